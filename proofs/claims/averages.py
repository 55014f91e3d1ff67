"""What holds on average: over inputs with independent standard normal entries."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centered, normalized, variance
from lnverify.proofs.hypotheses import at_least_two, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, step


def at_least_four(s):
    """N ≥ 4: 1/σ² has an expectation."""
    return at_most(4, s.N)


def normal(s):
    """A vector to take expectations over."""
    return s.vector("z")


@claim(
    "lnverify.normal-inputs.gap",
    "with a proof; compare Riechers 2024, abstract, on typical inputs",
    where=[r"$1 - \|\hat{x}\|^2/N$ is how far $\|\hat{x}\|^2$ stays below that of the surface, $N$, relative to it"],
    hypotheses=[at_least_four, not_constant],
    near_misses={
        "from the surface by nothing": {"gap": lambda s: 0},
        r"$\epsilon$, as if $\sigma^2$ were 1": {"gap": lambda s: s.eps},
        "$N - 1$ for $N - 3$": {"gap": lambda s: s.eps * s.N / (s.N - 1)},
        "half of it": {"part": lambda s, v: s.eps / (2 * (v + s.eps))},
    },
)
def gap(s, *, gap=lambda s: s.eps * s.N / (s.N - 3), part=lambda s, v: s.eps / (v + s.eps)):
    r"""Standard normal inputs end near the surface: $\|\hat{x}\|^2$ is short of $N$ by the part $\epsilon N/(N - 3)$ or
    less on average

    The part is $\epsilon/(\sigma^2 + \epsilon)$, so at most $\epsilon/\sigma^2$, and that is $\epsilon N/(N - 3)$ on
    average. With $\epsilon = 10^{-5}$ and $N = 768$ it is $1.004 \cdot 10^{-5}$.
    """
    x, z = normalized(s), normal(s)
    return [
        step("the part", equal(1 - s.dot(x, x) / s.N, part(s, variance(s)))),
        step("at most", at_most(part(s, variance(s)), s.eps / variance(s))),
        step("on average", equal(s.expect(s.eps / variance(s, z), over=z), gap(s))),
    ]


@claim(
    "lnverify.normal-inputs.covariance",
    "with a proof",
    where=[r"$\hat{z}$ is LayerNorm of $z$ without $\epsilon$, gain and bias"],
    hypotheses=[at_least_two],
    near_misses={
        "independent entries": {"spread": lambda s, p: s.dot(p, p)},
        "$N$ for $N - 1$": {"spread": lambda s, p: s.dot(p, p) - s.sum(p) ** 2 / s.N},
        "correlated to the other side": {"spread": lambda s, p: (s.N * s.dot(p, p) + s.sum(p) ** 2) / (s.N - 1)},
    },
)
def covariance_of_outputs(s, *, spread=lambda s, p: (s.N * s.dot(p, p) - s.sum(p) ** 2) / (s.N - 1)):
    r"""For standard normal inputs LayerNorm’s outputs have the mean 0, the variance 1 and the correlation $-1/(N - 1)$

    Said in every direction $p$: the variance of $p\cdot\hat{z}$ is $(N\|p\|^2 - (\sum p)^2)/(N - 1)$.
    """
    p, z = s.vector("p"), normal(s)
    product = s.dot(p, normalized(s, z, 0))
    return [
        step("the mean", equal(s.expect(product, over=z), 0)),
        step("the variance", equal(s.expect(product**2, over=z), spread(s, p))),
    ]


@claim(
    "lnverify.normal-inputs.jacobian",
    "with a proof; compare Xiong et al. 2020, Lemma 3",
    where=[letters.PI, r"$\sigma^2$ is the variance of $z$"],
    hypotheses=[at_least_four],
    near_misses={
        "as if $\\sigma^2$ were 1": {"square": lambda s: s.N - 2},
        "$N - 1$ directions": {"square": lambda s: s.N * (s.N - 1) / (s.N - 3)},
        "all of them": {"square": lambda s: s.N},
    },
)
def jacobian(s, *, square=lambda s: s.N * (s.N - 2) / (s.N - 3)):
    r"""For standard normal inputs the squared Frobenius norm of LayerNorm’s Jacobian is $N(N - 2)/(N - 3)$ on average

    It is $(N - 2)/\sigma^2$ at each input: $N - 2$ directions, each stretched by $1/\sigma$.
    """
    z = normal(s)
    J = s.jacobian(normalized(s, z, 0), z)
    return equal(s.expect(s.trace(J @ J.T), over=z), square(s))


@claim(
    "lnverify.normal-inputs.length",
    "with a proof",
    where=[letters.PI],
    near_misses={
        "the cube of $N$": {"sixth": lambda s: s.N**3},
        "$N(N + 1)(N + 2)$": {"sixth": lambda s: s.N * (s.N + 1) * (s.N + 2)},
        "the variance is $N$": {"spread": lambda s: s.N},
        "centring changes nothing": {"centred": lambda s: s.N},
    },
)
def length(s, *, sixth=lambda s: s.N * (s.N + 2) * (s.N + 4), spread=lambda s: 2 * s.N, centred=lambda s: s.N - 1):
    r"""A standard normal vector has $\mathrm{E}\|z\|^2 = N$, with the variance $2N$, and $\mathrm{E}\|z\|^6 = N(N +
    2)(N + 4)$; centred it has $\mathrm{E}\|\Pi z\|^2 = N - 1$

    So the relative spread of $\|z\|^2$ is $\sqrt{2/N}$.
    """
    z = normal(s)
    square = s.dot(z, z)
    return [
        step("the square", equal(s.expect((square - s.N) ** 2, over=z), spread(s))),
        step("the sixth power", equal(s.expect(square**3, over=z), sixth(s))),
        step("centred", equal(s.expect(s.dot(centered(s, z), centered(s, z)), over=z), centred(s))),
    ]


@claim(
    "lnverify.normal-inputs.logit",
    "with a proof",
    where=["$q$ and $k$ are independent"],
    near_misses={
        "divided by $N$": {"scale": lambda s: s.N},
        "not divided": {"scale": lambda s: 1},
        "the fourth power of a normal number": {"fourth": lambda s: 3},
    },
)
def logit(s, *, scale=lambda s: s.sqrt(s.N), fourth=lambda s: 3 + 6 / s.N):
    r"""The logit $q\cdot k/\sqrt{N}$ of standard normal $q$ and $k$ has the variance 1, and its fourth power the mean
    $3 + 6/N$

    So it has heavier tails than a normal number.
    """
    q, k = s.vector("q"), s.vector("k")
    logit = s.dot(q, k) / scale(s)
    return [
        step("the variance", equal(s.expect(s.expect(logit**2, over=q), over=k), 1)),
        step(
            "the fourth power", equal(s.expect(s.expect((s.dot(q, k) / s.sqrt(s.N)) ** 4, over=q), over=k), fourth(s))
        ),
    ]


def batch(s):
    """A batch of M of the N examples."""
    return s.on("M").vector("x")


def batch_mean(s):
    """Its mean."""
    return s.on("M").sum(batch(s)) / s.on("M").N


@claim(
    "lnverify.batch-mean",
    "with a proof; compare the walkthrough on tiny batches",
    where=["$x$ is a batch of $M$ of the $N$ examples $a$"],
    hypotheses=[at_least_two],
    near_misses={
        "without replacement, as with it": {"share": lambda s: 1},
        "over $N$": {"share": lambda s: (s.N - s.on("M").N) / s.N},
        "with replacement, as without it": {"again": lambda s: (s.N - s.on("M").N) / (s.N - 1)},
        "the sum for the mean": {"middle": lambda s: s.sum(s.activation)},
    },
)
def variance_of_batch_mean(
    s,
    *,
    share=lambda s: (s.N - s.on("M").N) / (s.N - 1),
    again=lambda s: 1,
    middle=lambda s: s.sum(s.activation) / s.N,
):
    r"""The mean of a batch has the mean of all, and the variance $\sigma^2/M$, times $(N - M)/(N - 1)$ where no example
    is drawn twice

    So the mean of a batch of one is as noisy as one example, and that of all $N$ is exact.
    """
    a, x, M = s.activation, batch(s), s.on("M").N
    error = (batch_mean(s) - s.sum(a) / s.N) ** 2
    return [
        step("the mean", equal(s.expect(batch_mean(s), over=x, drawn_from=a), middle(s))),
        step("without replacement", equal(s.expect(error, over=x, drawn_from=a), variance(s) / M * share(s))),
        step(
            "with replacement",
            equal(s.expect(error, over=x, drawn_from=a, replace=True), variance(s) / M * again(s)),
        ),
    ]
