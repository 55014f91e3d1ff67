"""Mistakes as edits of the reference program: a value of it is changed, everywhere or in one place that uses it.

The tables hold what may be done to a value, one mistake a line; `edits` goes over every value of a quantity.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import combinations
from typing import Any

import numpy as np

from lnverify.kernels.audit.causes import entries
from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.merges import merged
from lnverify.kernels.programs.named_values import reference
from lnverify.kernels.programs.vocabulary import OPERATORS, Node, program_of
from lnverify.numeric.floats.formats import FLOAT64, FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem

Array = np.ndarray[Any, Any]
Change = Callable[..., Any]
"""What becomes of a value, from it and the others (`Values`)."""


@dataclass(frozen=True)
class Edit:
    """A change of the reference program.

    Attributes:
        cause: what it is called.
        changes: of each place what becomes of the value, and the one value that uses it, "" for all.
    """

    cause: Cause
    changes: tuple[tuple[str, str, Change], ...]

    def __add__(self, other: Edit) -> Edit:
        return Edit(replace(self.cause, also=other.cause), self.changes + other.changes)


class Values:
    """The values of the reference program on a problem, in float64, with edits.

    Attributes:
        problem: what is asked.
        changed: the values that are others for an edit, by node; of no edit, all.
    """

    def __init__(self, problem: Problem, changes: Sequence[tuple[str, str, Change]] = (), quantity: str = "") -> None:
        self.problem, self.changed = problem, dict[Node, Array]()
        self._base = base_values(problem) if changes else {}
        self._nodes = named_nodes(problem.centred)
        at = tuple((place, use) for place, use, _ in changes)
        with np.errstate(all="ignore"):
            for node, again, reads, after in touched(problem.centred, quantity, at):
                value = self._operation(node, [changes[n] for n in reads]) if again else self._get(node)
                for n in after:
                    value = changes[n][2](value, self)
                self.changed[node] = np.asarray(value)

    def _get(self, node: Node) -> Array:
        result = self.changed.get(node)
        return self._base[node] if result is None else result

    def _operation(self, node: Node, reads: Sequence[tuple[str, str, Change]]) -> Any:
        args: list[Any] = [self._get(arg) for arg in node.args]
        for place, _, change in reads:
            args = [
                change(value, self) if arg.name == place else value for arg, value in zip(node.args, args, strict=True)
            ]
        if node.op == "letter":
            return _letter(self.problem, node.name)
        if node.op == "number":
            return float(node.name)
        if node.op == "sqrt":
            return np.sqrt(args[0])
        if node.op in ("sum", "rows"):
            terms = np.broadcast_to(args[0], self.problem.x.shape)
            return terms.sum(axis=1, keepdims=True) if node.op == "sum" else terms.sum(axis=0)
        return OPERATORS[node.op](*args)

    def __getitem__(self, name: str) -> Array:
        """A value by name; of RMSNorm the deviation is x, and what it has not is 0."""
        if name == "deviation" and name not in self._nodes:
            name = "x"
        return self._get(self._nodes[name]) if name in self._nodes else np.zeros(1)

    def right(self, name: str) -> Array:
        """A value without edits."""
        return base_values(self.problem)[self._nodes[name]]

    def shaped(self, name: str) -> Array:
        """A value as the array that a kernel gives."""
        problem = self.problem
        return np.broadcast_to(self[name], (problem.size,) if name in ("dgain", "dbias") else problem.x.shape)


def _letter(problem: Problem, name: str) -> Array:
    if name in ("N", "eps"):
        return np.asarray(float(problem.size if name == "N" else problem.eps))
    array = getattr(problem, name)
    return np.asarray(problem.x * 0 if array is None else array).astype(np.float64)


@lru_cache(maxsize=8)
def base_values(problem: Problem) -> Mapping[Node, Array]:
    """The values without a mistake; hundreds of edits of one problem are tried in a row."""
    return Values(problem).changed


@lru_cache
def named_nodes(centred: bool) -> dict[str, Node]:
    """Inputs and cuts by name."""
    return {node.name: node for node in reference(centred).nodes if node.op in ("letter", "cut")}


@lru_cache
def owners(centred: bool) -> dict[Node, str]:
    """For each node the name of the value in whose definition it stands; "" for inputs."""
    results: dict[Node, str] = {}
    for node in reversed(reference(centred).nodes):
        results[node] = node.name if node.op == "cut" else "" if node.op == "letter" else results[node]
        results |= {arg: results[node] for arg in node.args if arg.op not in ("cut", "letter")}
    return results


@lru_cache(maxsize=4096)
def touched(
    centred: bool, quantity: str, at: tuple[tuple[str, str], ...]
) -> list[tuple[Node, bool, list[int], list[int]]]:
    """What is not as before for changes at places, a value and the one that uses it: of no change, all nodes.

    Where a quantity is named, what it rests on alone. Each is given with whether it is worked out again, and with the
    numbers of the changes of what it reads and of what it is.
    """
    program, owner = reference(centred), owners(centred)
    nodes = program_of(named_nodes(centred)[quantity], quantity).nodes if quantity else program.nodes
    results: dict[Node, tuple[Node, bool, list[int], list[int]]] = {}
    for node in nodes:
        read = {arg.name for arg in node.args}
        reads = [n for n, (place, use) in enumerate(at) if use and use == owner[node] and place in read]
        after = [n for n, (place, use) in enumerate(at) if not use and place == node.name]
        again = not at or bool(reads) or any(arg in results for arg in node.args)
        if again or after:
            results[node] = node, again, reads, after
    return list(results.values())


@lru_cache
def places(centred: bool, quantity: str) -> dict[str, tuple[str, ...]]:
    """The values on which a quantity rests, each with the values that use it; those of N are the means."""
    nodes, owner = named_nodes(centred), owners(centred)
    uses: dict[str, list[str]] = {quantity: []}

    def visit(node: Node) -> None:
        for arg in node.args:
            if arg.op in ("cut", "letter"):
                using = uses.setdefault(arg.name, [])
                if owner[node] not in using:
                    using.append(owner[node])
            visit(arg)

    visit(nodes[quantity])
    return {name: tuple(using) for name, using in uses.items()}


def apply(problem: Problem, quantity: str, edit: Edit | None = None) -> Array:
    """A quantity by the reference program, in float64, with an edit."""
    return Values(problem, edit.changes if edit else (), quantity).shaped(quantity)


NEUTRAL = {
    "gain": 1.0, "bias": 0.0, "upstream": 1.0, "mean": 0.0, "rstd": 1.0, "eps": 0.0, "level": 0.0, "term": 0.0,
    "normalized": 1.0, "scaled": 0.0, "output": 0.0, "dx": 0.0, "dgain": 0.0, "dbias": 0.0,
}  # fmt: skip
"""What a value is where it is left out: 1 as a factor, 0 as a term."""

NOTHING = "it is 0"
"""The kind of a result that is not written, or thrown away."""

ABSOLUTE = "the absolute value of {what} is taken"
"""The kind that changes nothing of what is positive."""

UNARY: dict[str, Change] = {
    "the sign of {what} is wrong": lambda a, v: -a,
    "{what} {is_} doubled": lambda a, v: 2 * a,
    "{what} {is_} halved": lambda a, v: a / 2,
    "{what} {is_} squared": lambda a, v: a * a,
    "{what} {is_} inverted": lambda a, v: 1 / a,
    ABSOLUTE: lambda a, v: np.abs(a),
    "1 is added to {what}": lambda a, v: 1 + a,
    "the root of {what} is taken": lambda a, v: np.sqrt(a),
    "{what} {is_} multiplied by N": lambda a, v: a * v.problem.size,
    "{what} {is_} divided by N": lambda a, v: a / v.problem.size,
    "{what} {is_} cut to an integer": lambda a, v: np.trunc(a),
    "{what} {is_} rounded to an integer": lambda a, v: np.rint(a),
    "negative numbers of {what} are 0": lambda a, v: np.maximum(a, 0),
}
"""What may be done to any value."""

SPECIAL: dict[str, dict[str, Change]] = {
    "eps": {
        "eps is multiplied by max|x|²": lambda a, v: a * np.square(v["x"]).max(axis=1, keepdims=True),
        "eps is multiplied by the variance": lambda a, v: a * v["variance"],
    },
    "rstd": {
        "eps stands outside the root": lambda a, v: 1 / (np.sqrt(v["variance"]) + v["eps"]),
        "eps stands outside the root as well": lambda a, v: 1 / (np.sqrt(v["variance"] + v["eps"]) + v["eps"]),
        "eps is added to N, not to the variance": lambda a, v: np.sqrt((v["N"] + v["eps"]) / v["variance"] / v["N"]),
        "eps is added to 1/std": lambda a, v: 1 / np.sqrt(v["variance"]) + v["eps"],
        "max(variance, eps) stands for variance + eps": lambda a, v: 1 / np.sqrt(np.maximum(v["variance"], v["eps"])),
        "max(std, eps) stands for √(variance + eps)": lambda a, v: 1 / np.maximum(np.sqrt(v["variance"]), v["eps"]),
        "the root is missing in 1/√(variance + eps)": lambda a, v: 1 / (v["variance"] + v["eps"]),
        "1/std is 0 in rows whose variance is below eps": lambda a, v: np.where(v["variance"] < v["eps"], 0, a),
        "1/std is 1 in rows whose variance is below eps": lambda a, v: np.where(v["variance"] < v["eps"], 1, a),
        "1/std is 0 in rows whose entries are all alike": lambda a, v: np.where(
            np.ptp(v["x"], axis=1, keepdims=True) == 0, 0, a
        ),
    },
    "mean": {
        "the median stands for the mean": lambda a, v: np.median(v["x"], axis=1, keepdims=True),
        "the middle of least and largest entry stands for the mean": lambda a, v: (
            (v["x"].max(axis=1, keepdims=True) + v["x"].min(axis=1, keepdims=True)) / 2
        ),
        "the mean is of |x|": lambda a, v: entries.average(np.abs(v["x"])),
        "entries that are 0 are left out of the mean": lambda a, v: a * v.problem.size / _nonzero(v["x"]),
    },
    "variance": {
        "the variance is taken about 0 instead of the mean": lambda a, v: entries.average(np.square(v["x"])),
        "the variance is the mean deviation": lambda a, v: np.square(entries.average(np.abs(v["deviation"]))),
        "entries that are 0 are left out of the variance": lambda a, v: (
            (np.square(v["deviation"]) * (v["x"] != 0)).sum(axis=1, keepdims=True) / _nonzero(v["x"])
        ),
        "the range of the row stands for its std": lambda a, v: np.square(np.ptp(v["x"], axis=1, keepdims=True)),
    },
    "output": {
        "x·gain + bias stands there": lambda a, v: v["x"] * v["gain"] + v["bias"],
        "0 stands where the gain is 0": lambda a, v: np.where(v["gain"] == 0, 0, a),
        "0 stands in rows whose entries are all alike": lambda a, v: np.where(
            np.ptp(v["x"], axis=1, keepdims=True) == 0, 0, a
        ),
    },
    "terms of variance": {
        "entries that are 0 are left out of the sum for the variance": lambda a, v: np.where(v["x"] == 0, 0, a)
    },
    "dx": {
        "the gain multiplies it at last, in place of the upstream gradient": lambda a, v: (
            (
                v["upstream"]
                - entries.average(v["upstream"]) * v.problem.centred
                - v["normalized"] * entries.average(v["upstream"] * v["normalized"])
            )
            * v["rstd"]
            * v["gain"]
        ),
        "entries where x is 0 get 0": lambda a, v: np.where(v["x"] == 0, 0, a),
        "it is 0 in rows where the first entry of upstream is 0": lambda a, v: a * (v["upstream"][:, :1] != 0),
    },
    "level": {"mean(upstream) stands for mean(gain·upstream)": lambda a, v: entries.average(v["upstream"])},
    "slope": {
        "mean(upstream·h) stands for mean(gain·upstream·h)": lambda a, v: entries.average(
            v["upstream"] * v["normalized"]
        )
    },
    "term": {
        "one factor 1/std of {what} is missing": lambda a, v: a / v["rstd"],
        "{what} has one factor 1/std too many": lambda a, v: a * v["rstd"],
        "eps is missing in {what}": lambda a, v: a / (v["rstd"] ** 2 * v["variance"]),
        "eps is divided by N in {what}": lambda a, v: a / (v["rstd"] ** 2 * (v["variance"] + v["eps"] / v["N"])),
    },
    "dgain": {
        "the sum begins with the gain instead of 0": lambda a, v: a + v["gain"],
        "it is the sum over all entries of all rows": lambda a, v: a.sum() + 0 * a,
        "rows are averaged instead of summed": lambda a, v: a / v.problem.rows,
    },
    "dbias": {
        "the sum begins with the bias instead of 0": lambda a, v: a + v["bias"],
        "it is the sum over all entries of all rows": lambda a, v: a.sum() + 0 * a,
        "rows are averaged instead of summed": lambda a, v: a / v.problem.rows,
        "∂x is summed instead of the upstream gradient": lambda a, v: v["dx"].sum(axis=0),
        "∂γ stands there": lambda a, v: v["dgain"],
    },
}
"""What may be done to one value alone."""

EPS, SMALL = (1e-5, 1e-6, 1e-3), (1e-4, 1e-6, 1e-8, 1e-12)
"""Values of eps that code has; variances below which rows may be taken for constant ones."""

FIXED_EPS, MULTIPLIED_EPS = "eps is {number}, whatever is asked for", "eps is multiplied by {number}"
LEAST_EPS = "eps is {number} at least"
"""The kinds of a fixed eps, of a multiple of the one that is asked for, and of a least one."""

OTHERS = ("x", "gain", "bias", "upstream", "mean", "deviation", "rstd", "normalized", "output", "weighted")
"""The values that may stand in another's place, or be a factor or a term too many."""


def _nonzero(x: Array) -> Array:
    return np.maximum((x != 0).sum(axis=1, keepdims=True), 1)


def few_bits(format: str) -> Callable[[Array], Array]:
    """Rounding to a narrow format."""
    return lambda values: round_array(np.asarray(values, dtype=np.float64), FORMATS[format]).astype(np.float64)


def eleven_bits(values: Array, half: float = 0.5) -> Array:
    """Rounding to the eleven bits of TF32; for half = 0 the first eleven, as some units take them."""
    fraction, exponent = np.frexp(values)
    return np.asarray(np.ldexp(np.copysign(np.floor(np.abs(fraction) * 2048 + half), fraction) / 2048, exponent))


NARROW = {"bfloat16": few_bits("bfloat16"), "float16": few_bits("float16"), "TF32": eleven_bits}
"""Rounding to the formats of fewer bits than float32."""

ROUNDED = "{what} {is_} rounded to {detail}"
"""The kind of what is held in too few bits."""

TERMS = "{what} takes its terms in {detail}"
"""The kind of a sum whose terms are."""


def narrower(format: Format) -> list[tuple[str, Callable[[Array], Array]]]:
    """The formats in which something may be held by mistake, with rounding to them."""
    wide = [("float32", few_bits("float32"))] if format is FLOAT64 else []
    return [*NARROW.items(), ("TF32, towards 0", partial(eleven_bits, half=0.0)), *wide]


def one(
    kind: str, place: str, change: Change, use: str = "", detail: str = "", number: float | None = None,
    constant: bool = False,
) -> Edit:  # fmt: skip
    """An edit of one value."""
    return Edit(Cause(kind, (place,), use, detail, number, constant), ((place, use, change),))


def joint(kind: str, changes: Mapping[str, Change], detail: str = "", number: float | None = None) -> Edit:
    """An edit of several values at once."""
    every = tuple((place, "", change) for place, change in changes.items())
    return Edit(Cause(kind, tuple(changes), "", detail, number), every)


def plain_edits(problem: Problem, quantity: str) -> Iterator[Edit]:
    """What people write by mistake in a formula: a value missing, scaled, another one in its place."""
    using = places(problem.centred, quantity)
    sites = [(place, use) for place, users in using.items() for use in ["", *users][: None if len(users) > 1 else 1]]
    sites.sort(key=lambda site: site[1] != "")  # of two that give the same, that of a whole value
    for place, use in sites:
        if place in NEUTRAL:
            kind = NOTHING if place == quantity else "{what} {is_} missing"
            yield one(kind, place, lambda a, v, n=NEUTRAL[place]: n + 0 * a, use)
    for place in using:
        for kind, change in SPECIAL.get(place, {}).items():
            yield one(kind, place, change)
    for name in ("variance", "level", "slope", "mean"):
        if name in using:
            bessel = "{what} {is_} divided by N - 1" + (" (Bessel)" if name == "variance" else "")
            yield one(bessel, name, lambda a, v: a * v.problem.size / (v.problem.size - 1))
    for place, use in sites:
        for kind, change in {}.items() if place in ("N", "x") or place.startswith("terms") else UNARY.items():
            if not (kind == ABSOLUTE and place in ("eps", "variance", "rstd")):  # these are positive
                yield one(kind, place, change, use)
    if not problem.centred:
        less = {"x": lambda a, v: a - entries.average(a)}
        yield joint("the mean is subtracted, as in LayerNorm", less)
        kind = "it divides by the standard deviation: the mean is subtracted in the squares alone"
        yield one(kind, "variance", lambda a, v: v["x"].var(axis=1, keepdims=True))
    for use in using.get("normalized", ()) if problem.centred else ():
        yield one("x/std stands for {what}", "normalized", lambda a, v: v["x"] * v["rstd"], use)
    if quantity == "output":
        before: dict[str, Change] = {"x": lambda a, v: a * v.problem.gain, "gain": lambda a, v: 1.0}
        yield joint("the gain multiplies x before it is normalized, not after", before)


def other_values(problem: Problem, quantity: str) -> Iterator[Edit]:
    """Another value in the place of one, as a factor, or as a term."""
    using, forward = places(problem.centred, quantity), places(problem.centred, "output")
    for place, users in using.items():
        for other in OTHERS if place in ("output", "dx", "mean", "variance", "rstd", "level", "slope") else ():
            if other not in (place, *(("upstream", "weighted") if place in forward else ())):
                yield one("{detail} is added to {what}", place, lambda a, v, o=other: a + v[o], detail=other)
        if place in ("N", "eps", "variance", "dgain", "dbias"):
            continue
        for use in ["", *users] if len(users) > 1 else [""]:
            for other in OTHERS:
                if other == place or (other == "mean" and not problem.centred):
                    continue
                if other in ("upstream", "weighted") and place in forward:
                    continue  # a forward pass has no upstream gradient
                if not place.startswith("terms"):
                    yield one("{detail} stands for {what}", place, lambda a, v, o=other: v[o] + 0 * a, use, other)
                if place != "x":
                    yield one("{what} {is_} multiplied by {detail}", place, lambda a, v, o=other: a * v[o], use, other)
    if quantity == "output" and problem.centred:
        others = {"gain": "bias", "bias": "gain"}
        swapped = {name: (lambda a, v, o=other: _letter(v.problem, o)) for name, other in others.items()}
        yield joint("gain and bias change places", swapped)


def constants(problem: Problem, quantity: str) -> Iterator[Edit]:
    """A fixed eps, and rows whose variance is taken for 0."""
    if "eps" not in places(problem.centred, quantity):
        return
    for fixed in EPS:
        yield one(FIXED_EPS, "eps", lambda a, v, f=fixed: f, number=fixed, constant=True)
        yield one(LEAST_EPS, "eps", lambda a, v, f=fixed: np.maximum(a, f), number=fixed, constant=True)
    for limit in SMALL:
        small: Change = lambda a, v, limit=limit: np.where(v["variance"] < limit, 0, a)  # noqa: E731
        yield one("1/std is 0 in rows whose variance is below {number}", "rstd", small, number=limit, constant=True)


def other_rows(problem: Problem, quantity: str) -> Iterator[Edit]:
    """Values of other rows, rows that are left out or counted twice, and sums that go on from another row."""
    using, rows = places(problem.centred, quantity), problem.rows
    for words, count, order in entries.row_orders(rows):
        take: Change = lambda a, v, o=order: a[o]  # noqa: E731
        for place in ("mean", "rstd", "normalized", "level", "slope"):
            if place in using:
                yield one("{what} {is_} that of {detail}", place, take, "", words, count)
        if {"mean", "rstd"} <= {*using}:
            both = (("mean", "", take), ("rstd", "", lambda a, v, o=order: v.right("rstd")[o]))
            yield Edit(Cause("{what} are those of {detail}", ("mean", "variance"), "", words, count), both)
    for place in ("level", "slope"):
        if place in using:
            terms = "terms of " + place
            yield one("{what} {is_} over the rows", place, lambda a, v, t=terms: v[t].mean(axis=0, keepdims=True))
            for count in entries.POWERS[:6]:
                of_block: Change = lambda a, v, c=count: entries.of_blocks(a.T, c, None).T  # noqa: E731
                yield one("{what} {is_} averaged over each {number} rows", place, of_block, number=count)
    for count in (1, *entries.POWERS[:-1]):
        for place, terms in (("variance", "the variance"), ("mean", "the mean")):
            if quantity == "output" and place in using and count < rows:
                words = f"the sum for {terms} goes on from that of the row {'{number} ' * (count > 1)}before"
                yield one(words, place, lambda a, v, c=count: entries.running(a, c), number=count)
    if quantity in ("dgain", "dbias"):
        for words, number, weights in entries.row_weights(rows):
            change: Change = lambda a, v, w=weights: np.broadcast_to(a, v.problem.x.shape) * w[:, None]  # noqa: E731
            yield one("{detail}", f"terms of {quantity}", change, detail=words, number=number)
        if rows == problem.size:
            terms = f"terms of {quantity}"
            yield one("entries are summed in place of rows", quantity, lambda a, v, t=terms: v[t].sum(axis=1))
    else:
        yield from unwritten_rows(problem, quantity)


def unwritten_rows(problem: Problem, quantity: str) -> Iterator[Edit]:
    """Rows of the output or of ∂x that are not written, or twice, or have another row's parameters."""
    rows = problem.rows
    for count in entries.POWERS[:-1]:
        first = rows - rows % count
        if first == rows:
            continue
        written = np.arange(rows)[:, None] < first
        kind = "0 stands in the rows after the last multiple of {number}, as where nothing is written"
        yield one(kind, quantity, lambda a, v, w=written: np.where(w, a, 0), number=count)
        if quantity == "output" and rows > count > 1:
            again = (np.arange(rows)[:, None] >= rows - count) & written
            kind = "the last block of {number} rows begins early, so that rows before it are normalized twice"
            yield one(kind, quantity, lambda a, v, w=again: np.where(w, _normalized_again(a, v), a), number=count)
    if quantity == "output":
        by_row: Change = lambda a, v: np.resize(a, (rows, 1))  # noqa: E731
        for chosen in (("gain",), ("bias",), ("gain", "bias")):
            yield joint("{what} {is_} that of the row's number", dict.fromkeys(chosen, by_row))


def _normalized_again(a: Array, v: Values) -> Array:
    d = a - entries.average(a)
    return np.asarray(d / np.sqrt(entries.average(d * d) + v["eps"]) * v["gain"] + v["bias"])


def other_entries(problem: Problem, quantity: str) -> Iterator[Edit]:
    """Sums over other entries, or divided by another number, and parameters of other entries."""
    using, size, centred = places(problem.centred, quantity), problem.size, problem.centred
    means = [name for name in ("mean", "variance", "level", "slope") if name in using]
    pairs = [pair for pair in (("mean", "variance"), ("level", "slope")) if {*pair} <= {*using}]
    if not centred:
        pairs = []
    groups: list[tuple[str, ...]] = [*((name,) for name in means), *pairs]
    for words, number, weights in entries.parts(size):
        own = float(weights.sum())
        change: Change = lambda a, v, w=weights: np.where(w != 0, a * w, 0)  # noqa: E731
        for names in groups:
            of_each = [("", (own, own)), (", divided by N", (size, size))]
            if names == ("mean", "variance"):
                of_each.append((", of which the variance is divided by N", (own, size)))
            if not own:  # of no entries the mean is 0, or no number
                of_each += [(ending, (1, 1)) for ending, _ in of_each]
            for ending, divisors in of_each:
                if divisors[0] > size or (own == size and ending != ", divided by N"):
                    continue
                changes: list[tuple[str, str, Change]] = [("terms of " + name, "", change) for name in names]
                changes += [("N", name, lambda a, v, d=d: d) for name, d in zip(names, divisors, strict=False)]
                yield Edit(Cause("{what} {is_} of {detail}", names, "", words + ending, number), tuple(changes))
    for words, block, padded in entries.paddings(size):
        for names in groups:
            changes = [("N", name, lambda a, v, d=padded: d) for name in names]
            yield Edit(
                Cause("{what} {is_} divided by N rounded up to {detail}", names, "", words, block), tuple(changes)
            )
        if quantity == "output" and centred:
            yield from padded_with_zeros(words, block, padded)
    for fixed in entries.LENGTHS:
        for names in groups:
            changes = [("N", name, lambda a, v, d=fixed: d) for name in names]
            kind = "{what} {is_} divided by {number}, not by N"
            yield Edit(Cause(kind, names, number=fixed, constant=True), tuple(changes))
    for count in entries.POWERS:
        if not count < size <= count * entries.MOST_PARTS:
            continue
        for names in groups if quantity == "dx" else pairs or groups:
            for share, ending in ((None, ""), (size, ", divided by N")):
                words = "each block of {number} entries" + ending
                blocks = {
                    name: (lambda a, v, n=name, c=count, d=share: entries.of_blocks(v["terms of " + n], c, d))
                    for name in names
                }
                yield joint("{what} {is_} of {detail}", blocks, detail=words, number=count)
    if quantity == "output":
        yield from parameters_of_other_entries(problem)
        yield from in_memory(problem)


def padded_with_zeros(words: str, number: int | None, padded: int) -> Iterator[Edit]:
    """Zeros that fill rows up and count."""
    more: Change = lambda a, v: a + (padded - v.problem.size) * np.square(v["mean"]) / v["N"]  # noqa: E731
    yield one("zeros that fill rows up to {detail} count in the variance", "variance", more, "", words, number)
    share: Change = lambda a, v: a * v.problem.size / padded  # noqa: E731
    both: dict[str, Change] = {
        "mean": share,
        "variance": lambda a, v: share(a, v) + (1 - v.problem.size / padded) * np.square(v["mean"]),
    }
    yield joint("zeros that fill rows up to {detail} count in mean and variance", both, words, number)


def merges(problem: Problem, quantity: str, among: Sequence[Cause] = ()) -> Iterator[Edit]:
    """Statistics of parts of a row that are merged wrongly, of the output; of the parts in some causes, if any."""
    names = frozenset(cause.detail for cause in among)
    for words, name, number, mean, variance in (
        merged(problem, names) if quantity == "output" and problem.centred else ()
    ):
        both: dict[str, Change] = {"mean": lambda a, v, m=mean: m, "variance": lambda a, v, q=variance: q}
        yield joint(words, both, name, number)


def parameters_of_other_entries(problem: Problem) -> Iterator[Edit]:
    """Gain and bias that are another entry's, and entries that are not read."""
    size = problem.size
    for words, number, index in entries.indices(size):
        take: Change = lambda a, v, i=index: np.broadcast_to(a, (size,))[i]  # noqa: E731
        for chosen in (("gain",), ("bias",), ("gain", "bias")) if problem.centred else (("gain",),):
            kind = "{what} {is_} " + ("those" if len(chosen) > 1 else "that") + " of {detail}"
            yield joint(kind, dict.fromkeys(chosen, take), detail=words, number=number)
    axes: list[tuple[str, Any]] = [("over the rows of each column", 0), ("over the whole batch", (0, 1))]
    for words, axis in axes:
        changes: dict[str, Change] = {
            "variance": lambda a, v, x=axis: np.square(v["deviation"]).mean(axis=x, keepdims=True)
        }
        if problem.centred:
            changes["mean"] = lambda a, v, x=axis: v["x"].mean(axis=x, keepdims=True)
        yield joint(f"it normalizes {words}", changes)
    for count in entries.POWERS:
        if count < size:
            first = np.arange(size) < count
            read: list[tuple[str, str, Change]] = []
            for name in ("mean", "variance") if problem.centred else ("variance",):
                read += [("terms of " + name, "", lambda a, v, f=first: np.where(f, a, 0))]
                read += [("N", name, lambda a, v, c=count: c)]
            read.append(("output", "", lambda a, v, f=first: np.where(f, a, 0)))
            kind = "only the first {number} entries are read, and 0 stands after them"
            yield Edit(Cause(kind, ("output",), number=count), tuple(read))


def in_memory(problem: Problem) -> Iterator[Edit]:
    """Sums that run on into the next row, and rows that are read from a multiple in memory."""
    if not problem.centred:
        return
    for count in entries.POWERS[1:7]:
        if rest := -problem.size % count:
            on: Change = lambda a, v, r=rest: a + entries.behind(v["x"], r) / v["N"]  # noqa: E731
            kind = "{what} runs on into the next row, to a multiple of {number}"
            yield one(kind, "mean", on, number=count)
            squares: Change = lambda a, v, r=rest: a + entries.behind(np.square(v["deviation"]), r) / v["N"]  # noqa: E731
            yield one(kind, "variance", squares, number=count)
    for count in entries.POWERS[:4]:
        if problem.size % count:
            moved = entries.from_multiples(problem.x.astype(np.float64), count)
            both: dict[str, Change] = {
                "mean": lambda a, v, m=moved: entries.average(m),
                "variance": lambda a, v, m=moved: m.var(axis=1, keepdims=True),
            }
            yield joint("{what} are of entries that begin at a multiple of {number} in memory", both, number=count)


def rounded_values(problem: Problem, quantity: str) -> Iterator[Edit]:
    """Each value held in too few bits, everywhere or in one place; and sums and results that are."""
    using = places(problem.centred, quantity)
    if quantity in ("dx", "dgain"):
        kind = "the normalized row is worked out from the output: (output - bias)/gain"
        yield one(kind + ", with gains of ±eps at least", "normalized", lambda a, v: a * v["gain"] / _kept_from_0(v))
        yield one(kind, "normalized", _from_output)
    for format, cast in narrower(problem.format):
        to: Change = lambda a, v, c=cast: c(a)  # noqa: E731
        for place, users in using.items():
            if place in ("dgain", "dbias") or (
                place in ("x", "gain", "bias", "upstream") and problem.format.name == format
            ):
                continue
            kind = TERMS if place.startswith("terms of") and users != (quantity,) else ROUNDED
            for use in ["", *users] if len(users) > 1 else [""]:
                if not (place == "N" and not use):
                    yield one(kind, place, to, use, format)
        for chosen in (("gain", "bias"), ("mean", "variance"), ("mean", "rstd"), ("x", "upstream")):
            if {*chosen} <= {*using}:
                yield joint(ROUNDED.replace("rounded to", "held in"), dict.fromkeys(chosen, to), format)
        if {"mean", "rstd"} <= {*using}:
            kept = (("mean", "", to), ("rstd", "", lambda a, v, c=cast: c(v.right("rstd"))))
            yield Edit(Cause(ROUNDED, ("mean", "rstd"), detail=format), kept)
        if {"mean", "variance"} <= {*using}:
            yield from narrow_sums(format, cast)
        share: Change = lambda a, v, c=cast: 1 / c(1 / np.asarray(a))  # noqa: E731
        yield one("1/N is rounded to {detail}", "N", share, "", format)
        yield one("N is rounded to {detail}", "N", to, "", format)
    if "gain" in using and quantity == "output" and problem.centred:
        for format, cast in narrower(problem.format):
            both: Change = lambda a, v, c=cast: (  # noqa: E731
                v["x"] * c(v["rstd"] * v["gain"]) + c(v["bias"] - v["mean"] * v["rstd"] * v["gain"])
            )
            yield one("gain/std and bias - mean·gain/std are rounded to {detail}", "output", both, detail=format)


def narrow_sums(format: str, cast: Callable[[Array], Array]) -> Iterator[Edit]:
    """Sums that take their terms in few bits."""
    to: Change = lambda a, v: cast(a)  # noqa: E731
    of_deviation: Change = lambda a, v: np.square(cast(v["deviation"]))  # noqa: E731
    yield one(TERMS, "terms of variance", of_deviation, "", format)
    for squares in (to, of_deviation):
        yield joint("sums take their terms in {detail}", {"terms of mean": to, "terms of variance": squares}, format)
    of_rounded: Change = lambda a, v: np.square(cast(v["x"]) - v["mean"])  # noqa: E731
    kind = "mean and variance are of x rounded to {detail}"
    yield joint(kind, {"terms of mean": to, "terms of variance": of_rounded}, format)
    for square in (lambda x: cast(x * x), lambda x: np.square(cast(x))):
        difference: Change = lambda a, v, q=square: np.maximum(  # noqa: E731
            entries.average(q(v["x"])) - np.square(entries.average(cast(v["x"]))), 0
        )
        kind = "sums take their terms in {detail}, and the variance is by one pass"
        yield joint(kind, {"terms of mean": to, "variance": difference}, format)
    total: Change = lambda a, v: cast(a * v.problem.size) / v.problem.size  # noqa: E731
    yield one("{what} {is_} rounded to {detail} before it is divided by N", "variance", total, "", format)


def _kept_from_0(v: Values) -> Array:
    """The gain, of either sign, where that is less in size than eps, eps."""
    return np.copysign(np.maximum(np.abs(v["gain"]), v["eps"]), v["gain"])


def _from_output(a: Array, v: Values) -> Array:
    """The normalized row, of the rounded output less the bias; 0 where the gain is 0."""
    gain = v["gain"]
    output = round_array(a * gain + v["bias"], v.problem.format).astype(np.float64)
    return np.divide(output - v["bias"], gain, out=np.zeros_like(output), where=gain != 0)


LIMITS = (*(k * 10.0**e for e in range(5) for k in (1, 2, 3, 4, 5, 6, 8)), *(2.0**e for e in range(4, 17)), 65504.0)
"""At which numbers are cut off."""

LEAST = tuple(10.0**-e for e in range(3, 13))
"""The least gains of code that divides by them."""


def limits(problem: Problem, quantity: str, largest: float) -> Iterator[Edit]:
    """Numbers that are cut off, and gains that are kept from 0; `largest` is the largest that a kernel gives."""
    using = places(problem.centred, quantity)
    for place in ("x", "normalized", quantity):
        for limit in sorted({*LIMITS, largest} - {0.0}) if place in using else ():
            if np.abs(base_values(problem)[named_nodes(problem.centred)[place]]).max() > limit:
                cut: Change = lambda a, v, c=limit: np.clip(a, -c, c)  # noqa: E731
                yield one("{what} is cut off at ±{number}", place, cut, number=limit, constant=True)
    for limit in LEAST if "gain" in using else ():
        if np.abs(problem.gain).min() < limit:
            kept: Change = lambda a, v, c=limit: np.copysign(np.maximum(np.abs(a), c), a)  # noqa: E731
            yield one("{what} is ±{number} at least", "gain", kept, number=limit, constant=True)


FORMULA = (plain_edits, constants, other_values, other_rows, other_entries)
"""What makes the edits, the likeliest first."""


def edits(problem: Problem, quantity: str, narrow: bool = False) -> Iterator[Edit]:
    """The edits of a quantity, the likeliest first; where asked also few bits."""
    using = places(problem.centred, quantity)
    for make in (*FORMULA, rounded_values) if narrow else FORMULA:
        for edit in make(problem, quantity):
            edit = Edit(replace(edit.cause, is_of_rows=True), edit.changes) if make is other_rows else edit
            yield edit
            if edit.cause.places == ("mean",) and "rstd" in using:  # the variance may be about the right one
                apart = replace(edit.cause, use="normalized")
                yield Edit(apart, (*edit.changes, ("rstd", "", lambda a, v: v.right("rstd"))))


def edits_of_many_rows(problem: Problem, quantity: str) -> Iterator[Edit]:
    """The edits that show on many rows alone: rows that are lost, and few bits."""
    for edit in other_rows(problem, quantity):
        yield Edit(replace(edit.cause, is_of_rows=True), edit.changes)
    yield from rounded_values(problem, quantity)


def pairs(problem: Problem, quantity: str) -> Iterator[Edit]:
    """Two usual edits at once, of two values."""
    chosen = [edit for edit in usual_edits(problem, quantity) if edit.cause.places[0] in PAIRED]
    for first, second in combinations(chosen, 2):
        if first.cause.places != second.cause.places:
            yield first + second


def usual_edits(problem: Problem, quantity: str) -> list[Edit]:
    """The edits that people make most, of which two are tried at once."""
    edits = (edit for edit in plain_edits(problem, quantity) if not edit.cause.use)
    special = {kind for kinds in SPECIAL.values() for kind in kinds}
    return [edit for edit in edits if edit.cause.kind in USUAL or edit.cause.kind in special]


PAIRED = ("gain", "bias", "mean", "variance", "rstd", "level", "term", "terms of dgain", "terms of dbias")
"""The values of which two may be wrong at once."""

USUAL = {
    "{what} {is_} missing", "the sign of {what} is wrong", "{what} {is_} doubled", "{what} {is_} squared",
    ABSOLUTE, "1 is added to {what}", "{what} {is_} multiplied by N",
    "{what} {is_} divided by N - 1", "{what} {is_} divided by N - 1 (Bessel)",
}  # fmt: skip
"""The kinds of which two are tried at once."""
