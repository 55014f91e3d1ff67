"""Findings: each place where a released library loses more than half of its digits, or gives NaN, Inf or 0.

For every implementation, quantity and tag of regimes, the worst regime is taken, its input made small
(`numeric.audit.causes.reproducer`) and what may have caused the error traced (`numeric.audit.causes.trace`). Findings with one
cause are one: a gradient that is wrong where the output is, for the same cause, is told with the output.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from dataclasses import asdict
from pathlib import Path
from typing import Any

from numeric.audit import cache
from numeric.audit.adapters import LIBRARIES, load, versions
from numeric.audit.causes.reproducer import Suspect, witness
from numeric.audit.causes.snippets import SHOWN, numbers, snippet
from numeric.audit.causes.trace import candidates, trace
from numeric.audit.measure import QUANTITIES, half_of_the_digits
from numeric.audit.museum import MUSEUM
from numeric.audit.regimes import REGIMES
from numeric.audit.runner import Result
from numeric.formats import FORMATS
from numeric.provenance import fingerprint
from numeric.reference import solve

HERE = Path(__file__).parent.parent
# Where a fault is shown if several formats have it.
FORMAT_ORDER = ("float32", "float64", "float16", "bfloat16")
OPEN = "open"

# The repositories of the museum's reports, by library.
REPOSITORIES = {
    "torch": "pytorch/",
    "onnxruntime": "microsoft/onnxruntime",
    "onnx": "onnx/onnx",
    "mlx": "ml-explore/",
    "keras": "keras-team/",
}


def suspects(result: Result) -> list[Suspect]:
    """What released implementations get wrong: one for each implementation, quantity and tag."""
    worst: dict[tuple[str, str, str, str], dict[str, tuple[float, str, int]]] = {}
    for (library, regime, format), records in result.records.items():
        if library not in LIBRARIES or not LIBRARIES[library].released:
            continue
        for implementation, record in records.items():
            for quantity in QUANTITIES:
                one = record.get(quantity)
                if one is None or (not one["lost"] and cancels(implementation, quantity, regime)):
                    continue
                error = math.inf if one["lost"] else one["row"]
                if error > half_of_the_digits(FORMATS[format]):
                    key = library, implementation, quantity, REGIMES[regime].tag
                    formats = worst.setdefault(key, {})
                    formats[format] = max(formats.get(format, (0.0, "", 0)), (error, regime, one["at"]))
    return [
        Suspect(
            *key,
            regime=formats[shown][1],
            format=shown,
            formats=tuple(format for format in FORMATS if format in formats),
            row=formats[shown][2],
        )
        for key, formats in sorted(worst.items())
        for shown in [next(format for format in FORMAT_ORDER if format in formats)]
    ]


def cancels(implementation: str, quantity: str, regime: str) -> bool:
    """Whether an exact answer is below one rounding error of its terms: no arithmetic of one precision holds on to it.

    So it is with a bias that cancels the output, and with ∂x where N is 2, for RMSNorm 1: of its terms only the
    part of eps in the variance is left.
    """
    if quantity == "output":
        return regime == "a bias that cancels"
    return quantity == "dx" and regime == ("N = 1" if _is_rms(implementation) else "N = 2")


def _is_rms(implementation: str) -> bool:
    return "RMS" in implementation


def investigate(suspect: Suspect) -> dict[str, Any]:
    """The smallest input found, what the library gives, the exact answer, and possible causes; in a worker."""
    found = witness(suspect)
    problem, quantity = found.problem, suspect.quantity
    # Copies of a row give copies of an output: the first is enough.
    shown = problem.first(1) if len(found.values) == 1 and quantity in ("output", "dx") else problem
    answer = solve(shown)[quantity]
    exact, got = (array if array.ndim == 1 else array[0] for array in (answer.rounded, found.values))
    causes = trace(shown, quantity, found.values, answer.high)
    shared = {name for name, _ in candidates(problem, "output")}
    text = snippet(load(suspect.library)[suspect.implementation], quantity, problem) if found.plain else ""
    return {
        "N": problem.size,
        "rows": problem.rows,
        "eps": problem.eps,
        "plain": found.plain,
        "shown": found.shown,
        "input": [numbers(row) for row in _differing(problem.x)],
        "upstream": None if problem.upstream is None else [numbers(row) for row in _differing(problem.upstream)],
        "got": numbers(got),
        "exact": numbers(exact),
        "causes": [name for name in causes if name not in shared or quantity == "output"],
        "shared": [name for name in causes if name in shared],
        "snippet": text,
    }


def _differing(rows: Any) -> Any:
    """The rows that are shown: one where all are the same, else the first ones."""
    return rows[:1] if (rows == rows[:1]).all() else rows[:SHOWN]


def in_museum(suspect: Suspect) -> str:
    """The museum's report of such a fault in the same library, or nothing."""
    repository, centred = REPOSITORIES.get(suspect.library), not _is_rms(suspect.implementation)
    for case in MUSEUM:
        same = case.tag == suspect.tag and centred in case.kinds and set(case.formats) & set(suspect.formats)
        if repository and repository in case.source and same:
            return case.source
    return ""


def find(
    result: Result, executor: Executor, progress: Callable[[Suspect], None] = lambda suspect: None
) -> tuple[list[dict[str, Any]], list[str]]:
    """Every finding, as JSON values, and the suspects that did not show their fault again.

    Investigations are kept as measurements are.
    """
    found: dict[Suspect, dict[str, Any]] = {}
    futures = {}
    for suspect in suspects(result):
        kept = cache.read(_key(suspect))
        if kept is None:
            futures[executor.submit(investigate, suspect)] = suspect
        else:
            found[suspect] = kept
            progress(suspect)
    try:
        for future in as_completed(futures):
            suspect = futures[future]
            found[suspect] = future.result()
            cache.write(_key(suspect), found[suspect])
            progress(suspect)
    except BaseException:
        for future in futures:
            future.cancel()
        raise
    cases = [
        asdict(suspect)
        | found[suspect]
        | {"versions": versions(suspect.library), "museum": in_museum(suspect), "tags": [suspect.tag]}
        for suspect in sorted(found, key=_order)
    ]
    unseen = [
        f"{case['implementation']}, {case['quantity']} in {case['format']} on {case['regime']}"
        for case in cases
        if not case["shown"]
    ]
    return merged([case for case in cases if case["shown"]]), unseen


def merged(cases: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One finding for each implementation and cause, on the input that tells most.

    A gradient that may have the cause of the output on the same tag has it. Where the output is right, its causes
    are named for a gradient only if nothing else makes the same error.

    Args:
        cases: what is known of each suspect; `causes` are those that only this quantity may have, of gradients,
            and `shared` those that spoil the output as well.
    """
    groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for implementation in dict.fromkeys(case["implementation"] for case in cases):
        of = [case for case in cases if case["implementation"] == implementation]
        outputs = [case for case in of if case["quantity"] == "output"]
        causes = attributed([case["causes"] for case in outputs])
        known = dict(zip((case["tag"] for case in outputs), causes, strict=True))
        told = [case for case in of if case in outputs or known.get(case["tag"]) in case["shared"]]
        alone = [case for case in of if case not in told]
        pairs = [(case, known[case["tag"]]) for case in told]
        pairs += zip(alone, attributed([case["causes"] or case["shared"] for case in alone]), strict=True)
        for case, cause in pairs:
            # Of open causes, each tag is one.
            name = cause if cause != OPEN else f"{OPEN}: {case['tag']}, {case in outputs}"
            groups.setdefault((implementation, name), []).append(case | {"cause": cause})
    return [_one(group) for group in groups.values()]


def attributed(causes: list[list[str]]) -> list[str]:
    """One cause for each case of an implementation: always that which explains most of what is left.

    Among those that explain as many it is the one named first; a case without possible causes stays "open".

    Args:
        causes: the possible causes of each case.
    """
    answer = [OPEN] * len(causes)
    left = {index for index, names in enumerate(causes) if names}
    while left:
        counts = Counter(name for index in sorted(left) for name in causes[index])
        cause = max(counts, key=lambda name: counts[name])
        for index in [index for index in left if cause in causes[index]]:
            answer[index] = cause
            left.remove(index)
    return answer


def _one(group: list[dict[str, Any]]) -> dict[str, Any]:
    """The finding of cases with one cause: that of the input with the fewest other explanations, outputs first."""
    telling = min(group, key=_tells)
    tags = {
        name: sorted(one["tag"] for one in group if one["quantity"] == name)
        for name in QUANTITIES
        if any(one["quantity"] == name for one in group)
    }
    known = sorted({one["museum"] for one in group} - {""})
    return telling | {
        "quantities": tags,
        "tags": sorted({one["tag"] for one in group}),
        "formats": [name for name in FORMATS if any(name in one["formats"] for one in group)],
        "museum": ", ".join(known),
    }


def _tells(case: dict[str, Any]) -> tuple[Any, ...]:
    """What makes an input telling: small, an answer that is not 0, and few ways of computing that explain it."""
    zero = all(float(value) == 0 for value in case["exact"])
    explanations = len(case["causes"]) or len(case["shared"])
    return QUANTITIES.index(case["quantity"]), not case["snippet"], zero, explanations, case["N"], case["rows"]


def _order(suspect: Suspect) -> tuple[str, str, int, str]:
    return suspect.library, suspect.implementation, QUANTITIES.index(suspect.quantity), suspect.tag


def _key(suspect: Suspect) -> str:
    names = ("causes", "models")
    made_by = fingerprint(*(HERE / name for name in names))
    case = f"{suspect.implementation} {suspect.quantity} {suspect.format} {suspect.row} {made_by}"
    return cache.key(suspect.library, f"finding: {suspect.regime}", case)
