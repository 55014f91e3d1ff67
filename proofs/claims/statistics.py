"""Mean and variance of the output, and what ε is for (walkthrough and cheat sheet)."""

from proofs.definitions import centered, centering, layer_norm, mean, normalized, rms_norm, std, variance
from proofs.hypotheses import denominator_is_positive, eps_is_positive, eps_is_zero, not_constant
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def v(s):
    """σ² + ε."""
    return variance(s) + s.eps


def is_standard(s, value=normalized, middle=0, spread=1):
    """Mean 0 and variance 1."""
    y = value(s)
    return [
        step("the mean is 0", equal(mean(s, y), middle)),
        step("the variance is 1", equal(variance(s, y), spread)),
    ]


@claim(
    "lnverify.output-variance",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the variance is 1": {"spread": lambda s: 1},
        "σ/√(σ² + ε) for σ²/(σ² + ε)": {"spread": lambda s: s.sqrt(variance(s) / v(s))},
        "divided by N − 1": {"spread": lambda s: (s.N - 1) / s.N * variance(s) / v(s)},
        "ε outside the root": {"spread": lambda s: variance(s) / (std(s) + s.eps) ** 2},
    },
)
def output_variance(s, *, spread=lambda s: variance(s) / v(s)):
    """The normalized activation has mean 0 and variance σ²/(σ² + ε), below 1 by ε/(σ² + ε)"""
    x = normalized(s)
    return [
        step("the mean", equal(mean(s, x), 0)),
        step("the variance", equal(variance(s, x), spread(s))),
        step("its distance from 1", equal(1 - variance(s, x), s.eps / v(s))),
        step("never above 1", at_most(variance(s, x), 1)),
    ]


@claim(
    "walkthrough.standardizes",
    "LayerNorm, first sentence; the comment in layer_norm",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    likely="the formula without ε, which is the one the post prints first; its code has ε = 10⁻⁵.",
    near_misses={
        "variance N": {"spread": lambda s: s.N},
        "the unbiased variance is 1": {"spread": lambda s: (s.N - 1) / s.N},
        "after the gain too": {"value": lambda s: s.gain * normalized(s)},
        "after the bias too": {"value": lambda s: normalized(s) + s.bias},
    },
)
def standardizes(s, *, value=normalized, spread=lambda s: 1):
    """LayerNorm standardizes to mean 0 and variance 1

    The mean is 0 for every ε; the variance is σ²/(σ² + ε), see lnverify.output-variance.
    """
    return is_standard(s, value, spread=spread(s))


@claim(
    "cheatsheet.mean-variance",
    "What Gets Normalized; question 8",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    likely="that the variance is 1 up to ε; for σ² far above ε the difference is small.",
    near_misses={
        "answer A: mean 1, variance 0": {"middle": 1, "spread": 0},
        "answer C: variance 0": {"spread": 0},
        "answer D: mean 1": {"middle": 1},
    },
)
def mean_variance(s, *, middle=0, spread=1):
    """Each (batch, position) pair is normalized to mean 0 and variance 1

    The lesson's own formula has ε under the root: the variance is then σ²/(σ² + ε), below 1.
    """
    return is_standard(s, middle=middle, spread=spread)


@claim(
    "walkthrough.formula",
    "LayerNorm, the formula and the code",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    likely="a formula “in a simplified form”, as the post says itself.",
    near_misses={
        "divided by σ²": {"divisor": variance},
        "the mean is lost": {"numerator": lambda s: s.activation},
        "the bias before the gain": {"scaled": lambda s, x: s.gain * (x + s.bias)},
    },
)
def formula(s, *, numerator=centered, divisor=std, scaled=lambda s, x: s.gain * x + s.bias):
    """The simplified formula with √σ² and the function layer_norm below it compute the same

    The code has ε under the root, the formula none; without its bias the output of the code is shorter by √(σ²/(σ² +
    ε)).
    """
    return equal(scaled(s, numerator(s) / divisor(s)), layer_norm(s))


@claim(
    "walkthrough.formula.ba",
    "LayerNorm, the first two formulas",
    hypotheses=[not_constant],
    near_misses={
        "the bias is divided too": {"left": lambda s: (s.gain * centered(s) + s.bias) / std(s)},
        "RMS for σ": {"left": lambda s: s.gain * rms_norm(s, eps=0) + s.bias},
        "the sum over H is not divided": {"left": lambda s: s.gain / s.sqrt(s.N * variance(s)) * centered(s) + s.bias},
    },
)
def formula_ba(s, *, left=lambda s: s.gain / std(s) * centered(s) + s.bias):
    """The form with g/σ in front, from the paper on recurrent networks, is the simplified formula

    True by construction, inside the outer function f and at one time step: the two differ in writing only.
    """
    return equal(left(s), s.gain * (centered(s) / s.sqrt(variance(s))) + s.bias)


@claim(
    "cheatsheet.formula",
    "Formula",
    hypotheses=[denominator_is_positive],
    near_misses={
        "ε outside the root": {"root": lambda s, sigma2: s.sqrt(sigma2) + s.eps},
        "the root is lost": {"root": lambda s, sigma2: sigma2 + s.eps},
        "the second moment for the variance": {"taken_off": lambda s: 0},
        "d − 1 for d": {"d": lambda s: s.N - 1},
    },
)
def lesson_formula(s, *, d=lambda s: s.N, taken_off=mean, root=lambda s, sigma2: s.sqrt(sigma2 + s.eps)):
    """The lesson’s formula is Eq. (1) of Riechers, so all that follows from Eq. (1) holds of it

    True by construction: the lesson writes the same mean, variance and quotient in letters of its own.
    """
    x = s.activation
    sigma2 = s.sum((x - taken_off(s) * s.ones) ** 2) / d(s)
    lesson = s.gain * (x - s.sum(x) / s.N * s.ones) / root(s, sigma2) + s.bias
    return equal(lesson, layer_norm(s))


EPS_MISSES = {
    "without ε": {"eps": lambda s: 0},
    "a negative ε": {"eps": lambda s: -s.eps},
    "above 1": {"eps": lambda s: s.eps - 1},
}


@claim(
    "walkthrough.eps-role",
    "LayerNorm, the paragraph below the code",
    hypotheses=[eps_is_positive],
    near_misses=EPS_MISSES,
)
def eps_role(s, *, eps=lambda s: s.eps):
    """ε in the denominator keeps LayerNorm from dividing by zero

    Without ε an activation proportional to 1 divides by zero: the witness that the hypothesis is needed.
    """
    return positive(variance(s) + eps(s))


@claim(
    "cheatsheet.eps-role",
    "Formula; question 6",
    hypotheses=[eps_is_positive],
    near_misses={**EPS_MISSES, "at least 2√ε": {"factor": 2}},
)
def eps_stability(s, *, eps=lambda s: s.eps, factor=1):
    """ε prevents a division by zero: the denominator is at least √ε"""
    return [
        step("not zero", positive(variance(s) + eps(s))),
        step("at least √ε", at_most(factor * s.sqrt(s.eps), s.sqrt(v(s)))),
    ]


@claim(
    "walkthrough.constant-row",
    "Forward test, the case D = 1",
    hypotheses=[eps_is_positive],
    near_misses={
        "the row itself": {"right": lambda s, row: row},
        "gain and bias": {"right": lambda s, row: s.gain + s.bias},
        "0": {"right": lambda s, row: 0},
    },
)
def constant_row(s, *, right=lambda s, row: s.bias):
    """A row of equal entries, such as any row of one feature, is mapped to the bias

    With one feature every row is of this kind, so the test case (7, 1) compares the bias with itself.
    """
    row = s.scalar("c") * s.ones
    return equal(layer_norm(s, row), right(s, row))


def undone(s, gain, bias, eps=None):
    """LayerNorm of the activation with the gain and the bias the same for all entries."""
    return layer_norm(s, g=gain * s.ones, b=bias * s.ones, eps=eps)


@claim(
    "walkthrough.undo",
    "Why do we need learnable b, g?",
    hypotheses=[denominator_is_positive],
    corrected_by="lnverify.undo",
    likely="the standard deviation, √(σ² + ε) with ε; the post names its square.",
    near_misses={
        "with ε": {"gain": v},
        "σ, though ε is under the root": {"gain": std},
        "by the formula without ε": {"eps": lambda s: 0},
    },
)
def undo(s, *, gain=variance, eps=lambda s: s.eps):
    """A gain equal to the original variance undoes the normalization

    Whatever the bias c, the output has to differ from the activation by a shift alone: centred, the two agree. The gain
    multiplies (x − μ)/√(σ² + ε), so σ² is one power too many.
    """
    return equal(centering(s) @ undone(s, gain(s), s.scalar("c"), eps(s)), centered(s))


@claim(
    "lnverify.undo",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the variance": {"gain": v},
        "ε is lost": {"gain": std},
        "the sum for the mean": {"bias": lambda s: s.sum(s.activation)},
        "what is left has no part along 1": {"shift": lambda s, q: 0},
    },
)
def undo_exactly(s, *, gain=lambda s: s.sqrt(v(s)), bias=mean, shift=lambda s, q: q - mean(s)):
    """The gain √(σ² + ε) and the bias μ undo the normalization of an activation

    Any other pair p, q leaves a part along a′ and one along 1, orthogonal to each other. So it restores exactly the
    activations with μ = q and σ² + ε = p², and for ε > 0, whatever p is, the constant activation q1, whose a′ is 0.
    """
    p, q = s.scalar("p"), s.scalar("q")
    left = (p / s.sqrt(v(s)) - 1) * centered(s) + shift(s, q) * s.ones
    return [
        step("what the pair restores", equal(undone(s, gain(s), bias(s)), s.activation)),
        step("what another leaves", equal(undone(s, p, q) - s.activation, left)),
    ]


def in_range(s, bound):
    """(q·x̂)² ≤ the bound."""
    return at_most(s.dot(s.vector("q"), normalized(s)) ** 2, bound(s.vector("q")))


@claim(
    "lnverify.consistent-range",
    "with a proof; walkthrough, LayerNorm, the paragraph below the code: “within a consistent range”",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the unit range": lambda s: in_range(s, lambda q: s.dot(q, centering(s) @ q)),
        "N − 2 for N": lambda s: in_range(s, lambda q: (s.N - 2) * s.dot(q, centering(s) @ q)),
        "the mean of q for its spread": lambda s: in_range(s, lambda q: s.sum(q) ** 2),
    },
)
def consistent_range(s):
    """Every linear reading of the normalized activation lies in a fixed range: (q·x̂)² ≤ N q·Πq

    With q = eₙ it bounds a single component: x̂ₙ² ≤ N − 1. The gap is a square and a non-negative multiple of ε.
    """
    q, x = s.vector("q"), normalized(s)
    r = s.let("r", centering(s) @ q - s.dot(q, x) / s.N * x)
    gap = s.N * s.dot(r, r) + s.eps / v(s) * s.dot(q, x) ** 2
    return step("the gap", equal(s.N * s.dot(q, centering(s) @ q) - s.dot(q, x) ** 2, gap))
