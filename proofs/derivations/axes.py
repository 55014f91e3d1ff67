"""The principal axes

After sub-steps (i) and (ii) the points z fill the ball |z|² ≤ N cut by the hyperplane 𝟏ᵀz = 0. Sub-step (iii) takes z
to y = Gz. No gain is zero here, so z = G⁻¹y. What figure do the points y fill, and what are its principal axes
(section II.2 of the paper)? As before αₙ = 1/gₙ, and Π₂ = I − ααᵀ/αᵀα.
"""

from collections.abc import Iterator
from typing import Any

import sympy as sp

from lnverify.proofs.derivations.steps import (
    I,
    N,
    Pi,
    Step,
    by_matrices,
    delta,
    derivative,
    indexed_symbol,
    j,
    lam,
    m,
    n,
    one,
    solve_step,
    square,
    total,
    vector,
)

CLAIM = "riechers.principal-axes"

x, y, z, alpha, My = (vector(name) for name in ("x", "y", "z", "alpha", "(My)"))
G, G_1, G_2, Pi2, M = (square(name) for name in ("G", "G^{-1}", "G^{-2}", r"\Pi_2", "M"))
a, g, X, Y, image = (indexed_symbol(name) for name in ("alpha", "g", "x", "y", "(My)"))
length, radius = sp.Symbol(r"\lvert \alpha \rvert", positive=True), sp.Symbol(r"{\lvert y \rvert}", positive=True)
squares, fourths = total(1 / g[n] ** 2, n), total(1 / g[n] ** 4, n)
slope = sp.Symbol(r"\frac{\partial F}{\partial y_j}")

LETTERS = {g: "g", X: "x"}


def entry_of_M(p: Any, q: Any) -> Any:
    """Entry (p, q) of Π₂G⁻²Π₂."""
    apart = fourths / length**4 - (a[p] ** 2 + a[q] ** 2) / length**2
    return delta(p, q) * a[p] ** 2 + a[p] * a[q] * apart


GIVEN = {
    x: lambda p, q: X[p],
    y: lambda p, q: Y[p],
    z: lambda p, q: Y[p] / g[p],
    alpha: lambda p, q: 1 / g[p],
    a: lambda p: 1 / g[p],
    G: lambda p, q: delta(p, q) * g[p],
    G_1: lambda p, q: delta(p, q) / g[p],
    G_2: lambda p, q: delta(p, q) / g[p] ** 2,
    Pi2: lambda p, q: delta(p, q) - 1 / (g[p] * g[q] * length**2),
    M: entry_of_M,
    image: lambda p: total(entry_of_M(p, m) * Y[m], m),
    squares: length**2,
}
ON_IMAGE = {**GIVEN, y: lambda p, q: g[p] * (X[p] - total(X[n], n) / N), z: lambda p, q: X[p] - total(X[n], n) / N}
EIGENVECTOR = {**GIVEN, My: lambda p, q: lam * Y[p]}
AXIS = {**GIVEN, Y: lambda p: g[p] / (g[p] ** 2 - 1 / lam)}


def steps() -> Iterator[Step]:
    """From the ball to the axes of the image, for every N; then N = 2, 3 and 4, and an ellipse."""
    yield from the_image()
    yield from its_axes()
    for size in (2, 3, 4):
        yield _all_of_them(size)
    yield from example()


def the_image() -> Iterator[Step]:
    """What figure the image is."""
    yield Step("The hyperplane", one.T * z, alpha.T * y, "With z = G⁻¹y: 𝟏ᵀz = 0 is αᵀy = 0, so y ⟂ α.", GIVEN)
    yield Step("The ball", z.T * z, y.T * G_2 * y, "With z = G⁻¹y: |z|² ≤ N is yᵀG⁻²y ≤ N.", GIVEN)
    yield Step(
        "In the hyperplane",
        Pi2 * y,
        y - alpha * alpha.T * y / length**2,
        "Where y ⟂ α the last term is 0: such y are those that Π₂ keeps.",
        GIVEN,
    )
    yield Step(
        "The matrix of the paper",
        (Pi2 * y).T * G_2 * (Pi2 * y),
        y.T * M * y,
        "So for y ⟂ α, where Π₂y = y, the condition |z|² ≤ N is yᵀMy ≤ N, with M = Π₂G⁻²Π₂.",
        GIVEN,
    )
    yield Step("α is cut away", M * alpha, sp.ZeroMatrix(N, 1), "M has the eigenvalue 0 at α.", GIVEN)
    yield Step(
        "All such y are reached",
        G * Pi * G_1 * Pi2 * x,
        Pi2 * x,
        "For every x. A y ⟂ α is GΠz with z = G⁻¹y: the image is the whole figure y ⟂ α, yᵀMy ≤ N.",
        GIVEN,
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
        "where F = yᵀy − (yᵀMy − N)/λ is stationary. The right side is 0 for every j where My = λy: an eigenvector.",
        {**GIVEN, slope: derivative(lagrange, Y[j])},
    )
    yield Step(
        "It lies in the hyperplane",
        alpha.T * M * y,
        sp.Integer(0),
        "Where My = λy the left side is λαᵀy. So y ⟂ α for every eigenvector with λ ≠ 0.",
        GIVEN,
    )
    yield Step("The form there", y.T * My, lam * y.T * y, "Where My = λy.", EIGENVECTOR)
    positive = sp.Symbol("lambda", positive=True)
    yield solve_step(
        "Its length",
        sp.Eq(positive * radius**2, N),
        radius,
        root(N / positive),
        "On the surface the form is N, so λ|y|² = N. (λ is positive: λ|y|² is |z|².) The semi-axis of λ is √(N/λ).",
    )
    poles = total(1 / (g[n] ** 2 - 1 / lam), n)
    yield Step(
        "A candidate",
        G_2 * y,
        lam * (y - alpha),
        "For the vector with the entries yₙ = gₙ/(gₙ² − 1/λ), and any λ that is none of the 1/gₙ².",
        AXIS,
    )
    yield Step(
        "The secular equation",
        alpha.T * y,
        poles,
        "For that y. We choose λ so that the sum is 0. Then y ⟂ α, so Π₂y = y and My = Π₂G⁻²y = Π₂λ(y − α).",
        AXIS,
    )
    yield Step(
        "It is an axis",
        Pi2 * (lam * (y - alpha)),
        lam * (y - alpha * (alpha.T * y) / length**2),
        "Π₂α is 0. With y ⟂ α the right side is λy: each λ for which the sum is 0 is an eigenvalue, and y its axis.",
        GIVEN,
    )


def _all_of_them(size: int) -> Step:
    """The characteristic polynomial at one N with symbols for the gains."""
    at_root, at_zero = sp.symbols("p'(1/\\lambda) p'(0)")

    def check(before: Any, after: Any) -> bool:
        gains, value = sp.symbols(f"g_1:{size + 1}", real=True, nonzero=True), sp.Symbol("zeta")
        p = sp.prod(value - each**2 for each in gains)
        given = {
            M: paper_matrix(sp.Matrix(gains)),
            at_root: p.diff(value).subs(value, 1 / lam),
            at_zero: p.diff(value).subs(value, 0),
        }
        return by_matrices(size, given)(before, after)

    return Step(
        f"All of them, at N = {size}",
        sp.Determinant(lam * I - M),
        lam**N * at_root / at_zero,
        "With p(ζ) = ∏ₙ (ζ − gₙ²) and the gains as symbols. The eigenvalues are 0 and the zeros of p′(1/λ), "
        "which is −p(1/λ) times the sum above; there are N − 1 of these."
        if size == 2
        else "The same with one more gain.",
        check=check,
        where=f"N = {size}",
    )


def root(square: Any) -> Any:
    """√ of a fraction, with the fraction under one root."""
    return sp.Pow(square, sp.Rational(1, 2), evaluate=False)


def paper_matrix(gain: Any) -> Any:
    """Π₂G⁻²Π₂ for a column of gains."""
    normal = gain.applyfunc(lambda each: 1 / each)
    projector = sp.eye(len(gain)) - normal * normal.T / normal.dot(normal)
    return (projector * sp.diag(*normal) ** 2 * projector).applyfunc(sp.factor)


def semi_axes(matrix: Any) -> Iterator[tuple[Any, Any]]:
    """√(N/λ) and the semi-axis of this length, for the eigenvectors of an explicit matrix with λ ≠ 0."""
    for value, _, vectors in matrix.eigenvects():
        if value:
            length = sp.sqrt(matrix.rows / value)
            yield from ((length, length * vector.normalized()) for vector in sp.GramSchmidt(vectors))


GAIN = sp.Matrix([1, 2, 3])


def example() -> Iterator[Step]:
    """The ellipse of three gains, in numbers."""
    explicit, where = paper_matrix(GAIN), "g = (1, 2, 3)"
    written = sp.MatMul(sp.Rational(1, 343), 343 * explicit, evaluate=False)
    yield Step(
        "An example",
        M,
        written,
        "N = 3 and g = (1, 2, 3), so α = (1, 1/2, 1/3).",
        check=by_matrices(3, {M: explicit}),
        where=where,
    )
    for value, _, (found,) in explicit.eigenvects():
        direction = found * sp.ilcm(*(each.q for each in found))
        yield Step(
            f"The eigenvalue {value}",
            sp.MatMul(M, direction, evaluate=False),
            sp.MatMul(value, direction, evaluate=False) if value else sp.zeros(3, 1),
            "SymPy's eigenvects() finds it. "
            + ("Its direction is α, times 6." if value == 0 else "Its vector is ⟂ α."),
            check=by_matrices(3, {M: explicit}),
            where=where,
        )
        if value:
            yield Step(
                f"The semi-axis of {value}",
                root(N / lam),
                root(3 / value),
                f"N = 3 and λ = {value}.",
                check=by_matrices(3, {lam: value}),
                where=where,
            )
            start = direction.multiply_elementwise(GAIN.applyfunc(lambda each: 1 / each))
            yield Step(
                f"An input that ends there, for {value}",
                output,
                sp.MatMul(root(3 / value / direction.dot(direction)), direction, evaluate=False),
                f"At ε = 0 and b = 0, for a = ({', '.join(map(str, start)).replace('-', '−')}): μ = 0, and a ∝ G⁻¹y. "
                f"The output has the length √{3 / value}, that of the semi-axis.",
                check=by_matrices(3, {output: layer_norm(start)}),
                where=where,
            )


output = vector(r"\mathrm{LayerNorm}(a)")


def layer_norm(a: Any) -> Any:
    """LayerNorm at ε = 0 and b = 0, with the gains of the example."""
    centred = a - sp.ones(3, 1) * sum(a) / 3
    return GAIN.multiply_elementwise(centred) / sp.sqrt(centred.dot(centred) / 3)
