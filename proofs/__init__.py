"""Why it is true for every N: the space, its readings, and the claims.

from proofs import decide, equal
decide(lambda s: equal(s.sum(s.activation), s.dot(s.ones, s.activation))).holds
"""

from proofs.errors import Disagreement, InputError, Undecided
from proofs.statements import at_most, differ, equal, nonzero, positive, step
from proofs.verdicts.decision import Decision, decide

__all__ = [
    "Decision",
    "Disagreement",
    "InputError",
    "Undecided",
    "at_most",
    "decide",
    "differ",
    "equal",
    "nonzero",
    "positive",
    "step",
]
