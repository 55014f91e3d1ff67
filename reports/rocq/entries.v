From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.entry.samuelson: No entry lies further than √(N − 1) σ from the
   mean: (aᵢ − μ)² ≤ (N − 1)σ², so |x̂ᵢ| ≤ √(N − 1) *)
Definition lnverify_entry_samuelson_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  (activation i_ 0 - mean activation) ^+ 2 <= (N%:R - 1) * variance activation
      /\
  (normalized eps activation) i_ 0 ^+ 2 <= N%:R - 1.

(* lnverify.entry.samuelson.attained: A one-hot vector attains it: without ε
   LayerNorm maps eᵢ to √(N − 1) at i and to −1/√(N − 1) elsewhere *)
Definition lnverify_entry_samuelson_attained_says (R : rcfType) (N : nat) : Prop
    :=
  forall (i_ j_ : 'I_N),
  let xhat : 'cV[R]_N := (std (basis i_ : 'cV[R]_N))^-1
      *: centered (basis i_) in
  (0 < N)%N ->
  i_ != j_ ->
  2%:R <= N%:R :> R ->
  std (basis i_ : 'cV[R]_N) != 0 :> R /\
  Num.sqrt (N%:R - 1) != 0 :> R /\
  0 <= variance (basis i_ : 'cV[R]_N) :> R /\
  0 <= N%:R - 1 :> R /\
  xhat i_ 0 = Num.sqrt (N%:R - 1) :> R /\
  xhat j_ 0 = - 1 / Num.sqrt (N%:R - 1) :> R.

(* lnverify.entry.jacobian: ∂yᵢ/∂aⱼ is gᵢ(δᵢⱼ − (1 + x̂ᵢx̂ⱼ)/N)/√(σ² + ε) for
   the output y of LayerNorm *)
Definition lnverify_entry_jacobian_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R) (i_ j_ : 'I_N),
  (0 < N)%N ->
  i_ != j_ ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => layer_norm eps gain bias activation) activation J1 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  (J1 *m basis j_) i_ 0 = (- gain i_ 0 * (1 + (normalized eps activation) i_ 0
      * (normalized eps activation) j_ 0)) /
      (N%:R * Num.sqrt (variance activation + eps)) :> R /\
  (J1 *m basis i_) i_ 0 = (gain i_ 0 * (1 -
      (1 + (normalized eps activation) i_ 0 ^+ 2) / N%:R))
      / Num.sqrt (variance activation + eps) :> R.

(* lnverify.entry.outlier: Adding c to one entry moves the mean by c/N and
   the variance by (2c(aᵢ − μ) + c²(N − 1)/N)/N *)
Definition lnverify_entry_outlier_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R) (i_ : 'I_N),
  (0 < N)%N ->
  mean (activation + c *: basis i_) = mean activation + c / N%:R :> R /\
  variance activation + (2%:R * c * (activation i_ 0 - mean activation)
      + (c ^+ 2 * (N%:R - 1)) / N%:R) / N%:R
      = variance (activation + c *: basis i_) :> R.

(* lnverify.entry.outlier.gap: After c is added to entry i the squared gap of
   two others is (aⱼ − aₖ)² over the new variance plus ε *)
Definition lnverify_entry_outlier_gap_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c eps : R) (i_ j_ k_ : 'I_N),
  (0 < N)%N ->
  i_ != j_ ->
  i_ != k_ ->
  j_ != k_ ->
  0 <= eps ->
  0 < variance (activation + c *: basis i_) + eps ->
  ((normalized eps (activation + c *: basis i_)) j_ 0
      - (normalized eps (activation + c *: basis i_)) k_ 0) ^+ 2
      * (variance activation + (2%:R * c * (activation i_ 0 - mean activation)
      + (c ^+ 2 * (N%:R - 1)) / N%:R) / N%:R + eps)
      = (activation j_ 0 - activation k_ 0) ^+ 2 :> R.

(* lnverify.zero-entry: LayerNorm maps an entry 0 to −μ/√(σ² + ε), RMSNorm to
   0: so LayerNorm acts on no entry by an odd function of it *)
Definition lnverify_zero_entry_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance (activation - activation i_ 0 *: basis i_) + eps) != 0 /\
  Num.sqrt (dot (activation - activation i_ 0 *: basis i_)
      (activation - activation i_ 0 *: basis i_) / N%:R + eps) != 0 /\
  0 <= variance (activation - activation i_ 0 *: basis i_) + eps /\
  0 <= dot (activation - activation i_ 0 *: basis i_)
      (activation - activation i_ 0 *: basis i_) / N%:R + eps /\
  (normalized eps (activation - activation i_ 0 *: basis i_)) i_ 0 =
      - mean (activation - activation i_ 0 *: basis i_)
      / Num.sqrt (variance (activation - activation i_ 0 *: basis i_) + eps)
      :> R /\
  (rms_norm eps (activation - activation i_ 0 *: basis i_)) i_ 0 = 0 :> R.

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
