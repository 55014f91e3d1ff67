From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* flashnorm.weightless: The gain of RMSNorm folds into the weights behind it *)
Definition flashnorm_weightless_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w gain : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  dot w (had gain (rms_norm eps activation))
      = dot (had gain w) (rms_norm eps activation) :> R.

(* flashnorm.deferred: The division by the root mean square may wait until
   after the weights *)
Definition flashnorm_deferred_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  dot w (rms_norm eps activation) = dot w activation
      / Num.sqrt (dot activation activation / N%:R + eps) :> R.

(* flashnorm.bias: With a bias behind the weights the division may not wait *)
Definition flashnorm_bias_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  (dot w activation + c) / Num.sqrt (dot activation activation / N%:R + eps)
      - (dot w activation / Num.sqrt (dot activation activation / N%:R + eps)
      + c) = (c * (1 - Num.sqrt (dot activation activation / N%:R + eps)))
      / Num.sqrt (dot activation activation / N%:R + eps) :> R.
Definition flashnorm_bias_equal_1_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation w : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  (dot w activation + c) / Num.sqrt (dot activation activation / N%:R + eps)
      = dot w activation / Num.sqrt (dot activation activation / N%:R + eps) + c
      :> R.
Definition flashnorm_bias_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, flashnorm_bias_equal_1_as_stated R N.

(* flashnorm.cancellation: RMSNorm behind weights that stand behind RMSNorm
   makes the first one redundant *)
Definition flashnorm_cancellation_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (r eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  0 < r ->
  eps = 0 :> R ->
  Num.sqrt (dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps /\
  0 <= dot activation activation / N%:R + eps /\
  rms_norm eps (r^-1 *: activation) = rms_norm eps activation :> 'cV[R]_N.

(* lnverify.second-norm: A second RMSNorm takes the place of the first one if
   its ε becomes εr², r² = m + ε₁ of the first one’s input *)
Definition lnverify_second_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (r eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  0 < r ->
  Num.sqrt (dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps * r ^+ 2) != 0 /\
  0 <= dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps /\
  0 <= dot activation activation / N%:R + eps * r ^+ 2 /\
  rms_norm eps (r^-1 *: activation) = rms_norm (eps * r ^+ 2) activation
      :> 'cV[R]_N.

(* flashnorm.rms: The mean is not needed: with the gain √N g, RMSNorm divides
   by √(Nε + Σ aₙ²) *)
Definition flashnorm_rms_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  Num.sqrt (N%:R * eps + dot activation activation) != 0 /\
  0 <= N%:R * eps + dot activation activation /\
  had gain (rms_norm eps activation) = (Num.sqrt
      (N%:R * eps + dot activation activation))^-1
      *: had (Num.sqrt N%:R *: gain) activation :> 'cV[R]_N.

(* flashnorm.relu: The division may wait until after the weights and ReLU,
   where there is no bias before it *)
Definition flashnorm_relu_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  0 <= (dot w activation / Num.sqrt (dot activation activation / N%:R + eps)) ^+
      2 /\
  0 <= dot w activation ^+ 2 /\
  (dot w activation / Num.sqrt (dot activation activation / N%:R + eps)
      + Num.sqrt ((dot w activation / Num.sqrt
      (dot activation activation / N%:R + eps)) ^+ 2)) / 2%:R
      = ((dot w activation + Num.sqrt (dot w activation ^+ 2)) / 2%:R)
      / Num.sqrt (dot activation activation / N%:R + eps) :> R.

(* flashnorm.bilinear: Behind a bilinear gate the two divisions make one, by
   the mean square with ε *)
Definition flashnorm_bilinear_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w q : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  dot w (rms_norm eps activation) * dot q (rms_norm eps activation)
      = (dot w activation * dot q activation)
      / (dot activation activation / N%:R + eps) :> R.

(* lnverify.second-norm.error: Where the first norm is left out, the squared
   length changes by the factor (m + εr²)/(m + ε) *)
Definition lnverify_second_norm_error_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (r eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  0 < r ->
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  dot activation activation / N%:R + eps != 0 /\
  Num.sqrt (dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= dot (r^-1 *: activation) (r^-1 *: activation) / N%:R + eps /\
  dot (rms_norm eps activation) (rms_norm eps activation)
      = ((dot activation activation / N%:R + eps * r ^+ 2)
      / (dot activation activation / N%:R + eps))
      * dot (rms_norm eps (r^-1 *: activation))
      (rms_norm eps (r^-1 *: activation)) :> R.

(* lnverify.second-norm.example: At a root mean square of 10⁻³ before both
   norms, with ε = 10⁻⁶ in both, the output is shorter by more than 27 % *)
Definition lnverify_second_norm_example_says (R : rcfType) (N : nat) : Prop :=
  1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6) != 0 :> R /\
  0 <= (1 / (10%:R ^+ 6) + (1 / (10%:R ^+ 6))
      * (1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6)))
      / (1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6)) :> R /\
  Num.sqrt ((1 / (10%:R ^+ 6) + (1 / (10%:R ^+ 6))
      * (1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6)))
      / (1 / (10%:R ^+ 6) + 1 / (10%:R ^+ 6))) <= 73%:R / (10%:R ^+ 2) :> R.

(* flashnorm.bias-moves: The bias of a norm moves behind the next linear
   layer, whose own bias becomes c + b·w *)
Definition flashnorm_bias_moves_says (R : rcfType) (N : nat) : Prop :=
  forall (w y gain bias : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  dot (had gain y + bias) w + c = dot (had gain y) w + (c + dot bias w) :> R.

(* flashnorm.centring: Mean centring folds into the linear layer before it:
   each row gives up the mean of its entries *)
Definition flashnorm_centring_says (R : rcfType) (N : nat) : Prop :=
  forall (w v : 'cV[R]_N) (t x : R),
  (0 < N)%N ->
  centered (t *: w + x *: v) = t *: centered w + x *: centered v :> 'cV[R]_N.

(* flashnorm.nope: Where no rotation stands between, the gains of queries and
   keys make one: their product, entry by entry *)
Definition flashnorm_nope_says (R : rcfType) (N : nat) : Prop :=
  forall (gain h q k_ : 'cV[R]_N),
  (0 < N)%N ->
  dot (had gain q) (had h k_) = dot (had (had gain h) q) k_ :> R.

(* lnverify.eps-scale-error: The root mean square with ε at ca exceeds c
   times that at a by at most the share (1 − c²)ε/(2c²(m + ε)) *)
Definition lnverify_eps_scale_error_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R),
  let m : R := dot activation activation / N%:R in
  (0 < N)%N ->
  0 <= eps ->
  0 < m + eps ->
  0 < c ->
  c * Num.sqrt (eps + m) != 0 /\
  c ^+ 2 * (m + eps) != 0 /\
  2%:R * c ^+ 2 * (m + eps) != 0 /\
  0 <= eps + c ^+ 2 * m /\
  0 <= eps + m /\
  (Num.sqrt (eps + c ^+ 2 * m) / (c * Num.sqrt (eps + m)) - 1)
      * (Num.sqrt (eps + c ^+ 2 * m) / (c * Num.sqrt (eps + m)) + 1)
      = ((1 - c ^+ 2) * eps) / (c ^+ 2 * (m + eps)) :> R /\
  Num.sqrt (eps + c ^+ 2 * m) / (c * Num.sqrt (eps + m)) - 1
      <= ((1 - c ^+ 2) * eps) / (2%:R * c ^+ 2 * (m + eps)).
