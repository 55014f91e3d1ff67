"""The smallest input found on which an implementation gets a quantity wrong, and what it gives there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from numeric.audit.adapters import Implementation
from numeric.audit.causes.shrink import PARAMETERS, gives, loses_half, only, shrink
from numeric.audit.regimes import REGIMES
from numeric.floats.formats import FORMATS
from numeric.floats.rounding import round_array
from numeric.reference import Problem, solve


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
class Reproducer:
    """An input that reproduces a fault, and what came of it.

    Attributes:
        problem: the input.
        values: what the implementation gives, float64.
        plain: whether the input is small, with gain 1 and bias 0; else it is the regime's own.
        shown: whether it shows the fault.
    """

    problem: Problem
    values: np.ndarray
    plain: bool
    shown: bool = True


def reproduce(implementation: Implementation, suspect: Suspect) -> Reproducer:
    """Make the input of a suspect small, and run the implementation on it."""
    quantity = suspect.quantity
    implementation.use_threads(1)  # one order of sums, wherever it is run
    whole, row = batch(implementation, suspect), own(implementation, suspect)
    # A fault about an answer that is not 0 is not to be shown on one that is.
    zero = not solve(row)[quantity].rounded.any()
    small = shrink(whole, suspect.row, loses_half(implementation, quantity, zero), quantity)
    problem = row if small is None else small
    values = gives(implementation, quantity, problem).astype(np.float64)
    shown = small is not None or loses_half(implementation, quantity)(problem)
    return Reproducer(problem, values, small is not None, shown)


def unchanged(implementation: Implementation, suspect: Suspect) -> Reproducer:
    """The regime's own row, as it is."""
    implementation.use_threads(1)
    problem = own(implementation, suspect)
    return Reproducer(problem, gives(implementation, suspect.quantity, problem).astype(np.float64), False)


def batch(implementation: Implementation, suspect: Suspect) -> Problem:
    """The batch that the implementation was given."""
    problem = implementation.part(REGIMES[suspect.regime].problem(FORMATS[suspect.format], implementation.centred))
    assert problem is not None, "it was measured"
    return problem


def own(implementation: Implementation, suspect: Suspect) -> Problem:
    """The regime's own row, or all rows where they are summed."""
    problem = batch(implementation, suspect)
    return problem if suspect.quantity in PARAMETERS else only(problem, suspect.row)


def to_json(found: Reproducer) -> dict[str, Any]:
    """JSON values; repeated rows are written once, and an input of the regime's not at all."""
    answer: dict[str, Any] = {"plain": found.plain, "shown": found.shown, "values": found.values.tolist()}
    if found.plain:
        problem = found.problem
        arrays = [problem.x] if problem.upstream is None else [problem.x, problem.upstream]
        alike = all(bool((array == array[:1]).all()) for array in arrays)
        shown = [array[:1] if alike else array for array in arrays]
        answer["rows"], answer["arrays"] = problem.rows, [array.astype(np.float64).tolist() for array in shown]
        if alike and found.values.ndim == 2:
            answer["values"] = found.values[:1].tolist()
    return answer


def from_json(kept: dict[str, Any], implementation: Implementation, suspect: Suspect) -> Reproducer:
    """What `to_json` wrote."""
    values = np.array(kept["values"], dtype=np.float64)
    whole = own(implementation, suspect)
    if not kept["plain"]:
        return Reproducer(whole, values, False, kept["shown"])
    arrays = [round_array(np.array(array), whole.format) for array in kept["arrays"]]
    x, *rest = (np.repeat(array, kept["rows"] // len(array), axis=0) for array in arrays)
    gain = np.ones(x.shape[1], x.dtype)
    upstream = rest[0] if rest else None
    return Reproducer(Problem(x, gain, 0 * gain, whole.eps, upstream, whole.centred), values, True)
