"""Claims of the wider literature: a module a source, and some for the pages of libraries and for abstracts."""

# ruff: noqa: F401, I001
from lnverify.proofs.claims.literature import abstracts, ba, brody, conventions, documentation, fisher, flashnorm, gupta
from lnverify.proofs.claims.literature import ioffe, jiang, practice, rmsnorm, wu, xiong
