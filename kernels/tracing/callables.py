"""What a user has, as something that can be called on arrays of named axes and on numbers alike.

It is a function of NumPy or torch, a torch module, an autograd.Function, or a definition of `lnverify.definitions`.
"""

from __future__ import annotations

import copy
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from operator import attrgetter
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np

from lnverify.kernels.tracing.array import CASTS, Array, Library, Size
from lnverify.kernels.tracing.refusal import definition, name_of, notes, owner
from lnverify.kernels.tracing.shapes import Dims, Setting
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
    if is_module(type(original)):
        return Kernel(name, torch_library(), _of_module(original, shapes), original)
    if is_function(original):
        return Kernel(name, torch_library(), lambda *arguments: _forward(original, arguments)[0], original)
    if not callable(original) or isinstance(original, type):
        raise InputError(f"{name} is no function of arrays; a function, a torch module (an instance) or an "
                         "autograd.Function would be right")  # fmt: skip
    if module == "lnverify.proofs.definitions":
        return Kernel(f"definitions.{name}", NUMPY, _of_definition(original), original)
    if _package(original) == "torch":
        return Kernel(name, torch_library(), _with_shapes(original), original)
    is_torch = _library_of(original, library, like) == "torch"
    return Kernel(name, torch_library() if is_torch else NUMPY, original, original)


# Methods that NumPy and torch have, of which each makes something else.
_OTHERWISE = {"var", "std", "transpose"}


def _library_of(function: Any, library: str | None, like: Library | None) -> str:
    """The library whose arrays a function takes, found from the modules and the words that its code uses."""
    function = inspect.unwrap(function)
    waiting, words = [getattr(function, "func", function)], set[Any]()
    for one in waiting:
        one = getattr(one, "__func__", one)
        for code in _codes(one.__code__) if isinstance(one, FunctionType) else ():
            values = [one.__globals__.get(name) for name in code.co_names]
            words.update(map(_package, values), code.co_names, *(c for c in code.co_consts if isinstance(c, tuple)))
            waiting += [value for value in values if isinstance(value, FunctionType) and value not in waiting]
    if "jax" in words:
        raise InputError(f"{name_of(function)} uses jax, whose tracer takes no arrays of named axes; the same formula "
                         "with numpy in the place of jax.numpy would be right")  # fmt: skip
    if words & {"torch", "keepdim"}:
        return "torch"
    if library or "numpy" in words:
        return library or "numpy"
    if like:
        return like.name
    imported = {_package(value) for value in getattr(waiting[0], "__globals__", {}).values()}
    both = {"torch", "numpy"} <= imported and not words & {"axis", "axes", "keepdims", "ddof"}
    if both and (unclear := sorted(words & _OTHERWISE)):
        raise InputError(f"{definition(function)}.{unclear[0]}() has another meaning in NumPy than in torch, and its "
                         f"file imports both; np.{unclear[0]}, torch.{unclear[0]}, or library='torch' of "
                         "lnverify.testing would be right")  # fmt: skip
    return "torch" if "torch" in imported and "numpy" not in imported else "numpy"


def _package(value: Any) -> str:
    """The package that a module is of, or that has a function or a class."""
    name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
    return str(name).partition(".")[0]


def _codes(code: CodeType) -> list[CodeType]:
    return [code, *(inner for one in code.co_consts if isinstance(one, CodeType) for inner in _codes(one))]


def _with_shapes(function: Any) -> Callable[..., Any]:
    """A function of torch, of rows where its second argument is the shape that an array ends with, or a dimension."""
    parameters = [] if isinstance(function, BuiltinFunctionType) else list(inspect.signature(function).parameters)

    def of_rows(x: Any) -> Any:
        return function(x, -1)

    of_rows.__qualname__ = function.__name__  # by which Python says that there are too many arguments
    shaped = {"normalized_shape": lambda x, *others: function(x, x.shape[-1:], *others), "dim": of_rows}
    return shaped.get("".join(parameters[1:2]), function)  # type: ignore[no-any-return]


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


def _forward(function: Any, arguments: Any, needed: tuple[bool, ...] = ()) -> tuple[Any, Any, dict[str, Any]]:
    """What the forward of an autograd.Function returns, written in either of torch's two ways, its context, and what
    it asked of this one, which the backward does not see."""
    autograd = sys.modules["torch"].autograd
    context = autograd.function.FunctionCtx()
    context.needs_input_grad = needed or (False,) * len(arguments)
    if function.setup_context is autograd.Function.setup_context:
        outputs = function.forward(context, *arguments)
    else:
        outputs = function.forward(*arguments)
        function.setup_context(context, arguments, outputs)
    names = ("to_save", "non_differentiable", "materialize_grads", "dirty_tensors")
    asked = {name: vars(context).pop(name) for name in names if hasattr(context, name)}
    context.saved_tensors = asked.get("to_save", ())
    return outputs, context, asked


def halves_of(forward: Kernel, given: Setting) -> tuple[Kernel, Kernel]:
    """The halves of an autograd.Function as autograd runs them, each a kernel.

    The forward gives None for an output that is marked as not differentiable. The backward gives a gradient for each
    argument that has a shape: 0 where it returns None.
    """
    function, zeros_like = forward.original, sys.modules["torch"].zeros_like
    needed = tuple(bool(dims) and name not in given.masks for name, dims in given.shapes.items())

    def run(arguments: Any) -> tuple[Any, Any, list[tuple[Any, bool]]]:
        outputs, context, asked = _forward(function, arguments, needed)
        marked = asked.get("non_differentiable", ())
        every = outputs if isinstance(outputs, tuple) else (outputs,)
        pairs = [(one, one is not None and all(one is not other for other in marked)) for one in every]
        return context, zeros_like if asked.get("materialize_grads", True) else lambda _: None, pairs

    def ahead(*arguments: Any) -> Any:
        return tuple(one if has_gradient else None for one, has_gradient in run(arguments)[2])

    def back(*values: Any) -> Any:
        arguments, upstream = values[-len(needed) :], iter(values[: -len(needed)])
        context, zero, outputs = run(arguments)
        given_back = function.backward(context, *(
            next(upstream) if has_gradient else None if one is None else zero(one) for one, has_gradient in outputs
        ))  # fmt: skip
        results = given_back if isinstance(given_back, tuple) else (given_back,)
        if len(results) < len(needed) or any(one is not None for one in results[len(needed) :]):
            raise InputError(f"{function.__name__}.backward returns {len(results)} gradients of {len(needed)} "
                             "arguments; one for each, None where there is none, would be right")  # fmt: skip
        triples = zip(results, arguments, given.shapes.values(), strict=False)
        return tuple(zeros_like(at) if one is None else one for one, at, dims in triples if dims)

    name = f"{function.__name__}.backward"
    return replace(forward, call=ahead), Kernel(name, forward.library, back, function.backward)


@contextmanager
def calling_functions(library: Library) -> Iterator[None]:
    """Let what takes no arrays of named axes by itself run on them.

    In NumPy this is np.float32 and the like, np.ones, np.zeros and np.empty, by any name that a user's module
    has for it; in torch `apply` of autograd.Functions, and einops.
    """
    if library.name == "numpy":
        replaced: Any = CASTS | {getattr(np, name): NUMPY.functions[name] for name in ("ones", "zeros", "empty")}
        files = [(module, getattr(module, "__file__", None)) for module in list(sys.modules.values())]
        with ExitStack() as stack:
            for module in (np, *(module for module, file in files if file and owner(file) == "user")):
                for name, value in list(vars(module).items()):
                    if isinstance(value, type | FunctionType | BuiltinFunctionType) and value in replaced:
                        stack.enter_context(patch.object(module, name, replaced[value]))
            yield
        return
    function = sys.modules["torch"].autograd.Function
    original = function.apply.__func__
    if einops := sys.modules.get("einops._backends"):
        einops._type2backend.setdefault(Array, einops.TorchBackend())

    def apply(cls: Any, *arguments: Any, **named: Any) -> Any:
        if not any(type(one) is Array for one in arguments):
            return original(cls, *arguments, **named)
        notes().gradients[cls.__name__] = None
        return _forward(cls, arguments)[0]

    with patch.object(function, "apply", classmethod(apply)):
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
