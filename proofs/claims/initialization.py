"""What the walkthrough says of initial weights, of whitened data and of BatchNorm, where it can be shown small."""

from proofs.claims.transformer import entry_by_entry
from proofs.definitions import layer_norm, mean, normalized, unit_map, variance
from proofs.hypotheses import eps_is_positive, eps_is_zero, not_constant
from proofs.registry import claim
from proofs.statements import differ, equal, positive, step


def unit(s, t):
    """u_ε of one number, an activation function."""
    return t / s.sqrt(t**2 + s.eps)


def slope(s, t):
    """The derivative of u_ε at t."""
    return s.eps / s.sqrt(t**2 + s.eps) ** 3


def pre_activation(s):
    """w·x."""
    return s.dot(s.vector("w"), s.vector("x"))


def two_layers(s):
    """c·r·φ(w·x + d): two layers of widths N and 1 with φ(t) = u_ε(t) + p between them, the loss’s slope c behind."""
    return s.scalar("c") * s.scalar("r") * (unit(s, pre_activation(s) + s.scalar("d")) + s.scalar("p"))


def zero_is_kept(s):
    """p = 0: φ(0) = 0."""
    return equal(s.scalar("p"), 0)


def no_hidden_bias(s):
    """d = 0: the hidden unit has no bias."""
    return equal(s.scalar("d"), 0)


@claim(
    "walkthrough.zero-initialization",
    "Background on initialization",
    hypotheses=[eps_is_positive],
    further=[zero_is_kept, no_hidden_bias],
    likely="units with φ(0) = 0 and without biases: the post speaks of “zero activations”.",
    near_misses={
        "the first layer needs no factor": {"of_first": lambda s: 1},
        "the first layer's factor is its own weight": {"of_first": pre_activation},
        "the second layer's factor is its own weight": {"of_second": lambda s: s.scalar("r")},
        "an output bias too": lambda s: equal(
            s.derivative(two_layers(s) + s.scalar("c") * s.scalar("q"), s.scalar("q")), 0
        ),
    },
)
def zero_initialization(s, *, of_first=lambda s: s.scalar("r"), of_second=pre_activation):
    """With all weights zero every weight of a network of two layers gets the gradient 0

    The gradient of each layer has a weight of the other as a factor, r of the first and w·x of the second, so at zero
    weights nothing moves. At w = 0 the gradient of r is c φ(d): it needs φ(d) = 0. The example is φ = u_ε + p; of
    another φ only φ(0) and φ′(0) enter at zero weights. A bias behind the second layer gets the gradient c.
    """
    c, r, x, t = s.scalar("c"), s.scalar("r"), s.vector("x"), pre_activation(s)
    return [
        step("the first layer", equal(s.gradient(two_layers(s), s.vector("w")), of_first(s) * (c * slope(s, t) * x))),
        step("the second layer", equal(s.derivative(two_layers(s), r), of_second(s) * (c / s.sqrt(t**2 + s.eps)))),
    ]


def two_units(s):
    """The loss of two hidden units v and w with output weights p and q."""
    v, w = (s.dot(s.vector(name), s.vector("x")) for name in "vw")
    return s.scalar("c") * (s.scalar("p") * unit(s, v) + s.scalar("q") * unit(s, w))


def unit_gradient(s, name, weight):
    """The gradient of a hidden unit, a function of its own weights alone."""
    return s.scalar("c") * s.scalar(weight) * slope(s, s.dot(s.vector(name), s.vector("x"))) * s.vector("x")


@claim(
    "walkthrough.equal-initialization",
    "Background on initialization",
    hypotheses=[eps_is_positive],
    near_misses={
        "equal whatever the weights": {"of_v": lambda s: s.gradient(two_units(s), s.vector("w"))},
        "equal to the weights": {"of_v": lambda s: s.vector("v")},
        "no gradient at all": {"of_v": lambda s: 0},
        "equal input weights are enough": {"of_v": lambda s: unit_gradient(s, "v", "q")},
    },
)
def equal_initialization(s, *, of_v=lambda s: unit_gradient(s, "v", "p")):
    """Hidden units u_ε with equal weights get equal gradients, so they stay equal and are redundant

    The gradients of the two units are the same function of their weights: where v = w and p = q they agree, and the
    same holds after each step. It is proved for u_ε; with another activation function only its slope is another.
    """
    return [
        step("the first unit", equal(s.gradient(two_units(s), s.vector("v")), of_v(s))),
        step("the second unit", equal(s.gradient(two_units(s), s.vector("w")), unit_gradient(s, "w", "q"))),
    ]


def features_are_centred(s):
    """Σ aₙ = 0 and Σ xₙ = 0 over the examples."""
    return [equal(s.sum(s.activation), 0), equal(s.sum(s.vector("x")), 0)]


def features_vary(s):
    """‖a‖² > 0 and ‖x‖² > 0: both features vary."""
    return [positive(s.dot(feature, feature)) for feature in (s.activation, s.vector("x"))]


def uncorrelated(s):
    """a·x = 0: the two features are uncorrelated."""
    return equal(s.dot(s.activation, s.vector("x")), 0)


@claim(
    "walkthrough.whitened",
    "Background on initialization",
    hypotheses=[features_are_centred, features_vary],
    further=[uncorrelated],
    likely="“… and decorrelated”, the third condition in the paper on BatchNorm that the sentence comes from.",
    near_misses={
        "the deviations add": {"spread": lambda s, c, d: (c + d) ** 2},
        "one feature alone counts": {"spread": lambda s, c, d: c**2},
        "the sum of squares": {"spread": lambda s, c, d: s.N * (c**2 + d**2)},
        "without unit variance": {"scaled": lambda s, feature: feature},
    },
)
def whitened(
    s,
    *,
    scaled=lambda s, feature: feature / s.sqrt(s.dot(feature, feature) / s.N),
    spread=lambda s, c, d: c**2 + d**2,
):
    """Data with mean 0 and unit variance in each feature are white: the direction (c, d) has the variance c² + d²

    Two centred features over N examples, each divided by its standard deviation. In truth the direction has the
    variance c² + d² + 2cdρ, and the correlation ρ stays what it was when each feature is transformed by itself.
    """
    c, d = s.scalar("c"), s.scalar("d")
    return equal(variance(s, c * scaled(s, s.activation) + d * scaled(s, s.vector("x"))), spread(s, c, d))


@claim(
    "walkthrough.batchnorm",
    "BatchNorm; Why no batch norm in transformers",
    hypotheses=[eps_is_positive],
    near_misses={
        "the examples are independent": lambda s: equal(s.jacobian(normalized(s), s.activation), entry_by_entry(s)),
        "the statistics are fixed": {"along_batch": lambda s: s.activation / s.sqrt(variance(s) + s.eps)},
        "a batch of one is scaled": {"single": lambda s, row: s.gain * unit_map(s, row) + s.bias},
        "a batch of one is unchanged": {"single": lambda s, row: row},
    },
)
def batchnorm(
    s,
    *,
    along_batch=lambda s: s.eps / (variance(s) + s.eps) * normalized(s),
    single=lambda s, row: s.bias,
):
    """BatchNorm depends on the other examples; over a batch of one it returns its bias, whatever the example

    Here a is one feature over a batch of N examples, g and b the same for all. The Jacobian is not that of a function
    of each example alone, its diagonal. The derivative along the batch itself would be a/√(σ² + ε) if the statistics
    were fixed, and is 0 at ε = 0. The last step holds for any batch of equal examples, so for each batch of one.
    """
    J, row = s.jacobian(normalized(s), s.activation), s.scalar("c") * s.ones
    return [
        step("the examples mix", differ(J, entry_by_entry(s))),
        step("through the statistics", equal(J @ s.activation, along_batch(s))),
        step("a batch of one", equal(layer_norm(s, row), single(s, row))),
    ]


@claim(
    "walkthrough.batchnorm.fixes",
    "BatchNorm, “fixes the means and variances of layer inputs”",
    hypotheses=[not_constant],
    further=[eps_is_zero],
    likely="up to ε: the variance is γ²σ²/(σ² + ε).",
    near_misses={
        "the mean is 0": {"middle": lambda s: 0},
        "the deviation γ for the variance": {"spread": lambda s: s.scalar("g")},
        "the sum of squares": {"spread": lambda s: s.N * s.scalar("g") ** 2},
        "the variance of the inputs stays": {"spread": variance},
    },
)
def batchnorm_fixes(s, *, middle=lambda s: s.scalar("b"), spread=lambda s: s.scalar("g") ** 2):
    """BatchNorm fixes the mean and the variance of each feature over the batch: its bias and its gain squared

    Here a is one feature over a batch of N examples, with the gain g and the bias b that its examples share.
    """
    y = s.scalar("g") * normalized(s) + s.scalar("b") * s.ones
    return [
        step("the mean", equal(mean(s, y), middle(s))),
        step("the variance", equal(variance(s, y), spread(s))),
    ]
