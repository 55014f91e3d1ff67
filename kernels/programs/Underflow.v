(* Gradual underflow: an operation errs by u relatively and by l besides, half of the least number of the format; with it
   RMSNorm, whose squares underflow first. No axiom. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring zify.
From LN Require Import LayerNorm Rounding Programs Norms.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.

Section Underflow.
Variables (R : rcfType) (N : nat) (u l eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (U : gradual u l rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).
Let u0 : 0 <= u. Proof. by case: U. Qed.
Let u1 : u < 1. Proof. by case: U. Qed.
Let l0 : 0 <= l. Proof. by case: U. Qed.
Let w_ge1 k : 1 <= (1 + u) ^+ k. Proof. by rewrite exprn_ege1 // ler_addl. Qed.
Let rounded c b : rnd c b -> `|c - b| <= u * `|b| + l. Proof. by case: U => _ _ _; exact. Qed.

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
move=> r1 /(fsum_gradual U) [+ _] r3 r4; rewrite (sum_entries x1 id) (sum_entries x1) size_map size_enum_ord.
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
  apply: le_trans (ler_dist_add (\sum_i x1 i 0) _ _) _; apply: le_trans (ler_add e2 s2) _.
  have w0 : 0 <= w - 1 by rewrite subr_ge0.
  apply: le_trans (ler_add (ler_add (ler_wpmul2l w0 s1) (lexx _)) (lexx _)) _.
  by have w00 := le_trans ler01 w1; differ (w * l).
set m := S / N%:R; have m0 : 0 <= m by rewrite mulr_ge0.
have e2' : `|x2 / N%:R - m| <= (w * (1 + u) - 1) * m + 2%:R * w * l.
  rewrite /m -mulrBl normrM (ger0_norm n0); apply: le_trans (ler_wpmul2r n0 e2) _.
  by rewrite le_eqVlt; apply/orP; left; apply/eqP; field.
have e3 : `|x3 - m| <= (w * (1 + u) ^+ 2 - 1) * m + (2%:R * w * (1 + u) + 1) * l.
  have := size_le e2'; rewrite (ger0_norm m0) => sz.
  apply: le_trans (ler_dist_add (x2 / N%:R) _ _) _; apply: le_trans (ler_add (rounded r3) e2') _.
  apply: le_trans (ler_add (ler_add (ler_wpmul2l u0 sz) (lexx _)) (lexx _)) _.
  by move: (m) => M; differ (0 : R).
have -> : V = m + eps by [].
have {}e3 : `|x3 + eps - (m + eps)| <= (w * (1 + u) ^+ 2 - 1) * m + (2%:R * w * (1 + u) + 1) * l.
  by rewrite opprD addrACA subrr addr0.
have := size_le e3; rewrite (ger0_norm (addr_ge0 m0 eps_ge0)) => sz.
apply: le_trans (ler_dist_add (x3 + eps) _ _) _; apply: le_trans (ler_add (rounded r4) e3) _.
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

(* V is the mean of the squares and eps; t, e and f bound what rounding and underflow make of it, of its root and of that
   root's inverse, relatively. *)
Lemma rms_norm_gradual h y i t e f (z := rms_norm eps a i 0) (V := dot a a / N%:R + eps) (W := grow u (h + 3) 0)
  (q := Num.sqrt (1 - t)) (G := (1 + f) / (q * (1 - e)) * (1 + u)) :
  0 < V -> t < 1 -> e < 1 -> (W - 1) + 4%:R * W * l / V <= t -> u + l / (Num.sqrt V * q) <= e ->
  u + l * (2%:R * (1 + e) * Num.sqrt V) <= f -> rms_norm_run rnd eps a h y ->
  `|y i 0 - z| <= (G - 1) * `|z| + l /\ 1 <= G.
Proof.
move=> V0 t1 e1 ht he hf [x1 x2 x3 x4 x5 x6 r1 f2 _ r3 r4 c4 r5 n5 r6 ry].
have s0 : 0 < Num.sqrt V by rewrite sqrtr_gt0.
have EW : W = (1 + u) ^+ (h + 3) by rewrite /W /grow expr0 divr1.
have W1 : 1 <= W by rewrite EW.
have t0 : 0 <= t.
  by apply: le_trans ht; rewrite addr_ge0 ?subr_ge0 // !mulr_ge0 ?ler0n ?invr_ge0 ?(ltW V0) // (le_trans ler01).
have p : 0 < 1 - t by rewrite subr_gt0.
have q0 : 0 < q by rewrite sqrtr_gt0.
have e0 : 0 <= e by apply: le_trans he; rewrite addr_ge0 // divr_ge0 // mulr_ge0 ?ltW.
have f0 : 0 <= f.
  exact: le_trans (addr_ge0 u0 (mulr_ge0 l0 (mulr_ge0 (mulr_ge0 (ler0n _ _) (addr_ge0 ler01 e0)) (ltW s0)))) hf.
have ev : `|x4 - V| <= t * V.
  apply: le_trans (radicand_gradual r1 f2 r3 r4) _; rewrite -/V -EW.
  apply: le_trans (ler_wpmul2r (ltW V0) ht).
  by rewrite le_eqVlt; apply/orP; left; apply/eqP; field; rewrite gt_eqF.
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
  apply: relative => //; apply: le_trans (rounded r5) _; apply: le_trans (ler_wpmul2r (ltW b5) he).
  rewrite ger0_norm ?sqrtr_ge0 // mulrDl ler_add2l.
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
  apply: relative => //; apply: le_trans (rounded r6) _; apply: le_trans (ler_wpmul2r (ltW b7) hf).
  rewrite gtr0_norm // mulrDl ler_add2l.
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
have TH : `|T| <= H by have := size_le T1; rewrite normr1 addrC subrK.
have EG : G = H * (1 + u) by rewrite /G /H invfM.
have H1 : 1 <= H.
  have := le_trans (normr_ge0 _) T1; by rewrite subr_ge0.
have H0 : 0 <= H := le_trans ler01 H1.
split; last by rewrite EG; apply: le_trans H1 _; rewrite ler_pemulr // ler_addl.
have -> : y i 0 - z = (y i 0 - a i 0 * x6) + z * (T - 1) by rewrite ex; ring.
apply: le_trans (ler_norm_add _ _) _; apply: le_trans (ler_add (rounded (ry i)) (lexx _)) _; rewrite ex [`|z * T|]normrM [`|z * (T - 1)|]normrM.
apply: (@le_trans _ _ (u * (`|z| * H) + l + `|z| * (H - 1))).
  by apply: ler_add; [rewrite ler_add2r ler_wpmul2l // ler_wpmul2l | rewrite ler_wpmul2l].
by rewrite EG; move: `|z| => Z; differ (0 : R).
Qed.

(* t is what underflow and rounding make of the mean of the squares and eps, relatively. *)
Theorem rms_norm_underflow_error h y i (z := rms_norm eps a i 0) (V := dot a a / N%:R + eps) (W := grow u (h + 3) 0)
  (t := (W - 1) + 4%:R * W * l / V) (q := Num.sqrt (1 - t)) (e := u + l / (Num.sqrt V * q))
  (f := u + l * (2%:R * (1 + e) * Num.sqrt V)) (G := (1 + f) / (q * (1 - e)) * (1 + u)) :
  0 < V -> t < 1 -> e < 1 -> rms_norm_run rnd eps a h y -> `|y i 0 - z| <= (G - 1) * `|z| + l.
Proof. by move=> V0 t1 e1 run; have [] := rms_norm_gradual i V0 t1 e1 (lexx _) (lexx _) (lexx _) run. Qed.

(* The mean. *)
Lemma mean_gradual h x m (W := grow u (h + 1) 0) : fsum rnd h (entries a) x -> rnd m (x / N%:R) ->
  `|m - mean a| <= (W - 1) * (sumv (absv a) / N%:R) + 2%:R * W * l.
Proof.
move=> /(fsum_gradual U) [+ _] r; rewrite (sum_entries a id) (sum_entries a) size_map size_enum_ord sum_absv.
set w := (1 + u) ^+ h; have w1 : 1 <= w := w_ge1 h.
have EW : W = w * (1 + u) by rewrite /W /grow expr0 divr1 exprD.
have n0 : 0 <= (N%:R)^-1 :> R by rewrite invr_ge0 ler0n.
set A := sumv (absv a); have A0 : 0 <= A := absv_ge0 _.
have SA : `|sumv a| <= A by rewrite /A -sum_absv; exact: ler_norm_sum.
move=> h1; have h2 : `|x / N%:R - mean a| <= (w - 1) * (A / N%:R) + w * l.
  rewrite /mean -mulrBl normrM (ger0_norm n0); apply: le_trans (ler_wpmul2r n0 h1) _.
  have -> : ((w - 1) * A + w * (N%:R - 1) * l) / N%:R = (w - 1) * (A / N%:R) + w * l - w * l / N%:R by field.
  by rewrite ler_subl_addr ler_addl !mulr_ge0 // (le_trans ler01).
have sm : `|mean a| <= A / N%:R by rewrite /mean normrM (ger0_norm n0) ler_wpmul2r.
have sz := size_add h2 sm.
apply: le_trans (ler_dist_add (x / N%:R) _ _) _; apply: le_trans (ler_add (rounded r) h2) _.
apply: le_trans (ler_add (ler_add (ler_wpmul2l u0 sz) (lexx _)) (lexx _)) _.
have w0 : 0 <= w - 1 by rewrite subr_ge0.
by rewrite EW; move: (A / N%:R) => B; differ (l * (w - 1) + l * (w * u)).
Qed.
End Underflow.

(* Lengths: what is longer by a factor c and by b in every entry. *)
Lemma root_longer (R : rcfType) (N : nat) (eps c b : R) (x y : 'cV[R]_N) : N%:R != 0 :> R -> 0 <= eps -> 1 <= c -> 0 <= b ->
  (forall i, `|x i 0| <= c * `|y i 0| + b) ->
  Num.sqrt (dot x x / N%:R + eps) <= c * Num.sqrt (dot y y / N%:R + eps) + b.
Proof.
move=> N0 eps0 c1 b0 h; have c0 := le_trans ler01 c1.
have n0 : 0 <= (N%:R)^-1 :> R by rewrite invr_ge0 ler0n.
have D0 (v : 'cV[R]_N) : 0 <= dot v v / N%:R.
  by rewrite mulr_ge0 // sumr_ge0 // => i _; rewrite !mxE -expr2 sqr_ge0.
set Y := dot y y / N%:R + eps; have Y0 : 0 <= Y by rewrite addr_ge0.
set r := Num.sqrt Y; have r0 : 0 <= r := sqrtr_ge0 _.
have rr : r ^+ 2 = Y by rewrite sqr_sqrtr.
(* The mean of sizes is at most the root of the mean of squares. *)
have jensen : sumv (absv y) / N%:R <= r.
  rewrite -(@ler_pexpn2r _ 2) ?nnegrE // ?mulr_ge0 ?absv_ge0 // rr.
  have := variance_about (absv y) N0 0; rewrite sub0r sqrrN => e.
  have v0 : 0 <= variance (absv y) by exact: D0.
  have -> : Y = variance (absv y) + mean (absv y) ^+ 2 + eps.
    rewrite -e /Y; congr (_ / _ + _); apply: eq_bigr => i _.
    by rewrite !mxE subr0 real_normK ?num_real // expr2.
  by rewrite /mean -addrA addrCA ler_addl addr_ge0.
rewrite -(@ler_pexpn2r _ 2) ?nnegrE ?sqrtr_ge0 ?addr_ge0 ?mulr_ge0 // sqr_sqrtr ?addr_ge0 //.
have up : dot x x / N%:R <= c ^+ 2 * (dot y y / N%:R) + 2%:R * c * b * (sumv (absv y) / N%:R) + b ^+ 2.
  have -> : c ^+ 2 * (dot y y / N%:R) + 2%:R * c * b * (sumv (absv y) / N%:R) + b ^+ 2 =
    (c ^+ 2 * dot y y + 2%:R * c * b * sumv (absv y) + N%:R * b ^+ 2) / N%:R by field.
  rewrite ler_wpmul2r //.
  have -> : c ^+ 2 * dot y y + 2%:R * c * b * sumv (absv y) + N%:R * b ^+ 2 =
      \sum_(i < N) (c * `|y i 0| + b) ^+ 2.
    have -> : N%:R * b ^+ 2 = \sum_(i < N) b ^+ 2 by rewrite sumr_const card_ord mulr_natl.
    rewrite -(dotE' y y) -sum_absv !mulr_sumr -!big_split /=.
    apply: eq_bigr => i _; have -> : y i 0 * y i 0 = `|y i 0| ^+ 2 by rewrite real_normK ?num_real // expr2.
    by move: `|y i 0| => t; ring.
  rewrite -dotE'; apply: ler_sum => i _; rewrite -expr2 -[x i 0 ^+ 2]real_normK ?num_real //.
  by rewrite ler_pexpn2r // ?nnegrE ?addr_ge0 ?mulr_ge0.
have -> : (c * r + b) ^+ 2 = c ^+ 2 * Y + 2%:R * c * b * r + b ^+ 2 by rewrite -rr; ring.
apply: le_trans (ler_add up (lexx eps)) _; rewrite /Y.
have cb : 0 <= 2%:R * c * b by rewrite !mulr_ge0 ?ler0n.
have := ler_wpmul2l cb jensen; have cc : 0 <= c ^+ 2 - 1 by rewrite subr_ge0 exprn_ege1.
move: (sumv _ / _) (dot y y / _) => p q; rewrite -subr_ge0 => h1; rewrite -subr_ge0.
by rewrite (_ : _ - _ = (2%:R * c * b * r - 2%:R * c * b * p) + (c ^+ 2 - 1) * eps); [exact: addr_ge0 h1 (mulr_ge0 cc eps0) | ring].
Qed.

Section TwoPass.
Variables (R : rcfType) (N : nat) (u l eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (U : gradual u l rnd) (N0 : N%:R != 0 :> R) (eps_ge0 : 0 <= eps).
Let u0 : 0 <= u. Proof. by case: U. Qed.
Let u1 : u < 1. Proof. by case: U. Qed.
Let l0 : 0 <= l. Proof. by case: U. Qed.

(* Two passes are RMSNorm of deviations d, of which p·s and P·s bound the length; D is what they make of an entry. *)
Theorem two_pass_underflow_error h1 h2 m y i (z := normalized eps a i 0) (s := sd eps a) (L := l / s)
  (E := grow u (h1 + 1) 0) (n := (E - 1) * kappa eps a + 2%:R * E * L) (p := 1 - u - L)
  (P := (1 + u) * (1 + n ^+ 2 / 2%:R) + L) (D := (u * `|z| + (1 + u) * n + L + `|z| * (P - 1)) / p)
  (W := grow u (h2 + 3) 0) (t := (W - 1) + 4%:R * W * l / (p * s) ^+ 2) (q := Num.sqrt (1 - t))
  (e := u + l / (p * s * q)) (f := u + l * (2%:R * (1 + e) * (P * s))) (G := (1 + f) / (q * (1 - e)) * (1 + u)) :
  0 < variance a + eps -> 0 < p -> t < 1 -> e < 1 -> two_pass_run rnd eps a h1 h2 m y ->
  `|y i 0 - z| <= (G - 1) * `|z| + G * D + l.
Proof.
move=> v0 p0 t1 e1 [x1 d x4 x5 x6 x7 x8 x9 f1 _ rm rd r4 f5 r6 r7 c7 r8 n8 r9 ry].
have run : rms_norm_run rnd eps d h2 y by apply: (Rms_norm r4 f5 N0 r6 r7 c7 r8 n8 r9 ry).
have s0 : 0 < s by rewrite sqrtr_gt0.
have rounded c b : rnd c b -> `|c - b| <= u * `|b| + l by case: U => _ _ _; exact.
have Ls : L * s = l by rewrite /L divfK // gt_eqF.
have L0 : 0 <= L by rewrite divr_ge0 // ltW.
have E1 : 1 <= E by rewrite /E /grow expr0 divr1 exprn_ege1 // ler_addl.
have E0 : 0 <= E := le_trans ler01 E1.
have k0 : 0 <= kappa eps a := kappa_ge0 v0.
have n0 : 0 <= n.
  by apply: addr_ge0; apply: mulr_ge0 => //; [rewrite subr_ge0 | exact: mulr_ge0 (ler0n _ _) E0].
have em : `|m - mean a| <= n * s.
  apply: le_trans (mean_gradual U N0 f1 rm) _; rewrite -/E.
  have -> : n * s = (E - 1) * (kappa eps a * s) + 2%:R * E * (L * s) by rewrite /n; ring.
  by rewrite Ls /kappa divfK ?gt_eqF.
set eta := `|m - mean a| / s; have eta0 : 0 <= eta by rewrite divr_ge0 // ltW.
have en : eta <= n by rewrite ler_pdivr_mulr.
pose b := shifted m a; have bE j : b j 0 = a j 0 - m by rewrite !mxE mulr1.
have [B0 rho2] := centre_radicand N0 v0 m.
have EB : (\sum_j (a j 0 - m) ^+ 2) / N%:R + eps = dot b b / N%:R + eps.
  by congr (_ / _ + _); rewrite -dotE'; apply: eq_bigr => j _; rewrite !bE expr2.
rewrite EB in B0 rho2; rewrite -/s -/eta in rho2.
set r := Num.sqrt (dot b b / N%:R + eps) in rho2.
have rho0 : 0 <= r / s by rewrite divr_ge0 ?sqrtr_ge0 ?(ltW s0).
have r_lo : s <= r.
  by have := centre_sd eps a N0 m; rewrite EB.
have r_hi : r <= (1 + n ^+ 2 / 2%:R) * s.
  have h0 : 0 <= n ^+ 2 / 2%:R by rewrite divr_ge0 ?sqr_ge0 ?ler0n.
  rewrite -ler_pdivr_mulr // -(@ler_pexpn2r _ 2) ?nnegrE ?(addr_ge0 ler01 h0) // rho2.
  have e2 : eta ^+ 2 <= n ^+ 2 by rewrite ler_pexpn2r // nnegrE.
  rewrite -subr_ge0 (_ : _ - _ = (n ^+ 2 / 2%:R) ^+ 2 + (n ^+ 2 - eta ^+ 2)); last by field.
  by rewrite addr_ge0 ?sqr_ge0 ?subr_ge0.
have moved j : `|d j 0 - b j 0| <= u * `|b j 0| + l by rewrite bE; exact: rounded.
set V := dot d d / N%:R + eps.
have hi : Num.sqrt V <= P * s.
  have h j : `|d j 0| <= (1 + u) * `|b j 0| + l.
    by apply: le_trans (size_le (moved j)) _; differ (0 : R).
  have v1 : 1 <= 1 + u by rewrite ler_addl.
  apply: le_trans (root_longer N0 eps_ge0 v1 l0 h) _; rewrite -/r /P [X in _ <= X]mulrDl Ls ler_add2r -mulrA.
  by rewrite ler_wpmul2l // (le_trans ler01).
have q1 : 0 < 1 - u by rewrite subr_gt0.
have lo : p * s <= Num.sqrt V.
  have h j : `|b j 0| <= (1 - u)^-1 * `|d j 0| + l / (1 - u).
    rewrite [_^-1 * _]mulrC -mulrDl ler_pdivl_mulr //; have := moved j; rewrite distrC => /size_le.
    by rewrite [`|d j 0| + _]addrCA -ler_subl_addl mulrBr mulr1 [_ * u]mulrC.
  have v1 : 1 <= (1 - u)^-1 by rewrite invf_ge1 // ler_subl_addr ler_addl.
  have b0 : 0 <= l / (1 - u) by rewrite divr_ge0 // ltW.
  have := root_longer N0 eps_ge0 v1 b0 h; rewrite -/r -/V [_^-1 * _]mulrC -mulrDl ler_pdivl_mulr // => g.
  have g2 := ler_wpmul2r (ltW q1) r_lo; have := le_trans g2 g; rewrite -subr_ge0 => k1; rewrite -subr_ge0.
  by rewrite (_ : _ - _ = Num.sqrt V + l - s * (1 - u)) // /p -Ls; ring.
have ps : 0 < p * s by rewrite mulr_gt0.
have sV : 0 < Num.sqrt V := lt_le_trans ps lo.
have V0 : 0 < V by rewrite -sqrtr_gt0.
have W1 : 1 <= W by rewrite /W /grow expr0 divr1 exprn_ege1 // ler_addl.
have W0 : 0 <= W := le_trans ler01 W1.
have q0 : 0 < q by rewrite sqrtr_gt0 subr_gt0.
have ht : (W - 1) + 4%:R * W * l / V <= t.
  rewrite ler_add2l; apply: ler_wpmul2l; first exact: mulr_ge0 (mulr_ge0 (ler0n _ _) W0) l0.
  rewrite lef_pinv ?posrE ?exprn_gt0 //.
  by rewrite -[V]sqr_sqrtr ?(ltW V0) // ler_pexpn2r // nnegrE ltW.
have he : u + l / (Num.sqrt V * q) <= e.
  rewrite ler_add2l; apply: ler_wpmul2l => //; rewrite lef_pinv ?posrE; try exact: mulr_gt0.
  by rewrite ler_pmul2r.
have e0 : 0 <= e by rewrite addr_ge0 // divr_ge0 // mulr_ge0 ?(ltW ps) ?(ltW q0).
have hf : u + l * (2%:R * (1 + e) * Num.sqrt V) <= f.
  rewrite ler_add2l; apply: ler_wpmul2l => //; apply: ler_wpmul2l => //.
  exact: mulr_ge0 (ler0n _ _) (addr_ge0 ler01 e0).
have [ey G1] := rms_norm_gradual U N0 eps_ge0 i V0 t1 e1 ht he hf run.
rewrite -/q -/G in ey G1; set w := rms_norm eps d i 0 in ey.
have hn : 0 <= (1 + u) * (n ^+ 2 / 2%:R).
  exact: mulr_ge0 (addr_ge0 ler01 u0) (divr_ge0 (sqr_ge0 _) (ler0n _ _)).
have P1 : 0 <= P - 1.
  rewrite (_ : P - 1 = u + (1 + u) * (n ^+ 2 / 2%:R) + L); last by rewrite /P; ring.
  exact: addr_ge0 (addr_ge0 u0 hn) L0.
have far : `|s - Num.sqrt V| <= (P - 1) * s.
  rewrite ler_norml; apply/andP; split.
    by rewrite ler_oppl opprB ler_subl_addl -[X in X + _]mul1r -mulrDl addrC subrK.
  rewrite ler_subl_addr; apply: (@le_trans _ _ ((1 - p) * s + p * s)); first by rewrite -mulrDl subrK mul1r.
  apply: ler_add lo; apply: ler_wpmul2r; first exact: ltW.
  rewrite -subr_ge0; have -> : P - 1 - (1 - p) = (1 + u) * (n ^+ 2 / 2%:R) by rewrite /P /p; ring.
  exact: hn.
have zs : z * s = a i 0 - mean a.
  by rewrite /z /normalized !mxE mulr1 -/s mulrC mulVKf // gt_eqF.
have bz : `|b i 0| <= `|z| * s + n * s.
  rewrite bE (_ : a i 0 - m = z * s - (m - mean a)); last by rewrite zs; ring.
  apply: le_trans (ler_norm_sub _ _) _; rewrite normrM (gtr0_norm s0); exact: ler_add.
have wz : `|w - z| <= D.
  have -> : w - z = ((d i 0 - b i 0) - (m - mean a) + z * (s - Num.sqrt V)) / Num.sqrt V.
    have -> : d i 0 - b i 0 - (m - mean a) + z * (s - Num.sqrt V) = d i 0 - z * Num.sqrt V.
      by rewrite mulrBr zs bE; ring.
    by rewrite /w /rms_norm mxE mulrBl mulfK ?gt_eqF // mulrC.
  rewrite normrM normfV (gtr0_norm sV) ler_pdivr_mulr //.
  have D0 : 0 <= D.
    apply: divr_ge0; last exact: ltW.
    apply: addr_ge0; last exact: mulr_ge0.
    exact: addr_ge0 (addr_ge0 (mulr_ge0 u0 (normr_ge0 _)) (mulr_ge0 (addr_ge0 ler01 u0) n0)) L0.
  apply: le_trans (ler_wpmul2l D0 lo); apply: le_trans (ler_norm_add _ _) _; rewrite [`|z * _|]normrM.
  apply: le_trans (ler_add (ler_norm_sub _ _) (ler_wpmul2l (normr_ge0 _) far)) _.
  apply: le_trans (ler_add (ler_add (le_trans (moved i) (ler_add (ler_wpmul2l u0 bz) (lexx _))) em) (lexx _)) _.
  have -> : D * (p * s) = (u * `|z| + (1 + u) * n + L + `|z| * (P - 1)) * s by rewrite mulrA /D divfK ?gt_eqF.
  have sum (Z n' L' Q s' : R) : u * (Z * s' + n' * s') + L' * s' + n' * s' + Z * (Q * s') =
    (u * Z + (1 + u) * n' + L' + Z * Q) * s' by ring.
  by rewrite -sum Ls.
apply: le_trans (ler_dist_add w _ _) _; apply: le_trans (ler_add ey wz) _.
have sw := size_le wz.
have G0 : 0 <= G - 1 by rewrite subr_ge0.
apply: le_trans (ler_add (ler_add (ler_wpmul2l G0 sw) (lexx _)) (lexx _)) _.
by move: `|z| => Z; differ (0 : R).
Qed.
End TwoPass.
