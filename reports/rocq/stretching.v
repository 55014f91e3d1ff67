From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* activation.surface: The curves of stretching and folding are slices of one
   activation surface over the plane *)
Definition activation_surface_says (R : rcfType) (N : nat) : Prop :=
  forall (eps x t : R),
  let y : R := Num.sqrt (1 - x ^+ 2) in
  0 <= eps ->
  0 < eps ->
  x ^+ 2 <= 1 ->
  Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) != 0 /\
  Num.sqrt ((t ^+ 2 - 1) * x ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt ((x + t) ^+ 2 + y ^+ 2 + eps) != 0 /\
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) != 0 /\
  0 <= 1 - x ^+ 2 /\
  0 <= (t * x) ^+ 2 + y ^+ 2 + eps /\
  0 <= (t ^+ 2 - 1) * x ^+ 2 + 1 + eps /\
  0 <= (x + t) ^+ 2 + y ^+ 2 + eps /\
  0 <= 2%:R * t * x + t ^+ 2 + 1 + eps /\
  (t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) = (t * x)
      / Num.sqrt ((t ^+ 2 - 1) * x ^+ 2 + 1 + eps) :> R /\
  (x + t) / Num.sqrt ((x + t) ^+ 2 + y ^+ 2 + eps) = (x + t)
      / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) :> R.

(* activation.stretching: Stretching moves points towards the left and right
   sides: for x > 0 the first coordinate grows with t *)
Definition activation_stretching_says (R : rcfType) (N : nat) : Prop :=
  forall (eps x y t : R),
  0 <= eps ->
  0 < eps ->
  0 < x ->
  exists D1 : R, is_derivative (fun t : R => (t * x)
      / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) t D1 /\
  Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) != 0 /\
  Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) ^+ 3 != 0 /\
  0 <= (t * x) ^+ 2 + y ^+ 2 + eps /\
  D1 = (x * (y ^+ 2 + eps)) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) ^+ 3 :> R
      /\
  0 < D1.

(* activation.sign: Stretching approximates the sign: for x > 0 the value u
   is positive and 1 − u² is (y² + ε)/(t²x² + y² + ε) *)
Definition activation_sign_says (R : rcfType) (N : nat) : Prop :=
  forall (eps x t y : R),
  0 <= eps ->
  0 < eps ->
  0 < x ->
  0 < t ->
  Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) != 0 /\
  (t * x) ^+ 2 + y ^+ 2 + eps != 0 /\
  (t * x) ^+ 2 != 0 /\
  Num.sqrt ((- t * x) ^+ 2 + y ^+ 2 + eps) != 0 /\
  0 <= (t * x) ^+ 2 + y ^+ 2 + eps /\
  0 <= (- t * x) ^+ 2 + y ^+ 2 + eps /\
  1 - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) ^+ 2 = (y ^+ 2 + eps)
      / ((t * x) ^+ 2 + y ^+ 2 + eps) :> R /\
  1 - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) ^+ 2 <= (y ^+ 2 + eps)
      / (t * x) ^+ 2 /\
  0 < 1 - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) ^+ 2 /\
  0 < (t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) /\
  (- t * x) / Num.sqrt ((- t * x) ^+ 2 + y ^+ 2 + eps) =
      - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) :> R.

(* activation.stretching.five: At t = 5 points of the circle with |x| ≥ 1/2
   end with |u| ≥ 0.94, for ε ≤ 0.01 *)
Definition activation_stretching_five_says (R : rcfType) (N : nat) : Prop :=
  forall (x eps : R),
  0 <= eps ->
  1 / 4%:R <= x ^+ 2 ->
  eps <= 1 / (10%:R ^+ 2) ->
  Num.sqrt ((5%:R ^+ 2 - 1) * x ^+ 2 + 1 + eps) != 0 /\
  24%:R * x ^+ 2 + 1 + eps != 0 /\
  0 <= (5%:R ^+ 2 - 1) * x ^+ 2 + 1 + eps /\
  ((5%:R * x) / Num.sqrt ((5%:R ^+ 2 - 1) * x ^+ 2 + 1 + eps)) ^+ 2
      = (25%:R * x ^+ 2) / (24%:R * x ^+ 2 + 1 + eps) :> R /\
  (94%:R / (10%:R ^+ 2)) ^+ 2 <= ((5%:R * x)
      / Num.sqrt ((5%:R ^+ 2 - 1) * x ^+ 2 + 1 + eps)) ^+ 2.

(* lnverify.fold: The fold’s slope is tx + 1 + ε over a positive number, and
   0 at x = −(1 + ε)/t *)
Definition lnverify_fold_says (R : rcfType) (N : nat) : Prop :=
  forall (x t eps : R),
  0 <= eps ->
  0 < 1 - x ^+ 2 ->
  0 < t ->
  exists D1 : R, is_derivative (fun x : R => (x + t)
      / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) x D1 /\
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) ^+ 3 != 0 /\
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) ^+ 2 != 0 /\
  0 <= 2%:R * t * x + t ^+ 2 + 1 + eps /\
  0 < Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) ^+ 3 /\
  D1 = (t * x + 1 + eps) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) ^+ 3 :> R
      /\
  t * (- (1 + eps) / t) + 1 + eps = 0 :> R /\
  1 - ((x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) ^+ 2
      = (1 - x ^+ 2 + eps) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) ^+ 2
      :> R /\
  0 < 1 - ((x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) ^+ 2.

(* lnverify.fold.depth: The square of a folded point is least at the turning
   point x = −(1 + ε)/t, which goes to √(t² − 1 − ε)/t *)
Definition lnverify_fold_depth_says (R : rcfType) (N : nat) : Prop :=
  forall (t eps x : R),
  0 <= eps ->
  0 < t ^+ 2 - 1 - eps ->
  0 < 1 - x ^+ 2 ->
  t != 0 /\
  Num.sqrt (2%:R * t * (- (1 + eps) / t) + t ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) != 0 /\
  0 <= 2%:R * t * (- (1 + eps) / t) + t ^+ 2 + 1 + eps /\
  0 <= 2%:R * t * x + t ^+ 2 + 1 + eps /\
  (- (1 + eps) / t + t) / Num.sqrt (2%:R * t * (- (1 + eps) / t) + t ^+ 2 + 1
      + eps) = Num.sqrt (t ^+ 2 - 1 - eps) / t :> R /\
  (Num.sqrt (t ^+ 2 - 1 - eps) / t) ^+ 2 <=
      ((x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) ^+ 2.

(* activation.folding.ends: At t = 2 points near x = 1 and x = −1 are both
   mapped to 1: read at these two points *)
Definition activation_folding_ends_says (R : rcfType) (N : nat) : Prop :=
  forall (eps : R),
  0 <= eps ->
  eps = 0 :> R ->
  Num.sqrt (2%:R * 2%:R + 2%:R ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt (2%:R * 2%:R * - 1 + 2%:R ^+ 2 + 1 + eps) != 0 /\
  0 <= 2%:R * 2%:R + 2%:R ^+ 2 + 1 + eps /\
  0 <= 2%:R * 2%:R * - 1 + 2%:R ^+ 2 + 1 + eps /\
  (1 + 2%:R) / Num.sqrt (2%:R * 2%:R + 2%:R ^+ 2 + 1 + eps) = 1 :> R /\
  (- 1 + 2%:R) / Num.sqrt (2%:R * 2%:R * - 1 + 2%:R ^+ 2 + 1 + eps) = 1 :> R.

(* lnverify.fold.ends: The fold takes 1 to (t + 1)/√((t + 1)² + ε) and −1 to
   (t − 1)/√((t − 1)² + ε) *)
Definition lnverify_fold_ends_says (R : rcfType) (N : nat) : Prop :=
  forall (eps t : R),
  0 <= eps ->
  0 < eps ->
  Num.sqrt (2%:R * t + t ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt ((t + 1) ^+ 2 + eps) != 0 /\
  Num.sqrt (2%:R * t * - 1 + t ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt ((t - 1) ^+ 2 + eps) != 0 /\
  0 <= 2%:R * t + t ^+ 2 + 1 + eps /\
  0 <= (t + 1) ^+ 2 + eps /\
  0 <= 2%:R * t * - 1 + t ^+ 2 + 1 + eps /\
  0 <= (t - 1) ^+ 2 + eps /\
  (1 + t) / Num.sqrt (2%:R * t + t ^+ 2 + 1 + eps) = (t + 1)
      / Num.sqrt ((t + 1) ^+ 2 + eps) :> R /\
  (- 1 + t) / Num.sqrt (2%:R * t * - 1 + t ^+ 2 + 1 + eps) = (t - 1)
      / Num.sqrt ((t - 1) ^+ 2 + eps) :> R.

(* activation.folding.relaxed: At t = 2 and ε = 0 the points between −1 and 1
   are relaxed away from 1: 1 − u² = (1 − x²)/(4x + 5) *)
Definition activation_folding_relaxed_says (R : rcfType) (N : nat) : Prop :=
  forall (x : R),
  let u : R := (x + 2%:R) / Num.sqrt (4%:R * x + 5%:R) in
  0 < 1 + x ->
  0 < 1 - x ->
  Num.sqrt (4%:R * x + 5%:R) != 0 /\
  4%:R * x + 5%:R != 0 /\
  4%:R * (4%:R * x + 5%:R) != 0 /\
  0 <= 4%:R * x + 5%:R /\
  1 - u ^+ 2 = (1 - x ^+ 2) / (4%:R * x + 5%:R) :> R /\
  0 < 1 - u ^+ 2 /\
  u ^+ 2 - 3%:R / 4%:R = (2%:R * x + 1) ^+ 2 / (4%:R * (4%:R * x + 5%:R)) :> R.

(* activation.folding.absolute-value: Folding is an absolute value up to the
   difference between the outputs of x and −x, and to its value at 0 *)
Definition activation_folding_absolute_value_says (R : rcfType) (N : nat) : Prop
    :=
  forall (x t eps : R),
  let m : R := t ^+ 2 + 1 + eps in
  0 <= eps ->
  0 < 1 - x ^+ 2 ->
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt (2%:R * t * - x + t ^+ 2 + 1 + eps) != 0 /\
  m ^+ 2 - 4%:R * t ^+ 2 * x ^+ 2 != 0 /\
  Num.sqrt (2%:R * t * 0 + t ^+ 2 + 1 + eps) != 0 /\
  m != 0 /\
  0 <= 2%:R * t * x + t ^+ 2 + 1 + eps /\
  0 <= 2%:R * t * - x + t ^+ 2 + 1 + eps /\
  0 <= 2%:R * t * 0 + t ^+ 2 + 1 + eps /\
  ((x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) ^+ 2
      - ((- x + t) / Num.sqrt (2%:R * t * - x + t ^+ 2 + 1 + eps)) ^+ 2
      = (4%:R * t * x * (1 - x ^+ 2 + eps)) / (m ^+ 2 - 4%:R * t ^+ 2 * x ^+ 2)
      :> R /\
  (t / Num.sqrt (2%:R * t * 0 + t ^+ 2 + 1 + eps)) ^+ 2 = t ^+ 2 / m :> R.

(* activation.jump: Right before the fold is complete points jump: passing x
   + t = 0 a point moves at the speed 1/√(y² + ε) *)
Definition activation_jump_says (R : rcfType) (N : nat) : Prop :=
  forall (eps X y : R),
  0 <= eps ->
  0 < eps ->
  exists D1 : R, is_derivative (fun X : R => X
      / Num.sqrt (X ^+ 2 + y ^+ 2 + eps)) X D1 /\
  Num.sqrt (X ^+ 2 + y ^+ 2 + eps) != 0 /\
  X ^+ 2 + y ^+ 2 + eps != 0 /\
  Num.sqrt (y ^+ 2 + eps) ^+ 3 != 0 /\
  Num.sqrt (y ^+ 2 + eps) != 0 /\
  y ^+ 2 + eps != 0 /\
  0 <= X ^+ 2 + y ^+ 2 + eps /\
  0 <= y ^+ 2 + eps /\
  D1 = ((y ^+ 2 + eps) / (X ^+ 2 + y ^+ 2 + eps))
      / Num.sqrt (X ^+ 2 + y ^+ 2 + eps) :> R /\
  (y ^+ 2 + eps) / Num.sqrt (y ^+ 2 + eps) ^+ 3 = 1 / Num.sqrt (y ^+ 2 + eps)
      :> R /\
  D1 ^+ 2 <= 1 / (y ^+ 2 + eps).

(* lnverify.low-gradients: u_ε multiplies the length of a gradient by at most
   1/√(‖x‖² + ε), for ε > 0 by more than 0 *)
Definition lnverify_low_gradients_says (R : rcfType) (N : nat) : Prop :=
  forall (x upstream : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun x : 'cV[R]_N
      => dot upstream (unit_map eps x)) x G1 /\
  Num.sqrt (dot x x + eps) != 0 /\
  dot x x + eps != 0 /\
  0 <= dot x x + eps /\
  Num.sqrt (dot x x + eps) *: (G1 + ((1 / eps) * dot x G1) *: x) = upstream
      :> 'cV[R]_N /\
  dot G1 G1 <= (1 / (dot x x + eps)) * dot upstream upstream.

(* activation.bunching: Without ε a stretched point turns at t/(t²x² + y²)
   times the speed of the point of the circle, for t > 1 more than the 1/t of
   the left and right sides *)
Definition activation_bunching_says (R : rcfType) (N : nat) : Prop :=
  forall (x t : R),
  let y : R := Num.sqrt (1 - x ^+ 2) in
  0 < 1 - x ^+ 2 ->
  0 < t ->
  exists D1 : R, is_derivative (fun x : R => Num.sqrt (1 - x ^+ 2)
      / Num.sqrt ((t * x) ^+ 2 + Num.sqrt (1 - x ^+ 2) ^+ 2)) x D1 /\
  exists D2 : R, is_derivative (fun x : R => (t * x)
      / Num.sqrt ((t * x) ^+ 2 + Num.sqrt (1 - x ^+ 2) ^+ 2)) x D2 /\
  Num.sqrt ((t * x) ^+ 2 + y ^+ 2) != 0 /\
  (t * x) ^+ 2 + y ^+ 2 != 0 /\
  t * ((t * x) ^+ 2 + y ^+ 2) != 0 /\
  0 <= (t * x) ^+ 2 + y ^+ 2 /\
  - y * (((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2)) * D1
      - (y / Num.sqrt ((t * x) ^+ 2 + y ^+ 2)) * D2) = t
      / ((t * x) ^+ 2 + y ^+ 2) :> R /\
  - y * (((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2)) * D1
      - (y / Num.sqrt ((t * x) ^+ 2 + y ^+ 2)) * D2) - 1 / t
      = ((t ^+ 2 - 1) * (1 - x ^+ 2)) / (t * ((t * x) ^+ 2 + y ^+ 2)) :> R.
