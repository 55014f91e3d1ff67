"""Every claim, by topic, in the order in which a reader meets them; importing this package declares them all."""

# ruff: noqa: I001
from proofs.claims import definitions, forms, image, nullspace, axes, zero_gain, section, backward
from proofs.claims import statistics, arithmetic, symmetries, transformer, projections, rms, normalizing
from proofs.claims import stretching, derivatives, initialization, inverse, semi_axes
from proofs.registry import CLAIMS

__all__ = [
    "CLAIMS",
    "arithmetic",
    "axes",
    "backward",
    "definitions",
    "derivatives",
    "forms",
    "image",
    "initialization",
    "inverse",
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
