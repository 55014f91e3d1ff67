"""NumPy archives: a zip of .npy files, never a pickle."""

import zipfile
import zlib
from functools import partial
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from lnverify.numeric.checkpoints.tensors import LARGEST, Checkpoint, Tensor
from lnverify.numeric.publishing.files import read_errors

RIGHT = "an .npz archive of plain arrays"
DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, SyntaxError, TypeError)
NAMES = {"f8": "F64", "f4": "F32", "f2": "F16"}


def read_npz(path: Path) -> Checkpoint:
    """The arrays of an archive, by their headers alone."""
    tensors = {}
    with read_errors(path, RIGHT, *DAMAGE), zipfile.ZipFile(path) as archive:
        for info in archive.infolist():
            if not info.filename.endswith(".npy"):
                continue
            with archive.open(info) as member:
                shape, _, dtype = _header(member)
            name = info.filename.removesuffix(".npy")
            kind = NAMES.get(dtype.str[1:], str(dtype))
            tensors[name] = Tensor(tuple(map(int, shape)), kind, partial(_load, path, info.filename))
    return Checkpoint(path, "NumPy archive", tensors)


def _header(member: IO[bytes]) -> tuple[tuple[int, ...], bool, np.dtype]:
    version = npy.read_magic(member)
    if version == (1, 0):
        return npy.read_array_header_1_0(member)
    return npy.read_array_header_2_0(member)


def _load(path: Path, filename: str) -> NDArray[Any]:
    with read_errors(path, RIGHT, *DAMAGE), zipfile.ZipFile(path) as archive, archive.open(filename) as member:
        (count,), _, dtype = _header(member)
        size = min(count, LARGEST) * dtype.itemsize
        return np.frombuffer(member.read(size), dtype, count=count).astype(dtype.newbyteorder("="))
