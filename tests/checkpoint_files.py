"""Small checkpoints of every kind, as bytes, for the tests."""

import io
import json
import struct
from collections.abc import Mapping

import numpy as np
from safetensors.numpy import save

Tensors = Mapping[str, np.ndarray]
GGML_TYPES = {np.dtype(np.float32): 0, np.dtype(np.float16): 1, np.dtype(np.float64): 28}
ONNX_TYPES = {np.dtype(np.float32): 1, np.dtype(np.float16): 10, np.dtype(np.float64): 11}


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


def npz(tensors: Tensors, compressed: bool = False) -> bytes:
    buffer = io.BytesIO()
    (np.savez_compressed if compressed else np.savez)(buffer, **tensors)
    return buffer.getvalue()


def gguf(tensors: Tensors, architecture: str = "gpt2", extra: bytes = b"", extra_count: int = 0) -> bytes:
    def text(value: str) -> bytes:
        return struct.pack("<Q", len(value.encode())) + value.encode()

    head = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), 3 + extra_count)
    head += text("general.architecture") + struct.pack("<I", 8) + text(architecture)
    head += text("general.alignment") + struct.pack("<II", 4, 64)
    head += text("tokenizer.ggml.tokens") + struct.pack("<IIQ", 9, 8, 2) + text("a") + text("bc") + extra
    data = b""
    for name, value in tensors.items():
        head += text(name) + struct.pack("<I", value.ndim) + struct.pack(f"<{value.ndim}Q", *value.shape[::-1])
        head += struct.pack("<IQ", GGML_TYPES[value.dtype], len(data))
        data += value.tobytes() + bytes(-value.nbytes % 64)
    return head + bytes(-len(head) % 64) + data


def onnx(tensors: Tensors, nodes: list[tuple[str, list[str]]] | None = None) -> bytes:
    def number(value: int) -> bytes:
        out = bytearray()
        while value > 127:
            out.append(value & 127 | 128)
            value >>= 7
        return bytes([*out, value])

    def field(place: int, content: bytes | int) -> bytes:
        if isinstance(content, int):
            return number(place << 3) + number(content)
        return number(place << 3 | 2) + number(len(content)) + content

    graph = b""
    for operation, inputs in nodes or []:
        node = b"".join(field(1, name.encode()) for name in inputs) + field(2, b"out")
        graph += field(1, node + field(4, operation.encode()))
    for name, value in tensors.items():
        shape = b"".join(number(each) for each in value.shape)
        body = field(1, shape) + field(2, ONNX_TYPES[value.dtype]) + field(8, name.encode())
        graph += field(5, body + field(9, value.tobytes()))
    return field(1, 8) + field(7, graph)


def torch_file(tensors: Tensors, **options: object) -> bytes:
    import torch

    buffer = io.BytesIO()
    torch.save({name: torch.from_numpy(value.copy()) for name, value in tensors.items()}, buffer, **options)
    return buffer.getvalue()


MAKERS = {"safetensors": safetensors, "npz": npz, "gguf": gguf, "onnx": onnx}
"""By the suffix of the file; PyTorch's is apart, since it needs PyTorch."""
