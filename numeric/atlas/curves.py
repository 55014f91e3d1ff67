"""The activation u_ε(x) = x/√(‖x‖² + ε) along a line and around a circle ("Re-Examining LayerNorm").

A point (x, y) of the unit circle is stretched or shifted, then normalized; its first coordinate goes

    stretching:  x ↦ first coordinate of u_ε(tx, y) = tx/√(t²x² + 1 − x² + ε)
    folding:     x ↦ first coordinate of u_ε(x + t, y) = (x + t)/√(t² + 2tx + 1 + ε).

Both are slices of one surface, (X, Y) ↦ X/√(X² + Y² + ε), along an ellipse and along a shifted circle.
The derivative of folding is (tx + 1 + ε)/(t² + 2tx + 1 + ε)^(3/2), so for t > 0 there is a fold exactly where
t > 1 + ε; its minimum lies at x = −(1 + ε)/t and is √(1 − (1 + ε)/t²).
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]


def u(x: ArrayLike, eps: float, axis: int = 0) -> Array:
    """u_ε(x) = x/√(‖x‖² + ε), with the coordinates of x along `axis`."""
    x = np.asarray(x, dtype=np.float64)
    return np.asarray(x / np.sqrt(np.sum(x * x, axis=axis, keepdims=True) + eps))


def line(x: ArrayLike, eps: float) -> Array:
    """u_ε in one dimension, x/√(x² + ε), elementwise."""
    return surface(x, 0, eps)


def surface(X: ArrayLike, Y: ArrayLike, eps: float) -> Array:
    """The first coordinate of u_ε(X, Y), elementwise."""
    X, Y = np.asarray(X, dtype=np.float64), np.asarray(Y, dtype=np.float64)
    return np.asarray(X / np.sqrt(X * X + Y * Y + eps))


def stretched_coordinate(x: ArrayLike, t: float, eps: float) -> Array:
    """The first coordinate of u_ε(tx, y) for points (x, y) of the unit circle; x in [−1, 1]."""
    x = np.asarray(x, dtype=np.float64)
    return surface(t * x, _height(x), eps)


def folded_coordinate(x: ArrayLike, t: float, eps: float) -> Array:
    """The first coordinate of u_ε(x + t, y) for points (x, y) of the unit circle; x in [−1, 1]."""
    x = np.asarray(x, dtype=np.float64)
    return surface(x + t, _height(x), eps)


def _height(x: Array) -> Array:
    return np.sqrt((1 - x) * (1 + x))


def share_beyond(level: float, t: float, eps: float) -> float:
    """The share of the unit circle whose stretched first coordinate has absolute value above `level`.

    |u| > ℓ, 0 < ℓ < 1, exactly where x² > c² = ℓ²(1 + ε)/(t²(1 − ℓ²) + ℓ²): an arc of 1 − (2/π) arcsin c.
    """
    c = level * math.sqrt((1 + eps) / (t * t * (1 - level) * (1 + level) + level * level))
    return 1 - 2 / math.pi * math.asin(min(c, 1.0))


@dataclass(frozen=True)
class Fold:
    """The minimum of a folded curve inside (−1, 1).

    Attributes:
        place: the x of the minimum, −(1 + ε)/t.
        value: the folded coordinate there, √(1 − (1 + ε)/t²).
        left: the folded coordinate at x = −1.
        right: the folded coordinate at x = 1.
    """

    place: float
    value: float
    left: float
    right: float

    @property
    def depth(self) -> float:
        """How far the minimum lies below the lower end of the curve."""
        return min(self.left, self.right) - self.value


def fold(t: float, eps: float) -> Fold | None:
    """The fold of x ↦ u_ε(x + t, y) for a shift t > 0; None where the curve is monotone, t ≤ 1 + ε."""
    if t <= 1 + eps:
        return None
    left, right = (float(folded_coordinate(x, t, eps)) for x in (-1.0, 1.0))
    return Fold(-(1 + eps) / t, math.sqrt(1 - (1 + eps) / t**2), left, right)


def sign_error(t: float, eps: float, margin: float) -> float:
    """max |u_ε(tx) − sign x| over |x| ≥ margin, in one dimension: attained at the margin.

    It is at most ε/(2t²·margin²). With s = ε/(t·margin)² it is 1 − 1/√(1 + s), written without cancellation.
    """
    s = eps / (t * margin) ** 2
    return s / (1 + s + math.sqrt(1 + s))


def stretched_sign_error(t: float, eps: float, margin: float) -> float:
    """max |u − sign x| over the points of the unit circle with |x| ≥ margin, t ≥ 1.

    u is the stretched first coordinate. The curve increases in |x|, so the error is largest at the margin.
    """
    return 1 - float(stretched_coordinate(margin, t, eps))


def even_dip(x: ArrayLike, y: float, eps: float) -> Array:
    """1 − √(y² + ε)/√(x² + y² + ε), scaled to 1 at x = ±1: an absolute value made of one activation.

    The second coordinate of u_ε(x, y) at fixed y is y/√(x² + y² + ε), even in x, for every x; an affine map
    takes its values at 0 and 1 to 0 and 1.
    """
    x, c = np.asarray(x, dtype=np.float64), y * y + eps
    return np.asarray((1 - np.sqrt(c / (x * x + c))) / (1 - math.sqrt(c / (1 + c))))


def fold_as_absolute_value(x: ArrayLike, t: float, eps: float) -> Array:
    """The folded curve, t > 1 + ε, after the affine map that takes its minimum to 0 and its value at x = 1 to 1."""
    result = fold(t, eps)
    assert result
    return (folded_coordinate(x, t, eps) - result.value) / (result.right - result.value)
