"""The page `code.md`: public functions with what was decided of them, and every norm module of the libraries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.publishing.publish import Page
from lnverify.proofs.errors import InputError

MEASURE = "python examples/public/measure.py"
"""What writes the data that the page is made of."""


def contents(data: Mapping[str, Any]) -> dict[str, str | bytes]:
    """The page and its data, by path below the folder of the reports.

    Raises:
        InputError: where the data is not what `measure` gives.
    """
    try:
        facts = {"data": data, **_summary(data["functions"], data["modules"])}
    except (KeyError, TypeError) as error:
        raise InputError(f"code.json lacks {error}; what `{MEASURE}` writes would be right") from None
    page = Page("code", Path(__file__).with_name("code.md.j2"), {"form": _form})
    return {"code.md": page.render(facts), "code.json": json_text(data)}


def _summary(functions: Sequence[Mapping[str, Any]], modules: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    seconds = [one["seconds"] for one in functions]
    checked = [one["gradcheck_seconds"] for one in functions if one["is_gradient"]]
    libraries = []
    for name in dict.fromkeys(row["library"] for row in modules):
        own = [row for row in modules if row["library"] == name]
        results = [row for row in own if row["is_proved"]]
        none = [row for row in own if row["form"] and not row["is_proved"]]
        refused = [row for row in own if not row["form"]]
        counted = Counter(map(_form, results)).most_common()
        groups = [(form, [row for row in results if _form(row) == form]) for form, _ in counted]
        libraries.append({
            "name": name, "version": own[0]["version"], "count": len(own), "found": len(results), "none": none,
            "refused": refused, "seconds": sum(row["seconds"] for row in own),
            "slowest": max(row["seconds"] for row in own), "groups": groups,
        })  # fmt: skip
    return {
        "outcomes": Counter(one["outcome"] for one in functions), "median": median(seconds), "worst": max(seconds),
        "gradcheck_median": median(checked), "gradcheck_worst": max(checked), "libraries": libraries,
        "repositories": len({one["repository"] for one in functions}), "passed": [
            one for one in functions if one["is_gradient"] and one["gradcheck"] and one["outcome"] != "proved"],
    }  # fmt: skip


def _form(row: Mapping[str, Any]) -> str:
    """What a module was found to be, in words."""
    over = f", over {row['axes'].replace(' ', ' and ')}" if row["axes"] not in ("", "N") else ""
    return f"{row['form']}{over}" + ("" if row["eps"] in ("", "ε") else f", ε = {row['eps']}")
