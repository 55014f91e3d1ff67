"""The statement of a claim as a definition of Rocq, printed from the claim function alone: this file has to be trusted.

The expressions of a claim are brought into the words of `LayerNorm.v`, and printed. Where a term
is what a function of `proofs.definitions` returns, the name of that definition is printed in its place; the proof
unfolds it again, so that a wrong name would be an error of Rocq, not a wrong theorem.

A theorem says: for every real closed field R, every N with 0 < N and all letters, ε ≥ 0 and the hypotheses of the claim
imply that the derivatives of which it speaks exist; that nothing is divided by 0 (the Drazin inverse aside, which is
defined there) and no root is taken of what is negative; and each statement of the claim. That two things differ
somewhere is not for all N and all letters: it is the negation of a theorem of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from typing import Any

from lnverify.proofs import definitions, elementary
from lnverify.proofs.expressions import Expression, build, in_order, match, multiply, ones, rational
from lnverify.proofs.recording import Recorder, record
from lnverify.proofs.rocq.layout import break_lines
from lnverify.proofs.rocq.naming import Names
from lnverify.proofs.rocq.terms import Terms, in_words
from lnverify.proofs.rocq.words import (
    APPLIED,
    CONSTANTS,
    EXP,
    FUNCTION,
    FUNCTIONS,
    INDEX,
    LOG,
    MATRIX,
    OPERATIONS,
    REAL,
    VECTOR,
    WORD,
    index_of,
    kind,
    letter_name,
    letters_of,
    numeral,
    parts_of,
    word,
)
from lnverify.proofs.values import Inexpressible, Undefined
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
    ("squared_drazin", definitions.drazin_squared, (VECTOR,)),
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
# In which order letters are quantified over.
_KINDS = (VECTOR, REAL, INDEX, FUNCTION)
IMPORTS = """From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.
"""
"""What a file of statements begins with: the definitions, and no tactic."""
# What may stand on the left of an operation of its own level without brackets.
_CHAINS = {
    "add": ("add", "sub"), "sub": ("add", "sub"), "mul": ("mul",), "compose": ("compose",), "apply": ("compose",),
}  # fmt: skip


@dataclass
class Theorem:
    """What a claim says, as terms.

    Attributes:
        letters: the free letters, each with its kind.
        critical: the gain of each critical point, by its letter.
        hypotheses: what is assumed.
        statements: what is concluded.
        differing: what differs somewhere, which is not concluded here.
        names: what the claim calls a value, by its term.
        derivatives: what each derivative is called.
        functions: the derivatives that are differentiated again.
    """

    letters: dict[str, str]
    critical: dict[str, Expression]
    hypotheses: list[Expression]
    statements: list[Expression]
    differing: list[Expression] = field(default_factory=list)
    names: dict[Expression, str] = field(default_factory=dict)
    derivatives: dict[Expression, str] = field(default_factory=dict)
    functions: dict[Expression, None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._given = Names()
        # What the claim calls its letters they are called, before anything gets a name that it does not give.
        self._letters = {
            name: self._given.letter("gain" if name == ZEROS_GAIN else name.split(" ")[-1])
            for name, k in sorted(self.letters.items(), key=lambda item: item[1] == FUNCTION)
            if name not in self.critical
        }  # fmt: skip
        self._letters |= {name: self._given.generate("zeta") for name in self.critical}
        self._terms = terms = _whole([*self.hypotheses, *self.statements, *self.differing])
        for term in terms:
            if _divides_by(term) is rational(0):
                raise Undefined("division by zero")
        for term in terms:
            if term.operation in DERIVATIVES and term not in self.derivatives:
                self.functions |= dict.fromkeys(self._differentiated(term))
                self._demand_no_moving_point(term)
                letter = DERIVATIVES[term.operation][1]
                self.derivatives[term] = self._given.generate(f"{letter}{len(self.derivatives) + 1}")
        self._values = {
            term: self._given.letter(self.names[term])
            for term in terms if term in self.names and self._may_have_a_name(term)
        }  # fmt: skip

    def _differentiated(self, derivative: Expression) -> list[Expression]:
        """The derivatives that are differentiated again: functions, told wherever the hypotheses on their letter hold.

        What a derivative is at one point says nothing of its own derivative. Where hypotheses hold at a point they have
        to hold around it.
        """
        of, at = derivative.parts
        inner = [term for term in in_order(of) if term.operation in DERIVATIVES]
        is_told = all(term.parts[1] is at for term in inner) and all(map(_is_open, self._hypotheses_on(at)))
        if inner and not is_told:
            raise Inexpressible("a derivative of a derivative")
        return inner

    def _hypotheses_on(self, letter: Expression) -> list[Expression]:
        return [item for item in self.hypotheses if letter in _whole([item])]

    def _may_have_a_name(self, term: Expression) -> bool:
        """A value is named in front of all else, so no derivative is in it; a word needs no other name."""
        if not parts_of(term) or word(term) == "integer" or any(t.operation in DERIVATIVES for t in in_order(term)):
            return False
        return _find_definition(term) is None

    def _demand_no_moving_point(self, derivative: Expression) -> None:
        """A critical point is a letter of the theorem, so nothing in which it moves is differentiated."""
        of, at = derivative.parts
        inside = in_order(of)
        for name, gain in self.critical.items():
            if Expression("scalar", (name,)) in inside and at in in_order(gain):
                raise Inexpressible("the derivative of a critical point")

    def concluding(self, statements: list[Expression]) -> Theorem:
        """The theorem that concludes other statements from the same hypotheses."""
        return Theorem(self.letters, self.critical, self.hypotheses, statements)

    @property
    def says_something(self) -> bool:
        """Whether anything is concluded."""
        return self.conclusions() != ["True"] or bool(self.derivatives)

    @property
    def has_dimension(self) -> bool:
        """Whether it speaks of N, of vectors or of operators, and not of numbers alone."""
        return any(word(term) == "N" or kind(term) != REAL for term in self._terms)

    @property
    def defined(self) -> list[Expression]:
        """That all is defined: no divisor is 0, no radicand negative, and of what is positive a logarithm is taken.

        Left out is what is made of N and numbers, and what a hypothesis says.
        """
        divisors = [build("nonzero", divisor) for term in self._terms if (divisor := _divides_by(term))]
        radicands = [build("at_most", rational(0), t.parts[0]) for t in self._terms if t.operation == "sqrt"]
        positive = [name for name, function in elementary.FUNCTIONS.items() if function.is_of_positive]
        logged = [build("positive", term.parts[0]) for term in self._terms if term.operation in positive]
        return [item for item in dict.fromkeys([*divisors, *radicands, *logged]) if not self._is_plain(item)]

    def _is_plain(self, statement: Expression) -> bool:
        """Whether nobody has to be told, or a hypothesis says so: of a root, that its radicand is positive."""
        term = statement.parts[-1]
        of = term.parts[0] if term.operation == "sqrt" else term
        assumed = {build("positive", of), build("positive", term) if len(statement.parts) > 1 else statement}
        poles = [poles_of(name, gain) for name, gain in self.critical.items()]
        return _is_plainly_positive(term) or not assumed.isdisjoint(self.hypotheses) or term in poles

    @property
    def indices(self) -> list[str]:
        """The letters that are indices, of which no two are the same."""
        return [name for name, k in self.letters.items() if k == INDEX]

    # -- print -----------------------------------------------------------------------------------------

    def letter(self, name: str) -> str:
        """A letter as an identifier of Rocq."""
        return self._letters[name]

    @property
    def has_eps(self) -> bool:
        """Whether it speaks of LayerNorm's ε, which is not negative."""
        return self.letters.get("eps") == REAL

    def letter_term(self, name: str) -> Expression:
        """A letter as a term."""
        if name == ZEROS_GAIN:
            return Expression("zeros_gain", (), ("N",))
        is_scalar = self.letters[name] == REAL
        return Expression("scalar", (name,)) if is_scalar else Expression("vector", (name,), ("N",))

    def form(self, term: Expression) -> str:
        """How the operation of a term is written, with a place for each part."""
        name = word(term)
        if name in ("basis", "entry"):
            index = self.letter(index_of(term))
            return f"basis {index}" if name == "basis" else f"{{}} {index} 0"
        if name not in FUNCTIONS:
            if name not in OPERATIONS:
                raise Inexpressible(f"the operation {name}")
            return "map_mx Num.sqrt {}" if name == "sqrt" and kind(term) == VECTOR else OPERATIONS[name].form
        function = FUNCTIONS[name].form.format(self.letter(FUNCTIONS[name].letter))
        if kind(term) == REAL:
            return f"{function} {{}}"
        return f"map_mx ({function}) {{}}" if " " in function else f"map_mx {function} {{}}"

    def text(self, term: Expression, names: bool = True) -> str:
        """A term; without names, definitions are written out."""
        return _Printer(self, names).text(term)

    def proposition(self, statement: Expression, printer: _Printer | None = None) -> str:
        """A statement."""
        printer = printer or _Printer(self)
        match statement.operation, statement.parts:
            case "nonzero", (left,):
                return printer.each(left, "{} != 0")
            case "positive", (left,):
                return printer.each(left, "0 < {}")
            case "at_most", (left, right):
                if kind(right) == VECTOR:
                    return printer.each(right, "0 <= {}")
                return f"{printer.text(left)} <= {printer.text(right)}{_type_suffix(left, right)}"
            case "equal", (left, right):
                return f"{printer.text(left)} = {printer.text(right)} :> {kind(right)}"
        raise Inexpressible("that two things differ somewhere")

    def binders(self) -> str:
        """The quantifiers."""
        results = []
        for kind_ in _KINDS:
            named = [self.letter(name) for name, k in self.letters.items() if k == kind_]
            results += [f"({' '.join(named)} : {kind_})"] if named else []
        return " ".join(results)

    def intro_names(self) -> list[str]:
        """The names of what is quantified over, in order."""
        return [self.letter(name) for k in _KINDS for name, k_ in self.letters.items() if k_ == k]

    def assumptions(self, printer: _Printer | None = None) -> list[str]:
        """The hypotheses: 0 < N and ε ≥ 0, what a critical point is, and what the claim assumes."""
        printer = printer or _Printer(self)
        results = ["(0 < N)%N"] * self.has_dimension
        results += [f"{self.letter(x)} != {self.letter(y)}" for x, y in combinations(self.indices, 2)]
        results += [f"is_exponential {self.letter(EXP)}"] if EXP in self.letters else []
        results += [f"is_logarithm {self.letter(EXP)} {self.letter(LOG)}"] if LOG in self.letters else []
        results += [f"0 <= {self.letter('eps')}"] if self.has_eps else []
        for name, gain in self.critical.items():
            poles = f"(vpow {printer.atom(gain)} 2 - {self.letter(name)} *: ones)"
            results += [f"(forall i, {poles} i 0 != 0)", f"sumv (vinv {poles}) = 0"]
        texts = [self.proposition(item, printer) for item in self.hypotheses]
        return results + [f"({text})" if text.startswith("forall") else text for text in texts]

    def conclusions(self, printer: _Printer | None = None) -> list[str]:
        """What is concluded, derivatives aside."""
        printer = printer or _Printer(self)
        results = [self.proposition(item, printer) for item in [*self.defined, *self.statements]]
        return list(dict.fromkeys(results)) or ["True"]

    def existence(self, printer: _Printer) -> list[tuple[str, str, str]]:
        """Of each derivative its name, its type, and what it is."""
        results = []
        for term, name in self.derivatives.items():
            predicate, _, type_ = DERIVATIVES[term.operation]
            letter = term.parts[1]
            at = printer.text(letter)
            if term not in self.functions:
                results.append((name, type_, f"{predicate} {printer.function(term)} {at} {name}"))
                continue
            where = [f"forall {at} : {kind(letter)},"]
            where += [f"{self.proposition(item, printer)} ->" for item in self._hypotheses_on(letter)]
            text = f"({' '.join(where)} {predicate} {printer.function(term)} {at} ({name} {at}))"
            results.append((name, f"{kind(letter)} -> {type_}", text))
        return results

    def function(self, term: Expression) -> str:
        """What is differentiated, definitions written out."""
        return _Printer(self, names=False).function(term)

    def lines(self, names: bool = True) -> list[str]:
        """What is said, a line each: the quantifiers, the names of values, the hypotheses, what is concluded."""
        values: dict[Expression, str] = {}
        meant: dict[str, tuple[str, set[str]]] = {}
        for term, name in self._values.items() if names else ():
            printer = _Printer(self, values=values)
            text = printer.text(term)
            meant[name] = f"let {name} : {kind(term)} := {text} in", printer.used
            values[term] = name
        printer = _Printer(self, values=values)
        body = [f"{text} ->" for text in self.assumptions(printer)]
        body += [f"exists {name} : {type_}, {what} /\\" for name, type_, what in self.existence(printer)]
        *claims, last = (f"({text})" if text.startswith("forall") else text for text in self.conclusions(printer))
        body += [*(f"{text} /\\" for text in claims), last]
        used = set(printer.used)
        for name in reversed(meant):
            used |= meant[name][1] if name in used else set()
        quantified = [f"forall {self.binders()},"] * bool(self.letters)
        return [*quantified, *(text for name, (text, _) in meant.items() if name in used), *body]

    def definition(self, name: str) -> str:
        """The definition of what is said, for all R, N and letters."""
        head = f"Definition {name} (R : rcfType) (N : nat) : Prop :="
        *lines, last = self.lines()
        body = [line for text in [*lines, f"{last}."] for line in break_lines(text, "  ")]
        return "\n".join([*break_lines(head, ""), *body])

    def print(self, name: str) -> str:
        """The theorem in a section with R and N, said in full, up to its proof."""
        return "\n  ".join([f"Theorem {name} :", *self.lines(names=False)]) + "."

    def split_critical(self) -> list[tuple[str, Theorem]]:
        """What it says of no critical point, which needs none to exist, and the rest; each with the end of its name."""
        plain = [item for item in self.statements if not self._is_critical(item)]
        if not self.critical or not plain:
            return [("", self)]
        critical = [item for item in self.statements if item not in plain]
        hypotheses = [item for item in self.hypotheses if not self._is_critical(item)]
        of_all = Theorem(self._letters_in([*hypotheses, *plain]), {}, hypotheses, plain, names=self.names)
        if not critical:
            return [("", of_all)]
        # A hypothesis on what these do not speak of is none of theirs.
        spoken = set(_whole(critical))
        needed = [item for item in self.hypotheses if all(
            term in spoken for term in _whole([item]) if word(term) == "letter")]  # fmt: skip
        letters = self._letters_in([*needed, *critical])
        return [("", of_all), ("_critical", Theorem(letters, self.critical, needed, critical, names=self.names))]

    def _letters_in(self, items: Sequence[Expression]) -> dict[str, str]:
        """The letters of some statements."""
        results = {name for term in _whole(items) for name in letters_of(term)}
        return {name: k for name, k in self.letters.items() if name in results}

    def _is_critical(self, item: Expression) -> bool:
        return any(word(term) == "letter" and letter_name(term) in self.critical for term in _whole([item]))

    def equalities(self) -> list[Theorem]:
        """For each two things that differ somewhere, that they are equal: what is to be negated."""
        equal = [[build("equal", *item.parts)] for item in self.differing]
        return [replace(self, statements=statements, differing=[], derivatives={}) for statements in equal]


def theorem(claim: Claim, hypotheses: Sequence[Claim] = ()) -> Theorem:
    """The theorem that a claim is, under its hypotheses.

    Raises:
        Inexpressible: where it has no words for what the claim says.
    """
    terms = Terms()
    assumed = [item for hypothesis in hypotheses for item in terms.of(record(hypothesis))]
    said = terms.of(record(claim))
    concluded = [item for item in said if item.operation != "differ"]
    differing = [item for item in said if item.operation == "differ"]
    return Theorem(terms.letters, terms.critical, assumed, concluded, differing, terms.names)


def _whole(items: Sequence[Expression]) -> list[Expression]:
    """All the parts of statements, inner ones first, each once."""
    return in_order(*(side for item in items for side in item.parts))


def _is_open(hypothesis: Expression) -> bool:
    """Whether a hypothesis holds around each point where it does: a strict one, of a polynomial."""
    parts, strict = in_order(hypothesis.parts[0]), hypothesis.operation in ("positive", "nonzero")
    words = {word(term) for term in parts}
    return strict and all(
        word(divisor) in ("N", "integer") for term in parts if (divisor := _divides_by(term)) is not None
    ) and not words & {"sqrt", "drazin", *FUNCTIONS}  # fmt: skip


def _type_suffix(*terms: Any) -> str:
    """The type, where no letter tells it."""
    return "" if any(word(part) == "letter" for part in in_order(*terms)) else " :> R"


def poles_of(letter: str, gain: Expression) -> Expression:
    """What is not 0 at a critical point: gₙ² − ζ."""
    return build("sub", build("pow", gain, 2), multiply(Expression("scalar", (letter,)), ones()))


def _divides_by(term: Expression) -> Expression | None:
    """What a term divides by, itself and not its parts."""
    return parts_of(term)[-1] if word(term) in ("inv", "div", "vinv") else None


def _is_plainly_positive(term: Expression) -> bool:
    """Whether a term is made of N and numbers, so that nobody has to be told that it is positive."""
    name, parts = word(term), parts_of(term)
    if name in ("N", "integer"):
        return name == "N" or parts[0] > 0
    return name in ("mul", "div", "inv", "pow", "sqrt") and all(map(_is_plainly_positive, term.operands))


class _Printer:
    """Prints terms.

    Attributes:
        used: the names of values that were printed.
    """

    def __init__(self, theorem: Theorem, names: bool = True, values: Mapping[Expression, str] | None = None) -> None:
        self._theorem = theorem
        self._names = names
        self._values = dict(values or {})
        self.used: set[str] = set()

    def text(self, term: Expression) -> str:
        return self._text(term)[0]

    def atom(self, term: Any) -> str:
        return self._at(term, WORD)

    def function(self, derivative: Expression) -> str:
        """What is differentiated. A value that moves has no name there: the name is that of its value at the point."""
        of, at = derivative.parts
        still = {term: name for term, name in self._values.items() if at not in in_order(term)}
        inside = _Printer(self._theorem, self._names, still)
        text = f"(fun {self.text(at)} : {kind(at)} => {inside.text(of)})"
        self.used |= inside.used
        return text

    def each(self, term: Expression, form: str) -> str:
        """What is said of a scalar, or of every entry of a vector."""
        if kind(term) == REAL:
            return form.format(self.text(term)) + _type_suffix(term)
        return f"forall i, {form.format(f'{self.sized_atom([term])} i 0')}"

    def sized_atom(self, terms: Sequence[Expression]) -> str:
        """The first of some terms of one size, with its type where none of them tells it."""
        first, *_ = terms
        return self.atom(first) if any(map(self._tells_size, terms)) else f"({self.text(first)} : {kind(first)})"

    def _tells_size(self, term: Expression) -> bool:
        """Whether Rocq can see of how many entries a vector or a matrix is."""
        if kind(term) == REAL:
            return False
        if word(term) == "letter" or term.operation in DERIVATIVES or term in self._values:
            return True
        result = _find_definition(term) if self._names else None
        return any(map(self._tells_size, term.operands if result is None else result[1]))

    def _at(self, term: Any, level: int) -> str:
        """A term, in brackets where it binds less tightly than the level."""
        if not isinstance(term, Expression):
            return str(term)
        text, own = self._text(term)
        return text if own <= level else f"({text})"

    def _text(self, term: Expression) -> tuple[str, int]:
        """A term, and how tightly it binds: the number of Rocq's grammar."""
        name, parts = word(term), parts_of(term)
        if term in self._values:
            self.used.add(self._values[term])
            return self._values[term], WORD
        if self._names and (result := _find_definition(term)) is not None:
            definition, values = result
            return " ".join([definition, *self._arguments(term, values)]), APPLIED if values else WORD
        if name == "letter":
            return self._theorem.letter(letter_name(term)), WORD
        if name == "integer":
            return numeral(parts[0]), WORD
        if name in CONSTANTS:
            return CONSTANTS[name], WORD
        if name in DERIVATIVES:
            called = self._theorem.derivatives[term]
            is_function = term in self._theorem.functions
            return (f"{called} {self.text(term.parts[1])}", APPLIED) if is_function else (called, WORD)
        if name not in OPERATIONS or OPERATIONS[name].level == APPLIED:
            return self._theorem.form(term).format(*self._arguments(term, parts)), APPLIED
        # Of two operations of one level only the same one may stand on the left without brackets.
        level = OPERATIONS[name].level
        left = level if word(parts[0]) in _CHAINS.get(name, ()) else level - 1
        texts = [self._at(part, left if i == 0 else level - 1) for i, part in enumerate(parts)]
        return OPERATIONS[name].form.format(*texts), level

    def _arguments(self, term: Expression, values: Sequence[Any]) -> list[str]:
        """What a function is applied to; of one that gives a scalar nothing else tells the size of what it takes."""
        texts = [self.atom(value) for value in values]
        large = [value for value in values if isinstance(value, Expression) and kind(value) != REAL]
        if kind(term) == REAL and large:
            texts[values.index(large[0])] = self.sized_atom(large)
        return texts


# -- definitions by their names ------------------------------------------------------------------------


@cache
def _patterns() -> list[tuple[str, Expression, tuple[str, ...]]]:
    results = []
    for name, function, kinds in DEFINITIONS:
        recorder = Recorder()
        holes = [recorder.hole(str(i), () if k == REAL else ("N",)) for i, k in enumerate(kinds)]
        results.append((name, in_words(function(recorder, *holes).expression), kinds))
    return results


@cache
def _find_definition(term: Expression) -> tuple[str, list[Expression]] | None:
    """The definition that a term is, and what it is applied to."""
    for name, pattern, kinds in _patterns():
        if pattern.operation != term.operation or (holes := match(pattern, term)) is None:
            continue
        values = [holes[str(i)] for i in range(len(kinds))]
        if all(k != LETTER or word(value) == "letter" for k, value in zip(kinds, values, strict=True)):
            return name, values
    return None
