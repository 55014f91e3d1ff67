"""Why it is true for every N: the space, its readings, and the claims. The public names are those of `lnverify`.

A claim is a function of a space. It is recorded once as an expression, and each reading is a fold over that.

To state a claim:

    vocabulary     the operations of a space; `elementary` has the functions among them
    values         its scalars, vectors and operators; `sign` has their signs
    statements     what a claim returns: equal, at_most, positive, nonzero, differ, in named steps
    definitions    LayerNorm and its parts; `hypotheses` are the common ones; `two_axes` has tokens beside features
    registry       claims with their id, place, hypotheses and near misses
    claims         every claim that ships, by topic; `sources` has what the documents say, passage by passage
    projects       claims files of other people, loaded as those that ship are

To read it:

    expressions    the tree of a claim; `recording` makes it; `prose`, `letters` and `symbols` are for its words
    readings       moments decide it for every N; matrices check it at one N; printed writes it down
    certificates   why a polynomial is never negative
    verdicts       the decision, its confirmation at adversarial points, the witness, the second proof, the verdict
    rocq           the claim as a theorem about MathComp's matrices, with a proof for Rocq's kernel

And beside the claims:

    derivations    the headline results step by step in plain SymPy
"""
