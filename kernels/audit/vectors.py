"""Golden vectors: hard cases with their exact answers, as JSON that a test in any language can read.

In the manner of C2SP's Wycheproof: groups of tests, flags with their meaning, a comment on each. Numbers are
hexadecimal floats in strings, each exactly a number of the format: `float.fromhex` reads them, and C's strtod. Readers
in C and in JavaScript are in tests/kernels/audit/readers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters.callables import halves
from lnverify.kernels.audit.cases import cases, with_affine
from lnverify.kernels.audit.cases.regimes import REGIMES, TAGS
from lnverify.kernels.audit.causes.edits import apply, usual_edits
from lnverify.kernels.audit.causes.formula import plain
from lnverify.kernels.audit.errors.profiles import PROFILES, met_by_networks
from lnverify.kernels.audit.verdict import hexadecimal
from lnverify.numeric.floats.formats import FLOAT32, FORMATS, Format
from lnverify.numeric.publishing.json_text import laid_out
from lnverify.numeric.reference import Problem, Solution, solve
from lnverify.numeric.reference.conditioning import kappa

SCHEMA = "lnverify-vectors-4"
"""The name and version of the schema, vectors-schema.json, which says what keys mean; another where one changes."""

ENTRIES, ROWS = 16, 2
"""How long rows are and how many there are, at most: regimes are cut to that, their extreme entries kept."""

LONG = 128
"""The length of the rows of a few tests, where sums are long."""

SHORT_OF_KINDS = ("standard normal", "mean/std = 2^4", "constant 1/3", "outlier of 2^8")
"""The regimes of which there are tests with parameters of float32, and with a residual."""

LARGE = ((64, 4096), (64, 1000), (7, 4095))
"""Rows and N of the tests whose inputs are formulas."""

QUANTITIES = {"y": "output", "dx": "dx", "dgamma": "dgain", "dbeta": "dbias"}
"""The keys of answers, and what the project calls them."""

PER_ROW = ("mean", "rstd")
"""The answers that are one number a row."""

BOUNDS = ("exact", "stable")
"""The profiles whose allowed errors are written; practical allows as much as stable or more, where it covers a test."""


@dataclass(frozen=True)
class Formula:
    """An array by a formula: of entry i, counted row by row, the leading bits of a hash of seed + i.

    The hash is the finalizer of MurmurHash3. Its leading bits, as an integer, plus shift, are multiplied by 2^exponent.
    """

    seed: int
    bits: int
    shift: int
    exponent: int

    def array(self, *shape: int) -> np.ndarray:
        """The array, in float64."""
        h = np.arange(np.prod(shape), dtype=np.uint32) + np.uint32(self.seed)
        for right, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
            h = (h ^ (h >> np.uint32(right))) * np.uint32(factor)
        leading = ((h ^ (h >> np.uint32(16))) >> np.uint32(32 - self.bits)).astype(np.float64)
        return np.asarray(np.ldexp(leading + self.shift, self.exponent).reshape(shape))


MOST_BITS = 24
"""Formulas have numbers of no more bits, in whatever format: their integers then are exact everywhere."""


@dataclass(frozen=True)
class Vector:
    """One test.

    Attributes:
        tag, comment: as written.
        problem: rows, in the format of the parameters where it is another; of a residual the sums.
        rows: the format of x, residual and dx; the others are in that of the problem.
        residual: what of the rows is given apart; None for nothing.
        formulas: the inputs that are written as formulas, by key.
        at: the rows and the columns whose answers are written; None for all.
    """

    tag: str
    comment: str
    problem: Problem
    rows: Format
    residual: np.ndarray | None = None
    formulas: dict[str, Formula] | None = None
    at: tuple[list[int], list[int]] | None = None

    def inputs(self) -> dict[str, Any]:
        """The inputs as they are written."""
        problem, rest = self.problem, self.residual
        x = problem.x if rest is None else problem.x - rest
        arrays = {"gamma": problem.gain, "beta": problem.bias, "x": x, "residual": rest, "upstream": problem.upstream}
        formulas = self.formulas or {}
        return {key: asdict(formulas[key]) if key in formulas else array if array is None else texts(array)
                for key, array in arrays.items() if key in keys_of(arrays, problem.centred)}  # fmt: skip

    def select_entries(self, array: np.ndarray, by_row: bool) -> np.ndarray:
        """The entries of an answer that are written; a vector has one a row or one a column."""
        if self.at is None:
            return array
        return array[np.ix_(*self.at)] if array.ndim == 2 else array[self.at[0 if by_row else 1]]


OF_MEAN = ("beta", "mean", "dbeta")
"""The keys that RMSNorm has not."""


def keys_of(names: Iterable[str], centred: bool) -> list[str]:
    """The keys of LayerNorm that a norm has."""
    return [name for name in names if centred or name not in OF_MEAN]


def document(format: Format, centred: bool = True) -> dict[str, Any]:
    """All tests of a format, with what a reader must know; of RMSNorm where not `centred`."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for number, vector in enumerate(vectors(format, centred), start=1):
        groups.setdefault(vector.tag, []).append({"id": number} | one_test(vector))
    return {
        "schema": SCHEMA,
        "command": f"lnverify vectors --format {format.name}" + ("" if centred else " --norm rms"),
        "format": facts(format),
        "profiles": {name: profile.meaning for name, profile in PROFILES.items()},
        "mistakes": {
            quantity: {str(number): words for number, words in enumerate(mistakes(centred, quantity))}
            for quantity in CAUGHT
        },
        "numberOfTests": sum(map(len, groups.values())),
        "testGroups": [{"tag": tag, "tests": groups[tag]} for tag in TAGS if tag in groups],
    }


def facts(format: Format) -> dict[str, Any]:
    """What a reader must know of a format."""
    return {"name": format.name, "precision": format.precision, "emin": format.emin, "emax": format.emax}


CAUGHT = {"y": "output", "dx": "dx"}
"""The answers of which it is said which mistakes a test catches."""


@cache
def mistakes(centred: bool, quantity: str) -> tuple[str, ...]:
    """The usual mistakes of a quantity, in words."""
    return tuple(str(edit.cause) for edit in usual_edits(plain(FLOAT32, 8, centred), CAUGHT[quantity]))


def caught(vector: Vector, solution: Solution) -> dict[str, list[int]]:
    """The numbers of the mistakes that a test catches, by quantity."""
    results: dict[str, list[int]] = {}
    for key, name in CAUGHT.items():
        allowed, exact = PROFILES["stable"].allowed(solution, name), solution[name].high
        results[key] = []
        for number, edit in enumerate(usual_edits(vector.problem, name)):
            with np.errstate(all="ignore"):
                apart = vector.select_entries(np.abs(apply(vector.problem, name, edit) - exact) - allowed, False)
            if not (apart <= 0).all() and np.isfinite(allowed).all():
                results[key].append(number)
    return results


def vectors(format: Format, centred: bool = True) -> Iterator[Vector]:
    """The cases, cut; a few groups with long rows; residuals, parameters of another type; inputs by formulas."""
    names = [name for name, regime in REGIMES.items() if regime.threads == 1]
    for case in cases(format.name, names=names, centred=centred):
        yield Vector(case.tag, f"{case.name}: {case.why}", cut(case.problem, ENTRIES), format)
    for case in cases(format.name, ["plain", "offset"], quick=True, centred=centred):
        yield Vector(case.tag, f"{case.name}: {case.why}", cut(case.problem, LONG), format)
    for case in cases(format.name, names=SHORT_OF_KINDS, centred=centred):
        problem = cut(case.problem, ENTRIES)
        comment = f"{case.name}, a fused residual: {case.why}"
        yield Vector(case.tag, comment, problem, format, residual=halves(problem.x)[1])
        if format.precision < FLOAT32.precision:
            comment = f"{case.name}, parameters of float32: {case.why}"
            yield Vector(case.tag, comment, with_wide_parameters(case.name, format, centred), format)
    for rows, size in LARGE:
        for tag, with_residual in (("plain", False), ("offset", False), ("plain", True)):
            yield large(tag, rows, size, format, format, with_residual, centred)
        for tag in ("plain", "offset") if format.precision < FLOAT32.precision else ():
            yield large(tag, rows, size, format, FLOAT32, False, centred)


def with_wide_parameters(name: str, format: Format, centred: bool) -> Problem:
    """The cut problem of a regime with a gain, bias and upstream gradient of float32, rows of the format in it."""
    narrow, wide = (REGIMES[name].problem(one, centred) for one in (format, FLOAT32))
    problem = with_affine(replace(wide, x=narrow.x.astype(np.float32)), name)
    return cut(problem, ENTRIES)


def large(
    tag: str, rows: int, size: int, format: Format, parameters: Format, with_residual: bool, centred: bool
) -> Vector:
    """A test whose inputs are formulas: rows between -1 and 1, or of a mean that is large beside their spread."""
    narrow, wide = (min(one.precision, MOST_BITS) for one in (format, parameters))
    spread = narrow - 1 if tag == "plain" else narrow - 4
    shift = -(2 ** (spread - 1)) if tag == "plain" else 2**narrow - 2**spread
    formulas = {
        "x": Formula(1 << 24, spread, shift, 1 - spread),
        "upstream": Formula(2 << 24, wide - 1, -(2 ** (wide - 2)), 2 - wide),
        "gamma": Formula(3 << 24, wide - 1, 2 ** (wide - 2), 1 - wide),
        "beta": Formula(4 << 24, wide - 1, -(2 ** (wide - 2)), 2 - wide),
    }
    if with_residual:
        formulas["residual"] = Formula(5 << 24, spread, shift, 1 - spread)
    shapes = {"gamma": (size,), "beta": (size,)}
    arrays = {key: formula.array(*shapes.get(key, (rows, size))) for key, formula in formulas.items()}
    rest = arrays.pop("residual", np.zeros((1, 1)))
    arrays["x"] = arrays["x"] + rest
    x, upstream, gain, bias = (arrays[key].astype(parameters.dtype) for key in ("x", "upstream", "gamma", "beta"))
    kind = ", a fused residual" * with_residual + f", parameters of {parameters.name}" * (parameters is not format)
    why = "sums are long" if tag == "plain" else "the mean is large beside the spread"
    at = [[0, 1, rows // 2 - 1, rows - 1], [0, 1, 2, 63, 64, 127, 128, size // 2 - 1, size // 2, size - 2, size - 1]]
    residual = rest.astype(parameters.dtype) if with_residual else None
    problem = Problem(x, gain, bias if centred else 0 * bias, 1e-5, upstream, centred)
    return Vector(tag, f"{rows} rows of {size:,}{kind}: {why}", problem, format, residual, formulas, (at[0], at[1]))


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


def one_test(vector: Vector) -> dict[str, Any]:
    """One test."""
    problem, solution = vector.problem, solve(vector.problem)
    names = QUANTITIES | {"mean": "mean", "rstd": "rstd"}
    practical = bool(met_by_networks(solution).all())
    answers = {
        key: vector.select_entries(round_answer(vector, solution, name), name in PER_ROW)
        for key, name in names.items()
        if key in keys_of(names, problem.centred)
    }
    return (
        {"comment": vector.comment, "flags": flags(solution), "N": problem.size}
        | {"rows": problem.rows, "eps": hexadecimal(problem.eps), "parameters": facts(problem.format)}
        | vector.inputs()
        | {"at": vector.at and dict(zip(("rows", "columns"), vector.at, strict=True))}
        | {key: texts(array) for key, array in answers.items()}
        | {"kappa": texts(vector.select_entries(short(kappa(solution), np.rint), True))}
        | {"wrong": "invalid" if practical else "poor", "catches": caught(vector, solution)}
        | {"allowed": {name: allowed_errors(vector, solution, name) for name in BOUNDS}}
    )


def round_answer(vector: Vector, solution: Solution, quantity: str) -> np.ndarray:
    """An answer; ∂x rounded once to the format of the rows, in entries that are not written to another one first."""
    result = solution[quantity].rounded
    if quantity != "dx" or vector.rows is solution.problem.format:
        return result
    values = result.astype(vector.rows.dtype)
    rows, columns = vector.at or (range(result.shape[0]), range(result.shape[1]))
    for row in rows:
        for column in columns:
            surd = solution.exact.entry("dx", (row, column))
            values[row, column] = np.nan if surd is None else surd.nearest(vector.rows)
    return values


def allowed_errors(vector: Vector, solution: Solution, profile: str) -> dict[str, Any]:
    """The error that a profile allows to each entry of each answer; None where it asks nothing of some entry.

    Of ∂x in another format than the parameters', the bound in theirs and a rounding to its own.
    """
    results: dict[str, Any] = {}
    for key in keys_of(QUANTITIES, solution.problem.centred):
        quantity = QUANTITIES[key]
        bound = PROFILES[profile].allowed(solution, quantity)
        if quantity == "dx" and vector.rows is not solution.problem.format:
            u = vector.rows.unit_roundoff
            bound = (1 + u) * bound + u * np.abs(solution[quantity].high) + vector.rows.smallest
        defined = np.isfinite(bound).all() and not np.isnan(solution[quantity].rounded.astype(np.float64)).any()
        results[key] = texts(short(vector.select_entries(bound, False))) if defined else None
    return results


def flags(solution: Solution) -> list[str]:
    """What is hard about a problem, in the words of the schema."""
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
    return [name for name, holds in facts.items() if holds]


def short(values: np.ndarray, rounded: Callable[[np.ndarray], np.ndarray] = np.ceil) -> np.ndarray:
    """Positive numbers with eight bits, rounded upwards; κ to the nearest, as it may be 1 but for its last bit."""
    fraction, exponent = np.frexp(np.asarray(values, dtype=np.float64))
    with np.errstate(all="ignore"):
        return np.asarray(np.ldexp(rounded(fraction * 256) / 256, exponent))


def texts(array: Any) -> Any:
    """Hexadecimal floats, nested as the array is."""
    if isinstance(array, np.ndarray) and array.ndim:
        return [texts(part) for part in array]
    return hexadecimal(float(array))


def file_name(format: Format, centred: bool = True) -> str:
    """What a format's file is called."""
    return f"{'layer' if centred else 'rms'}_norm-{format.name}.json"


def files(formats: Collection[Format] = FORMATS.values(), norms: Collection[bool] = (True, False)) -> dict[str, str]:
    """The files of formats, of LayerNorm (True) and RMSNorm (False), and the JSON Schema that describes them all."""
    schema = Path(__file__).with_name("vectors-schema.json").read_text(encoding="utf-8")
    documents = {(format, centred): document(format, centred) for centred in norms for format in formats}
    return {"schema.json": schema} | {file_name(*key): laid_out(one, 5) + "\n" for key, one in documents.items()}
