"""The page `walkthrough.md`: what the post runs, run again, and what comes of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.numeric.pages import look
from lnverify.numeric.pages.address import claim_page
from lnverify.numeric.pages.files import write_set
from lnverify.numeric.pages.json_text import json_text
from lnverify.numeric.pages.numbers import listed, number
from lnverify.numeric.pages.provenance import versions
from lnverify.numeric.pages.render import page_template
from lnverify.numeric.walkthrough import draw
from lnverify.numeric.walkthrough.example import worked_example
from lnverify.numeric.walkthrough.forward import forward_test
from lnverify.numeric.walkthrough.gradients import error_curve, gradient_check
from lnverify.numeric.walkthrough.printed_gains import printed_gains
from lnverify.numeric.walkthrough.shapes import shapes

NAME = "walkthrough"
FIGURE = "central-difference.svg"
TEMPLATE = Path(__file__).with_name("walkthrough.md.j2")


def write(out: Path, tell: Callable[[str], None] = lambda line: None) -> list[Path]:
    """Write the page, its JSON and its figure below `out`, as one set; `figures/` is made in it.

    Raises:
        InputError: where a file cannot be written.
    """
    return write_set(out, contents(out, tell))


def contents(out: Path, tell: Callable[[str], None] = lambda line: None) -> dict[str, str | bytes]:
    """The page, its JSON and its figure, by path below the folder of the reports; a few seconds.

    Args:
        out: the folder of the reports; nothing in it is read.
        tell: called with a line that says what is being done.
    """
    tell("walkthrough: experiments")
    found = collect()
    tell(f"walkthrough: {FIGURE}")
    drawn = look.rendered(lambda: draw.draw(found["curves"]), Path(FIGURE).suffix)
    return {
        f"figures/{FIGURE}": drawn,
        f"{NAME}.json": json_text(found),
        f"{NAME}.md": render(found),
    }


def collect() -> dict[str, Any]:
    """Every number of the page, as JSON can hold it."""
    return {
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
    filters = {"number": number, "words": listed, "claim_page": claim_page}
    return page_template(TEMPLATE, filters).render(found)
