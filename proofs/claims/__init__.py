"""Every claim, by topic, in the order in which a reader meets them; importing this package declares them all."""

# ruff: noqa: I001
from proofs.claims import forms, image, nullspace, axes, zero_gain, section, backward, statistics, symmetries
from proofs.claims import projections, rms, normalizing, stretching
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
