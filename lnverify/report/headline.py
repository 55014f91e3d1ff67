"""The ten results with which the report opens."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

_DATA: dict[str, Any] = tomllib.loads(Path(__file__).with_name("headlines.toml").read_text("utf-8"))
HEADLINES: list[dict[str, Any]] = _DATA["headlines"]
CENTRAL: list[str] = _DATA["central"]
READINGS = ("mpmath", "float64", "float32")


def headlines(claims: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of the table: each headline with its claim, its formulas, and what each reading measured or None."""
    # A report may be on some claims alone.
    by_id = {claim["id"]: claim for claim in claims}
    results = []
    for headline in (each for each in HEADLINES if each["claim"] in by_id):
        claim = by_id[headline["claim"]]
        formulas = [claim["steps"][headline["statement"] - 1]["statement"]]
        formulas += [f"{letter} = {claim['definitions'][letter]}" for letter in headline["definitions"]]
        corrected = [other for other in claims if other["corrected_by"] == headline["claim"] and other["witness"]]
        measured = {row["reading"]: row for row in claim["rows"] if not row["skipped"]}
        rows = {reading: measured.get(reading) for reading in READINGS}
        results.append(headline | {"claim": claim, "formulas": formulas, "corrected": corrected, "rows": rows})
    return results
