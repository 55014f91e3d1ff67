"""Other work on rounding errors of norms, with what was read of it: what was not read is not judged."""

ROWS_IN_C = {2: 100_000, 3: 100_000, 48: 45_000, 768: 5_000}
"""Of each N, how many rows of a kind a test holds `layer_norm` in C against the program on."""
KINDS_IN_C = ("normal", "offset", "outlier", "stagnating")
"""The kinds of those rows."""

NEAR_WORK: tuple[str, ...] = (
    "proof2weights (C. Norton, Rocq with Flocq; its README was read) bounds the logits of three models in binary32, "
    "with underflow: each operation maps inputs within d to an output within u·M + η + L·d, under side conditions "
    "collected in records, or a bound is computed with the values for the input of a run. Its programs fix the "
    "order of sums. In what was read there is no closed form of LayerNorm's error in u, h and κ, and no tightness.",
    "pufferlean (Lean; Puffer/RL/LayerNormBound.lean was read) chains a mean, a variance, a root and a quotient of "
    "Lean's 64-bit `Float`, which has no model in Lean: that each operation errs by a factor 1 + δ, without "
    "underflow or overflow, is its trusted base. For every N, sums from first to last alone, a division by the "
    "root. Its bound is a sum over the values that were computed, under hypotheses on the radicand and on the least "
    "divisor, so it has no constant at N = 768; it adds √(the variance's error) to the root, √u where this has u.",
    "TorchLean (Lean; NF/Normalization.lean, Reductions/Tree.lean and FP32/Error.lean were read) rounds real "
    "numbers to nearest in binary formats, and bounds each operation by half an ulp. Its theorem on normalization "
    "takes the errors of mean and variance for given, and computes a budget a stage from the values, as long as the "
    "root's error stays below √η, η below the variance plus ε: no constant either. Its sums in any tree err by ((1 "
    "+ u)^(N − 1) − 1)·Σ|v|, which at N = 768 in bfloat16 is 18.9; `lnverify.rounding.nearest.sum` has 3.0, and "
    "0.04 by halving.",
    "Jeannerod and Rump (SIAM J. Matrix Anal. Appl. 34, 2013; of a later paper with Bünger, BIT 56, the abstract "
    "was read, and a summary of the proof for sums from first to last) have N·u without a condition on N where (1 + "
    "u)^N − 1 stood before. `nearest.sum` is their theorem, in any order, and of terms that need not be numbers of "
    "the format.",
    "Chan, Golub and LeVeque (Stanford report STAN-CS-79-773 and The American Statistician 37, 1983; their "
    "abstracts were read) bound the variance of two passes, one pass, shifted data and merges; `chan` and `merged` "
    "speak of their merge. Higham's book (Accuracy and Stability of Numerical Algorithms, 2nd edition, page 33, as a "
    "question at math.stackexchange.com/questions/1406426 quotes it; the book was not at hand) has (N + 3)u + O(u²) "
    "for the relative error of the two-pass variance, 771 u at N = 768, and any N. Neither speaks of the normalized "
    "row.",
    "llm.c (A. Karpathy; train_gpt2.c of commit 0109bd12 was read): its layernorm_forward does, operation by "
    "operation, what the program `layer_norm` says, sums from first to last in binary32. A function of C with these "
    "operations (tests/kernels/rounding/layer_norm.c), compiled by gcc -O2 -ffp-contract=off, gives the same bits on "
    f"{len(KINDS_IN_C) * sum(ROWS_IN_C.values()):,} rows of N = {min(ROWS_IN_C)} to {max(ROWS_IN_C)}, which a test "
    "compares; with fused operations (-O3 -march=native), and with -Ofast, more than half of them have other digits. "
    "So `closed.layer-norm` holds of that program; that the compiled C is the program is a test, not a proof, which "
    "would take a semantics of C and of the compiler, as VST and CompCert have.",
    "LAProof (Rocq with Flocq; the summary of its package and the list of its files were read) proves backward and "
    "mixed errors of sums, inner products, norms of vectors and matrix products. LayerNorm is not among its files.",
    "Budzinskiy, Fang, Zeng and Petersen, arXiv:2503.10251 (the abstract of version 2 was read) bound condition "
    "numbers and forward errors of a transformer's parts on paper, and compare LayerNorm with RMSNorm where "
    "outliers are massive.",
    "Baek, arXiv:2510.21770 (the abstract was read) gives a first-order bound of LayerNorm where ε dominates.",
    "Blanchard, Higham and Higham on log-sum-exp and softmax: not read; `softmax` here begins behind the exponentials.",
)
