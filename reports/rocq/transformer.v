From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* cheatsheet.per-token: Each (batch, position) pair is normalized by itself:
   the Jacobian over tokens is block-diagonal *)
Definition cheatsheet_per_token_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias x2 upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun x2 : 'cV[R]_N
      => layer_norm eps gain bias activation) x2 J1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun x2 : 'cV[R]_N
      => dot upstream (layer_norm eps gain bias activation)) x2 G2 /\
  J1 = 0 :> 'M[R]_N /\
  G2 = 0 :> 'cV[R]_N.

(* cheatsheet.batchnorm: BatchNorm mixes the examples of a batch in training,
   and treats each by itself at inference *)
Definition cheatsheet_batchnorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps s m : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < s ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => s^-1
      *: (activation - m *: ones)) activation J2 /\
  J1 = (Num.sqrt (variance activation + eps))^-1
      *: (1%:M - N%:R^-1 *: (outer ones ones
      + outer (normalized eps activation) (normalized eps activation)))
      :> 'M[R]_N /\
  J2 = s^-1 *: 1%:M :> 'M[R]_N.
Definition cheatsheet_batchnorm_equal_1_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (activation : 'cV[R]_N) (eps s m : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < s ->
  (Num.sqrt (variance activation + eps))^-1
      *: (1%:M - N%:R^-1 *: (outer ones ones
      + outer (normalized eps activation) (normalized eps activation)))
      = (Num.sqrt (variance activation + eps))^-1
      *: diag (ones - N%:R^-1 *: (ones + vpow (normalized eps activation) 2))
      :> 'M[R]_N.
Definition cheatsheet_batchnorm_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, cheatsheet_batchnorm_equal_1_as_stated R N.

(* cheatsheet.inference: At inference LayerNorm is the same as in training,
   and BatchNorm is not: it uses running statistics *)
Definition cheatsheet_inference_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps s m : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < s ->
  s^-1 *: (activation - m *: ones) = (Num.sqrt (variance activation + eps) / s)
      *: normalized eps activation + ((mean activation - m) / s) *: ones
      :> 'cV[R]_N /\
  dot ones (normalized eps activation) = 0 :> R.

(* cheatsheet.post-ln: Post-LN normalizes what the residual addition gives:
   its output is g ⊙ z + b with Σₙ zₙ = 0 and ‖z‖² ≤ N *)
Definition cheatsheet_post_ln_says (R : rcfType) (N : nat) : Prop :=
  forall (activation f : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance (activation + f) + eps ->
  sumv (normalized eps (activation + f)) = 0 :> R /\
  dot (normalized eps (activation + f)) (normalized eps (activation + f))
      <= N%:R.

(* cheatsheet.pre-ln: Pre-LN computes LayerNorm(x) + SubLayer(LayerNorm(x))
   not here: it is refuted; lnverify.pre-ln is true instead *)

(* lnverify.pre-ln: In x + F(LayerNorm(x)) a shift of the stream by c1
   arrives unchanged, whatever the sub-layer F *)
Definition lnverify_pre_ln_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => layer_norm eps gain bias activation) activation J1 /\
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  0 <= variance (activation + c *: ones) + eps /\
  layer_norm eps gain bias (activation + c *: ones)
      = layer_norm eps gain bias activation :> 'cV[R]_N /\
  J1 *m ones = 0 :> 'cV[R]_N.

(* lnverify.centre-before: Centring the columns and the bias of the linear
   layer before turns LayerNorm into RMSNorm, exactly *)
Definition lnverify_centre_before_says (R : rcfType) (N : nat) : Prop :=
  forall (p q c gain bias : 'cV[R]_N) (x1 x2 eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance (x1 *: p + x2 *: q + c) + eps ->
  Num.sqrt (dot (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c)
      (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c) / N%:R + eps) != 0 /\
  0 <= dot (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c)
      (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c) / N%:R + eps /\
  layer_norm eps gain bias (x1 *: p + x2 *: q + c)
      = had gain (rms_norm eps (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c))
      + bias :> 'cV[R]_N.
