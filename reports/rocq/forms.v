From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* riechers.eq1-eq4: The elementwise form and the matrix form are the same
   map *)
Definition riechers_eq1_eq4_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  layer_norm eps gain bias activation = diag gain *m normalized eps activation
      + bias :> 'cV[R]_N.

(* riechers.not-linear: LayerNorm is not linear, nor is it affine: less its
   value at 0 it is not homogeneous *)
Definition riechers_not_linear_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance (c *: ones : 'cV[R]_N) + eps) != 0 /\
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  0 <= variance (c *: ones : 'cV[R]_N) + eps /\
  0 <= variance (activation + c *: ones) + eps /\
  0 <= variance activation + eps /\
  0 <= variance (c *: activation) + eps /\
  layer_norm eps gain bias (c *: ones) = bias :> 'cV[R]_N /\
  layer_norm eps gain bias (activation + c *: ones) - bias
      = layer_norm eps gain bias activation - bias :> 'cV[R]_N.
Definition riechers_not_linear_equal_1_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias (c *: activation) - bias = c
      *: (layer_norm eps gain bias activation - bias) :> 'cV[R]_N.
Definition riechers_not_linear_equal_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_not_linear_equal_1_as_stated R N.

(* riechers.centering: Subtracting the mean is the projection along 1 *)
Definition riechers_centering_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  let onehat : 'cV[R]_N := (Num.sqrt N%:R)^-1 *: ones in
  (0 < N)%N ->
  centered activation = activation - dot activation onehat *: onehat :> 'cV[R]_N
      /\
  activation - dot activation onehat *: onehat = (1%:M - outer onehat onehat)
      *m activation :> 'cV[R]_N.

(* riechers.centered-sum: The centred vector is orthogonal to 1̂: its
   components sum to 0 *)
Definition riechers_centered_sum_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  dot (centered activation) ((Num.sqrt N%:R)^-1 *: ones) = 0 :> R /\
  sumv (centered activation) = 0 :> R.

(* riechers.projector: Π is symmetric and idempotent, takes 1 to 0, and has
   the trace N − 1 *)
Definition riechers_projector_says (R : rcfType) (N : nat) : Prop :=
  (0 < N)%N ->
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = 0 :> 'cV[R]_N /\
  \tr (Pi : 'M[R]_N) = N%:R - 1 :> R.

(* riechers.variance: Three forms of the variance: σ² = aᵀΠᵀΠa/N = aᵀΠa/N =
   ‖Πa‖²/N *)
Definition riechers_variance_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  variance activation = dot activation (Pi^T *m Pi *m activation) / N%:R :> R /\
  variance activation = dot activation (Pi *m activation) / N%:R :> R /\
  variance activation = vnorm (Pi *m activation) ^+ 2 / N%:R :> R.

(* riechers.eq5: After sub-steps (i) and (ii): both cases of Eq. (5) *)
Definition riechers_eq5_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  dot activation (Pi *m activation) != 0 /\
  Num.sqrt (1 + (N%:R * eps) / dot activation (Pi *m activation)) != 0 /\
  vnorm (Pi *m activation) != 0 /\
  Num.sqrt (variance (c *: ones : 'cV[R]_N) + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= 1 + (N%:R * eps) / dot activation (Pi *m activation) /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= variance (c *: ones : 'cV[R]_N) + eps /\
  normalized eps activation = (Num.sqrt (1 + (N%:R * eps)
      / dot activation (Pi *m activation)))^-1
      *: (Num.sqrt N%:R *: ((vnorm (Pi *m activation))^-1
      *: (Pi *m activation))) :> 'cV[R]_N /\
  normalized eps (c *: ones) = 0 :> 'cV[R]_N.

(* riechers.eq5.denominator: The denominator of Eq. (5), √(1 + Nε/aᵀΠa), is
   never smaller than 1 *)
Definition riechers_eq5_denominator_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  dot activation (Pi *m activation) != 0 /\
  0 <= 1 + (N%:R * eps) / dot activation (Pi *m activation) /\
  1 <= Num.sqrt (1 + (N%:R * eps) / dot activation (Pi *m activation)).

(* riechers.eq6: LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from
   Eq. (1) *)
Definition riechers_eq6_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt
      (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R
      :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation)
      (Pi *m activation) + N%:R * eps))^-1 *:
      (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = Num.sqrt N%:R
      *: ((Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1
      *: (diag gain *m (Pi *m activation))) + bias :> 'cV[R]_N.
