"""What a test asks of a true statement, of a false one, and of one that is refused.

The tests of this file are for modules that import them, with `pytest_generate_tests`: each is asked of every case of
a table there, whose name is that of its argument in capitals.
"""

import pytest

from lnverify import InputError, Undecided, decide
from lnverify.proofs.rocq.differing import scripts
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.verdicts.second_proof import Outcome, second_proof


def holds(found):
    """Whether the claim held wherever its hypotheses can be satisfied, and that is somewhere."""
    return {item.outcome for item in found} - {Outcome.VACUOUS} == {Outcome.HOLDS}


TABLES = "TRUE", "PROVED", "CONDITIONAL", "FALSE", "REFUSED", "BEYOND"


def pytest_generate_tests(metafunc):
    """A case is a claim, or a claim and what goes with it."""
    for name in TABLES:
        if name.lower() in metafunc.fixturenames:
            table = getattr(metafunc.module, name)
            cases = [case if isinstance(case, tuple) else (case,) for case in table.values()]
            metafunc.parametrize(name.lower(), cases, ids=table)


def test_true_statement_is_proved(true):
    """With no condition, and at N = 1, 2, 3 by the matrices too."""
    is_proved(*true)
    second_engine_accepts(*true)


def test_it_is_proved(proved):
    is_proved(*proved)


def test_conditions_are_said(conditional):
    claim, wanted = conditional
    decision = decide(claim)
    assert decision.holds, f"got {decision.witness}, wanted a proof"
    assert [each.text for each in decision.conditions] == wanted


def test_false_statement_is_refuted(false):
    is_refuted(*false)


def test_the_second_engine_does_not_accept_it(false):
    second_engine_does_not_accept(*false)


def test_refused_in_one_line(refused):
    is_bad_input(*refused)


def test_excess_is_reported_in_one_line(beyond):
    is_undecided(*beyond)


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
    _one_line(Unproved, reason, scripts, "x", claim, [])


def _one_line(error, reason, function, *arguments):
    with pytest.raises(error, match=reason) as caught:
        function(*arguments)
    assert "\n" not in str(caught.value), f"got {str(caught.value)!r}, wanted one line"
