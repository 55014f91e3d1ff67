From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* rmsnorm.estimate: The mean square of a part of the entries estimates that
   of all without bias, with an error that falls with M
   not here: a free matrix or a second dimension *)

(* rmsnorm.zero-mean: When the mean of the inputs is 0, LayerNorm equals
   RMSNorm *)
Definition rmsnorm_zero_mean_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  mean activation = 0 :> R ->
  0 < dot activation activation / N%:R + eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  normalized eps activation = rms_norm eps activation :> 'cV[R]_N.

(* rmsnorm.table.rmsnorm: Of six changes RMSNorm does not notice the three
   that multiply all summed inputs by one number *)
Definition rmsnorm_table_rmsnorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation r : 'cV[R]_N) (t c : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < dot (activation - r) (activation - r) ->
  0 < dot (activation + t *: ones) (activation + t *: ones) ->
  0 < c ->
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (dot (activation + t *: ones) (activation + t *: ones) / N%:R) != 0
      /\
  Num.sqrt (dot (activation + activation i_ 0 *: basis i_)
      (activation + activation i_ 0 *: basis i_) / N%:R) != 0 /\
  Num.sqrt (dot (activation - r) (activation - r) / N%:R) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= dot activation activation / N%:R /\
  0 <= dot (activation + t *: ones) (activation + t *: ones) / N%:R /\
  0 <= dot (activation + activation i_ 0 *: basis i_)
      (activation + activation i_ 0 *: basis i_) / N%:R /\
  0 <= dot (activation - r) (activation - r) / N%:R /\
  (Num.sqrt (dot (c *: activation) (c *: activation) / N%:R))^-1
      *: (c *: activation) = (Num.sqrt (dot activation activation / N%:R))^-1
      *: activation :> 'cV[R]_N.
Definition rmsnorm_table_rmsnorm_equal_1_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (activation r : 'cV[R]_N) (t c : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < dot (activation - r) (activation - r) ->
  0 < dot (activation + t *: ones) (activation + t *: ones) ->
  0 < c ->
  Num.sqrt (dot (activation + t *: ones) (activation + t *: ones) / N%:R) != 0
      /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot (activation + t *: ones) (activation + t *: ones) / N%:R /\
  0 <= dot activation activation / N%:R /\
  (Num.sqrt (dot (activation + t *: ones) (activation + t *: ones) / N%:R))^-1
      *: (activation + t *: ones) = (Num.sqrt
      (dot activation activation / N%:R))^-1 *: activation :> 'cV[R]_N.
Definition rmsnorm_table_rmsnorm_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_table_rmsnorm_equal_1_as_stated R N.
Definition rmsnorm_table_rmsnorm_equal_2_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (activation r : 'cV[R]_N) (t c : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < dot (activation - r) (activation - r) ->
  0 < dot (activation + t *: ones) (activation + t *: ones) ->
  0 < c ->
  Num.sqrt (dot (activation + activation i_ 0 *: basis i_)
      (activation + activation i_ 0 *: basis i_) / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot (activation + activation i_ 0 *: basis i_)
      (activation + activation i_ 0 *: basis i_) / N%:R /\
  0 <= dot activation activation / N%:R /\
  (Num.sqrt (dot (activation + activation i_ 0 *: basis i_)
      (activation + activation i_ 0 *: basis i_) / N%:R))^-1
      *: (activation + activation i_ 0 *: basis i_)
      = (Num.sqrt (dot activation activation / N%:R))^-1 *: activation
      :> 'cV[R]_N.
Definition rmsnorm_table_rmsnorm_equal_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_table_rmsnorm_equal_2_as_stated R N.
Definition rmsnorm_table_rmsnorm_equal_3_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (activation r : 'cV[R]_N) (t c : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < dot (activation - r) (activation - r) ->
  0 < dot (activation + t *: ones) (activation + t *: ones) ->
  0 < c ->
  Num.sqrt (dot (activation - r) (activation - r) / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot (activation - r) (activation - r) / N%:R /\
  0 <= dot activation activation / N%:R /\
  (Num.sqrt (dot (activation - r) (activation - r) / N%:R))^-1
      *: (activation - r) = (Num.sqrt (dot activation activation / N%:R))^-1
      *: activation :> 'cV[R]_N.
Definition rmsnorm_table_rmsnorm_equal_3_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_table_rmsnorm_equal_3_as_stated R N.

(* rmsnorm.table.partial: Of six changes pRMSNorm, which measures a part of
   the entries, does not notice the three that multiply all by one number *)
Definition rmsnorm_table_partial_says (R : rcfType) (N : nat) : Prop :=
  forall (gain activation r : 'cV[R]_N) (t c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  0 < c ->
  Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow
      (2%:R *: activation - had (nonzero_entries gain) activation) 2)) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow (c *: activation) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  0 <= dot (nonzero_entries gain) (vpow (2%:R *: activation
      - had (nonzero_entries gain) activation) 2) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation) 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: (c *: activation))
      = (Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation) :> 'cV[R]_N.
Definition rmsnorm_table_partial_equal_1_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (gain activation r : 'cV[R]_N) (t c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  0 < c ->
  0 <= sumv (nonzero_entries gain) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow (activation + t *: ones) 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: (activation + t *: ones))
      = (Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation) :> 'cV[R]_N.
Definition rmsnorm_table_partial_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_table_partial_equal_1_as_stated R N.
Definition rmsnorm_table_partial_equal_2_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (gain activation r : 'cV[R]_N) (t c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  0 < c ->
  Num.sqrt (dot (nonzero_entries gain) (vpow
      (2%:R *: activation - had (nonzero_entries gain) activation) 2)) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow (2%:R *: activation
      - had (nonzero_entries gain) activation) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow
      (2%:R *: activation - had (nonzero_entries gain) activation) 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain))
      *: (2%:R *: activation - had (nonzero_entries gain) activation))
      = (Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation) :> 'cV[R]_N.
Definition rmsnorm_table_partial_equal_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_table_partial_equal_2_as_stated R N.
Definition rmsnorm_table_partial_equal_3_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (gain activation r : 'cV[R]_N) (t c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  0 < c ->
  0 <= sumv (nonzero_entries gain) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow (activation - r) 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: (activation - r))
      = (Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation) :> 'cV[R]_N.
Definition rmsnorm_table_partial_equal_3_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_table_partial_equal_3_as_stated R N.

(* lnverify.partial-rmsnorm.sign: Where only a part of the entries is
   measured, a factor c of all shows by its sign alone: |c| y(ca) = c y(a) *)
Definition lnverify_partial_rmsnorm_sign_says (R : rcfType) (N : nat) : Prop :=
  forall (gain activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < c ^+ 2 ->
  Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation) 2)) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow (c *: activation) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  Num.sqrt (c ^+ 2) *: ((Num.sqrt (dot (nonzero_entries gain)
      (vpow (c *: activation) 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain))
      *: (c *: activation))) = c *: ((Num.sqrt
      (dot (nonzero_entries gain) (vpow activation 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation)) :> 'cV[R]_N.

(* lnverify.rms-scale: The root mean square of ca is |c| times that of a *)
Definition lnverify_rms_scale_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= c ^+ 2 /\
  0 <= dot activation activation / N%:R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) = Num.sqrt (c ^+ 2)
      * Num.sqrt (dot activation activation / N%:R) :> R.

(* lnverify.noticed-shifts: LayerNorm is invariant to adding a constant, not
   to adding an arbitrary vector *)
Definition lnverify_noticed_shifts_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < variance (activation + d) + eps ->
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  0 <= variance (activation + c *: ones) + eps /\
  normalized eps (activation + c *: ones) = normalized eps activation
      :> 'cV[R]_N.
Definition lnverify_noticed_shifts_equal_1_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (activation d : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < variance (activation + d) + eps ->
  normalized eps (activation + d) = normalized eps activation :> 'cV[R]_N.
Definition lnverify_noticed_shifts_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, lnverify_noticed_shifts_equal_1_as_stated R N.

(* rmsnorm.recentring: The summed inputs of layer normalization remain intact
   where inputs or weights are shifted by noise *)
Definition rmsnorm_recentring_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d : 'cV[R]_N) (eps k_ c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  k_ = 0 :> R ->
  Num.sqrt (variance (activation + c *: ones + k_ *: d) + eps) != 0 /\
  0 <= variance (activation + c *: ones + k_ *: d) + eps /\
  normalized eps (activation + c *: ones + k_ *: d) = normalized eps activation
      :> 'cV[R]_N.

(* rmsnorm.eq8: The gradient at the gain is the entrywise product of the
   upstream gradient and the normalized summed inputs, and that at the bias
   is the upstream gradient *)
Definition rmsnorm_eq8_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N),
  let y : 'cV[R]_N := (Num.sqrt (dot activation activation / N%:R))^-1
      *: activation in
  (0 < N)%N ->
  0 < dot activation activation ->
  exists G1 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N
      => dot upstream (had gain y + bias)) gain G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun bias : 'cV[R]_N
      => dot upstream (had gain y + bias)) bias G2 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot activation activation / N%:R /\
  G1 = had upstream y :> 'cV[R]_N /\
  G2 = upstream :> 'cV[R]_N.

(* lnverify.rmsnorm.parameters: The gradients at RMSNorm’s gain and bias are
   u ⊙ y and u, with y the output before both *)
Definition lnverify_rmsnorm_parameters_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N
      => dot upstream (had gain (rms_norm eps activation) + bias)) gain G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun bias : 'cV[R]_N
      => dot upstream (had gain (rms_norm eps activation) + bias)) bias G2 /\
  G1 = had upstream (rms_norm eps activation) :> 'cV[R]_N /\
  G2 = upstream :> 'cV[R]_N.

(* lnverify.rmsnorm.jacobian: RMSNorm’s Jacobian is (I − yyᵀ/N)/√(m + ε), and
   takes a to εy/(m + ε) *)
Definition lnverify_rmsnorm_jacobian_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => rms_norm eps activation) activation J1 /\
  J1 = (Num.sqrt (dot activation activation / N%:R + eps))^-1
      *: (1%:M - N%:R^-1 *: outer (rms_norm eps activation)
      (rms_norm eps activation)) :> 'M[R]_N /\
  ((Num.sqrt (dot activation activation / N%:R + eps))^-1
      *: (1%:M - N%:R^-1 *: outer (rms_norm eps activation)
      (rms_norm eps activation))) *m activation
      = (eps / (dot activation activation / N%:R + eps))
      *: rms_norm eps activation :> 'cV[R]_N.

(* rmsnorm.eq9: The gradient at the weights W before RMSNorm is R(g ⊙ u)xᵀ
   not here: a free matrix or a second dimension *)

(* rmsnorm.eq10: The matrix R of the backward pass becomes R/c where the
   summed inputs are scaled by c *)
Definition rmsnorm_eq10_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ->
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= dot activation activation / N%:R /\
  (Num.sqrt (dot (c *: activation) (c *: activation) / N%:R))^-1
      *: (1%:M - N%:R^-1 *: outer ((Num.sqrt
      (dot (c *: activation) (c *: activation) / N%:R))^-1 *: (c *: activation))
      ((Num.sqrt (dot (c *: activation) (c *: activation) / N%:R))^-1
      *: (c *: activation))) = (1 / c) *: ((Num.sqrt
      (dot activation activation / N%:R))^-1
      *: (1%:M - N%:R^-1 *: outer ((Num.sqrt
      (dot activation activation / N%:R))^-1 *: activation)
      ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation)))
      :> 'M[R]_N.

(* lnverify.rmsnorm.jacobian-size: At ca RMSNorm’s Jacobian without ε, times
   |c|, is that at a, whatever the sign of c *)
Definition lnverify_rmsnorm_jacobian_size_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ^+ 2 ->
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= dot activation activation / N%:R /\
  Num.sqrt (c ^+ 2) *: ((Num.sqrt (dot (c *: activation) (c *: activation)
      / N%:R))^-1 *: (1%:M - N%:R^-1 *: outer
      ((Num.sqrt (dot (c *: activation) (c *: activation) / N%:R))^-1
      *: (c *: activation)) ((Num.sqrt (dot (c *: activation) (c *: activation)
      / N%:R))^-1 *: (c *: activation)))) = (Num.sqrt
      (dot activation activation / N%:R))^-1
      *: (1%:M - N%:R^-1 *: outer ((Num.sqrt
      (dot activation activation / N%:R))^-1 *: activation)
      ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation))
      :> 'M[R]_N.

(* lnverify.rmsnorm.gradient-entry: In the gradient at one entry of RMSNorm’s
   input the gains of the other entries stay inside the sum *)
Definition lnverify_rmsnorm_gradient_entry_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation upstream gain : 'cV[R]_N) (eps : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot (had upstream gain) (rms_norm eps activation)) activation G1 /\
  N%:R * Num.sqrt (dot activation activation / N%:R + eps) ^+ 2 != 0 /\
  G1 i_ 0 = (upstream i_ 0 * gain i_ 0) / Num.sqrt
      (dot activation activation / N%:R + eps)
      - (activation i_ 0 / (N%:R * Num.sqrt (dot activation activation / N%:R
      + eps) ^+ 2)) * dot (had upstream gain) (rms_norm eps activation) :> R.

(* lnverify.scale-norm: ScaleNorm, ca/‖a‖, is RMSNorm without ε and with all
   gains c/√N *)
Definition lnverify_scale_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot activation activation / N%:R /\
  (vnorm activation)^-1 *: (c *: activation) = (c / Num.sqrt N%:R)
      *: ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation)
      :> 'cV[R]_N.

(* lnverify.one-plus-weight: RMSNorm with the factor 1 + w is RMSNorm with
   the gain 1 + w, and with the gradient of the gain at w *)
Definition lnverify_one_plus_weight_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N
      => dot upstream (rms_norm eps activation
      + had w (rms_norm eps activation))) w G1 /\
  rms_norm eps activation + had w (rms_norm eps activation)
      = had (ones + w) (rms_norm eps activation) :> 'cV[R]_N /\
  G1 = had upstream (rms_norm eps activation) :> 'cV[R]_N.
