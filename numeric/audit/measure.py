"""Measure the implementations of a library on one regime in one format."""

from __future__ import annotations

import importlib
import math
from typing import Any

import numpy as np

from numeric.audit.adapters import LIBRARIES, Implementation
from numeric.audit.models.algorithms import ALGORITHMS
from numeric.formats import Format
from numeric.reference import Answer, Problem, Solution
from numeric.reference.measures import distances, row_errors, ulp_errors
from numeric.reference.rounding import ulps

QUANTITIES = ("output", "dx", "dgain", "dbias")
BINS = (0.5, 1, 2, 4, 16, 256, 65536, math.inf)  # upper ends of the ulp histogram's bins
EXACT_ENTRIES = 1 << 16  # records of parameter gradients are confirmed exactly up to this many entries


class DisagreementError(Exception):
    """The fast evaluation and exact arithmetic differ by more than the proved radius."""


def measure(implementation: Implementation, solution: Solution) -> dict[str, Any]:
    """The errors of one implementation on one problem.

    Returns:
        A dictionary of JSON values: for each quantity `row` and `ulp` (the largest finite errors, in the two
        measures of `numeric.reference.measures`), `lost` (entries that are NaN or infinite where the exact
        value is not) and `at` (the row of the worst); for the output `histogram` (counts of `BINS`).
        Instead of all that, `refused` with the reason where the library does not take the input.
    """
    problem = solution.problem
    try:
        found = answers(implementation, problem)
    except SystemExit:
        return {"refused": "it ends the program"}
    except Exception as error:
        return {"refused": (str(error).splitlines() or [type(error).__name__])[0][:200]}
    record: dict[str, Any] = {}
    for name, values in found.items():
        answer = solution[name]
        wrong = unlike(values, answer.rounded)
        if wrong:
            return {"refused": f"{name} is {wrong}"}
        record[name] = errors(values, answer, name, solution)
    if implementation.name.startswith("algorithm: "):
        record["output"] |= certified(implementation, problem, found["output"], solution["output"])
    return record


def unlike(values: Any, expected: np.ndarray) -> str:
    """What is wrong with the kind of an answer; nothing where it is as expected."""
    if not isinstance(values, np.ndarray):
        return f"a {type(values).__name__}, not a NumPy array"
    if values.shape != expected.shape or values.dtype != expected.dtype:
        return f"{values.dtype} of shape {values.shape}, not {expected.dtype} of shape {expected.shape}"
    return ""


def answers(implementation: Implementation, problem: Problem) -> dict[str, np.ndarray]:
    """What an implementation gives for each quantity that it has; it may do with its copies what it likes."""

    def given() -> tuple[np.ndarray, np.ndarray, np.ndarray, float]:
        return problem.x.copy(), problem.gain.copy(), problem.bias.copy(), problem.eps

    found = {"output": implementation.forward(*given())}
    if implementation.backward is not None and problem.upstream is not None:
        gradients = implementation.backward(problem.upstream.copy(), *given())
        if not isinstance(gradients, tuple | list) or len(gradients) != 3:
            raise TypeError(f"backward gives a {type(gradients).__name__}, not dx, dgain and dbias")
        found |= {
            name: value
            for name, value in zip(("dx", "dgain", "dbias"), gradients, strict=True)
            if value is not None
        }
    return found


def errors(values: np.ndarray, answer: Answer, name: str, solution: Solution) -> dict[str, Any]:
    """The errors of one quantity; the records confirmed in exact arithmetic."""
    format = solution.problem.format
    component = ulp_errors(values, answer, format)
    rows = np.atleast_1d(row_errors(values, answer, format))
    # Of a finite value the error may be more ulps of 0 than can be counted.
    lost = np.isinf(component) & ~np.isfinite(values)
    finite = np.where(np.isfinite(component), component, -1.0)
    worst = np.unravel_index(int(np.argmax(finite)), finite.shape)
    record: dict[str, Any] = {"lost": int(lost.sum()), "ulp": 0.0, "row": 0.0, "at": 0}
    if finite[worst] >= 0:
        record["ulp"] = confirmed(values, answer, name, tuple(map(int, worst)), solution)
    kept = np.where(np.isfinite(rows), rows, -1.0)
    record["row"] = _significant(max(0.0, float(kept.max())))
    record["at"] = int(np.argmax(np.where(np.isnan(rows), -1.0, rows)))
    if name == "output":
        counts = np.histogram(component[np.isfinite(component)], bins=(0.0, *BINS[:-1], 1e308))[0]
        record["histogram"] = counts.tolist()
    return record


def confirmed(
    values: np.ndarray, answer: Answer, name: str, index: tuple[int, ...], solution: Solution
) -> float:
    """The ulp error of the record entry, from exact arithmetic; the fast evaluation must agree with it."""
    format = solution.problem.format
    if not (np.isfinite(values[index]) and np.isfinite(answer.high[index])):
        return 0.0  # both are the same infinity
    unit = float(ulps(answer.high[index], format))
    fast = float(distances(values, answer)[index]) / unit
    if name in ("dgain", "dbias") and solution.problem.x.size > EXACT_ENTRIES:
        return _significant(fast)
    surd = solution.exact.entry(name, index)
    if surd is None:
        return 0.0
    exact = surd.distance(float(values[index]), unit)
    if abs(exact - fast) > 1.01 * answer.radius_at(index) / unit + 1e-9 * exact:
        raise DisagreementError(f"{name}{list(index)}: {fast} ulps by the fast evaluation, {exact} exactly")
    return _significant(exact)


def certified(
    implementation: Implementation, problem: Problem, values: np.ndarray, answer: Answer
) -> dict[str, float | None]:
    """Beside an algorithm's observed error its a-priori bound, and the largest observed part of it."""
    bound = ALGORITHMS[implementation.name.removeprefix("algorithm: ")].a_priori(problem)
    with np.errstate(all="ignore"):
        observed = distances(values, answer).max(axis=-1)
        has = np.isfinite(bound) & (bound > 0)
        if not has.all():
            return {"certified": None, "ratio": _largest(observed[has] / bound[has])}
        largest = np.abs(answer.high).max(axis=-1)
        scale = np.clip(
            np.where(largest == 0, 1.0, largest), 2.0**problem.format.emin, problem.format.largest
        )
        return {
            "certified": _significant(float((bound / scale).max()) / problem.format.unit_roundoff),
            "ratio": _largest(observed / bound),
        }


def _largest(values: np.ndarray) -> float | None:
    return _significant(float(values.max())) if values.size else None


def _significant(value: float) -> float:
    """Six digits: what a page shows, and what does not depend on the last bit of a sum."""
    return float(f"{value:.6g}")


def set_threads(library: str, count: int) -> None:
    """Tell a library that is loaded how many threads to use, where it can be told; 0 for its own choice."""
    if library not in LIBRARIES:
        return
    module = importlib.import_module(f"numeric.audit.adapters.{LIBRARIES[library].module}")
    if hasattr(module, "use_threads"):
        module.use_threads(count)


def half_of_the_digits(format: Format) -> float:
    """The row error, in units of u, beyond which more than half of the digits are lost: 2^(p/2)."""
    return 2.0 ** (format.precision / 2)
