"""RMSNorm, and how LayerNorm is made of it (walkthrough and “Visualizing Layer Normalization”)."""

from proofs.definitions import centering, layer_norm, norm, rms_norm
from proofs.hypotheses import c_is_positive, denominator_is_positive, eps_is_positive, eps_is_zero, not_zero
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def mean_square(s, v):
    """‖v‖²/N."""
    return s.dot(v, v) / s.N


@claim(
    "walkthrough.rmsnorm.unit",
    "RMSNorm without its gain has root mean square 1",
    "RMSNorm, the formula and the sentence below it",
    hypotheses=[not_zero],
    remark="The formula has no ε; with the gain the root mean square is that of g ⊙ a/RMS(a).",
)
def rmsnorm_unit(s):
    return equal(s.sqrt(mean_square(s, rms_norm(s, s.activation, 0 * s.eps))), 1)


rmsnorm_unit.misses({
    "the length is 1": lambda s: equal(norm(s, rms_norm(s, s.activation, 0 * s.eps)), 1),
    "with ε too": lambda s: equal(mean_square(s, rms_norm(s, s.activation, s.eps)), 1),
    "after the gain too": lambda s: equal(mean_square(s, s.gain * rms_norm(s, s.activation, 0 * s.eps)), 1),
    "the mean is 0": lambda s: equal(s.sum(rms_norm(s, s.activation, 0 * s.eps)), 0),
})


@claim(
    "walkthrough.rmsnorm.code",
    "The scalar function rmsnorm computes the formula without its gain",
    "RMSNorm, the code",
    hypotheses=[not_zero],
    further=[eps_is_zero],
    remark="The code adds ε = 10⁻⁵ to the mean square; the formula adds nothing.",
    likely="the formula up to the small constant that keeps the code from dividing by zero.",
)
def rmsnorm_code(s):
    return equal(code(s), s.activation / s.sqrt(mean_square(s, s.activation)))


def code(s):
    """The scalar function of the post, with ε for its 10⁻⁵."""
    return s.activation / s.sqrt(mean_square(s, s.activation) + s.eps)


rmsnorm_code.misses({
    "the mean is subtracted": lambda s: equal(
        code(s), centering(s) @ s.activation / s.sqrt(mean_square(s, s.activation))
    ),
    "the sum for the mean": lambda s: equal(code(s), s.activation / norm(s, s.activation)),
    "the root is lost": lambda s: equal(code(s), s.activation / mean_square(s, s.activation)),
})


@claim(
    "lnverify.rmsnorm",
    "RMSNorm with ε has mean square m/(m + ε), m the mean square of its input, and is √N u_{Nε}",
    "with a proof",
    hypotheses=[eps_is_positive],
    remark=(
        "So the scalar function rmsnorm of the walkthrough, with ε = 10⁻⁵, stays below root mean square "
        "1."
    ),
)
def rmsnorm(s):
    a = s.activation
    m = mean_square(s, a)
    y = rms_norm(s, a, s.eps)
    return [
        step("the mean square", equal(mean_square(s, y), m / (m + s.eps))),
        step("below 1", positive(1 - mean_square(s, y))),
        step("as normalization", equal(y, s.sqrt(s.N) * a / s.sqrt(s.dot(a, a) + s.N * s.eps))),
    ]


rmsnorm.misses({
    "1": lambda s: equal(mean_square(s, rms_norm(s, s.activation, s.eps)), 1),
    "N is lost beside ε": lambda s: equal(
        rms_norm(s, s.activation, s.eps),
        s.sqrt(s.N) * s.activation / s.sqrt(s.dot(s.activation, s.activation) + s.eps),
    ),
    "N is lost in front": lambda s: equal(
        rms_norm(s, s.activation, s.eps),
        s.activation / s.sqrt(s.dot(s.activation, s.activation) + s.N * s.eps),
    ),
})


@claim(
    "walkthrough.rmsnorm.rescaling",
    "RMSNorm, by its formula, does not notice a positive scale",
    "RMSNorm, first paragraph",
    hypotheses=[not_zero, c_is_positive],
    remark="It does notice a shift: that is what removing the mean statistic gives up.",
)
def rmsnorm_rescaling(s):
    a = s.activation
    return equal(rms_norm(s, s.scalar("c") * a, 0 * s.eps), rms_norm(s, a, 0 * s.eps))


rmsnorm_rescaling.misses({
    "a shift": lambda s: equal(
        rms_norm(s, s.activation + s.scalar("c") * s.ones, 0 * s.eps), rms_norm(s, s.activation, 0 * s.eps)
    ),
    "with ε too": lambda s: equal(
        rms_norm(s, s.scalar("c") * s.activation, s.eps), rms_norm(s, s.activation, s.eps)
    ),
    "the output scales": lambda s: equal(
        rms_norm(s, s.scalar("c") * s.activation, 0 * s.eps),
        s.scalar("c") * rms_norm(s, s.activation, 0 * s.eps),
    ),
})


@claim(
    "lnverify.layernorm-of-rmsnorm",
    "LayerNorm is RMSNorm of the centred activation with the same ε, then gain and bias",
    "with a proof",
    hypotheses=[denominator_is_positive],
    remark="So the two agree on activations of mean 0, where Πa = a, whatever ε is.",
)
def layernorm_of_rmsnorm(s):
    a = s.activation
    return equal(
        layer_norm(s, a, s.gain, s.bias, s.eps), s.gain * rms_norm(s, centering(s) @ a, s.eps) + s.bias
    )


def _from_rms(s, normal):
    return equal(layer_norm(s, s.activation, s.gain, s.bias, s.eps), s.gain * normal + s.bias)


layernorm_of_rmsnorm.misses({
    "without centering": lambda s: _from_rms(s, rms_norm(s, s.activation, s.eps)),
    "centred afterwards": lambda s: _from_rms(s, centering(s) @ rms_norm(s, s.activation, s.eps)),
    "Nε for ε": lambda s: _from_rms(s, rms_norm(s, centering(s) @ s.activation, s.N * s.eps)),
    "centred after the gain": lambda s: equal(
        layer_norm(s, s.activation, s.gain, s.bias, s.eps),
        centering(s) @ (s.gain * rms_norm(s, s.activation, s.eps)) + s.bias,
    ),
})


@claim(
    "visualizing.rmsnorm.sphere",
    "RMSNorm projects every vector to the sphere of radius √n",
    "What about RMS Layer Normalization",
    hypotheses=[not_zero],
    further=[eps_is_zero],
    remark="With ε outside the root, as in the post, the radius is √n‖x‖/(‖x‖ + √n ε).",
    likely="ε = 0, or ‖x‖ far above √n ε.",
)
def rmsnorm_sphere(s):
    a = s.activation
    return equal(norm(s, s.sqrt(s.N) * a / (norm(s, a) + s.eps * s.sqrt(s.N))), s.sqrt(s.N))


rmsnorm_sphere.misses({
    "the unit sphere": lambda s: equal(norm(s, rms_norm(s, s.activation, s.eps)), 1),
    "the radius n": lambda s: equal(norm(s, rms_norm(s, s.activation, s.eps)), s.N),
    "the sphere in U": lambda s: equal(s.sum(rms_norm(s, s.activation, s.eps)), 0),
})


@claim(
    "visualizing.rmsnorm.axes",
    "The gain warps the sphere into an ellipsoid whose axes are the standard basis, of sizes √n|aᵢ|",
    "What about RMS Layer Normalization",
    remark=(
        "For A = diag(a) the axes are the eigenvectors of AAᵀ, which is diagonal: eᵢ with squared "
        "semi-axis n aᵢ². The post writes √n aᵢ; the size is its absolute value, since a gain may be "
        "negative. A zero gain flattens its axis."
    ),
)
def rmsnorm_axes(s):
    A, x = s.let("A", s.diag(s.gain)), s.vector("x")
    return [
        step("AAᵀ is diagonal", equal(s.N * (A @ A.T), s.diag(s.N * s.gain**2))),
        step("it acts entry by entry", equal(s.N * (A @ A.T) @ x, s.N * s.gain**2 * x)),
    ]


rmsnorm_axes.misses({
    "n is lost": lambda s: equal(s.N * (s.diag(s.gain) @ s.diag(s.gain)), s.diag(s.gain**2)),
    "the gain, not its square": lambda s: equal(s.diag(s.gain) @ s.diag(s.gain).T, s.diag(s.gain)),
    "the same axes after centering": lambda s: equal(
        s.diag(s.gain) @ centering(s) @ s.diag(s.gain), s.diag(s.gain**2)
    ),
    "all sizes are equal": lambda s: at_most(s.N * s.sum(s.gain**4), s.sum(s.gain**2) ** 2),
})


@claim(
    "lnverify.rmsnorm.gradient",
    "RMSNorm’s input gradient is (1/√(m + ε)) [δ − y (δ·y)/N] with y its output before the gain",
    "with a proof",
    hypotheses=[eps_is_positive],
    remark="δ = u ⊙ g. LayerNorm’s has the mean of δ subtracted too: that is the whole difference.",
)
def rmsnorm_gradient(s):
    a, delta = s.activation, s.upstream * s.gain
    y, root = s.let("y", rms_norm(s, a, s.eps)), s.sqrt(mean_square(s, a) + s.eps)
    loss = s.dot(s.upstream, s.gain * y)
    return equal(s.gradient(loss, a), (delta - s.dot(delta, y) / s.N * y) / root)


def _rms_gradient(s, bracket):
    a, delta = s.activation, s.upstream * s.gain
    y, root = rms_norm(s, a, s.eps), s.sqrt(mean_square(s, a) + s.eps)
    return equal(s.gradient(s.dot(s.upstream, s.gain * y), a), bracket(delta, y) / root)


rmsnorm_gradient.misses({
    "LayerNorm’s formula": lambda s: _rms_gradient(
        s, lambda d, y: d - s.sum(d) / s.N * s.ones - s.dot(d, y) / s.N * y
    ),
    "N is lost": lambda s: _rms_gradient(s, lambda d, y: d - s.dot(d, y) * y),
    "γ is lost": lambda s: _rms_gradient(s, lambda d, y: s.upstream - s.dot(s.upstream, y) / s.N * y),
    "the scale is held fixed": lambda s: _rms_gradient(s, lambda d, y: d),
})
