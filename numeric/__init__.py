"""How true it stays on a computer: measurements in floating point, principal axes, reports, the command line.

`layer_norm`, `layer_norm_backward`, `rms_norm` and `rms_norm_backward` are NumPy implementations that are right
in every format; `principal_axes` are those of LayerNorm's image, at any scale.
"""

from numeric.axes import principal_axes
from numeric.normalize import layer_norm, layer_norm_backward, rms_norm, rms_norm_backward

__all__ = ["layer_norm", "layer_norm_backward", "principal_axes", "rms_norm", "rms_norm_backward"]
