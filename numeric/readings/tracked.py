"""Numbers in several formats at once, each with a bound that its error cannot exceed.

Every operation is rounded once in each format. Beside each result stands a bound on |computed − exact|, kept in
binary64 and rounded up: the errors of the operands carried through, plus the rounding of the operation itself,
u|r| + η, η the smallest subnormal number. Sums are added in pairs, so that a bound grows with log₂ N. The bounds of all
formats are one array, whose last axis is the format: most of the time goes into calls of NumPy, not into its work.

Source of the model: N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., sections 2.2 and 3.3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from operator import add, mul
from typing import Any

import mpmath
import numpy as np

from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.floats.sums import sum_by_halving
from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.errors import choose

# Each bound is the result of fewer than 2¹⁰ roundings in binary64; this factor is larger than all of them.
_UP = 1 + 2.0**-40
# Four times the smallest positive float64.
_FLOOR = 2e-323

# The least number that rounds to infinity in float64.
_LARGEST = 2**1024 - 2**970

DIGITS = 50
"""Digits of the multiple-precision reading."""

# Its numbers are of a context of their own: mpmath's global precision is the user's.
_MP = mpmath.MPContext()
_MP.dps = DIGITS
MPMATH = "mpmath"
READINGS = (MPMATH, *FORMATS)
BALLS = "Arb"
"""The reading that encloses values in balls; it carries no rounding."""


@dataclass(frozen=True)
class Rounding:
    """How a reading rounds.

    Attributes:
        name: "mpmath" or the name of a format.
        dtype: the NumPy type of values; object for mpmath.
        unit: the unit roundoff u.
        smallest: the smallest subnormal number; 0 for mpmath, whose exponents are unbounded.
    """

    name: str
    dtype: Any
    unit: float
    smallest: float

    def round(self, exact: Fraction) -> Any:
        """An exact rational, rounded to nearest."""
        if self.name == MPMATH:
            return _MP.mpf(exact.numerator) / exact.denominator
        wide = float(exact) if abs(exact) < _LARGEST else float("inf") * (1 if exact > 0 else -1)
        return self.dtype.type(wide)


def find_rounding(name: str) -> Rounding:
    """The rounding of a reading.

    Raises:
        InputError: for a name that is neither "mpmath" nor a format.
    """
    if name == MPMATH:
        return Rounding(MPMATH, np.dtype(object), 2.0**-_MP.prec, 0.0)
    choose("format", name, dict.fromkeys(READINGS))
    format = FORMATS[name]
    return Rounding(name, format.dtype, format.unit_roundoff, format.smallest)


class Roundings:
    """How several readings round.

    Attributes:
        each: the rounding of each reading.
        unit, smallest: as of a rounding, for each.
        relative: u/(1 − u), rounded up: by so much of a rounded result it may be off.
        absolute: by so much beside that: what underflows, in the bound itself too, four products at the most.
        again: by so much of a result that is rounded to float64 first; 0 for mpmath, where none is.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.each = tuple(map(find_rounding, names))
        self.unit = np.array([rounding.unit for rounding in self.each])
        self.smallest = np.array([rounding.smallest for rounding in self.each])
        self.relative = self.unit * _UP / (1 - self.unit)
        self.absolute = self.smallest + _FLOOR
        self.again = np.array([2.0**-52 * (rounding.dtype != object) for rounding in self.each])


class Tracked:
    """Values in formats with bounds on their errors.

    Attributes:
        roundings: how the formats round.
        values: the rounded values, an array for each format, all of the same shape.
        bound: float64, of this shape and an axis of formats; |value − exact| ≤ bound, infinite where nothing is known.
        size: |value| as float64, rounded up, of the same shape as `bound`.
    """

    __slots__ = ("bound", "roundings", "size", "values")

    def __init__(self, roundings: Roundings, values: Sequence[Any], bound: Any, size: Any = None) -> None:
        self.roundings = roundings
        self.values = values
        self.bound = bound
        self.size = _sizes(values) if size is None else size

    def __add__(self, other: Tracked) -> Tracked:
        return track(self.roundings, [*map(add, self.values, other.values)], self.bound + other.bound)

    def __mul__(self, other: Tracked) -> Tracked:
        carried = self.size * other.bound + other.size * self.bound + self.bound * other.bound
        return track(self.roundings, [*map(mul, self.values, other.values)], carried)

    def __len__(self) -> int:
        return len(self.bound)

    @property
    def shape(self) -> tuple[int, ...]:
        """That of the values."""
        shape: tuple[int, ...] = self.values[0].shape
        return shape

    def __getitem__(self, key: Any) -> Tracked:
        return self._rearrange(lambda array: array[key])

    def swapaxes(self, first: int, second: int) -> Tracked:
        """As of an array."""
        return self._rearrange(lambda array: array.swapaxes(first, second))

    def _rearrange(self, move: Callable[[Any], Any]) -> Tracked:
        return Tracked(self.roundings, [*map(move, self.values)], move(self.bound), move(self.size))


def _sizes(values: Sequence[Any]) -> Any:
    return np.abs(to_floats(values)) * _UP


def to_floats(values: Sequence[Any]) -> Any:
    """The values of formats as float64, the last axis the format."""
    results = np.empty((*values[0].shape, len(values)))
    for place, value in enumerate(values):
        results[..., place] = value
    return results


def track(roundings: Roundings, values: Sequence[Any], carried: Any) -> Tracked:
    """Freshly rounded results whose operands carry an error of `carried` into them; NaN where that is unknown."""
    size = _sizes(values)
    # Where a size or what is carried is NaN, so is the sum, and `fmin` takes the other one.
    bound = np.fmin((carried + size * roundings.relative + roundings.absolute) * _UP, np.inf)
    return Tracked(roundings, values, bound, size)


def exact(roundings: Roundings, value: Any) -> Tracked:
    """Floats that are taken exactly, once they are rounded to each format."""
    array = np.asarray(value, dtype=np.float64)
    values = [_to_mpf(array) if it.dtype == object else array.astype(it.dtype) for it in roundings.each]
    return Tracked(roundings, values, np.zeros((*array.shape, len(values))))


_to_mpf = np.frompyfunc(lambda t: _MP.mpf(float(t)), 1, 1)


@lru_cache(maxsize=4096)
def constant(roundings: Roundings, numerator: int, denominator: int, shape: tuple[int, ...]) -> Tracked:
    """An array of a rational constant, with the error of rounding it."""
    wanted = Fraction(numerator, denominator)
    rounded = [rounding.round(wanted) for rounding in roundings.each]
    values = [np.full(shape, value, dtype=it.dtype) for value, it in zip(rounded, roundings.each, strict=True)]
    return Tracked(roundings, values, np.tile([_error(value, wanted) for value in rounded], (*shape, 1)))


def _error(value: Any, wanted: Fraction) -> float:
    """A bound on the error of a rounded constant."""
    if not np.isfinite(float(value)):
        return float("inf")
    error = abs(as_fraction(value) - wanted)
    return float(np.nextafter(float(error), np.inf)) if error else 0.0


def as_fraction(value: Any) -> Fraction:
    """The exact value of a finite number."""
    if isinstance(value, _MP.mpf):
        sign, mantissa, exponent, _ = value._mpf_
        scale = Fraction(2) ** int(exponent)
        return Fraction(-1 if sign else 1) * Fraction(int(mantissa)) * scale
    return Fraction(float(value))


def invert(x: Tracked) -> Tracked:
    """1/x; the bound is infinite where the error of x reaches 0."""
    size = x.size / (_UP * _UP)
    room = (size - x.bound * _UP) / _UP
    carried = np.where(room > 0, x.bound / np.where(room > 0, size * room, 1.0), np.inf)
    return track(x.roundings, [*map(_inverse, x.values)], carried * _UP)


def _inverse(value: Any) -> Any:
    one = np.ones((), dtype=value.dtype)
    if value.dtype != object:
        return one / value
    zero = np.asarray(value == 0, dtype=bool)
    return np.where(zero, _MP.inf, one / np.where(zero, _MP.mpf(1), value))


def root(x: Tracked) -> Tracked:
    """√x for an exact value that is not negative: the error is at most min(e/√x̂, √e)."""
    values = [_root(value) if value.dtype == object else np.sqrt(value) for value in x.values]
    size = to_floats(values) / _UP
    carried = np.where(
        size > 0, np.minimum(x.bound / np.where(size > 0, size, 1.0), np.sqrt(x.bound)), np.sqrt(x.bound)
    )
    # The computed root may be larger than the root of the computed value, by a unit roundoff.
    return track(x.roundings, values, carried * (_UP + 2 * x.roundings.unit))


def function(name: str, x: Tracked) -> Tracked:
    """The function of this name: of the value in 50 digits, rounded to the format.

    Through float64 a result is rounded twice; the error of x is carried by the mean value theorem.
    """
    with np.errstate(all="ignore"):
        in_digits = [_in_digits(name)(value) for value in x.values]
        values = [
            digits if value.dtype == object else digits.astype(np.float64).astype(value.dtype)
            for digits, value in zip(in_digits, x.values, strict=True)
        ]
        size = _sizes(values)
        carried = _CARRIED[name](x, size)
    return track(x.roundings, values, carried * _UP + size * x.roundings.again)


def _through_exp(x: Tracked, size: Any) -> Any:
    # size is that of the rounded result: the exact one may be larger by a unit roundoff and the least number.
    return (size * (1 + 2 * x.roundings.unit) + x.roundings.smallest) * np.expm1(x.bound) * _UP


def _through_log(x: Tracked, size: Any) -> Any:
    room = to_floats(x.values) / _UP - x.bound * _UP
    return np.where(room > 0, x.bound / np.where(room > 0, room, 1.0), np.inf)


# How far a function carries the error of what it is taken of, from the size of its result.
_CARRIED: dict[str, Callable[[Tracked, Any], Any]] = {
    "exp": _through_exp,
    "log": _through_log,
    "tanh": lambda x, size: x.bound,
}


_root = np.frompyfunc(lambda t: _MP.sqrt(t) if t >= 0 else _MP.nan, 1, 1)


@cache
def _in_digits(name: str) -> Any:
    work, is_of_positive = getattr(_MP, name), FUNCTIONS[name].is_of_positive
    return np.frompyfunc(lambda t: _MP.nan if is_of_positive and not t > 0 else work(_MP.mpf(t)), 1, 1)


def total(x: Tracked) -> Tracked:
    """The sum over the first axis, added in pairs."""
    whole: Tracked = sum_by_halving(x, add, _join)
    return whole[0]


def _join(x: Tracked, y: Tracked) -> Tracked:
    bound, size = (np.concatenate(pair) for pair in ((x.bound, y.bound), (x.size, y.size)))
    return Tracked(x.roundings, [np.concatenate(pair) for pair in zip(x.values, y.values, strict=True)], bound, size)
