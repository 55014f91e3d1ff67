From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.softmax.jacobian: The Jacobian of softmax is diag(p) − ppᵀ:
   symmetric, with 1 in its kernel *)
Definition lnverify_softmax_jacobian_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (exp : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  is_exponential exp ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => (sumv (map_mx exp activation))^-1 *: map_mx exp activation) activation
      J1 /\
  sumv (map_mx exp activation) != 0 /\
  J1 = diag p - outer p p :> 'M[R]_N /\
  (diag p - outer p p) *m ones = 0 :> 'cV[R]_N /\
  sumv p = 1 :> R /\
  (forall i, 0 < p i 0).

(* lnverify.softmax.shift: Softmax does not change when all logits are
   shifted by the same number *)
Definition lnverify_softmax_shift_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R) (exp : R -> R),
  (0 < N)%N ->
  is_exponential exp ->
  sumv (map_mx exp (activation + c *: ones)) != 0 /\
  sumv (map_mx exp activation) != 0 /\
  (sumv (map_mx exp (activation + c *: ones)))^-1
      *: map_mx exp (activation + c *: ones) = (sumv (map_mx exp activation))^-1
      *: map_mx exp activation :> 'cV[R]_N.

(* lnverify.softmax.semidefinite: The Jacobian of softmax is positive
   semidefinite: uᵀJu is the variance of u under the weights p *)
Definition lnverify_softmax_semidefinite_says (R : rcfType) (N : nat) : Prop :=
  forall (activation u : 'cV[R]_N) (exp : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  is_exponential exp ->
  sumv (map_mx exp activation) != 0 /\
  dot u ((diag p - outer p p) *m u) = dot p (vpow (u - dot p u *: ones) 2) :> R
      /\
  0 <= dot u ((diag p - outer p p) *m u).

(* lnverify.softmax.log-sum-exp: The gradient of log Σ exp(a) is softmax, and
   its Hessian the Jacobian of softmax *)
Definition lnverify_softmax_log_sum_exp_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (exp log : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists G1 : 'cV[R]_N -> 'cV[R]_N, (forall activation : 'cV[R]_N, is_gradient
      (fun activation : 'cV[R]_N => log (sumv (map_mx exp activation)))
      activation (G1 activation)) /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => G1 activation)
      activation J2 /\
  sumv (map_mx exp activation) != 0 /\
  0 < sumv (map_mx exp activation) /\
  (forall i, 0 < p i 0) /\
  G1 activation = p :> 'cV[R]_N /\
  J2 = diag p - outer p p :> 'M[R]_N /\
  map_mx log p = activation - log (sumv (map_mx exp activation)) *: ones
      :> 'cV[R]_N.

(* lnverify.softmax.cross-entropy: The gradient of the cross-entropy −Σ yₙ
   log pₙ at the logits is p − y, where the targets y sum to 1 *)
Definition lnverify_softmax_cross_entropy_says (R : rcfType) (N : nat) : Prop :=
  forall (activation y : 'cV[R]_N) (exp log : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N =>
      - dot y (map_mx log ((sumv (map_mx exp activation))^-1
      *: map_mx exp activation))) activation G1 /\
  sumv (map_mx exp activation) != 0 /\
  (forall i, 0 < p i 0) /\
  G1 = sumv y *: p - y :> 'cV[R]_N /\
  sumv (sumv y *: p - y) = 0 :> R.

(* lnverify.softmax.divergence: The gradient, at the logits, of the
   divergence Σ qₙ log(qₙ/pₙ) of positive probabilities q from softmax is p −
   q *)
Definition lnverify_softmax_divergence_says (R : rcfType) (N : nat) : Prop :=
  forall (activation t : 'cV[R]_N) (exp log : R -> R),
  let q : 'cV[R]_N := (sumv (map_mx exp t))^-1 *: map_mx exp t in
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot q (map_mx log q - map_mx log ((sumv (map_mx exp activation))^-1
      *: map_mx exp activation))) activation G1 /\
  sumv (map_mx exp t) != 0 /\
  sumv (map_mx exp activation) != 0 /\
  (forall i, 0 < q i 0) /\
  (forall i, 0 < p i 0) /\
  G1 = p - q :> 'cV[R]_N.

(* lnverify.softmax.temperature: At inverse temperature β the slope of log Σ
   exp(βa) is the mean of a under softmax(βa), its slope the variance *)
Definition lnverify_softmax_temperature_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (beta : R) (exp log : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp (beta *: activation)))^-1
      *: map_mx exp (beta *: activation) in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists D1 : R -> R, (forall beta : R, is_derivative
      (fun beta : R => log (sumv (map_mx exp (beta *: activation)))) beta
      (D1 beta)) /\
  exists D2 : R, is_derivative (fun beta : R => D1 beta) beta D2 /\
  sumv (map_mx exp (beta *: activation)) != 0 /\
  0 < sumv (map_mx exp (beta *: activation)) /\
  D1 beta = dot p activation :> R /\
  D2 = dot activation ((diag p - outer p p) *m activation) :> R /\
  0 <= dot activation ((diag p - outer p p) *m activation).

(* lnverify.softmax.entropy: The entropy −Σ pₙ log pₙ of softmax is log Σ
   exp(a) − p·a, and its gradient −Ja *)
Definition lnverify_softmax_entropy_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (exp log : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N =>
      - dot ((sumv (map_mx exp activation))^-1 *: map_mx exp activation)
      (map_mx log ((sumv (map_mx exp activation))^-1 *: map_mx exp activation)))
      activation G1 /\
  sumv (map_mx exp activation) != 0 /\
  (forall i, 0 < p i 0) /\
  0 < sumv (map_mx exp activation) /\
  - dot p (map_mx log p) = log (sumv (map_mx exp activation)) - dot p activation
      :> R /\
  G1 = - ((diag p - outer p p) *m activation) :> 'cV[R]_N /\
  dot (- ((diag p - outer p p) *m activation)) activation <= 0.

(* lnverify.softmax.of-layernorm: Before a softmax, LayerNorm without gain
   only sets the temperature, to √(σ² + ε): the mean cancels *)
Definition lnverify_softmax_of_layernorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R) (exp : R -> R),
  (0 < N)%N ->
  is_exponential exp ->
  0 <= eps ->
  0 < variance activation + eps ->
  sumv (map_mx exp (normalized eps activation)) != 0 /\
  sumv (map_mx exp ((Num.sqrt (variance activation + eps))^-1 *: activation))
      != 0 /\
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  sumv (map_mx exp (normalized eps (activation + c *: ones))) != 0 /\
  0 <= variance (activation + c *: ones) + eps /\
  (sumv (map_mx exp (normalized eps activation)))^-1
      *: map_mx exp (normalized eps activation)
      = (sumv (map_mx exp ((Num.sqrt (variance activation + eps))^-1
      *: activation)))^-1 *: map_mx exp ((Num.sqrt
      (variance activation + eps))^-1 *: activation) :> 'cV[R]_N /\
  (sumv (map_mx exp (normalized eps (activation + c *: ones))))^-1
      *: map_mx exp (normalized eps (activation + c *: ones))
      = (sumv (map_mx exp (normalized eps activation)))^-1
      *: map_mx exp (normalized eps activation) :> 'cV[R]_N.

(* lnverify.softmax.after-layernorm: Through LayerNorm the gradient of the
   cross-entropy is J(p − y) for targets of sum 1, and has no mean *)
Definition lnverify_softmax_after_layernorm_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation y : 'cV[R]_N) (eps : R) (exp log : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp (normalized eps activation)))^-1
      *: map_mx exp (normalized eps activation) in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N =>
      - dot y (map_mx log ((sumv (map_mx exp (normalized eps activation)))^-1
      *: map_mx exp (normalized eps activation)))) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J2 /\
  sumv (map_mx exp (normalized eps activation)) != 0 /\
  (forall i, 0 < p i 0) /\
  G1 = J2^T *m (sumv y *: p - y) :> 'cV[R]_N /\
  dot ones G1 = 0 :> R.

(* lnverify.softmax.half: (M − m)²/4 − uᵀJu is Σ pₙ(M − uₙ)(uₙ − m) and the
   square of p·u − (M + m)/2; and (uᵢ − uⱼ)² ≤ 2‖u‖² *)
Definition lnverify_softmax_half_says (R : rcfType) (N : nat) : Prop :=
  forall (upstream activation : 'cV[R]_N) (M m : R) (i_ j_ : 'I_N)
      (exp : R -> R),
  let p : 'cV[R]_N := (sumv (map_mx exp activation))^-1
      *: map_mx exp activation in
  (0 < N)%N ->
  i_ != j_ ->
  is_exponential exp ->
  sumv (map_mx exp activation) != 0 /\
  (1 / 4%:R) * (M - m) ^+ 2 - dot upstream ((diag p - outer p p) *m upstream)
      = dot p (had (M *: ones - upstream) (upstream - m *: ones))
      + (dot p upstream - (M + m) / 2%:R) ^+ 2 :> R /\
  (upstream i_ 0 - upstream j_ 0) ^+ 2 <= 2%:R * dot upstream upstream.

(* lnverify.softmax.signs: For a vector u of signs uᵀJu = 4P(1 − P) ≤ 1,
   where P is the sum of p over its signs + *)
Definition lnverify_softmax_signs_says (R : rcfType) (N : nat) : Prop :=
  forall (p gain : 'cV[R]_N),
  let P : R := dot (nonzero_entries gain) p in
  (0 < N)%N ->
  sumv p = 1 :> R ->
  dot (2%:R *: nonzero_entries gain - ones)
      ((diag p - outer p p) *m (2%:R *: nonzero_entries gain - ones)) = 4%:R * P
      * (1 - P) :> R /\
  4%:R * P * (1 - P) <= 1.

(* lnverify.softmax.odds: Two entries of softmax have the ratio exp(aᵢ − aⱼ) *)
Definition lnverify_softmax_odds_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (i_ j_ : 'I_N) (exp : R -> R),
  (0 < N)%N ->
  i_ != j_ ->
  is_exponential exp ->
  sumv (map_mx exp activation) != 0 /\
  ((sumv (map_mx exp activation))^-1 *: map_mx exp activation) i_ 0
      = exp (activation i_ 0 - activation j_ 0)
      * ((sumv (map_mx exp activation))^-1 *: map_mx exp activation) j_ 0 :> R.

(* lnverify.softmax.one-hot: At the logits teᵢ softmax has the entry 1/(1 +
   (N − 1)exp(−t)) at i *)
Definition lnverify_softmax_one_hot_says (R : rcfType) (N : nat) : Prop :=
  forall (t : R) (i_ : 'I_N) (exp : R -> R),
  (0 < N)%N ->
  is_exponential exp ->
  sumv (map_mx exp (t *: basis i_) : 'cV[R]_N) != 0 /\
  1 + (N%:R - 1) * exp (- t) != 0 /\
  ((sumv (map_mx exp (t *: basis i_) : 'cV[R]_N))^-1
      *: map_mx exp (t *: basis i_) : 'cV[R]_N) i_ 0 = 1
      / (1 + (N%:R - 1) * exp (- t)) :> R.
