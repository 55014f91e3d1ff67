"""Statements of claims as macros of LaTeX: what a paper prints is what was decided. They need amsmath alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lnverify.numeric.citations.citation import pin
from lnverify.numeric.citations.latex_text import prose_tex, tex_text
from lnverify.numeric.citations.theorem import display, theorem
from lnverify.numeric.publishing.render import page_template
from lnverify.numeric.version import VERSION

Facts = dict[str, Any]

HEAD = Path(__file__).with_name("macros.tex.j2")
_USE = re.compile(r"\\lnv(?:statement|formula|title|verdict|badge)\{([^{}#]+)\}")
_COMMENT = re.compile(r"(?<!\\)%.*")


def macros(claims: Sequence[Facts]) -> str:
    """The macros of claims, facts as in `numeric.verdicts.decided`."""
    return page_template(HEAD).render(version=VERSION) + "".join(map(_claim, claims)) + "\\makeatother\n"


def ids_in(document: str) -> list[str]:
    """The ids of the claims whose macros a document of LaTeX has, in order."""
    return list(dict.fromkeys(_USE.findall(_COMMENT.sub("", document))))


def stale(written: str, anew: str) -> list[str]:
    """The ids of the claims that one file of macros has and the other has not, or has otherwise."""
    old, new = ({*re.split(r"^% (?=lnverify/)", text, flags=re.M)[1:]} for text in (written, anew))
    return sorted({part.split("/")[2] for part in old ^ new})


def _claim(claim: Facts) -> str:
    parts = {
        "statement": theorem(claim, in_macro=True),
        "formula": display([step["statement"] for step in claim["steps"]], claim["lines"], in_macro=True),
        "title": prose_tex(claim["title"]),
        "verdict": prose_tex(claim["in_words"]),
        "badge": rf"\lnv@frame{{{prose_tex(claim['in_words'])} $|$ lnverify {tex_text(VERSION)} $|$ {claim['hash']}}}",
    }
    definitions = "".join(f"\\lnv@put{{{part}}}{{{claim['id']}}}{{{text}}}\n" for part, text in parts.items())
    return f"% {pin(claim)}\n{definitions}"
