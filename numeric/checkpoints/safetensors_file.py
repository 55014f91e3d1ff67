"""Safetensors: one file, or shards with their index."""

import json
from functools import partial
from pathlib import Path
from typing import Any

from numpy.typing import NDArray
from safetensors import SafetensorError, safe_open

from lnverify.numeric.checkpoints.tensors import Checkpoint, Tensor
from lnverify.numeric.publishing.files import read_errors

RIGHT = "a whole safetensors file, as safetensors.torch.save_file writes it,"


def read_safetensors(path: Path) -> Checkpoint:
    """The tensors of one file; the library maps it into memory and checks offsets and sizes."""
    with read_errors(path, RIGHT, SafetensorError), safe_open(path, framework="numpy") as file:
        tensors = {}
        for name in file.keys():  # noqa: SIM118  (it is no mapping)
            part = file.get_slice(name)
            tensors[name] = Tensor(tuple(part.get_shape()), part.get_dtype(), partial(_load, path, name))
    return Checkpoint(path, "safetensors", tensors)


def _load(path: Path, name: str) -> NDArray[Any]:
    with read_errors(path, RIGHT, SafetensorError), safe_open(path, framework="numpy") as file:
        tensor: NDArray[Any] = file.get_tensor(name)
        return tensor


def read_index(path: Path) -> tuple[dict[str, str], set[str]]:
    """The `weight_map` of an index, tensor by shard, and the names of the shards, which stand beside it."""
    with read_errors(path, "an index of shards as JSON"):
        parsed = json.loads(path.read_bytes())
        table = parsed.get("weight_map") if isinstance(parsed, dict) else None
        if not isinstance(table, dict) or not all(isinstance(shard, str) for shard in table.values()):
            raise ValueError("this JSON has no weight_map from tensors to files")
        for shard in table.values():
            if Path(shard).name != shard or shard.endswith(".json"):
                raise ValueError(f"the shard {shard[:80]!r} is not a file beside the index")
    return table, set(table.values())
