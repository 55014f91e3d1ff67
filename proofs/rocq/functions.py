"""Exponentials and logarithms in the trace: what the functional equation makes of them.

Each equation is a chain: e^ of a sum is the product of what e^ makes of its terms. A logarithm is told by its
exponential, for log undoes exp.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial, letter_power
from lnverify.proofs.rocq.identities import Denominator, Places, Unproved
from lnverify.proofs.rocq.sums import Node, Sums
from lnverify.proofs.rocq.words import EXP, LOG

# What the rules of a function ask for.
_KNOWN = {"exp": "", "log": "H_log", "tanh": "H_exp"}
Part = Mapping[Monomial, Fraction]
# What e^ of a term is, as the text of a proof, and what it divides by.
Link = tuple[str, Any]


class Functions(Sums):
    """The facts of a proof, those on exponentials and logarithms among them."""

    def __init__(self, space: Any) -> None:
        super().__init__(space)
        self._function_generators: dict[int, str] = {}
        self._letters_undone: dict[str, str] = {}

    # -- scalars and letters of functions -----------------------------------------------------------------------

    def function(self, index: int) -> str:
        if index not in self._function_generators:
            function, argument = self.space.function_generators[index]
            self._introduce(argument.numerator)
            self._introduce(argument.denominator)
            x, fact = f"x_{index}", f"X_{index}"
            text = self.forms.fraction(argument)
            if function == "exp":
                self.emit(f"have [{x} {fact}] := some_number ({self.forms.names[EXP]} ({text})).")
                sign = self.have("S", f"0 < {x}", f"rewrite -{fact}; exact: (exp_gt0 H_exp)")
                self._signed.append((self.space.field.polynomial_symbol(index), sign, True))
            else:
                self.emit(f"have [{x} Y_{index}] := some_number ({self.forms.names[LOG]} ({text})).")
                self.emit(f"have {fact} := exp_log H_log {self.order(argument, True)} Y_{index}.")
            self._function_generators[index] = fact
        return self._function_generators[index]

    def is_positive_letter(self, letter: str) -> bool:
        outcome = self.space.function_letters.get(letter)
        return super().is_positive_letter(letter) or (outcome is not None and outcome.function == "exp")

    def positive_letter(self, letter: str) -> str:
        if letter in self.space.function_letters and self.is_positive_letter(letter):
            part = self.forms.part(self.space.function_letters[letter].argument)
            return f"(fun i => exp_gt0 H_exp ({part}))"
        return super().positive_letter(letter)

    def _undone(self, letter: str) -> str:
        """The fact that e^ of the letter of a logarithm is what that is of, in every entry."""
        if letter not in self._letters_undone:
            part = self.space.function_letters[letter].argument
            fact = self.positive_entries(self._of_part(part))
            self._letters_undone[letter] = self.fresh("L")
            self.emit(f"have {self._letters_undone[letter]} := fun i => exp_log H_log ({fact} i) erefl.")
        return self._letters_undone[letter]

    def function_at(self, letter: str, basis: str) -> str:
        raise Unproved("a function of a vector at one of its entries")

    def _of_part(self, part: Part) -> MomentVector:
        return MomentVector(self.space, {(0, m): c for m, c in part.items()})

    # -- chains ---------------------------------------------------------------------------------------------------

    def _scalar_links(self, x: Fraction) -> Iterator[Link]:
        """For each term of a scalar, that e^ of it is a power of a variable."""
        for unit, power in self.space._units(x):
            value = self.space._exp_of_unit(unit)
            generators = [i for i in (*value.generators(), *unit.generators()) if i in self.space.function_generators]
            index = next(i for i in generators if unit.key() in self._keys_of(i))
            below = value.numerator if power < 0 else self.space.field.one
            yield _power(self.function(index), power), Denominator(below)

    def _keys_of(self, index: int) -> tuple[Any, ...]:
        """What the generator of an exponential is of; the generator of a logarithm itself."""
        function, argument = self.space.function_generators[index]
        return (argument.key(),) if function == "exp" else (self.space.field.symbol(index).key(),)

    def _links(self, part: Part, places: Places) -> Iterator[Link]:
        """For each term of a coordinate function, that e^ of it is a power."""
        at = self.at("i", places)
        for monomial, c in part.items():
            if monomial == UNIT:
                yield from self._scalar_links(c)
            elif outcome := self.space.index_in(monomial):
                if outcome[0] == places.get("i"):
                    yield from self._scalar_links(c)
            elif self.space._exp_of_log(0, monomial, c) is not None:
                ((letter, _),) = monomial
                yield self._power_of_log(letter, at, int(c.numerator.leading_coefficient()))
            else:
                for unit, power in self.space._units(c, monomial):
                    text = f"{self.forms.names[EXP]} ({self.forms.term(monomial, unit, at)})"
                    inverse = {
                        letter_power(self.space._letter("exp", {monomial: unit}), -1): self.space.field.rational(1)
                    }
                    yield _power(f"(erefl ({text}))", power), self._of_part(inverse)

    def _power_of_log(self, letter: str, at: str, power: int) -> Link:
        argument = self._of_part(self.space.function_letters[letter].argument)
        needed = argument.inverse() if power < 0 else argument
        return _power(f"({self._undone(letter)} {at})", power), needed

    def _chain(self, links: list[Link]) -> tuple[str, list[Any]]:
        """That e^ of a sum is a product, and what else stands in it."""
        if not links:
            return "(exp0 H_exp)", [Denominator(self.space.field.one)]
        text = links[-1][0]
        for link, _ in reversed(links[:-1]):
            text = f"(expD H_exp {link} {text})"
        return text, [needed for _, needed in links]

    # -- nodes ----------------------------------------------------------------------------------------------------

    def _function(self, name: str, x: Node, value: Any, t: str, e: str) -> None:
        form = self.forms.value
        if not isinstance(value, MomentVector):
            argument, result = (x.value.value, value.value)
            self._introduce(result.numerator)
            self._introduce(result.denominator)
            of, told = {"exp": (argument, result), "log": (result, argument)}.get(name, (None, None))
            if of is None:
                of = argument * self.space.field.rational(2)
                told = self.space._exp(of)
                self._introduce(told.numerator)
            chain, needed = self._chain(list(self._scalar_links(of)))
            closing = self.identity(argument, result, told, of, *needed)
            self.emit(f"have {e} : {t} = {form(value)} by rule ({name}_node {_KNOWN[name]} {x.e} _ {chain} _); "
                      f"[{closing} | {closing}].")  # fmt: skip
            return
        if name == "sqrt":
            self._root_of_vector(x, value, t, e)
            return
        if self.two_blocks:
            raise Unproved(f"{name} beside a gain with zero entries")
        of = x.value if name == "exp" else value if name == "log" else 2 * x.value
        values = [x.value, value]
        whole = self._whole_letter(of) if name == "tanh" else None

        def close(places: Places) -> str:
            chain, needed = self._chain([whole] if whole else list(self._links(of.block(0), places)))
            closing = self._close([*values, *needed], True, "", ("i",), places)
            return f"rule ({name}_eq {_KNOWN[name]} _ {chain} _); [{closing} | {closing}]"

        tactic = self.cases(values, close, "")
        self.emit(f"have {e} : {t} = {form(value)} by rule (col_map {x.e} _) => i; {tactic}.")

    def _root_of_vector(self, x: Node, value: MomentVector, t: str, e: str) -> None:
        """√v, from its square and its sign."""
        if self.two_blocks or self._bases_in([x.value, value]):
            raise Unproved("the square root of a vector beside zero gains or basis vectors")
        closing = self._close([x.value, value], True, "", ("i",), {})
        facts = self._facts_at(letter for _, m in value.terms for letter, _ in m)
        lead = "".join(f"have q{k} := {fact}; " for k, fact in enumerate(dict.fromkeys(facts)))
        signs = [self.order(c, False) for c in value.terms.values()]
        lead += "".join(f"have s_{k} := {sign}; " for k, sign in enumerate(signs))
        self.emit(f"have {e} : {t} = {self.forms.value(value)} by rule (col_map {x.e} _) => i; "
                  f"apply: sqrt_is; [{lead}sgn | {closing}].")  # fmt: skip

    def _whole_letter(self, v: MomentVector) -> Link | None:
        """For e^ of a whole vector as one letter, that it is a power of it."""
        outcome = self.space._exp_as_one_letter(0, v.block(0))
        monomials = [m for (_, m) in outcome.terms]
        if len(v.block(0)) < 2 or len(monomials) != 1 or len(monomials[0]) != 1:
            return None
        ((letter, power),) = monomials[0]
        inverse = self._of_part({((letter, -1),): self.space.field.rational(1)})
        return _power(f"(erefl ({self.forms.letter(letter, 'i')}))", power), inverse


def _power(fact: str, power: int) -> str:
    """That e^ of a multiple is a power, from what e^ is."""
    text = fact if abs(power) == 1 else f"(expX H_exp {abs(power)} {fact})"
    return text if power > 0 else f"(expN H_exp {text})"
