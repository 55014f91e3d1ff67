"""Principal axes of the LayerNorm ellipsoid, at any scale, from the secular equation."""

from lnverify.numeric.axes.neural import NeuralAxes
from lnverify.numeric.axes.principal import PrincipalAxes, principal_axes

__all__ = ["NeuralAxes", "PrincipalAxes", "principal_axes"]
