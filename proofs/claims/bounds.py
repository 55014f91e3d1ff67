"""Bounds of entries and of variances, and how much LayerNorm can stretch: with gains, and without its division.

Compare Popoviciu 1935, Xu et al. 2019 on AdaNorm, Qi et al. 2023 on CenterNorm, Stollenwerk 2025 on the inverse square
root unit, Wang et al. 2022 on DeepNorm. Where a text was not at hand, the claim is this project's.
"""

from lnverify.proofs import letters
from lnverify.proofs.claims.derivatives import jacobian_at
from lnverify.proofs.claims.rms import mean_square
from lnverify.proofs.definitions import centered, centering, layer_norm, mean, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import (
    c_is_positive,
    denominator_is_positive,
    eps_is_positive,
    not_constant,
    rms_norm_is_defined,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


@claim(
    "lnverify.popoviciu",
    "with a proof; compare Popoviciu 1935, Bhatia and Davis 2000",
    near_misses={
        "an eighth": {"share": 8},
        "a half": {"share": 2},
        "the middle does not matter": {"middle": lambda s, M, m: 0},
    },
)
def popoviciu(s, *, share=4, middle=lambda s, M, m: (mean(s) - (M + m) / 2) ** 2):
    r"""$(M - m)^2/4 - \sigma^2$ is the mean of $(M - a_n)(a_n - m)$ and the square of the mean’s distance from the
    middle

    Of numbers between $m$ and $M$ none of these products is negative, so $\sigma^2 \le (M - m)^2/4$: Popoviciu’s
    inequality. It is attained where half of the numbers are $m$ and half $M$.
    """
    M, m, a = s.scalar("M"), s.scalar("m"), s.activation
    inside = s.dot(M * s.ones - a, a - m * s.ones) / s.N
    return equal((M - m) ** 2 / share - variance(s), inside + middle(s, M, m))


@claim(
    "lnverify.adanorm.positive",
    "with a proof; compare Xu et al. 2019, on AdaNorm",
    hypotheses=[denominator_is_positive],
    near_misses={
        "at most $k^2$": {"bound": lambda s, k: k**2},
        "at most $k^2(N - 1)/2$": {"bound": lambda s, k: k**2 * (s.N - 1) / 2},
        "with a gain": {"output": layer_norm},
    },
)
def adanorm_positive(s, *, bound=lambda s, k: k**2 * (s.N - 1), output=normalized):
    r"""In AdaNorm’s factors the square of $k$ times $\hat{x}_i$ is at most $k^2(N - 1)$

    The factors are $c(1 - k \hat{x}_i)$. So for $k^2(N - 1) < 1$ all of them have the sign of $c$, for certain and not
    with high probability: for $k = 1/10$ up to $N = 100$.
    """
    k = s.scalar("k")
    return at_most((k * s.entry(output(s), "i")) ** 2, bound(s, k))


@claim(
    "lnverify.entry.rmsnorm",
    "with a proof",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "at most $N - 1$, as for LayerNorm": {"bound": lambda s: s.N - 1},
        "at most 1": {"bound": lambda s: 1},
        r"it is attained with $\epsilon$ too": {"eps": lambda s: s.rational(1)},
    },
)
def entry_of_rmsnorm(s, *, bound=lambda s: s.N, eps=lambda s: s.rational(0)):
    r"""No entry of RMSNorm’s output exceeds $\sqrt{N}$ in size, and without $\epsilon$ a one-hot vector attains it

    LayerNorm’s bound is $\sqrt{N - 1}$ (lnverify.entry.samuelson).
    """
    one_hot = rms_norm(s, s.basis("i"), eps(s))
    return [
        step("the bound", at_most(s.entry(rms_norm(s), "i") ** 2, bound(s))),
        step("attained", equal(s.entry(one_hot, "i"), s.sqrt(s.N))),
    ]


def c_and_x(s):
    """x² + c > 0."""
    return positive(s.scalar("x") ** 2 + s.scalar("c"))


@claim(
    "lnverify.inverse-root-unit",
    "with a proof; compare Stollenwerk 2025",
    hypotheses=[c_and_x],
    near_misses={
        "$y' = y/x$": {"slope": lambda s, y: y},
        "1 for $N$": {"slope": lambda s, y: y * (1 - y**2)},
        "without the root": {"unit": lambda s, x, c: s.sqrt(s.N) * x / (x**2 + c)},
    },
)
def inverse_root_unit(
    s,
    *,
    unit=lambda s, x, c: s.sqrt(s.N) * x / s.sqrt(x**2 + c),
    slope=lambda s, y: y * (1 - y**2 / s.N),
):
    r"""$y = \sqrt{N} x/\sqrt{x^2 + c}$ solves $xy' = y(1 - y^2/N)$

    That is the equation of RMSNorm’s derivative at its own entry, with $c$ the sum of the squares of the others.
    """
    x, c = s.scalar("x"), s.scalar("c")
    y = s.let("y", unit(s, x, c))
    return equal(x * s.derivative(y, x), slope(s, y))


@claim(
    "lnverify.two-entries",
    "with a proof; compare Ni, Guo, Jia and Huang 2024",
    where=[letters.PI, letters.EPS],
    hypotheses=[not_constant],
    near_misses={
        "1 whatever $N$ is": {"square": lambda s, d: 1},
        r"with $\epsilon$": {"eps": lambda s: s.eps},
        "half of it": {"square": lambda s, d: s.N * d**2 / (2 * s.dot(centered(s), centered(s)))},
    },
)
def two_entries(s, *, square=lambda s, d: s.N * d**2 / s.dot(centered(s), centered(s)), eps=lambda s: s.rational(0)):
    r"""Without $\epsilon$ the gap of two normalized entries has the square $N(a_i - a_j)^2/\|\Pi a\|^2$

    At $N = 2$ that is 4, for $\|\Pi a\|^2 = (a_1 - a_2)^2/2$ there: the output is $(1, -1)$ or $(-1, 1)$, the sign of
    $a_1 - a_2$.
    """
    x, d = normalized(s, s.activation, eps(s)), s.entry(s.activation, "i") - s.entry(s.activation, "j")
    return equal((s.entry(x, "i") - s.entry(x, "j")) ** 2, square(s, d))


@claim(
    "lnverify.centernorm",
    "with a proof; compare Qi, Wang, Chen, Shi and Zhang 2023",
    where=[letters.PI],
    near_misses={
        "at most 1": {"factor": lambda s: 1},
        "$N/(N - 1)$ without its square": {"factor": lambda s: s.N / (s.N - 1)},
        r"attained by $\mathbf{1}$": {"direction": lambda s: s.ones},
    },
)
def centernorm(s, *, factor=lambda s: s.N**2 / (s.N - 1) ** 2, direction=lambda s: s.basis("i") - s.basis("j")):
    r"""CenterNorm, $N/(N - 1) \Pi a$, has the operator norm $N/(N - 1)$, which $e_i - e_j$ attains

    So its Lipschitz constant is $N/(N - 1)$, above 1 and near it for large $N$.
    """
    w, d = s.vector("w"), direction(s)
    J = s.let("J", s.jacobian(s.N / (s.N - 1) * centered(s), s.activation))
    return [
        step("at most", at_most(s.dot(J @ w, J @ w), factor(s) * s.dot(w, w))),
        step("attained", equal(s.dot(J @ d, J @ d), factor(s) * s.dot(d, d))),
    ]


@claim(
    "lnverify.lipschitz.gain",
    "with a proof; compare Kim, Papamakarios and Mnih 2021",
    where=[letters.G],
    hypotheses=[eps_is_positive],
    near_misses={
        "the gain behind": {"whole": lambda s, unit: unit @ s.diag(s.gain)},
        "the gain on both sides": {"whole": lambda s, unit: s.diag(s.gain) @ unit @ s.diag(s.gain)},
        r"$1/\epsilon$ at a constant activation": {"peak": lambda s: 1 / s.eps},
    },
)
def lipschitz_with_gain(
    s, *, whole=lambda s, unit: s.diag(s.gain) @ centering(s) @ unit, peak=lambda s: 1 / s.sqrt(s.eps)
):
    r"""LayerNorm’s Jacobian is $G\Pi$ times that at unit gain, which at a constant activation is $\Pi/\sqrt{\epsilon}$

    The second factor has operator norm at most $1/\sqrt{\epsilon}$ (lnverify.lipschitz). So the Lipschitz constant
    with a gain is the norm of $G\Pi$ over $\sqrt{\epsilon}$: $\sqrt{\zeta/\epsilon}$, with $\zeta$ the largest
    eigenvalue of $G\Pi G$.
    """
    unit, c = s.jacobian(normalized(s), s.activation), s.scalar("c")
    return [
        step("the factors", equal(s.jacobian(layer_norm(s), s.activation), whole(s, unit))),
        step(r"at $c\mathbf{1}$", equal(jacobian_at(s, c * s.ones), peak(s) * centering(s))),
    ]


@claim(
    "lnverify.rmsnorm.twice",
    "with a proof",
    hypotheses=[eps_is_positive],
    near_misses={
        r"$2\epsilon$": {"eps": lambda s, m: 2 * s.eps},
        r"$\epsilon m$": {"eps": lambda s, m: s.eps * m},
        r"$\epsilon$": {"eps": lambda s, m: s.eps},
    },
)
def rmsnorm_twice(s, *, eps=lambda s, m: s.eps * (m + s.eps)):
    r"""RMSNorm twice with $\epsilon$ is RMSNorm once with $\epsilon(m + \epsilon)$, where $m$ is the mean square of
    the input
    """
    m = s.let("m", mean_square(s, s.activation))
    return equal(rms_norm(s, rms_norm(s)), rms_norm(s, s.activation, eps(s, m)))


@claim(
    "lnverify.layernorm-behind-rmsnorm",
    "with a proof",
    hypotheses=[eps_is_positive, c_is_positive],
    near_misses={
        r"the same $\epsilon$": {"eps": lambda s, m: s.eps},
        "$c$ alone": {"eps": lambda s, m: s.scalar("c")},
        "by the root": {"eps": lambda s, m: s.scalar("c") * s.sqrt(m + s.eps)},
    },
)
def layernorm_behind_rmsnorm(s, *, eps=lambda s, m: s.scalar("c") * (m + s.eps)):
    r"""LayerNorm with $c$ for its $\epsilon$ behind RMSNorm with $\epsilon$ is LayerNorm with $c(m + \epsilon)$ for its
    $\epsilon$

    It is the law of every second norm: its $\epsilon$ is multiplied by the square of what the first one divides by.
    """
    m = s.let("m", mean_square(s, s.activation))
    return equal(normalized(s, rms_norm(s), s.scalar("c")), normalized(s, eps=eps(s, m)))


@claim(
    "lnverify.deepnorm",
    "with a proof; compare Wang et al. 2022",
    near_misses={
        "$4N$ for $4N^2$": {"size": lambda s: s.N},
        "the ratio is $2N$": {"ratio": lambda s: 2 * s.N},
        "the product is 1": {"product": (1, 1)},
    },
)
def deepnorm(s, *, size=lambda s: 4 * s.N, ratio=lambda s: 2 * s.sqrt(s.N), product=(1, 2)):
    r"""With $\alpha = (2N)^{1/4}$ and $\beta = (8N)^{-1/4}$ the square of $\alpha\beta$ is 1/2, $\alpha^2/\beta^2 = 4N$
    and $\alpha/\beta = 2\sqrt{N}$

    $N$ counts the layers. So $\alpha/\beta$ grows with the root of the depth, and not with the depth.
    """
    alpha = s.let("alpha", s.sqrt(s.sqrt(2 * s.N)))
    beta = s.let("beta", 1 / s.sqrt(s.sqrt(8 * s.N)))
    return [
        step("the product", equal((alpha * beta) ** 2, s.rational(*product))),
        step("the squares", equal(alpha**2 / beta**2, size(s))),
        step("the ratio", equal(alpha / beta, ratio(s))),
    ]
