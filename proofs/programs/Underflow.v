(* Gradual underflow: an operation errs by u relatively and by l besides, half of the least number of the format; with it
   RMSNorm, whose squares underflow first. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Definition gradual (R : rcfType) (u l : R) (rnd : R -> R -> Prop) : Prop :=
  [/\ 0 <= u, u < 1, 0 <= l & forall a b, rnd a b -> `|a - b| <= u * `|b| + l].

Section Underflow.
Variables (R : rcfType) (N : nat) (u l eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (U : gradual u l rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).
Let u0 : 0 <= u. Proof. by case: U. Qed.
Let u1 : u < 1. Proof. by case: U. Qed.
Let l0 : 0 <= l. Proof. by case: U. Qed.
Let w_ge1 k : 1 <= (1 + u) ^+ k. Proof. by rewrite exprn_ege1 // ler_addl. Qed.
Let rounded c b : rnd c b -> `|c - b| <= u * `|b| + l. Proof. by case: U => _ _ _; exact. Qed.

(* A sum of n terms: besides, n - 1 additions may underflow. *)
Lemma fsum_gradual h s b : fsum rnd h s b ->
  `|b - \sum_(t <- s) t| <= ((1 + u) ^+ h - 1) * (\sum_(t <- s) `|t|) + (1 + u) ^+ h * ((size s)%:R - 1) * l
  /\ 0 <= (size s)%:R - 1 :> R.
Proof.
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
  apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (rounded r) (ler_norm_add _ _)) _.
  apply: le_trans (ler_add (ler_add (ler_wpmul2l u0 bc) (lexx _)) (ler_add eb ec)) _.
  have w0 : 0 <= (1 + u) * W - 1 by rewrite -exprS subr_ge0.
  by rewrite exprS -/W; differ (((1 + u) * W - 1) * l).
- by rewrite -!(perm_big _ p) -(perm_size p).
Qed.

(* What division and roots make of errors that are small beside what is divided. *)
Let relative (c b t : R) : 0 < b -> `|c - b| <= t * b -> exists2 d, `|d| <= t & c = b * (1 + d).
Proof.
move=> b0 h; exists ((c - b) / b); last by field; rewrite gt_eqF.
by rewrite normrM normfV (gtr0_norm b0) ler_pdivr_mulr.
Qed.
Let product (x y s t : R) : `|x - 1| <= s -> `|y - 1| <= t -> `|x * y - 1| <= (1 + s) * (1 + t) - 1.
Proof.
move=> hx hy; have -> : x * y - 1 = (x - 1) * (y - 1) + ((x - 1) + (y - 1)) by ring.
have -> : (1 + s) * (1 + t) - 1 = s * t + (s + t) by ring.
apply: le_trans (ler_norm_add _ _) _; apply: ler_add; first by rewrite normrM ler_pmul.
by apply: le_trans (ler_norm_add _ _) _; exact: ler_add.
Qed.

(* The mean of the squares and eps. *)
Lemma radicand_gradual h (x1 : 'cV[R]_N) x2 x3 x4 (V := dot a a / N%:R + eps) (W := (1 + u) ^+ (h + 3)) :
  (forall i, rnd (x1 i 0) (a i 0 * a i 0)) -> fsum rnd h (entries x1) x2 -> rnd x3 (x2 / N%:R) -> rnd x4 (x3 + eps) ->
  `|x4 - V| <= (W - 1) * V + 4%:R * W * l.
Proof.
move=> r1 /fsum_gradual [+ _] r3 r4; rewrite (sum_entries x1 id) (sum_entries x1) size_map size_enum_ord.
set w := (1 + u) ^+ h; have w1 : 1 <= w := w_ge1 h; have EW : W = w * (1 + u) ^+ 3 by rewrite /W exprD.
have n0 : 0 <= (N%:R)^-1 :> R by rewrite invr_ge0 ler0n.
have NN : N%:R * (N%:R)^-1 = 1 :> R by rewrite mulfV.
set S := dot a a; have S0 : 0 <= S by apply: sumr_ge0 => i _; rewrite !mxE -expr2 sqr_ge0.
have r1' i : `|x1 i 0 - a i 0 * a i 0| <= u * (a i 0 * a i 0) + l.
  by have := rounded (r1 i); rewrite [`|a i 0 * a i 0|]ger0_norm // -expr2 sqr_ge0.
have sl : N%:R * l = \sum_(i < N) l by rewrite sumr_const card_ord mulr_natl.
have s1 : \sum_i `|x1 i 0| <= (1 + u) * S + N%:R * l.
  rewrite /S -dotE' mulr_sumr sl -big_split /=.
  apply: ler_sum => i _; have -> : x1 i 0 = (x1 i 0 - a i 0 * a i 0) + a i 0 * a i 0 by ring.
  apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (r1' i) (lexx _)) _.
  by rewrite [`|a i 0 * a i 0|]ger0_norm -?expr2 ?sqr_ge0 //; differ (0 : R).
have s2 : `|\sum_i x1 i 0 - S| <= u * S + N%:R * l.
  rewrite /S -dotE' -sumrB; apply: le_trans (ler_norm_sum _ _ _) _.
  rewrite mulr_sumr sl -big_split /=.
  by apply: ler_sum => i _; exact: r1'.
move=> e2; have {}e2 : `|x2 - S| <= (w * (1 + u) - 1) * S + 2%:R * w * N%:R * l.
  have -> : x2 - S = (x2 - \sum_i x1 i 0) + (\sum_i x1 i 0 - S) by ring.
  apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add e2 s2) _.
  have w0 : 0 <= w - 1 by rewrite subr_ge0.
  apply: le_trans (ler_add (ler_add (ler_wpmul2l w0 s1) (lexx _)) (lexx _)) _.
  by have w00 := le_trans ler01 w1; differ (w * l).
set m := S / N%:R; have m0 : 0 <= m by rewrite mulr_ge0.
have e2' : `|x2 / N%:R - m| <= (w * (1 + u) - 1) * m + 2%:R * w * l.
  rewrite /m -mulrBl normrM (ger0_norm n0); apply: le_trans (ler_wpmul2r n0 e2) _.
  by rewrite le_eqVlt; apply/orP; left; apply/eqP; field.
have e3 : `|x3 - m| <= (w * (1 + u) ^+ 2 - 1) * m + (2%:R * w * (1 + u) + 1) * l.
  have sz : `|x2 / N%:R| <= m + ((w * (1 + u) - 1) * m + 2%:R * w * l).
    have -> : x2 / N%:R = m + (x2 / N%:R - m) by ring.
    by apply: le_trans (ler_norm_add _ _) _; rewrite (ger0_norm m0) ler_add2l.
  have -> : x3 - m = (x3 - x2 / N%:R) + (x2 / N%:R - m) by ring.
  apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (rounded r3) e2') _.
  apply: le_trans (ler_add (ler_add (ler_wpmul2l u0 sz) (lexx _)) (lexx _)) _.
  by move: (m) => M; differ (0 : R).
have -> : V = m + eps by [].
have sz : `|x3 + eps| <= (m + eps) + ((w * (1 + u) ^+ 2 - 1) * m + (2%:R * w * (1 + u) + 1) * l).
  have -> : x3 + eps = (m + eps) + (x3 - m) by ring.
  by apply: le_trans (ler_norm_add _ _) _; rewrite (ger0_norm (addr_ge0 m0 eps_ge0)) ler_add2l.
have -> : x4 - (m + eps) = (x4 - (x3 + eps)) + (x3 - m) by ring.
apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (rounded r4) e3) _.
apply: le_trans (ler_add (ler_add (ler_wpmul2l u0 sz) (lexx _)) (lexx _)) _.
rewrite EW; have w0 : 0 <= w - 1 by rewrite subr_ge0.
have w00 : 0 <= w := le_trans ler01 w1.
rewrite -subr_ge0; move: (m) m0 => M M0.
have -> : (w * (1 + u) ^+ 3 - 1) * (M + eps) + 4%:R * (w * (1 + u) ^+ 3) * l -
  (u * (M + eps + ((w * (1 + u) ^+ 2 - 1) * M + (2%:R * w * (1 + u) + 1) * l)) + l +
   ((w * (1 + u) ^+ 2 - 1) * M + (2%:R * w * (1 + u) + 1) * l)) =
  ((w - 1) * (1 + u) ^+ 3 + u * (2%:R + 3%:R * u + u * u)) * eps
  + (2%:R * (w - 1) * (1 + u) ^+ 3 + 2%:R * w * (1 + u) ^+ 2 * u + u * (5%:R + 6%:R * u + 2%:R * u * u)) * l by ring.
have v0 : 0 <= 1 + u := addr_ge0 ler01 u0.
ge0.
Qed.

(* V is the mean of the squares and eps; t what underflow and rounding make of it, relatively. *)
Theorem rms_norm_underflow_error h y i (z := rms_norm eps a i 0) (V := dot a a / N%:R + eps) (W := grow u (h + 3) 0)
  (t := (W - 1) + 4%:R * W * l / V) (q := Num.sqrt (1 - t)) (e := u + l / (Num.sqrt V * q))
  (f := u + l * (2%:R * (1 + e) * Num.sqrt V)) (G := (1 + f) / (q * (1 - e)) * (1 + u)) :
  0 < V -> t < 1 -> e < 1 -> rms_norm_run rnd eps a h y -> `|y i 0 - z| <= (G - 1) * `|z| + l.
Proof.
move=> V0 t1 e1 [x1 x2 x3 x4 x5 x6 r1 f2 _ r3 r4 c4 r5 n5 r6 ry].
have s0 : 0 < Num.sqrt V by rewrite sqrtr_gt0.
have EW : W = (1 + u) ^+ (h + 3) by rewrite /W /grow expr0 divr1.
have W1 : 1 <= W by rewrite EW.
have t0 : 0 <= t by rewrite addr_ge0 ?subr_ge0 // !mulr_ge0 ?ler0n ?invr_ge0 ?(ltW V0) // (le_trans ler01).
have p : 0 < 1 - t by rewrite subr_gt0.
have q0 : 0 < q by rewrite sqrtr_gt0.
have e0 : 0 <= e by rewrite addr_ge0 // divr_ge0 // mulr_ge0 ?ltW.
have f0 : 0 <= f := addr_ge0 u0 (mulr_ge0 l0 (mulr_ge0 (mulr_ge0 (ler0n _ _) (addr_ge0 ler01 e0)) (ltW s0))).
have ev : `|x4 - V| <= t * V.
  apply: le_trans (radicand_gradual r1 f2 r3 r4) _; rewrite -/V -EW.
  have -> : t * V = (W - 1) * V + 4%:R * W * l by rewrite /t; field; rewrite gt_eqF.
  exact: lexx.
have [d4 h4 E4] := relative V0 ev.
move: (h4); rewrite ler_norml => /andP[lo hi].
have d4lo : 1 - t <= 1 + d4 by rewrite ler_add2l.
have d40 : 0 <= 1 + d4 by apply: le_trans d4lo; exact: ltW.
pose g := Num.sqrt (1 + d4).
have gq : q <= g by rewrite ler_wsqrtr.
have g0 : 0 < g := lt_le_trans q0 gq.
have gg : g ^+ 2 = 1 + d4 by rewrite sqr_sqrtr.
have g2 : g <= 2%:R.
  rewrite -(@ler_pexpn2r _ 2 isT) ?nnegrE ?(ltW g0) ?ler0n // gg; apply: (@le_trans _ _ (1 + t)); first by rewrite ler_add2l.
  by apply: (@le_trans _ _ (1 + 1)); [rewrite ler_add2l ltW | rewrite -natrX -[1 + 1]/(2%:R) ler_nat].
have [_ gi] : 0 / g <= 0 / Num.sqrt (1 - t) /\ `|g - 1| / g <= (Num.sqrt (1 - t))^-1 - 1.
  by apply: radicand_bounds => //; [exact: ltW | rewrite gg addrAC subrr add0r].
have k1 : `|g^-1 - 1| <= q^-1 - 1.
  by apply: le_trans gi; rewrite (_ : g^-1 - 1 = - ((g - 1) / g)) ?normrN ?normrM ?normfV ?(gtr0_norm g0) //; field; rewrite gt_eqF.
have E5 : Num.sqrt x4 = Num.sqrt V * g by rewrite E4 sqrtrM // ltW.
have b5 : 0 < Num.sqrt x4 by rewrite E5 mulr_gt0.
have [d5 h5 E5'] : exists2 d, `|d| <= e & x5 = Num.sqrt x4 * (1 + d).
  apply: relative => //; apply: le_trans (rounded r5) _; rewrite ger0_norm ?sqrtr_ge0 // /e mulrDl ler_add2l.
  rewrite mulrAC ler_pdivl_mulr; last exact: mulr_gt0.
  by rewrite E5 ler_wpmul2l // ler_pmul2l.
move: (h5); rewrite ler_norml => /andP[lo5 hi5].
have e1' : 0 < 1 - e by rewrite subr_gt0.
have d5e : 1 - e <= 1 + d5 by rewrite ler_add2l.
have d5p : 0 < 1 + d5 := lt_le_trans e1' d5e.
have k2 : `|(1 + d5)^-1 - 1| <= (1 - e)^-1 - 1.
  have -> : (1 + d5)^-1 - 1 = - d5 / (1 + d5) by field; rewrite gt_eqF.
  have -> : (1 - e)^-1 - 1 = e / (1 - e) by field; rewrite gt_eqF.
  rewrite normrM normrN normfV (gtr0_norm d5p); apply: ler_pmul => //; first by rewrite invr_ge0 ltW.
  by rewrite lef_pinv.
have b6 : 0 < x5 by rewrite E5' mulr_gt0.
have [d6 h6 E6] : exists2 d, `|d| <= f & x6 = 1 / x5 * (1 + d).
  have b7 : 0 < 1 / x5 by rewrite div1r invr_gt0.
  apply: relative => //; apply: le_trans (rounded r6) _; rewrite gtr0_norm // /f mulrDl ler_add2l.
  rewrite div1r ler_pdivl_mulr // ler_wpmul2l //.
  rewrite E5' E5 -[Num.sqrt V * g * _]mulrA [X in _ <= X]mulrC ler_pmul2l //; apply: ler_pmul => //; [exact: ltW.. |].
  by rewrite ler_add2l.
have k3 : `|(1 + d6) - 1| <= f by rewrite addrAC subrr add0r.
have k12 := product k1 k2; rewrite !(addrCA 1) !subrr !addr0 in k12.
have := product k3 k12; rewrite (addrCA 1) subrr addr0 => T1.
set H := (1 + f) * (q^-1 / (1 - e)) in T1; set T := (1 + d6) * (g^-1 / (1 + d5)) in T1.
have ez : z = a i 0 / Num.sqrt V by rewrite /z /rms_norm mxE mulrC.
have ex : a i 0 * x6 = z * T.
  by rewrite ez E6 E5' E5 /T; field; rewrite !gt_eqF.
have TH : `|T| <= H.
  have -> : T = 1 + (T - 1) by ring.
  by apply: le_trans (ler_norm_add _ _) _; rewrite normr1 -ler_subr_addl.
have EG : G = H * (1 + u) by rewrite /G /H invfM.
have -> : y i 0 - z = (y i 0 - a i 0 * x6) + z * (T - 1) by rewrite ex; ring.
apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (rounded (ry i)) (lexx _)) _; rewrite ex [`|z * T|]normrM [`|z * (T - 1)|]normrM.
apply: (@le_trans _ _ (u * (`|z| * H) + l + `|z| * (H - 1))).
  by apply: ler_add; [rewrite ler_add2r ler_wpmul2l // ler_wpmul2l | rewrite ler_wpmul2l].
by rewrite EG; move: `|z| => Z; differ (0 : R).
Qed.
End Underflow.
