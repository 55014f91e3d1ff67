"""Is it LayerNorm at all? A wrong formula is told from rounding on plain inputs, of 16-bit kernels in float32.

There rounding is far below every term of the formula. What is left of an error is the formula's, and the formulas that
people write by mistake are tried, alone and two at a time: one that gives the kernel's values on every plain input, the
right ones too, names what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import run
from lnverify.kernels.audit.causes.cause import ANY, Cause
from lnverify.kernels.audit.causes.edits import (
    FIXED_EPS,
    LEAST_EPS,
    MULTIPLIED_EPS,
    Edit,
    apply,
    edits,
    edits_of_many_rows,
    limits,
    merges,
    pairs,
)
from lnverify.kernels.audit.causes.entries import POWERS
from lnverify.kernels.audit.causes.experiments import counted_rows
from lnverify.kernels.audit.causes.places import where
from lnverify.kernels.audit.causes.solved import MULTIPLIED, Array, Match, alone, bound, is_right, wrong_entries
from lnverify.kernels.audit.errors.measure import NOWHERE, judge
from lnverify.kernels.audit.errors.outcome import Outcome, outcome
from lnverify.kernels.audit.errors.table import QUANTITIES
from lnverify.kernels.audit.witness import Witness, of_measurement
from lnverify.numeric.floats.formats import FLOAT32, Format, find_format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.publishing.numbers import join_in_words
from lnverify.numeric.reference import Problem, Solution, solve
from lnverify.numeric.reference.problem import PARAMETERS

SIZES = (8, 7, 100, 700, 64, 768)
"""N of the plain inputs, of which the first four that the kernel takes are asked."""

OTHER_SIZES = 13, 4100
"""On which a mistake in a merge has to hold too: lengths that no vector divides, and more than most threads take."""

TRIED = 4

ROWS, EPS = {8: 8, 7: 700, 100: 27}, {7: 0.5, 100: 0.125}
"""How many rows a plain input has, and which eps, where it has not 5 rows and 1/4: a rule is told from a number,
and an axis that is looked up by its length from the last one."""

PAIRS = 1 << 14
"""Entries of a problem on which two mistakes together are tried."""

MANY_ENTRIES = 1 << 17
"""On larger problems only what is about many rows is tried: all else shows on small ones."""

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
    wrong = [any(not is_right(one) for one in item) for item in (asked, wide)]
    return [one.solution for one in (wide if wide and wrong[0] >= wrong[1] else asked)]


def plain_answers(implementation: Implementation, format: Format) -> list[Outcome]:
    """The first plain problems that the kernel takes in a format, with its outputs."""
    results: list[Outcome] = []
    for size in SIZES:
        declared = implementation.declared
        solution = solve_plain(declared.of(plain(format, size, implementation.centred, declared.eps)))
        if len(results) < TRIED and (values := answers(implementation, solution.problem)):
            results.append(Outcome(solution, "output", values["output"]))
    return results


def answers(implementation: Implementation, problem: Problem) -> Mapping[str, Array]:
    """What a kernel gives, the output alone where its backward fails; nothing where it does not take the problem."""
    return run(implementation, problem).values or run(implementation, problem, only="output").values


solve_plain = lru_cache(maxsize=64)(solve)
"""The exact answers to plain problems, which all kernels are asked."""


@lru_cache(maxsize=64)
def plain(format: Format | str, size: int, centred: bool = True, eps: float | None = None) -> Problem:
    """Rows of which nothing is hard: of several scales about √eps, so that its place shows; some zeros as well."""
    format = find_format(format) if isinstance(format, str) else format
    generator = np.random.default_rng(size)
    rows = ROWS.get(size, 5)
    shapes = ((rows, size), size, size, (rows, size))
    x, gain, bias, upstream = (generator.standard_normal(shape) for shape in shapes)
    x = (x + 0.5) * np.resize([1.0, 2.0**-6, 4.0, 0.5, 1.0], rows)[:, None]
    x[3, ::4] = upstream[2, ::4] = 0
    gain, bias = gain + np.copysign(0.5, gain), bias * centred
    usual = EPS.get(size, 0.25)
    x *= 2.0 ** round(np.log2(eps / usual) / 2) if eps else 1.0
    arrays = [round_array(array, format) for array in (x, gain, bias, upstream)]
    return Problem(arrays[0], arrays[1], arrays[2], usual if eps is None else eps, arrays[3], centred)


def fault(implementation: Implementation, fallback: Format) -> Witness | None:
    """What is wrong with the formula of a kernel; None where nothing is, or where it takes no plain input."""
    asked = [(solution, answers(implementation, solution.problem)) for solution in probes(implementation, fallback)]
    for quantity in QUANTITIES:
        seen = [Outcome(solution, quantity, result[quantity]) for solution, result in asked if quantity in result]
        wrong = [one for one in seen if not is_right(one)]
        wrong.sort(key=lambda one: not np.isfinite(one.values).any())  # what gives no number tells least
        if not wrong:
            continue
        right = [one for one in seen if one not in wrong]
        problem, answer = wrong[0].problem, wrong[0].answer
        with np.errstate(all="ignore"):
            share = np.nan_to_num(wrong[0].distances / bound(wrong[0]), nan=np.inf)
        shown = judge(NOWHERE, quantity, wrong[0].values, answer, share)
        causes = shared_mistakes(implementation, wrong)
        cause, everywhere = in_common(causes, right)
        if not cause:
            causes = shared_mistakes(implementation, wrong, merged=True)
            cause, everywhere = in_common(causes, right)
            if cause and not all(holds_at(implementation, wrong[0], cause, size) for size in OTHER_SIZES):
                cause = replace(cause, condition=f", at N = {join_in_words([str(one.problem.size) for one in wrong])}")
        confined = {each.general for each in chain(*causes) if each.where}
        if cause and cause.general in confined and (place := in_each(seen)):
            cause, everywhere = replace(cause, where=place), True
        cause = cause and by_length(cause, causes, wrong)
        if not cause:
            parts = [without_respected_eps(implementation, one, alone(one)) for one in wrong]
            scaled = [[one for one in each if one.kind == MULTIPLIED] for each in parts]
            cause = in_common(scaled, [])[0] or in_common(parts, [])[0]
            cause = cause and by_length(cause, parts, wrong)
            small = wrong[0].distances[shown.index] < FEW_BITS * float(np.abs(answer.high).max())
            if small and not (cause and cause.constant):
                continue  # few bits: rounding, which the cases judge
            if cause and not cause.exact and (rows := where(wrong_entries(wrong[0]))).startswith("the rows"):
                cause = replace(cause, where=rows)
        if not cause and quantity in PARAMETERS:
            cause = next(iter(counted_rows(implementation, wrong)), None)
        if not cause:
            cause = Cause(NONE, where=in_each(seen) or where(share > 1), exact=False)
        if right and not everywhere and size_decides(implementation, wrong[0], right):
            bad, good = (join_in_words([str(one.problem.size) for one in some]) for some in (wrong, right))
            cause = replace(cause, condition=(cause.condition or f", at N = {bad}") + f", not at N = {good}")
        return of_measurement(shown, problem, [cause], recipe(problem))
    return None


def shared_mistakes(
    implementation: Implementation, wrong: Sequence[Outcome], merged: bool = False
) -> list[list[Cause]]:
    """The mistakes that fit the first problem, the smallest, and of each other those among them that fit it too."""
    first, *others = wrong
    among = mistakes(first, merged=merged)
    fits = [among, *(mistakes(one, among=among, merged=merged) if among else [] for one in others)]
    return [without_respected_eps(implementation, *pair) for pair in zip(wrong, fits, strict=True)]


def holds_at(implementation: Implementation, like: Outcome, cause: Cause, size: int) -> bool:
    """Whether a mistake that is seen on a plain input gives a kernel's values on rows of a length that it takes."""
    problem = plain(like.problem.format, size, implementation.centred, implementation.declared.eps)
    seen = outcome(implementation, problem, like.quantity)
    return seen is None or fitting(seen, [cause], lambda one: one.everywhere).get(cause.everywhere, False)


def in_common(causes: Sequence[Sequence[Cause]], right: Sequence[Outcome]) -> tuple[Cause | None, bool]:
    """The mistake that all problems share, and whether it gives the right values where the kernel does.

    The same mistake goes before one with other numbers or at another place.

    Args:
        causes: the mistakes that fit each problem on which the kernel is wrong.
        right: the problems on which it is right.
    """
    same = [cause for cause in causes[0] if all(cause in others for others in causes)]
    harmless = [cause for cause in same if right and all(gives_right(one, cause) for one in right)]
    general = ({cause.general for cause in others} for others in causes[1:])
    shared = set.intersection(*general) if len(causes) > 1 else {cause.general for cause in causes[0]}
    chosen = harmless or same or [cause for cause in causes[0] if cause.general in shared]
    return next(iter(chosen), None), bool(harmless)


def by_length(cause: Cause, parts: Sequence[Sequence[Cause]], wrong: Sequence[Outcome]) -> Cause:
    """A cause whose number, or factors, are others at another N, with those at each."""
    like = ([one for one in each if one.general == cause.general] for each in parts)
    same = [next((one for one in each if one.number == cause.number), each[0]) for each in like]
    values = [one.detail if cause.number is None else f"{one.number:,.6g}" for one in same]
    if cause.constant or len({*values}) == 1:
        return cause
    condition = f", {ANY} = {join_in_words(values)} at N = {join_in_words([str(one.problem.size) for one in wrong])}"
    return replace(cause, number=None, detail=ANY if cause.number is None else cause.detail, condition=condition)


def size_decides(implementation: Implementation, wrong: Outcome, right: Sequence[Outcome]) -> bool:
    """Whether a kernel that is wrong at one length is right at others with as many rows and the same eps too."""
    rows, eps = np.arange(wrong.problem.rows), wrong.problem.eps
    asked = (replace(one.problem.part(rows % one.problem.rows), eps=eps) for one in right)
    results = (outcome(implementation, problem, wrong.quantity) for problem in asked)
    return all(one is not None and is_right(one) for one in results)


def in_each(seen: Sequence[Outcome]) -> str:
    """The one place, by a rule, where a kernel is wrong on problems of several widths and numbers of rows."""
    tables = [np.atleast_2d(wrong_entries(one)) for one in seen]
    for axis, words in ((1, "the entries"), (0, "the rows")):
        lengths = [one.shape[axis] for one in tables]
        wrong = [np.flatnonzero(one.any(axis=1 - axis)) for one in tables]
        starts = [int(places[0]) if len(places) else length for places, length in zip(wrong, lengths, strict=True)]
        if not any(starts) or (axis == 0 and seen[0].values.ndim == 1):
            continue
        singular = {"the entries": "the last entry", "the rows": "the last row"}[words]
        if all(list(each) == [length - 1] for each, length in zip(wrong, lengths, strict=True)):
            return singular
        fixed = min(starts)
        past = sum(length > fixed for length in lengths)
        if fixed > 0 and past > 1 and all(s == min(fixed, n) for s, n in zip(starts, lengths, strict=True)):
            return f"{words} after the first {fixed:,}"
        for count in POWERS:
            ends = [length // count * count for length in lengths]
            several = sum(length >= count for length in lengths) > 1
            # Code may take another way for what is shorter than a block.
            if several and starts in (ends, [end or length for end, length in zip(ends, lengths, strict=True)]):
                return f"{words} after the last multiple of {count:,}"
    return ""


def gives_right(seen: Outcome, cause: Cause) -> bool:
    """Whether a mistake does no harm on a problem: it is not there, or gives what is right."""
    problem, quantity, limit = seen.problem, seen.quantity, bound(seen)
    results = (apply(problem, quantity, edit) for edit in every(seen, [cause]) if edit.cause == cause.everywhere)
    with np.errstate(all="ignore"):
        return all((np.abs(wrong - seen.answer.high) <= limit).all() for wrong in results)


def recipe(problem: Problem) -> str:
    """Python that makes a plain problem."""
    own = f", eps={problem.eps!r}" if problem.eps != EPS.get(problem.size, 0.25) else ""
    return f"plain({problem.format.name!r}, {problem.size}{'' if problem.centred else ', centred=False'}{own})"


NONE = "no mistake known here gives these values"
"""What is said of a wrong formula that has no name here."""


def tried(seen: Outcome, narrow: bool = False, twice: bool = False) -> Iterator[Edit]:
    """The edits that are tried on a kernel's values."""
    if seen.problem.x.size > MANY_ENTRIES:
        yield from edits_of_many_rows(seen.problem, seen.quantity)
        return
    yield from edits(seen.problem, seen.quantity, narrow)
    finite = np.abs(seen.values.astype(np.float64))
    yield from limits(seen.problem, seen.quantity, float(finite.max(initial=0.0, where=np.isfinite(finite))))
    if twice:
        yield from pairs(seen.problem, seen.quantity)


def every(seen: Outcome, among: Sequence[Cause], narrow: bool = False) -> Iterator[Edit]:
    """All edits among which some causes may be, those of merges last."""
    yield from tried(seen, narrow, twice=any(cause.also for cause in among))
    yield from merges(seen.problem, seen.quantity, among)


def mistakes(seen: Outcome, narrow: bool = False, among: Sequence[Cause] = (), merged: bool = False) -> list[Cause]:
    """The mistakes that give a kernel's values: all that do alone, else the first two that do together.

    One that is confined to a place is named with it; of those that differ by their numbers the nearest comes first.

    Args:
        seen: the kernel's values.
        narrow: whether inputs and statistics in too few bits count too; of many rows no two mistakes are tried.
        among: those that are asked about, wherever they are and whatever their numbers; all where there are none.
        merged: whether those of a merge of parts of a row are tried, and no others.
    """
    asked = {cause.general for cause in among}
    match, confined = Match(seen), list[Array]()
    if not asked and not np.isfinite(match.values).any():
        return []  # what gives no number at all is what many mistakes give
    causes: dict[Cause, float] = {}
    both = seen.problem.x.size <= PAIRS
    for edit in merges(seen.problem, seen.quantity, among) if merged else tried(seen, narrow, twice=both):
        if causes and edit.cause.also:
            break
        if asked and edit.cause.general not in asked:
            continue
        wrong = apply(seen.problem, seen.quantity, edit)
        if edit.cause not in causes and match.by(wrong, few_bits=edit.cause.is_rounding):
            causes[edit.cause] = match.rest(wrong)
        elif match.place and match.by(wrong, only_there=True):
            there = wrong[match.wrong]
            if not any(np.allclose(there, one, rtol=1e-9, equal_nan=True) for one in confined):
                confined.append(there)
                causes[replace(edit.cause, where=match.place)] = match.rest(wrong)
        if causes and edit.cause.also:
            break
    order = list(dict.fromkeys(cause.general for cause in causes))
    return sorted(causes, key=lambda cause: (order.index(cause.general), causes[cause]))


def fitting(seen: Outcome, causes: Sequence[Cause], same: Callable[[Cause], Cause]) -> dict[Cause, bool]:
    """Whether mistakes leave no more than rounding of a kernel's values, on a problem where it may be right.

    Those that a problem has no room for, as of rows that it lacks, are left out.

    Args:
        seen: the kernel's values.
        causes: the mistakes.
        same: of a cause `general` or `everywhere`; those of which it gives the same are one.
    """
    match, wanted, fits = Match(seen), {same(cause) for cause in causes}, dict[Cause, bool]()
    for edit in every(seen, causes, narrow=True):
        if (mistake := same(edit.cause)) in wanted and not fits.get(mistake):
            wrong = apply(seen.problem, seen.quantity, edit)
            fits[mistake] = (
                match.by(wrong, exactly=False)
                or bool(match.place and match.by(wrong, only_there=True, exactly=False))
                or (edit.cause.is_rounding and match.nearly(wrong))
            )
            if len(fits) == len(wanted) and all(fits.values()):
                break
    return fits


SCALES = (1.0, 2.0**-7, 2.0**-14)
"""By what rows are multiplied, and √eps, to ask for another eps."""


def without_respected_eps(implementation: Implementation, seen: Outcome, causes: Sequence[Cause]) -> list[Cause]:
    """The mistakes without a fixed eps, or a multiple of it, where the kernel is right with another eps.

    Where that is a larger one, eps may have a least value.
    """
    fixed = [cause for cause in causes if cause.kind in (FIXED_EPS, MULTIPLIED_EPS)]
    if not fixed:
        return list(causes)
    rows = plain(seen.problem.format, seen.problem.size, seen.problem.centred)
    for scale in SCALES:
        asked = replace(rows, x=rows.x * rows.x.dtype.type(scale), eps=4 * scale**2)
        result = outcome(implementation, asked, seen.quantity)
        if result is not None and is_right(result):
            least = (cause for cause in fixed if cause.kind == FIXED_EPS and (cause.number or 0.0) < asked.eps)
            return [
                *(replace(cause, kind=LEAST_EPS) for cause in least if (cause.number or 0.0) > seen.problem.eps),
                *(cause for cause in causes if cause not in fixed),
            ]
    return list(causes)
