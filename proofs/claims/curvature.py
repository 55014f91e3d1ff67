"""Second derivatives of LayerNorm in closed form, and what else follows from its formula at one row.

Compare Ni et al. 2024 on nonlinearity, Petrov et al. 2025 on the Hessian, Loshchilov et al. 2024 on steps on a sphere,
Stollenwerk 2025 on element-wise counterparts. Where a text was not at hand, the claim is this project's.
"""

from lnverify.proofs import letters
from lnverify.proofs.claims.derivatives import backward
from lnverify.proofs.definitions import centered, centering, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import denominator_is_positive, not_constant, not_zero, rms_norm_is_defined
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, positive, step


@claim(
    "lnverify.hessian",
    "with a proof; compare Petrov et al. 2025",
    hypotheses=[denominator_is_positive],
    near_misses={
        "2 for 3": {"three": 2},
        "the projector is lost": {"projected": 0},
        "plus for minus": {"sign": 1},
        "one of the symmetric parts is lost": {"transposed": 0},
    },
)
def hessian(s, *, three=3, projected=1, sign=-1, transposed=1):
    r"""The Hessian of LayerNorm in closed form, for every $\epsilon$

    The left side differentiates the gradient of $u\cdot\hat{x}$ (walkthrough.backward.input), so the right one is the
    Hessian of that number: $-(p \hat{x}^\top + \hat{x}p^\top + \kappa N\Pi - 3\kappa\hat{x}\hat{x}^\top)/(N(\sigma^2 +
    \epsilon))$, with $p = \Pi u$ and $\kappa = u\cdot\hat{x}/N$.
    """
    x, delta = normalized(s), s.upstream
    p, k = centered(s, delta), s.dot(delta, x) / s.N
    inner = s.outer(p, x) + transposed * s.outer(x, p) + projected * s.N * k * centering(s) - three * k * s.outer(x, x)
    return equal(s.jacobian(backward(s, delta), s.activation), sign / (s.N * (variance(s) + s.eps)) * inner)


@claim(
    "lnverify.hessian-norm",
    "with a proof; compare Ni, Guo, Jia and Huang 2024",
    where=[letters.EPS],
    hypotheses=[not_constant],
    near_misses={
        "$N - 1$ for $N - 2$": {"free": lambda s: s.N - 1},
        "$N$ for $N - 2$": {"free": lambda s: s.N},
        "2 for 3": {"three": 2},
        r"$\sigma^2$ for $\sigma^4$": {"power": 1},
    },
)
def hessian_norm(s, *, free=lambda s: s.N - 2, three=3, power=2):
    r"""Without $\epsilon$ the squared Frobenius norms of the Hessians of all outputs add to $3(N - 2)/(N\sigma^4)$

    The sum over the outputs is half the Laplacian of $\|H\|^2_F$ in $\delta$, where $H$ is the Hessian of
    $\delta\cdot\hat{x}$. At $N = 2$ it is 0: there the output is $(1, -1)$ or $(-1, 1)$.
    """
    x, delta = normalized(s, s.activation, 0), s.upstream
    p, k = centered(s, delta), s.dot(delta, x) / s.N
    inner = s.outer(p, x) + s.outer(x, p) + s.N * k * centering(s) - 3 * k * s.outer(x, x)
    H = -1 / (s.N * variance(s)) * inner
    laplacian = s.trace(s.jacobian(s.gradient(s.trace(H @ H), delta), delta))
    return equal(laplacian / 2, three * free(s) / (s.N * variance(s) ** power))


@claim(
    "lnverify.step-on-the-sphere",
    "with a proof; compare Loshchilov et al. 2024",
    near_misses={
        "$t^2$ for $t(1 - t)$": {"weight": lambda s, t: t**2},
        "no part is lost": {"weight": lambda s, t: 0 * t},
        "twice": {"weight": lambda s, t: 2 * t * (1 - t)},
    },
)
def step_on_the_sphere(s, *, weight=lambda s, t: t * (1 - t)):
    r"""A step $h + t(y - h)$ between unit vectors has the squared length $1 - t(1 - t)\|y - h\|^2$

    Between any two, $(1 - t)\|h\|^2 + t\|y\|^2 - t(1 - t)\|y - h\|^2$. Between unit vectors it is 0, and cannot be
    normalized, only for $y = -h$ and $t = 1/2$.
    """
    h, y, t = s.vector("h"), s.vector("y"), s.scalar("t")
    z = h + t * (y - h)
    return equal(s.dot(z, z), (1 - t) * s.dot(h, h) + t * s.dot(y, y) - weight(s, t) * s.dot(y - h, y - h))


@claim(
    "lnverify.opposite-vectors",
    "with a proof; compare Loshchilov et al. 2024",
    near_misses={
        "never 0": {"size": lambda s, t, h: s.dot(h, h)},
        "0 at $t = 1$": {"size": lambda s, t, h: (1 - t) ** 2 * s.dot(h, h)},
        "not squared": {"size": lambda s, t, h: (1 - 2 * t) * s.dot(h, h)},
    },
)
def opposite_vectors(s, *, size=lambda s, t, h: (1 - 2 * t) ** 2 * s.dot(h, h)):
    r"""A step of the share $t$ from $h$ to $-h$ has the squared length $(1 - 2t)^2\|h\|^2$: at $t = 1/2$ nothing is
    left of it
    """
    h, t = s.vector("h"), s.scalar("t")
    z = h + t * (-h - h)
    return equal(s.dot(z, z), size(s, t, h))


@claim(
    "lnverify.lerp-angle",
    "with a proof; compare Loshchilov et al. 2024 on LERP and SLERP",
    near_misses={
        "the whole area": {"across": lambda s, t, area: area},
        "not squared": {"across": lambda s, t, area: t * area},
        "the length of $h$ alone": {"along": lambda s, t, h, y: s.dot(h, h)},
    },
)
def lerp_angle(
    s,
    *,
    along=lambda s, t, h, y: (1 - t) * s.dot(h, h) + t * s.dot(h, y),
    across=lambda s, t, area: t**2 * area,
):
    r"""A step $z$ of the share $t$ from $h$ to $y$ has $z\cdot h = (1 - t)\|h\|^2 + t h\cdot y$, and $t^2$ times the
    squared area of $h$ and $y$

    The squared area is $\|h\|^2\|y\|^2 - (h\cdot y)^2$. So $z$ leaves the direction of $h$ by the angle of tangent $t
    \sin \theta/(1 - t + t \cos \theta)$ where $h$ and $y$ have length 1 and the angle $\theta$; on the great circle it
    is $t\theta$. The two agree at $t = 1/2$ and at both ends, and for small $\theta$ to second order.
    """
    h, y, t = s.vector("h"), s.vector("y"), s.scalar("t")
    z = s.let("z", h + t * (y - h))
    area = s.dot(h, h) * s.dot(y, y) - s.dot(h, y) ** 2
    return [
        step("along $h$", equal(s.dot(z, h), along(s, t, h, y))),
        step("across", equal(s.dot(z, z) * s.dot(h, h) - s.dot(z, h) ** 2, across(s, t, area))),
    ]


def key_is_not_zero(s):
    """‖k‖² > 0."""
    return positive(s.dot(s.vector("k"), s.vector("k")))


@claim(
    "lnverify.query-key-gap",
    "with a proof; compare Henry et al. 2020",
    hypotheses=[not_zero, key_is_not_zero],
    near_misses={
        "1 for $N$": {"most": lambda s: 1},
        "the whole square": {"share": 1},
        r"with $\epsilon$": {"map": rms_norm},
    },
)
def query_key_gap(s, *, most=lambda s: s.N, share=2, map=lambda s, a: rms_norm(s, a, 0)):
    r"""The product of a query and a key behind RMSNorm falls short of $N$ by half their squared distance

    Without $\epsilon$ and without gains; so it is $N$ at most, and that only where the two point the same way.
    """
    y, z = map(s, s.activation), map(s, s.vector("k"))
    return equal(most(s) - s.dot(y, z), s.dot(y - z, y - z) / share)


@claim(
    "lnverify.element-wise-counterpart",
    "with a proof; compare Stollenwerk 2025",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "one number for all entries": {"rest": lambda s, a: s.dot(a, a) * s.ones},
        "the rest is not scaled": {"scale": lambda s: 1},
        "without the entry’s own square": {"own": lambda s, a: 0 * a},
    },
)
def element_wise(
    s, *, rest=lambda s, a: s.dot(a, a) * s.ones - a**2, scale=lambda s: s.sqrt(s.N), own=lambda s, a: a**2
):
    r"""RMSNorm acts on each entry alone if it is given the sum of the squares of the others

    $y_n^2 = N a_n^2/(\beta_n + a_n^2 + N\epsilon)$, and $y_n$ has the sign of $a_n$: a different $\beta$ for each
    entry, and for each row.
    """
    a, y = s.activation, rms_norm(s)
    return [
        step("the squares", equal(y**2 * (rest(s, a) + own(s, a) + s.N * s.eps * s.ones), scale(s) ** 2 * a**2)),
        step("of one sign", equal(s.sqrt(s.dot(a, a) / s.N + s.eps) * y, a)),
    ]
