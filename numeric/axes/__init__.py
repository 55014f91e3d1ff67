"""Principal axes of the LayerNorm ellipsoid, at any scale, from the secular equation."""

from lnverify.numeric.axes.neural import NeuralAxes, neural_axes
from lnverify.numeric.axes.principal import PrincipalAxes, principal_axes

__all__ = ["NeuralAxes", "PrincipalAxes", "neural_axes", "principal_axes"]
