"""Softmax and what stands behind it: its Jacobian, log-sum-exp, cross-entropy."""

from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, positive, step


def softmax(s, v):
    """p = exp(v)/Σₙ exp(vₙ)."""
    return s.exp(v) / s.sum(s.exp(v))


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

    So the largest logit may be subtracted first: no exponential overflows then. The derivatives of softmax are
    lnverify.softmax.jacobian, lnverify.softmax.log-sum-exp and lnverify.softmax.cross-entropy.
    """
    return equal(softmax(s, moved(s)), softmax(s, s.activation))


def log_sum_exp(s, v):
    """log Σₙ exp(vₙ)."""
    return s.log(s.sum(s.exp(v)))


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
