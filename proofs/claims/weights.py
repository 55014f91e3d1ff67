"""Weights whose scale does not count: how they grow, and how much of the gradient lies along them.

The facts are those of Salimans and Kingma 2016 and of Arora, Li and Lyu 2018. Their texts were not at hand: each claim
is this project's, for comparison.
"""

from lnverify.proofs.definitions import normalized, variance
from lnverify.proofs.hypotheses import denominator_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, step


def gradient_is_orthogonal(s):
    """v·r = 0, with r the gradient of a loss that does not notice the scale of v."""
    return equal(s.dot(s.vector("v"), s.vector("r")), 0)


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
