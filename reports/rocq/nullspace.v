From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* riechers.nullspace: Without zero gains the left nullspace of diag(g) −
   g1ᵀ/N is exactly span(α) *)
Definition riechers_nullspace_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  gain_matrix gain = diag gain *m Pi :> 'M[R]_N /\
  (gain_matrix gain)^T *m alpha gain = 0 :> 'cV[R]_N /\
  x = (dot gain x / N%:R) *: alpha gain + had ((gain_matrix gain)^T *m x)
      (vinv gain) :> 'cV[R]_N.

(* riechers.nullspace.zero-gain: With k ≥ 1 zero gains the left nullspace is
   exactly the span of their neural directions, of dimension k *)
Definition riechers_nullspace_zero_gain_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let y : 'cV[R]_N := (gain_matrix gain)^T *m x in
  (0 < N)%N ->
  0 < k_ ->
  (gain_matrix gain)^T *m had (zero_entries gain) x = 0 :> 'cV[R]_N /\
  diag (zero_entries gain) *m diag (zero_entries gain)
      = diag (zero_entries gain) :> 'M[R]_N /\
  had (ones - zero_entries gain) x = had (drazin gain)
      (y - (dot (zero_entries gain) y / k_) *: ones) :> 'cV[R]_N /\
  \tr (diag (zero_entries gain)) = k_ :> R.
