"""Single entries: how far one can lie from the mean, the entries of Jacobians, and one-hot vectors."""

from proofs.claims.derivatives import root
from proofs.claims.softmax import softmax
from proofs.definitions import layer_norm, mean, normalized, variance
from proofs.hypotheses import at_least_two, denominator_is_positive, eps_is_positive
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def deviation(s):
    """(aᵢ − μ)²."""
    return (s.entry(s.activation, "i") - mean(s)) ** 2


@claim(
    "lnverify.entry.samuelson",
    "with a proof; compare Samuelson, “How deviant can you be?”, JASA 63 (1968)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "N − 2 for N − 1": {"factor": lambda s: s.N - 2},
        "at most one standard deviation": {"factor": lambda s: 1},
        "N/2 for N − 1": {"factor": lambda s: s.N / 2},
    },
)
def samuelson(s, *, factor=lambda s: s.N - 1):
    """No entry lies further than √(N − 1) σ from the mean: (aᵢ − μ)² ≤ (N − 1)σ², so |x̂ᵢ| ≤ √(N − 1)

    The other N − 1 entries deviate by μ − aᵢ in sum, and by Cauchy and Schwarz at least that much squared over N − 1.
    """
    return [
        step("deviation", at_most(deviation(s), factor(s) * variance(s))),
        step("x̂ᵢ", at_most(s.entry(normalized(s), "i") ** 2, factor(s))),
    ]


@claim(
    "lnverify.entry.samuelson.attained",
    "with a proof",
    hypotheses=[at_least_two],
    near_misses={
        "by the others": {"other": lambda s, root: root},
        "√N at the entry": {"own": lambda s, root: s.sqrt(s.N)},
        "with the sign turned": {"own": lambda s, root: -root},
        "with ε = 1": {"eps": lambda s: s.rational(1)},
    },
)
def samuelson_attained(s, *, own=lambda s, root: root, other=lambda s, root: -1 / root, eps=lambda s: 0):
    """A one-hot vector attains it: without ε LayerNorm maps eᵢ to √(N − 1) at i and to −1/√(N − 1) elsewhere"""
    x, root = normalized(s, s.basis("i"), eps(s)), s.sqrt(s.N - 1)
    return [
        step("at i", equal(s.entry(x, "i"), own(s, root))),
        step("at j", equal(s.entry(x, "j"), other(s, root))),
    ]


@claim(
    "lnverify.entry.samuelson.strict",
    "with a proof",
    hypotheses=[at_least_two, eps_is_positive],
    near_misses={
        "N − 2 for N − 1": {"bound": lambda s: s.N - 2},
        "below 1": {"bound": lambda s: 1},
        "by ε": {"bound": lambda s: s.N - 1 - s.eps},
    },
)
def samuelson_strict(s, *, bound=lambda s: s.N - 1):
    """With ε > 0 no normalized entry reaches the bound: x̂ᵢ² < N − 1"""
    return positive(bound(s) - s.entry(normalized(s), "i") ** 2)


@claim(
    "lnverify.entry.jacobian",
    "with a proof",
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
    """∂yᵢ/∂aⱼ is gᵢ(δᵢⱼ − (1 + x̂ᵢx̂ⱼ)/N)/√(σ² + ε) for the output y of LayerNorm"""
    J = s.jacobian(layer_norm(s), s.activation)
    x, y = (s.entry(normalized(s), name) for name in "ij")
    return [
        step("i ≠ j", equal(s.entry(J @ s.basis("j"), "i"), -gain(s) * mixed(s, x, y) / (s.N * root(s)))),
        step("i = j", equal(s.entry(J @ s.basis("i"), "i"), s.entry(s.gain, "i") * own(s, x) / root(s))),
    ]


@claim(
    "lnverify.entry.own-slope",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "at least half of 1/√(σ² + ε)": {"least": lambda s: 1 / (2 * root(s))},
        "with a gain": {"output": layer_norm},
        "turned round": {"output": lambda s: -normalized(s)},
    },
)
def own_slope(s, *, output=normalized, least=lambda s: 0):
    """Raising an entry never lowers its normalized value: ∂x̂ᵢ/∂aᵢ ≥ 0, as x̂ᵢ² ≤ N − 1"""
    return at_most(least(s), s.entry(s.gradient(s.entry(output(s), "i"), s.activation), "i"))


@claim(
    "lnverify.entry.range",
    "with a proof; compare Julius von Szőkefalvi Nagy (1918)",
    near_misses={
        "N for 2N": {"factor": lambda s: s.N},
        "N − 1 for N": {"factor": lambda s: 2 * (s.N - 1)},
        "the other entries do not count": {"rest": lambda s, z, d: 0 * z},
    },
)
def range_of_entries(s, *, factor=lambda s: 2 * s.N, rest=lambda s, z, d: z - d / 2 * (s.basis("i") - s.basis("j"))):
    """Two entries lie at most √(2N) σ apart: (aᵢ − aⱼ)² ≤ 2Nσ²

    The gap is twice the square of what is left when both are moved to their middle; eᵢ − eⱼ attains it.
    """
    z = s.activation - mean(s) * s.ones
    d = s.entry(s.activation, "i") - s.entry(s.activation, "j")
    left, e = rest(s, z, d), s.basis("i") - s.basis("j")
    return [
        step("the gap", equal(factor(s) * variance(s) - d**2, 2 * s.dot(left, left))),
        step("attained", equal(factor(s) * variance(s, e), (s.entry(e, "i") - s.entry(e, "j")) ** 2)),
    ]


@claim(
    "lnverify.entry.softmax",
    "with a proof",
    near_misses={
        "an entry’s own slope is pᵢ": {"own": lambda p: p},
        "the other sign beside the diagonal": {"mixed": lambda p, q: p * q},
        "no slope beside the diagonal": {"mixed": lambda p, q: 0 * p},
        "at most 1/2": {"most": (1, 2)},
    },
)
def entry_of_softmax(s, *, own=lambda p: p * (1 - p), mixed=lambda p, q: -p * q, most=(1, 1)):
    """∂pᵢ/∂aⱼ = pᵢ(δᵢⱼ − pⱼ) for a softmax p, and 0 < pᵢ ≤ 1"""
    whole = softmax(s, s.activation)
    p, q = (s.let(name, s.entry(whole, index)) for name, index in (("p", "i"), ("q", "j")))
    slope = s.gradient(s.entry(whole, "i"), s.activation)
    return [
        step("i = j", equal(s.entry(slope, "i"), own(p))),
        step("i ≠ j", equal(s.entry(slope, "j"), mixed(p, q))),
        step("above 0", positive(p)),
        step("at most 1", at_most(p, s.rational(*most))),
    ]


@claim(
    "lnverify.entry.cross-entropy",
    "with a proof",
    near_misses={
        "the other sign": {"gradient": lambda s, p: s.basis("i") - p},
        "at the entry alone": {"gradient": lambda s, p: (s.entry(p, "i") - 1) * s.basis("i")},
        "at the probabilities": {"gradient": lambda s, p: -s.basis("i") / s.entry(p, "i")},
        "of pᵢ itself": {"loss": lambda s, p: -s.entry(p, "i")},
    },
)
def cross_entropy_of_a_class(s, *, loss=lambda s, p: -s.log(s.entry(p, "i")), gradient=lambda s, p: p - s.basis("i")):
    """The gradient of −log pᵢ at the logits is p − eᵢ: the loss of a token whose class is i"""
    p = softmax(s, s.activation)
    return equal(s.gradient(loss(s, p), s.activation), gradient(s, p))


@claim(
    "lnverify.entry.outlier",
    "with a proof",
    near_misses={
        "the mean moves with it": {"mean": lambda s, c: mean(s) + c},
        "the variance grows by c²": {"spread": lambda s, c, d: c**2},
        "the deviation does not matter": {"spread": lambda s, c, d: c**2 * (s.N - 1) / s.N**2},
    },
)
def outlier(
    s,
    *,
    mean=lambda s, c: mean(s) + c / s.N,
    spread=lambda s, c, d: (2 * c * d + c**2 * (s.N - 1) / s.N) / s.N,
):
    """Adding c to one entry moves the mean by c/N and the variance by (2c(aᵢ − μ) + c²(N − 1)/N)/N

    So a large c makes every other normalized entry small, as 1/c: its whole output goes to the outlier.
    """
    c, d = s.scalar("c"), s.entry(s.activation, "i") - s.sum(s.activation) / s.N
    moved = s.activation + c * s.basis("i")
    return [
        step("mean", equal(s.sum(moved) / s.N, mean(s, c))),
        step("variance", equal(variance(s, moved), variance(s) + spread(s, c, d))),
    ]
