"""Conditions are data: what each says at a point, and that a proof which lacks one is found out."""

from __future__ import annotations

from fractions import Fraction

import pytest
from variables import W, a, c, differ, equal, g, nonzero, positive, s, z

from lnverify import Disagreement, InputError, decide
from lnverify.proofs.definitions import normalized
from lnverify.proofs.readings.matrices.points import Point
from lnverify.proofs.readings.matrices.reals import Reals, precision
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.readings.moments.hypotheses import read_claim
from lnverify.proofs.recording import record
from lnverify.proofs.verdicts import decision
from lnverify.proofs.verdicts.conditions import Condition, assumptions, open_conditions

zg = s.zeros_gain()


def over_itself(x):
    """x/x = 1, for a scalar x."""
    return equal(x(s) / x(s), 1)


def spread(s, x):
    return x * s.ones


def shift(s):
    """LN(LN(a + c) + b) = LN(LN(a) + b) without ε."""
    inner, shifted = normalized(s, a(s), 0), normalized(s, a(s) + spread(s, c(s)), 0)
    return equal(normalized(s, shifted + s.bias, 0), normalized(s, inner + s.bias, 0))


product_is_zero = equal(c * z, 0)


# name: (claim, hypotheses, its conditions, points: (N, values, what each condition is there))
CASES = {
    "a letter divided by": (
        equal(a / a, s.ones), [],
        ["a ≠ 0 in every entry"],
        [(2, {"activation": (1, 2)}, [True]), (2, {"activation": (1, 0)}, [False])],
    ),
    "a sum divided by": (
        equal(a / (g + spread(s, c)) * (g + spread(s, c)), a), [],
        ["(c 1 + g) ≠ 0 in every entry"],
        [(2, {"c": 1, "gain": (1, 2)}, [True]), (2, {"c": 1, "gain": (2, -1)}, [False])],
    ),
    "a moment, and a radicand": (
        equal(s.sqrt(c) ** 2 / s.sum(g), c / s.sum(g)), [],
        ["Σₙ g ≠ 0", "0 ≤ c"],
        [
            (2, {"c": 0, "gain": (1, 1)}, [True, True]),
            (2, {"c": -1, "gain": (1, 1)}, [True, False]),
            (2, {"c": 1, "gain": (1, -1)}, [False, True]),
        ],
    ),
    "a quotient under a root": (
        equal(s.sqrt(c / z) ** 2, c / z), [],
        ["z ≠ 0", "0 ≤ c/z"],
        [(1, {"c": -1, "z": -2}, [True, True]), (1, {"c": -1, "z": 0}, [False, None])],
    ),
    "a root": (
        over_itself(lambda s: s.sqrt(c(s)) - z(s)), [],
        ["√c - z ≠ 0", "0 ≤ c"],
        [
            (1, {"c": 4, "z": 2}, [False, True]),
            (1, {"c": 2, "z": 1}, [True, True]),
            (1, {"c": -1, "z": 0}, [None, False]),
        ],
    ),
    "a root under a root": (
        over_itself(lambda s: s.sqrt(1 + s.sqrt(c(s))) - z(s)), [],
        ["√(√c + 1) - z ≠ 0", "0 ≤ c"],
        [(1, {"c": 9, "z": 2}, [False, True]), (1, {"c": 2, "z": 1}, [True, True])],
    ),
    "an absolute value": (
        over_itself(lambda s: s.sqrt(c(s) ** 2) - 2), [],
        ["|c| - 2 ≠ 0"],
        [(1, {"c": -2}, [False]), (1, {"c": -3}, [True])],
    ),
    "a product": (
        over_itself(lambda s: s.product(g(s) + s.ones)), [],
        ["∏ₙ (1 + g) ≠ 0"],
        [(2, {"gain": (-1, 3)}, [False]), (2, {"gain": (1, 3)}, [True])],
    ),
    "the sum of a quotient": (
        over_itself(lambda s: s.sum(s.ones / (g(s) ** 2 - spread(s, z(s))))), [],
        ["Σₙ (-z 1 + g²)⁻¹ ≠ 0", "(-z 1 + g²) ≠ 0 in every entry"],
        [
            (2, {"gain": (1, 2), "z": 2}, [True, True]),
            (2, {"gain": (1, 2), "z": Fraction(5, 2)}, [False, True]),
            (2, {"gain": (1, 2), "z": 4}, [None, False]),
        ],
    ),
    "a critical point": (
        over_itself(lambda s: s.critical_point(g(s)) - c(s)), [],
        ["ζ - c ≠ 0"],
        [(2, {"gain": (1, 2), "c": Fraction(5, 2)}, [False]), (2, {"gain": (1, 2), "c": 0}, [True])],
    ),
    "one N": (over_itself(lambda s: s.N - 3), [], ["N - 3 ≠ 0"], [(3, {}, [False]), (2, {}, [True])]),
    "the sum of the gains that are not zero": (
        over_itself(lambda s: s.sum(zg(s))), [],
        ["Σₙ g ≠ 0"],
        [(3, {"zeros gain": (1, 2, 0)}, [True]), (3, {"zeros gain": (1, -1, 0)}, [False])],
    ),
    "the number of zero gains": (
        over_itself(lambda s: s.sum(s.ones - zg(s) * s.drazin(zg(s)))), [],
        ["k ≠ 0, k = Σₙ (1 - g ⊙ g^D)"],
        [(3, {"zeros gain": (1, 2, 0)}, [True]), (2, {"zeros gain": (1, 1)}, [False])],
    ),
    "a sum divided by where the gain is not zero, and where it is": (
        equal(a / (zg + spread(s, c)) * (zg + spread(s, c)), a), [],
        ["(c g ⊙ g^D + g + 1 - g ⊙ g^D) ≠ 0 in every entry", "(c (1 - g ⊙ g^D) + g ⊙ g^D) ≠ 0 in every entry"],
        [
            (2, {"c": -1, "zeros gain": (2, 0)}, [True, True]),
            (2, {"c": -2, "zeros gain": (2, 0)}, [False, True]),
            (2, {"c": 0, "zeros gain": (2, 0)}, [True, False]),
            (2, {"c": 0, "zeros gain": (2, 1)}, [True, True]),
        ],
    ),
    "an exponential": (
        over_itself(lambda s: s.exp(c(s)) - 1), [],
        ["exp(c) - 1 ≠ 0"],
        [(1, {"c": 0}, [False]), (1, {"c": 1}, [True])],
    ),
    "a logarithm": (
        over_itself(lambda s: s.log(c(s))), [],
        ["log(c) ≠ 0", "c > 0"],
        [(1, {"c": 1}, [False, True]), (1, {"c": 2}, [True, True]), (1, {"c": -1}, [None, False])],
    ),
    "a sum of exponentials": (
        over_itself(lambda s: s.sum(s.exp(a(s))) - 2), [],
        ["Σₙ exp(a) - 2 ≠ 0"],
        [(2, {"activation": (0, 0)}, [False]), (2, {"activation": (0, 1)}, [True])],
    ),
    "a sum of logarithms": (
        over_itself(lambda s: s.sum(s.log(s.ones + a(s) ** 2))), [],
        ["Σₙ log(1 + a²) ≠ 0"],
        [(2, {"activation": (0, 0)}, [False]), (2, {"activation": (0, 1)}, [True])],
    ),
    "the logarithm of a vector": (
        equal(s.ones / s.log(a), s.ones / s.log(a)), [],
        ["log(a) ≠ 0 in every entry", "a > 0 in every entry"],
        [
            (2, {"activation": (2, 3)}, [True, True]),
            (2, {"activation": (2, 1)}, [False, True]),
            (2, {"activation": (2, 0)}, [None, False]),
        ],
    ),
    "the second dimension beside zero gains": (
        equal(s.sum(zg) / (s.on("M").N - 2), s.sum(zg) / (s.on("M").N - 2)), [],
        ["M - 2 ≠ 0"],
        [(1, {"W": ((1,), (1,)), "zeros gain": (1,)}, [False]), (1, {"W": ((1,),), "zeros gain": (1,)}, [True])],
    ),
    "a sum of roots": (
        over_itself(lambda s: s.sum(s.sqrt(s.ones + a(s) ** 2)) - 2), [],
        ["Σₙ √(1 + a²) - 2 ≠ 0"],
        [(2, {"activation": (0, 0)}, [False]), (2, {"activation": (0, 1)}, [True])],
    ),
    "a trace": (
        over_itself(lambda s: s.trace(W(s).T @ W(s)) - 5), [],
        ["Σₙ ((Wᵀ ⊙ Wᵀ) 1) - 5 ≠ 0"],
        [(2, {"W": ((1, 2),)}, [False]), (2, {"W": ((1, 2), (0, 1))}, [True])],
    ),
    "the length of a product": (
        over_itself(lambda s: s.dot(W(s) @ a(s), W(s) @ a(s)) - 1), [],
        ["Σₙ (W a)² - 1 ≠ 0"],
        [(2, {"W": ((1, 2),), "activation": (1, 0)}, [False]), (2, {"W": ((1, 2),), "activation": (1, 1)}, [True])],
    ),
    "an entry": (
        over_itself(lambda s: s.entry(a(s), "i")), [],
        ["aᵢ ≠ 0"],
        [(1, {"activation": (0,)}, [False]), (1, {"activation": (1,)}, [True])],
    ),
    "stacked normalizations": (
        shift, [],
        ["√(N Σₙ a² - (Σₙ a)²) ≠ 0", "√(Σₙ y₁²) √N ≠ 0"],
        [
            (2, {"activation": (1, 2), "bias": (0, 0)}, [True, True]),
            (2, {"activation": (1, 1), "bias": (0, 0)}, [False, None]),
            # The normalized row is (−1, 1).
            (2, {"activation": (1, 2), "bias": (1, -1)}, [True, False]),
        ],
    ),
    "an equation that was solved": (
        equal(c**2 * s.sum(a), c * z**2),
        [equal(c * s.sum(a), z**2)],
        ["c ≠ 0"],
        [(1, {"c": 1}, [True]), (1, {"c": 0}, [False])],
    ),
}  # fmt: skip


def at(dimension, values):
    """The explicit space of one point; W has its rows."""
    fixed = {}
    for name, value in values.items():
        for index, entry in entries(value):
            entry = Fraction(entry)
            fixed[name, index] = Surd.rational(entry.numerator, entry.denominator)
    zeros = values.get("zeros gain", ()).count(0)
    return MatrixSpace(Reals(Point(dimension, zeros, 0, fixed)), dimension, zeros, len(values.get("W", "1")))


def entries(value):
    """(index, entry) of a scalar, a vector or a matrix."""
    if not isinstance(value, tuple):
        return [(None, value)]
    if not isinstance(value[0], tuple):
        return enumerate(value)
    return [((m, n), entry) for m, row in enumerate(value) for n, entry in enumerate(row)]


@pytest.mark.each(CASES)
def test_a_condition_is_told_and_worked_out(claim, hypotheses, texts, points):
    conditions = decide(claim, hypotheses).conditions
    assert [condition.text.partition(", y₁ = ")[0] for condition in conditions] == texts
    with precision():
        for dimension, values, expected in points:
            space = at(dimension, values)
            assert [condition.is_true_at(space) for condition in conditions] == expected, (dimension, values)


@pytest.mark.parametrize("name", [name for name in CASES if name != "stacked normalizations"])
def test_conditions_as_hypotheses_suffice(name):
    """So the term of a condition says what the condition means: the calculus reads its own form back from it."""
    claim, hypotheses, _, _ = CASES[name]
    conditions = decide(claim, hypotheses).conditions
    decision = decide(claim, [*hypotheses, *(condition.statement for condition in conditions)], everywhere=True)
    assert decision.holds and not decision.conditions


# Cases with a condition of which the others say nothing, and its place among them.
NEEDED = [
    ("a letter divided by", 0), ("a sum divided by", 0), ("a moment, and a radicand", 0),
    ("a moment, and a radicand", 1), ("a quotient under a root", 1), ("a root", 0), ("an absolute value", 0),
    ("a product", 0), ("one N", 0), ("the sum of the gains that are not zero", 0), ("the number of zero gains", 0),
    ("a sum divided by where the gain is not zero, and where it is", 0),
]  # fmt: skip


@pytest.mark.parametrize(("name", "dropped"), NEEDED)
def test_forgotten_condition_is_caught(name, dropped, monkeypatch):
    def without(space):
        result = open_conditions(space)
        return result[:dropped] + result[dropped + 1 :]

    claim, hypotheses, _, _ = CASES[name]
    monkeypatch.setattr(decision, "open_conditions", without)
    with pytest.raises(Disagreement) as caught:
        decide(claim, hypotheses)
    assert "no meaning" in str(caught.value)


def ratio_of_squares(s):
    c2, d2 = c(s) ** 2, s.scalar("d") ** 2
    return equal(s.scalar("t") * (c2 + d2), c2 + 2 * d2)


is_its_own_size = equal(s.sqrt(s.scalar("t") ** 2), s.scalar("t"))


def test_a_forgotten_assumption_is_found_out(monkeypatch):
    """t (c² + d²) = c² + 2d² is solved for t, which is positive where c and d are not both 0: elsewhere it is any."""
    monkeypatch.setattr(decision, "assumptions", lambda space: [])
    with pytest.raises(Disagreement) as caught:
        decide(is_its_own_size, [ratio_of_squares])
    assert "c = 0, d = 0" in str(caught.value)


def test_proof_skips_excluded_points(monkeypatch):
    monkeypatch.setattr(decision, "find_witness", lambda *_: None)
    result = decide(is_its_own_size, [ratio_of_squares])
    assert result.holds and [c.text for c in result.conditions if c.of_calculus] == ["c² + d² ≠ 0"]


def test_false_conditional_statement_is_caught(monkeypatch):
    monkeypatch.setattr("lnverify.proofs.readings.moments.kernel._has_zero_form", lambda value: True)
    with pytest.raises(Disagreement):
        decide(equal(a / a, 2 * s.ones))


def test_conditions_excuse_no_falsehood(monkeypatch):
    """A condition of the claim's own says where it has no meaning: where it has one, it is true."""
    monkeypatch.setattr("lnverify.proofs.readings.moments.kernel._has_zero_form", lambda value: True)
    never = Condition("nonzero", r"0 \ne 0", "0 ≠ 0", ("rational", 0, 1))
    monkeypatch.setattr(decision, "open_conditions", lambda space: [never])
    with pytest.raises(Disagreement):
        decide(equal(s.sum(a), s.N))


def test_agreement_on_one_branch_is_no_agreement():
    """From c z = 0 the calculus takes c = 0; yet c may be 1 where z is 0."""
    result = decide(differ(c, 0), [product_is_zero])
    assert result.holds and not result.conditions and result.witness is not None


def test_termless_error_covers_all_points():
    (condition,) = decide(equal(s.N * c, 0), [equal(s.N, 0)]).conditions
    assert condition.relation == "satisfiable" and condition.is_true_at(at(1, {})) is True
    assert str(condition).startswith(r"\text{some point")
    with pytest.raises(InputError):
        decide(equal(c, c), [condition.statement])


def test_without_an_equation_nothing_is_assumed():
    space, _ = read_claim(record(positive(1 / (s.sqrt(1 + c) + 1))), [record(nonzero(c))])
    assert assumptions(space) == []
