(* What the claims come to, as a mathematician would state it: for every N > 0 and over every real closed field, from
   the generated theorems, without axioms. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Trace Interlacing.
From LN Require central central_proofs.
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

(* It does not notice a shift. *)
Theorem layer_norm_of_shifted eps g b a c : 0 < eps -> layer_norm eps g b (a + c *: ones) = layer_norm eps g b a.
Proof.
move=> eps0; rewrite !layer_norm_in_one_formula //.
have [_ [_ [P1 _]]] := @central_proofs.riechers_projector R N N_gt0.
by rewrite mulmxDr -scalemxAr P1 scaler0 addr0.
Qed.

(* What is normalized lies in the hyperplane, in the ball of radius √N. *)
Theorem normalized_lies_in_the_ball eps a : 0 < eps ->
  sumv (normalized eps a) = 0 /\ vnorm (normalized eps a) <= Num.sqrt N%:R.
Proof.
move=> eps0; have va := variance_eps_gt0 a eps0; split; last first.
  by have [_ [_ ]] := @central_proofs.riechers_ball R N a eps N_gt0 (ltW eps0) va.
have [idem _] := @central_proofs.riechers_projector R N N_gt0.
apply/eqP; rewrite -Pi_image // /normalized -scalemxAr -centeredE mulmxA idem; exact: eqxx.
Qed.

(* Normalizing brings any two inputs at most 1/√ε times as far apart: a Lipschitz constant. *)
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

(* The left kernel of diag(g) − g1ᵀ/N is the line of α = 1/g, so its rank is N − 1. *)
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

Theorem rank_of_the_gain_matrix g : (forall i, g i 0 != 0) -> \rank (gain_matrix g) = N.-1.
Proof.
move=> g0; have [+ _] := left_kernel g0; rewrite mxrank_ker mxrank_tr.
have -> : \rank (alpha g) = 1%N.
  apply/eqP; rewrite eqn_leq rank_leq_col /= lt0n mxrank_eq0; apply/eqP => /colP/(_ (Ordinal N_gt0))/eqP.
  by rewrite !mxE mul1r invr_eq0 (negbTE (g0 _)).
by move=> h; rewrite -subn1 -h subKn // rank_leq_row.
Qed.

(* The image of the ball under diag(g)Π is, as a set, the section of the ellipsoid by the hyperplane of α. *)
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

(* A critical point ζ of the squared gains is an eigenvalue of diag(g) Π diag(g): an eigenvector y is not 0. *)
Theorem critical_points_are_eigenvalues g zeta : (forall i, g i 0 != 0) ->
  (forall i, g i 0 ^+ 2 != zeta) -> \sum_i (g i 0 ^+ 2 - zeta)^-1 = 0 ->
  exists2 y : 'cV[R]_N, y != 0 & image_matrix g *m y = zeta *: y.
Proof.
move=> g0 poles secular; pose p := vpow g 2 - zeta *: ones.
have p0 i : p i 0 != 0 by rewrite !mxE mulr1 subr_eq0.
have s0 : sumv (vinv p) = 0 by rewrite -secular; apply: eq_bigr => i _; rewrite !mxE mulr1.
have [_ [_ Im]] := @central_proofs.riechers_lengths R N g N_gt0.
have E := @central_proofs.riechers_lengths_critical R N g zeta N_gt0 p0 s0; cbv zeta in E, Im.
have zeta0 := lt0r_neq0 (critical_gt0 N_gt0 p0 s0).
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

(* Between two neighbouring squared gains is one; where all are equal there is none. *)
Theorem critical_point_in_each_gap g i j : g i 0 ^+ 2 < g j 0 ^+ 2 ->
  (forall k, ~~ (g i 0 ^+ 2 < g k 0 ^+ 2 < g j 0 ^+ 2)) ->
  exists2 zeta, g i 0 ^+ 2 < zeta < g j 0 ^+ 2 & \sum_k (g k 0 ^+ 2 - zeta)^-1 = 0.
Proof.
move=> ij none; pose squares := [seq g k 0 ^+ 2 | k <- enum 'I_N].
have squared k : g k 0 ^+ 2 \in squares by apply/mapP; exists k; rewrite ?mem_enum.
have [|zeta between sum0] := gap_has_critical_point (squared i) (squared j) ij; first by move=> _ /mapP[k _ ->].
by exists zeta => //; rewrite -[RHS]sum0 /squares big_map big_enum.
Qed.

(* The gradient of a loss at the input: the upstream gradient times the gain, centred, without its part along the
   normalized input, divided by the deviation. *)
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

(* With multiplicity, g = 1 included, where no critical point is: of every eigenvalue z of diag(g) Π diag(g) that is not
   0, each eigenvector y is orthogonal to the normal direction, and an eigenvector of Π₂ diag(g⁻²) Π₂, for 1/z. *)
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

(* Of every eigenvalue z of Π diag(g²) Π that is not 0, each eigenvector w sums to 0, and its axis g ⊙ w has z times its
   squared length: so z is a mean of the squared gains, with the weights w². *)
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

(* The eigenvalues of diag(g) Π diag(g), for all gains: 0, and N - 1 more, counted with multiplicity. *)
Theorem eigenvalues_with_multiplicity g :
  exists2 z : seq R, size z = N.-1 & char_poly (image_matrix g) = 'X * \prod_(c <- z) ('X - c%:P).
Proof.
have N0 : N%:R != 0 :> R by rewrite pnatr_eq0 -lt0n.
pose s := sort <=%R [seq g i 0 ^+ 2 | i <- enum 'I_N]; pose l := [seq (c, 1 : R) | c <- s].
have s_of (idx : R) (op : Monoid.com_law idx) (F : R -> R) : \big[op/idx]_(c <- s) F c = \big[op/idx]_i F (g i 0 ^+ 2).
  by rewrite (perm_big _ (permEl (perm_sort _ _))) big_map big_enum.
have size_l : size l = N by rewrite !size_map size_sort size_map size_enum_ord.
have [||| z size_z E] := @w_splits R N.-1 l; first by rewrite prednK.
- by rewrite -map_comp map_id_in // sort_sorted //; exact: le_total.
- by apply/allP => vm /mapP[c _ ->]; exact: ltr01.
exists z => //.
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
End Headline.
