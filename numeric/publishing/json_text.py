"""JSON as every page and command writes it: infinities and NaN, which JSON cannot hold, are strings or null."""

import json
import math
from typing import Any


def json_text(value: Any, indent: int = 1, *, ascii: bool = False, null: bool = False) -> str:
    """The value as JSON, one line an item, ending with a newline.

    Args:
        value: what `finite` takes.
        indent: spaces a level.
        ascii: whether other characters are escaped.
        null: as for `finite`.
    """
    return json.dumps(finite(value, null), ensure_ascii=ascii, allow_nan=False, indent=indent) + "\n"


def finite(value: Any, null: bool = False) -> Any:
    """The data with infinities and NaN as the strings "inf", "-inf" and "nan", or as None where `null` is set."""
    if isinstance(value, dict):
        return {key: finite(item, null) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [finite(item, null) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None if null else str(value)
    return value


def restore(value: Any) -> Any:
    """The inverse of `finite`, with strings."""
    if isinstance(value, dict):
        return {key: restore(item) for key, item in value.items()}
    if isinstance(value, list):
        return [restore(item) for item in value]
    return float(value) if isinstance(value, str) and value in ("inf", "-inf", "nan") else value
