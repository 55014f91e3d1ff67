"""How an implementation behaves beside its numbers: rows for themselves, inputs left alone, NaN and Inf reported."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from time import monotonic

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import forward, in_time, run, same, value
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes.places import where
from lnverify.kernels.audit.errors.profiles import SLACK, in_any_order
from lnverify.numeric.floats.formats import Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.reference import Problem, Solution, solve

OTHER_ROWS = "a row's result depends on the other rows"
OTHER_ROWS_IN_DX = "∂x of a row depends on the other rows"
ITS_PLACE = "a row's result depends on its place among the rows, or on their number"
NOT_REPEATED = "two calls on the same input give different answers"
ADDS = "each call adds to the result of the calls before, as where a buffer is not cleared"
SHARED = "a later call changes an earlier answer"
KEPT = "what an earlier call with arrays of this shape left is used where {} is another"
LAST = "what the last forward call was given is used in place of what backward is given"
UNCHANGED = "what an earlier call was given is kept: {} that changed in its place since does not count"
HIDES_NAN = "a row with a NaN gets numbers, as if there were none"
SPREADS_NAN = "a NaN in one row changes others"
CHANGES = "it changes {} in place"
LOST = "a change by less than half an ulp of that is lost"
STRIDES = "rows that are not contiguous in memory give another result"
"""What is said of a kernel that does so."""

SYMPTOMS = (HIDES_NAN, SPREADS_NAN, STRIDES)
"""What does not explain why plain rows are wrong."""

CALLS, SECONDS = 100, 1.0
"""How often a kernel is called on the same input, and how long at the most: one call in twenty may be wrong."""

LITTER = 8
"""How many arrays are left in memory; NumPy keeps as many of each small size."""

MISREAD = 1 / 16
"""The part of the largest entry by which an output is another one; sums in another order change less in any format."""


def keeps_inputs(implementation: Implementation, problem: Problem) -> bool | None:
    """Whether the inputs are as they were, after the output and the gradients; None where it refuses them."""
    done = run(implementation, problem)
    return None if done.refused else not done.changed


def keeps_answers(implementation: Implementation, problem: Problem) -> bool:
    """Whether an answer is as it was after another call: it has memory of its own."""
    result = forward(implementation, problem)
    before = result.copy()
    forward(implementation, problem.part(np.arange(problem.rows)[::-1]))
    return same(result, before)


def row_by_row(implementation: Implementation, problem: Problem) -> np.ndarray:
    """What a kernel gives for each row alone."""
    rows = [problem.part(slice(row, row + 1)) for row in range(problem.rows)]
    return np.concatenate([forward(implementation, row) for row in rows])


def run_backwards(implementation: Implementation, problem: Problem) -> np.ndarray:
    """What a kernel gives for the rows in reverse, in their order again."""
    return forward(implementation, problem.part(np.arange(problem.rows)[::-1]))[::-1]


def run_strided(implementation: Implementation, problem: Problem) -> np.ndarray:
    """What a kernel gives for rows that are not contiguous: those of a transposed array."""
    return forward(implementation, problem, np.array(problem.x, order="F"))


def run_apart(implementation: Implementation, problem: Problem) -> np.ndarray:
    """What a kernel gives for rows that do not follow each other in memory: parts of longer ones."""
    longer = np.concatenate([problem.x, problem.x[:, ::-1]], axis=1)
    return forward(implementation, problem, longer[:, : problem.size])


def gives_same(*others: Callable[[Implementation, Problem], np.ndarray]) -> Callable[[Implementation, Problem], bool]:
    """Whether asking in other ways gives the same bits."""

    def holds(implementation: Implementation, problem: Problem) -> bool:
        whole = forward(implementation, problem)
        return all(same(whole, other(implementation, problem)) for other in others)

    return holds


repeats = gives_same(forward)
"""Whether a second call gives the same bits."""


def ignores_threads(implementation: Implementation, problem: Problem) -> bool | None:
    """Whether one thread gives the same bits as all that the library takes by itself, in output and gradients.

    The gradients are sums over many rows: partial sums of threads differ there. None where it cannot be told how many.
    """
    if implementation.use_threads is Implementation.use_threads:
        return None
    many = implementation.part(REGIMES[MANY_ROWS].problem(problem.format, implementation.centred))
    results = []
    for count in (1, 0):
        implementation.use_threads(count)
        results.append(run(implementation, many or problem).values)
    implementation.use_threads(1)
    one, all_threads = results
    return bool(one) and one.keys() == all_threads.keys() and all(same(one[name], all_threads[name]) for name in one)


def keeps_nan_to_its_row(implementation: Implementation, problem: Problem) -> bool:
    """Whether a NaN makes its own row NaN and leaves the others as they are."""
    x = problem.x.copy()
    x[0, 0] = np.nan
    result = forward(implementation, problem, x)
    return bool(np.isnan(result[0].astype(np.float64)).all()) and same(result[1:], forward(implementation, problem)[1:])


def tells_infinity(implementation: Implementation, problem: Problem) -> bool:
    """Whether an infinite entry shows as NaN or Inf in its row: finite numbers would hide it."""
    x = problem.x.copy()
    x[0, 0] = np.inf
    result = forward(implementation, problem, x)
    return not np.isfinite(result[0].astype(np.float64)).all()


def misbehaviour(implementation: Implementation, solution: Solution) -> str:
    """What a kernel does on a plain problem that no LayerNorm should; empty for nothing."""
    problem = solution.problem
    if changed := run(implementation, problem).changed:
        return CHANGES.format(", ".join(changed))
    seen: tuple[Callable[[], str], ...] = (
        lambda: "" if keeps_answers(implementation, problem) else SHARED,
        lambda: unlike_calls(implementation, solution),
        lambda: kept_input(implementation, problem),
        lambda: of_last_forward(implementation, problem),
        lambda: depends_on_other_rows(implementation, problem),
        lambda: treats_nan(implementation, problem),
        lambda: STRIDES if depends_on_strides(implementation, problem) else "",
    )
    return next((words for look in seen if (words := look())), "")


def kept_input(implementation: Implementation, problem: Problem) -> str:
    """What is said where an input counts as it was in an earlier call; empty where none does.

    Of a width and a number of rows that were not met before, the same arrays are given twice, one of them changed in
    its place: what is right first and wrong then rests on the first call. Where copies do not show it, what was kept is
    found by the array. Else it is kept of the shape, if it is seen as well where the changed input comes first.
    """

    def changed(one: Problem, name: str) -> Problem:
        if name == "eps":  # what is worked out of x and eps is kept of both
            return replace(one, eps=4 * one.eps)
        getattr(one, name)[:] *= -2
        return replace(one)  # what was worked out of a problem is known by it

    sizes = iter(range(11, 31, 2))
    for name in ("gain", "bias", "x", "eps", *["upstream"] * (problem.upstream is not None)):
        one, other = (wider_by(problem, next(sizes)) for _ in range(2))
        was_wrong, one = wrong_quantities(implementation, one, copies=False), changed(one, name)
        stale = {*wrong_quantities(implementation, one, copies=False)} - {*was_wrong}
        of_shape = stale & {*wrong_quantities(implementation, one)}
        if stale - of_shape:
            return of_quantity(next(filter((stale - of_shape).__contains__, SYMBOLS))) + UNCHANGED.format(name)
        if of_shape:
            turned = changed(wider_by(problem, other.size), name), other
            first, second = (wrong_quantities(implementation, each) for each in turned)
            if of_shape := of_shape & {*second} - {*first}:
                return of_quantity(next(filter(of_shape.__contains__, SYMBOLS))) + KEPT.format(name)
    return ""


def of_last_forward(implementation: Implementation, problem: Problem) -> str:
    """What is said where gradients are wrong after a forward call on other rows; empty where they are not."""
    run(implementation, replace(problem, x=-2 * problem.x), only="output")
    stale = {*wrong_quantities(implementation, problem, only="dx")} - {*wrong_quantities(implementation, problem)}
    return of_quantity(next(filter(stale.__contains__, SYMBOLS))) + LAST if stale else ""


def wider_by(problem: Problem, size: int) -> Problem:
    """Rows of a problem, repeated to more entries, and as many of them: their number, too, is another each time."""
    gain, bias, rows = np.resize(problem.gain, size), np.resize(problem.bias, size), np.arange(size) % problem.rows

    def wider(array: np.ndarray) -> np.ndarray:
        return np.stack([np.resize(row, size) for row in array[rows]])

    upstream = None if problem.upstream is None else wider(problem.upstream)
    return replace(problem, x=wider(problem.x), gain=gain, bias=bias, upstream=upstream)


def wrong_quantities(
    implementation: Implementation, problem: Problem, copies: bool = True, only: str = ""
) -> list[str]:
    """What is wrong by more than rounding, as of `run`; what refuses the problem gives nothing wrong."""
    solution = solve(implementation.declared.of(problem))
    values = run(implementation, solution.problem, only, copies).values
    return [name for name, one in values.items() if differs(one, solution[name].rounded, solution, name)]


def of_quantity(quantity: str) -> str:
    """What stands before words about a gradient; nothing for the output."""
    return f"{SYMBOLS[quantity]}: " if quantity != "output" else ""


def treats_nan(implementation: Implementation, problem: Problem) -> str:
    """What is wrong where one row has a NaN: its mean is NaN, and that of others is as it was; empty for nothing."""
    x = problem.x.copy()
    x[1, 0] = np.nan
    try:
        before, result = forward(implementation, problem).copy(), forward(implementation, problem, x)
    except Exception:
        return ""
    if np.isfinite(result[1].astype(np.float64)).any():
        return HIDES_NAN
    others = np.arange(problem.rows) != 1
    spread = np.isfinite(before[others].astype(np.float64)) & ~np.isfinite(result[others].astype(np.float64))
    return SPREADS_NAN if spread.any() else ""


def unlike_calls(implementation: Implementation, solution: Solution, most: int = CALLS) -> str:
    """Whether calls on the same input give different answers, by more than rounding: how many do, and where."""
    first, began, calls = dict(run(implementation, solution.problem).values), monotonic(), 1
    unlike: dict[str, list[np.ndarray]] = {name: [] for name in first}
    run(implementation, replace(solution.problem, x=-2 * solution.problem.x))  # which may leave something behind
    while calls < most and (monotonic() - began < SECONDS or calls < 3):
        in_time(litter, implementation.limit, solution.problem.x, calls)
        again, calls = run(implementation, solution.problem).values, calls + 1
        for name in first.keys() & again.keys():
            if differs(first[name], again[name], solution, name):
                unlike[name].append(first[name] != again[name])
    quantity = next((name for name, others in unlike.items() if others), None)
    if quantity is None:
        return ""
    if adds_up(implementation, wider_by(solution.problem, 16), quantity):
        return of_quantity(quantity) + ADDS
    count, place = len(unlike[quantity]), where(np.any(unlike[quantity], axis=0))
    if 2 * count > calls and "after the first" in place:
        place += ": they may not be written"
    words = [f"{count} of {calls - 1} are unlike the first", *([f"in {place}"] if place else [])]
    return of_quantity(quantity) + f"{NOT_REPEATED} ({', '.join(words)})"


def adds_up(implementation: Implementation, problem: Problem, quantity: str) -> bool:
    """Whether calls in a row on the same input each add what is right to the answer before."""
    solution = solve(implementation.declared.of(problem))
    answers = [value(implementation, solution.problem, quantity) for _ in range(3)]
    given = [one.astype(np.float64) for one in answers if one is not None]
    right = solution[quantity].rounded
    return len(given) == len(answers) and not any(
        differs(after - before, right, solution, quantity) for before, after in pairwise(given)
    )


def litter(like: np.ndarray, number: int) -> None:
    """Leave numbers in memory that was given back: what a kernel does not write shows as them."""
    del [np.full_like(like, number) for _ in range(LITTER)][:]


def depends_on_other_rows(implementation: Implementation, problem: Problem) -> str:
    """What is another for a row alone than in its batch, by more than rounding; empty for nothing."""
    if any(mixes_rows(implementation, one, "output") for one in (problem, far_apart(problem))):
        return OTHER_ROWS
    asked = [problem, uneven(problem)] if problem.upstream is not None else []
    return OTHER_ROWS_IN_DX if any(mixes_rows(implementation, one, "dx") for one in asked) else ""


def mixes_rows(implementation: Implementation, problem: Problem, quantity: str) -> bool:
    """Whether a quantity of a row, asked for alone, is another than within the batch, by more than rounding."""
    parts = [problem, *(problem.part(slice(row, row + 1)) for row in range(problem.rows))]
    given = (run(implementation, part).values for part in parts)
    values = [result[quantity] for result in given if quantity in result]
    if len(values) < len(parts):
        return False
    return differs(values[0], np.concatenate(values[1:]), solve(problem), quantity)


def uneven(problem: Problem) -> Problem:
    """The same rows with upstream gradients of several sizes: what one row takes from another is large beside it."""
    assert problem.upstream is not None
    scale = (2.0 ** np.arange(problem.rows)).astype(problem.x.dtype)[:, None]
    return replace(problem, upstream=problem.upstream * scale)


def far_apart(problem: Problem) -> Problem:
    """The same rows with means that are far apart: what is taken from another row leaves no digits then."""
    step = min(3000.0, 1 / (16 * problem.format.unit_roundoff))
    rows = problem.x.astype(np.float64) + step * np.arange(problem.rows)[:, None]
    return replace(problem, x=round_array(rows, problem.format))


def differs(one: np.ndarray, other: np.ndarray, solution: Solution, quantity: str = "output") -> bool:
    """Whether two answers differ by more than rounding; NaN is like NaN, and an infinity like itself."""
    one, other = one.astype(np.float64), other.astype(np.float64)
    with np.errstate(all="ignore"):
        near = np.abs(one - other) <= SLACK * in_any_order(solution, quantity)
    return not bool((near | (one == other) | (np.isnan(one) & np.isnan(other))).all())


def depends_on_strides(implementation: Implementation, problem: Problem) -> bool:
    """Whether rows that are not contiguous in memory give another output, where they are not refused."""
    whole = forward(implementation, problem).astype(np.float64)
    for other in (run_strided, run_apart):
        try:
            result = other(implementation, problem).astype(np.float64)
        except Exception:
            continue
        if np.abs(result - whole).max() > MISREAD * np.abs(whole).max():
            return True
    return False


PROPERTIES: dict[str, Callable[[Implementation, Problem], bool | None]] = {
    "batch-invariant": gives_same(row_by_row, run_backwards),
    "threads": ignores_threads,
    "repeats": repeats,
    "NaN": keeps_nan_to_its_row,
    "Inf": tells_infinity,
    "in place": keeps_inputs,
    "strides": gives_same(run_strided),
}
"""What is asked of the implementations of libraries, each a yes or no."""

REGIME, SHORT, MANY_ROWS = "standard normal", "N = 64", "1,000 rows"
"""The rows on which they are seen; the second where it takes but one row of the first, the third for threads."""


def behaviour(implementation: Implementation, format: Format) -> dict[str, bool | None]:
    """Each property of an implementation in a format; None where it refuses the input."""
    problem = implementation.part(REGIMES[REGIME].problem(format, implementation.centred))
    if problem is None or problem.rows == 1:
        problem = implementation.part(REGIMES[SHORT].problem(format, implementation.centred))
    results: dict[str, bool | None] = {}
    for name, has in PROPERTIES.items():
        try:
            results[name] = has(implementation, problem) if problem is not None else None
        except Exception:
            results[name] = None
    return results
