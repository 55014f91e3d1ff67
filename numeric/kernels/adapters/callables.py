"""Kernels as people have them, called as the audit calls implementations.

Functions of NumPy arrays; functions of torch tensors, with autograd for the backward; torch modules.
"""

from __future__ import annotations

import copy
import logging
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from math import isfinite
from typing import Any

import numpy as np

from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.adapters.accelerators import devices, name_on_device
from lnverify.numeric.kernels.options import CALL_TIMEOUT
from lnverify.proofs.errors import InputError
from lnverify.proofs.values import a_kind

SIGNATURE = "forward(x, gain, bias, eps) and backward(upstream, x, gain, bias, eps)"
"""How a kernel is called."""

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
        found = kernel(*arguments)
        if STOPS.count > before:
            STOPPED.append(kernel)
            EAGER.add(name)
        return found

    return call


def as_implementation(
    kernel: Any, backward: Callable[..., Any] | None = None, name: str = "", device: str = "cpu"
) -> Implementation:
    """What the audit can call.

    Args:
        kernel: a function of (x, gain, bias, eps), of NumPy arrays or of torch tensors, or a torch module (an
            instance, which is copied and given gain, bias and eps).
        backward: a function of (upstream, x, gain, bias, eps) to (dx, dgain, dbias), of the same kind. Of torch
            functions and modules autograd gives the gradients where there is none.
        name: how it is called; by default by its own name.
        device: where torch tensors are put.

    Raises:
        InputError: for what is neither.
    """
    name = name or getattr(kernel, "__qualname__", type(kernel).__name__)
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(kernel, torch.nn.Module):
        return replace(_of_tensors(as_function(kernel), backward, name, _device_of(kernel) or device), is_module=True)
    if not callable(kernel):
        raise InputError(f"{a_kind(kernel)} is no kernel; {SIGNATURE} or a torch module would be right")
    if torch is not None and _takes_tensors(kernel, device):
        return _of_tensors(kernel, backward, name, device)
    return Implementation(name, kernel, backward, limit=CALL_TIMEOUT)


RMS_SIGNATURE = "forward(x, gain, eps) and backward(upstream, x, gain, eps) to (dx, dgain)"
"""How an RMSNorm is called."""


def as_rms_norm(
    kernel: Any, backward: Callable[..., Any] | None = None, name: str = "", device: str = "cpu"
) -> Implementation:
    """What the audit can call, of somebody's own RMSNorm: as of `as_implementation`, called as RMS_SIGNATURE says."""
    name = name or getattr(kernel, "__qualname__", type(kernel).__name__)

    def forward(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        return kernel(x, gain, eps)

    def gradients(upstream: Any, x: Any, gain: Any, bias: Any, eps: float) -> Any:
        assert backward is not None
        dx, dgain = backward(upstream, x, gain, eps)
        return dx, dgain, 0 * bias

    is_function = not hasattr(kernel, "parameters")  # a torch module has them
    made = as_implementation(forward if is_function else kernel, backward and gradients, name, device)
    whole = made.backward

    def without_bias(*given: Any) -> Any:
        assert whole is not None
        dx, dgain, _ = whole(*given)
        return dx, dgain, None

    return replace(made, centred=False, backward=whole and without_bias)


def with_limit(implementation: Implementation, seconds: float) -> Implementation:
    """An implementation whose calls may take so long; libraries have no limit.

    Raises:
        InputError: where that is no time.
    """
    if not 0 < seconds <= threading.TIMEOUT_MAX:
        raise InputError(f"the limit of a call is {seconds:g} s; a positive number of seconds would be right")
    return replace(implementation, limit=seconds) if isfinite(implementation.limit) else implementation


def everywhere(kernel: Any, backward: Callable[..., Any] | None, name: str) -> dict[str, Implementation]:
    """A kernel as `as_implementation` has it, by name; one of tensors on each other device that it takes, too.

    What takes tensors of another device alone has no row for the processor.
    """
    others = [device for device in devices() if _device_of(kernel) is None and _takes_tensors(kernel, device)]
    found = {
        name_on_device(name, one): as_implementation(kernel, backward, name_on_device(name, one), one) for one in others
    }
    here = {name: as_implementation(kernel, backward, name)} if not found or _takes_tensors(kernel, "cpu") else {}
    return here | found


def _takes_tensors(kernel: Callable[..., Any], device: str) -> bool:
    """Whether a function refuses arrays, or does not give one, and gives a tensor for tensors."""
    import torch

    plain = (np.array([[1.0, 2.0, 4.0, 8.0]], np.float32), np.ones(4, np.float32), np.zeros(4, np.float32))
    from lnverify.numeric.kernels.calls import divert_prints, in_time

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


def as_function(module: Any) -> Callable[..., Any]:
    """A torch module as a function of (x, gain, bias, eps): a copy of it has them, and as many entries as the row.

    Raises:
        InputError: where it has no gain or no eps.
    """
    import torch

    named = dict(module.named_parameters(recurse=False))
    gain_name = next((name for name in GAINS if name in named), None)
    bias_name = next((name for name in BIASES if name in named), None)
    if gain_name is None:
        raise InputError(f"{type(module).__name__} has no parameter called {', '.join(GAINS)}; one would be right")
    eps_name = next((name for name in ("eps", "epsilon", "variance_epsilon") if hasattr(module, name)), None)
    if eps_name is None:
        raise InputError(f"{type(module).__name__} has no attribute eps; one would be right")
    template = copy.deepcopy(module)

    def call(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        layer = copy.copy(template)
        layer._parameters = {}
        for name, value in template._parameters.items():
            layer._parameters[name] = value
        setattr(layer, str(eps_name), eps)
        if hasattr(layer, "normalized_shape"):
            layer.normalized_shape = (x.shape[-1],)
        # Tensors in place of parameters, so that gradients reach them.
        given = {gain_name: gain} | ({bias_name: bias} if bias_name else {})
        for name in given:
            del layer._parameters[name]
        for name, value in given.items():
            object.__setattr__(layer, name, value)
        answer = layer(x)
        return answer if isinstance(answer, torch.Tensor) else answer[0]

    return call


def _of_tensors(
    kernel: Callable[..., Any], backward: Callable[..., Any] | None, name: str, device: str
) -> Implementation:
    """A kernel that takes tensors and gives them."""
    import torch

    from lnverify.numeric.kernels.adapters.torch_ import array, tensor

    kernel = watch_recompilation(kernel, name)

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
        return tuple(array((torch.zeros_like(leaf) if leaf.grad is None else leaf.grad).cpu()) for leaf in leaves)

    def by_function(upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
        assert backward is not None
        arrays = (upstream, x, gain, bias)
        given = put(arrays)
        found = [None if one is None else array(one.cpu()) for one in backward(*given, eps)]
        seen(arrays, given)
        return tuple(found)

    def differentiable() -> bool:
        ones = torch.ones(1, 4, device=device, requires_grad=True)
        try:
            return bool(kernel(ones, torch.ones(4, device=device), torch.zeros(4, device=device), 1e-5).requires_grad)
        except (Exception, SystemExit):
            return False

    gradients = by_function if backward is not None else by_autograd if differentiable() else None
    return Implementation(name, forward, gradients, limit=CALL_TIMEOUT)
