"""The roots of the secular equation Σ m/(d - ζ) = 0, each as an offset from its nearest pole.

The poles d are the squares of the distinct |g|, m their multiplicities; one root lies between each two
neighbours. With ζ = d + offset for the nearer neighbour d, every difference dₙ - ζ is formed as
(cₙ - c)(cₙ + c) - offset, c = √d, to a few units of u, however close the poles.

Why this is enough for the lengths: at a root ζ·f′(ζ) ≥ ½ Σ|m/(d - ζ)|, since every left-hand term
m/(ζ - d) is at most ζm/(ζ - d)². So a relative error η in the terms moves ζ by at most 2η, and √ζ by η.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from os import cpu_count

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.axes.deflation import Poles
from lnverify.numeric.axes.far_poles import NODES, FarSums, far_sums
from lnverify.numeric.axes.gains import Vector

Sums = tuple[Vector, Vector, Vector]

STRETCH = 128
"""Roots solved together: near enough to share far sums, enough to keep NumPy's loops busy."""

CELLS = 2**16
"""Entries of a working array, 512 KB: inside the second-level cache, and memory stays O(N)."""

BISECT_AFTER = 20
"""Rational steps before plain bisection; 5 to 8 is what they take."""

MOST_STEPS = BISECT_AFTER + 52 + 64
"""Bisection starts from a bracket whose ends differ by a factor of at most 2N; it halves to the last bit."""

BAND = 32
"""Binades of the pole above that share a unit: so few that entries above 1e-290 keep their bits."""

CLOSE = 2.0**-28
"""A step of this size relative to the offset is the last: the rational step errs by at most about
2·(error)²/offset, since on each side |ψ″| ≤ 2|ψ′|/distance, so what is left is below 2⁻⁵⁵."""


@dataclass(frozen=True)
class Roots:
    """The M - 1 roots, ascending: ζ = 2^(2·exponent)·(c² + offset), c = 2^(-exponent)·(value of the pole).

    Attributes:
        pole: index of the pole nearest to each root, shape (M-1,).
        offset: signed distance from it, in the root's own unit.
        exponent: of the unit, a power of two not far below the pole above the root: the squares of what
            matters to the root neither overflow nor underflow in it.
    """

    pole: NDArray[np.intp]
    offset: Vector
    exponent: NDArray[np.int64]


def scale_down(value: Vector, exponent: int) -> Vector:
    """value·2^(-exponent). What overflows or underflows is too far away to matter: its terms become 1/∞ = 0 or 0."""
    with np.errstate(over="ignore", under="ignore"):
        return np.ldexp(value, -exponent)


def stretches(exponent: NDArray[np.int64], length: int) -> Iterator[tuple[int, int]]:
    """Runs [first, last) of roots that share a unit, no longer than `length`."""
    edges = np.flatnonzero(np.diff(exponent)) + 1
    for first, last in zip([0, *edges], [*edges, exponent.size], strict=True):
        for start in range(first, last, length):
            yield start, min(start + length, last)


def run_threads(work: Callable[[int, int], None], tasks: Iterable[tuple[int, int]]) -> None:
    """Call work(*task) for each task on all cores; NumPy's loops release the interpreter lock."""

    def call(task: tuple[int, int]) -> None:
        with np.errstate(over="ignore", under="ignore"):  # poles far out of the unit of the roots
            work(*task)

    with ThreadPoolExecutor(cpu_count()) as pool:
        for _ in pool.map(call, tasks):
            pass


def find_roots(poles: Poles) -> Roots:
    """All roots of the secular equation, in O(M²) time and O(M) memory."""
    exponent = (np.frexp(poles.value[1:])[1] // BAND * BAND).astype(np.int64)
    roots = Roots(np.zeros(exponent.size, np.intp), np.zeros(exponent.size), exponent)

    def work(first: int, last: int) -> None:
        stretch = Stretch(scale_down(poles.value, int(exponent[first])), poles.weight, first, last)
        for start, stop in stretch.blocks():
            roots.pole[start:stop], roots.offset[start:stop] = solve(stretch, start, stop)

    run_threads(work, stretches(exponent, STRETCH))
    return roots


class Stretch:
    """Neighbouring roots first … last - 1, the poles near to them, and the far ones' sums."""

    def __init__(self, value: Vector, weight: Vector, first: int, last: int) -> None:
        self.value, self.weight, self.first, self.last = value, weight, first, last
        square = difference(value, value[first])
        length = square[last]
        low, high = np.searchsorted(square, [-length, 2 * length])
        if last - first < NODES // 4:
            low, high = 0, value.size
        self.near = slice(low, high)
        self.far: FarSums = far_sums(square[:low], weight[:low], square[high:], weight[high:], length)

    def blocks(self) -> Iterator[tuple[int, int]]:
        """The roots in runs small enough for the working arrays."""
        step = max(1, CELLS // (self.near.stop - self.near.start))
        for start in range(self.first, self.last, step):
            yield start, min(start + step, self.last)

    def differences(self, pole: NDArray[np.intp]) -> NDArray[np.float64]:
        """d - d[pole] over the near poles d, shape (pole.size, near)."""
        return difference(self.value[self.near], self.value[pole, None])

    def sums(self, differences: NDArray[np.float64], pole: NDArray[np.intp], offset: Vector) -> Sums:
        """The secular function, its derivative, and the part of that due to the right less the left poles."""
        term = np.subtract(differences, offset[:, None])
        np.divide(1.0, term, out=term)
        weighted = term * self.weight[self.near]
        total, slope = weighted.sum(axis=1), np.einsum("ij,ij->i", weighted, term)
        skew = np.einsum("ij,ij->i", weighted, np.abs(term, out=term))
        far = self.far.at(difference(self.value[pole], self.value[self.first]) + offset)
        return total + far[:, 0], slope + far[:, 1], skew + far[:, 2]


def difference(value: Vector, other: Vector | float) -> NDArray[np.float64]:
    """value² - other², to three roundings however close they are."""
    return (value - other) * (value + other)


def solve(stretch: Stretch, start: int, stop: int) -> tuple[NDArray[np.intp], Vector]:
    """The nearest pole and the offset of roots start … stop - 1; the midpoint tells which pole is nearer."""
    left = np.arange(start, stop)
    gap = difference(stretch.value[left + 1], stretch.value[left])
    middle = stretch.sums(stretch.differences(left), left, gap / 2)
    upper = middle[0] < 0
    pole = left + upper
    # Of all terms of the other sign none is larger than the neighbour's, so m/|offset| is at most N/(gap/2).
    least = gap * (stretch.weight[pole] / (4 * stretch.weight.sum()))
    low, high = np.where(upper, -gap / 2, least), np.where(upper, -least, gap / 2)
    return pole, close_in(stretch, pole, gap, low, high, middle)


def close_in(stretch: Stretch, pole: NDArray[np.intp], gap: Vector, low: Vector, high: Vector, sums: Sums) -> Vector:
    """The offsets of roots between `low` and `high`, from the sums at the midpoint of the gap.

    Steps are those of the rational interpolation of Bunch, Nielsen and Sorensen (Numer. Math. 31, 1978),
    monotone near the root; one that leaves the bracket is replaced by bisection.
    """
    upper = high < 0
    below, above = np.where(upper, -gap, 0.0), np.where(upper, 0.0, gap)
    offset = np.where(upper, low, high)
    differences = stretch.differences(pole)
    open_ = np.ones(offset.size, bool)
    for count in range(MOST_STEPS):
        total, slope, skew = stretch.sums(differences, pole, offset) if count else sums
        high, low = np.where(total >= 0, offset, high), np.where(total <= 0, offset, low)
        moved = offset + rational_step(total, slope, skew, below - offset, above - offset)
        outside = ~((low <= moved) & (moved <= high)) | (count >= BISECT_AFTER)
        moved = np.where(outside, low + (high - low) / 2, moved)
        close = np.abs(moved - offset) <= np.where(outside, 2.0**-52, CLOSE) * np.abs(moved)
        offset = np.where(open_, moved, offset)
        open_ &= ~close
        if not open_.any():
            break
    return offset


def rational_step(total: Vector, slope: Vector, skew: Vector, below: Vector, above: Vector) -> Vector:
    """To the zero of c + q/(below - η) + s/(above - η), fitted to value and slope of each side at η = 0.

    Args:
        total, slope: the secular function f = ψ + φ and f′; ψ sums the poles below, φ those above.
        skew: φ′ - ψ′.
        below, above: signed distances to the neighbouring poles.
    """
    constant = total - below * (slope - skew) / 2 - above * (slope + skew) / 2
    linear = (below + above) * total - below * above * slope
    last = below * above * total
    root = np.sqrt(np.maximum(linear * linear - 4 * constant * last, 0.0))
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(linear <= 0, (linear - root) / (2 * constant), 2 * last / (linear + root))
