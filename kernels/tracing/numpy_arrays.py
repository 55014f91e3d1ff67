"""Arrays of named axes that answer NumPy's protocols."""

from __future__ import annotations

from typing import Any

import numpy as np

from lnverify.kernels.tracing.array import Array, Functions, call
from lnverify.kernels.tracing.refusal import refuse
from lnverify.kernels.tracing.shapes import Size, axes_of
from lnverify.kernels.tracing.vocabulary import SHARED, listed, norm

FORMATS = (np.dtype("float64"), np.dtype("float32"), np.dtype("float16"))
"""The types of NumPy that have fractions."""


class NumPyArray(Array):
    """What a function gets in the place of an array of NumPy."""

    _real, _boolean = np.ndarray, np.dtype(bool)
    _promote = staticmethod(np.promote_types)

    @property  # type: ignore[misc]
    def __class__(self) -> Any:  # what isinstance() is told
        return np.ndarray

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        name = str(ufunc.__name__)
        if "out" in options:
            refuse(f"np.{name} writes into out=, in place")
        if method == "reduce" and ufunc in (np.add, np.maximum):
            reduction = "sum" if ufunc is np.add else "max"
            return call(_FUNCTIONS, reduction, inputs, {"axis": 0, **options}, "np.")
        if method != "__call__" or getattr(np, name, None) is not ufunc:
            refuse(f"np.{name}{'' if method == '__call__' else '.' + method} is not in the vocabulary")
        self.cast(options.pop("dtype", None))
        return call(_FUNCTIONS, name, inputs, options, "np.")

    def __array_function__(self, function: Any, types: Any, positional: Any, named: Any) -> Any:
        if function.__module__ not in ("numpy", "numpy.linalg"):
            refuse(f"np.{function.__name__} is not in the vocabulary")
        return call(_FUNCTIONS, str(function.__name__), positional, named, "np.")

    def cast(self, dtype: Any) -> Any:
        return super().cast(None if dtype is None else np.dtype(dtype))

    _is_fraction = staticmethod(lambda dtype: dtype.kind == "f")

    size = property(lambda self: Size(axes_of(self.dims), NumPyArray))


def _var(
    input: Any, dim: Any = None, dtype: Any = None, out: Any = None, ddof: Any = 0, keepdim: Any = False,
    *, correction: Any = 0,
) -> Any:  # fmt: skip
    return input.cast(dtype).spread(dim, ddof + correction, bool(keepdim))


def _max(input: Any, dim: Any = None, out: Any = None, keepdim: Any = False) -> Any:
    return input.largest(dim, bool(keepdim))


def _norm(input: Any, p: Any = None, dim: Any = None, keepdim: Any = False) -> Any:
    if p == 2 and len(input.places(dim)) > 1:
        refuse("np.linalg.norm of order 2 of a matrix")
    return norm(input, p, dim, keepdim)


def _dot(input: Any, other: Any) -> Any:
    if not isinstance(input, Array) or not isinstance(other, Array) or not input.ndim or not other.ndim:
        return input * other
    if input.ndim > 2 or other.ndim > 2:
        refuse("np.dot of more than two dimensions; matmul would be right")
    return input @ other


def _transpose(input: Any, *order: Any, axes: Any = None) -> Any:
    listing = listed([axes]) if axes else listed(order)
    return input.permute_dims(input.places(listing)) if listing else input.T


_FUNCTIONS: Functions = {
    **SHARED,
    "sum": lambda input, dim=None, dtype=None, out=None, keepdim=False: input.cast(dtype).total(dim, bool(keepdim)),
    "mean": lambda input, dim=None, dtype=None, out=None, keepdim=False: input.cast(dtype).average(dim, bool(keepdim)),
    "var": _var, "std": lambda *a, **k: _var(*a, **k).apply("sqrt"),
    "average": lambda input, dim=None, weights=None, keepdim=False: input.average(dim, bool(keepdim))
    if weights is None else (input * weights).total(dim, bool(keepdim)) / weights.total(dim, bool(keepdim)),
    "max": _max, "amax": _max,
    "norm": _norm, "dot": _dot, "transpose": _transpose,
    "astype": lambda input, dtype, order="K", casting="unsafe", subok=True, copy=True: input.cast(dtype),
    "ndim": lambda input: input.ndim, "shape": lambda input: input.shape,
    "size": lambda input, dim=None: input.size if dim is None else input.shape[dim],
}  # fmt: skip
NumPyArray._functions = _FUNCTIONS
