"""A hundred classical inequalities: nearly all are decided, and none wrongly."""

from functools import cache

import pytest

from lnverify.numeric.publishing.provenance import ROOT
from lnverify.proofs.verdicts import classical
from lnverify.proofs.verdicts.classical import INEQUALITIES, Inequality

OPEN = {"Newton, k = 3", "Maclaurin, 2 and 3"}
"""True, and not proved: on three values there are more cells than are looked at."""


decision_on = cache(Inequality.decide)


@pytest.mark.parametrize("inequality", INEQUALITIES, ids=lambda each: each.name)
def test_best_constant_is_proved_and_less_refuted(inequality):
    proved, refuted = decision_on(inequality, True), decision_on(inequality, False)
    assert (proved is None) == (inequality.name in OPEN)
    assert proved is None or proved.holds
    assert refuted is not None and not refuted.holds and refuted.witness
    for step in proved.steps if proved else ():
        assert step.certificate is None or step.certificate.check()


def test_there_are_a_hundred():
    assert len(INEQUALITIES) == len({each.name for each in INEQUALITIES}) == 50
    assert 2 * len(INEQUALITIES) - len(OPEN) >= 90


def test_page_is_what_is_decided(monkeypatch):
    monkeypatch.setattr(Inequality, "decide", lambda *asked: decision_on(*asked))
    assert (ROOT / "docs" / "inequalities.md").read_text() == classical.page()
