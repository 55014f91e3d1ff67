"""Witnesses: the smallest input found on which an implementation gets a quantity wrong, and what it gives."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from numeric.audit import cache
from numeric.audit.adapters import load
from numeric.audit.causes.shrink import PARAMETERS, gives, loses_half, only, shrink
from numeric.audit.measure import set_threads
from numeric.audit.regimes import REGIMES
from numeric.formats import FORMATS
from numeric.provenance import fingerprint
from numeric.reference import Problem, solve
from numeric.reference.rounding import round_array

HERE = Path(__file__)


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


@dataclass(frozen=True)
class Witness:
    """An input and what came of it.

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


def witness(suspect: Suspect) -> Witness:
    """The smallest input found; kept, as measurements are."""
    key = _key(suspect)
    kept = cache.read(key)
    if kept is None:
        found = find(suspect)
        kept = to_json(found)
        cache.write(key, kept)
    return from_json(kept, suspect)


def find(suspect: Suspect) -> Witness:
    """Make the input of a suspect small, and run the implementation on it."""
    implementation, quantity = load(suspect.library)[suspect.implementation], suspect.quantity
    set_threads(suspect.library, 1)  # one order of sums, wherever it is run
    # A fault about an answer that is not 0 is not to be shown on one that is.
    zero = not solve(own(suspect))[quantity].rounded.any()
    small = shrink(batch(suspect), suspect.row, loses_half(implementation, quantity, zero), quantity)
    problem = own(suspect) if small is None else small
    values = gives(implementation, quantity, problem).astype(np.float64)
    shown = small is not None or loses_half(implementation, quantity)(problem)
    return Witness(problem, values, small is not None, shown)


def batch(suspect: Suspect) -> Problem:
    """The batch that the implementation was given."""
    implementation = load(suspect.library)[suspect.implementation]
    problem = REGIMES[suspect.regime].problem(FORMATS[suspect.format], implementation.centred)
    return problem.first(min(problem.rows, implementation.entries // problem.size))


def own(suspect: Suspect) -> Problem:
    """The regime's own row, or all rows where they are summed."""
    problem = batch(suspect)
    return problem if suspect.quantity in PARAMETERS else only(problem, suspect.row)


def to_json(found: Witness) -> dict[str, Any]:
    """A witness as JSON values; repeated rows are written once, and an input of the regime's not at all."""
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


def from_json(kept: dict[str, Any], suspect: Suspect) -> Witness:
    """The witness that `to_json` wrote."""
    values = np.array(kept["values"], dtype=np.float64)
    whole = own(suspect)
    if not kept["plain"]:
        return Witness(whole, values, False, kept["shown"])
    arrays = [round_array(np.array(array), whole.format) for array in kept["arrays"]]
    x, *rest = (np.repeat(array, kept["rows"] // len(array), axis=0) for array in arrays)
    gain = np.ones(x.shape[1], x.dtype)
    upstream = rest[0] if rest else None
    return Witness(Problem(x, gain, 0 * gain, whole.eps, upstream, whole.centred), values, True)


def _key(suspect: Suspect) -> str:
    made_by = fingerprint(HERE, HERE.with_name("shrink.py"))
    case = f"{suspect.implementation} {suspect.quantity} {suspect.format} {suspect.row} {made_by}"
    return cache.key(suspect.library, f"witness: {suspect.regime}", case)
