"""Keras: LayerNormalization and RMSNormalization on each backend that is installed.

Keras takes its backend once a process, so each backend runs in a process of its own.
"""

import importlib.util
import os
from collections.abc import Callable, Sequence
from functools import cache
from multiprocessing import get_all_start_methods, get_context, get_start_method, set_start_method
from typing import Any

import numpy as np

from lnverify.kernels.audit.adapters import Implementation, Interface

BACKENDS, DIFFERENTIATED = ("numpy", "torch", "jax", "tensorflow"), ("torch", "jax")
"""The backends, and those whose gradients are audited."""

KINDS = ("LayerNormalization", "RMSNormalization")


def choose(backend: str) -> None:
    """Choose the backend, in the process that will import Keras."""
    os.environ["KERAS_BACKEND"] = backend
    os.environ["CUDA_VISIBLE_DEVICES"] = ""
    if backend == "jax":
        import jax

        jax.config.update("jax_enable_x64", True)


@cache
def process(backend: str) -> Any:
    """The one process of a backend; it ends with this process."""
    if get_start_method(allow_none=True) not in (None, *get_all_start_methods()):
        set_start_method("spawn", force=True)  # a worker of loky has one of its own, which a child does not know
    return get_context("spawn").Pool(1, choose, (backend,))


def run(kind: str, method: str, *arguments: Any) -> Any:
    """What a method of a layer gives, in the format of what it is given; in the backend's process.

    Raises:
        RuntimeError: for whatever Keras raises, which another process may not know.
    """
    try:
        with np.errstate(all="ignore"):
            result, format = getattr(layer(kind), method)(*arguments), arguments[0].dtype
    except Exception as error:
        raise RuntimeError(str(error)) from None
    if isinstance(result, tuple):
        return tuple(None if one is None else one.astype(format) for one in result)
    return result.astype(format)


@cache
def layer(kind: str) -> Implementation:
    """A layer in the backend's process."""
    import keras

    backend = keras.backend.backend()

    def put(array: np.ndarray) -> Any:
        if backend == "numpy":
            return array
        wide = array if array.dtype == np.float64 else array.astype(np.float32)
        return keras.ops.cast(keras.ops.convert_to_tensor(wide, dtype=wide.dtype.name), array.dtype.name)

    def get(tensor: Any) -> np.ndarray:
        is_wide = keras.backend.standardize_dtype(tensor.dtype) == "float64"
        return np.asarray(keras.ops.convert_to_numpy(tensor if is_wide else keras.ops.cast(tensor, "float32")))

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        format, make = keras.backend.standardize_dtype(x.dtype), getattr(keras.layers, kind)
        result = make(epsilon=eps, dtype=format)
        result.build((None, x.shape[1]))
        return result.stateless_call([gain, bias] if kind == KINDS[0] else [gain], [], x)[0]

    def pull(function: Callable[..., Any], inputs: Sequence[Any], upstream: Any) -> Any:
        if backend == "torch":
            from lnverify.kernels.audit.adapters import torch_

            return torch_.pull(function, inputs, upstream)
        import jax

        return jax.vjp(function, *inputs)[1](upstream)

    return Interface(put, get, pull).implementation(kind, apply, centred=kind == KINDS[0])


def implementation(backend: str, kind: str) -> Implementation:
    """A layer on a backend, in this process."""

    def there(method: str) -> Callable[..., Any]:
        return lambda *arguments: process(backend).apply(run, (kind, method, *arguments))

    return Implementation(
        name=f"keras.layers.{kind} on {backend}",
        forward=there("forward"),
        backward=there("backward") if backend in DIFFERENTIATED else None,
        centred=kind == KINDS[0],
    )


def implementations() -> list[Implementation]:
    """Both layers on each backend that is installed."""
    present = [backend for backend in BACKENDS if importlib.util.find_spec(backend)]
    return [implementation(backend, kind) for backend in present for kind in KINDS]
