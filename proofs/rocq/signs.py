"""What has a sign: the reasons of the certifier, printed; each of them rests on what the proof has established.

That a fact holds is for Rocq to see.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from lnverify.proofs.algebra.field import Fraction, key_of
from lnverify.proofs.readings.moments.certifier import Certifier
from lnverify.proofs.readings.moments.kernel import Established, Fact
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial, multiply
from lnverify.proofs.rocq.facts import Facts
from lnverify.proofs.rocq.identities import Denominator, Unproved, type_suffix
from lnverify.proofs.rocq.words import numeral
from lnverify.proofs.sign import Sign

# The lemma for a quantity that is positive, and for one that is not negative.
_IS = {True: "pos_is", False: "nneg_is"}


class _Established(Certifier):
    """The search for reasons among what a proof has established."""

    squared = ("scalar", "moment", "entry")

    def __init__(self, proof: Signs) -> None:
        self._established = Established(proof.space.field, proof.sign_of_generator)
        super().__init__(self._established)
        self._proof = proof
        self._state: Hashable = None
        self._facts: list[Fact] = []
        self._inequalities: list[Fact] = []

    def start(self) -> _Established:
        """Begin a question; what was found while something else was established is forgotten."""
        state = self._proof.established
        if state != self._state:
            self._reasons.clear()
            self._terms.clear()
            lemma = self._established.lemma
            self._facts = [lemma(polynomial, sign, False) for polynomial, sign in self._proof.signs]
            known = self._proof.inequalities()
            self._inequalities = [lemma(polynomial, Sign.NON_NEGATIVE, False) for polynomial in known]
            self._state = state
        self.work = 0
        return self

    @property
    def facts(self) -> Sequence[Fact]:
        return self._facts

    def inequalities(self) -> Iterable[Fact]:
        return self._inequalities

    def excluded(self, polynomial: Any) -> Fact | None:
        is_excluded = self._proof.is_excluded(polynomial)
        return self._established.lemma(polynomial, Sign.UNKNOWN, True) if is_excluded else None

    @property
    def _known(self) -> Hashable:
        return None

    def _in_one_variable(self, polynomial: Any) -> None:
        """Rocq has no proof that counts roots."""


class Signs(Facts):
    """The facts of a proof, signs among them."""

    def __init__(self, space: Moments) -> None:
        super().__init__(space)
        self._certifier = _Established(self)
        # What the inequalities that were offered rest on, in the moment reading.
        self._origins: dict[Hashable, Fact] = {}

    @property
    def signs(self) -> list[tuple[Any, Sign]]:
        """The polynomials of which a sign is established."""
        return [(known, Sign.POSITIVE if positive else Sign.NON_NEGATIVE) for known, _, positive in self._signed]

    @property
    def established(self) -> Hashable:
        """The names of what is established."""
        moments = (lemma for lemma, _ in self._moments.values())
        return tuple(name for _, name, _ in self._signed), tuple(self._nonzero.values()), tuple(moments)

    def is_excluded(self, polynomial: Any) -> bool:
        """Whether it is established that a polynomial is not 0."""
        return key_of(polynomial) in self._nonzero

    def sign_of_generator(self, index: int) -> Sign:
        """The sign of a generator that is established."""
        symbol = self.space.field.polynomial_symbol(index)
        return max((sign for known, sign in self.signs if known == symbol), default=Sign.UNKNOWN)

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
                    raise Unproved(
                        f"no proof was found for the sign of the denominator {self.forms.polynomial(factor)}"
                    )
                factor, above = -factor, -above
            elif exponent % 2 == 0:
                self.nonzero(factor)
            parts.append(self.forms.power(f"{self.forms.polynomial(factor)}^-1", exponent))
        if self.sign(above, strict) is None:
            raise Unproved(f"no proof was found for the sign of {self.forms.polynomial(above)}")
        form = " * ".join([self.forms.polynomial(above), *parts])
        return self.have("S", text, self._by_form(form, self.identity(value), strict))

    def _by_form(self, form: str, closing: str, strict: bool) -> str:
        """The tactic for what is equal to a form that has a sign by its terms."""
        return f"rule ({_IS[strict]} (c := {form}) _ _); [{closing} | {self.by_signs()}]"

    def by_signs(self) -> str:
        """The tactic for what has a sign by its terms: it sees the facts on signs, and on what is not 0, alone."""
        facts = dict.fromkeys([*(name for _, name, _ in self._signed), *self._nonzero.values()])
        return f"clear - {' '.join(facts)} R; sgn"

    def sign(self, polynomial: Any, strict: bool) -> str | None:
        """The fact that a polynomial is positive, or not negative; None where none is seen."""
        self._introduce(polynomial)
        wanted = Sign.POSITIVE if strict else Sign.NON_NEGATIVE
        if (name := self._name_of(polynomial, strict)) is not None:
            return name
        reason = self._certifier.start().reason(polynomial, wanted=wanted)
        return None if reason is None or reason.sign < wanted else self.show(reason, strict)

    def show(self, reason: Fact, strict: bool) -> str:
        """The fact that a reason shows."""
        if reason.name == "strict" and not strict:
            return self.show(reason.arguments[0], False)
        polynomial = reason.polynomial
        self._introduce(polynomial)
        if (name := self._name_of(polynomial, strict)) is not None:
            return name
        tactic = self._tactic(reason, strict)
        order, type_ = "<" if strict else "<=", " :> R" * polynomial.is_constant()
        name = self.have("S", f"0 {order} {self.forms.polynomial(polynomial)}{type_}", tactic)
        if not polynomial.is_constant():
            self._signed.append((polynomial, name, strict))
        return name

    def square_sign(self, factor: Any) -> str | None:
        """The fact that the square of a polynomial is positive, from something positive that it exceeds; or None."""
        reason = self._certifier.start().square_reason(factor)
        return None if reason is None else self.show(reason, True)

    def _name_of(self, polynomial: Any, strict: bool) -> str | None:
        """What an established sign is called."""
        if polynomial.is_zero() and not strict:
            return "(lexx 0)"
        for known, name, positive in self._signed:
            if known == polynomial and (positive or not strict):
                return name if positive == strict else f"(ltW {name})"
        return None

    def _tactic(self, reason: Fact, strict: bool) -> str:
        match reason.name:
            case "terms":
                return self.by_signs()
            case "strict":
                inner = self.show(reason.arguments[0], False)
                return f"rewrite lt_def {self._nonzero[key_of(reason.polynomial)]} {inner}"
            case "product":
                return self._product_tactic(reason, strict)
            case "split":
                return self._split_tactic(reason, strict)
            case "root":
                return self._root_tactic(reason, strict)
            case _:
                raise Unproved(f"the sign of {self.forms.polynomial(reason.polynomial)} has no proof in Rocq")

    def _product_tactic(self, reason: Fact, strict: bool) -> str:
        _, content, factors = reason.arguments
        parts = [numeral(abs(content))] * (abs(content) != 1)
        for factor, exponent, why in factors:
            if exponent % 2:
                self.show(why, strict)
            elif strict:
                self.nonzero(factor)
            shown = why.polynomial if exponent % 2 else factor
            parts.append(self.forms.power(self.forms.polynomial(shown), exponent))
        closing = self.identity(self.as_fraction(reason.polynomial))
        return self._by_form(" * ".join(parts), closing, strict)

    def _split_tactic(self, reason: Fact, strict: bool) -> str:
        _, below, fact, multiple, rest = reason.arguments
        divisor, is_square = below.polynomial, fact.name == "square"
        part = fact.arguments[0] if is_square else fact.polynomial
        if not is_square:
            self._establish(part)
        self.show(rest, strict and rest.sign == Sign.POSITIVE)
        text = f"{self.forms.polynomial(part)}{' ^+ 2' * is_square}"
        text = f"{text} * ({self.forms.polynomial(multiple.polynomial)}) + {self.forms.polynomial(rest.polynomial)}"
        polynomials = reason.polynomial, part, rest.polynomial
        if divisor.is_constant():
            below, closing = numeral(int(divisor.leading_coefficient())), self._by_field(*polynomials)
        else:
            below = f"({self.forms.polynomial(divisor)})"
            closing = self.identity(*map(self.as_fraction, polynomials), Denominator(divisor))
        return self._by_form(f"({text}) / {below}", closing, strict)

    def _by_field(self, *polynomials: Any) -> str:
        rules = [self.root(i) for i in self._roots_of([self.as_fraction(p) for p in polynomials])]
        told = f": {' '.join(rules)}" if rules else ""
        numbers = all(p.is_constant() for p in polynomials)
        return f"clear - {' '.join([*rules, *['N'] * numbers, 'R'])}; first [field{told} | ring{told}]"

    def _root_tactic(self, reason: Fact, strict: bool) -> str:
        """A + B·r by the signs of A, B and A² − B² r²."""
        _, index, first, second, gap = reason.arguments
        self.root(index)
        a, b = self.space.field.split(reason.polynomial, index)
        text = f"{self.forms.polynomial(a)} + {self.forms.polynomial(b)} * r_{index}"
        start = f"rule ({_IS[strict]} (c := {text}) _ _); [{self._by_field(reason.polynomial, a, b)} | "
        if gap is None:
            for part in (first, second):
                self.show(part, False)
            positive = next((part for part in (first, second) if part.sign == Sign.POSITIVE), None)
            if strict and positive:
                self.show(positive, True)
            return f"{start}{self.by_signs()}]"
        if first is None or second is None:
            raise Unproved(f"the sign of {self.forms.polynomial(reason.polynomial)} rests on that of one part alone")
        is_first = first.polynomial == a
        above, below, of = (first, second, b) if is_first else (second, first, a)
        facts = self.show(above, False), self.show(below, False), self.show(gap, strict)
        lemma = ("root_pos_neg" if is_first else "root_neg_pos") + "_strict" * strict
        root = f"(ltW S_r{index})" if self.sign_of_generator(index) == Sign.POSITIVE else f"S_r{index}"
        closing = self._by_field(gap.polynomial, a, b, self.space.field.polynomial_symbol(index))
        return (f"{start}apply: {lemma}; [exact: {facts[0]} | exact: {root} | rewrite -oppr_ge0; rule (nneg_is _ "
                f"{facts[1]}); {self._by_field(of)} | rule ({_IS[strict]} _ {facts[2]}); {closing}]]")  # fmt: skip

    # -- Cauchy and Schwarz ------------------------------------------------------------------------------------

    def inequalities(self) -> Iterator[Any]:
        """What is not negative in the moments of the proof; the lemma is asked for when it is used."""
        offered = self.space.inequalities
        for fact in (*offered.facts(), *offered.of_weights(), *offered.of_determinants()):
            if self._has_lemma(fact) and self._is_introduced(fact.polynomial):
                self._origins.setdefault(key_of(fact.polynomial), fact)
                yield fact.polynomial

    def _has_lemma(self, fact: Fact) -> bool:
        """Indices are known to differ one from all others; a sum that they leave needs one of them, or all."""
        match fact.name:
            case "gram":
                functions = fact.arguments[0][0][1]
                return functions[0][0] is None or (len(functions) == 3 and not self.two_blocks)
            case "cauchy":
                monomials = [m for own in fact.arguments[:2] for _, m in own.subject.terms]
                even = all(e % 2 == 0 for m in monomials for _, e in m)
                return even and (not fact.arguments[3] or len(fact.arguments[3]) in (1, len(self.indices)))
            case "sum_of_entries":
                return len(fact.arguments) > 1 and len(fact.arguments[1]) in (1, len(self.indices))
        return False

    def _is_introduced(self, polynomial: Any) -> bool:
        used = [g for g, degree in zip(self.space.field.generators, polynomial.degrees(), strict=False) if degree]
        return all(g.key in self._moments for g in used if g.kind == "moment")

    def _establish(self, polynomial: Any) -> None:
        """Establish an inequality, where it is not."""
        if all(other != polynomial for other, _, _ in self._signed):
            self._introduce(polynomial)
            if (origin := self._origins.get(key_of(polynomial))) is None:
                raise Unproved("an inequality that has no lemma")
            if origin.name == "gram" and len(origin.arguments[0][0][1]) == 3:
                self._determinant(*origin.arguments[0][0][1][1:])
                return
            name = self._inequality(origin)
            sign = self.have(
                "S", f"0 <= {self.forms.polynomial(polynomial)}", f"rule (nneg_is _ {name}); clear - R; ring"
            )
            self._signed.append((polynomial, sign, False))

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
        if any(letter in self.space.function_letters for letter, _ in monomial):
            raise Unproved("a sum of functions without some of its entries")
        return self._squares_of_others(monomial, places, with_mean)

    def _determinant(self, *functions: tuple[int, Monomial]) -> None:
        """Of the inner products of 1 and two letters, by Cauchy and Schwarz for the letters' deviations."""
        s = self.space
        letters = [MomentVector(s, {function: s.field.rational(1)}) for function in functions]
        u, v = (s.N * letter - s.sum(letter) * s.ones for letter in letters)
        fact = self._by_lemma("gram", [self.dot_of(*pair) for pair in ((u, u), (v, v), (u, v))])
        self.learn(fact, (s.sum(u * u) * s.sum(v * v) - s.sum(u * v) ** 2).value, False)

    def dot_of(self, u: MomentVector, v: MomentVector) -> str:
        """The lemma: the sum of the product of two forms = its value; `Sums` finds it."""
        raise NotImplementedError

    def _gram(self, block: int | None, p: Monomial, q: Monomial) -> str:
        """Σ[p²]Σ[q²] − Σ[pq]² is not negative."""
        sum_of = self._sum_over_blocks if block is None else partial(self._sum_in, block)
        return self._by_lemma("gram", [sum_of(p, p), sum_of(q, q), sum_of(p, q)])

    def _by_lemma(self, lemma: str, facts: Sequence[str]) -> str:
        name = self.fresh("G")
        self.emit(f"have {name} := {lemma} {' '.join(facts)}.")
        return name

    def _sum_in(self, block: int, p: Monomial, q: Monomial) -> str:
        """The lemma: the sum of a product in a block = its value."""
        text = f"({self.forms.monomial(p)}) * ({self.forms.monomial(q)})"
        product = multiply(p, q)
        lemma, value = self._moments[block, product]
        one = self.space.field.rational(1)
        vectors = [MomentVector(self.space, {(block, m): one}) for m in (p, q, product)]
        closing = self._close(vectors, True, "", ("i",), {}) if not self.two_blocks else "ring"
        statement = f"part {self.part(block)} (fun i => {text}) = {self.forms.fraction(value)}"
        return self.have("g", statement, f"rule (part_eq _ {lemma}) => i; {closing}")

    def _sum_over_blocks(self, p: Monomial, q: Monomial) -> str:
        """The lemma: the sum of a product over both blocks = the sum of its values."""
        (first, below), (second, above) = (self._moments[block, multiply(p, q)] for block in (0, 1))
        function = f"(fun i => ({self.forms.monomial(p)}) * ({self.forms.monomial(q)}))"
        statement = f"whole {function} = {self.forms.fraction(below)} + {self.forms.fraction(above)}"
        lemma = f"(whole_eq (f := {function}) (fun i => _) (whole_parts {first} {second}))"
        return self.have("g", statement, f"rule {lemma}; ring")

    def _squares_of_others(self, squares: Monomial, places: Sequence[str], with_mean: bool) -> str:
        """Σ′[ℓ²] is not negative, or (N − k)Σ′[ℓ²] − Σ′[ℓ]²."""
        ((letter, _),), names = squares, [self.forms.names[f"index {base}"] for base in places]
        indices, unique = f"[:: {'; '.join(names)}]", "isT" if len(names) == 1 else self._uniq
        base = self.forms.letter(letter, "i")
        lemmas = []
        for left, right, power in ((base, base, 2), ("1", "1", 0), (base, "1", 1))[: 3 if with_mean else 1]:
            monomial = ((letter, power),) if power else UNIT
            lemma, value = self.moment(0, monomial)
            one = MomentVector(self.space, {(0, monomial): self.space.field.rational(1)})
            function = f"(fun i => {left} * {right})"
            inner = f"(whole_eq (f := {function}) (fun i => _) {lemma})"
            left_out = f"(others (s := {indices}) {unique} {inner})"
            entries = " + ".join(f"{self.forms.letter(letter, name)} ^+ {power}" for name in names)
            closing = f"[{self.identity(one, entries=True)} | rewrite ?big_cons big_nil; cbv beta; clear - R; ring]"
            statement = f"part (fun i => i \\notin {indices}) {function} = {self.forms.fraction(value)} - ({entries})"
            lemmas.append(self.have("g", statement, f"rule (num_eq {left_out} _); {closing}"))
        return self._by_lemma("gram" if with_mean else "squares_ge0", lemmas)
