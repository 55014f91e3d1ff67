"""Small checkpoints, as bytes, for the tests."""

import json
import struct
from collections.abc import Mapping

import numpy as np
from safetensors.numpy import save

Tensors = Mapping[str, np.ndarray]


def small_model(size: int = 6) -> dict[str, np.ndarray]:
    """Two LayerNorms, one RMSNorm and a matrix."""
    rng = np.random.default_rng(1)
    return {
        "h.0.ln_1.weight": rng.standard_normal(size).astype(np.float32),
        "h.0.ln_1.bias": rng.standard_normal(size).astype(np.float32),
        "h.0.attn_norm.weight": rng.standard_normal(size).astype(np.float16),
        "h.0.mlp.weight": rng.standard_normal((size, size)).astype(np.float32),
        "ln_f.weight": rng.standard_normal(size).astype(np.float32),
        "ln_f.bias": np.zeros(size, np.float32),
    }


def safetensors(tensors: Tensors) -> bytes:
    return save(dict(tensors))


def raw_safetensors(header: object, data: bytes = b"", claimed: int | None = None) -> bytes:
    """A file with any header at all."""
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text) if claimed is None else claimed) + text + data
