"""The reference against an mpmath loop, and the right implementation against the plain NumPy one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import mpmath
import numpy as np

from lnverify.numeric.floats import plain
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.normalize import layer_norm, layer_norm_backward, rms_norm
from lnverify.numeric.reference import Answer, Problem, solve

ROWS, SIZE, EPS = 1024, 768, 1e-5
LOOPED = 4
"""Rows of the mpmath loop, whose time an entry does not depend on their number."""

DIGITS = 60
TRIES = 9


def draw_rows(format: Format) -> dict[str, np.ndarray]:
    """Standard normal rows, gain, bias and upstream gradient, seeded."""
    generator = np.random.default_rng(0)
    shapes = {"x": (ROWS, SIZE), "gain": (SIZE,), "bias": (SIZE,), "upstream": (ROWS, SIZE)}
    return {name: round_array(generator.standard_normal(shape), format) for name, shape in shapes.items()}


def mpmath_loop(x: Any, gain: Any, bias: Any, upstream: Any = None) -> tuple[Any, Any, Any, Any]:
    """The textbook formulas, entry by entry: output and, given an upstream, dx, dgain, dbias, as floats."""
    outputs, dx = [], []
    with mpmath.workdps(DIGITS):
        gain, bias = ([mpmath.mpf(float(value)) for value in array] for array in (gain, bias))
        size = len(gain)
        dgain, dbias = [mpmath.mpf(0)] * size, [mpmath.mpf(0)] * size
        for index, row in enumerate(x):
            values = [mpmath.mpf(float(value)) for value in row]
            mean = mpmath.fsum(values) / size
            d = [value - mean for value in values]
            r = 1 / mpmath.sqrt(mpmath.fsum(value * value for value in d) / size + mpmath.mpf(EPS))
            h = [value * r for value in d]
            outputs.append([float(g * value + b) for g, value, b in zip(gain, h, bias, strict=True)])
            if upstream is None:
                continue
            v = [mpmath.mpf(float(value)) for value in upstream[index]]
            p = [g * value for g, value in zip(gain, v, strict=True)]
            along_one = mpmath.fsum(p) / size
            along_h = mpmath.fsum(a * b for a, b in zip(p, h, strict=True)) / size
            dx.append([float(r * (a - along_one - b * along_h)) for a, b in zip(p, h, strict=True)])
            dgain = [a + b * c for a, b, c in zip(dgain, v, h, strict=True)]
            dbias = [a + b for a, b in zip(dbias, v, strict=True)]
        return outputs, dx, [float(value) for value in dgain], [float(value) for value in dbias]


Call = Callable[..., Any]
RIGHT: tuple[tuple[str, Call, Call], ...] = (
    (
        "layer_norm",
        lambda x, gain, bias, upstream: layer_norm(x, gain, bias, EPS),
        lambda x, gain, bias, upstream: plain.layer_norm(x, gain, bias, x.dtype.type(EPS)),
    ),
    (
        "layer_norm_backward",
        lambda x, gain, bias, upstream: layer_norm_backward(upstream, x, gain, EPS),
        lambda x, gain, bias, upstream: plain.layer_norm_backward(upstream, x, gain, x.dtype.type(EPS)),
    ),
    (
        "rms_norm",
        lambda x, gain, bias, upstream: rms_norm(x, gain, EPS),
        lambda x, gain, bias, upstream: plain.rms_norm(x, gain, x.dtype.type(EPS)),
    ),
)
"""(what, ours, the plain one)."""


def best(*calls: Callable[[], Any]) -> list[float]:
    """The shortest time of each in nanoseconds, of TRIES rounds in which they take turns."""
    shortest = [float("inf")] * len(calls)
    for _ in range(TRIES):
        for index, call in enumerate(calls):
            start = time.perf_counter()
            call()
            shortest[index] = min(shortest[index], (time.perf_counter() - start) * 1e9)
    return shortest


def measure(tell: Callable[[str], None]) -> dict[str, Any]:
    """Nanoseconds an entry, for every format."""
    references: list[dict[str, Any]] = []
    right: list[dict[str, Any]] = []
    for format in FORMATS.values():
        tell(format.name)
        data = draw_rows(format)
        references += [
            _reference(format, what, data, names)
            for what, names in (
                ("output and statistics", ("x", "gain", "bias")),
                ("all, with gradients", ("x", "gain", "bias", "upstream")),
            )
        ]
        right += [_right(format, what, data, ours, rival) for what, ours, rival in RIGHT]
    return {
        "rows": ROWS,
        "size": SIZE,
        "mpmath": f"{mpmath.__version__} on {mpmath.libmp.BACKEND}",
        "references": references,
        "right": right,
    }


def _reference(format: Format, what: str, data: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    problem = Problem(eps=EPS, **{name: data[name] for name in names})
    some = {name: data[name][:LOOPED] if data[name].ndim == 2 else data[name] for name in names}

    def answers() -> list[Answer]:
        solution = solve(problem)
        return [solution[quantity] for quantity in problem.quantities]

    loop, ours = best(lambda: mpmath_loop(**some), answers)
    doubtful = sum(answer.doubtful for answer in answers())
    return {
        "format": format.name,
        "what": what,
        "loop": loop / (LOOPED * SIZE),
        "ours": ours / (ROWS * SIZE),
        "doubtful": doubtful,
    }


def _right(format: Format, what: str, data: dict[str, Any], ours: Call, rival: Call) -> dict[str, Any]:
    mine, usual = (time / (ROWS * SIZE) for time in best(lambda: ours(**data), lambda: rival(**data)))
    return {"format": format.name, "what": what, "ours": mine, "plain": usual}
