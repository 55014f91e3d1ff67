"""Ba, Kiros and Hinton, “Layer Normalization”, on the Fisher matrix of a normalized generalized linear model.

Its blocks are the covariance of the outputs times what the model’s derivatives make of it; the outputs have unit
dispersion here, φ = 1. The paper’s formulas have no ε.
"""

from lnverify.proofs.claims.literature.ba import standardize, weight_is_not_zero, weight_normalization
from lnverify.proofs.definitions import centering, mean, std, variance
from lnverify.proofs.hypotheses import c_is_positive, k_is_zero, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


def fisher(s):
    """JᵀJ, the Fisher matrix of a = Wx where the normalized outputs are independent and of variance 1."""
    J = s.jacobian(standardize(s, s.activation), s.activation)
    return J.T @ J


def fisher_through(s, part):
    """The same where only a part of what mean and variance do to the gradient is counted: 1 is all of it, 0 nothing."""
    x = standardize(s, s.activation)
    J = (s.identity - part * (s.outer(s.ones, s.ones) + s.outer(x, x)) / s.N) / std(s)
    return J.T @ J


def dispersion_is_positive(s):
    """φ > 0."""
    return positive(s.scalar("phi"))


def along(s, x):
    """p·x + r, by which p of the weights and r of the bias move the unit’s value."""
    return s.dot(s.vector("p"), x) + s.scalar("r")


@claim(
    "ba.eq12",
    "§5.2.2, Eq. (12)",
    where=[
        r"the unit is $w\cdot x + b$ with normal noise $\sqrt{\phi} z_i$ of variance $\phi$, so $\mathrm{Cov}[y|x] = "
        r"\phi$, and $\ell$ is the logarithm of its density at $t$, but for a constant",
        "the matrix is said by its square form in the direction $p$ of the weights and $r$ of the bias",
    ],
    hypotheses=[dispersion_is_positive],
    near_misses={
        r"$\phi$ for $\phi^2$": {"at_input": lambda s, v: s.scalar("phi") / s.scalar("phi") * v**2},
        "the bias apart from the weights": {
            "at_input": lambda s, v: (s.dot(s.vector("p"), s.vector("x")) ** 2 + s.scalar("r") ** 2) / s.scalar("phi")
        },
        "the bias is lost on average": {"block": lambda s, p, r: s.dot(p, p) / s.scalar("phi")},
        "with $2pr$ on average": {"block": lambda s, p, r: (s.dot(p, p) + 2 * r * s.sum(p) + r**2) / s.scalar("phi")},
    },
)
def eq12(
    s,
    *,
    at_input=lambda s, v: s.scalar("phi") / s.scalar("phi") ** 2 * v**2,
    block=lambda s, p, r: (s.dot(p, p) + r**2) / s.scalar("phi"),
):
    r"""The Fisher matrix of a linear unit with normal noise is the mean of $\mathrm{Cov}[y|x]/\phi^2$ times $xx^\top$,
    $x$, $x^\top$ and 1: over standard normal inputs the identity over $\phi$

    That is Eq. (12) for one unit of this family; lnverify.logistic-fisher has a logistic one at one input.
    """
    w, b, t, phi, x, p, r = (
        s.vector("w"),
        s.scalar("b"),
        s.scalar("t"),
        s.scalar("phi"),
        s.vector("x"),
        s.vector("p"),
        s.scalar("r"),
    )
    residual = t - s.dot(w, x) - b
    density = -(residual**2) / (2 * phi)
    score = s.dot(s.gradient(density, w), p) + s.derivative(density, b) * r
    z, y = s.vector("z"), s.vector("y")
    noise = s.sqrt(phi) * s.entry(z, "i")
    return [
        step("the score", equal(score, residual * along(s, x) / phi)),
        step("at an input", equal(s.expect((noise * along(s, x) / phi) ** 2, over=z), at_input(s, along(s, x)))),
        step("on average", equal(s.expect(along(s, y) ** 2 / phi, over=y), block(s, p, r))),
    ]


@claim(
    "ba.fisher-blocks",
    "§5.2.2, Eqs. (13) and (14)",
    hypotheses=[not_constant],
    extra_hypotheses=[k_is_zero],
    law="lnverify.fisher",
    charitable_reading="weight normalization, or batch normalization with its statistics held fixed.",
    witness_at={"activation": (0, 1, 1), "k": 1},
    seen=r"at summed inputs (0, 1, 1) of three independent units: the second weight vector’s block is 9/4 $xx^{\top}$ "
    r"and not 9/8 $xx^{\top}$, and the block of units 2 and 3 is $-9/4$ $xx^{\top}$ and not 0",
    near_misses={
        "half of each block": {"block": lambda factor: factor**2 / 2},
        "the blocks are 0": {"block": lambda factor: 0 * factor},
        "twice each factor": {"block": lambda factor: (2 * factor) ** 2},
    },
)
def blocks(s, *, block=lambda factor: factor**2):
    r"""Without loss of generality the Fisher matrix has the covariance of two outputs as a factor of their units’ block

    Read of layer normalization with independent outputs of variance 1, as the paper derives the formula for all three
    normalizations: by it the matrix would be diagonal, with the entries $(1 - (1 + \hat{x}_{i}^{2})/N)^{2}/\sigma^{2}$,
    times $xx^{\top}$ for the weights. In layer normalization every output depends on every weight, through $\mu$ and
    $\sigma$, so a block is a sum over all outputs: $k = 1$. In batch normalization, its statistics held fixed, and in
    weight normalization each output depends on its own weights alone, and the formula holds: $k = 0$.
    """
    x, k = standardize(s, s.activation), s.scalar("k")
    return equal(fisher_through(s, k), s.diag(block(s.ones - k * (s.ones + x**2) / s.N)) / variance(s))


@claim(
    "lnverify.fisher",
    "with a proof; compare Ba, Kiros and Hinton, Eqs. (13) and (14)",
    hypotheses=[not_constant],
    near_misses={
        r"the part along $\hat{x}$ stays": {"along": lambda s, x: 0 * s.outer(x, x)},
        r"divided by $\sigma$": {"divisor": std},
        "the identity": {"projector": lambda s: s.identity},
    },
)
def fisher_matrix(s, *, projector=centering, along=lambda s, x: s.outer(x, x) / s.N, divisor=lambda s: variance(s)):
    r"""For independent outputs of variance 1 the Fisher matrix of the summed inputs is $(\Pi -
    \hat{x}\hat{x}^\top/N)/\sigma^2$

    So between units $i \ne j$ stands $-(1 + \hat{x}_i\hat{x}_j)/(N\sigma^2)$, times $xx^\top$ for the weights.
    """
    x = s.let("xhat", standardize(s, s.activation))
    return equal(fisher(s), (projector(s) - along(s, x)) / divisor(s))


def growth(s):
    """The factors c + kdₙ of the weight vectors."""
    return s.scalar("c") * s.ones + s.scalar("k") * s.vector("d")


@claim(
    "ba.growth-output",
    "§5.2.2, “even though the model’s output remains the same”",
    hypotheses=[not_constant, c_is_positive],
    condition="“grows”: its factor is positive.",
    extra_hypotheses=[k_is_zero],
    law="lnverify.entry.outlier",
    charitable_reading="batch and weight normalization, or weight vectors that all grow alike.",
    witness_at={"activation": (1, 2, 4), "c": 1, "k": 1, "d": (1, 0, 0)},
    seen="at summed inputs (1, 2, 4), the first weight vector doubled: (2, 2, 4) has two equal outputs, (1, 2, 4) none",
    near_misses={
        "each output grows with its weights": {"output": lambda s, y: s.scalar("c") * y},
        "half": {"output": lambda s, y: y / 2},
        "reversed": {"output": lambda s, y: -y},
    },
)
def growth_output(s, *, output=lambda s, y: y):
    """Where a weight vector grows, the model’s output remains the same

    Read of layer normalization: its Table 1 says no under weight vector rescaling (ba.table1.layer). It is true of
    batch and weight normalization, and where all weight vectors grow alike: the factors are $c + kd_{n}$ here, and $k =
    0$. What a change of one summed input does to mean and variance is lnverify.entry.outlier.
    """
    a = s.activation
    return equal(standardize(s, growth(s) * a), output(s, standardize(s, a)))


@claim(
    "ba.metric.batch",
    "appendix, Eq. (32)",
    hypotheses=[not_constant],
    extra_hypotheses=[k_is_zero],
    law="lnverify.metric.batch",
    charitable_reading="outputs of one variance, as Gaussian ones have.",
    witness_at={"activation": (0, 1, 1), "c": 1, "k": 1, "d": (0, 1, 1)},
    seen="on a batch with the summed inputs (0, 1, 1) and outputs of the variances 1, 2 and 2: 4/3 by Eq. (13), and "
    "the mean of the variances is 5/3",
    near_misses={
        "the sum for the mean": {"count": lambda s: 1},
        r"by $\hat{x}$ itself": {"weight": lambda s, x: x},
        "twice": {"count": lambda s: s.N / 2},
    },
)
def metric_batch(s, *, weight=lambda s, x: x**2, count=lambda s: s.N):
    r"""In batch normalization the metric along the gain of a unit is the mean of the outputs’ variances

    The variances Cov$[y|x]$ over a batch are $c + kd_n$, and $k = 0$ where they agree, as for Gaussian outputs; those
    of a logistic unit differ. By Eq. (13) each has the weight $\hat{x}_n^2$, which the appendix leaves out.
    """
    v = s.scalar("c") * s.ones + s.scalar("k") * s.vector("d")
    return equal(s.dot(v, weight(s, standardize(s, s.activation))) / count(s), mean(s, v))


@claim(
    "lnverify.metric.batch",
    "with a proof; compare Ba, Kiros and Hinton, Eq. (32)",
    hypotheses=[not_constant],
    near_misses={
        "no correction": {"correction": lambda s, d, x: 0},
        "the whole mean product": {"correction": lambda s, d, x: s.dot(d, x**2) / s.N},
        r"with $\hat{x}$ for its square": {"correction": lambda s, d, x: s.dot(d, x) / s.N},
    },
)
def metric_of_batch(s, *, correction=lambda s, d, x: s.dot(d - mean(s, d) * s.ones, x**2 - s.ones) / s.N):
    r"""The mean of $d_n\hat{x}_n^2$ is the mean of $d_n$ and the covariance of $d$ with $\hat{x}^2$"""
    d, x = s.vector("d"), s.let("xhat", standardize(s, s.activation))
    return equal(s.dot(d, x**2) / s.N, mean(s, d) + correction(s, d, x))


def other_not_constant(s):
    """The variance of r is positive."""
    return positive(variance(s, s.vector("r")))


@claim(
    "ba.metric.error-alone",
    "appendix, above Eq. (32)",
    hypotheses=[not_constant, other_not_constant],
    corrected_by="lnverify.metric.layer",
    witness_at={"activation": (0, 1, 1), "r": (1, 0, 1), "d": (0, 1, 0)},
    seen="with the same errors, independent and of variance 1: a change of the second gain has the metric 1/4 where "
    "the summed inputs are (0, 1, 1), and 1 where they are (1, 0, 1)",
    near_misses={
        r"with $\hat{x}$ for its square": {"weight": lambda x: x},
        "with its fourth power": {"weight": lambda x: x**4},
        "with another change of the gain": {"other": lambda s: s.vector("h")},
    },
)
def error_alone(s, *, weight=lambda x: x**2, other=lambda s: s.vector("d")):
    r"""In the normalized model the metric depends on the size of the prediction error alone

    Read of layer normalization, with the same errors for two inputs with the summed inputs $a$ and $r$: independent, of
    variance 1. By Eq. (33) a change $d$ of the gain has the metric $\sum d_{n}^{2}\hat{x}_{n}^{2}/2$, and that depends
    on the input, from 0 on (lnverify.metric.layer).
    """
    d, x, y = s.vector("d"), standardize(s, s.activation), standardize(s, s.vector("r"))
    return equal(s.dot(d**2, weight(x)), s.dot(other(s) ** 2, weight(y)))


@claim(
    "lnverify.metric.layer",
    "with a proof; compare Ba, Kiros and Hinton, Eq. (33)",
    hypotheses=[not_constant],
    near_misses={
        "the gain’s change alone counts": {"weight": lambda x: x**0},
        r"with $\hat{x}$ for its square": {"weight": lambda x: x},
        "at most the mean change": {"most": lambda s, d: s.dot(d, d) / (2 * s.N)},
    },
)
def metric_of_layer(s, *, weight=lambda x: x**2, most=lambda s, d: (s.N - 1) * s.dot(d, d) / 2):
    r"""In layer normalization a change $d$ of the gain has the metric $\sum d_{n}^{2}\hat{x}_{n}^{2}/2$ for independent
    errors of variance 1

    It is the second-order part of the divergence $\sum(y'_{n} - y_{n})^{2}/2$ of Gaussian outputs $y = g \odot \hat{x}
    + b$, exactly so. For one gain, that of unit $i$, it is $d_{i}^{2}\hat{x}_{i}^{2}/2$, which the input takes from 0
    to $(N - 1)d_{i}^{2}/2$.
    """
    d, x, e = s.vector("d"), s.let("xhat", standardize(s, s.activation)), s.basis("i")
    change = (s.gain + d) * x - s.gain * x
    own = s.entry(d, "i") * e
    return [
        step("the divergence", equal(s.dot(change, change) / 2, s.dot(d**2, weight(x)) / 2)),
        step("of one gain", at_most(s.dot(own**2, x**2) / 2, most(s, own))),
    ]


@claim(
    "lnverify.metric.weight-norm",
    "with a proof; compare Ba, Kiros and Hinton, Eqs. (34) and (35)",
    hypotheses=[weight_is_not_zero],
    near_misses={
        "along $w$ itself": {"direction": lambda s, w: w},
        "along the input": {"direction": lambda s, w: s.vector("x") / s.sqrt(s.dot(w, w))},
        "0, as in the direction of $w$ after normalization": {"found": lambda s, w, x: 0},
    },
)
def metric_of_weight_norm(
    s, *, direction=lambda s, w: w / s.sqrt(s.dot(w, w)), found=lambda s, w, x: weight_normalization(s, w, x)
):
    r"""The gain of weight normalization moves the output as the length of $w$ moves that of the plain model

    Both derivatives are $w\cdot x/\|w\|$, so (34) and (35) are one form: along this direction nothing is gained.
    """
    w, x, c = s.vector("w"), s.vector("x"), s.scalar("c")
    return [
        step("the gain", equal(s.derivative(c * weight_normalization(s, w, x), c), weight_normalization(s, w, x))),
        step("the length", equal(s.dot(s.gradient(s.dot(w, x), w), direction(s, w)), found(s, w, x))),
    ]


def logistic(s, z):
    """1/(1 + exp(−z)), the probability of a logistic unit."""
    return 1 / (1 + s.exp(-z))


@claim(
    "lnverify.logistic-fisher",
    "with a proof; compare Ba, Kiros and Hinton, Eq. (12)",
    near_misses={
        "$p$ for $p(1 - p)$": {"spread": lambda p: p},
        "the square of the probability": {"spread": lambda p: p**2},
        "without the input": {"mixed": lambda s, x: s.ones},
    },
)
def logistic_fisher(s, *, spread=lambda p: p * (1 - p), mixed=lambda s, x: x):
    r"""Of a logistic unit with weights $w$ and bias $b$, the Fisher matrix at one input $x$ is $p(1 - p)$ times
    $xx^\top$, $x$ and 1

    It is the Hessian of $\log(1 + \exp(w\cdot x + b))$, with $p$ the probability and $p(1 - p)$ = $\mathrm{Cov}[y|x]$.
    Eq. (12) is its mean over the inputs, for every generalized linear model.
    """
    w, x, b = s.vector("w"), s.vector("x"), s.scalar("b")
    z = s.dot(w, x) + b
    loss, p = s.log(1 + s.exp(z)), s.let("p", logistic(s, z))
    return [
        step("the weights", equal(s.jacobian(s.gradient(loss, w), w), spread(p) * s.outer(x, x))),
        step("the weights and the bias", equal(s.gradient(s.derivative(loss, b), w), spread(p) * mixed(s, x))),
        step("the bias", equal(s.derivative(s.derivative(loss, b), b), spread(p))),
    ]


@claim(
    "lnverify.logistic-divergence",
    "with a proof; compare Ba, Kiros and Hinton, Eq. (8)",
    near_misses={
        "the first derivative is $p$": {"slope": lambda p, q: p},
        "twice as large": {"curvature": lambda p: 2 * p * (1 - p)},
        "half of it": {"curvature": lambda p: p * (1 - p) / 2},
    },
)
def logistic_divergence(s, *, slope=lambda p, q: p - q, curvature=lambda p: p * (1 - p)):
    r"""Along a change $td$ of the weights the divergence of a logistic unit has the second derivative $p(1 - p)(d\cdot
    x)^2$

    The divergence is $\log(1 + \exp(z)) - qz$ up to what does not depend on $t$, with $z = (w + td)\cdot x$, $p$ the
    probability there and $q$ that at $t = 0$. Its first derivative $(p - q) d\cdot x$ is 0 at $t = 0$: so it is half
    the Fisher metric to second order.
    """
    w, x, d, t = s.vector("w"), s.vector("x"), s.vector("d"), s.scalar("t")
    z = s.dot(w + t * d, x)
    p, q = s.let("p", logistic(s, z)), s.let("q", logistic(s, s.dot(w, x)))
    change = s.derivative(s.log(1 + s.exp(z)) - q * z, t)
    return [
        step("the first", equal(change, slope(p, q) * s.dot(d, x))),
        step("the second", equal(s.derivative(change, t), curvature(p) * s.dot(d, x) ** 2)),
    ]
