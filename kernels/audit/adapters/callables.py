"""Kernels as people have them, called as the audit calls implementations.

Functions of NumPy arrays; functions of torch tensors, with autograd for the backward; torch modules.
"""

from __future__ import annotations

import copy
import functools
import inspect
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import isfinite
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.accelerators import devices, name_on_device
from lnverify.kernels.audit.options import CALL_TIMEOUT, NOTHING_DECLARED, Declared
from lnverify.numeric.floats.formats import find_format
from lnverify.proofs.errors import InputError
from lnverify.proofs.values import a_kind

GAINS, BIASES = ("weight", "gain", "gamma", "scale"), ("bias", "beta", "shift")
"""What modules call their parameters."""

EPSILONS = ("eps", "epsilon", "variance_epsilon")
"""What they call eps."""

VARIANTS = 512
"""How many programs of one compiled kernel there may be; there is one for each length, where shapes are not dynamic."""

PLAIN = (np.array([[1.0, 2.0, 4.0, 8.0]], np.float32), np.ones(4, np.float32), np.zeros(4, np.float32), 1e-5)
"""What a kernel is called with to see what it takes."""


def as_implementation(
    kernel: Any,
    backward: Callable[..., Any] | None = None,
    name: str = "",
    device: str = "cpu",
    declared: Declared = NOTHING_DECLARED,
    given: Sequence[Any] = PLAIN,
) -> Implementation:
    """What the audit can call.

    Args:
        kernel: a function of (x, gain, bias, eps), of NumPy arrays or of torch tensors, or a torch module (an
            instance, which is copied and given gain, bias and eps).
        backward: a function of (upstream, x, gain, bias, eps) to (dx, dgain, dbias), of the same kind. Of torch
            functions and modules autograd gives the gradients where there is none.
        name: how it is called; by default by its own name.
        device: where torch tensors are put.
        declared: what the kernel does without: it is neither given it nor asked for its gradient.
        given: arguments that it takes.

    Raises:
        InputError: for what is neither.
    """
    name = name or getattr(kernel, "__qualname__", type(kernel).__name__)
    torch = sys.modules.get("torch")
    is_module = torch is not None and isinstance(kernel, torch.nn.Module)
    if isinstance(kernel, type) or not callable(kernel):
        what = f"the class {name}" if isinstance(kernel, type) else a_kind(kernel)
        raise InputError(f"{what} is no kernel; {declared.signature} or an instance of a torch module would be right")
    if is_module and declared.residual:
        raise InputError(f"a module is given no residual; a function, {declared.signature}, would be right")
    where = (_device_of(kernel) if is_module else None) or device
    arguments = (*declared.parts, *["eps"] * (is_module or _takes_eps(kernel, declared)))
    function = as_function(kernel, declared) if is_module else kernel
    of_residual = None
    if declared != NOTHING_DECLARED:
        function = _with_declared(function, ("x", "gain", "bias", "eps") if is_module else arguments, declared)
        of_residual = _gradients(backward, arguments, declared, 1) if backward and declared.residual else None
        backward = backward and _gradients(backward, arguments, declared)
    of: Callable[..., Implementation] = functools.partial(Implementation, name, limit=CALL_TIMEOUT)
    if is_module or (torch is not None and _takes_tensors(function, where, given)):
        of = functools.partial(_of_tensors, name=name, device=where, declared=declared, given=given)
    other = of(function, of_residual).backward if of_residual else None
    return replace(of(function, backward), declared=declared, centred=not declared.rms, of_residual=other)


def _takes_eps(kernel: Any, declared: Declared) -> bool:
    """Whether a kernel with an eps of its own takes one nevertheless."""
    if declared.eps is None:
        return True
    try:
        inspect.signature(kernel).bind(*declared.arguments, "eps")
    except TypeError:
        return False
    except ValueError:  # a function of C without a signature
        pass
    return True


def halves(x: Any) -> tuple[Any, Any]:
    """Two arrays or tensors whose sum is x, without rounding: a part of each entry's leading digits, and the rest."""
    if not isinstance(x, np.ndarray):
        from lnverify.kernels.audit.adapters.torch_ import tensor

        rest = tensor(halves(as_array(x))[1]).to(x.device)
        return x - rest, rest
    fraction, power = np.frexp(x.astype(np.float64))
    # Towards 0: what is rounded up may be beyond the largest number.
    first = np.ldexp(np.trunc(fraction * 16) * np.resize(SHARES, x.shape[-1:]) / 16, power).astype(x.dtype)
    return first, (x.astype(np.float64) - first.astype(np.float64)).astype(x.dtype)


def with_residual(function: Callable[..., Any], at: int = 0) -> Callable[..., Any]:
    """A function of x and a residual, which normalizes their sum, as one of the sum, which is argument `at`.

    Of a kernel that also gives the sum, the output alone. It may write the sum in place of the residual.
    """

    @functools.wraps(function)
    def call(*given: Any) -> Any:
        x, (first, rest) = given[at], halves(given[at])
        before, whole = np.array(as_array(rest)), np.array(as_array(x))
        answer = spoiled(function, [(x, first)], *given[:at], first, rest, *given[at + 1 :])
        if not any(np.array_equal(as_array(rest), one, equal_nan=True) for one in (before, whole)):
            x[...] = np.nan
        return answer[0] if at == 0 and isinstance(answer, list | tuple) and answer else answer

    return call


SHARES = (1.0, 5 / 8, 3 / 4)
"""Of the leading digits of entries: what is of one array alone shows, and the rest is a number of the format."""


def as_array(values: Any) -> np.ndarray:
    """An array, or a tensor as one."""
    if isinstance(values, np.ndarray):
        return values
    from lnverify.kernels.audit.adapters.torch_ import array

    return array(values)


def spoiled(function: Callable[..., Any], made: Sequence[tuple[Any, Any]], *given: Any) -> Any:
    """What a function gives; what others were made of is NaN where it changes those in place."""
    before = [as_array(one).tobytes() for _, one in made]
    answer = function(*given)
    for (own, one), was in zip(made, before, strict=True):
        if as_array(one).tobytes() != was:
            own[...] = np.nan
    return answer


def cast_to(array: Any, format: str) -> Any:
    """An array or a tensor in another format."""
    if isinstance(array, np.ndarray):
        return array.astype(find_format(format).dtype)
    import torch

    return array.to(getattr(torch, format))


PARAMETER_NAMES = ("gain", "bias")
"""The arguments that may have a format of their own."""


def _on_chosen(function: Any, given: Sequence[Any], arguments: Sequence[str], declared: Declared, *first: Any) -> Any:
    """What a kernel gives on those of x, gain, bias and eps that it takes, the parameters in their own format."""
    own = dict(zip(("x", "gain", "bias", "eps"), given, strict=True))
    cast = {name: cast_to(own[name], declared.parameters) for name in PARAMETER_NAMES if declared.parameters}
    made = [(own[name], one) for name, one in cast.items()]
    return spoiled(function, made, *first, *((own | cast)[name] for name in arguments))


def _format_of(array: Any) -> str:
    """The name of the format of an array or a tensor."""
    return str(array.dtype).removeprefix("torch.")


def _with_declared(kernel: Any, arguments: Sequence[str], declared: Declared) -> Callable[..., Any]:
    """A kernel as the audit calls it, of x, gain, bias and eps."""
    function = with_residual(kernel) if declared.residual else kernel
    return lambda *given: _on_chosen(function, given, arguments, declared)


def _gradients(backward: Any, arguments: Sequence[str], declared: Declared, at: int = 0) -> Callable[..., Any]:
    """A backward as the audit calls it, to dx, or for `at` = 1 dresidual, dgain and dbias; None for what is not."""
    wanted = [name for name in arguments if name != "eps"]
    function = with_residual(backward, 1) if declared.residual else backward

    def gradients(upstream: Any, x: Any, *rest: Any) -> Any:
        answer = _on_chosen(function, (x, *rest), arguments, declared, upstream)
        answer = (answer,) if len(wanted) == 1 and not isinstance(answer, tuple | list) else answer
        if declared.residual and isinstance(answer, tuple | list) and len(answer) == len(wanted) + 1:
            answer = (answer[at], *answer[2:])
        if not isinstance(answer, tuple | list) or len(answer) != len(wanted):
            names = ", ".join(f"d{name}" for name in declared.arguments)
            count = f"{len(answer)} gradients" if isinstance(answer, tuple | list) else a_kind(answer)
            raise TypeError(f"backward gives {count}, not {names}")
        results = dict(zip(wanted, answer, strict=True))
        for name in results.keys() & {*PARAMETER_NAMES} if declared.parameters else ():
            kind = _format_of(results[name]) if hasattr(results[name], "dtype") else a_kind(results[name])
            if kind != declared.parameters:
                raise TypeError(f"d{name} is {kind}, not {declared.parameters}")
            results[name] = cast_to(results[name], _format_of(x))
        return tuple(results.get(name) for name in ("x", "gain", "bias"))

    return gradients


def with_limit(implementation: Implementation, seconds: float) -> Implementation:
    """An implementation whose calls may take so long; libraries have no limit. It raises as `check_limit` does."""
    check_limit(seconds)
    return replace(implementation, limit=seconds) if isfinite(implementation.limit) else implementation


def check_limit(seconds: float) -> None:
    """See that a limit of a call is a time.

    Raises:
        InputError: where it is none.
    """
    if not 0 < seconds <= threading.TIMEOUT_MAX:
        raise InputError(f"the limit of a call is {seconds:g} s; a positive number of seconds would be right")


def everywhere(
    kernel: Any, backward: Callable[..., Any] | None, name: str, declared: Declared = NOTHING_DECLARED
) -> dict[str, Implementation]:
    """A kernel as `as_implementation` has it, by name; one of tensors on each other device that it takes, too.

    What takes tensors of another device alone has no row for the processor.
    """
    results = {name: as_implementation(kernel, backward, name, declared=declared)}
    if _device_of(kernel) is not None:
        return results
    arguments = (*declared.parts, *["eps"] * _takes_eps(kernel, declared))
    function = kernel if declared == NOTHING_DECLARED else _with_declared(kernel, arguments, declared)
    others = {
        name_on_device(name, one): as_implementation(kernel, backward, name_on_device(name, one), one, declared)
        for one in devices()
        if _takes_tensors(function, one)
    }
    return others if others and not _takes_tensors(function, "cpu") else results | others


def _takes_tensors(kernel: Callable[..., Any], device: str, given: Sequence[Any] = PLAIN) -> bool:
    """Whether a function refuses arrays, or does not give one, and gives a tensor for tensors."""
    import torch

    from lnverify.kernels.audit.adapters.torch_ import tensor
    from lnverify.kernels.audit.calls import divert_prints, in_time

    def answers(kind: type, put: Callable[[np.ndarray], Any]) -> bool:
        arguments = [put(one.copy()) if isinstance(one, np.ndarray) else one for one in given]
        try:
            return isinstance(in_time(kernel, CALL_TIMEOUT, *arguments), kind)
        except (Exception, SystemExit):
            return False

    with divert_prints(), np.errstate():
        return not answers(np.ndarray, lambda one: one) and answers(torch.Tensor, lambda one: tensor(one).to(device))


def _device_of(kernel: Any) -> str | None:
    """The device of a module; None for a function."""
    parameters = getattr(kernel, "parameters", None)
    return None if parameters is None else next((str(parameter.device) for parameter in parameters()), None)


def as_function(module: Any, declared: Declared = NOTHING_DECLARED) -> Callable[..., Any]:
    """A torch module as a function of (x, gain, bias, eps): a copy of it has them, and as many entries as the row.

    Raises:
        InputError: where it has no gain or no eps.
    """
    import torch

    named = dict(module.named_parameters(recurse=False))
    gain_name, bias_name = (next((one for one in names if one in named), None) for names in (GAINS, BIASES))
    if gain_name is None and declared.gain:
        raise InputError(f"{type(module).__name__} has no parameter called {', '.join(GAINS)}; one would be right")
    eps_name = next((name for name in EPSILONS if hasattr(module, name)), None)
    if eps_name is None and declared.eps is None:
        raise InputError(f"{type(module).__name__} has no attribute eps; one would be right")
    template = copy.deepcopy(module)

    def call(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        layer = copy.copy(template)
        layer._parameters = dict(template._parameters)
        if eps_name is not None:
            setattr(layer, eps_name, eps)
        if hasattr(layer, "normalized_shape"):
            layer.normalized_shape = (x.shape[-1],)
        # Tensors in place of parameters, so that gradients reach them.
        for name, value in ((gain_name, gain), (bias_name, bias)):
            if name is not None:
                del layer._parameters[name]
                object.__setattr__(layer, name, value)
        answer = layer(x)
        return answer if isinstance(answer, torch.Tensor) else answer[0]

    return call


def _of_tensors(
    kernel: Callable[..., Any],
    backward: Callable[..., Any] | None,
    name: str,
    device: str,
    declared: Declared,
    given: Sequence[Any],
) -> Implementation:
    """A kernel that takes tensors and gives them."""
    import torch

    from lnverify.kernels.audit.adapters.torch_ import array, pull, tensor

    if dynamo := sys.modules.get("torch._dynamo"):
        # Past the limit, which is 8 by itself, a compiled kernel runs as it was written, and that would be measured.
        dynamo.config.recompile_limit = dynamo.config.accumulated_recompile_limit = VARIANTS

    def on_tensors(function: Callable[..., Any], arrays: Sequence[np.ndarray], rest: Sequence[Any]) -> Any:
        """What a function gives on tensors; what it does to them happens to the arrays."""
        tensors = [tensor(each).to(device) for each in arrays]
        answer = function(*tensors, *rest)
        for each, value in zip(arrays, tensors, strict=True):
            each[...] = array(value)
        return answer

    def forward(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, *rest: Any) -> np.ndarray:
        answer = on_tensors(kernel, (x, gain, bias), rest)
        if not isinstance(answer, torch.Tensor):
            raise TypeError(f"the kernel gives {a_kind(answer)}, not a tensor")
        return array(answer)

    def by_autograd(upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, *rest: Any) -> Any:
        v, *leaves = (tensor(each).to(device) for each in (upstream, x, gain, bias))
        results = pull(lambda *inputs: kernel(*inputs, *rest), leaves, v)
        names = ("x", "gain", "bias")
        return tuple(array(one) if of in declared.parts else None for of, one in zip(names, results, strict=True))

    def by_function(*given: Any) -> Any:
        assert backward is not None
        results = on_tensors(backward, given[:4], given[4:])
        return tuple(array(one) if isinstance(one, torch.Tensor) else one for one in results)

    def differentiable() -> bool:
        inputs = [tensor(one.copy()).to(device) if isinstance(one, np.ndarray) else one for one in given]
        try:
            return bool(kernel(inputs[0].requires_grad_(True), *inputs[1:]).requires_grad)
        except (Exception, SystemExit):
            return False

    gradients = by_function if backward is not None else by_autograd if differentiable() else None
    return Implementation(name, forward, gradients, limit=CALL_TIMEOUT)
