"""Readings of a claim: each makes something else of the same words."""
