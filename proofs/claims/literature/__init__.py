"""Claims of the wider literature: a module a source, and some for the pages of libraries and for abstracts."""

from lnverify.proofs.claims.literature import (
    abstracts,
    ba,
    brody,
    conventions,
    documentation,
    fisher,
    flashnorm,
    gupta,
    ioffe,
    jiang,
    practice,
    rmsnorm,
    wu,
    xiong,
)

__all__ = [
    "abstracts",
    "ba",
    "brody",
    "conventions",
    "documentation",
    "fisher",
    "flashnorm",
    "gupta",
    "ioffe",
    "jiang",
    "practice",
    "rmsnorm",
    "wu",
    "xiong",
]
