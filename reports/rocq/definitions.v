From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.definition.mean: μ is linear, is c for the constant activation
   c1, and leaves deviations that sum to 0 *)
Definition lnverify_definition_mean_says (R : rcfType) (N : nat) : Prop :=
  forall (activation x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  mean (c *: ones : 'cV[R]_N) = c :> R /\
  mean (activation + c *: x) = mean activation + c * mean x :> R /\
  sumv (centered activation) = 0 :> R.

(* lnverify.definition.centered: a′ has entries that sum to 0, and differs
   from a by a multiple of 1 *)
Definition lnverify_definition_centered_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  sumv (centered activation) = 0 :> R /\
  N%:R *: (activation - centered activation)
      = sumv (activation - centered activation) *: ones :> 'cV[R]_N.

(* lnverify.definition.variance: σ² is the mean of the squares less the
   square of the mean: it forgets a shift and is quadratic in a scale *)
Definition lnverify_definition_variance_says (R : rcfType) (N : nat) : Prop :=
  forall (v activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  sumv v = 0 :> R ->
  variance activation = mean (had activation activation) - mean activation ^+ 2
      :> R /\
  variance (activation + c *: ones) = variance activation :> R /\
  variance (c *: activation) = c ^+ 2 * variance activation :> R /\
  N%:R * variance v = dot v v :> R.

(* lnverify.definition.std: σ is not negative, and its square is the variance *)
Definition lnverify_definition_std_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  0 <= variance activation /\
  0 <= std activation /\
  N%:R * std activation ^+ 2 = dot (centered activation) (centered activation)
      :> R.

(* lnverify.definition.normalized: x̂ has the mean 0, the mean square σ²/(σ²
   + ε), and the direction of a′ *)
Definition lnverify_definition_normalized_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  sumv (normalized eps activation) = 0 :> R /\
  dot (normalized eps activation) (normalized eps activation) / N%:R
      = variance activation / (variance activation + eps) :> R /\
  0 <= dot (normalized eps activation) activation /\
  outer (normalized eps activation) (centered activation)
      = outer (centered activation) (normalized eps activation) :> 'M[R]_N.

(* lnverify.definition.layer-norm: LayerNorm is affine in gain and bias: the
   bias where the gain is 0, x̂ where it is 1 and the bias 0 *)
Definition lnverify_definition_layer_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias d : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  layer_norm eps (c *: gain) bias activation - bias = c
      *: (layer_norm eps gain bias activation - bias) :> 'cV[R]_N /\
  normalized eps activation = normalized eps activation :> 'cV[R]_N /\
  layer_norm eps (had d gain) (had d bias) activation
      = had d (layer_norm eps gain bias activation) :> 'cV[R]_N /\
  layer_norm eps gain (bias + d) activation
      - layer_norm eps gain bias activation = d :> 'cV[R]_N.

(* lnverify.definition.rms-norm: RMSNorm keeps the direction, and has the
   mean square m/(m + ε), m = ‖a‖²/N *)
Definition lnverify_definition_rms_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  dot (rms_norm eps activation) (rms_norm eps activation) / N%:R
      = (dot activation activation / N%:R) /
      (dot activation activation / N%:R + eps) :> R /\
  0 <= dot (rms_norm eps activation) activation /\
  outer (rms_norm eps activation) activation
      = outer activation (rms_norm eps activation) :> 'M[R]_N.

(* lnverify.definition.unit-map: u_ε keeps the direction, and its squared
   length is ‖x‖²/(‖x‖² + ε) *)
Definition lnverify_definition_unit_map_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation + eps ->
  dot (unit_map eps activation) (unit_map eps activation)
      = dot activation activation / (dot activation activation + eps) :> R /\
  0 <= dot (unit_map eps activation) activation /\
  outer (unit_map eps activation) activation
      = outer activation (unit_map eps activation) :> 'M[R]_N.

(* lnverify.definition.centering: Π is the orthogonal projector with kernel
   span(1) *)
Definition lnverify_definition_centering_says (R : rcfType) (N : nat) : Prop :=
  forall (v : 'cV[R]_N),
  (0 < N)%N ->
  sumv v = 0 :> R ->
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = 0 :> 'cV[R]_N /\
  Pi *m v = v :> 'cV[R]_N.

(* lnverify.definition.norm: ‖v‖ is not negative, is √N for 1, scales with
   |c|, and is the root of tr(vvᵀ) *)
Definition lnverify_definition_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (v : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 <= dot v v /\
  0 <= dot (ones : 'cV[R]_N) ones :> R /\
  0 <= dot (c *: v) (c *: v) /\
  0 <= vnorm v /\
  vnorm (ones : 'cV[R]_N) ^+ 2 = N%:R :> R /\
  vnorm (c *: v) ^+ 2 = c ^+ 2 * vnorm v ^+ 2 :> R /\
  vnorm v ^+ 2 = \tr (outer v v) :> R.

(* lnverify.definition.reflection: The reflection with the normal d is a
   symmetric involution of trace N − 2 that reverses d *)
Definition lnverify_definition_reflection_says (R : rcfType) (N : nat) : Prop :=
  forall (d : 'cV[R]_N),
  (0 < N)%N ->
  0 < dot d d ->
  reflection d *m d = - d :> 'cV[R]_N /\
  (reflection d)^T = reflection d :> 'M[R]_N /\
  reflection d *m reflection d = 1%:M :> 'M[R]_N /\
  \tr (reflection d) = N%:R - 2%:R :> R.

(* lnverify.definition.normal-direction: α is the vector that the gain takes
   to 1 *)
Definition lnverify_definition_normal_direction_says (R : rcfType) (N : nat) :
    Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  had gain (alpha gain) = ones :> 'cV[R]_N.

(* lnverify.definition.off-normal: Π₂ is an orthogonal projector of trace N −
   1, which takes its normal to 0 *)
Definition lnverify_definition_off_normal_says (R : rcfType) (N : nat) : Prop :=
  forall (d : 'cV[R]_N),
  (0 < N)%N ->
  0 < dot d d ->
  Pi2 d *m Pi2 d = Pi2 d :> 'M[R]_N /\
  (Pi2 d)^T = Pi2 d :> 'M[R]_N /\
  Pi2 d *m d = 0 :> 'cV[R]_N /\
  \tr (Pi2 d) = N%:R - 1 :> R.

(* lnverify.definition.gain-matrix: The linear part of LayerNorm takes a to g
   ⊙ a′ *)
Definition lnverify_definition_gain_matrix_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation gain : 'cV[R]_N),
  (0 < N)%N ->
  gain_matrix gain *m activation = had gain (centered activation) :> 'cV[R]_N.

(* lnverify.definition.image-matrix: GΠG is the symmetric matrix with the
   quadratic form ‖Π(g ⊙ v)‖² *)
Definition lnverify_definition_image_matrix_says (R : rcfType) (N : nat) : Prop
    :=
  forall (gain v : 'cV[R]_N),
  (0 < N)%N ->
  (image_matrix gain)^T = image_matrix gain :> 'M[R]_N /\
  dot v (image_matrix gain *m v) = dot (had gain v) (had gain v)
      - sumv (had gain v) ^+ 2 / N%:R :> R.

(* lnverify.definition.drazin: g^D solves g ⊙ d ⊙ g = g and d ⊙ g ⊙ d = d;
   the two indicators have the entries 0 and 1 and tell zeros apart *)
Definition lnverify_definition_drazin_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  had (nonzero_entries gain) gain = gain :> 'cV[R]_N /\
  had (had (drazin gain) gain) (drazin gain) = drazin gain :> 'cV[R]_N /\
  had (zero_entries gain) gain = 0 :> 'cV[R]_N /\
  had (zero_entries gain) (zero_entries gain) = zero_entries gain :> 'cV[R]_N /\
  nonzero_entries gain + zero_entries gain = ones :> 'cV[R]_N /\
  squared_drazin gain = diag (had (drazin gain) (drazin gain)) :> 'M[R]_N.
