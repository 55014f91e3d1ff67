"""Terms: values of the vocabulary as data, so that what one reading found can be said in every other.

A term is a tuple (name, part, …). Its name is a word of the space, or "add", "multiply", "power", "apply" (A @ v) or
"transpose"; its parts are terms, names of letters and integers. ("power", ("sum", ("vector", "gain")), 2) is (Σₙ gₙ)².
Parts may be shared.
"""

from __future__ import annotations

from functools import reduce
from operator import add, matmul, mul, pow
from typing import Any

Term = tuple[Any, ...]

_OPERATIONS = {"add": add, "multiply": mul, "power": pow, "apply": matmul}


def value_of(term: Term, space: Any) -> Any:
    """What a term means in a space.

    Raises:
        Undefined: where it has no meaning there, as a division by zero has none.
    """
    # By identity: a part that is shared is worked out once.
    known: dict[int, Any] = {}

    def read(part: Any) -> Any:
        if not isinstance(part, tuple):
            return part
        if id(part) not in known:
            name, *inner = part
            values = [read(p) for p in inner]
            known[id(part)] = reduce(_OPERATIONS[name], values) if name in _OPERATIONS else _word(space, name, values)
        return known[id(part)]

    return read(term)


def _word(space: Any, name: str, values: list[Any]) -> Any:
    if name == "transpose":
        return values[0].T
    return getattr(space, name) if name in ("N", "ones") else getattr(space, name)(*values)
