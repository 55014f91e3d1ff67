"""The page `walkthrough.md`: what the post runs, run again, and what comes of it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from numeric import axes, floats, reference
from numeric.pages import look
from numeric.pages.files import write_set
from numeric.pages.provenance import fingerprint, versions
from numeric.pages.render import page_template
from numeric.walkthrough import draw
from numeric.walkthrough.example import worked_example
from numeric.walkthrough.forward import forward_test
from numeric.walkthrough.gradients import error_curve, gradient_check
from numeric.walkthrough.printed_gains import printed_gains
from numeric.walkthrough.shapes import shapes

NAME = "walkthrough"
FIGURE = "central-difference.svg"
TEMPLATE = Path(__file__).with_name("walkthrough.md.j2")
SOURCES = (Path(__file__).parent, Path(look.__file__), reference, axes, floats)


def write(out: Path, progress: Callable[[str], None] = lambda line: None) -> list[Path]:
    """Write the page, its JSON and its figure below `out`, as one set; `figures/` is made in it.

    Raises:
        InputError: where a file cannot be written.
    """
    return write_set(out, contents(out, progress))


def contents(out: Path, progress: Callable[[str], None] = lambda line: None) -> dict[str, str | bytes]:
    """The page, its JSON and its figure, by path below the folder of the reports; a few seconds.

    Args:
        out: the folder of the reports; nothing in it is read.
        progress: called with a line that says what is being done.
    """
    progress("walkthrough: experiments")
    found = collect()
    progress(f"walkthrough: {FIGURE}")
    with look.look():
        drawn = look.rendered(draw.draw(found["curves"]), Path(FIGURE).suffix)
    return {
        f"figures/{FIGURE}": drawn,
        f"{NAME}.json": json.dumps(found, indent=1, ensure_ascii=False, allow_nan=False) + "\n",
        f"{NAME}.md": render(found),
    }


def collect() -> dict[str, Any]:
    """Every number of the page, as JSON can hold it."""
    return {
        "fingerprint": fingerprint(*SOURCES),
        "command": "lnverify report",
        "versions": versions("numpy", "mpmath", "python-flint", "matplotlib"),
        "example": worked_example(),
        "forward": forward_test(),
        "shapes": shapes(),
        "check": gradient_check(),
        "curves": [error_curve(dtype) for dtype in (np.float64, np.float32)],
        "gains": printed_gains(),
    }


def render(found: dict[str, Any]) -> str:
    """The page, from what the JSON holds."""
    filters = {"number": number, "words": words}
    return page_template(TEMPLATE, filters).render(found)


def number(value: float, digits: int = 2) -> str:
    """A number with so many significant digits: 0, 25, 3.3e-17."""
    return f"{value:.{digits}g}"


def words(items: list[str]) -> str:
    """a, b and c."""
    if len(items) < 2:
        return items[0] if items else "none"
    return f"{', '.join(items[:-1])} and {items[-1]}"
