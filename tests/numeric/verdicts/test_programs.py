"""Programs of SymPy: what is kept still says what it said, and a false variant is not settled."""

import re
from statistics import median

import pytest

from lnverify.numeric.verdicts import programs
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.derivations import DERIVED, steps_of
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.program import Program
from lnverify.proofs.verdicts.verdict import assumptions

pytestmark = pytest.mark.integration

KEPT = programs.kept_results()


def test_at_least_three_of_four_are_settled():
    asked = [id for id in CLAIMS if programs.has_one_dimension(id) and not CLAIMS[id].corrected_by]
    settled = [id for id in asked if programs.confirmed_size(id)]
    assert len(settled) >= 0.75 * len(asked), f"{len(settled)} of {len(asked)}"


def test_kept_claims_are_as_they_were_settled():
    assert programs.changed_since_kept() == []
    assert {kept.size for kept in KEPT.values()} <= set(programs.DIMENSIONS)


# Every 60th of the claims that are kept: a share that one run has time for; `-m slow` runs all of them.
SAMPLE = sorted(KEPT)[::60]


@pytest.mark.parametrize("id", SAMPLE)
def test_sampled_claim_is_settled_by_sympy_alone(id):
    for text in programs.texts(id, KEPT[id].size):
        assert set(re.findall(r"^(?:from|import) (\w+)", text, re.M)) == {"sympy"}
        assert programs.run(text).is_settled, text


def test_programs_are_short():
    assert median(kept.lines for kept in KEPT.values()) < 20


@pytest.mark.parametrize("id", DERIVED)
def test_derivation_is_a_script_of_sympy_alone(id):
    (text,) = programs.texts(id)
    assert "lnverify" not in re.sub(r'"lnverify\.[^"]*"', "", text)
    result = programs.run(text)
    assert result.is_settled, result
    assert len(result.lines) == len(steps_of(DERIVED[id]))


def test_false_step_of_a_script_is_not_settled():
    (text,) = programs.texts("riechers.eq6")
    result = programs.run(text.replace("one.T * a / N", "one.T * a / (N + 1)", 1))
    assert result.lines and not result.is_settled, result


@pytest.mark.slow
@pytest.mark.parametrize("id", KEPT)
def test_kept_claim_is_settled_again(id):
    for program in programs.programs(id, KEPT[id].size):
        assert programs.run(program.text()).is_settled


@pytest.mark.parametrize("id", ["riechers.eq6", "riechers.variance", "riechers.ball"])
def test_near_miss_is_not_settled(id):
    for name, miss in CLAIMS[id].near_misses.items():
        result = programs.run(Program(miss, assumptions(CLAIMS[id]), 2).text())
        assert not result.is_settled, f"{name}: {result}"


def test_claim_that_changed_is_not_confirmed(monkeypatch):
    kept = KEPT["riechers.eq6"]
    assert programs.confirmed_size("riechers.eq6") == kept.size
    monkeypatch.setattr(programs, "kept_results", lambda: {"riechers.eq6": kept._replace(digest=kept.digest[::-1])})
    assert programs.confirmed_size("riechers.eq6") is None


def test_program_that_fails_settles_nothing():
    assert not programs.run("print('a: True'); 1/0").is_settled
    assert not programs.run("").is_settled
    assert not programs.run("print('a: True'); print('b: False')").is_settled


def test_one_entry_is_refused():
    with pytest.raises(InputError, match="N ≥ 2"):
        programs.programs("riechers.eq6", 1)
