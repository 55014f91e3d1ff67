From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* walkthrough.shift-invariance: Shifting the input by a constant does not
   change the output *)
Definition walkthrough_shift_invariance_says (R : rcfType) (N : nat) : Prop :=
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

(* walkthrough.scale-invariance: Scaling the input by a constant c does not
   change the output *)
Definition walkthrough_scale_invariance_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  0 < c ->
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias (c *: activation)
      = layer_norm eps gain bias activation :> 'cV[R]_N.

(* lnverify.scale-law: For c > 0 LayerNorm at ca with c²ε is LayerNorm at a
   with ε, and its derivative along a is ε/(σ² + ε) x̂ *)
Definition lnverify_scale_law_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < c ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J1 /\
  Num.sqrt (variance (c *: activation) + c ^+ 2 * eps) != 0 /\
  0 <= variance (c *: activation) + c ^+ 2 * eps /\
  layer_norm (c ^+ 2 * eps) gain bias (c *: activation)
      = layer_norm eps gain bias activation :> 'cV[R]_N /\
  J1 *m activation = (eps / (variance activation + eps))
      *: normalized eps activation :> 'cV[R]_N.

(* lnverify.odd: Reversing the activation reverses the output about the bias *)
Definition lnverify_odd_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (variance (- activation) + eps) != 0 /\
  0 <= variance (- activation) + eps /\
  layer_norm eps gain bias (- activation) + layer_norm eps gain bias activation
      = 2%:R *: bias :> 'cV[R]_N.

(* lnverify.equivariance: Sub-steps (i) and (ii) commute with every
   reflection that keeps 1, so with every permutation *)
Definition lnverify_equivariance_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < dot (Pi *m d) (Pi *m d) ->
  Num.sqrt (variance (reflection (Pi *m d) *m activation) + eps) != 0 /\
  0 <= variance (reflection (Pi *m d) *m activation) + eps /\
  reflection (Pi *m d) *m ones = ones :> 'cV[R]_N /\
  normalized eps (reflection (Pi *m d) *m activation) = reflection (Pi *m d)
      *m normalized eps activation :> 'cV[R]_N.

(* lnverify.equivariance.normal: A reflection commutes with the projection
   where its normal d is orthogonal to 1, or along 1, and nowhere else *)
Definition lnverify_equivariance_normal_says (R : rcfType) (N : nat) : Prop :=
  forall (d activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot d d ->
  0 < variance activation + eps ->
  dot (ones : 'cV[R]_N) ones != 0 :> R /\
  Num.sqrt (variance (reflection ones *m activation) + eps) != 0 /\
  0 <= variance (reflection ones *m activation) + eps /\
  Pi *m reflection d - reflection d *m Pi = ((2%:R * mean d) / dot d d)
      *: (outer ones (centered d) - outer (centered d) ones) :> 'M[R]_N /\
  normalized eps (reflection ones *m activation) = normalized eps activation
      :> 'cV[R]_N.

(* lnverify.twice: Normalizing twice with ε is normalizing once with ε(σ² +
   ε) *)
Definition lnverify_twice_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < variance activation + eps * (variance activation + eps) ->
  Num.sqrt (variance (normalized eps activation) + eps) != 0 /\
  0 <= variance (normalized eps activation) + eps /\
  normalized eps (normalized eps activation)
      = normalized (eps * (variance activation + eps)) activation :> 'cV[R]_N.
