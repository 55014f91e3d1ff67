From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* walkthrough.backward.gain: ∂L/∂γ = ∂L/∂y ⊙ x̂ *)
Definition walkthrough_backward_gain_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N
      => dot upstream (layer_norm eps gain bias activation)) gain G1 /\
  G1 = had upstream (normalized eps activation) :> 'cV[R]_N.

(* walkthrough.backward.bias: ∂L/∂β = ∂L/∂y *)
Definition walkthrough_backward_bias_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun bias : 'cV[R]_N
      => dot upstream (layer_norm eps gain bias activation)) bias G1 /\
  G1 = upstream :> 'cV[R]_N.

(* walkthrough.backward.normalized: ∂L/∂x̂ = ∂L/∂y ⊙ γ *)
Definition walkthrough_backward_normalized_says (R : rcfType) (N : nat) : Prop
    :=
  forall (x upstream gain bias : 'cV[R]_N),
  (0 < N)%N ->
  exists G1 : 'cV[R]_N, is_gradient (fun x : 'cV[R]_N
      => dot upstream (had gain x + bias)) x G1 /\
  G1 = had upstream gain :> 'cV[R]_N.

(* walkthrough.backward.mean: ∂μ/∂xᵢ = 1/d *)
Definition walkthrough_backward_mean_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => mean activation) activation G1 /\
  G1 = N%:R^-1 *: ones :> 'cV[R]_N.

(* walkthrough.backward.numerator: ∂(xⱼ − μ)/∂xᵢ = δᵢⱼ − 1/d *)
Definition walkthrough_backward_numerator_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => centered activation) activation J1 /\
  J1 = 1%:M - (1 / N%:R) *: outer ones ones :> 'M[R]_N.

(* walkthrough.backward.variance: ∂v/∂xᵢ = (2/d)(xᵢ − μ) *)
Definition walkthrough_backward_variance_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => variance activation + eps) activation G1 /\
  G1 = (2%:R / N%:R) *: centered activation :> 'cV[R]_N.

(* walkthrough.backward.inverse-std: ∂v^(−1/2)/∂xᵢ = −(xᵢ − μ)/(d v^(3/2)) *)
Definition walkthrough_backward_inverse_std_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => 1
      / Num.sqrt (variance activation + eps)) activation G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => variance activation + eps) activation G2 /\
  (variance activation + eps) * Num.sqrt (variance activation + eps) != 0 /\
  N%:R * ((variance activation + eps) * Num.sqrt (variance activation + eps))
      != 0 /\
  G1 = ((- 1 / 2%:R) / ((variance activation + eps)
      * Num.sqrt (variance activation + eps))) *: G2 :> 'cV[R]_N /\
  G1 = (N%:R * ((variance activation + eps)
      * Num.sqrt (variance activation + eps)))^-1 *: - centered activation
      :> 'cV[R]_N.

(* walkthrough.backward.jacobian: ∂x̂ⱼ/∂xᵢ by the product rule *)
Definition walkthrough_backward_jacobian_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => centered activation) activation J2 /\
  exists G3 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => 1
      / Num.sqrt (variance activation + eps)) activation G3 /\
  J1 = (Num.sqrt (variance activation + eps))^-1 *: J2
      + outer (centered activation) G3 :> 'M[R]_N /\
  J1 = (Num.sqrt (variance activation + eps))^-1
      *: (Pi - N%:R^-1 *: ((1 / (variance activation + eps))
      *: outer (centered activation) (centered activation))) :> 'M[R]_N.

(* walkthrough.backward.jacobian-normalized: ∂x̂ⱼ/∂xᵢ = (1/√v)[δᵢⱼ − 1/d −
   x̂ⱼx̂ᵢ/d] *)
Definition walkthrough_backward_jacobian_normalized_says (R : rcfType) (N : nat)
    : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J1 /\
  J1 = (Num.sqrt (variance activation + eps))^-1
      *: (Pi - (1 / N%:R) *: outer (normalized eps activation)
      (normalized eps activation)) :> 'M[R]_N.

(* walkthrough.backward.paths: ∂L/∂x sums three paths: δ/√v directly, −Σδ/√v
   through the mean and −δ·x̂/(2v) through the variance *)
Definition walkthrough_backward_paths_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps t m : R),
  let delta : 'cV[R]_N := had upstream gain in
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < t ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot delta (activation - m *: ones) / Num.sqrt t) activation G1 /\
  exists D2 : R, is_derivative (fun m : R => dot delta (activation - m *: ones)
      / Num.sqrt t) m D2 /\
  exists D3 : R, is_derivative (fun t : R => dot delta (activation - m *: ones)
      / Num.sqrt t) t D3 /\
  exists D4 : R, is_derivative (fun m : R => dot (activation - m *: ones)
      (activation - m *: ones) / N%:R) m D4 /\
  exists G5 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream (layer_norm eps gain bias activation)) activation G5 /\
  exists G6 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => mean activation) activation G6 /\
  exists G7 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => variance activation + eps) activation G7 /\
  2%:R * t * Num.sqrt t != 0 /\
  2%:R * (variance activation + eps) * Num.sqrt (variance activation + eps) != 0
      /\
  G1 = (Num.sqrt t)^-1 *: delta :> 'cV[R]_N /\
  D2 = - sumv delta / Num.sqrt t :> R /\
  D3 = - dot delta (activation - m *: ones) / (2%:R * t * Num.sqrt t) :> R /\
  D4 = (- 2%:R * sumv (activation - m *: ones)) / N%:R :> R /\
  G5 = (Num.sqrt (variance activation + eps))^-1 *: delta
      + ((- sumv delta / Num.sqrt (variance activation + eps)) *: G6
      + (- dot delta (centered activation) /
      (2%:R * (variance activation + eps) * Num.sqrt
      (variance activation + eps))) *: G7) :> 'cV[R]_N.

(* walkthrough.backward.input: ∂L/∂x: the final formula, derived through the
   chain rule *)
Definition walkthrough_backward_input_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  let delta : 'cV[R]_N := had upstream gain in
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N
      => normalized eps activation) activation J2 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  G1 = J2^T *m delta :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1
      *: ((N%:R *: 1%:M - outer ones ones - outer (normalized eps activation)
      (normalized eps activation)) *m delta) :> 'cV[R]_N /\
  G1 = (N%:R * Num.sqrt (variance activation + eps))^-1
      *: (N%:R *: delta - sumv delta *: ones
      - dot delta (normalized eps activation) *: normalized eps activation)
      :> 'cV[R]_N.

(* walkthrough.gradient-sum: Σᵢ ∂L/∂xᵢ = 0, by term 2 *)
Definition walkthrough_gradient_sum_says (R : rcfType) (N : nat) : Prop :=
  forall (activation upstream gain bias : 'cV[R]_N) (eps : R),
  let delta : 'cV[R]_N := had upstream gain in
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N
      => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  sumv G1 = 0 :> R /\
  sumv (N%:R *: delta - sumv delta *: ones) = 0 :> R /\
  sumv (dot delta (normalized eps activation) *: normalized eps activation) = 0
      :> R.
