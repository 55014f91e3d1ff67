"""Code as it stands, run on arrays whose axes have names instead of lengths, and decided for every shape.

    shapes     axes, the notation "rows N", what is said of arguments
    refusal    what cannot be traced, by the line of the user's file
    nodes      the expressions that are recorded, and what they are on numbers
    array      an array of named axes, and a length: what indexing, broadcasting, sums and functions make of them
    vocabulary    the functions of NumPy and torch, a table
    watch      what a function reads, keeps and catches: its source, its calls and its path
    callables  a function, module or autograd.Function as something that can be called on either
    trace      a function is run on such arrays, checked, and compared with its run on numbers
    axes       axes that only ride along are dropped, axes that go together become one
    lower      what is left, as a claim in the vocabulary of a space
    prove      whether two functions are equal, or one is the other's gradient
    witness    what is asked of two functions, and the point at which they differ, as a program
    identify   which known norm a function is
    torch_modules    which known norm a module of torch is, with arrays in the place of what it keeps
    rounded    the same trace as a program of rounded operations
    examine    what the commands say of functions that are named
    page       the page code.md, of data that examples/public/measure.py measures

What is recorded is an expression of `proofs.expressions`, whose shape is the set of its axes:

    operation                          parts
    input                              the name of an argument
    number                             numerator, denominator
    size                               the axes whose lengths are multiplied
    add, mul, div, neg, power          as in the vocabulary, entry by entry; broadcasting is said by the shapes
    sqrt, exp, log, tanh               entry by entry
    sum                                an expression, then the axes that are summed over
    largest                            the same: the largest entry; in a proof any number
    indicator                          1 where the expression is positive, else 0; in a proof any mask
"""
