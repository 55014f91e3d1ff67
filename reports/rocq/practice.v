From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* torch-docs.eps-added: The value ε is added to what stands under the root
   of the denominator *)
Definition torch_docs_eps_added_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  normalized eps activation = normalized eps activation :> 'cV[R]_N.

(* derf.layer-norm: LayerNorm normalizes each channel across the token axis
   not here: it is refuted; lnverify.tokens.statistics is true instead *)

(* mindspore.rstd: The second output is the reciprocal of the root mean
   square, which RMSNorm multiplies its input by *)
Definition mindspore_rstd_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  (1 / Num.sqrt (dot activation activation / N%:R + eps)) ^+ 2
      * (dot activation activation / N%:R + eps) = 1 :> R.

(* lnverify.reciprocal-rms: The square of LayerNorm’s divisor is that of
   RMSNorm’s times 1 − μ²/(m + ε) *)
Definition lnverify_reciprocal_rms_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  let m : R := dot activation activation / N%:R in
  (0 < N)%N ->
  0 <= eps ->
  0 < m + eps ->
  (variance activation + eps) / (m + eps) = 1 - mean activation ^+ 2 / (m + eps)
      :> R.

(* flashnorm.rope: Gains before a rotation fuse into its tables: the cosines
   take the entry’s gain, the sines that of its partner *)
Definition flashnorm_rope_says (R : rcfType) (N : nat) : Prop :=
  forall (x y c t g h : R),
  c * (g * x) - t * (h * y) = g * c * x - h * t * y :> R /\
  t * (g * x) + c * (h * y) = g * t * x + h * c * y :> R.

(* lnverify.rope-gain: A gain does not commute with a rotation of a pair but
   for what the sine and the difference of the gains make 0 *)
Definition lnverify_rope_gain_says (R : rcfType) (N : nat) : Prop :=
  forall (x y t g h c : R),
  c * (g * x) - t * (h * y) - g * (c * x - t * y) = t * (g - h) * y :> R /\
  t * (g * x) + c * (h * y) - h * (t * x + c * y) = t * (g - h) * x :> R.

(* flashnorm.energy: The bound on the error of scaling degrades only where
   the energy is small beside ε *)
Definition flashnorm_energy_says (R : rcfType) (N : nat) : Prop :=
  forall (y t c : R),
  0 < y ->
  t ^+ 2 <= 4%:R ->
  t ^+ 2 * y + ((10%:R ^+ 2) + c ^+ 2) * y
      <= ((2%:R * 100%:R + 3%:R) / (2%:R * (10%:R ^+ 2))) ^+ 2
      * (((10%:R ^+ 2) + c ^+ 2) * y + y).

(* lnverify.correlation: Without ε, gain and bias the product of two outputs
   of LayerNorm is N times the inputs’ correlation *)
Definition lnverify_correlation_says (R : rcfType) (N : nat) : Prop :=
  forall (activation x : 'cV[R]_N),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  let xhat_ : 'cV[R]_N := (std x)^-1 *: centered x in
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance x ->
  N%:R * std activation * std x != 0 /\
  dot xhat xhat_ = N%:R * (dot (centered activation) (centered x)
      / (N%:R * std activation * std x)) :> R.

(* lnverify.no-limit: Without ε LayerNorm has no limit at a constant vector:
   along each direction x it keeps the output of x *)
Definition lnverify_no_limit_says (R : rcfType) (N : nat) : Prop :=
  forall (x : 'cV[R]_N) (t k_ : R),
  let xhat : 'cV[R]_N := (std (k_ *: ones + t *: x))^-1
      *: centered (k_ *: ones + t *: x) in
  let xhat_ : 'cV[R]_N := (std x)^-1 *: centered x in
  (0 < N)%N ->
  0 < variance x ->
  0 < t ->
  std (k_ *: ones + t *: x) != 0 /\
  0 <= variance (k_ *: ones + t *: x) /\
  xhat = xhat_ :> 'cV[R]_N.

(* wu.zero-scale: With the scale 0 in its last normalization a residual block
   is the identity, and the scale still learns *)
Definition wu_zero_scale_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain : 'cV[R]_N) (c eps : R),
  (0 < N)%N ->
  0 <= eps ->
  c = 0 :> R ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => activation
      + had (c *: ones) (normalized eps activation)) activation J1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N
      => dot upstream (had gain (normalized eps activation))) gain G2 /\
  activation + had (c *: ones) (normalized eps activation) = activation
      :> 'cV[R]_N /\
  J1 = 1%:M :> 'M[R]_N /\
  G2 = had upstream (normalized eps activation) :> 'cV[R]_N.

(* jiang.layer-scale: The output has mean 0 although LayerScale is applied *)
Definition jiang_layer_scale_says (R : rcfType) (N : nat) : Prop :=
  forall (d y : 'cV[R]_N) (k_ c : R),
  (0 < N)%N ->
  k_ = 0 :> R ->
  sumv (had (c *: ones + k_ *: d) (centered y)) = 0 :> R.

(* lnverify.layer-scale-mean: Factors d of a centred output y leave the sum
   d′·y, with d′ the centred factors: 0 for equal ones *)
Definition lnverify_layer_scale_mean_says (R : rcfType) (N : nat) : Prop :=
  forall (d y : 'cV[R]_N),
  (0 < N)%N ->
  sumv (had d (centered y)) = dot (centered d) y :> R.

(* ba.reparameterization: With expected statistics normalization is another
   parameterization of the plain model: of weights (g/s) w and bias b − gm/s *)
Definition ba_reparameterization_says (R : rcfType) (N : nat) : Prop :=
  forall (w x : 'cV[R]_N) (s g b m : R),
  (0 < N)%N ->
  0 < s ->
  (g * (dot w x - m)) / s + b = dot ((g / s) *: w) x + (b - (g * m) / s) :> R.

(* ba.recurrent: A layer-normalized recurrent network does not notice a
   rescaling of all summed inputs to a layer *)
Definition ba_recurrent_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  std (c *: activation) != 0 /\
  0 <= variance (c *: activation) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N.

(* keras.instance-norm: With as many groups as channels it is instance
   normalization
   not here: a free matrix or a second dimension *)
