"""Rounding: programs of `proofs.programs` as arrays, and the proved bounds held against what they do.

orders      sums in the orders that implementations use, each with its height
arrays      a program run in a format, or with the roundings of an adversary
statements  the inequality that a theorem of Rocq states, evaluated
rows        rows that are hard on a program
measure     the worst share of each bound, and on which row
"""
