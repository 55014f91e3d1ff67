"""Wu and He, “Group Normalization”, with one group and with two; the entries of a mask say which group is whose."""

from lnverify.proofs.claims.conditioning import both_groups, mask
from lnverify.proofs.claims.tokens import one_group
from lnverify.proofs.definitions import mean, normalized
from lnverify.proofs.hypotheses import denominator_is_positive, eps_is_positive
from lnverify.proofs.registry import claim
from lnverify.proofs.statements import differ, equal, step
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
