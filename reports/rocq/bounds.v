From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.popoviciu: (M − m)²/4 − σ² is the mean of (M − aₙ)(aₙ − m) and
   the square of the mean’s distance from the middle *)
Definition lnverify_popoviciu_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (M m : R),
  (0 < N)%N ->
  (M - m) ^+ 2 / 4%:R - variance activation
      = dot (M *: ones - activation) (activation - m *: ones) / N%:R
      + (mean activation - (M + m) / 2%:R) ^+ 2 :> R.

(* lnverify.adanorm.positive: In AdaNorm’s factors the square of k times x̂ᵢ
   is at most k²(N − 1) *)
Definition lnverify_adanorm_positive_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps k_ : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  (k_ * (normalized eps activation) i_ 0) ^+ 2 <= k_ ^+ 2 * (N%:R - 1).

(* lnverify.entry.rmsnorm: No entry of RMSNorm’s output exceeds √N in size,
   and without ε a one-hot vector attains it *)
Definition lnverify_entry_rmsnorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  Num.sqrt (dot (basis i_ : 'cV[R]_N) (basis i_) / N%:R) != 0 :> R /\
  0 <= dot (basis i_ : 'cV[R]_N) (basis i_) / N%:R :> R /\
  (rms_norm eps activation) i_ 0 ^+ 2 <= N%:R /\
  ((Num.sqrt (dot (basis i_ : 'cV[R]_N) (basis i_) / N%:R))^-1
      *: basis i_ : 'cV[R]_N) i_ 0 = Num.sqrt N%:R :> R.

(* lnverify.inverse-root-unit: y = √N x/√(x² + c) solves xy′ = y(1 − y²/N) *)
Definition lnverify_inverse_root_unit_says (R : rcfType) (N : nat) : Prop :=
  forall (x c : R),
  let y : R := (Num.sqrt N%:R * x) / Num.sqrt (x ^+ 2 + c) in
  (0 < N)%N ->
  0 < x ^+ 2 + c ->
  exists D1 : R, is_derivative (fun x : R => (Num.sqrt N%:R * x)
      / Num.sqrt (x ^+ 2 + c)) x D1 /\
  x * D1 = y * (1 - y ^+ 2 / N%:R) :> R.

(* lnverify.two-entries: Without ε the gap of two normalized entries has the
   square N(aᵢ − aⱼ)²/‖Πa‖² *)
Definition lnverify_two_entries_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (i_ j_ : 'I_N),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  (0 < N)%N ->
  i_ != j_ ->
  0 < variance activation ->
  dot (centered activation) (centered activation) != 0 /\
  (xhat i_ 0 - xhat j_ 0) ^+ 2 = (N%:R * (activation i_ 0 - activation j_ 0) ^+
      2) / dot (centered activation) (centered activation) :> R.

(* lnverify.centernorm: CenterNorm, N/(N − 1) Πa, has the operator norm N/(N
   − 1), which eᵢ − eⱼ attains *)
Definition lnverify_centernorm_says (R : rcfType) (N : nat) : Prop :=
  forall (w activation : 'cV[R]_N) (i_ j_ : 'I_N),
  (0 < N)%N ->
  i_ != j_ ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => (N%:R / (N%:R - 1)) *: centered activation) activation J1 /\
  N%:R - 1 != 0 :> R /\
  (N%:R - 1) ^+ 2 != 0 :> R /\
  dot (J1 *m w) (J1 *m w) <= (N%:R ^+ 2 / (N%:R - 1) ^+ 2) * dot w w /\
  dot (J1 *m (basis i_ - basis j_)) (J1 *m (basis i_ - basis j_))
      = (N%:R ^+ 2 / (N%:R - 1) ^+ 2) * dot (basis i_ - basis j_ : 'cV[R]_N)
      (basis i_ - basis j_) :> R.

(* lnverify.lipschitz.gain: LayerNorm’s Jacobian is GΠ times that at unit
   gain, which at a constant activation is Π/√ε *)
Definition lnverify_lipschitz_gain_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => layer_norm eps gain bias activation) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J2 /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (c *: ones : 'cV[R]_N) + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance (c *: ones : 'cV[R]_N) + eps /\
  J1 = diag gain *m Pi *m J2 :> 'M[R]_N /\
  (Num.sqrt (variance (c *: ones : 'cV[R]_N) + eps))^-1
      *: (Pi - N%:R^-1 *: outer (normalized eps (c *: ones))
      (normalized eps (c *: ones))) = (1 / Num.sqrt eps) *: Pi :> 'M[R]_N.

(* lnverify.rmsnorm.twice: RMSNorm twice with ε is RMSNorm once with ε(m +
   ε), where m is the mean square of the input *)
Definition lnverify_rmsnorm_twice_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  let m : R := dot activation activation / N%:R in
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (m + eps) != 0 /\
  Num.sqrt (dot (rms_norm eps activation) (rms_norm eps activation) / N%:R
      + eps) != 0 /\
  Num.sqrt (m + eps * (m + eps)) != 0 /\
  0 <= m + eps /\
  0 <= dot (rms_norm eps activation) (rms_norm eps activation) / N%:R + eps /\
  0 <= m + eps * (m + eps) /\
  rms_norm eps (rms_norm eps activation) = rms_norm (eps * (m + eps)) activation
      :> 'cV[R]_N.

(* lnverify.layernorm-behind-rmsnorm: LayerNorm with c for its ε behind
   RMSNorm with ε is LayerNorm with c(m + ε) for its ε *)
Definition lnverify_layernorm_behind_rmsnorm_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation : 'cV[R]_N) (eps c : R),
  let m : R := dot activation activation / N%:R in
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  0 < c ->
  Num.sqrt (m + eps) != 0 /\
  Num.sqrt (variance (rms_norm eps activation) + c) != 0 /\
  Num.sqrt (variance activation + c * (m + eps)) != 0 /\
  0 <= m + eps /\
  0 <= variance (rms_norm eps activation) + c /\
  0 <= variance activation + c * (m + eps) /\
  normalized c (rms_norm eps activation) = normalized (c * (m + eps)) activation
      :> 'cV[R]_N.

(* lnverify.deepnorm: With α = (2N)^(1/4) and β = (8N)^(−1/4) the square of
   αβ is 1/2, α²/β² = 4N and α/β = 2√N *)
Definition lnverify_deepnorm_says (R : rcfType) (N : nat) : Prop :=
  let alpha_ : R := Num.sqrt (Num.sqrt (2%:R * N%:R)) in
  let beta : R := 1 / Num.sqrt (Num.sqrt (8%:R * N%:R)) in
  (0 < N)%N ->
  (alpha_ * beta) ^+ 2 = 1 / 2%:R :> R /\
  alpha_ ^+ 2 / beta ^+ 2 = 4%:R * N%:R :> R /\
  alpha_ / beta = 2%:R * Num.sqrt N%:R :> R.
