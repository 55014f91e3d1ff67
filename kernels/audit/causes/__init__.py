"""Why an implementation is wrong: a mistake in its formula, or a way of computing that makes the same rounding error.

A wrong formula:

    edits          mistakes, as edits of the program of `kernels.programs.named_values`
    formula        whether it is LayerNorm at all, and which edit it is; solved: which value alone is wrong
    entries        sums of the wrong entries or rows; places: where an array is wrong, and at which lengths

A rounding error:

    outputs, gradients    ways of computing, every operation rounded; parts are in algorithms, forms, operations,
                          simd_welford and xla
    trace          which of them make the same error
    conditions     what refutes one; experiments and float64_probe: inputs on which one shows by itself
    naming         which one is named, and in which words

Of both:

    cause          a fault: its kind, its value, where it is seen
    shared_code    whose lines are run
"""
