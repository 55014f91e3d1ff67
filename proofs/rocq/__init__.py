"""A claim as a theorem about MathComp's matrices, for every N, with a proof for Rocq's kernel.

`statement` prints what is said, from the claim function alone: it has to be trusted, with `LayerNorm.v` and
`Derivative.v`, whose definitions it uses. The other modules write proofs, which nobody has to trust.
"""
