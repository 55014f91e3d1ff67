From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.weight-growth: A step of gradient descent at a loss without scale
   adds h²‖r‖² to the squared length of the weights *)
Definition lnverify_weight_growth_says (R : rcfType) (N : nat) : Prop :=
  forall (v r : 'cV[R]_N) (h : R),
  (0 < N)%N ->
  dot v r = 0 :> R ->
  dot (v - h *: r) (v - h *: r) = dot v v + h ^+ 2 * dot r r :> R /\
  dot v v <= dot (v - h *: r) (v - h *: r).

(* lnverify.scale-gradient: The gradient at LayerNorm’s input is orthogonal
   to the input up to a share ε/(σ² + ε) *)
Definition lnverify_scale_gradient_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream (normalized eps activation)) activation G1 /\
  dot activation G1 = (eps / (variance activation + eps))
      * dot upstream (normalized eps activation) :> R.
