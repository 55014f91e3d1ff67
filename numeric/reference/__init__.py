"""Correctly rounded LayerNorm and RMSNorm: output, mean, inverse standard deviation, and gradients.

A fast evaluation with a proved bound settles nearly every entry; the rows of entries whose rounding it leaves
in doubt are evaluated in pairs of float64, and what is still in doubt is settled by exact rational arithmetic
and Arb with rising precision.
"""

from lnverify.numeric.reference.accumulator import Answer
from lnverify.numeric.reference.problem import Problem
from lnverify.numeric.reference.solution import Solution, layer_norm, of_each_row, solve

__all__ = ["Answer", "Problem", "Solution", "layer_norm", "of_each_row", "solve"]
