"""The confirmation of a proof, before it is said: the same claim in exact numbers, at points chosen to hurt.

It shares the vocabulary with the moment calculus and nothing else: vectors are lists, operators are tables, a
derivative is the chain rule over what made an entry. A point is one at which the hypotheses hold: zeros, ties, constant
rows, single entries, ε = 0, each number of zero gains, and plain numbers between them, at N = 1, 2, 3 and 5. The
conditions of a proof are worked out there too. It is tried where it could be wrong as well (see `boundaries`), and, up
to N = 24, where that is little work; so are equations held against free symbols at N = 2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log

from lnverify.proofs.errors import Disagreement
from lnverify.proofs.readings.matrices.placing import place
from lnverify.proofs.readings.matrices.points import Point, hurting_points, points
from lnverify.proofs.readings.matrices.reals import Reals, precision
from lnverify.proofs.readings.matrices.space import Explicit
from lnverify.proofs.readings.matrices.truth import failure_of
from lnverify.proofs.statements import Relation, statements
from lnverify.proofs.values import Inexpressible, Undefined, Vacuous
from lnverify.proofs.verdicts.boundaries import Boundary
from lnverify.proofs.verdicts.conditions import Condition
from lnverify.proofs.verdicts.second_proof import holds_in_symbols
from lnverify.proofs.verdicts.witness import describe
from lnverify.proofs.vocabulary import Claim

# So many points with a meaning are enough: the others are for claims whose hypotheses few points satisfy.
_ENOUGH = 12

# Points in larger dimensions, and how many operations on entries may be spent there.
_FAR = tuple(Point(n, n % 5, 10 + n) for n in (12, 7, 24))
_FAR_WORK = 400
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
        in_symbols: whether free symbols at N = 2 confirmed the equations too; False where that was too much work.
    """

    dimensions: tuple[int, ...]
    satisfiable: bool
    in_symbols: bool


def confirm(
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
    found: list[int] = []
    satisfiable = False
    work: dict[int, int] = {}
    with precision():
        for point, patiently in _candidates():
            if patiently and satisfiable:
                break
            space = place(point, hypotheses, Reals, patiently)
            if space is None:
                continue
            satisfiable = True
            if _is_true_at(claim, space, conditions):
                found.append(point.dimension)
                work[point.dimension] = max(work.get(point.dimension, 0), space.work)
            if len(found) >= (_ENOUGH if point.hurting else 1):
                break
        others = [space for boundary in tried for space in boundary.places(hypotheses, Reals)]
        others += [space for point in _affordable(work) if (space := place(point, hypotheses, Reals)) is not None]
        found += [space.dimension for space in others if _is_true_at(claim, space, conditions)]
    in_symbols = holds_in_symbols(claim, hypotheses, 2, _WORK)
    if in_symbols is False:
        raise Disagreement(_READINGS.format("free symbols at N = 2 tell the two sides of an equation apart"))
    return Confirmation(tuple(found), satisfiable, bool(in_symbols))


def _candidates() -> Iterator[tuple[Point, bool]]:
    """The points chosen to hurt; where none serves, those of a search, and then the first ones with more patience."""
    yield from ((point, False) for point in (*hurting_points(), *points()))
    yield from ((point, True) for point in hurting_points())


def _affordable(work: dict[int, int]) -> Iterator[Point]:
    """Points in larger dimensions, as far as the work at small ones lets expect that there is little."""
    if not work.get(3) or not work.get(5):
        return
    power, left = log(work[5] / work[3]) / log(5 / 3), _FAR_WORK
    for point in _FAR:
        left -= work[5] * (point.dimension / 5) ** power
        if left < 0:
            return
        yield point


def _is_true_at(claim: Claim, space: Explicit, conditions: Sequence[Condition]) -> bool:
    """Whether the claim has a meaning at the point, where it is checked to be true."""
    try:
        found = statements(claim(space))
    except Vacuous:
        return False
    except Undefined as reason:
        if all(condition.is_true_at(space) for condition in conditions):
            raise _disagreement(space, 0, f"it has no meaning{_though(conditions)}: {reason}") from None
        return False
    except Inexpressible:
        return False
    for index, statement in enumerate(found):
        # That two sides agree at one point is no witness against their being different.
        if statement.relation is not Relation.DIFFER and (failure := failure_of(statement, unsure=True)):
            if not all(condition.is_true_at(space) for condition in conditions if condition.of_calculus):
                return False
            raise _disagreement(space, index, failure)
    return True


def _though(conditions: Sequence[Condition]) -> str:
    return f" though {'; '.join(condition.text for condition in conditions)}" if conditions else ""


def _disagreement(space: Explicit, index: int, failure: str) -> Disagreement:
    point = describe(space, index, "", failure, False)
    return Disagreement(_READINGS.format(f"exact arithmetic says of statement {index + 1} {point}"))
