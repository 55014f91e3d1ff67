"""Integers as products of primes: each prime once, and none sought where the search would not end."""

from math import prod

import pytest

from lnverify.proofs.algebra.integers import factors_of
from lnverify.proofs.values import Inexpressible

# The least primes of 10, 25 and 61 digits.
P10, P25, P61 = 10**9 + 7, 10**24 + 7, 10**60 + 7

FACTORS = {
    "1": [],
    "2": [(2, 1)],
    "12": [(2, 2), (3, 1)],
    "2³⁰⁰": [(2, 300)],
    "509²": [(509, 2)],
    "521, beyond the small primes": [(521, 1)],
    "521²": [(521, 2)],
    "521³ 523": [(521, 3), (523, 1)],
    "2 · 3⁵ · 521⁴": [(2, 1), (3, 5), (521, 4)],
    "a prime that FLINT 3.6 lists twice": [(41813, 1), (378317, 2), (459443, 1)],
    "a cube of which it may": [(54667, 3), (146369, 1)],
    "a cube and a square": [(7963, 3), (8147, 2)],
    "small primes too": [(2, 6), (3, 2), (53, 1), (2971, 1), (41813, 1), (378317, 2), (459443, 1)],
    "a square of it": [(41813, 2), (378317, 4), (459443, 2)],
    "two primes of 10 digits": [(P10, 1), (P10 + 2, 1)],
    "a prime of 61 digits": [(P61, 1)],
    "its cube, and 2¹⁰⁰": [(2, 100), (P61, 3)],
    "a power of a long prime": [(P25, 7)],
    "just short enough": [(2, 1999)],
}


@pytest.mark.each(FACTORS)
def test_factors(factors):
    result = factors_of(prod(prime**exponent for prime, exponent in factors))
    assert sorted(result) == factors
    assert all(type(prime) is int and type(exponent) is int for prime, exponent in result)


TOO_LONG = {
    "two primes of 25 digits": (P25 * (10**24 + 49), "the root of an integer of 160 bits that is too long to factor"),
    "the square of that": ((P25 * (10**24 + 49)) ** 2, "the root of an integer of 319 bits that is too long to factor"),
    "2²⁰⁰⁰": (2**2000, "the root of an integer of 2001 bits"),
}


@pytest.mark.each(TOO_LONG)
def test_too_long(number, message):
    with pytest.raises(Inexpressible) as caught:
        factors_of(number)
    assert message in str(caught.value)
