"""Statements of claims as macros of LaTeX: what a paper prints is what was decided. They need amsmath alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from lnverify.numeric.citations.citation import pin
from lnverify.numeric.citations.latex_text import prose_tex, tex_text
from lnverify.numeric.citations.theorem import display, theorem
from lnverify.numeric.version import VERSION

Facts = dict[str, Any]

_HEAD = r"""% \lnvstatement{{ID}} states a claim, \lnvformula{{ID}} its formulas alone; \lnvtitle{{ID}} is its title,
% \lnvverdict{{ID}} its verdict, \lnvbadge{{ID}} the verdict with version and hash. A formula that is wider than
% the line shrinks, and a badge is broken.
% Written by `lnverify latex`, lnverify {version}; \input this file behind \usepackage{{amsmath}}.
\makeatletter
\newcommand*\lnv@get[2]{{\ifcsname lnv@#1@#2\endcsname\csname lnv@#1@#2\endcsname\else
  \@latex@error{{lnverify has no claim #2: run `lnverify latex' again}}\@ehc\fi}}
\newcommand*\lnvstatement[1]{{\lnv@get{{statement}}{{#1}}}}
\newcommand*\lnvformula[1]{{\lnv@get{{formula}}{{#1}}}}
\newcommand*\lnvtitle[1]{{\lnv@get{{title}}{{#1}}}}
\newcommand*\lnvverdict[1]{{\lnv@get{{verdict}}{{#1}}}}
\newcommand*\lnvbadge[1]{{\lnv@get{{badge}}{{#1}}}}
\newcommand\lnv@put[3]{{\expandafter\gdef\csname lnv@#1@#2\endcsname{{#3}}}}
\newcommand\lnv@fit[1]{{\setbox\z@\hbox{{$\m@th\displaystyle#1$}}%
  \@for\lnv@size:=\small,\footnotesize,\scriptsize,\tiny\do{{\ifdim\wd\z@>\linewidth
    \setbox\z@\hbox{{\lnv@size$\m@th\displaystyle#1$}}\fi}}\box\z@}}
\newcommand\lnv@long[2]{{\setbox\z@\hbox{{\scriptsize$\m@th\displaystyle#1$}}\ifdim\wd\z@>\linewidth
  \begin{{flushleft}}\hangindent=2em $#2$\end{{flushleft}}\else\[\lnv@fit{{#1}}\]\fi}}
\newcommand\lnv@frame[1]{{{{\scriptsize\sffamily\setbox\z@\hbox{{#1}}\dimen@\dimexpr\linewidth-2\fboxsep-2\fboxrule\relax
  \fbox{{\ifdim\wd\z@>\dimen@\parbox{{\dimen@}}{{\raggedright\hbadness\@M#1}}\else\box\z@\fi}}}}}}
"""
_USE = re.compile(r"\\lnv(?:statement|formula|title|verdict|badge)\{([^{}#]+)\}")
_COMMENT = re.compile(r"(?<!\\)%.*")


def macros(claims: Sequence[Facts]) -> str:
    """The macros of claims, facts as in `numeric.verdicts.decided`."""
    return _HEAD.format(version=VERSION) + "".join(map(_claim, claims)) + "\\makeatother\n"


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
