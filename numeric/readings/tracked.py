"""Numbers in a format, each with a bound that its error cannot exceed.

Every operation is rounded once in the format. Beside each result stands a bound on |computed − exact|, kept in
binary64 and rounded up: the errors of the operands carried through, plus the rounding of the operation itself,
u|r| + η, η the smallest subnormal number. Sums are added in pairs, so that a bound grows with log₂ N.

Source of the model: N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., sections 2.2 and 3.3.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from operator import add
from typing import Any

import mpmath
import numpy as np

from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.floats.sums import sum_by_halving
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

    @cached_property
    def relative(self) -> float:
        """u/(1 − u), rounded up: by so much of a rounded result it may be off."""
        return self.unit * _UP / (1 - self.unit)

    @cached_property
    def absolute(self) -> float:
        """By so much it may be off beside that: what underflows, in the bound itself too, four products at the most."""
        return self.smallest + _FLOOR

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


@dataclass(frozen=True)
class Tracked:
    """Values in a format with bounds on their errors.

    Attributes:
        rounding: how the format rounds.
        value: the rounded values, of any shape.
        bound: float64 of the same shape; |value − exact| ≤ bound, infinite where nothing is known.
    """

    rounding: Rounding
    value: Any
    bound: Any

    def __add__(self, other: Tracked) -> Tracked:
        return track(self.rounding, self.value + other.value, self.bound + other.bound)

    def __mul__(self, other: Tracked) -> Tracked:
        carried = self.size * other.bound + other.size * self.bound + self.bound * other.bound
        return track(self.rounding, self.value * other.value, carried)

    def __len__(self) -> int:
        return len(self.value)

    def __getitem__(self, key: Any) -> Tracked:
        return _track_sized(Tracked(self.rounding, self.value[key], self.bound[key]), self.size[key])

    @property
    def T(self) -> Tracked:
        """The transposed table."""
        return Tracked(self.rounding, self.value.T, self.bound.T)

    @cached_property
    def size(self) -> Any:
        """|value| as float64, rounded up."""
        return np.abs(np.asarray(self.value, dtype=np.float64)) * _UP


def track(rounding: Rounding, value: Any, carried: Any) -> Tracked:
    """A freshly rounded result whose operands carry an error of `carried` into it; NaN where that is unknown."""
    size = np.abs(np.asarray(value, dtype=np.float64)) * _UP
    # Where a size or what is carried is NaN, so is the sum, and `fmin` takes the other one.
    bound = np.fmin((carried + size * rounding.relative + rounding.absolute) * _UP, np.inf)
    return _track_sized(Tracked(rounding, value, bound), size)


def _track_sized(x: Tracked, size: Any) -> Tracked:
    """The same, with its magnitude known: for mpmath it is costly to work out again."""
    x.__dict__["size"] = size
    return x


def exact(rounding: Rounding, value: Any) -> Tracked:
    """Floats that are taken exactly, once they are rounded to the format."""
    array = np.asarray(value, dtype=np.float64)
    array = np.asarray(_to_mpf(array), dtype=object) if rounding.dtype == object else array.astype(rounding.dtype)
    return Tracked(rounding, array, np.zeros(array.shape))


_to_mpf = np.frompyfunc(lambda t: _MP.mpf(float(t)), 1, 1)


@lru_cache(maxsize=4096)
def constant(rounding: Rounding, numerator: int, denominator: int, length: int | None) -> Tracked:
    """A rational constant, with the error of rounding it."""
    wanted = Fraction(numerator, denominator)
    value = rounding.round(wanted)
    array = np.full(() if length is None else length, value, dtype=rounding.dtype)
    error = abs(as_fraction(value) - wanted) if np.isfinite(float(value)) else Fraction(0)
    bound = np.nextafter(float(error), np.inf) if error else 0.0
    return Tracked(rounding, array, np.full(array.shape, bound if np.isfinite(float(value)) else np.inf))


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
    one = np.ones((), dtype=x.rounding.dtype)
    if x.rounding.dtype == object:
        zero = np.asarray(x.value == 0)
        value = np.where(zero, _MP.inf, one / np.where(zero, _MP.mpf(1), x.value))
    else:
        value = one / x.value
    room = (size - x.bound * _UP) / _UP
    carried = np.where(room > 0, x.bound / np.where(room > 0, size * room, 1.0), np.inf)
    return track(x.rounding, value, carried * _UP)


def root(x: Tracked) -> Tracked:
    """√x for an exact value that is not negative: the error is at most min(e/√x̂, √e)."""
    if x.rounding.dtype == object:
        value = np.asarray(np.frompyfunc(lambda t: _MP.sqrt(t) if t >= 0 else _MP.nan, 1, 1)(x.value), dtype=object)
    else:
        value = np.sqrt(x.value)
    size = np.asarray(value, dtype=np.float64) / _UP
    carried = np.where(
        size > 0, np.minimum(x.bound / np.where(size > 0, size, 1.0), np.sqrt(x.bound)), np.sqrt(x.bound)
    )
    # The computed root may be larger than the root of the computed value, by a unit roundoff.
    return track(x.rounding, value, carried * (_UP + 2 * x.rounding.unit))


def function(name: str, x: Tracked) -> Tracked:
    """exp, log or tanh of x: of the value in 50 digits, rounded to the format.

    Through float64 a result is rounded twice; the error of x is carried by the mean value theorem.
    """
    rounding, result = x.rounding, _IN_DIGITS[name](x.value)
    if rounding.dtype == object:
        value = np.asarray(result, dtype=object)
    else:
        with np.errstate(over="ignore"):
            value = np.asarray(result, dtype=np.float64).astype(rounding.dtype)
    size = np.abs(np.asarray(value, dtype=np.float64)) * _UP
    with np.errstate(all="ignore"):
        if name == "exp":
            # size is that of the rounded result: the exact one may be larger by a unit roundoff and the least number.
            carried = (size * (1 + 2 * rounding.unit) + rounding.smallest) * np.expm1(x.bound) * _UP
        elif name == "log":
            room = np.asarray(x.value, dtype=np.float64) / _UP - x.bound * _UP
            carried = np.where(room > 0, x.bound / np.where(room > 0, room, 1.0), np.inf)
        else:
            carried = x.bound
    return track(rounding, value, carried * _UP + size * 2.0**-52 * (rounding.dtype != object))


_IN_DIGITS: dict[str, Any] = {
    "exp": np.frompyfunc(lambda t: _MP.exp(_MP.mpf(t)), 1, 1),
    "log": np.frompyfunc(lambda t: _MP.log(_MP.mpf(t)) if t > 0 else _MP.nan, 1, 1),
    "tanh": np.frompyfunc(lambda t: _MP.tanh(_MP.mpf(t)), 1, 1),
}


def total(x: Tracked) -> Tracked:
    """The sum over the first axis, added in pairs."""
    whole: Tracked = sum_by_halving(x, add, _join)
    return whole[0]


def _join(x: Tracked, y: Tracked) -> Tracked:
    value, bound, size = (np.concatenate(pair) for pair in ((x.value, y.value), (x.bound, y.bound), (x.size, y.size)))
    return _track_sized(Tracked(x.rounding, value, bound), size)
