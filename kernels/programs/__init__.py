"""Programs: an algorithm said once, in a vocabulary of rounded operations, and read in several ways.

    vocabulary   what a program is written in, and the tree that it records
    programs     two passes, one pass, RMSNorm and their neighbours
    counts       how many roundings each value carries, as a formula; where values cancel, how far sizes matter
    named_values    LayerNorm and RMSNorm with their gradients as one program, for the audit to edit
    rocq         the program as a relation of Rocq, and the theorem of its counts with a proof
    theorems     what is proved of each program: statement, hypotheses, bound, near misses

The rules of counting are proved in `Rounding.v`; `Bounds.v` and its neighbours go from counts to LayerNorm. The arrays
of a program, in any format and any order of sums, are in `kernels.rounding`.
"""
