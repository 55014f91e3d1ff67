"""A scalar factor of a hypothesis may be 0; then the hypothesis says nothing of the rest."""

from contextlib import suppress

import pytest

from lnverify import Undecided, at_most, decide, equal, nonzero, positive


def Q(s):
    return s.matrix("Q", "N", "N")


def cubic(s, power=3):
    return s.activation**power + s.scalar("c") * s.ones


def factor(name):
    return {
        "N − 17": lambda s: s.N - 17,
        "c": lambda s: s.scalar("c"),
        "Σa": lambda s: s.sum(s.activation),
        "(N − 17)²": lambda s: (s.N - 17) ** 2,
    }[name]


SYMMETRY = {
    "symmetric": (lambda s: equal(Q(s), Q(s).T), lambda s, k: equal(k * Q(s), k * Q(s).T)),
    "orthonormal": (
        lambda s: equal(Q(s).T @ Q(s), s.identity),
        lambda s, k: equal(k * (Q(s).T @ Q(s)), k * s.identity),
    ),
    "equal vectors": (lambda s: equal(s.activation, s.gain), lambda s, k: equal(k * s.activation, k * s.gain)),
}


@pytest.mark.parametrize("k", ["N − 17", "c", "Σa", "(N − 17)²"])
@pytest.mark.parametrize("name", SYMMETRY)
def test_a_factor_that_may_be_0_teaches_nothing(name, k):
    claim, hypothesis = SYMMETRY[name]
    with suppress(Undecided):
        assert not decide(claim, [lambda s: hypothesis(s, factor(k)(s))], everywhere=True).holds


@pytest.mark.parametrize("name", SYMMETRY)
def test_a_factor_that_is_not_0_is_divided_by(name):
    claim, hypothesis = SYMMETRY[name]
    given = [lambda s: hypothesis(s, s.scalar("c")), lambda s: nonzero(s.scalar("c"))]
    assert decide(claim, given, everywhere=True).holds


FALSE = {
    "Σ a³/(a³ + c) where each is positive below": (
        lambda s: at_most(0, s.sum(s.activation**3 / cubic(s))), [lambda s: positive(s.ones / cubic(s))],
    ),
    "Σ a⁵/(a⁵ + c)": (
        lambda s: at_most(0, s.sum(s.activation**5 / cubic(s, 5))), [lambda s: positive(s.ones / cubic(s, 5))],
    ),
    "√(a²g) exists where a = 0 and g < 0": (
        lambda s: equal(s.sqrt(s.gain) ** 2, s.gain), [lambda s: at_most(0, s.sum(s.sqrt(s.activation**2 * s.gain)))],
    ),
    "√(c²d) exists where c = 0 and d < 0": (
        lambda s: at_most(0, s.scalar("d")), [lambda s: at_most(0, s.sqrt(s.scalar("c") ** 2 * s.scalar("d")))],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FALSE)
def test_it_is_not_proved(name):
    claim, given = FALSE[name]
    with suppress(Undecided):
        assert not decide(claim, given, everywhere=True).holds


def test_an_even_power_is_proved():
    given = [lambda s: positive(s.ones / cubic(s, 4)), lambda s: nonzero(cubic(s, 4))]
    assert decide(lambda s: at_most(0, s.sum(s.activation**4 / cubic(s, 4))), given, everywhere=True).holds


def test_the_root_teaches_its_factor_where_the_other_is_not_0():
    given = [lambda s: at_most(0, s.sum(s.sqrt(s.activation**2 * s.gain))), lambda s: nonzero(s.activation)]
    assert decide(lambda s: equal(s.sqrt(s.gain) ** 2, s.gain), given[::-1], everywhere=True).holds
