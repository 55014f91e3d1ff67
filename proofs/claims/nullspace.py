"""The directions orthogonal to the image (Riechers, section II.1)."""

from proofs.definitions import centering, normal_direction, zero_entries
from proofs.hypotheses import no_zero_gain, some_zero_gain
from proofs.registry import claim
from proofs.statements import equal, step


def gain_matrix(s, g):
    """diag(g) − g1ᵀ/N, the linear part of LayerNorm."""
    return s.diag(g) - s.outer(g, s.ones) / s.N


@claim(
    "riechers.nullspace",
    "Without zero gains the left nullspace of diag(g) − g1ᵀ/N is exactly span(α)",
    "Sec. II.1",
    hypotheses=[no_zero_gain],
    remark=(
        "The last step holds for every vector x: where Mᵀx = 0 it reads x = c α, so nothing else is in the "
        "nullspace."
    ),
)
def nullspace(s):
    g, x = s.gain, s.vector("x")
    M, alpha = gain_matrix(s, g), normal_direction(s, g)
    return [
        step("the matrix is GΠ", equal(M, s.diag(g) @ centering(s))),
        step("α is in the nullspace", equal(M.T @ alpha, 0 * s.ones)),
        step("every x is cα + G⁻¹Mᵀx", equal(x, s.dot(g, x) / s.N * alpha + (M.T @ x) / g)),
    ]


nullspace.misses({
    "α = g": lambda s: equal(gain_matrix(s, s.gain).T @ s.gain, 0 * s.ones),
    "the right nullspace": lambda s: equal(gain_matrix(s, s.gain) @ (s.ones / s.gain), 0 * s.ones),
    "N is lost": lambda s: equal((s.diag(s.gain) - s.outer(s.gain, s.ones)).T @ (s.ones / s.gain), 0 * s.ones),
    "α = 1/g²": lambda s: equal(gain_matrix(s, s.gain).T @ (s.ones / s.gain**2), 0 * s.ones),
})


@claim(
    "riechers.nullspace.zero-gain",
    "With k ≥ 1 zero gains the left nullspace is exactly the span of their neural directions, of dimension k",
    "Sec. II.1",
    hypotheses=[some_zero_gain],
    remark=(
        "Z = diag(zero entries) projects onto those neural directions. The third step holds for every x: where y "
        "= Mᵀx is 0, x has no entry outside the zero gains."
    ),
)
def nullspace_zero_gain(s):
    g, x = s.zeros_gain(), s.vector("x")
    M, zero = gain_matrix(s, g), s.let("z", zero_entries(s, g))
    k = s.let("k", s.sum(zero))
    y = s.let("y", M.T @ x)
    return [
        step("the neural directions are in it", equal(M.T @ (zero * x), 0 * s.ones)),
        step("they are orthogonal projections of every x", equal(s.diag(zero) @ s.diag(zero), s.diag(zero))),
        step("nothing else is in it", equal((s.ones - zero) * x, s.drazin(g) * (y - s.dot(zero, y) / k * s.ones))),
        step("its dimension", equal(s.trace(s.diag(zero)), k)),
    ]


nullspace_zero_gain.misses({
    "the Drazin inverse of g for α": lambda s: equal(
        gain_matrix(s, s.zeros_gain()).T @ s.drazin(s.zeros_gain()), 0 * s.ones
    ),
    "the other neural directions": lambda s: equal(
        gain_matrix(s, s.zeros_gain()).T @ ((s.zeros_gain() * s.drazin(s.zeros_gain())) * s.vector("x")), 0 * s.ones
    ),
    "its dimension is N − k": lambda s: equal(
        s.trace(s.diag(zero_entries(s, s.zeros_gain()))), s.N - s.sum(zero_entries(s, s.zeros_gain()))
    ),
    "its dimension is 1": lambda s: equal(s.trace(s.diag(zero_entries(s, s.zeros_gain()))), 1),
})
