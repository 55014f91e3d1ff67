"""Exact arithmetic below the readings: fractions of polynomials with square roots, their tables, and integers."""
