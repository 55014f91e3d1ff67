"""The page `atlas-figures.md`: all figures, their captions and the numbers beside them."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas import paper_1, paper_2, radius
from lnverify.numeric.publishing.numbers import number, superscript
from lnverify.numeric.publishing.provenance import versions
from lnverify.numeric.publishing.publish import Page

SHARES = [Fraction(1, 100), Fraction(1, 10), Fraction(1, 2), Fraction(9, 10), Fraction(99, 100)]
DIMENSIONS = [3, 64, 768]
NEAR = Fraction(1, 100)
"""What counts as near the surface: within this part of √N."""

digits = partial(number, digits=4, low=1e-3, high=1e6, zeros=True, tens=True)


def contents() -> dict[str, str | bytes]:
    """The page, its JSON and its figures, by path below the folder of the reports."""
    return PAGE.contents(page_facts(), DRAWINGS)


DRAWINGS: dict[str, Callable[[], Figure]] = {
    "figures/figure-1.png": paper_1.draw,
    "figures/figure-2.png": paper_2.draw,
}
"""The figures, by path."""


def page_facts() -> dict[str, Any]:
    """Every number of the page."""
    return {
        "command": "lnverify report",
        "versions": versions("numpy", "mpmath", "matplotlib"),
        "seeds": {"figure-1": paper_1.SEED, "figure-2": paper_2.SEED},
        "radius": {
            "near": float(NEAR),
            "shares": [float(p) for p in SHARES],
            "laws": [_law(N, eps) for N in DIMENSIONS for eps in paper_2.EPS],
        },
    }


def _law(N: int, eps: Fraction) -> dict[str, Any]:
    """Quantiles of the distance to the surface, and the share near it."""
    return {
        "N": N,
        "eps": float(eps),
        "gap_quantiles": [float(radius.surface_gap_quantile(p, N, eps)) for p in SHARES],
        "near_surface": float(radius.near_surface(NEAR, N, eps)),
    }


def _share(probability: float) -> str:
    """A probability strictly between 0 and 1 in per cent: it is never shown as 0 or as 100."""
    if probability < 5e-5:
        return "< 0.01 %"
    return "> 99.99 %" if probability > 0.99995 else f"{100 * probability:.2f} %"


def _power(value: float) -> str:
    """A power of ten, such as the ε of the figures."""
    return f"10{superscript(round(np.log10(value)))}"


PAGE = Page(
    "atlas-figures",
    Path(__file__).with_name("atlas-figures.md.j2"),
    {"digits": digits, "share": _share, "power": _power},
)
