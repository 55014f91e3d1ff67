"""Reasons by hand: a valid one has its sign, and one that is not valid has none."""

import pytest
from flint import fmpq

from lnverify.proofs.certificates.certificate import (
    Assumed,
    AtLeastOne,
    Certificate,
    MixedTerms,
    Moment,
    NonzeroSquare,
    Product,
    Proved,
    Root,
    Signed,
    SquareSum,
    Sum,
    Term,
)
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.sign import Sign

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign

INVALID = 0
A, B, G = ((("activation", 1),), (("bias", 1),), (("gain", 1),))
SQUARED = (("activation", 2),)


class Letters:
    """Scalars x, y of any sign; p > 0; r ≥ 0; n ≠ 0; ε; moments of a and b; √(1 + x²)."""

    def __init__(self):
        self.space = space = Moments()
        for name in "xyprn":
            setattr(self, name, space.scalar(name).value.numerator)
        space.signs.learn(space.scalar("p").value, POSITIVE)
        space.signs.learn(space.scalar("r").value, NON_NEGATIVE)
        space.signs.exclude(space.scalar("n").value)
        self.eps = space.eps.value.numerator
        self.N = space.N.value.numerator
        a, b = space.activation, space.bias
        self.aa, self.ab, self.bb = (space.dot(*pair).value.numerator for pair in ((a, a), (a, b), (b, b)))
        self.sum_a = space.sum(a).value.numerator
        self.fourth = space.sum(a**4).value.numerator
        self.root = space.sqrt(1 + space.scalar("x") ** 2).value.numerator
        self.one = space.field.one

    def index(self, generator):
        """The place of a generator that a polynomial is."""
        (index,) = (i for i, degree in enumerate(generator.degrees()) if degree)
        return index

    def signed(self, generator):
        return Signed(self.index(generator))

    def written(self):
        """y, once its root was written."""
        self.space.sqrt(self.space.scalar("y"))
        return Assumed(self.y)

    def plain(self, factor):
        """Why a factor is not negative, as a sum of one term."""
        value = factor.value(self.space)
        assert value.denominator == self.one
        return Sum(value.numerator, (Term(fmpq(1), (factor,)),))


def whole(s, coefficient, *functions):
    """A number times an exterior product of coordinate functions, as a part of a sum of squares."""
    return coefficient * s.one, tuple((0, monomial) for monomial in functions)


# A factor, its sign, and what it is.
FACTORS = {
    "p": (lambda s: s.signed(s.p), POSITIVE, lambda s: s.p),
    "r": (lambda s: s.signed(s.r), NON_NEGATIVE, lambda s: s.r),
    "x": (lambda s: s.signed(s.x), INVALID, lambda s: s.x),
    "ε": (lambda s: s.signed(s.eps), NON_NEGATIVE, lambda s: s.eps),
    "N": (lambda s: s.signed(s.N), POSITIVE, lambda s: s.N),
    "Σ[a²]": (lambda s: s.signed(s.aa), NON_NEGATIVE, lambda s: s.aa),
    "Σ[ab]": (lambda s: s.signed(s.ab), INVALID, lambda s: s.ab),
    "√(1 + x²)": (lambda s: s.signed(s.root), NON_NEGATIVE, lambda s: s.root),
    "p is assumed": (lambda s: Assumed(s.p), POSITIVE, lambda s: s.p),
    "r is assumed": (lambda s: Assumed(s.r), NON_NEGATIVE, lambda s: s.r),
    "x is not": (lambda s: Assumed(s.x), INVALID, lambda s: s.x),
    "y stands under a root": (lambda s: s.written(), NON_NEGATIVE, lambda s: s.y),
    "n²": (lambda s: NonzeroSquare(s.n), POSITIVE, lambda s: s.n**2),
    "(−n)²": (lambda s: NonzeroSquare(-s.n), POSITIVE, lambda s: s.n**2),
    "x²": (lambda s: NonzeroSquare(s.x), INVALID, lambda s: s.x**2),
    "N − 1": (lambda s: AtLeastOne((0,)), NON_NEGATIVE, lambda s: s.N - 1),
    "(x − y)²": (lambda s: SquareSum(((s.x - s.y, ()),)), NON_NEGATIVE, lambda s: (s.x - s.y) ** 2),
    "p²": (lambda s: SquareSum(((s.p, ()),)), POSITIVE, lambda s: s.p**2),
    "(p + 1)²": (lambda s: SquareSum(((s.p + 1, ()),)), NON_NEGATIVE, lambda s: (s.p + 1) ** 2),
    "(x + y)² in two parts": (
        lambda s: SquareSum(((s.x, ()), (s.y, ()))), NON_NEGATIVE, lambda s: (s.x + s.y) ** 2,
    ),
    "‖a‖²": (lambda s: SquareSum((whole(s, 1, A),)), NON_NEGATIVE, lambda s: s.aa),
    "‖a − 2b‖²": (
        lambda s: SquareSum((whole(s, 1, A), whole(s, -2, B))), NON_NEGATIVE, lambda s: s.aa - 4 * s.ab + 4 * s.bb,
    ),
    "‖xa + b‖²": (
        lambda s: SquareSum(((s.x, ((0, A),)), whole(s, 1, B))),
        NON_NEGATIVE,
        lambda s: s.x**2 * s.aa + 2 * s.x * s.ab + s.bb,
    ),
    "‖a ∧ b‖²": (lambda s: SquareSum((whole(s, 1, A, B),)), NON_NEGATIVE, lambda s: s.aa * s.bb - s.ab**2),
    "‖1 ∧ a‖²": (lambda s: SquareSum((whole(s, 1, (), A),)), NON_NEGATIVE, lambda s: s.N * s.aa - s.sum_a**2),
    "‖a²‖²": (lambda s: SquareSum((whole(s, 1, SQUARED),)), NON_NEGATIVE, lambda s: s.fourth),
    "Σ[a²]² − Σ[a⁴]": (lambda s: MixedTerms(0, (SQUARED, SQUARED)), NON_NEGATIVE, lambda s: s.aa**2 - s.fourth),
    "Σ[a]Σ[a²] − Σ[a³]": (lambda s: MixedTerms(0, (A, SQUARED)), INVALID, None),
    "nothing mixed": (lambda s: MixedTerms(0, ()), INVALID, None),
    "Σ[a²] as a moment": (lambda s: Moment(0, SQUARED), NON_NEGATIVE, lambda s: s.aa),
    "Σ[a] as a moment": (lambda s: Moment(0, A), INVALID, lambda s: s.sum_a),
    "what has a reason of its own": (lambda s: Proved(s.plain(s.signed(s.p))), POSITIVE, lambda s: s.p),
}  # fmt: skip


@pytest.mark.parametrize("name", FACTORS)
def test_factor(name):
    make, sign, value = FACTORS[name]
    s = Letters()
    factor = make(s)
    if value is not None:
        assert factor.value(s.space).key() == s.space.field.fraction(value(s), s.one).key()
    assert factor.sign(s.space) == sign


def test_mixed_degree_exterior_sum_is_rejected():
    s = Letters()
    with pytest.raises(ValueError, match="different degrees"):
        SquareSum((whole(s, 1, A), whole(s, 1, A, B))).value(s.space)


def test_a_gram_determinant_of_three():
    """det(Σ[f f′]) for 1, a and b, worked out by Sarrus' rule."""
    s = Letters()
    sum_b = s.space.sum(s.space.bias).value.numerator
    rows = [[s.N, s.sum_a, sum_b], [s.sum_a, s.aa, s.ab], [sum_b, s.ab, s.bb]]
    forward = sum(rows[0][i] * rows[1][(i + 1) % 3] * rows[2][(i + 2) % 3] for i in range(3))
    back = sum(rows[0][i] * rows[1][(i + 2) % 3] * rows[2][(i + 1) % 3] for i in range(3))
    found = SquareSum((whole(s, 1, (), A, B),)).value(s.space)
    assert found.key() == s.space.field.fraction(forward - back, s.one).key()


def square(s, x):
    return SquareSum(((x, ()),))


def term(number, *factors):
    return Term(fmpq(*number) if isinstance(number, tuple) else fmpq(number), factors)


# A reason, and its sign.
REASONS = {
    "p": (lambda s: Sum(s.p, (term(1, s.signed(s.p)),)), POSITIVE),
    "r": (lambda s: Sum(s.r, (term(1, s.signed(s.r)),)), NON_NEGATIVE),
    "2r + 3p": (lambda s: Sum(2 * s.r + 3 * s.p, (term(2, s.signed(s.r)), term(3, s.signed(s.p)))), POSITIVE),
    "r + pr": (
        lambda s: Sum(s.r + s.p * s.r, (term(1, s.signed(s.r)), term(1, s.signed(s.p), s.signed(s.r)))), NON_NEGATIVE,
    ),
    "5, of no factors": (lambda s: Sum(5 * s.one, (term(5),)), POSITIVE),
    "0, of no terms": (lambda s: Sum(0 * s.one, ()), NON_NEGATIVE),
    "x² − 2xy + y² + 1": (
        lambda s: Sum(s.x**2 - 2 * s.x * s.y + s.y**2 + 1, (term(1, square(s, s.x - s.y)), term(1))), POSITIVE,
    ),
    "half of a square": (lambda s: Sum(2 * s.x**2, (term((1, 2), square(s, 2 * s.x)),)), NON_NEGATIVE),
    "another polynomial": (lambda s: Sum(2 * s.p, (term(1, s.signed(s.p)),)), INVALID),
    "a coefficient below 0": (lambda s: Sum(-s.p, (term(-1, s.signed(s.p)),)), INVALID),
    "a coefficient that is 0": (lambda s: Sum(0 * s.p, (term(0, s.signed(s.p)),)), INVALID),
    "a factor without a sign": (lambda s: Sum(s.x, (term(1, s.signed(s.x)),)), INVALID),
    "two factors without a sign": (lambda s: Sum(s.x * s.x, (term(1, s.signed(s.x), s.signed(s.x)),)), INVALID),
    "p·P is a square": (lambda s: Sum(s.p * s.x**2, (term(1, square(s, s.p * s.x)),), (s.signed(s.p),)), NON_NEGATIVE),
    "r·P is a square, where r may be 0": (
        lambda s: Sum(s.r * s.x**2, (term(1, square(s, s.r * s.x)),), (s.signed(s.r),)), INVALID,
    ),
    "p·P is another square": (
        lambda s: Sum(s.p * s.x**2, (term(1, square(s, s.x)),), (s.signed(s.p),)), INVALID,
    ),
    "pr": (
        lambda s: Product(s.p * s.r, 1, ((s.p, 1, s.plain(s.signed(s.p))), (s.r, 1, s.plain(s.signed(s.r))))),
        NON_NEGATIVE,
    ),
    "2p": (lambda s: Product(2 * s.p, 2, ((s.p, 1, s.plain(s.signed(s.p))),)), POSITIVE),
    "2p for 3p": (lambda s: Product(3 * s.p, 2, ((s.p, 1, s.plain(s.signed(s.p))),)), INVALID),
    "−p": (lambda s: Product(-s.p, -1, ((s.p, 1, s.plain(s.signed(s.p))),)), INVALID),
    "p as −(−p)": (lambda s: Product(s.p, -1, ((-s.p, 1, s.plain(s.signed(s.p))),)), POSITIVE),
    "−p as (−p)": (lambda s: Product(-s.p, 1, ((-s.p, 1, s.plain(s.signed(s.p))),)), INVALID),
    "(−p)(−r)": (
        lambda s: Product(s.p * s.r, 1, ((-s.p, 1, s.plain(s.signed(s.p))), (-s.r, 1, s.plain(s.signed(s.r))))),
        NON_NEGATIVE,
    ),
    "x², of no reason": (lambda s: Product(s.x**2, 1, ((s.x, 2, None),)), NON_NEGATIVE),
    "p², with a reason": (lambda s: Product(s.p**2, 1, ((s.p, 2, s.plain(s.signed(s.p))),)), POSITIVE),
    "(−p)², with the reason of p": (lambda s: Product(s.p**2, 1, ((-s.p, 2, s.plain(s.signed(s.p))),)), POSITIVE),
    "x³, of no reason": (lambda s: Product(s.x**3, 1, ((s.x, 3, None),)), INVALID),
    "x, of no reason": (lambda s: Product(s.x, 1, ((s.x, 1, None),)), INVALID),
    "p³": (lambda s: Product(s.p**3, 1, ((s.p, 3, s.plain(s.signed(s.p))),)), POSITIVE),
    "x with the reason of p": (lambda s: Product(s.x, 1, ((s.x, 1, s.plain(s.signed(s.p))),)), INVALID),
    "x² with the reason of p": (lambda s: Product(s.x**2, 1, ((s.x, 2, s.plain(s.signed(s.p))),)), INVALID),
    "x for a reason that is not valid": (lambda s: Product(s.x, 1, ((s.x, 1, s.plain(s.signed(s.x))),)), INVALID),
    "7": (lambda s: Product(7 * s.one, 7, ()), POSITIVE),
    "−7": (lambda s: Product(-7 * s.one, -7, ()), INVALID),
    "0": (lambda s: Product(0 * s.one, 0, ()), INVALID),
}  # fmt: skip


@pytest.mark.parametrize("name", REASONS)
def test_reason(name):
    make, sign = REASONS[name]
    s = Letters()
    assert make(s).sign(s.space) == sign


def under_root(s, a, b, first=None, second=None, gap=None):
    """A + B√(1 + x²), with reasons."""
    return Root(a + b * s.root, s.index(s.root), first, second, gap)


def of(s, polynomial, *terms):
    return Sum(polynomial, terms)


ONE = term(1)
# Roots: A + BR ≥ 0 by A ≥ 0 and B ≥ 0, by A ≥ 0 and A² ≥ B²R², or by B ≥ 0 and B²R² ≥ A².
ROOTS = {
    "1 + R": (lambda s: under_root(s, s.one, s.one, of(s, s.one, ONE), of(s, s.one, ONE)), POSITIVE),
    "r + R": (
        lambda s: under_root(s, s.r, s.one, of(s, s.r, term(1, s.signed(s.r))), of(s, s.one, ONE)), NON_NEGATIVE,
    ),
    "p + rR": (
        lambda s: under_root(
            s, s.p, s.r, of(s, s.p, term(1, s.signed(s.p))), of(s, s.r, term(1, s.signed(s.r)))
        ),
        POSITIVE,
    ),
    "1 + R, without a reason for 1": (lambda s: under_root(s, s.one, s.one, None, of(s, s.one, ONE)), INVALID),
    "1 + R, without a reason for R": (lambda s: under_root(s, s.one, s.one, of(s, s.one, ONE)), INVALID),
    "1 + xR, with the reason of 1": (
        lambda s: under_root(s, s.one, s.x, of(s, s.one, ONE), of(s, s.one, ONE)), INVALID,
    ),
    "x + R, with the reason of 1": (
        lambda s: under_root(s, s.x, s.one, of(s, s.one, ONE), of(s, s.one, ONE)), INVALID,
    ),
    "R − 1, for R² − 1 = x²": (
        lambda s: under_root(
            s, -s.one, s.one, None, of(s, s.one, ONE), of(s, s.x**2, term(1, square(s, s.x)))
        ),
        NON_NEGATIVE,
    ),
    "R − x, for R² − x² = 1": (
        lambda s: under_root(s, -s.x, s.one, None, of(s, s.one, ONE), of(s, s.one, ONE)), POSITIVE,
    ),
    "x − R, for R² − x² = 1": (
        lambda s: under_root(s, s.x, -s.one, None, of(s, -s.one, ONE), of(s, s.one, ONE)), INVALID,
    ),
    "−x − R, with the reason of R": (
        lambda s: under_root(s, -s.x, -s.one, None, of(s, s.one, ONE), of(s, s.one, ONE)), INVALID,
    ),
    "2 + x² − R, for (2 + x²)² − R²": (
        lambda s: under_root(
            s,
            2 + s.x**2,
            -s.one,
            of(s, 2 + s.x**2, term(2), term(1, square(s, s.x))),
            None,
            of(s, s.x**4 + 3 * s.x**2 + 3, term(1, square(s, s.x**2)), term(3, square(s, s.x)), term(3)),
        ),
        POSITIVE,
    ),
    "the gap of another sum": (
        lambda s: under_root(s, -s.one, s.one, None, of(s, s.one, ONE), of(s, s.one, ONE)), INVALID,
    ),
    "a gap that has no reason": (
        lambda s: under_root(s, -s.one, s.one, None, of(s, s.one, ONE), of(s, s.x**2, ONE)), INVALID,
    ),
    "a gap, and neither A nor B has a sign": (
        lambda s: under_root(s, -s.x, s.one, None, None, of(s, s.one, ONE)), INVALID,
    ),
    "no root": (lambda s: Root(s.x + s.one, s.index(s.x), of(s, s.one, ONE), of(s, s.one, ONE), None), INVALID),
}  # fmt: skip


@pytest.mark.parametrize("name", ROOTS)
def test_root(name):
    make, sign = ROOTS[name]
    s = Letters()
    assert make(s).sign(s.space) == sign


def test_unreal_root_proves_nothing():
    """√(x²y) is |x|√y: where y is negative only the product is real."""
    space = Moments()
    x, y = space.scalar("x"), space.scalar("y")
    space.sqrt(x**2 * y)
    (index,) = (i for i, g in enumerate(space.field.generators) if g.kind == "root" and g.square == y.value.numerator)
    symbol, one = space.field.polynomial_symbol(index), space.field.one
    assert Signed(index).sign(space) == INVALID
    assert SquareSum(((symbol, ()),)).sign(space) == INVALID
    reason = Sum(one, (term(1),))
    assert Root(one + symbol, index, reason, reason, None).sign(space) == INVALID


# What a certificate says that it shows, and whether that is so.
SHOWN = {
    "p > 0": (lambda s: s.plain(s.signed(s.p)), POSITIVE, True),
    "p ≥ 0": (lambda s: s.plain(s.signed(s.p)), NON_NEGATIVE, True),
    "r ≥ 0": (lambda s: s.plain(s.signed(s.r)), NON_NEGATIVE, True),
    "r > 0": (lambda s: s.plain(s.signed(s.r)), POSITIVE, False),
    "x ≥ 0": (lambda s: s.plain(s.signed(s.x)), NON_NEGATIVE, False),
    "nothing": (lambda s: s.plain(s.signed(s.p)), 0, False),
    "what cannot be worked out": (
        lambda s: Sum(s.p, (term(1, SquareSum((whole(s, 1, A), whole(s, 1, A, B)))),)), NON_NEGATIVE, False,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SHOWN)
def test_what_a_certificate_shows(name):
    make, sign, is_shown = SHOWN[name]
    s = Letters()
    assert Certificate(s.space, make(s), sign).check() == is_shown
