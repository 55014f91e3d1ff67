"""Jiang, Gu, Zhu and Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers”: where LayerNorm is RMSNorm."""

from lnverify.proofs import letters
from lnverify.proofs.claims.rms import mean_square
from lnverify.proofs.definitions import centered, mean, normalized, rms_norm
from lnverify.proofs.hypotheses import denominator_is_positive, eps_is_positive, mean_is_zero
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import equal, step


@claim(
    "jiang.formula",
    "§2.1, Eq. (1)",
    hypotheses=[denominator_is_positive],
    near_misses={
        "the mean is not squared": {"square": lambda s: mean(s)},
        "the sum of squares": {"squares": lambda s, a: s.dot(a, a)},
        r"$\epsilon$ outside the root": {"divisor": lambda s, v: s.sqrt(v) + s.eps},
    },
)
def formula(s, *, squares=mean_square, square=lambda s: mean(s) ** 2, divisor=lambda s, v: s.sqrt(v + s.eps)):
    r"""LayerNorm divides by $\sqrt{\|a\|^2/N - \mu^2 + \epsilon}$

    The variance in one pass: equal in exact arithmetic, not in rounded one (lnverify.condition).
    """
    a = s.activation
    return equal(centered(s) / divisor(s, squares(s, a) - square(s)), normalized(s))


@claim(
    "jiang.zero-mean",
    "§2.1, below Eq. (2)",
    hypotheses=[mean_is_zero, eps_is_positive],
    condition="the sentence begins with an input of mean 0.",
    near_misses={
        "RMSNorm of twice the input": {"input": lambda s: 2 * s.activation},
        "divided by the mean square": {"map": lambda s, a: a / (mean_square(s, a) + s.eps)},
        r"with $\epsilon$ at RMSNorm alone": {"layer": lambda s: normalized(s, s.activation, 0)},
    },
)
def zero_mean(s, *, layer=normalized, map=rms_norm, input=lambda s: s.activation):
    """Of a vector of mean 0 LayerNorm and RMSNorm are the same"""
    return equal(layer(s), map(s, input(s)))


@claim(
    "jiang.shift",
    "§3.1, first paragraph",
    hypotheses=[denominator_is_positive],
    near_misses={
        "for RMSNorm": {"map": rms_norm},
        "a factor": {"change": lambda s, a: s.scalar("k") * s.ones * a + a},
        "the output shifts": {"output": lambda s: s.scalar("k") * s.ones},
    },
)
def shift(s, *, map=normalized, change=lambda s, a: a + s.scalar("k") * s.ones, output=lambda s: 0 * s.ones):
    """LayerNorm does not notice a shift of all entries by $k$, whatever $k$ is"""
    a = s.activation
    return equal(map(s, change(s, a)), map(s, a) + output(s))


@claim(
    "jiang.recentre-sum",
    "§3.4.1, on recentring",
    near_misses={
        "of a product": {"join": lambda u, v: u * v},
        "with the mean taken twice": {"whole": lambda s, z: z - 2 * mean(s, z) * s.ones},
        "the mean of the sum is left": {"apart": lambda s, u, v: centered(s, u) + v},
    },
)
def recentre_sum(
    s,
    *,
    join=lambda u, v: u + v,
    whole=centered,
    apart=lambda s, u, v: centered(s, u) + centered(s, v),
):
    """Recentring a sum of embeddings is recentring each of them"""
    u, v = s.vector("u"), s.vector("v")
    return equal(whole(s, join(u, v)), apart(s, u, v))


@claim(
    "jiang.lemma31",
    "Lemma 3.1",
    near_misses={
        "the bias stays": {"shift": lambda s, b: b},
        "the first column stays": {"column": lambda s, w: w},
        "the means are lost": {"rest": lambda s, y: 0 * s.ones},
    },
)
def lemma31(s, *, column=centered, shift=centered, rest=lambda s, y: mean(s, y) * s.ones):
    """The output of a linear layer is that of the layer with centred columns and bias, and its mean

    Two input features $t$ and $x$ stand for all: $y = tw + xv + b$, with the columns $w$ and $v$.
    """
    t, x, w, v, b = s.scalar("t"), s.scalar("x"), s.vector("w"), s.vector("v"), s.bias
    y = t * w + x * v + b
    z = s.let("z", t * column(s, w) + x * centered(s, v) + shift(s, b))
    return [step("the parts", equal(y, z + rest(s, y))), step("the first has mean 0", equal(mean(s, z), 0))]


def drop_entry(s, a):
    """The vector without its entry i, which is 0 here."""
    return a - s.entry(a, "i") * s.basis("i")


@claim(
    "jiang.crmsnorm",
    "§3.2, Eq. (5)",
    hypotheses=[mean_is_zero, eps_is_positive],
    condition="the vector is one of mean 0, of which the last entry follows from the others.",
    near_misses={
        "the dropped entry is not counted": {"extra": lambda s, z: 0},
        "divided by $d - 1$": {"count": lambda s: s.N - 1},
        "the sum is not squared": {"extra": lambda s, z: s.sum(z)},
    },
)
def crmsnorm(s, *, extra=lambda s, z: s.sum(z) ** 2, count=lambda s: s.N):
    r"""CRMSNorm of a vector of mean 0 without its last entry is RMSNorm of the whole, without that entry

    The entry $i$ is dropped, whichever it is; $(\sum z)^2$ gives its square back.
    """
    a = s.activation
    z = drop_entry(s, a)
    return equal(z / s.sqrt((s.dot(z, z) + extra(s, z)) / count(s) + s.eps), drop_entry(s, rms_norm(s)))


@claim(
    "jiang.compressed-rows",
    "§3.2, Eq. (6)",
    hypotheses=[mean_is_zero],
    condition="the input is the vector of mean 0 that is compressed.",
    near_misses={
        "by its mean": {"less": lambda s, r: mean(s, r)},
        "added": {"less": lambda s, r: -s.entry(r, "i")},
        "the last entry stays": {"last": lambda s, row: s.entry(s.vector("r"), "i")},
    },
)
def compressed_rows(s, *, less=lambda s, r: s.entry(r, "i"), last=lambda s, row: 0):
    """Behind a vector of mean 0 each row of weights may be lowered by its last entry, which is 0 then"""
    r, x = s.vector("r"), s.activation
    row = r - less(s, r) * s.ones
    return [
        step("the output", equal(s.dot(r, x), s.dot(row, x))),
        step("the last entry", equal(s.entry(row, "i"), last(s, row))),
    ]


@claim(
    "jiang.training",
    "§3.5, “Training equivalence”",
    where=[letters.PI],
    near_misses={
        "the gradient at the centred column": {"gradient": lambda s, u: u},
        "the step is not centred": {"after": lambda s, w, u, h: centered(s, w) - h * u},
        "no step": {"after": lambda s, w, u, h: centered(s, w)},
    },
)
def training(
    s,
    *,
    gradient=centered,
    after=lambda s, w, u, h: centered(s, w) - h * centered(s, u),
):
    r"""A step of gradient descent at the column $w$, of which the layer uses $\Pi w$, takes $\Pi w$ one step along $\Pi
    u$

    $u$ is the gradient at the column that is used, $h$ the rate. So the centred model walks where Pre-LN walks, as long
    as $w$ itself is kept and updated.
    """
    w, u, h = s.vector("w"), s.upstream, s.scalar("h")
    g = s.gradient(s.dot(u, centered(s, w)), w)
    return [
        step("the gradient", equal(g, gradient(s, u))),
        step("after the step", equal(centered(s, w - h * g), after(s, w, u, h))),
    ]
