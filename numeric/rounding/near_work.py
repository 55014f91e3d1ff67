"""Other work on rounding errors of norms, with what was read of it: what was not read is not judged."""

NEAR_WORK: tuple[str, ...] = (
    "proof2weights (C. Norton, Rocq with Flocq; its README was read) bounds the logits of three models in binary32, "
    "with underflow: each operation maps inputs within d to an output within u·M + η + L·d, under side conditions "
    "collected in records, or a bound is computed with the values for the input of a run. Its programs fix the "
    "order of sums. In what was read there is no closed form of LayerNorm's error in u, h and κ, and no tightness.",
    "pufferlean (Lean; of its module `LayerNormBound` only what another module takes from it was read: a mean, a "
    "variance and an error of the variance of a list) speaks of Lean's `Float` on a trusted base.",
    "LAProof (Rocq with Flocq; the summary of its package and the list of its files were read) proves backward and "
    "mixed errors of sums, inner products, norms of vectors and matrix products. LayerNorm is not among its files.",
    "Budzinskiy, Fang, Zeng and Petersen, arXiv:2503.10251 (the abstract of version 2 was read) bound condition "
    "numbers and forward errors of a transformer's parts on paper, and compare LayerNorm with RMSNorm where "
    "outliers are massive.",
    "Baek, arXiv:2510.21770 (the abstract was read) gives a first-order bound of LayerNorm where ε dominates.",
    "Blanchard, Higham and Higham on log-sum-exp and softmax: not read; `softmax` here begins behind the exponentials.",
)
