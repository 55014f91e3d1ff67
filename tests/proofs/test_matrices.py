"""Free matrices and a second dimension: what the calculus knows of them, and the false statements it must not prove."""

import pytest
from statement_tests import (  # noqa: F401
    is_refuted,
    pytest_generate_tests,
    rocq_refuses,
    second_engine_does_not_accept,
    test_excess_is_reported_in_one_line,
    test_false_statement_is_refuted,
    test_it_is_proved,
    test_refused_in_one_line,
    test_the_second_engine_does_not_accept_it,
    test_true_statement_is_proved,
)
from variables import W, a, at_most, b, c, equal, nonzero, positive, s, square

from lnverify import InputError, decide
from lnverify.proofs.definitions import centering, layer_norm, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import eps_is_positive
from lnverify.proofs.verdicts.second_proof import DIMENSIONS

S, T = (s.matrix(name, rows="N") for name in "ST")
V = s.matrix("V", rows="M")
u = s.on("M").vector("u")
length = s.trace(W.T @ W)  # tr(WᵀW)


def tamed(s, v):
    return v / (v**0 + v**2)


loss = s.dot(u, s.tanh(W @ a))


TRUE = {
    "adjoint": equal(s.dot(u, W @ a), s.dot(W.T @ u, a)),
    "linear": equal(W @ (a + c * b), W @ a + c * (W @ b)),
    "(W + A)v": equal((W + s.matrix("A")) @ a, W @ a + s.matrix("A") @ a),
    "(Wa)·(Wb)": equal(s.dot(W @ a, W @ b), s.dot(a, W.T @ W @ b)),
    "around a tree": equal(s.sum(W @ (a * (W.T @ u)) * u), s.sum(a * (W.T @ u) ** 2)),
    "through a reciprocal": equal(s.dot(u, W @ tamed(s, W.T @ u)), s.sum((W.T @ u) * tamed(s, W.T @ u))),
    "a relation at the other root": equal(
        s.dot(u, W @ ((W.T @ u) / (s.ones + (W.T @ u) ** 2))), s.N - s.sum(s.ones / (s.ones + (W.T @ u) ** 2))
    ),
    "tr(WᵀW) = tr(WWᵀ)": equal(length, s.trace(W @ W.T)),
    "tr of a turned product": equal(s.trace(S @ s.diag(a) @ S @ s.diag(b)), s.trace(S.T @ s.diag(a) @ S.T @ s.diag(b))),
    "tr S = tr Sᵀ": equal(s.trace(S), s.trace(S.T)),
    "(W diag g)x = W(g ⊙ x)": equal((W @ s.diag(s.gain)) @ a, W @ (s.gain * a)),
    "centred rows": equal(W @ centering(s) @ s.ones, 0),
    "centred columns": equal(s.sum(centering(s.on("M")) @ (W @ a)), 0),
    "‖(S − Sᵀ)‖² in traces": equal(s.trace((S - S.T) @ (S - S.T).T), 2 * s.trace(S.T @ S) - 2 * s.trace(S @ S)),
    "∂‖Wa‖²/∂a = 2WᵀWa": equal(s.gradient(square(s, W @ a), a), 2 * (W.T @ W @ a)),
    "∂W(a²)/∂a = 2W diag a": equal(s.jacobian(W @ a**2, a), 2 * (W @ s.diag(a))),
    "∂(u·Wa)/∂u = Wa": equal(s.gradient(s.dot(u, W @ a), u), W @ a),
    "∂(u·Wa)/∂W = uaᵀ": equal(s.gradient(s.dot(u, W @ a), W), s.outer(u, a)),
    "∂tr(WᵀW)/∂W = 2W": equal(s.gradient(length, W), 2 * W),
    "∂tr(SSS)/∂S = 3(SS)ᵀ": equal(s.gradient(s.trace(S @ S @ S), S), 3 * (S @ S).T),
    "the chain rule through W": equal(s.gradient(loss, a), W.T @ (u * (u**0 - s.tanh(W @ a) ** 2))),
    "the chain rule to W": equal(s.gradient(loss, W), s.outer(u * (u**0 - s.tanh(W @ a) ** 2), a)),
    "the rate of W(ca)": equal(s.derivative(square(s, W @ (c * a)), c), 2 * c * square(s, W @ a)),
    "a matrix on which nothing depends": equal(s.gradient(s.sum(a), W), 0),
    "a vector on which nothing depends": equal(s.gradient(length, u), 0),
    "e^(0) of M entries": equal(s.exp(0 * u), s.on("M").ones),
    "exp(Wa + Wb)": equal(s.exp(W @ (a + b)), s.exp(W @ a) * s.exp(W @ b)),
    "tr(WᵀW) = Σ W ⊙ W": equal(length, s.on("M").sum((W * W) @ s.ones)),
    "tr(S diag(a) T diag(b)) = b·(S ⊙ Tᵀ)a": equal(s.trace(S @ s.diag(a) @ T @ s.diag(b)), s.dot(b, (S * T.T) @ a)),
    "tr(S ⊙ T) = tr(S ⊙ Tᵀ)": equal(s.trace(S * T), s.trace(S * T.T)),
    "tr(S(T ⊙ A)) = tr(T(S ⊙ Aᵀ)ᵀᵀ)": equal(
        s.trace(S @ (T * s.matrix("A", rows="N"))), s.trace(T.T @ (S.T * s.matrix("A", rows="N")).T.T)
    ),
    "S ⊙ Sᵀ is symmetric": equal((S * S.T).T, S * S.T),
    "W ⊙ V = V ⊙ W": equal(W * V, V * W),
    "(W ⊙ V)ᵀ": equal((W * V).T, W.T * V.T),
    "(W ⊙ V)b, by columns": equal(s.dot(u, (W * V) @ b), s.dot(b, (W.T * V.T) @ u)),
    "W ⊙ ubᵀ = diag(u) W diag(b)": equal(W * s.outer(u, b), s.diag(u) @ W @ s.diag(b)),
    "W ⊙ (W + 11ᵀ) = W ⊙ W + W": equal(W * (W + s.outer(s.on("M").ones, s.ones)), W * W + W),
    "abᵀ ⊙ baᵀ": equal(s.outer(a, b) * s.outer(b, a), s.outer(a * b, a * b)),
    "I ⊙ abᵀ": equal(s.identity * s.outer(a, b), s.diag(a * b)),
    "Π ⊙ Π": equal(centering(s) * centering(s), (1 - 2 / s.N) * s.identity + s.outer(s.ones, s.ones) / s.N**2),
    "∂ΣW ⊙ W ⊙ W/∂W = 3W ⊙ W": equal(s.gradient(s.on("M").sum((W * W * W) @ s.ones), W), 3 * (W * W)),
    "∂(b·(S ⊙ Sᵀ)a)/∂S": equal(s.gradient(s.dot(b, (S * S.T) @ a), S), S.T * s.outer(b, a) + S.T * s.outer(a, b)),
    "∂tr((W ⊙ W)(V ⊙ V)ᵀ)/∂W": equal(s.gradient(s.trace((W * W) @ (V * V).T), W), 2 * (W * V * V)),
    "∂tr(W diag(a) Wᵀ)/∂a": equal(s.gradient(s.trace(W @ s.diag(a) @ W.T), a), (W * W).T @ s.on("M").ones),
    "∂((W ⊙ W)a²)/∂a": equal(s.jacobian((W * W) @ a**2, a), 2 * (W * W) @ s.diag(a)),
    "1·1 = M": equal(square(s, s.on("M").ones), s.on("M").N),
    "the variance of M entries": at_most(0, variance(s.on("M"), W @ a)),
}

# Orders, and what follows from hypotheses: the second engine is not asked.
PROVED = {
    "0 ≤ ΣW²": at_most(0, s.on("M").sum((W * W) @ s.ones)),
    "0 ≤ u²·(W ⊙ W)a²": at_most(0, s.dot(u**2, (W * W) @ a**2)),
    "0 ≤ tr((S ⊙ S)(S ⊙ S)(S ⊙ S))": at_most(0, s.trace((S * S) @ (S * S) @ (S * S))),
    "0 ≤ tr(S ⊙ S)": at_most(0, s.trace(S * S)),
    "‖W1‖² ≤ N‖W‖²": at_most(square(s, W @ s.ones), s.N * s.on("M").sum((W * W) @ s.ones)),
    "0 ≤ ‖Wa‖²": at_most(0, square(s, W @ a)),
    "0 ≤ a·WᵀWa": at_most(0, s.dot(a, W.T @ (W @ a))),
    "0 ≤ tr(WᵀW)": at_most(0, length),
    "0 ≤ tr((WᵀW)²)": at_most(0, s.trace(W.T @ W @ W.T @ W)),
    "0 ≤ tr of P diag(b²) Pᵀ, P = W diag(a) S": at_most(
        0, s.trace(W @ s.diag(a) @ S @ s.diag(b**2) @ S.T @ s.diag(a) @ W.T)
    ),
    "‖Wa‖² ≤ ‖W‖²‖a‖²": at_most(square(s, W @ a), length * square(s, a)),
    "‖Wᵀu‖² ≤ ‖W‖²‖u‖²": at_most(square(s, W.T @ u), length * square(s, u)),
    "(u·Wa)² ≤ ‖u‖²‖Wa‖²": at_most(s.dot(u, W @ a) ** 2, square(s, u) * square(s, W @ a)),
    "(u·Wa)² ≤ ‖Wᵀu‖²‖a‖²": at_most(s.dot(u, W @ a) ** 2, square(s, W.T @ u) * square(s, a)),
    "1 ≤ M": at_most(1, s.on("M").N),
    "LayerNorm of M entries does not see 1γᵀ": (
        equal(normalized(s.on("M"), (W + s.outer(s.on("M").ones, b)) @ a), normalized(s.on("M"), W @ a)),
        [eps_is_positive],
    ),
    "RMSNorm of a scaled matrix": (
        equal(rms_norm(s.on("M"), (c * W) @ a, 0), rms_norm(s.on("M"), W @ a, 0)),
        [positive(c), positive(square(s, W @ a))],
    ),
    "an equation between lengths": (
        equal(s.dot(a, W.T @ W @ a), square(s, a)),
        [equal(square(s, W @ a), square(s, a))],
    ),
    "where Wa is nowhere 0": (equal((W @ a) / (W @ a), s.on("M").ones), [nonzero(W @ a)]),
    "positive entries": (positive(s.sum(W @ a)), [positive(W @ a)]),
    "a layer is folded": (equal(W @ layer_norm(s), (W @ s.diag(s.gain)) @ normalized(s) + W @ b), [eps_is_positive]),
}


FALSE = {
    "ΣW ⊙ W = (ΣW)²": equal(length, s.sum(W.T @ s.on("M").ones) ** 2),
    "tr(SS) = ΣS ⊙ S": equal(s.trace(S @ S), s.sum((S * S) @ s.ones)),
    "tr(S ⊙ S) = ΣS ⊙ S": equal(s.trace(S * S), s.sum((S * S) @ s.ones)),
    "S ⊙ T = Sᵀ ⊙ T": equal(S * T, S.T * T),
    "S ⊙ S is symmetric": equal((S * S).T, S * S),
    "tr(STA) = tr(SᵀTA)": equal(s.trace(S @ T @ s.matrix("A", rows="N")), s.trace(S.T @ T @ s.matrix("A", rows="N"))),
    "b·(S ⊙ T)a = a·(S ⊙ T)b": equal(s.dot(b, (S * T) @ a), s.dot(a, (S * T) @ b)),
    "(W ⊙ W)a = (Wa)²": equal((W * W) @ a, (W @ a) ** 2),
    "(W ⊙ W)a² = (Wa)²": equal((W * W) @ a**2, (W @ a) ** 2),
    "W ⊙ W = W": equal(W * W, W),
    "W ⊙ V = W ⊙ W": equal(W * V, W * W),
    "W ⊙ ubᵀ without b": equal(W * s.outer(u, b), s.diag(u) @ W),
    "Π ⊙ Π = Π": equal(centering(s) * centering(s), centering(s)),
    "abᵀ ⊙ abᵀ = a²bᵀ": equal(s.outer(a, b) * s.outer(a, b), s.outer(a**2, b)),
    "∂ΣW ⊙ W/∂W = W": equal(s.gradient(s.on("M").sum((W * W) @ s.ones), W), W),
    "∂Σ(W ⊙ W ⊙ V)/∂W forgets V": equal(s.gradient(s.on("M").sum((W * W * V) @ s.ones), W), 2 * W),
    "∂(b·(S ⊙ Sᵀ)a)/∂S, one place of two": equal(s.gradient(s.dot(b, (S * S.T) @ a), S), S.T * s.outer(b, a)),
    "0 ≤ ΣW ⊙ V": at_most(0, s.on("M").sum((W * V) @ s.ones)),
    "0 ≤ ΣS ⊙ Sᵀ": at_most(0, s.sum((S * S.T) @ s.ones)),
    "0 ≤ u·(W ⊙ W)a²": at_most(0, s.dot(u, (W * W) @ a**2)),
    "0 ≤ Σ(W ⊙ W)a": at_most(0, s.on("M").sum((W * W) @ a)),
    "0 < ΣW ⊙ W": positive(s.on("M").sum((W * W) @ s.ones)),
    "0 ≤ tr((S ⊙ S)(S ⊙ S)S)": at_most(0, s.trace((S * S) @ (S * S) @ S)),
    "0 ≤ tr((S ⊙ S) diag(a) (S ⊙ S)(S ⊙ S))": at_most(0, s.trace((S * S) @ s.diag(a) @ (S * S) @ (S * S))),
    "0 ≤ tr(S ⊙ T)": at_most(0, s.trace(S * T)),
    "‖W1‖² ≤ ‖W‖²": at_most(square(s, W @ s.ones), length),
    "WᵀW = 1": equal(W.T @ W, s.identity),
    "WWᵀ = 1": equal(W @ W.T, s.on("M").identity),
    "‖Wa‖ = ‖a‖": equal(square(s, W @ a), square(s, a)),
    "‖Wa‖ ≤ ‖a‖": at_most(square(s, W @ a), square(s, a)),
    "‖a‖ ≤ ‖Wa‖": at_most(square(s, a), square(s, W @ a)),
    "(Wa)·(Wb) = a·b": equal(s.dot(W @ a, W @ b), s.dot(a, b)),
    "W(a ⊙ b) = Wa ⊙ Wb": equal(W @ (a * b), (W @ a) * (W @ b)),
    "W(a²) = (Wa)²": equal(W @ a**2, (W @ a) ** 2),
    "W1 = 1": equal(W @ s.ones, s.on("M").ones),
    "Sa = Sᵀa": equal(S @ a, S.T @ a),
    "a·Sb = b·Sa": equal(s.dot(a, S @ b), s.dot(b, S @ a)),
    "SA = AS": equal(S @ s.matrix("A", rows="N"), s.matrix("A", rows="N") @ S),
    "tr(SS) = tr(SᵀS)": equal(s.trace(S @ S), s.trace(S.T @ S)),
    "0 ≤ tr(SS)": at_most(0, s.trace(S @ S)),
    "0 ≤ a·Sa": at_most(0, s.dot(a, S @ a)),
    "tr(WᵀW) = tr(WᵀW)²": equal(length, length**2),
    "tr((WᵀW)²) = tr(WᵀW)²": equal(s.trace(W.T @ W @ W.T @ W), length**2),
    "tr of a product in another order": equal(
        s.trace(S @ s.diag(a) @ S.T @ s.diag(b)), s.trace(S.T @ s.diag(a) @ S @ s.diag(b))
    ),
    "0 ≤ tr(W diag(a) Wᵀ)": at_most(0, s.trace(W @ s.diag(a) @ W.T)),
    "0 ≤ tr(S⁴)": at_most(0, s.trace(S @ S @ S @ S)),
    "0 ≤ tr(W diag(a) WᵀW diag(b) Wᵀ)": at_most(0, s.trace(W @ s.diag(a) @ W.T @ W @ s.diag(b) @ W.T)),
    "0 ≤ tr(WᵀWWᵀV)": at_most(0, s.trace(W.T @ W @ W.T @ V)),
    "0 ≤ tr(P diag(b) Pᵀ)": at_most(0, s.trace(W @ S @ s.diag(b) @ S.T @ W.T)),
    "0 < tr(WᵀW)": positive(length),
    "0 < ‖Wa‖² where a is not 0": positive(square(s, W @ a) + 0 * c),
    "‖Wa‖² ≤ ‖W‖²": at_most(square(s, W @ a), length),
    "‖Wa‖² ≤ ‖a‖² tr(WWᵀ)/2": at_most(2 * square(s, W @ a), square(s, a) * length),
    "‖W‖² ≤ ‖Wa‖²": at_most(length, square(s, W @ a) + 1),
    "M = N": equal(s.on("M").N, s.N + 0 * length),
    "M ≤ N": at_most(s.on("M").N, s.N + 0 * length),
    "N ≤ M": at_most(s.N, s.on("M").N + 0 * length),
    "1·Wa is 1·a": equal(s.sum(W @ a), s.sum(a)),
    "∂‖Wa‖²/∂a = 2WᵀW": equal(s.jacobian(W.T @ W @ a, a), s.diag(W.T @ W @ a)),
    "∂(Wa)²/∂a = 2 diag(Wa)W": equal(s.jacobian((W @ a) ** 2, a), s.diag(W @ a) @ W),
    "∂(u·Wa)/∂W without a": equal(s.gradient(s.dot(u, W @ a), W), s.outer(u, s.ones)),
    "∂tr(SS)/∂S = 2S": equal(s.gradient(s.trace(S @ S), S), 2 * S),
    "∂(a·SSa)/∂S forgets one S": equal(s.gradient(s.dot(a, S @ S @ a), S), s.outer(a, S @ a)),
    "W and A are one": equal(W @ a, s.matrix("A") @ a),
    "Σ(Wa)³ is a square": at_most(0, s.sum((W @ a) ** 3)),
    "a vanishes behind W": equal(W @ a, 0),
    "LayerNorm commutes with W": equal(W @ (a - s.sum(a) / s.N * s.ones), centering(s.on("M")) @ (W @ a)),
    # under hypotheses
    "lengths at a, for b": (equal(square(s, W @ b), square(s, b)), [equal(square(s, W @ a), square(s, a))]),
    "Wa is not 0, so nowhere": (nonzero(W @ a), [positive(square(s, W @ a))]),
    "a is not 0, so Wa is not": (positive(square(s, W @ a)), [positive(square(s, a)), positive(length)]),
    "positive at M, so at N": (positive(s.sum(W.T @ u)), [positive(u)]),
    "a scaled matrix of the other sign": (
        equal(rms_norm(s.on("M"), (c * W) @ a, 0), rms_norm(s.on("M"), W @ a, 0)),
        [nonzero(c), positive(square(s, W @ a))],
    ),
    "1γᵀ with RMSNorm": (
        equal(rms_norm(s.on("M"), (W + s.outer(s.on("M").ones, b)) @ a), rms_norm(s.on("M"), W @ a)),
        [eps_is_positive],
    ),
    "γ1ᵀ with LayerNorm": (
        equal(normalized(s.on("M"), (W + s.outer(u, s.ones)) @ a), normalized(s.on("M"), W @ a)),
        [eps_is_positive],
    ),
}


def test_m_is_at_least_1():
    """The second engine takes M = 1 at N = 4 alone."""
    is_refuted(at_most(2, s.on("M").N))
    second_engine_does_not_accept(at_most(2, s.on("M").N), dimensions=DIMENSIONS[3:])


def test_a_witness_says_what_m_is():
    assert str(decide(FALSE["‖Wa‖ = ‖a‖"]).witness) == "at N = 1, M = 1, W = ((0)), a = (1): 0 is not 1"


REFUSED = {
    "an inner product of two dimensions": equal(s.dot(W @ a, a), 0),
    "two sides of two dimensions": equal(W @ a, W.T @ u),
    "two operators of two dimensions": equal(W.T @ W, W @ W.T),
    "the trace of W": equal(s.trace(W), 0),
    "the determinant of W": equal(s.det(W), 0),
    "W ⊙ S": equal(W * S, W),
    "a dimension K": equal(s.matrix("W", rows="K") @ a, 0),
    "a name of two kinds": equal(s.matrix("a") @ s.vector("a"), 0),
    "a vector of two dimensions": equal(s.on("M").vector("a") @ s.vector("a"), 0),
    "one matrix of two shapes": equal(s.matrix("W", rows="N") @ a, W.T @ u),
    "a letter called M": equal(s.scalar("M") * (W @ a), 0),
    "a derivative at 2W": equal(s.gradient(length, 2 * W), W),
    "a derivative at Wᵀ": equal(s.gradient(length, W.T), 2 * W.T),
    "a derivative at Wa": equal(s.gradient(square(s, W @ a), W @ a), 2 * (W @ a)),
    "a basis vector of M": equal(s.on("M").basis("i"), u),
}


def test_constrained_matrix_has_no_derivative():
    with pytest.raises(InputError, match="no derivative at W"):
        decide(equal(s.gradient(square(s, W @ a), W), 0), [equal(square(s, W @ a), 1)])


BEYOND = {
    "a determinant": (at_most(0, s.det(W.T @ W)), "the determinant of a free matrix"),
    "a matrix ⊙ a diagonal one": (equal(S * s.identity, s.identity * S), "a free matrix and a diagonal one"),
    "a matrix ⊙ a product": (equal(S * (S @ S), (S @ S) * S), "with a product of free matrices"),
    "the diagonal at S": (equal(s.gradient(s.trace(S * S), S), 2 * S * s.identity), "a free matrix and a diagonal one"),
    "zero gains": (equal(W @ s.zeros_gain(), W @ s.diag(s.zeros_gain()) @ s.ones), "zero entries"),
    "a basis vector": (equal(W @ s.basis("i"), W @ (s.basis("i") ** 2)), "a basis vector"),
}


def test_rocq_refuses_in_one_line():
    rocq_refuses(equal(W @ a, W @ a), "a free matrix")
    rocq_refuses(equal(s.identity * s.outer(a, b), s.diag(a * b)), "an entrywise product of matrices")
