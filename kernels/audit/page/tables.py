"""The tables of the page, as cells of text, and the page itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from jinja2 import Template

from lnverify.kernels.audit import upstream
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes.cause import from_json
from lnverify.kernels.audit.causes.ways import SPECIFIED
from lnverify.kernels.audit.errors.table import Table, half_of_the_digits
from lnverify.kernels.audit.errors.table import from_json as table_from_json
from lnverify.kernels.audit.page import questions
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing import numbers
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.publishing.render import page_template

OF_LIBRARIES, PROGRAMS = "audit-findings-{}.md", "audit-programs-{}.md"
"""The names of the pages on the findings in a library, and of their programs."""


def pages(facts: dict[str, Any]) -> dict[str, str]:
    """The texts of all pages by file name, from the facts of `kernels.audit.page.make.collect`.

    Of libraries there is a page on findings each, and one of programs. Of the strongest defects there are drafts of
    what is sent to maintainers.
    """
    known, defects = shared_facts(facts), upstream.describe(facts["defects"])
    texts = {"audit.md": template("audit").render(known)}
    of_library: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for number, one in enumerate(facts["findings"], 1):
        of_library.setdefault(one["library"], []).append((number, one))
    for library, findings in of_library.items():
        page, programs = OF_LIBRARIES.format(library), PROGRAMS.format(library)
        words: dict[str, Any] = {"library": library, "findings": findings, "page": page, "programs": programs}
        names = [draft_name(one) for one in defects if one["library"] == library]
        words |= {"command": facts["command"], "drafts": names, "rows": shown_rows, "wrong": wrong}
        texts[page] = template("findings-library").render(words)
        texts[programs] = template("programs-library").render(words)
    for one in defects:
        versions = facts["versions"][one["library"]]
        words = {"one": one, "versions": versions, "python": facts["python"], "processor": facts["processor"]}
        texts[f"upstream/{draft_name(one)}"] = template("upstream").render(words)
    return texts


def shared_facts(facts: dict[str, Any]) -> dict[str, Any]:
    """What the first page and the appendices say, by the names that their templates use."""
    table = table_from_json(facts["records"], facts["implementations"])
    return {
        "facts": facts,
        # The first page.
        "ordinary": [one for one in enumerate(facts["findings"], 1) if is_in_summary(one[1])],
        "others": by_cause(facts, lambda one: not one["ordinary"] and not is_specified(one)),
        "defects": upstream.describe(facts["defects"]),
        "packages": {name: version for value in facts["versions"].values() for name, version in value.items()},
        "part": part(table),
        "questions": {title: one.words for title, one in questions.QUESTIONS.items()},
        "answers": questions.by_library(facts["answers"], facts["implementations"]),
        "counts": counts(facts),
        "specified": by_cause(facts, is_specified),
        "shown": lambda text: f"{float(text):.9g}",
        "bad": lambda one: one["error"] is None or one["error"] > half_of_the_digits(FORMATS[one["format"]]),
        # The appendices.
        "place": place,
        "wrong": wrong,
    }


def template(name: str) -> Template:
    """The template of a page."""
    filters: dict[str, Any] = {"code": lambda text: f"`{text}`", "symbol": SYMBOLS.__getitem__, "listed": join_names}
    return page_template(Path(__file__).with_name(f"{name}.md.j2"), filters)


def part(table: Table) -> str:
    """What of an audit was measured, where it is not all of it."""
    names = [name for name in REGIMES if any(one.regime == name for one in table.entries)]
    formats = [name for name in FORMATS if any(one.format == name for one in table.entries)]
    if (len(names), len(formats)) == (len(REGIMES), len(FORMATS)):
        return ""
    listing = "" if len(names) == len(REGIMES) else f": {', '.join(names)}"
    return f"Part of an audit: {len(names)} of {len(REGIMES)} regimes, in {join_names(formats)}{listing}"


def is_specified(finding: dict[str, Any]) -> bool:
    """Whether a finding is a choice of what is computed."""
    return any(from_json(cause) in SPECIFIED for cause in finding["causes"])


def is_in_summary(finding: dict[str, Any]) -> bool:
    """Whether a finding is in the first table: on ordinary inputs, and no choice."""
    return finding["ordinary"] and not is_specified(finding)


def by_cause(
    facts: dict[str, Any], is_shown: Callable[[dict[str, Any]], bool]
) -> list[tuple[str, list[tuple[int, dict[str, Any]]]]]:
    """Some of the findings with their numbers, by cause, that of most findings first."""
    results: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for number, one in enumerate(facts["findings"], 1):
        if is_shown(one):
            results.setdefault(one["cause"], []).append((number, one))
    return sorted(results.items(), key=lambda item: -len(item[1]))


def counts(facts: dict[str, Any]) -> dict[str, tuple[int, int, int, int]]:
    """For each library the number of its findings, of those in the first table, by specification, and with a cause."""
    results: dict[str, tuple[int, int, int, int]] = {}
    for one in facts["findings"]:
        every, ordinary, specified, named = results.get(one["library"], (0, 0, 0, 0))
        sums = every + 1, ordinary + is_in_summary(one), specified + is_specified(one), named + bool(one["causes"])
        results[one["library"]] = sums
    return results


def draft_name(defect: dict[str, Any]) -> str:
    """The name of a draft's file."""
    return f"{defect['library']}-{defect['name']}.md"


def place(finding: dict[str, Any], number: int) -> str:
    """The page and the anchor of a finding."""
    return f"{OF_LIBRARIES.format(finding['library'])}#finding-{number}"


def join_names(names: Sequence[str]) -> str:
    """A list in a sentence; what has a comma inside is set as code, so that one sees where it ends."""
    return numbers.join_in_words([f"`{name}`" if "," in name else name for name in names])


def shown_rows(rows: list[list[str]], finding: dict[str, Any]) -> str:
    """Rows of a finding: entries with commas, rows in brackets where there are several; … for what is left out."""
    texts = [", ".join(row) + (", …" if finding["N"] > len(row) else "") for row in rows]
    return texts[0] if len(texts) == 1 else ", ".join(f"[{text}]" for text in texts)


def wrong(finding: dict[str, Any]) -> str:
    """The quantities that a finding is about, with their tags; tags that several have are said once."""
    by_tags: dict[str, list[str]] = {}
    for quantity, tags in finding["quantities"].items():
        by_tags.setdefault(", ".join(tags), []).append(SYMBOLS[quantity])
    return "; ".join(f"{', '.join(symbols)} ({tags})" for tags, symbols in by_tags.items())
