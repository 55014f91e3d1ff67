"""The worked example: what the post prints, the exact value, and what NumPy computes in float64."""

import re
from fractions import Fraction
from typing import Any

import numpy as np

from lnverify.numeric import reference
from lnverify.numeric.floats import plain
from lnverify.numeric.floats.plain import Array

Facts = dict[str, Any]

ROWS = ((2, 2, 3), (-5, 0, 1))
PRINTED = (("-0.70709", "-0.70709", "1.41418"), ("-1.397", "0.508", "0.889"))
PRINTED_VARIANCES = ("0.99996", "1.")
PRINTED_MEANS = ("-0.", "-0.")
EPS = Fraction(1, 100_000)
DIGITS = 5
"""Decimals that the post shows."""

HALF = Fraction(1, 2 * 10**DIGITS)


def worked_example() -> Facts:
    """Each printed entry, variance and mean: confirmed or not, exactly and as NumPy prints it."""
    x, ones, zeros = np.array(ROWS, np.float64), np.ones(3), np.zeros(3)
    computed, exact = plain.layer_norm(x, ones, zeros, 1e-5), reference.layer_norm(x, ones, zeros)
    rows = [
        {"row": list(ROWS[n]), "entries": _entries(computed[n], exact[n], PRINTED[n])}
        | _variance(ROWS[n], computed[n], PRINTED_VARIANCES[n])
        | _mean(ROWS[n], computed[n], PRINTED_MEANS[n])
        for n in range(len(ROWS))
    ]
    shown = shown_digits(computed), shown_digits(computed.var(axis=-1)), shown_digits(computed.mean(axis=-1))
    return {
        "eps": str(EPS),
        "rows": rows,
        "numpy_prints_the_same": shown
        == ([text for row in PRINTED for text in row], list(PRINTED_VARIANCES), list(PRINTED_MEANS)),
    }


def agrees_with_print(value: Fraction, printed: str, radius: Fraction = Fraction(0)) -> bool:
    """Whether `printed` is every number within `radius` of `value`, rounded to five decimals."""
    return abs(value - Fraction(printed)) + radius <= HALF


def shown_digits(values: Array) -> list[str]:
    """The numbers as NumPy shows them with five digits and small numbers suppressed, as the post's are."""
    return re.findall(r"-?\d+\.\d*", np.array2string(values, precision=DIGITS, suppress_small=True))


def _entries(computed: Array, exact: Array, printed: tuple[str, ...]) -> list[Facts]:
    # The reference is the exact value rounded once, and |value| < 2: within 2⁻⁵³ of it.
    radius = Fraction(1, 2**53)
    return [
        {
            "printed": text,
            "exact": float(e),
            "computed": float(c),
            "confirmed": agrees_with_print(Fraction(e), text, radius),
        }
        for c, e, text in zip(computed.tolist(), exact.tolist(), printed, strict=True)
    ]


def _variance(row: tuple[int, ...], computed: Array, printed: str) -> Facts:
    mean = Fraction(sum(row), len(row))
    variance = sum(((a - mean) ** 2 for a in row), Fraction(0)) / len(row)
    exact = variance / (variance + EPS)
    return {
        "variance": str(variance),
        "output_variance": str(exact),
        "output_variance_value": float(exact),
        "printed_variance": printed,
        "variance_confirmed": agrees_with_print(exact, printed),
        "from_eps": float(1 - exact),
        "from_rounding": float(abs(Fraction(float(computed.var())) - exact)),
    }


def _mean(row: tuple[int, ...], computed: Array, printed: str) -> Facts:
    mean = Fraction(sum(row), len(row))
    value = float(computed.mean())
    return {
        "output_mean": str(sum(a - mean for a in row)),  # times rstd/3: it is 0 exactly where this is
        "computed_mean": value,
        "computed_mean_in_u": value / (2.0**-53 * float(np.abs(computed).max())),
        "printed_mean": printed,
        "mean_confirmed": sum(a - mean for a in row) == 0 == Fraction(printed),
    }
