"""What shows a fault: the smallest input found, what came of it, what is exact, and what makes the same error."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.cases.regimes import REGIMES
from lnverify.numeric.kernels.causes.float64_probe import has_float64
from lnverify.numeric.kernels.causes.trace import candidates, trace
from lnverify.numeric.kernels.program import in_library
from lnverify.numeric.kernels.shrink.problems import LONG, PARAMETERS, gives, loses_half, only, shrink
from lnverify.numeric.reference import Problem, solve

MOST = 1 << 16
"""Entries of a batch that is traced whole: sums over more of them take minutes in each candidate."""


@dataclass(frozen=True)
class Suspect:
    """A quantity that an implementation gets wrong, on the regime of a tag in which it is worst.

    Attributes:
        library, implementation: whose it is.
        quantity: output, dx, dgain or dbias.
        tag: of the regime.
        regime, format, row: where it is worst.
        formats: those in which it is wrong on regimes of the tag.
    """

    library: str
    implementation: str
    quantity: str
    tag: str
    regime: str
    format: str
    formats: tuple[str, ...]
    row: int

    @property
    def key(self) -> tuple[str, ...]:
        """What tells it from other suspects of the library."""
        return self.implementation, self.quantity, self.regime, self.format, str(self.row)


@dataclass(frozen=True)
class Evidence:
    """A fault on a small input; numbers are texts, in the shortest form that gives the float64 back.

    Attributes:
        N, rows, eps: the size of the input, and eps.
        plain: whether the input is small, with gain 1 and bias 0; else it is the regime's own.
        shown: whether it shows the fault.
        input, upstream: its rows; one where all are the same, else the first ones, each with its first entries.
        got, exact: what the library gives and what is right: of outputs and of dx the first row.
        causes: the ways of computing that make the same error; of gradients those that leave the output right.
        shared: those that spoil the output as well.
        snippet: a program that prints what the library gives; empty where there is none.
    """

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


def investigate(implementation: Implementation, suspect: Suspect) -> Evidence:
    """The smallest input found that shows a suspect's fault, and what makes the same error there.

    Where nothing explains the error there, but something does on the regime's own row, it is that row.
    """
    implementation.use_threads(1)  # one order of sums, wherever it is run
    quantity, row = suspect.quantity, own(implementation, suspect)
    # A fault about an answer that is not 0 is not to be shown on one that is.
    zero = not solve(row)[quantity].rounded.any()
    faulty = loses_half(implementation, quantity, zero)
    small = shrink(batch(implementation, suspect), suspect.row, faulty, quantity)
    if small is None:
        return examine(implementation, quantity, row, plain=False, shown=loses_half(implementation, quantity)(row))
    found = examine(implementation, quantity, small)
    if found.causes or found.shared or row.x.size > MOST:
        return found
    whole = examine(implementation, quantity, row, plain=False)
    return whole if whole.causes or whole.shared else found


def examine(
    implementation: Implementation, quantity: str, problem: Problem, plain: bool = True, shown: bool = True
) -> Evidence:
    """What an implementation gives on a problem, what is exact, and what makes the same error."""
    values = gives(implementation, quantity, problem).astype(np.float64)
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
        N=problem.size,
        rows=problem.rows,
        eps=problem.eps,
        plain=plain,
        shown=shown,
        input=[numbers(row) for row in _differing(problem.x)],
        upstream=None if problem.upstream is None else [numbers(row) for row in _differing(problem.upstream)],
        got=numbers(got),
        exact=numbers(exact),
        causes=[name for name in causes if name not in shared or quantity == "output"],
        shared=[name for name in causes if name in shared],
        snippet=in_library(implementation, quantity, problem) if plain else "",
    )


def batch(implementation: Implementation, suspect: Suspect) -> Problem:
    """The batch that the implementation was given."""
    problem = implementation.part(REGIMES[suspect.regime].problem(FORMATS[suspect.format], implementation.centred))
    assert problem is not None, "it was measured"
    return problem


def own(implementation: Implementation, suspect: Suspect) -> Problem:
    """The regime's own row, or all rows where they are summed."""
    problem = batch(implementation, suspect)
    return problem if suspect.quantity in PARAMETERS else only(problem, suspect.row)


def numbers(row: np.ndarray) -> list[str]:
    """The first entries of a row, each in the shortest form that gives the float64 back."""
    return [repr(float(value)) for value in row[:LONG]]


def _differing(rows: Any) -> Any:
    """The rows that are shown: one where all are the same, else the first ones."""
    return rows[:1] if (rows == rows[:1]).all() else rows[:LONG]
