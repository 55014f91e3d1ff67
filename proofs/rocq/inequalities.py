"""The lemmas of Cauchy and Schwarz, for the moments of a proof."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial, multiply
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.part import Part


class Inequalities(Part):
    """Offers inequalities between moments, and has their proofs."""

    def offered(self) -> Iterator[Fact]:
        """What is not negative in the moments of the proof; the lemma is asked for when it is used."""
        known = self.space.inequalities
        for fact in (*known.facts(), *known.of_weights(), *known.of_determinants()):
            if self._has_lemma(fact) and self._is_introduced(fact.polynomial):
                yield fact

    def _has_lemma(self, fact: Fact) -> bool:
        """Indices are known to differ one from all others; a sum that they leave needs one of them, or all."""
        counts = 1, len(self.known.indices)
        match fact.name:
            case "gram":
                functions = fact.arguments[0][0][1]
                return functions[0][0] is None or (len(functions) == 3 and not self.facts.two_blocks)
            case "cauchy":
                monomials = [m for own in fact.arguments[:2] for _, m in own.subject.terms]
                even = all(e % 2 == 0 for m in monomials for _, e in m)
                return even and (not fact.arguments[3] or len(fact.arguments[3]) in counts)
            case "sum_of_entries":
                return len(fact.arguments) > 1 and len(fact.arguments[1]) in counts
        return False

    def _is_introduced(self, polynomial: Any) -> bool:
        used = [g for g, degree in zip(self.space.field.generators, polynomial.degrees(), strict=False) if degree]
        return all(g.key in self.known.moments for g in used if g.kind == "moment")

    def establish(self, polynomial: Any) -> None:
        """Establish an inequality, where it is not."""
        if all(other != polynomial for other, _, _ in self.known.signs):
            self.facts.generators.introduce(polynomial)
            origin = next((fact for fact in self.offered() if fact.polynomial == polynomial), None)
            if origin is None:
                raise Unproved("an inequality that has no lemma")
            if origin.name == "gram" and len(origin.arguments[0][0][1]) == 3:
                self._determinant(*origin.arguments[0][0][1][1:])
                return
            name = self._inequality(origin)
            self.facts.signs.prove(polynomial, f"rule (nneg_is _ {name}); clear - R; ring", False)

    def _inequality(self, origin: Fact) -> str:
        """The fact that an inequality is."""
        if origin.name == "gram":
            (((_, ((_, first), (_, second))),),) = origin.arguments[:1]
            return self._gram(None, first, second)
        places = origin.arguments[3] if origin.name == "cauchy" else origin.arguments[1]
        if not places:
            ((block, first), *_), ((_, second), *_) = (own.subject.terms for own in origin.arguments[:2])
            return self._gram(block, *(tuple((letter, e // 2) for letter, e in m) for m in (first, second)))
        with_mean = origin.name == "cauchy"
        ((_, monomial),) = origin.arguments[int(with_mean)].subject.terms
        if any(letter in self.space.functions.letters for letter, _ in monomial):
            raise Unproved("a sum of functions without some of its entries")
        return self._squares_of_others(monomial, places, with_mean)

    def _determinant(self, *functions: tuple[int, Monomial]) -> None:
        """Of the inner products of 1 and two letters, by Cauchy and Schwarz for the letters' deviations."""
        s = self.space
        letters = [MomentVector(s, {function: s.field.rational(1)}) for function in functions]
        u, v = (s.N * letter - s.sum(letter) * s.ones for letter in letters)
        fact = self._by_lemma("gram", [self.facts.sums.dot(*pair) for pair in ((u, u), (v, v), (u, v))])
        self.facts.signs.learn(fact, (s.sum(u * u) * s.sum(v * v) - s.sum(u * v) ** 2).value, False)

    def _gram(self, block: int | None, p: Monomial, q: Monomial) -> str:
        """Σ[p²]Σ[q²] − Σ[pq]² is not negative."""
        sum_of = self._sum_over_blocks if block is None else partial(self._sum_in, block)
        return self._by_lemma("gram", [sum_of(p, p), sum_of(q, q), sum_of(p, q)])

    def _sum_in(self, block: int, p: Monomial, q: Monomial) -> str:
        """The lemma: the sum of a product in a block = its value."""
        text = f"({self.forms.monomial(p)}) * ({self.forms.monomial(q)})"
        product = multiply(p, q)
        lemma, value = self.known.moments[block, product]
        one = self.space.field.rational(1)
        vectors = [MomentVector(self.space, {(block, m): one}) for m in (p, q, product)]
        closing = self.facts.identity.close(vectors) if not self.facts.two_blocks else "ring"
        statement = f"part {self.facts.generators.part(block)} (fun i => {text}) = {self.forms.fraction(value)}"
        return self.lines.have("g", statement, f"rule (part_eq _ {lemma}) => i; {closing}")

    def _sum_over_blocks(self, p: Monomial, q: Monomial) -> str:
        """The lemma: the sum of a product over both blocks = the sum of its values."""
        (first, below), (second, above) = (self.known.moments[block, multiply(p, q)] for block in (0, 1))
        function = f"(fun i => ({self.forms.monomial(p)}) * ({self.forms.monomial(q)}))"
        statement = f"whole {function} = {self.forms.fraction(below)} + {self.forms.fraction(above)}"
        lemma = f"(whole_eq (f := {function}) (fun i => _) (whole_parts {first} {second}))"
        return self.lines.have("g", statement, f"rule {lemma}; ring")

    def _squares_of_others(self, squares: Monomial, places: Sequence[str], with_mean: bool) -> str:
        """Σ′[ℓ²] is not negative, or (N − k)Σ′[ℓ²] − Σ′[ℓ]²."""
        ((letter, _),), names = squares, [self.forms.names[f"index {base}"] for base in places]
        indices, unique = f"[:: {'; '.join(names)}]", "isT" if len(names) == 1 else self.known.unique
        base = self.forms.letter(letter, "i")
        lemmas = []
        for left, right, power in ((base, base, 2), ("1", "1", 0), (base, "1", 1))[: 3 if with_mean else 1]:
            monomial = ((letter, power),) if power else UNIT
            lemma, value = self.facts.generators.moment(0, monomial)
            one = MomentVector(self.space, {(0, monomial): self.space.field.rational(1)})
            function = f"(fun i => {left} * {right})"
            inner = f"(whole_eq (f := {function}) (fun i => _) {lemma})"
            left_out = f"(others (s := {indices}) {unique} {inner})"
            entries = " + ".join(f"{self.forms.letter(letter, name)} ^+ {power}" for name in names)
            same = self.facts.identity(one, entries=True)
            closing = f"[{same} | rewrite ?big_cons big_nil; cbv beta; clear - R; ring]"
            statement = f"part (fun i => i \\notin {indices}) {function} = {self.forms.fraction(value)} - ({entries})"
            lemmas.append(self.lines.have("g", statement, f"rule (num_eq {left_out} _); {closing}"))
        return self._by_lemma("gram" if with_mean else "squares_ge0", lemmas)

    def _by_lemma(self, lemma: str, facts: Sequence[str]) -> str:
        return self.lines.let("G", f"{lemma} {' '.join(facts)}")
