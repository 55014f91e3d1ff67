(* One pass over the deviations d = fl(a - c) from a number c: the bound of one pass with the condition number of a - c,
   and what the rounding of d does to a normalized entry. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Bounds.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Shifted.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).
Let u_ge0 : 0 <= u. Proof. by case: M. Qed.

Lemma mean_shifted c : mean (shifted c a) = mean a - c.
Proof.
rewrite /mean /sumv (eq_bigr (fun j => a j 0 - c)) => [|j _]; last by rewrite !mxE mulr1.
by rewrite sumrB sumr_const card_ord mulrBl -[c *+ N]mulr_natr mulfK.
Qed.
Lemma centered_shifted c : centered (shifted c a) = centered a.
Proof. by apply/colP => i; rewrite /centered mean_shifted !mxE; ring. Qed.
Lemma variance_shifted c : variance (shifted c a) = variance a.
Proof. by rewrite /variance centered_shifted. Qed.
Lemma normalized_shifted c : normalized eps (shifted c a) = normalized eps a.
Proof. by rewrite /normalized variance_shifted centered_shifted. Qed.
End Shifted.

Section Perturbed.
Variables (R : rcfType) (N : nat) (u eps : R) (b d : 'cV[R]_N).
Hypotheses (u0 : 0 < u) (N0 : N%:R != 0 :> R) (v0 : 0 < variance b + eps) (eps_ge0 : 0 <= eps).
Hypothesis near_d : forall i, `|d i 0 - b i 0| <= u * `|b i 0|.
Let k := kappa eps b.
Let q := u * (1 + k).
Let s := sd eps b.
Hypothesis q1 : q < 1.
Let s0 : 0 < s. Proof. by rewrite sqrtr_gt0. Qed.
Let s2 : s ^+ 2 = variance b + eps. Proof. by rewrite sqr_sqrtr // ltW. Qed.
Let k0 : 0 <= k. Proof. exact: kappa_ge0 v0. Qed.
Let q0 : 0 < q. Proof. by rewrite mulr_gt0 // ltr_spaddl ?ltr01. Qed.
Let n0 : 0 <= (N%:R)^-1 :> R. Proof. by rewrite invr_ge0 ler0n. Qed.
Let e i := d i 0 - b i 0.
Let mean_abs : sumv (absv b) / N%:R = k * s.
Proof. by rewrite /k /kappa divfK // gt_eqF. Qed.
Let mean_le : `|mean b| <= k * s.
Proof.
rewrite -mean_abs /mean normrM (ger0_norm n0) ler_wpmul2r // -sum_absv; exact: ler_norm_sum.
Qed.
(* The mean square of what d adds, about its mean. *)
Let square_le : (\sum_i (centered d i 0 - centered b i 0) ^+ 2) / N%:R <= (q * s) ^+ 2.
Proof.
have -> : \sum_i (centered d i 0 - centered b i 0) ^+ 2 = dot (centered (d - b)) (centered (d - b)).
  have -> : centered (d - b) = centered d - centered b.
    rewrite /centered (_ : mean (d - b) = mean d - mean b); first by apply/colP => i; rewrite !mxE; ring.
    by rewrite /mean -mulrBl /sumv -sumrB; congr (_ / _); apply: eq_bigr => i _; rewrite !mxE.
  by rewrite /dot /sumv; apply: eq_bigr => i _; rewrite !mxE expr2.
have m2 : variance (d - b) <= (\sum_i (d - b) i 0 ^+ 2) / N%:R.
  have := variance_about (d - b) N0 0; rewrite (eq_bigr (fun i => (d - b) i 0 ^+ 2)) => [->|i _]; last by rewrite subr0.
  by rewrite ler_addl sqr_ge0.
apply: le_trans m2 _; have b2 : (\sum_i b i 0 ^+ 2) / N%:R = variance b + mean b ^+ 2.
  have := variance_about b N0 0; rewrite sub0r sqrrN => <-.
  by congr (_ / _); apply: eq_bigr => i _; rewrite subr0.
apply: (@le_trans _ _ (u ^+ 2 * (variance b + mean b ^+ 2))).
  rewrite -b2 mulrA ler_wpmul2r // mulr_sumr; apply: ler_sum => i _; rewrite !mxE -exprMn.
  apply: le_trans (sqr_le (near_d i)) _; rewrite !exprMn real_normK ?num_real //.
have mm := sqr_le mean_le; have vv : variance b <= s ^+ 2 by rewrite s2 ler_addl.
apply: le_trans (ler_wpmul2l (sqr_ge0 u) (ler_add vv mm)) _.
rewrite /q; have := ltW s0; have := ltW u0 => U S; differ (2%:R * u * u * k * s * s).
Qed.
Let young (x e' t : R) : 0 <= t -> t * (x + e') ^+ 2 <= t * (1 + t) * x ^+ 2 + (1 + t) * e' ^+ 2.
Proof. by move=> t0; differ ((t * x - e') ^+ 2). Qed.
Let spread t (x y : 'I_N -> R) : 0 <= t -> (\sum_i (y i - x i) ^+ 2) / N%:R <= (q * s) ^+ 2 ->
  t * ((\sum_i y i ^+ 2) / N%:R) <= t * (1 + t) * ((\sum_i x i ^+ 2) / N%:R) + (1 + t) * (q * s) ^+ 2.
Proof.
move=> t0 h; have t1 : 0 <= 1 + t by rewrite addr_ge0.
apply: le_trans (ler_add (lexx _) (ler_wpmul2l t1 h)); rewrite !mulrA -mulrDl ler_wpmul2r // !mulr_sumr -big_split /=.
apply: ler_sum => i _; have := young (x i) (y i - x i) t0; by rewrite addrC subrK.
Qed.
Let var_sum (v : 'cV[R]_N) : variance v = (\sum_i centered v i 0 ^+ 2) / N%:R.
Proof. by rewrite /variance /dot /sumv; congr (_ / _); apply: eq_bigr => i _; rewrite !mxE expr2. Qed.
Lemma sd_moved : (1 - q) * s <= sd eps d <= (1 + q) * s.
Proof.
have p : 0 < 1 - q by rewrite subr_gt0.
have up : variance d + eps <= ((1 + q) * s) ^+ 2.
  have := spread (ltW q0) square_le; rewrite -!var_sum => h.
  rewrite -(ler_pmul2l q0) mulrDr; apply: le_trans (ler_add h (lexx _)) _.
  have e1 : variance b = s ^+ 2 - eps by rewrite s2 addrK.
  by rewrite e1; have Q := ltW q0; differ (q * q * eps).
have lo : ((1 - q) * s) ^+ 2 <= variance d + eps.
  have h2 : (\sum_i (centered b i 0 - centered d i 0) ^+ 2) / N%:R <= (q * s) ^+ 2.
    apply: le_trans square_le; rewrite le_eqVlt; apply/orP; left; apply/eqP; congr (_ / _).
    by apply: eq_bigr => i _; ring.
  have t0 : 0 <= q / (1 - q) by rewrite divr_ge0 ?(ltW q0) ?(ltW p).
  have := spread t0 h2; rewrite -!var_sum.
  have e2 : 1 + q / (1 - q) = (1 - q)^-1 by field; rewrite gt_eqF.
  rewrite e2 => /(ler_wpmul2l (ltW p))/(ler_wpmul2l (ltW p)).
  have -> : (1 - q) * ((1 - q) * (q / (1 - q) * variance b)) = (1 - q) * q * variance b.
    by field; rewrite gt_eqF.
  have -> : (1 - q) * ((1 - q) * (q / (1 - q) / (1 - q) * variance d + (1 - q)^-1 * (q * s) ^+ 2)) =
    q * variance d + (1 - q) * (q * s) ^+ 2 by field; rewrite gt_eqF.
  move=> h; rewrite -(ler_pmul2l q0).
  have e1 : variance b = s ^+ 2 - eps by rewrite s2 addrK.
  rewrite e1 in h; rewrite -subr_ge0 in h; rewrite -subr_ge0.
  have Q := ltW q0.
  have -> : q * (variance d + eps) - q * ((1 - q) * s) ^+ 2 =
    (q * variance d + (1 - q) * (q * s) ^+ 2 - (1 - q) * q * (s ^+ 2 - eps)) + q * q * eps by ring.
  by apply: (addr_ge0 h); apply: mulr_ge0 => //; apply: mulr_ge0.
have d0 : 0 <= variance d + eps by apply: le_trans lo; exact: sqr_ge0.
have sdd : sd eps d ^+ 2 = variance d + eps by rewrite /sd sqr_sqrtr.
have r0 : 0 <= sd eps d by exact: sqrtr_ge0.
have l0 : 0 <= (1 - q) * s := mulr_ge0 (ltW p) (ltW s0).
have h0 : 0 <= (1 + q) * s := mulr_ge0 (addr_ge0 ler01 (ltW q0)) (ltW s0).
by apply/andP; split; rewrite -(@ler_pexpn2r _ 2) ?nnegrE // sdd.
Qed.
Lemma kappa_moved : kappa eps d <= (1 + u) * k / (1 - q).
Proof.
case/andP: sd_moved => lo hi; have p : 0 < 1 - q by rewrite subr_gt0.
have d0 : 0 < sd eps d by apply: lt_le_trans lo; rewrite mulr_gt0.
rewrite /kappa ler_pdivr_mulr //.
have sr : s <= (1 - q)^-1 * sd eps d by rewrite mulrC ler_pdivl_mulr // mulrC.
have uk : 0 <= (1 + u) * k := mulr_ge0 (addr_ge0 ler01 (ltW u0)) k0.
have h := ler_wpmul2l uk sr; apply: (@le_trans _ _ ((1 + u) * k * s)); last by rewrite -[X in _ <= X]mulrA.
rewrite -[(1 + u) * k * s]mulrA -mean_abs mulrA; apply: ler_wpmul2r => //.
rewrite -!sum_absv mulr_sumr; apply: ler_sum => i _.
by rewrite mulrDl mul1r; exact: size_le.
Qed.
Lemma normalized_moved i (z := normalized eps b i 0) :
  `|normalized eps d i 0 - z| <= (u * (`|z| + 2%:R * k) + `|z| * q) / (1 - q).
Proof.
case/andP: sd_moved => lo hi; have p : 0 < 1 - q by rewrite subr_gt0.
set r := sd eps d in lo hi; have r0 : 0 < r by apply: lt_le_trans lo; rewrite mulr_gt0.
set x := centered b i 0; set f := centered d i 0 - x.
have ez : z = x / s by rewrite /z /normalized -/(sd eps b) -/s mxE mulrC.
have ed : normalized eps d i 0 = (x + f) / r.
  by rewrite /normalized -/(sd eps d) -/r mxE mulrC /f addrC subrK.
have bi : `|b i 0| <= (`|z| + k) * s.
  have -> : b i 0 = x + mean b by rewrite /x !mxE mulr1 subrK.
  apply: le_trans (ler_norm_add _ _) _; rewrite mulrDl ler_add //.
  by rewrite ez normrM normfV (gtr0_norm s0) divfK // gt_eqF.
have fe : `|f| <= u * (`|z| + 2%:R * k) * s.
  have -> : f = (d i 0 - b i 0) - (\sum_j (d j 0 - b j 0)) / N%:R.
    have -> : (\sum_j (d j 0 - b j 0)) / N%:R = mean d - mean b by rewrite sumrB mulrBl.
    rewrite /f /x !mxE !mulr1. move: (mean d) (mean b) (d i 0) (b i 0) => A B C D. by ring.
  apply: le_trans (ler_norm_sub _ _) _.
  have h1 : `|(\sum_j (d j 0 - b j 0)) / N%:R| <= u * (k * s).
    rewrite normrM (ger0_norm n0) -mean_abs mulrA ler_wpmul2r //; apply: le_trans (ler_norm_sum _ _ _) _.
    by rewrite -sum_absv mulr_sumr; apply: ler_sum => j _.
  apply: le_trans (ler_add (le_trans (near_d i) (ler_wpmul2l (ltW u0) bi)) h1) _.
  by move: `|z| => Z; differ (0 : R).
have -> : normalized eps d i 0 - z = (f + z * (s - r)) / r.
  by rewrite ed ez; field; rewrite !gt_eqF.
rewrite normrM normfV (gtr0_norm r0) ler_pdivr_mulr // mulrAC ler_pdivl_mulr //.
have sr : `|s - r| <= q * s by rewrite ler_distlC; move: lo hi; rewrite mulrBl mulrDl mul1r => -> ->.
have nn : `|f + z * (s - r)| <= (u * (`|z| + 2%:R * k) + `|z| * q) * s.
  apply: le_trans (ler_norm_add _ _) _; rewrite normrM mulrDl ler_add //.
  by rewrite -mulrA ler_wpmul2l.
have h0 : 0 <= u * (`|z| + 2%:R * k) + `|z| * q.
  have U := ltW u0; have Q := ltW q0; have Z := normr_ge0 z; ge0.
apply: le_trans (ler_wpmul2r (ltW p) nn) _; rewrite -mulrA ler_wpmul2l // mulrC; exact: lo.
Qed.
End Perturbed.

Section OnePass.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).

(* K bounds the condition number of the computed deviations, f the error of their exact normalized entry. *)
Theorem shifted_one_pass_error c h1 h2 d m v y i (z := normalized eps a i 0) (k := kappa eps (shifted c a))
  (q := u * (1 + k)) (K := (1 + u) * k / (1 - q)) (f := (u * (`|z| + 2%:R * k) + `|z| * q) / (1 - q))
  (F := grow u (h1 + 1) 0) (W := grow u 1 (h2 + 2)) (G := grow u 0 5)
  (t := (W - 1) * (1 + (1 + F ^+ 2) * K ^+ 2) + (F ^+ 2 - 1) * K ^+ 2) :
  0 < u -> 0 < variance a + eps -> q < 1 -> t < 1 -> shifted_one_pass_run rnd c eps a h1 h2 d m v y ->
  `|y i 0 - z| <=
    (G - 1) * (`|z| + f) + G * ((F - 1) * K / Num.sqrt (1 - t) + (`|z| + f) * ((Num.sqrt (1 - t))^-1 - 1)) + f.
Proof.
move=> u0 v0 q1 t1 [t2 t4 t5 t6 t7 t8 t10 t11 t12 rd f2 nn rm r4 r5 f6 r7 r8 rv r10 c10 r11 n11 r12 ry].
have v0' : 0 < variance (shifted c a) + eps by rewrite (variance_shifted a N0).
have nd j : `|d j 0 - shifted c a j 0| <= u * `|shifted c a j 0|.
  by case: M => _ _ /(_ _ _ (rd j)); rewrite !mxE mulr1.
have kd := kappa_moved u0 N0 v0' eps_ge0 nd q1.
have zd := normalized_moved u0 N0 v0' eps_ge0 nd q1 i; rewrite (normalized_shifted _ _ N0) -/z -/k -/q -/f in zd.
have run : one_pass_run rnd eps d h1 h2 m v y by exact: (@One_pass R N rnd eps d h1 h2 m v y t2 t4 t5 t6 t7 t8 t10 t11 t12).
have p : 0 < 1 - q by rewrite subr_gt0.
have vd : 0 < variance d + eps.
  have /andP[lo _] := sd_moved u0 N0 v0' eps_ge0 nd q1.
  have s0 : 0 < sd eps (shifted c a) by rewrite sqrtr_gt0.
  by rewrite -sqrtr_gt0; apply: lt_le_trans lo; exact: mulr_gt0.
have := one_pass_bound M N0 eps_ge0 i vd kd t1 run; rewrite -/F -/W -/G -/t.
set w := normalized eps d i 0 in zd *; move=> e.
have G1 : 1 <= G := grow_ge1 M _ _. have G0 := le_trans ler01 G1.
have wz := size_le zd.
have r1 : 0 <= (Num.sqrt (1 - t))^-1 - 1.
  have t0 : 0 <= t.
    rewrite /t; have W1 : 0 <= W - 1 by rewrite subr_ge0 (grow_ge1 M).
    have F1 : 0 <= F ^+ 2 - 1 by rewrite subr_ge0 exprn_ege1 // (grow_ge1 M).
    have F0 := sqr_ge0 F. have K0 := sqr_ge0 K. ge0.
  rewrite subr_ge0 invr_ge1 ?unitfE ?gt_eqF ?sqrtr_gt0 ?subr_gt0 //.
    by rewrite -[X in _ <= X]sqrtr1 ler_wsqrtr // ler_subl_addr ler_addl.
apply: le_trans (ler_dist_add w _ _) _; apply: ler_add => //; apply: le_trans e _.
apply: ler_add; first by rewrite ler_wpmul2l // subr_ge0.
by rewrite ler_wpmul2l // ler_add2l ler_wpmul2r.
Qed.
End OnePass.
