"""Ioffe and Szegedy, “Batch Normalization”: one unit, N examples in a batch."""

from lnverify.proofs.claims.derivatives import backward, root
from lnverify.proofs.claims.literature.gupta import running_variance_is_positive
from lnverify.proofs.definitions import centered, mean, normalized, std, variance
from lnverify.proofs.hypotheses import c_is_not_zero, c_is_positive, denominator_is_positive, eps_is_zero, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, step


def batch_of_two(s):
    """M ≥ 2: a batch of one has no variance."""
    return at_most(2, s.on("M").N)


@claim(
    "ioffe.population-variance",
    "§3.1, Var[x] = m/(m − 1) E[σ²]",
    where=["$m$ is $M$; $x$ is a batch of $M$ of the $N$ examples $a$, drawn one after the other from all"],
    hypotheses=[batch_of_two],
    near_misses={
        "without the factor": {"factor": lambda s, m: 1},
        "the inverse factor": {"factor": lambda s, m: (m - 1) / m},
        "$N$ for $m$": {"factor": lambda s, m: s.N / (s.N - 1)},
        "none is drawn twice": {"replace": False},
    },
)
def population_variance(s, *, factor=lambda s, m: m / (m - 1), replace=True):
    r"""$m/(m - 1)$ times the mean of a batch’s variance is the variance of all examples

    Where no example is drawn twice $N/(N - 1)$ times the variance of all stands in its place.
    """
    x, m = s.on("M").vector("x"), s.on("M").N
    average = s.expect(variance(s.on("M"), x), over=x, drawn_from=s.activation, replace=replace)
    return equal(factor(s, m) * average, variance(s))


@claim(
    "ioffe.recover",
    "§3, below the definition of y = γx̂ + β",
    hypotheses=[not_constant, eps_is_zero],
    condition=r"the normalization that stands above the sentence, $(x - \mathrm{E}[x])/\sqrt{\mathrm{Var}[x]}$, has no "
    r"$\epsilon$; Algorithm 1 has one.",
    law="lnverify.undo",
    near_misses={
        "the variance for its root": {"scale": variance},
        "without the mean": {"shift": lambda s: 0},
        "the sum for the mean": {"shift": lambda s: s.sum(s.activation)},
    },
)
def recover(s, *, scale=std, shift=mean):
    r"""With the standard deviation as scale and the mean as shift the original activations are recovered

    $\gamma = \sqrt{\mathrm{Var}[x]}$ and $\beta = E[x]$, for one batch: they are constants, the statistics are not.
    """
    return equal(scale(s) * normalized(s) + shift(s) * s.ones, s.activation)


@claim(
    "ioffe.weight-scale",
    "§3.3, BN(Wu) = BN((aW)u)",
    hypotheses=[not_constant],
    extra_hypotheses=[c_is_positive, eps_is_zero],
    law="lnverify.standardized.sign",
    witness_at={"activation": (1, -1), "c": -1, "eps": 0},
    seen=r"for $a = -1$, without $\epsilon$: a batch $(1, -1)$ is normalized to $(1, -1)$, and $(-1, 1)$ instead",
    charitable_reading=r"a positive scale and a normalization without $\epsilon$: a negative scale changes the sign, "
    r"and $\epsilon$ the size.",
    near_misses={
        "the scale comes out": {"outer": lambda s: s.scalar("c")},
        "a scale for each example": {"scale": lambda s: s.vector("d")},
        "divided by the variance": {"map": lambda s, a: centered(s, a) / variance(s, a)},
    },
)
def weight_scale(s, *, outer=lambda s: 1, scale=lambda s: s.scalar("c"), map=normalized):
    """Batch normalization does not notice a scalar factor of the weights"""
    return equal(map(s, scale(s) * s.activation), outer(s) * map(s, s.activation))


@claim(
    "ioffe.weight-scale.gradients",
    "§3.3, the two formulas for the derivatives",
    hypotheses=[not_constant],
    extra_hypotheses=[c_is_positive, eps_is_zero],
    law="lnverify.jacobian-of-scaled",
    witness_at={"activation": (-1, 0, 0), "c": -1, "eps": 0},
    seen="for $a = -1$: the derivative at the layer’s input changes its sign",
    charitable_reading=r"a positive scale and a normalization without $\epsilon$, as for the invariance itself.",
    near_misses={
        "the derivative at the layer’s input shrinks": {"at_input": lambda s: 1 / s.scalar("c")},
        "the derivative at the weights stays": {"at_weights": lambda s: 1},
        "it grows": {"at_weights": lambda s: s.scalar("c")},
    },
)
def weight_scale_gradients(s, *, at_input=lambda s: 1, at_weights=lambda s: 1 / s.scalar("c")):
    r"""The Jacobian of the normalized $ca$ at $a$ is that of the normalized $a$, and at $ca$ it is $1/c$ times that

    At the input the chain rule goes on with the scaled weights, at the weights with $u$ as before: so the two sentences
    are about the derivative of $\mathrm{BN}(ca)$ at $a$ and at $ca$, with $a = Wu$ the summed inputs.
    """
    a, c = s.activation, s.scalar("c")
    J, scaled = s.jacobian(normalized(s), a), s.jacobian(normalized(s, c * a), a)
    return [
        step("at the input", equal(scaled, at_input(s) * J)),
        step("at the weights", equal(scaled / c, at_weights(s) * J)),
    ]


@claim(
    "lnverify.jacobian-of-scaled",
    "with a proof; compare Ioffe and Szegedy, §3.3",
    hypotheses=[denominator_is_positive, c_is_not_zero],
    near_misses={
        r"with the same $\epsilon$": {"eps": lambda s, c: s.eps},
        r"with $\epsilon/c^2$": {"eps": lambda s, c: s.eps / c**2},
        "whatever the sign": {"factor": lambda s, c: s.abs(c)},
    },
)
def jacobian_of_scaled(s, *, eps=lambda s, c: c**2 * s.eps, factor=lambda s, c: c):
    r"""Where $\epsilon$ becomes $c^2\epsilon$, the derivative of the normalization of $ca$ at $a$, times $|c|$, is $c$
    times
    that of the normalization of $a$

    So with one $\epsilon$ for both, scaling by $c$ puts $\epsilon/c^2$ for $\epsilon$, and a negative $c$ turns the
    derivative round; at $ca$ it has $1/c$ more.
    """
    a, c = s.activation, s.scalar("c")
    scaled = s.jacobian(normalized(s, c * a, eps(s, c)), a)
    return equal(s.abs(c) * scaled, factor(s, c) * s.jacobian(normalized(s), a))


def variance_gradient(s, delta):
    """∂ℓ/∂σ² = Σ δₙ (xₙ − μ) · (−1/2)(σ² + ε)^(−3/2)."""
    return -s.dot(delta, centered(s)) / (2 * root(s) ** 3)


@claim(
    "ioffe.backward",
    "§3, the chain rule for the gradients of the transformation",
    hypotheses=[denominator_is_positive],
    near_misses={
        r"the path through $\mu$ is lost": {"through_mean": lambda s, delta: 0},
        "1 for 2 behind the variance": {"two": 1},
        r"the path through $\mu$ is not divided by the number of examples": {"count": lambda s: 1},
    },
)
def chain_rule(
    s,
    *,
    through_mean=lambda s, delta: -s.sum(delta) / root(s) + variance_gradient(s, delta) * s.sum(-2 * centered(s)) / s.N,
    two=2,
    count=lambda s: s.N,
):
    """The chain rule through variance and mean gives the gradient at the input: the closed formula of three terms"""
    delta, a = s.upstream, s.activation
    gradient = (
        delta / root(s)
        + variance_gradient(s, delta) * two / s.N * centered(s)
        + through_mean(s, delta) / count(s) * s.ones
    )
    return [
        step("the gradient", equal(s.gradient(s.dot(delta, normalized(s)), a), gradient)),
        step("the closed formula", equal(backward(s, delta), gradient)),
    ]


@claim(
    "ioffe.backward.mean",
    "§3, the formula for ∂ℓ/∂μ",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the first summand is lost": {"first": lambda s: 0},
        "the wrong sign": {"first": lambda s: s.sum(s.upstream) / root(s)},
        "the activation for its distance from the mean": {"distance": lambda s: s.activation},
    },
)
def mean_gradient(s, *, first=lambda s: -s.sum(s.upstream) / root(s), distance=centered):
    r"""In the gradient at the mean the summand that goes through the variance is 0 for every input

    So $-\sum\delta/\sqrt{\sigma^2 + \epsilon}$ alone is right, where the formula has two summands.
    """
    second = variance_gradient(s, s.upstream) * s.sum(-2 * distance(s)) / s.N
    return equal(first(s) + second, -s.sum(s.upstream) / root(s))


@claim(
    "ioffe.bias",
    "§3.2, on $z = Wu + b$",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the bias stays": {"output": lambda s: normalized(s) + s.scalar("t") * s.ones},
        "a bias for each example": {"bias": lambda s: s.vector("d")},
        "without the mean subtraction": {"map": lambda s, a: a / s.sqrt(variance(s, a) + s.eps)},
    },
)
def bias_is_cancelled(s, *, output=None, bias=lambda s: s.scalar("t") * s.ones, map=normalized):
    r"""The bias before batch normalization can be ignored: the subtraction of the mean cancels it

    One unit, $z = Wu + b$: over a batch its bias is the same number for all examples.
    """
    return equal(map(s, s.activation + bias(s)), output(s) if output else map(s, s.activation))


@claim(
    "ioffe.inference",
    "Algorithm 2, line 11",
    hypotheses=[running_variance_is_positive],
    near_misses={
        "the mean is not scaled": {"shift": lambda s, k, t, m: t - m},
        "the bias is scaled": {"shift": lambda s, k, t, m: k * (t - m)},
        "plus for minus": {"shift": lambda s, k, t, m: t + k * m},
    },
)
def inference_form(s, *, shift=lambda s, k, t, m: t - k * m):
    r"""At inference batch normalization of $x$ is $kx + (t - km)$ with $k = c/\sqrt{v + \epsilon}$

    $m$ and $v$ are the population’s mean and variance, $c$ and $t$ stand for $\gamma$ and $\beta$.
    """
    x, c, t, m = s.scalar("x"), s.scalar("c"), s.scalar("t"), s.scalar("m")
    root = s.sqrt(s.scalar("v") + s.eps)
    return equal(c * (x - m) / root + t, c / root * x + shift(s, c / root, t, m))


def other_bias(s):
    """A bias of its own for each feature."""
    return s.vector("d")


@claim(
    "lnverify.bias-before-norm",
    "with a proof; compare Ioffe and Szegedy, §3.2",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the shift stays": {"output": lambda s: normalized(s) + s.scalar("t") * s.ones},
        "a bias for each entry": {"bias": other_bias},
        "with the mean square for the variance": {
            "map": lambda s, a: centered(s, a) / s.sqrt(s.dot(a, a) / s.N + s.eps)
        },
    },
)
def bias_before_norm(s, *, output=None, bias=lambda s: s.scalar("t") * s.ones, map=normalized):
    """A bias before the norm is lost where it is the same for all entries of the normalized axis

    So it is redundant before batch normalization, where the entries are the examples of a batch, and before LayerNorm
    only if all features have the same one.
    """
    return equal(map(s, s.activation + bias(s)), output(s) if output else map(s, s.activation))
