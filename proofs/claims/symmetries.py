"""What LayerNorm does not notice: shifts, scales, permutations, and itself."""

from proofs.definitions import centering, layer_norm, normalized, variance
from proofs.hypotheses import (
    c_is_positive,
    denominator_is_positive,
    eps_is_positive,
    eps_is_zero,
    not_constant,
)
from proofs.registry import claim
from proofs.statements import equal, positive, step


def output(s, a, eps):
    return layer_norm(s, a, s.gain, s.bias, eps)


@claim(
    "walkthrough.shift-invariance",
    "Shifting the input by a constant does not change the output",
    "Intuition of the terms, term 2",
    hypotheses=[denominator_is_positive],
    remark="The second step is its derivative: the Jacobian annihilates 1.",
)
def shift_invariance(s):
    a, c = s.activation, s.scalar("c")
    J = s.jacobian(output(s, a, s.eps), a)
    return [
        step("the same output", equal(output(s, a + c * s.ones, s.eps), output(s, a, s.eps))),
        step("the Jacobian at 1", equal(J @ s.ones, 0 * s.ones)),
    ]


shift_invariance.misses({
    "shifted by a vector": lambda s: equal(
        output(s, s.activation + s.vector("d"), s.eps), output(s, s.activation, s.eps)
    ),
    "the output shifts too": lambda s: equal(
        output(s, s.activation + s.scalar("c") * s.ones, s.eps),
        output(s, s.activation, s.eps) + s.scalar("c") * s.ones,
    ),
    "the transposed Jacobian": lambda s: equal(
        s.jacobian(output(s, s.activation, s.eps), s.activation).T @ s.ones, 0 * s.ones
    ),
})


@claim(
    "walkthrough.scale-invariance",
    "Scaling the input by a positive constant does not change the output",
    "Intuition of the terms, term 3",
    hypotheses=[not_constant, c_is_positive],
    further=[eps_is_zero],
    remark=(
        "With ε > 0 the output does change: LayerNorm_ε(ca) = LayerNorm_{ε/c²}(a), see "
        "lnverify.scale-law."
    ),
    likely="the formula without ε, or an ε far below σ².",
)
def scale_invariance(s):
    return equal(output(s, s.scalar("c") * s.activation, s.eps), output(s, s.activation, s.eps))


scale_invariance.misses({
    "the output scales": lambda s: equal(
        output(s, s.scalar("c") * s.activation, s.eps), s.scalar("c") * output(s, s.activation, s.eps)
    ),
    "a negative constant": lambda s: equal(
        output(s, -s.scalar("c") * s.activation, s.eps), output(s, s.activation, s.eps)
    ),
    "scaled by a vector": lambda s: equal(
        output(s, s.vector("d") * s.activation, s.eps), output(s, s.activation, s.eps)
    ),
})


@claim(
    "walkthrough.term3",
    "Term 3 makes the gradient orthogonal to the input’s own direction",
    "Intuition of the terms, term 3",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    remark="The derivative of the invariance at c = 1. For ε > 0 the product is ε/(σ² + ε) (∂L/∂x̂)·x̂.",
    likely="the formula without ε, as for the invariance itself.",
)
def gradient_along_input(s):
    loss = s.dot(s.upstream, output(s, s.activation, s.eps))
    return equal(s.dot(s.gradient(loss, s.activation), s.activation), 0)


def _gradient(s):
    return s.gradient(s.dot(s.upstream, output(s, s.activation, s.eps)), s.activation)


gradient_along_input.misses({
    "orthogonal to γ": lambda s: equal(s.dot(_gradient(s), s.gain), 0),
    "orthogonal to the upstream gradient": lambda s: equal(s.dot(_gradient(s), s.upstream), 0),
    "term 3 is lost": lambda s: equal(
        s.dot(centering(s) @ (s.upstream * s.gain), s.activation), 0
    ),
})


@claim(
    "lnverify.scale-law",
    "LayerNorm_ε(ca) = LayerNorm_{ε/c²}(a) for c > 0, and its derivative along a is ε/(σ² + ε) x̂",
    "with a proof",
    hypotheses=[not_constant, c_is_positive],
    remark="Scaling an activation up is the same as making ε smaller; at ε = 0 nothing is left to change.",
)
def scale_law(s):
    a, c = s.activation, s.scalar("c")
    x = normalized(s, a, s.eps)
    share = s.eps / (variance(s, a) + s.eps)
    return [
        step("the law", equal(output(s, c * a, s.eps), output(s, a, s.eps / c**2))),
        step("its derivative", equal(s.jacobian(x, a) @ a, share * x)),
    ]


def _scaled(s, eps):
    return equal(output(s, s.scalar("c") * s.activation, s.eps), output(s, s.activation, eps))


scale_law.misses({
    "ε/c": lambda s: _scaled(s, s.eps / s.scalar("c")),
    "c²ε": lambda s: _scaled(s, s.eps * s.scalar("c") ** 2),
    "ε unchanged": lambda s: _scaled(s, s.eps),
    "σ² for ε in the share": lambda s: equal(
        s.jacobian(normalized(s, s.activation, s.eps), s.activation) @ s.activation,
        normalized(s, s.activation, s.eps),
    ),
})


@claim(
    "lnverify.odd",
    "Reversing the activation reverses the output about the bias",
    "with a proof",
    hypotheses=[denominator_is_positive],
)
def odd(s):
    a = s.activation
    return equal(output(s, -a, s.eps) + output(s, a, s.eps), 2 * s.bias)


odd.misses({
    "about 0": lambda s: equal(output(s, -s.activation, s.eps) + output(s, s.activation, s.eps), 0 * s.ones),
    "about b/2": lambda s: equal(output(s, -s.activation, s.eps) + output(s, s.activation, s.eps), s.bias),
    "even": lambda s: equal(output(s, -s.activation, s.eps), output(s, s.activation, s.eps)),
})


def mirror_is_not_zero(s):
    """d ≠ 0 for the normal d of a mirror."""
    d = centering(s) @ s.vector("d")
    return positive(s.dot(d, d))


def reflection(s, d):
    """I − 2ddᵀ/‖d‖²."""
    return s.identity - 2 * s.outer(d, d) / s.dot(d, d)


@claim(
    "lnverify.equivariance",
    "Sub-steps (i) and (ii) commute with every reflection that keeps 1, so with every permutation",
    "with a proof",
    hypotheses=[denominator_is_positive, mirror_is_not_zero],
    remark=(
        "The mirror’s normal d is any vector with Σₙ dₙ = 0. For d = eᵢ − eⱼ the reflection exchanges "
        "coordinates i and j, and every permutation is a product of such exchanges; every orthogonal map "
        "that keeps 1 is a product of reflections that keep 1. Gain and bias act entry by entry, so they "
        "are permuted along."
    ),
)
def equivariance(s):
    a, d = s.activation, centering(s) @ s.vector("d")
    H = s.let("H", reflection(s, d))
    return [
        step("it keeps 1", equal(H @ s.ones, s.ones)),
        step("it commutes", equal(normalized(s, H @ a, s.eps), H @ normalized(s, a, s.eps))),
    ]


def _commutes(s, d):
    H = reflection(s, d)
    return equal(normalized(s, H @ s.activation, s.eps), H @ normalized(s, s.activation, s.eps))


equivariance.misses({
    "every reflection": lambda s: _commutes(s, s.vector("d")),
    "the projection for the reflection": lambda s: equal(
        normalized(s, centering(s) @ s.activation + s.vector("d"), s.eps),
        normalized(s, s.activation, s.eps) + s.vector("d"),
    ),
    "the gain is not permuted along": lambda s: equal(
        s.gain * (reflection(s, centering(s) @ s.vector("d")) @ s.activation),
        reflection(s, centering(s) @ s.vector("d")) @ (s.gain * s.activation),
    ),
})


@claim(
    "lnverify.idempotent",
    "At ε = 0 normalizing twice is normalizing once",
    "with a proof",
    hypotheses=[not_constant],
)
def idempotent(s):
    once = normalized(s, s.activation, 0 * s.eps)
    return equal(normalized(s, once, 0 * s.eps), once)


idempotent.misses({
    "for every ε": lambda s: equal(
        normalized(s, normalized(s, s.activation, s.eps), s.eps), normalized(s, s.activation, s.eps)
    ),
    "with a gain": lambda s: equal(
        s.gain * normalized(s, s.gain * normalized(s, s.activation, 0 * s.eps), 0 * s.eps),
        s.gain * normalized(s, s.activation, 0 * s.eps),
    ),
    "it undoes itself": lambda s: equal(
        normalized(s, normalized(s, s.activation, 0 * s.eps), 0 * s.eps), s.activation
    ),
})


@claim(
    "lnverify.twice",
    "Normalizing twice with ε is normalizing once with ε(σ² + ε)",
    "with a proof",
    hypotheses=[eps_is_positive],
    remark="Twice is shorter than once where σ² + ε > 1, longer where σ² + ε < 1.",
)
def twice(s):
    a = s.activation
    again = normalized(s, normalized(s, a, s.eps), s.eps)
    return equal(again, normalized(s, a, s.eps * (variance(s, a) + s.eps)))


def _twice(s, eps):
    return equal(normalized(s, normalized(s, s.activation, s.eps), s.eps), normalized(s, s.activation, eps))


twice.misses({
    "2ε": lambda s: _twice(s, 2 * s.eps),
    "ε + ε²": lambda s: _twice(s, s.eps + s.eps**2),
    "ε": lambda s: _twice(s, s.eps),
})
