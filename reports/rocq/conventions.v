From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ioffe.inference-variance: The factor m/(m − 1) turns the variance of a
   batch into the one with the divisor m − 1 *)
Definition ioffe_inference_variance_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  2%:R <= N%:R :> R ->
  N%:R - 1 != 0 :> R /\
  (N%:R / (N%:R - 1)) * variance activation
      = dot (centered activation) (centered activation) / (N%:R - 1) :> R.

(* torch-docs.running-variance: The unbiased variance, averaged for
   inference, is N/(N − 1) times the biased one that training divides by *)
Definition torch_docs_running_variance_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  2%:R <= N%:R :> R ->
  N%:R - 1 != 0 :> R /\
  dot (centered activation) (centered activation) / (N%:R - 1)
      = (N%:R / (N%:R - 1)) * variance activation :> R /\
  variance activation <= dot (centered activation) (centered activation)
      / (N%:R - 1).

(* torch-docs.momentum: The running statistics with the momentum t of PyTorch
   are those with 1 − t of ONNX *)
Definition torch_docs_momentum_says (R : rcfType) (N : nat) : Prop :=
  forall (t r x : R),
  (1 - t) * r + t * x = r * (1 - t) + x * (1 - (1 - t)) :> R.

(* torch-docs.rms-norm: The formula of the documentation is RMSNorm with ε
   under the root *)
Definition torch_docs_rms_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  Num.sqrt (eps + dot activation activation / N%:R) != 0 /\
  0 <= eps + dot activation activation / N%:R /\
  (Num.sqrt (eps + dot activation activation / N%:R))^-1 *: had gain activation
      = had gain (rms_norm eps activation) :> 'cV[R]_N.

(* onnx.rms-norm: The listing computes RMSNorm with ε under the root, and
   then scales *)
Definition onnx_rms_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  had (rms_norm eps activation) gain = had gain (rms_norm eps activation)
      :> 'cV[R]_N.

(* onnx.group-norm.stage-one: The first stage makes the elements of a group
   have zero mean and unit variance *)
Definition onnx_group_norm_stage_one_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.

(* torch-docs.normalize: The input divided by its norm has the length 1 *)
Definition torch_docs_normalize_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 <= dot ((vnorm activation)^-1 *: activation)
      ((vnorm activation)^-1 *: activation) /\
  vnorm ((vnorm activation)^-1 *: activation) = 1 :> R.

(* lnverify.normalize-conventions: For a length x = c + t ≥ c, the floor
   max(x, c) and the root √(x² + c²) differ by a factor between 1 and √2 *)
Definition lnverify_normalize_conventions_says (R : rcfType) (N : nat) : Prop :=
  forall (c t : R),
  let x : R := c + t in
  0 <= c ->
  0 <= t ->
  x ^+ 2 <= x ^+ 2 + c ^+ 2 /\
  x ^+ 2 + c ^+ 2 <= 2%:R * x ^+ 2.

(* lnverify.unbiased-norm: Divided by the standard deviation with N − 1, the
   output is √((N − 1)/N) times LayerNorm’s, of length √(N − 1) *)
Definition lnverify_unbiased_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  0 < variance activation ->
  vnorm (centered activation) != 0 /\
  0 <= dot (centered activation) (centered activation) /\
  0 <= N%:R - 1 :> R /\
  (vnorm (centered activation))^-1 *: (Num.sqrt (N%:R - 1)
      *: centered activation) = (std activation)^-1
      *: ((Num.sqrt (N%:R - 1) / Num.sqrt N%:R) *: centered activation)
      :> 'cV[R]_N /\
  dot ((vnorm (centered activation))^-1 *:
      (Num.sqrt (N%:R - 1) *: centered activation))
      ((vnorm (centered activation))^-1 *: (Num.sqrt (N%:R - 1)
      *: centered activation)) = N%:R - 1 :> R.

(* lnverify.default-eps: With the spacing 2⁻⁷ of bfloat16 for ε, RMSNorm
   makes of the mean square 1 the mean square 128/129 *)
Definition lnverify_default_eps_says (R : rcfType) (N : nat) : Prop :=
  1 + 1 / (1 * 100%:R + 28%:R) != 0 :> R /\
  1 / (1 + 1 / (1 * 100%:R + 28%:R)) = (1 * 100%:R + 28%:R)
      / (1 * 100%:R + 29%:R) :> R.

(* keras.unit-norm: Each input of the layer gets the norm 1 *)
Definition keras_unit_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (x c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < x ->
  0 < x - c ->
  (x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R != 0 /\
  0 <= (x - c) ^+ 2 /\
  0 <= dot (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1
      *: ((vnorm activation)^-1 *: (x *: activation)))
      (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1
      *: ((vnorm activation)^-1 *: (x *: activation))) /\
  vnorm (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1
      *: ((vnorm activation)^-1 *: (x *: activation))) = 1 :> R.

(* lnverify.floored-norm: Divided by c > 0, an input of norm x comes out with
   the norm x/c *)
Definition lnverify_floored_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (x c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < x ->
  0 < c ->
  0 <= dot (c^-1 *: ((vnorm activation)^-1 *: (x *: activation)))
      (c^-1 *: ((vnorm activation)^-1 *: (x *: activation))) /\
  vnorm (c^-1 *: ((vnorm activation)^-1 *: (x *: activation))) = x / c :> R.
