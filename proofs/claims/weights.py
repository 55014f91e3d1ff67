"""Weights whose scale does not count: weight normalization, weight decay, weight standardization.

The facts are those of Salimans and Kingma 2016, van Laarhoven 2017, Hoffer et al. 2018, Arora, Li and Lyu 2018, Wan et
al. 2020 and Qiao et al. 2019. Their texts were not at hand: each claim is this project's, for comparison.
"""

from lnverify.proofs import letters
from lnverify.proofs.definitions import norm, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import denominator_is_positive, rms_norm_is_defined
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


def weight_is_not_zero(s):
    """‖v‖² > 0."""
    return positive(s.dot(s.vector("v"), s.vector("v")))


def gradient_is_orthogonal(s):
    """v·r = 0, with r the gradient of a loss that does not notice the scale of v."""
    return equal(s.dot(s.vector("v"), s.vector("r")), 0)


@claim(
    "lnverify.weight-norm.gradient",
    "with a proof; compare Salimans and Kingma 2016",
    hypotheses=[weight_is_not_zero],
    near_misses={
        "not projected": {"along": lambda s: 0},
        "without the scale": {"scale": lambda s: 1 / norm(s, s.vector("v"))},
        "the whole of $u$ for the scale": {"at_scale": lambda s, u, v: norm(s, u)},
    },
)
def weight_norm_gradient(
    s,
    *,
    along=lambda s: 1,
    scale=lambda s: s.scalar("c") / norm(s, s.vector("v")),
    at_scale=lambda s, u, v: s.dot(u, v) / norm(s, v),
):
    r"""With the weight $cv/\|v\|$ the gradient at $v$ has no part along $v$, and that at $c$ is this part alone

    At $v$ it is $c/\|v\|$ times what is left. $u$ is the gradient of the loss at $w$.
    """
    u, v, c = s.upstream, s.vector("v"), s.scalar("c")
    loss = s.dot(u, c * v / norm(s, v))
    return [
        step("at $v$", equal(s.gradient(loss, v), scale(s) * (u - along(s) * s.dot(u, v) / s.dot(v, v) * v))),
        step("at $c$", equal(s.derivative(loss, c), at_scale(s, u, v))),
        step("orthogonal to $v$", equal(s.dot(s.gradient(loss, v), v), 0)),
    ]


@claim(
    "lnverify.weight-growth",
    "with a proof; compare Salimans and Kingma 2016, Arora, Li and Lyu 2018",
    hypotheses=[gradient_is_orthogonal],
    near_misses={
        "the rate is not squared": {"growth": lambda s, r: s.scalar("h") * s.dot(r, r)},
        "the size stays": {"growth": lambda s, r: 0},
        "shrinks": {"growth": lambda s, r: -(s.scalar("h") ** 2) * s.dot(r, r)},
    },
)
def weight_growth(s, *, growth=lambda s, r: s.scalar("h") ** 2 * s.dot(r, r)):
    r"""A step of gradient descent at a loss without scale adds $h^2\|r\|^2$ to the squared length of the weights

    $r$ is the gradient, $h$ the rate. So the weights never become shorter, without momentum and without weight decay.
    """
    v, r = s.vector("v"), s.vector("r")
    w = v - s.scalar("h") * r
    return [
        step("the new size", equal(s.dot(w, w), s.dot(v, v) + growth(s, r))),
        step("never shorter", at_most(s.dot(v, v), s.dot(w, w))),
    ]


def decay_step(s):
    """(1 − ηλ)v − ηr: a step with weight decay λ and rate η."""
    return (1 - s.scalar("h") * s.scalar("l")) * s.vector("v") - s.scalar("h") * s.vector("r")


@claim(
    "lnverify.weight-decay",
    "with a proof; compare Wan et al. 2020",
    hypotheses=[gradient_is_orthogonal],
    near_misses={
        r"$1 - 2\eta\lambda$ for its square": {"factor": lambda s, k: 2 * k - 1},
        "the gradient is lost": {"gained": lambda s, r: 0},
        "the angle counts the gradient": {"product": lambda s, k, v: k * s.dot(v, v) - s.scalar("h")},
    },
)
def weight_decay(
    s,
    *,
    factor=lambda s, k: k**2,
    gained=lambda s, r: s.scalar("h") ** 2 * s.dot(r, r),
    product=lambda s, k, v: k * s.dot(v, v),
):
    r"""With weight decay $l$ at the rate $h$ a step multiplies $\|v\|^2$ by $(1 - hl)^2$ and adds $h^2\|r\|^2$, with
    the gradient $r$

    $\|v'\|^2 = (1 - \eta\lambda)^2\|v\|^2 + \eta^2\|r\|^2$ and $v\cdot v' = (1 - \eta\lambda)\|v\|^2$, with the rate
    $\eta$ printed as $h$ and the decay $\lambda$ as $l$.
    """
    v, r, w = s.vector("v"), s.vector("r"), decay_step(s)
    k = 1 - s.scalar("h") * s.scalar("l")
    return [
        step("the size", equal(s.dot(w, w), factor(s, k) * s.dot(v, v) + gained(s, r))),
        step("the product", equal(s.dot(v, w), product(s, k, v))),
    ]


@claim(
    "lnverify.weight-decay.equilibrium",
    "with a proof; compare van Laarhoven 2017, Wan et al. 2020",
    hypotheses=[gradient_is_orthogonal],
    near_misses={
        r"$2\lambda$": {"decay": lambda s: 2 * s.scalar("l")},
        r"$\lambda$": {"decay": lambda s: s.scalar("l")},
        r"$\lambda(2 + \eta\lambda)$": {"decay": lambda s: s.scalar("l") * (2 + s.scalar("h") * s.scalar("l"))},
    },
)
def equilibrium(s, *, decay=lambda s: s.scalar("l") * (2 - s.scalar("h") * s.scalar("l"))):
    r"""A step with weight decay changes $\|v\|^2$ by $h$ times the difference of $h\|r\|^2$ and $l(2 - hl)\|v\|^2$

    With $\eta$ printed as $h$ and $\lambda$ as $l$. For $\eta > 0$ and $0 < \eta\lambda < 2$ decay and growth balance
    where $\lambda(2 - \eta\lambda)\|v\|^2 = \eta\|r\|^2$; to first order in $\eta\lambda$ that is $2\lambda\|v\|^2 =
    \eta\|r\|^2$. The gradient of a loss without scale is $r = \rho/\|v\|$; so there $\|v\|^4 =
    \eta\rho^2/(\lambda(2 - \eta\lambda))$.
    """
    v, r, w, h = s.vector("v"), s.vector("r"), decay_step(s), s.scalar("h")
    return equal(s.dot(w, w) - s.dot(v, v), h * (h * s.dot(r, r) - decay(s) * s.dot(v, v)))


@claim(
    "lnverify.weight-standardization",
    "with a proof; compare Qiao et al. 2019",
    hypotheses=[denominator_is_positive],
    near_misses={
        "not divided by the variance": {"outer": lambda s: 1},
        "the mean is not taken away": {"mean_part": lambda s, u: 0},
        r"without $\epsilon$": {"along": lambda s, u, x: s.dot(u, x) ** 2 / s.N},
    },
)
def weight_standardization(
    s,
    *,
    outer=lambda s: 1 / (variance(s) + s.eps),
    mean_part=lambda s, u: s.sum(u) ** 2 / s.N,
    along=lambda s, u, x: s.dot(u, x) ** 2 / s.N * (1 + s.eps / (variance(s) + s.eps)),
):
    r"""The gradient through a standardization is that at its output without two parts, divided by $\sqrt{\sigma^2 +
    \epsilon}$

    Its squared length is $(\|u\|^2 - (\sum u)^2/N - (1 + \epsilon/(\sigma^2 + \epsilon))(u\cdot\hat{x})^2/N)/(\sigma^2
    + \epsilon)$, of standardized weights as of normalized activations: with $\epsilon = 0$ both parts are taken off
    exactly once.
    """
    u, x = s.upstream, normalized(s)
    g = s.gradient(s.dot(u, x), s.activation)
    left = u - s.sum(u) / s.N * s.ones - s.dot(u, x) / s.N * x
    return [
        step("the gradient", equal(g, left / s.sqrt(variance(s) + s.eps))),
        step("its squared length", equal(s.dot(g, g), outer(s) * (s.dot(u, u) - mean_part(s, u) - along(s, u, x)))),
    ]


@claim(
    "lnverify.scale-gradient",
    "with a proof; compare Arora, Li and Lyu 2018",
    hypotheses=[denominator_is_positive],
    near_misses={
        r"orthogonal for every $\epsilon$": {"share": lambda s: 0},
        r"$\epsilon/\sigma^2$": {"share": lambda s: s.eps},
        r"$\sigma^2/(\sigma^2 + \epsilon)$": {"share": lambda s: variance(s) / (variance(s) + s.eps)},
    },
)
def scale_gradient(s, *, share=lambda s: s.eps / (variance(s) + s.eps)):
    r"""The gradient at LayerNorm’s input is orthogonal to the input up to a share $\epsilon/(\sigma^2 + \epsilon)$

    Scale invariance makes it 0; $\epsilon > 0$ breaks that.
    """
    x, delta = normalized(s), s.upstream
    return equal(s.dot(s.activation, s.gradient(s.dot(delta, x), s.activation)), share(s) * s.dot(delta, x))


@claim(
    "lnverify.scale-gradient.rmsnorm",
    "with a proof; compare Arora, Li and Lyu 2018",
    where=[letters.MEAN_SQUARE],
    hypotheses=[rms_norm_is_defined],
    near_misses={
        r"orthogonal for every $\epsilon$": {"share": lambda s, m: 0},
        "with the variance": {"share": lambda s, m: s.eps / (variance(s) + s.eps)},
        r"$m/(m + \epsilon)$": {"share": lambda s, m: m / (m + s.eps)},
    },
)
def scale_gradient_rmsnorm(s, *, share=lambda s, m: s.eps / (m + s.eps)):
    r"""The gradient at RMSNorm’s input is orthogonal to the input up to a share $\epsilon/(m + \epsilon)$"""
    y, delta, a = rms_norm(s), s.upstream, s.activation
    return equal(s.dot(a, s.gradient(s.dot(delta, y), a)), share(s, s.dot(a, a) / s.N) * s.dot(delta, y))
