"""JSON as every page and command writes it: infinities and NaN, which JSON cannot hold, are strings."""

import json
import math
from typing import Any


def json_text(value: Any, *, ascii: bool = False) -> str:
    """The value as JSON, one line an item, ending with a newline; other characters than ASCII's may be escaped."""
    return json.dumps(finite(value), ensure_ascii=ascii, allow_nan=False, indent=1) + "\n"


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
