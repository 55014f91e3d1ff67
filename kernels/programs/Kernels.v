(* What kernels add: sums by blocks whose accumulator has a rounding of its own (tensor cores), a linear layer behind the
   normalized row in mixed precision, softmax from logits. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Rounding Programs Norms Sharp.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Blocks.
Variables (R : rcfType) (v : R) (rnd : R -> R -> Prop).
Hypothesis v0 : 0 <= v.
Implicit Types (a b c S T : R) (h k : nat) (s : seq R).
Notation block_sum := (block_sum v). Notation block := (block v).
Let w1 h : 1 <= (1 + v) ^+ h. Proof. by rewrite exprn_ege1 // ler_addl. Qed.
Theorem block_sum_error h s c : block_sum h s c ->
  `|c - \sum_(t <- s) t| <= ((1 + v) ^+ h - 1) * \sum_(t <- s) `|t|.
Proof.
have pos s' : 0 <= \sum_(t <- s') `|t| :> R by exact: sumr_ge0.
have tri s' : `|\sum_(t <- s') t| <= \sum_(t <- s') `|t| :> R by exact: ler_norm_sum.
pose Q (k : nat) s' (a T : R) := `|a - \sum_(t <- s') t| <= ((1 + v) ^+ k - 1) * (\sum_(t <- s') `|t|) /\
  T <= (1 + v) ^+ k * \sum_(t <- s') `|t|.
pose Pd (h' : nat) s' c' := `|c' - \sum_(t <- s') t| <= ((1 + v) ^+ h' - 1) * (\sum_(t <- s') `|t|).
move: h s c; apply: (@block_sum_mut R v Pd Q); rewrite /Pd.
- by move=> a; rewrite !big_seq1 !subrr normr0 mul0r.
- move=> h s a T c _ [e sT] r; have -> : c - \sum_(t <- s) t = (c - a) + (a - \sum_(t <- s) t) by ring.
  apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (le_trans r (ler_wpmul2l v0 sT)) e) _.
  by rewrite exprS; differ (0 : R).
- move=> h s a _ e; split=> //; apply: le_trans (size_le e) _; apply: le_trans (ler_add (tri s) (lexx _)) _.
  by differ (0 : R).
- move=> h k s1 s2 a b S T _ [e1 t1] _ [e2 t2]; rewrite /Q !big_cat /=.
  have wl : (1 + v) ^+ h <= (1 + v) ^+ maxn h k by rewrite ler_weexpn2l ?ler_addl // leq_maxl.
  have wr : (1 + v) ^+ k <= (1 + v) ^+ maxn h k by rewrite ler_weexpn2l ?ler_addl // leq_maxr.
  split; last by rewrite mulrDr; apply: ler_add; [apply: le_trans t1 _ | apply: le_trans t2 _]; rewrite ler_wpmul2r.
  rewrite opprD addrACA; apply: le_trans (ler_norm_add _ _) _; rewrite mulrDr; apply: ler_add.
    by apply: le_trans e1 _; rewrite ler_wpmul2r ?ler_add2r.
  by apply: le_trans e2 _; rewrite ler_wpmul2r ?ler_add2r.
Qed.

(* An inner product: products are exact in the accumulator. *)
Theorem dot_error N h (q z : 'cV[R]_N) y : linear_run rnd v q z h y ->
  `|y - dot q z| <= ((1 + v) ^+ h - 1) * dot (absv q) (absv z).
Proof. by case=> /block_sum_error; rewrite (sum_entries (had q z) id) (sum_entries (had q z)) -dot_absv -dotE'; under eq_bigr do rewrite mxE; under [in X in _ <= X]eq_bigr do rewrite mxE. Qed.
(* An entry of a linear layer: the row z, stored in a short format, errs by e. *)
Theorem linear_error N h (q z z_exact e : 'cV[R]_N) y (s := z_exact) : (forall j, `|z j 0 - s j 0| <= e j 0) ->
  linear_run rnd v q z h y ->
  `|y - dot q s| <= ((1 + v) ^+ h - 1) * dot (absv q) (absv s + e) + dot (absv q) e.
Proof.
move=> ze /dot_error r; have [D B] := dot_moved q ze.
apply: le_trans (ler_dist_add (dot q z) _ _) _; apply: ler_add D; apply: le_trans r _.
by rewrite ler_wpmul2l // subr_ge0.
Qed.
End Blocks.

Section Softmax.
Variables (R : rcfType) (N : nat) (F : R -> Prop) (u : R) (rnd : R -> R -> Prop) (ex : R -> R).
Hypotheses (P : nearest F u rnd) (ex_gt0 : forall x, 0 < ex x) (ex_add : forall x y, ex (x + y) = ex x * ex y).
Hypothesis ex_mono : forall x y, x <= y -> ex x <= ex y.
Let u0 : 0 <= u. Proof. by case: P. Qed.
Let ex_shift x y : ex (x - y) * ex y = ex x. Proof. by rewrite -ex_add subrK. Qed.

Definition softmax_of (x : 'cV[R]_N) : 'cV[R]_N := \col_i (ex (x i 0) / (\sum_j ex (x j 0))).
(* Softmax of logits a, of which m is subtracted, the largest or any other: differences up to D in size, an exponential that errs
   by a factor g. *)
Theorem softmax_logits_error h g m D (a d e y : 'cV[R]_N) i (p := softmax_of a i 0)
  (W := (1 + u) * sum_growth u h N * (g * ex (u * D)) ^+ 2) :
  1 <= g -> (forall j, `|a j 0 - m| <= D) -> (forall j, upto g (e j 0) (ex (d j 0))) ->
  softmax_logits_run rnd e m a h d y -> `|y i 0 - p| <= (W - 1) * p.
Proof.
rewrite {}/p mxE => g1 xD ne; set p := ex _ / _ => run.
case: run => s rd fs d0 /(_ i) ry; have D0 : 0 <= u * D by rewrite mulr_ge0 // (le_trans _ (xD i)).
have ex0 : ex 0 = 1.
  by apply: (mulfI (lt0r_neq0 (ex_gt0 0))); rewrite -ex_add addr0 mulr1.
have K1 : 1 <= ex (u * D) by rewrite -ex0 ex_mono.
have nd j : upto (ex (u * D)) (ex (d j 0)) (ex (a j 0 - m)).
  exists (ex (d j 0 - (a j 0 - m))); last by rewrite mulrC ex_shift.
  have b : `|d j 0 - (a j 0 - m)| <= u * D.
    case: P => _ _ /(_ _ _ (rd j)) [_ r _ _]; apply: le_trans r _; exact: ler_wpmul2l.
  move: b; rewrite ler_norml => /andP[lo hi]; split=> //; last exact: ex_mono.
  by rewrite -ex0 -ex_add ex_mono // -ler_subl_addl sub0r.
set K := g * ex (u * D); have Kg : 1 <= K by rewrite mulr_ege1.
have nj j : upto K (e j 0) (ex (a j 0 - m)) := upto_trans (ne j) (nd j).
have ns := upto_fsum P Kg (fun j => ltW (ex_gt0 (a j 0 - m))) fs nj.
have := upto_round P ry (upto_mul (nj i) (upto_inv ns)).
have -> : ex (a i 0 - m) / (\sum_j ex (a j 0 - m)) = p.
  have sm : (\sum_j ex (a j 0)) = (\sum_j ex (a j 0 - m)) * ex m.
    by rewrite mulr_suml; apply: eq_bigr => j _; rewrite ex_shift.
  by rewrite /p sm -(ex_shift (a i 0) m) invfM mulrACA divff ?mulr1 // gt_eqF.
case=> t ft ->; have [T _] := upto_far ft; have p0 : 0 <= p by rewrite divr_ge0 ?sumr_ge0 // => *; exact: ltW.
rewrite (_ : p * t - p = (t - 1) * p); last by ring.
rewrite normrM (ger0_norm p0) ler_wpmul2r //; apply: le_trans T _; rewrite le_eqVlt; apply/orP; left; apply/eqP.
by rewrite /W -/K; ring.
Qed.
End Softmax.
