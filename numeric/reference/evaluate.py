"""LayerNorm's formulas, written once, evaluated in either arithmetic with a proved error bound.

Notation: w the arithmetic's unit; S = sum_error(N) + 2w, the error of a row's sum and its division by N,
relative to the mean of the moduli; |·|₂ a row's root mean square, which is at least the mean of its moduli.

1. Centre twice. t = x - m with m any float64 near the mean, then d = t - c, c = Σt/N, which errs by S·|t|₂,
   and |t|₂ ≤ |d|₂ + |c|. So each d errs by at most e + 2w·|d|, e = (S + 2w)·(|d|₂ + |c|). This is relative to
   the row's spread, not to its mean: cancellation is harmless.
2. V = |d|₂² + eps errs, relatively, by at most 2(r·e + 2w) + (r·e + 2w)² + S + 2w, r = 1/√V.
3. So r errs relatively by at most ρ = r·e + (r·e)² + S + 8w, the root and division taking four units.
4. h = d·r errs by at most r·e + |h|·(ρ + 4w).
5. The output g·h + b: |g|·r·e + |g·h|·(ρ + 8w) + 2w·|b|.
6. p = g·v, A = Σp/N, B = Σp·h/N: e_A = (S + 2w)·|p|₂ and, since |h|₂ ≤ 1, e_B = |p|₂·(r·e + ρ + S + 8w); then
   dx = r·(p - A - h·B) errs by at most |dx|·(ρ + 4w) and r times
   4w·P + 4w·|A| + e_A + |B|·r·e + H·(|B|·(ρ + 8w) + e_B), with P = max|p|, H = max|h|.
7. dgain = Σ over rows v·h: Σ|v|·(r·e + H·(ρ + 8w + S')), S' the error of a sum over rows; dbias: S'·Σ|v|.

SLACK covers second-order terms and the roundings of the bounds themselves. A row where r·e is not small
gets an infinite radius; so does whatever leaves the range in which no underflow disturbs the argument.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from numeric.formats import FLOAT64
from numeric.reference.arithmetic import Double, Pairs, Plain
from numeric.reference.problem import Problem

SLACK = 1.05
CHUNK = 16384  # entries evaluated at a time: the temporaries then stay in the cache
SAFE = 2.0**-850  # scaled numbers below this may have met underflow
TAME = 2.0**200  # where all numbers lie between 1/TAME and TAME nothing needs scaling


@dataclass
class Enclosed:
    """An array known to within a radius: |exact - (high + low)| ≤ radius.

    Attributes:
        high: float64.
        low: float64, or None for zeros.
        radius: float64, infinite where nothing is known.
    """

    high: np.ndarray
    low: np.ndarray | None
    radius: np.ndarray


Receive = Callable[[str, slice, Enclosed], None]


def evaluate(problem: Problem, receive: Receive, arithmetic: Any = None) -> None:
    """Enclose every quantity of a problem, some rows at a time.

    Args:
        problem: what is asked.
        receive: called with a quantity's name, the slice of its first axis, and the enclosure there, while
            it is in the cache.
        arithmetic: Plain or Double; by default Double for float64 and Plain for the formats whose products
            float64 holds exactly. Plain for float64 is allowed: the radius then tells how little is known.
    """
    arithmetic = arithmetic or (Double if problem.format is FLOAT64 else Plain)
    scales = Scales(problem)
    step = max(1, CHUNK // problem.size)

    with np.errstate(all="ignore"):
        shares = [
            _rows(problem, arithmetic, scales, slice(start, start + step), receive)
            for start in range(0, problem.rows, step)
        ]
        if problem.upstream is not None:
            _columns(problem, shares, arithmetic, scales, receive)


class Scales:
    """Powers of two that bring x, gain, bias and upstream near 1; none where nothing needs them."""

    def __init__(self, problem: Problem) -> None:
        gain, bias = problem.gain.astype(np.float64), problem.bias.astype(np.float64)
        self.active = problem.format is FLOAT64 and not all(
            _tame(values) for values in (problem.x, gain, bias, problem.upstream, np.array(problem.eps))
        )
        self.output = self.exponent(np.maximum(np.abs(gain), np.abs(bias)))
        self.gain = self.exponent(gain)
        self.upstream = self.exponent(problem.upstream) if problem.upstream is not None else 0
        self.output_gain, self.output_bias = self.down(gain, self.output), self.down(bias, self.output)
        self.gains = self.down(gain, self.gain)
        self.gain_size, self.bias_size = np.abs(self.output_gain), np.abs(self.output_bias)
        tiny = ((self.gain_size < SAFE) & (gain != 0)) | ((self.bias_size < SAFE) & (bias != 0))
        self.lost_columns = np.where(tiny, np.inf, 0.0) if self.active and tiny.any() else None

    def exponent(self, values: np.ndarray) -> int:
        """e with max|values| < 2^e, 0 where nothing is scaled."""
        return int(np.frexp(np.max(np.abs(values)))[1]) if self.active else 0

    def down(self, values: Any, exponent: Any) -> Any:
        """values·2^-exponent, in two steps so that the power itself cannot overflow."""
        if not self.active:
            return values
        first = exponent // 2
        factors = np.ldexp(1.0, -first), np.ldexp(1.0, first - exponent)
        if isinstance(values, Pairs):
            return Pairs(values.high * factors[0] * factors[1], values.low * factors[0] * factors[1])
        return values * factors[0] * factors[1]


def _tame(values: np.ndarray | None) -> bool:
    """Whether every number is 0 or lies between 1/TAME and TAME."""
    if values is None:
        return True
    sizes = np.abs(values)
    return bool(sizes.max() < TAME and sizes.min(where=sizes > 0, initial=1.0) > 1 / TAME)


def _rows(problem: Problem, arithmetic: Any, scales: Scales, rows: slice, receive: Receive) -> Any:
    """Evaluate some rows; returns their share of the sums over rows."""
    w, size = arithmetic.unit, problem.size
    S = arithmetic.sum_error(size) + 2 * w
    x = problem.x[rows].astype(np.float64)
    first: Any = 0
    again: Any = 0
    if scales.active:
        first = np.frexp(np.max(np.abs(x), axis=1, keepdims=True))[1]
        x = scales.down(x, first)

    c_size: Any = 0.0
    if problem.centred:
        near = x.mean(axis=1, keepdims=True)
        t = arithmetic.difference(x, near)
        c = arithmetic.over(arithmetic.sum(t, 1), size)
        c_size = np.abs(_high(c))
        d = t - c
        mean = c + near
    else:
        d = arithmetic.lift(x)
    if scales.active:
        again = _second_shift(d, problem.eps, first)
        d, c_size = scales.down(d, again), scales.down(c_size, again)
    shift = first + again

    square = arithmetic.over(arithmetic.sum(arithmetic.square(d), 1), size)
    r = arithmetic.inverse_root(square + _scaled_eps(problem.eps, shift))
    r_size = _high(r)
    e = SLACK * (S + 2 * w) * (np.sqrt(_high(square)) + c_size) if problem.centred else np.zeros((len(x), 1))
    re = SLACK * r_size * e
    rho = re + re**2 + SLACK * (S + 8 * w)
    rho = np.where(rho < 2.0**-8, rho, np.inf)
    if problem.centred:
        error = scales.down(e, -again) + SLACK * 2 * w * np.abs(_high(mean))
        receive("mean", rows, _column(_enclose(mean, error, scales, -first)))
    else:
        receive("mean", rows, Enclosed(np.zeros(len(x)), None, np.zeros(len(x))))
    receive("rstd", rows, _column(_enclose(r, r_size * rho, scales, shift)))

    h = d * r
    scaled = h * scales.output_gain
    radius = np.abs(_high(scaled))
    radius *= SLACK * (rho + 8 * w)
    if problem.centred:
        radius += scales.gain_size * re
    radius += scales.bias_size * (2 * SLACK * w)
    if scales.lost_columns is not None:
        radius += scales.lost_columns
    receive("output", rows, _enclose(scaled + scales.output_bias, radius, scales, -scales.output))
    if problem.upstream is None:
        return None

    v = scales.down(problem.upstream[rows].astype(np.float64), scales.upstream)
    p = arithmetic.product(v, scales.gains)
    P, H = _largest(p), _largest(h)
    p_size = np.sqrt(np.square(_high(p)).mean(axis=1, keepdims=True))
    B = arithmetic.over(arithmetic.sum(p * h, 1), size)
    B_size = np.abs(_high(B))
    e_q = 4 * w * P + B_size * re + H * (B_size * (rho + 8 * w) + p_size * (re + rho + S + 8 * w))
    q = p
    if problem.centred:
        A = arithmetic.over(arithmetic.sum(p, 1), size)
        q = q - A
        e_q = e_q + 4 * w * np.abs(_high(A)) + (S + 2 * w) * p_size
    dx = (q - h * B) * r
    radius = np.abs(_high(dx))
    radius *= SLACK * (rho + 4 * w)
    radius += SLACK * r_size * e_q
    if scales.active:
        radius += np.where((P < SAFE) & problem.upstream[rows].any(axis=1, keepdims=True), np.inf, 0.0)
    receive("dx", rows, _enclose(dx, radius, scales, shift - scales.gain - scales.upstream))

    v_size = np.abs(v)
    error = (re + H * (rho + 8 * w)).T @ v_size
    sums = arithmetic.sum(h * v, 0), arithmetic.sum(arithmetic.lift(v), 0)
    return sums, (error, H.T @ v_size, v_size.sum(axis=0, keepdims=True))


def _columns(problem: Problem, shares: list[Any], arithmetic: Any, scales: Scales, receive: Receive) -> None:
    """The sums over rows, from the shares of the chunks."""
    assert problem.upstream is not None
    # Two sums, one after the other.
    S = arithmetic.sum_error(max(1, CHUNK // problem.size)) + arithmetic.sum_error(len(shares))
    gain, bias = (arithmetic.sum(_stack([share[0][i] for share in shares]), 0)[0] for i in range(2))
    errors, heights, sizes = (np.concatenate([share[1][i] for share in shares]).sum(axis=0) for i in range(3))
    gain_radius, bias_radius = SLACK * (errors + S * heights), SLACK * S * sizes
    if scales.active:
        lost = np.where((sizes < SAFE) & problem.upstream.any(axis=0), np.inf, 0.0)
        gain_radius, bias_radius = gain_radius + lost, bias_radius + lost
    receive("dgain", slice(None), _enclose(gain, gain_radius, scales, -scales.upstream))
    receive("dbias", slice(None), _enclose(bias, bias_radius, scales, -scales.upstream))


def _second_shift(d: Any, eps: float, shift: np.ndarray) -> np.ndarray:
    """The exponent that brings the larger of max|d| and √eps near 1, after rows were scaled by 2^-shift."""
    nothing = -4000
    root = (np.frexp(eps)[1] + 1) // 2 - shift if eps > 0 else np.full_like(shift, nothing)
    largest = _largest(d)
    again = np.where(largest > 0, np.maximum(np.frexp(largest)[1], root), root)
    return np.where(again == nothing, 0, again)


def _scaled_eps(eps: float, shift: Any) -> Any:
    fraction, exponent = np.frexp(eps)
    return np.ldexp(fraction, np.maximum(exponent - 2 * shift, -5000))


def _enclose(value: Any, radius: np.ndarray, scales: Scales, exponent: Any) -> Enclosed:
    """value·2^-exponent with its radius, infinite where the value may have met underflow or overflow."""
    high, low = (value.high, value.low) if isinstance(value, Pairs) else (value, None)
    if not scales.active:
        return Enclosed(high, low, radius)
    inside = np.abs(high) >= SAFE
    high, low = scales.down(high, exponent), None if low is None else scales.down(low, exponent)
    inside &= (np.abs(high) >= SAFE) & np.isfinite(high)
    return Enclosed(high, low, np.where(inside, scales.down(radius, exponent), np.inf))


def _column(enclosed: Enclosed) -> Enclosed:
    """One number a row, without the axis that was kept for broadcasting."""
    low = None if enclosed.low is None else enclosed.low[:, 0]
    return Enclosed(enclosed.high[:, 0], low, enclosed.radius[:, 0])


def _high(value: Any) -> np.ndarray:
    return value.high if isinstance(value, Pairs) else value


def _largest(value: Any) -> np.ndarray:
    """max|value| of each row."""
    high = _high(value)
    return np.maximum(high.max(axis=1, keepdims=True), -high.min(axis=1, keepdims=True))


def _stack(parts: list[Any]) -> Any:
    if isinstance(parts[0], Pairs):
        return Pairs(np.concatenate([p.high for p in parts]), np.concatenate([p.low for p in parts]))
    return np.concatenate(parts)
