"""Graef, Makraduli, Wasielewski and Clapp, “FlashNorm”: what folds into the weights behind a norm.

One output, w·y, stands for all.
"""

from lnverify.proofs import letters
from lnverify.proofs.claims.elementwise import relu
from lnverify.proofs.claims.rms import mean_square
from lnverify.proofs.definitions import centered, norm, rms_norm
from lnverify.proofs.hypotheses import c_is_positive, eps_is_zero, not_zero, rms_norm_is_defined
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, differ, equal, positive, step


def root_mean_square(s, a):
    """√(‖a‖²/N + ε)."""
    return s.sqrt(s.dot(a, a) / s.N + s.eps)


@claim(
    "flashnorm.weightless",
    "Proposition 1",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "the weights are divided": {"folded": lambda s, w: w / s.gain},
        "the gain is lost": {"folded": lambda s, w: w},
        "the squared gain": {"folded": lambda s, w: s.gain**2 * w},
    },
)
def weightless(s, *, folded=lambda s, w: s.gain * w):
    """The gain of RMSNorm folds into the weights behind it"""
    w, y = s.vector("w"), rms_norm(s)
    return equal(s.dot(w, s.gain * y), s.dot(folded(s, w), y))


@claim(
    "flashnorm.deferred",
    "Proposition 2",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "divided by the mean square": {"divisor": lambda s, a: root_mean_square(s, a) ** 2},
        "divided before and behind": lambda s: equal(
            s.dot(s.vector("w"), rms_norm(s)) / root_mean_square(s, s.activation), s.dot(s.vector("w"), rms_norm(s))
        ),
        "the length for the root mean square": {"divisor": lambda s, a: norm(s, a)},
    },
)
def deferred_division(s, *, divisor=root_mean_square):
    """The division by the root mean square may wait until after the weights"""
    a, w = s.activation, s.vector("w")
    return equal(s.dot(w, rms_norm(s)), s.dot(w, a) / divisor(s, a))


@claim(
    "flashnorm.bias",
    "the remark below Proposition 2",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "it may wait with a bias too": {"relation": equal},
        "a bias that waits as well": {"late": lambda s, c: c / root_mean_square(s, s.activation)},
        "the bias is the difference": {"difference": lambda s, c, r: c},
    },
)
def bias(s, *, relation=differ, late=lambda s, c: c, difference=lambda s, c, r: c * (1 - r) / r):
    """With a bias behind the weights the division may not wait"""
    a, w, c, r = s.activation, s.vector("w"), s.scalar("c"), root_mean_square(s, s.activation)
    early, waiting = (s.dot(w, a) + c) / r, s.dot(w, a) / r + late(s, c)
    return [step("not the same", relation(early, waiting)), step("off by", equal(early - waiting, difference(s, c, r)))]


def r_is_positive(s):
    """r > 0."""
    return positive(s.scalar("r"))


@claim(
    "flashnorm.cancellation",
    "Proposition 3",
    hypotheses=[not_zero, r_is_positive, eps_is_zero],
    condition=r"the proposition’s RMS has no $\epsilon$, and an “Epsilon caveat” stands below it.",
    law="lnverify.second-norm",
    near_misses={
        "the first norm scales the output": {"output": lambda s, p: rms_norm(s, p) / s.scalar("r")},
        "a shift for a factor": {"inner": lambda s, p: p - s.scalar("r") * s.ones},
        "a gain between the two": {"inner": lambda s, p: s.gain * p / s.scalar("r")},
    },
)
def cancellation(s, *, output=rms_norm, inner=lambda s, p: p / s.scalar("r")):
    r"""RMSNorm behind weights that stand behind RMSNorm makes the first one redundant

    Here $a$ is what the weights make of the input $x$ of the first norm, and $r = \sqrt{\|x\|^2/N + \epsilon_1}$ what
    the first norm divides by; $\epsilon$ is that of the second. With $\epsilon > 0$ the first norm is not redundant:
    dividing by $r$ turns $\epsilon$ into $\epsilon r^2$, see lnverify.second-norm. At $r = 10^{-3}$ and $\epsilon =
    10^{-6}$ the output is off by more than a quarter.
    """
    p = s.activation
    return equal(rms_norm(s, inner(s, p)), output(s, p))


@claim(
    "lnverify.second-norm",
    "with a proof; compare “FlashNorm”, Proposition 3",
    where=[letters.MEAN_SQUARE],
    hypotheses=[not_zero, r_is_positive],
    near_misses={
        r"the $\epsilon$ of the second norm stays": {"eps": lambda s: s.eps},
        "$r$ for $r^2$": {"eps": lambda s: s.eps * s.scalar("r")},
        "divided": {"eps": lambda s: s.eps / s.scalar("r") ** 2},
    },
)
def second_norm(s, *, eps=lambda s: s.eps * s.scalar("r") ** 2):
    r"""A second RMSNorm takes the place of the first one if its $\epsilon$ becomes $\epsilon r^2$, $r^2 = m +
    \epsilon_1$ of the first one’s input

    No constant does that: $r$ is that of the row. Whether the difference is small is no matter of the size of the input
    alone; what counts is the mean square of what the weights make of it, beside $\epsilon r^2$.
    """
    p = s.activation
    return equal(rms_norm(s, p / s.scalar("r")), rms_norm(s, p, eps(s)))


@claim(
    "flashnorm.rms",
    "the section on computing the root mean square",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        r"$N$ is lost beside $\epsilon$": {"inside": lambda s: s.eps},
        "the gain is not scaled": {"gain": lambda s: s.gain},
        "the gain is scaled by $N$": {"gain": lambda s: s.N * s.gain},
    },
)
def scaled_gain(s, *, inside=lambda s: s.N * s.eps, gain=lambda s: s.sqrt(s.N) * s.gain):
    r"""The mean is not needed: with the gain $\sqrt{N} g$, RMSNorm divides by $\sqrt{N\epsilon + \sum a_n^2}$"""
    a = s.activation
    return equal(s.gain * rms_norm(s), gain(s) * a / s.sqrt(inside(s) + s.dot(a, a)))


@claim(
    "flashnorm.relu",
    "the section on feed-forward networks with ReLU",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "a smooth function": {"function": lambda s, x: x / s.sqrt(x**2 + 1)},
        "with a bias before": {"before": lambda s: s.scalar("c")},
        "the square of ReLU": {"function": lambda s, x: relu(s, x) ** 2},
    },
)
def relu_waits(s, *, function=relu, before=lambda s: s.rational(0)):
    """The division may wait until after the weights and ReLU, where there is no bias before it"""
    w, a, r = s.vector("w"), s.activation, root_mean_square(s, s.activation)
    return equal(function(s, s.dot(w, a) / r + before(s)), function(s, s.dot(w, a) + before(s)) / r)


@claim(
    "flashnorm.bilinear",
    "the section on bilinear gated units",
    hypotheses=[rms_norm_is_defined],
    near_misses={
        "divided once": {"divisor": lambda s, a: root_mean_square(s, a)},
        r"without $\epsilon$": {"divisor": lambda s, a: s.dot(a, a) / s.N},
        "the sum of squares": {"divisor": lambda s, a: s.dot(a, a) + s.eps},
    },
)
def bilinear(s, *, divisor=lambda s, a: s.dot(a, a) / s.N + s.eps):
    r"""Behind a bilinear gate the two divisions make one, by the mean square with $\epsilon$"""
    w, q, a, y = s.vector("w"), s.vector("q"), s.activation, rms_norm(s)
    return equal(s.dot(w, y) * s.dot(q, y), s.dot(w, a) * s.dot(q, a) / divisor(s, a))


def shortfall(s, m, square, eps):
    """(m + εr²)/(m + ε), from m, r² and ε."""
    return (m + eps * square) / (m + eps)


@claim(
    "lnverify.second-norm.error",
    "with a proof; compare “FlashNorm”, “Epsilon caveat”",
    where=[letters.MEAN_SQUARE],
    hypotheses=[not_zero, r_is_positive],
    near_misses={
        "no difference": {"share": lambda s, m, square, eps: s.rational(1)},
        "$r^4$ for $r^2$": {"share": lambda s, m, square, eps: shortfall(s, m, square**2, eps)},
        "its root": {"share": lambda s, m, square, eps: s.sqrt(shortfall(s, m, square, eps))},
    },
)
def second_norm_error(s, *, share=shortfall):
    r"""Where the first norm is left out, the squared length changes by the factor $(m + \epsilon r^2)/(m + \epsilon)$

    $m$ is the mean square of what the weights make of the first norm’s input, $r$ what that norm would have divided by.
    The factor depends on $m$ beside $\epsilon$ alone, whatever the size of the first norm’s own input.
    """
    p, r = s.activation, s.scalar("r")
    left_out, kept = rms_norm(s, p), rms_norm(s, p / r)
    return equal(s.dot(left_out, left_out), share(s, mean_square(s, p), r**2, s.eps) * s.dot(kept, kept))


@claim(
    "lnverify.second-norm.example",
    "with a proof; compare “FlashNorm”, “Epsilon caveat”",
    where=[letters.EPS],
    near_misses={
        "half of it": {"most": (1, 2)},
        "a root mean square of $10^{-2}$": {"mean_square": (1, 10**4)},
        r"$\epsilon = 10^{-8}$": {"eps": (1, 10**8)},
    },
)
def second_norm_example(s, *, mean_square=(1, 10**6), eps=(1, 10**6), most=(73, 100)):
    r"""At a root mean square of $10^{-3}$ before both norms, with $\epsilon = 10^{-6}$ in both, the output is shorter
    by more than 27 %

    Weights that leave the mean square $m$ as it is: $r^2 = m + \epsilon$, and the lengths have the ratio $\sqrt{(m +
    \epsilon r^2)/(m + \epsilon)}$.
    """
    m, e = s.rational(*mean_square), s.rational(*eps)
    return at_most(s.sqrt(shortfall(s, m, m + e, e)), s.rational(*most))


@claim(
    "flashnorm.bias-moves",
    "the section on normalization bias",
    near_misses={
        "the bias is lost": {"moved": lambda s, w, c: c},
        "the gain takes the bias along": {"moved": lambda s, w, c: c + s.dot(w, s.gain * s.bias)},
        "the bias is subtracted": {"moved": lambda s, w, c: c - s.dot(s.bias, w)},
    },
)
def bias_moves(s, *, moved=lambda s, w, c: c + s.dot(s.bias, w)):
    r"""The bias of a norm moves behind the next linear layer, whose own bias becomes $c + b\cdot w$

    In the paper $c* = c + \beta W$. The output of the norm without gain and bias is $y$, whatever the norm is.
    """
    w, y, c = s.vector("w"), s.vector("y"), s.scalar("c")
    return equal(s.dot(s.gain * y + s.bias, w) + c, s.dot(s.gain * y, w) + moved(s, w, c))


@claim(
    "flashnorm.centring",
    "the section on mean centring",
    near_misses={
        "the row sum is not divided": {"row": lambda s, w: w - s.sum(w) * s.ones},
        "divided by $n - 1$": {"row": lambda s, w: w - s.sum(w) / (s.N - 1) * s.ones},
        "the rows stay": {"row": lambda s, w: w},
    },
)
def centring(s, *, row=lambda s, w: w - s.sum(w) / s.N * s.ones):
    """Mean centring folds into the linear layer before it: each row gives up the mean of its entries

    In the paper $V* = V - s/n$, with the row sums $s$. Two inputs $t$ and $x$ stand for all, with the rows $w$ and $v$.
    """
    t, x, w, v = s.scalar("t"), s.scalar("x"), s.vector("w"), s.vector("v")
    return equal(centered(s, t * w + x * v), t * row(s, w) + x * row(s, v))


@claim(
    "flashnorm.nope",
    "the section on QK-normalization, on NoPE channels",
    near_misses={
        "the sum of the gains": {"fused": lambda g, h: g + h},
        "one of them": {"fused": lambda g, h: g},
        "their squares": {"fused": lambda g, h: g**2 * h**2},
    },
)
def nope(s, *, fused=lambda g, h: g * h):
    """Where no rotation stands between, the gains of queries and keys make one: their product, entry by entry"""
    g, h, q, k = s.gain, s.vector("h"), s.vector("q"), s.vector("k")
    return equal(s.dot(g * q, h * k), s.dot(fused(g, h) * q, k))


def ratio(s):
    """√(ε + c²m)/(c√(ε + m))."""
    m, c = mean_square(s, s.activation), s.scalar("c")
    return s.sqrt(s.eps + c**2 * m) / (c * s.sqrt(s.eps + m))


@claim(
    "lnverify.eps-scale-error",
    "with a proof; compare “FlashNorm”, appendix “RMS with epsilon”",
    hypotheses=[rms_norm_is_defined, c_is_positive],
    near_misses={
        r"twice $\rho - 1$": {"sides": lambda q: 2 * (q - 1)},
        "the sign turned": {"excess": lambda s, m, c: (c**2 - 1) * s.eps / (c**2 * (m + s.eps))},
        "beside $m$ alone": {"excess": lambda s, m, c: (1 - c**2) * s.eps / (c**2 * (m + 2 * s.eps))},
    },
)
def eps_scale_error(
    s, *, sides=lambda q: (q - 1) * (q + 1), excess=lambda s, m, c: (1 - c**2) * s.eps / (c**2 * (m + s.eps))
):
    r"""The root mean square with $\epsilon$ at $ca$ exceeds $c$ times that at $a$ by at most the share $(1 -
    c^2)\epsilon/(2c^2(m + \epsilon))$

    Of the ratio $\rho$ of the two, $(\rho - 1)(\rho + 1)$ is twice that share, exactly; so $\rho - 1$ is the share to
    first order in $\epsilon$. For $c > 1$ both are negative, and $\rho - 1$ is the larger one in size. The share is
    small where $c^2(m + \epsilon)$, not $m$ alone, is far above $\epsilon$. The deferred division needs no invariance
    at all (flashnorm.deferred).
    """
    m, c = s.let("m", mean_square(s, s.activation)), s.scalar("c")
    return [
        step("the error", equal(sides(ratio(s)), excess(s, m, c))),
        step("the bound", at_most(ratio(s) - 1, (1 - c**2) * s.eps / (2 * c**2 * (m + s.eps)))),
    ]
