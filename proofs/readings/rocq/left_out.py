"""Claims whose theorem is not given to Rocq, each with the reason: its proof was written, and is not accepted yet."""

from __future__ import annotations

LEFT_OUT: dict[str, str] = {}
