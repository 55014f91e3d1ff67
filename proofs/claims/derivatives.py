"""The Jacobian’s spectrum, its size, adjointness, the second derivative, and central differences."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import centered, centering, layer_norm, mean, normalized, variance
from lnverify.proofs.hypotheses import at_least_two, denominator_is_positive, eps_is_positive, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


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
        r"0 along $\hat{x}$ too": {"middle": lambda s: 0},
        "all alike": {"middle": lambda s: 1 / s.sqrt(v(s))},
        r"$\epsilon/(\sigma^2 + \epsilon)$": {"middle": lambda s: s.eps / v(s)},
        "$N - 1$ times": {"times": lambda s: s.N - 1},
    },
)
def spectrum(s, *, middle=lambda s: s.eps / (v(s) * s.sqrt(v(s))), times=lambda s: s.N - 2):
    r"""At unit gain the Jacobian is $(\Pi - Q)/\sqrt{\sigma^2 + \epsilon} + \epsilon Q/(\sigma^2 + \epsilon)^{3/2}$,
    with the projector $Q$ onto $\hat{x}$

    So its eigenvalues are 0 along $\mathbf{1}$, $\epsilon/(\sigma^2 + \epsilon)^{3/2}$ along $\hat{x}$ and, on what is
    orthogonal to both, $1/\sqrt{\sigma^2 + \epsilon}$: $N - 2$ times, the trace of $\Pi - Q$. At $\epsilon = 0$ it is
    a multiple of a projector, and where $a$ is constant $\Pi/\sqrt{\epsilon}$.
    """
    Q, x = along(s), normalized(s)
    rest = centering(s) - Q
    return [
        step("the Jacobian", equal(s.jacobian(x, s.activation), rest / s.sqrt(v(s)) + middle(s) * Q)),
        step(r"the trace of $\Pi - Q$", equal(s.trace(rest), times(s))),
        step(r"$Q$ keeps $\hat{x}$", equal(Q @ x, x)),
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
        r"$1/\sqrt{2\epsilon}$": {"bound": lambda s: 1 / (2 * s.eps)},
        "at most 1": {"bound": lambda s: 1},
        r"at most $1/(\sigma^2 + \epsilon)$": {"bound": lambda s: 1 / v(s) ** 2},
        "attained on all of the space": {"space": lambda s: s.identity},
    },
)
def lipschitz(s, *, bound=lambda s: 1 / s.eps, space=centering):
    r"""The Jacobian at unit gain has operator norm at most $1/\sqrt{\sigma^2 + \epsilon} \le 1/\sqrt{\epsilon}$, and at
    constant activations it is $\Pi/\sqrt{\epsilon}$

    So LayerNorm at unit gain has the Lipschitz constant $1/\sqrt{\epsilon}$;
    with a gain see lnverify.lipschitz.gain. As $\sigma$ grows the Jacobian shrinks: at $\sigma^2 = 1$ and $\epsilon =
    10^{-5}$ its norm is near 1, at constant activations 316.
    """
    w, constant = s.vector("w"), jacobian_at(s, s.scalar("c") * s.ones)
    moved = jacobian_at(s, s.activation) @ w
    spread = s.dot(w, w) - s.sum(w) ** 2 / s.N
    return [
        step("the Jacobian", equal(s.jacobian(normalized(s), s.activation), jacobian_at(s, s.activation))),
        step("the squared length", at_most(s.dot(moved, moved), spread / v(s))),
        step("and so", at_most(spread / v(s), s.dot(w, w) / v(s))),
        step("the square of the factor", at_most(1 / v(s), bound(s))),
        step("where $a$ is constant", equal(constant, space(s) / s.sqrt(s.eps))),
        step("so attained, as a trace", positive(s.trace(constant))),
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
    "lnverify.jvp",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the variance is held fixed": {"formula": lambda s, w: forward(s, w, variance_term=0)},
        "the mean is held fixed": {"formula": lambda s, w: forward(s, w, mean_term=0)},
        r"$N$ is lost beside $\hat{x}$": {"formula": lambda s, w: forward(s, w, variance_term=s.N)},
    },
)
def jvp(s, *, formula=forward):
    r"""The derivative of LayerNorm in the direction $w$ is $g \odot [w - \sum w/N - \hat{x} (\hat{x}\cdot
    w)/N]/\sqrt{\sigma^2 + \epsilon}$
    """
    w = s.vector("w")
    return equal(s.jacobian(layer_norm(s), s.activation) @ w, s.gain * formula(s, w))


@claim(
    "lnverify.double-backward",
    "with a proof",
    where=[r"$H$ is the Hessian of $\mathbf{u}^\top \mathrm{LayerNorm}(\mathbf{a})$", letters.PI],
    hypotheses=[denominator_is_positive],
    near_misses={
        "1 for 3": {"three": 1},
        r"$\tau$ is lost": {"tau": 0},
        r"$\lambda$ is lost": {"along_delta": 0},
        "plus for minus": {"sign": 1},
    },
)
def hessian_vector(s, *, three=3, tau=1, along_delta=1, sign=-1):
    r"""The Hessian–vector product: $H w = -(1/(\sigma^2 + \epsilon)) [\kappa \Pi w + \lambda \Pi\delta + (\tau -
    3\kappa\lambda) \hat{x}]$

    $H$ is the Hessian of $L = u\cdot\mathrm{LayerNorm}(a)$ at $a$, $\delta = u \odot g$, $\kappa =
    \delta\cdot\hat{x}/N$, $\lambda = w\cdot\hat{x}/N$, $\tau = \Pi\delta\cdot\Pi w/N$. It is symmetric in $w$ and
    $\delta$, and annihilates $\mathbf{1}$. Here the first gradient is the proved formula of the walkthrough.
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
    "lnverify.central-difference.parameters",
    "with a proof; compare the walkthrough’s numerical verification",
    hypotheses=[denominator_is_positive, h_is_positive],
    near_misses={
        "divided by $h$": {"difference": lambda s, f: 2 * central_difference(s, f)},
        "of the output’s cube": lambda s: equal(
            central_difference(s, lambda h: layer_norm(s, b=s.bias + h * s.vector("d")) ** 3),
            3 * layer_norm(s) ** 2 * s.vector("d"),
        ),
        "for the activation too": lambda s: equal(
            central_difference(s, lambda h: layer_norm(s, s.activation + h * s.vector("d"))),
            s.jacobian(layer_norm(s), s.activation) @ s.vector("d"),
        ),
    },
)
def central_parameters(s, *, difference=central_difference):
    """For gain and bias the central difference has no truncation error, whatever $h$ is

    LayerNorm is linear in $g$ and in $b$, so only rounding is left: an error near $u/h$.
    """
    d, g, b = s.vector("d"), s.gain, s.bias
    return [
        step("the gain", equal(difference(s, lambda h: layer_norm(s, g=g + h * d)), d * normalized(s))),
        step("the bias", equal(difference(s, lambda h: layer_norm(s, b=b + h * d)), d)),
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
    where=["$U = T h_0^3/3$"],
    hypotheses=[step_signs],
    near_misses={
        "half of it": lambda s: at_most(error(s, s.scalar("h0") / 2), error(s, s.scalar("h"))),
        "twice of it": lambda s: at_most(error(s, 2 * s.scalar("h0")), error(s, s.scalar("h"))),
        "the error there is $T h_0^2/6$": {"share": 6},
    },
)
def best_step(s, *, share=2):
    r"""A central difference with truncation $T h^2/6$ and rounding $U/h$ is best at $h_0 = (3U/T)^{1/3}$

    With $U = T h_0^3/3$ the error $E(h)$ exceeds $E(h_0) = T h_0^2/2$ by $(T/(6h)) (h - h_0)^2 (h + 2h_0)$. In binary64
    with $T$ near 1, $h_0$ is near $7\cdot10^{-6}$ and $E(h_0)$ near $2\cdot10^{-11}$: the walkthrough’s $h = 10^{-5}$
    is close to it, and its $10^{-10}$ needs $T$ of moderate size.
    """
    h, h0, T = s.scalar("h"), s.scalar("h0"), s.scalar("T")
    excess = T * (h - h0) ** 2 * (h + 2 * h0) / (6 * h)
    return [
        step("at the best step", equal(error(s, h0), T * h0**2 / share)),
        step("the excess", equal(error(s, h) - error(s, h0), excess)),
        step("is never negative", at_most(error(s, h0), error(s, h))),
    ]


def d_is_tangent(s):
    """d has the sum 0 and is orthogonal to a."""
    d = s.vector("d")
    return [equal(s.sum(d), 0), equal(s.dot(s.activation, d), 0)]


@claim(
    "lnverify.central-difference",
    "with a proof; compare the walkthrough’s numerical verification",
    hypotheses=[denominator_is_positive, h_is_positive, d_is_tangent],
    near_misses={
        "no error": {"spread": lambda s, d: 0},
        "the first power of $h$": {"spread": lambda s, d: s.scalar("h") * s.dot(d, d) / s.N},
        "the sum for the mean": {"spread": lambda s, d: s.scalar("h") ** 2 * s.dot(d, d)},
    },
)
def central_input(s, *, spread=lambda s, d: s.scalar("h") ** 2 * s.dot(d, d) / s.N):
    r"""Across $a$ and $\mathbf{1}$ the central difference is the derivative at a variance larger by $h^2\|d\|^2/N$

    So in the input, unlike in gain and bias, it is off by a factor, which is $1 - h^2\|d\|^2/(2N(\sigma^2 + \epsilon))$
    to first order in $h^2$. Along $\mathbf{1}$ there is no error, and along $\Pi a$ none for $\epsilon = 0$.
    """
    d = s.vector("d")
    result = central_difference(s, lambda h: layer_norm(s, s.activation + h * d))
    return [
        step("the difference", equal(result, s.gain * d / s.sqrt(v(s) + spread(s, d)))),
        step("the derivative", equal(s.gain * (jacobian_at(s, s.activation) @ d), s.gain * d / s.sqrt(v(s)))),
    ]


def of_gradient(s, gradient, middle, spread, relation):
    """The mean of a gradient, and its variance beside a bound."""
    return [
        step("the mean", equal(mean(s, gradient), middle)),
        step("the variance", relation(variance(s, gradient), spread)),
    ]


@claim(
    "lnverify.gradient-statistics",
    "with a proof; compare Xu et al. 2019, Theorem 1",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the mean of $u$ passes": {"middle": lambda s: mean(s, s.upstream) / root(s)},
        r"the variance is that of $u$ over $\sigma^2 + \epsilon$": {"relation": equal},
        "at most half of it": {"spread": lambda s, v: v / 2},
    },
)
def gradient_statistics(s, *, middle=lambda s: 0, spread=lambda s, v: v, relation=at_most):
    r"""The gradient at LayerNorm’s input has mean 0, and at most the variance of the gradient $u$ behind it over
    $\sigma^2 + \epsilon$

    Equality holds where $u$ is orthogonal to $\hat{x}$.
    """
    v = variance(s, s.upstream) / (variance(s) + s.eps)
    return of_gradient(s, backward(s, s.upstream), middle(s), spread(s, v), relation)


@claim(
    "lnverify.lipschitz.gain",
    "with a proof; compare Kim, Papamakarios and Mnih 2021",
    where=[letters.G],
    hypotheses=[eps_is_positive],
    near_misses={
        "the gain behind": {"whole": lambda s, unit: unit @ s.diag(s.gain)},
        "the gain on both sides": {"whole": lambda s, unit: s.diag(s.gain) @ unit @ s.diag(s.gain)},
        r"$1/\epsilon$ at a constant activation": {"peak": lambda s: 1 / s.eps},
    },
)
def lipschitz_with_gain(
    s, *, whole=lambda s, unit: s.diag(s.gain) @ centering(s) @ unit, peak=lambda s: 1 / s.sqrt(s.eps)
):
    r"""LayerNorm’s Jacobian is $G\Pi$ times that at unit gain, which at a constant activation is $\Pi/\sqrt{\epsilon}$

    The second factor has operator norm at most $1/\sqrt{\epsilon}$ (lnverify.lipschitz). So the Lipschitz constant
    with a gain is the norm of $G\Pi$ over $\sqrt{\epsilon}$: $\sqrt{\zeta/\epsilon}$, with $\zeta$ the largest
    eigenvalue of $G\Pi G$.
    """
    unit, c = s.jacobian(normalized(s), s.activation), s.scalar("c")
    return [
        step("the factors", equal(s.jacobian(layer_norm(s), s.activation), whole(s, unit))),
        step(r"at $c\mathbf{1}$", equal(jacobian_at(s, c * s.ones), peak(s) * centering(s))),
    ]
