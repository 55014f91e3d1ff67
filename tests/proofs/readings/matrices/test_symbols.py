"""Fractions with free symbols, held against numbers: what is the same has one form, and each form has its value."""

import re
from random import Random

import pytest
from mpmath import mp, mpf

from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.readings.matrices.signs import known_sign
from lnverify.proofs.readings.matrices.symbols import Symbols, TooMuchWork
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import Inexpressible, Undefined, Vacuous

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign

DIGITS = 40
CLOSE = mpf(10) ** -30


class Formal:
    """Letters x, y, z of any sign, p, q > 0, r ≥ 0, m < 0 and n ≠ 0, as symbols."""

    def __init__(self, work=float("inf")):
        self.symbols = Symbols(known_sign, work)
        for name in "xyzpqrmn":
            setattr(self, name, self.symbols.free(name, None, name == "n"))
        for value, known in (
            (self.p, POSITIVE),
            (self.q, POSITIVE),
            (self.r, NON_NEGATIVE),
            (-self.m, POSITIVE),
        ):
            self.symbols.learn(value, known)

    def rational(self, numerator, denominator=1):
        return self.symbols.rational(numerator, denominator)

    def __getattr__(self, name):
        if name in FUNCTIONS:
            return lambda value: value.function(name)
        if name not in ("inverse", "sqrt"):
            raise AttributeError(name)
        return lambda value: getattr(value, name)()


class Numeric:
    """The same letters as numbers."""

    VALUES = (
        {"x": 0.3, "y": -1.7, "z": 2.1, "p": 0.6, "q": 3.2, "r": 1.9, "m": -1.3, "n": -0.8},
        {"x": -2.2, "y": -0.4, "z": -1.3, "p": 5.1, "q": 0.2, "r": 0.7, "m": -0.6, "n": 1.1},
    )

    def __init__(self, values):
        self.sqrt, self.exp, self.log, self.tanh = mp.sqrt, mp.exp, mp.log, mp.tanh
        for name, value in values.items():
            setattr(self, name, mpf(value))

    def rational(self, numerator, denominator=1):
        return mpf(numerator) / denominator

    def inverse(self, value):
        return 1 / value


def value_of(x, letters):
    """The number that a symbol is, from the numbers of its letters; roots and functions by what they were made of."""
    symbols, values = x.symbols, []

    def polynomial(p):
        return mp.fsum(
            mpf(int(c.numerator)) / int(c.denominator) * mp.fprod(v**e for v, e in zip(values, m, strict=False))
            for m, c in p.items()
        )

    def fraction(f):
        return polynomial(f.numerator) / mp.fprod(polynomial(factor) ** e for factor, e in f.factors.items())

    relations = {index: rest for index, degree, _, rest in symbols._relations if degree == 2}
    result = symbols.functions
    for index, (name, _) in enumerate(symbols.names):
        generator = symbols.ring.gens[index]
        if name in letters:
            values.append(mpf(letters[name]))
        elif generator in result._exponents:
            values.append(mp.exp(fraction(result._exponents[generator])))
        elif generator in result._logarithms:
            values.append(mp.log(fraction(result._logarithms[generator])))
        elif name.startswith("log "):
            values.append(mp.log(int(name.removeprefix("log "))))
        else:
            values.append(mp.sqrt(polynomial(relations[index])))
    return fraction(x)


@pytest.fixture(autouse=True)
def digits():
    with mp.workdps(DIGITS):
        yield


def one(s):
    return s.rational(1)


def over(s, a, b):
    return a * s.inverse(b)


def positive_sum(s):
    """1 + x², which is positive."""
    return one(s) + s.x * s.x


# Each is a number that the form has to have.
VALUES = {
    "x + y": lambda s: s.x + s.y,
    "−x": lambda s: -s.x,
    "x/y + y/x": lambda s: over(s, s.x, s.y) + over(s, s.y, s.x),
    "1/(x + y) + 1/(x − y)": lambda s: s.inverse(s.x + s.y) + s.inverse(s.x + -s.y),
    "(x + 1/x)/(y + 1/y)": lambda s: over(s, s.x + s.inverse(s.x), s.y + s.inverse(s.y)),
    "1/(2x/3)": lambda s: s.inverse(s.rational(2, 3) * s.x),
    "1/(x/y²)": lambda s: s.inverse(over(s, s.x, s.y * s.y)),
    "√(1 + x²)": lambda s: s.sqrt(positive_sum(s)),
    "√(12(1 + x²)/5)": lambda s: s.sqrt(s.rational(12, 5) * positive_sum(s)),
    "1/√(1 + x²)": lambda s: s.inverse(s.sqrt(positive_sum(s))),
    "1/(x + √(1 + x²))": lambda s: s.inverse(s.x + s.sqrt(positive_sum(s))),
    "√(1 + √(1 + x²))": lambda s: s.sqrt(one(s) + s.sqrt(positive_sum(s))),
    "√x²": lambda s: s.sqrt(s.x * s.x),
    "√(x²/y⁴)": lambda s: s.sqrt(over(s, s.x * s.x, s.y * s.y * s.y * s.y)),
    "√(x²/y⁶)": lambda s: s.sqrt(over(s, s.x * s.x, (s.y * s.y * s.y) * (s.y * s.y * s.y))),
    "√(p/q)": lambda s: s.sqrt(over(s, s.p, s.q)),
    "√p³": lambda s: s.sqrt(s.p * s.p * s.p),
    "√(2p²q)": lambda s: s.sqrt(s.rational(2) * s.p * s.p * s.q),
    "√((−p)(−q))": lambda s: s.sqrt((-s.p) * (-s.q)),
    "√(1/2)": lambda s: s.sqrt(s.rational(1, 2)),
    "√(9/4)": lambda s: s.sqrt(s.rational(9, 4)),
    "√0": lambda s: s.sqrt(s.x + -s.x),
    "e^(x + y)": lambda s: s.exp(s.x + s.y),
    "e^(2x/3 − y/2)": lambda s: s.exp(s.rational(2, 3) * s.x + s.rational(-1, 2) * s.y),
    "e^(x/2), then e^(x/3)": lambda s: s.exp(s.rational(1, 2) * s.x) * s.exp(s.rational(1, 3) * s.x),
    "e^x, then e^(x/4) and e^(x/6)": lambda s: (
        s.exp(s.x) + s.exp(s.rational(1, 4) * s.x) * s.exp(s.rational(-1, 6) * s.x)
    ),
    "e^(1/y)": lambda s: s.exp(s.inverse(s.y)),
    "e^((x + 1)/y²)": lambda s: s.exp(over(s, s.x + one(s), s.y * s.y)),
    "e^(5/2)": lambda s: s.exp(s.rational(5, 2)),
    "e^0": lambda s: s.exp(s.x + -s.x),
    "log p": lambda s: s.log(s.p),
    "log(12p/q)": lambda s: s.log(s.rational(12) * over(s, s.p, s.q)),
    "log(p²q³/5)": lambda s: s.log(s.rational(1, 5) * s.p * s.p * s.q * s.q * s.q),
    "log √p": lambda s: s.log(s.sqrt(s.p)),
    "log(p + q)": lambda s: s.log(s.p + s.q),
    "log(p/(1 + x²))": lambda s: s.log(over(s, s.p, positive_sum(s))),
    "log(2x²)": lambda s: s.log(s.rational(2) * s.x * s.x),
    "log(n²p)": lambda s: s.log(s.n * s.n * s.p),
    "log(x²/y²)": lambda s: s.log(over(s, s.x * s.x, s.y * s.y)),
    "log(xy)": lambda s: s.log(s.x * s.y),
    "log(x/y)": lambda s: s.log(over(s, s.x, s.y)),
    "log(−m)": lambda s: s.log(-s.m),
    "log m²": lambda s: s.log(s.m * s.m),
    "log(−m³p)": lambda s: s.log(-(s.m * s.m * s.m * s.p)),
    "log(−p/m)": lambda s: s.log(-over(s, s.p, s.m)),
    "log(−mx)": lambda s: s.log(-(s.m * s.x)),
    "√m²": lambda s: s.sqrt(s.m * s.m),
    "√−m": lambda s: s.sqrt(-s.m),
    "√(−x/2)": lambda s: s.sqrt(s.rational(-1, 2) * s.x),
    "√(mx)": lambda s: s.sqrt(s.m * s.x),
    "log((−x)(−x))": lambda s: s.log((-s.x) * (-s.x)),
    "log e^x": lambda s: s.log(s.exp(s.x)),
    "log(3e^x p)": lambda s: s.log(s.rational(3) * s.exp(s.x) * s.p),
    "log 1": lambda s: s.log(one(s)),
    "log(8/9)": lambda s: s.log(s.rational(8, 9)),
    "e^(log p)": lambda s: s.exp(s.log(s.p)),
    "e^(3 log p − log q)": lambda s: s.exp(s.rational(3) * s.log(s.p) + -s.log(s.q)),
    "e^(log(p)/2)": lambda s: s.exp(s.rational(1, 2) * s.log(s.p)),
    "tanh x": lambda s: s.tanh(s.x),
    "tanh(x/2 − y)": lambda s: s.tanh(s.rational(1, 2) * s.x + -s.y),
}  # fmt: skip


@pytest.mark.parametrize("name", VALUES)
def test_value(name):
    result = VALUES[name](Formal())
    for letters in Numeric.VALUES:
        wanted = VALUES[name](Numeric(letters))
        assert abs(value_of(result, letters) - wanted) < CLOSE * max(1, abs(wanted))


def random_value(s, random, depth):
    """A random sum, product or quotient of letters; never 0 and never over 0 at the points."""
    if not depth:
        return random.choice((s.x, s.y, s.z, s.p, s.rational(random.choice((1, 2, -3)), random.choice((1, 2)))))
    a, b = (random_value(s, random, depth - 1) for _ in range(2))
    operation = random.randrange(4)
    if operation == 0:
        return a + b
    if operation == 1:
        return a * b
    if operation == 2:
        return a * s.inverse(s.rational(7) + b * b)
    return s.sqrt(one(s) + a * a) + b


@pytest.mark.parametrize("seed", range(12))
def test_random_value(seed):
    result = random_value(Formal(), Random(seed), 3)
    for letters in Numeric.VALUES:
        wanted = random_value(Numeric(letters), Random(seed), 3)
        assert abs(value_of(result, letters) - wanted) < CLOSE * max(1, abs(wanted))


# What is 0 for all values, and what is not.
ZERO = {
    "(x² − y²)/(x − y) = x + y": lambda s: over(s, s.x * s.x + -(s.y * s.y), s.x + -s.y) + -(s.x + s.y),
    "1/x + 1/y = (x + y)/(xy)": lambda s: s.inverse(s.x) + s.inverse(s.y) + -over(s, s.x + s.y, s.x * s.y),
    "√(1 + x²)² = 1 + x²": lambda s: s.sqrt(positive_sum(s)) * s.sqrt(positive_sum(s)) + -positive_sum(s),
    "√(x²y²) = √x²√y²": lambda s: s.sqrt(s.x * s.x * s.y * s.y) + -(s.sqrt(s.x * s.x) * s.sqrt(s.y * s.y)),
    "√p² = p": lambda s: s.sqrt(s.p * s.p) + -s.p,
    "√r² = r": lambda s: s.sqrt(s.r * s.r) + -s.r,
    "√(p³q) = p√p√q": lambda s: s.sqrt(s.p * s.p * s.p * s.q) + -(s.p * s.sqrt(s.p) * s.sqrt(s.q)),
    "√(p/q)√q = √p": lambda s: s.sqrt(over(s, s.p, s.q)) * s.sqrt(s.q) + -s.sqrt(s.p),
    "√12 = 2√3": lambda s: s.sqrt(s.rational(12)) + -(s.rational(2) * s.sqrt(s.rational(3))),
    "√6 = √2√3": lambda s: s.sqrt(s.rational(6)) + -(s.sqrt(s.rational(2)) * s.sqrt(s.rational(3))),
    "√(1/3) = √3/3": lambda s: s.sqrt(s.rational(1, 3)) + -(s.rational(1, 3) * s.sqrt(s.rational(3))),
    "√(−xy)² = −xy": lambda s: s.sqrt(-(s.x * s.y)) * s.sqrt(-(s.x * s.y)) + s.x * s.y,
    "log(p/q) = log p − log q": lambda s: s.log(over(s, s.p, s.q)) + -s.log(s.p) + s.log(s.q),
    "log p³ = 3 log p": lambda s: s.log(s.p * s.p * s.p) + -(s.rational(3) * s.log(s.p)),
    "log(1/2) = −log 2": lambda s: s.log(s.rational(1, 2)) + s.log(s.rational(2)),
    "log(xy) = log(yx)": lambda s: s.log(s.x * s.y) + -s.log(s.y * s.x),
    "log(−3x) = log 3 + log(−x)": lambda s: s.log(s.rational(-3) * s.x) + -s.log(s.rational(3)) + -s.log(-s.x),
    "log(px) = log p + log x": lambda s: s.log(s.p * s.x) + -s.log(s.p) + -s.log(s.x),
    "log(−p·x) = log p + log(−x)": lambda s: s.log(-(s.p * s.x)) + -s.log(s.p) + -s.log(-s.x),
    "tanh(−x) = −tanh x": lambda s: s.tanh(-s.x) + s.tanh(s.x),
}  # fmt: skip
NOT_ZERO = {
    "x = y": lambda s: s.x + -s.y,
    "√x² = −x": lambda s: s.sqrt(s.x * s.x) + s.x,
    "√(xy) = √(−xy)": lambda s: s.sqrt(s.x * s.y) + -s.sqrt(-(s.x * s.y)),
    "√2 = √3": lambda s: s.sqrt(s.rational(2)) + -s.sqrt(s.rational(3)),
    "e^x = e^(−x)": lambda s: s.exp(s.x) + -s.exp(-s.x),
    "log(xy) = log x + log y": lambda s: s.log(s.x * s.y) + -s.log(s.x) + -s.log(s.y),
    "log x = log(−x)": lambda s: s.log(s.x) + -s.log(-s.x),
    "log 2 = log 3": lambda s: s.log(s.rational(2)) + -s.log(s.rational(3)),
}


@pytest.mark.parametrize("name", ZERO)
def test_it_is_zero(name):
    assert ZERO[name](Formal()).is_zero()


@pytest.mark.parametrize("name", NOT_ZERO)
def test_it_is_not_zero(name):
    assert not NOT_ZERO[name](Formal()).is_zero()


REFUSED = {
    "1/0": (lambda s: s.inverse(s.x + -s.x), Undefined, "division by zero"),
    "√−1": (lambda s: s.sqrt(s.rational(-1)), Undefined, "the square root of a negative number"),
    "√−p": (lambda s: s.sqrt(-s.p), Undefined, "the square root of a negative number"),
    "√(−(1 + x²))": (lambda s: s.sqrt(-positive_sum(s)), Undefined, "the square root of a negative number"),
    "log 0": (lambda s: s.log(s.x + -s.x), Undefined, "the logarithm of 0"),
    "log −1": (lambda s: s.log(-one(s)), Undefined, "the logarithm of a negative number"),
    "log −p": (lambda s: s.log(-s.p), Undefined, "the logarithm of a negative number"),
    "√m": (lambda s: s.sqrt(s.m), Undefined, "the square root of a negative number"),
    "log m": (lambda s: s.log(s.m), Undefined, "the logarithm of a negative number"),
    "e^(201x/2)": (
        lambda s: s.exp(s.rational(201, 2) * s.x),
        Inexpressible,
        "an exponential that is the power beyond 200 of another",
    ),
    "e^(201x)": (
        lambda s: s.exp(s.rational(201) * s.x),
        Inexpressible,
        "an exponential that is the power beyond 200 of another",
    ),
    "40 letters": (
        lambda s: [s.symbols.free(f"v{n}", n, False) for n in range(40)],
        Inexpressible,
        "more than 40 symbols at one N",
    ),
    "one gain": (lambda s: s.symbols.critical_point([s.x]), Vacuous, "there is no critical point"),
}


@pytest.mark.each(REFUSED)
def test_it_is_refused(compute, error, message):
    with pytest.raises(error, match=f"^{re.escape(message)}$"):
        compute(Formal())


@pytest.mark.parametrize("power", [(151, 2), (200, 1), (-200, 1)], ids=str)
def test_a_power_of_200_is_not_refused(power):
    s = Formal()
    assert (s.exp(s.rational(*power) * s.x) * s.exp(-s.rational(*power) * s.x) + -one(s)).is_zero()


def test_a_critical_point_solves_its_equation():
    """Σ 1/(g² − ζ) = 0, two gains that are 0 with the weight 2."""
    s = Formal()
    zero = s.x + -s.x
    assert not s.sqrt(s.p).is_zero()
    zeta = s.symbols.critical_point([s.x, zero, s.y, zero])
    total = s.inverse(s.x * s.x + -zeta) + s.inverse(s.y * s.y + -zeta) + -(s.rational(2) * s.inverse(zeta))
    assert total.is_zero() and not zeta.is_zero()
    assert (zeta + -s.symbols.critical_point([s.x, zero, s.y, zero])).is_zero()
    assert not (zeta + -s.symbols.critical_point([s.x, s.y])).is_zero()


def test_what_is_nowhere_zero():
    s = Formal()
    is_nonzero = s.symbols.is_nonzero
    assert is_nonzero(s.n) and is_nonzero(-s.n) and is_nonzero(s.n * s.n * s.p) and is_nonzero(over(s, s.n, s.x))
    assert is_nonzero(s.exp(s.x) * s.n)
    assert not is_nonzero(s.x) and not is_nonzero(s.n * s.x) and not is_nonzero(s.r)
    assert s.symbols.factors_of_zero(s.n * s.x) == [s.x.numerator]


def test_symbols_are_independent_until_something_ties_them():
    for tie in (lambda s: s.sqrt(s.x), lambda s: s.exp(s.x), lambda s: s.log(s.x)):
        s = Formal()
        assert s.symbols.are_independent
        tie(s)
        assert not s.symbols.are_independent


EQUATIONS = {
    "xy = 1": (lambda s: s.x * s.y + -one(s), lambda s: s.x + -s.inverse(s.y)),
    "2x + y = 3": (lambda s: s.rational(2) * s.x + s.y + -s.rational(3), lambda s: s.y + -s.rational(3) + s.x + s.x),
    "x² = y": (lambda s: s.x * s.x + -s.y, lambda s: s.x * s.x * s.x + -(s.x * s.y)),
    "x²z + x = 1": (
        lambda s: s.x * s.x * s.z + s.x + -one(s),
        lambda s: s.x * s.x * s.x * s.z + s.x * s.x + -s.x,
    ),
}


@pytest.mark.each(EQUATIONS)
def test_equation_solved_for_first_variable(equation, follows):
    s = Formal()
    assert not follows(s).is_zero()
    s.symbols.relate_first(equation(s).numerator)
    assert equation(s).is_zero() and follows(s).is_zero() and not (s.x + -s.z).is_zero()


def test_a_scalar_is_replaced_before_an_entry():
    symbols = Symbols(known_sign)
    entry, scalar = symbols.free("a", 0, False), symbols.free("c", None, False)
    symbols.relate_first((entry + -scalar).numerator)
    assert symbols.fraction(scalar.numerator, {}).numerator == entry.numerator


# What is learned, and what is known then of the factor y: its sign, and whether it is nowhere 0.
LEARNED = {
    "y > 0": (lambda s: s.y, POSITIVE, POSITIVE, True),
    "y ≥ 0": (lambda s: s.y, NON_NEGATIVE, NON_NEGATIVE, False),
    "xy > 0": (lambda s: s.x * s.y, POSITIVE, 0, True),
    "py > 0": (lambda s: s.p * s.y, POSITIVE, POSITIVE, True),
    "py ≥ 0": (lambda s: s.p * s.y, NON_NEGATIVE, NON_NEGATIVE, False),
    "ry > 0": (lambda s: s.r * s.y, POSITIVE, POSITIVE, True),
    "ry ≥ 0": (lambda s: s.r * s.y, NON_NEGATIVE, 0, False),
    "−(−p)y > 0": (lambda s: -((-s.p) * s.y), POSITIVE, POSITIVE, True),
    "y/p > 0": (lambda s: over(s, s.y, s.p), POSITIVE, POSITIVE, True),
    "x²y > 0": (lambda s: s.x * s.x * s.y, POSITIVE, POSITIVE, True),
    "x²y ≥ 0": (lambda s: s.x * s.x * s.y, NON_NEGATIVE, 0, False),
    "y³ > 0": (lambda s: s.y * s.y * s.y, POSITIVE, POSITIVE, True),
    "y² > 0": (lambda s: s.y * s.y, POSITIVE, 0, True),
}


@pytest.mark.each(LEARNED)
def test_what_is_learned_of_a_factor(hypothesis, known, sign, is_nonzero):
    s = Formal()
    s.symbols.learn(hypothesis(s), known)
    assert known_sign(s.symbols, s.y.numerator) == sign
    assert known_sign(s.symbols, -s.y.numerator) == 0
    assert s.symbols.is_nonzero(s.y) == is_nonzero


# What is learned to be positive, and which sign y has then.
OF_A_SIGN = {
    "y": (lambda s: s.y, 1),
    "−y": (lambda s: -s.y, -1),
    "−y/2": (lambda s: s.rational(-1, 2) * s.y, -1),
    "my": (lambda s: s.m * s.y, -1),
    "−my": (lambda s: -(s.m * s.y), 1),
    "m²y": (lambda s: s.m * s.m * s.y, 1),
    "m³y": (lambda s: s.m * s.m * s.m * s.y, -1),
    "y/m": (lambda s: over(s, s.y, s.m), -1),
    "−y³": (lambda s: -(s.y * s.y * s.y), -1),
}


@pytest.mark.parametrize("name", OF_A_SIGN)
@pytest.mark.parametrize("known", [POSITIVE, NON_NEGATIVE])
def test_what_sign_is_learned(name, known):
    hypothesis, sign = OF_A_SIGN[name]
    s = Formal()
    s.symbols.learn(hypothesis(s), known)
    y = s.y.numerator
    if name == "−y³" and known == NON_NEGATIVE:
        y = y**3
    assert known_sign(s.symbols, y * sign) == known and known_sign(s.symbols, -y * sign) == 0


def test_positive_product_strengthens_factor():
    s = Formal()
    s.symbols.learn(s.r * s.x, POSITIVE)
    assert known_sign(s.symbols, s.r.numerator) == POSITIVE


def test_negative_fact_is_stored_negated():
    s = Formal()
    s.symbols.learn(-s.y, POSITIVE)
    assert s.symbols.orientation(s.y.numerator) == -1 and s.symbols.orientation(-s.y.numerator) == 1
    assert s.symbols.orientation(s.p.numerator) == 1 and s.symbols.orientation(s.x.numerator) == 0
    assert s.symbols.orientation(s.r.numerator) == 0


def test_squares_of_roots_and_absolute_values():
    s = Formal()
    s.sqrt(positive_sum(s))
    s.sqrt(s.y * s.y)
    squares = {name: s.symbols.square_of(n) for n, (name, _) in enumerate(s.symbols.names)}
    assert [str(square) for square in squares.values() if square is not None] == ["x0**2 + 1", "x1**2"]


def test_letter_is_no_root_whatever_its_name():
    symbols = Formal().symbols
    letter, eps = (symbols.free(name, None, False).numerator for name in ("rooted", "eps"))
    symbols.relate_first(letter**2 - eps)
    assert all(symbols.square_of(n) is None for n in range(len(symbols.names)))


def test_work_is_counted_in_terms_and_factors():
    """A fraction costs the terms of its numerator times one more than it has factors below."""
    s = Formal()
    top, below = (s.x + s.y + s.n).numerator, {s.z.numerator: 1}
    s.symbols._work = 6
    s.symbols.fraction(top, below)
    assert s.symbols._work == 0
    s.symbols._work = 5
    with pytest.raises(TooMuchWork):
        s.symbols.fraction(top, below)


def test_what_divides_the_numerator_is_cancelled():
    s = Formal()
    quotient = over(s, s.x * s.x + -(s.y * s.y), s.x + -s.y)
    assert not quotient.factors and (quotient + -(s.x + s.y)).is_zero()
    assert list(over(s, s.x * s.x, s.x * s.y).factors.values()) == [1]
    assert list(over(s, s.x, s.y * s.y).factors.values()) == [2]


def test_nested_roots_exceed_work_limit():
    s = Formal(work=10_000)
    root = s.sqrt(positive_sum(s))
    assert not (root + s.x).is_zero()
    with pytest.raises(TooMuchWork):
        s.sqrt(s.x + root)
