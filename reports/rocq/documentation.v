From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* onnx.layer-norm.stage-one: The first stage makes the normalized elements
   have zero mean and unit variance *)
Definition onnx_layer_norm_stage_one_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.

(* onnx.mvn: The function body of MeanVarianceNormalization computes what its
   text says *)
Definition onnx_mvn_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2) + eps != 0
      /\
  0 <= dot activation activation / N%:R - mean activation ^+ 2 /\
  (Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2) + eps)^-1
      *: centered activation = (std activation)^-1 *: centered activation
      :> 'cV[R]_N.

(* lnverify.mvn: With ε added to the standard deviation the output is shorter
   by the factor σ/(σ + ε) *)
Definition lnverify_mvn_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2) + eps != 0
      /\
  std activation + eps != 0 /\
  0 <= dot activation activation / N%:R - mean activation ^+ 2 /\
  (Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2) + eps)^-1
      *: centered activation = (std activation)^-1
      *: ((std activation / (std activation + eps)) *: centered activation)
      :> 'cV[R]_N.

(* keras.rms-scaling: With its option rms_scaling the layer scales by the
   inverse root of the mean square of its inputs
   not here: it is refuted; lnverify.rms-scaling is true instead *)

(* lnverify.rms-scaling: Divided by √(σ² + ε) without centring, the output is
   LayerNorm’s, shifted by μ/√(σ² + ε) *)
Definition lnverify_rms_scaling_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  (Num.sqrt (variance activation + eps))^-1 *: activation
      = normalized eps activation + (mean activation
      / Num.sqrt (variance activation + eps)) *: ones :> 'cV[R]_N /\
  dot ((Num.sqrt (variance activation + eps))^-1 *: activation)
      ((Num.sqrt (variance activation + eps))^-1 *: activation) / N%:R
      = (dot activation activation / N%:R) / (variance activation + eps) :> R.

(* keras.scale-before-relu: Before a ReLU the scale can be left out, since
   the next layer does the scaling *)
Definition keras_scale_before_relu_says (R : rcfType) (N : nat) : Prop :=
  forall (c x : R),
  0 <= c ->
  0 <= (c * x) ^+ 2 /\
  0 <= x ^+ 2 /\
  (c * x + Num.sqrt ((c * x) ^+ 2)) / 2%:R = c
      * ((x + Num.sqrt (x ^+ 2)) / 2%:R) :> R.

(* lnverify.relu-of-scaled: A scale c passes through ReLU, and a negative one
   leaves |c| |x| beside it *)
Definition lnverify_relu_of_scaled_says (R : rcfType) (N : nat) : Prop :=
  forall (c x : R),
  0 <= (c * x) ^+ 2 /\
  0 <= x ^+ 2 /\
  0 <= (- c) ^+ 2 /\
  (c * x + Num.sqrt ((c * x) ^+ 2)) / 2%:R = c
      * ((x + Num.sqrt (x ^+ 2)) / 2%:R) + ((- c + Num.sqrt ((- c) ^+ 2))
      / 2%:R) * Num.sqrt (x ^+ 2) :> R.

(* keras.eps-lower-bound: ε² ≤ ε is a lower bound of the squared divisor *)
Definition keras_eps_lower_bound_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  eps <= 1 ->
  eps ^+ 2 <= eps /\
  eps <= dot activation activation / N%:R + eps.

(* lnverify.eps-lower-bound: √(m + ε) ≥ √ε, and at 0 the two are the same *)
Definition lnverify_eps_lower_bound_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 <= eps /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= dot (0 : 'cV[R]_N) 0 / N%:R + eps /\
  Num.sqrt eps <= Num.sqrt (dot activation activation / N%:R + eps) /\
  Num.sqrt (dot (0 : 'cV[R]_N) 0 / N%:R + eps) = Num.sqrt eps :> R.

(* keras.rmsnorm: The layer multiplies by the inverse root of the mean
   square, and by the scale *)
Definition keras_rmsnorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  eps = 0 :> R ->
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= dot activation activation / N%:R /\
  had gain (rms_norm eps activation) = (Num.sqrt
      (dot activation activation / N%:R))^-1 *: had gain activation :> 'cV[R]_N.

(* torch-docs.layer-norm: LayerNorm divides by σ + ε *)
Definition torch_docs_layer_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  std activation + eps != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  (std activation + eps)^-1 *: had gain (centered activation) + bias
      = layer_norm eps gain bias activation :> 'cV[R]_N.

(* mindspore.rms-norm: The operator divides by the root of the mean square
   with ε *)
Definition mindspore_rms_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  Num.sqrt (mean (vpow activation 2) + eps) != 0 /\
  0 <= mean (vpow activation 2) + eps /\
  (Num.sqrt (mean (vpow activation 2) + eps))^-1 *: had gain activation
      = had gain (rms_norm eps activation) :> 'cV[R]_N.

(* flax.fast-variance: The variance is the mean of the squares less the
   square of the mean *)
Definition flax_fast_variance_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  dot activation activation / N%:R - mean activation ^+ 2 = variance activation
      :> R.

(* onnx.group-norm: With one group, group normalization is LayerNormalization
   not here: a free matrix or a second dimension *)

(* keras.group-size: Group normalization with one group is a layer
   normalization over height, width and channels
   not here: a free matrix or a second dimension *)

(* torch-docs.group-norm: A single group is equivalent with LayerNorm
   not here: a free matrix or a second dimension *)
