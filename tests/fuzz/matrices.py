"""Random statements over two dimensions and free matrices: laws with random parts, orders, trees beside changed ones.

The kind of a tree is "c" for a scalar, "N" or "M" for a vector, "MN" for a matrix with M rows.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from statements import Statement
from trees import AXES, CONSTANTS, Tree, letters

LETTERS = {"c": ("c", "z"), "N": ("a", "b"), "M": ("u", "v"), "MN": ("W", "V"), "NN": ("S", "Q")}
W: Tree = ("W",)
S: Tree = ("S",)
ONES: dict[str, Tree] = {"N": ("ones",), "M": ("ones_M",)}
IDENTITY: dict[str, Tree] = {"N": ("identity",), "M": ("identity_M",)}


class Grower:
    """Draws trees and statements.

    Args:
        seed: the number of the statement.
    """

    seeded_with = "matrices"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random(f"{self.seeded_with} {seed}")
        self.is_law = False

    def tree(self, kind: str, depth: int) -> Tree:
        """A tree of a kind."""
        if depth <= 0 or self.random.random() < 0.15:
            return self._leaf(kind)
        return self.random.choice(self._ways(kind))(depth - 1)

    def _leaf(self, kind: str) -> Tree:
        if kind in LETTERS and self.random.random() < 0.85:
            return (self.random.choice(LETTERS[kind]),)
        if kind == "c":
            return self.random.choice([("rational", self.random.randint(-2, 3), 1), (self._side(),)])
        if len(kind) == 1:
            return ONES[kind]
        if kind == "NM":
            return ("T", W)
        return IDENTITY[kind[0]] if kind[0] == kind[1] else W

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
                lambda d: ("gradient", self.tree("c", d), (self.random.choice(LETTERS[kind]),)),
                self._tamed(kind),
                self._of_vector(kind),
            ]
        square = [lambda d: ("diag", self.tree(kind[0], d))] if kind[0] == kind[1] else []
        at_matrix = [lambda d: ("gradient", self.tree("c", d), (LETTERS[kind][0],))] if kind in LETTERS else []
        return [
            *any_kind,
            *square,
            *at_matrix,
            *[lambda d: self._composed(kind, d)] * 2,
            lambda d: ("outer", self.tree(kind[0], d), self.tree(kind[1], d)),
            lambda d: ("T", self.tree(kind[::-1], d)),
            lambda d: ("jacobian", self.tree(kind[0], d), (self.random.choice(LETTERS[kind[1]]),)),
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
        return ("derivative", self.tree("c", depth), (self.random.choice(LETTERS["c"]),))

    def _apply(self, kind: str, depth: int) -> Tree:
        side = self._side()
        return ("apply", self.tree(kind + side, depth - 1), self.tree(side, depth))

    def _composed(self, kind: str, depth: int) -> Tree:
        side = self._side()
        return ("apply", self.tree(kind[0] + side, depth), self.tree(side + kind[1], depth))

    # -- statements --------------------------------------------------------------------------------------

    def statement(self) -> Statement:
        """A statement."""
        given = self.tree("c", 2) if self.random.random() < 0.15 else None
        tied = self.tree("c", 3) if self.random.random() < 0.15 else None
        hypotheses: list[Tree] = [] if tied is None or "c" in letters(tied) else [("equal", ("c",), tied)]
        hypotheses += [] if given is None else [("positive", given)]
        relation = self._relation()
        return Statement(self.seed, relation, tuple(hypotheses), False, self.is_law)

    def _relation(self) -> Tree:
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
        if name in AXES:
            names = LETTERS[AXES[name] or "c"]
            return (names[-1] if name == names[0] else names[0],)
        if name in CONSTANTS or name == "rational":
            return tree
        if name == "T" and inner[0] in (("S",), ("Q",)) and self.random.random() < 0.5:
            return inner[0]
        if name in ("mul", "sub") and self.random.random() < 0.3:
            return (name, *reversed(inner))
        if name in ("gradient", "jacobian", "derivative"):
            return (name, self._changed(inner[0]), inner[1])
        place = self.random.randrange(len(inner))
        return (name, *inner[:place], self._changed(inner[place]), *inner[place + 1 :])

    def _law(self) -> tuple[Tree, Tree]:
        p, q = self._side(), self._side()
        A, x, y, z, c = self.tree(p + q, 2), self.tree(p, 2), self.tree(q, 2), self.tree(q, 2), self.tree("c", 1)
        B, free = self.tree(q + p, 2), (self.random.choice(LETTERS[q]),)
        laws = [
            (("dot", x, ("apply", A, y)), ("dot", ("apply", ("T", A), x), y)),
            (("apply", A, ("add", y, z)), ("add", ("apply", A, y), ("apply", A, z))),
            (("apply", A, ("mul", c, y)), ("mul", c, ("apply", A, y))),
            (("apply", ("apply", A, B), x), ("apply", A, ("apply", B, x))),
            (("trace", ("apply", A, B)), ("trace", ("apply", B, A))),
            (("trace", ("apply", A, B)), ("trace", ("apply", ("T", A), ("T", B)))),
            (("T", ("apply", A, B)), ("apply", ("T", B), ("T", A))),
            (("trace", ("outer", ("apply", A, y), x)), ("dot", x, ("apply", A, y))),
            (("apply", ("outer", x, y), z), ("mul", ("dot", y, z), x)),
            (("apply", A, ("mul", y, z)), ("apply", ("apply", A, ("diag", y)), z)),
            (("apply", ("diag", x), ("apply", A, y)), ("mul", x, ("apply", A, y))),
            (("trace", ("apply", ("T", A), ("outer", x, y))), ("dot", x, ("apply", A, y))),
            (
                ("gradient", ("dot", y, y), free),
                ("mul", ("rational", 2, 1), ("apply", ("T", ("jacobian", y, free)), y)),
            ),
            (
                ("jacobian", ("mul", y, z), free),
                ("add", ("apply", ("diag", y), ("jacobian", z, free)), ("apply", ("diag", z), ("jacobian", y, free))),
            ),
            (("gradient", ("sum", x), free), ("apply", ("T", ("jacobian", x, free)), ONES[p])),
            (
                ("gradient", ("dot", ("u",), ("apply", W, ("a",))), W),
                ("outer", ("u",), ("a",)),
            ),
        ]
        return self.random.choice(laws)

    def _order(self) -> tuple[Tree, Tree]:
        p, q = self._side(), self._side()
        x, y, z = self.tree(p, 2), self.tree(q, 1), self.tree(p, 1)
        A = S if p == q == "N" else W
        A, y = (("T", W), y) if (p, q) == ("N", "M") else (A, self.tree("N", 1))
        square = ("trace", ("apply", ("T", A), A))
        image = ("apply", A, y)
        return self.random.choice(
            [
                (("rational", 0, 1), ("dot", x, x)),
                (("mul", ("dot", x, z), ("dot", x, z)), ("mul", ("dot", x, x), ("dot", z, z))),
                (("mul", ("sum", x), ("sum", x)), ("mul", (p,), ("dot", x, x))),
                (("dot", image, image), ("mul", square, ("dot", y, y))),
                (("rational", 0, 1), square),
            ]
        )
