"""The experiments of the walkthrough post, run again beside exact arithmetic: one experiment a module, one page.

from lnverify.numeric.walkthrough import write
write(Path("reports"), print)
"""

from lnverify.numeric.walkthrough.page import NAME, contents, write

__all__ = ["NAME", "contents", "write"]
