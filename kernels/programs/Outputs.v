(* What follows the normalized row: gain and bias, storage in a shorter format, the gradients. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Bounds.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Outputs.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a g b : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).

Let entry i : layer_norm eps g b a i 0 = g i 0 * normalized eps a i 0 + b i 0.
Proof. by rewrite /layer_norm !mxE. Qed.

Let moved (y x p P A C n z s : R) : y - x * (p - P * n * 1 - C * n * s) =
  y - x * (p - P * n - z * (A * n)) - x * ((z - s) * (A * n) + s * ((A - C) * n)).
Proof. by ring. Qed.

Theorem layer_norm_error h1 h2 m z y i (s := normalized eps a i 0) (E := grow u (h1 + 1) 0 - 1)
  (G := grow u 0 (uphalf (h2 + 5) + 4)) (k := kappa eps a) (W := grow u 1 1)
  (e := (G - 1) * `|s| + G * (E * k + `|s| * ((E * k) ^+ 2 / 2%:R))) :
  0 < variance a + eps -> layer_norm_run rnd b eps g a h1 h2 m z y ->
  `|y i 0 - layer_norm eps g b a i 0| <= (W - 1) * (`|g i 0 * s| + `|b i 0|) + W * (`|g i 0| * e).
Proof.
move=> v0 run; have [e0 _] := layer_norm_counts M run i; case: run => _ tp _ _.
have := two_pass_error M N0 eps_ge0 i v0 tp; rewrite -/s -/E -/G -/k -/e => ze; rewrite entry -/s.
have W1 : 0 <= W - 1 by rewrite subr_ge0 (grow_ge1 M).
have gz : `|g i 0 * z i 0| <= `|g i 0 * s| + `|g i 0| * e.
  by rewrite !normrM -mulrDr ler_wpmul2l // size_le.
have -> : y i 0 - (g i 0 * s + b i 0) = (y i 0 - (g i 0 * z i 0 + b i 0)) + g i 0 * (z i 0 - s) by ring.
apply: le_trans (ler_norm_add _ _) _; rewrite normrM.
have ge : `|g i 0| * `|z i 0 - s| <= `|g i 0| * e by rewrite ler_wpmul2l.
apply: le_trans (ler_add (le_trans e0 (ler_wpmul2l W1 (ler_add gz (lexx _)))) ge) _.
by move: (`|g i 0| * e) (`|g i 0 * s|) => A B; differ (0 : R).
Qed.

Theorem fused_layer_norm_error h1 h2 m z y i (s := normalized eps a i 0) (E := grow u (h1 + 1) 0 - 1)
  (G := grow u 0 (uphalf (h2 + 5) + 4)) (k := kappa eps a) (W := grow u 0 1)
  (e := (G - 1) * `|s| + G * (E * k + `|s| * ((E * k) ^+ 2 / 2%:R))) :
  0 < variance a + eps -> fused_layer_norm_run rnd b eps g a h1 h2 m z y ->
  `|y i 0 - layer_norm eps g b a i 0| <= (W - 1) * `|layer_norm eps g b a i 0| + W * (`|g i 0| * e).
Proof.
move=> v0 run; have [e0 _] := near_about M (fused_layer_norm_counts M run i); case: run => tp _.
have := two_pass_error M N0 eps_ge0 i v0 tp; rewrite -/s -/E -/G -/k -/e => ze; rewrite entry -/s.
have W1 : 0 <= W - 1 by rewrite subr_ge0 (grow_ge1 M).
have ge : `|g i 0 * z i 0 + b i 0 - (g i 0 * s + b i 0)| <= `|g i 0| * e.
  by rewrite (_ : _ - _ = g i 0 * (z i 0 - s)) ?normrM ?ler_wpmul2l //; ring.
apply: le_trans (ler_dist_add (g i 0 * z i 0 + b i 0) _ _) _; apply: le_trans (ler_add (le_trans e0 (ler_wpmul2l W1 (size_le ge))) ge) _.
by move: (`|g i 0| * e) `|_ + _| => A B; differ (0 : R).
Qed.

(* A result stored in a shorter format, of unit roundoff w. *)
Theorem stored_layer_norm_error (w : R) store h1 h2 m z x y i (s := normalized eps a i 0) (E := grow u (h1 + 1) 0 - 1)
  (G := grow u 0 (uphalf (h2 + 5) + 4)) (k := kappa eps a) (W := grow u 1 1)
  (e := (G - 1) * `|s| + G * (E * k + `|s| * ((E * k) ^+ 2 / 2%:R)))
  (f := (W - 1) * (`|g i 0 * s| + `|b i 0|) + W * (`|g i 0| * e)) :
  0 < variance a + eps -> model w store -> stored_layer_norm_run rnd store b eps g a h1 h2 m z x y ->
  `|y i 0 - layer_norm eps g b a i 0| <= w * `|layer_norm eps g b a i 0| + (1 + w) * f.
Proof.
move=> v0 [w0 _ rounds] [run /(_ i) /rounds st]; have := layer_norm_error i v0 run.
rewrite -/s -/E -/G -/k -/W -/e -/f => h; move: (layer_norm eps g b a i 0) h => l h.
apply: le_trans (ler_dist_add (x i 0) _ _) _; apply: le_trans (ler_add (le_trans st (ler_wpmul2l w0 (size_le h))) h) _.
by clear h st; clearbody f; move: f `|l| => A B; differ (0 : R).
Qed.

(* The gain's gradient, of one column over M rows: the normalized entries z err by e. *)
Theorem gain_gradient_error h (v z z_exact e : 'cV[R]_N) y (W := grow u h 1) (s := z_exact) :
  (forall j, `|z j 0 - s j 0| <= e j 0) -> gain_gradient_run rnd v z h y ->
  `|y - dot v s| <= (W - 1) * dot (absv v) (absv s) + W * dot (absv v) e.
Proof.
move=> ze /(gain_gradient_counts M) [e0 _]; rewrite dotE' dot_absv in e0.
have W1 : 0 <= W - 1 by rewrite subr_ge0 (grow_ge1 M).
have B : dot (absv v) (absv z) <= dot (absv v) (absv s) + dot (absv v) e.
  by rewrite /dot /sumv -big_split /=; apply: ler_sum => j _; rewrite !mxE -mulrDr ler_wpmul2l // size_le.
have [D _] := dot_moved v ze.
apply: le_trans (ler_dist_add (dot v z) _ _) _; apply: le_trans (ler_add (le_trans e0 (ler_wpmul2l W1 B)) D) _.
by move: (dot (absv v) e) (dot (absv v) (absv s)) => A C; differ (0 : R).
Qed.

(* The input's gradient with a factor x, from a row z that errs by e beside s. *)
Lemma input_gradient_of (W x : R) (v z s e : 'cV[R]_N) (t : R) i (p := had g v) : 0 <= W - 1 -> 0 <= x ->
  (forall j, `|z j 0 - s j 0| <= e j 0) ->
  `|t - x * (g i 0 * v i 0 - (\sum_j g j 0 * v j 0) / N%:R - z i 0 * ((\sum_j g j 0 * v j 0 * z j 0) / N%:R))| <=
    (W - 1) * (x * (`|g i 0 * v i 0| + (\sum_j `|g j 0 * v j 0|) / N%:R +
      `|z i 0| * ((\sum_j `|g j 0 * v j 0 * z j 0|) / N%:R))) ->
  `|t - backward x p s i 0| <= (W - 1) * backward_size x p (absv s + e) i 0
    + x * (e i 0 * (dot (absv p) (absv s + e) / N%:R) + `|s i 0| * (dot (absv p) e / N%:R)).
Proof.
move=> W1 x0 ze e0.
have Np : 0 <= (N%:R)^-1 :> R by rewrite invr_ge0 ler0n.
have ee j : 0 <= e j 0 by apply: le_trans (ze j).
have pz : \sum_j g j 0 * v j 0 * z j 0 = dot p z by rewrite -dotE'; apply: eq_bigr => j _; rewrite mxE.
have pzs : \sum_j `|g j 0 * v j 0 * z j 0| = dot (absv p) (absv z).
  by rewrite -dot_absv; apply: eq_bigr => j _; rewrite [p j 0]mxE.
have ps : \sum_j `|g j 0 * v j 0| = sumv (absv p) by rewrite -sum_absv; apply: eq_bigr => j _; rewrite mxE.
have p1 : \sum_j g j 0 * v j 0 = sumv p by apply: eq_bigr => j _; rewrite mxE.
rewrite pz pzs ps p1 in e0.
have q j : `|z j 0| <= (absv s + e) j 0 by rewrite !mxE size_le.
have [F D] := dot_moved p ze.
have D0 : 0 <= dot (absv p) (absv z) := dot_absv_ge0 _ _.
have B : x * (`|g i 0 * v i 0| + sumv (absv p) / N%:R + `|z i 0| * (dot (absv p) (absv z) / N%:R))
    <= backward_size x p (absv s + e) i 0.
  rewrite /backward_size !mxE ler_wpmul2l // mulr1 ler_add2l [X in _ <= X]mulrC.
  have zz : `|(absv s + e) i 0| = (absv s + e) i 0 by rewrite ger0_norm // (le_trans _ (q i)).
  have := q i; rewrite !mxE in zz *; rewrite zz => qi.
  have d1 : absv (absv s + e) = absv s + e.
    by apply/colP => j; rewrite mxE ger0_norm // (le_trans _ (q j)).
  by rewrite d1; apply: ler_pmul; rewrite ?mulr_ge0 // ler_wpmul2r.
have -> : t - backward x p s i 0 =
    (t - x * (g i 0 * v i 0 - sumv p / N%:R - z i 0 * (dot p z / N%:R)))
    - x * ((z i 0 - s i 0) * (dot p z / N%:R) + s i 0 * ((dot p z - dot p s) / N%:R)).
  by rewrite /backward !mxE; exact: moved.
apply: le_trans (ler_norm_sub _ _) _; apply: ler_add; first exact: le_trans e0 (ler_wpmul2l W1 B).
rewrite normrM (ger0_norm x0) ler_wpmul2l //; apply: le_trans (ler_norm_add _ _) _; rewrite !normrM (ger0_norm Np).
apply: ler_add; last by rewrite ler_wpmul2l // ler_wpmul2r.
apply: ler_pmul; rewrite ?mulr_ge0 // ler_wpmul2r //; apply: le_trans D.
by apply: le_trans (ler_norm_sum _ _ _) _; apply: ler_sum => j _; rewrite !mxE normrM.
Qed.

(* The input's gradient, from stored statistics: z errs by e, r by k factors. Its condition number is the quotient of
   `backward_size` and `backward`: where the upstream gradient is parallel to the output it has no bound. *)
Theorem input_gradient_error h1 h2 k (r r_exact : R) (v z z_exact e y : 'cV[R]_N) i (p := had g v) (s := z_exact)
  (x := r_exact) (W := grow u (h1 + h2 + 4) (k + 2)) :
  0 <= x -> near u k r x -> (forall j, `|z j 0 - s j 0| <= e j 0) -> input_gradient_run rnd g r v z h1 h2 y ->
  `|y i 0 - backward x p s i 0| <= (W - 1) * backward_size x p (absv s + e) i 0
    + x * (e i 0 * (dot (absv p) (absv s + e) / N%:R) + `|s i 0| * (dot (absv p) e / N%:R)).
Proof.
move=> x0 n ze /(input_gradient_counts M x0 n) /(_ i) [e0 _]; apply: input_gradient_of => //.
by rewrite subr_ge0 (grow_ge1 M).
Qed.
End Outputs.
