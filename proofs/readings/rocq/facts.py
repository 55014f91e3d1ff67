"""What a proof knows of its variables: where moments and roots come from, what is not 0, what has a sign.

Every fact is a line of the proof, written when it is first asked for. The sign reading says what to try; that a fact
holds is for Rocq to see.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from operator import ge, sub
from typing import Any

from proofs.readings.moments.field import Fraction, key_of
from proofs.readings.moments.space import Moments
from proofs.readings.moments.values import UNIT, MomentOperator, MomentScalar, MomentVector, Monomial, multiply
from proofs.readings.rocq.forms import Forms
from proofs.readings.rocq.words import numeral
from proofs.vocabulary import ZEROS_GAIN

_DEPTH = 4


class Unproved(Exception):
    """No proof was written; the reason is a clause."""


def typed(value: Fraction) -> str:
    """The type, where no variable tells it."""
    return "" if value.generators() else " :> R"


class Denominator:
    """A polynomial that stands in a denominator of an identity."""

    def __init__(self, polynomial: Any) -> None:
        self.polynomial = polynomial


class Facts:
    """The lines of a proof, and what they establish.

    Attributes:
        space: the moment reading.
        forms: its values as terms of Rocq.
        lines: the proof so far.
    """

    def __init__(self, space: Moments) -> None:
        self.space = space
        self.forms = Forms(space)
        self.lines: list[str] = []
        self._count = 0
        self._signed: list[tuple[Any, str, bool]] = []
        self._nonzero: dict[Any, str] = {}
        self._roots: dict[int, str] = {}
        self._moments: dict[tuple[int, Monomial], tuple[str, Fraction]] = {}
        self._entries: dict[str, str] = {}
        self._nonzero_vectors: list[tuple[MomentVector, str]] = []
        self._grams: set[tuple[int, Monomial, Monomial]] = set()
        self._pending: dict[Any, tuple[int, Monomial, Monomial]] = {}
        self._has_dimension = False

    @property
    def two_blocks(self) -> bool:
        return len(self.space.blocks) == 2

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def fresh(self, prefix: str) -> str:
        """A name that no letter has."""
        self._count += 1
        return f"{prefix}_{self._count}"

    def have(self, prefix: str, statement: str, tactic: str) -> str:
        """A new fact; its name."""
        name = self.fresh(prefix)
        self.emit(f"have {name} : {statement} by {tactic}.")
        return name

    def as_fraction(self, polynomial: Any) -> Fraction:
        return self.space.field.fraction(polynomial, self.space.field.one)

    # -- closing an identity -------------------------------------------------------------------------------

    def identity(self, *values: Any, entries: bool = False, lead: str = "", indices: tuple[str, ...] = ("i",)) -> str:
        """The tactic for an identity between the forms of values: of scalars, or entry by entry.

        Args:
            values: everything whose form stands in it.
            entries: whether it is about the entries at the indices.
            lead: what is to be done first.
            indices: the names of the indices.
        """
        if not entries or not self.two_blocks:
            return self._close(values, entries, lead, indices, {})
        return self._cases(values, lead, indices, {})

    def _cases(self, values: Any, lead: str, indices: tuple[str, ...], known: dict[str, int]) -> str:
        """One case for each block in which an index may lie."""
        index = indices[len(known)]
        branches = []
        for block in (1, 0):
            found = {**known, index: block}
            if len(found) < len(indices):
                branches.append(self._cases(values, "", indices, found))
            else:
                branches.append(self._close(values, True, "", indices, found))
        start = f"{lead}; " if lead else ""
        return f"{start}case z{index}: (z {index}); [{branches[0]} | {branches[1]}]"

    def _close(self, values: Any, entries: bool, lead: str, indices: tuple[str, ...], blocks: dict[str, int]) -> str:
        fractions, letters = self._contents(values)
        kept, divided = [], False
        for value in values:
            if isinstance(value, Denominator):
                divided = True
            if isinstance(value, Denominator) and not value.polynomial.is_one():
                kept += [self.nonzero(f) for f, _ in self.space.field.factor(value.polynomial)[1]]
                kept.append(self.nonzero_product(value.polynomial))
        for polynomial in {key_of(f.denominator): f.denominator for f in fractions}.values():
            divided = divided or not polynomial.is_one()
            for factor, _ in self.space.field.factor(polynomial)[1]:
                kept.append(self.nonzero(factor))
        equations = [self.root(i) for i in self._roots_of(fractions)]
        steps = [lead] if lead else []
        for letter in letters if entries else ():
            name = self.entry_nonzero(letter)
            for index in indices:
                if letter == ZEROS_GAIN:
                    if blocks.get(index) == 0:
                        steps.append(f"have q{index} := Z0 {index} z{index}")
                        kept.append(f"q{index}")
                        divided = True
                    continue
                divided = True
                fact = self.fresh("q")
                steps.append(f"have {fact} := {name} {index}")
                kept.append(fact)
        if entries and self.two_blocks:
            for index in indices:
                if blocks.get(index) == 1 and self.zeros_used:
                    steps.append(f"rewrite ?(Z1 {index} z{index}) ?invr0")
        kept = list(dict.fromkeys(kept))
        numbers = not kept or not (letters or any(fraction.generators() for fraction in fractions))
        # Rocq's field wants a context that is more than the field alone.
        steps.append(f"clear - {' '.join([*kept, *equations, *['N'] * (numbers and divided), 'R'])}")
        rules = f": {' '.join(equations)}" if equations else ""
        # Where numbers alone are divided by, field has no condition.
        conditions = "first [done | nz]" if numbers else "nz"
        by_field = f" | field{rules}; {conditions}" if divided else ""
        steps.append(f"first [reflexivity{by_field} | ring{rules}]")
        return "; ".join(steps)

    def _contents(self, values: Any) -> tuple[list[Fraction], list[str]]:
        """The scalars in values, those inside reciprocals too, and the letters that are divided by."""
        fractions: list[Fraction] = []
        letters: dict[str, None] = {}
        vectors: list[MomentVector] = []
        for value in values:
            if isinstance(value, Fraction):
                fractions.append(value)
            elif isinstance(value, MomentScalar):
                fractions.append(value.value)
            elif isinstance(value, MomentVector):
                vectors.append(value)
            elif isinstance(value, MomentOperator):
                vectors += [value.diagonal, *(v for pair in value.terms for v in pair)]
        for vector in vectors:
            fractions += vector.terms.values()
            for _, monomial in vector.terms:
                for letter, exponent in monomial:
                    if letter in self.space.relations:
                        letters[letter] = None
                        fractions += self.space.relations[letter].coefficients
                    elif exponent < 0 or letter == ZEROS_GAIN:
                        letters[letter] = None
        return fractions, list(letters)

    def _roots_of(self, fractions: list[Fraction]) -> list[int]:
        found: set[int] = set()
        for fraction in fractions:
            found |= {i for i in fraction.generators() if self.space.field.generators[i].square is not None}
        return sorted(found)

    @property
    def zeros_used(self) -> bool:
        return ZEROS_GAIN in self.space.nonzero_letters

    # -- generators ----------------------------------------------------------------------------------------

    def dimension(self) -> None:
        """n = N, and in two blocks n = n_0 + n_1."""
        if self._has_dimension:
            return
        self._has_dimension = True
        self.emit("have [n [En N_ge1]] := dimension R N_gt0.")
        if not self.two_blocks:
            self.emit("have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.")
            size = self.space._size(0).numerator
            self._signed += [(size, "N_pos", True)]
            self._signed.append((size - 1, self.have("S", "0 <= n - 1", "rewrite subr_ge0"), False))
            self._moments[0, UNIT] = ("(whole_ones En)", self.space._size(0))
            return
        for block in (0, 1):
            name = self.part(block)
            self.emit(f"have [n_{block} M_n{block}] := some_number (part {name} (fun=> 1)).")
            size = self.space._size(block)
            self._moments[block, UNIT] = (f"M_n{block}", size)
            sign = self.have("S", f"0 <= n_{block}", f"rewrite -M_n{block}; apply: part_ge0 => i; exact: ler01")
            self._signed.append((size.numerator, sign, False))
        self.emit("have Enn := blocks En M_n0 M_n1.")
        self.emit("have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.")
        whole = self.space.N.value.numerator
        self._signed += [(whole, "N_pos", True)]
        self._signed.append((whole - 1, self.have("S", "0 <= n_0 + n_1 - 1", "rewrite -Enn subr_ge0"), False))

    def part(self, block: int) -> str:
        """The predicate of a block."""
        return "xpredT" if not self.two_blocks else "(fun i => ~~ z i)" if block == 0 else "z"

    def moment(self, block: int, monomial: Monomial) -> tuple[str, Fraction]:
        """The lemma about the sum of a monomial over a block, and its value."""
        self.dimension()
        key = block, monomial
        if key not in self._moments:
            index = self.space.field.generator("moment", key, "")
            name, text = f"m_{index}", self.forms.monomial(monomial)
            self.emit(f"have [{name} M_{index}] := some_number (part {self.part(block)} (fun i => {text})).")
            self._moments[key] = f"M_{index}", self.space.field.symbol(index)
            self._sign_of_moment(index, block, monomial)
            if index in self.space.eliminated:
                raise Unproved("a moment that a hypothesis determines is met too late")
        return self._moments[key]

    def _sign_of_moment(self, index: int, block: int, monomial: Monomial) -> None:
        if any(e % 2 and not self.space.entries.letter_is_positive(l) for l, e in monomial):
            return
        symbol = self.space.field.polynomial_symbol(index)
        facts = "".join(
            f"have q{k} := {self.entry_nonzero(l)} i; "
            for k, (l, _) in enumerate(monomial)
            if self._is_entry_nonzero(l)
        )
        strict = not self.two_blocks and all(self._is_entry_nonzero(l) for l, _ in monomial)
        lead = f"rewrite -M_{index}; " + ("apply: (whole_gt0 N_gt0)" if strict else "apply: part_ge0")
        sign = self.have("S", f"0 {'<' if strict else '<='} m_{index}", f"{lead} => i; {facts}sgn")
        self._signed.append((symbol, sign, strict))

    def _is_entry_nonzero(self, letter: str) -> bool:
        if letter == ZEROS_GAIN:
            return False
        return letter in self._entries or letter in self.space.relations

    def root(self, index: int) -> str:
        """The equation of a root or an absolute value: r² = its radicand."""
        if index not in self._roots:
            square = self.space.field.generators[index].square
            fraction = self.as_fraction(square)
            for inner in self._roots_of([fraction]):
                self.root(inner)
            sign = self.sign(square, True)
            strict = sign is not None
            sign = sign or self.sign(square, False)
            if sign is None:
                raise Unproved(f"the radicand {self.forms.polynomial(square)} has no sign that is seen")
            name, text = f"r_{index}", self.forms.polynomial(square)
            lemma, order = ("root_pos", "<") if strict else ("root_nneg", "<=")
            self.emit(f"have [{name} S_r{index} E_r{index}] : exists2 r : R, 0 {order} r & r ^+ 2 = {text} "
                      f"by exact: ({lemma} {sign}).")  # fmt: skip
            self._roots[index] = f"E_r{index}"
            self._signed.append((self.space.field.polynomial_symbol(index), f"S_r{index}", strict))
        return self._roots[index]

    # -- what is not 0 ---------------------------------------------------------------------------------------

    def nonzero(self, factor: Any) -> str:
        """The fact that an irreducible polynomial is not 0.

        Raises:
            Unproved: where none is seen.
        """
        self._introduce(factor)
        key = key_of(factor)
        if key not in self._nonzero:
            self._nonzero[key] = self._nonzero_by_sign(factor)
        return self._nonzero[key]

    def _nonzero_by_sign(self, factor: Any) -> str:
        """The fact that a polynomial is not 0, by its sign or by that of its square."""
        sign = self.sign(factor, True) or self.sign(-factor, True)
        if sign is not None:
            name = self.fresh("NZ")
            self.emit(f"have {name} := lt0r_neq0 {sign}.")
            return name
        square = None if self.space.field.roots_in(factor) else self._square_sign(factor)
        if square is None:
            raise Unproved(f"that {self.forms.polynomial(factor)} is not 0 is not seen")
        text = self.forms.polynomial(factor)
        closing = f"apply: (nz_factor (lt0r_neq0 {square}) (r := {text})); clear - R; ring"
        return self.have("NZ", f"{text} != 0", closing)

    def _square_sign(self, factor: Any) -> str | None:
        """The fact that the square of a polynomial is positive, from something positive that it exceeds."""
        square = factor * factor
        tactic = self._by_fact(square, True, _DEPTH)
        return None if tactic is None else self.have("S", f"0 < {self.forms.polynomial(square)}", tactic)

    def nonzero_product(self, polynomial: Any) -> str:
        """The fact that a polynomial is not 0, for none of its factors is."""
        content, factors = self.space.field.factor(polynomial)
        if len(factors) == 1 and factors[0][1] == 1 and content == 1:
            return self.nonzero(polynomial)
        key = key_of(polynomial)
        if key not in self._nonzero:
            facts = [self.nonzero(f) for f, _ in factors]
            parts = [numeral(abs(content))] * (abs(content) != 1)
            parts += [self.forms.power(self.forms.polynomial(f), e) for f, e in factors]
            text, minus = " * ".join(parts), "rewrite oppr_eq0; " if content < 0 else ""
            large = " | apply: lt0r_neq0; sgn" if abs(content) >= 100 else ""
            self._nonzero[key] = self.have(
                "NZ", f"{self.forms.polynomial(polynomial)} != 0 :> R",
                f"apply: (nz_is (c := {'- ' if content < 0 else ''}({text}))); [clear - R; ring | "
                f"clear - {' '.join(facts)} R; "
                f"{minus}repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1{large}]]",
            )  # fmt: skip
        return self._nonzero[key]

    def exclude(self, fact: str, value: Fraction) -> None:
        """Learn from `fact : value != 0` that no factor of its numerator is 0."""
        for factor, _ in self.space.field.factor(value.numerator)[1]:
            self._introduce(factor)
            key = key_of(factor)
            if key in self._nonzero:
                continue
            rest = value * self.as_fraction(factor).reciprocal()
            text = f"(nz_factor (f := {self.forms.polynomial(factor)}) (r := {self.forms.fraction(rest)}) {fact} _)"
            closing = self._without_divisors(value, rest)
            if closing is None:
                continue
            name = self.have("NZ", f"{self.forms.polynomial(factor)} != 0", f"apply: {text}; {closing}")
            self._nonzero[key] = name

    def _without_divisors(self, *values: Any) -> str | None:
        try:
            return self.identity(*values)
        except Unproved:
            return None

    def entry_nonzero(self, letter: str) -> str:
        """The fact that no entry of a letter is 0; of a reciprocal, of what it is the reciprocal."""
        if letter == ZEROS_GAIN:
            return "Z0"
        if letter not in self._entries:
            if letter not in self.space.relations:
                raise Unproved(f"that {letter} has no zero entry is not known")
            self._entries[letter] = self._reciprocal_exists(letter)
        return self._entries[letter]

    def _reciprocal_exists(self, letter: str) -> str:
        statement = f"forall i, {self.forms.denominator(letter, 'i')} != 0"
        base = self.space.relations[letter].letter
        if self.space.entries.letter_is_positive(letter):
            return self.have("W", statement, "move=> i; apply: lt0r_neq0; sgn")
        for vector, fact in self._nonzero_vectors:
            quotient = vector * self.space.vector_of(letter, 1)
            if any(w in self.space.relations for _, m in quotient.terms for w, _ in m):
                continue
            saved = len(self.lines)
            try:
                closing = self.identity(vector, quotient, self._denominator(letter), entries=True)
            except Unproved:
                del self.lines[saved:]
                continue
            text = f"apply: (nz_factor (r := {self.forms.block(quotient, 0)}) ({fact} i)); {closing}"
            return self.have("W", statement, f"move=> i; {text}")
        raise Unproved(f"that {base} avoids the pole of a reciprocal is not known")

    def _denominator(self, letter: str) -> MomentVector:
        return self.space._denominator_of(letter, 0)

    def learn_vector(self, vector: MomentVector, fact: str) -> None:
        """Learn from `fact : forall i, entry != 0`."""
        self._nonzero_vectors.append((vector, fact))

    def learn_letter(self, letter: str, fact: str) -> None:
        """Learn from `fact : forall i, letter i 0 != 0`."""
        self._entries[letter] = fact

    # -- signs -----------------------------------------------------------------------------------------------

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
        text = f"apply: ({lemma} {fact} (r := {self.forms.fraction(rest)})); [sgn | {closing}]"
        name = self.have("S", f"0 {order} {self.forms.polynomial(unknown)}", text)
        self._signed.append((unknown, name, strict))

    def order(self, value: Fraction, strict: bool) -> str:
        """The fact 0 < value, or 0 <= value.

        Raises:
            Unproved: where none is seen.
        """
        self._introduce(value.numerator)
        self._introduce(value.denominator)
        text = f"0 {'<' if strict else '<='} {self.forms.fraction(value)}{typed(value)}"
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
        return self.have("S", text, f"apply: ({lemma} (c := {form})); [{self.identity(value)} | sgn]")

    def sign(self, polynomial: Any, strict: bool, depth: int = _DEPTH) -> str | None:
        """The fact that a polynomial is positive, or not negative; None where none is seen."""
        self._introduce(polynomial)
        if polynomial.is_zero():
            return None if strict else "(lexx 0)"
        if polynomial.is_constant():
            if int(polynomial.leading_coefficient()) < 0:
                return None
            return self.have("S", f"0 {'<' if strict else '<='} {self.forms.polynomial(polynomial)} :> R", "sgn")
        for known, name, positive in self._signed:
            if known == polynomial and (positive or not strict):
                return name if positive == strict else f"(ltW {name})"
        tactic = self._sign_tactic(polynomial, strict, depth)
        if tactic is None:
            return None
        name = self.have("S", f"0 {'<' if strict else '<='} {self.forms.polynomial(polynomial)}", tactic)
        self._signed.append((polynomial, name, strict))
        return name

    def _sign_tactic(self, polynomial: Any, strict: bool, depth: int) -> str | None:
        content, factors = self.space.field.factor(polynomial)
        if len(factors) > 1 or factors[0][1] > 1 or (abs(content) != 1 and len(polynomial) == 1):
            return self._by_factors(polynomial, content, factors, strict, depth)
        if self._terms_are_signed(polynomial, strict):
            return "sgn"
        if not depth:
            return None
        by_root = self._by_root(polynomial, strict, depth)
        return by_root or self._by_fact(polynomial, strict, depth) or self._by_square(polynomial, strict, depth)

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
        return f"apply: ({lemma} (c := {text})); [{self.identity(self.as_fraction(polynomial))} | sgn]"

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

    def _by_fact(self, polynomial: Any, strict: bool, depth: int) -> str | None:
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
                return f"apply: ({lemma} (c := {text})); [{self._by_field(polynomial, fact, rest)} | sgn]"
        return None

    def _by_square(self, polynomial: Any, strict: bool, depth: int) -> str | None:
        """2·P = m·(x ± y)² + rest for a term ± 2 m x y of P, x and y letters or moments, or y = 1."""
        field = self.space.field
        for exponents, coefficient in polynomial.to_dict().items():
            odd = [i for i, e in enumerate(exponents) if e % 2 and field.generators[i].kind in ("scalar", "moment")]
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
                return f"apply: ({lemma} (c := {text})); [{self._by_field(polynomial, left)} | sgn]"
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
        start = f"apply: ({which} (c := {text})); [{self._by_field(polynomial, a, b)} | "
        pa, nb = self.sign(a, False, depth - 1), self.sign(-b, False, depth - 1)
        if pa and self.sign(b, False, depth - 1):
            if (
                not strict
                or self.sign(a, True, depth - 1)
                or (self.sign(b, True, depth - 1) and self._generator_sign(index))
            ):
                return start + "sgn]"
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
        below = f"apply: (nneg_is _ {negative}); {self._by_field(of)}"
        which = "pos_is" if strict else "nneg_is"
        closing = self._by_field(value, a, b, self.space.field.polynomial_symbol(index))
        return (f"apply: {lemma}; [exact: {first} | exact: {root} | rewrite -oppr_ge0; {below} | "
                f"apply: ({which} _ {gap}); {closing}]]")  # fmt: skip

    # -- Cauchy and Schwarz ------------------------------------------------------------------------------------

    def _gram_facts(self, polynomial: Any) -> Iterator[tuple[Any, str | None, bool]]:
        """⟨p²⟩⟨q²⟩ − ⟨pq⟩² in the moments that occur."""
        present = {i for i, d in enumerate(polynomial.degrees()) if d}
        for (block, monomial), (_, value) in list(self._moments.items()):
            if monomial == UNIT or not value.denominator.is_one():
                continue
            pairs = [(UNIT, monomial)] + [
                (((l, e),), multiply(monomial, ((l, -e),))) for l, e in monomial if len(monomial) > 1
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

    def _gram(self, fact: Any) -> str:
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
                      f"by apply: (part_eq _ {self._moments[block, product][0]}) => i; {closing}.")  # fmt: skip
            lemmas.append(name)
        name = self.fresh("G")
        self.emit(f"have {name} := gram {lemmas[0]} {lemmas[1]} {lemmas[2]}.")
        text = self.forms.polynomial(fact)
        sign = self.have("S", f"0 <= {text}", f"apply: (nneg_is _ {name}); clear - R; ring")
        self._signed.append((fact, sign, False))
        return sign

    # -- variables -----------------------------------------------------------------------------------------------

    def _introduce(self, polynomial: Any) -> None:
        """Every generator that occurs has its variable."""
        for index, degree in enumerate(polynomial.degrees()):
            if degree > 0:
                generator = self.space.field.generators[index]
                if generator.kind == "size":
                    self.dimension()
                elif generator.kind == "moment":
                    self.moment(*generator.key)
                elif generator.square is not None:
                    self.root(index)
