From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* not riechers.eq6: N is lost beside ε: LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖²
   + Nε) + b, derived from Eq. (1) *)
Definition riechers_eq6_near_miss_1_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + eps) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) + eps /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt
      (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R
      :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation)
      (Pi *m activation) + N%:R * eps))^-1 *:
      (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = Num.sqrt N%:R
      *: ((Num.sqrt (dot (Pi *m activation) (Pi *m activation) + eps))^-1
      *: (diag gain *m (Pi *m activation))) + bias :> 'cV[R]_N.
Definition riechers_eq6_near_miss_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_eq6_near_miss_1_as_stated R N.

(* not riechers.eq6: √N is lost: LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) +
   b, derived from Eq. (1) *)
Definition riechers_eq6_near_miss_2_as_stated (R : rcfType) (N : nat) : Prop :=
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
  layer_norm eps gain bias activation = (Num.sqrt
      (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1
      *: (diag gain *m (Pi *m activation)) + bias :> 'cV[R]_N.
Definition riechers_eq6_near_miss_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_eq6_near_miss_2_as_stated R N.

(* not riechers.eq6: ε outside the root: LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖²
   + Nε) + b, derived from Eq. (1) *)
Definition riechers_eq6_near_miss_3_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  vnorm (Pi *m activation) + Num.sqrt N%:R * eps != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt
      (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R
      :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation)
      (Pi *m activation) + N%:R * eps))^-1 *:
      (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = Num.sqrt N%:R
      *: ((vnorm (Pi *m activation) + Num.sqrt N%:R * eps)^-1
      *: (diag gain *m (Pi *m activation))) + bias :> 'cV[R]_N.
Definition riechers_eq6_near_miss_3_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_eq6_near_miss_3_as_stated R N.

(* not riechers.eq6: Π is lost under the root: LayerNorm(a) = √N diag(g)
   Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1) *)
Definition riechers_eq6_near_miss_4_as_stated (R : rcfType) (N : nat) : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  Num.sqrt (dot activation activation + N%:R * eps) != 0 /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  0 <= dot activation activation + N%:R * eps /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt
      (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R
      :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation)
      (Pi *m activation) + N%:R * eps))^-1 *:
      (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = Num.sqrt N%:R
      *: ((Num.sqrt (dot activation activation + N%:R * eps))^-1
      *: (diag gain *m (Pi *m activation))) + bias :> 'cV[R]_N.
Definition riechers_eq6_near_miss_4_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_eq6_near_miss_4_as_stated R N.

(* not riechers.eq6: the gain inside the projection: LayerNorm(a) = √N
   diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1) *)
Definition riechers_eq6_near_miss_5_as_stated (R : rcfType) (N : nat) : Prop :=
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
      *: (Pi *m diag gain *m activation)) + bias :> 'cV[R]_N.
Definition riechers_eq6_near_miss_5_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_eq6_near_miss_5_as_stated R N.

(* not riechers.projector: N − 1 for N: Π is symmetric and idempotent, takes
   1 to 0, and has the trace N − 1 *)
Definition riechers_projector_near_miss_1_as_stated (R : rcfType) (N : nat) :
    Prop :=
  (0 < N)%N ->
  N%:R - 1 != 0 :> R /\
  (1%:M - (N%:R - 1)^-1 *: outer ones ones)
      *m (1%:M - (N%:R - 1)^-1 *: outer ones ones) = 1%:M - (N%:R - 1)^-1
      *: outer ones ones :> 'M[R]_N /\
  (1%:M - (N%:R - 1)^-1 *: outer ones ones)^T = 1%:M - (N%:R - 1)^-1
      *: outer ones ones :> 'M[R]_N /\
  (1%:M - (N%:R - 1)^-1 *: outer ones ones) *m ones = 0 :> 'cV[R]_N /\
  \tr (1%:M - (N%:R - 1)^-1 *: outer ones ones : 'M[R]_N) = N%:R - 1 :> R.
Definition riechers_projector_near_miss_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_projector_near_miss_1_as_stated R N.

(* not riechers.projector: 1 is kept: Π is symmetric and idempotent, takes 1
   to 0, and has the trace N − 1 *)
Definition riechers_projector_near_miss_2_as_stated (R : rcfType) (N : nat) :
    Prop :=
  (0 < N)%N ->
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = ones :> 'cV[R]_N /\
  \tr (Pi : 'M[R]_N) = N%:R - 1 :> R.
Definition riechers_projector_near_miss_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_projector_near_miss_2_as_stated R N.

(* not riechers.projector: the trace is N: Π is symmetric and idempotent,
   takes 1 to 0, and has the trace N − 1 *)
Definition riechers_projector_near_miss_3_as_stated (R : rcfType) (N : nat) :
    Prop :=
  (0 < N)%N ->
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = 0 :> 'cV[R]_N /\
  \tr (Pi : 'M[R]_N) = N%:R :> R.
Definition riechers_projector_near_miss_3_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_projector_near_miss_3_as_stated R N.

(* not riechers.projector: a reflection: Π is symmetric and idempotent, takes
   1 to 0, and has the trace N − 1 *)
Definition riechers_projector_near_miss_4_as_stated (R : rcfType) (N : nat) :
    Prop :=
  (0 < N)%N ->
  Pi *m Pi = 1%:M :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = 0 :> 'cV[R]_N /\
  \tr (Pi : 'M[R]_N) = N%:R - 1 :> R.
Definition riechers_projector_near_miss_4_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_projector_near_miss_4_as_stated R N.

(* not riechers.nullspace: α = g: Without zero gains the left nullspace of
   diag(g) − g1ᵀ/N is exactly span(α) *)
Definition riechers_nullspace_near_miss_1_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  gain_matrix gain = diag gain *m Pi :> 'M[R]_N /\
  (gain_matrix gain)^T *m gain = 0 :> 'cV[R]_N /\
  x = (dot gain x / N%:R) *: gain + had ((gain_matrix gain)^T *m x) (vinv gain)
      :> 'cV[R]_N.
Definition riechers_nullspace_near_miss_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_nullspace_near_miss_1_as_stated R N.

(* not riechers.nullspace: the right nullspace: Without zero gains the left
   nullspace of diag(g) − g1ᵀ/N is exactly span(α) *)
Definition riechers_nullspace_near_miss_2_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  gain_matrix gain *m alpha gain = 0 :> 'cV[R]_N.
Definition riechers_nullspace_near_miss_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_nullspace_near_miss_2_as_stated R N.

(* not riechers.nullspace: N is lost: Without zero gains the left nullspace
   of diag(g) − g1ᵀ/N is exactly span(α) *)
Definition riechers_nullspace_near_miss_3_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (diag gain - outer gain ones)^T *m alpha gain = 0 :> 'cV[R]_N.
Definition riechers_nullspace_near_miss_3_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_nullspace_near_miss_3_as_stated R N.

(* not riechers.nullspace: α = 1/g²: Without zero gains the left nullspace of
   diag(g) − g1ᵀ/N is exactly span(α) *)
Definition riechers_nullspace_near_miss_4_as_stated (R : rcfType) (N : nat) :
    Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, (vpow gain 2) i 0 != 0) /\
  gain_matrix gain = diag gain *m Pi :> 'M[R]_N /\
  (gain_matrix gain)^T *m vinv (vpow gain 2) = 0 :> 'cV[R]_N /\
  x = (dot gain x / N%:R) *: vinv (vpow gain 2)
      + had ((gain_matrix gain)^T *m x) (vinv gain) :> 'cV[R]_N.
Definition riechers_nullspace_near_miss_4_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_nullspace_near_miss_4_as_stated R N.

(* not riechers.nullspace.zero-gain: the Drazin inverse of g for α: With k ≥
   1 zero gains the left nullspace is exactly the span of their neural
   directions, of dimension k *)
Definition riechers_nullspace_zero_gain_near_miss_1_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  (0 < N)%N ->
  0 < k_ ->
  (gain_matrix gain)^T *m drazin gain = 0 :> 'cV[R]_N.
Definition riechers_nullspace_zero_gain_near_miss_1_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, riechers_nullspace_zero_gain_near_miss_1_as_stated R N.

(* not riechers.nullspace.zero-gain: the other neural directions: With k ≥ 1
   zero gains the left nullspace is exactly the span of their neural
   directions, of dimension k *)
Definition riechers_nullspace_zero_gain_near_miss_2_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let y : 'cV[R]_N := (gain_matrix gain)^T *m x in
  (0 < N)%N ->
  0 < k_ ->
  (gain_matrix gain)^T *m had (nonzero_entries gain) x = 0 :> 'cV[R]_N /\
  diag (zero_entries gain) *m diag (zero_entries gain)
      = diag (zero_entries gain) :> 'M[R]_N /\
  had (ones - zero_entries gain) x = had (drazin gain)
      (y - (dot (zero_entries gain) y / k_) *: ones) :> 'cV[R]_N /\
  \tr (diag (zero_entries gain)) = k_ :> R.
Definition riechers_nullspace_zero_gain_near_miss_2_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, riechers_nullspace_zero_gain_near_miss_2_as_stated R N.

(* not riechers.nullspace.zero-gain: its dimension is N − k: With k ≥ 1 zero
   gains the left nullspace is exactly the span of their neural directions,
   of dimension k *)
Definition riechers_nullspace_zero_gain_near_miss_3_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let y : 'cV[R]_N := (gain_matrix gain)^T *m x in
  (0 < N)%N ->
  0 < k_ ->
  (gain_matrix gain)^T *m had (zero_entries gain) x = 0 :> 'cV[R]_N /\
  diag (zero_entries gain) *m diag (zero_entries gain)
      = diag (zero_entries gain) :> 'M[R]_N /\
  had (ones - zero_entries gain) x = had (drazin gain)
      (y - (dot (zero_entries gain) y / k_) *: ones) :> 'cV[R]_N /\
  \tr (diag (zero_entries gain)) = N%:R - k_ :> R.
Definition riechers_nullspace_zero_gain_near_miss_3_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, riechers_nullspace_zero_gain_near_miss_3_as_stated R N.

(* not riechers.nullspace.zero-gain: its dimension is 1: With k ≥ 1 zero
   gains the left nullspace is exactly the span of their neural directions,
   of dimension k *)
Definition riechers_nullspace_zero_gain_near_miss_4_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let y : 'cV[R]_N := (gain_matrix gain)^T *m x in
  (0 < N)%N ->
  0 < k_ ->
  (gain_matrix gain)^T *m had (zero_entries gain) x = 0 :> 'cV[R]_N /\
  diag (zero_entries gain) *m diag (zero_entries gain)
      = diag (zero_entries gain) :> 'M[R]_N /\
  had (ones - zero_entries gain) x = had (drazin gain)
      (y - (dot (zero_entries gain) y / k_) *: ones) :> 'cV[R]_N /\
  \tr (diag (zero_entries gain)) = 1 :> R.
Definition riechers_nullspace_zero_gain_near_miss_4_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, riechers_nullspace_zero_gain_near_miss_4_as_stated R N.

(* not riechers.principal-axes: G⁻¹ for G⁻²: Without zero gains Π₂G⁻²Π₂ is
   the pseudo-inverse of GΠG; its form at GΠx is ‖Πx‖² *)
Definition riechers_principal_axes_near_miss_1_as_stated (R : rcfType) (N : nat)
    : Prop :=
  forall (gain x : 'cV[R]_N),
  let M : 'M[R]_N := Pi2 (alpha gain) *m diag (vinv gain) *m Pi2 (alpha gain) in
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
Definition riechers_principal_axes_near_miss_1_fails_says (R : rcfType) : Prop
    :=
  ~ forall N : nat, riechers_principal_axes_near_miss_1_as_stated R N.

(* not riechers.principal-axes: Π for Π₂: Without zero gains Π₂G⁻²Π₂ is the
   pseudo-inverse of GΠG; its form at GΠx is ‖Πx‖² *)
Definition riechers_principal_axes_near_miss_2_as_stated (R : rcfType) (N : nat)
    : Prop :=
  forall (gain x : 'cV[R]_N),
  let M : 'M[R]_N := Pi *m diag (vpow (vinv gain) 2) *m Pi in
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
Definition riechers_principal_axes_near_miss_2_fails_says (R : rcfType) : Prop
    :=
  ~ forall N : nat, riechers_principal_axes_near_miss_2_as_stated R N.

(* not riechers.principal-axes: α = g: Without zero gains Π₂G⁻²Π₂ is the
   pseudo-inverse of GΠG; its form at GΠx is ‖Πx‖² *)
Definition riechers_principal_axes_near_miss_3_as_stated (R : rcfType) (N : nat)
    : Prop :=
  forall (gain x : 'cV[R]_N),
  let M : 'M[R]_N := Pi2 gain *m diag (vpow (vinv gain) 2) *m Pi2 gain in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot gain gain != 0 /\
  dot (alpha gain) (alpha gain) != 0 /\
  image_matrix gain *m M *m image_matrix gain = image_matrix gain :> 'M[R]_N /\
  M *m image_matrix gain *m M = M :> 'M[R]_N /\
  (image_matrix gain *m M)^T = image_matrix gain *m M :> 'M[R]_N /\
  (M *m image_matrix gain)^T = M *m image_matrix gain :> 'M[R]_N /\
  dot (diag gain *m Pi *m x) (M *m (diag gain *m Pi *m x))
      = dot (Pi *m x) (Pi *m x) :> R /\
  diag gain *m Pi *m had (Pi2 (alpha gain) *m x) (vinv gain) = Pi2 (alpha gain)
      *m x :> 'cV[R]_N.
Definition riechers_principal_axes_near_miss_3_fails_says (R : rcfType) : Prop
    :=
  ~ forall N : nat, riechers_principal_axes_near_miss_3_as_stated R N.

(* not riechers.principal-axes: the inverse of G² without Π₂: Without zero
   gains Π₂G⁻²Π₂ is the pseudo-inverse of GΠG; its form at GΠx is ‖Πx‖² *)
Definition riechers_principal_axes_near_miss_4_as_stated (R : rcfType) (N : nat)
    : Prop :=
  forall (gain x : 'cV[R]_N),
  let M : 'M[R]_N := diag (vpow (vinv gain) 2) in
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
Definition riechers_principal_axes_near_miss_4_fails_says (R : rcfType) : Prop
    :=
  ~ forall N : nat, riechers_principal_axes_near_miss_4_as_stated R N.

(* not riechers.single-zero-eigenvalue: g belongs to 0: Without zero gains
   the zero eigenvectors of Π₂G⁻²Π₂ are the multiples of α alone *)
Definition riechers_single_zero_eigenvalue_near_miss_1_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let M : 'M[R]_N := Pi2 (alpha gain) *m diag (vpow (vinv gain) 2)
      *m Pi2 (alpha gain) in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  M *m gain = 0 :> 'cV[R]_N /\
  x = (dot (alpha gain) x / dot (alpha gain) (alpha gain)) *: alpha gain
      + image_matrix gain *m (M *m x) :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R - 1 :> R.
Definition riechers_single_zero_eigenvalue_near_miss_1_fails_says (R : rcfType)
    : Prop :=
  ~ forall N : nat, riechers_single_zero_eigenvalue_near_miss_1_as_stated R N.

(* not riechers.single-zero-eigenvalue: 1 belongs to 0: Without zero gains
   the zero eigenvectors of Π₂G⁻²Π₂ are the multiples of α alone *)
Definition riechers_single_zero_eigenvalue_near_miss_2_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let M : 'M[R]_N := Pi2 (alpha gain) *m diag (vpow (vinv gain) 2)
      *m Pi2 (alpha gain) in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  M *m ones = 0 :> 'cV[R]_N /\
  x = (dot (alpha gain) x / dot (alpha gain) (alpha gain)) *: alpha gain
      + image_matrix gain *m (M *m x) :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R - 1 :> R.
Definition riechers_single_zero_eigenvalue_near_miss_2_fails_says (R : rcfType)
    : Prop :=
  ~ forall N : nat, riechers_single_zero_eigenvalue_near_miss_2_as_stated R N.

(* not riechers.single-zero-eigenvalue: the trace is N: Without zero gains
   the zero eigenvectors of Π₂G⁻²Π₂ are the multiples of α alone *)
Definition riechers_single_zero_eigenvalue_near_miss_3_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let M : 'M[R]_N := Pi2 (alpha gain) *m diag (vpow (vinv gain) 2)
      *m Pi2 (alpha gain) in
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  M *m alpha gain = 0 :> 'cV[R]_N /\
  x = (dot (alpha gain) x / dot (alpha gain) (alpha gain)) *: alpha gain
      + image_matrix gain *m (M *m x) :> 'cV[R]_N /\
  \tr (Pi2 (alpha gain)) = N%:R :> R.
Definition riechers_single_zero_eigenvalue_near_miss_3_fails_says (R : rcfType)
    : Prop :=
  ~ forall N : nat, riechers_single_zero_eigenvalue_near_miss_3_as_stated R N.

(* not riechers.single-zero-eigenvalue: no zero eigenvalue: Without zero
   gains the zero eigenvectors of Π₂G⁻²Π₂ are the multiples of α alone *)
Definition riechers_single_zero_eigenvalue_near_miss_4_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  dot (alpha gain) (alpha gain) != 0 /\
  image_matrix gain *m (Pi2 (alpha gain) *m diag (vpow (vinv gain) 2)
      *m Pi2 (alpha gain)) = 1%:M :> 'M[R]_N.
Definition riechers_single_zero_eigenvalue_near_miss_4_fails_says (R : rcfType)
    : Prop :=
  ~ forall N : nat, riechers_single_zero_eigenvalue_near_miss_4_as_stated R N.

(* not riechers.drazin: G D = I: With zero gains both choices of Π₂ give the
   square of the Drazin inverse, which acts as 1/gₙ² and as 0 *)
Definition riechers_drazin_near_miss_1_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (gain f : 'cV[R]_N),
  (0 < N)%N ->
  dot (had (zero_entries gain) f) (had (zero_entries gain) f) != 0 ->
  diag gain *m diag (drazin gain) = 1%:M :> 'M[R]_N.
Definition riechers_drazin_near_miss_1_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_drazin_near_miss_1_as_stated R N.

(* not riechers.drazin: |n⟩ with gₙ ≠ 0: With zero gains both choices of Π₂
   give the square of the Drazin inverse, which acts as 1/gₙ² and as 0 *)
Definition riechers_drazin_near_miss_2_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (gain f v : 'cV[R]_N),
  let G : 'M[R]_N := diag gain in
  let D_ : 'M[R]_N := diag (drazin gain) in
  let e : 'cV[R]_N := had (nonzero_entries gain) f in
  (0 < N)%N ->
  dot (had (zero_entries gain) f) (had (zero_entries gain) f) != 0 ->
  dot e e != 0 /\
  G *m D_ = D_ *m G :> 'M[R]_N /\
  D_ *m G *m D_ = D_ :> 'M[R]_N /\
  G *m G *m D_ = G :> 'M[R]_N /\
  Pi2 e *m D_ *m D_ *m Pi2 e = squared_drazin gain :> 'M[R]_N /\
  G *m G *m (squared_drazin gain *m v) = v - had (zero_entries gain) v
      :> 'cV[R]_N /\
  squared_drazin gain *m had (zero_entries gain) v = 0 :> 'cV[R]_N.
Definition riechers_drazin_near_miss_2_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_drazin_near_miss_2_as_stated R N.

(* not riechers.drazin: Π for I: With zero gains both choices of Π₂ give the
   square of the Drazin inverse, which acts as 1/gₙ² and as 0 *)
Definition riechers_drazin_near_miss_3_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (gain f v : 'cV[R]_N),
  let e : 'cV[R]_N := had (zero_entries gain) f in
  let G : 'M[R]_N := diag gain in
  let D_ : 'M[R]_N := diag (drazin gain) in
  (0 < N)%N ->
  dot e e != 0 ->
  G *m D_ = D_ *m G :> 'M[R]_N /\
  D_ *m G *m D_ = D_ :> 'M[R]_N /\
  G *m G *m D_ = G :> 'M[R]_N /\
  Pi *m D_ *m D_ *m Pi = squared_drazin gain :> 'M[R]_N /\
  G *m G *m (squared_drazin gain *m v) = v - had (zero_entries gain) v
      :> 'cV[R]_N /\
  squared_drazin gain *m had (zero_entries gain) v = 0 :> 'cV[R]_N.
Definition riechers_drazin_near_miss_3_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_drazin_near_miss_3_as_stated R N.

(* not riechers.drazin: G⁻² is G^D, not its square: With zero gains both
   choices of Π₂ give the square of the Drazin inverse, which acts as 1/gₙ²
   and as 0 *)
Definition riechers_drazin_near_miss_4_as_stated (R : rcfType) (N : nat) : Prop
    :=
  forall (gain f v : 'cV[R]_N),
  let e : 'cV[R]_N := had (zero_entries gain) f in
  let G : 'M[R]_N := diag gain in
  let D_ : 'M[R]_N := diag (drazin gain) in
  (0 < N)%N ->
  dot e e != 0 ->
  G *m D_ = D_ *m G :> 'M[R]_N /\
  D_ *m G *m D_ = D_ :> 'M[R]_N /\
  G *m G *m D_ = G :> 'M[R]_N /\
  Pi2 e *m D_ *m D_ *m Pi2 e = D_ :> 'M[R]_N /\
  G *m G *m (D_ *m v) = v - had (zero_entries gain) v :> 'cV[R]_N /\
  D_ *m had (zero_entries gain) v = 0 :> 'cV[R]_N.
Definition riechers_drazin_near_miss_4_fails_says (R : rcfType) : Prop :=
  ~ forall N : nat, riechers_drazin_near_miss_4_as_stated R N.

(* not lnverify.principal-axes.zero-gain: the rank-one part is lost: With k ≥
   1 zero gains the pseudo-inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form
   at GΠGx is ‖ΠGx‖² *)
Definition lnverify_principal_axes_zero_gain_near_miss_1_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let P : 'M[R]_N := diag (nonzero_entries gain) in
  (0 < N)%N ->
  0 < k_ ->
  image_matrix gain *m squared_drazin gain *m image_matrix gain
      = image_matrix gain :> 'M[R]_N /\
  squared_drazin gain *m image_matrix gain *m squared_drazin gain
      = squared_drazin gain :> 'M[R]_N /\
  (image_matrix gain *m squared_drazin gain)^T = image_matrix gain
      *m squared_drazin gain :> 'M[R]_N /\
  (squared_drazin gain *m image_matrix gain)^T = squared_drazin gain
      *m image_matrix gain :> 'M[R]_N /\
  dot (image_matrix gain *m x) (squared_drazin gain *m (image_matrix gain *m x))
      = dot (Pi *m had gain x) (Pi *m had gain x) :> R /\
  image_matrix gain *m squared_drazin gain = P :> 'M[R]_N.
Definition lnverify_principal_axes_zero_gain_near_miss_1_fails_says
    (R : rcfType) : Prop :=
  ~ forall N : nat, lnverify_principal_axes_zero_gain_near_miss_1_as_stated R N.

(* not lnverify.principal-axes.zero-gain: N for k: With k ≥ 1 zero gains the
   pseudo-inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form at GΠGx is ‖ΠGx‖² *)
Definition lnverify_principal_axes_zero_gain_near_miss_2_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let C : 'M[R]_N := squared_drazin gain + (1 / N%:R)
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
Definition lnverify_principal_axes_zero_gain_near_miss_2_fails_says
    (R : rcfType) : Prop :=
  ~ forall N : nat, lnverify_principal_axes_zero_gain_near_miss_2_as_stated R N.

(* not lnverify.principal-axes.zero-gain: k for 1/k: With k ≥ 1 zero gains
   the pseudo-inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form at GΠGx is
   ‖ΠGx‖² *)
Definition lnverify_principal_axes_zero_gain_near_miss_3_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let C : 'M[R]_N := squared_drazin gain + k_
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
Definition lnverify_principal_axes_zero_gain_near_miss_3_fails_says
    (R : rcfType) : Prop :=
  ~ forall N : nat, lnverify_principal_axes_zero_gain_near_miss_3_as_stated R N.

(* not lnverify.principal-axes.zero-gain: minus for plus: With k ≥ 1 zero
   gains the pseudo-inverse of GΠG is (G^D)² + g^D(g^D)ᵀ/k; its form at GΠGx
   is ‖ΠGx‖² *)
Definition lnverify_principal_axes_zero_gain_near_miss_4_as_stated (R : rcfType)
    (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  let k_ : R := sumv (zero_entries gain) in
  let C : 'M[R]_N := squared_drazin gain + (- 1 / k_)
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
Definition lnverify_principal_axes_zero_gain_near_miss_4_fails_says
    (R : rcfType) : Prop :=
  ~ forall N : nat, lnverify_principal_axes_zero_gain_near_miss_4_as_stated R N.

(* not walkthrough.backward.input: γ is lost: ∂L/∂x: the final formula,
   derived through the chain rule *)
Definition walkthrough_backward_input_near_miss_1_as_stated (R : rcfType)
    (N : nat) : Prop :=
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
      *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation)
      :> 'cV[R]_N.
Definition walkthrough_backward_input_near_miss_1_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, walkthrough_backward_input_near_miss_1_as_stated R N.

(* not walkthrough.backward.input: the mean term is lost: ∂L/∂x: the final
   formula, derived through the chain rule *)
Definition walkthrough_backward_input_near_miss_2_as_stated (R : rcfType)
    (N : nat) : Prop :=
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
      *: (N%:R *: delta - dot delta (normalized eps activation)
      *: normalized eps activation) :> 'cV[R]_N.
Definition walkthrough_backward_input_near_miss_2_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, walkthrough_backward_input_near_miss_2_as_stated R N.

(* not walkthrough.backward.input: the variance term is lost: ∂L/∂x: the
   final formula, derived through the chain rule *)
Definition walkthrough_backward_input_near_miss_3_as_stated (R : rcfType)
    (N : nat) : Prop :=
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
      *: (N%:R *: delta - sumv delta *: ones) :> 'cV[R]_N.
Definition walkthrough_backward_input_near_miss_3_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, walkthrough_backward_input_near_miss_3_as_stated R N.

(* not walkthrough.backward.input: γ after the sums: ∂L/∂x: the final
   formula, derived through the chain rule *)
Definition walkthrough_backward_input_near_miss_4_as_stated (R : rcfType)
    (N : nat) : Prop :=
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
  G1 = had gain ((N%:R * Num.sqrt (variance activation + eps))^-1
      *: (N%:R *: upstream - sumv upstream *: ones
      - dot upstream (normalized eps activation) *: normalized eps activation))
      :> 'cV[R]_N.
Definition walkthrough_backward_input_near_miss_4_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, walkthrough_backward_input_near_miss_4_as_stated R N.

(* not walkthrough.backward.input: 1/d is lost: ∂L/∂x: the final formula,
   derived through the chain rule *)
Definition walkthrough_backward_input_near_miss_5_as_stated (R : rcfType)
    (N : nat) : Prop :=
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
  G1 = N%:R *: ((N%:R * Num.sqrt (variance activation + eps))^-1
      *: (N%:R *: delta - sumv delta *: ones
      - dot delta (normalized eps activation) *: normalized eps activation))
      :> 'cV[R]_N.
Definition walkthrough_backward_input_near_miss_5_fails_says (R : rcfType) :
    Prop :=
  ~ forall N : nat, walkthrough_backward_input_near_miss_5_as_stated R N.
