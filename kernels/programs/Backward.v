(* The input's gradient by two passes: mean, inverse root and normalized row are computed anew from x. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Bounds Outputs.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

(* What two passes err by, entry by entry. *)
Definition two_pass_bound (R : rcfType) (N : nat) (u eps : R) (a : 'cV[R]_N) (h1 h2 : nat) : 'cV[R]_N :=
  let E := grow u (h1 + 1) 0 - 1 in let G := grow u 0 (uphalf (h2 + 5) + 4) in let k := kappa eps a in
  \col_i ((G - 1) * `|normalized eps a i 0| + G * (E * k + `|normalized eps a i 0| * ((E * k) ^+ 2 / 2%:R))).

Section Backward.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).

(* From an inverse root X about a centre m that is off by n deviations, and a row z that errs by e. *)
Lemma two_pass_gradient_of (W n m t : R) (g v z e : 'cV[R]_N) i (p := had g v) (s := normalized eps a)
  (x := (sd eps a)^-1) (V := (\sum_j (a j 0 - m) ^+ 2) / N%:R + eps) (X := (Num.sqrt V)^-1) :
  0 < variance a + eps -> `|m - mean a| / sd eps a <= n -> 0 <= W - 1 -> (forall j, `|z j 0 - s j 0| <= e j 0) ->
  `|t - X * (g i 0 * v i 0 - (\sum_j g j 0 * v j 0) / N%:R - z i 0 * ((\sum_j g j 0 * v j 0 * z j 0) / N%:R))| <=
    (W - 1) * (X * (`|g i 0 * v i 0| + (\sum_j `|g j 0 * v j 0|) / N%:R +
      `|z i 0| * ((\sum_j `|g j 0 * v j 0 * z j 0|) / N%:R))) ->
  `|t - backward x p s i 0| <= (W - 1) * backward_size x p (absv s + e) i 0
    + x * (e i 0 * (dot (absv p) (absv s + e) / N%:R) + `|s i 0| * (dot (absv p) e / N%:R))
    + n ^+ 2 / 2%:R * `|backward x p s i 0|.
Proof.
move=> v0 le_eta W1 ze e00.
have [V0 rho2] := centre_radicand N0 v0 m; have sd0 : 0 < sd eps a by rewrite sqrtr_gt0.
rewrite -/V in V0 rho2; have q0 : 0 < Num.sqrt V by rewrite sqrtr_gt0.
have n0 : 0 <= `|m - mean a| / sd eps a by rewrite divr_ge0 // ltW.
have rr0 := divr_ge0 (sqrtr_ge0 V) (ltW sd0).
have [_ _ mu _] := root_bounds n0 rr0 rho2.
have sV := centre_sd eps a N0 m; rewrite -/V in sV.
have X0 : 0 <= X by rewrite invr_ge0 ltW.
have h := input_gradient_of W1 X0 ze e00; rewrite -/p in h.
have xX : X <= x by rewrite lef_pinv.
have x0 : 0 <= x by apply: le_trans xX.
have e0 j : 0 <= e j 0 by apply: le_trans (ze j).
have Np : 0 <= (N%:R)^-1 :> R by rewrite invr_ge0 ler0n.
have back q : backward q p s i 0 = q * backward 1 p s i 0 by rewrite /backward !mxE mul1r.
have size q : backward_size q p (absv s + e) i 0 = q * backward_size 1 p (absv s + e) i 0.
  by rewrite /backward_size !mxE mul1r.
have B0 : 0 <= backward_size 1 p (absv s + e) i 0.
  rewrite /backward_size !mxE mul1r mulr1; apply: addr_ge0; first apply: addr_ge0 => //.
    by rewrite mulr_ge0 // absv_ge0.
  by rewrite !mulr_ge0 // dot_absv_ge0.
have D0 (q : 'cV[R]_N) : (forall j, 0 <= q j 0) -> 0 <= dot (absv p) q / N%:R.
  by move=> q0'; rewrite mulr_ge0 // sumr_ge0 // => j _; rewrite !mxE mulr_ge0.
have -> : t - backward x p s i 0 = (t - backward X p s i 0) + (X - x) * backward 1 p s i 0.
  by rewrite (back x) (back X); ring.
apply: le_trans (ler_norm_add _ _) _; apply: ler_add.
  apply: le_trans h _; apply: ler_add; first by rewrite ler_wpmul2l // (size x) (size X) ler_wpmul2r.
  rewrite ler_wpmul2r //; apply: addr_ge0; apply: mulr_ge0 => //; apply: D0 => // j.
  by rewrite mxE; apply: addr_ge0 => //; rewrite mxE.
rewrite (back x) !normrM (ger0_norm x0) mulrA ler_wpmul2r //.
have -> : X - x = - (x * ((Num.sqrt V / sd eps a - 1) / (Num.sqrt V / sd eps a))).
  by rewrite /X /x; field; rewrite !gt_eqF.
rewrite normrN normrM (ger0_norm x0) mulrC ler_wpmul2r // normrM normfV (ger0_norm rr0).
apply: le_trans mu _; rewrite ler_pmul2r ?invr_gt0 ?ltr0n // ler_pexpn2r // nnegrE // (le_trans n0) //.
Qed.

Theorem two_pass_gradient_error h1 h2 h3 h4 m r (g v z y : 'cV[R]_N) i (p := had g v) (s := normalized eps a)
  (x := (sd eps a)^-1) (e := two_pass_bound u eps a h1 h2) (E := grow u (h1 + 1) 0 - 1)
  (W := grow u (h3 + h4 + 4) (uphalf (h2 + 5) + 4)) (k := kappa eps a) :
  0 < variance a + eps -> two_pass_gradient_run rnd eps g v a h1 h2 h3 h4 m r z y ->
  `|y i 0 - backward x p s i 0| <= (W - 1) * backward_size x p (absv s + e) i 0
    + x * (e i 0 * (dot (absv p) (absv s + e) / N%:R) + `|s i 0| * (dot (absv p) e / N%:R))
    + (E * k) ^+ 2 / 2%:R * `|backward x p s i 0|.
Proof.
move=> v0 run; have [/(mean_slack v0) le_eta [nr _]] := two_pass_gradient_counts M eps_ge0 run.
rewrite (eq_bigr (fun j => (a j 0 - m) ^+ 2)) in nr; last by move=> j _; rewrite expr2.
case: run => t1 t3 t4 t5 t6 t7 t8 t10 t11 t12 t13 t15 t16 t17 t18 t19 f1 d1 rm r3 r4 f5 r6 r7 c8 r8 d9 rr r10 f11 r12 r13 rz
  r15 f16 r17 r18 r19 ry.
have tp : two_pass_run rnd eps a h1 h2 m z by exact: (@Two_pass R N rnd eps a h1 h2 m z t1 t3 t4 t5 t6 t7 t8 r).
have ig : input_gradient_run rnd g r v z h3 h4 y.
  exact: (@Input_gradient R N rnd g r v z h3 h4 y t10 t11 t12 t13 t15 t16 t17 t18 t19).
have [V0 _] := centre_radicand N0 v0 m; rewrite div1r in nr.
have [|e0 _] := input_gradient_counts M _ nr ig i; first by rewrite invr_ge0 sqrtr_ge0.
rewrite -[(_ + 2 + 2)%N]addnA in e0; apply: (two_pass_gradient_of v0 le_eta _ _ e0).
  by rewrite subr_ge0 (grow_ge1 M).
by move=> j; rewrite [X in _ <= X]mxE; exact: (two_pass_error M N0 eps_ge0 j v0 tp).
Qed.
End Backward.
