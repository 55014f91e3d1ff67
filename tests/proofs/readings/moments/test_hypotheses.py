"""What a hypothesis may not be taken for: equations between sizes, derivatives and determinants.

Each of these statements is false, or is no claim, and was once accepted: the calculus divided by what a hypothesis
leaves open, and concluded from its own division.
"""

import pytest
from variables import a, c, z

from lnverify import InputError, Undecided, at_most, decide, equal, nonzero, positive
from lnverify.proofs.verdicts.witness import Witness


def zeros(s):
    """k."""
    gain = s.zeros_gain()
    return s.sum(s.ones - gain * s.drazin(gain))


def even(s):
    """(−1)^N N = N."""
    return equal(s.N * s.product(-1 * s.ones), s.N)


def odd(s):
    return equal(s.N * s.product(-1 * s.ones), -s.N)


def vanishes_nearly_everywhere(s):
    """0 at 1, 2, 3 and 5, where proofs are tried."""
    return (s.N - 1) * (s.N - 2) * (s.N - 3) * (s.N - 5)


def far_from_zero(s):
    """No point that is tried has entries near 0."""
    return at_most((c(s) - 50) ** 2, 1 + 1000 * s.dot(a(s), a(s)))


def product_of_a(s):
    return s.product(a(s))


def determinant(s):
    return s.det(s.diag(a(s)) + s.outer(s.bias, s.bias))


def shifted_product(s):
    return s.product(a(s) + c(s) * s.ones)


def smooth(s):
    return [at_most(0, s.sqrt(c(s) ** 2)), at_most(s.derivative(c(s) ** 2, c(s)), 2 * c(s))]


def conjugate(s):
    return 1 / (s.sqrt(1 + c(s)) + 1)


# name: (the false claim, its hypotheses)
FALSE = {
    "an even N is 2": (lambda s: equal(s.N * (s.N - 2), 0), [even]),
    "an even N is at most 2": (lambda s: at_most(s.N, 2), [even]),
    "an even N, in an inequality": (lambda s: at_most(s.sum(a(s)) ** 2, 2 * s.dot(a(s), a(s))), [even]),
    "an even N, by a determinant": (
        lambda s: equal(s.N * (s.N - 2), 0),
        [lambda s: equal(s.N * s.det(-s.identity), s.N)],
    ),
    "an odd N": (lambda s: equal(s.N * vanishes_nearly_everywhere(s), 0), [odd]),
    "N k = k": (lambda s: equal(vanishes_nearly_everywhere(s), 0), [lambda s: equal(s.N * zeros(s), zeros(s))]),
    "k (N − k) = k": (
        lambda s: equal((s.N - zeros(s) - 1) * vanishes_nearly_everywhere(s), 0),
        [lambda s: equal(zeros(s) * (s.N - zeros(s)), zeros(s))],
    ),
    "k (N − k) = 0": (
        lambda s: equal(zeros(s) * vanishes_nearly_everywhere(s), s.N * vanishes_nearly_everywhere(s)),
        [lambda s: equal(zeros(s) * (s.N - zeros(s)), 0)],
    ),
    "c z = 0 solved by what follows from its solution": (
        lambda s: equal(c(s), 0),
        [lambda s: positive(c(s) + z(s)), lambda s: equal(c(s) * z(s), 0)],
    ),
    "c Σa = 0 solved in the same way": (
        lambda s: equal(s.sum(a(s)), 0),
        [lambda s: positive(c(s) ** 2 + s.sum(a(s)) ** 2), lambda s: equal(c(s) * s.sum(a(s)), 0)],
    ),
    "a gradient of a product that is not 0": (
        lambda s: nonzero(a(s)),
        [lambda s: nonzero(s.gradient(product_of_a(s), a(s)))],
    ),
    "the same, far from where it fails": (
        lambda s: nonzero(a(s)),
        [lambda s: nonzero(s.gradient(product_of_a(s), a(s))), far_from_zero],
    ),
    "a product that is not 0, far from where it fails": (
        lambda s: nonzero(product_of_a(s)),
        [lambda s: nonzero(s.gradient(product_of_a(s), a(s))), far_from_zero],
    ),
    "a gradient of a determinant": (
        lambda s: nonzero(a(s)),
        [lambda s: nonzero(s.gradient(s.det(s.diag(a(s))), a(s))), far_from_zero],
    ),
    "a determinant that is positive": (lambda s: nonzero(product_of_a(s)), [lambda s: positive(determinant(s))]),
    "a determinant that is 1": (lambda s: nonzero(product_of_a(s)), [lambda s: equal(determinant(s), 1)]),
    "a derivative that is positive": (
        lambda s: nonzero(shifted_product(s)),
        [lambda s: positive(s.derivative(shifted_product(s), c(s)))],
    ),
    "a kink of another expression is no divisor": (
        lambda s: nonzero(s.sqrt(1 + c(s)) - 1),
        [smooth, lambda s: nonzero(conjugate(s))],
    ),
    "the same, in an order": (
        lambda s: at_most(conjugate(s), 0),
        [smooth, lambda s: at_most(c(s), 0), lambda s: at_most(0, c(s))],
    ),
}


@pytest.mark.parametrize("everywhere", [False, True], ids=["where it has a meaning", "everywhere"])
@pytest.mark.parametrize("name", FALSE)
def test_it_is_not_proved(name, everywhere):
    claim, hypotheses = FALSE[name]
    try:
        decision = decide(claim, hypotheses, everywhere)
    except Undecided:
        return
    assert not decision.holds, decision
    assert isinstance(decision.witness, Witness)


def test_where_the_proof_divides_is_a_condition():
    """c z² = d² ⇒ |c + 10⁶| = c + 10⁶, for c is d²/z²; true where z ≠ 0, and that is said."""
    given = [lambda s: equal(c(s) * z(s) ** 2, s.scalar("d") ** 2)]
    decision = decide(lambda s: equal(s.sqrt((c(s) + 10**6) ** 2), c(s) + 10**6), given)
    assert ("z ≠ 0", True) in [(condition.text, condition.of_calculus) for condition in decision.conditions]


# What follows, in whichever order it is said.
TRUE = {
    "a chain of equations": (
        lambda s: equal(c(s), s.scalar("d")),
        [lambda s: equal(c(s), z(s)), lambda s: equal(z(s), s.scalar("d"))],
    ),
    "sums that agree": (
        lambda s: equal(s.sum(a(s)), 1),
        [lambda s: equal(s.sum(a(s)), s.sum(s.bias)), lambda s: equal(s.sum(s.bias), 1)],
    ),
    "ten letters in order, of which few points tell": (
        lambda s: at_most(s.scalar("c0"), s.scalar("c9")),
        [lambda s, n=n: at_most(s.scalar(f"c{n}"), s.scalar(f"c{n + 1}")) for n in range(9)],
    ),
    "a factor that is not 0": (lambda s: equal(z(s), 0), [lambda s: equal(c(s) * z(s), 0), lambda s: nonzero(c(s))]),
}


@pytest.mark.parametrize("step", [1, -1], ids=["in this order", "in the other"])
@pytest.mark.parametrize("name", TRUE)
def test_it_is_proved(name, step):
    claim, hypotheses = TRUE[name]
    decision = decide(claim, hypotheses[::step], everywhere=True)
    assert decision.holds and not decision.conditions


def Q(s):
    return s.matrix("Q", "N", "N")


CONTRADICTIONS = {
    "c > 0 and −c > 0": [lambda s: positive(c(s)), lambda s: positive(-c(s))],
    "c ≥ 2 and c ≤ 1": [lambda s: at_most(2, c(s)), lambda s: at_most(c(s), 1)],
    "a squared length below 0": [lambda s: positive(-s.dot(a(s), a(s)))],
    "N = 1 and N > 1": [lambda s: equal(s.N, 1), lambda s: positive(s.N - 1)],
    "c = 0 and c ≠ 0": [lambda s: equal(c(s), 0), lambda s: nonzero(c(s))],
    "a = 0 and a > 0": [lambda s: equal(a(s), 0 * s.ones), lambda s: positive(a(s))],
}


@pytest.mark.parametrize("step", [1, -1], ids=["in this order", "in the other"])
@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_contradictory_hypotheses_are_told(name, step):
    with pytest.raises(Undecided, match="they contradict each other"):
        decide(lambda s: positive(s.scalar("d")), CONTRADICTIONS[name][::step])


def test_hypotheses_that_a_claim_contradicts_are_no_contradiction():
    """What the claim's having a meaning teaches, that c > 0 for its logarithm, is no hypothesis."""
    with pytest.raises(Undecided) as reason:
        decide(lambda s: positive(s.log(c(s)) + s.product(a(s) ** 2)), [lambda s: positive(-c(s))], everywhere=False)
    assert "contradict" not in str(reason.value)


AT_ONE_SIZE = {
    "a factor of a matrix": (lambda s: equal(Q(s), Q(s).T), [lambda s: equal((s.N - 17) * Q(s), (s.N - 17) * Q(s).T)]),
    "what a matrix makes of 1": (
        lambda s: equal(Q(s) @ s.ones, s.ones),
        [lambda s: equal((s.N - 17) * (Q(s) @ s.ones), (s.N - 17) * s.ones)],
    ),
    "a case": (lambda s: equal(c(s), 0), [lambda s: equal((s.N - 17) ** 3 * c(s) ** 3, 0)]),
    "an order between two roots": (lambda s: at_most(0, ((s.N - 17) ** 2 - s.rational(1, 2)) * c(s) ** 2), []),
    "an order of a matrix": (
        lambda s: at_most(0, ((s.N - 17) ** 2 - s.rational(1, 2)) * s.trace(Q(s).T @ Q(s))),
        [],
    ),
    "a divisor": (lambda s: equal(s.sum(a(s)) / (s.N - 17) * (s.N - 17), s.sum(a(s))), []),
}


@pytest.mark.parametrize("name", AT_ONE_SIZE)
def test_what_is_false_at_one_size_has_a_witness_there(name):
    claim, hypotheses = AT_ONE_SIZE[name]
    decision = decide(claim, hypotheses, everywhere=True)
    assert not decision.holds and decision.witness.dimension == 17


def test_columns_of_another_length():
    """WᵀW = 2I says of a matrix that is not square nothing about its transpose."""
    squares = [lambda s: equal(s.matrix("W").T @ s.matrix("W"), 2 * s.identity)]
    assert not decide(lambda s: equal(s.matrix("W").T @ s.matrix("W"), s.identity), squares).holds


NO_CLAIM = {
    "no parameter": (lambda: 0, [], r"not one with \(\)"),
    "two parameters": (lambda s, t: 0, [], "not one with"),
    "a function that does not say what it takes": (max, [], r"max\(\) does not say what it takes"),
    "a class": (int, [], "a claim is a function of a space, not a class"),
    "a remainder": (lambda s: equal(c(s) % 2, 0), [], "remainders, roundings and conversions of a scalar"),
    "a conversion": (lambda s: equal(int(c(s)), 0), [], "remainders, roundings and conversions"),
    "brackets": (lambda s: equal(s.N(), 1), [], "a scalar is no function"),
    "a value by name": (lambda s: equal(s.sum(v=a(s)), 0), [], "without v ="),
    "a reciprocal of an operator": (lambda s: equal(1 / s.identity, s.identity), [], "int / operator"),
}


@pytest.mark.parametrize("name", NO_CLAIM)
def test_it_is_no_claim(name):
    claim, hypotheses, words = NO_CLAIM[name]
    with pytest.raises(InputError, match=words):
        decide(claim, hypotheses)


def sum_of_direction(s):
    """Σ g/(6√(1 + ‖g‖²))."""
    return s.sum(s.gain / s.sqrt(1 + s.dot(s.gain, s.gain)) / 6)


LARGE = {
    "coefficients beyond 64 bits": (lambda s: nonzero((c(s) - 2**31) * (c(s) + 2**31)), []),
    "a critical point times a letter is 0": (
        lambda s: equal(c(s), c(s)),
        [lambda s: equal(s.critical_point(s.gain) * c(s), 0)],
    ),
    "a positive multiple of a root, of which the sign is looked for in itself": (
        lambda s: equal(c(s), c(s)),
        [lambda s: positive((s.sqrt(c(s) ** 2 + 1) - 1) * s.product(a(s) ** 2))],
    ),
    "a determinant in which each entry on the diagonal has a root": (
        lambda s: equal(c(s), c(s)),
        [lambda s: equal(s.det(sum_of_direction(s) * s.identity + s.outer(a(s), s.ones)), s.product(s.gain))],
    ),
    "six squares that are 1": (
        lambda s: equal(s.scalar("c1") ** 2 * s.scalar("c6") ** 2, 1),
        [(lambda name: lambda s: equal(s.scalar(name) ** 2, 1))(f"c{n}") for n in range(1, 7)],
    ),
}


LONG = ("a determinant in which each entry on the diagonal has a root",)


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.slow] * (name in LONG)) for name in LARGE])
def test_it_ends(name):
    claim, hypotheses = LARGE[name]
    try:
        decision = decide(claim, hypotheses)
    except Undecided:
        return
    assert decision.holds


def test_witness_names_hypothesis_dimension():
    witness = decide(lambda s: equal(c(s), 0), [lambda s: equal(c(s) * (s.N - 7), 0)]).witness
    assert str(witness).startswith("at N = 7, c = ")
