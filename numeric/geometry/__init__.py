"""The geometry of the normalizations of real models."""

from lnverify.numeric.geometry.layers import NormGeometry, analyse_norm
from lnverify.numeric.geometry.models import ModelGeometry, analyse

__all__ = ["ModelGeometry", "NormGeometry", "analyse", "analyse_norm"]
