"""Where an error is too large."""

from numeric.floats.formats import Format


def half_of_the_digits(format: Format) -> float:
    """The row error, in units of u, beyond which more than half of the digits are lost: 2^(p/2)."""
    return float(2.0 ** (format.precision / 2))
