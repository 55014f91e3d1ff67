"""What has a sign: by its terms, its factors, a fact that is known, a square, a root, or Cauchy and Schwarz.

The sign reading says what to try; that a fact holds is for Rocq to see.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from operator import ge, sub
from typing import Any

from lnverify.proofs.readings.moments.field import Fraction, key_of
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial, multiply
from lnverify.proofs.readings.rocq.facts import DEPTH, Facts
from lnverify.proofs.readings.rocq.identities import Unproved, type_suffix
from lnverify.proofs.readings.rocq.words import numeral

# The generators of which squares are taken.
_SQUARED = ("scalar", "moment", "entry")


class Signs(Facts):
    """The facts of a proof, signs among them."""

    def __init__(self, space: Moments) -> None:
        super().__init__(space)
        self._grams: set[tuple[int, Monomial, Monomial]] = set()
        self._of_others: dict[Any, tuple[str | Monomial, list[str], bool]] = {}
        self._of_both: dict[Any, Monomial] = {}
        self._pending: dict[Any, tuple[int, Monomial, Monomial]] = {}
        # What is looked for: a sign that asks for itself, by what has to be nonzero, is not found.
        self._asked: set[tuple[Any, bool]] = set()

    def learn(self, fact: str, value: Fraction, strict: bool) -> None:
        """Learn from `fact : 0 < value`, or 0 <= value."""
        self._introduce(value.numerator)
        self._introduce(value.denominator)
        if strict:
            name = self.fresh("NZ")
            self.emit(f"have {name} := lt0r_neq0 {fact}.")
            self.exclude(name, value)
        content, factors = self.space.field.factor(value.numerator)
        below = self.space.field.factor(value.denominator)[1]
        open_ = [f for f, e in factors if self.sign(f, True) is None and (e % 2 or not strict)]
        if not open_ or any(self.sign(f, True) is None for f, _ in below):
            return
        unknown = open_[0]
        if len(open_) > 1:
            unknown = self.space.field.one
            for factor, exponent in factors:
                unknown = unknown * factor**exponent if factor in open_ else unknown
        unknown = unknown if content > 0 else -unknown
        rest = self.as_fraction(unknown) * value.reciprocal()
        lemma = "pos_quotient" if strict else "nneg_quotient"
        closing = self.identity(value, rest, self.as_fraction(unknown))
        order = "<" if strict else "<="
        text = f"rule ({lemma} {fact} (r := {self.forms.fraction(rest)}) _ _); [{self.by_signs()} | {closing}]"
        name = self.have("S", f"0 {order} {self.forms.polynomial(unknown)}", text)
        self._signed.append((unknown, name, strict))

    def order(self, value: Fraction, strict: bool) -> str:
        """The fact 0 < value, or 0 <= value.

        Raises:
            Unproved: where none is seen.
        """
        self._introduce(value.numerator)
        self._introduce(value.denominator)
        text = f"0 {'<' if strict else '<='} {self.forms.fraction(value)}{type_suffix(value)}"
        if value.is_zero() and not strict:
            return self.have("S", text, "exact: lexx")
        content, factors = self.space.field.factor(value.denominator)
        parts, above = [f"{numeral(content)}^-1"] * (content != 1), value.numerator
        for factor, exponent in factors:
            if exponent % 2 and self.sign(factor, True) is None:
                if self.sign(-factor, True) is None:
                    raise Unproved(f"the sign of the denominator {self.forms.polynomial(factor)} is not seen")
                factor, above = -factor, -above
            elif exponent % 2 == 0:
                self.nonzero(factor)
            parts.append(self.forms.power(f"{self.forms.polynomial(factor)}^-1", exponent))
        if self.sign(above, strict) is None:
            raise Unproved(f"the sign of {self.forms.polynomial(above)} is not seen")
        form = " * ".join([self.forms.polynomial(above), *parts])
        lemma = "pos_is" if strict else "nneg_is"
        return self.have("S", text, f"rule ({lemma} (c := {form}) _ _); [{self.identity(value)} | {self.by_signs()}]")

    def by_signs(self) -> str:
        """The tactic for what has a sign by its terms: it sees the facts on signs, and on what is not 0, alone."""
        facts = dict.fromkeys([*(name for _, name, _ in self._signed), *self._nonzero.values()])
        return f"clear - {' '.join(facts)} R; sgn"

    def sign(self, polynomial: Any, strict: bool, depth: int = DEPTH) -> str | None:
        """The fact that a polynomial is positive, or not negative; None where none is seen."""
        self._introduce(polynomial)
        if polynomial.is_zero():
            return None if strict else "(lexx 0)"
        if polynomial.is_constant():
            if int(polynomial.leading_coefficient()) < 0:
                return None
            return self.have(
                "S", f"0 {'<' if strict else '<='} {self.forms.polynomial(polynomial)} :> R", self.by_signs()
            )
        for known, name, positive in self._signed:
            if known == polynomial and (positive or not strict):
                return name if positive == strict else f"(ltW {name})"
        question = key_of(polynomial), strict
        if question in self._asked:
            return None
        self._asked.add(question)
        try:
            tactic = self._sign_tactic(polynomial, strict, depth) or self._by_nonzero(polynomial, strict, depth)
        finally:
            self._asked.remove(question)
        if tactic is None:
            return None
        name = self.have("S", f"0 {'<' if strict else '<='} {self.forms.polynomial(polynomial)}", tactic)
        self._signed.append((polynomial, name, strict))
        return name

    def _by_nonzero(self, polynomial: Any, strict: bool, depth: int) -> str | None:
        """What is not negative and not 0 is positive."""
        known = self._nonzero.get(key_of(polynomial)) if strict else None
        sign = self.sign(polynomial, False, depth) if known else None
        return f"rewrite lt_def {known} {sign}" if sign else None

    def _sign_tactic(self, polynomial: Any, strict: bool, depth: int) -> str | None:
        content, factors = self.space.field.factor(polynomial)
        if len(factors) > 1 or factors[0][1] > 1 or (abs(content) != 1 and len(polynomial) == 1):
            return self._by_factors(polynomial, content, factors, strict, depth)
        if self._terms_are_signed(polynomial, strict):
            return self.by_signs()
        if not depth:
            return None
        by_root = self._by_root(polynomial, strict, depth)
        return by_root or self.by_fact(polynomial, strict, depth) or self._by_square(polynomial, strict, depth)

    def _by_factors(self, polynomial: Any, content: int, factors: Any, strict: bool, depth: int) -> str | None:
        sign, parts = (1 if content > 0 else -1), []
        for factor, exponent in factors:
            if exponent % 2 == 0:
                if strict and not self._is_nonzero(factor):
                    return None
                parts.append(self.forms.power(self.forms.polynomial(factor), exponent))
                continue
            found = self.sign(factor, strict, depth - 1) if depth else None
            if found is None:
                found, factor, sign = (self.sign(-factor, strict, depth - 1) if depth else None), -factor, -sign
            if found is None:
                return None
            parts.append(self.forms.power(self.forms.polynomial(factor), exponent))
        if sign < 0:
            return None
        text = " * ".join([numeral(abs(content))] * (abs(content) != 1) + parts)
        lemma = "pos_is" if strict else "nneg_is"
        return f"rule ({lemma} (c := {text}) _ _); [{self.identity(self.as_fraction(polynomial))} | {self.by_signs()}]"

    def _is_nonzero(self, factor: Any) -> bool:
        try:
            self.nonzero(factor)
        except Unproved:
            return False
        return True

    def _terms_are_signed(self, polynomial: Any, strict: bool) -> bool:
        """Whether each term is seen not to be negative, and one of them to be positive where that is asked."""
        positive = False
        for exponents, coefficient in polynomial.to_dict().items():
            if coefficient < 0:
                return False
            strength = self._monomial_sign(exponents)
            if strength is None:
                return False
            positive = positive or strength
        return positive or not strict

    def _monomial_sign(self, exponents: tuple[int, ...]) -> bool | None:
        """True for positive, False for not negative, None for unknown."""
        positive = True
        for index, exponent in enumerate(exponents):
            if not exponent:
                continue
            known = self._generator_sign(index)
            if known is None and exponent % 2:
                return None
            if not known and not (exponent % 2 == 0 and self._is_known_nonzero(index)):
                positive = False
        return positive

    def _is_known_nonzero(self, index: int) -> bool:
        return key_of(self.space.field.polynomial_symbol(index)) in self._nonzero

    def _generator_sign(self, index: int) -> bool | None:
        symbol = self.space.field.polynomial_symbol(index)
        found = [positive for known, _, positive in self._signed if known == symbol]
        return any(found) if found else None

    def by_fact(self, polynomial: Any, strict: bool, depth: int) -> str | None:
        """P·scale = fact·monomial + rest, the rest of known sign."""
        terms = polynomial.to_dict()
        obstacle = next(((e, c) for e, c in terms.items() if c < 0 or self._monomial_sign(e) is None), None)
        if obstacle is None:
            obstacle = next(iter(terms.items()))
        exponents, coefficient = obstacle
        for fact, name, positive in [*self._signed, *self._gram_facts(polynomial)]:
            if len(fact) == 1 and fact.total_degree() <= 1:
                continue
            for term, scale in fact.to_dict().items():
                if scale * coefficient <= 0 or not all(map(ge, exponents, term)):
                    continue
                quotient = tuple(map(sub, exponents, term))
                sign = self._monomial_sign(quotient)
                if sign is None:
                    continue
                multiplier = self.space.field.ring.from_dict({quotient: abs(coefficient)})
                rest = self.space.field.reduce(polynomial * abs(scale) - fact * multiplier)
                if len(rest) > 3 * len(polynomial) + 3:
                    continue
                if name is None:
                    name = self._gram(fact)
                by_rest = self.sign(rest, strict, depth - 1) if strict else None
                if by_rest is None and strict and not (positive and sign):
                    continue
                if by_rest is None and self.sign(rest, False, depth - 1) is None:
                    continue
                product = f"{self.forms.polynomial(fact)} * ({self.forms.polynomial(multiplier)})"
                text = f"({product} + {self.forms.polynomial(rest)}) / {numeral(abs(int(scale)))}"
                lemma = "pos_is" if strict else "nneg_is"
                closing = self._by_field(polynomial, fact, rest)
                return f"rule ({lemma} (c := {text}) _ _); [{closing} | {self.by_signs()}]"
        return None

    def _by_square(self, polynomial: Any, strict: bool, depth: int) -> str | None:
        """2·P = m·(x ± y)² + rest for a term ± 2 m x y of P, x and y letters or moments, or y = 1."""
        field = self.space.field
        for exponents, coefficient in polynomial.to_dict().items():
            odd = [i for i, e in enumerate(exponents) if e % 2 and field.generators[i].kind in _SQUARED]
            for first, second in [*combinations(odd, 2), *((i, None) for i in odd)]:
                rest = tuple(e - (i in (first, second)) for i, e in enumerate(exponents))
                if self._monomial_sign(rest) is None:
                    continue
                x = field.polynomial_symbol(first)
                y = field.one if second is None else field.polynomial_symbol(second)
                base = x + y if coefficient > 0 else x - y
                multiple = field.ring.from_dict({rest: abs(coefficient)})
                left = 2 * polynomial - multiple * base**2
                if len(left) > len(polynomial) + 2 or self.sign(left, strict, depth - 1) is None:
                    continue
                square = f"{self.forms.polynomial(base)} ^+ 2 * ({self.forms.polynomial(multiple)})"
                text = f"({square} + {self.forms.polynomial(left)}) / 2%:R"
                lemma = "pos_is" if strict else "nneg_is"
                return f"rule ({lemma} (c := {text}) _ _); [{self._by_field(polynomial, left)} | {self.by_signs()}]"
        return None

    def _by_field(self, *polynomials: Any) -> str:
        rules = [self.root(i) for i in self._roots_of([self.as_fraction(p) for p in polynomials])]
        told = f": {' '.join(rules)}" if rules else ""
        numbers = all(p.is_constant() for p in polynomials)
        return f"clear - {' '.join([*rules, *['N'] * numbers, 'R'])}; first [field{told} | ring{told}]"

    def _by_root(self, polynomial: Any, strict: bool, depth: int) -> str | None:
        """A + B·r by the signs of A, B and A² − B² r²."""
        field = self.space.field
        roots = field.roots_in(polynomial)
        if not roots:
            return None
        a, b = field.split(polynomial, roots[0])
        if a.is_zero() or b.is_zero():
            return None
        index = roots[0]
        self.root(index)
        gap = field.reduce(a * a - b * b * field.generators[index].square)
        r, S = f"r_{index}", f"S_r{index}"
        root = f"(ltW {S})" if self._generator_sign(index) else S
        text = f"{self.forms.polynomial(a)} + {self.forms.polynomial(b)} * {r}"
        which = "pos_is" if strict else "nneg_is"
        suffix = "_strict" if strict else ""
        start = f"rule ({which} (c := {text}) _ _); [{self._by_field(polynomial, a, b)} | "
        pa, nb = self.sign(a, False, depth - 1), self.sign(-b, False, depth - 1)
        if pa and self.sign(b, False, depth - 1):
            if (
                not strict
                or self.sign(a, True, depth - 1)
                or (self.sign(b, True, depth - 1) and self._generator_sign(index))
            ):
                return f"{start}{self.by_signs()}]"
            return None
        if pa and nb and (g := self.sign(gap, strict, depth - 1)):
            return start + self._root_case("root_pos_neg" + suffix, pa, root, nb, b, g, a, b, index, gap, strict)
        pb, na = self.sign(b, False, depth - 1), self.sign(-a, False, depth - 1)
        if pb and na and (g := self.sign(-gap, strict, depth - 1)):
            return start + self._root_case("root_neg_pos" + suffix, pb, root, na, a, g, a, b, index, -gap, strict)
        return None

    def _root_case(
        self, lemma: str, first: str, root: str, negative: str, of: Any, gap: str, a: Any, b: Any, index: int,
        value: Any, strict: bool,
    ) -> str:  # fmt: skip
        below = f"rule (nneg_is _ {negative}); {self._by_field(of)}"
        which = "pos_is" if strict else "nneg_is"
        closing = self._by_field(value, a, b, self.space.field.polynomial_symbol(index))
        return (f"apply: {lemma}; [exact: {first} | exact: {root} | rewrite -oppr_ge0; {below} | "
                f"rule ({which} _ {gap}); {closing}]]")  # fmt: skip

    # -- Cauchy and Schwarz ------------------------------------------------------------------------------------

    def _gram_facts(self, polynomial: Any) -> Iterator[tuple[Any, str | None, bool]]:
        """Σ[p²]Σ[q²] − Σ[pq]² in the moments that occur; sums over what indices leave."""
        yield from self._facts_of_others(polynomial)
        yield from self._facts_of_both_blocks()
        present = {i for i, d in enumerate(polynomial.degrees()) if d}
        for (block, monomial), (_, value) in list(self._moments.items()):
            if monomial == UNIT or not value.denominator.is_one():
                continue
            pairs = [(UNIT, monomial)] + [
                (((l, e),), multiply(monomial, ((l, -e),))) for l, e in monomial if len(monomial) > 1
            ]
            # A weight is divided between the two.
            pairs += [
                (((l, e // 2),), multiply(monomial, ((l, -(e // 2)),)))
                for l, e in monomial
                if len(monomial) > 1 and not e % 2
            ]
            for p, q in pairs:
                keys = (block, multiply(p, p)), (block, multiply(q, q))
                if (block, p, q) in self._grams or not all(key in self._moments for key in keys):
                    continue
                a, c = (self._moments[key][1] for key in keys)
                total = a * c - value * value
                if total.denominator.is_one() and present & {i for i, d in enumerate(total.numerator.degrees()) if d}:
                    self._pending[key_of(total.numerator)] = block, p, q
                    yield total.numerator, None, False

    def _facts_of_others(self, polynomial: Any) -> Iterator[tuple[Any, str | None, bool]]:
        """Σ′[ℓ²] and (N − k)Σ′[ℓ²] − Σ′[ℓ]² for the sums over what one index leaves, or all k do."""
        field = self.space.field
        present = {i for i, d in enumerate(polynomial.degrees()) if d}
        own = [(i, *g.key) for i, g in enumerate(field.generators) if g.kind == "entry" and i in present]
        for letter in dict.fromkeys(letter for _, _, letter in own):
            square, total = (self._moments.get((0, ((letter, power),))) for power in (2, 1))
            places = [(i, f"index {index}") for i, index, other in own if other == letter]
            for picked in [[place] for place in places] + [places] * (len(places) == len(self.indices) > 1):
                entries = [field.polynomial_symbol(i) for i, _ in picked]
                if square is None or not square[1].denominator.is_one():
                    continue
                rest = square[1].numerator - sum(x**2 for x in entries)
                found = {False: rest}
                if total is not None and total[1].denominator.is_one():
                    size = self.space._size(0).numerator - len(picked)
                    found[True] = size * rest - (total[1].numerator - sum(entries)) ** 2
                for is_gram, fact in found.items():
                    self._of_others[key_of(fact)] = letter, [name for _, name in picked], is_gram
                    yield fact, None, False

        yield from self._exponentials_of_others()

    def _exponentials_of_others(self) -> Iterator[tuple[Any, str | None, bool]]:
        """Σ′[E] for exponentials E, the sum over what the indices leave."""
        for (_, monomial), (_, value) in list(self._moments.items()):
            if not self.indices or not monomial or not all(self.is_positive_letter(letter) for letter, _ in monomial):
                continue
            rest = value
            for name in self.indices:
                rest = rest - self.space.entry_of({monomial: self.space.field.rational(1)}, name.removeprefix("index "))
            if rest.denominator.is_one():
                self._of_others[key_of(rest.numerator)] = monomial, self.indices, False
                yield rest.numerator, None, False

    def _fact_of_exponentials(self, fact: Any, monomial: Monomial) -> str:
        """Σ′[E] is not negative."""
        indices = f"[:: {'; '.join(self.forms.names[name] for name in self.indices)}]"
        lemma, value = self.moment(0, monomial)
        entries = []
        for name in self.indices:
            entry = self.space.entry_of({monomial: self.space.field.rational(1)}, name.removeprefix("index "))
            self._introduce(entry.numerator)
            entries.append(self.forms.fraction(entry))
        rules = [f"?{self.function_at(letter, 'basis ' + name.removeprefix('index '))}"
                 for letter, _ in monomial for name in self.indices]  # fmt: skip
        function = f"(fun i => {self.forms.monomial(monomial)})"
        left = f"{self.forms.fraction(value)} - ({' + '.join(entries)})"
        tactic = f"rule (num_eq (others {self._uniq} {lemma}) _); rewrite ?big_cons big_nil; cbv beta; "
        tactic += f"rewrite {' '.join(rules)}; clear - R; ring"
        name = self.have("g", f"part (fun i => i \\notin {indices}) {function} = {left}", tactic)
        facts = "".join(f"have q{k} := {at}; " for k, at in enumerate(self._facts_at(l for l, _ in monomial)))
        text = self.forms.polynomial(fact)
        rest = self.have("S", f"0 <= {left}", f"rewrite -{name}; apply: part_ge0 => i; {facts}sgn")
        sign = self.have("S", f"0 <= {text}", f"rule (nneg_is _ {rest}); clear - R; ring")
        self._signed.append((fact, sign, False))
        return sign

    def _fact_of_others(self, fact: Any) -> str:
        letter, picked, is_gram = self._of_others[key_of(fact)]
        if isinstance(letter, tuple):
            return self._fact_of_exponentials(fact, letter)
        names = [self.forms.names[name] for name in picked]
        indices, unique = f"[:: {'; '.join(names)}]", "isT" if len(names) == 1 else self._uniq
        base = self.forms.letter(letter, "i")
        lemmas = []
        for left, right, power in ((base, base, 2), ("1", "1", 0), (base, "1", 1))[: 3 if is_gram else 1]:
            monomial = ((letter, power),) if power else UNIT
            lemma, value = self.moment(0, monomial)
            one = MomentVector(self.space, {(0, monomial): self.space.field.rational(1)})
            function = f"(fun i => {left} * {right})"
            inner = f"(whole_eq (f := {function}) (fun i => _) {lemma})"
            left_out = f"(others (s := {indices}) {unique} {inner})"
            entries = " + ".join(f"{self.forms.letter(letter, name)} ^+ {power}" for name in names)
            name = self.fresh("g")
            self.emit(f"have {name} : part (fun i => i \\notin {indices}) {function} = "
                      f"{self.forms.fraction(value)} - ({entries}) "
                      f"by rule (num_eq {left_out} _); [{self.identity(one, entries=True)} | "
                      "rewrite ?big_cons big_nil; cbv beta; clear - R; ring].")  # fmt: skip
            lemmas.append(name)
        name = self.fresh("G")
        if is_gram:
            self.emit(f"have {name} := gram {' '.join(lemmas)}.")
        else:
            self.emit(f"have {name} := squares_ge0 {lemmas[0]}.")
        text = self.forms.polynomial(fact)
        sign = self.have("S", f"0 <= {text}", f"rule (nneg_is _ {name}); clear - R; ring")
        self._signed.append((fact, sign, False))
        return sign

    def _facts_of_both_blocks(self) -> Iterator[tuple[Any, str | None, bool]]:
        """NΣ[p²] − Σ[p]² for the sums over both blocks."""
        for block, monomial in list(self._moments) if self.two_blocks else ():
            double = tuple((letter, 2 * e) for letter, e in monomial)
            found = [[self._moments.get((b, m)) for b in (0, 1)] for m in (UNIT, monomial, double)]
            if block or monomial == UNIT or any(None in pair for pair in found):
                continue
            size, total, square = (pair[0][1] + pair[1][1] for pair in found)  # type: ignore[index]
            fact = square * size - total * total
            if fact.denominator.is_one():
                self._of_both[key_of(fact.numerator)] = monomial
                yield fact.numerator, None, False

    def _fact_of_both_blocks(self, fact: Any) -> str:
        monomial, lemmas = self._of_both[key_of(fact)], []
        text = self.forms.monomial(monomial)
        double = tuple((letter, 2 * e) for letter, e in monomial)
        for left, right, m in ((text, text, double), ("1", "1", UNIT), (text, "1", monomial)):
            both = [self._moments[b, m] for b in (0, 1)]
            name, function = self.fresh("g"), f"(fun i => ({left}) * ({right}))"
            self.emit(f"have {name} : whole {function} = {self.forms.fraction(both[0][1])} + "
                      f"{self.forms.fraction(both[1][1])} by rule (whole_eq (f := {function}) (fun i => _) "
                      f"(whole_parts {both[0][0]} {both[1][0]})); ring.")  # fmt: skip
            lemmas.append(name)
        name = self.fresh("G")
        self.emit(f"have {name} := gram {' '.join(lemmas)}.")
        sign = self.have("S", f"0 <= {self.forms.polynomial(fact)}", f"rule (nneg_is _ {name}); clear - R; ring")
        self._signed.append((fact, sign, False))
        return sign

    def _gram(self, fact: Any) -> str:
        known = next((name for polynomial, name, _ in self._signed if polynomial == fact), None)
        if known is not None:
            return known
        if key_of(fact) in self._of_both:
            return self._fact_of_both_blocks(fact)
        if key_of(fact) in self._of_others:
            return self._fact_of_others(fact)
        block, p, q = self._pending[key_of(fact)]
        self._grams.add((block, p, q))
        lemmas = []
        for left, right in ((p, p), (q, q), (p, q)):
            text = f"({self.forms.monomial(left)}) * ({self.forms.monomial(right)})"
            product = multiply(left, right)
            one = self.space.field.rational(1)
            vectors = [MomentVector(self.space, {(block, m): one}) for m in (left, right, product)]
            closing = self._close(vectors, True, "", ("i",), {}) if not self.two_blocks else "ring"
            name = self.fresh("g")
            value = self.forms.fraction(self._moments[block, product][1])
            self.emit(f"have {name} : part {self.part(block)} (fun i => {text}) = {value} "
                      f"by rule (part_eq _ {self._moments[block, product][0]}) => i; {closing}.")  # fmt: skip
            lemmas.append(name)
        name = self.fresh("G")
        self.emit(f"have {name} := gram {lemmas[0]} {lemmas[1]} {lemmas[2]}.")
        text = self.forms.polynomial(fact)
        sign = self.have("S", f"0 <= {text}", f"rule (nneg_is _ {name}); clear - R; ring")
        self._signed.append((fact, sign, False))
        return sign
