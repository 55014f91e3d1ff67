"""The backward pass, one claim for each displayed step of the walkthrough."""

from proofs.definitions import centered, centering, layer_norm, mean, normalized, variance
from proofs.hypotheses import denominator_is_positive
from proofs.registry import claim
from proofs.statements import equal, positive, step

DEFINED = [denominator_is_positive]


def loss(s):
    """L = u·y: a loss whose upstream gradient ∂L/∂y is u."""
    return s.dot(s.upstream, layer_norm(s))


def v(s):
    """v = σ² + ε."""
    return variance(s) + s.eps


def delta(s):
    """δ = ∂L/∂x̂."""
    return s.let("delta", s.upstream * s.gain)


def input_gradient(s, delta, mean_term=1, variance_term=1):
    """(1/(d√v)) [d δ − Σ δ − x̂ Σ δ x̂]."""
    x = normalized(s)
    bracket = s.N * delta - mean_term * s.sum(delta) * s.ones - variance_term * s.dot(delta, x) * x
    return bracket / (s.N * s.sqrt(v(s)))


@claim(
    "walkthrough.backward.gain",
    "LayerNorm Backprop, step A",
    hypotheses=DEFINED,
    near_misses={
        "x for x̂": {"factor": lambda s: s.activation},
        "x̂ is lost": {"factor": lambda s: s.ones},
        "times γ": {"factor": lambda s: s.gain * normalized(s)},
    },
)
def gain(s, *, factor=normalized):
    """∂L/∂γ = ∂L/∂y ⊙ x̂"""
    return equal(s.gradient(loss(s), s.gain), s.upstream * factor(s))


@claim(
    "walkthrough.backward.bias",
    "LayerNorm Backprop, step A",
    hypotheses=DEFINED,
    near_misses={
        "times γ": {"right": lambda s: s.upstream * s.gain},
        "times x̂": {"right": lambda s: s.upstream * normalized(s)},
        "centred": {"right": lambda s: centering(s) @ s.upstream},
    },
)
def bias(s, *, right=lambda s: s.upstream):
    """∂L/∂β = ∂L/∂y"""
    return equal(s.gradient(loss(s), s.bias), right(s))


@claim(
    "walkthrough.backward.normalized",
    "LayerNorm Backprop, step B",
    near_misses={
        "γ is lost": {"right": lambda s: s.upstream},
        "the mean of γ for γ": {"right": lambda s: s.sum(s.gain) / s.N * s.upstream},
        "plus β": {"right": lambda s: s.upstream * s.gain + s.bias},
    },
)
def normalized_gradient(s, *, right=lambda s: s.upstream * s.gain):
    """∂L/∂x̂ = ∂L/∂y ⊙ γ

    The post writes γ without an index beside ∂L/∂yᵢ; it is γᵢ.
    """
    x = s.vector("x")
    return equal(s.gradient(s.dot(s.upstream, s.gain * x + s.bias), x), right(s))


@claim(
    "walkthrough.backward.mean",
    "Intermediate partial derivatives, 1",
    near_misses={
        "1 for 1/d": {"right": lambda s: s.ones},
        "d − 1 for d": lambda s: equal((s.N - 1) * s.gradient(mean(s), s.activation), s.ones),
        "xᵢ/d": {"right": lambda s: s.activation / s.N},
    },
)
def mean_gradient(s, *, right=lambda s: s.ones / s.N):
    """∂μ/∂xᵢ = 1/d"""
    return equal(s.gradient(mean(s), s.activation), right(s))


@claim(
    "walkthrough.backward.numerator",
    "Intermediate partial derivatives, 2",
    near_misses={
        "the mean term is lost": {"share": lambda s: 0},
        "d is lost": {"share": lambda s: 1},
        "plus for minus": {"share": lambda s: -1 / s.N},
    },
)
def numerator(s, *, share=lambda s: 1 / s.N):
    """∂(xⱼ − μ)/∂xᵢ = δᵢⱼ − 1/d"""
    return equal(s.jacobian(centered(s), s.activation), s.identity - share(s) * s.outer(s.ones, s.ones))


@claim(
    "walkthrough.backward.variance",
    "Intermediate partial derivatives, 3",
    near_misses={
        "2 is lost": {"factor": 1},
        "the mean is lost": {"centred": lambda s: s.activation},
        "d − 1 for d": lambda s: equal((s.N - 1) * s.gradient(v(s), s.activation), 2 * centered(s)),
    },
)
def variance_gradient(s, *, factor=2, centred=centered):
    """∂v/∂xᵢ = (2/d)(xᵢ − μ)"""
    return equal(s.gradient(v(s), s.activation), s.rational(factor) / s.N * centred(s))


@claim(
    "walkthrough.backward.inverse-std",
    "Intermediate partial derivatives, 4",
    hypotheses=DEFINED,
    near_misses={
        "plus for minus": {"sign": 1},
        "v for v^(3/2)": {"power": lambda s: v(s)},
        "d is lost": {"d": lambda s: 1},
    },
)
def inverse_std(s, *, sign=-1, d=lambda s: s.N, power=lambda s: v(s) * s.sqrt(v(s))):
    """∂v^(−1/2)/∂xᵢ = −(xᵢ − μ)/(d v^(3/2))"""
    a, root = s.activation, s.sqrt(v(s))
    gradient = s.gradient(1 / root, a)
    return [
        step("the chain rule", equal(gradient, s.rational(-1, 2) / (v(s) * root) * s.gradient(v(s), a))),
        step("with ∂v/∂x", equal(gradient, sign * centered(s) / (d(s) * power(s)))),
    ]


@claim(
    "walkthrough.backward.jacobian",
    "The total derivative setup, and Combining the terms, first form",
    hypotheses=DEFINED,
    near_misses={
        "the variance term is lost": {"share": lambda s: 0},
        "the mean term is lost": {"mean_term": 0},
        "√v for v": {"share": lambda s: 1 / s.sqrt(v(s))},
    },
)
def jacobian(s, *, mean_term=1, share=lambda s: 1 / v(s)):
    """∂x̂ⱼ/∂xᵢ by the product rule"""
    a, c, root = s.activation, centered(s), s.sqrt(v(s))
    J = s.jacobian(normalized(s), a)
    rule = s.jacobian(c, a) / root + s.outer(c, s.gradient(1 / root, a))
    inner = s.identity - mean_term * s.outer(s.ones, s.ones) / s.N - share(s) * s.outer(c, c) / s.N
    return [step("the product rule", equal(J, rule)), step("with both derivatives", equal(J, inner / root))]


@claim(
    "walkthrough.backward.jacobian-normalized",
    "Combining the terms, second form",
    hypotheses=DEFINED,
    near_misses={
        "d is lost beside x̂x̂": {"share": lambda s: 1},
        "v for √v": {"root": lambda s: v(s)},
        "plus for minus": {"share": lambda s: -1 / s.N},
        "the mean term is lost": {"mean_term": 0},
    },
)
def jacobian_normalized(s, *, mean_term=1, share=lambda s: 1 / s.N, root=lambda s: s.sqrt(v(s))):
    """∂x̂ⱼ/∂xᵢ = (1/√v)[δᵢⱼ − 1/d − x̂ⱼx̂ᵢ/d]"""
    x = normalized(s)
    inner = s.identity - mean_term * s.outer(s.ones, s.ones) / s.N - share(s) * s.outer(x, x)
    return equal(s.jacobian(x, s.activation), inner / root(s))


@claim(
    "walkthrough.backward.input",
    "Step C; The final summation; Result",
    hypotheses=DEFINED,
    near_misses={
        "γ is lost": {"right": lambda s: input_gradient(s, s.upstream)},
        "the mean term is lost": {"right": lambda s: input_gradient(s, delta(s), mean_term=0)},
        "the variance term is lost": {"right": lambda s: input_gradient(s, delta(s), variance_term=0)},
        "γ after the sums": {"right": lambda s: s.gain * input_gradient(s, s.upstream)},
        "1/d is lost": {"right": lambda s: s.N * input_gradient(s, delta(s))},
    },
)
def input_formula(s, *, right=lambda s: input_gradient(s, delta(s))):
    """∂L/∂x: the final formula, derived through the chain rule"""
    x, gradient = normalized(s), s.gradient(loss(s), s.activation)
    bracket = s.N * s.identity - s.outer(s.ones, s.ones) - s.outer(x, x)
    return [
        step("the chain rule through x̂", equal(gradient, s.jacobian(x, s.activation).T @ delta(s))),
        step("1/(d√v) pulled out", equal(gradient, bracket @ delta(s) / (s.N * s.sqrt(v(s))))),
        step("the sum distributed", equal(gradient, right(s))),
    ]


def second_loss(s):
    """The loss of a second row of a batch, with its own upstream gradient."""
    return s.dot(s.vector("u2"), layer_norm(s, s.vector("x2")))


def second_denominator_is_positive(s):
    """σ² + ε > 0 for the second row."""
    return positive(variance(s, s.vector("x2")) + s.eps)


@claim(
    "walkthrough.backward.batch",
    "LayerNorm Backprop, steps A and C, with the code below",
    hypotheses=[denominator_is_positive, second_denominator_is_positive],
    near_misses={
        "the mean over rows for the sum": {"rows": 2},
        "the last row alone": {"first": 0},
        "the rows mix": {"row": lambda s: s.upstream + s.vector("u2")},
    },
)
def batch(s, *, first=1, rows=1, row=lambda s: s.upstream):
    """For a batch: the rows do not mix in ∂L/∂x, and the parameter gradients are sums over rows

    Two generic rows stand for all: the loss is a sum over rows, and adding a row adds its terms.
    """
    u, u2, total = s.upstream, s.vector("u2"), loss(s) + second_loss(s)
    return [
        step("a row of ∂L/∂x", equal(s.gradient(total, s.activation), input_gradient(s, row(s) * s.gain))),
        step(
            "∂L/∂γ",
            equal(s.gradient(total, s.gain), first * u * normalized(s) + u2 * normalized(s, s.vector("x2"))),
        ),
        step("∂L/∂β", equal(s.gradient(total, s.bias), (u + u2) / rows)),
    ]


@claim(
    "walkthrough.gradient-sum",
    "Intuition of the terms, term 2",
    hypotheses=DEFINED,
    near_misses={
        "orthogonal to x, for every ε": {"direction": lambda s: s.activation},
        "orthogonal to γ": {"direction": lambda s: s.gain},
        "the gain's gradient sums to 0": lambda s: equal(s.sum(s.gradient(loss(s), s.gain)), 0),
    },
)
def gradient_sum(s, *, direction=lambda s: s.ones):
    """Σᵢ ∂L/∂xᵢ = 0"""
    return equal(s.dot(direction(s), s.gradient(loss(s), s.activation)), 0)
