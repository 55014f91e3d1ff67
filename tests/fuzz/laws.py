"""Laws: each makes a statement that is true wherever it has a meaning, from random parts.

A law is a function of `Parts`, which draws expressions of a kind; it returns (relation, left, right).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trees import Tree

# What an expression may be made of, by kind: (weight, name, kinds of the parts).
GRAMMAR: dict[str, list[tuple[int, str, tuple[str, ...]]]] = {
    "scalar": [
        (3, "add", ("scalar", "scalar")), (3, "sub", ("scalar", "scalar")), (4, "mul", ("scalar", "scalar")),
        (2, "div", ("scalar", "scalar")), (1, "neg", ("scalar",)), (4, "dot", ("vector", "vector")),
        (4, "sum", ("vector",)), (2, "sqrt", ("scalar",)), (3, "root", ("scalar",)), (1, "trace", ("operator",)),
        (1, "det", ("operator",)), (2, "product", ("vector",)), (1, "critical_point", ("vector",)),
        (2, "derivative", ("scalar",)), (2, "power", ("scalar",)), (1, "let", ("scalar",)),
    ],
    "vector": [
        (3, "add", ("vector", "vector")), (3, "sub", ("vector", "vector")), (3, "mul", ("vector", "vector")),
        (3, "mul", ("scalar", "vector")), (2, "div", ("vector", "scalar")), (2, "div", ("vector", "vector")),
        (3, "shifted", ("vector", "scalar")), (2, "apply", ("operator", "vector")), (2, "power", ("vector",)),
        (2, "gradient", ("scalar",)), (1, "drazin", ("vector",)), (1, "neg", ("vector",)),
        (2, "normalized", ("vector",)), (2, "centred", ("vector",)), (1, "size", ("vector",)),
    ],
    "operator": [
        (2, "add", ("operator", "operator")), (2, "apply", ("operator", "operator")), (3, "diag", ("vector",)),
        (3, "outer", ("vector", "vector")), (1, "T", ("operator",)), (2, "mul", ("scalar", "operator")),
        (3, "jacobian", ("vector",)), (1, "sub", ("operator", "operator")),
    ],
}  # fmt: skip
LEAVES = {
    "scalar": ["N", "eps", "c", "c", "z", "one", "two", "third"],
    "vector": ["ones", "a", "a", "a", "b", "g", "g"],
    "operator": ["identity"],
}
ONE: Tree = ("rational", 1, 1)
TWO: Tree = ("rational", 2, 1)
_NUMBERS: dict[str, Tree] = {"one": ONE, "two": TWO, "third": ("rational", 1, 3)}
ONES: Tree = ("ones",)


class Parts:
    """Draws random expressions.

    Args:
        random: the source of chance.
        depth: how deep a drawn expression is at most.
        zeros: whether the gain with zero entries occurs.
    """

    def __init__(self, random: Random, depth: int, zeros: bool) -> None:
        self.random = random
        self.depth = depth
        self._zeros = zeros

    def scalar(self) -> Tree:
        return self.grown("scalar", self.random.randint(0, self.depth))

    def vector(self) -> Tree:
        return self.grown("vector", self.random.randint(0, self.depth))

    def operator(self) -> Tree:
        return self.grown("operator", self.random.randint(0, self.depth))

    def leaf(self, kind: str) -> Tree:
        if kind == "vector" and self._zeros and self.random.random() < 0.4:
            return ("zg",)
        name = self.random.choice(LEAVES[kind])
        return _NUMBERS.get(name) or (name,)

    def letter(self, kind: str) -> Tree:
        """A letter at which a derivative is taken."""
        if kind == "vector" and self._zeros and self.random.random() < 0.05:
            return ("zg",)
        return (self.random.choice("aaagb" if kind == "vector" else "ccz"),)

    def grown(self, kind: str, depth: int) -> Tree:
        """An expression of a kind."""
        if depth == 0:
            return self.leaf(kind)
        rules = GRAMMAR[kind]
        ((_, name, kinds),) = self.random.choices(rules, [weight for weight, _, _ in rules])
        inner = [self.grown(k, depth - 1) for k in kinds]
        if name in ("gradient", "jacobian"):
            return (name, *inner, self.letter("vector"))
        if name == "derivative":
            return (name, *inner, self.letter("scalar"))
        if name == "power":
            return (name, *inner, self.random.choice((2, 2, 2, 3, -1, -2)))
        return _SHORT[name](*inner) if name in _SHORT else (name, *inner)


# -- short hands ---------------------------------------------------------------------------------------


def add(x: Tree, y: Tree) -> Tree:
    return ("add", x, y)


def sub(x: Tree, y: Tree) -> Tree:
    return ("sub", x, y)


def mul(x: Tree, y: Tree) -> Tree:
    return ("mul", x, y)


def div(x: Tree, y: Tree) -> Tree:
    return ("div", x, y)


def square(x: Tree) -> Tree:
    return ("power", x, 2)


def dot(u: Tree, v: Tree) -> Tree:
    return ("dot", u, v)


def total(v: Tree) -> Tree:
    return ("sum", v)


def root(x: Tree) -> Tree:
    return ("sqrt", x)


def spread(x: Tree) -> Tree:
    """x·1."""
    return mul(x, ONES)


def over_one(x: Tree) -> Tree:
    """1 + x²."""
    return add(ONE, square(x))


_SHORT: dict[str, Callable[..., Tree]] = {
    "root": lambda x: root(over_one(x)),
    "size": lambda v: root(square(v)),
    "shifted": lambda v, x: div(ONES, add(square(v), spread(over_one(x)))),
    "normalized": lambda v: div(v, root(add(ONE, dot(v, v)))),
    "centred": lambda v: sub(v, spread(div(total(v), ("N",)))),
}

# -- laws ----------------------------------------------------------------------------------------------

Law = Callable[[Parts], Tree]


def _equal(left: Tree, right: Tree) -> Tree:
    return ("equal", left, right)


def _at_most(left: Tree, right: Tree) -> Tree:
    return ("at_most", left, right)


def _distributive(p: Parts) -> Tree:
    kind = p.random.choice((p.scalar, p.vector, p.operator))
    x, y, c = kind(), kind(), p.scalar()
    return _equal(mul(c, add(x, y)), add(mul(c, x), mul(c, y)))


def _products_of_vectors(p: Parts) -> Tree:
    u, v, w = p.vector(), p.vector(), p.vector()
    return _equal(mul(u, sub(v, w)), sub(mul(u, v), mul(w, u)))


def _apply_a_sum(p: Parts) -> Tree:
    A, u, v = p.operator(), p.vector(), p.vector()
    return _equal(("apply", A, add(u, v)), add(("apply", A, u), ("apply", A, v)))


def _apply_a_product(p: Parts) -> Tree:
    A, B, u = p.operator(), p.operator(), p.vector()
    return _equal(("apply", ("apply", A, B), u), ("apply", A, ("apply", B, u)))


def _transpose(p: Parts) -> Tree:
    A, B = p.operator(), p.operator()
    return _equal(("T", ("apply", A, B)), ("apply", ("T", B), ("T", A)))


def _adjoint(p: Parts) -> Tree:
    A, u, v = p.operator(), p.vector(), p.vector()
    return _equal(dot(u, ("apply", A, v)), dot(("apply", ("T", A), u), v))


def _trace(p: Parts) -> Tree:
    A, B = p.operator(), p.operator()
    return _equal(("trace", ("apply", A, B)), ("trace", ("apply", B, A)))


def _trace_of_a_dyad(p: Parts) -> Tree:
    A, u, v = p.operator(), p.vector(), p.vector()
    return _equal(("trace", ("apply", A, ("outer", u, v))), dot(v, ("apply", A, u)))


def _product_rule(p: Parts) -> Tree:
    a, x, y = p.letter("vector"), p.scalar(), p.scalar()
    return _equal(("gradient", mul(x, y), a), add(mul(x, ("gradient", y, a)), mul(y, ("gradient", x, a))))


def _quotient_rule(p: Parts) -> Tree:
    a, x, y = p.letter("vector"), p.scalar(), p.scalar()
    change = sub(mul(y, ("gradient", x, a)), mul(x, ("gradient", y, a)))
    return _equal(("gradient", div(x, y), a), div(change, square(y)))


def _chain_rule_of_a_root(p: Parts) -> Tree:
    a, x = p.letter("vector"), p.scalar()
    return _equal(("gradient", root(over_one(x)), a), div(mul(x, ("gradient", x, a)), root(over_one(x))))


def _derivative_rules(p: Parts) -> Tree:
    c, x, y = p.letter("scalar"), p.scalar(), p.scalar()
    return p.random.choice((
        _equal(("derivative", mul(x, y), c), add(mul(x, ("derivative", y, c)), mul(y, ("derivative", x, c)))),
        _equal(("derivative", ("power", x, 3), c), mul(mul(("rational", 3, 1), square(x)), ("derivative", x, c))),
        _equal(("derivative", div(y, over_one(x)), c), div(
            sub(mul(over_one(x), ("derivative", y, c)), mul(mul(TWO, mul(x, y)), ("derivative", x, c))),
            square(over_one(x)),
        )),
    ))  # fmt: skip


def _gradient_of_a_dot(p: Parts) -> Tree:
    a, u, v = p.letter("vector"), p.vector(), p.vector()
    parts = [("apply", ("T", ("jacobian", f, a)), h) for f, h in ((u, v), (v, u))]
    return _equal(("gradient", dot(u, v), a), add(*parts))


def _jacobian_of_a_product(p: Parts) -> Tree:
    a, u, v = p.letter("vector"), p.vector(), p.vector()
    parts = [("apply", ("diag", h), ("jacobian", f, a)) for f, h in ((u, v), (v, u))]
    return _equal(("jacobian", mul(u, v), a), add(*parts))


def _jacobian_of_a_multiple(p: Parts) -> Tree:
    a, x, u = p.letter("vector"), p.scalar(), p.vector()
    return _equal(("jacobian", mul(x, u), a), add(mul(x, ("jacobian", u, a)), ("outer", u, ("gradient", x, a))))


def _jacobian_of_a_reciprocal(p: Parts) -> Tree:
    a, x, u = p.letter("vector"), p.scalar(), p.vector()
    below = add(square(u), spread(over_one(x)))
    right = ("apply", ("diag", div(ONES, square(below))), ("jacobian", below, a))
    return _equal(("jacobian", div(ONES, below), a), ("neg", right))


def _symmetric_hessian(p: Parts) -> Tree:
    a, x = p.letter("vector"), p.scalar()
    hessian = ("jacobian", ("gradient", x, a), a)
    return _equal(hessian, ("T", hessian))


def _mixed_derivatives(p: Parts) -> Tree:
    c, a, x = p.letter("scalar"), p.letter("vector"), p.scalar()
    return _equal(("derivative", total(("gradient", x, a)), c), total(("gradient", ("derivative", x, c), a)))


def _determinant_lemma(p: Parts) -> Tree:
    d, u, v = p.vector(), p.vector(), p.vector()
    d = p.random.choice((d, ONES, ("g",), add(square(d), ONES)))
    return _equal(("det", add(("diag", d), ("outer", u, v))), mul(("product", d), add(ONE, dot(v, div(u, d)))))


def _determinant_of_rank_two(p: Parts) -> Tree:
    u, v, q, r = (p.vector() for _ in range(4))
    both = add(add(("identity",), ("outer", u, v)), ("outer", q, r))
    right = sub(mul(add(ONE, dot(u, v)), add(ONE, dot(q, r))), mul(dot(v, q), dot(r, u)))
    return _equal(("det", both), right)


def _determinants(p: Parts) -> Tree:
    A, B = (
        add(("diag", p.vector()), p.random.choice((("identity",), ("outer", p.vector(), p.vector())))) for _ in "AB"
    )
    return _equal(("det", ("apply", A, B)), mul(("det", A), ("det", B)))


def _products(p: Parts) -> Tree:
    u, v, a = p.vector(), p.vector(), p.letter("vector")
    return p.random.choice((
        _equal(("product", mul(u, v)), mul(("product", v), ("product", u))),
        _equal(mul(("product", u), ("product", div(ONES, u))), ONE),
        _equal(("product", square(u)), square(("product", u))),
        _equal(("product", div(v, u)), div(("product", v), ("product", u))),
        _equal(mul(a, ("gradient", ("product", a), a)), spread(("product", a))),
        _equal(("det", ("diag", u)), ("product", u)),
    ))  # fmt: skip


def _roots(p: Parts) -> Tree:
    x, y = p.scalar(), p.scalar()
    big = over_one(x)
    return p.random.choice((
        _equal(square(root(x)), x),
        _equal(mul(root(x), root(y)), root(mul(x, y))),
        _equal(root(mul(square(("N",)), x)), mul(("N",), root(x))),
        _equal(root(mul(("rational", 4, 9), x)), mul(("rational", 2, 3), root(x))),
        _equal(root(mul(big, y)), mul(root(y), root(big))),
        _equal(root(div(ONE, x)), div(ONE, root(x))),
        _equal(root(mul(square(x), y)), mul(root(square(x)), root(y))),
        _equal(root(square(big)), big),
        _equal(mul(sub(root(big), ONE), add(root(big), ONE)), square(x)),
        _equal(div(square(x), add(root(big), ONE)), sub(root(big), ONE)),
        _equal(root(square(add(ONE, root(x)))), add(ONE, root(x))),
        _equal(square(add(root(x), root(y))), add(add(x, y), mul(TWO, mul(root(x), root(y))))),
        _equal(square(root(add(ONE, root(big)))), add(ONE, root(big))),
    ))  # fmt: skip


def _partial_fractions(p: Parts) -> Tree:
    v, x, y = p.leaf("vector"), p.scalar(), p.scalar()
    first, second = add(square(v), spread(over_one(x))), add(square(v), spread(add(over_one(y), ONE)))
    gap = sub(add(over_one(y), ONE), over_one(x))
    return p.random.choice((
        _equal(sub(div(ONES, first), div(ONES, second)), mul(gap, div(ONES, mul(first, second)))),
        _equal(add(total(div(square(v), first)), mul(over_one(x), total(div(ONES, first)))), ("N",)),
        _equal(mul(first, div(v, first)), v),
        _equal(div(ONES, sub(v, spread(x))), div(add(v, spread(x)), sub(square(v), spread(square(x))))),
        _equal(mul(div(ONES, first), div(ONES, first)), div(ONES, square(first))),
    ))  # fmt: skip


def _powers(p: Parts) -> Tree:
    x = p.random.choice((p.scalar, p.vector))()
    return p.random.choice((
        _equal(("power", x, 3), mul(x, mul(x, x))),
        _equal(mul(("power", x, -2), x), ("power", x, -1)),
        _equal(mul(("power", x, -1), x), ("power", x, 0)),
        _equal(square(("power", x, -1)), ("power", x, -2)),
    ))  # fmt: skip


def _drazin(p: Parts) -> Tree:
    v = p.leaf("vector")
    inverse = ("drazin", v)
    return p.random.choice((
        _equal(mul(mul(v, inverse), v), v),
        _equal(("drazin", inverse), v),
        _equal(square(mul(v, inverse)), mul(v, inverse)),
        _equal(("drazin", square(v)), square(inverse)),
        _equal(mul(sub(ONES, mul(v, inverse)), v), sub(v, v)),
    ))  # fmt: skip


def _critical_points(p: Parts) -> Tree:
    h = p.random.choice((("g",), p.leaf("vector"), add(("g",), spread(p.leaf("scalar"))), p.vector()))
    zeta = ("critical_point", h)
    w = div(ONES, sub(square(h), spread(zeta)))
    a = p.letter("vector")
    slope = ("apply", ("T", ("jacobian", h, a)), mul(h, square(w)))
    return p.random.choice(
        (
            _equal(total(w), ("rational", 0, 1)),
            _equal(mul(zeta, dot(w, w)), dot(square(h), square(w))),
            _equal(total(mul(square(h), w)), ("N",)),
            _equal(mul(dot(w, w), ("gradient", zeta, a)), mul(TWO, slope)),
            _moving_critical_point(p),
        )
    )


def _moving_critical_point(p: Parts) -> Tree:
    """ζ′ Σ w² = 2 x′ Σ h w² for the gain h = g + x."""
    c, x = p.letter("scalar"), p.scalar()
    h = add(("g",), spread(x))
    zeta = ("critical_point", h)
    w = div(ONES, sub(square(h), spread(zeta)))
    rate = mul(("derivative", x, c), total(mul(h, square(w))))
    return _equal(mul(("derivative", zeta, c), dot(w, w)), mul(TWO, rate))


def _orders(p: Parts) -> Tree:
    x, y, u, v = p.scalar(), p.scalar(), p.vector(), p.vector()
    zero: Tree = ("rational", 0, 1)
    return p.random.choice((
        _at_most(square(dot(u, v)), mul(dot(u, u), dot(v, v))),
        _at_most(square(total(u)), mul(("N",), dot(u, u))),
        _at_most(zero, add(square(x), square(y))),
        _at_most(mul(TWO, mul(x, y)), add(square(x), square(y))),
        _at_most(zero, dot(u, u)),
        ("positive", over_one(x)),
        ("positive", root(over_one(x))),
        ("positive", add(square(x), root(add(ONE, dot(u, u))))),
        _at_most(zero, root(x)),
        _at_most(ONE, root(over_one(x))),
        _at_most(x, root(over_one(x))),
        _at_most(div(square(x), add(root(over_one(x)), ONE)), square(x)),
        _at_most(ONE, ("N",)),
        _at_most(zero, dot(sub(u, v), sub(u, v))),
        ("nonzero", over_one(x)),
        ("nonzero", add(square(u), spread(over_one(x)))),
        ("nonzero", root(over_one(x))),
        _at_most(div(ONE, add(over_one(x), square(y))), ONE),
        ("positive", ("product", add(square(u), ONES))),
        ("positive", ("det", add(("diag", add(square(u), ONES)), ("outer", v, v)))),
    ))  # fmt: skip


def _centred(p: Parts) -> Tree:
    u = p.vector()
    deviation = sub(u, spread(div(total(u), ("N",))))
    return p.random.choice((
        _equal(total(deviation), ("rational", 0, 1)),
        _equal(dot(deviation, deviation), sub(dot(u, u), div(square(total(u)), ("N",)))),
        _at_most(dot(deviation, deviation), dot(u, u)),
    ))  # fmt: skip


def _names(p: Parts) -> Tree:
    x = p.random.choice((p.scalar, p.vector))()
    return _equal(mul(("let", x), x), square(x))


def _itself(p: Parts) -> Tree:
    x = p.random.choice((p.scalar, p.vector, p.operator))()
    return _equal(add(x, x), mul(TWO, x))


LAWS: list[Law] = [
    _distributive, _products_of_vectors, _apply_a_sum, _apply_a_product, _transpose, _adjoint, _trace,
    _trace_of_a_dyad, _product_rule, _quotient_rule, _chain_rule_of_a_root, _derivative_rules, _derivative_rules,
    _gradient_of_a_dot, _jacobian_of_a_product, _jacobian_of_a_multiple, _jacobian_of_a_reciprocal,
    _symmetric_hessian, _mixed_derivatives, _determinant_lemma, _determinant_of_rank_two, _determinants, _products,
    _products, _roots, _roots, _roots, _partial_fractions, _partial_fractions, _powers, _drazin, _critical_points,
    _critical_points, _orders, _orders, _orders, _orders, _centred, _names, _itself,
]  # fmt: skip
