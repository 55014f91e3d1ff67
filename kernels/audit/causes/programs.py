"""How LayerNorm is computed, as programs of `kernels.programs`: statistics, what is done with them, orders of sums.

Those of single compilers stand at the end: PyTorch's vector units (aten/src/ATen/native/cpu/moments_utils.h and
layer_norm_kernel.cpp), and XLA for CPUs, as the optimized HLO says that it dumps (--xla_dump_to, jax 0.10.2).
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

import numpy as np

from lnverify.kernels.programs.programs import welford_update
from lnverify.kernels.programs.vocabulary import Node, Program, record
from lnverify.kernels.rounding.arrays import Array, compute
from lnverify.kernels.rounding.orders import Add, Order, pairwise, sequential
from lnverify.numeric.floats.formats import Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference.problem import format_of

# Statistics: the variance, the mean and the deviations under their names.


def two_pass(s: Any) -> Node:
    """The mean, then the mean of the squared deviations from it."""
    d = s.cut("d", s.x - s.cut("mean", s.sum(s.x) / s.N))
    return s.sum(d * d) / s.N


def reciprocal(s: Any) -> Node:
    """Two passes, each sum times the rounded 1/N."""
    share = 1 / s.N
    d = s.cut("d", s.x - s.cut("mean", s.sum(s.x) * share))
    return s.sum(d * d) * share


def one_pass(s: Any) -> Node:
    """The mean of the squares less the square of the mean."""
    mean = s.cut("mean", s.sum(s.x) / s.N)
    s.keep(s.cut("d", s.x - mean))
    return s.sum(s.x * s.x) / s.N - mean * mean


def clamped(s: Any) -> Node:
    """One pass, a negative variance replaced by 0."""
    return s.max(s.cut("difference", one_pass(s)), 0)


def shifted(s: Any) -> Node:
    """One pass over the deviations from the first entry."""
    t = s.x - s.scalar("first")
    mean = s.sum(t) / s.N
    s.keep(s.cut("mean", mean + s.scalar("first")))
    s.keep(s.cut("d", t - mean))
    return s.sum(t * t) / s.N - mean * mean


def mean_square(s: Any) -> Node:
    """RMSNorm's: nothing is subtracted."""
    d = s.cut("d", s.x)
    return s.sum(d * d) / s.N


# Outputs, from d, the mean and r = 1/√(variance + ε).


def product(s: Any) -> Node:
    """The normalized row as d·r."""
    return s.vector("d") * s.scalar("r")


def difference(s: Any) -> Node:
    """The normalized row as x·r - mean·r."""
    return s.x * s.scalar("r") - s.scalar("mean") * s.scalar("r")


def fused_difference(s: Any) -> Node:
    """The same by a fused multiply–add, of which only mean·r is rounded by itself."""
    return s.fma(s.x, s.scalar("r"), 0 - s.scalar("mean") * s.scalar("r"))


def affine(s: Any) -> Node:
    """d·r·gain + bias."""
    return product(s) * s.gain + s.bias


def scaled(s: Any) -> Node:
    """x·(r·gain) + (bias - mean·(r·gain))."""
    scale = s.scalar("r") * s.gain
    return s.x * scale + (s.bias - s.scalar("mean") * scale)


def fused_affine(s: Any) -> Node:
    """(x·r - mean·r)·gain + bias, the difference by a fused multiply–add."""
    return fused_difference(s) * s.gain + s.bias


# ∂x, from the same and p = gain·upstream.


def _centred_upstream(s: Any) -> Node:
    return s.vector("p") - s.sum(s.vector("p")) / s.N


def _plain_upstream(s: Any) -> Node:
    return s.vector("p")


def centred(s: Any, q: Any = _centred_upstream) -> Node:
    """r·(p - mean(p) - h·mean(p·h)), h = d·r."""
    h = product(s)
    return s.scalar("r") * (q(s) - h * (s.sum(s.vector("p") * h) / s.N))


def spread_out(s: Any, q: Any = _centred_upstream) -> Node:
    """r·(p - mean(p)) - d·mean(p·d)·r³."""
    d, r = s.vector("d"), s.scalar("r")
    return r * q(s) - d * (s.sum(s.vector("p") * d) / s.N) * (r * r * r)


def uncentred(s: Any) -> Node:
    """r·p + a·x + c with a = (Σp·mean - Σp·x)·r³/N and c = -a·mean - Σp·r/N: no deviation is formed."""
    p, r, mean = s.vector("p"), s.scalar("r"), s.scalar("mean")
    total = s.sum(p)
    a = ((total * mean - s.sum(p * s.x)) * r * r * r) / s.N
    return (r * p + a * s.x) + ((0 - a * mean) - total * r / s.N)


def uncentred_of_rms(s: Any) -> Node:
    """The same of RMSNorm."""
    p, r = s.vector("p"), s.scalar("r")
    return r * p + ((0 - s.sum(p * s.x)) * r * r * r) / s.N * s.x


def differentiated(
    s: Any, cubed: bool = False, one_pass: bool = False, clamps: bool = False, fuses: bool = False,
    products: bool = False, centres: bool = True,
) -> Node:  # fmt: skip
    """∂x as automatic differentiation gives it: p·r, and what reaches x through mean and variance.

    Args:
        s: the space.
        cubed: whether 1/std³ is the cube of 1/std, else 1/std over the variance.
        one_pass: whether the variance is the mean of the squares less the square of the mean.
        clamps: whether that is then replaced by 0 where it is negative; at 0 half of a gradient passes.
        fuses: whether the product that comes through the variance is added without being rounded.
        products: whether Σp·d is Σ(p·x - mean·p): the derivative of x·r + (β - mean·r) by r.
        centres: False for RMSNorm.
    """
    p, r, mean, d = s.vector("p"), s.scalar("r"), s.scalar("mean"), s.vector("d")
    along = p * s.x + (0 - mean) * p if products else p * d
    half = (0 - s.sum(along)) / 2
    slope = half * (r * r * r) if cubed else half * (r / s.scalar("spread"))
    if clamps:
        slope = slope * s.scalar("passed")
    twice = (slope + slope) / s.N
    direct, entries = s.cut("direct", p * r), s.x if one_pass else d
    squares, level = entries * twice, None
    if centres:
        level = (s.sum(direct) + (mean * twice * s.N if one_pass else s.sum(squares))) / s.N
    s.keep(s.cut("rest", squares - level if level else squares))
    if fuses:
        return s.fma(entries, twice, direct - level if level else direct)
    return direct + squares - level if level else direct + squares


# PyTorch's vector units: sums of two products by a fused multiply–add.

CHUNK = 16
"""The entries of a lane that are taken before lanes are merged."""

WIDTH = {8: 4, 4: 8}
"""The lanes of a vector of 256 bits, by the bytes of an entry."""


def lane_update(s: Any) -> Node:
    """Welford's update by 1/n, each product added without being rounded."""
    d = s.scalar("m2") - s.scalar("m1")
    m = s.cut("m", s.fma(d, 1 / s.scalar("n"), s.scalar("m1")))
    return s.fma(d, s.scalar("m2") - m, s.scalar("Q1"))


def tail_update(s: Any) -> Node:
    """The same, divided by n."""
    d = s.scalar("m2") - s.scalar("m1")
    m = s.cut("m", s.scalar("m1") + d / s.scalar("n"))
    return s.fma(d, s.scalar("m2") - m, s.scalar("Q1"))


def lane_merge(s: Any) -> Node:
    """Chan's merge; the share of the part that is added comes first."""
    d = s.scalar("m2") - s.scalar("m1")
    s.keep(s.cut("m", s.fma(d, s.scalar("share"), s.scalar("m1"))))
    return s.scalar("Q1") + s.fma(d * d * s.scalar("share"), s.scalar("n1"), s.scalar("Q2"))


def by_lanes(terms: Any, add: Add) -> Any:
    """Sums in the lanes of a vector; at last those of float32 by halving, those of float64 in order."""
    width = WIDTH.get(terms.dtype.itemsize, WIDTH[4])
    lanes = sequential(_padded(terms, width).reshape(-1, width, *terms.shape[1:]), add)
    return (pairwise if width > 4 else sequential)(lanes, add)


def lanes_gradient(s: Any) -> Node:
    """∂x as r·p + b·x + c, uncentred, its sums by lanes."""
    p, r, mean, share = s.vector("p"), s.scalar("r"), s.scalar("mean"), 1 / s.N
    total, along = s.sum(p), s.sum(p * s.x)
    b = s.fma(total, mean, 0 - along) * r * r * r * share
    c = s.fma(0 - b, mean, 0 - total * r * share)
    return s.fma(b, s.x, r * p) + c


# XLA: divisions by N are products by the rounded 1/N, and LLVM adds one of two products without rounding it.

WINDOW, FOUR, VECTOR = 32, 4, 64
"""The entries of a row alone in each partial sum; vectors, and sums of them, that are added in order; their bytes."""


def compiled(s: Any, alone: bool = False) -> Node:
    """The clamped variance from sums of squares; of a row alone (Σx/N)² is (Σx)² times the square of 1/N."""
    share, first = 1 / s.N, s.sum(s.x)
    mean = s.cut("mean", first * share)
    s.keep(s.cut("d", s.x - mean))
    square = first * first * (share * share) if alone else mean * mean
    return s.max(s.cut("difference", s.fma(s.sum(s.x * s.x), share, 0 - square)), 0)


def compiled_gradient(s: Any, fuses: bool = True) -> Node:
    """∂x by automatic differentiation of it, sums in the same orders."""
    p, r, mean, share = s.vector("p"), s.scalar("r"), s.scalar("mean"), 1 / s.N
    slope = s.sum(p * s.vector("d")) * ((0 - r / s.scalar("spread")) / 2) * s.scalar("passed")
    direct, twice = s.cut("direct", p * r), slope * (2 / s.N)
    level = ((0 - s.sum(direct)) - slope * (mean + mean)) * share
    s.keep(s.cut("rest", s.x * twice + level))
    return s.fma(s.x, twice, direct + level) if fuses else direct + (s.x * twice + level)


def windows(terms: Any, add: Add) -> Any:
    """Sums by windows of WINDOW entries, then by windows of these sums; zeros fill the first and the last one."""
    while len(terms) > 1:
        before = np.zeros((-len(terms) % WINDOW // 2, *terms.shape[1:]), terms.dtype)
        terms = _in_order(np.concatenate([before, terms]), WINDOW, add)
    return terms[0]


def vectors(terms: Any, add: Add) -> Any:
    """Sums by vectors: four in order, four such sums in order, the rest in order; at last the lanes by halving."""
    lanes = VECTOR // terms.dtype.itemsize
    parts = _padded(terms, lanes).reshape(-1, lanes, *terms.shape[1:])
    for count in (FOUR, FOUR, len(parts)):
        parts = _in_order(parts, count, add)
    return pairwise(parts[0], add)


def _in_order(terms: Any, count: int, add: Add) -> Any:
    """Sums of `count` terms each, in order."""
    return sequential(np.moveaxis(_padded(terms, count).reshape(-1, count, *terms.shape[1:]), 1, 0), add)


def _padded(terms: Any, count: int) -> Any:
    """Terms made a multiple of `count` many by zeros."""
    return np.concatenate([terms, np.zeros((-len(terms) % count, *terms.shape[1:]), terms.dtype)])


def by_numpy(terms: Any, add: Add) -> Any:
    """NumPy's own sums of rows."""
    return np.asarray(terms).T.sum(axis=1)


PROGRAMS: dict[str, Program] = {
    function.__name__: record(function)
    for function in (
        two_pass, reciprocal, one_pass, clamped, shifted, mean_square, compiled,
        product, difference, fused_difference, affine, scaled, fused_affine,
        centred, spread_out, uncentred, lanes_gradient, compiled_gradient,
        welford_update, lane_update, tail_update, lane_merge,
    )
} | {
    "compiled, a row alone": record(partial(compiled, alone=True), "compiled"),
    "compiled_gradient, unfused": record(partial(compiled_gradient, fuses=False), "compiled_gradient"),
    "centred of RMSNorm": record(partial(centred, q=_plain_upstream), "centred"),
    "spread_out of RMSNorm": record(partial(spread_out, q=_plain_upstream), "spread_out"),
    "uncentred of RMSNorm": record(uncentred_of_rms),
} | {
    ", ".join(["derived", *flags]) + ending: record(
        partial(differentiated, centres=not ending, **dict.fromkeys(flags, True)), "differentiated"
    )
    for ending in ("", " of RMSNorm")
    for flags in (
        (), ("cubed",), ("fuses",), ("products",), ("products", "cubed"), ("one_pass",), ("one_pass", "fuses"),
        ("one_pass", "cubed"), ("one_pass", "clamps"), ("one_pass", "clamps", "cubed"),
    )
    if not (ending and {"products", "one_pass"} & {*flags})
}  # fmt: skip
"""The programs by name."""


def statistics(name: str, x: Array, order: Order) -> tuple[Array, Array, Array, Array]:
    """The mean, x - mean, the variance, and what it is before it is clamped, by operations rounded to the type of x."""
    if name in RECURRENCES:
        mean, d, variance = RECURRENCES[name](x)
        return mean, d, variance, variance
    if name == "compiled" and len(x) == 1:
        name = "compiled, a row alone"
    result = compute(PROGRAMS[name], {"x": x, "N": number(x.shape[1], x), "first": x[:, :1]}, order)
    return result.get("mean", 0 * x[:, :1]), result["d"], result["y"], result.get("difference", result["y"])


def number(value: float, like: Array) -> Any:
    """A number rounded once into the format of an array."""
    return _rounded(value, format_of(like))


@lru_cache(maxsize=1 << 14)
def _rounded(value: float, format: Format) -> Any:
    return round_array(np.array([value], dtype=np.float64), format)[0]


Moments = tuple[int, Array, Array]
"""How many entries, their mean, and the sum of their squared deviations."""


def _step(program: str, total: Moments, added: Moments) -> Moments:
    """A step of a recurrence: the moments of both parts."""
    n, like = total[0] + added[0], added[1]
    given = {"m1": total[1], "Q1": total[2], "m2": added[1], "Q2": added[2]}
    counts = {"n": n, "n1": total[0], "share": number(added[0], like) / number(n, like) if n else 0}
    result = compute(PROGRAMS[program], given | {name: number(count, like) for name, count in counts.items()}, pairwise)
    return n, result["m"], result["y"]


def over(program: str, entries: Array, start: Moments) -> Moments:
    """Entries, the first axis, added one after the other."""
    for entry in entries:
        start = _step(program, start, (1, entry, 0 * entry))
    return start


def welford(x: Array, update: str = "welford_update") -> tuple[Array, Array, Array]:
    """Mean and sum of squares updated entry by entry."""
    columns = x.T[:, :, None]
    _, mean, squares = over(update, columns[1:], (1, columns[0], 0 * columns[0]))
    return mean, x - mean, squares / number(x.shape[1], x)


def lanes(x: Array) -> tuple[Array, Array, Array]:
    """Welford's update in lanes, CHUNK vectors at a time: merged as a binary counter is carried, then lane by lane."""
    width = WIDTH.get(x.dtype.itemsize, WIDTH[4])
    columns = x.T[:, :, None]
    whole = len(columns) // width
    vectors, zero = columns[: whole * width].reshape(whole, width, len(x), 1), np.zeros((width, len(x), 1), x.dtype)
    stack: list[Moments] = [(0, zero, zero) for _ in range(max((-(-whole // CHUNK) - 1).bit_length(), 1))]
    for chunk in range(-(-whole // CHUNK)):
        part = over("lane_update", vectors[chunk * CHUNK : (chunk + 1) * CHUNK], (0, zero, zero))
        stack[0], level = _step("lane_merge", stack[0], part), 1
        while level < len(stack) and (chunk + 1) % (1 << level) == 0:
            stack[level], stack[level - 1] = _step("lane_merge", stack[level], stack[level - 1]), (0, zero, zero)
            level += 1
    each = stack[0]
    for part in stack[1:]:
        each = _step("lane_merge", each, part)
    total = over("tail_update", columns[whole * width :], (0, zero[0], zero[0]))
    for lane in range(width if whole else 0):
        total = _step("lane_merge", total, (each[0], each[1][lane], each[2][lane]))
    return total[1], x - total[1], total[2] / number(x.shape[1], x)


ONE_BY_ONE = {"welford": welford} | {name: partial(welford, update=name) for name in ("tail_update", "lane_update")}
RECURRENCES = ONE_BY_ONE | {"lanes": lanes}
"""Statistics that are no program of a row, but a step that is repeated."""
