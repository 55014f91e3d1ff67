"""Stretching and folding: the formulas for places, values and shares, against the curves themselves."""

import math

import numpy as np
import pytest
from mpmath import mp, mpf, workdps

from lnverify.numeric.atlas import curves

EPS = 1e-5


@pytest.mark.parametrize("t", [1.25, 2.0, 8.0])
@pytest.mark.parametrize("eps", [1e-5, 0.1])
def test_the_fold_lies_where_the_derivative_vanishes(t, eps):
    result = curves.fold(t, eps)
    with workdps(40):

        def curve(x):
            return (x + t) / mp.sqrt((x + t) ** 2 + 1 - x * x + mpf(eps))

        place = -(1 + mpf(eps)) / mpf(t)
        assert abs(mp.diff(curve, place)) < mpf(10) ** -15
        assert mp.diff(curve, place, 2) > 0
        # Three roundings of numbers at most 1, and ends whose rounded height is at most 2^-26 from 0.
        assert abs(mpf(result.place) - place) < 2.0**-51
        assert abs(mpf(result.value) - curve(place)) < 2.0**-50
        assert abs(mpf(result.left) - curve(mpf(-1))) < 2.0**-50


def test_fold_needs_large_shift():
    assert curves.fold(1.0, EPS) is None
    x = np.linspace(-1, 1, 2001)
    assert (np.diff(curves.folded_coordinate(x, 1.0, EPS)) > 0).all()


@pytest.mark.parametrize("t", [0.5, 1.0, 5.0])
def test_circle_share_counts_points(t):
    count = 100_000
    x = np.cos(2 * math.pi * (np.arange(count) + 0.5) / count)
    counted = np.mean(np.abs(curves.stretched_coordinate(x, t, EPS)) > 0.9)
    # Two arcs: four ends, each of which decides one point.
    assert abs(counted - curves.share_beyond(0.9, t, EPS)) <= 4 / count


def test_curves_show_first_coordinate():
    x = np.linspace(-1, 1, 41)
    y = np.sqrt((1 - x) * (1 + x))
    assert np.array_equal(curves.folded_coordinate(x, 2.0, EPS), curves.surface(x + 2, y, EPS))
    # Sums in another order: a unit or two in the last place of numbers at most 1.
    assert np.allclose(curves.u([3 * x, y], EPS)[0], curves.stretched_coordinate(x, 3.0, EPS), rtol=0, atol=2.0**-51)


@pytest.mark.parametrize("margin", [0.1, 0.5])
def test_sign_error_is_attained(margin):
    x = np.concatenate([-np.linspace(margin, 1, 501)[::-1], np.linspace(margin, 1, 501)])
    error = np.abs(curves.line(5 * x, EPS) - np.sign(x)).max()
    # The subtraction from 1 leaves an error of 2^-53, and two more come from the curve.
    assert abs(error - curves.sign_error(5, EPS, margin)) < 2.0**-51
    assert curves.sign_error(5, EPS, margin) <= EPS / (2 * (5 * margin) ** 2)
    error = np.abs(curves.stretched_coordinate(x, 5, EPS) - np.sign(x)).max()
    assert abs(error - curves.stretched_sign_error(5, EPS, margin)) < 2.0**-51


def test_absolute_values_pass_through_0_and_1():
    for y in (0.01, 0.3, 2.0):
        assert np.allclose(curves.even_dip([-1, 0, 1], y, EPS), [1, 0, 1], rtol=0, atol=2.0**-48)
    assert abs(float(curves.fold_as_absolute_value(1.0, 2.0, EPS)) - 1) < 2.0**-48
