From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ba.eq12: The Fisher matrix of a linear unit with normal noise is the mean
   of Cov[y|x]/φ² times xxᵀ, x, xᵀ and 1: over standard normal inputs the
   identity over φ
   not here: an expectation *)

(* ba.fisher-blocks: Without loss of generality the Fisher matrix has the
   covariance of two outputs as a factor of their units’ block *)
Definition ba_fisher_blocks_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (k_ : R),
  (0 < N)%N ->
  0 < variance activation ->
  k_ = 0 :> R ->
  ((std activation)^-1 *: (1%:M - N%:R^-1 *:
      (k_ *: (outer ones ones + outer ((std activation)^-1
      *: centered activation) ((std activation)^-1 *: centered activation)))))^T
      *m ((std activation)^-1 *: (1%:M - N%:R^-1
      *: (k_ *: (outer ones ones + outer ((std activation)^-1
      *: centered activation) ((std activation)^-1 *: centered activation)))))
      = (variance activation)^-1 *: diag (vpow
      (ones - N%:R^-1 *: (k_ *: (ones + vpow
      ((std activation)^-1 *: centered activation) 2))) 2) :> 'M[R]_N.

(* lnverify.fisher: For independent outputs of variance 1 the Fisher matrix
   of the summed inputs is (Π − x̂x̂ᵀ/N)/σ² *)
Definition lnverify_fisher_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => (std activation)^-1 *: centered activation) activation J1 /\
  J1^T *m J1 = (variance activation)^-1 *: (Pi - N%:R^-1 *: outer xhat xhat)
      :> 'M[R]_N.

(* ba.growth-output: Where a weight vector grows, the model’s output remains
   the same *)
Definition ba_growth_output_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d : 'cV[R]_N) (c k_ : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  k_ = 0 :> R ->
  std (had (c *: ones + k_ *: d) activation) != 0 /\
  0 <= variance (had (c *: ones + k_ *: d) activation) /\
  (std (had (c *: ones + k_ *: d) activation))^-1
      *: centered (had (c *: ones + k_ *: d) activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N.

(* ba.metric.batch: In batch normalization the metric along the gain of a
   unit is the mean of the outputs’ variances *)
Definition ba_metric_batch_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d : 'cV[R]_N) (k_ c : R),
  (0 < N)%N ->
  0 < variance activation ->
  k_ = 0 :> R ->
  dot (c *: ones + k_ *: d) (vpow ((std activation)^-1 *: centered activation)
      2) / N%:R = mean (c *: ones + k_ *: d) :> R.

(* lnverify.metric.batch: The mean of dₙx̂ₙ² is the mean of dₙ and the
   covariance of d with x̂² *)
Definition lnverify_metric_batch_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d : 'cV[R]_N),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  (0 < N)%N ->
  0 < variance activation ->
  dot d (vpow xhat 2) / N%:R = mean d + dot (centered d) (vpow xhat 2 - ones)
      / N%:R :> R.

(* ba.metric.error-alone: In the normalized model the metric depends on the
   size of the prediction error alone
   not here: it is refuted; lnverify.metric.layer is true instead *)

(* lnverify.metric.layer: In layer normalization a change d of the gain has
   the metric Σ dₙ²x̂ₙ²/2 for independent errors of variance 1 *)
Definition lnverify_metric_layer_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d gain : 'cV[R]_N) (i_ : 'I_N),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  (0 < N)%N ->
  0 < variance activation ->
  dot (had (gain + d) xhat - had gain xhat)
      (had (gain + d) xhat - had gain xhat) / 2%:R
      = dot (vpow d 2) (vpow xhat 2) / 2%:R :> R /\
  dot (vpow (d i_ 0 *: basis i_) 2) (vpow xhat 2) / 2%:R
      <= ((N%:R - 1) * dot (d i_ 0 *: basis i_ : 'cV[R]_N) (d i_ 0 *: basis i_))
      / 2%:R.

(* lnverify.metric.weight-norm: The gain of weight normalization moves the
   output as the length of w moves that of the plain model *)
Definition lnverify_metric_weight_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (w x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  exists D1 : R, is_derivative (fun c : R => c * (dot w x / vnorm w)) c D1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => dot w x) w G2 /\
  D1 = dot w x / vnorm w :> R /\
  dot G2 ((vnorm w)^-1 *: w) = dot w x / vnorm w :> R.

(* lnverify.logistic-fisher: Of a logistic unit with weights w and bias b,
   the Fisher matrix at one input x is p(1 − p) times xxᵀ, x and 1
   not here: a derivative of a derivative *)

(* lnverify.logistic-divergence: Along a change td of the weights the
   divergence of a logistic unit has the second derivative p(1 − p)(d·x)² *)
Definition lnverify_logistic_divergence_says (R : rcfType) (N : nat) : Prop :=
  forall (w x d : 'cV[R]_N) (t : R) (exp log : R -> R),
  let q : R := 1 / (1 + exp (- dot w x)) in
  let p : R := 1 / (1 + exp (- dot (w + t *: d) x)) in
  (0 < N)%N ->
  is_exponential exp ->
  is_logarithm exp log ->
  exists D1 : R -> R, (forall t : R, is_derivative
      (fun t : R => log (1 + exp (dot (w + t *: d) x)) - q * dot (w + t *: d) x)
      t (D1 t)) /\
  exists D2 : R, is_derivative (fun t : R => D1 t) t D2 /\
  1 + exp (- dot w x) != 0 /\
  1 + exp (- dot (w + t *: d) x) != 0 /\
  0 < 1 + exp (dot (w + t *: d) x) /\
  D1 t = (p - q) * dot d x :> R /\
  D2 = p * (1 - p) * dot d x ^+ 2 :> R.
