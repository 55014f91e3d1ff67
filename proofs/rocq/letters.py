"""What is positive, or not 0, in every entry: letters, reciprocals, and forms made of them."""

from __future__ import annotations

from collections.abc import Iterable

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.values import MomentVector, Monomial
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.part import Part
from lnverify.proofs.vocabulary import ZEROS_GAIN


class Letters(Part):
    """Finds the facts about entries."""

    # -- letters -------------------------------------------------------------------------------------------------

    def is_nowhere_0(self, letter: str) -> bool:
        """Whether a letter, which is no root, is known to have no entry 0."""
        return (letter in self.known.nonzero_letters or letter in self.space.reciprocals.relations
                or (letter not in self.space.roots.letters and bool(self._positive(letter))))  # fmt: skip

    def _positive(self, letter: str) -> str:
        """The fact that a letter, assumed so or an exponential, is positive in every entry; else ""."""
        outcome = self.space.functions.letters.get(letter)
        if letter not in self.known.positive_letters and outcome is not None and outcome.function == "exp":
            return f"(fun i => exp_gt0 H_exp ({self.forms.part(outcome.argument)}))"
        return self.known.positive_letters.get(letter, "")

    def facts_at(self, letters: Iterable[str]) -> list[str]:
        """What is known of the entries of letters at i: that they are positive, not negative or not 0."""
        return [f"{fact} i" for fact in map(self._fact, letters) if fact]

    def told_at(self, letters: Iterable[str]) -> str:
        """The steps that say what is known of the entries of letters at i."""
        return name_facts(self.facts_at(letters))

    def _fact(self, letter: str) -> str:
        if positive := self._positive(letter):
            return positive
        if letter in self.space.roots.letters:
            return f"(fun i => sqrtr_ge0 ({self.forms.part(self.space.roots.letters[letter].square)}))"
        return self.nonzero(letter) if self.is_nowhere_0(letter) else ""

    def nonzero(self, letter: str) -> str:
        """The fact that no entry of a letter is 0; of a reciprocal, of what it is the reciprocal."""
        if letter == ZEROS_GAIN:
            return "Z0"
        if letter not in self.known.nonzero_letters:
            if positive := self._positive(letter):
                return f"(fun i => lt0r_neq0 ({positive} i))"
            if letter in self.space.roots.letters:
                fact = self.positive_entries(self.space.roots.square_of_root(letter, 0))
                return f"(fun i => lt0r_neq0 (root_gt0 ({fact} i)))"
            if letter not in self.space.reciprocals.relations:
                raise Unproved(f"that {letter} has no zero entry is not known")
            self.known.nonzero_letters[letter] = self._reciprocal_exists(letter)
        return self.known.nonzero_letters[letter]

    def _reciprocal_exists(self, letter: str) -> str:
        statement = f"forall i, {self.forms.denominator(letter, 'i')} != 0"
        base = self.space.reciprocals.relations[letter].letter
        if all(self.space.kernel.letter(block, letter).sign for block in self.space.blocks):
            return self.lines.have("W", statement, f"move=> i; {self.told_at([base])}apply: lt0r_neq0; sgn")
        for vector, fact in self.known.vectors:
            quotient = vector * self.space.vector_of(letter, 1)
            if any(w in self.space.reciprocals.relations for _, m in quotient.terms for w, _ in m):
                continue
            try:
                with self.known.attempt(self.lines):
                    closing = self.facts.identity(vector, quotient, self._denominator(letter), entries=True)
            except Unproved:
                continue
            text = f"rule (nz_factor (r := {self.forms.block(quotient, 0)}) ({fact} i) _); {closing}"
            return self.lines.have("W", statement, f"move=> i; {text}")
        raise Unproved(f"that {base} avoids the pole of a reciprocal is not known")

    def _denominator(self, letter: str) -> MomentVector:
        return self.space.reciprocals.denominator_of(letter, 0)

    # -- roots and logarithms ------------------------------------------------------------------------------------

    def root(self, letter: str) -> str:
        """The equation of the letter of a root in every entry: its square is its radicand."""
        if letter not in self.known.root_letters:
            square = self.space.roots.square_of_root(letter, 0)
            base = self.space.roots.base_of_root(letter, 0)
            text, part = self.forms.letter(letter, "i"), self.forms.entry(square)
            if base is not None:
                closing = self.facts.identity.close([square, base])
                sign = f"rule (nneg_is (c := ({self.forms.entry(base)}) ^+ 2) _ (sqr_ge0 _)); {closing}"
            else:
                sign = f"exact: (ltW ({self.positive_entries(square)} i))"
            statement, tactic = f"forall i, ({text}) ^+ 2 = {part}", f"move=> i; apply: sqr_sqrtr; {sign}"
            self.known.root_letters[letter] = self.lines.have("R", statement, tactic)
        return self.known.root_letters[letter]

    def whole_root(self, letter: str) -> str:
        """The same equation, where nothing is divided by in the radicand: so Rocq's ring can use it."""
        square = self.space.roots.square_of_root(letter, 0)
        if not all(coefficient.denominator.is_one() for coefficient in square.terms.values()):
            raise Unproved("the root of a vector in which a quotient is")
        return self.root(letter)

    def undone(self, letter: str) -> str:
        """The fact that e^ of the letter of a logarithm is what that is of, in every entry."""
        if letter not in self.known.undone:
            argument = self.space.functions.letters[letter].argument
            fact = self.positive_entries(MomentVector(self.space, {(0, m): c for m, c in argument.items()}))
            self.known.undone[letter] = self.lines.let("L", f"fun i => exp_log H_log ({fact} i) erefl")
        return self.known.undone[letter]

    # -- forms ---------------------------------------------------------------------------------------------------

    def positive_entries(self, v: MomentVector) -> str:
        """The fact that every entry of a form of one block is positive."""
        unproved = Unproved("no proof was found that every entry of a vector is positive")
        if self.facts.two_blocks or self.facts.identity.bases_in([v]) or not v.terms:
            raise unproved
        whole, factors = v, []
        # What is divided by is positive; without it the terms may all be.
        for letter in {l for _, monomial in v.terms for l, _ in monomial if l in self.space.reciprocals.relations}:
            power = max(dict(monomial).get(letter, 0) for _, monomial in v.terms)
            whole = whole * self._denominator(letter) ** power
            factors.append(self.forms.power(f"({self.forms.letter(letter, 'i')})", power))
        nowhere_0 = [all(map(self.is_nowhere_0, (letter for letter, _ in m))) for _, m in whole.terms]
        if not any(nowhere_0) or not all(self.space.kernel.is_never_negative(0, m) for _, m in whole.terms):
            raise unproved
        lead = name_facts([self.facts.signs.order(c, True) for c in whole.terms.values()], "s_")
        parts = [f"{self.forms.fraction(c)} * ({self.forms.monomial(m)})" for (_, m), c in whole.terms.items()]
        letters = [letter for _, m in [*whole.terms, *v.terms] for letter, _ in m]
        lead += name_facts(dict.fromkeys(self.facts_at(letters)))
        product = " * ".join([f"({' + '.join(parts)})", *factors])
        closing = self.facts.identity.close([v, whole])
        return self.lines.have("P", f"forall i, 0 < {self.forms.entry(v)}",
                               f"move=> i; {lead}rule (pos_is (c := {product}) _ _); [{closing} | sgn]")  # fmt: skip

    def nonnegative_entries(self, v: MomentVector) -> str:
        """The fact that no entry is negative: of what is positive, or of a square."""
        (letters,) = {tuple(letter for letter, _ in m) for _, m in self.space.sqrt(v).terms}
        is_root = len(letters) == 1 and letters[0] in self.space.roots.letters
        if is_root and not (self.space.roots.square_of_root(letters[0], 0) - v).terms:
            return f"(fun i => nneg_of (sqr_ge0 _) ({self.root(letters[0])} i))"
        return f"(fun i => ltW ({self.positive_entries(v)} i))"

    def positive_or_none(self, v: MomentVector) -> str | None:
        """The fact that every entry of a form is positive, where there is a proof."""
        try:
            with self.known.attempt(self.lines):
                return self.positive_entries(v)
        except Unproved:
            return None

    def known_nonzero(self, v: MomentVector) -> tuple[MomentVector, str, bool] | None:
        """A form that is known to have no entry 0 and is v, or its opposite (True), and its fact."""
        for vector, fact in self.known.vectors:
            for other, opposite in ((v - vector, False), (v + vector, True)):
                if not other.terms:
                    return vector, fact, opposite
        return None

    def nonzero_entries(self, v: MomentVector) -> str:
        """The fact that no entry of a form is 0."""
        text = f"forall i, {self.forms.atom(v) if self.facts.two_blocks else self.forms.entry(v)} != 0"
        if (known := self.known_nonzero(v)) is not None:
            closing = f"rule (nz_of ({known[1]} i) _); clear - R; ring"
            return self.lines.have("W", text, f"move=> i; first [{closing} | rewrite -oppr_eq0; {closing}]")
        if self.facts.two_blocks and (tactic := self.nonzero_monomials(v)) is not None:
            return self.lines.have("W", text, f"move=> i; {tactic}")
        if (positive := self.positive_or_none(v)) is None:
            raise Unproved("no proof was found that no entry of a diagonal is 0")
        return f"(fun i => lt0r_neq0 ({positive} i))"

    def nonzero_monomials(self, v: MomentVector) -> str | None:
        """The tactic that an entry is not 0, where it is one product in each block; None where it is more."""
        parts = [list(v.block(block).items()) for block in self.space.blocks]
        if any(len(part) != 1 for part in parts):
            return None
        tactics = [self._nonzero_monomial(*part[0]) for part in parts]
        return f"case zi: (at0 i); [{tactics[1]} | {tactics[0]}]" if self.facts.two_blocks else tactics[0]

    def _nonzero_monomial(self, monomial: Monomial, coefficient: Fraction) -> str:
        polynomials = (coefficient.numerator, coefficient.denominator)
        facts = [self.facts.divisors.factor(f) for p in polynomials for f in self.facts.factors(p)]
        # Of the gain with zero entries nothing but its own block has a power.
        entries = ["Z0 i zi" if letter == ZEROS_GAIN else f"{self.nonzero(letter)} i" for letter, _ in monomial]
        keep = " ".join([*facts, *(f"q{k}" for k in range(len(entries))), "R"])
        return (f"{name_facts(entries)}clear - {keep}; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 "
                "//=; first [nz1 | done]")  # fmt: skip


def name_facts(facts: Iterable[str], prefix: str = "q") -> str:
    """The steps that name facts, q0 the first."""
    return "".join(f"have {prefix}{k} := {fact}; " for k, fact in enumerate(facts))
