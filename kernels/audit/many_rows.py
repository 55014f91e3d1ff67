"""∂γ and ∂β over as many rows as a step of training sums.

The rows are normal numbers, and the upstream gradients are near 0.05, as where a loss pulls all one way: a sum in too
few bits stops growing there. The sums of a few columns are held against sums in float64, each of exact products and
correctly rounded.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Any

import numpy as np

from lnverify.kernels.audit import cache
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import load
from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.numeric.publishing.cache import load_or_make
from lnverify.numeric.reference import Problem

SHAPES = ((65_536, 64), (65_536, 2_048), (1_000_000, 128))
"""Rows and N, the smallest input first: dependences are looked for on that one alone."""

IN_FORMATS = ("float32", "bfloat16")
"""Those that networks are trained in."""

COLUMNS = 8
"""How many columns are held against the exact sums."""

PIECE = 1 << 22
"""How many entries are drawn, or taken to float64, at a time."""

LONGEST = 30.0
"""A shape that would take an implementation more seconds is left out, and the page says so."""

EPS = 1e-5

Gradients = tuple[np.ndarray, ...]
"""∂γ, and ∂β where there is a bias."""


@dataclass(frozen=True)
class Sums:
    """How an implementation sums over rows.

    Attributes:
        implementation, format, rows, size: what was measured.
        dgain, dbias: the largest error of a column, over the largest sum, in u; None without a bias, infinite for NaN.
        halves: how far the sums of both halves, added exactly, are from the sum of all, as dgain and dbias; the larger.
        skipped: why nothing was measured.
    """

    implementation: str
    format: str
    rows: int
    size: int
    dgain: float | None = None
    dbias: float | None = None
    halves: float | None = None
    skipped: str = ""


def of_library(library: str) -> list[dict[str, Any]]:
    """The sums of a library's implementations, as JSON values; kept, as measurements are. Runs in a worker."""
    key = cache.key((*cache.BEHAVIOUR, "kernels/audit/many_rows.py"), library, "many rows")
    result: list[dict[str, Any]] = load_or_make(key, lambda: [asdict(one) for one in sums(load(library))])
    return result


def sums(implementations: dict[str, Implementation]) -> Iterator[Sums]:
    """How implementations sum over rows; of those that take few entries, or have no gradients, nothing."""
    usable = [one for one in implementations.values() if one.backward and one.entries >= math.prod(SHAPES[0])]
    for format in IN_FORMATS:
        seconds: dict[str, float] = {}
        for rows, size in SHAPES if usable else ():
            problem = draw(rows, size, FORMATS[format])
            exact = {centred: exact_sums(problem, centred) for centred in {one.centred for one in usable}}
            for one in (one for one in usable if format in one.formats):
                expected = seconds.get(one.name, 0.0) * problem.x.size / math.prod(SHAPES[0])
                if expected > LONGEST:
                    yield Sums(one.name, format, rows, size, skipped=f"it would take about {expected:.0f} s")
                    continue
                result, used = measure(one, problem, exact[one.centred])
                seconds[one.name] = seconds.get(one.name, used)
                yield result


def draw(rows: int, size: int, format: Format) -> Problem:
    """Normal rows, and upstream gradients near 0.05; the same for everybody."""
    x, upstream = (np.empty((rows, size), format.dtype) for _ in range(2))
    generator = np.random.default_rng([rows, size])
    for piece in pieces(rows, size):
        shape = x[piece].shape
        x[piece] = generator.standard_normal(shape, np.float32)
        upstream[piece] = np.float32(0.05) + np.float32(0.01) * generator.standard_normal(shape, np.float32)
    one = np.ones(size, x.dtype)
    return Problem(x, one, 0 * one, EPS, upstream)


def pieces(rows: int, size: int) -> list[slice]:
    """Slices of rows of PIECE entries."""
    step = max(1, PIECE // size)
    return [slice(start, start + step) for start in range(0, rows, step)]


def columns(size: int) -> np.ndarray:
    """Which columns are looked at."""
    return np.unique(np.linspace(0, size - 1, COLUMNS).astype(int))


def exact_sums(problem: Problem, centred: bool) -> Gradients:
    """∂γ and ∂β of the sampled columns.

    Statistics and products are of float64, which moves a sum by less than 2⁻⁴⁰ of the sum of its terms' sizes: nothing
    beside u, which is 2⁻²⁴ at the least. The sums themselves are correctly rounded.
    """
    assert problem.upstream is not None
    chosen, terms = columns(problem.size), []
    for piece in pieces(problem.rows, problem.size):
        x = problem.x[piece].astype(np.float64)
        d = x - x.mean(axis=1, keepdims=True) if centred else x
        rstd = 1 / np.sqrt(np.square(d).mean(axis=1, keepdims=True) + problem.eps)
        terms.append(problem.upstream[piece][:, chosen].astype(np.float64) * d[:, chosen] * rstd)
    dbias = problem.upstream[:, chosen].astype(np.float64)
    return tuple(np.array([math.fsum(column) for column in each.T]) for each in (np.concatenate(terms), dbias))


def gradients(implementation: Implementation, problem: Problem) -> Gradients:
    """∂γ and ∂β, with the implementation's own arithmetic."""
    assert implementation.backward is not None and problem.upstream is not None
    _, dgain, dbias = implementation.backward(problem.upstream, problem.x, problem.gain, problem.bias, problem.eps)
    return (dgain,) if dbias is None else (dgain, dbias)


def measure(implementation: Implementation, problem: Problem, exact: Gradients) -> tuple[Sums, float]:
    """How an implementation sums the rows of a problem, and in how many seconds of one call; one thread does it."""
    implementation.use_threads(1)
    unit, chosen = problem.format.unit_roundoff, columns(problem.size)
    result = gradients(implementation, problem)
    errors = [largest_distance(values[chosen], right, unit) for values, right in zip(result, exact, strict=False)]
    facts: dict[str, Any] = dict(zip(("dgain", "dbias"), errors, strict=False))
    seconds = 0.0
    if (problem.rows, problem.size) == SHAPES[0]:
        began = monotonic()
        gradients(implementation, problem)
        seconds = monotonic() - began  # the first call may compile
        facts["halves"] = apart_by_halves(implementation, problem, result)
    return Sums(implementation.name, problem.format.name, problem.rows, problem.size, **facts), seconds


def apart_by_halves(implementation: Implementation, problem: Problem, found: Gradients) -> float:
    """How far the sums of both halves of a batch, added exactly, are from the sums of all."""
    middle, unit = problem.rows // 2, problem.format.unit_roundoff
    halves = [gradients(implementation, problem.part(part)) for part in (slice(middle), slice(middle, None))]
    added = [np.add(*(half[place].astype(np.float64) for half in halves)) for place in range(len(found))]
    return max(
        largest_distance(values, whole.astype(np.float64), unit) for values, whole in zip(added, found, strict=True)
    )


def largest_distance(values: np.ndarray, right: np.ndarray, unit: float) -> float:
    """The largest distance, over the largest right value, in units of `unit`; infinite for what is no number."""
    with np.errstate(all="ignore"):
        apart = np.abs(values.astype(np.float64) - right).max() / np.abs(right).max() / unit
    return float(f"{apart:.3g}") if np.isfinite(apart) else math.inf
