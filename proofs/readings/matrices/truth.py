"""Whether a statement is true once its letters have numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flint import fmpq, nmod

from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible


def failure_of(relation: Relation, left: Any, right: Any, unsure: bool = False) -> str | None:
    """What is wrong with a statement whose sides are numbers, lists of them or of rows, or None where it is true.

    Args:
        relation: what it says of its sides.
        left, right: the sides; of one side, given twice.
        unsure: whether numbers that are enclosures too wide to tell may pass: then only what is certainly false fails.

    Raises:
        Inexpressible: where enclosures are too wide to tell, and `unsure` is off.
    """
    if relation is Relation.EQUAL:
        if left == right:
            return None
        for place, a, b in pairs(left, right):
            if _sign(a - b, unsure, 0):
                return f"{place}{_text(a)} is not {_text(b)}"
        return None
    if relation is Relation.DIFFER:
        same = all(_sign(a - b, False, 0) == 0 for _, a, b in pairs(left, right))
        return "the two sides agree" if same else None
    if relation is Relation.AT_MOST:
        for place, a, b in pairs(left, right):
            if _sign(a - b, unsure, 0) > 0:
                return f"{place}{_text(a)} is greater than {_text(b)}"
        return None
    if relation is Relation.POSITIVE:
        failed = (f"{place}{_text(a)} is not positive" for place, a, _ in pairs(left, left) if _sign(a, unsure, 1) <= 0)
        return next(failed, None)
    for place, a, _ in pairs(left, left):
        if _sign(a, unsure, 1) == 0:
            return f"{place}0 is zero"
    return None


def _sign(x: Any, unsure: bool, otherwise: int) -> int:
    """−1, 0 or 1; `otherwise` where an enclosure is too wide to tell and that may pass."""
    if type(x) is fmpq:
        return (x > 0) - (x < 0)
    if type(x) is nmod:
        return int(bool(x))
    try:
        return int(x.sign())
    except Inexpressible:
        if unsure:
            return otherwise
        raise


def _text(x: Any) -> str:
    return str(Surd.of(x) if type(x) is fmpq else x)


def pairs(left: Any, right: Any) -> Iterator[tuple[str, Any, Any]]:
    """The numbers of two sides, each pair with what it is called in print."""
    if not isinstance(left, list):
        yield "", left, right
        return
    for n, (a, b) in enumerate(zip(left, right, strict=True), 1):
        if not isinstance(a, list):
            yield f"entry {n}: ", a, b
            continue
        for m, (x, y) in enumerate(zip(a, b, strict=True), 1):
            yield f"entry ({n}, {m}): ", x, y
