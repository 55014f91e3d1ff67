"""Which reader a file needs, by its first bytes."""

import json
import re
import stat
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from lnverify.numeric.checkpoints.npz_file import read_npz
from lnverify.numeric.checkpoints.safetensors_file import read_index, read_safetensors
from lnverify.numeric.checkpoints.tensors import Checkpoint
from lnverify.numeric.checkpoints.torch_file import read_torch
from lnverify.numeric.publishing.files import read_errors
from lnverify.proofs.errors import InputError

KNOWN = "a safetensors, .npz or PyTorch file"
_INDEXES = "*.safetensors.index.json", "*.bin.index.json"
_FILES = "*.safetensors", "*.bin", "*.pt", "*.pth", "*.ckpt", "*.npz"
# What trainers and tokenizers put beside the weights.
_BESIDE = re.compile(r"training_args|optimizer|scheduler|scaler|rng_state|adapter_")


def model_file(path: Path) -> Path:
    """The file itself, or of a folder as Hugging Face has it, the index of its shards or the one file with weights.

    Safetensors are preferred to other files with the same weights.

    Raises:
        InputError: where a folder has no such file, or more than one.
    """
    if not path.is_dir():
        return path
    for pattern in (*_INDEXES, *_FILES):
        with read_errors(path, "a readable folder"):
            results = sorted(file for file in path.glob(pattern) if not _BESIDE.match(file.name))
        if len(results) == 1:
            return results[0]
        if results:
            names = ", ".join(file.name for file in results[:3]) + (", …" if len(results) > 3 else "")
            raise InputError(f"{path}: {len(results)} files that could be meant ({names}); one of them would be right")
    raise InputError(f"{path}: no checkpoint in this folder; {KNOWN} in it would be right")


def open_checkpoint(path: Path) -> Checkpoint:
    """Open a model's file, of whatever kind, or the index of its shards.

    Names and shapes are read now, tensors when they are loaded.

    Raises:
        InputError: where there is no such file, its kind is not known, or it is damaged.
    """
    with read_errors(path, KNOWN):
        regular = stat.S_ISREG(path.stat().st_mode)
    if not regular:
        # A pipe or a device would make the reader wait, or never end.
        raise InputError(f"{path}: this is no regular file; {KNOWN} would be right")
    with read_errors(path, KNOWN), path.open("rb") as file:
        start = file.read(16)
    checkpoint = _reader(path, start)(path)
    for name in checkpoint.tensors:
        if not name.isprintable():
            raise InputError(f"{path}: a tensor is called {name[:60]!r}; a printable name would be right")
    stated = checkpoint.architecture or model_type_beside(path)
    known = stated if stated and re.fullmatch(r"[\w.-]{1,64}", stated) else None
    return replace(checkpoint, architecture=known)


def _reader(path: Path, start: bytes) -> Callable[[Path], Checkpoint]:
    if path.suffix == ".json":
        return read_shards
    if start.startswith(b"PK"):
        return _read_zip
    if start[8:9] == b"{" or path.suffix == ".safetensors":
        return read_safetensors
    if path.suffix in (".pt", ".pth", ".bin", ".ckpt") or start.startswith(b"\x80"):
        return read_torch
    raise InputError(f"{path}: not a kind of file that is known; {KNOWN} would be right")


def _read_zip(path: Path) -> Checkpoint:
    damage = (zipfile.BadZipFile, RuntimeError, EOFError)
    with read_errors(path, "a whole .npz or PyTorch file", *damage), zipfile.ZipFile(path) as archive:
        pickled = any(name.endswith("data.pkl") for name in archive.namelist())
    return read_torch(path) if pickled else read_npz(path)


def read_shards(path: Path) -> Checkpoint:
    """The tensors that an index names, each in its shard."""
    table, shards = read_index(path)
    opened = {}
    for shard in sorted(shards):
        if not (path.parent / shard).is_file():
            raise InputError(f"{path}: names the shard {shard}, which is not beside it; fetch all shards")
        opened[shard] = open_checkpoint(path.parent / shard)
    for name, shard in table.items():
        if name not in opened[shard].tensors:
            raise InputError(f"{path}: {name[:80]} is not in {shard}, where the index has it; fetch both again")
    tensors = {name: opened[shard].tensors[name] for name, shard in table.items()}
    return Checkpoint(path, f"{len(shards)} shards", tensors)


def model_type_beside(path: Path) -> str | None:
    """The `model_type` of a config.json beside the file, if there is one."""
    config = path.parent / "config.json"
    if not config.is_file() or config == path:
        return None
    with read_errors(config, "the model's configuration as JSON, or none"):
        content = json.loads(config.read_bytes())
    stated = content.get("model_type") if isinstance(content, dict) else None
    return stated if isinstance(stated, str) else None
