"""Claims of the wider literature: a module a source, and two for the pages of libraries and standards."""

from proofs.claims.literature import (
    ba,
    brody,
    conventions,
    documentation,
    fisher,
    flashnorm,
    gupta,
    ioffe,
    jiang,
    rmsnorm,
    wu,
    xiong,
)

__all__ = [
    "ba",
    "brody",
    "conventions",
    "documentation",
    "fisher",
    "flashnorm",
    "gupta",
    "ioffe",
    "jiang",
    "rmsnorm",
    "wu",
    "xiong",
]
