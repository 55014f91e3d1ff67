"""Semi-axes in closed form: their product, bounds by neighbouring gains, ties."""

from lnverify.proofs import letters
from lnverify.proofs.claims.axes import off_the_poles
from lnverify.proofs.definitions import image_matrix, normal_direction, zero_entries
from lnverify.proofs.hypotheses import no_zero_gain, some_zero_gain
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, nonzero, step


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
    (lnverify.ties), and zero gains are such a value. The product of all is lnverify.semi-axes.product.
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
