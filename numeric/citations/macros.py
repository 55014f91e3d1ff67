"""Statements of claims as macros of LaTeX: what a paper prints is what was decided. They need amsmath alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lnverify.numeric.citations.citation import pin
from lnverify.numeric.citations.latex_text import prose_tex, tex_text
from lnverify.numeric.citations.theorem import theorem
from lnverify.numeric.version import VERSION

Facts = dict[str, Any]

_HEAD = r"""% \lnvstatement{{ID}} states a claim, \lnvtitle{{ID}} is its title, \lnvbadge{{ID}} its verdict and hash.
% Written by `lnverify latex`, lnverify {version}; \input this file behind \usepackage{{amsmath}}.
\makeatletter
\newcommand*\lnv@get[2]{{\ifcsname lnv@#1@#2\endcsname\csname lnv@#1@#2\endcsname\else
  \@latex@error{{lnverify has no claim #2: run `lnverify latex' again}}\@ehc\fi}}
\newcommand*\lnvstatement[1]{{\lnv@get{{statement}}{{#1}}}}
\newcommand*\lnvtitle[1]{{\lnv@get{{title}}{{#1}}}}
\newcommand*\lnvbadge[1]{{\lnv@get{{badge}}{{#1}}}}
\newcommand\lnv@put[3]{{\expandafter\gdef\csname lnv@#1@#2\endcsname{{#3}}}}
"""


def macros(claims: Sequence[Facts]) -> str:
    """The macros of claims, facts as in `numeric.verdicts.decided`."""
    return _HEAD.format(version=VERSION) + "".join(map(_claim, claims)) + "\\makeatother\n"


def _claim(claim: Facts) -> str:
    parts = {"statement": theorem(claim, titled=False), "title": prose_tex(claim["title"]), "badge": _badge(claim)}
    told = "".join(f"\\lnv@put{{{part}}}{{{claim['id']}}}{{{text}}}\n" for part, text in parts.items())
    return f"% {pin(claim)}\n{told}"


def _badge(claim: Facts) -> str:
    said = prose_tex(claim["in_words"])
    return (
        rf"\fbox{{\scriptsize\sffamily {said} \textbar{{}} lnverify {tex_text(VERSION)} \textbar{{}} {claim['hash']}}}"
    )
