"""Performance: sections that are measured alone, one module each."""

from numeric.bench import axes
from numeric.bench.sections import Section

SECTIONS: list[Section] = [axes.SECTION]

__all__ = ["SECTIONS", "Section"]
