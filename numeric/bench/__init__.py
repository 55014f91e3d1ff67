"""Performance: sections that are measured alone, one module each."""

from numeric.bench import stress, suite, time_axes, time_reference
from numeric.bench.sections import Section

SECTIONS: list[Section] = [suite.SECTION, time_reference.SECTION, time_axes.SECTION, stress.SECTION]

__all__ = ["SECTIONS", "Section"]
