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

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import gcd, lcm
from typing import Any

from lnverify.proofs.algebra.field import Field, Fraction
from lnverify.proofs.algebra.integers import factors_of
from lnverify.proofs.readings.moments.coordinates import Coordinates, Part
from lnverify.proofs.readings.moments.kernel import Kernel
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


class Functions(Coordinates):
    """The part of the moment space that knows exponentials and logarithms.

    Attributes:
        has_news: whether something was told too late, so that the claim has to be read again: that an exponential is
            needed in halves, say, or that what a logarithm is taken of is positive.
        function_letters: the letters that stand for functions of vectors.
        function_generators: the generators that stand for functions of scalars: which function, and of what.
    """

    signs: Signs
    kernel: Kernel
    has_news = False

    def __init__(self, blocks: tuple[int, ...], field: Field) -> None:
        super().__init__(blocks, field)
        self.function_letters: dict[str, FunctionLetter] = {}
        self.function_generators: dict[int, tuple[str, Fraction]] = {}
        self._letters_of: dict[Any, str] = {}
        # By which number what stands in an exponent was divided at most: e^(x/2) is a letter, and e^x its square.
        self._fineness: dict[Any, int] = {}

    def _apply(self, name: str, x: Any) -> Any:
        if name == "tanh":
            return self._tanh(x)
        of_part, of_scalar = (self._exp_of, self._exp) if name == "exp" else (self._log_of, self._log)
        return MomentScalar(self, of_scalar(x.value)) if isinstance(x, MomentScalar) else self._in_blocks(of_part, x)

    def _tanh(self, x: Any) -> Any:
        if isinstance(x, MomentScalar):
            return 1 - 2 / (1 + self.exp(2 * x))
        ones = self.ones_in(x.side)
        return ones - 2 * (ones + self._in_blocks(self._exp_as_one_letter, 2 * x)).inverse()

    def _in_blocks(self, function: Callable[[int, Part], MomentVector], x: MomentVector) -> MomentVector:
        """The vector with the function of each of its parts in each block."""
        parts = [function(block, x.block(block)) for block in x.blocks]
        return MomentVector(self, {key: value for part in parts for key, value in part.terms.items()}, x.side)

    def divide_by_letter(self, block: int, letter: str) -> None:
        """Record that a letter was divided by; one that stands for a function as what it stands for."""
        if letter in self.function_letters:
            self.inverted_vectors.append(self.power(block, letter))
        else:
            super().divide_by_letter(block, letter)

    # -- exponentials ------------------------------------------------------------------------------------

    def _exp(self, x: Fraction) -> Fraction:
        factors = ((self._exp_of_unit(unit) ** abs(power), power > 0) for unit, power in self._units(x))
        return self.field.product(factor if is_above else factor.reciprocal() for factor, is_above in factors)

    def _exp_of_unit(self, unit: Fraction) -> Fraction:
        for index, (function, argument) in self.function_generators.items():
            if function == "log" and unit.key() == self.field.symbol(index).key():
                return argument
        index = self.field.generator("exp", unit.key(), "")
        self.function_generators[index] = "exp", unit
        return self.field.symbol(index)

    def _exp_of(self, block: int, part: Part) -> MomentVector:
        """The exponential of one part of a vector, term by term."""
        result = self.monomial(block, UNIT)
        for monomial, coefficient in part.items():
            if monomial == UNIT:
                result = result.scale(MomentScalar(self, self._exp(coefficient)))
                continue
            if (known := self._exp_of_log(block, monomial, coefficient)) is not None:
                result = result * known
                continue
            for unit, power in self._units(coefficient, monomial):
                result = result * self.power(block, self._letter("exp", {monomial: unit}), power)
        return result

    def _exp_of_log(self, block: int, monomial: Monomial, coefficient: Fraction) -> MomentVector | None:
        """vᵏ for k log v with an integer k; None for anything else."""
        ((letter, exponent), *others) = monomial
        outcome = self.function_letters.get(letter)
        if others or exponent != 1 or outcome is None or outcome.function != "log":
            return None
        power = coefficient.integer()
        if power is None:
            return None
        base = self.part(block, outcome.argument)
        if power < 0:
            with self.without_recording():
                base = self.reciprocal(block, outcome.argument)
        result: MomentVector = base ** abs(power)
        return result

    def _exp_as_one_letter(self, block: int, part: Part) -> MomentVector:
        """The exponential of one part of a vector, with one letter at most."""
        results = [(m, unit, power) for m, c in part.items() for unit, power in self._units(c, m)]
        if len(results) < 2:
            return self._exp_of(block, part)
        first = min(part)
        content = self._content(part[first].numerator), self._content(part[first].denominator)
        scale = self.field.rational(content[1], content[0])
        base = {m: c * scale for m, c in part.items()}
        fineness, power = self._finer(("whole", key_of_terms(base)), *content)
        argument = {m: c * self.field.rational(1, fineness) for m, c in base.items()}
        return self.power(block, self._letter("exp", argument), power)

    def _units(self, x: Fraction, monomial: Monomial | None = None) -> Iterator[tuple[Fraction, int]]:
        """x = Σ power·unit: the terms of its numerator over its denominator, if that is not 0; else x alone."""
        below = self._content(x.denominator)
        rest = x.denominator / self.field.ring.constant(below)
        whole = bool(self.signs.doubtful([x.denominator]))
        terms = [x.numerator]
        if not whole:
            terms = [self.field.ring.from_dict({e: c}) for e, c in x.numerator.to_dict().items()]
        for term in terms:
            above = self._content(term)
            base = self.field.fraction(term / self.field.ring.constant(above), rest)
            fineness, power = self._finer((monomial, base.key()), above, below)
            yield base * self.field.rational(1, fineness), power

    def _finer(self, key: Any, above: int, below: int) -> tuple[int, int]:
        """(f, p) with above/below = p/f: f is a multiple of all that were needed for what the key stands for."""
        common = gcd(above, below)
        before = self._fineness.get(key, 0)
        fineness = lcm(before or (1 if key[0] is None else 2), below // common)
        power = above * fineness // below
        if abs(power) > LARGEST_POWER:
            raise Inexpressible(f"an exponential that is the power beyond {LARGEST_POWER} of another")
        self.has_news = self.has_news or before not in (0, fineness)
        self._fineness[key] = fineness
        return fineness, power

    def _content(self, polynomial: Any) -> int:
        return 1 if polynomial.is_zero() else self.field.factor(polynomial)[0]

    # -- logarithms --------------------------------------------------------------------------------------

    def _log(self, x: Fraction) -> Fraction:
        if x.is_zero():
            raise Undefined("the logarithm of 0")
        self.logged.append(MomentScalar(self, x))
        total, rest, content = self.field.rational(0), self.field.rational(1), 1
        for polynomial, sign in ((x.numerator, 1), (x.denominator, -1)):
            number, factors = self.field.factor(polynomial)
            content *= 1 if number > 0 else -1
            total = total + self._log_of_integer(abs(number)) * self.field.rational(sign)
            for factor, exponent in factors:
                one = Fraction(self.field, factor, self.field.one)
                if self.signs.is_positive(one):
                    total = total + self._log_of_factor(one) * self.field.rational(sign * exponent)
                else:
                    rest = rest * (one**exponent if sign > 0 else (one**exponent).reciprocal())
        rest = rest * self.field.rational(content)
        if rest.is_one():
            return total
        if (-rest).is_one():
            raise Undefined("the logarithm of a negative number")
        if rest.denominator.is_one():
            self.has_news = self.signs.presuppose_positive(x) or self.has_news
        return total + self._log_symbol(rest)

    def _log_of_factor(self, factor: Fraction) -> Fraction:
        """The logarithm of a polynomial that is positive: log e^x = x, log √x = (log x)/2."""
        for index, (function, argument) in self.function_generators.items():
            if function == "exp" and factor.key() == self.field.symbol(index).key():
                return argument
        for index in self.field.roots_in(factor.numerator):
            if factor.key() == self.field.symbol(index).key() and self.field.generators[index].kind == "root":
                square = Fraction(self.field, self.field.generators[index].square, self.field.one)
                return self._log(square) * self.field.rational(1, 2)
        return self._log_symbol(factor)

    def product_of_exponentials(self, block: int, monomial: Monomial) -> tuple[Fraction, Monomial]:
        """∏ₙ of the exponentials in a product of letters, which is e to the sum of what they are of, and the others."""
        known = ((item, self.function_letters.get(item[0])) for item in monomial)
        mine = {item: one.argument for item, one in known if one is not None and one.function == "exp"}
        sums = ((exponent * self.sum(self.part(block, part))).value for (_, exponent), part in mine.items())
        return self.field.product(map(self._exp, sums)), tuple(item for item in monomial if item not in mine)

    def _log_of_integer(self, n: int) -> Fraction:
        rational = self.field.rational
        return self.field.sum(self._log_symbol(rational(prime)) * rational(e) for prime, e in factors_of(n))

    def _log_symbol(self, x: Fraction) -> Fraction:
        index = self.field.generator("log", x.key(), "")
        self.function_generators[index] = "log", x
        return self.field.symbol(index)

    def _log_of(self, block: int, part: Part) -> MomentVector:
        """The logarithm of one part of a vector."""
        if not part:
            raise Undefined("the logarithm of a zero entry")
        cleared, denominators = self.kernel.clear(block, part)
        for fact, _ in denominators:
            self.kernel.note(fact)
        self.logged.append(self.part(block, cleared))
        total = self._log_of_cleared(block, cleared)
        for fact, power in denominators:
            (((_, ((letter, _),)), _),) = fact.subject.terms.items()
            total = total - power * self._log_of(block, self._denominator_of(letter, block).block(block))
        return total

    def _log_of_cleared(self, block: int, part: Part) -> MomentVector:
        """The logarithm of a part without positive reciprocals: its positive scale and letters are taken out."""
        total, highest, whole = MomentVector(self, {}), max(part), part
        trusted = not self.signs.doubtful([part[highest].denominator])
        if trusted and self.signs.is_positive(part[highest]):
            total = MomentVector(self, {(block, UNIT): self._log(part[highest])})
            scale = part[highest].reciprocal()
            part = {m: c * scale for m, c in part.items()}
        if len(part) == 1:
            ((monomial, coefficient),) = part.items()
            known = [(letter, e) for letter, e in monomial if self._is_known_positive(block, letter)]
            for letter, exponent in known:
                total = total + exponent * self._log_of_letter(block, letter)
            part = {tuple(item for item in monomial if item not in known): coefficient}
            if part.keys() == {UNIT} and part[UNIT].is_one():
                return total
            self._presuppose(block, part, self.part(block, whole))
        return total.plus(self.power(block, self._letter("log", part)))

    def _presuppose(self, block: int, part: Part, logged: MomentVector) -> None:
        """The logarithm of a letter was written: it is positive wherever the claim has a meaning."""
        ((monomial, coefficient),) = part.items()
        (((_, whole), scale),) = logged.terms.items()
        by = self.kernel.sign_of(scale)
        if len(monomial) == 1 and monomial[0][1] == 1 and coefficient.is_one() and by is not None:
            letter = monomial[0][0]
            others = tuple(self.kernel.letter(block, other) for other, _ in whole if other != letter)
            fact, below = self.kernel.exists(logged, Sign.POSITIVE), self.signs.all_trusted(scale.denominator) or ()
            if own := self.kernel.letter_of_monomial(fact, letter, by, others, below):
                self.kernel.presuppose_letter(block, letter, own)
                self.has_news = True

    def _is_known_positive(self, block: int, letter: str) -> bool:
        fact = self.kernel.letter(block, letter)
        return fact.sign == Sign.POSITIVE and bool(self.kernel.note(fact))

    def _log_of_letter(self, block: int, letter: str) -> MomentVector:
        inner = self.function_letters.get(letter)
        if inner and inner.function == "exp":
            return self.part(block, inner.argument)
        name = self._letter("log", {((letter, 1),): self.field.rational(1)})
        return self.power(block, name)

    # -- letters -----------------------------------------------------------------------------------------

    def _letter(self, function: str, argument: Part) -> str:
        key = function, key_of_terms(argument)
        if key not in self._letters_of:
            # A name that no user can write.
            name = self._letters_of[key] = f"{function} {len(self._letters_of) + 1}"
            self.function_letters[name] = FunctionLetter(function, argument)
        return self._letters_of[key]
