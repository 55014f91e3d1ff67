"""Wu and He, “Group Normalization”, with one group and with two; the entries of a mask say which group is whose."""

from lnverify.proofs.claims.conditioning import both_groups, mask
from lnverify.proofs.claims.tokens import one_group
from lnverify.proofs.definitions import mean, normalized, variance
from lnverify.proofs.hypotheses import denominator_is_positive, eps_is_positive, x_is_positive, y_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import at_most, differ, equal, step
from lnverify.proofs.two_axes import (
    normalized_columns,
    normalized_groups,
    normalized_rows,
    normalized_whole,
    row_norms_are_defined,
    tokens,
)


def first_group(s):
    """1 for the entries of the first group, 0 for those of the second."""
    return s.let("p", mask(s))


def second_group(s):
    """1 for the entries of the second group."""
    return s.let("q", s.ones - first_group(s))


def of_group(s, a, p):
    """The entries of a group, less their mean, over √(their variance + ε); 0 outside of it."""
    z = p * (a - s.dot(p, a) / s.sum(p) * s.ones)
    return z / s.sqrt(s.dot(z, z) / s.sum(p) + s.eps)


def group_norm(s, a):
    """Group normalization with two groups, without scale and shift."""
    return of_group(s, a, first_group(s)) + of_group(s, a, second_group(s))


@claim(
    "wu.one-group",
    "§3.1, “Relation to Layer Normalization”",
    hypotheses=[denominator_is_positive],
    near_misses={
        "not divided": {"map": lambda s, a, p: p * (a - s.dot(p, a) / s.sum(p) * s.ones)},
        "not centred": {"map": lambda s, a, p: p * a / s.sqrt(s.dot(p, a**2) / s.sum(p) + s.eps)},
        "over a part of the entries": {"members": mask},
    },
)
def gn_is_ln(s, *, map=of_group, members=lambda s: s.ones):
    """With one group, group normalization is layer normalization

    That of the paper: over all that a sample has, with a scale and a shift for each channel. Where a library’s layer
    normalization runs over the last axis alone, or has a gain for each entry, it is another map.
    """
    return equal(map(s, s.activation, members(s)), normalized(s))


def single_channels(s, X):
    """Group normalization of one sample in which each channel is a group; channels are rows, positions columns."""
    return normalized_groups(s, X, s.on("M").identity, 1)


@claim(
    "wu.instance-norm",
    "§3.1, “Relation to Instance Normalization”",
    hypotheses=[row_norms_are_defined],
    near_misses={
        "with one group of all channels": {"groups": one_group},
        "at each position": {"instance": normalized_columns},
        "over both axes": {"instance": normalized_whole},
    },
)
def gn_is_in(s, *, groups=single_channels, instance=normalized_rows):
    """With one channel a group, group normalization is instance normalization: of each channel by itself"""
    return equal(groups(s, tokens(s)), instance(s, tokens(s)))


@claim(
    "lnverify.two-groups",
    "with a proof; compare Wu and He 2018",
    hypotheses=[both_groups, eps_is_positive],
    near_misses={
        "with two it is layer normalization too": {"relation": equal},
        "the first group has not the mean 0": {"first": differ},
        "the whole has not the mean 0": {"whole": differ},
    },
)
def two_groups(s, *, relation=differ, first=equal, whole=equal):
    """With two groups it is not layer normalization; each group has the mean 0, and so has the whole"""
    y = group_norm(s, s.activation)
    return [
        step("not layer normalization", relation(y, normalized(s))),
        step("the first group", first(s.dot(first_group(s), y), 0)),
        step("the whole", whole(mean(s, y), 0)),
    ]


@claim(
    "lnverify.two-groups.shift",
    "with a proof; compare Wu and He 2018",
    hypotheses=[both_groups, eps_is_positive],
    near_misses={
        "LayerNorm too": {"map": lambda s, a: normalized(s, a)},
        "a shift of each entry": {"by": lambda s, p: s.vector("d")},
        "a factor of one group": {"by": lambda s, p: s.scalar("c") * p * s.activation},
    },
)
def two_groups_shift(s, *, map=group_norm, by=lambda s, p: s.scalar("c") * p):
    """Group normalization does not notice a shift of one group alone"""
    a = s.activation
    return equal(map(s, a + by(s, first_group(s))), map(s, a))


@claim(
    "lnverify.two-groups.variance",
    "with a proof; compare Wu and He 2018",
    hypotheses=[both_groups],
    near_misses={
        "the groups’ variances add": {"between": lambda s, n, m, d: 0},
        "the means’ distance": {"between": lambda s, n, m, d: d**2},
        "a quarter of it": {"between": lambda s, n, m, d: d**2 / 4},
    },
)
def variance_of_groups(s, *, between=lambda s, n, m, d: n * m / s.N**2 * d**2):
    r"""The variance of the whole is the weighted mean of the groups’ variances and the variance of their means

    With $n_1$ and $n_2$ entries: $(n_1\sigma_1^2 + n_2\sigma_2^2)/N + (n_1n_2/N^2)(u_1 - u_2)^2$, with the means $u_1$
    and $u_2$. So no group’s normalization can be had from that of the whole.
    """
    a, p, q = s.activation, first_group(s), second_group(s)
    n, m = s.let("n1", s.sum(p)), s.let("n2", s.sum(q))
    u, v = s.let("u1", s.dot(p, a) / n), s.let("u2", s.dot(q, a) / m)
    within = [s.dot(part, (a - middle * s.ones) ** 2) for part, middle in ((p, u), (q, v))]
    return equal(variance(s), (within[0] + within[1]) / s.N + between(s, n, m, u - v))


@claim(
    "lnverify.two-groups.nonlinearity",
    "with a proof; compare Ni, Guo, Jia and Huang 2024",
    hypotheses=[x_is_positive, y_is_positive],
    near_misses={
        "3 for 2": {"times": 3},
        "with half the square of the geometric mean": {"middle": lambda x, y: x * y / 2},
        "from above": {"relation": lambda low, high: at_most(high, low)},
    },
)
def group_nonlinearity(s, *, times=2, middle=lambda x, y: ((x + y) / 2) ** 2, relation=at_most):
    r"""For variances $x$ and $y$ of two groups, $1/x^2 + 1/y^2$ is at least twice the inverse square of their mean

    Without $\epsilon$ the squared Frobenius norms of all Hessians add to $3(N - 2)/(N\sigma^4)$ for the whole
    (lnverify.hessian-norm), and to $3(N - 4)/N (1/x^2 + 1/y^2)$ for two groups of $N/2$. $\sigma^2$ is at least the
    mean of $x$ and $y$ (lnverify.two-groups.variance): so groups have $2(N - 4)/(N - 2)$ times as much at least, no
    less from $N = 6$ on.
    """
    x, y = s.scalar("x"), s.scalar("y")
    return relation(times / middle(x, y), 1 / x**2 + 1 / y**2)
