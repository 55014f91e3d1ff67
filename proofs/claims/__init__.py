"""Every claim, by topic, in the order in which a reader meets them; importing this package declares them all."""

# ruff: noqa: I001
from lnverify.proofs.claims import definitions, forms, image, nullspace, axes, zero_gain, section, backward
from lnverify.proofs.claims import statistics, arithmetic, symmetries, transformer, projections, rms, normalizing
from lnverify.proofs.claims import stretching, derivatives, initialization, averages, sigmoid, inverse, semi_axes
from lnverify.proofs.claims import weights, learning_rates, gradient_statistics, conditioning, curvature
from lnverify.proofs.claims import softmax, elementwise, sizes, entries, linear, tokens, bounds, attribution, literature
from lnverify.proofs.registry import CLAIMS

__all__ = [
    "CLAIMS",
    "arithmetic",
    "attribution",
    "averages",
    "axes",
    "backward",
    "bounds",
    "conditioning",
    "curvature",
    "definitions",
    "derivatives",
    "elementwise",
    "entries",
    "forms",
    "gradient_statistics",
    "image",
    "initialization",
    "inverse",
    "learning_rates",
    "linear",
    "literature",
    "normalizing",
    "nullspace",
    "projections",
    "rms",
    "section",
    "semi_axes",
    "sigmoid",
    "sizes",
    "softmax",
    "statistics",
    "stretching",
    "symmetries",
    "tokens",
    "transformer",
    "weights",
    "zero_gain",
]
