"""Text with formulas between dollars, as Markdown."""

from lnverify.proofs.prose import pieces


def prose_markdown(text: str) -> str:
    """The text with its formulas between dollars and backticks, in which no character is taken for Markdown."""
    return "".join(f"$`{_viewable(part)}`$" if is_math else part for is_math, part in pieces(text))


def cell(text: str) -> str:
    """Text that may stand in a cell of a Markdown table."""
    return text.replace("|", r"\|")


def _viewable(latex: str) -> str:
    # A bar would end the cell of a table, escaped or not.
    return latex.replace(r"\|", r"\Vert ").replace("|", r"\vert ")
