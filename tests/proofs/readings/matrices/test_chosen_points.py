"""The points at which a witness is looked for and a proof is tried: the same ones on every machine, each boundary met.

Witnesses on the pages are the first points of the search at which a statement fails, so `points.txt` holds the points.
After a change that is meant, write it anew and make the reports again:

    python tests/proofs/readings/matrices/test_chosen_points.py
"""

from itertools import product
from pathlib import Path

import pytest
from flint import fmpq, fmpq_poly

from lnverify.proofs.readings.matrices.points import (
    Point,
    Sampled,
    hurting_points,
    points,
    secular_polynomial,
    solutions,
    solve,
)
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.values import Inexpressible, Vacuous
from lnverify.proofs.vocabulary import ZEROS_GAIN

KEPT = Path(__file__).parent / "points.txt"
VECTORS = "activation", "bias", "gain"
SCALARS = "eps", "c"
MATRICES = "W", "V"
ENTRIES = range(4)
PLACES = (0, 0), (0, 1), (1, 0), (1, 1), (2, 2), (1, 2), (3, 1)


def written(value):
    return f"{value[0]}" if value[1] == 1 else f"{value[0]}/{value[1]}"


def matrices(point):
    return [[point.value_of(name, place) for place in PLACES] for name in MATRICES]


def line(point):
    """N, k, M and number of a point, and what it gives to letters."""
    rows = [[point.value_of(name, n) for n in ENTRIES] for name in VECTORS]
    rows += [[point.value_of(ZEROS_GAIN, n, True) for n in ENTRIES]]
    rows += [[point.value_of(name, None) for name in SCALARS], *matrices(point)]
    numbers = "; ".join(" ".join(map(written, row)) for row in rows)
    kind = "tried" if point.hurting else "searched"
    return f"{kind} N={point.dimension} k={point.zeros} M={point.height} no. {point.number}: {numbers}"


def lines():
    return [line(point) for point in (*points(), *hurting_points())]


def test_points_are_the_same_everywhere():
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    assert len(kept) == len(lines())
    for result, wanted in zip(lines(), kept, strict=True):
        assert result == wanted


def row(name, point):
    return [point.value_of(name, n) for n in range(point.dimension)]


def is_constant(values):
    return len(set(values)) == 1


# What is to occur at a point with N > 1 at which proofs are tried.
BOUNDARIES = {
    "ε = 0": lambda p: p.value_of("eps", None)[0] == 0,
    "ε > 0": lambda p: p.value_of("eps", None)[0] > 0,
    "c = 0": lambda p: p.value_of("c", None)[0] == 0,
    "c < 0": lambda p: p.value_of("c", None)[0] < 0,
    "a = 0": lambda p: all(value[0] == 0 for value in row("activation", p)),
    "a constant row that is not 0": lambda p: is_constant(row("activation", p)) and row("activation", p)[0][0] != 0,
    "a row that is not constant": lambda p: not is_constant(row("activation", p)),
    "two entries that agree, and one that does not": lambda p: 1 < len(set(row("activation", p))) < p.dimension,
    "a single entry that is not 0": lambda p: sum(value[0] != 0 for value in row("activation", p)) == 1,
    "two vectors that agree": lambda p: row("activation", p) == row("bias", p) != [(0, 1)] * p.dimension,
    "opposite entries": lambda p: row("gain", p)[0][0] == -row("gain", p)[1][0] != 0,
    "no gain is 0": lambda p: p.zeros == 0,
    "one gain is 0": lambda p: p.zeros == 1,
    "all gains are 0": lambda p: p.zeros == p.dimension,
    "W = 0": lambda p: not any(p.value_of("W", place)[0] for place in product(range(3), repeat=2)),
    "W = I": lambda p: all(p.value_of("W", (i, j)) == (int(i == j), 1) for i, j in product(range(3), repeat=2)),
    "fewer rows than columns": lambda p: p.height < p.dimension,
    "more rows than columns": lambda p: p.height > p.dimension,
}


@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_proofs_are_tried_where(boundary):
    assert any(BOUNDARIES[boundary](point) for point in hurting_points() if point.dimension > 1)


def test_proofs_checked_at_small_and_large_n():
    assert {point.dimension for point in hurting_points()} == {1, 2, 3, 5}


def test_drawn_gains_nonzero_eps_nonnegative():
    for point in (*points(), *hurting_points()):
        assert all(point.value_of(ZEROS_GAIN, n, True)[0] != 0 for n in ENTRIES)
        assert point.value_of("eps", None)[0] >= 0 and 0 <= point.zeros <= point.dimension


def test_fixed_value_overrides_rule():
    point = Point(2, 0, 20, {("c", None): Surd.rational(7)})
    numbers = Sampled(point)
    assert str(numbers.free("c", None, False)) == "7" and str(numbers.number(fmpq(6, 4))) == "3/2"
    assert numbers.free("d", None, False) is numbers.free("d", None, False)
    assert list(numbers.values) == [("c", None), ("d", None)]
    assert numbers.is_nonzero(Surd.rational(2)) and not numbers.is_nonzero(Surd({}))


# Coefficients from the constant one up, and the real roots that are rational or square roots.
EQUATIONS = {
    "0": ([], []),
    "5": ([5], []),
    "2x + 3": ([3, 2], ["-3/2"]),
    "x/2 − 1/3": ([fmpq(-1, 3), fmpq(1, 2)], ["2/3"]),
    "x² − 2": ([-2, 0, 1], ["√2", "-√2"]),
    "x² − x − 1": ([-1, -1, 1], ["1/2 + √5/2", "1/2 - √5/2"]),
    "3x² − 6x + 2": ([2, -6, 3], ["1 + √3/3", "1 - √3/3"]),
    "x² − x + 1": ([1, -1, 1], []),
    "4x² − 8x + 1": ([1, -8, 4], ["1 + √3/2", "1 - √3/2"]),
    "5x² − 4x − 2": ([-2, -4, 5], ["2/5 + √14/5", "2/5 - √14/5"]),
    "x² + 1": ([1, 0, 1], []),
    "(x − 1)(x² − 3)": ([3, -3, -1, 1], ["1", "√3", "-√3"]),
    "(x − 1)²": ([1, -2, 1], ["1"]),
    "x³ − 2": ([-2, 0, 0, 1], []),
    "x(x³ − 2)": ([0, -2, 0, 0, 1], ["0"]),
}


@pytest.mark.each(EQUATIONS)
def test_roots_of_a_polynomial(coefficients, roots):
    polynomial = fmpq_poly(coefficients)
    assert [str(root) for root in solutions(polynomial)] == roots
    if roots:
        assert str(solve(polynomial)) == roots[0]
    else:
        with pytest.raises(Inexpressible, match=r"^no root of degree one or two$"):
            solve(polynomial)


# Gains, and Σ count·∏ (other squares − z) over the squares that differ, from the constant coefficient up.
SECULAR = {
    "(1, 2)": ([(1, {}), (2, {})], [5, -2]),
    "(1, −1, 2): 2(4 − z) + (1 − z)": ([(1, {}), (-1, {}), (2, {})], [9, -3]),
    "(1, 2, 3): three products of two": ([(1, {}), (2, {}), (3, {})], [49, -28, 3]),
    "(0, 0, 3): 2(9 − z) − z": ([(0, {}), (0, {}), (3, {})], [18, -3]),
    "(1/2, √2, −√2): (2 − z) + 2(1/4 − z)": (
        [(fmpq(1, 2), {}), (0, {2: fmpq(1)}), (0, {2: fmpq(-1)})], [fmpq(5, 2), -3],
    ),
}  # fmt: skip


def gain(number, roots):
    return Surd({1: fmpq(number), **roots})


@pytest.mark.each(SECULAR)
def test_secular_polynomial(gains, coefficients):
    assert secular_polynomial([gain(*each) for each in gains]) == fmpq_poly(coefficients)


def test_critical_point_solves_secular_polynomial():
    gains = [Surd.rational(number) for number in (1, -1, 2)]
    assert str(Sampled(Point(3, 0, 0)).critical_point(gains)) == "3"


NO_CRITICAL_POINT = {
    "one gain": ([(1, {})], Vacuous, "there is no critical point"),
    "gains that agree": ([(1, {}), (-1, {}), (1, {})], Vacuous, "there is no critical point"),
    "a square that is irrational": (
        [(1, {2: fmpq(1)}), (1, {}), (2, {})],
        Inexpressible,
        "an irrational pole",
    ),
}


@pytest.mark.each(NO_CRITICAL_POINT)
def test_no_critical_point(gains, error, message):
    with pytest.raises(error, match=f"^{message}$"):
        secular_polynomial([gain(*each) for each in gains])


def test_point_values_omit_zero_gains():
    for point in hurting_points():
        letters = [(ZEROS_GAIN, 0), ("activation", 0)]
        assert point.values_of(letters) == (point.value_of(*letters[0], True), point.value_of(*letters[1]))


if __name__ == "__main__":
    KEPT.write_text("\n".join(lines()) + "\n", encoding="utf-8")
