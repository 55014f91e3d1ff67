"""What LayerNorm does not notice: shifts, scales, permutations, and itself."""

from proofs.definitions import centering, layer_norm, normalized, reflection, variance
from proofs.hypotheses import c_is_positive, denominator_is_positive, eps_is_positive, eps_is_zero, not_constant
from proofs.registry import claim
from proofs.statements import equal, positive, step


def loss_gradient(s):
    """∂L/∂a of L = u·LayerNorm(a)."""
    return s.gradient(s.dot(s.upstream, layer_norm(s)), s.activation)


@claim(
    "walkthrough.shift-invariance",
    "Intuition of the terms, term 2",
    hypotheses=[denominator_is_positive],
    near_misses={
        "shifted by a vector": {"shift": lambda s: s.vector("d")},
        "the output shifts too": {"output": lambda s: layer_norm(s) + s.scalar("c") * s.ones},
        "the transposed Jacobian": {"jacobian": lambda J: J.T},
    },
)
def shift_invariance(s, *, shift=lambda s: s.scalar("c") * s.ones, output=layer_norm, jacobian=lambda J: J):
    """Shifting the input by a constant does not change the output

    The second step is its derivative: the Jacobian annihilates 1.
    """
    return [
        step("the same output", equal(layer_norm(s, s.activation + shift(s)), output(s))),
        step("the Jacobian at 1", equal(jacobian(s.jacobian(layer_norm(s), s.activation)) @ s.ones, 0)),
    ]


@claim(
    "walkthrough.scale-invariance",
    "Intuition of the terms, term 3",
    hypotheses=[not_constant, c_is_positive],
    further=[eps_is_zero],
    likely="the formula without ε, or an ε far below σ².",
    near_misses={
        "the output scales": {"output": lambda s: s.scalar("c") * layer_norm(s)},
        "a negative constant": {"scale": lambda s: -s.scalar("c")},
        "scaled by a vector": {"scale": lambda s: s.vector("d")},
    },
)
def scale_invariance(s, *, scale=lambda s: s.scalar("c"), output=layer_norm):
    """Scaling the input by a positive constant does not change the output

    With ε > 0 the output does change: LayerNorm_ε(ca) = LayerNorm_{ε/c²}(a), see lnverify.scale-law.
    """
    return equal(layer_norm(s, scale(s) * s.activation), output(s))


@claim(
    "walkthrough.term3",
    "Intuition of the terms, term 3",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    likely="the formula without ε, as for the invariance itself.",
    near_misses={
        "orthogonal to γ": {"direction": lambda s: s.gain},
        "orthogonal to the upstream gradient": {"direction": lambda s: s.upstream},
        "term 3 is lost": {"gradient": lambda s: centering(s) @ (s.upstream * s.gain)},
    },
)
def gradient_along_input(s, *, gradient=loss_gradient, direction=lambda s: s.activation):
    """Term 3 makes the gradient orthogonal to the input’s own direction

    The derivative of the invariance at c = 1. For ε > 0 the product is ε/(σ² + ε) (∂L/∂x̂)·x̂.
    """
    return equal(s.dot(gradient(s), direction(s)), 0)


@claim(
    "lnverify.scale-law",
    "with a proof",
    hypotheses=[not_constant, c_is_positive],
    near_misses={
        "ε/c": {"eps": lambda s, c: s.eps / c},
        "c²ε": {"eps": lambda s, c: s.eps * c**2},
        "ε unchanged": {"eps": lambda s, c: s.eps},
        "σ² for ε in the share": {"share": lambda s, v: 1},
    },
)
def scale_law(s, *, eps=lambda s, c: s.eps / c**2, share=lambda s, v: s.eps / v):
    """LayerNorm_ε(ca) = LayerNorm_{ε/c²}(a) for c > 0, and its derivative along a is ε/(σ² + ε) x̂

    Scaling an activation up is the same as making ε smaller; at ε = 0 nothing is left to change.
    """
    a, c, x = s.activation, s.scalar("c"), normalized(s)
    return [
        step("the law", equal(layer_norm(s, c * a), layer_norm(s, a, eps=eps(s, c)))),
        step("its derivative", equal(s.jacobian(x, a) @ a, share(s, variance(s) + s.eps) * x)),
    ]


@claim(
    "lnverify.odd",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "about 0": {"total": lambda s: 0},
        "about b/2": {"total": lambda s: s.bias},
        "even": lambda s: equal(layer_norm(s, -s.activation), layer_norm(s)),
    },
)
def odd(s, *, total=lambda s: 2 * s.bias):
    """Reversing the activation reverses the output about the bias"""
    return equal(layer_norm(s, -s.activation) + layer_norm(s), total(s))


def mirror_normal(s):
    """A vector d with Σₙ dₙ = 0: the mirror holds 1."""
    return centering(s) @ s.vector("d")


def mirror_is_not_zero(s):
    """d ≠ 0 for the normal d of a mirror."""
    return positive(s.dot(mirror_normal(s), mirror_normal(s)))



def commutes(s, d):
    """Normalizing commutes with the reflection that has the normal d."""
    H = s.let("H", reflection(s, d))
    return equal(normalized(s, H @ s.activation), H @ normalized(s))


def gain_not_permuted(s):
    H = s.let("H", reflection(s, mirror_normal(s)))
    return equal(s.gain * (H @ s.activation), H @ (s.gain * s.activation))


@claim(
    "lnverify.equivariance",
    "with a proof",
    hypotheses=[denominator_is_positive, mirror_is_not_zero],
    near_misses={
        "every reflection": lambda s: commutes(s, s.vector("d")),
        "the projection for the reflection": lambda s: equal(
            normalized(s, centering(s) @ s.activation + s.vector("d")), normalized(s) + s.vector("d")
        ),
        "the gain is not permuted along": gain_not_permuted,
    },
)
def equivariance(s):
    """Sub-steps (i) and (ii) commute with every reflection that keeps 1, so with every permutation

    The mirror’s normal d is any vector with Σₙ dₙ = 0. For d = eᵢ − eⱼ the reflection exchanges coordinates i and j,
    and every permutation is a product of such exchanges; every orthogonal map that keeps 1 is a product of reflections
    that keep 1. Gain and bias act entry by entry, so they are permuted along.
    """
    d = mirror_normal(s)
    H = s.let("H", reflection(s, d))
    return [step("it keeps 1", equal(H @ s.ones, s.ones)), step("it commutes", commutes(s, d))]


@claim(
    "lnverify.idempotent",
    "with a proof",
    hypotheses=[not_constant],
    near_misses={
        "for every ε": {"layer": normalized},
        "with a gain": {"layer": lambda s, a: s.gain * normalized(s, a, 0)},
        "it undoes itself": {"result": lambda s, once: s.activation},
    },
)
def idempotent(s, *, layer=lambda s, a: normalized(s, a, 0), result=lambda s, once: once):
    """At ε = 0 normalizing twice is normalizing once"""
    once = layer(s, s.activation)
    return equal(layer(s, once), result(s, once))


@claim(
    "lnverify.twice",
    "with a proof",
    hypotheses=[eps_is_positive],
    near_misses={
        "2ε": {"eps": lambda s: 2 * s.eps},
        "ε + ε²": {"eps": lambda s: s.eps + s.eps**2},
        "ε": {"eps": lambda s: s.eps},
    },
)
def twice(s, *, eps=lambda s: s.eps * (variance(s) + s.eps)):
    """Normalizing twice with ε is normalizing once with ε(σ² + ε)

    Twice is shorter than once where σ² + ε > 1, longer where σ² + ε < 1.
    """
    return equal(normalized(s, normalized(s)), normalized(s, eps=eps(s)))
