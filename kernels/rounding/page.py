"""The pages `rounding.md` and `rounding/ID.md`: each theorem, its program, its measured share and its near misses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from inspect import getsource
from pathlib import Path
from typing import Any

from lnverify.kernels.programs import programs
from lnverify.kernels.programs.counts import counts
from lnverify.kernels.programs.rocq import GENERATED
from lnverify.kernels.programs.stated import FILE, near_misses
from lnverify.kernels.programs.theorems import LAWS, REFUTED, THEOREMS, Law, Refutation, Theorem
from lnverify.kernels.programs.vocabulary import Program
from lnverify.kernels.rounding import draw
from lnverify.kernels.rounding.adversary import excess_of_miss
from lnverify.kernels.rounding.facts import facts, in_words, page
from lnverify.kernels.rounding.laws import TABLES, Table
from lnverify.kernels.rounding.near_work import NEAR_WORK
from lnverify.kernels.rounding.rocq import Axioms, names_in, read_axioms, rests_on, texts
from lnverify.numeric.floats.formats import find_format
from lnverify.numeric.publishing import plot_style
from lnverify.numeric.publishing.markdown import prose_markdown
from lnverify.numeric.publishing.render import page_template

MEASURED = "rounding.json"
"""What `lnverify bounds --json` printed, in the folder of the reports."""
_FORMATS = ("float32", "float16", "bfloat16")
_CODE = "../kernels/programs/"
_HERE = Path(__file__).parent
_TRIES = 4096

Rows = Sequence[dict[str, Any]]


def contents(folder: Path) -> dict[str, str | bytes]:
    """The pages and the figure, by path below the folder, from what was measured there."""
    path = folder / MEASURED
    measured = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {"bounds": []}
    rows = measured["bounds"]
    pages: dict[str, str | bytes] = {draw.FIGURE: plot_style.render_figure(draw.bounds, ".svg")}
    axioms = read_axioms(folder, texts())
    pages |= {"rounding.md": _overview(rows, measured.get("effort"), axioms)}
    pages |= {page(theorem.id): _theorem(theorem, [r for r in rows if r["id"] == theorem.id]) for theorem in THEOREMS}
    return pages | {page(law.id): _law(law) for law in (*REFUTED, *LAWS)}


def _overview(rows: Rows, effort: dict[str, Any] | None, axioms: Axioms) -> str:
    theorems = []
    sizes, orders = ({row[key]: None for row in rows} for key in ("N", "order"))
    for theorem in THEOREMS:
        own = _at_longest([row for row in rows if row["id"] == theorem.id])
        by_order = {(row["format"], row["order"]): _percent(row["share"]) for row in own}
        file, name = theorem.place
        shares = {format: " / ".join(by_order.get((format, order), "—") for order in orders) for format in _FORMATS}
        place = {"page": page(theorem.id), "program": theorem.of, "file": file, "theorem": name}
        theorems.append({"name": theorem.name, "shares": shares} | place)
    refuted, laws = (
        [{"name": law.name, "page": page(law.id), "title": prose_markdown(law.title)} for law in of]
        for of in (REFUTED, LAWS)
    )
    names = {theorem.id: theorem.name for theorem in THEOREMS}
    longest = max((row["N"] for row in rows), default=0)
    cells = [_cell(row) | {"name": names[row["id"]]} for row in rows if row["rows"] and row["N"] == longest]
    shown = {"theorems": theorems, "refuted": refuted, "laws": laws}
    shown |= {"grounds": [(file, _grounds(file, text, axioms)) for file, text in texts().items()]}
    shown |= {"cells": cells, "longest": longest, "sizes": list(sizes), "orders": list(orders)}
    fixed = {"formats": _FORMATS, "code": _CODE, "generated": (GENERATED, FILE), "beside": NEAR_WORK, "effort": effort}
    return page_template(_HERE / "rounding.md.j2", {}).render(**shown, **fixed)


def _grounds(file: str, text: str, axioms: Axioms) -> dict[str, list[str]]:
    """The theorems of a file by what they rest on, in words."""
    results: dict[str, list[str]] = {}
    for name in names_in(text):
        results.setdefault(rests_on(axioms.get(f"{file}.{name}")), []).append(name)
    return results


def _theorem(theorem: Theorem, rows: Rows) -> str:
    misses = [
        {"name": name, "factor": f"{excess_of_miss(theorem, name, tries=_TRIES):.3g}"} for name in near_misses(theorem)
    ]
    shares = [_cell(row) for row in _at_longest(rows)]
    nearest = [_cell(row) | {"inputs": _inputs(row.get("inputs", {}))} for row in _worst(rows)]
    counts = {name: sum(row["rows"] for row in rows if row["format"] == name) for name in _FORMATS}
    total = ", ".join(f"{count:,} in {name}" for name, count in counts.items() if count)
    cells = [_cell(row) for row in rows if row["rows"]]
    return _render(
        theorem, shares=shares, nearest=nearest, total=total, cells=cells, misses=misses, slack=theorem.slack
    )


def _law(law: Law) -> str:
    return _render(law, table=_cells(TABLES[law.name](tuple(map(find_format, _FORMATS)))))


def _cells(table: Table) -> dict[str, Any]:
    titles, lines = table
    return {"titles": titles, "lines": [[cell.replace("|", "\\|") for cell in line] for line in lines]}


def _render(bound: Law, **shown: Any) -> str:
    claim, words = facts()[bound.id], in_words(bound)
    said = {"counts": _counts(bound.program), "program": getsource(getattr(programs, bound.of)).rstrip()}
    said |= {
        "kept_by": bound.kept_by_id if isinstance(bound, Refutation) else "",
        "table": None,
        "is_stated": bound.is_stated,
        "code": _CODE,
        "verdict": words[:1].upper() + words[1:],
    } | shown
    return page_template(_HERE / "theorem.md.j2", {"prose": prose_markdown}).render(claim=claim, **said)


def _counts(program: Program) -> list[str]:
    known = counts(program)
    named = [*((cut.name, cut.args[0]) for cut in program.cuts), ("the result", program.result)]
    return [f"{name}: {known[node]}" for name, node in named]


def _at_longest(rows: Rows) -> list[dict[str, Any]]:
    """The rows of the largest N of which there are any in range."""
    there = [row for row in rows if row["rows"]]
    return [row for row in there if row["N"] == max(each["N"] for each in there)]


def _worst(rows: Rows) -> list[dict[str, Any]]:
    """Of each format the row whose share is largest."""
    results: dict[str, dict[str, Any]] = {}
    for row in rows:
        if row["rows"] and row["share"] >= results.get(row["format"], row)["share"]:
            results[row["format"]] = row
    return list(results.values())


def _cell(row: dict[str, Any]) -> dict[str, Any]:
    figures = {key: f"{row[key]:.3g}" for key in ("bound", "error")}
    return row | figures | {"share": _percent(row["share"]), "rows": f"{row['rows']:,}"}


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _inputs(row: dict[str, list[float]]) -> str:
    return ", ".join(f"{name} = ({', '.join(f'{x:.9g}' for x in entries)})" for name, entries in row.items())
