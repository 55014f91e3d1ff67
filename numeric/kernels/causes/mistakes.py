"""The formulas that people write by mistake, and the values that they give in float64.

A formula has slots; a mistake is what stands in one of them, or in the choice of the entries that are summed. A slot
left alone is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np

from lnverify.numeric.kernels.causes.other_entries import dx_by_other_sums, whole_ones
from lnverify.numeric.kernels.causes.other_rows import outputs_of_other_rows, sums_of_other_rows
from lnverify.numeric.kernels.causes.slots import MAKERS, Array, average
from lnverify.numeric.reference import Problem


def _masked(d: Array, x: Array) -> Array:
    return np.square(d) * (x != 0)


def _nonzero(x: Array) -> Array:
    return np.maximum((x != 0).sum(axis=1, keepdims=True), 1)


def _before(x: Array) -> Array:
    """The mean of the entries before each; of the first 0."""
    count = np.arange(1, x.shape[1] + 1)
    means = np.cumsum(x, axis=1) / count
    return np.concatenate([np.zeros((len(x), 1)), means[:, :-1]], axis=1)


ROOTS: dict[str, Any] = {
    "eps stands outside the root": lambda v, n, e, x: 1 / (np.sqrt(v) + e),
    "eps stands outside the root as well": lambda v, n, e, x: 1 / (np.sqrt(v + e) + e),
    "eps is left out": lambda v, n, e, x: 1 / np.sqrt(v),
    "eps is squared": lambda v, n, e, x: 1 / np.sqrt(v + e * e),
    "√eps stands for eps": lambda v, n, e, x: 1 / np.sqrt(v + np.sqrt(e)),
    "eps is subtracted": lambda v, n, e, x: 1 / np.sqrt(v - e),
    "max(variance, eps) stands for variance + eps": lambda v, n, e, x: 1 / np.sqrt(np.maximum(v, e)),
    "max(std, eps) stands for √(variance + eps)": lambda v, n, e, x: 1 / np.maximum(np.sqrt(v), e),
    "0 stands in place of rows whose variance is below eps": lambda v, n, e, x: np.where(v < e, 0, 1 / np.sqrt(v + e)),
    **{
        f"eps is {fixed:g}, whatever is asked for": lambda v, n, e, x, fixed=fixed: 1 / np.sqrt(v + fixed)
        for fixed in (1e-5, 1e-6, 1e-3)
    },
    **{
        f"eps is {fixed:g} at least": lambda v, n, e, x, fixed=fixed: 1 / np.sqrt(v + max(e, fixed))
        for fixed in (1e-5, 1e-6, 1e-3)
    },
    "1/std is 0 in rows whose entries are all alike": lambda v, n, e, x: np.where(
        np.ptp(x, axis=1, keepdims=True) == 0, 0, 1 / np.sqrt(v + e)
    ),
    "rows whose variance is below eps are not divided": lambda v, n, e, x: np.where(v < e, 1, 1 / np.sqrt(v + e)),
    "eps is multiplied by max|x|²": lambda v, n, e, x: 1 / np.sqrt(v + e * np.square(x).max(axis=1, keepdims=True)),
    "eps is multiplied by the variance": lambda v, n, e, x: 1 / np.sqrt(v + e * v),
    "eps is divided by N": lambda v, n, e, x: 1 / np.sqrt(v + e / n),
    "eps is multiplied by N": lambda v, n, e, x: 1 / np.sqrt(v + e * n),
    "the root is missing": lambda v, n, e, x: 1 / (v + e),
    "1/std is missing": lambda v, n, e, x: 1 + 0 * v,
    "std stands for 1/std": lambda v, n, e, x: np.sqrt(v + e),
}
"""What may stand for 1/√(variance + eps)."""

SMALL = (1e-4, 1e-6, 1e-8, 1e-12)
"""Variances below which rows may be taken for constant ones."""

SPREADS: dict[str, Any] = {
    "the variance is divided by N - 1 (Bessel)": lambda x, d: (
        np.square(d).sum(axis=1, keepdims=True) / (d.shape[1] - 1)
    ),
    "the variance is not divided by N": lambda x, d: np.square(d).sum(axis=1, keepdims=True),
}
"""What may stand for the variance, in the output and in gradients."""

FORWARD: dict[str, dict[str, Any]] = {
    "gain": {
        "the gain is ignored": lambda g: 1 + 0 * g,
        "|gain| stands for the gain": np.abs,
        "1 + gain stands for the gain": lambda g: 1 + g,
        "the gain is multiplied twice": lambda g: g * g,
        "1/gain stands for the gain": lambda g: 1 / g,
    },
    "bias": {
        "the bias is ignored": lambda g, b: 0 * b,
        "the bias is added twice": lambda g, b: 2 * b,
        "the bias is subtracted": lambda g, b: -b,
        "the bias is multiplied by the gain": lambda g, b: g * b,
    },
    "rstd": ROOTS,
    "spread": {
        **SPREADS,
        "the variance is taken about 0 instead of the mean": lambda x, d: average(np.square(x)),
        "the variance is the mean deviation": lambda x, d: np.square(average(np.abs(d))),
        "entries that are 0 are left out of the sum for the variance": lambda x, d: average(_masked(d, x)),
        "entries that are 0 are left out of the variance": lambda x, d: (
            _masked(d, x).sum(axis=1, keepdims=True) / _nonzero(x)
        ),
        "the variance sums squares of x less the mean of the entries before (Welford's update has one such factor)": (
            lambda x, d: average(np.square(x - _before(x)))
        ),
        "the range of the row stands for its std": lambda x, d: np.square(np.ptp(x, axis=1, keepdims=True)),
    },
    "centre": {
        "the mean is not subtracted": lambda x: 0 * x[:, :1],
        "the mean is added": lambda x: -average(x),
        "the sum stands for the mean": lambda x: x.sum(axis=1, keepdims=True),
        "the median stands for the mean": lambda x: np.median(x, axis=1, keepdims=True),
        "the middle of least and largest entry stands for the mean": lambda x: (
            (x.max(axis=1, keepdims=True) + x.min(axis=1, keepdims=True)) / 2
        ),
        "the mean is of |x|": lambda x: average(np.abs(x)),
        "entries that are 0 are left out of the mean": lambda x: x.sum(axis=1, keepdims=True) / _nonzero(x),
        "the mean is cut to an integer": lambda x: np.trunc(average(x)),
        "the mean is rounded to an integer": lambda x: np.rint(average(x)),
    },
    "shown": {"the mean is subtracted in the variance alone": lambda x, d: x},
}
"""The slots of the output, and what may stand there by mistake."""

_TOTALS: dict[str, Any] = {
    "rows are averaged instead of summed": lambda t: t.mean(axis=0),
    "only the last row counts": lambda t: t[-1],
    "the sign is wrong": lambda t: -t.sum(axis=0),
    "it is twice too large": lambda t: 2 * t.sum(axis=0),
    "it is the sum over all entries of all rows": lambda t: np.full(t.shape[1], t.sum()),
    "the first row is left out": lambda t: t[1:].sum(axis=0),
    "only every other row counts": lambda t: t[::2].sum(axis=0),
    "it is 0": lambda t: 0 * t[0],
}

MEANS: dict[str, Any] = {
    "is missing": lambda mean, t: 0 * mean(t),
    "has the wrong sign": lambda mean, t: -mean(t),
    "is a sum, not divided by N": lambda mean, t: mean(t) * t.shape[1],
    "is divided by N - 1": lambda mean, t: mean(t) * t.shape[1] / (t.shape[1] - 1),
    "is halved": lambda mean, t: mean(t) / 2,
    "is doubled": lambda mean, t: mean(t) * 2,
    "is over the rows": lambda mean, t: t.mean(axis=0, keepdims=True),
    "is of the first row": lambda mean, t: mean(t)[:1],
}
"""What may stand for a mean of ∂x."""

GRADIENTS: dict[str, dict[str, dict[str, Any]]] = {
    "dx": {
        "p": {
            "the gain is left out": lambda v, g: v,
            "|gain| stands for the gain": lambda v, g: v * np.abs(g),
            "1 + gain stands for the gain": lambda v, g: v * (1 + g),
        },
        "level": {f"the term mean(gain·upstream) {name}": made for name, made in MEANS.items()},
        "slope": {f"the term h·mean(gain·upstream·h) {name}": made for name, made in MEANS.items()},
        "along": {
            "x stands for h in mean(gain·upstream·h)": lambda x, d, r: (x, d * r),
            "x - mean stands for h in mean(gain·upstream·h)": lambda x, d, r: (d, d * r),
            "x - mean stands for h": lambda x, d, r: (d, d),
            "x stands for h": lambda x, d, r: (x, x),
        },
        "scale": {
            "1/std is missing": lambda r, g: 1 + 0 * r,
            "1/std stands twice": lambda r, g: r * r,
            "the sign is wrong": lambda r, g: -r,
            "the gain is multiplied last": lambda r, g: r * g,
            "it is divided by N": lambda r, g: r / len(g),
            "it is 0": lambda r, g: 0 * r,
        },
        "rest": {
            "upstream is added": lambda x, v: v,
            "entries where x is 0 get 0": lambda x, v: np.where(x == 0, -np.inf, 0),
        },
        "rstd": ROOTS,
        "spread": SPREADS,
    },
    "dgain": {
        "h": {
            "1/std is missing: Σ upstream·(x - mean)": lambda x, d, r: d,
            "the mean is not subtracted: Σ upstream·x/std": lambda x, d, r: x * r,
            "x stands for the normalized row": lambda x, d, r: x,
            "the normalized row is missing: Σ upstream": lambda x, d, r: 1 + 0 * x,
            "the normalized row is that of the row before": lambda x, d, r: np.roll(d * r, 1, axis=0),
            "the normalized row is that of the row after": lambda x, d, r: np.roll(d * r, -1, axis=0),
        },
        "weight": {
            "the gain stands in it as well": lambda v, g: v * g,
            "the upstream gradient is missing": lambda v, g: 1 + 0 * v,
        },
        "total": _TOTALS,
        "rstd": {name: value for name, value in ROOTS.items() if name != "1/std is missing"},
        "spread": SPREADS,
    },
    "dbias": {
        "weight": {
            "the gain stands in it": lambda v, g: v * g,
            "the upstream gradient is missing": lambda v, g: 1 + 0 * v,
        },
        "total": _TOTALS,
    },
}
"""The slots of the gradients."""


def wrong_ones(problem: Problem, quantity: str, pairs: bool = True) -> Iterator[tuple[str, Array]]:
    """The values that each mistake, and then where `pairs` is set each two in different slots, would give."""
    slots: Mapping[str, Mapping[str, Any]] = FORWARD if quantity == "output" else GRADIENTS[quantity]
    made: Callable[..., Array] = MAKERS[quantity]
    faults = [(slot, name, value) for slot, names in slots.items() for name, value in names.items()]
    for count in (1, 2)[: 1 + pairs]:
        for chosen in combinations(faults, count):
            if len({slot for slot, _, _ in chosen}) == count:
                with np.errstate(all="ignore"):
                    yield "; ".join(name for _, name, _ in chosen), made(problem, **{s: v for s, _, v in chosen})
        if count == 1:
            with np.errstate(all="ignore"):
                yield from other_ones(problem, quantity)


def other_ones(problem: Problem, quantity: str) -> Iterator[tuple[str, Array]]:
    """The values of mistakes that are in no slot: in the choice of entries and rows."""
    if quantity != "dbias":
        made: Callable[..., Array] = MAKERS[quantity]
        for limit in SMALL:
            rstd = {"rstd": lambda v, n, e, x, limit=limit: np.where(v < limit, 0, 1 / np.sqrt(v + e))}
            yield "0 stands in place of rows whose variance is small", made(problem, **rstd)
        if not problem.centred:
            yield "the mean is subtracted, as in LayerNorm", made(replace(problem, centred=True))
    if quantity == "output":
        yield from whole_ones(problem)
        yield from outputs_of_other_rows(problem)
    else:
        yield from sums_of_other_rows(problem, quantity)
    if quantity == "dx":
        yield from dx_by_other_sums(problem)
