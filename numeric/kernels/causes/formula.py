"""Is it LayerNorm at all? A wrong formula is told from rounding on plain inputs, of 16-bit kernels in float32.

There rounding is far below every term of the formula. What is left of an error is the formula's, and the formulas that
people write by mistake are tried, alone and two at a time: one that gives the kernel's values on every plain input, the
right ones too, names what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, combinations
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT32, FORMATS, Format, find_format
from lnverify.numeric.floats.rounding import round_array, ulps
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.calls import run
from lnverify.numeric.kernels.causes.places import where
from lnverify.numeric.kernels.errors.outcome import Outcome
from lnverify.numeric.kernels.errors.profiles import SLACK, in_any_order, stable
from lnverify.numeric.kernels.errors.table import QUANTITIES
from lnverify.numeric.kernels.witness import Witness
from lnverify.numeric.publishing.numbers import join_in_words
from lnverify.numeric.reference import Problem, Solution, solve

SIZES = (8, 7, 100, 64, 768)
"""N of the plain inputs, of which the first three that the kernel takes are asked."""

TRIED = 3

ROWS = 5

PAIRS = 1 << 14
"""Entries of a problem on which two mistakes together are tried."""

FEW_BITS = 2.0**-6
"""An error below this part of the terms, which no formula explains, is that of a narrower format."""

Array = np.ndarray


# The slots of the formula: what may stand there by mistake, and a value of the slot for it. A slot left alone is right.

FORWARD: dict[str, dict[str, Any]] = {
    "gain": {
        "the gain is ignored": lambda g: 1 + 0 * g,
        "|gain| stands for the gain": np.abs,
        "1 + gain stands for the gain": lambda g: 1 + g,
        "the gain is multiplied twice": lambda g: g * g,
    },
    "bias": {
        "the bias is ignored": lambda g, b: 0 * b,
        "the bias is added twice": lambda g, b: 2 * b,
        "the bias is subtracted": lambda g, b: -b,
        "the bias is multiplied by the gain": lambda g, b: g * b,
    },
    "rstd": {
        "eps stands outside the root": lambda v, n, e, x: 1 / (np.sqrt(v) + e),
        "eps is left out": lambda v, n, e, x: 1 / np.sqrt(v),
        "eps is squared": lambda v, n, e, x: 1 / np.sqrt(v + e * e),
        **{
            f"eps is {fixed:g}, whatever is asked for": lambda v, n, e, x, fixed=fixed: 1 / np.sqrt(v + fixed)
            for fixed in (1e-5, 1e-6, 1e-3)
        },
        "max(variance, eps) stands for variance + eps": lambda v, n, e, x: 1 / np.sqrt(np.maximum(v, e)),
        "eps is multiplied by max|x|²": lambda v, n, e, x: 1 / np.sqrt(v + e * np.square(x).max(axis=1, keepdims=True)),
        "eps is multiplied by the variance": lambda v, n, e, x: 1 / np.sqrt(v + e * v),
        "eps is divided by N": lambda v, n, e, x: 1 / np.sqrt(v + e / n),
        "eps is multiplied by N": lambda v, n, e, x: 1 / np.sqrt(v + e * n),
        "the variance is divided by N - 1 (Bessel)": lambda v, n, e, x: 1 / np.sqrt(v * n / (n - 1) + e),
        "the variance is not divided by N": lambda v, n, e, x: 1 / np.sqrt(v * n + e),
        "the root is missing": lambda v, n, e, x: 1 / (v + e),
        "1/std is missing": lambda v, n, e, x: 1 + 0 * v,
    },
    "spread": {
        "the variance is taken about 0 instead of the mean": lambda x, d: np.square(x).mean(axis=1, keepdims=True),
        "the variance is the mean deviation": lambda x, d: np.square(np.abs(d).mean(axis=1, keepdims=True)),
        "entries that are 0 are left out of the sum for the variance": lambda x, d: _masked(d, x).mean(
            axis=1, keepdims=True
        ),
        "entries that are 0 are left out of the variance": lambda x, d: (
            _masked(d, x).sum(axis=1, keepdims=True) / _nonzero(x)
        ),
    },
    "centre": {
        "the mean is not subtracted": lambda x: 0 * x[:, :1],
        "the median stands for the mean": lambda x: np.median(x, axis=1, keepdims=True),
        "entries that are 0 are left out of the mean": lambda x: x.sum(axis=1, keepdims=True) / _nonzero(x),
    },
}


def _masked(d: Array, x: Array) -> Array:
    return np.square(d) * (x != 0)


def _nonzero(x: Array) -> Array:
    return np.maximum((x != 0).sum(axis=1, keepdims=True), 1)


def few_bits(format: str) -> Callable[[Array], Array]:
    """Rounding to a narrow format, or to the eleven bits of TF32."""

    def rounded(values: Array) -> Array:
        if format != "TF32":
            return round_array(np.asarray(values, dtype=np.float64), FORMATS[format]).astype(np.float64)
        fraction, exponent = np.frexp(values)
        return np.asarray(np.ldexp(np.copysign(np.floor(np.abs(fraction) * 2048 + 0.5), fraction) / 2048, exponent))

    return rounded


def cut_bits(values: Array) -> Array:
    """The first eleven bits, as some units take them for TF32."""
    fraction, exponent = np.frexp(values)
    return np.asarray(np.ldexp(np.trunc(fraction * 2048) / 2048, exponent))


NARROW = {format: few_bits(format) for format in ("bfloat16", "float16", "TF32")}


def _difference(square: Callable[[Array], Array], cast: Callable[[Array], Array], x: Array, d: Array) -> Array:
    mean = cast(x).mean(axis=1, keepdims=True)
    return np.asarray(np.maximum(square(x).mean(axis=1, keepdims=True) - mean * mean, 0))


def narrow_ones(problem: Problem, quantity: str) -> Iterator[tuple[str, Array]]:
    """The values that an input or a statistic in too few bits would give."""
    made: Callable[..., Array] = forward if quantity == "output" else _GRADIENT[quantity]
    for format, cast in [*NARROW.items(), ("TF32", cut_bits)]:
        rstd: dict[str, Any] = {"rstd": lambda v, n, e, x, cast=cast: cast(1 / np.sqrt(v + e))}
        if quantity == "output":
            mean = {"centre": lambda x, cast=cast: cast(x.mean(axis=1, keepdims=True))}
            terms = {"centre": lambda x, cast=cast: cast(x).mean(axis=1, keepdims=True)}
            of_d = {"spread": lambda x, d, cast=cast: np.square(cast(d)).mean(axis=1, keepdims=True)}
            of_squares = {"spread": lambda x, d, cast=cast: cast(d * d).mean(axis=1, keepdims=True)}
            yield f"x is held in {format}", made(problem, x=cast)
            yield f"the gain is held in {format}", made(problem, gain=cast)
            yield f"the bias is held in {format}", made(problem, bias=lambda g, b, cast=cast: cast(b))
            for options in (terms, of_d, of_squares, terms | of_d, terms | of_squares):
                yield f"sums take their terms in {format}", made(problem, **options)
            for square in (lambda x, cast=cast: cast(x * x), lambda x, cast=cast: np.square(cast(x))):
                yield (
                    f"sums take their terms in {format}, and the variance is by one pass",
                    made(problem, **terms, spread=partial(_difference, square, cast)),
                )
            yield f"the mean is rounded to {format}", made(problem, **mean)
            variance = {"spread": lambda x, d, cast=cast: cast(np.square(d).mean(axis=1, keepdims=True))}
            total = {"spread": lambda x, d, cast=cast: cast(np.square(d).sum(axis=1, keepdims=True)) / x.shape[1]}
            for options in (variance, mean | variance, total):
                yield f"mean or variance are rounded to {format}", made(problem, **options)
        if quantity != "dbias":
            eps = float(cast(np.array([problem.eps]))[0])
            yield f"eps is held in {format}", made(problem, rstd=lambda v, n, e, x, eps=eps: 1 / np.sqrt(v + eps))
            yield f"1/std is rounded to {format}", made(problem, **rstd)
        if quantity != "output":
            slot = "p" if quantity == "dx" else "weight"
            through = (lambda v, g, cast=cast: cast(v) * g) if quantity == "dx" else (lambda v, g, cast=cast: cast(v))
            yield f"the upstream gradient is held in {format}", made(problem, **{slot: through})


_TOTALS: dict[str, Any] = {
    "rows are averaged instead of summed": lambda t: t.mean(axis=0),
    "only the last row counts": lambda t: t[-1],
    "the sign is wrong": lambda t: -t.sum(axis=0),
    "it is 0": lambda t: 0 * t[0],
}

GRADIENTS: dict[str, dict[str, dict[str, Any]]] = {
    "dx": {
        "p": {
            "the gain is left out": lambda v, g: v,
            "|gain| stands for the gain": lambda v, g: v * np.abs(g),
        },
        "mean": {
            "the term mean(gain·upstream) is missing": 0.0,
            "the term mean(gain·upstream) has the wrong sign": -1.0,
        },
        "along": {
            "the term h·mean(gain·upstream·h) is missing": 0.0,
            "the term h·mean(gain·upstream·h) has the wrong sign": -1.0,
            "the sums are not divided by N": None,
            "N - 1 stands for N in the sum over h": "bessel",
        },
        "scale": {
            "1/std is missing": lambda r: 1 + 0 * r,
            "1/std stands twice": lambda r: r * r,
            "the sign is wrong": lambda r: -r,
            "it is 0": lambda r: 0 * r,
        },
        "rstd": FORWARD["rstd"],
    },
    "dgain": {
        "h": {
            "1/std is missing: Σ upstream·(x - mean)": lambda x, d, r: d,
            "the mean is not subtracted: Σ upstream·x/std": lambda x, d, r: x * r,
            "x stands for the normalized row": lambda x, d, r: x,
            "the normalized row is missing: Σ upstream": lambda x, d, r: 1 + 0 * x,
        },
        "weight": {
            "the gain stands in it as well": lambda v, g: v * g,
            "the upstream gradient is missing": lambda v, g: 1 + 0 * v,
        },
        "total": _TOTALS,
        "rstd": {name: value for name, value in FORWARD["rstd"].items() if name != "1/std is missing"},
    },
    "dbias": {
        "weight": {
            "the gain stands in it": lambda v, g: v * g,
            "the upstream gradient is missing": lambda v, g: 1 + 0 * v,
        },
        "total": _TOTALS,
    },
}


def probes(implementation: Implementation, format: Format) -> list[Solution]:
    """Plain problems that the kernel takes, in a format; of 16 bits in float32, if it is wrong in both or in neither.

    What a kernel gives in a wider format than it was made for may be nonsense, and says nothing then.
    """
    asked = plain_answers(implementation, format)
    if format.precision >= FLOAT32.precision:
        return [one.solution for one in asked]
    wide = plain_answers(implementation, FLOAT32)
    wrong = [any(not is_right(one) for one in found) for found in (asked, wide)]
    return [one.solution for one in (wide if wide and wrong[0] >= wrong[1] else asked)]


def plain_answers(implementation: Implementation, format: Format) -> list[Outcome]:
    """The first plain problems that the kernel takes in a format, with its outputs."""
    found: list[Outcome] = []
    for size in SIZES:
        solution = solve(plain(format, size, implementation.centred))
        if len(found) < TRIED and (values := answers(implementation, solution.problem)):
            found.append(Outcome(solution, "output", values["output"]))
    return found


def answers(implementation: Implementation, problem: Problem) -> Mapping[str, Array]:
    """What a kernel gives, the output alone where its backward fails; nothing where it does not take the problem."""
    return run(implementation, problem).values or run(implementation, problem, only="output").values


def plain(format: Format | str, size: int, centred: bool = True) -> Problem:
    """Rows of which nothing is hard: of several scales, so that the place of eps = 1/4 shows, and with a few zeros."""
    format = find_format(format) if isinstance(format, str) else format
    generator = np.random.default_rng(size)
    shapes = ((ROWS, size), size, size, (ROWS, size))
    x, gain, bias, upstream = (generator.standard_normal(shape) for shape in shapes)
    x = (x + 0.5) * np.array([1.0, 2.0**-6, 4.0, 0.5, 1.0])[:, None]
    x[3, ::4] = 0
    gain, bias = gain + np.copysign(0.5, gain), bias * centred
    arrays = [round_array(array, format) for array in (x, gain, bias, upstream)]
    return Problem(arrays[0], arrays[1], arrays[2], 0.25, arrays[3], centred)


def fault(implementation: Implementation, fallback: Format) -> Witness | None:
    """What is wrong with the formula of a kernel; None where nothing is, or where it takes no plain input."""
    asked = [(solution, answers(implementation, solution.problem)) for solution in probes(implementation, fallback)]
    for quantity in QUANTITIES:
        seen = [Outcome(solution, quantity, found[quantity]) for solution, found in asked if quantity in found]
        wrong = [one for one in seen if not is_right(one)]
        if not wrong:
            continue
        named = [mistakes(one) for one in wrong]
        names = [name for name in named[0] if all(alike(name) in map(alike, others) for others in named)]
        problem, answer, distance = wrong[0].problem, wrong[0].answer, wrong[0].distances
        with np.errstate(all="ignore"):
            share = np.nan_to_num(distance / bound(wrong[0]), nan=np.inf)
        index = tuple(map(int, np.unravel_index(int(np.argmax(share)), share.shape)))
        if not names:
            if distance[index] < FEW_BITS * float(np.abs(answer.high).max()):
                continue  # few bits: rounding, which the cases judge
            place = where(share > 1)
            names = [f"{NONE}, {place}" if place else NONE]
        right = [one.problem.size for one in seen if one not in wrong]
        if right:
            bad = [one.problem.size for one in wrong]
            names[0] += f", at N = {join_in_words([*map(str, bad)])}, not at N = {join_in_words([*map(str, right)])}"
        apart = float(distance[index]) / float(ulps(answer.high[index], problem.format))
        entry = float(wrong[0].values[index]), float(answer.rounded[index]), apart
        return Witness(problem, names[0], recipe(problem), quantity, index, *entry)
    return None


def recipe(problem: Problem) -> str:
    """Python that makes a plain problem."""
    return f"plain({problem.format.name!r}, {problem.size}{'' if problem.centred else ', centred=False'})"


NONE = "no mistake known here gives these values"
"""What is said of a wrong formula that has no name here."""


def bound(seen: Outcome) -> Array:
    """How far an entry may be off by rounding."""
    return SLACK * in_any_order(seen.solution, seen.quantity)


def is_right(seen: Outcome) -> bool:
    """Whether values are off by rounding at most."""
    return not wrong_entries(seen).any()


def wrong_entries(seen: Outcome) -> Array:
    """Where values are off by more than rounding."""
    with np.errstate(all="ignore"):
        distance = seen.distances
        return np.asarray(~((distance <= bound(seen)) | np.isnan(distance)))


def mistakes(seen: Outcome, narrow: bool = False) -> list[str]:
    """The mistakes that give a kernel's values: all that do alone, else the first two that do together.

    One that is confined to a place is named with it.

    Args:
        seen: the kernel's values.
        narrow: whether inputs and statistics in too few bits count too; of many rows no two mistakes are tried.
    """
    found: list[str] = []
    made, asked = Made(seen), (seen.problem, seen.quantity)
    tried = wrong_ones(*asked, pairs=seen.problem.x.size <= PAIRS)
    for name, wrong in chain(narrow_ones(*asked), tried) if narrow else tried:
        if any(name == one.rpartition(": ")[2] for one in found):
            continue
        if found and ";" in name:
            break
        if made.by(wrong):
            found.append(name)
        elif made.place and made.by(wrong, only_there=True):
            found.append(f"{made.place}: {name}")
        if found and ";" in name:
            break
    return found


def consistent(seen: Outcome, names: Sequence[str]) -> list[str]:
    """The mistakes that leave no more than rounding of a kernel's values, on a problem where it may be right."""
    made, asked = Made(seen), (seen.problem, seen.quantity)
    wanted, held = {alike(name) for name in names}, set[str]()
    for name, wrong in chain(narrow_ones(*asked), wrong_ones(*asked)):
        if alike(name) in wanted - held and (made.by(wrong, exactly=False) or made.by(wrong, True, exactly=False)):
            held.add(alike(name))
    return [name for name in names if alike(name) in held]


def alike(name: str) -> str:
    """A mistake without its place and its numbers, which are others on another problem."""
    return re.sub(r"[0-9][0-9,]*", "#", name.rpartition(": ")[2])


class Made:
    """A kernel's values of one quantity, to be held against those of a mistake.

    Attributes:
        place: where they are wrong, in words; empty for everywhere.
    """

    def __init__(self, seen: Outcome) -> None:
        self.values, self.exact = seen.values.astype(np.float64), seen.answer.high
        self.allowed = np.where(np.isfinite(allowed := bound(seen)), allowed, 0.0)
        self.roundings = np.where(np.isfinite(small := stable(seen.solution, seen.quantity)), small, 0.0)
        self.wrong = wrong_entries(seen)
        with np.errstate(all="ignore"):
            # What rounding may take of it is not enough to name a mistake.
            self.error = np.where(np.isfinite(self.values), np.abs(self.values - self.exact), 0.0)
        self.place = where(self.wrong) if not self.wrong.all() else ""

    def by(self, wrong: Array, only_there: bool = False, exactly: bool = True) -> bool:
        """Whether a mistake gives them.

        Args:
            wrong: its values.
            only_there: whether it is confined to where they are wrong.
            exactly: whether it must leave little of the error, as well as no more than rounding.
        """
        with np.errstate(all="ignore"):
            made = np.where(self.wrong, wrong, self.exact) if only_there else wrong
            rest = np.abs(made - self.values)
            finite = np.isfinite(self.values)
            if (np.isfinite(made) != finite).any() or not np.array_equal(
                np.sign(made[~finite]), np.sign(self.values[~finite]), equal_nan=True
            ):
                return False
            rest, part = rest[finite], self.error.max() / 4
            if exactly:
                return bool((rest <= self.allowed[finite]).all() and rest.max(initial=0.0) <= part)
            return bool((rest <= np.maximum(self.roundings, part)[finite]).all())


def wrong_ones(problem: Problem, quantity: str, pairs: bool = True) -> Iterator[tuple[str, Array]]:
    """The values that each mistake, and then where `pairs` is set each two in different slots, would give."""
    slots: Mapping[str, Mapping[str, Any]] = FORWARD if quantity == "output" else GRADIENTS[quantity]
    made: Callable[..., Array] = forward if quantity == "output" else _GRADIENT[quantity]
    faults = [(slot, name, value) for slot, names in slots.items() for name, value in names.items()]
    for count in (1, 2)[: 1 + pairs]:
        for chosen in combinations(faults, count):
            if len({slot for slot, _, _ in chosen}) == count:
                with np.errstate(all="ignore"):
                    yield "; ".join(name for _, name, _ in chosen), made(problem, **{s: v for s, _, v in chosen})
        if count == 1:
            with np.errstate(all="ignore"):
                yield from whole_ones(problem) if quantity == "output" else first_rows(problem, quantity)


def first_rows(problem: Problem, quantity: str) -> Iterator[tuple[str, Array]]:
    """Gradients of gain and bias of which some rows are missing."""
    if quantity == "dx":
        return
    for count in prefixes(problem.rows):
        total = {"total": lambda t, count=count: t[:count].sum(axis=0)}
        yield (
            f"only the first {count:,} rows count" if count > 1 else "only the first row counts",
            _GRADIENT[quantity](problem, **total),
        )


def prefixes(length: int) -> list[int]:
    """Shorter lengths that code may stop at: powers of two, one less than them, and multiples of blocks."""
    powers = [1 << power for power in range(length.bit_length())]
    found = {*powers, *(power - 1 for power in powers), *(length - length % power for power in powers), length - 1}
    return sorted(one for one in found if 0 < one < length)


def whole_ones(problem: Problem) -> Iterator[tuple[str, Array]]:
    """Statistics over other entries than those of the row, and outputs that nobody wrote."""
    x, gain, bias, _ = _arrays(problem)
    yield "0 stands there, as where nothing is written", 0 * x
    yield "the input stands there", x
    yield "the bias alone stands there", 0 * x + bias
    _, centred, r = statistics(problem)
    yield "gain and bias change places", centred * r * bias + gain
    for name, axis in (("over the rows of each column", 0), ("over the whole batch", (0, 1))):
        d = x - x.mean(axis=axis, keepdims=True)
        yield (
            f"it normalizes {name}",
            d / np.sqrt(np.square(d).mean(axis=axis, keepdims=True) + problem.eps) * gain + bias,
        )
    for count in prefixes(problem.size):
        first = f"the first {count:,} entries alone" if count > 1 else "the first entry alone"
        first = "all entries but the last" if count == problem.size - 1 else first
        for divisor, ending in ((count, ""), (problem.size, ", divided by N")):
            mean = x[:, :count].sum(axis=1, keepdims=True) / divisor * problem.centred
            d = x - mean
            of_part = np.square(d[:, :count]).sum(axis=1, keepdims=True) / divisor
            for variance, what in (
                (of_part, "mean and variance are"),
                (np.square(d).mean(axis=1, keepdims=True), "the mean is"),
            ):
                yield f"{what} of {first}{ending}", d / np.sqrt(variance + problem.eps) * gain + bias
        whole = x - x.mean(axis=1, keepdims=True) * problem.centred
        for divisor, ending in ((count, ""), (problem.size, ", divided by N")):
            variance = np.square(whole[:, :count]).sum(axis=1, keepdims=True) / divisor
            yield f"the variance is of {first}{ending}", whole / np.sqrt(variance + problem.eps) * gain + bias


def forward(
    problem: Problem,
    gain: Any = None,
    bias: Any = None,
    rstd: Any = None,
    spread: Any = None,
    centre: Any = None,
    x: Any = None,
) -> Array:
    """The output in float64, with mistakes in slots."""
    g, b = _arrays(problem)[1:3]
    _, d, r = statistics(problem, rstd, spread, centre, x)
    return np.asarray(d * r * (gain(g) if gain else g) + (bias(g, b) if bias else b))


def statistics(
    problem: Problem, rstd: Any = None, spread: Any = None, centre: Any = None, rows: Any = None
) -> tuple[Array, Array, Array]:
    """x, x - mean and 1/std in float64, with mistakes in slots."""
    x = _arrays(problem)[0]
    x = rows(x) if rows else x
    mean = centre(x) if centre else x.mean(axis=1, keepdims=True) * problem.centred
    d = x - mean
    variance = spread(x, d) if spread else np.square(d).mean(axis=1, keepdims=True)
    r = rstd(variance, problem.size, problem.eps, x) if rstd else 1 / np.sqrt(variance + problem.eps)
    return x, d, r


def dx(
    problem: Problem, p: Any = None, mean: Any = 1.0, along: Any = 1.0, scale: Any = None, rstd: Any = None
) -> Array:
    """∂x in float64, with mistakes in slots."""
    _, gain, _, v = _arrays(problem)
    _, d, r = statistics(problem, rstd)
    h, q, size = d * r, p(v, gain) if p else v * gain, problem.size
    level, slope = (part.mean(axis=1, keepdims=True) for part in (q, q * h))
    if along is None:
        level, slope, along = level * size, slope * size, 1.0
    if along == "bessel":
        slope, along = slope * size / (size - 1), 1.0
    return np.asarray((scale(r) if scale else r) * (q - mean * problem.centred * level - along * h * slope))


def dgain(problem: Problem, h: Any = None, weight: Any = None, total: Any = None, rstd: Any = None) -> Array:
    """∂γ in float64, with mistakes in slots."""
    _, gain, _, v = _arrays(problem)
    x, d, r = statistics(problem, rstd)
    terms = (weight(v, gain) if weight else v) * (h(x, d, r) if h else d * r)
    return np.asarray(total(terms) if total else terms.sum(axis=0))


def dbias(problem: Problem, weight: Any = None, total: Any = None) -> Array:
    """∂β in float64, with mistakes in slots."""
    _, gain, _, v = _arrays(problem)
    terms = weight(v, gain) if weight else v
    return np.asarray(total(terms) if total else terms.sum(axis=0))


_GRADIENT: dict[str, Callable[..., Array]] = {"dx": dx, "dgain": dgain, "dbias": dbias}


def _arrays(problem: Problem) -> list[Array]:
    assert problem.upstream is not None
    return [array.astype(np.float64) for array in (problem.x, problem.gain, problem.bias, problem.upstream)]
