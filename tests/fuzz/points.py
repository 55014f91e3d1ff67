"""Points chosen to hurt: N = 1, ties, zeros, constants, ε = 0, every number of zero gains; moved onto equations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random
from typing import Any

import reals
from evaluator import Point, evaluate, flat, is_true, like
from reals import Meaningless
from trees import AXES, Tree, kind, letters

# N and M.
_DIMENSIONS = ((1, 1), (2, 3), (3, 2), (1, 2), (2, 1), (3, 3), (2, 2), (5, 1))
_SMALL = [Fraction(n) for n in (0, 1, -1, 2, -2, 3)]
_ODD = [Fraction(p, q) for p, q in ((0, 1), (1, 1), (-1, 1), (1, 2), (-3, 2), (5, 3), (7, 1), (1, 9), (-2, 1))]
# How often a point is drawn anew until the hypotheses hold.
_TRIES = 4
# Secants double the digits at every second step or so, once they are near.
_SECANTS = 25


def points(random: Random, named: set[str], hypotheses: list[Tree], count: int) -> Iterator[Point]:
    """Points at which all hypotheses hold, at most `count` of them: none where the hypotheses contradict each other."""
    for number in range(count):
        for _ in range(_TRIES):
            drawn = _drawn(random, number, named)
            point = _moved(random, drawn, hypotheses) if hypotheses else drawn
            if point is not None:
                yield point
                break


def _drawn(random: Random, number: int, named: set[str]) -> Point:
    N, M = _DIMENSIONS[number % len(_DIMENSIONS)]
    values: dict[str, Any] = {}
    for letter in sorted(named):
        sizes = [{"N": N, "M": M}[axis] for axis in AXES[letter]]
        values[letter] = _value(random, letter, sizes, values)
    return Point(N, values, random.randrange(3), M)


def _value(random: Random, letter: str, sizes: list[int], others: dict[str, Any]) -> Any:
    if not sizes:
        return _scalar(random, letter)
    if len(sizes) == 1:
        return _vector(random, letter, sizes[0], others)
    return [_entries(random, sizes[1], []) for _ in range(sizes[0])]


def _scalar(random: Random, letter: str) -> Fraction:
    value = random.choice(random.choice((_SMALL[:3], _SMALL, _ODD)))
    return abs(value) if letter == "eps" else value


def _vector(random: Random, letter: str, N: int, others: dict[str, Any]) -> list[Fraction]:
    alike = [v for v in others.values() if isinstance(v, list) and len(v) == N and not isinstance(v[0], list)]
    entries = _entries(random, N, alike)
    if letter != "zg":
        return entries
    zeros = random.sample(range(N), random.randint(0, N))
    return [Fraction(0) if n in zeros else entry or Fraction(1) for n, entry in enumerate(entries)]


def _entries(random: Random, N: int, others: list[list[Fraction]]) -> list[Fraction]:
    style = random.randrange(9)
    pool = random.choice((_SMALL, _ODD))
    entries = [random.choice(pool) for _ in range(N)]
    if style == 0:
        return [Fraction(0)] * N
    if style == 1:
        return [entries[0]] * N
    if style == 2:
        entries[random.randrange(N)] = Fraction(0)
    elif style == 3:
        entries[-1] = entries[0]
    elif style == 4:
        return [entry or Fraction(1) for entry in entries]
    elif style == 5 and others:
        return [random.choice((1, -1)) * entry for entry in random.choice(others)]
    elif style == 6:
        entries[-1] = -sum(entries[:-1], Fraction(0))
    return entries


# -- onto the hypotheses -------------------------------------------------------------------------------


def _moved(random: Random, point: Point, hypotheses: list[Tree]) -> Point | None:
    """The point, moved until each equation among the hypotheses holds; None where some hypothesis stays false."""
    try:
        for hypothesis in hypotheses:
            if is_true(hypothesis, point):
                continue
            if hypothesis[0] not in ("equal", "at_most") or kind(hypothesis[1]) != "scalar":
                return None
            solved = _solved(random, point, hypothesis)
            if solved is None:
                return None
            point = solved
        return point if all(is_true(h, point) for h in hypotheses) else None
    except Meaningless:
        return None


def _solved(random: Random, point: Point, equation: Tree) -> Point | None:
    """The point with one number changed so that both sides of an equation are the same."""
    slots = [(letter, n) for letter in sorted(letters(*equation[1:])) for n, _ in enumerate(flat(point.values[letter]))]
    random.shuffle(slots)
    # A letter that stands alone is the last resort: it can be solved for.
    alone = [(side[0], 0) for side in equation[1:] if side[0] in AXES]
    for letter, place in slots[:4] + alone:
        for value in _roots(point, equation, letter, place):
            moved = _with(point, letter, place, value)
            if letter == "eps" and reals.sign(value) < 0:
                continue
            try:
                if is_true(equation, moved):
                    return moved
            except Meaningless:
                continue
    return None


def _with(point: Point, letter: str, place: int, value: Any) -> Point:
    """The point with one number of a letter changed, counted row by row."""
    numbers = [*flat(point.values[letter])]
    numbers[place] = value
    return point.moved(letter, like(point.values[letter], numbers))


def _roots(point: Point, equation: Tree, letter: str, place: int) -> list[Any]:
    """Where the difference of the sides vanishes: exact where it is a polynomial of degree 1 or 2, else by secants."""

    def difference(x: Any) -> Any:
        at = _with(point, letter, place, x)
        return evaluate(equation[1], at) - evaluate(equation[2], at)

    try:
        low, zero, high, far = (difference(Fraction(x)) for x in (-1, 0, 1, 2))
        half = Fraction(1, 2)
        slope, bend = (high - low) * half, (high + low) * half - zero
        if not reals.is_zero(far - zero - 2 * slope - 4 * bend):
            return _by_secants(difference)
        if reals.is_zero(bend):
            return [] if reals.is_zero(slope) else [-zero * reals.inverse(slope)]
        side = reals.root(slope * slope - 4 * bend * zero)
        return [(way * side - slope) * reals.inverse(2 * bend) for way in (1, -1)]
    except Meaningless:
        return _by_secants(difference)


def _by_secants(difference: Callable[[Any], Any]) -> list[Any]:
    """A root of a function, as a fraction where a simple one does."""
    try:
        x, y = Fraction(1, 3), Fraction(2, 5)
        f, h = difference(x), difference(y)
        for _ in range(_SECANTS):
            if reals.is_zero(h) or reals.is_zero(h - f):
                break
            x, y, f = y, reals.Irrational(reals.digits(y - h * (y - x) * reals.inverse(h - f))), h
            h = difference(y)
        return [Fraction(str(reals.mp.nstr(reals.digits(y), 30))).limit_denominator(1000), y]
    except Meaningless:
        return []
