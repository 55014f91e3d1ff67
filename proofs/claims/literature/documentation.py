"""What the pages and the code of libraries and standards say: PyTorch, Keras, ONNX, MindSpore, Flax."""

from fractions import Fraction

from lnverify.proofs import letters
from lnverify.proofs.claims.elementwise import relu
from lnverify.proofs.claims.literature.wu import single_channels
from lnverify.proofs.claims.rms import mean_square
from lnverify.proofs.claims.statistics import SMALL_ROW
from lnverify.proofs.claims.tokens import one_group
from lnverify.proofs.definitions import centered, layer_norm, mean, norm, normalized, rms_norm, std, variance
from lnverify.proofs.hypotheses import (
    c_is_not_negative,
    denominator_is_positive,
    eps_is_at_most_one,
    eps_is_zero,
    not_constant,
    not_zero,
    rms_norm_is_defined,
)
from lnverify.proofs.registry import AS_PRINTED, claim
from lnverify.proofs.statements import at_most, equal, positive, step
from lnverify.proofs.two_axes import (
    mean_of_all,
    normalized_columns,
    normalized_rows,
    normalized_whole,
    row_means,
    row_variances,
    tokens,
    variance_of_all,
    whole_norm_is_defined,
)


@claim(
    "onnx.layer-norm.stage-one",
    "LayerNormalization-17, the text on the first stage (onnx 1.23.2)",
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.output-variance",
    witness_at=SMALL_ROW,
    seen=r"with the default $\epsilon = 10^{-5}$ at $X = (1/1000, -1/1000)$, where the variance comes out as 1/11",
    charitable_reading=r"unit variance up to $\epsilon$, whose default is $10^{-5}$.",
    near_misses={
        "unit length": {"size": lambda s, y: s.dot(y, y)},
        "variance $N$": {"spread": lambda s: s.N},
        "after the scale too": {"value": lambda s: s.gain * normalized(s)},
    },
)
def onnx_stage_one(s, *, value=normalized, size=lambda s, y: variance(s, y), spread=lambda s: 1):
    r"""The first stage makes the normalized elements have zero mean and unit variance

    The variance is $\sigma^2/(\sigma^2 + \epsilon)$, see lnverify.output-variance.
    """
    y = value(s)
    return [step("the mean", equal(mean(s, y), 0)), step("the variance", equal(size(s, y), spread(s)))]


def other_root(s, a):
    """√(E[X²] − E[X]²) + δ, with δ = 10⁻⁹ in the standard."""
    return s.sqrt(mean_square(s, a) - mean(s, a) ** 2) + s.eps


@claim(
    "onnx.mvn",
    "MeanVarianceNormalization-13, the text against the function body (onnx 1.23.2)",
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.mvn",
    charitable_reading=r"the text up to the offset of $10^{-9}$.",
    witness_at={"activation": (Fraction(1, 10**9), Fraction(-1, 10**9)), "eps": Fraction(1, 10**9)},
    seen="with the offset $10^{-9}$ at $X = (10^{-9}, -10^{-9})$: the text gives $(1, -1)$, the body $(1/2, -1/2)$",
    near_misses={
        "the variance for its root": {"divisor": lambda s, a: variance(s, a) + s.eps},
        "the root mean square": {"divisor": lambda s, a: s.sqrt(mean_square(s, a)) + s.eps},
        "not centred": {"numerator": lambda s, a: a},
    },
)
def onnx_mvn(s, *, numerator=centered, divisor=other_root):
    r"""The function body of MeanVarianceNormalization computes what its text says

    The text: $(X - EX)/\sqrt{E(X - EX)^2}$. The body adds $10^{-9}$ to the root. Rows with a standard deviation of
    $10^{-9}$ come out half as long, and constant rows, which have no answer in the text, as 0.
    """
    a = s.activation
    return equal(numerator(s, a) / divisor(s, a), centered(s, a) / std(s, a))


@claim(
    "lnverify.mvn",
    "with a proof; compare ONNX’s MeanVarianceNormalization-13",
    hypotheses=[not_constant],
    near_misses={
        "no factor": {"factor": lambda s, sigma: 1},
        r"$\sqrt{\sigma^2 + \delta^2}$ for $\sigma + \delta$": {
            "factor": lambda s, sigma: sigma / s.sqrt(sigma**2 + s.eps**2)
        },
        "the factor is squared": {"factor": lambda s, sigma: sigma**2 / (sigma + s.eps) ** 2},
    },
)
def mvn(s, *, factor=lambda s, sigma: sigma / (sigma + s.eps)):
    r"""With $\epsilon$ added to the standard deviation the output is shorter by the factor $\sigma/(\sigma +
    \epsilon)$
    """
    a = s.activation
    return equal(centered(s, a) / other_root(s, a), factor(s, std(s)) * centered(s, a) / std(s))


@claim(
    "keras.rms-scaling",
    "LayerNormalization, rms_scaling=True, the text against the code (before its deprecation in version 3.11.0)",
    hypotheses=[rms_norm_is_defined, denominator_is_positive],
    corrected_by="lnverify.rms-scaling",
    witness_at={"activation": (1001, 1003), "eps": 0},
    seen=r"at (1001, 1003), $\epsilon = 0$: the code gives (1001, 1003), and by the text the entries would be near 1",
    near_misses={
        "the variance without its root": {"divisor": lambda s, a: variance(s, a) + s.eps},
        "centred": {"numerator": centered},
        r"$\sigma + \epsilon$": {"divisor": lambda s, a: std(s, a) + s.eps},
    },
)
def keras_rms_scaling(s, *, numerator=lambda s, a: a, divisor=lambda s, a: s.sqrt(variance(s, a) + s.eps)):
    """With its option rms_scaling the layer scales by the inverse root of the mean square of its inputs

    The code divides by the root of the variance, so it computes the mean that the text says it avoids. The option was
    deprecated on 14 June 2025 for that reason (commit 764ed95, pull request 21352, version 3.11.0).
    """
    a = s.activation
    return equal(numerator(s, a) / divisor(s, a), rms_norm(s, a))


@claim(
    "lnverify.rms-scaling",
    "with a proof; compare Keras’ LayerNormalization with rms_scaling=True",
    hypotheses=[not_constant],
    near_misses={
        "the mean is lost": {"shift": lambda s: 0},
        r"$\mu$ without its scale": {"shift": mean},
        "mean square 1": {"size": lambda s: 1},
    },
)
def rms_scaling(
    s, *, shift=lambda s: mean(s) / s.sqrt(variance(s) + s.eps), size=lambda s: mean_square(s, s.activation)
):
    r"""Divided by $\sqrt{\sigma^2 + \epsilon}$ without centring, the output is LayerNorm’s, shifted by
    $\mu/\sqrt{\sigma^2 + \epsilon}$

    So it grows without bound with $\mu$.
    """
    a = s.activation
    y = a / s.sqrt(variance(s) + s.eps)
    return [
        step("a shift of LayerNorm’s output", equal(y, normalized(s) + shift(s) * s.ones)),
        step("its mean square", equal(mean_square(s, y), size(s) / (variance(s) + s.eps))),
    ]


@claim(
    "keras.scale-before-relu",
    "LayerNormalization and GroupNormalization, the argument scale",
    extra_hypotheses=[c_is_not_negative],
    law="lnverify.relu-of-scaled",
    charitable_reading="a scale that is not negative.",
    witness_at={"c": -1, "x": 1},
    seen="for the scale $-1$ at the entry 1: ReLU takes $-1$ to 0, and $-1$ times what it makes of 1 is $-1$",
    near_misses={
        "the sign comes out": {"outer": lambda s, c, y: -c * y},
        "its square": {"outer": lambda s, c, y: c**2 * y},
        "nothing comes out": {"outer": lambda s, c, y: y},
    },
)
def keras_scale_before_relu(s, *, outer=lambda s, c, y: c * y):
    r"""Before a ReLU the scale can be left out, since the next layer does the scaling

    One entry: $\mathrm{ReLU}(cx) = c \mathrm{ReLU}(x)$. It fails for negative scales.
    """
    c, x = s.scalar("c"), s.scalar("x")
    return equal(relu(s, c * x), outer(s, c, relu(s, x)))


@claim(
    "lnverify.relu-of-scaled",
    "with a proof; compare Keras’ LayerNormalization, the argument scale",
    near_misses={
        "the scale comes out": {"rest": lambda s, c, x: s.rational(0)},
        "its size comes out": {"rest": lambda s, c, x: s.abs(c) * relu(s, x) - c * relu(s, x)},
        "with the sign turned": {"rest": lambda s, c, x: -relu(s, -c) * s.abs(x)},
    },
)
def relu_of_scaled(s, *, rest=lambda s, c, x: relu(s, -c) * s.abs(x)):
    """A scale $c$ passes through ReLU, and a negative one leaves $|c| |x|$ beside it"""
    c, x = s.scalar("c"), s.scalar("x")
    return equal(relu(s, c * x), c * relu(s, x) + rest(s, c, x))


@claim(
    "keras.eps-lower-bound",
    "ops.layer_normalization and ops.rms_normalization, the argument epsilon",
    extra_hypotheses=[eps_is_at_most_one],
    law="lnverify.eps-lower-bound",
    charitable_reading=r"an $\epsilon$ of at most 1, as every default is.",
    reading=r"we take “a lower bound” as one of the divisor; the text sets no bound on $\epsilon$ itself.",
    witness_at={"activation": (0,), "eps": 4},
    seen=r"for a row of zeros and $\epsilon = 4$: it is divided by 2",
    near_misses={
        r"twice $\epsilon$": {"bound": lambda s: 2 * s.eps},
        "of the mean square": {"square": lambda s: mean_square(s, s.activation)},
        r"by $\sqrt{\epsilon}$ more": {"bound": lambda s: s.eps + s.sqrt(s.eps)},
    },
)
def keras_eps_lower_bound(s, *, square=lambda s: mean_square(s, s.activation) + s.eps, bound=lambda s: s.eps):
    r"""$\epsilon^2 \le \epsilon$ is a lower bound of the squared divisor

    $\epsilon$ is added under the root, so the divisor is at least $\sqrt{\epsilon}$: more than $\epsilon$ where
    $\epsilon < 1$, less where $\epsilon > 1$. The square at a row of zeros is $\epsilon$, at any other more.
    """
    return [
        step("a row of zeros", at_most(bound(s) ** 2, s.eps)),
        step("any other row", at_most(s.eps, square(s))),
    ]


@claim(
    "lnverify.eps-lower-bound",
    "with a proof; compare Keras’ ops.rms_normalization",
    where=[letters.MEAN_SQUARE],
    near_misses={
        r"$\epsilon$": {"bound": lambda s: s.eps},
        r"$\sqrt{2\epsilon}$": {"bound": lambda s: s.sqrt(2 * s.eps)},
        r"$\sqrt{\epsilon}$ is never reached": {"relation": lambda low, high: positive(high - low)},
    },
)
def eps_lower_bound(s, *, bound=lambda s: s.sqrt(s.eps), relation=at_most):
    r"""$\sqrt{m + \epsilon} \ge \sqrt{\epsilon}$, and at 0 the two are the same"""
    return [
        step("at least", relation(bound(s), s.sqrt(mean_square(s, s.activation) + s.eps))),
        step("at 0", equal(s.sqrt(mean_square(s, 0 * s.activation) + s.eps), bound(s))),
    ]


@claim(
    "keras.rmsnorm",
    "RMSNormalization, the formula, which has no ε",
    hypotheses=[not_zero],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.rmsnorm",
    witness_at={"activation": (Fraction(1, 1000),), "gain": (1,), "eps": Fraction(1, 10**6)},
    seen=r"with the default $\epsilon = 10^{-6}$ at $x = (1/1000)$: the formula gives 1, the code $\sqrt{2}/2$",
    charitable_reading=r"the formula up to $\epsilon$, whose default is $10^{-6}$.",
    near_misses={
        "the sum of squares": {"divisor": norm},
        "the variance": {"divisor": lambda s, a: std(s, a)},
        "the scale is squared": {"scale": lambda s: s.gain**2},
    },
)
def keras_rmsnorm(s, *, divisor=lambda s, a: s.sqrt(mean_square(s, a)), scale=lambda s: s.gain):
    """The layer multiplies by the inverse root of the mean square, and by the scale"""
    a = s.activation
    return equal(s.gain * rms_norm(s), scale(s) * a / divisor(s, a))


@claim(
    "torch-docs.layer-norm",
    "LayerNorm, the formula of the documentation at commit 01e8840, a snapshot before version 0.4, against the code",
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.eps-conventions",
    charitable_reading=r"the formula up to $\epsilon$, whose default is $10^{-5}$.",
    witness_at=SMALL_ROW | {"gain": (1, 1), "bias": (0, 0)},
    seen=r"with $\epsilon = 10^{-5}$ at $x = (1/1000, -1/1000)$, $g = 1$, $b = 0$: the formula gives "
    r"$(100/101, -100/101)$, the code $(\sqrt{11}/11, -\sqrt{11}/11)$",
    near_misses={
        "the variance for its root": {"divisor": lambda s: variance(s) + s.eps},
        "the deviation of a sample": {"divisor": lambda s: s.sqrt(s.N / (s.N + 1)) * std(s) + s.eps},
        "twice the deviation": {"divisor": lambda s: 2 * std(s) + s.eps},
    },
)
def torch_layer_norm(s, *, divisor=lambda s: std(s) + s.eps):
    r"""LayerNorm divides by $\sigma + \epsilon$

    The page has $(x - \mathrm{mean}[x])/(\sqrt{\mathrm{Var}[x]} + \epsilon)$. The code has $\epsilon$ under the root,
    and so has the documentation of later versions.
    """
    return equal(s.gain * centered(s) / divisor(s) + s.bias, layer_norm(s))


@claim(
    "mindspore.rms-norm",
    "ops.rms_norm, the formula of r2.3.1",
    hypotheses=[rms_norm_is_defined],
    misprint=r"$\sqrt{1/n} \sum x_{i}^{2} + \epsilon$, whose root ends too early; the operator is named for the root "
    r"mean square, and the page’s own example has the reciprocal $0.46290997 = 1/\sqrt{14/3}$, as the formula of later "
    r"versions has it.",
    near_misses={
        AS_PRINTED: {"divisor": lambda s, a: s.dot(a, a) / s.sqrt(s.N) + s.eps},
        "the roots of both": {"divisor": lambda s, a: s.sqrt(mean_square(s, a)) + s.sqrt(s.eps)},
        "no root": {"divisor": lambda s, a: mean_square(s, a) + s.eps},
        r"$\sqrt{1/N}$ times the squares, and no $\epsilon$": {"divisor": lambda s, a: s.dot(a, a) / s.sqrt(s.N)},
    },
)
def mindspore_rms_norm(s, *, divisor=lambda s, a: s.sqrt(s.sum(a**2) / s.N + s.eps)):
    r"""The operator divides by the root of the mean square with $\epsilon$"""
    a = s.activation
    return equal(s.gain * a / divisor(s, a), s.gain * rms_norm(s, a))


@claim(
    "flax.fast-variance",
    "LayerNorm, the argument use_fast_variance",
    near_misses={
        "the mean is not squared": {"square": lambda s: mean(s)},
        "divided by $N - 1$": {"count": lambda s: s.N - 1},
        "the sum for the mean": {"square": lambda s: s.sum(s.activation) ** 2},
    },
)
def flax_fast_variance(s, *, square=lambda s: mean(s) ** 2, count=lambda s: s.N):
    """The variance is the mean of the squares less the square of the mean

    In exact arithmetic. In float32 the two sides of $x = 4096 + (0, 1)$ are 0.25 and 0: the audit measures what it
    costs.
    """
    return equal(s.dot(s.activation, s.activation) / count(s) - square(s), variance(s))


def over_axis(s, X):
    """LayerNormalization of one sample: over all for t = 1 (axis = 1), over the last axis for t = 0 (axis = −1)."""
    t, u = s.scalar("t"), s.on("M")
    whole, rows = s.outer(u.ones, s.ones), s.outer(row_means(s, X), s.ones)
    centred = X - t * mean_of_all(s, X) * whole - (1 - t) * rows
    spread = t * variance_of_all(s, X) * u.ones + (1 - t) * row_variances(s, X)
    return s.diag(u.ones / u.sqrt(spread + s.eps * u.ones)) @ centred


def axis_is_one(s):
    """t = 1: the axis is 1."""
    return equal(s.scalar("t"), 1)


@claim(
    "onnx.group-norm",
    "GroupNormalization-21, the sentence on a single group (onnx 1.23.2)",
    hypotheses=[whole_norm_is_defined],
    extra_hypotheses=[axis_is_one],
    law="lnverify.tokens.one-group",
    charitable_reading="LayerNormalization with axis $= 1$, and a scale for each channel.",
    witness_at={"X": ((2, 0), (4, 0)), "t": 0, "eps": 0},
    seen=r"at the default axis $-1$, without $\epsilon$: of the channels (2, 0) and (4, 0) the first entry "
    r"is normalized to 1 by its channel, and to $\sqrt{11}/11$ with the group",
    near_misses={
        "a group for each channel": {"groups": single_channels},
        "over each position": {"norm": normalized_columns},
        "over each channel": {"norm": normalized_rows},
    },
)
def onnx_group_norm(s, *, groups=one_group, norm=over_axis):
    """With one group, group normalization is LayerNormalization

    At LayerNormalization’s own default, axis $= -1$, the statistics are those of the last axis, here of one channel’s
    positions; with axis $= 1$ they are those of the group, and a scale of shape ($C$, 1, …, 1) makes the two the same.
    The letter $t$ stands for the axis: its statistics are $(1 - t)$ times those of the last axis and $t$ times those of
    all, so that $t = 0$ is axis $= -1$, and $t = 1$ is axis $= 1$.
    """
    return equal(groups(s, tokens(s)), norm(s, tokens(s)))


@claim(
    "keras.group-size",
    "LayerNormalization, the remark on groups of size 1",
    hypotheses=[whole_norm_is_defined],
    misprint="“group size of 1” for one group: with groups of size 1 it is instance normalization (wu.instance-norm), "
    "and the page of GroupNormalization has it right, with the number of groups.",
    near_misses={
        AS_PRINTED: {"groups": single_channels},
        "each channel": {"norm": normalized_rows},
        "each position": {"norm": normalized_columns},
    },
)
def keras_group_size(s, *, groups=one_group, norm=normalized_whole):
    """Group normalization with one group is a layer normalization over height, width and channels"""
    return equal(groups(s, tokens(s)), norm(s, tokens(s)))


def entry_gains(s):
    """A gain for each entry: that of its channel, and tP more."""
    return s.outer(s.on("M").vector("c"), s.ones) + s.scalar("t") * s.matrix("P")


def gains_are_the_channels(s):
    """t = 0: the entries of a channel have its gain."""
    return equal(s.scalar("t"), 0)


@claim(
    "torch-docs.group-norm",
    "GroupNorm (2.13.0), the example with all channels in a single group",
    hypotheses=[whole_norm_is_defined],
    extra_hypotheses=[gains_are_the_channels],
    law="lnverify.tokens.one-group",
    charitable_reading="LayerNorm over channels and positions, before both gains are learned, or without them.",
    witness_at={"X": ((1, -1),), "eps": 0, "c": (1,), "t": 1, "P": ((0, 1),)},
    seen=r"once the gains are learned: for one channel with the positions $(1, -1)$, without $\epsilon$, "
    "LayerNorm with the gains $(1, 2)$ gives $(1, -2)$; with its gain 1 GroupNorm gives $(1, -1)$",
    near_misses={
        "as in Transformers, at each position": {"norm": normalized_columns},
        "over the last axis": {"norm": normalized_rows},
        "with a gain for each position": {"gains": lambda s: s.outer(s.on("M").ones, s.gain)},
    },
)
def torch_group_norm(s, *, norm=normalized_whole, gains=entry_gains):
    r"""A single group is equivalent with LayerNorm

    Read of $\mathrm{LayerNorm}([C, H, W])$, over channels and positions. GroupNorm has a gain for each channel, $c$
    here; LayerNorm one for each entry, $c_{m} + tP_{mn}$ here: they are the same at $t = 0$, as at the start, and not
    once the gains are learned. $\mathrm{LayerNorm}(C)$ of a Transformer, with channels last, takes the statistics of
    each position.
    """
    X = tokens(s)
    return equal(s.diag(s.on("M").vector("c")) @ one_group(s, X), gains(s) * norm(s, X))
