"""Every claim, by topic; importing this package declares them all."""

from proofs.claims import (
    axes,
    backward,
    forms,
    image,
    normalizing,
    nullspace,
    projections,
    rms,
    section,
    statistics,
    stretching,
    symmetries,
    zero_gain,
)
from proofs.registry import CLAIMS

__all__ = [
    "CLAIMS",
    "axes",
    "backward",
    "forms",
    "image",
    "normalizing",
    "nullspace",
    "projections",
    "rms",
    "section",
    "statistics",
    "stretching",
    "symmetries",
    "zero_gain",
]
