"""What scalars, vectors and operators combine to, and what is said of what does not combine."""

import math

import pytest
from variables import W, a, c

from lnverify import InputError, decide, equal
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.values import kind_of, shape_of

WAYS = "scalars, vectors and operators combine as s.dot(u, v), c * u, u * v, A @ B, A @ v, A * B, c * s.ones"
COMBINE = f"has no meaning; {WAYS}"
ONE_OVER = "has no meaning; one over each entry of v is s.ones / v"
SIZES = "has no meaning: the dimensions M and N are not the same"


def u(s):
    """A vector of M."""
    return s.vector_in("u", "M")


def A(s):
    return s.outer(s.activation, s.bias)


# An expression, and the kind and the dimensions of what it is.
KINDS = {
    "c + c": (lambda s: c(s) + c(s), "scalar", ()),
    "c − c": (lambda s: c(s) - c(s), "scalar", ()),
    "1 − c": (lambda s: 1 - c(s), "scalar", ()),
    "c + 1": (lambda s: c(s) + 1, "scalar", ()),
    "2c": (lambda s: 2 * c(s), "scalar", ()),
    "c/2": (lambda s: c(s) / 2, "scalar", ()),
    "2/c": (lambda s: 2 / c(s), "scalar", ()),
    "c⁻²": (lambda s: c(s) ** -2, "scalar", ()),
    "a + a": (lambda s: a(s) + a(s), "vector", ("N",)),
    "u − u": (lambda s: u(s) - u(s), "vector", ("M",)),
    "−u": (lambda s: -u(s), "vector", ("M",)),
    "+u": (lambda s: +u(s), "vector", ("M",)),
    "c ⊙ a": (lambda s: c(s) * a(s), "vector", ("N",)),
    "a ⊙ c": (lambda s: a(s) * c(s), "vector", ("N",)),
    "a ⊙ a": (lambda s: a(s) * a(s), "vector", ("N",)),
    "a / a": (lambda s: a(s) / a(s), "vector", ("N",)),
    "a / c": (lambda s: a(s) / c(s), "vector", ("N",)),
    "a³": (lambda s: a(s) ** 3, "vector", ("N",)),
    "u⁰": (lambda s: u(s) ** 0, "vector", ("M",)),
    "A + A": (lambda s: A(s) + A(s), "operator", ("N", "N")),
    "W − W": (lambda s: W(s) - W(s), "operator", ("M", "N")),
    "Wᵀ": (lambda s: W(s).T, "operator", ("N", "M")),
    "cW": (lambda s: c(s) * W(s), "operator", ("M", "N")),
    "W ⊙ W": (lambda s: W(s) * W(s), "operator", ("M", "N")),
    "A / c": (lambda s: A(s) / c(s), "operator", ("N", "N")),
    "Wa": (lambda s: W(s) @ a(s), "vector", ("M",)),
    "WA": (lambda s: W(s) @ A(s), "operator", ("M", "N")),
    "WWᵀ": (lambda s: W(s) @ W(s).T, "operator", ("M", "M")),
}  # fmt: skip


@pytest.mark.each(KINDS)
def test_kind(expression, kind, shape):
    result = expression(Moments())
    assert (kind_of(result), shape_of(result)) == (kind, shape)


# Expressions of the same value.
SAME = {
    "c⁵": (lambda s: c(s) ** 5, lambda s: c(s) * c(s) * c(s) * c(s) * c(s)),
    "c⁰": (lambda s: c(s) ** 0, lambda s: s.rational(1)),
    "c⁻¹": (lambda s: c(s) ** -1, lambda s: 1 / c(s)),
    "1 − c": (lambda s: 1 - c(s), lambda s: -(c(s) - 1)),
    "1 + c": (lambda s: 1 + c(s), lambda s: c(s) + 1),
    "c − 1": (lambda s: c(s) - 1, lambda s: c(s) + s.rational(-1)),
    "2/c": (lambda s: 2 / c(s), lambda s: s.rational(2) * c(s) ** -1),
    "c/2": (lambda s: c(s) / 2, lambda s: s.rational(1, 2) * c(s)),
    "c 2": (lambda s: c(s) * 2, lambda s: c(s) + c(s)),
    "a³": (lambda s: s.sum(a(s) ** 3), lambda s: s.sum(a(s) * a(s) * a(s))),
    "a⁶": (lambda s: s.sum(a(s) ** 6), lambda s: s.sum((a(s) * a(s) * a(s)) ** 2)),
    "a/c": (lambda s: s.sum(a(s) / c(s)), lambda s: s.sum(a(s)) / c(s)),
    "a − b": (lambda s: s.sum(a(s) - s.bias), lambda s: s.sum(a(s)) - s.sum(s.bias)),
    "−a": (lambda s: s.sum(-a(s)), lambda s: -1 * s.sum(a(s))),
}  # fmt: skip


@pytest.mark.each(SAME)
def test_same_value(left, right):
    s = Moments()
    assert left(s).value.key() == right(s).value.key()


# An expression, and what is said of it.
REFUSED = {
    "a + c": (lambda s: a(s) + c(s), f"vector + scalar {COMBINE}"),
    "c + a": (lambda s: c(s) + a(s), f"scalar + vector {COMBINE}"),
    "c − a": (lambda s: c(s) - a(s), f"scalar - vector {COMBINE}"),
    "1 + a": (lambda s: 1 + a(s), f"vector + scalar {COMBINE}"),
    "1 − a": (lambda s: 1 - a(s), f"vector - scalar {COMBINE}"),
    "a − A": (lambda s: a(s) - A(s), f"vector - operator {COMBINE}"),
    "A + a": (lambda s: A(s) + a(s), f"operator + vector {COMBINE}"),
    "A + 1": (lambda s: A(s) + 1, f"operator + scalar {COMBINE}"),
    "A ⊙ a": (lambda s: A(s) * a(s), f"operator * vector {COMBINE}"),
    "a ⊙ A": (lambda s: a(s) * A(s), f"vector * operator {COMBINE}"),
    "1/a": (lambda s: 1 / a(s), f"int / vector {ONE_OVER}"),
    "1/A": (lambda s: 1 / A(s), f"int / operator {COMBINE}"),
    "A/A": (lambda s: A(s) / A(s), f"operator / operator {COMBINE}"),
    "a/A": (lambda s: a(s) / A(s), f"vector / operator {COMBINE}"),
    "c/a": (lambda s: c(s) / a(s), f"scalar / vector {ONE_OVER}"),
    "a @ A": (lambda s: a(s) @ A(s), f"vector @ operator {COMBINE}"),
    "a @ a": (lambda s: a(s) @ a(s), f"vector @ vector {COMBINE}"),
    "2 @ A": (lambda s: 2 @ A(s), f"int @ operator {COMBINE}"),
    "A @ c": (lambda s: A(s) @ c(s), f"operator @ scalar {COMBINE}"),
    "A²": (lambda s: A(s) ** 2, f"operator ** int {COMBINE}"),
    "2^c": (lambda s: 2 ** c(s), f"int ** scalar {COMBINE}"),
    "a + u": (lambda s: a(s) + u(s), f"vector of N + vector of M {SIZES}"),
    "u − a": (lambda s: u(s) - a(s), f"vector of M - vector of N {SIZES}"),
    "u ⊙ a": (lambda s: u(s) * a(s), f"vector of M * vector of N {SIZES}"),
    "u/a": (lambda s: u(s) / a(s), f"vector of M / vector of N {SIZES}"),
    "W + Wᵀ": (lambda s: W(s) + W(s).T, f"operator of M by N + operator of N by M {SIZES}"),
    "W ⊙ Wᵀ": (lambda s: W(s) * W(s).T, f"operator of M by N * operator of N by M {SIZES}"),
    "Wu": (lambda s: W(s) @ u(s), f"operator of M by N @ vector of M {SIZES}"),
    "WW": (lambda s: W(s) @ W(s), f"operator of M by N @ operator of M by N {SIZES}"),
    "c^c": (lambda s: c(s) ** c(s), "an exponent is an integer, such as 2, not a scalar; square roots"),
    "c^True": (lambda s: c(s) ** True, "an integer, such as 2, not True; square roots are written s.sqrt(x)"),
    "c^(1/2)": (lambda s: c(s) ** 0.5, "an integer, such as 2, not 0.5; square roots are written s.sqrt(x)"),
    "c^32769": (lambda s: c(s) ** 32769, "an exponent beyond 32768 is not worked out"),
    "c^−32769": (lambda s: c(s) ** -32769, "an exponent beyond 32768 is not worked out"),
    "c == c": (lambda s: c(s) == c(s), "== compares nothing here; a statement is written equal(left, right)"),
    "whether c": (lambda s: bool(c(s)), "a value has no truth of its own"),
    "c.real": (lambda s: c(s).real, f"a scalar has no .real; {WAYS}"),
    "a[0]": (lambda s: a(s)[0], "a vector is not indexed by numbers, for N is any number; write s.entry(v, 'i')"),
    "for x in a": (lambda s: [*a(s)], "a vector cannot be gone through, for N is any number; a sum is s.sum(v)"),
    "len(A)": (lambda s: len(A(s)), "an operator has no length in Python; the dimension is s.N"),
    "|c|": (lambda s: abs(c(s)), "abs() is not in the vocabulary; write s.sqrt(x**2)"),
    "aᵀ": (lambda s: a(s).T, f"a vector has no .T; {WAYS}"),
    "c < 1": (lambda s: c(s) < 1, "an order is written at_most(left, right), or positive(x)"),
    "c ≥ 1": (lambda s: c(s) >= 1, "an order is written at_most(left, right), or positive(x)"),
    "c()": (lambda s: c(s)(), "a scalar is no function; s.N, s.eps, s.ones and s.identity have no brackets"),
    "c mod 2": (lambda s: c(s) % 2, "remainders, roundings and conversions of a scalar are not in the vocabulary"),
    "float(c)": (lambda s: float(c(s)), "remainders, roundings and conversions of a scalar are not in the vocabulary"),
    "⌊c⌋": (lambda s: math.floor(c(s)), "remainders, roundings and conversions of a scalar are not in the vocabulary"),
}  # fmt: skip


@pytest.mark.each(REFUSED)
def test_it_is_refused(expression, message):
    with pytest.raises(InputError) as caught:
        decide(lambda s: equal(expression(s), expression(s)))
    assert message in str(caught.value) and "\n" not in str(caught.value)


def test_the_largest_exponent_is_worked_out():
    s = Moments()
    assert (c(s) ** 32768).value.key() == (c(s) ** 16384 * c(s) ** 16384).value.key()


def test_a_value_has_no_private_attribute():
    assert not hasattr(Moments().scalar("c"), "_anything") and not hasattr(Moments().scalar("c"), "anything")
