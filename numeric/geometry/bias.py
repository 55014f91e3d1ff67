"""How far the bias moves the ellipsoid, measured by the ellipsoid itself.

Sums are rounded once (`math.fsum`), so that no processor has digits of its own.
"""

from dataclasses import dataclass
from math import fsum, sqrt

import numpy as np

from lnverify.numeric.axes.gains import Vector


@dataclass(frozen=True)
class BiasGeometry:
    """A bias beside the image of its LayerNorm or RMSNorm.

    Attributes:
        norm: ‖b‖.
        off_image: ‖the part of b orthogonal to the image‖: how far its hyperplane is moved from 0.
        in_semi_axes: √(Σ ((b·v)/ℓ)²) over the axes v of length ℓ: above 1 the moved ellipsoid leaves its
            old centre outside; None where it is too large for a float64.
    """

    norm: float
    off_image: float
    in_semi_axes: float | None


def centered_bias(gain: Vector, bias: Vector) -> BiasGeometry:
    """The bias of a LayerNorm, in O(N).

    Its part in the image is Gz for one z ⟂ 1 of least norm, and ‖z‖/√N is the measure in semi-axes. Without
    zero gains zₙ = (bₙgₙ - t)/gₙ², t the mean of bₙgₙ with weights gₙ⁻²; with k of them, z = G_S⁻¹b_S on the
    others, and each of the k takes -Σz/k.
    """
    live = gain != 0
    k = gain.size - int(live.sum())
    g, b = gain[live], bias[live]
    with np.errstate(all="ignore"):
        if k:
            z = b / g
            squared = _dot(z, z) + fsum(z) ** 2 / k
            off_image = _norm(bias[~live])
        else:
            alpha = np.abs(g).min() / g
            weight = alpha * alpha
            z = (b * g - _dot(weight, b * g) / fsum(weight)) / g / g
            squared = _dot(z, z)
            off_image = abs(_dot(b, alpha)) / _norm(alpha)
        return BiasGeometry(_norm(bias), off_image, _finite(np.sqrt(squared / gain.size)))


def uncentered_bias(gain: Vector, bias: Vector) -> BiasGeometry:
    """The bias of an RMSNorm, whose axes are the neural basis."""
    live = gain != 0
    with np.errstate(all="ignore"):
        inside = _norm(bias[live] / gain[live]) / np.sqrt(gain.size)
    off_image = _norm(bias[~live])
    return BiasGeometry(_norm(bias), off_image, _finite(inside))


def _dot(x: Vector, y: Vector) -> float:
    """The sum of products; infinite or NaN where one is."""
    products = x * y
    return fsum(products) if np.isfinite(products).all() else float(products.sum())


def _norm(x: Vector) -> float:
    return sqrt(_dot(x, x))


def _finite(value: float) -> float | None:
    return float(value) if np.isfinite(value) else None
