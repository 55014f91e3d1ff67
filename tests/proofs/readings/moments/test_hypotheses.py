"""What a hypothesis may not be taken for: equations between sizes, derivatives and determinants.

Each of these statements is false, or is no claim, and was once accepted: the calculus divided by what a hypothesis
leaves open, and concluded from its own division.
"""

import pytest
from variables import a, at_most, c, equal, nonzero, positive, s, z

from lnverify import Undecided, decide
from lnverify.proofs.verdicts.witness import Witness


def zeros(s):
    """k."""
    gain = s.zeros_gain()
    return s.sum(s.ones - gain * s.drazin(gain))


even = equal(s.N * s.product(-1 * s.ones), s.N)  # (−1)^N N = N
odd = equal(s.N * s.product(-1 * s.ones), -s.N)
# 0 at 1, 2, 3 and 5, where proofs are tried.
vanishes_nearly_everywhere = (s.N - 1) * (s.N - 2) * (s.N - 3) * (s.N - 5)
far_from_zero = at_most((c - 50) ** 2, 1 + 1000 * s.dot(a, a))  # No point that is tried has entries near 0
product_of_a = s.product(a)
determinant = s.det(s.diag(a) + s.outer(s.bias, s.bias))
shifted_product = s.product(a + c * s.ones)


def smooth(s):
    return [at_most(0, s.sqrt(c(s) ** 2)), at_most(s.derivative(c(s) ** 2, c(s)), 2 * c(s))]


conjugate = 1 / (s.sqrt(1 + c) + 1)


# name: (the false claim, its hypotheses)
FALSE = {
    "an even N is 2": (equal(s.N * (s.N - 2), 0), [even]),
    "an even N is at most 2": (at_most(s.N, 2), [even]),
    "an even N, in an inequality": (at_most(s.sum(a) ** 2, 2 * s.dot(a, a)), [even]),
    "an even N, by a determinant": (equal(s.N * (s.N - 2), 0), [equal(s.N * s.det(-s.identity), s.N)]),
    "an odd N": (equal(s.N * vanishes_nearly_everywhere, 0), [odd]),
    "N k = k": (equal(vanishes_nearly_everywhere, 0), [equal(s.N * zeros(s), zeros(s))]),
    "k (N − k) = k": (
        equal((s.N - zeros(s) - 1) * vanishes_nearly_everywhere, 0),
        [equal(zeros(s) * (s.N - zeros(s)), zeros(s))],
    ),
    "k (N − k) = 0": (
        equal(zeros(s) * vanishes_nearly_everywhere, s.N * vanishes_nearly_everywhere),
        [equal(zeros(s) * (s.N - zeros(s)), 0)],
    ),
    "c z = 0 solved by what follows from its solution": (equal(c, 0), [positive(c + z), equal(c * z, 0)]),
    "c Σa = 0 solved in the same way": (equal(s.sum(a), 0), [positive(c**2 + s.sum(a) ** 2), equal(c * s.sum(a), 0)]),
    "a gradient of a product that is not 0": (nonzero(a), [nonzero(s.gradient(product_of_a, a))]),
    "the same, far from where it fails": (nonzero(a), [nonzero(s.gradient(product_of_a, a)), far_from_zero]),
    "a product that is not 0, far from where it fails": (
        nonzero(product_of_a),
        [nonzero(s.gradient(product_of_a, a)), far_from_zero],
    ),
    "a gradient of a determinant": (nonzero(a), [nonzero(s.gradient(s.det(s.diag(a)), a)), far_from_zero]),
    "a determinant that is positive": (nonzero(product_of_a), [positive(determinant)]),
    "a determinant that is 1": (nonzero(product_of_a), [equal(determinant, 1)]),
    "a derivative that is positive": (nonzero(shifted_product), [positive(s.derivative(shifted_product, c))]),
    "a kink of another expression is no divisor": (nonzero(s.sqrt(1 + c) - 1), [smooth, nonzero(conjugate)]),
    "the same, in an order": (at_most(conjugate, 0), [smooth, at_most(c, 0), at_most(0, c)]),
}


@pytest.mark.parametrize("everywhere", [False, True], ids=["where it has a meaning", "everywhere"])
@pytest.mark.each(FALSE)
def test_it_is_not_proved(claim, hypotheses, everywhere):
    try:
        decision = decide(claim, hypotheses, everywhere)
    except Undecided:
        return
    assert not decision.holds, decision
    assert isinstance(decision.witness, Witness)


def test_where_the_proof_divides_is_a_condition():
    """c z² = d² ⇒ |c + 10⁶| = c + 10⁶, for c is d²/z²; true where z ≠ 0, and that is said."""
    given = [equal(c * z**2, s.scalar("d") ** 2)]
    decision = decide(equal(s.sqrt((c + 10**6) ** 2), c + 10**6), given)
    assert ("z ≠ 0", True) in [(condition.text, condition.of_calculus) for condition in decision.conditions]


# What follows, in whichever order it is said.
TRUE = {
    "a chain of equations": (equal(c, s.scalar("d")), [equal(c, z), equal(z, s.scalar("d"))]),
    "sums that agree": (equal(s.sum(a), 1), [equal(s.sum(a), s.sum(s.bias)), equal(s.sum(s.bias), 1)]),
    "ten letters in order, of which few points tell": (
        at_most(s.scalar("c0"), s.scalar("c9")),
        [lambda s, n=n: at_most(s.scalar(f"c{n}"), s.scalar(f"c{n + 1}")) for n in range(9)],
    ),
    "a factor that is not 0": (equal(z, 0), [equal(c * z, 0), nonzero(c)]),
}


@pytest.mark.parametrize("step", [1, -1], ids=["in this order", "in the other"])
@pytest.mark.each(TRUE)
def test_it_is_proved(claim, hypotheses, step):
    decision = decide(claim, hypotheses[::step], everywhere=True)
    assert decision.holds and not decision.conditions


Q = s.matrix("Q", "N", "N")


CONTRADICTIONS = {
    "c > 0 and −c > 0": [positive(c), positive(-c)],
    "c ≥ 2 and c ≤ 1": [at_most(2, c), at_most(c, 1)],
    "a squared length below 0": [positive(-s.dot(a, a))],
    "N = 1 and N > 1": [equal(s.N, 1), positive(s.N - 1)],
    "c = 0 and c ≠ 0": [equal(c, 0), nonzero(c)],
    "a = 0 and a > 0": [equal(a, 0 * s.ones), positive(a)],
}


@pytest.mark.parametrize("step", [1, -1], ids=["in this order", "in the other"])
@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_contradictory_hypotheses_are_told(name, step):
    with pytest.raises(Undecided, match="they contradict each other"):
        decide(positive(s.scalar("d")), CONTRADICTIONS[name][::step])


def test_hypotheses_that_a_claim_contradicts_are_no_contradiction():
    """What the claim's having a meaning teaches, that c > 0 for its logarithm, is no hypothesis."""
    with pytest.raises(Undecided) as reason:
        decide(positive(s.log(c) + s.product(a**2)), [positive(-c)], everywhere=False)
    assert "contradict" not in str(reason.value)


AT_ONE_SIZE = {
    "a factor of a matrix": (equal(Q, Q.T), [equal((s.N - 17) * Q, (s.N - 17) * Q.T)]),
    "what a matrix makes of 1": (equal(Q @ s.ones, s.ones), [equal((s.N - 17) * (Q @ s.ones), (s.N - 17) * s.ones)]),
    "a case": (equal(c, 0), [equal((s.N - 17) ** 3 * c**3, 0)]),
    "an order between two roots": (at_most(0, ((s.N - 17) ** 2 - s.rational(1, 2)) * c**2), []),
    "an order of a matrix": (at_most(0, ((s.N - 17) ** 2 - s.rational(1, 2)) * s.trace(Q.T @ Q)), []),
    "a divisor": (equal(s.sum(a) / (s.N - 17) * (s.N - 17), s.sum(a)), []),
}


@pytest.mark.each(AT_ONE_SIZE, slow=["a factor of a matrix"])
def test_what_is_false_at_one_size_has_a_witness_there(claim, hypotheses):
    decision = decide(claim, hypotheses, everywhere=True)
    assert not decision.holds and decision.witness.dimension == 17


def test_columns_of_another_length():
    """WᵀW = 2I says of a matrix that is not square nothing about its transpose."""
    squares = [equal(s.matrix("W").T @ s.matrix("W"), 2 * s.identity)]
    assert not decide(equal(s.matrix("W").T @ s.matrix("W"), s.identity), squares).holds


sum_of_direction = s.sum(s.gain / s.sqrt(1 + s.dot(s.gain, s.gain)) / 6)  # Σ g/(6√(1 + ‖g‖²))


LARGE = {
    "coefficients beyond 64 bits": (nonzero((c - 2**31) * (c + 2**31)), []),
    "a critical point times a letter is 0": (equal(c, c), [equal(s.critical_point(s.gain) * c, 0)]),
    "a positive multiple of a root, of which the sign is looked for in itself": (
        equal(c, c),
        [positive((s.sqrt(c**2 + 1) - 1) * s.product(a**2))],
    ),
    "a determinant in which each entry on the diagonal has a root": (
        equal(c, c),
        [equal(s.det(sum_of_direction * s.identity + s.outer(a, s.ones)), s.product(s.gain))],
    ),
    "six squares that are 1": (
        equal(s.scalar("c1") ** 2 * s.scalar("c6") ** 2, 1),
        [(lambda name: equal(s.scalar(name) ** 2, 1))(f"c{n}") for n in range(1, 7)],
    ),
}


LONG = ("a determinant in which each entry on the diagonal has a root",)


@pytest.mark.each(LARGE, slow=LONG)
def test_it_ends(claim, hypotheses):
    try:
        decision = decide(claim, hypotheses)
    except Undecided:
        return
    assert decision.holds


def test_witness_names_hypothesis_dimension():
    witness = decide(equal(c, 0), [equal(c * (s.N - 7), 0)]).witness
    assert str(witness).startswith("at N = 7, c = ")
