(* What no count of roundings says: what a centre beside the mean, and a radicand beside the variance, do to a normalized
   entry; gain and bias; storage. For every N, order of the sums and unit roundoff u < 1. No axiom.

   The exact values are those of LayerNorm.v: mean, variance, normalized, layer_norm, rms_norm. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Rounding.
Import Order.TTheory GRing.Theory Num.Theory. Local Open Scope ring_scope.
Set Implicit Arguments. Unset Strict Implicit. Unset Printing Implicit Defensive.
Lemma sqr_le (R : rcfType) (x B : R) : `|x| <= B -> x ^+ 2 <= B ^+ 2.
Proof.
move=> h; have B0 := le_trans (normr_ge0 _) h; rewrite -[x ^+ 2]real_normK ?num_real //.
by rewrite ler_pexpn2r // nnegrE.
Qed.

Section Sizes.
Variables (R : rcfType) (N : nat).
Implicit Types (v p z s e : 'cV[R]_N).
Definition absv v : 'cV[R]_N := \col_i `|v i 0|.
(* The gradient of the input of a norm: r is 1/√(σ² + ε), p the gain times the upstream gradient, z the normalized row. *)
Definition backward (r : R) p z : 'cV[R]_N := r *: (p - (sumv p / N%:R) *: ones - (dot p z / N%:R) *: z).
(* A row about a number c. *)
Definition shifted (c : R) v : 'cV[R]_N := v - c *: ones.
(* The same with every difference written as a sum. *)
Definition backward_size (r : R) p z : 'cV[R]_N :=
  r *: (absv p + (sumv (absv p) / N%:R) *: ones + (dot (absv p) (absv z) / N%:R) *: absv z).
Lemma sum_absv v : \sum_i `|v i 0| = sumv (absv v).
Proof. by apply: eq_bigr => i _; rewrite mxE. Qed.
Lemma dot_absv v z : \sum_i `|v i 0 * z i 0| = dot (absv v) (absv z).
Proof. by apply: eq_bigr => i _; rewrite !mxE normrM. Qed.
Lemma dotE' v z : \sum_i v i 0 * z i 0 = dot v z.
Proof. by apply: eq_bigr => i _; rewrite !mxE. Qed.
Lemma absv_ge0 v : 0 <= sumv (absv v). Proof. by rewrite -sum_absv sumr_ge0. Qed.
Lemma dot_absv_ge0 v z : 0 <= dot (absv v) (absv z). Proof. by rewrite -dot_absv sumr_ge0. Qed.
(* An inner product with z, which errs by e beside s. *)
Lemma dot_moved v z s e : (forall j, `|z j 0 - s j 0| <= e j 0) ->
  `|dot v z - dot v s| <= dot (absv v) e /\ dot (absv v) (absv z) <= dot (absv v) (absv s + e).
Proof.
move=> ze; split; last by apply: ler_sum => j _; rewrite !mxE ler_wpmul2l //; exact: size_le.
rewrite /dot /sumv -sumrB; apply: le_trans (ler_norm_sum _ _ _) _; apply: ler_sum => j _.
by rewrite !mxE -mulrBr normrM ler_wpmul2l.
Qed.
End Sizes.

Section Centre.
Variables (R : rcfType) (N : nat) (u eps : R) (rnd : R -> R -> Prop) (a : 'cV[R]_N).
Hypotheses (M : model u rnd) (N0 : N%:R != 0 :> R) (sd_gt0 : 0 < variance a + eps).

Definition sd : R := Num.sqrt (variance a + eps).
(* The condition number: mean |a| / sd, at most rms(a) / sd. *)
Definition kappa : R := sumv (absv a) / N%:R / sd.

Let sd0 : 0 < sd. Proof. by rewrite sqrtr_gt0. Qed.
Lemma kappa_ge0 : 0 <= kappa.
Proof. by rewrite /kappa !divr_ge0 ?ler0n ?(ltW sd0) ?absv_ge0. Qed.

(* A shift of the centre enters the variance squared: exactly. *)
Let about (x m c : R) : (x - c) ^+ 2 = (x - m) * (x - m) + ((c - m) ^+ 2 + (m - c + (m - c)) * (x - m)).
Proof. by ring. Qed.
Lemma variance_about c : (\sum_i (a i 0 - c) ^+ 2) / N%:R = variance a + (c - mean a) ^+ 2.
Proof.
rewrite /variance /dot /sumv; set m := mean a.
have z : \sum_i (a i 0 - m) = 0.
  by rewrite sumrB sumr_const card_ord -[m *+ N]mulr_natr /m /mean /sumv divfK // subrr.
have -> : \sum_i (a i 0 - c) ^+ 2 = \sum_i had (centered a) (centered a) i 0 + N%:R * (c - m) ^+ 2.
  rewrite (eq_bigr (fun i => had (centered a) (centered a) i 0 + ((c - m) ^+ 2 + (m - c + (m - c)) * (a i 0 - m)))).
    by rewrite !big_split /= -[X in _ + (_ + X)]mulr_sumr z mulr0 addr0 sumr_const card_ord [RHS]addrC mulr_natl addrC.
  by move=> i _; rewrite !mxE -/m mulr1; exact: about.
by rewrite mulrDl [N%:R * _]mulrC mulfK.
Qed.

(* The error of an entry: of an algorithm that takes c for the mean and V for variance + eps, and whose other roundings
   are the factor T. *)
Theorem entry_error_of c V i y T G nu mu (z := normalized eps a i 0) (rho := Num.sqrt V / sd) :
  0 < V -> `|T - 1| <= G - 1 -> `|T| <= G -> y = (a i 0 - c) / Num.sqrt V * T ->
  `|c - mean a| / sd / rho <= nu -> `|rho - 1| / rho <= mu ->
  `|y - z| <= (G - 1) * `|z| + G * (nu + `|z| * mu).
Proof.
move=> V0 T1 T2 -> hnu hmu.
have rho0 : 0 < rho by rewrite divr_gt0 // sqrtr_gt0.
have -> : (a i 0 - c) / Num.sqrt V = (z - (c - mean a) / sd) / rho.
  have -> : z = (a i 0 - mean a) / sd by rewrite /z /normalized -/sd !mxE mulr1 mulrC.
  rewrite -mulrBl (_ : a i 0 - mean a - (c - mean a) = a i 0 - c); last by ring.
  by rewrite /rho invf_div mulrA divfK // gt_eqF.
move: hnu hmu; set e := (c - mean a) / sd; rewrite -[`|c - mean a| / sd](_ : `|e| = _); last first.
  by rewrite /e normrM normfV (gtr0_norm sd0).
clearbody e rho => hnu hmu; set w := (z - e) / rho.
have wz : `|w - z| <= nu + `|z| * mu.
  have -> : w - z = - (e / rho) - z * ((rho - 1) / rho).
    by rewrite /w [(z - e) / rho]mulrBl [(rho - 1) / rho]mulrBl divff ?gt_eqF //; ring.
  apply: le_trans (ler_norm_sub _ _) _; rewrite normrN !normrM !normfV (gtr0_norm rho0).
  by apply: ler_add => //; rewrite ler_wpmul2l.
have -> : w * T - z = (w - z) * T + z * (T - 1) by ring.
apply: le_trans (ler_norm_add _ _) _; rewrite !normrM [X in _ <= X]addrC.
apply: ler_add; last by rewrite mulrC ler_wpmul2r.
by rewrite mulrC; apply: ler_pmul.
Qed.
Lemma fac_grow k T : fac u k T -> `|T - 1| <= grow u 0 k - 1 /\ `|T| <= grow u 0 k.
Proof. by move=> f; rewrite (gtr0_norm (fac_gt0 M f)) /grow expr0 mul1r; exact: (fac_far M f). Qed.
Theorem entry_error c V i y T K nu mu (z := normalized eps a i 0) (rho := Num.sqrt V / sd) :
  0 < V -> fac u K T -> y = (a i 0 - c) / Num.sqrt V * T ->
  `|c - mean a| / sd / rho <= nu -> `|rho - 1| / rho <= mu ->
  `|y - z| <= (grow u 0 K - 1) * `|z| + grow u 0 K * (nu + `|z| * mu).
Proof.
by move=> V0 /fac_grow [T1 T2]; exact: entry_error_of.
Qed.

(* The mean square about c is the variance and the square of c's distance: what two passes take the root of. *)
Lemma centre_radicand c (eta := `|c - mean a| / sd) (V := (\sum_j (a j 0 - c) ^+ 2) / N%:R + eps) :
  0 < V /\ (Num.sqrt V / sd) ^+ 2 = 1 + eta ^+ 2.
Proof.
have p : 0 < variance a + (c - mean a) ^+ 2 + eps by rewrite addrAC ltr_paddr // sqr_ge0.
rewrite /V variance_about; split=> //; rewrite expr_div_n /eta expr_div_n real_normK ?num_real //.
rewrite /sd !sqr_sqrtr ?(ltW p) ?(ltW sd_gt0) // addrAC mulrDl divff //; exact: lt0r_neq0.
Qed.
Lemma root_bounds (rho eta : R) : 0 <= eta -> 0 <= rho -> rho ^+ 2 = 1 + eta ^+ 2 ->
  [/\ eta / rho <= eta, eta / rho <= 1, `|rho - 1| / rho <= eta ^+ 2 / 2%:R & `|rho - 1| / rho <= eta / 2%:R].
Proof.
move=> eta0 rho0 E; have rho1 : 1 <= rho.
  by rewrite -(@ler_pexpn2r _ 2) ?nnegrE ?ler01 // E expr1n ler_addl; exact: sqr_ge0.
have r0 : 0 < rho by apply: lt_le_trans rho1.
have inv1 : rho^-1 <= 1 by rewrite invf_le1.
have er : eta <= rho by rewrite -(@ler_pexpn2r _ 2) ?nnegrE // E ler_addr ler01.
rewrite ger0_norm ?subr_ge0 //; split.
- by rewrite ler_pimulr.
- by rewrite ler_pdivr_mulr // mul1r.
- apply: (@le_trans _ _ (rho - 1)); first by rewrite ler_pimulr ?subr_ge0.
  by rewrite ler_pdivl_mulr ?ltr0n // (_ : eta ^+ 2 = rho ^+ 2 - 1); [differ ((rho - 1) ^+ 2) | rewrite E; ring].
- rewrite ler_pdivr_mulr // mulrAC ler_pdivl_mulr ?ltr0n //.
  have p : 0 < rho + 1 by exact: (addr_gt0 r0 ltr01).
  rewrite -(ler_pmul2r p); have -> : (rho - 1) * 2%:R * (rho + 1) = 2%:R * eta * eta.
    by rewrite (_ : _ * _ * _ = 2%:R * (rho ^+ 2 - 1)); [rewrite E; ring | ring].
  rewrite (_ : eta * rho * (rho + 1) = eta * (rho ^+ 2 + rho)); last by ring.
  by rewrite E; differ (eta * ((eta - 1) ^+ 2 + rho)).
Qed.
Lemma centre_sd c : sd <= Num.sqrt ((\sum_j (a j 0 - c) ^+ 2) / N%:R + eps).
Proof. by rewrite ler_wsqrtr // variance_about addrAC ler_addl sqr_ge0. Qed.
(* An entry about a centre that is off by n deviations. *)
Lemma centre_entry c i y T G n (z := normalized eps a i 0) : `|T - 1| <= G - 1 -> `|T| <= G ->
  y = (a i 0 - c) / Num.sqrt ((\sum_j (a j 0 - c) ^+ 2) / N%:R + eps) * T -> `|c - mean a| / sd <= n ->
  `|y - z| <= (G - 1) * `|z| + G * (n + `|z| * (n ^+ 2 / 2%:R)) /\
  `|y - z| <= (G - 1) * `|z| + G * (Num.min 1 n + `|z| * (n / 2%:R)).
Proof.
move=> T1 T2 ey en; have [V0 rho2] := centre_radicand c.
have n0 : 0 <= `|c - mean a| / sd by rewrite divr_ge0 // ltW.
have [nu nu1 mu mu'] := root_bounds n0 (divr_ge0 (sqrtr_ge0 _) (ltW sd0)) rho2; split.
  apply: (entry_error_of V0 T1 T2 ey (le_trans nu en) (le_trans mu _)).
  by rewrite ler_pmul2r ?invr_gt0 ?ltr0n // ler_pexpn2r // nnegrE // (le_trans n0).
apply: (entry_error_of V0 T1 T2 ey _ (le_trans mu' _)); first by rewrite le_minr nu1 (le_trans nu).
by rewrite ler_pmul2r ?invr_gt0 ?ltr0n.
Qed.

(* A radicand that is off by a relative tau: what one pass takes the root of. *)
Lemma radicand_bounds (rho eta tau : R) : 0 <= eta -> 0 <= rho -> `|rho ^+ 2 - 1| <= tau -> tau < 1 ->
  eta / rho <= eta / Num.sqrt (1 - tau) /\ `|rho - 1| / rho <= (Num.sqrt (1 - tau))^-1 - 1.
Proof.
move=> eta0 rho0; rewrite ler_norml ler_subr_addr ler_subl_addr => /andP[lo hi] tau1; set q := Num.sqrt (1 - tau).
have t1 : 0 < 1 - tau by rewrite subr_gt0.
have q0 : 0 < q by rewrite sqrtr_gt0.
have qq : q ^+ 2 = 1 - tau by rewrite sqr_sqrtr // ltW.
have qr : q <= rho by rewrite -(@ler_pexpn2r _ 2) ?nnegrE ?(ltW q0) // qq addrC.
have r0 : 0 < rho by apply: lt_le_trans qr.
have inv : rho^-1 <= q^-1 by rewrite lef_pinv.
split; first by rewrite ler_wpmul2l.
case: (leP rho 1) => r1.
  rewrite distrC ger0_norm ?subr_ge0 // mulrBl mul1r divff ?gt_eqF //; exact: ler_sub.
rewrite ger0_norm ?subr_ge0 ?(ltW r1) // ler_pdivr_mulr // mulrBl mul1r -(ler_pmul2l q0).
rewrite [q * (q^-1 * rho - rho)]mulrBr mulVKf ?gt_eqF //.
have two : q ^+ 2 + rho ^+ 2 <= 2%:R by rewrite qq -ler_subr_addl (le_trans hi) // (_ : 2%:R - _ = tau + 1) //; ring.
have qrho : q * rho <= 1.
  rewrite -(ler_pmul2l (ltr0n R 2)) mulr1; apply: le_trans two; differ ((q - rho) ^+ 2).
have sum : 2%:R * (q * rho) <= q + rho.
  rewrite -(@ler_pexpn2r _ 2) ?nnegrE ?mulr_ge0 ?addr_ge0 ?ler0n ?(ltW q0) //.
  have d0 : 0 <= 1 - q * rho by rewrite subr_ge0.
  by have qp := ltW q0; differ ((q - rho) ^+ 2 + 4%:R * (q * rho) * (1 - q * rho)).
by rewrite -subr_ge0 (_ : _ - _ = q + rho - 2%:R * (q * rho)) ?subr_ge0 //; ring.
Qed.
Lemma radicand_entry c V t n i y T K (z := normalized eps a i 0) (G := grow u 0 K) :
  `|V - (variance a + eps)| <= t * (variance a + eps) -> t < 1 -> `|c - mean a| / sd <= n -> fac u K T ->
  y = (a i 0 - c) / Num.sqrt V * T ->
  `|y - z| <= (G - 1) * `|z| + G * (n / Num.sqrt (1 - t) + `|z| * ((Num.sqrt (1 - t))^-1 - 1)).
Proof.
move=> tv t1 en fT ey; have s2 : sd ^+ 2 = variance a + eps by rewrite /sd sqr_sqrtr // ltW.
have V0 : 0 < V.
  move: tv; rewrite ler_norml ler_subr_addr => /andP[lo _]; apply: lt_le_trans lo.
  by rewrite (_ : - _ + _ = (1 - t) * (variance a + eps)) ?mulr_gt0 ?subr_gt0 //; ring.
have rho2 : `|(Num.sqrt V / sd) ^+ 2 - 1| <= t.
  rewrite expr_div_n sqr_sqrtr ?(ltW V0) // s2 -[X in _ - X](divff (lt0r_neq0 sd_gt0)) -mulrBl normrM normfV.
  by rewrite (gtr0_norm sd_gt0) ler_pdivr_mulr.
have e0 : 0 <= `|c - mean a| / sd by rewrite divr_ge0 // ltW.
have [nu mu] := radicand_bounds e0 (divr_ge0 (sqrtr_ge0 _) (ltW sd0)) rho2 t1.
apply: (entry_error V0 fT ey (le_trans nu _) mu); rewrite ler_wpmul2r // invr_ge0; exact: sqrtr_ge0.
Qed.
End Centre.
