"""Softmax and what stands behind it: its Jacobian, cross-entropy, temperature, entropy, scores after LayerNorm."""

from lnverify.proofs.claims.derivatives import root
from lnverify.proofs.definitions import layer_norm, mean, nonzero_entries, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import denominator_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step

_J = r"$J = \mathrm{diag}(\mathbf{p}) - \mathbf{p} \mathbf{p}^\top$"


def softmax(s, v):
    """p = exp(v)/Σₙ exp(vₙ)."""
    return s.exp(v) / s.sum(s.exp(v))


def log_sum_exp(s, v):
    """log Σₙ exp(vₙ)."""
    return s.log(s.sum(s.exp(v)))


def covariance(s, p):
    """diag(p) − ppᵀ, the covariance matrix of one draw with the probabilities p."""
    return s.diag(p) - s.outer(p, p)


def probabilities(s):
    """p, the softmax of the logits a."""
    return s.let("p", softmax(s, s.activation))


@claim(
    "lnverify.softmax.jacobian",
    "with a proof",
    near_misses={
        "entry by entry, as for a sigmoid": {"jacobian": lambda s, p: s.diag(p * (s.ones - p))},
        "the diagonal alone": {"jacobian": lambda s, p: s.diag(p)},
        "the other sign": {"jacobian": lambda s, p: s.outer(p, p) - s.diag(p)},
        "$p$ is in the kernel": {"kernel": lambda s, p: p},
    },
)
def jacobian(s, *, jacobian=covariance, kernel=lambda s, p: s.ones):
    r"""The Jacobian of softmax is $\mathrm{diag}(p) - pp^\top$: symmetric, with $\mathbf{1}$ in its kernel

    So the entries of $p$ sum to 1 whatever the logits are, and a shift of all logits changes nothing.
    """
    p = probabilities(s)
    J = s.jacobian(softmax(s, s.activation), s.activation)
    return [
        step("Jacobian", equal(J, jacobian(s, p))),
        step(r"$J\mathbf{1} = 0$", equal(jacobian(s, p) @ kernel(s, p), 0)),
        step("sum", equal(s.sum(p), 1)),
        step("every entry", positive(p)),
    ]


@claim(
    "lnverify.softmax.shift",
    "with a proof",
    near_misses={
        "a change of scale": {"moved": lambda s: 2 * s.activation},
        "a shift of each logit by its own": {"moved": lambda s: s.activation + s.vector("d")},
        "a shift turns the logits round": {"moved": lambda s: s.scalar("c") * s.ones - s.activation},
    },
)
def shift(s, *, moved=lambda s: s.activation + s.scalar("c") * s.ones):
    """Softmax does not change when all logits are shifted by the same number

    So the largest logit may be subtracted first: no exponential overflows then.
    """
    return equal(softmax(s, moved(s)), softmax(s, s.activation))


@claim(
    "lnverify.softmax.semidefinite",
    "with a proof",
    where=[_J],
    near_misses={
        "half of it": {"variance": lambda s, p, d: s.dot(p, d**2) / 2},
        "without the weights": {"variance": lambda s, p, d: s.dot(d, d)},
        "around the plain mean": {"centre": lambda s, p, u: s.sum(u) / s.N},
    },
)
def semidefinite(s, *, variance=lambda s, p, d: s.dot(p, d**2), centre=lambda s, p, u: s.dot(p, u)):
    r"""The Jacobian of softmax is positive semidefinite: $u^\top Ju$ is the variance of $u$ under the weights $p$"""
    p, u = probabilities(s), s.vector("u")
    form = s.dot(u, covariance(s, p) @ u)
    return [
        step(r"$u^\top Ju$", equal(form, variance(s, p, u - centre(s, p, u) * s.ones))),
        step("not negative", at_most(0, form)),
    ]


@claim(
    "lnverify.softmax.log-sum-exp",
    "with a proof",
    near_misses={
        "the logits themselves": {"gradient": lambda s, p: s.activation},
        "the exponentials": {"gradient": lambda s, p: s.exp(s.activation)},
        "a diagonal Hessian": {"hessian": lambda s, p: s.diag(p)},
        r"$\log p$ without the sum": {"log": lambda s: s.activation},
    },
)
def log_of_sum(
    s,
    *,
    gradient=lambda s, p: p,
    hessian=covariance,
    log=lambda s: s.activation - log_sum_exp(s, s.activation) * s.ones,
):
    r"""The gradient of $\log \sum \exp(a)$ is softmax, and its Hessian the Jacobian of softmax

    As that is positive semidefinite, $\log \sum \exp$ is convex.
    """
    p = probabilities(s)
    slope = s.gradient(log_sum_exp(s, s.activation), s.activation)
    return [
        step("gradient", equal(slope, gradient(s, p))),
        step("Hessian", equal(s.jacobian(slope, s.activation), hessian(s, p))),
        step(r"$\log p$", equal(s.log(p), log(s))),
    ]


@claim(
    "lnverify.softmax.cross-entropy",
    "with a proof",
    near_misses={
        "the other sign": {"gradient": lambda s, p, y: y - s.sum(y) * p},
        "at the probabilities": {"gradient": lambda s, p, y: -(y / p)},
        "whatever the targets sum to": {"gradient": lambda s, p, y: p - y},
        "through the slope of a sigmoid": {"gradient": lambda s, p, y: (s.sum(y) * p - y) * p * (s.ones - p)},
    },
)
def cross_entropy(s, *, gradient=lambda s, p, y: s.sum(y) * p - y):
    r"""The gradient of the cross-entropy $-\sum y_n \log p_n$ at the logits is $p - y$, where the targets $y$ sum to 1

    In general it is $p \sum y_n - y$. It sums to 0, so a step of gradient descent keeps the mean of the logits.
    """
    p, y = probabilities(s), s.vector("y")
    loss = -s.dot(y, s.log(softmax(s, s.activation)))
    return [
        step("gradient", equal(s.gradient(loss, s.activation), gradient(s, p, y))),
        step("sum", equal(s.sum(gradient(s, p, y)), 0)),
    ]


def teacher(s):
    """q, the probabilities of another model."""
    return s.let("q", softmax(s, s.vector("t")))


@claim(
    "lnverify.softmax.divergence",
    "with a proof",
    near_misses={
        "the other sign": {"gradient": lambda s, p, q: q - p},
        "of the divergence the other way round": {
            "divergence": lambda s, p, q: s.dot(p, s.log(p) - s.log(q)),
        },
        "the difference of the logits": {"gradient": lambda s, p, q: s.activation - s.vector("t")},
    },
)
def divergence(s, *, divergence=lambda s, p, q: s.dot(q, s.log(q) - s.log(p)), gradient=lambda s, p, q: p - q):
    r"""The gradient, at the logits, of the divergence $\sum q_n \log(q_n/p_n)$ of positive probabilities $q$ from
    softmax is $p - q$
    """
    p, q = softmax(s, s.activation), softmax(s, s.vector("t"))
    return equal(s.gradient(divergence(s, p, q), s.activation), gradient(s, probabilities(s), teacher(s)))


@claim(
    "lnverify.softmax.temperature",
    "with a proof",
    near_misses={
        "the plain mean": {"first": lambda s, p: mean(s)},
        "the mean square": {"second": lambda s, p: s.dot(p, s.activation**2)},
        "the plain variance": {"second": lambda s, p: variance(s)},
    },
)
def temperature(
    s,
    *,
    first=lambda s, p: s.dot(p, s.activation),
    second=lambda s, p: s.dot(s.activation, covariance(s, p) @ s.activation),
):
    r"""At inverse temperature $\beta$ the slope of $\log \sum \exp(\beta a)$ is the mean of $a$ under
    $\mathrm{softmax}(\beta a)$, its slope the variance

    So the mean score never falls as the temperature does.
    """
    beta = s.scalar("beta")
    p = s.let("p", softmax(s, beta * s.activation))
    slope = s.derivative(log_sum_exp(s, beta * s.activation), beta)
    return [
        step("mean", equal(slope, first(s, p))),
        step("variance", equal(s.derivative(slope, beta), second(s, p))),
        step("never falls", at_most(0, second(s, p))),
    ]


@claim(
    "lnverify.softmax.entropy",
    "with a proof",
    where=[_J],
    near_misses={
        "the other sign": {"gradient": lambda s, p: covariance(s, p) @ s.activation},
        "without the weights": {"gradient": lambda s, p: -(s.activation - s.dot(p, s.activation) * s.ones)},
        "without the mean": {"gradient": lambda s, p: -(p * s.activation)},
        r"without $\log \sum \exp$": {"entropy": lambda s, p: -s.dot(p, s.activation)},
    },
)
def entropy(
    s,
    *,
    entropy=lambda s, p: log_sum_exp(s, s.activation) - s.dot(p, s.activation),
    gradient=lambda s, p: -(covariance(s, p) @ s.activation),
):
    r"""The entropy $-\sum p_n \log p_n$ of softmax is $\log \sum \exp(a) - p\cdot a$, and its gradient $-Ja$

    Along the scores themselves it falls at the rate $a^\top Ja \ge 0$: larger scores make attention sharper.
    """
    p, own = probabilities(s), softmax(s, s.activation)
    value = -s.dot(own, s.log(own))
    return [
        step("entropy", equal(value, entropy(s, p))),
        step("gradient", equal(s.gradient(value, s.activation), gradient(s, p))),
        step("rate", at_most(s.dot(gradient(s, p), s.activation), 0)),
    ]


@claim(
    "lnverify.softmax.of-layernorm",
    "with a proof",
    hypotheses=[denominator_is_positive],
    near_misses={
        "with a gain": {"scores": layer_norm},
        r"the temperature $\sigma^2 + \epsilon$": {"divisor": lambda s: variance(s) + s.eps},
        "the temperature of RMSNorm": {"divisor": lambda s: s.sqrt(s.dot(s.activation, s.activation) / s.N + s.eps)},
        "of a change of scale too": {"moved": lambda s: s.scalar("c") * s.activation},
    },
)
def of_layer_norm(
    s,
    *,
    scores=normalized,
    divisor=root,
    moved=lambda s: s.activation + s.scalar("c") * s.ones,
):
    r"""Before a softmax, LayerNorm without gain only sets the temperature, to $\sqrt{\sigma^2 + \epsilon}$: the mean
    cancels

    A bias that is the same for all entries cancels as well.
    """
    return [
        step("temperature", equal(softmax(s, scores(s)), softmax(s, s.activation / divisor(s)))),
        step("shift", equal(softmax(s, normalized(s, moved(s))), softmax(s, normalized(s)))),
    ]


@claim(
    "lnverify.softmax.after-layernorm",
    "with a proof",
    where=[_J],
    hypotheses=[denominator_is_positive],
    near_misses={
        "$p - y$ arrives": {"signal": lambda s, p, y: p - y},
        "through RMSNorm": {"map": rms_norm, "direction": lambda s: s.ones},
        "along the activation": {"direction": lambda s: s.activation},
    },
)
def after_layer_norm(s, *, signal=lambda s, p, y: s.sum(y) * p - y, map=normalized, direction=lambda s: s.ones):
    r"""Through LayerNorm the gradient of the cross-entropy is $J(p - y)$ for targets of sum 1, and has no mean

    $J$ is the Jacobian of $\hat{x}$ at $a$, which is symmetric and has $\mathbf{1}$ in its kernel.
    """
    y = s.vector("y")
    p = s.let("p", softmax(s, map(s)))
    arrived = s.gradient(-s.dot(y, s.log(softmax(s, map(s)))), s.activation)
    own = s.jacobian(map(s), s.activation).T @ (signal(s, p, y))
    return [
        step("gradient", equal(arrived, own)),
        step("no mean", equal(s.dot(direction(s), arrived), 0)),
    ]


@claim(
    "lnverify.softmax.half",
    "with a proof; compare Gao and Pavel 2017",
    where=[_J],
    near_misses={
        "half of the squared range": {"share": lambda s: s.rational(1, 2)},
        "without the weights": {"inside": lambda s, p, above, below: s.dot(above, below)},
        "at most a third": {"most": lambda s: s.rational(2, 3)},
    },
)
def at_most_half(
    s,
    *,
    share=lambda s: s.rational(1, 4),
    inside=lambda s, p, above, below: s.dot(p, above * below),
    most=lambda s: s.rational(2),
):
    r"""$(M - m)^2/4 - u^\top Ju$ is $\sum p_n(M - u_n)(u_n - m)$ and the square of $p\cdot u - (M + m)/2$; and
    $(u_i - u_j)^2 \le 2\|u\|^2$

    $J$ is the Jacobian of softmax. With the largest entry of $u$ for $M$ and the least for $m$ none of the products is
    negative. So $u^\top Ju \le (M - m)^2/4 \le \|u\|^2/2$: softmax has the Lipschitz constant 1/2, which $u = (1, -1)$
    attains at two equal logits.
    """
    u, M, m = s.upstream, s.scalar("M"), s.scalar("m")
    p = s.let("p", softmax(s, s.activation))
    gap = share(s) * (M - m) ** 2 - s.dot(u, covariance(s, p) @ u)
    middle = s.dot(p, u) - (M + m) / 2
    i, j = s.entry(u, "i"), s.entry(u, "j")
    return [
        step(
            "below a quarter of the squared range", equal(gap, inside(s, p, M * s.ones - u, u - m * s.ones) + middle**2)
        ),
        step("the squared range", at_most((i - j) ** 2, most(s) * s.dot(u, u))),
    ]


def sum_is_one(s):
    """Σp = 1."""
    return equal(s.sum(s.vector("p")), 1)


@claim(
    "lnverify.softmax.signs",
    "with a proof; compare Emadi 2026, arXiv:2602.18849, abstract",
    where=[_J, "the entries of $u$ are 1 and $-1$"],
    hypotheses=[sum_is_one],
    near_misses={
        "$P(1 - P)$": {"factor": 1},
        "twice": {"factor": 2},
        "at most a half": {"most": lambda s: s.rational(1, 2)},
    },
)
def sign_vectors(s, *, factor=4, most=lambda s: s.rational(1)):
    r"""For a vector $u$ of signs $u^\top Ju = 4P(1 - P) \le 1$, where $P$ is the sum of $p$ over its signs $+$

    $J$ is the Jacobian of a softmax with the values $p$. So the largest of these is where the weights are split most
    evenly.
    """
    mask, p = nonzero_entries(s, s.zeros_gain()), s.vector("p")
    u = 2 * mask - s.ones
    P = s.let("P", s.dot(mask, p))
    found = s.dot(u, covariance(s, p) @ u)
    return [step("the value", equal(found, factor * P * (1 - P))), step("at most", at_most(4 * P * (1 - P), most(s)))]


@claim(
    "lnverify.softmax.odds",
    "with a proof; compare Henry et al. 2020 on bounded logits",
    near_misses={
        "the quotient of the logits": {"odds": lambda s, x, y: x / y},
        "the gap itself": {"odds": lambda s, x, y: x - y},
        "the other way round": {"odds": lambda s, x, y: s.exp(y - x)},
    },
)
def odds(s, *, odds=lambda s, x, y: s.exp(x - y)):
    r"""Two entries of softmax have the ratio $\exp(a_i - a_j)$

    So logits between $-c$ and $c$, such as the products of normalized queries and keys, leave no ratio beyond
    $\exp(2c)$, and no entry below $1/(1 + (N - 1)\exp(2c))$.
    """
    p, a = softmax(s, s.activation), s.activation
    return equal(s.entry(p, "i"), odds(s, s.entry(a, "i"), s.entry(a, "j")) * s.entry(p, "j"))


@claim(
    "lnverify.softmax.one-hot",
    "with a proof; compare Zhai et al. 2023, Theorem 3.1",
    near_misses={
        "$N$ for $N - 1$": {"others": lambda s: s.N},
        "the sign of $t$": {"decay": lambda s, t: s.exp(t)},
        "no others": {"others": lambda s: 0},
    },
)
def one_hot_logits(s, *, others=lambda s: s.N - 1, decay=lambda s, t: s.exp(-t)):
    r"""At the logits $te_i$ softmax has the entry $1/(1 + (N - 1)\exp(-t))$ at $i$"""
    t = s.scalar("t")
    return equal(s.entry(softmax(s, t * s.basis("i")), "i"), 1 / (1 + others(s) * decay(s, t)))
