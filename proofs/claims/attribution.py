"""LayerNorm of sums of parts: what each part contributes, what a frozen scale changes, where parts keep apart.

Compare Kobayashi et al. 2021 on parts, Heimersheim 2024 and Kanavalau, Amo Alonso and Lall 2026 on frozen scales,
Menary, Kaski and Freitas 2024 on subspaces, Chun 2026 on the span of outputs. Their texts were not at hand: each claim
is this project's, for comparison.
"""

from lnverify.proofs.claims.curvature import key_is_not_zero
from lnverify.proofs.claims.derivatives import root
from lnverify.proofs.claims.softmax import softmax
from lnverify.proofs.definitions import centered, layer_norm, mean, normalized, rms_norm, variance
from lnverify.proofs.hypotheses import (
    c_is_zero,
    denominator_is_positive,
    eps_is_positive,
    no_zero_gain,
    not_zero,
    t_is_positive,
)
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, positive, step


def sum_is_defined(s):
    """LayerNorm is defined at u + v."""
    return positive(variance(s, s.vector("u") + s.vector("v")) + s.eps)


@claim(
    "lnverify.layer-norm-of-sum",
    "with a proof; compare Kobayashi et al. 2021",
    hypotheses=[sum_is_defined],
    near_misses={
        "each by its own size": {"size": lambda s, part: s.sqrt(variance(s, part) + s.eps)},
        "the bias with each": {"biases": 2},
        "one part is not centred": {"second": lambda s, v: v},
    },
)
def layer_norm_of_sum(
    s,
    *,
    size=lambda s, part: s.sqrt(variance(s, s.vector("u") + s.vector("v")) + s.eps),
    biases=1,
    second=centered,
):
    r"""LayerNorm of a sum is the sum of its parts, each centred and divided by the size of the whole, and the bias once

    The size of the whole is $\sqrt{\sigma^2 + \epsilon}$ of $u + v$. So a part’s share in the output is defined; it
    depends on the other parts through that number alone.
    """
    u, v = s.vector("u"), s.vector("v")
    parts = s.gain * (centered(s, u) / size(s, u) + second(s, v) / size(s, v))
    return equal(layer_norm(s, u + v), parts + biases * s.bias)


@claim(
    "lnverify.differences",
    "with a proof; compare Zhu et al. 2025 on the shape of LayerNorm",
    hypotheses=[denominator_is_positive],
    near_misses={
        "by the variance": {"slope": lambda s: 1 / (variance(s) + s.eps)},
        "unchanged": {"slope": lambda s: 1},
        "with a gain": {"output": layer_norm},
    },
)
def differences(s, *, slope=lambda s: 1 / root(s), output=normalized):
    r"""Within one row $\hat{x}$ is a line: differences of entries are those of the activation over $\sqrt{\sigma^2 +
    \epsilon}$

    A curve like that of $\tanh$ comes from rows of different sizes, not from any one of them.
    """
    y, d = output(s), s.basis("i") - s.basis("j")
    return equal(s.dot(d, y), slope(s) * s.dot(d, s.activation))


@claim(
    "lnverify.logit-lens",
    "with a proof; compare the logit lens",
    hypotheses=[eps_is_positive],
    near_misses={
        "the mean does not matter": {"shift": lambda s, d: 0},
        "RMSNorm shifts too": {"rms_shift": lambda s, d: mean(s) * s.sum(d)},
        "the sum for the mean": {"shift": lambda s, d: s.sum(s.activation) * s.sum(d)},
    },
)
def logit_lens(s, *, shift=lambda s, d: mean(s) * s.sum(d), rms_shift=lambda s, d: 0):
    r"""RMSNorm without a gain keeps the order of logits; LayerNorm keeps it where the rows have the same sum

    Of two rows $w$ and $v$ of the unembedding, with $d = w - v$: the gap $d\cdot a$ is divided by $\sqrt{m + \epsilon}$
    behind RMSNorm; behind LayerNorm it loses $\mu\sum d$ before it is divided by $\sqrt{\sigma^2 + \epsilon}$. So the
    final norm may not be skipped before an argmax.
    """
    a, d = s.activation, s.vector("w") - s.vector("v")
    size = s.sqrt(s.dot(a, a) / s.N + s.eps)
    return [
        step("behind RMSNorm", equal(s.dot(d, rms_norm(s)), (s.dot(d, a) - rms_shift(s, d)) / size)),
        step("behind LayerNorm", equal(s.dot(d, normalized(s)), (s.dot(d, a) - shift(s, d)) / root(s))),
    ]


@claim(
    "lnverify.frozen-scale",
    "with a proof; compare Heimersheim 2024",
    hypotheses=[denominator_is_positive, t_is_positive],
    near_misses={
        "exact": {"ratio": lambda s, t: 1},
        "turned round": {"ratio": lambda s, t: root(s) / t},
        "with the squares": {"ratio": lambda s, t: t**2 / (variance(s) + s.eps)},
        "the derivative of the scale stays": {"slope": lambda s, t: s.identity / t},
    },
)
def frozen_scale(
    s,
    *,
    ratio=lambda s, t: t / root(s),
    slope=lambda s, t: (s.identity - s.outer(s.ones, s.ones) / s.N) / t,
):
    r"""With the scale held at a constant $t$ LayerNorm is affine, and its output less the bias is off by
    $\sqrt{\sigma^2 + \epsilon}/t$

    So it is exact for rows with $\sigma^2 + \epsilon = t^2$, and for constant rows, of which both make the bias; for no
    others, where no gain is zero.
    """
    t = s.scalar("t")
    frozen = s.gain * centered(s) / t
    return [
        step("the output", equal(s.gain * normalized(s), ratio(s, t) * frozen)),
        step("the Jacobian", equal(s.jacobian(centered(s) / t, s.activation), slope(s, t))),
    ]


@claim(
    "lnverify.tapered",
    "with a proof; compare Kanavalau, Amo Alonso and Lall 2026",
    hypotheses=[denominator_is_positive, c_is_zero],
    near_misses={
        "the Jacobian of LayerNorm": {"slope": lambda s: s.jacobian(layer_norm(s), s.activation)},
        "the factors are lost": {"slope": lambda s: s.identity},
        "the bias stays": {"output": lambda s: s.vector("d") * s.activation + s.bias},
    },
)
def tapered_norm(s, *, slope=lambda s: s.diag(s.vector("d")), output=lambda s: s.vector("d") * s.activation):
    r"""A norm that is mixed with factors, $c \mathrm{LayerNorm}(a) + (1 - c) d \odot a$, is these factors alone at the
    end $c = 0$

    They fold into the layer behind, as a gain does.
    """
    a, c = s.activation, s.scalar("c")
    y = c * layer_norm(s) + (1 - c) * s.vector("d") * a
    return [step("the output", equal(y, output(s))), step("the Jacobian", equal(s.jacobian(y, a), slope(s)))]


@claim(
    "lnverify.logit-scale",
    "with a proof; compare Kanavalau, Amo Alonso and Lall 2026 on logit chasing",
    near_misses={
        "the entry alone": {"slope": lambda s, p, a: -s.entry(a, "i")},
        "it rises": {"slope": lambda s, p, a: s.entry(a, "i") - s.dot(p, a)},
        "the plain mean": {"slope": lambda s, p, a: s.sum(a) / s.N - s.entry(a, "i")},
    },
)
def logit_scale(s, *, slope=lambda s, p, a: s.dot(p, a) - s.entry(a, "i")):
    r"""Scaling the logits by $t$ changes the cross-entropy of class $i$ at the rate $p\cdot a - a_i$, with $p$ the
    softmax of $ta$

    Where $a_i$ is the largest logit that is never positive: the loss falls for as long as the logits grow. A final norm
    holds their size.
    """
    a, t = s.activation, s.scalar("t")
    p = s.let("p", softmax(s, t * a))
    return equal(s.derivative(-s.log(s.entry(softmax(s, t * a), "i")), t), slope(s, p, a))


@claim(
    "lnverify.orthogonal-parts",
    "with a proof; compare Menary, Kaski and Freitas 2024",
    near_misses={
        "no product": {"product": lambda s, u, v: 0},
        "the product once": {"product": lambda s, u, v: s.dot(u, v)},
        "the product subtracted": {"product": lambda s, u, v: -2 * s.dot(u, v)},
    },
)
def orthogonal_parts(s, *, product=lambda s, u, v: 2 * s.dot(u, v)):
    r"""$\|u + v\|^2$ is $\|u\|^2 + \|v\|^2$ and twice the product: the squares add where the parts are orthogonal

    RMSNorm of $u + v$ divides $u$ by the size of both. So $u$ is read off it alike for every $v$ where this sum of
    three numbers is constant: that each of them is constant is more than is needed.
    """
    u, v = s.vector("u"), s.vector("v")
    return equal(s.dot(u + v, u + v), s.dot(u, u) + s.dot(v, v) + product(s, u, v))


@claim(
    "lnverify.span-with-bias",
    "with a proof; compare Chun 2026",
    hypotheses=[denominator_is_positive, no_zero_gain],
    near_misses={
        "through 0 with a bias too": {"level": lambda s, alpha: 0},
        "orthogonal to the gain": {"normal": lambda s: s.gain},
        "the sum of the bias": {"level": lambda s, alpha: s.sum(s.bias)},
    },
)
def span_with_bias(s, *, normal=lambda s: s.ones / s.gain, level=lambda s, alpha: s.dot(alpha, s.bias)):
    r"""All outputs of LayerNorm have the same product with $\alpha$, that of the bias: where it is 0 they span less
    than all

    $\alpha_n = 1/g_n$. Without a bias, or with one that is orthogonal to $\alpha$, the next weight matrix has a
    direction that no output shows; with any other bias it has none. Behind RMSNorm there is none either way.
    """
    alpha = s.let("alpha", normal(s))
    return equal(s.dot(alpha, layer_norm(s)), level(s, alpha))


def parts_are_orthogonal(s):
    """u·v = 0."""
    return equal(s.dot(s.vector("u"), s.vector("v")), 0)


@claim(
    "lnverify.part-behind-norm",
    "with a proof; compare Menary, Kaski and Freitas 2024",
    hypotheses=[parts_are_orthogonal, eps_is_positive],
    near_misses={
        "by its own size": {"square": lambda s, u, v: s.dot(u, u)},
        "the sum of the sizes": {"square": lambda s, u, v: s.dot(u, u) + 2 * s.dot(v, v)},
        "the other part too": {"part": lambda s, u, v: u + v},
    },
)
def part_behind_norm(s, *, square=lambda s, u, v: s.dot(u, u) + s.dot(v, v), part=lambda s, u, v: u):
    r"""Behind RMSNorm of $u + v$, with orthogonal parts, $u$ is divided by $\sqrt{(\|u\|^2 + \|v\|^2)/N + \epsilon}$,
    and keeps its direction

    What is read of $u$ along itself is its squared length over that size.
    """
    u, v = s.vector("u"), s.vector("v")
    size = s.sqrt(square(s, u, v) / s.N + s.eps)
    return [
        step("the whole", equal(rms_norm(s, u + v), u / size + v / size)),
        step("read along $u$", equal(s.dot(part(s, u, v), rms_norm(s, u + v)), s.dot(u, u) / size)),
    ]


@claim(
    "lnverify.zero-entry",
    "with a proof; compare Stollenwerk 2025, abstracts of versions 2 and 3",
    hypotheses=[eps_is_positive],
    near_misses={
        "0, as for RMSNorm": {"value": lambda s, z: 0},
        r"$-\mu$": {"value": lambda s, z: -mean(s, z)},
        "with the sign turned": {"value": lambda s, z: mean(s, z) / s.sqrt(variance(s, z) + s.eps)},
    },
)
def zero_entry(s, *, value=lambda s, z: -mean(s, z) / s.sqrt(variance(s, z) + s.eps)):
    r"""LayerNorm maps an entry 0 to $-\mu/\sqrt{\sigma^2 + \epsilon}$, RMSNorm to 0: so LayerNorm acts on no entry by
    an odd function of it

    A function of each entry alone that is odd, such as $x/\sqrt{x^2 + c}$, can be the counterpart of RMSNorm only, with
    the squares of the other entries for $c$ (lnverify.element-wise-counterpart).
    """
    z = s.activation - s.entry(s.activation, "i") * s.basis("i")
    return [
        step("LayerNorm", equal(s.entry(normalized(s, z), "i"), value(s, z))),
        step("RMSNorm", equal(s.entry(rms_norm(s, z), "i"), 0)),
    ]


@claim(
    "lnverify.query-key.gains",
    "with a proof; compare Henry et al. 2020",
    hypotheses=[not_zero, key_is_not_zero, no_zero_gain],
    near_misses={
        "at most $N$": {"most": lambda s, c: s.N},
        "$c$ is squared": {"most": lambda s, c: c**2 * s.N},
        "the distance is not scaled": {"gap": lambda s, c, d: s.dot(d, d) / 2},
    },
)
def query_key_gains(s, *, most=lambda s, c: c * s.N, gap=lambda s, c, d: c * s.dot(d, d) / 2):
    r"""With gains whose products are all $c$, query and key behind RMSNorm have the product $cN - c\|y - z\|^2/2$

    $y$ and $z$ are the two before their gains $g$ and $c/g$, without $\epsilon$. So no normalization alone bounds a
    logit: it is at most $|c|N$, and the gains say what $c$ is.
    """
    c, g = s.scalar("c"), s.gain
    y, z = s.let("y", rms_norm(s, s.activation, 0)), s.let("z", rms_norm(s, s.vector("k"), 0))
    return equal(s.dot(g * y, c * s.ones / g * z), most(s, c) - gap(s, c, y - z))
