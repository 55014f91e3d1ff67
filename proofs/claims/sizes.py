"""Absolute values, entry by entry: ReLU, and the mean absolute deviation in the place of the standard deviation."""

from lnverify.proofs import letters
from lnverify.proofs.claims.elementwise import relu
from lnverify.proofs.definitions import centered, variance
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, nonzero, step


def no_zero_entry(s):
    """aₙ ≠ 0 for all n: where ReLU has a derivative."""
    return nonzero(s.activation)


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


@claim(
    "lnverify.relu.derivative",
    "with a proof",
    hypotheses=[no_zero_entry],
    near_misses={
        "the sign of $a$": {"slope": lambda s, a: a / s.abs(a)},
        "1 everywhere": {"slope": lambda s, a: s.ones},
        "as of a bounded function": {"along": lambda s, a: 0 * a},
    },
)
def relu_derivative(s, *, slope=lambda s, a: (s.ones + a / s.abs(a)) / 2, along=relu):
    r"""ReLU has the slope $(1 + a_n/|a_n|)/2$, 1 or 0, and its derivative along $a$ is ReLU itself

    At an entry 0 there is no slope. As of every function that keeps positive factors, the derivative along the input is
    the output.
    """
    a = s.activation
    J = s.jacobian(relu(s, a), a)
    return [step("the slope", equal(J, s.diag(slope(s, a)))), step("along the input", equal(J @ a, along(s, a)))]


def products(s, v):
    """(Σv)² − Σv², the products of two different entries."""
    return s.sum(v) ** 2 - s.dot(v, v)


@claim(
    "lnverify.mean-absolute-deviation",
    "with a proof; compare normalizations by the mean absolute deviation",
    where=[letters.PI],
    near_misses={
        "no gap": {"gap": lambda s, z: 0},
        "a third for a half": {"share": lambda s: s.N / 3},
        "from the origin": {"centre": lambda s: s.activation},
    },
)
def mean_absolute_deviation(
    s,
    *,
    centre=lambda s: centered(s, s.activation),
    gap=lambda s, z: variance(s, s.abs(z)),
    share=lambda s: s.N / 2,
):
    r"""The mean absolute deviation $d = \sum|z_n|/N$, $z = \Pi a$: $\sigma^2 - d^2$ is the variance of $|z|$, and
    $Nd^2/2 - \sigma^2$ the sum of all products of two entries of one sign, over $N$

    Neither is negative: $d \le \sigma \le \sqrt{N/2} d$. So a LayerNorm that divides by $d$ is the usual one, longer by
    a factor between 1 and $\sqrt{N/2}$; it is the latter where all but two entries are the mean. The products are those
    of two different entries of $\mathrm{ReLU}(z)$, and of $\mathrm{ReLU}(-z)$.
    """
    z = s.let("z", centre(s))
    d = s.let("d", s.sum(s.abs(z)) / s.N)
    pairs = (products(s, relu(s, z)) + products(s, relu(s, -z))) / s.N
    return [
        step("below the deviation", equal(variance(s) - d**2, gap(s, z))),
        step("above it, times the root", equal(share(s) * d**2 - variance(s), pairs)),
    ]
