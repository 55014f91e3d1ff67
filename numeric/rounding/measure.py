"""The worst share of a proved bound, over rows of each kind and by climbing, and runs that break false variants."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT32, FLOAT64, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.rounding import rows
from lnverify.numeric.rounding.arrays import Run, adversarial, merged, run
from lnverify.numeric.rounding.orders import ORDERS, height
from lnverify.numeric.rounding.statements import Inequality, inequality
from lnverify.proofs.errors import InputError
from lnverify.proofs.programs.programs import PROGRAMS
from lnverify.proofs.programs.rocq import LETTERS
from lnverify.proofs.programs.theorems import Theorem
from lnverify.proofs.programs.vocabulary import Node, Program

Array = np.ndarray[Any, Any]
_ROWS_AT_A_TIME = 2000


@dataclass(frozen=True)
class Share:
    """The row on which an error came nearest to its bound.

    Attributes:
        share: error/bound; above 1 the theorem would be false, or a row out of its reach was taken for a safe one.
        error, bound: in units of the unit roundoff u.
        kind: of the row.
        row: its inputs by name, float64.
        rows: how many rows were in range.
    """

    share: float
    error: float
    bound: float
    kind: str
    row: Mapping[str, Array]
    rows: int


def measure(
    theorem: Theorem, format: Format, size: int, order: str, count: int = 1000, seed: int = 1, climbs: int = 0
) -> Share:
    """The worst share of a theorem's bound in a format.

    Args:
        size: N.
        order: of the sums, by name.
        count: rows of each kind.
        climbs: how often the worst rows are replaced by the worst of their neighbours.

    Raises:
        InputError: for float64, in which exact values are computed, or an order without a name.
    """
    if format is FLOAT64:
        raise InputError("bounds are measured beside float64: one of float32, float16, bfloat16 would be right")
    if order not in ORDERS:
        raise InputError(f"no order of sums is called {order!r}; there are {', '.join(ORDERS)}")
    held = _Held(theorem, inequality(*theorem.place), format, order)
    worst = Share(0.0, 0.0, 0.0, "none", {}, 0)
    for kind in rows.KINDS:
        for start in range(0, count, _ROWS_AT_A_TIME):
            shape = min(_ROWS_AT_A_TIME, count - start), size
            values = rows.inputs(theorem.program, kind, shape, format, seed + start)
            worst = _worse(worst, held.share(values, kind))
            for step in range(climbs if start == 0 else 0):
                values = rows.moved(theorem.program, held.worst_rows(values, 100), format, seed + step)
                worst = _worse(worst, held.share(values, kind))
    return worst


@dataclass(frozen=True)
class _Held:
    """A theorem held against a format and an order of sums."""

    theorem: Theorem
    said: Inequality
    format: Format
    order: str

    def ratios(self, values: Mapping[str, Array]) -> tuple[Array, Array, Array]:
        """Error, bound and their ratio for each entry; of rows out of range the ratio is −1."""
        if self.theorem.of == "chan_merge":
            return self._tree_ratios(values["x"])
        stored = self.theorem.program.result.op == "store"
        format = FLOAT32 if stored else self.format
        done = run(self.theorem.program, values, format, ORDERS[self.order], self.format)
        roundoffs = {"u": format.unit_roundoff, "w": self.format.unit_roundoff}
        error, bound, holds = np.broadcast_arrays(*sides(self.said, done, roundoffs, self.order))
        with np.errstate(all="ignore"):
            ratio = np.where(error == 0, 0.0, error / bound)
        return error, bound, np.where(done.safe[:, None] & holds, ratio, -1.0)

    def _tree_ratios(self, x: Array) -> tuple[Array, Array, Array]:
        program, order = self.theorem.program, ORDERS[self.order]
        found = merged(program, x, order, lambda parts: run(program, parts, self.format, order))
        error, bound = tree_sides(self.said, x.astype(np.float64), found["m"], self.format.unit_roundoff, self.order)
        # Sizes of parts are to be numbers of the format.
        safe = found["safe"] & (x.shape[1] <= 2**self.format.precision)
        with np.errstate(all="ignore"):
            ratio = np.where(error == 0, 0.0, error / bound)
        return error, bound, np.where(safe[:, None], ratio, -1.0)

    def share(self, values: Mapping[str, Array], kind: str) -> Share:
        error, bound, ratio = self.ratios(values)
        row, column = np.unravel_index(np.argmax(ratio), ratio.shape)
        if ratio[row, column] < 0:
            return Share(0.0, 0.0, 0.0, "none", {}, 0)
        reached, allowed = (float(side[row, column] / self.format.unit_roundoff) for side in (error, bound))
        worst = {name: value[row].astype(np.float64) for name, value in values.items()}
        return Share(float(ratio[row, column]), reached, allowed, kind, worst, int((ratio[:, 0] >= 0).sum()))

    def worst_rows(self, values: Mapping[str, Array], keep: int) -> dict[str, Array]:
        chosen = np.argsort(-self.ratios(values)[2].max(axis=1))[:keep]
        return {name: value[chosen] for name, value in values.items()}


def _worse(a: Share, b: Share) -> Share:
    worst = a if a.share >= b.share else b
    return Share(worst.share, worst.error, worst.bound, worst.kind, worst.row, a.rows + b.rows)


def sides(said: Inequality, done: Run, roundoffs: Mapping[str, float], order: str) -> tuple[Array, Array, Array]:
    """What the inequality of a theorem says of a run: its left side, its right, and where its premises hold."""
    values = done.named()
    vectors = [value.shape[1] for value in values.values() if value.ndim == 2]
    size = max(vectors)
    known: dict[str, Any] = {LETTERS.get(name, name): value for name, value in values.items()}
    for node in done.program.letters:
        if node.factors and not node.vector and (number := rows.rounded_before(node.name, size)) is not None:
            # One rounding; ε is what the program knows as e.
            known |= {node.factors: 1} | ({"eps": number} if node.name == "e" else {})
        elif node.factors:
            # What was computed before is taken for exact.
            known |= {f"{node.name}_exact": values[node.name], node.factors: 0}
        if node.name == "z":
            # As if it erred by a rounding, up and down in turn.
            e = roundoffs["u"] * np.abs(values["z"])
            known |= {"z_exact": values["z"] + e * (-1) ** np.arange(size), "e": e}
    heights = {name: height(ORDERS[order], size) for name in done.program.heights.values()}
    with np.errstate(all="ignore"):
        found = said.evaluate({**EXACT, **known, **heights, **roundoffs, "N": size})
    left, right, holds = (np.asarray(value) for value in found)
    return left.astype(np.float64), right.astype(np.float64), holds


def tree_sides(said: Inequality, x: Array, m: Array, u: float, order: str) -> tuple[Array, Array]:
    """Both sides of the inequality of a mean by merges."""
    known = {"s": x, "m": m, "u": u, "h": height(ORDERS[order], x.shape[1]), "X": np.abs(x).max(axis=1, keepdims=True)}
    # As Chan.v defines it.
    known["merge_growth"] = (1 + u) * (1 + 2 * (EXACT["grow"](u, 0, 3) - 1))
    left, right, _ = said.evaluate({**EXACT, **known})
    return np.asarray(left), np.asarray(right)


def _mean(a: Array) -> Array:
    return np.asarray(a.mean(axis=1, keepdims=True))


def _variance(a: Array) -> Array:
    return _mean(np.square(a - _mean(a)))


def _normalized(eps: Array, a: Array, *entry: Any) -> Array:
    return np.asarray((a - _mean(a)) / np.sqrt(_variance(a) + eps))


def _backward(r: Array, p: Array, z: Array, *entry: Any) -> Array:
    return np.asarray(r * (p - _mean(p) - z * _mean(p * z)))


def _backward_size(r: Array, p: Array, z: Array, *entry: Any) -> Array:
    p, z = np.abs(p), np.abs(z)
    return np.asarray(r * (p + _mean(p) + z * _mean(p * z)))


EXACT: Mapping[str, Any] = {
    "mean": _mean,
    "mean_of": _mean,
    "variance": _variance,
    "kappa": lambda eps, a: _mean(np.abs(a)) / np.sqrt(_variance(a) + eps),
    "normalized": _normalized,
    "rms_norm": lambda eps, a, *entry: a / np.sqrt(_mean(a * a) + eps),
    "layer_norm": lambda eps, g, b, a, *entry: g * _normalized(eps, a) + b,
    "backward": _backward,
    "backward_size": _backward_size,
    "sumv": lambda v: v.sum(axis=1, keepdims=True),
    "absv": np.abs,
    "dot": lambda v, z: (v * z).sum(axis=1, keepdims=True),
    "had": np.multiply,
    "grow": lambda u, ups, any: (1 + u) ** ups / (1 - u) ** any,
    "uphalf": lambda k: (k + 1) // 2,
    "Num.min": np.minimum,
    "Num.sqrt": np.sqrt,
}
"""The functions of LayerNorm.v, Norms.v and Rounding.v, on rows of float64."""


def broken_by(
    theorem: Theorem, miss: tuple[str, str] | str, u: float = 2.0**-14, tries: int = 8192, seed: int = 1
) -> float:
    """How far runs of the model exceed a false variant of a bound: the largest error/bound, above 1 where it is broken.

    The roundings are an adversary's: each operation's are all +u or all −u, and those of a vector's first entry may
    differ from the others'. What is stored is stored with 64·u.
    """
    said, program = inequality(*theorem.place), theorem.program
    if isinstance(miss, str):
        program = PROGRAMS[miss]
    else:
        said = said.but(*miss)
    rng = np.random.default_rng(seed)
    worst = 0.0
    for size in (2, 3, 15):
        for kind in ("normal", "offset", "outlier"):
            values = rows.inputs(program, kind, (tries, size), FLOAT64, seed)

            def signs(node: Node, size: int = size) -> Array:
                first, rest = rng.choice([-1.0, 1.0], (2, tries, 1))
                return np.asarray(np.where(np.arange(size) > 0, rest, first) if node.vector else first)

            if program.name == "chan_merge":
                worst = max(worst, _broken_tree(said, program, values["x"], u, rng))
                continue
            done = adversarial(program, values, u, signs, ORDERS["sequential"], stored=64 * u)
            error, bound, holds = np.broadcast_arrays(*sides(said, done, {"u": u, "w": 64 * u}, "sequential"))
            with np.errstate(all="ignore"):
                ratio = np.where(holds & np.isfinite(error), error / bound, 0.0)
            worst = max(worst, float(np.max(ratio)))
    return worst


def _broken_tree(said: Inequality, program: Program, x: Array, u: float, rng: np.random.Generator) -> float:
    """The same of merges: each operation of the program has one sign in a row, at every merge."""
    chosen = {node: rng.choice([-1.0, 1.0], (len(x), 1)) for node in program.nodes}
    order = ORDERS["sequential"]
    found = merged(program, x, order, lambda parts: adversarial(program, parts, u, chosen.__getitem__, order))
    error, bound = tree_sides(said, x, found["m"], u, "sequential")
    return float(np.max(error / bound))


def stagnate(format: Format) -> dict[str, float]:
    """How far a sum of 1 and n numbers u, one after the other, errs, in units of u·Σ|v|.

    Returns:
        By n, as text.
    """
    found = {}
    for power in range(4, format.precision + 1, 4):
        v = np.full((2**power + 1, 1), format.unit_roundoff)
        v[0] = 1
        done = run(PROGRAMS["bias_gradient"], {"upstream": round_array(v.T, format)}, format, _accumulated)
        found[f"2^{power}"] = float(np.abs(done.named()["y"] - v.sum()).max() / (format.unit_roundoff * v.sum()))
    return found


def _accumulated(terms: Array, add: Any) -> Array:
    return np.asarray(add.accumulate(terms)[-1])


def escape(format: Format) -> dict[str, float]:
    """How far one pass goes beyond u·(1 + κ)·(1 + |z|), in units of it, on rows x = m ∓ 1 of two entries.

    Returns:
        By κ = m = 2^e with p < 2e < 2p, as text: the factor of one pass, which has no bound as ε goes to 0.
    """
    found = {}
    for exponent in range(format.precision // 2 + 1, format.precision):
        m = 2.0**exponent
        values = {"x": [[m - 1, m + 1]], "N": [[2.0]], "eps": [[rows.EPS]]}
        arrays = {name: np.array(value).astype(format.dtype) for name, value in values.items()}
        done = run(PROGRAMS["one_pass"], arrays, format, ORDERS["sequential"])
        if done.safe.all():
            x, y = np.array([[m - 1, m + 1]]), done.named()["y"]
            z = _normalized(np.array([[rows.EPS]]), x)
            unit = format.unit_roundoff * (1 + EXACT["kappa"](rows.EPS, x)) * (1 + np.abs(z))
            found[f"2^{exponent}"] = float(np.max(np.abs(y - z) / unit))
    return found


FAMILIES: Mapping[str, Callable[[Format], dict[str, float]]] = {"one-pass": escape, "stagnation": stagnate}
"""Of each refuted bound, by its name, the inputs of a format that leave it behind."""
