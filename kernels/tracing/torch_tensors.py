"""Arrays of named axes that answer torch's protocol: functions, methods, modules and autograd.Functions run on them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
import torch

from lnverify.kernels.tracing.array import Array, Functions, call, einsum
from lnverify.kernels.tracing.refusal import refuse
from lnverify.kernels.tracing.shapes import Size, axes_of, describe, written
from lnverify.kernels.tracing.vocabulary import SHARED, binary, clip, lifted, listed, norm

FORMATS = (torch.float64, torch.float32, torch.bfloat16, torch.float16)
"""The types of torch that have fractions and a sign."""


class Tensor(Array):
    """What a function gets in the place of a tensor.

    isinstance(…, torch.Tensor) is false of it: torch takes what says otherwise for memory of its own. A function that
    asks gives something else on numbers, which is noticed.
    """

    _real, _boolean = torch.Tensor, torch.bool
    _promote = staticmethod(torch.promote_types)
    is_sparse = is_quantized = is_nested = False
    is_cuda = is_mps = requires_grad = grad_fn = property(
        lambda _: refuse("where a tensor lies, or whether it has a gradient, is asked; another has another answer")
    )
    device = property(lambda _: _Device())

    def lift(self, value: Any) -> Any:
        """A number or a tensor of one as an array without dimensions; an array as it is."""
        if type(value) is not Tensor and isinstance(value, torch.Tensor):
            if value.numel() > 1:
                refuse(f"a tensor of the fixed shape {tuple(value.shape)}; an argument with a declared shape is right")
            number = value.item()
            value = np.float32(number) if value.dtype == torch.float32 else number
        return super().lift(value)

    @classmethod
    def __torch_function__(cls, function: Any, types: Any, positional: Any = (), named: Any = None) -> Any:
        name = getattr(function, "__name__", str(function))
        name = name.strip("_") if name.startswith("__") else name
        return call(_FUNCTIONS, name, positional, named or {}, "torch.")

    _is_fraction = staticmethod(lambda dtype: dtype.is_floating_point)
    data = property(lambda self: self)


class _Device:
    """Where a tensor lies: it may be handed on, and is not to be asked."""

    __hash__ = None  # type: ignore[assignment]

    def _ask(self, *_: Any) -> Any:
        refuse("where a tensor lies is asked; another lies elsewhere")

    __eq__ = __ne__ = __getattr__ = __str__ = _ask


def _to(input: Any, *to: Any, dtype: Any = None, device: Any = None, copy: Any = None, non_blocking: Any = None) -> Any:
    for one in to:
        dtype = one.dtype if isinstance(one, torch.Tensor | Tensor) else one if isinstance(one, torch.dtype) else dtype
    return input.cast(dtype)


def _var_mean(
    input: Any, dim: Any = None, unbiased: Any = True, keepdim: Any = False, *, correction: Any = None
) -> Any:
    if isinstance(dim, bool):
        dim, unbiased = None, dim
    lost = correction if correction is not None else 1 if unbiased else 0
    return input.spread(dim, lost, bool(keepdim)), input.average(dim, bool(keepdim))


class _Largest(NamedTuple):
    values: Any
    indices: None


def _max(input: Any, dim: Any = None, keepdim: Any = False) -> Any:
    if isinstance(dim, Array):
        return input.maximum(dim)
    values = input.largest(dim, bool(keepdim))
    return values if dim is None else _Largest(values, None)


def _movedim(input: Any, source: int, destination: int) -> Any:
    (i,), (j,) = input.places(source), input.places(destination)
    order = [k for k in range(input.ndim) if k != i]
    return input.permute_dims([*order[:j], i, *order[j:]])


def _trailing(input: Any, shape: Any) -> tuple[int, ...]:
    """The dimensions that a normalized_shape means."""
    ends = listed((shape,))
    if not ends or any(one != length for one, length in zip(ends, input.shape[-len(ends) :], strict=True)):
        refuse(f"normalized_shape is not what an array of {describe(input.dims)} ends with")
    return tuple(range(-len(ends), 0))


# -- norms, as the documentation of torch.nn says ---------------------------------------------------------------


def _affine(normalized: Any, weight: Any, bias: Any) -> Any:
    scaled = normalized if weight is None else normalized * weight
    return scaled if bias is None else scaled + bias


def _normal(input: Any, mean: Any, variance: Any, eps: Any) -> Any:
    return (input - mean) / (variance + eps).apply("sqrt")


def _layer_norm(input: Any, normalized_shape: Any, weight: Any = None, bias: Any = None, eps: Any = 1e-5) -> Any:
    input, *_ = lifted(input, *(one for one in (weight, bias) if one is not None))
    dims = _trailing(input, normalized_shape)
    return _affine(_normal(input, input.average(dims, True), input.spread(dims, 0, True), eps), weight, bias)


def _rms_norm(input: Any, normalized_shape: Any, weight: Any = None, eps: Any = None) -> Any:
    dims = _trailing(input, normalized_shape)
    if eps is None:
        refuse("rms_norm without eps takes that of the type: another number for each")
    return _affine(_normal(input, 0, (input * input).average(dims, True), eps), weight, None)


def _channels(value: Any, ndim: int) -> Any:
    return None if value is None else value.make_view(((), value.dims[0], *((),) * (ndim - 2)))


def _group_norm(input: Any, num_groups: Any, weight: Any = None, bias: Any = None, eps: Any = 1e-5) -> Any:
    if type(num_groups) is not Size and num_groups != 1:
        refuse(f"{written(num_groups)} groups, a number of the code; channels as (groups k) and the groups as an "
               "argument are right")  # fmt: skip
    grouped = input.regroup([input.shape[0], num_groups, input.shape[1] // num_groups, *input.shape[2:]])
    dims = tuple(range(2, grouped.ndim))
    normalized = _normal(grouped, grouped.average(dims, True), grouped.spread(dims, 0, True), eps)
    return _affine(normalized.make_view(input.dims), _channels(weight, input.ndim), _channels(bias, input.ndim))


def _batch_norm(
    input: Any, running_mean: Any, running_var: Any, weight: Any = None, bias: Any = None,
    training: bool = False, momentum: Any = 0.1, eps: Any = 1e-5,
) -> Any:  # fmt: skip
    dims = (0, *range(2, input.ndim))
    mean = input.average(dims, True) if training else _channels(input.lift(running_mean), input.ndim)
    variance = input.spread(dims, 0, True) if training else _channels(input.lift(running_var), input.ndim)
    return _affine(_normal(input, mean, variance, eps), _channels(weight, input.ndim), _channels(bias, input.ndim))


# -- other functions ------------------------------------------------------------------------------------------------


def _sigmoid(input: Any) -> Any:
    return 1 / (1 + (-input).apply("exp"))


def _softmax(input: Any, dim: Any, _stacklevel: int = 3, dtype: Any = None) -> Any:
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


def _linear(input: Any, weight: Any, bias: Any = None) -> Any:
    input, weight = lifted(input, weight)
    return _affine(einsum("...i,oi->...o", input, weight), None, bias)


_FUNCTIONS: Functions = {
    **SHARED,
    **{short: SHARED[name] for short, name in {
        "radd": "add", "mul": "multiply", "rmul": "multiply", "pow": "power", "mm": "matmul", "bmm": "matmul",
        "sub": "subtract", "div": "divide", "true_divide": "divide", "truediv": "divide", "neg": "negative",
        "clamp": "clip", "gt": "greater", "lt": "less", "ge": "greater_equal", "le": "less_equal",
        "view": "reshape", "transpose": "swapaxes"}.items()},
    **dict.fromkeys(("rdiv", "rtruediv"), binary(lambda x, y: y / x)),
    "rsub": binary(lambda x, y: y - x), "rpow": binary(lambda x, y: y**x), "rmatmul": binary(lambda x, y: y @ x),
    "rsqrt": lambda input: 1 / input.apply("sqrt"), "sigmoid": _sigmoid, "silu": lambda input: input * _sigmoid(input),
    "relu": lambda input: input.maximum(0), "gelu": _gelu,
    "softplus": lambda input: (1 + input.apply("exp")).apply("log"),
    "log_sigmoid": lambda input: -(1 + (-input).apply("exp")).apply("log"),

    "sum": lambda input, dim=None, keepdim=False, dtype=None: input.cast(dtype).total(dim, bool(keepdim)),
    "mean": lambda input, dim=None, keepdim=False, dtype=None: input.cast(dtype).average(dim, bool(keepdim)),
    "var_mean": _var_mean, "var": lambda *a, **k: _var_mean(*a, **k)[0],
    "std": lambda *a, **k: _var_mean(*a, **k)[0].apply("sqrt"), "max": _max,
    "amax": lambda input, dim=(), keepdim=False: input.largest(dim, bool(keepdim)),
    "clamp_min": lambda input, min: clip(input, min),
    "masked_fill": lambda input, mask, value: mask.where(value, input),
    "softmax": _softmax,
    "log_softmax": lambda input, dim, _stacklevel=3, dtype=None: (
        input.cast(dtype) - input.apply("exp").total(dim, True).apply("log")),
    "layer_norm": _layer_norm, "rms_norm": _rms_norm,
    "group_norm": _group_norm, "batch_norm": _batch_norm,
    "normalize": lambda input, p=2.0, dim=1, eps=1e-12: input / norm(input, p, dim, True).maximum(eps),
    "scaled_dot_product_attention": _attention, "vector_norm": norm,
    "linalg_vector_norm": norm, "linalg_norm": norm, "linear": _linear,
    "addcmul": lambda input, tensor1, tensor2, value=1: input + tensor1 * tensor2 * value,
    "to": _to, "type": _to, "type_as": lambda input, other: _to(input, other),
    **{name: (lambda input, dtype=dtype: input.cast(dtype)) for name, dtype in {
        "half": torch.float16, "float": torch.float32, "double": torch.float64, "bfloat16": torch.bfloat16}.items()},
    "view_as": lambda input, other: input.regroup(list(other.shape)), "t": lambda input: input.T,
    "permute": lambda input, *dims: input.permute_dims(input.places(listed(dims))),
    "movedim": _movedim, "moveaxis": _movedim, "expand_as": lambda input, other: input.stretch(other.dims),
    "size": lambda input, dim=None: input.shape if dim is None else input.shape[dim],
    "dim": lambda input: input.ndim, "numel": lambda input: Size(axes_of(input.dims), Tensor),
    "is_floating_point": lambda input: not input.is_mask,
    "is_contiguous": lambda input: refuse("the order in memory is asked; another array has another"),
    "dropout": lambda input, p=0.5, training=True: (
        input if not training or p == 0 else refuse("dropout in training draws numbers")),
}  # fmt: skip


Tensor._functions = _FUNCTIONS


class Context:
    """What an autograd.Function keeps between its two halves."""

    needs_input_grad: Any = ()
    saved_tensors: tuple[Any, ...] = ()

    def save_for_backward(self, *tensors: Any) -> None:
        """Keep arrays for the backward pass."""
        self.saved_tensors = tensors

    def mark_non_differentiable(self, *_: Any) -> None:
        """Nothing: outputs without a gradient get none."""

    set_materialize_grads = mark_dirty = mark_non_differentiable


@contextmanager
def calling_functions() -> Iterator[None]:
    """Let `apply` of autograd.Functions run their forward on arrays of named axes."""
    original = torch.autograd.Function.__dict__["apply"]
    if einops := sys.modules.get("einops._backends"):
        einops._type2backend.setdefault(Tensor, einops.TorchBackend())

    def apply(cls: Any, *arguments: Any, **named: Any) -> Any:
        if not any(type(one) is Tensor for one in arguments):
            return original.__func__(cls, *arguments, **named)
        return run_forward(cls, Context(), arguments)

    setattr(torch.autograd.Function, "apply", classmethod(apply))  # noqa: B010
    try:
        yield
    finally:
        setattr(torch.autograd.Function, "apply", original)  # noqa: B010


def run_forward(function: Any, context: Any, arguments: Any) -> Any:
    """The forward of an autograd.Function, written in either of torch's two ways."""
    if function.setup_context is torch.autograd.Function.setup_context:
        return function.forward(context, *arguments)
    outputs = function.forward(*arguments)
    function.setup_context(context, arguments, outputs)
    return outputs
