"""Witnesses: points at which a statement fails, in exact arithmetic on explicit matrices.

Where no exact number is at hand (a root under a root), a ball of 256 bits that excludes equality is a witness too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import Any

from lnverify.proofs.prose import plain
from lnverify.proofs.readings.matrices.constraints import Letters, holds_at, places, satisfy
from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.points import Index, Point, Sampled, hurting_points, points
from lnverify.proofs.readings.matrices.reals import Reals, precision
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.readings.printed import TEXT, has_dimension
from lnverify.proofs.recording import record
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Undefined, Vacuous
from lnverify.proofs.verdicts.boundaries import FURTHER, Boundary
from lnverify.proofs.vocabulary import ZEROS_GAIN, Claim

# How many witnesses are compared before the simplest is kept.
_COMPARED = 2
# How many points of one dimension are tried that satisfy the hypotheses.
_ENOUGH = 40
# Longer rows are written with their runs counted.
_WRITTEN_OUT = 13
# How many dimensions further a point is looked for at which the statement has a meaning and is false.
_PATIENCE = 1


@dataclass(frozen=True)
class Witness:
    """A point at which a statement is false, or has no meaning.

    Attributes:
        dimension: N.
        zeros: k where the claim speaks of zero gains, else None.
        values: the value of each free letter; a vector's are listed in order, a matrix's by rows, after M.
        statement: the index of the statement that fails.
        name: its name as a step, or "".
        failure: what was found, such as "entry 1: 1/2 is not 1", or "division by zero".
        undefined: whether the statement has no meaning at the point.
        has_dimension: whether claim or hypotheses speak of N; those about numbers alone do not.
    """

    dimension: int
    zeros: int | None
    values: dict[str, Any]
    statement: int
    name: str
    failure: str
    undefined: bool
    has_dimension: bool = True

    def __str__(self) -> str:
        parts = [f"N = {self.dimension}"] if self.has_dimension else []
        for name, value in self.values.items():
            parts.append(f"{TEXT.symbols.get(name, name)} = {text_of(value)}")
        return f"{'at ' + ', '.join(parts) if parts else 'in numbers'}: {self.failure}"


def text_of(value: Any) -> str:
    """A number; a vector as its entries, runs of a long one counted; a matrix as its rows."""
    if isinstance(value, list) and len(value) > _WRITTEN_OUT:
        runs = [(key, len(list(run))) for key, run in groupby(value, key=text_of)]
        return f"({', '.join(key if count == 1 else f'{count} × {key}' for key, count in runs)})"
    return f"({', '.join(map(text_of, value))})" if isinstance(value, list) else str(value)


def find_witness(
    claim: Claim,
    hypotheses: Sequence[Claim],
    undefined_counts: bool,
    violated: Claim | None = None,
    size: tuple[int, int | None] | None = None,
) -> Witness | None:
    """The simplest witness among the first that are found, or None.

    Args:
        claim: the function of a space whose statements are tried.
        hypotheses: functions of a space; at a witness all their statements are true.
        undefined_counts: whether a point at which the claim has no meaning is a witness.
        violated: a function of a space; at a witness one of its statements is false.
        size: N, and k where the claim speaks of zero gains; None for any.
    """
    hurting = _of_size(hurting_points(), size)
    asked = claim, hypotheses, undefined_counts, violated
    witness, inexpressible = _search((*_of_size(points(), size), *hurting), Sampled, *asked)
    if not witness and inexpressible:
        with precision():
            witness, _ = _search(hurting, Reals, *asked)
    if not witness and hypotheses:
        witness, _ = _search(hurting, Sampled, *asked, True)
    return _in_terms_of(witness, claim, [*hypotheses, *([violated] if violated else [])])


def _in_terms_of(witness: Witness | None, claim: Claim, hypotheses: Sequence[Claim]) -> Witness | None:
    """The witness, which names N where claim or hypotheses do."""
    return witness and replace(witness, has_dimension=any(map(has_dimension, (claim, *hypotheses))))


def _of_size(candidates: Sequence[Point], size: tuple[int, int | None] | None) -> Sequence[Point]:
    if size is None:
        return candidates
    dimension, zeros = size
    return [point for point in candidates if point.dimension == dimension and zeros in (None, point.zeros)]


def witness_among(
    boundaries: Iterable[Boundary], claim: Claim, hypotheses: Sequence[Claim], undefined_counts: bool
) -> Witness | None:
    """A witness on one of the boundaries of what could not be proved, or None."""
    for boundary in boundaries:
        for point, given in boundary.moved(claim, hypotheses, FURTHER):
            try:
                space = satisfy(point, given)
                witness = _try(claim, space, undefined_counts, given) if space is not None else None
            except Inexpressible:
                continue
            if witness is not None:
                return _in_terms_of(witness, claim, hypotheses)
    return None


def is_refuted_at_once(claim: Claim, hypotheses: Sequence[Claim], undefined_counts: bool) -> bool:
    """Whether one of the points that are chosen to hurt is a witness: then no proof has to be looked for."""
    return _search(hurting_points(), Sampled, claim, hypotheses, undefined_counts, None)[0] is not None


def _search(
    candidates: Iterable[Point],
    numbers: Callable[[Point], Any],
    claim: Claim,
    hypotheses: Sequence[Claim],
    undefined_counts: bool,
    violated: Claim | None,
    patiently: bool = False,
) -> tuple[Witness | None, bool]:
    """The simplest witness, and whether a value was met that these numbers cannot hold."""
    results: list[tuple[int, Witness]] = []
    tried: Counter[int] = Counter()
    inexpressible = False
    assumed = [*hypotheses, *([violated] if violated else [])]
    recorded = [*map(record, assumed), record(claim)]
    letters, seen = Letters(node for each in recorded for node in each.nodes), set()
    shared = places(tuple(map(record, hypotheses)), letters.indices)
    for point in candidates:
        if results and point.dimension > results[0][1].dimension + (_PATIENCE if _all_undefined(results) else 0):
            break
        if tried[point.dimension] >= _ENOUGH and not point.hurting:
            continue
        # A point with the values of one that was tried tells nothing new.
        if (values := letters.values_at(point)) in seen:
            continue
        space = shared.space(point, numbers, patiently)
        if space is None or (violated and holds_at([violated], space)):
            continue
        tried[point.dimension] += 1
        try:
            witness = _try(claim, space, undefined_counts, assumed)
        except Inexpressible:
            inexpressible = True
            continue
        seen.add(values)
        if witness is not None:
            results.append((_complexity(witness), witness))
        if len(results) >= _COMPARED and not _all_undefined(results):
            break
    return min(results, key=lambda pair: pair[0])[1] if results else None, inexpressible


def witness_at(values: Mapping[str, Any], claim: Claim, hypotheses: Sequence[Claim]) -> Witness | None:
    """The witness that a given point is, or None where the hypotheses fail there, or no failure is seen.

    Args:
        values: integers or fractions: a scalar's value, a vector's entries, the rows of a matrix of M by N, by name; a
            gain with zero entries has them last, and without a vector N is 2. Every other letter gets the value of the
            plainest point of the search.
        claim: the function of a space whose statements are tried.
        hypotheses: functions of a space.
    """
    entries = {(name, index): entry for name, value in values.items() for index, entry in _entries(value)}
    fixed = {letter: Surd.rational(*entry.as_integer_ratio()) for letter, entry in entries.items()}
    places = [index for _, index in fixed if isinstance(index, tuple)]
    rows = max((1 + row for row, _ in places), default=None)
    lengths = [1 + column for _, column in places] or [len(v) for v in values.values() if isinstance(v, Sequence)]
    zeros = list(values.get(ZEROS_GAIN, ())).count(0)
    point = Point(max(lengths, default=2), zeros, 0, fixed, rows=rows)
    try:
        space = satisfy(point, hypotheses)
        witness = _try(claim, space, True, hypotheses) if space is not None else None
    except Inexpressible:
        with precision():
            space = satisfy(point, hypotheses, Reals)
            witness = _try(claim, space, True, hypotheses) if space is not None else None
    return _in_terms_of(witness, claim, hypotheses)


def _entries(value: Any) -> Iterator[tuple[Index, Any]]:
    """The entries of a scalar, a vector or a matrix, each with its place."""
    for n, row in enumerate(value if isinstance(value, Sequence) else ()):
        yield from (((n, m), entry) for m, entry in enumerate(row)) if isinstance(row, Sequence) else [(n, row)]
    if not isinstance(value, Sequence):
        yield None, value


def _all_undefined(found: list[tuple[int, Witness]]) -> bool:
    return all(witness.undefined for _, witness in found)


def satisfiable(hypotheses: Sequence[Claim]) -> bool:
    """Whether some point satisfies the hypotheses: a claim about nothing is no claim."""
    return any(satisfy(point, hypotheses) for point in points())


def _try(claim: Claim, space: MatrixSpace, undefined_counts: bool, hypotheses: Sequence[Claim]) -> Witness | None:
    try:
        for statement in try_claim(claim, space):
            # That two sides agree at one point is no witness against their being different.
            if statement.relation is Relation.DIFFER:
                continue
            if (failure := statement.failure(True)) is not None:
                return describe(space, claim, hypotheses, statement.position, plain(statement.name), failure, False)
    except Vacuous:
        return None
    except Undefined as reason:
        return describe(space, claim, hypotheses, 0, "", str(reason), True) if undefined_counts else None
    return None


def describe(
    space: MatrixSpace,
    claim: Claim,
    hypotheses: Sequence[Claim],
    index: int,
    name: str,
    failure: str,
    undefined: bool,
) -> Witness:
    """The witness that a point is, with the letters of the hypotheses, and of the claim as far as it was tried."""
    tried = [node for hypothesis in hypotheses for node in record(hypothesis).nodes]
    tried += takewhile(space.values.__contains__, record(claim).nodes)
    used = Letters(tried)
    values: dict[str, Any] = {name: place for name, place in space.indices.items() if name in used.indices}
    values |= {"M": space.height} if used.have_height else {}
    sampled: Any = space.numbers
    for letter, position in used.entries(sampled.point):
        sampled.free(letter, position, letter == ZEROS_GAIN)
        value = sampled.values[letter, position]
        if position is None:
            values[letter] = value
        elif isinstance(position, tuple):
            rows = values.setdefault(letter, [])
            rows += [[]] * (not position[1])
            rows[-1] = [*rows[-1], value]
        else:
            values.setdefault(letter, []).append(value)
    zeros = None
    if used.have_zeros:
        zeros = space.zeros
        values[ZEROS_GAIN] = values.get(ZEROS_GAIN, []) + [Surd.rational(0)] * (zeros or 0)
    return Witness(space.dimension, zeros, values, index, name, failure, undefined)


def _complexity(witness: Witness) -> int:
    texts = [str(v) for value in witness.values.values() for v in _flat(value)]
    size = sum(len(text) + (2 if text not in ("0", "1") else 0) for text in texts)
    return size + (1000 if witness.undefined else 0)


def _flat(value: Any) -> list[Any]:
    return [v for part in value for v in _flat(part)] if isinstance(value, list) else [value]
