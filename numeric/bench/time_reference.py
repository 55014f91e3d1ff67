"""The reference against an mpmath loop, and `layer_norm` against the plain NumPy one."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import mpmath
import numpy as np

from lnverify.numeric.floats import plain
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.normalize import layer_norm
from lnverify.numeric.reference import layer_norm as exact_layer_norm

ROWS, SIZE, EPS = 1024, 768, 1e-5
LOOPED = 4
"""Rows of the mpmath loop, whose time an entry does not depend on their number."""

DIGITS = 60
TRIES = 9


def draw_rows(format: Format) -> list[np.ndarray]:
    """Standard normal rows, gain and bias, seeded."""
    generator = np.random.default_rng(0)
    return [round_array(generator.standard_normal(shape), format) for shape in ((ROWS, SIZE), (SIZE,), (SIZE,))]


def mpmath_loop(x: Any, gain: Any, bias: Any) -> list[list[float]]:
    """The output by the textbook formula, entry by entry."""
    outputs = []
    with mpmath.workdps(DIGITS):
        rows, (gain, bias) = ([[mpmath.mpf(float(v)) for v in row] for row in part] for part in (x, (gain, bias)))
        for row in rows:
            mean = mpmath.fsum(row) / len(row)
            d = [value - mean for value in row]
            r = 1 / mpmath.sqrt(mpmath.fsum(value * value for value in d) / len(row) + mpmath.mpf(EPS))
            outputs.append([float(g * value * r + b) for g, value, b in zip(gain, d, bias, strict=True)])
    return outputs


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
    """Nanoseconds an entry, in float64 and float32."""
    result: dict[str, Any] = {"references": [], "right": []}
    for name in ("float64", "float32"):
        tell(name)
        x, gain, bias = draw_rows(FORMATS[name])
        loop, exact = best(partial(mpmath_loop, x[:LOOPED], gain, bias), partial(exact_layer_norm, x, gain, bias, EPS))
        eps = x.dtype.type(EPS)
        usual, ours = best(partial(plain.layer_norm, x, gain, bias, eps), partial(layer_norm, x, gain, bias, EPS))
        result["references"].append({"format": name, "loop": loop / (LOOPED * SIZE), "ours": exact / x.size})
        result["right"].append({"format": name, "plain": usual / x.size, "ours": ours / x.size})
    return {"rows": ROWS, "size": SIZE, "mpmath": f"{mpmath.__version__} on {mpmath.libmp.BACKEND}", **result}
