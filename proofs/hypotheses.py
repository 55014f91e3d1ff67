"""The hypotheses that claims declare. Each is a function of a space, read like a claim."""

from __future__ import annotations

from lnverify.proofs.definitions import centering, mean, variance, zero_entries
from lnverify.proofs.statements import Statement, at_most, equal, nonzero, positive
from lnverify.proofs.vocabulary import Space


def eps_is_positive(s: Space) -> Statement:
    """ε > 0."""
    return positive(s.eps)


def eps_is_zero(s: Space) -> Statement:
    """ε = 0."""
    return equal(s.eps, 0)


def eps_is_at_most_one(s: Space) -> Statement:
    """ε ≤ 1."""
    return at_most(s.eps, 1)


def at_least_two(s: Space) -> Statement:
    """N ≥ 2: at N = 1 every activation is constant."""
    return at_most(2, s.N)


def not_zero(s: Space) -> Statement:
    """‖a‖² > 0: the activation is not 0."""
    return positive(s.dot(s.activation, s.activation))


def no_zero_gain(s: Space) -> Statement:
    """gₙ ≠ 0 for all n."""
    return nonzero(s.gain)


def gains_differ(s: Space) -> Statement:
    """‖Πg‖² > 0: the gains are not all equal."""
    spread = centering(s) @ s.gain
    return positive(s.dot(spread, spread))


def mean_is_zero(s: Space) -> Statement:
    """μ = 0."""
    return equal(mean(s), 0)


def not_constant(s: Space) -> Statement:
    """σ² > 0: the activation is not proportional to 1."""
    return positive(variance(s, s.activation))


def denominator_is_positive(s: Space) -> Statement:
    """σ² + ε > 0: LayerNorm is defined."""
    return positive(variance(s, s.activation) + s.eps)


def rms_norm_is_defined(s: Space) -> Statement:
    """‖a‖²/N + ε > 0: RMSNorm is defined."""
    return positive(s.dot(s.activation, s.activation) / s.N + s.eps)


def unit_map_is_defined(s: Space) -> Statement:
    """‖a‖² + ε > 0: u_ε is defined."""
    return positive(s.dot(s.activation, s.activation) + s.eps)


def c_is_positive(s: Space) -> Statement:
    """c > 0."""
    return positive(s.scalar("c"))


def c_is_not_negative(s: Space) -> Statement:
    """c ≥ 0."""
    return at_most(0, s.scalar("c"))


def c_is_zero(s: Space) -> Statement:
    """c = 0."""
    return equal(s.scalar("c"), 0)


def c_is_not_zero(s: Space) -> Statement:
    """c² > 0."""
    return positive(s.scalar("c") ** 2)


def k_is_zero(s: Space) -> Statement:
    """k = 0: where a claim varies a factor or a shift by kd, it is the same for all entries."""
    return equal(s.scalar("k"), 0)


def d_is_not_zero(s: Space) -> Statement:
    """‖d‖² > 0."""
    return positive(s.dot(s.vector("d"), s.vector("d")))


def x_is_positive(s: Space) -> Statement:
    """x > 0."""
    return positive(s.scalar("x"))


def y_is_positive(s: Space) -> Statement:
    """y > 0."""
    return positive(s.scalar("y"))


def t_is_positive(s: Space) -> Statement:
    """t > 0."""
    return positive(s.scalar("t"))


def some_zero_gain(s: Space) -> Statement:
    """k ≥ 1: at least one gain is zero."""
    return positive(s.let("k", s.sum(zero_entries(s, s.zeros_gain()))))
