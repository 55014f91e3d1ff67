"""A claim read in the moment calculus: its hypotheses first, in as many blocks and generators as it needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from lnverify.proofs.algebra.field import OutOfGenerators
from lnverify.proofs.errors import Undecided
from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.assumptions import ZeroProduct
from lnverify.proofs.readings.moments.form_terms import FormTerms
from lnverify.proofs.readings.moments.opaque import Opacity
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.recording import Recorded
from lnverify.proofs.statements import Relation, Statement
from lnverify.proofs.values import Inexpressible, ZerosNeeded

# Most claims need fewer generators than this, and in a small ring work is fast; none may need more than the other.
_GENERATORS, _MOST_GENERATORS = 12, 200
# The search for a certificate looks at further moments.
_FOR_ORDERS = 24
_ORDERS = (Relation.AT_MOST, Relation.POSITIVE)
_OF_SIZES, _OF_SCALARS, _OF_MATRICES, _OF_VECTORS = -3, -2, -1, 1

Result = TypeVar("Result")


class Cases(Exception):
    """A hypothesis says that a product is 0: what is to be shown has to be shown for each factor that may be.

    Attributes:
        zeros: the factors.
    """

    def __init__(self, zeros: list[Expression]) -> None:
        super().__init__()
        self.zeros = zeros


def retry_in_larger_ring(work: Callable[[int], Result]) -> Result:
    """What the work gives in the first ring with generators enough for it.

    Args:
        work: takes how many generators the ring has, and raises OutOfGenerators where it needs more.

    Raises:
        Undecided: where it needs more than two hundred.
    """
    size = _GENERATORS
    while size <= _MOST_GENERATORS:
        try:
            return work(size)
        except OutOfGenerators:
            size *= 2
    raise Undecided("the claim needs more than two hundred moments")


def read_claim(
    claim: Recorded,
    hypotheses: Sequence[Recorded] = (),
    opacity: Opacity = Opacity.NONE,
    terms: int = 5000,
    size: int = _FOR_ORDERS,
) -> tuple[Moments, list[Statement]]:
    """The claim's statements in the moment calculus, in one block of coordinates or in two.

    Args:
        claim: the claim.
        hypotheses: what is taken for granted.
        opacity: whether factors of products become letters.
        terms: how many terms a form may have.
        size: how many generators the ring has.

    Raises:
        OutOfGenerators: where more are needed, or an order leaves too few for the search for a certificate.
        TooManyTerms: where a form has more.
        Inexpressible: for what lies outside the calculus.
        Undefined: where it divides by 0 for all values.
        Cases: where a hypothesis says that a product is 0.
    """
    if size < _FOR_ORDERS and any(relation in _ORDERS for relation in claim.relations):
        raise OutOfGenerators
    try:
        return _read_in(Moments(False, size, terms, opacity), claim, hypotheses)
    except ZerosNeeded:
        return _read_in(Moments(True, size, terms, opacity), claim, hypotheses)


def _read_in(space: Moments, claim: Recorded, hypotheses: Sequence[Recorded]) -> tuple[Moments, list[Statement]]:
    ranks = [_rank(hypothesis) for hypothesis in hypotheses]
    # What is known of matrices comes first; an equation between vectors is solved for a letter before anything but an
    # order is said of that. The orders are said again, of what the letter was solved for.
    in_order = sorted(hypotheses, key=_rank) if {_OF_VECTORS, _OF_MATRICES} & {*ranks} else hypotheses
    again = [h for h in hypotheses if _OF_VECTORS in ranks and _rank(h) in (0, _OF_SCALARS)]
    space.kernel.is_assuming = True
    for hypothesis in [*in_order, *again]:
        _assume_all(space, hypothesis)
    space.kernel.is_assuming = False
    return space, _read_claim(space, claim)


def _rank(hypothesis: Recorded) -> int:
    """What is said of scalars and vectors comes first, but for equations; then equations between matrices, the orders
    of matrices, equations between vectors, and the others.
    """
    operations = {node.operation for node in hypothesis.nodes}
    if operations <= {"equal", "sub", "add", "neg", "rational", "dimension"}:
        return _OF_SIZES
    equations = [item for item in hypothesis.statements if item.operation == Relation.EQUAL]
    shapes = {len(item.parts[0].shape or ()) for item in equations}
    if shapes - {0}:
        return _OF_MATRICES if 2 in shapes else _OF_VECTORS
    if equations:
        return _OF_VECTORS + 1
    return 0 if "matrix" in operations else _OF_SCALARS


def _assume_all(space: Moments, hypothesis: Recorded) -> None:
    result = hypothesis(space)
    # Its form says less than the hypothesis, or more, where that is 0.
    if space.has_doubts:
        raise Inexpressible("a hypothesis in whose form the calculus divides by what may be 0")
    space.assumptions.existence()
    for statement in result:
        try:
            space.assumptions.take(statement)
        except ZeroProduct as product:
            raise Cases([FormTerms(space).polynomial(factor) for factor in product.factors]) from None


def _read_claim(space: Moments, claim: Recorded) -> list[Statement]:
    """The claim's statements, read again as long as something was told too late.

    That is that a radicand is not negative, that what a logarithm is taken of is positive, or that an exponential is
    needed in halves, say.
    """
    noted = space.notes.copy()
    while True:
        known = len(space.kernel.presupposed)
        space.notes.unoriented = 0
        space.notes.has_news = False
        result = claim(space)
        settled = not space.notes.unoriented or len(space.kernel.presupposed) == known
        if settled and not space.notes.has_news:
            return result
        space.read_again(noted)
