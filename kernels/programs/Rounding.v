(* Rounding over any real closed field R: the standard model, sums in any order, and rules that count roundings.

   `model u rnd`: whatever an operation returns, whose exact result is b, is some a with |a - b| <= u |b|. Nothing else is
   asked, so each operation may round in its own way; a fused one satisfies it with its own exact result. That nothing
   overflows or underflows is what the model asks. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
(* 0 <= a sum of products of what is known not to be negative. *)
Ltac ge0 := repeat first
  [ assumption | exact: sqr_ge0 | exact: normr_ge0 | exact: sqrtr_ge0 | exact: ler0n | exact: ler01
  | apply: ltW; assumption | apply: addr_ge0 | apply: mulr_ge0 | apply: exprn_ge0 | rewrite invr_ge0 ].
(* a <= b, for b - a is e, a sum of products. *)
Tactic Notation "differ" uconstr(e) := rewrite -subr_ge0;
  match goal with |- is_true (0 <= ?d) => have -> : d = e by ring end; ge0.

(* Two kinds of error of a beside b. *)
Section Errors.
Variables (R : rcfType).
Implicit Types (a b c d t B g : R).
(* A relative error: a is b up to a factor g. *)
Definition upto g a b : Prop := exists2 t, [/\ 0 < t, 1 <= g * t & t <= g] & a = b * t.
(* An error relative to B, a bound on |b| in which every difference is a sum. *)
Definition off g a b B : Prop := `|a - b| <= (g - 1) * B /\ `|b| <= B.

Lemma upto_ge1 g a b : upto g a b -> 1 <= g.
Proof.
case=> t [t0 lo hi] _; rewrite leNgt; apply/negP => g1; move: lo; rewrite leNgt mulr_ilt1 ?(ltW t0) //.
  exact: le_trans (ltW t0) hi.
exact: le_lt_trans hi g1.
Qed.
Lemma upto_refl g a : 1 <= g -> upto g a a.
Proof. by move=> g1; exists 1; rewrite ?mulr1 ?ltr01. Qed.
Lemma upto_weak g g' a b : g <= g' -> upto g a b -> upto g' a b.
Proof.
move=> gg [t [t0 lo hi] ->]; exists t => //; split=> //; last exact: le_trans gg.
by apply: le_trans lo _; rewrite ler_wpmul2r // ltW.
Qed.
Lemma upto_mul g g' a b c d : upto g a b -> upto g' c d -> upto (g * g') (a * c) (b * d).
Proof.
move=> [t [t0 lo hi] ->] [t' [t0' lo' hi'] ->].
exists (t * t'); last by rewrite mulrACA.
by split; [exact: mulr_gt0 | rewrite mulrACA mulr_ege1 | apply: ler_pmul => //; exact: ltW].
Qed.
Lemma upto_trans g g' a b c : upto g a b -> upto g' b c -> upto (g * g') a c.
Proof.
move=> [t [t0 lo hi] ->] [t' [t0' lo' hi'] ->].
exists (t * t'); last by ring.
by split; [exact: mulr_gt0 | rewrite mulrACA mulr_ege1 | apply: ler_pmul => //; exact: ltW].
Qed.
Lemma upto_inv g a b : upto g a b -> upto g a^-1 b^-1.
Proof.
move=> [t [t0 lo hi] ->]; exists t^-1; last by rewrite invfM.
split; first by rewrite invr_gt0.
  by rewrite ler_pdivl_mulr // mul1r.
by rewrite -(ler_pmul2r t0) mulVf ?gt_eqF.
Qed.
Lemma upto_sqrt g a b : 0 <= b -> upto g a b -> upto (Num.sqrt g) (Num.sqrt a) (Num.sqrt b).
Proof.
move=> b0 n; have g1 := upto_ge1 n; case: n => t [t0 lo hi] ->; exists (Num.sqrt t); last by rewrite sqrtrM.
split; [by rewrite sqrtr_gt0 | | by rewrite ler_wsqrtr].
by rewrite -sqrtrM ?(le_trans ler01) // -[X in X <= _](sqrtr1 R) ler_wsqrtr.
Qed.
Lemma upto_add g a b c d : 0 <= b -> 0 <= d -> upto g a b -> upto g c d -> upto g (a + c) (b + d).
Proof.
move=> b0 d0 n; have g1 := upto_ge1 n; case: n => t [t0 tl th] -> [e [e0 el eh] ->].
case: (eqVneq (b + d) 0) => [z|nz].
  have/eqP := z; rewrite paddr_eq0 // => /andP[/eqP -> /eqP ->]; rewrite !mul0r addr0; exact: upto_refl.
have p : 0 < b + d by rewrite lt_neqAle eq_sym nz addr_ge0.
have lo : b + d <= g * (b * t + d * e).
  by rewrite mulrDr; apply: ler_add; rewrite mulrCA ler_pemulr.
exists ((b * t + d * e) / (b + d)); last by rewrite [RHS]mulrC divfK.
split; last by rewrite ler_pdivr_mulr // mulrDr; apply: ler_add; rewrite mulrC ler_wpmul2r.
  rewrite divr_gt0 // -(pmulr_rgt0 _ (lt_le_trans ltr01 g1)); exact: lt_le_trans lo.
by rewrite mulrA ler_pdivl_mulr // mul1r.
Qed.
Lemma upto_sum (I : Type) (r : seq I) (f q : I -> R) g : 1 <= g ->
  (forall i, 0 <= q i) -> (forall i, upto g (f i) (q i)) -> upto g (\sum_(i <- r) f i) (\sum_(i <- r) q i).
Proof.
move=> g1 q0 n; elim: r => [|i r ih]; first by rewrite !big_nil; exact: upto_refl.
by rewrite !big_cons; apply: upto_add ih => //; exact: sumr_ge0.
Qed.
Lemma upto_far g t : [/\ 0 < t, 1 <= g * t & t <= g] -> `|t - 1| <= g - 1 /\ `|t| <= g.
Proof.
move=> [t0 lo hi]; rewrite (gtr0_norm t0); split=> //.
rewrite ler_norml ler_sub // andbT ler_oppl opprB -(ler_pmul2l (lt_le_trans t0 hi)).
have gg : 0 <= g * t - 1 by rewrite subr_ge0.
by differ ((g - 1) ^+ 2 + (g * t - 1)).
Qed.

Lemma size_add a b B t : `|a - b| <= t -> `|b| <= B -> `|a| <= B + t.
Proof. by move=> e bB; rewrite -[a](subrK b) addrC; apply: le_trans (ler_norm_add _ _) _; exact: ler_add. Qed.
Lemma size_le a b t : `|a - b| <= t -> `|a| <= `|b| + t.
Proof. by move/size_add; apply. Qed.
Lemma off_size g a b B : off g a b B -> `|a| <= g * B.
Proof. by case=> /size_le e bB; apply: le_trans e _; rewrite -[g in X in _ <= X](subrK 1) mulrDl mul1r addrC ler_add2l. Qed.
Lemma off_weak g g' a b B : g <= g' -> off g a b B -> off g' a b B.
Proof. by move=> gg [e bB]; split=> //; apply: le_trans e _; rewrite ler_wpmul2r ?ler_add2r // (le_trans _ bB). Qed.
Lemma off_upto g a b : upto g a b -> off g a b `|b|.
Proof.
case=> t /upto_far [f _] ->; split => //; rewrite (_ : b * t - b = (t - 1) * b); last by ring.
by rewrite normrM ler_wpmul2r.
Qed.
Lemma off_round u g a b c B : 0 <= u -> `|c - a| <= u * `|a| -> off g a b B -> off ((1 + u) * g) c b B.
Proof.
move=> u0 r n; have s := off_size n; case: n => e bB; split => //.
by apply: le_trans (ler_dist_add a _ _) _; apply: le_trans (ler_add (le_trans r (ler_wpmul2l u0 s)) e) _; differ (0 : R).
Qed.
Lemma off_add g a b B c d D : off g a b B -> off g c d D -> off g (a + c) (b + d) (B + D).
Proof.
move=> [e bB] [f dD]; split; last by apply: le_trans (ler_norm_add _ _) _; exact: ler_add.
by rewrite opprD addrACA mulrDr; apply: le_trans (ler_norm_add _ _) _; exact: ler_add.
Qed.
Lemma off_opp g a b B : off g a b B -> off g (- a) (- b) B.
Proof. by case=> e bB; rewrite /off normrN -opprD normrN. Qed.
Lemma off_sub g a b B c d D : off g a b B -> off g c d D -> off g (a - c) (b - d) (B + D).
Proof. by move=> n /off_opp; exact: off_add. Qed.
Lemma off_mul g g' a b B c d D : off g a b B -> off g' c d D -> off (g * g') (a * c) (b * d) (B * D).
Proof.
move=> [e bB] [f dD]; have B0 := le_trans (normr_ge0 _) bB; have D0 := le_trans (normr_ge0 _) dD.
split; last by rewrite normrM ler_pmul.
have -> : a * c - b * d = (a - b) * (c - d) + (a - b) * d + b * (c - d) by ring.
apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (ler_norm_add _ _) (lexx _)) _; rewrite !normrM.
apply: (@le_trans _ _ ((g - 1) * B * ((g' - 1) * D) + (g - 1) * B * D + B * ((g' - 1) * D))); last by differ (0 : R).
by apply: ler_add; [apply: ler_add |]; apply: ler_pmul.
Qed.
Lemma off_sum (I : finType) (w g Q : R) (q f B : I -> R) : 1 <= w -> `|Q - \sum_i q i| <= (w - 1) * (\sum_i `|q i|) ->
  (forall i, off g (q i) (f i) (B i)) -> off (w * g) Q (\sum_i f i) (\sum_i B i).
Proof.
move=> w1 e n; split; last by apply: le_trans (ler_norm_sum _ _ _) _; apply: ler_sum => i _; case: (n i).
have s : \sum_i `|q i| <= g * \sum_i B i by rewrite mulr_sumr; apply: ler_sum => i _; exact: off_size (n i).
have d : `|\sum_i q i - \sum_i f i| <= (g - 1) * \sum_i B i.
  by rewrite -sumrB mulr_sumr; apply: le_trans (ler_norm_sum _ _ _) _; apply: ler_sum => i _; case: (n i).
have w0 : 0 <= w - 1 by rewrite subr_ge0.
apply: le_trans (ler_dist_add (\sum_i q i) _ _) _; apply: le_trans (ler_add (le_trans e (ler_wpmul2l w0 s)) d) _.
by move: (\sum_i B i) => D; differ (0 : R).
Qed.
End Errors.

Section Blocks.
Variables (R : rcfType) (v : R).
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
End Blocks.

Section Definitions.
Variables (R : rcfType) (u : R) (rnd : R -> R -> Prop).
Implicit Types (a b c d t B : R) (k l h j : nat) (s : seq R).

(* `rnd a b`: an operation whose exact result is b returned a. *)
Definition model : Prop := [/\ 0 <= u, u < 1 & forall a b, rnd a b -> `|a - b| <= u * `|b|].

(* A product of k factors 1 + d or 1/(1 + d), |d| <= u, and what else is between the extremes of such products. *)
Definition fac k t : Prop := (1 - u) ^+ k <= t /\ t * (1 - u) ^+ k <= 1.
(* A relative error: a is b times k factors. *)
Definition near k a b : Prop := exists2 t, fac k t & a = b * t.
(* How far from 1 j factors 1 + d, and l that are 1 + d or 1/(1 + d), may be. *)
Definition grow j l : R := (1 + u) ^+ j / (1 - u) ^+ l.
Definition about j l a b B : Prop := off (grow j l) a b B.

(* `fsum h s a`: a is a computed sum of the numbers s, added in any order, of which no number goes through more than h
   additions: at least log2 N by halving, N - 1 at the most. *)
Inductive fsum : nat -> seq R -> R -> Prop :=
| fsum_one a : fsum 0 [:: a] a
| fsum_add h k s1 s2 a b c : fsum h s1 a -> fsum k s2 b -> rnd c (a + b) -> fsum (maxn h k).+1 (s1 ++ s2) c
| fsum_any h s1 s2 a : perm_eq s1 s2 -> fsum h s1 a -> fsum h s2 a.
Definition entries N (v : 'cV[R]_N) : seq R := [seq v i 0 | i <- enum 'I_N].
End Definitions.

(* What multiplies the operations of rnd exactly, into those of rnd'. No number does so for all operations of a format that
   has a least exponent; `scales` is what a power of two does to those whose values are in its range. *)
Section Exactness.
Variables (R : rcfType) (rnd rnd' : R -> R -> Prop) (c : R).
Definition exact_by : Prop := forall a b, rnd a b -> rnd' (c * a) (c * b).
Hypothesis S : exact_by.
Lemma fsum_map h s a : fsum rnd h s a -> fsum rnd' h [seq c * t | t <- s] (c * a).
Proof.
elim=> {h s a} [a|h k s1 s2 a b d _ iha _ ihb r|h s1 s2 a p _ ih]; first exact: fsum_one.
  by rewrite map_cat; apply: fsum_add iha ihb _; rewrite -mulrDr; exact: S.
by apply: fsum_any ih; exact: perm_map.
Qed.
Lemma fsum_scale N h (v : 'cV[R]_N) a : fsum rnd h (entries v) a -> fsum rnd' h (entries (c *: v)) (c * a).
Proof.
move/fsum_map; rewrite /entries -map_comp.
by rewrite (@eq_map _ _ _ (fun i => (c *: v) i 0)) => [|i] //=; rewrite mxE.
Qed.
End Exactness.
Definition scales (R : rcfType) (rnd : R -> R -> Prop) (k a b : R) : Prop :=
  [/\ rnd a b, rnd (k * a) (k * b), rnd (k ^+ 2 * a) (k ^+ 2 * b) & rnd (k^-1 * a) (k^-1 * b)].

(* Gradual underflow: an operation errs by l besides, half of the least number of the format. *)
Definition gradual (R : rcfType) (u l : R) (rnd : R -> R -> Prop) : Prop :=
  [/\ 0 <= u, u < 1, 0 <= l & forall a b, rnd a b -> `|a - b| <= u * `|b| + l].
Section Gradual.
Variables (R : rcfType) (u l : R) (rnd : R -> R -> Prop).
Hypothesis U : gradual u l rnd.
(* A sum of n terms: besides, n - 1 additions may underflow. *)
Lemma fsum_gradual h s b : fsum rnd h s b ->
  `|b - \sum_(t <- s) t| <= ((1 + u) ^+ h - 1) * (\sum_(t <- s) `|t|) + (1 + u) ^+ h * ((size s)%:R - 1) * l
  /\ 0 <= (size s)%:R - 1 :> R.
Proof.
case: U => u0 _ l0 rounded; have w_ge1 k : 1 <= (1 + u) ^+ k by rewrite exprn_ege1 // ler_addl.
elim=> {h s b} [b|h k s1 s2 b c d _ [ihb n1] _ [ihc n2] r|h s1 s2 b p _ [ih n]].
- by rewrite !big_seq1 expr0 !subrr normr0 mul0r mulr0 mul0r addr0.
- rewrite !big_cat /= size_cat natrD; move: ihb ihc.
  set A := \sum_(t <- s1) t; set B := \sum_(t <- s2) t; set A' := \sum_(t <- s1) `|t|; set B' := \sum_(t <- s2) `|t|.
  have A'0 : 0 <= A' by apply: sumr_ge0. have B'0 : 0 <= B' by apply: sumr_ge0.
  have A1 : `|A| <= A' by apply: ler_norm_sum. have B1 : `|B| <= B' by apply: ler_norm_sum.
  rewrite (_ : (size s1)%:R + (size s2)%:R - 1 = ((size s1)%:R - 1) + ((size s2)%:R - 1) + 1); last by ring.
  move: ((size s1)%:R - 1) ((size s2)%:R - 1) n1 n2 => p q p0 q0.
  set m := maxn h k; set W := (1 + u) ^+ m; have W1 : 1 <= W := w_ge1 m.
  have wh : (1 + u) ^+ h <= W by rewrite ler_weexpn2l ?ler_addl // leq_maxl.
  have wk : (1 + u) ^+ k <= W by rewrite ler_weexpn2l ?ler_addl // leq_maxr.
  move=> hb hc; split; last by rewrite !addr_ge0 ?ler01.
  have eb : `|b - A| <= (W - 1) * A' + W * p * l.
    by apply: le_trans hb _; rewrite ler_add ?ler_wpmul2r ?ler_add2r //.
  have ec : `|c - B| <= (W - 1) * B' + W * q * l.
    by apply: le_trans hc _; rewrite ler_add ?ler_wpmul2r ?ler_add2r //.
  have bc : `|b + c| <= W * (A' + B') + W * (p + q) * l.
    have -> : b + c = (b - A) + (c - B) + (A + B) by ring.
    apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (ler_norm_add _ _) (ler_norm_add _ _)) _.
    by apply: le_trans (ler_add (ler_add eb ec) (ler_add A1 B1)) _; differ (0 : R).
  have -> : d - (A + B) = (d - (b + c)) + ((b - A) + (c - B)) by ring.
  apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (rounded _ _ r) (ler_norm_add _ _)) _.
  apply: le_trans (ler_add (ler_add (ler_wpmul2l u0 bc) (lexx _)) (ler_add eb ec)) _.
  have w0 : 0 <= (1 + u) * W - 1 by rewrite -exprS subr_ge0.
  by rewrite exprS -/W; differ (((1 + u) * W - 1) * l).
- by rewrite -!(perm_big _ p) -(perm_size p).
Qed.
End Gradual.

Section Model.
Variables (R : rcfType) (u : R) (rnd : R -> R -> Prop).
Implicit Types (a b c d t B : R) (k l h j : nat) (s : seq R).
Hypothesis M : model u rnd.
Notation fac := (fac u). Notation near := (near u). Notation grow := (grow u). Notation about := (about u).

Let u_ge0 : 0 <= u. Proof. by case: M. Qed.
Let v_gt0 : 0 < 1 - u. Proof. by case: M => _ h _; rewrite subr_gt0. Qed.
Let v_ge0 : 0 <= 1 - u := ltW v_gt0.
Let v_le1 : 1 - u <= 1. Proof. by rewrite ler_subl_addr ler_addl. Qed.
Let vk_gt0 k : 0 < (1 - u) ^+ k. Proof. exact: exprn_gt0. Qed.
Let w_ge1 k : 1 <= (1 + u) ^+ k. Proof. by rewrite exprn_ege1 // ler_addl. Qed.
(* k factors are one factor up to 1/(1 - u)^k. *)
Notation up k := ((1 - u) ^+ k)^-1.
Let up_ge1 k : 1 <= up k. Proof. by rewrite invf_ge1 // exprn_ile1. Qed.
Let upD k l : up (k + l) = up k * up l. Proof. by rewrite exprD invfM. Qed.
Let facE k t : fac k t <-> [/\ 0 < t, 1 <= up k * t & t <= up k].
Proof.
have e1 : (1 <= up k * t) = ((1 - u) ^+ k <= t) by rewrite mulrC ler_pdivl_mulr // mul1r.
have e2 : (t <= up k) = (t * (1 - u) ^+ k <= 1) by rewrite -[up k]mul1r ler_pdivl_mulr.
by rewrite /Rounding.fac e1 e2; split=> [[lo hi]|[_ lo hi]]; split=> //; exact: lt_le_trans lo.
Qed.
Let nearE k a b : near k a b <-> upto (up k) a b.
Proof. by split=> -[t /facE f e]; exists t. Qed.
Lemma fac_gt0 k t : fac k t -> 0 < t.
Proof. by case/facE. Qed.
(* How far a factor is from 1. *)
Lemma fac_far k t : fac k t -> `|t - 1| <= up k - 1 /\ t <= up k.
Proof. by move=> /facE f; have [h _] := upto_far f; case: f. Qed.
Lemma near_rnd a b : rnd a b -> near 1 a b.
Proof.
case: M => _ _ rounds /rounds; case: (eqVneq b 0) => [->|b0].
  by rewrite normr0 mulr0 normr_le0 subr0 => /eqP ->; apply/nearE/upto_refl.
move=> h; exists (a / b); last by rewrite mulrC divfK.
have : `|a / b - 1| <= u.
  have -> : a / b - 1 = (a - b) / b by rewrite mulrBl divff.
  by rewrite normrM normfV ler_pdivr_mulr // normr_gt0.
rewrite ler_norml ler_subr_addr ler_subl_addr => /andP[lo hi]; rewrite /fac expr1.
split; first by rewrite addrC.
apply: (@le_trans _ _ ((u + 1) * (1 - u))); first by rewrite ler_pmul2r.
by differ (u * u).
Qed.
Lemma near_refl k a : near k a a.
Proof. by apply/nearE/upto_refl. Qed.
Lemma near_weak k l a b : (k <= l)%N -> near k a b -> near l a b.
Proof. by move=> /subnKC <- /nearE n; apply/nearE; apply: upto_weak n; rewrite upD ler_pemulr // (le_trans ler01). Qed.
Lemma near_ge0 k a b : near k a b -> 0 <= b -> 0 <= a.
Proof. by move=> [t /fac_gt0 f ->] b0; rewrite mulr_ge0 // ltW. Qed.
Lemma near_trans k l a b c : near k a b -> near l b c -> near (k + l) a c.
Proof. by move=> /nearE n /nearE m; apply/nearE; rewrite upD; exact: upto_trans n m. Qed.
Lemma near_round k a b c : rnd c a -> near k a b -> near k.+1 c b.
Proof. by move=> /near_rnd; exact: near_trans. Qed.
Lemma near_mul k l a b c d : near k a b -> near l c d -> near (k + l) (a * c) (b * d).
Proof. by move=> /nearE n /nearE m; apply/nearE; rewrite upD; exact: upto_mul. Qed.
Lemma near_inv k a b : near k a b -> near k a^-1 b^-1.
Proof. by move=> /nearE n; apply/nearE; exact: upto_inv. Qed.
Lemma near_sym k a b : near k a b -> near k b a.
Proof.
move=> [t f ->]; have [d fd e] : near k t^-1 1^-1 by apply: near_inv; exists t; rewrite ?mul1r.
by exists d => //; move: e; rewrite invr1 mul1r => <-; rewrite mulfK // gt_eqF // (fac_gt0 f).
Qed.
Lemma near_div k l a b c d : near k a b -> near l c d -> near (k + l) (a / c) (b / d).
Proof. by move=> h /near_inv; apply: near_mul. Qed.
Lemma near_sqrt k a b : 0 <= a -> near k a b -> near (uphalf k) (Num.sqrt a) (Num.sqrt b).
Proof.
have le : (k <= uphalf k + uphalf k)%N.
  by rewrite addnn uphalf_half doubleD -{1}[k]odd_double_half leq_add2r; case: (odd k).
move=> a0 /(near_weak le) n; have b0 : 0 <= b by move: n a0 => [t /fac_gt0 f ->]; rewrite pmulr_lge0.
apply/nearE; move/nearE: n => /(upto_sqrt b0).
by rewrite upD -expr2 sqrtr_sqr ger0_norm // (le_trans ler01).
Qed.

(* Of what is not negative, sums keep the count. *)
Lemma near_add k l a b c d : 0 <= b -> 0 <= d -> near k a b -> near l c d -> near (maxn k l) (a + c) (b + d).
Proof.
move=> b0 d0 /(near_weak (leq_maxl k l))/nearE n /(near_weak (leq_maxr k l))/nearE m.
by apply/nearE; exact: upto_add.
Qed.
Lemma near_sum (I : Type) (r : seq I) (f g : I -> R) k :
  (forall i, 0 <= g i) -> (forall i, near k (f i) (g i)) -> near k (\sum_(i <- r) f i) (\sum_(i <- r) g i).
Proof. by move=> g0 n; apply/nearE; apply: upto_sum => // i; apply/nearE. Qed.

(* Sums in any order: the relative error where no term is negative, and the error of any sum. *)
Theorem fsum_near h s a : fsum rnd h s a -> all (>= 0) s -> near h a (\sum_(t <- s) t).
Proof.
elim=> {h s a} [a _|h k s1 s2 a b c _ iha _ ihb r|h s1 s2 a p _ ih].
- by rewrite big_seq1; exact: near_refl.
- rewrite all_cat big_cat => /andP[p1 p2] /=; apply: near_round r _.
  have q1 : 0 <= \sum_(t <- s1) t by rewrite big_seq sumr_ge0 // => t /(allP p1).
  have q2 : 0 <= \sum_(t <- s2) t by rewrite big_seq sumr_ge0 // => t /(allP p2).
  exact: near_add (iha p1) (ihb p2).
- by move=> q; rewrite -(perm_big _ p); apply: ih; rewrite (perm_all _ p).
Qed.
Theorem fsum_error h s a : fsum rnd h s a ->
  `|a - \sum_(t <- s) t| <= ((1 + u) ^+ h - 1) * \sum_(t <- s) `|t|.
Proof.
have G : gradual u 0 rnd by case: M => ? ? r; split=> // b c /r; rewrite addr0.
by move=> /(fsum_gradual G) [+ _]; rewrite mulr0 addr0.
Qed.

Lemma sum_entries N (v : 'cV[R]_N) (f : R -> R) : \sum_(t <- entries v) f t = \sum_i f (v i 0).
Proof. by rewrite big_map big_enum. Qed.
Lemma near_fsum N h l Q (q : 'cV[R]_N) (g : 'I_N -> R) : (forall i, 0 <= g i) ->
  fsum rnd h (entries q) Q -> (forall i, near l (q i 0) (g i)) -> near (h + l) Q (\sum_i g i).
Proof.
move=> g0 fQ nq; have pos : all (>= 0) (entries q).
  by apply/allP => t /mapP[i _ ->]; exact: near_ge0 (nq i) (g0 i).
by apply: near_trans (fsum_near fQ pos) _; rewrite (sum_entries q id); exact: near_sum.
Qed.

(* What cancels: the error relative to the sum of the sizes. *)
Lemma grow_ge1 j l : 1 <= grow j l.
Proof.
rewrite /Rounding.grow ler_pdivl_mulr // mul1r; apply: le_trans (w_ge1 j).
by rewrite exprn_ile1.
Qed.
Let grow_ge0 j l : 0 <= grow j l := le_trans ler01 (grow_ge1 j l).
Lemma growM j l j' l' : grow (j + j') (l + l') = grow j l * grow j' l'.
Proof. by rewrite /Rounding.grow !exprD invfM mulrACA. Qed.
Lemma grow_weak j l j' l' : (j <= j')%N -> (l <= l')%N -> grow j l <= grow j' l'.
Proof.
move=> hj hl; rewrite -(subnKC hj) -(subnKC hl) growM.
by rewrite -[X in X <= _]mulr1 ler_wpmul2l // grow_ge1.
Qed.
Lemma grow1 : grow 1 0 = 1 + u. Proof. by rewrite /Rounding.grow expr1 expr0 divr1. Qed.
Lemma about_weak j l j' l' a b B : (j <= j')%N -> (l <= l')%N -> about j l a b B -> about j' l' a b B.
Proof. by move=> hj hl; apply: off_weak; exact: grow_weak. Qed.
Lemma about_size j l a b B : about j l a b B -> `|a| <= grow j l * B.
Proof. exact: off_size. Qed.
Lemma near_about l a b : near l a b -> about 0 l a b `|b|.
Proof. by move/nearE/off_upto; rewrite /Rounding.about /Rounding.grow expr0 mul1r. Qed.
Lemma near_about0 l a b : 0 <= b -> near l a b -> about 0 l a b b.
Proof. by move=> b0 /near_about; rewrite ger0_norm. Qed.
Lemma about_round j l a b c B : rnd c a -> about j l a b B -> about j.+1 l c b B.
Proof.
case: M => _ _ rounds /rounds r; rewrite /Rounding.about -add1n -[l in X in _ -> X]add0n growM grow1; exact: off_round.
Qed.
Lemma about_add j l j' l' a b B c d D : about j l a b B -> about j' l' c d D ->
  about (maxn j j') (maxn l l') (a + c) (b + d) (B + D).
Proof.
move=> /(about_weak (leq_maxl j j') (leq_maxl l l')) n /(about_weak (leq_maxr j j') (leq_maxr l l')); exact: off_add.
Qed.
Lemma about_sub j l j' l' a b B c d D : about j l a b B -> about j' l' c d D ->
  about (maxn j j') (maxn l l') (a - c) (b - d) (B + D).
Proof. by move=> n /off_opp; exact: about_add. Qed.
Lemma about_mul j l j' l' a b B c d D : about j l a b B -> about j' l' c d D ->
  about (j + j') (l + l') (a * c) (b * d) (B * D).
Proof. by rewrite /Rounding.about growM; exact: off_mul. Qed.
Lemma about_div j l k a b B c d : 0 <= d -> about j l a b B -> near k c d -> about j (l + k) (a / c) (b / d) (B / d).
Proof.
move=> d0 n /near_inv m; have := about_mul n (near_about m).
by rewrite addn0 ger0_norm ?invr_ge0.
Qed.
Lemma about_fsum N h j l Q (q : 'cV[R]_N) (g B : 'I_N -> R) : fsum rnd h (entries q) Q ->
  (forall i, about j l (q i 0) (g i) (B i)) -> about (h + j) l Q (\sum_i g i) (\sum_i B i).
Proof.
move=> /fsum_error; rewrite (sum_entries q id) (sum_entries q) /Rounding.about -[l in X in _ -> X]add0n growM.
by rewrite {2}/Rounding.grow expr0 divr1; exact: off_sum (w_ge1 h).
Qed.
End Model.
