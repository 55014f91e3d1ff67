"""The section on the paper's recipe: what this machine's LAPACK makes of it on real gains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from lnverify.numeric.axes import principal_axes
from lnverify.numeric.axes.dense import paper_recipe
from lnverify.numeric.bench.sections import Data, Section
from lnverify.numeric.publishing.numbers import number
from lnverify.numeric.readings.inputs import bundled_layers
from lnverify.numeric.walkthrough.printed_gains import PRINTED, UNIT

WRONG = 0.01
"""A length with a larger relative error counts as wrong."""


def measure(tell: Callable[[str], None]) -> Data:
    """The semi-axes by an eigendecomposition of Π₂G⁻²Π₂, in two formats, against those of the secular equation."""
    rows = []
    for name, gain in _gains():
        tell(name)
        true = principal_axes(gain).semi_axes
        rows += [{"gains": name, "N": gain.size} | _row(gain, true, dtype) for dtype in (np.float64, np.float32)]
    return {"rows": rows}


def _gains() -> Iterator[tuple[str, Any]]:
    for layer in bundled_layers():
        yield layer.name, layer.gain
    for name, parts in PRINTED.items():
        yield f"GPT-2 {name}, ten printed", np.array(parts) / UNIT


def _row(gain: Any, true: Any, dtype: Any) -> Data:
    with np.errstate(all="ignore"):
        errors = np.abs(paper_recipe(gain, dtype).astype(np.float64) - true) / true
    worst = float("nan") if np.isnan(errors).any() else float(errors.max())
    return {"format": np.dtype(dtype).name, "worst": worst, "wrong": int((~(errors <= WRONG)).sum())}


def render(data: Data) -> str:
    """The table."""
    lines = [
        "The semi-axes as the paper computes them, √(N/λ) for the eigenvalues λ of Π₂G⁻²Π₂, by numpy.linalg.eigh.",
        "*Worst*: the largest relative error of a length; NaN where a square overflows, ∞ where an eigenvalue is not",
        "positive. *Wrong*: lengths that are off by more than 1 %. Another machine's LAPACK gives other digits.",
        "",
        "| gains | format | worst | wrong |",
        "|---|---|--:|--:|",
    ]
    for row in data["rows"]:
        worst = number(float(row["worst"]))
        lines.append(f"| `{row['gains']}` | {row['format']} | {worst} | {row['wrong']} of {row['N'] - 1} |")
    return "\n".join(lines)


SECTION = Section("recipe", "The paper's recipe on real gains", measure, render, lambda data: {})
