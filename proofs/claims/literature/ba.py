"""Ba, Kiros and Hinton, “Layer Normalization”: what it is invariant under, and how the curvature changes.

The paper’s formulas have no ε: h = f(g/σ ⊙ (a − μ) + b), with a = Wx the summed inputs.
"""

from fractions import Fraction

from lnverify.proofs import letters
from lnverify.proofs.definitions import centered, centering, mean, norm, normalized, std, variance
from lnverify.proofs.hypotheses import (
    c_is_not_negative,
    c_is_not_zero,
    c_is_positive,
    c_is_zero,
    denominator_is_positive,
    eps_is_positive,
    k_is_zero,
    not_constant,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import differ, equal, positive, step


def standardize(s, a):
    """(a − μ)/σ, layer normalization as the paper has it, and batch normalization where N counts the examples."""
    return centered(s, a) / std(s, a)


def layer(s, a):
    """g/σ ⊙ (a − μ) + b."""
    return s.gain * standardize(s, a) + s.bias


def weight_normalization(s, w, x):
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
    extra_hypotheses=[c_is_positive],
    law="lnverify.standardized.sign",
    witness_at={"activation": (1, -1), "c": -1, "t": 0, "gain": (1, 1), "bias": (0, 0)},
    seen=r"for $\delta = -1$: $g = 1$, $b = 0$, and summed inputs $(1, -1)$ give the output $(1, -1)$, and $(-1, 1)$ "
    r"instead",
    near_misses={
        r"with $\epsilon$": {"map": lambda s, a: normalized(s, a)},
        "a shift of its own for each unit": {"shift": lambda s: s.vector("d")},
        "the output scales": {"output": lambda s, a: s.scalar("c") * layer(s, a)},
    },
)
def rescaling(s, *, map=layer, shift=lambda s: s.scalar("t") * s.ones, output=None):
    r"""If all weight vectors are scaled alike and shifted alike, layer normalization gives the same output

    With weights $\delta W + \mathbf{1}\gamma^\top$ the summed inputs are $\delta a + (\gamma\cdot x)\mathbf{1}$. The
    paper sets no condition on $\delta$. A negative $\delta$ turns the output about the bias, and $\delta = 0$ leaves
    nothing to normalize; implementations have an $\epsilon$, and with it the output changes too (lnverify.scale-law).
    """
    a = s.activation
    return equal(map(s, s.scalar("c") * a + shift(s)), (output or map)(s, a))


@claim(
    "ba.case-rescaling",
    "§5.1, Eq. (7)",
    hypotheses=[not_constant],
    extra_hypotheses=[c_is_positive],
    law="lnverify.standardized.sign",
    witness_at={"activation": (1, -1), "c": -1},
    seen=r"for $\delta = -1$: summed inputs $(1, -1)$ are normalized to $(1, -1)$, and $(-1, 1)$ instead",
    near_misses={
        r"with $\epsilon$": {"map": lambda s, a: normalized(s, a)},
        "each feature by its own factor": {"factor": lambda s: s.vector("d")},
        "the factor comes out": {"outer": lambda s: s.scalar("c")},
    },
)
def case_rescaling(s, *, map=standardize, factor=lambda s: s.scalar("c"), outer=lambda s: 1):
    r"""Rescaling an individual data point does not change the prediction

    With $x' = \delta x$ the summed inputs become $\delta a$. Without bias and gain; both act after it. A negative
    $\delta$ changes the sign.
    """
    a = s.activation
    return equal(map(s, factor(s) * a), outer(s) * map(s, a))


@claim(
    "ba.scalars",
    "§5.1, the paragraph on weight rescaling and recentring",
    extra_hypotheses=[c_is_not_negative],
    law="lnverify.standardized.deviation",
    witness_at={"c": -1, "activation": (1, -1), "w": (1, 0)},
    seen=r"for $\delta = -1$: $\sigma$ stays 1 and does not become $-1$",
    near_misses={
        r"the variance scales by $\delta$": {"spread": variance},
        r"$\mu$ stays": {"middle": lambda s: mean(s)},
        r"$\sigma$ stays": {"scale": lambda s: 1},
    },
)
def scalars(s, *, spread=std, middle=lambda s: s.scalar("c") * mean(s), scale=lambda s: s.scalar("c")):
    r"""If the weight vector is scaled, $\mu$ and $\sigma$ of batch and weight normalization scale by the same factor

    $\sigma$ scales by $|\delta|$. In batch normalization $N$ counts the examples; in weight normalization $\mu = 0$ and
    $\sigma = \|w\|$.
    """
    c, a, w = s.scalar("c"), s.activation, s.vector("w")
    return [
        step(r"$\mu$ of batch normalization", equal(mean(s, c * a), middle(s))),
        step(r"$\sigma$ of batch normalization", equal(spread(s, c * a), scale(s) * spread(s, a))),
        step(r"$\sigma$ of weight normalization", equal(norm(s, c * w), scale(s) * norm(s, w))),
    ]


@claim(
    "lnverify.standardized.sign",
    "with a proof; compare Ba, Kiros and Hinton, §5.1, and Ioffe and Szegedy, §3.3",
    hypotheses=[denominator_is_positive, c_is_not_zero],
    near_misses={
        "invariant": {"factor": lambda s: s.sqrt(s.scalar("c") ** 2)},
        r"with the same $\epsilon$": {"eps": lambda s: s.eps},
        "the output scales": {"factor": lambda s: s.scalar("c") ** 2},
    },
)
def standardized_sign(s, *, factor=lambda s: s.scalar("c"), eps=lambda s: s.scalar("c") ** 2 * s.eps):
    r"""A factor $c$ of the summed inputs shows by its sign alone where $\epsilon$ becomes $c^2\epsilon$: $|c|$ times
    the
    normalized $ca$ is $c$ times the normalized $a$

    So without $\epsilon$ the output stays for $c > 0$ and changes its sign for $c < 0$. With one $\epsilon$ for both it
    changes in size too. The same holds of batch normalization, where $N$ counts examples.
    """
    a, c = s.activation, s.scalar("c")
    return equal(s.abs(c) * normalized(s, c * a, eps(s)), factor(s) * normalized(s, a))


@claim(
    "lnverify.standardized.deviation",
    "with a proof; compare Ba, Kiros and Hinton, §5.1",
    near_misses={
        "by $c$": {"scale": lambda s: s.scalar("c")},
        "by $c^{2}$": {"scale": lambda s: s.scalar("c") ** 2},
        "of the variance": {"spread": variance},
    },
)
def standardized_deviation(s, *, spread=std, scale=lambda s: s.sqrt(s.scalar("c") ** 2)):
    """The standard deviation of $ca$ is $|c|$ times that of $a$, and the length of $cw$ is $|c|$ times that of $w$"""
    c, a, w = s.scalar("c"), s.activation, s.vector("w")
    return [
        step("the deviation", equal(spread(s, c * a), scale(s) * spread(s, a))),
        step("the length", equal(norm(s, c * w), scale(s) * norm(s, w))),
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
    extra_hypotheses=[c_is_positive],
    law="lnverify.standardized.sign",
    witness_at={"activation": (3, -2), "d": (-1, 2), "r": (2, 3), "c": -1},
    seen="for the factor $-1$: the summed inputs $(3, -2)$ are normalized to $(1, -1)$, and $(-3, 2)$ to $(-1, 1)$",
    near_misses={
        "weight vector rescaling: invariant": {"vector": equal},
        "dataset recentring: invariant": {"data_shift": equal},
        "weight matrix rescaling: no": {"factor": differ},
        "weight matrix recentring: no": {"matrix_shift": differ},
    },
)
def table1_layer(s, *, factor=equal, matrix_shift=equal, vector=differ, data_shift=differ):
    r"""Of six changes layer normalization is invariant to all but two: factors of single weight vectors, and a
    shift of the data set

    A factor of the weight matrix, of the data set or of a single case multiplies all summed inputs; a shift
    $\mathbf{1}\gamma^\top$ of the matrix adds the same number to each. Factors of weight vectors multiply each summed
    input by its own, and a shift of the data adds an arbitrary vector. The table sets no sign: factors are positive
    here. What is left of the row with $\epsilon > 0$ is lnverify.table1.eps.
    """
    a, c, d = s.activation, s.scalar("c"), s.vector("d")
    y = standardize(s, a)
    return [
        step("weight matrix, dataset and single case rescaling", factor(standardize(s, c * a), y)),
        step("weight matrix recentring", matrix_shift(standardize(s, a + c * s.ones), y)),
        step("weight vector rescaling", vector(standardize(s, d * a), y)),
        step("dataset recentring", data_shift(standardize(s, a - s.vector("r")), y)),
    ]


@claim(
    "lnverify.table1.eps",
    "with a proof; compare Ba, Kiros and Hinton, Table 1, “Layer norm”",
    hypotheses=[eps_is_positive],
    near_misses={
        "a factor is not noticed": {"factor": equal},
        "a factor $-1$ is not noticed": {"sign": equal},
        "recentring is noticed": {"shift": differ},
    },
)
def table1_eps(s, *, factor=differ, sign=differ, shift=equal):
    r"""With $\epsilon > 0$ layer normalization notices all but the recentring of the weight matrix: factors too, and
    signs

    So of the row’s four invariances one is left. How far a factor $c$ shows is lnverify.scale-law: it puts
    $\epsilon/c^2$ for $\epsilon$.
    """
    a, y = s.activation, normalized(s)
    return [
        step("weight matrix, dataset and single case rescaling", factor(normalized(s, s.scalar("c") * a), y)),
        step("a factor $-1$", sign(normalized(s, -a), y)),
        step("weight matrix recentring", shift(normalized(s, a + s.scalar("c") * s.ones), y)),
    ]


@claim(
    "ba.table1.weight",
    "Table 1, the row “Weight norm”",
    hypotheses=[weight_is_not_zero, shifted_weight_is_not_zero],
    extra_hypotheses=[c_is_positive],
    law="lnverify.weight-norm.sign",
    witness_at={"w": (1, 0), "d": (0, 1), "x": (1, 0), "c": -1},
    seen="for the factor $-1$ of the weights $(1, 0)$: at the input $(1, 0)$ the output changes from 1 to $-1$",
    near_misses={
        "weight matrix recentring: invariant": {"weight_shift": equal},
        "dataset rescaling: invariant": {"data_factor": equal},
        "dataset recentring: invariant": {"data_shift": equal},
        "weight vector rescaling: no": {"weight_factor": differ},
    },
)
def table1_weight(s, *, weight_factor=equal, weight_shift=differ, data_factor=differ, data_shift=differ):
    r"""Weight normalization is invariant to factors of the weights, and to none of the other changes

    The weight vector of one unit: $w\cdot x/\|w\|$. The table sets no sign: factors are positive here.
    """
    w, x, c, d = s.vector("w"), s.vector("x"), s.scalar("c"), s.vector("d")
    y = weight_normalization(s, w, x)
    return [
        step("weight matrix and weight vector rescaling", weight_factor(weight_normalization(s, c * w, x), y)),
        step("weight matrix recentring", weight_shift(weight_normalization(s, w + d, x), y)),
        step("dataset and single case rescaling", data_factor(weight_normalization(s, w, c * x), y)),
        step("dataset recentring", data_shift(weight_normalization(s, w, x + d), y)),
    ]


@claim(
    "ba.table1.batch",
    "Table 1, the row “Batch norm”",
    hypotheses=[not_constant, product_not_constant, difference_not_constant],
    extra_hypotheses=[c_is_positive],
    law="lnverify.standardized.sign",
    witness_at={"activation": (3, -2), "d": (-1, 2), "r": (2, 3), "c": -1},
    seen="for the factor $-1$ of the weights: the batch $(3, -2)$ is normalized to $(1, -1)$, and $(-3, 2)$ to $(-1, "
    "1)$",
    near_misses={
        "weight matrix recentring: invariant": {"weight_shift": equal},
        "single case rescaling: invariant": {"case": equal},
        "weight and dataset rescaling: no": {"factor": differ},
        "dataset recentring: no": {"data_shift": differ},
    },
)
def table1_batch(s, *, factor=equal, weight_shift=differ, data_shift=equal, case=differ):
    r"""Batch normalization of one unit is invariant to all but a shift of its weights and factors of single cases

    $N$ counts the examples. A shift of the data set adds the same number $w\cdot\gamma$ to the summed input of each
    example, a shift of the weights adds an arbitrary vector, factors of single cases multiply each by its own.
    """
    a, c, d = s.activation, s.scalar("c"), s.vector("d")
    y = standardize(s, a)
    return [
        step("weight matrix, weight vector and dataset rescaling", factor(standardize(s, c * a), y)),
        step("dataset recentring", data_shift(standardize(s, a + c * s.ones), y)),
        step("weight matrix recentring", weight_shift(standardize(s, a - s.vector("r")), y)),
        step("single case rescaling", case(standardize(s, d * a), y)),
    ]


@claim(
    "ba.all-rescaling",
    "§5.1, on rescaling the dataset",
    hypotheses=[not_constant],
    extra_hypotheses=[k_is_zero, c_is_positive],
    law="lnverify.weight-norm.rescaling",
    charitable_reading="a positive factor, and batch or layer normalization, which divide by a deviation of the summed "
    "inputs.",
    witness_at={"activation": (1, -1), "k": 1, "t": 1, "c": 2},
    seen="in weight normalization, where twice the input gives twice the output",
    near_misses={
        "a factor for each entry": {"change": lambda s, a: s.vector("d") * a},
        "a negative factor": {"change": lambda s, a: -s.scalar("c") * a},
        "the reciprocal factor": {"output": lambda s, y: y / s.scalar("c")},
    },
)
def all_rescaling(s, *, change=lambda s, a: s.scalar("c") * a, output=lambda s, y: y):
    r"""All the normalization methods are invariant to rescaling the dataset

    True of batch and layer normalization, $k = 0$. At $k = 1$ it is weight normalization, which divides by the norm of
    the weights, $t$ here, and subtracts no mean: the paper’s own Table 1 says no for it, and its output is multiplied
    by the factor. A factor of the dataset is one of all summed inputs $a$.
    """
    k, t = s.scalar("k"), s.scalar("t")

    def normalization(a):
        return (a - (1 - k) * mean(s, a) * s.ones) / (k * t + (1 - k) * std(s, a))

    return equal(normalization(change(s, s.activation)), output(s, normalization(s.activation)))


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
    return equal(weight_normalization(s, w, s.scalar("c") * x), factor(s) * weight_normalization(s, w, x))


@claim(
    "lnverify.weight-norm.sign",
    "with a proof; compare Ba, Kiros and Hinton, Table 1",
    where=[letters.OUTPUT],
    hypotheses=[weight_is_not_zero, c_is_not_zero],
    near_misses={
        "invariant": {"factor": lambda s: s.sqrt(s.scalar("c") ** 2)},
        "the output scales": {"factor": lambda s: s.scalar("c") ** 2},
        "a factor of each weight": {"scaled": lambda s, w: s.scalar("c") * s.vector("d") * w},
    },
)
def weight_norm_sign(s, *, factor=lambda s: s.scalar("c"), scaled=lambda s, w: s.scalar("c") * w):
    """Weight normalization notices the sign of a factor $c$ of the weights, and nothing else of it: $|c| y(cw) = c
    y(w)$"""
    w, x, c = s.vector("w"), s.vector("x"), s.scalar("c")
    return equal(s.abs(c) * weight_normalization(s, scaled(s, w), x), factor(s) * weight_normalization(s, w, x))


def uneven(s):
    """Weights W with the row sums N(t + k dₘ): WΠ has rows of sum 0, and any matrix is WΠ and its row means."""
    t = s.on("M")
    rows = s.scalar("t") * t.ones + s.scalar("k") * t.vector("d")
    return s.matrix("W", rows="M") @ centering(s) + s.outer(rows, s.ones)


def inputs_differ(s):
    """The summed inputs are not all equal where the row sums are."""
    return positive(variance(s.on("M"), s.matrix("W", rows="M") @ (centering(s) @ s.vector("x"))))


@claim(
    "ba.feature-shifting",
    "§7, Conclusion",
    hypotheses=[inputs_differ],
    extra_hypotheses=[k_is_zero],
    law="lnverify.linear.shifted-features",
    charitable_reading="weights whose rows have the same sum, or the summed inputs, not the features.",
    witness_at={
        "W": ((1, -1), (Fraction(-1, 2), Fraction(1, 2))),
        "d": (0, Fraction(-1, 2)),
        "x": (0, 1),
        "t": 1,
        "k": 1,
        "c": 2,
    },
    seen=r"behind the weights $\mathrm{diag}(2, 1)$: the features $(0, 1)$ give the summed inputs $(0, 1)$, normalized "
    "to $(-1, 1)$; shifted by 2 they give $(4, 3)$, normalized to $(1, -1)$",
    near_misses={
        "the output shifts": {"output": lambda s, y: y + s.scalar("c") * s.on("M").ones},
        "the output scales": {"output": lambda s, y: s.scalar("t") * y},
        "reversed": {"output": lambda s, y: -y},
    },
)
def feature_shifting(s, *, output=lambda s, y: y):
    r"""Layer normalization is invariant to a shift of the features of a training case

    Read of the features $x$ behind any weights, written as $W\Pi + (t\mathbf{1} + kd)\mathbf{1}^\top$: the shift is
    lost where all rows have one sum, $k = 0$, and not otherwise; the paper’s Table 1 says no, under dataset recentring.
    Of the summed inputs it is true (walkthrough.shift-invariance).
    """
    t, W, x = s.on("M"), uneven(s), s.vector("x")
    return equal(
        standardize(t, W @ (x + s.scalar("c") * s.ones)),
        output(s, standardize(t, W @ x)),
    )


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
    r"""If only the input before the weights is normalized, the model is invariant to neither factors nor shifts of the
    weights

    The summed input of one unit, $w\cdot\hat{x}$. So does every Pre-LN block.
    """
    w, x, c, d = s.vector("w"), standardize(s, s.activation), s.scalar("c"), s.vector("d")
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
    witness_at={"w": (1, 1), "x": (1, -1)},
    seen="at $w = (1, 1)$, $x = (1, -1)$: in the direction $(1, -1)$ of the weights the curvature falls from 2 to "
    "1/2, a quarter, and that along $w$ is 0 before and after",
    near_misses={
        "unchanged": {"share": 1},
        "a third": {"share": 3},
        "an eighth": {"share": 8},
    },
)
def growth_halves_curvature(s, *, share=2):
    r"""Where the norm of a weight vector doubles, the curvature along it changes by a factor of 1/2

    Read of the block of the Fisher matrix that belongs to the weights of one unit, in weight normalization: it carries
    $1/\sigma^{2}$, and $\sigma$ doubles, so its factor is 1/4. In the direction of $w$ itself the curvature is 0 before
    and after. By 1/2 go the mixed blocks, of these weights and of what does not grow: a gain, or the weights of another
    unit.
    """
    w, x = s.vector("w"), s.vector("x")
    return equal(curvature(s, 2 * w, x), curvature(s, w, x) / share)


@claim(
    "lnverify.weight-norm.curvature",
    "with a proof; compare Ba, Kiros and Hinton, §5.2.2",
    hypotheses=[weight_is_not_zero, c_is_positive],
    near_misses={
        "a factor $1/c$": {"share": lambda s: s.scalar("c")},
        "unchanged": {"share": lambda s: 1},
        r"the slope is $x/\|w\|$": {"slope": lambda s, w, x: x / norm(s, w)},
    },
)
def weight_norm_curvature(
    s, *, share=lambda s: s.scalar("c") ** 2, slope=lambda s, w, x: s.gradient(weight_normalization(s, w, x), w)
):
    """Where a weight vector grows by $c$, the curvature of weight normalization falls by the factor $1/c^2$; along it,
    it is 0
    """
    w, x, c = s.vector("w"), s.vector("x"), s.scalar("c")
    return [
        step("the slope", equal(s.outer(slope(s, w, x), slope(s, w, x)), curvature(s, w, x))),
        step("the factor", equal(curvature(s, c * w, x), curvature(s, w, x) / share(s))),
        step("along $w$", equal(curvature(s, w, x) @ w, 0)),
    ]


@claim(
    "lnverify.zero-gain-start",
    "with a proof; compare Ba, Kiros and Hinton, supplement, the naming in Eq. (15)",
    hypotheses=[not_constant, c_is_zero],
    near_misses={
        "gain 1, bias 0": {"gain": lambda s: s.ones, "bias": lambda s: 0 * s.ones},
        "gain 1, bias 1": {"gain": lambda s: s.ones},
        "the output is 0": {"output": lambda s: 0 * s.ones},
    },
)
def zero_gain_start(s, *, gain=lambda s: s.scalar("c") * s.ones, bias=lambda s: s.ones, output=lambda s: s.ones):
    r"""With all gains 0 and all biases 1 the output is 1 for every input, and nothing flows back

    So where gains begin at 0 a layer sends nothing back at the first step. The supplement of Ba et al. begins $\alpha$
    at 0 and $\beta$ at 1: its Eq. (15) has $\alpha$ for the gain and $\beta$ for the bias, and below Eqs. (22) and (31)
    they are “the additive and multiplicative parameters”, as the initialization wants. It is the names that clash. The
    gains are $c$ here, and $c = 0$.
    """
    y = gain(s) * standardize(s, s.activation) + bias(s)
    return [
        step("the output", equal(y, output(s))),
        step("the Jacobian", equal(s.jacobian(y, s.activation), 0)),
    ]
