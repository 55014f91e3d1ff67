"""Eq. (6) from Eq. (1)

LayerNorm takes an activation a with N entries. Its gain is g, its bias b, its small number ε. We write 𝟏 for the
vector of ones and G for diag(g). Eq. (1) says LayerNorm(a) = G(a − μ𝟏)/√(σ² + ε) + b, with the mean μ and the variance
σ². Section II of the paper takes it apart into four sub-steps: project, scale, stretch, shift. We follow them one by
one; in the end the formula is written in a alone, without μ and σ².
"""

from collections.abc import Iterator

import sympy as sp

from lnverify.proofs.derivations.steps import N, Pi, Step, delta, eps, i, indexed_symbol, one, square, total, vector

CLAIM = "riechers.eq6"

a, b, G = vector("a"), vector("b"), square("G")
activation, gain, bias = indexed_symbol("a"), indexed_symbol("g"), indexed_symbol("b")
mu, variance = sp.Symbol("mu", real=True), sp.Symbol("sigma^2", positive=True)
length = sp.Symbol(r"\lvert \Pi a \rvert", nonnegative=True)
c = sp.Symbol("c", real=True)
mean = total(activation[i], i) / N

PLAIN = {
    a: lambda p, q: activation[p],
    b: lambda p, q: bias[p],
    G: lambda p, q: gain[p] * delta(p, q),
    mu: mean,
}
GIVEN = {**PLAIN, variance: length**2 / N, total((activation[i] - mean) ** 2, i): length**2}

CONSTANT = {activation: lambda p: c, length: sp.Integer(0)}


def steps() -> Iterator[Step]:
    """From the mean to Eq. (6)."""
    centred, by_ones = a - mu * one, a - one * one.T * a / N
    yield Step("The mean", mu, one.T * a / N, "Eq. (2): a sum of entries is a product with 𝟏.", PLAIN)
    yield Step("Sub-step (i): subtract it", centred, by_ones, "μ is replaced by that product.", PLAIN)
    yield Step(
        "A projection",
        by_ones,
        Pi * a,
        "This is linear in a. Its matrix is the projector Π = I − 𝟏𝟏ᵀ/N.",
        PLAIN,
        claim=(CLAIM, 1),
    )
    yield Step("Perpendicular to 𝟏", one.T * Pi * a, sp.Integer(0), "So the entries of Πa sum to 0.", PLAIN)
    yield Step(
        "The variance",
        centred.T * centred / N,
        a.T * Pi.T * Pi * a / N,
        "Eq. (3), with Πa for a − μ𝟏: the variance is a squared length, σ² = |Πa|²/N.",
        PLAIN,
    )
    yield Step("Once is enough", a.T * Pi.T * Pi * a / N, a.T * Pi * a / N, "Π is symmetric, and ΠΠ = Π.", PLAIN)
    scaled = Pi * a / sp.sqrt(length**2 / N + eps)
    yield Step(
        "Sub-step (ii): scale",
        Pi * a / sp.sqrt(variance + eps),
        scaled,
        "The projected vector is divided by √(σ² + ε); σ² is replaced by |Πa|²/N.",
        GIVEN,
    )
    root = sp.sqrt(length**2 + N * eps)
    x = sp.sqrt(N) * Pi * a / root
    yield Step("N under the root", scaled, x, "Numerator and denominator are multiplied by √N.", GIVEN)
    yield Step(
        "Eq. (5)",
        x,
        sp.sqrt(N) * (Pi * a / length) / sp.sqrt(1 + N * eps / length**2),
        "Where Πa is not 0: √N times the unit vector Πa/|Πa|, over a root that is at least 1. Where a is a multiple "
        "of 𝟏, Eq. (5) has no meaning; the left side has one.",
        {**GIVEN, length: sp.Symbol("ell", positive=True)},
    )
    yield Step(
        "A constant row, before Eq. (5)",
        x,
        sp.ZeroMatrix(N, 1),
        "Where a = c𝟏, Πa is 0, and the root is √(Nε), which is not 0 as ε > 0.",
        {**GIVEN, **CONSTANT},
    )
    yield Step(
        "Inside the ball",
        N - (sp.sqrt(N) * length / root) ** 2,
        N**2 * eps / (length**2 + N * eps),
        "N less the squared length after sub-steps (i) and (ii). It is positive, and small where ε is: the points are "
        "inside the ball of radius √N.",
        GIVEN,
    )
    yield Step(
        "Sub-steps (iii) and (iv): Eq. (6)",
        G * centred / sp.sqrt(variance + eps) + b,
        sp.sqrt(N) * G * Pi * a / root + b,
        "Eq. (1) on the left. The scaled vector is stretched by G and shifted by b.",
        GIVEN,
        claim=(CLAIM, 5),
    )
    yield Step(
        "A constant row, in Eq. (6)",
        sp.sqrt(N) * G * Pi * a / root + b,
        b,
        "Where a = c𝟏. Eq. (6) needs no exception.",
        {**GIVEN, **CONSTANT},
    )
