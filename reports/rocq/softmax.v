From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.softmax.jacobian: The Jacobian of softmax is diag(p) − ppᵀ:
   symmetric, with 1 in its kernel *)
Definition lnverify_softmax_jacobian_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (exp : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  is_exponential exp ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => (sumv (map_mx exp activation))^-1 *: map_mx exp activation) activation
      J1 /\
  sumv (map_mx exp activation) != 0 /\
  J1 = diag p - outer p p :> 'M[R]_N /\
  (diag p - outer p p) *m ones = 0 :> 'cV[R]_N /\
  sumv p = 1 :> R /\
  (forall i, 0 < p i 0).

(* lnverify.softmax.shift: Softmax does not change when all logits are
   shifted by the same number *)
Definition lnverify_softmax_shift_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R) (exp : R -> R),
  (0 < N)%N ->
  is_exponential exp ->
  sumv (map_mx exp (activation + c *: ones)) != 0 /\
  sumv (map_mx exp activation) != 0 /\
  (sumv (map_mx exp (activation + c *: ones)))^-1
      *: map_mx exp (activation + c *: ones) = (sumv (map_mx exp activation))^-1
      *: map_mx exp activation :> 'cV[R]_N.

(* lnverify.softmax.log-sum-exp: The gradient of log Σ exp(a) is softmax, and
   its Hessian the Jacobian of softmax *)
Definition lnverify_softmax_log_sum_exp_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (exp log : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists G1 : 'cV[R]_N -> 'cV[R]_N, (forall activation : 'cV[R]_N, is_gradient
      (fun activation : 'cV[R]_N => log (sumv (map_mx exp activation)))
      activation (G1 activation)) /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => G1 activation)
      activation J2 /\
  sumv (map_mx exp activation) != 0 /\
  0 < sumv (map_mx exp activation) /\
  (forall i, 0 < p i 0) /\
  G1 activation = p :> 'cV[R]_N /\
  J2 = diag p - outer p p :> 'M[R]_N /\
  map_mx log p = activation - log (sumv (map_mx exp activation)) *: ones
      :> 'cV[R]_N.

(* lnverify.softmax.cross-entropy: The gradient of the cross-entropy −Σ yₙ
   log pₙ at the logits is p − y, where the targets y sum to 1 *)
Definition lnverify_softmax_cross_entropy_says (R : rcfType) (N : nat) : Prop :=
  forall (activation y : 'cV[R]_N) (exp log : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N =>
      - dot y (map_mx log ((sumv (map_mx exp activation))^-1
      *: map_mx exp activation))) activation G1 /\
  sumv (map_mx exp activation) != 0 /\
  (forall i, 0 < p i 0) /\
  G1 = sumv y *: p - y :> 'cV[R]_N /\
  sumv (sumv y *: p - y) = 0 :> R.
