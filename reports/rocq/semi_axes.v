From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.semi-axes.sum: N tr(GΠG) = (N − 1) Σ gₙ², the sum of the squared
   semi-axes *)
Definition lnverify_semi_axes_sum_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  N%:R * \tr (image_matrix gain) = (N%:R - 1) * dot gain gain :> R /\
  N%:R * \tr (Pi *m diag (vpow gain 2) *m Pi) = (N%:R - 1) * dot gain gain :> R.

(* lnverify.semi-axes.squares: N² tr((GΠG)²) = N² Σ gₙ⁴ − 2N Σ gₙ⁴ + (Σ
   gₙ²)², the sum of the fourth powers of the semi-axes *)
Definition lnverify_semi_axes_squares_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N),
  (0 < N)%N ->
  N%:R ^+ 2 * \tr (image_matrix gain *m image_matrix gain) = N%:R ^+ 2
      * sumv (vpow gain 4) - 2%:R * N%:R * sumv (vpow gain 4)
      + dot gain gain ^+ 2 :> R.

(* lnverify.semi-axes.product: det(GΠG + t ααᵀ) = t‖α‖⁴ ∏ gₙ²/N, which gives
   the product of the semi-axes *)
Definition lnverify_semi_axes_product_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N) (t : R),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  \det (image_matrix gain + t *: outer (alpha gain) (alpha gain)) = t
      * prodv (vpow gain 2) * (dot (alpha gain) (alpha gain) ^+ 2 / N%:R) :> R.

(* lnverify.semi-axes.mean: Each ζ is a weighted mean of the squared gains: ζ
   Σ wₙ² = Σ gₙ² wₙ² with wₙ = 1/(gₙ² − ζ) *)
Definition lnverify_semi_axes_mean_says (R : rcfType) (N : nat) : Prop :=
  forall (gain x : 'cV[R]_N),
  (0 < N)%N ->
  dot (Pi *m x) (Pi *m diag (vpow gain 2) *m Pi *m (Pi *m x))
      = dot (vpow gain 2) (vpow (Pi *m x) 2) :> R.
Definition lnverify_semi_axes_mean_critical_says (R : rcfType) (N : nat) : Prop
    :=
  forall (gain : 'cV[R]_N) (zeta : R),
  let w : 'cV[R]_N := vinv (vpow gain 2 - zeta *: ones) in
  (0 < N)%N ->
  (forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->
  sumv (vinv (vpow gain 2 - zeta *: ones)) = 0 ->
  sumv w = 0 :> R /\
  zeta * sumv (vpow w 2) = dot (vpow gain 2) (vpow w 2) :> R.

(* lnverify.interlacing: GΠG is diag(gₙ²) less a rank-one term, and each
   1/(gₙ² − z) rises in z on either side of gₙ² *)
Definition lnverify_interlacing_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N) (z y : R),
  (0 < N)%N ->
  (forall i, (z *: ones - vpow gain 2) i 0 != 0) ->
  (forall i, (y *: ones - vpow gain 2) i 0 != 0) ->
  (forall i, (vpow gain 2 - z *: ones) i 0 != 0) /\
  (forall i, (vpow gain 2 - y *: ones) i 0 != 0) /\
  image_matrix gain = diag (vpow gain 2) - (1 / N%:R) *: outer gain gain
      :> 'M[R]_N /\
  had (vpow gain 2 - y *: ones) (vinv (vpow gain 2 - z *: ones)
      - vinv (vpow gain 2 - y *: ones)) = (z - y)
      *: vinv (vpow gain 2 - z *: ones) :> 'cV[R]_N.

(* lnverify.ties: Gains of equal size |hₙ| = c: what lies on their
   coordinates and is orthogonal to h is an eigenvector of GΠG, for c² *)
Definition lnverify_ties_says (R : rcfType) (N : nat) : Prop :=
  forall (gain h v : 'cV[R]_N) (c : R),
  let k_ : R := sumv (zero_entries gain) in
  (0 < N)%N ->
  0 < k_ ->
  image_matrix h *m v - c ^+ 2 *: v = had (vpow h 2 - c ^+ 2 *: ones) v
      - (dot h v / N%:R) *: h :> 'cV[R]_N /\
  image_matrix (gain + c *: zero_entries gain)
      *m (had (zero_entries gain) v - (dot (zero_entries gain) v / k_)
      *: zero_entries gain) = c ^+ 2 *: (had (zero_entries gain) v
      - (dot (zero_entries gain) v / k_) *: zero_entries gain) :> 'cV[R]_N.
