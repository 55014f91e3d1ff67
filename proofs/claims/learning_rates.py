"""How far a step of gradient descent turns weights whose scale does not count.

The facts are those of van Laarhoven 2017, Hoffer et al. 2018, Li and Arora 2019 and Wan et al. 2020, for comparison.
The rate η prints as h, the decay λ as l; r is the gradient, orthogonal to the weights v.
"""

from lnverify.proofs import letters
from lnverify.proofs.claims.weights import decay_step, gradient_is_orthogonal, weight_is_not_zero
from lnverify.proofs.definitions import norm, normalized
from lnverify.proofs.hypotheses import c_is_positive, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, positive


@claim(
    "lnverify.scale-free-gradient",
    "with a proof; compare van Laarhoven 2017",
    where=[letters.EPS],
    hypotheses=[not_constant, c_is_positive],
    near_misses={
        "the gradient stays": {"factor": lambda s: 1},
        "$1/c^2$": {"factor": lambda s: 1 / s.scalar("c") ** 2},
        r"with $\epsilon$": {"eps": lambda s: s.eps},
    },
)
def scale_free_gradient(s, *, factor=lambda s: 1 / s.scalar("c"), eps=lambda s: s.rational(0)):
    r"""The gradient at weights before a normalization without $\epsilon$ scales as $1/c$ where all of them grow by $c$

    $v$ is what the normalization is given, and $u$ the gradient at its output. For $c < 0$ the output changes its sign,
    and the factor is $1/|c|$.
    """
    u, v, c = s.upstream, s.activation, s.scalar("c")
    g = s.gradient(s.dot(u, normalized(s, c * v, eps(s))), v) / c
    return equal(g, factor(s) * s.gradient(s.dot(u, normalized(s, v, eps(s))), v))


@claim(
    "lnverify.effective-rate",
    "with a proof; compare van Laarhoven 2017, Hoffer et al. 2018",
    hypotheses=[weight_is_not_zero, gradient_is_orthogonal],
    near_misses={
        r"$\eta/\|v\|$": {"rate": lambda s, v: s.scalar("h") / norm(s, v)},
        r"$\eta$": {"rate": lambda s, v: s.scalar("h")},
        "the sine": {"beside": lambda s, v, z: s.dot(z, z) * s.dot(v, v)},
    },
)
def effective_rate(
    s,
    *,
    rate=lambda s, v: s.scalar("h") / s.dot(v, v),
    beside=lambda s, v, z: s.dot(v, z) ** 2,
):
    r"""A step at the rate $h$ turns weights $v$ by the angle of tangent $h\|\rho\|/\|v\|^2$, with $\rho$ the gradient
    at $v/\|v\|$

    So the rate for the direction is $\eta/\|v\|^2$. At $v$ the gradient is $r = \rho/\|v\|$; stated with the
    squares of both sides.
    """
    v, r = s.vector("v"), s.vector("r")
    z, rho = v - s.scalar("h") * r, s.let("rho", norm(s, v) * r)
    across = s.dot(z, z) * s.dot(v, v) - s.dot(v, z) ** 2
    return equal(across / beside(s, v, z), rate(s, v) ** 2 * s.dot(rho, rho))


def decay_leaves_some(s):
    """ηλ < 1."""
    return positive(1 - s.scalar("h") * s.scalar("l"))


def p_is_positive(s):
    """p > 0."""
    return positive(s.scalar("p"))


@claim(
    "lnverify.weight-decay.rate",
    "with a proof; compare Li and Arora 2019",
    hypotheses=[decay_leaves_some, p_is_positive],
    near_misses={
        r"the rate $\eta/k$": {"rate": lambda s, h, k, p: h / k},
        r"the rate $\eta p^2/k$": {"rate": lambda s, h, k, p: h * p**2 / k},
        "the rate stays": {"rate": lambda s, h, k, p: h},
    },
)
def rate_of_decay(s, *, rate=lambda s, h, k, p: h / (k * p**2)):
    r"""A step with weight decay from $v$ is, but for the length, a step without it from $v/p$ at another rate

    The rate is $\eta/(kp^2)$, with $k = 1 - \eta\lambda$, and the gradient at $v/p$ is $pr$. With $p = k^t$ after $t$
    steps the length is $k^{t+1}$ times that without decay, and the rate $\eta/k^{2t+1}$: decay is a rate that grows by
    $1/k^2$ with every step. Without momentum.
    """
    v, r, h, p = s.vector("v"), s.vector("r"), s.scalar("h"), s.scalar("p")
    k = 1 - h * s.scalar("l")
    return equal(decay_step(s), k * p * (v / p - rate(s, h, k, p) * (p * r)))


def new_weight_is_not_zero(s):
    """The weights are not 0 after the step."""
    return positive(s.dot(decay_step(s), decay_step(s)))


@claim(
    "lnverify.weight-decay.angle",
    "with a proof; compare Wan et al. 2020",
    hypotheses=[weight_is_not_zero, new_weight_is_not_zero, gradient_is_orthogonal],
    near_misses={
        r"$1 - 2\eta\lambda$": {"cosine": lambda s, k: 2 * k - 1},
        "1": {"cosine": lambda s, k: 1},
        "the lengths do not matter": {"ratio": lambda s, v, w: 1},
    },
)
def angle(s, *, cosine=lambda s, k: k, ratio=lambda s, v, w: norm(s, v) / norm(s, w)):
    r"""A step with weight decay turns the weights by the angle of cosine $1 - hl$, times the old length over the new
    one

    Where growth and decay balance (lnverify.weight-decay.equilibrium) the lengths are the same. So the angle is
    $\sqrt{2\eta\lambda}$ to first order only, and a little more: 0.4510 for 0.4472 at $\eta\lambda = 1/10$.
    """
    v, w = s.vector("v"), decay_step(s)
    k = 1 - s.scalar("h") * s.scalar("l")
    return equal(s.dot(v, w) / (norm(s, v) * norm(s, w)), cosine(s, k) * ratio(s, v, w))
