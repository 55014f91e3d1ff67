"""LayerNorm among its neighbours: tokens, batches, the residual stream, linear layers."""

from proofs.definitions import centering, layer_norm, normal_direction, normalized, rms_norm, variance
from proofs.hypotheses import denominator_is_positive, no_zero_gain
from proofs.registry import claim
from proofs.statements import equal, positive, step


def output(s, a):
    return layer_norm(s, a, s.gain, s.bias, s.eps)


def second_token(s):
    """The activation of another token, or of the same position in another example."""
    return s.vector("x2")


@claim(
    "cheatsheet.per-token",
    "Each (batch, position) pair is normalized by itself: the Jacobian over tokens is block-diagonal",
    "What Gets Normalized; question 7",
    hypotheses=[denominator_is_positive],
    remark="Two generic tokens stand for all. The gain and the bias they share do not tie them together.",
)
def per_token(s):
    a, other = s.activation, second_token(s)
    return [
        step("no dependence on another token", equal(s.jacobian(output(s, a), other), 0 * s.identity)),
        step("nor of the loss", equal(s.gradient(s.dot(s.upstream, output(s, a)), other), 0 * s.ones)),
    ]


def _pooled(s):
    """The output with the statistics of two tokens together."""
    a, other = s.activation, second_token(s)
    mu = s.sum(a + other) / (2 * s.N)
    centred, centred_other = a - mu * s.ones, other - mu * s.ones
    sigma2 = (s.dot(centred, centred) + s.dot(centred_other, centred_other)) / (2 * s.N)
    return centred / s.sqrt(sigma2 + s.eps)


per_token.misses({
    "with statistics over two tokens": lambda s: equal(
        s.jacobian(_pooled(s), second_token(s)) @ s.ones, 0 * s.ones
    ),
    "nor on its own token": lambda s: equal(
        s.jacobian(output(s, s.activation), s.activation) @ s.vector("v"), 0 * s.ones
    ),
    "after an average over tokens": lambda s: equal(
        s.jacobian(output(s, s.activation + second_token(s)), second_token(s)) @ s.vector("v"), 0 * s.ones
    ),
})


def running_std_is_positive(s):
    """s > 0 for the running standard deviation s."""
    return positive(s.scalar("s"))


@claim(
    "cheatsheet.batchnorm",
    "BatchNorm mixes the examples of a batch in training, and treats each by itself at inference",
    "LayerNorm vs BatchNorm",
    hypotheses=[denominator_is_positive, running_std_is_positive],
    remark=(
        "Here a is one feature over a batch of N examples. In training the mean and variance are those of "
        "a; what stands off the diagonal of the Jacobian is −(1 + x̂ᵢx̂ⱼ)/(N√(σ² + ε)). At inference mean "
        "m and deviation s are running statistics, fixed numbers."
    ),
)
def batchnorm(s):
    a = s.activation
    x, root = normalized(s, a, s.eps), s.sqrt(variance(s, a) + s.eps)
    own = s.diag(s.ones - (s.ones + x * x) / s.N) / root
    mixed = s.outer(s.ones, s.ones) + s.outer(x, x) - s.diag(s.ones + x * x)
    return [
        step("training", equal(s.jacobian(x, a), own - mixed / (s.N * root))),
        step("inference", equal(s.jacobian(_inference(s), a), s.identity / s.scalar("s"))),
    ]


def _inference(s):
    return (s.activation - s.scalar("m") * s.ones) / s.scalar("s")


batchnorm.misses({
    "the same in both": lambda s: equal(normalized(s, s.activation, s.eps), _inference(s)),
    "inference centres the batch": lambda s: equal(s.sum(_inference(s)), 0),
    "training is elementwise": lambda s: equal(
        s.jacobian(normalized(s, s.activation, s.eps), s.activation),
        s.identity / s.sqrt(variance(s, s.activation) + s.eps),
    ),
})


def stream_is_normalizable(s):
    """The LayerNorm of x + SubLayer(x) is defined."""
    return positive(variance(s, s.activation + s.vector("f")) + s.eps)


@claim(
    "cheatsheet.post-ln",
    "Post-LN normalizes after the residual addition, so its output lies in the image of LayerNorm",
    "Pre-LN vs Post-LN; question 3",
    hypotheses=[no_zero_gain, stream_is_normalizable],
    remark=(
        "f is the value of the sub-layer; no property of it is used. The image is orthogonal to α after "
        "the bias."
    ),
)
def post_ln(s):
    y = output(s, s.activation + s.vector("f"))
    return equal(s.dot(normal_direction(s, s.gain), y - s.bias), 0)


post_ln.misses({
    "the sub-layer’s output alone is normalized": lambda s: equal(
        s.dot(s.ones / s.gain, s.activation + output(s, s.vector("f")) - s.bias), 0
    ),
    "the stream alone is normalized": lambda s: equal(
        s.dot(s.ones / s.gain, output(s, s.activation) + s.vector("f") - s.bias), 0
    ),
    "orthogonal to the gain": lambda s: equal(
        s.dot(s.gain, output(s, s.activation + s.vector("f")) - s.bias), 0
    ),
})


@claim(
    "cheatsheet.pre-ln",
    "Pre-LN computes LayerNorm(x) + SubLayer(LayerNorm(x))",
    "Pre-LN vs Post-LN",
    hypotheses=[denominator_is_positive],
    corrected_by="lnverify.pre-ln",
    remark=(
        "Held against the definition of Xiong et al. (2020), x + SubLayer(LayerNorm(x)); f is the value "
        "of the sub-layer, the same in both. As printed the residual stream would be normalized at every "
        "layer and lose its mean."
    ),
    likely="x + SubLayer(LayerNorm(x)): the first LayerNorm is one too many.",
)
def pre_ln(s):
    x, f = s.activation, s.vector("f")
    return equal(output(s, x) + f, x + f)


pre_ln.misses({
    "LayerNorm of the sum": lambda s: equal(
        output(s, s.activation + s.vector("f")), s.activation + s.vector("f")
    ),
    "without a residual": lambda s: equal(s.vector("f"), s.activation + s.vector("f")),
    "Post-LN and Pre-LN agree": lambda s: equal(
        output(s, s.activation) + s.vector("f"), output(s, s.activation + s.vector("f"))
    ),
})


def sub_layer(s, x):
    """A linear sub-layer: diagonal plus rank one, with free entries."""
    return s.diag(s.vector("w")) @ x + s.outer(s.vector("p"), s.vector("q")) @ x


@claim(
    "lnverify.pre-ln",
    "In x + SubLayer(LayerNorm(x)) the residual stream passes: its Jacobian is I + W J, and keeps 1",
    "with a proof; Riechers, Sec. III: LayerNorm is used outside of the residual stream",
    hypotheses=[denominator_is_positive],
    remark=(
        "W is a linear sub-layer. J 1 = 0, so a shift of the stream by c1 arrives unchanged; with the "
        "formula LayerNorm(x) + SubLayer(LayerNorm(x)) it would vanish."
    ),
)
def true_pre_ln(s):
    x, c = s.activation, s.scalar("c")
    shifted = x + c * s.ones
    y, moved = s.let("y", output(s, x)), s.let("y", output(s, shifted))
    return [
        step("a shift arrives", equal(shifted + sub_layer(s, moved), x + sub_layer(s, y) + c * s.ones)),
        step("with LayerNorm on it, it vanishes", equal(moved + sub_layer(s, moved), y + sub_layer(s, y))),
        step("the Jacobian at 1", equal(s.ones + sub_layer(s, s.jacobian(y, x) @ s.ones), s.ones)),
    ]


def _shifted(s, block):
    return equal(block(s.activation + s.scalar("c") * s.ones), block(s.activation) + s.scalar("c") * s.ones)


true_pre_ln.misses({
    "in Post-LN too": lambda s: _shifted(s, lambda x: output(s, x + sub_layer(s, x))),
    "with LayerNorm on the stream too": lambda s: _shifted(
        s, lambda x: output(s, x) + sub_layer(s, output(s, x))
    ),
    "without LayerNorm": lambda s: _shifted(s, lambda x: x + sub_layer(s, x)),
})


@claim(
    "lnverify.fold-into-next",
    "Gain and bias fold into the linear layer behind: each row q becomes g ⊙ q, its bias q·b more",
    "with a proof",
    hypotheses=[denominator_is_positive],
    remark="Row by row, so for any matrix W: W diag(g) and W b + c. LayerNorm is left with g = 1 and b = 0.",
)
def fold_into_next(s):
    a, q, c = s.activation, s.vector("q"), s.scalar("c")
    folded = s.let("r", s.gain * q)
    bias = s.dot(q, s.bias) + c
    return equal(s.dot(q, output(s, a)) + c, s.dot(folded, normalized(s, a, s.eps)) + bias)


def _folded(s, row, bias):
    q, c = s.vector("q"), s.scalar("c")
    x = normalized(s, s.activation, s.eps)
    return equal(s.dot(q, output(s, s.activation)) + c, s.dot(row, x) + bias)


fold_into_next.misses({
    "the bias is not folded": lambda s: _folded(s, s.gain * s.vector("q"), s.scalar("c")),
    "the bias is folded with the gain": lambda s: _folded(
        s, s.gain * s.vector("q"), s.dot(s.gain * s.vector("q"), s.bias) + s.scalar("c")
    ),
    "divided by the gain": lambda s: _folded(
        s, s.vector("q") / s.gain, s.dot(s.vector("q"), s.bias) + s.scalar("c")
    ),
    "the gain is not folded": lambda s: _folded(
        s, s.vector("q"), s.dot(s.vector("q"), s.bias) + s.scalar("c")
    ),
})


@claim(
    "lnverify.centre-rows-behind",
    "Rows of the layer behind may be centred after folding: r·x̂ = (Πr)·x̂",
    "with a proof",
    hypotheses=[denominator_is_positive],
    remark="x̂ is orthogonal to 1. Centred after the gain is folded in, not before.",
)
def centre_rows_behind(s):
    r, x = s.gain * s.vector("q"), normalized(s, s.activation, s.eps)
    return equal(s.dot(r, x), s.dot(centering(s) @ r, x))


centre_rows_behind.misses({
    "before folding": lambda s: equal(
        s.dot(s.gain * s.vector("q"), normalized(s, s.activation, s.eps)),
        s.dot(s.gain * (centering(s) @ s.vector("q")), normalized(s, s.activation, s.eps)),
    ),
    "with the bias too": lambda s: equal(
        s.dot(s.vector("q"), output(s, s.activation)),
        s.dot(centering(s) @ s.vector("q"), output(s, s.activation)),
    ),
    "along α instead": lambda s: equal(
        s.dot(s.vector("q"), normalized(s, s.activation, s.eps)),
        s.dot(
            s.vector("q") - s.sum(s.vector("q") / s.gain) * (s.ones / s.gain),
            normalized(s, s.activation, s.eps),
        ),
    ),
})


def layer_is_normalizable(s):
    """The LayerNorm of the linear layer's output is defined."""
    return positive(variance(s, linear_layer(s)) + s.eps)


def linear_layer(s):
    """Two columns of a linear layer with their inputs, and its bias: x₁p + x₂q + c."""
    return s.let("y", s.scalar("x1") * s.vector("p") + s.scalar("x2") * s.vector("q") + s.vector("c"))


@claim(
    "lnverify.centre-before",
    "Centring the columns and the bias of the linear layer before turns LayerNorm into RMSNorm, exactly",
    "with a proof",
    hypotheses=[layer_is_normalizable],
    remark="Column by column, so for any matrix W: ΠW and Πc. The ε stays the same.",
)
def centre_before(s):
    P = centering(s)
    centred = (
        s.scalar("x1") * (P @ s.vector("p")) + s.scalar("x2") * (P @ s.vector("q")) + P @ s.vector("c")
    )
    return equal(output(s, linear_layer(s)), s.gain * rms_norm(s, centred, s.eps) + s.bias)


def _centred(s, layer):
    return equal(output(s, linear_layer(s)), s.gain * rms_norm(s, layer, s.eps) + s.bias)


centre_before.misses({
    "the bias is not centred": lambda s: _centred(
        s, centering(s) @ (linear_layer(s) - s.vector("c")) + s.vector("c")
    ),
    "nothing is centred": lambda s: _centred(s, linear_layer(s)),
    "the inputs are centred": lambda s: _centred(
        s,
        (s.scalar("x1") - s.scalar("x2")) / 2 * (s.vector("p") - s.vector("q")) + s.vector("c"),
    ),
})
