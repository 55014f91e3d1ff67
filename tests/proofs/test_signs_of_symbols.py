"""The second engine's signs: what it may call positive or not negative at one N, and what it must not."""

import pytest
from statements_under_test import second_engine_accepts, second_engine_does_not_accept

from proofs import at_most, positive


def c(s):
    return s.scalar("c")


def d(s):
    return s.scalar("d")


def root(s):
    """√(1 + c²)."""
    return s.sqrt(1 + c(s) ** 2)


# statement, hypotheses
SEEN = {
    "(c − d)² ≥ 0": (lambda s: at_most(0, c(s) ** 2 - 2 * c(s) * d(s) + d(s) ** 2), []),
    "c² + cd + d² + 1 > 0": (lambda s: positive(c(s) ** 2 + c(s) * d(s) + d(s) ** 2 + 1), []),
    "c⁴ + d² ≥ 0": (lambda s: at_most(0, c(s) ** 4 + d(s) ** 2), []),
    "c²d² + 1 > 0": (lambda s: positive(c(s) ** 2 * d(s) ** 2 + 1), []),
    "εc² + 1 > 0": (lambda s: positive(s.eps * c(s) ** 2 + 1), []),
    "ε(c² − cd + d²) ≥ 0": (lambda s: at_most(0, s.eps * (c(s) ** 2 - c(s) * d(s) + d(s) ** 2)), []),
    "c + d² > 0 where c > 0": (lambda s: positive(c(s) + d(s) ** 2), [lambda s: positive(c(s))]),
    "2c ≥ d where c ≥ d and c ≥ 0": (
        lambda s: at_most(d(s), 2 * c(s)), [lambda s: at_most(d(s), c(s)), lambda s: at_most(0, c(s))],
    ),
    "√(1 + c²) ≥ 1": (lambda s: at_most(1, root(s)), []),
    "√(1 + c²) > c where c ≥ 0": (lambda s: positive(root(s) - c(s)), [lambda s: at_most(0, c(s))]),
}  # fmt: skip
NOT_SEEN = {
    "c³ + 1 > 0": (lambda s: positive(c(s) ** 3 + 1), []),
    "cd² + 1 > 0": (lambda s: positive(c(s) * d(s) ** 2 + 1), []),
    "c²d + d²c + 1 > 0": (lambda s: positive(c(s) ** 2 * d(s) + d(s) ** 2 * c(s) + 1), []),
    "c² + 3cd + d² ≥ 0": (lambda s: at_most(0, c(s) ** 2 + 3 * c(s) * d(s) + d(s) ** 2), []),
    "c² + 2c ≥ 0": (lambda s: at_most(0, c(s) ** 2 + 2 * c(s)), []),
    "c² + d² > 0": (lambda s: positive(c(s) ** 2 + d(s) ** 2), []),
    "(c + 1)² > 0": (lambda s: positive((c(s) + 1) ** 2), []),
    "(c + d)² + c² > 0": (lambda s: positive((c(s) + d(s)) ** 2 + c(s) ** 2), []),
    "c² − d² + 1 > 0": (lambda s: positive(c(s) ** 2 - d(s) ** 2 + 1), []),
    "ε > 0": (lambda s: positive(s.eps), []),
    "εc ≥ 0": (lambda s: at_most(0, s.eps * c(s)), []),
    "ε − c² ≥ 0": (lambda s: at_most(c(s) ** 2, s.eps), []),
    "c + d > 0 where c > 0": (lambda s: positive(c(s) + d(s)), [lambda s: positive(c(s))]),
    "c > 0 where c ≥ 0": (lambda s: positive(c(s)), [lambda s: at_most(0, c(s))]),
    "cd ≥ 0 where c ≥ 0": (lambda s: at_most(0, c(s) * d(s)), [lambda s: at_most(0, c(s))]),
    "c ≥ 2d where c ≥ d and c ≥ 0": (
        lambda s: at_most(2 * d(s), c(s)), [lambda s: at_most(d(s), c(s)), lambda s: at_most(0, c(s))],
    ),
    "√(1 + c²) > 1": (lambda s: positive(root(s) - 1), []),
    "√(1 + c²) ≥ 2c": (lambda s: at_most(2 * c(s), root(s)), []),
    "c√(1 + c²) ≥ 0": (lambda s: at_most(0, c(s) * root(s)), []),
}  # fmt: skip


@pytest.mark.parametrize("name", SEEN)
def test_it_is_seen(name):
    second_engine_accepts(*SEEN[name], dimensions=(2,))


@pytest.mark.parametrize("name", NOT_SEEN)
def test_it_is_not_seen(name):
    second_engine_does_not_accept(*NOT_SEEN[name], dimensions=(2,))
