"""Programs that show a fault in a library's own interface."""

from __future__ import annotations

import numpy as np

from numeric.audit.adapters import Implementation
from numeric.reference import Problem

SHOWN = 16  # longest row, and most rows that differ, that are printed


def numbers(row: np.ndarray) -> list[str]:
    """The first entries of a row, each in the shortest form that gives the float64 back."""
    return [repr(float(value)) for value in row[:SHOWN]]


def rows(array: np.ndarray) -> str:
    """A Python expression of the rows: a list of lists, or one row times a number."""
    one = len(array) > 1 and bool((array == array[:1]).all())
    shown = ", ".join("[" + ", ".join(numbers(row)) + "]" for row in (array[:1] if one else array))
    return f"[{shown}]" + (f" * {len(array)}" if one else "")


def snippet(implementation: Implementation, quantity: str, problem: Problem) -> str:
    """Python that prints what an implementation gives for a quantity of a problem with gain 1 and bias 0.

    Empty where the input is too long to be printed, or there is no template.
    """
    text = implementation.snippets.get(quantity, "")
    differing = problem.rows > SHOWN and not bool((problem.x == problem.x[:1]).all())
    if problem.size > SHOWN or differing:
        return ""
    values = {"format": problem.format.name, "eps": repr(problem.eps), "x": rows(problem.x)}
    if problem.upstream is not None:
        values["upstream"] = rows(problem.upstream)
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text
