"""The number formats in which claims are measured and implementations are audited."""

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from lnverify.proofs.errors import choose


@dataclass(frozen=True)
class Format:
    """A binary floating-point format with gradual underflow.

    Attributes:
        name: as it is typed on the command line.
        dtype: the NumPy type that holds it.
        precision: bits of the significand, the hidden one included (p).
        emin: exponent of the smallest normal number, 2^emin.
        emax: exponent of the largest binade; the largest number is (2 - 2^(1-p))·2^emax.
    """

    name: str
    dtype: Any
    precision: int
    emin: int
    emax: int

    @property
    def unit_roundoff(self) -> float:
        """u = 2^-p: the largest relative error of rounding to nearest in the normal range."""
        return 2.0**-self.precision

    @property
    def smallest(self) -> float:
        """The smallest positive subnormal number, 2^(emin - p + 1)."""
        return 2.0 ** (self.emin - self.precision + 1)

    @property
    def largest(self) -> float:
        """The largest finite number."""
        return (2 - 2.0 ** (1 - self.precision)) * 2.0**self.emax


def format_of_type(kind: Any) -> Format:
    """The format of a NumPy type, its constants as ml_dtypes states them."""
    info: Any = ml_dtypes.finfo(kind)  # type: ignore[no-untyped-call]
    dtype = np.dtype(kind)
    # finfo counts the stored bits of the significand, and puts the significand into [1/2, 1) at the upper end.
    return Format(dtype.name, dtype, info.nmant + 1, info.minexp, info.maxexp - 1)


FLOAT64 = format_of_type(np.float64)
FLOAT32 = format_of_type(np.float32)
FLOAT16 = format_of_type(np.float16)
BFLOAT16 = format_of_type(ml_dtypes.bfloat16)

FORMATS = {format.name: format for format in (FLOAT64, FLOAT32, FLOAT16, BFLOAT16)}


def find_format(name: str) -> Format:
    """The binary format called `name`.

    Raises:
        InputError: for a name that is not one of FORMATS.
    """
    return choose("format", name, FORMATS)
