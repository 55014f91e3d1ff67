(* A symmetric matrix whose characteristic polynomial is a product of factors X - z has an orthonormal basis of
   eigenvectors, over every real closed field; and what it is used for: inverses and images of balls. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm.
Import Order.TTheory GRing.Theory Num.Theory.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Local Open Scope ring_scope.

Section Spectral.
Variable R : rcfType.

Lemma dotC n (u v : 'cV[R]_n) : dot u v = dot v u.
Proof. by apply: eq_bigr => i _; rewrite !mxE mulrC. Qed.
Lemma dotZr n c (u v : 'cV[R]_n) : dot u (c *: v) = c * dot u v.
Proof. by rewrite !dotE -scalemxAr mxE. Qed.
Lemma dotBr n (u v w : 'cV[R]_n) : dot u (v - w) = dot u v - dot u w.
Proof. by rewrite !dotE mulmxBr !mxE. Qed.
Lemma dot_mul n m (A : 'M[R]_(n, m)) u v : dot u (A *m v) = dot (A^T *m u) v.
Proof. by rewrite !dotE trmx_mul trmxK mulmxA. Qed.
Lemma dot_self_ge0 n (v : 'cV[R]_n) : 0 <= dot v v.
Proof. by apply: sumr_ge0 => i _; rewrite mxE -expr2 sqr_ge0. Qed.
Lemma dot_self_eq0 n (v : 'cV[R]_n) : dot v v = 0 -> v = 0.
Proof. by move=> h; apply/eqP; apply: contraT => /dot_gt0; rewrite h ltxx. Qed.

(* A reflection takes the first unit vector to any vector of length 1. *)
Lemma reflection_to n (v : 'cV[R]_n.+1) : dot v v = 1 ->
  exists H : 'M[R]_n.+1, [/\ H^T = H, H *m H = 1%:M & H *m delta_mx 0 0 = v].
Proof.
move=> vv; pose e : 'cV[R]_n.+1 := delta_mx 0 0.
have eE (x : 'cV[R]_n.+1) : dot e x = x 0 0.
  rewrite /dot /sumv (bigD1 0) //= big1 => [|k k0]; first by rewrite !mxE !eqxx mul1r addr0.
  by rewrite !mxE (negbTE k0) mul0r.
case: (eqVneq v e) => [->|ve]; first by exists 1%:M; rewrite trmx1 !mul1mx.
pose d := v - e; have d0 : d != 0 by rewrite subr_eq0.
have dd := lt0r_neq0 (dot_gt0 d0); exists (2%:R *: Pi2 d - 1%:M); split.
- by rewrite linearB linearZ /= Pi2_sym trmx1.
- have := Pi2_idem d0; move: (Pi2 d) => P PP.
  rewrite mulmxBl mul1mx mulmxBr mulmx1 -scalemxAl -scalemxAr PP; apply/matrixP => i j; rewrite !mxE.
  by move: (P i j) ((i == j)%:R) => x y; ring.
rewrite -/e mulmxBl mul1mx -scalemxAl /Pi2 mulmxBl mul1mx -scalemxAl /outer -mulmxA.
rewrite [d^T *m e]mx11_scalar -dotE dotC eE mul_mx_scalar.
have de : dot d d = - (2%:R * d 0 0).
  rewrite {2}/d dotBr [dot d e]dotC eE [dot d v]dotC /d dotBr vv [dot v e]dotC eE !mxE eqxx /=; ring.
have d00 : d 0 0 != 0 by move: dd; rewrite de; apply: contraNneq => ->; rewrite mulr0 oppr0.
rewrite de; apply/colP => i; rewrite !mxE; have := d00; rewrite !mxE; move: (v i 0) (v 0 0) => x y y0.
by field.
Qed.

Lemma char_poly_similar n (A H : 'M[R]_n) : H *m H = 1%:M -> char_poly (H *m A *m H) = char_poly A.
Proof.
move=> HH; rewrite /char_poly; pose P := map_mx (@polyC R) H.
have PP : P *m P = 1%:M by rewrite -map_mxM HH map_mx1.
have -> : char_poly_mx (H *m A *m H) = P *m char_poly_mx A *m P.
  by rewrite /char_poly_mx !map_mxM -/P mulmxBr mulmxBl mul_mx_scalar -scalemxAl PP scale_scalar_mx mulr1.
by rewrite !det_mulmx mulrAC -det_mulmx PP det1 mul1r.
Qed.

Lemma spectral_diag n (A : 'M[R]_n) (z : seq R) : A^T = A -> char_poly A = \prod_(c <- z) ('X - c%:P) ->
  exists2 q : 'M[R]_n, q^T *m q = 1%:M & A = q *m diag_mx (\row_i z`_i) *m q^T.
Proof.
elim: n A z => [|n IH] A z symA cA; first by exists 1%:M; [rewrite trmx1 mulmx1 | apply/matrixP => -[]].
have size_z : size z = n.+1 by have := size_char_poly A; rewrite cA size_prod_XsubC => -[].
case: z size_z cA => [//|c z] [size_z] cA.
have /eigenvalueP[v vA v0] : eigenvalue A c by rewrite eigenvalue_root_char cA root_prod_XsubC inE eqxx.
have vT0 : v^T != 0 by apply: contra_neq v0 => h; rewrite -[v]trmxK h trmx0.
pose w := (Num.sqrt (dot v^T v^T))^-1 *: v^T; have vv := dot_gt0 vT0.
have ww : dot w w = 1.
  by rewrite /w dotZr dotC dotZr mulrA -expr2 exprVn sqr_sqrtr ?(ltW vv) // mulVf ?lt0r_neq0.
have Aw : A *m w = c *: w.
  by rewrite /w -scalemxAr -{1}symA -trmx_mul vA linearZ /= !scalerA mulrC.
have [H [symH HH He]] := reflection_to ww; have [B BE] : {B : 'M[R]_n.+1 | B = H *m A *m H} by exists (H *m A *m H).
have symB : B^T = B by rewrite BE !trmx_mul symH symA mulmxA.
have Bcol k : B k 0 = c * (k == 0)%:R.
  have -> : B k 0 = (B *m delta_mx 0 0 : 'cV[R]_n.+1) k 0 by rewrite -colE [RHS]mxE.
  by rewrite BE -mulmxA He -mulmxA Aw -scalemxAr -He mulmxA HH mul1mx !mxE andbT.
pose B' : 'M[R]_n := @drsubmx R 1 n 1 n B.
have EB : (B : 'M[R]_(1 + n)) = block_mx c%:M 0 0 (B').
  have at_l (i : 'I_1) : lshift n i = 0 :> 'I_n.+1 by apply/val_inj; rewrite /= ord1.
  rewrite -[LHS](@submxK R 1 n 1 n); congr block_mx.
  - by apply/matrixP => i j; rewrite !mxE !at_l Bcol !ord1 eqxx mulr1.
  - by apply/matrixP => i j; rewrite -symB !mxE at_l Bcol mulr0.
  - by apply/matrixP => i j; rewrite !mxE at_l Bcol mulr0.
have sym' : (B')^T = B' by rewrite /B' -{2}symB trmx_drsub.
have [|q qq Eq] := IH (B') z sym'.
  have cX : 'X - c%:P != 0 :> {poly R} := monic_neq0 (monicXsubC c).
  apply: (mulfI cX); rewrite -[RHS](big_cons _ _ c z xpredT) -cA -(char_poly_similar A HH) -BE.
  have -> : char_poly B = char_poly (block_mx c%:M 0 0 B' : 'M[R]_(1 + n)) by rewrite -EB.
  rewrite /char_poly char_block_diag_mx det_ublock; congr (_ * _).
  by rewrite det_mx11 !mxE eqxx mulr1n.
have [K KK BK] : exists2 K : 'M[R]_n.+1, K^T *m K = 1%:M & B = K *m diag_mx (\row_i (c :: z)`_i) *m K^T.
  exists (block_mx 1%:M 0 0 q : 'M[R]_(1 + n)).
    rewrite (@tr_block_mx _ 1 n 1 n) trmx1 !trmx0 (@mulmx_block _ 1 n 1 n 1 n) !mulmx0 !mul0mx !addr0 !add0r mul1mx qq.
    by rewrite -scalar_mx_block.
  have -> : diag_mx (\row_(i < n.+1) (c :: z)`_i) = block_mx c%:M 0 0 (diag_mx (\row_i z`_i)) :> 'M[R]_(1 + n).
    by rewrite -[LHS](@submxK R 1 n 1 n); congr block_mx; apply/matrixP => i j; rewrite !mxE //= !ord1.
  rewrite (@tr_block_mx _ 1 n 1 n) trmx1 !trmx0 !(@mulmx_block _ 1 n 1 n 1 n) !mulmx0 !mul0mx !addr0 !add0r mul1mx mulmx1.
  by rewrite -Eq !mul0mx.
exists (H *m K); first by rewrite trmx_mul symH -mulmxA [H *m (H *m _)]mulmxA HH mul1mx.
have -> : A = H *m B *m H by rewrite BE !mulmxA HH mul1mx -mulmxA HH mulmx1.
by rewrite trmx_mul symH BK !mulmxA.
Qed.

(* Penrose: four equations have one solution at most. *)
Lemma pseudo_inverse_unique n (A X Y : 'M[R]_n) :
  A *m X *m A = A -> X *m A *m X = X -> (A *m X)^T = A *m X -> (X *m A)^T = X *m A ->
  A *m Y *m A = A -> Y *m A *m Y = Y -> (A *m Y)^T = A *m Y -> (Y *m A)^T = Y *m A -> X = Y.
Proof.
move=> x1 x2 x3 x4 y1 y2 y3 y4.
have AXY : A *m X = A *m Y.
  by rewrite -x3 -[in LHS]y1 -[A *m Y *m A *m X]mulmxA trmx_mul x3 y3 mulmxA x1.
have XAYA : X *m A = Y *m A.
  by rewrite -x4 -[in LHS]y1 -!mulmxA mulmxA trmx_mul x4 y4 -!mulmxA (mulmxA A) x1.
by rewrite -x2 XAYA -mulmxA AXY mulmxA y2.
Qed.

Section Axes.
Variables (N : nat) (q B : 'M[R]_N) (zeta : 'cV[R]_N).
Hypotheses (qq : q^T *m q = 1%:M) (BB : B *m B^T = q *m diag zeta *m q^T).
Implicit Types (c u v x : 'cV[R]_N).

Lemma basis_of v : q *m (q^T *m v) = v.
Proof. by rewrite mulmxA (mulmx1C qq) mul1mx. Qed.
Lemma dot_basis u v : dot (q *m u) (q *m v) = dot u v.
Proof. by rewrite dot_mul mulmxA qq mul1mx. Qed.
Lemma combination v : \sum_k v k 0 *: col k q = q *m v.
Proof. by apply/colP => i; rewrite summxE !mxE; apply: eq_bigr => k _; rewrite !mxE mulrC. Qed.
Lemma diag_had u v : diag u *m v = had u v.
Proof. by apply/colP => i; rewrite /diag mul_diag_mx !mxE. Qed.
Lemma square_of_image u : B *m (B^T *m (q *m u)) = q *m had zeta u.
Proof. by rewrite mulmxA BB -!mulmxA [q^T *m _]mulmxA qq mul1mx diag_had. Qed.
Lemma length_of_image u v : dot (B^T *m (q *m u)) (B^T *m (q *m v)) = dot u (had zeta v).
Proof. by rewrite -dot_mul square_of_image dot_basis. Qed.

Lemma zeta_ge0 k : 0 <= zeta k 0.
Proof.
have := dot_self_ge0 (B^T *m (q *m delta_mx k 0)); rewrite length_of_image /dot /sumv (bigD1 k) //= big1.
  by rewrite !mxE !eqxx mul1r mulr1 addr0.
by move=> i ik; rewrite !mxE (negbTE ik) mul0r.
Qed.

(* Eigenvectors of B Bᵀ, and of what inverts it but for its kernel: in MathComp 0⁻¹ = 0. *)
Lemma axis_of k : B *m B^T *m col k q = zeta k 0 *: col k q.
Proof.
rewrite colE -mulmxA square_of_image scalemxAr; congr (_ *m _); apply/colP => i; rewrite !mxE eqxx andbT.
by case: (i =P k) => [->|_]; rewrite ?mulr0.
Qed.
Lemma pseudo_inverse_is (C : 'M[R]_N) (A := B *m B^T) :
  A *m C *m A = A -> C *m A *m C = C -> (A *m C)^T = A *m C -> (C *m A)^T = C *m A ->
  C = q *m diag (vinv zeta) *m q^T.
Proof.
have product u v : q *m diag u *m q^T *m (q *m diag v *m q^T) = q *m diag (had u v) *m q^T.
  rewrite -!mulmxA [q^T *m (q *m _)]mulmxA qq mul1mx; congr (_ *m _); rewrite mulmxA; congr (_ *m _).
  apply/matrixP => i j; rewrite /diag mul_diag_mx !mxE mulrnAr; case: (i =P j) => [->|//] //.
have sym u : (q *m diag u *m q^T)^T = q *m diag u *m q^T.
  by rewrite !trmx_mul trmxK /diag tr_diag_mx mulmxA.
have cancel t : t * t^-1 * t = t :> R by case: (eqVneq t 0) => [->|t0]; rewrite ?mulr0 // mulfV ?mul1r.
rewrite /A BB => c1 c2 c3 c4; apply: (pseudo_inverse_unique c1 c2 c3 c4); rewrite ?product ?sym //.
  by congr (_ *m diag _ *m _); apply/colP => i; rewrite !mxE cancel.
by congr (_ *m diag _ *m _); apply/colP => i; rewrite !mxE -{2}[zeta i 0]invrK cancel.
Qed.

(* What B makes of a ball of radius √r: along the axis q_k it reaches √(r ζ_k). *)
Variable r : R.
Hypothesis r_gt0 : 0 < r.
Definition on_axes c : 'cV[R]_N := \sum_k (Num.sqrt (r * zeta k 0) * c k 0) *: col k q.
Let root k : R := Num.sqrt (r * zeta k 0).
Let on_axesE c : on_axes c = q *m (\col_k (root k * c k 0)).
Proof. by rewrite -combination; apply: eq_bigr => k _; rewrite mxE. Qed.
Let root2 k : root k ^+ 2 = r * zeta k 0.
Proof. by rewrite sqr_sqrtr // mulr_ge0 ?zeta_ge0 ?ltW. Qed.
Let root0 k : zeta k 0 = 0 -> root k = 0. Proof. by rewrite /root => ->; rewrite mulr0 sqrtr0. Qed.

Lemma reached c : exists2 x, B *m (B^T *m x) = on_axes c & dot (B^T *m x) (B^T *m x) <= r * dot c c.
Proof.
exists (q *m \col_k ((zeta k 0)^-1 * (root k * c k 0))).
  rewrite square_of_image on_axesE; congr (_ *m _); apply/colP => k; rewrite !mxE.
  by case: (eqVneq (zeta k 0) 0) => [/root0 ->|z0]; rewrite ?mul0r ?mulr0 // mulVKf.
rewrite length_of_image /dot /sumv mulr_sumr; apply: ler_sum => k _; rewrite !mxE.
case: (eqVneq (zeta k 0) 0) => [/root0 ->|z0].
  by rewrite !mul0r mulr0 mul0r mulr_ge0 ?(ltW r_gt0) // -expr2 sqr_ge0.
have -> : (zeta k 0)^-1 * (root k * c k 0) * (zeta k 0 * ((zeta k 0)^-1 * (root k * c k 0))) =
  (zeta k 0)^-1 * (root k ^+ 2 * (c k 0 * c k 0)) by field.
by rewrite root2 -[r * _ * _]mulrA mulrCA mulKf.
Qed.
Lemma reached_only x : exists2 c, B *m x = on_axes c & r * dot c c <= dot x x.
Proof.
have [p pE] : {p | p = q^T *m (B *m x)} by exists (q^T *m (B *m x)).
have p0 k : zeta k 0 = 0 -> p k 0 = 0.
  move=> z0; have -> : p k 0 = dot (col k q) (B *m x).
    by rewrite pE dotE tr_col -row_mul [RHS]mxE.
  suff h : B^T *m col k q = 0 by rewrite dot_mul h /dot /sumv big1 // => i _; rewrite !mxE mul0r.
  apply: dot_self_eq0; rewrite -dot_mul mulmxA axis_of z0 scale0r /dot /sumv big1 // => i _; rewrite !mxE mulr0 //.
have rz k : zeta k 0 != 0 -> root k != 0.
  move=> z0; rewrite -sqrf_eq0 root2 mulf_neq0 // lt0r_neq0 //.
exists (\col_k ((root k)^-1 * p k 0)).
  rewrite on_axesE -[B *m x]basis_of; congr (_ *m _); apply/colP => k; rewrite -pE [RHS]mxE mxE.
  by case: (eqVneq (zeta k 0) 0) => [/p0 ->|/rz h]; rewrite ?mulr0 // mulVKf.
pose w := \col_k ((zeta k 0)^-1 * p k 0); pose t := B^T *m (q *m w).
have -> : r * dot (\col_k ((root k)^-1 * p k 0)) (\col_k ((root k)^-1 * p k 0)) = dot w p.
  rewrite /dot /sumv mulr_sumr; apply: eq_bigr => k _; rewrite !mxE.
  case: (eqVneq (zeta k 0) 0) => [/p0 ->|z0]; first by rewrite !mulr0.
  have rr := rz k z0; have e := root2 k; have r0 := lt0r_neq0 r_gt0.
  have -> : (zeta k 0)^-1 = r / root k ^+ 2 by rewrite e invfM mulrA divff // mul1r.
  by move: (p k 0) => y; field.
have xt : dot x t = dot w p by rewrite /t dot_mul trmxK dot_mul -pE dotC.
have tt : dot t t = dot w p.
  rewrite /t length_of_image /dot /sumv; apply: eq_bigr => k _; rewrite !mxE.
  by case: (eqVneq (zeta k 0) 0) => [/p0 ->|z0]; rewrite ?mulr0 // mulVKf.
have := dot_self_ge0 (x - t); rewrite dotBr !(dotC (x - t)) !dotBr (dotC t x) xt tt subrr subr0.
by rewrite subr_ge0.
Qed.
End Axes.
End Spectral.
