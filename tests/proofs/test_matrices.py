"""Free matrices and a second dimension: what the calculus knows of them, and the false statements it must not prove."""

import pytest
from statements_under_test import (
    is_bad_input,
    is_proved,
    is_refuted,
    is_undecided,
    rocq_refuses,
    second_engine_accepts,
    second_engine_does_not_accept,
)
from variables import W, a, b, c, square

from lnverify import InputError, at_most, decide, equal, nonzero, positive
from lnverify.proofs.definitions import centering, layer_norm, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import eps_is_positive
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.printed import LATEX, TEXT, Printed
from lnverify.proofs.values import Inexpressible
from lnverify.proofs.verdicts.second_proof import DIMENSIONS


def S(s):
    """A square one."""
    return s.matrix("S", rows="N")


def T(s):
    """Another square one."""
    return s.matrix("T", rows="N")


def V(s):
    return s.matrix("V", rows="M")


def u(s):
    return s.on("M").vector("u")


def length(s):
    """tr(WᵀW)."""
    return s.trace(W(s).T @ W(s))


def tamed(s, v):
    return v / (v**0 + v**2)


def loss(s):
    return s.dot(u(s), s.tanh(W(s) @ a(s)))


TRUE = {
    "adjoint": lambda s: equal(s.dot(u(s), W(s) @ a(s)), s.dot(W(s).T @ u(s), a(s))),
    "linear": lambda s: equal(W(s) @ (a(s) + c(s) * b(s)), W(s) @ a(s) + c(s) * (W(s) @ b(s))),
    "(W + A)v": lambda s: equal((W(s) + s.matrix("A")) @ a(s), W(s) @ a(s) + s.matrix("A") @ a(s)),
    "(Wa)·(Wb)": lambda s: equal(s.dot(W(s) @ a(s), W(s) @ b(s)), s.dot(a(s), W(s).T @ W(s) @ b(s))),
    "around a tree": lambda s: equal(s.sum(W(s) @ (a(s) * (W(s).T @ u(s))) * u(s)), s.sum(a(s) * (W(s).T @ u(s)) ** 2)),
    "through a reciprocal": lambda s: equal(
        s.dot(u(s), W(s) @ tamed(s, W(s).T @ u(s))), s.sum((W(s).T @ u(s)) * tamed(s, W(s).T @ u(s)))
    ),
    "a relation at the other root": lambda s: equal(
        s.dot(u(s), W(s) @ ((W(s).T @ u(s)) / (s.ones + (W(s).T @ u(s)) ** 2))),
        s.N - s.sum(s.ones / (s.ones + (W(s).T @ u(s)) ** 2)),
    ),
    "tr(WᵀW) = tr(WWᵀ)": lambda s: equal(length(s), s.trace(W(s) @ W(s).T)),
    "tr of a turned product": lambda s: equal(
        s.trace(S(s) @ s.diag(a(s)) @ S(s) @ s.diag(b(s))), s.trace(S(s).T @ s.diag(a(s)) @ S(s).T @ s.diag(b(s)))
    ),
    "tr S = tr Sᵀ": lambda s: equal(s.trace(S(s)), s.trace(S(s).T)),
    "(W diag g)x = W(g ⊙ x)": lambda s: equal((W(s) @ s.diag(s.gain)) @ a(s), W(s) @ (s.gain * a(s))),
    "centred rows": lambda s: equal(W(s) @ centering(s) @ s.ones, 0),
    "centred columns": lambda s: equal(s.sum(centering(s.on("M")) @ (W(s) @ a(s))), 0),
    "‖(S − Sᵀ)‖² in traces": lambda s: equal(
        s.trace((S(s) - S(s).T) @ (S(s) - S(s).T).T), 2 * s.trace(S(s).T @ S(s)) - 2 * s.trace(S(s) @ S(s))
    ),
    "∂‖Wa‖²/∂a = 2WᵀWa": lambda s: equal(s.gradient(square(s, W(s) @ a(s)), a(s)), 2 * (W(s).T @ W(s) @ a(s))),
    "∂W(a²)/∂a = 2W diag a": lambda s: equal(s.jacobian(W(s) @ a(s) ** 2, a(s)), 2 * (W(s) @ s.diag(a(s)))),
    "∂(u·Wa)/∂u = Wa": lambda s: equal(s.gradient(s.dot(u(s), W(s) @ a(s)), u(s)), W(s) @ a(s)),
    "∂(u·Wa)/∂W = uaᵀ": lambda s: equal(s.gradient(s.dot(u(s), W(s) @ a(s)), W(s)), s.outer(u(s), a(s))),
    "∂tr(WᵀW)/∂W = 2W": lambda s: equal(s.gradient(length(s), W(s)), 2 * W(s)),
    "∂tr(SSS)/∂S = 3(SS)ᵀ": lambda s: equal(s.gradient(s.trace(S(s) @ S(s) @ S(s)), S(s)), 3 * (S(s) @ S(s)).T),
    "the chain rule through W": lambda s: equal(
        s.gradient(loss(s), a(s)), W(s).T @ (u(s) * (u(s) ** 0 - s.tanh(W(s) @ a(s)) ** 2))
    ),
    "the chain rule to W": lambda s: equal(
        s.gradient(loss(s), W(s)), s.outer(u(s) * (u(s) ** 0 - s.tanh(W(s) @ a(s)) ** 2), a(s))
    ),
    "the rate of W(ca)": lambda s: equal(
        s.derivative(square(s, W(s) @ (c(s) * a(s))), c(s)), 2 * c(s) * square(s, W(s) @ a(s))
    ),
    "a matrix on which nothing depends": lambda s: equal(s.gradient(s.sum(a(s)), W(s)), 0),
    "a vector on which nothing depends": lambda s: equal(s.gradient(length(s), u(s)), 0),
    "e^(0) of M entries": lambda s: equal(s.exp(0 * u(s)), s.on("M").ones),
    "exp(Wa + Wb)": lambda s: equal(s.exp(W(s) @ (a(s) + b(s))), s.exp(W(s) @ a(s)) * s.exp(W(s) @ b(s))),
    "tr(WᵀW) = Σ W ⊙ W": lambda s: equal(length(s), s.on("M").sum((W(s) * W(s)) @ s.ones)),
    "tr(S diag(a) T diag(b)) = b·(S ⊙ Tᵀ)a": lambda s: equal(
        s.trace(S(s) @ s.diag(a(s)) @ T(s) @ s.diag(b(s))), s.dot(b(s), (S(s) * T(s).T) @ a(s))
    ),
    "tr(S ⊙ T) = tr(S ⊙ Tᵀ)": lambda s: equal(s.trace(S(s) * T(s)), s.trace(S(s) * T(s).T)),
    "tr(S(T ⊙ A)) = tr(T(S ⊙ Aᵀ)ᵀᵀ)": lambda s: equal(
        s.trace(S(s) @ (T(s) * s.matrix("A", rows="N"))), s.trace(T(s).T @ (S(s).T * s.matrix("A", rows="N")).T.T)
    ),
    "S ⊙ Sᵀ is symmetric": lambda s: equal((S(s) * S(s).T).T, S(s) * S(s).T),
    "W ⊙ V = V ⊙ W": lambda s: equal(W(s) * V(s), V(s) * W(s)),
    "(W ⊙ V)ᵀ": lambda s: equal((W(s) * V(s)).T, W(s).T * V(s).T),
    "(W ⊙ V)b, by columns": lambda s: equal(s.dot(u(s), (W(s) * V(s)) @ b(s)), s.dot(b(s), (W(s).T * V(s).T) @ u(s))),
    "W ⊙ ubᵀ = diag(u) W diag(b)": lambda s: equal(W(s) * s.outer(u(s), b(s)), s.diag(u(s)) @ W(s) @ s.diag(b(s))),
    "W ⊙ (W + 11ᵀ) = W ⊙ W + W": lambda s: equal(W(s) * (W(s) + s.outer(s.on("M").ones, s.ones)), W(s) * W(s) + W(s)),
    "abᵀ ⊙ baᵀ": lambda s: equal(s.outer(a(s), b(s)) * s.outer(b(s), a(s)), s.outer(a(s) * b(s), a(s) * b(s))),
    "I ⊙ abᵀ": lambda s: equal(s.identity * s.outer(a(s), b(s)), s.diag(a(s) * b(s))),
    "Π ⊙ Π": lambda s: equal(
        centering(s) * centering(s), (1 - 2 / s.N) * s.identity + s.outer(s.ones, s.ones) / s.N**2
    ),
    "∂ΣW ⊙ W ⊙ W/∂W = 3W ⊙ W": lambda s: equal(
        s.gradient(s.on("M").sum((W(s) * W(s) * W(s)) @ s.ones), W(s)), 3 * (W(s) * W(s))
    ),
    "∂(b·(S ⊙ Sᵀ)a)/∂S": lambda s: equal(
        s.gradient(s.dot(b(s), (S(s) * S(s).T) @ a(s)), S(s)),
        S(s).T * s.outer(b(s), a(s)) + S(s).T * s.outer(a(s), b(s)),
    ),
    "∂tr((W ⊙ W)(V ⊙ V)ᵀ)/∂W": lambda s: equal(
        s.gradient(s.trace((W(s) * W(s)) @ (V(s) * V(s)).T), W(s)), 2 * (W(s) * V(s) * V(s))
    ),
    "∂tr(W diag(a) Wᵀ)/∂a": lambda s: equal(
        s.gradient(s.trace(W(s) @ s.diag(a(s)) @ W(s).T), a(s)), (W(s) * W(s)).T @ s.on("M").ones
    ),
    "∂((W ⊙ W)a²)/∂a": lambda s: equal(s.jacobian((W(s) * W(s)) @ a(s) ** 2, a(s)), 2 * (W(s) * W(s)) @ s.diag(a(s))),
    "0 ≤ ΣW²": lambda s: at_most(0, s.on("M").sum((W(s) * W(s)) @ s.ones)),
    "0 ≤ u²·(W ⊙ W)a²": lambda s: at_most(0, s.dot(u(s) ** 2, (W(s) * W(s)) @ a(s) ** 2)),
    "0 ≤ tr((S ⊙ S)(S ⊙ S)(S ⊙ S))": lambda s: at_most(0, s.trace((S(s) * S(s)) @ (S(s) * S(s)) @ (S(s) * S(s)))),
    "0 ≤ tr(S ⊙ S)": lambda s: at_most(0, s.trace(S(s) * S(s))),
    "‖W1‖² ≤ N‖W‖²": lambda s: at_most(square(s, W(s) @ s.ones), s.N * s.on("M").sum((W(s) * W(s)) @ s.ones)),
    "0 ≤ ‖Wa‖²": lambda s: at_most(0, square(s, W(s) @ a(s))),
    "0 ≤ a·WᵀWa": lambda s: at_most(0, s.dot(a(s), W(s).T @ (W(s) @ a(s)))),
    "0 ≤ tr(WᵀW)": lambda s: at_most(0, length(s)),
    "0 ≤ tr((WᵀW)²)": lambda s: at_most(0, s.trace(W(s).T @ W(s) @ W(s).T @ W(s))),
    "0 ≤ tr of P diag(b²) Pᵀ, P = W diag(a) S": lambda s: at_most(
        0, s.trace(W(s) @ s.diag(a(s)) @ S(s) @ s.diag(b(s) ** 2) @ S(s).T @ s.diag(a(s)) @ W(s).T)
    ),
    "‖Wa‖² ≤ ‖W‖²‖a‖²": lambda s: at_most(square(s, W(s) @ a(s)), length(s) * square(s, a(s))),
    "‖Wᵀu‖² ≤ ‖W‖²‖u‖²": lambda s: at_most(square(s, W(s).T @ u(s)), length(s) * square(s, u(s))),
    "(u·Wa)² ≤ ‖u‖²‖Wa‖²": lambda s: at_most(s.dot(u(s), W(s) @ a(s)) ** 2, square(s, u(s)) * square(s, W(s) @ a(s))),
    "(u·Wa)² ≤ ‖Wᵀu‖²‖a‖²": lambda s: at_most(
        s.dot(u(s), W(s) @ a(s)) ** 2, square(s, W(s).T @ u(s)) * square(s, a(s))
    ),
    "1 ≤ M": lambda s: at_most(1, s.on("M").N),
    "1·1 = M": lambda s: equal(square(s, s.on("M").ones), s.on("M").N),
    "the variance of M entries": lambda s: at_most(0, variance(s.on("M"), W(s) @ a(s))),
}


@pytest.mark.parametrize("name", TRUE)
def test_true_statement_is_proved(name):
    """With no condition, and at N = 1, 2, 3 by the matrices too: of equations those."""
    is_proved(TRUE[name])
    if "≤" not in name:
        second_engine_accepts(TRUE[name])


GIVEN = {
    "LayerNorm of M entries does not see 1γᵀ": (
        lambda s: equal(
            normalized(s.on("M"), (W(s) + s.outer(s.on("M").ones, b(s))) @ a(s)), normalized(s.on("M"), W(s) @ a(s))
        ),
        [eps_is_positive],
    ),
    "RMSNorm of a scaled matrix": (
        lambda s: equal(rms_norm(s.on("M"), (c(s) * W(s)) @ a(s), 0), rms_norm(s.on("M"), W(s) @ a(s), 0)),
        [lambda s: positive(c(s)), lambda s: positive(square(s, W(s) @ a(s)))],
    ),
    "an equation between lengths": (
        lambda s: equal(s.dot(a(s), W(s).T @ W(s) @ a(s)), square(s, a(s))),
        [lambda s: equal(square(s, W(s) @ a(s)), square(s, a(s)))],
    ),
    "where Wa is nowhere 0": (
        lambda s: equal((W(s) @ a(s)) / (W(s) @ a(s)), s.on("M").ones),
        [lambda s: nonzero(W(s) @ a(s))],
    ),
    "positive entries": (lambda s: positive(s.sum(W(s) @ a(s))), [lambda s: positive(W(s) @ a(s))]),
    "a layer is folded": (
        lambda s: equal(W(s) @ layer_norm(s), (W(s) @ s.diag(s.gain)) @ normalized(s) + W(s) @ b(s)),
        [eps_is_positive],
    ),
}


@pytest.mark.parametrize("name", GIVEN)
def test_what_follows_from_hypotheses(name):
    is_proved(*GIVEN[name])


FALSE = {
    "ΣW ⊙ W = (ΣW)²": lambda s: equal(length(s), s.sum(W(s).T @ s.on("M").ones) ** 2),
    "tr(SS) = ΣS ⊙ S": lambda s: equal(s.trace(S(s) @ S(s)), s.sum((S(s) * S(s)) @ s.ones)),
    "tr(S ⊙ S) = ΣS ⊙ S": lambda s: equal(s.trace(S(s) * S(s)), s.sum((S(s) * S(s)) @ s.ones)),
    "S ⊙ T = Sᵀ ⊙ T": lambda s: equal(S(s) * T(s), S(s).T * T(s)),
    "S ⊙ S is symmetric": lambda s: equal((S(s) * S(s)).T, S(s) * S(s)),
    "tr(STA) = tr(SᵀTA)": lambda s: equal(
        s.trace(S(s) @ T(s) @ s.matrix("A", rows="N")), s.trace(S(s).T @ T(s) @ s.matrix("A", rows="N"))
    ),
    "b·(S ⊙ T)a = a·(S ⊙ T)b": lambda s: equal(s.dot(b(s), (S(s) * T(s)) @ a(s)), s.dot(a(s), (S(s) * T(s)) @ b(s))),
    "(W ⊙ W)a = (Wa)²": lambda s: equal((W(s) * W(s)) @ a(s), (W(s) @ a(s)) ** 2),
    "(W ⊙ W)a² = (Wa)²": lambda s: equal((W(s) * W(s)) @ a(s) ** 2, (W(s) @ a(s)) ** 2),
    "W ⊙ W = W": lambda s: equal(W(s) * W(s), W(s)),
    "W ⊙ V = W ⊙ W": lambda s: equal(W(s) * V(s), W(s) * W(s)),
    "W ⊙ ubᵀ without b": lambda s: equal(W(s) * s.outer(u(s), b(s)), s.diag(u(s)) @ W(s)),
    "Π ⊙ Π = Π": lambda s: equal(centering(s) * centering(s), centering(s)),
    "abᵀ ⊙ abᵀ = a²bᵀ": lambda s: equal(s.outer(a(s), b(s)) * s.outer(a(s), b(s)), s.outer(a(s) ** 2, b(s))),
    "∂ΣW ⊙ W/∂W = W": lambda s: equal(s.gradient(s.on("M").sum((W(s) * W(s)) @ s.ones), W(s)), W(s)),
    "∂Σ(W ⊙ W ⊙ V)/∂W forgets V": lambda s: equal(
        s.gradient(s.on("M").sum((W(s) * W(s) * V(s)) @ s.ones), W(s)), 2 * W(s)
    ),
    "∂(b·(S ⊙ Sᵀ)a)/∂S, one place of two": lambda s: equal(
        s.gradient(s.dot(b(s), (S(s) * S(s).T) @ a(s)), S(s)), S(s).T * s.outer(b(s), a(s))
    ),
    "0 ≤ ΣW ⊙ V": lambda s: at_most(0, s.on("M").sum((W(s) * V(s)) @ s.ones)),
    "0 ≤ ΣS ⊙ Sᵀ": lambda s: at_most(0, s.sum((S(s) * S(s).T) @ s.ones)),
    "0 ≤ u·(W ⊙ W)a²": lambda s: at_most(0, s.dot(u(s), (W(s) * W(s)) @ a(s) ** 2)),
    "0 ≤ Σ(W ⊙ W)a": lambda s: at_most(0, s.on("M").sum((W(s) * W(s)) @ a(s))),
    "0 < ΣW ⊙ W": lambda s: positive(s.on("M").sum((W(s) * W(s)) @ s.ones)),
    "0 ≤ tr((S ⊙ S)(S ⊙ S)S)": lambda s: at_most(0, s.trace((S(s) * S(s)) @ (S(s) * S(s)) @ S(s))),
    "0 ≤ tr((S ⊙ S) diag(a) (S ⊙ S)(S ⊙ S))": lambda s: at_most(
        0, s.trace((S(s) * S(s)) @ s.diag(a(s)) @ (S(s) * S(s)) @ (S(s) * S(s)))
    ),
    "0 ≤ tr(S ⊙ T)": lambda s: at_most(0, s.trace(S(s) * T(s))),
    "‖W1‖² ≤ ‖W‖²": lambda s: at_most(square(s, W(s) @ s.ones), length(s)),
    "WᵀW = 1": lambda s: equal(W(s).T @ W(s), s.identity),
    "WWᵀ = 1": lambda s: equal(W(s) @ W(s).T, s.on("M").identity),
    "‖Wa‖ = ‖a‖": lambda s: equal(square(s, W(s) @ a(s)), square(s, a(s))),
    "‖Wa‖ ≤ ‖a‖": lambda s: at_most(square(s, W(s) @ a(s)), square(s, a(s))),
    "‖a‖ ≤ ‖Wa‖": lambda s: at_most(square(s, a(s)), square(s, W(s) @ a(s))),
    "(Wa)·(Wb) = a·b": lambda s: equal(s.dot(W(s) @ a(s), W(s) @ b(s)), s.dot(a(s), b(s))),
    "W(a ⊙ b) = Wa ⊙ Wb": lambda s: equal(W(s) @ (a(s) * b(s)), (W(s) @ a(s)) * (W(s) @ b(s))),
    "W(a²) = (Wa)²": lambda s: equal(W(s) @ a(s) ** 2, (W(s) @ a(s)) ** 2),
    "W1 = 1": lambda s: equal(W(s) @ s.ones, s.on("M").ones),
    "Sa = Sᵀa": lambda s: equal(S(s) @ a(s), S(s).T @ a(s)),
    "a·Sb = b·Sa": lambda s: equal(s.dot(a(s), S(s) @ b(s)), s.dot(b(s), S(s) @ a(s))),
    "SA = AS": lambda s: equal(S(s) @ s.matrix("A", rows="N"), s.matrix("A", rows="N") @ S(s)),
    "tr(SS) = tr(SᵀS)": lambda s: equal(s.trace(S(s) @ S(s)), s.trace(S(s).T @ S(s))),
    "0 ≤ tr(SS)": lambda s: at_most(0, s.trace(S(s) @ S(s))),
    "0 ≤ a·Sa": lambda s: at_most(0, s.dot(a(s), S(s) @ a(s))),
    "tr(WᵀW) = tr(WᵀW)²": lambda s: equal(length(s), length(s) ** 2),
    "tr((WᵀW)²) = tr(WᵀW)²": lambda s: equal(s.trace(W(s).T @ W(s) @ W(s).T @ W(s)), length(s) ** 2),
    "tr of a product in another order": lambda s: equal(
        s.trace(S(s) @ s.diag(a(s)) @ S(s).T @ s.diag(b(s))), s.trace(S(s).T @ s.diag(a(s)) @ S(s) @ s.diag(b(s)))
    ),
    "0 ≤ tr(W diag(a) Wᵀ)": lambda s: at_most(0, s.trace(W(s) @ s.diag(a(s)) @ W(s).T)),
    "0 ≤ tr(S⁴)": lambda s: at_most(0, s.trace(S(s) @ S(s) @ S(s) @ S(s))),
    "0 ≤ tr(W diag(a) WᵀW diag(b) Wᵀ)": lambda s: at_most(
        0, s.trace(W(s) @ s.diag(a(s)) @ W(s).T @ W(s) @ s.diag(b(s)) @ W(s).T)
    ),
    "0 ≤ tr(P diag(b) Pᵀ)": lambda s: at_most(0, s.trace(W(s) @ S(s) @ s.diag(b(s)) @ S(s).T @ W(s).T)),
    "0 < tr(WᵀW)": lambda s: positive(length(s)),
    "0 < ‖Wa‖² where a is not 0": lambda s: positive(square(s, W(s) @ a(s)) + 0 * c(s)),
    "‖Wa‖² ≤ ‖W‖²": lambda s: at_most(square(s, W(s) @ a(s)), length(s)),
    "‖Wa‖² ≤ ‖a‖² tr(WWᵀ)/2": lambda s: at_most(2 * square(s, W(s) @ a(s)), square(s, a(s)) * length(s)),
    "‖W‖² ≤ ‖Wa‖²": lambda s: at_most(length(s), square(s, W(s) @ a(s)) + 1),
    "M = N": lambda s: equal(s.on("M").N, s.N + 0 * length(s)),
    "M ≤ N": lambda s: at_most(s.on("M").N, s.N + 0 * length(s)),
    "N ≤ M": lambda s: at_most(s.N, s.on("M").N + 0 * length(s)),
    "2 ≤ M": lambda s: at_most(2, s.on("M").N),
    "1·Wa is 1·a": lambda s: equal(s.sum(W(s) @ a(s)), s.sum(a(s))),
    "∂‖Wa‖²/∂a = 2WᵀW": lambda s: equal(s.jacobian(W(s).T @ W(s) @ a(s), a(s)), s.diag(W(s).T @ W(s) @ a(s))),
    "∂(Wa)²/∂a = 2 diag(Wa)W": lambda s: equal(s.jacobian((W(s) @ a(s)) ** 2, a(s)), s.diag(W(s) @ a(s)) @ W(s)),
    "∂(u·Wa)/∂W without a": lambda s: equal(s.gradient(s.dot(u(s), W(s) @ a(s)), W(s)), s.outer(u(s), s.ones)),
    "∂tr(SS)/∂S = 2S": lambda s: equal(s.gradient(s.trace(S(s) @ S(s)), S(s)), 2 * S(s)),
    "∂(a·SSa)/∂S forgets one S": lambda s: equal(
        s.gradient(s.dot(a(s), S(s) @ S(s) @ a(s)), S(s)), s.outer(a(s), S(s) @ a(s))
    ),
    "W and A are one": lambda s: equal(W(s) @ a(s), s.matrix("A") @ a(s)),
    "Σ(Wa)³ is a square": lambda s: at_most(0, s.sum((W(s) @ a(s)) ** 3)),
    "a vanishes behind W": lambda s: equal(W(s) @ a(s), 0),
    "LayerNorm commutes with W": lambda s: equal(
        W(s) @ (a(s) - s.sum(a(s)) / s.N * s.ones), centering(s.on("M")) @ (W(s) @ a(s))
    ),
}


@pytest.mark.parametrize("name", FALSE)
def test_false_statement_is_refuted(name):
    is_refuted(FALSE[name])


@pytest.mark.parametrize("name", FALSE)
def test_the_second_engine_does_not_accept_it(name):
    # It takes M = 1 at N = 4 alone.
    dimensions = DIMENSIONS[3:] if name == "2 ≤ M" else DIMENSIONS[:3]
    second_engine_does_not_accept(FALSE[name], dimensions=dimensions)


MISLEADING = {
    "lengths at a, for b": (
        lambda s: equal(square(s, W(s) @ b(s)), square(s, b(s))),
        [lambda s: equal(square(s, W(s) @ a(s)), square(s, a(s)))],
    ),
    "Wa is not 0, so nowhere": (lambda s: nonzero(W(s) @ a(s)), [lambda s: positive(square(s, W(s) @ a(s)))]),
    "a is not 0, so Wa is not": (
        lambda s: positive(square(s, W(s) @ a(s))),
        [lambda s: positive(square(s, a(s))), lambda s: positive(length(s))],
    ),
    "positive at M, so at N": (lambda s: positive(s.sum(W(s).T @ u(s))), [lambda s: positive(u(s))]),
    "a scaled matrix of the other sign": (
        lambda s: equal(rms_norm(s.on("M"), (c(s) * W(s)) @ a(s), 0), rms_norm(s.on("M"), W(s) @ a(s), 0)),
        [lambda s: nonzero(c(s)), lambda s: positive(square(s, W(s) @ a(s)))],
    ),
    "1γᵀ with RMSNorm": (
        lambda s: equal(
            rms_norm(s.on("M"), (W(s) + s.outer(s.on("M").ones, b(s))) @ a(s)), rms_norm(s.on("M"), W(s) @ a(s))
        ),
        [eps_is_positive],
    ),
    "γ1ᵀ with LayerNorm": (
        lambda s: equal(
            normalized(s.on("M"), (W(s) + s.outer(u(s), s.ones)) @ a(s)), normalized(s.on("M"), W(s) @ a(s))
        ),
        [eps_is_positive],
    ),
}


@pytest.mark.parametrize("name", MISLEADING)
def test_what_does_not_follow_is_refuted(name):
    is_refuted(*MISLEADING[name])


def test_a_witness_says_what_m_is():
    assert str(decide(FALSE["‖Wa‖ = ‖a‖"]).witness) == "at N = 1, M = 1, W = ((0)), a = (1): 0 is not 1"


REFUSED = {
    "a sum of two dimensions": lambda s: equal(W(s) @ a(s) + a(s), 0),
    "a difference of two dimensions": lambda s: equal(a(s) - u(s), 0),
    "a product of two dimensions": lambda s: equal((W(s) @ a(s)) * a(s), 0),
    "a quotient of two dimensions": lambda s: equal(u(s) / a(s), 0),
    "an inner product of two dimensions": lambda s: equal(s.dot(W(s) @ a(s), a(s)), 0),
    "two sides of two dimensions": lambda s: equal(W(s) @ a(s), W(s).T @ u(s)),
    "two operators of two dimensions": lambda s: equal(W(s).T @ W(s), W(s) @ W(s).T),
    "W before a vector of M": lambda s: equal(W(s) @ u(s), 0),
    "WW": lambda s: equal(W(s) @ W(s), 0),
    "W + Wᵀ": lambda s: equal(W(s) + W(s).T, 0),
    "the trace of W": lambda s: equal(s.trace(W(s)), 0),
    "the determinant of W": lambda s: equal(s.det(W(s)), 0),
    "W ⊙ Wᵀ": lambda s: equal(W(s) * W(s).T, W(s) * W(s)),
    "W ⊙ S": lambda s: equal(W(s) * S(s), W(s)),
    "W²": lambda s: equal(W(s) ** 2, W(s) * W(s)),
    "W ⊙ a": lambda s: equal(W(s) * a(s), W(s)),
    "1/W": lambda s: equal(1 / W(s), W(s)),
    "a dimension K": lambda s: equal(s.matrix("W", rows="K") @ a(s), 0),
    "a name of two kinds": lambda s: equal(s.matrix("a") @ s.vector("a"), 0),
    "a vector of two dimensions": lambda s: equal(s.on("M").vector("a") @ s.vector("a"), 0),
    "one matrix of two shapes": lambda s: equal(s.matrix("W", rows="N") @ a(s), W(s).T @ u(s)),
    "a letter called M": lambda s: equal(s.scalar("M") * (W(s) @ a(s)), 0),
    "a derivative at 2W": lambda s: equal(s.gradient(length(s), 2 * W(s)), W(s)),
    "a derivative at Wᵀ": lambda s: equal(s.gradient(length(s), W(s).T), 2 * W(s).T),
    "a derivative at Wa": lambda s: equal(s.gradient(square(s, W(s) @ a(s)), W(s) @ a(s)), 2 * (W(s) @ a(s))),
    "a basis vector of M": lambda s: equal(s.on("M").basis("i"), u(s)),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_in_one_line(name):
    is_bad_input(REFUSED[name])


def test_constrained_matrix_has_no_derivative():
    with pytest.raises(InputError, match="no derivative at W"):
        decide(
            lambda s: equal(s.gradient(square(s, W(s) @ a(s)), W(s)), 0),
            [lambda s: equal(square(s, W(s) @ a(s)), 1)],
        )


BEYOND = {
    "a determinant": (lambda s: at_most(0, s.det(W(s).T @ W(s))), "the determinant of a free matrix"),
    "a matrix ⊙ a diagonal one": (
        lambda s: equal(S(s) * s.identity, s.identity * S(s)),
        "a free matrix and a diagonal one",
    ),
    "a matrix ⊙ a product": (
        lambda s: equal(S(s) * (S(s) @ S(s)), (S(s) @ S(s)) * S(s)),
        "with a product of free matrices",
    ),
    "the diagonal at S": (
        lambda s: equal(s.gradient(s.trace(S(s) * S(s)), S(s)), 2 * S(s) * s.identity),
        "a free matrix and a diagonal one",
    ),
    "zero gains": (lambda s: equal(W(s) @ s.zeros_gain(), W(s) @ s.diag(s.zeros_gain()) @ s.ones), "zero entries"),
    "a basis vector": (lambda s: equal(W(s) @ s.basis("i"), W(s) @ (s.basis("i") ** 2)), "a basis vector"),
}


@pytest.mark.parametrize("name", BEYOND)
def test_excess_is_reported_in_one_line(name):
    claim, reason = BEYOND[name]
    is_undecided(claim, reason)


def between(s, v):
    """tr(S diag(v) SS)."""
    return s.trace(S(s) @ s.diag(v) @ S(s) @ S(s))


# A derivative of a trace at what stands between its matrices.
INSIDE_A_TRACE = {
    "at a vector": lambda s: s.gradient(between(s, a(s)), a(s)),
    "at a scalar": lambda s: s.derivative(between(s, s.ones / (s.ones + c(s) ** 2 * a(s) ** 2)), c(s)),
    "at a matrix": lambda s: s.gradient(between(s, tamed(s, T(s) @ a(s))), T(s)),
}


@pytest.mark.parametrize("name", INSIDE_A_TRACE)
def test_no_derivative_inside_a_trace(name):
    with pytest.raises(Inexpressible, match="the derivative of a trace of free matrices at what stands between them"):
        INSIDE_A_TRACE[name](Moments())


def test_rocq_refuses_in_one_line():
    rocq_refuses(lambda s: equal(W(s) @ a(s), W(s) @ a(s)), "a free matrix")
    rocq_refuses(
        lambda s: equal(s.identity * s.outer(a(s), b(s)), s.diag(a(s) * b(s))), "an entrywise product of matrices"
    )


def test_print():
    texts = [
        s.statement(equal(W(s).T @ (W(s) @ (s.gain * a(s))), s.on("M").N * s.gradient(length(s), W(s)).T @ u(s)))
        for s in (Printed(TEXT), Printed(LATEX))
    ]
    assert texts[0] == "Wᵀ (W (g ⊙ a)) = M (∂tr(Wᵀ W)/∂W)ᵀ u"
    assert texts[1].startswith(r"W^{\top} \left(W \left(\mathbf{g} \odot \mathbf{a}\right)\right) = ")


def test_print_of_entrywise_products():
    space = Printed(TEXT)
    product = (W(space) - 2 * V(space)) * (W(space) * V(space))
    assert product.text == "(W - 2 V) ⊙ W ⊙ V"
    assert ((W(space) * V(space)) @ a(space)).text == "(W ⊙ V) a"
    assert (2 * (W(space) * V(space)).T).text == "2 (W ⊙ V)ᵀ"


def test_forms_name_summed_dimension():
    decision = decide(TRUE["∂‖Wa‖²/∂a = 2WᵀWa"])
    assert [step.form_text for step in decision.steps] == ["2 [Wᵀ [W a]]"]
    assert decide(lambda s: equal(square(s, u(s)), s.sum(u(s) ** 2))).steps[0].form_text == "Σ_M[u²]"
