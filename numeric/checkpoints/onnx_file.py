"""ONNX: the initializers and the normalization nodes of a graph, found by walking the bytes.

Written here for two reasons. The onnx package parses a whole file into memory, weights included; this walk maps the
file and reads the few fields that it needs. And a header may be hostile: lengths are held against the size of the
file, and the number of fields is bounded. Source: onnx/onnx.proto of onnx/onnx, and the protocol buffers wire format.
"""

import mmap
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from lnverify.numeric.checkpoints.tensors import (
    FLOATS,
    LONGEST_NAME,
    Checkpoint,
    Node,
    Tensor,
    read_errors,
    stored_tensor,
)

RIGHT = "a whole ONNX file"
TYPES = {1: "F32", 10: "F16", 11: "F64", 16: "BF16"}
KINDS = {
    "LayerNormalization": "LayerNorm",
    "SkipLayerNormalization": "LayerNorm",
    "RMSNormalization": "RMSNorm",
    "SimplifiedLayerNormalization": "RMSNorm",
    "SkipSimplifiedLayerNormalization": "RMSNorm",
}
MODEL_GRAPH, GRAPH_NODE, GRAPH_INITIALIZER = 7, 1, 5
NODE_INPUT, NODE_OPERATION = 1, 4
DIMS, DATA_TYPE, NAME, RAW_DATA, EXTERNAL = 1, 2, 8, 9, 13
INLINE = {9: None, 4: "F32", 10: "F64"}
"""Fields that hold a tensor's entries, and the format each is for; None for any."""
VARINT, FIXED64, BYTES, FIXED32 = 0, 1, 2, 5
MOST_FIELDS = 2**20
"""Fields read before a file is given up: ten times those of a large graph."""


@dataclass(frozen=True)
class WireField:
    """One field of a message: its number and wire type, its value or the stretch of bytes that holds it."""

    number: int
    wire: int
    value: int
    start: int
    stop: int


def varint(data: mmap.mmap, place: int, stop: int) -> tuple[int, int]:
    """A variable-length number and the place after it."""
    value = 0
    for shift in range(0, 70, 7):
        if place >= stop:
            break
        byte = data[place]
        value, place = value | (byte & 127) << shift, place + 1
        if byte < 128:
            return value, place
    raise ValueError("a number runs past its message")


class Walk:
    """The mapped bytes of a file, and how many fields may still be read from them."""

    def __init__(self, data: mmap.mmap) -> None:
        self.data, self.left = data, MOST_FIELDS

    def fields(self, place: int, stop: int) -> Iterator[WireField]:
        """The fields of the message in data[place:stop]."""
        while place < stop:
            self.left -= 1
            key, place = varint(self.data, place, stop)
            value, start = 0, place
            if key & 7 == VARINT:
                value, place = varint(self.data, place, stop)
            elif key & 7 == BYTES:
                length, start = varint(self.data, place, stop)
                place = start + length
            elif key & 7 in (FIXED32, FIXED64):
                place += 4 if key & 7 == FIXED32 else 8
            else:
                raise ValueError(f"a field of the unknown wire type {key & 7}")
            if place > stop or key >> 3 == 0 or self.left < 0:
                raise ValueError("a field runs past its message, or there are too many")
            yield WireField(key >> 3, key & 7, value, start, place)

    def fields_of(self, field: WireField) -> Iterator[WireField]:
        """The fields of the message that a field holds."""
        return self.fields(field.start, field.stop)

    def text(self, field: WireField) -> str:
        """A field that holds a short text."""
        if field.stop - field.start > LONGEST_NAME:
            raise ValueError(f"a name of {field.stop - field.start} bytes")
        return self.data[field.start : field.stop].decode()

    def numbers(self, field: WireField) -> list[int]:
        """A repeated number, packed or not; no more than 64 bytes of them."""
        if field.wire == VARINT:
            return [field.value]
        numbers, place = [], field.start
        while place < min(field.stop, field.start + 64):
            value, place = varint(self.data, place, field.stop)
            numbers.append(value)
        return numbers


def read_onnx(path: Path) -> Checkpoint:
    """The initializers of an ONNX graph, and the normalizations among its nodes."""
    tensors: dict[str, Tensor] = {}
    nodes: list[Node] = []
    with (
        read_errors(path, RIGHT),
        path.open("rb") as file,
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data,
    ):
        walk = Walk(data)
        for graph in walk.fields(0, len(data)):
            for part in walk.fields_of(graph) if (graph.number, graph.wire) == (MODEL_GRAPH, BYTES) else ():
                if (part.number, part.wire) == (GRAPH_INITIALIZER, BYTES):
                    name, tensor = _tensor(path, walk, part)
                    tensors[name] = tensor
                elif (part.number, part.wire) == (GRAPH_NODE, BYTES):
                    nodes += _node(walk, part)
        if not tensors:
            raise ValueError("no graph with initializers")
    vectors = [node for node in nodes if node.gain in tensors and len(tensors[node.gain].shape) == 1]
    return Checkpoint(path, "ONNX", tensors, nodes=vectors)


def _tensor(path: Path, walk: Walk, part: WireField) -> tuple[str, Tensor]:
    shape: list[int] = []
    name, dtype = "", "no type"
    places: list[WireField] = []
    outside: dict[str, str] = {}
    for item in walk.fields_of(part):
        if item.number == DIMS:
            shape += walk.numbers(item)
        elif item.number == DATA_TYPE:
            dtype = TYPES.get(item.value, f"ONNX type {item.value}")
        elif item.number == NAME:
            name = walk.text(item)
        elif item.number in INLINE:
            places.append(item)
        elif item.number == EXTERNAL:
            key, value = (walk.text(entry) for entry in walk.fields_of(item))
            outside[key] = value
    if dtype not in FLOATS or len(shape) != 1:
        return name, Tensor(tuple(shape), dtype, partial(_unread, name))
    if outside:
        return name, _external_tensor(path, name, (shape[0],), dtype, outside)
    width = FLOATS[dtype].itemsize
    if len(places) != 1 or places[0].stop - places[0].start != shape[0] * width:
        raise ValueError(f"{name[:80]} has not the {shape[0]} entries of its shape")
    if INLINE[places[0].number] not in (None, dtype):
        raise ValueError(f"{name[:80]} is of type {dtype} and holds another")
    return name, stored_tensor(path, name, (shape[0],), dtype, places[0].start)


def _external_tensor(path: Path, name: str, shape: tuple[int, ...], dtype: str, where: dict[str, str]) -> Tensor:
    """A tensor in a file beside this one."""
    location = where.get("location", "")
    if Path(location).name != location:
        raise ValueError(f"{name[:80]} lies in {location[:80]!r}, which is not a file beside this one")
    start = int(where.get("offset", "0"))
    if start < 0:
        raise ValueError(f"{name[:80]} starts at {start}")
    return stored_tensor(path.parent / location, name, shape, dtype, start)


def _unread(name: str) -> NDArray[Any]:
    raise ValueError(f"{name} is not a vector of floating-point numbers")


def _node(walk: Walk, part: WireField) -> list[Node]:
    items = list(walk.fields_of(part))
    operation = "".join(walk.text(item) for item in items if (item.number, item.wire) == (NODE_OPERATION, BYTES))
    kind = KINDS.get(operation)
    inputs = [walk.text(item) for item in items if (item.number, item.wire) == (NODE_INPUT, BYTES)] if kind else []
    first = 2 if operation.startswith("Skip") else 1
    if kind is None or len(inputs) <= first:
        return []
    bias = inputs[first + 1] if kind == "LayerNorm" and len(inputs) > first + 1 else ""
    return [Node(kind, inputs[first], bias or None)]
