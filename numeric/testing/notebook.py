"""How a verdict on a kernel shows itself in a notebook: its first line, then a table of marks, as HTML and Markdown."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from numeric.pages.quantities import SYMBOLS

if TYPE_CHECKING:
    from numeric.testing.verdict import Verdict


def html(verdict: Verdict) -> str:
    """The verdict as HTML."""
    head, *rows = _rows(verdict)
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{escape(tag)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
        for tag, *cells in rows
    )
    table = f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>" if rows else ""
    return f"<p><strong>{escape(verdict.line)}</strong></p>{table}"


def markdown(verdict: Verdict) -> str:
    """The same in Markdown."""
    head, *rows = [" | ".join(cell.replace("|", r"\|") for cell in row) for row in _rows(verdict)]
    table = ["", f"| {head} |", "|" + "---|" * (head.count(" | ") + 1), *(f"| {row} |" for row in rows)] if rows else []
    return "\n".join([f"**{verdict.line}**", *table])


def _rows(verdict: Verdict) -> Iterator[list[str]]:
    """The quantities, then each tag with a mark a quantity."""
    marks = verdict.marks
    quantities = [name for name in SYMBOLS if any(name in found for found in marks.values())]
    yield ["cases", *(SYMBOLS[name] for name in quantities)]
    for tag, found in marks.items():
        yield [tag, *(found.get(name, "") for name in quantities)]
