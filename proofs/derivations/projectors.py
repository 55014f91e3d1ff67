"""The projectors Π and Π₂

Π = I − 𝟏𝟏ᵀ/N takes the mean away. Π₂ = I − ααᵀ/αᵀα, with αₙ = 1/gₙ, takes away what lies along α. Both have the form
P = I − ddᵀ/|d|² with a vector d that is not zero: d = 𝟏, where |d|² = N, and d = α. What follows holds of every such d.
The determinant lemma, which gives the eigenvalues, is needed again in section 4.
"""

from collections.abc import Iterator

import sympy as sp

from lnverify.proofs.derivations.steps import (
    I,
    N,
    Step,
    delta,
    indexed_symbol,
    lam,
    n,
    square,
    total,
    under,
    vector,
)

CLAIM = "lnverify.definition.off-normal"

d, x, u, v, P = vector("d"), vector("x"), vector("u"), vector("v"), square("P")
direction, point, U, V = (indexed_symbol(name) for name in "dxuv")
c = sp.Symbol("c", real=True)
length = sp.Symbol(r"\lvert d \rvert", positive=True)
squares = total(direction[n] ** 2, n)

GIVEN = {
    d: lambda p, q: direction[p],
    x: lambda p, q: point[p],
    P: lambda p, q: delta(p, q) - direction[p] * direction[q] / length**2,
    squares: length**2,
}
LEMMA = {u: lambda p, q: U[p], v: lambda p, q: V[p], c: 1 + total(U[n] * V[n], n)}


@under(GIVEN)
def steps() -> Iterator[Step]:
    """Symmetric, idempotent, of rank N − 1, with a line as kernel."""
    projector = I - d * d.T / length**2
    yield Step("The projector", P, projector, "It takes away what lies along d.")
    yield Step("Symmetric", P.T, P, "The transpose of ddᵀ is ddᵀ.", claim=(CLAIM, 2))
    twice = I - 2 * d * d.T / length**2 + d * (d.T * d) * d.T / length**4
    yield Step("Applied twice", P * P, twice, "The product of I − ddᵀ/|d|² with itself.")
    yield Step(
        "Idempotent",
        twice,
        P,
        "In the fraction with |d|⁴ the inner dᵀd is |d|²: a second projection changes nothing.",
        claim=(CLAIM, 1),
    )
    yield Step(
        "d goes to 0",
        P * d,
        sp.ZeroMatrix(N, 1),
        "Pd = d − d(dᵀd)/|d|² = d − d.",
        claim=(CLAIM, 3),
    )
    yield Step(
        "Nothing else goes to 0",
        x,
        P * x + d * d.T * x / length**2,
        "True of every x. Where Px = 0 it says that x is a multiple of d.",
    )
    trace = N - squares / length**2
    yield Step("The trace", sp.Trace(P), trace, "The sum over n of the diagonal entries 1 − dₙ²/|d|².")
    yield Step(
        "The rank",
        trace,
        N - 1,
        "The sum is |d|². The rank of a projector is its trace, so P has rank N − 1.",
        claim=(CLAIM, 4),
    )
    yield from eigenvalues()


def eigenvalues() -> Iterator[Step]:
    """The determinant of λI − P, by the lemma."""
    yield Step(
        "The determinant lemma",
        v.T * (I + u * v.T),
        c * v.T,
        "For all vectors u and v, with c = 1 + vᵀu. Take the block matrix with the rows (I + uvᵀ, u) and (0, 1), "
        "multiply it from the left by (I, 0), (vᵀ, 1) and from the right by (I, 0), (−vᵀ, 1). The rows become (I, u) "
        "and (cvᵀ − cvᵀ, c) = (0, c). The two factors have the determinant 1, so det(I + uvᵀ) = c.",
        LEMMA,
    )
    yield Step(
        "A factor",
        lam * I - P,
        (lam - 1) * (I + d * d.T / ((lam - 1) * length**2)),
        "For λ ≠ 1. The lemma applies to the second factor, with u = d/((λ − 1)|d|²) and v = d.",
    )
    yield Step(
        "The eigenvalues",
        1 + squares / ((lam - 1) * length**2),
        lam / (lam - 1),
        "The determinant of that factor; times (λ − 1)ᴺ it is det(λI − P) = λ(λ − 1)ᴺ⁻¹. These are polynomials in λ, "
        "so λ = 1 is included: the eigenvalue 0 once, and 1 as often as the rank says.",
    )
