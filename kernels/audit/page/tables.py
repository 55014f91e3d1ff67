"""The tables of the page, as cells of text, and the page itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jinja2 import Template

from lnverify.kernels.audit import many_rows, upstream
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes.cause import from_json
from lnverify.kernels.audit.causes.ways import SPECIFIED
from lnverify.kernels.audit.errors.table import QUANTITIES, Table, half_of_the_digits
from lnverify.kernels.audit.errors.table import from_json as table_from_json
from lnverify.kernels.audit.page import questions, scorecard
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing import numbers
from lnverify.numeric.publishing.json_text import restore
from lnverify.numeric.publishing.numbers import number as written
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.publishing.render import page_template

LONGEST = 300
"""The most lines of a page."""

OF_LIBRARIES, PROGRAMS = "audit-findings-{}.md", "audit-programs-{}.md"
"""The names of the pages on the findings in a library, and of their programs."""


APPENDICES = ("scorecard", "training", "reported-inputs", "searches")
"""The pages beside the first, each with a template."""


def pages(facts: dict[str, Any]) -> dict[str, str]:
    """The texts of all pages by file name, from the facts of `kernels.audit.page.collect`.

    Of libraries there is a page on findings each, and one of programs. Of the strongest defects there are drafts of
    what is sent to maintainers.
    """
    known = shared_facts(facts)
    texts = {"audit.md": template("audit").render(known)}
    texts |= {f"audit-{name}.md": template(name).render(known) for name in APPENDICES}
    of_library: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for number, one in enumerate(facts["findings"], 1):
        of_library.setdefault(one["library"], []).append((number, one))
    for library, findings in of_library.items():
        page, programs = OF_LIBRARIES.format(library), PROGRAMS.format(library)
        words: dict[str, Any] = {"library": library, "findings": findings, "page": page, "programs": programs}
        words |= {"command": facts["command"], "drafts": known["drafts"].get(library, ())}
        words |= {"rows": shown_rows, "wrong": wrong}
        texts[page] = template("findings-library").render(words)
        texts[programs] = template("programs-library").render(words)
    for one in upstream.describe(facts["defects"]):
        versions = facts["versions"][one["library"]]
        words = {"one": one, "versions": versions, "python": facts["python"], "processor": facts["processor"]}
        texts[f"upstream/{draft_name(one)}"] = template("upstream").render(words)
    return texts


def shared_facts(facts: dict[str, Any]) -> dict[str, Any]:
    """What the first page and the appendices say, by the names that their templates use."""
    table = table_from_json(facts["records"], facts["implementations"])
    return {
        "facts": facts,
        "formats": list(FORMATS),
        "limits": {name: half_of_the_digits(format) for name, format in FORMATS.items()},
        "short": _short,
        # The first page.
        "ordinary": [one for one in numbered(facts) if one[1]["ordinary"] and not is_specified(one[1])],
        "others": extreme_findings(facts),
        "defects": upstream.describe(facts["defects"]),
        "packages": {name: version for value in facts["versions"].values() for name, version in value.items()},
        "part": part(table),
        "questions": questions.to_page(restore(facts["scorecard"]), facts["implementations"]),
        "counts": counts(facts),
        "drafts": drafts(facts),
        "specified": specified_causes(facts),
        "shown": lambda text: f"{float(text):.9g}",
        "bad": lambda one: one["error"] is None or one["error"] > half_of_the_digits(FORMATS[one["format"]]),
        # The appendices.
        "columns": scorecard.COLUMNS,
        "scorecard": [scorecard.cells(one) for one in restore(facts["scorecard"])],
        "shapes": many_rows.SHAPES,
        "sums": sums_table(restore(facts["many rows"])),
        "norms": norms_table(restore(facts["other norms"])),
        "beyond": norms_beyond_profile(restore(facts["other norms"])),
        "place": place,
        "wrong": wrong,
        "reported_inputs": reported_inputs_table(facts),
        "searched": describe_defect,
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


def numbered(facts: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    """The findings with their numbers."""
    return list(enumerate(facts["findings"], 1))


def is_specified(finding: dict[str, Any]) -> bool:
    """Whether a finding is a choice of what is computed."""
    return any(from_json(cause) in SPECIFIED for cause in finding["causes"])


def specified_causes(facts: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The implementations of each cause that is a choice."""
    results: dict[str, dict[str, None]] = {}
    for one in facts["findings"]:
        if is_specified(one):
            results.setdefault(one["cause"], {}).update(dict.fromkeys([one["implementation"], *one["also in"]]))
    return [(cause, list(names)) for cause, names in results.items()]


def extreme_findings(facts: dict[str, Any]) -> list[tuple[str, list[tuple[int, dict[str, Any]]]]]:
    """What goes wrong on no ordinary input, by cause."""
    results: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for number, one in numbered(facts):
        if not one["ordinary"] and not is_specified(one):
            results.setdefault(one["cause"], []).append((number, one))
    return sorted(results.items(), key=lambda item: -len(item[1]))


def counts(facts: dict[str, Any]) -> dict[str, tuple[int, int, int]]:
    """For each library the number of its findings, of those on ordinary inputs, and of those that have a cause."""
    results: dict[str, tuple[int, int, int]] = {}
    for one in facts["findings"]:
        every, ordinary, named = results.get(one["library"], (0, 0, 0))
        results[one["library"]] = every + 1, ordinary + one["ordinary"], named + bool(one["causes"])
    return results


def drafts(facts: dict[str, Any]) -> dict[str, list[str]]:
    """The names of the drafts to the maintainers of each library."""
    results: dict[str, list[str]] = {}
    for one in upstream.describe(facts["defects"]):
        results.setdefault(one["library"], []).append(draft_name(one))
    return results


def draft_name(defect: dict[str, Any]) -> str:
    """The name of a draft's file."""
    return f"{defect['library']}-{defect['name']}.md"


def place(finding: dict[str, Any], number: int) -> str:
    """The page and the anchor of a finding."""
    return f"{OF_LIBRARIES.format(finding['library'])}#finding-{number}"


def sums_table(found: Sequence[dict[str, Any]]) -> list[list[str]]:
    """For each implementation and format: ∂γ / ∂β for each shape, then for the first how sums of halves differ."""
    groups: dict[tuple[str, str], dict[tuple[int, int], dict[str, Any]]] = {}
    for one in found:
        groups.setdefault((one["implementation"], one["format"]), {})[one["rows"], one["size"]] = one
    rows = []
    for (name, format), of in groups.items():
        limit, first = half_of_the_digits(FORMATS[format]), of.get(many_rows.SHAPES[0], {})
        cells = [_sum_cell(of.get(shape), limit) for shape in many_rows.SHAPES]
        rows.append([name, format, *cells, _bold(first.get("halves"), limit)])
    return rows


def _sum_cell(one: dict[str, Any] | None, limit: float) -> str:
    if one is None or one["skipped"]:
        return f"– ({one['skipped'] if one else 'not measured'})"
    dbias = "no bias" if one["dbias"] is None else _bold(one["dbias"], limit)
    return f"{_bold(one['dgain'], limit)} / {dbias}"


def _bold(error: float | None, limit: float) -> str:
    if error is None:
        return "–"
    text = number(error if math.isfinite(error) else None)
    return text if error <= limit else f"**{text}**"


def norms_table(found: Sequence[dict[str, Any]]) -> list[list[str]]:
    """For each norm and format: on how many cases it fails, and the worst of each quantity with its case."""
    return [
        [
            one["implementation"],
            one["format"],
            f"{one['failing']} of {one['cases']}",
            *(_worst_cell(one["worst"].get(quantity)) for quantity in QUANTITIES),
        ]
        for one in found
    ]


def norms_beyond_profile(found: Sequence[dict[str, Any]]) -> list[str]:
    """The norms and formats in which something errs by more than the profile allows, and the largest multiple."""
    largest = [(one, max(worst["ratio"] for worst in one["worst"].values())) for one in found if one["failing"]]
    return [f"{one['implementation']} in {one['format']} ({number(ratio)}×)" for one, ratio in largest]


def _worst_cell(worst: dict[str, Any] | None) -> str:
    if worst is None:
        return "–"
    if worst["ratio"] <= 1:
        return number(worst["ratio"])
    got = "NaN" if math.isnan(worst["got"]) else f"{worst['got']:.3g}"
    return f"**{number(worst['ratio'])}** ({worst['case']}: {got}, exact {worst['wanted']:.3g})"


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


def describe_defect(defect: dict[str, Any]) -> str:
    """A defect that a search found: what is wrong, why, what it needs, and an entry of the simplest input."""
    symbols = [SYMBOLS[name] for name in defect["quantities"] if name in SYMBOLS]
    needs = f"; needs {', '.join(defect['needs'])}" if defect["needs"] else ""
    where = f"{', '.join(defect['formats'])}; {defect['points']:,} point{'s' if defect['points'] > 1 else ''}"
    shown = f"; {defect['input']}"
    if "got" in defect:
        digits = 17 if defect["simplest"]["format"] == "float64" else 9
        got, wanted = (f"{float.fromhex(defect[name]):.{digits}g}" for name in ("got", "wanted"))
        shown += f": got {got}, exact {wanted}"
    return f"{', '.join(symbols)}{': ' if symbols else ''}{defect['cause']}{needs} ({where}){shown}"


def reported_inputs_table(facts: dict[str, Any]) -> list[tuple[str, str, str, int, list[str]]]:
    """For each case and format: its source, how many implementations pass, and what the others give."""
    groups: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
    for one in facts["reported inputs"]:
        groups.setdefault((one["case"], one["source"], one["format"]), []).append(one)
    return [
        (
            f"{case}, {format}",
            source,
            next(one["exact"] for one in group),
            sum(one["passes"] for one in group),
            [f"{one['implementation']}: {_short(one['first'])}" for one in group if not one["passes"]],
        )
        for (case, source, format), group in groups.items()
    ]


def number(value: float | None) -> str:
    """A number with two digits; None stands for NaN or Inf."""
    return "NaN or Inf" if value is None else written(value, low=0.01, high=1000)


def _short(text: str) -> str:
    return f"{float(text):.6g}"
