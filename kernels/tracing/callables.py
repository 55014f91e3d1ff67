"""What a user has, as something that can be called on arrays of named axes and on numbers alike.

It is a function of NumPy or torch, a torch module, an autograd.Function, or a definition of `lnverify.definitions`.
"""

from __future__ import annotations

import copy
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from operator import attrgetter
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np

from lnverify.kernels.tracing.array import Array, Library
from lnverify.kernels.tracing.refusal import definition, name_of
from lnverify.kernels.tracing.shapes import Dims, Setting, Size
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
    def where(self) -> str:
        """Its name, after the place of its definition."""
        return f"{definition(self.original)}{self.name}"


def _is_subclass(value: Any, name: str) -> bool:
    """Whether a value is a class below one of torch, which nobody has without importing torch."""
    torch = sys.modules.get("torch")
    return isinstance(value, type) and torch is not None and issubclass(value, attrgetter(name)(torch))


def is_module(cls: Any) -> bool:
    """Whether something is a class of modules of torch."""
    return _is_subclass(cls, "nn.Module")


def is_function(cls: Any) -> bool:
    """Whether something is an autograd.Function."""
    return _is_subclass(cls, "autograd.Function")


def kernel(
    original: Any, shapes: Mapping[str, Dims], library: str | None = None, like: Library | None = None
) -> Kernel:
    """What a user gave as a kernel of arguments with these dimensions.

    `library` is for code that does not use torch's functions, `like` for code that does not tell.
    """
    name, module = name_of(original), str(getattr(original, "__module__", ""))
    if library not in (None, "numpy", "torch"):
        raise InputError(f"library={library!r}; 'numpy' or 'torch' would be right")
    if isinstance(original, Kernel):
        return original
    if is_module(type(original)):
        return Kernel(name, torch_library(), _of_module(original, shapes), original)
    if is_function(original):
        return Kernel(name, torch_library(), lambda *arguments: _forward(original, Context(), arguments), original)
    if not callable(original) or isinstance(original, type):
        raise InputError(f"{name} is no function of arrays; a function, a torch module (an instance) or an "
                         "autograd.Function would be right")  # fmt: skip
    if module.startswith("lnverify.proofs.definitions"):
        return Kernel(f"definitions.{name}", NUMPY, _of_definition(original), original)
    if module.startswith("torch"):
        return Kernel(name, torch_library(), _with_shapes(original), original)
    is_torch = _library_of(original, library, like) == "torch"
    return Kernel(name, torch_library() if is_torch else NUMPY, original, original)


def _library_of(function: Any, library: str | None, like: Library | None) -> str:
    """The library whose arrays a function takes, found from the modules and the words that its code uses."""
    function = inspect.unwrap(function)
    waiting, told = [getattr(function, "func", function)], set[Any]()
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
    if library or "numpy" in told:
        return library or "numpy"
    if like:
        return like.name
    imported = {_package(value) for value in getattr(waiting[0], "__globals__", {}).values()}
    both = {"torch", "numpy"} <= imported and not told & {"axis", "axes", "keepdims", "ddof"}
    if both and (words := sorted(told & _OTHERWISE)):
        raise InputError(f"{definition(function)}.{words[0]}() has another meaning in NumPy than in torch, and its "
                         f"file imports both; np.{words[0]}, torch.{words[0]}, or library='torch' of "
                         "lnverify.testing would be right")  # fmt: skip
    return "torch" if "torch" in imported and "numpy" not in imported else "numpy"


# Methods that NumPy and torch have, of which each makes something else.
_OTHERWISE = {"var", "std", "transpose"}


def _package(value: Any) -> str:
    """The package that a module is of, or that has a function or a class."""
    name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
    return str(name).partition(".")[0]


def _codes(code: CodeType) -> list[CodeType]:
    return [code, *(inner for one in code.co_consts if isinstance(one, CodeType) for inner in _codes(one))]


def _with_shapes(function: Any) -> Callable[..., Any]:
    """Functions of torch that take what an array ends with, or a dimension: LayerNorm, RMSNorm, softmax of rows."""
    shaped = {
        "layer_norm": lambda x, gain=None, bias=None, eps=1e-5: function(x, x.shape[-1:], gain, bias, eps),
        "rms_norm": lambda x, gain=None, eps=None: function(x, x.shape[-1:], gain, eps),
        **dict.fromkeys(("softmax", "log_softmax"), lambda x: function(x, -1)),
    }.get(function.__name__, function)
    if shaped is not function:
        shaped.__qualname__ = function.__name__  # by which Python says that an argument is missing
    return shaped  # type: ignore[no-any-return]


class _Rows(SimpleNamespace):
    """The vocabulary of a space, on the rows of an array."""

    def __getattr__(self, name: str) -> Any:
        raise InputError(f"the definition asks for {name}; an argument for it would be right")


def _of_definition(definition: Callable[..., Any]) -> Callable[..., Any]:
    """A definition of a vector, of each row of an array."""

    def call(x: Any, *others: Any) -> Any:
        space = _Rows(
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
    marked: tuple[Any, ...] = ()
    materializes = True

    def save_for_backward(self, *tensors: Any) -> None:
        """Keep arrays for the backward pass."""
        self.saved_tensors = tensors

    def mark_non_differentiable(self, *outputs: Any) -> None:
        """Outputs without a gradient."""
        self.marked = outputs

    def set_materialize_grads(self, value: bool) -> None:
        """Whether their upstream gradients are arrays of 0, rather than None."""
        self.materializes = value

    def mark_dirty(self, *_: Any) -> None:
        """Nothing: what is written in place is refused."""

    def has_gradient(self, output: Any) -> bool:
        """Whether an output has an upstream gradient."""
        return output is not None and not any(output is one for one in self.marked)


def _forward(function: Any, context: Context, arguments: Any) -> Any:
    """The forward of an autograd.Function, written in either of torch's two ways."""
    context.needs_input_grad = context.needs_input_grad or (False,) * len(arguments)
    if function.setup_context is sys.modules["torch"].autograd.Function.setup_context:
        return function.forward(context, *arguments)
    outputs = function.forward(*arguments)
    function.setup_context(context, arguments, outputs)
    return outputs


def halves_of(forward: Kernel, given: Setting) -> tuple[Kernel, Kernel]:
    """The halves of an autograd.Function as autograd runs them, each a kernel.

    The forward gives None for an output that is marked as not differentiable. The backward gives a gradient for each
    argument that has a shape: 0 where it returns None.
    """
    function, zeros_like = forward.original, sys.modules["torch"].zeros_like
    needed = tuple(bool(dims) and name not in given.masks for name, dims in given.shapes.items())

    def run(arguments: Any) -> tuple[Context, tuple[Any, ...]]:
        context = Context()
        context.needs_input_grad = needed
        outputs = _forward(function, context, arguments)
        return context, outputs if isinstance(outputs, tuple) else (outputs,)

    def ahead(*arguments: Any) -> Any:
        context, outputs = run(arguments)
        return tuple(one if context.has_gradient(one) else None for one in outputs)

    def back(*values: Any) -> Any:
        arguments, upstream = values[-len(needed) :], iter(values[: -len(needed)])
        context, outputs = run(arguments)
        none = [zeros_like(one) if context.materializes and one is not None else None for one in outputs]
        pairs = zip(outputs, none, strict=True)
        results = function.backward(
            context, *(next(upstream) if context.has_gradient(one) else no for one, no in pairs)
        )
        results = results if isinstance(results, tuple) else (results,)
        if len(results) < len(needed) or any(one is not None for one in results[len(needed) :]):
            raise InputError(f"{function.__name__}.backward returns {len(results)} gradients of {len(needed)} "
                             "arguments; one for each, None where there is none, would be right")  # fmt: skip
        triples = zip(results, arguments, given.shapes.values(), strict=False)
        return tuple(zeros_like(at) if one is None else one for one, at, dims in triples if dims)

    name = f"{function.__name__}.backward"
    return replace(forward, call=ahead), Kernel(name, forward.library, back, function.backward)


class _Cast(type):
    """np.float32 and the like while a function is traced: equal to the type it is of, but it casts arrays too."""

    def __call__(cls, *given: Any) -> Any:
        if given and type(given[0]) in (Array, Size):
            return (NUMPY.of_number(given[0]) if type(given[0]) is Size else given[0]).cast(cls.__base__)
        return cls.__base__(*given)  # type: ignore[misc]

    def __eq__(cls, other: object) -> Any:
        return True if other is cls or other is cls.__base__ else NotImplemented

    def __hash__(cls) -> int:
        return hash(cls.__base__)

    def __subclasscheck__(cls, other: Any) -> bool:
        return issubclass(other, cls.__base__)  # type: ignore[arg-type]

    def __instancecheck__(cls, one: Any) -> bool:
        return isinstance(one, cls.__base__)  # type: ignore[arg-type]


_CASTS: dict[str, Any] = {
    cls.__name__: _Cast(cls.__name__, (cls,), {"__module__": "numpy"}) for cls in (np.float64, np.float32, np.float16)
}
_READS_A_LENGTH = ("layer_norm", "rms_norm", "group_norm", "reshape", "broadcast_to")
"""Functions of torch that read lengths as numbers before they ask what an array makes of the call."""


@contextmanager
def calling_functions(library: Library) -> Iterator[None]:
    """Let `apply` of autograd.Functions, einops, what torch reads a length for, and np.float32(eps) run on arrays."""
    if library.name != "torch":
        with patch.multiple(np, **_CASTS):
            yield
        return
    torch = sys.modules["torch"]
    original = torch.autograd.Function.__dict__["apply"]
    if einops := sys.modules.get("einops._backends"):
        einops._type2backend.setdefault(Array, einops.TorchBackend())

    def apply(cls: Any, *arguments: Any, **named: Any) -> Any:
        if not any(type(one) is Array for one in arguments):
            return original.__func__(cls, *arguments, **named)
        return _forward(cls, Context(), arguments)

    def asking_first(function: Any) -> Any:
        return lambda *positional, **named: (
            Array.__torch_function__(function, (), positional, named)
            if any(type(one) is Array for one in (*positional, *named.values())) else function(*positional, **named)
        )  # fmt: skip

    asking = {name: asking_first(getattr(torch, name)) for name in _READS_A_LENGTH}
    with patch.object(torch.autograd.Function, "apply", classmethod(apply)), patch.multiple(torch, **asking):
        yield


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
