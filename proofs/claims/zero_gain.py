"""Zero gains: the Drazin inverse, what the paper says of the axes, and what is true (Riechers, section II.2)."""

from proofs.definitions import centering, image_matrix, nonzero_entries, unsquared_drazin, zero_entries
from proofs.hypotheses import some_zero_gain
from proofs.registry import claim
from proofs.statements import equal, nonzero, step


def direction_is_not_zero(s):
    """e, the part of f on the zero coordinates, is not zero."""
    e = zero_entries(s, s.zeros_gain()) * s.vector("f")
    return nonzero(s.dot(e, e))


@claim(
    "riechers.drazin",
    "Sec. II.2",
    hypotheses=[direction_is_not_zero],
    near_misses={
        "G D = I": lambda s: equal(s.diag(s.zeros_gain()) @ s.diag(s.drazin(s.zeros_gain())), s.identity),
        "index 0: G D = D G = I on the zeros": lambda s: equal(nonzero_entries(s, s.zeros_gain()), s.ones),
        "Π for I": {"projector": lambda s, e: centering(s)},
        "G⁻² is G^D, not its square": {"power": lambda D: D},
    },
)
def drazin(s, *, projector=lambda s, e: s.identity - s.outer(e, e) / s.dot(e, e), power=lambda D: D @ D):
    """The Drazin inverse of G with zero gains, and the paper's matrix made from it

    D = G^D satisfies the axioms of the Drazin inverse with index 1. e is any direction of the zero coordinates, a
    neural direction |n⟩ with gₙ = 0 for one: I − |e⟩⟨e| and I give the same matrix. On a vector v of the other
    coordinates D² acts as 1/gₙ², on the k zero coordinates as 0: these are its eigenvalues, the neural directions its
    eigenvectors, 0 with multiplicity k.
    """
    g, v = s.zeros_gain(), s.vector("v")
    zero = s.let("z", zero_entries(s, g))
    G, D = s.let("G", s.diag(g)), s.let("D", s.diag(s.drazin(g)))
    P = projector(s, s.let("e", zero * s.vector("f")))
    return [
        step("axiom: G D = D G", equal(G @ D, D @ G)),
        step("axiom: D G D = D", equal(D @ G @ D, D)),
        step("axiom with index 1: G² D = G", equal(G @ G @ D, G)),
        step("I − |n⟩⟨n| changes nothing", equal(P @ D @ D @ P, power(D))),
        step("eigenvalues 1/gₙ²", equal(G @ G @ (power(D) @ v), v - zero * v)),
        step("eigenvalue 0, k times", equal(power(D) @ (zero * v), 0)),
    ]


@claim(
    "riechers.principal-axes.zero-gain",
    "Sec. II.2, second paragraph",
    hypotheses=[some_zero_gain],
    corrected_by="lnverify.axes-for-every-gain",
    likely=(
        "the axes of the N-dimensional hyperellipsoid G·ball, which (G^D)² does give; its section by the "
        "hyperplane is smaller."
    ),
    near_misses={
        "Π for Π₂": {"matrix": lambda s, g: centering(s) @ unsquared_drazin(s, g) @ centering(s)},
        "the Drazin inverse, not its square": {"matrix": lambda s, g: s.diag(s.drazin(g))},
        "at least the traces agree": lambda s: equal(
            s.trace(image_matrix(s, s.zeros_gain()) @ unsquared_drazin(s, s.zeros_gain())),
            s.N - s.sum(zero_entries(s, s.zeros_gain())),
        ),
    },
)
def principal_axes_zero_gain(s, *, matrix=unsquared_drazin):
    """With zero gains the principal axes of the image are the eigenvectors of (G^D)², with semi-axes √(N/λ)

    If the axes were the eigenvectors y of M = (G^D)² with semi-axes √(N/λ), then GΠG y = y/λ for each of them, that is
    GΠG M = the projector onto the coordinates of non-zero gain. Multiplied by N, the first diagonal entries compare the
    squared semi-axes: at g = (1, 0) the image {Gz : z ⟂ 1, ‖z‖ ≤ √2} reaches 1, and the matrix says √2.
    """
    g = s.zeros_gain()
    M = s.let("M", matrix(s, g))
    return equal(s.N * (image_matrix(s, g) @ M), s.N * s.diag(nonzero_entries(s, g)))


def corrected_matrix(s, g, weight=lambda s, k: 1 / k):
    """G_S⁻¹(I + 11ᵀ/k)G_S⁻¹ on the coordinates of non-zero gain, 0 on the others."""
    d, k = s.drazin(g), s.let("k", s.sum(zero_entries(s, g)))
    return s.diag(d) @ s.diag(d) + weight(s, k) * s.outer(d, d)


@claim(
    "lnverify.axes-for-every-gain",
    "with a proof",
    hypotheses=[some_zero_gain],
    near_misses={
        "the rank-one part is lost": {"weight": lambda s, k: 0},
        "N for k": {"weight": lambda s, k: 1 / s.N},
        "k for 1/k": {"weight": lambda s, k: k},
        "minus for plus": {"weight": lambda s, k: -1 / k},
    },
)
def axes_for_every_gain(s, *, weight=lambda s, k: 1 / k):
    """For any gains the principal axes are the eigenvectors of GΠG, with semi-axes √(Nζ)

    The image is {GΠx : ‖Πx‖ ≤ √N}, a linear image of a ball, so its axes are the eigenvectors of (GΠ)(GΠ)ᵀ = GΠG and
    its semi-axes √(Nζ), zero gains or not. Without zero gains the pseudo-inverse of GΠG is Π₂G⁻²Π₂
    (riechers.principal-axes); with k ≥ 1 of them it is C = G_S⁻¹(I + 11ᵀ/k)G_S⁻¹ on the other coordinates, and the
    quadratic form of C is the squared norm of the smallest preimage.
    """
    g, x = s.zeros_gain(), s.vector("x")
    A, C = s.let("A", image_matrix(s, g)), s.let("C", corrected_matrix(s, g, weight))
    shape = s.diag(g) @ centering(s)
    y, z = A @ x, shape.T @ x
    return [
        step("(GΠ)(GΠ)ᵀ = GΠG", equal(shape @ shape.T, A)),
        step("Moore–Penrose 1", equal(A @ C @ A, A)),
        step("Moore–Penrose 2", equal(C @ A @ C, C)),
        step("Moore–Penrose 3", equal((A @ C).T, A @ C)),
        step("Moore–Penrose 4", equal((C @ A).T, C @ A)),
        step("the smallest preimage of y = GΠGx", equal(s.dot(y, C @ y), s.dot(z, z))),
        step("the image fills the other coordinates", equal(A @ C, s.diag(nonzero_entries(s, g)))),
    ]


@claim(
    "lnverify.surface.zero-gain",
    "with a proof",
    hypotheses=[some_zero_gain],
    near_misses={
        "there is no gap": {"gap": lambda s, zero, z, k: 0},
        "the mean is lost": {"gap": lambda s, zero, z, k: s.dot(zero, z**2)},
        "N for k": {"gap": lambda s, zero, z, k: s.dot(zero, z**2) - s.dot(zero, z) ** 2 / s.N},
    },
)
def surface_zero_gain(s, *, gap=lambda s, zero, z, k: s.dot(zero, z**2) - s.dot(zero, z) ** 2 / k):
    """With k ≥ 1 zero gains the image of the sphere ‖z‖ = √N is solid: it leaves the surface of the ellipsoid

    The gap between N and the quadratic form of the image point is k times the variance of z over the zero coordinates:
    zero for k = 1, a shell; anything up to N for k ≥ 2, a solid.
    """
    g, z = s.zeros_gain(), centering(s) @ s.vector("x")
    zero, y = zero_entries(s, g), g * z
    k = s.let("k", s.sum(zero))
    return step("the gap", equal(s.dot(z, z) - s.dot(y, corrected_matrix(s, g) @ y), gap(s, s.let("e", zero), z, k)))
