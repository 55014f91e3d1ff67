"""What a claim uses: read off its code, as names of definitions and of other claims, and off its remark, as ids."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from inspect import getclosurevars, isfunction, signature, unwrap
from types import CodeType
from typing import Any

from lnverify.proofs import definitions
from lnverify.proofs.registry import CLAIMS, DeclaredClaim

_TESTED = "lnverify.definition."


@dataclass(frozen=True)
class Relations:
    """How the claims lead to each other; each part maps an id to ids, in the order of the claims.

    Attributes:
        uses: the claims that test a definition which the statement of a claim uses.
        used_by: the inverse.
        mentions: the claims that its remark, its law, its reading or its correction names.
        mentioned_by: the inverse.
    """

    uses: dict[str, list[str]]
    used_by: dict[str, list[str]]
    mentions: dict[str, list[str]]
    mentioned_by: dict[str, list[str]]


def relations() -> Relations:
    """The relations of all claims."""
    uses = {id: _uses(claim) for id, claim in CLAIMS.items()}
    mentions = {id: _mentions(claim) for id, claim in CLAIMS.items()}
    return Relations(uses, _inverse(uses), mentions, _inverse(mentions))


def _inverse(relation: dict[str, list[str]]) -> dict[str, list[str]]:
    return {id: [other for other, ids in relation.items() if id in ids] for id in relation}


def _uses(claim: DeclaredClaim) -> list[str]:
    used = {_TESTED + name.replace("_", "-") for name in definitions_of(claim.function)}
    return [id for id in CLAIMS if id in used and id != claim.id]


def _mentions(claim: DeclaredClaim) -> list[str]:
    prose = (claim.remark, claim.seen, claim.misprint, claim.reading, claim.charitable_reading)
    text = " ".join([*prose, claim.law, claim.corrected_by])
    named = set(re.findall(r"[a-z]+(?:\.[a-z0-9-]+)+", text))
    return [id for id in CLAIMS if id in named and id != claim.id]


def definitions_of(function: Callable[..., Any]) -> set[str]:
    """The names of the functions of `proofs.definitions` that a function's code leads to.

    The functions of its own topic count with what they use, and so do the true values of its slots.
    """
    results: set[str] = set()
    waiting, seen = [unwrap(function)], set()
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        if one.__module__ == definitions.__name__:
            results.add(one.__name__)
        elif one.__module__.startswith("lnverify.proofs."):
            waiting += _functions_named_in(one)
    return results


def _functions_named_in(function: Any) -> Iterator[Any]:
    """The functions that a function names in its code, closes over, or has as defaults."""
    names = set(_names(function.__code__))
    values = [value for name, value in function.__globals__.items() if name in names]
    values += getclosurevars(function).nonlocals.values()
    values += [parameter.default for parameter in signature(function).parameters.values()]
    for value in values:
        if isinstance(value, DeclaredClaim):
            yield unwrap(value.function)
        elif isfunction(value):
            yield value


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)
