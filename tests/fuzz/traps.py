"""Shapes in which a careless rule proves something false: mostly false statements, with random parts.

A trap is a function of `Parts`; it returns a relation and the hypotheses that belong to it.
"""

from __future__ import annotations

from collections.abc import Callable

from laws import LAWS, ONE, ONES, Parts, add, div, dot, mul, over_one, root, spread, square, sub, total
from trees import Tree, kind

ZERO: Tree = ("rational", 0, 1)
Trap = Callable[[Parts], tuple[Tree, list[Tree]]]


def _wrapped(p: Parts, x: Tree) -> Tree:
    """A scalar that depends on x through something: a reciprocal, a product, a critical point, a root."""
    v = p.random.choice((("g",), ("b",), ("a",)))
    return p.random.choice((
        total(div(ONES, add(square(v), spread(over_one(x))))),
        total(div(p.vector(), sub(square(v), spread(x)))),
        total(div(v, add(v, spread(x)))),
        ("product", add(v, spread(x))),
        ("product", div(ONES, add(square(v), spread(over_one(x))))),
        ("det", add(("diag", v), mul(x, ("identity",)))),
        ("det", add(mul(x, ("identity",)), ("outer", v, ONES))),
        ("critical_point", add(v, spread(x))),
        ("critical_point", mul(over_one(x), v)),
        root(over_one(x)),
        root(square(x)),
        div(ONE, add(ONE, root(over_one(x)))),
        x,
    ))  # fmt: skip


def _slope(p: Parts, x: Tree, letter: Tree) -> Tree:
    return ("gradient" if kind(letter) == "vector" else "derivative", x, letter)


def _nothing(tree: Tree) -> Tree:
    return mul(ZERO, ONES) if kind(tree) == "vector" else ZERO


def _no_slope(p: Parts) -> tuple[Tree, list[Tree]]:
    """Something inside does not move."""
    x = _wrapped(p, p.scalar())
    if p.random.random() < 0.4:
        x = _wrapped(p, x)
    slope = _slope(p, x, p.letter(p.random.choice(("scalar", "vector"))))
    return ("equal", slope, _nothing(slope)), []


def _tied(p: Parts) -> tuple[Tree, list[Tree]]:
    """What a hypothesis makes equal has equal slopes."""
    x, y = _wrapped(p, p.scalar()), p.random.choice((p.leaf("scalar"), p.scalar()))
    letter = p.letter(p.random.choice(("scalar", "vector")))
    return ("equal", _slope(p, x, letter), _slope(p, y, letter)), [("equal", x, y)]


def _same_sign(p: Parts, known: Tree, claimed: Tree) -> tuple[Tree, list[Tree]]:
    """What is said of one scalar is said of another."""
    forms: list[Callable[[Tree], Tree]] = [
        lambda x: ("equal", x, ZERO), lambda x: ("at_most", x, ZERO), lambda x: ("at_most", ZERO, x),
        lambda x: ("positive", x), lambda x: ("nonzero", x),
    ]  # fmt: skip
    form = p.random.choice(forms)
    other = form if p.random.random() < 0.7 else p.random.choice(forms)
    return other(claimed), [form(known)]


def _gap(p: Parts) -> tuple[Tree, list[Tree]]:
    """Partial fractions divide by a gap that may be 0."""
    v, f, x, y = p.leaf("vector"), p.vector(), p.scalar(), p.leaf("scalar")
    shifts = p.random.choice(((over_one(x), add(over_one(x), y)), (x, y), (over_one(x), over_one(y)), (ZERO, y)))
    first, second = (div(ONES, add(square(v), spread(shift))) for shift in shifts)
    sums = sub(dot(f, first), dot(f, second)), dot(mul(f, first), second)
    known, claimed = sums if p.random.random() < 0.6 else sums[::-1]
    if p.random.random() < 0.3:
        return ("equal", claimed, ZERO), [("equal", dot(f, first), ZERO), ("equal", dot(f, second), ZERO)]
    return _same_sign(p, known, claimed)


def _conjugate(p: Parts) -> tuple[Tree, list[Tree]]:
    """A conjugate divides by what may be 0."""
    x = p.random.choice((("eps",), dot(("a",), ("a",)), square(p.scalar()), p.scalar()))
    big = root(add(ONE, x))
    forms = div(ONE, add(big, ONE)), sub(big, ONE), x, div(x, add(big, ONE)), div(ONE, add(root(x), big))
    return _same_sign(p, p.random.choice(forms), p.random.choice(forms))


def _nothing_learned(p: Parts) -> tuple[Tree, list[Tree]]:
    """A hypothesis that is a law teaches nothing."""
    name, left, *rest = p.random.choice(LAWS)(p)
    if name == "equal" and kind(left) == "scalar":
        name = p.random.choice(("equal", "at_most"))
    known: Tree = (name, left, *rest)
    if kind(left) != "scalar" and name == "equal":
        known = ("at_most", total(p.vector()), add(square(p.scalar()), ONE))
    x = p.scalar()
    return p.random.choice((("at_most", x, ZERO), ("positive", x), ("equal", root(square(x)), x))), [known]


def _kink(p: Parts) -> tuple[Tree, list[Tree]]:
    """|x| has no slope at 0, whatever is known of the sign of x."""
    x = p.scalar()
    letter = p.letter(p.random.choice(("scalar", "vector")))
    size = p.random.choice((root(square(x)), square(root(x)), mul(root(x), root(x)), root(square(square(x)))))
    known = p.random.choice((("at_most", ZERO, x), ("at_most", x, ZERO), ("positive", x), ("equal", x, ZERO)))
    return ("equal", _slope(p, size, letter), _slope(p, x, letter)), [known]


def _one_point_of_two(p: Parts) -> tuple[Tree, list[Tree]]:
    """Two critical points of one gain, or of two gains, that may be the same number."""
    h = p.random.choice((("g",), ("a",), add(("g",), spread(p.leaf("scalar")))))
    other = p.random.choice((("neg", h), mul(p.leaf("scalar"), h), add(h, spread(p.leaf("scalar"))), ("b",)))
    first, second = ("critical_point", h), ("critical_point", other)
    weights = [div(ONES, sub(square(v), spread(zeta))) for v, zeta in ((h, first), (h, second))]
    return p.random.choice((
        ("equal", first, second), ("differ", first, second), ("nonzero", sub(first, second)),
        ("equal", dot(*weights), ZERO), ("equal", total(weights[1]), ZERO),
    )), []  # fmt: skip


TRAPS: list[Trap] = [
    _no_slope, _no_slope, _no_slope, _tied, _tied, _gap, _gap, _gap, _conjugate, _conjugate, _nothing_learned, _kink,
    _one_point_of_two,
]  # fmt: skip
