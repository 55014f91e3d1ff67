"""The functions of NumPy and torch, as what they make of arrays of named axes.

Arguments have torch's names; those of NumPy are translated. A function that both have, with the same meaning, stands
once, under either's name; what only one of them has is never asked of the other.
"""

from __future__ import annotations

import operator as op
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from lnverify.kernels.tracing.array import Array, Kind, Library, Size, Value, axes_of_length, einsum, written
from lnverify.kernels.tracing.nodes import number
from lnverify.kernels.tracing.refusal import refuse, refusing
from lnverify.kernels.tracing.shapes import axes_of, describe

Functions = dict[str, Callable[..., Any]]


def _lifted(*values: Any) -> list[Any]:
    """Values as arrays of named axes; at least one is one."""
    first = next((value for value in values if isinstance(value, Value)), None)
    if first is None:
        refuse("a function is asked of what is no array of any shape")
    return [first.lift(value) for value in values]


def _of_one(**works: Callable[[Any], Any]) -> Functions:
    return {name: (lambda input, *, work=work: work(*_lifted(input))) for name, work in works.items()}


def _of_two(**works: Callable[[Any, Any], Any]) -> Functions:
    return {name: (lambda input, other, *, work=work: work(*_lifted(input, other))) for name, work in works.items()}


def _listed(given: Any) -> list[Any]:
    """What is given one by one, or as a list."""
    return list(given[0]) if len(given) == 1 and isinstance(given[0], tuple | list) else list(given)


# -- shapes ----------------------------------------------------------------------------------------------------------


def _squeeze(input: Any, dim: Any = None) -> Any:
    if dim is None or any(input.dims[place] for place in input.places(dim)):
        refuse("squeeze() of what is of length 1 in some shapes only")
    return input.rearrange(np.squeeze, dim)


def _expand(input: Any, *sizes: Any) -> Any:
    wanted = _listed(sizes)
    if len(wanted) < input.ndim or any(type(one) is not Size and one not in (1, -1) for one in wanted):
        refuse(f"the shape ({', '.join(map(written, wanted))}) is right for some lengths only")
    own = ((),) * (len(wanted) - input.ndim) + input.dims
    pairs = zip(own, wanted, strict=True)
    return input.stretch(tuple(one.axes if type(one) is Size else () if one == 1 else dim for dim, one in pairs))


# -- entries and sums ------------------------------------------------------------------------------------------------


def _clip(input: Any, min: Any = None, max: Any = None) -> Any:
    low = input if min is None else input.maximum(min)
    return low if max is None else -((-low).maximum(-low.lift(max)))


def _norm(input: Any, p: Any = 2, dim: Any = None, keepdim: Any = False, dtype: Any = None) -> Any:
    if p not in (None, 2, "fro"):
        refuse(f"a norm of order {p!r}; the root of the sum of squares is in the vocabulary")
    return (input * input).total(dim, keepdim).apply("sqrt")


def _linalg_norm(input: Any, p: Any = None, dim: Any = None, keepdim: Any = False, *, dtype: Any = None) -> Any:
    if p == 2 and len(input.places(dim)) == 2:
        refuse("the norm of order 2 of a matrix is its largest singular value; 'fro' would be right")
    return _norm(input.cast(dtype), p, dim, keepdim)


def _dot(x: Any, y: Any) -> Any:
    if x.ndim and y.ndim and max(x.ndim, y.ndim) > 2:
        refuse("np.dot of more than two dimensions; matmul would be right")
    return x @ y if x.ndim and y.ndim else x * y


def _var(input: Any, dim: Any = None, dtype: Any = None, ddof: Any = 0, keepdim: Any = False,
         *, correction: Any = 0) -> Any:  # fmt: skip
    return input.cast(dtype).spread(dim, ddof + correction, keepdim)


def _var_mean(input: Any, dim: Any = None, unbiased: Any = True, keepdim: Any = False,
              *, correction: Any = None) -> Any:  # fmt: skip
    if isinstance(dim, bool):
        dim, unbiased = None, dim
    lost = correction if correction is not None else 1 if unbiased else 0
    return input.spread(dim, lost, keepdim), input.average(dim, keepdim)


class _Largest(tuple[Any, None]):
    """The largest entries; where they stand is not in the vocabulary. It is made without a line of Python."""

    values = property(lambda self: self[0])
    indices = property(refusing("where a largest entry stands; what it is, in `values`, would be right"))


def _torch_max(input: Any, dim: Any = None, keepdim: Any = False) -> Any:
    if type(dim) is Array:
        return input.maximum(dim)
    values = input.largest(dim, keepdim)
    return values if dim is None else _Largest((values, None))


def _like(value: int) -> Callable[..., Any]:
    return lambda input, dtype=None, device=None: Array(
        input.library, number(value), input.dims, input._dtype, input.is_mask
    ).cast(dtype)


_TO_BE_WRITTEN = refusing("an array without values is to be written into; a value that is returned would be right")
SHARED: Functions = {
    **_of_one(**{name: (lambda x, *, name=name: x.apply(name)) for name in ("sqrt", "exp", "log", "tanh")}),
    **_of_one(negative=op.neg, reciprocal=lambda x: 1 / x, absolute=abs, abs=abs,
              square=lambda x: x**2 if x.is_mask else x * x,
              exp2=lambda x: 2**x, expm1=lambda x: x.apply("exp") - 1, log1p=lambda x: (1 + x).apply("log"),
              logical_not=op.invert, invert=op.invert, fabs=lambda x: (x * x).apply("sqrt")),
    **_of_two(add=op.add, subtract=op.sub, multiply=op.mul, divide=op.truediv, power=op.pow, float_power=op.pow,
              greater=op.gt, less=op.lt, greater_equal=op.ge, less_equal=op.le, logical_and=op.and_, logical_or=op.or_,
              maximum=lambda x, y: x.maximum(y), minimum=lambda x, y: -((-x).maximum(-y)),
              hypot=lambda x, y: (x * x + y * y).apply("sqrt"), matmul=op.matmul,
              outer=lambda x, y: x[:, None] * y),
    **dict.fromkeys(("positive", "copy", "contiguous", "clone", "detach", "cpu"), lambda input: input),
    "logsumexp": lambda input, dim, keepdim=False: input.apply("exp").total(dim, keepdim).apply("log"),
    "where": lambda condition, input, other: _lifted(condition, input, other)[0].pick(input, other), "clip": _clip,
    "einsum": lambda equation, *operands: einsum(equation, *operands),
    "reshape": lambda input, *shape: input.regroup(_listed(shape)), "ravel": lambda input: input.regroup([-1]),
    "flatten": lambda input, start_dim=0, end_dim=-1: (
        input.regroup([*input.shape[:start_dim], -1, *input.shape[end_dim:][1:]])),
    "squeeze": _squeeze, "broadcast_to": _expand, "expand": _expand,
    "swapaxes": lambda input, dim0, dim1: input.rearrange(np.swapaxes, dim0, dim1),
    "moveaxis": lambda input, source, destination: input.rearrange(np.moveaxis, source, destination),
    **dict.fromkeys(("expand_dims", "unsqueeze"), lambda input, dim: input.rearrange(np.expand_dims, dim)),
    "transpose": lambda input, *order, axes=None: input.rearrange(np.transpose, axes or _listed(order) or None),
    "zeros_like": _like(0), "ones_like": _like(1), "empty_like": _TO_BE_WRITTEN,
}  # fmt: skip

NUMPY: Library = Library(
    "numpy", np.ndarray, np.dtype(bool), Kind, (np.dtype("float64"), np.dtype("float32"), np.dtype("float16")),
    np.promote_types, lambda dtype: dtype.kind == "f", to_numbers=np.asarray,
    attributes={"size": lambda input: Size(axes_of(input.dims), input.library)},
    functions={
        **SHARED, "norm": _linalg_norm, "var": _var, "std": lambda *a, **k: _var(*a, **k).apply("sqrt"),
        "average": lambda input, dim=None, weights=None, keepdim=False: (
            input.average(dim, keepdim) if weights is None
            else (input * weights).total(dim, keepdim) / weights.total(dim, keepdim)), **_of_two(dot=_dot),
        "sum": lambda input, dim=None, dtype=None, keepdim=False: input.cast(dtype).total(dim, keepdim),
        "mean": lambda input, dim=None, dtype=None, keepdim=False: input.cast(dtype).average(dim, keepdim),
        **dict.fromkeys(("max", "amax"), lambda input, dim=None, keepdim=False: input.largest(dim, keepdim)),
        "astype": lambda input, dtype, order="K", casting="unsafe", subok=True, copy=True: input.cast(dtype),
        **{name: (lambda shape, dtype=None, order="C", *, value=value: Array(
            NUMPY, number(value), tuple(map(axes_of_length, _listed((shape,)))), NUMPY.formats[0]).cast(dtype))
           for name, value in {"zeros": 0, "ones": 1}.items()},
        "empty": _TO_BE_WRITTEN,
        "ndim": lambda input: input.ndim, "shape": lambda input: input.shape,
        "size": lambda input, dim=None: input.size if dim is None else input.shape[dim],
    },
)  # fmt: skip


# -- torch: norms, as the documentation of torch.nn says ---------------------------------------------------------------


def _affine(normalized: Any, weight: Any, bias: Any) -> Any:
    scaled = normalized if weight is None else normalized * weight
    return scaled if bias is None else scaled + bias


def _normalized(input: Any, dims: Any, eps: Any) -> Any:
    return (input - input.average(dims, True)) / (input.spread(dims, 0, True) + eps).apply("sqrt")


def _trailing(input: Any, shape: Any) -> tuple[int, ...]:
    """The dimensions that a normalized_shape means."""
    ends = _listed((shape,))
    if not ends or any(one != length for one, length in zip(ends, input.shape[-len(ends) :], strict=True)):
        refuse(f"normalized_shape is not what an array of {describe(input.dims)} ends with")
    return tuple(range(-len(ends), 0))


def _layer_norm(input: Any, normalized_shape: Any, weight: Any = None, bias: Any = None, eps: Any = 1e-5) -> Any:
    input, *_ = _lifted(input, *(one for one in (weight, bias) if one is not None))
    return _affine(_normalized(input, _trailing(input, normalized_shape), eps), weight, bias)


def _rms_norm(input: Any, normalized_shape: Any, weight: Any = None, eps: Any = None) -> Any:
    dims = _trailing(input, normalized_shape)
    if eps is None:
        refuse("rms_norm without eps takes that of the type: another number for each")
    return _affine(input / ((input * input).average(dims, True) + eps).apply("sqrt"), weight, None)


def _channels(value: Any, input: Any) -> Any:
    """A vector along the second dimension."""
    return None if value is None else input.lift(value).with_dims(((), value.dims[0], *((),) * (input.ndim - 2)))


def _group_norm(input: Any, num_groups: Any, weight: Any = None, bias: Any = None, eps: Any = 1e-5) -> Any:
    if type(num_groups) is not Size and num_groups != 1:
        refuse(f"{written(num_groups)} groups, a number of the code; channels as (groups k) and the groups as an "
               "argument are right")  # fmt: skip
    grouped = input.regroup([input.shape[0], num_groups, input.shape[1] // num_groups, *input.shape[2:]])
    normalized = _normalized(grouped, tuple(range(2, grouped.ndim)), eps).with_dims(input.dims)
    return _affine(normalized, _channels(weight, input), _channels(bias, input))


def _batch_norm(input: Any, running_mean: Any, running_var: Any, weight: Any = None, bias: Any = None,
                training: bool = False, momentum: Any = 0.1, eps: Any = 1e-5) -> Any:  # fmt: skip
    dims = (0, *range(2, input.ndim))
    normalized = _normalized(input, dims, eps) if training else (
        (input - _channels(running_mean, input)) / (_channels(running_var, input) + eps).apply("sqrt"))  # fmt: skip
    return _affine(normalized, _channels(weight, input), _channels(bias, input))


# -- torch: other functions ------------------------------------------------------------------------------------------


def _sigmoid(input: Any) -> Any:
    return 1 / (1 + (-input).apply("exp"))


def _softmax(input: Any, dim: Any, _stacklevel: int = 3, dtype: Any = None) -> Any:
    if type(dim) is not int:
        refuse("softmax() without a dimension")
    powers = input.cast(dtype).apply("exp")
    return powers / powers.total(dim, True)


def _gelu(input: Any, approximate: str = "none") -> Any:
    if approximate != "tanh":
        refuse("the exact GELU: erf is not in the vocabulary; approximate='tanh' is")
    inner = (2 / np.pi) ** 0.5 * (input + 0.044715 * input**3)
    return 0.5 * input * (1 + inner.apply("tanh"))


def _attention(query: Any, key: Any, value: Any, attn_mask: Any = None, dropout_p: Any = 0.0) -> Any:
    if attn_mask is not None or dropout_p != 0:
        refuse("attention with a mask, or with dropout")
    return _softmax(query @ key.mT / query.shape[-1] ** 0.5, -1) @ value


def _to(input: Any, *to: Any, dtype: Any = None, device: Any = None, copy: Any = None, non_blocking: Any = None) -> Any:
    for one in (value for value in to if type(value) is not _Device):
        dtype = getattr(one, "dtype", one if hasattr(one, "is_floating_point") else dtype)
    return input.cast(dtype)


class _Device:
    """Where a tensor lies: it may be handed on, and is not to be asked."""

    __hash__ = None  # type: ignore[assignment]
    __eq__ = __ne__ = __getattr__ = __str__ = __repr__ = __format__ = refusing(
        "where a tensor lies is asked; another lies elsewhere"
    )


_ALIASES = {
    "mul": "multiply", "pow": "power", "mm": "matmul", "bmm": "matmul", "sub": "subtract", "div": "divide",
    "true_divide": "divide", "neg": "negative", "clamp": "clip", "gt": "greater", "lt": "less",
    "ge": "greater_equal", "le": "less_equal", "view": "reshape", "movedim": "moveaxis", "transpose": "swapaxes",
}  # fmt: skip
TORCH_FUNCTIONS: Functions = {
    **dict.fromkeys(("norm", "vector_norm", "linalg_vector_norm"), _norm), "linalg_norm": _linalg_norm,
    **SHARED, **{name: SHARED[other] for name, other in _ALIASES.items()},
    **_of_two(rsub=lambda x, y: y - x),
    **{name: (lambda input, *, long=long: input.cast(getattr(sys.modules["torch"], long))) for name, long in {
        "half": "float16", "float": "float32", "double": "float64", "bfloat16": "bfloat16"}.items()},
    "sum": lambda input, dim=None, keepdim=False, dtype=None: input.cast(dtype).total(dim, keepdim),
    "mean": lambda input, dim=None, keepdim=False, dtype=None: input.cast(dtype).average(dim, keepdim),
    "var_mean": _var_mean, "var": lambda *a, **k: _var_mean(*a, **k)[0],
    "std": lambda *a, **k: _var_mean(*a, **k)[0].apply("sqrt"), "max": _torch_max,
    "amax": lambda input, dim=(), keepdim=False: input.largest(dim, keepdim),
    "clamp_min": lambda input, min: _clip(input, min), "relu": lambda input: input.maximum(0),
    "masked_fill": lambda input, mask, value: (
        refuse("masked_fill() of a mask; where() would be right") if input.is_mask else mask.pick(value, input)),
    "rsqrt": lambda input: 1 / input.apply("sqrt"), "sigmoid": _sigmoid, "silu": lambda input: input * _sigmoid(input),
    "softplus": lambda input: (1 + input.apply("exp")).apply("log"), "gelu": _gelu, "softmax": _softmax,
    "log_sigmoid": lambda input: -(1 + (-input).apply("exp")).apply("log"),
    "log_softmax": lambda input, dim, _stacklevel=3, dtype=None: (
        input.cast(dtype) - input.apply("exp").total(dim, True).apply("log")),
    "layer_norm": _layer_norm, "rms_norm": _rms_norm, "group_norm": _group_norm, "batch_norm": _batch_norm,
    "normalize": lambda input, p=2.0, dim=1, eps=1e-12: input / _norm(input, p, dim, True).maximum(eps),
    "scaled_dot_product_attention": _attention, "linear": lambda input, weight, bias=None: (
        _affine(einsum("...i,oi->...o", *_lifted(input, weight)), None, bias)),
    "dropout": lambda input, p=0.5, training=True: (
        refuse("dropout in training draws numbers") if training and p != 0 else input),
    "addcmul": lambda input, tensor1, tensor2, value=1: input + tensor1 * tensor2 * value,
    "to": _to, "type": _to, "type_as": lambda input, other: _to(input, other),
    "view_as": lambda input, other: input.regroup(list(other.shape)), "t": lambda input: input.T,
    "permute": lambda input, *dims: input.rearrange(np.transpose, _listed(dims)),
    "expand_as": lambda input, other: input.stretch(other.dims),
    "size": lambda input, dim=None: input.shape if dim is None else input.shape[dim],
    "dim": lambda input: input.ndim, "numel": lambda input: Size(axes_of(input.dims), input.library),
    "is_floating_point": lambda input: not input.is_mask,
    "is_contiguous": refusing("the order in memory is asked; another array has another"),
}  # fmt: skip


@cache
def torch_library() -> Library:
    """Torch, which is imported only where it is used."""
    import torch

    asked = refusing("where a tensor lies, or whether it has a gradient, is asked; another has another answer")
    return Library(
        "torch", torch.Tensor, torch.bool, lambda dtype: dtype,
        (torch.float64, torch.float32, torch.bfloat16, torch.float16),
        torch.promote_types, lambda dtype: dtype.is_floating_point, functions=TORCH_FUNCTIONS,
        attributes={**dict.fromkeys(("is_cuda", "is_mps", "requires_grad", "grad_fn"), asked),
                    **dict.fromkeys(("is_sparse", "is_quantized", "is_nested"), lambda _: False),
                    "data": lambda input: input.detach(), "device": lambda _: _Device()},
        to_numbers=lambda value: torch.tensor(np.asarray(value)),
    )  # fmt: skip
