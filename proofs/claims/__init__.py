"""Every claim, by topic, in the order in which a reader meets them; importing this package declares them all."""

# ruff: noqa: F401, I001
from lnverify.proofs.claims import definitions, forms, image, nullspace, axes, zero_gain, section, backward
from lnverify.proofs.claims import statistics, arithmetic, symmetries, transformer, projections, rms, normalizing
from lnverify.proofs.claims import stretching, derivatives, initialization, averages, sigmoid, inverse, semi_axes
from lnverify.proofs.claims import weights, conditioning, curvature
from lnverify.proofs.claims import softmax, elementwise, entries, linear, tokens, literature
from lnverify.proofs.registry import CLAIMS

__all__ = ["CLAIMS"]
