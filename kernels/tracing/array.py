"""An array whose axes have names: what arithmetic, broadcasting, indexing, sums and functions make of it.

`NumPyArray` and `Tensor` give it the names and defaults of their libraries. All that depends on data, on a length, or
on the identity of memory is refused.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from inspect import signature
from itertools import islice
from typing import Any

import numpy as np

from lnverify.kernels.tracing.refusal import is_tracing, notes, place, refuse, refuse_text
from lnverify.kernels.tracing.shapes import Dims, Size, axes_of, describe, written
from lnverify.proofs.expressions import Expression

Functions = dict[str, Callable[..., Any]]
_NAMES = {"axis": "dim", "keepdims": "keepdim", "a": "input", "x": "input", "ord": "p", "a_min": "min", "a_max": "max"}


def call(functions: Functions, name: str, positional: Any, named: Mapping[str, Any], prefix: str) -> Any:
    """Run a function of a table on the arguments of the library's, or refuse those that it lacks."""
    work = functions.get(name)
    if work is None and name.endswith("_"):
        refuse(f"data is written in place by {prefix}{name}(); {name.rstrip('_')}() would be right")
    if work is None:
        refuse(f"{prefix}{name} is not in the vocabulary")
    named = {_NAMES.get(key, key): value for key, value in named.items() if key != "memory_format"}
    if named.pop("inplace", False):
        refuse(f"data is written in place by {prefix}{name}(inplace=True)")
    out = named.pop("out", None)
    try:
        bound = signature(work).bind(*positional, **named)
    except TypeError as error:
        refuse(f"{prefix}{name}: {error}; what it asks for is not in the vocabulary")
    if out is not None or bound.arguments.get("out") is not None:
        refuse(f"{prefix}{name} writes into out=, in place")
    return work(*bound.args, **bound.kwargs)


def _derived(work: Callable[..., Any]) -> Any:
    """An operation that is made of others, on arrays."""
    return lambda self, *others: work(self, *map(self.lift, others))


def _refusing(why: str) -> Any:
    """A method that would leave the trace."""
    return lambda *_, **__: refuse(why)


class Array:
    """What a function gets in the place of an array: an expression of its entries, its dimensions, and its type.

    An axis that the expression lacks is one along which it is constant. The entries of a mask are 0 or 1.
    """

    __hash__ = None  # type: ignore[assignment]
    __array_priority__ = 1000
    # Of the library: the class of real ones, the type of masks, the common type, what has fractions, the vocabulary.
    _real: Any
    _boolean: Any
    _promote: Any
    _is_fraction: Any
    _functions: Functions

    def __init__(self, node: Expression, dims: Dims, dtype: Any, is_mask: bool = False) -> None:
        self.node, self.dims, self._dtype, self.is_mask = node, dims, dtype, is_mask
        if is_tracing() and node not in notes().lines:
            notes().lines[node] = place(sys._getframe(1))

    def __repr__(self) -> str:
        return refuse_text("an array") if is_tracing() else f"<array of {describe(self.dims)}>"

    __str__ = __repr__

    def __format__(self, _: str) -> str:
        return repr(self)

    @classmethod
    def of_size(cls, size: Size) -> Array:
        """A length, as an array without dimensions."""
        return cls(multiply_nodes(number(size.factor), Expression("size", tuple(sorted(size.axes)))), (), None)

    # -- what a library asks ---------------------------------------------------------------------------------

    dtype = property(lambda self: self._boolean if self.is_mask else self._dtype)
    ndim = property(lambda self: len(self.dims))
    shape = property(lambda self: tuple(Size(dim, type(self)) if dim else 1 for dim in self.dims))
    T = property(lambda self: self.permute_dims(range(self.ndim)[::-1]))
    mT = property(lambda self: self.permute_dims([*range(self.ndim - 2), self.ndim - 1, self.ndim - 2]))

    def call(self, name: str, positional: Any, named: Mapping[str, Any], prefix: str) -> Any:
        """Run a function of the library."""
        return call(self._functions, name, positional, named, prefix)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or not hasattr(self._real, name):
            raise AttributeError(name)
        if name in self._functions or name.endswith("_"):
            return lambda *positional, **named: call(self._functions, name, (self, *positional), named, ".")
        refuse(f".{name} is not in the vocabulary")

    # -- making others -----------------------------------------------------------------------------------------

    def make(self, node: Expression, dims: Dims, other: Array | None = None) -> Any:
        """An array of this library, of the type that this one and another have together."""
        one, two = self._dtype, self._dtype if other is None else other._dtype
        return type(self)(node, dims, two if one is None else one if two is None else self._promote(one, two))

    def cast(self, dtype: Any) -> Any:
        """The same entries: nothing is rounded here. The cast is noted."""
        if dtype is None or (not self.is_mask and dtype == self._dtype):
            return self
        if not self._is_fraction(dtype):
            refuse(f"a cast to {dtype}, which loses the fraction")
        notes().casts[str(dtype).removeprefix("torch.")] = None
        return type(self)(self.node, self.dims, dtype)

    def lift(self, value: Any) -> Any:
        """A number as an array without dimensions; an array as it is."""
        if isinstance(value, Array):
            if type(value) is not type(self):
                refuse("arrays of NumPy and of torch are mixed")
            return value
        if type(value) is Size:
            return value.number
        return type(self)(number(exact(value)), (), None)

    # -- arithmetic ----------------------------------------------------------------------------------------------

    def combine(self, other: Any, work: Callable[[Expression, Expression], Expression]) -> Any:
        """What an operation makes of this and another, entry by entry."""
        other = self.lift(other)
        return self.make(work(self.node, other.node), broadcast(self.dims, other.dims), other)

    def apply(self, name: str) -> Any:
        """sqrt, exp, log or tanh of each entry."""
        return self.make(unary(name, self.node), self.dims)

    def __add__(self, other: Any) -> Any:
        if self.is_mask and getattr(other, "is_mask", False):
            refuse("the sum of two masks is no sum of numbers; a | b, or a cast before it, would be right")
        return self.combine(other, add_nodes)

    def __mul__(self, other: Any) -> Any:
        both = self.combine(other, multiply_nodes)
        both.is_mask = self.is_mask and getattr(other, "is_mask", False)
        return both

    def __truediv__(self, other: Any) -> Any:
        return self.combine(other, divide_nodes)

    def __neg__(self) -> Any:
        if self.is_mask:
            refuse("the negative of a mask; ~mask would be right")
        return self.make(negate_node(self.node), self.dims)

    def __pow__(self, exponent: Any) -> Any:
        exponent = self.lift(exponent)
        if exponent.node.operation != "number" or exponent.dims:
            refuse("a power whose exponent is no number")
        doubled = 2 * Fraction(*exponent.node.parts)
        if doubled.denominator != 1 or abs(doubled) > 64:
            refuse(f"the power {doubled / 2}; halves of integers up to 32 are in the vocabulary")
        base, whole = (self.node, doubled / 2) if doubled % 2 == 0 else (unary("sqrt", self.node), doubled)
        return self.make(power_node(base, int(whole)), self.dims)

    __radd__, __rmul__ = __add__, __mul__
    __sub__ = _derived(lambda self, other: self._numbers(other) + -other._numbers(self))
    __rsub__ = _derived(lambda self, other: other - self)
    __rtruediv__ = _derived(lambda self, other: other / self)
    __rpow__ = _derived(lambda self, base: (self * base.apply("log")).apply("exp"))
    __matmul__ = _derived(lambda self, other: matmul(self, other))
    __rmatmul__ = _derived(lambda self, other: matmul(other, self))
    __pos__ = _derived(lambda self: self)
    __abs__ = _derived(lambda self: (self * self).apply("sqrt"))

    # -- masks -----------------------------------------------------------------------------------------------------

    def _numbers(self, other: Array) -> Any:
        """The entries of a mask as numbers, beside what is no mask."""
        return self if other.is_mask or not self.is_mask else type(self)(self.node, self.dims, None)

    def _mask(self, node: Expression, dims: Dims) -> Any:
        return type(self)(node, dims, self._dtype, True)

    def __gt__(self, other: Any) -> Any:
        difference = self - other
        return self._mask(unary("indicator", difference.node), difference.dims)

    __lt__ = _derived(lambda self, other: other > self)
    __ge__ = _derived(lambda self, other: ~(self < other))
    __le__ = _derived(lambda self, other: ~(self > other))
    __or__ = _derived(lambda self, other: ~(~self & ~other))

    def __invert__(self) -> Any:
        if not self.is_mask:
            refuse("~ of what is no mask")
        return self._mask(add_nodes(number(1), negate_node(self.node)), self.dims)

    def __and__(self, other: Any) -> Any:
        if not self.is_mask or not getattr(other, "is_mask", False):
            refuse("& of what is no mask")
        return self * other

    def where(self, yes: Any, no: Any) -> Any:
        """Of each entry one of two, as this mask says."""
        if not self.is_mask:
            refuse("where() without a mask: its condition is to be a comparison, or an argument declared in masks=[…]")
        mask = type(self)(self.node, self.dims, None)
        return mask * self.lift(yes) + (1 - mask) * self.lift(no)

    def maximum(self, other: Any) -> Any:
        """The larger of two, entry by entry."""
        return (self > other).where(self, other)

    # -- shapes ----------------------------------------------------------------------------------------------------

    def __getitem__(self, key: Any) -> Any:
        keys = list(key) if isinstance(key, tuple) else [key]
        if any(k is not None and k is not Ellipsis and not (isinstance(k, slice) and k == slice(None)) for k in keys):
            refuse("a part of the entries is taken by its place; all of an axis, or a new one, would be right")
        taken = sum(k is not None and k is not Ellipsis for k in keys)
        if taken > self.ndim:
            refuse(f"{taken} indices of an array with {self.ndim} dimensions")
        if not any(k is Ellipsis for k in keys):
            keys.append(Ellipsis)
        left = iter(self.dims)
        counts = {None: 0, Ellipsis: self.ndim - taken}
        parts = [((),) if k is None else islice(left, 1 if isinstance(k, slice) else counts[k]) for k in keys]
        return self.make_view(tuple(dim for part in parts for dim in part))

    def make_view(self, dims: Dims) -> Any:
        """The same entries in other dimensions."""
        return type(self)(self.node, dims, self._dtype, self.is_mask)

    def permute_dims(self, order: Sequence[Any]) -> Any:
        """The dimensions in another order."""
        if sorted(order) != list(range(self.ndim)):
            refuse(f"{len(order)} dimensions in another order, of an array with {self.ndim}")
        return self.make_view(tuple(self.dims[place] for place in order))

    def regroup(self, lengths: Sequence[Any]) -> Any:
        """The same entries, in order, in dimensions of these lengths; -1 stands for what is left."""
        axes = list(axes_of(self.dims))
        where = next((i for i, length in enumerate(lengths) if type(length) is int and length == -1), len(lengths))
        front = [_take(axes, length, 0) for length in lengths[:where]]
        back = [_take(axes, length, -1) for length in lengths[where + 1 :][::-1]][::-1]
        if where == len(lengths) and axes:
            refuse(f"reshaped to fewer entries than an array of {describe(self.dims)} has")
        rest = [tuple(axes)] if where < len(lengths) else []
        return self.make_view((*front, *rest, *back))

    def squeeze_dim(self, place: int) -> Any:
        """Without a dimension of length 1."""
        if self.dims[place]:
            refuse("squeeze() of a dimension whose length is 1 in some shapes only")
        return self.make_view(tuple(dim for i, dim in enumerate(self.dims) if i != place % self.ndim))

    def stretch(self, dims: Dims) -> Any:
        """Repeated along what it lacks of other dimensions."""
        if broadcast(self.dims, dims) != dims:
            refuse(f"an array of {describe(self.dims)} is no array of {describe(dims)}")
        return self.make_view(dims)

    # -- reductions ------------------------------------------------------------------------------------------------

    def places(self, axis: Any) -> list[int]:
        """The dimensions that an argument axis= or dim= means."""
        if axis is None or (isinstance(axis, list | tuple) and not axis):
            return list(range(self.ndim))
        listed = list(axis) if isinstance(axis, list | tuple) else [axis]
        if any(type(place) is not int or not -self.ndim <= place < max(self.ndim, 1) for place in listed):
            refuse(f"an array of {self.ndim} dimensions has no axis {axis!r}")
        return [place % self.ndim for place in listed] if self.ndim else []

    def _without(self, places: Sequence[int], keep: bool) -> Dims:
        return tuple(() if i in places else dim for i, dim in enumerate(self.dims) if keep or i not in places)

    def total(self, axis: Any = None, keep: bool = False) -> Any:
        """The sum along dimensions."""
        places = self.places(axis)
        node = sum_node(self.node, axes_of(self.dims[place] for place in places))
        return self.make(node, self._without(places, keep))

    def count(self, axis: Any = None) -> Any:
        """How many entries there are along dimensions."""
        return Size(axes_of(self.dims[place] for place in self.places(axis)), type(self)).number

    def average(self, axis: Any = None, keep: bool = False) -> Any:
        """The mean along dimensions."""
        return self.total(axis, keep) / self.count(axis)

    def spread(self, axis: Any, lost: Any, keep: bool) -> Any:
        """The variance along dimensions, whose sum is divided by the count less `lost`."""
        deviation = self - self.average(axis, True)
        return (deviation * deviation).total(axis, keep) / (self.count(axis) - lost)

    def largest(self, axis: Any = None, keep: bool = False) -> Any:
        """The largest entry along dimensions."""
        places = self.places(axis)
        axes = [one for one in axes_of(self.dims[place] for place in places) if one in (self.node.shape or ())]
        shape = tuple(one for one in self.node.shape or () if one not in axes)
        node = Expression("largest", (self.node, *sorted(axes)), shape) if axes else self.node
        return self.make(node, self._without(places, keep))

    # -- what would leave the trace ----------------------------------------------------------------------------------

    _branch = _refusing("a branch on data, or a comparison of arrays; other data would take the other one")
    _number = _refusing("an array becomes a number of Python (float(), int(), .item()); it stands for any")
    _loop = _refusing("a loop over entries, or their count; the array stands for any length")
    _write = _refusing("data is written in place; x = x + y rather than x += y would be right")
    _remainder = _refusing("remainders and whole quotients are not in the vocabulary")
    __array__ = _refusing(
        "np.asarray, np.array or a function of a library that is not asked: the array would become an object"
    )
    __bool__ = __eq__ = __ne__ = _branch
    __float__ = __int__ = __index__ = __complex__ = __round__ = __trunc__ = item = tolist = numpy = _number
    __len__ = __iter__ = __reversed__ = __contains__ = _loop
    __setitem__ = __iadd__ = __isub__ = __imul__ = __itruediv__ = __ipow__ = __imatmul__ = __delitem__ = _write
    __iand__ = __ior__ = __ixor__ = _write

    __mod__ = __rmod__ = __floordiv__ = __rfloordiv__ = __divmod__ = _remainder


def _take(axes: list[str], length: Any, end: int) -> tuple[str, ...]:
    """The axes of the given length from an end of a list, which loses them."""
    if type(length) is int and length == 1:
        return ()
    if type(length) is not Size or length.factor != 1:
        refuse(
            f"a dimension of {written(length)}, which is right for some shapes only; a length of the array "
            f"would be right"
        )
    k = len(length.axes)
    taken = axes[:k] if end == 0 else axes[len(axes) - k :]
    if Counter(taken) != Counter(length.axes):
        refuse(
            f"entries of {' '.join(axes)} are regrouped along {written(length)}; a shape such as (groups k) "
            f"says a divisor"
        )
    del axes[0 if end == 0 else len(axes) - k : k if end == 0 else len(axes)]
    return tuple(taken)


# -- expressions -----------------------------------------------------------------------------------------------------


def number(value: int | Fraction) -> Expression:
    """A rational number."""
    exact = Fraction(value)
    return Expression("number", (exact.numerator, exact.denominator))


def input_node(name: str, dims: Dims) -> Expression:
    """The entries of an argument."""
    return Expression("input", (name,), tuple(sorted(axes_of(dims))))


def exact(value: Any) -> Fraction:
    """A number that a function uses, exactly: as the decimal that is written, or the double."""
    if isinstance(value, np.ndarray | np.generic) and getattr(value, "ndim", 0) == 0:
        is_short = value.dtype.kind == "f" and value.dtype != np.float64 and not notes().exact
        value = float(str(value)) if is_short else value.item()
    if type(value) is bool:
        refuse("a truth value is used as a number")
    if type(value) is int or isinstance(value, Fraction):
        return Fraction(value)
    if not isinstance(value, float):
        refuse(
            f"{type(value).__name__} beside arrays of any shape; numbers and arguments with a declared shape are right"
        )
    if not math.isfinite(value):
        refuse(f"the number {value}")
    if not value.is_integer():
        notes().constants[repr(float(value))] = None
    return Fraction(float(value)) if notes().exact else Fraction(repr(float(value)))


def _is(node: Expression, value: int) -> bool:
    return node.operation == "number" and node.parts == (value, 1)


def _joint(*nodes: Expression) -> tuple[str, ...]:
    return tuple(sorted({axis for node in nodes for axis in node.shape or ()}))


def _fold(work: Callable[..., Fraction], *nodes: Expression) -> Expression | None:
    """The number that an operation makes of numbers."""
    numbers = [Fraction(*node.parts) for node in nodes if node.operation == "number"]
    return number(work(*numbers)) if len(numbers) == len(nodes) else None


def add_nodes(one: Expression, other: Expression) -> Expression:
    """A sum."""
    if _is(one, 0) or _is(other, 0):
        return other if _is(one, 0) else one
    return _fold(lambda a, b: a + b, one, other) or Expression("add", (one, other), _joint(one, other))


def multiply_nodes(one: Expression, other: Expression) -> Expression:
    """A product, entry by entry."""
    if _is(one, 1) or _is(other, 1):
        return other if _is(one, 1) else one
    if _is(one, 0) or _is(other, 0):
        return number(0)
    if one.operation == "size" == other.operation:
        return Expression("size", tuple(sorted(one.parts + other.parts)))
    if one is other and one.operation == "indicator":
        return one
    return _fold(lambda a, b: a * b, one, other) or Expression("mul", (one, other), _joint(one, other))


def divide_nodes(one: Expression, other: Expression) -> Expression:
    """A quotient, entry by entry."""
    if _is(other, 0):
        refuse("a division by 0")
    if _is(other, 1):
        return one
    return _fold(lambda a, b: a / b, one, other) or Expression("div", (one, other), _joint(one, other))


def negate_node(node: Expression) -> Expression:
    """The negative."""
    return _fold(lambda a: -a, node) or Expression("neg", (node,), node.shape)


def power_node(node: Expression, exponent: int) -> Expression:
    """An integer power, entry by entry."""
    if exponent in (0, 1):
        return node if exponent else number(1)
    return Expression("power", (node, exponent), node.shape)


def unary(name: str, node: Expression) -> Expression:
    """A function of each entry."""
    if name == "sqrt" and (_is(node, 0) or _is(node, 1)):
        return node
    return Expression(name, (node,), node.shape)


def sum_node(node: Expression, axes: Sequence[str]) -> Expression:
    """A sum over axes, along some of which the value may be constant; a sum of a sum is one."""
    own = [axis for axis in axes if axis in (node.shape or ())]
    constant = tuple(sorted(axis for axis in axes if axis not in own))
    if own:
        if node.operation == "sum":
            node, own = node.parts[0], [*node.parts[1:], *own]
        shape = tuple(axis for axis in node.shape or () if axis not in own)
        node = Expression("sum", (node, *sorted(own)), shape)
    return multiply_nodes(node, Expression("size", constant)) if constant else node


def broadcast(one: Dims, other: Dims) -> Dims:
    """The dimensions of what is made of two arrays."""
    length = max(len(one), len(other))
    pairs = zip(((),) * (length - len(one)) + one, ((),) * (length - len(other)) + other, strict=True)
    dims = tuple(_meet(a, b, one, other) for a, b in pairs)
    if any(count > 1 for count in Counter(axes_of(dims)).values()):
        refuse(f"arrays of {describe(one)} and {describe(other)} would make one with an axis twice; "
               "two names of axes for what may differ would be right")  # fmt: skip
    return dims


def _meet(a: tuple[str, ...], b: tuple[str, ...], one: Dims, other: Dims) -> tuple[str, ...]:
    if a and b and a != b:
        refuse(f"arrays of {describe(one)} and {describe(other)} are broadcast, which fits only where "
               f"{describe((a,))} and {describe((b,))} are equally long")  # fmt: skip
    return a or b


def matmul(a: Array, b: Array) -> Any:
    """The product of matrices."""
    if not a.ndim or not b.ndim:
        refuse("a matrix product with a number")
    left = "ij"[2 - min(a.ndim, 2) :]
    right = "jk"[: min(b.ndim, 2)]
    if max(a.ndim, b.ndim) > 2:
        left, right = "..." + left, "..." + right
    return einsum(f"{left},{right}->{'...' if '...' in left else ''}{'i' * (a.ndim > 1)}{'k' * (b.ndim > 1)}", a, b)


def einsum(equation: Any, *arrays: Any) -> Any:
    """A sum of products, whose letters are dimensions."""
    if not isinstance(equation, str) or not all(isinstance(array, Array) for array in arrays):
        refuse("einsum() takes its equation as a text, and arrays")
    inputs, arrow, output = equation.replace(" ", "").partition("->")
    words = inputs.split(",")
    letters = Counter(inputs.replace(",", "").replace("...", ""))
    if not arrow:
        output = ("..." if "..." in inputs else "") + "".join(sorted(k for k, n in letters.items() if n == 1))
    plain = [word.replace("...", "") for word in words]
    if len(words) != len(arrays) or any(len(set(word)) < len(word) for word in plain):
        refuse(f"einsum({equation!r}): a letter for each dimension, and no letter twice in one array, would be right")
    meaning: dict[str, tuple[str, ...]] = {}
    rest: Dims = ()
    for word, array in zip(words, arrays, strict=True):
        front, dots, back = word.partition("...")
        if (array.ndim < len(front + back)) if dots else (array.ndim != len(front)):
            refuse(f"einsum({equation!r}): an array of {describe(array.dims)} has not the dimensions of {word!r}")
        inner = array.ndim - len(front + back)
        named = [*zip(front, array.dims, strict=False), *zip(back, array.dims[len(front) + inner :], strict=True)]
        for letter, dim in named:
            if meaning.setdefault(letter, dim) != dim:
                refuse(f"einsum({equation!r}): {letter} is {describe((meaning[letter],))} and {describe((dim,))}")
        rest = broadcast(rest, array.dims[len(front) : len(front) + inner])
    axes = axes_of((*rest, *meaning.values()))
    if len(set(axes)) < len(axes) or not set(output.replace("...", "")) <= meaning.keys():
        refuse(f"einsum({equation!r}) has an axis under two letters; two names of axes would be right")
    node = number(1)
    for array in arrays:
        node = multiply_nodes(node, array.node)
    summed = [axis for letter, dim in meaning.items() if letter not in output for axis in dim]
    result = sum_node(node, summed)
    front, dots, back = output.partition("...")
    dims = (*(meaning[k] for k in front), *(rest if dots else ()), *(meaning[k] for k in back))
    return arrays[0].make(result, dims)
