"""Exponentials and logarithms of entries with free symbols: symbols of their own, with what is known of them.

The independent counterpart of `proofs.readings.moments.functions`: e^(x + y) = e^x e^y term by term over the common
denominator, and log of a product of positive factors is the sum of their logarithms.
"""

from __future__ import annotations

from math import lcm
from operator import methodcaller
from typing import Any

from flint import fmpq
from sympy import factorint

from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import LARGEST_POWER, Inexpressible, Undefined


class Functions:
    """The exponentials and the logarithms among the symbols of one space.

    Args:
        symbols: the space's `Symbols`.

    Attributes:
        used: whether there are any: symbols that other symbols determine.
    """

    def __init__(self, symbols: Any) -> None:
        self._symbols = symbols
        # What each symbol is the exponential of, and the logarithm of; by how much exponents were divided.
        self._exponents: dict[Any, Any] = {}
        self._logarithms: dict[Any, Any] = {}
        self._fineness: dict[str, int] = {}
        self.used = False

    def apply(self, name: str, x: Any) -> Any:
        """The function of this name."""
        function = FUNCTIONS[name]
        if function.in_power is None:
            return self.log(x) if name == "log" else self.exp(x)
        power = self.exp(x * fmpq(function.times))
        return function.in_power(power, self._symbols.rational(1, 1), methodcaller("inverse"))

    def exp(self, x: Any) -> Any:
        """e^x, the product of a power of one symbol for each term of x."""
        self.used = True
        symbols = self._symbols
        result = symbols.rational(1, 1)
        for monomial, coefficient in x.numerator.items():
            p, q = int(coefficient.numerator), int(coefficient.denominator)
            unit = symbols.fraction(symbols.ring.from_dict({monomial: symbols.ring.domain(1)}), x.factors)
            power, fineness = self._root_of_exponential(unit, q)
            if abs(p) * fineness > LARGEST_POWER * q:
                raise Inexpressible(f"an exponential that is the power beyond {LARGEST_POWER} of another")
            factor = power if p > 0 else power.inverse()
            for _ in range(abs(p * fineness // q)):
                result = result * factor
        return result

    def _root_of_exponential(self, unit: Any, q: int) -> tuple[Any, int]:
        """(e^(unit/f), f), f a multiple of q; where another root was met before, that is a power of this one."""
        if not unit.factors and unit.numerator in self._logarithms and q == 1:
            return self._logarithms[unit.numerator], 1
        base = f"exp {_text(unit)}"
        before = self._fineness.get(base, q)
        fineness = self._fineness[base] = lcm(before, q)
        symbol, new = self._named(f"{base} over {fineness}")
        if new:
            self._exponents[symbol] = unit * self._symbols.rational(1, fineness)
            self._symbols.facts.append((symbol, Sign.POSITIVE))
            self._symbols.nonzero.append(symbol)
        if fineness != before:
            index, _ = self._symbols.name_symbol(f"{base} over {before}")
            self._symbols.relate(index, self._symbols.ring.gens[index] - symbol ** (fineness // before))
        return self._symbols.fraction(symbol, {}), fineness

    def log(self, x: Any) -> Any:
        """log x, the sum of those of its factors that are known to be positive, and of the rest.

        Raises:
            Undefined: for what is not positive.
        """
        self.used = True
        symbols = self._symbols
        if x.is_zero():
            raise Undefined("the logarithm of 0")
        content, above = x.top_factored()
        total, rest = symbols.rational(0, 1), symbols.rational(1, 1)
        for factor, exponent in [*above, *((f, -e) for f, e in x.factors.items())]:
            sign = symbols.orientation(factor)
            if sign:
                content = content if sign > 0 or exponent % 2 == 0 else -content
                total = total + self._log_of_factor(factor * sign) * symbols.rational(exponent, 1)
            else:
                one = symbols.fraction(factor, {})
                one = one if exponent > 0 else one.inverse()
                for _ in range(abs(exponent)):
                    rest = rest * one
        if content < 0:
            rest, content = -rest, -content
        if (rest + symbols.rational(1, 1)).is_zero():
            raise Undefined("the logarithm of a negative number")
        for n, sign in ((content.numerator, 1), (content.denominator, -1)):
            for prime, exponent in factorint(int(n)).items():
                symbol, _ = self._named(f"log {prime}")
                total = total + symbols.fraction(symbol, {}) * symbols.rational(sign * exponent, 1)
        if (rest + symbols.rational(-1, 1)).is_zero():
            return total
        return total + self._logarithm(rest)

    def _log_of_factor(self, factor: Any) -> Any:
        if factor in self._exponents:
            return self._exponents[factor]
        square = self._symbols.square_of(self._symbols.ring.gens.index(factor)) if factor.is_generator else None
        if square is not None:
            return self.log(self._symbols.fraction(square, {})) * self._symbols.rational(1, 2)
        return self._logarithm(self._symbols.fraction(factor, {}))

    def _logarithm(self, x: Any) -> Any:
        symbol, _ = self._named(f"log {_text(x)}")
        self._logarithms[symbol] = x
        return self._symbols.fraction(symbol, {})

    def _named(self, name: str) -> tuple[Any, bool]:
        index, new = self._symbols.name_symbol(name)
        return self._symbols.ring.gens[index], new


def _text(x: Any) -> str:
    return f"{x.numerator} over {sorted((str(factor), exponent) for factor, exponent in x.factors.items())}"
