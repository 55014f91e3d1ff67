"""Mutation testing of the kernel: small changes to the modules that a verdict rests on, and the tests that notice.

A seeded sample of mutants is drawn, every module in proportion. A mutant is killed where a test fails that passes on
the unchanged code, or where a test exceeds its limit of processor time. `survivors.py` says of each survivor that was
looked at whether it is equivalent or merely incomplete, and why.

    python -m tests.mutants --sample 200 --seed 1 --jobs 2

Why no tool: mutmut (3) leaves code outside of functions as it is, and is told what not to change by comments in that
code; cosmic-ray runs one command for each mutant, which imports SymPy and pytest anew, on files changed in place.
Neither draws a seeded sample of each module, or keeps the reason of a survivor beside it.
"""
