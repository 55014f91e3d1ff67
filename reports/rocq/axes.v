From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* riechers.projector.normal: Π₂ is symmetric and idempotent, takes α to 0,
   and has the trace N − 1 *)
Definition riechers_projector_normal_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  Pi2 (alpha gain) *m Pi2 (alpha gain) = Pi2 (alpha gain) :> 'M[R]_N /\
  (Pi2 (alpha gain))^T = Pi2 (alpha gain) :> 'M[R]_N /\
  Pi2 (alpha gain) *m alpha gain = 0 :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R - 1 :> R.

(* riechers.principal-axes: Without zero gains Π₂G⁻²Π₂ is the pseudo-inverse
   of GΠG; its form at GΠx is ‖Πx‖² *)
Definition riechers_principal_axes_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let M : 'M[R]_N := Pi2 (alpha gain) *m diag (vpow (vinv gain) 2)
      *m Pi2 (alpha gain) in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  image_matrix gain *m M *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  M *m image_matrix gain *m M = M :> 'M[R]_N /\
  (image_matrix gain *m M)^T = image_matrix gain *m M :> 'M[R]_N /\
  (M *m image_matrix gain)^T = M *m image_matrix gain :> 'M[R]_N /\
  dot (diag gain *m Pi *m x) (M *m (diag gain *m Pi *m x))
      = dot (Pi *m x) (Pi *m x) :> R /\
  diag gain *m Pi *m had (Pi2 (alpha gain) *m x) (vinv gain) = Pi2 (alpha gain)
      *m x :> 'cV[R]_N.

(* riechers.single-zero-eigenvalue: Without zero gains the zero eigenvectors
   of Π₂G⁻²Π₂ are the multiples of α alone *)
Definition riechers_single_zero_eigenvalue_says (R : rcfType) (N : nat) : Prop
    :=
  forall (gain x : 'cV[R]_N),
  let M : 'M[R]_N := Pi2 (alpha gain) *m diag (vpow (vinv gain) 2)
      *m Pi2 (alpha gain) in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  M *m alpha gain = 0 :> 'cV[R]_N /\
  x = (dot (alpha gain) x / dot (alpha gain) (alpha gain)) *: alpha gain
      + image_matrix gain *m (M *m x) :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R - 1 :> R.

(* riechers.lengths: ΠG²Π and GΠG are (GΠ)ᵀ(GΠ) and (GΠ)(GΠ)ᵀ, and GΠ takes
   eigenvectors of the one to those of the other *)
Definition riechers_lengths_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N),
  let L : 'M[R]_N := Pi *m diag (vpow gain 2) *m Pi in
  (0 < N)%N ->
  (diag gain *m Pi)^T *m (diag gain *m Pi) = L :> 'M[R]_N /\
  diag gain *m Pi *m (diag gain *m Pi)^T = image_matrix gain :> 'M[R]_N /\
  image_matrix gain *m (diag gain *m Pi) = diag gain *m Pi *m L :> 'M[R]_N.
Definition riechers_lengths_critical_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N) (zeta : R),
  let L : 'M[R]_N := Pi *m diag (vpow gain 2) *m Pi in
  let w : 'cV[R]_N := vinv (vpow gain 2 - zeta *: ones) in
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  L *m w = zeta *: w :> 'cV[R]_N.

(* lnverify.reciprocal-eigenvalues: Where Σ 1/(gₙ² − ζ) = 0, and wₙ = 1/(gₙ²
   − ζ), ζ Π₂G⁻²Π₂ takes Gw to itself *)
Definition lnverify_reciprocal_eigenvalues_says (R : rcfType) (N : nat) : Prop
    :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain)
      *m (image_matrix gain *m x) = Pi2 (alpha gain) *m x :> 'cV[R]_N.
Definition lnverify_reciprocal_eigenvalues_critical_says (R : rcfType) (N : nat)
    : Prop :=
  forall (gain : 'cV[R]_N) (zeta : R),
  let w : 'cV[R]_N := vinv (vpow gain 2 - zeta *: ones) in
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  zeta *: (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2) *m Pi2 (alpha gain)
      *m had gain w) = had gain w :> 'cV[R]_N.

(* riechers.lengths-not-directions: ΠG²Π does not give the directions of the
   axes; G maps its eigenvectors onto them *)
Definition riechers_lengths_not_directions_says (R : rcfType) (N : nat) : Prop
    :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  image_matrix gain *m (diag gain *m Pi) = diag gain *m Pi
      *m (Pi *m diag (vpow gain 2) *m Pi) :> 'M[R]_N.
Definition riechers_lengths_not_directions_critical_says (R : rcfType) (N : nat)
    : Prop :=
  forall (gain : 'cV[R]_N) (zeta : R),
  let w : 'cV[R]_N := vinv (vpow gain 2 - zeta *: ones) in
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  Pi *m diag (vpow gain 2) *m Pi *m w = zeta *: w :> 'cV[R]_N /\
  image_matrix gain *m had gain w = zeta *: had gain w :> 'cV[R]_N.
Definition riechers_lengths_not_directions_equal_1_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain : 'cV[R]_N) (zeta : R),
  let w : 'cV[R]_N := vinv (vpow gain 2 - zeta *: ones) in
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  Pi *m diag (vpow gain 2) *m Pi *m had gain w = zeta *: had gain w :> 'cV[R]_N.
Definition riechers_lengths_not_directions_equal_1_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, riechers_lengths_not_directions_equal_1_as_stated R N.

(* lnverify.secular-equation: det(z − GΠG) = (z/N)·p′(z), p(z) = ∏(z − gₙ²):
   the non-trivial ζ are the critical points of p *)
Definition lnverify_secular_equation_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N) (z : R),
  let p : R := prodv (z *: ones - vpow gain 2) in
  (0 < N)%N ->
  (forall i, (z *: ones - vpow gain 2) i 0 != 0) ->
  exists D1 : R, is_derivative (fun z : R => prodv (z *: ones - vpow gain 2)) z
      D1 /\
  exists D2 : R, is_derivative (fun z : R => sumv
      (vinv (vpow gain 2 - z *: ones))) z D2 /\
  (forall i, (vpow gain 2 - z *: ones) i 0 != 0) /\
  \det (z *: 1%:M - image_matrix gain) = (z / N%:R) * D1 :> R /\
  D1 = - p * sumv (vinv (vpow gain 2 - z *: ones)) :> R /\
  D2 = dot (vinv (vpow gain 2 - z *: ones)) (vinv (vpow gain 2 - z *: ones))
      :> R.
Definition lnverify_secular_equation_critical_says (R : rcfType) (N : nat) :
    Prop :=
  forall (gain : 'cV[R]_N) (zeta : R),
  let w : 'cV[R]_N := vinv (vpow gain 2 - zeta *: ones) in
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  image_matrix gain *m had gain w = zeta *: had gain w :> 'cV[R]_N.

(* lnverify.axes-orthogonal: The axis of ζ is orthogonal to the normal
   direction, and its squared length is ζ Σ 1/(gₙ² − ζ)² *)
Definition lnverify_axes_orthogonal_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (diag gain *m Pi *m x) (alpha gain) = 0 :> R /\
  dot (diag gain *m Pi *m x) (diag gain *m Pi *m x)
      = dot x (Pi *m diag (vpow gain 2) *m Pi *m x) :> R.
Definition lnverify_axes_orthogonal_critical_says (R : rcfType) (N : nat) : Prop
    :=
  forall (gain : 'cV[R]_N) (zeta : R),
  let w : 'cV[R]_N := vinv (vpow gain 2 - zeta *: ones) in
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  (forall i, gain i 0 != 0) ->
  dot (had gain w) (alpha gain) = 0 :> R /\
  dot (had gain w) (had gain w) = zeta * dot w w :> R.
