"""Test a claim for every N, functions for every shape, and a LayerNorm kernel against exact answers.

from lnverify import equal
from lnverify.testing import assert_proved, check_layer_norm

def test_my_identity():
    assert_proved(lambda s: equal(s.sum(s.ones), s.N))

def test_my_backward():
    prove_gradient(my_layer_norm, my_backward, x="rows N", gain="N", bias="N", eps="")

def test_my_kernel():
    check_layer_norm(my_layer_norm, my_backward, format="float32", profile="practical")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lnverify.kernels.audit.cases import Case, cases, of_point
from lnverify.kernels.audit.cases.points import Point
from lnverify.kernels.audit.causes.formula import plain
from lnverify.kernels.audit.check import LayerNormError, check_layer_norm, check_rms_norm
from lnverify.kernels.audit.errors.profiles import PROFILES, Profile
from lnverify.kernels.audit.verdict import Verdict, examine

if TYPE_CHECKING:  # a test of a kernel needs no SymPy
    from lnverify.kernels.tracing.prove import Proof
    from lnverify.proofs.registry import DeclaredClaim
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
    "check_rms_norm",
    "equal_claim",
    "examine",
    "gradient_claim",
    "of_point",
    "plain",
    "prove_equal",
    "prove_gradient",
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
    from lnverify.proofs.recording import record
    from lnverify.proofs.registry import DeclaredClaim
    from lnverify.proofs.verdicts.explanation import explain
    from lnverify.proofs.verdicts.verdict import MISPRINT, PROVED, QUALIFIED, judgement

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
    from lnverify.proofs.projects.loading import load, load_shipped
    from lnverify.proofs.projects.settings import find_project
    from lnverify.proofs.registry import CLAIMS, find_claim

    load_shipped()
    if id not in CLAIMS and (project := find_project()):
        load(project)
    return find_claim(id)


def prove_equal(
    function: Any, reference: Any, *, positive: Sequence[str] = (), masks: Sequence[str] = (),
    at_least: Mapping[str, int] | None = None, constants: str = "decimal", library: str | None = None, **shapes: str,
) -> Proof:  # fmt: skip
    """Prove that two functions are equal for all arguments of every shape.

    Args:
        function: a function of NumPy or torch, a torch module, an autograd.Function.
        reference: another one, such as `lnverify.definitions.layer_norm` or `torch.nn.functional.layer_norm`.
        positive: arguments that are positive; an ε is not negative anyway.
        masks: arguments that are 0 or 1.
        at_least: by axis, how long it is at least, such as {"rows": 2}.
        constants: whether a float in the code is the "decimal" that is written, or the "double".
        library: "numpy" or "torch", where the code does not tell.
        shapes: of each argument in order: "rows N", "batch (groups k)", "" for a number, "#groups" for a length. An
            argument of a module may be the name of a parameter, or of a number that it keeps.

    Returns:
        The proof, with its side conditions.

    Raises:
        AssertionError: where they differ; it says where, and ends with a program that shows it.
        Undecided: where neither a proof nor a witness was found.
        InputError: where a function cannot be traced; the line is named.
    """
    from lnverify.kernels.tracing.prove import equality, prove
    from lnverify.kernels.tracing.shapes import setting

    __tracebackhide__ = True
    given = setting(shapes, masks, positive, at_least, constants, library)
    return _asserted(prove(equality(function, reference, given)))


def prove_gradient(
    function: Any, backward: Any = None, *, positive: Sequence[str] = (), masks: Sequence[str] = (),
    at_least: Mapping[str, int] | None = None, constants: str = "decimal", library: str | None = None, **shapes: str,
) -> Proof:  # fmt: skip
    """Prove that a backward gives the gradients of a function, for all arguments of every shape.

    Args:
        function: the forward: a function, or an autograd.Function, which has its own backward.
        backward: takes the upstream gradient, one for each output, and then the arguments of the forward; returns a
            gradient for each argument that has a shape, in order.
        positive, masks, at_least, constants, library, shapes: as of `prove_equal`.

    Raises:
        AssertionError, Undecided, InputError: as of `prove_equal`.
    """
    from lnverify.kernels.tracing.prove import gradient, prove
    from lnverify.kernels.tracing.shapes import setting

    __tracebackhide__ = True
    given = setting(shapes, masks, positive, at_least, constants, library)
    return _asserted(prove(gradient(function, backward, given)))


def equal_claim(function: Any, reference: Any, *, of_a_row: bool = False, **shapes: str) -> Claim:
    """That two functions are equal as a claim of a space, to be declared with an id, hashed, printed and cited.

    It is of M rows. With `of_a_row`, and where the calculus lacks that, it is of one row, and its variables are called
    "row_of_x": this is what Rocq's kernel checks, and what is said of one row holds for each.
    """
    from lnverify.kernels.tracing.prove import equality, to_claim
    from lnverify.kernels.tracing.shapes import setting

    return to_claim(equality(function, reference, setting(shapes)), of_a_row)


def gradient_claim(function: Any, backward: Any = None, *, of_a_row: bool = False, **shapes: str) -> Claim:
    """That a backward gives the gradients of a function, as a claim of a space; of a row as in `equal_claim`.

    A gradient that is summed over rows is then that of each term.
    """
    from lnverify.kernels.tracing.prove import gradient, to_claim
    from lnverify.kernels.tracing.shapes import setting

    return to_claim(gradient(function, backward, setting(shapes)), of_a_row)


def _asserted(proof: Proof) -> Proof:
    if proof.counterexample:
        raise AssertionError(f"{proof.line}\n\n{proof.counterexample.program}")
    return proof
