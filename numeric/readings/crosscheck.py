"""The numeric rows of a claim: the largest residual found beside the bound that it cannot exceed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
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
    real_inputs,
    round_input,
    same,
    satisfies,
    small_inputs,
)
from lnverify.numeric.readings.tracked import BALLS, READINGS, Roundings, find_rounding, to_floats
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
        group: "small" or the name of a LayerNorm.
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


def small_rows(
    claim: DeclaredClaim, readings: Sequence[str] = READINGS, largest: int = max(SMALL_DIMENSIONS)
) -> list[NumericRow]:
    """The rows of a claim on the small inputs, with N up to the largest: one a reading."""
    assumed = assumptions(claim)
    letters = letters_of([claim.function, *assumed])
    inputs = small_inputs(letters, lambda i: satisfies(i, assumed), largest)
    return rows(claim, readings, "small", inputs)


def real_rows(claim: DeclaredClaim, layer: LayerNormWeights, readings: Sequence[str] = READINGS) -> list[NumericRow]:
    """The rows of a claim on the gain and bias of a real LayerNorm."""
    assumed = assumptions(claim)
    letters = letters_of([claim.function, *assumed])
    inputs = real_inputs(letters, lambda i: satisfies(i, assumed), layer)
    return rows(claim, readings, layer.name, inputs)


def rows(claim: DeclaredClaim, readings: Sequence[str], group: str, inputs: Sequence[Input]) -> list[NumericRow]:
    """Measure a claim in readings on inputs that satisfy its hypotheses."""
    sampled = _is_sampled(claim)
    coarse = {name for name in readings if sampled and name != BALLS and find_rounding(name).unit > _COARSEST_SAMPLED}
    wanted = [name for name in readings if name not in coarse]
    results: dict[str, list[tuple[_Measured, str]]] = {name: [] for name in wanted}
    for input in inputs:
        for name, measured in _measure(claim, wanted, input).items():
            results[name].append((measured, input.name))
    return [
        NumericRow(name, group, 0, 0.0, 0.0, 0.0, "", "an expectation is sampled in wider formats alone")
        if name in coarse
        else _row(name, group, results[name], inputs)
        for name in readings
    ]


def _row(reading: str, group: str, results: Sequence[tuple[_Measured, str]], inputs: Sequence[Input]) -> NumericRow:
    if not results:
        why = "no input of this group satisfies the hypotheses"
        if inputs:
            why = "rounded to this format the input no longer satisfies the hypotheses"
        return NumericRow(reading, group, 0, 0.0, 0.0, 0.0, "", why)
    (residual, bound, _), name = max(results, key=lambda item: (item[0][0], item[0][2]))
    return NumericRow(reading, group, len(results), residual, bound, max(ratio for (_, _, ratio), _ in results), name)


def _is_sampled(claim: DeclaredClaim) -> bool:
    return any(node.operation == "expectation" for node in record(claim.function).nodes)


# -- one input -----------------------------------------------------------------------------------------

# Residual, bound and ratio.
_Measured = tuple[float, float, float]


def _measure(claim: DeclaredClaim, readings: Sequence[str], input: Input) -> dict[str, _Measured]:
    """What is measured at an input, by reading; a reading in which it does not satisfy the hypotheses is left out."""
    formats = tuple(name for name in readings if name != BALLS and _fits(claim, name, input))
    with np.errstate(all="ignore"), ball_precision():
        in_balls = _measure_together(claim, (BALLS,), input) if BALLS in readings else {}
        return (_measure_together(claim, formats, input) if formats else {}) | in_balls


def _measure_together(claim: DeclaredClaim, readings: tuple[str, ...], input: Input) -> dict[str, _Measured]:
    """The same in formats at once, or in balls."""
    values = input.dimension, input.values, input.zeros, input.height
    try:
        space = Balls(*values) if BALLS in readings else Arrays(_roundings(readings), *values)
        results = [s for s in statements(claim.function(space)) if s.relation is not Relation.DIFFER]
        measured = [_ball_residual(results)] if BALLS in readings else _largest_residuals(results)
        return dict(zip(readings, measured, strict=True))
    except Vacuous:
        # Rounding may make gains equal, in one format alone.
        parts = [_measure_together(claim, (name,), input) for name in readings if len(readings) > 1]
        return {name: measured for part in parts for name, measured in part.items()}
    except Undefined:
        return dict.fromkeys(readings, _NO_NUMBER)


_roundings = cache(Roundings)


def _fits(claim: DeclaredClaim, reading: str, input: Input) -> bool:
    """Whether an input satisfies the hypotheses as a format holds it."""
    held = round_input(find_rounding(reading), input)
    return same(held, input) or satisfies(held, assumptions(claim))


def _largest_residuals(found: list[Statement]) -> list[_Measured]:
    """The largest residual of statements in each format, its bound, and the largest ratio."""
    residuals, bounds, ratios = (np.concatenate(part) for part in zip(*map(_residuals, found), strict=True))
    residuals = np.where(np.isnan(residuals), np.inf, residuals)
    worst = np.argmax(residuals, axis=0)[None]
    largest = (np.take_along_axis(residuals, worst, 0), np.take_along_axis(bounds, worst, 0), np.max(ratios, axis=0))
    return list(zip(*(part.ravel().tolist() for part in largest), strict=True))


def _residuals(statement: Statement) -> tuple[Any, Any, Any]:
    """(residuals, bounds, ratios) by entries and formats, the first two relative to the size of the statement.

    Where nothing is known of a value its bound is infinite and the ratio 0. A strict statement at the very edge,
    with a value known to be exactly 0, is broken by any measure: its ratio is infinite.
    """
    values, bounds = _by_format(_difference(statement))
    if statement.relation is Relation.NONZERO:
        residuals = np.zeros(values.shape)
    else:
        residuals = np.abs(values) if statement.relation is Relation.EQUAL else np.maximum(values, 0.0)
    with np.errstate(all="ignore"):
        ratios = np.where((residuals == 0) | np.isinf(bounds), 0.0, residuals / bounds)
    if statement.relation in (Relation.POSITIVE, Relation.NONZERO):
        ratios = np.where((values == 0) & (bounds == 0), np.inf, ratios)
    size = _sizes(statement)
    return residuals / size, bounds / size, ratios


def _sizes(statement: Statement) -> Any:
    """The largest entry of the two sides; 1 where no rounding separates a side from 0, and where there is one side."""
    if statement.right is None:
        return 1.0
    sides = [_by_format(side) for side in (statement.left, statement.right)]
    sizes = [np.max(np.abs(values), axis=0, initial=0.0) for values, _ in sides]
    known = [size > np.max(bounds, axis=0, initial=0.0) for size, (_, bounds) in zip(sizes, sides, strict=True)]
    largest = np.maximum(*sizes)
    return np.where(known[0] & known[1] & np.isfinite(largest), largest, 1.0)


def _by_format(value: Any) -> tuple[Any, Any]:
    """The numbers of a value and their bounds, each as a table of entries and formats."""
    numbers = _track(value)
    count = numbers.bound.shape[-1]
    return to_floats(numbers.values).reshape(-1, count), numbers.bound.reshape(-1, count)


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
