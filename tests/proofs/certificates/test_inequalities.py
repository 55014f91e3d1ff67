"""Inequalities for all N: each is proved with a certificate that checks, and its false neighbours are not proved."""

from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest
from variables import a, at_most, b, c, d, equal, g, nonzero, positive, s

from lnverify import Undecided, decide
from lnverify.proofs.certificates.search import certify
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.sign import Sign

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


def norm2(s, v):
    return s.dot(v, v)


def norm(s, v):
    return s.sqrt(norm2(s, v))


def mean(s, v):
    return s.sum(v) / s.N


def centred(s, v):
    return v - mean(s, v) * s.ones


def var(s, v):
    return norm2(s, centred(s, v)) / s.N


def cov(s, v, w):
    return s.dot(centred(s, v), centred(s, w)) / s.N


def moment(s, k):
    return s.sum(centred(s, s.activation) ** k) / s.N


def layer_norm(s, v):
    return centred(s, v) / s.sqrt(var(s, v) + s.eps)


def gram3(s):
    a, b, u = s.activation, s.bias, s.upstream
    rows = [[s.dot(v, w) for w in (a, b, u)] for v in (a, b, u)]
    (p, q, r), (_, t, v), (_, _, w) = rows
    return p * (t * w - v * v) - q * (q * w - v * r) + r * (q * v - t * r)


def projected_gradient(s):
    """u − mean(u) − x̂ (u·x̂)/N, the gradient that LayerNorm passes on, up to its scale (Xu et al. 2019, §4)."""
    xhat = centred(s, s.activation) / s.sqrt(var(s, s.activation))
    return centred(s, s.upstream) - xhat * (s.dot(s.upstream, xhat) / s.N)


def determination(s):
    """R² of the regression of b on a."""
    slope = cov(s, s.activation, s.bias) / var(s, s.activation)
    return norm2(s, slope * centred(s, s.activation)) / norm2(s, centred(s, s.bias))


def u(s):
    return s.upstream


def W(s):
    return s.matrix("W", rows="N")


def e(s):
    return s.scalar("e")


def orthonormal(s):
    return [equal(norm2(s, a(s)), 1), equal(norm2(s, b(s)), 1), equal(s.dot(a(s), b(s)), 0)]


def unit_balls(s):
    return [at_most(norm2(s, a(s)), 1), at_most(norm2(s, b(s)), 1)]


def some_zero_gain(s):
    return positive(s.sum(s.ones - s.zeros_gain() * s.drazin(s.zeros_gain())))


def jacobian_norm(s):
    return norm2(s, s.jacobian(layer_norm(s, a(s)), a(s)) @ u(s))


# Name: (the statement, hypotheses, {name of a false neighbour: statement}).
CASES = {
    "a distance is not negative": (
        at_most(0, norm2(s, a - b)),
        [],
        {"the distance is at least 1": at_most(1, norm2(s, a - b)), "and positive": positive(norm2(s, a - b))},
    ),
    "one coordinate": (at_most(1, s.N), [], {"two": at_most(2, s.N), "more": positive(s.N - 1)}),
    "triangle": (
        at_most(norm(s, a + b), norm(s, a) + norm(s, b)),
        [],
        {
            "wrong way": at_most(norm(s, a) + norm(s, b), norm(s, a + b)),
            "one side alone": at_most(norm(s, a + b), norm(s, a)),
        },
    ),
    "reverse triangle": (
        at_most(s.sqrt((norm(s, a) - norm(s, b)) ** 2), norm(s, a - b)),
        [],
        {"of the sum": at_most(norm(s, a) - norm(s, b), norm(s, a - b) / 2)},
    ),
    "triangle for three": (
        at_most(norm(s, a + b + u(s)), norm(s, a) + norm(s, b) + norm(s, u(s))),
        [],
        {"for two of three": at_most(norm(s, a + b + u(s)), norm(s, a) + norm(s, b))},
    ),
    "mean and root mean square": (
        at_most(mean(s, a), s.sqrt(norm2(s, a) / s.N)),
        [],
        {"a lost N": at_most(s.sum(a), s.sqrt(norm2(s, a) / s.N))},
    ),
    "correlation at most 1": (
        at_most(cov(s, a, b) / (s.sqrt(var(s, a)) * s.sqrt(var(s, b))), 1),
        [],
        {"at most 1/2": at_most(2 * cov(s, a, b) / (s.sqrt(var(s, a)) * s.sqrt(var(s, b))), 1)},
    ),
    "correlation at least −1": (
        at_most(-1, cov(s, a, b) / s.sqrt(var(s, a) * var(s, b))),
        [],
        {"strictly": positive(1 + cov(s, a, b) / s.sqrt(var(s, a) * var(s, b)))},
    ),
    "covariance": (
        at_most(cov(s, a, b) ** 2, var(s, a) * var(s, b)),
        [],
        {"a constant too small": at_most(2 * cov(s, a, b) ** 2, var(s, a) * var(s, b))},
    ),
    "Cauchy and Schwarz": (
        at_most(s.sqrt(s.dot(a, b) ** 2), norm(s, a) * norm(s, b)),
        [],
        {"squared on one side": at_most(s.dot(a, b) ** 2, norm(s, a) * norm(s, b))},
    ),
    "Bessel for two": (
        at_most(s.dot(u(s), a) ** 2 + s.dot(u(s), b) ** 2, norm2(s, u(s))),
        [orthonormal],
        {"doubled": at_most(2 * s.dot(u(s), a) ** 2, norm2(s, u(s)))},
    ),
    "Gram": (at_most(0, gram3(s)), [], {"positive": positive(gram3(s)), "at least 1": at_most(1, gram3(s))}),
    "fourth powers": (
        at_most(s.sum(a**4), s.sum(a**2) ** 2),
        [],
        {"with 1/N": at_most(s.N * s.sum(a**4), s.sum(a**2) ** 2)},
    ),
    "sixth powers": (at_most(s.sum(a**6), s.sum(a**2) ** 3), [], {"squared": at_most(s.sum(a**6), s.sum(a**2) ** 2)}),
    "Lyapunov": (
        at_most(s.sum(a**4) ** 2, s.sum(a**2) * s.sum(a**6)),
        [],
        {"wrong way": at_most(s.sum(a**2) * s.sum(a**6), s.sum(a**4) ** 2)},
    ),
    "arithmetic and harmonic mean": (
        at_most(s.N**2, s.sum(g**2) * s.sum(s.ones / g**2)),
        [nonzero(g)],
        {"N³": at_most(s.N**3, s.sum(g**2) * s.sum(s.ones / g**2))},
    ),
    "Titu": (
        at_most(s.sum(a) ** 2 / s.sum(b**2), s.sum(a**2 / b**2)),
        [nonzero(b)],
        {"times N": at_most(s.N * s.sum(a) ** 2 / s.sum(b**2), s.sum(a**2 / b**2))},
    ),
    "Young": (
        at_most(s.dot(a, b), c * norm2(s, a) / 2 + norm2(s, b) / (2 * c)),
        [positive(c)],
        {"a quarter": at_most(s.dot(a, b), c * norm2(s, a) / 2 + norm2(s, b) / (4 * c))},
    ),
    "Young for scalars": (at_most(2 * c * d, c**2 + d**2), [], {"three": at_most(3 * c * d, c**2 + d**2)}),
    "kurtosis and skewness": (
        at_most(moment(s, 2) ** 3 + moment(s, 3) ** 2, moment(s, 4) * moment(s, 2)),
        [],
        {"twice": at_most(moment(s, 2) ** 3 + 2 * moment(s, 3) ** 2, moment(s, 4) * moment(s, 2))},
    ),
    "the Jacobian of LayerNorm": (
        at_most(jacobian_norm(s), norm2(s, u(s)) / (var(s, a) + s.eps)),
        [positive(s.eps)],
        {
            "halved": at_most(2 * jacobian_norm(s), norm2(s, u(s)) / (var(s, a) + s.eps)),
            "strictly": positive(norm2(s, u(s)) / (var(s, a) + s.eps) - jacobian_norm(s)),
        },
    ),
    "the coefficient of determination": (
        at_most(determination(s), 1),
        [],
        {"at most 1/2": at_most(2 * determination(s), 1)},
    ),
    "centring a gradient": (
        at_most(norm2(s, centred(s, g)), norm2(s, g)),
        [],
        {"by more": at_most(norm2(s, centred(s, g)), norm2(s, g) - 2 * s.N * mean(s, g) ** 2)},
    ),
    "the variance of LayerNorm's gradient": (
        at_most(var(s, projected_gradient(s)), var(s, u(s))),
        [],
        {"halved": at_most(2 * var(s, projected_gradient(s)), var(s, u(s)))},
    ),
    "parallelogram": (
        at_most(norm2(s, a + b), 2 * norm2(s, a) + 2 * norm2(s, b)),
        [],
        {"once": at_most(norm2(s, a + b), norm2(s, a) + norm2(s, b))},
    ),
    "variance and mean square": (
        at_most(var(s, a), norm2(s, a) / s.N),
        [],
        {"a lost N": at_most(s.N * var(s, a), norm2(s, a) / s.N)},
    ),
    "variance about any centre": (
        at_most(var(s, a), norm2(s, a - c * s.ones) / s.N),
        [],
        {"strictly": positive(norm2(s, a - c * s.ones) / s.N - var(s, a))},
    ),
    "the norm of a centred vector": (
        at_most(norm(s, centred(s, a)), norm(s, a)),
        [],
        {"half": at_most(2 * norm(s, centred(s, a)), norm(s, a))},
    ),
    "the norm of LayerNorm": (
        at_most(norm2(s, layer_norm(s, a)), s.N),
        [positive(s.eps)],
        {"N − 1": at_most(norm2(s, layer_norm(s, a)), s.N - 1)},
    ),
    "two normalized vectors": (
        at_most(norm2(s, layer_norm(s, a) - layer_norm(s, b)), 4 * s.N),
        [positive(s.eps)],
        {"3 N": at_most(norm2(s, layer_norm(s, a) - layer_norm(s, b)), 3 * s.N)},
    ),
    "a normalized step": (
        at_most(norm(s, a + b / s.sqrt(norm2(s, b) / s.N + s.eps)), norm(s, a) + s.sqrt(s.N)),
        [positive(s.eps)],
        {"half": at_most(norm(s, a + b / s.sqrt(norm2(s, b) / s.N + s.eps)), norm(s, a) + s.sqrt(s.N) / 2)},
    ),
    "power means": (
        at_most((s.sum(a**2) / s.N) ** 2, s.sum(a**4) / s.N),
        [],
        {"a lost N": at_most(s.sum(a**2) ** 2, s.sum(a**4))},
    ),
    "power means of order 6": (
        at_most((s.sum(a**2) / s.N) ** 3, s.sum(a**6) / s.N),
        [],
        {"a lost N": at_most((s.sum(a**2) / s.N) ** 3, s.sum(a**6) / s.N**2)},
    ),
    "a sum of products": (
        at_most(s.sum(a**2 * b**2), s.sum(a**2) * s.sum(b**2)),
        [],
        {"of odd powers": at_most(s.sum(a * b), s.sum(a) * s.sum(b))},
    ),
    "Cauchy and Schwarz with weights": (
        at_most(s.sum(g**2 * a * b) ** 2, s.sum(g**2 * a**2) * s.sum(g**2 * b**2)),
        [],
        {"a lost weight": at_most(s.sum(g**2 * a * b) ** 2, s.sum(a**2) * s.sum(g**2 * b**2))},
    ),
    "arithmetic and geometric mean": (
        at_most(s.sqrt(c * d), (c + d) / 2),
        [lambda s: [at_most(0, c(s)), at_most(0, d(s))]],
        {"a third": at_most(s.sqrt(c * d), (c + d) / 3)},
    ),
    "three squares": (
        at_most((c + d + e(s)) ** 2, 3 * (c**2 + d**2 + e(s) ** 2)),
        [],
        {"two": at_most((c + d + e(s)) ** 2, 2 * (c**2 + d**2 + e(s) ** 2))},
    ),
    "positive with a constant": (
        positive(norm2(s, a) + norm2(s, b) + 1),
        [],
        {"without": positive(norm2(s, a) + norm2(s, b))},
    ),
    "a positive form": (
        positive(c**2 - c * d + d**2 + 1),
        [],
        {"an indefinite one": positive(c**2 - 3 * c * d + d**2 + 1)},
    ),
    "a cube": (at_most(8, c**3), [at_most(2, c)], {"more": at_most(9, c**3)}),
    "unit balls": (
        at_most(s.dot(a, b) ** 2, 1),
        [unit_balls],
        {"half": at_most(2 * s.dot(a, b) ** 2, 1), "strictly": positive(1 - s.dot(a, b))},
    ),
    "Cauchy and Schwarz of a difference": (
        at_most(s.dot(a - c * b, u(s)) ** 2, norm2(s, a - c * b) * norm2(s, u(s))),
        [],
        {"a lost c": at_most(s.dot(a - c * b, u(s)) ** 2, norm2(s, a - b) * norm2(s, u(s)))},
    ),
    "zero gains": (
        at_most(s.sum(s.zeros_gain()) ** 2, (s.N - 1) * norm2(s, s.zeros_gain())),
        [some_zero_gain],
        {"N − 2": at_most(s.sum(s.zeros_gain()) ** 2, (s.N - 2) * norm2(s, s.zeros_gain()))},
    ),
    "ridge": (
        at_most(s.dot(a, b) ** 2 / (norm2(s, b) + s.eps), norm2(s, a)),
        [positive(s.eps)],
        {"strictly": positive(norm2(s, a) - s.dot(a, b) ** 2 / (norm2(s, b) + s.eps))},
    ),
    "a trace beside a square": (
        at_most(2 * s.dot(a, b), s.trace(W(s).T @ W(s)) + norm2(s, a) + norm2(s, b)),
        [],
        {
            "strictly": positive(s.trace(W(s).T @ W(s)) + norm2(s, a - b)),
            "a trace of any sign": at_most(2 * s.dot(a, b), s.trace(W(s) @ W(s)) + norm2(s, a) + norm2(s, b)),
        },
    ),
    "a quartic in one scalar": (at_most(4 * c**3, c**4 + 27), [], {"26": at_most(4 * c**3, c**4 + 26)}),
    "a weighted square": (
        at_most(12 * s.dot(a, b), 4 * norm2(s, a) + 9 * norm2(s, b)),
        [],
        {"13": at_most(13 * s.dot(a, b), 4 * norm2(s, a) + 9 * norm2(s, b))},
    ),
}
NEIGHBOURS = [(name, neighbour) for name, case in CASES.items() for neighbour in case[2]]


def each(functions):
    """The hypotheses, one for each statement."""
    return list(functions)


@cache
def decision_on(name):
    statement, hypotheses, _ = CASES[name]
    return decide(statement, each(hypotheses))


@pytest.mark.parametrize("name", CASES)
def test_inequality_certificate_checks(name):
    decision = decision_on(name)
    assert decision.holds, name
    (step,) = decision.steps
    if step.certificate:
        assert step.certificate.check(), name


@pytest.mark.slow
def test_family_orders_inner_products():
    """An inner product of two exterior products that is at hand one way round may not be at hand the other way."""

    def claim(s):
        left, right = (s.gain + s.bias + s.ones) * (2 * s.activation - s.N * s.gain), s.zeros_gain()
        return at_most(s.dot(left, right) ** 2, s.dot(left, left) * s.dot(right, right))

    spread = positive(s.N * s.dot(s.activation, s.activation) - s.sum(s.activation) ** 2)
    with pytest.raises(Undecided, match="no certificate found"):
        decide(claim, [spread])


@pytest.mark.parametrize("name, neighbour", NEIGHBOURS)
def test_a_false_neighbour_is_not_proved(name, neighbour):
    _, hypotheses, neighbours = CASES[name]
    try:
        decision = decide(neighbours[neighbour], each(hypotheses))
    except Undecided:
        return
    assert not decision.holds, f"{name}, {neighbour}: {[step.certificate for step in decision.steps]}"


def test_contradictory_or_trivial_hypotheses_teach_nothing_false():
    with pytest.raises(Undecided):
        decide(at_most(norm2(s, a), 1), [positive(-norm2(s, a))], everywhere=True)
    decision = decide(at_most(norm2(s, a), 1), [at_most(s.dot(a, b), s.dot(b, a))])
    assert not decision.holds


def test_gram_determinant_has_true_N():
    """N c² = 1 makes N a fraction of c."""
    scaled = [equal(s.N * c**2, 1), nonzero(c)]
    assert decide(at_most(c**2 * s.sum(a) ** 2, norm2(s, a)), scaled).holds
    assert not decide(at_most(s.sum(a) ** 2, norm2(s, a)), scaled).holds


@pytest.mark.parametrize("more", [0, 1])
def test_unreal_root_is_not_squared(more):
    """√(c²d) is 0 at c = 0, d = −1, where √d is not real: c² + 2√(c²d) + d is −1 there, and no square."""
    decision = decide(at_most(0, c**2 + 2 * s.sqrt(c**2 * d) + d + more * c**2))
    assert not decision.holds


def test_motzkin_is_proved():
    """T. S. Motzkin's polynomial is not negative and no sum of squares."""

    def motzkin(s, factor=3):
        x, y = c(s) ** 2, d(s) ** 2
        return at_most(factor * x * y, x**2 * y + x * y**2 + 1)

    assert decide(motzkin).holds
    assert not decide(motzkin(s, s.rational(301, 100))).holds


def test_an_open_order_names_its_polynomial():
    """What is said of sums that are no means, as no procedure decides all such orders."""
    with pytest.raises(Undecided, match=r"no certificate found for .* ≥ 0, .*no means .*2303\.09512"):
        decide(at_most(s.sum(a**4 * b**4), s.sum(a**2 * b**2) ** 2))


# -- tampering -----------------------------------------------------------------------------------------


def doubled(p, scalars, letters, size, zero, way):
    """The same of another polynomial."""
    return p - p.context().constant(1), scalars, letters, size, zero, way


def unsized(p, scalars, letters, size, zero, way):
    return p, scalars, letters, size.kernel.terms(-size.kernel.field.one), zero, way


def without_signs(p, scalars, letters, size, zero, way):
    return p, scalars[1:], letters, size, zero, way


def without_letters(p, scalars, letters, size, zero, way):
    return p, scalars, letters[1:], size, zero, way


@pytest.mark.parametrize("change", [doubled, unsized, without_signs, without_letters])
@pytest.mark.parametrize("name", ["Gram", "the Jacobian of LayerNorm", "kurtosis and skewness", "zero gains"])
def test_a_tampered_certificate_fails(name, change):
    certificate = decision_on(name).steps[0].certificate
    assert certificate.check()
    reduced = [fact for fact in certificate.tree() if fact.name == "few_columns"]
    changed = [fact.kernel.few_columns(*change(*fact.arguments)) for fact in reduced]
    assert changed and not any(changed)


def test_only_a_rule_makes_a_fact():
    certificate = decide(CASES["Gram"][0]).steps[0].certificate
    fact = certificate
    with pytest.raises(TypeError, match="by a rule of the kernel alone"):
        Fact(object(), fact.kernel, 1, "terms", (), fact.subject, POSITIVE, True, ())
    other = Moments()
    with pytest.raises(ValueError, match="a fact of another kernel"):
        other.kernel.strict(fact, fact)


# What is nowhere negative: name: (monomials, whether each of them is a square).
SQUARES = {
    "squares": (((("activation", 2),), (("gain", 4),)), True),
    "a square and a letter": (((("activation", 2),), (("gain", 1),)), False),
    "a letter and a square": (((("gain", 1),), (("activation", 2),)), False),
    "no square": (((("activation", 1),), (("gain", 3),)), False),
}


@pytest.mark.parametrize("name", SQUARES)
def test_moment_sign_needs_square(name):
    monomials, squares = SQUARES[name]
    space = Moments()
    entries = tuple(space.kernel.monomial(0, monomial) for monomial in monomials)
    assert space.kernel.mixed(entries).sign == (NON_NEGATIVE if squares else 0)
    results = [space.kernel.sum_of_entries(entry).sign for entry in entries]
    assert all(results) == squares and set(results) <= {0, NON_NEGATIVE}


@pytest.mark.parametrize("name", ["c not negative", "c positive"])
def test_root_positive_only_if_radicand(name):
    sign = POSITIVE if name == "c positive" else NON_NEGATIVE
    space = Moments()
    c = space.scalar("c")
    space.assumptions.sign(c, sign)
    (index,) = space.field.roots_in(space.sqrt(c).value.numerator)
    assert space.kernel.generator(index).sign == sign


def test_root_needs_one_sign():
    """A² ≥ B²R² alone does not give A + B R ≥ 0."""
    space = Moments()
    root = space.sqrt(space.scalar("c") ** 2 + 1)
    a_plus_root = (space.scalar("d") + root).value.numerator
    index = space.field.roots_in(a_plus_root)[0]
    gap = space.kernel.terms(space.field.ring.constant(0))
    assert not space.kernel.root(a_plus_root, index, None, None, gap)
    assert certify(space, a_plus_root) is None


# -- random orders against an evaluation that shares nothing with the package ----------------------------

FORMS = 50
POINTS = 200


def random_order(random):
    """The terms of a random form in sums over two vectors and in scalars: (coefficient, names of the factors)."""
    atoms = ["N", "A", "B", "AA", "AB", "BB", "c", "d", "cc", "cd", "dd", "1"]
    if random.random() < 0.4:
        degree, names = 1, ["AA", "AB", "BB", "A", "B", "N", "1"]
    elif random.random() < 0.5:
        degree, names = 2, ["N", "A", "B", "AA", "AB", "BB"]
    else:
        degree, names = 1, ["c", "d", "cc", "cd", "dd", "1", "N", "AA"]
    monomials = [m for m in product(names, repeat=degree) if list(m) == sorted(m)]
    chosen = random.sample(monomials, min(len(monomials), random.randint(2, 6)))
    assert {name for m in chosen for name in m} <= set(atoms)
    terms = [(random.choice((-2, -1, 1, 1, 2, 3, 4)), m) for m in chosen]
    if random.random() < 0.6:
        # A sum of squares with something taken away, so that a good part is true.
        p, q, r = (random.randint(-2, 2) for _ in range(3))
        terms = [(p * p, ("AA",)), (2 * p * q, ("AB",)), (q * q, ("BB",)), (r, ("N",)), (random.randint(-1, 1), ("1",))]
    return [(n, m) for n, m in terms if n]


def value_in(s, terms):
    values = {
        "N": s.N, "A": s.sum(a(s)), "B": s.sum(b(s)), "AA": norm2(s, a(s)), "AB": s.dot(a(s), b(s)),
        "BB": norm2(s, b(s)), "c": c(s), "d": d(s), "cc": c(s) ** 2, "cd": c(s) * d(s), "dd": d(s) ** 2,
        "1": s.rational(1),
    }  # fmt: skip
    total = s.rational(0)
    for n, names in terms:
        term = s.rational(n)
        for name in names:
            term = term * values[name]
        total = total + term
    return total


def value_at(point, terms):
    v, w, x, y = point
    values = {
        "N": len(v), "A": sum(v), "B": sum(w), "AA": sum(i * i for i in v),
        "AB": sum(i * j for i, j in zip(v, w, strict=True)),
        "BB": sum(i * i for i in w), "c": x, "d": y, "cc": x * x, "cd": x * y, "dd": y * y, "1": 1,
    }  # fmt: skip
    total = Fraction(0)
    for n, names in terms:
        term = Fraction(n)
        for name in names:
            term *= values[name]
        total += term
    return total


def random_point(random):
    size = random.randint(1, 4)

    def number():
        return Fraction(random.randint(-4, 4), random.randint(1, 3))

    return [number() for _ in range(size)], [number() for _ in range(size)], number(), number()


def test_random_orders_proved_only_if_true():
    random, proved = Random(9), 0
    for _ in range(FORMS):
        terms, strict = random_order(random), random.random() < 0.4
        if not terms:
            continue
        space = Moments()
        polynomial = value_in(space, terms).value.numerator
        certificate = certify(space, polynomial, strict)
        if certificate is None:
            continue
        proved += 1
        assert certificate.check(), terms
        for _ in range(POINTS):
            point = random_point(random)
            result = value_at(point, terms)
            assert result > 0 if strict else result >= 0, f"{terms} is {result} at {point}, but was proved"
    assert proved > FORMS // 10, f"only {proved} of {FORMS} were proved: the test says little"
