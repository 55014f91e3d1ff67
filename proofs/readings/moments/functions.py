"""Exponentials and logarithms in the moment reading: letters and generators of their own, with what is known of them.

e^u is a product with one factor for each term of u: of a term c in u that is no letter's, a scalar e^c, a generator; of
a term c·m, m a product of letters, a letter. So exp(u + v) = exp(u) exp(v), exp(u + c1) = e^c exp(u) and
exp(u) exp(−u) = 1 are equalities of forms. All of them are positive. A function of a single letter keeps it single:
tanh u = 1 − 2/(1 + E), E = exp(2u) one letter for the whole of u. A letter stands for exp(u/2), so that exp(u) is a
square: sums with the weights exp(u) then obey Cauchy and Schwarz.

log of a product of factors that are known to be positive is the sum of their logarithms, the rest one letter, or one
generator. That the rest is positive is a condition.

The factors of e^(P/Q), one for each term of P, exist where Q is not 0. Where Q may vanish though the claim has a
meaning, 1/(√(1 + c) + 1) = (√(1 + c) − 1)/c at c = 0 for one, the exponential is not taken apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd, lcm
from operator import methodcaller
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.algebra.integers import factors_of
from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.readings.moments.coordinates import Coordinates, Part
from lnverify.proofs.readings.moments.reciprocals import Reciprocals
from lnverify.proofs.readings.moments.roots import Roots
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.values import UNIT, MomentScalar, MomentVector, Monomial, key_of_terms
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import LARGEST_POWER, Inexpressible, Undefined


@dataclass(frozen=True)
class FunctionLetter:
    """A letter that stands for a function of a vector.

    Attributes:
        function: "exp" or "log".
        argument: the vector, in each block of coordinates.
    """

    function: str
    argument: Part


@dataclass(eq=False, repr=False)
class Functions:
    """The letters and generators that stand for exponentials and logarithms.

    Attributes:
        letters: the letters that stand for functions of vectors.
        generators: the generators that stand for functions of scalars: which function, and of what.
    """

    _coordinates: Coordinates
    _reciprocals: Reciprocals
    _roots: Roots
    _signs: Signs

    def __post_init__(self) -> None:
        self._field, self._kernel = self._coordinates.field, self._signs.kernel
        self.letters: dict[str, FunctionLetter] = {}
        self.generators: dict[int, tuple[str, Fraction]] = {}
        self._letters_of: dict[Any, str] = {}
        # By which number what stands in an exponent was divided at most: e^(x/2) is a letter, and e^x its square.
        self._fineness: dict[Any, int] = {}

    def apply(self, name: str, x: Any) -> Any:
        """The function of this name of a scalar, or of each entry of a vector."""
        if (said := FUNCTIONS[name].in_power) is not None:
            return said(*self._power_and_one(FUNCTIONS[name].times * x), methodcaller("inverse"))
        of_part, of_scalar = {"exp": (self.exp_of, self.exp), "log": (self._log_of, self.log)}[name]
        if isinstance(x, MomentScalar):
            return self._coordinates.scalar(of_scalar(x.value))
        return self._coordinates.in_blocks(of_part, x)

    def _power_and_one(self, x: Any) -> tuple[Any, Any]:
        """e^x, of a vector with one letter for the whole of it, and the 1 of its kind."""
        if isinstance(x, MomentScalar):
            return self.apply("exp", x), self._coordinates.scalar(self._field.rational(1))
        return self._coordinates.in_blocks(self.exp_as_one_letter, x), self._coordinates.everywhere(UNIT, x.side)

    # -- exponentials ------------------------------------------------------------------------------------

    def exp(self, x: Fraction) -> Fraction:
        """e to the power of a scalar, a product of powers of generators."""
        factors = ((self.exp_of_unit(unit) ** abs(power), power > 0) for unit, power in self.units(x))
        return self._field.product(factor if is_above else factor.reciprocal() for factor, is_above in factors)

    def exp_of_unit(self, unit: Fraction) -> Fraction:
        """e to the power of one term: what it is the logarithm of, or a generator."""
        for index, (function, argument) in self.generators.items():
            if function == "log" and unit.key() == self._field.symbol(index).key():
                return argument
        return self._symbol("exp", unit)

    def exp_of(self, block: int, part: Part) -> MomentVector:
        """The exponential of one part of a vector, term by term; exp(ce) = 1 + (e^c − 1)e for a basis vector e."""
        result, one = self._coordinates.monomial(block, UNIT), self._field.rational(1)
        for monomial, coefficient in sorted(part.items(), key=lambda term: bool(self._coordinates.index_in(term[0]))):
            if self._coordinates.index_in(monomial):
                moved = {UNIT: one, monomial: self.exp(coefficient) - one}
                result = result * self._coordinates.part(block, moved)
                continue
            if monomial == UNIT:
                result = result.scale(self._coordinates.scalar(self.exp(coefficient)))
                continue
            if (known := self.exp_of_log(block, monomial, coefficient)) is not None:
                result = result * known
                continue
            for unit, power in self.units(coefficient, monomial):
                result = result * self._coordinates.power(block, self.letter_of("exp", {monomial: unit}), power)
        return result

    def exp_of_log(self, block: int, monomial: Monomial, coefficient: Fraction) -> MomentVector | None:
        """vᵏ for k log v with an integer k; None for anything else."""
        ((letter, exponent), *others) = monomial
        outcome = self.letters.get(letter)
        if others or exponent != 1 or outcome is None or outcome.function != "log":
            return None
        power = coefficient.integer()
        if power is None:
            return None
        base = self._coordinates.part(block, outcome.argument)
        if power < 0:
            with self._field.notes.without_recording():
                base = self._roots.reciprocal(block, outcome.argument)
        result: MomentVector = base ** abs(power)
        return result

    def exp_as_one_letter(self, block: int, part: Part) -> MomentVector:
        """The exponential of one part of a vector, with one letter at most."""
        results = [(m, unit, power) for m, c in part.items() for unit, power in self.units(c, m)]
        if len(results) < 2:
            return self.exp_of(block, part)
        first = min(part)
        content = self._content(part[first].numerator), self._content(part[first].denominator)
        scale = self._field.rational(content[1], content[0])
        base = {m: c * scale for m, c in part.items()}
        fineness, power = self._finer(("whole", key_of_terms(base)), *content)
        argument = {m: c * self._field.rational(1, fineness) for m, c in base.items()}
        return self._coordinates.power(block, self.letter_of("exp", argument), power)

    def units(self, x: Fraction, monomial: Monomial | None = None) -> Iterator[tuple[Fraction, int]]:
        """x = Σ power·unit: the terms of its numerator over its denominator, if that is not 0; else x alone."""
        below = self._content(x.denominator)
        rest = x.denominator / self._field.ring.constant(below)
        whole = bool(self._signs.doubtful([x.denominator]))
        terms = [x.numerator]
        if not whole:
            terms = [self._field.ring.from_dict({e: c}) for e, c in x.numerator.to_dict().items()]
        for term in terms:
            above = self._content(term)
            base = self._field.fraction(term / self._field.ring.constant(above), rest)
            fineness, power = self._finer((monomial, base.key()), above, below)
            yield base * self._field.rational(1, fineness), power

    def _finer(self, key: Any, above: int, below: int) -> tuple[int, int]:
        """(f, p) with above/below = p/f: f is a multiple of all that were needed for what the key stands for."""
        common = gcd(above, below)
        before = self._fineness.get(key, 0)
        fineness = lcm(before or (1 if key[0] is None else 2), below // common)
        power = above * fineness // below
        if abs(power) > LARGEST_POWER:
            raise Inexpressible(f"an exponential that is the power beyond {LARGEST_POWER} of another")
        self._field.notes.has_news = self._field.notes.has_news or before not in (0, fineness)
        self._fineness[key] = fineness
        return fineness, power

    def _content(self, polynomial: Any) -> int:
        return 1 if polynomial.is_zero() else self._field.factor(polynomial)[0]

    # -- logarithms --------------------------------------------------------------------------------------

    def log(self, x: Fraction) -> Fraction:
        """The logarithm of a scalar, a sum of those of its positive factors and of the rest."""
        if x.is_zero():
            raise Undefined("the logarithm of 0")
        self._field.notes.logged.append(self._coordinates.scalar(x))
        total, rest, content = self._field.rational(0), self._field.rational(1), 1
        for polynomial, sign in ((x.numerator, 1), (x.denominator, -1)):
            number, factors = self._field.factor(polynomial)
            content *= 1 if number > 0 else -1
            total = total + self._log_of_integer(abs(number)) * self._field.rational(sign)
            for factor, exponent in factors:
                one = Fraction(self._field, factor, self._field.one)
                if self._signs.is_positive(one):
                    total = total + self._log_of_factor(one) * self._field.rational(sign * exponent)
                else:
                    rest = rest * (one**exponent if sign > 0 else (one**exponent).reciprocal())
        rest = rest * self._field.rational(content)
        if rest.is_one():
            return total
        if (-rest).is_one():
            raise Undefined("the logarithm of a negative number")
        if rest.denominator.is_one():
            self._field.notes.has_news = self._signs.presuppose_positive(x) or self._field.notes.has_news
        return total + self._symbol("log", rest)

    def _log_of_factor(self, factor: Fraction) -> Fraction:
        """The logarithm of a polynomial that is positive: log e^x = x, log √x = (log x)/2."""
        for index, (function, argument) in self.generators.items():
            if function == "exp" and factor.key() == self._field.symbol(index).key():
                return argument
        for index in self._field.roots_in(factor.numerator):
            if factor.key() == self._field.symbol(index).key() and self._field.generators[index].kind == "root":
                square = Fraction(self._field, self._field.generators[index].square, self._field.one)
                return self.log(square) * self._field.rational(1, 2)
        return self._symbol("log", factor)

    def _log_of_integer(self, n: int) -> Fraction:
        rational = self._field.rational
        return self._field.sum(self._symbol("log", rational(prime)) * rational(e) for prime, e in factors_of(n))

    def _symbol(self, function: str, x: Fraction) -> Fraction:
        index = self._field.generator(function, x.key())
        self.generators[index] = function, x
        self._coordinates.made_of[index] = [x]
        return self._field.symbol(index)

    def _log_of(self, block: int, part: Part) -> MomentVector:
        """The logarithm of one part of a vector."""
        if not part:
            raise Undefined("the logarithm of a zero entry")
        cleared, denominators = self._kernel.clear(block, part)
        for fact, _ in denominators:
            self._kernel.note(fact)
        self._field.notes.logged.append(self._coordinates.part(block, cleared))
        total = self._log_of_cleared(block, cleared)
        for fact, power in denominators:
            (((_, ((letter, _),)), _),) = fact.subject.terms.items()
            total = total - power * self._log_of(block, self._reciprocals.denominator_of(letter, block).block(block))
        return total

    def _log_of_cleared(self, block: int, part: Part) -> MomentVector:
        """The logarithm of a part without positive reciprocals: its positive scale and letters are taken out."""
        total, highest, whole = self._coordinates.vector({}), max(part), part
        trusted = not self._signs.doubtful([part[highest].denominator])
        if trusted and self._signs.is_positive(part[highest]):
            total = self._coordinates.vector({(block, UNIT): self.log(part[highest])})
            scale = part[highest].reciprocal()
            part = {m: c * scale for m, c in part.items()}
        if len(part) == 1:
            ((monomial, coefficient),) = part.items()
            known = [(letter, e) for letter, e in monomial if self._kernel.is_noted_positive(block, letter)]
            for letter, exponent in known:
                total = total + exponent * self._log_of_letter(block, letter)
            part = {tuple(item for item in monomial if item not in known): coefficient}
            if part.keys() == {UNIT} and part[UNIT].is_one():
                return total
            self._presuppose(block, part, self._coordinates.part(block, whole))
        return total.plus(self._coordinates.power(block, self.letter_of("log", part)))

    def _presuppose(self, block: int, part: Part, logged: MomentVector) -> None:
        """The logarithm of a letter was written: it is positive wherever the claim has a meaning."""
        ((monomial, coefficient),) = part.items()
        (((_, whole), scale),) = logged.terms.items()
        by = self._kernel.sign_of(scale)
        if len(monomial) == 1 and monomial[0][1] == 1 and coefficient.is_one() and by is not None:
            letter = monomial[0][0]
            others = tuple(self._kernel.letter(block, other) for other, _ in whole if other != letter)
            fact, below = self._kernel.exists(logged, Sign.POSITIVE), self._signs.all_trusted(scale.denominator) or ()
            if own := self._kernel.letter_of_monomial(fact, letter, by, others, below):
                self._kernel.presuppose_letter(block, letter, own)
                self._field.notes.has_news = True

    def _log_of_letter(self, block: int, letter: str) -> MomentVector:
        inner = self.letters.get(letter)
        if inner and inner.function == "exp":
            return self._coordinates.part(block, inner.argument)
        name = self.letter_of("log", {((letter, 1),): self._field.rational(1)})
        return self._coordinates.power(block, name)

    # -- letters -----------------------------------------------------------------------------------------

    def letter_of(self, function: str, argument: Part) -> str:
        """The letter of a function of a vector."""
        key = function, key_of_terms(argument)
        if key not in self._letters_of:
            # A name that no user can write.
            name = self._letters_of[key] = f"{function} {len(self._letters_of) + 1}"
            self.letters[name] = FunctionLetter(function, argument)
            self._coordinates.made_of[name] = [self._coordinates.part(0, argument)]
            self._reciprocals.noted_as[name] = {((name, 1),): self._field.rational(1)}
        return self._letters_of[key]
