From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Trace Witness.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* walkthrough.sigmoid-linear
   A sigmoid is almost linear around 0: |p(x) − 1/2 − x/4| ≤ |x|³/48 for p(x) = 1/(1 + exp(−x))
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Why do we need learnable
   b, g?
   not here: a derivative of a derivative *)

End Claims.
