"""reports/performance.md and .json: the sections just measured, beside what the others last gave."""

import json
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.numeric.bench import suite, time_axes, time_layer_norm
from lnverify.numeric.publishing.files import write_set
from lnverify.numeric.publishing.provenance import processor
from lnverify.numeric.publishing.publish import Page
from lnverify.numeric.version import VERSION
from lnverify.proofs.errors import InputError, choose

SECTIONS = {"suite": suite.measure, "layer_norm": time_layer_norm.measure, "axes": time_axes.measure}
"""By name what measures each: it is given a function that is told what comes next, and answers in plain JSON."""


def run(names: Sequence[str], folder: Path, tell: Callable[[str], None]) -> list[Path]:
    """Measure sections, all of them where none is named, and write the page, keeping the data of all others.

    Raises:
        InputError: for an unknown section, or where the folder holds a performance.json that is not one, or cannot be
            written.
    """
    measures = {name: choose("section", name, SECTIONS) for name in names or SECTIONS}
    kept = previous(folder / "performance.json")
    for name, measure in measures.items():

        def say(line: str, name: str = name) -> None:
            tell(f"{name}: {line}")

        kept[name] = {"machine": machine(), "data": measure(say)}
    return write_set(folder, contents(kept))


def previous(path: Path) -> dict[str, Any]:
    """What was measured before; nothing where there is no such file."""
    if not path.exists():
        return {}
    try:
        kept = json.loads(path.read_text())
    except (OSError, ValueError, RecursionError):
        kept = None
    if not isinstance(kept, dict) or not all(isinstance(part, dict) and "data" in part for part in kept.values()):
        raise InputError(f"{path}: not what `lnverify bench` wrote; move it away and measure again")
    return kept


def contents(kept: dict[str, Any]) -> dict[str, str | bytes]:
    """The page and its data by name, with every section that has data; what is no section goes."""
    kept = {name: kept[name] for name in SECTIONS if name in kept}
    return PAGE.contents(kept, {}, ratio=ratio, **CONSTANTS)


def ratio(data: dict[str, Any], method: str, other: str, size: int) -> float | None:
    """The time of another method over that of a method, at N = size; None where one was not timed."""
    times = {row["method"]: row["seconds"] for row in data["rows"] if row["N"] == size}
    return times[other] / times[method] if {method, other} <= times.keys() else None


def machine() -> dict[str, Any]:
    """What a time here depends on."""
    built: Any = np.show_config(mode="dicts")
    blas = built["Build Dependencies"]["blas"]
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "blas": f"{blas.get('name')} {blas.get('version')}",
        "lnverify": VERSION,
    }


def _seconds(time: float) -> str:
    """Seconds to a tenth, below one to a hundredth."""
    return f"{time:.2f}" if time < 1 else f"{time:.1f}"


def _units(value: float | None) -> str:
    if value is None:
        return "not finite"
    return f"{value:.1f} u" if value < 1e4 else f"{value:.1e} u"


PAGE = Page("performance", Path(__file__).with_name("performance.md.j2"), {"seconds": _seconds, "units": _units})
CONSTANTS = {
    "tries": time_layer_norm.TRIES, "paper": time_axes.PAPER,
    "lengths": time_axes.OURS[0], "directions": time_axes.OURS[1],
}  # fmt: skip
"""What the page says of how things were measured, and the names of methods in it."""
