"""What libraries do differently under one name: variances, roots, floors and defaults of normalizations."""

from fractions import Fraction

from lnverify.proofs import letters
from lnverify.proofs.claims.rms import mean_square
from lnverify.proofs.claims.statistics import SMALL_ROW
from lnverify.proofs.definitions import centered, norm, normalized, rms_norm, std, variance
from lnverify.proofs.hypotheses import (
    at_least_two,
    c_is_not_negative,
    c_is_positive,
    eps_is_zero,
    not_constant,
    not_zero,
    rms_norm_is_defined,
    x_is_positive,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


def unbiased_variance(s):
    """Σ(aₙ − μ)²/(N − 1)."""
    return s.dot(centered(s), centered(s)) / (s.N - 1)


@claim(
    "ioffe.inference-variance",
    "§3.1, the factor m/(m − 1)",
    where=["$m$ is $N$"],
    hypotheses=[at_least_two],
    near_misses={
        "$(m - 1)/m$": {"factor": lambda s: (s.N - 1) / s.N},
        "$m/(m + 1)$": {"factor": lambda s: s.N / (s.N + 1)},
        "no factor": {"factor": lambda s: 1},
    },
)
def inference_variance(s, *, factor=lambda s: s.N / (s.N - 1)):
    """The factor $m/(m - 1)$ turns the variance of a batch into the one with the divisor $m - 1$

    Here $N$ counts the $m$ examples. That it is unbiased is about independent draws; this is about the numbers alone.
    """
    return equal(factor(s) * variance(s), unbiased_variance(s))


@claim(
    "torch-docs.running-variance",
    "BatchNorm1d (2.13.0), on the variance that is used and the one that is kept",
    hypotheses=[at_least_two],
    near_misses={
        "the same one": {"kept": variance},
        "the biased one is larger": {"relation": lambda low, high: positive(low - high)},
        "twice as large at most": {"relation": lambda low, high: at_most(2 * low, high)},
    },
)
def running_variance(s, *, kept=unbiased_variance, relation=at_most):
    """The unbiased variance, averaged for inference, is $N/(N - 1)$ times the biased one that training divides by

    ONNX’s BatchNormalization keeps the biased one; a model that is carried over has other statistics in small batches.
    """
    return [
        step("the factor", equal(kept(s), s.N / (s.N - 1) * variance(s))),
        step("never smaller", relation(variance(s), unbiased_variance(s))),
    ]


@claim(
    "torch-docs.momentum",
    "BatchNorm1d (2.13.0), the note on momentum, against ONNX’s BatchNormalization-15",
    near_misses={
        "the same momentum": {"other": lambda s, t: t},
        "its reciprocal": {"other": lambda s, t: 1 / (1 + t**2)},
        "$2 - t$": {"other": lambda s, t: 2 - t},
    },
)
def momentum(s, *, other=lambda s, t: 1 - t):
    """The running statistics with the momentum $t$ of PyTorch are those with $1 - t$ of ONNX

    PyTorch: $(1 - t)r + tx$ for the old value $r$ and the new one $x$. ONNX and Keras: $rt + x(1 - t)$.
    """
    t, r, x = s.scalar("t"), s.scalar("r"), s.scalar("x")
    m = other(s, t)
    return equal((1 - t) * r + t * x, r * m + x * (1 - m))


@claim(
    "torch-docs.rms-norm",
    "RMSNorm (2.13.0), the formula",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        r"$\epsilon$ outside the root": {"divisor": lambda s, a: s.sqrt(mean_square(s, a)) + s.eps},
        r"$\epsilon$ behind the mean’s sum": {"divisor": lambda s, a: s.sqrt((s.dot(a, a) + s.eps) / s.N)},
        "the gain is squared": {"gain": lambda s: s.gain**2},
    },
)
def torch_rms_norm(s, *, divisor=lambda s, a: s.sqrt(s.eps + mean_square(s, a)), gain=lambda s: s.gain):
    r"""The formula of the documentation is RMSNorm with $\epsilon$ under the root"""
    a = s.activation
    return equal(gain(s) * a / divisor(s, a), s.gain * rms_norm(s))


@claim(
    "onnx.rms-norm",
    "RMSNormalization-23, the listing (onnx 1.23.2)",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "the sum for the mean": {"total": lambda s, a: s.dot(a, a)},
        r"$\epsilon$ behind the root": {"outside": 1, "inside": 0},
        "no scale": {"scale": lambda s: s.ones},
    },
)
def onnx_rms_norm(s, *, total=mean_square, outside=0, inside=1, scale=lambda s: s.gain):
    r"""The listing computes RMSNorm with $\epsilon$ under the root, and then scales"""
    a = s.activation
    root = s.sqrt(total(s, a) + inside * s.eps) + outside * s.eps
    return equal(a / root * scale(s), s.gain * rms_norm(s))


@claim(
    "onnx.group-norm.stage-one",
    "GroupNormalization-21, the text on the first stage, for one group (onnx 1.23.2)",
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.output-variance",
    witness_at=SMALL_ROW,
    seen=r"with $\epsilon = 10^{-5}$ at $X = (1/1000, -1/1000)$, where the variance comes out as 1/11",
    charitable_reading=r"unit variance up to $\epsilon$.",
    near_misses={
        "mean 1": {"middle": lambda s: 1},
        "the sum of squares is 1": {"size": lambda s, y: s.dot(y, y)},
        "after the scale too": {"value": lambda s: s.gain * normalized(s)},
    },
)
def onnx_group_stage_one(s, *, value=normalized, middle=lambda s: 0, size=variance):
    """The first stage makes the elements of a group have zero mean and unit variance"""
    y = value(s)
    return [step("the mean", equal(s.sum(y) / s.N, middle(s))), step("the variance", equal(size(s, y), 1))]


@claim(
    "torch-docs.normalize",
    "functional.normalize (2.13.0), the formula, where the norm is at least ε",
    where=[letters.EPS],
    hypotheses=[not_zero],
    near_misses={
        "the mean square": {"divisor": lambda s, a: s.sqrt(mean_square(s, a))},
        r"with $\epsilon$ under the root": {"divisor": lambda s, a: s.sqrt(s.dot(a, a) + s.eps)},
        r"$\epsilon$ added": {"divisor": lambda s, a: norm(s, a) + s.eps},
    },
)
def torch_normalize(s, *, divisor=norm):
    r"""The input divided by its norm has the length 1

    That is the output where the norm is at least $\epsilon$: the documentation has $v/\max(\|v\|, \epsilon)$. Below
    $\epsilon$ it is $v/\epsilon$ and shorter. No $\epsilon$ is added anywhere: unlike RMSNorm it has a kink at
    $\|v\| = \epsilon$.
    """
    a = s.activation
    return equal(norm(s, a / divisor(s, a)), 1)


def t_is_not_negative(s):
    """t ≥ 0."""
    return at_most(0, s.scalar("t"))


@claim(
    "lnverify.normalize-conventions",
    "with a proof; compare PyTorch’s functional.normalize, and normalizations with ε under the root",
    hypotheses=[c_is_not_negative, t_is_not_negative],
    near_misses={
        "at most 3/2": {"most": (3, 2)},
        "smaller than 1": {"relation": lambda low, high: positive(low - high)},
        "with $2c$ for $c$": {"inside": lambda s: 4 * s.scalar("c") ** 2},
    },
)
def normalize_conventions(s, *, most=(2, 1), relation=at_most, inside=lambda s: s.scalar("c") ** 2):
    r"""For a length $x = c + t \ge c$, the floor $\max(x, c)$ and the root $\sqrt{x^2 + c^2}$ differ by a factor
    between 1 and $\sqrt{2}$

    Stated with their squares. Below $c$ the floor is $c$, and the factor is between 1 and $\sqrt{2}$ too.
    """
    x = s.let("x", s.scalar("c") + s.scalar("t"))
    root = x**2 + inside(s)
    return [step("at least", relation(x**2, root)), step("at most", at_most(root, s.rational(*most) * x**2))]


@claim(
    "lnverify.unbiased-norm",
    "with a proof; compare the Annotated Transformer’s LayerNorm",
    hypotheses=[not_constant],
    near_misses={
        "LayerNorm itself": {"factor": lambda s: 1},
        "its square": {"factor": lambda s: (s.N - 1) / s.N},
        r"the length $\sqrt{N}$": {"length": lambda s: s.N},
    },
)
def unbiased_norm(s, *, factor=lambda s: s.sqrt(s.N - 1) / s.sqrt(s.N), length=lambda s: s.N - 1):
    r"""Divided by the standard deviation with $N - 1$, the output is $\sqrt{(N - 1)/N}$ times LayerNorm’s, of length
    $\sqrt{N - 1}$

    Without $\epsilon$. So code that takes a library’s default for the standard deviation is off by that factor: 0.93
    at $N = 8$, 0.9993 at $N = 768$.
    """
    y = s.sqrt(s.N - 1) * centered(s) / norm(s, centered(s))
    return [
        step("the factor", equal(y, factor(s) * centered(s) / std(s))),
        step("the squared length", equal(s.dot(y, y), length(s))),
    ]


@claim(
    "lnverify.default-eps",
    "with a proof; compare the default ε of RMSNorm in PyTorch",
    where=[letters.EPS],
    near_misses={
        "1": {"share": (1, 1)},
        r"with $\epsilon = 2^{-8}$": {"eps": (1, 256)},
        "at the mean square 2": {"mean_square": (2, 1)},
    },
)
def default_eps(s, *, share=(128, 129), eps=(1, 128), mean_square=(1, 1)):
    r"""With the spacing $2^{-7}$ of bfloat16 for $\epsilon$, RMSNorm makes of the mean square 1 the mean square 128/129

    Eight thousandths are lost: it was the default where $\epsilon$ was the spacing of the input’s type. With that of
    float32, $2^{-23}$, a ten-millionth is.
    """
    m = s.rational(*mean_square)
    return equal(m / (m + s.rational(*eps)), s.rational(*share))


def floor(s, n, c):
    """max(n, c) = (n + c + |n − c|)/2."""
    return (n + c + s.sqrt((n - c) ** 2)) / 2


def x_is_above_c(s):
    """c < x."""
    return positive(s.scalar("x") - s.scalar("c"))


@claim(
    "keras.unit-norm",
    "UnitNormalization, the first paragraph, against ops.normalize (3.15.1)",
    hypotheses=[not_zero, x_is_positive],
    extra_hypotheses=[x_is_above_c],
    law="lnverify.floored-norm",
    witness_at={"activation": (1, 0), "x": Fraction(1, 10**13), "c": Fraction(1, 10**12)},
    seen=r"with $\epsilon = 10^{-12}$ for an input of norm $10^{-13}$: it comes out with the norm 1/10",
    charitable_reading=r"inputs whose norm is not below $\epsilon$.",
    near_misses={
        "root mean square 1": {"size": lambda s, y: s.sqrt(mean_square(s, y))},
        "divided by the sum of both": {"floor": lambda s, n, c: n + c},
        "divided by the smaller one": {"floor": lambda s, n, c: (n + c - s.sqrt((n - c) ** 2)) / 2},
    },
)
def keras_unit_norm(s, *, size=norm, floor=floor):
    r"""Each input of the layer gets the norm 1

    The input is $xa/\|a\|$, of norm $x$. The code divides by $\max(x, \epsilon)$, with $c$ for $\epsilon$ here: an
    input shorter than $\epsilon$ comes out with the norm $x/\epsilon$, and 0 as 0.
    """
    x, c, a = s.scalar("x"), s.scalar("c"), s.activation
    return equal(size(s, x * a / norm(s, a) / floor(s, x, c)), 1)


@claim(
    "lnverify.floored-norm",
    "with a proof; compare Keras’ UnitNormalization",
    hypotheses=[not_zero, x_is_positive, c_is_positive],
    near_misses={
        "the norm 1": {"size": lambda s, x, c: s.rational(1)},
        "the norm $x$": {"size": lambda s, x, c: x},
        "divided by $x$ and by $c$": {"divisor": lambda x, c: x * c},
    },
)
def floored_norm(s, *, divisor=lambda x, c: c, size=lambda s, x, c: x / c):
    r"""Divided by $c > 0$, an input of norm $x$ comes out with the norm $x/c$

    So with $\mathrm{max}(x, \epsilon)$ for $c$ the norm is 1 where $x \ge \epsilon$, and $x/\epsilon$ below.
    """
    x, c, a = s.scalar("x"), s.scalar("c"), s.activation
    return equal(norm(s, x * a / norm(s, a) / divisor(x, c)), size(s, x, c))
