"""Free matrices in floating point and in balls: what is true stays within its bounds, what is false does not."""

import numpy as np
import pytest
from variables import W, a, equal, s

from lnverify.numeric.readings.arrays import Arrays
from lnverify.numeric.readings.balls import Balls, ball_precision
from lnverify.numeric.readings.crosscheck import small_rows
from lnverify.numeric.readings.tracked import BALLS, READINGS, Roundings
from lnverify.proofs.registry import DeclaredClaim

S = s.matrix("S", rows="N")
u = s.on("M").vector("u")


def rows_of(function):
    return small_rows(DeclaredClaim("lnverify.x", "", function), (*READINGS, BALLS))


TRUE = {
    "adjoint": equal(s.dot(u, W @ a), s.dot(W.T @ u, a)),
    "tr(WᵀW) = tr(WWᵀ)": equal(s.trace(W.T @ W), s.trace(W @ W.T)),
    "a product of three": equal(W @ s.diag(a) @ S @ W.T @ u, W @ (a * (S @ (W.T @ u)))),
    "entries of a product": equal((W @ S @ W.T).T, W @ S.T @ W.T),
    "the chain rule through W": equal(s.gradient(s.dot(u, s.tanh(W @ a)), a), s.jacobian(s.tanh(W @ a), a).T @ u),
    "the chain rule to W": equal(s.gradient(s.dot(u, s.tanh(W @ a)), W), s.outer(u * (u**0 - s.tanh(W @ a) ** 2), a)),
    "to W by two ways": equal(s.gradient(s.dot(a, W.T @ (W @ a)), W), 2 * s.outer(W @ a, a)),
    "∂tr(WᵀW)/∂W = 2W": equal(s.gradient(s.trace(W.T @ W), W), 2 * W),
    "∂tr(SS)/∂S = 2Sᵀ": equal(s.gradient(s.trace(S @ S), S), 2 * S.T),
    "the rate of W(ca)": equal(
        s.derivative(s.dot(u, W @ (s.scalar("c") ** 2 * a)), s.scalar("c")), 2 * s.scalar("c") * s.dot(u, W @ a)
    ),
    "∏ of M entries": equal(s.product(u * u), s.product(u) ** 2),
    "what W does not reach": equal(s.gradient(s.sum(a), W), 0),
}


@pytest.mark.parametrize("name", TRUE)
def test_residuals_stay_within_their_bounds(name):
    rows = rows_of(TRUE[name])
    assert {row.reading for row in rows if row.inputs} == {*READINGS, BALLS}
    assert not [row for row in rows if row.exceeds_bound]


FALSE = {
    "not adjoint": equal(s.dot(u, W @ a), s.dot(W.T @ u, a**2)),
    "tr(SS) = tr(SᵀS)": equal(s.trace(S @ S), s.trace(S.T @ S)),
    "∂tr(SS)/∂S = 2S": equal(s.gradient(s.trace(S @ S), S), 2 * S),
    "without the slope of tanh": equal(s.gradient(s.dot(u, s.tanh(W @ a)), W), s.outer(u, a)),
}


@pytest.mark.parametrize("name", FALSE)
def test_a_false_statement_exceeds_its_bounds(name):
    rows = rows_of(FALSE[name])
    assert {row.reading for row in rows if row.exceeds_bound} == {*READINGS, BALLS}


TABLE, ROW, UPSTREAM = np.array([[1.0, 2.0], [3.0, 4.0], [0.5, 0.25]]), np.array([1.0, -1.0]), np.array([1.0, 0.0, 2.0])
INPUTS = {"W": TABLE, "activation": ROW, "u": UPSTREAM}


def test_arrays_multiply_as_numpy_does():
    s = Arrays(Roundings(["float64"]), 2, INPUTS, None, 3)
    assert (W(s) @ a(s)).data.values[0].ravel().tolist() == (TABLE @ ROW).tolist()
    assert s.entries(W(s).T @ W(s), [0, 1]).values[0].squeeze().tolist() == (TABLE.T @ TABLE).tolist()
    assert s.trace(W(s) @ W(s).T).data.values[0] == np.trace(TABLE @ TABLE.T)


def test_balls_multiply_as_numpy_does():
    with ball_precision():
        s = Balls(2, INPUTS, None, 3)
        assert [float(x) for x in (W(s) @ a(s)).data.ravel()] == (TABLE @ ROW).tolist()
        assert [float(x) for x in s.entries(W(s), [1]).ravel()] == TABLE[:, 1].tolist()


def test_residuals_are_relative():
    """A power of two on both sides changes neither roundings nor residuals."""

    def residuals(scale):
        rows = rows_of(equal(scale(s) * s.sqrt(s.dot(a, a)) ** 2, scale(s) * s.dot(a, a)))
        return [(row.reading, row.residual) for row in rows if row.reading in ("float64", "float32")]

    plain = residuals(s.rational(1))
    assert any(residual for _, residual in plain)
    assert plain == residuals(s.rational(2**30)) == residuals(s.rational(1, 2**30))


def test_residual_beside_zero_is_absolute():
    rows = rows_of(equal(s.sum(a - s.sum(a) / s.N * s.ones), s.rational(0)))
    assert all(row.residual <= row.bound < 1e-1 for row in rows if row.reading in ("mpmath", "float64", "float32"))
