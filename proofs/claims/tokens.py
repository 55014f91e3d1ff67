"""Tokens in the rows, features in the columns: LayerNorm and RMSNorm per token, BatchNorm in training, group norms."""

from lnverify.proofs import letters
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, step
from lnverify.proofs.two_axes import (
    centered_columns,
    centered_rows,
    column_means,
    normalized_columns,
    normalized_groups,
    normalized_rows,
    normalized_whole,
    rms_rows,
    row_means,
    row_norms_are_defined,
    row_variances,
    tokens,
    total,
    whole_norm_is_defined,
)

_NORMALIZED = r"$\hat{X}$ is what the norm makes of $X$"


def feature_factors(s):
    """A factor for each feature."""
    return s.vector("h")


def shift_of_features(s):
    """1bᵀ: one row for all tokens."""
    return s.outer(s.on("M").ones, s.bias)


def scaled_features(s, X):
    """X diag(h)."""
    return X @ s.diag(feature_factors(s))


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
    row, with $\delta = p \odot g$. All rows at once, in one formula: lnverify.tokens.backward.
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
