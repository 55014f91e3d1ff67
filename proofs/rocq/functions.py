"""Exponentials and logarithms in the trace: what the functional equation makes of them.

Each equation is a chain: e^ of a sum is the product of what e^ makes of its terms. A logarithm is told by its
exponential, for log undoes exp.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from lnverify.proofs import elementary
from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial, letter_power
from lnverify.proofs.rocq.draft import Node, Unproved
from lnverify.proofs.rocq.facts import Facts
from lnverify.proofs.rocq.identities import Denominator, Places
from lnverify.proofs.rocq.letters import name_facts
from lnverify.proofs.rocq.words import EXP, FUNCTIONS

Part = Mapping[Monomial, Fraction]
# What e^ of a term is, as the text of a proof, and what it divides by.
Link = tuple[str, Any]


class Functions:
    """Writes the tactics for what functions give."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._space, self._forms = facts.space, facts.forms

    def of_scalar(self, name: str, x: Node, value: Any) -> str:
        """The tactic that a function of a scalar has its form."""
        argument, result = x.value.value, value.value
        self._facts.generators.introduce_in(result)
        of, outcome = result, argument
        if times := elementary.FUNCTIONS[name].times:
            of = argument * self._space.field.rational(times)
            outcome = self._space.functions.exp(of)
            self._facts.generators.introduce_in(outcome)
        chain, needed = self._chain(list(self._scalar_links(of)))
        closing = self._facts.identity(argument, result, outcome, of, *needed)
        return f"rule ({name}_node {FUNCTIONS[name].premises} {x.e} _ {chain} _); [{closing} | {closing}]"

    def of_vector(self, name: str, x: Node, value: MomentVector) -> str:
        """The tactic that a function of a vector has its form."""
        if self._facts.two_blocks:
            raise Unproved(f"{name} beside a gain with zero entries")
        times = elementary.FUNCTIONS[name].times
        of = times * x.value if times else value
        whole = self._whole_letter(of) if times > 1 else None

        def close(places: Places) -> str:
            chain, needed = self._chain([whole] if whole else list(self._links(of.block(0), places)))
            closing = self._facts.identity.close([x.value, value, *needed], places=places)
            return f"rule ({name}_eq {FUNCTIONS[name].premises} _ {chain} _); [{closing} | {closing}]"

        return f"rule (col_map {x.e} _) => i; {self._facts.identity.cases([x.value, value], close, '')}"

    def root_of_vector(self, x: Node, value: MomentVector) -> str:
        """The tactic for √v, from its square and its sign."""
        if self._facts.two_blocks or self._facts.identity.bases_in([x.value, value]):
            raise Unproved("the square root of a vector beside zero gains or basis vectors")
        closing = self._facts.identity.close([x.value, value])
        lead = name_facts(
            dict.fromkeys(self._facts.letters.facts_at(letter for _, m in value.terms for letter, _ in m))
        )
        lead += name_facts([self._facts.signs.order(c, False) for c in value.terms.values()], "s_")
        return f"rule (col_map {x.e} _) => i; apply: sqrt_is; [{lead}sgn | {closing}]"

    # -- chains ------------------------------------------------------------------------------------------------

    def _scalar_links(self, x: Fraction) -> Iterator[Link]:
        """For each term of a scalar, that e^ of it is a power of a variable."""
        for unit, power in self._space.functions.units(x):
            value = self._space.functions.exp_of_unit(unit)
            generators = [i for i in (*value.generators(), *unit.generators()) if i in self._space.functions.generators]
            index = next(i for i in generators if unit.key() == self._key_of(i))
            below = value.numerator if power < 0 else self._space.field.one
            yield _power(self._facts.generators.function(index), power), Denominator(below)

    def _key_of(self, index: int) -> Any:
        """What the generator of an exponential is of; the generator of a logarithm itself."""
        function, argument = self._space.functions.generators[index]
        return (argument if function == "exp" else self._space.field.symbol(index)).key()

    def _links(self, part: Part, places: Places) -> Iterator[Link]:
        """For each term of a coordinate function, that e^ of it is a power."""
        at = self._facts.identity.at("i", places)
        for monomial, c in part.items():
            if monomial == UNIT:
                yield from self._scalar_links(c)
            elif outcome := self._space.coordinates.index_in(monomial):
                if outcome[0] == places.get("i"):
                    yield from self._scalar_links(c)
            elif self._space.functions.exp_of_log(0, monomial, c) is not None:
                ((letter, _),) = monomial
                yield self._power_of_log(letter, at, int(c.numerator.leading_coefficient()))
            else:
                for unit, power in self._space.functions.units(c, monomial):
                    text = f"{self._forms.names[EXP]} ({self._forms.term(monomial, unit, at)})"
                    needed = self._inverse(self._space.functions.letter_of("exp", {monomial: unit}))
                    yield _power(f"(erefl ({text}))", power), needed

    def _chain(self, links: list[Link]) -> tuple[str, list[Any]]:
        """That e^ of a sum is a product, and what it divides by."""
        if not links:
            return "(exp0 H_exp)", [Denominator(self._space.field.one)]
        text = links[-1][0]
        for link, _ in reversed(links[:-1]):
            text = f"(expD H_exp {link} {text})"
        return text, [needed for _, needed in links]

    def _power_of_log(self, letter: str, at: str, power: int) -> Link:
        argument = self._of_part(self._space.functions.letters[letter].argument)
        needed = argument.inverse() if power < 0 else argument
        return _power(f"({self._facts.letters.undone(letter)} {at})", power), needed

    def _whole_letter(self, v: MomentVector) -> Link | None:
        """For e^ of a whole vector as one letter, that it is a power of it."""
        outcome = self._space.functions.exp_as_one_letter(0, v.block(0))
        monomials = [m for (_, m) in outcome.terms]
        if len(v.block(0)) < 2 or len(monomials) != 1 or len(monomials[0]) != 1:
            return None
        ((letter, power),) = monomials[0]
        return _power(f"(erefl ({self._forms.letter(letter, 'i')}))", power), self._inverse(letter)

    def _inverse(self, letter: str) -> MomentVector:
        return self._of_part({letter_power(letter, -1): self._space.field.rational(1)})

    def _of_part(self, part: Part) -> MomentVector:
        return MomentVector(self._space, {(0, m): c for m, c in part.items()})


def _power(fact: str, power: int) -> str:
    """That e^ of a multiple is a power, from what e^ is."""
    text = fact if abs(power) == 1 else f"(expX H_exp {abs(power)} {fact})"
    return text if power > 0 else f"(expN H_exp {text})"
