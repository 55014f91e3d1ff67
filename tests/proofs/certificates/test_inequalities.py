"""Inequalities for all N: each is proved with a certificate that checks, and its false neighbours are not proved."""

from functools import cache

import pytest
from variables import a, at_most, b, c, d, equal, g, nonzero, positive, s, square

from lnverify import Undecided, decide
from lnverify.proofs.certificates.search import certify
from lnverify.proofs.definitions import centered, mean, norm, normalized, variance
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.sign import Sign

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


def cov(s, v, w):
    return s.dot(centered(s, v), centered(s, w)) / s.N


def moment(s, k):
    return s.sum(centered(s, s.activation) ** k) / s.N


def gram3(s):
    a, b, u = s.activation, s.bias, s.upstream
    rows = [[s.dot(v, w) for w in (a, b, u)] for v in (a, b, u)]
    (p, q, r), (_, t, v), (_, _, w) = rows
    return p * (t * w - v * v) - q * (q * w - v * r) + r * (q * v - t * r)


def projected_gradient(s):
    """u − mean(u) − x̂ (u·x̂)/N, the gradient that LayerNorm passes on, up to its scale (Xu et al. 2019, §4)."""
    xhat = centered(s, s.activation) / s.sqrt(variance(s, s.activation))
    return centered(s, s.upstream) - xhat * (s.dot(s.upstream, xhat) / s.N)


def determination(s):
    """R² of the regression of b on a."""
    slope = cov(s, s.activation, s.bias) / variance(s, s.activation)
    return square(s, slope * centered(s, s.activation)) / square(s, centered(s, s.bias))


u = s.upstream
W = s.matrix("W", rows="N")
e = s.scalar("e")


def orthonormal(s):
    return [equal(square(s, a(s)), 1), equal(square(s, b(s)), 1), equal(s.dot(a(s), b(s)), 0)]


def unit_balls(s):
    return [at_most(square(s, a(s)), 1), at_most(square(s, b(s)), 1)]


some_zero_gain = positive(s.sum(s.ones - s.zeros_gain() * s.drazin(s.zeros_gain())))
jacobian_norm = square(s, s.jacobian(normalized(s, a), a) @ u)


# Name: (the statement, hypotheses, {name of a false neighbour: statement}).
CASES = {
    "a distance is not negative": (
        at_most(0, square(s, a - b)),
        [],
        {"the distance is at least 1": at_most(1, square(s, a - b)), "and positive": positive(square(s, a - b))},
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
        at_most(norm(s, a + b + u), norm(s, a) + norm(s, b) + norm(s, u)),
        [],
        {"for two of three": at_most(norm(s, a + b + u), norm(s, a) + norm(s, b))},
    ),
    "mean and root mean square": (
        at_most(mean(s, a), s.sqrt(square(s, a) / s.N)),
        [],
        {"a lost N": at_most(s.sum(a), s.sqrt(square(s, a) / s.N))},
    ),
    "correlation at most 1": (
        at_most(cov(s, a, b) / (s.sqrt(variance(s, a)) * s.sqrt(variance(s, b))), 1),
        [],
        {"at most 1/2": at_most(2 * cov(s, a, b) / (s.sqrt(variance(s, a)) * s.sqrt(variance(s, b))), 1)},
    ),
    "correlation at least −1": (
        at_most(-1, cov(s, a, b) / s.sqrt(variance(s, a) * variance(s, b))),
        [],
        {"strictly": positive(1 + cov(s, a, b) / s.sqrt(variance(s, a) * variance(s, b)))},
    ),
    "Cauchy and Schwarz": (
        at_most(s.sqrt(s.dot(a, b) ** 2), norm(s, a) * norm(s, b)),
        [],
        {"squared on one side": at_most(s.dot(a, b) ** 2, norm(s, a) * norm(s, b))},
    ),
    "Bessel for two": (
        at_most(s.dot(u, a) ** 2 + s.dot(u, b) ** 2, square(s, u)),
        [orthonormal],
        {"doubled": at_most(2 * s.dot(u, a) ** 2, square(s, u))},
    ),
    "Gram": (at_most(0, gram3(s)), [], {"positive": positive(gram3(s)), "at least 1": at_most(1, gram3(s))}),
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
        at_most(s.dot(a, b), c * square(s, a) / 2 + square(s, b) / (2 * c)),
        [positive(c)],
        {"a quarter": at_most(s.dot(a, b), c * square(s, a) / 2 + square(s, b) / (4 * c))},
    ),
    "Young for scalars": (at_most(2 * c * d, c**2 + d**2), [], {"three": at_most(3 * c * d, c**2 + d**2)}),
    "kurtosis and skewness": (
        at_most(moment(s, 2) ** 3 + moment(s, 3) ** 2, moment(s, 4) * moment(s, 2)),
        [],
        {"twice": at_most(moment(s, 2) ** 3 + 2 * moment(s, 3) ** 2, moment(s, 4) * moment(s, 2))},
    ),
    "the Jacobian of LayerNorm": (
        at_most(jacobian_norm, square(s, u) / (variance(s, a) + s.eps)),
        [positive(s.eps)],
        {
            "halved": at_most(2 * jacobian_norm, square(s, u) / (variance(s, a) + s.eps)),
            "strictly": positive(square(s, u) / (variance(s, a) + s.eps) - jacobian_norm),
        },
    ),
    "the coefficient of determination": (
        at_most(determination(s), 1),
        [],
        {"at most 1/2": at_most(2 * determination(s), 1)},
    ),
    "centring a gradient": (
        at_most(square(s, centered(s, g)), square(s, g)),
        [],
        {"by more": at_most(square(s, centered(s, g)), square(s, g) - 2 * s.N * mean(s, g) ** 2)},
    ),
    "the variance of LayerNorm's gradient": (
        at_most(variance(s, projected_gradient(s)), variance(s, u)),
        [],
        {"halved": at_most(2 * variance(s, projected_gradient(s)), variance(s, u))},
    ),
    "parallelogram": (
        at_most(square(s, a + b), 2 * square(s, a) + 2 * square(s, b)),
        [],
        {"once": at_most(square(s, a + b), square(s, a) + square(s, b))},
    ),
    "variance and mean square": (
        at_most(variance(s, a), square(s, a) / s.N),
        [],
        {"a lost N": at_most(s.N * variance(s, a), square(s, a) / s.N)},
    ),
    "variance about any centre": (
        at_most(variance(s, a), square(s, a - c * s.ones) / s.N),
        [],
        {"strictly": positive(square(s, a - c * s.ones) / s.N - variance(s, a))},
    ),
    "the norm of a centred vector": (
        at_most(norm(s, centered(s, a)), norm(s, a)),
        [],
        {"half": at_most(2 * norm(s, centered(s, a)), norm(s, a))},
    ),
    "the norm of LayerNorm": (
        at_most(square(s, normalized(s, a)), s.N),
        [positive(s.eps)],
        {"N − 1": at_most(square(s, normalized(s, a)), s.N - 1)},
    ),
    "two normalized vectors": (
        at_most(square(s, normalized(s, a) - normalized(s, b)), 4 * s.N),
        [positive(s.eps)],
        {"3 N": at_most(square(s, normalized(s, a) - normalized(s, b)), 3 * s.N)},
    ),
    "a normalized step": (
        at_most(norm(s, a + b / s.sqrt(square(s, b) / s.N + s.eps)), norm(s, a) + s.sqrt(s.N)),
        [positive(s.eps)],
        {"half": at_most(norm(s, a + b / s.sqrt(square(s, b) / s.N + s.eps)), norm(s, a) + s.sqrt(s.N) / 2)},
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
        at_most((c + d + e) ** 2, 3 * (c**2 + d**2 + e**2)),
        [],
        {"two": at_most((c + d + e) ** 2, 2 * (c**2 + d**2 + e**2))},
    ),
    "positive with a constant": (
        positive(square(s, a) + square(s, b) + 1),
        [],
        {"without": positive(square(s, a) + square(s, b))},
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
        at_most(s.dot(a - c * b, u) ** 2, square(s, a - c * b) * square(s, u)),
        [],
        {"a lost c": at_most(s.dot(a - c * b, u) ** 2, square(s, a - b) * square(s, u))},
    ),
    "zero gains": (
        at_most(s.sum(s.zeros_gain()) ** 2, (s.N - 1) * square(s, s.zeros_gain())),
        [some_zero_gain],
        {"N − 2": at_most(s.sum(s.zeros_gain()) ** 2, (s.N - 2) * square(s, s.zeros_gain()))},
    ),
    "ridge": (
        at_most(s.dot(a, b) ** 2 / (square(s, b) + s.eps), square(s, a)),
        [positive(s.eps)],
        {"strictly": positive(square(s, a) - s.dot(a, b) ** 2 / (square(s, b) + s.eps))},
    ),
    "a trace beside a square": (
        at_most(2 * s.dot(a, b), s.trace(W.T @ W) + square(s, a) + square(s, b)),
        [],
        {
            "strictly": positive(s.trace(W.T @ W) + square(s, a - b)),
            "a trace of any sign": at_most(2 * s.dot(a, b), s.trace(W @ W) + square(s, a) + square(s, b)),
        },
    ),
    "a quartic in one scalar": (at_most(4 * c**3, c**4 + 27), [], {"26": at_most(4 * c**3, c**4 + 26)}),
    "a weighted square": (
        at_most(12 * s.dot(a, b), 4 * square(s, a) + 9 * square(s, b)),
        [],
        {"13": at_most(13 * s.dot(a, b), 4 * square(s, a) + 9 * square(s, b))},
    ),
}
NEIGHBOURS = [(name, neighbour) for name, case in CASES.items() for neighbour in case[2]]


@cache
def decision_on(name):
    statement, hypotheses, _ = CASES[name]
    return decide(statement, hypotheses)


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
        decision = decide(neighbours[neighbour], hypotheses)
    except Undecided:
        return
    assert not decision.holds, f"{name}, {neighbour}: {[step.certificate for step in decision.steps]}"


def test_contradictory_or_trivial_hypotheses_teach_nothing_false():
    with pytest.raises(Undecided):
        decide(at_most(square(s, a), 1), [positive(-square(s, a))], everywhere=True)
    decision = decide(at_most(square(s, a), 1), [at_most(s.dot(a, b), s.dot(b, a))])
    assert not decision.holds


def test_gram_determinant_has_true_N():
    """N c² = 1 makes N a fraction of c."""
    scaled = [equal(s.N * c**2, 1), nonzero(c)]
    assert decide(at_most(c**2 * s.sum(a) ** 2, square(s, a)), scaled).holds
    assert not decide(at_most(s.sum(a) ** 2, square(s, a)), scaled).holds


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


def test_positive_is_above_a_number():
    m = Moments()
    assert [bool(certify(m, ((c(m) - 1) ** 2 + n).value.numerator, True)) for n in (0, 1)] == [False, True]


# What is nowhere negative: name: (monomials, whether each of them is a square).
SQUARES = {
    "squares": (((("activation", 2),), (("gain", 4),)), True),
    "a square and a letter": (((("activation", 2),), (("gain", 1),)), False),
    "a letter and a square": (((("gain", 1),), (("activation", 2),)), False),
    "no square": (((("activation", 1),), (("gain", 3),)), False),
}


@pytest.mark.each(SQUARES)
def test_moment_sign_needs_square(monomials, squares):
    space = Moments()
    entries = tuple(space.kernel.monomial(0, monomial) for monomial in monomials)
    assert space.kernel.mixed(entries).sign == (NON_NEGATIVE if squares else 0)
    results = [space.kernel.sum_of_entries(entry).sign for entry in entries]
    assert all(results) == squares and set(results) <= {0, NON_NEGATIVE}


@pytest.mark.each({"c not negative": (NON_NEGATIVE,), "c positive": (POSITIVE,)})
def test_root_positive_only_if_radicand(sign):
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
