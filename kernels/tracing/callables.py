"""What a user has, as something that can be called on arrays of named axes and on numbers alike.

It is a function of NumPy or torch, a torch module, an autograd.Function, or a definition of `lnverify.definitions`.
"""

from __future__ import annotations

import copy
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from operator import attrgetter
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from lnverify.kernels.tracing.array import Array, Library
from lnverify.kernels.tracing.shapes import Dims, Size
from lnverify.kernels.tracing.vocabulary import NUMPY, torch_library
from lnverify.kernels.tracing.watch import require_same, state
from lnverify.proofs.errors import InputError


@dataclass(frozen=True)
class Kernel:
    """A function of arguments in their order, which returns one output or several; `original` is what the user gave."""

    name: str
    library: Library
    call: Callable[..., Any]
    original: Any

    @property
    def is_autograd(self) -> bool:
        """Whether it is an autograd.Function."""
        return _is_subclass(self.original, "autograd.Function")

    @property
    def is_torch(self) -> bool:
        """Whether it is an autograd.Function, or a module of torch."""
        return self.is_autograd or is_module(type(self.original))


def _is_subclass(value: Any, name: str) -> bool:
    """Whether a value is a class below one of torch, which nobody has without importing torch."""
    torch = sys.modules.get("torch")
    return isinstance(value, type) and torch is not None and issubclass(value, attrgetter(name)(torch))


def is_module(cls: Any) -> bool:
    """Whether something is a class of modules of torch."""
    return _is_subclass(cls, "nn.Module")


def kernel(original: Any, shapes: Mapping[str, Dims], library: str | None = None) -> Kernel:
    """What a user gave as a kernel of arguments with these dimensions; `library` is for code that does not tell."""
    name, module = getattr(original, "__name__", type(original).__name__), str(getattr(original, "__module__", ""))
    if library not in (None, "numpy", "torch"):
        raise InputError(f"library={library!r}; 'numpy' or 'torch' would be right")
    if isinstance(original, Kernel):
        return original
    if is_module(type(original)):
        return Kernel(name, torch_library(), _of_module(original, shapes), original)
    if _is_subclass(original, "autograd.Function"):
        return Kernel(name, torch_library(), lambda *arguments: _run_forward(original, Context(), arguments), original)
    if not callable(original) or isinstance(original, type):
        raise InputError(f"{name} is no function of arrays; a function, a torch module (an instance) or an "
                         "autograd.Function would be right")  # fmt: skip
    if module.startswith("lnverify.proofs.definitions"):
        return Kernel(f"definitions.{name}", NUMPY, _of_definition(original), original)
    if module.startswith("torch"):
        return Kernel(name, torch_library(), _with_shapes(original), original)
    return Kernel(name, torch_library() if (library or _library_of(original)) == "torch" else NUMPY, original, original)


def _library_of(function: Any) -> str:
    """The library whose arrays a function takes, found from the modules and the words that its code uses."""
    waiting, told = [inspect.unwrap(function)], set[Any]()
    for one in waiting:
        one = getattr(one, "__func__", one)
        for code in _codes(one.__code__) if isinstance(one, FunctionType) else ():
            values = [one.__globals__.get(name) for name in code.co_names]
            packages = {_package(value) for value in values}
            told.update(packages, code.co_names, *(c for c in code.co_consts if isinstance(c, tuple)))
            if "jax" in packages:
                raise InputError(f"{one.__name__} uses jax, whose tracer takes no arrays of named axes; the same "
                                 "formula with numpy in the place of jax.numpy would be right")  # fmt: skip
            if "torch" in packages or any("keepdim" in c for c in code.co_consts if isinstance(c, tuple)):
                return "torch"
            waiting += [value for value in values if isinstance(value, FunctionType) and value not in waiting]
    imported = {_package(value) for value in getattr(inspect.unwrap(function), "__globals__", {}).values()}
    if {"torch", "numpy"} <= imported and told & {"var", "std"} and not told & {"numpy", "axis", "keepdims", "ddof"}:
        name = getattr(function, "__name__", function)
        raise InputError(f"{name} takes a variance, which NumPy divides by N and torch by N − 1, and its file imports "
                         "both; library='torch' of lnverify.testing would be right")  # fmt: skip
    return "torch" if "torch" in imported and "numpy" not in imported else "numpy"


def _package(value: Any) -> str:
    """The package that a module is of, or that has a function or a class."""
    name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
    return str(name).partition(".")[0]


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


def _of_definition(definition: Callable[..., Any]) -> Callable[..., Any]:
    """A definition of a vector, of each row of an array."""

    def call(x: Any, *others: Any) -> Any:
        space = SimpleNamespace(
            N=x.shape[-1], ones=1, let=lambda name, value: value, sum=lambda v: v.sum(-1, keepdims=True),
            dot=lambda u, v: (u * v).sum(-1, keepdims=True), sqrt=np.sqrt, rational=lambda p, q=1: p / q,
        )  # fmt: skip
        return definition(space, x, *others)

    return call


# -- autograd.Functions ------------------------------------------------------------------------------------------------


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


def _run_forward(function: Any, context: Context, arguments: Any) -> Any:
    """The forward of an autograd.Function, written in either of torch's two ways."""
    if function.setup_context is sys.modules["torch"].autograd.Function.setup_context:
        return function.forward(context, *arguments)
    outputs = function.forward(*arguments)
    function.setup_context(context, arguments, outputs)
    return outputs


def backward_of(function: Any, shapes: Mapping[str, Dims], outputs: int) -> Callable[..., Any]:
    """Of upstream gradients and arguments what the backward of an autograd.Function gives for those with a shape."""

    def backward(*arguments: Any) -> Any:
        context = Context()
        context.needs_input_grad = (True,) * len(shapes)
        _run_forward(function, context, arguments[outputs:])
        results = function.backward(context, *arguments[:outputs])
        results = results if isinstance(results, tuple) else (results,)
        if len(results) < len(shapes):
            raise InputError(f"{function.__name__}.backward returns {len(results)} gradients of {len(shapes)} "
                             "arguments; one for each, None where there is none, would be right")  # fmt: skip
        return tuple(one for one, dims in zip(results, shapes.values(), strict=False) if dims)

    backward.__name__ = f"{function.__name__}.backward"
    return backward


@contextmanager
def calling_functions(library: Library) -> Iterator[None]:
    """Let `apply` of autograd.Functions, and einops, run on arrays of named axes."""
    if library.name != "torch":
        yield
        return
    function = sys.modules["torch"].autograd.Function
    original = function.__dict__["apply"]
    if einops := sys.modules.get("einops._backends"):
        einops._type2backend.setdefault(Array, einops.TorchBackend())

    def apply(cls: Any, *arguments: Any, **named: Any) -> Any:
        if not any(type(one) is Array for one in arguments):
            return original.__func__(cls, *arguments, **named)
        return _run_forward(cls, Context(), arguments)

    function.apply = classmethod(apply)
    try:
        yield
    finally:
        function.apply = original


# -- modules -----------------------------------------------------------------------------------------------------------


def _of_module(module: Any, shapes: Mapping[str, Dims]) -> Callable[..., Any]:
    """A module with arrays in the place of those of its parameters, buffers and numbers that are arguments by name."""

    def has(name: str) -> bool:
        owner, _, last = name.rpartition(".")
        return owner in dict(module.named_modules()) and hasattr(module.get_submodule(owner), last)

    bound = [name for name in shapes if has(name)]

    def call(*arguments: Any) -> Any:
        values = dict(zip(shapes, arguments, strict=True))
        own = put(module, {name: values[name] for name in bound})
        return call_module(own, [value for name, value in values.items() if name not in bound])

    return call


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
    """What a copy of a module makes of inputs; torch's norms, which keep a shape, are given that of their inputs.

    Raises:
        Refused: where the module keeps something else afterwards.
    """
    parts = [part for part in module.modules() if hasattr(part, "normalized_shape")]
    fitted = {part: part.normalized_shape for part in parts if type(part).__module__.startswith(("torch.", "timm."))}
    for part in fitted:
        part.register_forward_pre_hook(_fit)
    before = state(module)
    returned = module(*inputs, **(named or {}))
    for part, shape in fitted.items():
        part.normalized_shape = shape
    require_same(module, before, state(module))
    return returned


def _fit(part: Any, inputs: Any) -> None:
    if not any(type(one) is Size for one in part.normalized_shape):
        fitted = inputs[0].shape if part.weight is None else part.weight.shape
        part.normalized_shape = tuple(fitted[-len(part.normalized_shape) :])
