"""The principal axes of the image, for non-zero gains (Riechers, section II.2)."""

from proofs.definitions import centering, image_matrix, normal_direction, off_normal
from proofs.hypotheses import no_zero_gain
from proofs.registry import claim
from proofs.statements import differ, equal, nonzero, step


def paper_matrix(s, g, normal=normal_direction, power=-2):
    """Π₂G⁻²Π₂."""
    P2 = off_normal(s, normal(s, g))
    return P2 @ s.diag(g**power) @ P2


def lengths_matrix(s, g):
    """ΠG²Π."""
    return centering(s) @ s.diag(g**2) @ centering(s)


def shape(s, g):
    """GΠ, which maps the ball to the image."""
    return s.diag(g) @ centering(s)


def reciprocals(s):
    """w with wₙ = 1/(gₙ² − ζ)."""
    return s.let("w", s.ones / (s.gain**2 - s.critical_point(s.gain) * s.ones))


def axis(s):
    """y with yₙ = gₙ/(gₙ² − ζ)."""
    return s.gain * reciprocals(s)


def _is_eigenvector(s, M, v):
    """M v = ζ v."""
    return equal(M @ v, s.critical_point(s.gain) * v)


@claim(
    "riechers.projector.normal",
    "Sec. II.2",
    hypotheses=[no_zero_gain],
    near_misses={
        "α = g": {"normal": lambda s, g: g},
        "the length of α is lost": {"projector": lambda s, a: s.identity - s.outer(a, a)},
        "the reflection": {"square": lambda s, P: s.identity},
        "the rank is N": {"rank": lambda s: s.N},
    },
)
def normal_projector(
    s, *, normal=normal_direction, projector=off_normal, square=lambda s, P: P, rank=lambda s: s.N - 1
):
    """Π₂ is the symmetric projector of rank N − 1 with null vector α

    The rank of a projector is its trace.
    """
    P2 = projector(s, normal(s, s.gain))
    return [
        step("idempotent", equal(P2 @ P2, square(s, P2))),
        step("symmetric", equal(P2.T, P2)),
        step("it annihilates α", equal(P2 @ normal_direction(s, s.gain), 0)),
        step("its rank", equal(s.trace(P2), rank(s))),
    ]


@claim(
    "riechers.principal-axes",
    "Sec. II.2",
    hypotheses=[no_zero_gain],
    near_misses={
        "G⁻¹ for G⁻²": {"matrix": lambda s, g: paper_matrix(s, g, power=-1)},
        "Π for Π₂": {"matrix": lambda s, g: centering(s) @ s.diag(g**-2) @ centering(s)},
        "α = g": {"matrix": lambda s, g: paper_matrix(s, g, normal=lambda s, g: g)},
        "the inverse of G² without Π₂": {"matrix": lambda s, g: s.diag(g**-2)},
    },
)
def principal_axes(s, *, matrix=paper_matrix):
    """Without zero gains the eigenvectors of Π₂G⁻²Π₂ are the principal axes, with semi-axes √(N/λ)

    M = Π₂G⁻²Π₂ is the Moore–Penrose inverse of GΠG, and the quadratic form of M takes the value ‖Πx‖² at y = GΠx. So
    the image {GΠx : ‖Πx‖² ≤ N} is {y ⟂ α : yᵀMy ≤ N}: its principal axes are the eigenvectors of M in that hyperplane,
    with semi-axes √(N/λ). It is the whole of it, because every y ⟂ α is GΠG⁻¹y.
    """
    g, x = s.gain, s.vector("x")
    A, M = s.let("A", image_matrix(s, g)), s.let("M", matrix(s, g))
    y, z = shape(s, g) @ x, centering(s) @ x
    reached = off_normal(s, normal_direction(s, g)) @ x
    return [
        step("Moore–Penrose 1", equal(A @ M @ A, A)),
        step("Moore–Penrose 2", equal(M @ A @ M, M)),
        step("Moore–Penrose 3", equal((A @ M).T, A @ M)),
        step("Moore–Penrose 4", equal((M @ A).T, M @ A)),
        step("the quadratic form on the image", equal(s.dot(y, M @ y), s.dot(z, z))),
        step("every y ⟂ α is reached", equal(shape(s, g) @ (reached / g), reached)),
    ]


@claim(
    "riechers.single-zero-eigenvalue",
    "Sec. II.2",
    hypotheses=[no_zero_gain],
    near_misses={
        "g belongs to 0": {"null": lambda s, g: g},
        "1 belongs to 0": {"null": lambda s, g: s.ones},
        "the rank is N": {"rank": lambda s: s.N},
        "no zero eigenvalue": lambda s: equal(image_matrix(s, s.gain) @ paper_matrix(s, s.gain), s.identity),
    },
)
def single_zero_eigenvalue(s, *, null=normal_direction, rank=lambda s: s.N - 1):
    """Without zero gains Π₂G⁻²Π₂ has a single zero eigenvalue, with eigenvector α

    Where Mx = 0 the second step reads x = c α. Its rank is that of Π₂, which is N − 1.
    """
    g, x = s.gain, s.vector("x")
    alpha, M = normal_direction(s, g), s.let("M", paper_matrix(s, g))
    along = s.dot(alpha, x) / s.dot(alpha, alpha)
    return [
        step("α belongs to 0", equal(M @ null(s, g), 0)),
        step("nothing else does", equal(x, along * alpha + image_matrix(s, g) @ (M @ x))),
        step("the rank", equal(s.trace(off_normal(s, alpha)), rank(s))),
    ]


@claim(
    "riechers.lengths",
    "Sec. II.2, last paragraph",
    near_misses={
        "ζ is the reciprocal": {"eigenvalue": lambda zeta: 1 / zeta},
        "G for G²": {"gram": lambda s, g: centering(s) @ s.diag(g) @ centering(s)},
        "Π is lost": {"gram": lambda s, g: s.diag(g**2)},
    },
)
def lengths(s, *, gram=lengths_matrix, eigenvalue=lambda zeta: zeta):
    """The semi-axes are also √(Nζ), ζ the non-zero eigenvalues of ΠG²Π

    It needs no hypothesis: with zero gains it is right too. GΠG = (GΠ)(GΠ)ᵀ and ΠG²Π = (GΠ)ᵀ(GΠ) have the same
    non-zero eigenvalues with the same multiplicities, because GΠ maps the eigenvectors of the one to those of the
    other, and the semi-axes of GΠ·ball(√N) are √(Nζ). The last step shows a pair: ζ with Σ 1/(gₙ² − ζ) = 0, and its
    eigenvector.
    """
    g, S = s.gain, shape(s, s.gain)
    L = s.let("L", gram(s, g))
    w = reciprocals(s)
    return [
        step("(GΠ)ᵀ(GΠ) = ΠG²Π", equal(S.T @ S, L)),
        step("(GΠ)(GΠ)ᵀ = GΠG", equal(S @ S.T, image_matrix(s, g))),
        step("GΠ takes one to the other", equal(image_matrix(s, g) @ S, S @ lengths_matrix(s, g))),
        step("ζ is an eigenvalue of ΠG²Π", equal(lengths_matrix(s, g) @ w, eigenvalue(s.critical_point(g)) * w)),
    ]


@claim(
    "lnverify.reciprocal-eigenvalues",
    "with a proof",
    hypotheses=[no_zero_gain],
    near_misses={
        "the same eigenvalue": {"scaled": lambda s, zeta: 1 / zeta},
        "N is counted twice": {"scaled": lambda s, zeta: s.N * zeta},
        "the same eigenvector": {"eigenvector": reciprocals},
    },
)
def reciprocal_eigenvalues(s, *, scaled=lambda s, zeta: zeta, eigenvector=axis):
    """Where ζ is an eigenvalue of ΠG²Π with eigenvector w, λ = 1/ζ is one of Π₂G⁻²Π₂ with eigenvector Gw

    ζ lies between two squared gains, so it is not 0. The two recipes of the paper give the same lengths: √(N/λ) =
    √(Nζ).
    """
    y = eigenvector(s)
    return equal(scaled(s, s.critical_point(s.gain)) * (paper_matrix(s, s.gain) @ y), y)


@claim(
    "riechers.lengths-not-directions",
    "Sec. II.2, last paragraph",
    near_misses={
        "the axes are its eigenvectors": lambda s: _is_eigenvector(s, lengths_matrix(s, s.gain), axis(s)),
        "its eigenvectors are those of GΠG": lambda s: _is_eigenvector(s, image_matrix(s, s.gain), reciprocals(s)),
        "ΠG²Π and GΠG are the same": lambda s: equal(lengths_matrix(s, s.gain), image_matrix(s, s.gain)),
        "w differs from its image": {"kept": lambda s, w: w},
    },
)
def lengths_not_directions(s, *, kept=lambda s, w: s.gain * w):
    """ΠG²Π does not give the directions of the axes; G maps its eigenvectors onto them

    w is an eigenvector of ΠG²Π, Gw the axis; the axis itself is no eigenvector of ΠG²Π.
    """
    L, w = lengths_matrix(s, s.gain), reciprocals(s)
    zeta = s.critical_point(s.gain)
    return [
        step("GΠ takes one to the other", equal(image_matrix(s, s.gain) @ shape(s, s.gain), shape(s, s.gain) @ L)),
        step("an eigenvector of ΠG²Π", _is_eigenvector(s, L, w)),
        step("G maps it onto an axis", _is_eigenvector(s, image_matrix(s, s.gain), s.gain * w)),
        step("which ΠG²Π does not keep", differ(L @ kept(s, w), zeta * kept(s, w))),
    ]


def off_the_poles(s):
    """gₙ² ≠ z for all n."""
    return nonzero(s.scalar("z") * s.ones - s.gain**2)


@claim(
    "lnverify.secular-equation",
    "with a proof",
    hypotheses=[off_the_poles],
    near_misses={
        "N is lost": {"right": lambda s, z, p: z * s.derivative(p, z)},
        "z is lost": {"right": lambda s, z, p: s.derivative(p, z) / s.N},
        "p for p′": {"right": lambda s, z, p: p},
        "the axis without its gain": {"eigenvector": reciprocals},
    },
)
def secular_equation(s, *, right=lambda s, z, p: z / s.N * s.derivative(p, z), eigenvector=axis):
    """det(z − GΠG) = (z/N)·p′(z), p(z) = ∏(z − gₙ²): the non-trivial ζ are the critical points of p

    Both sides of the first step are polynomials in z, so it holds at the gₙ² too. Σ 1/(gₙ² − z) rises strictly from −∞
    to ∞ between two neighbouring gₙ², so one ζ lies between them; a root of p of multiplicity m is a critical point of
    multiplicity m − 1. That makes N − 1 in all: the ζ interlace the gₙ². The axis of ζ is y with yₙ = gₙ/(gₙ² − ζ).
    """
    g, z = s.gain, s.scalar("z")
    p = s.let("p", s.product(z * s.ones - g**2))
    poles = s.ones / (g**2 - z * s.ones)
    return [
        step("the characteristic polynomial", equal(s.det(z * s.identity - image_matrix(s, g)), right(s, z, p))),
        step("p′ has the zeros of Σ 1/(gₙ² − z)", equal(s.derivative(p, z), -p * s.sum(poles))),
        step("it rises, its slope a sum of squares", equal(s.derivative(s.sum(poles), z), s.dot(poles, poles))),
        step("the axis of ζ", _is_eigenvector(s, image_matrix(s, g), eigenvector(s))),
    ]


@claim(
    "lnverify.axes-orthogonal",
    "with a proof",
    hypotheses=[no_zero_gain],
    near_misses={
        "orthogonal to 1": {"normal": lambda s, g: s.ones},
        "orthogonal to g": {"normal": lambda s, g: g},
        "ζ is lost": {"factor": lambda zeta: 1},
    },
)
def axes_orthogonal(s, *, normal=normal_direction, factor=lambda zeta: zeta):
    """The axis of ζ is orthogonal to the normal direction, and its squared length is ζ Σ 1/(gₙ² − ζ)²"""
    w, y = reciprocals(s), axis(s)
    return [
        step("orthogonal to α", equal(s.dot(y, normal(s, s.gain)), 0)),
        step("its length", equal(s.dot(y, y), factor(s.critical_point(s.gain)) * s.dot(w, w))),
    ]
