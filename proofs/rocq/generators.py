"""Where the variables of a proof come from: the dimension, indices, moments, roots, and functions of scalars."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.values import UNIT, Monomial
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.part import Part
from lnverify.proofs.rocq.words import EXP, LOG


class Generators(Part):
    """Introduces the generators of the moment reading, each by a line that says what it is."""

    def introduce(self, *polynomials: Any) -> None:
        """Every generator that occurs has its variable."""
        for index in (i for polynomial in polynomials for i, degree in enumerate(polynomial.degrees()) if degree > 0):
            generator = self.space.field.generators[index]
            if generator.kind == "size":
                self.dimension()
            elif generator.kind == "moment":
                self.moment(*generator.key)
            elif generator.kind in ("exp", "log"):
                self.function(index)
            elif generator.square is not None:
                self.root(index)

    def introduce_in(self, value: Fraction) -> None:
        """The same for a scalar."""
        self.introduce(value.numerator, value.denominator)

    # -- the dimension and indices -------------------------------------------------------------------------------

    def dimension(self) -> None:
        """n = N, and in two blocks n = n_0 + n_1."""
        if self.known.has_dimension:
            return
        self.known.has_dimension = True
        self.lines.emit("have [n [En N_ge1]] := dimension R N_gt0.")
        if self.facts.two_blocks:
            self._sizes()
            return
        size = self.space.totals.size(0)
        self._learn_indices()
        self.lines.emit("have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.")
        self.facts.signs.keep(size.numerator, "N_pos", True)
        self.facts.signs.prove(size.numerator - 1, "rewrite subr_ge0", False, "n - 1")
        self.known.moments[0, UNIT] = ("(whole_ones En)", size)

    def _sizes(self) -> None:
        for block in (0, 1):
            name, size = self.part(block), self.space.totals.size(block)
            self.lines.emit(f"have [n_{block} M_n{block}] := some_number (part {name} (fun=> 1)).")
            self.known.moments[block, UNIT] = (f"M_n{block}", size)
            positive = f"rewrite -M_n{block}; apply: part_ge0 => i; exact: ler01"
            self.facts.signs.prove(size.numerator, positive, False)
        self.lines.emit("have Enn := blocks En M_n0 M_n1.")
        self.lines.emit("have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.")
        whole = self.space.N.value.numerator
        self.facts.signs.keep(whole, "N_pos", True)
        self.facts.signs.prove(whole - 1, "rewrite -Enn subr_ge0", False, "n_0 + n_1 - 1")

    def _learn_indices(self) -> None:
        """Of indices that differ there are at most N."""
        if not self.known.indices:
            return
        names, count = [self.forms.names[name] for name in self.known.indices], len(self.known.indices)
        distinct = " ".join(f"(negbTE {fact})" for fact in self.known.differ.values())
        self.known.unique = self.lines.have("U", f"uniq [:: {'; '.join(names)}]",
                                            f"rewrite /= ?in_cons ?in_nil ?orbF {distinct}")  # fmt: skip
        value = self.space.totals.size(0).numerator - count
        tactic = f"rewrite subr_ge0 -En; exact: (indices_le R {self.known.unique})"
        self.facts.signs.prove(value, tactic, False)

    def learn_indices(self, names: Sequence[str], differ: Sequence[str]) -> None:
        """Learn of indices, and the facts that each two of them differ."""
        self.known.indices = list(names)
        for name in names:
            self.space.basis(name.removeprefix("index "))
        self.known.differ = dict(zip(map(frozenset, combinations(names, 2)), differ, strict=True))

    def differ(self, first: str, second: str) -> str:
        """The fact that the indices of two basis vectors differ."""
        return self.known.differ[frozenset(f"index {self.space.coordinates.bases[basis]}" for basis in (first, second))]

    # -- moments -------------------------------------------------------------------------------------------------

    def part(self, block: int) -> str:
        """The predicate of a block."""
        return "xpredT" if not self.facts.two_blocks else "(fun i => ~~ at0 i)" if block == 0 else "at0"

    def moment(self, block: int, monomial: Monomial, determined: bool = False) -> tuple[str, Fraction]:
        """The lemma about the sum of a monomial over a block, and its value.

        Args:
            block: of the coordinates.
            monomial: of letters.
            determined: whether it gets a variable though a hypothesis determines it.
        """
        self.dimension()
        key = block, monomial
        if result := self.space.coordinates.index_in(monomial):
            return (
                f"(whole_here R {self.forms.index(self.space.coordinates.bases[result[0]])})",
                self.space.field.rational(1),
            )
        if key not in self.known.moments:
            index = self.space.field.generator("moment", key)
            text = f"part {self.part(block)} (fun i => {self.forms.monomial(monomial)})"
            self.lines.emit(f"have [m_{index} M_{index}] := some_number ({text}).")
            self.known.moments[key] = f"M_{index}", self.space.field.symbol(index)
            if determined:
                return self.known.moments[key]
            self._sign_of_moment(index, block, monomial)
            if index in self.space.eliminated:
                raise Unproved("a moment that a hypothesis determines is met too late")
        return self.known.moments[key]

    def _sign_of_moment(self, index: int, block: int, monomial: Monomial) -> None:
        if not self.space.kernel.is_never_negative(block, monomial):
            return
        letters = [letter for letter, _ in monomial]
        facts = self.facts.letters.told_at(letters)
        strict = not self.facts.two_blocks and all(map(self.facts.letters.is_nowhere_0, letters))
        lead = f"rewrite -M_{index}; " + ("apply: (whole_gt0 N_gt0)" if strict else "apply: part_ge0")
        self.facts.signs.prove(self.space.field.polynomial_symbol(index), f"{lead} => i; {facts}sgn", strict)

    # -- roots and functions -------------------------------------------------------------------------------------

    def root(self, index: int) -> str:
        """The equation of a root or an absolute value: r² = its radicand."""
        if index not in self.known.roots:
            square = self.space.field.generators[index].square
            self.facts.identity.roots([self.facts.as_fraction(square)])
            sign = self.facts.signs.sign(square, True)
            strict = sign is not None
            sign = sign or self.facts.signs.sign(square, False)
            text = self.forms.polynomial(square)
            if sign is None:
                raise Unproved(f"the radicand {text} has no sign that is seen")
            lemma, order = ("root_pos", "<") if strict else ("root_nneg", "<=")
            r = self.forms.bound("r")
            self.lines.emit(f"have [r_{index} S_r{index} E_r{index}] : exists2 {r} : R, 0 {order} {r} & {r} ^+ 2 = "
                            f"{text} by exact: ({lemma} {sign}).")  # fmt: skip
            self.known.roots[index] = f"E_r{index}"
            self.facts.signs.keep(self.space.field.polynomial_symbol(index), f"S_r{index}", strict)
        return self.known.roots[index]

    def function(self, index: int) -> str:
        """The equation of a function's generator: e^ of something is it, or something is e^ of it."""
        if index not in self.known.functions:
            function, argument = self.space.functions.generators[index]
            self.introduce_in(argument)
            x, fact = f"x_{index}", f"X_{index}"
            text = self.forms.fraction(argument)
            if function == "exp":
                self.lines.emit(f"have [{x} {fact}] := some_number ({self.forms.names[EXP]} ({text})).")
                positive = f"rewrite -{fact}; exact: (exp_gt0 H_exp)"
                self.facts.signs.prove(self.space.field.polynomial_symbol(index), positive, True)
            else:
                self.lines.emit(f"have [{x} Y_{index}] := some_number ({self.forms.names[LOG]} ({text})).")
                sign = self.facts.signs.order(argument, True)
                self.lines.emit(f"have {fact} := exp_log H_log {sign} Y_{index}.")
            self.known.functions[index] = fact
        return self.known.functions[index]
