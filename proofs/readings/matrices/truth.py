"""Whether a statement is true once its letters have numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from proofs.readings.matrices.space import ExplicitOperator, ExplicitVector
from proofs.statements import Relation, Statement
from proofs.values import Inexpressible


def failure_of(statement: Statement, unsure: bool = False) -> str | None:
    """What is wrong with a statement whose values are numbers, or None where it is true.

    Args:
        statement: a statement of an explicit space.
        unsure: whether numbers that are enclosures too wide to tell may pass: then only what is certainly false fails.

    Raises:
        Inexpressible: where enclosures are too wide to tell, and `unsure` is off.
    """
    left, right = statement.left, statement.right
    if statement.relation is Relation.EQUAL:
        for place, a, b in _entries(left, right):
            if _sign(a - b, unsure, 0):
                return f"{place}{a} is not {b}"
        return None
    if statement.relation is Relation.DIFFER:
        same = all(_sign(a - b, False, 0) == 0 for _, a, b in _entries(left, right))
        return "the two sides agree" if same else None
    if statement.relation is Relation.AT_MOST:
        a, b = left.entry.value, right.entry.value
        return f"{a} is greater than {b}" if _sign(a - b, unsure, 0) > 0 else None
    if statement.relation is Relation.POSITIVE:
        failed = (f"{place}{a} is not positive" for place, a, _ in _entries(left, left) if _sign(a, unsure, 1) <= 0)
        return next(failed, None)
    for place, a, _ in _entries(left, left):
        if _sign(a, unsure, 1) == 0:
            return f"{place}0 is zero"
    return None


def _sign(x: Any, unsure: bool, otherwise: int) -> int:
    """−1, 0 or 1; `otherwise` where an enclosure is too wide to tell and that may pass."""
    try:
        return int(x.sign())
    except Inexpressible:
        if unsure:
            return otherwise
        raise


def _entries(left: Any, right: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(left, ExplicitVector):
        for n, (a, b) in enumerate(zip(left.entries, right.entries, strict=True), 1):
            yield f"entry {n}: ", a.value, b.value
    elif isinstance(left, ExplicitOperator):
        for i, (p, q) in enumerate(zip(left.rows, right.rows, strict=True), 1):
            for j, (a, b) in enumerate(zip(p, q, strict=True), 1):
                yield f"entry ({i}, {j}): ", a.value, b.value
    else:
        yield "", left.entry.value, right.entry.value


def entries_of(statement: Statement) -> Iterator[str]:
    """The numbers of both sides, as text."""
    for side in (statement.left, statement.right):
        if side is not None:
            yield from (str(value) for _, value, _ in _entries(side, side))
