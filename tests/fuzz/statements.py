"""Statements as data: half of them true by a law, the others a true one with something changed, a trap, or chance."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from laws import LAWS, ONE, TWO, Parts, add, dot, mul, over_one, root, spread, square, sub, total
from traps import TRAPS, ZERO
from trees import SCALARS, VECTORS, Tree, changed, kind, nodes, pasted


@dataclass(frozen=True)
class Statement:
    """A statement to be decided.

    Attributes:
        seed: its number.
        relation: what is claimed.
        hypotheses: what is taken for granted.
        everywhere: whether it has to have a meaning wherever the hypotheses hold.
        by_law: whether it is true by a law.
    """

    seed: int
    relation: Tree
    hypotheses: tuple[Tree, ...]
    everywhere: bool
    by_law: bool

    @property
    def source(self) -> str:
        """A call that can be pasted."""
        return pasted(self.relation, list(self.hypotheses), self.everywhere)


def statement(seed: int) -> Statement:
    """The statement with this number."""
    random = Random(seed)
    parts = Parts(random, random.choice((0, 1, 1, 1, 2, 2, 3)), random.random() < 0.15)
    hypotheses = tuple(hypothesis(random, parts) for _ in range(random.choice((0, 0, 0, 1, 1, 2, 3))))
    fate = random.random()
    if fate > 0.88:
        relation, further = random.choice(TRAPS)(parts)
        return Statement(seed, relation, (*hypotheses[:1], *further), random.random() < 0.3, False)
    if hypotheses and fate < 0.15:
        relation = _consequence(random, parts, random.choice(hypotheses))
    elif fate < 0.78:
        relation = random.choice(LAWS)(parts)
    else:
        relation = _at_random(random, parts)
    by_law = fate < 0.78 and random.random() < 0.65
    if not by_law and fate < 0.78:
        relation = _spoiled(random, relation)
    return Statement(seed, relation, hypotheses, random.random() < 0.3, by_law)


def _at_random(random: Random, parts: Parts) -> Tree:
    draw = random.choice((parts.scalar, parts.scalar, parts.vector, parts.operator))
    left, right = draw(), draw()
    if kind(left) != "scalar":
        return random.choice((("equal", left, right), ("differ", left, right)))
    return random.choice((("equal", left, right), ("at_most", left, right), ("positive", left), ("nonzero", left)))


# -- changes -------------------------------------------------------------------------------------------


def _spoiled(random: Random, relation: Tree) -> Tree:
    """A relation with a leaf, a sign, an order or a number changed."""
    name, *sides = relation
    if name == "equal" and random.random() < 0.06:
        return ("differ", *sides)
    if name in ("at_most", "positive") and random.random() < 0.3:
        return ("at_most", *sides[::-1]) if name == "at_most" else ("positive", sub(sides[0], ONE))
    side = random.randrange(len(sides))
    size = sum(1 for _ in nodes(sides[side]))
    sides[side] = changed(sides[side], random.randrange(size), lambda node: _other(random, node))
    return (name, *sides)


def _other(random: Random, node: Tree) -> Tree:
    name, *inner = node
    if name in VECTORS or name == "ones":
        return (random.choice([v for v in ("a", "b", "g", "ones") if v != name]),)
    if name in SCALARS or name in ("N", "rational"):
        return random.choice((ONE, TWO, ("N",), ("c",), ("eps",), ("neg", node), sub(node, ONE)))
    swaps = {"add": "sub", "sub": "add", "mul": "add", "drazin": "neg", "T": "neg", "let": "neg"}
    if name in swaps and not (name == "mul" and kind(inner[0]) != kind(inner[1])):
        return (swaps[name], *inner)
    if name == "power":
        return ("power", inner[0], inner[1] + 1)
    if name == "neg":
        return inner[0]
    return random.choice((("neg", node), mul(TWO, node)))


# -- hypotheses ----------------------------------------------------------------------------------------


def hypothesis(random: Random, parts: Parts) -> Tree:
    """A hypothesis: some plain, some trivially true, some false for all values, some of random parts."""
    a, b, g = ("a",), ("b",), ("g",)
    c, z, eps, N = ("c",), ("z",), ("eps",), ("N",)
    plain: list[Tree] = [
        ("positive", eps), ("equal", eps, ZERO), ("at_most", eps, ZERO), ("positive", c), ("at_most", ZERO, c),
        ("at_most", ZERO, z), ("nonzero", c), ("nonzero", g), ("nonzero", a), ("positive", dot(a, a)),
        ("equal", c, ONE), ("equal", c, ZERO), ("equal", c, z), ("equal", mul(c, z), ONE),
        ("equal", square(c), ONE), ("at_most", c, z),
        ("equal", total(a), ZERO), ("equal", dot(a, b), ZERO), ("equal", dot(a, a), ONE), ("equal", dot(a, a), N),
        ("equal", total(a), c), ("at_most", dot(a, a), ZERO), ("at_most", total(a), total(b)), ("at_most", ONE, N),
        ("at_most", TWO, N), ("equal", N, TWO), ("equal", mul(N, square(c)), ONE), ("nonzero", sub(c, z)),
        ("nonzero", add(g, ("ones",))), ("nonzero", sub(square(g), spread(c))), ("equal", ("product", a), c),
        ("equal", total(("div", ("ones",), sub(square(g), spread(z)))), ZERO), ("positive", sub(dot(a, a), square(c))),
        ("at_most", ONE, square(c)), ("at_most", square(c), ONE), ("positive", mul(c, z)), ("at_most", ZERO, mul(c, z)),
        ("at_most", ZERO, mul(square(c), z)), ("at_most", ZERO, mul(eps, c)), ("positive", ("product", a)),
        ("nonzero", ("product", a)), ("positive", add(c, eps)), ("equal", root(over_one(c)), z),
        ("positive", ("div", ONE, add(root(over_one(c)), ONE))), ("at_most", root(z), c), ("nonzero", dot(a, g)),
        ("equal", a, b), ("nonzero", mul(a, b)), ("positive", sub(mul(N, dot(a, a)), square(total(a)))),
    ]  # fmt: skip
    x, y = parts.scalar(), parts.scalar()
    trivial: list[Tree] = [
        ("equal", x, x), ("at_most", x, x), ("at_most", ZERO, square(x)), ("positive", over_one(x)),
        ("nonzero", over_one(x)),
        ("at_most", dot(a, b), dot(b, a)), ("at_most", ZERO, total(sub(a, spread(("div", total(a), N))))),
        ("equal", ZERO, sub(x, x)), ("at_most", ZERO, root(over_one(x))), ("at_most", ZERO, ZERO),
    ]  # fmt: skip
    empty: list[Tree] = [
        ("equal", N, ZERO), ("positive", ZERO), ("positive", ("neg", square(x))), ("equal", ONE, ZERO),
        ("nonzero", ZERO),
        ("at_most", ONE, ZERO), ("positive", ("neg", eps)), ("at_most", over_one(x), ZERO),
    ]  # fmt: skip
    drawn: list[Tree] = [
        ("equal", x, y), ("at_most", x, y), ("positive", x), ("nonzero", x), ("nonzero", parts.vector()),
        ("equal", x, c),
        ("equal", x, ZERO), ("at_most", ZERO, x), ("at_most", x, ZERO),
    ]  # fmt: skip
    (pool,) = random.choices((plain, trivial, empty, drawn), (60, 14, 2, 24))
    return random.choice(pool)


def _consequence(random: Random, parts: Parts, hypothesis: Tree) -> Tree:
    """What follows from a hypothesis."""
    name, left, *rest = hypothesis
    x = parts.scalar()
    if kind(left) != "scalar":
        return ("equal", mul(left, ("power", left, -1)), ("ones",))
    if name == "equal":
        right = rest[0]
        return random.choice((
            ("equal", mul(left, x), mul(right, x)),
            ("equal", square(left), mul(left, right)),
            ("at_most", add(left, x), add(right, x)),
            ("equal", root(add(ONE, square(left))), root(over_one(right))),
        ))  # fmt: skip
    if name == "at_most":
        right = rest[0]
        return random.choice((
            ("at_most", add(left, x), add(right, x)),
            ("at_most", mul(left, square(x)), mul(right, square(x))),
            ("positive", add(sub(right, left), over_one(x))),
            ("equal", root(square(sub(right, left))), sub(right, left)),
        ))  # fmt: skip
    if name == "positive":
        return random.choice((
            ("positive", mul(left, over_one(x))),
            ("nonzero", left),
            ("positive", add(left, square(x))),
            ("equal", root(square(left)), left),
            ("positive", ("div", ONE, left)),
        ))  # fmt: skip
    return random.choice((
        ("nonzero", mul(left, over_one(x))),
        ("positive", square(left)),
        ("equal", ("div", mul(left, x), left), x),
        ("nonzero", ("power", left, -3)),
    ))  # fmt: skip
