"""How true it stays on a computer: measurements in floating point, principal axes, reports, the command line.

`layer_norm`, `layer_norm_backward`, `rms_norm` and `rms_norm_backward` are NumPy implementations that are right
in every format; `principal_axes` are those of LayerNorm's image, at any scale.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numeric.axes import principal_axes
    from numeric.normalize import layer_norm, layer_norm_backward, rms_norm, rms_norm_backward

__all__ = ["layer_norm", "layer_norm_backward", "principal_axes", "rms_norm", "rms_norm_backward"]


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is asked for: the command line starts without NumPy."""
    if name not in __all__:
        raise AttributeError(f"module 'numeric' has no attribute {name!r}")
    return getattr(import_module("numeric.axes" if name == "principal_axes" else "numeric.normalize"), name)
