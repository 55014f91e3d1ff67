(* Closed theorems: rounding to nearest in Flocq's formats with a least number, a largest number B and no premise but a box.
   Nothing overflows, and every entry errs by at most a bound: binary32, bfloat16, binary16, and results stored in 16 bits.
   Over Coq's reals, with the axioms that `Print Assumptions` names. *)
Set Warnings "-notation-overridden,-ambiguous-paths".
From Coq Require Import Reals ZArith Lia Lra.
From Flocq Require Import Core Relative Plus_error.
From mathcomp Require Import all_ssreflect all_algebra.
From mathcomp.analysis Require Import Rstruct.
From LN Require Import LayerNorm Rounding Programs Norms Underflow Range Sharp Box Formats.
Import Order.TTheory GRing.Theory Num.Theory.
Delimit Scope R_scope with re. Delimit Scope Z_scope with Z.

Section Closed.
Variables (choice : Z -> bool) (emin p : Z).
Hypothesis p_gt0 : Z.lt 0 p.
Instance p_prec2 : Prec_gt_0 p := p_gt0.
Notation fexp := (FLT_exp emin p).
Notation nearest := (round radix2 fexp (Znearest choice)).
Notation u := (unit_roundoff p).
Definition least_half : R := (/ 2 * bpow radix2 emin)%re.
Definition least_normal : R := bpow radix2 (emin + p - 1).
Definition to_nearest (a b : R) : Prop := a = nearest b.
Definition in_format (a : R) : Prop := generic_format radix2 fexp a.

(* The model of Sharp.v. *)
Theorem formats_nearest : Sharp.nearest in_format u (rounds choice emin p).
Proof.
have [u0 u1 rel] := formats_model choice emin p p_gt0; split=> // a b r; have e := rel _ _ r; case: r e => r -> e; split=> //.
- exact: generic_format_round.
- apply/RleP; change (Rabs (nearest b - b) <= u * Rabs (nearest b))%re.
  case: r e => [->|h|[x [y [fx fy ->]]]] e.
  + by rewrite round_0 Rminus_0_r Rabs_R0 Rmult_0_r; apply: Rle_refl.
  + exact: relative_error_N_FLT_round.
  case: (FLT_plus_error_N_round_ex radix2 emin p choice x y fx fy) => d [hd E].
  rewrite {2}E; set f := nearest _; have -> : (f - f * (1 + d) = - (f * d))%re by ring.
  by rewrite Rabs_Ropp Rabs_mult Rmult_comm; apply: Rmult_le_compat_r => //; exact: Rabs_pos.
by move=> f Ff; apply/RleP; case: (round_N_pt radix2 fexp choice b) => _; exact.
Qed.
Lemma normal_error (t : R) : (least_normal <= Rabs t)%re -> (Rabs (nearest t - t) <= u * Rabs t)%re.
Proof. by move=> h; apply: (@error_of choice emin p p_gt0); apply: Or32. Qed.
Theorem formats_regular : regular in_format u least_half least_normal to_nearest.
Proof.
have positive (t : R) : (least_normal <= t)%re -> (0 < t)%re by apply: Rlt_le_trans; exact: bpow_gt_0.
split; first exact: (formats_gradual choice emin p p_gt0).
- move=> a b t -> /RleP Lt /RleP bt; apply/RleP; change (Rabs b <= t)%re in bt; have t0 := positive _ Lt.
  have := normal_error t; have := normal_error (- t)%re; rewrite Rabs_Ropp (Rabs_pos_eq t); last lra.
  move=> /(_ Lt) /Rabs_le_inv [lo _] /(_ Lt) /Rabs_le_inv [_ hi].
  have b1 : (nearest b <= nearest t)%re by apply: round_le; move: bt; split_Rabs; lra.
  have b2 : (nearest (- t) <= nearest b)%re by apply: round_le; move: bt; split_Rabs; lra.
  change (Rabs (nearest b) <= (1 + u) * t)%re; split_Rabs; lra.
- move=> a b t -> /RleP Lt /RleP tb; apply/RleP; change ((1 - u) * t <= nearest b)%re; have t0 := positive _ Lt.
  have := normal_error t; rewrite Rabs_pos_eq; last lra.
  move=> /(_ Lt) /Rabs_le_inv [lo _].
  by have b1 : (nearest t <= nearest b)%re by [apply: round_le]; lra.
- by move=> a b f -> Ff /RleP fb; apply/RleP; exact: round_ge_generic.
Qed.

(* A result x that errs by f beside Y, stored in this format: binary32 to 16 bits. Where |Y| and the bound are up to B together
   nothing overflows. *)
Theorem closed_stored (x y Y f : R) : (`|x - Y| <= f)%R -> to_nearest y x ->
  (`|y - Y| <= u * `|Y| + (1 + u) * f + least_half)%R.
Proof. exact: (store_gradual (formats_gradual choice emin p p_gt0)). Qed.

(* The box in powers of two: N up to 2^n, entries up to 2^x, eps from 2^-2e, and B from 2^b. *)
Lemma box_of (N h : nat) (X B eps : R) (n x e b : Z) :
  (0 < N)%N -> (INR N <= bpow radix2 n)%re -> (INR (h + 5) <= bpow radix2 (p - 2))%re -> (1 <= X <= bpow radix2 x)%re ->
  (bpow radix2 (- (2 * e)) <= eps <= 1)%re -> (bpow radix2 b <= B)%re -> Z.le (4 + n + 2 * x) b -> Z.le (2 + x + e) b ->
  Z.le (emin + p - 1) (- e) -> Z.le (5 + emin) (- (2 * e)) -> Z.le 0 e -> box u least_half least_normal B X eps N h.
Proof.
move=> N0 Nn hp [X1 Xx] [e0 e1] bB z1 z2 z3 z4 z5.
have pe : (0 < eps)%re by apply: Rlt_le_trans e0; exact: bpow_gt_0.
have N1 : (1 <= INR N)%re by apply: (le_INR 1); apply/ssrnat.leP.
have pos k : (0 < bpow radix2 k)%re := bpow_gt_0 radix2 k.
have se : (bpow radix2 (- e) <= sqrt eps)%re.
  rewrite -[bpow radix2 (- e)]sqrt_square; last by apply: Rlt_le.
  by apply: sqrt_le_1_alt; rewrite -bpow_plus (_ : (- e + - e = - (2 * e))%Z) //; lia.
have X0 : (0 <= X)%re by lra.
have eXX : (X * X <= bpow radix2 (2 * x))%re.
  rewrite (_ : (2 * x = x + x)%Z); last lia.
  by rewrite bpow_plus; apply: Rmult_le_compat.
have XX1 : (1 <= X * X)%re by rewrite -[1%re]Rmult_1_l; apply: Rmult_le_compat; lra.
have b4 : (16 * (INR N * (X * X)) <= bpow radix2 b)%re.
  apply: Rle_trans (_ : (bpow radix2 (4 + n + 2 * x) <= _)%re); last exact: bpow_le.
  rewrite !bpow_plus (_ : bpow radix2 4 = 16%re); last by [].
  rewrite Rmult_assoc; apply: Rmult_le_compat_l; first lra.
  by apply: Rmult_le_compat => //; lra.
have NX1 : (1 <= INR N * (X * X))%re by rewrite -[1%re]Rmult_1_l; apply: Rmult_le_compat; lra.
split.
- split; [exact/RltP | exact/RleP | exact/RleP | |].
    by apply/RleP; apply: (bpow_le radix2 _ 0); lia.
  apply/RleP; rewrite -RpowE; change (least_normal ^ 2 <= eps)%re; rewrite /= Rmult_1_r.
  apply: Rle_trans (_ : (bpow radix2 (- e) * bpow radix2 (- e) <= _)%re).
    by apply: Rmult_le_compat; try exact: bpow_ge_0; apply: bpow_le.
  by rewrite -bpow_plus (_ : (- e + - e = - (2 * e))%Z) //; lia.
- apply/RleP; rewrite -INRE; change (INR 64 * least_half <= eps)%re.
  apply: Rle_trans e0; apply: Rle_trans (_ : (bpow radix2 (5 + emin) <= _)%re); last exact: bpow_le.
  rewrite bpow_plus (_ : bpow radix2 5 = 32%re) // /least_half (_ : INR 64 = 64%re); last by rewrite INR_IZR_INZ.
  by have := pos emin; lra.
- have n4 : (4%:R != 0 :> R)%R by rewrite pnatr_eq0.
  apply/RleP; rewrite -(RinvE n4) -!INRE; change (INR (h + 5) * u <= / INR 4)%re.
  apply: Rle_trans (_ : (bpow radix2 (p - 2) * u <= _)%re).
    by apply: Rmult_le_compat_r hp; rewrite (roundoff_bpow p); exact: bpow_ge_0.
  rewrite (roundoff_bpow p) -bpow_plus (_ : (p - 2 + - p = -2)%Z); last lia.
  by rewrite (_ : INR 4 = 4%re); [apply: Rle_refl | rewrite INR_IZR_INZ].
- apply/RleP; rewrite -!INRE -RpowE; change (INR 8 * (INR N * X ^ 2 + 1) <= B)%re.
  rewrite (_ : INR 8 = 8%re); last by rewrite INR_IZR_INZ.
  by rewrite /= Rmult_1_r; lra.
- apply/RleP; rewrite -INRE -RsqrtE; last by apply/RleP; apply: Rlt_le; exact: pe.
  change (INR 4 * X <= B * sqrt eps)%re; rewrite (_ : INR 4 = 4%re); last by rewrite INR_IZR_INZ.
  apply: Rle_trans (_ : (bpow radix2 b * bpow radix2 (- e) <= _)%re); last first.
    by apply: Rmult_le_compat => //; exact: bpow_ge_0.
  rewrite -bpow_plus; apply: Rle_trans (_ : (bpow radix2 (2 + x) <= _)%re); last by apply: bpow_le; lia.
  by rewrite bpow_plus (_ : bpow radix2 2 = 4%re) //; lra.
Qed.

Section Row.
Variables (N : nat) (eps B X : R) (a : 'cV[R]_N).
Hypotheses (N0 : (0 < N)%N) (Fe : in_format eps) (aX : forall j, (Rabs (a j 0%R) <= X)%re).
Let NR : (N%:R != 0 :> R)%R. Proof. by rewrite pnatr_eq0 -lt0n. Qed.
Let F0 : in_format 0%re. Proof. exact: generic_format_0. Qed.
Let bounded j : (`|a j 0| <= X)%R. Proof. by apply/RleP; exact: aX. Qed.
Local Open Scope ring_scope.

(* RMSNorm, then two passes: whatever the order of the sums, in the box nothing overflows, and the entry errs by so much. *)
Theorem closed_rms_norm h y i (l := least_half) (z := rms_norm eps a i 0) (V := dot a a / N%:R + eps)
  (W := grow u (h + 3) 0) (t := (W - 1) + 4%:R * W * l / V) (q := Num.sqrt (1 - t)) (e := u + l / (Num.sqrt V * q))
  (f := u + l * (2%:R * (1 + e) * Num.sqrt V)) (H := (1 + f) / (q * (1 - e)) * (1 + u)) :
  box u l least_normal B X eps N h -> rms_norm_run to_nearest eps a h y ->
  rms_norm_run (within B to_nearest) eps a h y /\ `|y i 0 - z| <= (H - 1) * `|z| + l.
Proof.
move=> bx run; split; first exact: (rms_norm_box formats_regular NR F0 Fe bx bounded run).
exact: (rms_norm_box_error formats_regular NR i bx run).
Qed.
Theorem closed_two_pass h1 h2 m y i (l := least_half) (z := normalized eps a i 0) (s := sd eps a) (L := l / s)
  (E := grow u (h1 + 1) 0) (n := (E - 1) * kappa eps a + 2%:R * E * L) (p' := 1 - u - L)
  (P := (1 + u) * (1 + n ^+ 2 / 2%:R) + L) (D := (u * `|z| + (1 + u) * n + L + `|z| * (P - 1)) / p')
  (W := grow u (h2 + 3) 0) (t := (W - 1) + 4%:R * W * l / (p' * s) ^+ 2) (q := Num.sqrt (1 - t))
  (e := u + l / (p' * s * q)) (f := u + l * (2%:R * (1 + e) * (P * s))) (H := (1 + f) / (q * (1 - e)) * (1 + u)) :
  box u l least_normal B X eps N h1 -> box u l least_normal B X eps N h2 -> two_pass_run to_nearest eps a h1 h2 m y ->
  two_pass_run (within B to_nearest) eps a h1 h2 m y /\ `|y i 0 - z| <= (H - 1) * `|z| + H * D + l.
Proof.
move=> b1 b2 run; split; first exact: (two_pass_box formats_regular NR F0 Fe b1 b2 bounded run).
exact: (two_pass_box_error formats_regular NR i b2 run).
Qed.

(* With gain and bias. Where |g·z + b| and what it errs by are up to B together, nothing overflows behind z either. *)
Theorem closed_layer_norm (g b : 'cV[R]_N) h1 h2 m z y i (l := least_half) (z' := normalized eps a i 0) (s := sd eps a) (L := l / s)
  (E := grow u (h1 + 1) 0) (n := (E - 1) * kappa eps a + 2%:R * E * L) (p' := 1 - u - L)
  (P := (1 + u) * (1 + n ^+ 2 / 2%:R) + L) (D := (u * `|z'| + (1 + u) * n + L + `|z'| * (P - 1)) / p')
  (W := grow u (h2 + 3) 0) (t := (W - 1) + 4%:R * W * l / (p' * s) ^+ 2) (q := Num.sqrt (1 - t))
  (e := u + l / (p' * s * q)) (f := u + l * (2%:R * (1 + e) * (P * s))) (H := (1 + f) / (q * (1 - e)) * (1 + u))
  (r := (H - 1) * `|z'| + H * D + l) :
  box u l least_normal B X eps N h1 -> box u l least_normal B X eps N h2 ->
  layer_norm_run to_nearest b eps g a h1 h2 m z y ->
  two_pass_run (within B to_nearest) eps a h1 h2 m z /\
  `|y i 0 - layer_norm eps g b a i 0| <= u * `|layer_norm eps g b a i 0|
    + (1 + u) * (u * (`|g i 0| * (`|z'| + r)) + l + `|g i 0| * r) + l.
Proof.
move=> b1 b2 [t1 run rt ry]; have [wr er] := closed_two_pass h1 h2 m z i b1 b2 run; split; first exact: wr.
have -> : layer_norm eps g b a i 0 = g i 0 * z' + b i 0 by rewrite /z' /layer_norm !mxE.
exact: (gain_gradual (formats_gradual choice emin p p_gt0) er (rt i) (ry i)).
Qed.
End Row.
End Closed.

(* The largest number of a format of p digits below 2^e, and the boxes of three formats. *)
Definition largest (p e : Z) : R := (bpow radix2 e - bpow radix2 (e - p))%re.
Lemma largest_ge (p e : Z) : Z.lt 0 p -> (bpow radix2 (e - 1) <= largest p e)%re.
Proof.
move=> p0; rewrite /largest; have h : (bpow radix2 (e - p) <= bpow radix2 (e - 1))%re by apply: bpow_le; lia.
have -> : bpow radix2 e = (2 * bpow radix2 (e - 1))%re.
  by rewrite (_ : 2 = bpow radix2 1)%re // -bpow_plus; congr bpow; lia.
lra.
Qed.
Theorem binary32_box (N h : nat) (eps : R) : (0 < N)%N -> (INR N <= bpow radix2 20)%re -> (INR (h + 5) <= bpow radix2 22)%re ->
  (bpow radix2 (-100) <= eps <= 1)%re ->
  box (unit_roundoff 24) (least_half (-149)) (least_normal (-149) 24) (largest 24 128) (bpow radix2 50) eps N h.
Proof.
move=> N0 n1 h1 e1; apply: (@box_of (-149) 24 N h _ _ _ 20 50 50 127) => //; [|exact: (@largest_ge 24 128)].
by split; [apply: (bpow_le radix2 0) | apply: Rle_refl].
Qed.
Theorem bfloat16_box (N h : nat) (eps : R) : (0 < N)%N -> (INR N <= bpow radix2 20)%re -> (INR (h + 5) <= bpow radix2 6)%re ->
  (bpow radix2 (-100) <= eps <= 1)%re ->
  box (unit_roundoff 8) (least_half (-133)) (least_normal (-133) 8) (largest 8 128) (bpow radix2 50) eps N h.
Proof.
move=> N0 n1 h1 e1; apply: (@box_of (-133) 8 N h _ _ _ 20 50 50 127) => //; [|exact: (@largest_ge 8 128)].
by split; [apply: (bpow_le radix2 0) | apply: Rle_refl].
Qed.
Theorem binary16_box (N h : nat) (eps : R) : (0 < N)%N -> (INR N <= bpow radix2 7)%re -> (INR (h + 5) <= bpow radix2 9)%re ->
  (bpow radix2 (-18) <= eps <= 1)%re ->
  box (unit_roundoff 11) (least_half (-24)) (least_normal (-24) 11) (largest 11 16) (bpow radix2 2) eps N h.
Proof.
move=> N0 n1 h1 e1; apply: (@box_of (-24) 11 N h _ _ _ 7 2 9 15) => //; [|exact: (@largest_ge 11 16)].
by split; [apply: (bpow_le radix2 0) | apply: Rle_refl].
Qed.
