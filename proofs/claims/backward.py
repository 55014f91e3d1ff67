"""The backward pass, one claim for each displayed step of the walkthrough."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centered, centering, layer_norm, mean, normalized, variance
from lnverify.proofs.hypotheses import denominator_is_positive, t_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, step

_GAMMA = r"$\gamma$ is the gain $\mathbf{g}$"
_V = r"$v$ is $\sigma^2 + \epsilon$"

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
    where=[letters.LOSS, _GAMMA, letters.OUTPUT],
    hypotheses=DEFINED,
    near_misses={
        r"$x$ for $\hat{x}$": {"factor": lambda s: s.activation},
        r"$\hat{x}$ is lost": {"factor": lambda s: s.ones},
        r"times $\gamma$": {"factor": lambda s: s.gain * normalized(s)},
    },
)
def gain(s, *, factor=normalized):
    r"""$\partial L/\partial\gamma = \partial L/\partial y \odot \hat{x}$

    Of a batch the rows are summed: lnverify.tokens.parameters.
    """
    return equal(s.gradient(loss(s), s.gain), s.upstream * factor(s))


@claim(
    "walkthrough.backward.bias",
    "LayerNorm Backprop, step A",
    where=[letters.LOSS, r"$\beta$ is the bias $\mathbf{b}$", letters.OUTPUT],
    hypotheses=DEFINED,
    near_misses={
        r"times $\gamma$": {"right": lambda s: s.upstream * s.gain},
        r"times $\hat{x}$": {"right": lambda s: s.upstream * normalized(s)},
        "centred": {"right": lambda s: centering(s) @ s.upstream},
    },
)
def bias(s, *, right=lambda s: s.upstream):
    r"""$\partial L/\partial\beta = \partial L/\partial y$"""
    return equal(s.gradient(loss(s), s.bias), right(s))


@claim(
    "walkthrough.backward.normalized",
    "LayerNorm Backprop, step B",
    where=[letters.LOSS, _GAMMA, r"$\hat{x}$ is $\mathbf{x}$", letters.OUTPUT],
    misprint=r"$\partial L/\partial y_{i} \cdot \gamma$, the vector $\gamma$ without an index beside one entry; the "
    r"forward pass has $\gamma_{i} \hat{x}_{i}$.",
    near_misses={
        r"$\gamma$ is lost": {"right": lambda s: s.upstream},
        r"the mean of $\gamma$ for $\gamma$": {"right": lambda s: s.sum(s.gain) / s.N * s.upstream},
        r"plus $\beta$": {"right": lambda s: s.upstream * s.gain + s.bias},
    },
)
def normalized_gradient(s, *, right=lambda s: s.upstream * s.gain):
    r"""$\partial L/\partial\hat{x} = \partial L/\partial y \odot \gamma$"""
    x = s.vector("x")
    return equal(s.gradient(s.dot(s.upstream, s.gain * x + s.bias), x), right(s))


@claim(
    "walkthrough.backward.mean",
    "Intermediate partial derivatives, 1",
    where=[letters.D, letters.X],
    near_misses={
        "1 for $1/d$": {"right": lambda s: s.ones},
        "$d - 1$ for $d$": lambda s: equal((s.N - 1) * s.gradient(mean(s), s.activation), s.ones),
        "$x_i/d$": {"right": lambda s: s.activation / s.N},
    },
)
def mean_gradient(s, *, right=lambda s: s.ones / s.N):
    r"""$\partial\mu/\partial x_i = 1/d$"""
    return equal(s.gradient(mean(s), s.activation), right(s))


@claim(
    "walkthrough.backward.numerator",
    "Intermediate partial derivatives, 2",
    where=[letters.DELTA, letters.D, letters.X],
    near_misses={
        "the mean term is lost": {"share": lambda s: 0},
        "$d$ is lost": {"share": lambda s: 1},
        "plus for minus": {"share": lambda s: -1 / s.N},
    },
)
def numerator(s, *, share=lambda s: 1 / s.N):
    r"""$\partial(x_j - \mu)/\partial x_i = \delta_{ij} - 1/d$"""
    return equal(s.jacobian(centered(s), s.activation), s.identity - share(s) * s.outer(s.ones, s.ones))


@claim(
    "walkthrough.backward.variance",
    "Intermediate partial derivatives, 3",
    where=[letters.D, _V, letters.X],
    near_misses={
        "2 is lost": {"factor": 1},
        "the mean is lost": {"centred": lambda s: s.activation},
        "$d - 1$ for $d$": lambda s: equal((s.N - 1) * s.gradient(v(s), s.activation), 2 * centered(s)),
    },
)
def variance_gradient(s, *, factor=2, centred=centered):
    r"""$\partial v/\partial x_i = (2/d)(x_i - \mu)$"""
    return equal(s.gradient(v(s), s.activation), s.rational(factor) / s.N * centred(s))


@claim(
    "walkthrough.backward.inverse-std",
    "Intermediate partial derivatives, 4",
    where=[letters.D, _V, letters.X],
    hypotheses=DEFINED,
    near_misses={
        "plus for minus": {"sign": 1},
        "$v$ for $v^{3/2}$": {"power": lambda s: v(s)},
        "$d$ is lost": {"d": lambda s: 1},
    },
)
def inverse_std(s, *, sign=-1, d=lambda s: s.N, power=lambda s: v(s) * s.sqrt(v(s))):
    r"""$\partial v^{-1/2}/\partial x_i = -(x_i - \mu)/(d v^{3/2})$"""
    a, root = s.activation, s.sqrt(v(s))
    gradient = s.gradient(1 / root, a)
    return [
        step("the chain rule", equal(gradient, s.rational(-1, 2) / (v(s) * root) * s.gradient(v(s), a))),
        step(r"with $\partial v/\partial x$", equal(gradient, sign * centered(s) / (d(s) * power(s)))),
    ]


@claim(
    "walkthrough.backward.jacobian",
    "The total derivative setup, and Combining the terms, first form",
    where=[letters.X],
    hypotheses=DEFINED,
    near_misses={
        "the variance term is lost": {"share": lambda s: 0},
        "the mean term is lost": {"mean_term": 0},
        r"$\sqrt{v}$ for $v$": {"share": lambda s: 1 / s.sqrt(v(s))},
    },
)
def jacobian(s, *, mean_term=1, share=lambda s: 1 / v(s)):
    r"""$\partial\hat{x}_j/\partial x_i$ by the product rule"""
    a, c, root = s.activation, centered(s), s.sqrt(v(s))
    J = s.jacobian(normalized(s), a)
    rule = s.jacobian(c, a) / root + s.outer(c, s.gradient(1 / root, a))
    inner = s.identity - mean_term * s.outer(s.ones, s.ones) / s.N - share(s) * s.outer(c, c) / s.N
    return [step("the product rule", equal(J, rule)), step("with both derivatives", equal(J, inner / root))]


@claim(
    "walkthrough.backward.jacobian-normalized",
    "Combining the terms, second form",
    where=[letters.DELTA, letters.D, _V, letters.X],
    hypotheses=DEFINED,
    near_misses={
        r"$d$ is lost beside $\hat{x}\hat{x}$": {"share": lambda s: 1},
        r"$v$ for $\sqrt{v}$": {"root": lambda s: v(s)},
        "plus for minus": {"share": lambda s: -1 / s.N},
        "the mean term is lost": {"mean_term": 0},
    },
)
def jacobian_normalized(s, *, mean_term=1, share=lambda s: 1 / s.N, root=lambda s: s.sqrt(v(s))):
    r"""$\partial\hat{x}_j/\partial x_i = (1/\sqrt{v})[\delta_{ij} - 1/d - \hat{x}_j\hat{x}_i/d]$

    With gain and bias, entry by entry: lnverify.entry.jacobian; as a product with a vector: lnverify.jvp; its
    eigenvalues: lnverify.spectrum; the second derivatives: lnverify.hessian and lnverify.double-backward.
    """
    x = normalized(s)
    inner = s.identity - mean_term * s.outer(s.ones, s.ones) / s.N - share(s) * s.outer(x, x)
    return equal(s.jacobian(x, s.activation), inner / root(s))


def direct_path(s, t):
    """∂L/∂x with mean and variance held fixed."""
    return delta(s) / s.sqrt(t)


def mean_path(s, t):
    """∂L/∂μ with x and the variance held fixed."""
    return -s.sum(delta(s)) / s.sqrt(t)


def variance_path(s, z, t):
    """∂L/∂v with x and the mean held fixed: −δ·x̂/(2v), where z = x̂√v."""
    return -s.dot(delta(s), z) / (2 * t * s.sqrt(t))


@claim(
    "walkthrough.backward.paths",
    "LayerNorm Backprop, step C, “three distinct paths”",
    where=[letters.LOSS, r"$v$ is $\sigma^2 + \epsilon$, in the steps $t$", letters.X],
    hypotheses=[denominator_is_positive, t_is_positive],
    near_misses={
        r"$\sqrt{v}$ is lost on the direct path": {"direct": lambda s, t: delta(s)},
        r"the mean of $\delta$ for its sum": {"by_mean": lambda s, t: mean_path(s, t) / s.N},
        "2 is lost on the path of the variance": {"by_variance": lambda s, z, t: 2 * variance_path(s, z, t)},
        "plus for minus on the path of the variance": {"by_variance": lambda s, z, t: -variance_path(s, z, t)},
        "without the path of the mean": lambda s: equal(
            s.gradient(loss(s), s.activation),
            direct_path(s, v(s)) + variance_path(s, centered(s), v(s)) * s.gradient(v(s), s.activation),
        ),
        "the variance does not see the mean": {"inside": lambda s, z: 0},
    },
)
def paths(
    s, *, direct=direct_path, by_mean=mean_path, by_variance=variance_path, inside=lambda s, z: -2 * s.sum(z) / s.N
):
    r"""$\partial L/\partial x$ sums three paths: $\delta/\sqrt{v}$ directly, $-\sum\delta/\sqrt{v}$ through the mean
    and $-\delta\cdot\hat{x}/(2v)$ through the variance

    On each path the two others are held fixed: $L = \delta\cdot(x - m\mathbf{1})/\sqrt{t}$ has a mean $m$ and a $v = t$
    of its own, and the sum is taken at $m = \mu$ and $t = v$. That the variance contains the mean adds nothing, for its
    derivative is a multiple of $\sum(x_n - m)$, and that is 0 at $m = \mu$.
    """
    x, m, t = s.activation, s.scalar("m"), s.scalar("t")
    z = x - m * s.ones
    held, w = s.dot(delta(s), z) / s.sqrt(t), v(s)
    through = by_mean(s, w) * s.gradient(mean(s), x) + by_variance(s, centered(s), w) * s.gradient(w, x)
    return [
        step("the direct path", equal(s.gradient(held, x), direct(s, t))),
        step("the path of the mean", equal(s.derivative(held, m), by_mean(s, t))),
        step("the path of the variance", equal(s.derivative(held, t), by_variance(s, z, t))),
        step("the mean inside the variance", equal(s.derivative(s.dot(z, z) / s.N, m), inside(s, z))),
        step("their sum", equal(s.gradient(loss(s), x), direct(s, w) + through)),
    ]


@claim(
    "walkthrough.backward.input",
    "Step C; The final summation; Result",
    where=[letters.LOSS, letters.X],
    hypotheses=DEFINED,
    near_misses={
        r"$\gamma$ is lost": {"right": lambda s: input_gradient(s, s.upstream)},
        "the mean term is lost": {"right": lambda s: input_gradient(s, delta(s), mean_term=0)},
        "the variance term is lost": {"right": lambda s: input_gradient(s, delta(s), variance_term=0)},
        r"$\gamma$ after the sums": {"right": lambda s: s.gain * input_gradient(s, s.upstream)},
        "$1/d$ is lost": {"right": lambda s: s.N * input_gradient(s, delta(s))},
    },
)
def input_formula(s, *, right=lambda s: input_gradient(s, delta(s))):
    r"""$\partial L/\partial x$: the final formula, derived through the chain rule"""
    x, gradient = normalized(s), s.gradient(loss(s), s.activation)
    bracket = s.N * s.identity - s.outer(s.ones, s.ones) - s.outer(x, x)
    return [
        step(r"the chain rule through $\hat{x}$", equal(gradient, s.jacobian(x, s.activation).T @ delta(s))),
        step(r"$1/(d\sqrt{v})$ pulled out", equal(gradient, bracket @ delta(s) / (s.N * s.sqrt(v(s))))),
        step("the sum distributed", equal(gradient, right(s))),
    ]


@claim(
    "walkthrough.gradient-sum",
    "Intuition of the terms, term 2",
    where=[letters.LOSS, letters.X],
    hypotheses=DEFINED,
    near_misses={
        r"orthogonal to $x$, for every $\epsilon$": lambda s: equal(
            s.dot(s.activation, s.gradient(loss(s), s.activation)), 0
        ),
        "the gain's gradient sums to 0": {"letter": lambda s: s.gain},
        "without term 2": {"second": lambda s: 0},
        r"the mean of $\delta$ in term 2": {"second": lambda s: s.sum(delta(s)) / s.N},
        r"$x$ for $\hat{x}$ in term 3": {"third": lambda s: s.activation},
    },
)
def gradient_sum(s, *, letter=lambda s: s.activation, second=lambda s: s.sum(delta(s)), third=normalized):
    r"""$\sum_i \partial L/\partial x_i = 0$, by term 2

    Term 2 takes off what term 1 sums to; term 3 sums to 0 by itself, for $\hat{x}$ does.
    """
    return [
        step("the gradient", equal(s.sum(s.gradient(loss(s), letter(s))), 0)),
        step("terms 1 and 2", equal(s.sum(s.N * delta(s) - second(s) * s.ones), 0)),
        step("term 3", equal(s.sum(s.dot(delta(s), normalized(s)) * third(s)), 0)),
    ]
