"""The page `reports/audit.md`, its JSON and its figures, from what was measured."""

from __future__ import annotations

import json
import math
import platform
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from numeric.audit.adapters import LIBRARIES, load, versions
from numeric.audit.measure import BINS, QUANTITIES, half_of_the_digits
from numeric.audit.museum import Replay
from numeric.audit.page import draw as figures
from numeric.audit.regimes import REGIMES, TAGS
from numeric.audit.runner import Result
from numeric.files import write_whole
from numeric.formats import FORMATS, Format
from numeric.provenance import fingerprint
from numeric.rendering import page_template

HERE = Path(__file__).parent.parent
COMMAND = "lnverify audit"
SYMBOLS = {"output": "output", "dx": "∂x", "dgain": "∂γ", "dbias": "∂β"}


def made_of() -> str:
    """The hash of the code and data that the page is made of."""
    template = Path(str(resources.files("numeric") / "templates" / "audit.md.j2"))
    return fingerprint(
        HERE, HERE.parent / "reference", HERE.parent / "normalize", HERE.parent / "formats.py", template
    )


def collect(
    result: Result,
    findings: list[dict[str, Any]],
    museum: list[tuple[str, str, str, str, Replay]],
    worst: list[dict[str, Any]],
    unseen: Sequence[str] = (),
) -> dict[str, Any]:
    """Everything that the page says, as JSON values.

    Args:
        result: the measurements.
        findings: of `numeric.audit.causes.findings`.
        museum: (case, source, format, implementation, what it does).
        worst: the records of the worst-case search.
        unseen: the suspects that did not show their fault again.
    """
    records: dict[str, dict[str, dict[str, Any]]] = {}
    order: dict[str, str] = {}
    present = {library for library, _, _ in result.records}
    libraries = [*LIBRARIES, *sorted(present - set(LIBRARIES))]
    for library in libraries:
        for (of, regime, format), found in sorted(result.records.items()):
            if of != library:
                continue
            for implementation, record in found.items():
                order.setdefault(implementation, library)
                records.setdefault(implementation, {}).setdefault(regime, {})[format] = record
    return {
        "command": COMMAND,
        "made of": made_of(),
        "python": platform.python_version(),
        "versions": {library: versions(library) for library in libraries if library in present | {"numeric"}},
        "skipped": result.skipped,
        "regimes": {regime.name: {"tag": regime.tag, "why": regime.why} for regime in REGIMES.values()},
        "bins": [str(edge) for edge in BINS],
        "implementations": order,
        "given": {name: given(load(library)[name].entries, records[name]) for name, library in order.items()},
        "records": {name: records[name] for name in order},
        "museum": [
            {
                "case": case,
                "source": source,
                "format": format,
                "implementation": implementation,
                "passes": replay.passes,
                "error": None if replay.error is None or not math.isfinite(replay.error) else replay.error,
                "first": repr(replay.first),
                "exact": repr(replay.exact),
            }
            for case, source, format, implementation, replay in museum
        ],
        "findings": findings,
        "unseen": list(unseen),
        "worst": worst,
    }


def given(entries: int, regimes: dict[str, Any]) -> dict[str, Any]:
    """What an implementation was given: its formats, and how many entries where long inputs were cut."""
    formats = [name for name in FORMATS if any("output" in found.get(name, {}) for found in regimes.values())]
    return {"formats": formats, "first": entries if entries < longest() else None}


@cache
def longest() -> int:
    """The most entries that a regime has."""
    return max(regime.problem(FORMATS[regime.formats[0]]).x.size for regime in REGIMES.values())


def write(facts: dict[str, Any], folder: Path) -> list[Path]:
    """Write page, JSON and figures, each whole; returns their paths."""
    names = list(facts["implementations"])
    outputs = {
        name: {
            regime: {format: record["output"] for format, record in formats.items() if "output" in record}
            for regime, formats in regimes.items()
        }
        for name, regimes in facts["records"].items()
    }
    pages: dict[str, str | bytes] = {
        "audit-offsets.png": figures.offsets(outputs, names),
        "audit-ulps.png": figures.histograms(_histograms(facts), names),
        "audit.md": render(facts),
        "audit.json": _compact(facts),
    }
    for name, content in pages.items():
        write_whole(folder / name, content)
    return [folder / name for name in pages]


def render(facts: dict[str, Any]) -> str:
    """The page in Markdown."""
    return page_template("audit.md.j2", {"symbol": SYMBOLS.__getitem__}).render(
        facts=facts,
        formats=list(FORMATS),
        tags=TAGS,
        regimes=list(REGIMES.values()),
        outputs={format: output_table(facts, format) for format in FORMATS},
        gradients={format: gradient_table(facts, format) for format in FORMATS},
        certified=certified_table(facts),
        fewer=[(names, list(formats)) for formats, names in alike(facts, "formats") if list(formats) != [*FORMATS]],
        cut=[(names, first) for first, names in alike(facts, "first") if first is not None],
        worst=worst_table(facts),
        museum=museum_table(facts),
        limits={name: half_of_the_digits(format) for name, format in FORMATS.items()},
        rows=shown_rows,
        wrong=wrong,
        packages={name: version for found in facts["versions"].values() for name, version in found.items()},
    )


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


def output_table(facts: dict[str, Any], format: str) -> list[tuple[str, list[str]]]:
    """For each implementation a cell for each tag: largest row error / ulp error, and what is lost."""
    rows = []
    for name, regimes in facts["records"].items():
        cells = []
        for tag in TAGS:
            found = _of(regimes, format, "output", tag)
            cells.append(_cell(found, format) if found else "")
        if any(cells):
            rows.append((name, cells))
    return rows


def gradient_table(facts: dict[str, Any], format: str) -> list[tuple[str, list[str]]]:
    """For each implementation a cell for each of ∂x, ∂γ, ∂β, over all regimes, with the worst one."""
    rows = []
    for name, regimes in facts["records"].items():
        cells = []
        for quantity in QUANTITIES[1:]:
            found = _of(regimes, format, quantity)
            if not found:
                cells.append("")
                continue
            worst = max(found, key=lambda one: (one[1]["lost"] > 0, one[1]["row"]))
            cells.append(f"{_cell(found, format)} ({worst[0]})")
        if any(cells):
            rows.append((name, cells))
    return rows


def certified_table(facts: dict[str, Any]) -> list[tuple[str, str, str, str, str]]:
    """For each algorithm and format: observed, certified, and the largest part of the bound reached."""
    rows = []
    for name, regimes in facts["records"].items():
        for format in FORMATS:
            found = [one for _, one in _of(regimes, format, "output")]
            bounded = [one for one in found if one.get("certified") is not None]
            if bounded:
                rows.append(
                    (
                        name.removeprefix("algorithm: "),
                        format,
                        number(max(one["row"] for one in bounded)),
                        number(max(one["certified"] for one in bounded)),
                        f"{max(one['ratio'] for one in found if one.get('ratio') is not None):.2g}",
                    )
                )
    return rows


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


def failures(result: Result) -> list[str]:
    """What must not be: our own implementation beyond its guarantee, an algorithm beyond its bound."""
    found = []
    for (library, regime, format), records in sorted(result.records.items()):
        for name, record in records.items():
            if "refused" in record and library in ("numeric", "algorithms"):
                found.append(f"{name} on {regime} in {format}: {record['refused']}")
            if library == "numeric":
                for quantity in QUANTITIES:
                    one = record.get(quantity)
                    limit, measured = (1.0, "ulp") if quantity == "output" else (2.0, "row")
                    if one is not None and (one["lost"] or not one[measured] < limit):
                        found.append(
                            f"{name} on {regime} in {format}: {quantity} errs by {one[measured]} ({measured})"
                        )
            ratio = record.get("output", {}).get("ratio")
            if ratio is not None and ratio > 1:
                found.append(f"{name} on {regime} in {format}: {ratio} times its bound")
    return found


def number(value: float | None) -> str:
    """A number with two digits, or its power of ten; None stands for NaN or Inf."""
    if value is None:
        return "NaN or Inf"
    if value == 0 or 0.01 <= value < 1000:
        return f"{value:.2g}" if value < 100 else f"{value:.0f}"
    exponent = math.floor(math.log10(value))
    return f"{value / 10.0**exponent:.1f}e{exponent}"


def _short(text: str) -> str:
    return f"{float(text):.6g}"


def _of(
    regimes: dict[str, Any], format: str, quantity: str, tag: str | None = None
) -> list[tuple[str, dict[str, Any]]]:
    return [
        (regime, formats[format][quantity])
        for regime, formats in regimes.items()
        if (tag is None or REGIMES[regime].tag == tag) and quantity in formats.get(format, {})
    ]


def _cell(found: list[tuple[str, dict[str, Any]]], format: str) -> str:
    row, ulp = max(one["row"] for _, one in found), max(one["ulp"] for _, one in found)
    lost = sum(one["lost"] for _, one in found)
    # Errors that are not finite have no largest one: where nothing else is wrong only their number is told.
    parts = [f"{number(row)} / {number(ulp)}"] if row or not lost else []
    text = ", ".join(parts + [f"{lost:,} lost"] * (lost > 0))
    return f"**{text}**" if lost or row > half_of_the_digits(FORMATS[format]) else text


def _histograms(facts: dict[str, Any]) -> dict[str, dict[str, list[int]]]:
    counts: dict[str, dict[str, list[int]]] = {}
    for name, regimes in facts["records"].items():
        for format in FORMATS:
            found = [one["histogram"] for _, one in _of(regimes, format, "output")]
            if found:
                counts.setdefault(name, {})[format] = np.sum(found, axis=0).tolist()
    return counts


def _compact(facts: dict[str, Any]) -> str:
    """JSON with one line for each implementation and regime."""
    head = {name: value for name, value in facts.items() if name != "records"}
    lines = [
        f"{json.dumps(name)}: {{\n"
        + ",\n".join(f" {json.dumps(regime)}: {json.dumps(formats)}" for regime, formats in regimes.items())
        + "}"
        for name, regimes in facts["records"].items()
    ]
    text = json.dumps(head, indent=1, ensure_ascii=False)
    return text[:-2] + ',\n "records": {\n' + ",\n".join(lines) + "}\n}\n"
