"""The derivations in plain SymPy as a page, with the two ellipses drawn."""

from lnverify.numeric.derivations.page import contents

__all__ = ["contents"]
