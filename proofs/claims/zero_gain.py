"""Zero gains: the Drazin inverse, what the paper says of the axes, and what is true (Riechers, section II.2)."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import (
    centering,
    drazin_squared,
    image_matrix,
    nonzero_entries,
    normal_direction,
    off_normal,
    zero_entries,
)
from lnverify.proofs.hypotheses import some_zero_gain
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, nonzero, step


def direction_is_not_zero(s):
    """e, the part of f on the zero coordinates, is not zero."""
    e = zero_entries(s, s.zeros_gain()) * s.vector("f")
    return nonzero(s.dot(e, e))


def c_is_not_zero(s):
    """c ≠ 0."""
    return nonzero(s.scalar("c"))


def count(s, g):
    """k, the number of zero gains."""
    return s.let("k", s.sum(zero_entries(s, g)))


def corrected_matrix(s, g, weight=lambda s, k: 1 / k):
    """(G^D)² + g^D(g^D)ᵀ/k, the pseudo-inverse of GΠG."""
    d = s.drazin(g)
    return drazin_squared(s, g) + weight(s, count(s, g)) * s.outer(d, d)


@claim(
    "riechers.drazin",
    "Sec. II.2",
    where=[r"$\Pi_2$ is chosen as $I$, or as the projector along $\mathbf{e}$"],
    hypotheses=[direction_is_not_zero],
    near_misses={
        "$G D = I$": lambda s: equal(s.diag(s.zeros_gain()) @ s.diag(s.drazin(s.zeros_gain())), s.identity),
        r"$|n\rangle$ with $g_n \ne 0$": {"direction": nonzero_entries},
        r"$\Pi$ for $I$": {"projector": lambda s, e: centering(s)},
        "$G^{-2}$ is $G^D$, not its square": {"power": lambda D: D},
    },
)
def drazin(
    s,
    *,
    direction=zero_entries,
    projector=lambda s, e: s.identity - s.outer(e, e) / s.dot(e, e),
    power=lambda D: D @ D,
):
    r"""With zero gains both choices of $\Pi_2$ give the square of the Drazin inverse, which acts as $1/g_n^2$ and as 0

    $D = G^D$ satisfies the axioms of the Drazin inverse with index 1. $e$ is any direction of the zero coordinates, a
    neural direction $|n\rangle$ with $g_n = 0$ for one: $I - |e\rangle\langle e|$ and $I$ give the same matrix. On a
    vector $v$ of the other coordinates $D^2$ acts as $1/g_n^2$, on the $k$ zero coordinates as 0: these are its
    eigenvalues, the neural directions its eigenvectors, 0 with multiplicity $k$.
    """
    g, v = s.zeros_gain(), s.vector("v")
    zero = s.let("z", zero_entries(s, g))
    G, D = s.let("G", s.diag(g)), s.let("D", s.diag(s.drazin(g)))
    P = projector(s, s.let("e", direction(s, g) * s.vector("f")))
    return [
        step("axiom: $G D = D G$", equal(G @ D, D @ G)),
        step("axiom: $D G D = D$", equal(D @ G @ D, D)),
        step("axiom with index 1: $G^2 D = G$", equal(G @ G @ D, G)),
        step(r"$I - |n\rangle\langle n|$ changes nothing", equal(P @ D @ D @ P, power(D))),
        step("eigenvalues $1/g_n^2$", equal(G @ G @ (power(D) @ v), v - zero * v)),
        step("eigenvalue 0, $k$ times", equal(power(D) @ (zero * v), 0)),
    ]


def live(s, g):
    """P, the projector onto the coordinates of non-zero gain."""
    return s.let("P", s.diag(nonzero_entries(s, g)))


@claim(
    "riechers.principal-axes.zero-gain",
    "Sec. II.2, third paragraph",
    where=[letters.G, letters.LAMBDA],
    hypotheses=[some_zero_gain],
    corrected_by="lnverify.principal-axes.zero-gain",
    witness_at={"zeros gain": (1, 1, 0)},
    seen=r"at $N = 3$, $g = (1, 1, 0)$: the semi-axes of the image are $\sqrt{3}$ and 1, not $\sqrt{3}$ and $\sqrt{3}$ "
    r"(lnverify.principal-axes.equal-gains)",
    charitable_reading=(
        r"$G\cdot\mathrm{ball}$, the hyperellipsoid before it is cut, whose axes $(G^D)^2$ does give. The image is "
        r"$G(\mathrm{ball} \cap \mathbf{1}^\perp)$, which is smaller: with a zero gain $G$ is not injective, and "
        r"cutting $G\cdot\mathrm{ball}$ by $\mathcal{N}^\perp$ cuts nothing off."
    ),
    near_misses={
        r"$\Pi$ for $\Pi_2$": {"matrix": lambda s, g: centering(s) @ drazin_squared(s, g) @ centering(s)},
        "the Drazin inverse, not its square": {"matrix": lambda s, g: s.diag(s.drazin(g))},
        "at least the traces agree": lambda s: equal(
            s.trace(image_matrix(s, s.zeros_gain()) @ drazin_squared(s, s.zeros_gain())),
            s.N - count(s, s.zeros_gain()),
        ),
    },
)
def principal_axes_zero_gain(s, *, matrix=drazin_squared):
    r"""With zero gains the principal axes of the image are the eigenvectors of $(G^D)^2$, with semi-axes
    $\sqrt{N/\lambda}$

    Both choices of $\Pi_2$ that the paper allows give this matrix (riechers.drazin). If the axes were its eigenvectors
    $y$ with semi-axes $\sqrt{N/\lambda}$, then $G\Pi G y = y/\lambda$ for each of them, that is $G\Pi G (G^D)^2 = P$,
    the projector onto the coordinates of non-zero gain; $N$ times the two sides compares the squared semi-axes. They
    differ by $-g(g^D)^\top/N$, whatever the gains (lnverify.principal-axes.zero-gain.error), so the rule fails for
    every $g \ne 0$ with a zero.

    At $g = (1, 1, 0)$, in the dimension of Figure 1, the image is the disk $z \perp \mathbf{1}$ of radius $\sqrt{3}$
    seen along the third axis: an ellipse with semi-axes $\sqrt{3}$ and 1. The rule gives a disk of radius $\sqrt{3}$.
    The paper's own next paragraph, $\sqrt{N\zeta}$ from $\Pi G^2\Pi$, gives $\sqrt{3}$ and 1, and is right for every
    gain (riechers.lengths).
    """
    g = s.zeros_gain()
    return equal(s.N * (image_matrix(s, g) @ s.let("M", matrix(s, g))), s.N * live(s, g))


@claim(
    "lnverify.principal-axes.zero-gain",
    "with a proof",
    where=[letters.G, letters.LAMBDA],
    hypotheses=[some_zero_gain],
    near_misses={
        "the rank-one part is lost": {"weight": lambda s, k: 0},
        "$N$ for $k$": {"weight": lambda s, k: 1 / s.N},
        "$k$ for $1/k$": {"weight": lambda s, k: k},
        "minus for plus": {"weight": lambda s, k: -1 / k},
    },
)
def principal_axes_repaired(s, *, weight=lambda s, k: 1 / k):
    r"""With $k \ge 1$ zero gains the pseudo-inverse of $G\Pi G$ is $(G^D)^2 + g^D(g^D)^\top/k$; its form at
    $G\Pi Gx$ is $\|\Pi Gx\|^2$

    The repair is one rank-one term. $C$, the matrix with it, is the pseudo-inverse of $A = G\Pi G$, so its non-zero
    eigenvalues are the $1/\zeta$ of $A$. The quadratic form of $C$ is the squared norm of the smallest preimage, so the
    image is $y^\top Cy \le N$ on the coordinates of non-zero gain. Near zero gains lead there: $\Pi_2G^{-2}\Pi_2$ tends
    to $C$ on these coordinates (lnverify.principal-axes.zero-gain.limit). How far off the rule without the term is:
    lnverify.principal-axes.zero-gain.error.

    In NumPy: `live = g != 0; d = 1/g[live]; C = np.diag(d**2) + np.outer(d, d)/(len(g) - live.sum())`, then
    `np.linalg.eigh(C)`.
    """
    g, x = s.zeros_gain(), s.vector("x")
    A, C = s.let("A", image_matrix(s, g)), s.let("C", corrected_matrix(s, g, weight))
    y, z = A @ x, centering(s) @ (g * x)
    return [
        step("Moore–Penrose 1", equal(A @ C @ A, A)),
        step("Moore–Penrose 2", equal(C @ A @ C, C)),
        step("Moore–Penrose 3", equal((A @ C).T, A @ C)),
        step("Moore–Penrose 4", equal((C @ A).T, C @ A)),
        step(r"the smallest preimage of $y = G\Pi Gx$", equal(s.dot(y, C @ y), s.dot(z, z))),
        step("the image fills the other coordinates", equal(A @ C, live(s, g))),
    ]


@claim(
    "lnverify.principal-axes.zero-gain.error",
    "with a proof",
    where=[letters.G],
    near_misses={
        "no error": {"error": lambda s, g: 0},
        "an error of the other sign": {"error": lambda s, g: s.outer(g, s.drazin(g)) / s.N},
        "the sum of squares is right": {"kept": lambda s: 1},
        "the volume is right": {"shrunk": lambda s, k: 1},
        "the image is larger": lambda s: at_most(
            s.dot(s.vector("u"), s.diag(s.zeros_gain() ** 2) @ s.vector("u")),
            s.dot(s.vector("u"), image_matrix(s, s.zeros_gain()) @ s.vector("u")),
        ),
    },
)
def zero_gain_error(
    s,
    *,
    error=lambda s, g: -s.outer(g, s.drazin(g)) / s.N,
    kept=lambda s: (s.N - 1) / s.N,
    shrunk=lambda s, k: k / s.N,
):
    r"""With $k$ zero gains $G\Pi G(G^D)^2$ is $P - g(g^D)^\top/N$, with the projector $P$, and the form of $G\Pi G$
    is at most that of $G^2$

    The error has the trace $-(N - k)/N$: it is 0 for $g = 0$ alone, with or without zero gains. $G\Pi G$ is $G^2$
    less a term of rank one, so the lengths interlace (lnverify.interlacing): between two neighbouring
    $\sqrt{N}|g_n|$, those of the rule, lies one that is true, and below the shortest lies the shortest. The squares
    sum to a part $1/N$ less than the rule says, so on average the lengths are nearly right in a large dimension. The
    volume is a factor $\sqrt{k/N}$ less, and the shortest length may bear all of it: for equal gains it is too long
    by $\sqrt{N/k}$, the more the fewer gains vanish (lnverify.principal-axes.equal-gains).
    """
    g, u = s.zeros_gain(), s.vector("u")
    A, zero = s.let("A", image_matrix(s, g)), zero_entries(s, g)
    k, G2 = count(s, g), s.diag(g**2)
    return [
        step("the error", equal(A @ drazin_squared(s, g) - live(s, g), error(s, g))),
        step("its trace", equal(-s.trace(s.outer(g, s.drazin(g)) / s.N), -(s.N - k) / s.N)),
        step("of rank one, so the lengths interlace", equal(A, G2 - s.outer(g, g) / s.N)),
        step("the image lies inside", at_most(s.dot(u, A @ u), s.dot(u, G2 @ u))),
        step("the sum of the squares", equal(s.trace(A), kept(s) * s.trace(G2))),
        step("the product of the squares", equal(s.det(A + s.diag(zero)), shrunk(s, k) * s.product(g**2 + zero))),
    ]


@claim(
    "lnverify.principal-axes.equal-gains",
    "with a proof",
    where=[letters.G],
    near_misses={
        r"the rule: $Nc^2$ along all of them": {"along": lambda s, k: s.N},
        "1 for $k$": {"along": lambda s, k: 1},
        "$kc^2$ across it too": {"across": lambda s, k: k},
    },
)
def equal_gains(s, *, along=lambda s, k: k, across=lambda s, k: s.N):
    r"""With $k$ zero gains and the others equal to $c$, $N G\Pi G$ multiplies their indicator by $kc^2$ and what lies
    across it by $Nc^2$: the squared semi-axes

    $e$ is 1 where the gain is $c$; the squared semi-axes are the eigenvalues of $N G\Pi G$. So the semi-axes are
    $\sqrt{k} |c|$ and $\sqrt{N} |c|$; for $N = 3$, $k = 1$, $c = 1$: 1 and $\sqrt{3}$.
    """
    e = s.let("e", nonzero_entries(s, s.zeros_gain()))
    c, k, v = s.scalar("c"), count(s, s.zeros_gain()), s.vector("v")
    A = s.N * image_matrix(s, c * e)
    rest = s.sum(e) * (e * v) - s.dot(e, v) * e
    return [
        step("along", equal(A @ e, along(s, k) * c**2 * e)),
        step("across", equal(A @ rest, across(s, k) * c**2 * rest)),
    ]


def _paper_matrix_near(s, g):
    """Π₂G⁻²Π₂ where each zero gain is c instead."""
    near = g + s.scalar("c") * zero_entries(s, g)
    P2 = off_normal(s, normal_direction(s, near))
    return P2 @ s.diag(near**-2) @ P2


def _near_zero(s, g, c):
    """Π₂G⁻²Π₂ on the live coordinates where each zero gain is c instead, as a function of c that has a value at 0."""
    d, k = s.drazin(g), count(s, g)
    q = k + c**2 * s.dot(d, d)
    cross = s.outer(d, d**3) + s.outer(d**3, d)
    return drazin_squared(s, g) - c**2 / q * cross + (k + c**4 * s.sum(d**4)) / q**2 * s.outer(d, d)


@claim(
    "lnverify.principal-axes.zero-gain.limit",
    "with a proof",
    where=[letters.G],
    hypotheses=[some_zero_gain, c_is_not_zero],
    near_misses={
        "the limit is $(G^D)^2$": {"limit": drazin_squared},
        "the limit for every $k$ is that of $k = 1$": {"limit": lambda s, g: corrected_matrix(s, g, lambda s, k: 1)},
        "it is the limit before $c$ is 0": lambda s: equal(
            live(s, s.zeros_gain()) @ _paper_matrix_near(s, s.zeros_gain()) @ live(s, s.zeros_gain()),
            corrected_matrix(s, s.zeros_gain()),
        ),
    },
)
def zero_gain_limit(s, *, limit=corrected_matrix):
    r"""As zero gains are approached $\Pi_2G^{-2}\Pi_2$ tends to $(G^D)^2 + g^D(g^D)^\top/k$ on the other coordinates

    The gains that are to be zero have the value $c$. The right side of the first step has a value at $c = 0$, and that
    is its limit, because its denominators stay above 0. For $k = 1$ every way to zero is such a one; for $k \ge 2$
    gains that go to zero at different rates lead elsewhere.
    """
    g, c, P = s.zeros_gain(), s.scalar("c"), live(s, s.zeros_gain())
    return [
        step(r"for $c \ne 0$", equal(P @ _paper_matrix_near(s, g) @ P, _near_zero(s, g, c))),
        step("at $c = 0$", equal(_near_zero(s, g, s.rational(0)), limit(s, g))),
    ]


@claim(
    "lnverify.axes-for-every-gain",
    "with a proof",
    where=[letters.G, letters.ZETA],
    near_misses={
        "$G^2$": {"matrix": lambda s, g: s.diag(g**2)},
        r"$\Pi G^2\Pi$": {"matrix": lambda s, g: centering(s) @ s.diag(g**2) @ centering(s)},
        "$G$ for its square": {"matrix": lambda s, g: s.diag(g)},
    },
)
def axes_for_every_gain(s, *, matrix=image_matrix):
    r"""For any gains $u\cdot G\Pi x = \Pi Gu\cdot\Pi x$, and at $x = Gu$ it is $u^\top G\Pi G u$, the form of
    $(G\Pi)(G\Pi)^\top$

    The image is $\{G\Pi x : \|\Pi x\| \le \sqrt{N}\}$, with or without zero gains. How far it reaches in a direction
    $u$ is the maximum of $u\cdot G\Pi x = \Pi Gu\cdot\Pi x$, by Cauchy and Schwarz $\sqrt{N} \|\Pi Gu\| = \sqrt{N
    u^\top Au}$, attained at the multiple of $x = Gu$: that is how far the ellipsoid with matrix $N\cdot A$ reaches.
    Without zero gains the pseudo-inverse of $A$ is $\Pi_2G^{-2}\Pi_2$ (riechers.principal-axes); with them it is
    $(G^D)^2 + g^D(g^D)^\top/k$ (lnverify.principal-axes.zero-gain).
    """
    g, u, x = s.gain, s.vector("u"), s.vector("x")
    A, P, G = s.let("A", matrix(s, g)), centering(s), s.diag(g)
    z = P @ (g * u)
    return [
        step(r"$(G\Pi)(G\Pi)^\top = G\Pi G$", equal((G @ P) @ (G @ P).T, A)),
        step(r"$u\cdot y$ for a point $y = G\Pi x$", equal(s.dot(u, G @ (P @ x)), s.dot(z, P @ x))),
        step("attained at $x = Gu$", equal(s.dot(u, G @ z), s.dot(z, z))),
        step("the reach of the ellipsoid", equal(s.dot(z, z), s.dot(u, A @ u))),
    ]


@claim(
    "lnverify.surface.zero-gain",
    "with a proof",
    where=[r"$z$ is $\Pi \mathbf{x}$"],
    hypotheses=[some_zero_gain],
    near_misses={
        "there is no gap": {"gap": lambda s, zero, z, k: 0},
        "the mean is lost": {"gap": lambda s, zero, z, k: s.dot(zero, z**2)},
        "$N$ for $k$": {"gap": lambda s, zero, z, k: s.dot(zero, z**2) - s.dot(zero, z) ** 2 / s.N},
    },
)
def surface_zero_gain(s, *, gap=lambda s, zero, z, k: s.dot(zero, z**2) - s.dot(zero, z) ** 2 / k):
    r"""With $k$ zero gains the form of the image of $z$ falls short of $\|z\|^2$ by $k$ times the variance of $z$ on
    their coordinates

    The variance of one number is 0: for $k = 1$ the image is a shell. For $k \ge 2$ there are points of the sphere on
    these coordinates alone, such as $\sqrt{N/2}$ at one and $-\sqrt{N/2}$ at another. They end at the centre, so that
    the gap takes every value from 0 to $N$.
    """
    g, z = s.zeros_gain(), centering(s) @ s.vector("x")
    zero, k, y = s.let("e", zero_entries(s, g)), count(s, g), g * z
    inner = zero * z - s.dot(zero, z) / k * zero
    return [
        step("the gap", equal(s.dot(z, z) - s.dot(y, corrected_matrix(s, g) @ y), gap(s, zero, z, k))),
        step(r"on the zero coordinates, orthogonal to $\mathbf{1}$", equal(s.sum(inner), 0)),
        step("at the centre", equal(g * inner, 0)),
    ]
