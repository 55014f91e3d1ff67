"""What a reproducer shows: the input, what came of it, what is exact, and the ways of computing that explain it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from numeric.audit.adapters import Implementation
from numeric.audit.causes.digits import has_float64
from numeric.audit.causes.reproducer import Reproducer
from numeric.audit.causes.snippets import SHOWN, numbers, snippet
from numeric.audit.causes.trace import candidates, trace
from numeric.reference import solve


@dataclass(frozen=True)
class Evidence:
    """A fault on a small input; numbers are texts, in the shortest form that gives the float64 back.

    Attributes:
        N, rows, eps: the size of the input, and eps.
        plain, shown: as of `Reproducer`.
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


def examine(implementation: Implementation, quantity: str, found: Reproducer) -> Evidence:
    """What a reproducer of a wrong quantity shows."""
    problem = found.problem
    # Copies of a row give copies of an output: the first is enough.
    shown = problem.first(1) if len(found.values) == 1 and quantity in ("output", "dx") else problem
    answer = solve(shown)[quantity]
    exact, got = (array if array.ndim == 1 else array[0] for array in (answer.rounded, found.values))
    causes = trace(shown, quantity, found.values, answer.high, has_float64(implementation, quantity))
    shared = {name for name, _ in candidates(problem, "output")}
    return Evidence(
        N=problem.size,
        rows=problem.rows,
        eps=problem.eps,
        plain=found.plain,
        shown=found.shown,
        input=[numbers(row) for row in _differing(problem.x)],
        upstream=None if problem.upstream is None else [numbers(row) for row in _differing(problem.upstream)],
        got=numbers(got),
        exact=numbers(exact),
        causes=[name for name in causes if name not in shared or quantity == "output"],
        shared=[name for name in causes if name in shared],
        snippet=snippet(implementation, quantity, problem) if found.plain else "",
    )


def _differing(rows: Any) -> Any:
    """The rows that are shown: one where all are the same, else the first ones."""
    return rows[:1] if (rows == rows[:1]).all() else rows[:SHOWN]
