"""A claim as a theorem about MathComp's matrices, for every N, with a proof for Rocq's kernel.

`statement` prints what is said, from the claim function alone: it has to be trusted, with `LayerNorm.v` and
`Derivative.v`, whose definitions it uses. The other modules write proofs, which nobody has to trust:

    trace        each operation of the claim as a line; `functions` for exponentials and logarithms
    facts        what the proof knows, in parts: identity, generators, divisors, signs, inequalities, letters, sums
    hypotheses   lets a trace learn what is assumed
    conclusions  what follows from it; `tangents` what the derivatives are
    proof        all of it as one script; `witness` refutes a claim in numbers, `differing` says that two things differ
    kernel       Rocq itself, run on files and asked for axioms
"""
