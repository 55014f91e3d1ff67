"""The tables of the page, as cells of text, and the page itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.kernels import upstream
from lnverify.numeric.kernels.adapters.libraries import is_released
from lnverify.numeric.kernels.cases.regimes import REGIMES, TAGS
from lnverify.numeric.kernels.causes.naming import OPEN, SPECIFIED
from lnverify.numeric.kernels.errors.table import QUANTITIES, Table, from_json, half_of_the_digits
from lnverify.numeric.kernels.page import scorecard
from lnverify.numeric.publishing import numbers
from lnverify.numeric.publishing.numbers import number as written
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.publishing.render import page_template

TEMPLATES = TEMPLATE, FINDINGS, SEARCHES, OF_LIBRARY, UPSTREAM = tuple(
    Path(__file__).with_name(f"{name}.md.j2")
    for name in ("audit", "findings", "searches", "findings-library", "upstream")
)
"""The page, its two appendices, the findings in a library, and drafts of reports to maintainers."""

MOST = 10
"""The strongest defects that the page opens with, at most."""

OF_LIBRARIES = "audit-findings-{}.md"
"""The name of the page on the findings in a library."""


def render(facts: dict[str, Any]) -> str:
    """The page in Markdown, from the facts of `numeric.kernels.page.collect`."""
    table = from_json(facts["records"], facts["implementations"])
    return page_template(TEMPLATE, {"code": lambda text: f"`{text}`"}).render(
        facts=facts,
        defects=upstream.describe(facts["defects"])[:MOST],
        packages={name: version for found in facts["versions"].values() for name, version in found.items()},
        part=part(table),
        columns=scorecard.COLUMNS,
        scorecard=[scorecard.cells(scorecard.from_json(one)) for one in facts["scorecard"]],
        specified=specified(facts),
        extreme=extreme_table(table),
        by_library=by_library(facts),
        shown=lambda text: f"{float(text):.9g}",
        bad=lambda one: one["error"] is None or one["error"] > half_of_the_digits(FORMATS[one["format"]]),
    )


def part(table: Table) -> str:
    """What of an audit was measured, where it is not all of it."""
    names = [name for name in REGIMES if any(one.regime == name for one in table.entries)]
    formats = [name for name in FORMATS if any(one.format == name for one in table.entries)]
    if (len(names), len(formats)) == (len(REGIMES), len(FORMATS)):
        return ""
    listing = "" if len(names) == len(REGIMES) else f": {', '.join(names)}"
    return f"Part of an audit: {len(names)} of {len(REGIMES)} regimes, in {listed(formats)}{listing}"


def specified(facts: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The implementations of each cause of SPECIFIED, but for what is among the defects: nobody asked for that."""
    defects = {(one.implementation, one.format) for one in upstream.REPORTS}
    names = {
        cause: [
            name
            for one in facts["findings"]
            if one["cause"] == cause and (one["implementation"], one["format"]) not in defects
            for name in (one["implementation"], *one["also in"])
        ]
        for cause in SPECIFIED
    }
    return [(cause, list(dict.fromkeys(found))) for cause, found in names.items() if found]


def extreme_table(table: Table) -> list[tuple[str, str, str, list[str]]]:
    """For each regime of range: why it is hard, how many implementations lose it in a format, and who never does."""
    rows = []
    for regime in REGIMES.values():
        outputs = [one for one in table if one.regime == regime.name and one.quantity == "output"]
        released = [one for one in outputs if is_released(one.library)]
        if regime.tag == "range" and released:
            lost = {one.implementation for one in released if one.error > half_of_the_digits(FORMATS[one.format])}
            names = dict.fromkeys(one.implementation for one in released)
            kept = [name for name in names if name not in lost]
            rows.append((regime.name, regime.why, f"{len(lost)} of {len(names)}", kept))
    return rows


def render_upstream(facts: dict[str, Any]) -> dict[str, str]:
    """Drafts of what is sent to maintainers, by file name; what is known or mended needs none."""
    template = page_template(UPSTREAM, {})
    return {
        f"{one['library']}-{one['name']}.md": template.render(
            one=one,
            versions=facts["versions"][one["library"]],
            python=facts["python"],
            processor=facts["processor"],
        )
        for one in upstream.describe(facts["defects"])
        if one["sends"]
    }


def by_library(facts: dict[str, Any]) -> dict[str, list[str]]:
    """For each library a line for each finding: who, what is wrong in which formats, why, and a link to its program."""
    lines: dict[str, list[str]] = {}
    for number, one in enumerate(facts["findings"], 1):
        symbols = ", ".join(SYMBOLS[name] for name in one["quantities"])
        also = f" and {listed(one['also in'])}" if one["also in"] else ""
        link = f"[{one['implementation']}]({place(one, number)}){also}"
        lines.setdefault(one["library"], []).append(
            f"{link}, {symbols} in {', '.join(one['formats'])} ({', '.join(one['tags'])}): {one['cause']}"
        )
    return lines


def place(finding: dict[str, Any], number: int) -> str:
    """The page and the anchor of a finding."""
    return f"{OF_LIBRARIES.format(finding['library'])}#finding-{number}"


def render_libraries(facts: dict[str, Any]) -> dict[str, str]:
    """The findings in each library, with their programs, by file name."""
    template = page_template(OF_LIBRARY, {"symbol": SYMBOLS.__getitem__, "listed": listed})
    found: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for number, one in enumerate(facts["findings"], 1):
        found.setdefault(one["library"], []).append((number, one))
    return {
        OF_LIBRARIES.format(library): template.render(
            library=library,
            findings=findings,
            command=facts["command"],
            rows=shown_rows,
            wrong=wrong,
            conditions=conditions,
        )
        for library, findings in found.items()
    }


def render_findings(facts: dict[str, Any]) -> str:
    """The appendix on findings in Markdown."""
    table = from_json(facts["records"], facts["implementations"])
    return page_template(FINDINGS, {"symbol": SYMBOLS.__getitem__, "listed": listed}).render(
        facts=facts,
        formats=list(FORMATS),
        tags=TAGS,
        regimes=list(REGIMES.values()),
        outputs={format: output_table(table, format) for format in FORMATS},
        gradients={format: gradient_table(table, format) for format in FORMATS},
        certified=certified_table(table),
        fewer=[(names, list(formats)) for formats, names in alike(facts, "formats") if list(formats) != [*FORMATS]],
        cut=[(names, first) for first, names in alike(facts, "first") if first is not None],
        museum=museum_table(facts),
        named=sum(not one["cause"].startswith(OPEN) for one in facts["findings"]),
        short=_short,
        limits={name: half_of_the_digits(format) for name, format in FORMATS.items()},
        place=place,
        packages={name: version for found in facts["versions"].values() for name, version in found.items()},
    )


def render_searches(facts: dict[str, Any]) -> str:
    """The appendix on searches in Markdown."""
    return page_template(SEARCHES, {}).render(
        facts=facts, formats=list(FORMATS), worst=worst_table(facts), searched=searched
    )


def listed(names: Sequence[str]) -> str:
    """A list in a sentence; what has a comma inside is set as code, so that one sees where it ends."""
    return numbers.join_in_words([f"`{name}`" if "," in name else name for name in names])


def shown_rows(rows: list[list[str]], finding: dict[str, Any]) -> str:
    """Rows of a finding: entries with commas, rows in brackets where there are several; … for what is left out."""
    texts = [", ".join(row) + (", …" if finding["N"] > len(row) else "") for row in rows]
    return texts[0] if len(texts) == 1 else ", ".join(f"[{text}]" for text in texts)


def conditions(finding: dict[str, Any]) -> str:
    """How many ways were held to the four conditions, and how many met each."""
    ways = finding["tried"]
    met = {
        "make the same error at its own width": sum(one["reproduces"] for one in ways),
        "err as the library on plain rows": sum(one["plain"] for one in ways),
        "explain most cases": sum(one["most"] for one in ways),
        "agree in every experiment": sum(one["asked"] > 0 and not one["refuted"] for one in ways),
        "meet all four": sum(one["holds"] for one in ways),
    }
    return f"of {len(ways)} ways of computing " + ", ".join(f"{count} {words}" for words, count in met.items())


def wrong(finding: dict[str, Any]) -> str:
    """The quantities that a finding is about, with their tags; tags that several have are said once."""
    by_tags: dict[str, list[str]] = {}
    for quantity, tags in finding["quantities"].items():
        by_tags.setdefault(", ".join(tags), []).append(SYMBOLS[quantity])
    return "; ".join(f"{', '.join(symbols)} ({tags})" for tags, symbols in by_tags.items())


def output_table(table: Table, format: str) -> list[tuple[str, list[str]]]:
    """For each implementation a cell for each tag: largest row error / ulp error, and what is lost."""
    rows = []
    for (name,), found in table.where(format=format, quantity="output").by("implementation").items():
        by_tag = found.by("tag")
        rows.append((name, [_cell(by_tag[tag,], format) if (tag,) in by_tag else "" for tag in TAGS]))
    return rows


def gradient_table(table: Table, format: str) -> list[tuple[str, list[str]]]:
    """For each implementation a cell for each of ∂x, ∂γ, ∂β, over all regimes, with the worst one."""
    rows = []
    for (name,), found in table.where(format=format).by("implementation").items():
        by_quantity = found.by("quantity")
        gradients = [by_quantity.get((quantity,)) for quantity in QUANTITIES[1:]]
        cells = [f"{_cell(each, format)} ({each.worst().regime})" if each else "" for each in gradients]
        if any(cells):
            rows.append((name, cells))
    return rows


def certified_table(table: Table) -> list[tuple[str, str, str, str, str]]:
    """For each algorithm and format: observed, certified, and the largest part of the bound reached."""
    rows = []
    outputs = table.where(quantity="output").by("implementation", "format")
    for name in table.implementations:
        for format in FORMATS:
            found = list(outputs.get((name, format), Table()))
            bounded = [(one.row_error, one.bound) for one in found if one.bound is not None]
            if bounded:
                observed, certified = (number(max(column)) for column in zip(*bounded, strict=True))
                reached = max(one.reached for one in found if one.reached is not None)
                rows.append((name.removeprefix("algorithm: "), format, observed, certified, f"{reached:.2g}"))
    return rows


def searched(defect: dict[str, Any]) -> str:
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


def museum_table(facts: dict[str, Any]) -> list[tuple[str, str, str, int, list[str]]]:
    """For each case and format: its source, how many implementations pass, and what the others give."""
    groups: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
    for one in facts["museum"]:
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


def alike(facts: dict[str, Any], what: str) -> list[tuple[Any, list[str]]]:
    """What implementations were given (`formats` or `first`), and to which: a library's name stands for them all."""
    groups: dict[Any, list[str]] = {}
    libraries = facts["implementations"]
    for name, one in facts["given"].items():
        value = tuple(one[what]) if isinstance(one[what], list) else one[what]
        groups.setdefault(value, []).append(name)
    answer = []
    for value, names in groups.items():
        whole = {
            library
            for library in libraries.values()
            if {name for name, of in libraries.items() if of == library} <= set(names)
        }
        shown = [libraries[name] if libraries[name] in whole else name for name in names]
        answer.append((value, list(dict.fromkeys(shown))))
    return answer


def worst_table(facts: dict[str, Any]) -> list[tuple[str, list[str], str]]:
    """For each implementation the worst row error in each format, and how many rows were tried in each."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for one in facts["worst"]:
        found.setdefault(one["implementation"], {})[one["format"]] = one
    return [
        (
            implementation,
            [_error(formats[name]["error"], format) if name in formats else "" for name, format in FORMATS.items()],
            " / ".join(str(count) for count in sorted({one["evaluations"] for one in formats.values()})),
        )
        for implementation, formats in found.items()
    ]


def _error(error: float | None, format: Format) -> str:
    bad = error is None or error > half_of_the_digits(format)
    return f"**{number(error)}**" if bad else number(error)


def number(value: float | None) -> str:
    """A number with two digits; None stands for NaN or Inf."""
    return "NaN or Inf" if value is None else written(value, low=0.01, high=1000)


def _short(text: str) -> str:
    return f"{float(text):.6g}"


def _cell(found: Table, format: str) -> str:
    row, ulp = max(one.row_error for one in found), max(one.ulp_error for one in found)
    lost = sum(one.lost for one in found)
    # Errors that are not finite have no largest one: where nothing else is wrong, only their number is shown.
    parts = [f"{number(row)} / {number(ulp)}"] if row or not lost else []
    text = ", ".join(parts + [f"{lost:,} lost"] * (lost > 0))
    return f"**{text}**" if lost or row > half_of_the_digits(FORMATS[format]) else text
