"""The principal axes of the image, for non-zero gains (Riechers, section II.2)."""

from proofs.definitions import centering, image_matrix, normal_direction, off_normal
from proofs.hypotheses import no_zero_gain
from proofs.registry import claim
from proofs.statements import differ, equal, nonzero, step


def paper_matrix(s, g):
    """Π₂G⁻²Π₂."""
    P2 = off_normal(s, normal_direction(s, g))
    return P2 @ s.diag(g**-2) @ P2


def lengths_matrix(s, g):
    """ΠG²Π."""
    return centering(s) @ s.diag(g**2) @ centering(s)


def eigenvalue_is_nonzero(s):
    """ζ ≠ 0."""
    return nonzero(s.critical_point(s.gain))


@claim(
    "riechers.principal-axes",
    "Without zero gains the eigenvectors of Π₂G⁻²Π₂ are the principal axes, with semi-axes √(N/λ)",
    "Sec. II.2",
    hypotheses=[no_zero_gain],
    remark=(
        "M = Π₂G⁻²Π₂ is the Moore–Penrose inverse of GΠG, and the quadratic form of M takes the value ‖Πx‖² at y "
        "= GΠx. So the image {GΠx : ‖Πx‖² ≤ N} is {y ⟂ α : yᵀMy ≤ N}: its principal axes are the eigenvectors of "
        "M in that hyperplane, with semi-axes √(N/λ). It is the whole of it, because every y ⟂ α is GΠG⁻¹y."
    ),
)
def principal_axes(s):
    g, x = s.gain, s.vector("x")
    A = s.let("A", image_matrix(s, g))
    M = s.let("M", paper_matrix(s, g))
    P2 = off_normal(s, normal_direction(s, g))
    y = s.diag(g) @ centering(s) @ x
    z = centering(s) @ x
    return [
        step("Moore–Penrose 1", equal(A @ M @ A, A)),
        step("Moore–Penrose 2", equal(M @ A @ M, M)),
        step("Moore–Penrose 3", equal((A @ M).T, A @ M)),
        step("Moore–Penrose 4", equal((M @ A).T, M @ A)),
        step("the quadratic form on the image", equal(s.dot(y, M @ y), s.dot(z, z))),
        step("every y ⟂ α is reached", equal(s.diag(g) @ (centering(s) @ ((P2 @ x) / g)), P2 @ x)),
    ]


def _form_on_the_image(s, M):
    z = centering(s) @ s.vector("x")
    y = s.gain * z
    return equal(s.dot(y, M @ y), s.dot(z, z))


principal_axes.misses({
    "G⁻¹ for G⁻²": lambda s: _form_on_the_image(s, s.diag(s.ones / s.gain)),
    "Π for Π₂": lambda s: _form_on_the_image(s, centering(s) @ s.diag(s.gain**-2) @ centering(s)),
    "α = g": lambda s: _form_on_the_image(
        s, off_normal(s, s.gain) @ s.diag(s.gain**-2) @ off_normal(s, s.gain)
    ),
    "the inverse of G² without Π₂": lambda s: equal(
        image_matrix(s, s.gain) @ s.diag(s.gain**-2) @ s.diag(s.gain**-2), s.diag(s.gain**-2)
    ),
})


@claim(
    "riechers.single-zero-eigenvalue",
    "Without zero gains Π₂G⁻²Π₂ has a single zero eigenvalue, with eigenvector α",
    "Sec. II.2",
    hypotheses=[no_zero_gain],
    remark="Where Mx = 0 the second step reads x = c α. Its rank is that of Π₂, which is N − 1.",
)
def single_zero_eigenvalue(s):
    g, x = s.gain, s.vector("x")
    alpha = normal_direction(s, g)
    P2, M = off_normal(s, alpha), s.let("M", paper_matrix(s, g))
    along = s.dot(alpha, x) / s.dot(alpha, alpha)
    return [
        step("α belongs to 0", equal(M @ alpha, 0 * s.ones)),
        step("nothing else does", equal(x, along * alpha + image_matrix(s, g) @ (M @ x))),
        step("the rank", equal(s.trace(P2), s.N - 1)),
    ]


single_zero_eigenvalue.misses({
    "g belongs to 0": lambda s: equal(paper_matrix(s, s.gain) @ s.gain, 0 * s.ones),
    "1 belongs to 0": lambda s: equal(paper_matrix(s, s.gain) @ s.ones, 0 * s.ones),
    "the rank is N": lambda s: equal(s.trace(off_normal(s, s.ones / s.gain)), s.N),
    "no zero eigenvalue": lambda s: equal(image_matrix(s, s.gain) @ paper_matrix(s, s.gain), s.identity),
})


@claim(
    "riechers.lengths",
    "The semi-axes are also √(Nζ), ζ the non-zero eigenvalues of ΠG²Π",
    "Sec. II.2",
    hypotheses=[no_zero_gain, eigenvalue_is_nonzero],
    remark=(
        "GΠG = (GΠ)(GΠ)ᵀ and ΠG²Π = (GΠ)ᵀ(GΠ) have the same non-zero eigenvalues with the same multiplicities; "
        "the semi-axes of GΠ·ball(√N) are √(Nζ). The last steps show a pair with its eigenvectors: ζ with Σ "
        "1/(gₙ² − ζ) = 0, and λ = 1/ζ in the paper's matrix."
    ),
)
def lengths(s):
    g = s.gain
    L = s.let("L", lengths_matrix(s, g))
    shape = s.diag(g) @ centering(s)
    zeta = s.critical_point(g)
    w = s.ones / (g**2 - zeta * s.ones)
    return [
        step("(GΠ)ᵀ(GΠ) = ΠG²Π", equal(shape.T @ shape, L)),
        step("(GΠ)(GΠ)ᵀ = GΠG", equal(shape @ shape.T, image_matrix(s, g))),
        step("ζ is an eigenvalue of ΠG²Π", equal(L @ w, zeta * w)),
        step("and 1/ζ of Π₂G⁻²Π₂", equal(paper_matrix(s, g) @ (g * w), g * w / zeta)),
    ]


def gram(s):
    """(GΠ)ᵀ(GΠ)."""
    shape = s.diag(s.gain) @ centering(s)
    return shape.T @ shape


def reciprocals(s):
    """w with wₙ = 1/(gₙ² − ζ)."""
    return s.ones / (s.gain**2 - s.critical_point(s.gain) * s.ones)


lengths.misses({
    "ζ is the reciprocal": lambda s: equal(
        s.critical_point(s.gain) * (lengths_matrix(s, s.gain) @ reciprocals(s)), reciprocals(s)
    ),
    "G for G²": lambda s: equal(gram(s), centering(s) @ s.diag(s.gain) @ centering(s)),
    "Π is lost": lambda s: equal(gram(s), s.diag(s.gain**2)),
})


@claim(
    "riechers.lengths-not-directions",
    "ΠG²Π does not give the directions of the axes; G maps its eigenvectors onto them",
    "Sec. II.2",
    remark="w is an eigenvector of ΠG²Π, Gw the axis; the axis itself is no eigenvector of ΠG²Π.",
)
def lengths_not_directions(s):
    g = s.gain
    zeta = s.critical_point(g)
    w = s.let("w", s.ones / (g**2 - zeta * s.ones))
    return [
        step("an eigenvector of ΠG²Π", equal(lengths_matrix(s, g) @ w, zeta * w)),
        step("G maps it onto an axis", equal(image_matrix(s, g) @ (g * w), zeta * (g * w))),
        step("which ΠG²Π does not keep", differ(lengths_matrix(s, g) @ (g * w), zeta * (g * w))),
    ]


lengths_not_directions.misses({
    "the axes are its eigenvectors": lambda s: equal(
        lengths_matrix(s, s.gain) @ axis(s), s.critical_point(s.gain) * axis(s)
    ),
    "its eigenvectors are those of GΠG": lambda s: equal(
        image_matrix(s, s.gain) @ (axis(s) / s.gain), s.critical_point(s.gain) * (axis(s) / s.gain)
    ),
    "ΠG²Π and GΠG are the same": lambda s: equal(lengths_matrix(s, s.gain), image_matrix(s, s.gain)),
    "w differs from its image": lambda s: differ(
        lengths_matrix(s, s.gain) @ (axis(s) / s.gain), s.critical_point(s.gain) * (axis(s) / s.gain)
    ),
})


def axis(s):
    """y with yₙ = gₙ/(gₙ² − ζ)."""
    return s.gain / (s.gain**2 - s.critical_point(s.gain) * s.ones)


def off_the_poles(s):
    """gₙ² ≠ z for all n."""
    return nonzero(s.scalar("z") * s.ones - s.gain**2)


@claim(
    "lnverify.secular-equation",
    "det(z − GΠG) = (z/N)·p′(z), p(z) = ∏(z − gₙ²): the non-trivial ζ are the critical points of p",
    "with a proof",
    hypotheses=[off_the_poles],
    remark=(
        "Both sides of the first step are polynomials in z, so it holds at the gₙ² too. Σ 1/(gₙ² − z) rises "
        "strictly from −∞ to ∞ between two neighbouring gₙ², so one ζ lies between them; a root of p of "
        "multiplicity m is a critical point of multiplicity m − 1. That makes N − 1 in all: the ζ interlace the "
        "gₙ². The axis of ζ is y with yₙ = gₙ/(gₙ² − ζ)."
    ),
)
def secular_equation(s):
    g, z = s.gain, s.scalar("z")
    p = s.let("p", s.product(z * s.ones - g**2))
    zeta = s.critical_point(g)
    y = g / (g**2 - zeta * s.ones)
    characteristic = s.det(z * s.identity - image_matrix(s, g))
    w = s.ones / (g**2 - z * s.ones)
    secular = s.sum(w)
    return [
        step("the characteristic polynomial", equal(characteristic, z / s.N * s.derivative(p, z))),
        step("p′ has the zeros of Σ 1/(gₙ² − z)", equal(s.derivative(p, z), -p * secular)),
        step("which rises from pole to pole, its slope a sum of squares", equal(s.derivative(secular, z), s.dot(w, w))),
        step("the axis of ζ", equal(image_matrix(s, g) @ y, zeta * y)),
    ]


def _characteristic(s, right):
    z = s.scalar("z")
    p = s.product(z * s.ones - s.gain**2)
    return equal(s.det(z * s.identity - image_matrix(s, s.gain)), right(z, p))


secular_equation.misses({
    "N is lost": lambda s: _characteristic(s, lambda z, p: z * s.derivative(p, z)),
    "z is lost": lambda s: _characteristic(s, lambda z, p: s.derivative(p, z) / s.N),
    "p for p′": lambda s: _characteristic(s, lambda z, p: p),
    "the axis without its gain": lambda s: equal(
        image_matrix(s, s.gain) @ (axis(s) / s.gain), s.critical_point(s.gain) * (axis(s) / s.gain)
    ),
})


@claim(
    "lnverify.axes-orthogonal",
    "The axis of ζ is orthogonal to the normal direction, and its squared length is ζ Σ 1/(gₙ² − ζ)²",
    "with a proof",
    hypotheses=[no_zero_gain],
)
def axes_orthogonal(s):
    zeta = s.critical_point(s.gain)
    w = s.ones / (s.gain**2 - zeta * s.ones)
    return [
        step("orthogonal to α", equal(s.dot(axis(s), normal_direction(s, s.gain)), 0)),
        step("its length", equal(s.dot(axis(s), axis(s)), zeta * s.dot(w, w))),
    ]


axes_orthogonal.misses({
    "orthogonal to 1": lambda s: equal(s.sum(axis(s)), 0),
    "orthogonal to g": lambda s: equal(s.dot(axis(s), s.gain), 0),
    "ζ is lost": lambda s: equal(
        s.dot(axis(s), axis(s)), s.sum((s.ones / (s.gain**2 - s.critical_point(s.gain) * s.ones)) ** 2)
    ),
})
