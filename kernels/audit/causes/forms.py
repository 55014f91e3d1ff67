"""The forms in which ∂x is put together from the statistics, each operation rounded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from lnverify.kernels.audit.causes.algorithms import rounded
from lnverify.kernels.audit.causes.operations import cast, fused
from lnverify.kernels.audit.causes.simd_welford import WIDTH
from lnverify.kernels.rounding.orders import pairwise, row_sums, sequential
from lnverify.numeric.floats.formats import Format


class Terms(NamedTuple):
    """What ∂x is put together from, all in one format.

    Attributes:
        x: the rows.
        p: gain·upstream.
        mean, d, r, spread: the mean, x - mean, 1/std and variance + eps.
        centre: False for RMSNorm.
    """

    x: np.ndarray
    p: np.ndarray
    mean: np.ndarray
    d: np.ndarray
    r: np.ndarray
    spread: np.ndarray
    centre: bool = True


Form = Callable[[Terms], np.ndarray]
"""From the terms to dx."""


def centred(t: Terms) -> np.ndarray:
    """dx = r·(p - mean(p) - h·mean(p·h)), h = d·r."""
    size, h = rounded(t.x.shape[1], t.x), t.d * t.r
    q = t.p - row_sums(t.p) / size if t.centre else t.p
    return t.r * (q - h * (row_sums(t.p * h) / size))


def uncentred(t: Terms) -> np.ndarray:
    """dx = r·p + a·x + c with a = (Σp·mean - Σp·x)·r³/N and c = -a·mean - Σp·r/N: no deviation is formed."""
    x, p, r, size = t.x, t.p, t.r, rounded(t.x.shape[1], t.x)
    if not t.centre:
        return r * p + (-row_sums(p * x) * r * r * r) / size * x
    total = row_sums(p)
    a = ((total * t.mean - row_sums(p * x)) * r * r * r) / size
    return (r * p + a * x) + (-(a * t.mean) - total * r / size)


def cube(factor: np.ndarray, r: np.ndarray, spread: np.ndarray) -> np.ndarray:
    """factor/std³ by the cube of 1/std."""
    return factor * (r * r * r)


def quotient(factor: np.ndarray, r: np.ndarray, spread: np.ndarray) -> np.ndarray:
    """factor/std³ by 1/std over the variance."""
    return factor * (r / spread)


def spread_out(t: Terms) -> np.ndarray:
    """dx = r·(p - mean(p)) - d·mean(p·d)·r³: centred, 1/std multiplied out."""
    size = rounded(t.x.shape[1], t.x)
    q = t.p - row_sums(t.p) / size if t.centre else t.p
    return t.r * q - t.d * (row_sums(t.p * t.d) / size) * (t.r * t.r * t.r)


def by_lanes(terms: np.ndarray) -> np.ndarray:
    """Row sums in the lanes of a vector; at last those of float32 by halving, those of float64 in order.

    16 bits, which no library sums so, have as many lanes as float32.
    """
    width, size = WIDTH.get(terms.dtype.itemsize, WIDTH[4]), terms.shape[1]
    padded = np.pad(terms, ((0, 0), (0, -size % width))).reshape(len(terms), -1, width)
    sums = np.asarray(np.add.accumulate(padded, axis=1)[:, -1])
    return row_sums(sums, pairwise if width > 4 else sequential)


def uncentred_fused(t: Terms) -> np.ndarray:
    """dx = r·p + b·x + c as PyTorch's vector units have it: each sum of two products by a fused multiply–add."""
    if not t.centre:
        return uncentred(t)
    x, r, share = t.x, t.r, t.x.dtype.type(1) / rounded(t.x.shape[1], t.x)
    total, along = by_lanes(t.p), by_lanes(t.p * x)
    b = fused(total, t.mean, -along) * r * r * r * share
    c = fused(-b, t.mean, -(total * r * share))
    return fused(np.broadcast_to(b, x.shape), x, r * t.p) + c


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

    def __call__(self, t: Terms) -> np.ndarray:
        x, mean, r = t.x, t.mean, t.r
        size, half = rounded(x.shape[1], x), rounded(0.5, x)
        along = t.p * x + -mean * t.p if self.products else t.p * t.d
        slope = self.power(-half * row_sums(along), r, t.spread)
        if self.clamped:
            variance = row_sums(x * x) / size - mean * mean
            slope = slope * (half + half * np.sign(variance))
        twice = (slope + slope) / size
        direct, entries = t.p * r, x if self.one_pass else t.d
        squares, level = entries * twice, 0 * r
        if t.centre:
            past = mean * twice * size if self.one_pass else row_sums(squares)
            level = (row_sums(direct) + past) / size
        if self.fused:
            return fused(entries, np.broadcast_to(twice, x.shape), direct - level)
        return direct + squares - level if self.apart is None else in_two_parts(direct, squares - level, self.apart)


def in_two_parts(direct: np.ndarray, rest: np.ndarray, format: Format) -> np.ndarray:
    """The sum of two parts of ∂x, each rounded to a format before they are added."""
    parts = (cast(part, format).astype(direct.dtype) for part in (direct, rest))
    return cast(sum(parts, 0 * direct), format)


FORMS: dict[str, list[Form]] = {
    "centred": [centred, spread_out],
    "uncentred": [uncentred, uncentred_fused],
    "differentiated": [Differentiated(quotient), Differentiated(cube)],
}
"""The forms of ∂x whose statistics are accurate, by name."""

ONE_PASS: list[Form] = [
    Differentiated(power, one_pass=True, clamped=clamped) for power in (quotient, cube) for clamped in (False, True)
]
"""Those of automatic differentiation through the one-pass variance."""
