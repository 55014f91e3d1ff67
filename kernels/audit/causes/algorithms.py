"""The ways in which LayerNorm is computed, as programs of `kernels.programs`, run with every operation rounded.

NumPy and ml_dtypes evaluate one operation on 16-bit numbers in float32 and round the result: since float32
has at least twice their precision plus two bits, that is the correctly rounded operation. Two passes have a bound,
which is a theorem of the same program (`lnverify.rounding.two-pass`); each algorithm says where it breaks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from lnverify.kernels.audit.errors.profiles import constant, in_range_of, output_bound, two_pass_error
from lnverify.kernels.programs.vocabulary import Node, Program, Programs, program_of, record
from lnverify.kernels.rounding.arrays import compute
from lnverify.kernels.rounding.orders import Order, height, pairwise, sequential, vectors
from lnverify.numeric.floats.formats import FLOAT32, FLOAT64, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Solution
from lnverify.numeric.reference.problem import format_of

Statistics = Callable[[np.ndarray, Any], tuple[np.ndarray, np.ndarray, np.ndarray]]
"""(x, eps) to (mean, d, variance + eps)."""

Named = Callable[[Programs], tuple[Node, Node, Node]]
"""A program of the mean, x - mean and variance + eps."""

ONE_PASS, TWO_PASS, WELFORD = "one pass", "two passes", "Welford"
"""The families of algorithms, by how the variance comes about."""


def wider(format: Format) -> Format:
    """The format in which sums are accumulated: float32 for 16 bits, float64 for float32."""
    return FLOAT64 if format is FLOAT32 else FLOAT32


@dataclass(frozen=True)
class Algorithm:
    """One way of computing LayerNorm.

    Attributes:
        name: how reports call it.
        statistics: (x, eps) to (mean, d, variance + eps), each operation rounded to the format of x.
        family: ONE_PASS, TWO_PASS or WELFORD; empty for none of them.
        breaks: where it loses its digits, in a few words.
        fused: whether the output is x·(r·g) + (b - mean·(r·g)).
        wider: whether everything but the result is held in the next wider format.
        order: of its sums, where it is the program `two_pass`, of which a bound is proved.
    """

    name: str
    statistics: Statistics
    family: str
    breaks: str = ""
    fused: bool = False
    wider: bool = False
    order: Order | None = None

    def forward(self, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
        """The output in the format of x, every operation rounded."""
        format = format_of(x)
        if self.wider:
            x, gain, bias = (array.astype(wider(format).dtype) for array in (x, gain, bias))
        with np.errstate(all="ignore"):
            mean, d, spread = self.statistics(x, rounded(eps, x))
        given = {"x": x, "gain": gain, "bias": bias, "mean": mean, "d": d, "spread": spread}
        output = compute(PROGRAMS[scaled if self.fused else affine], given, sequential)["y"]
        return round_array(output.astype(np.float64), format)

    def proved_bound(self, solution: Solution) -> np.ndarray:
        """The proved bound of |output - exact| for each row, absolute; infinite where there is none."""
        problem = solution.problem
        arithmetic = wider(problem.format) if self.wider else problem.format
        rows: np.ndarray = np.full(problem.rows, np.inf)
        if self.order is None:
            return rows
        # By a rounded N, a quotient has two factors 1 + δ more.
        divisor = float(rounded(problem.size, np.zeros(0, arithmetic.dtype)))
        h = height(self.order, problem.size) + 2 * (divisor != problem.size)
        with np.errstate(all="ignore"):
            error = two_pass_error(solution, constant(h, h + 1, arithmetic.unit_roundoff))
            underflow = (problem.size + 4) * arithmetic.smallest * max(1.0, np.abs(problem.gain.astype(float)).max())
            bound = output_bound(solution, error).max(axis=1) + underflow + 2 * problem.format.smallest
        return np.where(in_range_of(arithmetic, solution), bound, np.inf)

    @property
    def cause(self) -> str:
        """What it is called as a cause."""
        return f"{self.name} algorithm"

    @property
    def narrow(self) -> bool:
        """Whether every operation is rounded to the format of the input."""
        return not self.wider

    def runs(self, format: Format) -> bool:
        """Whether the format has what the algorithm needs."""
        return not self.wider or format is not FLOAT64


def rounded(value: float, like: np.ndarray) -> Any:
    """A number rounded once into the format of an array."""
    return round_array(np.array([value], dtype=np.float64), format_of(like))[0]


def affine(s: Any) -> Node:
    """(x - mean)·r·gain + bias."""
    return s.vector("d") * (1 / s.sqrt(s.scalar("spread"))) * s.gain + s.bias


def scaled(s: Any) -> Node:
    """x·(r·gain) + (bias - mean·(r·gain))."""
    scale = (1 / s.sqrt(s.scalar("spread"))) * s.gain
    return s.x * scale + (s.bias - s.scalar("mean") * scale)


@cache
def statistics_program(named: Named) -> Program:
    """The program whose cuts are the mean, x - mean and variance + eps."""
    space = Programs()
    mean, d, spread = named(space)
    return program_of(space.cut("spread", spread), named.__name__, [space.cut("mean", mean), space.cut("d", d)])


def run_by(named: Named, order: Order) -> Statistics:
    """The statistics by a program, its sums in an order."""

    def statistics(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        given = {"x": x, "N": rounded(x.shape[1], x), "eps": eps, "first": x[:, :1]}
        result = compute(statistics_program(named), given, order)
        return result["mean"], result["d"], result["spread"]

    return statistics


def two_pass(s: Any) -> tuple[Node, Node, Node]:
    """The mean, then the mean of the squared deviations from it."""
    mean = s.sum(s.x) / s.N
    d = s.x - mean
    return mean, d, s.sum(d * d) / s.N + s.eps


def two_pass_by_reciprocal(s: Any) -> tuple[Node, Node, Node]:
    """Two passes, each sum times the rounded 1/N instead of divided by N."""
    share = 1 / s.N
    mean = s.sum(s.x) * share
    d = s.x - mean
    return mean, d, s.sum(d * d) * share + s.eps


def one_pass(s: Any) -> tuple[Node, Node, Node]:
    """The mean of the squares less the square of the mean."""
    mean = s.sum(s.x) / s.N
    return mean, s.x - mean, (s.sum(s.x * s.x) / s.N - mean * mean) + s.eps


def clamped(s: Any) -> tuple[Node, Node, Node]:
    """One pass, a negative variance replaced by 0."""
    mean = s.sum(s.x) / s.N
    return mean, s.x - mean, s.max(s.sum(s.x * s.x) / s.N - mean * mean, 0) + s.eps


def shifted(s: Any) -> tuple[Node, Node, Node]:
    """One pass over x - x₀."""
    first = s.scalar("first")
    t = s.x - first
    mean = s.sum(t) / s.N
    return mean + first, t - mean, (s.sum(t * t) / s.N - mean * mean) + s.eps


def projector(s: Any) -> tuple[Node, Node, Node]:
    """Riechers' Eq. 6: Πa = a - (a·1̂)1̂ with 1̂ = 1/√N, and |Πa|² + N·eps under the root, divided by N."""
    one = 1 / s.sqrt(s.N)
    along = s.sum(s.x * one) * one
    d = s.x - along
    return along, d, (s.sum(d * d) + s.N * s.eps) / s.N


def mean_square(s: Any) -> tuple[Node, Node, Node]:
    """RMSNorm's statistics: mean 0, the entries, and their mean square plus eps."""
    return 0 * s.scalar("first"), s.x, s.sum(s.x * s.x) / s.N + s.eps


def welford_step(s: Any) -> Node:
    """One entry more: the mean, which is kept, and the sum of squares about it."""
    before = s.scalar("entry") - s.scalar("m")
    mean = s.cut("mean", s.scalar("m") + before / s.scalar("k"))
    return s.scalar("Q") + before * (s.scalar("entry") - mean)


PROGRAMS = {function: record(function) for function in (affine, scaled, welford_step)}
"""What stands at the end of a way of computing, and in its loop."""


def welford(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Mean and sum of squares updated entry by entry."""
    mean, squares = x[:, :1], np.zeros_like(x[:, :1])
    for k in range(1, x.shape[1]):
        given = {"entry": x[:, k : k + 1], "m": mean, "Q": squares, "k": rounded(k + 1, x)}
        result = compute(PROGRAMS[welford_step], given, sequential)
        mean, squares = result["mean"], result["y"]
    return mean, x - mean, squares / rounded(x.shape[1], x) + eps


def of_two_passes(name: str, order: Order, breaks: str, **options: Any) -> Algorithm:
    """Two passes, their sums in an order."""
    bounded = None if options.get("fused") else order
    family = "" if options.get("fused") else TWO_PASS  # what cancels there is no variance
    return Algorithm(name, run_by(two_pass, order), family, breaks, order=bounded, **options)


ALGORITHMS = {
    algorithm.name: algorithm
    for algorithm in (
        of_two_passes("two-pass", sequential, "mean/std beyond 1/(N·u): the mean's error"),
        of_two_passes("two-pass, pairwise sums", pairwise, "mean/std beyond 1/(u·log N): the mean is rounded"),
        of_two_passes("two-pass, blocked sums", vectors, "mean/std beyond 1/(u·N/8)"),
        Algorithm(
            "one-pass",
            run_by(one_pass, sequential),
            ONE_PASS,
            "mean/std beyond 1/√(N·u): the variance cancels, below 0 it gives NaN; squares overflow",
        ),
        Algorithm(
            "one-pass, clamped",
            run_by(clamped, sequential),
            ONE_PASS,
            "mean/std beyond 1/√(N·u): the variance cancels to 0, leaving eps; squares overflow",
        ),
        Algorithm(
            "one-pass, blocked sums",
            run_by(one_pass, vectors),
            ONE_PASS,
            "mean/std beyond √(8/(N·u)): the variance cancels; squares overflow",
        ),
        Algorithm("Welford", welford, WELFORD, "mean/std beyond 1/(N·u)"),
        Algorithm(
            "shifted by the first entry",
            run_by(shifted, sequential),
            "",
            "a first entry far from the others: then as one-pass",
        ),
        Algorithm(
            "projector (Eq. 6)", run_by(projector, sequential), "", "mean/std beyond 1/(N·u); 1/√N is rounded too"
        ),
        of_two_passes("fused x·r + (β - μ·r)", vectors, "mean/std beyond 1/u: x·r and μ·r cancel", fused=True),
        of_two_passes("two-pass, wider format", sequential, "beyond the wider format", wider=True),
        Algorithm(
            "one-pass, wider format",
            run_by(one_pass, sequential),
            ONE_PASS,
            "mean/std beyond 1/√(N·u) of the wider format",
            wider=True,
        ),
    )
}
