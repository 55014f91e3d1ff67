"""The GPT-2 gains that the post prints, as a real input: the semi-axes of the LayerNorm that they make."""

from typing import Any

import numpy as np
from flint import arb, ctx

from lnverify.numeric.axes import principal_axes

Facts = dict[str, Any]

UNIT = 10_000
"""Parts of 1 in which the gains are printed."""

PRINTED = {
    "ln_1": (2232, 1820, 1534, 1917, 2036, 1948, 1467, 1865, 2143, 1956),
    "ln_2": (1310, 2093, 2066, 12542, 12638, 12695, 935, 793, 2260, 13008),
}
DIGITS = 18
"""Digits of a semi-axis: one more than a float64 needs."""


def printed_gains() -> list[Facts]:
    """For each weight its ten gains and nine semi-axes, certified."""
    return [_axes(name, gains) for name, gains in PRINTED.items()]


def semi_axes(gains: tuple[int, ...]) -> list[str]:
    """The semi-axes for gains in units of 10⁻⁴, ascending, in decimal; the last digit to within one unit.

    The lengths are linear in the gain and the integers are exact, so these are the lengths for the printed
    decimals themselves, not for binary numbers near them.
    """
    axes = principal_axes(np.array(gains, np.float64))
    with ctx.workprec(256):
        balls: list[arb] = [axes.enclosure(index, bits=128) / UNIT for index in range(len(gains) - 1)]
        return [ball.str(DIGITS, radius=False) for ball in balls]


def _axes(name: str, gains: tuple[int, ...]) -> Facts:
    certified = semi_axes(gains)
    return {
        "name": name,
        "gains": [f"{g / UNIT:.4f}" for g in gains],
        "axes": certified,
        "ratio": float(certified[-1]) / float(certified[0]),
        "largest_over_smallest": max(gains) / min(gains),
    }
