From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* gupta.three-steps: Standardization removes the component along 1,
   normalizes what is left, and scales it by √d *)
Definition gupta_three_steps_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (variance activation + eps) != 0 /\
  vnorm (Pi *m activation) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  normalized eps activation = (vnorm (Pi *m activation))^-1
      *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N.

(* gupta.irreversible: What is lost in the normalization cannot be recovered:
   read of the length of the centred vector *)
Definition gupta_irreversible_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps t : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (variance (activation + t ^+ 2 *: (Pi *m activation)) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + t ^+ 2 *: (Pi *m activation)) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + t ^+ 2 *: (Pi *m activation))
      = normalized eps activation :> 'cV[R]_N.

(* gupta.identity: LayerNorm cannot learn the identity: whatever gain and
   bias are, its derivative takes 1 to 0 *)
Definition gupta_identity_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => layer_norm eps gain bias activation) activation J1 /\
  J1 *m ones = 0 :> 'cV[R]_N.

(* lnverify.batchnorm.identity: Batch normalization can be the identity at
   inference; in training it cannot, for it is LayerNorm over the batch *)
Definition lnverify_batchnorm_identity_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps v m c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < v + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => c
      *: normalized eps activation) activation J1 /\
  (Num.sqrt (v + eps))^-1 *: (Num.sqrt (v + eps) *: (activation - m *: ones))
      + m *: ones = activation :> 'cV[R]_N /\
  J1 *m ones = 0 :> 'cV[R]_N.

(* lnverify.batchnorm.fold: Batch normalization at inference folds into the
   linear layer before it *)
Definition lnverify_batchnorm_fold_says (R : rcfType) (N : nat) : Prop :=
  forall (w x : 'cV[R]_N) (v eps b m t c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < v + eps ->
  (c * (dot w x + b - m)) / Num.sqrt (v + eps) + t
      = dot ((c / Num.sqrt (v + eps)) *: w) x
      + ((c / Num.sqrt (v + eps)) * (b - m) + t) :> R.
