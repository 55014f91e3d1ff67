"""What is known of mutants that survived: the class of each, and why, by its id, which survives a rename.

A mutant that lets something false through gets a test instead.
"""

from pathlib import Path

EQUIVALENT = "equivalent"
"""No input tells the two apart."""

INCOMPLETE = "incomplete"
"""Less is proved, or at a higher cost; nothing false is."""


def _read() -> dict[str, tuple[str, str]]:
    lines = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    parts = [(line[:12], *line[13:].split(": ", 1)) for line in lines]
    return {id: (kind, reason) for id, kind, reason in parts}


REASONS = _read()
"""(class, reason) by the id of the mutant."""
