"""The figures of the report: one picture a module, one style (`numeric.publishing.plot_style`), one `page`."""

from lnverify.numeric.atlas.page import contents

__all__ = ["contents"]
