"""Text of the report as HTML: ids of claims are links, what stands in backticks is code."""

from __future__ import annotations

import re
from collections.abc import Container

from markupsafe import Markup, escape

from lnverify.kernels.programs.theorems import PREFIX
from lnverify.numeric.publishing.address import anchor
from lnverify.numeric.publishing.mathml import prose_html
from lnverify.proofs.sources.source import ID

_CODE = re.compile(r"`([^`]+)`")
# What is raised in plain Unicode that has no small letter for it: g^D, N^(N−2).
_RAISED = re.compile(r"\^(?:\(([^()]+)\)|([\w⊥]))")


def prose(text: str, root: str, ids: Container[str]) -> Markup:
    """A paragraph of text as HTML.

    Args:
        text: with formulas between dollars.
        root: what leads from the page to the folder of the site: "" or "../".
        ids: those that have a page.
    """
    parts = _CODE.split(text)
    results = [_code(part) if i % 2 else _add_links(part, root, ids) for i, part in enumerate(parts)]
    return Markup("").join(results)


def _code(text: str) -> Markup:
    return Markup("<code>{}</code>").format(text)


def _add_links(text: str, root: str, ids: Container[str]) -> Markup:
    result, place = Markup(""), 0
    for item in ID.finditer(text):
        if item[0] in ids:
            result += to_html(text[place : item.start()]) + link(item[0], root)
            place = item.end()
    return result + to_html(text[place:])


def to_html(text: str) -> Markup:
    """Text as HTML: its formulas as MathML, other exponents raised."""
    return Markup(prose_html(text, lambda words: str(_superscript(words))))


def _superscript(text: str) -> Markup:
    return Markup(_RAISED.sub(lambda item: f"<sup>{item[1] or item[2]}</sup>", str(escape(text))))


def link(id: str, root: str) -> Markup:
    """A link to the page of a claim."""
    return Markup('<a class="id" href="{}">{}</a>').format(address(id, root), id)


def address(id: str, root: str) -> str:
    """Where a claim stands; theorems of rounding are beside the explorer that draws them."""
    return f"{root}rounding.html#{anchor(id)}" if id.startswith(PREFIX) else f"{root}claims/{id}.html"


def sentence(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
