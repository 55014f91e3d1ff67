"""Random statements over two axes: entrywise products of matrices, and roots of vectors."""

from __future__ import annotations

from collections.abc import Callable

from matrices import LETTERS, Grower, Statement, Tree


class EntrywiseGrower(Grower):
    """Draws trees and statements in which matrices are multiplied entry by entry, and roots taken.

    Args:
        seed: the number of the statement.
    """

    seeded_with = "entrywise"

    def statement(self) -> Statement:
        """A statement; an equation with a root in it is not drawn, for to find a point on it takes long."""
        drawn = super().statement()
        return drawn if drawn.tied is None or not _has_root(drawn.tied) else drawn._replace(tied=None)

    def thin(self, kind: str, depth: int = 1) -> Tree:
        """A matrix that is no product of two, so that an entrywise product with it has a form."""
        plain: list[Tree] = [("outer", self.tree(kind[0], depth), self.tree(kind[1], depth))]
        plain += [("letter", name) for name in LETTERS.get(kind, ())]
        plain += [("T", ("letter", name)) for name in LETTERS.get(kind[::-1], ())]
        result = self.random.choice(plain)
        if depth and self.random.random() < 0.6:
            other = self.thin(kind, depth - 1)
            ways: list[Tree] = [
                ("mul", result, other),
                ("add", result, other),
                ("at", ("diag", self.tree(kind[0], 1)), result),
            ]
            return self.random.choice(ways)
        return result

    def _ways(self, kind: str) -> list[Callable[[int], Tree]]:
        ways = super()._ways(kind)
        if kind == "c":
            return ways
        if len(kind) == 1:
            return [*ways, *[lambda d: self._root(kind)] * 2, lambda d: ("over", self.tree(kind, d), self._root(kind))]
        return [*ways, *[lambda d: ("mul", self.thin(kind), self.thin(kind))] * 3]

    def _root(self, kind: str) -> Tree:
        """The root of a vector that is often positive."""
        other = self._side()
        x, A = self.tree(kind, self.random.choice((0, 0, 0, 1))), self.thin(kind + other, 0)
        squares = self.random.choice([("mul", x, x), ("at", ("mul", A, A), ("ones", other))])
        positive = ("add", ("ones", kind), squares)
        return ("root", self.random.choice([*[positive] * 7, ("mul", x, x), squares, x]))

    def _law(self) -> tuple[Tree, Tree]:
        if self.random.random() < 0.25:
            return super()._law()
        p, q = self._side(), self._side()
        A, B, C = (self.thin(p + q) for _ in range(3))
        x, y, r = self.tree(p, 1), self.tree(q, 1), self._root(p)
        (_, square), ones = r, ("ones", q)
        W, V = self.random.choice([(("letter", "W"), ("letter", "V")), (("letter", "S"), ("letter", "Q"))])
        rows = "N" if W == ("letter", "S") else "M"
        u, v = ("letter", "u" if rows == "M" else "a"), ("letter", "b")
        scaled = ("at", ("diag", x), A)
        variance = (
            "sub",
            ("at", ("mul", A, A), ones),
            ("mul", ("over", ("at", A, ones), ("size", q)), ("at", A, ones)),
        )
        centred = ("sub", A, ("outer", ("over", ("at", A, ones), ("size", q)), ones))
        free = ("letter", self.random.choice(LETTERS[p]))
        laws: list[tuple[Tree, Tree]] = [
            (("mul", A, B), ("mul", B, A)),
            (("mul", A, ("add", B, C)), ("add", ("mul", A, B), ("mul", A, C))),
            (("mul", ("mul", A, B), C), ("mul", A, ("mul", B, C))),
            (("T", ("mul", A, B)), ("mul", ("T", A), ("T", B))),
            (("mul", ("outer", x, y), A), ("at", ("at", ("diag", x), A), ("diag", y))),
            (("mul", scaled, B), ("at", ("diag", x), ("mul", A, B))),
            (("trace", ("at", A, ("T", B))), ("sum", ("at", ("mul", A, B), ones))),
            (
                ("dot", x, ("at", ("mul", A, B), y)),
                ("trace", ("at", ("at", ("at", ("diag", x), A), ("diag", y)), ("T", B))),
            ),
            (("dot", x, ("at", ("mul", A, B), y)), ("dot", y, ("at", ("mul", ("T", A), ("T", B)), x))),
            (("at", ("mul", centred, centred), ones), variance),
            (("gradient", ("dot", u, ("at", ("mul", W, V), v)), W), ("mul", ("outer", u, v), V)),
            (
                ("gradient", ("dot", u, ("at", ("mul", ("mul", W, W), V), v)), W),
                ("mul", ("number", 2, 1), ("mul", ("mul", ("outer", u, v), W), V)),
            ),
            (
                ("gradient", ("sum", ("root", ("add", ("ones", rows), ("at", ("mul", W, W), ("ones", "N"))))), W),
                (
                    "at",
                    (
                        "diag",
                        (
                            "over",
                            ("ones", rows),
                            ("root", ("add", ("ones", rows), ("at", ("mul", W, W), ("ones", "N")))),
                        ),
                    ),
                    W,
                ),
            ),
            (("mul", r, r), square),
            (("mul", ("over", x, r), r), x),
            (("over", square, r), r),
            (("over", ("over", x, r), r), ("over", x, square)),
            (
                ("root", ("mul", ("exp", x), square)),
                ("mul", ("root", ("exp", x)), r),
            ),
            (("root", ("mul", ("number", 4, 1), square)), ("mul", ("number", 2, 1), r)),
            (("root", ("mul", square, square)), square),
            (("root", ("mul", ("mul", x, x), ("mul", r, r))), ("mul", ("root", ("mul", x, x)), r)),
            (
                ("jacobian", r, free),
                ("at", ("diag", ("over", ("ones", p), ("mul", ("number", 2, 1), r))), ("jacobian", square, free)),
            ),
        ]
        return self.random.choice(laws)

    def _order(self) -> tuple[Tree, Tree]:
        p, q = self._side(), self._side()
        A, x, y = self.thin(p + q), self.tree(p, 1), self.tree(q, 1)
        squares, ones = ("mul", A, A), ("ones", q)
        sums = ("at", A, ones)
        orders: list[tuple[Tree, Tree]] = [
            (("number", 0, 1), ("dot", ("mul", x, x), ("at", squares, ("mul", y, y)))),
            (("number", 0, 1), ("sum", ("at", squares, ones))),
            (("dot", sums, sums), ("mul", ("size", q), ("sum", ("at", squares, ones)))),
            (("number", 0, 1), ("sum", self._root(p))),
        ]
        return self.random.choice(orders)


def _has_root(tree: Tree) -> bool:
    return tree[0] == "root" or any(_has_root(part) for part in tree[1:] if isinstance(part, tuple))
