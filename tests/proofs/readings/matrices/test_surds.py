"""Exact numbers, held against mpmath: sums of rational multiples of square roots."""

from random import Random

import pytest
from flint import fmpq
from mpmath import mp, mpf
from number_tests import pytest_generate_tests, real, test_it_is_refused  # noqa: F401

from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.values import Inexpressible, Undefined

DIGITS = 60
# Far above the rounding of 60 digits, for numbers of this size; far below the difference of two that differ.
CLOSE = mpf(10) ** -40

SQUARE_FREE = (1, 2, 3, 5, 6, 10, 15, 30)
NUMBERS = {
    "0": {},
    "1": {1: 1},
    "-2/3": {1: fmpq(-2, 3)},
    "√2": {2: 1},
    "-3√2/2": {2: fmpq(-3, 2)},
    "√6": {6: 1},
    "2√5": {5: 2},
    "1 + √2": {1: 1, 2: 1},
    "2 - √3": {1: 2, 3: -1},
    "√2 - √3": {2: 1, 3: -1},
    "-1 + √2/2 + √6": {1: -1, 2: fmpq(1, 2), 6: 1},
    "√2 + √3 - √5": {2: 1, 3: 1, 5: -1},
}


def surd(name):
    return Surd({d: fmpq(c) for d, c in NUMBERS[name].items()})


@pytest.fixture(autouse=True)
def digits():
    with mp.workdps(DIGITS):
        yield


def close(x, wanted):
    return abs(real(x) - wanted) < CLOSE


def is_reduced(x):
    """No part that is 0, no square under a root."""
    return all(c != 0 and d in SQUARE_FREE for d, c in x.parts.items())


@pytest.mark.parametrize("first", NUMBERS)
def test_sums_and_products(first):
    x = surd(first)
    for y in map(surd, NUMBERS):
        wanted = real(x) + real(y), real(x) - real(y), real(x) * real(y), -real(x)
        for result, number in zip((x + y, x - y, x * y, -x), wanted, strict=True):
            assert close(result, number) and is_reduced(result)


@pytest.mark.parametrize("name", NUMBERS)
def test_inverse_sign_and_text(name):
    x = surd(name)
    assert str(x) == name
    assert x.sign() == mp.sign(real(x)) and x.is_zero() == (name == "0")
    assert abs(mpf(x.enclosure(200).str(50, radius=False)) - real(x)) < CLOSE
    if not x.is_zero():
        assert close(x.inverse(), 1 / real(x)) and is_reduced(x.inverse())


@pytest.mark.parametrize("seed", range(20))
def test_random_numbers_over_themselves(seed):
    random = Random(seed)
    x = Surd({d: fmpq(random.randint(-9, 9), random.randint(1, 9)) for d in random.sample(SQUARE_FREE, 4)})
    assert x.is_zero() or (x * x.inverse()).parts == {1: 1}
    assert (x - x).is_zero() and (x * x).sign() == (0 if x.is_zero() else 1)


ROOTS = {
    (0, 1): "0",
    (1, 1): "1",
    (4, 9): "2/3",
    (2, 1): "√2",
    (1, 2): "√2/2",
    (12, 5): "2√15/5",
    (72, 1): "6√2",
    (3, 4): "√3/2",
    (30, 1): "√30",
}


@pytest.mark.parametrize("number", ROOTS)
def test_root(number):
    root = Surd.rational(*number).sqrt()
    assert str(root) == ROOTS[number]
    assert (root * root).parts == Surd.rational(*number).parts


def test_long_number_is_abbreviated():
    assert str(Surd.rational(10**40 + 7)) == "100000000000{...17 digits...}000000000007"


NEARLY_EQUAL = {
    "√(10⁴⁰ + 1) > 10²⁰": ({10**40 + 1: 1, 1: -(10**20)}, 1),
    "10⁶⁰ < √(10¹²⁰ + 1)": ({10**120 + 1: -1, 1: 10**60}, -1),
    "√2 + √3 > 3.14": ({2: 1, 3: 1, 1: fmpq(-314, 100)}, 1),
    "√2 + √3 < 3.15": ({2: 1, 3: 1, 1: fmpq(-315, 100)}, -1),
}


@pytest.mark.each(NEARLY_EQUAL)
def test_sign_of_a_small_difference(parts, sign):
    assert Surd({d: fmpq(c) for d, c in parts.items()}).sign() == sign


def test_what_is_exact():
    zero, one = Surd({}), Surd.rational(1)
    assert (
        zero.function("exp").parts == {1: 1}
        and one.function("log").is_zero()
        and zero.function("tanh").is_zero()
        and zero.sqrt().is_zero()
    )
    assert Surd.rational(6, 4).parts == {1: fmpq(3, 2)}


REFUSED = {
    "1/0": (lambda: Surd({}).inverse(), Undefined, "division by zero"),
    "√−1": (lambda: Surd.rational(-1).sqrt(), Undefined, "the square root of a negative number"),
    "√(1 − √2)": (lambda: surd("√2 - √3").sqrt(), Undefined, "the square root of a negative number"),
    "√√2": (lambda: surd("√2").sqrt(), Inexpressible, "the square root of an irrational number"),
    "√(1 + √2)": (lambda: surd("1 + √2").sqrt(), Inexpressible, "the square root of an irrational number"),
    "log 0": (lambda: Surd({}).function("log"), Undefined, "the logarithm of what is not positive"),
    "log −1": (lambda: Surd.rational(-1).function("log"), Undefined, "the logarithm of what is not positive"),
    "log 2": (lambda: Surd.rational(2).function("log"), Inexpressible, "a logarithm"),
    "log √2": (lambda: surd("√2").function("log"), Inexpressible, "a logarithm"),
    "e^1": (lambda: Surd.rational(1).function("exp"), Inexpressible, "a power of e"),
    "tanh 1": (lambda: Surd.rational(1).function("tanh"), Inexpressible, "a hyperbolic tangent"),
    "100,002 bits": (
        lambda: Surd.rational(2**50_000) * Surd.rational(-(2**49_999)),
        Inexpressible,
        "a number of more than 100000 bits",
    ),
}


def test_huge_number_is_accepted():
    assert (Surd.rational(2**49_999) * Surd.rational(2**49_999)).parts == {1: fmpq(2**99_998)}
