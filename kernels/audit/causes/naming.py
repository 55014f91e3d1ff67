"""Which of the ways of computing that make the same error is named as the cause, and in which words.

A row of zeros, or of one entry, is what many ways give; and a library may take another path for short rows. So a cause
is seen on one input and confirmed on others. What several inputs have in common is said; where ways are tied, what they
share: none of them is proved to be the cause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.causes.algorithms import ONE_PASS, TWO_PASS, WELFORD, Algorithm
from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.conditions import plain_rows
from lnverify.kernels.audit.causes.float64_probe import has_float64
from lnverify.kernels.audit.causes.outputs import BY_CAUSE
from lnverify.kernels.audit.causes.trace import FLOAT32_EPS, FLOAT32_ONLY, candidates, trace
from lnverify.kernels.audit.errors.outcome import outcome
from lnverify.kernels.audit.errors.profiles import working_format
from lnverify.numeric.floats.formats import Format
from lnverify.numeric.reference import Problem

OPEN = "open"
"""The cause of what no way of computing explains."""

UNKNOWN = "no way of computing that is known here makes this error"
"""What is said where no cause is found."""


VOTES = 2520
"""The votes of an input; divided by up to ten causes they stay whole."""

LISTED = 3
"""How many ways are named; of more, only the number is said."""

CANCELS = "the variance is a difference of squares, which cancels"
"""What one pass does."""

FAMILIES: dict[str, Callable[[Algorithm], bool]] = {
    f"one-pass: {CANCELS}": lambda way: way.family == ONE_PASS,
    "two passes or Welford: the mean is rounded": lambda way: way.family in (TWO_PASS, WELFORD),
    "the statistics are rounded to the format": lambda way: way.narrow,
    "digits or range of float32 do not suffice": lambda way: way.wider,
}
"""What several algorithms share, the narrowest first, and whether one belongs to it."""


def explained(implementation: Implementation, quantity: str, problem: Problem, deviation: bool = False) -> list[str]:
    """The ways of computing that make the same error on a problem; `deviation` as of `trace`."""
    seen = outcome(implementation, problem, quantity)
    if seen is None:
        return []
    right = has_float64(implementation, quantity)
    return trace(problem, quantity, seen.values, seen.answer.high, right, deviation)


SPECIFIED = (FLOAT32_ONLY, FLOAT32_EPS)
"""The causes that are a choice of what is computed, rather than of how."""

PLAIN_ERROR, FACTOR = 2.0, 4.0
"""Errors on plain rows below so many u are alike; above, those of a kernel and of its cause are within a factor."""


def matches_plain(implementation: Implementation, quantity: str, problem: Problem, name: str) -> bool:
    """Whether a way of computing errs on plain rows of a problem's width about as much as the kernel does.

    What errs by 20 u there is not the cause of a kernel that errs by half of one.
    """
    seen = outcome(implementation, plain_rows(problem, quantity), quantity)
    if seen is None:
        return True
    own = max(PLAIN_ERROR, seen.row_error())
    ways = [candidate for each, candidate in candidates(seen.problem, quantity) if each == name]
    for candidate in ways:
        with np.errstate(all="ignore"):
            result = max(PLAIN_ERROR, seen.row_error(candidate(seen.problem)))
        if max(own, result) <= FACTOR * min(own, result):
            return True
    return not ways


def confirmed(found: Sequence[Any], seen: Sequence[Sequence[Any]]) -> list[Any]:
    """Those causes that hold on at least half of the other inputs that show the fault.

    The order of sums decides row by row what is left of a cancelled variance: where none of the causes holds so often
    but their family does, all of its causes are meant.

    Args:
        found: the causes on one input.
        seen: those on each other input.
    """
    often = [name for name in found if 2 * sum(name in names for names in seen) >= len(seen)]
    if often or not found:
        return often
    alike = [names for names in seen if family(names) == family(found) != ""]
    if 2 * len(alike) < len(seen):
        return []
    return list(dict.fromkeys([*found, *(name for names in alike for name in names)]))


def attributed(causes: Sequence[Sequence[Any]]) -> list[Any]:
    """One cause for each case of an implementation: always that which explains most of what is left.

    Among those that explain as many it is the one named first; a case without possible causes stays "open".

    Args:
        causes: the possible causes of each case.
    """
    answer = [OPEN] * len(causes)
    left = {index for index, names in enumerate(causes) if names}
    while left:
        counts = Counter(name for index in sorted(left) for name in causes[index])
        cause = max(counts, key=lambda name: counts[name])
        for index in [index for index in left if cause in causes[index]]:
            answer[index] = cause
            left.remove(index)
    return answer


def of_most(seen: Sequence[Sequence[Cause]]) -> list[Cause]:
    """The causes that explain more than half of the inputs, or together with those that have as many votes.

    A cause that many ways fit says little: each of them gets a share of its vote.

    Args:
        seen: the possible causes on each input.
    """
    votes, counts = Counter[Cause](), Counter[Cause]()
    for names in seen:
        for name in names:
            votes[name] += round(VOTES / len(names))
        counts.update(list(dict.fromkeys(names)))
    often = [name for name in votes if 2 * counts[name] > len(seen)] or list(votes)
    most = max((votes[name] for name in often), default=0)
    best = [name for name in often if votes[name] == most]
    return best if 2 * sum(bool({*names} & {*best}) for names in seen) > len(seen) else []


def family(causes: Sequence[str | Cause]) -> str:
    """What causes share, the narrowest; empty where they are no algorithms, or share nothing."""
    kinds = [cause.kind if isinstance(cause, Cause) else cause for cause in causes]
    ways = [BY_CAUSE[kind] for kind in kinds if kind in BY_CAUSE]
    if not ways or len(ways) < len(causes):
        return ""
    return next((name for name, belongs in FAMILIES.items() if all(map(belongs, ways))), "")


def shared(causes: Sequence[str]) -> str:
    """One cause in words; of several, what they share.

    Args:
        causes: names of `kernels.audit.causes.trace`, at least one.
    """
    if len(causes) == 1:
        return causes[0]
    ways = [_short(cause) for cause in causes]
    return family(causes) or (" or ".join(ways) if len(ways) <= LISTED else UNKNOWN)


def _short(cause: str) -> str:
    """A cause as it stands in a list."""
    return BY_CAUSE[cause].name if cause in BY_CAUSE else cause


def in_words(causes: Sequence[Cause], format: Format) -> str:
    """What is said of the causes of one fault: of a mistake the likeliest, of ways of computing what they share."""
    if not causes:
        return UNKNOWN
    ways = [BY_CAUSE[cause.kind] for cause in causes if cause.kind in BY_CAUSE]
    if len(ways) < len(causes):
        return str(next(cause for cause in causes if cause.kind not in BY_CAUSE))
    words = ways[0].name if len(ways) == 1 else family([cause.kind for cause in causes]) or UNKNOWN
    if len(ways) == 1 and ways[0].family == ONE_PASS:
        words += f": {CANCELS}"
    narrow = working_format(format) is not format and all(way.narrow for way in ways)
    return words + (f", every operation rounded to {format.name}" if narrow else "")
