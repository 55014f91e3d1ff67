"""reports/performance.md and .json: the sections just measured, beside what the others last gave."""

import json
import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.numeric.bench import axes_section, suite, time_reference
from lnverify.numeric.bench.sections import Section
from lnverify.numeric.publishing.files import write_set
from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.publishing.provenance import processor
from lnverify.numeric.version import VERSION
from lnverify.proofs.errors import InputError

SECTIONS: list[Section] = [suite.SECTION, time_reference.SECTION, axes_section.SECTION]
HEAD = """# Performance

Ratios compare what ran in one section's run, on one machine; times of other machines will differ.
"""


def choose(keys: Sequence[str]) -> list[Section]:
    """The sections of these names, all of them for none.

    Raises:
        InputError: for a name that is not one.
    """
    known = {section.key: section for section in SECTIONS}
    for key in keys:
        if key not in known:
            raise InputError(f"unknown section {key!r}; one of {', '.join(known)} would be right")
    return [section for section in SECTIONS if not keys or section.key in keys]


def run(sections: Sequence[Section], folder: Path, tell: Callable[[str], None]) -> list[Path]:
    """Measure the sections and write the page, keeping the data of all others.

    Raises:
        InputError: where the folder holds a performance.json that is not one, or cannot be written.
    """
    kept = previous(folder / "performance.json")
    for section in sections:

        def say(line: str, title: str = section.title) -> None:
            tell(f"{title}: {line}")

        kept[section.key] = {"machine": machine(), "data": section.measure(say)}
    return write_set(folder, contents(kept))


def previous(path: Path) -> dict[str, Any]:
    """What was measured before; nothing where there is no such file."""
    if not path.exists():
        return {}
    try:
        kept = json.loads(path.read_text())
    except (OSError, ValueError):
        kept = None
    if not isinstance(kept, dict) or not all(isinstance(part, dict) and "data" in part for part in kept.values()):
        raise InputError(f"{path}: not what `lnverify bench` wrote; move it away and measure again")
    return kept


def contents(kept: dict[str, Any]) -> dict[str, str | bytes]:
    """The page, its data and its figures by name, with every section that has data; what is no section goes."""
    kept = {section.key: kept[section.key] for section in SECTIONS if section.key in kept}
    text = HEAD
    content: dict[str, str | bytes] = {}
    for section in SECTIONS:
        if section.key in kept:
            part = kept[section.key]
            content |= section.figures(part["data"])
            body = section.render(part["data"]).strip()
            text += f"\n## {section.title}\n\n{body}\n\n{_origin(section, part)}\n"
    content["performance.json"] = json_text(kept)
    content["performance.md"] = text
    return content


def _origin(section: Section, part: dict[str, Any]) -> str:
    machine = part["machine"]
    load = machine.get("load")
    busy = "" if load is None else f" with {load:.1f} other processes running at the start"
    return (
        f"Reproduce with `lnverify bench --section {section.key}`. Measured on {machine['processor']},"
        f" {machine['cores']} cores{busy}, Python {machine['python']}, NumPy {machine['numpy']}"
        f" ({machine['blas']}), lnverify {machine['lnverify']}."
    )


def machine() -> dict[str, Any]:
    """What a time here depends on."""
    built: Any = np.show_config(mode="dicts")
    blas = built["Build Dependencies"]["blas"]
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "blas": f"{blas.get('name')} {blas.get('version')}",
        "lnverify": VERSION,
    }
