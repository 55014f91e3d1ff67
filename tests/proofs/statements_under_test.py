"""What a test asks of a true statement, of a false one, and of one that is refused."""

import pytest

from lnverify import InputError, Undecided, decide
from lnverify.proofs.readings.rocq.identities import Unproved
from lnverify.proofs.readings.rocq.proof import script
from lnverify.proofs.verdicts.second_proof import holds, second_proof


def is_proved(claim, hypotheses=()):
    """With no condition."""
    decision = decide(claim, hypotheses)
    assert decision.holds, f"got {decision.witness}, wanted a proof"
    assert decision.conditions == [], f"got {[each.text for each in decision.conditions]}, wanted no condition"


def is_refuted(claim, hypotheses=()):
    """With a witness."""
    decision = decide(claim, hypotheses)
    assert not decision.holds, f"got a proof under {[each.text for each in decision.conditions]}, wanted a witness"
    assert decision.witness is not None, "got no witness"


def second_engine_accepts(claim, hypotheses=(), dimensions=(1, 2, 3)):
    result = second_proof(claim, hypotheses, dimensions)
    assert holds(result), f"got {outcomes(result)}"


def second_engine_does_not_accept(claim, hypotheses=(), dimensions=(1, 2, 3)):
    result = second_proof(claim, hypotheses, dimensions)
    assert not holds(result), f"got {outcomes(result)}"


def outcomes(found):
    """What came of each dimension."""
    return [(each.dimension, each.outcome) for each in found]


def is_bad_input(claim, hypotheses=()):
    _one_line(InputError, None, decide, claim, hypotheses)


def is_undecided(claim, reason=None):
    """For a reason, a regular expression."""
    _one_line(Undecided, reason, decide, claim)


def rocq_refuses(claim, reason=None):
    """For a reason, a regular expression."""
    _one_line(Unproved, reason, script, "x", claim)


def _one_line(error, reason, function, *arguments):
    with pytest.raises(error, match=reason) as caught:
        function(*arguments)
    assert "\n" not in str(caught.value), f"got {str(caught.value)!r}, wanted one line"
