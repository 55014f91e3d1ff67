From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.scale-free-gradient: The gradient at weights before a
   normalization without ε goes by 1/c where all of them grow by c *)
Definition lnverify_scale_free_gradient_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream ((std (c *: activation))^-1
      *: centered (c *: activation))) activation G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream ((std activation)^-1 *: centered activation)) activation
      G2 /\
  std (c *: activation) != 0 /\
  0 <= variance (c *: activation) /\
  c^-1 *: G1 = (1 / c) *: G2 :> 'cV[R]_N.

(* lnverify.effective-rate: A step at the rate h turns weights v by the angle
   of tangent h‖ρ‖/‖v‖², with ρ the gradient at v/‖v‖ *)
Definition lnverify_effective_rate_says (R : rcfType) (N : nat) : Prop :=
  forall (v r : 'cV[R]_N) (h : R),
  let rho : 'cV[R]_N := vnorm v *: r in
  (0 < N)%N ->
  0 < dot v v ->
  dot v r = 0 :> R ->
  dot v (v - h *: r) ^+ 2 != 0 /\
  (dot (v - h *: r) (v - h *: r) * dot v v - dot v (v - h *: r) ^+ 2)
      / dot v (v - h *: r) ^+ 2 = (h / dot v v) ^+ 2 * dot rho rho :> R.

(* lnverify.weight-decay.rate: A step with weight decay from v is, but for
   the length, a step without it from v/p at another rate *)
Definition lnverify_weight_decay_rate_says (R : rcfType) (N : nat) : Prop :=
  forall (v r : 'cV[R]_N) (h l p : R),
  (0 < N)%N ->
  0 < 1 - h * l ->
  0 < p ->
  (1 - h * l) * p ^+ 2 != 0 /\
  (1 - h * l) *: v - h *: r = ((1 - h * l) * p)
      *: (p^-1 *: v - (h / ((1 - h * l) * p ^+ 2)) *: (p *: r)) :> 'cV[R]_N.

(* lnverify.weight-decay.angle: A step with weight decay turns the weights by
   the angle of cosine 1 − hl, times the old length over the new one *)
Definition lnverify_weight_decay_angle_says (R : rcfType) (N : nat) : Prop :=
  forall (v r : 'cV[R]_N) (h l : R),
  (0 < N)%N ->
  0 < dot v v ->
  0 < dot ((1 - h * l) *: v - h *: r) ((1 - h * l) *: v - h *: r) ->
  dot v r = 0 :> R ->
  vnorm v * vnorm ((1 - h * l) *: v - h *: r) != 0 /\
  dot v ((1 - h * l) *: v - h *: r) / (vnorm v
      * vnorm ((1 - h * l) *: v - h *: r)) = (1 - h * l)
      * (vnorm v / vnorm ((1 - h * l) *: v - h *: r)) :> R.
