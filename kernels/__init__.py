"""The code that people run: what is proved of programs, of code as it stands, and what kernels do.

The packages; each imports only from those above it, and from proofs and numeric:

    programs  algorithms with rounded operations, and the proved bounds on their errors
    rounding  those programs as arrays in any format, the bounds held against what they do, and their page
    audit     implementations of LayerNorm against the reference: case, run, error, cause, small input, verdict
    tracing   code run as it stands on arrays of named axes, decided for every shape, and its page
"""
