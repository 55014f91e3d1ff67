"""The dense eigenproblems that the secular equation replaces, for comparison."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

Lengths = NDArray[np.float64]


def _centering_matrix(size: int) -> Lengths:
    return np.asarray(np.eye(size) - 1 / size)


def paper_matrix(gain: ArrayLike) -> Lengths:
    """Π₂G⁻²Π₂, Π₂ = I - α̂α̂ᵀ, αₙ = 1/gₙ; shape (N, N).

    Source: P. M. Riechers, arXiv:2405.04134. The gains must be non-zero.
    """
    g = np.asarray(gain, dtype=np.float64)
    with np.errstate(all="ignore"):
        alpha = 1 / g
        unit = alpha / np.linalg.norm(alpha)
        projector = np.eye(g.size) - np.outer(unit, unit)
        return np.asarray(projector @ ((alpha * alpha)[:, None] * projector))


def paper_recipe(gain: ArrayLike) -> Lengths:
    """Semi-axes as the paper computes them, √(N/λ), λ the eigenvalues of Π₂G⁻²Π₂ but the least; ascending.

    NaN throughout where the squares overflow or the iteration fails; an eigenvalue that comes out as 0 or
    negative gives ∞.
    """
    matrix = paper_matrix(gain)
    size = matrix.shape[0]
    if not np.isfinite(matrix).all():
        return np.full(size - 1, np.nan)
    try:
        values = np.linalg.eigh(matrix)[0][1:]
    except np.linalg.LinAlgError:
        return np.full(size - 1, np.nan)
    with np.errstate(all="ignore"):
        return np.asarray(np.sqrt(size / np.maximum(values, 0))[::-1])


def image_eigenvalues(gain: ArrayLike) -> Lengths:
    """Semi-axes as √(Nζ) from the eigenvalues ζ of GΠG but the least; ascending; negative ones give 0."""
    g = np.asarray(gain, dtype=np.float64)
    values = np.linalg.eigh(g[:, None] * _centering_matrix(g.size) * g)[0][1:]
    return np.asarray(np.sqrt(g.size * np.maximum(values, 0)))


def image_singular_values(gain: ArrayLike) -> Lengths:
    """Semi-axes as √N times the singular values of GΠ but the least; ascending."""
    g = np.asarray(gain, dtype=np.float64)
    values = np.linalg.svd(g[:, None] * _centering_matrix(g.size))[1]
    return np.asarray(np.sqrt(g.size) * values[::-1][1:])
