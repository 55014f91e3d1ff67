"""Questions about at most two axes as claims in the vocabulary of a space: N, and M for the other one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from itertools import product
from operator import mul
from typing import Any

from lnverify.kernels.tracing.axes import Question
from lnverify.kernels.tracing.nodes import entrywise, number
from lnverify.kernels.tracing.shapes import is_eps
from lnverify.proofs.errors import Undecided
from lnverify.proofs.expressions import Expression, build, fold, in_order, multiply, ones, substitute, variables
from lnverify.proofs.readings.moments.forms import print_term
from lnverify.proofs.readings.printed import TEXT
from lnverify.proofs.statements import Relation, Statement, equal
from lnverify.proofs.symbols import letter
from lnverify.proofs.verdicts.conditions import Condition, say
from lnverify.proofs.vocabulary import ZEROS_GAIN

# What stands for a mask: 1 where the gain is not 0.
_GAIN = Expression("zeros_gain", (), ("N",))
_MASK = multiply(_GAIN, build("drazin", _GAIN))
_RESERVED = ("N", "M", "ones", "identity", "zeros_gain", "eps")
# A denominator beyond it goes beyond the powers of an exponential that the calculus works out.
_SIMPLE = 100
# Of a vector what is said of an entry; whose, is said beside it.
_OF_AN_ENTRY = replace(TEXT, relations={name: TEXT.relations[name] for name in Relation})
# Two doubles that were computed in two ways from one number differ by a few units of their last place.
_ROUNDING = Fraction(1, 2**50)


def letters_of(words: Mapping[str, str], inputs: Mapping[str, Any]) -> dict[str, str]:
    """A letter of the vocabulary for each input, no two printed alike: that of `words`, the first ε being "eps"."""
    eps = [one for one in inputs if is_eps(one)]
    result: dict[str, str] = {}
    for name, word in words.items():
        plain = word.replace(".", "_").replace(" ", "")
        own = "eps" if name in eps[:1] else plain + "_" * (plain in _RESERVED)
        while letter(own) in map(letter, result.values()):
            own += "_"
        result[name] = own
    return result


def open_leaves(
    questions: tuple[Question, ...], constants: bool, can_differ: Callable[[Expression], bool]
) -> tuple[tuple[Question, ...], dict[str, Expression]]:
    """Questions in which what the calculus has no word for is free; what is proved of any is proved of these.

    With `constants` numbers with long denominators are free too. `can_differ` says whether a difference of compared
    values is not always 0. Returned is also what each new letter stands for. That a sum does not depend on a shift is
    asked as well.
    """
    opened: dict[Expression, str] = {}
    # A derivative is asked for where no two of the compared values are equal: there x > y is the negation of y > x.
    smooth = any(question.argument is not None for question in questions)

    def rule(node: Expression) -> Expression:
        if node.operation == "number":
            return _constant(node) if constants and node.parts[1] > _SIMPLE else node
        if node.operation not in ("largest", "indicator"):
            return node
        is_comparison = smooth and node.operation == "indicator"
        if is_comparison and (other := _opposite(node)) in opened and can_differ(*node.operands):
            return entrywise("add", number(1), entrywise("neg", leaf(other, "mask")))
        return leaf(node, "shift" if node.operation == "largest" else "mask")

    def leaf(node: Expression, kind: str) -> Expression:
        count = sum(name.startswith(kind) for name in opened.values())
        # No argument has a name with a space.
        return Expression("input", (opened.setdefault(node, f"{kind} {count + 1}"),), node.shape)

    def _constant(node: Expression) -> Expression:
        """A letter, or a simple multiple of one, of a product or a quotient of two."""
        letters = {Expression("input", (name,), ()): Fraction(*base.parts)
                   for base, name in opened.items() if base.operation == "number"}  # fmt: skip
        bases = dict(letters)
        for (a, p), (b, q) in product(letters.items(), repeat=2):
            bases |= {entrywise("mul", a, b): p * q, entrywise("div", a, b): p / q} if a is not b else {}
        for base, value in bases.items():
            ratio = Fraction(*node.parts) / value
            simple = ratio.limit_denominator(_SIMPLE)
            if simple and abs(simple.numerator) <= _SIMPLE and abs(ratio / simple - 1) <= _ROUNDING:
                return entrywise("mul", number(simple), base)
        return leaf(node, "constant")

    result = [question.rewrite(rule) for question in questions]
    sums = dict.fromkeys(one.right for one in result if one.argument is not None)
    letters = {name: node for node, name in opened.items()}
    for name, node in letters.items():
        shift = Expression("input", (name,), node.shape)
        if name.startswith("shift"):
            result += [Question(f"no change by {name}", number(0), loss, shift) for loss in sums]
    return tuple(result), letters


def _opposite(node: Expression) -> Expression:
    """The comparison the other way round: that −x is positive, rather than x."""
    (inner,) = node.parts
    parts = inner.parts if inner.operation == "add" else ()
    flipped = entrywise("add", *map(negate, parts[::-1])) if parts else negate(inner)
    return Expression("indicator", (flipped,), node.shape)


def negate(node: Expression) -> Expression:
    """The negative; of a negative what it is of."""
    return node.parts[0] if node.operation == "neg" else entrywise("neg", node)


@dataclass(frozen=True)
class Letters:
    """How arguments are said in the vocabulary: of inputs letters and axes, of each axis that is left "N" or "M".

    `masks` are 0 or 1; `zeros` is the one that is said by a gain with zero entries, or "".
    """

    names: Mapping[str, str]
    leaves: Mapping[str, tuple[str, ...]]
    dimensions: Mapping[str, str]
    masks: Sequence[str] = ()
    zeros: str = ""

    def value(self, s: Any, node: Expression) -> _Value:
        """The letter that stands for an input."""
        name = self.names[node.parts[0]]
        sides = _sides(self.dimensions[axis] for axis in node.shape or ())
        if node.parts[0] == self.zeros:
            gain = s.zeros_gain()
            return _Value(s, gain * s.drazin(gain), sides)
        if sides == ("M", "N"):
            return _Value(s, s.matrix(name), sides)
        if sides:
            return _Value(s, s.on(sides[0]).vector(name), sides)
        return _Value(s, s.eps if name == "eps" else s.scalar(name), ())

    def of(self, name: str) -> str:
        """The name under which a point has the values of an input."""
        return ZEROS_GAIN if name == self.zeros else self.names[name]

    def said_in(self, conditions: Iterable[Condition]) -> set[str]:
        """The inputs that conditions speak of."""
        nodes = in_order(*(one.term for one in conditions if one.term is not None))
        used = {node.parts[0] if node.parts else ZEROS_GAIN for node in variables(nodes)}
        return {name for name in self.names if self.of(name) in used}

    def texts(self, condition: Condition) -> list[str]:
        """A condition in words of the arguments; that a product is not 0 is said of what it is of."""
        if condition.term is None or condition.is_long:
            return [condition.text]
        terms = _bases(condition.term) if condition.relation == "nonzero" else [condition.term]
        return [self._text(condition.relation, term) for term in terms]

    def _text(self, relation: str, term: Expression) -> str:
        """For the gain with zero entries stands the mask that it says."""
        if not self.zeros:
            return print_term(say(relation, term), TEXT)
        mask = Expression("vector", (self.names[self.zeros],), ("N",))
        closed = build("sub", ones(), mask)
        count = build("let", "k", build("sum", closed))
        sums = {build("sub", Expression("dimension", ("N",)), count): build("sum", mask), count: build("sum", closed)}
        term = substitute(substitute(term, {_MASK: mask}), sums)
        # What is asked of some entries alone is a sum, whose last term is 1 in the others.
        last = term.parts[-1] if term.operation == "add" else None
        if last not in (mask, closed):
            return print_term(say(relation, term), TEXT)
        own, value = (mask, 1) if last == closed else (closed, 0)
        text = print_term(say(relation, _where_one(own, last, term)), _OF_AN_ENTRY)
        return f"{text} for all n with {mask.parts[0]} = {value}"


def _bases(term: Expression) -> list[Expression]:
    """What a scalar is a product of, of powers and roots what they are of, but for numbers; a vector as it is."""
    if term.shape or term.operation not in ("rational", "mul", "pow", "sqrt"):
        return [term]
    parts = [part for part in term.parts if isinstance(part, Expression)]
    return [base for part in parts for base in _bases(part)]


def _where_one(mask: Expression, others: Expression, node: Expression) -> Expression:
    """A vector in the entries in which a mask is 1 and that of the others 0: its terms have one of them."""
    if node == mask:
        return ones()
    parts = [_where_one(mask, others, part) if isinstance(part, Expression) and part.shape else part
             for part in node.parts]  # fmt: skip
    is_left = (node.operation == "mul" and node.parts[0].shape and node.parts[-1] == mask) or (
        node.operation == "add" and node.parts[-1] == others)  # fmt: skip
    return parts[0] if is_left else node.with_parts(parts)


def claim_of(questions: Sequence[Question], letters: Letters) -> Callable[[Any], list[Statement]]:
    """Questions as a claim, which has a statement for each."""

    def claim(s: Any) -> list[Statement]:
        statements = []
        roots = in_order(*(root for question in questions for root in question.roots))
        values = fold(roots, lambda node, parts: _rule(s, node, parts, letters))
        for question in questions:
            left, right = values[question.left], values[question.right]
            if question.argument is None:
                sides = _sides((*left.sides, *right.sides))
                statements.append(equal(left.widen(sides), right.widen(sides)))
                continue
            free = values[question.argument]
            slope = (s.gradient if free.sides else s.derivative)(right.value, free.value)
            statements.append(equal(left.widen(free.sides), slope))
        return statements

    return claim


@dataclass(frozen=True)
class _Value:
    """A value of a space, and the dimensions that it has: (), ("M",), ("N",) or both."""

    s: Any
    value: Any
    sides: tuple[str, ...]

    def widen(self, sides: tuple[str, ...]) -> Any:
        """The value with all these dimensions."""
        s, v = self.s, self.value
        if self.sides == sides:
            return v
        if not self.sides and len(sides) == 1:
            return v * s.on(sides[0]).ones
        if not self.sides:
            return v * s.outer(s.on("M").ones, s.ones)
        return s.outer(v, s.ones) if self.sides == ("M",) else s.outer(s.on("M").ones, v)

    def add(self, other: _Value) -> _Value:
        sides = _sides((*self.sides, *other.sides))
        return _Value(self.s, self.widen(sides) + other.widen(sides), sides)

    def mul(self, other: _Value) -> _Value:
        s, sides = self.s, _sides((*self.sides, *other.sides))
        if self.sides == other.sides or not self.sides or not other.sides:
            return _Value(s, self.value * other.value, sides)
        both = {self.sides: self.value, other.sides: other.value}
        if ("M", "N") not in both:
            return _Value(s, s.outer(both["M",], both["N",]), sides)
        matrix = both["M", "N"]
        scaled = s.diag(both["M",]) @ matrix if ("M",) in both else matrix @ s.diag(both["N",])
        return _Value(s, scaled, sides)

    def div(self, other: _Value) -> _Value:
        if not other.sides or (other.sides == self.sides and len(self.sides) == 1):
            return _Value(self.s, self.value / other.value, self.sides)
        return self.mul(other.power(-1))

    def neg(self) -> _Value:
        return _Value(self.s, -self.value, self.sides)

    def power(self, k: int) -> _Value:
        if len(self.sides) < 2:
            return _Value(self.s, self.value**k, self.sides)
        if k < 1:
            raise _two_axes("a quotient")
        return _Value(self.s, reduce(mul, [self.value] * k), self.sides)

    def apply(self, name: str) -> _Value:
        if len(self.sides) == 2:
            raise _two_axes(name)
        return _Value(self.s, getattr(self.s, name)(self.value), self.sides)

    def sum(self, over: tuple[str, ...]) -> _Value:
        s, v = self.s, self.value
        if len(self.sides) == 1:
            return _Value(s, s.on(over[0]).sum(v), ())
        if len(over) == 2:
            return _Value(s, s.on("M").sum(v @ s.ones), ())
        return _Value(s, v @ s.ones, ("M",)) if over == ("N",) else _Value(s, v.T @ s.on("M").ones, ("N",))


def _two_axes(what: str) -> Undecided:
    return Undecided(f"{what} of entries that have two axes, both of which are summed over, is outside the calculus")


def _rule(s: Any, node: Expression, parts: list[Any], letters: Letters) -> _Value:
    operation = node.operation
    if operation == "input":
        return letters.value(s, node)
    if operation == "number":
        return _Value(s, s.rational(*node.parts), ())
    if operation == "size":
        return _Value(s, reduce(mul, [s.on(letters.dimensions[axis]).N for axis in node.parts]), ())
    if operation == "sum":
        return parts[0].sum(_sides(letters.dimensions[axis] for axis in node.parts[1:]))  # type: ignore[no-any-return]
    if operation in ("add", "mul", "div", "neg", "power"):
        return getattr(parts[0], operation)(*parts[1:])  # type: ignore[no-any-return]
    return parts[0].apply(operation)  # type: ignore[no-any-return]


def _sides(names: Any) -> tuple[str, ...]:
    """Dimensions in order, each once."""
    return tuple(sorted(set(names)))
