"""Floating point by itself: formats, rounding, pairs of float64, orders of summation, and LayerNorm in plain NumPy."""
