"""Programs that show a fault in a library's own interface."""

from __future__ import annotations

import numpy as np

from numeric.audit.adapters import Implementation
from numeric.audit.causes.shrink import LONG
from numeric.reference import Problem

SHOWN = LONG
"""How many entries of a row, and how many rows that differ, are printed at most."""


def numbers(row: np.ndarray) -> list[str]:
    """The first entries of a row, each in the shortest form that gives the float64 back."""
    return [repr(float(value)) for value in row[:SHOWN]]


def rows(array: np.ndarray) -> str:
    """A Python expression of the rows: a list of lists; what is alike is written once, times a number."""
    return _times([_times(numbers(row), len(row), _alike(row)) for row in array], len(array), _alike(array))


def _times(texts: list[str], count: int, alike: bool) -> str:
    return f"[{texts[0]}] * {count}" if alike and count > 1 else f"[{', '.join(texts)}]"


def _alike(array: np.ndarray) -> bool:
    return bool((array == array[:1]).all())


def snippet(implementation: Implementation, quantity: str, problem: Problem) -> str:
    """Python that prints what an implementation gives for a quantity of a problem with gain 1 and bias 0.

    Of long rows it prints the first entries. Empty where the input is too long to be written, or there is no
    template.
    """
    text = implementation.snippets.get(quantity, "")
    arrays = [problem.x] if problem.upstream is None else [problem.x, problem.upstream]
    for array in arrays:
        if (problem.rows > SHOWN and not _alike(array)) or (problem.size > SHOWN and not _alike(array.T)):
            return ""
    values = {"format": problem.format.name, "eps": repr(problem.eps), "x": rows(problem.x)}
    if problem.upstream is not None:
        values["upstream"] = rows(problem.upstream)
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    if problem.size > SHOWN:
        text = text.replace(".tolist())", f".tolist()[:{SHOWN}])")
    return text
