From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.relu.parts: a is ReLU(a) − ReLU(−a), two orthogonal parts:
   ‖ReLU(a)‖² + ‖ReLU(−a)‖² = ‖a‖²
   not here: the square root of a vector *)

(* lnverify.relu.derivative: ReLU has the slope (1 + aₙ/|aₙ|)/2, 1 or 0, and
   its derivative along a is ReLU itself
   not here: the square root of a vector *)

(* lnverify.mean-absolute-deviation: The mean absolute deviation d = Σ|zₙ|/N,
   z = Πa: σ² − d² is the variance of |z|, and Nd²/2 − σ² the sum of all
   products of two entries of one sign, over N
   not here: the square root of a vector *)
