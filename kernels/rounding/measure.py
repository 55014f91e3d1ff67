"""The largest share of a proved bound that an error reaches, on rows that are drawn and moved to worse ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from lnverify.kernels.programs.programs import TREES
from lnverify.kernels.programs.rocq import LETTERS
from lnverify.kernels.programs.theorems import Theorem
from lnverify.kernels.programs.vocabulary import Program
from lnverify.kernels.rounding import rows
from lnverify.kernels.rounding.arrays import Array, Run, merge_rows, merge_statistics, run, tree_growth
from lnverify.kernels.rounding.functions import FUNCTIONS, merge_growth, one_by_one_growth
from lnverify.kernels.rounding.orders import ORDERS, blocks_height, height
from lnverify.kernels.rounding.statements import Inequality, inequality
from lnverify.numeric.floats.formats import FLOAT32, FLOAT64, Format
from lnverify.proofs.errors import InputError


@dataclass(frozen=True)
class Share:
    """The row on which an error came nearest to its bound.

    Attributes:
        share: error/bound; above 1 the theorem would be false, or a row out of its reach was taken for a safe one.
        error, bound: in units of the unit roundoff u.
        kind: of the row, "none" where none was in range.
        row: its inputs by name, float64.
        rows: how many rows were in range.
    """

    share: float = 0.0
    error: float = 0.0
    bound: float = 0.0
    kind: str = "none"
    row: Mapping[str, Array] = field(default_factory=dict)
    rows: int = 0

    def __or__(self, other: Share) -> Share:
        """The worse of both, the first of equals, and the rows of both; one without a row is no worse than any."""
        is_worse = self.rows and self.share >= other.share
        return replace(self if is_worse or not other.rows else other, rows=self.rows + other.rows)


@dataclass(frozen=True)
class Place:
    """Where a bound is measured.

    Attributes:
        order: of the sums, by name.
        size: N.
    """

    theorem: Theorem
    format: Format
    order: str
    size: int

    def require_measurable(self) -> None:
        """
        Raises:
            InputError: for float64, in which exact values are computed, or an order without a name.
        """
        if self.format is FLOAT64:
            raise InputError("bounds are measured beside float64: one of float32, float16, bfloat16 would be right")
        if self.order not in ORDERS:
            raise InputError(f"no order of sums is called {self.order!r}; there are {', '.join(ORDERS)}")


def measure(place: Place, kind: str, count: int, climbs: int, seed: Sequence[int]) -> Share:
    """The worst share of a bound on rows of a kind.

    Args:
        count: how many rows are drawn.
        climbs: how often the worst tenth is replaced by the worst of its neighbours.
    """
    held = Held(place.theorem, inequality(*place.theorem.place), place.format, place.order)
    values = rows.inputs(place.theorem.program, kind, (count, place.size), place.format, seed)
    worst, ratio = held.share(values, kind)
    for step in range(climbs):
        chosen = np.argsort(-ratio, kind="stable")[: max(1, count // 10)]
        best = {name: value[chosen] for name, value in values.items()}
        values = rows.perturb(place.theorem.program, best, place.format, [*seed, step])
        result, ratio = held.share(values, kind)
        worst |= result
    return worst


@dataclass(frozen=True)
class Held:
    """A theorem held against a format and an order of sums."""

    theorem: Theorem
    said: Inequality
    format: Format
    order: str

    def ratios(self, values: Mapping[str, Array]) -> tuple[Array, Array, Array]:
        """Error, bound and their ratio for each entry; of rows out of range the ratio is −1."""
        if self.theorem.of in TREES:
            return self._tree_ratios(values["x"])
        stored = self.theorem.program.result.op == "store"
        format = FLOAT32 if stored else self.format
        safe = np.ones(len(next(iter(values.values()))), dtype=bool)
        if self.theorem.of == "merged_norm":
            values, safe = merge_statistics(values, ORDERS[self.order], self._merge)
            safe = safe & (values["x"].shape[1] <= 2**self.format.precision)
        done = run(self.theorem.program, values, format, ORDERS[self.order], self.format)
        least = 2.0 ** (format.emin - format.precision)  # half of the least number
        for node in done.program.letters:
            if node.factors and node.vector:  # such as exponentials that underflowed
                safe = safe & (values[node.name] >= 2.0**format.emin).all(axis=1)
        roundoffs = {
            "u": format.unit_roundoff,
            "v": 2 * FLOAT32.unit_roundoff,
            "w": self.format.unit_roundoff,
            "l": least,
        }
        error, bound, holds = np.broadcast_arrays(*sides(self.said, done, roundoffs, self.order))
        with np.errstate(all="ignore"):
            ratio = np.where(error == 0, 0.0, error / bound)
        return (
            error,
            bound,
            np.where(((done.finite if self.said.allows_underflow else done.safe) & safe)[:, None] & holds, ratio, -1.0),
        )

    def _merge(self, program: Program, parts: dict[str, Array]) -> Run:
        return run(program, parts, self.format, ORDERS[self.order])

    def _tree_ratios(self, x: Array) -> tuple[Array, Array, Array]:
        program, order = self.theorem.program, ORDERS[self.order]
        outcome = merge_rows(program, x, order, self._merge)
        error, bound = tree_sides(self.said, x.astype(np.float64), outcome, self.format.unit_roundoff, self.order)
        # Sizes of parts are to be numbers of the format.
        safe = outcome["safe"] & (x.shape[1] <= 2**self.format.precision)
        if "one_by_one s m Q" in self.said.premises:
            safe = safe & (self.order == "sequential")
        with np.errstate(all="ignore"):
            ratio = np.where(error == 0, 0.0, error / bound)
        return error, bound, np.where(safe[:, None], ratio, -1.0)

    def share(self, values: Mapping[str, Array], kind: str) -> tuple[Share, Array]:
        """The worst of rows, and the worst ratio of each."""
        error, bound, ratio = self.ratios(values)
        row, column = np.unravel_index(np.argmax(ratio), ratio.shape)
        of_rows = ratio.max(axis=1)
        if ratio[row, column] < 0:
            return Share(), of_rows
        reached, allowed = (float(side[row, column] / self.format.unit_roundoff) for side in (error, bound))
        worst = {name: value[row].astype(np.float64) for name, value in values.items()}
        outcome = Share(float(ratio[row, column]), reached, allowed, kind, worst, int((of_rows >= 0).sum()))
        return outcome, of_rows


def sides(said: Inequality, done: Run, roundoffs: Mapping[str, float], order: str) -> tuple[Array, Array, Array]:
    """What the inequality of a theorem says of a run: its left side, its right, and where its premises hold."""
    values = done.by_name()
    vectors = [value.shape[1] for value in values.values() if value.ndim == 2]
    size = max(vectors)
    known: dict[str, Any] = {LETTERS.get(name, name): value for name, value in values.items()}
    for node in done.program.letters:
        if node.factors and not node.vector and (number := rows.pre_rounded(node.name, size)) is not None:
            # One rounding; ε is what the program knows as e.
            known |= {node.factors: 1} | ({"eps": number} if node.name == "e" else {})
        elif node.factors:
            # What was computed before is taken for exact.
            known |= {f"{node.name}_exact": values[node.name], node.factors: 0}
        if node.name == "r" and not node.factors:
            known["tau"] = np.abs(values["r"] * np.sqrt(values["v"]) - 1)
        if node.name == "z":
            # As if it erred by a rounding, up and down in turn.
            e = roundoffs["u"] * np.abs(values["z"])
            known |= {"z_exact": values["z"] + e * (-1) ** np.arange(size), "e": e}
    is_dot = done.program.result.op == "dot"
    of = blocks_height if is_dot else height
    # Elsewhere v is a vector, such as the upstream gradient.
    roundoffs = {name: value for name, value in roundoffs.items() if is_dot or name != "v"}
    heights = {name: of(ORDERS[order], size) for name in done.program.heights.values()}
    if done.program.name == "softmax_logits":
        known |= {"D": np.abs(values["x"] - values["m"]).max(axis=1, keepdims=True), "g": 1 + roundoffs["u"]}
    if done.program.name == "merged_norm":
        # The tree's height, and the largest entry.
        known |= {"h": height(ORDERS[order], size), "X": np.abs(values["x"]).max(axis=1, keepdims=True)}
    with np.errstate(all="ignore"):
        outcome = said.evaluate({**FUNCTIONS, **known, **heights, **roundoffs, "N": size})
    left, right, holds = (np.asarray(value) for value in outcome)
    return left.astype(np.float64), right.astype(np.float64), holds


def tree_sides(said: Inequality, x: Array, merged: Mapping[str, Array], u: float, order: str) -> tuple[Array, Array]:
    """Both sides of the inequality of a mean or a sum of squares by merges."""
    known = {"s": x, "m": merged["m"], "Q": merged["Q"], "u": u} | tree_growth(ORDERS[order], x.shape[1], u)
    known |= {"h": height(ORDERS[order], x.shape[1]), "X": np.abs(x).max(axis=1, keepdims=True)}
    # In the section of Chan.v u is fixed.
    known |= {"merge_growth": merge_growth(u), "one_by_one_growth": lambda n: one_by_one_growth(u, n)}
    left, right, _ = said.evaluate({**FUNCTIONS, **known})
    return np.asarray(left), np.asarray(right)
