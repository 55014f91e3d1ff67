"""What every reader returns: tensors by name, not yet loaded."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from lnverify.proofs.errors import InputError

LARGEST = 2**17
"""The longest gain that is read: far more than any model has; its axes take under a minute."""

FLOATS = {
    "F64": np.dtype("<f8"),
    "F32": np.dtype("<f4"),
    "F16": np.dtype("<f2"),
    "BF16": np.dtype(ml_dtypes.bfloat16),
}
"""The formats of gains, by the names that safetensors gives them."""


@dataclass(frozen=True)
class Tensor:
    """A tensor in a file.

    Attributes:
        shape: lengths of its axes.
        dtype: a key of FLOATS, or another name, which cannot be read.
        load: reads it alone from the file.
    """

    shape: tuple[int, ...]
    dtype: str
    load: Callable[[], NDArray[Any]]


@dataclass(frozen=True)
class Checkpoint:
    """A model's file, opened.

    Attributes:
        path: the file.
        layout: what kind of file it is, in words.
        tensors: by name, in the order of the file.
        architecture: the model family that the file or its config.json states; None where neither does.
    """

    path: Path
    layout: str
    tensors: dict[str, Tensor]
    architecture: str | None = None


def load_vector(path: Path, name: str, tensor: Tensor) -> NDArray[Any]:
    """Read one gain or bias, after checking that it can be one.

    Raises:
        InputError: where it is not a vector of floating-point numbers of a sensible length.
    """
    if tensor.dtype not in FLOATS:
        raise InputError(f"{path}: {name} has entries of type {tensor.dtype}; {', '.join(FLOATS)} would be right")
    if len(tensor.shape) != 1 or not 0 < tensor.shape[0] <= LARGEST:
        raise InputError(f"{path}: {name} has shape {tensor.shape}; one axis of 1 to {LARGEST} would be right")
    return tensor.load()
