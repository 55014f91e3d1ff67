"""How true it stays on a computer: measurements in floating point, principal axes, reports, the command line."""

from numeric.axes import principal_axes

__all__ = ["principal_axes"]
