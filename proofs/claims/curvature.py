"""Second derivatives of LayerNorm in closed form, and what else follows from its formula at one row.

Compare Petrov et al. 2025 on the Hessian, Stollenwerk 2025 on element-wise counterparts. Where a text was not at hand,
the claim is this project's.
"""

from lnverify.proofs.claims.derivatives import backward
from lnverify.proofs.definitions import centered, centering, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import denominator_is_positive, not_zero, rms_norm_is_defined
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

    Without $\epsilon$ and without gains; so it is $N$ at most, and that only where the two point the same way. Behind
    LayerNorm the product is $N$ times a correlation (lnverify.correlation).
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
