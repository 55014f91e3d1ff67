"""The Jacobian’s spectrum, its size, adjointness, the second derivative, and central differences."""

from proofs.definitions import centered, centering, layer_norm, mean, normalized, std, variance
from proofs.hypotheses import at_least_two, denominator_is_positive, eps_is_positive, not_constant
from proofs.registry import claim
from proofs.statements import at_most, equal, positive, step


def v(s):
    """v = σ² + ε."""
    return s.let("v", variance(s) + s.eps)


def root(s, eps=None):
    """√(σ² + ε)."""
    return s.sqrt(variance(s) + (s.eps if eps is None else eps))


def along(s):
    """The projector onto x̂: a′a′ᵀ/‖a′‖²."""
    return s.let("Q", s.outer(centered(s), centered(s)) / s.dot(centered(s), centered(s)))


@claim(
    "lnverify.spectrum",
    "with a proof",
    hypotheses=[not_constant],
    near_misses={
        "0 along x̂ too": {"middle": lambda s: 0},
        "all alike": {"middle": lambda s: 1 / s.sqrt(v(s))},
        "ε/(σ² + ε)": {"middle": lambda s: s.eps / v(s)},
        "N − 1 times": {"times": lambda s: s.N - 1},
    },
)
def spectrum(s, *, middle=lambda s: s.eps / (v(s) * s.sqrt(v(s))), times=lambda s: s.N - 2):
    """At unit gain the Jacobian’s eigenvalues are 0 along 1, ε/(σ² + ε)^(3/2) along x̂ and, N − 2 times, 1/√(σ² + ε)

    Q is the projector onto x̂, Π − Q the one onto what is orthogonal to 1 and x̂, of rank N − 2. The Jacobian is
    symmetric, and at ε = 0 a multiple of a projector. Where a is constant it is Π/√ε.
    """
    Q, x = along(s), normalized(s)
    rest = centering(s) - Q
    return [
        step("the eigenspaces", equal(s.jacobian(x, s.activation), rest / s.sqrt(v(s)) + middle(s) * Q)),
        step("multiplicity of the last", equal(s.trace(rest), times(s))),
        step("the middle one", equal(Q @ x, x)),
    ]


def jacobian_at(s, a):
    """[Π − x̂x̂ᵀ/N]/√(σ² + ε), the Jacobian of x̂, at any activation."""
    x = normalized(s, a)
    return (centering(s) - s.outer(x, x) / s.N) / s.sqrt(variance(s, a) + s.eps)


@claim(
    "lnverify.lipschitz",
    "with a proof",
    hypotheses=[at_least_two, eps_is_positive],
    near_misses={
        "1/√(2ε)": {"bound": lambda s: 1 / (2 * s.eps)},
        "at most 1": {"bound": lambda s: 1},
        "at most 1/(σ² + ε)": {"bound": lambda s: 1 / v(s) ** 2},
        "attained on all of the space": {"space": lambda s: s.identity},
    },
)
def lipschitz(s, *, bound=lambda s: 1 / s.eps, space=centering):
    """For N ≥ 2 the Lipschitz constant is 1/√ε: no eigenvalue exceeds 1/√(σ² + ε), and constant activations attain it

    At unit gain; with a gain the constant is at most max |gₙ|/√ε. At a constant activation all but one of the
    eigenvalues are 1/√ε, and at N = 1 there is no other. As σ grows the Jacobian shrinks; at σ² = 1 and ε = 10⁻⁵ its
    norm is near 1, at constant activations 316.
    """
    root, constant = s.sqrt(v(s)), jacobian_at(s, s.scalar("c") * s.ones)
    return [
        step("the Jacobian", equal(s.jacobian(normalized(s), s.activation), jacobian_at(s, s.activation))),
        step("the eigenvalue along x̂", at_most(s.eps / (v(s) * root), 1 / root)),
        step("the square of the others", at_most(1 / v(s), bound(s))),
        step("where a is constant", equal(constant, space(s) / s.sqrt(s.eps))),
        step("attained N − 1 times", equal(s.sqrt(s.eps) * s.trace(constant), s.N - 1)),
        step("so at all", positive(s.N - 1)),
    ]


def backward(s, delta):
    """(1/(N√v)) [N δ − Σ δ − x̂ Σ δ x̂], the walkthrough’s final formula."""
    x = normalized(s)
    return (s.N * delta - s.sum(delta) * s.ones - s.dot(delta, x) * x) / (s.N * s.sqrt(v(s)))


def forward(s, w, mean_term=1, variance_term=1):
    """(1/√v) [w − Σw/N − x̂ (x̂·w)/N], the derivative of x̂ in the direction w."""
    x = normalized(s)
    return (w - mean_term * mean(s, w) * s.ones - variance_term * s.dot(x, w) / s.N * x) / s.sqrt(v(s))


@claim(
    "lnverify.adjoint",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the gain after the backward product": {"vjp": lambda s, u: s.gain * backward(s, u)},
        "without the gain in the forward product": {"jvp": forward},
        "the forward product without the mean": {"jvp": lambda s, w: s.gain * forward(s, w, mean_term=0)},
        "the forward product without the variance": {"jvp": lambda s, w: s.gain * forward(s, w, variance_term=0)},
    },
)
def adjoint(s, *, vjp=lambda s, u: backward(s, s.gain * u), jvp=lambda s, w: s.gain * forward(s, w)):
    """The vector–Jacobian product of the walkthrough is the adjoint of the Jacobian–vector product

    For all upstream u and directions w: w·VJP(u) = u·(Jw). Both are written out, neither is differentiated.
    """
    u, w = s.upstream, s.vector("w")
    return equal(s.dot(w, s.let("y", vjp(s, u))), s.dot(u, s.let("z", jvp(s, w))))


@claim(
    "lnverify.jvp",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the variance is held fixed": {"formula": lambda s, w: forward(s, w, variance_term=0)},
        "the mean is held fixed": {"formula": lambda s, w: forward(s, w, mean_term=0)},
        "N is lost beside x̂": {"formula": lambda s, w: forward(s, w, variance_term=s.N)},
    },
)
def jvp(s, *, formula=forward):
    """The derivative of LayerNorm in the direction w is g ⊙ [w − Σw/N − x̂ (x̂·w)/N]/√(σ² + ε)"""
    w = s.vector("w")
    return equal(s.jacobian(layer_norm(s), s.activation) @ w, s.gain * formula(s, w))


@claim(
    "lnverify.double-backward",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "1 for 3": {"three": 1},
        "τ is lost": {"tau": 0},
        "λ is lost": {"along_delta": 0},
        "plus for minus": {"sign": 1},
    },
)
def hessian_vector(s, *, three=3, tau=1, along_delta=1, sign=-1):
    """The Hessian–vector product: H w = −(1/(σ² + ε)) [κ Πw + λ Πδ + (τ − 3κλ) x̂]

    H is the Hessian of L = u·LayerNorm(a) at a, δ = u ⊙ g, κ = δ·x̂/N, λ = w·x̂/N, τ = Πδ·Πw/N. It is symmetric in w
    and δ, and annihilates 1. Here the first gradient is the proved formula of the walkthrough.
    """
    x, w, delta = normalized(s), s.vector("w"), s.let("delta", s.upstream * s.gain)
    p, q = s.let("p", centered(s, delta)), s.let("q", centered(s, w))
    k, m = s.let("kappa", s.dot(delta, x) / s.N), s.let("lambda", s.dot(w, x) / s.N)
    t = s.let("tau", s.dot(p, q) / s.N)
    bracket = k * q + along_delta * m * p + (tau * t - three * k * m) * x
    return equal(s.gradient(s.dot(backward(s, delta), w), s.activation), sign * bracket / v(s))


def h_is_positive(s):
    """h > 0."""
    return positive(s.scalar("h"))


def central_difference(s, f):
    """(f(h) − f(−h))/(2h)."""
    h = s.scalar("h")
    return (f(h) - f(-h)) / (2 * h)


@claim(
    "walkthrough.central-difference.parameters",
    "Numerical verification of backward pass",
    hypotheses=[denominator_is_positive, h_is_positive],
    near_misses={
        "divided by h": {"difference": lambda s, f: 2 * central_difference(s, f)},
        "of the output's cube": {"power": 3},
        "for the activation too": lambda s: equal(
            central_difference(s, lambda h: layer_norm(s, s.activation + h * s.vector("d"))),
            s.jacobian(layer_norm(s), s.activation) @ s.vector("d"),
        ),
    },
)
def central_parameters(s, *, difference=central_difference, power=1):
    """For gain and bias the central difference has no truncation error, whatever h is

    LayerNorm is linear in g and in b, so only rounding is left: an error near u/h.
    """
    d, g, b = s.vector("d"), s.gain, s.bias
    slope = power * layer_norm(s) ** (power - 1)
    of_gain = difference(s, lambda h: layer_norm(s, g=g + h * d) ** power)
    of_bias = difference(s, lambda h: layer_norm(s, b=b + h * d) ** power)
    return [
        step("the gain", equal(of_gain, slope * d * normalized(s))),
        step("the bias", equal(of_bias, slope * d)),
    ]


def step_signs(s):
    """h > 0, h₀ > 0 and a third derivative T > 0."""
    return [positive(s.scalar(name)) for name in ("h", "h0", "T")]


def error(s, h):
    """T h²/6 + U/h with U = T h₀³/3."""
    return s.scalar("T") * h**2 / 6 + s.scalar("T") * s.scalar("h0") ** 3 / (3 * h)


@claim(
    "lnverify.best-step",
    "with a proof",
    hypotheses=[step_signs],
    near_misses={
        "half of it": lambda s: at_most(error(s, s.scalar("h0") / 2), error(s, s.scalar("h"))),
        "twice of it": lambda s: at_most(error(s, 2 * s.scalar("h0")), error(s, s.scalar("h"))),
        "the error there is T h₀²/6": {"share": 6},
    },
)
def best_step(s, *, share=2):
    """A central difference with truncation T h²/6 and rounding U/h is best at h₀ = (3U/T)^(1/3)

    With U = T h₀³/3 the error E(h) exceeds E(h₀) = T h₀²/2 by (T/(6h)) (h − h₀)² (h + 2h₀). In binary64 with T near 1,
    h₀ is near 7·10⁻⁶ and E(h₀) near 2·10⁻¹¹: the walkthrough’s h = 10⁻⁵ is close to it, and its 10⁻¹⁰ needs T of
    moderate size.
    """
    h, h0, T = s.scalar("h"), s.scalar("h0"), s.scalar("T")
    excess = T * (h - h0) ** 2 * (h + 2 * h0) / (6 * h)
    return [
        step("at the best step", equal(error(s, h0), T * h0**2 / share)),
        step("the excess", equal(error(s, h) - error(s, h0), excess)),
        step("is never negative", at_most(error(s, h0), error(s, h))),
    ]


@claim(
    "lnverify.jacobian-rank",
    "with a proof",
    hypotheses=[not_constant],
    near_misses={
        "rank N − 1": {"rank": lambda s: s.N - 1},
        "not divided by σ": {"scale": lambda s: 1},
        "for every ε": {"eps": lambda s: s.eps},
    },
)
def jacobian_rank(s, *, eps=lambda s: 0, scale=std, rank=lambda s: s.N - 2):
    """At ε = 0 the Jacobian at unit gain is a projector of rank N − 2, divided by σ

    It annihilates 1 and x̂: neither a shift nor a scale of the input is seen.
    """
    x = normalized(s, eps=eps(s))
    J = s.let("J", scale(s) * s.jacobian(x, s.activation))
    return [
        step("idempotent", equal(J @ J, J)),
        step("its rank", equal(s.trace(J), rank(s))),
        step("it annihilates 1", equal(J @ s.ones, 0)),
        step("it annihilates x̂", equal(J @ x, 0)),
    ]
