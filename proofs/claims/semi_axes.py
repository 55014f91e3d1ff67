"""Semi-axes in closed form: their sum and product, bounds by neighbouring gains, ties."""

from proofs.claims.axes import lengths_matrix, off_the_poles, reciprocals
from proofs.definitions import image_matrix, normal_direction, zero_entries
from proofs.hypotheses import no_zero_gain, some_zero_gain
from proofs.registry import claim
from proofs.statements import equal, nonzero, step


@claim(
    "lnverify.semi-axes.sum",
    "with a proof",
    near_misses={
        "N for N − 1": {"total": lambda s, g: s.N * s.dot(g, g)},
        "centred gains": {"total": lambda s, g: s.N * s.dot(g, g) - s.sum(g) ** 2},
        "N is lost": {"total": lambda s, g: (s.N - 1) * s.dot(g, g) / s.N},
    },
)
def axes_sum(s, *, total=lambda s, g: (s.N - 1) * s.dot(g, g)):
    """The sum of the squared semi-axes is (N − 1) Σ gₙ²

    The squared semi-axes are Nζ with ζ the eigenvalues of GΠG; their sum is N times its trace.
    """
    g = s.gain
    return [
        step("N tr GΠG", equal(s.N * s.trace(image_matrix(s, g)), total(s, g))),
        step("also of ΠG²Π", equal(s.N * s.trace(lengths_matrix(s, g)), total(s, g))),
    ]


@claim(
    "lnverify.semi-axes.squares",
    "with a proof",
    near_misses={
        "the last term is lost": {"total": lambda s, q4, q2: s.N**2 * q4 - 2 * s.N * q4},
        "2 is lost": {"total": lambda s, q4, q2: s.N**2 * q4 - s.N * q4 + q2**2},
        "(N − 1)²": {"total": lambda s, q4, q2: (s.N - 1) ** 2 * q4},
    },
)
def axes_squares(s, *, total=lambda s, q4, q2: s.N**2 * q4 - 2 * s.N * q4 + q2**2):
    """The sum of the fourth powers of the semi-axes is N² Σ gₙ⁴ − 2N Σ gₙ⁴ + (Σ gₙ²)²

    N² tr (GΠG)². With the sum of squares it gives the spread of the squared semi-axes without any eigenvalue.
    """
    A, g = image_matrix(s, s.gain), s.gain
    return equal(s.N**2 * s.trace(A @ A), total(s, s.sum(g**4), s.dot(g, g)))


@claim(
    "lnverify.semi-axes.product",
    "with a proof",
    hypotheses=[no_zero_gain],
    near_misses={
        "the full ellipsoid": {"factor": lambda s, q: q},
        "N is lost": {"factor": lambda s, q: q**2},
        "N for ‖α‖²": {"factor": lambda s, q: q * s.N},
    },
)
def axes_product(s, *, factor=lambda s, q: q**2 / s.N):
    """The product of the squared semi-axes is N^(N−2) ‖α‖² ∏ gₙ², and gives the volume

    A + t ααᵀ has the eigenvalues ζ of A = GΠG and t‖α‖² along α, so its determinant is t‖α‖² ∏ζ = t‖α‖² ∏gₙ² ‖α‖²/N.
    With N − 1 factors N: ∏ Nζ = N^(N−2) ‖α‖² ∏ gₙ². The volume of the ellipsoid is the square root of it times the
    volume of the unit ball of dimension N − 1.
    """
    g, t = s.gain, s.scalar("t")
    alpha = normal_direction(s, g)
    filled = image_matrix(s, g) + t * s.outer(alpha, alpha)
    return equal(s.det(filled), t * s.product(g**2) * factor(s, s.dot(alpha, alpha)))


@claim(
    "lnverify.semi-axes.mean",
    "with a proof",
    near_misses={
        "weights w": {"weights": lambda w: w},
        "the plain mean": lambda s: equal(s.N * s.critical_point(s.gain), s.dot(s.gain, s.gain)),
        "the gains, not their squares": {"values": lambda g: g},
    },
)
def axes_mean(s, *, weights=lambda w: w**2, values=lambda g: g**2):
    """Each ζ is a weighted mean of the squared gains: ζ Σ wₙ² = Σ gₙ² wₙ² with wₙ = 1/(gₙ² − ζ)

    So each semi-axis √(Nζ) lies between the least and the greatest √N|gₙ|. The weights also sum as Σ wₙ = 0, so some
    gₙ² lie below ζ and some above.
    """
    zeta, w = s.critical_point(s.gain), reciprocals(s)
    return [
        step("the weights sum to 0", equal(s.sum(w), 0)),
        step("the weighted mean", equal(zeta * s.sum(weights(w)), s.dot(values(s.gain), weights(w)))),
    ]


def off_the_other_poles(s):
    """gₙ² ≠ y for all n."""
    return nonzero(s.scalar("y") * s.ones - s.gain**2)


@claim(
    "lnverify.interlacing",
    "with a proof",
    hypotheses=[off_the_poles, off_the_other_poles],
    near_misses={
        "plus a rank-one term": {"weight": lambda s: -1 / s.N},
        "N is lost": {"weight": lambda s: s.rational(1)},
        "the terms fall": {"rate": lambda s, y, z: y - z},
        "at the rate 1": {"rate": lambda s, y, z: s.rational(1)},
    },
)
def interlacing(s, *, weight=lambda s: 1 / s.N, rate=lambda s, y, z: z - y):
    """Between neighbouring squared gains lies exactly one ζ; GΠG is diag(gₙ²) less a rank-one term

    The second step summed over n: for y < z between the same two neighbours all terms on the right are positive, so Σ
    1/(gₙ² − z) rises there, from −∞ to ∞: it has exactly one zero. Sorted, g₁² ≤ ζ₁ ≤ g₂² ≤ … ≤ ζ_{N−1} ≤ g_N²; an
    m-fold value of g² is itself a ζ, m − 1 times (lnverify.ties), and zero gains are such a value.
    """
    g, y, z = s.gain, s.scalar("y"), s.scalar("z")
    at_y, at_z = s.ones / (g**2 - y * s.ones), s.ones / (g**2 - z * s.ones)
    return [
        step("diagonal less rank one", equal(image_matrix(s, g), s.diag(g**2) - weight(s) * s.outer(g, g))),
        step("the terms rise", equal(at_z - at_y, rate(s, y, z) * (at_y * at_z))),
    ]


@claim(
    "lnverify.ties",
    "with a proof",
    hypotheses=[some_zero_gain],
    near_misses={
        "m semi-axes": {"axis": lambda s, e, v: e * v},
        "the indicator itself": {"axis": lambda s, e, v: e},
        "off the tied coordinates": {"axis": lambda s, e, v: v - e * v},
    },
)
def ties(s, *, axis=lambda s, e, v: e * v - s.dot(e, v) / s.sum(e) * e):
    """m gains of equal size |g| = c give m − 1 semi-axes √N c, supported on those coordinates

    The first step holds for every gain h, v and c: where v is supported on coordinates with hₙ² = c² and h·v = 0, both
    terms on the right vanish and v is an axis with ζ = c². These v form a space of dimension m − 1. The second step is
    the case of equal signs: k coordinates, e their indicator, with the gain c. For c = 0: zero gains.
    """
    h, v, c = s.vector("h"), s.vector("v"), s.scalar("c")
    e = s.let("e", zero_entries(s, s.zeros_gain()))
    tied, inside = s.zeros_gain() + c * e, axis(s, e, v)
    return [
        step(
            "what is left", equal(image_matrix(s, h) @ v - c**2 * v, (h**2 - c**2 * s.ones) * v - s.dot(h, v) / s.N * h)
        ),
        step("equal signs", equal(image_matrix(s, tied) @ inside, c**2 * inside)),
    ]
