"""Checks a proof before reporting it, in exact arithmetic at adversarial points.

It shares only the recorded expression tree with the moment calculus: vectors are lists, operators are tables, and a
derivative is the chain rule (see `plain`). The points satisfy the hypotheses: zeros, ties, constant rows, single
entries, ε = 0, each number of zero gains, and plain numbers between them, at N = 1, 2, 3 and 5. Further points lie
where the proof could be wrong (see `boundaries`), and are those of the witness search, up to N = 24 where that is
little work. Equations are also proved a third time, for every N (see `identity`), or else in free symbols at N = 2.
The conditions of the proof are worked out at each point too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from lnverify.proofs.errors import Disagreement
from lnverify.proofs.readings.matrices.constraints import places, satisfy
from lnverify.proofs.readings.matrices.plain import try_claim as evaluated
from lnverify.proofs.readings.matrices.plain import work
from lnverify.proofs.readings.matrices.points import Point, Sampled, hurting_points, points
from lnverify.proofs.readings.matrices.reals import Reals, precision
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.recording import indices, record
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Undefined, Vacuous
from lnverify.proofs.verdicts.boundaries import PLAIN, Boundary, is_about_sizes
from lnverify.proofs.verdicts.conditions import Condition
from lnverify.proofs.verdicts.identity import holds_identically
from lnverify.proofs.verdicts.second_proof import holds_in_symbols
from lnverify.proofs.verdicts.witness import describe
from lnverify.proofs.vocabulary import Claim

# So many points with a meaning are enough: the others are for claims whose hypotheses few points satisfy.
_ENOUGH = 12

# Operations on numbers that may be spent on the points of a search.
_SEARCHED = 4000
# Terms of polynomials that a proof in free symbols may go through: some 20 ms.
_WORK = 1500
_READINGS = (
    "two readings disagree, which is a fault of this program: the moment calculus proves the claim for every N, and "
    "{}; please report the claim"
)


@dataclass(frozen=True)
class Confirmation:
    """What a proof was held against.

    Attributes:
        dimensions: N of each point at which the hypotheses hold and the claim was true, in exact numbers or in balls.
        satisfiable: whether the hypotheses hold somewhere.
        is_large: whether hypotheses say that N is so large that no point was tried there.
        identically: whether that was for every N, modulo two primes (see `identity`), and not at N = 2 alone.
        in_symbols: whether free symbols confirmed the equations too; False where that was too much work.
    """

    dimensions: tuple[int, ...]
    satisfiable: bool
    in_symbols: bool
    is_large: bool = False
    identically: bool = False


def spot_check(
    claim: Claim, hypotheses: Sequence[Claim], conditions: Sequence[Condition], tried: Sequence[Boundary] = ()
) -> Confirmation:
    """Try a proved claim at points that satisfy its hypotheses.

    Where the conditions hold too, it has to have a meaning and to be true. Where one of them fails, it need not have a
    meaning; where it has one it is true all the same, unless it was the calculus that divided by what is zero there.

    Args:
        claim: a function of a space.
        hypotheses: functions of a space.
        conditions: what was divided by, or stands under a root.
        tried: where the proof could be wrong.

    Raises:
        Disagreement: where it is false at one of them, or has no meaning there though it should.
    """
    results: list[int] = []
    satisfiable, assumed = False, tuple(map(record, hypotheses))
    shared = places(assumed, tuple(indices(*assumed, record(claim))))
    with precision():
        for point, patiently in _candidates():
            if patiently and satisfiable:
                break
            space = partial(shared.space, point, patiently=patiently)
            is_true = _is_true_in(space, claim, hypotheses, conditions)
            if is_true is None:
                continue
            satisfiable = True
            results += [point.dimension] if is_true else []
            if len(results) >= (_ENOUGH if point.hurting else 1):
                break
        moved = [pair for boundary in tried for pair in boundary.moved(claim, hypotheses)]
        tries = [(point, partial(satisfy, point, given), given) for point, given in moved]
        others = [(it.dimension, _is_true_in(space, claim, given, conditions)) for it, space, given in tries]
        is_satisfied = satisfiable or any(is_true is not None for _, is_true in others)
        is_large = not is_satisfied and _is_satisfied_but_large(tried, hypotheses)
        satisfiable = is_satisfied or is_large
        further = _affordable([claim, *hypotheses]) if satisfiable else ()
        others += [
            (it.dimension, _is_true_in(partial(shared.space, it), claim, hypotheses, conditions)) for it in further
        ]
        results += [dimension for dimension, is_true in others if is_true]
    identically = holds_identically(record(claim), assumed)
    in_symbols = identically or (identically is None and holds_in_symbols(claim, hypotheses, 2, _WORK))
    if identically is False or in_symbols is False:
        where = "random residues" if identically is False else "free symbols at N = 2"
        raise Disagreement(_READINGS.format(f"{where} tell the two sides of an equation apart"))
    return Confirmation(tuple(results), satisfiable, bool(in_symbols), is_large, bool(identically))


def _is_satisfied_but_large(tried: Sequence[Boundary], hypotheses: Sequence[Claim]) -> bool:
    """Whether N is known, so large that no point is tried there, and what is said of other things holds elsewhere."""
    if not any(boundary.sizes and boundary.dimension_at(PLAIN[0]) > PLAIN[-1].dimension for boundary in tried):
        return False
    others = [hypothesis for hypothesis in hypotheses if not is_about_sizes(hypothesis)]
    return len(others) < len(hypotheses) and any(satisfy(point, others, Reals) for point in hurting_points())


def _candidates() -> Iterator[tuple[Point, bool]]:
    """The points chosen to hurt; where none serves, those of a search, and then the first ones with more patience."""
    yield from ((point, False) for point in (*hurting_points(), *points()))
    yield from ((point, True) for point in hurting_points())


def _affordable(claims: Sequence[Claim]) -> Iterator[Point]:
    """Points of a search, each dimension in its turn, the largest first, as far as their evaluation is little work."""
    left, costs = _SEARCHED, {n: sum(work(claim, n) for claim in claims) for n in {p.dimension for p in points()}}
    for point in _in_turn():
        if costs[point.dimension] <= left:
            left -= costs[point.dimension]
            yield point


@cache
def _in_turn() -> tuple[Point, ...]:
    """The points of a search: of each dimension the last one, which has the largest numbers, then the one before it."""
    met: Counter[int] = Counter()
    ranks = []
    for point in reversed(points()):
        ranks.append((met[point.dimension], -point.dimension, point))
        met[point.dimension] += 1
    return tuple(point for _, _, point in sorted(ranks, key=lambda rank: rank[:2]))


def _is_true_in(
    space_in: Callable[[Callable[[Point], Any]], MatrixSpace | None],
    claim: Claim,
    hypotheses: Sequence[Claim],
    conditions: Sequence[Condition],
) -> bool | None:
    """Whether the claim has a meaning at a point, where it is checked to be true; None where the hypotheses are not.

    Args:
        space_in: the space of the point in some numbers: exact ones if these hold all values, else balls.
        claim, hypotheses, conditions: as of `spot_check`.
    """
    for numbers in (Sampled, Reals):
        if (space := space_in(numbers)) is None:
            return None
        with suppress(Inexpressible):
            return _is_true_at(claim, space, hypotheses, conditions)
    return False


def _is_true_at(claim: Claim, space: MatrixSpace, hypotheses: Sequence[Claim], conditions: Sequence[Condition]) -> bool:
    """Whether the claim has a meaning at the point, where it is checked to be true.

    Raises:
        Inexpressible: where these numbers cannot tell.
    """
    try:
        result = evaluated(claim, space)
    except Vacuous:
        return False
    except Undefined as reason:
        if _all_true_at(conditions, space):
            failure = f"it has no meaning{_though(conditions)}: {reason}"
            raise _disagreement(space, claim, hypotheses, 0, failure) from None
        return False
    for said in result:
        # That two sides agree at one point is no witness against their being different.
        if said.relation is not Relation.DIFFER and (failed := said.failure(True)):
            if _all_true_at([condition for condition in conditions if condition.of_calculus], space):
                raise _disagreement(space, claim, hypotheses, said.position, failed)
            return False
    return True


def _all_true_at(conditions: Sequence[Condition], space: MatrixSpace) -> bool:
    """
    Raises:
        Inexpressible: where one may be false.
    """
    told = [condition.is_true_at(space) for condition in conditions]
    if None in told and False not in told:
        raise Inexpressible("a condition")
    return all(told)


def _though(conditions: Sequence[Condition]) -> str:
    return f" though {'; '.join(condition.text for condition in conditions)}" if conditions else ""


def _disagreement(
    space: MatrixSpace, claim: Claim, hypotheses: Sequence[Claim], index: int, failure: str
) -> Disagreement:
    point = describe(space, claim, hypotheses, index, "", failure, False)
    return Disagreement(_READINGS.format(f"exact arithmetic says of statement {index + 1} {point}"))
