"""Linear layers with a free weight matrix W, M outputs from N inputs, before and behind a normalization."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centering, layer_norm, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import c_is_positive, denominator_is_positive, eps_is_positive, rms_norm_is_defined
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, nonzero, positive, step


def weights(s):
    """W, a free M-by-N matrix."""
    return s.matrix("W", rows="M")


def outputs(s):
    """Wa, the summed inputs of M units."""
    return s.let("z", weights(s) @ s.activation)


def loss(s, x):
    """p·x, the loss whose gradient at x is p."""
    return s.dot(s.on("M").vector("p"), x)


def biased_inputs(s):
    """Wa + c, the summed inputs with a bias."""
    return s.let("z", weights(s) @ s.activation + s.on("M").vector("c"))


def norm_of_biased_is_defined(s):
    """σ² + ε > 0 for the variance of Wa + c: LayerNorm behind the layer is defined."""
    return positive(variance(s.on("M"), biased_inputs(s)) + s.eps)


def outputs_differ(s):
    """The outputs are not all equal."""
    return positive(variance(s.on("M"), weights(s) @ s.activation))


@claim(
    "lnverify.linear.fold",
    "with a proof; compare “FlashNorm”, Proposition 1, and the folding of LayerNorm in TransformerLens",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the bias is left as it was": {"bias": lambda s, W, c: c},
        "the squared gain": {"folded": lambda s, W: W @ s.diag(s.gain**2)},
        "the gain is lost": {"folded": lambda s, W: W},
    },
)
def fold(s, *, folded=lambda s, W: W @ s.diag(s.gain), bias=lambda s, W, c: W @ s.bias + c):
    r"""Gain and bias of LayerNorm fold into the linear layer behind it, whatever its matrix: $W \mathrm{diag}(g)$,
    and $Wb + c$
    """
    W, c = weights(s), s.on("M").vector("c")
    return equal(W @ layer_norm(s) + c, folded(s, W) @ normalized(s) + bias(s, W, c))


@claim(
    "lnverify.linear.centred-rows",
    "with a proof; compare the centring of weights in TransformerLens",
    hypotheses=[denominator_is_positive],
    near_misses={
        "with a gain between": {"between": lambda s, x: s.gain * x},
        "with a bias between": {"between": lambda s, x: x + s.bias},
        "behind RMSNorm": {"norm": rms_norm},
        "with all rows halved": {"centred": lambda s, W: W @ centering(s) / 2},
    },
)
def centred_rows(
    s, *, centred=lambda s, W: W @ centering(s), between=lambda s, x: x, norm=lambda s, a: normalized(s, a)
):
    r"""Behind LayerNorm without gain and bias each row of the weights may be centred: $W\Pi$ does what $W$ does

    What LayerNorm puts out sums to 0: the mean of a row meets nothing.
    """
    W, x = weights(s), between(s, norm(s, s.activation))
    return equal(W @ x, centred(s, W) @ x)


@claim(
    "lnverify.linear.centred-columns",
    "with a proof; compare Jiang et al., “Pre-RMSNorm and Pre-CRMSNorm Transformers”",
    hypotheses=[norm_of_biased_is_defined],
    near_misses={
        "the rows for the columns": {"centred": lambda s, W: W @ centering(s)},
        "before RMSNorm": {"norm": lambda t, x: rms_norm(t, x)},
        "the bias is left out": {"bias": lambda t, c: 0 * c},
        "twice as large": {"centred": lambda s, W: 2 * centering(s.on("M")) @ W},
    },
)
def centred_columns(
    s,
    *,
    centred=lambda s, W: centering(s.on("M")) @ W,
    bias=lambda t, c: centering(t) @ c,
    norm=lambda t, x: normalized(t, x),
):
    r"""A linear layer before LayerNorm may be centred, its matrix by columns and its bias: $\Pi W$ and $\Pi c$

    Then LayerNorm has no mean to subtract, and is RMSNorm.
    """
    t, W, a = s.on("M"), weights(s), s.activation
    x, wanted = centred(s, W) @ a + bias(t, t.vector("c")), norm(t, biased_inputs(s))
    return [step("the same outputs", equal(norm(t, x), wanted)), step("by RMSNorm", equal(rms_norm(t, x), wanted))]


@claim(
    "lnverify.linear.re-centred",
    "with a proof; compare Ba et al., Equation (6), and Zhang and Sennrich, Section 1",
    hypotheses=[eps_is_positive],
    near_misses={
        "another shift for each output": {"noise": lambda s: s.outer(s.on("M").vector("q"), s.ones)},
        "with RMSNorm": {"norm": lambda t, x: rms_norm(t, x)},
        "shifted and doubled": {"noise": lambda s: weights(s) + s.outer(s.on("M").ones, s.vector("r"))},
    },
)
def re_centred(s, *, noise=lambda s: s.outer(s.on("M").ones, s.vector("r")), norm=lambda t, x: layer_norm(t, x)):
    r"""LayerNorm of a linear layer does not notice the same row $r$ added to every row of the weights, whatever
    $\epsilon$

    $\mathbf{1}r^\top$ moves all outputs by $r\cdot a$, and LayerNorm subtracts their mean.
    """
    t, W = s.on("M"), weights(s)
    return equal(norm(t, (W + noise(s)) @ s.activation), norm(t, W @ s.activation))


@claim(
    "lnverify.linear.re-scaled",
    "with a proof; compare Ba et al., Table 1",
    where=[letters.EPS],
    hypotheses=[c_is_positive, outputs_differ],
    near_misses={
        r"with $\epsilon = 1$": {"eps": lambda s: s.rational(1)},
        "by the negative factor": {"factor": lambda s: -s.scalar("c")},
        "one factor for each output": {"scaled": lambda s, W: s.diag(s.on("M").vector("q")) @ W},
        "without a normalization": {"norm": lambda t, x, eps: x},
    },
)
def re_scaled(
    s,
    *,
    factor=lambda s: s.scalar("c"),
    scaled=lambda s, W: s.scalar("c") * W,
    eps=lambda s: s.rational(0),
    norm=lambda t, x, eps: normalized(t, x, eps),
):
    r"""LayerNorm of a linear layer does not notice a positive factor of the weights, or of the inputs, if $\epsilon
    = 0$
    """
    t, W, a = s.on("M"), weights(s), s.activation
    wanted = norm(t, W @ a, eps(s))
    return [
        step("of the weights", equal(norm(t, scaled(s, W) @ a, eps(s)), wanted)),
        step("of the inputs", equal(norm(t, W @ (factor(s) * a), eps(s)), wanted)),
    ]


def equal_row_sums(s, W):
    """WΠ + t11ᵀ, of which every row has the sum Nt: any matrix with equal row sums is one of these."""
    return W @ centering(s) + s.scalar("t") * s.outer(s.on("M").ones, s.ones)


def norm_of_equal_rows_is_defined(s):
    """σ² + ε > 0 for the outputs of this matrix."""
    return positive(variance(s.on("M"), equal_row_sums(s, weights(s)) @ s.activation) + s.eps)


@claim(
    "lnverify.linear.feature-shift",
    "with a proof; compare the conclusion of Ba et al.",
    hypotheses=[norm_of_equal_rows_is_defined],
    near_misses={
        "for every matrix": {"suited": lambda s, W: W},
        "for columns of sum 0": {"suited": lambda s, W: centering(s.on("M")) @ W},
        "for a shift of one’s own for each feature": {"shift": lambda s: s.vector("r")},
        "with RMSNorm": {"norm": lambda t, x: rms_norm(t, x)},
    },
)
def feature_shift(
    s,
    *,
    suited=equal_row_sums,
    shift=lambda s: s.scalar("c") * s.ones,
    norm=lambda t, x: normalized(t, x),
):
    r"""LayerNorm of a linear layer does not notice a shift of all features where all rows of the weights have one sum

    $W\Pi + t\mathbf{1}\mathbf{1}^\top$ is any such matrix. For others a shift of the features is noticed: what is not
    noticed is a shift of the summed inputs.
    """
    W, t = suited(s, weights(s)), s.on("M")
    return equal(norm(t, W @ (s.activation + shift(s))), norm(t, W @ s.activation))


@claim(
    "lnverify.linear.shifted-features",
    "with a proof; compare the conclusion of Ba et al.",
    near_misses={
        "not at all": {"moved": lambda t, sums: 0 * sums},
        "by the row sums themselves": {"moved": lambda t, sums: sums},
        "by their mean": {"moved": lambda t, sums: t.sum(sums) / t.N * t.ones},
    },
)
def shifted_features(s, *, moved=lambda t, sums: centering(t) @ sums):
    r"""A shift of all features by $c$ moves the centred outputs of a linear layer by $c$ times the centred row sums

    $\Pi W(a + c\mathbf{1}) = \Pi Wa + c \Pi W\mathbf{1}$. So LayerNorm behind it notices the shift exactly where the
    row sums $W\mathbf{1}$ differ.
    """
    t, W, c = s.on("M"), weights(s), s.scalar("c")
    P = centering(t)
    return equal(P @ (W @ (s.activation + c * s.ones)), P @ (W @ s.activation) + c * moved(t, W @ s.ones))


@claim(
    "lnverify.linear.backward",
    "with a proof",
    hypotheses=[norm_of_biased_is_defined],
    near_misses={
        "the gradient above the norm": {"upstream": lambda s, found: s.on("M").vector("p")},
        "a centred input": {"input": lambda s: centering(s) @ s.activation},
        "the centred matrix": {"matrix": lambda s: weights(s) @ centering(s)},
    },
)
def backward(s, *, upstream=lambda s, found: found, input=lambda s: s.activation, matrix=weights):
    r"""Behind a linear layer $Wa + c$ with a LayerNorm, the gradient $q$ at $c$ gives the others: $qa^\top$ at $W$ and
    $W^\top q$ at $a$

    For any gradient $p$ of the loss at the normalized outputs.
    """
    t, W, a = s.on("M"), weights(s), s.activation
    value = loss(s, normalized(t, biased_inputs(s)))
    q = s.let("q", upstream(s, s.gradient(value, t.vector("c"))))
    return [
        step("at $W$", equal(s.gradient(value, W), s.outer(q, input(s)))),
        step("at $a$", equal(s.gradient(value, a), matrix(s).T @ q)),
    ]


@claim(
    "lnverify.linear.scale-gradient",
    "with a proof; compare Hoffer et al. 2018, Arora, Li and Lyu 2018",
    hypotheses=[eps_is_positive],
    near_misses={
        r"orthogonal with $\epsilon$ too": {"rest": lambda t, z: 0},
        "the part of the variance": {"rest": lambda t, z: variance(t, z) / (variance(t, z) + t.eps)},
        "half of it": {"rest": lambda t, z: t.eps / (variance(t, z) + t.eps) / 2},
        "without a normalization": {"norm": lambda t, z: z},
    },
)
def scale_gradient(s, *, rest=lambda t, z: t.eps / (variance(t, z) + t.eps), norm=lambda t, z: normalized(t, z)):
    r"""The gradient at the weights before LayerNorm is orthogonal to them up to the part $\epsilon/(\sigma^2 +
    \epsilon)$

    $\mathrm{tr}(W^\top \partial L/\partial W) = L \epsilon/(\sigma^2 + \epsilon)$ for $L = p\cdot\hat{x}$, with
    $\sigma^2$ the variance of the outputs: only without $\epsilon$ is it 0.
    """
    t, W, z = s.on("M"), weights(s), outputs(s)
    value = loss(s, norm(t, z))
    return equal(s.trace(W.T @ s.gradient(value, W)), rest(t, z) * value)


@claim(
    "lnverify.linear.scale-free",
    "with a proof; compare Hoffer et al. 2018, Arora, Li and Lyu 2018",
    where=[
        r"$L = \mathbf{p}\cdot\hat{x}$ is linear in the output $\hat{x}$, as the chain rule lets it be",
        letters.EPS,
    ],
    hypotheses=[outputs_differ],
    near_misses={
        r"with $\epsilon = 1$": {"eps": lambda s: s.rational(1)},
        "the length of the gradient": {"product": lambda s, W, G: s.trace(G.T @ G)},
        "without a normalization": {"norm": lambda t, x, eps: x},
    },
)
def scale_gradient_without_eps(
    s,
    *,
    eps=lambda s: s.rational(0),
    norm=lambda t, x, eps: normalized(t, x, eps),
    product=lambda s, W, G: s.trace(W.T @ G),
):
    r"""Without $\epsilon$ the gradient at the weights before LayerNorm is orthogonal to them: $\sum W \odot \partial
    L/\partial W = 0$
    """
    W = weights(s)
    value = loss(s, norm(s.on("M"), outputs(s), eps(s)))
    return equal(product(s, W, s.gradient(value, W)), 0)


@claim(
    "lnverify.linear.weight-decay",
    "with a proof; compare van Laarhoven 2017",
    where=[letters.EPS],
    hypotheses=[outputs_differ],
    near_misses={
        "half of it": {"part": lambda s, W: s.scalar("l") * s.trace(W.T @ W) / 2},
        "nothing": {"part": lambda s, W: 0},
        r"with $\epsilon = 1$": {"eps": lambda s: s.rational(1)},
        "a penalty of all outputs": {"penalty": lambda s, W: s.scalar("l") * s.dot(outputs(s), outputs(s)) / 2},
    },
)
def weight_decay(
    s,
    *,
    part=lambda s, W: s.scalar("l") * s.trace(W.T @ W),
    penalty=lambda s, W: s.scalar("l") * s.trace(W.T @ W) / 2,
    eps=lambda s: s.rational(0),
):
    r"""Before LayerNorm without $\epsilon$ the gradient at the weights has along them the part of the penalty
    $l\|W\|^2/2$ alone

    Along $W$ the whole gradient has the part $l\|W\|^2$, which is the penalty’s: the norm is Frobenius’s, $\|W\|^2 =
    \mathrm{tr}(W^\top W)$.
    """
    W = weights(s)
    value = loss(s, normalized(s.on("M"), outputs(s), eps(s))) + penalty(s, W)
    return equal(s.trace(W.T @ s.gradient(value, W)), part(s, W))


def orthogonal_step(s):
    """tr(WᵀG) = 0: the step is orthogonal to the weights."""
    return equal(s.trace(weights(s).T @ s.matrix("G", rows="M")), 0)


@claim(
    "lnverify.linear.weight-growth",
    "with a proof; compare van Laarhoven 2017, Wan et al. 2020",
    hypotheses=[orthogonal_step],
    near_misses={
        "the rate is not squared": {"growth": lambda s, G: s.scalar("h") * s.trace(G.T @ G)},
        "the decay is not squared": {"decay": lambda s: 1 - s.scalar("h") * s.scalar("l")},
        "the decay is forgotten": {"decay": lambda s: s.rational(1)},
    },
)
def weight_growth(
    s,
    *,
    growth=lambda s, G: s.scalar("h") ** 2 * s.trace(G.T @ G),
    decay=lambda s: (1 - s.scalar("h") * s.scalar("l")) ** 2,
):
    r"""A step at the rate $h$ along a gradient $G$ orthogonal to $W$, with weight decay $l$, takes $\|W\|^2$ to $(1 -
    hl)^2\|W\|^2 + h^2\|G\|^2$

    The step is $W - hlW - hG$, the norm that of Frobenius. The two terms balance where the size no longer changes.
    """
    W, G, h = weights(s), s.matrix("G", rows="M"), s.scalar("h")
    moved = W - h * (s.scalar("l") * W) - h * G
    return equal(s.trace(moved.T @ moved), decay(s) * s.trace(W.T @ W) + growth(s, G))


@claim(
    "lnverify.linear.deferred",
    "with a proof; compare “FlashNorm”, Proposition 2",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "without the squares’ mean": {"divisor": lambda s: s.sqrt(s.dot(s.activation, s.activation) + s.eps)},
        "the gain behind the weights": {"folded": lambda s, W: s.diag(s.on("M").vector("q")) @ W},
        "with a bias that waits": {"bias": lambda s: s.on("M").vector("c")},
    },
)
def deferred_division(
    s,
    *,
    divisor=lambda s: s.sqrt(s.dot(s.activation, s.activation) / s.N + s.eps),
    folded=lambda s, W: W @ s.diag(s.gain),
    bias=lambda s: 0 * s.on("M").ones,
):
    """The gain of RMSNorm folds into any matrix behind it, and its division may wait until after the matrix"""
    W = weights(s)
    return equal(W @ (s.gain * rms_norm(s)) + bias(s), (folded(s, W) @ s.activation + bias(s)) / divisor(s))


def square_matrix(s):
    """S, a free N-by-N matrix."""
    return s.matrix("S", rows="N")


def length_is_kept(s):
    """‖Sa‖² = ‖a‖²: so it is for every a where S is orthogonal."""
    image = square_matrix(s) @ s.activation
    return equal(s.dot(image, image), s.dot(s.activation, s.activation))


@claim(
    "lnverify.linear.rotation",
    "with a proof; compare Ashkboos et al., “SliceGPT”",
    hypotheses=[length_is_kept, rms_norm_is_defined],
    near_misses={
        "LayerNorm for RMSNorm": {"norm": lambda s, x: normalized(s, x)},
        "with a gain in the norm": {"norm": lambda s, x: s.gain * rms_norm(s, x)},
        "back by the transpose": {"back": lambda s, S: S.T},
    },
)
def rotation(s, *, norm=rms_norm, back=lambda s, S: S):
    """RMSNorm without gain commutes with a matrix that keeps the length of its input, an orthogonal one above all"""
    S = square_matrix(s)
    return equal(norm(s, S @ s.activation), back(s, S) @ norm(s, s.activation))


def r_is_nowhere_zero(s):
    """rₘ ≠ 0 for all m."""
    return nonzero(s.on("M").vector("r"))


@claim(
    "lnverify.linear.scores",
    "with a proof",
    hypotheses=[r_is_nowhere_zero],
    near_misses={
        "the same factors for both": {"other": lambda s, r: r},
        "of the inputs": {"turned": lambda s, A: A @ s.diag(s.vector("q"))},
        "the factors of the queries alone": {"other": lambda s, r: r**0},
    },
)
def scores(s, *, other=lambda s, r: r**-1, turned=lambda s, A: A):
    r"""Attention scores see the weights of queries and keys only as $A^\top B$: factors may pass from one to the other

    $(Aa)\cdot(Bb) = a\cdot A^\top Bb$, with $A$ for the queries of $a$ and $B$ for the keys of $b$.
    """
    A, B, r = s.matrix("A", rows="M"), s.matrix("B", rows="M"), s.on("M").vector("r")
    a, b = s.activation, s.vector("b")
    score = s.dot(A @ a, B @ b)
    moved = s.dot(s.diag(r) @ turned(s, A) @ a, s.diag(other(s, r)) @ B @ b)
    return [
        step("one matrix", equal(score, s.dot(a, (A.T @ B) @ b))),
        step("factors moved", equal(moved, score)),
    ]


@claim(
    "lnverify.linear.mean",
    "with a proof",
    near_misses={
        "the mean of the rows, not divided": {"row": lambda s, W: W.T @ s.on("M").ones},
        "of the centred input": {"input": lambda s: centering(s) @ s.activation},
        "the row sums": {"row": lambda s, W: s.sum(W @ s.ones) / s.on("M").N * s.ones},
    },
)
def output_mean(s, *, row=lambda s, W: W.T @ s.on("M").ones / s.on("M").N, input=lambda s: s.activation):
    r"""The mean that LayerNorm subtracts behind a linear layer is one more output: $r\cdot a$, with $r$ the mean of the
    rows of $W$

    So the variance is $\|(W - \mathbf{1}r^\top)a\|^2/M$.
    """
    t, W, a = s.on("M"), weights(s), s.activation
    r = s.let("r", row(s, W))
    rest = (W - s.outer(t.ones, r)) @ a
    return [
        step("the mean", equal(t.sum(W @ a) / t.N, s.dot(r, input(s)))),
        step("the variance", equal(variance(t, W @ a), t.dot(rest, rest) / t.N)),
    ]


@claim(
    "activation.separating-plane",
    "Summary, the paragraph on the solution of the spiral",
    near_misses={
        "with the sum of the weights as its normal": {"normal": lambda s, w, v: w + v},
        "the scores themselves stay": {"other": lambda s, w, v: 0 * v},
        "for scores that are squared": {"power": 2},
    },
)
def separating_plane(s, *, normal=lambda s, w, v: w - v, other=lambda s, w, v: v, power=1):
    r"""The classes that a last linear layer tells apart meet in a plane: its two scores differ by a function that goes
    by
    the product with one vector

    The scores are $w\cdot x + b$ and $v\cdot x + c$; the boundary, where they are equal, has the normal $w - v$, and
    along a direction $d$ orthogonal to it the difference stays as it is.
    """
    w, v, x, d, b, c = (*map(s.vector, "wvxd"), s.scalar("b"), s.scalar("c"))

    def gap(at):
        return (s.dot(w, at) + b) ** power - (s.dot(other(s, w, v), at) + c) ** power

    return [
        step("the gradient", equal(s.gradient(gap(x), x), normal(s, w, v))),
        step("a step $d$", equal(gap(x + d) - gap(x), s.dot(normal(s, w, v), d))),
    ]
