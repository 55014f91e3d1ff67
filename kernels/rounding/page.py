"""The pages `rounding.md` and `rounding/ID.md`: each theorem, its program, its measured share and its near misses."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import getsource
from pathlib import Path
from typing import Any

from lnverify.kernels.programs import programs
from lnverify.kernels.programs.counts import counts
from lnverify.kernels.programs.rocq import GENERATED
from lnverify.kernels.programs.stated import FILE, near_misses
from lnverify.kernels.programs.theorems import LAWS, REFUTED, THEOREMS, Law
from lnverify.kernels.programs.vocabulary import Program
from lnverify.kernels.rounding import draw
from lnverify.kernels.rounding.adversary import excess_of_miss
from lnverify.kernels.rounding.facts import facts, in_words, page
from lnverify.kernels.rounding.laws import TABLES
from lnverify.kernels.rounding.rocq import Axioms, read_axioms, rests_on, texts
from lnverify.numeric.floats.formats import find_format
from lnverify.numeric.publishing import plot_style
from lnverify.numeric.publishing.files import read_errors, read_object
from lnverify.numeric.publishing.render import page_template
from lnverify.proofs.rocq.kernel import names_in

MEASURED = "rounding.json"
"""What `lnverify bounds --json` printed, in the folder of the reports."""
_FORMATS = ("float32", "float16", "bfloat16")
_CODE = "../kernels/programs/"
_HERE = Path(__file__).parent
_TRIES = 4096
_SHOWN = 768
"""The N of the first page; a theorem's own page has all of them."""

Rows = Sequence[dict[str, Any]]


def contents(folder: Path) -> dict[str, str | bytes]:
    """The pages and the figure, by path below the folder, from what was measured there."""
    path, right = folder / MEASURED, "the file that `lnverify bounds --check` writes"
    measured = {"bounds": []} | read_object(path, right)
    with read_errors(path, right, TypeError, AttributeError):
        return _pages(folder, measured)


def _pages(folder: Path, measured: dict[str, Any]) -> dict[str, str | bytes]:
    rows = measured["bounds"]
    pages: dict[str, str | bytes] = {draw.FIGURE: plot_style.render_figure(draw.bounds, ".svg")}
    axioms = read_axioms(folder, texts())
    pages |= {"rounding.md": _overview(rows, measured.get("effort"), axioms)}
    pages |= {page(theorem.id): _theorem(theorem, [r for r in rows if r["id"] == theorem.id]) for theorem in THEOREMS}
    return pages | {page(law.id): _law(law) for law in (*REFUTED, *LAWS)}


def _overview(rows: Rows, effort: dict[str, Any] | None, axioms: Axioms) -> str:
    sizes, orders = (list(dict.fromkeys(row[key] for row in rows)) for key in ("N", "order"))
    cells = [_cell(row) for row in rows if row["rows"] and row["N"] == _SHOWN]
    fewest = round(effort["rows"] / max(sizes) / sum(1 / size for size in sizes)) if effort else 0
    return page_template(_HERE / "rounding.md.j2", {"page": page}).render(
        **{"theorems": THEOREMS, "refuted": REFUTED, "laws": LAWS, "cells": cells, "shown": _SHOWN, "code": _CODE},
        **{"sizes": sizes, "orders": orders, "formats": _FORMATS, "effort": effort},
        shares={(row["id"], row["format"], row["order"]): row["share"] for row in cells},
        grounds=[(file, _grounds(file, text, axioms)) for file, text in texts().items()],
        generated=(GENERATED, FILE),
        fewest=fewest,
    )


def _grounds(file: str, text: str, axioms: Axioms) -> dict[str, list[str]]:
    """The theorems of a file by what they rest on, in words."""
    results: dict[str, list[str]] = {}
    for name in names_in(text):
        results.setdefault(rests_on(axioms.get(f"{file}.{name}")), []).append(name)
    return results


def _theorem(theorem: Law, rows: Rows) -> str:
    misses = [
        {"name": name, "factor": f"{excess_of_miss(theorem, name, tries=_TRIES):.3g}"} for name in near_misses(theorem)
    ]
    nearest = [_cell(row) | {"inputs": _inputs(row.get("inputs", {}))} for row in _worst(rows)]
    counts = {name: sum(row["rows"] for row in rows if row["format"] == name) for name in _FORMATS}
    total = ", ".join(f"{count:,} in {name}" for name, count in counts.items() if count)
    cells = [_cell(row) for row in rows if row["rows"]]
    return _render(theorem, nearest=nearest, total=total, cells=cells, misses=misses, slack=theorem.slack)


def _law(law: Law) -> str:
    table = TABLES.get(law.name)
    return _render(law, table=table and table(tuple(map(find_format, _FORMATS))))


def _render(bound: Law, **shown: Any) -> str:
    said = {"claim": facts()[bound.id], "verdict": in_words(bound), "code": _CODE, "is_stated": bound.is_stated}
    said |= {"counts": _counts(bound.program), "program": getsource(getattr(programs, bound.of)).rstrip()}
    said |= {"kept_by": bound.kept_by, "table": None}
    return page_template(_HERE / "theorem.md.j2").render(**said | shown)


def _counts(program: Program) -> list[str]:
    known = counts(program)
    named = [*((cut.name, cut.args[0]) for cut in program.cuts), ("the result", program.result)]
    return [f"{name}: {known[node]}" for name, node in named]


def _worst(rows: Rows) -> list[dict[str, Any]]:
    """Of each format the row whose share is largest."""
    results: dict[str, dict[str, Any]] = {}
    for row in rows:
        if row["rows"] and row["share"] >= results.get(row["format"], row)["share"]:
            results[row["format"]] = row
    return list(results.values())


def _cell(row: dict[str, Any]) -> dict[str, Any]:
    figures = {key: f"{row[key]:.3g}" for key in ("bound", "error")}
    return row | figures | {"share": f"{100 * row['share']:.0f} %", "rows": f"{row['rows']:,}"}


def _inputs(row: dict[str, list[float]]) -> str:
    return ", ".join(f"{name} = ({', '.join(f'{x:.9g}' for x in entries)})" for name, entries in row.items())
