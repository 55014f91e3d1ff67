"""`principal_axes`: the ellipsoid that a LayerNorm's gain makes of the ball it fills."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lnverify.numeric.axes.deflation import contrast, find_poles
from lnverify.numeric.axes.directions import UnitAxes, above_pole
from lnverify.numeric.axes.gains import Vector, exact_gain
from lnverify.numeric.axes.roots import STRETCH, find_roots, run_threads, scale_down, stretches
from lnverify.proofs.errors import InputError

if TYPE_CHECKING:
    from flint import arb

    from lnverify.numeric.axes.certificates import Certifier

LARGEST = 1_000_000
"""The most entries of a gain, which take a quarter of an hour: the time for lengths grows as N²."""

CELLS = 2**14
"""Entries of a working array for directions, 128 KB: several of them stay in the second-level cache."""


class PrincipalAxes:
    """The principal axes of the image of LayerNorm without bias, {Gz : z ⟂ 1, ‖z‖ ≤ √N}.

    The image is an ellipsoid about 0 with N - 1 axes, for every gain: the eigenvectors of GΠG other
    than the trivial one, with semi-axes √(Nζ), ζ their eigenvalues. Axes are numbered 0 … N - 2 by
    ascending semi-axis.

    Source: P. M. Riechers, arXiv:2405.04134, for non-zero gains; the claims lnverify.secular-equation and
    lnverify.axes-for-every-gain for the rest.

    Attributes:
        gain: g, a copy as float64, shape (N,).
        semi_axes: the N - 1 lengths, ascending; each has a relative error of a few units of u, unless it
            is subnormal; infinite where √N·√ζ exceeds the largest float64.
        log_semi_axes: their natural logarithms, finite even where the length overflows; -∞ for length 0.
        vanishing: which axes have length 0 exactly (k zero gains: k - 1 of them), shape (N - 1,).
        exact: which axes come from ties: length √N|g| with the tied |g|, supported on the tied coordinates.
    """

    def __init__(self, gain: ArrayLike) -> None:
        self.gain: Vector = exact_gain(gain)
        if self.N > LARGEST:
            raise InputError(f"gain: {self.N:,} entries; at most {LARGEST:,} would be right: the time grows as N²")
        self.gain.flags.writeable = False
        self._poles = find_poles(self.gain)
        self._roots = find_roots(self._poles)
        self._places = self._poles.root_places
        repeated = np.repeat(self._poles.value, self._poles.weight.astype(np.intp) - 1)
        self.exact: NDArray[np.bool_] = np.ones(self.N - 1, bool)
        self.exact[self._places] = False
        self.vanishing: NDArray[np.bool_] = np.zeros(self.N - 1, bool)
        self.vanishing[self.exact] = repeated == 0
        fraction, exponent = np.zeros(self.N - 1), np.zeros(self.N - 1, np.int64)
        fraction[self.exact], exponent[self.exact] = np.frexp(repeated)
        fraction[self._places], exponent[self._places] = self._root_lengths()
        fraction *= np.sqrt(self.N)
        with np.errstate(over="ignore", under="ignore", divide="ignore"):
            self.semi_axes: Vector = np.ldexp(fraction, exponent)
            self.log_semi_axes: Vector = np.log(fraction) + exponent * np.log(2)

    @property
    def N(self) -> int:
        """The number of coordinates."""
        return self.gain.size

    @property
    def zero_gains(self) -> NDArray[np.intp]:
        """The coordinates n with gₙ = 0."""
        return np.flatnonzero(self.gain == 0)

    @cached_property
    def orthogonal_subspace(self) -> NDArray[np.float64]:
        """Orthonormal columns that span what is orthogonal to the image: α, or the directions of zero gains.

        Shape (N, 1) without zero gains, (N, k) with k of them.
        """
        zeros = self.zero_gains
        if zeros.size:
            return _unit_columns(self.N, zeros)
        smallest = np.abs(self.gain).min()
        with np.errstate(under="ignore"):
            alpha = smallest / self.gain
            return np.asarray((alpha / np.sqrt(np.sum(alpha * alpha)))[:, None])

    @property
    def normal(self) -> Vector | None:
        """The unit normal direction α/‖α‖, αₙ = 1/gₙ; None with zero gains, which leave no single one."""
        return None if self.zero_gains.size else self.orthogonal_subspace[:, 0]

    def direction(self, index: int) -> Vector:
        """The unit vector along axis `index`, shape (N,), in O(N).

        Entries have a relative error of a few units of u above 1e-290. The sign is arbitrary; axes of
        equal length are one orthonormal choice of many.

        Raises:
            InputError: where there is no such axis.
        """
        self._check(index)
        if self.exact[index]:
            return self._tied_direction(index)
        first = int(np.searchsorted(self._places, index))
        rows = np.empty((1, self.N))
        self._write_rows(first, first + 1, rows)
        return np.asarray(rows[0])

    def directions(self) -> NDArray[np.float64]:
        """All axes as columns, in the order of `semi_axes`; shape (N, N - 1).

        Raises:
            InputError: where they need more memory than this machine has.
        """
        size = 8 * self.N * (self.N - 1)
        if size > os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"):
            raise InputError(
                f"all directions of N = {self.N:,} take {size / 1e9:,.1f} GB, more than this machine has; "
                "`direction(index)` gives one of them"
            )
        rows = np.empty((self.N - 1, self.N))
        for index in np.flatnonzero(self.exact):
            rows[index] = self._tied_direction(int(index))

        def work(first: int, last: int) -> None:
            places = self._places[first:last]
            if np.all(np.diff(places) == 1):
                self._write_rows(first, last, rows[places[0] : places[-1] + 1])
            else:
                some = np.empty((last - first, self.N))
                self._write_rows(first, last, some)
                rows[places] = some

        run_threads(work, stretches(self._roots.exponent, STRETCH))
        return rows.T

    def enclosure(self, index: int, bits: int = 80) -> arb:
        """A ball that is proved to contain semi-axis `index`, about 2^-bits of its pole's distance wide.

        Raises:
            InputError: where there is no such axis.
        """
        # FLINT is for who asks for a proof.
        from flint import arb, ctx

        self._check(index)
        with ctx.workprec(bits + 128):
            if self.exact[index]:
                return arb(self.N).sqrt() * arb(float(self._poles.value[self._tied_pole(index)]))
            root = self._certifier.root(int(np.searchsorted(self._places, index)), bits)
            return (self.N * root).sqrt()

    def digits(self, index: int, count: int = 17) -> str:
        """Semi-axis `index` in decimal, with `count` digits that are proved, the last to within one unit.

        Raises:
            InputError: where there is no such axis.
        """
        return self.enclosure(index, bits=4 * count + 16).str(count, radius=False)

    @cached_property
    def _certifier(self) -> Certifier:
        from lnverify.numeric.axes.certificates import Certifier

        return Certifier(self._poles, self._roots)

    def _check(self, index: int) -> None:
        if not 0 <= index < self.N - 1:
            raise InputError(f"axis {index}: a gain of {self.N} entries has {self.N - 1} axes, from 0 on")

    def _root_lengths(self) -> tuple[Vector, NDArray[np.int64]]:
        """√ζ of each root as a fraction and a power of two."""
        roots = self._roots
        with np.errstate(under="ignore"):
            nearest = np.ldexp(self._poles.value[roots.pole], -roots.exponent)
        return nearest + above_pole(nearest, roots.offset), roots.exponent

    def _write_rows(self, first: int, last: int, out: NDArray[np.float64]) -> None:
        """Write the axes of roots first … last - 1, which share a unit, as rows: a few at a time, in the cache."""
        poles, roots = self._poles, self._roots
        value = scale_down(poles.value, int(roots.exponent[first]))
        axes = UnitAxes(value[poles.group], np.sign(self.gain))
        member = np.empty(poles.size, np.intp)
        member[poles.group] = np.arange(self.N)
        step = max(1, CELLS // self.N)
        with np.errstate(over="ignore", under="ignore"):
            for start in range(first, last, step):
                some = slice(start, min(start + step, last))
                axes.write(member[roots.pole[some]], roots.offset[some], out[start - first : some.stop - first])

    def _tied_pole(self, index: int) -> int:
        return int(np.searchsorted(self._poles.starts, index, side="right")) - 1

    def _tied_direction(self, index: int) -> Vector:
        pole = self._tied_pole(index)
        signs = np.where(self.gain < 0, -1.0, 1.0)
        return contrast(self.N, self._poles.members(pole), signs, index - int(self._poles.starts[pole]))


def _unit_columns(size: int, places: NDArray[np.intp]) -> NDArray[np.float64]:
    columns = np.zeros((size, places.size))
    columns[places, np.arange(places.size)] = 1
    return columns


def principal_axes(gain: ArrayLike) -> PrincipalAxes:
    """The principal axes of the image of LayerNorm with this gain.

    Lengths cost O(N²) time and O(N) memory; all directions at once are a matrix of 8N(N - 1) bytes. Any finite gain of
    at most 1,000,000 entries (`LARGEST`) is taken: of any size, negative, tied, zero, N = 1.

    Args:
        gain: g, shape (N,); float16, bfloat16, float32 and float64 are taken exactly.

    Raises:
        InputError: for a gain that is empty, not a vector, not real, not finite, or longer than LARGEST.
    """
    return PrincipalAxes(gain)
