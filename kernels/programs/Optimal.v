(* That the bound of two passes is reached: for every N, on a row of equal entries, by sums by halving. And what tensor cores,
   softmax and mixed precision add: sums by blocks, exponentials of rounded differences. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Optimal.
Variables (R : rcfType) (u : R).
Hypotheses (u0 : 0 <= u) (u1 : u < 1).
(* Sums and means round up by u; nothing else rounds. *)
Definition upwards (c b : R) : Prop := c = b \/ c = (1 + u) * b.
Lemma upwards_model : model u upwards.
Proof.
split=> // a b [->|->]; first by rewrite subrr normr0 mulr_ge0.
by rewrite (_ : _ * b - b = u * b) ?normrM ?(ger0_norm u0) //; ring.
Qed.
Let v1 : 1 <= 1 + u. Proof. by rewrite ler_addl. Qed.
Let v0 : 0 <= 1 + u := le_trans ler01 v1.

(* N equal numbers, 2^h <= N <= 2^(h + 1), summed by halving: each goes through h additions or more. *)
Lemma halved (c : R) h n : 0 <= c -> (2 ^ h <= n)%N -> (n <= 2 ^ h.+1)%N ->
  exists2 a, exists2 k, (k <= h.+1)%N & fsum upwards k (nseq n c) a & (1 + u) ^+ h * (n%:R * c) <= a.
Proof.
move=> c0; elim: h n => [|h ih] n lo hi.
  have /orP[/eqP ->|/eqP ->] : (n == 1)%N || (n == 2)%N by move: lo hi; rewrite expn0 expn1; lia.
    by exists c; [exists 0%N => //; exact: fsum_one | rewrite expr0 !mul1r].
  exists ((1 + u) * (c + c)); last by rewrite expr0 mul1r (_ : 2%:R * c = 1 * (c + c)); [rewrite ler_wpmul2r // addr_ge0 | ring].
  exists 1%N => //; apply: (@fsum_add _ _ 0 0 [:: c] [:: c] c c); try exact: fsum_one.
  by right.
have nh := odd_double_half n; rewrite (expnS 2 h) in lo; rewrite (expnS 2 h.+1) in hi.
have [||a1 [k1 l1 f1] b1] := ih (n - n./2)%N; [by lia | by lia |].
have [||a2 [k2 l2 f2] b2] := ih n./2; [by lia | by lia |].
have nn : (n - n./2 + n./2 = n)%N by lia.
exists ((1 + u) * (a1 + a2)).
  exists (maxn k1 k2).+1; first by rewrite ltnS geq_max l1.
  have -> : nseq n c = nseq (n - n./2) c ++ nseq n./2 c by rewrite -nseqD nn.
  by apply: fsum_add f1 f2 _; right.
have -> : n%:R = (n - n./2)%:R + n./2%:R :> R by rewrite -natrD nn.
rewrite exprS -mulrA ler_wpmul2l // (le_trans _ (ler_add b1 b2)) // -mulrDr ler_wpmul2l ?exprn_ge0 //.
by rewrite mulrDl.
Qed.

(* Equal numbers in the same tree, without roundings. *)
Lemma equal_sums (x : R) k s a : fsum upwards k s a -> fsum upwards k (nseq (size s) x) ((size s)%:R * x).
Proof.
elim=> {k s a} [a|h k s1 s2 a b c _ ih1 _ ih2 _|h s1 s2 a p _]; first by rewrite mul1r; exact: fsum_one.
  by rewrite size_cat nseqD natrD mulrDl; apply: fsum_add ih1 ih2 _; left.
by rewrite (perm_size p).
Qed.
(* A row of N equal entries c > 0: it is normalized to 0, and two passes with such roundings make of it what tends to E·κ as
   E·κ gets small: for N a power of two the bound of two passes, whose E is (1 + u)^(h + 2) - 1, but for a division. *)
Theorem two_pass_optimal N (c eps : R) h (a := \col_(i < N) c) (E := grow u (h + 1) 0 - 1) (k := kappa eps a) :
  0 < c -> 0 < eps -> (2 ^ h <= N)%N -> (N <= 2 ^ h.+1)%N ->
  exists m y j e, [/\ (j <= h.+1)%N, two_pass_run upwards eps a j j m y, forall i, normalized eps a i 0 = 0, E <= e &
    forall i, `|y i 0| = e * k / Num.sqrt (1 + (e * k) ^+ 2)].
Proof.
move=> c0 eps0 lo hi; have N1 : (0 < N)%N by apply: leq_trans lo; rewrite expn_gt0.
have Np : 0 < N%:R :> R by rewrite ltr0n. have N0 := lt0r_neq0 Np.
have [t [j jh f] b] := halved (ltW c0) lo hi.
have const (x : R) : entries (\col_(i < N) x) = nseq N x.
  apply: (@eq_from_nth _ 0) => [|i]; first by rewrite size_map size_enum_ord size_nseq.
  rewrite size_map size_enum_ord => iN; rewrite nth_nseq iN (nth_map (Ordinal iN)) ?size_enum_ord // mxE //.
pose m := (1 + u) * (t / N%:R); pose e := m / c - 1; have mE : m = (1 + e) * c by rewrite /e addrC subrK divfK // gt_eqF.
have Ee : E <= e.
  rewrite /E /e /grow expr0 divr1 ler_add2r ler_pdivl_mulr // /m mulrA ler_pdivl_mulr // addn1 exprS -!mulrA.
  by rewrite ler_wpmul2l // [c * _]mulrC.
have e0 : 0 <= e by apply: le_trans Ee; rewrite subr_ge0 /grow expr0 divr1 exprn_ege1.
have mean_a : mean a = c.
  rewrite /mean /sumv (eq_bigr (fun=> c)) => [|i _]; last by rewrite mxE.
  by rewrite sumr_const card_ord -[c *+ N]mulr_natr mulfK.
have centre i : centered a i 0 = 0 by rewrite !mxE mean_a mulr1 subrr.
have var_a : variance a = 0.
  by rewrite /variance /dot /sumv big1 ?mul0r // => i _; rewrite mxE centre mul0r.
have kE : k = c / Num.sqrt eps.
  rewrite /k /kappa /sd var_a add0r /sumv (eq_bigr (fun=> c)) => [|i _]; last by rewrite !mxE gtr0_norm.
  by rewrite sumr_const card_ord -[c *+ N]mulr_natr mulfK.
pose q := (e * c) ^+ 2; have V0 : 0 < q + eps by rewrite ltr_paddl // sqr_ge0.
have s0 : Num.sqrt (q + eps) != 0 by rewrite gt_eqF // sqrtr_gt0.
have same (x : R) : fsum upwards j (nseq N x) (N%:R * x).
  have := equal_sums x f; by rewrite size_nseq.
exists m, (\col_i (- (e * c) * (1 / Num.sqrt (q + eps)))), j, e; split=> //.
- apply: (@Two_pass R N upwards eps a j j m _ t (\col_i (- (e * c))) (\col_i q) (N%:R * q) q (q + eps) (Num.sqrt (q + eps)) (1 / Num.sqrt (q + eps))) => //;
    rewrite ?const //; try by left.
  + by right.
  + by move=> i; left; rewrite !mxE mE; ring.
  + by move=> i; left; rewrite !mxE /q; ring.
  + by left; rewrite mulrAC divff // mul1r.
  + exact: ltW.
  + by move=> i; left; rewrite !mxE.
- by move=> i; rewrite /normalized mxE centre mulr0.
move=> i; rewrite mxE mul1r normrM normrN normfV (ger0_norm (sqrtr_ge0 _)) ger0_norm ?mulr_ge0 // ?ltW // kE.
have se : 0 < Num.sqrt eps by rewrite sqrtr_gt0.
have -> : Num.sqrt (q + eps) = Num.sqrt eps * Num.sqrt (1 + (e * (c / Num.sqrt eps)) ^+ 2).
  rewrite -sqrtrM ?ltW // mulrDr mulr1 addrC; congr (Num.sqrt (_ + _)).
  by rewrite mulrA expr_div_n sqr_sqrtr ?ltW // mulrCA mulfV ?mulr1 // gt_eqF.
by rewrite invfM !mulrA.
Qed.
End Optimal.
