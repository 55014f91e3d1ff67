"""What is worked out at a point is what mathematics says: identities hold there, and a wrong one does not."""

import pytest

from lnverify import equal
from lnverify.proofs.definitions import norm
from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.points import Point, Sampled, points
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.values import Inexpressible, Undefined


def square(s, v):
    return s.dot(v, v)


# Both sides of an equation that holds wherever they exist.
IDENTITIES = {
    "a sum": lambda s: (s.sum(s.activation - s.gain), s.sum(s.activation) - s.sum(s.gain)),
    "products": lambda s: (s.gain * s.activation / s.gain, s.scalar("c") ** 0 * s.activation),
    "powers": lambda s: (s.gain**-2 * s.gain**3, s.gain),
    "operators": lambda s: (s.diag(s.gain) @ s.outer(s.bias, s.ones), s.outer(s.gain * s.bias, s.identity @ s.ones)),
    "a transpose": lambda s: (
        (s.outer(s.gain, s.bias) * s.outer(s.bias, s.bias)).T,
        s.outer(s.bias**2, s.gain * s.bias),
    ),
    "a determinant": lambda s: (s.det(s.identity + s.outer(s.gain, s.bias)), 1 + s.dot(s.gain, s.bias)),
    "a trace": lambda s: (s.trace(s.diag(s.gain) @ s.outer(s.bias, s.ones)), s.dot(s.gain, s.bias)),
    "a product over entries": lambda s: (s.product(s.gain) ** 2, s.product(s.gain * s.gain)),
    "roots": lambda s: (norm(s, s.gain) ** 2 + s.sqrt(s.rational(1, 4)), square(s, s.gain) + s.rational(1, 2)),
    "functions": lambda s: (s.exp(0 * s.eps) + s.tanh(0 * s.eps), 1 + s.log(s.exp(0 * s.eps))),
    "entries": lambda s: (s.entry(s.gain, "i") + s.entry(s.gain, "j"), s.dot(s.basis("i") + s.basis("j"), s.gain)),
    "zero gains": lambda s: (s.zeros_gain() * s.drazin(s.zeros_gain()) * s.zeros_gain(), s.zeros_gain()),
    "a free matrix": lambda s: (
        s.dot(s.matrix("W") @ s.gain, s.on("M").ones),
        s.dot(s.gain, s.matrix("W").T @ s.on("M").ones),
    ),
    "the second dimension": lambda s: (s.on("M").N, s.sum(s.on("M").ones)),
    "a critical point": lambda s: (s.sum(s.ones / (s.gain**2 - s.critical_point(s.gain) * s.ones)), 0 * s.N),
    "a second derivative": lambda s: (s.jacobian(s.gradient(s.sum(s.gain**3), s.gain), s.gain), 6 * s.diag(s.gain)),
    "the slope of what stays 0": lambda s: (
        s.derivative(s.sqrt(s.scalar("c") - s.scalar("c")), s.scalar("c")),
        0 * s.N,
    ),
    "a slope that another variable stops": lambda s: (
        s.gradient(s.sqrt(s.scalar("c") ** 2 * square(s, s.gain)), s.gain) * norm(s, s.gain),
        s.abs(s.scalar("c")) * s.gain,
    ),
}


def outcomes(claim):
    """Of each point whether a claim is true there; None where it has no meaning, or no exact number."""
    for point in (*points()[:120:3], *points()[150:180]):
        try:
            (said,) = try_claim(claim, MatrixSpace(Sampled(point), point.dimension, point.zeros, point.height))
            yield said.failure(False) is None
        except (Undefined, Inexpressible):
            yield None


@pytest.mark.parametrize("name", IDENTITIES)
def test_identities_hold(name):
    found = [*outcomes(lambda s: equal(*IDENTITIES[name](s)))]
    assert True in found and False not in found


@pytest.mark.parametrize("name", [n for n in IDENTITIES if n not in ("the slope of what stays 0", "a critical point")])
def test_a_side_that_is_tripled_is_another(name):
    assert False in outcomes(lambda s: equal(3 * IDENTITIES[name](s)[0], IDENTITIES[name](s)[1]))


def test_no_slope_of_a_root_at_0():
    space = MatrixSpace(Sampled(Point(2, 0, 0, rule=lambda *_: (0, 1))), 2)
    with pytest.raises(Undefined, match="division by zero"):
        try_claim(lambda s: equal(s.gradient(norm(s, s.gain), s.gain), s.gain), space)


def test_a_number_without_end_is_refused():
    space = MatrixSpace(Sampled(Point(2, 0, 47)), 2)
    with pytest.raises(Inexpressible, match="bits"):
        try_claim(lambda s: equal(((s.scalar("c") + 2) ** 32768) ** 32768, 1), space)
