From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.core: LayerNorm_ε(a) = g ⊙ √N u_{Nε}(Πa) + b *)
Definition lnverify_core_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  layer_norm eps gain bias activation = had gain
      (Num.sqrt N%:R *: unit_map (N%:R * eps) (Pi *m activation)) + bias
      :> 'cV[R]_N.

(* activation.on-the-circle: Normalization guarantees that points end up on
   the unit sphere *)
Definition activation_on_the_circle_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  eps = 0 :> R ->
  Num.sqrt (dot activation activation + eps) != 0 /\
  0 <= dot activation activation + eps /\
  dot (unit_map eps activation) (unit_map eps activation) = 1 :> R.

(* activation.direction: Normalization does not alter the direction of a
   vector *)
Definition activation_direction_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation + eps ->
  0 < 1 / Num.sqrt (dot activation activation + eps) /\
  outer activation (unit_map eps activation)
      = outer (unit_map eps activation) activation :> 'M[R]_N.

(* activation.bends-lines: u_ε bends a line or a plane that misses 0 into
   half an ellipse or ellipsoid, and onto all of that half *)
Definition activation_bends_lines_says (R : rcfType) (N : nat) : Prop :=
  forall (p w : 'cV[R]_N) (t eps : R),
  let v : 'cV[R]_N := Pi2 p *m w in
  let tau : R := dot (unit_map eps (p + v)) p / vnorm p ^+ 2 in
  (0 < N)%N ->
  0 <= eps ->
  0 < dot p p ->
  0 < t ->
  Num.sqrt (dot (p + v) (p + v) + eps) != 0 /\
  vnorm p ^+ 2 != 0 /\
  Num.sqrt (dot (p + t^-1 *: v) (p + t^-1 *: v) + eps) != 0 /\
  0 <= dot (p + v) (p + v) + eps /\
  0 <= (vnorm p ^+ 2 + eps) * t ^+ 2 + dot v v /\
  0 <= dot (p + t^-1 *: v) (p + t^-1 *: v) + eps /\
  (vnorm p ^+ 2 + eps) * tau ^+ 2 + dot (unit_map eps (p + v) - tau *: p)
      (unit_map eps (p + v) - tau *: p) = 1 :> R /\
  tau * Num.sqrt (dot (p + v) (p + v) + eps) = 1 :> R /\
  Num.sqrt ((vnorm p ^+ 2 + eps) * t ^+ 2 + dot v v)
      *: unit_map eps (p + t^-1 *: v) = t *: p + v :> 'cV[R]_N.

(* activation.sigmoid: In one dimension u_ε has the shape of a sigmoid: odd,
   increasing, bounded by ± 1 *)
Definition activation_sigmoid_says (R : rcfType) (N : nat) : Prop :=
  forall (eps x : R),
  0 <= eps ->
  0 < eps ->
  exists D1 : R, is_derivative (fun x : R => x / Num.sqrt (x ^+ 2 + eps)) x D1
      /\
  Num.sqrt ((- x) ^+ 2 + eps) != 0 /\
  Num.sqrt (x ^+ 2 + eps) != 0 /\
  Num.sqrt (x ^+ 2 + eps) ^+ 3 != 0 /\
  0 <= (- x) ^+ 2 + eps /\
  0 <= x ^+ 2 + eps /\
  - x / Num.sqrt ((- x) ^+ 2 + eps) = - (x / Num.sqrt (x ^+ 2 + eps)) :> R /\
  D1 = eps / Num.sqrt (x ^+ 2 + eps) ^+ 3 :> R /\
  0 < D1 /\
  0 < 1 - (x / Num.sqrt (x ^+ 2 + eps)) ^+ 2 /\
  D1 ^+ 2 <= 1 / eps.

(* lnverify.sigmoid-curvature: u_ε″ = −3εx/(x² + ε)^(5/2): zero at 0 alone,
   the curve bends down for x > 0 and up for x < 0 *)
Definition lnverify_sigmoid_curvature_says (R : rcfType) (N : nat) : Prop :=
  forall (eps x : R),
  0 <= eps ->
  0 < eps ->
  exists D1 : R -> R, (forall x : R, is_derivative
      (fun x : R => x / Num.sqrt (x ^+ 2 + eps)) x (D1 x)) /\
  exists D2 : R, is_derivative (fun x : R => D1 x) x D2 /\
  Num.sqrt (x ^+ 2 + eps) != 0 /\
  Num.sqrt (x ^+ 2 + eps) ^+ 5 != 0 /\
  0 <= x ^+ 2 + eps /\
  D2 = - x * ((3%:R * eps) / Num.sqrt (x ^+ 2 + eps) ^+ 5) :> R /\
  0 < (3%:R * eps) / Num.sqrt (x ^+ 2 + eps) ^+ 5.
