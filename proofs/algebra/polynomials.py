"""Polynomials in one letter whose coefficients are scalars: division and Bézout's identity.

A polynomial is the tuple of its coefficients c₀, c₁, …, the last one not zero; () is 0.
"""

from __future__ import annotations

from lnverify.proofs.algebra.field import Fraction

Polynomial = tuple[Fraction, ...]


def trim(coefficients: list[Fraction]) -> Polynomial:
    """The polynomial with these coefficients, zeros at the end left out."""
    while coefficients and coefficients[-1].is_zero():
        coefficients = coefficients[:-1]
    return tuple(coefficients)


def divide(dividend: Polynomial, divisor: Polynomial) -> tuple[Polynomial, Polynomial]:
    """(q, r) with dividend = q·divisor + r and deg r < deg divisor."""
    zero = divisor[-1].field.rational(0)
    rest, quotient = list(dividend), [zero] * max(len(dividend) - len(divisor) + 1, 0)
    scale = divisor[-1].reciprocal()
    for place in reversed(range(len(quotient))):
        factor = quotient[place] = rest[place + len(divisor) - 1] * scale
        for j, coefficient in enumerate(divisor):
            rest[place + j] = rest[place + j] - factor * coefficient
    return trim(quotient), trim(rest)


def bezout(first: Polynomial, second: Polynomial) -> tuple[Polynomial, Polynomial] | None:
    """(s, t) with s·first + t·second = 1 and deg s < deg second; None where they have a common factor."""
    one = first[-1].field.rational(1)
    rows: list[tuple[Polynomial, Polynomial, Polynomial]] = [(first, (one,), ()), (second, (), (one,))]
    while rows[-1][0]:
        (r, s, t), (last, last_s, last_t) = rows[-2:]
        q, rest = divide(r, last)
        rows = [rows[-1], (rest, _minus(s, _times(q, last_s)), _minus(t, _times(q, last_t)))]
    (gcd, s, t), _ = rows
    if len(gcd) != 1:
        return None
    scale = gcd[0].reciprocal()
    return tuple(c * scale for c in s), tuple(c * scale for c in t)


def _times(left: Polynomial, right: Polynomial) -> Polynomial:
    if not left or not right:
        return ()
    result = [left[-1].field.rational(0)] * (len(left) + len(right) - 1)
    for i, a in enumerate(left):
        for j, b in enumerate(right):
            result[i + j] = result[i + j] + a * b
    return trim(result)


def _minus(left: Polynomial, right: Polynomial) -> Polynomial:
    if not left and not right:
        return ()
    zero = (left or right)[-1].field.rational(0)
    padded = [[*p, *[zero] * (max(len(left), len(right)) - len(p))] for p in (left, right)]
    return trim([a - b for a, b in zip(*padded, strict=True)])
