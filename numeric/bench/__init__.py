"""Performance: sections that are measured alone, one module each."""

from numeric.bench import axes, suite
from numeric.bench.sections import Section

SECTIONS: list[Section] = [suite.SECTION, axes.SECTION]

__all__ = ["SECTIONS", "Section"]
