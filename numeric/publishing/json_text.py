"""JSON as every page and command writes it: infinities and NaN, which JSON cannot hold, are strings."""

import json
import math
from typing import Any


def json_text(value: Any, *, ascii: bool = False) -> str:
    """The value as JSON, one line an item, ending with a newline; other characters than ASCII's may be escaped."""
    return json.dumps(finite(value), ensure_ascii=ascii, allow_nan=False, indent=1) + "\n"


def laid_out(value: Any, depth: int, line: str = "\n") -> str:
    """The value as JSON, one line an item down to a depth; what lies deeper stands on the line of its item."""
    if not depth or not value or not isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    items = [laid_out(item, depth - 1, line + " ") for item in (value if isinstance(value, list) else value.values())]
    if isinstance(value, dict):
        items = [f"{json.dumps(key, ensure_ascii=False)}: {item}" for key, item in zip(value, items, strict=True)]
    first, last = "[]" if isinstance(value, list) else "{}"
    return first + ",".join(f"{line} {item}" for item in items) + line + last


def finite(value: Any) -> Any:
    """The data with infinities and NaN as the strings "inf", "-inf" and "nan"."""
    if isinstance(value, dict):
        return {key: finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [finite(item) for item in value]
    return str(value) if isinstance(value, float) and not math.isfinite(value) else value


def restore(value: Any) -> Any:
    """The inverse of `finite`."""
    if isinstance(value, dict):
        return {key: restore(item) for key, item in value.items()}
    if isinstance(value, list):
        return [restore(item) for item in value]
    return float(value) if isinstance(value, str) and value in ("inf", "-inf", "nan") else value
