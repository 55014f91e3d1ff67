"""Single entries: how far one can lie from the mean, the entries of Jacobians, and one-hot vectors."""

from lnverify.proofs import letters
from lnverify.proofs.claims.derivatives import root
from lnverify.proofs.claims.softmax import softmax
from lnverify.proofs.definitions import layer_norm, mean, normalized, variance
from lnverify.proofs.hypotheses import at_least_two, denominator_is_positive, eps_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


def deviation(s):
    """(aᵢ − μ)²."""
    return (s.entry(s.activation, "i") - mean(s)) ** 2


@claim(
    "lnverify.entry.samuelson",
    "with a proof; compare Samuelson, “How deviant can you be?”, JASA 63 (1968)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "$N - 2$ for $N - 1$": {"factor": lambda s: s.N - 2},
        "at most one standard deviation": {"factor": lambda s: 1},
        "$N/2$ for $N - 1$": {"factor": lambda s: s.N / 2},
    },
)
def samuelson(s, *, factor=lambda s: s.N - 1):
    r"""No entry lies further than $\sqrt{N - 1} \sigma$ from the mean: $(a_i - \mu)^2 \le (N - 1)\sigma^2$, so
    $|\hat{x}_i| \le \sqrt{N - 1}$

    The other $N - 1$ entries deviate by $\mu - a_i$ in sum, and by Cauchy and Schwarz at least that much squared over
    $N - 1$.
    """
    return [
        step("deviation", at_most(deviation(s), factor(s) * variance(s))),
        step(r"$\hat{x}_i$", at_most(s.entry(normalized(s), "i") ** 2, factor(s))),
    ]


@claim(
    "lnverify.entry.samuelson.attained",
    "with a proof",
    where=[letters.EPS],
    hypotheses=[at_least_two],
    near_misses={
        "by the others": {"other": lambda s, root: root},
        r"$\sqrt{N}$ at the entry": {"own": lambda s, root: s.sqrt(s.N)},
        "with the sign turned": {"own": lambda s, root: -root},
        r"with $\epsilon = 1$": {"eps": lambda s: s.rational(1)},
    },
)
def samuelson_attained(s, *, own=lambda s, root: root, other=lambda s, root: -1 / root, eps=lambda s: 0):
    r"""A one-hot vector attains it: without $\epsilon$ LayerNorm maps $e_i$ to $\sqrt{N - 1}$ at $i$ and to
    $-1/\sqrt{N - 1}$ elsewhere
    """
    x, root = normalized(s, s.basis("i"), eps(s)), s.sqrt(s.N - 1)
    return [
        step("at $i$", equal(s.entry(x, "i"), own(s, root))),
        step("at $j$", equal(s.entry(x, "j"), other(s, root))),
    ]


@claim(
    "lnverify.entry.samuelson.strict",
    "with a proof",
    hypotheses=[at_least_two, eps_is_positive],
    near_misses={
        "$N - 2$ for $N - 1$": {"bound": lambda s: s.N - 2},
        "below 1": {"bound": lambda s: 1},
        r"by $\epsilon$": {"bound": lambda s: s.N - 1 - s.eps},
    },
)
def samuelson_strict(s, *, bound=lambda s: s.N - 1):
    r"""With $\epsilon > 0$ and $N \ge 2$ no normalized entry reaches the bound: $\hat{x}_i^2 < N - 1$"""
    return positive(bound(s) - s.entry(normalized(s), "i") ** 2)


@claim(
    "lnverify.entry.jacobian",
    "with a proof",
    where=[letters.DELTA, letters.OUTPUT],
    hypotheses=[denominator_is_positive],
    near_misses={
        "without the mean’s part": {"mixed": lambda s, x, y: x * y},
        "without the variance’s part": {"mixed": lambda s, x, y: 1},
        "entry by entry": {"own": lambda s, x: 1},
        "the input’s gain": {"gain": lambda s: s.entry(s.gain, "j")},
    },
)
def entry_of_jacobian(
    s,
    *,
    mixed=lambda s, x, y: 1 + x * y,
    own=lambda s, x: 1 - (1 + x**2) / s.N,
    gain=lambda s: s.entry(s.gain, "i"),
):
    r"""$\partial y_i/\partial a_j$ is $g_i(\delta_{ij} - (1 + \hat{x}_i\hat{x}_j)/N)/\sqrt{\sigma^2 + \epsilon}$ for
    the output $y$ of LayerNorm
    """
    J = s.jacobian(layer_norm(s), s.activation)
    x, y = (s.entry(normalized(s), name) for name in "ij")
    return [
        step(r"$i \ne j$", equal(s.entry(J @ s.basis("j"), "i"), -gain(s) * mixed(s, x, y) / (s.N * root(s)))),
        step("$i = j$", equal(s.entry(J @ s.basis("i"), "i"), s.entry(s.gain, "i") * own(s, x) / root(s))),
    ]


@claim(
    "lnverify.entry.own-slope",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        r"at least half of $1/\sqrt{\sigma^2 + \epsilon}$": {"least": lambda s: 1 / (2 * root(s))},
        "with a gain": {"output": layer_norm},
        "turned round": {"output": lambda s: -normalized(s)},
    },
)
def own_slope(s, *, output=normalized, least=lambda s: 0):
    r"""Raising an entry never lowers its normalized value: $\partial\hat{x}_i/\partial a_i \ge 0$, as $\hat{x}_i^2
    \le N - 1$
    """
    return at_most(least(s), s.entry(s.gradient(s.entry(output(s), "i"), s.activation), "i"))


@claim(
    "lnverify.entry.range",
    "with a proof; compare Julius von Szőkefalvi Nagy (1918)",
    near_misses={
        "$N$ for $2N$": {"factor": lambda s: s.N},
        "$N - 1$ for $N$": {"factor": lambda s: 2 * (s.N - 1)},
        "$e_i + e_j$ attains it": {"extreme": lambda s: s.basis("i") + s.basis("j")},
    },
)
def range_of_entries(s, *, factor=lambda s: 2 * s.N, extreme=lambda s: s.basis("i") - s.basis("j")):
    r"""Two entries lie at most $\sqrt{2N} \sigma$ apart: $(a_i - a_j)^2 \le 2N\sigma^2$

    The last step: $e_i - e_j$ attains it.
    """

    def distance(a):
        return s.entry(a, "i") - s.entry(a, "j")

    e = extreme(s)
    return [
        step("the bound", at_most(distance(s.activation) ** 2, factor(s) * variance(s))),
        step("attained", equal(distance(e) ** 2, factor(s) * variance(s, e))),
    ]


@claim(
    "lnverify.entry.softmax",
    "with a proof",
    where=[letters.DELTA],
    near_misses={
        "an entry’s own slope is $p_i$": {"own": lambda p: p},
        "the other sign beside the diagonal": {"mixed": lambda p, q: p * q},
        "no slope beside the diagonal": {"mixed": lambda p, q: 0 * p},
        "at most 1/2": {"most": (1, 2)},
    },
)
def entry_of_softmax(s, *, own=lambda p: p * (1 - p), mixed=lambda p, q: -p * q, most=(1, 1)):
    r"""$\partial p_i/\partial a_j = p_i(\delta_{ij} - p_j)$ for a softmax $p$, and $0 < p_i \le 1$"""
    whole = softmax(s, s.activation)
    p, q = (s.let(name, s.entry(whole, index)) for name, index in (("p", "i"), ("q", "j")))
    slope = s.gradient(s.entry(whole, "i"), s.activation)
    return [
        step("$i = j$", equal(s.entry(slope, "i"), own(p))),
        step(r"$i \ne j$", equal(s.entry(slope, "j"), mixed(p, q))),
        step("above 0", positive(p)),
        step("at most 1", at_most(p, s.rational(*most))),
    ]


@claim(
    "lnverify.entry.cross-entropy",
    "with a proof",
    where=[r"$p$ is the softmax of $\mathbf{a}$"],
    near_misses={
        "the other sign": {"gradient": lambda s, p: s.basis("i") - p},
        "at the entry alone": {"gradient": lambda s, p: (s.entry(p, "i") - 1) * s.basis("i")},
        "at the probabilities": {"gradient": lambda s, p: -s.basis("i") / s.entry(p, "i")},
        "of $p_i$ itself": {"loss": lambda s, p: -s.entry(p, "i")},
    },
)
def cross_entropy_of_a_class(s, *, loss=lambda s, p: -s.log(s.entry(p, "i")), gradient=lambda s, p: p - s.basis("i")):
    r"""The gradient of $-\log p_i$ at the logits is $p - e_i$: the loss of a token whose class is $i$"""
    p = softmax(s, s.activation)
    return equal(s.gradient(loss(s, p), s.activation), gradient(s, p))


@claim(
    "lnverify.entry.outlier",
    "with a proof",
    near_misses={
        "the mean moves with it": {"mean": lambda s, c: mean(s) + c},
        "the variance grows by $c^2$": {"spread": lambda s, c, d: c**2},
        "the deviation does not matter": {"spread": lambda s, c, d: c**2 * (s.N - 1) / s.N**2},
    },
)
def outlier(
    s,
    *,
    mean=lambda s, c: mean(s) + c / s.N,
    spread=lambda s, c, d: (2 * c * d + c**2 * (s.N - 1) / s.N) / s.N,
):
    r"""Adding $c$ to one entry moves the mean by $c/N$ and the variance by $(2c(a_i - \mu) + c^2(N - 1)/N)/N$

    So for large $c$ the normalized entry $i$ tends to $\sqrt{N - 1}$, and every other one to $-1/\sqrt{N - 1}$. What
    falls as $1/c$ is the difference of two others (lnverify.entry.outlier.gap): an outlier makes all other entries
    alike.
    """
    c, d = s.scalar("c"), s.entry(s.activation, "i") - s.sum(s.activation) / s.N
    moved = s.activation + c * s.basis("i")
    return [
        step("mean", equal(s.sum(moved) / s.N, mean(s, c))),
        step("variance", equal(variance(s) + spread(s, c, d), variance(s, moved))),
    ]


def with_outlier(s):
    """The activation with c added to entry i."""
    return s.activation + s.scalar("c") * s.basis("i")


def outlier_is_defined(s):
    """LayerNorm is defined there."""
    return positive(variance(s, with_outlier(s)) + s.eps)


@claim(
    "lnverify.entry.outlier.gap",
    "with a proof; compare Sun et al. 2024 on massive activations",
    hypotheses=[outlier_is_defined],
    near_misses={
        "the variance stays": {"grown": lambda s, c, d: 0},
        "it grows by $c^2$": {"grown": lambda s, c, d: c**2},
        "the gap to the outlier": {"other": lambda s: s.entry(normalized(s, with_outlier(s)), "i")},
    },
)
def outlier_gap(
    s,
    *,
    grown=lambda s, c, d: (2 * c * d + c**2 * (s.N - 1) / s.N) / s.N,
    other=lambda s: s.entry(normalized(s, with_outlier(s)), "k"),
):
    r"""After $c$ is added to entry $i$ the squared gap of two others is $(a_j - a_k)^2$ over the new variance plus
    $\epsilon$

    The new variance is $\sigma^2 + (2c(a_i - \mu) + c^2(N - 1)/N)/N$, so the gap falls as $1/c$.
    """
    c, d = s.scalar("c"), s.entry(s.activation, "i") - s.sum(s.activation) / s.N
    gap = s.entry(normalized(s, with_outlier(s)), "j") - other(s)
    own = s.entry(s.activation, "j") - s.entry(s.activation, "k")
    return equal(gap**2 * (variance(s) + grown(s, c, d) + s.eps), own**2)
