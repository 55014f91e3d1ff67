From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* walkthrough.rmsnorm.unit: RMSNorm without its gain has root mean square 1 *)
Definition walkthrough_rmsnorm_unit_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  0 < dot activation activation ->
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot activation activation / N%:R /\
  0 <= dot ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation)
      ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation) / N%:R /\
  Num.sqrt (dot ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation)
      ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation) / N%:R)
      = 1 :> R.

(* walkthrough.rmsnorm.code: The scalar function rmsnorm computes the formula
   without its gain *)
Definition walkthrough_rmsnorm_code_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  eps = 0 :> R ->
  Num.sqrt (mean (vpow activation 2) + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= mean (vpow activation 2) + eps /\
  0 <= dot activation activation / N%:R /\
  (Num.sqrt (mean (vpow activation 2) + eps))^-1 *: activation
      = (Num.sqrt (dot activation activation / N%:R))^-1 *: activation
      :> 'cV[R]_N.

(* lnverify.rmsnorm: RMSNorm with ε has mean square m/(m + ε), m the mean
   square of its input, and is √N u_{Nε} *)
Definition lnverify_rmsnorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  let m : R := dot activation activation / N%:R in
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (m + eps) != 0 /\
  m + eps != 0 /\
  Num.sqrt (dot activation activation + N%:R * eps) != 0 /\
  0 <= m + eps /\
  0 <= dot activation activation + N%:R * eps /\
  dot (rms_norm eps activation) (rms_norm eps activation) / N%:R = m / (m + eps)
      :> R /\
  0 < 1 - dot (rms_norm eps activation) (rms_norm eps activation) / N%:R /\
  rms_norm eps activation = Num.sqrt N%:R *: unit_map (N%:R * eps) activation
      :> 'cV[R]_N.

(* walkthrough.rmsnorm.rescaling: RMSNorm, by its formula, does not notice a
   change of scale *)
Definition walkthrough_rmsnorm_rescaling_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ->
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= dot activation activation / N%:R /\
  (Num.sqrt (dot (c *: activation) (c *: activation) / N%:R))^-1
      *: (c *: activation) = (Num.sqrt (dot activation activation / N%:R))^-1
      *: activation :> 'cV[R]_N.

(* lnverify.rmsnorm.sign: By its formula RMSNorm of ca is RMSNorm of a, with
   the sign of c: |c| RMSNorm(ca) = c RMSNorm(a) *)
Definition lnverify_rmsnorm_sign_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ^+ 2 ->
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= dot activation activation / N%:R /\
  Num.sqrt (c ^+ 2) *: ((Num.sqrt (dot (c *: activation) (c *: activation)
      / N%:R))^-1 *: (c *: activation)) = c *:
      ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation)
      :> 'cV[R]_N.

(* lnverify.layernorm-of-rmsnorm: LayerNorm is RMSNorm of the centred
   activation with the same ε, then gain and bias *)
Definition lnverify_layernorm_of_rmsnorm_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) / N%:R + eps) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) / N%:R + eps /\
  layer_norm eps gain bias activation = had gain
      (rms_norm eps (Pi *m activation)) + bias :> 'cV[R]_N.

(* visualizing.rmsnorm.sphere: RMSNorm projects every vector but 0 to the
   sphere of radius √n *)
Definition visualizing_rmsnorm_sphere_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  eps = 0 :> R ->
  vnorm activation + eps * Num.sqrt N%:R != 0 /\
  0 <= dot ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) ((vnorm activation + eps
      * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: activation)) /\
  vnorm ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) = Num.sqrt N%:R :> R.

(* visualizing.rmsnorm.axes: The gain warps the sphere into an ellipsoid
   whose axes are the standard basis, of sizes √n|aᵢ| *)
Definition visualizing_rmsnorm_axes_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N) (c : R),
  let A : 'M[R]_N := diag gain in
  (0 < N)%N ->
  0 <= N%:R * c ^+ 2 /\
  0 <= c ^+ 2 /\
  N%:R *: (A *m A^T) = diag (N%:R *: vpow gain 2) :> 'M[R]_N /\
  (N%:R *: (A *m A^T)) *m x = had (N%:R *: vpow gain 2) x :> 'cV[R]_N /\
  Num.sqrt (N%:R * c ^+ 2) = Num.sqrt N%:R * Num.sqrt (c ^+ 2) :> R.

(* lnverify.rmsnorm.gradient: RMSNorm’s input gradient is (1/√(m + ε)) [δ − y
   (δ·y)/N] with y its output before the gain *)
Definition lnverify_rmsnorm_gradient_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain : 'cV[R]_N) (eps : R),
  let delta : 'cV[R]_N := had upstream gain in
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream (had gain (rms_norm eps activation))) activation G1 /\
  G1 = (Num.sqrt (dot activation activation / N%:R + eps))^-1
      *: (delta - ((1 / N%:R) * dot delta (rms_norm eps activation))
      *: rms_norm eps activation) :> 'cV[R]_N.

(* lnverify.rmsnorm.twice: RMSNorm twice with ε is RMSNorm once with ε(m +
   ε), where m is the mean square of the input *)
Definition lnverify_rmsnorm_twice_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  let m : R := dot activation activation / N%:R in
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (m + eps) != 0 /\
  Num.sqrt (dot (rms_norm eps activation) (rms_norm eps activation) / N%:R
      + eps) != 0 /\
  Num.sqrt (m + eps * (m + eps)) != 0 /\
  0 <= m + eps /\
  0 <= dot (rms_norm eps activation) (rms_norm eps activation) / N%:R + eps /\
  0 <= m + eps * (m + eps) /\
  rms_norm eps (rms_norm eps activation) = rms_norm (eps * (m + eps)) activation
      :> 'cV[R]_N.
