"""The hyperellipsoid, its section by the hyperplane, and the radius inside it (Riechers, section II)."""

from proofs.claims.zero_gain import corrected_matrix
from proofs.definitions import (
    centering,
    image_matrix,
    layer_norm,
    normal_direction,
    normalized,
    off_normal,
    zero_entries,
)
from proofs.hypotheses import (
    denominator_is_positive,
    eps_is_positive,
    gains_differ,
    no_zero_gain,
    some_zero_gain,
)
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def output(s, a):
    return layer_norm(s, a, s.gain, s.bias, s.eps)


@claim(
    "riechers.initialization",
    "At the beginning of training diag(g) = I, and LayerNorm is sub-steps (i) and (ii) alone",
    "Sec. I, below Eq. (4)",
    hypotheses=[denominator_is_positive],
    remark="With g = 1 and b = 0 the image lies in a ball of dimension N − 1, centred at 0.",
)
def initialization(s):
    a = s.activation
    return [
        step("diag(1) = I", equal(s.diag(s.ones) @ a, s.identity @ a)),
        step("LayerNorm", equal(layer_norm(s, a, s.ones, 0 * s.ones, s.eps), normalized(s, a, s.eps))),
    ]


def _initially(s, right):
    return equal(layer_norm(s, s.activation, s.ones, 0 * s.ones, s.eps), right)


initialization.misses({
    "the identity map": lambda s: _initially(s, s.activation),
    "the projection": lambda s: _initially(s, centering(s) @ s.activation),
    "g = 1 with a bias": lambda s: equal(
        layer_norm(s, s.activation, s.ones, s.bias, s.eps), normalized(s, s.activation, s.eps)
    ),
})


@claim(
    "riechers.stretched-ball",
    "diag(g) maps the ball to a hyperellipsoid whose principal axes are the neural basis",
    "Sec. II, below Eq. (5); Sec. II.2, first sentence",
    hypotheses=[no_zero_gain],
    remark=(
        "The first step: y = Gz has Σ (yₙ/gₙ)² = ‖z‖², so the ball ‖z‖ ≤ √N becomes Σ (yₙ/gₙ)² ≤ N. Its "
        "axes are the eigenvectors of GGᵀ, which is diagonal."
    ),
)
def stretched_ball(s):
    g, z = s.gain, s.vector("z")
    G = s.let("G", s.diag(g))
    return [
        step("the hyperellipsoid", equal(s.sum((G @ z / g) ** 2), s.dot(z, z))),
        step("its axes", equal(G @ G.T, s.diag(g**2))),
    ]


stretched_ball.misses({
    "a ball again": lambda s: equal(s.sum((s.gain * s.vector("z")) ** 2), s.sum(s.vector("z") ** 2)),
    "the axes after the projection": lambda s: equal(
        s.diag(s.gain) @ centering(s) @ s.diag(s.gain), s.diag(s.gain**2)
    ),
    "the gain twice": lambda s: equal(s.sum((s.gain**2 * s.vector("z")) ** 2), s.sum(s.vector("z") ** 2)),
})


@claim(
    "riechers.shift",
    "The bias shifts the whole image by b",
    "Sec. II, sub-step (iv)",
    hypotheses=[denominator_is_positive],
)
def shift(s):
    a = s.activation
    without = layer_norm(s, a, s.gain, 0 * s.ones, s.eps)
    return equal(output(s, a) - without, s.bias)


def _unbiased(s):
    return layer_norm(s, s.activation, s.gain, 0 * s.ones, s.eps)


shift.misses({
    "by g ⊙ b": lambda s: equal(output(s, s.activation) - _unbiased(s), s.gain * s.bias),
    "as a shift of the input": lambda s: equal(
        layer_norm(s, s.activation + s.bias, s.gain, 0 * s.ones, s.eps), output(s, s.activation)
    ),
    "within the hyperplane": lambda s: equal(s.sum(output(s, s.activation) - _unbiased(s)), 0),
})


@claim(
    "riechers.tilt",
    "diag(g) tilts the hyperplane: it leaves the one perpendicular to 1",
    "Sec. II, sub-step (iii)",
    hypotheses=[no_zero_gain],
    further=[gains_differ],
    remark=(
        "Its new normal is α. For z = Πg, a vector of the old hyperplane, Gz has the component ‖Πg‖² "
        "along 1. With equal gains, at initialization for one, the hyperplane stays where it is."
    ),
    likely="gains that are not all equal.",
)
def tilt(s):
    g, P = s.gain, centering(s)
    return [
        step("the new normal", equal(s.dot(normal_direction(s, g), g * (P @ s.vector("x"))), 0)),
        step("the component along 1", equal(s.sum(g * (P @ g)), s.dot(P @ g, P @ g))),
        step("is not 0", positive(s.dot(P @ g, P @ g))),
    ]


tilt.misses({
    "the normal is g": lambda s: equal(s.dot(s.gain, s.gain * (centering(s) @ s.vector("x"))), 0),
    "the normal stays 1": lambda s: equal(s.sum(s.gain * (centering(s) @ s.vector("x"))), 0),
    "the component along 1 is ‖g‖²": lambda s: equal(
        s.sum(s.gain * (centering(s) @ s.gain)), s.dot(s.gain, s.gain)
    ),
})


@claim(
    "riechers.intersection",
    "The section of the hyperellipsoid by the hyperplane is the image of the section of the ball",
    "Abstract; Sec. II, end",
    hypotheses=[no_zero_gain],
    remark=(
        "Each y ⟂ α is Gz with z = y/g ⟂ 1 and ‖z‖² = Σ (yₙ/gₙ)², so the points of the section are the Gz "
        "with z ⟂ 1 and ‖z‖ ≤ √N, and for ε > 0 those with ‖z‖ < √N are attained "
        "(riechers.image-is-the-interior)."
    ),
)
def intersection(s):
    g = s.gain
    y = s.let("y", off_normal(s, normal_direction(s, g)) @ s.vector("x"))
    z = s.let("z", y / g)
    return [
        step("z is orthogonal to 1", equal(s.sum(z), 0)),
        step("Gz = y", equal(s.diag(g) @ (centering(s) @ z), y)),
        step("‖z‖ from the hyperellipsoid", equal(s.dot(z, z), s.sum((y / g) ** 2))),
    ]


intersection.misses({
    "without the hyperplane": lambda s: equal(s.sum(s.vector("x") / s.gain), 0),
    "the hyperplane of g": lambda s: equal(
        s.sum((off_normal(s, s.gain) @ s.vector("x")) / s.gain), 0
    ),
    "the hyperplane of 1": lambda s: equal(s.sum((centering(s) @ s.vector("x")) / s.gain), 0),
})


@claim(
    "riechers.intersection.zero-gain",
    "With zero gains too, the image is the whole section of the hyperellipsoid orthogonal to 𝒩",
    "Abstract; Sec. II, end, with Sec. II.1",
    hypotheses=[some_zero_gain],
    corrected_by="lnverify.intersection.zero-gain",
    remark=(
        "y = GΠGx stands for any point of that complement. Its smallest preimage z ⟂ 1 has ‖z‖² = yᵀCy, "
        "and it is attained only where this is at most N; the hyperellipsoid asks for Σ (yₙ/gₙ)² ≤ N, "
        "which is less."
    ),
    likely="gains that are not zero, for which the statement holds.",
)
def intersection_zero_gain(s):
    g, y = s.zeros_gain(), s.let("y", _point(s))
    C = s.let("C", corrected_matrix(s, g))
    return equal(s.dot(y, C @ y), s.sum((s.drazin(g) * y) ** 2))


def _point(s):
    """A point with zero entries where the gain is zero."""
    return s.zeros_gain() * s.vector("x")


def _zero_gain_norm(s, right):
    y = _point(s)
    return equal(s.dot(y, corrected_matrix(s, s.zeros_gain()) @ y), right(s.drazin(s.zeros_gain()) * y))


intersection_zero_gain.misses({
    "(Σ yₙ/gₙ)²/N more": lambda s: _zero_gain_norm(s, lambda z: s.dot(z, z) + s.sum(z) ** 2 / s.N),
    "(Σ yₙ/gₙ)² less": lambda s: _zero_gain_norm(s, lambda z: s.dot(z, z) - s.sum(z) ** 2),
    "centred": lambda s: _zero_gain_norm(s, lambda z: s.dot(z, centering(s) @ z)),
})


@claim(
    "lnverify.intersection.zero-gain",
    "With k ≥ 1 zero gains the image is Σ (yₙ/gₙ)² + (Σ yₙ/gₙ)²/k ≤ N, inside the section",
    "with a proof",
    hypotheses=[some_zero_gain],
    remark=(
        "The zero coordinates of a preimage have to make up for the sum of the others; they do it with "
        "the least norm when all k are equal. So the image is the section flattened along one direction."
    ),
)
def true_intersection_zero_gain(s):
    g, y = s.zeros_gain(), s.let("y", _point(s))
    zero = zero_entries(s, g)
    k, z = s.let("k", s.sum(zero)), s.let("z", s.drazin(g) * y)
    least, C = s.let("m", z - s.sum(z) / k * zero), s.let("C", corrected_matrix(s, g))
    return [
        step("a preimage", equal(g * least, y)),
        step("orthogonal to 1", equal(s.sum(least), 0)),
        step("its squared norm", equal(s.dot(least, least), s.dot(z, z) + s.sum(z) ** 2 / k)),
        step("which C measures", equal(s.dot(least, least), s.dot(y, C @ y))),
        step("inside the section", at_most(s.dot(z, z), s.dot(least, least))),
    ]


true_intersection_zero_gain.misses({
    "the whole section": lambda s: _zero_gain_norm(s, lambda z: s.dot(z, z)),
    "N for k": lambda s: _zero_gain_norm(s, lambda z: s.dot(z, z) + s.sum(z) ** 2 / s.N),
    "k for 1/k": lambda s: _zero_gain_norm(
        s, lambda z: s.dot(z, z) + s.sum(zero_entries(s, s.zeros_gain())) * s.sum(z) ** 2
    ),
    "minus for plus": lambda s: _zero_gain_norm(
        s, lambda z: s.dot(z, z) - s.sum(z) ** 2 / s.sum(zero_entries(s, s.zeros_gain()))
    ),
})


@claim(
    "riechers.surface.zero-gain",
    "With zero gains too, points of norm √N after sub-step (ii) end on the surface",
    "Sec. II, end, and Fig. 2, with Sec. II.1",
    hypotheses=[some_zero_gain],
    corrected_by="lnverify.surface.zero-gain",
    remark=(
        "For one zero gain they do; for k ≥ 2 they fill the inside, by k times a variance over the zero "
        "coordinates."
    ),
    likely="gains that are not zero, or one zero gain.",
)
def surface_with_zero_gain(s):
    z = centering(s) @ s.vector("x")
    y, C = s.let("y", s.zeros_gain() * z), s.let("C", corrected_matrix(s, s.zeros_gain()))
    return equal(s.dot(y, C @ y), s.dot(z, z))


def _surface(s, right):
    z = centering(s) @ s.vector("x")
    y = s.zeros_gain() * z
    return equal(right(y), s.dot(z, z))


surface_with_zero_gain.misses({
    "of the hyperellipsoid": lambda s: _surface(s, lambda y: s.sum((s.drazin(s.zeros_gain()) * y) ** 2)),
    "of a ball": lambda s: _surface(s, lambda y: s.dot(y, y)),
    "at its centre": lambda s: _surface(s, lambda y: 0 * s.dot(y, y)),
})


def q_is_positive(s):
    """q > 0."""
    return positive(s.scalar("q"))


@claim(
    "riechers.radius-law",
    "The squared radius ρ = Nq/(q + Nε), q = ‖Πa‖², increases with q towards N, and q = Nερ/(N − ρ)",
    "Fig. 2",
    hypotheses=[q_is_positive, eps_is_positive],
    remark=(
        "So a quantile of ρ is this function of the same quantile of q. For Gaussian activations of "
        "variance s², q/s² has the chi-squared law with N − 1 degrees of freedom. The last step: ρ ≥ (1 − "
        "δ)N where q ≥ Nε(1 − δ)/δ."
    ),
)
def radius_law(s):
    q, delta = s.scalar("q"), s.scalar("delta")
    rho = s.let("rho", _rho(s))
    near = (rho - (1 - delta) * s.N) * (q + s.N * s.eps)
    return [
        step("increasing", positive(s.derivative(_rho(s), q))),
        step("below N", positive(s.N - rho)),
        step("the inverse", equal(s.N * s.eps * rho / (s.N - rho), q)),
        step("within δ of the surface", equal(near, s.N * (delta * q - (1 - delta) * s.N * s.eps))),
    ]


def _rho(s):
    return s.N * s.scalar("q") / (s.scalar("q") + s.N * s.eps)


radius_law.misses({
    "N is lost beside ε": lambda s: equal(
        s.eps * _rho(s) / (s.N - _rho(s)), s.scalar("q")
    ),
    "decreasing": lambda s: positive(-s.derivative(_rho(s), s.scalar("q"))),
    "N is attained": lambda s: at_most(s.N, _rho(s)),
    "linear": lambda s: equal(s.derivative(_rho(s), s.scalar("q")), _rho(s) / s.scalar("q")),
})


@claim(
    "riechers.fig1",
    "With ε = 1/10 every point stays away from the surface by N²ε/(‖Πa‖² + Nε) in squared radius",
    "Fig. 1, caption",
    remark="For N = 3 the gap is 0.9/(‖Πa‖² + 0.3): 3 at the centre, 0.39 at ‖Πa‖² = 2.",
)
def fig1(s):
    z, eps = centering(s) @ s.activation, s.rational(1, 10)
    x = normalized(s, s.activation, eps)
    gap = s.N**2 / (10 * s.dot(z, z) + s.N)
    return [
        step("the gap", equal(s.N - s.dot(x, x), gap)),
        step("the interior is not empty", positive(gap)),
        step("the figure", equal(s.rational(9) / (10 * s.rational(2) + 3), s.rational(9, 23))),
    ]


def _gap_of_fig1(s, right):
    x = normalized(s, s.activation, s.rational(1, 10))
    z = centering(s) @ s.activation
    return equal(s.N - s.dot(x, x), right(s.dot(z, z)))


fig1.misses({
    "no gap": lambda s: _gap_of_fig1(s, lambda q: 0 * q),
    "N is lost": lambda s: _gap_of_fig1(s, lambda q: s.N / (10 * q + 1)),
    "ε = 1/100": lambda s: _gap_of_fig1(s, lambda q: s.N**2 / (100 * q + s.N)),
})


@claim(
    "lnverify.dimension",
    "With k ≥ 1 zero gains the image has dimension N − k: no more is lost to the hyperplane",
    "with a proof",
    hypotheses=[some_zero_gain],
    remark=(
        "AC is the projector onto the image of A = GΠG, the coordinates of non-zero gain; its trace is "
        "its rank. Without zero gains the dimension is N − 1, as with one (riechers.nullspace)."
    ),
)
def dimension(s):
    g = s.zeros_gain()
    A, C = s.let("A", image_matrix(s, g)), s.let("C", corrected_matrix(s, g))
    k = s.let("k", s.sum(zero_entries(s, g)))
    return [
        step("a projector", equal(A @ C @ (A @ C), A @ C)),
        step("its rank", equal(s.trace(A @ C), s.N - k)),
    ]


def _rank(s, right):
    g = s.zeros_gain()
    C = corrected_matrix(s, g)
    return equal(s.trace(image_matrix(s, g) @ C), right(s.sum(zero_entries(s, g))))


dimension.misses({
    "N − 1": lambda s: _rank(s, lambda k: s.N - 1),
    "N − k − 1": lambda s: _rank(s, lambda k: s.N - k - 1),
    "k": lambda s: _rank(s, lambda k: k),
})
