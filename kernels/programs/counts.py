"""How many roundings each value of a program carries, for every N, format and order of the sums.

A value is `relative` where it is its exact value times a count of factors 1 + δ or 1/(1 + δ), |δ| ≤ u (Higham's θ).
Where values of either sign are added it is not: its error is then relative to a size B, the exact value with every
difference written as a sum. A root of such a value, or a division by it, has no count: the program has to be cut there.
Source of the calculus: N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd edition, chapter 3.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from lnverify.kernels.programs.vocabulary import LEAVES, POSITIVE, Node, Program
from lnverify.proofs.errors import InputError

_SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class Cancels(InputError):
    """A value that may have cancelled is divided by, or its root is taken: there is no count of roundings."""

    def __init__(self, message: str, value: Node | None = None) -> None:
        super().__init__(message)
        self.value = value


@dataclass(frozen=True)
class Count:
    """A number of factors: a constant, plus names of heights and of given counts, plus halves, each rounded up."""

    constant: int = 0
    names: tuple[str, ...] = ()
    halves: tuple[Count, ...] = ()

    def __add__(self, other: Count) -> Count:
        names = tuple(sorted(self.names + other.names))
        return Count(self.constant + other.constant, names, self.halves + other.halves)

    def __or__(self, other: Count) -> Count:
        """A count that is at least as large as both."""
        names = Counter(self.names) | Counter(other.names)
        halves = Counter(self.halves) | Counter(other.halves)
        return Count(max(self.constant, other.constant), tuple(sorted(names.elements())), tuple(halves.elements()))

    def half(self) -> Count:
        """Half of it, rounded up: what is left of a relative error under a root."""
        return Count(0, (), (self,)) if self.names or self.halves else Count((self.constant + 1) // 2)

    @property
    def rocq(self) -> str:
        """The count in Rocq."""
        parts = [*self.names, *(f"uphalf ({half.rocq})" for half in self.halves)]
        return " + ".join([*parts, str(self.constant)] if self.constant or not parts else parts)

    def __str__(self) -> str:
        counted = Counter(name.translate(_SUBSCRIPTS) for name in self.names)
        parts = [name if n == 1 else f"{n}{name}" for name, n in counted.items()]
        parts += [f"⌈({half})/2⌉" for half in self.halves]
        return " + ".join([*parts, str(self.constant)] if self.constant or not parts else parts)


NONE, ONE = Count(), Count(1)


@dataclass(frozen=True)
class Roundings:
    """What is known of a value.

    Attributes:
        relative: whether the error is relative to the value itself; else it is to its size B.
        ups: factors 1 + δ that only multiply; 0 where the error is relative.
        any: factors that may also divide.
        positive: whether the exact value is never negative.
    """

    relative: bool
    ups: Count
    any: Count
    positive: bool

    def __str__(self) -> str:
        if self.relative:
            return f"θ({self.any})"
        parts = ([f"(1 + u)^({self.ups})"] if self.ups != NONE else []) + (
            [f"(1 − u)^−({self.any})"] if self.any != NONE else []
        )
        return f"({'·'.join(parts) or '1'} − 1)·B"


def counts(program: Program) -> dict[Node, Roundings]:
    """The roundings of each value of a program.

    Raises:
        Cancels: with the name of a value that has to be cut.
    """
    heights = program.heights

    def rule(node: Node, *args: Roundings) -> Roundings:
        if node.op in LEAVES:
            factors = Count(0, (node.factors,)) if node.factors else NONE
            positive = {"letter": node.name in POSITIVE or bool(node.factors), "number": not node.name.startswith("-")}
            return Roundings(True, NONE, factors, positive.get(node.op, False))
        if node.op in ("sum", "dot"):
            terms = args[0] if node.op == "sum" else _product(False, *args)
            return _grow(terms, Count(0, (heights[node],)), terms.relative and terms.positive)
        if node.op == "sqrt":
            _require_relative(program, node, 0, args[0])
            return Roundings(True, NONE, args[0].any.half() + ONE, True)
        if node.op == "div":
            _require_relative(program, node, 1, args[1])
        exact = _combine(node, args)
        return _grow(exact, ONE, exact.relative)

    return program.read(rule)


def _grow(value: Roundings, by: Count, is_relative: bool) -> Roundings:
    """A value with more factors, relative to itself or to its size."""
    ups, any = (NONE, value.any + by) if is_relative else (value.ups + by, value.any)
    return Roundings(is_relative, ups, any, value.positive)


def _combine(node: Node, args: tuple[Roundings, ...]) -> Roundings:
    """The exact result of an operation on values with errors."""
    if node.op == "store":
        return args[0]
    if node.op == "fma":
        product = _product(node.args[0] is node.args[1], args[0], args[1])
        return _add_counts(product, args[2], "add")
    if node.op in ("mul", "div"):
        return _product(node.op == "mul" and node.args[0] is node.args[1], args[0], args[1])
    return _add_counts(args[0], args[1], node.op)


def _product(square: bool, a: Roundings, b: Roundings) -> Roundings:
    positive = square or (a.positive and b.positive)
    return Roundings(a.relative and b.relative, a.ups + b.ups, a.any + b.any, positive)


def _add_counts(a: Roundings, b: Roundings, op: str) -> Roundings:
    exact = all(value.relative and value.any == NONE for value in (a, b))
    positive = op == "add" and a.positive and b.positive
    relative = exact or (positive and a.relative and b.relative)
    return Roundings(relative, a.ups | b.ups, a.any | b.any, positive)


def _require_relative(program: Program, node: Node, place: int, value: Roundings) -> None:
    if not value.relative:
        raise Cancels(
            f"{program.name}: the {node.op} of a {node.args[place].op} has no count of roundings, as that may have "
            'cancelled; cut there: s.cut("name", …)',
            node.args[place],
        )
