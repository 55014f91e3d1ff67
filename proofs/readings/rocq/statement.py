"""The statement of a claim as a Rocq theorem, printed from the claim function alone: this file has to be trusted.

The expressions of a claim are brought into the words of `LayerNorm.v`, and printed. Where a term
is what a function of `proofs.definitions` returns, the name of that definition is printed in its place; the proof
unfolds it again, so that a wrong name would be an error of Rocq, not a wrong theorem.

A theorem says: for every real closed field R, every N with 0 < N and all letters, ε ≥ 0 and the hypotheses of the claim
imply that the derivatives of which it speaks exist; that nothing is divided by 0 (the Drazin inverse aside, which is
defined there) and no root is taken of what is negative; and each statement of the claim. That two things differ
somewhere is not for all N and all letters: it is the negation of a theorem of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from lnverify.proofs import definitions
from lnverify.proofs.expressions import Expression, build, in_order, match
from lnverify.proofs.readings.rocq.terms import Terms
from lnverify.proofs.readings.rocq.words import (
    CONSTANTS,
    FORMS,
    LEVELS,
    MATRIX,
    REAL,
    VECTOR,
    kind,
    letter_name,
    numeral,
    parts_of,
    word,
)
from lnverify.proofs.recording import Recorded, Recorder, record
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible
from lnverify.proofs.vocabulary import ZEROS_GAIN, Claim

# The definitions of `LayerNorm.v`, as functions of a space: a name, the function, the kinds of what it takes. A LETTER
# is a vector that has a name: 1/(g² − ζ) is not printed as a normal direction.
LETTER = "letter"
DEFINITIONS: list[tuple[str, Callable[..., Any], tuple[str, ...]]] = [
    ("layer_norm", lambda s, e, g, b, a: definitions.layer_norm(s, a, g, b, e), (REAL, VECTOR, VECTOR, VECTOR)),
    ("normalized", lambda s, e, a: definitions.normalized(s, a, e), (REAL, VECTOR)),
    ("std", definitions.std, (VECTOR,)),
    ("variance", definitions.variance, (VECTOR,)),
    ("centered", definitions.centered, (VECTOR,)),
    ("mean", definitions.mean, (VECTOR,)),
    ("rms_norm", lambda s, e, a: definitions.rms_norm(s, a, e), (REAL, VECTOR)),
    ("unit_map", lambda s, e, x: definitions.unit_map(s, x, e), (REAL, VECTOR)),
    ("vnorm", definitions.norm, (VECTOR,)),
    ("image_matrix", definitions.image_matrix, (VECTOR,)),
    ("gain_matrix", definitions.gain_matrix, (VECTOR,)),
    ("squared_drazin", definitions.unsquared_drazin, (VECTOR,)),
    ("reflection", definitions.reflection, (VECTOR,)),
    ("Pi", definitions.centering, ()),
    ("Pi2", definitions.off_normal, (VECTOR,)),
    ("alpha", definitions.normal_direction, (LETTER,)),
    ("zero_entries", definitions.zero_entries, (VECTOR,)),
    ("nonzero_entries", definitions.nonzero_entries, (VECTOR,)),
]
DERIVATIVES = {
    "jacobian": ("is_jacobian", "J", MATRIX), "gradient": ("is_gradient", "G", VECTOR),
    "derivative": ("is_derivative", "D", REAL),
}  # fmt: skip
# The negation of a theorem: what it says, and that not for all N it does.
_NEGATION = """Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition {name}_says : Prop :=
  {statement}.
End Statement.
Theorem {name}_fails (R : rcfType) : ~ {quantified}.
"""
# What a letter would hide or be hidden by: the index of a vector, the field, the dimension, and the definitions.
_RESERVED = {"i", "R", "N", "ones", *(name for name, *_ in DEFINITIONS), *(form.split()[0] for form in FORMS.values())}
# What may stand on the left of an operation of its own level without brackets.
_CHAINS = {
    "add": ("add", "sub"), "sub": ("add", "sub"), "mul": ("mul",), "compose": ("compose",), "apply": ("compose",),
}  # fmt: skip


@dataclass(frozen=True)
class Said:
    """One statement, as terms.

    Attributes:
        relation: what it says.
        left, right: its sides; right is None for "positive" and "nonzero".
    """

    relation: Relation
    left: Expression
    right: Expression | None


@dataclass
class Theorem:
    """What a claim says, as terms.

    Attributes:
        letters: the free letters, each with its kind.
        critical: the gain of each critical point, by its letter.
        hypotheses: what is assumed.
        statements: what is concluded.
        differing: what differs somewhere, which is not concluded here.
    """

    letters: dict[str, str]
    critical: dict[str, Expression]
    hypotheses: list[Said]
    statements: list[Said]
    differing: list[Said] = field(default_factory=list)
    derivatives: dict[Expression, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in self.letters:
            if self.letter(name) in _RESERVED:
                raise Inexpressible(f"a letter called {name}: in a theorem the name means something else")
        for term in self._whole([*self.statements, *self.differing]):
            if term.operation in DERIVATIVES and term not in self.derivatives:
                self._demand_no_moving_point(term)
                self.derivatives[term] = f"{DERIVATIVES[term.operation][1]}{len(self.derivatives) + 1}"

    def _demand_no_moving_point(self, derivative: Expression) -> None:
        """A critical point is a letter of the theorem, so nothing in which it moves is differentiated."""
        of, at = derivative.parts
        inside = in_order(of)
        for name, gain in self.critical.items():
            if Expression("scalar", (name,)) in inside and at in in_order(gain):
                raise Inexpressible("the derivative of a critical point")

    @property
    def has_dimension(self) -> bool:
        """Whether it speaks of N, of vectors or of operators, and not of numbers alone."""
        terms = self._whole([*self.hypotheses, *self.statements, *self.differing])
        return any(word(term) == "N" or kind(term) != REAL for term in terms)

    @property
    def divisors(self) -> list[Expression]:
        """What is divided by, numbers aside: scalars, and vectors entry by entry."""
        found = []
        for term in self._whole([*self.hypotheses, *self.statements, *self.differing]):
            if word(term) in ("inv", "div", "vinv") and word(parts_of(term)[-1]) != "integer":
                found.append(parts_of(term)[-1])
        return list(dict.fromkeys(found))

    @property
    def radicands(self) -> list[Expression]:
        """What stands under a square root."""
        terms = self._whole([*self.hypotheses, *self.statements, *self.differing])
        return list(dict.fromkeys(term.parts[0] for term in terms if term.operation == "sqrt"))

    @staticmethod
    def _whole(items: Sequence[Said]) -> list[Expression]:
        """All the parts of statements, inner ones first, each once."""
        return in_order(*(side for item in items for side in (item.left, item.right) if side is not None))

    # -- print -----------------------------------------------------------------------------------------

    def letter(self, name: str) -> str:
        """A letter as an identifier of Rocq."""
        return "gain" if name == ZEROS_GAIN else name

    def letter_term(self, name: str) -> Expression:
        """A letter as a term."""
        if name == ZEROS_GAIN:
            return Expression("zeros_gain", (), ("N",))
        is_scalar = self.letters[name] == REAL
        return Expression("scalar", (name,)) if is_scalar else Expression("vector", (name,), ("N",))

    def text(self, term: Expression, names: bool = True) -> str:
        """A term; without names, definitions are written out."""
        return _Printer(self, names).text(term)

    def inside(self, term: Expression, names: bool = True) -> str:
        """A term, in brackets where it is more than one word."""
        return _Printer(self, names).atom(term)

    def proposition(self, said: Said, names: bool = True) -> str:
        """A statement."""
        left = self.text(said.left, names)
        if said.relation is Relation.NONZERO:
            return self.nonzero(said.left, names)
        if said.relation is Relation.POSITIVE:
            return f"0 < {left}{_typed(said.left)}"
        right = self.text(said.right, names) if said.right else ""
        if said.relation is Relation.AT_MOST:
            return f"{left} <= {right}{_typed(said.left, said.right)}"
        if said.relation is Relation.EQUAL:
            return f"{left} = {right} :> {kind(said.left)}"
        raise Inexpressible("that two things differ somewhere")

    def nonzero(self, term: Expression, names: bool = True) -> str:
        """That a scalar, or every entry of a vector, is not 0."""
        if kind(term) == REAL:
            return f"{self.text(term, names)} != 0{_typed(term)}"
        return f"forall i, {self.inside(term, names)} i 0 != 0"

    def nonnegative(self, term: Expression, names: bool = True) -> str:
        """That a radicand is not negative."""
        return f"0 <= {self.text(term, names)}{_typed(term)}"

    def binders(self) -> str:
        """The quantifiers."""
        found = []
        for kind_ in (VECTOR, REAL):
            named = [self.letter(name) for name, k in self.letters.items() if k == kind_]
            found += [f"({' '.join(named)} : {kind_})"] if named else []
        return " ".join(found)

    def introduced(self) -> list[str]:
        """The names of what is quantified over, in order."""
        letters = [self.letter(name) for k in (VECTOR, REAL) for name, k_ in self.letters.items() if k_ == k]
        return letters

    def assumptions(self, names: bool = True) -> list[str]:
        """The hypotheses: 0 < N and ε ≥ 0, what a critical point is, and what the claim assumes."""
        found = ["(0 < N)%N"] * self.has_dimension + ["0 <= eps"] * ("eps" in self.letters)
        for name, gain in self.critical.items():
            poles = f"(vpow {self.inside(gain, names)} 2 - {name} *: ones)"
            found += [f"(forall i, {poles} i 0 != 0)", f"sumv (vinv {poles}) = 0"]
        texts = [self.proposition(item, names) for item in self.hypotheses]
        return found + [f"({text})" if text.startswith("forall") else text for text in texts]

    def conclusions(self, names: bool = True) -> list[str]:
        """What is concluded, derivatives aside."""
        found = [self.nonzero(term, names) for term in self.divisors]
        found += [self.nonnegative(term, names) for term in self.radicands]
        found += [self.proposition(item, names) for item in self.statements]
        return list(dict.fromkeys(found))

    def existence(self, names: bool = True) -> list[tuple[str, str, str]]:
        """Of each derivative its name, its type, and what it is."""
        found = []
        for term, name in self.derivatives.items():
            predicate, _, type_ = DERIVATIVES[term.operation]
            found.append(
                (name, type_, f"{predicate} {self.function(term, names)} {self.text(term.parts[1], names)} {name}")
            )
        return found

    def function(self, term: Expression, names: bool = True) -> str:
        """What is differentiated."""
        of, at = term.parts
        return f"(fun {self.text(at)} : {kind(at)} => {self.text(of, names)})"

    def conclusion(self, names: bool = True) -> str:
        """All that is concluded."""
        claims = [f"({text})" if text.startswith("forall") else text for text in self.conclusions(names)]
        text = " /\\\n  ".join(claims)
        for name, type_, what in reversed(self.existence(names)):
            text = f"exists {name} : {type_}, {what} /\\\n  {text}"
        return text

    def print(self, name: str) -> str:
        """The theorem, up to its proof."""
        assumed = "".join(f"  {text} ->\n" for text in self.assumptions())
        binders = self.binders()
        return f"Theorem {name}{' ' * bool(binders)}{binders} :\n{assumed}  {self.conclusion()}."

    def print_negation(self, name: str) -> str:
        """That it does not hold for all N and all letters, up to the proof."""
        letters = f"forall {self.binders()},\n  " if self.letters else ""
        assumed = "".join(f"{text} ->\n  " for text in self.assumptions())
        quantified = f"(forall N : nat, {name}_says R N)" if self.has_dimension else f"{name}_says R"
        return _NEGATION.format(name=name, statement=letters + assumed + self.conclusion(), quantified=quantified)

    def equalities(self) -> list[Theorem]:
        """For each two things that differ somewhere, that they are equal: what is to be negated."""
        equal = [[Said(Relation.EQUAL, item.left, item.right)] for item in self.differing]
        return [Theorem(self.letters, self.critical, self.hypotheses, statements) for statements in equal]


def theorem(claim: Claim, hypotheses: Sequence[Claim] = ()) -> Theorem:
    """The theorem that a claim is, under its hypotheses.

    Raises:
        Inexpressible: where it has no words for what the claim says.
    """
    terms = Terms()
    assumed = [_said(item) for hypothesis in hypotheses for item in terms.of(record(hypothesis))]
    said = [_said(item) for item in terms.of(record(claim))]
    concluded = [item for item in said if item.relation is not Relation.DIFFER]
    differing = [item for item in said if item.relation is Relation.DIFFER]
    return Theorem(terms.letters, terms.critical, assumed, concluded, differing)


def _said(statement: Expression) -> Said:
    relation, (left, *right) = Relation(statement.operation), statement.parts
    if relation is Relation.POSITIVE and kind(left) == VECTOR:
        raise Inexpressible("that every entry of a vector is positive")
    return Said(relation, left, right[0] if right else None)


def _typed(*terms: Any) -> str:
    """The type, where no letter tells it."""
    return "" if any(word(part) == "letter" for part in in_order(*terms)) else " :> R"


class _Printer:
    def __init__(self, theorem: Theorem, names: bool) -> None:
        self._theorem = theorem
        self._names = names

    def text(self, term: Expression) -> str:
        return self._text(term)[0]

    def atom(self, term: Any) -> str:
        return self._at(term, LEVELS["word"])

    def _at(self, term: Any, level: int) -> str:
        """A term, in brackets where it binds less tightly than the level."""
        if not isinstance(term, Expression):
            return str(term)
        text, own = self._text(term)
        return text if own <= level else f"({text})"

    def _text(self, term: Expression) -> tuple[str, int]:
        """A term, and how tightly it binds: the number of Rocq's grammar."""
        name, parts = word(term), parts_of(term)
        atom, applied = LEVELS["word"], LEVELS["applied"]
        if self._names and (found := _named(term)) is not None:
            definition, values = found
            return " ".join([definition, *map(self.atom, values)]), applied if values else atom
        if name == "letter":
            return self._theorem.letter(letter_name(term)), atom
        if name == "integer":
            return numeral(parts[0]), atom
        if name in CONSTANTS:
            return CONSTANTS[name], atom
        if name in DERIVATIVES:
            return self._theorem.derivatives[term], atom
        level = LEVELS.get(name, applied)
        # Of two operations of one level only the same one may stand on the left without brackets.
        left = level if name in LEVELS and word(parts[0]) in _CHAINS.get(name, ()) else level - 1
        texts = [
            self._at(part, (left if i == 0 else level - 1) if name in LEVELS else atom) for i, part in enumerate(parts)
        ]
        return FORMS[name].format(*texts), level


# -- definitions by their names ------------------------------------------------------------------------


@cache
def _patterns() -> list[tuple[str, Expression, tuple[str, ...]]]:
    found = []
    for name, function, kinds in DEFINITIONS:
        recorder = Recorder()
        holes = [recorder.hole(str(i), () if k == REAL else ("N",)) for i, k in enumerate(kinds)]
        meaning = function(recorder, *holes).expression
        found.append((name, Terms().of(Recorded.of(build("equal", meaning, meaning)))[0].parts[0], kinds))
    return found


@cache
def _named(term: Expression) -> tuple[str, list[Expression]] | None:
    """The definition that a term is, and what it is applied to."""
    for name, pattern, kinds in _patterns():
        if pattern.operation != term.operation or (holes := match(pattern, term)) is None:
            continue
        values = [holes[str(i)] for i in range(len(kinds))]
        if all(k != LETTER or word(value) == "letter" for k, value in zip(kinds, values, strict=True)):
            return name, values
    return None
