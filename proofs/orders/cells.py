"""Is a polynomial nowhere negative, where some of its variables are positive? One point in each open cell tells.

Project: the leading coefficient and the discriminant of each irreducible factor in one variable, and the resultant of
each two. Over a connected open set on which none of these is 0, each factor has as many roots everywhere, all simple,
and no two meet: roots are continuous functions in a fixed order, and between two of them each factor has one sign. So
the space, less the zeros of finitely many polynomials, falls into open cells on each of which every factor has one
sign; and a continuous function that is not negative on a dense set is nowhere negative.

Source: S. McCallum, Comput. J. 36 (1993); A. Strzeboński, J. Symbolic Comput. 29 (2000), "Solving systems of strict
polynomial inequalities". The proof is written out in docs/method.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, pairwise
from math import lcm, prod
from typing import Any

from flint import ctx, fmpq, fmpz_poly

from lnverify.proofs.algebra.field import key_of, powers_of, terms_of
from lnverify.proofs.algebra.table import Table

# No larger factor is projected, and no more cells are looked at: of the claims that ship none needs more than 330.
_HIGHEST, _LONGEST, _MOST = 10, 150, 1_000
# Nor are factors whose resultants may have more terms in all, times the square of their rows: of what is decided the
# heaviest are four million, and thirty million take a second.
_HEAVIEST = 10**7
# Of a polynomial in one variable no larger degree is looked at, nor of a product of those whose roots part a line: the
# roots of one of degree 1,270 took 20 seconds.
_HIGHEST_LINE, _HIGHEST_PRODUCT = 60, 300
# Bits of the balls that isolate roots, and how often twice as many are tried.
_BITS, _TRIES = 64, 5
# So many points of small numbers are tried first.
_FIRST, _SIMPLE, _SIMPLE_POSITIVE = 150, tuple(map(fmpq, (1, 0, -1, 2))), (fmpq(1), fmpq(3), fmpq(1, 3))
# A point: the value of each variable, by its number.
Point = dict[int, fmpq]
_KNOWN: Table[tuple[Point | None]] = Table(2_000)


class TooLarge(Exception):
    """There are more cells than are looked at, so nothing is known."""


def negative_point(polynomial: Any, positive: frozenset[int]) -> Point | None:
    """A point at which a polynomial is negative; None where there is none.

    Args:
        polynomial: an fmpq_mpoly.
        positive: the numbers of the variables that are positive; all others are any real numbers.

    Raises:
        TooLarge: where that takes too much work.
    """
    beside = polynomial.context().nvars(), positive
    known = _KNOWN.get(polynomial, beside)
    if known is None:
        known = (_Cells(positive).negative_point(polynomial),)
        _KNOWN.put(polynomial, known, beside)
    return known[0]


class _Cells:
    def __init__(self, positive: frozenset[int]) -> None:
        self._positive = positive
        self._count = 0

    def negative_point(self, polynomial: Any) -> Point | None:
        if polynomial.is_zero():
            return None
        content, factors = polynomial.factor()
        sign, odd = (1 if content > 0 else -1), []
        for factor, exponent in factors:
            if exponent % 2 and not (of_terms := self._sign_by_terms(factor)):
                odd.append(factor)
            elif exponent % 2:
                sign *= of_terms
        if not odd and sign > 0:
            return None
        if (simple := self._simple_point(polynomial)) is not None:
            return simple
        # Where the sign is the wrong one everywhere, any point will do at which no factor is 0.
        for point in self._points(odd or [factor for factor, _ in factors], is_last=True):
            if value_at(polynomial, point) < 0:
                return point
            if sign * _sign_of_product(odd, point) < 0:
                raise TooLarge("a factor that stands to an even power is 0 at the point")
        return None

    def _simple_point(self, polynomial: Any) -> Point | None:
        """A point of small numbers at which a polynomial is negative, if one of the first is."""
        used = [i for i, degree in enumerate(polynomial.degrees()) if degree]
        points = islice(self._simple_values(polynomial, used, {}), _FIRST)
        return next((point for point, value in points if value < 0), None)

    def _simple_values(self, polynomial: Any, used: list[int], at: Point) -> Iterator[tuple[Point, fmpq]]:
        """Points of small numbers with the values there; what points share is put in once."""
        if not used:
            yield at, fmpq(0) if polynomial.is_zero() else polynomial.leading_coefficient()
            return
        for value in _SIMPLE_POSITIVE if used[0] in self._positive else _SIMPLE:
            yield from self._simple_values(polynomial.subs({used[0]: value}), used[1:], at | {used[0]: value})

    def _sign_by_terms(self, polynomial: Any) -> int:
        """The sign that a polynomial has on a dense set, where each term has the same one; else 0."""
        signs = set()
        for exponents, coefficient in terms_of(polynomial):
            if any(e % 2 and i not in self._positive for i, e in enumerate(exponents)):
                return 0
            signs.add(coefficient > 0)
        return 0 if len(signs) > 1 else 1 if signs == {True} else -1

    def _points(self, polynomials: list[Any], is_last: bool = False) -> Iterator[Point]:
        """A point in each open cell on which no polynomial changes its sign, or in more cells than these.

        For the last ones it is enough to know whether the sign of their product changes anywhere: their roots may meet,
        but not at the points that are looked at.
        """
        used = sorted({i for p in polynomials for i, degree in enumerate(p.degrees()) if degree})
        if not used:
            yield {}
            return
        variable = min(used, key=lambda i: _effort(polynomials, i))
        projected = self._project(polynomials, variable, is_last) if len(used) > 1 else []
        for point in self._points(projected):
            # Of what is not in the projection one value is as good as another.
            below = {i: fmpq(1) for i in used if i != variable} | point
            lines = [_line(_at(p, below), variable) for p in polynomials]
            if is_last and any(p.gcd(q).degree() > 0 for i, p in enumerate(lines) for q in lines[:i]):
                raise TooLarge("two factors meet at a point")
            for value in between(lines, variable in self._positive):
                self._count += 1
                if self._count > _MOST:
                    raise TooLarge("more cells than are looked at")
                yield {**below, variable: value}

    def _project(self, polynomials: list[Any], variable: int, is_last: bool) -> list[Any]:
        """What must not be 0, so that the roots in a variable stay as many and apart from each other, and from 0."""
        results: dict[Any, Any] = {}
        with_it = [p for p in polynomials if p.degrees()[variable]]
        for p in with_it:
            if p.degrees()[variable] > _HIGHEST or len(p) > _LONGEST:
                raise TooLarge("a factor is too large to be projected")
        pairs = [] if is_last else [(p, q) for i, p in enumerate(with_it) for q in with_it[:i]]
        if sum(_weight(p, q, variable) for p, q in [*zip(with_it, with_it, strict=True), *pairs]) > _HEAVIEST:
            raise TooLarge("resultants are too large")
        values = [p for p in polynomials if not p.degrees()[variable]]
        powers = [powers_of(p, variable) for p in with_it]
        values += [parts[max(parts)] for parts in powers]
        values += [parts[0] for parts in powers if 0 in parts and variable in self._positive]
        values += [p.discriminant(variable) for p in with_it if p.degrees()[variable] > 1]
        values += [p.resultant(q, variable) for p, q in pairs]
        for value in values:
            # What has one sign by its terms is 0 on a set of codimension 2, which does not part an open cell.
            for factor, _ in value.factor()[1] if not value.is_zero() else ():
                if not self._sign_by_terms(factor):
                    results.setdefault(key_of(factor), factor)
        return list(results.values())


def _weight(p: Any, q: Any, variable: int) -> int:
    """About how much work the resultant of two polynomials is: its rows squared, times how many terms it may have.

    These are no more than the monomials of its degrees, nor than the products of a term from each row.
    """
    of_p, of_q = p.degrees(), q.degrees()
    m, n = of_p[variable], of_q[variable]
    monomials = prod(n * a + m * b + 1 for i, (a, b) in enumerate(zip(of_p, of_q, strict=True)) if i != variable)
    products = ((len(p) + m) // (m + 1)) ** n * ((len(q) + n) // (n + 1)) ** m
    return int((m + n) ** 2 * min(monomials, products))


def _effort(polynomials: list[Any], variable: int) -> tuple[int, int]:
    degrees = [p.degrees()[variable] for p in polynomials]
    return max(degrees), sum(len(p) for p, degree in zip(polynomials, degrees, strict=True) if degree)


def _at(polynomial: Any, point: Point) -> Any:
    return polynomial.subs(point) if point else polynomial


def value_at(polynomial: Any, point: Point) -> fmpq:
    """The value of a polynomial, where a variable that the point lacks is 1."""
    whole = {i: point.get(i, fmpq(1)) for i in range(polynomial.context().nvars())}
    result = polynomial.subs(whole)
    return fmpq(0) if result.is_zero() else result.leading_coefficient()


def _sign_of_product(polynomials: Iterable[Any], point: Point) -> int:
    sign = 1
    for polynomial in polynomials:
        value = value_at(polynomial, point)
        sign *= (value > 0) - (value < 0)
    return sign


def _line(polynomial: Any, variable: int) -> fmpz_poly:
    """A polynomial in one variable that is left, up to a positive factor."""
    terms = {e[variable]: c for e, c in terms_of(polynomial)}
    if len(terms) < len(polynomial):
        raise ValueError("another variable is left")
    scale = lcm(*(int(c.q) for c in terms.values()))
    return fmpz_poly([int((terms.get(k, fmpq(0)) * scale).p) for k in range(max(terms, default=0) + 1)])


def between(lines: list[fmpz_poly], above_zero: bool) -> Iterator[fmpq]:
    """A number in each interval between the real roots of some polynomials, the simplest there."""
    product = fmpz_poly([0, 1]) if above_zero else fmpz_poly([1])
    for line in lines:
        if line.degree() > 0:
            product *= line // line.gcd(product)
    if product.degree() > _HIGHEST_PRODUCT:
        raise TooLarge("the lines between factors have too many roots")
    roots = real_roots(product)
    if above_zero:
        roots = [(low, high) for low, high in roots if low > 0 or (low <= 0 <= high)]
    edges = [high for _, high in roots], [low for low, _ in roots]
    if not roots:
        yield fmpq(0)
        return
    if not above_zero:
        yield _simplest(None, edges[1][0])
    for left, right in zip(edges[0][:-1], edges[1][1:], strict=True):
        yield _simplest(left, right)
    yield _simplest(edges[0][-1], None)


def is_positive(coefficients: Mapping[int, int], above_zero: bool) -> bool:
    """Whether Σ cₖ tᵏ, cₖ by k ≥ 0, is positive for every real t, or t > 0; False too where that is unknown."""
    if max(coefficients, default=0) > _HIGHEST_LINE or sum(coefficients.values()) <= 0:
        return False
    lowest = min(coefficients) if above_zero else 0
    line = fmpz_poly([coefficients.get(k, 0) for k in range(lowest, max(coefficients) + 1)])
    try:
        return not any(high > 0 or not above_zero for _, high in real_roots(line))
    except TooLarge:
        return False


def real_roots(polynomial: fmpz_poly) -> list[tuple[fmpq, fmpq]]:
    """Intervals that hold the real roots, one each, apart from each other, in order; ends may be roots if exact."""
    if polynomial.degree() < 1:
        return []
    squarefree = polynomial // polynomial.gcd(polynomial.derivative())
    before = ctx.prec
    try:
        for power in range(_TRIES):
            ctx.prec = _BITS << power
            # A root whose imaginary part is exactly 0 is real, all others are not: so FLINT promises.
            roots: Any = squarefree.complex_roots()
            results = sorted(_ends(z.real) for z, _ in roots if z.imag.is_zero())
            if all(left[1] < right[0] for left, right in pairwise(results)):
                return results
    finally:
        ctx.prec = before
    raise TooLarge("two roots lie too close together")


def _ends(ball: Any) -> tuple[fmpq, fmpq]:
    return _rational(ball.lower()), _rational(ball.upper())


def _rational(ball: Any) -> fmpq:
    mantissa, exponent = ball.man_exp()
    return fmpq(mantissa) * fmpq(2) ** int(exponent)


def _simplest(left: fmpq | None, right: fmpq | None) -> fmpq:
    """The fraction with the smallest denominator strictly between two numbers, and of these the smallest in size."""
    if left is None or (right is not None and right <= 0):
        assert right is not None
        return -_simplest(-right, None if left is None else -left)
    if left < 0 and (right is None or right > 0):
        return fmpq(0)
    whole = left.floor() + 1
    if right is None or whole < right:
        return fmpq(whole)
    base = left.floor()
    rest = left - base
    inner = _simplest(1 / (right - base), None if not rest else 1 / rest)
    return base + 1 / inner
