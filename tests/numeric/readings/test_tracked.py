"""Error bounds: never below the true error, in any format, for any operation."""

from fractions import Fraction

import numpy as np
import pytest
from flint import arb, ctx, fmpq
from hypothesis import given, settings
from hypothesis import strategies as st

from lnverify.numeric.readings import tracked
from lnverify.numeric.readings.arrays import Arrays
from lnverify.numeric.readings.critical_point import enclose_critical_point
from lnverify.numeric.readings.tracked import MPMATH, READINGS, Roundings, Tracked, as_fraction, find_rounding
from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.errors import InputError
from lnverify.proofs.values import Vacuous

each_reading = pytest.mark.parametrize("reading", READINGS)
# Small dyadic numbers are exact in every format; products, sums and quotients of them are not.
numbers = st.integers(-255, 255).map(lambda n: n / 32)
steps = st.lists(st.tuples(st.sampled_from(["add", "multiply", "invert", "root"]), numbers), min_size=1, max_size=8)


def follow(roundings, start, path):
    """(tracked, exact) after the operations of a path; roots are taken of squares, so that they stay rational."""
    value, true = tracked.exact(roundings, [start]), Fraction(start)
    for name, number in path:
        other = tracked.exact(roundings, [number])
        if name == "add":
            value, true = value + other, true + Fraction(number)
        elif name == "multiply":
            value, true = value * other, true * Fraction(number)
        elif name == "invert" and true:
            value, true = tracked.invert(value), 1 / true
        elif name == "root":
            value, true = tracked.root(value * value), abs(true)
    return value, true


@given(start=numbers, path=steps)
@settings(max_examples=150, deadline=None)
def test_the_bound_holds(start, path):
    """In each format of several that are worked out at once."""
    with np.errstate(all="ignore"):
        value, true = follow(Roundings(READINGS), start, path)
    for name, rounded, bound in zip(READINGS, value.values, value.bound.ravel(), strict=True):
        if np.isfinite(bound):
            error = abs(as_fraction(rounded.item()) - true)
            assert error <= Fraction(bound), f"{path} from {start} in {name}: error {float(error)}, bound {bound}"


@each_reading
@given(name=st.sampled_from(sorted(FUNCTIONS)), numerator=numbers, denominator=numbers.filter(bool))
@settings(max_examples=100, deadline=None)
def test_the_bound_of_a_function_holds(reading, name, numerator, denominator):
    """At a rounded quotient, whose own error is carried; the exact value is enclosed by 300 bits."""
    roundings, true = Roundings([reading]), Fraction(numerator) / Fraction(denominator)
    with np.errstate(all="ignore"):
        x = tracked.exact(roundings, [numerator]) * tracked.invert(tracked.exact(roundings, [denominator]))
        value = tracked.function(name, x)
    if name == "log" and true <= 0:
        assert not np.isfinite(value.bound.item())
    elif np.isfinite(value.bound.item()):
        result = as_fraction(value.values[0].item())
        with ctx.workprec(300):
            wanted = getattr(arb(fmpq(true.numerator, true.denominator)), name)()
            error = abs(arb(fmpq(result.numerator, result.denominator)) - wanted)
            assert error <= arb(value.bound.item()), f"{name} {true}: error {error}, bound {value.bound}"


@each_reading
@given(entries=st.lists(numbers, min_size=1, max_size=40))
@settings(max_examples=60, deadline=None)
def test_the_bound_of_a_sum_holds(reading, entries):
    result = tracked.total(tracked.exact(Roundings([reading]), np.array(entries)[:, None]))
    error = abs(as_fraction(result.values[0].item()) - sum(map(Fraction, entries)))
    assert error <= Fraction(result.bound.item())


@each_reading
@pytest.mark.parametrize("exact", [Fraction(1, 3), Fraction(-2, 7), Fraction(384), Fraction(1, 10**6)])
def test_the_bound_of_a_constant_holds(reading, exact):
    constant = tracked.constant(Roundings([reading]), exact.numerator, exact.denominator, (1,))
    assert abs(as_fraction(constant.values[0].item()) - exact) <= Fraction(constant.bound.item())


def test_small_bound_is_noticed():
    """The test above can fail: half a unit roundoff is not a bound."""
    roundings = Roundings(["float32"])
    value, true = follow(roundings, 1.0, [("add", 2.0), ("invert", 0.0)])
    too_small = Tracked(roundings, value.values, value.bound / 1000)
    assert abs(as_fraction(value.values[0].item()) - true) > Fraction(too_small.bound.item())


def test_possible_zero_divisor_certifies_nothing():
    roundings = Roundings(["bfloat16"])
    third = tracked.constant(roundings, 1, 3, (1,))
    small = third + third * tracked.exact(roundings, [-1.0])
    with np.errstate(all="ignore"):
        assert np.isinf(tracked.invert(small).bound)


def test_overflow_certifies_nothing():
    large = tracked.exact(Roundings(["float16"]), [60000.0])
    with np.errstate(all="ignore"):
        assert np.isinf((large * large).bound)


def test_an_unknown_format():
    with pytest.raises(InputError, match="float64, float32"):
        find_rounding("float8")


def test_a_missing_input():
    space = Arrays(Roundings(["float64"]), 2, {})
    with pytest.raises(InputError, match="no input is given for 'gain'"):
        _ = space.gain


def test_the_enclosure_of_a_critical_point():
    """For g = (1, 7) the critical point is (1 + 49)/2."""
    low, high = enclose_critical_point((Fraction(1), Fraction(7)))
    assert low <= 25 <= high and high - low < Fraction(1, 2**200)


def test_equal_gains_have_no_critical_point():
    with pytest.raises(Vacuous):
        enclose_critical_point((Fraction(3), Fraction(-3)))


def test_mpmath_has_fifty_digits():
    assert find_rounding(MPMATH).unit < 1e-49
