"""Rules of signs (see readings/moments/signs.py), each beside a false statement; mutants chosen by hand prove it.

A mutant is the calculus with the guard of one rule taken away: then the false statement is read as true.
"""

from contextlib import suppress
from operator import sub

import pytest

from lnverify import Disagreement, Undecided, at_most, decide, equal, nonzero, positive
from lnverify.proofs.readings.moments import certifier, signs
from lnverify.proofs.readings.moments.derivatives import Derivatives
from lnverify.proofs.readings.moments.entries import Entries
from lnverify.proofs.readings.moments.field import Field, terms_of
from lnverify.proofs.readings.moments.generator_signs import GeneratorSigns
from lnverify.proofs.readings.moments.hypotheses import Cases, read_claim
from lnverify.proofs.readings.moments.roots import Roots
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.space import Moments, ZeroProduct
from lnverify.proofs.recording import record
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Undefined
from lnverify.proofs.verdicts import decision
from lnverify.proofs.verdicts.conditions import assumptions, open_conditions
from lnverify.proofs.verdicts.confirmation import Confirmation

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


def a(s):
    return s.activation


def b(s):
    return s.bias


def c(s):
    return s.scalar("c")


def x(s):
    return s.scalar("x")


def y(s):
    return s.scalar("y")


def z(s):
    return s.scalar("z")


def q(s):
    return (z(s) - 7) ** 2


def hidden(s):
    """Its form is (√(1 + q) − 1)/q."""
    return 1 / (s.sqrt(1 + q(s)) + 1)


def W(s):
    return s.matrix("W")


def d(s):
    return s.scalar("d")


def X(s):
    return s.matrix("X")


def square(s, v):
    return s.dot(v, v)


def shifted(s):
    """A vector with a hidden denominator."""
    return hidden(s) * a(s) + s.ones


def spread(s):
    """(W ⊙ W)1 − (W1)², negative in a row with two entries of one sign."""
    return (W(s) * W(s)) @ s.ones - (W(s) @ s.ones) ** 2


def reciprocal(s):
    """Its letter w = L/p is 0 where c is, for its leading coefficient L is c²."""
    return s.ones / (c(s) ** 2 * a(s) ** 2 + s.ones)


def squares(s):
    return a(s) ** 2 + b(s) ** 2


def in_blocks(s):
    """1 where the gain is not zero, c where it is."""
    kept = s.drazin(s.zeros_gain()) * s.zeros_gain()
    return kept + c(s) * (s.ones - kept)


def softmax(s):
    return s.exp(a(s)) / s.sum(s.exp(a(s)))


# rule: (a statement, its hypotheses)
FALSE = {
    "a multiple has one ratio": (
        lambda s: positive(a(s) + 2 * b(s) + 1000 * s.ones), [lambda s: positive(a(s) + b(s) + 1000 * s.ones)],
    ),
    "1. a root has one sign": (lambda s: equal(s.sqrt(c(s) ** 2), c(s)), []),
    "1. √(c²d) is |c|√d only where d ≥ 0": (
        lambda s: equal(s.sqrt(c(s) ** 2 * d(s)) + s.sqrt(d(s) ** 2), s.sqrt(c(s) ** 2 * d(s)) + d(s)),
        [lambda s: at_most(0, c(s) ** 2 * d(s))],
    ),
    "2. Q may vanish": (lambda s: nonzero(q(s) * (hidden(s) * x(s) + 1)), [lambda s: nonzero(hidden(s) * x(s) + 1)]),
    "3. the sign of a divisor is not known": (
        lambda s: at_most(c(s) * x(s), 1), [lambda s: at_most(x(s), 1 / c(s))],
    ),
    "4. x ≠ 0 teaches P ≠ 0 where Q is trusted": (
        lambda s: nonzero(q(s) * (hidden(s) * x(s) - 1)), [lambda s: nonzero(hidden(s) * x(s) - 1)],
    ),
    "4. so does x > 0": (
        lambda s: nonzero(q(s) * (hidden(s) * x(s) + 1)), [lambda s: positive(hidden(s) * x(s) + 1)],
    ),
    "4. and a vector its factors": (lambda s: nonzero(q(s) * shifted(s)), [lambda s: nonzero(shifted(s))]),
    "4. 0 ≥ 0 teaches nothing": (lambda s: at_most(2, s.N), [lambda s: at_most(0, c(s) - c(s))]),
    "5. a product says nothing of its factors": (lambda s: at_most(0, c(s)), [lambda s: at_most(0, c(s) * x(s) ** 2)]),
    "6. a radicand is no hypothesis": (lambda s: [equal(s.sqrt(c(s)), s.sqrt(c(s))), at_most(0, c(s))], []),
    "7. what is divided by may be 0": (lambda s: equal(x(s), y(s)), [lambda s: equal(c(s) * x(s), c(s) * y(s))]),
    "8. each case of a product": (lambda s: equal(z(s), 1000), [lambda s: equal(c(s) * (z(s) - 1000), 0)]),
    "8. a case that fails is not left out": (
        lambda s: at_most(c(s), 0), [lambda s: equal(c(s) * (z(s) - 1000), 0), lambda s: positive(c(s))],
    ),
    "9. a leading coefficient may be 0": (lambda s: nonzero(c(s) ** 2 * reciprocal(s)), []),
    "9. and then its letter is no square that is positive": (
        lambda s: positive(c(s) ** 2 * s.sum(reciprocal(s) ** 2)), [],
    ),
    "10. at a kink there is no derivative": (lambda s: equal(s.derivative(s.sqrt(c(s) ** 4), c(s)), 2 * c(s)), []),
    "11. of a product that is logged": (
        lambda s: [equal(s.log(c(s) * x(s)), s.log(c(s) * x(s))), positive(c(s))], [lambda s: positive(c(s) * x(s))],
    ),
    "13. two indices mean N ≥ 2, no more": (
        lambda s: at_most(3, s.N + 0 * s.entry(a(s), "i") * s.entry(a(s), "j")), [],
    ),
    "13. what an index leaves of a sum of squares may be 0": (
        lambda s: at_most(s.entry(a(s), "i") ** 2 + s.N, square(s, a(s))), [],
    ),
    "13. an index may leave no exponential": (lambda s: positive(1 - s.entry(softmax(s), "i")), []),
    "14. a root on the way": (lambda s: positive(c(s) ** 2 - 5 * c(s) + 5), []),
    "15. m is not negative": (
        lambda s: positive(c(s) ** 2 * x(s) ** 2 + z(s) ** 2),
        [
            lambda s: nonzero(c(s)),
            lambda s: positive(c(s) * x(s) ** 2 + c(s) ** 2 * x(s) ** 2 - c(s) * y(s) ** 4 + z(s) ** 2),
        ],
    ),
    "15. nor is it 0": (
        lambda s: positive(s.eps + c(s) ** 2 * square(s, a(s))), [lambda s: positive(s.eps + square(s, a(s)))],
    ),
    "16. tr(WᵀW)‖a‖² and no less": (
        lambda s: at_most(2 * s.on("M").dot(W(s) @ a(s), W(s) @ a(s)), s.trace(W(s).T @ W(s)) * s.dot(a(s), a(s))), [],
    ),
    "16. a trace of P and then Pᵀ, nothing else": (lambda s: at_most(0, s.trace(W(s).T @ W(s) @ W(s).T @ X(s))), []),
    "17. (X ⊙ X)m where m is negative": (lambda s: at_most(0, s.on("M").sum((W(s) * W(s)) @ a(s))), []),
    "17. (X1)² is at most n(X ⊙ X)1, and no less": (lambda s: equal(s.sqrt(spread(s)) ** 2, spread(s)), []),
    "18. √0 = 0": (lambda s: positive(s.sqrt(squares(s))), []),
    "18. what a root is of is not negative": (lambda s: equal(s.sqrt(a(s)) ** 2, a(s)), []),
    "18. √(a²b) is a√b for a > 0": (
        lambda s: equal(s.sqrt(a(s) ** 2 * b(s)), a(s) * s.sqrt(b(s))), [lambda s: positive(b(s))],
    ),
    "18. √v has no derivative where v is 0": (
        lambda s: equal(s.jacobian(s.sqrt(squares(s)), a(s)) @ s.sqrt(squares(s)), a(s)), [],
    ),
    "19. |w| is at least w, and no more": (
        lambda s: at_most(s.sum(a(s) ** 2 * s.ones) + s.sum(a(s)), s.sum(a(s) ** 2) + s.sum(s.abs(a(s))) - 1), [],
    ),
    "Σ[p]Σ[q] ≥ Σ[√(pq)]² where nothing is negative": (
        lambda s: at_most(s.N**2, s.sum(a(s)) * s.sum(s.ones / a(s))), [lambda s: nonzero(a(s))],
    ),
    "a block may have no coordinate": (
        lambda s: nonzero(c(s)), [lambda s: equal(s.sum(s.ones / in_blocks(s)), x(s))],
    ),
    "orthonormal columns are no orthonormal rows": (
        lambda s: equal(X(s) @ (X(s).T @ s.on("M").vector("v")), s.on("M").vector("v")),
        [lambda s: equal(X(s).T @ X(s), s.identity)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("rule", FALSE)
def test_it_is_not_proved(rule):
    claim, given = FALSE[rule]
    with suppress(Undecided):
        assert not decide(claim, given, everywhere=True).holds


def is_read_as_true(claim, given):
    """Whether the calculus alone, unconfirmed, takes a claim to be true, with no condition."""
    try:
        space, found = read_claim(record(claim), [record(item) for item in given])
    except (Cases, Inexpressible):
        return False
    return all(map(space.holds, found)) and not open_conditions(space) + assumptions(space)


def around(owner, name):
    """What a mutant may still ask: the method as it is."""
    return getattr(owner, name)


sign, eliminated_one_factor = around(Signs, "sign"), around(Moments, "assume_zero")
factor_vectors, others = around(Moments, "_factor_vectors"), around(GeneratorSigns, "_gram_of_letter")
letter_is_nonzero, basis = around(GeneratorSigns, "letter_is_nonzero"), around(Entries, "basis")
never_negative, of_matrices = (
    around(GeneratorSigns, "_is_never_negative"), around(GeneratorSigns, "_gram_of_matrices"),
)  # fmt: skip
of_sizes = around(GeneratorSigns, "_gram_of_sizes")
exponentials, orthonormal = around(GeneratorSigns, "_exponentials_of_others"), around(Moments, "_assume_orthonormal")


def learned_without_clearing(self, x, sign):
    self._take(x.numerator * (self.sign(x.denominator) or x.denominator), sign)
    if sign == POSITIVE:
        self._exclude(x.numerator)


def factors_of_what_is_not_cleared(self, block, terms):
    def multiplied_out(values):
        common = self.field.fraction(self.field.common_denominator(values).numerator, self.field.one)
        return [value * common for value in values]

    cleared, self.signs.clear_denominators = self.signs.clear_denominators, multiplied_out
    try:
        return factor_vectors(self, block, terms)
    finally:
        self.signs.clear_denominators = cleared


def a_fact_of_0(self, polynomial, sign):
    content, factors = self._field.factor(polynomial)
    rest = self._field.ring.constant(1 if content > 0 else -1)
    for factor, exponent in factors:
        rest *= factor**exponent
    self._facts.append((rest, sign))


def even_powers_taken_away(self, polynomial, sign):
    content, factors = self._field.factor(polynomial)
    rest = self._field.ring.constant(1 if content > 0 else -1)
    for factor, exponent in factors:
        rest *= factor ** (exponent % 2)
    self._facts.append((rest, sign))


def solved_blindly(self, value):
    """For x, whatever it is multiplied with."""
    index = self.field.find("scalar", "x")
    self._eliminate(index, value.numerator)
    self.open_slopes.clear()


def one_case(self, value):
    try:
        eliminated_one_factor(self, value)
    except ZeroProduct as product:
        eliminated_one_factor(self, self.field.fraction(product.factors[0], self.field.one))


def factors_of_what_is_logged(self, polynomial):
    factors = [factor for factor, _ in self._field.factor(polynomial)[1]]
    news = [factor for factor in factors if self.certify(factor) != POSITIVE]
    self._facts += [(factor, POSITIVE) for factor in news]
    return bool(news)


def one_index_more(self, name):
    self.signs.learn(self.N.value - self.field.rational(len(self.bases) + 2), NON_NEGATIVE)
    return basis(self, name)


def more_left(self, letter, picked, moments):
    size = self._field.polynomial_symbol(self._field.find("size", 0))
    return [polynomial - size for polynomial in others(self, letter, picked, moments)]


def weights_of_any_sign(self, polynomial, fact):
    pairs = ((exponents, term) for exponents, _ in terms_of(polynomial) for term, _ in self._terms_of(fact))
    quotients = dict.fromkeys(tuple(map(sub, *pair)) for pair in pairs)
    larger = [q for q in quotients if any(q) and min(q) >= 0]
    return [self._field.ring.from_dict({q: 1}) for q in larger if self._is_nowhere_zero(q)]


def half_the_trace(self, moments):
    symbol, letters = self._field.polynomial_symbol, self._space.matrix_letters
    doubled = [i for (_, m), i in moments.items() if any(letter in letters and e == 2 for letter, e in m)]
    return [polynomial - symbol(index) for polynomial in of_matrices(self, moments) for index in doubled]


def without_squares_of_sums(self, part):
    return {monomial: c for monomial, c in part.items() if all(exponent != 2 for _, exponent in monomial)}


def sizes_and_more(self, moments):
    return [polynomial - 1 for polynomial in of_sizes(self, moments)]


def rows_too(self, A):
    found = orthonormal(self, A)
    self.orthonormal.update([matrix.T for matrix in self.orthonormal])
    return found


def is_multiple_in_some_term(self, left, right, sign=0):
    try:
        ratios = [left[key] * right[key].reciprocal() for key in left] if left.keys() == right.keys() else []
    except Undefined:
        return False
    signs = self._space.signs
    return any(signs.known_sign(r) >= sign if sign else signs.scalar_is_nonzero(r) for r in ratios)


def yes(*_):
    return True


def nothing(*_):
    return None


# rule: (where its guard is, what it is called, what stands in its place)
MUTANTS = {
    "a multiple has one ratio": (GeneratorSigns, "_is_multiple", is_multiple_in_some_term),
    "1. a root has one sign": (Field, "absolute", lambda self, polynomial: polynomial),
    "1. √(c²d) is |c|√d only where d ≥ 0": (
        Field, "_presuppose", lambda self, unknown, cofactor: self.signs.presuppose(unknown),
    ),
    "2. Q may vanish": (Signs, "_is_trusted", yes),
    "3. the sign of a divisor is not known": (Signs, "sign", lambda self, p, depth=4: sign(self, p, depth) or 1),
    "4. x ≠ 0 teaches P ≠ 0 where Q is trusted": (Signs, "exclude", lambda self, x: self._exclude(x.numerator)),
    "4. so does x > 0": (Signs, "learn", learned_without_clearing),
    "4. and a vector its factors": (Moments, "_factor_vectors", factors_of_what_is_not_cleared),
    "4. 0 ≥ 0 teaches nothing": (Signs, "_take", a_fact_of_0),
    "5. a product says nothing of its factors": (Signs, "_take", even_powers_taken_away),
    "6. a radicand is no hypothesis": (Signs, "forget_presupposed", nothing),
    "7. what is divided by may be 0": (Moments, "assume_zero", solved_blindly),
    "8. each case of a product": (Moments, "assume_zero", one_case),
    "9. a leading coefficient may be 0": (
        GeneratorSigns, "letter_is_nonzero",
        lambda self, block, letter: letter in self._space.relations or letter_is_nonzero(self, block, letter),
    ),
    "9. and then its letter is no square that is positive": (
        GeneratorSigns, "letter_is_nonzero",
        lambda self, block, letter: letter in self._space.relations or letter_is_nonzero(self, block, letter),
    ),
    "10. at a kink there is no derivative": (Derivatives, "_demand_smoothness", nothing),
    "11. of a product that is logged": (Signs, "presuppose_positive", factors_of_what_is_logged),
    "13. two indices mean N ≥ 2, no more": (Entries, "basis", one_index_more),
    "13. what an index leaves of a sum of squares may be 0": (GeneratorSigns, "_gram_of_letter", more_left),
    "13. an index may leave no exponential": (
        GeneratorSigns, "_exponentials_of_others",
        lambda self, m: [(p, POSITIVE, origin) for p, _, origin in exponentials(self, m)],
    ),
    "14. a root on the way": (certifier, "is_positive", lambda coefficients, _: sum(coefficients.values()) > 0),
    "15. m is not negative": (Signs, "_weights", weights_of_any_sign),
    "15. nor is it 0": (Signs, "_is_nowhere_zero", yes),
    "16. tr(WᵀW)‖a‖² and no less": (GeneratorSigns, "_gram_of_matrices", half_the_trace),
    "16. a trace of P and then Pᵀ, nothing else": (GeneratorSigns, "_is_double", yes),
    "17. (X ⊙ X)m where m is negative": (
        GeneratorSigns, "_is_never_negative",
        lambda self, block, letter: letter in self._space.matrix_letters or never_negative(self, block, letter),
    ),
    "17. (X1)² is at most n(X ⊙ X)1, and no less": (GeneratorSigns, "_without_means", without_squares_of_sums),
    "18. √0 = 0": (
        GeneratorSigns, "_is_exponential_or_root", lambda self, block, letter: letter in self._space.roots,
    ),
    "18. what a root is of is not negative": (GeneratorSigns, "nowhere_negative", yes),
    "18. √(a²b) is a√b for a > 0": (Roots, "_is_known_positive", yes),
    "18. √v has no derivative where v is 0": (Derivatives, "_demand_nowhere_zero", nothing),
    "19. |w| is at least w, and no more": (GeneratorSigns, "_gram_of_sizes", sizes_and_more),
    "Σ[p]Σ[q] ≥ Σ[√(pq)]² where nothing is negative": (GeneratorSigns, "is_never_negative", yes),
    "a block may have no coordinate": (Moments, "_divide_by_scalar", lambda self, block, divisor: divisor.inverse()),
    "orthonormal columns are no orthonormal rows": (Moments, "_assume_orthonormal", rows_too),
}  # fmt: skip


@pytest.mark.parametrize("rule", MUTANTS)
def test_missing_rule_reads_as_true(monkeypatch, rule):
    owner, attribute, careless = MUTANTS[rule]
    claim, given = FALSE[rule]
    assert not is_read_as_true(claim, given)
    monkeypatch.setattr(owner, attribute, careless)
    assert is_read_as_true(claim, given)


def test_each_rule_has_a_mutant():
    """But for what is left out of the verdict: that a case fails is seen by `decide`, not by the calculus."""
    assert set(FALSE) - set(MUTANTS) == {"8. a case that fails is not left out"}
    numbers = {int(line.split(".")[0]) for line in signs.__doc__.splitlines() if line[:1].isdigit()}
    assert numbers - {12} == {int(rule.split(".")[0]) for rule in MUTANTS if rule[0].isdigit()}


def test_without_the_rule_a_case_is_left_out(monkeypatch):
    """A decision by cases that takes an open case for proved: nothing but its confirmation can stand in the way."""
    claim, given = FALSE["8. a case that fails is not left out"]
    decide_case, proved = decision._decide_case, decision.Step("", Relation.AT_MOST, True)

    def careless(question, term):
        with suppress(Undecided):
            return decide_case(question, term)
        return decision.Decision(True, [], None, [proved])

    monkeypatch.setattr(decision, "_decide_case", careless)
    with pytest.raises(Disagreement):
        decide(claim, given, everywhere=True)
    monkeypatch.setattr(decision, "spot_check", lambda *_: Confirmation((1,), satisfiable=True, in_symbols=False))
    assert decide(claim, given, everywhere=True).holds
