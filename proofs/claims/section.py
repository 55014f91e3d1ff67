"""The hyperellipsoid, its section by the hyperplane, and the radius inside it (Riechers, section II)."""

from proofs.claims.zero_gain import corrected_matrix, count
from proofs.definitions import (
    centering,
    image_matrix,
    layer_norm,
    normal_direction,
    normalized,
    off_normal,
    zero_entries,
)
from proofs.hypotheses import denominator_is_positive, eps_is_positive, gains_differ, no_zero_gain, some_zero_gain
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


@claim(
    "riechers.initialization",
    "Sec. I, below Eq. (4)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the identity map": {"map": lambda s: s.activation},
        "the projection": {"map": lambda s: centering(s) @ s.activation},
        "g = 1 with a bias": {"bias": lambda s: s.bias},
    },
)
def initialization(s, *, map=normalized, bias=lambda s: 0 * s.ones):
    """At the beginning of training diag(g) = I, and LayerNorm is sub-steps (i) and (ii) alone

    With g = 1 and b = 0 the image lies in a ball of dimension N − 1, centred at 0.
    """
    return [
        step("diag(1) = I", equal(s.diag(s.ones), s.identity)),
        step("LayerNorm", equal(layer_norm(s, g=s.ones, b=bias(s)), map(s))),
    ]


@claim(
    "riechers.stretched-ball",
    "Sec. II, below Eq. (5); Sec. II.2, first sentence",
    further=[no_zero_gain],
    witness_at={"gain": (1, 1, 0)},
    likely="gains that are not zero.",
    near_misses={
        "a ball again": {"length": lambda s, y: s.dot(y, y)},
        "the axes after the projection": {"matrix": lambda s, G: G @ centering(s) @ G.T},
        "the gain twice": {"length": lambda s, y: s.sum((y * s.gain) ** 2)},
    },
)
def stretched_ball(s, *, length=lambda s, y: s.sum((y / s.gain) ** 2), matrix=lambda s, G: G @ G.T):
    """diag(g) maps the ball to an N-dimensional hyperellipsoid whose principal axes are the neural basis

    The first step: the ball ‖z‖ ≤ √N becomes Σ (yₙ/gₙ)² ≤ N. Its axes are the eigenvectors of GGᵀ, which is diagonal.
    With k zero gains it is flat, of dimension N − k.
    """
    z, G = s.vector("z"), s.let("G", s.diag(s.gain))
    return [
        step("the hyperellipsoid", equal(length(s, G @ z), s.dot(z, z))),
        step("its axes", equal(matrix(s, G), s.diag(s.gain**2))),
    ]


@claim(
    "riechers.shift",
    "Sec. II, sub-step (iv)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "by g ⊙ b": {"by": lambda s: s.gain * s.bias},
        "as a shift of the input": lambda s: equal(layer_norm(s, s.activation + s.bias, b=0 * s.ones), layer_norm(s)),
        "within the hyperplane": lambda s: equal(s.sum(layer_norm(s) - layer_norm(s, b=0 * s.ones)), 0),
    },
)
def shift(s, *, by=lambda s: s.bias):
    """The bias shifts the whole image by b"""
    return equal(layer_norm(s) - layer_norm(s, b=0 * s.ones), by(s))


@claim(
    "riechers.tilt",
    "Sec. II, sub-step (iii)",
    further=[gains_differ],
    witness_at={"gain": (1, 1)},
    likely="gains that are not all equal.",
    near_misses={
        "the normal is g": lambda s: equal(s.dot(s.gain, s.gain * (centering(s) @ s.vector("x"))), 0),
        "the normal stays 1": lambda s: equal(s.sum(s.gain * (centering(s) @ s.vector("x"))), 0),
        "the component along 1 is ‖g‖²": {"component": lambda s, z: s.dot(s.gain, s.gain)},
    },
)
def tilt(s, *, component=lambda s, z: s.dot(z, z)):
    """diag(g) tilts the hyperplane: it leaves the one perpendicular to 1

    For z = Πg, a vector of the old hyperplane, Gz has the component ‖Πg‖² along 1. With equal gains, at initialization
    for one, the hyperplane stays where it is. Without zero gains its new normal is α (riechers.image-in-hyperplane).
    """
    z = s.let("z", centering(s) @ s.gain)
    return [
        step("the component along 1", equal(s.sum(s.gain * z), component(s, z))),
        step("is not 0", positive(s.dot(z, z))),
    ]


@claim(
    "riechers.intersection",
    "Abstract; Sec. II, end",
    further=[no_zero_gain],
    witness_at={"gain": (1, 1, 0)},
    likely="gains that are not zero.",
    near_misses={
        "without the hyperplane": {"projector": lambda s, g: s.identity},
        "the hyperplane of g": {"projector": lambda s, g: off_normal(s, g)},
        "the hyperplane of 1": {"projector": lambda s, g: centering(s)},
    },
)
def intersection(s, *, projector=lambda s, g: off_normal(s, normal_direction(s, g))):
    """The section of the hyperellipsoid by the hyperplane is the image of the section of the ball

    The hyperellipsoid is the set of the Gw with ‖w‖ ≤ √N, the image that of the Gz with z ⟂ 1 beside it. Each point y
    ⟂ α of the section is Gz with z = y/g ⟂ 1, and ‖z‖² = Σ (yₙ/gₙ)² ≤ N; each point G Πx of the image is orthogonal to
    α and has Σ (yₙ/gₙ)² = ‖Πx‖². For ε > 0 those with ‖z‖ < √N are attained (riechers.image-is-the-interior).

    With a zero gain α does not exist, and 𝒩, which takes its place, cuts nothing off: the section is the whole
    hyperellipsoid, and the image is smaller (lnverify.intersection.zero-gain). At g = (1, 1, 0) the section is a disk
    of radius √3, the image an ellipse in it with semi-axes √3 and 1.
    """
    g, x = s.gain, s.vector("x")
    y = s.let("y", projector(s, g) @ x)
    z, reached = s.let("z", y / g), g * (centering(s) @ x)
    return [
        step("from the section: z is orthogonal to 1", equal(s.sum(z), 0)),
        step("Gz = y", equal(s.diag(g) @ (centering(s) @ z), y)),
        step("‖z‖ from the hyperellipsoid", equal(s.dot(z, z), s.sum((y / g) ** 2))),
        step("from the image: it is orthogonal to α", equal(s.dot(normal_direction(s, g), reached), 0)),
        step("and in the hyperellipsoid", at_most(s.sum((reached / g) ** 2), s.dot(x, x))),
    ]


def point(s):
    """A point with zero entries where the gain is zero."""
    return s.let("y", s.zeros_gain() * s.vector("x"))


@claim(
    "lnverify.intersection.zero-gain",
    "with a proof",
    hypotheses=[some_zero_gain],
    near_misses={
        "the whole section": {"form": lambda s, z, k: s.dot(z, z)},
        "N for k": {"form": lambda s, z, k: s.dot(z, z) + s.sum(z) ** 2 / s.N},
        "k for 1/k": {"form": lambda s, z, k: s.dot(z, z) + k * s.sum(z) ** 2},
        "minus for plus": {"form": lambda s, z, k: s.dot(z, z) - s.sum(z) ** 2 / k},
        "every preimage is as long": {"longer": lambda s, v: 0},
        "the semi-axis along 1 is √N": {"flattened": lambda s, k: s.N},
    },
)
def intersection_zero_gain(
    s,
    *,
    form=lambda s, z, k: s.dot(z, z) + s.sum(z) ** 2 / k,
    longer=lambda s, v: s.dot(v, v),
    flattened=lambda s, k: k,
):
    """With k ≥ 1 zero gains the image is Σ (yₙ/gₙ)² + (Σ yₙ/gₙ)²/k ≤ N, inside the section

    For ε > 0 it is < N for ≤ N (riechers.image-is-the-interior). The zero coordinates of a preimage have to make up
    for the sum of the others; they do it with the least norm when all k are equal. So the image is the section
    flattened along one direction: before the gain its semi-axis along 1 on the other coordinates is √k, and √N across.
    """
    g, y = s.zeros_gain(), point(s)
    zero, k = s.let("e", zero_entries(s, g)), count(s, g)
    z = s.let("z", s.drazin(g) * y)
    least, C = s.let("m", z - s.sum(z) / k * zero), s.let("C", corrected_matrix(s, g))
    v = s.let("v", zero * s.vector("f") - s.dot(zero, s.vector("f")) / k * zero)
    along = s.let("u", s.ones - zero)
    return [
        step("a preimage", equal(g * least, y)),
        step("orthogonal to 1", equal(s.sum(least), 0)),
        step("every other one is m + v", equal(g * (least + v), y)),
        step("and longer", equal(s.dot(least + v, least + v), s.dot(least, least) + longer(s, v))),
        step("its squared norm", equal(s.dot(least, least), form(s, z, k))),
        step("which C measures", equal(s.dot(y, C @ y), s.dot(least, least))),
        step("inside the section", at_most(s.dot(z, z), s.dot(least, least))),
        step(
            "the semi-axis √k",
            equal(flattened(s, k) * (s.dot(along, along) + s.sum(along) ** 2 / k), s.N * s.dot(along, along)),
        ),
    ]


def q_plus_eps_is_positive(s):
    """q + Nε > 0."""
    return positive(s.scalar("q") + s.N * s.eps)


def radius(s):
    """ρ = Nq/(q + Nε)."""
    return s.let("rho", s.N * s.scalar("q") / (s.scalar("q") + s.N * s.eps))


@claim(
    "lnverify.radius-law",
    "with a proof",
    hypotheses=[q_plus_eps_is_positive, eps_is_positive],
    near_misses={
        "N is lost beside ε": {"inverse": lambda s, rho: s.eps * rho / (s.N - rho)},
        "decreasing": lambda s: positive(-s.derivative(radius(s), s.scalar("q"))),
        "N is attained": lambda s: at_most(s.N, radius(s)),
        "linear": lambda s: equal(s.derivative(radius(s), s.scalar("q")), radius(s) / s.scalar("q")),
    },
)
def radius_law(s, *, inverse=lambda s, rho: s.N * s.eps * rho / (s.N - rho)):
    """The squared radius ρ = Nq/(q + Nε), q = ‖Πa‖², increases with q towards N, and q = Nερ/(N − ρ)

    So a quantile of ρ is this function of the same quantile of q. For Gaussian activations of variance s², q/s² has
    the chi-squared law with N − 1 degrees of freedom. The last step: ρ ≥ (1 − δ)N where q ≥ Nε(1 − δ)/δ.
    """
    q, delta, rho = s.scalar("q"), s.scalar("delta"), radius(s)
    near = (rho - (1 - delta) * s.N) * (q + s.N * s.eps)
    return [
        step("increasing", positive(s.derivative(rho, q))),
        step("below N", positive(s.N - rho)),
        step("the inverse", equal(inverse(s, rho), q)),
        step("within δ of the surface", equal(near, s.N * (delta * q - (1 - delta) * s.N * s.eps))),
    ]


@claim(
    "riechers.fig1",
    "Fig. 1, caption",
    near_misses={
        "no gap": {"gap": lambda s, q: 0 * q},
        "N is lost": {"gap": lambda s, q: s.N / (10 * q + 1)},
        "ε = 1/100": {"gap": lambda s, q: s.N**2 / (100 * q + s.N)},
    },
)
def fig1(s, *, gap=lambda s, q: s.N**2 / (10 * q + s.N)):
    """With ε = 1/10 every point stays away from the surface by N²ε/(‖Πa‖² + Nε) in squared radius

    For N = 3 the gap is 0.9/(‖Πa‖² + 0.3): 3 at the centre, 0.39 at ‖Πa‖² = 2.
    """
    z, x = centering(s) @ s.activation, normalized(s, eps=s.rational(1, 10))
    found = gap(s, s.dot(z, z))
    return [
        step("the gap", equal(s.N - s.dot(x, x), found)),
        step("the interior is not empty", positive(found)),
    ]


@claim(
    "lnverify.dimension",
    "with a proof",
    hypotheses=[some_zero_gain],
    near_misses={
        "N − 1": {"rank": lambda s, k: s.N - 1},
        "N − k − 1": {"rank": lambda s, k: s.N - k - 1},
        "k": {"rank": lambda s, k: k},
    },
)
def dimension(s, *, rank=lambda s, k: s.N - k):
    """With k ≥ 1 zero gains the image has dimension N − k: no more is lost to the hyperplane

    AC is the projector onto the image of A = GΠG, the coordinates of non-zero gain; its trace is its rank. Without
    zero gains the dimension is N − 1, as with one (riechers.nullspace).
    """
    g = s.zeros_gain()
    A, C = s.let("A", image_matrix(s, g)), s.let("C", corrected_matrix(s, g))
    return [
        step("a projector", equal(A @ C @ (A @ C), A @ C)),
        step("its rank", equal(s.trace(A @ C), rank(s, count(s, g)))),
    ]
