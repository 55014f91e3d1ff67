"""Keras: LayerNormalization and RMSNormalization on each backend that is installed.

Keras takes its backend once a process, so each backend runs in a process of its own.
"""

import importlib.util
import os
from collections.abc import Callable
from functools import cache, partial
from multiprocessing import get_all_start_methods, get_context, get_start_method, set_start_method
from typing import Any

import ml_dtypes
import numpy as np

from lnverify.kernels.audit.adapters import Implementation, snippets

BACKENDS = ("numpy", "torch", "jax", "tensorflow")


def serve(backend: str, connection: Any) -> None:
    """Choose the backend, in the process that will import Keras, then answer until the other end closes."""
    os.environ["KERAS_BACKEND"] = backend
    os.environ["CUDA_VISIBLE_DEVICES"] = ""
    if backend == "jax":
        import jax

        jax.config.update("jax_enable_x64", True)
    while True:
        try:
            function, arguments = connection.recv()
        except EOFError:
            return
        try:
            connection.send((True, function(*arguments)))
        except Exception as error:
            connection.send((False, str(error)))


@cache
def connection(backend: str) -> Any:
    """The line to the one process of a backend; it ends with this process."""
    if get_start_method(allow_none=True) not in (None, *get_all_start_methods()):
        set_start_method("spawn", force=True)  # a worker of loky has one of its own, which a child does not know
    context = get_context("spawn")
    here, there = context.Pipe()
    context.Process(target=serve, args=(backend, there), daemon=True).start()
    there.close()
    return here


def call(backend: str, function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function returns in the backend's process."""
    line = connection(backend)
    line.send((function, arguments))
    good, answer = line.recv()
    if not good:
        raise RuntimeError(answer)
    return answer


def layer(kind: str, size: int, format: str, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
    """The layer with the given parameters; in the backend's process."""
    import keras

    result = getattr(keras.layers, kind)(epsilon=eps, dtype=format)
    result.build((None, size))
    parameters = [gain, bias] if kind == "LayerNormalization" else [gain]
    for variable, value in zip(result.trainable_variables, parameters, strict=True):
        variable.assign(to_library(value))
    return result


def run(kind: str, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
    """The layer's output; in the backend's process."""
    import keras

    with np.errstate(all="ignore"):
        result = layer(kind, x.shape[1], x.dtype.name, gain, bias, eps)
        return to_numpy(result(to_library(x)), keras.backend.backend(), x.dtype)


def run_without_affine(x: np.ndarray, eps: float) -> np.ndarray:
    """The output of LayerNormalization without gain and bias; in the backend's process."""
    import keras

    with np.errstate(all="ignore"):
        result = keras.layers.LayerNormalization(epsilon=eps, dtype=x.dtype.name, center=False, scale=False)
        return to_numpy(result(to_library(x)), keras.backend.backend(), x.dtype)


def vjp(kind: str, upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
    """The gradients, by the backend's own differentiation; in the backend's process."""
    import keras

    backend = keras.backend.backend()
    result = layer(kind, x.shape[1], x.dtype.name, gain, bias, eps)
    if backend == "torch":
        rows = to_library(x).requires_grad_(True)
        result(rows).backward(to_library(upstream))
        results = [rows.grad] + [variable.value.grad for variable in result.trainable_variables]
    else:
        import jax

        parameters = [variable.value for variable in result.trainable_variables]
        _, pullback = jax.vjp(lambda p, rows: result.stateless_call(p, [], rows)[0], parameters, to_library(x))
        gradients, dx = pullback(to_library(upstream))
        results = [dx, *gradients]
    arrays = [to_numpy(value, backend, x.dtype) for value in results]
    return (*arrays, None) if len(arrays) == 2 else tuple(arrays)


def to_library(array: np.ndarray) -> Any:
    """A tensor of the backend with the same values."""
    import keras

    if keras.backend.backend() == "numpy":
        return array
    wide = array if array.dtype == np.float64 else array.astype(np.float32)
    return keras.ops.cast(keras.ops.convert_to_tensor(wide, dtype=wide.dtype.name), array.dtype.name)


def to_numpy(tensor: Any, backend: str, dtype: Any) -> np.ndarray:
    """A NumPy array with the same values."""
    if backend == "torch":
        tensor = tensor.detach()
        if dtype == ml_dtypes.bfloat16:
            tensor = tensor.float()
        return tensor.cpu().numpy().astype(dtype)
    return np.asarray(tensor).astype(dtype)


X64 = """import jax; jax.config.update("jax_enable_x64", True)
"""
LAYER = """import os; os.environ["KERAS_BACKEND"] = "{backend}"
{x64}import keras
x = keras.ops.convert_to_tensor({x}, dtype="{format}")
layer = keras.layers.{kind}(epsilon={eps}, dtype="{format}")
"""
OUTPUT = LAYER + """print(keras.ops.convert_to_numpy(keras.ops.cast(layer(x), "float64"))[0].tolist())"""
TORCH_GRADIENT = (
    LAYER
    + """layer(x.requires_grad_(True)).backward(keras.ops.convert_to_tensor({upstream}, dtype="{format}"))
print({gradient}.tolist())"""
)
JAX_GRADIENT = (
    LAYER
    + """layer.build(x.shape)
apply = lambda parameters, x: layer.stateless_call(parameters, [], x)[0]
_, pullback = jax.vjp(apply, [variable.value for variable in layer.trainable_variables], x)
gradients, dx = pullback(keras.ops.convert_to_tensor({upstream}, dtype="{format}"))
print({gradient}.tolist())"""
)
TORCH_PLACES = {
    "dx": "x.grad[0]",
    "dgain": "layer.trainable_variables[0].value.grad",
    "dbias": "layer.trainable_variables[1].value.grad",
}
JAX_PLACES = {"dx": "dx[0]", "dgain": "gradients[0]", "dbias": "gradients[1]"}
GRADIENTS = {"torch": (TORCH_GRADIENT, TORCH_PLACES), "jax": (JAX_GRADIENT, JAX_PLACES)}


def layer_snippets(backend: str, kind: str) -> dict[str, str]:
    """The snippets of a layer on a backend."""
    x64 = X64 if backend == "jax" else ""
    return snippets(OUTPUT, *GRADIENTS.get(backend, ()), x64=x64, kind=kind, backend=backend)


def implementation(backend: str, kind: str) -> Implementation:
    """A layer on a backend."""
    return Implementation(
        name=f"keras.layers.{kind} on {backend}",
        forward=partial(call, backend, run, kind),
        backward=partial(call, backend, vjp, kind) if backend in GRADIENTS else None,
        centred=kind == "LayerNormalization",
        snippets=layer_snippets(backend, kind),
        without_affine=partial(call, backend, run_without_affine) if kind == "LayerNormalization" else None,
    )


def implementations() -> list[Implementation]:
    """Both layers on each backend that is installed."""
    return [
        implementation(backend, kind)
        for backend in BACKENDS
        if importlib.util.find_spec(backend)
        for kind in ("LayerNormalization", "RMSNormalization")
    ]
