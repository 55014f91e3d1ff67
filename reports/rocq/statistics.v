From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.output-variance: The normalized activation has mean 0 and
   variance σ²/(σ² + ε), below 1 by ε/(σ² + ε) *)
Definition lnverify_output_variance_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = variance activation
      / (variance activation + eps) :> R /\
  1 - variance (normalized eps activation) = eps / (variance activation + eps)
      :> R /\
  variance (normalized eps activation) <= 1.

(* walkthrough.standardizes: LayerNorm standardizes to mean 0 and variance 1 *)
Definition walkthrough_standardizes_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.

(* cheatsheet.mean-variance: Each (batch, position) pair is normalized to
   mean 0 and variance 1 *)
Definition cheatsheet_mean_variance_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.

(* walkthrough.formula.ba: The form with g/σ in front, from the paper on
   recurrent networks, is the simplified formula *)
Definition walkthrough_formula_ba_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N),
  (0 < N)%N ->
  0 < variance activation ->
  had ((std activation)^-1 *: gain) (centered activation) + bias
      = had gain ((std activation)^-1 *: centered activation) + bias
      :> 'cV[R]_N.

(* cheatsheet.formula: The lesson’s formula is Eq. (1) of Riechers, so all
   that follows from Eq. (1) holds of it *)
Definition cheatsheet_formula_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (mean (vpow (centered activation) 2) + eps) != 0 /\
  0 <= mean (vpow (centered activation) 2) + eps /\
  (Num.sqrt (mean (vpow (centered activation) 2) + eps))^-1
      *: had gain (centered activation) + bias
      = layer_norm eps gain bias activation :> 'cV[R]_N.

(* walkthrough.eps-role: ε in the denominator keeps LayerNorm from dividing
   by zero *)
Definition walkthrough_eps_role_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  0 < variance activation + eps.

(* cheatsheet.eps-role: ε prevents a division by zero: the denominator is at
   least √ε *)
Definition cheatsheet_eps_role_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  0 <= variance activation + eps /\
  0 < variance activation + eps /\
  Num.sqrt eps <= Num.sqrt (variance activation + eps).

(* lnverify.constant-row: A row of equal entries, such as any row of one
   feature, is mapped to the bias *)
Definition lnverify_constant_row_says (R : rcfType) (N : nat) : Prop :=
  forall (gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance (c *: ones : 'cV[R]_N) + eps) != 0 /\
  0 <= variance (c *: ones : 'cV[R]_N) + eps /\
  layer_norm eps gain bias (c *: ones) = bias :> 'cV[R]_N.

(* walkthrough.undo: A gain equal to the original variance undoes the
   normalization
   not here: it is refuted; lnverify.undo is true instead *)

(* lnverify.undo: The gain √(σ² + ε) and the bias μ undo the normalization of
   an activation *)
Definition lnverify_undo_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps p q : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  layer_norm eps (Num.sqrt (variance activation + eps) *: ones)
      (mean activation *: ones) activation = activation :> 'cV[R]_N /\
  layer_norm eps (p *: ones) (q *: ones) activation - activation
      = (p / Num.sqrt (variance activation + eps) - 1) *: centered activation
      + (q - mean activation) *: ones :> 'cV[R]_N.

(* lnverify.consistent-range: Every linear reading of the normalized
   activation lies in a fixed range: (q·x̂)² ≤ N q·Πq *)
Definition lnverify_consistent_range_says (R : rcfType) (N : nat) : Prop :=
  forall (activation q : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  dot q (normalized eps activation) ^+ 2 <= N%:R * dot q (Pi *m q).
