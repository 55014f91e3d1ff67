"""Every claim, in every reading; the ids of these tests are the ids of the claims."""

import pytest

from lnverify.numeric.readings.crosscheck import BALLS, small_and_paper_rows
from lnverify.numeric.readings.inputs import SMALL_DIMENSIONS
from lnverify.numeric.readings.tracked import READINGS
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.readings.printed import LATEX, TEXT
from lnverify.proofs.sources.source import SOURCES
from lnverify.proofs.verdicts.second_proof import DIMENSIONS
from lnverify.proofs.verdicts.verdict import REFUTED, judge, print_claim, print_steps, run_second_proof, second_verdict

ALL, SOME = (*READINGS, BALLS), ("float32", BALLS)

each_claim = pytest.mark.parametrize("id", CLAIMS)


@each_claim
def test_verdict(id):
    """Decided for all N; near misses rejected, no hypothesis can be dropped, failures corrected."""
    verdict = judge(id)
    assert verdict.faults() == [], f"{id} is {verdict.status}"
    check_near_misses(id, verdict.near_misses)


@each_claim
def test_a_failure_is_told_in_the_words_of_its_source(id):
    assert judge(id).as_stated.holds or CLAIMS[id].seen


def check_near_misses(id, misses):
    """At least three false variants, each rejected by a witness or by equal canonical forms; none prints as it does."""
    assert len(misses) >= 3
    statement = print_claim(CLAIMS[id].function)
    for miss in misses:
        assert not miss.decision.holds, f"{id}: the near miss {miss.name!r} was accepted: {miss.statement}"
        assert miss.statement != statement, miss.name


@each_claim
def test_second_proof(id):
    """Exact matrices over SymPy's polynomial rings say the same at N = 1 and 2, or at 3 where these say too little."""
    found = run_second_proof(id, DIMENSIONS[:2])
    if not second_verdict(judge(id), found):
        found = run_second_proof(id, DIMENSIONS[:3])
    assert second_verdict(judge(id), found), f"{id} is {judge(id).status}, but the matrices say {found}"


@pytest.mark.slow
@each_claim
def test_whole_second_proof(id):
    """At each N up to 4, as `lnverify report` tells it."""
    found = run_second_proof(id, DIMENSIONS)
    assert second_verdict(judge(id), found), f"{id} is {judge(id).status}, but the matrices say {found}"


@pytest.mark.parametrize(
    ("readings", "largest"),
    [(SOME, 4), pytest.param(ALL, max(SMALL_DIMENSIONS), marks=pytest.mark.slow)],
    ids=["some", "all"],
)
@each_claim
def test_numeric_rows(id, readings, largest):
    """Residuals stay within their bounds; a refuted claim breaks them. `lnverify report` measures every reading."""
    rows = small_and_paper_rows(CLAIMS[id], readings, largest)
    assert {row.reading for row in rows if not row.skipped} == {*readings}
    exceeded = [row for row in rows if row.exceeded]
    if judge(id).status == REFUTED:
        assert exceeded, f"{id} is refuted, but no residual exceeds its bound"
    else:
        assert not exceeded, f"{id}: {exceeded}"


def test_print():
    """A statement prints in LaTeX with balanced braces, and in plain text without a backslash."""
    for id, claim in CLAIMS.items():
        steps, definitions = print_steps(claim.function, LATEX)
        for text in [*(text for _, text in steps), *definitions.values()]:
            assert text.count("{") == text.count("}"), (id, text)
            assert text.count(r"\left") == text.count(r"\right"), (id, text)
        plain, _ = print_steps(claim.function, TEXT)
        assert not any("\\" in text for _, text in plain), id


def test_every_claim_names_its_source_and_place():
    for id, claim in CLAIMS.items():
        assert claim.source in SOURCES, id
        assert claim.title and claim.place, id
