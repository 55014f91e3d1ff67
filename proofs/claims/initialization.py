"""What the walkthrough says of initial weights, of whitened data and of BatchNorm, where it can be shown small."""

from lnverify.proofs import letters
from lnverify.proofs.claims.statistics import SMALL_ROW
from lnverify.proofs.claims.transformer import entry_by_entry, with_all_examples
from lnverify.proofs.definitions import centered, layer_norm, mean, normalized, unit_map, variance
from lnverify.proofs.hypotheses import at_least_two, eps_is_positive, eps_is_zero, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import differ, equal, positive, step


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
    hypotheses=[eps_is_positive, zero_is_kept, no_hidden_bias],
    condition=r"“zero activations”: units with $\phi(0) = 0$ and without biases.",
    law="lnverify.zero-initialization",
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
    r"""With all weights zero every weight of a network of two layers gets the gradient 0

    The gradient of each layer has a weight of the other as a factor, $r$ of the first and $w\cdot x$ of the second, so
    at zero weights nothing moves. At $w = 0$ the gradient of $r$ is $c \phi(d)$, for a sigmoid $c/2$. The example is
    $\phi = u_\epsilon + p$; of another $\phi$ only $\phi(0)$ and $\phi'(0)$ enter at zero weights. A bias behind the
    second layer gets the gradient $c$. In a deeper network the gradient of a layer has the weights above it and the
    values below it as factors, so the same holds.
    """
    c, r, x, t = s.scalar("c"), s.scalar("r"), s.vector("x"), pre_activation(s)
    return [
        step("the first layer", equal(s.gradient(two_layers(s), s.vector("w")), of_first(s) * (c * slope(s, t) * x))),
        step("the second layer", equal(s.derivative(two_layers(s), r), of_second(s) * (c / s.sqrt(t**2 + s.eps)))),
    ]


def weights_are_zero(s):
    """t = 0: the weights tw of the first layer are 0."""
    return equal(s.scalar("t"), 0)


@claim(
    "lnverify.zero-initialization",
    "with a proof; compare the walkthrough’s background on initialization",
    hypotheses=[weights_are_zero],
    near_misses={
        "0 whatever the unit is": {"of_second": lambda s: 0},
        "the input for the unit": {"of_second": lambda s: s.scalar("c") * pre_activation(s)},
        "the unit’s slope for the unit": {"of_second": lambda s: s.scalar("c") / 4},
    },
)
def zero_initialization_of_a_sigmoid(s, *, of_second=lambda s: s.scalar("c") / 2):
    """With sigmoid units and all weights zero the output weights get the gradient $c/2$, $c$ the slope of the loss

    The hidden units are 1/2 there, not zero. So the output weights $r$ move at the first step, and the first layer,
    whose gradient has $r$ as a factor, from the second step on. The weights of the first layer are $tw$ here, and $t =
    0$.
    """
    r, c, t = s.scalar("r"), s.scalar("c"), s.scalar("t")
    unit = 1 / (1 + s.exp(-t * pre_activation(s)))
    return equal(s.derivative(c * r * unit, r), of_second(s))


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
    where=[letters.UNIT_MAP],
    hypotheses=[eps_is_positive],
    near_misses={
        "equal whatever the weights": {"of_v": lambda s: s.gradient(two_units(s), s.vector("w"))},
        "equal to the weights": {"of_v": lambda s: s.vector("v")},
        "no gradient at all": {"of_v": lambda s: 0},
        "equal input weights are enough": {"of_v": lambda s: unit_gradient(s, "v", "q")},
    },
)
def equal_initialization(s, *, of_v=lambda s: unit_gradient(s, "v", "p")):
    r"""Hidden units $u_\epsilon$ with equal weights get equal gradients, so they stay equal and are redundant

    The gradients of the two units are the same function of their weights: where $v = w$ and $p = q$ they agree, and the
    same holds after each step. It is proved for $u_\epsilon$; with another activation function only its slope is
    another.
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


def features_are_uncorrelated(s):
    """a·x = 0: the two features are uncorrelated."""
    return equal(s.dot(s.activation, s.vector("x")), 0)


@claim(
    "walkthrough.whitened",
    "Background on initialization",
    hypotheses=[features_are_centred, features_vary],
    condition="“linearly transformed to have mean 0”.",
    extra_hypotheses=[features_are_uncorrelated],
    law="lnverify.variance-of-sum",
    charitable_reading="“… and decorrelated”, the third condition in the paper on BatchNorm that the sentence comes "
    "from.",
    witness_at={"activation": (-1, 1), "x": (-1, 1), "c": 2, "d": 1},
    seen="for two features that are the same, $(-1, 1)$ over two examples, and the direction $(2, 1)$: the variance is "
    "9, and $2^2 + 1^2$ is 5",
    near_misses={
        "the deviations add": {"spread": lambda s, c, d: (c + d) ** 2},
        "one feature alone counts": {"spread": lambda s, c, d: c**2},
        "the sum of squares": {"spread": lambda s, c, d: s.N * (c**2 + d**2)},
        "without unit variance": {"scaled": lambda s, feature: feature},
    },
)
def whitened_data(
    s,
    *,
    scaled=lambda s, feature: feature / s.sqrt(s.dot(feature, feature) / s.N),
    spread=lambda s, c, d: c**2 + d**2,
):
    r"""Data with mean 0 and unit variance in each feature are white: the direction $(c, d)$ has the variance $c^2 +
    d^2$

    Two centred features over $N$ examples, each divided by its standard deviation. In truth the direction has the
    variance $c^2 + d^2 + 2cd\rho$, and the correlation $\rho$ stays what it was when each feature is transformed by
    itself.
    """
    c, d = s.scalar("c"), s.scalar("d")
    return equal(variance(s, c * scaled(s, s.activation) + d * scaled(s, s.vector("x"))), spread(s, c, d))


@claim(
    "lnverify.variance-of-sum",
    "with a proof; compare the walkthrough on whitened data",
    near_misses={
        "without the covariance": {"times": 0},
        "the covariance once": {"times": 1},
        "the deviations add": {"joint": lambda s, a, x: s.sqrt(variance(s, a)) * s.sqrt(variance(s, x))},
    },
)
def variance_of_sum(s, *, times=2, joint=lambda s, a, x: s.dot(centered(s, a), centered(s, x)) / s.N):
    r"""The variance in the direction $(c, d)$ of two features is $c^{2}\sigma_{1}^{2} + d^{2}\sigma_{2}^{2}$ and $2cd$
    times their covariance

    So features of mean 0 and variance 1 have $c^{2} + d^{2} + 2cd\rho$, with the correlation $\rho$: for $\rho = 0$
    alone it is the same in all directions.
    """
    a, x, c, d = s.activation, s.vector("x"), s.scalar("c"), s.scalar("d")
    own = c**2 * variance(s, a) + d**2 * variance(s, x)
    return equal(variance(s, c * a + d * x), own + times * c * d * joint(s, a, x))


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
    r"""BatchNorm depends on the other examples; over a batch of one it returns its bias, whatever the example

    Here $a$ is one feature over a batch of $N$ examples, $g$ and $b$ the same for all. The Jacobian is not that of a
    function of each example alone, its diagonal. The derivative along the batch itself would be $a/\sqrt{\sigma^2 +
    \epsilon}$ if the statistics were fixed, and is 0 at $\epsilon = 0$. The last step holds for any batch of equal
    examples, so for each batch of one.
    """
    J, row = s.jacobian(normalized(s), s.activation), s.scalar("c") * s.ones
    return [
        step("the Jacobian", equal(J, with_all_examples(s))),
        step("the examples mix", differ(with_all_examples(s), entry_by_entry(s))),
        step("through the statistics", equal(J @ s.activation, along_batch(s))),
        step("a batch of one", equal(layer_norm(s, row), single(s, row))),
    ]


@claim(
    "walkthrough.batchnorm.fixes",
    "BatchNorm, “fixes the means and variances of layer inputs”",
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.output-variance",
    witness_at=SMALL_ROW | {"g": 1, "b": 0},
    seen=r"with $\epsilon = 10^{-5}$, $g = 1$, $b = 0$ at the batch $(1/1000, -1/1000)$, where the variance comes out "
    r"as 1/11",
    charitable_reading=r"up to $\epsilon$: the variance is $\gamma^2\sigma^2/(\sigma^2 + \epsilon)$.",
    near_misses={
        "the mean is 0": {"middle": lambda s: 0},
        r"the deviation $\gamma$ for the variance": {"spread": lambda s: s.scalar("g")},
        "the sum of squares": {"spread": lambda s: s.N * s.scalar("g") ** 2},
        "the variance of the inputs stays": {"spread": variance},
    },
)
def batchnorm_fixes(s, *, middle=lambda s: s.scalar("b"), spread=lambda s: s.scalar("g") ** 2):
    """BatchNorm fixes the mean and the variance of each feature over the batch: its bias and its gain squared

    Here $a$ is one feature over a batch of $N$ examples, with the gain $g$ and the bias $b$ that its examples share.
    """
    y = s.scalar("g") * normalized(s) + s.scalar("b") * s.ones
    return [
        step("the mean", equal(mean(s, y), middle(s))),
        step("the variance", equal(variance(s, y), spread(s))),
    ]


def batch_has_examples(s):
    """c > 0: the batch is not empty."""
    return positive(s.scalar("c"))


@claim(
    "walkthrough.noise",
    "Why no batch norm in transformers, on tiny batches",
    where=["$c$ of $N$ examples make a batch, each set of them with the same probability"],
    hypotheses=[at_least_two, batch_has_examples],
    near_misses={
        "drawn with replacement": {"share": lambda s, c: 1},
        r"$\sigma^2$, whatever the size": {"share": lambda s, c: c * (s.N - c) / (s.N - 1)},
        "over $N$": {"share": lambda s, c: (s.N - c) / s.N},
    },
)
def batch_noise(s, *, share=lambda s, c: (s.N - c) / (s.N - 1)):
    r"""The mean of a batch of $c$ of $N$ examples has the variance $\sigma^2/c$ times $(N - c)/(N - 1)$

    An example is in the batch with the probability $c/N$, two of them with $c(c - 1)/(N(N - 1))$. So the noise is all
    of $\sigma^2$ for a batch of one, and falls with the size of the batch.
    """
    a, c = s.activation, s.scalar("c")
    pair = c * (c - 1) / (s.N * (s.N - 1))
    second_moment = ((c / s.N - pair) * s.dot(a, a) + pair * s.sum(a) ** 2) / c**2
    return equal(second_moment - mean(s) ** 2, variance(s) / c * share(s, c))


def some_example_is_kept(s):
    """Σp > 0: not all is padding."""
    return positive(s.sum(s.vector("p")))


@claim(
    "walkthrough.padding",
    "Why no batch norm in transformers, on masks",
    where=["$p$ is the mask: 1 for a token, 0 for padding, at which $a$ is 0"],
    hypotheses=[some_example_is_kept],
    near_misses={
        "padding changes nothing": {"factor": lambda s: 1},
        "the inverse factor": {"factor": lambda s: s.N / s.sum(s.vector("p"))},
        "the share of padding": {"factor": lambda s: 1 - s.sum(s.vector("p")) / s.N},
    },
)
def padding(s, *, factor=lambda s: s.sum(s.vector("p")) / s.N):
    r"""Without a mask the mean over a padded batch is that over its tokens times the share of tokens

    So statistics over the sequence are not those of the tokens, unless padding is masked.
    """
    p, a = s.vector("p"), s.activation
    return equal(mean(s, p * a), factor(s) * s.dot(p, a) / s.sum(p))
