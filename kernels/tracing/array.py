"""An array whose axes have names, and the length of one: what arithmetic, broadcasting, indexing and sums make of them.

They answer the protocols of NumPy and of torch by the table of their library. All that depends on data, on a length, or
on the identity of memory is refused.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from inspect import signature
from itertools import islice
from operator import getitem, mul
from typing import Any

import numpy as np

from lnverify.kernels.tracing.nodes import broadcast, entrywise, never_negative, number, power, reduction, sum_node
from lnverify.kernels.tracing.refusal import is_tracing, notes, place, refuse, refusing
from lnverify.kernels.tracing.shapes import Dim, Dims, axes_of, describe
from lnverify.proofs.expressions import Expression, in_order

_NAMES = {"axis": "dim", "keepdims": "keepdim", "a": "input", "x": "input", "ord": "p", "a_min": "min", "a_max": "max"}


@dataclass(frozen=True)
class Library:
    """NumPy or torch: what an array of named axes says for it.

    Attributes:
        name: "numpy" or "torch".
        real, boolean: the class of its arrays of numbers, and the type of a mask.
        kind: what a function gets as the type of an array.
        formats: the types that a function is traced with.
        promote, has_fraction: the common type of two, and whether a type has fractions.
        functions, attributes: by name, what its functions and methods, and its attributes, make of arrays.
        to_numbers: how numbers become its own.
    """

    name: str
    real: Any
    boolean: Any
    kind: Callable[[Any], Any]
    formats: Sequence[Any]
    promote: Callable[[Any, Any], Any]
    has_fraction: Callable[[Any], bool]
    functions: Mapping[str, Callable[..., Any]]
    attributes: Mapping[str, Callable[[Any], Any]]
    to_numbers: Callable[[Any], Any]

    def call(self, name: str, positional: Any, named: Mapping[str, Any], shown: str) -> Any:
        """Run a function on the arguments of the library's, or refuse those that it lacks."""
        work = self.functions.get(name)
        named = {_NAMES.get(key, key): value for key, value in named.items() if key != "memory_format"}
        if named.pop("out", None) is not None or named.pop("inplace", False) or (work is None and name.endswith("_")):
            refuse(f"data is written in place by {shown}(); a value that is returned would be right")
        if work is None:
            refuse(f"{shown} is not in the vocabulary")
        try:
            bound = signature(work).bind(*positional, **named)
        except TypeError as error:
            refuse(f"{shown}: {error}; what it asks for is not in the vocabulary")
        if name == "detach":
            notes().gradients["detach()"] = None
        return work(*bound.args, **bound.kwargs)


def _derived(work: Callable[..., Array]) -> Callable[..., Array]:
    """An operation that is made of others, on arrays."""
    return lambda self, *others: work(self, *map(self.lift, others))


class Value:
    """What stands for an array, or for a length: an expression of its entries, its dimensions, and its type.

    An axis that the expression lacks is one along which it is constant. The entries of a mask are 0 or 1.
    """

    __hash__ = None  # type: ignore[assignment]
    __array_priority__ = 1000
    what = "an array"

    def __init__(
        self, library: Library, node: Expression, dims: Dims, dtype: Any = None, is_mask: bool = False
    ) -> None:
        self.library, self.node, self.dims, self._dtype, self.is_mask = library, node, dims, dtype, is_mask
        if is_tracing() and library.name == "torch" and not sys.modules["torch"].is_grad_enabled():
            notes().gradients["no_grad"] = None
        if is_tracing() and node not in notes().lines:
            notes().lines[node] = place(sys._getframe(1))

    @property
    def text(self) -> str:
        """What it is, in messages."""
        return f"{self.what} of {describe(self.dims)}"

    def __repr__(self) -> str:
        """What it is, where no function runs, which could ask."""
        if is_tracing():
            self._as_text()
        return f"<{self.text}>"

    def _as_text(self) -> None:
        refuse(f"{self.what} is written as text, which a branch could ask")

    __str__ = __repr__

    def __format__(self, _: str) -> str:
        return repr(self)

    def __deepcopy__(self, _: Any) -> Any:
        return self

    # -- what a library asks ---------------------------------------------------------------------------------

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        name = str(ufunc.__name__)
        shown = f"np.{name}" if method == "__call__" else f"np.{name}.{method}"
        if method == "reduce" and name in ("add", "maximum") and type(self) is Array:
            return self.library.call("sum" if name == "add" else "max", inputs, {"axis": 0, **options}, shown)
        if method != "__call__" or getattr(np, name, None) is not ufunc:
            refuse(f"{shown} is not in the vocabulary")
        self.cast(options.pop("dtype", None))
        return self.library.call(name, inputs, options, shown)

    @classmethod
    def __torch_function__(cls, function: Any, types: Any, positional: Any = (), named: Any = None) -> Any:
        values = [value for value in (*positional, *(named or {}).values()) if isinstance(value, Value)]
        one = next((value for value in values if type(value) is Array), None)
        name = getattr(function, "__name__", str(function))
        if one is None or one.library.name != "torch":
            what = "an array of NumPy" if one else "a length" if values else "a list of arrays"
            refuse(f"torch.{name} of {what} is not in the vocabulary")
        name = name.strip("_") if name.startswith("__") else name
        return one.library.call(name, positional, named or {}, f"torch.{name}")

    # -- making others -----------------------------------------------------------------------------------------

    def make(self, node: Expression, dims: Dims, other: Value | None = None) -> Array:
        """An array of the type that this one and another have together."""
        types = [one._dtype for one in (self, other) if one is not None and one._dtype is not None]
        return Array(self.library, node, dims, self.library.promote(types[0], types[-1]) if types else None)

    def cast(self, dtype: Any) -> Any:
        """The same entries: nothing is rounded here. The cast is noted."""
        own = self.library.formats[0] if self._dtype is None else self._dtype  # numbers of Python are doubles
        if dtype is None or (not self.is_mask and dtype == own):
            return self
        kind = np.dtype(dtype) if self.library.name == "numpy" else dtype
        if not self.library.has_fraction(kind):
            refuse(f"a cast to {kind}, which loses the fraction")
        if self.node not in (number(0), number(1)):  # which every format has
            notes().casts[str(kind).removeprefix("torch.")] = None
        return Array(self.library, self.node, self.dims, kind)

    def lift(self, value: Any) -> Any:
        """A number, a length, or a tensor of one, as an array without dimensions; an array as it is."""
        if isinstance(value, Value):
            if value.library is not self.library:
                refuse("arrays of NumPy and of torch are mixed")
            return value if isinstance(value, Array) else Array(self.library, value.node, ())
        if self.library.name == "torch" and isinstance(value, self.library.real):
            if value.numel() > 1:
                refuse(f"a tensor of the fixed shape {tuple(value.shape)}; an argument with a declared shape is right")
            value = np.float32(value.item()) if str(value.dtype) == "torch.float32" else value.item()
        return Array(self.library, number(exact(value)), ())

    # -- arithmetic ----------------------------------------------------------------------------------------------

    def combine(self, operation: str, other: Any) -> Array:
        """What an operation makes of this and another, entry by entry."""
        other = self.lift(other)
        return self.make(entrywise(operation, self.node, other.node), broadcast(self.dims, other.dims), other)

    def apply(self, name: str) -> Array:
        """sqrt, exp, log or tanh of each entry."""
        return self.make(entrywise(name, self.node), self.dims)

    def __add__(self, other: Any) -> Array:
        if self.is_mask and getattr(other, "is_mask", False):
            refuse("the sum of two masks is no sum of numbers; a | b, or a cast before it, would be right")
        return self.combine("add", other)

    def __mul__(self, other: Any) -> Any:
        both = self.combine("mul", other)
        both.is_mask = self.is_mask and getattr(other, "is_mask", False)
        return both

    def __truediv__(self, other: Any) -> Array:
        return self.combine("div", other)

    def __neg__(self) -> Array:
        if self.is_mask:
            refuse("the negative of a mask; ~mask would be right")
        return self.make(entrywise("neg", self.node), self.dims)

    def __pow__(self, exponent: Any) -> Array:
        exponent = self.lift(exponent)
        if exponent.node.operation != "number" or exponent.dims:
            refuse("a power whose exponent is no number")
        doubled = 2 * Fraction(*exponent.node.parts)
        if doubled.denominator != 1 or abs(doubled) > 64:
            refuse(f"the power {doubled / 2}; halves of integers up to 32 are in the vocabulary")
        base, whole = (self.node, doubled / 2) if doubled % 2 == 0 else (entrywise("sqrt", self.node), doubled)
        return self.make(power(base, int(whole)), self.dims)

    def _beside(self, other: Value) -> Any:
        """The entries of a mask as numbers, beside what is no mask."""
        return self if other.is_mask or not self.is_mask else Array(self.library, self.node, self.dims)

    __radd__, __rmul__ = __add__, __mul__
    __sub__ = _derived(lambda self, other: self._beside(other) + -other._beside(self))
    __rsub__ = _derived(lambda self, other: other - self)
    __rtruediv__ = _derived(lambda self, other: other / self)


class Array(Value):
    """What a function gets in the place of an array."""

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        """What isinstance() is told. torch takes what says that it is a tensor for memory of its own."""
        return self.library.real if self.library.name == "numpy" else Array

    dtype = property(lambda self: self.library.kind(self.library.boolean if self.is_mask else self._dtype))
    ndim = property(lambda self: len(self.dims))
    shape = property(lambda self: tuple(Size(dim, self.library) if dim else 1 for dim in self.dims))
    T = property(lambda self: self.rearrange(np.transpose))
    mT = property(lambda self: self.rearrange(np.swapaxes, -1, -2))

    def __array_function__(self, function: Any, types: Any, positional: Any, named: Any) -> Any:
        shown = f"{function.__module__}.{function.__name__}".replace("numpy", "np", 1)
        name = function.__name__ if function.__module__ in ("numpy", "numpy.linalg") else shown
        return self.library.call(name, positional, named, shown)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or not hasattr(self.library.real, name):
            raise AttributeError(name)
        if name in self.library.attributes:
            return self.library.attributes[name](self)
        if name == "where":
            return lambda condition, other: self.library.call(name, (condition, self, other), {}, ".where")
        if name in self.library.functions or name.endswith("_"):
            return lambda *positional, **named: self.library.call(name, (self, *positional), named, f".{name}")
        refuse(f".{name} is not in the vocabulary")

    def with_dims(self, dims: Dims) -> Array:
        """The same entries in other dimensions."""
        return Array(self.library, self.node, dims, self._dtype, self.is_mask)

    __rpow__ = _derived(lambda self, base: (self * base.apply("log")).apply("exp"))
    __matmul__ = _derived(lambda self, other: matmul(self, other))
    __rmatmul__ = _derived(lambda self, other: matmul(other, self))
    __pos__ = _derived(lambda self: self)
    __abs__ = _derived(lambda self: self if self.is_mask else (self * self).apply("sqrt"))

    # -- masks -----------------------------------------------------------------------------------------------------

    def _mask(self, node: Expression) -> Array:
        return Array(self.library, node, self.dims, self._dtype, True)

    def __gt__(self, other: Any) -> Array:
        difference: Array = self - other
        return difference._mask(entrywise("indicator", difference.node))

    __lt__ = _derived(lambda self, other: other > self)
    __ge__ = _derived(lambda self, other: ~(self < other))
    __le__ = _derived(lambda self, other: ~(self > other))
    __or__ = _derived(lambda self, other: ~(~self & ~other))

    def __invert__(self) -> Any:
        if not self.is_mask:
            refuse("~ of what is no mask")
        return self._mask(entrywise("add", number(1), entrywise("neg", self.node)))

    def __and__(self, other: Any) -> Any:
        if not self.is_mask or not getattr(other, "is_mask", False):
            refuse("& of what is no mask")
        return self * other

    def pick(self, yes: Any, no: Any) -> Any:
        """Of each entry one of two, as this mask says."""
        if not self.is_mask:
            refuse("where() without a mask: its condition is to be a comparison, or an argument declared in masks=[…]")
        mask, one, other = Array(self.library, self.node, self.dims), self.lift(yes), self.lift(no)
        result = mask * one + (1 - mask) * other
        result.is_mask = one.is_mask and other.is_mask
        return result

    def maximum(self, other: Any) -> Any:
        """The larger of two, entry by entry."""
        other = self.lift(other)
        for one, least in ((self, other), (other, self)):
            # What its form keeps from below 0 is the larger one; a comparison that stays is any mask to a proof.
            if least.node.operation == "number" and least.node.parts[0] <= 0 and never_negative(one.node):
                return one.make(one.node, broadcast(one.dims, least.dims), least)
        return (self > other).pick(self, other)

    # -- shapes ----------------------------------------------------------------------------------------------------

    def __getitem__(self, key: Any) -> Array:
        keys = key if isinstance(key, tuple) else (key,)
        taken = [k for k in keys if k is not None]
        dots = next((i for i, k in enumerate(taken) if k is Ellipsis), len(taken))
        pairs = [*zip(taken[:dots], self.dims, strict=False), *zip(taken[:dots:-1], self.dims[::-1], strict=False)]
        if not all(_is_whole(k, dim) for k, dim in pairs):
            refuse("a part of the entries is taken by its place; all of an axis, or a new one, would be right")
        return self.rearrange(getitem, tuple(slice(None) if isinstance(k, slice) else k for k in keys))

    def rearrange(self, work: Callable[..., Any], *arguments: Any) -> Array:
        """What a function of NumPy makes of the dimensions: it puts them in another order, adds or drops those of 1."""
        model = np.broadcast_to(0, [i + 2 if dim else 1 for i, dim in enumerate(self.dims)])
        try:
            lengths = work(model, *arguments).shape
        except (TypeError, ValueError, IndexError) as error:
            refuse(f"{error}, of an array of {describe(self.dims)}")
        return self.with_dims(tuple(self.dims[length - 2] if length > 1 else () for length in lengths))

    def regroup(self, lengths: Sequence[Any]) -> Array:
        """The same entries, in order, in dimensions of these lengths; -1 stands for what is left."""
        wanted = [None if type(length) is int and length == -1 else axes_of_length(length) for length in lengths]
        left = Counter(axes_of(self.dims)) - Counter(axes_of(filter(None, wanted)))
        axes = iter(axes_of(self.dims))
        dims = tuple(tuple(islice(axes, left.total() if one is None else len(one))) for one in wanted)
        fits = all(one is None or Counter(one) == Counter(dim) for one, dim in zip(wanted, dims, strict=True))
        if not fits or any(True for _ in axes):
            refuse(f"entries of {describe(self.dims)} are regrouped as ({', '.join(map(written, lengths))}); a shape "
                   "such as (groups k) says a divisor")  # fmt: skip
        return self.with_dims(dims)

    def stretch(self, dims: Dims) -> Array:
        """Repeated along what it lacks of other dimensions."""
        if broadcast(self.dims, dims) != dims:
            refuse(f"an array of {describe(self.dims)} is no array of {describe(dims)}")
        return self.with_dims(dims)

    # -- reductions ------------------------------------------------------------------------------------------------

    def places(self, axis: Any) -> list[int]:
        """The dimensions that an argument axis= or dim= means."""
        if axis is None or (isinstance(axis, list | tuple) and not axis):
            return list(range(self.ndim))
        listed = list(axis) if isinstance(axis, list | tuple) else [axis]
        if any(type(place) is not int or not -self.ndim <= place < max(self.ndim, 1) for place in listed):
            refuse(f"an array of {self.ndim} dimensions has no axis {axis!r}")
        return [place % self.ndim for place in listed] if self.ndim else []

    def _axes(self, axis: Any) -> tuple[str, ...]:
        return axes_of(self.dims[place] for place in self.places(axis))

    def _reduced(self, node: Expression, axis: Any, keep: Any) -> Array:
        places = self.places(axis)
        return self.make(node, tuple(() if i in places else dim for i, dim in enumerate(self.dims)
                                     if keep or i not in places))  # fmt: skip

    def total(self, axis: Any = None, keep: Any = False) -> Array:
        """The sum along dimensions."""
        return self._reduced(sum_node(self.node, self._axes(axis)), axis, keep)

    def count(self, axis: Any = None) -> Size:
        """How many entries there are along dimensions."""
        return Size(self._axes(axis), self.library)

    def average(self, axis: Any = None, keep: Any = False) -> Any:
        """The mean along dimensions."""
        return self.total(axis, keep) / self.count(axis)

    def spread(self, axis: Any, lost: Any, keep: Any) -> Any:
        """The variance along dimensions, whose sum is divided by the count less `lost`."""
        deviation = self - self.average(axis, True)
        return (deviation * deviation).total(axis, keep) / (self.count(axis) - lost)

    def largest(self, axis: Any = None, keep: Any = False) -> Array:
        """The largest entry along dimensions."""
        axes = [one for one in self._axes(axis) if one in (self.node.shape or ())]
        result = self._reduced(reduction("largest", self.node, axes) if axes else self.node, axis, keep)
        result.is_mask = self.is_mask
        return result

    # -- what would leave the trace ----------------------------------------------------------------------------------

    def _branch(self, *others: Any) -> Any:
        nodes = in_order(*(one.node for one in (self, *others) if isinstance(one, Value)))
        if "size" in (operations := {node.operation for node in nodes}) and "input" not in operations:
            refuse("a comparison of arithmetic on lengths holds for some shapes only")
        refuse("a branch on data, or a comparison of arrays; other data would take the other one")

    _number = refusing("an array becomes a number (float(), int(), .item()); it stands for any; the array itself, or "
                       "np.float32() of it, would be right")  # fmt: skip
    _loop = refusing("a loop over entries, or their count; the array stands for any length")
    _write = refusing("data is written in place; x = x + y rather than x += y would be right")
    __array__ = refusing(
        "np.asarray, np.array or a library that is not asked takes the entries themselves, as C does; C is not traced"
    )
    __bool__ = __eq__ = __ne__ = _branch
    __float__ = __int__ = __index__ = __complex__ = __round__ = __trunc__ = item = tolist = numpy = _number
    __len__ = __iter__ = __reversed__ = __contains__ = _loop
    __setitem__ = __iadd__ = __isub__ = __imul__ = __itruediv__ = __ipow__ = __imatmul__ = __delitem__ = _write
    __iand__ = __ior__ = __ixor__ = _write
    __mod__ = __rmod__ = __floordiv__ = __rfloordiv__ = __divmod__ = refusing(
        "remainders and whole quotients are not in the vocabulary"
    )


class Size(Value):
    """The length of a dimension, an integer times axes, in the order of the dimension; it stands for any.

    What only some lengths would satisfy is refused: a comparison, a loop, a conversion to a number.
    """

    what = "a length"
    is_asked = False

    def __init__(self, axes: Iterable[str], library: Library, factor: int = 1) -> None:
        self.axes, self.factor = tuple(axes), factor
        length = Expression("size", tuple(sorted(self.axes))) if self.axes else number(1)
        super().__init__(library, entrywise("mul", length, number(factor)), ())

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        """What isinstance() is told: lengths are integers."""
        return int

    @property
    def text(self) -> str:
        """The length in messages."""
        return "·".join([*([str(self.factor)] if self.factor != 1 or not self.axes else []), *self.axes])

    def __mul__(self, other: Any) -> Any:
        if type(other) in (Size, int):
            axes, factor = _parts(other)
            return Size(self.axes + axes, self.library, self.factor * factor)
        return super().__mul__(other)

    __rmul__ = __mul__

    def __floordiv__(self, other: Any) -> Any:
        axes, factor = _parts(other)
        left = Counter(self.axes) - Counter(axes)
        if type(factor) is not int or Counter(axes) - Counter(self.axes) or not factor or self.factor % factor:
            refuse(f"{self.text} // {written(other)} is whole for some lengths only; a shape such as (groups k) "
                   "says a divisor")  # fmt: skip
        rest = [axis for axis in self.axes if left[axis] and not left.subtract([axis])]
        return Size(rest, self.library, self.factor // factor)

    def __mod__(self, other: Any) -> int:
        self // other
        return 0

    def __eq__(self, other: Any) -> bool:
        axes, factor = _parts(other)
        return bool(factor == self.factor) if Counter(axes) == Counter(self.axes) else self._compare(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def _compare(self, other: Any) -> Any:
        refuse(f"a comparison of the length {self.text} with {written(other)} holds for some shapes only")

    __lt__ = __le__ = __gt__ = __ge__ = _compare

    def _as_number(self, *_: Any, is_noted: bool = True) -> Any:
        refuse(f"the length {self.text} is used as a number of Python (a loop, int(), float(), math.sqrt, "
               "np.full); arithmetic such as n ** 0.5 would be right", is_noted)  # fmt: skip

    def __index__(self) -> Any:
        """Refused; but in torch not for good, which asks what an array makes of the call where it gets no number."""
        self.is_asked = True
        self._as_number(is_noted=self.library.name != "torch")

    def _as_text(self) -> None:
        if self.is_asked:  # by torch, which got no number and writes the length into its error
            self._as_number()
        super()._as_text()

    __int__ = __float__ = __bool__ = __round__ = __trunc__ = __rmod__ = __rfloordiv__ = __rpow__ = _as_number
    __divmod__ = __lshift__ = __rshift__ = __and__ = __or__ = __xor__ = bit_length = _as_number


def _parts(length: Any) -> tuple[Any, Any]:
    """The axes and the factor of a length, or of a number."""
    return (length.axes, length.factor) if type(length) is Size else ((), length)


def written(value: Any) -> str:
    """A length, an array, or what is beside one, in messages."""
    return value.text if isinstance(value, Value) else repr(value)


def _is_whole(key: Any, dim: Dim) -> bool:
    """Whether an index takes all of a dimension: `:`, `0:` or `:n`, n being its length."""
    if not isinstance(key, slice) or any(type(one) not in (int, type(None)) for one in (key.start, key.step)):
        return False
    ends = key.stop is None or (type(key.stop) is Size and (key.stop.axes, key.stop.factor) == (dim, 1))
    return ends and key.start in (None, 0) and key.step in (None, 1)


def axes_of_length(length: Any) -> Dim:
    """The axes of a dimension of this length."""
    if type(length) is int and length == 1:
        return ()
    if type(length) is not Size or length.factor != 1:
        refuse(f"a dimension of {written(length)}, which is right for some shapes only; a length of the array would be "
               "right")  # fmt: skip
    return length.axes


def exact(value: Any) -> Fraction:
    """A number that a function uses, exactly: as the decimal that is written, or the double."""
    if isinstance(value, np.ndarray | np.generic) and value.ndim == 0:
        is_short = value.dtype.kind == "f" and value.dtype != np.float64 and not notes().exact
        if is_short and not value.item().is_integer():
            notes().casts[str(value.dtype)] = None
        value = float(str(value)) if is_short else value.item()
    if type(value) is bool:
        refuse("a truth value is used as a number")
    if type(value) is int or isinstance(value, Fraction):
        return Fraction(value)
    if not isinstance(value, float):
        refuse(f"{type(value).__name__} beside arrays of any shape; numbers and arguments with a declared shape are "
               "right")  # fmt: skip
    if not math.isfinite(value):
        refuse(f"the number {value}")
    if not value.is_integer():
        notes().constants[repr(float(value))] = None
    return Fraction(float(value)) if notes().exact else Fraction(repr(float(value)))


# -- types of NumPy ------------------------------------------------------------------------------------------------


class Kind:
    """A type of NumPy while a function is traced: what it makes of a number it makes of an array and a length too."""

    def __init__(self, dtype: Any) -> None:
        self.dtype = dtype  # by which NumPy takes it for this type

    type = property(lambda self: self)
    __bases__ = property(lambda self: (self.dtype.type,))  # which issubclass() asks for

    def __call__(self, *given: Any) -> Any:
        if given and isinstance(given[0], Value):
            return given[0].cast(self.dtype)
        return self.dtype.type(*given)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.dtype, name)

    def __eq__(self, other: object) -> bool:
        return bool(self.dtype == other)

    def __hash__(self) -> int:
        return hash(self.dtype)

    def __instancecheck__(self, one: Any) -> bool:
        return isinstance(one, self.dtype.type)

    def __subclasscheck__(self, other: Any) -> bool:
        return issubclass(other, self.dtype.type)


CASTS = {cls: Kind(np.dtype(cls)) for cls in (np.float64, np.float32, np.float16)}


# -- products of matrices ------------------------------------------------------------------------------------------


def matmul(a: Array, b: Array) -> Array:
    """The product of matrices."""
    if not a.ndim or not b.ndim:
        refuse("a matrix product with a number")
    left, right = "ij"[2 - min(a.ndim, 2) :], "jk"[: min(b.ndim, 2)]
    dots = "..." if max(a.ndim, b.ndim) > 2 else ""
    return einsum(f"{dots}{left},{dots}{right}->{dots}{'i' * (a.ndim > 1)}{'k' * (b.ndim > 1)}", a, b)


_DOTS = "0123456789"


def einsum(equation: Any, *arrays: Any) -> Array:
    """A sum of products, whose letters are dimensions; those that dots stand for are digits, the last one 9."""
    if not isinstance(equation, str) or not all(type(array) is Array for array in arrays):
        refuse("einsum() takes its equation as a text, and arrays")
    if all(array.is_mask for array in arrays):
        refuse("a sum of products of masks is no sum of numbers; a cast before it would be right")
    inputs, arrow, output = equation.replace(" ", "").partition("->")
    pairs = list(zip(inputs.split(","), arrays, strict=False))
    words = [word.replace("...", _DOTS[len(_DOTS) + len(word) - 3 - array.ndim :]) for word, array in pairs]
    used = "".join(words)
    dots = "".join(sorted({*used} & {*_DOTS}))
    once = "".join(sorted(letter for letter in {*used} - {*dots} if used.count(letter) == 1))
    output = output.replace("...", dots) if arrow else dots + once
    fits = inputs.count(",") + 1 == len(arrays) and [*map(len, words)] == [array.ndim for array in arrays]
    if not fits or any(len({*word}) < len(word) for word in (*words, output)) or not {*output} <= {*used}:
        refuse(f"einsum({equation!r}): a letter for each dimension, and no letter twice in one array, would be right")
    order = output + "".join(sorted({*used} - {*output}))
    aligned = []
    for word, array in zip(words, arrays, strict=True):
        dims = dict(zip(word, array.dims, strict=True))
        aligned.append(array.with_dims(tuple(dims.get(letter, ()) for letter in order)))
    product: Array = reduce(mul, aligned)
    kept, summed = product.dims[: len(output)], product.dims[len(output) :]
    return product.make(sum_node(product.node, axes_of(summed)), kept)
