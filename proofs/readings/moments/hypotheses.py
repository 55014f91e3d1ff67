"""A claim read in the moment calculus: its hypotheses first, in as many blocks and generators as it needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from proofs.errors import InputError, Undecided
from proofs.readings.moments.field import OutOfGenerators
from proofs.readings.moments.form_terms import FormTerms
from proofs.readings.moments.space import Moments
from proofs.readings.moments.values import MomentScalar
from proofs.statements import Relation, Statement, statements
from proofs.terms import Term
from proofs.values import Inexpressible, ZerosNeeded
from proofs.vocabulary import Claim

# Most claims need fewer generators than this, and in a small ring work is fast; none may need more than the other.
_GENERATORS, _MOST_GENERATORS = 12, 1000
# The search for a certificate looks at further moments.
_FOR_ORDERS = 24
_ORDERS = (Relation.AT_MOST, Relation.POSITIVE)

Result = TypeVar("Result")


def with_room(work: Callable[[int], Result]) -> Result:
    """What the work gives in the first ring with generators enough for it.

    Args:
        work: takes how many generators the ring has, and raises OutOfGenerators where it needs more.

    Raises:
        Undecided: where it needs more than a thousand.
    """
    size = _GENERATORS
    while size <= _MOST_GENERATORS:
        try:
            return work(size)
        except OutOfGenerators:
            size *= 2
    raise Undecided("the claim needs more than a thousand moments")


def read(
    claim: Claim,
    hypotheses: Sequence[Claim] = (),
    space_of: type[Moments] = Moments,
    terms: int = 5000,
    size: int = _FOR_ORDERS,
) -> tuple[Moments, list[Statement]]:
    """The claim's statements in the moment calculus, in one block of coordinates or in two.

    Args:
        claim: a function of a space.
        hypotheses: functions of a space, taken for granted.
        space_of: the moment space, or one in which vectors are opaque.
        terms: how many terms a form may have.
        size: how many generators the ring has.

    Raises:
        OutOfGenerators: where more are needed, or an order leaves too few for the search for a certificate.
        Unwieldy: where a form has more.
        Inexpressible: for what lies outside the calculus.
        Undefined: where it divides by 0 for all values.
    """
    try:
        space, found = _read(space_of(False, size, terms), claim, hypotheses)
    except ZerosNeeded:
        space, found = _read(space_of(True, size, terms), claim, hypotheses)
    if size < _FOR_ORDERS and any(item.relation in _ORDERS for item in found):
        raise OutOfGenerators
    return space, found


def _read(space: Moments, claim: Claim, hypotheses: Sequence[Claim]) -> tuple[Moments, list[Statement]]:
    for hypothesis in hypotheses:
        _assume_all(space, hypothesis)
    return space, _read_claim(space, claim)


def _assume_all(space: Moments, hypothesis: Claim) -> None:
    found = _of(space, hypothesis)
    # Its form says less than the hypothesis, or more, where that is 0.
    if space.has_doubts:
        raise Inexpressible("a hypothesis in whose form the calculus divides by what may be 0")
    for statement in found:
        space.assume(statement)


def _read_claim(space: Moments, claim: Claim) -> list[Statement]:
    """The claim's statements, read again as long as something was told too late.

    That is that a radicand is not negative, that what a logarithm is taken of is positive, or that an exponential is
    needed in halves, say.
    """
    divided = space.divided()
    while True:
        known = len(space.signs.presupposed)
        space.field.unoriented = 0
        space.has_news = False
        found = _of(space, claim)
        settled = not space.field.unoriented or len(space.signs.presupposed) == known
        if settled and not space.has_news:
            return found
        space.divided_only(divided)


def _of(space: Moments, claim: Claim) -> list[Statement]:
    found = statements(claim(space))
    if any(statement.left.space is not space for statement in found):
        raise InputError("a statement about another space was returned; a claim uses the space that it is given")
    return found


def cases(hypotheses: Sequence[Claim], given: Sequence[Claim], size: int) -> list[Term]:
    """Of the first equation P = 0 among the hypotheses with P a product: its factors, one of which is 0.

    Those that are known not to be 0 are left out. Where no equation is a product, the list is empty.

    Args:
        hypotheses: functions of a space.
        given: equations, read before them: a product of which one factor is 0 leaves no cases.
        size: how many generators the ring has.

    Raises:
        Unwieldy, OutOfGenerators, Inexpressible, Undefined: as `read` does.
    """
    space, found = read(
        lambda s: [item for hypothesis in hypotheses for item in statements(hypothesis(s))], given, size=size
    )
    equations = [item for item in found if item.relation is Relation.EQUAL and isinstance(item.left, MomentScalar)]
    for statement in found:
        if statement.relation is not Relation.EQUAL:
            space.assume(statement)
    for statement in equations:
        factors = space.factors_of_zero((statement.left - statement.right).value)
        if factors:
            return [FormTerms(space).polynomial(factor) for factor in factors]
    return []
