"""The site: every page, script and style, by its path."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np
from markupsafe import Markup
from matplotlib.figure import Figure

from lnverify.kernels.rounding.draw import bounds
from lnverify.kernels.rounding.facts import facts
from lnverify.numeric.atlas.coordinates import sectors
from lnverify.numeric.atlas.paper_1 import BIAS, GAIN
from lnverify.numeric.atlas.paper_2 import activations
from lnverify.numeric.citations.citation import AUTHORS, pin
from lnverify.numeric.data import BUNDLED
from lnverify.numeric.derivations.page import FIGURES, section
from lnverify.numeric.geometry import analyse
from lnverify.numeric.geometry.draw import draw_axes
from lnverify.numeric.publishing import plot_style
from lnverify.numeric.publishing.address import DATA
from lnverify.numeric.publishing.json_text import finite, restore
from lnverify.numeric.publishing.mathml import math
from lnverify.numeric.publishing.numbers import number
from lnverify.numeric.publishing.render import page_template
from lnverify.numeric.verdicts import shipped
from lnverify.numeric.verdicts.find_by_words import IDLE, SPELLINGS, WEIGHTS, claim_texts, documents, word_of
from lnverify.numeric.version import HOME, INSTALL, RELEASED, SCHEMA_VERSION, VERSION
from lnverify.proofs.derivations import DERIVATIONS
from lnverify.proofs.errors import InputError
from lnverify.proofs.projects.loading import load_shipped
from lnverify.proofs.prose import plain
from lnverify.proofs.sources.source import SOURCES
from lnverify.proofs.verdicts.verdict import MISPRINT, QUALIFIED, REFUTED
from lnverify.questions.answers import Question, Reply, questions, reply, searched
from lnverify.questions.page import by_topic
from lnverify.report.collect import verdicts_only
from lnverify.report.sources import COUNTED, VERDICTS
from lnverify.site import claim as claims
from lnverify.site.audit import QUANTITIES, read_audit
from lnverify.site.html_text import link, prose, sentence, to_html

_HERE = Path(__file__).parent
STATIC = _HERE / "static"

PAGES = {
    "index.html": "Overview",
    "questions.html": "Questions",
    "sources/index.html": "Sources",
    "derivations.html": "Derivations",
    "audit.html": "Audit",
    "geometry.html": "Geometry",
    "activation.html": "Activation",
    "rounding.html": "Rounding",
}
"""The pages of the menu."""

PICTURES = {
    "axes": "The ellipse of g = (1, 2, 3), with semi-axes √21 and √7, in the plane perpendicular to α. The dots are "
    "the outputs of LayerNorm, at ε = 0.1 and b = 0, for all activations with entries from −3 to 3.",
    "zero-gain": "At g = (1, 1, 0): the image is an ellipse with semi-axes √3 and 1, inside the circle of radius √3 "
    "that the rule gives.",
}
"""What the pictures of derivations show, by the name of the derivation."""

SUMMED_UP = "What is true about LayerNorm: claims decided for every dimension, measured in floating point, citable."
"""What a preview of a page says where it has nothing of its own."""

SUMMARIES = {
    "questions.html": "Questions from issue trackers on LayerNorm, RMSNorm and their kin, answered by decided claims.",
    "audit.html": "Which library’s LayerNorm loses digits on which rows, measured against the exact answer.",
    "geometry.html": "The image of LayerNorm in three dimensions, to be turned, and the semi-axes in a real model.",
    "activation.html": "How one normalization stretches and folds a circle.",
    "rounding.html": "Where each algorithm of LayerNorm loses digits, beside the bounds proved in Rocq.",
    "derivations.html": "LayerNorm’s formula, its axes and its backward pass, derived step by step.",
}
"""What previews of pages say."""

CITATION = {
    "author": AUTHORS,
    "publication_date": RELEASED.replace("-", "/"),
    "technical_report_institution": "lnverify",
}
"""What managers of citations read of a page, beside its title."""

ERRATA = (REFUTED, QUALIFIED, MISPRINT)
"""What fails, from the worst on."""

MARKS = {"proved": "✓", "misprint": "≈", "qualified": "◐", "refuted": "✗", "undecided": "?"}
"""What stands beside the colour of a verdict: a page can be read without colours."""


def contents(
    data: dict[str, Any], reports: Path, tell: Callable[[str], None] = lambda line: None
) -> dict[str, str | bytes]:
    """Every file of the site, by path below its folder.

    Args:
        data: of the report, as `read_report` gives it.
        reports: its folder, which may have an audit; the one that ships stands for it.
        tell: called with a line that says what is being done.
    """
    tell("site: claims")
    known = {claim["id"]: claim for claim in data["claims"]} | facts()
    data = data | {
        "verdicts": {id: claim["verdict"] for id, claim in known.items()},
        "further": {claim["id"]: [math(text) for text in claim["extra_hypotheses"]] for claim in data["claims"]},
    }
    result: dict[str, str | bytes] = _claims(data)
    result |= _sources(data)
    result |= _audit(reports, data)
    result |= _geometry(data)
    result["activation.html"] = render("activation", "", data, "LayerNorm as an activation function", wide=True)
    tell("site: derivations")
    result |= _derivations(data)
    result["rounding.png"] = plot_style.render_figure(bounds, ".png")
    result["rounding.html"] = render(
        "rounding", "", data, "Where the digits go", wide=True, theorems=facts(), math=math, pin=pin
    )
    topics = by_topic(known)
    result["questions.html"] = render("questions", "", data, "What people ask", topics=topics, asked=len(questions()))
    result["index.html"] = _front(data, topics)
    tell("site: search")
    result["search-index.js"] = script("SEARCH_INDEX", _index(known))
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            result[path.relative_to(STATIC).as_posix()] = path.read_bytes()
    return dict(sorted(result.items()))


def read_report(reports: Path, own: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    """The data of the report in a folder; of the verdicts that ship where it has none on them.

    Args:
        reports: the folder.
        own: what is known of the claims of somebody's own that are shown too, as in `numeric.verdicts.decided`; what a
            report on them measured is shown with it.

    Raises:
        InputError: where it is of another version, or on some of the claims alone.
    """
    path = reports / DATA
    data = None
    if path.is_file():
        try:
            data = restore(json.loads(path.read_text(encoding="utf-8")))
            measured = {claim["hash"]: claim for claim in data["claims"]}
            of_others = data["about"]["own"] is not None
        except (ValueError, KeyError, TypeError, RecursionError):
            raise InputError(f"{path}: not the data of a report; run `lnverify report` anew") from None
        if data.get("schema_version") != SCHEMA_VERSION:
            raise InputError(f"{path}: a report of another version; run `lnverify report` anew")
        own = [measured.get(claim["hash"], claim) for claim in own]
        # The site is about the claims that ship; a report on somebody's own claims says nothing of them.
        data = None if of_others else data
    result = data or _read_shipped()
    if {claim["id"] for claim in result["claims"]} != set(load_shipped().ids):
        raise InputError(f"{path if data else shipped.FILE}: on other claims; run `lnverify report` anew")
    return verdicts_only(own, result) if own else result


def _read_shipped() -> dict[str, Any]:
    """The verdicts that ship with the package, and what was measured where it is of the same claim."""
    measured = shipped.shipped_measurements()
    return verdicts_only(claim | measured.get(claim["hash"], {}) for claim in shipped.shipped_verdicts().values())


def script(name: str, value: Any) -> str:
    """Data as a script: a page that was opened from a folder may not read a file."""
    return f"const {name} = {json.dumps(finite(value), ensure_ascii=False, separators=(',', ':'))};\n"


def _index(known: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What `numeric.verdicts.find_by_words` searches: what a word counts for, the words of claims and questions."""
    texts = " ".join(json.dumps(claim, ensure_ascii=False) for claim in known.values())
    names = {char: word_of(char).lower() for char in sorted(set(texts)) if not char.isascii() and word_of(char)}
    kinds = {
        "questions": (searched(), [_asked(question, known) for question in questions().values()]),
        "claims": (documents(claim_texts(known)), [claims.entry(claim) for claim in known.values()]),
    }
    return {"weights": WEIGHTS, "idle": IDLE, "spellings": SPELLINGS, "names": names} | {
        kind: {
            "stems": among.stems,
            "entries": [entry | {"fields": among.fields[entry["key"]]} for entry in entries],
        }
        for kind, (among, entries) in kinds.items()
    }


def _asked(question: Question, known: dict[str, dict[str, Any]]) -> dict[str, str]:
    """What the search shows of a question."""
    answered = reply(question, known)
    texts = (str(to_html(answered[part])) for part in ("witness", "answer"))
    return {
        "key": question.thread,
        "address": f"questions.html#{re.sub('[/#]', '-', question.thread)}",
        "title": str(to_html(question.symptom)),
        "verdict": answered["verdict"],
        "words": f"{answered['verdict']}: {question.claim}",
        "answer": " ".join(filter(None, ("False." if answered["is_false"] else "", *texts))),
    }


# -- pages ---------------------------------------------------------------------------------------------------


def _claims(data: dict[str, Any]) -> dict[str, str | bytes]:
    results = {claim["id"]: claim for claim in data["claims"]}
    values: dict[str, str | bytes] = {}
    for claim in data["claims"]:
        within = [id for id, other in results.items() if other["source"] == claim["source"]]
        place = within.index(claim["id"])
        values[f"claims/{claim['id']}.html"] = render(
            "claim",
            "../",
            data,
            title=f"{claim['id']}: {plain(claim['title'])}",
            before=within[place - 1] if place else "",
            after=within[place + 1] if place + 1 < len(within) else "",
            summed_up=f"{claim['in_words']}: {plain(claim['title'])}. {plain(claim['remark'])}"[:300],
            citation=claims.citation(claim),
            corrects=[id for id, other in results.items() if other["corrected_by"] == claim["id"]],
            **claims.view(claim),
        )
    return values


def _sources(data: dict[str, Any]) -> dict[str, str | bytes]:
    results: dict[str, str | bytes] = {"sources/index.html": render("sources", "../", data, title="Sources")}
    for source, document in data["sources"].items():
        chosen = [claim for claim in data["claims"] if claim["source"] == source]
        results[f"sources/{source}.html"] = render(
            "source",
            "../",
            data,
            title=SOURCES[source].name,
            source=source,
            known=document,
            chosen=chosen,
            errata=[claim for kind in ERRATA for claim in chosen if claim["verdict"] == kind],
            statements=data["statements"].get(source, {}).get("rows", []),
        )
    return results


def _front(data: dict[str, Any], topics: dict[str, list[Reply]]) -> str:
    results = {claim["id"]: claim for claim in data["claims"]}
    return render(
        "index",
        "",
        data,
        title="What is true about LayerNorm",
        questions=[replies[0] for replies in topics.values()],
        asked=len(questions()),
        headline=results["riechers.principal-axes.zero-gain"],
        correction=results["lnverify.principal-axes.zero-gain"],
        picture=PICTURES["zero-gain"],
    )


def _audit(reports: Path, data: dict[str, Any]) -> dict[str, str | bytes]:
    audit = read_audit(reports)
    libraries = list(dict.fromkeys(library for _, library in audit.implementations))
    choices: dict[str, Any] = {"libraries": libraries, "quantities": QUANTITIES}
    page = render("audit", "", data, "Audit", wide=True, audit=audit, **choices)
    shown = ("implementations", "regimes", "cells", "precisions")
    return {"audit.html": page, "audit-data.js": script("AUDIT", {name: getattr(audit, name) for name in shown})}


def _geometry(data: dict[str, Any]) -> dict[str, str | bytes]:
    a, model = np.round(activations(), 3), analyse(BUNDLED)
    points = {"POINTS": a.tolist(), "SECTORS": sectors(a).tolist(), "PALETTE": plot_style.SECTORS}
    values = {"gain": GAIN.tolist(), "bias": BIAS.tolist(), "count": len(a), "model": model}
    return {
        "geometry.html": render("geometry", "", data, "The image of LayerNorm", wide=True, **values),
        "points.js": "".join(script(name, value) for name, value in points.items()),
        "axes.svg": _svg(partial(draw_axes, model)),
    }


def _derivations(data: dict[str, Any]) -> dict[str, str | bytes]:
    sections = [section(name, checked=False) for name in DERIVATIONS]
    for each in sections:
        each["words"] = each["words"].split("\n\n")
        each["steps"] = [step | {"formula": math(step["latex"], True)} for step in each["steps"]]
    values = {"sections": sections, "pictures": PICTURES}
    results: dict[str, str | bytes] = {"derivations.html": render("derivations", "", data, "The derivations", **values)}
    return results | {Path(path).name: _svg(drawn) for path, drawn in FIGURES.items()}


def _svg(drawn: Callable[[], Figure]) -> str:
    """A figure without what names addresses: a browser shows it all the same."""
    text = plot_style.render_figure(drawn, ".svg").decode()
    return re.sub(r"<!DOCTYPE.*?>|<metadata>.*?</metadata>", "", text, flags=re.DOTALL)


@lru_cache(maxsize=32)
def _template(name: str) -> Any:
    filters = {"sentence": sentence, "number": partial(number, low=float("inf"), tens=True)}
    return page_template(_HERE / f"{name}.html.j2", filters)


def render(name: str, root: str, data: dict[str, Any], title: str, **values: Any) -> str:
    """One page.

    Args:
        name: of its template.
        root: what leads from the page to the folder of the site: "" or "../".
        data: of the report.
        title: of the page.
        values: what the template takes beside.
    """
    ids = data["verdicts"]
    text: str = _template(name).render(
        root=root,
        menu=PAGES,
        marks=MARKS,
        counted=COUNTED,
        verdicts=VERDICTS,
        version=VERSION,
        about=data["about"],
        summary=data["summary"],
        by_source=data["summary"]["by_source"],
        documents=data["sources"],
        home=HOME,
        install=INSTALL,
        names={source: document.name for source, document in SOURCES.items()},
        addresses={source: document.address for source, document in SOURCES.items()},
        hypotheses_of=data["further"],
        ids=ids,
        title=title,
        html=Markup,
        prose=lambda text: prose(text, root, ids),
        link=lambda id: link(id, root),
        raised=to_html,
        **{"summed_up": SUMMARIES.get(f"{name}.html", SUMMED_UP), "citation": {"title": title} | CITATION} | values,
    )
    return text
