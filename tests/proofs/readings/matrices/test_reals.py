"""Real numbers of a confirmation: exact where that is easy, else balls, which never claim more than they hold."""

import pytest
from flint import arb, fmpq
from mpmath import mp, mpf
from number_tests import pytest_generate_tests, real, test_it_is_refused  # noqa: F401

from lnverify.proofs.readings.matrices.points import Point
from lnverify.proofs.readings.matrices.reals import Real, Reals, precision
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.values import Inexpressible, Undefined, Vacuous

DIGITS = 70
# 256 bits are 77 digits.
CLOSE = mpf(10) ** -65
# Nine square-free numbers: a sum of their roots has more parts than are kept.
MANY = (1, 2, 3, 5, 6, 7, 10, 11, 13)


def exact(**parts):
    """r2 = 3 is 3√2, r1 = 3 is 3."""
    return Real(Surd({int(d[1:]): fmpq(c) for d, c in parts.items()}))


def ball(number, radius="0"):
    return Real(arb(number, radius))


def in_doubt():
    """A ball that holds 0."""
    return ball("0", "1e-3")


def value(x):
    return real(x.value) if isinstance(x.value, Surd) else mpf(x.value.str(DIGITS, radius=False))


@pytest.fixture(autouse=True)
def bits():
    with precision(), mp.workdps(DIGITS):
        yield


TWO, HALF, ROOT = {"r1": 2}, {"r1": fmpq(1, 2)}, {"r1": 1, "r2": 1}
COMPUTED = {
    "2 + 1/2": (lambda: exact(**TWO) + exact(**HALF), lambda: mpf(5) / 2, True),
    "2 − 1/2": (lambda: exact(**TWO) - exact(**HALF), lambda: mpf(3) / 2, True),
    "2 · (1 + √2)": (lambda: exact(**TWO) * exact(**ROOT), lambda: 2 + 2 * mp.sqrt(2), True),
    "−(1 + √2)": (lambda: -exact(**ROOT), lambda: -1 - mp.sqrt(2), True),
    "1/(1 + √2)": (lambda: exact(**ROOT).inverse(), lambda: mp.sqrt(2) - 1, True),
    "√2": (lambda: exact(**TWO).sqrt(), lambda: mp.sqrt(2), True),
    "√0": (lambda: exact().sqrt(), lambda: mpf(0), True),
    "e^0": (lambda: exact().function("exp"), lambda: mpf(1), True),
    "log 1": (lambda: exact(r1=1).function("log"), lambda: mpf(0), True),
    "tanh 0": (lambda: exact().function("tanh"), lambda: mpf(0), True),
    "√(1 + √2)": (lambda: exact(**ROOT).sqrt(), lambda: mp.sqrt(1 + mp.sqrt(2)), False),
    "e²": (lambda: exact(**TWO).function("exp"), lambda: mp.exp(2), False),
    "log(1 + √2)": (lambda: exact(**ROOT).function("log"), lambda: mp.log(1 + mp.sqrt(2)), False),
    "tanh(1/2)": (lambda: exact(**HALF).function("tanh"), lambda: mp.tanh(mpf(1) / 2), False),
    "e² + 1/2": (lambda: exact(**TWO).function("exp") + exact(**HALF), lambda: mp.exp(2) + mpf(1) / 2, False),
    "1/2 − e²": (lambda: exact(**HALF) - exact(**TWO).function("exp"), lambda: mpf(1) / 2 - mp.exp(2), False),
    "e²(1 + √2)": (lambda: exact(**TWO).function("exp") * exact(**ROOT), lambda: mp.exp(2) * (1 + mp.sqrt(2)), False),
    "−e²": (lambda: -exact(**TWO).function("exp"), lambda: -mp.exp(2), False),
    "1/e²": (lambda: exact(**TWO).function("exp").inverse(), lambda: mp.exp(-2), False),
    "√e": (lambda: exact(r1=1).function("exp").sqrt(), lambda: mp.exp(mpf(1) / 2), False),
    "log e²": (lambda: exact(**TWO).function("exp").function("log"), lambda: mpf(2), False),
    "e^e²": (lambda: exact(**TWO).function("exp").function("exp"), lambda: mp.exp(mp.exp(2)), False),
}


@pytest.mark.each(COMPUTED)
def test_value(compute, wanted, is_exact):
    result = compute()
    assert isinstance(result.value, Surd) == is_exact
    assert abs(value(result) - wanted()) < CLOSE * max(1, abs(wanted()))


SIGNS = {
    "0": (lambda: exact(), 0),
    "2": (lambda: exact(**TWO), 1),
    "1 − √2": (lambda: exact(r1=1, r2=-1), -1),
    "e": (lambda: ball("2.718"), 1),
    "−e": (lambda: ball("-2.718"), -1),
}


@pytest.mark.parametrize("name", SIGNS)
def test_sign(name):
    number, sign = SIGNS[name][0](), SIGNS[name][1]
    assert number.sign() == sign and number.is_zero() == (sign == 0)


def test_many_roots_become_a_ball():
    kept = exact(**{f"r{d}": 1 for d in MANY[:-1]})
    assert isinstance((kept + exact()).value, Surd) and isinstance((kept * exact(r1=2)).value, Surd)
    for item in (kept + exact(r13=1), kept * exact(r1=1, r17=1)):
        assert not isinstance(item.value, Surd)
    assert abs(value(kept + exact(r13=1)) - mp.fsum(map(mp.sqrt, MANY))) < CLOSE * 10


TEXTS = {
    "2": lambda: exact(**TWO),
    "1 + √2": lambda: exact(**ROOT),
    "2.71800000000000": lambda: ball("2.718"),
    "nearly 0": lambda: in_doubt(),
}


@pytest.mark.parametrize("text", TEXTS)
def test_text(text):
    assert str(TEXTS[text]()) == text


REFUSED = {
    "1/0": (lambda: exact().inverse(), Undefined, "division by zero"),
    "√−1": (lambda: exact(r1=-1).sqrt(), Undefined, "the square root of a negative number"),
    "√(1 − √2)": (lambda: exact(r1=1, r2=-1).sqrt(), Undefined, "the square root of a negative number"),
    "√−e": (lambda: ball("-2.718").sqrt(), Undefined, "the square root of a negative number"),
    "log 0": (lambda: exact().function("log"), Undefined, "the logarithm of what is not positive"),
    "log −e": (lambda: ball("-2.718").function("log"), Undefined, "the logarithm of what is not positive"),
    "the sign of a ball around 0": (lambda: in_doubt().sign(), Inexpressible, "a ball that contains 0"),
    "whether a ball around 0 is 0": (lambda: in_doubt().is_zero(), Inexpressible, "a ball that contains 0"),
    "1/a ball around 0": (lambda: in_doubt().inverse(), Inexpressible, "a ball that contains 0"),
    "the root of a ball around 0": (lambda: in_doubt().sqrt(), Inexpressible, "a ball that contains 0"),
    "a critical point of balls": (
        lambda: Reals(Point(2, 0, 0)).critical_point([exact(r1=1), exact(**TWO).function("exp")]),
        Inexpressible,
        "a critical point of gains that are no exact numbers",
    ),
    "no critical point": (
        lambda: Reals(Point(2, 0, 0)).critical_point([exact(r1=1), exact(r1=-1)]),
        Vacuous,
        "there is no critical point",
    ),
}


# The gains, and whether the critical point is an exact number.
GAINS = {
    "(1, 2)": ([1, 2], True),
    "(1, 2, 2)": ([1, 2, 2], True),
    "(1, −1, 3)": ([1, -1, 3], True),
    "(0, 1, 2)": ([0, 1, 2], True),
    "(1, 2, 3)": ([1, 2, 3], True),
    "(1, 2, 3, 5)": ([1, 2, 3, 5], False),
}


@pytest.mark.each(GAINS)
def test_critical_point(gains, is_exact):
    """Σ 1/(g² − ζ) = 0, between the smallest and the largest square."""
    zeta = Reals(Point(len(gains), 0, 0)).critical_point([exact(r1=g) for g in gains])
    squares = [g**2 for g in gains]
    assert isinstance(zeta.value, Surd) == is_exact
    assert min(squares) < value(zeta) < max(squares)
    assert abs(mp.fsum(1 / (g - value(zeta)) for g in squares)) < CLOSE


def test_letters_are_the_numbers_of_the_point():
    numbers = Reals(Point(2, 0, 0, {("c", None): Surd({2: fmpq(1)})}))
    assert str(numbers.free("c", None, False)) == "√2" and str(numbers.number(fmpq(3, 6))) == "1/2"
