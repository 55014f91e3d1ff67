"""The program of `kernels.programs` to which a kernel is closest, and what is proved of that program."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.causes.programs import ONE_BY_ONE
from lnverify.kernels.audit.causes.ways import Way
from lnverify.kernels.audit.errors.outcome import Outcome
from lnverify.kernels.audit.errors.profiles import (
    constant,
    in_range,
    merged_error,
    output_bound,
    two_pass_error,
    working_format,
)
from lnverify.kernels.programs.programs import PROGRAMS
from lnverify.kernels.programs.theorems import PREFIX
from lnverify.kernels.rounding import rows
from lnverify.kernels.rounding.arrays import Array, run
from lnverify.kernels.rounding.families import escape
from lnverify.kernels.rounding.functions import grow, merge_growth
from lnverify.kernels.rounding.orders import ORDERS, height, sequential
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.publishing.numbers import number
from lnverify.numeric.reference import Problem, Solution

NAMES = {"two_pass": "two passes", "one_pass": "one pass", "merged_norm": "Welford's recurrence"}
"""The programs that are tried, by what a sentence calls them; the last is of merges, one entry at a time."""

SUMS = {
    "": "sums in any order",
    "sequential": "sequential sums",
    "pairwise": "pairwise sums",
    "simd": "sums in 8 lanes",
    "blocks": "sums in blocks of 64",
    "gpu": "sums in 32 threads",
    "numpy": "NumPy's sums",
    "random": "shuffled sums",
}
"""The orders of sums, in words."""

ROWS, SIZE = 16, 320
"""Of the inputs on which programs are told apart: large enough for each order of sums to give other digits."""

LAST_ROUNDINGS = 6
"""A root, an inverse and a product round once each, in the kernel and in the program."""


@dataclass(frozen=True)
class Nearest:
    """A program and the order of its sums.

    Attributes:
        program: one of NAMES.
        order: of its sums, one of ORDERS; empty for any, where no order, or no single one, gives the kernel's values.
        to_the_bit: whether the kernel's values are the program's, else but for the last roundings.
    """

    program: str
    order: str = ""
    to_the_bit: bool = False

    @property
    def words(self) -> str:
        """As in "two passes, pairwise sums, to the bit"."""
        how = ", to the bit" if self.to_the_bit else ", but for its last roundings" if self.order else ""
        return NAMES[self.program] + ("" if self.program == "merged_norm" else f", {SUMS[self.order]}") + how

    @property
    def has_bound(self) -> bool:
        """Whether a bound is proved of it; of one pass there is none."""
        return self.program != "one_pass"

    def additions(self, size: int) -> int:
        """The most that a number goes through in a sum of so many."""
        return height(ORDERS[self.order], size) if self.order else size - 1

    def error(self, solution: Solution) -> np.ndarray:
        """What is proved of how far normalized rows are off."""
        h = self.additions(solution.problem.size)
        if self.program == "merged_norm":
            return merged_error(solution, h)
        return two_pass_error(solution, constant(h, h + 1, working_format(solution.problem.format).unit_roundoff))

    def share(self, seen: Outcome) -> float | None:
        """The largest part of the proved bound that an error of ŷ takes, by outputs; None where no row is in range."""
        error = self.error(seen.solution)
        with np.errstate(all="ignore"):
            after = output_bound(seen.solution, np.zeros_like(error))  # what roundings after ŷ may add
            beyond = seen.distances - after - 2 * seen.problem.format.smallest
            known = np.fmax(beyond / (output_bound(seen.solution, error) - after), 0)[in_range(seen.solution)]
        return float(known.max()) if known.size else None


def nearest(implementation: Implementation, format: Format) -> Nearest | None:
    """The program that gives a kernel's values on a few rows, two passes in any order where none does, or several do.

    Returns:
        None for RMSNorm, and where the kernel takes no such rows.
    """
    problem = probe(format)
    part = implementation.part(problem) if implementation.centred and format.name in implementation.formats else None
    result = value(implementation, part, "output") if part is not None else None
    if result is None or part is None or result.shape != part.x.shape:
        return None
    kernel = result.astype(np.float64)
    apart = {}
    for name in ("two_pass", "one_pass"):
        for order in sorted(ORDERS, key=lambda order: height(ORDERS[order], SIZE)):
            apart[name, order] = distance(kernel, run_program(name, order, part), format)
    if min(apart.values()) > LAST_ROUNDINGS:
        work = working_format(format)
        results = (run_way(Way(name, sequential, work, work), part) for name in ONE_BY_ONE)
        apart["merged_norm", "sequential"] = min(distance(kernel, one, format) for one in results)
    program, order = min(apart, key=apart.__getitem__)
    least = apart[program, order]
    if least > LAST_ROUNDINGS:
        return Nearest("two_pass")
    # In 16 bits several orders may give the same numbers: then none is known.
    alike = [other for other, distance in apart.items() if distance == least]
    if len(alike) > 1:
        return Nearest(program if all(name == program for name, _ in alike) else "two_pass")
    # What is near may be a sum in another order, which errs more on other rows.
    return Nearest(program, order if least == 0 or program == "merged_norm" else "", least == 0)


@lru_cache
def probe(format: Format) -> Problem:
    """Rows of growing mean; there programs and orders of sums give other digits."""
    rng = np.random.default_rng(1)
    most = min(10, format.precision)
    x = rng.standard_normal((ROWS, SIZE)) + 2.0 ** np.linspace(-2, most, ROWS)[:, None]
    one = np.ones(SIZE).astype(format.dtype)
    return Problem(round_array(x, format), one, one * 0, rows.EPS)


@lru_cache(maxsize=64)
def run_way(way: Way, problem: Problem) -> Array:
    """The output by a way of computing."""
    return way.values(problem, "output").astype(float)


@lru_cache(maxsize=64)
def run_program(program: str, order: str, problem: Problem) -> Array:
    """What a program gives, computed in the working format and rounded to the problem's."""
    format = working_format(problem.format)
    inputs = {"x": problem.x, "N": np.array([[problem.size]]), "eps": np.array([[problem.eps]])}
    arrays = {name: array.astype(format.dtype) for name, array in inputs.items()}
    return round_array(run(PROGRAMS[program], arrays, format, ORDERS[order]).by_name()["y"], problem.format).astype(
        float
    )


def distance(values: Array, others: Array, format: Format) -> float:
    """The largest |values - others| in units of u·|others|; infinite where one is a number and the other is none."""
    with np.errstate(all="ignore"):
        apart = np.abs(values - others) / (format.unit_roundoff * np.abs(others))
    alike = (values == others) | (np.isnan(values) & np.isnan(others))
    return float(np.nan_to_num(np.where(alike, 0.0, apart), nan=math.inf).max())


def describe_bound(near: Nearest, size: int, arithmetic: Format) -> str:
    """The bound that is proved of a program, in words."""
    h, u, place = near.additions(size), arithmetic.unit_roundoff, f"at N = {size:,} in {arithmetic.name}"
    if near.program == "merged_norm":
        grown, last = (number(float(growth - 1) / u) for growth in (merge_growth(u) ** h, grow(u, 0, h + 7)))
        return (
            f"proved |ŷ - z| ≤ (G - 1)·|z| + G·(E·K + |z|·t)/(1 - t) of merges, one entry at a time ({PREFIX}merged), "
            f"K = max|x|/√(σ² + ε), E = {grown}·u, t = √{h:,}·E·K, G = 1 + {last}·u, {place}"
        )
    return f"proved |ŷ - z| ≤ {number(constant(h, h + 1, u) / u)}·u·(1 + κ)·(1 + |z|) {place}"


def sentence(near: Nearest, format: str, size: int, reached: float | None, case: str) -> str:
    """What is proved of the program, and how near the kernel comes to it.

    Args:
        near: the program.
        format: of the inputs.
        size: N of the worst case.
        reached: the largest part of the bound that a row reaches, on all cases.
        case: on which.
    """
    arithmetic = working_format(FORMATS[format])
    if not near.has_bound:
        m, most = max(escape(arithmetic).items(), key=lambda item: item[1])
        return (
            f"closest to {near.words}: no C·u·(1 + κ)·(1 + |z|) bounds its error ({PREFIX}one-pass); "
            f"in {arithmetic.name} the row ({m} - 1, {m} + 1) with eps = 2^-17 has C = {number(most)}"
        )
    proved = describe_bound(near, size, arithmetic)
    if reached is not None and reached > 1:
        over = f"{number(reached)} times" if math.isfinite(reached) else "by a NaN or an infinity"
        if not near.order:
            return f"no known program gives its values; beyond the bound of {near.words} {over} ({case}): {proved}"
        return f"gives the values of {near.words}, on a few rows, but is beyond their bound {over} ({case}): {proved}"
    within = "no row is in its range"
    if reached is not None:
        part = f"your worst row reaches {100 * reached:.2g} % of it at least"
        within = f"{part if reached else 'no error beyond the last roundings is seen'} ({case})"
    named = f"closest to {near.words}" if near.order else f"within the bound of {near.words}"
    return f"{named}: {proved}; {within}"
