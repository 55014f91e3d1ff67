"""Mean and variance of the output, and what ε is for (walkthrough and cheat sheet)."""

from fractions import Fraction

from lnverify.proofs.claims.backward import v
from lnverify.proofs.definitions import centered, centering, layer_norm, mean, normalized, rms_norm, std, variance
from lnverify.proofs.hypotheses import denominator_is_positive, eps_is_positive, eps_is_zero, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step

# A small ε is far from nothing beside a small variance: here 10⁻⁵ beside 10⁻⁶.
SMALL_ROW = {"activation": (Fraction(1, 1000), Fraction(-1, 1000)), "eps": Fraction(1, 10**5)}


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
        r"$\sigma/\sqrt{\sigma^2 + \epsilon}$ for $\sigma^2/(\sigma^2 + \epsilon)$": {
            "spread": lambda s: s.sqrt(variance(s) / v(s))
        },
        "divided by $N - 1$": {"spread": lambda s: (s.N - 1) / s.N * variance(s) / v(s)},
        r"$\epsilon$ outside the root": {"spread": lambda s: variance(s) / (std(s) + s.eps) ** 2},
    },
)
def output_variance(s, *, spread=lambda s: variance(s) / v(s)):
    r"""The normalized activation has mean 0 and variance $\sigma^2/(\sigma^2 + \epsilon)$, below 1 by
    $\epsilon/(\sigma^2 + \epsilon)$
    """
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
    hypotheses=[not_constant, eps_is_zero],
    condition=r"the formula that the post prints first has no $\epsilon$; its code has $\epsilon = 10^{-5}$.",
    law="lnverify.output-variance",
    near_misses={
        "variance $N$": {"spread": lambda s: s.N},
        "the unbiased variance is 1": {"spread": lambda s: (s.N - 1) / s.N},
        "after the gain too": {"value": lambda s: s.gain * normalized(s)},
        "after the bias too": {"value": lambda s: normalized(s) + s.bias},
    },
)
def standardizes(s, *, value=normalized, spread=lambda s: 1):
    r"""LayerNorm standardizes to mean 0 and variance 1

    The mean is 0 for every $\epsilon$; the variance is $\sigma^2/(\sigma^2 + \epsilon)$, see lnverify.output-variance.
    """
    return is_standard(s, value, spread=spread(s))


@claim(
    "cheatsheet.mean-variance",
    "What Gets Normalized; question 8",
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.output-variance",
    witness_at=SMALL_ROW,
    seen=r"with $\epsilon = 10^{-5}$ at $a = (1/1000, -1/1000)$, where the variance comes out as 1/11",
    charitable_reading=r"that the variance is 1 up to $\epsilon$; for $\sigma^2$ far above $\epsilon$ the difference "
    "is small.",
    near_misses={
        "answer A: mean 1, variance 0": {"middle": 1, "spread": 0},
        "answer C: variance 0": {"spread": 0},
        "answer D: mean 1": {"middle": 1},
    },
)
def mean_variance(s, *, middle=0, spread=1):
    r"""Each (batch, position) pair is normalized to mean 0 and variance 1

    The lesson's own formula has $\epsilon$ under the root: the variance is then $\sigma^2/(\sigma^2 + \epsilon)$, below
    1.
    """
    return is_standard(s, middle=middle, spread=spread)


@claim(
    "walkthrough.formula.ba",
    "LayerNorm, the first two formulas",
    hypotheses=[not_constant],
    near_misses={
        "the bias is divided too": {"left": lambda s: (s.gain * centered(s) + s.bias) / std(s)},
        r"RMS for $\sigma$": {"left": lambda s: s.gain * rms_norm(s, eps=0) + s.bias},
        "the sum over $H$ is not divided": {
            "left": lambda s: s.gain / s.sqrt(s.N * variance(s)) * centered(s) + s.bias
        },
    },
)
def formula_ba(s, *, left=lambda s: s.gain / std(s) * centered(s) + s.bias):
    r"""The form with $g/\sigma$ in front, from the paper on recurrent networks, is the simplified formula

    True by construction, inside the outer function $f$ and at one time step: the two differ in writing only.
    """
    return equal(left(s), s.gain * (centered(s) / s.sqrt(variance(s))) + s.bias)


@claim(
    "cheatsheet.formula",
    "Formula",
    hypotheses=[denominator_is_positive],
    near_misses={
        r"$\epsilon$ outside the root": {"root": lambda s, sigma2: s.sqrt(sigma2) + s.eps},
        "the root is lost": {"root": lambda s, sigma2: sigma2 + s.eps},
        "the second moment for the variance": {"taken_off": lambda s: 0},
        "$d - 1$ for $d$": {"d": lambda s: s.N - 1},
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
    r"without $\epsilon$": {"eps": lambda s: 0},
    r"a negative $\epsilon$": {"eps": lambda s: -s.eps},
    "above 1": {"eps": lambda s: s.eps - 1},
}


@claim(
    "walkthrough.eps-role",
    "LayerNorm, the paragraph below the code",
    hypotheses=[eps_is_positive],
    condition="“the small epsilon term”: small, and positive.",
    near_misses=EPS_MISSES,
)
def eps_role(s, *, eps=lambda s: s.eps):
    r"""$\epsilon$ in the denominator keeps LayerNorm from dividing by zero

    Without $\epsilon$ an activation proportional to $\mathbf{1}$ divides by zero: the witness that the hypothesis is
    needed.
    """
    return positive(variance(s) + eps(s))


@claim(
    "cheatsheet.eps-role",
    "Formula; question 6",
    hypotheses=[eps_is_positive],
    condition="“small constant for numerical stability”: small, and positive.",
    near_misses={**EPS_MISSES, r"at least $2\sqrt{\epsilon}$": {"factor": 2}},
)
def eps_stability(s, *, eps=lambda s: s.eps, factor=1):
    r"""$\epsilon$ prevents a division by zero: the denominator is at least $\sqrt{\epsilon}$"""
    return [
        step("not zero", positive(variance(s) + eps(s))),
        step(r"at least $\sqrt{\epsilon}$", at_most(factor * s.sqrt(s.eps), s.sqrt(v(s)))),
    ]


@claim(
    "lnverify.constant-row",
    "with a proof; compare the walkthrough’s forward test, the case D = 1",
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
    witness_at={"activation": (1, 0), "eps": 0, "c": 1},
    seen=r"at (1, 0) without $\epsilon$: $\sigma^{2} = 1/4$ takes the normalized $(1, -1)$ to $(1/4, -1/4)$, "
    r"not to $(1/2, -1/2)$",
    charitable_reading=r"the standard deviation, $\sqrt{\sigma^2 + \epsilon}$ with $\epsilon$; the post names its "
    "square.",
    near_misses={
        r"with $\epsilon$": {"gain": v},
        r"$\sigma$, though $\epsilon$ is under the root": {"gain": std},
        r"by the formula without $\epsilon$": {"eps": lambda s: 0},
    },
)
def undo(s, *, gain=variance, eps=lambda s: s.eps):
    r"""A gain equal to the original variance undoes the normalization

    Whatever the bias $c$, the output has to differ from the activation by a shift alone: centred, the two agree. The
    gain multiplies $(x - \mu)/\sqrt{\sigma^2 + \epsilon}$, so $\sigma^2$ is one power too many.
    """
    return equal(centering(s) @ undone(s, gain(s), s.scalar("c"), eps(s)), centered(s))


@claim(
    "lnverify.undo",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the variance": {"gain": v},
        r"$\epsilon$ is lost": {"gain": std},
        "the sum for the mean": {"bias": lambda s: s.sum(s.activation)},
        r"what is left has no part along $\mathbf{1}$": {"shift": lambda s, q: 0},
    },
)
def undo_exactly(s, *, gain=lambda s: s.sqrt(v(s)), bias=mean, shift=lambda s, q: q - mean(s)):
    r"""The gain $\sqrt{\sigma^2 + \epsilon}$ and the bias $\mu$ undo the normalization of an activation

    Any other pair $p$, $q$ leaves a part along $a'$ and one along $\mathbf{1}$, orthogonal to each other. So it
    restores exactly the activations with $\mu = q$ and $\sigma^2 + \epsilon = p^2$, and for $\epsilon > 0$, whatever
    $p$ is, the constant activation $q\mathbf{1}$, whose $a'$ is 0.
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
        "$N - 2$ for $N$": lambda s: in_range(s, lambda q: (s.N - 2) * s.dot(q, centering(s) @ q)),
        "the mean of $q$ for its spread": lambda s: in_range(s, lambda q: s.sum(q) ** 2),
    },
)
def consistent_range(s):
    r"""Every linear reading of the normalized activation lies in a fixed range: $(q\cdot\hat{x})^2 \le N q\cdot\Pi q$

    With $q = e_n$ it bounds a single component: $\hat{x}_n^2 \le N - 1$.
    """
    return in_range(s, lambda q: s.N * s.dot(q, centering(s) @ q))
