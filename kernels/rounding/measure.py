"""The largest share of a proved bound that an error reaches, on rows that are drawn and moved to worse ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np

from lnverify.kernels.programs.programs import PROGRAMS, TREES
from lnverify.kernels.programs.rocq import LETTERS
from lnverify.kernels.programs.theorems import Law
from lnverify.kernels.rounding import rows
from lnverify.kernels.rounding.arrays import Array, merge_rows, run, tree_growth
from lnverify.kernels.rounding.functions import evaluate
from lnverify.kernels.rounding.orders import ORDERS, blocks_height, height
from lnverify.numeric.floats.formats import FLOAT32, FLOAT64, Format
from lnverify.proofs.errors import InputError, choose


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
    """Where a bound is held against runs.

    Attributes:
        order: of the sums, by name.
        size: N, of rows that are drawn.
        miss: the near miss that is held against them, "" for the bound.

    Raises:
        InputError: for float64, in which exact values are computed, or an order without a name.
    """

    theorem: Law
    format: Format
    order: str
    size: int = 0
    miss: str = ""

    def __post_init__(self) -> None:
        if self.format is FLOAT64:
            raise InputError("bounds are measured beside float64: one of float32, float16, bfloat16 would be right")
        choose("order of sums", self.order, ORDERS)

    def ratios(self, values: Mapping[str, Array]) -> tuple[Array, Array, Array]:
        """Error, bound and their ratio for each entry; of rows out of range the ratio is −1."""
        program, order = self.theorem.program, ORDERS[self.order]
        format = FLOAT32 if program.result.op == "store" else self.format
        safe = np.ones(len(values["x"] if "x" in values else next(iter(values.values()))), dtype=bool)
        if self.theorem.merges:
            merge = partial(run, format=self.format, order=order)
            merged, safe = merge_rows(PROGRAMS[self.theorem.merges], values["x"], order, merge)
            values = {**values, **merged}
            # Sizes of parts are to be numbers of the format.
            safe = safe & (values["x"].shape[1] <= 2**self.format.precision)
        if self.theorem.of in TREES:
            known = {name: value.astype(np.float64) for name, value in values.items()}
        else:
            done = run(program, values, format, order, self.format)
            known, safe = done.by_name(), safe & (done.finite if self.theorem.rounding == "gradual" else done.safe)
        for node in program.letters:
            if node.factors and node.vector:  # such as exponentials that underflowed
                safe = safe & (values[node.name] >= 2.0**format.emin).all(axis=1)
        if self.theorem.name == "chan.one-by-one":
            safe = safe & (self.order == "sequential")
        roundoffs = {"u": format.unit_roundoff, "v": 2 * FLOAT32.unit_roundoff, "w": self.format.unit_roundoff}
        roundoffs["l"] = 2.0 ** (format.emin - format.precision)  # half of the least number
        return ratios(self.theorem, known, roundoffs, self.order, safe, self.miss)

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


def measure(place: Place, kind: str, count: int, climbs: int, seed: Sequence[int]) -> Share:
    """The worst share of a bound on rows of a kind.

    Args:
        count: how many rows are drawn.
        climbs: how often the worst tenth is replaced by the worst of its neighbours.
    """
    values = rows.inputs(place.theorem.program, kind, (count, place.size), place.format, seed)
    worst, ratio = place.share(values, kind)
    for step in range(climbs):
        chosen = np.argsort(-ratio, kind="stable")[: max(1, count // 10)]
        best = {name: value[chosen] for name, value in values.items()}
        values = rows.perturb(place.theorem.program, best, place.format, [*seed, step])
        result, ratio = place.share(values, kind)
        worst |= result
    return worst


def ratios(
    theorem: Law,
    values: Mapping[str, Array],
    roundoffs: Mapping[str, float],
    order: str,
    safe: Array,
    miss: str = "",
) -> tuple[Array, Array, Array]:
    """Error, bound and their ratio of each entry of runs, −1 where the run is not safe or a premise does not hold.

    Args:
        values: what a run computed, and its inputs, by name.
        roundoffs: u, v, w and l, by name.
        safe: of each row, whether the theorem speaks of it.
    """
    known = _letters(theorem, values, roundoffs, order)
    with np.errstate(all="ignore"):
        sides, holds = evaluate(theorem.says, known | {"miss": miss})
        left, right, inside = np.broadcast_arrays(*sides, holds & safe[:, None])
        return left, right, np.where(inside, np.where(left == 0, 0.0, left / right), -1.0)


def _letters(theorem: Law, values: Mapping[str, Array], roundoffs: Mapping[str, float], order: str) -> dict[str, Any]:
    """The letters of a bound, from what was run."""
    program, size, u = theorem.program, max(value.shape[1] for value in values.values()), roundoffs["u"]
    known: dict[str, Any] = {LETTERS.get(name, name): value for name, value in values.items()}
    for node in program.letters:
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
            e = u * np.abs(values["z"])
            known |= {"z_exact": values["z"] + e * (-1) ** np.arange(size), "e": e}
    if program.name == "softmax_logits":
        known |= {"D": np.abs(values["x"] - values["m"]).max(axis=1, keepdims=True), "g": 1 + u}
    if theorem.merges:
        known |= {"s": values["x"], "X": np.abs(values["x"]).max(axis=1, keepdims=True)}
        known |= {"h": height(ORDERS[order], size)} | tree_growth(ORDERS[order], size, u)
    is_dot = program.result.op == "dot"
    of = blocks_height if is_dot else height
    known |= {name: of(ORDERS[order], size) for name in program.heights.values()}
    # Elsewhere v is a vector, such as the upstream gradient.
    return known | {name: value for name, value in roundoffs.items() if is_dot or name != "v"} | {"N": size}
