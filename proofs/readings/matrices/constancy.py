"""Does an entry that is 0 depend on some letters? It is worked out again at other values of them, in complex balls.

A root has a derivative where its radicand is positive, or does not depend on the letter at all: √0 is then a constant.
That c − c + 0 is one of these, and c² at c = 0 is not, no derivative at the point tells.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from flint import acb, ctx

from lnverify.proofs.readings.matrices.entry import Entry, Operation, in_order
from lnverify.proofs.values import Inexpressible

_BITS = 256
# What is 0 cancels up to the rounding of some hundred operations; a value that is not 0 is no smaller by chance.
_ZERO = acb(2) ** -128
_TRIES = 2

_OF_ONE: dict[Operation, Callable[[acb], acb]] = {
    Operation.INVERSE: lambda x: 1 / x,
    Operation.ROOT: acb.sqrt,
    Operation.EXP: acb.exp,
    Operation.LOG: acb.log,
    Operation.TANH: acb.tanh,
}


def stays_zero(entry: Entry, letters: Sequence[Entry], enclosed: Callable[[Any], Any]) -> bool:
    """Whether an entry is 0 at other values of some letters too, those of all others being what they are.

    Args:
        entry: an entry that is 0.
        letters: entries of free letters.
        enclosed: a ball around a value of the entries.
    """
    random, order = Random(1), in_order(entry)
    with ctx.workprec(_BITS):
        return all(_value_at(_move(letters, random), order, enclosed) for _ in range(_TRIES))


def _move(letters: Sequence[Entry], random: Random) -> dict[int, acb]:
    return {id(letter): acb(random.randint(1, 1000), random.randint(1, 1000)) / 137 for letter in letters}


def _value_at(known: dict[int, acb], order: list[Entry], enclosed: Callable[[Any], Any]) -> bool:
    """Whether the last of some entries is 0, once values of letters are known."""
    for item in order:
        if any(id(parent) in known for parent in item.parents):
            parts = [known[id(p)] if id(p) in known else acb(enclosed(p.value)) for p in item.parents]
            known[id(item)] = _evaluate_operation(item.operation, parts)
    last = order[-1]
    return id(last) not in known or abs(known[id(last)]) < abs(_ZERO)


def _evaluate_operation(operation: Operation, parts: list[acb]) -> acb:
    if operation is Operation.SUM:
        return parts[0] + parts[1]
    if operation is Operation.PRODUCT:
        return parts[0] * parts[1]
    if operation not in _OF_ONE:
        raise Inexpressible("the derivative of a root of what jumps, or of a critical point, where it is 0")
    return _OF_ONE[operation](parts[0])
