"""How true LayerNorm stays on a computer.

`layer_norm`, `layer_norm_backward`, `rms_norm` and `rms_norm_backward` are NumPy implementations that are
right in every format; `numeric.reference` is correctly rounded; `numeric.audit` measures anybody's against
it.
"""

from numeric.normalize import layer_norm, layer_norm_backward, rms_norm, rms_norm_backward

__all__ = ["layer_norm", "layer_norm_backward", "rms_norm", "rms_norm_backward"]
