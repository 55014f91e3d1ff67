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
(* An error relative to B, a bound on |b| in which every difference is a sum. *)
Definition about j l a b B : Prop := `|a - b| <= (grow j l - 1) * B /\ `|b| <= B.

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
Lemma exact_by1 (R : rcfType) (rnd rnd' : R -> R -> Prop) : exact_by rnd rnd' 1 -> forall a b, rnd a b -> rnd' a b.
Proof. by move=> S a b /S; rewrite !mul1r. Qed.
Lemma fsum_into (R : rcfType) (rnd rnd' : R -> R -> Prop) h s a :
  (forall a b, rnd a b -> rnd' a b) -> fsum rnd h s a -> fsum rnd' h s a.
Proof.
move=> S; elim=> {h s a} [a|h k s1 s2 a b c _ iha _ ihb r|h s1 s2 a p _ ih]; first exact: fsum_one.
  exact: fsum_add iha ihb (S _ _ r).
exact: fsum_any p ih.
Qed.
Section Scale.
Variables (R : rcfType) (k : R).
Lemma scale_square (a b : R) : k ^+ 2 * (a * b) = (k * a) * (k * b). Proof. by ring. Qed.
Lemma scale_inverse (a : R) : k^-1 * (1 / a) = 1 / (k * a). Proof. by rewrite !div1r invfM. Qed.
Lemma scale_cancel (a b : R) : k != 0 -> a * b = (k * a) * (k^-1 * b). Proof. by move=> k0; rewrite mulrACA mulfV // mul1r. Qed.
Lemma scale_root (a : R) : 0 < k -> k * Num.sqrt a = Num.sqrt (k ^+ 2 * a).
Proof. by move=> k0; rewrite sqrtrM ?sqr_ge0 // sqrtr_sqr gtr0_norm. Qed.
Lemma reflect_product (a b : R) : a * b = (-1 * a) * (-1 * b). Proof. by ring. Qed.
End Scale.
Lemma rnd_as (R : rcfType) (rnd : R -> R -> Prop) (a b d : R) : rnd a b -> b = d -> rnd a d.
Proof. by move=> h <-. Qed.

Section Model.
Variables (R : rcfType) (u : R) (rnd : R -> R -> Prop).
Implicit Types (a b c d t B : R) (k l h j : nat) (s : seq R).
Hypothesis M : model u rnd.
Notation fac := (fac u). Notation near := (near u). Notation grow := (grow u). Notation about := (about u).

Let u_ge0 : 0 <= u. Proof. by case: M. Qed.
Let u_lt1 : u < 1. Proof. by case: M. Qed.
Let v_gt0 : 0 < 1 - u. Proof. by rewrite subr_gt0. Qed.
Let v_ge0 : 0 <= 1 - u := ltW v_gt0.
Let v_le1 : 1 - u <= 1. Proof. by rewrite ler_subl_addr ler_addl. Qed.
Let vk_gt0 k : 0 < (1 - u) ^+ k. Proof. exact: exprn_gt0. Qed.
Let vk_ge0 k : 0 <= (1 - u) ^+ k. Proof. exact: ltW. Qed.
Let w_ge1 k : 1 <= (1 + u) ^+ k. Proof. by rewrite exprn_ege1 // ler_addl. Qed.
Lemma fac_gt0 k t : fac k t -> 0 < t.
Proof. by case=> h _; apply: lt_le_trans h. Qed.
Lemma fac_weak k l t : (k <= l)%N -> fac k t -> fac l t.
Proof.
move=> kl f; have t_gt0 := fac_gt0 f; case: f => lo hi; have m : (1 - u) ^+ l <= (1 - u) ^+ k by apply: ler_wiexpn2l.
by split; [exact: le_trans m lo | apply: le_trans hi; rewrite ler_pmul2l].
Qed.
Lemma fac1 k : fac k 1.
Proof. by split; rewrite ?mul1r exprn_ile1. Qed.
Lemma fac_mul k l t d : fac k t -> fac l d -> fac (k + l) (t * d).
Proof.
move=> ft fd; have t0 := ltW (fac_gt0 ft); have d0 := ltW (fac_gt0 fd); case: ft fd => [a b] [c e].
rewrite /fac exprD; split; first by apply: ler_pmul.
by rewrite mulrACA mulr_ile1 // mulr_ge0.
Qed.
Lemma fac_inv k t : fac k t -> fac k t^-1.
Proof.
move=> f; have t0 := fac_gt0 f; case: f => lo hi; split.
  by rewrite -(ler_pmul2l t0) mulfV ?gt_eqF.
by rewrite mulrC ler_pdivr_mulr // mul1r.
Qed.
Lemma fac_sqrt k t : fac (k + k) t -> fac k (Num.sqrt t).
Proof.
rewrite /fac exprD -!expr2 => -[lo hi]; have t0 : 0 <= t by apply: le_trans lo; apply: sqr_ge0.
have e : Num.sqrt (((1 - u) ^+ k) ^+ 2) = (1 - u) ^+ k by rewrite sqrtr_sqr ger0_norm.
split; first by rewrite -e ler_wsqrtr.
by rewrite -e -sqrtrM // -[X in _ <= X]sqrtr1 ler_wsqrtr.
Qed.

(* How far a factor is from 1. *)
Lemma fac_far k t : fac k t -> `|t - 1| <= ((1 - u) ^+ k)^-1 - 1 /\ t <= ((1 - u) ^+ k)^-1.
Proof.
move=> [lo hi]; have k0 := vk_gt0 k; set g := (1 - u) ^+ k in lo hi k0 *.
have tg : t <= g^-1 by rewrite -(ler_pmul2r k0) mulVf ?gt_eqF.
split=> //; rewrite ler_norml ler_sub // andbT opprB.
have g2 : 1 + 1 <= g + g^-1 by rewrite -(ler_pmul2r k0) [(g + _) * _]mulrDl mulVf ?gt_eqF //; differ ((g - 1) ^+ 2).
by rewrite ler_subl_addr addrAC -ler_subl_addr opprK; apply: le_trans g2 _; rewrite ler_add2r.
Qed.
Lemma near_rnd a b : rnd a b -> near 1 a b.
Proof.
case: M => _ _ rounds /rounds; case: (eqVneq b 0) => [->|b0].
  by rewrite normr0 mulr0 normr_le0 subr0 => /eqP ->; exists 1; [exact: fac1 | rewrite mul0r].
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
Proof. by exists 1; [exact: fac1 | rewrite mulr1]. Qed.
Lemma near_weak k l a b : (k <= l)%N -> near k a b -> near l a b.
Proof. by move=> kl [t f e]; exists t => //; exact: fac_weak f. Qed.
Lemma near_ge0 k a b : near k a b -> 0 <= b -> 0 <= a.
Proof. by move=> [t /fac_gt0 f ->] b0; rewrite mulr_ge0 // ltW. Qed.
Lemma near_from_ge0 k a b : near k a b -> 0 <= a -> 0 <= b.
Proof. by move=> [t /fac_gt0 f ->]; rewrite pmulr_lge0. Qed.
Lemma near_trans k l a b c : near k a b -> near l b c -> near (k + l) a c.
Proof. by move=> [t ft ->] [d fd ->]; exists (t * d); [exact: fac_mul | rewrite mulrA [c * d * t]mulrAC]. Qed.
Lemma near_round k a b c : rnd c a -> near k a b -> near k.+1 c b.
Proof. by move=> /near_rnd; exact: near_trans. Qed.
Lemma near_mul k l a b c d : near k a b -> near l c d -> near (k + l) (a * c) (b * d).
Proof. by move=> [t ft ->] [e fe ->]; exists (t * e); [exact: fac_mul | rewrite mulrACA]. Qed.
Lemma near_inv k a b : near k a b -> near k a^-1 b^-1.
Proof. by move=> [t ft ->]; exists t^-1; [exact: fac_inv | rewrite invfM]. Qed.
Lemma near_div k l a b c d : near k a b -> near l c d -> near (k + l) (a / c) (b / d).
Proof. by move=> h /near_inv; apply: near_mul. Qed.
Lemma near_sqrt k a b : 0 <= a -> near k a b -> near (uphalf k) (Num.sqrt a) (Num.sqrt b).
Proof.
move=> a0 n; have b0 := near_from_ge0 n a0; have le : (k <= uphalf k + uphalf k)%N.
  by rewrite addnn uphalf_half doubleD -{1}[k]odd_double_half leq_add2r; case: (odd k).
by case: (near_weak le n) => t ft ->; exists (Num.sqrt t); [exact: fac_sqrt | rewrite sqrtrM].
Qed.

(* Of what is not negative, sums keep the count. *)
Lemma near_add k l a b c d : 0 <= b -> 0 <= d -> near k a b -> near l c d -> near (maxn k l) (a + c) (b + d).
Proof.
move=> b0 d0 /(near_weak (leq_maxl k l)) [t [tl th] ->] /(near_weak (leq_maxr k l)) [e [el eh] ->].
move: (maxn k l) tl th el eh => {k l a c} k tl th el eh; case: (eqVneq (b + d) 0) => [z|nz].
  have/eqP := z; rewrite paddr_eq0 // => /andP[/eqP -> /eqP ->]; rewrite !mul0r addr0; exact: near_refl.
have p : 0 < b + d by rewrite lt_neqAle eq_sym nz addr_ge0.
exists ((b * t + d * e) / (b + d)); last by rewrite [RHS]mulrC divfK.
split; first by rewrite ler_pdivl_mulr // mulrDr ![_ ^+ k * _]mulrC ler_add // ler_wpmul2l.
by rewrite mulrAC ler_pdivr_mulr // mul1r mulrDl ler_add // -mulrA ler_pimulr.
Qed.
Lemma near_sum (I : Type) (r : seq I) (f g : I -> R) k :
  (forall i, 0 <= g i) -> (forall i, near k (f i) (g i)) -> near k (\sum_(i <- r) f i) (\sum_(i <- r) g i).
Proof.
move=> g0 n; elim: r => [|i r ih]; first by rewrite !big_nil; exact: near_refl.
rewrite !big_cons -(maxnn k); apply: near_add ih => //; exact: sumr_ge0.
Qed.

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
elim=> {h s a} [a|h k s1 s2 a b c _ iha _ ihb r|h s1 s2 a p _ ih].
- by rewrite !big_seq1 expr0 !subrr normr0 mul0r.
- rewrite !big_cat /=; move: iha ihb.
  set A := \sum_(t <- s1) t; set B := \sum_(t <- s2) t; set A' := \sum_(t <- s1) `|t|; set B' := \sum_(t <- s2) `|t|.
  have A'0 : 0 <= A' by apply: sumr_ge0. have B'0 : 0 <= B' by apply: sumr_ge0.
  have A1 : `|A| <= A' by apply: ler_norm_sum. have B1 : `|B| <= B' by apply: ler_norm_sum.
  set m := maxn h k; move=> iha ihb; set W := (1 + u) ^+ m; case: M => _ _ rounds; move/rounds: r => r.
  have ea : `|a - A| <= (W - 1) * A'.
    by apply: le_trans iha _; rewrite ler_wpmul2r // ler_add2r ler_weexpn2l ?ler_addl // leq_maxl.
  have eb : `|b - B| <= (W - 1) * B'.
    by apply: le_trans ihb _; rewrite ler_wpmul2r // ler_add2r ler_weexpn2l ?ler_addl // leq_maxr.
  have ab : `|a + b| <= W * (A' + B').
    have -> : a + b = (a - A) + (b - B) + (A + B) by ring.
    apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (ler_norm_add _ _) (ler_norm_add _ _)) _.
    apply: le_trans (ler_add (ler_add ea eb) (ler_add A1 B1)) _.
    by have -> : (W - 1) * A' + (W - 1) * B' + (A' + B') = W * (A' + B') by ring.
  have -> : c - (A + B) = (c - (a + b)) + ((a - A) + (b - B)) by ring.
  apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add r (ler_norm_add _ _)) _.
  apply: le_trans (ler_add (ler_wpmul2l u_ge0 ab) (ler_add ea eb)) _.
  by rewrite exprS -/W; have -> : u * (W * (A' + B')) + ((W - 1) * A' + (W - 1) * B')
    = ((1 + u) * W - 1) * (A' + B') by ring.
- by rewrite -!(perm_big _ p).
Qed.

(* Whatever the order, at most N - 1 additions. *)
Lemma fsum_depth h s a : fsum rnd h s a -> (h < size s)%N.
Proof.
elim=> {h s a} [//|h k s1 s2 a b c _ p _ q _|h s1 s2 a p _]; last by rewrite (perm_size p).
rewrite size_cat; case: (leqP h k) => _; first exact: (leq_add (leq_ltn_trans (leq0n _) p) q).
by rewrite -[h.+2]addn1; exact: (leq_add p (leq_ltn_trans (leq0n _) q)).
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
Let slack_ge0 j l : 0 <= grow j l - 1. Proof. by rewrite subr_ge0 grow_ge1. Qed.
Lemma growM j l j' l' : grow (j + j') (l + l') = grow j l * grow j' l'.
Proof. by rewrite /Rounding.grow !exprD invfM mulrACA. Qed.
Lemma grow_weak j l j' l' : (j <= j')%N -> (l <= l')%N -> grow j l <= grow j' l'.
Proof.
move=> hj hl; rewrite -(subnKC hj) -(subnKC hl) growM.
by rewrite -[X in X <= _]mulr1 ler_wpmul2l // grow_ge1.
Qed.
Lemma grow1 : grow 1 0 = 1 + u. Proof. by rewrite /Rounding.grow expr1 expr0 divr1. Qed.
Lemma about_weak j l j' l' a b B : (j <= j')%N -> (l <= l')%N -> about j l a b B -> about j' l' a b B.
Proof.
move=> hj hl [e bB]; have B0 := le_trans (normr_ge0 _) bB; split => //.
by apply: le_trans e _; rewrite ler_wpmul2r // ler_add2r grow_weak.
Qed.
Lemma about_size j l a b B : about j l a b B -> `|a| <= grow j l * B.
Proof.
case=> e bB; have -> : a = (a - b) + b by ring.
apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add e bB) _.
by rewrite (_ : _ + B = grow j l * B) //; ring.
Qed.
Lemma near_about l a b : near l a b -> about 0 l a b `|b|.
Proof.
case=> t /fac_far [f _] ->; split => //; rewrite (_ : b * t - b = (t - 1) * b); last by ring.
by rewrite normrM ler_wpmul2r // /Rounding.grow expr0 mul1r.
Qed.
Lemma near_about0 l a b : 0 <= b -> near l a b -> about 0 l a b b.
Proof. by move=> b0 /near_about; rewrite ger0_norm. Qed.
Lemma about_round j l a b c B : rnd c a -> about j l a b B -> about j.+1 l c b B.
Proof.
case: M => _ _ rounds /rounds r n; have s := about_size n; case: n => e bB; split => //.
have -> : c - b = (c - a) + (a - b) by ring.
apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (le_trans r (ler_wpmul2l u_ge0 s)) e) _.
by rewrite -add1n -[l in X in _ <= X]add0n growM grow1; differ (0 : R).
Qed.
Lemma about_add j l j' l' a b B c d D : about j l a b B -> about j' l' c d D ->
  about (maxn j j') (maxn l l') (a + c) (b + d) (B + D).
Proof.
move=> /(about_weak (leq_maxl j j') (leq_maxl l l')) [e bB] /(about_weak (leq_maxr j j') (leq_maxr l l')) [f dD].
split; last by apply: le_trans (ler_norm_add _ _) _; exact: ler_add.
have -> : a + c - (b + d) = (a - b) + (c - d) by ring.
by apply: le_trans (ler_norm_add _ _) _; rewrite mulrDr ler_add.
Qed.
Lemma about_opp j l a b B : about j l a b B -> about j l (- a) (- b) B.
Proof. by case=> e bB; rewrite /Rounding.about normrN -opprD normrN. Qed.
Lemma about_sub j l j' l' a b B c d D : about j l a b B -> about j' l' c d D ->
  about (maxn j j') (maxn l l') (a - c) (b - d) (B + D).
Proof. by move=> n /about_opp; exact: about_add. Qed.
Lemma about_mul j l j' l' a b B c d D : about j l a b B -> about j' l' c d D ->
  about (j + j') (l + l') (a * c) (b * d) (B * D).
Proof.
move=> [e bB] [f dD]; have B0 := le_trans (normr_ge0 _) bB; have D0 := le_trans (normr_ge0 _) dD.
split; last by rewrite normrM ler_pmul.
have -> : a * c - b * d = (a - b) * (c - d) + (a - b) * d + b * (c - d) by ring.
apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (ler_norm_add _ _) (lexx _)) _; rewrite !normrM.
apply: (@le_trans _ _ ((grow j l - 1) * B * ((grow j' l' - 1) * D) + (grow j l - 1) * B * D + B * ((grow j' l' - 1) * D))).
  by apply: ler_add; [apply: ler_add |]; apply: ler_pmul.
by rewrite growM; differ (0 : R).
Qed.
Lemma about_div j l k a b B c d : 0 <= d -> about j l a b B -> near k c d -> about j (l + k) (a / c) (b / d) (B / d).
Proof.
move=> d0 n /near_inv m; have := about_mul n (near_about m).
by rewrite addn0 ger0_norm ?invr_ge0.
Qed.
Lemma about_fsum N h j l Q (q : 'cV[R]_N) (g B : 'I_N -> R) : fsum rnd h (entries q) Q ->
  (forall i, about j l (q i 0) (g i) (B i)) -> about (h + j) l Q (\sum_i g i) (\sum_i B i).
Proof.
move=> /fsum_error; rewrite (sum_entries q id) (sum_entries q) => e n.
have gB : `|\sum_i g i| <= \sum_i B i.
  by apply: le_trans (ler_norm_sum _ _ _) _; apply: ler_sum => i _; case: (n i).
split => //; have -> : Q - \sum_i g i = (Q - \sum_i q i 0) + (\sum_i q i 0 - \sum_i g i) by ring.
have s : \sum_i `|q i 0| <= grow j l * \sum_i B i by rewrite mulr_sumr; apply: ler_sum => i _; exact: about_size (n i).
have f : `|\sum_i q i 0 - \sum_i g i| <= (grow j l - 1) * \sum_i B i.
  by rewrite -sumrB mulr_sumr; apply: le_trans (ler_norm_sum _ _ _) _; apply: ler_sum => i _; case: (n i).
have w0 : 0 <= (1 + u) ^+ h - 1 by rewrite subr_ge0.
apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (le_trans e (ler_wpmul2l w0 s)) f) _.
rewrite -[l in X in _ <= X]add0n growM (_ : grow h 0 = (1 + u) ^+ h); last by rewrite /Rounding.grow expr0 divr1.
by set W := (1 + u) ^+ h; set G := grow j l; differ (0 : R).
Qed.
End Model.
