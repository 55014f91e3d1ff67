"""The orthogonal subspace

Without its bias, LayerNorm is a multiple of Ma with the matrix M = diag(g) − g𝟏ᵀ/N. A vector y is orthogonal to every
outcome where yᵀM = 0: the orthogonal subspace is the left nullspace of M (section II.1 of the paper). We look at yᵀM
column by column, first where no gain is zero, then where k of them are.
"""

from collections.abc import Iterator

import sympy as sp

from lnverify.proofs.derivations.steps import N, Step, delta, i, indexed_symbol, m, n, solve_step, total

CLAIM = "riechers.nullspace"

g, y, alpha, column = indexed_symbol("g"), indexed_symbol("y"), indexed_symbol("alpha"), indexed_symbol(r"(y^{\top}M)")
c = sp.Symbol("c", real=True)

COLUMNS = {column: lambda q: total(y[i] * (g[i] * delta(i, q) - g[i] / N), i)}
NO_ZERO = {**COLUMNS, c: total(g[i] * y[i], i) / N, alpha: lambda q: 1 / g[q]}
ONE_ZERO = {**COLUMNS, g[m]: sp.Integer(0)}


def steps() -> Iterator[Step]:
    """From yᵀM = 0 to the span of α, and to the span of the neural directions of zero gain."""
    average = total(g[i] * y[i], i) / N
    yield Step("One column", column[m], g[m] * y[m] - average, "Entry n, m of M is gₙδₙₘ − gₙ/N.", COLUMNS)
    yield Step(
        "Two columns",
        column[m] - column[n],
        g[m] * y[m] - g[n] * y[n],
        "The sum is the same in both and cancels. Where yᵀM = 0 the left side is 0, for every m and n: all products "
        "gₘyₘ are one and the same number c.",
        COLUMNS,
    )
    yield solve_step(
        "No zero gain",
        sp.Eq(g[m] * y[m], c),
        y[m],
        c / g[m],
        "So yₘ = cαₘ with αₘ = 1/gₘ: y is a multiple of α, the vector of the reciprocal gains.",
    )
    yield Step(
        "Every multiple of α is in the nullspace",
        column[m],
        sp.Integer(0),
        "At y = cα every product gₙyₙ is c, and c minus the mean of N copies of c is 0.",
        {**COLUMNS, y: lambda q: c / g[q]},
    )
    yield Step(
        "Both in one line",
        y[m],
        c * alpha[m] + column[m] / g[m],
        "True of every y, with c = Σ gₙyₙ/N. Where yᵀM = 0 the last term is gone, and y = cα.",
        NO_ZERO,
        claim=(CLAIM, 3),
    )
    yield Step(
        "A zero gain",
        column[m] - column[n],
        -g[n] * y[n],
        "Two columns again, with gₘ = 0. Where yᵀM = 0, yₙ = 0 for every n with gₙ ≠ 0.",
        ONE_ZERO,
    )
    yield Step(
        "The others are free",
        column[m],
        -average,
        "The column of a zero gain, with gₘ = 0, does not contain yₘ. Where yₙ = 0 for every gₙ ≠ 0, this sum is 0 "
        "and so is each column: the nullspace is the span of the neural directions |m⟩ with gₘ = 0.",
        ONE_ZERO,
    )
