"""Points moved onto the hypotheses: an order is tested, an equation is solved for one letter, a scalar if it can be."""

import pytest
from flint import fmpq, fmpq_poly
from number_tests import pytest_generate_tests, test_it_is_refused  # noqa: F401
from variables import W, a, at_most, b, c, d, equal, nonzero, positive, s, square

from lnverify.proofs.readings.matrices import constraints
from lnverify.proofs.readings.matrices.constraints import Places, _OnLine, holds_at, places, satisfy
from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.points import Point, Sampled, hurting_points, points
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.recording import indices, record
from lnverify.proofs.values import Inexpressible, Undefined


def rows(*values):
    return {("activation", n): Surd.rational(value) for n, value in enumerate(values)}


def scalars(**values):
    return {(name, None): Surd.rational(value) for name, value in values.items()}


def point(values, rule=lambda *_: (0, 1), dimension=2, number=0):
    """A point with these values, and 0 or what the rule says elsewhere."""

    def drawn(dimension, number, name, index, nonzero):
        result = values.get((name, index))
        part = result.parts.get(1, fmpq(0)) if result is not None else None
        return (int(part.p), int(part.q)) if part is not None else rule(dimension, number, name, index, nonzero)

    return Point(dimension, 0, number, {}, drawn)


START = {**rows(1, 2), **scalars(c=3, d=5, eps=1)}
# Hypotheses, and where the point a = (1, 2), c = 3, d = 5, ε = 1 is moved to: None where it cannot be.
CASES = {
    "nothing": ([], {}),
    "what is true": ([at_most(c, d)], {}),
    "an order that is false": ([at_most(d, c)], None),
    "what is 0 is not 0": ([nonzero(c - 3)], None),
    "what is negative is positive": ([positive(c - d)], None),
    "2c = 7": ([equal(2 * c, 7)], {"c": "7/2"}),
    "c/2 − d/3 = 0": ([equal(c / 2, d / 3)], {"c": "10/3"}),
    "c² = 2": ([equal(c**2, 2)], {"c": "√2"}),
    "c² = −1": ([equal(c**2, -1)], None),
    "c² = −d²": ([equal(c**2 + d**2, 0)], None),
    "1/c = 4": ([equal(1 / c, 4)], {"c": "1/4"}),
    "1/c = 0": ([equal(1 / c, 0)], None),
    "√c = 2": ([equal(s.sqrt(c), 2)], {"c": "4"}),
    "√c = −2": ([equal(s.sqrt(c), -2)], None),
    "√c = c/3 − 6": ([equal(s.sqrt(c), c / 3 - 6)], {"c": "36"}),
    "1 + √(c + 1) = d": ([equal(1 + s.sqrt(c + 1), d)], {"c": "15"}),
    "√(4)c = 10": ([equal(s.sqrt(s.rational(4)) * c, 10)], {"c": "5"}),
    "(1 + √c)√c = 6": ([equal((1 + s.sqrt(c)) * s.sqrt(c), 6)], {"c": "4"}),
    "(1 + √c)² = 9": ([equal((1 + s.sqrt(c)) ** 2, 9)], {"c": "4"}),
    "1/(1 + √c) = 1/3": ([equal(1 / (1 + s.sqrt(c)), s.rational(1, 3))], {"c": "4"}),
    "3√c − √c = 4": ([equal(3 * s.sqrt(c) - s.sqrt(c), 4)], {"c": "4"}),
    "c/(1 + √c) = 2": ([equal(c / (1 + s.sqrt(c)), 2)], None),
    "ε = 3": ([equal(s.eps, 3)], {"eps": "3"}),
    "ε = 0": ([equal(s.eps, 0)], {"eps": "0"}),
    "(ε − 2)(ε + 3) = 0": ([equal((s.eps - 2) * (s.eps + 3), 0)], {"eps": "2"}),
    "(ε + 1)(ε² − 2) = 0": ([equal((s.eps + 1) * (s.eps**2 - 2), 0)], {"eps": "√2"}),
    "ε = −3": ([equal(s.eps, -3)], None),
    "ε² = 4": ([equal(s.eps**2, 4)], {"eps": "2"}),
    "e^0 c = 2": ([equal(s.exp(0 * d) * c, 2)], {"c": "2"}),
    "c + tanh 0 + log 1 = 2": ([equal(c + s.tanh(0 * d) + s.log(0 * d + 1), 2)], {"c": "2"}),
    "e^c = 2": ([equal(s.exp(c), 2)], None),
    "√c + √2 = 3": ([equal(s.sqrt(c) + s.sqrt(s.rational(2)), 3)], None),
    "c²⁰¹ = 1": ([equal(c**201, 1)], None),
    "‖a‖² = 13": ([equal(square(s, a), 13)], {"activation 0": "3"}),
    "‖a‖² = 2": ([equal(square(s, a), 2)], {"activation 1": "1"}),
    "‖a‖² = −2": ([equal(square(s, a), -2)], None),
    "aᵢ = 7, aⱼ = 9": (
        [equal(s.entry(a, "i"), 7), equal(s.entry(a, "j"), 9)],
        {"activation 0": "7", "activation 1": "9"},
    ),
    "Σa = c": ([equal(s.sum(a), c)], {}),
    "Σa = d": ([equal(s.sum(a), d)], {"d": "3"}),
    "a true order before a false one": ([lambda s: [at_most(c(s), d(s)), at_most(d(s), c(s))]], None),
    "two equations": ([lambda s: [equal(c(s), 1), equal(d(s), 2)]], {"c": "1", "d": "2"}),
    "two hypotheses": ([equal(c, 1), equal(d, c + 1)], {"c": "1", "d": "2"}),
    "the second undoes the first": ([equal(c, 1), equal(c, 2)], None),
    "an order after an equation": ([equal(c, 1), at_most(c, 2)], {"c": "1"}),
    "an order that an equation breaks": ([at_most(2, c), equal(c, 1)], None),
    "vectors that differ": ([equal(a, s.ones)], {"activation 1": "1"}),
    "tr(WᵀW) = 4": ([equal(s.trace(W.T @ W), 4)], {"W (0, 0)": "2"}),
    "1/0": ([equal(1 / (c - 3), 1)], None),
}


def moved_to(letters):
    return {f"{name} {index}" if index is not None else name: str(value) for (name, index), value in letters.items()}


@pytest.mark.each(CASES)
def test_where_the_point_is_moved(hypotheses, wanted):
    space = satisfy(point(START), hypotheses)
    assert (None if space is None else moved_to(space.numbers.point.fixed)) == wanted
    assert space is None or holds_at(hypotheses, space)


def test_next_free_variable_is_varied():
    """√c + √(c + 1) = d: no equation in c is solved that has two roots."""
    start = point({("c", None): Surd.rational(9, 16), ("d", None): Surd.rational(5)})
    space = satisfy(start, [equal(s.sqrt(c) + s.sqrt(c + 1), d)])
    assert moved_to(space.numbers.point.fixed) == {"d": "2"}


def entry(row, column):
    """An equation for an entry of S."""

    def equation(s):
        bases = [s.basis(name) for name in "ijk"]
        return equal(s.dot(bases[row], s.matrix("S", rows="N") @ bases[column]), 5)

    return equation


# The row and the column of an entry of a free matrix that has to be 5, and whether it is moved there.
MOVED_ENTRIES = {(0, 0): True, (0, 1): True, (1, 0): True, (1, 1): True, (0, 2): False, (2, 0): False, (2, 2): False}


@pytest.mark.parametrize("place_of_entry", MOVED_ENTRIES, ids=str)
def test_free_matrix_varies_leading_block(place_of_entry):
    space = satisfy(point({}, dimension=3), [entry(*place_of_entry)])
    moved = {f"S {place_of_entry}": "5"} if MOVED_ENTRIES[place_of_entry] else None
    assert (None if space is None else moved_to(space.numbers.point.fixed)) == moved


# Hypotheses with letters of each kind.
KINDS = {
    "a scalar": [at_most(c, 1)],
    "an equation of scalars": [equal(c, d)],
    "an equation and an order": [equal(c, d + 1), at_most(c, 2)],
    "vectors": [at_most(s.dot(a, b), 1)],
    "the norm of a vector": [equal(square(s, a), 1)],
    "zero gains": [at_most(s.sum(s.zeros_gain()), 1)],
    "how many gains are 0": [positive(s.sum(s.drazin(s.zeros_gain()) * s.zeros_gain()) - 1)],
    "a vector of the other dimension": [at_most(s.on("M").sum(s.on("M").vector("u")), 1)],
    "a free matrix": [at_most(s.dot(s.on("M").vector("u"), W @ a), 1)],
    "what depends on M alone": [at_most(s.on("M").N, s.N)],
    "nothing that is met": [at_most(2, s.N)],
    "what has no value": [at_most(1 / c, 1)],
}


def place_of(space):
    """Where a space stands."""
    if space is None:
        return None
    own = space.numbers.point
    return own.dimension, own.zeros, own.height, own.number, moved_to(own.fixed)


@pytest.mark.each(KINDS)
def test_cached_placements_change_nothing(hypotheses):
    hypotheses = tuple(map(record, hypotheses))
    shared, chosen = Places(hypotheses, ()), [*points()[::5], *hurting_points()]
    alone = [place_of(satisfy(start, hypotheses)) for start in chosen]
    assert any(item is not None for item in alone)
    for _ in range(2):
        for start, wanted in zip(chosen, alone, strict=True):
            assert place_of(shared.space(start, Sampled)) == wanted


def test_points_with_the_same_values_are_moved_once(monkeypatch):
    moved = []
    direct = constraints._move
    monkeypatch.setattr(constraints, "_move", lambda *given: moved.append(given) or direct(*given))
    shared = Places((record(at_most(c, s.rational(12345, 2))),), ())
    spaces = [shared.space(point(START, number=number), Sampled) for number in (0, 1)]
    assert len(moved) == 1
    assert spaces[0] is not spaces[1]


# Claims that call different things by one name.
TOGETHER = {
    "a scalar and a vector": (equal(s.vector("z"), 0), equal(s.scalar("z"), 0)),
    "indices in another order": tuple(
        equal(2 * s.dot(s.basis(first), a), s.dot(s.basis(second), a)) for first, second in ("ij", "ji")
    ),
}


@pytest.mark.each(TOGETHER)
def test_claims_in_a_shared_space_are_apart(first, second):
    for claim in map(record, (first, second, first)):
        shared = places((), tuple(indices(claim))).space(points()[60], Sampled)
        own = satisfy(points()[60], [])
        assert [it.failure(True) for it in try_claim(claim, shared)] == [
            it.failure(True) for it in try_claim(claim, own)
        ]


def test_free_matrix_varies_first_entry():
    start = point({}, lambda dimension, number, name, index, nonzero: (1, 1), dimension=3)
    space = satisfy(start, [equal(s.trace(s.matrix("S", rows="N")), 5)])
    assert moved_to(space.numbers.point.fixed) == {"S (0, 0)": "3"}


def on_line(a, b=(), f=(), d=(1,)):
    """(a + b√f)/d, with polynomials in the letter t that moves."""
    return _OnLine(*(fmpq_poly(list(part)) for part in (a, b, f, d)))


REFUSED = {
    "1/0": (lambda: on_line([5], d=[2]) + on_line([]).inverse(), Undefined, "division by zero"),
    "√√t": (lambda: on_line([0, 1]).sqrt().sqrt(), Inexpressible, "a root under a root in an equation"),
    "e^t": (
        lambda: on_line([0, 1]).function("exp"),
        Inexpressible,
        "a function of the letter that an equation is solved for",
    ),
    "1/(t − √t²)": (
        lambda: (on_line([0, 1]) + -on_line([0, 0, 1]).sqrt()).inverse(),
        Inexpressible,
        "a number that is 0 for one sign of its root",
    ),
}
