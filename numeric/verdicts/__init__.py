"""Verdicts as data: what was decided of each claim, kept, and found by what a user types."""
