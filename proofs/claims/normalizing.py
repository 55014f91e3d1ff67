"""u_ε(x) = x/√(‖x‖² + ε) as the core of LayerNorm: direction, lines, the curve in one dimension."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centering, layer_norm, norm, off_normal, unit_map
from lnverify.proofs.hypotheses import (
    denominator_is_positive,
    eps_is_positive,
    eps_is_zero,
    not_zero,
    t_is_positive,
    unit_map_is_defined,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


@claim(
    "lnverify.core",
    "with a proof",
    where=[letters.UNIT_MAP],
    hypotheses=[denominator_is_positive],
    near_misses={
        r"$u_\epsilon$": {"eps": lambda s: s.eps},
        r"$u_{\epsilon/N}$": {"eps": lambda s: s.eps / s.N},
        r"$u_{\sqrt{N} \epsilon}$": {"eps": lambda s: s.sqrt(s.N) * s.eps},
        r"$N$ for $\sqrt{N}$": {"scale": lambda s: s.N},
        r"without $\sqrt{N}$": {"scale": lambda s: 1},
        "without the projection": {"point": lambda s: s.activation},
    },
)
def core(s, *, scale=lambda s: s.sqrt(s.N), point=lambda s: centering(s) @ s.activation, eps=lambda s: s.N * s.eps):
    r"""$\mathrm{LayerNorm}_\epsilon(a) = g \odot \sqrt{N} u_{N\epsilon}(\Pi a) + b$

    “Re-Examining LayerNorm” says that the core is “(almost)” $u_\epsilon$. What “almost” leaves open is the projection,
    the factor $\sqrt{N}$ and a factor $N$ at $\epsilon$, all of them said here.
    """
    return equal(layer_norm(s), s.gain * (scale(s) * unit_map(s, point(s), eps(s))) + s.bias)


@claim(
    "activation.on-the-circle",
    "Summary, the paragraph on stretching",
    hypotheses=[not_zero, eps_is_zero],
    condition=r"“(almost) normalizing a vector”, where $u_{\epsilon}$ is introduced: with $\epsilon$ neglected.",
    law="lnverify.definition.unit-map",
    near_misses={
        r"the sphere of radius $\sqrt{N}$": {"square": lambda s, x: s.N},
        r"the sphere of radius $1/\sqrt{N}$": {"square": lambda s, x: 1 / s.N},
        r"the sphere of radius $\|x\|$": {"square": lambda s, x: s.dot(x, x)},
    },
)
def on_the_circle(s, *, square=lambda s, x: 1):
    r"""Normalization guarantees that points end up on the unit sphere

    $\|u_\epsilon(x)\|^2 = \|x\|^2/(\|x\|^2 + \epsilon)$: for $\epsilon > 0$ every point ends inside.
    """
    y = unit_map(s, s.activation)
    return equal(s.dot(y, y), square(s, s.activation))


@claim(
    "activation.direction",
    "Opening paragraph",
    hypotheses=[unit_map_is_defined],
    near_misses={
        "LayerNorm does not either": {"normalization": lambda s, x: centering(s) @ x},
        "with a gain": {"normalization": lambda s, x: s.gain * unit_map(s, x)},
        "nor the length": lambda s: equal(unit_map(s, s.activation), s.activation),
    },
)
def direction(s, *, normalization=unit_map):
    r"""Normalization does not alter the direction of a vector

    Normalization is $u_\epsilon$: LayerNorm projects first, which does alter it. $u_\epsilon(x)$ is $x$ times a
    positive number; the second step is the same as $\|x\| u = \|u\| x$.
    """
    x = s.activation
    y = normalization(s, x)
    return [
        step("a positive multiple", positive(1 / s.sqrt(s.dot(x, x) + s.eps))),
        step("parallel", equal(s.outer(x, y), s.outer(y, x))),
    ]


def p_is_not_zero(s):
    """p ≠ 0: the line (the plane, …) does not pass through 0."""
    return positive(s.dot(s.vector("p"), s.vector("p")))


@claim(
    "activation.bends-lines",
    "Opening paragraph",
    where=[letters.UNIT_MAP],
    hypotheses=[p_is_not_zero, t_is_positive],
    condition="“bends lines and planes”: those that are bent; $t > 0$ names the half on which the image lies.",
    near_misses={
        r"half a circle for every $\epsilon$": {"weight": lambda s, h: h**2},
        r"$\epsilon$ for $\epsilon/h^2$": {"weight": lambda s, h: h**2 * (1 + s.eps)},
        "minus for plus": {"weight": lambda s, h: h**2 - s.eps},
        "$tp + v$ comes from $p + v$": {"origin": lambda t, v: v},
        "a straight line": lambda s: equal(
            s.dot(unit_map(s, s.vector("p") + s.vector("v")), s.vector("p")),
            s.dot(unit_map(s, s.vector("p")), s.vector("p")),
        ),
    },
)
def bends_lines(s, *, weight=lambda s, h: h**2 + s.eps, origin=lambda t, v: v / t):
    r"""$u_\epsilon$ bends a line or a plane that misses 0 into half an ellipse or ellipsoid, and onto all of that half

    $p$ is the point of the line (of the plane, …) next to 0, $h$ its distance from 0, and $v \perp p$ runs along it.
    The ellipsoid has its centre at 0, semi-axes 1 along the plane and $h/\sqrt{h^2 + \epsilon}$ towards $p$; its half
    is that with $\tau > 0$: half a circle for $\epsilon = 0$. A line through 0 stays straight. The last step takes any
    point $tp + v$ with $t > 0$: where it lies on the ellipsoid, the root on its left is 1 and the point is the image of
    $p + v/t$.
    """
    p, t = s.vector("p"), s.scalar("t")
    v, h = s.let("v", off_normal(s, p) @ s.vector("w")), s.let("h", norm(s, p))
    y = s.let("y", unit_map(s, p + v))
    tau = s.let("tau", s.dot(y, p) / h**2)
    along = y - tau * p
    return [
        step("on the ellipsoid", equal(weight(s, h) * tau**2 + s.dot(along, along), 1)),
        step("in one half", equal(tau * s.sqrt(s.dot(p + v, p + v) + s.eps), 1)),
        step(
            "all of it",
            equal(s.sqrt((h**2 + s.eps) * t**2 + s.dot(v, v)) * unit_map(s, p + origin(t, v)), t * p + v),
        ),
    ]


def u(s, x):
    """u_ε in one dimension: x/√(x² + ε)."""
    return x / s.sqrt(x**2 + s.eps)


def slope(s):
    """u_ε′ at x."""
    return s.derivative(u(s, s.scalar("x")), s.scalar("x"))


@claim(
    "activation.sigmoid",
    "Summary, below the second formula",
    where=[letters.UNIT_MAP],
    hypotheses=[eps_is_positive],
    near_misses={
        "even": lambda s: equal(u(s, -s.scalar("x")), u(s, s.scalar("x"))),
        "between 0 and 1": lambda s: positive(u(s, s.scalar("x"))),
        "slope at most 1": {"steepest": lambda s: 1},
        "the slope of the logistic function, $u(1 - u)$": {"rule": lambda s, x: u(s, x) * (1 - u(s, x))},
    },
)
def sigmoid(s, *, rule=lambda s, x: s.eps / s.sqrt(x**2 + s.eps) ** 3, steepest=lambda s: 1 / s.eps):
    r"""In one dimension $u_\epsilon$ has the shape of a sigmoid: odd, increasing, bounded by $\pm 1$

    The slope at 0 is $1/\sqrt{\epsilon}$, the largest of all: the smaller $\epsilon$, the steeper. Others of the
    shape have the slopes lnverify.sigmoid.derivative and lnverify.tanh.derivative.
    """
    x = s.scalar("x")
    return [
        step("odd", equal(u(s, -x), -u(s, x))),
        step("its slope", equal(slope(s), rule(s, x))),
        step("increasing", positive(slope(s))),
        step("bounded", positive(1 - u(s, x) ** 2)),
        step("steepest at 0", at_most(slope(s) ** 2, steepest(s))),
    ]


@claim(
    "lnverify.sigmoid-curvature",
    "with a proof",
    where=[letters.UNIT_MAP],
    hypotheses=[eps_is_positive],
    near_misses={
        "3 is lost": {"factor": lambda s, root: s.eps / root**5},
        "plus for minus": {"factor": lambda s, root: -3 * s.eps / root**5},
        "the power 3/2": {"factor": lambda s, root: 3 * s.eps / root**3},
    },
)
def curvature(s, *, factor=lambda s, root: 3 * s.eps / root**5):
    r"""$u_\epsilon'' = -3\epsilon x/(x^2 + \epsilon)^{5/2}$: zero at 0 alone, the curve bends down for $x > 0$ and up
    for $x < 0$

    It is $-x$ times a positive factor.
    """
    x = s.scalar("x")
    share = factor(s, s.sqrt(x**2 + s.eps))
    return [
        step("the curvature", equal(s.derivative(slope(s), x), -x * share)),
        step("the factor is positive", positive(share)),
    ]
