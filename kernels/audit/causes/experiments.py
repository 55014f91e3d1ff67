"""Experiments on a kernel: inputs on which one way of computing shows by itself, whatever the order of its sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial, reduce

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.edits import NARROW, ROUNDED, Values
from lnverify.kernels.audit.causes.solved import Match
from lnverify.kernels.audit.causes.ways import ONE_PASS
from lnverify.kernels.audit.errors.outcome import Outcome, outcome
from lnverify.numeric.floats.formats import FLOAT16, FLOAT32, FORMATS
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
    """What experiments of the width and format of a problem show of an output that fails; none for nothing."""
    if quantity != "output":
        return []
    return (
        few_bits_of_output(implementation, problem)
        or cut_off(implementation, problem)
        or root(implementation, problem)
        or one_pass(implementation, problem)
        or shift(implementation, problem)
    )


def rows(problem: Problem, x: np.ndarray, eps: float = 2.0**-17, affine: bool = False) -> Problem:
    """Rows in the format of a problem; with gain 1 and bias 0, or with the problem's."""
    one = made(problem, x, np.ones(x.shape[1]), None, eps)
    return replace(one, gain=problem.gain, bias=problem.bias) if affine else one


def made(problem: Problem, x: np.ndarray, gain: np.ndarray, upstream: np.ndarray | None, eps: float) -> Problem:
    """A problem of the format and norm of another, without a bias."""
    x, gain, bias = (round_array(array, problem.format) for array in (x, gain, 0 * gain))
    given = None if upstream is None else round_array(upstream, problem.format)
    return Problem(x, gain, bias, eps, given, problem.centred)


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


HELD, IN_ONE = "the sum for {what} is held in {detail}", "sums over rows are held in {detail}"
"""The kinds of a sum of a row, and of sums over rows of which all terms meet, in too few bits."""

ROWS, MEET = 64, 1540
"""Of how many rows the one is told, and the other: then no two numbers of parts have blocks of one length."""

MORE = 0.01
"""The part of a statistic that one rounding to 16 bits does not reach."""

UNLIKE = 0.25
"""By how much an entry of ±1 or 0 is another: one that is lost is so by 1, one rounded to 16 bits by far less."""

PARTS = (2, 4, 8, 16, 32, 64, 96, 108, 128, 132, 144, 256)
"""How many partial sums there are, or of how many rows each is."""


def held_in_few_bits(implementation: Implementation, quantity: str, problem: Problem) -> list[Cause]:
    """The sum over rows, or of a row for the mean and for the variance, that loses ones beside large terms.

    Beside 2¹², and the square of 48, 16 bits lose them in any order; float16 has the smaller range, beyond which rows
    are 0 or NaN.
    """
    causes = sums_over_rows(implementation, quantity, problem) if quantity in PARAMETERS else []
    if causes or quantity == "dbias":
        return causes
    large = {"mean": 2.0**12, "variance": 48.0} if problem.centred else {"variance": 48.0}
    ask = partial(loses_ones, implementation, quantity, problem)
    lost = tuple(name for name, size in large.items() if ask(name, size) and ask(name, size, 2.0**-4))
    if any(ask(name, 2.0) for name in lost):
        return []
    return [Cause(HELD, lost, detail=format_of_sum(implementation, quantity, problem, lost[0]))] if lost else []


def format_of_sum(implementation: Implementation, quantity: str, problem: Problem, name: str) -> str:
    """The format in which the sum for the mean or the variance is held, that loses ones: by its range, and its bits."""
    noise = np.random.default_rng(17).standard_normal((4, problem.size))
    seen = outcome(implementation, rows(problem, 2.0**9 * noise + 2.0**15 * (name == "mean")), "output")
    if seen is None or not (np.isfinite(seen.distances).all() and seen.values.any()):
        return "float16"
    loses = loses_ones(implementation, quantity, problem, name, {"mean": 2.0**9, "variance": 20.0}[name])
    return "bfloat16" if loses else "TF32"


def loses_ones(
    implementation: Implementation, quantity: str, problem: Problem, name: str, large: float, unit: float = 1.0
) -> bool:
    """Whether the mean or the variance lacks terms of size 1, as the normalized rows show: (x - mean)/std.

    Of a gradient these are ∂γ of each row alone. With another unit all terms are multiplied by it: what is lost beside
    others is lost again, what is compared with a fixed number may not be.
    """
    generator, is_mean, output = np.random.default_rng(15), name == "mean", quantity == "output"
    few = max(problem.size // 32, 1) if is_mean else 1
    ones = min(problem.size // 2 - 2 * few, 16 if large == 2 else problem.size if is_mean else 256)
    if ones < 4:
        return False
    entries = np.append(np.resize([large, -large], 2 * few), np.resize([1.0, 0.0 if is_mean else -1.0], 2 * ones))
    x = generator.permuted(np.tile(np.pad(entries, (0, problem.size - len(entries))), (ROWS, 1)), axis=1)
    gain, eps, x = 1 + generator.random(problem.size), 2.0**-17 * unit**2, x * unit
    asked = implementation.declared.of(made(problem, x, gain, np.ones_like(x), eps))
    parts = [asked] if output else [asked.part(slice(row, row + 1)) for row in range(ROWS)]
    answers = (value(implementation, part, "output" if output else "dgain") for part in parts)
    shown = [one.astype(np.float64) for one in answers if one is not None]
    if len(shown) < len(parts):
        return False
    h = np.vstack(shown) / (asked.gain.astype(np.float64) if output else 1)
    d = x - x.mean(axis=1, keepdims=True) * problem.centred
    with np.errstate(all="ignore"):
        r = (d * h).sum(axis=1) / np.square(d).sum(axis=1)
        # Of small entries rounding takes less; where they are others than x, more is wrong than a sum.
        small, apart = np.abs(x) <= unit, d - h / r[:, None]
        mean = apart.mean(axis=1, where=small) * problem.centred
        if not (np.abs(apart - mean[:, None]) <= UNLIKE * unit)[small].all():
            return False
        error = mean if is_mean else r**-2 - asked.eps - np.square(d).mean(axis=1) - mean**2
        share = np.sqrt(np.square(error).mean()) / (x if is_mean else d * d).mean()
    return bool(share > MORE)  # of no numbers nothing is known


FEW_ROWS = 64
"""Of more rows it is not asked how often each counts."""

TIMES = {0: "are left out", 2: "count twice"}

SCALES = (1.0, 2.0, -1.0)
"""Gains, of which no sum over rows has a factor."""


def counted_rows(implementation: Implementation, wrong: Sequence[Outcome]) -> list[Cause]:
    """Which rows do not count once in a sum over rows, and how often they do, where that gives a kernel's values.

    It is asked of the most rows, up to FEW_ROWS, that are wrong; what is said by a remainder fits all that are. None
    where all rows count alike.
    """
    seen = max((one for one in wrong if one.problem.rows <= FEW_ROWS), key=lambda one: one.problem.rows, default=None)
    if seen is None:
        return []
    problem, count = seen.problem, seen.problem.rows
    asked = np.append(np.eye(count), np.random.default_rng(18).integers(-3, 4, (count, count)), axis=1)
    got = summed(implementation, seen.quantity, problem, asked)
    counts, rows = np.rint(got[:count]), np.arange(count)
    if not np.isfinite(got).all() or (np.abs(got - counts @ asked) > 0.5).any() or np.ptp(counts) == 0:
        return []

    def fits(one: Outcome, period: int) -> bool:
        terms = np.broadcast_to(Values(one.problem)[f"terms of {one.quantity}"], one.problem.x.shape)
        return Match(one).by(counts[np.arange(one.problem.rows) % period] @ terms)

    if not fits(seen, count):
        return []
    periods = (n for n in range(2, (count + 1) // 2) if (counts == counts[rows % n]).all())
    period = next((n for n in periods if all(fits(one, n) for one in wrong)), count)
    of, n = ("rows n", f"n modulo {period}") if period < count else (f"{count} rows n of N = {problem.size}", "n")
    kinds = [
        f"those of {n} = {', '.join(stretches(counts[:period] == times))} {TIMES.get(times, f'count {times:g} times')}"
        for times in sorted({*counts} - {1.0})
    ]
    return [Cause(f"of {of}, counted from 0, {'; '.join(kinds)}", is_of_rows=True, constant=True)]


def stretches(chosen: np.ndarray) -> list[str]:
    """The numbers of what is chosen, those that follow each other as one."""
    ends = np.flatnonzero(np.diff(np.pad(chosen, 1).astype(int))).reshape(-1, 2)
    return [f"{n} to {end - 1}" if end - n > 2 else ", ".join(map(str, range(n, end))) for n, end in ends]


def summed(implementation: Implementation, quantity: str, problem: Problem, terms: np.ndarray) -> np.ndarray:
    """What a sum over rows gives of terms that begin each row, before zeros; of no answer, NaN."""
    size = max(terms.shape[1], min(problem.size, 1024)) // 2 * 2
    x = np.tile(np.resize([1.0, -1.0], size), (len(terms), 1))
    upstream = np.pad(terms, ((0, 0), (0, size - terms.shape[1])))
    asked = made(problem, x, np.resize(SCALES, size), upstream if quantity == "dbias" else upstream * x, 0.0)
    result = value(implementation, asked, quantity)
    return np.full(1, np.nan) if result is None else result.astype(np.float64)[: terms.shape[1]]


def sums_over_rows(implementation: Implementation, quantity: str, problem: Problem) -> list[Cause]:
    """Which sums over rows are held in too few bits, or stored in them: ones beside large terms, which cancel.

    Each way of taking partial sums loses other ones: what is left tells it. One sum, in any order, of ones alone stops
    growing at 2^precision. Beside one pair of 2⁹ float16 loses none.
    """
    of = partial(summed, implementation, quantity, problem)
    generator = np.random.default_rng(16)
    terms = (generator.random((MEET, 24)) < 1 / 16) * 1.0
    places = np.sort(np.argsort(generator.random((24, MEET)), axis=1)[:, :40].T, axis=0)
    large = np.resize([1.0, -1.0], 40)[:, None] * np.resize([1.0, 2.0**9, 2.0**12], 24)
    large[2:, 1::3] = 0
    np.put_along_axis(terms, places, large, axis=0)
    got = of(terms)
    right = np.abs(got - terms.sum(axis=0)) < 0.5
    if right.all() or not right[::3].all():
        return []
    mixed = [row[None] for row in terms if (np.abs(row) > 1).any() and (row == 1).any()][:8]
    if any((np.abs(of(row) - row[0]) >= 0.5).any() for row in mixed):
        return []  # it is lost in a row, before any sum
    # Of float16 the range is smaller, which rows of that format cannot show.
    ends = problem.format is FLOAT16 or not np.isfinite(of(np.full((MEET, 2), 2.0**15))).all()
    few = "float16" if ends else "TF32"
    fits = [
        (Cause(kind, detail=format, number=number, constant=True), {*done})
        for format in ("bfloat16", few)
        for kind, number, done, given in partial_sums(terms, NARROW[format])
        if (np.abs(got - given) < 0.5).all()
    ]
    # What all that fit have in common is sure.
    if fits and len({cause for cause, _ in fits}) == 1 and (done := set.intersection(*(each for _, each in fits))):
        return [replace(fits[0][0], kind=f"{fits[0][0].kind} are {' and '.join(sorted(done)[::-1])} in {{detail}}")]
    format = few if right[1::3].all() else "bfloat16"
    most = 2 ** FORMATS["float16" if format == "TF32" else format].precision
    in_one = (of(np.ones((4 * most, 2))) == most).all()
    return [Cause(IN_ONE, detail=format) if in_one else Cause("sums over rows lose digits that float32 holds")]


def partial_sums(
    terms: np.ndarray, cast: Callable[[np.ndarray], np.ndarray]
) -> Iterator[tuple[str, int, tuple[str, ...], np.ndarray]]:
    """Sums of rows by parts in few bits: which parts, their number, what is done so with them; what they give."""

    def held(parts: np.ndarray) -> np.ndarray:
        return reduce(lambda total, row: cast(total + row), parts, 0 * parts[0])

    def halved(parts: np.ndarray) -> np.ndarray:
        while len(parts) > 1:
            parts = np.append(parts, 0 * parts[: len(parts) % 2], axis=0)
            parts = cast(parts[: len(parts) // 2] + parts[len(parts) // 2 :])
        return parts[0]

    for number in PARTS:
        for kind, count, axis in (
            ("sums over {number} rows each", number, 1),
            ("{number} sums over blocks of rows", -(-len(terms) // number), 1),
            ("{number} sums over rows, row i in sum i modulo {number},", number, 0),
        ):
            filled = np.append(terms, np.zeros((-len(terms) % count, terms.shape[1])), axis=0)
            parts = np.moveaxis(filled.reshape(-1, count, terms.shape[1]), axis, 0)
            yield kind, number, ("added",), held(parts.sum(axis=0))
            for done, each in (("held", held(parts)), ("stored", cast(parts.sum(axis=0)))):
                yield kind, number, (done,), each.sum(axis=0)
                yield kind, number, (done, "added"), held(each)
                yield kind, number, (done, "added"), halved(each)
