"""When a way of computing is the cause of a library's fault: four conditions, each of which may refute it.

A way is named only where it makes the same error on the regime's own rows, errs as the library does on plain rows,
explains most of the cases, and agrees with the library in each experiment: an input changed in one respect, on which
both lose half of the digits or neither does. Else the cause is open, and what was tried is said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.causes.float64_probe import has_float64
from lnverify.kernels.audit.causes.outputs import BY_CAUSE
from lnverify.kernels.audit.causes.trace import FLOAT32_ONLY, all_candidates, makes_same_error
from lnverify.kernels.audit.errors.outcome import Outcome, outcome
from lnverify.kernels.audit.errors.table import half_of_the_digits
from lnverify.numeric.floats.formats import FLOAT32, FLOAT64
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.problem import PARAMETERS

PLAIN_ROWS = 64
"""How many plain rows sums over rows are compared on."""

ROUNDINGS, OTHER_ORDER = 2.0, 3.0
"""How far a way and a library may lie apart where they do not both lose half of the digits: two roundings of the
result, in u, or this multiple of the smaller of both errors, as sums in another order do."""

NEAR_HALF = 16.0
"""A library within this factor of half of the digits may lie on either side of it, by the order of its sums."""

RIGHT_STATISTICS = "the statistics are given, correctly rounded"
"""The experiment on a library whose backward pass takes mean and 1/std."""


@dataclass(frozen=True)
class Tried:
    """What is known of a way of computing as the cause of a fault.

    Attributes:
        cause: its name.
        reproduces: whether it makes the same error on the regime's own rows, and on most of those drawn anew.
        plain: whether it errs on plain rows as the library does.
        most: whether it explains more than half of the cases.
        refuted: the experiments in which it and the library disagree.
        asked: how many experiments there were.
    """

    cause: str
    reproduces: bool
    plain: bool
    most: bool
    refuted: tuple[str, ...]
    asked: int

    @property
    def holds(self) -> bool:
        """Whether all four conditions hold; what no experiment could refute has not survived one."""
        return self.reproduces and self.plain and self.most and self.asked > 0 and not self.refuted

    @property
    def failure(self) -> str:
        """The first condition that does not hold, in words."""
        if not self.reproduces:
            return "another error at the regime's own width"
        if not self.plain:
            return "another error on plain rows"
        if not self.most:
            return "not in most cases"
        return f"refuted where {self.refuted[0]}" if self.refuted else "no experiment could refute it"


LARGE_MEAN = "the mean is large"
"""The experiment on algorithms alone: what makes statistics, and nothing else, decides what it shows."""


def exact_statistics(problem: Problem) -> Problem | None:
    """Rows of ±2ᵏ of the same size, and eps 0: every sum, the mean and 1/std are exact in any format."""
    size = problem.size - (problem.size % 2 if problem.centred else 0)
    largest = np.abs(problem.x.astype(np.float64)).max(axis=1, keepdims=True)
    if size == 0 or not largest.all():
        return None
    upstream = None if problem.upstream is None else problem.upstream[:, :size]
    short = replace(
        problem, x=problem.x[:, :size], gain=problem.gain[:size], bias=problem.bias[:size], upstream=upstream
    )
    with np.errstate(over="ignore"):
        return with_rows(short, 2.0 ** np.round(np.log2(largest)) * np.resize([1.0, -1.0], size), 0.0)


def with_rows(problem: Problem, x: np.ndarray, eps: float) -> Problem | None:
    """The problem of other rows, rounded; None where they are all 0 or no numbers of the format."""
    rows = round_array(x, problem.format)
    as_float64 = rows.astype(np.float64)
    usable = np.isfinite(as_float64).all() and np.isfinite(eps) and as_float64.any()
    return replace(problem, x=rows, eps=eps) if usable else None


def float32_eps(problem: Problem) -> Problem | None:
    """The same rows with an eps that float32 holds."""
    eps = float(np.float32(problem.eps)) or 2.0**-100
    return None if eps == problem.eps or problem.eps == 0 else replace(problem, eps=eps)


def tiny_eps(problem: Problem) -> Problem | None:
    """The same rows with an eps that float32 holds and that is far below most variances."""
    return None if problem.eps == 0 else replace(problem, eps=2.0**-100)


def subnormal_squares(problem: Problem) -> Problem | None:
    """The same rows scaled so that their squares are subnormal numbers, and eps 0; where their range is at stake."""
    work = FLOAT64 if problem.format is FLOAT64 else FLOAT32
    emin, x = work.emin, problem.x.astype(np.float64)
    largest = float(np.abs(x).max())
    if not largest or emin / 2 <= np.log2(largest) <= work.emax / 2 - np.log2(problem.size):
        return None
    return with_rows(problem, np.ldexp(x, emin // 2 - 4 - round(np.log2(largest))), 0.0)


def near_one(problem: Problem) -> Problem | None:
    """The same rows times a power of two, so that nothing overflows or underflows."""
    largest = float(np.abs(problem.x.astype(np.float64)).max())
    power = -round(np.log2(largest)) if largest else 0
    if abs(power) < 4:
        return None
    return with_rows(problem, np.ldexp(problem.x.astype(np.float64), power), float(np.ldexp(problem.eps, 2 * power)))


def without_mean(problem: Problem) -> Problem | None:
    """The deviations of the same rows, rounded."""
    if not problem.centred:
        return None
    x = problem.x.astype(np.float64)
    with np.errstate(all="ignore"):
        return with_rows(problem, x - x.mean(axis=1, keepdims=True), problem.eps)


def without_affine(problem: Problem) -> Problem | None:
    """The same rows with gain 1 and bias 0."""
    one = np.ones_like(problem.gain)
    if (problem.gain == one).all() and not problem.bias.any():
        return None
    return replace(problem, gain=one, bias=0 * one)


def with_mean(problem: Problem) -> Problem | None:
    """Normal numbers and a mean that takes all their digits but a quarter from a difference of squares, and eps 0."""
    if not problem.centred:
        return None
    noise = np.random.default_rng(problem.size).standard_normal(problem.x.shape)
    return with_rows(problem, noise + 2.0 ** (problem.format.precision // 4 + 2), 0.0)


EXPERIMENTS: dict[str, Callable[[Problem], Problem | None]] = {
    "the statistics are exact": exact_statistics,
    "float32 holds eps": float32_eps,
    "eps is 2⁻¹⁰⁰": tiny_eps,
    "the squares are subnormal numbers": subnormal_squares,
    "the rows are near 1": near_one,
    "the mean is taken away": without_mean,
    LARGE_MEAN: with_mean,
    "the gain is 1 and the bias 0": without_affine,
}
"""What is changed in a failing input, each to an input on which ways of computing part."""


def judge(
    implementation: Implementation,
    quantity: str,
    failing: Problem,
    others: Sequence[Problem],
    names: Sequence[str],
    reproducing: Sequence[str] | None = None,
) -> list[Tried]:
    """Each way of computing, held to the four conditions.

    Args:
        implementation: the library's.
        quantity: what is wrong.
        failing: the regime's own row, or its rows where they are summed.
        others: the other cases, of the same kind.
        names: the ways.
        reproducing: those that make the same error, where that is known.
    """
    cases = [seen for case in (failing, *others) if (seen := outcome(implementation, case, quantity))]
    changed = {name: change(failing) for name, change in EXPERIMENTS.items()}
    asked = {
        name: seen
        for name, problem in changed.items()
        if problem is not None and (seen := outcome(implementation, problem, quantity))
    }
    plain = outcome(implementation, plain_rows(failing, quantity), quantity)
    by_statistics = loses_with_right_statistics(implementation, quantity, failing)
    answer = []
    for name in names:
        is_algorithm = name in BY_CAUSE
        experiments = {key: seen for key, seen in asked.items() if is_algorithm or key != LARGE_MEAN}
        wrong = [key for key, seen in experiments.items() if not alike(seen, name)]
        if by_statistics and is_algorithm:
            wrong.append(RIGHT_STATISTICS)
        narrow = name == FLOAT32_ONLY and has_float64(implementation, quantity) is False
        explained = [narrow or makes_same_error(name, seen) for seen in cases]
        answer.append(
            Tried(
                name,
                reproduces=bool(explained and explained[0]) if reproducing is None else name in reproducing,
                plain=plain is not None and alike(plain, name),
                most=2 * sum(explained) > len(explained),
                refuted=tuple(wrong),
                asked=len(experiments),
            )
        )
    return answer


def plain_rows(problem: Problem, quantity: str) -> Problem:
    """Normal numbers of the same width, with the same gain, bias and eps."""
    generator = np.random.default_rng(problem.size)
    count = min(problem.rows, PLAIN_ROWS if quantity in PARAMETERS else 4)
    x, upstream = (round_array(generator.standard_normal((count, problem.size)), problem.format) for _ in range(2))
    return replace(problem, x=x, upstream=upstream)


def loses_with_right_statistics(implementation: Implementation, quantity: str, problem: Problem) -> bool:
    """Whether a gradient is lost though the backward pass is given the right mean and 1/std: they are not to blame."""
    if implementation.from_statistics is None or quantity == "output":
        return False
    solution = solve(problem)
    mean, rstd = (solution[name].rounded for name in ("mean", "rstd"))
    result = implementation.from_statistics(problem, mean, rstd)
    return Outcome(solution, quantity, result[quantity]).loses_half


def alike(seen: Outcome, name: str) -> bool:
    """Whether a library and one variant of a way of computing both lose half of the digits, or lie near each other."""
    format, own = seen.problem.format, seen.row_error()
    limit = half_of_the_digits(format)
    largest = np.abs(seen.answer.high).max(axis=-1, keepdims=True)
    # Sums of N terms in two orders lie about √N roundings apart; those of 16 bits are done in float32.
    order = 0.0 if format.precision < FLOAT32.precision else float(np.sqrt(seen.problem.size))
    unit = format.unit_roundoff * np.maximum(largest, 2.0**format.emin)
    for each, candidate in all_candidates(seen.problem, seen.quantity):
        if each == name:
            with np.errstate(all="ignore"):
                result = candidate(seen.problem)
                apart = float((np.abs(result.astype(np.float64) - seen.values.astype(np.float64)) / unit).max())
            other = seen.row_error(result)
            if own > limit and other > limit:
                return True
            if max(own, other) <= NEAR_HALF * limit and apart <= max(ROUNDINGS, order, OTHER_ORDER * min(own, other)):
                return True
    return False
