"""The principal axes

After sub-steps (i) and (ii) the points are z = √N Πa/√(|Πa|² + Nε), in the hyperplane 𝟏ᵀz = 0. Sub-step (iii) takes z
to y = Gz. Which points y does LayerNorm reach before its bias is added, and what are the principal axes of this figure
(section II.2 of the paper)? No gain is zero here, so z = G⁻¹y; as before αₙ = 1/gₙ, and Π₂ = I − ααᵀ/αᵀα. The spectrum
at the end is for all gains, zero and repeated ones too.
"""

from collections.abc import Iterator
from typing import Any

import sympy as sp

from lnverify.proofs.derivations.steps import (
    I,
    N,
    Pi,
    Step,
    delta,
    derivative,
    eps,
    indexed_symbol,
    j,
    lam,
    m,
    n,
    one,
    solve_step,
    square,
    total,
    under,
    vector,
)

CLAIM = "riechers.principal-axes"

x, y, z, alpha, gain, My = (vector(name) for name in ("x", "y", "z", "alpha", "g", "(My)"))
G, G_1, G_2, G2, Pi2, M, K, R = (
    square(name) for name in ("G", "G^{-1}", "G^{-2}", "G^{2}", r"\Pi_2", "M", "K", r"(\zeta I - G^{2})^{-1}")
)
a, g, X, Y, image = (indexed_symbol(name) for name in ("alpha", "g", "x", "y", "(My)"))
length, radius = sp.Symbol(r"\lvert \alpha \rvert", positive=True), sp.Symbol(r"{\lvert y \rvert}", positive=True)
size, t = sp.Symbol(r"\lvert z \rvert", nonnegative=True), sp.Symbol("t", positive=True)
squares, fourths = total(1 / g[n] ** 2, n), total(1 / g[n] ** 4, n)
slope = sp.Symbol(r"\frac{\partial F}{\partial y_j}")
zeta, p, p1 = sp.Symbol("zeta", positive=True), sp.Symbol(r"p(\zeta)"), sp.Symbol(r"p'(\zeta)")
determinant, log_slope = sp.Symbol(r"\det(\zeta I - K)"), sp.Symbol(r"\frac{d \log p(\zeta)}{d \zeta}")


def entry_of_M(p: Any, q: Any) -> Any:
    """Entry (p, q) of M."""
    apart = fourths / length**4 - (a[p] ** 2 + a[q] ** 2) / length**2
    return delta(p, q) * a[p] ** 2 + a[p] * a[q] * apart


GIVEN = {
    x: lambda p, q: X[p],
    y: lambda p, q: Y[p],
    z: lambda p, q: Y[p] / g[p],
    alpha: lambda p, q: 1 / g[p],
    a: lambda p: 1 / g[p],
    gain: lambda p, q: g[p],
    G: lambda p, q: delta(p, q) * g[p],
    G_1: lambda p, q: delta(p, q) / g[p],
    G_2: lambda p, q: delta(p, q) / g[p] ** 2,
    G2: lambda p, q: delta(p, q) * g[p] ** 2,
    Pi2: lambda p, q: delta(p, q) - 1 / (g[p] * g[q] * length**2),
    M: entry_of_M,
    K: lambda p, q: g[p] * (delta(p, q) - 1 / N) * g[q],
    R: lambda p, q: delta(p, q) / (zeta - g[p] ** 2),
    image: lambda p: total(entry_of_M(p, m) * Y[m], m),
    squares: length**2,
}
ON_IMAGE = {**GIVEN, y: lambda p, q: g[p] * (X[p] - total(X[n], n) / N), z: lambda p, q: X[p] - total(X[n], n) / N}
EIGENVECTOR = {**GIVEN, My: lambda p, q: lam * Y[p]}
AXIS = {**GIVEN, Y: lambda p: g[p] / (g[p] ** 2 - zeta)}


@under(GIVEN)
def steps() -> Iterator[Step]:
    """From the ball to the image, to its axes, and to all of them."""
    yield from the_ball()
    yield from the_image()
    yield from its_axes()
    yield from the_spectrum()


def the_ball() -> Iterator[Step]:
    """Which points of the hyperplane are reached by sub-steps (i) and (ii)."""
    yield Step(
        "The open ball, for ε > 0",
        N * t**2 / (t**2 * size**2 + N * eps),
        sp.Integer(1),
        "Every point is inside the ball (section 1). Conversely, take any z in the hyperplane with |z|² < N, and a = "
        "tz with t² = Nε/(N − |z|²). Then Πa = tz, and a goes to z times the root of the left side: to z. So the "
        "points are all z in the hyperplane with |z|² < N.",
        {t: sp.sqrt(N * eps / (N - size**2))},
    )
    yield Step(
        "The sphere, for ε = 0",
        N * t**2 * size**2 / (t**2 * size**2 + N * eps),
        N,
        "The squared length at ε = 0, for every a with Πa = tz and t > 0. Such an a goes to √N z/|z|, which is z where "
        "|z|² = N: the points are all z in the hyperplane with |z|² = N.",
        {eps: sp.Integer(0)},
    )


def the_image() -> Iterator[Step]:
    """What figure the image is."""
    yield Step("The hyperplane", one.T * z, alpha.T * y, "With z = G⁻¹y: 𝟏ᵀz = 0 is αᵀy = 0, so y ⟂ α.")
    yield Step("The ball", z.T * z, y.T * G_2 * y, "With z = G⁻¹y: |z|² < N is yᵀG⁻²y < N.")
    yield Step(
        "In the hyperplane",
        Pi2 * y,
        y - alpha * alpha.T * y / length**2,
        "Where y ⟂ α the last term is 0: such y are those that Π₂ keeps.",
    )
    outer = alpha * alpha.T
    yield Step(
        "The matrix of the paper",
        Pi2 * G_2 * Pi2,
        G_2 - (G_2 * outer + outer * G_2) / length**2 + alpha * (alpha.T * G_2 * alpha) * alpha.T / length**4,
        "With Π₂ = I − ααᵀ/|α|² on both sides.",
    )
    yield Step(
        "We call it M",
        Pi2 * G_2 * Pi2,
        M,
        "M has the entries δₙₘαₙ² + αₙαₘ(Σα⁴/|α|⁴ − (αₙ² + αₘ²)/|α|²).",
    )
    yield Step(
        "Its form",
        (Pi2 * y).T * G_2 * (Pi2 * y),
        y.T * M * y,
        "So for y ⟂ α, where Π₂y = y, the condition |z|² < N is yᵀMy < N, and |z|² = N is yᵀMy = N.",
    )
    yield Step("Mα = 0", M * alpha, sp.ZeroMatrix(N, 1), "M has the eigenvalue 0 at α.")
    yield Step(
        "All such y are reached",
        G * Pi * G_1 * Pi2 * x,
        Pi2 * x,
        "For every x, so every y ⟂ α is Gz with z = G⁻¹y in the hyperplane. The image is all y ⟂ α with yᵀMy < N where "
        "ε > 0, an ellipsoid without its surface, and all y ⟂ α with yᵀMy = N where ε = 0: the surface alone.",
        claim=(CLAIM, 6),
    )
    yield Step(
        "The form on the image",
        y.T * M * y,
        z.T * z,
        "The same from the other side, with z = Πx and y = GΠx for any x.",
        ON_IMAGE,
        claim=(CLAIM, 5),
    )


def its_axes() -> Iterator[Step]:
    """Where the surface is farthest from the centre, and nearest."""
    form = total(total(Y[n] * entry_of_M(n, m) * Y[m], m), n)
    lagrange = total(Y[n] ** 2, n) - (form - N) / lam
    yield Step(
        "A principal axis",
        slope,
        2 * Y[j] - 2 * image[j] / lam,
        "The axes of the surface yᵀMy = N end where |y| is stationary on it. With a Lagrange multiplier 1/λ this is "
        "where F = yᵀy − (yᵀMy − N)/λ is stationary. The right side vanishes for all j exactly when My = λy: y is an "
        "eigenvector.",
        {**GIVEN, slope: derivative(lagrange, Y[j])},
    )
    yield Step(
        "It lies in the hyperplane",
        alpha.T * M * y,
        sp.Integer(0),
        "Where My = λy the left side is λαᵀy. So y ⟂ α for every eigenvector with λ ≠ 0.",
    )
    yield Step("The form there", y.T * My, lam * y.T * y, "Where My = λy.", EIGENVECTOR)
    positive = sp.Symbol("lambda", positive=True)
    yield solve_step(
        "Its length",
        sp.Eq(positive * radius**2, N),
        radius,
        sp.Pow(N / positive, sp.Rational(1, 2), evaluate=False),
        "On the surface the form is N, so λ|y|² = N. (λ is positive: λ|y|² is |z|².) The semi-axis of λ is √(N/λ).",
    )
    yield Step(
        "The paper's other matrix",
        M * K,
        Pi2,
        "K = GΠG has the non-zero eigenvalues of ΠG²Π, as (GΠ)(ΠG) and (ΠG)(GΠ) have the same. It is the inverse of M "
        "in the hyperplane: where Ky = ζy with ζ ≠ 0, y ⟂ α and My = y/ζ. So λ = 1/ζ, with the same eigenvectors, and "
        "the semi-axis is √(Nζ).",
    )


def the_spectrum() -> Iterator[Step]:
    """All eigenvalues and eigenvectors of GΠG, whatever the gains are."""
    shares = total(g[n] ** 2 / (zeta - g[n] ** 2), n)
    poles = total(1 / (zeta - g[n] ** 2), n)
    yield Step(
        "A factor",
        zeta * I - K,
        (zeta * I - G2) * (I + R * gain * gain.T / N),
        "K = G² − ggᵀ/N. For every ζ that is none of the gₙ². The first factor is diagonal: its determinant is "
        "p(ζ) = ∏ₙ (ζ − gₙ²).",
    )
    yield Step(
        "The determinant of the other",
        1 + shares / N,
        zeta / N * poles,
        "The left side is that determinant, by the lemma of section 2. In each term gₙ² = ζ − (ζ − gₙ²), so the sum "
        "is ζ times that on the right, less N.",
    )
    yield Step(
        "The derivative of p",
        log_slope,
        poles,
        "log p is the sum of the log(ζ − gₙ²), and its derivative is p′/p.",
        {log_slope: derivative(total(sp.log(zeta - g[n] ** 2), n), zeta)},
    )
    yield Step(
        "The spectrum",
        determinant,
        zeta * p1 / N,
        "The product of the two determinants. Both sides are polynomials in ζ and in the gains, so it holds for every "
        "ζ and for all gains, repeated and zero ones too. The eigenvalues of K are 0 and the N − 1 zeros of p′; one "
        "of these lies between any two neighbours among the gₙ². Where no gain is zero p′(0) is not 0, and M has the "
        "eigenvalues 0 and 1/ζ.",
        {determinant: p * (1 + shares / N), p1: p * poles},
    )
    yield Step(
        "Its eigenvectors",
        K * y - zeta * y,
        zeta / N * poles * gain,
        "For the vector with the entries yₙ = gₙ/(gₙ² − ζ), and any ζ that is none of the gₙ². Where p′(ζ) = 0 the "
        "sum is 0 and Ky = ζy.",
        AXIS,
    )
    yield Step(
        "A repeated gain",
        K * y,
        G2 * y - gain * (gain.T * y) / N,
        "For every y. Where gₙ² = ζ for r of the n, ζ is a zero of p′ r − 1 times. It has as many eigenvectors: where "
        "gᵀy = 0 and y is 0 in all other entries, Ky = G²y = ζy. (Where ζ = 0, gᵀy = 0 always, and there are r of "
        "them.)",
    )
