"""Why an implementation is wrong: a mistake in its formula, or a way of computing that makes the same rounding error.

A wrong formula:

    edits          mistakes, as edits of the program of `kernels.programs.named_values`
    formula        whether it is LayerNorm at all, and which edit it is; solved: which value alone is wrong
    entries        sums of the wrong entries or rows; places: where an array is wrong, and at which lengths

A rounding error:

    programs       how LayerNorm and its gradients are computed: programs, and the orders of their sums
    ways           a program, an order and formats, what that does wrong, and the loop over them
    conditions     what refutes a cause, and which one several faults share
    experiments    inputs on which a way of computing shows by itself

Of both:

    cause          a fault: its kind, its value, where it is seen; its words are made here alone
"""
