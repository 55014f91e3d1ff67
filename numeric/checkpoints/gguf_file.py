"""GGUF, the files of llama.cpp.

Written here, because the gguf package does not hold the lengths in a header against the size of the file: an array
that claims to have 2⁶⁰ entries keeps it busy for ever. Here tensors are also left unread until they are asked for.

Source: the GGUF specification, docs/gguf.md of ggml-org/ggml.
"""

import mmap
import struct
from pathlib import Path

from lnverify.numeric.checkpoints.tensors import (
    LONGEST_NAME,
    MOST_TENSORS,
    Checkpoint,
    Tensor,
    read_errors,
    stored_tensor,
)

RIGHT = "a whole GGUF file of version 2 or 3"
SCALARS = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8}
UINT32, STRING, ARRAY = 4, 8, 9
MOST_STRINGS = 2**24
"""Strings passed over in one array: sixty times the largest vocabulary."""
TYPES = {0: "F32", 1: "F16", 28: "F64", 30: "BF16"}


class Header:
    """A place in the header that never leaves the file."""

    def __init__(self, data: mmap.mmap) -> None:
        self.data, self.place = data, 0

    def take(self, size: int) -> bytes:
        """The next `size` bytes."""
        if size > len(self.data) - self.place:
            raise ValueError("the header ends after the file does")
        self.place += size
        return self.data[self.place - size : self.place]

    def skip(self, size: int) -> None:
        """Pass over `size` bytes without reading them."""
        if size > len(self.data) - self.place:
            raise ValueError("the header ends after the file does")
        self.place += size

    def number(self, code: str) -> int:
        """The next little-endian number, by its struct code."""
        return int(struct.unpack("<" + code, self.take(struct.calcsize(code)))[0])

    def text(self) -> str:
        """The next string, which is a short one."""
        length = self.number("Q")
        if length > LONGEST_NAME:
            raise ValueError(f"a name of {length} bytes")
        return self.take(length).decode()

    def skip_value(self, kind: int) -> None:
        """Pass over a value of the metadata."""
        if kind in SCALARS:
            self.skip(SCALARS[kind])
        elif kind == STRING:
            self.skip(self.number("Q"))
        elif kind == ARRAY:
            self.skip_array(self.number("I"), self.number("Q"))
        else:
            raise ValueError(f"the metadata has a value of the unknown type {kind}")

    def skip_array(self, kind: int, count: int) -> None:
        """Pass over an array: of fixed-size entries at once, of strings one by one."""
        if kind in SCALARS:
            self.skip(SCALARS[kind] * count)
        elif kind == STRING and count <= MOST_STRINGS:
            for _ in range(count):
                self.skip(self.number("Q"))
        else:
            raise ValueError(f"the metadata has an array of {count} values of type {kind}")


def read_gguf(path: Path) -> Checkpoint:
    """The tensors of a GGUF file and the architecture it states."""
    with (
        read_errors(path, RIGHT, struct.error),
        path.open("rb") as file,
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data,
    ):
        header = Header(data)
        header.skip(4)
        version = header.number("I")
        if version not in (2, 3):
            raise ValueError(f"version {version} of GGUF, or another byte order")
        tensor_count, value_count = header.number("Q"), header.number("Q")
        if tensor_count > MOST_TENSORS:
            raise ValueError(f"{tensor_count} tensors")
        stated, alignment = _metadata(header, value_count)
        results = [_tensor(header) for _ in range(tensor_count)]
        start = -(-header.place // alignment) * alignment
        tensors = {name: _place(path, name, shape, kind, start + at) for name, shape, kind, at in results}
    return Checkpoint(path, "GGUF", tensors, stated)


def _metadata(header: Header, count: int) -> tuple[str | None, int]:
    stated, alignment = None, 32
    for _ in range(count):
        key, kind = header.text(), header.number("I")
        if key == "general.architecture" and kind == STRING:
            stated = header.text()
        elif key == "general.alignment" and kind == UINT32:
            alignment = header.number("I")
            if alignment == 0 or alignment & (alignment - 1):
                raise ValueError(f"alignment {alignment} is not a power of two")
        else:
            header.skip_value(kind)
    return stated, alignment


def _tensor(header: Header) -> tuple[str, tuple[int, ...], int, int]:
    name, axes = header.text(), header.number("I")
    if axes > 8:
        raise ValueError(f"{name[:80]} has {axes} axes")
    shape = tuple(header.number("Q") for _ in range(axes))
    return name, shape[::-1], header.number("I"), header.number("Q")


def _place(path: Path, name: str, shape: tuple[int, ...], kind: int, start: int) -> Tensor:
    return stored_tensor(path, name, shape, TYPES.get(kind, f"GGML type {kind}"), start)
