"""`layer_norm`, of which every output is faithful, against the plain NumPy one."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from lnverify.numeric.floats import plain
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.normalize import layer_norm

ROWS, SIZE, EPS = 1024, 768, 1e-5
TRIES = 9


def draw_rows(format: Format) -> list[np.ndarray]:
    """Standard normal rows, gain and bias, seeded."""
    generator = np.random.default_rng(0)
    return [round_array(generator.standard_normal(shape), format) for shape in ((ROWS, SIZE), (SIZE,), (SIZE,))]


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
    rows = []
    for name in ("float64", "float32"):
        tell(name)
        x, gain, bias = draw_rows(FORMATS[name])
        usual, ours = best(
            partial(plain.layer_norm, x, gain, bias, x.dtype.type(EPS)), partial(layer_norm, x, gain, bias, EPS)
        )
        rows.append({"format": name, "plain": usual / x.size, "ours": ours / x.size})
    return {"rows": ROWS, "size": SIZE, "right": rows}
