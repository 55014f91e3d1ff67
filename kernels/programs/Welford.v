(* Welford's recurrence, Q + d·(x - new mean), and its parts merged as Chan does: the errors of the mean and of the sum of
   squares, for every N, by induction over the tree. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms Bounds Chan Merged.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Welford.
Variables (R : rcfType) (u : R) (rnd : R -> R -> Prop).
Hypothesis M : model u rnd.
Implicit Types (s : seq R) (j k : nat).
Let u_ge0 : 0 <= u. Proof. by case: M. Qed.

(* What a step makes of the relative error of a mean: one rounding of it, j of the step, which is 2·w·max|x| at most. *)
Definition step_growth j (w : R) : R := (1 + u) * (1 + 2%:R * w * (grow u 0 j - 1)).
(* n₁·n₂/n. *)
Definition overlap s1 s2 : R := size_of s1 * (size_of s2 / (size_of s1 + size_of s2)).
(* `welford j W D s m Q`: m is a computed mean of s and Q a computed sum of squares about it. W - 1 bounds the relative error
   of the mean, D adds up what its squares put into Q, and j counts roundings of Q. *)
Inductive welford : nat -> R -> R -> seq R -> R -> R -> Prop :=
| welford_one a : welford 0 1 0 [:: a] a 0
| welford_next j W D s a m1 Q1 d m Q (W' := step_growth 2 (size_of [:: a] / (size_of s + size_of [:: a])) * W) :
    welford j W D s m1 Q1 -> welford_update_run rnd Q1 m1 a (size_of s + size_of [:: a]) d m Q ->
    welford (maxn j 3).+1 W' (D + (W' - 1) ^+ 2) (s ++ [:: a]) m Q
| welford_merge j k V W C D s1 s2 m1 m2 Q1 Q2 d m Q
    (W' := step_growth 3 (size_of s2 / (size_of s1 + size_of s2)) * Num.max V W) :
    welford j V C s1 m1 Q1 -> welford k W D s2 m2 Q2 ->
    chan_merge_run rnd Q1 Q2 m1 m2 (size_of s1 + size_of s2) (size_of s1) (size_of s2) d m Q ->
    welford (maxn (maxn j k).+1 6).+1 W' (C + D + 4%:R * overlap s1 s2 * (W' - 1) ^+ 2) (s1 ++ s2) m Q
| welford_any j W D s1 s2 m Q : perm_eq s1 s2 -> welford j W D s1 m Q -> welford j W D s2 m Q.

Lemma welford_size j W D s m Q : welford j W D s m Q -> 0 < size_of s.
Proof.
rewrite /size_of ltr0n; elim=> {j W D s m Q} [//|j W D s a *|j k V W C D s1 s2 m1 m2 Q1 Q2 d m Q _ _ p _ _|j W D s1 s2 m Q p _].
- by rewrite size_cat addn1.
- by rewrite size_cat addn_gt0 p.
- by rewrite (perm_size p).
Qed.
Lemma share_ge0 s1 s2 : 0 <= size_of s1 / (size_of s2 + size_of s1).
Proof. by rewrite divr_ge0 ?addr_ge0 ?ler0n. Qed.
Lemma step_growth_ge1 j w : 0 <= w -> 1 <= step_growth j w.
Proof.
move=> w0; rewrite mulr_ege1 ?ler_addl // !mulr_ge0 ?ler0n // subr_ge0; exact: (grow_ge1 M).
Qed.
Lemma welford_ge1 j W D s m Q : welford j W D s m Q -> 1 <= W /\ 0 <= D.
Proof.
elim=> {j W D s m Q} [|j W D s a m1 Q1 d m Q W' _ [W1 D0] _|j k V W C D s1 s2 m1 m2 Q1 Q2 d m Q W' _ [V1 C0] _ [W1 D0] _|//].
- by rewrite lexx.
- by split; [rewrite mulr_ege1 // step_growth_ge1 // share_ge0 | rewrite addr_ge0 ?sqr_ge0].
- split; first by rewrite mulr_ege1 ?step_growth_ge1 ?share_ge0 // le_maxr V1.
  by rewrite !addr_ge0 // mulr_ge0 ?sqr_ge0 // /overlap !mulr_ge0 ?ler0n ?invr_ge0 ?addr_ge0 ?ler0n.
Qed.

Theorem welford_mean_error j W D s m Q (X : R) : 0 <= X -> welford j W D s m Q -> all (fun t => `|t| <= X) s ->
  `|m - mean_of s| <= (W - 1) * X.
Proof.
move=> X0; elim=> {j W D s m Q}.
- by move=> a _; rewrite mean_one !subrr normr0 mul0r.
- move=> j W D s a m1 Q1 d m Q W' c ih [q e t rd n0 rq rm re rt rQ]; rewrite all_cat => /andP[b1 b2].
  have [W1 _] := welford_ge1 c; have E0 : 0 <= W - 1 by rewrite subr_ge0.
  have p1 := welford_size c; have p2 : 0 < size_of [:: a] by exact: ltr01.
  have e2 : `|a - mean_of [:: a]| <= (W - 1) * X.
    by rewrite mean_one subrr normr0 mulr_ge0.
  have nq : near u 2 q ((a - m1) * (size_of [:: a] / (size_of s + size_of [:: a]))).
    rewrite {1}/size_of mulrA mulr1; exact: (near_round M rq (near_div M (near_rnd M rd) (near_refl M 0 _))).
  by have := mean_step M X0 E0 p1 p2 b1 b2 (ih b1) e2 (lexx _) nq rm; rewrite [1 + (_ - 1)]addrC subrK.
- move=> j k V W C D s1 s2 m1 m2 Q1 Q2 d m Q W' c1 ih1 c2 ih2 run; rewrite all_cat => /andP[b1 b2].
  have [V1 _] := welford_ge1 c1; have [W1 _] := welford_ge1 c2; set Y := Num.max V W.
  have E0 : 0 <= Y - 1 by rewrite subr_ge0 le_maxr V1.
  have e1 : `|m1 - mean_of s1| <= (Y - 1) * X.
    by apply: le_trans (ih1 b1) _; rewrite ler_wpmul2r // ler_add2r le_maxr lexx.
  have e2 : `|m2 - mean_of s2| <= (Y - 1) * X.
    by apply: le_trans (ih2 b2) _; rewrite ler_wpmul2r // ler_add2r le_maxr lexx orbT.
  have := merge_mean M X0 E0 (welford_size c1) (welford_size c2) b1 b2 e1 e2 (lexx _) run.
  by rewrite [1 + (_ - 1)]addrC subrK.
- by move=> j W D s1 s2 m Q p _ ih b; rewrite (mean_perm p); apply: ih; rewrite (perm_all _ p).
Qed.

(* What errors of means, squared and added up to D·X², put into a sum of squares S: each is taken for the largest that it may
   be, with a sign that never helps. *)
Definition spill (X D S : R) : R := 9%:R / 4%:R * X * Num.sqrt (D * S) + D * X ^+ 2.
Lemma spill_ge0 X D S : 0 <= X -> 0 <= D -> 0 <= spill X D S.
Proof. by move=> X0 D0; rewrite addr_ge0 ?mulr_ge0 ?sqr_ge0 ?sqrtr_ge0 ?invr_ge0 ?ler0n. Qed.
Lemma spill_add X C D S T : 0 <= X -> 0 <= C -> 0 <= D -> 0 <= S -> 0 <= T ->
  spill X C S + spill X D T <= spill X (C + D) (S + T).
Proof.
move=> X0 C0 D0 S0 T0; rewrite /spill addrACA -mulrDl ler_add2r -mulrDr.
apply: ler_wpmul2l; first by rewrite !mulr_ge0 ?invr_ge0 ?ler0n.
have := cauchy (Num.sqrt C) (Num.sqrt D) (Num.sqrt S) (Num.sqrt T).
by rewrite !sqr_sqrtr // -!sqrtrM.
Qed.
Lemma about_size_le j l a b B B' : about u j l a b B -> B <= B' -> about u j l a b B'.
Proof.
case=> e bB h; split; last exact: le_trans h.
by apply: le_trans e _; rewrite ler_wpmul2l // subr_ge0 (grow_ge1 M).
Qed.
Lemma sizes (a b : R) : `|a * b| = `|a| * `|b|. Proof. exact: normrM. Qed.
Lemma about_rnd a b : rnd a b -> about u 1 0 a b `|b|.
Proof. by move=> r; apply: (about_round M r); split; rewrite ?subrr ?normr0 ?lexx // mulr_ge0 // subr_ge0 (grow_ge1 M). Qed.

(* One number more: (x - m₁)(x - m) beside (x - μ₁)(x - μ), of which o = n₁/n is at least a half. *)
Lemma next_square (al o E1 E X B : R) : 2%:R^-1 <= o -> o <= 1 -> 0 <= X -> 0 <= B -> `|E1| <= B * X -> `|E| <= B * X ->
  `|(al - E1) * (al * o - E) - al ^+ 2 * o| <= spill X (B ^+ 2) (al ^+ 2 * o).
Proof.
move=> o2 o1 X0 B0 h1 h; have o0 : 0 <= o by apply: le_trans o2; rewrite invr_ge0 ler0n.
have -> : (al - E1) * (al * o - E) - al ^+ 2 * o = E1 * E - (al * E + al * o * E1) by ring.
have BX : 0 <= B * X by exact: mulr_ge0.
have root : 1 + o <= 9%:R / 4%:R * Num.sqrt o.
  have r : Num.sqrt o ^+ 2 = o by rewrite sqr_sqrtr.
  rewrite -(@ler_pexpn2r _ 2) ?nnegrE ?addr_ge0 ?ler01 ?mulr_ge0 ?sqrtr_ge0 ?invr_ge0 ?ler0n // exprMn r.
  have p : 0 <= (1 - o) * (o - 2%:R^-1) by rewrite mulr_ge0 ?subr_ge0.
  have q : 0 <= o - 2%:R^-1 by rewrite subr_ge0.
  rewrite -subr_ge0 (_ : _ - _ = (1 - o) * (o - 2%:R^-1) + 25%:R / 16%:R * (o - 2%:R^-1) + 9%:R / 32%:R); last by field.
  by rewrite !addr_ge0 // ?mulr_ge0 ?invr_ge0 ?ler0n.
have -> : spill X (B ^+ 2) (al ^+ 2 * o) = B ^+ 2 * X ^+ 2 + `|al| * (B * X) * (9%:R / 4%:R * Num.sqrt o).
  by rewrite /spill (sqrtrM _ (sqr_ge0 B)) (sqrtrM _ (sqr_ge0 al)) !sqrtr_sqr (ger0_norm B0); field.
apply: le_trans (ler_norm_sub _ _) _; apply: ler_add.
  by rewrite sizes -exprMn expr2; apply: ler_pmul.
apply: le_trans (ler_norm_add _ _) _; rewrite !sizes (ger0_norm o0).
have a1 : `|al| * `|E| <= `|al| * (B * X) by rewrite ler_wpmul2l.
have a2 : `|al| * o * `|E1| <= `|al| * o * (B * X) by rewrite ler_wpmul2l // mulr_ge0.
apply: le_trans (ler_add a1 a2) _.
have := ler_wpmul2l (mulr_ge0 (normr_ge0 al) BX) root; rewrite -subr_ge0 => g; rewrite -subr_ge0.
by rewrite (_ : _ - _ = `|al| * (B * X) * (9%:R / 4%:R * Num.sqrt o) - `|al| * (B * X) * (1 + o)) //; ring.
Qed.
(* Two parts merged: (m₂ - m₁)²·o beside (μ₂ - μ₁)²·o. *)
Lemma merge_square (dl o F X B : R) : 0 <= o -> 0 <= X -> 0 <= B -> `|F| <= 2%:R * (B * X) ->
  `|(dl + F) ^+ 2 * o - dl ^+ 2 * o| <= spill X (4%:R * o * B ^+ 2) (dl ^+ 2 * o).
Proof.
move=> o0 X0 B0 h; have BX : 0 <= B * X by exact: mulr_ge0.
have -> : (dl + F) ^+ 2 * o - dl ^+ 2 * o = 2%:R * dl * F * o + F ^+ 2 * o by ring.
have -> : spill X (4%:R * o * B ^+ 2) (dl ^+ 2 * o) = 9%:R / 2%:R * (`|dl| * (B * X) * o) + 4%:R * (B * X) ^+ 2 * o.
  rewrite /spill (_ : 4%:R * o * B ^+ 2 * (dl ^+ 2 * o) = (2%:R * B * o * dl) ^+ 2); last by ring.
  have -> : Num.sqrt ((2%:R * B * o * dl) ^+ 2) = 2%:R * B * o * `|dl|.
    by rewrite sqrtr_sqr sizes ger0_norm // !mulr_ge0 ?ler0n.
  by move: `|dl| => n; field.
apply: le_trans (ler_norm_add _ _) _; rewrite !sizes (ger0_norm o0) (ger0_norm (ler0n _ 2)); apply: ler_add.
  have a : `|dl| * `|F| * o <= `|dl| * (2%:R * (B * X)) * o by rewrite ler_wpmul2r // ler_wpmul2l.
  have b : 0 <= `|dl| * (B * X) * o by rewrite !mulr_ge0.
  rewrite -subr_ge0 in a; rewrite -subr_ge0.
  rewrite (_ : _ - _ = 2%:R * (`|dl| * (2%:R * (B * X)) * o - `|dl| * `|F| * o) + 2%:R^-1 * (`|dl| * (B * X) * o)).
    by rewrite addr_ge0 // mulr_ge0 ?invr_ge0 ?ler0n.
  by field.
rewrite ler_wpmul2r // -expr2 (_ : 4%:R * (B * X) ^+ 2 = (2%:R * (B * X)) ^+ 2); last by ring.
by rewrite ler_pexpn2r ?nnegrE ?mulr_ge0 ?ler0n.
Qed.

Lemma overlap_ge0 s1 s2 : 0 <= overlap s1 s2.
Proof. by rewrite /overlap !mulr_ge0 ?ler0n ?invr_ge0 ?addr_ge0 ?ler0n. Qed.

(* Q rounds a sum of products of computed deviations, which is beside the exact sum of squares. *)
Lemma welford_square j W D s m Q (X : R) (S := square_of s) : 0 <= X -> welford j W D s m Q -> all (fun t => `|t| <= X) s ->
  exists2 T, about u j 0 Q T (S + spill X D S) & `|T - S| <= spill X D S.
Proof.
rewrite {}/S => X0; elim=> {j W D s m Q}.
- move=> a _; have p := spill_ge0 0 X0 (lexx (0 : R)); exists 0; rewrite square_one ?subrr ?normr0 ?add0r ?p //.
  by split; rewrite ?subrr normr0 ?p // mulr_ge0 ?p // subr_ge0 (grow_ge1 M).
- move=> j W D s a m1 Q1 d m Q W' c ih run; rewrite all_cat => /andP[b1 b2].
  have [T1 n1 e1] := ih b1; have [W1 D0] := welford_ge1 c; have := welford_next c run; rewrite -/W' => c'.
  have [W'1 _] := welford_ge1 c'; have WW : W - 1 <= W' - 1.
    rewrite ler_add2r ler_pmull ?(lt_le_trans ltr01 W1) //; exact: (step_growth_ge1 _ (share_ge0 _ _)).
  have B0 : 0 <= W' - 1 by rewrite subr_ge0.
  have p1 := welford_size c; have p2 : 0 < size_of [:: a] by exact: ltr01.
  have n0 : 0 < size_of s + size_of [:: a] by rewrite addr_gt0.
  have h1 : `|m1 - mean_of s| <= (W' - 1) * X.
    by apply: le_trans (welford_mean_error X0 c b1) _; rewrite ler_wpmul2r.
  have h : `|m - mean_of (s ++ [:: a])| <= (W' - 1) * X.
    by apply: (welford_mean_error X0 c'); rewrite all_cat b1.
  have o1 : overlap s [:: a] <= 1.
    by rewrite /overlap {1}[size_of [:: a]]/size_of mulrA mulr1 ler_pdivr_mulr // mul1r ler_addl ltW.
  have o2 : 2%:R^-1 <= overlap s [:: a].
    have s1 : 1 <= size_of s by rewrite /size_of ler1n -(ltr0n R).
    rewrite /overlap {1}[size_of [:: a]]/size_of mulrA mulr1 ler_pdivl_mulr // ler_pdivr_mull ?ltr0n //.
    by rewrite mulr_natl mulr2n ler_add2l.
  have ao : a - mean_of (s ++ [:: a]) = (a - mean_of s) * overlap s [:: a].
    rewrite (mean_cat p1 p2) mean_one /overlap; have -> : size_of [:: a] = 1 :> R by [].
    have := lt0r_neq0 n0; rewrite [size_of [:: a]]/size_of; move: (mean_of s) (size_of s) => x y y0; by field.
  have := next_square (a - mean_of s) o2 o1 X0 B0 h1 h.
  have -> : (a - mean_of s - (m1 - mean_of s)) * ((a - mean_of s) * overlap s [:: a] - (m - mean_of (s ++ [:: a]))) =
      (a - m1) * (a - m) by rewrite -ao; ring.
  move=> step; case: run => q e t rd _ rq rm re rt rQ.
  have -> : square_of (s ++ [:: a]) = square_of s + (a - mean_of s) ^+ 2 * overlap s [:: a].
    by rewrite (square_cat p1 p2) square_one addr0 mean_one.
  set V := _ * overlap _ _ in step *; set P := (a - m1) * (a - m) in step *.
  have V0 : 0 <= V by rewrite mulr_ge0 ?sqr_ge0 ?overlap_ge0.
  have add := spill_add X0 D0 (sqr_ge0 (W' - 1)) (square_ge0 s) V0.
  exists (T1 + P); last first.
    rewrite opprD addrACA; apply: le_trans (ler_norm_add _ _) _; exact: le_trans (ler_add e1 step) add.
  have nt : about u 3 0 t P (`|a - m1| * `|a - m|) := about_round M rt (about_mul (about_rnd rd) (about_rnd re)).
  apply: (about_size_le (about_round M rQ (about_add M n1 nt))).
  rewrite -sizes -/P; have := size_le step; rewrite (ger0_norm V0) => sp.
  by apply: le_trans (ler_add (lexx _) sp) _; rewrite addrACA ler_add2l.
- move=> j k V W C D s1 s2 m1 m2 Q1 Q2 d m Q W' c1 ih1 c2 ih2 run; rewrite all_cat => /andP[b1 b2].
  have [T1 n1 e1] := ih1 b1; have [T2 n2 e2] := ih2 b2; have [V1 C0] := welford_ge1 c1; have [W1 D0] := welford_ge1 c2.
  have Y1 : 1 <= Num.max V W by rewrite le_maxr V1.
  have YW : Num.max V W - 1 <= W' - 1.
    by rewrite ler_add2r ler_pmull ?(lt_le_trans ltr01 Y1) //; exact: (step_growth_ge1 _ (share_ge0 _ _)).
  have B0 : 0 <= W' - 1 by apply: le_trans YW; rewrite subr_ge0.
  have p1 := welford_size c1; have p2 := welford_size c2.
  have h1 : `|m1 - mean_of s1| <= (W' - 1) * X.
    apply: le_trans (welford_mean_error X0 c1 b1) _; rewrite ler_wpmul2r //; apply: le_trans YW.
    by rewrite ler_add2r le_maxr lexx.
  have h2 : `|m2 - mean_of s2| <= (W' - 1) * X.
    apply: le_trans (welford_mean_error X0 c2 b2) _; rewrite ler_wpmul2r //; apply: le_trans YW.
    by rewrite ler_add2r le_maxr lexx orbT.
  set F := (m2 - mean_of s2) - (m1 - mean_of s1).
  have hF : `|F| <= 2%:R * ((W' - 1) * X).
    by apply: le_trans (ler_norm_sub _ _) _; apply: le_trans (ler_add h2 h1) _; rewrite mulr_natl mulr2n.
  have o0 := overlap_ge0 s1 s2; have := merge_square (mean_of s2 - mean_of s1) o0 X0 B0 hF.
  have -> : mean_of s2 - mean_of s1 + F = m2 - m1 by rewrite /F; ring.
  move=> step; case: run => w q f e c t rd _ rw rq rm rf re rc rt rQ.
  rewrite (square_cat p1 p2) -/(overlap s1 s2).
  set G := (mean_of s2 - mean_of s1) ^+ 2 * overlap s1 s2 in step *; set P := (m2 - m1) ^+ 2 * overlap s1 s2 in step *.
  have G0 : 0 <= G by rewrite mulr_ge0 ?sqr_ge0.
  have add1 := spill_add X0 C0 D0 (square_ge0 s1) (square_ge0 s2).
  have oB : 0 <= 4%:R * overlap s1 s2 * (W' - 1) ^+ 2 by rewrite mulr_ge0 ?sqr_ge0 // mulr_ge0 ?ler0n.
  have add := spill_add X0 (addr_ge0 C0 D0) oB (addr_ge0 (square_ge0 s1) (square_ge0 s2)) G0.
  have e12 : `|T1 + T2 - (square_of s1 + square_of s2)| <= spill X (C + D) (square_of s1 + square_of s2).
    by rewrite opprD addrACA; apply: le_trans (ler_norm_add _ _) _; exact: (le_trans (ler_add e1 e2) add1).
  exists (T1 + T2 + P); last first.
    by rewrite opprD addrACA; apply: le_trans (ler_norm_add _ _) _; exact: (le_trans (ler_add e12 step) add).
  have nw : about u 1 0 w (size_of s2 / (size_of s1 + size_of s2)) (size_of s2 / (size_of s1 + size_of s2)).
    by have := about_rnd rw; rewrite (ger0_norm (share_ge0 s2 s1)).
  have ns : about u 0 0 (size_of s1) (size_of s1) (size_of s1).
    by have := near_about0 M (ler0n _ _) (near_refl M 0 (size_of s1)).
  have nt : about u 6 0 t P (`|m2 - m1| * `|m2 - m1| * overlap s1 s2).
    rewrite /P expr2; apply: (about_round M rt (about_mul (about_round M re (about_mul (about_rnd rd) (about_rnd rd)))
      (about_round M rc (about_mul ns nw)))).
  have nf := about_round M rf (about_add M n1 n2).
  apply: (about_size_le (about_round M rQ (about_add M nf nt))).
  have eP : `|m2 - m1| * `|m2 - m1| * overlap s1 s2 = `|P| by rewrite /P [RHS]sizes normrX (ger0_norm o0).
  rewrite eP; have := size_le step; rewrite (ger0_norm G0) => sp; apply: le_trans (ler_add (lexx _) sp) _.
  apply: le_trans (ler_add (lexx (square_of s1 + square_of s2 + G)) add).
  move: add1; rewrite -subr_ge0 => add1; rewrite -subr_ge0; apply: le_trans add1 _; rewrite le_eqVlt; apply/orP; left; apply/eqP.
  by move: (spill _ _ _) (spill _ _ (square_of s2)) (spill _ _ _) (spill _ _ G) => p1' p2' p3' p4'; ring.
- by move=> j W D s1 s2 m Q p _ ih b; rewrite (square_perm p); apply: ih; rewrite (perm_all _ p).
Qed.
Theorem welford_square_error j W D s m Q (X : R) (S := square_of s) :
  0 <= X -> welford j W D s m Q -> all (fun t => `|t| <= X) s ->
  `|Q - S| <= ((1 + u) ^+ j - 1) * S + (1 + u) ^+ j * (9%:R * X * Num.sqrt (D * S) / 4%:R + D * X ^+ 2).
Proof.
rewrite {}/S => X0 c b; have [T [e _] h] := welford_square X0 c b; move: e h; rewrite /spill /grow expr0 divr1.
rewrite (_ : 9%:R / 4%:R * X * _ = 9%:R * X * Num.sqrt (D * square_of s) / 4%:R); last by rewrite -!mulrA [4%:R^-1 * _]mulrC !mulrA.
set V := _ + D * _; set G := (1 + u) ^+ j; set S' := square_of s => e h; have -> : Q - S' = (Q - T) + (T - S') by ring.
by apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add e h) _; differ (0 : R).
Qed.
End Welford.

(* The row normalized by the mean and the sum of squares that the recurrence leaves, its parts merged in any tree. Q is computed:
   that it is no negative number is asked. X bounds the entries, k is its quotient with √(σ² + ε). *)
Section Normalized.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).

Theorem welford_norm_error j W D m Q X y i (z := normalized eps a i 0) (S := N%:R * variance a) (s := sd eps a) (k := X / s)
  (t := (((1 + u) ^+ j - 1) * S + (1 + u) ^+ j * (9%:R * X * Num.sqrt (D * S) / 4%:R + D * X ^+ 2)) / (N%:R * s ^+ 2))
  (G := grow u 0 5) :
  0 < variance a + eps -> (forall j, `|a j 0| <= X) -> 0 <= Q -> t < 1 ->
  welford u rnd j W D (entries a) m Q -> merged_norm_run rnd Q eps m a y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * ((W - 1) * k / Num.sqrt (1 - t) + `|z| * ((Num.sqrt (1 - t))^-1 - 1)).
Proof.
move=> v0 aX Q0 t1 c run; have X0 : 0 <= X := le_trans (normr_ge0 _) (aX i).
have all_X : all (fun x => `|x| <= X) (entries a) by apply/allP => x /mapP[l _ ->].
have s0 : 0 < s by rewrite sqrtr_gt0.
have s2 : s ^+ 2 = variance a + eps by rewrite sqr_sqrtr // ltW.
have n0 : 0 <= (N%:R)^-1 :> R by rewrite invr_ge0 ler0n.
have eS : square_of (entries a) = S by rewrite /S -(square_entries a N0) mulrC divfK.
have em : `|m - mean a| / s <= (W - 1) * k.
  by rewrite /k mulrA ler_pmul2r ?invr_gt0 // -mean_entries; exact: welford_mean_error X0 c all_X.
have := welford_square_error M X0 c all_X; rewrite eS; set B := _ * S + _ => eQ.
have := merged_norm_counts M eps_ge0 Q0 (near_refl M 0 Q) run i => -[T fT].
rewrite mulrA mulr1; set V := Q / N%:R + eps => eT.
have tv : `|V - (variance a + eps)| <= t * (variance a + eps).
  have -> : V - (variance a + eps) = (Q - S) / N%:R by rewrite /V /S; field.
  have -> : t * (variance a + eps) = B / N%:R by rewrite -s2 /t -/B; field; rewrite N0 lt0r_neq0.
  by rewrite normrM (ger0_norm n0) ler_wpmul2r.
exact: (radicand_entry M v0 tv t1 em fT eT).
Qed.
End Normalized.
