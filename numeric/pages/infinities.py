"""Infinities and NaN, which JSON cannot hold, as strings and back."""

import math
from typing import Any


def restored(value: Any) -> Any:
    """The inverse of `finite`."""
    if isinstance(value, dict):
        return {key: restored(item) for key, item in value.items()}
    if isinstance(value, list):
        return [restored(item) for item in value]
    return float(value) if isinstance(value, str) and value in ("inf", "-inf", "nan") else value


def finite(value: Any) -> Any:
    """The data with infinities and NaN as the strings "inf", "-inf" and "nan", which JSON can hold."""
    if isinstance(value, dict):
        return {key: finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [finite(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value
