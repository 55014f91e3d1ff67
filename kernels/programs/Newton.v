(* What follows two passes: a step of Newton's method for the inverse root, and x·s + (β − μ·s). No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Bounds.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Newton.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).

(* The step squares the relative error tau of the approximate inverse root r, and adds its roundings. *)
Theorem newton_norm_error tau r h1 h2 m v y i (z := normalized eps a i 0) (k := kappa eps a)
  (E := grow u (h1 + 1) 0 - 1) (W := grow u 4 3)
  (g := tau ^+ 2 * (3%:R + tau) / 2%:R + (W - 1) * ((1 + tau) * (3%:R + (1 + tau) ^+ 2) / 2%:R))
  (G := grow u 0 (uphalf (h2 + 5)) * (1 + g)) :
  0 < variance a + eps -> `|r * Num.sqrt v - 1| <= tau -> newton_norm_run rnd eps r a h1 h2 m v y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * (E * k + `|z| * ((E * k) ^+ 2 / 2%:R)).
Proof.
move=> v0 rt /(newton_norm_counts M eps_ge0) [/(mean_slack v0) le_eta [nv /(_ i) [ey _]]].
rewrite (eq_bigr (fun j => (a j 0 - m) ^+ 2)) in nv; last by move=> j _; rewrite expr2.
have [V0 _] := centre_radicand N0 v0 m; move: nv V0; set V := _ / N%:R + eps => nv V0.
have vp : 0 < v by case: nv => x fx ->; exact: mulr_gt0 V0 (fac_gt0 M fx).
have w0 : 0 < Num.sqrt v by rewrite sqrtr_gt0.
have q0 : 0 < Num.sqrt V by rewrite sqrtr_gt0.
have [f ff ef] : near u (uphalf (h2 + 5)) (Num.sqrt V) (Num.sqrt v).
  by apply: (near_sqrt M (ltW V0)); exact: (near_sym M nv).
have t0 : 0 <= tau by apply: le_trans rt.
set x := r * Num.sqrt v in rt.
have er : r = x / Num.sqrt v by rewrite /x mulfK // gt_eqF.
have ev : v = Num.sqrt v ^+ 2 by rewrite sqr_sqrtr // ltW.
have x1 : `|x| <= 1 + tau by have := size_le rt; rewrite normr1.
(* y is (a - m)/√v times F, which is near 1. *)
have W1 : 0 <= W - 1 by rewrite subr_ge0 (grow_ge1 M).
have g0 : 0 <= g by have p := addr_ge0 ler01 t0; rewrite /g; ge0.
have vrr : v * (r * r) = x ^+ 2 by rewrite {1}ev er; field; rewrite gt_eqF.
clearbody x.
have [F eF F1] : exists2 F, y i 0 = (a i 0 - m) / Num.sqrt v * F & `|F - 1| <= g.
  case: (eqVneq (a i 0 - m) 0) ey => [->|d0] ey.
    exists 1; last by rewrite subrr normr0.
    by move: ey; rewrite normr0 !mul0r mulr0 subr0 normr_le0 => /eqP.
  exists (y i 0 * Num.sqrt v / (a i 0 - m)); first by field; rewrite d0 gt_eqF.
  have -> : y i 0 * Num.sqrt v / (a i 0 - m) - 1 =
    (y i 0 - (a i 0 - m) * (r * (3%:R - v * (r * r)) / 2%:R)) * (Num.sqrt v / (a i 0 - m))
    - (x - 1) ^+ 2 * (2%:R + x) / 2%:R.
    by rewrite vrr er; field; rewrite d0 gt_eqF.
  apply: le_trans (ler_norm_sub _ _) _; rewrite [X in _ <= X]addrC; apply: ler_add.
    rewrite normrM; apply: le_trans (ler_wpmul2r (normr_ge0 _) ey) _; rewrite -[X in X <= _]mulrA ler_wpmul2l //.
    rewrite vrr er (ger0_norm (sqr_ge0 x)) !normrM !normfV (gtr0_norm w0).
    have -> : `|a i 0 - m| * (`|x| / Num.sqrt v * (3%:R + x ^+ 2) / 2%:R) * (Num.sqrt v / `|a i 0 - m|) =
      `|x| * (3%:R + x ^+ 2) / 2%:R by field; rewrite normr_eq0 d0 gt_eqF.
    rewrite ler_wpmul2r ?invr_ge0 ?ler0n //; apply: ler_pmul => //; first by rewrite addr_ge0 ?ler0n ?sqr_ge0.
    by rewrite ler_add2l; exact: sqr_le.
  rewrite 2!normrM normfV (ger0_norm (ler0n _ 2)) ler_wpmul2r ?invr_ge0 ?ler0n //; apply: ler_pmul => //.
    by rewrite ger0_norm ?sqr_ge0 //; exact: sqr_le.
  have -> : 2%:R + x = 3%:R + (x - 1) by ring.
  by apply: le_trans (ler_norm_add _ _) _; rewrite (ger0_norm (ler0n _ 3)) ler_add2l.
have f0 := ltW (fac_gt0 M ff); have := fac_grow M ff; rewrite (ger0_norm f0) => -[].
move: (grow _ _ _) @G => H G f1 f2.
have FG : `|F| <= 1 + g by have := size_le F1; rewrite normr1.
refine (proj1 (centre_entry (T := f * F) N0 v0 _ _ _ le_eta)).
- have -> : f * F - 1 = (f - 1) * F + (F - 1) by ring.
  apply: le_trans (ler_norm_add _ _) _; rewrite normrM.
  apply: le_trans (ler_add (ler_pmul (normr_ge0 _) (normr_ge0 _) f1 FG) F1) _.
  by rewrite le_eqVlt; apply/orP; left; apply/eqP; rewrite /G; ring.
- by rewrite normrM (ger0_norm f0) /G; apply: ler_pmul.
- by rewrite -/V eF ef; field; rewrite !gt_eqF // (fac_gt0 M ff).
Qed.

(* x·s + (β − μ·s): the error is relative to the sizes of x and of the mean, which cancel. *)
Theorem scaled_layer_norm_error g b h1 h2 m r y i (z := normalized eps a i 0) (k := kappa eps a)
  (E := grow u (h1 + 1) 0 - 1) (G := grow u 0 (uphalf (h2 + 5) + 2)) (W := grow u 2 2) :
  0 < variance a + eps -> scaled_layer_norm_run rnd b eps g a h1 h2 m r y ->
  `|y i 0 - layer_norm eps g b a i 0| <=
    (W - 1) * (`|g i 0| * (G * (`|a i 0| / sd eps a + (1 + E) * k)) + `|b i 0|)
    + `|g i 0| * ((G - 1) * `|z| + G * (E * k + `|z| * ((E * k) ^+ 2 / 2%:R))).
Proof.
move=> v0 /(scaled_layer_norm_counts M eps_ge0) [nm [[T fT eT] /(_ i) [ey _]]]; have le_eta := mean_slack v0 nm.
rewrite (eq_bigr (fun j => (a j 0 - m) ^+ 2)) in eT; last by move=> j _; rewrite expr2.
have [V0 _] := centre_radicand N0 v0 m; have sV := centre_sd eps a N0 m; have sd0 : 0 < sd eps a by rewrite sqrtr_gt0.
have e1 : (a i 0 - m) * r = (a i 0 - m) / Num.sqrt ((\sum_j (a j 0 - m) ^+ 2) / N%:R + eps) * T by rewrite eT mul1r mulrA.
have T0 := fac_gt0 M fT; have [T1 T2] := fac_grow M fT; rewrite -/G in T1 T2.
have [ez _] := centre_entry N0 v0 T1 T2 e1 le_eta; rewrite (gtr0_norm T0) in T2.
move: eT V0 sV; set V := _ / N%:R + eps => eT V0 sV; have q0 : 0 < Num.sqrt V by rewrite sqrtr_gt0.
have r0 : 0 <= r by rewrite eT mul1r mulr_ge0 ?invr_ge0 ?sqrtr_ge0 // ltW.
have rG : r <= G / sd eps a.
  rewrite eT mul1r mulrC; apply: ler_pmul; rewrite ?invr_ge0 ?(ltW q0) ?(ltW T0) // lef_pinv //.
have k0 : 0 <= k := kappa_ge0 v0. have G0 : 0 <= G := le_trans ler01 (grow_ge1 M _ _).
have mk : `|m| <= (1 + E) * k * sd eps a.
  have := about_size nm; rewrite sum_absv (_ : sumv (absv a) / N%:R = k * sd eps a); last by rewrite [k * _]divfK // gt_eqF.
  by rewrite mulrA /E addrC subrK.
have W1 : 0 <= W - 1 by rewrite subr_ge0 (grow_ge1 M).
have -> : y i 0 - layer_norm eps g b a i 0 =
    (y i 0 - (a i 0 * (g i 0 * r) + (b i 0 - m * (g i 0 * r)))) + g i 0 * ((a i 0 - m) * r - z).
  have -> : layer_norm eps g b a i 0 = g i 0 * z + b i 0 by rewrite /z /layer_norm !mxE.
  by ring.
apply: le_trans (ler_norm_add _ _) _; rewrite [`|g i 0 * _|]normrM; apply: ler_add; last by rewrite ler_wpmul2l.
apply: le_trans ey _; rewrite ler_wpmul2l // addrCA addrC ler_add2r !normrM (ger0_norm r0).
have -> : `|a i 0| * (`|g i 0| * r) + `|m| * (`|g i 0| * r) = `|g i 0| * ((`|a i 0| + `|m|) * r) by ring.
rewrite ler_wpmul2l //; apply: (@le_trans _ _ ((`|a i 0| + (1 + E) * k * sd eps a) * (G / sd eps a))).
  by apply: ler_pmul => //; [rewrite addr_ge0 | rewrite ler_add2l].
rewrite le_eqVlt; apply/orP; left; apply/eqP; field; exact: lt0r_neq0.
Qed.
End Newton.
