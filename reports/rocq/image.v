From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* riechers.ball: After sub-step (ii) the norm is at most √N *)
Definition riechers_ball_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 <= dot (normalized eps activation) (normalized eps activation) /\
  N%:R - dot (normalized eps activation) (normalized eps activation)
      = (N%:R * eps) / (variance activation + eps) :> R /\
  vnorm (normalized eps activation) <= Num.sqrt N%:R.

(* riechers.ball.open: After sub-step (ii) all points lie in the open N-ball
   of radius √N *)
Definition riechers_ball_open_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 < N%:R - dot (normalized eps activation) (normalized eps activation).

(* riechers.ball.sphere: For ε = 0 and Πa ≠ 0 the norm after sub-step (ii) is
   √N *)
Definition riechers_ball_sphere_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  let xhat : 'cV[R]_N := (std activation)^-1 *: centered activation in
  (0 < N)%N ->
  0 < variance activation ->
  0 <= dot xhat xhat /\
  vnorm xhat = Num.sqrt N%:R :> R.

(* riechers.image-in-hyperplane: The image without bias is orthogonal to α,
   αₙ = 1/gₙ *)
Definition riechers_image_in_hyperplane_says (R : rcfType) (N : nat) : Prop :=
  forall (gain activation bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  (forall i, gain i 0 != 0) ->
  0 < variance activation + eps ->
  dot (alpha gain) (layer_norm eps gain bias activation - bias) = 0 :> R.

(* riechers.image-in-ellipsoid: The image without bias lies in the
   hyperellipsoid that diag(g) makes of the ball *)
Definition riechers_image_in_ellipsoid_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  layer_norm eps gain bias activation - bias = diag gain
      *m normalized eps activation :> 'cV[R]_N /\
  dot (normalized eps activation) (normalized eps activation) <= N%:R.

(* riechers.image-in-ellipsoid.interior: The image without bias lies in the
   interior of the hyperellipsoid *)
Definition riechers_image_in_ellipsoid_interior_says (R : rcfType) (N : nat) :
    Prop :=
  forall (gain activation bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias activation - bias = diag gain
      *m normalized eps activation :> 'cV[R]_N /\
  0 < N%:R - dot (normalized eps activation) (normalized eps activation).

(* riechers.image-is-the-interior: For ε > 0 every interior point of the (N −
   1)-ellipsoid is attained, and a preimage *)
Definition riechers_image_is_the_interior_says (R : rcfType) (N : nat) : Prop :=
  forall (z gain bias : 'cV[R]_N) (eps : R),
  let t : R := Num.sqrt ((N%:R * eps) / (N%:R - dot (Pi *m z) (Pi *m z))) in
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  0 < N%:R - dot (Pi *m z) (Pi *m z) ->
  Num.sqrt (variance (t *: (Pi *m z)) + eps) != 0 /\
  0 <= (N%:R * eps) / (N%:R - dot (Pi *m z) (Pi *m z)) /\
  0 <= variance (t *: (Pi *m z)) + eps /\
  layer_norm eps gain bias (t *: (Pi *m z)) = had gain (Pi *m z) + bias
      :> 'cV[R]_N.

(* riechers.surface: How near the surface: the radius as a function of ‖Πa‖
   and ε, and its limit √N *)
Definition riechers_surface_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  let q : R := dot (Pi *m activation) (Pi *m activation) in
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  Num.sqrt (variance activation + eps) != 0 /\
  q + N%:R * eps != 0 /\
  q != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (normalized eps activation) (normalized eps activation) /\
  0 <= (N%:R * q) / (q + N%:R * eps) /\
  vnorm (normalized eps activation) = Num.sqrt ((N%:R * q) / (q + N%:R * eps))
      :> R /\
  N%:R - dot (normalized eps activation) (normalized eps activation)
      = (N%:R ^+ 2 * eps) / (q + N%:R * eps) :> R /\
  N%:R - dot (normalized eps activation) (normalized eps activation)
      <= (N%:R ^+ 2 * eps) / q.

(* riechers.surface.hyperellipsoid: A point of norm √N after sub-step (ii)
   ends on the surface of the (N − 1)-hyperellipsoid *)
Definition riechers_surface_hyperellipsoid_says (R : rcfType) (N : nat) : Prop
    :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  dot (layer_norm eps gain bias activation - bias)
      (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain)
      *m (layer_norm eps gain bias activation - bias))
      = dot (normalized eps activation) (normalized eps activation) :> R.
