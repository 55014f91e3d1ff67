(* From a mean and a sum of squares that were merged in any tree, as Chan does, to the normalized row. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Bounds Chan.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Lemma count_merged h : (uphalf (h + h + 4 + 2) + 4 <= h + 7)%N.
Proof. by lia. Qed.

Section Merged.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).

Lemma size_entries : size_of (entries a) = N%:R.
Proof. by rewrite /size_of size_map size_enum_ord. Qed.
Lemma mean_entries : mean_of (entries a) = mean a.
Proof. by rewrite /mean_of size_entries /mean (sum_entries a id). Qed.
Lemma square_entries : square_of (entries a) / N%:R = variance a.
Proof.
by rewrite /square_of mean_entries (sum_entries a (fun t => (t - mean a) ^+ 2)) (variance_about a N0) subrr expr0n addr0.
Qed.

(* X bounds the entries, k is its quotient with √(σ² + ε): κ or more. *)
Theorem merged_norm_error h m Q X y i (z := normalized eps a i 0) (E := merge_growth u ^+ h - 1) (k := X / sd eps a)
  (t := Num.sqrt h%:R * (E * k)) (G := grow u 0 (h + 7)) :
  0 < variance a + eps -> (forall j, `|a j 0| <= X) -> t < 1 ->
  chan rnd h (entries a) m Q -> merged_norm_run rnd Q eps m a y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * (E * k / (1 - t) + `|z| * (t / (1 - t))).
Proof.
move=> v0 aX t1 c run; have X0 : 0 <= X := le_trans (normr_ge0 _) (aX i).
have all_X : all (fun x => `|x| <= X) (entries a) by apply/allP => x /mapP[j _ ->].
have s0 : 0 < sd eps a by rewrite sqrtr_gt0.
have s2 : sd eps a ^+ 2 = variance a + eps by rewrite sqr_sqrtr // ltW.
have E0 : 0 <= E by rewrite subr_ge0 exprn_ege1 // (merge_growth_ge1 M).
have k0 : 0 <= k by rewrite divr_ge0 // ltW.
have n0 : 0 <= (N%:R)^-1 :> R by rewrite invr_ge0 ler0n.
have Ek : E * X = E * k * sd eps a by rewrite -[E * k * _]mulrA [k * _]divfK // gt_eqF.
have em : `|m - mean a| <= E * k * sd eps a.
  by rewrite -Ek -mean_entries; exact: (chan_mean_error M X0 c all_X).
have [S [S0 nS]] := chan_square_error M X0 c all_X; rewrite size_entries -/E => eS.
have := merged_norm_counts M eps_ge0 S0 nS run i => /(near_weak M (count_merged h)) [T fT].
rewrite mulrA mulr1; set V := S / N%:R + eps => eT.
have S'0 : 0 <= S / N%:R by rewrite mulr_ge0.
have v'0 : 0 <= variance a by rewrite -square_entries mulr_ge0 // square_ge0.
have rV : `|Num.sqrt V - sd eps a| <= t * sd eps a.
  have h1 : `|Num.sqrt (S / N%:R) - Num.sqrt (variance a)| <= Num.sqrt (h%:R * (E * X) ^+ 2).
    rewrite -square_entries !(sqrtrM (N%:R)^-1) ?square_ge0 // -?mulrBl.
    rewrite normrM (ger0_norm (sqrtr_ge0 _)); apply: le_trans (ler_wpmul2r (sqrtr_ge0 _) eS) _.
    rewrite -sqrtrM; last by rewrite !mulr_ge0 ?ler0n // sqr_ge0.
    by rewrite ler_wsqrtr // (_ : N%:R * h%:R * _ / _ = h%:R * (E * X) ^+ 2) //; field.
  have h2 : `|Num.sqrt eps - Num.sqrt eps| <= Num.sqrt 0 by rewrite subrr normr0 sqrtr0.
  have W0 : 0 <= h%:R * (E * X) ^+ 2 by rewrite mulr_ge0 ?ler0n // sqr_ge0.
  have := root_sum S'0 v'0 W0 eps_ge0 eps_ge0 (lexx 0) h1 h2; rewrite addr0 -/V -/(sd eps a).
  have -> : Num.sqrt (h%:R * (E * X) ^+ 2) = t * sd eps a; last by [].
  by rewrite sqrtrM ?ler0n // sqrtr_sqr ger0_norm ?mulr_ge0 // Ek /t !mulrA.
have p : 0 < 1 - t by rewrite subr_gt0.
have lo : (1 - t) * sd eps a <= Num.sqrt V.
  by move: rV; rewrite ler_distl mulrBl mul1r => /andP[].
have V0 : 0 < V by rewrite -sqrtr_gt0; apply: lt_le_trans lo; exact: mulr_gt0.
have rho1 : 1 - t <= Num.sqrt V / sd eps a by rewrite ler_pdivl_mulr.
have rho0 : 0 < Num.sqrt V / sd eps a := lt_le_trans p rho1.
have inv : (Num.sqrt V / sd eps a)^-1 <= (1 - t)^-1 by rewrite lef_pinv.
have i0 : 0 <= (Num.sqrt V / sd eps a)^-1 by rewrite invr_ge0 ltW.
apply: (entry_error M v0 V0 fT eT).
  by apply: ler_pmul => //; rewrite ?divr_ge0 ?(ltW s0) // ler_pdivr_mulr.
apply: ler_pmul => //; rewrite -[1](divff (lt0r_neq0 s0)) -mulrBl normrM normfV (gtr0_norm s0).
by rewrite ler_pdivr_mulr.
Qed.
End Merged.
