"""Ba, Kiros and Hinton, “Layer Normalization”: what it is invariant under, and how the curvature changes.

The paper’s formulas have no ε: h = f(g/σ ⊙ (a − μ) + b), with a = Wx the summed inputs.
"""

from proofs.definitions import centered, mean, norm, normalized, std, variance
from proofs.hypotheses import c_is_not_negative, c_is_positive, c_is_zero, eps_is_positive, not_constant
from proofs.registry import claim
from proofs.statements import differ, equal, positive, step


def standardized(s, a):
    """(a − μ)/σ, layer normalization as the paper has it, and batch normalization where N counts the examples."""
    return centered(s, a) / std(s, a)


def layer(s, a):
    """g/σ ⊙ (a − μ) + b."""
    return s.gain * standardized(s, a) + s.bias


def summed(s, w, x):
    """w·x/‖w‖: weight normalization, with μ = 0 and σ = ‖w‖."""
    return s.dot(w, x) / norm(s, w)


def weight_is_not_zero(s):
    """‖w‖² > 0."""
    return positive(s.dot(s.vector("w"), s.vector("w")))


def shifted_weight_is_not_zero(s):
    """‖w + d‖² > 0."""
    w = s.vector("w") + s.vector("d")
    return positive(s.dot(w, w))


@claim(
    "ba.rescaling",
    "§5.1, Eq. (6)",
    hypotheses=[not_constant],
    further=[c_is_positive],
    near_misses={
        "with ε": {"map": lambda s, a: normalized(s, a)},
        "a shift of its own for each unit": {"shift": lambda s: s.vector("d")},
        "the output scales": {"output": lambda s, a: s.scalar("c") * layer(s, a)},
    },
)
def rescaling(s, *, map=layer, shift=lambda s: s.scalar("t") * s.ones, output=None):
    """If all weight vectors are scaled alike and shifted alike, layer normalization gives the same output

    With weights δW + 1γᵀ the summed inputs are δa + (γ·x)1. The paper sets no condition on δ. A negative δ turns the
    output about the bias, and δ = 0 leaves nothing to normalize; implementations have an ε, and with it the output
    changes too (lnverify.scale-law).
    """
    a = s.activation
    return equal(map(s, s.scalar("c") * a + shift(s)), (output or map)(s, a))


@claim(
    "ba.case-rescaling",
    "§5.1, Eq. (7)",
    hypotheses=[not_constant],
    further=[c_is_positive],
    near_misses={
        "with ε": {"map": lambda s, a: normalized(s, a)},
        "each feature by its own factor": {"factor": lambda s: s.vector("d")},
        "the factor comes out": {"outer": lambda s: s.scalar("c")},
    },
)
def case_rescaling(s, *, map=standardized, factor=lambda s: s.scalar("c"), outer=lambda s: 1):
    """Rescaling an individual data point does not change the prediction

    With x′ = δx the summed inputs become δa. Without bias and gain; both act after it. A negative δ changes the sign.
    """
    a = s.activation
    return equal(map(s, factor(s) * a), outer(s) * map(s, a))


@claim(
    "ba.scalars",
    "§5.1, the paragraph on weight rescaling and recentring",
    further=[c_is_not_negative],
    near_misses={
        "the variance scales by δ": {"spread": variance},
        "μ stays": {"middle": lambda s: mean(s)},
        "σ stays": {"scale": lambda s: 1},
    },
)
def scalars(s, *, spread=std, middle=lambda s: s.scalar("c") * mean(s), scale=lambda s: s.scalar("c")):
    """If the weight vector is scaled, μ and σ of batch and weight normalization scale by the same factor

    σ scales by |δ|. In batch normalization N counts the examples; in weight normalization μ = 0 and σ = ‖w‖.
    """
    c, a, w = s.scalar("c"), s.activation, s.vector("w")
    return [
        step("μ of batch normalization", equal(mean(s, c * a), middle(s))),
        step("σ of batch normalization", equal(spread(s, c * a), scale(s) * spread(s, a))),
        step("σ of weight normalization", equal(norm(s, c * w), scale(s) * norm(s, w))),
    ]


def product_not_constant(s):
    """The variance of d ⊙ a is positive."""
    return positive(variance(s, s.vector("d") * s.activation))


def difference_not_constant(s):
    """The variance of a − r is positive."""
    return positive(variance(s, s.activation - s.vector("r")))


@claim(
    "ba.table1.layer",
    "Table 1, the row “Layer norm”",
    hypotheses=[not_constant, product_not_constant, difference_not_constant],
    further=[c_is_positive],
    near_misses={
        "weight vector rescaling: invariant": {"vector": equal},
        "dataset recentring: invariant": {"data_shift": equal},
        "weight matrix rescaling: no": {"factor": differ},
        "weight matrix recentring: no": {"matrix_shift": differ},
    },
)
def table1_layer(s, *, factor=equal, matrix_shift=equal, vector=differ, data_shift=differ):
    """Of six changes layer normalization notices two: factors of single weight vectors, and a shift of the data set

    A factor of the weight matrix, of the data set or of a single case multiplies all summed inputs; a shift 1γᵀ of the
    matrix adds the same number to each. Factors of weight vectors multiply each summed input by its own, and a shift of
    the data adds an arbitrary vector. The table sets no sign: factors are positive here.
    """
    a, c, d = s.activation, s.scalar("c"), s.vector("d")
    y = standardized(s, a)
    return [
        step("weight matrix, dataset and single case rescaling", factor(standardized(s, c * a), y)),
        step("weight matrix recentring", matrix_shift(standardized(s, a + c * s.ones), y)),
        step("weight vector rescaling", vector(standardized(s, d * a), y)),
        step("dataset recentring", data_shift(standardized(s, a - s.vector("r")), y)),
    ]


@claim(
    "lnverify.table1.eps",
    "with a proof; compare Ba, Kiros and Hinton, Table 1, “Layer norm”",
    hypotheses=[eps_is_positive],
    near_misses={
        "a factor is not noticed": {"factor": equal},
        "a factor −1 is not noticed": {"sign": equal},
        "recentring is noticed": {"shift": differ},
    },
)
def table1_eps(s, *, factor=differ, sign=differ, shift=equal):
    """With ε > 0 layer normalization notices all but the recentring of the weight matrix: factors too, and signs

    So of the row’s four invariances one is left. How far a factor c shows is lnverify.scale-law: it puts ε/c² for ε.
    """
    a, y = s.activation, normalized(s)
    return [
        step("weight matrix, dataset and single case rescaling", factor(normalized(s, s.scalar("c") * a), y)),
        step("a factor −1", sign(normalized(s, -a), y)),
        step("weight matrix recentring", shift(normalized(s, a + s.scalar("c") * s.ones), y)),
    ]


@claim(
    "ba.table1.weight",
    "Table 1, the row “Weight norm”",
    hypotheses=[weight_is_not_zero, shifted_weight_is_not_zero],
    further=[c_is_positive],
    near_misses={
        "weight matrix recentring: invariant": {"weight_shift": equal},
        "dataset rescaling: invariant": {"data_factor": equal},
        "dataset recentring: invariant": {"data_shift": equal},
        "weight vector rescaling: no": {"weight_factor": differ},
    },
)
def table1_weight(s, *, weight_factor=equal, weight_shift=differ, data_factor=differ, data_shift=differ):
    """Weight normalization notices all but factors of the weights

    The weight vector of one unit: w·x/‖w‖. The table sets no sign: factors are positive here.
    """
    w, x, c, d = s.vector("w"), s.vector("x"), s.scalar("c"), s.vector("d")
    y = summed(s, w, x)
    return [
        step("weight matrix and weight vector rescaling", weight_factor(summed(s, c * w, x), y)),
        step("weight matrix recentring", weight_shift(summed(s, w + d, x), y)),
        step("dataset and single case rescaling", data_factor(summed(s, w, c * x), y)),
        step("dataset recentring", data_shift(summed(s, w, x + d), y)),
    ]


@claim(
    "ba.table1.batch",
    "Table 1, the row “Batch norm”",
    hypotheses=[not_constant, product_not_constant, difference_not_constant],
    further=[c_is_positive],
    near_misses={
        "weight matrix recentring: invariant": {"weight_shift": equal},
        "single case rescaling: invariant": {"case": equal},
        "weight and dataset rescaling: no": {"factor": differ},
        "dataset recentring: no": {"data_shift": differ},
    },
)
def table1_batch(s, *, factor=equal, weight_shift=differ, data_shift=equal, case=differ):
    """Batch normalization of one unit notices a shift of its weights and factors of single cases, and nothing else

    N counts the examples. A shift of the data set adds the same number w·γ to the summed input of each example, a shift
    of the weights adds an arbitrary vector, factors of single cases multiply each by its own.
    """
    a, c, d = s.activation, s.scalar("c"), s.vector("d")
    y = standardized(s, a)
    return [
        step("weight matrix, weight vector and dataset rescaling", factor(standardized(s, c * a), y)),
        step("dataset recentring", data_shift(standardized(s, a + c * s.ones), y)),
        step("weight matrix recentring", weight_shift(standardized(s, a - s.vector("r")), y)),
        step("single case rescaling", case(standardized(s, d * a), y)),
    ]


@claim(
    "ba.all-rescaling",
    "§5.1, on rescaling the dataset",
    hypotheses=[weight_is_not_zero, c_is_positive],
    corrected_by="lnverify.weight-norm.rescaling",
    near_misses={
        "a shift": {"change": lambda s, x: x + s.scalar("c") * s.ones},
        "a factor for each feature": {"change": lambda s, x: s.vector("d") * x},
        "the reciprocal factor": {"output": lambda s, y: y / s.scalar("c")},
    },
)
def all_rescaling(s, *, change=lambda s, x: s.scalar("c") * x, output=lambda s, y: y):
    """All the normalization methods are invariant to rescaling the dataset: weight normalization

    The paper’s own Table 1 says no for weight normalization: its output is multiplied by the factor.
    """
    w, x = s.vector("w"), s.vector("x")
    return equal(summed(s, w, change(s, x)), output(s, summed(s, w, x)))


@claim(
    "lnverify.weight-norm.rescaling",
    "with a proof; compare Ba, Kiros and Hinton, Table 1",
    hypotheses=[weight_is_not_zero],
    near_misses={
        "invariant": {"factor": lambda s: 1},
        "the square": {"factor": lambda s: s.scalar("c") ** 2},
        "its size": {"factor": lambda s: s.sqrt(s.scalar("c") ** 2)},
    },
)
def weight_norm_rescaling(s, *, factor=lambda s: s.scalar("c")):
    """Weight normalization multiplies its output by the factor of the data, of either sign"""
    w, x = s.vector("w"), s.vector("x")
    return equal(summed(s, w, s.scalar("c") * x), factor(s) * summed(s, w, x))


def shifted_input_not_constant(s):
    """The variance of w ⊙ (x + c1) is positive."""
    return positive(variance(s, s.vector("w") * (s.vector("x") + s.scalar("c") * s.ones)))


def weighted_input_not_constant(s):
    """The variance of w ⊙ x is positive."""
    return positive(variance(s, s.vector("w") * s.vector("x")))


@claim(
    "ba.feature-shifting",
    "§7, Conclusion",
    hypotheses=[weighted_input_not_constant, shifted_input_not_constant],
    corrected_by="walkthrough.shift-invariance",
    near_misses={
        "the output shifts": {"output": lambda s, y: y + s.scalar("c") * s.ones},
        "shifted by the weights": {"output": lambda s, y: y + s.scalar("c") * s.vector("w")},
        "reversed": {"output": lambda s, y: -y},
    },
)
def feature_shifting(s, *, output=lambda s, y: y):
    """Layer normalization is invariant to a shift of the features of a training case

    Read of the features x behind diagonal weights, LN(W(x + c1)) = LN(Wx) with W = diag(w): it fails unless the rows of
    W have the same sum, and the paper’s Table 1 says so, under dataset recentring. Read of the summed inputs a = Wx it
    is true: walkthrough.shift-invariance.
    """
    w, x = s.vector("w"), s.vector("x")
    return equal(standardized(s, w * (x + s.scalar("c") * s.ones)), output(s, standardized(s, w * x)))


@claim(
    "ba.input-only",
    "§5.1, on normalization before the weights",
    hypotheses=[not_constant],
    near_misses={
        "invariant to a factor": {"factor": equal},
        "invariant to a shift": {"shift": equal},
        "the factor is squared": {"by_factor": lambda s, c: c**2},
    },
)
def input_only(s, *, factor=differ, shift=differ, by_factor=lambda s, c: c):
    """If only the input before the weights is normalized, the model notices factors and shifts of the weights

    The summed input of one unit, w·x̂. So does every Pre-LN block.
    """
    w, x, c, d = s.vector("w"), standardized(s, s.activation), s.scalar("c"), s.vector("d")
    y = s.dot(w, x)
    return [
        step("a factor", factor(s.dot(c * w, x), y)),
        step("it comes out", equal(s.dot(c * w, x), by_factor(s, c) * y)),
        step("a shift", shift(s.dot(w + d, x), y)),
    ]


def curvature(s, w, x):
    """The matrix ∇ᵥ ∇ᵥᵀ of the summed input at w: Cov[y|x] times it is the block of the Fisher matrix of one unit."""
    slope = x / norm(s, w) - s.dot(w, x) / norm(s, w) ** 3 * w
    return s.outer(slope, slope)


@claim(
    "ba.curvature",
    "§5.2.2, “Implicit learning rate reduction through the growth of the weight vector”",
    hypotheses=[weight_is_not_zero],
    corrected_by="lnverify.weight-norm.curvature",
    near_misses={
        "unchanged": {"share": 1},
        "a third": {"share": 3},
        "an eighth": {"share": 8},
    },
)
def growth_halves_curvature(s, *, share=2):
    """Where the norm of a weight vector doubles, the curvature along it changes by a factor of 1/2

    Read of the block of the Fisher matrix that belongs to the weights, in weight normalization: the block carries 1/σ²,
    and σ doubles, so the factor is 1/4. In the direction of w itself the curvature is 0 before and after.
    """
    w, x = s.vector("w"), s.vector("x")
    return equal(curvature(s, 2 * w, x), curvature(s, w, x) / share)


@claim(
    "lnverify.weight-norm.curvature",
    "with a proof; compare Ba, Kiros and Hinton, §5.2.2",
    hypotheses=[weight_is_not_zero, c_is_positive],
    near_misses={
        "a factor 1/c": {"share": lambda s: s.scalar("c")},
        "unchanged": {"share": lambda s: 1},
        "the slope is x/‖w‖": {"slope": lambda s, w, x: x / norm(s, w)},
    },
)
def weight_norm_curvature(
    s, *, share=lambda s: s.scalar("c") ** 2, slope=lambda s, w, x: s.gradient(summed(s, w, x), w)
):
    """Where a weight vector grows by c, the curvature of weight normalization falls by 1/c²; along it, it is 0"""
    w, x, c = s.vector("w"), s.vector("x"), s.scalar("c")
    return [
        step("the slope", equal(s.outer(slope(s, w, x), slope(s, w, x)), curvature(s, w, x))),
        step("the factor", equal(curvature(s, c * w, x), curvature(s, w, x) / share(s))),
        step("along w", equal(curvature(s, w, x) @ w, 0)),
    ]


@claim(
    "lnverify.zero-gain-start",
    "with a proof; compare Ba, Kiros and Hinton, supplement, Eq. (15) and the sentences on its initialization",
    hypotheses=[not_constant, c_is_zero],
    near_misses={
        "gain 1, bias 0": {"gain": lambda s: s.ones, "bias": lambda s: 0 * s.ones},
        "gain 1, bias 1": {"gain": lambda s: s.ones},
        "the output is 0": {"output": lambda s: 0 * s.ones},
    },
)
def zero_gain_start(s, *, gain=lambda s: s.scalar("c") * s.ones, bias=lambda s: s.ones, output=lambda s: s.ones):
    """With all gains 0 and all biases 1 the output is 1 for every input, and nothing flows back

    The supplement calls α the gains and β the biases and initializes α with zeros and β with ones; §6 of the paper
    initializes gains with 1 and biases with 0. The gains are c here, and c = 0.
    """
    y = gain(s) * standardized(s, s.activation) + bias(s)
    return [
        step("the output", equal(y, output(s))),
        step("the Jacobian", equal(s.jacobian(y, s.activation), 0)),
    ]
