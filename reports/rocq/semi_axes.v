From mathcomp Require Import all_ssreflect all_algebra.
From LN Require Import LayerNorm Derivative.
Import GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* lnverify.semi-axes.product: det(GΠG + t ααᵀ) = t‖α‖⁴ ∏ gₙ²/N, which gives
   the product of the semi-axes *)
Definition lnverify_semi_axes_product_says (R : rcfType) (N : nat) : Prop :=
  forall (gain : 'cV[R]_N) (t : R),
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  \det (image_matrix gain + t *: outer (alpha gain) (alpha gain)) = t
      * prodv (vpow gain 2) * (dot (alpha gain) (alpha gain) ^+ 2 / N%:R) :> R.

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
