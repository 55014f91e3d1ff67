"""What shows a fault: the smallest input found, what came of it, what is exact, and what makes the same error."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes.conditions import Tried, judge
from lnverify.kernels.audit.causes.float64_probe import has_float64
from lnverify.kernels.audit.causes.gradients import DEVIATION
from lnverify.kernels.audit.causes.naming import confirmed, explained
from lnverify.kernels.audit.causes.trace import candidates, trace
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.kernels.audit.program import in_library
from lnverify.kernels.audit.shrink.problems import LONG, loses_half, select_row, shrink
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.problem import PARAMETERS

ROWS = 8
"""How many rows are drawn anew; a cause has to explain at least half of those that show the fault."""

OTHERS = 7
"""How many other cases a cause is asked to explain."""

MOST = 1 << 16
"""Entries of a batch that is traced whole: sums over more of them take minutes in each candidate."""


@dataclass(frozen=True)
class Evidence:
    """A failure on a small input; numbers are texts, in the shortest form that gives the float64 back.

    Attributes:
        failure: what was measured: a quantity that loses half of its digits, on a regime.
        N, rows, eps: the size of the input, and eps.
        plain: whether the input is small, with gain 1 and bias 0; else it is the regime's own.
        shown: whether it shows the fault.
        input, upstream: its rows; one where all are the same, else the first ones, each with its first entries.
        got, exact: what the library gives and what is right: of outputs and of dx the first row.
        causes: the ways of computing that make the same error; of gradients those that leave the output right.
        shared: those that spoil the output as well.
        snippet: a program that prints what the library gives; empty where there is none.
    """

    failure: Measurement
    N: int
    rows: int
    eps: float
    plain: bool
    shown: bool
    input: list[list[str]]
    upstream: list[list[str]] | None
    got: list[str]
    exact: list[str]
    causes: list[str]
    shared: list[str]
    snippet: str

    def to_json(self) -> dict[str, Any]:
        """What was found out, without the measurement."""
        return {name: value for name, value in asdict(self).items() if name != "failure"}


def investigate(implementation: Implementation, failure: Measurement) -> Evidence:
    """The smallest input found that shows a failure, and what makes the same error there.

    Where nothing explains the error there, but something does on the regime's own row, it is that row.
    """
    implementation.use_threads(1)  # one order of sums, wherever it is run
    quantity, row = failure.quantity, own_problem(implementation, failure)
    # A fault about an answer that is not 0 is not to be shown on one that is.
    zero = not solve(row)[quantity].rounded.any()
    faulty = loses_half(implementation, quantity, zero)
    small = shrink(batch(implementation, failure), failure.worst_row, faulty, quantity)
    implementation.forget()  # what a program of its own shows is what is said
    if small is None or not faulty(small):
        return examine(implementation, failure, row, plain=False, shown=loses_half(implementation, quantity)(row))
    result = examine(implementation, failure, small)
    if result.causes or result.shared or row.x.size > MOST:
        return result
    whole = examine(implementation, failure, row, plain=False)
    return whole if whole.causes or whole.shared else result


def examine(
    implementation: Implementation, failure: Measurement, problem: Problem, plain: bool = True, shown: bool = True
) -> Evidence:
    """What an implementation gives on a problem, what is exact, and what makes the same error."""
    quantity = failure.quantity
    result = value(implementation, problem, quantity)
    assert result is not None, "it was measured"
    values = result.astype(np.float64)
    arrays = [problem.x] if problem.upstream is None else [problem.x, problem.upstream]
    seen = problem
    if quantity in ("output", "dx") and plain and all((array == array[:1]).all() for array in arrays):
        # Copies of a row give copies of an answer: the first is enough.
        seen, values = problem.first(1), values[:1]
    answer = solve(seen)[quantity]
    exact, got = (array if array.ndim == 1 else array[0] for array in (answer.rounded, values))
    causes = trace(seen, quantity, values, answer.high, has_float64(implementation, quantity))
    shared = {name for name, _ in candidates(problem, "output")}
    return Evidence(
        failure,
        N=problem.size,
        rows=problem.rows,
        eps=problem.eps,
        plain=plain,
        shown=shown,
        input=[numbers(row) for row in _distinct_rows(problem.x)],
        upstream=None if problem.upstream is None else [numbers(row) for row in _distinct_rows(problem.upstream)],
        got=numbers(got),
        exact=numbers(exact),
        causes=[name for name in causes if name not in shared or quantity == "output"],
        shared=[name for name in causes if name in shared],
        snippet=in_library(implementation, quantity, problem) if plain else "",
    )


def batch(implementation: Implementation, failure: Measurement) -> Problem:
    """The batch that the implementation was given."""
    problem = implementation.part(REGIMES[failure.regime].problem(FORMATS[failure.format], implementation.centred))
    assert problem is not None, "it was measured"
    return problem


def own_problem(implementation: Implementation, failure: Measurement) -> Problem:
    """The regime's own row, or all rows where they are summed."""
    problem = batch(implementation, failure)
    return problem if failure.quantity in PARAMETERS else select_row(problem, failure.worst_row)


def own_width(implementation: Implementation, failure: Measurement) -> list[str] | None:
    """The ways of computing that explain a fault on the regime's own row and on most of those drawn anew that show it.

    None where the input is too large to be traced.
    """
    problem = own_problem(implementation, failure)
    if problem.x.size > MOST:
        return None
    implementation.use_threads(1)
    result = explained(implementation, failure.quantity, problem)
    loses = loses_half(implementation, failure.quantity)
    others = [one for one in redraw(implementation, failure) if loses(one)]
    if not others or not result:
        return result
    deviation = any(name.startswith(DEVIATION) for name in result)
    return confirmed(result, [explained(implementation, failure.quantity, one, deviation) for one in others])


def try_causes(implementation: Implementation, failures: Sequence[Measurement], names: Sequence[str]) -> list[Tried]:
    """What may be the cause of failures of one quantity, held to the four conditions.

    Args:
        failures: the first is the one that is shown.
        names: the ways that explain it on a small input; those that explain it at its own width are tried as well.
    """
    shown = failures[0]
    result = own_width(implementation, shown)
    implementation.use_threads(1)
    failing = few_rows(implementation, shown)
    if failing is None:
        return []
    others = [own_problem(implementation, one) for one in failures[1:]]
    small = [problem for problem in others if problem.x.size <= MOST][:OTHERS]
    ways = list(dict.fromkeys([*names, *(result or ())]))
    return judge(implementation, shown.quantity, failing, small, ways, result)


def few_rows(implementation: Implementation, failure: Measurement) -> Problem | None:
    """The regime's own rows, of very many the first that show the fault; None where these do not."""
    problem = own_problem(implementation, failure)
    if problem.x.size <= MOST:
        return problem
    first = problem.first(max(1, MOST // problem.size))
    return first if loses_half(implementation, failure.quantity)(first) else None


def redraw(implementation: Implementation, failure: Measurement) -> list[Problem]:
    """The regime with other random numbers: each of its first rows, or all of them where they are summed.

    Nothing where none of its numbers is random.
    """
    regime, format = REGIMES[failure.regime], FORMATS[failure.format]
    seed = int.from_bytes(hashlib.sha256(f"{regime.name} drawn anew".encode()).digest()[:8], "big")
    generator = np.random.default_rng(seed)
    sample, before = regime.make(generator, format), batch(implementation, failure)
    x = round_array(sample.x, format)[: before.rows]
    if (x == before.x).all():
        return []
    gain = before.gain if sample.gain is None else round_array(sample.gain, format)
    bias = before.bias if sample.bias is None or not before.centred else round_array(sample.bias, format)
    upstream = round_array(generator.standard_normal(x.shape), format)
    whole = replace(before, x=x, gain=gain, bias=bias, upstream=upstream)
    return (
        [whole] if failure.quantity in PARAMETERS else [select_row(whole, row) for row in range(min(ROWS, whole.rows))]
    )


def numbers(row: np.ndarray) -> list[str]:
    """The first entries of a row, each in the shortest form that gives the float64 back."""
    return [repr(float(value)) for value in row[:LONG]]


def _distinct_rows(rows: Any) -> Any:
    """The rows that are shown: one where all are the same, else the first ones."""
    return rows[:1] if (rows == rows[:1]).all() else rows[:LONG]
