"""Random statements over two axes: entrywise products of matrices, and roots of vectors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from matrices import LETTERS, ONES, Grower
from statements import Statement
from trees import AXES, Tree, nodes


class EntrywiseGrower(Grower):
    """Draws trees and statements in which matrices are multiplied entry by entry, and roots taken.

    Args:
        seed: the number of the statement.
    """

    seeded_with = "entrywise"

    def statement(self) -> Statement:
        """A statement; an equation with a root in it is not drawn, for to find a point on it takes long."""
        drawn = super().statement()
        return replace(drawn, hypotheses=tuple(each for each in drawn.hypotheses if not _ties_a_root(each)))

    def thin(self, kind: str, depth: int = 1) -> Tree:
        """A matrix that is no product of two, so that an entrywise product with it has a form."""
        plain: list[Tree] = [("outer", self.tree(kind[0], depth), self.tree(kind[1], depth))]
        plain += [(name,) for name in LETTERS.get(kind, ())]
        plain += [("T", (name,)) for name in LETTERS.get(kind[::-1], ())]
        result = self.random.choice(plain)
        if depth and self.random.random() < 0.6:
            other = self.thin(kind, depth - 1)
            ways: list[Tree] = [
                ("mul", result, other),
                ("add", result, other),
                ("apply", ("diag", self.tree(kind[0], 1)), result),
            ]
            return self.random.choice(ways)
        return result

    def _ways(self, kind: str) -> list[Callable[[int], Tree]]:
        ways = super()._ways(kind)
        if kind == "c":
            return ways
        if len(kind) == 1:
            return [*ways, *[lambda d: self._root(kind)] * 2, lambda d: ("div", self.tree(kind, d), self._root(kind))]
        return [*ways, *[lambda d: ("mul", self.thin(kind), self.thin(kind))] * 3]

    def _root(self, kind: str) -> Tree:
        """The root of a vector that is often positive."""
        other = self._side()
        x, A = self.tree(kind, self.random.choice((0, 0, 0, 1))), self.thin(kind + other, 0)
        squares = self.random.choice([("mul", x, x), ("apply", ("mul", A, A), ONES[other])])
        positive = ("add", ONES[kind], squares)
        return ("sqrt", self.random.choice([*[positive] * 7, ("mul", x, x), squares, x]))

    def _law(self) -> tuple[Tree, Tree]:
        if self.random.random() < 0.25:
            return super()._law()
        p, q = self._side(), self._side()
        A, B, C = (self.thin(p + q) for _ in range(3))
        x, y, r = self.tree(p, 1), self.tree(q, 1), self._root(p)
        (_, square), ones = r, ONES[q]
        W, V = self.random.choice([(("W",), ("V",)), (("S",), ("Q",))])
        rows = AXES[W[0]][0]
        u, v = ("u" if rows == "M" else "a",), ("b",)
        scaled, two = ("apply", ("diag", x), A), ("rational", 2, 1)
        lengths = ("sqrt", ("add", ONES[rows], ("apply", ("mul", W, W), ONES["N"])))
        sums = ("apply", A, ones)
        variance = ("sub", ("apply", ("mul", A, A), ones), ("mul", ("div", sums, (q,)), sums))
        centred = ("sub", A, ("outer", ("div", sums, (q,)), ones))
        free = (self.random.choice(LETTERS[p]),)
        laws: list[tuple[Tree, Tree]] = [
            (("mul", A, B), ("mul", B, A)),
            (("mul", A, ("add", B, C)), ("add", ("mul", A, B), ("mul", A, C))),
            (("mul", ("mul", A, B), C), ("mul", A, ("mul", B, C))),
            (("T", ("mul", A, B)), ("mul", ("T", A), ("T", B))),
            (("mul", ("outer", x, y), A), ("apply", ("apply", ("diag", x), A), ("diag", y))),
            (("mul", scaled, B), ("apply", ("diag", x), ("mul", A, B))),
            (("trace", ("apply", A, ("T", B))), ("sum", ("apply", ("mul", A, B), ones))),
            (
                ("dot", x, ("apply", ("mul", A, B), y)),
                ("trace", ("apply", ("apply", ("apply", ("diag", x), A), ("diag", y)), ("T", B))),
            ),
            (("dot", x, ("apply", ("mul", A, B), y)), ("dot", y, ("apply", ("mul", ("T", A), ("T", B)), x))),
            (("apply", ("mul", centred, centred), ones), variance),
            (("gradient", ("dot", u, ("apply", ("mul", W, V), v)), W), ("mul", ("outer", u, v), V)),
            (
                ("gradient", ("dot", u, ("apply", ("mul", ("mul", W, W), V), v)), W),
                ("mul", two, ("mul", ("mul", ("outer", u, v), W), V)),
            ),
            (("gradient", ("sum", lengths), W), ("apply", ("diag", ("div", ONES[rows], lengths)), W)),
            (("mul", r, r), square),
            (("mul", ("div", x, r), r), x),
            (("div", square, r), r),
            (("div", ("div", x, r), r), ("div", x, square)),
            (
                ("sqrt", ("mul", ("exp", x), square)),
                ("mul", ("sqrt", ("exp", x)), r),
            ),
            (("sqrt", ("mul", ("rational", 4, 1), square)), ("mul", two, r)),
            (("sqrt", ("mul", square, square)), square),
            (("sqrt", ("mul", ("mul", x, x), ("mul", r, r))), ("mul", ("sqrt", ("mul", x, x)), r)),
            (
                ("jacobian", r, free),
                ("apply", ("diag", ("div", ONES[p], ("mul", two, r))), ("jacobian", square, free)),
            ),
        ]
        return self.random.choice(laws)

    def _order(self) -> tuple[Tree, Tree]:
        p, q = self._side(), self._side()
        A, x, y = self.thin(p + q), self.tree(p, 1), self.tree(q, 1)
        squares, ones = ("mul", A, A), ONES[q]
        sums = ("apply", A, ones)
        orders: list[tuple[Tree, Tree]] = [
            (("rational", 0, 1), ("dot", ("mul", x, x), ("apply", squares, ("mul", y, y)))),
            (("rational", 0, 1), ("sum", ("apply", squares, ones))),
            (("dot", sums, sums), ("mul", (q,), ("sum", ("apply", squares, ones)))),
            (("rational", 0, 1), ("sum", self._root(p))),
        ]
        return self.random.choice(orders)


def _ties_a_root(hypothesis: Tree) -> bool:
    return hypothesis[0] == "equal" and any(node[0] == "sqrt" for node in nodes(hypothesis))
