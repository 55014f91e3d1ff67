"""Expectations: known values, false ones, what is left open and what is refused; and that the second reading bites."""

from random import Random

import pytest
from variables import at_most, equal, positive, s, square

from lnverify import Disagreement, InputError, Undecided, decide
from lnverify.numeric.readings.arrays import Arrays
from lnverify.numeric.readings.tracked import Roundings
from lnverify.proofs.claims.elementwise import relu
from lnverify.proofs.definitions import centered, mean, normalized, variance
from lnverify.proofs.expressions import in_order
from lnverify.proofs.readings.moments.expectations import Expectation
from lnverify.proofs.readings.moments.hypotheses import read_claim
from lnverify.proofs.readings.printed import LATEX, TEXT, Printed
from lnverify.proofs.recording import record
from lnverify.proofs.statements import statements
from lnverify.proofs.values import Inexpressible

z, p, q = map(s.vector, "zpq")
x = s.on("M").vector("x")
batch_mean = mean(s.on("M"), x)


def normal(f):
    """E[f(z)] over a normal vector."""
    return s.expect(f(s), over=z)


def drawn(f, replace=False):
    """E[f(x)] over a batch of M entries of a."""
    return s.expect(f(s), over=x, drawn_from=s.activation, replace=replace)


def at_least(n):
    return at_most(n, s.N)


both_products = s.dot(p, z) ** 2 * s.dot(q, z) ** 2
# Σ over two different entries of x, over how many pairs there are.
share = (s.on("M").sum(x) ** 2 - square(s, x)) / (s.on("M").N * (s.on("M").N - 1))
pairs = (s.sum(s.activation) ** 2 - square(s, s.activation)) / (s.N * (s.N - 1))
batch_of_two = at_most(2, s.on("M").N)


# name: (expectation, its value, a false value, hypotheses); a false one for each rule
VALUES = {
    "the sixth power of the length": (
        normal(square(s, z) ** 3),
        s.N * (s.N + 2) * (s.N + 4),
        s.N * (s.N + 1) * (s.N + 2),
        [],
    ),
    "Wick's rule for two directions": (
        normal(both_products),
        square(s, p) * square(s, q) + 2 * s.dot(p, q) ** 2,
        square(s, p) * square(s, q),
        [],
    ),
    "sums of powers meet in one entry": (normal(s.sum(z**3) * s.sum(z)), 3 * s.N, s.N, []),
    "two different entries are independent": (
        normal(s.entry(z, "i") ** 2 * s.entry(z, "j") ** 4),
        s.rational(3),
        s.rational(15),
        [],
    ),
    "an odd power of an absolute value beside the sign": (normal(s.dot(p * z, s.abs(z))), s.rational(0), s.sum(p), []),
    "half of a vector's square is in its positive part": (normal(square(s, relu(s, z))), s.N / 2, s.N / 4, []),
    "a direction is independent of the length": (
        normal(s.dot(p, z) ** 2 / square(s, z)),
        square(s, p) / s.N,
        square(s, p) / (s.N + 2),
        [],
    ),
    "one over the square of the length": (normal(1 / square(s, z)), 1 / (s.N - 2), 1 / s.N, [at_least(3)]),
    "one over the variance": (normal(1 / variance(s, z)), s.N / (s.N - 3), s.N / (s.N - 2), [at_least(4)]),
    "the mean is independent of the centred vector": (
        normal(mean(s, z) ** 2 * s.dot(p, normalized(s, z, 0)) ** 2),
        (square(s, p) - s.sum(p) ** 2 / s.N) / (s.N - 1),
        square(s, p) / s.N,
        [at_least(2)],
    ),
    "the square of a normalized product": (
        normal(s.dot(p, normalized(s, z, 0)) ** 2),
        (s.N * square(s, p) - s.sum(p) ** 2) / (s.N - 1),
        square(s, p),
        [at_least(2)],
    ),
    "an odd function of a direction": (
        normal(s.dot(p, z / s.sqrt(square(s, z))) ** 3),
        s.rational(0),
        s.sum(p),
        [at_least(2)],
    ),
    "a derivative inside": (normal(square(s, s.gradient(s.sum(z**3), z))), 27 * s.N, 9 * s.N, []),
    "one inside another": (s.expect(s.expect(s.dot(z, q) ** 4, over=z), over=q), 3 * s.N * (s.N + 2), 3 * s.N**2, []),
    "a mean of a product is none of means": (
        normal(square(s, z) ** 2),
        s.N * (s.N + 2),
        lambda s: normal(lambda s: square(s, z(s)))(s) ** 2,
        [],
    ),
    "what does not depend on the vector": (
        normal(s.scalar("c") * square(s, z) + s.scalar("d")),
        s.scalar("c") * s.N + s.scalar("d"),
        (s.scalar("c") + s.scalar("d")) * s.N,
        [],
    ),
    "a batch without replacement": (
        drawn((batch_mean - mean(s)) ** 2),
        variance(s) / s.on("M").N * (s.N - s.on("M").N) / (s.N - 1),
        variance(s) / s.on("M").N,
        [at_least(2)],
    ),
    "a batch with replacement": (
        drawn((batch_mean - mean(s)) ** 2, replace=True),
        variance(s) / s.on("M").N,
        variance(s) / s.on("M").N * (s.N - s.on("M").N) / (s.N - 1),
        [at_least(2)],
    ),
    "two examples of a batch": (drawn(share), pairs, mean(s) ** 2, [at_least(2), batch_of_two]),
    "a batch of normal numbers": (
        lambda s: s.expect(drawn(lambda s: square(s, x(s)) ** 2)(s), over=s.activation),
        s.on("M").N * (s.on("M").N + 2),
        s.on("M").N * (s.N + 2),
        [at_least(2)],
    ),
}


@pytest.mark.each(VALUES)
def test_known_value_holds(expectation, value, _, hypotheses):
    result = decide(equal(expectation(s), value(s)), hypotheses, everywhere=True)
    assert result.holds
    assert result.confirmation.dimensions


@pytest.mark.each(VALUES)
def test_false_value_has_witness(expectation, _, false, hypotheses):
    result = decide(equal(expectation(s), false(s)), hypotheses)
    assert not result.holds
    assert result.witness


# name: (expectation, hypotheses, what the message says)
OPEN = {
    "a length to an odd power": (normal(s.sqrt(square(s, z))), [], "odd power of a length"),
    "a mean that need not exist": (normal(1 / square(s, z)), [at_least(2)], "state that N is so large"),
    "one over the variance at N = 3": (normal(1 / variance(s, z)), [at_least(3)], "N > 3"),
    "with ε": (normal(1 / (square(s, z) + s.eps)), [], "more than one length"),
    "a quotient that cancels where it has a value": (normal(s.dot(p, z) / s.dot(p, z)), [], "more than one length"),
    "a root that squares away": (normal(s.sqrt(s.dot(p, z)) ** 2), [], "length"),
    "one over two lengths": (normal(1 / variance(s, z) / square(s, z)), [at_least(5)], "one length"),
    "an exponential": (normal(s.exp(s.sum(z))), [], "no polynomial in the entries"),
    "a reciprocal of entries": (normal(s.sum(z / z)), [], "entrywise"),
    "absolute values": (normal(s.sum(s.abs(z))), [], "absolute value"),
    "a product of many sums": (normal(square(s, z) ** 8), [], "more than 7 sums"),
    "divided by what is drawn": (drawn(1 / square(s, x)), [], "length"),
}


@pytest.mark.each(OPEN)
def test_calculus_leaves_open_what_no_rule_reaches(expectation, hypotheses, message):
    claim, assumed = record(equal(expectation(s), 0)), [record(each) for each in hypotheses]
    with pytest.raises(Inexpressible, match=message):
        read_claim(claim, assumed, size=48)


def test_undecided_expectation_says_why():
    with pytest.raises(Undecided, match="state that N is so large"):
        decide(equal(s.expect(1 / square(s, z), over=z), 1 / (s.N - 2)))


def test_divisor_beside_the_vector_stays_condition():
    def claim(s):
        return equal(s.expect(s.scalar("c") * square(s, z(s)) / s.scalar("c"), over=z(s)), s.N)

    assert [condition.text for condition in decide(claim).conditions] == ["c ≠ 0"]
    assert decide(claim, [], everywhere=True).witness


def test_variance_of_one_entry_is_condition():
    def claim(s):
        return equal(s.expect(variance(s, z(s)) / variance(s, z(s)), over=z(s)), 1)

    assert "N" in decide(claim).conditions[0].text
    assert decide(claim, [], everywhere=True).witness


# What is wrong with it, and a part of the message.
REFUSED = {
    "no scalar": (equal(s.expect(z, over=z), 0), "takes a scalar"),
    "over what is no letter": (equal(s.expect(s.N, over=s.ones), 0), "a free vector"),
    "over a scalar": (equal(s.expect(s.N, over=s.scalar("c")), 0), "a free vector"),
    "drawn from a scalar": (equal(s.expect(s.N, over=x, drawn_from=s.N), 0), "a vector"),
    "replaced without a row": (equal(s.expect(s.N, over=x, replace=True), 0), "drawn_from"),
    "free on the other side": (lambda s: equal(normal(lambda s: square(s, z(s)))(s), square(s, z(s))), "outside"),
    "drawn from itself": (equal(s.expect(s.sum(z), over=z, drawn_from=z), 0), "outside"),
    "inside one over the same letter": (
        lambda s: equal(s.expect(normal(lambda s: square(s, z(s)))(s) * s.sum(z(s)), over=z(s)), 0),
        "two letters are needed",
    ),
    "a derivative of it": (
        lambda s: equal(s.derivative(normal(lambda s: s.scalar("c") * square(s, z(s)))(s), s.scalar("c")), s.N),
        "write it inside",
    ),
}


@pytest.mark.each(REFUSED)
def test_misuse_is_refused_in_one_line(claim, message):
    with pytest.raises(InputError, match=message) as refused:
        decide(claim)
    assert "\n" not in str(refused.value)


def test_hypothesis_about_the_vector_is_refused():
    def claim(s):
        return equal(normal(lambda s: square(s, z(s)))(s), s.N)

    with pytest.raises(InputError, match="leave it out"):
        decide(claim, [positive(s.sum(z))])
    of_the_claim, of_another = positive(square(s, z)), equal(s.sum(z), 0)
    for asked, others in ((of_the_claim, []), (positive(s.N), [of_another])):
        with pytest.raises(InputError, match="in a hypothesis: another letter would be right"):
            decide(asked, [*others, claim])


def test_values_made_before_leave_no_trace():
    def claim(s):
        ratio = s.sum(z(s)) / square(s, z(s))
        return equal(s.expect(square(s, z(s)) * ratio * ratio, over=z(s)), 1)

    nodes = record(claim).nodes
    assert not any(node.operation == "vector" for node in nodes)
    assert set(nodes) == {node for node in in_order(*record(claim).statements) if node.shape is not None}


@pytest.mark.parametrize("style, text", [(TEXT, "E[Σₙ z : z ∼ 𝒩(0, I)] = 0"), (LATEX, r"\operatorname{E}_{")])
def test_expectation_prints_its_law(style, text):
    printed = Printed(style)
    (statement,) = statements(record(lambda s: equal(normal(lambda s: s.sum(z(s)))(s), 0))(printed))
    assert text in printed.statement(statement)


def test_wrong_moment_meets_the_second_reading(monkeypatch):
    rule = Expectation._of_powers

    def wrong(self, powers):
        return rule(self, powers) * self.field.rational(2 if (4, 0) in powers else 1)

    monkeypatch.setattr(Expectation, "_of_powers", wrong)
    with pytest.raises(Disagreement):
        decide(lambda s: equal(normal(lambda s: s.sum(z(s) ** 4))(s), 6 * s.N))


@pytest.mark.parametrize("name", ["float64", "float32"])
@pytest.mark.parametrize("false", [False, True])
def test_monte_carlo_tells_a_gross_fault(name, false):
    space = Arrays(Roundings([name]), 16, {})
    expected = record(lambda s: equal(normal(lambda s: square(s, centered(s, z(s))))(s), 3 * s.N if false else s.N - 1))
    ((left, right),) = [(item.left.data, item.right.data) for item in expected(space)]
    assert (abs(float(left.values[0].item()) - float(right.values[0].item())) > left.bound + right.bound) == false


def test_expectations_inside_each_other_are_sampled():
    """Three of them at once; a fourth is refused in a line."""

    def value(*letters):
        f = square(s, sum(letters[1:], letters[0]))
        for letter in letters:
            f = s.expect(f, over=letter)
        (statement,) = record(equal(f, 2 * len(letters)))(Arrays(Roundings(["float64"]), 2, {}))
        return statement.left.data

    result = value(z, p, q)
    assert abs(result.values[0].item() - 6) <= result.bound.item() < 20
    with pytest.raises(InputError, match="inside of three others"):
        value(z, p, q, s.vector("r"))


def random_scalar(s, v, random):
    """A product of sums over a vector, over a power of a length."""
    sums = [s.sum(v), s.dot(p(s), v), s.dot(v, v), s.dot(p(s) * v, v), s.sum(v**3), s.dot(q(s), v) * s.entry(v, "i")]
    product = s.rational(1)
    for factor in random.choices(sums, k=random.randint(1, 2)):
        product = product * factor
    return product * random.choice([s.rational(1), 1 / square(s, v), 1 / variance(s, v), s.dot(q(s), v)])


@pytest.mark.parametrize("seed", range(24))
def test_reflection_leaves_a_normal_vector_what_it_is(seed):
    def claim(s):
        values = [random_scalar(s, v, Random(seed)) for v in (z(s), z(s) - 2 * mean(s, z(s)) * s.ones)]
        return equal(*(s.expect(value, over=z(s)) for value in values))

    result = decide(claim, [at_least(4)])
    assert result.holds
    assert result.confirmation.dimensions


@pytest.mark.parametrize("power", [0, 2])
def test_reflection_of_draws_is_told_apart(power):
    def claim(s):
        values = [square(s, v) * s.dot(p(s), v) ** power * s.sum(v) for v in (z(s), z(s) - 2 * mean(s, z(s)) * s.ones)]
        return equal(*(s.expect(value, over=z(s), drawn_from=s.gain) for value in values))

    assert decide(claim, [at_least(2)]).witness
