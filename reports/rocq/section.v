From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* riechers.initialization: At the beginning of training diag(g) = I, and
   LayerNorm is sub-steps (i) and (ii) alone *)
Definition riechers_initialization_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  diag ones = 1%:M :> 'M[R]_N /\
  normalized eps activation = normalized eps activation :> 'cV[R]_N.

(* riechers.stretched-ball: diag(g) maps the ball to an N-dimensional
   hyperellipsoid whose principal axes are the neural basis *)
Definition riechers_stretched_ball_says (R : rcfType) (N : nat) : Prop :=
  forall (gain z : 'cV[R]_N),
  let G : 'M[R]_N := diag gain in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  sumv (vpow (had (G *m z) (vinv gain)) 2) = dot z z :> R /\
  G *m G^T = diag (vpow gain 2) :> 'M[R]_N.

(* lnverify.dimension.ellipsoid: With k zero gains the stretched ball lies in
   the coordinates of non-zero gain and is full there: N − k dimensions *)
Definition lnverify_dimension_ellipsoid_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N),
  let P : 'M[R]_N := diag (nonzero_entries gain) in
  let k_ : R := sumv (zero_entries gain) in
  (0 < N)%N ->
  P *m diag gain = diag gain :> 'M[R]_N /\
  diag gain *m diag (drazin gain) = P :> 'M[R]_N /\
  \tr P = N%:R - k_ :> R.

(* riechers.diagonal: diag(g) is diagonal in the neural basis: 𝐞ᵢ is an
   eigenvector, gᵢ its eigenvalue *)
Definition riechers_diagonal_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N) (i_ : 'I_N),
  (0 < N)%N ->
  diag gain *m basis i_ = gain i_ 0 *: basis i_ :> 'cV[R]_N.

(* riechers.shift: The bias shifts the whole image by b *)
Definition riechers_shift_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  layer_norm eps gain bias activation - had gain (normalized eps activation)
      = bias :> 'cV[R]_N.

(* riechers.tilt: diag(g) tilts the hyperplane: it leaves the one
   perpendicular to 1 *)
Definition riechers_tilt_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let z : 'cV[R]_N := Pi *m gain in
  (0 < N)%N ->
  0 < dot z z ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  sumv (had gain z) = dot z z :> R /\
  0 < dot z z /\
  had gain (Pi *m had (Pi2 (alpha gain) *m x) (vinv gain)) = Pi2 (alpha gain)
      *m x :> 'cV[R]_N.

(* riechers.intersection: The section of the hyperellipsoid by the hyperplane
   is the image of the section of the ball *)
Definition riechers_intersection_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let y : 'cV[R]_N := Pi2 (alpha gain) *m x in
  let z : 'cV[R]_N := had y (vinv gain) in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  sumv z = 0 :> R /\
  diag gain *m (Pi *m z) = y :> 'cV[R]_N /\
  dot z z = sumv (vpow z 2) :> R /\
  dot (alpha gain) (had gain (Pi *m x)) = 0 :> R /\
  sumv (vpow (had (had gain (Pi *m x)) (vinv gain)) 2) <= dot x x.

(* lnverify.intersection.zero-gain: With k ≥ 1 zero gains a point y of the
   other coordinates is the gain times a z of sum 0 with ‖z‖² ≤ N exactly
   where Σ (yₙ/gₙ)² + (Σ yₙ/gₙ)²/k ≤ N *)
Definition lnverify_intersection_zero_gain_says (R : rcfType) (N : nat) : Prop
    :=
  forall (gain x f : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let y : 'cV[R]_N := had gain x in
  let z : 'cV[R]_N := had (drazin gain) y in
  let m : 'cV[R]_N := z - (sumv z / k_) *: zero_entries gain in
  let v : 'cV[R]_N := had (zero_entries gain) f
      - (dot (zero_entries gain) f / k_) *: zero_entries gain in
  let C : 'M[R]_N := squared_drazin gain + (1 / k_)
      *: outer (drazin gain) (drazin gain) in
  let u : 'cV[R]_N := ones - zero_entries gain in
  (0 < N)%N ->
  0 < k_ ->
  had gain m = y :> 'cV[R]_N /\
  sumv m = 0 :> R /\
  had gain (m + v) = y :> 'cV[R]_N /\
  dot (m + v) (m + v) = dot m m + dot v v :> R /\
  dot m m = dot z z + sumv z ^+ 2 / k_ :> R /\
  dot y (C *m y) = dot m m :> R /\
  dot z z <= dot m m /\
  k_ * (dot u u + sumv u ^+ 2 / k_) = N%:R * dot u u :> R.

(* lnverify.radius-law: The squared radius ρ = Nq/(q + Nε), q = ‖Πa‖²,
   increases with q towards N, and q = Nερ/(N − ρ) *)
Definition lnverify_radius_law_says (R : rcfType) (N : nat) : Prop :=
  forall (q eps delta : R),
  let rho : R := (N%:R * q) / (q + N%:R * eps) in
  (0 < N)%N ->
  0 <= eps ->
  0 < q + N%:R * eps ->
  0 < eps ->
  exists D1 : R, is_derivative (fun q : R => (N%:R * q) / (q + N%:R * eps)) q D1
      /\
  N%:R - rho != 0 /\
  0 < D1 /\
  0 < N%:R - rho /\
  (N%:R * eps * rho) / (N%:R - rho) = q :> R /\
  (rho - (1 - delta) * N%:R) * (q + N%:R * eps) = N%:R
      * (delta * q - (1 - delta) * N%:R * eps) :> R.

(* riechers.fig1: With ε = 1/10 every point stays away from the surface by
   N²ε/(‖Πa‖² + Nε) in squared radius *)
Definition riechers_fig1_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  (0 < N)%N ->
  Num.sqrt (variance activation + 1 / 10%:R) != 0 /\
  10%:R * dot (Pi *m activation) (Pi *m activation) + N%:R != 0 /\
  0 <= variance activation + 1 / 10%:R /\
  N%:R - dot (normalized (1 / 10%:R) activation)
      (normalized (1 / 10%:R) activation) = N%:R ^+ 2
      / (10%:R * dot (Pi *m activation) (Pi *m activation) + N%:R) :> R /\
  0 < N%:R ^+ 2 / (10%:R * dot (Pi *m activation) (Pi *m activation) + N%:R).

(* lnverify.dimension: With k ≥ 1 zero gains GΠG times its pseudo-inverse is
   a projector of trace N − k *)
Definition lnverify_dimension_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let C : 'M[R]_N := squared_drazin gain + (1 / k_)
      *: outer (drazin gain) (drazin gain) in
  (0 < N)%N ->
  0 < k_ ->
  image_matrix gain *m C *m (image_matrix gain *m C) = image_matrix gain *m C
      :> 'M[R]_N /\
  \tr (image_matrix gain *m C) = N%:R - k_ :> R.
