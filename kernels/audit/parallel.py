"""∂x where the upstream gradient is parallel to the output, as of a loss Σy²: what is left is what eps leaves.

The exact ∂x is there far smaller than its terms. No arithmetic of one precision holds on to it, so the error is set
beside the condition number and the bound that the theorem `input-gradient.two-pass` has, and is no finding.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from lnverify.kernels.audit import cache
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import load
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.errors.profiles import in_any_order, normalized_size
from lnverify.kernels.rounding.functions import backward_size
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.publishing.cache import load_or_make
from lnverify.numeric.reference import Problem, Solution, solve
from lnverify.numeric.reference.measures import distances

IN_FORMATS = ("float64", "float32", "bfloat16")

REGIME = "standard normal"


def of_library(library: str) -> list[dict[str, Any]]:
    """The errors of a library's implementations, as JSON values; kept, as measurements are. Runs in a worker."""
    key = cache.key((*cache.MEASUREMENT, "kernels/audit/parallel.py"), library, "parallel")
    result: list[dict[str, Any]] = load_or_make(key, lambda: [*errors(load(library))])
    return result


def errors(implementations: dict[str, Implementation]) -> Iterator[dict[str, Any]]:
    """The errors of implementations in each format that they take."""
    for name in IN_FORMATS:
        for one in implementations.values():
            problem = one.part(along(FORMATS[name], one.centred)) if name in one.formats and one.backward else None
            if problem is not None and (result := measure(one, problem)) is not None:
                yield result


def along(format: Format, centred: bool = True) -> Problem:
    """Plain rows with gain 1, bias 0 and default eps, and as upstream gradient their exact output, rounded once."""
    problem = REGIMES[REGIME].problem(format, centred)
    return replace(problem, upstream=solve(problem)["output"].rounded)


def measure(implementation: Implementation, problem: Problem) -> dict[str, Any] | None:
    """∂x on the row where its error is the largest part of the row's largest exact entry; None where it is refused.

    Returns:
        error: that part.
        condition: r·(|p| + mean|p| + |z|·mean|p·z|) over |∂x|, the largest entries of both: κ of ∂x.
        bound: the largest error that the theorem allows two passes, as a part of the same entry.
        share: the largest part of its bound that an entry reaches; above 1 the error is more than conditioning.
    """
    implementation.use_threads(1)
    values = value(implementation, problem, "dx")
    if values is None:
        return None
    solution = solve(problem)
    answer, allowed = solution["dx"], in_any_order(solution, "dx")
    with np.errstate(all="ignore"):
        apart = np.nan_to_num(distances(values, answer), nan=np.inf, posinf=np.inf)
        largest = np.abs(answer.high).max(axis=1)
        parts = apart.max(axis=1) / largest
        row = int(np.argmax(parts))
        results = {
            "error": parts[row],
            "condition": conditions(solution)[row],
            "bound": allowed[row].max() / largest[row],
            "share": (apart / allowed).max(),
        }
    place = {"implementation": implementation.name, "format": problem.format.name}
    return place | {name: float(f"{number:.3g}") for name, number in results.items()}


def conditions(solution: Solution) -> np.ndarray:
    """By how much more than the sizes of its terms' roundings ∂x moves, relatively; (rows,)."""
    problem = solution.problem
    assert problem.upstream is not None
    p = np.abs(problem.gain.astype(np.float64) * problem.upstream.astype(np.float64))
    sizes = backward_size(solution["rstd"].high[:, None], p, normalized_size(solution))
    return np.asarray(sizes.max(axis=1) / np.abs(solution["dx"].high).max(axis=1))
