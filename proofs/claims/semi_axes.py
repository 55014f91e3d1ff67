"""Semi-axes in closed form: their sum and product, bounds by neighbouring gains, ties."""

from proofs.claims.axes import lengths_matrix, off_the_poles
from proofs.definitions import image_matrix, normal_direction, zero_entries
from proofs.hypotheses import no_zero_gain, some_zero_gain
from proofs.registry import claim
from proofs.statements import equal, nonzero, step


@claim(
    "lnverify.semi-axes.sum",
    "The sum of the squared semi-axes is (N − 1) Σ gₙ²",
    "with a proof",
    remark="The squared semi-axes are Nζ with ζ the eigenvalues of GΠG; their sum is N times its trace.",
)
def axes_sum(s):
    g = s.gain
    return [
        step("N tr GΠG", equal(s.N * s.trace(image_matrix(s, g)), (s.N - 1) * s.dot(g, g))),
        step("also of ΠG²Π", equal(s.N * s.trace(lengths_matrix(s, g)), (s.N - 1) * s.dot(g, g))),
    ]


def _sum(s, right):
    return equal(s.N * s.trace(image_matrix(s, s.gain)), right(s.dot(s.gain, s.gain)))


axes_sum.misses({
    "N for N − 1": lambda s: _sum(s, lambda q: s.N * q),
    "centred gains": lambda s: _sum(s, lambda q: s.N * q - s.sum(s.gain) ** 2),
    "N is lost": lambda s: _sum(s, lambda q: (s.N - 1) * q / s.N),
})


@claim(
    "lnverify.semi-axes.squares",
    "The sum of the fourth powers of the semi-axes is N² Σ gₙ⁴ − 2N Σ gₙ⁴ + (Σ gₙ²)²",
    "with a proof",
    remark=(
        "N² tr (GΠG)². With the sum of squares it gives the spread of the squared semi-axes without any "
        "eigenvalue."
    ),
)
def axes_squares(s):
    A, g = image_matrix(s, s.gain), s.gain
    q4, q2 = s.sum(g**4), s.dot(g, g)
    return equal(s.N**2 * s.trace(A @ A), s.N**2 * q4 - 2 * s.N * q4 + q2**2)


def _squares(s, right):
    A = image_matrix(s, s.gain)
    return equal(s.N**2 * s.trace(A @ A), right(s.sum(s.gain**4), s.dot(s.gain, s.gain)))


axes_squares.misses({
    "the last term is lost": lambda s: _squares(s, lambda q4, q2: s.N**2 * q4 - 2 * s.N * q4),
    "2 is lost": lambda s: _squares(s, lambda q4, q2: s.N**2 * q4 - s.N * q4 + q2**2),
    "(N − 1)²": lambda s: _squares(s, lambda q4, q2: (s.N - 1) ** 2 * q4),
})


@claim(
    "lnverify.semi-axes.product",
    "The product of the squared semi-axes is N^(N−2) ‖α‖² ∏ gₙ², and gives the volume",
    "with a proof",
    hypotheses=[no_zero_gain],
    remark=(
        "A + t α̂α̂ᵀ has the eigenvalues ζ of A = GΠG and t along α, so its determinant is t ∏ ζ = t ∏gₙ² "
        "‖α‖²/N. With N − 1 factors N: ∏ Nζ = N^(N−2) ‖α‖² ∏ gₙ². The volume of the ellipsoid is the "
        "square root of it times the volume of the unit ball of dimension N − 1."
    ),
)
def axes_product(s):
    g, t = s.gain, s.scalar("t")
    alpha = normal_direction(s, g)
    filled = image_matrix(s, g) + t * s.outer(alpha, alpha)
    return equal(s.det(filled), t * s.product(g**2) * s.dot(alpha, alpha) ** 2 / s.N)


def _product(s, right):
    g, t = s.gain, s.scalar("t")
    alpha = s.ones / g
    filled = image_matrix(s, g) + t * s.outer(alpha, alpha)
    return equal(s.det(filled), t * s.product(g**2) * s.dot(alpha, alpha) * right(s.dot(alpha, alpha)))


axes_product.misses({
    "the full ellipsoid": lambda s: _product(s, lambda q: 1 + 0 * q),
    "N is lost": lambda s: _product(s, lambda q: q),
    "N for ‖α‖²": lambda s: _product(s, lambda q: s.N + 0 * q),
})


@claim(
    "lnverify.semi-axes.mean",
    "Each ζ is a weighted mean of the squared gains: ζ Σ wₙ² = Σ gₙ² wₙ² with wₙ = 1/(gₙ² − ζ)",
    "with a proof",
    remark=(
        "So each semi-axis √(Nζ) lies between the least and the greatest √N|gₙ|. The weights also sum as "
        "Σ wₙ = 0, so some gₙ² lie below ζ and some above."
    ),
)
def axes_mean(s):
    g = s.gain
    zeta = s.critical_point(g)
    w = s.ones / (g**2 - zeta * s.ones)
    return [
        step("the weights sum to 0", equal(s.sum(w), 0)),
        step("the weighted mean", equal(zeta * s.dot(w, w), s.dot(g**2, w**2))),
    ]


def _weights(s):
    return s.ones / (s.gain**2 - s.critical_point(s.gain) * s.ones)


axes_mean.misses({
    "weights w": lambda s: equal(
        s.critical_point(s.gain) * s.sum(_weights(s)), s.dot(s.gain**2, _weights(s))
    ),
    "the plain mean": lambda s: equal(s.N * s.critical_point(s.gain), s.dot(s.gain, s.gain)),
    "the gains, not their squares": lambda s: equal(
        s.critical_point(s.gain) * s.dot(_weights(s), _weights(s)), s.dot(s.gain, _weights(s) ** 2)
    ),
})


def off_the_other_poles(s):
    """gₙ² ≠ y for all n."""
    return nonzero(s.scalar("y") * s.ones - s.gain**2)


@claim(
    "lnverify.interlacing",
    "Between neighbouring squared gains lies exactly one ζ; GΠG is diag(gₙ²) less a rank-one term",
    "with a proof",
    hypotheses=[off_the_poles, off_the_other_poles],
    remark=(
        "The second step summed over n: for y < z between the same two neighbours all terms on the right "
        "are positive, so Σ 1/(gₙ² − z) rises there, from −∞ to ∞: it has exactly one zero. Sorted, g₁² ≤ "
        "ζ₁ ≤ g₂² ≤ … ≤ ζ_{N−1} ≤ g_N²; an m-fold value of g² is itself a ζ, m − 1 times (lnverify.ties), "
        "and zero gains are such a value."
    ),
)
def interlacing(s):
    g, y, z = s.gain, s.scalar("y"), s.scalar("z")
    at_y, at_z = s.ones / (g**2 - y * s.ones), s.ones / (g**2 - z * s.ones)
    return [
        step("diagonal less rank one", equal(image_matrix(s, g), s.diag(g**2) - s.outer(g, g) / s.N)),
        step("the terms rise", equal(at_z - at_y, (z - y) * (at_y * at_z))),
    ]


def _terms(s, factor):
    g, y, z = s.gain, s.scalar("y"), s.scalar("z")
    at_y, at_z = s.ones / (g**2 - y * s.ones), s.ones / (g**2 - z * s.ones)
    return equal(at_z - at_y, factor(y, z) * (at_y * at_z))


interlacing.misses({
    "plus a rank-one term": lambda s: equal(
        image_matrix(s, s.gain), s.diag(s.gain**2) + s.outer(s.gain, s.gain) / s.N
    ),
    "N is lost": lambda s: equal(image_matrix(s, s.gain), s.diag(s.gain**2) - s.outer(s.gain, s.gain)),
    "the terms fall": lambda s: _terms(s, lambda y, z: y - z),
    "at the rate 1": lambda s: _terms(s, lambda y, z: 1 + 0 * y),
})


@claim(
    "lnverify.ties",
    "m gains of equal size |g| = c give m − 1 semi-axes √N c, supported on those coordinates",
    "with a proof",
    hypotheses=[some_zero_gain],
    remark=(
        "The first step holds for every v and c: where v is supported on coordinates with gₙ² = c² and "
        "g·v = 0, both terms on the right vanish and v is an axis with ζ = c². These v form a space of "
        "dimension m − 1. The second step is the case of equal signs: k coordinates, e their indicator, "
        "with the gain c. For c = 0: zero gains."
    ),
)
def ties(s):
    g, v, c = s.gain, s.vector("v"), s.scalar("c")
    tied = s.zeros_gain() + c * zero_entries(s, s.zeros_gain())
    e = s.let("e", zero_entries(s, s.zeros_gain()))
    inside = e * v - s.dot(e, v) / s.sum(e) * e
    return [
        step("what is left", equal(
            image_matrix(s, g) @ v - c**2 * v, (g**2 - c**2 * s.ones) * v - s.dot(g, v) / s.N * g
        )),
        step("equal signs", equal(image_matrix(s, tied) @ inside, c**2 * inside)),
    ]


def _tied(s, vector):
    e = zero_entries(s, s.zeros_gain())
    c = s.scalar("c")
    v = vector(e, s.vector("v"))
    return equal(image_matrix(s, s.zeros_gain() + c * e) @ v, c**2 * v)


ties.misses({
    "m semi-axes": lambda s: _tied(s, lambda e, v: e * v),
    "the indicator itself": lambda s: _tied(s, lambda e, v: e),
    "off the tied coordinates": lambda s: _tied(s, lambda e, v: v - e * v),
})
