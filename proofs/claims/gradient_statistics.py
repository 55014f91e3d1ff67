"""Mean and variance of the gradient behind LayerNorm, with the derivatives of mean and variance or without them.

The cases are those of Xu, Sun, Zhang, Zhao and Lin 2019, Theorem 1, and of Santurkar, Tsipras, Ilyas and Mądry 2018,
Theorem 4.1. Their texts were not at hand: each claim is this project's, for comparison.
"""

from lnverify.proofs.claims.derivatives import backward, root
from lnverify.proofs.definitions import centered, mean, normalized, variance
from lnverify.proofs.hypotheses import denominator_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, step


def of_gradient(s, gradient, middle, spread, relation):
    """The mean of a gradient, and its variance beside a bound."""
    return [
        step("the mean", equal(mean(s, gradient), middle)),
        step("the variance", relation(variance(s, gradient), spread)),
    ]


@claim(
    "lnverify.gradient-statistics",
    "with a proof; compare Xu et al. 2019, Theorem 1",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the mean of $u$ passes": {"middle": lambda s: mean(s, s.upstream) / root(s)},
        r"the variance is that of $u$ over $\sigma^2 + \epsilon$": {"relation": equal},
        "at most half of it": {"spread": lambda s, v: v / 2},
    },
)
def gradient_statistics(s, *, middle=lambda s: 0, spread=lambda s, v: v, relation=at_most):
    r"""The gradient at LayerNorm’s input has mean 0, and at most the variance of the gradient $u$ behind it over
    $\sigma^2 + \epsilon$

    Equality holds where $u$ is orthogonal to $\hat{x}$.
    """
    v = variance(s, s.upstream) / (variance(s) + s.eps)
    return of_gradient(s, backward(s, s.upstream), middle(s), spread(s, v), relation)


@claim(
    "lnverify.gradient-statistics.mean-held",
    "with a proof; compare Xu et al. 2019, Theorem 1",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the mean is 0": {"middle": lambda s: 0},
        r"the variance is that of $u$ over $\sigma^2 + \epsilon$": {"relation": equal},
        "at most half of it": {"spread": lambda s, v: v / 2},
    },
)
def mean_detached(s, *, middle=lambda s: mean(s, s.upstream) / root(s), spread=lambda s, v: v, relation=at_most):
    r"""Without the derivative of the mean, the gradient has the mean of $u$ over $\sqrt{\sigma^2 + \epsilon}$, and
    no larger variance
    """
    u, x = s.upstream, normalized(s)
    v = variance(s, u) / (variance(s) + s.eps)
    return of_gradient(s, (u - s.dot(u, x) / s.N * x) / root(s), middle(s), spread(s, v), relation)


@claim(
    "lnverify.gradient-statistics.std-held",
    "with a proof; compare Xu et al. 2019, Theorem 1",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the mean of $u$ passes": {"middle": lambda s: mean(s, s.upstream) / root(s)},
        "half of the variance": {"spread": lambda s, v: v / 2},
        "the variance is not divided": {"spread": lambda s, v: (variance(s) + s.eps) * v},
    },
)
def std_detached(s, *, middle=lambda s: 0, spread=lambda s, v: v):
    r"""Without the derivative of the variance, the gradient has mean 0 and exactly the variance of $u$ over
    $\sigma^2 + \epsilon$
    """
    v = variance(s, s.upstream) / (variance(s) + s.eps)
    return of_gradient(s, centered(s, s.upstream) / root(s), middle(s), spread(s, v), equal)


@claim(
    "lnverify.gradient-statistics.both-held",
    "with a proof; compare Xu et al. 2019, Theorem 1",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the mean is 0": {"middle": lambda s: 0},
        "the mean is not divided": {"middle": lambda s: mean(s, s.upstream)},
        "divided by the root once more": {"spread": lambda s, v: v / root(s)},
    },
)
def detach_both(s, *, middle=lambda s: mean(s, s.upstream) / root(s), spread=lambda s, v: v):
    r"""Without both derivatives the gradient is $u/\sqrt{\sigma^2 + \epsilon}$, with mean and variance scaled"""
    v = variance(s, s.upstream) / (variance(s) + s.eps)
    return of_gradient(s, s.upstream / root(s), middle(s), spread(s, v), equal)


@claim(
    "lnverify.adanorm",
    "with a proof; compare Xu et al. 2019, on AdaNorm",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the mean of the output is $-ck$": {"share": lambda s: 1},
        "the mean of the factors is $c(1 - k)$": {"factor": lambda s: 1 - s.scalar("k")},
        r"the share of $\epsilon$": {"share": lambda s: s.eps / (variance(s) + s.eps)},
    },
)
def adanorm(s, *, share=lambda s: variance(s) / (variance(s) + s.eps), factor=lambda s: 1):
    r"""AdaNorm’s factors have mean $c$, and its output has mean $-ck\sigma^2/(\sigma^2 + \epsilon)$

    The factors are $c(1 - k \hat{x})$, entry by entry; the output is their product with $\hat{x}$.
    """
    x, c, k = normalized(s), s.scalar("c"), s.scalar("k")
    phi = c * (s.ones - k * x)
    return [
        step("the factors", equal(mean(s, phi), c * factor(s))),
        step("the output", equal(mean(s, phi * x), -c * k * share(s))),
    ]


@claim(
    "lnverify.gradient-length",
    "with a proof; compare Santurkar et al. 2018, Theorem 4.1",
    hypotheses=[denominator_is_positive],
    near_misses={
        r"$1/\sqrt{N}$ for $1/N$": {"part": lambda s, u, x: s.dot(u, x) ** 2 / s.sqrt(s.N)},
        r"twice the part along $\hat{x}$": {"part": lambda s, u, x: 2 * s.dot(u, x) ** 2 / s.N},
        r"$\gamma$ is not squared": {"factor": lambda s: s.scalar("c")},
    },
)
def gradient_length(s, *, part=lambda s, u, x: s.dot(u, x) ** 2 / s.N, factor=lambda s: s.scalar("c") ** 2):
    r"""Through a normalization a gradient loses its parts along $\mathbf{1}$ and along $\hat{x}$ from its squared
    length, at least

    It is at most $c^2/(\sigma^2 + \epsilon) (\|u\|^2 - (\sum u)^2/N - (u\cdot\hat{x})^2/N)$, with $c$ the scale behind
    it. With $\epsilon = 0$ it is an equation: the slack is $\epsilon/(\sigma^2 + \epsilon) (u\cdot\hat{x})^2/N$, times
    the factor in front.
    """
    u, x, c = s.upstream, normalized(s), s.scalar("c")
    g = c * backward(s, u)
    return at_most(s.dot(g, g), factor(s) / (variance(s) + s.eps) * (s.dot(u, u) - s.sum(u) ** 2 / s.N - part(s, u, x)))
