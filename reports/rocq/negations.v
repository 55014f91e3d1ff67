From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* not riechers.ball.open: After sub-step (ii) all points lie in the open
   N-ball of radius √N *)
Definition riechers_ball_open_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 < N%:R - dot (normalized eps activation) (normalized eps activation).
Definition riechers_ball_open_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_ball_open_as_stated R N.

(* not riechers.image-in-ellipsoid.interior: The image without bias lies in
   the interior of the hyperellipsoid *)
Definition riechers_image_in_ellipsoid_interior_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain activation bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias activation - bias = diag gain
      *m normalized eps activation :> 'cV[R]_N /\
  0 < N%:R - dot (normalized eps activation) (normalized eps activation).
Definition riechers_image_in_ellipsoid_interior_fails_says (R : rcfType) : Prop
    :=
  ~ forall N : nat, riechers_image_in_ellipsoid_interior_as_stated R N.

(* not riechers.surface.hyperellipsoid: A point of norm √N after sub-step
   (ii) ends on the surface of the (N − 1)-hyperellipsoid
   at the witness it is not defined, for a divisor is 0 *)
Definition riechers_surface_hyperellipsoid_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  dot (layer_norm eps gain bias activation - bias)
      (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain)
      *m (layer_norm eps gain bias activation - bias))
      = dot (normalized eps activation) (normalized eps activation) :> R.
Definition riechers_surface_hyperellipsoid_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_surface_hyperellipsoid_as_stated R N.

(* not riechers.principal-axes.zero-gain: With zero gains the principal axes
   of the image are the eigenvectors of (G^D)², with semi-axes √(N/λ) *)
Definition riechers_principal_axes_zero_gain_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (gain : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let P : 'M[R]_N := diag (nonzero_entries gain) in
  (0 < N)%N ->
  0 < k_ ->
  N%:R *: (image_matrix gain *m squared_drazin gain) = N%:R *: P :> 'M[R]_N.
Definition riechers_principal_axes_zero_gain_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_principal_axes_zero_gain_as_stated R N.

(* not riechers.stretched-ball: diag(g) maps the ball to an N-dimensional
   hyperellipsoid whose principal axes are the neural basis
   at the witness it is not defined, for a divisor is 0 *)
Definition riechers_stretched_ball_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (z gain : 'cV[R]_N),
  let G : 'M[R]_N := diag gain in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) /\
  sumv (vpow (had (G *m z) (vinv gain)) 2) = dot z z :> R /\
  G *m G^T = diag (vpow gain 2) :> 'M[R]_N.
Definition riechers_stretched_ball_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_stretched_ball_as_stated R N.

(* not riechers.tilt: diag(g) tilts the hyperplane: it leaves the one
   perpendicular to 1 *)
Definition riechers_tilt_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let z : 'cV[R]_N := Pi *m gain in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  sumv (had gain z) = dot z z :> R /\
  0 < dot z z /\
  had gain (Pi *m had (Pi2 (alpha gain) *m x) (vinv gain)) = Pi2 (alpha gain)
      *m x :> 'cV[R]_N.
Definition riechers_tilt_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_tilt_as_stated R N.

(* not riechers.intersection: The section of the hyperellipsoid by the
   hyperplane is the image of the section of the ball
   at the witness it is not defined, for a divisor is 0 *)
Definition riechers_intersection_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let y : 'cV[R]_N := Pi2 (alpha gain) *m x in
  let z : 'cV[R]_N := had y (vinv gain) in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) /\
  dot (alpha gain) (alpha gain) != 0 /\
  sumv z = 0 :> R /\
  diag gain *m (Pi *m z) = y :> 'cV[R]_N /\
  dot z z = sumv (vpow z 2) :> R /\
  dot (alpha gain) (had gain (Pi *m x)) = 0 :> R /\
  sumv (vpow (had (had gain (Pi *m x)) (vinv gain)) 2) <= dot x x.
Definition riechers_intersection_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_intersection_as_stated R N.

(* not cheatsheet.mean-variance: Each (batch, position) pair is normalized to
   mean 0 and variance 1 *)
Definition cheatsheet_mean_variance_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.
Definition cheatsheet_mean_variance_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, cheatsheet_mean_variance_as_stated R N.

(* not walkthrough.undo: A gain equal to the original variance undoes the
   normalization *)
Definition walkthrough_undo_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Pi *m layer_norm eps (variance activation *: ones) (c *: ones) activation
      = centered activation :> 'cV[R]_N.
Definition walkthrough_undo_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, walkthrough_undo_as_stated R N.

(* not walkthrough.example.rounding: The variance is printed as 0.99996 for
   reasons of floating point: without rounding errors it is printed as 1 *)
Definition walkthrough_example_rounding_as_stated (R : rcfType) (N : nat) : Prop
    :=
  let mu : R := 7%:R / 3%:R in
  let variance_ : R := ((2%:R - mu) ^+ 2 + (2%:R - mu) ^+ 2 + (3%:R - mu) ^+ 2)
      / 3%:R in
  variance_ + 1 / (10%:R ^+ 5) != 0 :> R /\
  1 - 5%:R / (10%:R ^+ 6) <= variance_ / (variance_ + 1 / (10%:R ^+ 5)) :> R /\
  variance_ / (variance_ + 1 / (10%:R ^+ 5)) <= 1 + 5%:R / (10%:R ^+ 6) :> R.
Definition walkthrough_example_rounding_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, walkthrough_example_rounding_as_stated R N.

(* not walkthrough.scale-invariance: Scaling the input by a constant c does
   not change the output *)
Definition walkthrough_scale_invariance_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (activation gain bias : 'cV[R]_N) (c eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias (c *: activation)
      = layer_norm eps gain bias activation :> 'cV[R]_N.
Definition walkthrough_scale_invariance_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, walkthrough_scale_invariance_as_stated R N.

(* not cheatsheet.pre-ln: Pre-LN computes LayerNorm(x) +
   SubLayer(LayerNorm(x)) *)
Definition cheatsheet_pre_ln_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation f gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  2%:R <= N%:R :> R ->
  0 < variance activation + eps ->
  layer_norm eps gain bias activation + f = activation + f :> 'cV[R]_N.
Definition cheatsheet_pre_ln_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, cheatsheet_pre_ln_as_stated R N.

(* not visualizing.subspace: A = diag(a) takes U into a different subspace *)
Definition visualizing_subspace_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (x gain : 'cV[R]_N),
  (0 < N)%N ->
  sumv (had gain (Pi *m x)) = dot (Pi *m gain) x :> R /\
  0 < sumv (had gain (Pi *m gain)).
Definition visualizing_subspace_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, visualizing_subspace_as_stated R N.

(* not visualizing.ellipsoid: lnorm maps into an (n − 2)-dimensional
   ellipsoid
   at the witness it is not defined, for a divisor is 0 *)
Definition visualizing_ellipsoid_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  let y : 'cV[R]_N := (std activation + eps)^-1
      *: had gain (centered activation) + bias - bias in
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  (forall i, gain i 0 != 0) /\
  std activation + eps != 0 /\
  dot (alpha gain) y = 0 :> R /\
  sumv (vpow (had y (vinv gain)) 2) = N%:R :> R.
Definition visualizing_ellipsoid_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, visualizing_ellipsoid_as_stated R N.

(* not walkthrough.rmsnorm.code: The scalar function rmsnorm computes the
   formula without its gain *)
Definition walkthrough_rmsnorm_code_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  Num.sqrt (mean (vpow activation 2) + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= mean (vpow activation 2) + eps /\
  0 <= dot activation activation / N%:R /\
  (Num.sqrt (mean (vpow activation 2) + eps))^-1 *: activation
      = (Num.sqrt (dot activation activation / N%:R))^-1 *: activation
      :> 'cV[R]_N.
Definition walkthrough_rmsnorm_code_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, walkthrough_rmsnorm_code_as_stated R N.

(* not walkthrough.rmsnorm.rescaling: RMSNorm, by its formula, does not
   notice a change of scale *)
Definition walkthrough_rmsnorm_rescaling_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= dot activation activation / N%:R /\
  (Num.sqrt (dot (c *: activation) (c *: activation) / N%:R))^-1
      *: (c *: activation) = (Num.sqrt (dot activation activation / N%:R))^-1
      *: activation :> 'cV[R]_N.
Definition walkthrough_rmsnorm_rescaling_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, walkthrough_rmsnorm_rescaling_as_stated R N.

(* not walkthrough.whitened: Data with mean 0 and unit variance in each
   feature are white: the direction (c, d) has the variance c² + d² *)
Definition walkthrough_whitened_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation x : 'cV[R]_N) (c d : R),
  (0 < N)%N ->
  sumv activation = 0 :> R ->
  sumv x = 0 :> R ->
  0 < dot activation activation ->
  0 < dot x x ->
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (dot x x / N%:R) != 0 /\
  0 <= dot activation activation / N%:R /\
  0 <= dot x x / N%:R /\
  variance (c *: ((Num.sqrt (dot activation activation / N%:R))^-1
      *: activation) + d *: ((Num.sqrt (dot x x / N%:R))^-1 *: x)) = c ^+ 2
      + d ^+ 2 :> R.
Definition walkthrough_whitened_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, walkthrough_whitened_as_stated R N.

(* not walkthrough.batchnorm.fixes: BatchNorm fixes the mean and the variance
   of each feature over the batch: its bias and its gain squared *)
Definition walkthrough_batchnorm_fixes_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (activation : 'cV[R]_N) (g eps b : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (g *: normalized eps activation + b *: ones) = b :> R /\
  variance (g *: normalized eps activation + b *: ones) = g ^+ 2 :> R.
Definition walkthrough_batchnorm_fixes_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, walkthrough_batchnorm_fixes_as_stated R N.

(* not stollenwerk.rmsnorm: The inverse square root unit √N aᵢ/√(aᵢ² + c) is
   the exact counterpart of RMSNorm at the entry i *)
Definition stollenwerk_rmsnorm_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (activation i_ 0 ^+ 2 + c) != 0 /\
  0 <= dot activation activation / N%:R /\
  0 <= activation i_ 0 ^+ 2 + c /\
  ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation) i_ 0
      = Num.sqrt N%:R * (activation i_ 0 / Num.sqrt (activation i_ 0 ^+ 2 + c))
      :> R.
Definition stollenwerk_rmsnorm_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, stollenwerk_rmsnorm_as_stated R N.

(* not stollenwerk.layernorm: The inverse square root unit √N aₙ/√(aₙ² + c)
   is the exact counterpart of LayerNorm, entry by entry *)
Definition stollenwerk_layernorm_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  (0 < N)%N ->
  0 < variance activation ->
  had (vpow xhat 2) (vpow activation 2 + c *: ones) = N%:R *: vpow activation 2
      :> 'cV[R]_N.
Definition stollenwerk_layernorm_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, stollenwerk_layernorm_as_stated R N.

(* not ba.rescaling: If all weight vectors are scaled alike and shifted
   alike, layer normalization gives the same output *)
Definition ba_rescaling_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (c t : R),
  (0 < N)%N ->
  0 < variance activation ->
  std (c *: activation + t *: ones) != 0 /\
  0 <= variance (c *: activation + t *: ones) /\
  had gain ((std (c *: activation + t *: ones))^-1
      *: centered (c *: activation + t *: ones)) + bias
      = had gain ((std activation)^-1 *: centered activation) + bias
      :> 'cV[R]_N.
Definition ba_rescaling_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_rescaling_as_stated R N.

(* not ba.case-rescaling: Rescaling an individual data point does not change
   the prediction *)
Definition ba_case_rescaling_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  std (c *: activation) != 0 /\
  0 <= variance (c *: activation) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N.
Definition ba_case_rescaling_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_case_rescaling_as_stated R N.

(* not ba.scalars: If the weight vector is scaled, μ and σ of batch and
   weight normalization scale by the same factor *)
Definition ba_scalars_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation w : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  0 <= dot (c *: w) (c *: w) /\
  0 <= dot w w /\
  mean (c *: activation) = c * mean activation :> R /\
  std (c *: activation) = c * std activation :> R /\
  vnorm (c *: w) = c * vnorm w :> R.
Definition ba_scalars_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_scalars_as_stated R N.

(* not ba.table1.layer: Of six changes layer normalization is invariant to
   all but two: factors of single weight vectors, and a shift of the data set *)
Definition ba_table1_layer_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  std (c *: activation) != 0 /\
  std (activation + c *: ones) != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance (activation + c *: ones) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N /\
  (std (activation + c *: ones))^-1 *: centered (activation + c *: ones)
      = (std activation)^-1 *: centered activation :> 'cV[R]_N.
Definition ba_table1_layer_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_layer_as_stated R N.

(* not ba.table1.weight: Weight normalization is invariant to factors of the
   weights, and to none of the other changes *)
Definition ba_table1_weight_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (w d x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  vnorm (c *: w) != 0 /\
  0 <= dot (c *: w) (c *: w) /\
  dot (c *: w) x / vnorm (c *: w) = dot w x / vnorm w :> R.
Definition ba_table1_weight_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_weight_as_stated R N.

(* not ba.table1.batch: Batch normalization of one unit is invariant to all
   but a shift of its weights and factors of single cases *)
Definition ba_table1_batch_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  std (c *: activation) != 0 /\
  std (activation + c *: ones) != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance (activation + c *: ones) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N /\
  (std (activation + c *: ones))^-1 *: centered (activation + c *: ones)
      = (std activation)^-1 *: centered activation :> 'cV[R]_N.
Definition ba_table1_batch_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_batch_as_stated R N.

(* not ba.all-rescaling: All the normalization methods are invariant to
   rescaling the dataset *)
Definition ba_all_rescaling_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (k_ t c : R),
  (0 < N)%N ->
  0 < variance activation ->
  k_ * t + (1 - k_) * std (c *: activation) != 0 /\
  k_ * t + (1 - k_) * std activation != 0 /\
  0 <= variance (c *: activation) /\
  (k_ * t + (1 - k_) * std (c *: activation))^-1
      *: (c *: activation - ((1 - k_) * mean (c *: activation)) *: ones)
      = (k_ * t + (1 - k_) * std activation)^-1
      *: (activation - ((1 - k_) * mean activation) *: ones) :> 'cV[R]_N.
Definition ba_all_rescaling_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_all_rescaling_as_stated R N.

(* not ba.feature-shifting: Layer normalization is invariant to a shift of
   the features of a training case
   not here: a free matrix or a second dimension *)

(* not ba.curvature: Where the norm of a weight vector doubles, the curvature
   along it changes by a factor of 1/2 *)
Definition ba_curvature_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (w x : 'cV[R]_N),
  (0 < N)%N ->
  0 < dot w w ->
  vnorm (2%:R *: w) != 0 /\
  vnorm (2%:R *: w) ^+ 3 != 0 /\
  vnorm w ^+ 3 != 0 /\
  0 <= dot (2%:R *: w) (2%:R *: w) /\
  outer ((vnorm (2%:R *: w))^-1 *: x - (dot (2%:R *: w) x
      / vnorm (2%:R *: w) ^+ 3) *: (2%:R *: w))
      ((vnorm (2%:R *: w))^-1 *: x - (dot (2%:R *: w) x
      / vnorm (2%:R *: w) ^+ 3) *: (2%:R *: w)) = 2%:R^-1
      *: outer ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w)
      ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) :> 'M[R]_N.
Definition ba_curvature_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_curvature_as_stated R N.

(* not brody.scaling: LayerNorm scales all its inputs to the same norm √d *)
Definition brody_scaling_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (normalized eps activation) (normalized eps activation) /\
  vnorm (normalized eps activation) = Num.sqrt N%:R :> R.
Definition brody_scaling_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, brody_scaling_as_stated R N.

(* not brody.large-key: No query gives a neighbour of a key of sufficiently
   large norm the higher weight *)
Definition brody_large_key_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (k_ activation q : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  c * dot activation activation <= dot k_ k_ ->
  dot q activation <= dot q k_.
Definition brody_large_key_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, brody_large_key_as_stated R N.

(* not brody.selectable: Scaling lets each key receive the highest attention:
   as the query it prefers itself, by half the squared distance *)
Definition brody_selectable_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation k_ : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < dot (centered k_) (centered k_) ->
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance k_ + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance k_ + eps /\
  dot (normalized eps activation) (normalized eps activation)
      - dot (normalized eps activation) (normalized eps k_)
      = dot (normalized eps activation - normalized eps k_)
      (normalized eps activation - normalized eps k_) / 2%:R :> R.
Definition brody_selectable_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, brody_selectable_as_stated R N.

(* not onnx.group-norm.stage-one: The first stage makes the elements of a
   group have zero mean and unit variance *)
Definition onnx_group_norm_stage_one_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.
Definition onnx_group_norm_stage_one_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, onnx_group_norm_stage_one_as_stated R N.

(* not keras.unit-norm: Each input of the layer gets the norm 1 *)
Definition keras_unit_norm_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (x c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < x ->
  (x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R != 0 /\
  0 <= (x - c) ^+ 2 /\
  0 <= dot (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1
      *: ((vnorm activation)^-1 *: (x *: activation)))
      (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1
      *: ((vnorm activation)^-1 *: (x *: activation))) /\
  vnorm (((x + c + Num.sqrt ((x - c) ^+ 2)) / 2%:R)^-1
      *: ((vnorm activation)^-1 *: (x *: activation))) = 1 :> R.
Definition keras_unit_norm_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, keras_unit_norm_as_stated R N.

(* not onnx.layer-norm.stage-one: The first stage makes the normalized
   elements have zero mean and unit variance *)
Definition onnx_layer_norm_stage_one_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.
Definition onnx_layer_norm_stage_one_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, onnx_layer_norm_stage_one_as_stated R N.

(* not onnx.mvn: The function body of MeanVarianceNormalization computes what
   its text says *)
Definition onnx_mvn_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2) + eps != 0
      /\
  0 <= dot activation activation / N%:R - mean activation ^+ 2 /\
  (Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2) + eps)^-1
      *: centered activation = (std activation)^-1 *: centered activation
      :> 'cV[R]_N.
Definition onnx_mvn_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, onnx_mvn_as_stated R N.

(* not keras.rms-scaling: With its option rms_scaling the layer scales by the
   inverse root of the mean square of its inputs *)
Definition keras_rms_scaling_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  0 < variance activation + eps ->
  (Num.sqrt (variance activation + eps))^-1 *: activation
      = rms_norm eps activation :> 'cV[R]_N.
Definition keras_rms_scaling_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, keras_rms_scaling_as_stated R N.

(* not keras.scale-before-relu: Before a ReLU the scale can be left out,
   since the next layer does the scaling *)
Definition keras_scale_before_relu_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (c x : R),
  0 <= (c * x) ^+ 2 /\
  0 <= x ^+ 2 /\
  (c * x + Num.sqrt ((c * x) ^+ 2)) / 2%:R = c
      * ((x + Num.sqrt (x ^+ 2)) / 2%:R) :> R.
Definition keras_scale_before_relu_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, keras_scale_before_relu_as_stated R N.

(* not keras.eps-lower-bound: ε² ≤ ε is a lower bound of the squared divisor *)
Definition keras_eps_lower_bound_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  eps ^+ 2 <= eps /\
  eps <= dot activation activation / N%:R + eps.
Definition keras_eps_lower_bound_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, keras_eps_lower_bound_as_stated R N.

(* not keras.rmsnorm: The layer multiplies by the inverse root of the mean
   square, and by the scale *)
Definition keras_rmsnorm_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation gain : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= dot activation activation / N%:R /\
  had gain (rms_norm eps activation) = (Num.sqrt
      (dot activation activation / N%:R))^-1 *: had gain activation :> 'cV[R]_N.
Definition keras_rmsnorm_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, keras_rmsnorm_as_stated R N.

(* not torch-docs.layer-norm: LayerNorm divides by σ + ε *)
Definition torch_docs_layer_norm_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  std activation + eps != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  (std activation + eps)^-1 *: had gain (centered activation) + bias
      = layer_norm eps gain bias activation :> 'cV[R]_N.
Definition torch_docs_layer_norm_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, torch_docs_layer_norm_as_stated R N.

(* not onnx.group-norm: With one group, group normalization is
   LayerNormalization
   not here: a free matrix or a second dimension *)

(* not torch-docs.group-norm: A single group is equivalent with LayerNorm
   not here: a free matrix or a second dimension *)

(* not ba.fisher-blocks: Without loss of generality the Fisher matrix has the
   covariance of two outputs as a factor of their units’ block *)
Definition ba_fisher_blocks_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (k_ : R),
  (0 < N)%N ->
  0 < variance activation ->
  ((std activation)^-1 *: (1%:M - N%:R^-1 *:
      (k_ *: (outer ones ones + outer ((std activation)^-1
      *: centered activation) ((std activation)^-1 *: centered activation)))))^T
      *m ((std activation)^-1 *: (1%:M - N%:R^-1
      *: (k_ *: (outer ones ones + outer ((std activation)^-1
      *: centered activation) ((std activation)^-1 *: centered activation)))))
      = (variance activation)^-1 *: diag (vpow
      (ones - N%:R^-1 *: (k_ *: (ones + vpow
      ((std activation)^-1 *: centered activation) 2))) 2) :> 'M[R]_N.
Definition ba_fisher_blocks_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_fisher_blocks_as_stated R N.

(* not ba.growth-output: Where a weight vector grows, the model’s output
   remains the same *)
Definition ba_growth_output_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation d : 'cV[R]_N) (c k_ : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  std (had (c *: ones + k_ *: d) activation) != 0 /\
  0 <= variance (had (c *: ones + k_ *: d) activation) /\
  (std (had (c *: ones + k_ *: d) activation))^-1
      *: centered (had (c *: ones + k_ *: d) activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N.
Definition ba_growth_output_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_growth_output_as_stated R N.

(* not ba.metric.batch: In batch normalization the metric along the gain of a
   unit is the mean of the outputs’ variances *)
Definition ba_metric_batch_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation d : 'cV[R]_N) (c k_ : R),
  (0 < N)%N ->
  0 < variance activation ->
  dot (c *: ones + k_ *: d) (vpow ((std activation)^-1 *: centered activation)
      2) / N%:R = mean (c *: ones + k_ *: d) :> R.
Definition ba_metric_batch_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_metric_batch_as_stated R N.

(* not ba.metric.error-alone: In the normalized model the metric depends on
   the size of the prediction error alone *)
Definition ba_metric_error_alone_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation r d : 'cV[R]_N),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance r ->
  dot (vpow d 2) (vpow ((std activation)^-1 *: centered activation) 2)
      = dot (vpow d 2) (vpow ((std r)^-1 *: centered r) 2) :> R.
Definition ba_metric_error_alone_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_metric_error_alone_as_stated R N.

(* not gupta.three-steps: Standardization removes the component along 1,
   normalizes what is left, and scales it by √d *)
Definition gupta_three_steps_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance activation + eps) != 0 /\
  vnorm (Pi *m activation) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  normalized eps activation = (vnorm (Pi *m activation))^-1
      *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N.
Definition gupta_three_steps_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, gupta_three_steps_as_stated R N.

(* not gupta.irreversible: What is lost in the normalization cannot be
   recovered: read of the length of the centred vector *)
Definition gupta_irreversible_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (t eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance (activation + t ^+ 2 *: (Pi *m activation)) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + t ^+ 2 *: (Pi *m activation)) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + t ^+ 2 *: (Pi *m activation))
      = normalized eps activation :> 'cV[R]_N.
Definition gupta_irreversible_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, gupta_irreversible_as_stated R N.

(* not ioffe.weight-scale: Batch normalization does not notice a scalar
   factor of the weights *)
Definition ioffe_weight_scale_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  normalized eps (c *: activation) = normalized eps activation :> 'cV[R]_N.
Definition ioffe_weight_scale_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ioffe_weight_scale_as_stated R N.

(* not ioffe.weight-scale.gradients: The Jacobian of the normalized ca at a
   is that of the normalized a, and at ca it is 1/c times that
   not here: no proof was found that r_5 is not 0 *)

(* not derf.layer-norm: LayerNorm normalizes each channel across the token
   axis
   not here: a free matrix or a second dimension *)

(* not jiang.layer-scale: The output has mean 0 although LayerScale is
   applied *)
Definition jiang_layer_scale_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (d y : 'cV[R]_N) (c k_ : R),
  (0 < N)%N ->
  sumv (had (c *: ones + k_ *: d) (centered y)) = 0 :> R.
Definition jiang_layer_scale_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, jiang_layer_scale_as_stated R N.

(* not ba.recurrent: A layer-normalized recurrent network does not notice a
   rescaling of all summed inputs to a layer *)
Definition ba_recurrent_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  std (c *: activation) != 0 /\
  0 <= variance (c *: activation) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N.
Definition ba_recurrent_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_recurrent_as_stated R N.

(* not rmsnorm.table.rmsnorm: Of six changes RMSNorm does not notice the
   three that multiply all summed inputs by one number *)
Definition rmsnorm_table_rmsnorm_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation r : 'cV[R]_N) (t c : R) (i_ : 'I_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < dot (activation - r) (activation - r) ->
  0 < dot (activation + t *: ones) (activation + t *: ones) ->
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (dot (activation + t *: ones) (activation + t *: ones) / N%:R) != 0
      /\
  Num.sqrt (dot (activation + activation i_ 0 *: basis i_)
      (activation + activation i_ 0 *: basis i_) / N%:R) != 0 /\
  Num.sqrt (dot (activation - r) (activation - r) / N%:R) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= dot activation activation / N%:R /\
  0 <= dot (activation + t *: ones) (activation + t *: ones) / N%:R /\
  0 <= dot (activation + activation i_ 0 *: basis i_)
      (activation + activation i_ 0 *: basis i_) / N%:R /\
  0 <= dot (activation - r) (activation - r) / N%:R /\
  (Num.sqrt (dot (c *: activation) (c *: activation) / N%:R))^-1
      *: (c *: activation) = (Num.sqrt (dot activation activation / N%:R))^-1
      *: activation :> 'cV[R]_N.
Definition rmsnorm_table_rmsnorm_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_table_rmsnorm_as_stated R N.

(* not rmsnorm.table.partial: Of six changes pRMSNorm, which measures a part
   of the entries, does not notice the three that multiply all by one number *)
Definition rmsnorm_table_partial_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (gain activation r : 'cV[R]_N) (t c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow
      (2%:R *: activation - had (nonzero_entries gain) activation) 2)) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow (c *: activation) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  0 <= dot (nonzero_entries gain) (vpow (2%:R *: activation
      - had (nonzero_entries gain) activation) 2) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation) 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: (c *: activation))
      = (Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1
      *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation) :> 'cV[R]_N.
Definition rmsnorm_table_partial_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_table_partial_as_stated R N.

(* not rmsnorm.recentring: The summed inputs of layer normalization remain
   intact where inputs or weights are shifted by noise *)
Definition rmsnorm_recentring_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation d : 'cV[R]_N) (eps c k_ : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (variance (activation + c *: ones + k_ *: d) + eps) != 0 /\
  0 <= variance (activation + c *: ones + k_ *: d) + eps /\
  normalized eps (activation + c *: ones + k_ *: d) = normalized eps activation
      :> 'cV[R]_N.
Definition rmsnorm_recentring_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_recentring_as_stated R N.

(* not rmsnorm.eq10: The matrix R of the backward pass becomes R/c where the
   summed inputs are scaled by c *)
Definition rmsnorm_eq10_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) != 0 /\
  c != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= dot activation activation / N%:R /\
  (Num.sqrt (dot (c *: activation) (c *: activation) / N%:R))^-1
      *: (1%:M - N%:R^-1 *: outer ((Num.sqrt
      (dot (c *: activation) (c *: activation) / N%:R))^-1 *: (c *: activation))
      ((Num.sqrt (dot (c *: activation) (c *: activation) / N%:R))^-1
      *: (c *: activation))) = (1 / c) *: ((Num.sqrt
      (dot activation activation / N%:R))^-1
      *: (1%:M - N%:R^-1 *: outer ((Num.sqrt
      (dot activation activation / N%:R))^-1 *: activation)
      ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation)))
      :> 'M[R]_N.
Definition rmsnorm_eq10_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, rmsnorm_eq10_as_stated R N.

(* not xiong.lemma3: LayerNorm’s Jacobian has a norm of the order of √N/‖a‖:
   at most a constant times it *)
Definition xiong_lemma3_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation w : 'cV[R]_N) (c : R),
  let M : 'M[R]_N := Pi2 (centered activation) *m Pi in
  let z : 'cV[R]_N := M *m w in
  (0 < N)%N ->
  0 < variance activation ->
  dot (centered activation) (centered activation) != 0 /\
  dot (M *m z) (M *m z) = dot z z :> R /\
  (N%:R / dot (centered activation) (centered activation))
      * dot activation activation <= (1 + c) * N%:R.
Definition xiong_lemma3_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, xiong_lemma3_as_stated R N.
