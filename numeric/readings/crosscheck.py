"""The numeric rows of a claim: the largest residual found beside the bound that it cannot exceed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from flint import arb

from lnverify.numeric.readings.arrays import Arrays
from lnverify.numeric.readings.balls import Balls, ball_precision
from lnverify.numeric.readings.inputs import (
    SMALL_DIMENSIONS,
    Input,
    LayerNormWeights,
    letters_of,
    paper_inputs,
    real_inputs,
    round_input,
    same,
    satisfies,
    small_inputs,
)
from lnverify.numeric.readings.tracked import BALLS, READINGS, find_rounding
from lnverify.proofs.readings.operators import Structured
from lnverify.proofs.recording import record
from lnverify.proofs.registry import DeclaredClaim
from lnverify.proofs.statements import Relation, Statement, statements
from lnverify.proofs.values import Undefined, Vacuous
from lnverify.proofs.verdicts.verdict import assumptions

# Operators are compared in all columns up to _ALL_COLUMNS of them, beyond in _SOME_COLUMNS, spread evenly.
_ALL_COLUMNS, _SOME_COLUMNS = 16, 6
# Sums of samples in a format of a larger unit roundoff say little: their rounding hides what is sampled.
_COARSEST_SAMPLED = 2.0**-12
# Residual, bound and ratio where a claim has no value at all, such as 1/0.
_NO_NUMBER = (float("inf"), 0.0, float("inf"))


@dataclass(frozen=True)
class NumericRow:
    """What was measured of a claim in one reading on one group of inputs.

    Attributes:
        reading: "mpmath", a format, or "Arb".
        group: "small", "paper" or the name of a LayerNorm.
        inputs: how many inputs were measured.
        residual: the largest |left − right| found (how far an order is violated, for an order), relative to the largest
            entry of the two sides; as it stands where a side may be 0 or there is only one.
        bound: what the residual cannot exceed where the claim is true, at the same input, relative too.
        worst_ratio: the largest residual/bound over all inputs: above 1 the claim is false in this reading.
        worst_input: the input of the largest residual.
        skipped: why there is nothing to measure, or "".
    """

    reading: str
    group: str
    inputs: int
    residual: float
    bound: float
    worst_ratio: float
    worst_input: str
    skipped: str = ""

    @property
    def exceeds_bound(self) -> bool:
        """Whether a residual was larger than its bound."""
        return self.worst_ratio > 1


def small_and_paper_rows(
    claim: DeclaredClaim, readings: Sequence[str] = READINGS, largest: int = max(SMALL_DIMENSIONS)
) -> list[NumericRow]:
    """The rows of a claim on the small inputs, with N up to the largest, and on the paper's setting."""
    assumed = assumptions(claim)
    letters = letters_of([claim.function, *assumed])
    inputs = small_inputs(letters, lambda i: satisfies(i, assumed), largest)
    paper = paper_inputs(letters, lambda i: satisfies(i, assumed))
    return [
        row(claim, reading, group, chosen)
        for reading in readings
        for group, chosen in (("small", inputs), ("paper", paper))
    ]


def real_rows(claim: DeclaredClaim, layer: LayerNormWeights, readings: Sequence[str] = READINGS) -> list[NumericRow]:
    """The rows of a claim on the gain and bias of a real LayerNorm."""
    assumed = assumptions(claim)
    letters = letters_of([claim.function, *assumed])
    inputs = real_inputs(letters, lambda i: satisfies(i, assumed), layer)
    return [row(claim, reading, layer.name, inputs) for reading in readings]


def row(claim: DeclaredClaim, reading: str, group: str, inputs: Sequence[Input]) -> NumericRow:
    """Measure a claim in one reading on inputs that satisfy its hypotheses."""
    if reading != BALLS and find_rounding(reading).unit > _COARSEST_SAMPLED and _is_sampled(claim):
        return NumericRow(reading, group, 0, 0.0, 0.0, 0.0, "", "an expectation is sampled in wider formats alone")
    results = []
    for input in inputs:
        result = _measure(claim, reading, input)
        if result is not None:
            results.append((*result, input.name))
    if not results:
        why = "no input of this group satisfies the hypotheses"
        if inputs:
            why = "rounded to this format the input no longer satisfies the hypotheses"
        return NumericRow(reading, group, 0, 0.0, 0.0, 0.0, "", why)
    residual, bound, _, name = max(results, key=lambda item: (item[0], item[2]))
    return NumericRow(reading, group, len(results), residual, bound, max(item[2] for item in results), name)


def _is_sampled(claim: DeclaredClaim) -> bool:
    return any(node.operation == "expectation" for node in record(claim.function).nodes)


# -- one input -----------------------------------------------------------------------------------------


def _measure(claim: DeclaredClaim, reading: str, input: Input) -> tuple[float, float, float] | None:
    """(residual, bound, ratio) of a claim at an input; None where it does not satisfy the hypotheses as it is held."""
    rounding = None if reading == BALLS else find_rounding(reading)
    held = round_input(rounding, input) if rounding else input
    if not same(held, input) and not satisfies(held, assumptions(claim)):
        return None
    given = held.dimension, held.values, held.zeros, held.height
    with np.errstate(all="ignore"), ball_precision():
        try:
            space = Arrays(rounding, *given) if rounding else Balls(*given)
            results = [s for s in statements(claim.function(space)) if s.relation is not Relation.DIFFER]
            return _largest_residual(results) if rounding else _ball_residual(results)
        except Vacuous:
            return None
        except Undefined:
            return _NO_NUMBER


def _largest_residual(found: list[Statement]) -> tuple[float, float, float]:
    """The largest residual of statements in a format, its bound, and the largest ratio."""
    residuals, bounds, ratios = (np.concatenate(part) for part in zip(*map(_residual, found), strict=True))
    residuals = np.where(np.isnan(residuals), np.inf, residuals)
    worst = int(np.argmax(residuals))
    return float(residuals[worst]), float(bounds[worst]), float(np.max(ratios))


def _residual(statement: Statement) -> tuple[Any, Any, Any]:
    """(residuals, bounds, ratios), entry by entry, the first two relative to the size of the statement.

    Where nothing is known of a value its bound is infinite and the ratio 0. A strict statement at the very edge,
    with a value known to be exactly 0, is broken by any measure: its ratio is infinite.
    """
    difference = _track(_difference(statement))
    values = np.ravel(np.asarray(difference.value, dtype=np.float64))
    bounds = np.ravel(difference.bound)
    if statement.relation is Relation.NONZERO:
        residuals = np.zeros(values.shape)
    else:
        residuals = np.abs(values) if statement.relation is Relation.EQUAL else np.maximum(values, 0.0)
    with np.errstate(all="ignore"):
        ratios = np.where((residuals == 0) | np.isinf(bounds), 0.0, residuals / bounds)
    if statement.relation in (Relation.POSITIVE, Relation.NONZERO):
        ratios = np.where((values == 0) & (bounds == 0), np.inf, ratios)
    size = _size(statement)
    return residuals / size, bounds / size, ratios


def _size(statement: Statement) -> float:
    """The largest entry of the two sides; 1 where no rounding separates a side from 0, and where there is one side."""
    if statement.right is None:
        return 1.0
    with np.errstate(all="ignore"):
        sides = [_track(side) for side in (statement.left, statement.right)]
        sizes = [float(np.max(np.abs(np.asarray(side.value, dtype=np.float64)), initial=0.0)) for side in sides]
        known = all(size > float(np.max(side.bound, initial=0.0)) for size, side in zip(sizes, sides, strict=True))
    return max(sizes) if known and np.isfinite(max(sizes)) else 1.0


def _track(value: Any) -> Any:
    if not isinstance(value, Structured):
        return value.data
    return value.space.entries(value, columns(value.space.length(value.sides[1])))


def columns(dimension: int) -> list[int]:
    """The columns in which operators are compared."""
    if dimension <= _ALL_COLUMNS:
        return list(range(dimension))
    return [round(i * (dimension - 1) / (_SOME_COLUMNS - 1)) for i in range(_SOME_COLUMNS)]


def _ball_residual(found: list[Statement]) -> tuple[float, float, float]:
    """(residual, radius, ratio) of statements about balls: 0 where they allow the statement, and the largest radius."""
    residual, radius, broken = 0.0, 0.0, False
    for statement in found:
        size = _ball_size(statement)
        for ball in np.ravel(_track(_difference(statement))):
            radius = max(radius, float(ball.rad()) / size)
            gap = {Relation.EQUAL: ball.abs_lower(), Relation.NONZERO: arb(0)}.get(statement.relation, ball.lower())
            residual = max(residual, float(gap) / size)
            strict = statement.relation in (Relation.POSITIVE, Relation.NONZERO)
            broken = broken or gap > 0 or (strict and ball.is_zero())
    return residual, radius, float("inf") if broken else 0.0


def _ball_size(statement: Statement) -> float:
    """As `_size`, of balls."""
    if statement.right is None:
        return 1.0
    sides = [np.ravel(_track(side)) for side in (statement.left, statement.right)]
    largest = [max((float(ball.abs_lower()) for ball in side), default=0.0) for side in sides]
    return max(largest) if min(largest) > 0 and np.isfinite(max(largest)) else 1.0


def _difference(statement: Statement) -> Any:
    """What has to be 0 for an equation, and not above 0 for an order."""
    return -statement.left if statement.right is None else statement.left - statement.right
