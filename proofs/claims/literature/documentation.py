"""What the pages and the code of libraries and standards say: PyTorch, Keras, ONNX, MindSpore, Flax."""

from proofs.claims.elementwise import relu
from proofs.claims.literature.wu import single_channels
from proofs.claims.rms import mean_square
from proofs.claims.tokens import one_group
from proofs.definitions import centered, layer_norm, mean, norm, normalized, rms_norm, std, variance
from proofs.hypotheses import (
    c_is_not_negative,
    c_is_positive,
    denominator_is_positive,
    eps_is_positive,
    eps_is_zero,
    not_constant,
    not_zero,
    rms_norm_is_defined,
)
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step
from proofs.tokens import (
    normalized_columns,
    normalized_rows,
    normalized_whole,
    row_norms_are_defined,
    tokens,
    whole_norm_is_defined,
)


@claim(
    "onnx.layer-norm.stage-one",
    "LayerNormalization-17, the text on the first stage (onnx 1.23.2)",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    likely="unit variance up to ε, whose default is 10⁻⁵.",
    near_misses={
        "unit length": {"size": lambda s, y: s.dot(y, y)},
        "variance N": {"spread": lambda s: s.N},
        "after the scale too": {"value": lambda s: s.gain * normalized(s)},
    },
)
def onnx_stage_one(s, *, value=normalized, size=lambda s, y: variance(s, y), spread=lambda s: 1):
    """The first stage makes the normalized elements have zero mean and unit variance

    The variance is σ²/(σ² + ε), see lnverify.output-variance.
    """
    y = value(s)
    return [step("the mean", equal(mean(s, y), 0)), step("the variance", equal(size(s, y), spread(s)))]


def other_root(s, a):
    """√(E[X²] − E[X]²) + δ, with δ = 10⁻⁹ in the standard."""
    return s.sqrt(mean_square(s, a) - mean(s, a) ** 2) + s.eps


@claim(
    "onnx.mvn",
    "MeanVarianceNormalization-13, the text against the function body (onnx 1.23.2)",
    hypotheses=[not_constant, eps_is_positive],
    corrected_by="lnverify.mvn",
    near_misses={
        "the offset inside the root": {"divisor": lambda s, a: s.sqrt(variance(s, a) + s.eps)},
        "the offset squared inside the root": {"divisor": lambda s, a: s.sqrt(variance(s, a) + s.eps**2)},
        "not centred": {"numerator": lambda s, a: a},
    },
)
def onnx_mvn(s, *, numerator=centered, divisor=other_root):
    """The function body of MeanVarianceNormalization computes what its text says

    The text: (X − EX)/√(E(X − EX)²). The body adds 10⁻⁹ to the root. Rows with a standard deviation of 10⁻⁹ come out
    half as long, and constant rows, which have no answer in the text, as 0.
    """
    a = s.activation
    return equal(numerator(s, a) / divisor(s, a), centered(s, a) / std(s, a))


@claim(
    "lnverify.mvn",
    "with a proof; compare ONNX’s MeanVarianceNormalization-13",
    hypotheses=[not_constant],
    near_misses={
        "no factor": {"factor": lambda s, sigma: 1},
        "√(σ² + δ²) for σ + δ": {"factor": lambda s, sigma: sigma / s.sqrt(sigma**2 + s.eps**2)},
        "the factor is squared": {"factor": lambda s, sigma: sigma**2 / (sigma + s.eps) ** 2},
    },
)
def mvn(s, *, factor=lambda s, sigma: sigma / (sigma + s.eps)):
    """With ε added to the standard deviation the output is shorter by the factor σ/(σ + ε)"""
    a = s.activation
    return equal(centered(s, a) / other_root(s, a), factor(s, std(s)) * centered(s, a) / std(s))


@claim(
    "keras.rms-scaling",
    "LayerNormalization, rms_scaling=True, the text against the code (before its deprecation in 2026)",
    hypotheses=[rms_norm_is_defined, denominator_is_positive],
    corrected_by="lnverify.rms-scaling",
    near_misses={
        "the variance without its root": {"divisor": lambda s, a: variance(s, a) + s.eps},
        "centred": {"numerator": centered},
        "σ + ε": {"divisor": lambda s, a: std(s, a) + s.eps},
    },
)
def keras_rms_scaling(s, *, numerator=lambda s, a: a, divisor=lambda s, a: s.sqrt(variance(s, a) + s.eps)):
    """With its option rms_scaling the layer scales by the inverse root of the mean square of its inputs

    The code divides by the root of the variance, so it computes the mean that the text says it avoids. A later version
    deprecates the option for that reason.
    """
    a = s.activation
    return equal(numerator(s, a) / divisor(s, a), rms_norm(s, a))


@claim(
    "lnverify.rms-scaling",
    "with a proof; compare Keras’ LayerNormalization with rms_scaling=True",
    hypotheses=[not_constant],
    near_misses={
        "the mean is lost": {"shift": lambda s: 0},
        "μ without its scale": {"shift": mean},
        "mean square 1": {"size": lambda s: 1},
    },
)
def rms_scaling(
    s, *, shift=lambda s: mean(s) / s.sqrt(variance(s) + s.eps), size=lambda s: mean_square(s, s.activation)
):
    """Divided by √(σ² + ε) without centring, the output is LayerNorm’s, shifted by μ/√(σ² + ε)

    So it grows without bound with μ."""
    a = s.activation
    y = a / s.sqrt(variance(s) + s.eps)
    return [
        step("a shift of LayerNorm’s output", equal(y, normalized(s) + shift(s) * s.ones)),
        step("its mean square", equal(mean_square(s, y), size(s) / (variance(s) + s.eps))),
    ]


@claim(
    "keras.scale-before-relu",
    "LayerNormalization and GroupNormalization, the argument scale",
    corrected_by="lnverify.scale-before-relu",
    near_misses={
        "the sign comes out": {"outer": lambda s, c, y: -c * y},
        "its square": {"outer": lambda s, c, y: c**2 * y},
        "nothing comes out": {"outer": lambda s, c, y: y},
    },
)
def keras_scale_before_relu(s, *, outer=lambda s, c, y: c * y):
    """Before a ReLU the scale can be left out, since the next layer does the scaling

    One entry: ReLU(cx) = c ReLU(x). It fails for negative scales.
    """
    c, x = s.scalar("c"), s.scalar("x")
    return equal(relu(s, c * x), outer(s, c, relu(s, x)))


@claim(
    "lnverify.scale-before-relu",
    "with a proof; compare Keras’ LayerNormalization, the argument scale",
    hypotheses=[c_is_not_negative],
    near_misses={
        "with a bias": {"bias": lambda s: s.scalar("t")},
        "its square": {"outer": lambda s, c, y: c**2 * y},
        "before a smooth function": {"function": lambda s, x: x / s.sqrt(1 + x**2)},
    },
)
def scale_before_relu(s, *, outer=lambda s, c, y: c * y, bias=lambda s: s.rational(0), function=relu):
    """A scale that is not negative passes through ReLU, a bias does not"""
    c, x = s.scalar("c"), s.scalar("x")
    return equal(function(s, c * x + bias(s)), outer(s, c, function(s, x + bias(s))))


@claim(
    "keras.eps-lower-bound",
    "ops.layer_normalization and ops.rms_normalization, the argument epsilon",
    hypotheses=[c_is_positive],
    corrected_by="lnverify.eps-lower-bound",
    near_misses={
        "twice ε": {"bound": lambda s, eps: 2 * eps},
        "of its square": {"value": lambda s, eps: eps**2},
        "of its reciprocal": {"value": lambda s, eps: 1 / eps},
    },
)
def keras_eps_lower_bound(s, *, value=lambda s, eps: s.sqrt(eps), bound=lambda s, eps: eps):
    """ε is a lower bound of what is divided by

    ε, here c², is added under the root: a row of zeros is divided by √c², which is below c² where c > 1. It is √ε that
    nothing is below.
    """
    eps = s.scalar("c") ** 2
    return at_most(bound(s, eps), value(s, eps))


@claim(
    "lnverify.eps-lower-bound",
    "with a proof; compare Keras’ ops.rms_normalization",
    near_misses={
        "ε": {"bound": lambda s: s.eps},
        "√(2ε)": {"bound": lambda s: s.sqrt(2 * s.eps)},
        "√ε is never reached": {"relation": lambda low, high: positive(high - low)},
    },
)
def eps_lower_bound(s, *, bound=lambda s: s.sqrt(s.eps), relation=at_most):
    """√(m + ε) ≥ √ε, and no more can be said"""
    return relation(bound(s), s.sqrt(mean_square(s, s.activation) + s.eps))


@claim(
    "keras.rmsnorm",
    "RMSNormalization, the formula, which has no ε",
    hypotheses=[not_zero],
    further=[eps_is_zero],
    likely="the formula up to ε, whose default is 10⁻⁶.",
    near_misses={
        "the sum of squares": {"divisor": norm},
        "the variance": {"divisor": lambda s, a: s.sqrt(mean_square(s, a) - mean(s, a) ** 2 / 2)},
        "the scale is squared": {"scale": lambda s: s.gain**2},
    },
)
def keras_rmsnorm(s, *, divisor=lambda s, a: s.sqrt(mean_square(s, a)), scale=lambda s: s.gain):
    """The layer multiplies by the inverse root of the mean square, and by the scale"""
    a = s.activation
    return equal(s.gain * rms_norm(s), scale(s) * a / divisor(s, a))


@claim(
    "torch-docs.layer-norm",
    "LayerNorm, the formula of the documentation of version 0.4 against the code",
    hypotheses=[not_constant, eps_is_positive],
    corrected_by="lnverify.eps-conventions",
    near_misses={
        "ε squared outside": {"divisor": lambda s: std(s) + s.eps**2},
        "√ε outside": {"divisor": lambda s: std(s) + s.sqrt(s.eps)},
        "ε before the root, and outside": {"divisor": lambda s: s.sqrt(variance(s) + s.eps) + s.eps},
    },
)
def torch_layer_norm(s, *, divisor=lambda s: std(s) + s.eps):
    """LayerNorm divides by σ + ε

    The code has ε under the root, and so has the documentation of later versions.
    """
    return equal(s.gain * centered(s) / divisor(s) + s.bias, layer_norm(s))


@claim(
    "mindspore.rms-norm",
    "ops.rms_norm, the formula of r2.3.1",
    hypotheses=[rms_norm_is_defined, not_zero],
    corrected_by="lnverify.definition.rms-norm",
    near_misses={
        "the root over both": {"divisor": lambda s, a: s.sqrt(mean_square(s, a)) + s.sqrt(s.eps)},
        "no root": {"divisor": lambda s, a: mean_square(s, a) + s.eps},
        "the root of 1/N over the squares, and no ε": {"divisor": lambda s, a: s.dot(a, a) / s.sqrt(s.N)},
    },
)
def mindspore_rms_norm(s, *, divisor=lambda s, a: s.dot(a, a) / s.sqrt(s.N) + s.eps):
    """The operator divides by the sum of squares times the root of 1/N, plus ε

    √(1/n) Σxᵢ² + ε: the root ends too early; later versions have √((1/n) Σxᵢ² + ε).
    """
    a = s.activation
    return equal(s.gain * a / divisor(s, a), s.gain * rms_norm(s, a))


@claim(
    "flax.fast-variance",
    "LayerNorm, the argument use_fast_variance",
    near_misses={
        "the mean is not squared": {"square": lambda s: mean(s)},
        "divided by N − 1": {"count": lambda s: s.N - s.rational(1, 2)},
        "the sum for the mean": {"square": lambda s: s.sum(s.activation) ** 2},
    },
)
def flax_fast_variance(s, *, square=lambda s: mean(s) ** 2, count=lambda s: s.N):
    """The variance is the mean of the squares less the square of the mean

    In exact arithmetic. In float32 the two sides of x = 4096 + (0, 1) are 0.25 and 0: the audit measures what it costs.
    """
    return equal(s.dot(s.activation, s.activation) / count(s) - square(s), variance(s))


@claim(
    "onnx.group-norm",
    "GroupNormalization-21, the sentence on a single group (onnx 1.23.2)",
    hypotheses=[whole_norm_is_defined, row_norms_are_defined],
    corrected_by="lnverify.tokens.one-group",
    near_misses={
        "a group for each channel, over all": {"groups": single_channels, "norm": normalized_whole},
        "at each position": {"norm": normalized_columns},
        "the other way round": {"groups": normalized_columns},
    },
)
def onnx_group_norm(s, *, groups=one_group, norm=normalized_rows):
    """With one group, group normalization is LayerNormalization

    At LayerNormalization’s own default, axis = −1, the statistics are those of the last axis, here of one channel’s
    positions. With axis = 1 they are those of the group, and a scale of shape (C, 1, …, 1) makes the two the same.
    """
    return equal(groups(s, tokens(s)), norm(s, tokens(s)))


@claim(
    "keras.group-size",
    "LayerNormalization, the remark on groups of size 1",
    hypotheses=[whole_norm_is_defined, row_norms_are_defined],
    corrected_by="lnverify.tokens.one-group",
    near_misses={
        "at each position": {"norm": normalized_columns},
        "one group, each channel": {"groups": one_group, "norm": normalized_rows},
        "one group, each position": {"groups": one_group, "norm": normalized_columns},
    },
)
def keras_group_size(s, *, groups=single_channels, norm=normalized_whole):
    """Groups of size 1 are a layer normalization over height, width and channels

    It is one group that is: groups of size 1 are instance normalization (wu.instance-norm).
    """
    return equal(groups(s, tokens(s)), norm(s, tokens(s)))


@claim(
    "torch-docs.group-norm",
    "GroupNorm (2.13.0), the example with all channels in a single group",
    hypotheses=[whole_norm_is_defined],
    near_misses={
        "as in Transformers, at each position": {"norm": normalized_columns},
        "over the last axis": {"norm": normalized_rows},
        "with a gain for each position": {"gain": lambda s, Y: Y @ s.diag(s.gain)},
    },
)
def torch_group_norm(s, *, norm=normalized_whole, gain=lambda s, Y: Y):
    """A single group is equivalent with LayerNorm: with that over channels and positions, before gain and bias

    LayerNorm([C, H, W]) has a gain for each entry, GroupNorm one for each channel; and LayerNorm(C) of a Transformer,
    with channels last, takes the statistics of each position.
    """
    return equal(one_group(s, tokens(s)), gain(s, norm(s, tokens(s))))
