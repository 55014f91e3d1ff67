(* The chain rule for a loss behind a map of vectors, over any real closed field. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative.
Import Order.TTheory GRing.Theory Num.Theory.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Local Open Scope ring_scope.

Section Chain.
Variables (R : rcfType) (N : nat).
Implicit Types (a h u : 'cV[R]_N) (J : 'M[R]_N).
Lemma dot_trmx u J h : dot (J^T *m u) h = dot u (J *m h).
Proof. by rewrite !dotE trmx_mul trmxK mulmxA. Qed.
Lemma dot_size u h : `|dot u h| <= size1 u * size1 h.
Proof.
apply: le_trans (ler_norm_sum _ _ _) _; rewrite /size1 mulr_suml; apply: ler_sum => i _; rewrite !mxE normrM.
by apply: ler_wpmul2l => //; exact: size1_entry.
Qed.
Lemma size1_add u h : size1 (u + h) <= size1 u + size1 h.
Proof. by rewrite /size1 -big_split; apply: ler_sum => i _; rewrite mxE; exact: ler_norm_add. Qed.
Definition msize J : R := \sum_i \sum_j `|J i j|.
Lemma size1_mul J h : size1 (J *m h) <= msize J * size1 h.
Proof.
rewrite /size1 /msize mulr_suml; apply: ler_sum => i _; rewrite mxE mulr_suml.
apply: le_trans (ler_norm_sum _ _ _) _; apply: ler_sum => j _; rewrite normrM.
by apply: ler_wpmul2l => //; exact: size1_entry.
Qed.
Lemma jacobian_size (F : 'cV[R]_N -> 'cV[R]_N) a J : is_jacobian F a J -> forall e, 0 < e ->
  exists2 d, 0 < d & forall h, size1 h < d -> size1 (F (a + h) - F a - J *m h) <= N%:R * e * size1 h.
Proof.
move=> D e e0.
have all_i (s : seq 'I_N) : exists2 d, 0 < d & forall h, size1 h < d ->
    forall i, i \in s -> `|F (a + h) i 0 - F a i 0 - (J *m h) i 0| <= e * size1 h.
  elim: s => [|i s [d d0 H]]; first by exists 1.
  have [d' d'0 H'] := D i e e0; exists (Num.min d d'); first by rewrite lt_minr d0.
  move=> h; rewrite lt_minr => /andP[h1 h2] k; rewrite inE => /orP[/eqP ->|]; [exact: H' | exact: H].
have [d d0 H] := all_i (enum 'I_N); exists d => // h hd; rewrite /size1.
have -> : N%:R * e * size1 h = \sum_(i < N) (e * size1 h) by rewrite sumr_const card_ord -mulrA mulr_natl.
by apply: ler_sum => i _; rewrite !mxE; have := H h hd i; rewrite mem_enum !mxE; apply.
Qed.
(* The chain rule: the gradient of a loss L behind a map F is the transposed Jacobian of F times the gradient of L, for
   every L that is differentiable at F a. *)
Theorem gradient_of_composed (L : 'cV[R]_N -> R) (F : 'cV[R]_N -> 'cV[R]_N) a J u :
  is_jacobian F a J -> is_gradient L (F a) u -> is_gradient (fun x => L (F x)) a (J^T *m u).
Proof.
move=> DF DL e e0; set K := msize J; set U := size1 u.
have K0 : 0 <= K by apply: sumr_ge0 => i _; apply: sumr_ge0.
have U0 : 0 <= U := size1_ge0 u. have n0 : 0 <= N%:R :> R := ler0n _ _.
pose c := K + N%:R + 1; have c0 : 0 < c by apply: ltr_paddl (addr_ge0 K0 n0) ltr01.
pose w := 2%:R * (U * N%:R + 1).
have w0 : 0 < w by apply: mulr_gt0; [rewrite ltr0n | apply: ltr_paddl (mulr_ge0 U0 n0) ltr01].
have [d1 d10 H1] := DL _ (divr_gt0 (divr_gt0 e0 (ltr0Sn R 1)) c0).
pose f := Num.min 1 (e / w); have f0 : 0 < f by rewrite /f lt_minr ltr01 divr_gt0.
have [d2 d20 H2] := jacobian_size DF f0.
exists (Num.min d2 (d1 / c)); first by rewrite lt_minr d20 divr_gt0.
move=> h; rewrite lt_minr ltr_pdivl_mulr // => /andP[/H2 r hc]; set rem := _ - J *m h in r.
have h0 := size1_ge0 h; set k := F (a + h) - F a.
have kE : k = J *m h + rem by rewrite /rem -/k [RHS]addrC subrK.
have f1 : f <= 1 by rewrite /f le_minl lexx.
have kc : size1 k <= c * size1 h.
  rewrite kE; apply: le_trans (size1_add _ _) _; rewrite /c !mulrDl; apply: ler_paddr; first by rewrite mul1r.
  apply: ler_add; first exact: size1_mul.
  by apply: le_trans r _; rewrite ler_wpmul2r // -[X in _ <= X]mulr1 ler_wpmul2l.
have kd : size1 k < d1 by apply: le_lt_trans kc _; rewrite mulrC.
have := H1 _ kd; rewrite {1}/k addrCA subrr addr0 => l1.
rewrite dot_trmx.
have -> : L (F (a + h)) - L (F a) - dot u (J *m h) = (L (F (a + h)) - L (F a) - dot u k) + dot u rem.
  have -> : dot u k = dot u (J *m h) + dot u rem by rewrite kE !dotE mulmxDr mxE.
  by ring.
apply: le_trans (ler_norm_add _ _) _; rewrite [e]splitr mulrDl; apply: ler_add.
  apply: le_trans l1 _; apply: le_trans (ler_wpmul2l _ kc) _; first by rewrite ltW // !divr_gt0 ?ltr0n.
  by rewrite mulrA divfK ?lt0r_neq0.
apply: le_trans (dot_size _ _) _; apply: le_trans (ler_wpmul2l U0 r) _.
rewrite !mulrA ler_wpmul2r //.
have fe : f <= e / w by rewrite /f le_minl lexx orbT.
apply: le_trans (ler_wpmul2l (mulr_ge0 U0 n0) fe) _.
have z1 : 0 < U * N%:R + 1 := ltr_paddl (mulr_ge0 U0 n0) ltr01; have z0 := lt0r_neq0 z1.
have -> : U * N%:R * (e / w) = e / 2%:R * (U * N%:R / (U * N%:R + 1)) by rewrite /w; field.
rewrite ler_pimulr ?divr_ge0 ?(ltW e0) ?ler0n // ler_pdivr_mulr // mul1r ler_addl; exact: ler01.
Qed.
End Chain.
