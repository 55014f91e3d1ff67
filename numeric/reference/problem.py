"""What is asked: rows, gain, bias, eps and upstream gradient, each number taken exactly."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from lnverify.numeric.floats.formats import FORMATS, Format
from lnverify.proofs.errors import InputError
from lnverify.proofs.values import a_kind

FORWARD = ("output", "mean", "rstd")
GRADIENTS = ("dx", "dgain", "dbias")
PARAMETERS = ("dgain", "dbias")
"""The gradients that are sums over rows."""


@dataclass(frozen=True, eq=False)  # arrays are not compared; a problem is itself alone, and may be a key
class Problem:
    """One LayerNorm (or RMSNorm) to be evaluated.

    output = gain·(x - mean)·rstd + bias with rstd = 1/√(variance + eps), the variance divided by N; RMSNorm
    is the same with mean 0. Given an upstream gradient v, the vector–Jacobian products of Σ v·output:
    dx (rows, N), dgain (N,), dbias (N,).

    Attributes:
        x: (rows, N), finite, in one of FORMATS.
        gain: (N,), same format.
        bias: (N,), same format.
        eps: ≥ 0, the Python float taken exactly.
        upstream: (rows, N), same format, or None where no gradient is asked for.
        centred: True for LayerNorm, False for RMSNorm.
    """

    x: np.ndarray
    gain: np.ndarray
    bias: np.ndarray
    eps: float
    upstream: np.ndarray | None = None
    centred: bool = True
    format: Format = field(init=False)

    def __post_init__(self) -> None:
        for name in ("x", "gain", "bias", "upstream"):
            array = getattr(self, name)
            if not isinstance(array, np.ndarray) and not (name == "upstream" and array is None):
                raise InputError(f"{name} is {a_kind(array)}; a NumPy array would be right")
        object.__setattr__(self, "format", format_of(self.x))
        rows, size = self.x.shape if self.x.ndim == 2 else (0, 0)
        if rows == 0 or size == 0:
            raise InputError(f"x has shape {self.x.shape}; (rows, N) with rows ≥ 1 and N ≥ 1 would be right")
        if not (isinstance(self.eps, int | float | np.number) and self.eps >= 0 and np.isfinite(self.eps)):
            raise InputError(f"eps is {self.eps!r}; a finite number ≥ 0 would be right")
        shapes = {"gain": (size,), "bias": (size,), "upstream": (rows, size)}
        for name, shape in shapes.items():
            array = getattr(self, name)
            if array is not None and (array.shape != shape or array.dtype != self.x.dtype):
                raise InputError(
                    f"{name} has shape {array.shape} and type {array.dtype}; "
                    f"{shape} and {self.x.dtype}, as x, would be right"
                )
        for name in ("x", *shapes):
            array = getattr(self, name)
            if array is not None and not finite(array):
                raise InputError(f"{name} has an entry that is not finite; finite numbers would be right")

    @property
    def size(self) -> int:
        """N, the number of entries of a row."""
        return int(self.x.shape[1])

    @property
    def rows(self) -> int:
        """The number of rows."""
        return int(self.x.shape[0])

    def first(self, rows: int) -> Problem:
        """The problem of the first rows alone."""
        return self.part(slice(rows))

    def part(self, rows: slice | np.ndarray) -> Problem:
        """The problem of some rows alone."""
        upstream = None if self.upstream is None else self.upstream[rows]
        return Problem(self.x[rows], self.gain, self.bias, self.eps, upstream, self.centred)

    @property
    def quantities(self) -> tuple[str, ...]:
        """The names of what is asked for."""
        return FORWARD if self.upstream is None else FORWARD + GRADIENTS


def finite(array: np.ndarray) -> bool:
    """Whether no entry is infinite or NaN."""
    if array.dtype.itemsize > 2:
        return bool(np.isfinite(array).all())
    # NumPy tests 16-bit numbers one by one; their exponents' bits tell as well.
    exponent = np.array(np.inf, array.dtype).view(np.uint16)
    return bool(((array.view(np.uint16) & exponent) != exponent).all())


def format_of(array: np.ndarray) -> Format:
    """The format that an array is in.

    Raises:
        InputError: for an array of another type.
    """
    for format in FORMATS.values():
        if array.dtype == format.dtype:
            return format
    raise InputError(f"an array of type {array.dtype}; one of {', '.join(FORMATS)} would be right")
