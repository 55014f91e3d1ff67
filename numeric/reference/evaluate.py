"""LayerNorm's formulas, written once, evaluated in any of the arithmetics with a proved error bound.

Notation: ω, α, ς, μ, π, τ are the arithmetic's unit, sum_unit, root_unit, mean_error, mean_product_error and
total_error; |·|₂ a row's root mean square.

1. t = x - m, c = mean(t), d = t - c, where m is 0, or near the mean of a row whose mean is large beside its
   spread. c errs by (μ + α)·|t|₂ and |t|₂ ≤ |d|₂ + |c|, so each d errs by at most e + 2α·|d|,
   e = (μ + 8α)·(|d|₂ + |c|). This is relative to the row's spread: cancellation is harmless.
2. V = mean(d²) + eps errs, relatively, by at most 2(r·e + 2α) + (r·e + 2α)² + π + α, r = 1/√V.
3. So r errs relatively by at most ρ = r·e + (r·e)² + π/2 + 4α + ς.
4. h = d·r errs by at most r·e + |h|·(ρ + 2α + ω).
5. The output g·h + b: |g|·r·e + |g·h|·(ρ + 2ω + 4α) + 2α·|b|.
6. p = g·v, A = mean(p), B = mean(p·h), and |h|₂ ≤ 1: e_B = |p|₂·(r·e + ρ + 2ω + 2α + π). With |p| at most
   |dx|/r + |A| + |h·B|, q = p - A - h·B errs by at most |dx|/r·(ω + 2α) and
   e_q = (μ + ω)·|p|₂ + |A|·(ω + 4α) + |B|·r·e + |h|·(|B|·(ρ + 3ω + 4α) + e_B);
   so dx = r·q by at most r·e_q + |dx|·(ρ + 2ω + 2α).
7. dgain = Σ over rows of v·h: Σ|v|·r·e + Σ|v·h|·(ρ + 2ω + 4α + τ); dbias: τ·Σ|v|.

SLACK covers second-order terms and the roundings of the bounds themselves. A row where r·e is not small
gets an infinite radius; so does whatever leaves the range in which no underflow disturbs the argument.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64
from lnverify.numeric.floats.pairs import Pairs
from lnverify.numeric.reference.arithmetic import Double, Plain
from lnverify.numeric.reference.problem import Problem
from lnverify.numeric.reference.scales import ROOT_SAFE, SAFE, Enclosed, Scales, enclose, eps_below, second_exponent

SLACK = 1.05
OFF_CENTRE = 16 / 17
"""The mean is taken away first where its square is more than this part of the mean square."""

Receive = Callable[[str, slice, Enclosed], None]


def evaluate(problem: Problem, receive: Receive, arithmetic: Any = None, *, output: bool = True) -> None:
    """Enclose every quantity of a problem, some rows at a time.

    Args:
        problem: what is asked.
        receive: called with a quantity's name, the slice of its first axis, and the enclosure there, while
            it is in the cache.
        arithmetic: Double or Plain; by default Double for float64, Plain for others. Plain for float64 is allowed: the
            radius then tells how little is known.
        output: False where the output is not wanted.
    """
    arithmetic = arithmetic or (Double if problem.format is FLOAT64 else Plain)
    scales = Scales(problem)
    step = max(1, arithmetic.chunk // problem.size)
    means, rstds, shares = [], [], []
    with np.errstate(all="ignore"):
        for start in range(0, problem.rows, step):
            rows = slice(start, start + step)
            row = _statistics(problem, rows, arithmetic, scales)
            means.append(row.mean)
            rstds.append(row.rstd)
            if output:
                receive("output", rows, _output(row, arithmetic, scales))
            if problem.upstream is not None:
                shares.append(_gradients(problem, rows, row, arithmetic, scales, receive))
        receive("mean", slice(None), _column(means))
        receive("rstd", slice(None), _column(rstds))
        if problem.upstream is not None:
            _parameter_gradients(problem, shares, arithmetic, scales, receive)


@dataclass(frozen=True)
class Rows:
    """What some rows are evaluated from; arrays of one number a row are (rows, 1).

    Attributes:
        mean, rstd: enclosed.
        h: (rows, N), (x - mean)·r in the arithmetic.
        r: the inverse standard deviation in the arithmetic.
        r_error: ρ, relative; infinite where nothing is known.
        shift: r·e, how far h may be off for its centre.
        exponent: the rows were scaled by 2^-exponent.
    """

    mean: Enclosed
    rstd: Enclosed
    h: Any
    r: Any
    r_error: np.ndarray
    shift: np.ndarray
    exponent: Any

    def relative(self, arithmetic: Any) -> np.ndarray:
        """ρ + 2ω + 4α: what products with h err by, relatively, beside their share of the shift."""
        return np.asarray(SLACK * (self.r_error + 2 * arithmetic.unit + 4 * arithmetic.sum_unit))


def _statistics(problem: Problem, rows: slice, arithmetic: Any, scales: Scales) -> Rows:
    """Steps 1 to 4."""
    x = problem.x[rows].astype(np.float64, copy=False)
    first, again = scales.row_exponent(x), np.zeros((), int)
    x = scales.scale_down(x, first)
    near, c, d = 0.0, arithmetic.lift(np.zeros((len(x), 1))), arithmetic.lift(x)
    if problem.centred:
        near, c, d = _centre(x, arithmetic)
    if scales.active:
        again = second_exponent(_high(d), problem.eps, first)
        d = scales.scale_down(d, again)
    square = arithmetic.mean_product(d, d)
    r = arithmetic.inverse_root(square + eps_below(problem.eps, first + again))

    alpha, mean_error = arithmetic.sum_unit, arithmetic.mean_error(problem.size)
    e = np.zeros((len(x), 1))
    if problem.centred:
        e = SLACK * (mean_error + 8 * alpha) * (np.sqrt(_high(square)) + scales.scale_down(np.abs(_high(c)), again))
    shift = SLACK * _high(r) * e
    rho = shift + shift**2 + arithmetic.mean_product_error(problem.size) / 2 + 4 * alpha + arithmetic.root_unit
    rho = np.where(rho < 2.0**-8, SLACK * rho, np.inf)

    mean = c + near
    mean_radius = scales.scale_down(e, -again) + SLACK * 2 * alpha * np.abs(_high(mean))
    return Rows(
        mean=enclose(mean, mean_radius, scales, -first),
        rstd=enclose(r, _high(r) * rho, scales, first + again),
        h=_normal(arithmetic.product(d, r)),
        r=r,
        r_error=rho,
        shift=shift,
        exponent=first + again,
    )


def _centre(x: np.ndarray, arithmetic: Any) -> tuple[Any, Any, Any]:
    """(m, c, d): step 1, with m taken from a first try where a mean is large beside its spread."""
    t = arithmetic.lift(x)
    c = arithmetic.mean(t)
    # |x|² = c² + spread², near enough.
    if (np.square(_high(c)) <= OFF_CENTRE * np.vecdot(x, x)[:, None] / x.shape[1]).all():
        return 0.0, c, t - c
    near = _high(c)
    t = arithmetic.difference(x, near)
    c = arithmetic.mean(t)
    return near, c, t - c


def _output(row: Rows, arithmetic: Any, scales: Scales) -> Enclosed:
    """Step 5."""
    scaled = arithmetic.product(row.h, arithmetic.lift(scales.output_gain))
    # |g|·r·e and 2α·|b| as multiples of ρ: one number a column, where the largest of all rows serves.
    relative = row.relative(arithmetic)
    share = np.where(np.isfinite(relative), row.shift / relative, 0.0)
    columns = scales.gain_size * share.max() + scales.bias_size
    radius = np.abs(_high(scaled))
    radius += columns
    radius *= relative
    if scales.lost_columns is not None:
        radius += scales.lost_columns
    output = scaled + scales.output_bias if scales.biased else scaled
    return enclose(output, radius, scales, -scales.output)


def _input_gradient(row: Rows, v: Any, centred: bool, arithmetic: Any, scales: Scales) -> Enclosed:
    """Step 6."""
    w, alpha, size = arithmetic.unit, arithmetic.sum_unit, _high(v).shape[1]
    p = _normal(arithmetic.product(v, arithmetic.lift(scales.gains)))
    p_size = np.sqrt(np.vecdot(_high(p), _high(p))[:, None] / size)
    B = arithmetic.mean_product(p, row.h)
    B_size, A_size, q = np.abs(_high(B)), 0.0, p
    if centred:
        A = arithmetic.mean(p)
        A_size, q = np.abs(_high(A)), p - A
    dx = arithmetic.product(q - arithmetic.product(row.h, B), row.r)

    relative, r = row.relative(arithmetic), SLACK * _high(row.r)
    e_B = p_size * (row.shift + relative + arithmetic.mean_product_error(size))
    e_q = p_size * (arithmetic.mean_error(size) + w) + A_size * (w + 4 * alpha) + B_size * row.shift
    radius = np.abs(_high(row.h))
    radius *= r * (e_B + B_size * (relative + w))
    radius += r * e_q
    part = np.abs(_high(dx))
    part *= relative
    radius += part
    if scales.active:
        # Squares of p must not meet underflow either.
        radius += np.where((p_size < ROOT_SAFE) & _high(v).any(axis=1, keepdims=True), np.inf, 0.0)
    enclosed = enclose(dx, radius, scales, row.exponent - scales.gain - scales.upstream)
    return _without_constant_rows(enclosed, row, v) if centred and scales.even_gain else enclosed


def _without_constant_rows(dx: Enclosed, row: Rows, v: Any) -> Enclosed:
    """Exact zeros where a row's upstream gradients are all equal, and the gains too: a sum of outputs is constant."""
    values = _high(v)
    nothing = (values == values[:, :1]).all(axis=1, keepdims=True) & np.isfinite(row.r_error)
    if not nothing.any():
        return dx
    low = None if dx.low is None else np.where(nothing, 0.0, dx.low)
    return Enclosed(np.where(nothing, 0.0, dx.high), low, np.where(nothing, 0.0, dx.radius))


def _gradients(
    problem: Problem, rows: slice, row: Rows, arithmetic: Any, scales: Scales, receive: Receive
) -> tuple[tuple[Any, Any], np.ndarray]:
    """Step 6 for some rows; returns their share of the sums over rows and of the errors of these."""
    assert problem.upstream is not None
    upstream = problem.upstream[rows].astype(np.float64, copy=False)
    v = arithmetic.lift(scales.scale_down(upstream, scales.upstream))
    receive("dx", rows, _input_gradient(row, v, problem.centred, arithmetic, scales))
    terms = _normal(arithmetic.product(row.h, v))
    ones = np.ones_like(row.shift)
    errors = np.concatenate([row.relative(arithmetic), ones], axis=1).T @ np.abs(_high(terms))
    shifts = np.concatenate([SLACK * row.shift, ones], axis=1).T @ np.abs(_high(v))
    return (arithmetic.total(terms), arithmetic.total(v)), np.concatenate([errors, shifts])


def _parameter_gradients(
    problem: Problem, shares: list[Any], arithmetic: Any, scales: Scales, receive: Receive
) -> None:
    """Step 7: the sums over rows, from the shares of the chunks."""
    assert problem.upstream is not None
    # Two sums, one after the other.
    tau = arithmetic.total_error(max(1, arithmetic.chunk // problem.size)) + arithmetic.total_error(len(shares))
    gain, bias = (arithmetic.total(_stack([share[0][i] for share in shares]))[0] for i in range(2))
    errors, terms, shifts, sizes = np.sum([share[1] for share in shares], axis=0)
    radii = SLACK * (errors + shifts + tau * terms), SLACK * tau * sizes
    lost = np.where((sizes < SAFE) & problem.upstream.any(axis=0), np.inf, 0.0) if scales.active else 0.0
    for name, value, radius in zip(("dgain", "dbias"), (gain, bias), radii, strict=True):
        receive(name, slice(None), enclose(value, radius + lost, scales, -scales.upstream))


def _column(parts: list[Enclosed]) -> Enclosed:
    """One number a row, from pieces of shape (rows, 1)."""
    lows = [part.low for part in parts if part.low is not None]
    return Enclosed(
        np.concatenate([part.high for part in parts])[:, 0],
        np.concatenate(lows)[:, 0] if lows else None,
        np.concatenate([part.radius for part in parts])[:, 0],
    )


def _high(value: Any) -> np.ndarray:
    return value.high if isinstance(value, Pairs) else value


def _normal(value: Any) -> Any:
    return value.normal() if isinstance(value, Pairs) else value


def _stack(parts: list[Any]) -> Any:
    if isinstance(parts[0], Pairs):
        return Pairs(np.concatenate([p.high for p in parts]), np.concatenate([p.low for p in parts]))
    return np.concatenate(parts)
