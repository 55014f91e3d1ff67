"""Single entries: what the calculus knows of basis vectors, and the false statements it must not prove."""

import pytest
from statement_tests import (  # noqa: F401
    pytest_generate_tests,
    test_excess_is_reported_in_one_line,
    test_false_statement_is_refuted,
    test_refused_in_one_line,
    test_the_second_engine_does_not_accept_it,
    test_true_statement_is_proved,
)
from variables import a, at_most, equal, nonzero, positive, s, softmax

from lnverify import decide
from lnverify.proofs.definitions import mean, normalized, variance
from lnverify.proofs.hypotheses import at_least_two, denominator_is_positive
from lnverify.proofs.verdicts.second_proof import second_proof


def e(s, name="i"):
    return s.basis(name)


first = s.entry(a, "i")
other = s.entry(a, "j")
deviation = (first - mean(s)) ** 2


def at_most_one_way(s, left, right):
    """left ≤ right in a claim that speaks of two indices."""
    return at_most(left + 0 * s.dot(e(s), e(s, "j")), right)


TRUE = {
    "e ⊙ e = e": (equal(e(s) * e(s), e(s)), []),
    "Σe = 1": (equal(s.sum(e(s)), 1), []),
    "e ⊙ u = uᵢ e": (equal(e(s) * a**2, first**2 * e(s)), []),
    "(e·u)(e·v) = e·(uv)": (equal(first * s.entry(s.bias, "i"), s.dot(e(s), a * s.bias)), []),
    "diag(e) = e eᵀ": (equal(s.diag(e(s)), s.outer(e(s), e(s))), []),
    "eᵢ ⊙ eⱼ = 0": (equal(e(s) * e(s, "j"), 0 * s.ones), []),
    "‖eᵢ − eⱼ‖² = 2": (equal(s.dot(e(s) - e(s, "j"), e(s) - e(s, "j")), 2), []),
    "two indices need N ≥ 2": (at_most_one_way(s, 2, s.N), []),
    "∂aᵢ/∂a = e": (equal(s.gradient(first, a), e(s)), []),
    "∂aᵢ/∂b = 0": (equal(s.gradient(first, s.bias), 0 * s.ones), []),
    "∂(aᵢ 1)/∂a = 1eᵀ": (equal(s.jacobian(first * s.ones, a), s.outer(s.ones, e(s))), []),
    "the entry of a reciprocal": (equal(s.entry(s.ones / (a**2 + s.ones), "i"), 1 / (first**2 + 1)), []),
    "the entry of an exponential": (equal(s.entry(s.exp(a), "i"), s.exp(first)), []),
    "the entry of a logarithm": (equal(s.entry(s.log(a), "i"), s.log(first)), [positive(a)]),
    "e^(a + ce)": (equal(s.dot(e(s), s.exp(a + s.scalar("c") * e(s))), s.exp(first + s.scalar("c"))), []),
    "an entry in an equation": (equal(first**2, 1), [equal(first, 1)]),
    "where no entry is 0, this one is not": (equal(first / first, 1), [nonzero(a)]),
    "aᵢ² ≤ ‖a‖²": (at_most(first**2, s.dot(a, a)), []),
    "aᵢ² + aⱼ² ≤ ‖a‖²": (at_most(first**2 + other**2, s.dot(a, a)), []),
    "Samuelson with N for N − 1": (at_most(deviation, s.N * variance(s)), []),
    "Samuelson with ε": (at_most(s.entry(normalized(s), "i") ** 2, s.N - 1), [denominator_is_positive]),
    "pᵢ < 1 for two indices": (positive(1 - s.entry(softmax(s), "i") + 0 * other), []),
}


FALSE = {
    "aᵢ² = Σ a²": (equal(first**2, s.dot(a, a)), []),
    "aᵢ² + N ≤ ‖a‖²": (at_most(first**2 + s.N, s.dot(a, a)), []),
    "(e·a)² = e ⊙ e ⊙ a": (equal(first**2 * e(s), e(s) * e(s) * a), []),
    "eᵢ ⊙ eⱼ = 0 for i = j": (equal(e(s) * e(s, "i"), 0 * s.ones), []),
    "eᵢ = eⱼ": (equal(e(s), e(s, "j")), []),
    "aᵢ = aⱼ": (equal(first, other), []),
    "aᵢ = bᵢ": (equal(first, s.entry(s.bias, "i")), []),
    "e is 1": (equal(e(s), s.ones), []),
    "two indices say N = 2": (at_most_one_way(s, s.N, 2), []),
    "one index says N ≥ 2": (at_most(2, s.N + 0 * first), []),
    "two indices say N ≥ 3": (at_most_one_way(s, 3, s.N), []),
    "eᵢ + eⱼ = 1, as it is at N = 2": (equal(e(s) + e(s, "j"), s.ones), []),
    "∂aᵢ/∂a = 1": (equal(s.gradient(first, a), s.ones), []),
    "∂aᵢ/∂a = eⱼ": (equal(s.gradient(first, a), e(s, "j")), []),
    "∂(aᵢ 1)/∂a = I": (equal(s.jacobian(first * s.ones, a), s.identity), []),
    "Samuelson with N − 2": (at_most(deviation, (s.N - 2) * variance(s)), []),
    "Samuelson strict, without ε": (
        positive((s.N - 1) * variance(s) - deviation),
        [positive(variance(s)), at_least_two],
    ),
    "|x̂ᵢ| ≤ 1": (at_most(s.entry(normalized(s), "i") ** 2, 1), [denominator_is_positive]),
    "aᵢ ≤ Σa, without positive entries": (at_most(first, s.sum(a)), []),
    "two deviations together obey Samuelson": (
        at_most(deviation + (other - mean(s)) ** 2, (s.N - 2) * variance(s)),
        [],
    ),
    "an entry is positive where the sum is": (positive(first), [positive(s.sum(a))]),
    "where aᵢ is 1, aⱼ is": (equal(other, 1), [equal(first, 1)]),
    "where aᵢ is not 0, aⱼ is not": (nonzero(other), [nonzero(first)]),
    "pᵢ < 1, at N = 1 too": (positive(1 - s.entry(softmax(s), "i")), []),
    "pᵢ ≤ 1/2": (at_most(2 * s.entry(softmax(s), "i"), 1), []),
    "∂pᵢ/∂aᵢ = pᵢ": (equal(s.entry(s.gradient(s.entry(softmax(s), "i"), a), "i"), s.entry(softmax(s), "i")), []),
    "a vector called e": (equal(s.vector("e"), e(s)), []),
    "a scalar for an entry": (equal(s.scalar("c"), first), []),
}


def x(s, name="i"):
    return s.entry(normalized(s), name)


gap = first - other
square = s.dot(a, a)
three = first + other + s.entry(a, "k")


# name: (left side, right side without its factor, the least factor, a smaller one, hypotheses)
BOUNDS = {
    "(aᵢ − aⱼ)² ≤ 2‖a‖²": (gap**2, square, 2, 1, []),
    "(aᵢ + aⱼ)² ≤ 2‖a‖²": ((first + other) ** 2, square, 2, 1, []),
    "(aᵢ + aⱼ + aₖ)² ≤ 3‖a‖²": (three**2, square, 3, 2, []),
    "2 aᵢ aⱼ ≤ ‖a‖²": (2 * first * other, square, 1, 0, []),
    "(x̂ᵢ − x̂ⱼ)² ≤ 2N": ((x(s) - x(s, "j")) ** 2, s.N, 2, 1, [denominator_is_positive]),
    "x̂ᵢ² + x̂ⱼ² ≤ N": (x(s) ** 2 + x(s, "j") ** 2, s.N / 2, 2, 1, [denominator_is_positive]),
    "x̂ᵢ ≤ √(N − 1)": (x, s.sqrt(s.N - 1) / 2, 2, 1, [denominator_is_positive]),
    "aᵢ ≤ ‖a‖": (first, s.sqrt(square) / 2, 2, 1, []),
    "aᵢ − aⱼ ≤ √(2Nσ²)": (gap, s.sqrt(2 * s.N * variance(s)) / 2, 2, 1, []),
    "∂x̂ᵢ/∂aᵢ ≤ 1/√(σ² + ε)": (
        s.entry(s.jacobian(normalized(s), a) @ e(s), "i"),
        1 / (3 * s.sqrt(variance(s) + s.eps)),
        3,
        1,
        [denominator_is_positive],
    ),
}


# Those of two entries at once take the longest; one of them is tried each time.
LONG = "x̂ᵢ² + x̂ⱼ² ≤ N", "aᵢ − aⱼ ≤ √(2Nσ²)"


@pytest.mark.each(BOUNDS, slow=LONG)
def test_entry_bound_is_sharp(left, right, least, smaller, hypotheses):
    decision = decide(at_most(left(s), least * right(s)), hypotheses)
    assert (decision.holds, decision.conditions) == (True, [])
    assert not decide(at_most(left(s), smaller * right(s)), hypotheses).holds


def test_a_witness_says_where_the_indices_are():
    assert str(decide(*FALSE["aᵢ = aⱼ"]).witness).startswith("at N = 2, i = 1, j = 2, a = (")


def test_two_indices_need_two_entries():
    """Of what two indices say nothing is claimed at N = 1; of what one index says it is."""
    assert [item.outcome for item in second_proof(*TRUE["eᵢ ⊙ eⱼ = 0"], dimensions=(1, 2))] == ["vacuous", "holds"]
    assert 1 not in decide(*TRUE["eᵢ ⊙ eⱼ = 0"]).confirmation.dimensions
    assert 1 in decide(*TRUE["Σe = 1"]).confirmation.dimensions


REFUSED = {
    "a number for an index": equal(s.basis(1), s.ones),
    "a name of two kinds": equal(s.scalar("i") * s.basis("i"), s.ones),
    "a derivative at a basis vector": equal(s.gradient(s.sum(a), e(s)), s.ones),
    "a derivative at an entry": equal(s.derivative(s.sum(a), first), 1),
}


BEYOND = {
    "a reciprocal": (equal(s.ones / (s.ones + e(s)), s.ones - e(s) / 2), "basis vector"),
    "zero gains": (equal(s.entry(s.zeros_gain(), "i"), s.dot(s.zeros_gain(), e(s))), "basis vector"),
}
