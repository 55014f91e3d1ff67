"""What was decided of every claim, as it ships with the package: a line a claim, so that commands answer at once.

`lnverify refresh` writes the lines; `lnverify report --check` says when they are not what would be decided now.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lnverify.numeric.publishing.json_text import finite, restore
from lnverify.numeric.publishing.progress import Progress

Facts = dict[str, Any]

FILE = Path(__file__).parents[1] / "data" / "verdicts.jsonl"
"""The lines, in the order of the sources; each is what `numeric.verdicts.decided` makes, its `hash` the claim's."""

THEOREMS = FILE.with_name("theorems.jsonl")
"""The same of each theorem by hand, on rounding or in Rocq."""

MEASURED = FILE.with_name("measured.jsonl")
"""What `lnverify report` found beside the verdicts, a line a claim: the second proof, Rocq's kernel, numbers."""

_ROW = ("reading", "residual", "bound", "worst_ratio", "skipped")
_FOUND = ("second_proof", "second_proof_agrees", "kernel")


def shipped_verdicts() -> dict[str, Facts]:
    """What was decided of every claim, by id."""
    return _by_id(FILE.read_text(encoding="utf-8"))


def shipped_theorems() -> dict[str, Facts]:
    """What is known of every theorem by hand, by id."""
    return _by_id(THEOREMS.read_text(encoding="utf-8"))


def _by_id(text: str) -> dict[str, Facts]:
    return {facts["id"]: facts for facts in map(json.loads, text.splitlines())}


def contents(decided: Iterable[Facts]) -> str:
    """The lines for what was decided."""
    from lnverify.proofs.sources.source import SOURCES

    order = list(SOURCES)
    return lines(sorted(decided, key=lambda claim: order.index(claim["source"])))


def lines(values: Iterable[Facts]) -> str:
    """JSON, a line each."""
    return "".join(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n" for value in values)


def shipped_measurements() -> dict[str, Facts]:
    """What was found beside the verdict on every claim, by its hash; rows have the parts that pages show."""
    return {
        line.pop("hash"): line | {"rows": [dict(zip(_ROW, restore(row), strict=True)) for row in line["rows"]]}
        for line in map(json.loads, MEASURED.read_text(encoding="utf-8").splitlines())
    }


def measured_contents(claims: Iterable[Facts]) -> str:
    """The lines for the claims of a report; residuals and bounds have two digits, as on pages."""
    return lines(
        {"hash": c["hash"], **{name: c[name] for name in _FOUND}, "rows": [*map(_short, c["rows"])]} for c in claims
    )


def _short(row: Facts) -> list[Any]:
    """A row as a list; its ratio, which says whether a bound was exceeded, is not rounded."""
    short = {name: float(f"{row[name]:.2g}") for name in ("residual", "bound")}
    return [finite((row | short)[name]) for name in _ROW]


def decide(tell: Progress = lambda what, done, total: None) -> dict[str, Facts]:
    """Decide every claim now; what comes out is as `known` gives it.

    Args:
        tell: told (what, done, all) as it goes on.
    """
    from lnverify.numeric.verdicts.decided import verdict_to_facts
    from lnverify.proofs.claims import CLAIMS
    from lnverify.proofs.verdicts.verdict import judge

    results: list[Facts] = []
    for id in CLAIMS:
        tell(id, len(results), len(CLAIMS))
        results.append(verdict_to_facts(judge(id)))
    return _by_id(contents(results))
