"""Test a claim for every N, and a LayerNorm kernel against exact answers.

from lnverify import equal
from lnverify.testing import assert_proved, check_layer_norm

def test_my_identity():
    assert_proved(lambda s: equal(s.sum(s.ones), s.N))

def test_my_kernel():
    check_layer_norm(my_layer_norm, my_backward, format="float32", profile="practical")
"""

from collections.abc import Sequence

from lnverify.numeric.kernels.cases import Case, cases
from lnverify.numeric.kernels.cases.points import Point
from lnverify.numeric.kernels.causes.formula import plain
from lnverify.numeric.kernels.check import LayerNormError, check_layer_norm, examine
from lnverify.numeric.kernels.errors.profiles import PROFILES, Profile
from lnverify.numeric.kernels.verdict import Verdict
from lnverify.proofs.projects.loading import load, load_house
from lnverify.proofs.projects.settings import find_project
from lnverify.proofs.recording import record
from lnverify.proofs.registry import CLAIMS, DeclaredClaim, find_claim
from lnverify.proofs.verdicts.explanation import explain
from lnverify.proofs.verdicts.verdict import MISPRINT, PROVED, QUALIFIED, judgement
from lnverify.proofs.vocabulary import Claim

__all__ = [
    "PROFILES",
    "Case",
    "LayerNormError",
    "Point",
    "Profile",
    "Verdict",
    "assert_proved",
    "cases",
    "check_layer_norm",
    "examine",
    "plain",
]


def assert_proved(claim: Claim | DeclaredClaim | str, hypotheses: Sequence[Claim] = ()) -> None:
    """Assert that a claim holds for every N and all values.

    Args:
        claim: a function of a space, a declared claim, or the id of one.
        hypotheses: what is taken for granted, functions of a space; a declared claim has its own.

    Raises:
        AssertionError: where it is refuted or undecided; it says the step, the witness, and what would settle it.
        InputError: where it is no claim.
    """
    __tracebackhide__ = True
    if isinstance(claim, str):
        claim = _of_id(claim)
    if not isinstance(claim, DeclaredClaim):
        name = getattr(claim, "__name__", "the claim")
        claim = DeclaredClaim(name, "", record(claim), hypotheses=[record(it) for it in hypotheses])
    verdict = judgement(claim)
    if verdict.status not in (PROVED, MISPRINT, QUALIFIED):
        raise AssertionError(explain(verdict))


def _of_id(id: str) -> DeclaredClaim:
    """The claim with an id: one that ships, else of the claims files that pyproject.toml names."""
    load_house()
    if id not in CLAIMS and (project := find_project()):
        load(project)
    return find_claim(id)
