(* That binary formats round as the model asks, by Flocq: rounding to nearest, whatever is done with ties, u = 2^-p. Where an
   operation underflows it does not, but for sums. And that one pass loses the variance in these formats. Over Coq's reals,
   with axioms of these and of MathComp's analysis, as `Print Assumptions` says of each theorem. Needs libcoq-flocq and
   libcoq-mathcomp-analysis. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From Coq Require Import Reals ZArith Lia Lra.
From Flocq Require Import Core Relative Plus_error.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.analysis Require Import Rstruct.
From LN Require Import LayerNorm Rounding Programs Norms OnePass Underflow Faithful Range.
Delimit Scope R_scope with re. Delimit Scope Z_scope with Z.

Section Formats.
Variables (choice : Z -> bool) (emin p : Z).
Hypothesis p_gt0 : Z.lt 0 p.
Instance p_prec : Prec_gt_0 p := p_gt0.
Notation fexp := (FLT_exp emin p).
Notation nearest := (round radix2 fexp (Znearest choice)).
Definition unit_roundoff : R := (/ 2 * bpow radix2 (Z.add (Z.opp p) 1))%re.
(* Neither overflow, which Flocq's formats do not have, nor underflow, or a sum of two numbers of the format. *)
Definition in_range (b : R) : Prop := [\/ b = 0%re, (bpow radix2 (Z.sub (Z.add emin p) 1) <= Rabs b)%re |
  exists x y, [/\ generic_format radix2 fexp x, generic_format radix2 fexp y & b = (x + y)%re]].
Definition rounds (a b : R) : Prop := in_range b /\ a = nearest b.

Lemma error_of (b : R) : in_range b -> (Rabs (nearest b - b) <= unit_roundoff * Rabs b)%re.
Proof.
case=> [->|h|[x [y [fx fy ->]]]].
- by rewrite round_0 Rminus_0_r Rabs_R0 Rmult_0_r; apply: Rle_refl.
- exact: relative_error_N_FLT.
case: (FLT_plus_error_N_ex radix2 emin p choice x y fx fy) => e [he ->].
have -> : ((x + y) * (1 + e) - (x + y) = (x + y) * e)%re by ring.
rewrite Rabs_mult Rmult_comm; apply: Rmult_le_compat_r; first exact: Rabs_pos.
apply: Rle_trans he _; apply: Rle_trans (u_rod1pu_ro_le_u_ro radix2 p) _; exact: Rle_refl.
Qed.
Lemma roundoff_bpow : unit_roundoff = bpow radix2 (Z.opp p).
Proof.
rewrite /unit_roundoff bpow_plus (_ : bpow radix2 1 = 2%re) //; lra.
Qed.

(* The model of every theorem. *)
Theorem formats_model : model unit_roundoff rounds.
Proof.
rewrite roundoff_bpow; split.
- by apply/RleP; apply: bpow_ge_0.
- have h : (bpow radix2 (Z.opp p) < bpow radix2 0)%re by apply: bpow_lt; lia.
  by apply/RltP; exact: h.
by move=> a b [r ->]; rewrite -roundoff_bpow; apply/RleP; exact: error_of.
Qed.

(* The model with underflow: every number that is rounded errs by half of the least number besides. *)
Theorem formats_gradual : gradual unit_roundoff (/ 2 * bpow radix2 emin)%re (fun a b => a = nearest b).
Proof.
have [u0 u1 _] := formats_model; split=> //.
  by apply/RleP; apply: Rmult_le_pos; [lra | exact: bpow_ge_0].
move=> a b ->; apply/RleP.
case: (error_N_FLT radix2 emin p p_gt0 choice b) => d [t [hd [ht [_ ->]]]].
change (Rabs (b * (1 + d) + t - b) <= unit_roundoff * Rabs b + / 2 * bpow radix2 emin)%re.
have -> : (b * (1 + d) + t - b = b * d + t)%re by ring.
apply: Rle_trans (Rabs_triang _ _) _; apply: Rplus_le_compat => //.
by rewrite Rabs_mult Rmult_comm; apply: Rmult_le_compat_r; [exact: Rabs_pos | exact: hd].
Qed.

(* Two passes on the rows 2^e, 2^e and the next number, in every format: the mean is a number of the format, of which there
   is none between. *)
Theorem formats_unfaithful (e : Z) (eps : R) h1 h2 m y (b := bpow radix2 e : R) (D := bpow radix2 (e + 1 - p) : R)
  (z := normalized eps (neighbours b D) 0%R 0%R) :
  Z.le emin (e + 1 - p) -> (0 <= eps)%R -> (10%:R * ((uphalf (h2 + 5) + 4)%:R * unit_roundoff) <= 1)%R ->
  two_pass_run rounds eps (neighbours b D) h1 h2 m y -> (`|z| / 4%:R <= `|y 0 0 - z|)%R.
Proof.
move=> small eps0 few run; have D0 : (0 < D)%R by apply/RltP; exact: bpow_gt_0.
apply: (two_pass_unfaithful formats_model eps0 D0 few _ run).
case: run => t1 t3 t4 t5 t6 t7 t8 t9 _ _ [_ rm] _ _ _ _ _ _ _ _ _ _.
have fb : generic_format radix2 fexp b by apply: generic_format_FLT_bpow; lia.
have fm : generic_format radix2 fexp m by rewrite rm; exact: generic_format_round.
have next : succ radix2 fexp b = (b + D)%re.
  rewrite succ_eq_pos; last exact: bpow_ge_0.
  by rewrite ulp_bpow /FLT_exp Z.max_l //; lia.
case: (Rle_lt_dec m b) => mb; apply/orP; [left | right]; apply/RleP => //.
by rewrite -[(b + D)%R]/(b + D)%re -next; exact: succ_le_lt.
Qed.

Let two (e : Z) : Z.le 0 e -> IZR (2 ^ e) = bpow radix2 e.
Proof. by move=> e0; rewrite -(IZR_Zpower radix2). Qed.
(* An integer x of k bits, c of which are lost, beside less than half of 2^c: it is rounded to n·2^c. *)
Lemma round_integer (x n k c : Z) : Z.le emin c -> Z.le 0 c -> Z.lt 0 k -> Z.sub k p = c ->
  Z.le (2 ^ (k - 1)) x -> Z.lt x (2 ^ k) -> Z.lt (2 * Z.abs (x - n * 2 ^ c)) (2 ^ c) ->
  nearest (IZR x) = IZR (n * 2 ^ c).
Proof.
move=> ec c0 k0 kc lo hi close.
have x0 : Z.lt 0 x by apply: Z.lt_le_trans lo; apply: Z.pow_pos_nonneg; lia.
have mag_x : mag radix2 (IZR x) = k :> Z.
  have k1 : Z.le 0 (k - 1) by lia. have k2 : Z.le 0 k by lia. have x1 : Z.le 0 x by lia.
  apply: mag_unique; rewrite -(two _ k1) -(two _ k2) Rabs_pos_eq; last exact: (IZR_le 0 x x1).
  by split; [exact: IZR_le | exact: IZR_lt].
have ex : cexp radix2 fexp (IZR x) = c by rewrite /cexp mag_x /FLT_exp Z.max_l; lia.
rewrite /round /scaled_mantissa ex.
have c2 : (0 < bpow radix2 c)%re := bpow_gt_0 radix2 c.
rewrite (Znearest_imp choice (IZR x * bpow radix2 (- c)) n).
  by rewrite /F2R /= mult_IZR two.
have -> : (IZR x * bpow radix2 (- c) - IZR n = (IZR (x - n * 2 ^ c)) * bpow radix2 (- c))%re.
  rewrite minus_IZR mult_IZR (two _ c0) bpow_opp; field; exact: Rgt_not_eq.
rewrite Rabs_mult (Rabs_pos_eq (bpow _ _)); last exact: bpow_ge_0.
rewrite -abs_IZR; apply: (Rmult_lt_reg_r (bpow radix2 c)) => //.
rewrite Rmult_assoc -bpow_plus Z.add_opp_diag_l Rmult_1_r -(two _ c0).
have := IZR_lt _ _ close; rewrite mult_IZR; lra.
Qed.

Let is_power (e : Z) : Z.le (emin + p - 1) e -> rounds (bpow radix2 e) (bpow radix2 e).
Proof.
move=> he; split.
  by apply: Or32; rewrite Rabs_pos_eq; [apply: bpow_le | exact: bpow_ge_0].
by rewrite round_generic //; apply: generic_format_FLT_bpow; lia.
Qed.
Let is_minus (b : R) : rounds b b -> generic_format radix2 fexp b -> (bpow radix2 (Z.sub (Z.add emin p) 1) <= Rabs b)%re ->
  rounds (- b)%re (- b)%re.
Proof.
move=> _ fb hb; split; first by apply: Or32; rewrite Rabs_Ropp.
by rewrite round_generic //; exact: generic_format_opp.
Qed.
Let minus_power (e : Z) : Z.le (emin + p - 1) e -> rounds (- bpow radix2 e)%re (- bpow radix2 e)%re.
Proof.
move=> he; apply: is_minus; first exact: is_power.
  by apply: generic_format_FLT_bpow; lia.
by rewrite Rabs_pos_eq; [apply: bpow_le | exact: bpow_ge_0].
Qed.

(* One pass on x = 2^e ∓ 1, in every format of p digits with p + 2 <= 2e <= 2p - 2: whatever is done with ties, the
   variance, which is 1, comes out 0, and the entries, which are less than 1, as ∓2^j where eps is 4^-j. *)
Theorem formats_one_pass (e j : Z) (m := bpow radix2 e : R) (s := bpow radix2 (Z.opp j) : R) :
  Z.le (p + 2) (2 * e) -> Z.le (2 * e) (2 * p - 2) -> Z.le 0 j -> Z.le (emin + p - 1) (- (2 * j)) ->
  one_pass_run rounds (GRing.exp s 2) (pair (m - 1)%R (m + 1)%R) 1 1 m 0%R (pair (- s^-1)%R (s^-1)%R).
Proof.
move=> pe ep j0 small; have e2 : Z.le 2 e by lia.
have ex : Z.lt e p by lia.
have E0 : Z.le 0 e by lia.
have mZ : m = IZR (2 ^ e) by rewrite two.
have big (b : R) : (1 <= b)%re -> in_range b.
  move=> b1; apply: Or32; rewrite Rabs_pos_eq; last lra.
  apply: Rle_trans b1; change 1%re with (bpow radix2 0); apply: bpow_le; lia.
have pw : (2 ^ e * 2 ^ e = 2 ^ (2 * e))%Z by rewrite -Z.pow_add_r //; congr Z.pow; lia.
have pw1 : (2 ^ (e + 1) = 2 * 2 ^ e)%Z by rewrite Z.pow_add_r //; lia.
have four : Z.le 4 (2 ^ e) by change 4%Z with (2 ^ 2)%Z; apply: Z.pow_le_mono_r; lia.
apply: one_pass_lost.
- by apply/RltP; exact: bpow_gt_0.
- have -> : ((m - 1) * (m - 1))%R = IZR (2 ^ (2 * e) - 2 ^ (e + 1) + 1) :> R.
    rewrite plus_IZR minus_IZR pw1 mult_IZR -pw mult_IZR -mZ; change (((m - 1) * (m - 1))%re = (m * m - 2 * m + 1)%re); ring.
  have -> : (m * m - (m + m))%R = IZR ((2 ^ p - 2 ^ (p + 1 - e)) * 2 ^ (2 * e - p)) :> R.
    rewrite Z.mul_sub_distr_r -!Z.pow_add_r; try lia.
    rewrite (_ : (p + (2 * e - p) = 2 * e)%Z); last lia. rewrite (_ : (p + 1 - e + (2 * e - p) = e + 1)%Z); last lia.
    rewrite minus_IZR pw1 mult_IZR -pw mult_IZR -mZ; change ((m * m - (m + m))%re = (m * m - 2 * m)%re); ring.
  split.
    apply: big; apply: (IZR_le 1); nia.
  rewrite (@round_integer _ (2 ^ p - 2 ^ (p + 1 - e)) (2 * e) (2 * e - p)) //; try lia.
  + rewrite (_ : (2 * e - 1 = e + (e - 1))%Z); last lia. rewrite Z.pow_add_r; try lia.
    have h : (2 ^ e = 2 * 2 ^ (e - 1))%Z by rewrite -Z.pow_succ_r; [congr Z.pow; lia | lia].
    rewrite pw1 -pw; nia.
  + rewrite Z.mul_sub_distr_r -!Z.pow_add_r; try lia.
    rewrite (_ : (p + (2 * e - p) = 2 * e)%Z); last lia. rewrite (_ : (p + 1 - e + (2 * e - p) = e + 1)%Z); last lia.
    have : Z.le (2 ^ 2) (2 ^ (2 * e - p)) by apply: Z.pow_le_mono_r; lia.
    lia.
- have -> : ((m + 1) * (m + 1))%R = IZR (2 ^ (2 * e) + 2 ^ (e + 1) + 1) :> R.
    rewrite plus_IZR plus_IZR pw1 mult_IZR -pw mult_IZR -mZ; change (((m + 1) * (m + 1))%re = (m * m + 2 * m + 1)%re); ring.
  have -> : (m * m + (m + m))%R = IZR ((2 ^ (p - 1) + 2 ^ (p - e)) * 2 ^ (2 * e + 1 - p)) :> R.
    rewrite Z.mul_add_distr_r -!Z.pow_add_r; try lia.
    rewrite (_ : (p - 1 + (2 * e + 1 - p) = 2 * e)%Z); last lia. rewrite (_ : (p - e + (2 * e + 1 - p) = e + 1)%Z); last lia.
    rewrite plus_IZR pw1 mult_IZR -pw mult_IZR -mZ; change ((m * m + (m + m))%re = (m * m + 2 * m)%re); ring.
  split.
    apply: big; apply: (IZR_le 1); nia.
  rewrite (@round_integer _ (2 ^ (p - 1) + 2 ^ (p - e)) (2 * e + 1) (2 * e + 1 - p)) //; try lia.
  + rewrite (_ : (2 * e + 1 - 1 = 2 * e)%Z); last lia. rewrite pw1; lia.
  + rewrite (Z.pow_add_r 2 (2 * e) 1); try lia. rewrite pw1 -pw; nia.
  + rewrite Z.mul_add_distr_r -!Z.pow_add_r; try lia.
    rewrite (_ : (p - 1 + (2 * e + 1 - p) = 2 * e)%Z); last lia. rewrite (_ : (p - e + (2 * e + 1 - p) = e + 1)%Z); last lia.
    have : Z.le (2 ^ 2) (2 ^ (2 * e + 1 - p)) by apply: Z.pow_le_mono_r; lia.
    lia.
have mm : (m * m)%R = bpow radix2 (2 * e) :> R by rewrite /m; change ((bpow radix2 e * bpow radix2 e)%re = bpow radix2 (2 * e)); rewrite -bpow_plus; congr bpow; lia.
have dbl (b : Z) : (bpow radix2 b + bpow radix2 b)%R = bpow radix2 (b + 1) :> R.
  by change ((bpow radix2 b + bpow radix2 b)%re = bpow radix2 (b + 1)); rewrite bpow_plus (_ : bpow radix2 1 = 2%re) //; ring.
have si : (s^-1)%R = bpow radix2 j :> R.
  rewrite -[j]Z.opp_involutive bpow_opp -/s RinvE //; apply: Num.Theory.lt0r_neq0; apply/RltP; exact: bpow_gt_0.
have ss : GRing.exp s 2 = bpow radix2 (- (2 * j)) :> R.
  rewrite GRing.expr2; change ((bpow radix2 (Z.opp j) * bpow radix2 (Z.opp j))%re = bpow radix2 (- (2 * j))).
  rewrite -bpow_plus; congr bpow; lia.
move=> b; rewrite !inE => /orP[/eqP->|].
  by rewrite dbl; apply: is_power; lia.
move=> /orP[/eqP->|]; first by apply: is_power; lia.
move=> /orP[/eqP->|]; first by change (rounds (- bpow radix2 0)%re (- bpow radix2 0)%re); apply: minus_power; lia.
move=> /orP[/eqP->|]; first by change (rounds (bpow radix2 0) (bpow radix2 0)); apply: is_power; lia.
move=> /orP[/eqP->|]; first by rewrite mm dbl; apply: is_power; lia.
move=> /orP[/eqP->|]; first by rewrite mm; apply: is_power; lia.
move=> /orP[/eqP->|]; first by split; [apply: Or31 | rewrite round_0].
move=> /orP[/eqP->|]; first by rewrite ss; apply: is_power; lia.
move=> /orP[/eqP->|]; first by apply: is_power; lia.
move=> /orP[/eqP->|/eqP->]; rewrite si; first by apply: is_power; lia.
by apply: minus_power; lia.
Qed.
(* Scaling by 2^e: what is 0 or no smaller than the least normal number, before and after, is rounded to the same digits. *)
Definition normal (b : R) : Prop := b = 0%re \/ (bpow radix2 (Z.sub (Z.add emin p) 1) <= Rabs b)%re.
Definition normal_by (e : Z) (a b : R) : Prop :=
  a = nearest b /\ [/\ normal b, normal (bpow radix2 e * b)%re, normal (bpow radix2 (2 * e) * b)%re &
    normal (bpow radix2 (- e) * b)%re].
Lemma cexp_normal (b : R) : b <> 0%re -> normal b -> cexp radix2 fexp b = Z.sub (mag radix2 b) p.
Proof.
move=> b0 [//|hb]; have := mag_ge_bpow radix2 b (emin + p) hb.
by rewrite /cexp /FLT_exp => h; rewrite Z.max_l //; lia.
Qed.
Lemma scale_nearest (e : Z) (b : R) : normal b -> normal (bpow radix2 e * b)%re ->
  nearest (bpow radix2 e * b)%re = (bpow radix2 e * nearest b)%re.
Proof.
case: (Req_dec b 0) => [->|b0] nb nkb; first by rewrite Rmult_0_r round_0 Rmult_0_r.
have kb0 : (bpow radix2 e * b)%re <> 0%re by apply: Rmult_integral_contrapositive_currified b0; apply: Rgt_not_eq; exact: bpow_gt_0.
rewrite /round /scaled_mantissa (cexp_normal _ kb0 nkb) (cexp_normal _ b0 nb) (Rmult_comm (bpow radix2 e) b) mag_mult_bpow //.
have -> : (b * bpow radix2 e * bpow radix2 (- (mag radix2 b + e - p)) = b * bpow radix2 (- (mag radix2 b - p)))%re.
  by rewrite Rmult_assoc -bpow_plus; congr (_ * bpow radix2 _)%re; lia.
by rewrite /F2R /= (_ : (mag radix2 b + e - p = e + (mag radix2 b - p))%Z) ?bpow_plus; [ring | lia].
Qed.
Theorem formats_scale (e : Z) (k := bpow radix2 e : R) (N : nat) (eps : R) (a : 'cV[R]_N) h1 h2 m y :
  two_pass_run (normal_by e) eps a h1 h2 m y ->
  two_pass_run rounds (GRing.mul (GRing.exp k 2) eps) (GRing.scale k a) h1 h2 (GRing.mul k m) y.
Proof.
have k0 : (0 < k)%re := bpow_gt_0 radix2 e.
have range b : normal b -> in_range b by case=> h; [exact: Or31 | exact: Or32].
have by_bpow (f : Z) : (forall a b, normal_by e a b -> normal (bpow radix2 f * b)%re) ->
    exact_by (normal_by e) rounds (bpow radix2 f : R).
  by move=> nf c b h; have n := nf _ _ h; case: h => -> [nb _ _ _]; split; [exact: range | rewrite scale_nearest].
have k2 : GRing.exp k 2 = bpow radix2 (2 * e) :> R.
  rewrite GRing.expr2; change ((bpow radix2 e * bpow radix2 e)%re = bpow radix2 (2 * e)).
  by rewrite -bpow_plus; congr bpow; lia.
have ki : GRing.inv k = bpow radix2 (- e) :> R.
  by rewrite bpow_opp -/k -RinvE //; apply: Num.Theory.lt0r_neq0; apply/RltP.
apply: two_pass_scaled; first exact/RltP.
- by apply: (by_bpow 0%Z) => c b [_ [h _ _ _]]; rewrite Rmult_1_l.
- by apply: by_bpow => c b [_ []].
- by rewrite k2; apply: by_bpow => c b [_ []].
- by rewrite ki; apply: by_bpow => c b [_ []].
Qed.
(* Not so for all numbers: no number of a format with a least exponent is half of the least one. *)
Theorem formats_scale_not_all : ~ exact_by rounds rounds (/ 2)%re.
Proof.
have half : ~ generic_format radix2 fexp (bpow radix2 (emin - 1)).
  by move=> /generic_format_bpow_inv; rewrite /FLT_exp; lia.
have least : generic_format radix2 fexp (bpow radix2 emin) by apply: generic_format_FLT_bpow; lia.
move=> S; have r : rounds (bpow radix2 emin) (bpow radix2 emin).
  split; last by rewrite round_generic.
  by apply: Or33; exists (bpow radix2 emin), 0%re; split; [exact: least | exact: generic_format_0 | rewrite Rplus_0_r].
have [_ e] := S _ _ r; apply: half.
have h : bpow radix2 (emin - 1) = (/ 2 * bpow radix2 emin)%re.
  by rewrite bpow_plus /=; change (bpow radix2 (-1)) with (/ 2)%re; lra.
rewrite h; change (GRing.mul (/ 2)%re (bpow radix2 emin)) with (/ 2 * bpow radix2 emin)%re in e; rewrite e.
exact: generic_format_round.
Qed.
End Formats.
