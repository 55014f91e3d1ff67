"""Mutants of the kernel of decisions: what is changed, what a test kills, and what is left."""
