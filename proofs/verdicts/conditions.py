"""Side conditions: what a reading divided by, or put under a root, and what the hypotheses do not settle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.certificates.search import certify_scalar
from lnverify.proofs.errors import InputError
from lnverify.proofs.expressions import Expression, build, multiply, ones, rational
from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.moments.form_terms import FormTerms, TooLong
from lnverify.proofs.readings.moments.forms import LONGEST, print_term
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import OF_M, MomentScalar, MomentVector, key_of_terms
from lnverify.proofs.readings.printed import LATEX, TEXT
from lnverify.proofs.recording import Recorded
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Statement
from lnverify.proofs.values import Inexpressible, Undefined


@dataclass(frozen=True, eq=False)
class Condition:
    """What has to be so besides the hypotheses.

    Attributes:
        relation: "nonzero", "positive" or "non_negative", of a scalar or of every entry of a vector. Two conditions
            speak of all points together: "satisfiable", that some point satisfies the hypotheses, and "meaningful",
            that the claim has a meaning at some point.
        latex: the condition in LaTeX; str() gives it too.
        text: the same in plain Unicode.
        term: what is not zero, or not negative; None for those that speak of all points together.
        of_calculus: whether the calculus divided by it, not the claim: where it fails, the claim may have a meaning and
            be false.
        is_long: whether its terms are too many to be printed.
    """

    relation: str
    latex: str
    text: str
    term: Expression | None = field(default=None, repr=False)
    of_calculus: bool = False
    is_long: bool = False

    def __str__(self) -> str:
        return self.latex

    def statement(self, space: Any) -> Statement:
        """The condition in a space, so that it can be a hypothesis.

        Raises:
            InputError: for one that speaks of all points together.
        """
        if self.term is None:
            raise InputError(f"no hypothesis, for it speaks of all points together: {self.text}")
        (statement,) = Recorded.of(say(self.relation, self.term))(space)
        return statement

    def says_the_same_as(self, other: Condition) -> bool:
        """Whether another condition, of another decision perhaps, is the same: the print of two may agree by chance."""
        return (self.relation, self.term, self.of_calculus) == (other.relation, other.term, other.of_calculus)

    def is_true_at(self, space: MatrixSpace) -> bool | None:
        """Whether it holds at a point that satisfies the hypotheses; None where that cannot be told."""
        if self.term is None:
            return True if self.relation == "satisfiable" else None
        try:
            (said,) = try_claim(Recorded.of(say(self.relation, self.term)), space)
            return said.failure(False) is None
        except (Undefined, Inexpressible):
            return None


def say(relation: str, term: Expression) -> Expression:
    """The statement that a condition is."""
    if relation != "non_negative":
        return build(relation, term)
    return build("at_most", multiply(rational(0), ones(*term.shape)) if term.shape else rational(0), term)


_MANY_TERMS = "a condition of many terms"
NOTHING_SATISFIES = Condition(
    "satisfiable",
    r"\text{some point satisfies the hypotheses: none was found}",
    "some point satisfies the hypotheses: none was found",
)
NOWHERE_DEFINED = Condition(
    "meaningful",
    r"\text{the claim has a meaning somewhere: no such point was found}",
    "the claim has a meaning somewhere: no such point was found",
)


def open_conditions(space: Moments) -> list[Condition]:
    """What the reading divided by, or put under a root, and what the hypotheses do not settle."""
    space.signs.forget_presupposed()
    writer, notes = _Writer(space), space.notes
    # What a logarithm is taken of is to be positive, which is more.
    logged = [value.terms.keys() for value in notes.logged if isinstance(value, MomentVector)]
    letters = [(block, letter) for block, letter in notes.inverted_letters if {(block, ((letter, 1),))} not in logged]
    # What is under a root and is divided by is positive.
    divided = {key_of_terms(vector.terms) for vector in notes.inverted_vectors}
    positive_ones = [vector for vector in notes.rooted if key_of_terms(vector.terms) in divided]
    others = {key_of_terms(vector.terms) for vector in positive_ones}
    writer.divided_by(
        notes.divisors, letters, [v for v in notes.inverted_vectors if key_of_terms(v.terms) not in others]
    )
    for radicand in {r.key(): r for r in notes.radicands}.values():
        writer.has_sign(MomentScalar(space, radicand), Sign.NON_NEGATIVE)
    for vector in notes.rooted:
        if key_of_terms(vector.terms) not in others:
            writer.has_sign(vector, Sign.NON_NEGATIVE)
    for value in [*notes.logged, *positive_ones]:
        writer.has_sign(value, Sign.POSITIVE)
    return writer.conditions


def assumptions(space: Moments) -> list[Condition]:
    """What a rule of the calculus divided by, not the claim: where it is 0, the claim may be false.

    What canonical forms divided by counts only where equations tie generators: without them it is 0 nowhere on a set
    that has an inside, and forms that agree elsewhere agree there, by continuity.
    """
    if not (space.has_doubts or space.has_equations):
        return []
    own, notes = _Writer(space), space.notes
    own.divided_by(notes.divisors, notes.inverted_letters, notes.inverted_vectors)
    # What the claim divides by as well is its own condition.
    writer = _Writer(space, of_calculus=True, without=own)
    writer.divided_by(notes.calculus_divisors, notes.calculus_letters, notes.calculus_vectors)
    if space.has_equations:
        for factor in [*space.assumptions.open_slopes, *space.signs.doubtful(notes.doubted)]:
            writer.add("nonzero", MomentScalar(space, space.kernel.scalar(factor)))
    return writer.conditions


class _Writer:
    """Writes conditions on the values of one moment space down, each once."""

    def __init__(self, space: Moments, of_calculus: bool = False, without: _Writer | None = None) -> None:
        self._without = without._found if without else {}
        self._space = space
        self._terms, self._short_terms = FormTerms(space), FormTerms(space, LONGEST)
        self._of_calculus = of_calculus
        self._found: dict[tuple[str, Expression], Condition] = {}

    @property
    def conditions(self) -> list[Condition]:
        return list(self._found.values())

    def divided_by(self, divisors: list[Fraction], letters: list[tuple[int, str]], vectors: list[MomentVector]) -> None:
        for divisor in self._space.open_divisors(divisors):
            self.add("nonzero", MomentScalar(self._space, self._space.kernel.scalar(divisor.numerator)))
        keys = self._space.open_letters(letters)
        for block, letter in keys:
            # A letter has entries in each block of its dimension, mostly in a single one.
            if block == OF_M or all((other, letter) in keys for other in self._space.blocks):
                self._write("nonzero", partial(FormTerms.letter, letter=letter))
            else:
                self.add("nonzero", self._space.coordinates.power(block, letter))
        for vector in self._space.open_vectors(vectors):
            self.add("nonzero", vector)

    def has_sign(self, value: MomentScalar | MomentVector, sign: Sign) -> None:
        """What a root or a logarithm was taken of, a scalar or a vector in one block, where that is not known of it."""
        space, is_strict = self._space, sign == Sign.POSITIVE
        if isinstance(value, MomentScalar):
            x = value.value
            is_known = space.signs.known_sign(x) >= sign or certify_scalar(space, x, is_strict) is not None
        else:
            ((block, _), *_) = value.terms
            is_known = space.kernel.entries(block, value.block(block)).sign >= sign
        if not is_known:
            self.add("positive" if is_strict else "non_negative", value)

    def add(self, relation: str, value: MomentScalar | MomentVector) -> None:
        """A condition on a scalar, or on the entries of a vector in one block."""
        if isinstance(value, MomentScalar):
            self._write(relation, partial(FormTerms.value, value=value))
        else:
            self._write(relation, partial(FormTerms.divided_by, v=value))

    def _write(self, relation: str, of: Callable[[FormTerms], Expression]) -> None:
        if (relation, term := of(self._terms)) in self._without:
            return
        is_long = False
        try:
            said = say(relation, of(self._short_terms))
            latex, text = print_term(said, LATEX), print_term(said, TEXT)
        except TooLong:
            latex, text, is_long = rf"\text{{{_MANY_TERMS}}}", _MANY_TERMS, True
        self._found.setdefault((relation, term), Condition(relation, latex, text, term, self._of_calculus, is_long))
