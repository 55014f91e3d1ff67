"""LayerNorm and RMSNorm in NumPy that are right: faithful outputs, and no overflow or underflow on the way.

The method is the one that kernels could use: evaluate in a wider arithmetic, centre again where the mean is
large, and know the error. float32, float16 and bfloat16 are evaluated in float64, float64 in pairs of float64.

**Bound.** `numeric.reference.evaluate` proves a radius E for each entry before rounding. An output y is
accepted if E ≤ u·|y|/4. One ulp of y is at least u·|y|, so the error before rounding is at most 1/4 ulp (the
exact value may lie across a power of two, where ulps halve: still at most 1/2), and rounding adds at most
1/2: less than 1 ulp in every component, bias cancellation included. Without cancellation
E is some hundred times 2⁻⁵³·|y|, far below u·|y|/4 for u ≥ 2⁻²⁴, and in pairs of float64 about 2⁻⁷⁴·|y|;
only entries that cancel to fewer bits than that, or leave the range that float64 holds, are not accepted,
and those few are taken from exact arithmetic.
A gradient entry is accepted if E ≤ u·M/4, M the largest modulus of its row (of the vector for ∂γ and ∂β):
rounding adds at most u·M, so it lies within 1.25·u·M, and M itself is known to that much: below 2u of
the row's largest exact entry, which counts as at least 2^emin and at most the format's largest number.
Near the largest number an entry is accepted only if it is finite, or infinite, for all that E leaves open.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.normalize import fast_path
from lnverify.numeric.reference.accumulator import indices_of
from lnverify.numeric.reference.evaluate import evaluate
from lnverify.numeric.reference.problem import Problem, format_of
from lnverify.numeric.reference.scales import Enclosed
from lnverify.proofs.errors import InputError
from lnverify.proofs.values import a_kind

MARGIN = 4
"""An entry is accepted where its error before rounding is at most one part in MARGIN of the unit allowed."""


def layer_norm(
    x: np.ndarray, gain: np.ndarray | None = None, bias: np.ndarray | None = None, eps: float = 1e-5
) -> np.ndarray:
    """gain·(x - mean)/√(variance + eps) + bias over the last axis, each component within 1 ulp.

    Args:
        x: (..., N), finite, one of the formats.
        gain: (N,), format of x; ones if not given.
        bias: (N,), format of x; zeros if not given.
        eps: ≥ 0, taken exactly.

    Returns:
        (..., N) in the format of x; NaN where variance and eps are both 0, infinite where the exact value
        rounds to infinity.

    Raises:
        InputError: for shapes, types or entries that cannot be used.
    """
    return _forward(_problem(x, gain, bias, eps), x.shape)


def rms_norm(x: np.ndarray, gain: np.ndarray | None = None, eps: float = 1e-5) -> np.ndarray:
    """gain·x/√(mean of squares + eps) over the last axis; accuracy, shapes and errors as `layer_norm`."""
    return _forward(_problem(x, gain, None, eps, centred=False), x.shape)


def layer_norm_backward(
    upstream: np.ndarray, x: np.ndarray, gain: np.ndarray | None = None, eps: float = 1e-5
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Vector–Jacobian products of `layer_norm`: (dx, dgain, dbias).

    Each entry is within 2u of the largest exact entry of its row (of the vector, for dgain and dbias), which
    counts as at least 2^emin and at most the format's largest number; infinite where the exact value rounds
    to infinity.

    Args:
        upstream: (..., N), the gradient with respect to the output, format of x.
        x, gain, eps: as for `layer_norm`.

    Returns:
        dx (..., N), dgain (N,) and dbias (N,), sums over all rows, in the format of x.
    """
    problem = _problem(x, gain, None, eps, upstream=upstream)
    dx, dgain, dbias = _backward(problem)
    return dx.reshape(x.shape), dgain, dbias


def rms_norm_backward(
    upstream: np.ndarray, x: np.ndarray, gain: np.ndarray | None = None, eps: float = 1e-5
) -> tuple[np.ndarray, np.ndarray]:
    """Vector–Jacobian products of `rms_norm`: (dx, dgain), as `layer_norm_backward`."""
    dx, dgain, _ = _backward(_problem(x, gain, None, eps, upstream=upstream, centred=False))
    return dx.reshape(x.shape), dgain


def _problem(
    x: np.ndarray,
    gain: np.ndarray | None,
    bias: np.ndarray | None,
    eps: float,
    *,
    upstream: np.ndarray | None = None,
    centred: bool = True,
) -> Problem:
    if not isinstance(x, np.ndarray):
        raise InputError(f"x is {a_kind(x)}; a NumPy array would be right")
    format_of(x)
    if x.size == 0 or x.ndim == 0:
        raise InputError(f"x has shape {x.shape}; (..., N) with N ≥ 1 and at least one row would be right")
    size = x.shape[-1]
    if gain is None:
        gain = np.ones(size, x.dtype)
    if bias is None:
        bias = np.zeros(size, x.dtype)
    rows = x.reshape(-1, size)
    if upstream is not None and upstream.shape == x.shape:
        upstream = upstream.reshape(rows.shape)
    return Problem(rows, gain, bias, eps, upstream, centred)


def _forward(problem: Problem, shape: tuple[int, ...]) -> np.ndarray:
    """The short way where the format is smaller than float64, the long way for the rows that it refuses."""
    if problem.format is FLOAT64:
        return _evaluate(problem, {"output": _itself})["output"].reshape(shape)
    output, refused = fast_path.forward(problem, MARGIN)
    if refused.any():
        rest = Problem(problem.x[refused], problem.gain, problem.bias, problem.eps, None, problem.centred)
        output[refused] = _evaluate(rest, {"output": _itself})["output"]
    return output.reshape(shape)


def _backward(problem: Problem) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    answers = _evaluate(problem, {"dx": _largest, "dgain": _largest, "dbias": _largest})
    return answers["dx"], answers["dgain"], answers["dbias"]


def surely_in_range(sizes: np.ndarray, radius: np.ndarray, format: Format) -> np.ndarray:
    """Where numbers of a size are surely finite in a format, or surely infinite."""
    return np.asarray((sizes + radius <= format.largest) | ((sizes - radius) / 2 >= 2.0**format.emax))


def _itself(sizes: np.ndarray) -> np.ndarray:
    return sizes


def _largest(sizes: np.ndarray) -> np.ndarray:
    return np.asarray(sizes.max(axis=-1, keepdims=True))


def _evaluate(problem: Problem, scales: dict[str, Callable[[np.ndarray], np.ndarray]]) -> dict[str, np.ndarray]:
    """The quantities named, each entry accepted where its error is small beside the scale of its entries."""
    format = problem.format
    vectors = {"dgain", "dbias"}
    answers = {name: np.empty(problem.size if name in vectors else problem.x.shape, format.dtype) for name in scales}
    refused: list[tuple[str, tuple[int, ...]]] = []

    def receive(name: str, rows: slice, enclosed: Enclosed) -> None:
        if name not in scales:
            return
        answers[name][rows] = round_array(enclosed.high, format)
        sizes = np.abs(enclosed.high)
        scale = scales[name](sizes)
        allowed = np.minimum(scale, format.largest) * (format.unit_roundoff / MARGIN)
        accepted = np.broadcast_to(enclosed.radius <= allowed, sizes.shape)
        if not scale.max() + enclosed.radius.max() <= format.largest:
            accepted = accepted & surely_in_range(sizes, enclosed.radius, format)
        if not accepted.all():
            refused.extend((name, index) for index in indices_of(~accepted, rows))

    evaluate(problem, receive, output="output" in scales)
    if refused:
        from lnverify.numeric.reference.exact import Exact

        exact = Exact(problem)
        for name, index in refused:
            surd = exact.entry(name, index)
            answers[name][index] = np.nan if surd is None else surd.nearest(format)
    return answers
