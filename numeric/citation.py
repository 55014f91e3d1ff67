"""Citations of single claims."""

from __future__ import annotations

from importlib.metadata import version

from numeric.report.collect import anchor
from numeric.report.pages import tex_text
from proofs.errors import InputError
from proofs.registry import SOURCES
from proofs.verdict import Verdict, print_claim

STYLES = ("bibtex", "latex", "markdown")
PAGE = "reports/verification.md"


def cite(verdict: Verdict, style: str) -> str:
    """A citation of a claim with its id, verdict, version and the anchor of its section.

    Raises:
        InputError: for a style that is not one of STYLES.
    """
    makers = {"bibtex": _bibtex, "latex": _latex, "markdown": _markdown}
    if style not in makers:
        raise InputError(f"unknown style {style!r}; one of {', '.join(STYLES)} would be right")
    return makers[style](verdict)


def _section(verdict: Verdict) -> str:
    return f"{PAGE}#{anchor(verdict.claim.id)}"


def _section_in_latex(verdict: Verdict) -> str:
    return rf"\texttt{{{PAGE}\#{anchor(verdict.claim.id)}}}"


def _statements(verdict: Verdict) -> str:
    return ", ".join(f"${text}$" for text in print_claim(verdict.claim.function))


def _bibtex(verdict: Verdict) -> str:
    claim = verdict.claim
    return (
        f"@misc{{lnverify:{claim.id},\n"
        f"  author       = {{{{The lnverify authors}}}},\n"
        f"  title        = {{{tex_text(claim.title)}}},\n"
        f"  howpublished = {{lnverify {version('lnverify')}, claim \\texttt{{{claim.id}}}}},\n"
        f"  year         = {{2026}},\n"
        f"  note         = {{{verdict.in_words}; on {tex_text(SOURCES[claim.source])}, "
        f"{tex_text(claim.place)}; section {_section_in_latex(verdict)}}}\n"
        f"}}"
    )


def _latex(verdict: Verdict) -> str:
    claim = verdict.claim
    return (
        f"{tex_text(claim.title)}: {_statements(verdict)} "
        f"({verdict.in_words}; lnverify {version('lnverify')}, \\texttt{{{claim.id}}}, "
        f"{_section_in_latex(verdict)})."
    )


def _markdown(verdict: Verdict) -> str:
    claim = verdict.claim
    return (
        f"{claim.title} [{verdict.in_words}]; "
        f"lnverify {version('lnverify')}, [`{claim.id}`]({_section(verdict)})."
    )
