"""What takes long is told after a while, and ended after a longer one; neither is silent."""

import time

import pytest

from lnverify.proofs import definitions, hypotheses
from lnverify.proofs.guards import patience
from lnverify.proofs.recording import record
from lnverify.proofs.registry import DeclaredClaim
from lnverify.proofs.statements import equal
from lnverify.proofs.verdicts.explanation import find_settling


@pytest.mark.parametrize(("limit", "end"), [(0.5, "it is ended after 0.5 s"), (0, "there is no limit")])
def test_a_line_says_what_is_waited_for(monkeypatch, limit, end):
    monkeypatch.setattr(patience, "_SILENT", 0.05)
    told = []
    with patience.told_by(told.append), patience.patience(limit, "mine.slow"):
        started = time.monotonic()
        while not told and time.monotonic() < started + 60:
            pass
    assert told == [f"mine.slow takes longer than 0.05 s; {end}"]


def test_the_end_comes_after_the_line(monkeypatch):
    monkeypatch.setattr(patience, "_SILENT", 0.05)
    told = []
    late = pytest.raises(patience.TooLong, match=r"no end within 0.2 s \(--timeout")
    with late, patience.told_by(told.append), patience.patience(0.2, "mine.endless"):
        while True:
            pass
    assert len(told) == 1


SAYS = {
    "the mean is 0": lambda s: equal(definitions.mean(s), 0),
    "the sum is 0": lambda s: equal(s.sum(s.activation), 0),
}


@pytest.mark.parametrize("claim", SAYS.values(), ids=SAYS)
def test_a_further_hypothesis_is_not_the_claim(claim):
    settling = find_settling(DeclaredClaim("mine.zero", "", record(claim), hypotheses=[]))
    assert record(hypotheses.mean_is_zero) not in settling
