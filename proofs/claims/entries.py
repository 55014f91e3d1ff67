"""Single entries: how far one can lie from the mean, the entries of Jacobians, and one-hot vectors."""

from lnverify.proofs import letters
from lnverify.proofs.claims.derivatives import root
from lnverify.proofs.definitions import layer_norm, mean, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import (
    at_least_two,
    denominator_is_positive,
    eps_is_positive,
    rms_norm_is_defined,
)
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
    $N - 1$. A one-hot vector attains it (lnverify.entry.samuelson.attained); for RMSNorm see lnverify.entry.rmsnorm.
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


@claim(
    "lnverify.zero-entry",
    "with a proof; compare Stollenwerk 2025, abstracts of versions 2 and 3",
    hypotheses=[eps_is_positive],
    near_misses={
        "0, as for RMSNorm": {"value": lambda s, z: 0},
        r"$-\mu$": {"value": lambda s, z: -mean(s, z)},
        "with the sign turned": {"value": lambda s, z: mean(s, z) / s.sqrt(variance(s, z) + s.eps)},
    },
)
def zero_entry(s, *, value=lambda s, z: -mean(s, z) / s.sqrt(variance(s, z) + s.eps)):
    r"""LayerNorm maps an entry 0 to $-\mu/\sqrt{\sigma^2 + \epsilon}$, RMSNorm to 0: so LayerNorm acts on no entry by
    an odd function of it

    A function of each entry alone that is odd, such as $x/\sqrt{x^2 + c}$, can be the counterpart of RMSNorm only, with
    the squares of the other entries for $c$ (lnverify.element-wise-counterpart).
    """
    z = s.activation - s.entry(s.activation, "i") * s.basis("i")
    return [
        step("LayerNorm", equal(s.entry(normalized(s, z), "i"), value(s, z))),
        step("RMSNorm", equal(s.entry(rms_norm(s, z), "i"), 0)),
    ]


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
