"""Each fact that hypotheses teach is true wherever they are, by an evaluator that shares no code with the package.

`pytest` audits a sample, `pytest -m slow` ten thousand sets of hypotheses.
"""

from __future__ import annotations

import pytest
from knowledge import Audit, audit

from lnverify.proofs.readings.moments import kernel
from lnverify.proofs.readings.moments.signs import Signs

_SAMPLE = 60
_CHUNK = 250
_ALL = 10_000


def audits(seeds: range) -> list[Audit]:
    return [audit(seed) for seed in seeds]


def _assert_no_fault(found: list[Audit]) -> None:
    assert sum(one.checks for one in found) > len(found), "too few facts were held against points"
    assert not (faults := [fault for one in found for fault in one.faults]), "\n\n".join(faults)


def test_a_sample_of_facts_is_true():
    _assert_no_fault(audits(range(_SAMPLE)))


# Sets of which an audit once told a fault: a scalar divided by in a block without a coordinate; a root by secants.
FAULTS = (500701, 503073, 601436)


def test_sets_of_former_faults():
    assert not [fault for seed in FAULTS for fault in audit(seed).faults]


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, _ALL, _CHUNK))
def test_ten_thousand_sets_of_hypotheses(start):
    _assert_no_fault(audits(range(start, start + _CHUNK)))


def test_a_fact_that_is_false_is_found(monkeypatch):
    """A calculus that trusts every denominator learns what is false where one is 0."""
    monkeypatch.setattr(Signs, "_trust", lambda signs, factor: signs.kernel.terms(signs.kernel.field.one))
    monkeypatch.setattr(kernel, "_covers", lambda nonzero, polynomials: True)
    assert any(one.faults for one in audits(range(_SAMPLE)))
