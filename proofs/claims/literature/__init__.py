"""Claims of the wider literature: a module a source, and one for the pages of libraries and standards."""

from proofs.claims.literature import (
    ba,
    brody,
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

__all__ = ["ba", "brody", "documentation", "fisher", "flashnorm", "gupta", "ioffe", "jiang", "rmsnorm", "wu", "xiong"]
