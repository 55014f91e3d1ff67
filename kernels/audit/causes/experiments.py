"""Experiments on a kernel: inputs on which one way of computing shows by itself, whatever the order of its sums."""

from __future__ import annotations

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.edits import NARROW, ROUNDED
from lnverify.kernels.audit.causes.ways import ONE_PASS
from lnverify.kernels.audit.errors.outcome import outcome
from lnverify.numeric.floats.formats import FLOAT32, FORMATS
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem
from lnverify.numeric.reference.measures import row_errors
from lnverify.numeric.reference.problem import PARAMETERS

GROWTH = 6.0
"""How much the error of one pass grows at least where the mean grows fourfold: with κ², sixteenfold on average."""

PART = 0.25
"""The part of an error that may be one number for a whole row, where it is an error of 1/std."""

ROOTS = (1.0, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875, 2.0, 2.5, 3.0, 3.5)
"""Entries whose squares have few bits."""

LARGE = 2.0**12
"""By what they are multiplied so that eps is nothing beside their squares; float16 holds them."""

MOSTLY = 0.95
"""The part of the entries that says how all are made."""

SHIFTED = "the variance is a difference of squares of x less {detail}, which cancels where that is an outlier"
"""The kind of one pass over shifted entries."""

APPROXIMATE = 16.0
"""More than so many u are no rounding."""


def signs(implementation: Implementation, quantity: str, problem: Problem) -> list[Cause]:
    """What experiments of the width and format of a problem that fails show; none where they show nothing."""
    if quantity == "output":
        return (
            few_bits_of_output(implementation, problem)
            or cut_off(implementation, problem)
            or root(implementation, problem)
            or one_pass(implementation, problem)
            or shift(implementation, problem)
        )
    return sums_over_rows(implementation, quantity, problem) if quantity in PARAMETERS else []


def rows(problem: Problem, x: np.ndarray, eps: float = 2.0**-17, affine: bool = False) -> Problem:
    """Rows in the format of a problem; with gain 1 and bias 0, or with the problem's."""
    ones = np.ones_like(problem.gain)
    gain, bias = (problem.gain, problem.bias) if affine else (ones, 0 * ones)
    return Problem(round_array(x, problem.format), gain, bias, eps, None, problem.centred)


def few_bits_of_output(implementation: Implementation, problem: Problem) -> list[Cause]:
    """The narrower format of which all outputs are numbers, or all that come before the gain."""
    if problem.format.precision < FLOAT32.precision:
        return []
    x = np.random.default_rng(11).standard_normal((4, problem.size))
    plain, dressed = (outcome(implementation, rows(problem, x, affine=affine), "output") for affine in (False, True))
    for format, cast in NARROW.items():
        if plain is not None and (cast(plain.values.astype(np.float64)) == plain.values).all():
            whole = dressed is not None and (cast(dressed.values.astype(np.float64)) == dressed.values).all()
            is_rounded = (cast(plain.answer.high) == plain.values).mean() > MOSTLY
            kind = ROUNDED if is_rounded else "{what} has no more digits than {detail}"
            return [Cause(kind, ("output" if whole else "normalized",), detail=format)]
    return []


def cut_off(implementation: Implementation, problem: Problem) -> list[Cause]:
    """Whether nearly all errors are towards 0: half of those of rounding are."""
    x = np.random.default_rng(13).standard_normal((16, problem.size))
    seen = outcome(implementation, rows(problem, x), "output")
    if seen is None or not np.isfinite(seen.values.astype(np.float64)).all():
        return []
    values, exact = seen.values.astype(np.float64), seen.answer.high
    towards = np.abs(values) < np.abs(exact)
    one_digit = np.abs(values - exact) <= 2 * np.spacing(np.abs(seen.answer.rounded)).astype(np.float64)
    if towards.mean() > MOSTLY and one_digit.mean() > MOSTLY:
        return [Cause("results are cut off towards 0 instead of rounded")]
    return []


def root(implementation: Implementation, problem: Problem) -> list[Cause]:
    """Whether 1/√ is approximate, on rows of ±a: there every sum is exact in few bits.

    What is wrong with eps makes 1/√ wrong too, but not of rows that are large, with eps 0.
    """
    if problem.size % 2:
        one = np.ones(problem.size + 1, problem.x.dtype)
        problem = Problem(one[None], one, 0 * one, problem.eps, None, problem.centred)
    x = np.array(ROOTS)[:, None] * np.resize([1.0, -1.0], problem.size)
    asked, large = rows(problem, x), rows(problem, LARGE * x, 0.0)
    seen, beyond = (outcome(implementation, one, "output") for one in (asked, large))
    if beyond is not None and beyond.row_error() <= APPROXIMATE:
        return []
    if seen is None or not np.isfinite(seen.values.astype(np.float64)).all():
        return []
    ratio = seen.values.astype(np.float64) / seen.answer.high - 1
    of_row = np.median(ratio, axis=1)
    unit = problem.format.unit_roundoff
    alike = (np.abs(ratio - of_row[:, None]) <= 4 * unit).all()
    largest = float(np.abs(of_row).max())
    if alike and largest > APPROXIMATE * unit and largest < 2.0**-4 and np.ptp(of_row) > largest / 256:
        few = largest <= 4 * FLOAT32.unit_roundoff
        kind = "1/√(variance + eps) " + ("has no more digits than float32" if few else "is approximate")
        # Of each error that shows, two roundings may be none of 1/√; the next root may have a larger one.
        least = np.floor(10 * np.log2(largest - 2 * unit)) / 10
        return [Cause(kind + ": it errs by 2^{number} or more", number=float(least))]
    return []


def one_pass(implementation: Implementation, problem: Problem) -> list[Cause]:
    """Whether the error grows with the square of the mean, as that of a difference of squares does.

    That is an error of 1/std: what moves whole rows, such as a sum for the mean in few bits, is none.
    """
    if not problem.centred:
        return []
    working = problem.format if problem.format.precision >= FLOAT32.precision else FLOAT32
    power = working.precision // 2 - 5
    noise = np.random.default_rng(12).standard_normal((16, problem.size))
    results = []
    for mean in (2.0 ** (power - 2), 2.0**power, 2.0 ** (power + 2)):
        asked = rows(problem, noise + mean, 2.0**-30)
        seen = outcome(implementation, asked, "output")
        if seen is None:
            return []
        errors = row_errors(seen.values, seen.answer, problem.format)
        results.append(float(np.median(errors)) if np.isfinite(errors).all() else np.inf)
        values = seen.values.astype(np.float64)
        if np.isfinite(values).all() and float(np.median(np.abs(values.mean(axis=1)))) > PART * float(
            np.median(seen.distances.max(axis=1))
        ):
            return []
    least = 16.0 if working is problem.format else 4.0
    least_of_all, less, more = results
    grows = least_of_all <= least / 2 or less > GROWTH * least_of_all
    return [ONE_PASS] if grows and more > max(GROWTH * less, least) else []


def shift(implementation: Implementation, problem: Problem) -> list[Cause]:
    """Whether rows lose digits where their first or largest entry is an outlier, but not where another one is."""
    noise, errors = np.random.default_rng(14).standard_normal((16, problem.size)), []
    for place, outlier in ((0, LARGE), (problem.size // 2, LARGE), (problem.size // 2, -LARGE)):
        noise[:, place], before = outlier, noise[:, place].copy()
        seen = outcome(implementation, rows(problem, noise), "output") if problem.centred else None
        errors.append(1.0 if seen is None else float(np.median(row_errors(seen.values, seen.answer, problem.format))))
        noise[:, place] = before
    for which, at_it, elsewhere in zip(("first", "largest"), errors, errors[1:], strict=False):
        if at_it > APPROXIMATE * max(elsewhere, 1.0):
            return [Cause(SHIFTED, detail=f"its {which} entry")]
    return []


def sums_over_rows(implementation: Implementation, quantity: str, problem: Problem) -> list[Cause]:
    """The format in which sums over rows stop growing: of equal terms, in any order, at 2^precision of them."""
    size = problem.size
    for format in ("bfloat16", "float16"):
        count = 4 << FORMATS[format].precision
        if count * size > 1 << 22:
            count, size = max(count, (1 << 22) // size), max(2, (1 << 22) // count // 2 * 2)
        x = np.tile(np.resize([1.0, -1.0], size), (count, 1))
        one = np.ones(size)
        upstream = np.ones_like(x) if quantity == "dbias" else x
        arrays = [round_array(array, problem.format) for array in (x, one, 0 * one, upstream)]
        asked = Problem(arrays[0], arrays[1], arrays[2], 0.0, arrays[3], problem.centred)
        result = value(implementation, asked, quantity)
        if result is None:
            return []
        got, precision = np.abs(result.astype(np.float64)), FORMATS[format].precision
        lost = got < count * 0.75
        if lost.all() and (got == got[0]).all() and got[0] % 2**precision == 0:
            return [Cause("sums over rows are held in {detail}", detail=format)]
    return []
