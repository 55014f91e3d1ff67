"""Tokens in the rows, features in the columns: LayerNorm and RMSNorm per token, BatchNorm in training, group norms."""

from proofs.definitions import centering, variance
from proofs.hypotheses import eps_is_positive
from proofs.registry import claim
from proofs.statements import at_most, differ, equal, positive, step
from proofs.tokens import (
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
    hypotheses=[rows_differ, token_factors_are_positive],
    near_misses={
        "a shift of each feature": {"shift": shift_of_features},
        "a factor for each feature": {"scaled": scaled_features},
        "with ε = 1": {"eps": lambda s: 1},
        "by the negative factors": {"scaled": lambda s, X: -scaled_tokens(s, X)},
        "RMSNorm too": {"norm": rms_rows},
    },
)
def layer_norm_of_tokens(s, *, scaled=scaled_tokens, shift=shift_of_tokens, eps=lambda s: 0, norm=normalized_rows):
    """LayerNorm per token does not notice a positive factor and a shift of each token’s own, if ε = 0

    LN(diag(c)X + d1ᵀ) = LN(X). BatchNorm in training does notice them: it is blind to those of features.
    """
    X = tokens(s)
    return equal(norm(s, scaled(s, X) + shift(s), eps(s)), norm(s, X, eps(s)))


@claim(
    "lnverify.tokens.batch-norm",
    "with a proof; compare Ioffe and Szegedy, §3.2 and §3.3",
    hypotheses=[columns_differ, feature_factors_are_positive],
    near_misses={
        "a shift of each token": {"shift": shift_of_tokens},
        "a factor for each token": {"scaled": scaled_tokens},
        "with ε = 1": {"eps": lambda s: 1},
        "by the negative factors": {"scaled": lambda s, X: -scaled_features(s, X)},
        "LayerNorm too": {"norm": normalized_rows},
    },
)
def batch_norm_of_features(
    s, *, scaled=scaled_features, shift=shift_of_features, eps=lambda s: 0, norm=normalized_columns
):
    """BatchNorm in training does not notice a factor and a shift of each feature’s own, if ε = 0

    BN(X diag(h) + 1bᵀ) = BN(X) for positive factors: so a bias b before it is lost, and a gain too. LayerNorm per token
    notices both.
    """
    X = tokens(s)
    return equal(norm(s, scaled(s, X) + shift(s), eps(s)), norm(s, X, eps(s)))


@claim(
    "lnverify.tokens.statistics",
    "with a proof",
    hypotheses=[row_norms_are_defined],
    near_misses={
        "the columns": {"norm": normalized_columns},
        "N as if ε were 0": {"part": lambda s, v: v**0},
        "not centred": {"norm": rms_rows},
        "over the standard deviation": {"part": lambda s, v: s.sqrt(v / (v + s.eps * s.on("M").ones))},
    },
)
def statistics_of_rows(s, *, norm=normalized_rows, part=lambda s, v: v / (v + s.eps * s.on("M").ones)):
    """LayerNorm per token gives each token the sum 0 and the squared length N σ²/(σ² + ε), with a σ² for each token"""
    X, t = tokens(s), s.on("M")
    y = s.let("Y", norm(s, X))
    return [
        step("the sums", equal(y @ s.ones, 0 * t.ones)),
        step("the squares", equal((y * y) @ s.ones, s.N * part(s, row_variances(s, X)))),
    ]


@claim(
    "lnverify.tokens.rms",
    "with a proof; compare Zhang and Sennrich",
    hypotheses=[rows_are_not_zero, token_factors_are_positive],
    near_misses={
        "a shift of each token": {"shift": shift_of_tokens},
        "the sum of the squares is 1": {"size": lambda s: 1},
        "with ε = 1": {"eps": lambda s: 1},
        "a factor for each feature": {"scaled": scaled_features},
    },
)
def rms_of_tokens(
    s, *, scaled=scaled_tokens, shift=lambda s: 0 * shift_of_tokens(s), size=lambda s: s.N, eps=lambda s: 0
):
    """RMSNorm per token does not notice a positive factor of each token’s own, if ε = 0. All get the length √N"""
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
    hypotheses=[row_norms_are_defined],
    near_misses={
        "X for X̂": {"xhat": lambda s, X: X},
        "the mean over the tokens": {"over": lambda s, A: column_means(s, A)},
        "the inputs centred alone": {"xhat": centered_rows},
        "of the first moments alone": {"factor": lambda s, X: normalized_rows(s, X) * normalized_rows(s, X)},
    },
)
def parameter_gradients(
    s, *, xhat=normalized_rows, over=lambda s, A: A.T @ s.on("M").ones, factor=lambda s, X: normalized_rows(s, X)
):
    """Over a batch of tokens the gradient at the gain is (P ⊙ X̂)ᵀ1, and at the bias Pᵀ1: sums over the tokens

    For Y = X̂ diag(g) + 1bᵀ and the gradient P of the loss at Y.
    """
    X, P = tokens(s), upstream(s)
    value = loss(s, factor(s, X) @ s.diag(s.gain) + shift_of_features(s))
    return [
        step("at the gain", equal(s.gradient(value, s.gain), over(s, P * xhat(s, X)))),
        step("at the bias", equal(s.gradient(value, s.bias), over(s, P))),
    ]


def scaled_by(s, v, A, eps):
    """diag(1/√(v + ε)) A."""
    return s.diag(s.on("M").ones / s.sqrt(v + eps * s.on("M").ones)) @ A


@claim(
    "lnverify.tokens.backward",
    "with a proof; compare Ioffe and Szegedy, §3, and Xu et al.",
    hypotheses=[row_norms_are_defined],
    near_misses={
        "the mean of P ⊙ X̂ is lost": {"along": lambda s, P, Y: 0 * row_means(s, P)},
        "the mean of P is lost": {"centred": lambda s, P: P},
        "the sum for the mean": {"along": lambda s, P, Y: (P * Y) @ s.ones},
        "over the batch": {"centred": centered_columns},
    },
)
def backward_of_tokens(s, *, centred=centered_rows, along=lambda s, P, Y: row_means(s, P * Y)):
    """The gradient before LayerNorm per token, for a whole batch: diag(1/σ)(PΠ − diag(m)X̂), m the means of P ⊙ X̂

    Each token has its own σ, the root of its variance plus ε, and its own mean: nothing goes from one token to another.
    """
    X, P = tokens(s), upstream(s)
    Y = s.let("Xhat", normalized_rows(s, X))
    inner = centred(s, P) - s.diag(along(s, P, Y)) @ Y
    return equal(s.gradient(loss(s, Y), X), scaled_by(s, row_variances(s, X), inner, s.eps))


@claim(
    "lnverify.tokens.batch-norm.backward",
    "with a proof; compare Ioffe and Szegedy, §3",
    hypotheses=[columns_differ],
    near_misses={
        "with ε = 1": {"eps": lambda s: 1},
        "the sums over the features": {"sums": lambda s, A: A @ s.ones},
        "a loss of each feature’s size": {"value": lambda s, Y: total(s, Y * Y * Y) + total(s, tokens(s))},
        "without a normalization": {"norm": lambda s, X, eps: X},
    },
)
def backward_of_batch(
    s, *, eps=lambda s: 0, sums=lambda s, A: A.T @ s.on("M").ones, value=loss, norm=normalized_columns
):
    """The gradient before BatchNorm in training sums to 0 over the batch and is orthogonal to the inputs, by features

    G = ∂L/∂X has Gᵀ1 = 0, whatever ε, and (G ⊙ X)ᵀ1 = 0 without ε: what it would change, a shift and a factor of a
    feature, BatchNorm does not notice.
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


@claim(
    "lnverify.tokens.total-variance",
    "with a proof; compare Wu and He 2018",
    near_misses={
        "without the means’ variance": {"between": lambda s, m: 0},
        "the means’ mean square": {"between": lambda s, m: s.dot(m, m) / s.on("M").N},
        "the sum of the rows’ variances": {"within": lambda s, v: s.on("M").sum(v)},
        "a divisor of the sample": {"between": lambda s, m: spread(s, m) * s.N / (s.N + 1)},
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
    """Rows and columns may be centred in either order: both give ΠXΠ, of which all sums are 0

    X less its rows’ means and its columns’ means has lost the mean of all twice, so that is added again.
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
    """To centre each token commutes with a weighted sum of the tokens, LayerNorm per token does not

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
    hypotheses=[row_norms_are_defined],
    near_misses={
        "the bias is left as it was": {"bias": lambda s, W: W @ s.bias * 0},
        "the gain by rows of W": {"folded": lambda s, W: W},
        "behind BatchNorm": {"norm": normalized_columns},
    },
)
def fold_of_tokens(s, *, folded=lambda s, W: W @ s.diag(s.gain), bias=lambda s, W: W @ s.bias, norm=normalized_rows):
    """For all tokens at once gain and bias fold into a square weight matrix behind: (X̂ diag(g) + 1bᵀ)Wᵀ"""
    X, W = tokens(s), s.matrix("W", rows="N")
    Y = normalized_rows(s, X) @ s.diag(s.gain) + shift_of_features(s)
    return equal(Y @ W.T, norm(s, X) @ folded(s, W).T + s.outer(s.on("M").ones, bias(s, W)))
