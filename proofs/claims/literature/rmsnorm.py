"""Zhang and Sennrich, “Root Mean Square Layer Normalization”: abstract, and the README of the authors’ code.

The formulas there have no ε. What follows from RMSNorm’s formula beside that is this project's, for comparison with
the paper, whose text was not at hand.
"""

from lnverify.proofs import letters
from lnverify.proofs.claims.conditioning import mask
from lnverify.proofs.claims.rms import mean_square, without_eps
from lnverify.proofs.definitions import mean, norm, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import (
    at_least_two,
    c_is_not_zero,
    c_is_positive,
    denominator_is_positive,
    k_is_zero,
    mean_is_zero,
    not_zero,
    rms_norm_is_defined,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import differ, equal, positive, step


@claim(
    "rmsnorm.estimate",
    "abstract, on pRMSNorm",
    where=["$x$ is a part: $M$ of the $N$ entries of $a$"],
    hypotheses=[at_least_two],
    near_misses={
        "the square of the mean": {"estimate": lambda s, x: mean(s.on("M"), x) ** 2},
        "divided by $N$": {"estimate": lambda s, x: s.dot(x, x) / s.N},
        "as if entries were drawn again": {"share": lambda s, m: 1 / m},
        "the whole tells no more than a part": {"share": lambda s, m: 1 / (s.N - 1)},
    },
)
def estimate(s, *, estimate=lambda s, x: s.dot(x, x) / s.on("M").N, share=lambda s, m: (s.N - m) / (m * (s.N - 1))):
    r"""The mean square of a part of the entries estimates that of all without bias, with an error that falls with $M$

    The part is any $M$ of the $N$ entries, each set of them with the same probability; the first ones are such a part
    where the order of the entries is a random one. The mean of the squared error is the variance of the squares
    $a_n^2$, times $(N - M)/(M(N - 1))$. Of the root of the mean square this is not shown: a root of an estimate without
    bias has one.
    """
    a, x, m = s.activation, s.on("M").vector("x"), s.on("M").N
    error = (s.dot(x, x) / m - s.dot(a, a) / s.N) ** 2
    return [
        step("without bias", equal(s.expect(estimate(s, x), over=x, drawn_from=a), s.dot(a, a) / s.N)),
        step("the error", equal(s.expect(error, over=x, drawn_from=a), variance(s, a * a) * share(s, m))),
    ]


@claim(
    "rmsnorm.zero-mean",
    "README, below the formula",
    hypotheses=[mean_is_zero, rms_norm_is_defined],
    condition="the sentence begins with inputs whose mean is exactly 0.",
    near_misses={
        "with the sum of squares": {"divisor": lambda s, a: s.sqrt(s.dot(a, a) + s.eps)},
        r"$\epsilon$ outside the root": {"divisor": lambda s, a: s.sqrt(mean_square(s, a)) + s.eps},
        "LayerNorm of twice the input": {"layer": lambda s: normalized(s, 2 * s.activation)},
    },
)
def zero_mean(s, *, divisor=lambda s, a: s.sqrt(mean_square(s, a) + s.eps), layer=normalized):
    r"""When the mean of the inputs is 0, LayerNorm equals RMSNorm

    With the same $\epsilon$, whatever it is.
    """
    a = s.activation
    return equal(layer(s), a / divisor(s, a))


def difference_not_zero(s):
    """a − r is not 0."""
    p = s.activation - s.vector("r")
    return positive(s.dot(p, p))


def shifted_not_zero(s):
    """a + t1 is not 0."""
    p = s.activation + s.scalar("t") * s.ones
    return positive(s.dot(p, p))


@claim(
    "rmsnorm.table.rmsnorm",
    "README, the table, the row “RMSNorm”",
    hypotheses=[not_zero, difference_not_zero, shifted_not_zero],
    extra_hypotheses=[c_is_positive],
    law="lnverify.rmsnorm.sign",
    charitable_reading="positive factors: a negative factor flips the sign of the output.",
    witness_at={"i": 1, "activation": (2, 2), "r": (3, -1), "t": 1, "c": -1},
    seen="for the factor $-1$: the summed inputs $(2, 2)$ are normalized to $(1, 1)$, and $(-2, -2)$ to $(-1, -1)$",
    near_misses={
        "weight matrix recentring: invariant": {"matrix_shift": equal},
        "weight vector rescaling: invariant": {"vector": equal},
        "dataset recentring: invariant": {"data_shift": equal},
        "the three rescalings: no": {"factor": differ},
    },
)
def table_rmsnorm(s, *, factor=equal, matrix_shift=differ, vector=differ, data_shift=differ):
    r"""Of six changes RMSNorm does not notice the three that multiply all summed inputs by one number

    A factor of the weight matrix, of the data set or of a single case does that. A shift $\mathbf{1}\gamma^\top$ of the
    matrix adds the same number to each, and RMSNorm notices it, as LayerNorm does not: that is the row’s only
    difference from the one above it (ba.table1.layer). Of the weight vectors one is doubled, that of unit $i$.
    """
    a, c = s.activation, s.scalar("c")
    y = without_eps(s, a)
    return [
        step("weight matrix, dataset and single case rescaling", factor(without_eps(s, c * a), y)),
        step("weight matrix recentring", matrix_shift(without_eps(s, a + s.scalar("t") * s.ones), y)),
        step("weight vector rescaling", vector(without_eps(s, a + s.entry(a, "i") * s.basis("i")), y)),
        step("dataset recentring", data_shift(without_eps(s, a - s.vector("r")), y)),
    ]


def partial(s, a):
    """√k a/√(Σ a²), the sum over the k entries that are measured: the mask says which."""
    p = s.let("p", mask(s))
    return s.sqrt(s.sum(p)) * a / s.sqrt(s.dot(p, a**2))


def part_not_zero(s):
    """The entries that are measured are not all 0."""
    return positive(s.dot(s.let("p", mask(s)), s.activation**2))


def part_of(s, a):
    """The sum of the squares of the measured entries."""
    return s.dot(s.let("p", mask(s)), a**2)


def shifted_part_not_zero(s):
    """Nor are those of a + t1."""
    return positive(part_of(s, s.activation + s.scalar("t") * s.ones))


def difference_part_not_zero(s):
    """Nor are those of a − r."""
    return positive(part_of(s, s.activation - s.vector("r")))


@claim(
    "rmsnorm.table.partial",
    "README, the table, the row “pRMSNorm”",
    hypotheses=[part_not_zero, shifted_part_not_zero, difference_part_not_zero],
    extra_hypotheses=[c_is_positive],
    law="lnverify.partial-rmsnorm.sign",
    charitable_reading="positive factors: a negative factor flips the sign of the output.",
    witness_at={"zeros gain": (1, 0), "activation": (2, 2), "r": (3, -1), "t": 1, "c": -1},
    seen="for the factor $-1$, with the first entry measured: $(2, 2)$ is normalized to $(1, 1)$, and $(-2, -2)$ to "
    "$(-1, -1)$",
    near_misses={
        "the output scales": {"output": lambda s: s.scalar("c")},
        "a factor for each entry": {"factor": lambda s: s.vector("d")},
        "a shift": {"shift": lambda s: s.scalar("c") * s.ones},
    },
)
def table_partial(
    s,
    *,
    factor=lambda s: s.scalar("c"),
    shift=lambda s: 0 * s.ones,
    output=lambda s: 1,
    matrix_shift=differ,
    vector=differ,
    data_shift=differ,
):
    """Of six changes pRMSNorm, which measures a part of the entries, does not notice the three that multiply all by one
    number

    The part must have an entry that is not 0: an input may be large and have no size by this measure. The weight
    vectors that are rescaled are those of the entries that are not measured, which are doubled.
    """
    a = s.activation
    return [
        step("the rescalings", equal(partial(s, factor(s) * a + shift(s)), output(s) * partial(s, a))),
        step("weight matrix recentring", matrix_shift(partial(s, a + s.scalar("t") * s.ones), partial(s, a))),
        step("weight vector rescaling", vector(partial(s, 2 * a - mask(s) * a), partial(s, a))),
        step("dataset recentring", data_shift(partial(s, a - s.vector("r")), partial(s, a))),
    ]


@claim(
    "lnverify.partial-rmsnorm.sign",
    "with a proof; compare Zhang and Sennrich 2019 on pRMSNorm",
    where=[letters.OUTPUT],
    hypotheses=[part_not_zero, c_is_not_zero],
    near_misses={
        "the output stays": {"factor": lambda s: s.sqrt(s.scalar("c") ** 2)},
        "the output scales": {"factor": lambda s: s.scalar("c") ** 2},
        "a factor of its own for each entry": {"scaled": lambda s: s.scalar("c") * s.vector("d") * s.activation},
    },
)
def partial_sign(s, *, factor=lambda s: s.scalar("c"), scaled=lambda s: s.scalar("c") * s.activation):
    """Where only a part of the entries is measured, a factor $c$ of all shows by its sign alone: $|c| y(ca) = c
    y(a)$"""
    c = s.scalar("c")
    return equal(s.abs(c) * partial(s, scaled(s)), factor(s) * partial(s, s.activation))


@claim(
    "lnverify.rms-scale",
    "with a proof; compare Zhang and Sennrich 2019, §4.1",
    near_misses={
        "$c$ itself": {"size": lambda s: s.scalar("c")},
        "its square": {"size": lambda s: s.scalar("c") ** 2},
        "of a shift": {"change": lambda s: s.activation + s.scalar("c") * s.ones},
    },
)
def rms_scale(s, *, size=lambda s: s.sqrt(s.scalar("c") ** 2), change=lambda s: s.scalar("c") * s.activation):
    """The root mean square of $ca$ is $|c|$ times that of $a$"""
    return equal(s.sqrt(mean_square(s, change(s))), size(s) * s.sqrt(mean_square(s, s.activation)))


def shifted_is_defined(s):
    """LayerNorm is defined at a + d."""
    return positive(variance(s, s.activation + s.vector("d")) + s.eps)


@claim(
    "lnverify.noticed-shifts",
    "with a proof; compare Zhang and Sennrich 2019, §1",
    hypotheses=[denominator_is_positive, shifted_is_defined],
    near_misses={
        "invariant to any shift": {"any_shift": equal},
        "notices a common shift": {"common": differ},
        "a shift along the gain": {"by": lambda s: s.scalar("c") * s.gain},
    },
)
def noticed_shifts(s, *, any_shift=differ, common=equal, by=lambda s: s.scalar("c") * s.ones):
    r"""LayerNorm is invariant to adding a constant, not to adding an arbitrary vector

    With $\epsilon > 0$ no other shift is lost, since $\Pi a$ can be read from $\hat{x}$ (lnverify.inverse); at
    $\epsilon = 0$ shifts along $\Pi a$ are lost too, as far as they do not turn it round (lnverify.inverse.eps-zero).
    """
    a = s.activation
    return [
        step("a vector", any_shift(normalized(s, a + s.vector("d")), normalized(s))),
        step(r"a multiple of $\mathbf{1}$", common(normalized(s, a + by(s)), normalized(s))),
    ]


@claim(
    "rmsnorm.recentring",
    "§1, on shifts of inputs or weight matrix by noise",
    hypotheses=[denominator_is_positive],
    extra_hypotheses=[k_is_zero],
    law="lnverify.noticed-shifts",
    charitable_reading="noise that shifts all summed inputs alike, such as a row added to every row of the weights.",
    witness_at={"activation": (1, 0, -1), "c": 0, "k": 1, "d": (1, 0, 0), "eps": 0},
    seen=r"at summed inputs $(1, 0, -1)$, the first one shifted by 1: the second, normalized to 0 before, becomes "
    r"$-\sqrt{14}/14$",
    near_misses={
        "the output shifts": {"output": lambda s, y: y + s.scalar("c") * s.ones},
        "of RMSNorm": {"map": rms_norm},
        "a factor for a shift": {"change": lambda s, a: (1 + s.scalar("c") ** 2) * a},
    },
)
def recentring_of_noise(
    s,
    *,
    change=lambda s, a: a + s.scalar("c") * s.ones + s.scalar("k") * s.vector("d"),
    output=lambda s, y: y,
    map=normalized,
):
    r"""The summed inputs of layer normalization remain intact where inputs or weights are shifted by noise

    Read of LayerNorm’s output where the summed inputs are shifted by $c\mathbf{1} + kd$. It is true of noise that
    shifts all of them alike, $k = 0$, and of no other in general (lnverify.noticed-shifts).
    """
    a = s.activation
    return equal(map(s, change(s, a)), output(s, map(s, a)))


@claim(
    "rmsnorm.eq8",
    "§4.2, Eq. (8)",
    hypotheses=[not_zero],
    near_misses={
        "the gain stays in its own gradient": {"to_gain": lambda s, y: s.upstream * s.gain * y},
        "proportional to the summed inputs": {"to_gain": lambda s, y: s.upstream * s.activation},
        "the bias’s has the gain as a factor": {"to_bias": lambda s: s.gain * s.upstream},
    },
)
def gradient_of_gain(s, *, to_gain=lambda s, y: s.upstream * y, to_bias=lambda s: s.upstream):
    """The gradient at the gain is the entrywise product of the upstream gradient and the normalized summed inputs, and
    that at the bias is the upstream gradient"""
    y = s.let("y", without_eps(s, s.activation))
    loss = s.dot(s.upstream, s.gain * without_eps(s, s.activation) + s.bias)
    return [
        step("at the gain", equal(s.gradient(loss, s.gain), to_gain(s, y))),
        step("at the bias", equal(s.gradient(loss, s.bias), to_bias(s))),
    ]


@claim(
    "lnverify.rmsnorm.parameters",
    "with a proof; compare Zhang and Sennrich 2019, Eq. (8)",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "the gain stays in its own gradient": {"to_gain": lambda s, y: s.upstream * s.gain * y},
        "the input for the output": {"to_gain": lambda s, y: s.upstream * s.activation},
        "the bias’s has the gain as a factor": {"to_bias": lambda s: s.gain * s.upstream},
    },
)
def parameters(s, *, to_gain=lambda s, y: s.upstream * y, to_bias=lambda s: s.upstream):
    r"""The gradients at RMSNorm’s gain and bias are $u \odot y$ and $u$, with $y$ the output before both"""
    y = s.let("y", rms_norm(s))
    loss = s.dot(s.upstream, s.gain * rms_norm(s) + s.bias)
    return [
        step("at the gain", equal(s.gradient(loss, s.gain), to_gain(s, y))),
        step("at the bias", equal(s.gradient(loss, s.bias), to_bias(s))),
    ]


def jacobian_matrix(s, a, eps=None):
    """(I − yyᵀ/N)/√(m + ε)."""
    y = rms_norm(s, a, eps)
    return (s.identity - s.outer(y, y) / s.N) / s.sqrt(mean_square(s, a) + (s.eps if eps is None else eps))


def without_count(s, a):
    """(I − yyᵀ)/√(m + ε)."""
    y = rms_norm(s, a)
    return (s.identity - s.outer(y, y)) / s.sqrt(mean_square(s, a) + s.eps)


@claim(
    "lnverify.rmsnorm.jacobian",
    "with a proof; compare Zhang and Sennrich 2019, Eq. (9)",
    where=[letters.MEAN_SQUARE, letters.OUTPUT],
    hypotheses=[rms_norm_is_defined],
    near_misses={
        r"without $\epsilon$ along $a$": {"along": lambda s, m: 0},
        "the identity alone": {"matrix": lambda s, a: s.identity / s.sqrt(mean_square(s, a) + s.eps)},
        "$N$ is lost": {"matrix": without_count},
    },
)
def jacobian(s, *, matrix=jacobian_matrix, along=lambda s, m: s.eps / (m + s.eps)):
    r"""RMSNorm’s Jacobian is $(I - yy^\top/N)/\sqrt{m + \epsilon}$, and takes $a$ to $\epsilon y/(m + \epsilon)$

    So without $\epsilon$ it takes $a$ to 0, and with $\mathbf{1}$ it does nothing special: LayerNorm’s takes
    $\mathbf{1}$ to 0 too.
    """
    a, y = s.activation, rms_norm(s)
    return [
        step("the matrix", equal(s.jacobian(y, a), matrix(s, a))),
        step("along $a$", equal(jacobian_matrix(s, a) @ a, along(s, mean_square(s, a)) * y)),
    ]


def summed_inputs_not_zero(s):
    """‖Wx‖² > 0."""
    a = s.matrix("W") @ s.vector("x")
    return positive(s.on("M").dot(a, a))


@claim(
    "rmsnorm.eq9",
    "§4.2, Eq. (9)",
    where=[r"$R = (I - yy^\top/M)/\mathrm{RMS}(Wx)$ with $y = Wx/\mathrm{RMS}(Wx)$"],
    hypotheses=[summed_inputs_not_zero],
    near_misses={
        "without the gain": {"arriving": lambda t: t.upstream},
        "$R$ without what it divides by": {"matrix": lambda t, a: t.identity - t.outer(a, a)},
        "$R$ is the identity": {"matrix": lambda t, a: t.identity},
    },
)
def gradient_of_weights(
    s,
    *,
    arriving=lambda t: t.gain * t.upstream,
    matrix=lambda t, a: jacobian_matrix(t, a, t.rational(0)),
):
    r"""The gradient at the weights $W$ before RMSNorm is $R(g \odot u)x^\top$"""
    t, W, x = s.on("M"), s.matrix("W"), s.vector("x")
    loss = t.dot(t.upstream, t.gain * without_eps(t, W @ x))
    return equal(s.gradient(loss, W), s.outer(matrix(t, W @ x) @ arriving(t), x))


@claim(
    "rmsnorm.eq10",
    "§4.2, Eq. (10)",
    hypotheses=[not_zero],
    extra_hypotheses=[c_is_positive],
    law="lnverify.rmsnorm.jacobian-size",
    charitable_reading="a positive factor.",
    witness_at={"activation": (1, 1), "c": -1},
    seen="for the factor $-1$ at the summed inputs $(1, 1)$: $R$ is the same at $(-1, -1)$, and $R/(-1)$ is $-R$",
    near_misses={
        "it stays": {"factor": lambda s: 1},
        r"by $1/\delta^2$": {"factor": lambda s: 1 / s.scalar("c") ** 2},
        r"with $\epsilon$": {"eps": lambda s: s.eps},
    },
)
def scaled_jacobian(s, *, factor=lambda s: 1 / s.scalar("c"), eps=lambda s: s.rational(0)):
    r"""The matrix $R$ of the backward pass becomes $R/c$ where the summed inputs are scaled by $c$

    $R = (I - yy^\top/N)/\mathrm{RMS}(a)$, the Jacobian of RMSNorm without gain; the paper has $\delta$ for $c$.
    """
    a = s.activation
    return equal(jacobian_matrix(s, s.scalar("c") * a, eps(s)), factor(s) * jacobian_matrix(s, a, eps(s)))


@claim(
    "lnverify.rmsnorm.jacobian-size",
    "with a proof; compare Zhang and Sennrich 2019, Eq. (10)",
    where=[letters.EPS],
    hypotheses=[not_zero, c_is_not_zero],
    near_misses={
        r"by $1/c$": {"factor": lambda s: s.sqrt(s.scalar("c") ** 2) / s.scalar("c")},
        "unchanged": {"factor": lambda s: s.sqrt(s.scalar("c") ** 2)},
        r"with $\epsilon$": {"eps": lambda s: s.eps},
    },
)
def jacobian_size(s, *, factor=lambda s: s.rational(1), eps=lambda s: s.rational(0)):
    r"""At $ca$ RMSNorm’s Jacobian without $\epsilon$, times $|c|$, is that at $a$, whatever the sign of $c$"""
    a, c = s.activation, s.scalar("c")
    return equal(s.abs(c) * jacobian_matrix(s, c * a, eps(s)), factor(s) * jacobian_matrix(s, a, eps(s)))


@claim(
    "lnverify.rmsnorm.gradient-entry",
    "with a proof; compare lnverify.rmsnorm.gradient, and notes that print γ outside the sum",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        r"$\gamma_i$ outside the sum": {"weights": lambda s: s.upstream, "front": lambda s: s.entry(s.gain, "i")},
        "divided by the cube of the root": {"power": 3},
        "the entry is lost": {"entry": lambda s: 1},
    },
)
def gradient_entry(
    s,
    *,
    weights=lambda s: s.upstream * s.gain,
    front=lambda s: 1,
    power=2,
    entry=lambda s: s.entry(s.activation, "i"),
):
    r"""In the gradient at one entry of RMSNorm’s input the gains of the other entries stay inside the sum

    It is $u_ig_i/r - (a_i/(Nr^2)) \sum_n u_ng_ny_n$, with $r = \sqrt{m + \epsilon}$ and $y$ the output before the gain.
    """
    a, y = s.activation, rms_norm(s)
    r = s.sqrt(mean_square(s, a) + s.eps)
    result = s.entry(s.gradient(s.dot(s.upstream * s.gain, y), a), "i")
    own = s.entry(s.upstream, "i") * s.entry(s.gain, "i") / r
    return equal(result, own - front(s) * entry(s) / (s.N * r**power) * s.dot(weights(s), y))


@claim(
    "lnverify.scale-norm",
    "with a proof; compare Nguyen and Salazar 2019",
    where=[letters.EPS],
    hypotheses=[not_zero],
    near_misses={
        "the gain $g$": {"gain": lambda s: s.scalar("c")},
        r"$g\sqrt{N}$": {"gain": lambda s: s.scalar("c") * s.sqrt(s.N)},
        r"with $\epsilon$": {"eps": lambda s: s.eps},
    },
)
def scale_norm(s, *, gain=lambda s: s.scalar("c") / s.sqrt(s.N), eps=lambda s: 0):
    r"""ScaleNorm, $ca/\|a\|$, is RMSNorm without $\epsilon$ and with all gains $c/\sqrt{N}$"""
    a = s.activation
    return equal(s.scalar("c") * a / norm(s, a), gain(s) * rms_norm(s, a, eps(s)))


@claim(
    "lnverify.one-plus-weight",
    "with a proof; compare the RMSNorm of Gemma",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "the weight for the gain": {"gain": lambda s, w: w},
        "the gradient is scaled": {"gradient": lambda s, y, w: s.upstream * y * (s.ones + w)},
        "the gradient has the input as a factor": {"gradient": lambda s, y, w: s.upstream * s.activation},
    },
)
def one_plus_weight(s, *, gain=lambda s, w: s.ones + w, gradient=lambda s, y, w: s.upstream * y):
    """RMSNorm with the factor $1 + w$ is RMSNorm with the gain $1 + w$, and with the gradient of the gain at $w$

    Weight decay draws $w$ to 0, and so the output to $y$ itself; it draws a plain gain to the output 0.
    """
    w, y = s.vector("w"), s.let("y", rms_norm(s))
    out = y + w * y
    return [
        step("the gain", equal(out, gain(s, w) * y)),
        step("the gradient", equal(s.gradient(s.dot(s.upstream, out), w), gradient(s, y, w))),
    ]
