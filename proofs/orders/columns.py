"""An order in sums over the coordinates, on few columns: why these are enough, and the polynomials that are left.

A coordinate is a column: the entries of the letters there. A row is a measure on columns, N its mass, and a moment the
integral of a monomial. P is a polynomial in N, moments, scalars, and the entries at places that a claim names;
those are columns of their own. Three theorems say where it is enough to look for P ≥ 0; docs/method.md has the proofs.

*Few columns* (C. Carathéodory; linear programming): where P is concave in all but j of the moments, the others fixed,
rows of at most j + 1 different columns, which are among those of the row at hand, with any weights w ≥ 0 of the same
mass. The weights are real; where P is homogeneous in N and the moments, rational ones come as near as one likes, so
that the reduction loses nothing.

*Half degree* (V. Timofte, J. Math. Anal. Appl. 284 (2003); C. Riener, J. Pure Appl. Algebra 216 (2012)): of one letter,
in which P has the degree d, rows of at most max(2, ⌊d/2⌋) different values, each a whole number of times; where the
letter is nowhere negative, of max(1, ⌊d/2⌋) that are not 0, and zeros. One less is enough for an even d if e_{d/2}²,
the square of an elementary symmetric polynomial, has a coefficient that is nowhere positive.

*Inner products* (J. P. Gram, E. Schmidt): a P in the inner products of vectors v₁, v₂, …, of 1 and of basis vectors
among them, is one in the numbers l with vᵢ = l_i1 q₁ + … + l_ii qᵢ for an orthonormal basis q, where l_ii ≥ 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import comb
from typing import Any

from flint import fmpq, fmpq_mpoly_ctx

from lnverify.proofs.algebra.field import Generator, terms_of
from lnverify.proofs.orders.cells import Point, TooLarge, negative_point
from lnverify.proofs.sign import Sign

# More moments, columns or variables than these are not worked with.
_MOMENTS, _COLUMNS, _VARIABLES = 8, 4, 9
# So often a whole number is branched at.
_BRANCHES = 6
# A polynomial on few columns has no more terms, and no product of more terms with terms is formed on the way to it.
_LONGEST, _LARGEST = 4_000, 20_000
WAYS = ("on_few_columns", "by_half_degree", "by_inner_products")
"""The theorems, in the order in which they are tried."""


@dataclass(frozen=True)
class Columns:
    """A polynomial; where all that a theorem leaves are nowhere negative, P is not.

    Attributes:
        polynomial: the polynomial, an fmpq_mpoly.
        positive: the numbers of the variables that are positive.
        weights: how often each column stands there, up to a common factor where `is_scaled`; polynomials.
        values: the entries of each letter, column by column; polynomials.
        is_scaled: whether weights may be multiplied by what makes whole numbers of them.
        whole: the numbers of the variables that are whole numbers, 0 or more.
    """

    polynomial: Any
    positive: frozenset[int]
    weights: tuple[Any, ...]
    values: dict[str, tuple[Any, ...]]
    is_scaled: bool
    whole: tuple[int, ...] = ()

    def negative_point(self) -> Point | None:
        """A point at which the polynomial is negative; None where there is none.

        Raises:
            TooLarge: where that takes too much work.
        """
        return self._negative_point(self.polynomial, _BRANCHES)

    def _negative_point(self, polynomial: Any, depth: int) -> Point | None:
        """Branch at a whole number that is none at a point: it is one of those below, or at least the next above."""
        point = negative_point(polynomial, self.positive)
        if point is None:
            return None
        broken = next((i for i in self.whole if i in point and point[i].q != 1), None)
        if broken is None:
            return point
        above = int(point[broken].floor()) + 1
        if not depth or above > _BRANCHES:
            raise TooLarge("too many cases of whole numbers")
        for value in range(above):
            if (result := self._negative_point(polynomial.subs({broken: value}), depth - 1)) is not None:
                return result | {broken: fmpq(value)}
        moved = {i: x + above if i == broken else x for i, x in enumerate(polynomial.context().gens())}
        result = self._negative_point(polynomial.compose(*moved.values()), depth - 1)
        return None if result is None else result | {broken: result.get(broken, fmpq(0)) + above}


@dataclass(frozen=True)
class Order:
    """P, and what is known of what it speaks of.

    Attributes:
        polynomial: P.
        generators: the generators that occur in it, by index.
        signs: what is known of the sign of each.
        letters: the sign of each letter that occurs in them.
        at_least: a number that N is not below.
        known: sums over all coordinates of which the value is known, by monomial.
    """

    polynomial: Any
    generators: Mapping[int, Generator]
    signs: Mapping[int, Sign]
    letters: Mapping[str, Sign]
    at_least: int = 1
    known: Mapping[tuple[tuple[str, int], ...], fmpq] = field(default_factory=dict)

    @property
    def moments(self) -> list[int]:
        return [i for i, g in self.generators.items() if g.kind == "moment" and g.key[0] == 0]

    @property
    def names(self) -> list[str]:
        """The letters of its moments and entries."""
        return letters_in(self.generators.values())

    @property
    def centred(self) -> list[str]:
        """The letters whose sum is known to be 0."""
        return [name for name in self.names if self.known.get(((name, 1),)) == 0]

    @property
    def places(self) -> list[str]:
        """The names of the coordinates that it names."""
        return sorted({g.key[0] for g in self.generators.values() if g.kind == "entry"})

    @property
    def is_homogeneous(self) -> bool:
        """Whether N and the moments stand in each term as often."""
        measured = [i for i, g in self.generators.items() if g.kind in ("size", "moment") and _is_of_rows(g)]
        degrees = {sum(e[i] for i in measured) for e, _ in terms_of(self.polynomial)}
        return len(degrees) == 1 and not self.places

    def is_positive_size(self, index: int) -> bool:
        """Whether a generator is a whole number that is 1 or more."""
        return self.generators[index].kind == "size" and self.signs[index] == Sign.POSITIVE

    def centre(self) -> Order:
        """The same with Σ[a] = 0 for each letter a of which only differences count: then that is no loss."""
        order = self
        for name in self.names:
            index = next((i for i in self.moments if self.generators[i].key[1] == ((name, 1),)), None)
            if index is not None and not self.letters[name] and self._is_shiftless(name):
                order = replace(
                    order,
                    polynomial=order.polynomial.subs({index: 0}),
                    signs={i: Sign.UNKNOWN if self._speaks_of(i, name) else sign for i, sign in order.signs.items()},
                    known={**order.known, ((name, 1),): fmpq(0)},
                )
        return order

    def _speaks_of(self, index: int, name: str) -> bool:
        """Whether a generator is an entry of a letter, or a sum in which it stands."""
        generator = self.generators[index]
        return _is_summed(generator) and name in letters_in([generator])

    def _is_shiftless(self, name: str) -> bool:
        """Whether P stays what it is where a number is added to each entry of a letter: its derivative is 0."""
        by_key = {g.key: i for i, g in self.generators.items() if g.kind == "moment"}
        size = next((i for i, g in self.generators.items() if g.kind == "size" and g.key == 0), None)
        total, others = self.polynomial * 0, dict[Any, Any]()
        for i, g in self.generators.items():
            slope = self.polynomial.derivative(i)
            if g.kind == "entry" and g.key[1] == name:
                total += slope
            powers = dict(g.key[1]) if i in self.moments else {}
            if e := powers.get(name, 0):
                left = tuple(
                    (letter, power - (letter == name)) for letter, power in g.key[1] if (letter, power) != (name, 1)
                )
                index = by_key.get((0, left)) if left else size
                if index is None:
                    others[left] = others.get(left, 0) + slope * e
                else:
                    total += slope * e * self.polynomial.context().gens()[index]
        return bool(total.is_zero()) and all(p.is_zero() for p in others.values())

    # -- how many columns ----------------------------------------------------------------------------------

    def count_by_concavity(self) -> int | None:
        """j + 1 for the least j so that P is concave in all but j of the moments; None where they are too many."""
        moments, terms = self.moments, terms_of(self.polynomial)
        if len(moments) > _MOMENTS:
            return None
        for j in range(min(len(moments), _COLUMNS - 1) + 1):
            for fixed in combinations(moments, j):
                free = [i for i in moments if i not in fixed]
                if all(self._is_concave(e, c, free) for e, c in terms):
                    return j + 1
        return None

    def _is_concave(self, exponents: tuple[int, ...], coefficient: Any, free: list[int]) -> bool:
        """Whether a term is affine in some moments, or −c yᵉ in one of them, with c ≥ 0 and yᵉ convex."""
        used = [i for i in free if exponents[i]]
        if sum(exponents[i] for i in used) < 2:
            return True
        if len(used) > 1 or coefficient > 0 or not (exponents[used[0]] % 2 == 0 or self._is_never_negative(used[0])):
            return False
        return all(e % 2 == 0 or self.signs[i] for i, e in enumerate(exponents) if e and i != used[0])

    def _is_never_negative(self, moment: int) -> bool:
        """Whether a moment is nowhere negative, on whatever row: a hypothesis on it is of the row at hand alone."""
        return all(e % 2 == 0 or self.letters[letter] for letter, e in self.generators[moment].key[1])

    def count_by_degree(self) -> int | None:
        """The number of different values, 0 apart where none is negative; None where there is no single letter."""
        keys = [self.generators[i].key[1] for i in self.moments]
        if len(self.letters) != 1 or any(len(m) != 1 or m[0][1] < 1 for m in keys):
            return None
        powers = {i: key[0][1] for i, key in zip(self.moments, keys, strict=True)}
        terms = terms_of(self.polynomial)
        d: int = max(sum(e[i] * k for i, k in powers.items()) for e, _ in terms)
        (sign,) = self.letters.values()
        least = 1 if sign else 2
        half = d // 2
        if d % 2 == 0 and half > least and self._is_top_square_negative(powers, half):
            half -= 1
        return max(least, half)

    def _is_top_square_negative(self, powers: dict[int, int], half: int) -> bool:
        """Whether the coefficient of e_m², m = d/2, is nowhere positive: m times that of p₂ₘ, m² times that of pₘ²."""
        rest: dict[tuple[int, ...], int] = {}
        for exponents, coefficient in terms_of(self.polynomial):
            used = sorted(k for i, k in powers.items() for _ in range(exponents[i]))
            scale = {(2 * half,): half, (half, half): half * half}.get(tuple(used), 0)
            key = tuple(0 if i in powers else e for i, e in enumerate(exponents))
            # N is m + t with t ≥ 0.
            size = next((i for i, g in self.generators.items() if g.kind == "size" and g.key == 0), None)
            power = 0 if size is None else key[size]
            for k in range(power + 1):
                moved = key if size is None else (*key[:size], k, *key[size + 1 :])
                times = comb(power, k) * self.at_least ** (power - k)
                rest[moved] = rest.get(moved, 0) + scale * int(coefficient) * times
        left = {key: c for key, c in rest.items() if c}
        return all(
            c < 0 and all(e % 2 == 0 or self.signs[i] for i, e in enumerate(key) if e) for key, c in left.items()
        )

    def by_inner_products(self) -> list[Columns] | None:
        """By *inner products*: the same; None where a moment is none of two vectors."""
        keys = [self.generators[i].key[1] for i in self.moments]
        if any(e < 0 for m in keys for _, e in m) or any(sum(e for _, e in m) > 2 for m in keys):
            return None
        return None if len(self.names) > _COLUMNS else [_Products(self).columns()]

    # -- what is left on them ------------------------------------------------------------------------------

    def on_few_columns(self) -> list[Columns] | None:
        """By *few columns*: the polynomials that have to be nowhere negative; None where there are too many."""
        count = self.count_by_concavity()
        return None if count is None else _Sums(self, count + len(self.centred), True, False).reduced()

    def by_half_degree(self) -> list[Columns] | None:
        """By *half degree*: the same."""
        count = self.count_by_degree()
        if count is None or count > _COLUMNS:
            return None
        has_zero, least = all(self.letters.values()), max(self.at_least - len(self.places), 0)
        if self.is_homogeneous:
            return _Sums(self, count, True, has_zero).reduced()
        results = [_Sums(self, k, False, has_zero).reduced() for k in range(min(least, count), count + 1)]
        return None if None in results else [one for each in results for one in each or ()]


def letters_in(generators: Iterable[Generator]) -> list[str]:
    """The letters of sums over coordinates, and of entries, in order."""
    kept = [g.key for g in generators if g.kind != "size" and _is_summed(g)]
    return sorted({name for _, key in kept for name in ([key] if isinstance(key, str) else dict(key))})


def _is_of_rows(generator: Generator) -> bool:
    return bool(generator.key == 0 if generator.kind == "size" else generator.key[0] == 0)


def _is_summed(generator: Generator) -> bool:
    return generator.kind == "entry" or (generator.kind in ("size", "moment") and _is_of_rows(generator))


def _times(term: Any, base: Any, power: int) -> Any:
    """A term times a power of another, where that is not too much work."""
    for _ in range(power):
        if len(term) * len(base) > _LARGEST:
            raise TooLarge("the polynomial on few columns is too large")
        term *= base
    return term


class _Sums:
    """The ring of the columns, and the values of N, moments and entries in it.

    Args:
        order: P.
        count: how many columns there are beside those of the places.
        by_mass: whether the weights are shares of a mass; else each is a whole number, 1 or more.
        has_zero: whether there is a further column of zeros.
    """

    def __init__(self, order: Order, count: int, by_mass: bool, has_zero: bool) -> None:
        self._order, self._by_mass, self._has_zero = order, by_mass, has_zero
        self._places, letters = order.places, sorted(order.letters)
        self._is_scaled = order.is_homogeneous and by_mass
        columns = [*self._places, *(str(n + 1) for n in range(count))]
        others = [i for i, g in order.generators.items() if not _is_summed(g)]
        names = [f"{letter}@{column}" for letter in letters for column in columns]
        weights = [f"w{n + 1}" for n in range(count)] + ["w0"] * has_zero
        names += [*weights, "t", *(f"g{i}" for i in others)]
        self.names = names
        self._ring = fmpq_mpoly_ctx.get(names, "degrevlex")
        self._gens = dict(zip(names, self._ring.gens(), strict=True))
        self._one = self._ring.constant(1)
        self._x = {letter: [self._gens[f"{letter}@{column}"] for column in columns] for letter in letters}
        self._others = {i: self._gens[f"g{i}"] for i in others}
        self._set_weights(count)
        self._values = {letter: self._centred(xs) if letter in order.centred else xs for letter, xs in self._x.items()}
        known = [self._gens[f"{letter}@{c}"] for letter in letters if order.letters[letter] for c in columns]
        known += [self._gens[name] for name in (*weights, "t")]
        known += [self._others[i] for i in others if order.signs[i]]
        self._positive = {self._number(x) for x in known}

    def _number(self, symbol: Any) -> int:
        return next(i for i, degree in enumerate(symbol.degrees()) if degree)

    def _set_weights(self, count: int) -> None:
        """The weights of all columns, the places first, zeros last; what they are to be divided by; and N."""
        own = [self._gens[f"w{n + 1}"] for n in range(count)]
        zero = [self._gens["w0"]] if self._has_zero else []
        places = [self._one] * len(self._places)
        least = max(self._order.at_least - len(places), 0)
        self.below = self._one
        if self._by_mass:
            # Shares of the mass; one of them may be 1, for all are multiplied by the same number.
            shares = [*own, *zero]
            shares[0] = self._one
            mass = self._one if self._is_scaled else self._gens["t"] + least
            self.below = sum(shares, self._ring.constant(0))
            weights = [mass * share for share in shares]
            self._size = self._one * (mass + len(places))
            if self._is_scaled:
                # Homogeneous: the mass may be that of the shares.
                self._size, self.below = self.below, self._one
        else:
            # Of m or more coordinates in k columns, some column has m/k or more, and it may be the first.
            most = -(-least // max(len(own) + len(zero), 1))
            weights = [1 + w for w in own] + zero
            if own and not zero:
                weights[0] += max(most - 1, 0)
            if not own and zero:
                weights = [zero[0] + least]
            self._size = sum([*places, *weights], self._ring.constant(0))
        self._weights = [*(place * self.below for place in places), *weights]

    def _centred(self, xs: list[Any]) -> list[Any]:
        """Entries whose sum is 0, all such rows up to a positive factor: the last is what the others leave."""
        *weights, last = self._weights[: len(xs)]
        rest = sum((w * x for w, x in zip(weights, xs, strict=False)), self._ring.constant(0))
        return [*(last * x for x in xs[:-1]), -rest]

    # -- values --------------------------------------------------------------------------------------------

    def reduced(self) -> list[Columns] | None:
        used = sum(len(x) for x in self._x.values()) + len(self._weights) + len(self._others)
        if used > 2 * _VARIABLES:
            return None
        polynomial = self._substituted()
        names = [] if self._by_mass else [name for name in self._gens if name.startswith("w")]
        whole = tuple(self._number(self._gens[name]) for name in names)
        positive, weights = frozenset(self._positive), tuple(self._weights)
        results = [Columns(polynomial, positive, weights, self._entries(), self._is_scaled, whole)]
        for letter, xs in self._x.items():
            results = [one for each in results for one in self._normalized(each, letter, xs)]
        return results

    def _entries(self) -> dict[str, tuple[Any, ...]]:
        zeros = [self._ring.constant(0)] * self._has_zero
        return {letter: (*xs, *zeros) for letter, xs in self._values.items()}

    def _substituted(self) -> Any:
        """P there, times even powers of what stands in a denominator and powers of the sum of the shares."""
        values = {i: self._value(g) for i, g in self._order.generators.items() if _is_summed(g)}
        terms = []
        for exponents, coefficient in terms_of(self._order.polynomial):
            term, below = self._ring.constant(int(coefficient)), dict[Any, int]()
            for i, e in enumerate(exponents):
                if not e:
                    continue
                if i in self._others:
                    term = _times(term, self._others[i] + self._order.is_positive_size(i), e)
                    continue
                above, under = values[i]
                term = _times(term, above, e)
                for name, power in under.items():
                    below[name] = below.get(name, 0) + power * e
            terms.append((term, below))
        most = {name: max(below.get(name, 0) for _, below in terms) for _, below in terms for name in below}
        most = {name: power + (power % 2 if name else 0) for name, power in most.items()}
        total = self._ring.constant(0)
        for term, below in terms:
            for name, power in most.items():
                base = self._gens[name] if name else self.below
                term = _times(term, base, power - below.get(name, 0))
            total += term
            if len(total) > _LONGEST:
                raise TooLarge("the polynomial on few columns is too long")
        return total

    def _value(self, generator: Generator) -> tuple[Any, dict[str, int]]:
        """The value of a generator as a fraction: its numerator, and the powers of the variables below; "" is a sum."""
        if generator.kind == "size":
            return self._size, {}
        if generator.kind == "entry":
            place, letter = generator.key
            return self._values[letter][self._places.index(place)], {}
        monomial = generator.key[1]
        if any(e < 0 and letter in self._order.centred for letter, e in monomial):
            raise TooLarge("a reciprocal of what sums to 0")
        under = {str(x): -e for letter, e in monomial if e < 0 for x in self._x[letter]}
        total = self._ring.constant(0)
        for n in range(len(self._weights) - self._has_zero):
            term = self._weights[n]
            for letter, e in monomial:
                term = _times(term, self._values[letter][n], max(e, 0))
                for k, x in enumerate(self._x[letter] if e < 0 else ()):
                    term *= x ** (-e if k != n else 0)
            total += term
        return total, ({"": 1} if not self.below.is_one() else {}) | under

    # -- what may be taken for granted ---------------------------------------------------------------------

    def _normalized(self, columns: Columns, letter: str, xs: list[Any]) -> Iterator[Columns]:
        """The last entry is 0 where only differences count; another is 1, or −1, where a common factor does not."""
        degrees_of = columns.polynomial.degrees()
        left, fixed = [x for x in xs if degrees_of[self._number(x)]], {}
        polynomial, is_free = columns.polynomial, not self._order.letters[letter]
        slopes = sum((polynomial.derivative(self._number(x)) for x in xs), self._ring.constant(0))
        if is_free and slopes.is_zero() and left:
            fixed[self._number(left.pop())] = 0
        numbers = [self._number(x) for x in xs]
        degrees = {sum(e[i] for i in numbers) for e, _ in terms_of(polynomial)}
        signs = [0]
        if len(degrees) == 1 and left:
            signs = [1, -1] if is_free and degrees.pop() % 2 else [1]
        for sign in signs:
            values = fixed | ({self._number(left[-1]): sign} if sign else {})
            entries = {name: tuple(v.subs(values) for v in row) for name, row in columns.values.items()}
            yield replace(columns, polynomial=columns.polynomial.subs(values), values=entries)


class _Products:
    """The ring of the numbers l, and the values of N, moments and entries in it.

    Args:
        order: P.
    """

    def __init__(self, order: Order) -> None:
        self._order = order
        places, fixed = order.places, self._orthonormal()
        first = len(places) + len(fixed)
        free = [name for name in order.names if name not in fixed]
        others = [i for i, g in order.generators.items() if not _is_summed(g)]
        names = [f"{name}@{n + 1}" for k, name in enumerate(free) for n in range(first + k + 2)]
        self._ring = fmpq_mpoly_ctx.get([*names, "n", *(f"g{i}" for i in others)], "degrevlex")
        gens = self._ring.gens()
        symbols, zero, one = iter(gens), self._ring.constant(0), self._ring.constant(1)
        self._rows = {name: [next(symbols) for _ in range(first + k + 2)] for k, name in enumerate(free)}
        # 1 is the sum of the basis vectors at the places, and n times a unit vector that is orthogonal to all before.
        self._rows[""] = [one] * len(places) + [zero] * len(fixed) + [next(symbols)]
        self._places = {place: n for n, place in enumerate(places)}
        self._others = dict(zip(others, symbols, strict=True))
        last = [row[-1] for row in self._rows.values()]
        known = [*last, *(self._others[i] for i in others if order.signs[i])]
        self._positive = frozenset(gens.index(x) for x in known)
        for k, name in enumerate(fixed):
            self._rows[name] = [one if n == k else zero for n in range(len(places), first)]
            self._rows[name] = [zero] * len(places) + self._rows[name]

    def _orthonormal(self) -> list[str]:
        """The letters that are known to be orthonormal and, where that counts, to sum to 0; they come first."""
        order, result = self._order, list[str]()
        if order.places:
            return []
        has_ones = any(g.kind == "size" or (g.kind == "moment" and len(g.key[1]) == g.key[1][0][1] == 1)
                       for g in order.generators.values() if _is_summed(g))  # fmt: skip
        for name in order.names:
            pairs = [tuple(sorted(((other, 1), (name, 1)))) for other in result]
            unit = order.known.get(((name, 2),)) == 1 and all(order.known.get(pair) == 0 for pair in pairs)
            if unit and (name in order.centred or not has_ones):
                result.append(name)
        return result

    def columns(self) -> Columns:
        total = self._ring.constant(0)
        for exponents, coefficient in terms_of(self._order.polynomial):
            term = self._ring.constant(int(coefficient))
            for i, e in enumerate(exponents):
                if e:
                    term = _times(term, self._value(i), e)
            total += term
        width = max(map(len, self._rows.values()))
        zero, one = self._ring.constant(0), self._ring.constant(1)
        # Without 1 and N these rows are vectors themselves, of as many coordinates as there are numbers in the last.
        entries = {name: (*row, *[zero] * (width - len(row))) for name, row in self._rows.items() if name}
        return Columns(total, self._positive, (one,) * width, entries, False)

    def _value(self, index: int) -> Any:
        generator = self._order.generators[index]
        if index in self._others:
            return self._others[index] + self._order.is_positive_size(index)
        if generator.kind == "entry":
            place, name = generator.key
            return self._rows[name][self._places[place]]
        monomial = generator.key[1] if generator.kind == "moment" else ()
        names = [name for name, e in monomial for _ in range(e)]
        left, right = (self._rows[name] for name in (*names, "", "")[:2])
        return sum((x * y for x, y in zip(left, right, strict=False)), self._ring.constant(0))
