"""The figures of the report: one picture a module, one look for all (`numeric.pages.look`), one page (`page`).

from lnverify.numeric.atlas import write
write(Path("reports"), print)
"""

from lnverify.numeric.atlas.page import NAME, contents, write

__all__ = ["NAME", "contents", "write"]
