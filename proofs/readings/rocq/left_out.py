"""Theorems whose proof is written but not accepted, each with the reason: they are not given to Rocq."""

LEFT_OUT: dict[str, str] = {}
