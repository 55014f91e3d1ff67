"""Runs that break false variants of a bound: the roundings are an adversary's."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np

from lnverify.kernels.programs.programs import PROGRAMS, TREES
from lnverify.kernels.programs.theorems import Theorem
from lnverify.kernels.programs.vocabulary import Node, Program
from lnverify.kernels.rounding import rows
from lnverify.kernels.rounding.arrays import Array, Merge, adversarial, merge_rows, merge_statistics
from lnverify.kernels.rounding.measure import Held, sides, tree_sides
from lnverify.kernels.rounding.orders import ORDERS
from lnverify.kernels.rounding.statements import Inequality, inequality
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT64


def excess_of_miss(
    theorem: Theorem, miss: tuple[str, str] | str, u: float = 2.0**-14, tries: int = 8192, seed: int = 1
) -> float:
    """How far runs of the model exceed a false variant of a bound: the largest error/bound, above 1 where it is broken.

    The roundings are an adversary's: each operation's are all +u or all −u, and those of a vector's first entry may
    differ from the others'. What is stored is stored with 64·u. Bounds on runs that round to nearest are held against
    rows of bfloat16 instead.
    """
    said, program = inequality(*theorem.place), theorem.program
    if isinstance(miss, str):
        program = PROGRAMS[miss]
    else:
        said = said.but(*miss)
    if said.rounds_to_nearest:
        held = Held(replace(theorem, of=program.name), said, BFLOAT16, "sequential")
        drawn = [
            rows.inputs(program, kind, (tries, size), BFLOAT16, [seed])
            for size, kind in product((2, 3, 15), ("normal", "offset", "outlier", "stagnating"))
        ]
        return max(float(held.ratios(values)[2].max()) for values in drawn)
    rng = np.random.default_rng(seed)
    worst = 0.0
    for size in (2, 3, 15):
        for kind in ("normal", "offset", "outlier"):
            values = rows.inputs(program, kind, (tries, size), FLOAT64, [seed])

            def signs(node: Node, size: int = size) -> Array:
                first, rest = rng.choice([-1.0, 1.0], (2, tries, 1))
                return np.asarray(np.where(np.arange(size) > 0, rest, first) if node.vector else first)

            if program.name in TREES:
                worst = max(worst, _broken_tree(said, program, values["x"], u, rng))
                continue
            if program.name == "merged_norm":
                values, _ = merge_statistics(values, ORDERS["sequential"], _one_sign(u, tries, rng))
            done = adversarial(program, values, u, signs, ORDERS["sequential"], stored=64 * u)
            error, bound, holds = np.broadcast_arrays(
                *sides(said, done, {"u": u, "v": u, "w": 64 * u, "l": 0.0}, "sequential")
            )
            with np.errstate(all="ignore"):
                ratio = np.where(holds & np.isfinite(error), error / bound, 0.0)
            worst = max(worst, float(np.max(ratio)))
    return worst


def _one_sign(u: float, rows: int, rng: np.random.Generator) -> Merge:
    """Merges in which each operation has one sign in a row."""
    chosen = {node: rng.choice([-1.0, 1.0], (rows, 1)) for name in TREES for node in PROGRAMS[name].nodes}
    return lambda program, parts: adversarial(program, parts, u, chosen.__getitem__, ORDERS["sequential"])


def _broken_tree(said: Inequality, program: Program, x: Array, u: float, rng: np.random.Generator) -> float:
    """The same of merges: each operation of the program has one sign in a row, at every merge."""
    result = merge_rows(program, x, ORDERS["sequential"], _one_sign(u, len(x), rng))
    error, bound = tree_sides(said, x, result, u, "sequential")
    with np.errstate(all="ignore"):
        return float(np.max(np.where(error == 0, 0.0, error / bound)))
