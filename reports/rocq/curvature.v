From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.hessian: The Hessian of LayerNorm in closed form, for every ε *)
Definition lnverify_hessian_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  let v : R := variance activation + eps in
  (0 < N)%N ->
  0 <= eps ->
  0 < v ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => (N%:R * Num.sqrt (variance activation + eps))^-1
      *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation))
      activation J1 /\
  N%:R * Num.sqrt v != 0 /\
  N%:R * v != 0 /\
  J1 = (- 1 / (N%:R * v)) *: (outer (centered upstream)
      (normalized eps activation) + outer (normalized eps activation)
      (centered upstream) + (N%:R * (dot upstream (normalized eps activation)
      / N%:R)) *: Pi - (3%:R * (dot upstream (normalized eps activation)
      / N%:R)) *: outer (normalized eps activation) (normalized eps activation))
      :> 'M[R]_N.

(* lnverify.query-key-gap: The product of a query and a key behind RMSNorm
   falls short of N by half their squared distance *)
Definition lnverify_query_key_gap_says (R : rcfType) (N : nat) : Prop :=
  forall (activation k_ : 'cV[R]_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < dot k_ k_ ->
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (dot k_ k_ / N%:R) != 0 /\
  0 <= dot activation activation / N%:R /\
  0 <= dot k_ k_ / N%:R /\
  N%:R - dot ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation)
      ((Num.sqrt (dot k_ k_ / N%:R))^-1 *: k_)
      = dot ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation
      - (Num.sqrt (dot k_ k_ / N%:R))^-1 *: k_)
      ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation
      - (Num.sqrt (dot k_ k_ / N%:R))^-1 *: k_) / 2%:R :> R.

(* lnverify.element-wise-counterpart: RMSNorm acts on each entry alone if it
   is given the sum of the squares of the others *)
Definition lnverify_element_wise_counterpart_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  had (vpow (rms_norm eps activation) 2) (dot activation activation *: ones
      - vpow activation 2 + vpow activation 2 + (N%:R * eps) *: ones)
      = Num.sqrt N%:R ^+ 2 *: vpow activation 2 :> 'cV[R]_N /\
  Num.sqrt (dot activation activation / N%:R + eps) *: rms_norm eps activation
      = activation :> 'cV[R]_N.
