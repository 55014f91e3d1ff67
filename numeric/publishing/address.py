"""Where the pages of the report are, below its folder, and how text names claims."""

from pathlib import Path

DATA = "verification.json"
"""The data of the report."""

MAY_GO = ("claims/[a-z]*.[a-z0-9]*.md",)
"""The pages of which a report may have fewer than the one before: named as ids are; other files are somebody's."""

COMMITTED, ANSWERS = Path("reports/rocq"), "answers.json"
"""The folder of the theorems in a checkout, and the file beside them with what Rocq said."""


def anchor(id: str) -> str:
    """The anchor of a claim on pages that name many."""
    return id.replace(".", "-")


def claim_page(id: str) -> str:
    """The page of a claim."""
    return f"claims/{id}.md"


def statements_page(source: str) -> str:
    """What a source says, statement by statement."""
    return f"sources-{source}.md"
