"""Readings in floating point and in balls: a claim measured, beside the bound that its error cannot exceed."""
