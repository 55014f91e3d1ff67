"""What abstracts say: Xu et al. on the gradient, Stollenwerk on functions of single entries.

Of these papers the abstracts alone were read.
"""

from lnverify.proofs.claims.derivatives import backward, of_gradient
from lnverify.proofs.definitions import normalized, rms_norm, variance
from lnverify.proofs.hypotheses import denominator_is_positive, not_constant, not_zero
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal


@claim(
    "xu.backward",
    "abstract",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the mean of the gradient stays": {"middle": lambda s, u: s.sum(u) / s.N},
        "its variance is divided by the square": {"spread": lambda s, v: v / (variance(s) + s.eps) ** 2},
        "equally": {"relation": equal},
        "to at most a half": {"spread": lambda s, v: v / (2 * (variance(s) + s.eps))},
    },
)
def recentred_gradient(s, *, middle=lambda s, u: 0, spread=lambda s, v: v / (variance(s) + s.eps), relation=at_most):
    r"""The derivatives of mean and variance recentre and rescale the gradient: to the mean 0, and a bounded variance

    The variance is at most that of the gradient behind, over $\sigma^2 + \epsilon$. Each derivative by itself is in
    lnverify.gradient-statistics.
    """
    u = s.upstream
    return of_gradient(s, backward(s, u), middle(s, u), spread(s, variance(s, u)), relation)


def rest_is_c(s):
    """c is the sum of the squares of the other entries."""
    a = s.activation
    return equal(s.scalar("c"), s.dot(a, a) - s.entry(a, "i") ** 2)


@claim(
    "stollenwerk.rmsnorm",
    "abstract, EACL 2026",
    hypotheses=[not_zero],
    extra_hypotheses=[rest_is_c],
    law="lnverify.element-wise-counterpart",
    witness_at={"activation": (1, 1, 2), "i": 1, "c": 1},
    charitable_reading="a parameter of its own for each entry and each input: the sum of the squares of the other "
    "entries.",
    seen=r"at $(1, 1, 2)$ with $c = 1$: the first entry of RMSNorm is $\sqrt{2}/2$, and the unit makes $\sqrt{6}/2$ of "
    "1",
    near_misses={
        "1 for $N$": {"size": lambda s: 1},
        "$c$ is not under the root": {"unit": lambda s, x, c: x / (s.abs(x) + c)},
        "$N$ inside": {"unit": lambda s, x, c: x / s.sqrt(x**2 + s.N * c)},
    },
)
def unit(s, *, size=lambda s: s.sqrt(s.N), unit=lambda s, x, c: x / s.sqrt(x**2 + c)):
    r"""The inverse square root unit $\sqrt{N} a_i/\sqrt{a_i^2 + c}$ is the exact counterpart of RMSNorm at the entry
    $i$

    With one parameter $c$ for all entries and inputs it is another function.
    """
    x = s.entry(s.activation, "i")
    return equal(s.entry(rms_norm(s, s.activation, 0), "i"), size(s) * unit(s, x, s.scalar("c")))


@claim(
    "stollenwerk.layernorm",
    "abstract, version 2",
    hypotheses=[not_constant],
    corrected_by="lnverify.zero-entry",
    witness_at={"activation": (1, 2, 0), "c": 1},
    seen=r"at (1, 2, 0): LayerNorm takes the entry 0 to $-\sqrt{6}/2$, and the unit takes 0 to 0",
    near_misses={
        "with $N - 1$ for $N$": {"size": lambda s: s.N - 1},
        "with 1 for $N$": {"size": lambda s: 1},
        "without the parameter": {"inside": lambda s: 0 * s.ones},
    },
)
def counterpart_of_layernorm(s, *, size=lambda s: s.N, inside=lambda s: s.scalar("c") * s.ones):
    r"""The inverse square root unit $\sqrt{N} a_n/\sqrt{a_n^2 + c}$ is the exact counterpart of LayerNorm, entry by
    entry

    Stated with squares, $\hat{x}_n^2(a_n^2 + c) = N a_n^2$ for all entries. No parameter makes that true, not even
    one for each entry: LayerNorm maps an entry 0 to $-\mu/\sigma$. The later abstract says RMSNorm instead
    (stollenwerk.rmsnorm).
    """
    a, x = s.activation, normalized(s, s.activation, 0)
    return equal(x**2 * (a**2 + inside(s)), size(s) * a**2)
