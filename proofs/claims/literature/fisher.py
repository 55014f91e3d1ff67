"""Ba, Kiros and Hinton, “Layer Normalization”, on the Fisher matrix of a normalized generalized linear model.

Its blocks are the covariance of the outputs times what the model’s derivatives make of it; the outputs have unit
dispersion here, φ = 1. The paper’s formulas have no ε.
"""

from proofs.claims.literature.ba import product_not_constant, standardized, summed, weight_is_not_zero
from proofs.definitions import centering, mean, std, variance
from proofs.hypotheses import not_constant
from proofs.registry import claim
from proofs.statements import equal, positive, step


def fisher(s):
    """JᵀJ, the Fisher matrix of a = Wx where the normalized outputs are independent and of variance 1."""
    J = s.jacobian(standardized(s, s.activation), s.activation)
    return J.T @ J


@claim(
    "ba.fisher-blocks",
    "§5.2.2, Eqs. (13) and (14)",
    hypotheses=[not_constant],
    corrected_by="lnverify.fisher",
    near_misses={
        "the factors are not squared": {"block": lambda factor: factor},
        "all blocks are alike": {"block": lambda factor: factor / factor},
        "the blocks are 0": {"block": lambda factor: 0 * factor},
    },
)
def blocks(s, *, block=lambda factor: factor**2):
    """Without loss of generality the Fisher matrix has the covariance of two outputs as a factor of their units’ block

    Read of layer normalization with independent outputs of variance 1: there it would be diagonal, and by the formula
    of χ its entries be (1 − (1 + x̂ᵢ²)/N)²/σ², times xxᵀ for the weights. In batch and weight normalization each output
    depends on its own weights alone, and the formula holds. In layer normalization every output depends on every
    weight, through μ and σ.
    """
    x = standardized(s, s.activation)
    return equal(fisher(s), s.diag(block(s.ones - (s.ones + x**2) / s.N)) / variance(s))


@claim(
    "lnverify.fisher",
    "with a proof; compare Ba, Kiros and Hinton, Eqs. (13) and (14)",
    hypotheses=[not_constant],
    near_misses={
        "the part along x̂ stays": {"along": lambda s, x: 0 * s.outer(x, x)},
        "divided by σ": {"divisor": std},
        "the identity": {"projector": lambda s: s.identity},
    },
)
def fisher_matrix(s, *, projector=centering, along=lambda s, x: s.outer(x, x) / s.N, divisor=lambda s: variance(s)):
    """For independent outputs of variance 1 the Fisher matrix of the summed inputs is (Π − x̂x̂ᵀ/N)/σ²

    So between units i ≠ j stands −(1 + x̂ᵢx̂ⱼ)/(Nσ²), times xxᵀ for the weights.
    """
    x = s.let("xhat", standardized(s, s.activation))
    return equal(fisher(s), (projector(s) - along(s, x)) / divisor(s))


@claim(
    "ba.growth-output",
    "§5.2.2, “even though the model’s output remains the same”",
    hypotheses=[not_constant, product_not_constant],
    corrected_by="lnverify.entry.outlier",
    witness_at={"activation": (1, 2, 4), "d": (2, 1, 1)},
    near_misses={
        "each output grows with its weights": {"output": lambda s, y: s.vector("d") * y},
        "half": {"output": lambda s, y: y / 2},
        "reversed": {"output": lambda s, y: -y},
    },
)
def growth_output(s, *, output=lambda s, y: y):
    """Where a weight vector grows, the model’s output remains the same

    Read of layer normalization: its Table 1 says no under weight vector rescaling (ba.table1.layer). It is true of
    batch and weight normalization. The factors of the weight vectors are d, at the point shown 2 for one of them. What
    a change of one summed input does to mean and variance is lnverify.entry.outlier.
    """
    a = s.activation
    return equal(standardized(s, s.vector("d") * a), output(s, standardized(s, a)))


@claim(
    "ba.metric.batch",
    "appendix, Eq. (32)",
    hypotheses=[not_constant],
    corrected_by="lnverify.metric.batch",
    near_misses={
        "the sum for the mean": {"count": lambda s: 1},
        "by x̂ itself": {"weight": lambda s, x: x},
        "twice": {"count": lambda s: s.N / 2},
    },
)
def metric_batch(s, *, weight=lambda s, x: x**2, count=lambda s: s.N):
    """In batch normalization the metric along the gain of a unit is the mean of the outputs’ variances

    The variances, Cov[y|x], are the entries of d, one for each example. By Eq. (13) each has the weight x̂ₙ², which the
    appendix leaves out. Both are the same where the variance does not go with the weight, as for Gaussian outputs,
    whose variance is constant; for a logistic output it does.
    """
    d, x = s.vector("d"), standardized(s, s.activation)
    return equal(s.dot(d, weight(s, x)) / count(s), mean(s, d))


@claim(
    "lnverify.metric.batch",
    "with a proof; compare Ba, Kiros and Hinton, Eq. (32)",
    hypotheses=[not_constant],
    near_misses={
        "no correction": {"correction": lambda s, d, x: 0},
        "the whole mean product": {"correction": lambda s, d, x: s.dot(d, x**2) / s.N},
        "with x̂ for its square": {"correction": lambda s, d, x: s.dot(d, x) / s.N},
    },
)
def metric_of_batch(s, *, correction=lambda s, d, x: s.dot(d - mean(s, d) * s.ones, x**2 - s.ones) / s.N):
    """The mean of dₙx̂ₙ² is the mean of dₙ and the covariance of d with x̂²"""
    d, x = s.vector("d"), s.let("xhat", standardized(s, s.activation))
    return equal(s.dot(d, x**2) / s.N, mean(s, d) + correction(s, d, x))


def other_not_constant(s):
    """The variance of r is positive."""
    return positive(variance(s, s.vector("r")))


@claim(
    "ba.metric.error-alone",
    "appendix, below Eq. (33)",
    hypotheses=[not_constant, other_not_constant],
    corrected_by="lnverify.entry.samuelson",
    near_misses={
        "with x̂ for its square": {"weight": lambda x: x},
        "with its fourth power": {"weight": lambda x: x**4},
        "with another change of the gain": {"other": lambda s: s.vector("h")},
    },
)
def error_alone(s, *, weight=lambda x: x**2, other=lambda s: s.vector("d")):
    """In the normalized model the metric depends on the size of the prediction error alone

    Read of layer normalization, with the same errors for two inputs a and r: independent, of variance 1. By Eq. (33) a
    change d of the gain has the metric Σ dₙ²x̂ₙ²/2, and that depends on the input: x̂ₙ² is anything from 0 to N − 1
    (lnverify.entry.samuelson).
    """
    d, x, y = s.vector("d"), standardized(s, s.activation), standardized(s, s.vector("r"))
    return equal(s.dot(d**2, weight(x)), s.dot(other(s) ** 2, weight(y)))


@claim(
    "lnverify.metric.weight-norm",
    "with a proof; compare Ba, Kiros and Hinton, Eqs. (34) and (35)",
    hypotheses=[weight_is_not_zero],
    near_misses={
        "along w itself": {"direction": lambda s, w: w},
        "along the input": {"direction": lambda s, w: s.vector("x") / s.sqrt(s.dot(w, w))},
        "0, as in the direction of w after normalization": {"found": lambda s, w, x: 0},
    },
)
def metric_of_weight_norm(s, *, direction=lambda s, w: w / s.sqrt(s.dot(w, w)), found=lambda s, w, x: summed(s, w, x)):
    """The gain of weight normalization moves the output as the length of w moves that of the plain model

    Both derivatives are w·x/‖w‖, so (34) and (35) are one form: along this direction nothing is gained.
    """
    w, x, c = s.vector("w"), s.vector("x"), s.scalar("c")
    return [
        step("the gain", equal(s.derivative(c * summed(s, w, x), c), summed(s, w, x))),
        step("the length", equal(s.dot(s.gradient(s.dot(w, x), w), direction(s, w)), found(s, w, x))),
    ]


def logistic(s, z):
    """1/(1 + exp(−z)), the probability of a logistic unit."""
    return 1 / (1 + s.exp(-z))


@claim(
    "lnverify.logistic-fisher",
    "with a proof; compare Ba, Kiros and Hinton, Eq. (12)",
    near_misses={
        "p for p(1 − p)": {"spread": lambda p: p},
        "the square of the probability": {"spread": lambda p: p**2},
        "without the input": {"mixed": lambda s, x: s.ones},
    },
)
def logistic_fisher(s, *, spread=lambda p: p * (1 - p), mixed=lambda s, x: x):
    """Of a logistic unit with weights w and bias b, the Fisher matrix at one input x is p(1 − p) times xxᵀ, x and 1

    It is the Hessian of log(1 + exp(w·x + b)), with p the probability and p(1 − p) = Cov[y|x]. Eq. (12) is its mean
    over the inputs, for every generalized linear model.
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
        "the first derivative is p": {"slope": lambda p, q: p},
        "twice as large": {"curvature": lambda p: 2 * p * (1 - p)},
        "half of it": {"curvature": lambda p: p * (1 - p) / 2},
    },
)
def logistic_divergence(s, *, slope=lambda p, q: p - q, curvature=lambda p: p * (1 - p)):
    """Along a change td of the weights the divergence of a logistic unit has the second derivative p(1 − p)(d·x)²

    The divergence is log(1 + exp(z)) − qz up to what does not depend on t, with z = (w + td)·x, p the probability
    there and q that at t = 0. Its first derivative (p − q) d·x is 0 at t = 0: so it is half the Fisher metric to second
    order.
    """
    w, x, d, t = s.vector("w"), s.vector("x"), s.vector("d"), s.scalar("t")
    z = s.dot(w + t * d, x)
    p, q = s.let("p", logistic(s, z)), s.let("q", logistic(s, s.dot(w, x)))
    change = s.derivative(s.log(1 + s.exp(z)) - q * z, t)
    return [
        step("the first", equal(change, slope(p, q) * s.dot(d, x))),
        step("the second", equal(s.derivative(change, t), curvature(p) * s.dot(d, x) ** 2)),
    ]
