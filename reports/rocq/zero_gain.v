From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* riechers.drazin: With zero gains both choices of Π₂ give the square of the
   Drazin inverse, which acts as 1/gₙ² and as 0 *)
Definition riechers_drazin_says (R : rcfType) (N : nat) : Prop :=
  forall (gain f v : 'cV[R]_N),
  let e : 'cV[R]_N := had (zero_entries gain) f in
  let G : 'M[R]_N := diag gain in
  let D_ : 'M[R]_N := diag (drazin gain) in
  (0 < N)%N ->
  dot e e != 0 ->
  G *m D_ = D_ *m G :> 'M[R]_N /\
  D_ *m G *m D_ = D_ :> 'M[R]_N /\
  G *m G *m D_ = G :> 'M[R]_N /\
  Pi2 e *m D_ *m D_ *m Pi2 e = squared_drazin gain :> 'M[R]_N /\
  G *m G *m (squared_drazin gain *m v) = v - had (zero_entries gain) v
      :> 'cV[R]_N /\
  squared_drazin gain *m had (zero_entries gain) v = 0 :> 'cV[R]_N.

(* riechers.principal-axes.zero-gain: With zero gains the principal axes of
   the image are the eigenvectors of (G^D)², with semi-axes √(N/λ)
   not here: it is refuted; lnverify.principal-axes.zero-gain is true instead *)

(* lnverify.principal-axes.zero-gain: With k ≥ 1 zero gains the pseudo-
   inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form at GΠGx is ‖ΠGx‖² *)
Definition lnverify_principal_axes_zero_gain_says (R : rcfType) (N : nat) : Prop
    :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let C : 'M[R]_N := squared_drazin gain + (1 / k_)
      *: outer (drazin gain) (drazin gain) in
  let P : 'M[R]_N := diag (nonzero_entries gain) in
  (0 < N)%N ->
  0 < k_ ->
  image_matrix gain *m C *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  C *m image_matrix gain *m C = C :> 'M[R]_N /\
  (image_matrix gain *m C)^T = image_matrix gain *m C :> 'M[R]_N /\
  (C *m image_matrix gain)^T = C *m image_matrix gain :> 'M[R]_N /\
  dot (image_matrix gain *m x) (C *m (image_matrix gain *m x))
      = dot (Pi *m had gain x) (Pi *m had gain x) :> R /\
  image_matrix gain *m C = P :> 'M[R]_N.

(* lnverify.principal-axes.zero-gain.error: With k zero gains GΠG(G^D)² is P
   − g(g^D)ᵀ/N, with the projector P, and the form of GΠG is at most that of
   G² *)
Definition lnverify_principal_axes_zero_gain_error_says (R : rcfType) (N : nat)
    : Prop :=
  forall (gain u : 'cV[R]_N),
  let P : 'M[R]_N := diag (nonzero_entries gain) in
  let k_ : R := sumv (zero_entries gain) in
  (0 < N)%N ->
  image_matrix gain *m squared_drazin gain - P = N%:R^-1 *:
      - outer gain (drazin gain) :> 'M[R]_N /\
  - \tr (N%:R^-1 *: outer gain (drazin gain)) = - (N%:R - k_) / N%:R :> R /\
  image_matrix gain = diag (vpow gain 2) - N%:R^-1 *: outer gain gain :> 'M[R]_N
      /\
  dot u (image_matrix gain *m u) <= dot u (diag (vpow gain 2) *m u) /\
  \tr (image_matrix gain) = ((N%:R - 1) / N%:R) * \tr (diag (vpow gain 2)) :> R
      /\
  \det (image_matrix gain + diag (zero_entries gain)) = mean (zero_entries gain)
      * prodv (vpow gain 2 + zero_entries gain) :> R.

(* lnverify.principal-axes.equal-gains: With k zero gains and the others
   equal to c, N GΠG multiplies their indicator by kc² and what lies across
   it by Nc²: the squared semi-axes *)
Definition lnverify_principal_axes_equal_gains_says (R : rcfType) (N : nat) :
    Prop :=
  forall (gain v : 'cV[R]_N) (c : R),
  let k_ : R := sumv (zero_entries gain) in
  (0 < N)%N ->
  (N%:R *: image_matrix (c *: nonzero_entries gain)) *m nonzero_entries gain
      = (k_ * c ^+ 2) *: nonzero_entries gain :> 'cV[R]_N /\
  (N%:R *: image_matrix (c *: nonzero_entries gain))
      *m (sumv (nonzero_entries gain) *: had (nonzero_entries gain) v
      - dot (nonzero_entries gain) v *: nonzero_entries gain) = (N%:R * c ^+ 2)
      *: (sumv (nonzero_entries gain) *: had (nonzero_entries gain) v
      - dot (nonzero_entries gain) v *: nonzero_entries gain) :> 'cV[R]_N.

(* lnverify.principal-axes.zero-gain.limit: As zero gains are approached
   Π₂G⁻²Π₂ tends to (G^D)² + g^D(g^D)ᵀ/k on the other coordinates *)
Definition lnverify_principal_axes_zero_gain_limit_says (R : rcfType) (N : nat)
    : Prop :=
  forall (gain : 'cV[R]_N) (c : R),
  let k_ : R := sumv (zero_entries gain) in
  let P : 'M[R]_N := diag (nonzero_entries gain) in
  let alpha_ : 'cV[R]_N := vinv (gain + c *: zero_entries gain) in
  (0 < N)%N ->
  0 < k_ ->
  c != 0 ->
  (forall i, (gain + c *: zero_entries gain) i 0 != 0) /\
  dot alpha_ alpha_ != 0 /\
  k_ + c ^+ 2 * dot (drazin gain) (drazin gain) != 0 /\
  (k_ + c ^+ 2 * dot (drazin gain) (drazin gain)) ^+ 2 != 0 /\
  k_ + 0 ^+ 2 * dot (drazin gain) (drazin gain) != 0 /\
  (k_ + 0 ^+ 2 * dot (drazin gain) (drazin gain)) ^+ 2 != 0 /\
  P *m (Pi2 alpha_ *m diag (vpow alpha_ 2) *m Pi2 alpha_) *m P
      = squared_drazin gain - (c ^+ 2 / (k_ + c ^+ 2
      * dot (drazin gain) (drazin gain))) *:
      (outer (drazin gain) (vpow (drazin gain) 3)
      + outer (vpow (drazin gain) 3) (drazin gain))
      + ((k_ + c ^+ 4 * sumv (vpow (drazin gain) 4))
      / (k_ + c ^+ 2 * dot (drazin gain) (drazin gain)) ^+ 2)
      *: outer (drazin gain) (drazin gain) :> 'M[R]_N /\
  squared_drazin gain - (0 ^+ 2 / (k_ + 0 ^+ 2
      * dot (drazin gain) (drazin gain))) *:
      (outer (drazin gain) (vpow (drazin gain) 3)
      + outer (vpow (drazin gain) 3) (drazin gain))
      + ((k_ + 0 ^+ 4 * sumv (vpow (drazin gain) 4))
      / (k_ + 0 ^+ 2 * dot (drazin gain) (drazin gain)) ^+ 2)
      *: outer (drazin gain) (drazin gain) = squared_drazin gain + (1 / k_)
      *: outer (drazin gain) (drazin gain) :> 'M[R]_N.

(* lnverify.axes-for-every-gain: For any gains u·GΠx = ΠGu·Πx, and at x = Gu
   it is uᵀGΠG u, the form of (GΠ)(GΠ)ᵀ *)
Definition lnverify_axes_for_every_gain_says (R : rcfType) (N : nat) : Prop :=
  forall (gain u x : 'cV[R]_N),
  (0 < N)%N ->
  diag gain *m Pi *m (diag gain *m Pi)^T = image_matrix gain :> 'M[R]_N /\
  dot u (diag gain *m (Pi *m x)) = dot (Pi *m had gain u) (Pi *m x) :> R /\
  dot u (diag gain *m (Pi *m had gain u)) = dot (Pi *m had gain u)
      (Pi *m had gain u) :> R /\
  dot (Pi *m had gain u) (Pi *m had gain u) = dot u (image_matrix gain *m u)
      :> R.

(* lnverify.surface.zero-gain: With k zero gains the form of the image of z
   falls short of ‖z‖² by k times the variance of z on their coordinates *)
Definition lnverify_surface_zero_gain_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  (0 < N)%N ->
  0 < k_ ->
  dot (Pi *m x) (Pi *m x) - dot (had gain (Pi *m x))
      ((squared_drazin gain + (1 / k_) *: outer (drazin gain) (drazin gain))
      *m had gain (Pi *m x)) = dot (zero_entries gain) (vpow (Pi *m x) 2)
      - dot (zero_entries gain) (Pi *m x) ^+ 2 / k_ :> R /\
  sumv (had (zero_entries gain) (Pi *m x) -
      (dot (zero_entries gain) (Pi *m x) / k_) *: zero_entries gain) = 0 :> R /\
  had gain (had (zero_entries gain) (Pi *m x)
      - (dot (zero_entries gain) (Pi *m x) / k_) *: zero_entries gain) = 0
      :> 'cV[R]_N.
