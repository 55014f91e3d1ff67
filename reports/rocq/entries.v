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

(* lnverify.entry.samuelson.strict: With ε > 0 and N ≥ 2 no normalized entry
   reaches the bound: x̂ᵢ² < N − 1 *)
Definition lnverify_entry_samuelson_strict_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation : 'cV[R]_N) (eps : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 <= eps ->
  2%:R <= N%:R :> R ->
  0 < eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 < N%:R - 1 - (normalized eps activation) i_ 0 ^+ 2.

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

(* lnverify.entry.own-slope: Raising an entry never lowers its normalized
   value: ∂x̂ᵢ/∂aᵢ ≥ 0, as x̂ᵢ² ≤ N − 1 *)
Definition lnverify_entry_own_slope_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => (normalized eps activation) i_ 0) activation G1 /\
  0 <= G1 i_ 0.

(* lnverify.entry.range: Two entries lie at most √(2N) σ apart: (aᵢ − aⱼ)² ≤
   2Nσ²
   not here: no proof was found for the sign of (- n * (activation i_ 0) ^+ 2
   + 2%:R * n * (activation i_ 0) * (activation j_ 0) - n * (activation j_ 0)
   ^+ 2 + 2%:R * n * m_4 - 2%:R * m_3 ^+ 2) *)

(* lnverify.entry.softmax: ∂pᵢ/∂aⱼ = pᵢ(δᵢⱼ − pⱼ) for a softmax p, and 0 < pᵢ
   ≤ 1 *)
Definition lnverify_entry_softmax_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (i_ j_ : 'I_N) (exp : R -> R),
  let p : R := ((sumv (map_mx exp activation))^-1 *: map_mx exp activation) i_ 0
      in
  let q : R := ((sumv (map_mx exp activation))^-1 *: map_mx exp activation) j_ 0
      in
  (0 < N)%N ->
  i_ != j_ ->
  is_exponential exp ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => ((sumv (map_mx exp activation))^-1 *: map_mx exp activation) i_ 0)
      activation G1 /\
  sumv (map_mx exp activation) != 0 /\
  G1 i_ 0 = p * (1 - p) :> R /\
  G1 j_ 0 = - p * q :> R /\
  0 < p /\
  p <= 1.

(* lnverify.entry.cross-entropy: The gradient of −log pᵢ at the logits is p −
   eᵢ: the loss of a token whose class is i *)
Definition lnverify_entry_cross_entropy_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (i_ : 'I_N) (exp log : R -> R),
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N =>
      - log (((sumv (map_mx exp activation))^-1 *: map_mx exp activation) i_ 0))
      activation G1 /\
  sumv (map_mx exp activation) != 0 /\
  0 < ((sumv (map_mx exp activation))^-1 *: map_mx exp activation) i_ 0 /\
  G1 = (sumv (map_mx exp activation))^-1 *: map_mx exp activation - basis i_
      :> 'cV[R]_N.

(* lnverify.entry.outlier: Adding c to one entry moves the mean by c/N and
   the variance by (2c(aᵢ − μ) + c²(N − 1)/N)/N *)
Definition lnverify_entry_outlier_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R) (i_ : 'I_N),
  (0 < N)%N ->
  mean (activation + c *: basis i_) = mean activation + c / N%:R :> R /\
  variance (activation + c *: basis i_) = variance activation
      + (2%:R * c * (activation i_ 0 - mean activation) + (c ^+ 2 * (N%:R - 1))
      / N%:R) / N%:R :> R.

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
