"""Golden vectors: hard cases with their exact answers, as JSON that a test in any language can read.

In the manner of C2SP's Wycheproof: groups of tests, flags with their meaning, a comment on each. Numbers are
hexadecimal floats in strings, each exactly a number of the format: `float.fromhex` reads them, and C's strtod. Readers
in C and in JavaScript are in tests/numeric/kernels/readers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.kernels.cases import Case, cases
from lnverify.numeric.kernels.cases.regimes import REGIMES, TAGS
from lnverify.numeric.kernels.errors.profiles import PROFILES, met_by_networks
from lnverify.numeric.kernels.verdict import hexadecimal
from lnverify.numeric.reference import Problem, Solution, solve
from lnverify.numeric.reference.conditioning import kappa

SCHEMA = "lnverify-vectors-1"
"""The name and version of the schema; another version where a key changes its meaning."""

ENTRIES, ROWS = 16, 2
"""How long rows are and how many there are, at most: regimes are cut to that, their extreme entries kept."""

LONG = 128
"""The length of the rows of a few tests, where sums are long."""

QUANTITIES = {"y": "output", "dx": "dx", "dgamma": "dgain", "dbeta": "dbias"}
"""The keys of answers, and what the project calls them."""

BOUNDS = ("exact", "stable")
"""The profiles whose allowed errors are written; practical allows as much as stable or more, where it covers a test."""

FLAGS = {
    "OffsetMean": "the mean is beyond 16 standard deviations: the variance must not be a difference of squares",
    "ConstantRow": "a row has variance 0: the output is the bias, and 1/std is 1/√eps",
    "SquaresOverflow": "the sum of squares of a row is beyond the format's range",
    "SquaresUnderflow": "the variance and eps of a row are below the format's normal numbers",
    "EpsLost": "eps is no number of the format, and rounds to 0 in it",
    "EpsZero": "eps is 0",
    "Subnormal": "an input or an answer is subnormal",
    "AnswerOverflows": "an answer is beyond the format's range: infinity is right",
}


def document(format: Format) -> dict[str, Any]:
    """All tests of a format, with what a reader must know."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for number, (case, problem) in enumerate(problems(format), start=1):
        groups.setdefault(case.tag, []).append({"id": number} | one_test(case, problem))
    return {
        "schema": SCHEMA,
        "command": f"lnverify vectors --format {format.name}",
        "format": {
            "name": format.name,
            "precision": format.precision,
            "emin": format.emin,
            "emax": format.emax,
        },
        "meaning": {
            "y": "gamma·(x - mean)·rstd + beta, rstd = 1/√(variance + eps), the variance divided by N; rounded once",
            "dx, dgamma, dbeta": "the gradients of Σ upstream·y, each rounded once",
            "mean, rstd": "rounded once",
            "kappa": "of each row, rms(x)·rstd, to eight bits",
            "allowed": "the largest |value - y| of each entry, by profile, to eight bits upwards; null for no demand",
            "practical": "whether the profile practical covers the test; its bound is then that of stable or more",
        },
        "profiles": {name: profile.meaning for name, profile in PROFILES.items()},
        "flags": FLAGS,
        "numberOfTests": sum(map(len, groups.values())),
        "testGroups": [{"tag": tag, "tests": groups[tag]} for tag in TAGS if tag in groups],
    }


def problems(format: Format) -> Iterator[tuple[Case, Problem]]:
    """The cases, cut; then those of a few groups with long rows."""
    for case in cases(format.name):
        if case.name not in REGIMES:
            continue
        yield case, cut(case.problem, ENTRIES)
    for case in cases(format.name, ["plain", "offset"], quick=True):
        yield case, cut(case.problem, LONG)


def cut(problem: Problem, entries: int) -> Problem:
    """The first rows, and of their entries the first ones with the extreme ones among them."""
    few = problem.first(ROWS)
    if few.size <= entries:
        return few
    x = few.x.astype(np.float64)
    extreme = {int(index) for row in x for index in (row.argmin(), row.argmax())}
    kept = sorted([*extreme, *[index for index in range(few.size) if index not in extreme][: entries - len(extreme)]])
    assert few.upstream is not None
    arrays = few.x[:, kept], few.gain[kept], few.bias[kept], few.upstream[:, kept]
    x_kept, gain, bias, upstream = (np.ascontiguousarray(array) for array in arrays)
    return replace(few, x=x_kept, gain=gain, bias=bias, upstream=upstream)


def one_test(case: Case, problem: Problem) -> dict[str, Any]:
    """One test."""
    solution = solve(problem)
    arrays = {"gamma": problem.gain, "beta": problem.bias, "x": problem.x, "upstream": problem.upstream}
    answers = {key: solution[name].rounded for key, name in (QUANTITIES | {"mean": "mean", "rstd": "rstd"}).items()}
    return (
        {"comment": f"{case.name}: {case.why}", "flags": flags(solution), "N": problem.size}
        | {"rows": problem.rows, "eps": hexadecimal(problem.eps)}
        | {key: texts(array) for key, array in (arrays | answers).items()}
        | {"kappa": texts(short(kappa(solution)))}
        | {"practical": bool(met_by_networks(solution).all())}
        | {"allowed": {name: allowed(solution, name) for name in BOUNDS}}
    )


def allowed(solution: Solution, profile: str) -> dict[str, Any]:
    """The error that a profile allows to each entry of each answer; None where it asks nothing of some entry."""
    found: dict[str, Any] = {}
    for key, quantity in QUANTITIES.items():
        bound = PROFILES[profile].allowed(solution, quantity)
        defined = np.isfinite(bound).all() and not np.isnan(solution[quantity].rounded.astype(np.float64)).any()
        found[key] = texts(short(bound)) if defined else None
    return found


def flags(solution: Solution) -> list[str]:
    """What is hard about a problem, as names of FLAGS."""
    problem, format = solution.problem, solution.problem.format
    x = problem.x.astype(np.float64)
    numbers = [x, *(solution[name].rounded.astype(np.float64) for name in QUANTITIES.values())]
    with np.errstate(all="ignore"):
        squares, spread = np.square(x).sum(axis=1), solution["rstd"].high ** -2.0
    held = float(np.array(problem.eps).astype(format.dtype))
    facts = {
        "OffsetMean": bool((np.abs(solution["mean"].high) * solution["rstd"].high > 16).any()),
        "ConstantRow": bool((x == x[:, :1]).all(axis=1).any()) and problem.size > 1,
        "SquaresOverflow": bool((squares > format.largest).any()),
        "SquaresUnderflow": bool((spread < 2.0**format.emin).any()),
        "EpsLost": problem.eps > 0 and held == 0,
        "EpsZero": problem.eps == 0,
        "Subnormal": any(((array != 0) & (np.abs(array) < 2.0**format.emin)).any() for array in numbers),
        "AnswerOverflows": any(np.isinf(array).any() for array in numbers),
    }
    return [name for name in FLAGS if facts[name]]


def short(values: np.ndarray) -> np.ndarray:
    """Positive numbers with eight bits, rounded upwards."""
    fraction, exponent = np.frexp(np.asarray(values, dtype=np.float64))
    with np.errstate(all="ignore"):
        return np.asarray(np.ldexp(np.ceil(fraction * 256) / 256, exponent))


def texts(array: Any) -> Any:
    """Hexadecimal floats, nested as the array is."""
    if isinstance(array, np.ndarray) and array.ndim:
        return [texts(part) for part in array]
    return hexadecimal(float(array))


def as_text(format: Format) -> str:
    """The document as JSON: a line for each key of a test."""
    made = document(format)
    tests = [test for group in made["testGroups"] for test in group["tests"]]
    marks = {id(test): f"@{index}@" for index, test in enumerate(tests)}
    outline = made | {
        "testGroups": [group | {"tests": [marks[id(test)] for test in group["tests"]]} for group in made["testGroups"]]
    }
    text = json.dumps(outline, indent=1, ensure_ascii=False)
    for test in tests:
        lines = [f"     {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in test.items()]
        text = text.replace(f'"{marks[id(test)]}"', "{\n" + ",\n".join(lines) + "\n    }")
    return text + "\n"


def file_name(format: Format) -> str:
    """What a format's file is called."""
    return f"layer_norm-{format.name}.json"


def schema() -> str:
    """The JSON Schema of the files."""
    numbers: dict[str, Any] = {"type": "array", "items": {"$ref": "#/$defs/number"}}
    rows = {"type": "array", "items": numbers}
    nothing = {"type": "null"}
    per_row, per_entry = ["mean", "rstd", "kappa"], ["gamma", "beta", "dgamma", "dbeta"]
    bound = {
        key: {"anyOf": [rows if key in ("y", "dx") else numbers, nothing]} for key in QUANTITIES
    }  # what a profile asks
    properties = (
        {
            "id": {"type": "integer"},
            "comment": {"type": "string"},
            "N": {"type": "integer"},
            "rows": {"type": "integer"},
        }
        | {"flags": {"type": "array", "items": {"enum": list(FLAGS)}}, "eps": {"$ref": "#/$defs/number"}}
        | dict.fromkeys(["x", "upstream", "y", "dx"], rows)
        | dict.fromkeys([*per_row, *per_entry], numbers)
        | {"practical": {"type": "boolean"}}
        | {"allowed": {"type": "object", "required": list(BOUNDS), "properties": dict.fromkeys(BOUNDS, _closed(bound))}}
    )
    group = _closed({"tag": {"enum": list(TAGS)}, "tests": {"type": "array", "items": _closed(properties)}})
    shape = {
        "schema": {"const": SCHEMA},
        "command": {"type": "string"},
        "format": _closed(
            {"name": {"enum": list(FORMATS)}} | {key: {"type": "integer"} for key in ("precision", "emin", "emax")}
        ),
        **{key: {"type": "object"} for key in ("meaning", "profiles", "flags")},
        "numberOfTests": {"type": "integer"},
        "testGroups": {"type": "array", "items": group},
    }
    number = {"type": "string", "pattern": "^(-?0x[01](\\.[0-9a-f]+)?p[+-][0-9]+|-?inf|nan)$"}
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": SCHEMA}
    return json.dumps(head | _closed(shape) | {"$defs": {"number": number}}, indent=1) + "\n"


def _closed(properties: dict[str, Any]) -> dict[str, Any]:
    """An object with these keys, all of them and no others."""
    return {"type": "object", "required": list(properties), "additionalProperties": False, "properties": properties}
