"""What a claim returns: statements, alone or as the named steps of a derivation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from lnverify.proofs.errors import InputError
from lnverify.proofs.values import Operator, Scalar, Vector, a_kind, describe, shape_of


class Relation(StrEnum):
    """What a statement says of its sides; each is a word of the vocabulary below."""

    EQUAL = "equal"
    DIFFER = "differ"
    AT_MOST = "at_most"
    POSITIVE = "positive"
    NONZERO = "nonzero"


@dataclass(frozen=True, eq=False)
class Statement:
    """A statement that is either true or false once its letters have values.

    Attributes:
        relation: what it says of its sides.
        left: the left side; the whole, for "positive" and "nonzero".
        right: the right side, or None.
        name: what the statement is called as a step of a derivation, or "".
    """

    relation: Relation
    left: Any
    right: Any = None
    name: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.relation, Relation):
            raise InputError(
                f"{describe(self.relation)} is no Relation; write equal(left, right), at_most(left, right), …"
            )
        if not isinstance(self.left, Scalar | Vector | Operator):
            raise InputError(f"a statement is about values of the space, not {describe(self.left)}")

    @property
    def excess(self) -> Any:
        """Of an order, the scalar that it says is positive, or not negative."""
        return self.right - self.left if self.relation is Relation.AT_MOST else self.left


def equal(left: Any, right: Any) -> Statement:
    """left = right, for two scalars, two vectors (every entry) or two operators (every entry); 0 is the zero of any."""
    return Statement(Relation.EQUAL, *_prints_alike(left, right))


def differ(left: Any, right: Any) -> Statement:
    """left ≠ right for at least one choice of N and of the values: the negation of an identity."""
    return Statement(Relation.DIFFER, *_prints_alike(left, right))


def at_most(left: Any, right: Any) -> Statement:
    """left ≤ right, for two scalars."""
    left, right = _prints_alike(left, right)
    return Statement(Relation.AT_MOST, _scalar(left), _scalar(right))


def positive(x: Any) -> Statement:
    """x > 0: a scalar, or every entry of a vector."""
    return Statement(Relation.POSITIVE, x if isinstance(x, Vector) else _scalar(x))


def nonzero(x: Any) -> Statement:
    """x ≠ 0: a scalar, or every entry of a vector."""
    if not isinstance(x, Scalar | Vector):
        raise InputError("nonzero() takes a scalar or a vector")
    return Statement(Relation.NONZERO, x)


def step(name: str, statement: Statement) -> Statement:
    """The statement as a named step of a derivation."""
    if not isinstance(statement, Statement):
        raise InputError(f"step({describe(name)}, ...) takes a statement such as equal(left, right)")
    return Statement(statement.relation, statement.left, statement.right, name)


def statements(returned: Any) -> list[Statement]:
    """What a claim returned, as a list of statements.

    Raises:
        InputError: where it returned something else, or nothing.
    """
    results = [returned] if isinstance(returned, Statement) else returned
    if isinstance(results, Scalar | Vector | Operator | str) or not isinstance(results, Iterable):
        raise _no_statement("nothing" if results is None else a_kind(results))
    results = list(results)
    if not results:
        raise _no_statement("an empty list")
    for item in results:
        if not isinstance(item, Statement):
            raise _no_statement(f"a list with {a_kind(item)} in it")
    return results


def _no_statement(returned: str) -> InputError:
    return InputError(
        f"a claim returned {returned}; it has to return a statement such as equal(left, right), or a list of them"
    )


def _prints_alike(left: Any, right: Any) -> tuple[Any, Any]:
    space = getattr(left, "space", None) or getattr(right, "space", None)
    if space is None:
        raise InputError(f"a statement needs a value of the space; got {describe(left)} and {describe(right)}")
    left, right = _zero_like(left, right), _zero_like(right, left)
    left, right = space.lift(left), space.lift(right)
    for kind in (Scalar, Vector, Operator):
        if isinstance(left, kind) and isinstance(right, kind):
            if shape_of(left) != shape_of(right):
                raise InputError("the two sides of a statement have different dimensions: M and N are not the same")
            return left, right
    raise InputError("the two sides of a statement are of different kinds: two scalars, vectors or operators are right")


def _zero_like(side: Any, other: Any) -> Any:
    """A literal 0 as the zero of the other side's kind; anything else as it is."""
    if type(side) is int and side == 0 and isinstance(other, Vector | Operator):
        space: Any = other.space
        if isinstance(other, Vector):
            return 0 * space.ones_in(other.side)
        square = other.sides == ("N", "N")
        return 0 * (space.identity if square else space.outer(*map(space.ones_in, other.sides)))
    return side


def _scalar(x: Any) -> Any:
    if not isinstance(x, Scalar):
        raise InputError("an order is stated between scalars; use s.dot(u, v) or s.sum(v)")
    return x
