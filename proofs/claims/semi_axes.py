"""Semi-axes in closed form: their sum and product, bounds by neighbouring gains, ties."""

from lnverify.proofs import letters
from lnverify.proofs.claims.axes import lengths_matrix, off_the_poles, reciprocals
from lnverify.proofs.definitions import centering, image_matrix, normal_direction, zero_entries
from lnverify.proofs.hypotheses import no_zero_gain, some_zero_gain
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, nonzero, step


@claim(
    "lnverify.semi-axes.sum",
    "with a proof",
    where=[letters.G],
    near_misses={
        "$N$ for $N - 1$": {"total": lambda s, g: s.N * s.dot(g, g)},
        "centred gains": {"total": lambda s, g: s.N * s.dot(g, g) - s.sum(g) ** 2},
        "$N$ is lost": {"total": lambda s, g: (s.N - 1) * s.dot(g, g) / s.N},
    },
)
def axes_sum(s, *, total=lambda s, g: (s.N - 1) * s.dot(g, g)):
    r"""$N \mathrm{tr}(G\Pi G) = (N - 1) \sum g_n^2$, the sum of the squared semi-axes

    These are $N\zeta$, with $\zeta$ the eigenvalues of $G\Pi G$.
    """
    g = s.gain
    return [
        step(r"$N \mathrm{tr}(G\Pi G)$", equal(s.N * s.trace(image_matrix(s, g)), total(s, g))),
        step(r"also of $\Pi G^2\Pi$", equal(s.N * s.trace(lengths_matrix(s, g)), total(s, g))),
    ]


@claim(
    "lnverify.semi-axes.squares",
    "with a proof",
    where=[letters.G],
    near_misses={
        "the last term is lost": {"total": lambda s, q4, q2: s.N**2 * q4 - 2 * s.N * q4},
        "2 is lost": {"total": lambda s, q4, q2: s.N**2 * q4 - s.N * q4 + q2**2},
        "$(N - 1)^2$": {"total": lambda s, q4, q2: (s.N - 1) ** 2 * q4},
    },
)
def axes_squares(s, *, total=lambda s, q4, q2: s.N**2 * q4 - 2 * s.N * q4 + q2**2):
    r"""$N^2 \mathrm{tr}((G\Pi G)^2) = N^2 \sum g_n^4 - 2N \sum g_n^4 + (\sum g_n^2)^2$, the sum of the fourth powers of
    the semi-axes

    With the sum of squares it gives the spread of the squared semi-axes without any eigenvalue.
    """
    A, g = image_matrix(s, s.gain), s.gain
    return equal(s.N**2 * s.trace(A @ A), total(s, s.sum(g**4), s.dot(g, g)))


@claim(
    "lnverify.semi-axes.product",
    "with a proof",
    hypotheses=[no_zero_gain],
    where=[letters.G],
    near_misses={
        "the full ellipsoid": {"factor": lambda s, q: q},
        "$N$ is lost": {"factor": lambda s, q: q**2},
        r"$N$ for $\|\alpha\|^2$": {"factor": lambda s, q: q * s.N},
    },
)
def axes_product(s, *, factor=lambda s, q: q**2 / s.N):
    r"""$\det(G\Pi G + t \alpha\alpha^\top) = t\|\alpha\|^4 \prod g_n^2/N$, which gives the product of the semi-axes

    The matrix has the eigenvalues $\zeta$ of $G\Pi G$ and $t\|\alpha\|^2$ along $\alpha$, so $\prod\zeta =
    \|\alpha\|^2 \prod g_n^2/N$, and with $N - 1$ factors $N$ the product of the squared semi-axes is $\prod N\zeta =
    N^{N-2} \|\alpha\|^2 \prod g_n^2$. The volume of the ellipsoid is the square root of it times the
    volume of the unit ball of dimension $N - 1$.
    """
    g, t = s.gain, s.scalar("t")
    alpha = normal_direction(s, g)
    filled = image_matrix(s, g) + t * s.outer(alpha, alpha)
    return equal(s.det(filled), t * s.product(g**2) * factor(s, s.dot(alpha, alpha)))


@claim(
    "lnverify.semi-axes.mean",
    "with a proof",
    near_misses={
        "weights $w$": {"weights": lambda w: w},
        "the plain mean": lambda s: equal(s.N * s.critical_point(s.gain), s.dot(s.gain, s.gain)),
        "the gains, not their squares": {"values": lambda g: g},
    },
)
def axes_mean(s, *, weights=lambda w: w**2, values=lambda g: g**2):
    r"""Each $\zeta$ is a weighted mean of the squared gains: $\zeta \sum w_n^2 = \sum g_n^2 w_n^2$ with $w_n = 1/(g_n^2
    - \zeta)$

    So each semi-axis $\sqrt{N\zeta}$ lies between the least and the greatest $\sqrt{N}|g_n|$. The weights also sum as
    $\sum w_n = 0$, so some $g_n^2$ lie below $\zeta$ and some above. The first step needs no such $\zeta$, of which
    there is none where all $|g_n|$ are equal: of an eigenvector $x$ of $\Pi G^2\Pi$ it says that its $\zeta$ is the
    mean with the weights $x_n^2$.
    """
    zeta, w, z = s.critical_point(s.gain), reciprocals(s), centering(s) @ s.vector("x")
    return [
        step("a mean of any weights", equal(s.dot(z, lengths_matrix(s, s.gain) @ z), s.dot(s.gain**2, z**2))),
        step("the weights sum to 0", equal(s.sum(w), 0)),
        step("the weighted mean", equal(zeta * s.sum(weights(w)), s.dot(values(s.gain), weights(w)))),
    ]


def off_the_other_poles(s):
    """gₙ² ≠ y for all n."""
    return nonzero(s.scalar("y") * s.ones - s.gain**2)


@claim(
    "lnverify.interlacing",
    "with a proof",
    where=[letters.G, letters.ZETA],
    hypotheses=[off_the_poles, off_the_other_poles],
    near_misses={
        "plus a rank-one term": {"weight": lambda s: -1 / s.N},
        "$N$ is lost": {"weight": lambda s: s.rational(1)},
        "the terms fall": {"rate": lambda s, y, z: y - z},
        "at the rate 1": {"rate": lambda s, y, z: s.rational(1)},
    },
)
def interlacing(s, *, weight=lambda s: 1 / s.N, rate=lambda s, y, z: z - y):
    r"""$G\Pi G$ is $\mathrm{diag}(g_n^2)$ less a rank-one term, and each $1/(g_n^2 - z)$ rises in $z$ on either side of
    $g_n^2$

    The second step is divided by $g_n^2 - y$ and summed over $n$: for $y < z$ between the same two neighbours all terms
    on the right are then positive, so $\sum 1/(g_n^2 - z)$ rises there, from $-\infty$ to $\infty$: it has exactly one
    zero. Sorted, $g_1^2 \le \zeta_1
    \le g_2^2 \le \dots \le \zeta_{N-1} \le g_N^2$; an $m$-fold value of $g^2$ is itself a $\zeta$, $m - 1$ times
    (lnverify.ties), and zero gains are such a value.
    """
    g, y, z = s.gain, s.scalar("y"), s.scalar("z")
    at_y, at_z = s.ones / (g**2 - y * s.ones), s.ones / (g**2 - z * s.ones)
    return [
        step("diagonal less rank one", equal(image_matrix(s, g), s.diag(g**2) - weight(s) * s.outer(g, g))),
        step("the terms rise", equal((g**2 - y * s.ones) * (at_z - at_y), rate(s, y, z) * at_z)),
    ]


@claim(
    "lnverify.ties",
    "with a proof",
    where=[r"$G = \mathrm{diag}(\mathbf{h})$"],
    hypotheses=[some_zero_gain],
    near_misses={
        "$m$ semi-axes": {"axis": lambda s, e, v: e * v},
        "the indicator itself": {"axis": lambda s, e, v: e},
        "off the tied coordinates": {"axis": lambda s, e, v: v - e * v},
    },
)
def ties(s, *, axis=lambda s, e, v: e * v - s.dot(e, v) / s.sum(e) * e):
    r"""Gains of equal size $|h_n| = c$: what lies on their coordinates and is orthogonal to $h$ is an eigenvector of
    $G\Pi G$, for $c^2$

    The first step holds for every gain $h$, $v$ and $c$, and for such a $v$ both terms on the right vanish. For $m$
    gains these $v$ form a space of dimension $m - 1$, so they give $m - 1$ semi-axes $\sqrt{N} c$. The second step is
    the case of equal signs: $k$ coordinates, $e$ their indicator, with the gain $c$. For $c = 0$: zero gains.
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
