"""When a way of computing is the cause of a fault: conditions, each of which may refute it.

It makes the same error where the fault is, errs as the implementation does on plain rows, and agrees with it in each
experiment: an input changed in one respect, on which both lose half of the digits or neither does. Else no cause is
known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.formula import plain
from lnverify.kernels.audit.causes.ways import (
    CUBE,
    FLOAT32_ONLY,
    FLUSHED,
    OF_DIGITS,
    OF_STATISTICS,
    Way,
    leaves_range,
    may_show,
    ways,
)
from lnverify.kernels.audit.errors.outcome import Outcome, outcome
from lnverify.kernels.audit.errors.profiles import working_format
from lnverify.kernels.audit.errors.table import half_of_the_digits
from lnverify.kernels.audit.shrink.problems import columns
from lnverify.numeric.floats.formats import FLOAT32, FLOAT64
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.problem import PARAMETERS

Named = TypeVar("Named", bound=Hashable)

NEAR = 0.25
"""A cause explains an error if what remains of it is at most this part."""

SAME = 4.0
"""How far the last operations of two codes may lie apart, in units of u."""

PLAIN_ROWS = 64
"""How many plain rows sums over rows are compared on."""

ANEW = 8
"""How many rows are drawn anew."""

ROUNDINGS, OTHER_ORDER = 2.0, 3.0
"""How far a way and a library may lie apart where they do not both lose half of the digits: two roundings of the
result, in u, or this multiple of the smaller of both errors, as sums in another order do."""

NEAR_HALF = 16.0
"""A library within this factor of half of the digits may lie on either side of it, by the order of its sums."""


def same_error(seen: Outcome, float64: bool | None = None) -> list[Cause]:
    """The causes that make the same error, the simplest first; those that leave least of it, where some leave nothing.

    Args:
        seen: the values.
        float64: whether what gave them has more digits in float64 than float32 has, where that is known: few bits are
            float32 numbers by chance, and what is multiplied by a gain at last is none.
    """
    problem, values, exact = seen.problem, seen.values.astype(np.float64), seen.answer.high
    if problem.format is FLOAT64 and float64 is False:
        return [FLOAT32_ONLY]
    rests: dict[Cause, float] = {}
    for cause, way in ways(problem, seen.quantity):
        if (cause == FLOAT32_ONLY and float64) or not may_show(cause, problem):
            continue
        rest = remaining(way.values(problem, seen.quantity).astype(np.float64), values, exact)
        if rest <= NEAR:
            rests[cause] = min(rest, rests.get(cause, np.inf))
    # NaN and Inf, and the last digits, tell in which order a code computes: what gives the very same is the cause.
    lost = not np.isfinite(values).all()
    with np.errstate(all="ignore"):
        last = SAME * problem.format.unit_roundoff * float(np.abs(values).max() / np.abs(values - exact).max())
    # Where digits of a gradient are lost, numbers are left.
    if seen.quantity != "output" and not (np.isfinite(values) & (values != exact)).any():
        rests = {cause: rest for cause, rest in rests.items() if cause.kind not in OF_DIGITS}
    return [cause for cause, rest in rests.items() if rest <= (0.0 if lost else last)] or list(rests)


def remaining(made: np.ndarray, values: np.ndarray, exact: np.ndarray) -> float:
    """The part of an error that a way leaves unexplained.

    Where values are lost, 0 if the way loses the same ones in the same way (NaN, Inf or -Inf), NEAR if it loses the
    same ones in another way, else all of it.
    """
    lost = ~np.isfinite(values)
    with np.errstate(all="ignore"):
        if not lost.any():
            rest = float(np.abs(made - values).max())
            return rest / float(np.abs(values - exact).max()) if np.isfinite(rest) else np.inf
    if (np.isfinite(made) == lost).any():
        return np.inf
    return 0.0 if np.array_equal(made[lost], values[lost], equal_nan=True) else NEAR


LEAST, MOST = (factor * FLOAT32.unit_roundoff / FLOAT64.unit_roundoff for factor in (1 / 8, 16))
"""Between these row errors, in units of float64's u, is what float32 gives here; a wrong formula errs by more."""


@cache
def has_float64(implementation: Implementation, quantity: str) -> bool | None:
    """Whether a quantity has more digits in float64 than float32 has; None where it has neither's, or is not there.

    What errs as float32 does, and gives no float32 numbers, is something else.
    """
    if "float64" not in implementation.formats:
        return None
    asked = plain(FLOAT64, 64, implementation.centred)
    asked = without_affine(asked) or asked
    if quantity == "dgain":  # of one row and ones no product and no sum is in float64
        asked = replace(asked.first(1), upstream=np.ones((1, 64)))
    seen = outcome(implementation, asked, quantity)
    if seen is None or seen.row_error() > MOST:
        return None
    is_narrow = (seen.values == seen.values.astype(np.float32)).all()
    return seen.row_error() < LEAST or (False if is_narrow else None)


def causes_of(implementation: Implementation, problem: Problem, quantity: str) -> list[Cause]:
    """The causes that make the same error on a problem."""
    seen = outcome(implementation, problem, quantity)
    return [] if seen is None else same_error(seen, has_float64(implementation, quantity))


def holding(implementation: Implementation, quantity: str, failing: Problem, causes: Sequence[Cause]) -> list[Cause]:
    """Those causes of an error on a problem that nothing refutes."""
    if not causes:
        return []
    plain = outcome(implementation, plain_rows(failing, quantity), quantity)
    changed = ((change, change(failing)) for change in EXPERIMENTS)
    asked = [(change, one and outcome(implementation, one, quantity)) for change, one in changed]
    lost = loses_with_right_statistics(implementation, quantity, failing)
    results = []
    for cause in causes:
        specified = cause == FLOAT32_ONLY and has_float64(implementation, quantity) is False
        of_statistics = cause.kind in OF_STATISTICS
        experiments = [seen for change, seen in asked if seen and (change is not with_mean or of_statistics)]
        agrees = specified or (
            plain is not None and alike(plain, cause) and all(alike(one, cause) for one in experiments)
        )
        # Where the backward pass alone loses it, nothing before it is to blame; else a variance may be that is lost.
        other = lost if of_statistics or cause.kind == FLUSHED else not lost and is_lost_with_variance(cause, failing)
        if agrees and experiments and not other:
            results.append(cause)  # what no experiment could refute has not survived one
    return results


def is_lost_with_variance(cause: Cause, problem: Problem) -> bool:
    """Whether 1/std³ may overflow for no other reason than that the variance underflows."""
    return cause.kind == CUBE and leaves_range(problem, cause.detail)


def alike(seen: Outcome, cause: Cause) -> bool:
    """Whether an implementation and one way of a cause both lose half of the digits, or lie near each other."""
    return any(each == cause and _is_near(seen, way) for each, way in ways(seen.problem, seen.quantity))


def _is_near(seen: Outcome, way: Way) -> bool:
    problem, format = seen.problem, seen.problem.format
    result = way.values(problem, seen.quantity)
    own, other, limit = seen.row_error(), seen.row_error(result), half_of_the_digits(format)
    most = NEAR_HALF * limit
    if (own <= most) != (other <= most):
        return False
    if min(own, other) > limit:
        return True
    if leaves_range(problem, working_format(format).name):
        return own <= most  # of subnormal squares the last bit decides
    # Sums of N terms in two orders lie about √N roundings apart; those of 16 bits are done in float32.
    order = 0.0 if format.precision < FLOAT32.precision else float(np.sqrt(problem.size))
    largest = np.maximum(np.abs(seen.answer.high).max(axis=-1, keepdims=True), 2.0**format.emin)
    with np.errstate(all="ignore"):
        apart = np.abs(result.astype(np.float64) - seen.values.astype(np.float64)) / (format.unit_roundoff * largest)
    return bool(float(apart.max()) <= max(ROUNDINGS, order, OTHER_ORDER * min(own, other)))


def plain_rows(problem: Problem, quantity: str) -> Problem:
    """Normal numbers of the same width, with the same gain, bias and eps."""
    generator = np.random.default_rng(problem.size)
    count = min(problem.rows, PLAIN_ROWS if quantity in PARAMETERS else 4)
    x, upstream = (round_array(generator.standard_normal((count, problem.size)), problem.format) for _ in range(2))
    return replace(problem, x=x, upstream=upstream)


def drawn_anew(whole: Problem) -> Problem | None:
    """A few rows of the same means, spreads and zeros; None where some are no numbers of the format."""
    x = whole.x.astype(np.float64)[np.arange(ANEW) % whole.rows]
    generator = np.random.default_rng(whole.size)
    mean, spread = x.mean(axis=1, keepdims=True), x.std(axis=1, keepdims=True)
    drawn = np.where(spread > 0, mean + spread * generator.standard_normal(x.shape), x * generator.uniform(0.5, 1))
    with np.errstate(over="ignore"):
        result = round_array(np.where(x == 0, 0, drawn), whole.format)
    if not np.isfinite(result.astype(np.float64)).all():
        return None
    return replace(whole, x=result, upstream=round_array(generator.standard_normal(x.shape), whole.format))


def loses_with_right_statistics(implementation: Implementation, quantity: str, problem: Problem) -> bool:
    """Whether a gradient is lost though the backward pass is given the right mean and 1/std: they are not to blame."""
    if implementation.from_statistics is None or quantity == "output":
        return False
    solution = solve(problem)
    mean, rstd = (solution[name].rounded for name in ("mean", "rstd"))
    return Outcome(solution, quantity, implementation.from_statistics(problem, mean, rstd)[quantity]).loses_half


# Experiments: a failing input, changed in one respect, to one on which ways of computing part.


def exact_statistics(problem: Problem) -> Problem | None:
    """Rows of ±2ᵏ of the same size, and eps 0: every sum, the mean and 1/std are exact in any format."""
    size = problem.size - (problem.size % 2 if problem.centred else 0)
    largest = np.abs(problem.x.astype(np.float64)).max(axis=1, keepdims=True)
    if size == 0 or not largest.all():
        return None
    with np.errstate(over="ignore"):
        return with_rows(
            columns(problem, slice(size)), 2.0 ** np.round(np.log2(largest)) * np.resize([1.0, -1.0], size), 0.0
        )


def with_rows(problem: Problem, x: np.ndarray, eps: float) -> Problem | None:
    """The problem of other rows, rounded; None where they are all 0 or no numbers of the format."""
    rows = round_array(x, problem.format)
    as_float64 = rows.astype(np.float64)
    usable = np.isfinite(as_float64).all() and np.isfinite(eps) and as_float64.any()
    return replace(problem, x=rows, eps=eps) if usable else None


def tiny_eps(problem: Problem) -> Problem | None:
    """The same rows with an eps that float32 holds and that is far below most variances."""
    return None if problem.eps == 0 else replace(problem, eps=2.0**-100)


def subnormal_squares(problem: Problem) -> Problem | None:
    """The same rows scaled so that their squares are subnormal numbers, and eps 0; where their range is at stake."""
    work = working_format(problem.format)
    x = problem.x.astype(np.float64)
    largest = float(np.abs(x).max())
    if not largest or work.emin / 2 <= np.log2(largest) <= work.emax / 2 - np.log2(problem.size):
        return None
    return with_rows(problem, np.ldexp(x, work.emin // 2 - 4 - round(np.log2(largest))), 0.0)


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


EXPERIMENTS: tuple[Callable[[Problem], Problem | None], ...] = (
    exact_statistics, tiny_eps, subnormal_squares, without_mean, with_mean, without_affine,
)  # fmt: skip
"""What is changed; a large mean is an experiment on statistics alone: nothing else decides what it shows."""


# Which cause several faults have in common.


def attributed(causes: Sequence[Sequence[Named]]) -> list[Named | None]:
    """One cause for each case of an implementation: always that which explains most of what is left.

    Among those that explain as many it is the one named first; None for a case without possible causes.

    Args:
        causes: the possible causes of each case.
    """
    answer: list[Any] = [None] * len(causes)
    left = {index for index, names in enumerate(causes) if names}
    while left:
        counts = Counter(name for index in sorted(left) for name in causes[index])
        cause = max(counts, key=lambda name: counts[name])
        for index in [index for index in left if cause in causes[index]]:
            answer[index] = cause
            left.remove(index)
    return answer


def of_most(seen: Sequence[Sequence[Cause]]) -> list[Cause]:
    """The causes that explain more than half of the inputs and no fewer than others do.

    Args:
        seen: the possible causes on each input.
    """
    counts = Counter(name for names in seen for name in dict.fromkeys(names))
    most = max(counts.values(), default=0)
    return [name for name in counts if counts[name] == most] if 2 * most > len(seen) else []
