(* What kernels add: sums by blocks whose accumulator has a rounding of its own (tensor cores), a linear layer behind the
   normalized row in mixed precision, softmax from logits. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Rounding Programs Norms Sharp.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Blocks.
Variables (R : rcfType) (v : R).
Hypothesis v0 : 0 <= v.
Implicit Types (a b c S T : R) (h k : nat) (s : seq R).
(* `block_sum h s c`: c is a sum of s of which no number goes through more than h blocks. A block adds any number of values at
   once and errs by v of the sum of their sizes: v is a unit roundoff, twice it where the accumulator truncates, and larger where
   values are aligned to the largest one and cut off. `block h s a T`: values of a block with exact sum a and sizes T. *)
Inductive block_sum : nat -> seq R -> R -> Prop :=
| block_one a : block_sum 0 [:: a] a
| block_node h s a T c : block h s a T -> `|c - a| <= v * T -> block_sum h.+1 s c
with block : nat -> seq R -> R -> R -> Prop :=
| block_value h s a : block_sum h s a -> block h s a `|a|
| block_add h k s1 s2 a b S T : block h s1 a S -> block k s2 b T -> block (maxn h k) (s1 ++ s2) (a + b) (S + T).
Scheme block_sum_mut := Minimality for block_sum Sort Prop with block_mut := Minimality for block Sort Prop.

Let w1 h : 1 <= (1 + v) ^+ h. Proof. by rewrite exprn_ege1 // ler_addl. Qed.
Let size_le (a b e : R) : `|a - b| <= e -> `|a| <= `|b| + e.
Proof. by move=> h; rewrite -[a](subrK b) addrC; apply: le_trans (ler_norm_add _ _) _; rewrite ler_add2l. Qed.
Theorem block_sum_error h s c : block_sum h s c ->
  `|c - \sum_(t <- s) t| <= ((1 + v) ^+ h - 1) * \sum_(t <- s) `|t|.
Proof.
have pos s' : 0 <= \sum_(t <- s') `|t| :> R by exact: sumr_ge0.
have tri s' : `|\sum_(t <- s') t| <= \sum_(t <- s') `|t| :> R by exact: ler_norm_sum.
pose Q (k : nat) s' (a T : R) := `|a - \sum_(t <- s') t| <= ((1 + v) ^+ k - 1) * (\sum_(t <- s') `|t|) /\
  T <= (1 + v) ^+ k * \sum_(t <- s') `|t|.
pose Pd (h' : nat) s' c' := `|c' - \sum_(t <- s') t| <= ((1 + v) ^+ h' - 1) * (\sum_(t <- s') `|t|).
move: h s c; apply: (@block_sum_mut Pd Q); rewrite /Pd.
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

(* An entry of a linear layer: products are exact in the accumulator; the row z, stored in a short format, errs by e. *)
Theorem linear_error N h (w z s e : 'cV[R]_N) y : (forall j, `|z j 0 - s j 0| <= e j 0) ->
  block_sum h (entries (had w z)) y ->
  `|y - dot w s| <= ((1 + v) ^+ h - 1) * dot (absv w) (absv s + e) + dot (absv w) e.
Proof.
move=> ze /block_sum_error; rewrite (sum_entries (had w z) id) (sum_entries (had w z)) => r.
have D : `|dot w z - dot w s| <= dot (absv w) e.
  rewrite /dot /sumv -sumrB; apply: le_trans (ler_norm_sum _ _ _) _; apply: ler_sum => j _.
  by rewrite !mxE -mulrBr normrM ler_wpmul2l.
have B : \sum_i `|had w z i 0| <= dot (absv w) (absv s + e).
  apply: ler_sum => j _; rewrite !mxE normrM ler_wpmul2l //; exact: size_le.
have -> : y - dot w s = (y - dot w z) + (dot w z - dot w s) by ring.
apply: le_trans (ler_norm_add _ _) _; apply: ler_add D; apply: le_trans r _.
by rewrite ler_wpmul2l // subr_ge0.
Qed.
End Blocks.

Section Softmax.
Variables (R : rcfType) (N : nat) (F : R -> Prop) (u : R) (rnd : R -> R -> Prop) (ex : R -> R).
Hypotheses (P : nearest F u rnd) (ex_gt0 : forall x, 0 < ex x) (ex_add : forall x y, ex (x + y) = ex x * ex y).
Hypothesis ex_mono : forall x y, x <= y -> ex x <= ex y.
Let u0 : 0 <= u. Proof. by case: P. Qed.
Let ex_shift x y : ex (x - y) * ex y = ex x. Proof. by rewrite -ex_add subrK. Qed.

(* Softmax of logits x, of which m is subtracted, the largest or any other: differences up to D in size, an exponential that errs
   by a factor g. *)
Theorem softmax_logits_error h g m D (x d e y : 'cV[R]_N) s i (p := ex (x i 0) / (\sum_j ex (x j 0)))
  (W := (1 + u) * sum_growth u h N * (g * ex (u * D)) ^+ 2) :
  1 <= g -> (forall j, `|x j 0 - m| <= D) -> (forall j, rnd (d j 0) (x j 0 - m)) -> (forall j, upto g (e j 0) (ex (d j 0))) ->
  fsum rnd h (entries e) s -> rnd (y i 0) (e i 0 / s) -> `|y i 0 - p| <= (W - 1) * p.
Proof.
move=> g1 xD rd ne fs ry; have D0 : 0 <= u * D by rewrite mulr_ge0 // (le_trans _ (xD i)).
have ex0 : ex 0 = 1.
  by apply: (mulfI (lt0r_neq0 (ex_gt0 0))); rewrite -ex_add addr0 mulr1.
have K1 : 1 <= ex (u * D) by rewrite -ex0 ex_mono.
have nd j : upto (ex (u * D)) (ex (d j 0)) (ex (x j 0 - m)).
  exists (ex (d j 0 - (x j 0 - m))); last by rewrite mulrC ex_shift.
  have b : `|d j 0 - (x j 0 - m)| <= u * D.
    case: P => _ _ /(_ _ _ (rd j)) [_ r _ _]; apply: le_trans r _; exact: ler_wpmul2l.
  move: b; rewrite ler_norml => /andP[lo hi]; split=> //; last exact: ex_mono.
  by rewrite -ex0 -ex_add ex_mono // -ler_subl_addl sub0r.
set K := g * ex (u * D); have Kg : 1 <= K by rewrite mulr_ege1.
have nj j : upto K (e j 0) (ex (x j 0 - m)) := upto_trans (ne j) (nd j).
have ns := upto_fsum P Kg (fun j => ltW (ex_gt0 (x j 0 - m))) fs nj.
have := upto_round P ry (upto_mul (nj i) (upto_inv ns)).
have -> : ex (x i 0 - m) / (\sum_j ex (x j 0 - m)) = p.
  have sm : (\sum_j ex (x j 0)) = (\sum_j ex (x j 0 - m)) * ex m.
    by rewrite mulr_suml; apply: eq_bigr => j _; rewrite ex_shift.
  by rewrite /p sm -(ex_shift (x i 0) m) invfM mulrACA divff ?mulr1 // gt_eqF.
case=> t ft ->; have [T _] := upto_far ft; have p0 : 0 <= p by rewrite divr_ge0 ?sumr_ge0 // => *; exact: ltW.
rewrite (_ : p * t - p = (t - 1) * p); last by ring.
rewrite normrM (ger0_norm p0) ler_wpmul2r //; apply: le_trans T _; rewrite le_eqVlt; apply/orP; left; apply/eqP.
by rewrite /W -/K; ring.
Qed.
End Softmax.
