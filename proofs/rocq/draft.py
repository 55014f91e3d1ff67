"""A proof under construction: its lines, and what they establish."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.values import MomentVector, Monomial


class Unproved(Exception):
    """No proof was written; the reason is a clause."""


@dataclass(frozen=True)
class Node:
    """A term of the claim: its variable t, the lemma e that gives its form, and the form."""

    t: str
    e: str
    value: Any


class Lines:
    """The lines of a proof, and the names in it.

    Attributes:
        written: the lines so far.
    """

    def __init__(self) -> None:
        self.written: list[str] = []
        self._count = 0

    def emit(self, line: str) -> None:
        self.written.append(line)

    def fresh(self, prefix: str) -> str:
        """A name that no letter has."""
        self._count += 1
        return f"{prefix}_{self._count}"

    def have(self, prefix: str, statement: str, tactic: str) -> str:
        """A new fact, by a tactic; its name."""
        name = self.fresh(prefix)
        self.emit(f"have {name} : {statement} by {tactic}.")
        return name

    def let(self, prefix: str, lemma: str, statement: str = "") -> str:
        """A new fact, which a lemma is; its name."""
        name = self.fresh(prefix)
        self.emit(f"have {name}{f' : {statement}' * bool(statement)} := {lemma}.")
        return name


@dataclass
class Known:
    """What the lines establish: the names of facts, by what they are of.

    Attributes:
        has_dimension: whether n = N is.
        indices: the letters that are indices.
        differ: that two of them do, and `unique` that each two do.
        signs: polynomials that are positive (True) or not negative (False).
        nonzero: polynomials that are not 0, by their keys.
        moments: the lemma about the sum of a monomial over a block, and its value.
        roots: the equations of roots, by their generators: r² = its radicand.
        functions: the equations of generators of functions: e^ of something is it, or something is e^ of it.
        products: the lemmas about products over the entries, by their generators.
        nonzero_letters, positive_letters: the letters that are so in every entry.
        root_letters: the equations of the letters of roots.
        undone: that e^ of the letter of a logarithm is what that is of.
        vectors: the forms that are not 0 in any entry.
        sums: the lemmas about sums of forms, by what they say.
        nodes: the terms of the claim.
    """

    has_dimension: bool = False
    indices: list[str] = field(default_factory=list)
    differ: dict[frozenset[str], str] = field(default_factory=dict)
    unique: str = ""
    signs: list[tuple[Any, str, bool]] = field(default_factory=list)
    nonzero: dict[Any, str] = field(default_factory=dict)
    moments: dict[tuple[int, Monomial], tuple[str, Fraction]] = field(default_factory=dict)
    roots: dict[int, str] = field(default_factory=dict)
    functions: dict[int, str] = field(default_factory=dict)
    products: dict[int, str] = field(default_factory=dict)
    nonzero_letters: dict[str, str] = field(default_factory=dict)
    positive_letters: dict[str, str] = field(default_factory=dict)
    root_letters: dict[str, str] = field(default_factory=dict)
    undone: dict[str, str] = field(default_factory=dict)
    vectors: list[tuple[MomentVector, str]] = field(default_factory=list)
    sums: dict[str, str] = field(default_factory=dict)
    nodes: dict[Expression, Node] = field(default_factory=dict)

    @contextmanager
    def scope(self) -> Iterator[None]:
        """What is established inside is known there alone."""
        before = self._copies()
        yield
        vars(self).update(before)

    @contextmanager
    def attempt(self, lines: Lines) -> Iterator[None]:
        """Where there is no proof, nothing of what was tried is kept."""
        before, count = self._copies(), len(lines.written)
        try:
            yield
        except Unproved:
            vars(self).update(before)
            del lines.written[count:]
            raise

    def _copies(self) -> dict[str, Any]:
        return {name: copy(value) for name, value in vars(self).items()}
