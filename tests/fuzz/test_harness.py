"""The evaluator and the judge themselves: values known by hand, and false statements that they have to see."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import judge
import pytest
import reals
from evaluator import Point, evaluate
from judge import examine
from laws import ONE, ONES, TWO, add, div, dot, mul, root, spread, square, sub, total
from reals import Irrational, Meaningless, Vacuous, compare
from statements import ZERO, Statement, statement
from trees import Tree, claim, kind, letters, nodes, source

from lnverify import Decision, decide
from lnverify.proofs.recording import Recorder

a, b, g, c, z, eps, N, zg = (("a",), ("b",), ("g",), ("c",), ("z",), ("eps",), ("N",), ("zg",))
norm = dot(a, a)
zeta: Tree = ("critical_point", g)
w = div(ONES, sub(square(g), spread(zeta)))


def numbers(*values):
    return [Fraction(value) for value in values]


AT = Point(2, {"a": numbers(3, 4), "g": numbers(1, 2), "b": numbers(0, 1), "c": Fraction(2), "zg": numbers(0, 5)})
THREE = Point(3, {"g": numbers(1, 2, 4)})

VALUES = {
    "a norm": (root(norm), 5),
    "a determinant": (("det", add(("identity",), ("outer", a, a))), 26),
    "a product": (("product", add(a, ONES)), 20),
    "a critical point": (zeta, Fraction(5, 2)),
    "the square of a root that is no fraction": (square(root(TWO)), 2),
    "a root that cancels": (sub(root(("rational", 8, 1)), mul(TWO, root(TWO))), 0),
    "a negative power": (("power", c, -3), Fraction(1, 8)),
    "a Drazin inverse": (total(("drazin", zg)), Fraction(1, 5)),
    "a gradient": (total(("gradient", square(norm), a)), 4 * 25 * 7),
    "a second derivative": (("derivative", ("derivative", ("power", c, 4), c), c), 48),
    "a Laplacian": (("trace", ("jacobian", ("gradient", square(norm), a), a)), 4 * 25 * 2 + 8 * 25),
    "a derivative around a gradient": (("derivative", total(("gradient", mul(square(c), norm), a)), c), 4 * 14),
    "a gradient around a derivative": (total(("gradient", ("derivative", mul(square(c), norm), c), a)), 4 * 14),
    "the gradient of a root": (total(("gradient", root(norm), a)), Fraction(7, 5)),
    "the gradient of a determinant": (
        total(("gradient", ("det", add(("diag", g), ("outer", a, a))), a)),
        2 * (2 * 3 + 4),
    ),
    # ζ = (g₁² + g₂²)/2 at N = 2.
    "the gradient of a critical point": (total(("gradient", zeta, g)), 3),
    "the trace of a Jacobian": (("trace", ("jacobian", div(ONES, g), g)), Fraction(-5, 4)),
    "a derivative that is independent": (("derivative", root(dot(b, b)), c), 0),
    "the slope of an exponential": (("derivative", ("exp", sub(mul(c, c), mul(TWO, c))), c), 2),
    "the slope of a logarithm": (("derivative", ("log", square(c)), c), 1),
    "the slope of tanh": (("derivative", ("tanh", sub(square(c), mul(TWO, c))), c), 2),
    "the addition of tanh": (
        sub(("tanh", TWO), div(mul(TWO, ("tanh", ONE)), add(ONE, square(("tanh", ONE))))),
        0,
    ),
    "a derivative at one letter of two": (total(("gradient", dot(a, b), b)), 7),
}


@pytest.mark.each(VALUES)
def test_value(tree, expected):
    assert compare(evaluate(tree, AT), Fraction(expected)) == 0


@pytest.mark.parametrize("choice", range(2))
def test_critical_points_between_each_two_squares(choice):
    at = Point(3, THREE.values, choice)
    value = evaluate(zeta, at)
    assert isinstance(value, Irrational)
    assert compare(evaluate(total(w), at), Fraction(0)) == 0
    # ζ′ along g itself is 2ζ, for ζ is of degree two.
    assert compare(evaluate(dot(g, ("gradient", zeta, g)), at), 2 * value) == 0


MEANINGLESS = {
    "1/0": div(ONE, ZERO),
    "0/0": div(ZERO, ZERO),
    "an entry 0 that is divided by": div(ONES, b),
    "the root of a negative number": root(("neg", ONE)),
    "the slope of a root at 0": ("derivative", root(sub(c, TWO)), c),
    "the slope of |x| at 0": ("derivative", root(square(sub(c, TWO))), c),
    "the slope of a Drazin inverse at 0": ("gradient", total(("drazin", b)), b),
}


@pytest.mark.parametrize("name", MEANINGLESS)
def test_meaningless(name):
    with pytest.raises(Meaningless):
        evaluate(MEANINGLESS[name], AT)


def test_1_over_0_is_0_in_mathcomp():
    with reals.total():
        assert [evaluate(MEANINGLESS[name], AT) for name in ("1/0", "the root of a negative number")] == [0, 0]
        with pytest.raises(Meaningless):
            evaluate(MEANINGLESS["the slope of a root at 0"], AT)


def test_entries_are_at_the_place_of_an_index():
    at = Point(2, {**AT.values, ("index", "i"): 1})
    assert evaluate(("entry", a, "i"), at) == 4 == evaluate(dot(a, ("basis", "i")), at)


def test_equal_squares_have_no_critical_point():
    with pytest.raises(Vacuous):
        evaluate(zeta, Point(2, {"g": numbers(1, -1)}))


def reciprocal(v: Tree, x: Tree) -> Tree:
    """1/(v² + x)."""
    return div(ONES, add(square(v), spread(x)))


def secular(x: Tree) -> Tree:
    """Σ 1/(g² − x) = 0."""
    return ("equal", total(reciprocal(g, ("neg", x))), ZERO)


less_eps = add(ONE, eps)

# False statements: name: (what is claimed, hypotheses).
FALSE: dict[str, tuple[Tree, list[Tree]]] = {
    "a hypothesis that is trivially true": (("at_most", norm, ONE), [("at_most", dot(a, b), dot(b, a))]),
    "a scalar in a reciprocal": (
        ("equal", ("jacobian", reciprocal(g, add(norm, ONE)), a), mul(ZERO, ("identity",))), []
    ),
    "a scalar in a determinant": (
        ("equal", ("gradient", ("det", add(("diag", g), mul(norm, ("identity",)))), a), mul(ZERO, ONES)), []
    ),
    "a denominator that is 0": (("at_most", div(ONE, add(root(less_eps), ONE)), ZERO), [("at_most", eps, ZERO)]),
    "a norm that is 0": (("at_most", div(ONE, add(root(add(ONE, norm)), ONE)), ZERO), [("at_most", norm, ZERO)]),
    "a numerator behind a conjugate": (
        ("nonzero", sub(root(add(ONE, square(c))), ONE)), [("positive", div(ONE, add(root(add(ONE, square(c))), ONE)))]
    ),
    "the derivative of a sum that is tied": (
        ("equal", ("derivative", secular(z)[1], z), ZERO), [secular(z)]
    ),
    "the derivative of a critical point": (
        ("equal", ("derivative", ("critical_point", add(g, spread(c))), c), ZERO), []
    ),
    "a product that is tied": (
        ("equal", ("gradient", c, a), mul(("product", a), div(ONES, a))), [("equal", ("product", a), c)]
    ),
    "N as a free number": (
        ("at_most", square(total(a)), add(norm, sub(total(zg), total(zg)))),
        [("equal", mul(N, square(c)), ONE), ("nonzero", c)],
    ),
    "a derivative at a gain with zeros": (("equal", ("gradient", total(zg), zg), mul(zg, ("drazin", zg))), []),
    "a derivative of |c| at 0": (("equal", ("derivative", root(square(c)), c), ONE), [("at_most", ZERO, c)]),
    "two roots that may be one": (
        ("equal", dot(reciprocal(g, ("neg", c)), reciprocal(g, ("neg", z))), ZERO), [secular(c), secular(z)]
    ),
    "two critical points that may be one": (
        ("equal", dot(w, div(ONES, sub(square(g), spread(("critical_point", ("neg", g)))))), ZERO), []
    ),
    "a gap that is 0": (
        ("equal", dot(mul(a, reciprocal(g, ONE)), reciprocal(g, less_eps)), ZERO),
        [("equal", dot(a, reciprocal(g, ONE)), dot(a, reciprocal(g, less_eps)))],
    ),
    "a root of a product": (("equal", root(mul(c, z)), mul(root(c), root(z))), []),
    "true beyond N = 1 alone": (("at_most", TWO, N), []),
    "true for N ≤ 3 alone": (("at_most", N, ("rational", 3, 1)), []),
}  # fmt: skip


@pytest.mark.parametrize("name", FALSE)
def test_planted_proof_is_caught(name, monkeypatch):
    """Among a few draws of points, as a hundred thousand statements have them."""
    monkeypatch.setattr(judge, "decide", lambda *_: Decision(True, [], None))
    relation, hypotheses = FALSE[name]
    assert any(examine(Statement(seed, relation, tuple(hypotheses), True, False)).failed for seed in range(8)), name


NONZERO_C = decide(claim(("equal", div(c, c), ONE))).conditions
NONZERO_A = decide(claim(("equal", div(a, a), ONES))).conditions
NOT_NEGATIVE = decide(claim(("equal", square(root(c)), c))).conditions
SOLVED = ("equal", mul(c, z), ZERO)

# Proofs under conditions: name: (what is claimed, hypotheses, conditions, whether the judge lets it pass).
CONDITIONAL: dict[str, tuple[Tree, list[Tree], Any, bool]] = {
    "what was divided by is not zero": (("equal", div(a, a), ONES), [], NONZERO_A, True),
    "what was divided by is forgotten": (("equal", div(a, a), ONES), [], [], False),
    "a root is forgotten": (("equal", div(square(root(c)), c), ONE), [], NONZERO_C, False),
    "a divisor is forgotten": (("equal", div(c, root(c)), root(c)), [], NOT_NEGATIVE, False),
    "neither is forgotten": (("equal", div(c, root(c)), root(c)), [], NOT_NEGATIVE + NONZERO_C, True),
    "false where the conditions hold": (("equal", div(a, a), mul(TWO, ONES)), [], NONZERO_A, False),
    "false where they hold, beside an equation": (
        ("equal", div(c, c), TWO), [("equal", total(a), ZERO)], NONZERO_C, False
    ),
    "false where they fail alone, beside an equation": (("equal", z, ZERO), [SOLVED], NONZERO_C, True),
    "false where they fail alone, without one": (("nonzero", c), [], NONZERO_C, False),
}  # fmt: skip


@pytest.mark.each(CONDITIONAL)
def test_conditional_proof_checks_conditions(relation, hypotheses, conditions, right, monkeypatch):
    monkeypatch.setattr(judge, "decide", lambda *_: Decision(True, conditions, None))
    results = [examine(Statement(seed, relation, tuple(hypotheses), False, False)) for seed in range(8)]
    assert any(item.failed for item in results) != right, results


def test_a_wrong_witness_is_found_out(monkeypatch):
    wrong = decide(claim(("equal", ZERO, ONE)))
    monkeypatch.setattr(judge, "decide", lambda *_: wrong)
    assert examine(Statement(0, ("equal", c, c), (), False, True)).failed


@pytest.mark.parametrize("count", [80, pytest.param(200, marks=pytest.mark.slow)])
def test_laws_hold(count):
    """A law that fails would show as a refutation that is right: the judge is asked instead of `decide`."""
    for seed in range(count):
        given = statement(seed)
        if given.by_law:
            assert judge.counterexample(given, given.relation, None) is None, given.source


def test_tree_kind_matches_value():
    for tree in [tree for tree, _ in VALUES.values()]:
        for node in nodes(tree):
            assert eval(source(node), {"s": Recorder()}).expression.kind == kind(node), node
    assert letters(mul(c, total(a))) == {"c", "a"}
