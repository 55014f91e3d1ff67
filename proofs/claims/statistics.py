"""Mean and variance of the output, and what ε is for (walkthrough and cheat sheet)."""

from proofs.definitions import centered, layer_norm, mean, normalized, rms_norm, variance
from proofs.hypotheses import denominator_is_positive, eps_is_positive, eps_is_zero, not_constant
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def xhat(s):
    return normalized(s, s.activation, s.eps)


def mean_of(s, y):
    return s.sum(y) / s.N


def variance_of(s, y):
    centred = y - mean_of(s, y) * s.ones
    return s.dot(centred, centred) / s.N


def is_standard(s):
    """Mean 0 and variance 1."""
    return [
        step("the mean is 0", equal(mean_of(s, xhat(s)), 0)),
        step("the variance is 1", equal(variance_of(s, xhat(s)), 1)),
    ]


def shrunk(s):
    """σ²/(σ² + ε)."""
    return variance(s, s.activation) / (variance(s, s.activation) + s.eps)


@claim(
    "lnverify.output-variance",
    "The normalized activation has mean 0 and variance σ²/(σ² + ε), below 1 by ε/(σ² + ε)",
    "with a proof",
    hypotheses=[denominator_is_positive],
)
def output_variance(s):
    return [
        step("the mean", equal(mean_of(s, xhat(s)), 0)),
        step("the variance", equal(variance_of(s, xhat(s)), shrunk(s))),
        step("its distance from 1", equal(1 - shrunk(s), s.eps / (variance(s, s.activation) + s.eps))),
        step("never above 1", at_most(variance_of(s, xhat(s)), 1)),
    ]


output_variance.misses({
    "the variance is 1": lambda s: equal(variance_of(s, xhat(s)), 1),
    "σ/√(σ² + ε) for σ²/(σ² + ε)": lambda s: equal(variance_of(s, xhat(s)), s.sqrt(shrunk(s))),
    "divided by N − 1": lambda s: equal((s.N - 1) * variance_of(s, xhat(s)), s.N * shrunk(s)),
    "ε outside the root": lambda s: equal(
        variance_of(s, xhat(s)),
        variance(s, s.activation) / (s.sqrt(variance(s, s.activation)) + s.eps) ** 2,
    ),
})


@claim(
    "walkthrough.standardizes",
    "LayerNorm standardizes to mean 0 and variance 1",
    "LayerNorm, first sentence; the comment in layer_norm",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    remark="The mean is 0 for every ε; the variance is σ²/(σ² + ε), see lnverify.output-variance.",
    likely="the formula without ε, which is the one the post prints first; its code has ε = 10⁻⁵.",
)
def standardizes(s):
    return is_standard(s)


standardizes.misses({
    "variance N": lambda s: equal(variance_of(s, xhat(s)), s.N),
    "the unbiased variance is 1": lambda s: equal(s.N * variance_of(s, xhat(s)), s.N - 1),
    "after the gain too": lambda s: equal(variance_of(s, s.gain * xhat(s)), 1),
    "after the bias too": lambda s: equal(mean_of(s, xhat(s) + s.bias), 0),
})


@claim(
    "cheatsheet.mean-variance",
    "Each (batch, position) pair is normalized to mean 0 and variance 1",
    "What Gets Normalized; question 8",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    remark="The lesson's own formula has ε under the root: the variance is then σ²/(σ² + ε), below 1.",
    likely="that the variance is 1 up to ε; for σ² far above ε the difference is small.",
)
def mean_variance(s):
    return is_standard(s)


mean_variance.misses({
    "answer A: mean 1, variance 0": lambda s: equal(mean_of(s, xhat(s)), 1),
    "answer C: variance 0": lambda s: equal(variance_of(s, xhat(s)), 0),
    "answer D: mean 1, variance 1": lambda s: [
        equal(variance_of(s, xhat(s)), 1), equal(mean_of(s, xhat(s)), 1)
    ],
})


@claim(
    "walkthrough.formula",
    "The simplified formula with √σ² and the function layer_norm below it compute the same",
    "LayerNorm, the formula and the code",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    remark=(
        "The code has ε under the root, the formula none; the output of the code is shorter by √(σ²/(σ² + "
        "ε))."
    ),
    likely="a formula “in a simplified form”, as the post says itself.",
)
def formula(s):
    a = s.activation
    plain = s.gain * (centered(s, a) / s.sqrt(variance(s, a))) + s.bias
    return equal(plain, layer_norm(s, a, s.gain, s.bias, s.eps))


formula.misses({
    "divided by σ²": lambda s: equal(
        s.gain * centered(s, s.activation) / variance(s, s.activation) + s.bias,
        layer_norm(s, s.activation, s.gain, s.bias, s.eps),
    ),
    "the bias before the gain": lambda s: equal(
        s.gain * (xhat(s) + s.bias), layer_norm(s, s.activation, s.gain, s.bias, s.eps)
    ),
    "the mean is lost": lambda s: equal(
        s.gain * s.activation / s.sqrt(variance(s, s.activation)) + s.bias,
        layer_norm(s, s.activation, s.gain, s.bias, s.eps),
    ),
})


@claim(
    "walkthrough.formula.ba",
    "The form with g/σ in front, from the paper on recurrent networks, is the simplified formula",
    "LayerNorm, the first two formulas",
    hypotheses=[not_constant],
    remark="Inside the outer function f, at one time step; the two differ in writing only.",
)
def formula_ba(s):
    a = s.activation
    sigma = s.let("sigma", s.sqrt(variance(s, a)))
    return equal(
        s.gain / sigma * centered(s, a) + s.bias,
        s.gain * (centered(s, a) / s.sqrt(variance(s, a))) + s.bias,
    )


def _ba(s, right):
    return equal(s.gain / s.sqrt(variance(s, s.activation)) * centered(s, s.activation) + s.bias, right)


formula_ba.misses({
    "the bias is divided too": lambda s: _ba(
        s, (s.gain * centered(s, s.activation) + s.bias) / s.sqrt(variance(s, s.activation))
    ),
    "RMS for σ": lambda s: _ba(s, s.gain * rms_norm(s, s.activation, 0 * s.eps) + s.bias),
    "the sum over H is not divided": lambda s: _ba(
        s, s.gain * centered(s, s.activation) / s.sqrt(s.N * variance(s, s.activation)) + s.bias
    ),
})


@claim(
    "cheatsheet.formula",
    "The lesson’s formula is Eq. (1) of Riechers, so Eq. (6) too",
    "Formula",
    hypotheses=[denominator_is_positive],
)
def lesson_formula(s):
    a = s.activation
    mu = s.sum(a) / s.N
    sigma2 = s.sum((a - mu * s.ones) ** 2) / s.N
    lesson = s.gain * (a - mu * s.ones) / s.sqrt(sigma2 + s.eps) + s.bias
    return equal(lesson, layer_norm(s, a, s.gain, s.bias, s.eps))


def _lesson(s, mu, sigma2, root):
    lesson = s.gain * (s.activation - mu * s.ones) / root(sigma2) + s.bias
    return equal(lesson, layer_norm(s, s.activation, s.gain, s.bias, s.eps))


lesson_formula.misses({
    "ε outside the root": lambda s: _lesson(
        s, mean(s, s.activation), variance(s, s.activation), lambda v: s.sqrt(v) + s.eps
    ),
    "the second moment for the variance": lambda s: _lesson(
        s, mean(s, s.activation), s.dot(s.activation, s.activation) / s.N, lambda v: s.sqrt(v + s.eps)
    ),
    "the root is lost": lambda s: _lesson(
        s, mean(s, s.activation), variance(s, s.activation), lambda v: v + s.eps
    ),
})


def eps_prevents_zero(s):
    """σ² + ε > 0."""
    return positive(variance(s, s.activation) + s.eps)


@claim(
    "walkthrough.eps-role",
    "ε in the denominator keeps LayerNorm from dividing by zero",
    "LayerNorm, the paragraph below the code",
    hypotheses=[eps_is_positive],
    remark=(
        "Without ε an activation proportional to 1 divides by zero: the witness that the hypothesis is "
        "needed."
    ),
)
def eps_role(s):
    return eps_prevents_zero(s)


EPS_MISSES = {
    "σ² alone": lambda s: positive(variance(s, s.activation)),
    "at least 1": lambda s: at_most(1, variance(s, s.activation) + s.eps),
    "a negative ε": lambda s: positive(variance(s, s.activation) - s.eps),
}
eps_role.misses(EPS_MISSES)


@claim(
    "cheatsheet.eps-role",
    "ε prevents a division by zero: the denominator is at least √ε",
    "Formula; question 6",
    hypotheses=[eps_is_positive],
)
def eps_stability(s):
    return [
        step("not zero", eps_prevents_zero(s)),
        step("at least √ε", at_most(s.sqrt(s.eps), s.sqrt(variance(s, s.activation) + s.eps))),
    ]


eps_stability.misses({
    **EPS_MISSES,
    "at least 2√ε": lambda s: at_most(2 * s.sqrt(s.eps), s.sqrt(variance(s, s.activation) + s.eps)),
})


@claim(
    "walkthrough.constant-row",
    "A row of equal entries, such as any row of one feature, is mapped to the bias",
    "Forward test, the case D = 1",
    hypotheses=[eps_is_positive],
    remark=(
        "With one feature every row is of this kind, so the test case (7, 1) compares the bias with "
        "itself."
    ),
)
def constant_row(s):
    return equal(layer_norm(s, s.scalar("c") * s.ones, s.gain, s.bias, s.eps), s.bias)


def _constant(s, right):
    return equal(layer_norm(s, s.scalar("c") * s.ones, s.gain, s.bias, s.eps), right)


constant_row.misses({
    "the row itself": lambda s: _constant(s, s.scalar("c") * s.ones),
    "gain and bias": lambda s: _constant(s, s.gain + s.bias),
    "0": lambda s: _constant(s, 0 * s.ones),
})


@claim(
    "walkthrough.undo",
    "A gain equal to the original variance undoes the normalization",
    "Why do we need learnable b, g?",
    hypotheses=[denominator_is_positive],
    corrected_by="lnverify.undo",
    remark=(
        "With the best bias, β = μ. The gain in the formula multiplies (x − μ)/√(σ² + ε), so σ² is one "
        "power too many."
    ),
    likely="the standard deviation, √(σ² + ε) with ε; the post names its square.",
)
def undo(s):
    a = s.activation
    return equal(variance(s, a) * xhat(s) + mean(s, a) * s.ones, a)


undo.misses({
    "with ε": lambda s: equal(
        (variance(s, s.activation) + s.eps) * xhat(s) + mean(s, s.activation) * s.ones, s.activation
    ),
    "σ without ε": lambda s: equal(
        s.sqrt(variance(s, s.activation)) * xhat(s) + mean(s, s.activation) * s.ones, s.activation
    ),
    "the mean is not restored": lambda s: equal(
        s.sqrt(variance(s, s.activation) + s.eps) * xhat(s), s.activation
    ),
})


@claim(
    "lnverify.undo",
    "The gain √(σ² + ε) and the bias μ undo the normalization of one activation",
    "with a proof",
    hypotheses=[denominator_is_positive],
    remark=(
        "One pair of parameters serves all activations with the same μ and σ², and no others: the output "
        "g ⊙ x̂ + b has squared distance at most N max gₙ² from b whatever the input."
    ),
)
def undo_exactly(s):
    a = s.activation
    gain = s.sqrt(variance(s, a) + s.eps) * s.ones
    return equal(layer_norm(s, a, gain, mean(s, a) * s.ones, s.eps), a)


def _undone(s, gain, bias):
    return equal(layer_norm(s, s.activation, gain * s.ones, bias * s.ones, s.eps), s.activation)


undo_exactly.misses({
    "the variance": lambda s: _undone(s, variance(s, s.activation) + s.eps, mean(s, s.activation)),
    "ε is lost": lambda s: _undone(s, s.sqrt(variance(s, s.activation)), mean(s, s.activation)),
    "the sum for the mean": lambda s: _undone(
        s, s.sqrt(variance(s, s.activation) + s.eps), s.sum(s.activation)
    ),
})


@claim(
    "walkthrough.consistent-range",
    "Every linear reading of the output lies in a fixed range: (q·x̂)² ≤ N q·Πq",
    "LayerNorm, the paragraph below the code",
    hypotheses=[denominator_is_positive],
    remark=(
        "With q = eₙ it bounds a single component: x̂ₙ² ≤ N − 1. The gap is a square and a non-negative "
        "multiple of ε: N q·Πq − (q·x̂)² = N ‖Πq − (q·x̂/N) x̂‖² + (ε/(σ² + ε)) (q·x̂)²."
    ),
)
def consistent_range(s):
    q, x = s.vector("q"), xhat(s)
    Pq = s.let("p", q - mean_of(s, q) * s.ones)
    r = s.let("r", Pq - s.dot(q, x) / s.N * x)
    share = s.eps / (variance(s, s.activation) + s.eps)
    gap = s.N * s.dot(q, Pq) - s.dot(q, x) ** 2
    return step("the gap", equal(gap, s.N * s.dot(r, r) + share * s.dot(q, x) ** 2))


def _range(s, bound):
    q = s.vector("q")
    return at_most(s.dot(q, xhat(s)) ** 2, bound(s.dot(q, q), s.dot(q, q) - s.sum(q) ** 2 / s.N))


consistent_range.misses({
    "the unit range": lambda s: _range(s, lambda qq, centred: centred),
    "N − 2 for N": lambda s: _range(s, lambda qq, centred: (s.N - 2) * centred),
    "the mean of q for its spread": lambda s: _range(s, lambda qq, centred: s.N * (qq - centred)),
})
