"""What a proof knows of its variables: where moments and roots come from, and what is not 0.

Every fact is a line of the proof, written when it is first asked for; that it holds is for Rocq to see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lnverify.proofs.algebra.field import Fraction, key_of
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial
from lnverify.proofs.rocq.identities import Identities, Unproved
from lnverify.proofs.rocq.words import numeral
from lnverify.proofs.vocabulary import ZEROS_GAIN


class Facts(Identities):
    """The facts that a proof has established."""

    def __init__(self, space: Moments) -> None:
        super().__init__(space)
        self._signed: list[tuple[Any, str, bool]] = []
        self._nonzero: dict[Any, str] = {}
        self._roots: dict[int, str] = {}
        self._moments: dict[tuple[int, Monomial], tuple[str, Fraction]] = {}
        self._entries: dict[str, str] = {}
        self._positive: dict[str, str] = {}
        self._nonzero_vectors: list[tuple[MomentVector, str]] = []
        self._has_dimension = False
        self.indices: list[str] = []
        self._differ: dict[frozenset[str], str] = {}
        self._uniq = ""
        self._root_equations: dict[str, str] = {}

    def sign(self, polynomial: Any, strict: bool) -> str | None:
        """The fact that a polynomial is positive, or not negative; None where none is seen. `Signs` finds it."""
        raise NotImplementedError

    def order(self, value: Fraction, strict: bool) -> str:
        """The fact that a scalar is positive, or not negative; `Signs` finds it."""
        raise NotImplementedError

    def square_sign(self, factor: Any) -> str | None:
        """The fact that the square of a polynomial is positive, or None; `Signs` finds it."""
        raise NotImplementedError

    def function(self, index: int) -> str:
        """The equation of a function's generator: e^ of something is it, or something is e^ of it."""
        raise NotImplementedError

    # -- generators ----------------------------------------------------------------------------------------

    def dimension(self) -> None:
        """n = N, and in two blocks n = n_0 + n_1."""
        if self._has_dimension:
            return
        self._has_dimension = True
        self.emit("have [n [En N_ge1]] := dimension R N_gt0.")
        self._learn_indices()
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

    def _learn_indices(self) -> None:
        """Of indices that differ there are at most N."""
        if not self.indices or self.two_blocks:
            return
        names, count = [self.forms.names[name] for name in self.indices], len(self.indices)
        distinct = " ".join(f"(negbTE {fact})" for fact in self._differ.values())
        fact = self.have("U", f"uniq [:: {'; '.join(names)}]", f"rewrite /= ?in_cons ?in_nil ?orbF {distinct}")
        self._uniq = fact
        value = self.space._size(0).numerator - count
        text = self.forms.polynomial(value)
        sign = self.have("S", f"0 <= {text}", f"rewrite subr_ge0 -En; exact: (indices_le R {fact})")
        self._signed.append((value, sign, False))

    def learn_index(self, name: str) -> None:
        """Learn of an index, and that it is none of those before; the names of these facts."""
        self.space.basis(name.removeprefix("index "))
        self.indices.append(name)

    def differ(self, first: str, second: str) -> str:
        results = [f"index {self.space.bases[basis]}" for basis in (first, second)]
        return self._differ[frozenset(results)]

    def learn_difference(self, first: str, second: str, fact: str) -> None:
        """Learn that two indices differ."""
        self._differ[frozenset((first, second))] = fact

    def part(self, block: int) -> str:
        """The predicate of a block."""
        return "xpredT" if not self.two_blocks else "(fun i => ~~ at0 i)" if block == 0 else "at0"

    def moment(self, block: int, monomial: Monomial) -> tuple[str, Fraction]:
        """The lemma about the sum of a monomial over a block, and its value."""
        self.dimension()
        key = block, monomial
        if result := self.space.index_in(monomial):
            return f"(whole_here R {self.forms.index(self.space.bases[result[0]])})", self.space.field.rational(1)
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
        if not self.space.kernel.is_never_negative(block, monomial):
            return
        symbol = self.space.field.polynomial_symbol(index)
        facts = "".join(f"have q{k} := {fact}; " for k, fact in enumerate(self._facts_at(l for l, _ in monomial)))
        strict = not self.two_blocks and all(
            self._is_entry_nonzero(l) and l not in self.space.roots for l, _ in monomial
        )
        lead = f"rewrite -M_{index}; " + ("apply: (whole_gt0 N_gt0)" if strict else "apply: part_ge0")
        sign = self.have("S", f"0 {'<' if strict else '<='} m_{index}", f"{lead} => i; {facts}sgn")
        self._signed.append((symbol, sign, strict))

    def _facts_at(self, letters: Iterable[str]) -> list[str]:
        """What is known of the entries of letters at i: that they are positive, or not 0."""
        return [f"{self._fact_of_letter(letter)} i" for letter in letters if self._is_entry_nonzero(letter)]

    def _fact_of_letter(self, letter: str) -> str:
        if self.is_positive_letter(letter):
            return self.positive_letter(letter)
        return self._root_sign(letter) or self.entry_nonzero(letter)

    def _is_nowhere_0(self, letter: str) -> bool:
        return letter not in self.space.roots and self._is_entry_nonzero(letter)

    def _root_sign(self, letter: str) -> str:
        """The fact that the letter of a root is nowhere negative; "" of another letter."""
        if letter not in self.space.roots:
            return ""
        return f"(fun i => sqrtr_ge0 ({self.forms.part(self.space.roots[letter].square)}))"

    def root_letter(self, letter: str) -> str:
        if letter not in self._root_equations:
            square = self.space.square_of_root(letter, 0)
            base = self.space.base_of_root(letter, 0)
            text, part = self.forms.letter(letter, "i"), self.forms.entry(square)
            if base is not None:
                closing = self._close([square, base], True, "", ("i",), {})
                sign = f"rule (nneg_is (c := ({self.forms.entry(base)}) ^+ 2) _ (sqr_ge0 _)); {closing}"
            else:
                sign = f"exact: (ltW ({self.positive_entries(square)} i))"
            self._root_equations[letter] = self.have("R", f"forall i, ({text}) ^+ 2 = {part}",
                                                     f"move=> i; apply: sqr_sqrtr; {sign}")  # fmt: skip
        return self._root_equations[letter]

    def whole_root_letter(self, letter: str) -> str:
        square = self.space.square_of_root(letter, 0)
        if not all(coefficient.denominator.is_one() for coefficient in square.terms.values()):
            raise Unproved("the root of a vector in which a quotient is")
        return self.root_letter(letter)

    def _is_entry_nonzero(self, letter: str) -> bool:
        if letter == ZEROS_GAIN:
            return False
        return (letter in self._entries or letter in self.space.relations or letter in self.space.roots
                or self.is_positive_letter(letter))  # fmt: skip

    def is_positive_letter(self, letter: str) -> bool:
        """Whether a letter is known to be positive in every entry; a reciprocal is asked of its denominator."""
        return letter in self._positive

    def positive_letter(self, letter: str) -> str:
        """The fact that a letter is positive in every entry."""
        if letter in self._positive:
            return self._positive[letter]
        raise Unproved(f"that every entry of {letter} is positive is not known")

    def positive_entries(self, v: MomentVector) -> str:
        """The fact that every entry of a form of one block is positive."""
        if self.two_blocks or self._bases_in([v]) or not v.terms:
            raise Unproved("no proof was found that every entry of a vector is positive")
        whole, factors = v, []
        # What is divided by is positive; without it the terms may all be.
        for letter in {letter for _, monomial in v.terms for letter, _ in monomial if letter in self.space.relations}:
            power = max(dict(monomial).get(letter, 0) for _, monomial in v.terms)
            whole = whole * self._denominator(letter) ** power
            factors.append(self.forms.power(f"({self.forms.letter(letter, 'i')})", power))
        nowhere_0 = [all(map(self._is_nowhere_0, (letter for letter, _ in m))) for _, m in whole.terms]
        if not any(nowhere_0) or not all(self.space.kernel.is_never_negative(0, m) for _, m in whole.terms):
            raise Unproved("no proof was found that every entry of a vector is positive")
        leads, parts, letters = [], [], [letter for _, m in [*whole.terms, *v.terms] for letter, _ in m]
        for k, ((_, monomial), c) in enumerate(whole.terms.items()):
            leads.append(f"have s_{k} := {self.order(c, True)}")
            parts.append(f"{self.forms.fraction(c)} * ({self.forms.monomial(monomial)})")
        leads += [f"have q{k} := {fact}" for k, fact in enumerate(dict.fromkeys(self._facts_at(letters)))]
        lead = "".join(f"{text}; " for text in leads)
        product = " * ".join([f"({' + '.join(parts)})", *factors])
        closing = self._close([v, whole], True, "", ("i",), {})
        return self.have("P", f"forall i, 0 < {self.forms.entry(v)}", f"move=> i; {lead}rule (pos_is (c := {product}) "
                         f"_ _); [{closing} | sgn]")  # fmt: skip

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
            r = self.bound("r")
            self.emit(f"have [{name} S_r{index} E_r{index}] : exists2 {r} : R, 0 {order} {r} & {r} ^+ 2 = {text} "
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
        for name, of in self.forms.kept.items():
            # A reciprocal is not 0 where what it is of is not.
            if factor == self.space.scalar(name).value.numerator:
                return self.nonzero(of)
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
        square = None if self.space.field.roots_in(factor) else self.square_sign(factor)
        if square is None:
            raise Unproved(f"no proof was found that {self.forms.polynomial(factor)} is not 0")
        text = self.forms.polynomial(factor)
        closing = f"rule (nz_factor (lt0r_neq0 {square}) (r := {text}) _); clear - R; ring"
        return self.have("NZ", f"{text} != 0", closing)

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
                f"rule (nz_is (c := {'- ' if content < 0 else ''}({text})) _ _); [clear - R; ring | "
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
            closing = self.identity(value, rest)
            name = self.have("NZ", f"{self.forms.polynomial(factor)} != 0", f"rule {text}; {closing}")
            self._nonzero[key] = name

    def entry_nonzero(self, letter: str) -> str:
        """The fact that no entry of a letter is 0; of a reciprocal, of what it is the reciprocal."""
        if letter == ZEROS_GAIN:
            return "Z0"
        if letter not in self._entries:
            if self.is_positive_letter(letter):
                return f"(fun i => lt0r_neq0 ({self.positive_letter(letter)} i))"
            if letter in self.space.roots:
                square = self.space.square_of_root(letter, 0)
                fact = self.positive_entries(square)
                return f"(fun i => lt0r_neq0 (root_gt0 ({fact} i)))"
            if letter not in self.space.relations:
                raise Unproved(f"that {letter} has no zero entry is not known")
            self._entries[letter] = self._reciprocal_exists(letter)
        return self._entries[letter]

    def _reciprocal_exists(self, letter: str) -> str:
        statement = f"forall i, {self.forms.denominator(letter, 'i')} != 0"
        base = self.space.relations[letter].letter
        if all(self.space.kernel.letter(block, letter).sign for block in self.space.blocks):
            facts = "".join(f"have q{k} := {fact}; " for k, fact in enumerate(self._facts_at([base])))
            return self.have("W", statement, f"move=> i; {facts}apply: lt0r_neq0; sgn")
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
            text = f"rule (nz_factor (r := {self.forms.block(quotient, 0)}) ({fact} i) _); {closing}"
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
                elif generator.kind in ("exp", "log"):
                    self.function(index)
                elif generator.square is not None:
                    self.root(index)
