"""Findings: each place where a released library loses more than half of its digits, or gives NaN, Inf or 0.

For every implementation and every tag of regimes, the worst regime is taken, its input made small, the cause
traced, and a snippet written in the library's own interface.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from numeric.audit import cache
from numeric.audit.adapters import LIBRARIES, Implementation, load, versions
from numeric.audit.measure import half_of_the_digits
from numeric.audit.museum import MUSEUM
from numeric.audit.regimes import REGIMES
from numeric.audit.runner import Result
from numeric.audit.shrink import loses_half, only, shrink
from numeric.audit.trace import trace
from numeric.formats import FORMATS
from numeric.provenance import fingerprint
from numeric.reference import Problem, solve

HERE = Path(__file__)
FORMAT_ORDER = (
    "float32",
    "float64",
    "float16",
    "bfloat16",
)  # where a fault is shown if several formats have it
# Its outputs are below one rounding error of their terms: no arithmetic of one precision can hold on to them.
NOT_ASKED = ("a bias that cancels",)
SHOWN = 16  # longest input that is printed whole

# The repositories of the museum's reports, by library.
REPOSITORIES = {
    "torch": "pytorch/",
    "onnxruntime": "microsoft/onnxruntime",
    "onnx": "onnx/onnx",
    "mlx": "ml-explore/",
    "keras": "keras-team/",
}


@dataclass(frozen=True)
class Suspect:
    """An implementation on the regime in which it is worst among those of a tag."""

    library: str
    implementation: str
    tag: str
    regime: str
    format: str
    formats: tuple[str, ...]
    row: int


def suspects(result: Result) -> list[Suspect]:
    """Released implementations that lose half of the digits or more: one for each implementation and tag."""
    worst: dict[tuple[str, str, str], dict[str, tuple[float, str, int]]] = {}
    for (library, regime, format), records in result.records.items():
        if library not in LIBRARIES or not LIBRARIES[library].released or regime in NOT_ASKED:
            continue
        for implementation, record in records.items():
            output = record.get("output")
            if output is None:
                continue
            error = math.inf if output["lost"] else output["row"]
            if error > half_of_the_digits(FORMATS[format]):
                formats = worst.setdefault((library, implementation, REGIMES[regime].tag), {})
                formats[format] = max(formats.get(format, (0.0, "", 0)), (error, regime, output["at"]))
    return [
        Suspect(
            library,
            implementation,
            tag,
            regime=formats[shown][1],
            format=shown,
            formats=tuple(format for format in FORMATS if format in formats),
            row=formats[shown][2],
        )
        for (library, implementation, tag), formats in sorted(worst.items())
        for shown in [next(format for format in FORMAT_ORDER if format in formats)]
    ]


def investigate(suspect: Suspect) -> dict[str, Any]:
    """The smallest input found, what the library gives, the exact answer, and the cause; runs in a worker."""
    implementation = load(suspect.library)[suspect.implementation]
    problem = REGIMES[suspect.regime].problem(FORMATS[suspect.format], implementation.centred)
    problem = only(problem, suspect.row)
    small = shrink(problem, loses_half(implementation))
    shown = small if small is not None else problem
    values = implementation.forward(shown.x, shown.gain, shown.bias, shown.eps)
    answer = solve(shown)["output"]
    return {
        "N": shown.size,
        "eps": shown.eps,
        "plain": small is not None,
        "input": numbers(shown.x[0]),
        "got": numbers(values[0]),
        "exact": numbers(answer.rounded[0]),
        "cause": trace(shown, values, answer.high),
        "snippet": snippet(implementation, shown, suspect.format) if small is not None else "",
    }


def numbers(row: np.ndarray) -> list[str]:
    """The first entries of a row, each in the shortest form that gives the float64 back."""
    return [repr(float(value)) for value in row[:SHOWN]]


def snippet(implementation: Implementation, problem: Problem, format: str) -> str:
    """Python that shows the fault in the library's own interface; empty where the input is too long."""
    if problem.size > SHOWN or not implementation.snippet:
        return ""
    values = ", ".join(numbers(problem.x[0]))
    shape = values if "[{x}]" in implementation.snippet else f"[{values}]"
    text = implementation.snippet.replace("{x}", shape).replace("{format}", format)
    return text.replace("{eps}", repr(problem.eps)).replace("{{", "{").replace("}}", "}")


def in_museum(suspect: Suspect) -> str:
    """The museum's report of such a fault in the same library, or nothing."""
    repository, centred = REPOSITORIES.get(suspect.library), "RMS" not in suspect.implementation
    for case in MUSEUM:
        same = case.tag == suspect.tag and centred in case.kinds and set(case.formats) & set(suspect.formats)
        if repository and repository in case.source and same:
            return case.source
    return ""


def find(
    result: Result, executor: Executor, progress: Callable[[Suspect], None] = lambda suspect: None
) -> list[dict[str, Any]]:
    """Every finding, as JSON values; investigations are kept as measurements are."""
    found: dict[Suspect, dict[str, Any]] = {}
    futures = {}
    for suspect in suspects(result):
        kept = cache.read(_key(suspect))
        if kept is None:
            futures[executor.submit(investigate, suspect)] = suspect
        else:
            found[suspect] = kept
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
    return merged(
        [
            asdict(suspect)
            | found[suspect]
            | {"versions": versions(suspect.library), "museum": in_museum(suspect), "tags": [suspect.tag]}
            for suspect in sorted(found, key=lambda one: (one.library, one.implementation, one.tag))
        ]
    )


def merged(findings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One finding for each implementation and cause: that of the smallest input, with all its tags."""
    groups: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for finding in findings:
        cause = finding["cause"] if finding["cause"] != "open" else f"open: {finding['tag']}"
        groups.setdefault((finding["implementation"], cause), []).append(finding)
    answer = []
    for group in groups.values():
        smallest = min(group, key=lambda one: (not one["plain"], one["N"]))
        known = sorted({one["museum"] for one in group} - {""})
        answer.append(
            smallest
            | {
                "tags": sorted({one["tag"] for one in group}),
                "formats": [name for name in FORMATS if any(name in one["formats"] for one in group)],
                "museum": ", ".join(known),
            }
        )
    return answer


def _key(suspect: Suspect) -> str:
    made_by = fingerprint(HERE, HERE.with_name("shrink.py"), HERE.with_name("trace.py"))
    case = f"{suspect.implementation} {suspect.format} {made_by}"
    return cache.key(suspect.library, f"finding: {suspect.regime}", case)
