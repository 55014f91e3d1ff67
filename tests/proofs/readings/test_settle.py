"""What a program of SymPy settles, and what it must leave open."""

import pytest
from sympy import Matrix, Rational, exp, sqrt, symbols, tanh

from lnverify.proofs.readings import settle

x, y = symbols("x y", real=True)
p, q = symbols("p q", positive=True)
t = symbols("t", nonnegative=True)

ZERO = [
    sqrt(x**2 + y**2) ** 2 - x**2 - y**2,
    sqrt(p * q) - sqrt(p) * sqrt(q),
    sqrt(x**2 / p + 1) * sqrt(p) - sqrt(x**2 + p),
    1 / (sqrt(p) + sqrt(q)) - (sqrt(p) - sqrt(q)) / (p - q),
    sqrt(1 + sqrt(p)) ** 4 - 1 - 2 * sqrt(p) - p,
    tanh(x) - (exp(2 * x) - 1) / (exp(2 * x) + 1),
]
NOT_ZERO = [sqrt(x**2) - x, sqrt(x**2 * p) - x * sqrt(p), sqrt(p + q) - sqrt(p) - sqrt(q), sqrt(1 / x) * sqrt(x) - x]
SIGNS = [
    (x**2 - 2 * x * y + y**2, 1),
    (x**2 + x * y + y**2 + p, 2),
    (t * p + q, 2),
    (t * x**2, 1),
    (-p - t, -2),
    (sqrt(x**2 + p), 2),
    (sqrt(x**2 + p) - sqrt(p), None),
    (1 / sqrt(x**2 + y**2), 2),
    (x, None),
    (x**2 - 3 * x * y + y**2, None),
    (x**3, None),
    (1 - t, None),
    (-(x**2) / p, -1),
    (Rational(0), 0),
]


@pytest.mark.parametrize("difference", ZERO, ids=str)
def test_zero(difference):
    assert settle.is_zero(difference)


@pytest.mark.parametrize("difference", NOT_ZERO, ids=str)
def test_not_zero(difference):
    assert not settle.is_zero(difference)


@pytest.mark.parametrize("value, sign", SIGNS, ids=str)
def test_sign(value, sign):
    assert settle.sign(value) == sign


def test_orders_by_their_squares():
    assert settle.at_most(sqrt(p), sqrt(x**2 + p))
    assert not settle.at_most(sqrt(x**2 + p), sqrt(p))


def test_differ_asks_for_one_point():
    assert settle.differ(x * y, x + y)
    assert not settle.differ(Matrix([x, y]), Matrix([x, y]))


def test_solution_of_hypotheses():
    assert settle.solution([x + y]) == {y: -x}
    with pytest.raises(ValueError, match="not solved"):
        settle.solution([x * y])
    with pytest.raises(ValueError, match="not solved"):
        settle.solution([x**2 + y**2])
