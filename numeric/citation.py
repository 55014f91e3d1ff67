"""Citations of single claims."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numeric.report.pages import tex_text
from numeric.version import VERSION
from proofs.errors import InputError

Facts = dict[str, Any]
STYLES = ("bibtex", "latex", "markdown")
PAGE = "reports/verification.md"


def cite(claims: Sequence[Facts], style: str) -> str:
    """Citations of claims, each with its id, verdict, version and the anchor of its section.

    Raises:
        InputError: for a style that is not one of STYLES.
    """
    makers = {"bibtex": _bibtex, "latex": _latex, "markdown": _markdown}
    if style not in makers:
        raise InputError(f"unknown style {style!r}; one of {', '.join(STYLES)} would be right")
    return "\n".join(makers[style](claim) for claim in claims)


def _section(claim: Facts) -> str:
    return f"{PAGE}#{claim['anchor']}"


def _section_in_latex(claim: Facts) -> str:
    return rf"\texttt{{{PAGE}\#{claim['anchor']}}}"


def _statements(claim: Facts) -> str:
    return ", ".join(f"${step['statement']}$" for step in claim["steps"])


def _bibtex(claim: Facts) -> str:
    return (
        f"@misc{{lnverify:{claim['id']},\n"
        f"  author       = {{{{The lnverify authors}}}},\n"
        f"  title        = {{{tex_text(claim['title'])}}},\n"
        f"  howpublished = {{lnverify {VERSION}, claim \\texttt{{{claim['id']}}}}},\n"
        f"  year         = {{2026}},\n"
        f"  note         = {{{claim['in_words']}; on {tex_text(claim['document'])}, "
        f"{tex_text(claim['place'])}; section {_section_in_latex(claim)}}}\n"
        f"}}"
    )


def _latex(claim: Facts) -> str:
    return (
        f"{tex_text(claim['title'])}: {_statements(claim)} "
        f"({claim['in_words']}; lnverify {VERSION}, \\texttt{{{claim['id']}}}, "
        f"{_section_in_latex(claim)})."
    )


def _markdown(claim: Facts) -> str:
    return f"{claim['title']} [{claim['in_words']}]; lnverify {VERSION}, [`{claim['id']}`]({_section(claim)})."
