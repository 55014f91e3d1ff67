(* Chan's merge in any tree, in which numbers may be merged one at a time: the errors of the mean and of the sum of squares,
   for every N, by induction over the tree; a merge is the program `chan_merge`. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Lemma count_sum h k : ((maxn (h + h + 4) (k + k + 4)).+1 <= maxn h k + maxn h k + 5)%N.
Proof. by lia. Qed.
Lemma count_merge l : ((maxn (l + l + 5) 4).+1 <= l.+1 + l.+1 + 4)%N.
Proof. by lia. Qed.

Section Chan.
Variables (R : rcfType) (u : R) (rnd : R -> R -> Prop).
Hypothesis M : model u rnd.
Implicit Types (s : seq R) (h k : nat).
Let u_ge0 : 0 <= u. Proof. by case: M. Qed.

Definition size_of s : R := (size s)%:R.
Definition mean_of s : R := (\sum_(t <- s) t) / size_of s.

(* `chan h s m Q`: m is a computed mean of s and Q a computed sum of squares about it, merged in any tree of height h. *)
Inductive chan : nat -> seq R -> R -> R -> Prop :=
| chan_one a : chan 0 [:: a] a 0
| chan_node h k s1 s2 m1 m2 Q1 Q2 d m Q : chan h s1 m1 Q1 -> chan k s2 m2 Q2 ->
    chan_merge_run rnd Q1 Q2 m1 m2 (size_of s1 + size_of s2) (size_of s1) (size_of s2) d m Q ->
    chan (maxn h k).+1 (s1 ++ s2) m Q
| chan_any h s1 s2 m Q : perm_eq s1 s2 -> chan h s1 m Q -> chan h s2 m Q.

(* What a merge makes of the relative error: one rounding of the mean, three of the step, which is 2·max|x| at most. *)
Definition merge_growth : R := (1 + u) * (1 + 2%:R * (grow u 0 3 - 1)).
Lemma merge_growth_ge1 : 1 <= merge_growth.
Proof.
have g := grow_ge1 M 0 3; rewrite /merge_growth; have p : 0 <= grow u 0 3 - 1 by rewrite subr_ge0.
by differ (u + u * (2%:R * (grow u 0 3 - 1)) + 2%:R * (grow u 0 3 - 1)).
Qed.

Lemma chan_size h s m Q : chan h s m Q -> 0 < size_of s.
Proof.
rewrite /size_of ltr0n; elim=> {h s m Q} // [h k s1 s2 m1 m2 Q1 Q2 d m Q _ p1 _ p2 _|h s1 s2 m Q p _].
  by rewrite size_cat addn_gt0 p1.
by rewrite (perm_size p).
Qed.
Lemma mean_one a : mean_of [:: a] = a.
Proof. by rewrite /mean_of /size_of big_seq1 divr1. Qed.
Lemma size_perm s1 s2 : perm_eq s1 s2 -> size_of s2 = size_of s1.
Proof. by move=> p; rewrite /size_of (perm_size p). Qed.
Lemma mean_perm s1 s2 : perm_eq s1 s2 -> mean_of s2 = mean_of s1.
Proof. by move=> p; rewrite /mean_of (size_perm p) (perm_big _ p). Qed.
Lemma mean_cat s1 s2 : 0 < size_of s1 -> 0 < size_of s2 ->
  mean_of (s1 ++ s2) = mean_of s1 + (mean_of s2 - mean_of s1) * (size_of s2 / (size_of s1 + size_of s2)).
Proof.
rewrite /mean_of /size_of size_cat natrD big_cat /= => p1 p2.
move: (\sum_(t <- s1) t) (\sum_(t <- s2) t) (size s1)%:R (size s2)%:R p1 p2 => A B x y x0 y0.
have n0 : x + y != 0 by rewrite gt_eqF // addr_gt0.
by field; rewrite n0 !gt_eqF.
Qed.
Lemma mean_size (X : R) s : 0 < size_of s -> all (fun t => `|t| <= X) s -> `|mean_of s| <= X.
Proof.
move=> p /allP b; rewrite /mean_of normrM normfV (gtr0_norm p) ler_pdivr_mulr //.
apply: le_trans (ler_norm_sum _ _ _) _; rewrite /size_of -sum1_size natr_sum mulr_sumr big_seq [X in _ <= X]big_seq.
by apply: ler_sum => t /b; rewrite mulr1.
Qed.

(* A mean moved towards that of a second part, which has a share w of the numbers at the most, by a step that errs by j
   roundings. *)
Lemma mean_step j s1 s2 m1 m2 q m (E w X : R) : 0 <= X -> 0 <= E -> 0 < size_of s1 -> 0 < size_of s2 ->
  all (fun t => `|t| <= X) s1 -> all (fun t => `|t| <= X) s2 ->
  `|m1 - mean_of s1| <= E * X -> `|m2 - mean_of s2| <= E * X -> size_of s2 / (size_of s1 + size_of s2) <= w ->
  near u j q ((m2 - m1) * (size_of s2 / (size_of s1 + size_of s2))) -> rnd m (m1 + q) ->
  `|m - mean_of (s1 ++ s2)| <= ((1 + u) * (1 + 2%:R * w * (grow u 0 j - 1)) * (1 + E) - 1) * X.
Proof.
move=> X0 E0 p1 p2 b1 b2 e1 e2 ow nq rm.
have {}b1 := mean_size p1 b1; have {}b2 := mean_size p2 b2.
have n0 : 0 < size_of s1 + size_of s2 by rewrite addr_gt0.
have o0 : 0 <= size_of s2 / (size_of s1 + size_of s2) by rewrite divr_ge0 ?(ltW p2) ?(ltW n0).
have o1 : size_of s2 / (size_of s1 + size_of s2) <= 1 by rewrite ler_pdivr_mulr // mul1r ler_addr ltW.
rewrite (mean_cat p1 p2); move: (size_of s2 / (size_of s1 + size_of s2)) nq o0 o1 ow => o nq o0 o1 ow.
case: nq => T /(fac_far M) [hT _] eq.
have t0 : `|T - 1| <= grow u 0 j - 1 by rewrite /grow expr0 mul1r.
move: (grow u 0 j - 1) t0 => t t0; have w0 : 0 <= w := le_trans o0 ow.
set mu := mean_of s1 + _; have tt : 0 <= t by apply: le_trans t0.
have dm : `|m2 - m1| <= 2%:R * ((1 + E) * X).
  rewrite mulrDl mul1r mulr_natl mulr2n.
  by apply: le_trans (ler_norm_sub _ _) _; exact: ler_add (size_add e2 b2) (size_add e1 b1).
have em : `|m1 + q - mu| <= E * X + 2%:R * ((1 + E) * X) * w * t.
    have -> : m1 + q - mu = (1 - o) * (m1 - mean_of s1) + o * (m2 - mean_of s2) + (m2 - m1) * o * (T - 1).
      by rewrite eq /mu; ring.
    apply: le_trans (ler_norm_add _ _) _; apply: ler_add.
      apply: le_trans (ler_norm_add _ _) _; rewrite !normrM (ger0_norm o0) (ger0_norm (_ : 0 <= 1 - o)) ?subr_ge0 //.
      have h1 : (1 - o) * `|m1 - mean_of s1| <= (1 - o) * (E * X) by rewrite ler_wpmul2l ?subr_ge0.
      have h2 : o * `|m2 - mean_of s2| <= o * (E * X) by rewrite ler_wpmul2l.
      by apply: le_trans (ler_add h1 h2) _; differ (0 : R).
    rewrite !normrM (ger0_norm o0); apply: ler_pmul => //; first by rewrite mulr_ge0 ?normr_ge0.
    by apply: ler_pmul.
have mus : `|mu| <= X.
    have -> : mu = (1 - o) * mean_of s1 + o * mean_of s2 by rewrite /mu; ring.
    apply: le_trans (ler_norm_add _ _) _; rewrite [`|(1 - o) * _|]normrM [`|o * _|]normrM.
    rewrite (ger0_norm o0) (ger0_norm (_ : 0 <= 1 - o)) ?subr_ge0 //.
    have h1 : (1 - o) * `|mean_of s1| <= (1 - o) * X by rewrite ler_wpmul2l ?subr_ge0.
    have h2 : o * `|mean_of s2| <= o * X by rewrite ler_wpmul2l.
    by apply: le_trans (ler_add h1 h2) _; differ (0 : R).
case: M => _ _ /(_ _ _ rm) r.
apply: le_trans (ler_dist_add (m1 + q) _ _) _.
by apply: le_trans (ler_add (le_trans r (ler_wpmul2l u_ge0 (size_add em mus))) em) _; differ (0 : R).
Qed.
Lemma merge_mean s1 s2 m1 m2 Q1 Q2 d m Q (E w X : R) : 0 <= X -> 0 <= E -> 0 < size_of s1 -> 0 < size_of s2 ->
  all (fun t => `|t| <= X) s1 -> all (fun t => `|t| <= X) s2 ->
  `|m1 - mean_of s1| <= E * X -> `|m2 - mean_of s2| <= E * X -> size_of s2 / (size_of s1 + size_of s2) <= w ->
  chan_merge_run rnd Q1 Q2 m1 m2 (size_of s1 + size_of s2) (size_of s1) (size_of s2) d m Q ->
  `|m - mean_of (s1 ++ s2)| <= ((1 + u) * (1 + 2%:R * w * (grow u 0 3 - 1)) * (1 + E) - 1) * X.
Proof.
move=> X0 E0 p1 p2 b1 b2 e1 e2 ow [w' q _ _ _ _ rd _ rw rq rm _ _ _ _ _]; apply: (mean_step X0 E0 p1 p2 b1 b2 e1 e2 ow _ rm).
exact: (near_round M rq (near_mul M (near_rnd M rd) (near_rnd M rw))).
Qed.

Theorem chan_mean_error h s m Q (X : R) : 0 <= X -> chan h s m Q -> all (fun t => `|t| <= X) s ->
  `|m - mean_of s| <= (merge_growth ^+ h - 1) * X.
Proof.
move=> X0; elim=> {h s m Q} [a|h k s1 s2 m1 m2 Q1 Q2 d m Q c1 ih1 c2 ih2 run|h s1 s2 m Q p _ ih].
- by rewrite mean_one subrr normr0 expr0 subrr mul0r.
- rewrite all_cat => /andP[b1 b2]; set W := merge_growth; set l := maxn h k.
  have p1 := chan_size c1; have p2 := chan_size c2; have W1 : 1 <= W := merge_growth_ge1.
  have e1 : `|m1 - mean_of s1| <= (W ^+ l - 1) * X.
    by apply: le_trans (ih1 b1) _; rewrite ler_wpmul2r // ler_add2r ler_weexpn2l // leq_maxl.
  have e2 : `|m2 - mean_of s2| <= (W ^+ l - 1) * X.
    by apply: le_trans (ih2 b2) _; rewrite ler_wpmul2r // ler_add2r ler_weexpn2l // leq_maxr.
  have E0 : 0 <= W ^+ l - 1 by rewrite subr_ge0 exprn_ege1.
  have n0 : 0 < size_of s1 + size_of s2 by rewrite addr_gt0.
  have o1 : size_of s2 / (size_of s1 + size_of s2) <= 1 by rewrite ler_pdivr_mulr // mul1r ler_addr ltW.
  have := merge_mean X0 E0 p1 p2 b1 b2 e1 e2 o1 run.
  by rewrite mulr1 [1 + (_ - 1)]addrC subrK exprS.
- by move=> b; rewrite (mean_perm p); apply: ih; rewrite (perm_all _ p).
Qed.

(* Merges of one number at a time, so that the k-th weighs 1/k. Welford's recurrence, Q + d·(x - new mean), is the same
   without rounding, but rounds in other places: see Welford.v. *)
Inductive one_by_one : seq R -> R -> R -> Prop :=
| one_by_one_first a : one_by_one [:: a] a 0
| one_by_one_next s a m1 Q1 d m Q : one_by_one s m1 Q1 ->
    chan_merge_run rnd Q1 0 m1 a (size_of s + size_of [:: a]) (size_of s) (size_of [:: a]) d m Q ->
    one_by_one (s ++ [:: a]) m Q.
Definition one_by_one_growth n : R := \prod_(2 <= k < n.+1) ((1 + u) * (1 + 2%:R * (k%:R)^-1 * (grow u 0 3 - 1))).
Lemma one_by_one_size s m Q : one_by_one s m Q -> (0 < size s)%N.
Proof. by elim=> {s m Q} // s a *; rewrite size_cat addn1. Qed.
Lemma one_by_one_chan s m Q : one_by_one s m Q -> chan (size s).-1 s m Q.
Proof.
elim=> {s m Q} [a|s a m1 Q1 d m Q c ih run]; first exact: chan_one.
by have := chan_node ih (chan_one a) run; rewrite maxn0 size_cat addn1 prednK // (one_by_one_size c).
Qed.
Lemma one_by_one_growth_ge1 n : 1 <= one_by_one_growth n.
Proof.
rewrite /one_by_one_growth; elim/big_ind: _ => // [x y x1 y1|k _]; first exact: mulr_ege1.
have g : 0 <= grow u 0 3 - 1 by rewrite subr_ge0; exact: (grow_ge1 M).
have t : 0 <= 2%:R * (k%:R)^-1 * (grow u 0 3 - 1) by rewrite !mulr_ge0 ?invr_ge0 ?ler0n.
by apply: mulr_ege1; rewrite ler_addl.
Qed.
Theorem one_by_one_mean_error s m Q (X : R) : 0 <= X -> one_by_one s m Q -> all (fun t => `|t| <= X) s ->
  `|m - mean_of s| <= (one_by_one_growth (size s) - 1) * X.
Proof.
move=> X0; elim=> {s m Q} [a|s a m1 Q1 d m Q c ih run].
- by rewrite mean_one subrr normr0 /one_by_one_growth big_geq // subrr mul0r.
- rewrite all_cat => /andP[b1 b2]; have p1 := chan_size (one_by_one_chan c); have n1 := one_by_one_size c.
  have p2 : 0 < size_of [:: a] by rewrite ltr01.
  have E0 : 0 <= one_by_one_growth (size s) - 1 by rewrite subr_ge0 one_by_one_growth_ge1.
  have e2 : `|a - mean_of [:: a]| <= (one_by_one_growth (size s) - 1) * X.
    by rewrite mean_one subrr normr0 mulr_ge0.
  have ow : size_of [:: a] / (size_of s + size_of [:: a]) <= ((size s).+1%:R)^-1.
    by rewrite /size_of -natrD addn1 mul1r.
  have := merge_mean X0 E0 p1 p2 b1 b2 (ih b1) e2 ow run.
  rewrite [1 + (_ - 1)]addrC subrK size_cat addn1.
  have -> : one_by_one_growth (size s).+1 = (1 + u) * (1 + 2%:R * ((size s).+1%:R)^-1 * (grow u 0 3 - 1)) * one_by_one_growth (size s).
    by rewrite {1}/one_by_one_growth big_nat_recr //= mulrC.
  by [].
Qed.

(* The sum of squares about the mean, and what a merge adds to it. *)
Definition square_of s : R := \sum_(t <- s) (t - mean_of s) ^+ 2.
Lemma square_one a : square_of [:: a] = 0.
Proof. by rewrite /square_of big_seq1 mean_one subrr expr2 mul0r. Qed.
Lemma square_ge0 s : 0 <= square_of s.
Proof. by apply: sumr_ge0 => t _; exact: sqr_ge0. Qed.
Lemma square_perm s1 s2 : perm_eq s1 s2 -> square_of s2 = square_of s1.
Proof. by move=> p; rewrite /square_of (mean_perm p) (perm_big _ p). Qed.
Lemma square_shift m s :
  \sum_(t <- s) (t - m) ^+ 2 = \sum_(t <- s) t ^+ 2 - 2%:R * m * (\sum_(t <- s) t) + size_of s * m ^+ 2.
Proof.
rewrite /size_of; elim: s => [|t s ih]; first by rewrite !big_nil mulr0 mul0r subr0 addr0.
by rewrite !big_cons ih /= -add1n natrD; move: (\sum_(i <- s) i ^+ 2) (\sum_(i <- s) i) => A B; ring.
Qed.
Lemma square_about s : 0 < size_of s -> square_of s = \sum_(t <- s) t ^+ 2 - size_of s * mean_of s ^+ 2.
Proof.
move=> p; rewrite /square_of square_shift.
have -> : \sum_(t <- s) t = size_of s * mean_of s by rewrite /mean_of mulrC divfK // gt_eqF.
by move: (\sum_(t <- s) t ^+ 2) (mean_of s) (size_of s) => A m n; ring.
Qed.
Lemma square_cat s1 s2 (n := size_of s1 + size_of s2) : 0 < size_of s1 -> 0 < size_of s2 -> square_of (s1 ++ s2) =
  square_of s1 + square_of s2 + (mean_of s2 - mean_of s1) ^+ 2 * (size_of s1 * (size_of s2 / n)).
Proof.
move=> p1 p2; have n0 : 0 < n by rewrite addr_gt0.
have sc : size_of (s1 ++ s2) = n by rewrite /size_of size_cat natrD.
rewrite !square_about // ?sc // (mean_cat p1 p2) -/n big_cat /=.
move: (\sum_(t <- s1) _) (\sum_(t <- s2) _) (mean_of s1) (mean_of s2) p1 p2 n0 => A B x y.
rewrite /n; move: (size_of s1) (size_of s2) => p q p1 p2 n0; field; exact: lt0r_neq0.
Qed.

Lemma cauchy (a b p q : R) : a * p + b * q <= Num.sqrt ((a ^+ 2 + b ^+ 2) * (p ^+ 2 + q ^+ 2)).
Proof.
apply: le_trans (ler_norm _) _; rewrite -sqrtr_sqr ler_wsqrtr //; by differ ((a * q - b * p) ^+ 2).
Qed.
(* Minkowski: lengths differ by the length of the difference at most. *)
Lemma minkowski (a b p q : R) : Num.sqrt ((a + p) ^+ 2 + (b + q) ^+ 2) <=
  Num.sqrt (a ^+ 2 + b ^+ 2) + Num.sqrt (p ^+ 2 + q ^+ 2).
Proof.
set A := a ^+ 2 + b ^+ 2; set P := p ^+ 2 + q ^+ 2.
have A0 : 0 <= A by rewrite addr_ge0 ?sqr_ge0. have P0 : 0 <= P by rewrite addr_ge0 ?sqr_ge0.
rewrite -(@ler_pexpn2r _ 2) ?nnegrE ?addr_ge0 ?sqrtr_ge0 // sqr_sqrtr ?addr_ge0 ?sqr_ge0 //.
rewrite [X in _ <= X]sqrrD !sqr_sqrtr // -sqrtrM //.
have cs : a * p + b * q <= Num.sqrt (A * P) by exact: cauchy.
have -> : (a + p) ^+ 2 + (b + q) ^+ 2 = A + (a * p + b * q) *+ 2 + P by rewrite /A /P -mulr_natr; ring.
by rewrite ler_add2r ler_add2l ler_muln2r cs orbT.
Qed.
(* Of square roots: what is near before is near behind a sum of two, of which the second errs too. *)
Lemma root_sum (S V T S' V' T' : R) : 0 <= S -> 0 <= V -> 0 <= T -> 0 <= S' -> 0 <= V' -> 0 <= T' ->
  `|Num.sqrt S - Num.sqrt V| <= Num.sqrt T -> `|Num.sqrt S' - Num.sqrt V'| <= Num.sqrt T' ->
  `|Num.sqrt (S + S') - Num.sqrt (V + V')| <= Num.sqrt (T + T').
Proof.
have half (A B C A' B' C' : R) : 0 <= A -> 0 <= B -> 0 <= C -> 0 <= A' -> 0 <= B' -> 0 <= C' ->
    `|Num.sqrt A - Num.sqrt B| <= Num.sqrt C -> `|Num.sqrt A' - Num.sqrt B'| <= Num.sqrt C' ->
    Num.sqrt (A + A') - Num.sqrt (B + B') <= Num.sqrt (C + C').
  move=> A0 B0 C0 A'0 B'0 C'0 h h'; rewrite ler_subl_addl.
  have := minkowski (Num.sqrt B) (Num.sqrt B') (Num.sqrt A - Num.sqrt B) (Num.sqrt A' - Num.sqrt B').
  rewrite ![Num.sqrt B + _]addrC ![Num.sqrt B' + _]addrC !subrK !sqr_sqrtr // => m; apply: le_trans m _.
  rewrite ler_add2l ler_wsqrtr // -[C](sqr_sqrtr C0) -[C'](sqr_sqrtr C'0); apply: ler_add; exact: sqr_le.
move=> S0 V0 T0 S'0 V'0 T'0 h h'; rewrite ler_norml ler_oppl opprB; apply/andP; split; last exact: half h h'.
by apply: half; rewrite // distrC.
Qed.

(* The sum of squares: but for 2h + 4 relative roundings it is some S, whose root is beside the exact one by what the means
   err. *)
Theorem chan_square_error h s m Q (X : R) : 0 <= X -> chan h s m Q -> all (fun t => `|t| <= X) s ->
  exists S, [/\ 0 <= S, near u (h + h + 4) Q S &
    `|Num.sqrt S - Num.sqrt (square_of s)| <= Num.sqrt (size_of s * h%:R * ((merge_growth ^+ h - 1) * X) ^+ 2)].
Proof.
move=> X0; elim=> {h s m Q} [a|h k s1 s2 m1 m2 Q1 Q2 d m Q c1 ih1 c2 ih2 run|h s1 s2 m Q p _ ih].
- move=> _; exists 0; split=> //; first exact: near_refl M _ _.
  by rewrite square_one subrr normr0 sqrtr_ge0.
- case: run => w q f e c t rd _ rw rq rm rf re rc rt rQ; rewrite all_cat => /andP[b1 b2].
  set W := merge_growth; set l := maxn h k; have W1 : 1 <= W := merge_growth_ge1.
  have p1 := chan_size c1; have p2 := chan_size c2; have n0 : 0 < size_of s1 + size_of s2 by rewrite addr_gt0.
  case: (ih1 b1) => S1 [S10 n1 r1]; case: (ih2 b2) => S2 [S20 n2 r2].
  set o := size_of s1 * (size_of s2 / (size_of s1 + size_of s2)).
  have o0 : 0 <= o by rewrite mulr_ge0 ?divr_ge0 ?(ltW p1) ?(ltW p2) ?(ltW n0).
  exists (S1 + S2 + d ^+ 2 * o); split; first exact: (addr_ge0 (addr_ge0 S10 S20) (mulr_ge0 (sqr_ge0 _) o0)).
    have nf : near u (l + l + 5) f (S1 + S2).
      exact: (near_weak M (count_sum h k) (near_round M rf (near_add M S10 S20 n1 n2))).
    have nt : near u 4 t (d ^+ 2 * o).
      have ne : near u 1 e (d ^+ 2) by rewrite expr2; apply: near_rnd re.
      have nc : near u 2 c o by apply: (near_round M rc (near_mul M (near_refl M 0 _) (near_rnd M rw))).
      exact: (near_round M rt (near_mul M ne nc)).
    apply: (near_weak M (count_merge l) (near_round M rQ (near_add M _ _ nf nt))).
      exact: addr_ge0.
    exact: (mulr_ge0 (sqr_ge0 _) o0).
  have sc : size_of (s1 ++ s2) = size_of s1 + size_of s2 by rewrite /size_of size_cat natrD.
  set B := (W ^+ l - 1) * X; set C := (W ^+ l.+1 - 1) * X.
  have B0 : 0 <= B by rewrite mulr_ge0 // subr_ge0 exprn_ege1.
  have BC : B <= C by rewrite ler_wpmul2r // ler_add2r ler_weexpn2l.
  have grown (j : nat) s : 0 < size_of s -> (j <= l)%N -> size_of s * j%:R * ((W ^+ j - 1) * X) ^+ 2 <= size_of s * l%:R * C ^+ 2.
    move=> p jl; apply: ler_pmul; rewrite ?sqr_ge0 ?mulr_ge0 ?ler0n ?(ltW p) //.
      by rewrite ler_wpmul2l ?(ltW p) // ler_nat.
    have J0 : 0 <= (W ^+ j - 1) * X by rewrite mulr_ge0 // subr_ge0 exprn_ege1.
    rewrite ler_pexpn2r ?nnegrE // ?(le_trans B0) //; apply: le_trans BC.
    by rewrite ler_wpmul2r // ler_add2r ler_weexpn2l.
  have T0 s : 0 <= size_of s * l%:R * C ^+ 2 by exact: (mulr_ge0 (mulr_ge0 (ler0n _ _) (ler0n _ _)) (sqr_ge0 _)).
  have {}r1 := le_trans r1 (ler_wsqrtr (grown _ _ p1 (leq_maxl h k))).
  have {}r2 := le_trans r2 (ler_wsqrtr (grown _ _ p2 (leq_maxr h k))).
  set D := mean_of s2 - mean_of s1.
  have dD : `|d - D| <= 2%:R * C.
    have m1e : `|m1 - mean_of s1| <= B.
      by apply: le_trans (chan_mean_error X0 c1 b1) _; rewrite ler_wpmul2r // ler_add2r ler_weexpn2l // leq_maxl.
    have m2e : `|m2 - mean_of s2| <= B.
      by apply: le_trans (chan_mean_error X0 c2 b2) _; rewrite ler_wpmul2r // ler_add2r ler_weexpn2l // leq_maxr.
    have a1 := mean_size p1 b1; have a2 := mean_size p2 b2.
    have dm : `|m2 - m1| <= 2%:R * (X + B).
      by rewrite mulr_natl; apply: le_trans (ler_norm_sub _ _) _; exact: ler_add (size_add m2e a2) (size_add m1e a1).
    have -> : d - D = (d - (m2 - m1)) + ((m2 - mean_of s2) - (m1 - mean_of s1)) by rewrite /D; ring.
    apply: le_trans (ler_norm_add _ _) _; case: M => _ _ /(_ _ _ rd) rdd.
    apply: le_trans (ler_add (le_trans rdd (ler_wpmul2l u_ge0 dm)) (le_trans (ler_norm_sub _ _) (ler_add m2e m1e))) _.
    have Wu : 1 + u <= W.
      rewrite /W /merge_growth ler_pmulr ?ltr_spaddl ?ltr01 // ler_addl mulr_ge0 ?ler0n // subr_ge0; exact: (grow_ge1 M).
    have W0 : 0 <= W ^+ l * X by rewrite mulr_ge0 ?exprn_ge0 ?(le_trans ler01 W1).
    have := ler_wpmul2r W0 Wu; rewrite -subr_ge0 => w0; rewrite -subr_ge0.
    have -> : 2%:R * C - (u * (2%:R * (X + B)) + (B + B)) = 2%:R * (W * (W ^+ l * X) - (1 + u) * (W ^+ l * X)).
      by rewrite /C /B exprS; ring.
    by rewrite mulr_ge0 ?ler0n.
  have r3 : `|Num.sqrt (d ^+ 2 * o) - Num.sqrt (D ^+ 2 * o)| <= Num.sqrt ((size_of s1 + size_of s2) * C ^+ 2).
    rewrite (sqrtrM _ (sqr_ge0 d)) (sqrtrM _ (sqr_ge0 D)) !sqrtr_sqr -mulrBl normrM (ger0_norm (sqrtr_ge0 _)).
    have o4 : 4%:R * o <= size_of s1 + size_of s2.
      rewrite /o mulrA mulrA ler_pdivr_mulr //.
      by move: (size_of s1) (size_of s2) => x y; differ ((x - y) ^+ 2).
    apply: (@le_trans _ _ (2%:R * C * Num.sqrt o)).
      by rewrite ler_wpmul2r ?sqrtr_ge0 //; apply: le_trans (ler_dist_dist _ _) dD.
    have C0 : 0 <= C by apply: le_trans BC.
    have -> : 2%:R * C * Num.sqrt o = Num.sqrt ((2%:R * C) ^+ 2 * o).
      by rewrite (sqrtrM _ (sqr_ge0 _)) sqrtr_sqr ger0_norm // mulr_ge0 ?ler0n.
    rewrite ler_wsqrtr //.
    rewrite (_ : (2%:R * C) ^+ 2 * o = 4%:R * o * C ^+ 2); last by ring.
    by rewrite ler_wpmul2r ?sqr_ge0.
  have D0 (x : R) : 0 <= x ^+ 2 * o by exact: (mulr_ge0 (sqr_ge0 _) o0).
  rewrite (square_cat p1 p2) sc.
  have C20 : 0 <= (size_of s1 + size_of s2) * C ^+ 2 by exact: (mulr_ge0 (ltW n0) (sqr_ge0 _)).
  have r12 := root_sum S10 (square_ge0 s1) (T0 s1) S20 (square_ge0 s2) (T0 s2) r1 r2.
  apply: le_trans (root_sum (addr_ge0 S10 S20) (addr_ge0 (square_ge0 s1) (square_ge0 s2)) (addr_ge0 (T0 s1) (T0 s2)) (D0 d) (D0 D) C20 r12 r3) _.
  rewrite ler_wsqrtr // -/C -[l.+1]addn1 natrD.
  by move: (size_of s1) (size_of s2) (l%:R) => x y z; differ (0 : R).
- move=> b; case: (ih _) => [|S [S0 n r]]; first by rewrite (perm_all _ p).
  by exists S; rewrite (size_perm p) (square_perm p).
Qed.
End Chan.

(* What short formats do to long sums: beside 1 each u is lost, where ties go to the even neighbour, however many there are. *)
Theorem stagnation (R : rcfType) (u : R) (rnd : R -> R -> Prop) n : rnd 1 (1 + u) ->
  fsum rnd n (1 :: nseq n u) 1 /\ \sum_(t <- 1 :: nseq n u) t - 1 = n%:R * u.
Proof.
move=> lost; split; last by rewrite big_cons big_nseq iter_addr_0 addrAC subrr add0r mulr_natl.
elim: n => [|n ih]; first exact: fsum_one.
have -> : 1 :: nseq n.+1 u = (1 :: nseq n u) ++ [:: u] by rewrite -addn1 nseqD.
by have := fsum_add ih (fsum_one rnd u) lost; rewrite maxn0.
Qed.
