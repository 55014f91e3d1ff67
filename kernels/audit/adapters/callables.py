"""Kernels as people have them, called as the audit calls implementations.

Functions of NumPy arrays; functions of torch tensors, with autograd for the backward; torch modules.
"""

from __future__ import annotations

import copy
import inspect
import logging
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
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


EAGER: set[str] = set()
"""The names of implementations that torch's dynamo has stopped recompiling in this process: they run eagerly."""


class _Stops(logging.Handler):
    """Counts how often dynamo says that it stops recompiling a function."""

    count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += "hit config." in record.getMessage()


STOPS = _Stops(logging.WARNING)

STOPPED: list[Any] = []
"""The kernels that dynamo has stopped recompiling: it does not say so twice."""


def watch_recompilation(kernel: Callable[..., Any], name: str) -> Callable[..., Any]:
    """A kernel of tensors; where dynamo stops recompiling during a call of it, its name is in EAGER from then on."""
    logger = logging.getLogger("torch._dynamo.convert_frame")
    if STOPS not in logger.handlers:
        logger.addHandler(STOPS)
    EAGER.discard(name)
    if any(kernel is one for one in STOPPED):
        EAGER.add(name)

    def call(*arguments: Any) -> Any:
        before = STOPS.count
        result = kernel(*arguments)
        if STOPS.count > before:
            STOPPED.append(kernel)
            EAGER.add(name)
        return result

    return call


def as_implementation(
    kernel: Any,
    backward: Callable[..., Any] | None = None,
    name: str = "",
    device: str = "cpu",
    declared: Declared = NOTHING_DECLARED,
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

    Raises:
        InputError: for what is neither.
    """
    name = name or getattr(kernel, "__qualname__", type(kernel).__name__)
    torch = sys.modules.get("torch")
    is_module = torch is not None and isinstance(kernel, torch.nn.Module)
    if not is_module and not callable(kernel):
        raise InputError(f"{a_kind(kernel)} is no kernel; {declared.signature} or a torch module would be right")
    where = (_device_of(kernel) if is_module else None) or device
    function = as_function(kernel, declared) if is_module else kernel
    arguments: tuple[str, ...] = ("x", "gain", "bias", "eps")
    if declared != NOTHING_DECLARED:
        arguments = (*declared.arguments, *(["eps"] if is_module or _takes_eps(kernel, declared) else []))
        function = _with_declared(function, () if is_module else arguments, declared)
        backward = backward and _gradients(backward, arguments, declared)
    if is_module or (torch is not None and _takes_tensors(function, where)):
        result = _of_tensors(function, backward, name, where, declared)
    else:
        result = Implementation(name, function, backward, limit=CALL_TIMEOUT)
    return replace(result, is_module=is_module, declared=declared, arguments=arguments, centred=not declared.rms)


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


def _chosen(arrays: Mapping[str, Any], arguments: Sequence[str], declared: Declared) -> list[Any]:
    """What a kernel is given of x, gain, bias and eps, the parameters in their own format."""
    wide = declared.parameters
    return [cast_to(arrays[name], wide) if wide and name in PARAMETER_NAMES else arrays[name] for name in arguments]


PARAMETER_NAMES = ("gain", "bias")
"""The arguments that may have a format of their own."""


def cast_to(array: Any, format: str) -> Any:
    """An array or a tensor in another format."""
    if isinstance(array, np.ndarray):
        return array.astype(find_format(format).dtype)
    import torch

    return array.to(getattr(torch, format))


def _with_declared(kernel: Any, arguments: Sequence[str], declared: Declared) -> Callable[..., Any]:
    """A kernel as the audit calls it, of x, gain, bias and eps; a module's function, with no arguments, takes all."""

    def forward(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        arrays = {"x": x, "gain": gain, "bias": bias, "eps": eps}
        return kernel(*_chosen(arrays, arguments or tuple(arrays), declared))

    return forward


def _gradients(backward: Callable[..., Any], arguments: Sequence[str], declared: Declared) -> Callable[..., Any]:
    """A backward as the audit calls it, to dx, dgain and dbias; None for what there is not."""
    wanted = [name for name in arguments if name != "eps"]

    def gradients(upstream: Any, x: Any, gain: Any, bias: Any, eps: float) -> Any:
        arrays = {"x": x, "gain": gain, "bias": bias, "eps": eps}
        answer = backward(upstream, *_chosen(arrays, arguments, declared))
        answer = (answer,) if len(wanted) == 1 and not isinstance(answer, tuple | list) else answer
        if len(answer) != len(wanted):
            names = ", ".join(f"d{name}" for name in wanted)
            raise TypeError(f"backward gives {len(answer)} gradients, not {names}")
        results = dict(zip(wanted, answer, strict=True))
        if declared.parameters:
            own = str(x.dtype).removeprefix("torch.")
            for name in results.keys() & {*PARAMETER_NAMES}:
                if str(results[name].dtype).removeprefix("torch.") != declared.parameters:
                    raise TypeError(f"d{name} is {results[name].dtype}, not {declared.parameters}")
                results[name] = cast_to(results[name], own)
        return tuple(results.get(name) for name in ("x", "gain", "bias"))

    return gradients


def with_limit(implementation: Implementation, seconds: float) -> Implementation:
    """An implementation whose calls may take so long; libraries have no limit.

    Raises:
        InputError: where that is no time.
    """
    if not 0 < seconds <= threading.TIMEOUT_MAX:
        raise InputError(f"the limit of a call is {seconds:g} s; a positive number of seconds would be right")
    return replace(implementation, limit=seconds) if isfinite(implementation.limit) else implementation


def everywhere(
    kernel: Any, backward: Callable[..., Any] | None, name: str, declared: Declared = NOTHING_DECLARED
) -> dict[str, Implementation]:
    """A kernel as `as_implementation` has it, by name; one of tensors on each other device that it takes, too.

    What takes tensors of another device alone has no row for the processor.
    """
    function = kernel if declared == NOTHING_DECLARED else _with_declared(kernel, declared.arguments, declared)
    others = [device for device in devices() if _device_of(kernel) is None and _takes_tensors(function, device)]
    results = {
        name_on_device(name, one): as_implementation(kernel, backward, name_on_device(name, one), one, declared)
        for one in others
    }
    if results and not _takes_tensors(function, "cpu"):
        return results
    return {name: as_implementation(kernel, backward, name, declared=declared)} | results


def _takes_tensors(kernel: Callable[..., Any], device: str) -> bool:
    """Whether a function refuses arrays, or does not give one, and gives a tensor for tensors."""
    import torch

    plain = (np.array([[1.0, 2.0, 4.0, 8.0]], np.float32), np.ones(4, np.float32), np.zeros(4, np.float32))
    from lnverify.kernels.audit.calls import divert_prints, in_time

    with divert_prints(), np.errstate():
        try:
            if isinstance(in_time(kernel, CALL_TIMEOUT, *(array.copy() for array in plain), 1e-5), np.ndarray):
                return False
        except (Exception, SystemExit):
            pass
        try:
            tensors = [torch.from_numpy(array.copy()).to(device) for array in plain]
            return isinstance(in_time(kernel, CALL_TIMEOUT, *tensors, 1e-5), torch.Tensor)
        except (Exception, SystemExit):
            return False


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
    gain_name = next((name for name in GAINS if name in named), None)
    bias_name = next((name for name in BIASES if name in named), None)
    if gain_name is None and declared.gain:
        raise InputError(f"{type(module).__name__} has no parameter called {', '.join(GAINS)}; one would be right")
    eps_name = next((name for name in ("eps", "epsilon", "variance_epsilon") if hasattr(module, name)), None)
    if eps_name is None and declared.eps is None:
        raise InputError(f"{type(module).__name__} has no attribute eps; one would be right")
    template = copy.deepcopy(module)

    def call(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        layer = copy.copy(template)
        layer._parameters = {}
        for name, value in template._parameters.items():
            layer._parameters[name] = value
        if eps_name is not None:
            setattr(layer, eps_name, eps)
        if hasattr(layer, "normalized_shape"):
            layer.normalized_shape = (x.shape[-1],)
        # Tensors in place of parameters, so that gradients reach them.
        given = {key: value for key, value in ((gain_name, gain), (bias_name, bias)) if key}
        for name in given:
            del layer._parameters[name]
        for name, value in given.items():
            object.__setattr__(layer, name, value)
        answer = layer(x)
        return answer if isinstance(answer, torch.Tensor) else answer[0]

    return call


def _of_tensors(
    kernel: Callable[..., Any],
    backward: Callable[..., Any] | None,
    name: str,
    device: str,
    declared: Declared = NOTHING_DECLARED,
) -> Implementation:
    """A kernel that takes tensors and gives them."""
    import torch

    from lnverify.kernels.audit.adapters.torch_ import array, tensor

    kernel, known = watch_recompilation(kernel, name), declared.arguments

    def put(arrays: tuple[np.ndarray, ...]) -> list[Any]:
        return [tensor(each).to(device) for each in arrays]

    def seen(arrays: tuple[np.ndarray, ...], tensors: list[Any]) -> None:
        """What the kernel did to its inputs happens to the arrays."""
        for each, value in zip(arrays, tensors, strict=True):
            each[...] = array(value.cpu())

    def forward(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
        given = put((x, gain, bias))
        answer = kernel(*given, eps)
        if not isinstance(answer, torch.Tensor):
            raise TypeError(f"the kernel gives {a_kind(answer)}, not a tensor")
        seen((x, gain, bias), given)
        return array(answer.cpu())

    def by_autograd(upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
        leaves = [each.requires_grad_(True) for each in put((x, gain, bias))]
        answer = kernel(*leaves, eps)
        answer.backward(tensor(upstream).to(device))
        return tuple(
            array((torch.zeros_like(leaf) if leaf.grad is None else leaf.grad).cpu()) if name in known else None
            for name, leaf in zip(("x", "gain", "bias"), leaves, strict=True)
        )

    def by_function(upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
        assert backward is not None
        arrays = (upstream, x, gain, bias)
        given = put(arrays)
        results = [None if one is None else array(one.cpu()) for one in backward(*given, eps)]
        seen(arrays, given)
        return tuple(results)

    def differentiable() -> bool:
        ones = torch.ones(1, 4, device=device, requires_grad=True)
        try:
            return bool(kernel(ones, torch.ones(4, device=device), torch.zeros(4, device=device), 1e-5).requires_grad)
        except (Exception, SystemExit):
            return False

    gradients = by_function if backward is not None else by_autograd if differentiable() else None
    return Implementation(name, forward, gradients, limit=CALL_TIMEOUT, tensors=True)
