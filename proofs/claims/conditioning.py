"""How much an error of the input, or of a sum, shows in a normalization: condition numbers, and sums of squares.

Compare Chan, Golub and LeVeque 1983 on the variance. Where a text was not at hand, the claim is this project's.
"""

from lnverify.proofs.definitions import centered, mean, nonzero_entries, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import not_constant, not_zero
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


def spread(s, a):
    """S = Σ(aₙ − μ)²."""
    z = centered(s, a)
    return s.dot(z, z)


@claim(
    "lnverify.condition",
    "with a proof; compare Chan, Golub and LeVeque 1983",
    where=[r"$S = \|\Pi\mathbf{a}\|^2$", r"$\kappa = \|\mathbf{a}\|/\sqrt{S}$"],
    hypotheses=[not_constant],
    near_misses={
        "the mean is not squared": {"ratio": lambda s: mean(s) / variance(s)},
        "the sum for the mean": {"ratio": lambda s: s.sum(s.activation) ** 2 / variance(s)},
        "1 is lost": {"one": 0},
    },
)
def condition(s, *, ratio=lambda s: mean(s) ** 2 / variance(s), one=1):
    r"""The condition number $\kappa = \|a\|/\sqrt{S}$ of the sum of squares $S$ has $\kappa^2 = 1 + \mu^2/\sigma^2$,
    and is at least 1
    """
    a = s.activation
    square = s.dot(a, a) / spread(s, a)
    return [step(r"$\kappa^2$", equal(square, one + ratio(s))), step("at least", at_most(1, square))]


@claim(
    "lnverify.condition.shift",
    "with a proof; compare Xiong et al. 2020, Lemma 3",
    hypotheses=[not_constant],
    near_misses={
        "unchanged": {"growth": lambda s, t: 0},
        "growth of the first order": {"growth": lambda s, t: 2 * t * mean(s) / variance(s)},
        "the deviations grow too": {"growth": lambda s, t: t**2},
    },
)
def condition_of_shift(s, *, growth=lambda s, t: t * (2 * mean(s) + t) / variance(s)):
    r"""A shift of the row by $t$ adds $t(2\mu + t)/\sigma^2$ to the squared condition number: it has no bound

    So $\|\Pi a\|$, on which the Jacobian of LayerNorm depends, may be any small part of $\|a\|$.
    """
    a, t = s.activation, s.scalar("t")
    b = a + t * s.ones
    return equal(s.dot(b, b) / spread(s, b), s.dot(a, a) / spread(s, a) + growth(s, t))


@claim(
    "lnverify.relative-condition.rmsnorm",
    "with a proof",
    hypotheses=[not_zero],
    near_misses={
        "for LayerNorm": {"map": lambda s, a: normalized(s, a)},
        "half of it": {"bound": lambda s: s.rational(1, 2)},
        "without the sizes": {"sizes": lambda s, a, y: 1},
    },
)
def relative_condition_rmsnorm(s, *, map=rms_norm, bound=lambda s: 1, sizes=lambda s, a, y: s.dot(a, a) / s.dot(y, y)):
    """RMSNorm makes no relative error larger, to first order

    LayerNorm does: lnverify.relative-condition.layernorm.
    """
    a, w, y = s.activation, s.vector("w"), map(s, s.activation)
    image = s.jacobian(y, a) @ w
    return at_most(s.dot(image, image) * sizes(s, a, y), bound(s) * s.dot(w, w))


def mask(s):
    """1 for the entries of the first group, 0 for those of the second."""
    return nonzero_entries(s, s.zeros_gain())


def both_groups(s):
    """Both groups have entries."""
    m = mask(s)
    return positive(s.sum(m) * (s.N - s.sum(m)))


@claim(
    "lnverify.merge",
    "with a proof; compare Chan, Golub and LeVeque 1983",
    where=[r"$S = \|\Pi\mathbf{a}\|^2$, and $S_1$, $n_1$ and $\mu_1$ are sum of squares, size and mean of one part"],
    hypotheses=[both_groups],
    near_misses={
        "the means are not compared": {"between": lambda s, n, m, d: 0},
        "divided by neither": {"between": lambda s, n, m, d: n * m * d**2},
        "the mean of the two sizes": {"between": lambda s, n, m, d: s.N / 4 * d**2},
    },
)
def merge(s, *, between=lambda s, n, m, d: n * m / s.N * d**2):
    r"""Sums of squares of two parts merge: $S = S_1 + S_2 + (n_1n_2/N)(\mu_1 - \mu_2)^2$

    Welford’s update is the case $n_2 = 1$. Divided by $N$ it says: the variance is that within the groups and that
    between.
    """
    a, p = s.activation, mask(s)
    q = s.ones - p
    n, m = s.sum(p), s.sum(q)
    u, v = s.dot(p, a) / n, s.dot(q, a) / m
    first, second = p * (a - u * s.ones), q * (a - v * s.ones)
    return equal(spread(s, a), s.dot(first, first) + s.dot(second, second) + between(s, n, m, u - v))


@claim(
    "lnverify.shifted-sums",
    "with a proof; compare Chan, Golub and LeVeque 1983",
    where=[r"$S = \|\Pi\mathbf{a}\|^2$"],
    near_misses={
        "the correction is lost": {"correction": lambda s, z: 0},
        "the correction is not divided": {"correction": lambda s, z: s.sum(z) ** 2},
        "shifted by a vector": {"shift": lambda s: s.vector("d")},
    },
)
def shifted_sums(s, *, correction=lambda s, z: s.sum(z) ** 2 / s.N, shift=lambda s: s.scalar("c") * s.ones):
    r"""For every shift $c$, $S = \sum(a_n - c)^2 - (\sum(a_n - c))^2/N$: the corrected two-pass algorithm, and with
    $c = 0$ one pass
    """
    z = s.activation - shift(s)
    return equal(s.dot(z, z) - correction(s, z), spread(s, s.activation))
