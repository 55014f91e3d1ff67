(* No faithful rounding without more precision: as long as the mean is a number of the format, there are rows on which no
   digit of an entry is right, whatever is done about the sums. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Bounds Profile.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Faithful.
Variables (R : rcfType) (u eps b D : R) (rnd : R -> R -> Prop).
Hypotheses (M : model u rnd) (eps_ge0 : 0 <= eps) (D0 : 0 < D).

(* Two entries b and the next number of the format, b + D: the mean is b + D/3, a third of their distance from b. *)
Definition neighbours : 'cV[R]_3 := \col_i (if i == 2%:R then b + D else b).
Let mean_row : mean neighbours = b + D / 3%:R.
Proof. by rewrite /mean /sumv !big_ord_recl big_ord0 !mxE /=; field. Qed.
Let var_row : variance neighbours = 2%:R * D ^+ 2 / 9%:R.
Proof. by rewrite /variance /dot /sumv !big_ord_recl big_ord0 !mxE /= mean_row; field. Qed.

(* Where the format has no number between b and b + D, whichever is taken for the mean, the first entry errs by a quarter
   of itself or more. *)
Theorem two_pass_unfaithful h1 h2 m y (z := normalized eps neighbours 0 0) :
  10%:R * ((uphalf (h2 + 5) + 4)%:R * u) <= 1 -> (m <= b) || (b + D <= m) ->
  two_pass_run rnd eps neighbours h1 h2 m y -> `|z| / 4%:R <= `|y 0 0 - z|.
Proof.
move=> small; have -> : m = b + (m - b) / D * D by rewrite divfK ?gt_eqF //; ring.
move: ((m - b) / D) => q between.
have {}between : (q <= 0) || (1 <= q).
  by move: between; rewrite ger_addl pmulr_lle0 // ler_add2l ler_pmull.
move=> /(two_pass_counts M eps_ge0) [_ /(_ 0) [T [T1 _]]].
set K := (_ + 4)%N in small T1.
have three : 3%:R != 0 :> R by rewrite pnatr_eq0.
rewrite (eq_bigr (fun j => (neighbours j 0 - (b + q * D)) ^+ 2)) => [|j _]; last by rewrite expr2.
rewrite (variance_about _ three) mean_row mul1r [neighbours 0 0]mxE /=.
set S := variance neighbours + eps.
have S2 : 2%:R * D ^+ 2 <= 9%:R * S.
  have -> : 9%:R * S = 2%:R * D ^+ 2 + 9%:R * eps by rewrite /S var_row; field.
  by rewrite ler_addl mulr_ge0 ?ler0n.
have S0 : 0 < S.
  have p : 0 < 2%:R * D ^+ 2 by rewrite mulr_gt0 ?ltr0n ?exprn_gt0.
  by have := lt_le_trans p S2; rewrite pmulr_rgt0 ?ltr0n.
have T9 : 9%:R / 10%:R <= T.
  apply: le_trans T1; apply: le_trans (bernoulli M K); rewrite ler_subr_addr -ler_subr_addl.
  have -> : 1 - 9%:R / 10%:R = 1 / 10%:R :> R by field.
  by rewrite ler_pdivl_mulr ?ltr0n // mulrC.
have T0 : 0 < T by apply: lt_le_trans T9; rewrite divr_gt0 ?ltr0n.
have z_is : z = - (D / 3%:R) / Num.sqrt S.
  by rewrite /z /normalized -/S !mxE /= mean_row mulr1 mulrC; congr (_ / _); ring.
have s0 : 0 < Num.sqrt S by rewrite sqrtr_gt0.
have zneg : z <= 0 by rewrite z_is mulNr oppr_le0 !divr_ge0 ?ler0n ?ltW.
have za : `|z| = - z by rewrite ler0_norm.
have quarter : `|z| / 4%:R <= `|z|.
  by rewrite ler_pdivr_mulr ?ltr0n // ler_pemulr ?ler1n.
have -> : b - (b + q * D) = - (q * D) by ring.
have -> : variance neighbours + (b + q * D - (b + D / 3%:R)) ^+ 2 + eps = S + (q - 1 / 3%:R) ^+ 2 * D ^+ 2.
  by rewrite /S; field.
set V := S + _; have V0 : 0 < V by rewrite /V ltr_spaddl // mulr_ge0 ?sqr_ge0.
have v0 : 0 < Num.sqrt V by rewrite sqrtr_gt0.
move=> ey; case/orP: between => q1.
  have ky : 0 <= y 0 0.
    by rewrite ey !mulr_ge0 ?invr_ge0 ?(ltW v0) ?(ltW T0) // oppr_ge0 mulr_le0_ge0 ?(ltW D0).
  apply: le_trans quarter _; rewrite za ger0_norm ?ler_addr // addr_ge0 // oppr_ge0 //.
(* The computed entry is a quarter larger. *)
have big : 5%:R / 4%:R * `|z| <= - y 0 0.
  have -> : - y 0 0 = q * D * T / Num.sqrt V by rewrite ey; ring.
  rewrite za z_is mulNr opprK ler_pdivl_mulr // -(@ler_pexpn2r _ 2 isT) ?nnegrE; last 2 first.
  - have Dp := ltW D0. have Sp := ltW s0. have Vp := ltW v0. by ge0.
  - have Dp := ltW D0. have Tp := ltW T0. have qp := le_trans ler01 q1. by ge0.
  rewrite !exprMn !exprVn !sqr_sqrtr ?(ltW S0) ?(ltW V0) //.
  have -> : 5%:R ^+ 2 * (4%:R ^+ 2)^-1 * (D ^+ 2 * (3%:R ^+ 2)^-1 * S^-1) * V = 25%:R / 144%:R * D ^+ 2 * V / S.
    by field; rewrite gt_eqF.
  rewrite ler_pdivr_mulr //.
  have T81 : 81%:R / 100%:R <= T ^+ 2.
    have -> : 81%:R / 100%:R = (9%:R / 10%:R) ^+ 2 :> R by field.
    by rewrite ler_pexpn2r // ?nnegrE ?(ltW T0) // divr_ge0 ?ler0n.
  apply: (@le_trans _ _ (q ^+ 2 * D ^+ 2 * (81%:R / 100%:R) * S)); last first.
    by rewrite ler_wpmul2r ?(ltW S0) // ler_wpmul2l // mulr_ge0 ?sqr_ge0.
  have -> : q ^+ 2 * D ^+ 2 * (81%:R / 100%:R) * S = D ^+ 2 * (q ^+ 2 * (81%:R / 100%:R) * S) by ring.
  have -> : 25%:R / 144%:R * D ^+ 2 * V = D ^+ 2 * (25%:R / 144%:R * V) by ring.
  rewrite ler_wpmul2l ?sqr_ge0 //.
  have c0 : 0 <= q - 1 by rewrite subr_ge0. have d0 : 0 <= 9%:R * S - 2%:R * D ^+ 2 by rewrite subr_ge0.
  have t0 : 0 <= S := ltW S0.
  rewrite -subr_ge0 (_ : _ - _ = (9%:R * S - 2%:R * D ^+ 2) * ((q - 1 / 3%:R) ^+ 2 * (25%:R / 288%:R))
    + S * ((q - 1) ^+ 2 * (23%:R / 800%:R) + (q - 1) * (1388%:R / 2400%:R) + 694%:R / 2400%:R)); last by rewrite /V; field.
  apply: addr_ge0; apply: mulr_ge0 => //; ge0.
have h : - y 0 0 - `|z| <= `|y 0 0 - z|.
  have -> : - y 0 0 - `|z| = - (y 0 0 - z) by rewrite za; ring.
  by rewrite -normrN ler_norm.
apply: (@le_trans _ _ (- y 0 0 - `|z|)); last exact: h.
rewrite ler_subr_addr; apply: le_trans big.
by rewrite le_eqVlt; apply/orP; left; apply/eqP; field.
Qed.
End Faithful.
