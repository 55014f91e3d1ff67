From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* walkthrough.zero-initialization: With all weights zero every weight of a
   network of two layers gets the gradient 0 *)
Definition walkthrough_zero_initialization_says (R : rcfType) (N : nat) : Prop
    :=
  forall (x w : 'cV[R]_N) (eps p d c r : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  p = 0 :> R ->
  d = 0 :> R ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => c * r
      * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) w G1 /\
  exists D2 : R, is_derivative (fun r : R => c * r
      * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) r D2 /\
  Num.sqrt ((dot w x + d) ^+ 2 + eps) != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) ^+ 3 != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) != 0 /\
  0 <= (dot w x + d) ^+ 2 + eps /\
  0 <= dot w x ^+ 2 + eps /\
  G1 = r *: ((c * (eps / Num.sqrt (dot w x ^+ 2 + eps) ^+ 3)) *: x) :> 'cV[R]_N
      /\
  D2 = dot w x * (c / Num.sqrt (dot w x ^+ 2 + eps)) :> R.

(* lnverify.zero-initialization: With sigmoid units and all weights zero the
   output weights get the gradient c/2, c the slope of the loss *)
Definition lnverify_zero_initialization_says (R : rcfType) (N : nat) : Prop :=
  forall (w x : 'cV[R]_N) (t r c : R) (exp : R -> R),
  (0 < N)%N ->
  is_exponential exp ->
  t = 0 :> R ->
  exists D1 : R, is_derivative (fun r : R => c * r
      * (1 / (1 + exp (- t * dot w x)))) r D1 /\
  1 + exp (- t * dot w x) != 0 /\
  D1 = c / 2%:R :> R.

(* walkthrough.equal-initialization: Hidden units u_ε with equal weights get
   equal gradients, so they stay equal and are redundant *)
Definition walkthrough_equal_initialization_says (R : rcfType) (N : nat) : Prop
    :=
  forall (v x w : 'cV[R]_N) (eps c p q : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun v : 'cV[R]_N => c
      * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q
      * (dot w x / Num.sqrt (dot w x ^+ 2 + eps)))) v G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => c
      * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q
      * (dot w x / Num.sqrt (dot w x ^+ 2 + eps)))) w G2 /\
  Num.sqrt (dot v x ^+ 2 + eps) != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) != 0 /\
  Num.sqrt (dot v x ^+ 2 + eps) ^+ 3 != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) ^+ 3 != 0 /\
  0 <= dot v x ^+ 2 + eps /\
  0 <= dot w x ^+ 2 + eps /\
  G1 = (c * p * (eps / Num.sqrt (dot v x ^+ 2 + eps) ^+ 3)) *: x :> 'cV[R]_N /\
  G2 = (c * q * (eps / Num.sqrt (dot w x ^+ 2 + eps) ^+ 3)) *: x :> 'cV[R]_N.

(* walkthrough.whitened: Data with mean 0 and unit variance in each feature
   are white: the direction (c, d) has the variance c² + d² *)
Definition walkthrough_whitened_says (R : rcfType) (N : nat) : Prop :=
  forall (activation x : 'cV[R]_N) (c d : R),
  (0 < N)%N ->
  sumv activation = 0 :> R ->
  sumv x = 0 :> R ->
  0 < dot activation activation ->
  0 < dot x x ->
  dot activation x = 0 :> R ->
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (dot x x / N%:R) != 0 /\
  0 <= dot activation activation / N%:R /\
  0 <= dot x x / N%:R /\
  variance (c *: ((Num.sqrt (dot activation activation / N%:R))^-1
      *: activation) + d *: ((Num.sqrt (dot x x / N%:R))^-1 *: x)) = c ^+ 2
      + d ^+ 2 :> R.

(* lnverify.variance-of-sum: The variance in the direction (c, d) of two
   features is c²σ₁² + d²σ₂² and 2cd times their covariance *)
Definition lnverify_variance_of_sum_says (R : rcfType) (N : nat) : Prop :=
  forall (activation x : 'cV[R]_N) (c d : R),
  (0 < N)%N ->
  variance (c *: activation + d *: x) = c ^+ 2 * variance activation + d ^+ 2
      * variance x + 2%:R * c * d * (dot (centered activation) (centered x)
      / N%:R) :> R.

(* walkthrough.batchnorm: BatchNorm depends on the other examples; over a
   batch of one it returns its bias, whatever the example *)
Definition walkthrough_batchnorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J1 /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  Num.sqrt (variance (c *: ones : 'cV[R]_N) + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance (c *: ones : 'cV[R]_N) + eps /\
  J1 = (Num.sqrt (variance activation + eps))^-1
      *: (1%:M - N%:R^-1 *: (outer ones ones
      + outer (normalized eps activation) (normalized eps activation)))
      :> 'M[R]_N /\
  J1 *m activation = (eps / (variance activation + eps))
      *: normalized eps activation :> 'cV[R]_N /\
  layer_norm eps gain bias (c *: ones) = bias :> 'cV[R]_N.
Definition walkthrough_batchnorm_equal_1_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  (Num.sqrt (variance activation + eps))^-1
      *: (1%:M - N%:R^-1 *: (outer ones ones
      + outer (normalized eps activation) (normalized eps activation)))
      = (Num.sqrt (variance activation + eps))^-1
      *: diag (ones - N%:R^-1 *: (ones + vpow (normalized eps activation) 2))
      :> 'M[R]_N.
Definition walkthrough_batchnorm_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, walkthrough_batchnorm_equal_1_as_stated R N.

(* walkthrough.batchnorm.fixes: BatchNorm fixes the mean and the variance of
   each feature over the batch: its bias and its gain squared *)
Definition walkthrough_batchnorm_fixes_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps g b : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (g *: normalized eps activation + b *: ones) = b :> R /\
  variance (g *: normalized eps activation + b *: ones) = g ^+ 2 :> R.

(* walkthrough.noise: The mean of a batch of c of N examples has the variance
   σ²/c times (N − c)/(N − 1) *)
Definition walkthrough_noise_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  2%:R <= N%:R :> R ->
  0 < c ->
  N%:R * (N%:R - 1) != 0 :> R /\
  c ^+ 2 != 0 /\
  N%:R - 1 != 0 :> R /\
  ((c / N%:R - (c * (c - 1)) / (N%:R * (N%:R - 1))) * dot activation activation
      + ((c * (c - 1)) / (N%:R * (N%:R - 1))) * sumv activation ^+ 2) / c ^+ 2
      - mean activation ^+ 2 = (variance activation / c)
      * ((N%:R - c) / (N%:R - 1)) :> R.

(* walkthrough.padding: Without a mask the mean over a padded batch is that
   over its tokens times the share of tokens *)
Definition walkthrough_padding_says (R : rcfType) (N : nat) : Prop :=
  forall (p activation : 'cV[R]_N),
  (0 < N)%N ->
  0 < sumv p ->
  mean (had p activation) = (mean p * dot p activation) / sumv p :> R.
