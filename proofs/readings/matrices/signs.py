"""Signs of polynomials at one N: sums of squares, found by linear algebra.

The independent counterpart of `proofs.readings.moments.signs`: a polynomial of degree two in the entries of vectors
is never negative exactly when the symmetric matrix of its coefficients is positive semidefinite.
"""

from __future__ import annotations

from functools import lru_cache

from sympy import Matrix, Rational
from sympy.polys.rings import PolyElement

from lnverify.proofs.readings.matrices.symbols import Symbol, Symbols
from lnverify.proofs.sign import Sign

# How many facts are combined.
_DEPTH = 2


def known_sign_of_symbol(symbols: Symbols, x: Symbol) -> Sign:
    """What is known of the sign of a fraction."""
    if x.is_zero():
        return Sign.NON_NEGATIVE
    content, factors = x.factorization()
    result, sign = Sign.POSITIVE, 1 if content > 0 else -1
    for factor, exponent in factors:
        up, down = known_sign(symbols, factor), known_sign(symbols, -factor)
        if exponent % 2 == 0:
            never_zero = Sign.POSITIVE in (up, down) or any(factor in (known, -known) for known in symbols.nonzero)
            result = min(result, Sign.POSITIVE if never_zero else Sign.NON_NEGATIVE)
        elif up or down:
            result, sign = min(result, up or down), sign * (1 if up else -1)
        else:
            return Sign.UNKNOWN
    return result if sign > 0 else Sign.UNKNOWN


def known_sign(symbols: Symbols, polynomial: PolyElement) -> Sign:
    """What is known of the sign of a polynomial without square factors."""
    if known := max((known for fact, known in symbols.facts if _proportional(polynomial, fact)), default=Sign.UNKNOWN):
        return known
    root = next((i for i in reversed(range(len(symbols.names))) if _is_root(symbols, polynomial, i)), None)
    if root is not None:
        return _sign_with_root(symbols, polynomial, root)
    return _sign_of_forms(symbols, polynomial) or _sign_with_facts(symbols, polynomial, _DEPTH)


def _sign_with_facts(symbols: Symbols, polynomial: PolyElement, depth: int) -> Sign:
    """Try to write the polynomial as a positive multiple of a fact plus a rest of known sign."""
    if not depth:
        return Sign.UNKNOWN
    best = Sign.UNKNOWN
    for fact, known in symbols.facts:
        for monomial in fact:
            if best == Sign.POSITIVE or polynomial.get(monomial, 0) * fact[monomial] <= 0:
                continue
            rest = polynomial * abs(fact[monomial]) - fact * abs(polynomial[monomial])
            left = _sign_of_forms(symbols, rest) or _sign_with_facts(symbols, rest, depth - 1)
            if left or not rest:
                best = max(best, known, left if rest else Sign.UNKNOWN)
    return best


def _proportional(polynomial: PolyElement, fact: PolyElement) -> bool:
    """Whether one is a positive multiple of the other."""
    ratio = polynomial.LC / fact.LC
    return bool(ratio > 0 and polynomial == fact * ratio)


def _is_root(symbols: Symbols, polynomial: PolyElement, index: int) -> bool:
    return symbols.square_of(index) is not None and any(m[index] for m in polynomial)


def _sign_with_root(symbols: Symbols, polynomial: PolyElement, root: int) -> Sign:
    """The sign of A + B·R from those of A, B and A² − B²R²."""
    ring = symbols.ring
    a = ring.from_dict({m: c for m, c in polynomial.items() if not m[root]})
    b = ring.from_dict({(*m[:root], 0, *m[root + 1 :]): c for m, c in polynomial.items() if m[root]})
    square = symbols.square_of(root)
    if not a:
        return min(known_sign(symbols, b), known_sign(symbols, square))
    up_a, up_b, down_a, down_b = (known_sign(symbols, p) for p in (a, b, -a, -b))
    gap = Symbol(symbols, symbols.reduce(a**2 - b**2 * square)[0], {})
    if up_a and up_b:
        return max(up_a, min(up_b, known_sign(symbols, square)))
    if up_a and down_b:
        return known_sign_of_symbol(symbols, gap)
    if up_b and down_a:
        return known_sign_of_symbol(symbols, -gap)
    return Sign.UNKNOWN


def _sign_of_forms(symbols: Symbols, polynomial: PolyElement) -> Sign:
    """Group by powers of ε, or of all symbols of known sign; each coefficient is to be a semidefinite form."""
    signed = _signed_symbols(symbols)
    eps = {i: known for i, known in signed.items() if symbols.names[i][0] == "eps"}
    return _sign_of_groups(symbols, polynomial, eps) or _sign_of_groups(symbols, polynomial, signed)


def _sign_of_groups(symbols: Symbols, polynomial: PolyElement, signed: dict[int, Sign]) -> Sign:
    groups: dict[tuple[int, ...], PolyElement] = {}
    for monomial, coefficient in polynomial.items():
        weight = tuple(monomial[i] for i in signed)
        rest = tuple(0 if i in signed else e for i, e in enumerate(monomial))
        groups.setdefault(weight, symbols.ring.zero)[rest] = coefficient
    result = Sign.NON_NEGATIVE
    for weight, form in groups.items():
        known = _sign_of_form(form)
        if not known:
            return Sign.UNKNOWN
        used = [sign for sign, exponent in zip(signed.values(), weight, strict=True) if exponent]
        result = max(result, min([known, *used]))
    return result


def _signed_symbols(symbols: Symbols) -> dict[int, Sign]:
    """The free scalars that are positive or not negative, each with its sign."""
    results: dict[int, Sign] = {}
    for index, name in enumerate(symbols.names):
        known = [sign for fact, sign in symbols.facts if fact == symbols.ring.gens[index]]
        if known or name == ("eps", None):
            results[index] = max(known, default=Sign.NON_NEGATIVE)
    return results


@lru_cache(maxsize=2000)
def _sign_of_form(form: PolyElement) -> Sign:
    if all(c > 0 and all(e % 2 == 0 for e in m) for m, c in form.items()):
        return Sign.POSITIVE if any(not any(m) for m in form) else Sign.NON_NEGATIVE
    if max(sum(m) for m in form) > 2:
        return Sign.UNKNOWN
    used = sorted({i for m in form for i, e in enumerate(m) if e})
    matrix = Matrix.zeros(len(used) + 1, len(used) + 1)
    for monomial, coefficient in form.items():
        places = [used.index(i) + 1 for i, e in enumerate(monomial) for _ in range(e)]
        i, j = [0, 0, *places][-2:]
        half = Rational(int(coefficient.numerator), 2 * int(coefficient.denominator))
        matrix[i, j] += half
        matrix[j, i] += half
    if not matrix.is_positive_semidefinite:
        return Sign.UNKNOWN
    if matrix.is_positive_definite or _exceeds_a_constant(matrix):
        return Sign.POSITIVE
    return Sign.NON_NEGATIVE


def _exceeds_a_constant(matrix: Matrix) -> bool:
    """Whether the form is semidefinite even without its constant term, which is positive."""
    without = matrix.copy()
    without[0, 0] = 0
    return bool(matrix[0, 0] > 0 and without.is_positive_semidefinite)
