"""The Jacobian’s spectrum, its size, adjointness, the second derivative, and central differences."""

from proofs.definitions import centering, layer_norm, normalized, variance
from proofs.hypotheses import denominator_is_positive, eps_is_positive, not_constant
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def xhat(s):
    return normalized(s, s.activation, s.eps)


def v(s):
    """v = σ² + ε."""
    return s.let("v", variance(s, s.activation) + s.eps)


def output(s, a, g):
    return layer_norm(s, a, g, s.bias, s.eps)


def along(s):
    """The projector onto x̂: (Πa)(Πa)ᵀ/(Nσ²)."""
    z = centering(s) @ s.activation
    return s.let("Q", s.outer(z, z) / s.dot(z, z))


@claim(
    "lnverify.spectrum",
    "At unit gain J has the eigenvalues 0 along 1, ε/(σ² + ε)^(3/2) along x̂, and 1/√(σ² + ε) N − 2 times",
    "with a proof",
    hypotheses=[not_constant],
    remark=(
        "Q is the projector onto x̂, Π − Q the one onto what is orthogonal to 1 and x̂, of rank N − 2. "
        "The Jacobian is symmetric, and at ε = 0 a multiple of a projector. Where a is constant it is "
        "Π/√ε."
    ),
)
def spectrum(s):
    Q, root = along(s), s.sqrt(v(s))
    rest = centering(s) - Q
    J = s.jacobian(xhat(s), s.activation)
    return [
        step("the eigenspaces", equal(J, rest / root + s.eps / (v(s) * root) * Q)),
        step("multiplicity of the last", equal(s.trace(rest), s.N - 2)),
        step("the middle one", equal(Q @ xhat(s), xhat(s))),
    ]


def _spectrum(s, middle):
    Q, root = along(s), s.sqrt(v(s))
    return equal(s.jacobian(xhat(s), s.activation), (centering(s) - Q) / root + middle(root) * Q)


spectrum.misses({
    "0 along x̂ too": lambda s: _spectrum(s, lambda root: 0 * root),
    "all alike": lambda s: _spectrum(s, lambda root: 1 / root),
    "ε/(σ² + ε)": lambda s: _spectrum(s, lambda root: s.eps / root**2),
    "N − 1 times": lambda s: equal(s.trace(centering(s) - along(s)), s.N - 1),
})


@claim(
    "lnverify.lipschitz",
    "The Lipschitz constant is 1/√ε: no eigenvalue exceeds 1/√(σ² + ε), and constant activations attain it",
    "with a proof",
    hypotheses=[eps_is_positive],
    remark=(
        "At unit gain; with a gain the constant is at most max |gₙ|/√ε. As σ grows the Jacobian shrinks; "
        "at σ² = 1 and ε = 10⁻⁵ its norm is near 1, at constant activations 316."
    ),
)
def lipschitz(s):
    root, w = s.sqrt(v(s)), s.vector("w")
    return [
        step("the eigenvalue along x̂", at_most(s.eps / (v(s) * root), 1 / root)),
        step("the others", at_most(1 / v(s), 1 / s.eps)),
        step("attained", equal(forward_at(s, s.scalar("c") * s.ones, w), centering(s) @ w / s.sqrt(s.eps))),
    ]


def _norm2(s):
    """The square of the largest eigenvalue."""
    return 1 / v(s)


lipschitz.misses({
    "at most 1": lambda s: at_most(_norm2(s), 1),
    "at most 1/(σ² + ε)": lambda s: at_most(_norm2(s), 1 / v(s) ** 2),
    "at most 1/(2√ε)": lambda s: at_most(_norm2(s), 1 / (4 * s.eps)),
})


@claim(
    "lnverify.adjoint",
    "The vector–Jacobian product of the walkthrough is the adjoint of the Jacobian–vector product",
    "with a proof",
    hypotheses=[denominator_is_positive],
    remark=(
        "For all upstream u and directions w: w·VJP(u) = u·(Jw). Both are written out, neither is "
        "differentiated."
    ),
)
def adjoint(s):
    u, w = s.upstream, s.vector("w")
    vjp, derivative = s.let("y", backward(s, s.let("delta", u * s.gain))), s.let("z", forward(s, w))
    return equal(s.dot(w, vjp), s.dot(u, s.gain * derivative))


def backward(s, delta):
    """(1/(N√v)) [N δ − Σ δ − x̂ Σ δ x̂], the walkthrough’s final formula."""
    x = xhat(s)
    return (s.N * delta - s.sum(delta) * s.ones - s.dot(delta, x) * x) / (s.N * s.sqrt(v(s)))


def forward(s, w):
    """(1/√v) [w − Σw/N − x̂ (x̂·w)/N], the derivative of x̂ in the direction w."""
    return forward_at(s, s.activation, w)


def forward_at(s, a, w):
    """The same at any activation."""
    x = normalized(s, a, s.eps)
    return (w - s.sum(w) / s.N * s.ones - s.dot(x, w) / s.N * x) / s.sqrt(variance(s, a) + s.eps)


adjoint.misses({
    "the gain on the wrong side": lambda s: equal(
        s.dot(s.vector("w"), s.gain * backward(s, s.upstream)),
        s.dot(s.upstream, s.gain * forward(s, s.vector("w"))),
    ),
    "without the gain in the forward product": lambda s: equal(
        s.dot(s.vector("w"), backward(s, s.upstream * s.gain)),
        s.dot(s.upstream, forward(s, s.vector("w"))),
    ),
    "without the mean": lambda s: equal(
        s.dot(s.vector("w"), backward(s, s.upstream * s.gain)),
        s.dot(s.upstream, s.gain * s.vector("w")) / s.sqrt(v(s)),
    ),
})


@claim(
    "lnverify.jvp",
    "The derivative of LayerNorm in the direction w is g ⊙ [w − Σw/N − x̂ (x̂·w)/N]/√(σ² + ε)",
    "with a proof",
    hypotheses=[denominator_is_positive],
)
def jvp(s):
    w = s.vector("w")
    J = s.jacobian(output(s, s.activation, s.gain), s.activation)
    return equal(J @ w, s.gain * forward(s, w))


def _jvp(s, right):
    w = s.vector("w")
    return equal(s.jacobian(xhat(s), s.activation) @ w, right(w, xhat(s)) / s.sqrt(v(s)))


jvp.misses({
    "the variance is held fixed": lambda s: _jvp(s, lambda w, x: w - s.sum(w) / s.N * s.ones),
    "the mean is held fixed": lambda s: _jvp(s, lambda w, x: w - s.dot(x, w) / s.N * x),
    "N is lost beside x̂": lambda s: _jvp(s, lambda w, x: w - s.sum(w) / s.N * s.ones - s.dot(x, w) * x),
})


def double_backward(s, delta, w):
    """∂/∂a of w·(∂L/∂a), with δ = u ⊙ g: −(1/v) [κ Πw + λ Πδ + (τ − 3κλ) x̂]."""
    x, N = xhat(s), s.N
    p = s.let("p", delta - s.sum(delta) / N * s.ones)
    q = s.let("q", w - s.sum(w) / N * s.ones)
    k, m = s.let("kappa", s.dot(delta, x) / N), s.let("lambda", s.dot(w, x) / N)
    t = s.let("tau", s.dot(p, q) / N)
    return -(k * q + m * p + (t - 3 * k * m) * x) / v(s)


@claim(
    "lnverify.double-backward",
    "The Hessian–vector product: H w = −(1/(σ² + ε)) [κ Πw + λ Πδ + (τ − 3κλ) x̂]",
    "with a proof",
    hypotheses=[denominator_is_positive],
    remark=(
        "H is the Hessian of L = u·LayerNorm(a) at a, δ = u ⊙ g, κ = δ·x̂/N, λ = w·x̂/N, τ = Πδ·Πw/N. It "
        "is symmetric in w and δ, and annihilates 1. Here the first gradient is the proved formula of the "
        "walkthrough."
    ),
)
def hessian_vector(s):
    delta, w = s.let("delta", s.upstream * s.gain), s.vector("w")
    first = s.dot(backward(s, delta), w)
    return equal(s.gradient(first, s.activation), double_backward(s, delta, w))


def _hessian(s, change):
    """The formula at unit gain, with a change."""
    delta, w = s.upstream, s.vector("w")
    right = double_backward(s, delta, w) + change(delta, w)
    return equal(s.gradient(s.dot(backward(s, delta), w), s.activation), right)


hessian_vector.misses({
    "1 for 3": lambda s: _hessian(
        s, lambda d, w: -2 * s.dot(d, xhat(s)) * s.dot(w, xhat(s)) / s.N**2 / v(s) * xhat(s)
    ),
    "τ is lost": lambda s: _hessian(
        s, lambda d, w: s.dot(d, centering(s) @ w) / s.N / v(s) * xhat(s)
    ),
    "λ is lost in one place": lambda s: _hessian(
        s, lambda d, w: s.dot(w, xhat(s)) / s.N / v(s) * (centering(s) @ d)
    ),
    "plus for minus": lambda s: _hessian(s, lambda d, w: -2 * double_backward(s, d, w)),
})


def h_is_positive(s):
    """h > 0."""
    return positive(s.scalar("h"))


@claim(
    "walkthrough.central-difference.parameters",
    "For gain and bias the central difference has no truncation error, whatever h is",
    "Numerical verification of backward pass",
    hypotheses=[denominator_is_positive, h_is_positive],
    remark="LayerNorm is linear in g and in b, so only rounding is left: an error near u/h.",
)
def central_parameters(s):
    a, h, d = s.activation, s.scalar("h"), s.vector("d")
    up = layer_norm(s, a, s.gain + h * d, s.bias, s.eps)
    down = layer_norm(s, a, s.gain - h * d, s.bias, s.eps)
    above = layer_norm(s, a, s.gain, s.bias + h * d, s.eps)
    below = layer_norm(s, a, s.gain, s.bias - h * d, s.eps)
    return [
        step("the gain", equal((up - down) / (2 * h), d * xhat(s))),
        step("the bias", equal((above - below) / (2 * h), d)),
    ]


def _difference(s, f):
    h = s.scalar("h")
    return (f(h) - f(-h)) / (2 * h)


central_parameters.misses({
    "for the activation too": lambda s: equal(
        _difference(s, lambda h: normalized(s, s.activation + h * s.activation, s.eps)),
        s.jacobian(xhat(s), s.activation) @ s.activation,
    ),
    "divided by h": lambda s: equal(
        2 * _difference(s, lambda h: layer_norm(s, s.activation, s.gain + h * s.gain, s.bias, s.eps)),
        s.gain * xhat(s),
    ),
    "for a product of both": lambda s: equal(
        _difference(s, lambda h: (s.gain + h * s.gain) ** 3), 3 * s.gain**3
    ),
})


def step_signs(s):
    """h > 0, h₀ > 0 and a third derivative T > 0."""
    return [positive(s.scalar(name)) for name in ("h", "h0", "T")]


@claim(
    "lnverify.best-step",
    "A central difference with truncation T h²/6 and rounding U/h is best at h₀ = (3U/T)^(1/3)",
    "with a proof",
    hypotheses=[step_signs],
    remark=(
        "With U = T h₀³/3 the error E(h) exceeds E(h₀) = T h₀²/2 by (T/(6h)) (h − h₀)² (h + 2h₀). In "
        "binary64 with T near 1, h₀ is near 7·10⁻⁶ and E(h₀) near 2·10⁻¹¹: the walkthrough’s h = 10⁻⁵ is "
        "close to it, and its 10⁻¹⁰ needs T of moderate size."
    ),
)
def best_step(s):
    h, h0, T = s.scalar("h"), s.scalar("h0"), s.scalar("T")
    gap = _error(s, h) - _error(s, h0)
    return [
        step("at the best step", equal(_error(s, h0), T * h0**2 / 2)),
        step("the excess", equal(gap, T * (h - h0) ** 2 * (h + 2 * h0) / (6 * h))),
        step("is never negative", at_most(_error(s, h0), _error(s, h))),
    ]


def _error(s, h):
    """T h²/6 + U/h with U = T h₀³/3."""
    return s.scalar("T") * h**2 / 6 + s.scalar("T") * s.scalar("h0") ** 3 / (3 * h)


best_step.misses({
    "half of it": lambda s: at_most(_error(s, s.scalar("h0") / 2), _error(s, s.scalar("h"))),
    "twice of it": lambda s: at_most(_error(s, 2 * s.scalar("h0")), _error(s, s.scalar("h"))),
    "the error there is T h₀²/6": lambda s: equal(
        _error(s, s.scalar("h0")), s.scalar("T") * s.scalar("h0") ** 2 / 6
    ),
})


@claim(
    "lnverify.jacobian-rank",
    "At ε = 0 the Jacobian at unit gain is a projector of rank N − 2, divided by σ",
    "with a proof",
    hypotheses=[not_constant],
    remark="It annihilates 1 and x̂: neither a shift nor a scale of the input is seen.",
)
def jacobian_rank(s):
    x = normalized(s, s.activation, 0 * s.eps)
    sigma = s.sqrt(variance(s, s.activation))
    J = s.let("J", sigma * s.jacobian(x, s.activation))
    return [
        step("idempotent", equal(J @ J, J)),
        step("its rank", equal(s.trace(J), s.N - 2)),
        step("it annihilates x̂", equal(J @ x, 0 * s.ones)),
    ]


jacobian_rank.misses({
    "rank N − 1": lambda s: equal(
        s.sqrt(variance(s, s.activation)) * s.trace(
            s.jacobian(normalized(s, s.activation, 0 * s.eps), s.activation)
        ),
        s.N - 1,
    ),
    "not divided by σ": lambda s: equal(
        s.trace(s.jacobian(normalized(s, s.activation, 0 * s.eps), s.activation)), s.N - 2
    ),
    "for every ε": lambda s: equal(s.jacobian(xhat(s), s.activation) @ xhat(s), 0 * s.ones),
})
