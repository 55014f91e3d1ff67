"""Performance: sections that are measured alone, one module each."""

from numeric.bench import axes, reference, stress, suite
from numeric.bench.sections import Section

SECTIONS: list[Section] = [suite.SECTION, reference.SECTION, axes.SECTION, stress.SECTION]

__all__ = ["SECTIONS", "Section"]
