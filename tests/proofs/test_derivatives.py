"""Each rule for derivatives gives what numbers with slopes give, which share no rule with it."""

import pytest

from lnverify import equal
from lnverify.proofs.definitions import layer_norm, rms_norm
from lnverify.proofs.derivatives import DERIVATIVES, worked_out
from lnverify.proofs.expressions import build, fold, in_order, ones, rational, without_names
from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.points import Sampled, points
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.recording import Recorded, record
from lnverify.proofs.values import Inexpressible, Undefined

# At a vector a, with others v and w, and scalars c and d that do not move.
SCALARS = {
    "sums and differences": lambda s, a, v, c: s.sum(a + v - a * v) - -s.sum(a),
    "a scalar product": lambda s, a, v, c: c * s.dot(a, v) * s.dot(a, a),
    "quotients": lambda s, a, v, c: s.dot(a, v) / (s.dot(a, a) + 1) + s.sum(v / (a * a + s.ones)),
    "powers": lambda s, a, v, c: s.sum(a**3) ** 2 + s.sum((a**2 + s.ones) ** -2) + s.sum(a**1) + s.sum(a**0),
    "roots": lambda s, a, v, c: s.sqrt(s.dot(a, a) + 1) * s.sum(s.sqrt(a**2 + s.ones)),
    "a root in a derivative": lambda s, a, v, c: s.derivative(s.sqrt(s.dot(a, a) + c**2 + 1), c),
    "functions": lambda s, a, v, c: s.exp(0 * s.sum(a)) + s.sum(s.tanh(0 * a) + s.log(s.exp(0 * a))),
    "a product of entries": lambda s, a, v, c: s.product(a**2 + s.ones),
    "an entry": lambda s, a, v, c: s.entry(a * a, "i") * s.entry(v, "i"),
    "a Drazin inverse": lambda s, a, v, c: s.sum(s.drazin(a**2 + s.ones)),
    "a critical point": lambda s, a, v, c: s.critical_point(a),
    "matrices that do not move": lambda s, a, v, c: s.dot(v, s.matrix("W", "N", "N") @ (s.diag(v) @ a)),
    "matrices that move": lambda s, a, v, c: s.dot(v, (s.outer(a, a) - c * s.diag(a)) @ (s.outer(v, a).T @ v)),
    "products of matrices": lambda s, a, v, c: s.dot(v, (s.diag(a) @ s.outer(v, a) @ s.diag(a * a)) @ v),
    "an entrywise product": lambda s, a, v, c: s.dot(v, (s.outer(a, v) * s.outer(v, a) / (s.sum(a) ** 2 + 1)) @ v),
    "a trace": lambda s, a, v, c: s.trace(s.diag(a) @ s.outer(a, v)) + s.trace(s.diag(a * a).T),
}
VECTORS = {
    "LayerNorm": lambda s, a: layer_norm(s, a),
    "RMSNorm": lambda s, a: rms_norm(s, a),
    "quotients": lambda s, a: s.sum(a) * s.gain / (a * a + s.ones) - a / (s.dot(a, a) + 1),
    "a matrix": lambda s, a: s.matrix("W") @ (a * a) - s.dot(a, a) * (s.matrix("W") @ s.gain),
    "what does not move": lambda s, a: s.gain,
    "matrices that move": lambda s, a: (s.outer(a, a).T - s.sum(a) * s.diag(a) @ s.outer(a, s.gain)) @ (a * a),
    "a matrix divided": lambda s, a: (s.let("A", s.outer(a, a)) + -s.diag(a)) / (s.dot(a, a) + 1) @ s.gain,
}


def agree(claim):
    """A claim with derivatives, and what they are worked out to be, are the same at points; at how many they exist."""
    (statement,) = record(claim).statements
    result = fold(in_order(without_names(statement)), rule)[without_names(statement)]
    sides = [without_names(statement).parts[0], result.parts[0]]
    tried = 0
    for point in points()[16:180:3]:
        try:
            space = MatrixSpace(Sampled(point), point.dimension, point.zeros, point.height)
            (said,) = try_claim(Recorded.of(build("equal", *sides)), space)
            assert said.failure(False) is None, point
            tried += 1
        except (Undefined, Inexpressible):
            continue
    return tried


def rule(node, parts):
    node = node.with_parts(parts)
    if node.operation in DERIVATIVES:
        return fold(in_order(worked_out(node)), rule)[worked_out(node)]
    if node.operation == "slope_of_root":
        one = ones(*node.shape) if node.shape else rational(1)
        return build("div", one, build("mul", rational(2), parts[0]))
    return node


@pytest.mark.parametrize("name", SCALARS)
def test_gradients(name):
    def claim(s):
        a, v = s.activation, s.gain
        return equal(s.gradient(SCALARS[name](s, a, v, s.scalar("c")), a), 0 * a)

    assert agree(claim) >= 10


@pytest.mark.parametrize("name", SCALARS)
def test_derivatives_at_scalars_and_matrices(name):
    def at_scalar(s):
        d = s.scalar("d")
        return equal(s.derivative(SCALARS[name](s, d * s.gain + s.activation, s.gain, d), d), 0)

    def at_matrix(s):
        W = s.matrix("V", "N", "N")
        return equal(s.gradient(SCALARS[name](s, W @ s.gain, s.gain, s.scalar("c")), W), 0 * W)

    assert agree(at_scalar) >= 5 and agree(at_matrix) >= 5


@pytest.mark.parametrize("name", VECTORS)
def test_jacobians(name):
    assert (
        agree(
            lambda s: equal(
                s.jacobian(VECTORS[name](s, s.activation), s.activation),
                0 * s.outer(VECTORS[name](s, s.activation), s.activation),
            )
        )
        >= 10
    )


def test_no_rule():
    for claim in (
        lambda s: equal(s.derivative(s.det(s.scalar("c") * s.identity), s.scalar("c")), 0),
        lambda s: equal(s.jacobian((s.outer(s.gain, s.gain) * s.outer(s.bias, s.gain)) @ s.bias, s.gain), s.identity),
    ):
        with pytest.raises(Inexpressible):
            agree(claim)
