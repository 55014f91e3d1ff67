From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ioffe.population-variance: m/(m − 1) times the mean of a batch’s variance
   is the variance of all examples
   not here: a free matrix or a second dimension *)

(* ioffe.recover: With the standard deviation as scale and the mean as shift
   the original activations are recovered *)
Definition ioffe_recover_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  std activation *: normalized eps activation + mean activation *: ones
      = activation :> 'cV[R]_N.

(* ioffe.weight-scale: Batch normalization does not notice a scalar factor of
   the weights *)
Definition ioffe_weight_scale_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < c ->
  eps = 0 :> R ->
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  normalized eps (c *: activation) = normalized eps activation :> 'cV[R]_N.

(* ioffe.weight-scale.gradients: The Jacobian of the normalized ca at a is
   that of the normalized a, and at ca it is 1/c times that *)
Definition ioffe_weight_scale_gradients_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < c ->
  eps = 0 :> R ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps (c *: activation)) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J2 /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  J1 = J2 :> 'M[R]_N /\
  c^-1 *: J1 = (1 / c) *: J2 :> 'M[R]_N.

(* lnverify.jacobian-of-scaled: Where ε becomes c²ε, the derivative of the
   normalization of ca at a, times |c|, is c times that of the normalization
   of a *)
Definition lnverify_jacobian_of_scaled_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < c ^+ 2 ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized (c ^+ 2 * eps) (c *: activation)) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J2 /\
  Num.sqrt (variance (c *: activation) + c ^+ 2 * eps) != 0 /\
  0 <= variance (c *: activation) + c ^+ 2 * eps /\
  Num.sqrt (c ^+ 2) *: J1 = c *: J2 :> 'M[R]_N.

(* ioffe.backward: The chain rule through variance and mean gives the
   gradient at the input: the closed formula of three terms *)
Definition ioffe_backward_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  let v : R := variance activation + eps in
  (0 < N)%N ->
  0 <= eps ->
  0 < v ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream (normalized eps activation)) activation G1 /\
  2%:R * Num.sqrt v ^+ 3 != 0 /\
  N%:R * Num.sqrt v != 0 /\
  G1 = (Num.sqrt v)^-1 *: upstream + (((- dot upstream (centered activation)
      / (2%:R * Num.sqrt v ^+ 3)) * 2%:R) / N%:R) *: centered activation
      + ((- sumv upstream / Num.sqrt v + ((- dot upstream (centered activation)
      / (2%:R * Num.sqrt v ^+ 3)) * sumv (- 2%:R *: centered activation))
      / N%:R) / N%:R) *: ones :> 'cV[R]_N /\
  (N%:R * Num.sqrt v)^-1 *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation)
      = (Num.sqrt v)^-1 *: upstream + (((- dot upstream (centered activation)
      / (2%:R * Num.sqrt v ^+ 3)) * 2%:R) / N%:R) *: centered activation
      + ((- sumv upstream / Num.sqrt v + ((- dot upstream (centered activation)
      / (2%:R * Num.sqrt v ^+ 3)) * sumv (- 2%:R *: centered activation))
      / N%:R) / N%:R) *: ones :> 'cV[R]_N.

(* ioffe.backward.mean: In the gradient at the mean the summand that goes
   through the variance is 0 for every input *)
Definition ioffe_backward_mean_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  2%:R * Num.sqrt (variance activation + eps) ^+ 3 != 0 /\
  - sumv upstream / Num.sqrt (variance activation + eps)
      + ((- dot upstream (centered activation)
      / (2%:R * Num.sqrt (variance activation + eps) ^+ 3))
      * sumv (- 2%:R *: centered activation)) / N%:R = - sumv upstream
      / Num.sqrt (variance activation + eps) :> R.

(* ioffe.bias: The bias before batch normalization can be ignored: the
   subtraction of the mean cancels it *)
Definition ioffe_bias_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps t : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (variance (activation + t *: ones) + eps) != 0 /\
  0 <= variance (activation + t *: ones) + eps /\
  normalized eps (activation + t *: ones) = normalized eps activation
      :> 'cV[R]_N.

(* ioffe.inference: At inference batch normalization of x is kx + (t − km)
   with k = c/√(v + ε) *)
Definition ioffe_inference_says (R : rcfType) (N : nat) : Prop :=
  forall (v eps x c t m : R),
  0 <= eps ->
  0 < v + eps ->
  (c * (x - m)) / Num.sqrt (v + eps) + t = (c / Num.sqrt (v + eps)) * x
      + (t - (c / Num.sqrt (v + eps)) * m) :> R.

(* lnverify.bias-before-norm: A bias before the norm is lost where it is the
   same for all entries of the normalized axis *)
Definition lnverify_bias_before_norm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps t : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (variance (activation + t *: ones) + eps) != 0 /\
  0 <= variance (activation + t *: ones) + eps /\
  normalized eps (activation + t *: ones) = normalized eps activation
      :> 'cV[R]_N.
