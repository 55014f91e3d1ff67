From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.condition: The condition number κ = ‖a‖/√S of the sum of squares
   S has κ² = 1 + μ²/σ², and is at least 1 *)
Definition lnverify_condition_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  0 < variance activation ->
  dot (centered activation) (centered activation) != 0 /\
  dot activation activation / dot (centered activation) (centered activation)
      = 1 + mean activation ^+ 2 / variance activation :> R /\
  1 <= dot activation activation / dot (centered activation)
      (centered activation).

(* lnverify.condition.shift: A shift of the row by t adds t(2μ + t)/σ² to the
   squared condition number: it has no bound *)
Definition lnverify_condition_shift_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (t : R),
  (0 < N)%N ->
  0 < variance activation ->
  dot (centered (activation + t *: ones)) (centered (activation + t *: ones))
      != 0 /\
  dot (centered activation) (centered activation) != 0 /\
  dot (activation + t *: ones) (activation + t *: ones)
      / dot (centered (activation + t *: ones))
      (centered (activation + t *: ones)) = dot activation activation
      / dot (centered activation) (centered activation)
      + (t * (2%:R * mean activation + t)) / variance activation :> R.

(* lnverify.relative-condition.rmsnorm: RMSNorm makes no relative error
   larger, to first order *)
Definition lnverify_relative_condition_rmsnorm_says (R : rcfType) (N : nat) :
    Prop :=
  forall (activation w : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => rms_norm eps activation) activation J1 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  dot (rms_norm eps activation) (rms_norm eps activation) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  dot (J1 *m w) (J1 *m w) * (dot activation activation
      / dot (rms_norm eps activation) (rms_norm eps activation)) <= dot w w.

(* lnverify.merge: Sums of squares of two parts merge: S = S₁ + S₂ +
   (n₁n₂/N)(μ₁ − μ₂)² *)
Definition lnverify_merge_says (R : rcfType) (N : nat) : Prop :=
  forall (gain activation : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv (nonzero_entries gain) * (N%:R - sumv (nonzero_entries gain)) ->
  sumv (nonzero_entries gain) != 0 /\
  sumv (zero_entries gain) != 0 /\
  dot (centered activation) (centered activation)
      = dot (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) (had (nonzero_entries gain) (activation
      - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain))
      *: ones)) + dot (had (zero_entries gain)
      (activation - (dot (zero_entries gain) activation
      / sumv (zero_entries gain)) *: ones)) (had (zero_entries gain)
      (activation - (dot (zero_entries gain) activation
      / sumv (zero_entries gain)) *: ones)) +
      ((sumv (nonzero_entries gain) * sumv (zero_entries gain)) / N%:R)
      * (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain)
      - dot (zero_entries gain) activation / sumv (zero_entries gain)) ^+ 2
      :> R.

(* lnverify.shifted-sums: For every shift c, S = Σ(aₙ − c)² − (Σ(aₙ − c))²/N:
   the corrected two-pass algorithm, and with c = 0 one pass *)
Definition lnverify_shifted_sums_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  dot (activation - c *: ones) (activation - c *: ones)
      - sumv (activation - c *: ones) ^+ 2 / N%:R
      = dot (centered activation) (centered activation) :> R.
