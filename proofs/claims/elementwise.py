"""Functions that act on each entry by itself: tanh, the sigmoid and its kin, and DyT, which puts tanh for LayerNorm."""

from lnverify.proofs import letters
from lnverify.proofs.definitions import normalized
from lnverify.proofs.hypotheses import denominator_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import differ, equal, step


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


def silu(s, v):
    """v ⊙ p(v), the SiLU (also Swish) with the sigmoid p."""
    return v * sigmoid(s, v)


@claim(
    "lnverify.silu.derivative",
    "with a proof",
    where=[letters.X],
    near_misses={
        "the sigmoid alone": {"slope": lambda s, x, p: p},
        "$p + p(1 - p)$": {"slope": lambda s, x, p: p + p * (s.ones - p)},
        "even": {"difference": lambda s, x: 0 * x},
    },
)
def derivative_of_silu(s, *, slope=lambda s, x, p: p + x * p * (s.ones - p), difference=lambda s, x: x):
    r"""SiLU, $x p(x)$ with the sigmoid $p$, has the derivative $p + x p(1 - p)$, and $\mathrm{silu}(x) -
    \mathrm{silu}(-x) = x$
    """
    x = s.activation
    p = s.let("p", sigmoid(s, x))
    return [
        step("derivative", equal(s.jacobian(silu(s, x), x), s.diag(slope(s, x, p)))),
        step("odd part", equal(silu(s, x) - silu(s, -x), difference(s, x))),
    ]


def dyt(s, x):
    """DyT: g ⊙ tanh(αx) + b."""
    return s.gain * s.tanh(s.scalar("alpha") * x) + s.bias


@claim(
    "lnverify.dyt.gradients",
    "with a proof; compare Zhu et al., arXiv:2503.10622",
    where=[letters.X],
    near_misses={
        r"$\alpha$ is lost": {"to_input": lambda s, d: s.gain * d},
        "the gain is lost": {"to_input": lambda s, d: s.scalar("alpha") * d},
        r"$\alpha$’s without $x$": {"to_alpha": lambda s, d: s.dot(s.upstream, s.gain * d)},
        "the gain’s is the input": {"to_gain": lambda s, t: s.upstream * s.activation},
    },
)
def dyt_gradients(
    s,
    *,
    to_input=lambda s, d: s.scalar("alpha") * s.gain * d,
    to_alpha=lambda s, d: s.dot(s.upstream, s.gain * s.activation * d),
    to_gain=lambda s, t: s.upstream * t,
):
    r"""DyT, $g \odot \tanh(\alpha x) + b$, has a diagonal Jacobian: $\alpha g \odot (1 - \tanh^2(\alpha x))$; so no
    entry’s gradient needs another’s

    The backward pass of LayerNorm needs two means over the entries, that of DyT only the sum for $\alpha$.
    """
    x, alpha = s.activation, s.scalar("alpha")
    t = s.let("t", s.tanh(alpha * x))
    d = s.ones - t**2
    loss = s.dot(s.upstream, dyt(s, x))
    return [
        step("Jacobian", equal(s.jacobian(dyt(s, x), x), s.diag(to_input(s, d)))),
        step(r"of $\alpha$", equal(s.derivative(loss, alpha), to_alpha(s, d))),
        step("of the gain", equal(s.gradient(loss, s.gain), to_gain(s, t))),
        step("of the bias", equal(s.gradient(loss, s.bias), s.upstream)),
    ]


@claim(
    "lnverify.dyt.not-invariant",
    "with a proof; compare Zhu et al., arXiv:2503.10622",
    hypotheses=[denominator_is_positive],
    near_misses={
        "invariant to a shift": lambda s: equal(dyt(s, s.activation + s.scalar("c") * s.ones), dyt(s, s.activation)),
        "to a change of scale": lambda s: equal(dyt(s, 2 * s.activation), dyt(s, s.activation)),
        "equal to LayerNorm": lambda s: equal(s.tanh(s.scalar("alpha") * s.activation), normalized(s)),
        "of mean 0": {"odd": lambda s: equal(s.sum(s.tanh(s.activation)), 0)},
    },
)
def dyt_not_invariant(s, *, odd=lambda s: equal(s.tanh(-s.activation), -s.tanh(s.activation))):
    """Without bias DyT is odd, as LayerNorm is, but not invariant to a shift of its input"""
    a, c = s.activation, s.scalar("c") * s.ones
    return [
        step("LayerNorm", equal(normalized(s, a + c), normalized(s))),
        step("DyT", differ(dyt(s, a + c), dyt(s, a))),
        step(r"$\tanh$ is odd", odd(s)),
        step(r"$\hat{x}$ is odd", equal(normalized(s, -a), -normalized(s))),
    ]


@claim(
    "lnverify.dyt.equation",
    "with a proof; compare Stollenwerk, arXiv:2503.21708",
    where=[letters.X],
    near_misses={
        r"$\rho$ below": {"inner": lambda s, x: x / (s.scalar("rho") * s.sqrt(s.N))},
        "the amplitude $N$": {"size": lambda s: s.N},
        r"without $\sqrt{N}$ inside": {"inner": lambda s, x: s.scalar("rho") * x},
        "the slope 1 at 0": {"slope": lambda s, y: s.ones - y**2 / s.N},
    },
)
def dyt_equation(
    s,
    *,
    size=lambda s: s.sqrt(s.N),
    inner=lambda s, x: s.scalar("rho") * x / s.sqrt(s.N),
    slope=lambda s, y: s.scalar("rho") * (s.ones - y**2 / s.N),
):
    r"""$y = \sqrt{N} \tanh(\rho x/\sqrt{N})$ solves $y' = \rho(1 - y^2/N)$, with $y = 0$ at $x = 0$, entry by entry

    RMSNorm’s derivative at its own entry has this form with $\rho = \sqrt{N}/\|x\|$, which is no constant: it moves
    with $x$. Where it is held fixed, $\tanh$ comes out, and $x$ is multiplied by $\rho$, not divided.
    """
    x = s.activation
    y = s.let("y", size(s) * s.tanh(inner(s, x)))
    return [
        step("the equation", equal(s.jacobian(y, x), s.diag(slope(s, y)))),
        step("at 0", equal(size(s) * s.tanh(inner(s, 0 * x)), 0)),
    ]
