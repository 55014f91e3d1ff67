"""The page `walkthrough.md`: what the post runs, run again, and what comes of it."""

from pathlib import Path
from typing import Any

from lnverify.numeric.publishing.numbers import number
from lnverify.numeric.publishing.provenance import versions
from lnverify.numeric.publishing.publish import Page
from lnverify.numeric.walkthrough.forward import forward_test
from lnverify.numeric.walkthrough.gradients import gradient_check

PAGE = Page("walkthrough", Path(__file__).with_name("walkthrough.md.j2"), {"number": number})


def contents() -> dict[str, str | bytes]:
    """The page and its JSON, by path below the folder of the reports."""
    return PAGE.contents(collect(), {})


def collect() -> dict[str, Any]:
    """Every number of the page, as JSON can hold it."""
    return {
        "command": "lnverify report",
        "versions": versions("numpy", "python-flint"),
        "forward": forward_test(),
        "check": gradient_check(),
    }
