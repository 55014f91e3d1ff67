"""What the site shows of the audit: the one place that knows how its JSON is laid out."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lnverify.numeric.data import SHIPPED
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.json_text import restore
from lnverify.proofs.errors import InputError

QUANTITIES = {"output": "output", "dx": "gradient of the input"}
"""What the heat map shows, of what the audit measures."""

Cell = tuple[float, float, int] | None


@dataclass(frozen=True)
class Audit:
    """The audit's measurements, as the site shows them.

    Attributes:
        about: the versions of the libraries, by name; the processor.
        implementations: (name, library), in the order of the audit.
        regimes: (name, tag, why), those of one tag beside each other.
        formats: names. precisions: bits of the significand, by format.
        cells: by format and quantity, a row an implementation, a column a regime: (row error in u, component error in
            ulps, entries lost), or None where it did not run.
        findings: the defects: library, implementation, format, regime, quantity, cause, program, got, exact.
    """

    about: dict[str, str]
    implementations: list[tuple[str, str]]
    regimes: list[tuple[str, str, str]]
    formats: list[str]
    precisions: dict[str, int]
    cells: dict[str, dict[str, list[list[Cell]]]]
    findings: list[dict[str, Any]]


def read_audit(reports: Path) -> Audit:
    """The audit of a folder of reports; the one that ships where there is none.

    Raises:
        InputError: where the file is not what `lnverify audit` of this version writes.
    """
    path = own if (own := reports / "audit.json").is_file() else SHIPPED / "audit.json"
    try:
        return _audit(restore(json.loads(path.read_text(encoding="utf-8"))))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise InputError(f"{path}: not an audit of this version ({error!r}); run `lnverify audit` anew") from None


def _audit(data: dict[str, Any]) -> Audit:
    tags = list(dict.fromkeys(regime["tag"] for regime in data["regimes"].values()))
    regimes = [(name, tag, r["why"]) for tag in tags for name, r in data["regimes"].items() if r["tag"] == tag]
    formats = [name for name in FORMATS if any(one["format"] == name for one in data["answers"])]
    implementations = list(data["implementations"].items())

    def row(name: str, format: str, quantity: str) -> list[Cell]:
        record = data["records"].get(name, {})
        return [_cell(record.get(regime, {}).get(format, {}).get(quantity)) for regime, *_ in regimes]

    cells = {
        format: {quantity: [row(name, format, quantity) for name, _ in implementations] for quantity in QUANTITIES}
        for format in formats
    }
    versions = {name: version for value in data["versions"].values() for name, version in value.items()}
    return Audit(
        about=versions | {"processor": data["processor"]},
        implementations=implementations,
        regimes=regimes,
        formats=formats,
        precisions={name: FORMATS[name].precision for name in formats},
        cells=cells,
        findings=[_finding(item) for item in data["findings"]],
    )


def _cell(record: dict[str, Any] | None) -> Cell:
    return None if record is None else (record["row"], record["ulp"], record["lost"])


def _finding(item: dict[str, Any]) -> dict[str, Any]:
    taken = ("library", "implementation", "format", "regime", "quantity", "cause", "program", "got", "exact", "N")
    return {name: item[name] for name in taken}
