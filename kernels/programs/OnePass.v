(* One pass, the mean of the squares less the square of the mean: whatever constant C is asked for, there are a row of two
   entries and an eps > 0 on which C·u·(1 + κ)·(1 + |z|), the form of bound that two passes keep, does not hold. No axiom.
   In binary formats rounding to nearest does this at m = 2^e: `Formats.v` proves it for p + 2 <= 2e <= 2p - 2, and
   kernels.rounding.families tries it. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Rounding Programs Norms.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Lemma halve (R : rcfType) (b : R) : (b + b) / 2%:R = b.
Proof. by rewrite -[b + b]mulr2n -[b *+ 2]mulr_natr mulfK ?pnatr_eq0. Qed.
Section Lost.
Variables (R : rcfType) (rnd : R -> R -> Prop).
Definition pair (p q : R) : 'cV[R]_2 := \col_i (if i == 0 then p else q).
Lemma entries_pair p q : entries (pair p q) = [:: p; q].
Proof. by rewrite /entries enum_ordS enum_ordS enum_ord0 /= !mxE. Qed.
Let fsum_pair p q c : rnd c (p + q) -> fsum rnd 1 (entries (pair p q)) c.
Proof. by move=> r; rewrite entries_pair; apply: (@fsum_add R rnd 0 0 [:: p] [:: q] p q); [exact: fsum_one.. | exact: r]. Qed.

(* Where the 1 of (m ∓ 1)² is lost and nothing else rounds, the computed variance is 0 and the entries are ∓1/√ε. *)
Theorem one_pass_lost m s : 0 < s ->
  rnd (m * m - (m + m)) ((m - 1) * (m - 1)) -> rnd (m * m + (m + m)) ((m + 1) * (m + 1)) ->
  (forall b, b \in [:: m + m; m; -1; 1; m * m + m * m; m * m; 0; s ^+ 2; s; s^-1; - s^-1] -> rnd b b) ->
  one_pass_run rnd (s ^+ 2) (pair (m - 1) (m + 1)) 1 1 m 0 (pair (- s^-1) s^-1).
Proof.
move=> s0 low high same; have two : 2%:R != 0 :> R by rewrite pnatr_eq0.
pose q := pair (m * m - (m + m)) (m * m + (m + m)).
apply: (@One_pass R 2 rnd (s ^+ 2) (pair (m - 1) (m + 1)) 1 1 m 0 (pair (- s^-1) s^-1) (m + m) (pair (- 1) 1) q
  (m * m + m * m) (m * m) (m * m) (s ^+ 2) s s^-1) => //.
- by apply: fsum_pair; rewrite (_ : m - 1 + (m + 1) = m + m); [apply: same; rewrite !inE eqxx | ring].
- by rewrite halve; apply: same; rewrite !inE eqxx ?orbT.
- move=> i; rewrite !mxE; case: (i == 0).
    by rewrite (_ : m - 1 - m = -1); [apply: same; rewrite !inE eqxx ?orbT | ring].
  by rewrite (_ : m + 1 - m = 1); [apply: same; rewrite !inE eqxx ?orbT | ring].
- by move=> i; rewrite !mxE; case: (i == 0).
- apply: fsum_pair; rewrite (_ : m * m - (m + m) + (m * m + (m + m)) = m * m + m * m); last by ring.
  by apply: same; rewrite !inE eqxx ?orbT.
- by rewrite halve; apply: same; rewrite !inE eqxx ?orbT.
- by apply: same; rewrite !inE eqxx ?orbT.
- by rewrite subrr; apply: same; rewrite !inE eqxx ?orbT.
- by rewrite add0r; apply: same; rewrite !inE eqxx ?orbT.
- exact: sqr_ge0.
- by rewrite sqrtr_sqr gtr0_norm //; apply: same; rewrite !inE eqxx ?orbT.
- exact: lt0r_neq0.
- by rewrite div1r; apply: same; rewrite !inE eqxx ?orbT.
- by move=> i; rewrite !mxE; case: (i == 0); rewrite ?mulN1r ?mul1r; apply: same; rewrite !inE eqxx ?orbT.
Qed.
End Lost.

Section OnePass.
Variables (R : rcfType) (u : R).

Definition fl (a b : R) : Prop := `|a - b| <= u * `|b|.
Hypotheses (u_gt0 : 0 < u).

Let fl_refl b : fl b b.
Proof. by rewrite /fl subrr normr0 mulr_ge0 // ltW. Qed.
Theorem one_pass_unbounded C : 0 <= C -> exists (a : 'cV[R]_2) eps y,
  0 < eps /\ (exists m v, one_pass_run fl eps a 1 1 m v y) /\
  (exists i, C * u * (1 + kappa eps a) * (1 + `|normalized eps a i 0|) < `|y i 0 - normalized eps a i 0|).
Proof.
move=> C0; pose m : R := 2%:R + u^-1; have ui : 0 < u^-1 by rewrite invr_gt0.
have m2 : 1 <= m - 1 by rewrite /m ler_subr_addr; differ (u^-1).
have um : 1 <= u * ((m - 1) * (m - 1)).
  have -> : m - 1 = 1 + u^-1 by rewrite /m; ring.
  rewrite (_ : u * _ = u + 2%:R * (u * u^-1) + u * u^-1 * u^-1); last by ring.
  by rewrite mulfV ?gt_eqF // !mulr1 mul1r; differ (u + 1 + u^-1).
have below b : 1 <= u * (b * b) -> fl (b * b - 1) (b * b).
  by move=> ub; rewrite /fl addrAC subrr add0r normrN normr1 ger0_norm ?sqr_ge0 // -expr2 sqr_ge0.
have up : 1 <= u * ((m + 1) * (m + 1)).
  apply: le_trans um _; have m1 : 0 <= m - 1 by rewrite (le_trans ler01 m2).
  by rewrite ler_wpmul2l ?(ltW u_gt0) //; differ (2%:R * (2%:R * (m - 1)) + 2%:R * 2%:R).
have m0 : 0 <= m by rewrite /m addr_ge0 ?ler0n // ltW.
move: (m) m2 um up m0 below => {}m m2 um up m0 below.
pose D : R := 2%:R + 2%:R * C * u * (1 + m).
have D2 : 2%:R <= D by rewrite ler_addl !mulr_ge0 ?ler0n ?(ltW u_gt0) // addr_ge0 ?ler01.
have D0 : 0 < D by apply: lt_le_trans D2; rewrite ltr0n.
pose t := D^-1; have t0 : 0 < t by rewrite invr_gt0.
pose a := pair (m - 1) (m + 1); pose eps := t ^+ 2.
have mean_a : mean a = m.
  rewrite /mean /sumv big_ord_recl big_ord1 !mxE /=.
  by rewrite (_ : m - 1 + (m + 1) = m + m) ?halve //; ring.
have var_a : variance a = 1.
  rewrite /variance /dot /sumv big_ord_recl big_ord1 !mxE /= mean_a.
  by rewrite (_ : (m - 1 - m * 1) * (m - 1 - m * 1) + _ = 1 + 1) ?halve //; ring.
pose sdv : R := Num.sqrt (1 + eps).
have sd1 : 1 <= sdv by rewrite -[X in X <= _]sqrtr1 ler_wsqrtr // ler_addl sqr_ge0.
have sdi : sdv^-1 <= 1 by rewrite invf_le1 // (lt_le_trans ltr01).
have sdi0 : 0 <= sdv^-1 by rewrite invr_ge0 (le_trans ler01).
have z0 : normalized eps a 0 0 = - sdv^-1 by rewrite /normalized var_a !mxE /= mean_a mulr1 addrAC subrr add0r mulrN1.
have kap : kappa eps a <= m.
  rewrite /kappa /sd var_a /sumv big_ord_recl big_ord1 !mxE /= !ger0_norm ?(le_trans ler01 m2) ?addr_ge0 ?ler01 //.
  by rewrite (_ : m - 1 + (m + 1) = m + m) ?halve; [rewrite ler_pimulr | ring].
exists a, eps, (pair (- D) D); split; first by rewrite exprn_gt0.
split; last first.
  exists 0; rewrite z0 mxE /= normrN (ger0_norm sdi0).
  have -> : `|- D - - sdv^-1| = D - sdv^-1.
    by rewrite -opprD normrN ger0_norm // subr_ge0 (le_trans sdi) // (le_trans _ D2) // ler1n.
  apply: (@le_lt_trans _ _ (C * u * (1 + m) * 2%:R)).
    have Cu : 0 <= C * u by rewrite mulr_ge0 // ltW.
    have K0 : 0 <= kappa eps a by rewrite /kappa /sd !divr_ge0 ?sqrtr_ge0 ?ler0n ?absv_ge0.
    have k1 : C * u * (1 + kappa eps a) <= C * u * (1 + m) by rewrite ler_wpmul2l // ler_add2l.
    by apply: ler_pmul => //; [rewrite mulr_ge0 | rewrite addr_ge0 | rewrite -[2%:R]/(1 + 1) ler_add2l];
      rewrite ?addr_ge0 ?ler01.
  rewrite ltr_subr_addr; apply: (@le_lt_trans _ _ (C * u * (1 + m) * 2%:R + 1)); first by rewrite ler_add2l.
  by rewrite -subr_gt0 (_ : D - _ = 1) ?ltr01 // /D; ring.
exists m, 0; have := @one_pass_lost R fl m t t0; rewrite /t invrK; apply.
- by rewrite (_ : m * m - (m + m) = (m - 1) * (m - 1) - 1); [exact: below | ring].
- by rewrite (_ : m * m + (m + m) = (m + 1) * (m + 1) - 1); [exact: below | ring].
- by move=> b _; exact: fl_refl.
Qed.
End OnePass.
