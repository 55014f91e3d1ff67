"""The forms in which ∂x is put together from the statistics, each operation rounded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from lnverify.numeric.floats.formats import Format
from lnverify.numeric.floats.sums import pairwise, sequential
from lnverify.numeric.kernels.causes.algorithms import centred, rounded, uncentred
from lnverify.numeric.kernels.causes.operations import cast, fused
from lnverify.numeric.kernels.causes.simd_welford import WIDTH

Form = Callable[..., np.ndarray]
"""(x, p, mean, d, r, spread, centre) to dx."""


def without_spread(combine: Callable[..., np.ndarray]) -> Form:
    """A form of `numeric.kernels.causes.algorithms.GradientForm`, which does without variance + eps."""
    return lambda x, p, mean, d, r, spread, centre: combine(x, p, mean, d, r, centre)


def cube(factor: np.ndarray, r: np.ndarray, spread: np.ndarray) -> np.ndarray:
    """factor/std³ by the cube of 1/std."""
    return factor * (r * r * r)


def quotient(factor: np.ndarray, r: np.ndarray, spread: np.ndarray) -> np.ndarray:
    """factor/std³ by 1/std over the variance."""
    return factor * (r / spread)


def spread_out(
    x: np.ndarray, p: np.ndarray, mean: np.ndarray, d: np.ndarray, r: np.ndarray, centre: bool = True
) -> np.ndarray:
    """dx = r·(p - mean(p)) - d·mean(p·d)·r³: centred, 1/std multiplied out."""
    size = rounded(x.shape[1], x)
    q = p - sequential(p) / size if centre else p
    return r * q - d * (sequential(p * d) / size) * (r * r * r)


def by_lanes(terms: np.ndarray) -> np.ndarray:
    """Row sums in the lanes of a vector; at last those of float32 by halving, those of float64 in order.

    16 bits, which no library sums so, have as many lanes as float32.
    """
    width, size = WIDTH.get(terms.dtype.itemsize, WIDTH[4]), terms.shape[1]
    padded = np.pad(terms, ((0, 0), (0, -size % width))).reshape(len(terms), -1, width)
    sums = np.asarray(np.add.accumulate(padded, axis=1)[:, -1])
    return pairwise(sums) if width > 4 else sequential(sums)


def uncentred_fused(
    x: np.ndarray, p: np.ndarray, mean: np.ndarray, d: np.ndarray, r: np.ndarray, centre: bool = True
) -> np.ndarray:
    """dx = r·p + b·x + c as PyTorch's vector units have it: each sum of two products by a fused multiply–add."""
    if not centre:
        return uncentred(x, p, mean, d, r, centre)
    share = x.dtype.type(1) / rounded(x.shape[1], x)
    total, along = by_lanes(p), by_lanes(p * x)
    b = fused(total, mean, -along) * r * r * r * share
    c = fused(-b, mean, -(total * r * share))
    return fused(np.broadcast_to(b, x.shape), x, r * p) + c


@dataclass(frozen=True)
class Differentiated:
    """∂x as automatic differentiation gives it: p·r, and what reaches x through mean and variance.

    Attributes:
        power: (factor, 1/std, variance + eps) to factor/std³.
        one_pass: whether the variance is the mean of the squares less the square of the mean.
        clamped: whether that is then replaced by 0 where it is negative; at 0 half of a gradient passes.
        apart: the format to which either part is rounded before they are added.
        fused: whether the product that comes through the variance is added without being rounded.
        products: whether Σp·d is Σ(p·x - mean·p), both products rounded: the derivative of x·r + (β - mean·r) by r.
    """

    power: Callable[[np.ndarray, np.ndarray, np.ndarray], np.ndarray] = quotient
    one_pass: bool = False
    clamped: bool = False
    apart: Format | None = None
    fused: bool = False
    products: bool = False

    def __call__(
        self,
        x: np.ndarray,
        p: np.ndarray,
        mean: np.ndarray,
        d: np.ndarray,
        r: np.ndarray,
        spread: np.ndarray,
        centre: bool,
    ) -> np.ndarray:
        size, half = rounded(x.shape[1], x), rounded(0.5, x)
        along = p * x + -mean * p if self.products else p * d
        slope = self.power(-half * sequential(along), r, spread)
        if self.clamped:
            variance = sequential(x * x) / size - mean * mean
            slope = slope * (half + half * np.sign(variance))
        twice = (slope + slope) / size
        direct, entries = p * r, x if self.one_pass else d
        squares, level = entries * twice, 0 * r
        if centre:
            past = mean * twice * size if self.one_pass else sequential(squares)
            level = (sequential(direct) + past) / size
        if self.fused:
            return fused(entries, np.broadcast_to(twice, x.shape), direct - level)
        if self.apart is None:
            return direct + squares - level
        parts = (cast(part, self.apart).astype(x.dtype) for part in (direct, squares - level))
        return cast(sum(parts, 0 * x), self.apart)


FORMS: dict[str, list[Form]] = {
    "centred": [without_spread(centred), without_spread(spread_out)],
    "uncentred": [without_spread(uncentred), without_spread(uncentred_fused)],
    "differentiated": [Differentiated(quotient), Differentiated(cube)],
}
"""The forms of ∂x whose statistics are accurate, by name."""

ONE_PASS: list[Form] = [
    Differentiated(power, one_pass=True, clamped=clamped) for power in (quotient, cube) for clamped in (False, True)
]
"""Those of automatic differentiation through the one-pass variance."""
