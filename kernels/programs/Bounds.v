(* The bounds: from the counts of the programs to the errors of LayerNorm. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Bounds.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).

(* Sums, means, RMSNorm, softmax: the counts say all. *)
Theorem sum_error h (v : 'cV[R]_N) y : bias_gradient_run rnd v h y ->
  `|y - sumv v| <= (grow u h 0 - 1) * sumv (absv v).
Proof. by move=> /(bias_gradient_counts M) [e _]; rewrite -sum_absv. Qed.
Theorem mean_error h y : mean_run rnd a h y -> `|y - mean a| <= (grow u (h + 1) 0 - 1) * (sumv (absv a) / N%:R).
Proof. by move=> /(mean_counts M) [e _]; rewrite -sum_absv. Qed.
Theorem rms_norm_error h y i (z := rms_norm eps a i 0) : 0 < dot a a / N%:R + eps -> rms_norm_run rnd eps a h y ->
  `|y i 0 - z| <= (grow u 0 (uphalf (h + 3) + 3) - 1) * `|z|.
Proof.
move=> _ /(rms_norm_counts M eps_ge0) /(_ i) /(near_about M) [e _]; rewrite /z /rms_norm mxE -dotE' mulrC -div1r.
exact: e.
Qed.
Theorem softmax_error h k (e e_exact y : 'cV[R]_N) i (p := e_exact i 0 / sumv e_exact) :
  (forall j, 0 <= e_exact j 0) -> sumv e_exact != 0 -> (forall j, near u k (e j 0) (e_exact j 0)) ->
  softmax_run rnd e h y -> `|y i 0 - p| <= (grow u 0 (h + k + k + 1) - 1) * p.
Proof.
move=> x0 _ n /(softmax_counts M x0 n) /(_ i) /(near_about0 M) [] //.
by rewrite divr_ge0 ?sumr_ge0.
Qed.

Lemma mean_slack j l m : 0 < variance a + eps -> about u j l m ((\sum_i a i 0) / N%:R) ((\sum_i `|a i 0|) / N%:R) ->
  `|m - mean a| / sd eps a <= (grow u j l - 1) * kappa eps a.
Proof. by move=> v0 [e _]; rewrite /kappa mulrA ler_pmul2r -?sum_absv // invr_gt0 sqrtr_gt0. Qed.

(* An entry that is near one about m, which is off by n deviations. *)
Lemma near_entry m K n y i (z := normalized eps a i 0) (G := grow u 0 K) : 0 < variance a + eps ->
  near u K y ((a i 0 - m) * (1 / Num.sqrt ((\sum_j (a j 0 - m) * (a j 0 - m)) / N%:R + eps))) -> `|m - mean a| / sd eps a <= n ->
  `|y - z| <= (G - 1) * `|z| + G * (n + `|z| * (n ^+ 2 / 2%:R)) /\
  `|y - z| <= (G - 1) * `|z| + G * (Num.min 1 n + `|z| * (n / 2%:R)).
Proof.
move=> v0 [T fT]; rewrite mulrA mulr1 (eq_bigr (fun j => (a j 0 - m) ^+ 2)) => [eT|j _]; last by rewrite expr2.
by have [T1 T2] := fac_grow M fT; exact: (centre_entry N0 v0 T1 T2 eT).
Qed.
(* The mean, the deviations, the mean of their squares: the error of every entry, for sums in any order. *)
Theorem two_pass_error h1 h2 m y i (z := normalized eps a i 0)
  (E := grow u (h1 + 1) 0 - 1) (G := grow u 0 (uphalf (h2 + 5) + 4)) (k := kappa eps a) :
  0 < variance a + eps -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * (E * k + `|z| * ((E * k) ^+ 2 / 2%:R)).
Proof.
by move=> v0 /(two_pass_counts M eps_ge0) [/(mean_slack v0) n /(_ i) e]; have [] := near_entry v0 e n.
Qed.

(* The same where N and eps are rounded before, each by k factors. *)
Theorem two_pass_rounded_error h1 h2 k n e m y i (z := normalized eps a i 0)
  (E := grow u (h1 + 1) k - 1) (G := grow u 0 (uphalf (h2 + k + 5) + 4)) (c := kappa eps a) :
  0 < variance a + eps -> near u k n N%:R -> near u k e eps -> two_pass_rounded_run rnd e n a h1 h2 m y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * (E * c + `|z| * ((E * c) ^+ 2 / 2%:R)).
Proof.
move=> v0 nn ne /(two_pass_rounded_counts M (ler0n _ _) eps_ge0 nn ne) [/(mean_slack v0) b /(_ i) f].
by have [] := near_entry v0 f b.
Qed.

(* Linear in the condition number, without a condition: what the profile `stable` asks. *)
Theorem two_pass_profile h1 h2 m y i (z := normalized eps a i 0)
  (E := grow u (h1 + 1) 0 - 1) (G := grow u 0 (uphalf (h2 + 5) + 4)) (k := kappa eps a) :
  0 < variance a + eps -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * (Num.min 1 (E * k) + `|z| * (E * k / 2%:R)).
Proof.
by move=> v0 /(two_pass_counts M eps_ge0) [/(mean_slack v0) n /(_ i) e]; have [] := near_entry v0 e n.
Qed.

(* One pass: a bound with the square of the condition number, where that is small enough. *)
Lemma one_pass_bound h1 h2 m v y i k (z := normalized eps a i 0) (F := grow u (h1 + 1) 0) (W := grow u 1 (h2 + 2))
  (G := grow u 0 5) (t := (W - 1) * (1 + (1 + F ^+ 2) * k ^+ 2) + (F ^+ 2 - 1) * k ^+ 2) :
  0 < variance a + eps -> kappa eps a <= k -> t < 1 -> one_pass_run rnd eps a h1 h2 m v y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * ((F - 1) * k / Num.sqrt (1 - t) + `|z| * ((Num.sqrt (1 - t))^-1 - 1)).
Proof.
move=> v0 kk t1 /(one_pass_counts M eps_ge0) [nm [nv /(_ i) [T fT]]]; have le_eta := mean_slack v0 nm.
rewrite mulrA mulr1 => eT; have sd0 : 0 < sd eps a by rewrite sqrtr_gt0.
have s2 : sd eps a ^+ 2 = variance a + eps by rewrite /sd sqr_sqrtr // ltW.
have k0 : 0 <= k := le_trans (kappa_ge0 v0) kk.
have F1 : 1 <= F := grow_ge1 M _ _.
have {}le_eta : `|m - mean a| / sd eps a <= (F - 1) * k by apply: le_trans le_eta _; rewrite ler_wpmul2l ?subr_ge0.
have kks : sumv (absv a) / N%:R <= k * sd eps a by rewrite -ler_pdivr_mulr.
have W1 : 1 <= W := grow_ge1 M _ _.
have mm : (\sum_j a j 0 * a j 0) / N%:R = variance a + mean a ^+ 2.
  rewrite -[mean a ^+ 2]sqrrN -[- mean a]add0r -(variance_about a N0 0); congr (_ / _).
  by apply: eq_bigr => j _; rewrite subr0 expr2.
have size_m : `|m| <= F * k * sd eps a.
  apply: le_trans (about_size nm) _; rewrite sum_absv -[F * k * _]mulrA ler_wpmul2l //; exact: le_trans F1.
have size_mean : `|mean a| <= k * sd eps a.
  by apply: le_trans kks; case: nm => _; rewrite sum_absv.
have dist : `|m - mean a| <= (F - 1) * k * sd eps a by rewrite -ler_pdivr_mulr.
have tv : `|v + eps - (variance a + eps)| <= t * (variance a + eps).
  case: nv; rewrite mm => ev _.
  rewrite (_ : v + eps - _ = (v - (variance a + mean a ^+ 2 - m * m)) - (m - mean a) * (m + mean a)); last by ring.
  apply: le_trans (ler_norm_sub _ _) _; rewrite normrM.
  have sm : `|m + mean a| <= (F + 1) * k * sd eps a.
    by apply: le_trans (ler_norm_add _ _) _; rewrite !mulrDl mul1r; apply: ler_add.
  apply: le_trans (ler_add ev (ler_pmul (normr_ge0 _) (normr_ge0 _) dist sm)) _.
  rewrite -s2; set s := sd eps a in s2 sd0 size_m size_mean dist sm *.
  have B : variance a + mean a ^+ 2 + m * m <= s ^+ 2 * (1 + (1 + F ^+ 2) * k ^+ 2).
    have hv : variance a <= s ^+ 2 by rewrite s2 ler_addl.
    have h1' := sqr_le size_mean.
    have h2' : m * m <= (F * k * s) ^+ 2 by rewrite -expr2; exact: sqr_le size_m.
    apply: le_trans (ler_add (ler_add hv h1') h2') _.
    by differ (0 : R).
  have w0 : 0 <= W - 1 by rewrite subr_ge0.
  apply: le_trans (ler_add (ler_wpmul2l w0 B) (lexx _)) _.
  by rewrite /t -/W; differ (0 : R).
exact: (radicand_entry M v0 tv t1 le_eta fT eT).
Qed.
Theorem one_pass_error h1 h2 m v y i (z := normalized eps a i 0) (F := grow u (h1 + 1) 0) (W := grow u 1 (h2 + 2))
  (G := grow u 0 5) (k := kappa eps a) (t := (W - 1) * (1 + (1 + F ^+ 2) * k ^+ 2) + (F ^+ 2 - 1) * k ^+ 2) :
  0 < variance a + eps -> t < 1 -> one_pass_run rnd eps a h1 h2 m v y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * ((F - 1) * k / Num.sqrt (1 - t) + `|z| * ((Num.sqrt (1 - t))^-1 - 1)).
Proof. by move=> v0; exact: one_pass_bound v0 (lexx _). Qed.
End Bounds.
