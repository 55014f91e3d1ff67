"""Print: symbols of the field, the brackets that a reader needs, and 0 of every kind."""

import pytest

from numeric.crosscheck import BALLS, small_and_paper_rows
from numeric.tracked import READINGS
from proofs.decision import decide
from proofs.definitions import centering
from proofs.errors import InputError
from proofs.printed import LATEX, TEXT
from proofs.registry import DeclaredClaim
from proofs.second_proof import holds, second_proof
from proofs.statements import differ, equal
from proofs.verdict import print_claim, print_steps

PRODUCTS = {
    "a product of inner product and vector": (lambda s: s.dot(s.activation, s.gain) * s.gain, "(aᵀ g) g"),
    "a scalar before an inner product": (lambda s: s.N * s.dot(s.gain, s.gain) * s.ones, "(N gᵀ g) 1"),
    "an inner product over a scalar": (lambda s: s.dot(s.gain, s.gain) / s.N * s.gain, "(gᵀ g/N) g"),
    "a sum before a vector": (lambda s: s.sum(s.gain) * s.ones, "(Σₙ g) 1"),
    "an inner product with u ⊙ v": (lambda s: s.dot(s.gain, s.gain * s.bias) * s.ones, "(gᵀ (g ⊙ b)) 1"),
    "an operator on u ⊙ v": (lambda s: s.diag(s.gain) @ (s.gain * s.bias), "diag(g) (g ⊙ b)"),
    "an operator on a vector, entry by entry": (lambda s: (s.identity @ s.gain) / s.bias, "(I g)/b"),
    "scalars in the order of writing": (lambda s: s.N * s.sqrt(s.eps) * s.ones, "N √(ε) 1"),
    "a sign in front": (lambda s: s.gain * s.rational(-1, 2), "-1/2 g"),
    "a power of a vector": (lambda s: s.gain**2 * s.bias, "g^2 ⊙ b"),
}


@pytest.mark.parametrize("name", PRODUCTS)
def test_brackets(name):
    vector, wanted = PRODUCTS[name]
    assert print_claim(lambda s: equal(vector(s), s.bias), TEXT) == [f"{wanted} = b"]


SYMBOLS = {
    "uhat": ("û", r"\mathbf{\hat{u}}"),
    "onehat": ("1̂", r"\mathbf{\hat{1}}"),
    "alpha": ("α", r"\boldsymbol{\alpha}"),
    "x2": ("x₂", r"\mathbf{x_{2}}"),
    "w": ("w", r"\mathbf{w}"),
}


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_name_prints_as_a_symbol(name):
    def claim(s):
        return equal(s.let(name, s.gain + s.bias), s.bias)

    text, latex = SYMBOLS[name]
    assert print_claim(claim, TEXT) == [f"{text} = b"]
    assert print_claim(claim, LATEX) == [rf"{latex} = \mathbf{{b}}"]
    assert list(print_steps(claim, TEXT)[1]) == [text]


def test_a_name_without_a_symbol():
    with pytest.raises(InputError, match=r"'unit'.*SYMBOLS"):
        print_claim(lambda s: equal(s.let("unit", s.ones), s.ones))


def test_a_free_letter_of_several_characters_stands_upright():
    assert print_claim(lambda s: equal(s.scalar("rate"), 1), LATEX) == [r"\mathrm{rate} = 1"]


# (true, false): an identity with 0 on the right, and one that is no identity.
ZEROS = {
    "vector": (lambda s: equal(centering(s) @ s.ones, 0), lambda s: equal(s.activation, 0), r"\mathbf{0}"),
    "operator": (lambda s: equal(centering(s) - centering(s).T, 0), lambda s: equal(centering(s), 0), "0"),
    "scalar": (lambda s: equal(s.sum(centering(s) @ s.gain), 0), lambda s: equal(s.sum(s.gain), 0), "0"),
    "on the left": (lambda s: equal(0, centering(s) @ s.ones), lambda s: equal(0, s.gain), r"\mathbf{"),
}


@pytest.mark.parametrize("kind", ZEROS)
def test_zero_of_any_kind(kind):
    """Decided, proved a second time, measured and printed."""
    true, false, zero = ZEROS[kind]
    assert decide(true).holds and not decide(false).holds
    assert holds(second_proof(true)) and not holds(second_proof(false))
    for claim, exceeded in ((true, False), (false, True)):
        rows = small_and_paper_rows(DeclaredClaim("lnverify.test", "here", claim), (*READINGS, BALLS))
        assert {row.exceeded for row in rows if row.group == "small"} == {exceeded}
    assert zero in print_claim(true)[0]


def test_zero_of_another_kind_differs():
    assert decide(lambda s: differ(s.gain, 0)).holds
    assert not decide(lambda s: differ(s.gain - s.gain, 0)).holds


def test_only_0_is_of_every_kind():
    with pytest.raises(InputError, match="different kinds"):
        decide(lambda s: equal(s.identity, 1))
