"""The page `atlas-figures.md`: all figures, their captions and the numbers beside them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas import (
    approximations,
    circle,
    facts,
    learned,
    one_dimension,
    paper_1,
    paper_2,
    surface,
    trained,
    zero_gains,
)
from lnverify.numeric.pages import look
from lnverify.numeric.pages.files import write_set
from lnverify.numeric.pages.json_text import json_text
from lnverify.numeric.pages.numbers import minus, number, raised
from lnverify.numeric.pages.provenance import versions
from lnverify.numeric.pages.render import page_template

TEMPLATE = Path(__file__).with_name("atlas-figures.md.j2")
NAME = "atlas-figures"
digits = partial(number, digits=4, low=1e-3, high=1e6, zeros=True, tens=True)


def write(out: Path, tell: Callable[[str], None] = lambda line: None) -> list[Path]:
    """Write the page, its JSON and its figures below `out`, as one set; `figures/` is made in it.

    Raises:
        InputError: where a file cannot be written.
    """
    return write_set(out, contents(out, tell))


def contents(out: Path, tell: Callable[[str], None] = lambda line: None) -> dict[str, str | bytes]:
    """The page, its JSON and its figures, by path below the folder of the reports.

    Args:
        out: the folder of the reports; the training results in it are used where they are of the same tasks.
        tell: called with a line that says what is being done.
    """
    results, training = learned.results(out / learned.TRAINING, tell)
    drawn = _draw(results, tell)
    tell("figures: numbers")
    found = facts_of(results)
    return {
        learned.TRAINING: training,
        **drawn,
        f"{NAME}.json": json_text(found, indent=2),
        f"{NAME}.md": render(found),
    }


def facts_of(results: dict[str, learned.Result]) -> dict[str, Any]:
    """Every number of the page, from the training results by task."""
    return {
        "command": "lnverify report",
        "versions": versions("numpy", "mpmath", "matplotlib"),
        "seeds": {"figure-1": paper_1.SEED, "figure-2": paper_2.SEED, "zero-gains": zero_gains.SEED},
        "radius": facts.radius_facts(),
        "zero_gains": facts.zero_gain_facts(),
        "curves": facts.curve_facts(),
        "training": [{"task": name} | _summary(result) for name, result in results.items()],
    }


def render(found: dict[str, Any]) -> str:
    """The page, from what the JSON holds."""
    filters = {
        "digits": digits,
        "percent": _percent,
        "share": _share,
        "minus": minus,
        "power": _power,
    }
    return page_template(TEMPLATE, filters).render(found)


def _draw(results: dict[str, Any], tell: Callable[[str], None]) -> dict[str, bytes]:
    drawings: dict[str, Callable[[], Figure]] = {
        "figure-1.png": paper_1.draw,
        "figure-2.png": paper_2.draw,
        "zero-gains.png": zero_gains.draw,
        "one-dimension.svg": one_dimension.draw,
        "stretching-and-folding.svg": circle.draw,
        "surface.png": surface.draw,
        "sign-and-absolute-value.svg": approximations.draw,
        "spiral.png": lambda: trained.draw_spiral(results["spiral"]),
        "sphere.png": lambda: trained.draw_sphere(results["sphere"]),
    }
    drawn = {}
    for name, draw in drawings.items():
        tell(f"figures: {name}")
        drawn[f"figures/{name}"] = look.rendered(draw, Path(name).suffix)
    return drawn


def _summary(result: learned.Result) -> dict[str, Any]:
    best = result["best"]
    steepest = sorted(result["steepest"])
    return {key: result[key] for key in ("sizes", "eps", "steps", "rate", "seeds", "points", "unseen_points")} | {
        "learned": result["learned"],
        "best": best,
        "loss": result["losses"][best][-1],
        "accuracy": result["accuracies"][best][-1],
        "unseen": result["unseen"][best],
        "accuracies": sorted((curve[-1] for curve in result["accuracies"]), reverse=True),
        "steepest_median": (steepest[(len(steepest) - 1) // 2] + steepest[len(steepest) // 2]) / 2,
    }


def _percent(value: float) -> str:
    """A part in per cent, with two decimals."""
    return f"{100 * value:.2f} %"


def _share(probability: float) -> str:
    """A probability strictly between 0 and 1 in per cent: it is never shown as 0 or as 100."""
    if probability < 5e-5:
        return "< 0.01 %"
    return "> 99.99 %" if probability > 0.99995 else _percent(probability)


def _power(value: float) -> str:
    """A power of ten, such as the ε of the figures."""
    return f"10{raised(round(np.log10(value)))}"
