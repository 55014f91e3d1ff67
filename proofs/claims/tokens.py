"""Tokens in the rows, features in the columns: LayerNorm and RMSNorm per token, BatchNorm in training, group norms."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centering, variance
from lnverify.proofs.hypotheses import eps_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, differ, equal, positive, step
from lnverify.proofs.two_axes import (
    centered_columns,
    centered_rows,
    centered_whole,
    column_means,
    columns_differ,
    mean_of_all,
    normalized_columns,
    normalized_groups,
    normalized_rows,
    normalized_whole,
    rms_rows,
    row_means,
    row_norms_are_defined,
    row_variances,
    rows_are_not_zero,
    rows_differ,
    tokens,
    total,
    variance_of_all,
    whole_norm_is_defined,
)

_NORMALIZED = r"$\hat{X}$ is what the norm makes of $X$"


def token_factors(s):
    """A factor for each token."""
    return s.on("M").vector("c")


def token_factors_are_positive(s):
    """cₘ > 0 for each token."""
    return positive(token_factors(s))


def feature_factors(s):
    """A factor for each feature."""
    return s.vector("h")


def feature_factors_are_positive(s):
    """hₙ > 0 for each feature."""
    return positive(feature_factors(s))


def shift_of_tokens(s):
    """d1ᵀ: one number for all features of a token."""
    return s.outer(s.on("M").vector("d"), s.ones)


def shift_of_features(s):
    """1bᵀ: one row for all tokens."""
    return s.outer(s.on("M").ones, s.bias)


def scaled_tokens(s, X):
    """diag(c)X."""
    return s.diag(token_factors(s)) @ X


def scaled_features(s, X):
    """X diag(h)."""
    return X @ s.diag(feature_factors(s))


@claim(
    "lnverify.tokens.layer-norm",
    "with a proof; compare Ba et al., Table 1",
    where=[letters.EPS],
    hypotheses=[rows_differ, token_factors_are_positive],
    near_misses={
        "a shift of each feature": {"shift": shift_of_features},
        "a factor for each feature": {"scaled": scaled_features},
        r"with $\epsilon = 1$": {"eps": lambda s: 1},
        "by the negative factors": {"scaled": lambda s, X: -scaled_tokens(s, X)},
        "RMSNorm too": {"norm": rms_rows},
    },
)
def layer_norm_of_tokens(s, *, scaled=scaled_tokens, shift=shift_of_tokens, eps=lambda s: 0, norm=normalized_rows):
    r"""LayerNorm per token does not notice a positive factor and a shift of each token’s own, if $\epsilon = 0$

    $\mathrm{LN}(\mathrm{diag}(c)X + d\mathbf{1}^\top) = \mathrm{LN}(X)$. BatchNorm in training does notice them: it is
    blind to those of features.
    """
    X = tokens(s)
    return equal(norm(s, scaled(s, X) + shift(s), eps(s)), norm(s, X, eps(s)))


@claim(
    "lnverify.tokens.batch-norm",
    "with a proof; compare Ioffe and Szegedy, §3.2 and §3.3",
    where=[letters.EPS],
    hypotheses=[columns_differ, feature_factors_are_positive],
    near_misses={
        "a shift of each token": {"shift": shift_of_tokens},
        "a factor for each token": {"scaled": scaled_tokens},
        r"with $\epsilon = 1$": {"eps": lambda s: 1},
        "by the negative factors": {"scaled": lambda s, X: -scaled_features(s, X)},
        "LayerNorm too": {"norm": normalized_rows},
    },
)
def batch_norm_of_features(
    s, *, scaled=scaled_features, shift=shift_of_features, eps=lambda s: 0, norm=normalized_columns
):
    r"""BatchNorm in training does not notice a factor and a shift of each feature’s own, if $\epsilon = 0$

    $\mathrm{BN}(X \mathrm{diag}(h) + \mathbf{1}b^\top) = \mathrm{BN}(X)$ for positive factors: so a bias $b$ before it
    is lost, and a gain too. LayerNorm per token notices both.
    """
    X = tokens(s)
    return equal(norm(s, scaled(s, X) + shift(s), eps(s)), norm(s, X, eps(s)))


@claim(
    "lnverify.tokens.statistics",
    "with a proof",
    hypotheses=[row_norms_are_defined],
    near_misses={
        "the columns": {"norm": normalized_columns},
        r"$N$ as if $\epsilon$ were 0": {"part": lambda s, v: v**0},
        "not centred": {"norm": rms_rows},
        "over the standard deviation": {"part": lambda s, v: s.sqrt(v / (v + s.eps * s.on("M").ones))},
    },
)
def statistics_of_rows(s, *, norm=normalized_rows, part=lambda s, v: v / (v + s.eps * s.on("M").ones)):
    r"""LayerNorm per token gives each token the sum 0 and the squared length $N \sigma^2/(\sigma^2 + \epsilon)$,
    with a $\sigma^2$ for each token
    """
    X, t = tokens(s), s.on("M")
    y = s.let("Y", norm(s, X))
    return [
        step("the sums", equal(y @ s.ones, 0 * t.ones)),
        step("the squares", equal((y * y) @ s.ones, s.N * part(s, row_variances(s, X)))),
    ]


@claim(
    "lnverify.tokens.rms",
    "with a proof; compare Zhang and Sennrich",
    where=[letters.EPS],
    hypotheses=[rows_are_not_zero, token_factors_are_positive],
    near_misses={
        "a shift of each token": {"shift": shift_of_tokens},
        "the sum of the squares is 1": {"size": lambda s: 1},
        r"with $\epsilon = 1$": {"eps": lambda s: 1},
        "a factor for each feature": {"scaled": scaled_features},
    },
)
def rms_of_tokens(
    s, *, scaled=scaled_tokens, shift=lambda s: 0 * shift_of_tokens(s), size=lambda s: s.N, eps=lambda s: 0
):
    r"""RMSNorm per token does not notice a positive factor of each token’s own, if $\epsilon = 0$. All get the
    length $\sqrt{N}$
    """
    X = tokens(s)
    y = s.let("Y", rms_rows(s, X, eps(s)))
    return [
        step("the factors", equal(rms_rows(s, scaled(s, X) + shift(s), eps(s)), y)),
        step("the squares", equal((y * y) @ s.ones, size(s) * s.on("M").ones)),
    ]


def upstream(s):
    """P, the gradient of the loss at the outputs."""
    return s.matrix("P")


def loss(s, Y):
    """Σ P ⊙ Y, the loss whose gradient at Y is P."""
    return total(s, upstream(s) * Y)


@claim(
    "lnverify.tokens.parameters",
    "with a proof; compare the walkthrough on ∂L/∂γ and ∂L/∂β for a batch",
    where=[_NORMALIZED],
    hypotheses=[row_norms_are_defined],
    near_misses={
        r"$X$ for $\hat{X}$": {"xhat": lambda s, X: X},
        "the mean over the tokens": {"over": lambda s, A: column_means(s, A)},
        "the inputs centred alone": {"xhat": centered_rows},
        "of the first moments alone": {"factor": lambda s, X: normalized_rows(s, X) * normalized_rows(s, X)},
    },
)
def parameter_gradients(
    s, *, xhat=normalized_rows, over=lambda s, A: A.T @ s.on("M").ones, factor=lambda s, X: normalized_rows(s, X)
):
    r"""Over a batch of tokens the gradient at the gain is $(P \odot \hat{X})^\top\mathbf{1}$, and at the bias
    $P^\top\mathbf{1}$: sums over the tokens

    For $Y = \hat{X} \mathrm{diag}(g) + \mathbf{1}b^\top$ and the gradient $P$ of the loss at $Y$.
    """
    X, P = tokens(s), upstream(s)
    value = loss(s, factor(s, X) @ s.diag(s.gain) + shift_of_features(s))
    return [
        step("at the gain", equal(s.gradient(value, s.gain), over(s, P * xhat(s, X)))),
        step("at the bias", equal(s.gradient(value, s.bias), over(s, P))),
    ]


def normalize_rows_by(s, v, A, eps):
    """diag(1/√(v + ε)) A."""
    return s.diag(s.on("M").ones / s.sqrt(v + eps * s.on("M").ones)) @ A


@claim(
    "lnverify.tokens.backward",
    "with a proof; compare Ioffe and Szegedy, §3, and Xu et al.",
    where=[letters.PI, "$m$ has a number for each row"],
    hypotheses=[row_norms_are_defined],
    near_misses={
        r"the mean of $P \odot \hat{X}$ is lost": {"along": lambda s, P, Y: 0 * row_means(s, P)},
        "the mean of $P$ is lost": {"centred": lambda s, P: P},
        "the sum for the mean": {"along": lambda s, P, Y: (P * Y) @ s.ones},
        "over the batch": {"centred": centered_columns},
    },
)
def backward_of_tokens(s, *, centred=centered_rows, along=lambda s, P, Y: row_means(s, P * Y)):
    r"""The gradient before LayerNorm per token, for a whole batch: $\mathrm{diag}(1/\sigma)(P\Pi -
    \mathrm{diag}(m)\hat{X})$, $m$ the means of $P \odot \hat{X}$

    Each token has its own $\sigma$, the root of its variance plus $\epsilon$, and its own mean: nothing goes from one
    token to another.
    """
    X, P = tokens(s), upstream(s)
    Y = s.let("Xhat", normalized_rows(s, X))
    inner = centred(s, P) - s.diag(along(s, P, Y)) @ Y
    return equal(s.gradient(loss(s, Y), X), normalize_rows_by(s, row_variances(s, X), inner, s.eps))


@claim(
    "lnverify.backward-of-batch",
    "with a proof; compare the walkthrough’s backward pass, steps A and C",
    where=[r"$L = \sum P \odot Y$ is linear in the output $Y$, as the chain rule lets it be"],
    hypotheses=[row_norms_are_defined],
    near_misses={
        "the mean over rows for the sum": {"over": column_means},
        "a weighted sum": {"over": lambda s, A: A.T @ s.on("M").vector("q")},
        "the rows mix": {"centred": centered_columns},
        "the variance term is lost": {"along": lambda s, P, Y: 0 * row_means(s, P)},
    },
)
def batch_of_rows(
    s,
    *,
    over=lambda s, A: A.T @ s.on("M").ones,
    centred=centered_rows,
    along=lambda s, P, Y: row_means(s, P * Y),
):
    r"""For a batch of any number of rows: the rows do not mix in $\partial L/\partial X$, and the gradients of gain and
    bias are sums over rows

    $X$ has a row for each example, $P$ is the upstream gradient, $Y = \hat{X} \mathrm{diag}(g) + \mathbf{1}b^\top$ the
    output. A row of the first step has the statistics of that row alone: it is the closed formula of step C for that
    row, with $\delta = p \odot g$.
    """
    X, P = tokens(s), upstream(s)
    Y = s.let("Xhat", normalized_rows(s, X))
    value = loss(s, normalized_rows(s, X) @ s.diag(s.gain) + shift_of_features(s))
    D = s.let("D", P @ s.diag(s.gain))
    inner = centred(s, D) - s.diag(along(s, D, Y)) @ Y
    return [
        step("the inputs", equal(s.gradient(value, X), normalize_rows_by(s, row_variances(s, X), inner, s.eps))),
        step("the gain", equal(s.gradient(value, s.gain), over(s, P * Y))),
        step("the bias", equal(s.gradient(value, s.bias), over(s, P))),
    ]


@claim(
    "lnverify.tokens.batch-norm.backward",
    "with a proof; compare Ioffe and Szegedy, §3",
    where=[letters.EPS],
    hypotheses=[columns_differ],
    near_misses={
        r"with $\epsilon = 1$": {"eps": lambda s: 1},
        "the sums over the features": {"sums": lambda s, A: A @ s.ones},
        "a loss of each feature’s size": {"value": lambda s, Y: total(s, Y * Y * Y) + total(s, tokens(s))},
        "without a normalization": {"norm": lambda s, X, eps: X},
    },
)
def backward_of_batch(
    s, *, eps=lambda s: 0, sums=lambda s, A: A.T @ s.on("M").ones, value=loss, norm=normalized_columns
):
    r"""Without $\epsilon$ the gradient before BatchNorm in training sums to 0 over the batch and is orthogonal to the
    inputs, by features

    $G = \partial L/\partial X$ has $G^\top\mathbf{1} = 0$ and $(G \odot X)^\top\mathbf{1} = 0$: what it would change, a
    shift and a factor of a feature, BatchNorm does not notice.
    """
    X = tokens(s)
    G = s.let("G", s.gradient(value(s, norm(s, X, eps(s))), X))
    return [
        step("the sums", equal(sums(s, G), 0 * sums(s, X))),
        step("along the inputs", equal(sums(s, G * X), 0 * sums(s, X))),
    ]


def spread(s, m):
    """The variance of M numbers."""
    return variance(s.on("M"), m)


def unbiased_spread(s, m):
    """The variance of M numbers with the divisor M − 1."""
    t = s.on("M")
    return spread(s, m) * t.N / (t.N - 1)


@claim(
    "lnverify.tokens.total-variance",
    "with a proof; compare Wu and He 2018",
    near_misses={
        "without the means’ variance": {"between": lambda s, m: 0},
        "the means’ mean square": {"between": lambda s, m: s.dot(m, m) / s.on("M").N},
        "the sum of the rows’ variances": {"within": lambda s, v: s.on("M").sum(v)},
        "the means’ variance with the divisor $M - 1$": {"between": unbiased_spread},
    },
)
def total_variance(s, *, within=lambda s, v: s.on("M").sum(v) / s.on("M").N, between=spread):
    """The variance of all entries is the mean of the rows’ variances and the variance of the rows’ means

    What a normalization over all channels has besides those of the single channels: the distances of their means.
    """
    X = tokens(s)
    return equal(variance_of_all(s, X), within(s, row_variances(s, X)) + between(s, row_means(s, X)))


@claim(
    "lnverify.tokens.variances-below-total",
    "with a proof; compare Wu and He 2018",
    near_misses={
        "from above": {"relation": lambda low, high: at_most(high, low)},
        "the sum of the rows’ variances": {"within": lambda s, v: s.on("M").sum(v)},
        "by a factor of 2": {"within": lambda s, v: 2 * s.on("M").sum(v) / s.on("M").N},
    },
)
def variances_below_total(s, *, within=lambda s, v: s.on("M").sum(v) / s.on("M").N, relation=at_most):
    """The mean of the rows’ variances is at most the variance of all entries"""
    X = tokens(s)
    return relation(within(s, row_variances(s, X)), variance_of_all(s, X))


@claim(
    "lnverify.tokens.double-centring",
    "with a proof",
    near_misses={
        "the mean of all taken off once more": {"whole": lambda s, X: 0 * mean_of_all(s, X)},
        "centred over both axes at once": {"twice": lambda s, X: centered_whole(s, X)},
        "the rows alone": {"twice": centered_rows},
        "the columns alone": {"twice": centered_columns},
    },
)
def double_centring(s, *, twice=lambda s, X: centered_columns(s, centered_rows(s, X)), whole=mean_of_all):
    r"""Rows and columns may be centred in either order: both give $\Pi X\Pi$, of which all sums are 0

    $X$ less its rows’ means and its columns’ means has lost the mean of all twice, so that is added again.
    """
    X, t = tokens(s), s.on("M")
    Y = s.let("Y", twice(s, X))
    back = whole(s, X) * s.outer(t.ones, s.ones)
    return [
        step("the other order", equal(Y, centered_rows(s, centered_columns(s, X)))),
        step("two projectors", equal(Y, centering(t) @ X @ centering(s))),
        step("in one step", equal(Y, centered_rows(s, X) + centered_columns(s, X) - X + back)),
        step("the rows’ sums", equal(Y @ s.ones, 0 * t.ones)),
        step("the columns’ sums", equal(Y.T @ t.ones, 0 * s.ones)),
    ]


def pooling(s):
    """1qᵀ: each token becomes the same weighted sum of all, as in attention with one query."""
    t = s.on("M")
    return s.outer(t.ones, t.vector("q"))


@claim(
    "lnverify.tokens.pooling",
    "with a proof",
    hypotheses=[eps_is_positive],
    near_misses={
        "LayerNorm of the sum is the sum after LayerNorm": {"pooled": equal},
        "to centre is no better": {"centred": differ},
        "the sum of a pooled token is that of the tokens": {"sums": lambda s, X: pooling(s) @ X @ s.ones},
    },
)
def pooled_tokens(s, *, pooled=differ, centred=equal, sums=lambda s, X: 0 * s.on("M").ones):
    """Centring each token commutes with a weighted sum of the tokens; LayerNorm per token does not

    Both orders give tokens of sum 0, but their lengths are lost before the sum, or after it.
    """
    X, A = tokens(s), pooling(s)
    return [
        step("LayerNorm", pooled(normalized_rows(s, A @ X), A @ normalized_rows(s, X))),
        step("the sums", equal(A @ normalized_rows(s, X) @ s.ones, sums(s, X))),
        step("centred", centred(centered_rows(s, A @ X), A @ centered_rows(s, X))),
    ]


def one_group(s, X):
    """Group normalization of one sample with a single group, its channels in the rows and positions in the columns."""
    t = s.on("M")
    return normalized_groups(s, X, t.outer(t.ones, t.ones), t.N)


@claim(
    "lnverify.tokens.one-group",
    "with a proof; compare Wu and He 2018, and ONNX’s GroupNormalization-21",
    hypotheses=[whole_norm_is_defined],
    near_misses={
        "at each position": {"norm": normalized_columns},
        "in each channel": {"norm": normalized_rows},
        "a gain for each position": {"gain": scaled_features},
    },
)
def one_group_is_whole(s, *, norm=normalized_whole, gain=lambda s, Y: s.diag(s.on("M").gain) @ Y):
    """With one group, group normalization is layer normalization over channels and positions, a gain for each channel

    It is neither that at each position, as in Transformers, nor that in each channel, which is instance normalization.
    """
    X = tokens(s)
    return equal(s.diag(s.on("M").gain) @ one_group(s, X), gain(s, norm(s, X)))


@claim(
    "lnverify.tokens.fold",
    "with a proof; compare lnverify.linear.fold",
    where=[_NORMALIZED],
    hypotheses=[row_norms_are_defined],
    near_misses={
        "the bias is left as it was": {"bias": lambda s, W: W @ s.bias * 0},
        "the gain by rows of $W$": {"folded": lambda s, W: W},
        "behind BatchNorm": {"norm": normalized_columns},
    },
)
def fold_of_tokens(s, *, folded=lambda s, W: W @ s.diag(s.gain), bias=lambda s, W: W @ s.bias, norm=normalized_rows):
    r"""For all tokens at once gain and bias fold into a square weight matrix behind: $(\hat{X} \mathrm{diag}(g) +
    \mathbf{1}b^\top)W^\top$
    """
    X, W = tokens(s), s.matrix("W", rows="N")
    Y = normalized_rows(s, X) @ s.diag(s.gain) + shift_of_features(s)
    return equal(Y @ W.T, norm(s, X) @ folded(s, W).T + s.outer(s.on("M").ones, bias(s, W)))
