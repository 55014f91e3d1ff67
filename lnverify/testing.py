"""Test a LayerNorm kernel against exact answers.

from lnverify.testing import check_layer_norm

def test_my_kernel():
    check_layer_norm(my_layer_norm, my_backward, format="float32", profile="practical")
"""

from lnverify.numeric.kernels.cases import Case, cases
from lnverify.numeric.kernels.cases.points import Point
from lnverify.numeric.kernels.check import LayerNormError, check_layer_norm, examine
from lnverify.numeric.kernels.errors.profiles import PROFILES, Profile
from lnverify.numeric.kernels.verdict import Verdict

__all__ = ["PROFILES", "Case", "LayerNormError", "Point", "Profile", "Verdict", "cases", "check_layer_norm", "examine"]
