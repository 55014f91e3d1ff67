"""Principal axes against dense eigenproblems: time and error."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from flint import arb, ctx
from numpy.typing import NDArray
from safetensors.numpy import load_file

from lnverify.numeric.axes import PrincipalAxes, principal_axes
from lnverify.numeric.axes.dense import image_eigenvalues, image_singular_values, paper_recipe
from lnverify.numeric.axes.gains import Vector
from lnverify.numeric.data import BUNDLED
from lnverify.numeric.floats.formats import FLOAT64

SIZES = (384, 768, 1600, 4096)

ENOUGH = 10.0
"""Seconds after which a run is not repeated; the best of up to five is taken."""


def lengths(gain: Vector) -> Vector:
    """All lengths."""
    return principal_axes(gain).semi_axes


def lengths_and_directions(gain: Vector) -> Vector:
    """All lengths, and all directions as a matrix."""
    result = principal_axes(gain)
    result.directions()
    return result.semi_axes


METHODS: dict[str, Callable[[Vector], NDArray[np.floating]]] = {
    "lengths": lengths,
    "lengths and directions": lengths_and_directions,
    "eigh of Π₂G⁻²Π₂": paper_recipe,
    "eigh of GΠG": image_eigenvalues,
    "svd of GΠ": image_singular_values,
}
OURS = ("lengths", "lengths and directions")
PAPER = "eigh of Π₂G⁻²Π₂"


def gain_of(size: int) -> Vector:
    """Gains like trained ones, and kind to the dense methods: uniform in [0.5, 1.5], seed N."""
    return 0.5 + np.random.default_rng(size).random(size)


def hard_gains() -> dict[str, Vector]:
    """The families on which every length must be right to 8 u."""
    rng = np.random.default_rng(2405)
    bundled = load_file(BUNDLED)
    gains = {name: value.astype(np.float64) for name, value in sorted(bundled.items()) if name.endswith("weight")}
    return {
        **{f"bundled: {name.removesuffix('.weight')}": gain for name, gain in gains.items()},
        "log-uniform in [1e-150, 1e150], N = 1000": 10 ** rng.uniform(-150, 150, 1000),
        "1000 gains 1 ± up to 4 ulps": 1 + np.spacing(1.0) * rng.integers(-4, 5, 1000),
        "half of 1000 zero": np.where(np.arange(1000) % 2, 0.0, rng.standard_normal(1000)),
        "1000 all equal": np.full(1000, 0.7),
        "one of 1000 non-zero": np.where(np.arange(1000) == 300, -5.5, 0.0),
    }


def time_one(method: str, size: int) -> tuple[float, NDArray[np.floating]]:
    """The seconds that a method takes, and the lengths."""
    gain = gain_of(size)
    METHODS[method](gain_of(40))
    best, spent = np.inf, 0.0
    for _ in range(5):
        start = time.perf_counter()
        result = METHODS[method](gain)
        took = time.perf_counter() - start
        best, spent = min(best, took), spent + took
        if spent > ENOUGH:
            break
    return best, result


def worst_error(found: NDArray[np.floating], balls: list[arb]) -> float:
    """The largest relative error of a length, in units of u; infinite where one is not finite."""
    worst = 0.0
    with ctx.workprec(256):
        for index, ball in enumerate(balls):
            if ball == 0:
                worst = max(worst, 0.0 if found[index] == 0 else np.inf)
            elif not np.isfinite(found[index]):
                worst = np.inf
            else:
                worst = max(worst, float(abs(arb(float(found[index])) / ball - 1).upper()))
    return worst / FLOAT64.unit_roundoff


def enclosures(found: PrincipalAxes) -> list[arb]:
    """The certified lengths."""
    return [found.enclosure(index) for index in range(found.N - 1)]


def measure(tell: Callable[[str], None]) -> dict[str, Any]:
    """Time every method at every size, and hold its lengths against certified ones."""
    rows = []
    for size in SIZES:
        tell(f"certified lengths at N = {size}")
        balls = enclosures(principal_axes(gain_of(size)))
        for method in METHODS:
            tell(f"{method} at N = {size}")
            seconds, result = time_one(method, size)
            rows.append(
                {
                    "N": size,
                    "method": method,
                    "seconds": float(f"{seconds:.3g}"),
                    "error": _json_number(worst_error(result, balls)),
                }
            )
    return {"rows": rows, "hard": _hard(tell)}


def _hard(tell: Callable[[str], None]) -> list[dict[str, Any]]:
    rows = []
    for name, gain in hard_gains().items():
        tell(name)
        result = principal_axes(gain)
        balls = enclosures(result)
        paper = paper_recipe(gain) if gain.all() else None
        rows.append(
            {
                "gains": name,
                "N": result.N,
                "error": round(worst_error(result.semi_axes, balls), 2),
                "paper": None if paper is None else _json_number(worst_error(paper, balls)),
                "undefined": paper is None,
            }
        )
    return rows


def _json_number(value: float) -> float | None:
    return float(f"{value:.3g}") if np.isfinite(value) else None
