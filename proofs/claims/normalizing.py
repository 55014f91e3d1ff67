"""u_ε(x) = x/√(‖x‖² + ε) as the core of LayerNorm: direction, lines, the curve in one dimension."""

from proofs.definitions import centering, layer_norm, off_normal, unit_map
from proofs.hypotheses import denominator_is_positive, eps_is_positive, eps_is_zero, not_zero, x_is_positive
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def u(s, x):
    """u_ε in one dimension: x/√(x² + ε)."""
    return x / s.sqrt(x**2 + s.eps)


@claim(
    "activation.core",
    "The core of LayerNorm is “(almost)” u_ε: read with one and the same ε, up to a factor √N",
    "Summary, the first two formulas",
    hypotheses=[denominator_is_positive],
    corrected_by="lnverify.core",
    remark="What “(almost)” leaves open is a factor N at ε, and the projection: LayerNorm_ε is made of u_{Nε}(Πa).",
    likely="u_{Nε}; the ε of the post’s second formula need not be that of its first.",
)
def core(s):
    a = s.activation
    return equal(
        layer_norm(s, a, s.gain, s.bias, s.eps),
        s.gain * (s.sqrt(s.N) * unit_map(s, centering(s) @ a, s.eps)) + s.bias,
    )


def _core(s, scale, point, eps):
    a = s.activation
    return equal(layer_norm(s, a, s.gain, s.bias, s.eps), s.gain * (scale * unit_map(s, point, eps)) + s.bias)


core.misses({
    "without the projection": lambda s: _core(s, s.sqrt(s.N), s.activation, s.eps),
    "without √N": lambda s: _core(s, s.rational(1), centering(s) @ s.activation, s.eps),
    "ε/N": lambda s: _core(s, s.sqrt(s.N), centering(s) @ s.activation, s.eps / s.N),
})


@claim(
    "lnverify.core",
    "LayerNorm_ε(a) = g ⊙ √N u_{Nε}(Πa) + b",
    "with a proof",
    hypotheses=[denominator_is_positive],
)
def exact_core(s):
    a = s.activation
    x = s.sqrt(s.N) * unit_map(s, centering(s) @ a, s.N * s.eps)
    return equal(layer_norm(s, a, s.gain, s.bias, s.eps), s.gain * x + s.bias)


exact_core.misses({
    "u_ε": lambda s: _core(s, s.sqrt(s.N), centering(s) @ s.activation, s.eps),
    "u_{√N ε}": lambda s: _core(s, s.sqrt(s.N), centering(s) @ s.activation, s.sqrt(s.N) * s.eps),
    "N for √N": lambda s: _core(s, s.N, centering(s) @ s.activation, s.N * s.eps),
    "without the projection": lambda s: _core(s, s.sqrt(s.N), s.activation, s.N * s.eps),
})


@claim(
    "activation.on-the-circle",
    "Normalization guarantees that points end up on the unit sphere",
    "Summary, the paragraph on stretching",
    hypotheses=[not_zero],
    further=[eps_is_zero],
    remark="‖u_ε(x)‖² = ‖x‖²/(‖x‖² + ε): for ε > 0 every point ends inside.",
    likely="ε = 0, or ε far below ‖x‖².",
)
def on_the_circle(s):
    y = unit_map(s, s.activation, s.eps)
    return equal(s.dot(y, y), 1)


def _length(s, right):
    y = unit_map(s, s.activation, s.eps)
    return equal(s.dot(y, y), right)


on_the_circle.misses({
    "the sphere of radius √N": lambda s: _length(s, s.N),
    "the cube": lambda s: _length(s, s.sum(s.activation) ** 2),
    "its own sphere": lambda s: _length(s, s.dot(s.activation, s.activation)),
})


@claim(
    "activation.direction",
    "Normalization does not alter the direction of a vector",
    "Opening paragraph",
    hypotheses=[eps_is_positive],
    remark="u_ε(x) is x times a positive number; the second step is the same as ‖x‖ u = ‖u‖ x.",
)
def direction(s):
    x = s.activation
    y = unit_map(s, x, s.eps)
    return [
        step("a positive multiple", positive(1 / s.sqrt(s.dot(x, x) + s.eps))),
        step("parallel", equal(s.outer(x, y), s.outer(y, x))),
    ]


direction.misses({
    "LayerNorm does not either": lambda s: equal(
        s.outer(s.activation, centering(s) @ s.activation), s.outer(centering(s) @ s.activation, s.activation)
    ),
    "with a gain": lambda s: equal(
        s.outer(s.activation, s.gain * unit_map(s, s.activation, s.eps)),
        s.outer(s.gain * unit_map(s, s.activation, s.eps), s.activation),
    ),
    "nor the length": lambda s: equal(unit_map(s, s.activation, s.eps), s.activation),
})


def line(s):
    """p, the point of the line (of the plane, …) next to 0, and v ⟂ p, which runs along it."""
    p = s.vector("p")
    return p, s.let("v", off_normal(s, p) @ s.vector("w"))


def p_is_not_zero(s):
    """p ≠ 0: the line (the plane, …) does not pass through 0."""
    return positive(s.dot(s.vector("p"), s.vector("p")))


@claim(
    "activation.bends-lines",
    "u_ε bends a line or a plane that misses 0 into half an ellipse or ellipsoid",
    "Opening paragraph",
    hypotheses=[p_is_not_zero],
    remark=(
        "Its centre is 0; its semi-axes are 1 along the plane and h/√(h² + ε) towards p, h = ‖p‖ the distance "
        "from 0. The image is the half with X > 0: a half circle for ε = 0. A line through 0 stays straight."
    ),
)
def bends_lines(s):
    p, v = line(s)
    h2 = s.let("h2", s.dot(p, p))
    y = s.let("y", unit_map(s, p + v, s.eps))
    across = s.let("t", s.dot(y, p) / h2)
    X = s.let("X", across**2 * h2)
    along = y - across * p
    return [
        step("the ellipsoid", equal((1 + s.eps / h2) * X + s.dot(along, along), 1)),
        step("its half", equal(across * s.sqrt(s.dot(p + v, p + v) + s.eps), 1)),
    ]


def _ellipse(s, weight):
    p, v = line(s)
    y = unit_map(s, p + v, s.eps)
    across = s.dot(y, p) ** 2 / s.dot(p, p)
    return equal(weight(s.dot(p, p)) * across + s.dot(y, y) - across, 1)


bends_lines.misses({
    "half a circle for every ε": lambda s: _ellipse(s, lambda h2: 1 + 0 * h2),
    "ε for ε/h²": lambda s: _ellipse(s, lambda h2: 1 + s.eps),
    "minus for plus": lambda s: _ellipse(s, lambda h2: 1 - s.eps / h2),
    "a straight line": lambda s: equal(
        s.dot(unit_map(s, s.vector("p") + line(s)[1], s.eps), s.vector("p")),
        s.dot(unit_map(s, s.vector("p"), s.eps), s.vector("p")),
    ),
})


@claim(
    "activation.sigmoid",
    "In one dimension u_ε has the shape of a sigmoid: odd, increasing, bounded by ±1",
    "Summary, below the second formula",
    hypotheses=[eps_is_positive],
    remark="The slope at 0 is 1/√ε, the largest of all: the smaller ε, the steeper.",
)
def sigmoid(s):
    x = s.scalar("x")
    slope = s.derivative(u(s, x), x)
    root = s.sqrt(x**2 + s.eps)
    return [
        step("odd", equal(u(s, -x), -u(s, x))),
        step("its slope", equal(slope, s.eps / root**3)),
        step("increasing", positive(slope)),
        step("bounded", positive(1 - u(s, x) ** 2)),
        step("steepest at 0", at_most(slope**2, 1 / s.eps)),
    ]


def _slope(s):
    return s.derivative(u(s, s.scalar("x")), s.scalar("x"))


sigmoid.misses({
    "even": lambda s: equal(u(s, -s.scalar("x")), u(s, s.scalar("x"))),
    "between 0 and 1": lambda s: positive(u(s, s.scalar("x"))),
    "slope at most 1": lambda s: at_most(_slope(s) ** 2, 1),
    "the slope of the logistic function, u(1 − u)": lambda s: equal(
        _slope(s), u(s, s.scalar("x")) * (1 - u(s, s.scalar("x")))
    ),
})


@claim(
    "lnverify.sigmoid-curvature",
    "u_ε″ = −3εx/(x² + ε)^(5/2): zero at 0 alone, the curve bends down for x > 0 and up for x < 0",
    "with a proof",
    hypotheses=[eps_is_positive, x_is_positive],
)
def curvature(s):
    x = s.scalar("x")
    root = s.sqrt(x**2 + s.eps)
    second = s.derivative(_slope(s), x)
    return [
        step("the curvature", equal(second, -3 * s.eps * x / root**5)),
        step("downwards for x > 0", positive(-second)),
    ]


def _curvature(s, right):
    x = s.scalar("x")
    return equal(s.derivative(_slope(s), x), right(x, s.sqrt(x**2 + s.eps)))


curvature.misses({
    "3 is lost": lambda s: _curvature(s, lambda x, root: -s.eps * x / root**5),
    "plus for minus": lambda s: _curvature(s, lambda x, root: 3 * s.eps * x / root**5),
    "the power 3/2": lambda s: _curvature(s, lambda x, root: -3 * s.eps * x / root**3),
})
