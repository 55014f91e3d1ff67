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
have [V0 rho2] := centre_radicand N0 v0 m; have sd0 : 0 < sd eps a by rewrite sqrtr_gt0.
move: nv V0 rho2; set V := _ / N%:R + eps => nv V0 rho2.
have n0 : 0 <= `|m - mean a| / sd eps a by rewrite divr_ge0 // ltW.
have [nu _ mu _] := root_bounds n0 (divr_ge0 (sqrtr_ge0 _) (ltW sd0)) rho2.
have vp : 0 < v by case: nv => x fx ->; exact: mulr_gt0 V0 (fac_gt0 M fx).
have w0 : 0 < Num.sqrt v by rewrite sqrtr_gt0.
have q0 : 0 < Num.sqrt V by rewrite sqrtr_gt0.
have [f ff ef] : near u (uphalf (h2 + 5)) (Num.sqrt V) (Num.sqrt v).
  apply: (near_sqrt M (ltW V0)); case: nv => x fx ->; have x0 := fac_gt0 M fx.
  exists x^-1; first exact: (fac_inv M fx).
  by rewrite mulfK // gt_eqF.
have t0 : 0 <= tau by apply: le_trans rt.
set x := r * Num.sqrt v in rt.
have er : r = x / Num.sqrt v by rewrite /x mulfK // gt_eqF.
have ev : v = Num.sqrt v ^+ 2 by rewrite sqr_sqrtr // ltW.
have x1 : `|x| <= 1 + tau.
  have -> : x = 1 + (x - 1) by ring.
  by apply: le_trans (ler_norm_add _ _) _; rewrite normr1 ler_add2l.
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
have [f1 f2] := fac_far M ff; have f0 := ltW (fac_gt0 M ff).
move: f1 f2; rewrite (_ : (_ ^+ _)^-1 = grow u 0 (uphalf (h2 + 5))); last by rewrite /grow expr0 mul1r.
move: (grow _ _ _) @G => H G f1 f2.
have FG : `|F| <= 1 + g.
  have -> : F = 1 + (F - 1) by ring.
  by apply: le_trans (ler_norm_add _ _) _; rewrite normr1 ler_add2l.
apply: le_trans (@entry_error_of _ _ _ _ v0 m V i (y i 0) (f * F) G _ _ V0 _ _ _ nu mu) _.
- have -> : f * F - 1 = (f - 1) * F + (F - 1) by ring.
  apply: le_trans (ler_norm_add _ _) _; rewrite normrM.
  apply: le_trans (ler_add (ler_pmul (normr_ge0 _) (normr_ge0 _) f1 FG) F1) _.
  by rewrite le_eqVlt; apply/orP; left; apply/eqP; rewrite /G; ring.
- by rewrite normrM (ger0_norm f0) /G; apply: ler_pmul.
- by rewrite eF ef; field; rewrite !gt_eqF // (fac_gt0 M ff).
have H0 : 0 <= G := mulr_ge0 (le_trans f0 f2) (addr_ge0 ler01 g0).
rewrite ler_add2l ler_wpmul2l // ler_add // ler_wpmul2l // ler_pmul2r ?invr_gt0 ?ltr0n //.
by rewrite ler_pexpn2r // nnegrE // (le_trans n0).
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
have [V0 rho2] := centre_radicand N0 v0 m; have sd0 : 0 < sd eps a by rewrite sqrtr_gt0.
move: eT V0 rho2; set V := _ / N%:R + eps => eT V0 rho2.
have n0 : 0 <= `|m - mean a| / sd eps a by rewrite divr_ge0 // ltW.
have rr0 := divr_ge0 (sqrtr_ge0 V) (ltW sd0).
have [nu _ mu _] := root_bounds n0 rr0 rho2.
have q0 : 0 < Num.sqrt V by rewrite sqrtr_gt0.
have e1 : (a i 0 - m) * r = (a i 0 - m) / Num.sqrt V * T by rewrite eT mul1r mulrA.
have ez := entry_error M v0 V0 fT e1 nu mu.
have [_ T2] := fac_far M fT; have T0 := fac_gt0 M fT.
have EG : ((1 - u) ^+ (uphalf (h2 + 5) + 2))^-1 = G by rewrite /G /grow expr0 mul1r.
rewrite EG in T2.
have r0 : 0 <= r by rewrite eT mul1r mulr_ge0 ?invr_ge0 ?sqrtr_ge0 // ltW.
have sV : sd eps a <= Num.sqrt V.
  rewrite -[sd eps a]mul1r -ler_pdivl_mulr // -(@ler_pexpn2r _ 2) ?nnegrE ?ler01 // rho2 expr1n ler_addl; exact: sqr_ge0.
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
apply: le_trans (ler_norm_add _ _) _; rewrite [`|g i 0 * _|]normrM; apply: ler_add; last first.
  rewrite ler_wpmul2l //; apply: le_trans ez _; rewrite ler_add2l ler_wpmul2l // ler_add // ler_wpmul2l //.
  by rewrite ler_pmul2r ?invr_gt0 ?ltr0n // ler_pexpn2r // nnegrE // (le_trans n0).
apply: le_trans ey _; rewrite ler_wpmul2l // addrCA addrC ler_add2r !normrM (ger0_norm r0).
have -> : `|a i 0| * (`|g i 0| * r) + `|m| * (`|g i 0| * r) = `|g i 0| * ((`|a i 0| + `|m|) * r) by ring.
rewrite ler_wpmul2l //; apply: (@le_trans _ _ ((`|a i 0| + (1 + E) * k * sd eps a) * (G / sd eps a))).
  by apply: ler_pmul => //; [rewrite addr_ge0 | rewrite ler_add2l].
rewrite le_eqVlt; apply/orP; left; apply/eqP; field; exact: lt0r_neq0.
Qed.
End Newton.
