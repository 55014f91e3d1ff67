"""What engineers ask beside the papers: branches and scales in a stack, rotations behind gains, captions and arguments.

Where a text was not at hand, the claim is this project's, for comparison.
"""

from lnverify.proofs import letters
from lnverify.proofs.claims.literature.ba import standardize
from lnverify.proofs.claims.literature.wu import single_channels
from lnverify.proofs.claims.rms import mean_square
from lnverify.proofs.definitions import centered, mean, normalized, std, variance
from lnverify.proofs.hypotheses import (
    c_is_positive,
    c_is_zero,
    denominator_is_positive,
    k_is_zero,
    not_constant,
    rms_norm_is_defined,
    t_is_positive,
    y_is_positive,
)
from lnverify.proofs.registry import AS_PRINTED, claim
from lnverify.proofs.statements import at_most, equal, positive, step
from lnverify.proofs.two_axes import (
    normalized_columns,
    normalized_rows,
    normalized_whole,
    rms_rows,
    row_norms_are_defined,
    tokens,
)


@claim(
    "torch-docs.eps-added",
    "GroupNorm (stable), Args, and LayerNorm at commit 01e8840, on eps",
    hypotheses=[denominator_is_positive],
    misprint=r"“a value added to the denominator”: it is added under the root, as the formula of the same page has it.",
    near_misses={
        AS_PRINTED: {"divisor": lambda s: std(s) + s.eps},
        r"$\epsilon^2$ under the root": {"divisor": lambda s: s.sqrt(variance(s) + s.eps**2)},
        r"$\epsilon$ is lost": {"divisor": std},
    },
)
def eps_added(s, *, divisor=lambda s: s.sqrt(variance(s) + s.eps)):
    r"""The value $\epsilon$ is added to what stands under the root of the denominator"""
    return equal(centered(s) / divisor(s), normalized(s))


@claim(
    "derf.layer-norm",
    "Fig. 1, caption (b)",
    hypotheses=[row_norms_are_defined],
    corrected_by="lnverify.tokens.statistics",
    witness_at={"X": ((0, 2), (2, 4)), "eps": 0},
    seen=r"for the tokens $(0, 2)$ and $(2, 4)$, without $\epsilon$: LayerNorm makes $(-1, 1)$ of each; each channel "
    "across the tokens, they become $(-1, -1)$ and $(1, 1)$",
    near_misses={
        "over both axes": {"norm": normalized_whole},
        "as RMSNorm of each token": {"norm": rms_rows},
        "as what it is of the tokens twice as large": {"norm": lambda s, X: 2 * normalized_rows(s, X)},
    },
)
def derf_layer_norm(s, *, norm=normalized_columns):
    """LayerNorm normalizes each channel across the token axis

    Tokens are the rows, channels the columns. Each channel across the tokens is batch normalization’s way; LayerNorm
    normalizes each token across its channels.
    """
    X = tokens(s)
    return equal(normalized_rows(s, X), norm(s, X))


@claim(
    "mindspore.rstd",
    "ops.rms_norm, the second output (r2.3.1)",
    hypotheses=[rms_norm_is_defined],
    misprint=r"“the reciprocal of the input’s standard deviation”, of an operator that is named for the root mean "
    r"square; the page’s own example has $0.46290997 = 1/\sqrt{14/3}$ for $(1, 2, 3)$; the standard deviation has the "
    r"reciprocal $1/\sqrt{2/3} = 1.225$.",
    near_misses={
        AS_PRINTED: {"found": lambda s: 1 / s.sqrt(variance(s) + s.eps)},
        "the root mean square itself": {"found": lambda s: s.sqrt(mean_square(s, s.activation) + s.eps)},
        "of the sample, with $N - 1$": {
            "found": lambda s: s.sqrt(s.N - 1) / s.sqrt(s.N * variance(s) + (s.N - 1) * s.eps)
        },
    },
)
def mindspore_rstd(s, *, found=lambda s: 1 / s.sqrt(mean_square(s, s.activation) + s.eps)):
    """The second output is the reciprocal of the root mean square, which RMSNorm multiplies its input by

    It is that of the standard deviation where the mean is 0.
    """
    return equal(found(s) ** 2 * (mean_square(s, s.activation) + s.eps), 1)


@claim(
    "lnverify.reciprocal-rms",
    "with a proof; compare the second output of MindSpore’s ops.rms_norm",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "they are the same": {"lost": lambda s, m: 0},
        "the mean is not squared": {"lost": lambda s, m: mean(s) / (m + s.eps)},
        r"over $\sigma^2 + \epsilon$": {"lost": lambda s, m: mean(s) ** 2 / (m + 2 * s.eps)},
    },
)
def reciprocal_rms(s, *, lost=lambda s, m: mean(s) ** 2 / (m + s.eps)):
    r"""The square of LayerNorm’s divisor is that of RMSNorm’s times $1 - \mu^2/(m + \epsilon)$

    For the mean square is $m = \sigma^2 + \mu^2$: so it is smaller, and the same where the mean is 0. On a constant row
    with $\epsilon = 0$ it is 0, and has no reciprocal.
    """
    m = s.let("m", mean_square(s, s.activation))
    return equal((variance(s) + s.eps) / (m + s.eps), 1 - lost(s, m))


def rotate(s, x, y):
    """The pair (x, y) turned by the angle of cosine c and sine t."""
    c, t = s.scalar("c"), s.scalar("t")
    return c * x - t * y, t * x + c * y


@claim(
    "flashnorm.rope",
    "the section on QK-normalization, “Fusing QK-norm weights with RoPE”",
    near_misses={
        "the gain of the entry for that of its partner": {"partner": lambda g, h: g},
        "the gains after the rotation": {"own": lambda g, h: h},
        "with the squared gains": {"own": lambda g, h: g**2},
    },
)
def rope_tables(s, *, own=lambda g, h: g, partner=lambda g, h: h):
    """Gains before a rotation fuse into its tables: the cosines take the entry’s gain, the sines that of its partner

    Of a pair $(x, y)$ with the gains $g$ and $h$.
    """
    x, y, c, t, g, h = map(s.scalar, ("x", "y", "c", "t", "g", "h"))
    first, second = rotate(s, g * x, h * y)
    return [
        step("the first entry", equal(first, own(g, h) * c * x - partner(g, h) * t * y)),
        step("the second entry", equal(second, partner(h, g) * t * x + own(h, g) * c * y)),
    ]


@claim(
    "lnverify.rope-gain",
    "with a proof; compare “FlashNorm” on RoPE behind QK-norm",
    near_misses={
        "they commute": {"off": lambda t, d, v: 0 * v},
        "the other sign": {"off": lambda t, d, v: -t * d * v},
        "by the cosine": {"off": lambda t, d, v: d * v},
    },
)
def rope_gain(s, *, off=lambda t, d, v: t * d * v):
    """A gain does not commute with a rotation of a pair but for what the sine and the difference of the gains make 0

    Turned behind the gains $g$ and $h$, the entries differ from those whose gains come last by $t(g - h)y$ and $t(g -
    h)x$, with $t$ the sine. So a gain of QK-norm moves behind RoPE where each pair has one.
    """
    x, y, t, g, h = map(s.scalar, ("x", "y", "t", "g", "h"))
    before, after = rotate(s, g * x, h * y), rotate(s, x, y)
    return [
        step("the first entry", equal(before[0] - g * after[0], off(t, g - h, y))),
        step("the second entry", equal(before[1] - h * after[1], off(t, g - h, x))),
    ]


def factor_is_at_least_half(s):
    """t² ≤ 4: the factor 1/t is at least a half."""
    return at_most(s.scalar("t") ** 2, 4)


@claim(
    "flashnorm.energy",
    "appendix “RMS with epsilon”: “degrades only when the activation energy is near zero”",
    where=[letters.EPS],
    hypotheses=[y_is_positive, factor_is_at_least_half],
    condition=r"“$\frac{1}{2} \le c \le 2$” in the sentence before, for the factor, $1/t$ here.",
    law="lnverify.eps-scale-error",
    near_misses={
        "by 1 % at most": {"most": (101, 100)},
        "by 1/2 % at most": {"most": (201, 200)},
        "by 3/2 % at least": {"relation": lambda low, high: at_most(high, low)},
    },
)
def degrades_at_low_energy(s, *, most=(203, 200), relation=at_most):
    r"""The bound on the error of scaling degrades only where the energy is small beside $\epsilon$

    Read: from a hundred $\epsilon$ on, the root mean square with $\epsilon$ at $a/t$ exceeds $1/t$ times that at $a$ by
    at most 3/2 %. Stated with squares, times $t^2$, with $y$ for $\epsilon$ and $(100 + c^2)y$ for the energy $m$.
    For a factor that may be as small as one likes, $(m + \epsilon)/t^2$ beside $\epsilon$ counts, and not $m$ alone: at
    1/1000, $m = 10^{-3}$ and $\epsilon = 10^{-6}$ it is more than thirty times.
    """
    y, t = s.scalar("y"), s.scalar("t")
    m = (100 + s.scalar("c") ** 2) * y
    return relation(t**2 * y + m, s.rational(*most) ** 2 * (m + y))


def other_not_constant(s):
    """The variance of x is positive."""
    return positive(variance(s, s.vector("x")))


@claim(
    "lnverify.correlation",
    "with a proof",
    where=[letters.EPS],
    hypotheses=[not_constant, other_not_constant],
    near_misses={
        "the correlation itself": {"times": lambda s: s.rational(1)},
        "$N - 1$ for $N$": {"times": lambda s: s.N - 1},
        r"with $\epsilon$": {"eps": lambda s: s.eps},
    },
)
def correlation(s, *, times=lambda s: s.N, eps=lambda s: s.rational(0)):
    r"""Without $\epsilon$, gain and bias the product of two outputs of LayerNorm is $N$ times the inputs’
    correlation"""
    a, x = s.activation, s.vector("x")
    rho = s.dot(centered(s, a), centered(s, x)) / (s.N * std(s, a) * std(s, x))
    return equal(s.dot(normalized(s, a, eps(s)), normalized(s, x, eps(s))), times(s) * rho)


@claim(
    "lnverify.no-limit",
    "with a proof",
    where=[letters.EPS],
    hypotheses=[other_not_constant, t_is_positive],
    near_misses={
        r"with $\epsilon$": {"eps": lambda s: s.eps},
        "it goes to 0": {"found": lambda s, y: s.scalar("t") * y},
        "from both sides": {"step": lambda s: -s.scalar("t")},
    },
)
def no_limit(s, *, eps=lambda s: s.rational(0), found=lambda s, y: y, step=lambda s: s.scalar("t")):
    r"""Without $\epsilon$ LayerNorm has no limit at a constant vector: along each direction $x$ it keeps the output of
    $x$

    At $k\mathbf{1} + tx$ the output is that of $x$, for every $t > 0$ however small.
    """
    x = s.vector("x")
    at = s.scalar("k") * s.ones + step(s) * x
    return equal(normalized(s, at, eps(s)), found(s, normalized(s, x, eps(s))))


@claim(
    "wu.zero-scale",
    "§4.1, on the initialization of the last scale of a residual block",
    hypotheses=[c_is_zero, denominator_is_positive],
    condition="the scale of the last normalization starts as 0.",
    near_misses={
        "the scale 1": {"scale": lambda s: s.ones},
        "the block is 0": {"block": lambda s: 0 * s.ones},
        "no gradient reaches the scale": {"to_scale": lambda s: 0 * s.ones},
    },
)
def zero_scale(
    s,
    *,
    scale=lambda s: s.scalar("c") * s.ones,
    block=lambda s: s.activation,
    to_scale=lambda s: s.upstream * normalized(s),
):
    """With the scale 0 in its last normalization a residual block is the identity, and the scale still learns

    The block is $a + g \\odot \\hat{x}$, with the gain $c$ for all entries and $c = 0$; the gradient at the gain is
    $u \\odot \\hat{x}$.
    """
    a = s.activation
    y = a + scale(s) * normalized(s)
    return [
        step("the block", equal(y, block(s))),
        step("its Jacobian", equal(s.jacobian(y, a), s.identity)),
        step("at the scale", equal(s.gradient(s.dot(s.upstream, s.gain * normalized(s)), s.gain), to_scale(s))),
    ]


def factors(s):
    """The factors of the entries, c1 + kd."""
    return s.scalar("c") * s.ones + s.scalar("k") * s.vector("d")


@claim(
    "jiang.layer-scale",
    "§4.1, on LayerScale and the zero-mean output",
    extra_hypotheses=[k_is_zero],
    law="lnverify.layer-scale-mean",
    charitable_reading="factors that are folded into the layer before it is centred, or the same for all entries.",
    witness_at={"y": (1, -1), "c": 1, "k": 1, "d": (1, 0)},
    seen="with the factors $(2, 1)$: the centred output $(1, -1)$ becomes $(2, -1)$, of mean 1/2",
    near_misses={
        "its squares sum to 0": {"total": lambda s, z: s.dot(z, z)},
        "before the output is centred": {"centred": lambda s, y: y},
        "with a bias": {"centred": lambda s, y: centered(s, y) + s.bias},
    },
)
def layer_scale(s, *, centred=centered, total=lambda s, z: s.sum(z)):
    """The output has mean 0 although LayerScale is applied

    The factors of the entries are $c + kd_n$, and $k = 0$ where they are all the same. With different factors behind
    the centring the mean is not 0.
    """
    return equal(total(s, factors(s) * centred(s, s.vector("y"))), 0)


@claim(
    "lnverify.layer-scale-mean",
    "with a proof; compare Jiang et al. 2023, §4.1",
    near_misses={
        "0": {"found": lambda s, d, y: 0},
        "the product itself": {"found": lambda s, d, y: s.dot(d, y)},
        "of the output’s mean": {"found": lambda s, d, y: s.sum(d) * mean(s, y)},
    },
)
def layer_scale_mean(s, *, found=lambda s, d, y: s.dot(centered(s, d), y)):
    """Factors $d$ of a centred output $y$ leave the sum $d'\\cdot y$, with $d'$ the centred factors: 0 for equal
    ones"""
    d, y = s.vector("d"), s.vector("y")
    return equal(s.sum(d * centered(s, y)), found(s, d, y))


def sigma_is_positive(s):
    """s > 0, the expected deviation."""
    return positive(s.scalar("s"))


@claim(
    "ba.reparameterization",
    "§4, on weight normalization and batch normalization with expected statistics",
    hypotheses=[sigma_is_positive],
    near_misses={
        "the mean is not divided": {"bias": lambda s, g, m, r, b: b - g * m},
        "the bias is divided too": {"bias": lambda s, g, m, r, b: (b - g * m) / r},
        "the gain is lost": {"weights": lambda s, g, r, w: w / r},
    },
)
def reparameterization(
    s,
    *,
    weights=lambda s, g, r, w: g / r * w,
    bias=lambda s, g, m, r, b: b - g * m / r,
):
    r"""With expected statistics normalization is another parameterization of the plain model: of weights $(g/s) w$ and
    bias $b - gm/s$

    One unit: gain $g$, bias $b$, expected mean $m$ and deviation $s$, constants of the input.
    """
    w, x, g, b, m, r = s.vector("w"), s.vector("x"), *map(s.scalar, "gbms")
    return equal(g * (s.dot(w, x) - m) / r + b, s.dot(weights(s, g, r, w), x) + bias(s, g, m, r, b))


@claim(
    "ba.recurrent",
    "§3.1, on layer-normalized recurrent networks",
    hypotheses=[not_constant],
    extra_hypotheses=[c_is_positive],
    law="lnverify.standardized.sign",
    charitable_reading="a positive factor.",
    witness_at={"activation": (1, -1), "c": -1},
    seen="for the factor $-1$: summed inputs $(1, -1)$ are normalized to $(1, -1)$, and $(-1, 1)$ instead",
    near_misses={
        "the factor comes out": {"output": lambda s, y: s.scalar("c") * y},
        "a factor of each input": {"factor": lambda s: s.vector("d")},
        r"with $\epsilon$": {"map": lambda s, a: normalized(s, a)},
    },
)
def recurrent(s, *, factor=lambda s: s.scalar("c"), map=standardize, output=lambda s, y: y):
    """A layer-normalized recurrent network does not notice a rescaling of all summed inputs to a layer"""
    a = s.activation
    return equal(map(s, factor(s) * a), output(s, map(s, a)))


@claim(
    "keras.instance-norm",
    "GroupNormalization (3.15.1), with as many groups as channels",
    hypotheses=[row_norms_are_defined],
    near_misses={
        "over both axes": {"norm": normalized_whole},
        "at each position": {"norm": normalized_columns},
        "by the root mean square": {"norm": rms_rows},
    },
)
def keras_instance_norm(s, *, norm=normalized_rows):
    """With as many groups as channels it is instance normalization"""
    return equal(single_channels(s, tokens(s)), norm(s, tokens(s)))
