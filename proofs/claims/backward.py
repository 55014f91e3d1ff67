"""The backward pass, one claim for each displayed step of the walkthrough."""

from proofs.definitions import centered, centering, layer_norm, mean, normalized, variance
from proofs.hypotheses import denominator_is_positive
from proofs.registry import claim
from proofs.statements import equal, positive, step

DEFINED = [denominator_is_positive]


def loss(s, a, u):
    """L = u·y: a loss whose upstream gradient ∂L/∂y is u."""
    return s.dot(u, layer_norm(s, a, s.gain, s.bias, s.eps))


def v(s):
    """v = σ² + ε."""
    return variance(s, s.activation) + s.eps


def xhat(s):
    return normalized(s, s.activation, s.eps)


def input_gradient(s, upstream, x, root):
    """(1/(d√v)) [d δ − Σ δ − x̂ Σ δ x̂] with δ = ∂L/∂x̂."""
    bracket = s.N * upstream - s.sum(upstream) * s.ones - s.dot(upstream, x) * x
    return bracket / (s.N * root)


@claim(
    "walkthrough.backward.gain",
    "∂L/∂γ = ∂L/∂y ⊙ x̂",
    "LayerNorm Backprop, step A",
    hypotheses=DEFINED,
)
def gain(s):
    return equal(s.gradient(loss(s, s.activation, s.upstream), s.gain), s.upstream * xhat(s))


gain.misses({
    "x for x̂": lambda s: equal(s.gradient(loss(s, s.activation, s.upstream), s.gain), s.upstream * s.activation),
    "x̂ is lost": lambda s: equal(s.gradient(loss(s, s.activation, s.upstream), s.gain), s.upstream),
    "times γ": lambda s: equal(
        s.gradient(loss(s, s.activation, s.upstream), s.gain), s.upstream * s.gain * xhat(s)
    ),
})


@claim("walkthrough.backward.bias", "∂L/∂β = ∂L/∂y", "LayerNorm Backprop, step A", hypotheses=DEFINED)
def bias(s):
    return equal(s.gradient(loss(s, s.activation, s.upstream), s.bias), s.upstream)


bias.misses({
    "times γ": lambda s: equal(s.gradient(loss(s, s.activation, s.upstream), s.bias), s.upstream * s.gain),
    "times x̂": lambda s: equal(s.gradient(loss(s, s.activation, s.upstream), s.bias), s.upstream * xhat(s)),
    "centred": lambda s: equal(
        s.gradient(loss(s, s.activation, s.upstream), s.bias), centering(s) @ s.upstream
    ),
})


@claim(
    "walkthrough.backward.normalized",
    "∂L/∂x̂ = ∂L/∂y ⊙ γ",
    "LayerNorm Backprop, step B",
    remark="The post writes γ without an index beside ∂L/∂yᵢ; it is γᵢ.",
)
def normalized_gradient(s):
    x = s.vector("x")
    return equal(s.gradient(s.dot(s.upstream, s.gain * x + s.bias), x), s.upstream * s.gain)


normalized_gradient.misses({
    "γ is lost": lambda s: equal(
        s.gradient(s.dot(s.upstream, s.gain * s.vector("x") + s.bias), s.vector("x")), s.upstream
    ),
    "the mean of γ for γ": lambda s: equal(
        s.gradient(s.dot(s.upstream, s.gain * s.vector("x") + s.bias), s.vector("x")),
        s.sum(s.gain) / s.N * s.upstream,
    ),
    "plus β": lambda s: equal(
        s.gradient(s.dot(s.upstream, s.gain * s.vector("x") + s.bias), s.vector("x")), s.upstream * s.gain + s.bias
    ),
})


@claim("walkthrough.backward.mean", "∂μ/∂xᵢ = 1/d", "Intermediate partial derivatives, 1")
def mean_gradient(s):
    return equal(s.gradient(mean_of(s), s.activation), s.ones / s.N)


def mean_of(s):
    return mean(s, s.activation)


mean_gradient.misses({
    "1 for 1/d": lambda s: equal(s.gradient(mean_of(s), s.activation), s.ones),
    "d − 1 for d": lambda s: equal((s.N - 1) * s.gradient(mean_of(s), s.activation), s.ones),
    "xᵢ/d": lambda s: equal(s.gradient(mean_of(s), s.activation), s.activation / s.N),
})


@claim("walkthrough.backward.numerator", "∂(xⱼ − μ)/∂xᵢ = δᵢⱼ − 1/d", "Intermediate partial derivatives, 2")
def numerator(s):
    return equal(s.jacobian(centered(s, s.activation), s.activation), s.identity - s.outer(s.ones, s.ones) / s.N)


numerator.misses({
    "the mean term is lost": lambda s: equal(s.jacobian(centered(s, s.activation), s.activation), s.identity),
    "d is lost": lambda s: equal(
        s.jacobian(centered(s, s.activation), s.activation), s.identity - s.outer(s.ones, s.ones)
    ),
    "plus for minus": lambda s: equal(
        s.jacobian(centered(s, s.activation), s.activation), s.identity + s.outer(s.ones, s.ones) / s.N
    ),
})


@claim(
    "walkthrough.backward.variance",
    "∂v/∂xᵢ = (2/d)(xᵢ − μ)",
    "Intermediate partial derivatives, 3",
)
def variance_gradient(s):
    return equal(s.gradient(v(s), s.activation), s.rational(2) / s.N * centered(s, s.activation))


variance_gradient.misses({
    "2 is lost": lambda s: equal(s.gradient(v(s), s.activation), centered(s, s.activation) / s.N),
    "the mean is lost": lambda s: equal(s.gradient(v(s), s.activation), 2 * s.activation / s.N),
    "d − 1 for d": lambda s: equal((s.N - 1) * s.gradient(v(s), s.activation), 2 * centered(s, s.activation)),
})


@claim(
    "walkthrough.backward.inverse-std",
    "∂v^(−1/2)/∂xᵢ = −(xᵢ − μ)/(d v^(3/2))",
    "Intermediate partial derivatives, 4",
    hypotheses=DEFINED,
)
def inverse_std(s):
    a, root = s.activation, s.sqrt(v(s))
    gradient = s.gradient(1 / root, a)
    chain = s.rational(-1, 2) / (v(s) * root) * s.gradient(v(s), a)
    return [
        step("the chain rule", equal(gradient, chain)),
        step("with ∂v/∂x", equal(gradient, -centered(s, a) / (s.N * v(s) * root))),
    ]


inverse_std.misses({
    "plus for minus": lambda s: equal(
        s.gradient(1 / s.sqrt(v(s)), s.activation), centered(s, s.activation) / (s.N * v(s) * s.sqrt(v(s)))
    ),
    "v for v^(3/2)": lambda s: equal(
        s.gradient(1 / s.sqrt(v(s)), s.activation), -centered(s, s.activation) / (s.N * v(s))
    ),
    "d is lost": lambda s: equal(
        s.gradient(1 / s.sqrt(v(s)), s.activation), -centered(s, s.activation) / (v(s) * s.sqrt(v(s)))
    ),
})


@claim(
    "walkthrough.backward.jacobian",
    "∂x̂ⱼ/∂xᵢ by the product rule",
    "The total derivative setup, and Combining the terms, first form",
    hypotheses=DEFINED,
)
def jacobian(s):
    a, c, root = s.activation, centered(s, s.activation), s.sqrt(v(s))
    J = s.jacobian(xhat(s), a)
    rule = s.jacobian(c, a) / root + s.outer(c, s.gradient(1 / root, a))
    first = (s.identity - s.outer(s.ones, s.ones) / s.N) / root - s.outer(c, c) / (s.N * v(s) * root)
    return [step("the product rule", equal(J, rule)), step("with both derivatives", equal(J, first))]


def _jacobian_is(s, inner, root):
    return equal(s.jacobian(xhat(s), s.activation), inner / root)


def centred_dyad(s):
    """(x − μ)(x − μ)ᵀ/d."""
    c = centered(s, s.activation)
    return s.outer(c, c) / s.N


jacobian.misses({
    "the variance term is lost": lambda s: _jacobian_is(s, centering(s), s.sqrt(v(s))),
    "the mean term is lost": lambda s: _jacobian_is(s, s.identity - centred_dyad(s) / v(s), s.sqrt(v(s))),
    "√v for v": lambda s: _jacobian_is(s, centering(s) - centred_dyad(s) / s.sqrt(v(s)), s.sqrt(v(s))),
})


@claim(
    "walkthrough.backward.jacobian-normalized",
    "∂x̂ⱼ/∂xᵢ = (1/√v)[δᵢⱼ − 1/d − x̂ⱼx̂ᵢ/d]",
    "Combining the terms, second form",
    hypotheses=DEFINED,
)
def jacobian_normalized(s):
    x = xhat(s)
    inner = s.identity - s.outer(s.ones, s.ones) / s.N - s.outer(x, x) / s.N
    return equal(s.jacobian(x, s.activation), inner / s.sqrt(v(s)))


jacobian_normalized.misses({
    "d is lost beside x̂x̂": lambda s: _jacobian_is(s, centering(s) - s.outer(xhat(s), xhat(s)), s.sqrt(v(s))),
    "v for √v": lambda s: _jacobian_is(s, centering(s) - s.outer(xhat(s), xhat(s)) / s.N, v(s)),
    "plus for minus": lambda s: _jacobian_is(s, centering(s) + s.outer(xhat(s), xhat(s)) / s.N, s.sqrt(v(s))),
    "the mean term is lost": lambda s: _jacobian_is(s, s.identity - s.outer(xhat(s), xhat(s)) / s.N, s.sqrt(v(s))),
})


@claim(
    "walkthrough.backward.input",
    "∂L/∂x: the final formula, derived through the chain rule",
    "Step C; The final summation; Result",
    hypotheses=DEFINED,
)
def input_formula(s):
    a, u, x, root = s.activation, s.upstream, xhat(s), s.sqrt(v(s))
    delta = s.let("delta", u * s.gain)
    gradient = s.gradient(loss(s, a, u), a)
    bracket = s.N * s.identity - s.outer(s.ones, s.ones) - s.outer(x, x)
    return [
        step("the chain rule through x̂", equal(gradient, s.jacobian(x, a).T @ delta)),
        step("1/(d√v) pulled out", equal(gradient, bracket @ delta / (s.N * root))),
        step("the sum distributed", equal(gradient, input_gradient(s, delta, x, root))),
    ]


def _input_gradient_is(s, right):
    return equal(s.gradient(loss(s, s.activation, s.upstream), s.activation), right)


input_formula.misses({
    "γ is lost": lambda s: _input_gradient_is(s, input_gradient(s, s.upstream, xhat(s), s.sqrt(v(s)))),
    "the mean term is lost": lambda s: _input_gradient_is(
        s,
        (s.N * s.upstream * s.gain - s.dot(s.upstream * s.gain, xhat(s)) * xhat(s)) / (s.N * s.sqrt(v(s))),
    ),
    "the variance term is lost": lambda s: _input_gradient_is(
        s, centering(s) @ (s.upstream * s.gain) / s.sqrt(v(s))
    ),
    "γ after the sums": lambda s: _input_gradient_is(
        s, s.gain * input_gradient(s, s.upstream, xhat(s), s.sqrt(v(s)))
    ),
    "1/d is lost": lambda s: _input_gradient_is(
        s, s.N * input_gradient(s, s.upstream * s.gain, xhat(s), s.sqrt(v(s)))
    ),
})


def second_row(s):
    """A second row of a batch, with its own upstream gradient."""
    return s.vector("x2"), s.vector("u2")


def second_denominator_is_positive(s):
    """σ² + ε > 0 for the second row."""
    c = centered_row(s, s.vector("x2"))
    return positive(s.dot(c, c) / s.N + s.eps)


def centered_row(s, x):
    return x - s.sum(x) / s.N * s.ones


@claim(
    "walkthrough.backward.batch",
    "For a batch: the rows do not mix in ∂L/∂x, and the parameter gradients are sums over rows",
    "LayerNorm Backprop, steps A and C, with the code below",
    hypotheses=[denominator_is_positive, second_denominator_is_positive],
    remark="Two generic rows stand for all: the loss is a sum over rows, and adding a row adds its terms.",
)
def batch(s):
    a, u = s.activation, s.upstream
    x2, u2 = second_row(s)
    total = loss(s, a, u) + s.dot(u2, s.gain * normalized_row(s, x2) + s.bias)
    return [
        step("a row of ∂L/∂x", equal(s.gradient(total, a), input_gradient(s, u * s.gain, xhat(s), s.sqrt(v(s))))),
        step("∂L/∂γ", equal(s.gradient(total, s.gain), u * xhat(s) + u2 * normalized_row(s, x2))),
        step("∂L/∂β", equal(s.gradient(total, s.bias), u + u2)),
    ]


def normalized_row(s, x):
    c = centered_row(s, x)
    return c / s.sqrt(s.dot(c, c) / s.N + s.eps)


def batch_loss(s):
    x2, u2 = second_row(s)
    return loss(s, s.activation, s.upstream) + s.dot(u2, s.gain * normalized_row(s, x2) + s.bias)


batch.misses({
    "the mean over rows for the sum": lambda s: equal(
        s.gradient(batch_loss(s), s.bias), (s.upstream + s.vector("u2")) / 2
    ),
    "the last row alone": lambda s: equal(
        s.gradient(batch_loss(s), s.gain), s.vector("u2") * normalized_row(s, s.vector("x2"))
    ),
    "the rows mix": lambda s: equal(
        s.gradient(batch_loss(s), s.activation),
        input_gradient(s, (s.upstream + s.vector("u2")) * s.gain, xhat(s), s.sqrt(v(s))),
    ),
})


@claim(
    "walkthrough.gradient-sum",
    "Σᵢ ∂L/∂xᵢ = 0",
    "Intuition of the terms, term 2",
    hypotheses=DEFINED,
)
def gradient_sum(s):
    return equal(s.sum(s.gradient(loss(s, s.activation, s.upstream), s.activation)), 0)


gradient_sum.misses({
    "orthogonal to x, for every ε": lambda s: equal(
        s.dot(s.gradient(loss(s, s.activation, s.upstream), s.activation), s.activation), 0
    ),
    "orthogonal to γ": lambda s: equal(
        s.dot(s.gradient(loss(s, s.activation, s.upstream), s.activation), s.gain), 0
    ),
    "the gain's gradient sums to 0": lambda s: equal(
        s.sum(s.gradient(loss(s, s.activation, s.upstream), s.gain)), 0
    ),
})
