"""Programs of SymPy: what is kept still says what it said, and a false variant is not settled."""

import pytest

from lnverify.numeric.verdicts import programs
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.program import Program
from lnverify.proofs.verdicts.verdict import assumptions

pytestmark = pytest.mark.integration

KEPT = programs.kept_results()


def test_at_least_four_of_five_are_settled():
    asked = [id for id in CLAIMS if programs.has_one_dimension(id) and not CLAIMS[id].corrected_by]
    settled = [id for id in asked if programs.confirmed_size(id)]
    assert len(settled) >= 0.8 * len(asked), f"{len(settled)} of {len(asked)}"


def test_kept_claims_are_as_they_were_settled():
    assert programs.changed_since_kept() == []
    assert {size for size, _ in KEPT.values()} <= set(programs.DIMENSIONS)


@pytest.mark.parametrize("id", ["riechers.eq6", "lnverify.principal-axes.zero-gain"])
def test_headline_is_settled(id):
    found = [programs.run(programs.to_text(id, program)) for program in programs.programs(id, 2)]
    assert all(each.is_settled for each in found), found


@pytest.mark.slow
@pytest.mark.parametrize("id", KEPT)
def test_kept_claim_is_settled_again(id):
    size, _ = KEPT[id]
    for program in programs.programs(id, size):
        assert programs.run(program.text()).is_settled


@pytest.mark.parametrize("id", ["riechers.eq6", "riechers.variance", "riechers.ball"])
def test_near_miss_is_not_settled(id):
    for name, miss in CLAIMS[id].near_misses.items():
        found = programs.run(Program(miss, assumptions(CLAIMS[id]), 2).text())
        assert not found.is_settled, f"{name}: {found}"


def test_claim_that_changed_is_not_confirmed(monkeypatch):
    size, known = KEPT["riechers.eq6"]
    assert programs.confirmed_size("riechers.eq6") == size
    monkeypatch.setattr(programs, "kept_results", lambda: {"riechers.eq6": (size, known[::-1])})
    assert programs.confirmed_size("riechers.eq6") is None


def test_program_that_fails_settles_nothing():
    assert not programs.run("print('a: True'); 1/0").is_settled
    assert not programs.run("").is_settled
    assert not programs.run("print('a: True'); print('b: False')").is_settled


def test_one_entry_is_refused():
    with pytest.raises(InputError, match="N ≥ 2"):
        programs.programs("riechers.eq6", 1)
