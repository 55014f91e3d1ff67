"""What is known of a value and what is known of its form: where a denominator of the form is 0, the value may exist.

1/(√(1 + q) + 1) has the form (√(1 + q) − 1)/q. So q = 0 hides: where N = 7, say, or c = 1000, or Σb = 11, or ε = 77.
"""

from contextlib import suppress
from itertools import cycle, product

import pytest
from statement_tests import pytest_generate_tests, test_false_statement_is_refuted, test_it_is_proved  # noqa: F401
from variables import a, at_most, b, c, d, equal, nonzero, positive, s, square, z

from lnverify import Disagreement, Undecided, decide
from lnverify.proofs.readings.moments import kernel
from lnverify.proofs.readings.moments.hypotheses import Cases, read_claim
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.recording import record
from lnverify.proofs.statements import Relation
from lnverify.proofs.verdicts import decision
from lnverify.proofs.verdicts.confirmation import Confirmation

HIDDEN = {
    "N = 7": lambda s: (s.N - 7) ** 2,
    "N = 12": lambda s: (s.N - 12) ** 2,
    "N = 60": lambda s: (s.N - 60) ** 2,
    "c = 1000": lambda s: (c(s) - 1000) ** 2,
    "Σb = 11": lambda s: (s.sum(b(s)) - 11) ** 2,
    "ε = 77": lambda s: (s.eps - 77) ** 2,
}
# Each is 1/2 where q is 0, and each has q, or q with a factor, in the denominator of its form.
RATIONALIZED = {
    "a conjugate": lambda s, q: 1 / (s.sqrt(1 + q) + 1),
    "a conjugate of another root": lambda s, q: 2 / (s.sqrt(4 + q) + 2),
    "two roots": lambda s, q: 1 / (s.sqrt(1 + 2 * q) + s.sqrt(1 + q)),
    "a power": lambda s, q: 2 / (s.sqrt(1 + q) + 1) ** 2,
}


def conjugate(s, q):
    return RATIONALIZED["a conjugate"](s, q(s))


def line(s, q, v):
    """xv + 1, with x not 0."""
    return conjugate(s, q) * v + s.ones


# What a vector without zeros, or above 0, does not teach of q: name: (claim, hypotheses), of q.
TEACH_NOTHING = {
    "a vector without zeros": lambda q: (nonzero(q(s) * line(s, q, a)), [nonzero(line(s, q, a))]),
    "a vector above 0": lambda q: (nonzero(q(s) * line(s, q, a)), [positive(line(s, q, a))]),
    "a product of two of them": lambda q: (nonzero(q(s) * line(s, q, a)), [nonzero(line(s, q, a) * line(s, q, b))]),
    "a reciprocal of it": lambda q: (nonzero(q(s) * line(s, q, a)), [nonzero(s.ones / line(s, q, a))]),
    "a critical point": lambda q: (
        nonzero(q(s) ** 2 * (line(s, q, s.gain) ** 2 - s.critical_point(line(s, q, s.gain)) * s.ones)),
        [],
    ),
    "a multiple of one letter": lambda q: (nonzero(q(s)), [nonzero(conjugate(s, q) * a)]),
    "a scalar": lambda q: (nonzero(q(s)), [nonzero(conjugate(s, q))]),
    "a scalar above 0": lambda q: (positive(q(s)), [positive(conjugate(s, q))]),
    "a product of scalars": lambda q: (nonzero(q(s)), [positive(conjugate(s, q) * z**2)]),
    "an equation": lambda q: (nonzero(q(s)), [equal(conjugate(s, q), z)]),
    "a logarithm": lambda q: (lambda s: [equal(s.log(conjugate(s, q)), s.log(conjugate(s, q))), nonzero(q(s))], []),
    "an exponential": lambda q: (nonzero(q(s) * s.exp(conjugate(s, q))), []),
    "a root": lambda q: (nonzero(q(s)), [nonzero(s.sqrt(conjugate(s, q)))]),
    "an entry": lambda q: (nonzero(q(s)), [nonzero(s.entry(line(s, q, a), "i"))]),
}


def is_proved_by_the_calculus(claim, hypotheses):
    try:
        space, result = read_claim(record(claim), [record(each) for each in hypotheses])
    except Cases:
        return False
    return all(map(space.holds, result))


def is_proved(claim, hypotheses, everywhere=False):
    try:
        return decide(claim, hypotheses, everywhere).holds
    except Undecided:
        return False


# Of all pairs those that stand side by side, in turn.
SAMPLE = set(zip(TEACH_NOTHING, cycle(HIDDEN), strict=False))
PAIRS = [
    pytest.param(*pair, marks=[pytest.mark.slow] * (pair not in SAMPLE)) for pair in product(TEACH_NOTHING, HIDDEN)
]


@pytest.mark.parametrize(("name", "hidden"), PAIRS)
def test_hidden_denominator_teaches_nothing(name, hidden):
    claim, hypotheses = TEACH_NOTHING[name](HIDDEN[hidden])
    assert not is_proved_by_the_calculus(claim, hypotheses)
    assert not is_proved(claim, hypotheses, everywhere=True)


@pytest.mark.parametrize("name", RATIONALIZED)
def test_whichever_root_hides_it(name):
    q = HIDDEN["c = 1000"]

    def v(s):
        return RATIONALIZED[name](s, q(s)) * a(s) + s.ones

    claim, hypotheses = (nonzero(q(s) * v(s))), [nonzero(v(s))]
    assert not is_proved_by_the_calculus(claim, hypotheses)
    assert not is_proved(claim, hypotheses)


@pytest.mark.parametrize("hidden", HIDDEN)
@pytest.mark.parametrize("name", ["a vector without zeros", "a vector above 0", "a critical point"])
def test_trusting_every_denominator_is_caught(monkeypatch, name, hidden):
    """A proof is tried at the roots of what its forms divide by, however rare."""
    monkeypatch.setattr(Signs, "_trust", lambda signs, factor: signs.kernel.terms(signs.kernel.field.one))
    monkeypatch.setattr(kernel, "_covers", lambda nonzero, polynomials: True)
    monkeypatch.setattr(decision, "is_refuted_at_once", lambda *_: False)
    with pytest.raises(Disagreement):
        decide(*TEACH_NOTHING[name](HIDDEN[hidden]))


@pytest.mark.parametrize("hidden", HIDDEN)
def test_polynomial_zeros_are_searched(hidden):
    assert decide(lambda s: nonzero(HIDDEN[hidden](s))).witness is not None


def test_hidden_denominator_is_cleared():
    """What is learned of a + (√(1 + q) + 1)1 is true also where q is 0."""
    q = HIDDEN["N = 7"]
    given = [nonzero(line(s, q, a))]
    assert decide(nonzero(a + (s.sqrt(1 + q(s)) + 1) * s.ones), given, everywhere=True).holds
    assert decide(nonzero(q(s) * line(s, q, a)), [*given, nonzero(q(s))], everywhere=True).holds


def test_a_leading_coefficient_hides_too():
    """v = 1 + 1/(ca + 1) is 2 where c is 0; of its form, cleared of the reciprocal, c may be a factor."""
    hypotheses = [nonzero(s.ones + s.ones / (c * a + s.ones))]
    assert not is_proved(nonzero(c), hypotheses)
    assert not is_proved(nonzero(c * (c * a + 2 * s.ones)), hypotheses)
    assert decide(nonzero(c * a + 2 * s.ones), [*hypotheses, nonzero(c)]).holds


# -- letters in two blocks -------------------------------------------------------------------------------


others = s.zeros_gain() * s.drazin(s.zeros_gain())  # 1 where the gain is not 0
of_zeros = s.ones - others


LOGGED = {
    "a logarithm where the gain is not 0": lambda s: s.log(a(s) * others(s) + of_zeros(s)),
    "a logarithm where the gain is 0": lambda s: s.log(a(s) * of_zeros(s) + others(s)),
    "a root where the gain is not 0": lambda s: s.ones / s.sqrt(a(s) * others(s) + of_zeros(s)),
}


@pytest.mark.parametrize("name", LOGGED)
def test_condition_survives_other_block(name):
    """That a is positive in one block leaves open whether it is 0 in the other."""
    claim, given = (lambda s: equal(a(s) / a(s) + 0 * LOGGED[name](s), s.ones)), positive

    def boundary(s):
        return given(10**12 * s.scalar("X") ** 2 + c(s) ** 2 - 10**6)

    decision = decide(claim, [boundary])
    assert decision.holds
    assert sum("≠ 0" in condition.text or "> 0" in condition.text for condition in decision.conditions) == 2
    assert not is_proved(claim, [boundary], everywhere=True)


def test_a_letter_is_known_block_by_block():
    given = [nonzero(a * of_zeros + others)]
    assert decide(nonzero(a * of_zeros + 2 * others), given).holds
    assert not is_proved(nonzero(a), given)
    assert not is_proved(nonzero(a * others + of_zeros), given)


# -- products that are 0 -----------------------------------------------------------------------------------

# name: (claim, hypotheses): each fails in a case that a careless rule takes out.
PRODUCTS = {
    "c (z − 1000)": (at_most(c, 0), [equal(c * (z - 1000), 0), positive(c)]),
    "the sign first": (at_most(c, 0), [positive(c), equal(c * (z - 1000), 0)]),
    "as an equation": (equal(c, 0), [equal(c * z, 1000 * c)]),
    "no sign is known": (equal(c, 0), [equal(c * (z - 1000), 0)]),
    "a square": (equal(c, 0), [equal(c**2 * (z - 1000), 0)]),
    "three factors": (equal(c * d, 0), [equal(c * d * (z - 1000), 0)]),
    "a sum of entries": (equal(s.sum(a), 0), [equal(s.sum(a) * (z - 1000), 0)]),
    "a dimension": (equal(s.sum(a), 0), [equal(s.sum(a) * (s.N - 7), 0)]),
    "two products": (equal(c * d, 0), [equal(c * (z - 1000), 0), equal(d * (z - 1000), 0)]),
    "a product once another equation is used": (
        at_most(c, 0),
        [equal(c * (z - 1000) + d, 0), equal(d, 0), positive(c)],
    ),
    "a root": (equal(c, 0), [equal(c * (s.sqrt(1 + z**2) - 1), 0)]),
}


@pytest.mark.each(PRODUCTS)
def test_product_cases_are_all_kept(claim, hypotheses):
    assert not is_proved(claim, hypotheses)


def test_without_the_rule_a_case_is_left_out(monkeypatch):
    """A decision by cases that takes an open case for proved: nothing but its confirmation can stand in the way."""
    claim, given = PRODUCTS["c (z − 1000)"]
    decide_case, proved = decision._decide_case, decision.Step("", Relation.AT_MOST, True)

    def careless(question, term):
        with suppress(Undecided):
            return decide_case(question, term)
        return decision.Decision(True, [], None, [proved])

    monkeypatch.setattr(decision, "_decide_case", careless)
    with pytest.raises(Disagreement):
        decide(claim, given, everywhere=True)
    monkeypatch.setattr(decision, "spot_check", lambda *_: Confirmation((1,), satisfiable=True, in_symbols=False))
    assert decide(claim, given, everywhere=True).holds


def test_product_cases_are_searched():
    with pytest.raises(Cases):
        read_claim(record(equal(c, 0)), [record(equal(c * (z - 1000), 0))])
    assert str(decide(*PRODUCTS["c (z − 1000)"]).witness.values["z"]) == "1000"


# -- the domain of a root ----------------------------------------------------------------------------------

# A root exists where v ≥ 0, and is 0 where v is; it has a derivative where v > 0, or where v is constant.
FALSE = {
    "a root is not 0": nonzero(s.sqrt(a)),
    "a root is positive": positive(s.sqrt(a)),
    "a sum of roots is positive": positive(s.sum(s.sqrt(a))),
    "a root of a scalar is positive": positive(s.sqrt(c)),
    "a root of a root is not 0": nonzero(s.sqrt(s.sqrt(a))),
    "nor is a multiple": nonzero(2 * s.sqrt(a)),
    "nor is a product": nonzero(s.sqrt(a) * s.exp(b)),
    "a root of rows is positive": positive(s.sqrt(s.on("M").vector("u"))),
    "an entry of a root is not 0": nonzero(s.entry(s.sqrt(a), "i")),
}
TRUE_AT_ZERO = {
    "a root is not negative": at_most(0, s.sum(s.sqrt(a))),
    "its square is v": equal(s.sqrt(a) ** 2, a),
    "of 0": equal(s.sqrt(0 * a), 0),
    "of a fourth power": equal(s.sqrt(a**4), a**2),
}


@pytest.mark.parametrize("name", TRUE_AT_ZERO)
def test_root_of_zero_exists(name):
    decision = decide(TRUE_AT_ZERO[name])
    assert decision.holds
    assert [condition.relation for condition in decision.conditions] in ([], ["non_negative"])


def deviations(s):
    v = a(s) + c(s) * s.ones
    return v - s.sum(v) / s.N * s.ones


SIZE = s.sqrt(c * square(s, a))
PROVED = {
    "a radicand without the letter": equal(s.derivative(s.sqrt(c - c + d**2), c), 0),
    "a shift of the deviations": equal(s.derivative(s.sqrt(square(s, deviations(s))), c), 0),
    "a sum without the letter": equal(s.gradient(s.sqrt(square(s, a - a + b)), a), 0 * a),
    "a square taken apart": equal(s.derivative(s.sqrt((c + 1) ** 2 - c**2 - 2 * c - 1 + d**2), c), 0),
    "what is 0": equal(s.derivative(s.sqrt(c - c), c), 0),
    "at c = 0 it is 0 for every a": (equal(SIZE * s.gradient(SIZE, a), c * a), [positive(square(s, a)), at_most(0, c)]),
}
