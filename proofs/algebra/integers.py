"""Integers as products of primes, within reach: a root of a number that cannot be factored is not taken."""

from __future__ import annotations

from collections import Counter

from flint import fmpz

from lnverify.proofs.values import Inexpressible

# FLINT factors a product of two primes of 20 digits each in well under a second; of 46 digits each, in hours.
_DIGITS = 40
# Whether a number of so many bits is prime is found in milliseconds.
_BITS = 2000


def factors_of(n: int) -> list[tuple[int, int]]:
    """The primes of n > 0 with their exponents, each prime once.

    Raises:
        Inexpressible: where what is left after the small primes has more than 40 digits and is no prime power.
    """
    rest, result = fmpz(n), []
    if rest.bit_length() > _BITS:
        raise Inexpressible(f"the root of an integer of {rest.bit_length()} bits")
    for prime, exponent in _small_factors(rest):
        result.append((prime, exponent))
        rest //= fmpz(prime) ** exponent
    base, power = _as_power(rest)
    if base == 1:
        return result
    if base.is_probable_prime():
        return [*result, (int(base), power)]
    if base >= 10**_DIGITS:
        raise Inexpressible(f"the root of an integer of {fmpz(n).bit_length()} bits that is too long to factor")
    # FLINT 3.6 may list a prime twice: 41813·378317²·459443 has 378317 in two places, each with exponent 1.
    exponents: Counter[int] = Counter()
    for factor, exponent in base.factor():
        exponents[int(factor)] += int(exponent) * power
    return [*result, *exponents.items()]


def _small_factors(n: fmpz) -> list[tuple[int, int]]:
    results = []
    for prime in _SMALL:
        exponent = 0
        while n % prime == 0:
            n, exponent = n // prime, exponent + 1
        if exponent:
            results.append((prime, exponent))
        if n == 1:
            break
    return results


def _as_power(n: fmpz) -> tuple[fmpz, int]:
    """(b, e) with n = bᵉ and e as large as can be, for n without small factors."""
    for exponent in range(n.bit_length() // 9, 1, -1):
        base = n.root(exponent)
        if base**exponent == n:
            return base, exponent
    return n, 1


_SMALL = [p for p in range(2, 512) if all(p % q for q in range(2, int(p**0.5) + 1))]
