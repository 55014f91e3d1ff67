"""The principal axes of the image, for non-zero gains (Riechers, section II.2)."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centering, image_matrix, normal_direction, off_normal
from lnverify.proofs.hypotheses import no_zero_gain
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import differ, equal, nonzero, step


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
        r"$\alpha = g$": {"normal": lambda s, g: g},
        r"the length of $\alpha$ is lost": {"projector": lambda s, a: s.identity - s.outer(a, a)},
        "the reflection": {"square": lambda s, P: s.identity},
        "the trace is $N$": {"rank": lambda s: s.N},
    },
)
def normal_projector(
    s, *, normal=normal_direction, projector=off_normal, square=lambda s, P: P, rank=lambda s: s.N - 1
):
    r"""$\Pi_2$ is symmetric and idempotent, takes $\alpha$ to 0, and has the trace $N - 1$

    The rank of a projector is its trace.
    """
    P2 = projector(s, normal(s, s.gain))
    return [
        step("idempotent", equal(P2 @ P2, square(s, P2))),
        step("symmetric", equal(P2.T, P2)),
        step(r"it annihilates $\alpha$", equal(P2 @ normal_direction(s, s.gain), 0)),
        step("its trace", equal(s.trace(P2), rank(s))),
    ]


@claim(
    "riechers.principal-axes",
    "Sec. II.2",
    where=[letters.G, letters.LAMBDA],
    hypotheses=[no_zero_gain],
    near_misses={
        "$G^{-1}$ for $G^{-2}$": {"matrix": lambda s, g: paper_matrix(s, g, power=-1)},
        r"$\Pi$ for $\Pi_2$": {"matrix": lambda s, g: centering(s) @ s.diag(g**-2) @ centering(s)},
        r"$\alpha = g$": {"matrix": lambda s, g: paper_matrix(s, g, normal=lambda s, g: g)},
        r"the inverse of $G^2$ without $\Pi_2$": {"matrix": lambda s, g: s.diag(g**-2)},
    },
)
def principal_axes(s, *, matrix=paper_matrix):
    r"""Without zero gains $\Pi_2G^{-2}\Pi_2$ is the pseudo-inverse of $G\Pi G$; its form at $G\Pi x$ is $\|\Pi x\|^2$

    $M$ is the matrix $\Pi_2G^{-2}\Pi_2$. So the image $\{G\Pi x : \|\Pi x\|^2 \le N\}$ is $\{y \perp \alpha : y^\top My
    \le N\}$: its principal axes are the eigenvectors of $M$ in that hyperplane, with semi-axes $\sqrt{N/\lambda}$. It
    is the whole of it, because every $y \perp \alpha$ is $G\Pi G^{-1}y$.
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
        step(r"every $y \perp \alpha$ is reached", equal(shape(s, g) @ (reached / g), reached)),
    ]


@claim(
    "riechers.single-zero-eigenvalue",
    "Sec. II.2",
    where=[letters.G],
    hypotheses=[no_zero_gain],
    near_misses={
        "$g$ belongs to 0": {"null": lambda s, g: g},
        r"$\mathbf{1}$ belongs to 0": {"null": lambda s, g: s.ones},
        "the trace is $N$": {"rank": lambda s: s.N},
        "no zero eigenvalue": lambda s: equal(image_matrix(s, s.gain) @ paper_matrix(s, s.gain), s.identity),
    },
)
def single_zero_eigenvalue(s, *, null=normal_direction, rank=lambda s: s.N - 1):
    r"""Without zero gains the zero eigenvectors of $\Pi_2G^{-2}\Pi_2$ are the multiples of $\alpha$ alone

    Where $Mx = 0$ the second step reads $x = c \alpha$. Its rank is that of $\Pi_2$, which is $N - 1$.
    """
    g, x = s.gain, s.vector("x")
    alpha, M = normal_direction(s, g), s.let("M", paper_matrix(s, g))
    along = s.dot(alpha, x) / s.dot(alpha, alpha)
    return [
        step(r"$\alpha$ belongs to 0", equal(M @ null(s, g), 0)),
        step("nothing else does", equal(x, along * alpha + image_matrix(s, g) @ (M @ x))),
        step(r"the trace of $\Pi_2$", equal(s.trace(off_normal(s, alpha)), rank(s))),
    ]


@claim(
    "riechers.lengths",
    "Sec. II.2, last paragraph",
    where=[letters.G],
    near_misses={
        r"$\zeta$ is the reciprocal": {"eigenvalue": lambda zeta: 1 / zeta},
        "$G$ for $G^2$": {"gram": lambda s, g: centering(s) @ s.diag(g) @ centering(s)},
        r"$\Pi$ is lost": {"gram": lambda s, g: s.diag(g**2)},
    },
)
def lengths(s, *, gram=lengths_matrix, eigenvalue=lambda zeta: zeta):
    r"""$\Pi G^2\Pi$ and $G\Pi G$ are $(G\Pi)^\top(G\Pi)$ and $(G\Pi)(G\Pi)^\top$, and $G\Pi$ takes eigenvectors of
    the one to those of the other

    So they have the same non-zero eigenvalues $\zeta$, and the semi-axes of $G\Pi\cdot\mathrm{ball}(\sqrt{N})$ are
    $\sqrt{N\zeta}$, with zero gains too. The last step shows a pair: $\zeta$ with $\sum 1/(g_n^2 - \zeta) = 0$, and
    its eigenvector.
    """
    g, S = s.gain, shape(s, s.gain)
    L = s.let("L", gram(s, g))
    w = reciprocals(s)
    return [
        step(r"$(G\Pi)^\top(G\Pi) = \Pi G^2\Pi$", equal(S.T @ S, L)),
        step(r"$(G\Pi)(G\Pi)^\top = G\Pi G$", equal(S @ S.T, image_matrix(s, g))),
        step(r"$G\Pi$ takes one to the other", equal(image_matrix(s, g) @ S, S @ lengths_matrix(s, g))),
        step(
            r"$\zeta$ is an eigenvalue of $\Pi G^2\Pi$",
            equal(lengths_matrix(s, g) @ w, eigenvalue(s.critical_point(g)) * w),
        ),
    ]


@claim(
    "lnverify.reciprocal-eigenvalues",
    "with a proof",
    where=[letters.G],
    hypotheses=[no_zero_gain],
    near_misses={
        "the same eigenvalue": {"scaled": lambda s, zeta: 1 / zeta},
        "$N$ is counted twice": {"scaled": lambda s, zeta: s.N * zeta},
        "the same eigenvector": {"eigenvector": reciprocals},
    },
)
def reciprocal_eigenvalues(s, *, scaled=lambda s, zeta: zeta, eigenvector=axis):
    r"""Where $\sum 1/(g_n^2 - \zeta) = 0$, and $w_n = 1/(g_n^2 - \zeta)$, $\zeta \Pi_2G^{-2}\Pi_2$ takes $Gw$ to itself

    So $1/\zeta$ is an eigenvalue of $\Pi_2G^{-2}\Pi_2$ ($\zeta$ lies between two squared gains and is not 0), and the
    two recipes of the paper give the same lengths: $\sqrt{N/\lambda} = \sqrt{N\zeta}$. The first step needs no such
    $\zeta$, of which there is none where all $|g_n|$ are equal: where $G\Pi Gx = \zeta x$ with $\zeta \ne 0$, $x$ is
    orthogonal to $\alpha$, so $\zeta \Pi_2G^{-2}\Pi_2x = x$. How long $Gw$ is says lnverify.axes-orthogonal.
    """
    M, x, y = paper_matrix(s, s.gain), s.vector("x"), eigenvector(s)
    projected = off_normal(s, normal_direction(s, s.gain)) @ x
    return [
        step(r"it undoes $G\Pi G$, whatever the gains", equal(M @ (image_matrix(s, s.gain) @ x), projected)),
        step("of an axis, where squared gains differ", equal(scaled(s, s.critical_point(s.gain)) * (M @ y), y)),
    ]


@claim(
    "riechers.lengths-not-directions",
    "Sec. II.2, last paragraph",
    where=[letters.G],
    near_misses={
        "the axes are its eigenvectors": lambda s: _is_eigenvector(s, lengths_matrix(s, s.gain), axis(s)),
        r"its eigenvectors are those of $G\Pi G$": lambda s: _is_eigenvector(
            s, image_matrix(s, s.gain), reciprocals(s)
        ),
        r"$\Pi G^2\Pi$ and $G\Pi G$ are the same": lambda s: equal(lengths_matrix(s, s.gain), image_matrix(s, s.gain)),
        "$w$ differs from its image": {"kept": lambda s, w: w},
    },
)
def lengths_not_directions(s, *, kept=lambda s, w: s.gain * w):
    r"""$\Pi G^2\Pi$ does not give the directions of the axes; $G$ maps its eigenvectors onto them

    $w$ is an eigenvector of $\Pi G^2\Pi$, $Gw$ the axis; the axis itself is no eigenvector of $\Pi G^2\Pi$.
    """
    L, w = lengths_matrix(s, s.gain), reciprocals(s)
    zeta = s.critical_point(s.gain)
    return [
        step(r"$G\Pi$ takes one to the other", equal(image_matrix(s, s.gain) @ shape(s, s.gain), shape(s, s.gain) @ L)),
        step(r"an eigenvector of $\Pi G^2\Pi$", _is_eigenvector(s, L, w)),
        step("$G$ maps it onto an axis", _is_eigenvector(s, image_matrix(s, s.gain), s.gain * w)),
        step(r"which $\Pi G^2\Pi$ does not keep", differ(L @ kept(s, w), zeta * kept(s, w))),
    ]


def off_the_poles(s):
    """gₙ² ≠ z for all n."""
    return nonzero(s.scalar("z") * s.ones - s.gain**2)


@claim(
    "lnverify.secular-equation",
    "with a proof",
    where=[letters.G],
    hypotheses=[off_the_poles],
    near_misses={
        "$N$ is lost": {"right": lambda s, z, p: z * s.derivative(p, z)},
        "$z$ is lost": {"right": lambda s, z, p: s.derivative(p, z) / s.N},
        "$p$ for $p'$": {"right": lambda s, z, p: p},
        "the axis without its gain": {"eigenvector": reciprocals},
    },
)
def secular_equation(s, *, right=lambda s, z, p: z / s.N * s.derivative(p, z), eigenvector=axis):
    r"""$\det(z - G\Pi G) = (z/N)\cdot p'(z)$, $p(z) = \prod(z - g_n^2)$: the non-trivial $\zeta$ are the critical
    points of $p$

    Both sides of the first step are polynomials in $z$, so it holds at the $g_n^2$ too. $\sum 1/(g_n^2 - z)$ rises
    strictly from $-\infty$ to $\infty$ between two neighbouring $g_n^2$, so one $\zeta$ lies between them; a root of
    $p$ of multiplicity $m$ is a critical point of multiplicity $m - 1$. That makes $N - 1$ in all: the $\zeta$
    interlace the $g_n^2$. The axis of $\zeta$ is $y$ with $y_n = g_n/(g_n^2 - \zeta)$.
    """
    g, z = s.gain, s.scalar("z")
    p = s.let("p", s.product(z * s.ones - g**2))
    poles = s.ones / (g**2 - z * s.ones)
    return [
        step("the characteristic polynomial", equal(s.det(z * s.identity - image_matrix(s, g)), right(s, z, p))),
        step(r"$p'$ has the zeros of $\sum 1/(g_n^2 - z)$", equal(s.derivative(p, z), -p * s.sum(poles))),
        step("it rises, its slope a sum of squares", equal(s.derivative(s.sum(poles), z), s.dot(poles, poles))),
        step(r"the axis of $\zeta$", _is_eigenvector(s, image_matrix(s, g), eigenvector(s))),
    ]


@claim(
    "lnverify.axes-orthogonal",
    "with a proof",
    hypotheses=[no_zero_gain],
    near_misses={
        r"orthogonal to $\mathbf{1}$": {"normal": lambda s, g: s.ones},
        "orthogonal to $g$": {"normal": lambda s, g: g},
        r"$\zeta$ is lost": {"factor": lambda zeta: 1},
    },
)
def axes_orthogonal(s, *, normal=normal_direction, factor=lambda zeta: zeta):
    r"""The axis of $\zeta$ is orthogonal to the normal direction, and its squared length is $\zeta \sum 1/(g_n^2 -
    \zeta)^2$

    The first two steps need no such $\zeta$, of which there is none where all $|g_n|$ are equal: of an eigenvector
    $x$ of $\Pi G^2\Pi$ for $\zeta \ne 0$, $Gx$ is the axis, and its squared length $\zeta\|x\|^2$.
    """
    w, x, y = reciprocals(s), s.vector("x"), axis(s)
    image = shape(s, s.gain) @ x
    return [
        step(r"the image is orthogonal to $\alpha$", equal(s.dot(image, normal(s, s.gain)), 0)),
        step("lengths in it, whatever the gains", equal(s.dot(image, image), s.dot(x, lengths_matrix(s, s.gain) @ x))),
        step(r"the axis is orthogonal to $\alpha$", equal(s.dot(y, normal(s, s.gain)), 0)),
        step("its length", equal(s.dot(y, y), factor(s.critical_point(s.gain)) * s.dot(w, w))),
    ]
