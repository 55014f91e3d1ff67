"""The tensors of a file, or of the shards that an index names."""

import json
import re
import stat
from dataclasses import replace
from pathlib import Path

from lnverify.numeric.checkpoints.safetensors_file import read_index, read_safetensors
from lnverify.numeric.checkpoints.tensors import Checkpoint
from lnverify.numeric.publishing.files import read_errors
from lnverify.proofs.errors import InputError

KNOWN = "a safetensors file"
_FILES = "*.safetensors.index.json", "*.safetensors"
# What trainers put beside the weights.
_BESIDE = re.compile("optimizer|adapter_")


def model_file(path: Path) -> Path:
    """The file itself, or of a folder as Hugging Face has it, the index of its shards or the one file with weights.

    Raises:
        InputError: where a folder has no such file, or more than one.
    """
    if not path.is_dir():
        return path
    for pattern in _FILES:
        with read_errors(path, "a readable folder"):
            results = sorted(file for file in path.glob(pattern) if not _BESIDE.match(file.name))
        if len(results) == 1:
            return results[0]
        if results:
            names = ", ".join(file.name for file in results[:3]) + (", …" if len(results) > 3 else "")
            raise InputError(f"{path}: {len(results)} files that could be meant ({names}); one of them would be right")
    raise InputError(f"{path}: no checkpoint in this folder; {KNOWN} in it would be right")


def open_checkpoint(path: Path) -> Checkpoint:
    """Open a model's file, or the index of its shards.

    Names and shapes are read now, tensors when they are loaded.

    Raises:
        InputError: where there is no such file, it is of another kind, or damaged.
    """
    with read_errors(path, KNOWN):
        regular = stat.S_ISREG(path.stat().st_mode)
    if not regular:
        # A pipe or a device would make the reader wait, or never end.
        raise InputError(f"{path}: this is no regular file; {KNOWN} would be right")
    checkpoint = read_shards(path) if path.suffix == ".json" else read_safetensors(path)
    for name in checkpoint.tensors:
        if not name.isprintable():
            raise InputError(f"{path}: a tensor is called {name[:60]!r}; a printable name would be right")
    stated = checkpoint.architecture or model_type_beside(path)
    known = stated if stated and re.fullmatch(r"[\w.-]{1,64}", stated) else None
    return replace(checkpoint, architecture=known)


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
