"""True statements whose two sides are written differently: each has to be proved, in either order."""

import subprocess
import sys

import pytest
from variables import Q, W, a, at_most, c, equal, g, norm, positive, s, softmax, z

from lnverify import Undecided, decide
from lnverify.proofs.definitions import layer_norm, normalized

is_positive = positive(c)


def sum_of_dyads(s):
    total = s.outer(s.vector("u0"), s.vector("v0"))
    for i in range(1, 4):
        total = total + s.outer(s.vector(f"u{i}"), s.vector(f"v{i}"))
    return total


# name: (left side, right side, how many conditions say where both exist)
IDENTITIES = {
    "1/(g − z) = (g + z)/(g² − z²)": (s.ones / (g - z * s.ones), (g + z * s.ones) / (g**2 - z**2 * s.ones), 2),
    "1/((g² + 1)(g² + g + 2)), in partial fractions or not": (
        s.ones / ((g**2 + s.ones) * (g**2 + g + 2 * s.ones)),
        (s.ones / (g**2 + s.ones)) * (s.ones / (g**2 + g + 2 * s.ones)),
        0,
    ),
    "1/(a² + a) = 1/a − 1/(a + 1)": (s.ones / (a**2 + a), s.ones / a - s.ones / (a + s.ones), 2),
    "1/(1 + 1/(1 + a²)) = (1 + a²)/(2 + a²)": (
        s.ones / (s.ones + s.ones / (s.ones + a**2)),
        (s.ones + a**2) / (2 * s.ones + a**2),
        0,
    ),
    "1/((1 + a²)(1 + g²)), multiplied out": (
        s.ones / (s.ones + a**2 + g**2 + a**2 * g**2),
        (s.ones / (s.ones + a**2)) * (s.ones / (s.ones + g**2)),
        0,
    ),
    "√(1/c) = 1/√c": (s.sqrt(1 / c), 1 / s.sqrt(c), 4),
    "√(cz) = √c √z": (s.sqrt(c * z), s.sqrt(c) * s.sqrt(z), 3),
    "√((1 + ‖a‖)²) = 1 + ‖a‖": (s.sqrt((1 + norm(s)) ** 2), 1 + norm(s), 0),
    "√(1 + ‖a‖² + 2‖a‖) = 1 + ‖a‖": (s.sqrt(1 + s.dot(a, a) + 2 * norm(s)), 1 + norm(s), 0),
    "√(41813·378317²·459443), of which FLINT lists a prime twice": (
        s.sqrt(s.rational(41813 * 378317**2 * 459443)),
        378317 * s.sqrt(s.rational(41813 * 459443)),
        0,
    ),
    "∏a ∏1/a = 1": (s.product(a) * s.product(s.ones / a), s.rational(1), 1),
    "∏(a² + a) = ∏a ∏(a + 1)": (s.product(a**2 + a), s.product(a) * s.product(a + s.ones), 0),
    "the Jacobian of a/(1 + a²)": (
        s.jacobian(a / (s.ones + a**2), a),
        s.diag((s.ones - a**2) / (s.ones + a**2) ** 2),
        0,
    ),
    "the gradient of Σ1/(a² + 1)": (s.gradient(s.sum(s.ones / (a**2 + s.ones)), a), -2 * a / (a**2 + s.ones) ** 2, 0),
    "the gradient of ∏(a − μ)": (
        s.gradient(s.product(a - s.sum(a) / s.N * s.ones), a),
        (
            (s.identity - s.outer(s.ones, s.ones) / s.N)
            @ (s.product(a - s.sum(a) / s.N * s.ones) * (s.ones / (a - s.sum(a) / s.N * s.ones)))
        ),
        1,
    ),
    "det(G + Σ of six dyads), rows and columns exchanged": (
        s.det(s.diag(g) + sum_of_dyads(s)),
        s.det((s.diag(g) + sum_of_dyads(s)).T),
        1,
    ),
}


@pytest.mark.each(IDENTITIES)
def test_identity_is_proved_in_either_order(left, right, conditions):
    for claim in (equal(left(s), right(s)), equal(right(s), left(s))):
        decision = decide(claim)
        assert decision.holds
        assert len(decision.conditions) == conditions, decision.conditions


def layer(s, x, number):
    """One LayerNorm with a gain and a bias of its own."""
    return layer_norm(s, x, s.vector(f"g{number}"), s.vector(f"b{number}"))


COUNTS = [1, 2, 4, pytest.param(12, marks=pytest.mark.slow)]


def stacked(s, x, count):
    for number in range(count):
        x = layer(s, x, number)
    return x


def residual(s, x, count):
    for number in range(count):
        x = x + layer(s, x, number)
    return x


@pytest.mark.parametrize("count", COUNTS)
def test_stacked_layers_do_not_see_a_shift(count):
    def claim(s):
        return equal(stacked(s, a(s) + c(s) * s.ones, count), stacked(s, a(s), count))

    decision = decide(claim, [positive(s.eps)], everywhere=True)
    assert decision.holds and decision.conditions == []


@pytest.mark.parametrize("count", COUNTS)
def test_residual_layers_pass_a_shift_on(count):
    def claim(s):
        return equal(residual(s, a(s) + c(s) * s.ones, count), residual(s, a(s), count) + c(s) * s.ones)

    assert decide(claim, [positive(s.eps)], everywhere=True).holds


@pytest.mark.parametrize("count", [2, 3, 4])
def test_false_stacked_layers_are_refuted(count):
    """That an opaque vector is like any other proves nothing more of it."""

    def claim(s):
        return equal(stacked(s, a(s), count), stacked(s, s.bias, count))

    decision = decide(claim, [positive(s.eps)])
    assert not decision.holds and decision.witness is not None


MEMORY = """
import resource
from lnverify import decide, equal
def claim(number):
    def statement(s):
        v = number * s.activation + s.bias
        return equal(s.dot(v, v) / (s.eps + number), (s.sum(v * v)) / (number + s.eps))
    return statement
def decisions(count, first):
    for number in range(first, first + count):
        decide(claim(number + 1))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
before = decisions(100, 0)
print(decisions(200, 100) - before)
"""


@pytest.mark.integration
def test_memory_does_not_grow_with_decisions():
    """200 decisions after the first 100 take less than 2 MB; at 20 kB each, as once, it would be 4."""
    done = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 2_000, f"{done.stdout.strip()} kB"


@pytest.mark.slow
def test_an_equation_of_a_free_matrix_ends():
    """No entry of W makes ‖W‖² smaller than its others do: not all of them are tried."""
    with pytest.raises(Undecided):
        decide(equal(s.on("M").sum(W @ a), 0), [equal(s.trace(W.T @ W), 0)])


def test_conditions_are_said_in_plain_text():
    """‖a + cb‖² + ε is positive, which is not seen where it is divided by."""

    def rate(s):
        v = a(s) + c(s) * s.bias
        y = s.dot(g(s), v / s.sqrt(s.dot(v, v) + s.eps))
        return equal(s.derivative(y, c(s)), s.dot(s.bias, s.gradient(y, a(s))))

    with pytest.raises(
        Undecided, match=r"^the hypotheses do not imply the conditions √\(ε \+ c² Σₙ b² .* ≠ 0, but no witness"
    ):
        decide(rate, [positive(s.eps)], everywhere=True)


def test_undecided_fits_one_line():
    with pytest.raises(Undecided) as caught:
        decide(equal(s.ones / (a * g + s.ones), s.ones / (g * a + s.ones)))
    assert "\n" not in str(caught.value)


# Orders of exponentials, logarithms and large N, each with a false neighbour.
ORDERS = {
    "log c ≤ c − 1": (at_most(s.log(c), c - 1), at_most(s.log(c), c - 2), is_positive),
    "1 + c ≤ e^c": (at_most(1 + c, s.exp(c)), at_most(1 + 2 * c, s.exp(c)), None),
    "N + Σa ≤ Σe^a": (at_most(s.N + s.sum(a), s.sum(s.exp(a))), at_most(s.N + 2 * s.sum(a), s.sum(s.exp(a))), None),
    "Σ log a ≤ Σa − N": (
        at_most(s.sum(s.log(a)), s.sum(a) - s.N),
        at_most(s.sum(s.log(a)), s.sum(a) - s.N - 1),
        positive(a),
    ),
    "log-sum-exp is at least the mean and log N": (
        at_most(s.sum(a) / s.N + s.log(s.N), s.log(s.sum(s.exp(a)))),
        at_most(s.sum(a) / s.N + s.log(s.N) + s.rational(1, 10), s.log(s.sum(s.exp(a)))),
        None,
    ),
    "N = 768": (at_most(s.sum(a) ** 2, 768 * s.dot(a, a)), at_most(s.sum(a) ** 2, 767 * s.dot(a, a)), equal(s.N, 768)),
}


@pytest.mark.each(ORDERS, slow=["log-sum-exp is at least the mean and log N"])
def test_an_order_is_proved_and_its_neighbour_is_not(claim, false, hypothesis):
    given = [hypothesis] if hypothesis else []
    assert decide(claim, given, everywhere=True).holds
    assert decide(false, given, everywhere=True).witness is not None


def relu(s, v):
    return (v + s.sqrt(v**2)) / 2


def gap(s, u, v):
    return s.dot(u - v, u - v)


is_orthogonal = equal(Q.T @ Q, s.identity)
keeps_ones = equal(Q @ s.ones, s.ones)


# True statements with their hypotheses, and a false neighbour of each.
NEIGHBOURS = {
    "KL(softmax‖uniform) ≥ 0": (
        at_most(0, s.dot(softmax(s), s.log(s.N * softmax(s)))),
        positive(s.dot(softmax(s), s.log(s.N * softmax(s)))),
    ),
    "1 − 1/c ≤ log c": (at_most(1 - 1 / c, s.log(c)), at_most(c - 1, s.log(c)), is_positive),
    "relu∘relu = relu": (equal(relu(s, relu(s, a)), relu(s, a)), equal(relu(s, -relu(s, a)), relu(s, a))),
    "relu∘relu = relu, of a scalar": (
        equal(s.sqrt(c * (c + s.sqrt(c**2)) / 2), (c + s.sqrt(c**2)) / 2),
        equal(s.sqrt(c * (c - s.sqrt(c**2)) / 2), (c + s.sqrt(c**2)) / 2),
    ),
    "relu brings nothing apart": (
        at_most(gap(s, relu(s, a), relu(s, g)), gap(s, a, g)),
        at_most(2 * gap(s, relu(s, a), relu(s, g)), gap(s, a, g)),
    ),
    "Σrelu(a + g) ≤ Σrelu a + Σrelu g": (
        at_most(s.sum(relu(s, a + g)), s.sum(relu(s, a)) + s.sum(relu(s, g))),
        at_most(s.sum(relu(s, a + 2 * g)), s.sum(relu(s, a)) + s.sum(relu(s, g))),
    ),
    "LayerNorm commutes with rotations that keep 1": (
        equal(normalized(s, Q @ a), Q @ normalized(s, a)),
        equal(normalized(s, Q @ a), normalized(s, a)),
        is_orthogonal,
        keeps_ones,
        positive(s.eps),
    ),
    "rows that add up to 1 pass a shift on": (
        equal(Q @ (a + c * s.ones), Q @ a + c * s.ones),
        equal(s.sum(Q @ a), s.sum(a)),
        keeps_ones,
    ),
    "tr(Q)² ≤ N tr(QᵀQ)": (
        at_most(s.trace(Q) ** 2, s.N * s.trace(Q.T @ Q)),
        at_most(s.trace(Q) ** 2, s.trace(Q.T @ Q)),
    ),
    "∏c ∏z = ∏cz": (
        equal(s.product(c * s.ones) * s.product(z * s.ones), s.product(c * z * s.ones)),
        equal(s.product(c * s.ones) * s.product(z * s.ones), s.product((c + z) * s.ones)),
    ),
    "N ≤ 2: no skew": (
        equal(s.sum((a - s.sum(a) / s.N * s.ones) ** 3), 0),
        equal(s.sum((a - s.sum(a) / s.N * s.ones) ** 2), 0),
        at_most(s.N, 2),
    ),
    "N < 3: N is 1 or 2": (equal((s.N - 1) * (s.N - 2), 0), equal(s.N, 2), positive(3 - s.N)),
    "a + g > 0 entry by entry, so in sum": (positive(s.sum(a + g)), positive(s.sum(a)), positive(a + g)),
}


LONG = "KL(softmax‖uniform) ≥ 0"


@pytest.mark.parametrize("name", [pytest.param(n, marks=[pytest.mark.slow] * (n == LONG)) for n in NEIGHBOURS])
def test_it_is_proved_and_its_neighbour_refuted(name):
    claim, false, *given = NEIGHBOURS[name]
    assert decide(claim, given, everywhere=True).holds
    assert decide(false, given, everywhere=True).witness is not None
