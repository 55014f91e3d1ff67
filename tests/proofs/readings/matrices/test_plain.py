"""Plain evaluation finds what the explicit space finds: the same failures, the same reasons for no value."""

import pytest

from lnverify import at_most, equal, nonzero, positive
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.definitions import layer_norm, norm, rms_norm
from lnverify.proofs.readings.matrices import plain
from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.points import Point, Sampled, hurting_points, points
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.recording import record
from lnverify.proofs.values import Inexpressible, Undefined


def found_by(work, claim, point):
    """What is found of a claim at a point, and the values that its variables were given."""
    space = MatrixSpace(Sampled(point), point.dimension, point.zeros, point.height)
    try:
        failures = [statement.failure(True) for statement in work(claim, space)]
    except (Undefined, Inexpressible) as reason:
        failures = [type(reason), str(reason)]
    return failures, space.numbers.values, space.indices, space.has_height


def agree(claim, chosen):
    recorded = record(claim)
    for point in chosen:
        assert found_by(try_claim, recorded, point) == found_by(plain._try_explicitly, recorded, point), point


STATEMENTS = {
    "a sum": lambda s: equal(s.sum(s.activation + s.gain - s.bias), s.N),
    "products": lambda s: equal(s.scalar("c") * s.gain * s.activation / s.bias, s.gain**-2),
    "a power 0": lambda s: equal(s.gain**0 - s.scalar("c") ** 0 * s.ones, 0 * s.ones),
    "operators": lambda s: equal(s.diag(s.gain) @ s.outer(s.bias, s.ones) - s.scalar("c") * s.identity, s.identity.T),
    "a trace and a determinant": lambda s: equal(s.det(s.identity + s.outer(s.gain, s.bias)), s.trace(s.diag(s.gain))),
    "a product over entries": lambda s: positive(s.product(s.gain)),
    "roots": lambda s: at_most(norm(s, s.gain), s.sqrt(s.N) + s.sqrt(s.rational(3, 4))),
    "functions": lambda s: equal(s.exp(s.scalar("c")) + s.log(s.scalar("d")), s.tanh(s.eps)),
    "entries": lambda s: equal(s.entry(s.gain, "i") + s.entry(s.gain, "j"), s.dot(s.basis("i"), s.bias)),
    "zero gains": lambda s: nonzero(s.zeros_gain() + s.drazin(s.zeros_gain())),
    "a free matrix": lambda s: equal(s.matrix("W").T @ (s.matrix("W") @ s.gain), s.gain),
    "the second dimension": lambda s: at_most(s.on("M").N, s.sum(s.on("M").ones) * s.N),
    "a critical point": lambda s: positive(s.critical_point(s.gain)),
    "a Jacobian": lambda s: equal(s.jacobian(layer_norm(s), s.activation), s.identity),
    "a gradient": lambda s: equal(s.gradient(s.dot(s.bias, rms_norm(s)), s.activation), s.bias),
    "a gradient of a determinant": lambda s: equal(
        s.gradient(s.det(s.diag(s.gain) + s.outer(s.bias, s.gain)), s.gain), s.product(s.gain) * (s.ones / s.gain)
    ),
    "a gradient at a matrix": lambda s: equal(
        s.gradient(s.dot(s.on("M").vector("u"), s.matrix("W") @ s.gain), s.matrix("W")), s.matrix("W")
    ),
    "a derivative": lambda s: equal(s.derivative(s.scalar("c") ** 3 / s.eps, s.scalar("c")), s.scalar("c")),
    "a derivative of a root that may be 0": lambda s: equal(s.gradient(norm(s, s.gain), s.gain), s.gain),
    "a second derivative": lambda s: equal(
        s.jacobian(s.gradient(s.sum(s.gain**3), s.gain), s.gain), 6 * s.diag(s.gain)
    ),
    "a number without end": lambda s: equal(((s.scalar("c") + 2) ** 32768) ** 32768, 1),
}


@pytest.mark.parametrize("name", STATEMENTS)
def test_statements(name):
    agree(STATEMENTS[name], [*points()[:4], *points()[16:20], *points()[96:99], *hurting_points()[::2]])


# The explicit space has no expectations.
@pytest.mark.parametrize("id", [id for id in CLAIMS if "expectation" not in str(CLAIMS[id].function.to_json())][::40])
def test_claims(id):
    for claim in (CLAIMS[id].function, *CLAIMS[id].hypotheses, *CLAIMS[id].near_misses.values()):
        agree(claim, [points()[17], *hurting_points()[3:6]])


def test_no_slope_of_a_root_at_0():
    gain = Point(2, 0, 0, rule=lambda *_: (0, 1))
    assert found_by(try_claim, record(STATEMENTS["a derivative of a root that may be 0"]), gain)[0][0] is Undefined
