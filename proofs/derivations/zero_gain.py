"""Zero gains

Now k gains are 0, with 0 < k < N. We number the coordinates so that these are the last k. The
orthogonal subspace is spanned by the last k neural directions; its complement is spanned by the first N − k, and there
everything happens: G, G⁻¹ and 𝟏 below have N − k rows, αₙ = 1/gₙ for n ≤ N − k. With zeros on the last k coordinates,
G⁻¹ is the Drazin inverse G^D of diag(g), and α is g^D. The rule of the paper is to put (G^D)² for G⁻²; Π₂
may then be I. Each step is for every N and k where nothing else is said.
"""

from collections.abc import Iterator
from typing import Any

import sympy as sp

from lnverify.proofs.derivations.steps import (
    N,
    Step,
    by_matrices,
    delta,
    i,
    indexed_symbol,
    j,
    lam,
    n,
    solve_step,
    square,
    total,
    vanishes,
    vector,
)

CLAIM = "lnverify.principal-axes.zero-gain"

k = sp.Symbol("k", integer=True, positive=True)
L = N - k
I = sp.Identity(L)
EVERY = "every N and k"
one, y, z, alpha = (vector(name, L) for name in (r"\mathbf{1}", "y", "z", "alpha"))
G, G_2, A = (square(name, L) for name in ("G", "G^{-2}", "A"))
g, Y, w = indexed_symbol("g"), indexed_symbol("y"), indexed_symbol("w")
s, ell, t = sp.Symbol("s", real=True), sp.Symbol("ell", real=True), sp.Symbol("t", real=True)
slope = sp.Symbol(r"\frac{\partial F}{\partial w_j}")

LETTERS = {g: "g"}
GIVEN = {
    one: lambda p, q: sp.Integer(1),
    y: lambda p, q: Y[p],
    z: lambda p, q: Y[p] / g[p],
    alpha: lambda p, q: 1 / g[p],
    G: lambda p, q: delta(p, q, L) * g[p],
    G_2: lambda p, q: delta(p, q, L) / g[p] ** 2,
    A: lambda p, q: g[p] * (delta(p, q, L) - 1 / N) * g[q],
}


def steps() -> Iterator[Step]:
    """From the shortest preimage to the matrix that is right, and to an ellipse that is not a circle."""
    yield from drazin()
    yield from shortest_preimage()
    yield from inverse()
    yield from example()


def drazin() -> Iterator[Step]:
    """The Drazin inverse, from its definition."""
    g1, g2 = sp.symbols("g_1 g_2", real=True, nonzero=True)
    matrix = sp.diag(g1, g2, 0)
    yield Step(
        "The Drazin inverse",
        square("G^{D}", 3),
        sp.diag(1 / g1, 1 / g2, 0),
        "It is the X with GX = XG, GXG = G and XGX = X. For N = 3 and g = (g₁, g₂, 0) SymPy's solve() finds this one: "
        "1/gₙ where gₙ is not 0, and 0 where it is.",
        check=lambda before, after: vanishes(after - drazin_inverse(matrix)),
        where="N = 3, k = 1",
    )


def drazin_inverse(matrix: Any) -> Any:
    """The solution of the three equations, the linear ones first."""
    unknown = sp.Matrix(*matrix.shape, sp.symbols(f"x_:{len(matrix)}"))
    linear = [*(matrix * unknown - unknown * matrix), *(matrix * unknown * matrix - matrix)]
    (found,) = sp.solve(linear, list(unknown), dict=True)
    unknown = unknown.subs(found)
    free = list(unknown.free_symbols - matrix.free_symbols)
    (found,) = sp.solve(list(unknown * matrix * unknown - unknown), free, dict=True)
    return unknown.subs(found)


def shortest_preimage() -> Iterator[Step]:
    """Which y are reached from the ball."""
    sum_of_w, sum_of_z = total(w[i], i, k), total(Y[n] / g[n], n, L)
    lagrange = total(w[i] ** 2, i, k) + ell * (s + sum_of_w)
    yield Step(
        "The preimage",
        one.T * z,
        sum_of_z,
        "y = Gz fixes zₙ = yₙ/gₙ for n ≤ N − k; call the sum of these s. The other k entries of z, "
        "call them wᵢ, are free, but for 𝟏ᵀz = 0 over all N coordinates: s + Σ wᵢ = 0.",
        GIVEN,
        where=EVERY,
    )
    yield Step(
        "The shortest one",
        slope,
        2 * w[j] + ell,
        "With a Lagrange multiplier ℓ the shortest w is where F = Σ wᵢ² + ℓ(s + Σ wᵢ) is stationary: every wⱼ is −ℓ/2.",
        {slope: lagrange.diff(w[j]).replace(sp.KroneckerDelta, lambda p, q, *ends: delta(p, q, k))},
        where=EVERY,
    )
    yield Step(
        "The condition",
        s + sum_of_w,
        s - k * ell / 2,
        "With wᵢ = −ℓ/2, the same for all k of them.",
        {w: lambda p: -ell / 2},
        where=EVERY,
    )
    yield solve_step("The multiplier", sp.Eq(s - k * ell / 2, 0), ell, 2 * s / k, "So every wⱼ is −s/k.", where=EVERY)
    yield Step(
        "It is the shortest",
        total(w[i] ** 2, i, k),
        s**2 / k + total((w[i] + s / k) ** 2, i, k),
        "For all w with Σ wᵢ = −s. The last sum is never negative, and it is 0 only where every wᵢ is −s/k.",
        {sum_of_w: -s},
        where=EVERY,
    )
    yield Step(
        "Its length",
        total(Y[n] ** 2 / g[n] ** 2, n, L) + sum_of_z**2 / k,
        y.T * (G_2 + alpha * alpha.T / k) * y,
        "|z|² = Σ zₙ² + s²/k. So y is reached from the ball |z|² ≤ N just where the right side is at most N. As in the "
        "last section, the axes are the eigenvectors of G⁻² + ααᵀ/k, with semi-axes √(N/λ).",
        GIVEN,
        where=EVERY,
    )


def inverse() -> Iterator[Step]:
    """The same matrix as the inverse of GΠG on the complement."""
    yield Step(
        "The image matrix on the complement",
        A,
        G * (I - one * one.T / N) * G,
        "GΠG has the entries gₙ(δₙₘ − 1/N)gₘ: rows and columns of a zero gain are 0, and A is what is left.",
        GIVEN,
        where=EVERY,
    )
    slack = t - 1 / N - t * L / N
    yield Step(
        "An inverse of the same kind",
        (I - one * one.T / N) * (I + t * one * one.T),
        I + slack * one * one.T,
        "With a number t to be found; 𝟏ᵀ𝟏 = N − k.",
        GIVEN,
        where=EVERY,
    )
    yield solve_step("The number", sp.Eq(slack, 0), t, 1 / k, "With this t only I is left.", where=EVERY)
    yield Step(
        "The matrix that is right",
        A * (G_2 + alpha * alpha.T / k),
        I,
        "A⁻¹ = G⁻¹(I + 𝟏𝟏ᵀ/k)G⁻¹ = G⁻² + ααᵀ/k: with zeros put back, the pseudo-inverse of GΠG is "
        "(G^D)² + g^D(g^D)ᵀ/k. For the shortest z = (GΠ)ᵀA⁻¹y this is |z|² = yᵀA⁻¹y once more.",
        GIVEN,
        claim=(CLAIM, 6),
        where=EVERY,
    )


def example() -> Iterator[Step]:
    """The rule as printed beside the one that is right."""
    where = "g = (1, 1, 0)"
    G3, D2, D = square("G", 3), square("(G^{D})^{2}", 3), vector("g^{D}", 3)
    Pi3 = square(r"\Pi", 3)
    ones, z3 = sp.Matrix([1, 1, 0]), vector("z", 3)
    given = {
        Pi3: sp.eye(3) - sp.ones(3, 3) / 3,
        G3: sp.diag(*ones),
        D2: drazin_inverse(sp.diag(*ones)) ** 2,
        D: ones,
        k: sp.Integer(1),
    }
    yield Step(
        "An example: the rule as printed",
        sp.Determinant(lam * sp.Identity(3) - D2),
        lam * (lam - 1) ** 2,
        "N = 3 and g = (1, 1, 0). With G⁻² as (G^D)² = diag(1, 1, 0) and Π₂ = I, λ = 1 twice: the semi-axes would be "
        "√3 and √3, a circle.",
        check=by_matrices(3, given),
        where=where,
    )
    yield Step(
        "A point of that circle",
        z3.T * z3,
        sp.Integer(9),
        "y = √3(1, 1, 0)/√2 lies on it. The one z with Gz = y and 𝟏ᵀz = 0 has the third entry −√6. It is outside the "
        "ball |z|² ≤ 3, so y is not in the image.",
        check=by_matrices(3, {z3: FAR - sp.Matrix([0, 0, 1]) * sum(FAR)}),
        where=where,
    )
    right = D2 + D * D.T / k
    yield Step(
        "The matrix that is right",
        right,
        RIGHT,
        "For the same gains, with k = 1 and g^D = (1, 1, 0).",
        check=by_matrices(3, given),
        where=where,
    )
    yield Step(
        "Its eigenvalues",
        sp.Determinant(lam * sp.Identity(3) - right),
        lam * (lam - 1) * (lam - 3),
        "λ = 1 along (1, −1, 0) and λ = 3 along (1, 1, 0): the semi-axes are √3 and 1, an ellipse inside the circle.",
        check=by_matrices(3, given),
        where=where,
    )
    yield Step(
        "The paper's other recipe",
        sp.Determinant(lam * sp.Identity(3) - G3 * Pi3 * G3),
        lam * (lam - 1) * (lam - sp.Rational(1, 3)),
        "√(Nζ), with the eigenvalues ζ of ΠG²Π, which are those of GΠG: ζ = 1 and 1/3 give √3 and 1 too.",
        check=by_matrices(3, given),
        where=where,
    )


# At g = (1, 1, 0): the matrix as printed, the one that is right, and a point of the circle of the first.
RULE = sp.diag(1, 1, 0)
FAR = sp.sqrt(3) * sp.Matrix([1, 1, 0]) / sp.sqrt(2)
RIGHT = sp.Matrix([[2, 1, 0], [1, 2, 0], [0, 0, 0]])
