"""A-priori bounds of the algorithms.

With d = x - mean, V = variance + eps, r = 1/√V, the bound of an algorithm is a pair (δ, θ): its centre is
within δ/r of the mean, and its V within a relative θ. Both are functions of the condition numbers of the row

    κ = r·rms(x) and K = r·max|x|,  and of  s = γ(depth of the summation + a few), γ(n) = n·u/(1 - n·u).

`forward_bound` turns them into bounds of results. It assumes that nothing overflows and that no square underflows;
where that fails it is infinite. The dependence on κ is that of T. F. Chan,
G. H. Golub, R. J. LeVeque, "Algorithms for computing the sample variance", The American Statistician 37
(1983); the constants are worked out for the loops of `numeric.kernels.causes.algorithms`.

They are worked out by hand and are no theorems: sums accumulated in a wider format, Welford in lanes, the projector
and the rounding of eps in all of them are open in `proofs.programs`. What is a theorem of the same algorithms, in its
own vocabulary: `lnverify.rounding.two-pass`, `one-pass.squared`, `one-pass.shifted` and `merged`. No profile rests on
them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT32, FLOAT64, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.floats.sums import DEPTHS
from lnverify.numeric.reference.problem import Problem

Bound = Callable[["Conditioning"], tuple[Any, Any]]
"""From the conditioning of rows to (δ, θ)."""


@dataclass(frozen=True)
class Conditioning:
    """What the bounds of a batch depend on; arrays of one number a row.

    Attributes:
        size: N.
        unit: the unit roundoff of the arithmetic.
        kappa: r·rms(x).
        kappa_max: r·max|x|.
        kappa_first: r·rms(x - x₀).
        height: max|d|·r.
        eps_error: |rounded eps - eps|·r².
        safe: whether squares and their sum stay within the format's range.
    """

    size: int
    unit: float
    kappa: np.ndarray
    kappa_max: np.ndarray
    kappa_first: np.ndarray
    height: np.ndarray
    eps_error: np.ndarray
    safe: np.ndarray

    def gamma(self, operations: float) -> float:
        """γ(n) = n·u/(1 - n·u): the relative error that n roundings can make."""
        product = operations * self.unit
        return product / (1 - product) if product < 1 else np.inf


def wider(format: Format) -> Format:
    """The format in which sums are accumulated: float32 for 16 bits, float64 for float32."""
    return FLOAT64 if format is FLOAT32 else FLOAT32


def two_pass_bound(total: Any, operations: int = 3) -> Bound:
    """δ = s·κ; the variance errs by δ² (a shift enters it squared), two roundings of d, one of d², and s."""

    def bound(row: Conditioning) -> tuple[Any, Any]:
        s = row.gamma(DEPTHS[total](row.size) + operations)
        delta = s * row.kappa
        return delta, delta**2 + s + 4 * row.unit

    return bound


def one_pass_bound(total: Any, kappa: str = "kappa") -> Bound:
    """δ = s·κ; both means of squares err by s·κ² and 3s·κ², relative to V."""

    def bound(row: Conditioning) -> tuple[Any, Any]:
        s = row.gamma(DEPTHS[total](row.size) + 5)
        k = getattr(row, kappa)
        return s * k, 5 * s * k**2 + 2 * row.unit

    return bound


def welford_bound(row: Conditioning) -> tuple[Any, Any]:
    """δ = γ(N + 4)·K, since the running mean stays below max|x|; each square errs by its two factors' share.

    Σ|x - mean before| ≤ N·√(2V), as every square but the first is at least half of (x - mean before)².
    """
    s = row.gamma(row.size + 4)
    delta = s * row.kappa_max
    return delta, 2 * np.sqrt(2) * delta + delta**2 + s + 4 * row.unit


def projector_bound(row: Conditioning) -> tuple[Any, Any]:
    """1̂ is rounded, so d errs by more than a shift: δ = γ(N + 8)·(κ + K), and the variance by 2δ + δ²."""
    s = row.gamma(row.size + 8)
    delta = s * (row.kappa + row.kappa_max * 8 / (row.size + 8))
    return delta, 2 * delta + delta**2 + s + 6 * row.unit


def describe(problem: Problem, unit: float, format: Format) -> Conditioning:
    """What the bounds need of each row, from float64 (rounded up by 1 %).

    Args:
        problem: the rows.
        unit: the unit roundoff of the arithmetic, the format's own or a wider one's.
        format: the format of the arithmetic: its range, and what eps becomes in it.
    """
    with np.errstate(all="ignore"):
        x = problem.x.astype(np.float64)
        largest = np.maximum(np.abs(x).max(axis=1, keepdims=True), 2.0**-500)
        d = x - x.mean(axis=1, keepdims=True)
        d = d - d.mean(axis=1, keepdims=True)
        variance = np.square(d).mean(axis=1, keepdims=True)
        r = 1 / np.sqrt(variance + problem.eps)
        eps = float(round_array(np.array([problem.eps]), format)[0])
        rms = largest * np.sqrt(np.square(x / largest).mean(axis=1, keepdims=True))
        first = x - x[:, :1]
        # A square that underflows errs by u·2^emin, which is nothing beside V then.
        inside = problem.size * largest**2 < format.largest / 4
        safe = inside & (variance + problem.eps > 2.0 ** (format.emin + 3))

        def up(number: np.ndarray) -> np.ndarray:
            return 1.01 * number[:, 0]

        return Conditioning(
            size=problem.size,
            unit=unit,
            kappa=up(r * rms),
            kappa_max=up(r * largest),
            kappa_first=up(r * np.sqrt(np.square(first).mean(axis=1, keepdims=True))),
            height=up(r * np.abs(d).max(axis=1, keepdims=True)),
            eps_error=up(abs(eps - problem.eps) * r**2),
            safe=safe[:, 0],
        )


def root_error(spread_error: Any, row: Conditioning) -> Any:
    """ρ, the relative error of r: half of that of variance + eps with second order, and two roundings."""
    spread_error = spread_error + row.eps_error + 2 * row.unit
    return np.where(spread_error < 0.5, spread_error / 2 * (1 + 1.5 * spread_error) + 3 * row.unit, np.inf)


def forward_bound(bound: Bound, problem: Problem, *, fused: bool = False, wide: bool = False) -> np.ndarray:
    """An a-priori bound of |output - exact| for each row, absolute; infinite where there is none."""
    own = problem.format
    format = wider(own) if wide else own
    row = describe(problem, format.unit_roundoff, format)
    u = row.unit
    with np.errstate(all="ignore"):
        delta, spread_error = bound(row)
        rho = root_error(spread_error, row)
        gain = np.abs(problem.gain.astype(np.float64)).max()
        bias = np.abs(problem.bias.astype(np.float64)).max()
        size = gain * row.height + bias
        error = gain * (delta * (1 + rho) + row.height * (rho + 6 * u) * (1 + delta)) + 2 * u * size
        if fused:
            error = error + 5 * u * gain * row.kappa_max * (1 + rho) * (1 + delta) + u * bias
        if wide:
            error = error + own.unit_roundoff * (size + error) * 1.01 + own.smallest / 2
        error = error + (problem.size + 4) * format.smallest * max(gain, 1)
        return np.where(row.safe & np.isfinite(error), 1.01 * error, np.inf)
