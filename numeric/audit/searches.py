"""What `lnverify search --record` found of libraries, a file each: read for the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "data" / "searches"
"""Where it is kept."""


def files() -> list[Path]:
    """The files, in order."""
    return sorted(FOLDER.glob("*.json"))


def recorded() -> dict[str, dict[str, Any]]:
    """What is kept, by library."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in files()}
