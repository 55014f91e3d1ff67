"""How a number is written on a page: so many significant digits, in full or with a power of ten."""

import math


def number(
    value: float | None,
    digits: int = 2,
    low: float = 1e-4,
    high: float | None = None,
    *,
    powered: int | None = None,
    zeros: bool = False,
    tens: bool = False,
) -> str:
    """A number for people: 0, 25, 3.3e-17, ∞, NaN, and – for None.

    Args:
        value: the number.
        digits: how many are significant; of a large integer part all are shown.
        low, high: it is written in full where low ≤ |value| < high; high is 10^digits where it is not given.
        powered: the significant digits of a number with a power of ten, `digits` by default.
        zeros: whether a number in full keeps its last zeros.
        tens: whether a power is written as ·10⁻¹⁷, with the sign of minus, rather than as e-17.
    """
    if value is None:
        return "–"
    if value == 0:
        return in_full(value, digits) if zeros else "0"
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    if low <= abs(value) < (10**digits if high is None else high):
        text = in_full(value, digits)
        text = text.rstrip("0").rstrip(".") if "." in text and not zeros else text
    else:
        mantissa, exponent = f"{value:.{(powered or digits) - 1}e}".split("e")
        text = f"{mantissa}·10{superscript(int(exponent))}" if tens else f"{mantissa}e{exponent}"
    return minus(text) if tens else text


def in_full(value: float, digits: int) -> str:
    """With so many significant digits and no power of ten; the integer part is never cut."""
    exponent = int(f"{value:.{digits - 1}e}".split("e")[1])
    return f"{value:.{max(digits - 1 - exponent, 0)}f}"


def minus(text: str) -> str:
    """The text with the sign of minus in place of the hyphen."""
    return text.replace("-", "−")


def superscript(power: int) -> str:
    """An exponent, raised: ⁻¹⁷."""
    return str(power).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))


def join_in_words(items: list[str], most: int | None = None) -> str:
    """a, b and c; "none" for none; of more than `most` the others are counted."""
    shown = items[:most]
    shown += [f"{len(items) - len(shown)} more"] if len(shown) < len(items) else []
    return " and ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown) or "none"
