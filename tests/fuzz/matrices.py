"""Random statements over free matrices, and an evaluator of their own: tables of fractions, and dual numbers.

A tree is (name, part, …); its kind is "c" for a scalar, "N" or "M" for a vector, "MN" for a matrix with M rows. A
statement is a law with random parts, or a tree beside a changed one, or an order; it may have an order as hypothesis.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import count
from random import Random
from typing import Any, NamedTuple

import reals
from reals import Dual, Meaningless, parts, primal, sign

from lnverify import at_most, equal, positive

Tree = tuple[Any, ...]
LETTERS = {"c": ("c", "d"), "N": ("a", "b"), "M": ("u", "v"), "MN": ("W", "V"), "NN": ("S", "Q")}
KINDS = {name: kind for kind, names in LETTERS.items() for name in names}
_tags = count(1)


class Statement(NamedTuple):
    """A relation between two trees, under an order that is taken for granted or none.

    Attributes:
        relation: "equal" or "at_most".
        left, right: its sides.
        given: a scalar that is positive, or None.
        tied: a scalar that the letter c equals, or None.
        by_law: whether it is true.
    """

    relation: str
    left: Tree
    right: Tree
    given: Tree | None
    tied: Tree | None
    by_law: bool


class Values(NamedTuple):
    """A point: N, M, and numbers, lists and lists of rows by letter."""

    n: int
    m: int
    letters: dict[str, Any]

    def length(self, kind: str) -> int:
        """The length of a dimension."""
        return self.m if kind == "M" else self.n


# -- what a tree says ------------------------------------------------------------------------------------


def said(tree: Tree, s: Any) -> Any:
    """The tree in a space."""
    name, *inner = tree
    if name == "letter":
        (letter,) = inner
        kind = KINDS[letter]
        if kind == "c":
            return s.scalar(letter)
        return s.on(kind).vector(letter) if len(kind) == 1 else s.matrix(letter, *kind)
    if name in ("ones", "identity", "size"):
        return getattr(s.on(inner[0]), "N" if name == "size" else name)
    if name == "number":
        return s.rational(*inner)
    values = [said(part, s) for part in inner]
    return _SAID[name](s, *values)


_SAID: dict[str, Callable[..., Any]] = {
    "add": lambda s, x, y: x + y,
    "sub": lambda s, x, y: x - y,
    "mul": lambda s, x, y: x * y,
    "at": lambda s, A, x: A @ x,
    "T": lambda s, A: A.T,
    "dot": lambda s, x, y: s.dot(x, y),
    "sum": lambda s, x: s.sum(x),
    "outer": lambda s, x, y: s.outer(x, y),
    "diag": lambda s, x: s.diag(x),
    "trace": lambda s, A: s.trace(A),
    "tamed": lambda s, x: x / (x**0 + x**2),
    "unit": lambda s, x: x / s.sqrt(1 + s.dot(x, x)),
    "direction": lambda s, x: x / s.sqrt(s.dot(x, x)),
    "exp": lambda s, x: s.exp(x),
    "root": lambda s, x: s.sqrt(x),
    "over": lambda s, x, y: x / y,
    "gradient": lambda s, x, at: s.gradient(x, at),
    "jacobian": lambda s, f, at: s.jacobian(f, at),
    "rate": lambda s, x, at: s.derivative(x, at),
}


def value(tree: Tree, at: Values) -> Any:
    """The tree at a point, from the definitions alone."""
    name, *inner = tree
    if name == "letter":
        return at.letters[inner[0]]
    if name == "ones":
        return [Fraction(1)] * at.length(inner[0])
    if name == "identity":
        places = range(at.length(inner[0]))
        return [[Fraction(int(i == j)) for j in places] for i in places]
    if name == "size":
        return Fraction(at.length(inner[0]))
    if name == "number":
        return Fraction(*inner)
    if name in ("gradient", "jacobian", "rate"):
        return _derivative(inner[0], inner[1][1], at)
    return _VALUE[name](*(value(part, at) for part in inner))


def _entrywise(operation: Callable[[Any, Any], Any], x: Any, y: Any) -> Any:
    if isinstance(x, list):
        return [_entrywise(operation, p, q) for p, q in zip(x, y, strict=True)]
    return operation(x, y)


def _times(x: Any, y: Any) -> Any:
    if isinstance(x, list) and isinstance(y, list):
        return _entrywise(lambda p, q: p * q, x, y)
    if isinstance(x, list):
        x, y = y, x
    return [_times(x, q) for q in y] if isinstance(y, list) else x * y


def _dot(x: Any, y: Any) -> Any:
    return sum((p * q for p, q in zip(x, y, strict=True)), Fraction(0))


def _at(A: Any, x: Any) -> Any:
    if not isinstance(x[0], list):
        return [_dot(row, x) for row in A]
    return [[_dot(row, column) for column in zip(*x, strict=True)] for row in A]


def _tamed(x: Any) -> Any:
    return [_tamed(p) for p in x] if isinstance(x, list) else x * reals.inverse(1 + x * x)


def _exp(x: Any) -> Any:
    if type(x) is Dual:
        y = _exp(x.value)
        return Dual(y, [y * d for d in x.slopes], x.tag)
    return Fraction(1) if x == 0 else reals.Irrational(reals.mp.exp(reals.digits(x)))


_VALUE: dict[str, Callable[..., Any]] = {
    "add": lambda x, y: _entrywise(lambda p, q: p + q, x, y),
    "sub": lambda x, y: _entrywise(lambda p, q: p - q, x, y),
    "mul": _times,
    "at": _at,
    "T": lambda A: [list(column) for column in zip(*A, strict=True)],
    "dot": _dot,
    "sum": lambda x: sum(x, Fraction(0)),
    "outer": lambda x, y: [[p * q for q in y] for p in x],
    "diag": lambda x: [[p if i == j else Fraction(0) for j in range(len(x))] for i, p in enumerate(x)],
    "trace": lambda A: sum((row[i] for i, row in enumerate(A)), Fraction(0)),
    "tamed": _tamed,
    "unit": lambda x: _times(reals.inverse(reals.root(1 + _dot(x, x))), x),
    "direction": lambda x: _times(reals.inverse(reals.root(_dot(x, x))), x),
    "exp": lambda x: [_exp(p) for p in x],
    "root": lambda x: [reals.root(p) for p in x],
    "over": lambda x, y: [
        _times(p, reals.inverse(q)) for p, q in zip(x, y if isinstance(y, list) else [y] * len(x), strict=True)
    ],
}


def _derivative(tree: Tree, letter: str, at: Values) -> Any:
    """The slopes in the directions of the entries of a letter, entry by entry of the result."""
    tag, own = next(_tags), at.letters[letter]
    flat = _flat(own)
    directions = iter(Dual(x, [Fraction(int(i == j)) for j in range(len(flat))], tag) for i, x in enumerate(flat))
    moved = _like(own, directions)
    result = value(tree, at._replace(letters={**at.letters, letter: moved}))

    def slopes(x: Any) -> Any:
        outcome = parts(x, tag)[1] or [Fraction(0)] * len(flat)
        return _like(own, iter(outcome))

    return [slopes(x) for x in result] if isinstance(result, list) else slopes(result)


def _flat(x: Any) -> list[Any]:
    return [p for part in x for p in _flat(part)] if isinstance(x, list) else [x]


def _like(x: Any, entries: Any) -> Any:
    return [_like(part, entries) for part in x] if isinstance(x, list) else next(entries)


# -- what is drawn ---------------------------------------------------------------------------------------


class Grower:
    """Draws trees and statements.

    Args:
        seed: the number of the statement.
    """

    seeded_with = "matrices"

    def __init__(self, seed: int) -> None:
        self.random = Random(f"{self.seeded_with} {seed}")
        self.is_law = False

    def tree(self, kind: str, depth: int) -> Tree:
        """A tree of a kind."""
        if depth <= 0 or self.random.random() < 0.15:
            return self._leaf(kind)
        return self.random.choice(self._ways(kind))(depth - 1)

    def _leaf(self, kind: str) -> Tree:
        if kind in LETTERS and self.random.random() < 0.85:
            return ("letter", self.random.choice(LETTERS[kind]))
        if kind == "c":
            return self.random.choice([("number", self.random.randint(-2, 3), 1), ("size", self._side())])
        if len(kind) == 1:
            return ("ones", kind)
        if kind == "NM":
            return ("T", ("letter", "W"))
        return ("identity", kind[0]) if kind[0] == kind[1] else ("letter", "W")

    def _side(self) -> str:
        return self.random.choice("NM")

    def _ways(self, kind: str) -> list[Callable[[int], Tree]]:
        any_kind = [
            lambda d: (self.random.choice(("add", "sub")), self.tree(kind, d), self.tree(kind, d)),
            lambda d: ("mul", self.tree("c", d - 1), self.tree(kind, d)),
        ]
        if kind == "c":
            return [*any_kind, *[self._dot] * 4, self._trace, self._trace, self._sum, self._rate, self._tamed("c")]
        if len(kind) == 1:
            return [
                *any_kind,
                *[lambda d: self._apply(kind, d)] * 4,
                lambda d: ("mul", self.tree(kind, d), self.tree(kind, d)),
                lambda d: ("gradient", self.tree("c", d), ("letter", self.random.choice(LETTERS[kind]))),
                self._tamed(kind),
                self._of_vector(kind),
            ]
        square = [lambda d: ("diag", self.tree(kind[0], d))] if kind[0] == kind[1] else []
        at_matrix = [lambda d: ("gradient", self.tree("c", d), ("letter", LETTERS[kind][0]))] if kind in LETTERS else []
        return [
            *any_kind,
            *square,
            *at_matrix,
            *[lambda d: self._composed(kind, d)] * 2,
            lambda d: ("outer", self.tree(kind[0], d), self.tree(kind[1], d)),
            lambda d: ("T", self.tree(kind[::-1], d)),
            lambda d: ("jacobian", self.tree(kind[0], d), ("letter", self.random.choice(LETTERS[kind[1]]))),
        ]

    def _tamed(self, kind: str) -> Callable[[int], Tree]:
        return lambda d: ("tamed", self.tree(kind, min(d, 1)))

    def _of_vector(self, kind: str) -> Callable[[int], Tree]:
        name = self.random.choice(("unit", "unit", "direction", "exp"))
        return lambda d: (name, self.tree(kind, min(d, 1)))

    def _dot(self, depth: int) -> Tree:
        side = self._side()
        left = self.tree(side, depth)
        return ("dot", left, left if self.random.random() < 0.3 else self.tree(side, depth))

    def _sum(self, depth: int) -> Tree:
        return ("sum", self.tree(self._side(), depth))

    def _trace(self, depth: int) -> Tree:
        side = self._side()
        return ("trace", self.tree(side + side, depth))

    def _rate(self, depth: int) -> Tree:
        return ("rate", self.tree("c", depth), ("letter", self.random.choice(LETTERS["c"])))

    def _apply(self, kind: str, depth: int) -> Tree:
        side = self._side()
        return ("at", self.tree(kind + side, depth - 1), self.tree(side, depth))

    def _composed(self, kind: str, depth: int) -> Tree:
        side = self._side()
        return ("at", self.tree(kind[0] + side, depth), self.tree(side + kind[1], depth))

    # -- statements --------------------------------------------------------------------------------------

    def statement(self) -> Statement:
        """A statement."""
        given = self.tree("c", 2) if self.random.random() < 0.15 else None
        tied = self.tree("c", 3) if self.random.random() < 0.15 else None
        tied = None if tied is None or _holds(tied, "c") else tied
        return Statement(*self._relation(), given, tied, self.is_law)

    def _relation(self) -> tuple[str, Tree, Tree]:
        draw = self.random.random()
        self.is_law = draw < 0.6
        if draw < 0.45:
            return ("equal", *self._law())
        if draw < 0.6:
            return ("at_most", *self._order())
        if draw < 0.7:
            return ("at_most", self.tree("c", 2), self.tree("c", 3))
        kind = self.random.choice(("c", "c", "c", "N", "M", "NN", "MN", "MM"))
        left = self.tree(kind, 3)
        changed = [self._changed(left) for _ in range(5)]
        return ("equal", left, next((tree for tree in changed if tree != left), self.tree(kind, 3)))

    def _changed(self, tree: Tree) -> Tree:
        """The tree with one part changed: a letter for another, two factors turned round, a transposition left out."""
        name, *inner = tree
        if name == "letter":
            names = LETTERS[KINDS[inner[0]]]
            return ("letter", names[-1] if inner[0] == names[0] else names[0])
        if name in ("ones", "identity", "size", "number"):
            return tree
        if name == "T" and self._is_square(inner[0]) and self.random.random() < 0.5:
            return inner[0]
        if name in ("mul", "sub") and self.random.random() < 0.3:
            return (name, *reversed(inner))
        if name in ("gradient", "jacobian", "rate"):
            return (name, self._changed(inner[0]), inner[1])
        place = self.random.randrange(len(inner))
        return (name, *inner[:place], self._changed(inner[place]), *inner[place + 1 :])

    def _is_square(self, tree: Tree) -> bool:
        return tree in (("letter", "S"), ("letter", "Q"))

    def _law(self) -> tuple[Tree, Tree]:
        p, q = self._side(), self._side()
        A, x, y, z, c = self.tree(p + q, 2), self.tree(p, 2), self.tree(q, 2), self.tree(q, 2), self.tree("c", 1)
        B, free = self.tree(q + p, 2), ("letter", self.random.choice(LETTERS[q]))
        laws = [
            (("dot", x, ("at", A, y)), ("dot", ("at", ("T", A), x), y)),
            (("at", A, ("add", y, z)), ("add", ("at", A, y), ("at", A, z))),
            (("at", A, ("mul", c, y)), ("mul", c, ("at", A, y))),
            (("at", ("at", A, B), x), ("at", A, ("at", B, x))),
            (("trace", ("at", A, B)), ("trace", ("at", B, A))),
            (("trace", ("at", A, B)), ("trace", ("at", ("T", A), ("T", B)))),
            (("T", ("at", A, B)), ("at", ("T", B), ("T", A))),
            (("trace", ("outer", ("at", A, y), x)), ("dot", x, ("at", A, y))),
            (("at", ("outer", x, y), z), ("mul", ("dot", y, z), x)),
            (("at", A, ("mul", y, z)), ("at", ("at", A, ("diag", y)), z)),
            (("at", ("diag", x), ("at", A, y)), ("mul", x, ("at", A, y))),
            (("trace", ("at", ("T", A), ("outer", x, y))), ("dot", x, ("at", A, y))),
            (("gradient", ("dot", y, y), free), ("mul", ("number", 2, 1), ("at", ("T", ("jacobian", y, free)), y))),
            (
                ("jacobian", ("mul", y, z), free),
                ("add", ("at", ("diag", y), ("jacobian", z, free)), ("at", ("diag", z), ("jacobian", y, free))),
            ),
            (("gradient", ("sum", x), free), ("at", ("T", ("jacobian", x, free)), ("ones", p))),
            (
                ("gradient", ("dot", ("letter", "u"), ("at", ("letter", "W"), ("letter", "a"))), ("letter", "W")),
                ("outer", ("letter", "u"), ("letter", "a")),
            ),
        ]
        return self.random.choice(laws)

    def _order(self) -> tuple[Tree, Tree]:
        p, q = self._side(), self._side()
        x, y, z = self.tree(p, 2), self.tree(q, 1), self.tree(p, 1)
        W: Tree = ("letter", "S") if p == q == "N" else ("letter", "W")
        W, y = (("T", W), y) if (p, q) == ("N", "M") else (W, self.tree("N", 1))
        square = ("trace", ("at", ("T", W), W))
        image = ("at", W, y)
        return self.random.choice(
            [
                (("number", 0, 1), ("dot", x, x)),
                (("mul", ("dot", x, z), ("dot", x, z)), ("mul", ("dot", x, x), ("dot", z, z))),
                (("mul", ("sum", x), ("sum", x)), ("mul", ("size", p), ("dot", x, x))),
                (("dot", image, image), ("mul", square, ("dot", y, y))),
                (("number", 0, 1), square),
            ]
        )


def _holds(tree: Tree, letter: str) -> bool:
    """Whether a letter is in a tree."""
    return tree == ("letter", letter) or any(_holds(part, letter) for part in tree[1:] if isinstance(part, tuple))


def claim(statement: Statement) -> Callable[[Any], Any]:
    """The statement as a claim."""
    relation = equal if statement.relation == "equal" else at_most
    return lambda s: relation(said(statement.left, s), said(statement.right, s))


def hypotheses(statement: Statement) -> list[Callable[[Any], Any]]:
    """What is taken for granted."""
    given, tied = statement.given, statement.tied
    equations = [] if tied is None else [lambda s: equal(s.scalar("c"), said(tied, s))]
    return equations + ([] if given is None else [lambda s: positive(said(given, s))])


def is_true(statement: Statement, at: Values) -> bool | None:
    """Whether a statement is true at a point; None outside its hypotheses."""
    if not _is_met(statement, at):
        return None
    left, right = (_flat(value(side, at)) for side in (statement.left, statement.right))
    signs = [sign(primal(x - y)) for x, y in zip(left, right, strict=True)]
    return all(item == 0 for item in signs) if statement.relation == "equal" else signs[0] <= 0


def _is_met(statement: Statement, at: Values) -> bool:
    """Whether the hypotheses hold at a point."""
    if statement.tied is not None and sign(primal(at.letters["c"] - value(statement.tied, at))) != 0:
        return False
    return statement.given is None or sign(value(statement.given, at)) > 0


def random_point(random: Random) -> Values:
    """Small numbers, zeros among them, at N and M up to 3."""
    n, m = random.randint(1, 3), random.randint(1, 3)
    density = random.choice((0.3, 0.7, 1))
    length = {"N": n, "M": m}

    def number() -> Fraction:
        return Fraction(random.randint(-3, 3), random.choice((1, 1, 2))) if random.random() < density else Fraction(0)

    def drawn(kind: str) -> Any:
        if kind == "c":
            return number()
        if len(kind) == 1:
            return [number() for _ in range(length[kind])]
        return [[number() for _ in range(length[kind[1]])] for _ in range(length[kind[0]])]

    return Values(n, m, {name: drawn(kind) for name, kind in KINDS.items()})


def fault(statement: Statement, decision: Any, seed: int) -> str | None:
    """What a decision gets wrong, or None."""
    if decision.witness is not None:
        at = _point(decision.witness)
        try:
            return f"no witness: {decision.witness}" if is_true(statement, at) is not False else None
        except Meaningless:
            return None if decision.witness.undefined else f"no meaning at the witness: {decision.witness}"
    if not decision.holds:
        return "refuted without a witness"
    random = Random(seed)
    for _ in range(12):
        at = random_point(random)
        try:
            if statement.tied is not None:
                at.letters["c"] = value(statement.tied, at)
            if not _is_met(statement, at):
                continue
        except Meaningless:
            continue
        try:
            if is_true(statement, at) is False:
                return f"holds, but not at {at}"
        except Meaningless:
            if not decision.conditions:
                return f"holds without a condition, but has no meaning at {at}"
    return None


def _point(witness: Any) -> Values:
    n, m = witness.dimension, int(witness.values.get("M", 1))
    plain = random_point(Random(0))
    length = {"N": n, "M": m}

    def of(name: str, kind: str) -> Any:
        given = witness.values.get(name)
        if given is not None:
            return _like(given, iter(_number(x) for x in _flat(given)))
        if kind == "c":
            return plain.letters[name]
        row = [Fraction(1)] * length[kind[-1]]
        return row if len(kind) == 1 else [row] * length[kind[0]]

    return Values(n, m, {name: of(name, kind) for name, kind in KINDS.items()})


def _number(surd: Any) -> Any:
    terms = (reals.root(Fraction(int(d))) * Fraction(int(c.p), int(c.q)) for d, c in surd.parts.items())
    return sum(terms, Fraction(0))
