"""Brody, Alon and Yahav, “On the Expressivity Role of LayerNorm in Transformers’ Attention”: abstract and blog."""

from lnverify.proofs import letters
from lnverify.proofs.claims.statistics import SMALL_ROW
from lnverify.proofs.definitions import centered, centering, layer_norm, norm, normalized, variance
from lnverify.proofs.hypotheses import denominator_is_positive, eps_is_positive, eps_is_zero, no_zero_gain, not_constant
from lnverify.proofs.registry import AS_PRINTED, claim
from lnverify.proofs.statements import at_most, equal, positive, step

_READ = "the abstract speaks of the two components of LayerNorm; we read it of the output before gain and bias."


def std_with_eps(s):
    """√(σ² + ε)."""
    return s.sqrt(variance(s) + s.eps)


@claim(
    "brody.projection",
    "abstract, (a)",
    hypotheses=[denominator_is_positive],
    reading=_READ,
    near_misses={
        AS_PRINTED: {"map": layer_norm},
        "orthogonal to the input": {"direction": lambda s: s.activation},
        "orthogonal to every vector": {"direction": lambda s: s.vector("w")},
    },
)
def projection(s, *, map=normalized, direction=lambda s: s.ones):
    """LayerNorm projects its inputs to the space orthogonal to the vector of ones

    With a gain the outputs, less the bias, are orthogonal to $1/g$.
    """
    return [
        step("orthogonal", equal(s.dot(map(s), direction(s)), 0)),
        step("the direction of the projection", equal(std_with_eps(s) * normalized(s), centering(s) @ s.activation)),
    ]


@claim(
    "brody.scaling",
    "abstract, (b)",
    where=[letters.D],
    hypotheses=[not_constant],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.output-variance",
    witness_at=SMALL_ROW,
    seen=r"with $\epsilon = 10^{-5}$ at $a = (1/1000, -1/1000)$, where the norm comes out as $\sqrt{2/11}$, and not "
    r"$\sqrt{2}$",
    charitable_reading=r"LayerNorm without $\epsilon$; with it the norm is "
    r"$\sqrt{N} \sigma/\sqrt{\sigma^2 + \epsilon}$.",
    reading=_READ,
    near_misses={
        AS_PRINTED: {"map": layer_norm},
        "the norm 1": {"size": lambda s: 1},
        r"the norm $\sqrt{N - 1}$": {"size": lambda s: s.sqrt(s.N - 1)},
    },
)
def scaling(s, *, map=normalized, size=lambda s: s.sqrt(s.N)):
    r"""LayerNorm scales all its inputs to the same norm $\sqrt{d}$"""
    return equal(norm(s, map(s)), size(s))


def key_is_much_larger(s):
    """‖k‖² ≥ c ‖a‖², for any c however large."""
    k, a = s.vector("k"), s.activation
    return at_most(s.scalar("c") * s.dot(a, a), s.dot(k, k))


@claim(
    "brody.large-key",
    "the blog, on keys that become un-selectable",
    hypotheses=[key_is_much_larger],
    corrected_by="lnverify.selectable",
    witness_at={"k": (1000, 1), "activation": (1, 0), "c": 1000, "q": (-999, -1)},
    seen="for the key (1000, 1) and its neighbour (1, 0): the query $(-999, -1)$, their difference, gives (1, 0) the "
    "product $-999$ and (1000, 1) the product $-999001$",
    near_misses={
        "for the neighbour as the query": {"query": lambda s: s.activation},
        "for the large key turned round": {"query": lambda s: -s.vector("k")},
        "for the difference of the two": {"query": lambda s: s.activation - s.vector("k")},
    },
)
def large_key(s, *, query=lambda s: s.vector("q")):
    r"""No query gives a neighbour of a key of sufficiently large norm the higher weight

    The keys are $k$ and $a$, the query $q$, and weights grow with the products $q\cdot k$ and $q\cdot a$. The size of
    $k$ plays no part: the query $a - k$ prefers $a$. Among several keys, one is out of reach where it lies in the
    convex hull of the others.
    """
    q = query(s)
    return at_most(s.dot(q, s.activation), s.dot(q, s.vector("k")))


@claim(
    "lnverify.selectable",
    "with a proof; compare Brody, Alon and Yahav, blog",
    near_misses={
        "the sum of the two": {"query": lambda s, k, a: a + k},
        "the key itself": {"query": lambda s, k, a: a},
        "by a margin of its own square": {"margin": lambda s, k, a: s.dot(a, a)},
    },
)
def selectable(s, *, query=lambda s, k, a: a - k, margin=lambda s, k, a: s.dot(a - k, a - k)):
    r"""Of two keys the query $a - k$ prefers $a$ by $\|a - k\|^2$, whatever their norms"""
    k, a = s.vector("k"), s.activation
    q = query(s, k, a)
    return equal(s.dot(q, a) - s.dot(q, k), margin(s, k, a))


def other_not_constant(s):
    """The variance of k is positive."""
    z = s.vector("k") - s.sum(s.vector("k")) / s.N * s.ones
    return positive(s.dot(z, z))


@claim(
    "lnverify.selects-itself",
    "with a proof; compare Brody, Alon and Yahav, abstract, (b)",
    where=[letters.EPS],
    hypotheses=[not_constant, other_not_constant],
    near_misses={
        "by the whole square": {"share": 1},
        r"with $\epsilon$": {"map": normalized},
        "without normalization": {"map": lambda s, a: a},
    },
)
def selects_itself(s, *, share=2, map=lambda s, a: normalized(s, a, 0)):
    r"""Without $\epsilon$ each normalized key, as the query, prefers itself, by half the squared distance to the other
    key

    All normalized keys have the norm $\sqrt{N}$. With $\epsilon$ they do not, and a long key can be preferred by a
    short one.
    """
    x, y = map(s, s.activation), map(s, s.vector("k"))
    return equal(s.dot(x, x) - s.dot(x, y), s.dot(x - y, x - y) / share)


@claim(
    "brody.selectable",
    "abstract, (b)",
    hypotheses=[not_constant, other_not_constant],
    extra_hypotheses=[eps_is_zero],
    law="lnverify.selectable.eps",
    charitable_reading=r"LayerNorm without $\epsilon$; with it the keys of one direction keep an order of length.",
    witness_at={"activation": (1, -1), "k": (2, -2), "eps": 1},
    seen=r"with $\epsilon > 0$ for the keys of $(2, -2)$, $(1, -1)$ and $(-1, 1)$: the middle one lies between the two "
    r"others, and no query gives it the highest attention (lnverify.selectable.eps)",
    reading="the abstract speaks of keys that no query selects; we take each normalized key as its own query.",
    near_misses={
        "by the whole square": {"margin": lambda s, d: s.dot(d, d)},
        "by nothing": {"margin": lambda s, d: 0},
        "without normalization": {"map": lambda s, a: a},
    },
)
def each_key(s, *, map=normalized, margin=lambda s, d: s.dot(d, d) / 2):
    r"""Scaling lets each key receive the highest attention: as the query it prefers itself, by half the squared
    distance

    So no other key comes before it. With $\epsilon > 0$ two keys can both be selected all the same
    (lnverify.selectable), but of three on a line the middle one cannot. Behind a linear map to fewer dimensions a key
    may lie within the hull of others again.
    """
    x, y = map(s, s.activation), map(s, s.vector("k"))
    return equal(s.dot(x, x) - s.dot(x, y), margin(s, x - y))


def c_is_above_one(s):
    """c > 1."""
    return positive(s.scalar("c") - 1)


@claim(
    "lnverify.selectable.eps",
    "with a proof; compare Brody, Alon and Yahav, abstract, (b)",
    hypotheses=[eps_is_positive, c_is_above_one],
    near_misses={
        r"without $\epsilon$": {"eps": lambda s: s.rational(0)},
        "of keys on another line too": {"third": lambda s: s.vector("d")},
        "the middle key is preferred to both": {"sign": 1},
    },
)
def selectable_with_eps(s, *, eps=lambda s: s.eps, third=lambda s: -s.activation, sign=-1):
    r"""With $\epsilon > 0$, of the keys of $ca$, $a$ and $-a$ with $c > 1$ no query prefers that of $a$ to both others

    A query prefers the key of $a$ to each of the others by two numbers whose product is never positive: it
    equals $-2(q\cdot a')^2/\sqrt{\sigma^2 + \epsilon}$ times the difference of the lengths of the keys of $ca$ and $a$,
    over $\|a'\|$. The last two steps say that the key of $a$ is shorter:
    $1/\sqrt{\sigma^2 + \epsilon} < c/\sqrt{c^2\sigma^2 + \epsilon}$. Without $\epsilon$ the keys of $a$ and $ca$ are
    the same.
    """
    q, a, c = s.vector("q"), s.activation, s.scalar("c")
    middle = normalized(s, a, eps(s))
    first, last = normalized(s, c * a, eps(s)), normalized(s, third(s), eps(s))
    root, longer = s.sqrt(variance(s) + s.eps), s.sqrt(c**2 * variance(s) + s.eps)
    along = s.dot(q, centered(s))
    product = s.dot(q, middle - first) * s.dot(q, middle - last)
    return [
        step("the product", equal(product, sign * 2 * along**2 / root * (c / longer - 1 / root))),
        step("the squares", equal(c**2 * root**2 - longer**2, (c - 1) * (c + 1) * s.eps)),
        step("shorter", positive((c - 1) * (c + 1) * s.eps)),
    ]


@claim(
    "brody.attend-equally",
    "abstract, (a)",
    hypotheses=[eps_is_positive, no_zero_gain],
    reading="the abstract speaks of keys behind a linear map; we take the outputs, with gain and bias.",
    near_misses={
        "the vector of ones": {"query": lambda s: s.ones},
        "the gain": {"query": lambda s: s.gain},
        "the bias": {"query": lambda s: s.bias},
    },
)
def attend_equally(s, *, query=lambda s: s.scalar("c") * s.ones / s.gain):
    """The projection lets a query attend to all keys equally: every multiple of $1/g$ has the same product with all

    The query 0 does so behind any map.
    """
    q = query(s)
    return equal(s.dot(q, layer_norm(s)), s.dot(q, layer_norm(s, s.vector("k"))))
