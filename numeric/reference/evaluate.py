"""LayerNorm's formulas, written once, evaluated in either arithmetic with a proved error bound.

Notation: w the arithmetic's unit, D the depth of the summation tree, N the row's length, |·|₂ a row's root
mean square (which is at least the mean of its moduli).

1. Centre twice. t = x - m with m any float64 near the mean, then d = t - c, c = Σt/N. The sum and its
   division err by (D + 2)·w·|t|₂, and |t|₂ ≤ |d|₂ + |c|; so each d errs by at most e + 2w·|d|,
   e = (D + 4)·w·(|d|₂ + |c|). It is relative to the row's spread, not to its mean: cancellation is harmless.
2. V = |d|₂² + eps. Its relative error is at most 2(r·e + 2w) + (r·e + 2w)² + (D + 4)·w, r = 1/√V.
3. So r has relative error at most ρ = r·e + (r·e)² + (D + 10)·w, the root and division taking four units.
4. h = d·r has error at most r·e + |h|·(ρ + 4w).
5. The output g·h + b: |g|·r·e + |g·h|·(ρ + 8w) + 2w·|b|.
6. p = g·v, A = Σp/N, B = Σp·h/N: e_A = (D + 4)·w·|p|₂, e_B = |p|₂·(r·e + ρ + (D + 8)·w) since |h|₂ ≤ 1; then
   dx = r·(p - A - h·B) errs by at most r·(4w·P + 4w·|A| + e_A + |B|·r·e + H·(|B|·(ρ + 8w) + e_B)) + |dx|·(ρ + 4w),
   P = max|p|, H = max|h|.
7. dgain = Σ over rows v·h: Σ|v|·(r·e + H·(ρ + (D' + 8)·w)), D' the depth over rows; dbias = Σv: D'·w·Σ|v|.

SLACK covers second-order terms and the roundings of the bounds themselves. A row where r·e is not small
gets an infinite radius; so does whatever leaves the range in which no underflow disturbs the argument.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from numeric.formats import FLOAT64
from numeric.reference.arithmetic import Double, Pairs, Plain, depth, tree_sum
from numeric.reference.problem import Problem

SLACK = 1.05
CHUNK = 32768
SAFE = 2.0**-850  # scaled numbers below this may have met underflow


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


def evaluate(problem: Problem, arithmetic: Any = None) -> dict[str, Enclosed]:
    """Every quantity of a problem, enclosed.

    Args:
        problem: what is asked.
        arithmetic: Plain or Double; by default Double for float64 and Plain for the formats whose products
            float64 holds exactly. Plain for float64 is allowed: the radius then tells how little is known.
    """
    arithmetic = arithmetic or (Double if problem.format is FLOAT64 else Plain)
    with np.errstate(all="ignore"):
        scales = Scales(problem)
        step = max(1, CHUNK // problem.size)
        chunks = [
            _rows(problem, arithmetic, scales, slice(start, start + step))
            for start in range(0, problem.rows, step)
        ]
        answer: dict[str, Enclosed] = {
            name: _concatenate([chunk[name] for chunk in chunks])
            for name in ("output", "mean", "rstd", "dx")
            if name in chunks[0]
        }
        if problem.upstream is not None:
            answer |= _columns(problem, chunks, arithmetic, scales)
    return answer


class Scales:
    """Powers of two that bring gain, bias and upstream near 1, and what is lost below SAFE."""

    def __init__(self, problem: Problem) -> None:
        self.active = problem.format is FLOAT64
        gain, bias = problem.gain.astype(np.float64), problem.bias.astype(np.float64)
        self.output = self.exponent(np.maximum(np.abs(gain), np.abs(bias)))
        self.gain = self.exponent(gain)
        self.upstream = self.exponent(problem.upstream) if problem.upstream is not None else 0
        self.output_gain, self.output_bias = self.down(gain, self.output), self.down(bias, self.output)
        self.gains = self.down(gain, self.gain)
        tiny_gain = (np.abs(self.output_gain) < SAFE) & (gain != 0)
        tiny_bias = (np.abs(self.output_bias) < SAFE) & (bias != 0)
        self.lost_columns = np.where(tiny_gain | tiny_bias, np.inf, 0.0) if self.active else None

    def exponent(self, values: np.ndarray) -> int:
        """e with max|values| < 2^e, 0 where nothing is scaled."""
        return int(np.frexp(np.max(np.abs(values.astype(np.float64))))[1]) if self.active else 0

    def down(self, values: Any, exponent: Any) -> Any:
        """values·2^-exponent, in two steps so that the power itself cannot overflow."""
        if not self.active:
            return values
        first = exponent // 2
        return values * np.ldexp(1.0, -first) * np.ldexp(1.0, first - exponent)


def _rows(problem: Problem, arithmetic: Any, scales: Scales, rows: slice) -> dict[str, Any]:
    """The quantities of some rows, and their share of the sums over rows."""
    w, size = arithmetic.unit, problem.size
    D = depth(size)
    x = problem.x[rows].astype(np.float64)
    answer: dict[str, Any] = {}

    shift = _row_exponent(x, scales)
    x = scales.down(x, shift)
    if problem.centred:
        near = x.mean(axis=1, keepdims=True)
        t = arithmetic.difference(x, near)
        correction = _over(tree_sum(t, 1), size, arithmetic)
        d = t - correction
        mean = correction + near
        e = (
            (D + 4)
            * w
            * (np.sqrt(np.square(_high(d)).mean(axis=1, keepdims=True)) + np.abs(_high(correction)))
        )
        answer["mean"] = _enclose(mean, SLACK * (e + 2 * w * np.abs(_high(mean))), scales, -shift)
    else:
        d, e = _lift(x, arithmetic), np.zeros((len(x), 1))
        answer["mean"] = Enclosed(e, None if arithmetic is Plain else e, e)

    eps_fraction, eps_exponent = np.frexp(problem.eps)
    if scales.active:
        root_of_eps = np.where(problem.eps > 0, (eps_exponent + 1) // 2 - shift, -4000)
        largest = _largest(d)
        again = np.where(largest > 0, np.maximum(np.frexp(largest)[1], root_of_eps), root_of_eps)
        again = np.where(again == -4000, 0, again)
        d, e = _scaled(d, again, scales), scales.down(e, again)
        shift = shift + again
        eps = np.ldexp(eps_fraction, np.maximum(eps_exponent - 2 * shift, -5000))
    else:
        eps = problem.eps

    V = _over(tree_sum(d * d, 1), size, arithmetic) + eps
    r = arithmetic.inverse_root(V)
    r_high = _high(r)
    re = SLACK * r_high * e
    rho = re + re**2 + SLACK * (D + 10) * w
    rho = np.where(rho < 2.0**-8, rho, np.inf)
    answer["rstd"] = _enclose(r, r_high * rho, scales, shift)

    h = d * r
    scaled = h * scales.output_gain
    radius = np.abs(_high(scaled))
    radius *= SLACK * (rho + 8 * w)
    radius += np.abs(scales.output_gain) * re
    radius += np.abs(scales.output_bias) * (2 * SLACK * w)
    output = scaled + scales.output_bias
    if scales.lost_columns is not None:
        radius = radius + scales.lost_columns
    answer["output"] = _enclose(output, radius, scales, -scales.output)
    if problem.upstream is None:
        return answer

    v = scales.down(problem.upstream[rows].astype(np.float64), scales.upstream)
    p = arithmetic.product(v, scales.gains)
    P, H = _largest(p), _largest(h)
    p_size = np.sqrt(np.square(_high(p)).mean(axis=1, keepdims=True))
    B = _over(tree_sum(p * h, 1), size, arithmetic)
    B_size = np.abs(_high(B))
    e_q = 4 * w * P + B_size * re + H * (B_size * (rho + 8 * w) + p_size * (re + rho + (D + 8) * w))
    q = p
    if problem.centred:
        A = _over(tree_sum(p, 1), size, arithmetic)
        q = q - A
        e_q = e_q + 4 * w * np.abs(_high(A)) + (D + 4) * w * p_size
    dx = (q - h * B) * r
    radius = np.abs(_high(dx)) * (SLACK * (rho + 4 * w))
    radius += SLACK * (r_high * e_q)
    if scales.active:
        radius = radius + np.where(
            (P < SAFE) & problem.upstream[rows].any(axis=1, keepdims=True), np.inf, 0.0
        )
    answer["dx"] = _enclose(dx, radius, scales, shift - scales.gain - scales.upstream)

    v_size = np.abs(v)
    answer["dgain"] = tree_sum(h * v, 0)
    answer["dbias"] = tree_sum(_lift(v, arithmetic), 0)
    answer["dgain sizes"] = ((re + H * rho).T @ v_size, H.T @ v_size, v_size.sum(axis=0, keepdims=True))
    return answer


def _columns(
    problem: Problem, chunks: list[dict[str, Any]], arithmetic: Any, scales: Scales
) -> dict[str, Enclosed]:
    """The sums over rows, from those of the chunks."""
    assert problem.upstream is not None
    D = depth(max(1, CHUNK // problem.size)) + depth(len(chunks))
    errors, heights, sizes = (
        np.concatenate([chunk["dgain sizes"][i] for chunk in chunks]).sum(axis=0) for i in range(3)
    )
    gain = tree_sum(_stack([chunk["dgain"] for chunk in chunks]), 0)[0]
    bias = tree_sum(_stack([chunk["dbias"] for chunk in chunks]), 0)[0]
    gain_radius = SLACK * (errors + (D + 8) * arithmetic.unit * heights)
    bias_radius = SLACK * D * arithmetic.unit * sizes
    if scales.active:
        lost = np.where((sizes < SAFE) & problem.upstream.any(axis=0), np.inf, 0.0)
        gain_radius, bias_radius = gain_radius + lost, bias_radius + lost
    return {
        "dgain": _enclose(gain, gain_radius, scales, -scales.upstream),
        "dbias": _enclose(bias, bias_radius, scales, -scales.upstream),
    }


def _enclose(value: Any, radius: np.ndarray, scales: Scales, exponent: Any) -> Enclosed:
    """value·2^-exponent with its radius; nothing is known where the value may have met underflow or overflow."""
    high, low = (value.high, value.low) if isinstance(value, Pairs) else (value, None)
    if not scales.active:
        return Enclosed(high, low, radius)
    inside = (np.abs(high) >= SAFE) | ((high == 0) & (radius == 0))
    high, low = scales.down(high, exponent), None if low is None else scales.down(low, exponent)
    inside &= ((np.abs(high) >= SAFE) & np.isfinite(high)) | ((high == 0) & (radius == 0))
    return Enclosed(high, low, np.where(inside, scales.down(radius, exponent), np.inf))


def _row_exponent(x: np.ndarray, scales: Scales) -> Any:
    return np.frexp(np.max(np.abs(x), axis=1, keepdims=True))[1] if scales.active else 0


def _high(value: Any) -> np.ndarray:
    return value.high if isinstance(value, Pairs) else value


def _largest(value: Any) -> np.ndarray:
    """max|value| of each row."""
    high = _high(value)
    return np.maximum(high.max(axis=1, keepdims=True), -high.min(axis=1, keepdims=True))


def _lift(value: np.ndarray, arithmetic: Any) -> Any:
    return value if arithmetic is Plain else Pairs(value, np.zeros_like(value))


def _over(value: Any, count: int, arithmetic: Any) -> Any:
    """value/count."""
    if arithmetic is Plain:
        return value / count
    high = np.array(1 / count)
    # 1 - high·count is exact in float64: the residual of a division is.
    product = Double.product(high, np.array(float(count)))
    return value * Pairs(high, ((1 - product.high) - product.low) / count)


def _scaled(value: Any, exponent: Any, scales: Scales) -> Any:
    if isinstance(value, Pairs):
        return Pairs(scales.down(value.high, exponent), scales.down(value.low, exponent))
    return scales.down(value, exponent)


def _concatenate(parts: list[Enclosed]) -> Enclosed:
    low = (
        None if parts[0].low is None else np.concatenate([part.low for part in parts if part.low is not None])
    )
    return Enclosed(
        np.concatenate([part.high for part in parts]), low, np.concatenate([part.radius for part in parts])
    )


def _stack(parts: list[Any]) -> Any:
    if isinstance(parts[0], Pairs):
        return Pairs(np.concatenate([p.high for p in parts]), np.concatenate([p.low for p in parts]))
    return np.concatenate(parts)
