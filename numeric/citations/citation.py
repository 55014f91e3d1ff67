"""Citations of single claims, for journals, pages and programs; and whether a citation still holds.

Every citation has a pin, lnverify/VERSION/ID/HASH: the hash is of what the claim says and of its verdict, so that
another version of lnverify can tell whether it says the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lnverify.numeric.citations.latex_text import prose_tex, tex_text
from lnverify.numeric.citations.theorem import theorem
from lnverify.numeric.publishing.markdown import prose_markdown
from lnverify.numeric.version import HOME, INSTALL, RELEASED, VERSION
from lnverify.proofs.errors import InputError, choose
from lnverify.proofs.prose import plain
from lnverify.proofs.sources.source import SOURCES, Source

Facts = dict[str, Any]
STYLES = ("bibtex", "latex", "markdown", "csl")
AUTHORS = "The lnverify authors"
_PIN = re.compile(r"lnverify/([\w.]+)/([a-z0-9.-]+)/([0-9a-f]{12})")


VERDICTS = {
    "proved": "Proved",
    "misprint": "Misprint, mended",
    "qualified": "Qualified",
    "refuted": "Refuted",
    "undecided": "Undecided",
}
"""How a title begins: what is false does not stand there as if it were a statement of this project."""


@dataclass(frozen=True)
class Paper:
    """A document that claims are about, as a bibliography has it.

    Attributes:
        name: the prefix of the ids of its claims.
        source: what the catalogue knows of it.
    """

    name: str
    source: Source

    @property
    def key(self) -> str:
        """Of its entry."""
        return f"{self.name}{self.source.year or ''}"

    @property
    def title(self) -> str:
        """Its title, or what it is."""
        return self.source.title or _sentence(self.source.what)

    @property
    def authors(self) -> list[tuple[str, str]]:
        """Family and given names; of those that are not listed one by one, ("others", "")."""
        names = self.source.authors.removesuffix(" et al.").split(", ") if self.source.authors else []
        results = [(name.split(" ")[-1], " ".join(name.split(" ")[:-1])) for name in names]
        return results + [("others", "")] * self.source.authors.endswith(" et al.")

    @property
    def is_own(self) -> bool:
        """Whether its authors made its claims: the claims of other documents are this project's."""
        return not self.source.strict


def paper_of(claim: Facts) -> Paper | None:
    """The document that a claim is about; None for a claim of this project."""
    name = claim["source"]
    return Paper(name, SOURCES[name]) if name != "lnverify" and name in SOURCES else None


def cite(claims: Sequence[Facts], style: str) -> str:
    """Citations of claims, facts as in `numeric.verdicts.decided`.

    Each cites the document that the claim is about too, in BibTeX and CSL with an entry of its own. LaTeX states each
    theorem with its definitions and hypotheses; it needs amsmath alone.

    Raises:
        InputError: for a style that is not one of STYLES.
    """
    makers: dict[str, Callable[[], str]] = {
        "bibtex": lambda: "\n\n".join([*map(_bibtex, claims), *map(_paper, _papers(claims))]),
        "latex": lambda: "\n\n".join(map(_latex, claims)),
        "markdown": lambda: "\n\n".join(map(_markdown, claims)),
        "csl": lambda: json.dumps(csl(claims), ensure_ascii=False, indent=1),
    }
    return choose("style", style, makers)()


def pin(claim: Facts) -> str:
    """What a citation holds the claim to: the version, the id, the hash of what it says."""
    return f"lnverify/{VERSION}/{claim['id']}/{claim['hash']}"


def _papers(claims: Sequence[Facts]) -> list[Paper]:
    return list(dict.fromkeys(paper for claim in claims if (paper := paper_of(claim))))


def _breakable(text: str) -> str:
    """Typewriter text that may break after its dots, dashes and slashes."""
    return rf"\texttt{{{re.sub(r'([./-])', chr(92) + 'g<1>' + chr(92) * 2 + 'allowbreak{}', tex_text(text))}}}"


def _headline(claim: Facts) -> str:
    """The title with the verdict in front."""
    return f"{VERDICTS[claim['verdict']]}: {claim['title']}"


def how_to_check(claim: Facts) -> str:
    """The command that says whether lnverify still says what was cited."""
    paper = paper_of(claim)
    where = f" (in the repository of {paper.name})" if paper and paper.is_own else ""
    # Nobody who reads a paper has a wheel beside it.
    return f"{f'{INSTALL} && ' if HOME else ''}lnverify verify {pin(claim)}{where}"


def _authors(claim: Facts) -> list[tuple[str, str]]:
    """Family and given names of those whose theorem it is: a claim of somebody's own is theirs."""
    paper = paper_of(claim)
    return (paper.authors or [(paper.title, "")]) if paper and paper.is_own else [(AUTHORS, "")]


def _released(claim: Facts) -> list[int]:
    """Year, month and day of this version, or the year of somebody's own paper."""
    paper = paper_of(claim)
    return [paper.source.year] if paper and paper.is_own and paper.source.year else [*map(int, RELEASED.split("-"))]


# -- BibTeX --------------------------------------------------------------------------------------------------


def _bibtex(claim: Facts) -> str:
    about = paper_of(claim)
    where = f"on {tex_text(str(about.source))}, " if about else ""
    proof = f"Rocq theorem {_breakable(claim['theorem'])}; " if claim["theorem"] else ""
    fields = {
        "author": f"{{{' and '.join(_name_tex(name) for name in _authors(claim))}}}",
        "title": _field(prose_tex(_headline(claim))),
        "version": f"{{{VERSION}}}",
        "year": f"{{{_released(claim)[0]}}}",
        "date": f"{{{'-'.join(f'{part:02}' for part in _released(claim))}}}",
        "howpublished": f"{{lnverify {VERSION}, claim {_breakable(claim['id'])}}}",
        "note": _field(
            f"{_phrase(claim)}; {where}{prose_tex(claim['place'])}; {proof}to check: {_breakable(how_to_check(claim))}"
        ),
    }
    if about:
        fields |= {"related": f"{{{about.key}}}", "relatedstring": "{On}"}
    if HOME:
        fields["url"] = f"{{{HOME}}}"
    return _entry("misc", f"lnverify:{claim['id']}", fields)


def _paper(paper: Paper) -> str:
    names = [_name_tex(name) for name in paper.authors]
    fields = {
        "author": f"{{{' and '.join(names)}}}" if names else "",
        "key": "" if names else f"{{{paper.name}}}",
        "title": _field(prose_tex(paper.title)),
        "year": f"{{{paper.source.year}}}" if paper.source.year else "",
        "eprint": f"{{{paper.source.arxiv}}}" if paper.source.arxiv else "",
        "archiveprefix": "{arXiv}" if paper.source.arxiv else "",
        "doi": f"{{{tex_text(paper.source.doi)}}}" if paper.source.doi else "",
        "url": f"{{{paper.source.address}}}" if paper.source.address and not paper.source.doi else "",
        "note": f"{{Read: {tex_text(paper.source.version)}}}" if paper.source.version else "",
    }
    return _entry("misc", paper.key, {name: value for name, value in fields.items() if value})


def _name_tex(name: tuple[str, str]) -> str:
    """A person's name, or in braces that of others or of a document."""
    family, given = name
    return tex_text(f"{family}, {given}") if given else family if family == "others" else f"{{{tex_text(family)}}}"


def _entry(kind: str, key: str, fields: Mapping[str, str]) -> str:
    lines = ",\n".join(f"  {name:<13} = {value}" for name, value in fields.items())
    return f"@{kind}{{{key},\n{lines}\n}}"


def _field(text: str) -> str:
    """A value that no style changes.

    Styles change the case of letters, but for those in braces. Braces that begin with a command they take for an
    accent, and go on inside; the empty pair parts the two. Braces that are printed count as the others do.
    """
    text = text.replace(r"\{", r"\lbrace ").replace(r"\}", r"\rbrace ")
    return f"{{{{{{}}{text}}}}}" if text.startswith("\\") else f"{{{{{text}}}}}"


def _phrase(claim: Facts) -> str:
    return prose_tex(claim["in_words"])


# -- LaTeX ---------------------------------------------------------------------------------------------------


def _latex(claim: Facts) -> str:
    parts = [f"% {pin(claim)}", theorem(claim | {"title": _headline(claim)})]
    if claim["verdict"] == "refuted" and claim["witness"]:
        parts.append(f"It fails {prose_tex(claim['seen'] or claim['witness']['text'])}.")
    if claim["corrected_by"]:
        parts.append(f"True instead: {_breakable(claim['corrected_by'])}.")
    if about := paper_of(claim):
        parts.append(rf"{{\sloppy On {tex_text(str(about.source))}: {_end_sentence(prose_tex(claim['place']))}\par}}")
    if claim["theorem"]:
        parts.append(f"In Rocq: {_breakable(claim['theorem'])}.")
    parts.append(rf"{{\sloppy ({_sentence(_phrase(claim))}; to check: {_breakable(how_to_check(claim))}.)\par}}")
    return "\n".join(parts)


def _end_sentence(text: str) -> str:
    return text if text.endswith((".", "?")) else f"{text}."


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- Markdown and CSL ----------------------------------------------------------------------------------------


def _markdown(claim: Facts) -> str:
    about = paper_of(claim)
    address = f" ({about.source.address})" if about and about.source.address else ""
    page = f"[`{claim['id']}`]({HOME})" if HOME else f"`{claim['id']}`"
    parts = [
        f"**{VERDICTS[claim['verdict']]}**: {prose_markdown(claim['title'])} [{claim['in_words']}]",
        f"{about.source}{address}, {prose_markdown(claim['place'])}" if about else "",
        f"lnverify {VERSION}, {page}",
        f"Rocq theorem `{claim['theorem']}`" if claim["theorem"] else "",
        f"to check: `{how_to_check(claim)}`",
    ]
    return "; ".join(filter(None, parts)) + "."


def csl(claims: Sequence[Facts]) -> list[dict[str, Any]]:
    """Items of CSL-JSON, for reference managers and pandoc."""
    items = [
        {
            "id": f"lnverify:{claim['id']}",
            "type": "software",
            "title": plain(_headline(claim)),
            "author": _csl_names(_authors(claim)),
            "issued": {"date-parts": [_released(claim)]},
            "version": VERSION,
            "note": "; ".join(
                filter(
                    None,
                    [
                        f"{claim['in_words']}; {claim['document']}, {plain(claim['place'])}",
                        f"Rocq theorem {claim['theorem']}" if claim["theorem"] else "",
                        f"to check: {how_to_check(claim)}",
                    ],
                )
            ),
            **({"URL": HOME} if HOME else {}),
        }
        for claim in claims
    ]
    for paper in _papers(claims):
        names = _csl_names(paper.authors)
        item = {
            "id": paper.key,
            "type": "article" if paper.source.arxiv or paper.source.doi else "webpage",
            "title": paper.title,
            "author": names or [{"literal": paper.name}],
            "issued": {"date-parts": [[paper.source.year]]} if paper.source.year else None,
            "number": f"arXiv:{paper.source.arxiv}" if paper.source.arxiv else "",
            "DOI": paper.source.doi,
            "URL": paper.source.address,
            "note": f"read: {paper.source.version}" if paper.source.version else "",
        }
        items.append({name: value for name, value in item.items() if value})
    return items


def _csl_names(names: Sequence[tuple[str, str]]) -> list[dict[str, str]]:
    listed = [name for name in names if name[0] != "others"]
    return [{"family": family, "given": given} if given else {"literal": family} for family, given in listed]


# -- whether a citation holds --------------------------------------------------------------------------------


def find_pins(text: str) -> list[str]:
    """The ids of the claims whose pins are in a text."""
    return [id for _, id, _ in _pins(text)]


def _pins(text: str) -> list[tuple[str, str, str]]:
    plain = re.sub(r"\\allowbreak\{\}|\s+", "", text)
    return list(dict.fromkeys(_PIN.findall(plain)))


def verify(text: str, claims: Mapping[str, Facts], where: str = "the citation") -> list[dict[str, Any]]:
    """What this version says of every pin in a text, of whatever style; numeric/publishing/schema.json has the parts.

    Args:
        text: with citations.
        claims: by id.
        where: what the text is from, for the message.

    Raises:
        InputError: where the text has no pin.
    """
    result = _pins(text)
    if not result:
        raise InputError(f"no pin in {where}; lnverify/VERSION/ID/HASH, as `lnverify cite` has it, would be right")
    answers = []
    for version, id, digest in result:
        claim = claims.get(id)
        says = "nothing" if claim is None else "the same" if claim["hash"] == digest else "something else"
        answers.append(
            {
                "pin": f"lnverify/{version}/{id}/{digest}",
                "id": id,
                "says": says,
                "verdict": claim and claim["verdict"],
                "hash": claim and claim["hash"],
            }
        )
    return answers
