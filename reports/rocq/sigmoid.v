From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* walkthrough.sigmoid-linear: A sigmoid p(x) = 1/(1 + exp(−x)) is almost
   linear around 0: there p′ = 1/4, p″ = 0, and p‴ is everywhere between −1/8
   and 1/24 *)
Definition walkthrough_sigmoid_linear_says (R : rcfType) (N : nat) : Prop :=
  forall (y : R),
  let p : R := 1 / (1 + y) in
  let q : R := p * (1 - p) in
  0 < y ->
  exists D1 : R -> R, (forall y : R, 0 < y
      -> is_derivative (fun y : R => 1 / (1 + y)) y (D1 y)) /\
  exists D2 : R -> R, (forall y : R, 0 < y
      -> is_derivative (fun y : R => - y * D1 y) y (D2 y)) /\
  exists D3 : R, is_derivative (fun y : R => - y * D2 y) y D3 /\
  1 + y != 0 /\
  - y * D1 y = 1 / 4%:R - (p - 1 / 2%:R) ^+ 2 :> R /\
  - y * D2 y = q * (1 - 2%:R * p) :> R /\
  - y * D3 = q * (1 - 6%:R * q) :> R /\
  - 1 / 8%:R <= - y * D3 /\
  - y * D3 <= 1 / 24%:R.
