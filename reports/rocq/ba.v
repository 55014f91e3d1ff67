From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ba.rescaling: If all weight vectors are scaled alike and shifted alike,
   layer normalization gives the same output *)
Definition ba_rescaling_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (c t : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  std (c *: activation + t *: ones) != 0 /\
  0 <= variance (c *: activation + t *: ones) /\
  had gain ((std (c *: activation + t *: ones))^-1
      *: centered (c *: activation + t *: ones)) + bias
      = had gain ((std activation)^-1 *: centered activation) + bias
      :> 'cV[R]_N.

(* ba.case-rescaling: Rescaling an individual data point does not change the
   prediction *)
Definition ba_case_rescaling_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  std (c *: activation) != 0 /\
  0 <= variance (c *: activation) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N.

(* ba.scalars: If the weight vector is scaled, μ and σ of batch and weight
   normalization scale by the same factor *)
Definition ba_scalars_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 <= c ->
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  0 <= dot (c *: w) (c *: w) /\
  0 <= dot w w /\
  mean (c *: activation) = c * mean activation :> R /\
  std (c *: activation) = c * std activation :> R /\
  vnorm (c *: w) = c * vnorm w :> R.

(* lnverify.standardized.sign: A factor c of the summed inputs shows by its
   sign alone where ε becomes c²ε: |c| times the normalized ca is c times the
   normalized a *)
Definition lnverify_standardized_sign_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < c ^+ 2 ->
  Num.sqrt (variance (c *: activation) + c ^+ 2 * eps) != 0 /\
  0 <= variance (c *: activation) + c ^+ 2 * eps /\
  Num.sqrt (c ^+ 2) *: normalized (c ^+ 2 * eps) (c *: activation) = c
      *: normalized eps activation :> 'cV[R]_N.

(* lnverify.standardized.deviation: The standard deviation of ca is |c| times
   that of a, and the length of cw is |c| times that of w *)
Definition lnverify_standardized_deviation_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation w : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 <= variance (c *: activation) /\
  0 <= c ^+ 2 /\
  0 <= variance activation /\
  0 <= dot (c *: w) (c *: w) /\
  0 <= dot w w /\
  std (c *: activation) = Num.sqrt (c ^+ 2) * std activation :> R /\
  vnorm (c *: w) = Num.sqrt (c ^+ 2) * vnorm w :> R.

(* ba.table1.layer: Of six changes layer normalization is invariant to all
   but two: factors of single weight vectors, and a shift of the data set *)
Definition ba_table1_layer_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  std (c *: activation) != 0 /\
  std (activation + c *: ones) != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance (activation + c *: ones) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N /\
  (std (activation + c *: ones))^-1 *: centered (activation + c *: ones)
      = (std activation)^-1 *: centered activation :> 'cV[R]_N.
Definition ba_table1_layer_equal_1_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  (std (had d activation))^-1 *: centered (had d activation)
      = (std activation)^-1 *: centered activation :> 'cV[R]_N.
Definition ba_table1_layer_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_layer_equal_1_as_stated R N.
Definition ba_table1_layer_equal_2_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  (std (activation - r))^-1 *: centered (activation - r) = (std activation)^-1
      *: centered activation :> 'cV[R]_N.
Definition ba_table1_layer_equal_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_layer_equal_2_as_stated R N.

(* lnverify.table1.eps: With ε > 0 layer normalization notices all but the
   recentring of the weight matrix: factors too, and signs *)
Definition lnverify_table1_eps_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance (- activation) + eps) != 0 /\
  0 <= variance (activation + c *: ones) + eps /\
  0 <= variance activation + eps /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance (- activation) + eps /\
  normalized eps (activation + c *: ones) = normalized eps activation
      :> 'cV[R]_N.
Definition lnverify_table1_eps_equal_1_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  normalized eps (c *: activation) = normalized eps activation :> 'cV[R]_N.
Definition lnverify_table1_eps_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, lnverify_table1_eps_equal_1_as_stated R N.
Definition lnverify_table1_eps_equal_2_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance (- activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (- activation) + eps /\
  0 <= variance activation + eps /\
  normalized eps (- activation) = normalized eps activation :> 'cV[R]_N.
Definition lnverify_table1_eps_equal_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, lnverify_table1_eps_equal_2_as_stated R N.

(* ba.table1.weight: Weight normalization is invariant to factors of the
   weights, and to none of the other changes *)
Definition ba_table1_weight_says (R : rcfType) (N : nat) : Prop :=
  forall (w d x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  0 < c ->
  vnorm (c *: w) != 0 /\
  0 <= dot (c *: w) (c *: w) /\
  dot (c *: w) x / vnorm (c *: w) = dot w x / vnorm w :> R.
Definition ba_table1_weight_equal_1_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (w d x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  0 < c ->
  dot (w + d) x / vnorm (w + d) = dot w x / vnorm w :> R.
Definition ba_table1_weight_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_weight_equal_1_as_stated R N.
Definition ba_table1_weight_equal_2_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (w d x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  0 < c ->
  dot w (c *: x) / vnorm w = dot w x / vnorm w :> R.
Definition ba_table1_weight_equal_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_weight_equal_2_as_stated R N.
Definition ba_table1_weight_equal_3_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (w d x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  0 < c ->
  dot w (x + d) / vnorm w = dot w x / vnorm w :> R.
Definition ba_table1_weight_equal_3_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_weight_equal_3_as_stated R N.

(* ba.table1.batch: Batch normalization of one unit is invariant to all but a
   shift of its weights and factors of single cases *)
Definition ba_table1_batch_says (R : rcfType) (N : nat) : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  std (c *: activation) != 0 /\
  std (activation + c *: ones) != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance (activation + c *: ones) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1
      *: centered activation :> 'cV[R]_N /\
  (std (activation + c *: ones))^-1 *: centered (activation + c *: ones)
      = (std activation)^-1 *: centered activation :> 'cV[R]_N.
Definition ba_table1_batch_equal_1_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  (std (activation - r))^-1 *: centered (activation - r) = (std activation)^-1
      *: centered activation :> 'cV[R]_N.
Definition ba_table1_batch_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_batch_equal_1_as_stated R N.
Definition ba_table1_batch_equal_2_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  (std (had d activation))^-1 *: centered (had d activation)
      = (std activation)^-1 *: centered activation :> 'cV[R]_N.
Definition ba_table1_batch_equal_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_table1_batch_equal_2_as_stated R N.

(* ba.all-rescaling: All the normalization methods are invariant to rescaling
   the dataset *)
Definition ba_all_rescaling_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (k_ c t : R),
  (0 < N)%N ->
  0 < variance activation ->
  k_ = 0 :> R ->
  0 < c ->
  k_ * t + (1 - k_) * std (c *: activation) != 0 /\
  k_ * t + (1 - k_) * std activation != 0 /\
  0 <= variance (c *: activation) /\
  (k_ * t + (1 - k_) * std (c *: activation))^-1
      *: (c *: activation - ((1 - k_) * mean (c *: activation)) *: ones)
      = (k_ * t + (1 - k_) * std activation)^-1
      *: (activation - ((1 - k_) * mean activation) *: ones) :> 'cV[R]_N.

(* lnverify.weight-norm.rescaling: Weight normalization multiplies its output
   by the factor of the data, of either sign *)
Definition lnverify_weight_norm_rescaling_says (R : rcfType) (N : nat) : Prop :=
  forall (w x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  dot w (c *: x) / vnorm w = c * (dot w x / vnorm w) :> R.

(* lnverify.weight-norm.sign: Weight normalization notices the sign of a
   factor c of the weights, and nothing else of it: |c| y(cw) = c y(w) *)
Definition lnverify_weight_norm_sign_says (R : rcfType) (N : nat) : Prop :=
  forall (w x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < c ^+ 2 ->
  vnorm (c *: w) != 0 /\
  0 <= dot (c *: w) (c *: w) /\
  Num.sqrt (c ^+ 2) * (dot (c *: w) x / vnorm (c *: w)) = c
      * (dot w x / vnorm w) :> R.

(* ba.feature-shifting: Layer normalization is invariant to a shift of the
   features of a training case
   not here: a free matrix or a second dimension *)

(* ba.input-only: If only the input before the weights is normalized, the
   model is invariant to neither factors nor shifts of the weights *)
Definition ba_input_only_says (R : rcfType) (N : nat) : Prop :=
  forall (activation w d : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  dot (c *: w) ((std activation)^-1 *: centered activation) = c
      * dot w ((std activation)^-1 *: centered activation) :> R.
Definition ba_input_only_equal_1_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation w d : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  dot (c *: w) ((std activation)^-1 *: centered activation)
      = dot w ((std activation)^-1 *: centered activation) :> R.
Definition ba_input_only_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_input_only_equal_1_as_stated R N.
Definition ba_input_only_equal_2_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation w d : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  dot (w + d) ((std activation)^-1 *: centered activation)
      = dot w ((std activation)^-1 *: centered activation) :> R.
Definition ba_input_only_equal_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, ba_input_only_equal_2_as_stated R N.

(* ba.curvature: Where the norm of a weight vector doubles, the curvature
   along it changes by a factor of 1/2
   not here: it is refuted; lnverify.weight-norm.curvature is true instead *)

(* lnverify.weight-norm.curvature: Where a weight vector grows by c, the
   curvature of weight normalization falls by the factor 1/c²; along it, it
   is 0 *)
Definition lnverify_weight_norm_curvature_says (R : rcfType) (N : nat) : Prop :=
  forall (w x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < c ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => dot w x / vnorm w) w G1
      /\
  vnorm w ^+ 3 != 0 /\
  vnorm (c *: w) != 0 /\
  vnorm (c *: w) ^+ 3 != 0 /\
  c ^+ 2 != 0 /\
  0 <= dot (c *: w) (c *: w) /\
  outer G1 G1 = outer ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w)
      ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) :> 'M[R]_N /\
  outer ((vnorm (c *: w))^-1 *: x - (dot (c *: w) x / vnorm (c *: w) ^+ 3)
      *: (c *: w)) ((vnorm (c *: w))^-1 *: x
      - (dot (c *: w) x / vnorm (c *: w) ^+ 3) *: (c *: w)) = (c ^+ 2)^-1
      *: outer ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w)
      ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) :> 'M[R]_N /\
  outer ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w)
      ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) *m w = 0 :> 'cV[R]_N.

(* lnverify.zero-gain-start: With all gains 0 and all biases 1 the output is
   1 for every input, and nothing flows back *)
Definition lnverify_zero_gain_start_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  c = 0 :> R ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => had (c *: ones) ((std activation)^-1 *: centered activation) + ones)
      activation J1 /\
  had (c *: ones) ((std activation)^-1 *: centered activation) + ones = ones
      :> 'cV[R]_N /\
  J1 = 0 :> 'M[R]_N.
