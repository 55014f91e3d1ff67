"""Rounding: programs of `kernels.programs` as arrays, and the proved bounds held against what they do.

orders      sums in the orders that implementations use, each with its height
arrays      a program run in a format, or with the roundings of an adversary
functions   the functions of the theorems on rows of float64
rows        rows that are hard on a program
measure     the worst share of a bound on rows of one kind, and on which row
sweep       the same of many bounds, rows and places, shared out over processes
adversary   runs that break false variants of a bound
families    inputs that leave a refuted bound behind
laws        what laws say in formats: how large entries may be, how far runs exceed what is refuted
facts       the theorems as facts of claims, to be found and cited
draw        their figure
page        a page of each theorem, and of them all
rocq        Rocq's kernel on the theorems
"""
