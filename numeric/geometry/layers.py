"""The geometry of one normalization."""

from dataclasses import dataclass

import numpy as np

from lnverify.numeric.axes import NeuralAxes, PrincipalAxes, principal_axes
from lnverify.numeric.axes.gains import Vector, exact_gain
from lnverify.numeric.checkpoints.norms import LAYER_NORM, Norm

NEAR_DEAD = 2.0**-10
"""A gain below this fraction of the median |g| is near-dead: the coordinate is off to three digits."""


@dataclass(frozen=True)
class NormGeometry:
    """What the page tells about one normalization.

    Attributes:
        norm: where it is and why it was taken for what it is.
        N: coordinates.
        least_gain, median_gain, greatest_gain: of |g|.
        dead, near_dead: how many gains are 0, and how many others below NEAR_DEAD of the median.
        dead_at, near_dead_at: which, by number from 0.
        axes: how many axes have a length above 0.
        shortest, longest: semi-axes above 0; None where none is.
        effective_dimension: the participation ratio (Σℓ²)²/Σℓ⁴ of the semi-axes ℓ.
        semi_axes: all of them, the shortest first; those of length 0 too.
    """

    norm: Norm
    N: int
    least_gain: float
    median_gain: float
    greatest_gain: float
    dead: int
    near_dead: int
    dead_at: list[int]
    near_dead_at: list[int]
    axes: int
    shortest: float | None
    longest: float | None
    effective_dimension: float
    semi_axes: list[float]


def analyse_norm(norm: Norm, gain: Vector) -> NormGeometry:
    """The geometry of the image of a LayerNorm or an RMSNorm.

    Args:
        norm: what it is.
        gain: as stored, shape (N,); `norm.offset` is added to it here.

    Raises:
        InputError: where an entry is not finite.
    """
    g = exact_gain(gain, norm.gain) + norm.offset
    axes = principal_axes(g) if norm.kind == LAYER_NORM else NeuralAxes(g)
    lengths = axes.semi_axes[~axes.vanishing]
    size, median = np.abs(g), float(np.median(np.abs(g)))
    dead, near = size == 0, (size > 0) & (size < NEAR_DEAD * median)
    return NormGeometry(
        norm=norm,
        N=g.size,
        least_gain=float(size.min()),
        median_gain=median,
        greatest_gain=float(size.max()),
        dead=int(dead.sum()),
        near_dead=int(near.sum()),
        dead_at=np.flatnonzero(dead).tolist(),
        near_dead_at=np.flatnonzero(near).tolist(),
        axes=lengths.size,
        shortest=float(lengths[0]) if lengths.size else None,
        longest=float(lengths[-1]) if lengths.size else None,
        effective_dimension=_participation(axes),
        semi_axes=axes.semi_axes.tolist(),
    )


def _participation(axes: PrincipalAxes | NeuralAxes) -> float:
    logs = axes.log_semi_axes[~axes.vanishing]
    if not logs.size:
        return 0.0
    with np.errstate(under="ignore"):
        squares = np.exp(2 * (logs - logs[-1]))
        return float(squares.sum() ** 2 / np.sum(squares * squares))
