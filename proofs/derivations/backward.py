"""The backward formula

The letters are those of Eq. (1): y = g ⊙ x̂ + b with x̂ = (a − μ𝟏)/√(σ² + ε). The loss L is a function of y, and
u = ∂L/∂y is given. We want ∂L/∂a. The entry aⱼ acts on x̂ᵢ directly, through μ and through σ². So we differentiate μ,
σ² and x̂, one after the other, and the chain rule does the rest. (The walkthrough writes x for a, γ for g, β for b and d
for N.)
"""

from collections.abc import Iterator
from typing import Any

import sympy as sp

from lnverify.proofs.derivations.steps import (
    N,
    Pi,
    Step,
    delta,
    derivative,
    eps,
    i,
    indexed_symbol,
    j,
    m,
    n,
    one,
    square,
    total,
    under,
    vector,
)

CLAIM = "walkthrough.backward.input"

a, b, g, u, w, x = (indexed_symbol(name) for name in ("a", "b", "g", "u", r"(g \odot u)", r"\hat{x}"))
mu, variance = sp.Symbol("mu", real=True), sp.Symbol("sigma^2", positive=True)
J, X, W, downstream = square("J"), vector(r"\hat{x}"), vector(r"(g \odot u)"), vector(r"\frac{\partial L}{\partial a}")
d_mean, d_centred, d_variance, d_scale, d_x = (
    sp.Symbol(rf"\frac{{\partial {of}}}{{\partial a_j}}")
    for of in (r"\mu", r"(a_i - \mu)", r"\sigma^{2}", r"(\sigma^{2} + \epsilon)^{-1/2}", r"\hat{x}_i")
)
d_loss = sp.Symbol(r"\frac{\partial L}{\partial \hat{x}_i}")

mean = total(a[n], n) / N
spread = total((a[n] - total(a[m], m) / N) ** 2, n) / N


def normalized_entry(p: Any) -> Any:
    """Entry p of x̂, with nothing but a in it."""
    return (a[p] - mean) / sp.sqrt(spread + eps)


jacobian = derivative(normalized_entry(i), a[j])
# To first order L changes as uᵀy does, with u held fixed.
loss = derivative(total(u[n] * (g[n] * normalized_entry(n) + b[n]), n), a[j])
GIVEN = {
    mu: mean,
    variance: spread,
    x: normalized_entry,
    w: lambda p: g[p] * u[p],
    X: lambda p, q: normalized_entry(p),
    W: lambda p, q: g[p] * u[p],
    J: lambda p, q: jacobian.subs({i: p, j: q}, simultaneous=True),
    d_mean: derivative(mean, a[j]),
    d_centred: derivative(a[i] - mean, a[j]),
    d_variance: derivative(spread, a[j]),
    d_scale: derivative(1 / sp.sqrt(spread + eps), a[j]),
    d_x: jacobian,
    downstream: lambda p, q: loss.subs(j, p),
}


@under(GIVEN)
def steps() -> Iterator[Step]:
    """From ∂μ/∂a to the formula with three terms."""
    yield from the_jacobian()
    yield from the_chain_rule()


def the_jacobian() -> Iterator[Step]:
    """∂x̂/∂a."""
    root = sp.sqrt(variance + eps)
    centred_j = a[j] - mu
    yield Step(
        "The mean",
        d_mean,
        1 / N,
        "μ = Σ aₙ/N: every entry has the same share.",
        claim=("walkthrough.backward.mean", 1),
    )
    yield Step(
        "The centred entry",
        d_centred,
        delta(i, j) - 1 / N,
        "The derivative of aᵢ is 1 where i = j, else 0; that of μ is 1/N. These are the entries of Π.",
        claim=("walkthrough.backward.numerator", 1),
    )
    square_rule = 2 / N * total((a[n] - mu) * (delta(n, j) - 1 / N), n)
    yield Step("The variance", d_variance, square_rule, "σ² = Σ (aₙ − μ)²/N, term by term.")
    yield Step(
        "The mean inside it adds nothing",
        square_rule,
        2 / N * centred_j,
        "δₙⱼ picks n = j. The rest is a multiple of Σ (aₙ − μ), which is 0.",
        claim=("walkthrough.backward.variance", 1),
    )
    yield Step("The scale", d_scale, -d_variance / (2 * root**3), "The power −1/2 of σ² + ε.")
    yield Step(
        "With the variance",
        -d_variance / (2 * root**3),
        -(1 / N) * centred_j / root**3,
        "∂σ²/∂aⱼ is substituted.",
        claim=("walkthrough.backward.inverse-std", 2),
    )
    product_rule = d_centred / root + (a[i] - mu) * d_scale
    yield Step("The product rule", d_x, product_rule, "x̂ᵢ is aᵢ − μ times the scale.")
    both = (delta(i, j) - 1 / N) / root - (1 / N) * (a[i] - mu) * centred_j / root**3
    yield Step("Both derivatives", product_rule, both, "∂(aᵢ − μ)/∂aⱼ and the derivative of the scale are substituted.")
    entries = (delta(i, j) - 1 / N - x[i] * x[j] / N) / root
    yield Step(
        "In x̂ again",
        both,
        entries,
        "(aᵢ − μ)/√(σ² + ε) is x̂ᵢ, and 1/√(σ² + ε) comes out in front.",
        claim=("walkthrough.backward.jacobian-normalized", 1),
    )
    yield Step(
        "The Jacobian",
        J,
        (Pi - X * X.T / N) / root,
        "The same for all i and j at once: J = ∂x̂/∂a takes away the mean, and then what lies along x̂.",
    )


def the_chain_rule() -> Iterator[Step]:
    """From ∂L/∂x̂ to ∂L/∂a."""
    root = sp.sqrt(variance + eps)
    held = total(u[n] * (g[n] * x[n] + b[n]), n)
    yield Step(
        "What arrives at x̂",
        d_loss,
        w[i],
        "yᵢ = gᵢx̂ᵢ + bᵢ, so the gain multiplies what arrives.",
        {w: GIVEN[w], d_loss: derivative(held, x[i])},
        claim=("walkthrough.backward.normalized", 1),
    )
    yield Step(
        "The chain rule",
        downstream,
        J.T * W,
        "∂L/∂aⱼ is the sum over i of ∂L/∂x̂ᵢ times ∂x̂ᵢ/∂aⱼ. The left side is differentiated straight through, "
        "as a function of a alone.",
        claim=(CLAIM, 1),
    )
    yield Step("Its transpose", J.T, J, "Both Π and x̂x̂ᵀ are symmetric.")
    through = (Pi * W - X * (X.T * W) / N) / root
    yield Step("Multiplied out", J * W, through, "The Jacobian, as it stands above, times g ⊙ u.")
    bracket = N * W - one * (one.T * W) - X * (X.T * W)
    yield Step("1/N in front", through, bracket / (N * root), "Πw = w − 𝟏(𝟏ᵀw)/N for every w.")
    three = (N * w[i] - total(w[j], j) - x[i] * total(w[j] * x[j], j)) / (N * root)
    yield Step(
        "Entry by entry: the backward formula",
        bracket / (N * root),
        three,
        "What arrives, less its mean, less what lies along x̂.",
        claim=(CLAIM, 3),
    )
    yield Step(
        "Its entries sum to 0",
        one.T * downstream,
        sp.Integer(0),
        "In the sum over i the first two terms cancel, and the entries of x̂ sum to 0: a shift of a by a multiple of 𝟏 "
        "does not change L.",
        claim=("walkthrough.gradient-sum", 1),
    )
