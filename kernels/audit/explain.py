"""Why a kernel fails a profile in one quantity: the input that shows it, the entry, and the cause."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from operator import attrgetter

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.behaviour import ITS_PLACE, NOT_REPEATED, OTHER_ROWS, differs, repeats
from lnverify.kernels.audit.calls import same, value
from lnverify.kernels.audit.cases import Case
from lnverify.kernels.audit.causes import formula, solved
from lnverify.kernels.audit.causes.cause import Cause, said
from lnverify.kernels.audit.causes.conditions import causes_of, drawn_anew, of_most
from lnverify.kernels.audit.causes.experiments import held_in_few_bits, shift, signs
from lnverify.kernels.audit.causes.places import where
from lnverify.kernels.audit.causes.solved import is_right, wrong_entries
from lnverify.kernels.audit.causes.ways import NARROW, ONE_PASS, ROWS, SPREAD
from lnverify.kernels.audit.errors.measure import NOWHERE, judge_quantity
from lnverify.kernels.audit.errors.outcome import Outcome, outcome
from lnverify.kernels.audit.errors.profiles import Profile
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.kernels.audit.shrink.problems import shortest
from lnverify.kernels.audit.witness import Witness, witness
from lnverify.numeric.floats.formats import FLOAT16
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.problem import PARAMETERS

MANY_ROWS = 1000
"""Sums over more rows than this are not traced to a cause: that would take minutes."""

LONG = 64
"""Inputs of more entries are not written down."""

FEWER = 1001
"""Rows of a smaller batch, on which what is said of many rows must hold too."""

MANY_PLAIN = 7
"""The length of which there are many plain rows, by which sums over rows are told apart."""

Same = Callable[[Cause], Cause]
everywhere: Same = attrgetter("everywhere")
general: Same = attrgetter("general")
"""Of causes: in what they are compared."""

TRACED = 8
"""How many of the failing cases are traced to a cause."""


def explain(implementation: Implementation, failing: Sequence[tuple[Case, Measurement]], profile: Profile) -> Witness:
    """The smallest input found that shows why one quantity fails in one format.

    A cause makes the same error on most of the traced cases, each with its own rows, width and eps. Offsets are traced
    first: there ways of computing differ most.
    """
    quantity, wholes = failing[0][1].quantity, []
    seen: list[tuple[Problem, str, list[Cause]]] = []
    cases = sorted(failing, key=lambda pair: _order(*pair))[:TRACED]
    for case, shown in cases:
        whole = implementation.part(case.problem)
        assert whole is not None
        wholes.append(whole)
        if 2 * sum(not causes for _, _, causes in seen) >= len(cases):
            continue  # nothing can explain most of them any more
        wrong = outcome(implementation, whole, quantity, case.solution_of(whole))
        part, behaviour = failing_part(implementation, whole, quantity, shown.index, profile)
        causes = (mistakes_at(implementation, wrong) if wrong else []) or ([said(behaviour)] if behaviour else [])
        causes = causes or ways_of(implementation, whole.part(part), quantity)
        recipe = case.recipe if part == slice(None) else f"{case.recipe}.part({part!r})"
        seen.append((whole.part(part), recipe, causes))
    causes = of_most([causes for _, _, causes in seen])
    if not causes:  # where all numbers are lost, many a mistake gives the same
        other = [ways_of(implementation, one, quantity) if each and each[0].places else each for one, _, each in seen]
        seen = [(one, recipe, each) for (one, recipe, _), each in zip(seen, other, strict=True)]
        causes = of_most(other)
    problem, recipe, _ = next((one for one in seen if {*one[2]} & {*causes}), seen[0])
    if not causes or {cause.kind for cause in causes} & {NARROW, SPREAD, ROWS}:
        held_so = held_in_few_bits(implementation, quantity, problem)
        causes = held_so if held_so and (not causes or len(held_so[0].places) < 2) else causes
    if not causes:
        causes = signs(implementation, quantity, problem) or only_part(implementation, quantity, wholes)
    elif quantity == "output" and causes == [ONE_PASS]:
        causes = shift(implementation, problem) or causes  # of which entries it takes the squares
    small = shrunk(implementation, problem, quantity, profile, causes)
    if small.x.size > LONG:
        small = problem  # which is written in one line
    recipe = recipe if small is problem else ""
    return witness(implementation, small, quantity, profile.anywhere, causes, recipe)


def only_part(implementation: Implementation, quantity: str, problems: Sequence[Problem]) -> list[Cause]:
    """The part of the formula that alone is wrong on most problems, where it is wrong by more than rounding."""
    few = (problem for problem in problems if problem.x.size <= formula.MANY_ENTRIES)
    wrong = [seen for one in few if (seen := outcome(implementation, one, quantity)) and not is_right(seen)]
    if 2 * len(wrong) <= len(problems):
        return []
    parts = [formula.without_respected_eps(implementation, seen, solved.alone(seen)) for seen in wrong]
    names = [list(dict.fromkeys(cause.general for cause in causes)) for causes in parts]
    both = [cause for causes in names for cause in causes if cause.places == ("mean", "variance")][:1]
    # 1/std is made of the variance: where it alone is wrong, nothing but the two statistics is.
    wider = [causes + both * any(cause.places == ("rstd",) for cause in causes) for causes in names]
    general = set[Cause].intersection(*map(set, names)) or set[Cause].intersection(*map(set, wider))
    return [cause for causes in parts for cause in causes if cause.general in general][:1]


def mistakes_at(implementation: Implementation, seen: Outcome) -> list[Cause]:
    """The mistakes in the formula, or the inputs and statistics in too few bits, that give a kernel's values on a case.

    Of many rows some wrong ones are looked at.
    """
    whole, quantity = seen.problem, seen.quantity
    if whole.x.size <= formula.MANY_ENTRIES or seen.values.ndim == 1:
        causes = formula.without_respected_eps(implementation, seen, formula.mistakes(seen, narrow=True))
        return held(implementation, whole, quantity, causes)
    wrong = wrong_entries(seen)
    rows = np.flatnonzero(wrong.any(axis=1))
    if not len(rows):
        return []
    chosen = rows[:: max(1, len(rows) // 4)][:4]
    few = Outcome(solve(whole.part(chosen)), quantity, seen.values[chosen])
    causes = formula.without_respected_eps(implementation, few, formula.mistakes(few, narrow=True))
    causes = [cause for cause in causes if not cause.is_of_rows]  # these are others now
    place = where(wrong)
    return [replace(cause, where=place) for cause in causes]


def held(implementation: Implementation, whole: Problem, quantity: str, causes: Sequence[Cause]) -> list[Cause]:
    """The mistakes that other inputs of the same width do not refute."""
    # TF32 has as many bits as float16.
    results = [cause for cause in causes if whole.format is not FLOAT16 or not cause.detail.startswith("TF32")]
    for problem, compared, has_to_show in others(whole, quantity, {cause.detail for cause in results}):
        seen = outcome(implementation, problem, quantity) if results else None
        if seen is not None:
            fits = formula.fitting(seen, results, compared)
            results = [cause for cause in results if fits.get(compared(cause), not has_to_show)]
    return results


def others(whole: Problem, quantity: str, details: set[str]) -> Iterator[tuple[Problem, Same, bool]]:
    """Inputs of the same width, each with what of a cause has to fit there, and whether it has to show.

    On plain rows a kernel may be right that a mistake would spoil: a number that is lost where it is tiny is held in
    few bits nowhere else. In rows of ±a what is rounded has one size, and does not average out. What is wrong with a
    row may be one number, its 1/std, which something else gives by chance, but not of rows drawn anew. Of tiny rows
    float16 loses more than TF32, which has as many bits.
    """
    plain = formula.plain(whole.format, whole.size, whole.centred)
    yield plain, everywhere, False
    alike = np.abs(plain.x[:, :1]) * np.resize(np.array([1, -1], plain.x.dtype), whole.size)
    yield replace(plain, x=alike), everywhere, False
    if quantity in PARAMETERS:
        yield formula.plain(whole.format, MANY_PLAIN, whole.centred), everywhere, False
        if whole.rows > FEWER:
            yield whole.first(FEWER), everywhere, False
    elif (drawn := drawn_anew(whole)) is not None:
        yield drawn, general, True
    if {"float16", "TF32"} <= details:
        small = whole.x.dtype.type(2.0**-16)
        upstream = None if whole.upstream is None else whole.upstream * small
        yield replace(whole, x=whole.x * small, upstream=upstream, eps=whole.eps * 2.0**-32), everywhere, False


def _order(case: Case, shown: Measurement) -> tuple[bool, bool, float]:
    x = case.problem.x.astype(np.float64)
    with np.errstate(all="ignore"):
        kappa = np.abs(x.mean(axis=1)) / np.sqrt(x.var(axis=1) + case.problem.eps)  # nearly
    return math.isinf(shown.ratio or 0), shown.tag != "offset", float(np.nanmax(np.append(kappa, 0.0)))


def failing_part(
    implementation: Implementation, whole: Problem, quantity: str, index: tuple[int, ...], profile: Profile
) -> tuple[slice, str]:
    """The row that fails, or the first rows where they are summed; with it what a row that is right alone says.

    All rows where the part alone does not fail.
    """
    is_row = len(index) == 2
    rows = slice(index[0], index[0] + 1) if is_row else slice(0, MANY_ROWS)
    part = whole.part(rows)
    if fails(implementation, part, quantity, profile):
        return rows if part.rows < whole.rows else slice(None), ""
    alone = outcome(implementation, part, quantity) if is_row and quantity == "output" and whole.rows > 1 else None
    values = value(implementation, whole, quantity) if alone is not None and is_right(alone) else None
    if values is not None and alone is not None and differs(values[rows], alone.values, alone.solution):
        return slice(None), batch_fault(implementation, whole, index[0])
    return slice(None), ""


def shrunk(
    implementation: Implementation, problem: Problem, quantity: str, profile: Profile, causes: Sequence[Cause]
) -> Problem:
    """The first entries of the rows, as few as still fail for one of the causes."""
    anywhere = profile.anywhere  # a short row may be none that networks meet; its bound is the same

    def faulty(small: Problem) -> bool:
        if not fails(implementation, small, quantity, anywhere):
            return False
        return not causes or bool({*ways_of(implementation, small, quantity)} & {*causes})

    return shortest(problem, faulty)


def ways_of(implementation: Implementation, problem: Problem, quantity: str) -> list[Cause]:
    """The ways of computing that make the same error on a problem."""
    return [] if problem.rows > MANY_ROWS else causes_of(implementation, problem, quantity)


def fails(implementation: Implementation, problem: Problem, quantity: str, profile: Profile) -> bool:
    """Whether a kernel fails on a problem that it takes."""
    seen = outcome(implementation, problem, quantity)
    return seen is not None and not judge_quantity(NOWHERE, seen, profile).passes


def batch_fault(implementation: Implementation, whole: Problem, row: int) -> str:
    """What makes a row that is right alone another one within its batch: chance, the other rows, or its place."""
    if not repeats(implementation, whole):
        return NOT_REPEATED
    x = -whole.x[::-1].copy()
    x[row] = whole.x[row]
    before, after = (value(implementation, one, "output") for one in (whole, replace(whole, x=x)))
    alike = before is not None and after is not None and same(before[row], after[row])
    return ITS_PLACE if alike else OTHER_ROWS
