From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* walkthrough.sigmoid-linear: A sigmoid p(x) = 1/(1 + exp(−x)) is almost
   linear around 0: there p′ = 1/4, p″ = 0, and p‴ is everywhere between −1/8
   and 1/24
   not here: a derivative of a derivative *)
