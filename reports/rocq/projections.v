From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* visualizing.composition: lnorm is the composition h ∘ g ∘ f of a
   projection, a scaling and an affine map *)
Definition visualizing_composition_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < std activation + eps ->
  vnorm (Pi *m activation) + eps * Num.sqrt N%:R != 0 /\
  0 <= variance activation /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  (std activation + eps)^-1 *: had gain (centered activation) + bias = diag gain
      *m ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: (Pi *m activation))) + bias :> 'cV[R]_N.

(* visualizing.averaging: P = 11ᵀ/n is the orthogonal projector onto span(1);
   what is left, I − P, has the trace n − 1 *)
Definition visualizing_averaging_says (R : rcfType) (N : nat) : Prop :=
  forall (x : 'cV[R]_N),
  let P : 'M[R]_N := N%:R^-1 *: outer ones ones in
  (0 < N)%N ->
  P *m ones = ones :> 'cV[R]_N /\
  P *m x = mean x *: ones :> 'cV[R]_N /\
  P^T = P :> 'M[R]_N /\
  P *m P = P :> 'M[R]_N /\
  \tr (Pi : 'M[R]_N) = N%:R - 1 :> R /\
  dot ones (x - P *m x) = 0 :> R.

(* visualizing.averaging.onto: P is the orthogonal projection onto the
   vectors of equal entries *)
Definition visualizing_averaging_onto_says (R : rcfType) (N : nat) : Prop :=
  forall (x : 'cV[R]_N) (c : R),
  let P : 'M[R]_N := N%:R^-1 *: outer ones ones in
  (0 < N)%N ->
  P *m x = (dot ones (P *m x) / N%:R) *: ones :> 'cV[R]_N /\
  P *m (c *: ones) = c *: ones :> 'cV[R]_N /\
  dot ones (x - P *m x) = 0 :> R.

(* visualizing.radial-projection: g projects to the sphere of radius √n *)
Definition visualizing_radial_projection_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  eps = 0 :> R ->
  vnorm activation + eps * Num.sqrt N%:R != 0 /\
  vnorm ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) + eps * Num.sqrt N%:R != 0 /\
  0 <= dot ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) ((vnorm activation + eps
      * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: activation)) /\
  vnorm ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) = Num.sqrt N%:R :> R /\
  (vnorm ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation))) = (vnorm activation + eps
      * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: activation) :> 'cV[R]_N.

(* visualizing.projection: f = I − P is the orthogonal projection onto U, and
   has the trace n − 1, the dimension of U *)
Definition visualizing_projection_says (R : rcfType) (N : nat) : Prop :=
  forall (x : 'cV[R]_N),
  let P : 'M[R]_N := N%:R^-1 *: outer ones ones in
  (0 < N)%N ->
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  dot ones (Pi *m x) = 0 :> R /\
  \tr (Pi : 'M[R]_N) = N%:R - 1 :> R /\
  Pi *m (x - P *m x) = x - P *m x :> 'cV[R]_N.

(* lnverify.sphere-error: g(x) falls short of the sphere of radius √n by
   exactly √n ε/‖x‖ of its own length *)
Definition lnverify_sphere_error_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  let r : R := dot ((vnorm activation)^-1 *: (Num.sqrt N%:R *: activation)
      - (vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) activation
      / dot ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) activation in
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  vnorm activation + eps * Num.sqrt N%:R != 0 /\
  dot ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) activation != 0 /\
  r = (Num.sqrt N%:R * eps) / vnorm activation :> R /\
  (1 + (Num.sqrt N%:R * eps) / vnorm activation)
      *: ((vnorm activation + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: activation)) = (vnorm activation)^-1
      *: (Num.sqrt N%:R *: activation) :> 'cV[R]_N.

(* visualizing.sphere: g(f(x)) lies on the sphere of radius √n in U *)
Definition visualizing_sphere_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  vnorm (Pi *m activation) + eps * Num.sqrt N%:R != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= dot ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: (Pi *m activation)))
      ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: (Pi *m activation))) /\
  sumv ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: (Pi *m activation))) = 0 :> R /\
  vnorm ((vnorm (Pi *m activation) + eps * Num.sqrt N%:R)^-1
      *: (Num.sqrt N%:R *: (Pi *m activation))) = Num.sqrt N%:R :> R.

(* visualizing.sphere-identity: The sphere √n S_{n−2,U} that holds g(f(x)) is
   the section of the sphere √n Sₙ₋₁ by U *)
Definition visualizing_sphere_identity_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  let y : 'cV[R]_N := (vnorm (Pi *m activation))^-1
      *: (Num.sqrt N%:R *: (Pi *m activation)) in
  (0 < N)%N ->
  0 < variance activation ->
  vnorm (Pi *m activation) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  sumv y = 0 :> R /\
  dot y y = N%:R :> R.

(* lnverify.sphere-section: At ε = 0 the values of g ∘ f are exactly √n Sₙ₋₁
   ∩ U *)
Definition lnverify_sphere_section_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N),
  let y : 'cV[R]_N := (vnorm (Pi *m activation))^-1
      *: (Num.sqrt N%:R *: (Pi *m activation)) in
  (0 < N)%N ->
  0 < variance activation ->
  vnorm (Pi *m activation) != 0 /\
  vnorm (Pi *m (Pi *m activation)) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= dot (Pi *m (Pi *m activation)) (Pi *m (Pi *m activation)) /\
  sumv y = 0 :> R /\
  dot y y = N%:R :> R /\
  vnorm (Pi *m activation) *: ((vnorm (Pi *m (Pi *m activation)))^-1
      *: (Num.sqrt N%:R *: (Pi *m (Pi *m activation)))) = Num.sqrt N%:R
      *: (Pi *m activation) :> 'cV[R]_N.

(* visualizing.subspace: A = diag(a) takes U into a different subspace *)
Definition visualizing_subspace_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  0 < dot (Pi *m gain) (Pi *m gain) ->
  sumv (had gain (Pi *m x)) = dot (Pi *m gain) x :> R /\
  0 < sumv (had gain (Pi *m gain)).

(* visualizing.centre: The ellipsoid is centred at b *)
Definition visualizing_centre_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < std activation + eps ->
  std (- activation) + eps != 0 /\
  0 <= variance activation /\
  0 <= variance (- activation) /\
  2%:R^-1 *: ((std activation + eps)^-1 *: had gain (centered activation) + bias
      + ((std (- activation) + eps)^-1 *: had gain (centered (- activation))
      + bias)) = bias :> 'cV[R]_N.

(* visualizing.ellipsoid: lnorm maps into an (n − 2)-dimensional ellipsoid *)
Definition visualizing_ellipsoid_says (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  let y : 'cV[R]_N := (std activation + eps)^-1
      *: had gain (centered activation) + bias - bias in
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  (forall i, gain i 0 != 0) ->
  std activation + eps != 0 /\
  dot (alpha gain) y = 0 :> R /\
  sumv (vpow (had y (vinv gain)) 2) = N%:R :> R.

(* lnverify.eps-conventions: ε outside the root against inside: (σ + ε)/√(σ²
   + ε) ≤ √(1 + ε), attained at σ = 1 *)
Definition lnverify_eps_conventions_says (R : rcfType) (N : nat) : Prop :=
  forall (activation : 'cV[R]_N) (eps : R),
  let q : R := (std activation + eps) ^+ 2 / (variance activation + eps) in
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  variance activation + eps != 0 /\
  0 <= variance activation /\
  1 + eps - q = (eps * (1 - std activation) ^+ 2) / (variance activation + eps)
      :> R /\
  q <= 1 + eps /\
  q - 1 = (eps * (2%:R * std activation + eps - 1))
      / (variance activation + eps) :> R /\
  q - eps = (std activation * (std activation * (1 - eps) + 2%:R * eps))
      / (variance activation + eps) :> R.
