From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* walkthrough.sigmoid-linear: A sigmoid is almost linear around 0: |p(x) −
   1/2 − x/4| ≤ |x|³/48 for p(x) = 1/(1 + exp(−x))
   not here: a derivative of a derivative *)
