"""Axes with names, the notation of shapes, and what is said of arguments."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from lnverify.proofs.errors import InputError

Dim = tuple[str, ...]
"""The axes that make up one dimension of an array, slowest first; () is a length of 1."""
Dims = tuple[Dim, ...]

_PART = re.compile(r"\(([^()]*)\)|(\S+)")


def parse(name: str, text: Any) -> Dims:
    """The dimensions of an argument, said as "rows N", "batch (groups k) h w", or "" for a number."""
    right = f'{name}="rows N", "batch (groups k)", "" for a number, or "#N" for the length of N, would be right'
    if not isinstance(text, str):
        raise InputError(f"{name}={text!r} is no shape; {right}")
    dims = []
    for group, plain in _PART.findall(text):
        words = [word for word in (group or plain).split() if word != "1"]
        if bad := next((word for word in words if not word.isidentifier()), None):
            raise InputError(f"{name}={text!r}: {bad!r} names no axis; {right}")
        dims.append(tuple(words))
    if twice := next((axis for axis, count in Counter(axes_of(dims)).items() if count > 1), None):
        raise InputError(f"{name}={text!r} has the axis {twice} twice; another name for one of them would be right")
    return tuple(dims)


def axes_of(dims: Iterable[Dim]) -> tuple[str, ...]:
    """All axes of some dimensions, in order."""
    return tuple(axis for dim in dims for axis in dim)


def describe(dims: Dims) -> str:
    """Dimensions in the notation."""
    words = ["1" if not dim else dim[0] if len(dim) == 1 else f"({' '.join(dim)})" for dim in dims]
    return " ".join(words) or "a number"


def is_eps(name: str) -> bool:
    """Whether an argument is an ε, which is not negative."""
    return name.strip("_") in ("eps", "epsilon", "variance_epsilon") or name.strip("_").endswith("_eps")


def listed(words: Sequence[str]) -> str:
    """Words as "a, b and c"."""
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


@dataclass(frozen=True)
class Setting:
    """What is said of the arguments of functions.

    Attributes:
        shapes: the dimensions of each, in order.
        lengths: the axis of each that is the length of one, such as a number of groups.
        masks, positive: those that are 0 or 1, and those that are positive.
        at_least: of axes, how long they are at least.
        exact: whether a float in the code is the exact double, not the decimal that is written.
        library: "numpy" or "torch" where the code does not tell.
    """

    shapes: Mapping[str, Dims]
    lengths: Mapping[str, str] = field(default_factory=dict)
    masks: tuple[str, ...] = ()
    positive: tuple[str, ...] = ()
    at_least: Mapping[str, int] = field(default_factory=dict)
    exact: bool = False
    library: str | None = None

    @property
    def where(self) -> str:
        """ "every length of rows and N"."""
        axes = list(dict.fromkeys(axis for dims in self.shapes.values() for axis in axes_of(dims)))
        words = [f"{axis} ≥ {self.at_least[axis]}" if axis in self.at_least else axis for axis in axes]
        return f"every length of {listed(words)}" if words else "all numbers"

    def with_upstream(self, outputs: Sequence[tuple[Any, Dims] | None]) -> tuple[Setting, dict[str, Dims]]:
        """The setting of a backward: an upstream gradient for each output stands first."""
        word = "upstream" + "_" * sum(name.startswith("upstream") for name in self.shapes)
        names = [word] if len(outputs) == 1 else [f"{word}{i + 1}" for i in range(len(outputs))]
        upstream = {name: one[1] for name, one in zip(names, outputs, strict=True) if one}
        return replace(self, shapes={**upstream, **self.shapes}), upstream


def setting(
    shapes: Mapping[str, str], masks: Sequence[str] = (), positive: Sequence[str] = (),
    at_least: Mapping[str, int] | None = None, constants: str = "decimal", library: str | None = None,
) -> Setting:  # fmt: skip
    """What is said of arguments, checked.

    Raises:
        InputError: where a name is that of no argument or axis, or a shape is none.
    """
    if not shapes:
        raise InputError('no argument has a shape; x="rows N", for each argument in its order, would be right')
    lengths = {name: text[1:] for name, text in shapes.items() if str(text)[:1] == "#" and text[1:].isidentifier()}
    parsed = {name: () if name in lengths else parse(name, text) for name, text in shapes.items()}
    axes = {axis for dims in parsed.values() for axis in axes_of(dims)}
    if lost := next((axis for axis in lengths.values() if axis not in axes), None):
        raise InputError(f"#{lost}: no argument has the axis {lost}")
    at_least = {} if at_least is None else at_least
    for what, names, there in (("masks", masks, parsed), ("positive", positive, parsed), ("at_least", at_least, axes)):
        kinds, right = (Mapping, '{"N": 2}') if there is axes else (list | tuple | set | frozenset, '["x"]')
        if not isinstance(names, kinds):
            raise InputError(f"{what}={names!r}; {what}={right} would be right")
        if unknown := [name for name in names if not isinstance(name, str) or name not in there]:
            raise InputError(f"{what}: there is no {unknown[0]!r}; one of {', '.join(sorted(there))} would be right")
    if short := [least for least in at_least.values() if type(least) is not int or least < 1]:
        raise InputError(f"at_least: a length of {short[0]!r}; a whole number from 1 on would be right")
    if constants not in ("decimal", "double"):
        raise InputError(f"constants={constants!r}; 'decimal' or 'double' would be right")
    return Setting(parsed, lengths, tuple(masks), tuple(positive), dict(at_least), constants == "double", library)
