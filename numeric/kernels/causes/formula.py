"""Is it LayerNorm at all? A wrong formula is told from rounding on plain inputs, in the widest format that is taken.

There rounding is far below every term of the formula. What is left of an error is the formula's, and the formulas that
people write by mistake are tried, alone and two at a time: the one that gives the kernel's values names what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.floats.rounding import round_array, ulps
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.calls import run
from lnverify.numeric.kernels.errors.profiles import SLACK, stable
from lnverify.numeric.kernels.witness import Witness
from lnverify.numeric.reference import Problem, Solution, solve
from lnverify.numeric.reference.measures import distances

SIZES = (8, 64, 768)
"""N of the plain inputs: the first that the kernel takes."""

ROWS = 5

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
        "eps stands outside the root": lambda v, n, e: 1 / (np.sqrt(v) + e),
        "eps is left out": lambda v, n, e: 1 / np.sqrt(v),
        "eps is squared": lambda v, n, e: 1 / np.sqrt(v + e * e),
        "the variance is divided by N - 1 (Bessel)": lambda v, n, e: 1 / np.sqrt(v * n / (n - 1) + e),
        "the variance is not divided by N": lambda v, n, e: 1 / np.sqrt(v * n + e),
        "the root is missing": lambda v, n, e: 1 / (v + e),
        "1/std is missing": lambda v, n, e: 1 + 0 * v,
    },
    "spread": {
        "the variance is taken about 0 instead of the mean": lambda x, d: np.square(x).mean(axis=1, keepdims=True),
        "the variance is the mean deviation": lambda x, d: np.square(np.abs(d).mean(axis=1, keepdims=True)),
    },
    "centre": {
        "the mean is not subtracted": lambda x: 0 * x[:, :1],
        "the median stands for the mean": lambda x: np.median(x, axis=1, keepdims=True),
        "the last entry is left out of the statistics": lambda x: x[:, :-1].mean(axis=1, keepdims=True),
    },
}

_TOTALS: dict[str, Any] = {
    "rows are averaged instead of summed": lambda t: t.mean(axis=0),
    "only the first row counts": lambda t: t[0],
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


def probe(implementation: Implementation, fallback: Format) -> Solution | None:
    """A plain problem that the kernel takes, in the widest format in which it answers; None where it takes none.

    eps is 1/4, so that its place shows; the gain has both signs; the mean is 1/2.
    """
    names = dict.fromkeys(("float64", "float32", fallback.name))
    for name in names:
        for size in SIZES:
            solution = solve(plain(FORMATS[name], size, implementation.centred))
            found = given(implementation, solution.problem)
            if found:
                return solution
    return None


def given(implementation: Implementation, problem: Problem) -> Mapping[str, Array]:
    """What a kernel gives, the output alone where its backward fails; nothing where it does not take the problem."""
    return run(implementation, problem).values or run(implementation, problem, only="output").values


def plain(format: Format, size: int, centred: bool = True) -> Problem:
    """Rows of which nothing is hard."""
    generator = np.random.default_rng(size)
    shapes = ((ROWS, size), size, size, (ROWS, size))
    x, gain, bias, upstream = (generator.standard_normal(shape) for shape in shapes)
    gain, bias = gain + np.copysign(0.5, gain), bias * centred
    arrays = [round_array(array, format) for array in (x + 0.5, gain, bias, upstream)]
    return Problem(arrays[0], arrays[1], arrays[2], 0.25, arrays[3], centred)


def fault(implementation: Implementation, fallback: Format) -> Witness | None:
    """What is wrong with the formula of a kernel; None where nothing is, or where it takes no plain input."""
    solution = probe(implementation, fallback)
    if solution is None:
        return None
    problem = solution.problem
    for quantity, values in given(implementation, problem).items():
        answer = solution[quantity]
        distance = distances(values, answer)
        allowed = SLACK * stable(solution, quantity)
        if (distance <= allowed).all():
            continue
        index = tuple(map(int, np.unravel_index(int(np.argmax(distance / allowed)), distance.shape)))
        got, wanted = float(values[index]), float(answer.rounded[index])
        apart = float(distance[index]) / float(ulps(answer.high[index], problem.format))
        name = explanation(problem, quantity, values, allowed)
        if name is None:
            part = distance[index] / float(np.abs(answer.high).max())
            if part < FEW_BITS:
                continue  # few bits: rounding, which the cases judge
            name = "no mistake known here gives these values"
        return Witness(problem, quantity, index, got, wanted, apart, name)
    return None


def explanation(problem: Problem, quantity: str, values: Array, allowed: Array) -> str | None:
    """The mistake that gives a kernel's values, the simplest first; None where none known here does."""
    if not np.isfinite(values.astype(np.float64)).all():
        return None
    for name, made in wrong_ones(problem, quantity):
        with np.errstate(all="ignore"):
            if (np.abs(made - values.astype(np.float64)) <= allowed).all():
                return name
    return None


def wrong_ones(problem: Problem, quantity: str) -> Iterator[tuple[str, Array]]:
    """The values that each mistake, and then each two in different slots, would give."""
    slots: Mapping[str, Mapping[str, Any]] = FORWARD if quantity == "output" else GRADIENTS[quantity]
    made: Callable[..., Array] = forward if quantity == "output" else _GRADIENT[quantity]
    faults = [(slot, name, value) for slot, names in slots.items() for name, value in names.items()]
    for count in (1, 2):
        for chosen in combinations(faults, count):
            if len({slot for slot, _, _ in chosen}) == count:
                with np.errstate(all="ignore"):
                    yield "; ".join(name for _, name, _ in chosen), made(problem, **{s: v for s, _, v in chosen})
    if quantity == "output":
        yield from whole_ones(problem)


def whole_ones(problem: Problem) -> Iterator[tuple[str, Array]]:
    """Statistics over other entries than those of the row."""
    x, gain, bias, _ = _arrays(problem)
    for name, axis in (("over the rows of each column", 0), ("over the whole batch", (0, 1))):
        d = x - x.mean(axis=axis, keepdims=True)
        yield (
            f"it normalizes {name}",
            d / np.sqrt(np.square(d).mean(axis=axis, keepdims=True) + problem.eps) * gain + bias,
        )


def forward(
    problem: Problem, gain: Any = None, bias: Any = None, rstd: Any = None, spread: Any = None, centre: Any = None
) -> Array:
    """The output in float64, with mistakes in slots."""
    g, b = _arrays(problem)[1:3]
    _, d, r = statistics(problem, rstd, spread, centre)
    return np.asarray(d * r * (gain(g) if gain else g) + (bias(g, b) if bias else b))


def statistics(
    problem: Problem, rstd: Any = None, spread: Any = None, centre: Any = None
) -> tuple[Array, Array, Array]:
    """x, x - mean and 1/std in float64, with mistakes in slots."""
    x = _arrays(problem)[0]
    mean = centre(x) if centre else x.mean(axis=1, keepdims=True) * problem.centred
    d = x - mean
    last_out = centre is FORWARD["centre"]["the last entry is left out of the statistics"]
    variance = spread(x, d) if spread else np.square(d[:, :-1] if last_out else d).mean(axis=1, keepdims=True)
    r = rstd(variance, problem.size, problem.eps) if rstd else 1 / np.sqrt(variance + problem.eps)
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
