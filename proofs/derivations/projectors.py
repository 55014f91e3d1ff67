"""The projectors Π and Π₂

Π = I − 𝟏𝟏ᵀ/N takes the mean away. Π₂ = I − ααᵀ/αᵀα, with αₙ = 1/gₙ, takes away what lies along α. Both have the form
P = I − ddᵀ/|d|² with a vector d that is not zero: d = 𝟏, where |d|² = N, and d = α. What follows holds of every such d.
"""

from collections.abc import Iterator

import sympy as sp

from lnverify.proofs.derivations.steps import (
    I,
    N,
    Step,
    by_matrices,
    delta,
    indexed_symbol,
    lam,
    n,
    square,
    total,
    vector,
)

CLAIM = "lnverify.definition.off-normal"

d, x, P = vector("d"), vector("x"), square("P")
direction, point = indexed_symbol("d"), indexed_symbol("x")
length = sp.Symbol(r"\lvert d \rvert", positive=True)
squares = total(direction[n] ** 2, n)

LETTERS = {direction: "d", point: "x"}
GIVEN = {
    d: lambda p, q: direction[p],
    x: lambda p, q: point[p],
    P: lambda p, q: delta(p, q) - direction[p] * direction[q] / length**2,
    squares: length**2,
}


def steps() -> Iterator[Step]:
    """Symmetric, idempotent, of rank N − 1, with a line as kernel."""
    projector = I - d * d.T / length**2
    yield Step("The projector", P, projector, "It takes away what lies along d.", GIVEN)
    yield Step("Symmetric", P.T, P, "The transpose of ddᵀ is ddᵀ.", GIVEN, claim=(CLAIM, 2))
    twice = I - 2 * d * d.T / length**2 + d * (d.T * d) * d.T / length**4
    yield Step("Applied twice", P * P, twice, "The product of I − ddᵀ/|d|² with itself.", GIVEN)
    yield Step(
        "Idempotent",
        twice,
        P,
        "In the fraction with |d|⁴ the inner dᵀd is |d|²: a second projection changes nothing.",
        GIVEN,
        claim=(CLAIM, 1),
    )
    yield Step(
        "d goes to 0",
        P * d,
        sp.ZeroMatrix(N, 1),
        "Pd = d − d(dᵀd)/|d|² = d − d.",
        GIVEN,
        claim=(CLAIM, 3),
    )
    yield Step(
        "Nothing else goes to 0",
        x,
        P * x + d * d.T * x / length**2,
        "True of every x. Where Px = 0 it says that x is a multiple of d.",
        GIVEN,
    )
    trace = N - squares / length**2
    yield Step("The trace", sp.Trace(P), trace, "The sum over n of the diagonal entries 1 − dₙ²/|d|².", GIVEN)
    yield Step(
        "The rank",
        trace,
        N - 1,
        "The sum is |d|². The rank of a projector is its trace, so P has rank N − 1.",
        GIVEN,
        claim=(CLAIM, 4),
    )
    for size in (2, 3, 4):
        letters = sp.Matrix(sp.symbols(f"d_1:{size + 1}", real=True, nonzero=True))
        explicit = sp.eye(size) - letters * letters.T / letters.dot(letters)
        yield Step(
            f"The eigenvalues at N = {size}",
            sp.Determinant(lam * I - P),
            lam * (lam - 1) ** (N - 1),
            "The eigenvalue 0 once, and 1 as often as the rank says, with the entries of d as symbols."
            if size == 2
            else "The same with one more entry.",
            check=by_matrices(size, {P: explicit}),
            where=f"N = {size}",
        )
