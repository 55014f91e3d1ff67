"""PyTorch files, weights only: a pickle that asks for code to run is refused."""

import warnings
import zipfile
from functools import partial
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.checkpoints.tensors import Checkpoint, Tensor
from lnverify.numeric.publishing.files import read_errors
from lnverify.proofs.errors import InputError

RIGHT = "a PyTorch file of weights only"
DEEPEST = 8
"""Levels of dictionaries that are searched: checkpoints nest a state under a name or two."""


def read_torch(path: Path) -> Checkpoint:
    """The tensors of a file that torch.save wrote; storages are mapped, not read.

    Raises:
        InputError: where PyTorch is not installed, or the file is damaged, packed, or asks for code.
    """
    torch = _torch(path)
    # A damaged pickle is a damaged program: running it may raise anything.
    with read_errors(path, RIGHT, Exception), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # They are about protocols of pickles; what matters is raised.
        zipped = zipfile.is_zipfile(path)
        if zipped:
            _refuse_packed(path)
        try:
            content = torch.load(path, map_location="cpu", weights_only=True, mmap=zipped)
        except UnpicklingError:
            raise ValueError("it is damaged, or asks for code to be run") from None
        except LookupError as error:
            raise ValueError(f"it is damaged ({type(error).__name__})") from None
    tensors: dict[str, Tensor] = {}
    with read_errors(path, RIGHT, RuntimeError):
        _collect(torch, content, "", tensors, DEEPEST)
    return Checkpoint(path, "PyTorch", tensors)


def _torch(path: Path) -> Any:
    try:
        import torch
    except ImportError:
        raise InputError(f"{path}: a PyTorch file needs PyTorch; pip install 'lnverify[checkpoints]'") from None
    return torch


def _refuse_packed(path: Path) -> None:
    """PyTorch stores its members as they are; a compressed one could unpack to any size."""
    with zipfile.ZipFile(path) as archive:
        for info in archive.infolist():
            if info.compress_type != zipfile.ZIP_STORED:
                raise ValueError(f"the member {info.filename[:80]} is compressed")


def _collect(torch: Any, content: Any, prefix: str, tensors: dict[str, Tensor], depth: int) -> None:
    if isinstance(content, torch.Tensor):
        dtypes = {torch.float64: "F64", torch.float32: "F32", torch.float16: "F16", torch.bfloat16: "BF16"}
        kind = dtypes.get(content.dtype, str(content.dtype)) if content.layout == torch.strided else "sparse"
        tensors[prefix] = Tensor(tuple(content.shape), kind, partial(_load, content))
    elif isinstance(content, dict) and depth:
        for key, part in content.items():
            if isinstance(key, str):
                _collect(torch, part, f"{prefix}.{key}" if prefix else key, tensors, depth - 1)


def _load(tensor: Any) -> NDArray[Any]:
    import ml_dtypes
    import torch

    plain = tensor.detach().contiguous()
    if plain.dtype == torch.bfloat16:
        return np.array(plain.view(torch.uint16).numpy()).view(ml_dtypes.bfloat16)
    return np.array(plain.numpy())
