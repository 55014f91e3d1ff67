"""The functions that NumPy and torch have in common, as what they make of arrays of named axes.

Arguments have torch's names; those of NumPy are translated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lnverify.kernels.tracing.array import Array, Functions, einsum, number
from lnverify.kernels.tracing.refusal import refuse
from lnverify.kernels.tracing.shapes import Size, axes_of, written


def lifted(*values: Any) -> list[Any]:
    """Values as arrays of named axes; at least one is one."""
    first = next(value for value in values if isinstance(value, Array))
    return [first.lift(value) for value in values]


def binary(work: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    """A function of two arrays, or of an array and a number."""
    return lambda input, other: work(*lifted(input, other))


def listed(given: Any) -> list[Any]:
    """What is given one by one, or as a list."""
    return list(given[0]) if len(given) == 1 and isinstance(given[0], tuple | list) else list(given)


def _where(condition: Any, input: Any, other: Any) -> Any:
    if not isinstance(condition, Array):
        refuse("where() with a condition that is no array; an argument declared in masks=[…] would be right")
    return condition.where(input, other)


def clip(input: Any, min: Any = None, max: Any = None) -> Any:
    """Entries from min to max."""
    low = input if min is None else input.maximum(min)
    return low if max is None else -((-low).maximum(-low.lift(max)))


def norm(input: Any, p: Any = 2, dim: Any = None, keepdim: Any = False, out: Any = None, dtype: Any = None) -> Any:
    """The root of the sum of squares."""
    if p not in (None, 2, "fro"):
        refuse(f"a norm of order {p!r}")
    return (input * input).total(dim, bool(keepdim)).apply("sqrt")


def swap(input: Any, dim0: int, dim1: int) -> Any:
    """Two dimensions, each in the place of the other."""
    order = list(range(input.ndim))
    i, j = input.places((dim0, dim1))
    order[i], order[j] = order[j], order[i]
    return input.permute_dims(order)


def _squeeze(input: Any, dim: Any = None) -> Any:
    if dim is None:
        refuse("squeeze() without a dimension drops what is of length 1 in some shapes only")
    for place in sorted(input.places(dim), reverse=True):
        input = input.squeeze_dim(place)
    return input


def _unsqueeze(input: Any, dim: Any) -> Any:
    if type(dim) is not int or not -input.ndim - 1 <= dim <= input.ndim:
        refuse(f"a new dimension at {dim!r}")
    place = dim % (input.ndim + 1)
    return input.make_view((*input.dims[:place], (), *input.dims[place:]))


def _expand(input: Any, *sizes: Any) -> Any:
    wanted = listed(sizes)
    if any(type(one) is not Size and one not in (1, -1) for one in wanted):
        refuse(f"the shape {tuple(map(written, wanted))} is right for some lengths only")
    kept = ((),) * (len(wanted) - input.ndim) + input.dims
    pairs = zip(kept, wanted, strict=True)
    return input.stretch(tuple(one.axes if type(one) is Size else () if one == 1 else dim for dim, one in pairs))


def _flatten(input: Any, start_dim: int = 0, end_dim: int = -1) -> Any:
    (start,), (end,) = input.places(start_dim), input.places(end_dim)
    return input.make_view((*input.dims[:start], axes_of(input.dims[start : end + 1]), *input.dims[end + 1 :]))


def _like(value: int) -> Callable[..., Any]:
    return lambda input, dtype=None, device=None: type(input)(number(value), input.dims, input._dtype).cast(dtype)


def _of_one(**works: Callable[[Any], Any]) -> Functions:
    return {name: (lambda input, work=work: work(*lifted(input))) for name, work in works.items()}


def _of_two(**works: Callable[[Any, Any], Any]) -> Functions:
    return {name: binary(work) for name, work in works.items()}


SHARED: Functions = {
    **_of_one(**{name: (lambda x, name=name: x.apply(name)) for name in ("sqrt", "exp", "log", "tanh")}),
    **_of_one(negative=lambda x: -x, positive=lambda x: x, square=lambda x: x * x, reciprocal=lambda x: 1 / x,
              absolute=abs, abs=abs, fabs=abs, exp2=lambda x: 2**x, expm1=lambda x: x.apply("exp") - 1,
              log1p=lambda x: (1 + x).apply("log"), logical_not=lambda x: ~x, invert=lambda x: ~x),
    **_of_two(add=lambda x, y: x + y, subtract=lambda x, y: x - y, multiply=lambda x, y: x * y,
              divide=lambda x, y: x / y, power=lambda x, y: x**y, float_power=lambda x, y: x**y,
              greater=lambda x, y: x > y, less=lambda x, y: x < y, greater_equal=lambda x, y: x >= y,
              less_equal=lambda x, y: x <= y, logical_and=lambda x, y: x & y, logical_or=lambda x, y: x | y,
              maximum=lambda x, y: x.maximum(y), minimum=lambda x, y: -((-x).maximum(-y)),
              matmul=lambda x, y: x @ y),
    "outer": lambda input, other: input[:, None] * other, "hypot": binary(lambda x, y: (x * x + y * y).apply("sqrt")),
    "logsumexp": lambda input, dim, keepdim=False: input.apply("exp").total(dim, bool(keepdim)).apply("log"),
    **{name: (lambda input: input) for name in ("copy", "contiguous", "clone", "detach", "cpu")},
    "where": _where, "clip": clip, "einsum": lambda equation, *operands: einsum(equation, *operands), "norm": norm,
    "reshape": lambda input, *shape: input.regroup(listed(shape)), "ravel": lambda input: input.regroup([-1]),
    "flatten": _flatten, "swapaxes": swap, "squeeze": _squeeze, "unsqueeze": _unsqueeze, "expand_dims": _unsqueeze,
    "broadcast_to": _expand, "expand": _expand, "zeros_like": _like(0), "ones_like": _like(1),
}  # fmt: skip
"""By name; what only one of the libraries has is never asked of the other."""
