"""The condition number of LayerNorm at a row, from the exact statistics."""

import numpy as np

from lnverify.numeric.reference import Solution, of_each_row


@of_each_row
def kappa(solution: Solution) -> np.ndarray:
    """κ = rms(x)/√(variance + eps) of each row: by how much a relative change of x may move the normalized row.

    For a row of mean μ and standard deviation σ it is near |μ|/σ where the mean is large. T. F. Chan, G. H. Golub,
    R. J. LeVeque, The American Statistician 37 (1983), have it for the variance, with eps 0. RMSNorm subtracts
    nothing; its κ is at most 1.

    Args:
        solution: a solved problem; mean and 1/std are its exact ones.

    Returns:
        (rows,) float64; NaN where variance and eps are both 0.
    """
    x = solution.problem.x.astype(np.float64)
    largest = np.abs(x).max(axis=1)
    scale = np.where(largest > 0, largest, 1.0)[:, None]
    with np.errstate(all="ignore"):
        rms = scale[:, 0] * np.sqrt(np.square(x / scale).mean(axis=1))
        return np.asarray(rms * solution["rstd"].high)
