"""Xiong et al., “On Layer Normalization in the Transformer Architecture”: the Jacobian, and what its norm depends on.

In its analysis LN(x) = (x − μ)/σ, without ε, gain and bias.
"""

from lnverify.proofs import letters
from lnverify.proofs.claims.elementwise import relu
from lnverify.proofs.definitions import centered, centering, mean, norm, normalized, std, variance
from lnverify.proofs.hypotheses import c_is_not_negative, not_constant
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, equal, positive, step


def standardize(s, a):
    """(x − μ)/σ."""
    return normalized(s, a, 0)


def project_off(s, y):
    """I − yyᵀ/‖y‖²."""
    return s.identity - s.outer(y, y) / s.dot(y, y)


def r_is_positive(s):
    """r > 0."""
    return positive(s.scalar("r"))


def v_has_length_one(s):
    """‖v‖ = 1."""
    v = s.vector("v")
    return equal(s.dot(v, v), 1)


@claim(
    "xiong.sphere",
    "supplement, proof of Lemma 2",
    where=[letters.D],
    hypotheses=[not_constant],
    near_misses={
        "of radius $d$": {"radius": lambda s: s.N},
        "the unit sphere": {"radius": lambda s: 1},
        r"of radius $\sqrt{d - 1}$": {"radius": lambda s: s.sqrt(s.N - 1)},
    },
)
def sphere(s, *, radius=lambda s: s.sqrt(s.N)):
    r"""Layer normalization at initialization projects any vector onto the sphere of radius $\sqrt{d}$"""
    return equal(norm(s, standardize(s, s.activation)), radius(s))


@claim(
    "xiong.lemma1",
    "Lemma 1",
    where=[letters.D, r"$X$ is $cz$, so $\sigma = c$"],
    near_misses={
        r"$\sigma^2 d$, as without ReLU": {"square": lambda s, c: c**2 * s.N},
        r"$\sigma d/2$": {"square": lambda s, c: c * s.N / 2},
        r"$\sigma^2 d/4$": {"square": lambda s, c: c**2 * s.N / 4},
        "the mean is 0": lambda s: equal(s.expect(s.dot(relu(s, s.vector("z")), s.vector("z")), over=s.vector("z")), 0),
    },
)
def lemma1(s, *, square=lambda s, c: c**2 * s.N / 2):
    r"""For a vector $X$ with independent normal entries of mean 0 and variance $\sigma^2$ the mean of
    $\|\mathrm{ReLU}(X)\|^2$ is $\sigma^2 d/2$
    """
    c, z = s.scalar("c"), s.vector("z")
    y = c * relu(s, z)
    return equal(s.expect(s.dot(y, y), over=z), square(s, c))


@claim(
    "xiong.lemma2",
    "Lemma 2",
    where=[
        letters.D,
        "$x$ is the sum of the stream $a$, normalized in Post-LN, and the branch",
        r"$z$ stands for the last layer of the feed-forward part: with independent normal weights of variance $1/d$ "
        r"and a hidden vector $h$, its output is $\|h\|z/\sqrt{d}$, and $\|h\|^2$ is $d/2$ on average (xiong.lemma1)",
    ],
    hypotheses=[not_constant],
    near_misses={
        "Post-LN: the branch is lost": {"post": lambda s: s.N},
        "Post-LN: twice $d$": {"post": lambda s: 2 * s.N},
        "Pre-LN: the stream keeps its size": {"growth": lambda s: 0},
        "Pre-LN: by $d$": {"growth": lambda s: s.N},
    },
)
def lemma2(s, *, post=lambda s: 3 * s.N / 2, growth=lambda s: s.N / 2):
    r"""At initialization the state before Post-LN’s last normalization has $\mathrm{E}\|x\|^2 = 3d/2$; in Pre-LN the
    feed-forward part adds $d/2$ to $\mathrm{E}\|x\|^2$

    In both the branch adds to a stream that does not depend on its weights, so squares add: in Post-LN to a normalized
    vector of squared length $d$, in Pre-LN to the stream as it is. With attention, which adds between 0 and $d$, a
    layer of Pre-LN adds between $d/2$ and $3d/2$, as the lemma says; that part is not shown here.
    """
    z = s.vector("z")
    branch = s.sqrt(s.N / 2) / s.sqrt(s.N) * z
    after, stream = standardize(s, s.activation) + branch, s.activation + branch
    return [
        step("Post-LN", equal(s.expect(s.dot(after, after), over=z), post(s))),
        step("Pre-LN", equal(s.expect(s.dot(stream, stream), over=z), s.dot(s.activation, s.activation) + growth(s))),
    ]


@claim(
    "lnverify.residual-growth",
    "with a proof; compare Xiong et al. 2020, Lemma 2",
    where=["the stream $x$ is a standard normal vector times $\\sqrt{1 + c}$, and the branch one times $\\sqrt{r}$"],
    hypotheses=[c_is_not_negative, r_is_positive],
    near_misses={
        "the deviations add": {"size": lambda s, c, r: s.N * (s.sqrt(1 + c) + s.sqrt(r)) ** 2},
        "the branch is lost": {"size": lambda s, c, r: s.N * (1 + c)},
        "the share stays": {"share": lambda s, c, r: r},
        "the share of the deviation": {"share": lambda s, c, r: s.sqrt(r / (1 + c))},
    },
)
def residual_growth(s, *, size=lambda s, c, r: s.N * (1 + c + r), share=lambda s, c, r: r / (1 + c)):
    r"""In Pre-LN a branch with $\mathrm{E}\|z\|^2 = rN$ takes the stream from $\mathrm{E}\|x\|^2 = (1 + c)N$ to
    $(1 + c + r)N$: it grows by the same amount in each layer, so by a smaller and smaller share

    After $l$ branches with $r = 1/2$ from $c = 0$ it is $(1 + l/2)N$.
    """
    x, z, c, r = s.vector("x"), s.vector("z"), s.scalar("c"), s.scalar("r")
    stream, branch = s.sqrt(1 + c) * x, s.sqrt(r) * z
    after = stream + branch
    return [
        step("the size", equal(s.expect(s.expect(s.dot(after, after), over=z), over=x), size(s, c, r))),
        step(
            "the share",
            equal(s.expect(s.dot(branch, branch), over=z), share(s, c, r) * s.expect(s.dot(stream, stream), over=x)),
        ),
    ]


@claim(
    "xiong.lemma4",
    "supplement, Lemma 4",
    hypotheses=[v_has_length_one],
    condition="the lemma is about a vector of length 1.",
    near_misses={
        "1 and $-1$": {"square": lambda s, P: s.identity},
        "the reflection": {"matrix": lambda s, v: s.identity - 2 * s.outer(v, v)},
        "$N$ of them are 1": {"count": lambda s: s.N},
    },
)
def lemma4(
    s,
    *,
    square=lambda s, P: P,
    matrix=lambda s, v: s.identity - s.outer(v, v),
    count=lambda s: s.N - 1,
):
    r"""For a vector $v$ of length 1, $P = I - vv^\top$ has $P^2 = P$, the trace $N - 1$, and takes $v$ to 0

    Its square is itself, so $\lambda^2 = \lambda$; as many are 1 as its trace says, and $v$ has the eigenvalue 0.
    """
    v = s.vector("v")
    P = s.let("P", matrix(s, v))
    return [
        step(r"$\lambda^2 = \lambda$", equal(P @ P, square(s, P))),
        step("how many are 1", equal(s.trace(P), count(s))),
        step("$v$", equal(P @ v, 0)),
    ]


@claim(
    "xiong.jacobian",
    "supplement, proof of Lemma 3",
    hypotheses=[not_constant],
    near_misses={
        "the derivative of the mean is lost": {"last": lambda s: s.identity},
        "the derivative of the size is lost": {"middle": lambda s, y: s.identity},
        r"1 for $\sqrt{d}$": {"front": lambda s, y: 1 / norm(s, y)},
        r"with $\epsilon$": {"map": lambda s, a: normalized(s, a)},
    },
)
def jacobian(s, *, front=lambda s, y: s.sqrt(s.N) / norm(s, y), middle=project_off, last=centering, map=standardize):
    r"""LayerNorm’s Jacobian is $\sqrt{N}/\|y\| (I - yy^\top/\|y\|^2)\Pi$, with $y = \Pi a$"""
    a, y = s.activation, s.let("y", centered(s))
    return equal(s.jacobian(map(s, a), a), front(s, y) * (middle(s, y) @ last(s)))


def mean_is_small(s):
    """μ² ≤ cσ²."""
    return at_most(mean(s) ** 2, s.scalar("c") * variance(s))


@claim(
    "xiong.lemma3",
    "Lemma 3",
    hypotheses=[not_constant],
    extra_hypotheses=[mean_is_small],
    law="lnverify.jacobian-shift",
    charitable_reading=r"inputs whose mean is at most a fixed multiple of their deviation: the last line of the proof "
    r"puts $\|a\|$ for $\|\Pi a\|$.",
    witness_at={"activation": (100, 101, 102), "w": (1, -2, 1), "c": 1},
    seen=r"at $x = (100, 101, 102)$ the norm of the Jacobian is $\sqrt{3}/\sqrt{2} = 1.22$, and $\sqrt{d}/\|x\|$ is "
    r"0.0099; a further shift leaves the one and makes the other as small as one likes",
    near_misses={
        r"by $\sqrt{d}/\|x\|^{2}$": {"power": 2},
        "$d$ is lost": {"size": lambda s: 1},
        "with equality": {"relation": equal},
    },
)
def lemma3(s, *, power=1, size=lambda s: s.N, relation=at_most):
    r"""LayerNorm’s Jacobian has a norm of the order of $\sqrt{N}/\|a\|$: at most a constant times it

    From $N = 3$ on it is $\sqrt{N}/\|y\|$, with $y = \Pi a$ the centred vector; the last line of the proof puts $\|a\|$
    for $\|y\|$. The order is read with a constant $\sqrt{1 + c}$, any $c$. Without a hypothesis no constant makes it
    true: a shift of $a$ leaves the Jacobian as it is and makes $\|a\|$ as large as one likes (lnverify.jacobian-shift).
    It holds where the mean is at most $\sqrt{c}$ times the deviation, for inputs of mean 0 for one
    (lnverify.jacobian-bound). The Jacobian stands here as xiong.jacobian has it, at what is left of $w$ without its
    parts along $\mathbf{1}$ and $y$.
    """
    a, y = s.activation, s.let("y", centered(s))
    M = s.let("M", project_off(s, y) @ centering(s))
    z = s.let("z", M @ s.vector("w"))
    return [
        step("what is left of w keeps its length", equal(s.dot(M @ z, M @ z), s.dot(z, z))),
        step("the order", relation(s.N / s.dot(y, y) * s.dot(a, a) ** power, (1 + s.scalar("c")) * size(s))),
    ]


@claim(
    "lnverify.jacobian-shift",
    "with a proof; compare Xiong et al. 2020, Lemma 3",
    hypotheses=[not_constant, c_is_not_negative],
    near_misses={
        r"the mean is shifted to $c\sigma$": {"middle": lambda s, c: c * std(s)},
        "the norms stay equal": {"ratio": lambda s, c: 1},
        "the Jacobian shrinks with it": {"factor": lambda s, c: 1 / s.sqrt(1 + c)},
    },
)
def jacobian_shift(s, *, middle=lambda s, c: s.sqrt(c) * std(s), ratio=lambda s, c: 1 + c, factor=lambda s, c: 1):
    r"""For every $c \ge 0$ a shift makes $\|a\|^2 = (1 + c)\|\Pi a\|^2$ and leaves LayerNorm’s Jacobian as it is

    It is the shift to the mean $\sqrt{c} \sigma$. So no constant bounds the Jacobian’s norm by $\sqrt{N}/\|a\|$.
    """
    a, c = s.activation, s.scalar("c")
    b = a + (middle(s, c) - mean(s)) * s.ones
    matrix = s.sqrt(s.N) / norm(s, centered(s, b)) * (project_off(s, centered(s, b)) @ centering(s))
    return [
        step("the norms", equal(s.dot(b, b), ratio(s, c) * s.N * variance(s, b))),
        step("the Jacobian", equal(matrix, factor(s, c) * s.jacobian(standardize(s, a), a))),
    ]


@claim(
    "lnverify.jacobian-bound",
    "with a proof; compare Xiong et al. 2020, Lemma 3",
    where=[letters.PI, letters.EPS],
    hypotheses=[not_constant, mean_is_small],
    near_misses={
        "without 1": {"constant": lambda c: c},
        "1 for $1 + c$": {"constant": lambda c: c / c},
        "half of it": {"constant": lambda c: (1 + c) / 2},
    },
)
def jacobian_bound(s, *, constant=lambda c: 1 + c):
    r"""Where $\mu^2 \le c\sigma^2$, the norm $\sqrt{N}/\|\Pi a\|$ of LayerNorm’s Jacobian without $\epsilon$ is at most
    $\sqrt{1 + c}$ times $\sqrt{N}/\|a\|$

    That is Lemma 3 with the hypothesis that it needs, and with its constant. The square of the ratio is $\|a\|^2/\|\Pi
    a\|^2$.
    """
    a, y = s.activation, s.let("y", centered(s))
    return at_most(s.dot(a, a) / s.dot(y, y), constant(s.scalar("c")))


@claim(
    "lnverify.relative-condition.layernorm",
    "with a proof; compare Budzinskiy et al. 2025",
    where=[letters.PI, letters.EPS],
    hypotheses=[not_constant],
    near_misses={
        "1, as for RMSNorm": {"condition": lambda s, a: 1},
        "the mean alone": {"condition": lambda s, a: mean(s) ** 2 / variance(s)},
        r"with the part along $\mathbf{1}$": {"rest": lambda s, w, x: s.dot(w, w) - s.dot(w, x) ** 2 / s.N},
    },
)
def relative_condition(
    s,
    *,
    condition=lambda s, a: 1 + mean(s) ** 2 / variance(s),
    rest=lambda s, w, x: s.dot(w, w) - s.sum(w) ** 2 / s.N - s.dot(w, x) ** 2 / s.N,
):
    r"""LayerNorm without $\epsilon$ multiplies small relative errors by at most $\|a\|/\|\Pi a\| = \sqrt{1 +
    \mu^2/\sigma^2}$

    An error $w$ of the input is an error $Jw$ of $\hat{x}$; the factor is $(\|Jw\|/\|\hat{x}\|)/(\|w\|/\|a\|)$. By the
    first step it is attained by errors that are orthogonal to $\mathbf{1}$ and to $\hat{x}$, from $N = 3$ on. RMSNorm’s
    is at most 1 (lnverify.relative-condition.rmsnorm).
    """
    a, w, x = s.activation, s.vector("w"), standardize(s, s.activation)
    image = s.jacobian(x, a) @ w
    squares, spread = s.dot(image, image) / s.dot(x, x) * s.dot(a, a), s.dot(w, w) - s.sum(w) ** 2 / s.N
    return [
        step("the squares", equal(squares, condition(s, a) * rest(s, w, x))),
        step("the bound", at_most(squares, condition(s, a) * spread)),
        step("and so", at_most(condition(s, a) * spread, condition(s, a) * s.dot(w, w))),
    ]
