"""The figures of the report: one picture a module, one look for all (`numeric.pages.look`), one page (`page`)."""

from lnverify.numeric.atlas.page import contents

__all__ = ["contents"]
