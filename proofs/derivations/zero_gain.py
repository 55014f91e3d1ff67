"""Zero gains

Now k gains are 0, with 0 < k < N. We number the coordinates so that these are the last k. The
orthogonal subspace is spanned by the last k neural directions; its complement is spanned by the first N − k, and there
everything happens: after the Drazin inverse, G, G⁻¹ and 𝟏 below have N − k rows, αₙ = 1/gₙ for n ≤ N − k. With zeros on
the last k coordinates, G⁻¹ is the Drazin inverse G^D of diag(g), and α is g^D. The rule of the paper is to put (G^D)²
for G⁻², with Π₂ = I or Π₂ = I − |n⟩⟨n| for a gₙ = 0; in both cases the matrix is (G^D)². Each step is for every N
and k.
"""

from collections.abc import Iterator
from typing import Any

import sympy as sp

from lnverify.proofs.derivations.steps import (
    N,
    Step,
    delta,
    i,
    indexed_symbol,
    j,
    m,
    n,
    solve_step,
    square,
    total,
    under,
    vector,
)

CLAIM = "lnverify.principal-axes.zero-gain"

k = sp.Symbol("k", integer=True, positive=True)
L = N - k
I = sp.Identity(L)
one, y, z, alpha = (vector(name, L) for name in (r"\mathbf{1}", "y", "z", "alpha"))
G, G_1, G_2, A = (square(name, L) for name in ("G", "G^{-1}", "G^{-2}", "A"))
g, Y, w, X = (indexed_symbol(name) for name in ("g", "y", "w", "X"))
columns, rows, sandwich = (indexed_symbol(name) for name in ("(XXG)", "(GXX)", "(GXG)"))
s, ell, t = sp.Symbol("s", real=True), sp.Symbol("ell", real=True), sp.Symbol("t", real=True)
slope = sp.Symbol(r"\frac{\partial F}{\partial w_j}")

GIVEN = {
    one: lambda p, q: sp.Integer(1),
    y: lambda p, q: Y[p],
    z: lambda p, q: Y[p] / g[p],
    alpha: lambda p, q: 1 / g[p],
    G: lambda p, q: delta(p, q, L) * g[p],
    G_1: lambda p, q: delta(p, q, L) / g[p],
    G_2: lambda p, q: delta(p, q, L) / g[p] ** 2,
    A: lambda p, q: g[p] * (delta(p, q, L) - 1 / N) * g[q],
}


@under(GIVEN)
def steps() -> Iterator[Step]:
    """From the Drazin inverse to the matrix that is right, and to how the rule fails."""
    yield from drazin()
    yield from shortest_preimage()
    yield from inverse()
    yield from the_rule()


def diagonal(p: Any, q: Any) -> Any:
    """Entry (p, q) of diag(g), with all its N rows."""
    return delta(p, q) * g[p]


DRAZIN = {
    columns: lambda p, q: total(total(X[p, n] * X[n, m] * diagonal(m, q), n), m),
    rows: lambda p, q: total(total(diagonal(p, n) * X[n, m] * X[m, q], n), m),
    sandwich: lambda p, q: total(total(diagonal(p, n) * X[n, m] * diagonal(m, q), n), m),
}


def drazin() -> Iterator[Step]:
    """The Drazin inverse of diag(g), from its definition."""
    yield Step(
        "The Drazin inverse: columns of a zero gain",
        columns[i, j],
        g[j] * total(X[i, n] * X[n, j], n),
        "G^D is the X with GX = XG, XGX = X and, for an index of 1, GXG = G; in these three G is diag(g), with N rows. "
        "By the first two X = XGX = XXG. Where gⱼ = 0 the right side is 0: Xᵢⱼ = 0 for every i.",
        DRAZIN,
    )
    yield Step(
        "Rows of a zero gain",
        rows[i, j],
        g[i] * total(X[i, n] * X[n, j], n),
        "X = XGX = GXX in the same way. Where gᵢ = 0, Xᵢⱼ = 0 for every j.",
        DRAZIN,
    )
    yield Step("The others", sandwich[i, j], g[i] * X[i, j] * g[j], "The entries of GXG.", DRAZIN)
    yield solve_step(
        "The others, solved",
        sp.Eq(g[i] * X[i, j] * g[j], g[i] * delta(i, j)),
        X[i, j],
        delta(i, j) / g[j],
        "GXG = G, where neither gain is 0. So X is diagonal, 1/gₙ where gₙ is not 0, and 0 where it is: there is one "
        "such X, for every N and k. It satisfies all three equations.",
    )
    yield Step(
        "Its index",
        G * G * G_1,
        G,
        "On the other coordinates; on the last k both sides are 0. So G²G^D = G, and the index is 1: it is the least "
        "power r with G^(r+1)G^D = G^r, and r = 0 would say GG^D = I, which a zero gain forbids.",
    )


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
    )
    yield Step(
        "The shortest one",
        slope,
        2 * w[j] + ell,
        "With a Lagrange multiplier ℓ the shortest w is where F = Σ wᵢ² + ℓ(s + Σ wᵢ) is stationary: every wⱼ is −ℓ/2.",
        {slope: lagrange.diff(w[j]).replace(sp.KroneckerDelta, lambda p, q, *ends: delta(p, q, k))},
    )
    yield Step(
        "The condition",
        s + sum_of_w,
        s - k * ell / 2,
        "With wᵢ = −ℓ/2, the same for all k of them.",
        {w: lambda p: -ell / 2},
    )
    yield solve_step("The multiplier", sp.Eq(s - k * ell / 2, 0), ell, 2 * s / k, "So every wⱼ is −s/k.")
    yield Step(
        "It is the shortest",
        total(w[i] ** 2, i, k),
        s**2 / k + total((w[i] + s / k) ** 2, i, k),
        "For all w with Σ wᵢ = −s. The first term on the right is never negative, and it is 0 only where every wᵢ is "
        "−s/k. It takes every value from 0 on where k > 1, and is always 0 where k = 1.",
        {sum_of_w: -s},
    )
    yield Step(
        "Its length",
        total(Y[n] ** 2 / g[n] ** 2, n, L) + sum_of_z**2 / k,
        y.T * (G_2 + alpha * alpha.T / k) * y,
        "The least |z|² is Σ zₙ² + s²/k. For ε > 0 all z in the hyperplane with |z|² < N are reached (section 4), so "
        "y is in the image exactly where the right side is below N. For ε = 0 these are all z with |z|² = N: then y "
        "is in the image where the right side is N, and for k > 1 also where it is less. In each case the axes are "
        "the eigenvectors of G⁻² + ααᵀ/k, with semi-axes √(N/λ).",
    )


def inverse() -> Iterator[Step]:
    """The same matrix as the inverse of GΠG on the complement."""
    yield Step(
        "The image matrix on the complement",
        A,
        G * (I - one * one.T / N) * G,
        "GΠG has the entries gₙ(δₙₘ − 1/N)gₘ: rows and columns of a zero gain are 0, and A is what is left.",
    )
    slack = t - 1 / N - t * L / N
    yield Step(
        "An inverse of the same kind",
        (I - one * one.T / N) * (I + t * one * one.T),
        I + slack * one * one.T,
        "With a number t to be found; 𝟏ᵀ𝟏 = N − k.",
    )
    yield solve_step("The number", sp.Eq(slack, 0), t, 1 / k, "With this t only I is left.")
    yield Step(
        "The matrix that is right",
        A * (G_2 + alpha * alpha.T / k),
        I,
        "A⁻¹ = G⁻¹(I + 𝟏𝟏ᵀ/k)G⁻¹ = G⁻² + ααᵀ/k: with zeros put back, the pseudo-inverse of GΠG is "
        "(G^D)² + g^D(g^D)ᵀ/k. For the shortest z = (GΠ)ᵀA⁻¹y this is |z|² = yᵀA⁻¹y once more.",
        claim=(CLAIM, 6),
    )


def the_rule() -> Iterator[Step]:
    """How the rule as printed fails."""
    yield Step(
        "The rule fails",
        A * G_2,
        I - G * one * alpha.T / N,
        "If (G^D)² were right, AG⁻² would be I. The last matrix has the entries gᵢ/(Ngⱼ), and none of them is 0: the "
        "rule fails for every g ≠ 0 with a zero entry.",
    )
    yield Step(
        "Its figure is too large",
        y.T * (G_2 + alpha * alpha.T / k) * y,
        y.T * G_2 * y + (alpha.T * y) ** 2 / k,
        "The right form less that of the rule is never negative, and 0 only where αᵀy = 0: the ellipsoid of the rule "
        "contains the image, and touches its surface only there.",
    )
    yield Step(
        "Its semi-axes are wrong too",
        sp.Trace(G_2 + alpha * alpha.T / k),
        sp.Trace(G_2) + total(1 / g[n] ** 2, n, L) / k,
        "The sum of the λ. It exceeds that of the rule by |α|²/k, so the lengths √(N/λ) are never all those of the "
        "rule.",
    )
