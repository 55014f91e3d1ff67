"""The figures of the report: one picture a module, one look for all (`style`), one page (`page`).

from numeric.figures import write
write(Path("reports"), print)
"""

from numeric.figures.page import NAME, contents, write

__all__ = ["NAME", "contents", "write"]
