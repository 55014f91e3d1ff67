"""LayerNorm among its neighbours: tokens, batches, the residual stream, linear layers."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centering, layer_norm, mean, normalized, rms_norm, std, variance
from lnverify.proofs.hypotheses import at_least_two, denominator_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, differ, equal, positive, step


def second_token(s):
    """The activation of another token, or of the same position in another example."""
    return s.vector("x2")


def pooled_normalization(s):
    """The normalized activation with the mean and the variance of two tokens together."""
    a, other = s.activation, second_token(s)
    mu = s.sum(a + other) / (2 * s.N)
    z, w = a - mu * s.ones, other - mu * s.ones
    return z / s.sqrt((s.dot(z, z) + s.dot(w, w)) / (2 * s.N) + s.eps)


@claim(
    "cheatsheet.per-token",
    "What Gets Normalized; questions 1 and 7",
    hypotheses=[denominator_is_positive],
    near_misses={
        "with statistics over two tokens": {"output": pooled_normalization},
        "after an average over tokens": {"output": lambda s: layer_norm(s, s.activation + second_token(s))},
        "nor on its own token": {"token": lambda s: s.activation},
    },
)
def per_token(s, *, output=layer_norm, token=second_token):
    """Each (batch, position) pair is normalized by itself: the Jacobian over tokens is block-diagonal

    True by construction: no other token stands in the formula. Two generic tokens are enough, and the gain and the bias
    that they share do not tie them together.
    """
    y = output(s)
    return [
        step("no dependence on another token", equal(s.jacobian(y, token(s)), 0)),
        step("nor of the loss", equal(s.gradient(s.dot(s.upstream, y), token(s)), 0)),
    ]


def running_std_is_positive(s):
    """s > 0 for the running standard deviation s."""
    return positive(s.scalar("s"))


def inference(s):
    """BatchNorm at inference: a less the running mean m, divided by the running standard deviation s."""
    return (s.activation - s.scalar("m") * s.ones) / s.scalar("s")


def entry_by_entry(s):
    """The diagonal of the Jacobian of x̂."""
    return s.diag(s.ones - (s.ones + normalized(s) ** 2) / s.N) / s.sqrt(variance(s) + s.eps)


def with_all_examples(s, mean_part=1, variance_part=1):
    """The Jacobian of x̂ with what mean and variance put off its diagonal."""
    x = normalized(s)
    mixed = mean_part * s.outer(s.ones, s.ones) + variance_part * s.outer(x, x)
    return (s.identity - mixed / s.N) / s.sqrt(variance(s) + s.eps)


@claim(
    "cheatsheet.batchnorm",
    "LayerNorm vs BatchNorm, the row on training",
    hypotheses=[denominator_is_positive, running_std_is_positive],
    near_misses={
        "at inference too": lambda s: differ(s.jacobian(inference(s), s.activation), s.identity / s.scalar("s")),
        "the variance alone mixes": {"mean_part": 0},
        "the mean alone mixes": {"variance_part": 0},
        "inference centres the batch": lambda s: equal(s.sum(inference(s)), 0),
    },
)
def batchnorm(s, *, mean_part=1, variance_part=1):
    r"""BatchNorm mixes the examples of a batch in training, and treats each by itself at inference

    Here $a$ is one feature over a batch of $N$ examples, with their own mean and variance in training. What stands off
    the diagonal of the Jacobian is $-(1 + \hat{x}_i\hat{x}_j)/(N\sqrt{\sigma^2 + \epsilon})$. At inference the mean $m$
    and the deviation $s$ are running statistics, fixed numbers.
    """
    a, J = s.activation, with_all_examples(s, mean_part, variance_part)
    return [
        step("training", equal(s.jacobian(normalized(s), a), J)),
        step("mixes", differ(J, entry_by_entry(s))),
        step("inference does not", equal(s.jacobian(inference(s), a), s.identity / s.scalar("s"))),
    ]


@claim(
    "cheatsheet.inference",
    "LayerNorm vs BatchNorm, the row on inference",
    hypotheses=[denominator_is_positive, running_std_is_positive],
    near_misses={
        "BatchNorm is the same in both": {"factor": lambda s: 1, "shift": lambda s: 0},
        "the running mean alone matters": {"factor": lambda s: 1},
        "the running variance alone matters": {"shift": lambda s: 0},
        r"$\epsilon$ is lost": {"factor": lambda s: std(s) / s.scalar("s")},
    },
)
def inference_row(
    s,
    *,
    factor=lambda s: s.sqrt(variance(s) + s.eps) / s.scalar("s"),
    shift=lambda s: (mean(s) - s.scalar("m")) / s.scalar("s"),
):
    r"""At inference LayerNorm is the same as in training, and BatchNorm is not: it uses running statistics

    Of LayerNorm it is true by construction: the formula has no statistics but those of its input. BatchNorm at
    inference is an affine function of what it is in training; as $\mathbf{1}$ and $\hat{x}$ are orthogonal, the two
    agree, for $\sigma^2 > 0$, exactly where the running statistics are those of the batch: $m = \mu$ and $s =
    \sqrt{\sigma^2 + \epsilon}$.
    """
    return [
        step("BatchNorm", equal(inference(s), factor(s) * normalized(s) + shift(s) * s.ones)),
        step(r"$\mathbf{1}$ and $\hat{x}$", equal(s.dot(s.ones, normalized(s)), 0)),
    ]


def stream_is_normalizable(s):
    """The LayerNorm of x + SubLayer(x) is defined."""
    return positive(variance(s, s.activation + s.vector("f")) + s.eps)


@claim(
    "cheatsheet.post-ln",
    "Pre-LN vs Post-LN; question 3",
    where=["$b$ is the bias", "$g$ is the gain", r"$z$ is $\mathbf{\hat{x}}$"],
    hypotheses=[stream_is_normalizable],
    near_misses={
        "the sub-layer’s output alone is normalized": {"z": lambda s: s.activation + normalized(s, s.vector("f"))},
        "the stream alone is normalized": {"z": lambda s: normalized(s) + s.vector("f")},
        "after the gain too": {"z": lambda s: s.gain * normalized(s, s.activation + s.vector("f"))},
        "length at most 1": {"length2": lambda s: 1},
    },
)
def post_ln(s, *, z=lambda s: normalized(s, s.activation + s.vector("f")), length2=lambda s: s.N):
    r"""Post-LN normalizes what the residual addition gives: its output is $g \odot z + b$ with $\sum_n z_n = 0$ and
    $\|z\|^2 \le N$

    $f$ is the value of the sub-layer; no property of it is used.
    """
    return [
        step("mean 0", equal(s.sum(z(s)), 0)),
        step(r"length at most $\sqrt{N}$", at_most(s.dot(z(s), z(s)), length2(s))),
    ]


@claim(
    "cheatsheet.pre-ln",
    "Pre-LN vs Post-LN",
    where=[r"$x$ is $\mathbf{a}$, $\mathrm{SubLayer}(\mathrm{LayerNorm}(x))$ is $\mathbf{f}$"],
    hypotheses=[at_least_two, denominator_is_positive],
    corrected_by="lnverify.pre-ln",
    seen=r"at $x = (2, 0)$, $\epsilon = 0$, with the value (1, 1) of the sub-layer: the output is (2, 0), and "
    r"$x + \mathrm{SubLayer}$(…) is (3, 1)",
    charitable_reading=r"$x + \mathrm{SubLayer}(\mathrm{LayerNorm}(x))$: the first LayerNorm is one too many.",
    witness_at={"activation": (2, 0), "eps": 0, "gain": (1, 1), "bias": (0, 0), "f": (1, 1)},
    near_misses={
        "LayerNorm of the sum": {"block": lambda s, x, f: layer_norm(s, x + f)},
        "without a residual": {"block": lambda s, x, f: f},
        "without its gain and bias": {"block": lambda s, x, f: normalized(s, x) + f},
        "the sub-layer’s value normalized": {"block": lambda s, x, f: x + layer_norm(s, f)},
    },
)
def pre_ln(s, *, block=lambda s, x, f: layer_norm(s, x) + f):
    r"""Pre-LN computes $\mathrm{LayerNorm}(x) + \mathrm{SubLayer}(\mathrm{LayerNorm}(x))$

    Compared with $x + \mathrm{SubLayer}(\mathrm{LayerNorm}(x))$, which is what Pre-LN means since Xiong et al. (2020);
    $f$ is the value of the sub-layer, the same in both. The formula of the lesson leaves no residual stream: each
    layer would normalize what it is given, and lose its mean and its length (lnverify.pre-ln).
    """
    x, f = s.activation, s.vector("f")
    return equal(block(s, x, f), x + f)


@claim(
    "lnverify.pre-ln",
    "with a proof; Riechers, Sec. III: LayerNorm is used outside of the residual stream",
    where=["$F$ is any function", letters.X],
    hypotheses=[denominator_is_positive],
    near_misses={
        "with LayerNorm on the stream too": {"arrives": lambda s, shift: layer_norm(s) + shift},
        "the sub-layer is shifted by the bias": {"arrives": lambda s, shift: layer_norm(s) + s.bias},
        "of any shift": {"shift": lambda s: s.vector("d")},
        "the Jacobian's transpose": {"jacobian": lambda J: J.T},
    },
)
def true_pre_ln(
    s, *, shift=lambda s: s.scalar("c") * s.ones, arrives=lambda s, shift: layer_norm(s), jacobian=lambda J: J
):
    r"""In $x + F(\mathrm{LayerNorm}(x))$ a shift of the stream by $c\mathbf{1}$ arrives unchanged, whatever the
    sub-layer $F$

    $F$ gets the same value for $x + c\mathbf{1}$ as for $x$, so $x + c\mathbf{1} + F$ is what it was, and $c\mathbf{1}$
    more. The Jacobian is $I + F'J$, and $J\mathbf{1} = 0$, so it keeps $\mathbf{1}$. In $\mathrm{LayerNorm}(x) +
    F(\mathrm{LayerNorm}(x))$ both terms are what they were, and the shift is lost.
    """
    J = s.jacobian(layer_norm(s), s.activation)
    return [
        step("$F$ gets the same", equal(layer_norm(s, s.activation + shift(s)), arrives(s, shift(s)))),
        step(r"$J\mathbf{1} = 0$", equal(jacobian(J) @ s.ones, 0)),
    ]


def linear_layer(s, p, q, c):
    """Two columns of a linear layer with their inputs, and its bias: x₁p + x₂q + c."""
    return s.scalar("x1") * p + s.scalar("x2") * q + c


def layer_is_normalizable(s):
    """The LayerNorm of the linear layer's output is defined."""
    return positive(variance(s, linear_layer(s, s.vector("p"), s.vector("q"), s.vector("c"))) + s.eps)


@claim(
    "lnverify.centre-before",
    "with a proof",
    hypotheses=[layer_is_normalizable],
    near_misses={
        "the bias is not centred": {"bias": lambda s, c: c},
        "the columns are not centred": {"column": lambda s, p: p},
        "the columns lose their variance": {"column": lambda s, p: mean(s, p) * s.ones},
    },
)
def centre_before(s, *, column=lambda s, p: centering(s) @ p, bias=lambda s, c: centering(s) @ c):
    r"""Centring the columns and the bias of the linear layer before turns LayerNorm into RMSNorm, exactly

    Column by column, so for any matrix $W$: $\Pi W$ and $\Pi c$. The $\epsilon$ stays the same.
    """
    p, q, c = s.vector("p"), s.vector("q"), s.vector("c")
    centred = linear_layer(s, column(s, p), column(s, q), bias(s, c))
    return equal(layer_norm(s, linear_layer(s, p, q, c)), s.gain * rms_norm(s, centred) + s.bias)
