"""Floating point: formats, rounding, exact transformations of float64, sums in several orders."""
