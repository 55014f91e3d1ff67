"""Functions that act on each entry by itself: tanh, the sigmoid, ReLU."""

from lnverify.proofs import letters
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, step


def relu(s, x):
    """max(x, 0) = (x + |x|)/2 of a scalar."""
    return (x + s.abs(x)) / 2


def sigmoid(s, v):
    """1/(1 + exp(−v)), entry by entry."""
    return s.ones / (s.ones + s.exp(-v))


def softplus(s, v):
    """log(1 + exp(v)), entry by entry."""
    return s.log(s.ones + s.exp(v))


@claim(
    "lnverify.tanh.derivative",
    "with a proof",
    where=[r"$p(x) = 1/(1 + \exp(-x))$", letters.X],
    near_misses={
        r"$1 + \tanh^2$": {"slope": lambda s, y: s.ones + y**2},
        r"$1 - \tanh$": {"slope": lambda s, y: s.ones - y},
        "the sigmoid’s slope": {"slope": lambda s, y: y * (s.ones - y)},
        "even": {"reflected": lambda y: y},
        "the sigmoid at $x$": {"sigmoid": sigmoid},
    },
)
def derivative_of_tanh(
    s,
    *,
    slope=lambda s, y: s.ones - y**2,
    reflected=lambda y: -y,
    sigmoid=lambda s, v: sigmoid(s, 2 * v),
):
    r"""$\tanh$ is odd, its derivative is $1 - \tanh^2$, and $\tanh(x) = 2 p(2x) - 1$ with the sigmoid $p$"""
    x = s.activation
    y = s.tanh(x)
    return [
        step("derivative", equal(s.jacobian(y, x), s.diag(slope(s, y)))),
        step("odd", equal(s.tanh(-x), reflected(y))),
        step("sigmoid", equal(y, 2 * sigmoid(s, x) - s.ones)),
    ]


@claim(
    "lnverify.sigmoid.derivative",
    "with a proof",
    where=[letters.X],
    near_misses={
        "$1 - p^2$": {"slope": lambda s, p: s.ones - p**2},
        r"$\exp(-x)$ in the numerator": {"slope": lambda s, p: s.exp(-s.activation) * p},
        "of $x$ in $p$’s place": {"reflected": lambda s, p: -p},
        r"$\log p$ without a sign": {"sign": 1},
    },
)
def derivative_of_sigmoid(s, *, slope=lambda s, p: p * (s.ones - p), reflected=lambda s, p: s.ones - p, sign=-1):
    r"""The sigmoid has the derivative $p(1 - p)$, $p(-x) = 1 - p(x)$, and is the derivative of $\log(1 + \exp(x))$"""
    x = s.activation
    p = s.let("p", sigmoid(s, x))
    return [
        step("derivative", equal(s.jacobian(sigmoid(s, x), x), s.diag(slope(s, p)))),
        step("reflected", equal(sigmoid(s, -x), reflected(s, p))),
        step("softplus", equal(s.jacobian(softplus(s, x), x), s.diag(p))),
        step(r"$\log p$", equal(s.log(p), sign * softplus(s, -x))),
    ]


@claim(
    "lnverify.relu.parts",
    "with a proof; compare Xiong et al. 2020, Lemma 1",
    near_misses={
        "half of the length each": {"share": lambda s, x, y: 2 * s.dot(x, x)},
        "the lengths add, not their squares": lambda s: equal(
            s.sum(relu(s, s.activation) + relu(s, -s.activation)), s.sum(s.activation)
        ),
        "both parts are the same": lambda s: equal(relu(s, -s.activation), relu(s, s.activation)),
        "ReLU is odd": lambda s: equal(relu(s, -s.activation), -relu(s, s.activation)),
    },
)
def relu_parts(s, *, share=lambda s, x, y: s.dot(x, x) + s.dot(y, y)):
    r"""$a$ is $\mathrm{ReLU}(a) - \mathrm{ReLU}(-a)$, two orthogonal parts: $\|\mathrm{ReLU}(a)\|^2 +
    \|\mathrm{ReLU}(-a)\|^2 = \|a\|^2$

    So where $a$ and $-a$ are equally likely the mean of $\|\mathrm{ReLU}(a)\|^2$ is half that of $\|a\|^2$, whatever
    the distribution: the lemma says it of Gaussian vectors.
    """
    a = s.activation
    x, y = relu(s, a), relu(s, -a)
    return [
        step("the parts", equal(a, x - y)),
        step("orthogonal", equal(s.dot(x, y), 0)),
        step("the squared lengths", equal(share(s, x, y), s.dot(a, a))),
    ]
