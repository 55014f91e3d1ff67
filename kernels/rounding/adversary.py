"""Runs that break false variants of a bound: the roundings are an adversary's."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np

from lnverify.kernels.programs.programs import PROGRAMS, TREES
from lnverify.kernels.programs.stated import AS_PROGRAM
from lnverify.kernels.programs.theorems import Law
from lnverify.kernels.programs.vocabulary import Node
from lnverify.kernels.rounding import rows
from lnverify.kernels.rounding.arrays import Array, Merge, adversarial, merge_rows
from lnverify.kernels.rounding.measure import Place, ratios
from lnverify.kernels.rounding.orders import ORDERS
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT32


def excess_of_miss(theorem: Law, miss: str, u: float = 2.0**-14, tries: int = 8192, seed: int = 1) -> float:
    """How far runs of the model exceed a false variant of a bound: the largest error/bound, above 1 where it is broken.

    The roundings are an adversary's: each operation's are all +u or all −u, and those of a vector's first entry may
    differ from the others'. What is stored is stored with 64·u. Bounds on runs that round to nearest are held against
    rows of bfloat16 instead.

    Args:
        miss: one of `near_misses`, or "" for the bound itself.
    """
    if miss.startswith(AS_PROGRAM):
        theorem = replace(theorem, of=theorem.instead)
    program = theorem.program
    if theorem.rounding == "nearest":
        place = Place(theorem, BFLOAT16, "sequential", miss=miss)
        drawn = [
            rows.inputs(program, kind, (tries, size), BFLOAT16, [seed])
            for size, kind in product((2, 3, 15), ("normal", "offset", "outlier", "stagnating"))
        ]
        return max(float(place.ratios(values)[2].max()) for values in drawn)
    rng, order, every = np.random.default_rng(seed), ORDERS["sequential"], np.ones(tries, dtype=bool)
    roundoffs, worst = {"u": u, "v": u, "w": 64 * u, "l": 0.0}, 0.0
    for size, kind in product((2, 3, 15), ("normal", "offset", "outlier")):
        # Of float32: float64 is exact beside their roundings too.
        single = rows.inputs(program, kind, (tries, size), FLOAT32, [seed])
        values = {name: value.astype(np.float64) for name, value in single.items()}
        if "c" in values:  # any number
            values["c"] = values["c"] * rng.choice([0, 1], (tries, 1))

        def signs(node: Node, size: int = size) -> Array:
            first, rest = rng.choice([-1.0, 1.0], (2, tries, 1))
            return np.asarray(np.where(np.arange(size) > 0, rest, first) if node.vector else first)

        if theorem.merges:
            values |= merge_rows(PROGRAMS[theorem.merges], values["x"], order, _one_sign(u, tries, rng))[0]
        if program.name not in TREES:
            values = adversarial(program, values, u, signs, order, stored=64 * u).by_name()
        error, _, ratio = ratios(theorem, values, roundoffs, "sequential", every, miss)
        worst = max(worst, float(np.where(np.isfinite(error), ratio, 0.0).max()))
    return worst


def _one_sign(u: float, rows: int, rng: np.random.Generator) -> Merge:
    """Merges in which each operation has one sign in a row."""
    chosen = {node: rng.choice([-1.0, 1.0], (rows, 1)) for name in TREES for node in PROGRAMS[name].nodes}
    return lambda program, parts: adversarial(program, parts, u, chosen.__getitem__, ORDERS["sequential"])
