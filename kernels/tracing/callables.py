"""What a user has, as something that can be called on arrays of named axes and on numbers alike.

It is a function of NumPy or torch, a torch module, an autograd.Function, or a definition of `lnverify.definitions`.
"""

from __future__ import annotations

import copy
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from lnverify.kernels.tracing.numpy_arrays import FORMATS, NumPyArray
from lnverify.kernels.tracing.shapes import Dims, Size
from lnverify.kernels.tracing.watch import require_same, state
from lnverify.proofs.errors import InputError


@dataclass(frozen=True)
class Library:
    """NumPy or torch.

    Attributes:
        name: "numpy" or "torch".
        array: its arrays of named axes.
        formats: the types that a function is traced with.
        to_numbers: how numbers become its own.
        calling: a context in which functions take arrays of named axes.
    """

    name: str
    array: Any
    formats: Sequence[Any]
    to_numbers: Callable[[Any], Any]
    calling: Callable[[], AbstractContextManager[None]] = nullcontext


NUMPY = Library("numpy", NumPyArray, FORMATS, np.asarray)


def torch_library() -> Library:
    """Torch, which is imported only where it is used."""
    import torch

    from lnverify.kernels.tracing import torch_tensors

    def to_tensor(value: Any) -> Any:
        return torch.tensor(np.asarray(value))

    there = torch_tensors
    return Library("torch", there.Tensor, there.FORMATS, to_tensor, there.calling_functions)


@dataclass(frozen=True)
class Kernel:
    """A function of arguments in their order, which returns one output or several; `original` is what the user gave."""

    name: str
    library: Library
    call: Callable[..., Any]
    original: Any


def kernel(original: Any, shapes: Mapping[str, Dims], library: str | None = None) -> Kernel:
    """What a user gave as a kernel of arguments with these dimensions; `library` is for code that does not tell."""
    name = getattr(original, "__name__", type(original).__name__)
    if library not in (None, "numpy", "torch"):
        raise InputError(f"library={library!r}; 'numpy' or 'torch' would be right")
    if isinstance(original, Kernel):
        return original
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(original, torch.nn.Module):
        return Kernel(name, torch_library(), _of_module(original, shapes), original)
    if torch is not None and isinstance(original, type) and issubclass(original, torch.autograd.Function):
        return Kernel(name, torch_library(), lambda *arguments: _run_forward(original, (), arguments)[1], original)
    if not callable(original) or isinstance(original, type):
        raise InputError(f"{name} is no function of arrays; a function, a torch module (an instance) or an "
                         "autograd.Function would be right")  # fmt: skip
    if str(getattr(original, "__module__", "")).startswith("lnverify.proofs.definitions"):
        return Kernel(f"definitions.{name}", NUMPY, _of_definition(original), original)
    if str(getattr(original, "__module__", "")).startswith("torch"):
        return Kernel(name, torch_library(), _with_shapes(original), original)
    if (library or library_of(original)) == "torch":
        return Kernel(name, torch_library(), original, original)
    return Kernel(name, NUMPY, original, original)


def library_of(function: Any) -> str:
    """The library whose arrays a function takes, found from the modules and the words that its code uses."""
    seen: set[int] = set()
    waiting = [inspect.unwrap(function)]
    while waiting:
        one = waiting.pop()
        one = getattr(one, "__func__", one)
        if not isinstance(one, FunctionType) or id(one) in seen:
            continue
        seen.add(id(one))
        for code in _codes(one.__code__):
            values = [one.__globals__.get(name) for name in code.co_names]
            modules = [value.__name__.partition(".")[0] for value in values if isinstance(value, ModuleType)]
            owners = [str(getattr(value, "__module__", "")).partition(".")[0] for value in values]
            if "jax" in (*modules, *owners):
                raise InputError(f"{one.__name__} uses jax, whose tracer takes no arrays of named axes; the "
                    f"same formula "
                                 "with numpy in the place of jax.numpy would be right")  # fmt: skip
            if "torch" in (*modules, *owners) or any("keepdim" in c for c in code.co_consts if isinstance(c, tuple)):
                return "torch"
            waiting += [value for value in values if isinstance(value, FunctionType)]
    first = getattr(inspect.unwrap(function), "__globals__", {})
    imported = {value.__name__.partition(".")[0] for value in first.values() if isinstance(value, ModuleType)}
    return "torch" if "torch" in imported and "numpy" not in imported else "numpy"


def _codes(code: CodeType) -> list[CodeType]:
    return [code, *(inner for one in code.co_consts if isinstance(one, CodeType) for inner in _codes(one))]


def _with_shapes(function: Any) -> Callable[..., Any]:
    """Functions of torch that take what an array ends with, or a dimension: LayerNorm, RMSNorm, softmax of rows."""
    if function.__name__ == "layer_norm":
        return lambda x, gain=None, bias=None, eps=1e-5: function(x, x.shape[-1:], gain, bias, eps)
    if function.__name__ == "rms_norm":
        return lambda x, gain=None, eps=None: function(x, x.shape[-1:], gain, eps)
    if function.__name__ in ("softmax", "log_softmax"):
        return lambda x: function(x, -1)
    return function  # type: ignore[no-any-return]


def backward_of(function: Any, shapes: Mapping[str, Dims], outputs: int) -> Callable[..., Any]:
    """Of upstream gradients and arguments what the backward of an autograd.Function gives for those with a shape."""

    def backward(*arguments: Any) -> Any:
        context, _ = _run_forward(function, (True,) * (len(arguments) - outputs), arguments[outputs:])
        results = function.backward(context, *arguments[:outputs])
        results = results if isinstance(results, tuple) else (results,)
        return tuple(one for one, dims in zip(results, shapes.values(), strict=False) if dims)

    backward.__name__ = f"{function.__name__}.backward"
    return backward


def _run_forward(function: Any, needs: tuple[bool, ...], arguments: Any) -> Any:
    from lnverify.kernels.tracing.torch_tensors import Context, run_forward

    context = Context()
    context.needs_input_grad = needs
    return context, run_forward(function, context, arguments)


def _of_definition(definition: Callable[..., Any]) -> Callable[..., Any]:
    """A definition of a vector, of each row of an array."""

    def call(x: Any, *others: Any) -> Any:
        length = x.shape[-1]
        space = SimpleNamespace(
            N=length, ones=1, let=lambda name, value: value, sum=lambda v: v.sum(-1, keepdims=True),
            dot=lambda u, v: (u * v).sum(-1, keepdims=True), sqrt=np.sqrt, rational=lambda p, q=1: p / q,
        )  # fmt: skip
        return definition(space, x, *others)

    return call


def _of_module(module: Any, shapes: Mapping[str, Dims]) -> Callable[..., Any]:
    """A module with arrays in the place of those of its parameters, buffers and numbers that are arguments by name."""
    bound = [name for name in shapes if _is_own(module, name)]

    def call(*arguments: Any) -> Any:
        values = dict(zip(shapes, arguments, strict=True))
        own = put(module, {name: values[name] for name in bound})
        inputs = [value for name, value in values.items() if name not in bound]
        return call_module(own, inputs)

    return call


def _is_own(module: Any, name: str) -> bool:
    owner, _, last = name.rpartition(".")
    try:
        return hasattr(module.get_submodule(owner), last)
    except AttributeError:
        return False


def put(module: Any, values: Mapping[str, Any]) -> Any:
    """A copy of a module that keeps these values under their names, such as "inner.weight"."""
    own = copy.deepcopy(module)
    for name, value in values.items():
        owner, _, last = name.rpartition(".")
        part = own.get_submodule(owner)
        for table in (part._parameters, part._buffers):
            table.pop(last, None)
        object.__setattr__(part, last, value)
    return own


def call_module(module: Any, inputs: Sequence[Any], named: Mapping[str, Any] | None = None) -> Any:
    """What a module makes of inputs; torch's norms, which keep a shape, are given that of their inputs.

    Raises:
        Refused: where the module keeps something else afterwards.
    """
    parts = [part for part in module.modules() if hasattr(part, "normalized_shape") and _is_torch(part)]
    shapes = [part.normalized_shape for part in parts]
    before = state(module)
    hooks = [part.register_forward_pre_hook(_fit) for part in parts]
    try:
        returned = module(*inputs, **(named or {}))
    finally:
        for part, hook, shape in zip(parts, hooks, shapes, strict=True):
            hook.remove()
            part.normalized_shape = shape
    require_same(module, before, state(module))
    return returned


def _is_torch(part: Any) -> bool:
    return type(part).__module__.startswith(("torch.", "timm."))


def _fit(part: Any, inputs: Any) -> None:
    if not any(type(one) is Size for one in part.normalized_shape):
        fitted = inputs[0].shape if part.weight is None else part.weight.shape
        part.normalized_shape = tuple(fitted[-len(part.normalized_shape) :])
