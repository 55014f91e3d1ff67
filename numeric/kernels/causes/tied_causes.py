"""Ways of computing that explain the same error are said as what they share; none of them is proved to be the cause."""

from __future__ import annotations

from collections.abc import Sequence

LISTED = 3
"""How many ways are named; of more, only the number is said."""

FAMILIES = {
    "one-pass: the variance is a difference of squares, which cancels": lambda way: "one-pass" in way,
    "two passes or Welford: the mean is rounded": lambda way: "two-pass" in way or way.startswith("Welford"),
    "the statistics are rounded to the format": lambda way: "wider" not in way and " are " not in way,
}
"""What several ways share, the narrowest first, and whether a way belongs to it."""


def family(causes: Sequence[str]) -> str:
    """What causes share, the narrowest; empty where they are no algorithms, or share nothing."""
    ways = [cause.removesuffix(" algorithm") for cause in causes]
    if not ways or not all(cause.endswith(" algorithm") for cause in causes):
        return ""
    return next((name for name, belongs in FAMILIES.items() if all(map(belongs, ways))), "")


def shared(causes: Sequence[str]) -> str:
    """One cause in words; of several, what they share.

    Args:
        causes: names of `numeric.kernels.causes.trace`, at least one.
    """
    ways = [cause.removesuffix(" algorithm") for cause in causes]
    if len(ways) == 1:
        return causes[0]
    if name := family(causes):
        return f"{name} ({' or '.join(ways) if len(ways) <= LISTED else f'{len(ways)} ways'} fit)"
    if len(ways) <= LISTED:
        return " or ".join(ways)
    return f"{ways[0]}, or one of {len(ways) - 1} other ways"
