"""Is it LayerNorm at all? A wrong formula is told from rounding on plain inputs, of 16-bit kernels in float32.

There rounding is far below every term of the formula. What is left of an error is the formula's, and the formulas that
people write by mistake are tried, alone and two at a time: one that gives the kernel's values on every plain input, the
right ones too, names what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import chain

import numpy as np

from lnverify.numeric.floats.formats import FLOAT32, Format, find_format
from lnverify.numeric.floats.rounding import round_array, ulps
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.calls import run
from lnverify.numeric.kernels.causes.few_bits import narrow_ones
from lnverify.numeric.kernels.causes.localized import alone
from lnverify.numeric.kernels.causes.mistakes import wrong_ones
from lnverify.numeric.kernels.causes.other_entries import POWERS
from lnverify.numeric.kernels.causes.places import where
from lnverify.numeric.kernels.causes.slots import Array
from lnverify.numeric.kernels.errors.outcome import Outcome, outcome
from lnverify.numeric.kernels.errors.profiles import SLACK, in_any_order, stable
from lnverify.numeric.kernels.errors.table import QUANTITIES
from lnverify.numeric.kernels.witness import Witness
from lnverify.numeric.publishing.numbers import join_in_words
from lnverify.numeric.reference import Problem, Solution, solve

SIZES = (8, 7, 100, 700, 64, 768)
"""N of the plain inputs, of which the first four that the kernel takes are asked."""

TRIED = 4

ROWS, EPS = {8: 8, 7: 700, 100: 27}, {7: 0.5, 100: 0.125}
"""How many rows a plain input has, and which eps, where it has not 5 rows and 1/4: a rule is told from a number,
and an axis that is looked up by its length from the last one."""

PAIRS = 1 << 14
"""Entries of a problem on which two mistakes together are tried."""

LAST_DIGITS = 64.0
"""How many u of what a mistake adds are rounding too."""

MOST = 0.75
"""The part of the wrong values that roundings to few bits have to give."""

FEW_BITS = 2.0**-6
"""An error below this part of the terms, which no formula explains, is that of a narrower format."""


def probes(implementation: Implementation, format: Format) -> list[Solution]:
    """Plain problems that the kernel takes, in a format; of 16 bits in float32, if it is wrong in both or in neither.

    What a kernel gives in a wider format than it was made for may be nonsense, and says nothing then.
    """
    asked = plain_answers(implementation, format)
    if format.precision >= FLOAT32.precision:
        return [one.solution for one in asked]
    wide = plain_answers(implementation, FLOAT32)
    wrong = [any(not is_right(one) for one in found) for found in (asked, wide)]
    return [one.solution for one in (wide if wide and wrong[0] >= wrong[1] else asked)]


def plain_answers(implementation: Implementation, format: Format) -> list[Outcome]:
    """The first plain problems that the kernel takes in a format, with its outputs."""
    found: list[Outcome] = []
    for size in SIZES:
        solution = solve(plain(format, size, implementation.centred))
        if len(found) < TRIED and (values := answers(implementation, solution.problem)):
            found.append(Outcome(solution, "output", values["output"]))
    return found


def answers(implementation: Implementation, problem: Problem) -> Mapping[str, Array]:
    """What a kernel gives, the output alone where its backward fails; nothing where it does not take the problem."""
    return run(implementation, problem).values or run(implementation, problem, only="output").values


def plain(format: Format | str, size: int, centred: bool = True) -> Problem:
    """Rows of which nothing is hard: of several scales, so that the place of eps shows; some zeros, upstream too."""
    format = find_format(format) if isinstance(format, str) else format
    generator = np.random.default_rng(size)
    rows = ROWS.get(size, 5)
    shapes = ((rows, size), size, size, (rows, size))
    x, gain, bias, upstream = (generator.standard_normal(shape) for shape in shapes)
    x = (x + 0.5) * np.resize([1.0, 2.0**-6, 4.0, 0.5, 1.0], rows)[:, None]
    x[3, ::4] = upstream[2, ::4] = 0
    gain, bias = gain + np.copysign(0.5, gain), bias * centred
    arrays = [round_array(array, format) for array in (x, gain, bias, upstream)]
    return Problem(arrays[0], arrays[1], arrays[2], EPS.get(size, 0.25), arrays[3], centred)


def fault(implementation: Implementation, fallback: Format) -> Witness | None:
    """What is wrong with the formula of a kernel; None where nothing is, or where it takes no plain input."""
    asked = [(solution, answers(implementation, solution.problem)) for solution in probes(implementation, fallback)]
    for quantity in QUANTITIES:
        seen = [Outcome(solution, quantity, found[quantity]) for solution, found in asked if quantity in found]
        wrong = [one for one in seen if not is_right(one)]
        if not wrong:
            continue
        right = [one for one in seen if one not in wrong]
        problem, answer, distance = wrong[0].problem, wrong[0].answer, wrong[0].distances
        with np.errstate(all="ignore"):
            share = np.nan_to_num(distance / bound(wrong[0]), nan=np.inf)
        index = tuple(map(int, np.unravel_index(int(np.argmax(share)), share.shape)))
        cause, everywhere = in_common([heeded(implementation, one, mistakes(one)) for one in wrong], right)
        if cause and (place := in_each(seen)) and "after the" not in without_place(cause):
            cause, everywhere = f"{place}: {without_place(cause)}", True
        if not cause:
            if distance[index] < FEW_BITS * float(np.abs(answer.high).max()):
                continue  # few bits: rounding, which the cases judge
            parts = [alone(Made(one), one.problem, quantity) for one in wrong]
            parts = [heeded(implementation, one, names) for one, names in zip(wrong, parts, strict=True)]
            cause, everywhere = in_common(parts, [])
        if not cause:
            place = where(share > 1)
            cause = f"{NONE}, {place}" if place else NONE
        if right and not everywhere and size_decides(implementation, wrong[0], right):
            bad, good = ([str(one.problem.size) for one in some] for some in (wrong, right))
            cause += f", at N = {join_in_words(bad)}, not at N = {join_in_words(good)}"
        apart = float(distance[index]) / float(ulps(answer.high[index], problem.format))
        entry = float(wrong[0].values[index]), float(answer.rounded[index]), apart
        return Witness(problem, cause, recipe(problem), quantity, index, *entry)
    return None


def in_common(named: Sequence[Sequence[str]], right: Sequence[Outcome]) -> tuple[str, bool]:
    """The mistake that all problems share, and whether it gives the right values where the kernel does.

    The same words go before the same mistake with other numbers or at another place. Of mistakes that are told apart
    by numbers alone all that fit are said.

    Args:
        named: the mistakes that fit each problem on which the kernel is wrong.
        right: the problems on which it is right.
    """
    same = [name for name in named[0] if all(name in others for others in named)]
    kept = [name for name in same if right and all(gives_right(one, name) for one in right)]
    names = kept or same or [name for name in named[0] if all(alike(name) in map(alike, others) for others in named)]
    return " or ".join([name for name in names if alike(name) == alike(names[0])][:2]), bool(kept)


def size_decides(implementation: Implementation, wrong: Outcome, right: Sequence[Outcome]) -> bool:
    """Whether a kernel that is wrong at one length is right at others with as many rows and the same eps too."""
    rows, eps = np.arange(wrong.problem.rows), wrong.problem.eps
    asked = (replace(one.problem.part(rows % one.problem.rows), eps=eps) for one in right)
    found = (outcome(implementation, problem, wrong.quantity) for problem in asked)
    return all(one is not None and is_right(one) for one in found)


def in_each(seen: Sequence[Outcome]) -> str:
    """The one place, by a rule, where a kernel is wrong on problems of several widths and numbers of rows."""
    tables = [np.atleast_2d(wrong_entries(one)) for one in seen]
    for axis, words in ((1, "the entries"), (0, "the rows")):
        lengths = [one.shape[axis] for one in tables]
        wrong = [np.flatnonzero(one.any(axis=1 - axis)) for one in tables]
        starts = [int(places[0]) if len(places) else length for places, length in zip(wrong, lengths, strict=True)]
        if not any(starts) or (axis == 0 and seen[0].values.ndim == 1):
            continue
        for count in POWERS:
            ends = [length // count * count for length in lengths]
            several = sum(length >= count for length in lengths) > 1
            # Code may take another way for what is shorter than a block.
            if several and starts in (ends, [end or length for end, length in zip(ends, lengths, strict=True)]):
                return f"{words} after the last multiple of {count:,}"
    return ""


def gives_right(seen: Outcome, mistake: str) -> bool:
    """Whether a mistake does no harm on a problem: it is not there, or gives what is right."""
    made = (wrong for name, wrong in wrong_ones(seen.problem, seen.quantity, pairs=False) if name == mistake)
    with np.errstate(all="ignore"):
        return all((np.abs(wrong - seen.answer.high) <= bound(seen)).all() for wrong in made)


def recipe(problem: Problem) -> str:
    """Python that makes a plain problem."""
    return f"plain({problem.format.name!r}, {problem.size}{'' if problem.centred else ', centred=False'})"


PART_KNOWN = " right"
"""How a cause ends that says only which part of the formula is wrong."""

NONE = "no mistake known here gives these values"
"""What is said of a wrong formula that has no name here."""


def is_known(cause: str) -> bool:
    """Whether a cause of a wrong formula says which mistake it is."""
    return NONE not in cause and PART_KNOWN not in cause


def bound(seen: Outcome) -> Array:
    """How far an entry may be off by rounding."""
    return SLACK * in_any_order(seen.solution, seen.quantity)


def is_right(seen: Outcome) -> bool:
    """Whether values are off by rounding at most."""
    return not wrong_entries(seen).any()


def wrong_entries(seen: Outcome) -> Array:
    """Where values are off by more than rounding."""
    with np.errstate(all="ignore"):
        distance = seen.distances
        return np.asarray(~((distance <= bound(seen)) | np.isnan(distance)))


def mistakes(seen: Outcome, narrow: bool = False) -> list[str]:
    """The mistakes that give a kernel's values: all that do alone, else the first two that do together.

    One that is confined to a place is named with it.

    Args:
        seen: the kernel's values.
        narrow: whether inputs and statistics in too few bits count too; of many rows no two mistakes are tried.
    """
    found, confined = list[str](), list[Array]()
    made, asked = Made(seen), (seen.problem, seen.quantity)
    tried = wrong_ones(*asked, pairs=seen.problem.x.size <= PAIRS)
    bits = narrow_ones(*asked) if narrow else []
    few = {name for name, _ in bits}
    for name, wrong in chain(bits, tried):
        if any(name == without_place(one) for one in found):
            continue
        if found and ";" in name:
            break
        if made.by(wrong) or (name in few and made.nearly(wrong)):
            found.append(name)
        elif made.place and made.by(wrong, only_there=True):
            there = wrong[made.wrong]
            if not any(np.allclose(there, one, rtol=1e-9, equal_nan=True) for one in confined):
                confined.append(there)
                found.append(f"{made.place}: {name}")
        if found and ";" in name:
            break
    return found


def fitting(seen: Outcome, names: Sequence[str], same: Callable[[str], str]) -> dict[str, bool]:
    """Whether mistakes leave no more than rounding of a kernel's values, on a problem where it may be right.

    Those that a problem has no room for, as of rows that it lacks, are left out.

    Args:
        seen: the kernel's values.
        names: the mistakes.
        same: `alike` or `without_place`; mistakes of which it says the same are one.
    """
    made, asked = Made(seen), (seen.problem, seen.quantity)
    wanted, held = {same(name) for name in names}, dict[str, bool]()
    bits = narrow_ones(*asked)
    few = {name for name, _ in bits}
    for name, wrong in chain(bits, wrong_ones(*asked, pairs=any(";" in name for name in names))):
        if (mistake := same(name)) in wanted and not held.get(mistake):
            fits = made.by(wrong, exactly=False) or bool(made.place and made.by(wrong, True, exactly=False))
            held[mistake] = fits or (name in few and made.nearly(wrong))
            if len(held) == len(wanted) and all(held.values()):
                break
    return held


def without_place(name: str) -> str:
    """A mistake without the place to which it is confined."""
    return name.rpartition(": ")[2]


def alike(name: str) -> str:
    """A mistake without its place and its numbers, which are others on another problem, but for constants."""
    mistake = without_place(name)
    return mistake if CONSTANT.search(mistake) else re.sub(f"{NUMBER}( to {NUMBER})?", "#", mistake)


NUMBER = r"[0-9][0-9,.]*(e[-+]?[0-9]+)?"
CONSTANT = re.compile(r"^eps is (multiplied by )?[0-9]|cut off at")
"""Mistakes whose number is the kernel's own: on another problem it is the same."""

FIXED = re.compile(r"^eps is (multiplied by )?[0-9][^ ]*(,|$)")
"""A fixed eps, or a multiple of it."""

SCALES = (1.0, 2.0**-7, 2.0**-14)
"""By what rows are multiplied, and √eps, to ask for another eps."""


def heeded(implementation: Implementation, seen: Outcome, names: Sequence[str]) -> list[str]:
    """The mistakes without those of a fixed eps, or a multiple of it, where the kernel is right with another eps."""
    fixed = [name for name in names if FIXED.search(name)]
    if not fixed:
        return list(names)
    rows = plain(seen.problem.format, seen.problem.size, seen.problem.centred)
    for scale in SCALES:
        asked = replace(rows, x=rows.x * rows.x.dtype.type(scale), eps=4 * scale**2)
        found = outcome(implementation, asked, seen.quantity)
        if found is not None and is_right(found):
            return [name for name in names if name not in fixed]
    return list(names)


class Made:
    """A kernel's values of one quantity, to be held against those of a mistake.

    Attributes:
        place: where they are wrong, in words; empty for everywhere.
    """

    def __init__(self, seen: Outcome) -> None:
        self.values, self.exact = seen.values.astype(np.float64), seen.answer.high
        self.digit = LAST_DIGITS * seen.problem.format.unit_roundoff
        self.allowed = np.where(np.isfinite(allowed := bound(seen)), allowed, 0.0)
        self.roundings = np.where(np.isfinite(small := stable(seen.solution, seen.quantity)), small, 0.0)
        self.wrong = wrong_entries(seen)
        with np.errstate(all="ignore"):
            # What rounding may take of it is not enough to name a mistake.
            self.error = np.where(np.isfinite(self.values), np.abs(self.values - self.exact), 0.0)
        self.place = where(self.wrong) if not self.wrong.all() else ""

    def by(self, wrong: Array, only_there: bool = False, exactly: bool = True) -> bool:
        """Whether a mistake gives them.

        Args:
            wrong: its values.
            only_there: whether it is confined to where they are wrong.
            exactly: whether it must leave little of the error, as well as no more than rounding.
        """
        with np.errstate(all="ignore"):
            made = np.where(self.wrong, wrong, self.exact) if only_there else wrong
            rest = np.abs(made - self.values)
            finite = np.isfinite(self.values)
            if (np.isfinite(made) != finite).any() or not np.array_equal(
                np.sign(made[~finite]), np.sign(self.values[~finite]), equal_nan=True
            ):
                return False
            rest, part = rest[finite], self.error.max() / 4
            if exactly:
                more = self.digit * np.abs(made - self.exact).max(axis=-1, keepdims=True)
                limit = (self.allowed + more)[finite]
                return bool((rest <= limit).all() and rest.max(initial=0.0) <= part)
            return bool((rest <= np.maximum(self.roundings, part)[finite]).all())

    def nearly(self, wrong: Array) -> bool:
        """Whether a mistake gives most of the wrong values: of roundings to few bits some go the other way."""
        with np.errstate(all="ignore"):
            rest = np.abs(wrong - self.values)
            large = self.error > self.allowed
            return bool(
                np.isfinite(self.values).all()
                and large.any()
                and (rest <= self.allowed)[large].mean() >= MOST
                and (rest <= self.allowed).mean() >= MOST
                and rest.max() <= self.error.max()
            )
