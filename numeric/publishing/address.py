"""Where the pages of the report are, below its folder, and how text names claims."""


def anchor(id: str) -> str:
    """The anchor of a claim on pages that name many."""
    return id.replace(".", "-")


def claim_page(id: str) -> str:
    """The page of a claim."""
    return f"claims/{id}.md"


def statements_page(source: str) -> str:
    """What a source says, statement by statement."""
    return f"sources-{source}.md"
