"""The ways in which LayerNorm is computed, each in a few lines with every operation rounded to the format.

NumPy and ml_dtypes evaluate one operation on 16-bit numbers in float32 and round the result: since float32
has at least twice their precision plus two bits, that is the correctly rounded operation. Each algorithm
comes with its a-priori bound (`numeric.kernels.causes.bounds`) and with the place where it breaks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.floats.sums import blocked_sum, pairwise, sequential
from lnverify.numeric.kernels.causes import bounds
from lnverify.numeric.kernels.causes.bounds import Bound, wider
from lnverify.numeric.reference.problem import Problem, format_of

Statistics = Callable[[np.ndarray, Any], tuple[np.ndarray, np.ndarray, np.ndarray]]
"""(x, eps) to (mean, d, variance + eps)."""


@dataclass(frozen=True)
class Algorithm:
    """One way of computing LayerNorm.

    Attributes:
        name: how reports call it.
        statistics: (x, eps) to (mean, d, variance + eps), each operation rounded to the format of x.
        bound: from `bounds.Conditioning` to (δ, θ), before the root's own roundings.
        breaks: where it loses its digits, in a few words.
        fused: whether the output is x·(r·g) + (b - mean·(r·g)).
        wider: whether everything but the result is held in the next wider format.
    """

    name: str
    statistics: Statistics
    bound: Bound
    breaks: str
    fused: bool = False
    wider: bool = False

    def forward(self, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
        """The output in the format of x, every operation rounded."""
        format = format_of(x)
        if self.wider:
            wide = wider(format)
            x, gain, bias = (array.astype(wide.dtype) for array in (x, gain, bias))
        with np.errstate(all="ignore"):
            mean, d, spread = self.statistics(x, rounded(eps, x))
            r = x.dtype.type(1) / np.sqrt(spread)
            if self.fused:
                scale = r * gain
                output = x * scale + (bias - mean * scale)
            else:
                output = d * r * gain + bias
        return round_array(output.astype(np.float64), format)

    def a_priori(self, problem: Problem) -> np.ndarray:
        """The bound of |output - exact| for each row, absolute."""
        return bounds.forward_bound(self.bound, problem, fused=self.fused, wide=self.wider)

    def runs(self, format: Format) -> bool:
        """Whether the format has what the algorithm needs."""
        return not self.wider or format is not FLOAT64


def rounded(value: float, like: np.ndarray) -> Any:
    """A number rounded once into the format of an array."""
    return round_array(np.array([value], dtype=np.float64), format_of(like))[0]


def _mean(terms: np.ndarray, total: Any) -> np.ndarray:
    return total(terms) / rounded(terms.shape[1], terms)


def two_pass(total: Any) -> Statistics:
    """The mean, then the mean of the squared deviations from it."""

    def statistics(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        mean = _mean(x, total)
        d = x - mean
        return mean, d, _mean(d * d, total) + eps

    return statistics


def one_pass(total: Any) -> Statistics:
    """The mean of the squares less the square of the mean."""

    def statistics(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        mean = _mean(x, total)
        return mean, x - mean, (_mean(x * x, total) - mean * mean) + eps

    return statistics


def clamped(total: Any) -> Statistics:
    """One pass, a negative variance replaced by 0."""

    def statistics(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        mean = _mean(x, total)
        variance = _mean(x * x, total) - mean * mean
        return mean, x - mean, np.maximum(variance, x.dtype.type(0)) + eps

    return statistics


def welford(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Mean and sum of squares updated entry by entry."""
    mean, squares = x[:, :1], np.zeros_like(x[:, :1])
    for column in range(1, x.shape[1]):
        entry = x[:, column : column + 1]
        before = entry - mean
        mean = mean + before / rounded(column + 1, x)
        squares = squares + before * (entry - mean)
    return mean, x - mean, squares / rounded(x.shape[1], x) + eps


def shifted(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """One pass over x - x₀."""
    t = x - x[:, :1]
    mean, d, spread = one_pass(sequential)(t, eps)
    return mean + x[:, :1], d, spread


def projector(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Riechers' Eq. 6: Πa = a - (a·1̂)1̂ with 1̂ = 1/√N, and |Πa|² + N·eps under the root, divided by N."""
    size = rounded(x.shape[1], x)
    one = np.full(x.shape[1], x.dtype.type(1) / np.sqrt(size), x.dtype)
    along = sequential(x * one)
    d = x - along * one
    return along * one[:1], d, (sequential(d * d) + size * eps) / size


ALGORITHMS = {
    algorithm.name: algorithm
    for algorithm in (
        Algorithm(
            "two-pass",
            two_pass(sequential),
            bounds.two_pass_bound(sequential),
            "mean/std beyond 1/(N·u): the mean's error",
        ),
        Algorithm(
            "two-pass, pairwise sums",
            two_pass(pairwise),
            bounds.two_pass_bound(pairwise),
            "mean/std beyond 1/(u·log N): the mean is rounded",
        ),
        Algorithm(
            "two-pass, blocked sums",
            two_pass(blocked_sum),
            bounds.two_pass_bound(blocked_sum),
            "mean/std beyond 1/(u·N/8)",
        ),
        Algorithm(
            "one-pass",
            one_pass(sequential),
            bounds.one_pass_bound(sequential),
            "mean/std beyond 1/√(N·u): the variance cancels, below 0 it gives NaN; squares overflow",
        ),
        Algorithm(
            "one-pass, clamped",
            clamped(sequential),
            bounds.one_pass_bound(sequential),
            "mean/std beyond 1/√(N·u): the variance cancels to 0, leaving eps; squares overflow",
        ),
        Algorithm(
            "one-pass, blocked sums",
            one_pass(blocked_sum),
            bounds.one_pass_bound(blocked_sum),
            "mean/std beyond √(8/(N·u)): the variance cancels; squares overflow",
        ),
        Algorithm("Welford", welford, bounds.welford_bound, "mean/std beyond 1/(N·u)"),
        Algorithm(
            "shifted by the first entry",
            shifted,
            bounds.one_pass_bound(sequential, "kappa_first"),
            "a first entry far from the others: then as one-pass",
        ),
        Algorithm(
            "projector (Eq. 6)",
            projector,
            bounds.projector_bound,
            "mean/std beyond 1/(N·u); 1/√N is rounded too",
        ),
        Algorithm(
            "fused x·r + (β - μ·r)",
            two_pass(blocked_sum),
            bounds.two_pass_bound(blocked_sum),
            "mean/std beyond 1/u: x·r and μ·r cancel",
            fused=True,
        ),
        Algorithm(
            "two-pass, wider format",
            two_pass(sequential),
            bounds.two_pass_bound(sequential),
            "beyond the wider format",
            wider=True,
        ),
        Algorithm(
            "one-pass, wider format",
            one_pass(sequential),
            bounds.one_pass_bound(sequential),
            "mean/std beyond 1/√(N·u) of the wider format",
            wider=True,
        ),
    )
}
