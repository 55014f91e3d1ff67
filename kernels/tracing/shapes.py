"""Axes with names, the notation of shapes, and lengths that are products of axes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from lnverify.kernels.tracing.refusal import refuse, text_of
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


def _on_number(work: Callable[..., Any]) -> Any:
    """A method of a length: the arithmetic of the array without dimensions that it is."""
    return lambda self, *others: work(self.number, *(one.number if type(one) is Size else one for one in others))


class Size:
    """The length of a dimension, an integer times axes, in the order of the dimension; it stands for any.

    What only some lengths would satisfy is refused: a comparison, a loop, a conversion to a number.
    """

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, axes: Iterable[str], library: Any, factor: int = 1) -> None:
        self.axes, self.library, self.factor = tuple(axes), library, factor

    @property  # type: ignore[misc]
    def __class__(self) -> Any:  # what isinstance() is told: real lengths are integers
        return int

    @property
    def text(self) -> str:
        """The length in messages."""
        return "·".join([*([str(self.factor)] if self.factor != 1 or not self.axes else []), *self.axes])

    def __repr__(self) -> str:
        return text_of("a length", self.text)

    __str__ = __repr__

    def __format__(self, _: str) -> str:
        return repr(self)

    @property
    def number(self) -> Any:
        """The length as an array without dimensions."""
        return self.library.of_number(self)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        if method != "__call__":
            refuse(f"np.{ufunc.__name__}.{method} of a length is not in the vocabulary")
        name = ufunc.__name__
        return self.library.call(name, [self.number.lift(one) for one in inputs], options, f"np.{name}")

    def __mul__(self, other: Any) -> Any:
        if type(other) is Size:
            return Size(self.axes + other.axes, self.library, self.factor * other.factor)
        if type(other) is int:
            return Size(self.axes, self.library, self.factor * other)
        return self.number * other

    __rmul__ = __mul__

    def __floordiv__(self, other: Any) -> Any:
        axes, factor = (other.axes, other.factor) if type(other) is Size else ((), other)
        left = Counter(self.axes) - Counter(axes)
        if type(factor) is not int or Counter(axes) - Counter(self.axes) or not factor or self.factor % factor:
            refuse(f"{self.text} // {written(other)} is whole for some lengths only; a shape such as (groups k) "
                   "says a divisor")  # fmt: skip
        kept = [axis for axis in self.axes if left[axis] and not left.subtract([axis])]
        return Size(kept, self.library, self.factor // factor)

    def __mod__(self, other: Any) -> int:
        self // other
        return 0

    def __eq__(self, other: Any) -> bool:
        axes, factor = (other.axes, other.factor) if type(other) is Size else ((), other)
        return bool(factor == self.factor) if Counter(axes) == Counter(self.axes) else self._compare(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def _compare(self, other: Any) -> Any:
        refuse(f"a comparison of the length {self.text} with {written(other)} holds for some shapes only")

    __lt__ = __le__ = __gt__ = __ge__ = _compare

    def _as_number(self, *_: Any) -> Any:
        refuse(f"the length {self.text} is used as a number of Python (a loop, int(), float(), math.sqrt); "
               "arithmetic such as n ** 0.5 would be right")  # fmt: skip

    __int__ = __index__ = __float__ = __bool__ = __round__ = __trunc__ = __rmod__ = __rfloordiv__ = __rpow__ = (
        _as_number
    )
    __divmod__ = __lshift__ = __rshift__ = __and__ = __or__ = __xor__ = _as_number

    __add__ = __radd__ = _on_number(lambda length, other: length + other)
    __sub__ = _on_number(lambda length, other: length - other)
    __rsub__ = _on_number(lambda length, other: other - length)
    __truediv__ = _on_number(lambda length, other: length / other)
    __rtruediv__ = _on_number(lambda length, other: other / length)
    __pow__ = _on_number(lambda length, other: length**other)
    __neg__ = _on_number(lambda length: -length)


def written(value: Any) -> str:
    """A length, or what is compared with one, in messages."""
    return value.text if type(value) is Size else repr(value)
