From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* xu.backward: The derivatives of mean and variance recentre and rescale the
   gradient: to the mean 0, and a bounded variance *)
Definition xu_backward_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  let v : R := variance activation + eps in
  (0 < N)%N ->
  0 <= eps ->
  0 < v ->
  N%:R * Num.sqrt v != 0 /\
  mean ((N%:R * Num.sqrt v)^-1 *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation))
      = 0 :> R /\
  variance ((N%:R * Num.sqrt v)^-1 *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation))
      <= variance upstream / v.

(* stollenwerk.rmsnorm: The inverse square root unit √N aᵢ/√(aᵢ² + c) is the
   exact counterpart of RMSNorm at the entry i *)
Definition stollenwerk_rmsnorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  c = dot activation activation - activation i_ 0 ^+ 2 :> R ->
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (activation i_ 0 ^+ 2 + c) != 0 /\
  0 <= dot activation activation / N%:R /\
  0 <= activation i_ 0 ^+ 2 + c /\
  ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation) i_ 0
      = Num.sqrt N%:R * (activation i_ 0 / Num.sqrt (activation i_ 0 ^+ 2 + c))
      :> R.

(* stollenwerk.layernorm: The inverse square root unit √N aₙ/√(aₙ² + c) is
   the exact counterpart of LayerNorm, entry by entry
   not here: it is refuted; lnverify.zero-entry is true instead *)
