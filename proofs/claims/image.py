"""The image of LayerNorm: a hyperplane, a ball, a hyperellipsoid (Riechers, section II)."""

from proofs.definitions import centering, layer_norm, norm, normal_direction, normalized, off_normal, variance
from proofs.hypotheses import denominator_is_positive, eps_is_positive, no_zero_gain, not_constant
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step

EPS_IS_POSITIVE = "ε > 0, the case of every implementation; the text of the paper allows ε = 0."


def unbiased(s):
    """The output without its bias, g ⊙ x̂."""
    return layer_norm(s) - s.bias


def squared(s, v):
    return s.dot(v, v)


def squared_radius(s):
    """‖x̂‖², the squared norm after sub-step (ii)."""
    return squared(s, normalized(s))


@claim(
    "riechers.ball",
    "Sec. II (ii)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the unit ball": {"radius": lambda s: 1},
        "at most √(N − 1)": {"radius": lambda s: s.sqrt(s.N - 1)},
        "at least √N": lambda s: at_most(s.sqrt(s.N), norm(s, normalized(s))),
        "N is lost in the gap": {"gap": lambda s: s.eps / (variance(s) + s.eps)},
    },
)
def ball(s, *, radius=lambda s: s.sqrt(s.N), gap=lambda s: s.N * s.eps / (variance(s) + s.eps)):
    """After sub-step (ii) the norm is at most √N

    The gap Nε/(σ² + ε) is positive for ε > 0 and zero for ε = 0.
    """
    return [
        step("the gap, exactly", equal(s.N - squared_radius(s), gap(s))),
        step("the norm", at_most(norm(s, normalized(s)), radius(s))),
    ]


@claim(
    "riechers.ball.open",
    "Sec. II, below Eq. (5)",
    further=[eps_is_positive],
    likely=EPS_IS_POSITIVE,
    near_misses={
        "the open ball of radius √(N − 1)": {"square": lambda s: s.N - 1},
        "the unit ball": {"square": lambda s: 1},
        "outside the ball": lambda s: positive(squared_radius(s) - s.N),
    },
)
def open_ball(s, *, square=lambda s: s.N):
    """After sub-step (ii) all points lie in the open N-ball of radius √N

    For ε = 0 every point lies on the sphere itself, and activations proportional to 1 have no image.
    """
    return positive(square(s) - squared_radius(s))


@claim(
    "riechers.ball.sphere",
    "Sec. II (ii) and Eq. (5)",
    hypotheses=[not_constant],
    near_misses={
        "for every ε": {"eps": lambda s: s.eps},
        "√(N − 1) for √N": {"radius": lambda s: s.sqrt(s.N - 1)},
        "the unit sphere": {"radius": lambda s: 1},
    },
)
def sphere(s, *, eps=lambda s: 0, radius=lambda s: s.sqrt(s.N)):
    """For ε = 0 and Πa ≠ 0 the norm after sub-step (ii) is √N"""
    return equal(norm(s, normalized(s, eps=eps(s))), radius(s))


@claim(
    "riechers.image-in-hyperplane",
    "Sec. II.1",
    hypotheses=[no_zero_gain, denominator_is_positive],
    near_misses={
        "α = g": {"normal": lambda s, g: g},
        "the bias is kept": {"output": layer_norm},
        "orthogonal to 1": {"normal": lambda s, g: s.ones},
        "α = 1/g²": {"normal": lambda s, g: s.ones / g**2},
    },
)
def image_in_hyperplane(s, *, normal=normal_direction, output=unbiased):
    """The image without bias is orthogonal to α, αₙ = 1/gₙ"""
    return equal(s.dot(normal(s, s.gain), output(s)), 0)


@claim(
    "riechers.image-in-ellipsoid",
    "Sec. II, below Eq. (5)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the bias is kept": {"output": layer_norm},
        "the unit ball": {"square": lambda s: 1},
        "the gain on the wrong side": lambda s: at_most(squared(s, s.gain * unbiased(s)), s.N),
    },
)
def image_in_ellipsoid(s, *, output=unbiased, square=lambda s: s.N):
    """The image without bias lies in the hyperellipsoid diag(g)·ball

    The hyperellipsoid is the set of all diag(g) z with ‖z‖² ≤ N, flat where a gain is zero.
    """
    return [
        step("diag(g) times a point", equal(output(s), s.diag(s.gain) @ normalized(s))),
        step("of the ball", at_most(squared_radius(s), square(s))),
    ]


@claim(
    "riechers.image-in-ellipsoid.interior",
    "Abstract; Sec. II, below Eq. (5)",
    further=[eps_is_positive],
    likely=EPS_IS_POSITIVE,
    near_misses={
        "the bias is kept": {"output": layer_norm},
        "a smaller ellipsoid, N − 1 for N": {"square": lambda s: s.N - 1},
        "the sphere for the ellipsoid": {"point": unbiased},
    },
)
def image_in_interior(s, *, output=unbiased, point=normalized, square=lambda s: s.N):
    """The image without bias lies in the interior of the hyperellipsoid

    The interior is the set of all diag(g) z with ‖z‖² < N. For ε = 0 every point lies on the surface.
    """
    return [
        step("diag(g) times a point", equal(output(s), s.diag(s.gain) @ normalized(s))),
        step("of the open ball", positive(square(s) - squared(s, point(s)))),
    ]


def z_is_inside(s):
    """‖Πz‖² < N: Πz is a point of the open ball, orthogonal to 1."""
    return positive(s.N - squared(s, centering(s) @ s.vector("z")))


@claim(
    "riechers.image-is-the-interior",
    "Abstract; Sec. II, end",
    hypotheses=[eps_is_positive, z_is_inside],
    near_misses={
        "N is lost above": {"factor": lambda s, q: s.sqrt(s.eps / (s.N - q))},
        "1 for N below": {"factor": lambda s, q: s.sqrt(s.N * s.eps / (1 - q))},
        "every point is its own preimage": {"factor": lambda s, q: s.rational(1)},
        "the root is lost": {"factor": lambda s, q: s.N * s.eps / (s.N - q)},
    },
)
def image_is_the_interior(s, *, factor=lambda s, q: s.sqrt(s.N * s.eps / (s.N - q))):
    """For ε > 0 every interior point of the (N − 1)-ellipsoid is attained, and a preimage

    The interior points are y = GΠz + b with ‖Πz‖² < N. With non-zero gains they fill the interior of an (N −
    1)-ellipsoid; the preimage exists for zero gains too.
    """
    z = centering(s) @ s.vector("z")
    t = s.let("t", factor(s, s.dot(z, z)))
    return step("a = tz is a preimage", equal(layer_norm(s, t * z), s.gain * z + s.bias))


def squared_length(s):
    """‖Πa‖²."""
    return squared(s, centering(s) @ s.activation)


@claim(
    "riechers.surface",
    "Sec. II (ii); Fig. 2",
    hypotheses=[not_constant],
    near_misses={
        "N is lost beside ε": {"beside": lambda s: s.eps},
        "the unit sphere in the limit": {"limit": lambda s: 1},
        "the limit is attained": lambda s: at_most(s.N, squared_radius(s)),
        "N for N² in the limit": {"rate": lambda s: s.N * s.eps},
    },
)
def surface(s, *, beside=lambda s: s.N * s.eps, limit=lambda s: s.N, rate=lambda s: s.N**2 * s.eps):
    """How near the surface: the radius as a function of ‖Πa‖ and ε, and its limit √N

    As ‖Πa‖ grows, or ε shrinks, the squared radius tends to N no slower than N²ε/‖Πa‖².
    """
    q = s.let("q", squared_length(s))
    return [
        step("the radius", equal(norm(s, normalized(s)), s.sqrt(s.N * q / (q + beside(s))))),
        step("the gap of the squares", equal(limit(s) - squared_radius(s), s.N**2 * s.eps / (q + s.N * s.eps))),
        step("the limit", at_most(s.N - squared_radius(s), rate(s) / q)),
    ]


@claim(
    "riechers.surface.hyperellipsoid",
    "Sec. II, end; Fig. 2",
    hypotheses=[denominator_is_positive],
    further=[no_zero_gain],
    witness_at={"gain": (1, 1, 0), "activation": (1, 0, 0), "eps": 0},
    likely="gains that are not zero.",
    near_misses={
        "G⁻¹ for G⁻²": {"matrix": lambda s, g: s.diag(g**-1)},
        "of a ball": {"matrix": lambda s, g: s.identity},
        "α = g": {"normal": lambda s, g: g},
    },
)
def surface_of_the_hyperellipsoid(s, *, normal=normal_direction, matrix=lambda s, g: s.diag(g**-2)):
    """A point of norm √N after sub-step (ii) ends on the surface of the (N − 1)-hyperellipsoid

    The surface is where the quadratic form of Π₂G⁻²Π₂ is N; at the image of x̂ it is ‖x̂‖². With zero gains α does not
    exist, and with two or more of them such points fill the inside of the image (lnverify.surface.zero-gain).
    """
    P2, y = off_normal(s, normal(s, s.gain)), unbiased(s)
    return equal(s.dot(y, P2 @ matrix(s, s.gain) @ P2 @ y), squared_radius(s))
