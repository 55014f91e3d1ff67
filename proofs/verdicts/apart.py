"""For which N two things differ: for some N, or for every N at a point in each.

For every N a family of points is tried: it gives each scalar a number, each vector one value at one coordinate and
another value at all others, and each matrix equal rows. Put into the claim, it leaves N alone free. That the hypotheses
hold along the family, and that the two sides differ there, is then proved like any other claim.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

from lnverify.proofs.errors import InputError, Undecided
from lnverify.proofs.expressions import (
    Expression,
    build,
    in_order,
    ones,
    rational,
    rewrite,
    substitute,
    variables,
    without_names,
)
from lnverify.proofs.hypotheses import at_least_two
from lnverify.proofs.readings.printed import TEXT
from lnverify.proofs.recording import Recorded, record
from lnverify.proofs.verdicts.witness import Witness, find_witness, witness_at
from lnverify.proofs.vocabulary import ZEROS_GAIN

# What the letters are in the families that are tried: at one coordinate, and at the others; and the scalars.
_PAIRS = ((0, 0), (1, 1), (1, 0), (0, 1), (2, 1), (1, -1), (3, 0))
_SCALARS = (1, 2, 0, 3)
# So many families are looked at, and of those that tell the sides apart at N = 2 and 3 so many are tried for every N.
_LOOKED_AT, _TRIED = 60, 6

Family = dict[Expression, tuple[Fraction, Fraction]]


class Extent(StrEnum):
    """For which N a statement was shown, the strongest first."""

    EVERY = "every N"
    FROM_ONE = "every N ≥ 1, with a point in each"
    FROM_TWO = "every N ≥ 2, with a point in each"
    SOME = "some N"


@dataclass(frozen=True)
class Apart:
    """Where two things differ.

    Attributes:
        extent: for which N; never Extent.EVERY, which has all values.
        witness: one point at which they do.
        family: the points for every N, in words; "" where they are known to differ for some N alone.
    """

    extent: Extent
    witness: Witness
    family: str = ""


def tell_apart(agreement: Recorded, hypotheses: Sequence[Recorded], holds: Callable[..., bool]) -> Apart | None:
    """Where two things differ, or None where no point is found.

    Args:
        agreement: that they are equal.
        hypotheses: what is assumed of the letters.
        holds: whether a claim holds under hypotheses for every N, and has a meaning wherever these hold.
    """
    witness = find_witness(agreement, hypotheses, False)
    if witness is None or not witness.has_dimension:
        return None if witness is None else Apart(Extent.SOME, witness)
    for family in islice(_families(agreement, hypotheses), _TRIED):
        for extent, assumed in ((Extent.FROM_ONE, []), (Extent.FROM_TWO, [record(at_least_two)])):
            if len(_names(agreement, *hypotheses)) <= len(assumed) + 1 and _holds_along(
                family, agreement, hypotheses, assumed, holds
            ):
                return Apart(extent, witness, _describe(family))
    return Apart(Extent.SOME, witness)


# -- families -------------------------------------------------------------------------------------------


def _families(agreement: Recorded, hypotheses: Sequence[Recorded]) -> Iterator[Family]:
    """Families that satisfy the hypotheses and tell the sides apart at N = 2, M = 1 and at N = M = 3."""
    nodes = in_order(*(without_names(item) for claim in (agreement, *hypotheses) for item in claim.statements))
    letters = list(dict.fromkeys(variables(nodes)))
    if any(letter.shape not in _SHAPES for letter in letters):
        return
    # A derivative is taken at a letter, so no value can be put in its place.
    if any(node.operation in ("jacobian", "gradient", "derivative") for node in nodes):
        return
    families = ({letter: _draw(letter, random) for letter in letters} for random in map(Random, range(_LOOKED_AT)))
    for family in sorted(families, key=_complexity):
        if all(_tells_apart(family, size, rows, agreement, hypotheses) for size, rows in ((2, 1), (3, 3))):
            yield family


_SHAPES = ((), ("N",), ("M",), ("M", "N"))


def _complexity(family: Family) -> Fraction:
    return sum((abs(first) + abs(other) + 2 * (first != other) for first, other in family.values()), Fraction(0))


def _draw(letter: Expression, random: Random) -> tuple[Fraction, Fraction]:
    """The value of a letter: at one coordinate, and at the others."""
    if letter.operation == "zeros_gain":
        first, others = 1, 0
    elif letter.shape in ((), ("M",)):
        first = others = random.choice(_SCALARS)
    else:
        first, others = random.choice(_PAIRS)
    return Fraction(first), Fraction(others)


def _tells_apart(family: Family, size: int, rows: int, agreement: Recorded, hypotheses: Sequence[Recorded]) -> bool:
    values = {_name(letter): _entries(letter, *pair, size, rows) for letter, pair in family.items()}
    witness = witness_at(values, agreement, hypotheses)
    return witness is not None and not witness.undefined and witness.dimension == size


def _entries(letter: Expression, first: Fraction, other: Fraction, size: int, rows: int) -> Any:
    row = (first, *[other] * (size - 1))
    return {(): first, ("N",): row, ("M",): (first,) * rows}.get(letter.shape or (), (row,) * rows)


def _describe(family: Family) -> str:
    return ", ".join(f"{_symbol(letter)} = {_text(letter, *pair)}" for letter, pair in family.items())


def _symbol(letter: Expression) -> str:
    return TEXT.symbols.get(_name(letter), _name(letter))


def _name(letter: Expression) -> str:
    return str(letter.parts[0]) if letter.parts else ZEROS_GAIN


def _text(letter: Expression, first: Fraction, other: Fraction) -> str:
    if not letter.shape:
        return str(first)
    row = f"({first}, {other}, …, {other})"
    return f"({row}, …, {row})" if len(letter.shape) == 2 else row


# -- for every N ----------------------------------------------------------------------------------------


def _holds_along(
    family: Family,
    agreement: Recorded,
    hypotheses: Sequence[Recorded],
    assumed: Sequence[Recorded],
    holds: Callable[..., bool],
) -> bool:
    """Whether the hypotheses hold and the sides differ, at the point of the family for every N."""
    index = next(iter(_names(agreement, *hypotheses)), _unused(family))
    values = {letter: _expression(letter, *pair, index) for letter, pair in family.items()}

    def put_in(statement: Expression) -> Expression:
        return substitute(
            rewrite(without_names(statement), lambda node: _without_reciprocal(node, family, index)), values
        )

    given = [put_in(statement) for hypothesis in hypotheses for statement in hypothesis.statements]
    (equation,) = agreement.statements
    left, right = equation.parts
    for difference in _differences(build("sub", left, right), index):
        try:
            if holds(Recorded.of(put_in(difference), *given), assumed):
                return True
        except (Undecided, InputError):
            continue
    return False


def _differences(gap: Expression, index: str) -> Iterator[Expression]:
    """Statements each of which says that a scalar, a vector or a matrix is not 0."""
    if gap.shape == ():
        yield build("nonzero", gap)
    elif gap.shape == ("N",):
        yield build("nonzero", build("entry", gap, index))
    if len(gap.shape or ()) == 1:
        yield build("positive", build("dot", gap, gap))
    elif gap.shape:
        yield build("positive", build("trace", build("matmul", build("transpose", gap), gap)))


def _expression(letter: Expression, first: Fraction, other: Fraction, index: str) -> Expression:
    """The value of a letter in a family, for every N."""
    if not letter.shape:
        return _number(first)
    if letter.shape == ("M",):
        return build("mul", _number(first), ones("M"))
    basis = Expression("basis", (index,), ("N",))
    row = (
        build("mul", _number(other), ones())
        if first == other
        else build("add", build("mul", _number(other), ones()), build("mul", _number(first - other), basis))
    )
    return row if letter.shape == ("N",) else build("outer", ones("M"), row)


def _number(value: Fraction) -> Expression:
    return rational(value.numerator, value.denominator)


def _without_reciprocal(node: Expression, family: Family, index: str) -> Expression:
    """Reciprocals of a letter, with 0 for that of 0, as the vector that they are."""
    if node.operation == "drazin" and (letter := node.parts[0]) in family:
        first, other = (1 / value if value else value for value in family[letter])
        return _expression(letter, first, other, index)
    return node


def _names(*claims: Recorded) -> list[str]:
    """The indices of claims, each once."""
    nodes = in_order(*(statement for claim in claims for statement in claim.statements))
    return list(dict.fromkeys(str(node.parts[-1]) for node in nodes if node.operation in ("basis", "entry")))


def _unused(family: Family) -> str:
    """A name for an index that no letter has."""
    taken = {_name(letter) for letter in family}
    return next(name for name in map("i{}".format, range(len(taken) + 1)) if name not in taken)
