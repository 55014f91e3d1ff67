"""Citations of single claims, for journals, pages and programs; and whether a citation still holds.

Every citation has a pin, lnverify/VERSION/ID/HASH: the hash is of what the claim says and of its verdict, so that
another version of lnverify can tell whether it says the same.
"""

# Only a failure imports `proofs`, which brings the symbolic libraries: a citation does not need them.

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from numeric.citations.latex_text import tex_text
from numeric.citations.theorem import theorem
from numeric.citations.titles import title_tex
from numeric.pages.address import claim_page
from numeric.version import HOME, RELEASED, VERSION

Facts = dict[str, Any]
STYLES = ("bibtex", "latex", "markdown", "csl")
AUTHORS = "The lnverify authors"
_PIN = re.compile(r"lnverify/([\w.]+)/([a-z0-9.-]+)/([0-9a-f]{12})")


@dataclass(frozen=True)
class Paper:
    """A document that claims are about, where it can be cited."""

    key: str
    author: str
    title: str
    year: str
    eprint: str

    @property
    def url(self) -> str:
        return f"https://arxiv.org/abs/{self.eprint}"


PAPERS = {
    "riechers": Paper("riechers2024", "Riechers, Paul M.", "Geometry and Dynamics of {LayerNorm}", "2024", "2405.04134")
}
"""By the source that they are; the other sources are pages without a citable record."""


def cite(claims: Sequence[Facts], style: str) -> str:
    """Citations of claims, facts as in `numeric.verdicts.decided`.

    BibTeX comes with the entries of the papers that the claims are about. LaTeX states each theorem with its
    definitions and hypotheses; it needs amsmath alone.

    Raises:
        InputError: for a style that is not one of STYLES.
    """
    makers = {"latex": _latex, "markdown": _markdown}
    if style == "csl":
        return json.dumps(csl(claims), ensure_ascii=False, indent=1)
    if style == "bibtex":
        return "\n\n".join([*map(_bibtex, claims), *map(_paper, _papers(claims))])
    if style not in makers:
        from proofs.errors import InputError

        raise InputError(f"unknown style {style!r}; one of {', '.join(STYLES)} would be right")
    return "\n\n".join(makers[style](claim) for claim in claims)


def pin(claim: Facts) -> str:
    """What a citation holds the claim to: the version, the id, the hash of what it says."""
    return f"lnverify/{VERSION}/{claim['id']}/{claim['hash']}"


def _papers(claims: Sequence[Facts]) -> list[Paper]:
    sources = dict.fromkeys(claim["source"] for claim in claims)
    return [PAPERS[source] for source in sources if source in PAPERS]


def _breakable(text: str) -> str:
    """Typewriter text that may break after its dots, dashes and slashes."""
    return rf"\texttt{{{re.sub(r'([./-])', chr(92) + 'g<1>' + chr(92) * 2 + 'allowbreak{}', tex_text(text))}}}"


# -- BibTeX --------------------------------------------------------------------------------------------------


def _bibtex(claim: Facts) -> str:
    about = PAPERS.get(claim["source"])
    where = f"on \\cite{{{about.key}}}, " if about else ""
    fields = {
        "author": f"{{{{{AUTHORS}}}}}",
        "title": f"{{{title_tex(claim['title'], braced=True)}}}",
        "version": f"{{{VERSION}}}",
        "year": f"{{{RELEASED[:4]}}}",
        "date": f"{{{RELEASED}}}",
        "howpublished": f"{{lnverify {VERSION}, claim {_breakable(claim['id'])}}}",
        "note": f"{{{_phrase(claim)}; {where}{title_tex(claim['place'], braced=True)}; {_breakable(pin(claim))}}}",
    }
    if HOME:
        fields["url"] = f"{{{HOME}}}"
    return _entry("misc", f"lnverify:{claim['id']}", fields)


def _paper(paper: Paper) -> str:
    fields = {
        "author": f"{{{paper.author}}}",
        "title": f"{{{paper.title}}}",
        "year": f"{{{paper.year}}}",
        "eprint": f"{{{paper.eprint}}}",
        "archiveprefix": "{arXiv}",
        "url": f"{{{paper.url}}}",
    }
    return _entry("misc", paper.key, fields)


def _entry(kind: str, key: str, fields: Mapping[str, str]) -> str:
    lines = ",\n".join(f"  {name:<13} = {value}" for name, value in fields.items())
    return f"@{kind}{{{key},\n{lines}\n}}"


def _phrase(claim: Facts) -> str:
    return title_tex(claim["in_words"], braced=True)


# -- LaTeX ---------------------------------------------------------------------------------------------------


def _latex(claim: Facts) -> str:
    parts = [f"% {pin(claim)}", theorem(claim)]
    if claim["verdict"] == "refuted" and claim["witness"]:
        parts.append(f"It fails {title_tex(claim['witness']['text'])}.")
    if claim["corrected_by"]:
        parts.append(f"True instead: {_breakable(claim['corrected_by'])}.")
    parts.append(rf"{{\sloppy ({_sentence(_phrase(claim))}; {_breakable(pin(claim))}.)\par}}")
    return "\n".join(parts)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- Markdown and CSL ----------------------------------------------------------------------------------------


def _markdown(claim: Facts) -> str:
    return (
        f"{claim['title']} [{claim['in_words']}]; lnverify {VERSION}, "
        f"[`{claim['id']}`](reports/{claim_page(claim['id'])}), `{pin(claim)}`."
    )


def csl(claims: Sequence[Facts]) -> list[dict[str, Any]]:
    """Items of CSL-JSON, for reference managers and pandoc."""
    year, month, day = map(int, RELEASED.split("-"))
    items = [
        {
            "id": f"lnverify:{claim['id']}",
            "type": "software",
            "title": claim["title"],
            "author": [{"literal": AUTHORS}],
            "issued": {"date-parts": [[year, month, day]]},
            "version": VERSION,
            "note": f"{claim['in_words']}; {claim['document']}, {claim['place']}; {pin(claim)}",
            **({"URL": HOME} if HOME else {}),
        }
        for claim in claims
    ]
    for paper in _papers(claims):
        family, given = paper.author.split(", ")
        items.append(
            {
                "id": paper.key,
                "type": "article",
                "title": paper.title.replace("{", "").replace("}", ""),
                "author": [{"family": family, "given": given}],
                "issued": {"date-parts": [[int(paper.year)]]},
                "number": f"arXiv:{paper.eprint}",
                "URL": paper.url,
            }
        )
    return items


# -- whether a citation holds --------------------------------------------------------------------------------


def verify(text: str, claims: Mapping[str, Facts]) -> list[dict[str, Any]]:
    """What this version says of every pin in a text, of whatever style; numeric/pages/schema.json has the parts.

    Raises:
        InputError: where the text has no pin.
    """
    plain = re.sub(r"\\allowbreak\{\}|\s+", "", text)
    found = list(dict.fromkeys(_PIN.findall(plain)))
    if not found:
        from proofs.errors import InputError

        raise InputError("no pin in the citation; lnverify/VERSION/ID/HASH, as `lnverify cite` has it, would be right")
    told = []
    for version, id, digest in found:
        claim = claims.get(id)
        says = "nothing" if claim is None else "the same" if claim["hash"] == digest else "something else"
        told.append(
            {
                "pin": f"lnverify/{version}/{id}/{digest}",
                "id": id,
                "says": says,
                "verdict": claim and claim["verdict"],
                "hash": claim and claim["hash"],
            }
        )
    return told
