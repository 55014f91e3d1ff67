"""Small facts about the calculus on which later claims rest."""

from variables import equal, nonzero, positive, s

from lnverify.proofs.definitions import centered, variance
from lnverify.proofs.hypotheses import eps_is_positive, not_zero
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.readings.printed import TEXT
from lnverify.proofs.verdicts.decision import decide
from lnverify.proofs.verdicts.second_proof import second_proof
from lnverify.proofs.verdicts.verdict import print_steps


def test_constant_fact_keeps_positivity():
    def claim(s):
        return positive(s.sqrt(s.dot(s.activation, s.activation) / s.N))

    assert decide(claim, [not_zero], everywhere=True).holds


def test_sign_of_root_with_gram_determinants():
    def claim(s):
        return positive(1 / s.sqrt(variance(s, s.activation) * (1 + s.eps) + s.eps**2))

    assert decide(claim, [eps_is_positive], everywhere=True).holds


def test_fixed_dimension_makes_others_vacuous():
    result = second_proof(equal(s.sum(s.ones), 3), [equal(s.N, 3)])
    assert [item.outcome for item in result] == ["vacuous", "vacuous", "holds", "vacuous"]


def test_products_of_single_roots():
    six = Surd.rational(6).sqrt() * Surd.rational(10).sqrt()
    assert str(six) == "2√15"
    assert (six * six.inverse() - Surd.rational(1)).is_zero()
    assert (six + Surd.rational(0) - six).is_zero()


def test_divisor_with_sum_of_roots():
    def claim(s):
        r = s.sqrt(s.dot(s.activation, s.activation))
        return equal(1 / (1 / (r + s.eps)), r + s.eps)

    assert decide(claim, [not_zero], everywhere=True).holds


def test_hypothesis_makes_square_positive():
    def gap(s):
        return positive((s.scalar("x") - s.scalar("y")) ** 2)

    assert {item.outcome for item in second_proof(gap, [gap])} == {"holds"}
    assert {item.outcome for item in second_proof(gap)} == {"fails"}


def test_second_proof_uses_scalar_signs():
    def claim(s):
        return positive(s.scalar("q") * (s.N + s.dot(s.activation, s.activation)))

    assert {item.outcome for item in second_proof(claim, [positive(s.scalar("q"))])} == {"holds"}
    assert {item.outcome for item in second_proof(claim)} == {"fails"}


def test_partial_fractions_ask_for_no_condition():
    def pole(s, z):
        return nonzero(s.gain**2 - s.scalar(z) * s.ones)

    def claim(s):
        first, second = (s.ones / (s.gain**2 - s.scalar(z) * s.ones) for z in ("y", "z"))
        return equal(first - second, (s.scalar("y") - s.scalar("z")) * (first * second))

    assert decide(claim, [lambda s: pole(s, "y"), lambda s: pole(s, "z")], everywhere=True).holds


def test_a_name_in_print_means_one_thing():
    def claim(s):
        a = s.activation
        return equal(centered(s, a + s.ones), centered(s, a))

    ((_, text),), names = print_steps(claim, TEXT)
    assert text == "a + 1 - μ 1 = a - μ' 1"
    assert names == {"μ": "Σₙ (a + 1)/N", "μ'": "Σₙ a/N"}
