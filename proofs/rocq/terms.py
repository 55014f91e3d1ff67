"""A claim in the words that `LayerNorm.v` has: fewer than the vocabulary, so that each has one rule.

A name that the claim gives to a value is kept beside its term. A factor 1 and a summand 0 are left out. A quotient by a
scalar is a multiple by its reciprocal, one by a vector the product with its reciprocal; a reciprocal is the power −1. A
number is a natural one, its opposite, or the quotient of two. A critical point is a letter. What is left is printed as
the claim writes it.
"""

from __future__ import annotations

from typing import Any

from lnverify.proofs.expressions import VARIABLES, Expression, build, fold, multiply, rational
from lnverify.proofs.recording import Recorded
from lnverify.proofs.rocq.words import letters_of
from lnverify.proofs.values import Inexpressible, Undefined


def zero(shape: tuple[str, ...]) -> Expression:
    """The zero vector, or the zero operator."""
    return Expression("zero", (), shape)


def inverse(x: Expression) -> Expression:
    """The reciprocal, entry by entry for a vector."""
    return x if x is rational(1) else build("pow", x, -1)


def in_words(expression: Expression) -> Expression:
    """The term that an expression is.

    Raises:
        Inexpressible: where there is no word for what it says.
    """
    return Terms().of(Recorded.of(build("equal", expression, expression)))[0].parts[0]  # type: ignore[no-any-return]


class Terms:
    """The terms of what a theorem says: its hypotheses and its claim.

    Attributes:
        letters: the free letters in the order in which they are met, each with its kind.
        critical: the gain of each critical point ζ that the claim speaks of, by its letter.
        names: what the claim calls a value, by its term.
    """

    def __init__(self) -> None:
        self.letters: dict[str, str] = {}
        self.critical: dict[str, Expression] = {}
        self.names: dict[Expression, str] = {}

    def of(self, claim: Recorded) -> list[Expression]:
        """The statements of a claim, their sides as terms.

        Raises:
            Inexpressible: where there is no word for what it says.
        """
        result = fold(claim.nodes, self._term)
        return [item.with_parts(result[side] for side in item.parts) for item in claim.statements]

    def _term(self, node: Expression, parts: list[Any]) -> Expression:
        operation, shape = node.operation, node.shape or ()
        if operation == "matrix" or "M" in (*shape, *(parts[:1] if operation == "dimension" else ())):
            raise Inexpressible("a free matrix or a second dimension")
        if operation == "random":
            raise Inexpressible("an expectation")
        self.letters |= letters_of(node)
        match operation:
            case "let":
                return self._named(*parts)
            case "rational":
                return _number(*parts)
            case "critical_point":
                return self._critical_point(*parts)
            case "add" | "sub":
                return _sum(operation, *parts)
            case "pow":
                return _power(*parts)
            case "mul":
                return _product(*parts)
            case "div":
                return _quotient(*parts)
        return node.with_parts(parts)

    def _critical_point(self, gain: Expression) -> Expression:
        known = [name for name, other in self.critical.items() if other is gain]
        # No user can write a name with a space in it.
        name = known[0] if known else f"critical point {len(self.critical) + 1}"
        self.critical[name] = gain
        letter = Expression("scalar", (name,))
        self.letters |= letters_of(letter)
        return letter

    def _named(self, name: str, term: Expression) -> Expression:
        self.names.setdefault(term, name)
        return term


def _sum(operation: str, left: Expression, right: Expression) -> Expression:
    if _is_zero(right):
        return left
    return right if operation == "add" and _is_zero(left) else build(operation, left, right)


def _is_zero(term: Expression) -> bool:
    return term.operation == "zero" or term is rational(0)


def _number(numerator: int, denominator: int) -> Expression:
    if denominator == 0:
        raise Undefined("division by zero")
    if denominator != 1:
        return build("div", _number(numerator, 1), _number(denominator, 1))
    return build("neg", rational(-numerator)) if numerator < 0 else rational(numerator)


def _power(base: Expression, exponent: int) -> Expression:
    if exponent < 0:
        return _power(inverse(base), -exponent)
    return base if exponent == 1 else build("pow", base, exponent)


def _product(left: Expression, right: Expression) -> Expression:
    if left is rational(0):
        return zero(right.shape) if right.shape else left
    if left is build("neg", rational(1)):
        return build("neg", right)
    if rational(1) in (left, right):
        return right if left is rational(1) else left
    if left.operation == "ones" and right.kind == "vector" and not _is_reciprocal_of_letter(right):
        return right
    if left.kind == "operator":
        raise Inexpressible("an entrywise product of matrices")
    return multiply(left, right)


def _is_reciprocal_of_letter(term: Expression) -> bool:
    """Of the gain that is α, which has a name; it is kept as it is said there, 1 · g⁻¹."""
    return term.operation == "pow" and term.parts[1] == -1 and term.parts[0].operation in (*VARIABLES, "hole")


def _quotient(left: Expression, right: Expression) -> Expression:
    if right is rational(1):
        return left
    if left.kind == "scalar":
        return build("div", left, right)
    return _product(inverse(right), left) if right.kind == "scalar" else _product(left, inverse(right))
