(* What the claims come to, as a mathematician would state it: for every N > 0 and over every real closed field, from
   the generated theorems, without axioms. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Interlacing Chain Spectral.
From LN Require Trace central central_proofs.
Import Order.TTheory GRing.Theory Num.Theory.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Local Open Scope ring_scope.

Section Headline.
Variables (R : rcfType) (N : nat).
Hypothesis N_gt0 : (0 < N)%N.
Implicit Types (a b g u w x y : 'cV[R]_N) (eps t zeta : R).

Lemma variance_ge0 a : 0 <= variance a.
Proof. by rewrite /variance divr_ge0 ?ler0n // sumr_ge0 // => i _; rewrite mxE -expr2 sqr_ge0. Qed.

Lemma variance_eps_gt0 eps a : 0 < eps -> 0 < variance a + eps.
Proof. by move=> h; rewrite ltr_paddl // variance_ge0. Qed.

(* Centering projects onto the hyperplane of the vectors that sum to 0, along the ones. *)
Theorem centering_is_the_projector :
  [/\ Pi *m Pi = Pi :> 'M[R]_N, Pi^T = Pi :> 'M[R]_N, \rank (Pi : 'M[R]_N) = N.-1 &
      forall x, (exists y, x = Pi *m y) <-> sumv x = 0].
Proof.
have [idem [sym _]] := @central_proofs.riechers_projector R N N_gt0.
split=> //; first exact: Pi_rank.
move=> x; split=> [[y ->]|h]; last by exists x; apply/esym/eqP; rewrite Pi_image // h.
by apply/eqP; rewrite -Pi_image // mulmxA idem.
Qed.

(* Riechers, Eq. 6: LayerNorm is the projector, a division by the length, the gain and the bias. *)
Theorem layer_norm_in_one_formula eps g b a : 0 < eps ->
  layer_norm eps g b a =
    (Num.sqrt N%:R / Num.sqrt (dot (Pi *m a) (Pi *m a) + N%:R * eps)) *: (diag g *m (Pi *m a)) + b.
Proof.
move=> eps0; have va := variance_eps_gt0 a eps0.
have [_ [_ [_ [_ [_ [_ ->]]]]]] := @central_proofs.riechers_eq6 R N a g b eps N_gt0 (ltW eps0) va.
by rewrite scalerA.
Qed.

(* LayerNorm does not notice a shift of all entries by one number. *)
Theorem layer_norm_of_shifted eps g b a c : 0 < eps -> layer_norm eps g b (a + c *: ones) = layer_norm eps g b a.
Proof.
move=> eps0; rewrite !layer_norm_in_one_formula //.
have [_ [_ [P1 _]]] := @central_proofs.riechers_projector R N N_gt0.
by rewrite mulmxDr -scalemxAr P1 scaler0 addr0.
Qed.

(* A normalized vector, ε > 0, lies in the hyperplane of the vectors that sum to 0, in the ball of radius √N. *)
Theorem normalized_lies_in_the_ball eps a : 0 < eps ->
  sumv (normalized eps a) = 0 /\ vnorm (normalized eps a) <= Num.sqrt N%:R.
Proof.
move=> eps0; have va := variance_eps_gt0 a eps0; split; last first.
  by have [_ [_ ]] := @central_proofs.riechers_ball R N a eps N_gt0 (ltW eps0) va.
have [idem _] := @central_proofs.riechers_projector R N N_gt0.
apply/eqP; rewrite -Pi_image // /normalized -scalemxAr -centeredE mulmxA idem; exact: eqxx.
Qed.

Lemma dot_combination x y (c d : R) :
  dot (c *: x - d *: y) (c *: x - d *: y) = c ^+ 2 * dot x x - 2%:R * c * d * dot x y + d ^+ 2 * dot y y.
Proof.
rewrite /dot /sumv !mulr_sumr -sumrB -big_split; apply: eq_bigr => i _; rewrite !mxE /=; ring.
Qed.

Lemma dot_ge0 x : 0 <= dot x x.
Proof. by apply: sumr_ge0 => i _; rewrite mxE -expr2 sqr_ge0. Qed.

Lemma centered_shortens x : dot (centered x) (centered x) <= dot x x.
Proof.
have N0 : N%:R != 0 :> R by rewrite pnatr_eq0 -lt0n.
have -> : centered x = 1 *: x - mean x *: ones by rewrite scale1r.
rewrite dot_combination dot_ones -subr_ge0.
have -> : dot x ones = sumv x by apply: eq_bigr => i _; rewrite !mxE mulr1.
have -> : dot x x - (1 ^+ 2 * dot x x - 2%:R * 1 * mean x * sumv x + mean x ^+ 2 * N%:R) = mean x ^+ 2 * N%:R.
  by rewrite /mean; field.
by rewrite mulr_ge0 ?sqr_ge0 ?ler0n.
Qed.

(* Normalizing brings any two inputs at most 1/√ε times as far apart: 1/√ε is a Lipschitz constant. *)
Theorem normalizing_is_lipschitz eps a b : 0 < eps ->
  dot (normalized eps a - normalized eps b) (normalized eps a - normalized eps b) <= dot (a - b) (a - b) / eps.
Proof.
move=> eps0; have N0 : N%:R != 0 :> R by rewrite pnatr_eq0 -lt0n.
pose x := centered a; pose y := centered b.
have va := variance_eps_gt0 a eps0; have vb := variance_eps_gt0 b eps0.
pose s := Num.sqrt (variance a + eps); pose t := Num.sqrt (variance b + eps).
have s0 : 0 < s by rewrite sqrtr_gt0.
have t0 : 0 < t by rewrite sqrtr_gt0.
have sn := lt0r_neq0 s0; have tn := lt0r_neq0 t0.
have Ex : dot x x = N%:R * (s ^+ 2 - eps) by rewrite sqr_sqrtr ?(ltW va) // addrK /variance mulrC divfK.
have Ey : dot y y = N%:R * (t ^+ 2 - eps) by rewrite sqr_sqrtr ?(ltW vb) // addrK /variance mulrC divfK.
pose d := dot (x - y) (x - y).
have Ed : d = dot x x - 2%:R * dot x y + dot y y.
  by rewrite /d -[x in x - _]scale1r -[y in _ - y]scale1r dot_combination !expr1n !mul1r !mulr1.
have -> : dot (normalized eps a - normalized eps b) (normalized eps a - normalized eps b) =
    d / (s * t) - N%:R * ((s - t) ^+ 2 / (s * t) + eps * (s^-1 - t^-1) ^+ 2).
  have Exy : dot x y = (dot x x + dot y y - d) / 2%:R by rewrite Ed; field.
  by rewrite /normalized -/x -/y -/s -/t dot_combination Exy Ex Ey; field; rewrite sn tn.
have dle : d <= dot (a - b) (a - b).
  have -> : d = dot (centered (a - b)) (centered (a - b)) by rewrite /d /x /y -!centeredE mulmxBr.
  exact: centered_shortens.
apply: (@le_trans _ _ (d / (s * t))).
  rewrite ler_subl_addr ler_addl; apply: mulr_ge0; first exact: ler0n.
  apply: addr_ge0; last by apply: mulr_ge0; [exact: ltW | exact: sqr_ge0].
  by apply: divr_ge0; [exact: sqr_ge0 | apply: mulr_ge0; exact: ltW].
apply: ler_pmul => //; first exact: dot_ge0.
  by rewrite invr_ge0 mulr_ge0 ?ltW.
rewrite lef_pinv ?posrE ?mulr_gt0 //; have eps_ge0 := ltW eps0.
have -> : eps = Num.sqrt eps * Num.sqrt eps by rewrite -expr2 sqr_sqrtr.
by rewrite ler_pmul ?sqrtr_ge0 // ler_wsqrtr // ler_addr variance_ge0.
Qed.

(* Without zero gains the left kernel of diag(g) − g1ᵀ/N is the line of α = 1/g. *)
Theorem left_kernel g : (forall i, g i 0 != 0) -> (kermx (gain_matrix g) :=: (alpha g)^T)%MS.
Proof.
move=> g0; apply/eqmxP/andP; split; apply/rV_subP => u.
  move/sub_kermxP => h.
  have [_ [_ E]] := @central_proofs.riechers_nullspace R N g u^T N_gt0 g0.
  rewrite -[u]trmxK E -trmx_mul h trmx0.
  have -> : had 0 (vinv g) = 0 :> 'cV[R]_N by apply/colP => i; rewrite !mxE mul0r.
  by rewrite addr0 linearZ /= scalemx_sub.
have [_ [E _]] := @central_proofs.riechers_nullspace R N g 0 N_gt0 g0.
case/submxP => c ->; apply/sub_kermxP; rewrite -mulmxA.
have -> : (alpha g)^T *m gain_matrix g = 0 by apply: trmx_inj; rewrite trmx_mul trmxK E trmx0.
by rewrite mulmx0.
Qed.

(* Without zero gains the rank of diag(g) − g1ᵀ/N is N − 1. *)
Theorem rank_of_the_gain_matrix g : (forall i, g i 0 != 0) -> \rank (gain_matrix g) = N.-1.
Proof.
move=> g0; have [+ _] := left_kernel g0; rewrite mxrank_ker mxrank_tr.
have -> : \rank (alpha g) = 1%N.
  apply/eqP; rewrite eqn_leq rank_leq_col /= lt0n mxrank_eq0; apply/eqP => /colP/(_ (Ordinal N_gt0))/eqP.
  by rewrite !mxE mul1r invr_eq0 (negbTE (g0 _)).
by move=> h; rewrite -subn1 -h subKn // rank_leq_row.
Qed.

(* Without zero gains the image of the ball of radius √N under diag(g) Π is, as a set, the points y of the hyperplane
   across α with yᵀMy ≤ N, where M is Π₂ diag(g⁻²) Π₂. *)
Theorem image_of_the_ball g y : (forall i, g i 0 != 0) ->
  let M := Pi2 (alpha g) *m diag (vpow (vinv g) 2) *m Pi2 (alpha g) in
  (exists2 x, dot (Pi *m x) (Pi *m x) <= N%:R & y = diag g *m Pi *m x) <->
  dot (alpha g) y = 0 /\ dot y (M *m y) <= N%:R.
Proof.
move=> g0 M; have axes x := @central_proofs.riechers_principal_axes R N g x N_gt0 g0.
have dotA u x : dot u (diag g *m Pi *m x) = dot ((diag g *m Pi)^T *m u) x.
  by rewrite !dotE trmx_mul trmxK !mulmxA.
have normal : (diag g *m Pi)^T *m alpha g = 0.
  by have [E [F _]] := @central_proofs.riechers_nullspace R N g 0 N_gt0 g0; rewrite -E F.
split=> [[x Hx ->]|[ay My]].
  have [_ [_ [_ [_ [_ [E _]]]]]] := axes x; split; last by rewrite /M E.
  by rewrite dotA normal /dot /sumv big1 // => i _; rewrite !mxE mul0r.
have Py : Pi2 (alpha g) *m y = y.
  rewrite /Pi2 mulmxBl mul1mx -scalemxAl /outer -mulmxA [_^T *m y]mx11_scalar -dotE ay.
  by rewrite mul_mx_scalar scale0r scaler0 subr0.
have [_ [_ [_ [_ [_ [_ G]]]]]] := axes y; rewrite Py in G.
have [_ [_ [_ [_ [_ [E _]]]]]] := axes (had y (vinv g)); rewrite G in E.
by exists (had y (vinv g)); rewrite ?G // -E.
Qed.

(* Without zero gains each critical point ζ, where Σ 1/(g² − ζ) = 0, is an eigenvalue of diag(g) Π diag(g). *)
Theorem critical_points_are_eigenvalues g zeta : (forall i, g i 0 != 0) ->
  (forall i, g i 0 ^+ 2 != zeta) -> \sum_i (g i 0 ^+ 2 - zeta)^-1 = 0 ->
  exists2 y : 'cV[R]_N, y != 0 & image_matrix g *m y = zeta *: y.
Proof.
move=> g0 poles secular; pose p := vpow g 2 - zeta *: ones.
have p0 i : p i 0 != 0 by rewrite !mxE mulr1 subr_eq0.
have s0 : sumv (vinv p) = 0 by rewrite -secular; apply: eq_bigr => i _; rewrite !mxE mulr1.
have [_ [_ Im]] := @central_proofs.riechers_lengths R N g N_gt0.
have E := @central_proofs.riechers_lengths_critical R N g zeta N_gt0 p0 s0; cbv zeta in E, Im.
have zeta0 := lt0r_neq0 (Trace.critical_gt0 N_gt0 p0 s0).
have w0 : vinv p != 0.
  have := p0 (Ordinal N_gt0); rewrite -invr_eq0; apply: contraNneq => /colP/(_ (Ordinal N_gt0)).
  by rewrite mxE [in RHS]mxE => ->.
exists (diag g *m Pi *m vinv p); last by rewrite mulmxA Im -mulmxA E -scalemxAr.
apply: contra_neq w0 => h; apply: (scalerI zeta0); rewrite scaler0 -E.
have Pw : Pi *m vinv p = 0.
  apply/colP => i; have /colP/(_ i) := h; rewrite -mulmxA /diag mul_diag_mx !mxE => /eqP.
  by rewrite mulf_eq0 (negbTE (g0 i)) /= => /eqP.
by rewrite -mulmxA Pw mulmx0.
Qed.

(* Between two neighbouring squared gains that differ there is a critical point. *)
Theorem critical_point_in_each_gap g i j : g i 0 ^+ 2 < g j 0 ^+ 2 ->
  (forall k, ~~ (g i 0 ^+ 2 < g k 0 ^+ 2 < g j 0 ^+ 2)) ->
  exists2 zeta, g i 0 ^+ 2 < zeta < g j 0 ^+ 2 & \sum_k (g k 0 ^+ 2 - zeta)^-1 = 0.
Proof.
move=> ij none; pose squares := [seq g k 0 ^+ 2 | k <- enum 'I_N].
have squared k : g k 0 ^+ 2 \in squares by apply/mapP; exists k; rewrite ?mem_enum.
have [|zeta between sum0] := gap_has_critical_point (squared i) (squared j) ij; first by move=> _ /mapP[k _ ->].
by exists zeta => //; rewrite -[RHS]sum0 /squares big_map big_enum.
Qed.

(* The gradient at the input of a loss that is linear in the output, ⟨u, ·⟩: u times the gain, centred, without its part
   along the normalized input, divided by √(σ² + ε). *)
Theorem gradient_at_the_input eps g b u a : 0 < eps ->
  let d := had u g in let xhat := normalized eps a in
  is_gradient (fun a => dot u (layer_norm eps g b a)) a
    ((N%:R * Num.sqrt (variance a + eps))^-1 *: (N%:R *: d - sumv d *: ones - dot d xhat *: xhat)).
Proof.
move=> eps0 d xhat; have va := variance_eps_gt0 a eps0.
have [G [H [J [_ [_ [_ [_ E]]]]]]] := @central_proofs.walkthrough_backward_input R N a u g b eps N_gt0 (ltW eps0) va.
by rewrite -/d -/xhat -E.
Qed.

Lemma diagE g x : diag g *m x = had g x.
Proof. by apply/colP => i; rewrite /diag mul_diag_mx !mxE. Qed.

(* Without zero gains each eigenvector of diag(g) Π diag(g) for an eigenvalue z other than 0 is orthogonal to α, and an
   eigenvector of Π₂ diag(g⁻²) Π₂ for 1/z. *)
Theorem eigenvectors_are_axes g z y : (forall i, g i 0 != 0) -> z != 0 -> image_matrix g *m y = z *: y ->
  dot y (alpha g) = 0 /\ z *: (Pi2 (alpha g) *m diag (vpow (vinv g) 2) *m Pi2 (alpha g) *m y) = y.
Proof.
move=> g0 z0 Ay; have y_as : y = z^-1 *: (image_matrix g *m y) by rewrite Ay scalerA mulVf // scale1r.
have a0 : alpha g != 0.
  apply/eqP => /colP/(_ (Ordinal N_gt0))/eqP; rewrite !mxE mul1r invr_eq0; exact/negP/g0.
have aT : (alpha g)^T *m diag g = ones^T.
  by apply/rowP => i; rewrite /diag mul_mx_diag !mxE mul1r mulVf.
have onesPi : ones^T *m Pi = 0 :> 'rV[R]_N.
  apply: trmx_inj; rewrite trmx_mul trmxK Pi_sym trmx0; have N0 : N%:R != 0 :> R by rewrite pnatr_eq0 -lt0n.
  by rewrite PiE Pi2_mul // ones_neq0.
have ya : dot y (alpha g) = 0.
  have -> : dot y (alpha g) = ((alpha g)^T *m y) 0 0.
    by rewrite -dotE; apply: eq_bigr => i _; rewrite !mxE mulrC.
  by rewrite y_as -scalemxAr /image_matrix !mulmxA aT onesPi !mul0mx scaler0 mxE.
have Py : Pi2 (alpha g) *m y = y.
  rewrite /Pi2 mulmxBl mul1mx -scalemxAl /outer -mulmxA [_^T *m y]mx11_scalar -dotE.
  have -> : dot (alpha g) y = 0 by rewrite -ya; apply: eq_bigr => i _; rewrite !mxE mulrC.
  by rewrite mul_mx_scalar scale0r scaler0 subr0.
split=> //; rewrite -!mulmxA Py.
have -> : diag (vpow (vinv g) 2) *m y = z^-1 *: (y - mean (diag g *m y) *: alpha g).
  rewrite {1}y_as -scalemxAr; congr (_ *: _); rewrite /image_matrix -!mulmxA centeredE.
  by apply/colP => i; have h := g0 i; rewrite /centered; set m := mean _; rewrite !diagE !mxE; set yi := y i 0; field.
by rewrite -scalemxAr scalerA divff // scale1r mulmxBr Py -scalemxAr Pi2_mul // scaler0 subr0.
Qed.

(* Each eigenvector w of Π diag(g²) Π for an eigenvalue z other than 0 sums to 0, g ⊙ w has z times its squared length,
   and z is the mean of the squared gains with the weights w². *)
Theorem lengths_of_axes g z w : z != 0 -> Pi *m diag (vpow g 2) *m Pi *m w = z *: w ->
  [/\ sumv w = 0, dot (had g w) (had g w) = z * dot w w & z * sumv (vpow w 2) = dot (vpow g 2) (vpow w 2)].
Proof.
move=> z0 Lw; have idem := @Pi_idem R N N_gt0.
have Pw : Pi *m w = w by apply: (scalerI z0); rewrite scalemxAr -Lw !mulmxA idem.
have l : dot (had g w) (had g w) = z * dot w w.
  have -> : dot (had g w) (had g w) = (w^T *m (diag (vpow g 2) *m w)) 0 0.
    by rewrite -dotE diagE; apply: eq_bigr => i _; rewrite !mxE; set x := g i 0; set v := w i 0; ring.
  have -> : w^T *m (diag (vpow g 2) *m w) = w^T *m (Pi *m diag (vpow g 2) *m Pi *m w).
    by rewrite -!mulmxA Pw [in RHS]mulmxA; congr (_ *m _); rewrite -{1}Pw trmx_mul Pi_sym.
  by rewrite Lw -scalemxAr mxE -dotE.
have sq : dot w w = sumv (vpow w 2) by apply: eq_bigr => i _; rewrite !mxE; set v := w i 0; ring.
split=> //; first by apply/eqP; rewrite -Pi_image // Pw.
by rewrite -sq -l; apply: eq_bigr => i _; rewrite !mxE; set x := g i 0; set v := w i 0; ring.
Qed.

Lemma char_poly_at (A : 'M[R]_N) t : (char_poly A).[t] = \det (t *: 1%:M - A).
Proof.
rewrite /char_poly -horner_evalE -det_map_mx; congr (\det _); apply/matrixP => i j.
by rewrite !mxE /= /horner_eval hornerD hornerN hornerC hornerMn hornerX mulr_natr.
Qed.

(* The squared gains, from the least to the largest. *)
Definition squares g : seq R := sort <=%R [seq g i 0 ^+ 2 | i <- enum 'I_N].

(* The eigenvalues of diag(g) Π diag(g), for all gains, counted with multiplicity: 0, and N − 1 more, one between each
   two neighbours among the squared gains. *)
Theorem eigenvalues_with_multiplicity g : exists z : seq R,
  [/\ size z = N.-1, forall k, (k < N.-1)%N -> (squares g)`_k <= z`_k <= (squares g)`_k.+1 &
      char_poly (image_matrix g) = 'X * \prod_(c <- z) ('X - c%:P)].
Proof.
have N0 : N%:R != 0 :> R by rewrite pnatr_eq0 -lt0n.
pose s := squares g; pose l := [seq (c, 1 : R) | c <- s].
have s_of (idx : R) (op : Monoid.com_law idx) (F : R -> R) : \big[op/idx]_(c <- s) F c = \big[op/idx]_i F (g i 0 ^+ 2).
  by rewrite (perm_big _ (permEl (perm_sort _ _))) big_map big_enum.
have size_l : size l = N by rewrite !size_map size_sort size_map size_enum_ord.
have [||| z [size_z between E]] := @w_splits R N.-1 l; first by rewrite prednK.
- by rewrite -map_comp map_id_in // sort_sorted //; exact: le_total.
- by apply/allP => vm /mapP[c _ ->]; exact: ltr01.
exists z; split=> // [k kz|].
  by have := interlaced_nth between; rewrite size_z -map_comp map_id_in //; exact.
have weight_l : weight l = N%:R.
  by rewrite /weight big_map big_const_seq count_predT -(size_map (fun c => (c, 1 : R))) size_l iter_addr addr0.
apply: (@poly_eq_off _ s) => t ts.
have poles i : (t *: ones - vpow g 2 : 'cV[R]_N) i 0 != 0.
  rewrite !mxE mulr1 subr_eq0; apply: contraNneq ts => ->.
  by rewrite mem_sort; apply/mapP; exists i; rewrite ?mem_enum.
have [D1 [_ [D2 [_ [_ [det_is [D1_is _]]]]]]] := @central_proofs.lnverify_secular_equation R N g t N_gt0 poles.
have p_is : (p_of l).[t] = prodv (t *: ones - vpow g 2).
  rewrite p_at big_map /= (s_of _ _ (fun c => t - c)).
  by apply: eq_bigr => i _; rewrite !mxE mulr1.
have sum_is : \sum_(vm <- l) vm.2 / (t - vm.1) = - sumv (vinv (vpow g 2 - t *: ones)).
  rewrite big_map /= (s_of _ _ (fun c => 1 / (t - c))) -sumrN.
  by apply: eq_bigr => i _; rewrite !mxE mulr1 mul1r -[t - _]opprB invrN.
have := congr1 (fun p => p.[t]) E; rewrite w_at; last first.
  by apply/allP => vm /mapP[c xs ->] /=; apply: contraNneq ts => ->.
rewrite weight_l hornerZ p_is sum_is => E_t.
rewrite char_poly_at det_is D1_is hornerM hornerX mulNr -mulrN E_t.
by set P := horner _ _; field.
Qed.

(* Principal axes: an orthonormal basis q of eigenvectors of diag(g) Π diag(g), with the eigenvalues ζ, here z. *)
Definition axes g (q : 'M[R]_N) (z : 'cV[R]_N) : Prop :=
  q^T *m q = 1%:M /\ forall k, image_matrix g *m col k q = z k 0 *: col k q.
(* The point whose coordinates along the axes are c, in units of the semi-axes √(N ζ). *)
Definition along (q : 'M[R]_N) (z c : 'cV[R]_N) : 'cV[R]_N := \sum_k (Num.sqrt (N%:R * z k 0) * c k 0) *: col k q.

Let root_matrix g : diag g *m Pi *m (diag g *m Pi)^T = image_matrix g.
Proof. by rewrite trmx_mul Pi_sym /diag tr_diag_mx !mulmxA -[_ *m Pi *m Pi]mulmxA Pi_idem. Qed.
Let axes_matrix g q z : axes g q z -> diag g *m Pi *m (diag g *m Pi)^T = q *m diag z *m q^T.
Proof.
case=> qq Aq; rewrite root_matrix -[LHS]mulmx1 -(mulmx1C qq) mulmxA; congr (_ *m _); apply/matrixP => i j.
have -> : (image_matrix g *m q) i j = (image_matrix g *m col j q) i 0 by rewrite colE mulmxA -colE [RHS]mxE.
by rewrite Aq /diag mul_mx_diag !mxE mulrC.
Qed.

(* For all gains, zeros and equal ones included, diag(g) Π diag(g) has an orthonormal basis of eigenvectors, the principal
   axes; their eigenvalues are ζ₀ = 0 and ζ₁ to ζ_(N−1), ζ_k ≥ 0 between the k-th of the squared gains and the next. *)
Theorem principal_axes_exist g : exists (q : 'M[R]_N) (z : 'cV[R]_N),
  [/\ axes g q z, forall k, 0 <= z k 0, z (Ordinal N_gt0) 0 = 0 &
      forall k : 'I_N, (0 :: squares g)`_k <= z k 0 <= (squares g)`_k].
Proof.
have [l [size_l between cA]] := eigenvalues_with_multiplicity g.
have sym : (image_matrix g)^T = image_matrix g by rewrite -root_matrix trmx_mul trmxK.
have [|q qq E] := @spectral_diag R N (image_matrix g) (0 :: l) sym; first by rewrite cA big_cons subr0.
pose z : 'cV[R]_N := \col_k (0 :: l)`_k.
have Ez : image_matrix g = q *m diag z *m q^T.
  by rewrite {1}E /diag; congr (_ *m diag_mx _ *m _); apply/rowP => k; rewrite !mxE.
have Ax : axes g q z.
  by split=> // k; have := axis_of qq (etrans (root_matrix g) Ez) k; rewrite root_matrix.
exists q, z; split=> //; first exact: zeta_ge0 qq (axes_matrix Ax); first by rewrite mxE.
have s_ge0 c : c \in squares g -> 0 <= c by rewrite mem_sort => /mapP[i _ ->]; exact: sqr_ge0.
have size_s : size (squares g) = N by rewrite size_sort size_map size_enum_ord.
case=> -[|k] kN; rewrite mxE /=; first by rewrite lexx s_ge0 // mem_nth // size_s.
by apply: between; rewrite -ltnS prednK.
Qed.

(* Of any principal axes no eigenvalue ζ_k is negative. *)
Theorem axes_are_not_negative g q z : axes g q z -> forall k, 0 <= z k 0.
Proof. by move=> Ax; exact: zeta_ge0 (proj1 Ax) (axes_matrix Ax). Qed.

Let pseudo_axes g q z C : axes g q z -> C = q *m diag (vinv z) *m q^T ->
  forall k, C *m col k q = (z k 0)^-1 *: col k q.
Proof.
move=> [qq _] -> k; rewrite colE -!mulmxA [q^T *m (q *m _)]mulmxA qq mul1mx scalemxAr; congr (_ *m _).
by apply/colP => i; rewrite diagE !mxE eqxx andbT; case: (i =P k) => [->|_]; rewrite ?mulr0.
Qed.

(* Without zero gains principal axes are eigenvectors of Π₂ diag(g⁻²) Π₂: for 1/ζ_k, and for 0 where ζ_k is 0. *)
Theorem axes_of_the_matrix g q z : (forall i, g i 0 != 0) -> axes g q z ->
  forall k, Pi2 (alpha g) *m diag (vpow (vinv g) 2) *m Pi2 (alpha g) *m col k q = (z k 0)^-1 *: col k q.
Proof.
move=> g0 Ax; apply: (pseudo_axes Ax).
have [_ [m1 [m2 [m3 [m4 _]]]]] := @central_proofs.riechers_principal_axes R N g 0 N_gt0 g0; cbv zeta in m1, m2, m3, m4.
by apply: (pseudo_inverse_is (proj1 Ax) (axes_matrix Ax)); rewrite root_matrix.
Qed.

(* With m zero gains, m > 0, principal axes are eigenvectors of diag(d)² + ddᵀ/m, where d is 1/g, and 0 where g is: for
   1/ζ_k, and for 0 where ζ_k is 0. *)
Theorem axes_with_zero_gains g q z : (exists i, g i 0 = 0) -> axes g q z ->
  forall k, (squared_drazin g + (sumv (zero_entries g))^-1 *: outer (drazin g) (drazin g)) *m col k q =
    (z k 0)^-1 *: col k q.
Proof.
move=> [i0 gi] Ax; have k0 : 0 < sumv (zero_entries g).
  have one j : 0 <= zero_entries g j 0.
    by rewrite !mxE; case: (eqVneq (g j 0) 0) => [->|h]; rewrite ?mul0r ?subr0 ?ler01 // divff // subrr.
  by rewrite /sumv (bigD1 i0) //= ltr_spaddl ?sumr_ge0 // !mxE gi mul0r subr0 ltr01.
apply: (pseudo_axes Ax).
have [m1 [m2 [m3 [m4 _]]]] := @central_proofs.lnverify_principal_axes_zero_gain R N g 0 N_gt0 k0.
cbv zeta in m1, m2, m3, m4; rewrite div1r in m1 m2 m3 m4.
by apply: (pseudo_inverse_is (proj1 Ax) (axes_matrix Ax)); rewrite root_matrix.
Qed.

Let onto g q z c : axes g q z -> exists x, [/\ Pi *m x = x, diag g *m Pi *m x = along q z c &
  dot x x <= N%:R * dot c c].
Proof.
move=> Ax; have Np : 0 < N%:R :> R by rewrite ltr0n.
have [x Ex Lx] := reached (proj1 Ax) (axes_matrix Ax) Np c.
by exists ((diag g *m Pi)^T *m x); split; rewrite // mulmxA trmx_mul Pi_sym !mulmxA Pi_idem.
Qed.
Let only g q z x : axes g q z -> exists2 c, diag g *m Pi *m x = along q z c & N%:R * dot c c <= dot x x.
Proof. by move=> Ax; apply: (reached_only (proj1 Ax) (axes_matrix Ax)); rewrite ltr0n. Qed.

(* For all gains, zeros included, the image of the ball of radius √N under diag(g) Π is the set of Σ √(N ζ_k) c_k q_k,
   |c| ≤ 1, along any principal axes q. *)
Theorem image_along_axes g q z y : axes g q z ->
  (exists2 x, dot (Pi *m x) (Pi *m x) <= N%:R & y = diag g *m Pi *m x) <->
  (exists2 c, dot c c <= 1 & y = along q z c).
Proof.
move=> Ax; have Np : 0 < N%:R :> R by rewrite ltr0n.
split=> [[x Lx ->]|[c Lc ->]]; last first.
  have [x [Px Ex Lx]] := onto c Ax; exists x; rewrite // Px; apply: le_trans Lx _.
  by rewrite ler_pimulr // ltW.
have [c Ec Lc] := only (Pi *m x) Ax; exists c.
  by rewrite -(ler_pmul2l Np) mulr1; exact: le_trans Lc Lx.
by rewrite -Ec !mulmxA -[_ *m Pi *m Pi]mulmxA Pi_idem.
Qed.

(* For all gains, zeros included, the image of LayerNorm, ε > 0, is the set of b + Σ √(N ζ_k) c_k q_k, |c| < 1, along any
   principal axes q. *)
Theorem image_of_layer_norm eps g b q z y : 0 < eps -> axes g q z ->
  (exists a, y = layer_norm eps g b a) <-> (exists2 c, dot c c < 1 & y = along q z c + b).
Proof.
move=> eps0 Ax; have Np : 0 < N%:R :> R by rewrite ltr0n. have Nn := lt0r_neq0 Np.
have image x : Pi *m x = x -> diag g *m Pi *m x = had g x by move=> Px; rewrite -mulmxA Px diagE.
split=> [[a ->]|[c Lc ->]].
  have va := variance_eps_gt0 a eps0; have [sum0 _] := normalized_lies_in_the_ball a eps0.
  have Pn : Pi *m normalized eps a = normalized eps a by apply/eqP; rewrite Pi_image // sum0.
  have [c Ec Lc] := only (normalized eps a) Ax; exists c; last by rewrite -Ec image.
  rewrite -(ltr_pmul2l Np) mulr1; apply: le_lt_trans Lc _.
  rewrite /normalized dotZr dotC dotZr mulrA -expr2 exprVn sqr_sqrtr ?(ltW va) // mulrC ltr_pdivr_mulr //.
  by rewrite -ltr_pdivr_mull // mulrC ltr_addl.
have [x [Px Ex Lx]] := onto c Ax; pose d := dot x x / N%:R.
have d1 : 0 < 1 - d.
  by rewrite subr_gt0 ltr_pdivr_mulr // mul1r; apply: le_lt_trans Lx _; rewrite -[X in _ < X]mulr1 ltr_pmul2l.
pose s := Num.sqrt (eps / (1 - d)); have s0 : 0 < s by rewrite sqrtr_gt0 divr_gt0.
have s2 : s ^+ 2 = eps / (1 - d) by rewrite sqr_sqrtr // ltW // divr_gt0.
have sn := lt0r_neq0 s0; have dn := lt0r_neq0 d1.
exists (s *: x); congr (_ + _); rewrite -Ex image // /normalized -centeredE -scalemxAr Px.
have -> : variance (s *: x) + eps = s ^+ 2.
  rewrite /variance -centeredE -scalemxAr Px dotZr dotC dotZr mulrA -expr2 -mulrA -/d s2.
  by field.
by rewrite sqrtr_sqr gtr0_norm // scalerA mulVf // scale1r.
Qed.

(* For all gains the image of LayerNorm, ε > 0, less the bias is the set of the points that some factor t > 1 leaves in
   the image of the ball: the relative interior of it, as that is convex with its centre at 0. *)
Theorem image_is_the_relative_interior eps g b y : 0 < eps ->
  (exists a, y = layer_norm eps g b a) <->
  (exists2 t, 1 < t & exists2 x, dot (Pi *m x) (Pi *m x) <= N%:R & t *: (y - b) = diag g *m Pi *m x).
Proof.
move=> eps0; have [q [z [Ax _ _ _]]] := principal_axes_exist g.
have scaled t c : along q z (t *: c) = t *: along q z c.
  by rewrite /along scaler_sumr; apply: eq_bigr => k _; rewrite !mxE scalerA; congr (_ *: _); rewrite mulrCA.
have len t c : dot (t *: c) (t *: c) = t ^+ 2 * dot c c by rewrite dotZr dotC dotZr mulrA expr2.
rewrite (image_of_layer_norm _ _ eps0 Ax); split=> [[c Lc ->]|[t t1 /(image_along_axes _ Ax)[c Lc E]]].
  have c0 := dot_ge0 c; pose t := 2%:R / (1 + dot c c).
  have p : 0 < 1 + dot c c by rewrite ltr_spaddl ?ltr01.
  exists t; first by rewrite /t ltr_pdivl_mulr // mul1r -[2%:R]/(1 + 1) ltr_add2l.
  apply/(image_along_axes _ Ax); exists (t *: c); last by rewrite scaled addrK.
  rewrite len /t expr_div_n mulrAC ler_pdivr_mulr ?exprn_gt0 // mul1r -subr_ge0.
  by rewrite (_ : _ - _ = (1 - dot c c) ^+ 2) ?sqr_ge0 //; ring.
have t0 : 0 < t := lt_trans ltr01 t1; have tn := lt0r_neq0 t0.
exists (t^-1 *: c); last by rewrite scaled -E scalerA mulVf // scale1r subrK.
rewrite len exprVn mulrC ltr_pdivr_mulr ?exprn_gt0 // mul1r; apply: le_lt_trans Lc _.
by rewrite expr_gt1 // ltW.
Qed.

Definition back eps g a u : 'cV[R]_N :=
  let d := had u g in let xhat := normalized eps a in
  (N%:R * Num.sqrt (variance a + eps))^-1 *: (N%:R *: d - sumv d *: ones - dot d xhat *: xhat).
Let jac eps g a : 'M[R]_N := \matrix_(i, j) back eps g a (delta_mx i 0) j 0.
Let dot_delta (x : 'cV[R]_N) i : dot (delta_mx i 0) x = x i 0.
Proof.
rewrite /dot /sumv (bigD1 i) //= big1 => [|k ki]; first by rewrite !mxE !eqxx mul1r addr0.
by rewrite !mxE (negbTE ki) mul0r.
Qed.
Let layer_norm_jacobian eps g b a : 0 < eps -> is_jacobian (layer_norm eps g b) a (jac eps g a).
Proof.
move=> e0 i e ep; have [d d0 H] := gradient_at_the_input g b (delta_mx i 0) a e0 ep.
exists d => // h /H; rewrite !dot_delta; congr (`|_ - _| <= _).
by rewrite [RHS]mxE /dot /sumv; apply: eq_bigr => k _; rewrite !mxE.
Qed.
Let jac_back eps g b a u : 0 < eps -> (jac eps g a)^T *m u = back eps g a u.
Proof.
move=> e0; apply: (@gradient_unique R N (fun x => dot u (layer_norm eps g b x)) a); last exact: gradient_at_the_input.
apply: gradient_of_composed (layer_norm_jacobian g b a e0) _ => e ep; exists 1 => // h _.
rewrite (_ : _ - _ - _ = 0); first by rewrite normr0 mulr_ge0 ?(ltW ep) ?size1_ge0.
have -> (x y : 'cV[R]_N) : dot u (x + y) = dot u x + dot u y by rewrite !dotE mulmxDr mxE.
by rewrite [dot u _ + dot u h]addrC addrK subrr.
Qed.
(* The gradient at the input of any loss that is differentiable at the output, u its gradient there: u times the gain,
   centred, without its part along the normalized input, divided by √(σ² + ε). *)
Theorem gradient_of_any_loss eps g b a u (L : 'cV[R]_N -> R) : 0 < eps ->
  is_gradient L (layer_norm eps g b a) u -> is_gradient (fun x => L (layer_norm eps g b x)) a (back eps g a u).
Proof. by move=> e0 DL; rewrite -(jac_back g b a u e0); exact: gradient_of_composed (layer_norm_jacobian g b a e0) DL. Qed.
End Headline.
