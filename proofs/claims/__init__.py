"""Every claim, by topic; importing this package declares them all."""

from proofs.claims import (
    arithmetic,
    axes,
    backward,
    derivatives,
    forms,
    image,
    normalizing,
    nullspace,
    projections,
    rms,
    section,
    semi_axes,
    statistics,
    stretching,
    symmetries,
    transformer,
    zero_gain,
)
from proofs.registry import CLAIMS

__all__ = [
    "CLAIMS",
    "arithmetic",
    "axes",
    "backward",
    "derivatives",
    "forms",
    "image",
    "normalizing",
    "nullspace",
    "projections",
    "rms",
    "section",
    "semi_axes",
    "statistics",
    "stretching",
    "symmetries",
    "transformer",
    "zero_gain",
]
