"""Two axes: a matrix X with a row for each of M tokens, or examples, and a column for each of N features.

LayerNorm and RMSNorm take the statistics of each row, BatchNorm in training those of each column: so normalized are the
rows, or the columns, each by itself. A group norm of one sample has channels for rows and positions for columns.
"""

from __future__ import annotations

from typing import Any

from lnverify.proofs.statements import positive


def tokens(s: Any) -> Any:
    """X, a free M-by-N matrix."""
    return s.matrix("X")


def total(s: Any, A: Any) -> Any:
    """The sum of all entries of an M-by-N matrix."""
    return s.on("M").sum(A @ s.ones)


# -- each row: LayerNorm and RMSNorm per token ---------------------------------------------------------------


def row_means(s: Any, X: Any) -> Any:
    """X1/N, the mean of each token."""
    return X @ s.ones / s.N


def centered_rows(s: Any, X: Any) -> Any:
    """XΠ: each row less its mean."""
    return X - s.outer(s.let("mu", row_means(s, X)), s.ones)


def row_variances(s: Any, X: Any) -> Any:
    """The variance of each token."""
    deviations = centered_rows(s, X)
    return s.let("variance", row_means(s, deviations * deviations))


def normalized_rows(s: Any, X: Any, eps: Any = None) -> Any:
    """LayerNorm per token, without gain and bias: each row less its mean, over √(its variance + ε)."""
    return s.diag(_scales(s.on("M"), row_variances(s, X), eps)) @ centered_rows(s, X)


def rms_rows(s: Any, X: Any, eps: Any = None) -> Any:
    """RMSNorm per token, without gain: each row over √(its mean square + ε)."""
    return s.diag(_scales(s.on("M"), row_means(s, X * X), eps)) @ X


# -- each column: BatchNorm in training ----------------------------------------------------------------------


def column_means(s: Any, X: Any) -> Any:
    """Xᵀ1/M, the mean of each feature over the batch."""
    return X.T @ s.on("M").ones / s.on("M").N


def centered_columns(s: Any, X: Any) -> Any:
    """ΠX: each column less its mean."""
    return X - s.outer(s.on("M").ones, s.let("mu", column_means(s, X)))


def column_variances(s: Any, X: Any) -> Any:
    """The variance of each feature over the batch."""
    deviations = centered_columns(s, X)
    return s.let("variance", column_means(s, deviations * deviations))


def normalized_columns(s: Any, X: Any, eps: Any = None) -> Any:
    """BatchNorm in training, without scale and shift: each column less its mean, over √(its variance + ε)."""
    return centered_columns(s, X) @ s.diag(_scales(s, column_variances(s, X), eps))


def _scales(s: Any, squares: Any, eps: Any) -> Any:
    """1/√(v + ε), entry by entry."""
    return s.ones / s.sqrt(squares + (s.eps if eps is None else eps) * s.ones)


# -- everything together -------------------------------------------------------------------------------------


def mean_of_all(s: Any, X: Any) -> Any:
    """The mean of all entries."""
    return total(s, X) / (s.on("M").N * s.N)


def centered_whole(s: Any, X: Any) -> Any:
    """All entries less their mean."""
    return X - s.let("mu", mean_of_all(s, X)) * s.outer(s.on("M").ones, s.ones)


def variance_of_all(s: Any, X: Any) -> Any:
    """The variance of all entries."""
    deviations = centered_whole(s, X)
    return s.let("variance", mean_of_all(s, deviations * deviations))


def normalized_whole(s: Any, X: Any, eps: Any = None) -> Any:
    """All entries less their mean, over √(their variance + ε): layer normalization over both axes."""
    return centered_whole(s, X) / s.sqrt(variance_of_all(s, X) + (s.eps if eps is None else eps))


def normalized_groups(s: Any, X: Any, same: Any, size: Any) -> Any:
    """Group normalization of one sample, without gain and bias: rows are channels, columns are positions.

    Args:
        s: the space.
        X: the sample.
        same: the M-by-M matrix with 1 where two channels are in one group, and 0 elsewhere.
        size: how many channels a group has.
    """
    deviations = X - s.outer(s.let("mu", same @ row_means(s, X) / size), s.ones)
    squares = s.let("variance", same @ row_means(s, deviations * deviations) / size)
    return s.diag(_scales(s.on("M"), squares, None)) @ deviations


# -- hypotheses ----------------------------------------------------------------------------------------------


def row_norms_are_defined(s: Any) -> Any:
    """σ² + ε > 0 for each token: LayerNorm per token is defined."""
    return positive(row_variances(s, tokens(s)) + s.eps * s.on("M").ones)


def whole_norm_is_defined(s: Any) -> Any:
    """σ² + ε > 0 for all entries together."""
    return positive(variance_of_all(s, tokens(s)) + s.eps)
