"""A kernel's values held against those of an edit; and the one value that alone is wrong, solved for.

Where no mistake is known, all values of the reference program but one are taken as right, and that one is solved for: a
number for each row or column, of many entries. Where the program then gives the kernel's numbers, all else is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.edits import (
    FIXED_EPS,
    MULTIPLIED_EPS,
    Change,
    Edit,
    Values,
    apply,
    joint,
    one,
)
from lnverify.kernels.audit.causes.places import where
from lnverify.kernels.audit.errors.outcome import Outcome
from lnverify.kernels.audit.errors.profiles import SLACK, in_any_order, stable
from lnverify.numeric.reference import Problem

Array = np.ndarray[Any, Any]

LAST_DIGITS = 64.0
"""How many u of what a mistake adds are rounding too."""

MOST = 0.75
"""The part of the wrong values that roundings to few bits have to give."""


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


class Match:
    """A kernel's values of one quantity, to be held against those of a mistake.

    Attributes:
        values, exact: what the kernel gives, and what is right.
        wrong: where they differ by more than rounding.
        place: where that is, in words; empty for everywhere.
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
        self._finite = np.isfinite(self.values)
        self._part = self.error.max() / 4

    def by(self, wrong: Array, only_there: bool = False, exactly: bool = True, few_bits: bool = False) -> bool:
        """Whether a mistake gives them.

        Args:
            wrong: its values.
            only_there: whether it is confined to where they are wrong.
            exactly: whether it must leave little of the error, as well as no more than rounding.
            few_bits: whether it rounds to few bits, where some numbers go the other way.
        """
        with np.errstate(all="ignore"):
            result = np.where(self.wrong, wrong, self.exact) if only_there else wrong
            rest = np.abs(result - self.values)
            finite = self._finite
            if exactly and finite.all() and not few_bits and not (rest.max() <= self._part):
                return False
            if (np.isfinite(result) != finite).any() or not np.array_equal(
                np.sign(result[~finite]), np.sign(self.values[~finite]), equal_nan=True
            ):
                return False
            if few_bits and self.nearly(wrong):
                return True
            rest = rest[finite]
            if exactly:
                more = self.digit * np.abs(result - self.exact).max(axis=-1, keepdims=True, where=finite, initial=0)
                limit = (self.allowed + more)[finite]
                return bool((rest <= limit).all() and rest.max(initial=0.0) <= self._part)
            return bool((rest <= np.maximum(self.roundings, self._part)[finite]).all())

    def rest(self, wrong: Array) -> float:
        """What a mistake leaves of the wrong values, in the mean."""
        with np.errstate(all="ignore"):
            rest = np.abs(wrong - self.values)[self.wrong]
        return float(rest.mean(where=np.isfinite(rest))) if np.isfinite(rest).any() else 0.0

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


WRONG = "{what} {is_} wrong, all else is right"
"""The kind of a value of which no more is known."""

MULTIPLIED = "{what} {is_} multiplied by {number}, all else is right"
"""The kind of a value of which a factor is known."""

NEARLY_NOTHING = 2.0**-12
"""A smaller factor is 0 but for rounding."""

LEAST = 4
"""Rows or entries that have to agree on a number beyond those that it is solved from."""

NEARLY_ZERO = 2.0**-20
"""A smaller part of 1/std is 0 but for rounding; a negative one is none."""

STEPS = 8
"""Steps of Newton's method; where a value stands once, the first is exact."""

SOLVED: dict[str, tuple[tuple[tuple[str, str], ...], ...]] = {
    "output": ((("rstd", ""),), (("mean", ""),), (("mean", "normalized"),), (("mean", ""), ("rstd", ""))),
    "dx": (
        (("level", ""),),
        (("slope", ""),),
        (("rstd", ""),),
        (("rstd", "dx"),),
        (("mean", ""),),
        (("level", ""), ("slope", "")),
    ),
}
"""The values that are solved for, one or two at once, each with the value in which alone it is used."""


def alone(seen: Outcome) -> list[Cause]:
    """The value that alone is wrong, or the constant that stands in it; of several the likelier first."""
    match, problem, quantity = Match(seen), seen.problem, seen.quantity
    if not np.isfinite(match.values).all() or problem.size < LEAST:
        return []
    with np.errstate(all="ignore"):
        return list(_alone(match, problem, quantity))


def _alone(match: Match, problem: Problem, quantity: str) -> Iterator[Cause]:
    result = False
    for sites in SOLVED.get(quantity, ()):
        if any(place in ("mean", "level") for place, _ in sites) and not problem.centred:
            continue
        if len(sites) > 1 and (result or problem.size <= LEAST + 1):
            continue
        values = solve(match, problem, quantity, sites)
        if values is None:
            continue
        result = True
        if quantity == "dx" and sites[-1][0] in ("level", "slope"):
            yield from scaled(values, match, problem, sites)
        places = tuple("variance" if place == "rstd" and len(sites) > 1 else place for place, _ in sites)
        if places == ("rstd",) and not sites[0][1]:
            yield from constants(values[0], match, problem, quantity)
        right = Values(problem)["rstd"]
        if sites[-1][0] == "rstd" and (values[-1] < NEARLY_ZERO * right).any():
            continue  # 0 but for rounding, as after an overflow: no number is known
        if places == ("rstd",) and not sites[0][1]:
            kind = "{what} is wrong by factors of {detail}, all else is right"
            yield Cause(kind, places, "", in_digits(values[0] / right), exact=False)
        else:
            yield Cause(WRONG, places, sites[0][1] if len(sites) == 1 else "", exact=False)
    if quantity == "output" and problem.rows > LEAST:
        yield from of_columns(match, problem)


def in_digits(factors: Array) -> str:
    """The least and the largest factor, in as many digits as tell them from 1."""
    ends = [[f"{end:.{digits}g}" for end in (factors.min(), factors.max())] for digits in (3, 6, 9)]
    return " to ".join(dict.fromkeys(next((pair for pair in ends if {*pair} != {"1"}), ends[-1])))


def scaled(
    values: Sequence[Array], match: Match, problem: Problem, sites: Sequence[tuple[str, str]]
) -> Iterator[Cause]:
    """The means of ∂x as what is right times one number for all rows."""
    ratios = [value / Values(problem)[place] for value, (place, _) in zip(values, sites, strict=True)]
    times = float(f"{np.median(ratios):.3g}")
    if abs(times) < NEARLY_NOTHING:  # rounding is left
        edit = joint("{what} {is_} missing, all else is right", {place: (lambda a, v: 0 * a) for place, _ in sites})
    else:
        edit = joint(MULTIPLIED, {place: (lambda a, v: a * times) for place, _ in sites}, number=times)
    if match.by(apply(problem, "dx", edit)):
        yield replace(edit.cause, exact=False)


def solve(match: Match, problem: Problem, quantity: str, sites: Sequence[tuple[str, str]]) -> list[Array] | None:
    """The numbers of each row that give the kernel's values in the place of others; None where none do."""
    right = [Values(problem)[place] for place, _ in sites]
    numbers = [np.broadcast_to(value, (problem.rows, 1)).astype(np.float64) for value in right]

    def made(numbers: Sequence[Array]) -> Array:
        changes: list[tuple[str, str, Change]] = []
        for (place, use), number in zip(sites, numbers, strict=True):
            if place == "mean" and use:  # it reaches the normalized row through x - mean
                changes.append(("deviation", use, lambda a, v, n=number: v["x"] - n))
            else:
                changes.append((place, use, lambda a, v, n=number: n))
        return apply(problem, quantity, Edit(Cause(""), tuple(changes)))

    for _ in range(STEPS):
        now = made(numbers)
        if match.by(now):
            return numbers
        slopes = []
        for k, number in enumerate(numbers):
            step = 1e-6 * (np.abs(number) + np.abs(right[k]) + 1e-3 * np.abs(number).max() + 1e-30)
            slopes.append((made([n + step * (i == k) for i, n in enumerate(numbers)]) - now) / step)
        J, rest = np.stack(slopes, axis=-1), match.values - now
        normal, toward = np.einsum("rnk,rnl->rkl", J, J), np.einsum("rnk,rn->rk", J, rest)
        if not (np.isfinite(normal).all() and np.isfinite(toward).all()):
            return None
        change = (np.linalg.pinv(normal) @ toward[..., None])[..., 0]  # of constant rows nothing tells 1/std
        numbers = [number + change[:, k : k + 1] for k, number in enumerate(numbers)]
        if not all(np.isfinite(number).all() for number in numbers):
            return None
    return numbers if match.by(made(numbers)) else None


def constants(rstd: Array, match: Match, problem: Problem, quantity: str) -> Iterator[Cause]:
    """1/std as that of another eps, or with a limit."""
    right, variance = Values(problem)["rstd"], Values(problem)["variance"]

    def fits(place: str, change: Change) -> bool:
        return match.by(apply(problem, quantity, one("", place, change)))

    row = int(np.argmin(variance))
    eps = float(f"{(rstd[row, 0] ** -2 - variance[row, 0]):.3g}")
    if np.isfinite(eps) and (rstd >= NEARLY_ZERO * right).all() and fits("eps", lambda a, v: eps):
        yield Cause(FIXED_EPS, ("eps",), number=eps, constant=True)
        if problem.eps:
            times = float(f"{eps / problem.eps:.3g}")
            yield Cause(MULTIPLIED_EPS, ("eps",), number=times, constant=True)
    for constant in (0, 1):
        there = np.isclose(rstd, constant)
        apart = there.any() and not there.all() and variance[there].max() < variance[~there].min()
        if apart and fits("rstd", lambda a, v, there=there, constant=constant: np.where(there, constant, a)):
            limit = float(variance[there].max())
            yield Cause(f"1/std is {constant} in rows of small variance, {{number}} for one", ("rstd",), number=limit)
    least = float(f"{rstd.max() ** -2 - problem.eps:.3g}")
    below = variance < least
    if below.any() and not below.all() and fits("variance", lambda a, v: np.maximum(a, least)):
        yield Cause("{what} is {number} at least", ("variance",), number=least, constant=True)
    for limit, word in ((float(rstd.max()), "most"), (float(rstd.min()), "least")):
        bounded = np.minimum(right, limit) if word == "most" else np.maximum(right, limit)
        # Where all rows are at it, something else may be wrong with them.
        some = (bounded == right).any() and (bounded != right).any()
        if limit > 0 and some and fits("rstd", lambda a, v, bounded=bounded: bounded):
            yield Cause(f"1/std is at {word} {{number}}", ("rstd",), number=limit)


def of_columns(match: Match, problem: Problem) -> Iterator[Cause]:
    """Another gain, or another bias."""
    h, gain, bias = (Values(problem)[name] for name in ("normalized", "gain", "bias"))
    factor = ((match.values - bias) * h).sum(axis=0) / np.square(h).sum(axis=0)
    same = np.median(factor / gain) * gain  # then it may be 1/std, of rows that are alike
    if match.by(h * factor + bias) and not match.by(h * same + bias):
        yield Cause(WRONG, ("gain",), exact=False)
    term = (match.values - h * gain).mean(axis=0)
    if match.by(h * gain + term):
        yield Cause(WRONG, ("bias",), exact=False)
