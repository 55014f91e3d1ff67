From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.spectrum: At unit gain the Jacobian is (Π − Q)/√(σ² + ε) + εQ/(σ²
   + ε)^(3/2), with the projector Q onto x̂ *)
Definition lnverify_spectrum_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  let v : R := variance activation + eps in
  let Q : 'M[R]_N := (dot (centered activation) (centered activation))^-1
      *: outer (centered activation) (centered activation) in
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J1 /\
  Num.sqrt v != 0 /\
  dot (centered activation) (centered activation) != 0 /\
  v * Num.sqrt v != 0 /\
  0 <= v /\
  J1 = (Num.sqrt v)^-1 *: (Pi - Q) + (eps / (v * Num.sqrt v)) *: Q :> 'M[R]_N /\
  \tr (Pi - Q) = N%:R - 2%:R :> R /\
  Q *m normalized eps activation = normalized eps activation :> 'cV[R]_N.

(* lnverify.lipschitz: The Jacobian at unit gain has operator norm at most
   1/√(σ² + ε) ≤ 1/√ε, and at constant activations it is Π/√ε *)
Definition lnverify_lipschitz_says (R : rcfType) (N : nat) : Prop :=
  forall (w activation : 'cV[R]_N) (eps c : R),
  let v : R := variance activation + eps in
  (0 < N)%N ->
  0 <= eps ->
  2%:R <= N%:R :> R ->
  0 < eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J1 /\
  Num.sqrt v != 0 /\
  v != 0 /\
  Num.sqrt (variance (c *: ones : 'cV[R]_N) + eps) != 0 /\
  0 <= v /\
  0 <= variance (c *: ones : 'cV[R]_N) + eps /\
  J1 = (Num.sqrt v)^-1 *: (Pi - N%:R^-1 *: outer (normalized eps activation)
      (normalized eps activation)) :> 'M[R]_N /\
  dot (((Num.sqrt v)^-1 *: (Pi - N%:R^-1 *: outer (normalized eps activation)
      (normalized eps activation))) *m w) (((Num.sqrt v)^-1
      *: (Pi - N%:R^-1 *: outer (normalized eps activation)
      (normalized eps activation))) *m w) <= (dot w w - sumv w ^+ 2 / N%:R) / v
      /\
  (dot w w - sumv w ^+ 2 / N%:R) / v <= dot w w / v /\
  1 / v <= 1 / eps /\
  (Num.sqrt (variance (c *: ones : 'cV[R]_N) + eps))^-1
      *: (Pi - N%:R^-1 *: outer (normalized eps (c *: ones))
      (normalized eps (c *: ones))) = (Num.sqrt eps)^-1 *: Pi :> 'M[R]_N /\
  0 < \tr ((Num.sqrt (variance (c *: ones : 'cV[R]_N) + eps))^-1
      *: (Pi - N%:R^-1 *: outer (normalized eps (c *: ones))
      (normalized eps (c *: ones))) : 'M[R]_N).

(* lnverify.jvp: The derivative of LayerNorm in the direction w is g ⊙ [w − Σ
   w/N − x̂ (x̂·w)/N]/√(σ² + ε) *)
Definition lnverify_jvp_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w gain bias : 'cV[R]_N) (eps : R),
  let v : R := variance activation + eps in
  (0 < N)%N ->
  0 <= eps ->
  0 < v ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => layer_norm eps gain bias activation) activation J1 /\
  J1 *m w = had gain ((Num.sqrt v)^-1 *: (centered w
      - (dot (normalized eps activation) w / N%:R)
      *: normalized eps activation)) :> 'cV[R]_N.

(* lnverify.double-backward: The Hessian–vector product: H w = −(1/(σ² + ε))
   [κ Πw + λ Πδ + (τ − 3κλ) x̂] *)
Definition lnverify_double_backward_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w upstream gain : 'cV[R]_N) (eps : R),
  let v : R := variance activation + eps in
  let delta : 'cV[R]_N := had upstream gain in
  let kappa : R := dot delta (normalized eps activation) / N%:R in
  let lambda : R := dot w (normalized eps activation) / N%:R in
  let tau : R := dot (centered delta) (centered w) / N%:R in
  (0 < N)%N ->
  0 <= eps ->
  0 < v ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot ((N%:R * Num.sqrt (variance activation + eps))^-1
      *: (N%:R *: delta - sumv delta *: ones
      - dot delta (normalized eps activation) *: normalized eps activation)) w)
      activation G1 /\
  N%:R * Num.sqrt v != 0 /\
  G1 = v^-1 *: - (kappa *: centered w + lambda *: centered delta
      + (tau - 3%:R * kappa * lambda) *: normalized eps activation) :> 'cV[R]_N.

(* lnverify.central-difference.parameters: For gain and bias the central
   difference has no truncation error, whatever h is *)
Definition lnverify_central_difference_parameters_says (R : rcfType) (N : nat) :
    Prop :=
  forall (activation d gain bias : 'cV[R]_N) (eps h : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < h ->
  2%:R * h != 0 /\
  (2%:R * h)^-1 *: (layer_norm eps (gain + h *: d) bias activation
      - layer_norm eps (gain + - h *: d) bias activation)
      = had d (normalized eps activation) :> 'cV[R]_N /\
  (2%:R * h)^-1 *: (layer_norm eps gain (bias + h *: d) activation
      - layer_norm eps gain (bias + - h *: d) activation) = d :> 'cV[R]_N.

(* lnverify.best-step: A central difference with truncation T h²/6 and
   rounding U/h is best at h₀ = (3U/T)^(1/3) *)
Definition lnverify_best_step_says (R : rcfType) (N : nat) : Prop :=
  forall (h h0 T : R),
  0 < h ->
  0 < h0 ->
  0 < T ->
  3%:R * h0 != 0 /\
  3%:R * h != 0 /\
  6%:R * h != 0 /\
  (T * h0 ^+ 2) / 6%:R + (T * h0 ^+ 3) / (3%:R * h0) = (T * h0 ^+ 2) / 2%:R :> R
      /\
  (T * h ^+ 2) / 6%:R + (T * h0 ^+ 3) / (3%:R * h)
      - ((T * h0 ^+ 2) / 6%:R + (T * h0 ^+ 3) / (3%:R * h0))
      = (T * (h - h0) ^+ 2 * (h + 2%:R * h0)) / (6%:R * h) :> R /\
  (T * h0 ^+ 2) / 6%:R + (T * h0 ^+ 3) / (3%:R * h0) <= (T * h ^+ 2) / 6%:R
      + (T * h0 ^+ 3) / (3%:R * h).

(* lnverify.central-difference: Across a and 1 the central difference is the
   derivative at a variance larger by h²‖d‖²/N *)
Definition lnverify_central_difference_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d gain bias : 'cV[R]_N) (eps h : R),
  let v : R := variance activation + eps in
  (0 < N)%N ->
  0 <= eps ->
  0 < v ->
  0 < h ->
  sumv d = 0 :> R ->
  dot activation d = 0 :> R ->
  2%:R * h != 0 /\
  Num.sqrt (variance (activation + h *: d) + eps) != 0 /\
  Num.sqrt (variance (activation + - h *: d) + eps) != 0 /\
  Num.sqrt (v + (h ^+ 2 * dot d d) / N%:R) != 0 /\
  0 <= variance (activation + h *: d) + eps /\
  0 <= variance (activation + - h *: d) + eps /\
  0 <= v + (h ^+ 2 * dot d d) / N%:R /\
  (2%:R * h)^-1 *: (layer_norm eps gain bias (activation + h *: d)
      - layer_norm eps gain bias (activation + - h *: d))
      = (Num.sqrt (v + (h ^+ 2 * dot d d) / N%:R))^-1 *: had gain d :> 'cV[R]_N
      /\
  had gain (((Num.sqrt v)^-1 *: (Pi - N%:R^-1
      *: outer (normalized eps activation) (normalized eps activation))) *m d)
      = (Num.sqrt v)^-1 *: had gain d :> 'cV[R]_N.

(* lnverify.gradient-statistics: The gradient at LayerNorm’s input has mean
   0, and at most the variance of the gradient u behind it over σ² + ε *)
Definition lnverify_gradient_statistics_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  let v : R := variance activation + eps in
  (0 < N)%N ->
  0 <= eps ->
  0 < v ->
  N%:R * Num.sqrt v != 0 /\
  mean ((N%:R * Num.sqrt v)^-1 *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation))
      = 0 :> R /\
  variance ((N%:R * Num.sqrt v)^-1 *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation))
      <= variance upstream / v.

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
