(* Range and scale: how large the entries of a row may be for nothing to overflow, and which changes of a row round nothing.
   No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Bounds.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

(* Scaling by c > 0, and reflection where s = -1: degree by degree, no operation rounds anew. *)
Theorem two_pass_moved (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (s c k eps : R) (a : 'cV[R]_N) (h1 h2 : nat) (m : R)
    (y : 'cV[R]_N) : s * s = 1 -> 0 < c -> k = s * c -> exact_by rnd rnd' k -> exact_by rnd rnd' c ->
  exact_by rnd rnd' (c ^+ 2) -> exact_by rnd rnd' c^-1 -> exact_by rnd rnd' s -> two_pass_run rnd eps a h1 h2 m y ->
  two_pass_run rnd' (c ^+ 2 * eps) (k *: a) h1 h2 (k * m) (s *: y).
Proof.
move=> s1 c0 kE Ek Ec Ec2 Ei Es [t1 t3 t4 t5 t6 t7 t8 t9 f1 d1 rm r3 r4 f5 r6 r7 p7 r8 d8 r9 ry].
have nz := lt0r_neq0 c0; have k2 : k * k = c ^+ 2 by rewrite kE mulrACA s1 mul1r expr2.
apply: (@Two_pass R N rnd' (c ^+ 2 * eps) (k *: a) h1 h2 (k * m) (s *: y) (k * t1) (k *: t3) (c ^+ 2 *: t4) (c ^+ 2 * t5)
  (c ^+ 2 * t6) (c ^+ 2 * t7) (c * t8) (c^-1 * t9)) => //; try (move=> i; rewrite ?mxE).
- exact: fsum_scale f1.
- by rewrite -mulrA; exact: Ek.
- by rewrite -mulrBr; exact: Ek.
- by rewrite mulrACA k2; exact: Ec2.
- exact: fsum_scale f5.
- by rewrite -mulrA; exact: Ec2.
- by rewrite -mulrDr; exact: Ec2.
- by rewrite mulr_ge0 ?sqr_ge0.
- by rewrite sqrtrM ?sqr_ge0 // sqrtr_sqr gtr0_norm //; exact: Ec.
- by rewrite mulf_neq0.
- by rewrite div1r invfM -[t8^-1]div1r; exact: Ei.
- by rewrite mulrACA kE mulfK //; exact: Es.
Qed.
Theorem two_pass_scaled (R : rcfType) (N : nat) (rnd rnd' : R -> R -> Prop) (k : R) (eps : R) (a : 'cV[R]_N) (h1 h2 :
    nat) (m : R) (y : 'cV[R]_N) :
  0 < k -> exact_by rnd rnd' 1 -> exact_by rnd rnd' k -> exact_by rnd rnd' (k ^+ 2) -> exact_by rnd rnd' k^-1 ->
    two_pass_run rnd eps a h1 h2 m y ->
  two_pass_run rnd' (k ^+ 2 * eps) (k *: a) h1 h2 (k * m) y.
Proof.
by move=> k0 E1 Ek E2 Ei run; rewrite -[y]scale1r; apply: (two_pass_moved _ k0 _ Ek Ek E2 Ei E1 run); rewrite mul1r.
Qed.
(* Scaling by k, where k, k² and 1/k multiply every operation of the run exactly: the normalized row is the same, to the
   bit, if eps is scaled too. So it is in a binary format for a power of two, where no operation leaves its range
   (`formats_scale`). Reflection changes signs alone. *)
Theorem two_pass_scale (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (k eps : R) (a : 'cV[R]_N) h1 h2 m y :
  0 < k -> two_pass_run (scales rnd k) eps a h1 h2 m y -> two_pass_run rnd (k ^+ 2 * eps) (k *: a) h1 h2 (k * m) y.
Proof. by move=> k0; apply: two_pass_scaled => // c d []; rewrite ?mul1r. Qed.
Theorem two_pass_reflect (R : rcfType) (N : nat) (rnd : R -> R -> Prop) (eps : R) (a : 'cV[R]_N) h1 h2 m y :
  exact_by rnd rnd (-1) -> two_pass_run rnd eps a h1 h2 m y ->
  two_pass_run rnd eps (-1 *: a) h1 h2 (-1 * m) (-1 *: y).
Proof.
move=> S run; have E1 : exact_by rnd rnd 1 by move=> c d; rewrite !mul1r.
have := two_pass_moved (s := -1) (c := 1) (k := -1) _ ltr01 _ S E1 _ _ S run; rewrite expr1n invr1 mul1r; apply => //.
  by rewrite mulrNN mul1r.
by rewrite mulr1.
Qed.

Section Within.
Variables (R : rcfType) (u L B : R) (rnd : R -> R -> Prop) (g : R -> R).
Hypotheses (u0 : 0 <= u) (g0 : forall t, 0 <= g t).
Hypothesis grows : forall c b t, rnd c b -> L <= t -> `|b| <= t -> `|c| <= (1 + u) * t.
(* An operation that returns a number of the format, B the largest of it. *)
Definition within (c b : R) : Prop := rnd c b /\ `|c| <= B.
(* A sum of numbers whose sizes g bounds, by L or more. *)
Lemma fsum_within h s c : fsum rnd h s c -> all (fun t => (`|t| <= g t) && (L <= g t)) s ->
  (1 + u) ^+ h * (\sum_(t <- s) g t) <= B ->
  [/\ fsum within h s c, `|c| <= (1 + u) ^+ h * (\sum_(t <- s) g t) & L <= \sum_(t <- s) g t].
Proof.
have w1 k : 1 <= (1 + u) ^+ k by rewrite exprn_ege1 // ler_addl.
have w0 k : 0 <= (1 + u) ^+ k := le_trans ler01 (w1 k).
elim=> {h s c} [b|h k s1 s2 b c d _ ihb _ ihc r|h s1 s2 b p _ ih].
- by rewrite /= andbT expr0 mul1r big_seq1 => /andP[bg Lg] _; split=> //; exact: fsum_one.
- rewrite all_cat big_cat /= => /andP[/ihb {}ihb /ihc {}ihc]; move: ihb ihc.
  set A := \sum_(t <- s1) g t; set A' := \sum_(t <- s2) g t; set l := maxn h k => ihb ihc bound.
  have A0 : 0 <= A by apply: sumr_ge0. have A'0 : 0 <= A' by apply: sumr_ge0.
  have hl : (1 + u) ^+ h <= (1 + u) ^+ l by rewrite ler_weexpn2l ?ler_addl // leq_maxl.
  have kl : (1 + u) ^+ k <= (1 + u) ^+ l by rewrite ler_weexpn2l ?ler_addl // leq_maxr.
  have ll : (1 + u) ^+ l <= (1 + u) ^+ l.+1 by rewrite ler_weexpn2l ?ler_addl.
  have part W C : 0 <= C -> C <= A + A' -> W <= (1 + u) ^+ l -> 0 <= W -> W * C <= B.
    by move=> C0 CA Wl W0; apply: le_trans bound; apply: ler_pmul => //; exact: le_trans ll.
  have [|fb sb L1] := ihb; first by apply: part hl _; rewrite ?ler_addl.
  have [|fc sc _] := ihc; first by apply: part kl _; rewrite ?ler_addr.
  have LA : L <= A + A' by rewrite (le_trans L1) // ler_addl.
  have sz : `|b + c| <= (1 + u) ^+ l * (A + A').
    rewrite mulrDr; apply: le_trans (ler_norm_add _ _) _.
    by apply: ler_add; [apply: le_trans sb _ | apply: le_trans sc _]; rewrite ler_wpmul2r.
  have sd : `|d| <= (1 + u) ^+ l.+1 * (A + A').
    by rewrite exprS -mulrA; apply: grows r _ sz; rewrite (le_trans LA) // ler_pemull // addr_ge0.
  by split=> //; apply: fsum_add fb fc _; split=> //; exact: le_trans sd bound.
- by rewrite -(perm_all _ p) -(perm_big _ p) => al b1; case: (ih al b1) => f t ?; split=> //; exact: fsum_any p f.
Qed.
End Within.

Section Range.
Variables (R : rcfType) (N : nat) (u eps B : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_gt0 : 0 < eps).
Let u0 : 0 <= u. Proof. by case: M. Qed.
Let u1 : u < 1. Proof. by case: M. Qed.
Let rounded c b : rnd c b -> `|c - b| <= u * `|b|. Proof. by case: M => _ _; exact. Qed.
Let w1 k : 1 <= (1 + u) ^+ k. Proof. by rewrite exprn_ege1 // ler_addl. Qed.
Let w0 k : 0 <= (1 + u) ^+ k. Proof. exact: le_trans ler01 (w1 k). Qed.

Notation within := (within B rnd).
Let size_of c b t : rnd c b -> `|b| <= t -> `|c| <= (1 + u) * t.
Proof.
by move=> r bt; rewrite mulrDl mul1r; exact: (size_add (le_trans (rounded r) (ler_wpmul2l u0 bt)) bt).
Qed.
Let sum_within h s c : fsum rnd h s c -> (1 + u) ^+ h * (\sum_(t <- s) `|t|) <= B ->
  fsum within h s c /\ `|c| <= (1 + u) ^+ h * (\sum_(t <- s) `|t|).
Proof.
move=> f b; have [||//] := fsum_within (g := fun t : R => `|t|) (L := 0) u0 (fun t => normr_ge0 t) _ f _ b.
  by move=> c' b' t r _; exact: size_of r.
by apply/allP => t _; rewrite lexx normr_ge0.
Qed.

(* Two passes on entries of X at the most: nothing exceeds B where N·X² and eps do not, but for the roundings. *)
Theorem two_pass_range X h1 h2 m y (E := grow u (h1 + 1) 0) (F := grow u (h2 + 5) 0) (G := grow u 0 (uphalf (h2 + 5) + 4)) :
  (forall j, `|a j 0| <= X) -> F * (N%:R * (X ^+ 2 * (1 + (E - 1) ^+ 2)) + eps) <= B ->
  (1 + u) * E * ((N%:R + 1) * X) <= B -> (1 + u) ^+ 2 <= B -> G * Num.sqrt N%:R <= B ->
  (1 + u) / ((1 - u) * Num.sqrt ((1 - u) * eps)) <= B ->
  two_pass_run rnd eps a h1 h2 m y -> two_pass_run within eps a h1 h2 m y.
Proof.
move=> aX bF bE bu bG br run; have [nm ny] := two_pass_counts M (ltW eps_gt0) run.
case: run => t1 t3 t4 t5 t6 t7 t8 t9 f1 _ rm r3 r4 f5 r6 r7 c7 r8 n8 r9 ry.
have Np : 0 < N%:R :> R by rewrite lt0r N0 ler0n.
have N1 : 1 <= N%:R :> R by move: Np; rewrite ltr0n -[1]/(1%:R) ler_nat.
have n0 : 0 <= (N%:R)^-1 :> R by rewrite invr_ge0 ler0n.
have i0 : 'I_N by move: Np; rewrite ltr0n => h; exact: (Ordinal h).
have X0 : 0 <= X := le_trans (normr_ge0 _) (aX i0).
have EE : E = (1 + u) ^+ (h1 + 1) by rewrite /E /grow expr0 divr1.
have FE : F = (1 + u) ^+ (h2 + 5) by rewrite /F /grow expr0 divr1.
have E1 : 1 <= E by rewrite EE.
have E0 : 0 <= E := le_trans ler01 E1.
have v1 : 0 <= 1 + u := addr_ge0 ler01 u0.
have mean_abs : (\sum_i `|a i 0|) / N%:R <= X.
  rewrite ler_pdivr_mulr // mulr_natr.
  have -> : X *+ N = \sum_(i < N) X by rewrite sumr_const card_ord.
  by apply: ler_sum => i _; exact: aX.
have sm : `|m| <= E * X by apply: le_trans (about_size nm) _; exact: (ler_wpmul2l E0 mean_abs).
(* The mean. *)
have s1 : (1 + u) ^+ h1 * (\sum_(t <- entries a) `|t|) <= B.
  rewrite (sum_entries a (fun t => `|t|)); apply: le_trans bE.
  have hE : (1 + u) ^+ h1 <= (1 + u) * E by rewrite EE -exprS addn1; apply: ler_weexpn2l; rewrite ?ler_addl // (leq_trans (leqnSn _)).
  apply: ler_pmul => //; first by apply: sumr_ge0.
  apply: (@le_trans _ _ (N%:R * X)); first by rewrite -ler_pdivr_mull // mulrC.
  by rewrite ler_wpmul2r // ler_addl.
have [f1' _] := sum_within f1 s1.
have EX : E * X <= B.
  apply: le_trans bE; apply: ler_pmul => //; first by rewrite ler_pemull // ler_addl.
  by rewrite ler_pemull // ler_addr.
have rm' : within m (t1 / N%:R) by split=> //; exact: le_trans EX.
(* The deviations. *)
have r3' i : within (t3 i 0) (a i 0 - m).
  split=> //; apply: le_trans (size_of (r3 i) (_ : _ <= E * (2%:R * X))) _.
    apply: le_trans (ler_norm_sub _ _) _; apply: le_trans (ler_add (aX i) sm) _.
    by have e0 : 0 <= E - 1 by [rewrite subr_ge0]; differ ((E - 1) * X).
  rewrite mulrA; apply: le_trans bE; apply: ler_wpmul2l; first exact: mulr_ge0.
  by rewrite ler_wpmul2r // -[2%:R]/(1 + 1) ler_add2r.
(* Their squares. *)
set S := X ^+ 2 * (1 + (E - 1) ^+ 2) in bF.
have S0 : 0 <= S := mulr_ge0 (sqr_ge0 _) (addr_ge0 ler01 (sqr_ge0 _)).
have about_m := variance_about a N0 m.
have sq : \sum_i (a i 0 - m) ^+ 2 <= N%:R * S.
  rewrite [N%:R * S]mulrC -ler_pdivr_mulr // about_m /S mulrDr mulr1; apply: ler_add.
    have h0 := variance_about a N0 0; apply: (@le_trans _ _ (variance a + (0 - mean a) ^+ 2)).
      by rewrite ler_addl sqr_ge0.
    rewrite -h0 ler_pdivr_mulr // mulr_natr.
    have -> : X ^+ 2 *+ N = \sum_(i < N) X ^+ 2 by rewrite sumr_const card_ord.
    by apply: ler_sum => i _; rewrite subr0; exact: sqr_le.
  rewrite -exprMn; apply: sqr_le; case: nm => em _; rewrite -/E in em; rewrite mulrC; apply: le_trans em _.
  by rewrite ler_wpmul2l // subr_ge0.
have Q i : `|t4 i 0| <= (1 + u) ^+ 3 * (a i 0 - m) ^+ 2.
  have s3 := size_of (r3 i) (lexx _).
  have -> : (1 + u) ^+ 3 * (a i 0 - m) ^+ 2 = (1 + u) * (((1 + u) * `|a i 0 - m|) ^+ 2).
    by rewrite exprMn real_normK ?num_real //; ring.
  apply: size_of (r4 i) _; rewrite normrM -expr2; apply: sqr_le; rewrite normr_id; exact: s3.
have sQ : \sum_i `|t4 i 0| <= (1 + u) ^+ 3 * (N%:R * S).
  apply: (@le_trans _ _ ((1 + u) ^+ 3 * \sum_i (a i 0 - m) ^+ 2)); last by rewrite ler_wpmul2l.
  by rewrite mulr_sumr; apply: ler_sum => i _; exact: Q.
have below k t : (k <= h2 + 5)%N -> 0 <= t -> t <= N%:R * S + eps -> (1 + u) ^+ k * t <= B.
  move=> kF t0 tS; apply: le_trans bF; rewrite FE; apply: ler_pmul => //.
  by rewrite ler_weexpn2l ?ler_addl.
have NS : 0 <= N%:R * S := mulr_ge0 (ler0n _ _) S0.
have NSe : N%:R * S <= N%:R * S + eps by rewrite ler_addl ltW.
have r4' i : within (t4 i 0) (t3 i 0 * t3 i 0).
  split=> //; apply: le_trans (Q i) _; apply: below; [by rewrite addnC | exact: sqr_ge0 |].
  apply: le_trans NSe; apply: le_trans sq; rewrite (bigD1 i) //= ler_addl; apply: sumr_ge0 => j _; exact: sqr_ge0.
have s5 : (1 + u) ^+ h2 * (\sum_(t <- entries t4) `|t|) <= (1 + u) ^+ (h2 + 3) * (N%:R * S).
  by rewrite (sum_entries t4 (fun t => `|t|)) exprD -mulrA ler_wpmul2l.
have h3 : (h2 + 3 <= h2 + 5)%N by rewrite leq_add2l.
have h4 : (h2 + 4 <= h2 + 5)%N by rewrite leq_add2l.
have [f5' b5] := sum_within f5 (le_trans s5 (below _ _ h3 NS NSe)).
have s6 : `|t6| <= (1 + u) ^+ (h2 + 4) * S.
  have -> : (1 + u) ^+ (h2 + 4) * S = (1 + u) * ((1 + u) ^+ (h2 + 3) * (N%:R * S) / N%:R).
    by rewrite addnS exprS; field.
  apply: size_of r6 _; rewrite normrM (ger0_norm n0) ler_wpmul2r //; exact: le_trans b5 s5.
have SNS : S <= N%:R * S by rewrite ler_pemull.
have r6' : within t6 (t5 / N%:R).
  by split=> //; exact: le_trans s6 (below _ _ h4 S0 (le_trans SNS NSe)).
have s7 : `|t7| <= (1 + u) ^+ (h2 + 5) * (S + eps).
  rewrite addnS exprS -mulrA; apply: size_of r7 _; apply: le_trans (ler_norm_add _ _) _.
  by rewrite mulrDr (gtr0_norm eps_gt0); apply: ler_add => //; rewrite ler_pemull // ltW.
have r7' : within t7 (t6 + eps).
  split=> //; apply: le_trans s7 (below _ _ _ _ _) => //; first by rewrite addr_ge0 // ltW.
  by rewrite ler_add2r.
(* The root, its inverse and the entries. *)
have B1 : 1 <= B by apply: le_trans bu; exact: w1.
have B0 : 0 <= B := le_trans ler01 B1.
have t7B : t7 <= B by case: r7' => _; rewrite ger0_norm.
have r8' : within t8 (Num.sqrt t7).
  split=> //; apply: (@le_trans _ _ ((1 + u) * Num.sqrt B)).
    by apply: size_of r8 _; rewrite ger0_norm ?sqrtr_ge0 // ler_wsqrtr.
  rewrite -(@ler_pexpn2r _ 2) ?nnegrE ?mulr_ge0 ?sqrtr_ge0 // exprMn sqr_sqrtr // [B ^+ 2]expr2.
  by rewrite ler_wpmul2r.
have q1 : 0 < 1 - u by rewrite subr_gt0.
have t4p i : 0 <= t4 i 0.
  apply: (near_ge0 M (near_rnd M (r4 i))); rewrite -expr2; exact: sqr_ge0.
have t5p : 0 <= t5.
  apply: (near_ge0 M (fsum_near M f5 _)); first by apply/allP => x /mapP[i _ ->].
  by rewrite (sum_entries t4 id); apply: sumr_ge0.
have t6p : 0 <= t6 by apply: (near_ge0 M (near_rnd M r6)); rewrite divr_ge0 ?ler0n.
have low c b : 0 <= b -> rnd c b -> (1 - u) * b <= c.
  by move=> b0 /rounded; rewrite (ger0_norm b0) ler_distl mulrBl mul1r => /andP[].
have lo7 : (1 - u) * eps <= t7.
  apply: le_trans (low _ _ (addr_ge0 t6p (ltW eps_gt0)) r7); rewrite ler_wpmul2l ?(ltW q1) //.
  by rewrite ler_addr.
have lo8 : (1 - u) * Num.sqrt ((1 - u) * eps) <= t8.
  apply: le_trans (low _ _ (sqrtr_ge0 _) r8); rewrite ler_wpmul2l ?(ltW q1) //; exact: ler_wsqrtr.
have p8 : 0 < (1 - u) * Num.sqrt ((1 - u) * eps) by rewrite mulr_gt0 // sqrtr_gt0 mulr_gt0.
have r9' : within t9 (1 / t8).
  split=> //; apply: le_trans br; apply: size_of r9 _; rewrite div1r normfV (gtr0_norm (lt_le_trans p8 lo8)).
  by rewrite lef_pinv ?posrE // (lt_le_trans p8).
have ry' i : within (y i 0) (t3 i 0 * t9).
  split=> //; apply: le_trans bG; case: (ny i) => T fT ->.
  have [_ T2] := fac_far M fT; have T0 := fac_gt0 M fT.
  rewrite normrM (gtr0_norm T0) mulrC; apply: ler_pmul => //; first exact: ltW.
    by rewrite /G /grow expr0 mul1r.
  rewrite (eq_bigr (fun j => (a j 0 - m) ^+ 2)) => [|j _]; last by rewrite expr2.
  set V := _ / _ + eps; have D0 : 0 <= (\sum_i (a i 0 - m) ^+ 2) / N%:R.
    by rewrite divr_ge0 ?ler0n // sumr_ge0 // => j _; exact: sqr_ge0.
  have V0 : 0 < V by exact: ltr_paddl.
  rewrite div1r normrM normfV (ger0_norm (sqrtr_ge0 _)) ler_pdivr_mulr ?sqrtr_gt0 //.
  rewrite -sqrtrM ?ler0n // -sqrtr_sqr ler_wsqrtr // /V mulrDr mulrC divfK //.
  apply: (@le_trans _ _ (\sum_i (a i 0 - m) ^+ 2)); last by rewrite ler_addl mulr_ge0 ?ler0n ?ltW.
  by rewrite (bigD1 i) //= ler_addl; apply: sumr_ge0 => j _; exact: sqr_ge0.
exact: (@Two_pass R N within eps a h1 h2 m y t1 t3 t4 t5 t6 t7 t8 t9).
Qed.
End Range.
