From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Trace Witness.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* walkthrough.rmsnorm.unit
   RMSNorm without its gain has root mean square 1
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; RMSNorm, the formula and
   the sentence below it *)
Theorem walkthrough_rmsnorm_unit (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < dot activation activation ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  0 <= dot (rms_norm 0 activation) (rms_norm 0 activation) / N%:R /\
  Num.sqrt (dot (rms_norm 0 activation) (rms_norm 0 activation) / N%:R) = 1 :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_13 := lt0r_neq0 N_pos.
have NZ_14 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_13 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_15 : N%:R != 0 := nz_is e_12 NZ_14.
pose t_16 : R := t_2 / N%:R.
have e_17 : t_16 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_12) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
have e_18 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_19 : R := t_16 + (0 : R).
have e_20 : t_19 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_17 e_18) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
pose t_21 : R := Num.sqrt t_19.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_23 : 0 <= (r_2 * r_3) by rule (nneg_is (c := r_3 * r_2) _ _); [clear - E_r2 E_r3 R; first [reflexivity | ring: E_r2 E_r3] | clear - N_pos S_4 S_5 S_11 S_r2 S_r3 NZ_10 NZ_13 R; sgn].
have S_24 : 0 <= ((r_2 * r_3) / (n)) by rule (nneg_is (c := (r_2 * r_3) * n^-1) _ _); [clear - NZ_13 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3] | clear - N_pos S_4 S_5 S_11 S_r2 S_r3 S_23 NZ_10 NZ_13 R; sgn].
have e_22 : t_21 = ((r_2 * r_3) / (n)) by rule (sqrt_node e_20 S_24 _); clear - NZ_13 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
have NZ_25 := lt0r_neq0 S_r3.
have NZ_26 := lt0r_neq0 S_r2.
have NZ_27 : ((r_2 * r_3) / (n)) != 0 by rule (nz_is (c := (r_3 * r_2 * n^-1)) _ _); [clear - NZ_13 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3] | clear - NZ_25 NZ_26 NZ_13 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_21 != 0 := nz_is e_22 NZ_27.
have S_29 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_13 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_r2 S_r3 S_23 NZ_10 NZ_13 NZ_25 NZ_26 R; sgn].
have C_30 : 0 <= t_19 := nneg_is e_20 S_29.
pose t_31 : R := t_21^-1.
have NZ_33 : (r_2 * r_3) != 0 :> R by rule (nz_is (c := (r_3 * r_2)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_32 : t_31 = ((r_2 * r_3) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_25 NZ_26 NZ_33 NZ_13 NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
pose t_34 : 'cV[R]_N := t_31 *: activation.
have e_35 : t_34 = (col (fun i => ((r_2 * r_3) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_32 e_1) _) => i; reduce; clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
pose t_36 : R := dot t_34 t_34.
have d_38 : whole (fun i => (n / (m_1)) * ((activation i 0) ^+ 2)) = n by rule (num_eq (partZ (n / (m_1)) M_1) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_39 : whole (fun i => (((r_2 * r_3) / (m_1)) * ((activation i 0))) * (((r_2 * r_3) / (m_1)) * ((activation i 0)))) = n by rule (whole_eq _ d_38) => i; clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
have e_37 : t_36 = n by rule (dot_node e_35 e_35 d_39); done.
pose t_40 : R := t_36 / N%:R.
have e_41 : t_40 = 1 by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_12) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
have S_42 : 0 <= 1 :> R by clear - N_pos S_4 S_5 S_11 S_r2 S_r3 S_23 NZ_10 NZ_13 NZ_25 NZ_26 NZ_33 R; sgn.
have S_43 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r2 S_r3 S_23 NZ_10 NZ_13 NZ_25 NZ_26 NZ_33 R; sgn].
have C_44 : 0 <= t_40 := nneg_is e_41 S_43.
pose t_45 : R := Num.sqrt t_40.
have S_47 : 0 <= 1 :> R by clear - N_pos S_4 S_5 S_11 S_r2 S_r3 S_23 NZ_10 NZ_13 NZ_25 NZ_26 NZ_33 R; sgn.
have S_48 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r2 S_r3 S_23 NZ_10 NZ_13 NZ_25 NZ_26 NZ_33 R; sgn].
have e_46 : t_45 = 1 by rule (sqrt_node e_41 S_48 _); clear - R; first [reflexivity | ring].
have e_50 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have C_49 : t_45 = (1 : R) by rule (num_eq e_46 (esym (num_eq e_50 _))); clear - R; first [reflexivity | ring].
split; first exact: C_15.
split; first exact: C_28.
split; first exact: C_30.
split; first exact: C_44.
exact: C_49.
Qed.

(* walkthrough.rmsnorm.code
   The scalar function rmsnorm computes the formula without its gain
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; RMSNorm, the code *)
Theorem walkthrough_rmsnorm_code (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (mean (vpow activation 2) + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= mean (vpow activation 2) + eps /\
  0 <= dot activation activation / N%:R + eps /\
  (Num.sqrt (mean (vpow activation 2) + eps))^-1 *: activation = rms_norm eps activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_2 by rule (dot_node e_1 e_1 d_7); done.
have e_8 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_2 / N%:R.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : eps = eps by [].
pose t_13 : R := t_9 + eps.
have e_14 : t_13 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_10 e_12) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_15 := pos_of H0 e_14.
have NZ_16 := lt0r_neq0 H_15.
have NZ_17 : (n * eps + m_2) != 0 by rule (nz_factor (f := (n * eps + m_2)) (r := (1 / (n))) NZ_16 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have S_18 : 0 < (n * eps + m_2) by rule (pos_quotient H_15 (r := n) _ _); [clear - H_eps N_pos S_4 S_5 NZ_11 NZ_17 R; sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have NZ_19 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : N%:R != 0 := nz_is e_8 NZ_19.
pose t_21 : 'cV[R]_N := vpow activation 2.
have e_22 : t_21 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_23 : R := sumv t_21.
have e_24 : t_23 = m_2 by rule (sum_node e_22 M_2 _); clear - R; first [reflexivity | ring].
pose t_25 : R := t_23 / N%:R.
have e_26 : t_25 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_27 : R := t_25 + eps.
have e_28 : t_27 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_26 e_12) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_29 : R := Num.sqrt t_27.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_31 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_32 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_31 NZ_11 NZ_17 R; sgn].
have e_30 : t_29 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_28 S_32 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_33 := lt0r_neq0 S_r4.
have NZ_34 := lt0r_neq0 S_r3.
have NZ_35 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_33 NZ_34 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : t_29 != 0 := nz_is e_30 NZ_35.
pose t_37 : R := Num.sqrt t_13.
have S_39 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_31 NZ_11 NZ_17 NZ_33 NZ_34 R; sgn].
have e_38 : t_37 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_39 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_40 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_33 NZ_34 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : t_37 != 0 := nz_is e_38 NZ_40.
have S_42 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_31 NZ_11 NZ_17 NZ_33 NZ_34 R; sgn].
have C_43 : 0 <= t_27 := nneg_is e_28 S_42.
have S_44 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_31 NZ_11 NZ_17 NZ_33 NZ_34 R; sgn].
have C_45 : 0 <= t_13 := nneg_is e_14 S_44.
pose t_46 : R := t_29^-1.
have NZ_48 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_33 NZ_34 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_47 : t_46 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_30) _); clear - NZ_33 NZ_34 NZ_48 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_49 : 'cV[R]_N := t_46 *: activation.
have e_50 : t_49 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_47 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_52 : R := t_37^-1.
have e_53 : t_52 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_38) _); clear - NZ_33 NZ_34 NZ_48 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_54 : 'cV[R]_N := t_52 *: activation.
have e_55 : t_54 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_53 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_51 : t_49 = t_54 by rule (col_same e_50 e_55 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_36.
split; first exact: C_41.
split; first exact: C_43.
split; first exact: C_45.
exact: C_51.
Qed.

(* lnverify.rmsnorm
   RMSNorm with ε has mean square m/(m + ε), m the mean square of its input, and is √N u_{Nε}
   this project; with a proof *)
Theorem lnverify_rmsnorm (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  dot activation activation / N%:R + eps != 0 /\
  Num.sqrt (dot activation activation + N%:R * eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= N%:R :> R /\
  0 <= dot activation activation + N%:R * eps /\
  dot (rms_norm eps activation) (rms_norm eps activation) / N%:R = (dot activation activation / N%:R) / (dot activation activation / N%:R + eps) :> R /\
  0 < 1 - dot (rms_norm eps activation) (rms_norm eps activation) / N%:R /\
  rms_norm eps activation = Num.sqrt N%:R *: unit_map (N%:R * eps) activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have e_6 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_8 := lt0r_neq0 N_pos.
have NZ_9 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_10 : N%:R != 0 := nz_is e_6 NZ_9.
have e_11 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : R := dot activation activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_14 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_15 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_15) => i; clear - R; first [reflexivity | ring].
have e_13 : t_12 = m_2 by rule (dot_node e_11 e_11 d_16); done.
pose t_17 : R := t_12 / N%:R.
have e_18 : t_17 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_13 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_19 : R := t_17 + eps.
have e_20 : t_19 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_18 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_21 : R := Num.sqrt t_19.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_23 : 0 < (n * eps + m_2) by clear - H_eps S_5 N_pos S_7 S_14 S_r3 NZ_4 NZ_8 R; sgn.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_23).
have S_24 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 NZ_4 NZ_8 R; sgn].
have S_25 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 R; sgn].
have e_22 : t_21 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_20 S_25 _); clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_26 := lt0r_neq0 S_r4.
have NZ_27 := lt0r_neq0 S_r3.
have NZ_28 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_26 NZ_27 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_29 : t_21 != 0 := nz_is e_22 NZ_28.
have NZ_30 := lt0r_neq0 S_23.
have NZ_31 : ((n * eps + m_2) / (n)) != 0 by rule (nz_is (c := ((n * eps + m_2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_30 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_32 : t_19 != 0 := nz_is e_20 NZ_31.
pose t_33 : R := N%:R * eps.
have e_34 : t_33 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_1) _); clear - R; first [reflexivity | ring].
pose t_35 : R := t_12 + t_33.
have e_36 : t_35 = (n * eps + m_2) by rule (num_eq (num2 (fun a b : R => a + b) e_13 e_34) _); clear - R; first [reflexivity | ring].
pose t_37 : R := Num.sqrt t_35.
have S_39 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 NZ_26 NZ_27 NZ_30 R; sgn].
have e_38 : t_37 = r_4 by rule (sqrt_node e_36 S_39 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_40 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : t_37 != 0 := nz_is e_38 NZ_40.
have S_42 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 NZ_26 NZ_27 NZ_30 R; sgn].
have C_43 : 0 <= t_19 := nneg_is e_20 S_42.
have S_44 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 NZ_26 NZ_27 NZ_30 R; sgn].
have C_45 : 0 <= N%:R := nneg_is e_6 S_44.
have S_46 : 0 <= (n * eps + m_2) by rule (nneg_is (c := (n * eps + m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 NZ_26 NZ_27 NZ_30 R; sgn].
have C_47 : 0 <= t_35 := nneg_is e_36 S_46.
pose t_48 : R := t_21^-1.
have NZ_50 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_49 : t_48 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_26 NZ_27 NZ_50 NZ_8 NZ_30 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_51 : 'cV[R]_N := t_48 *: activation.
have e_52 : t_51 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_49 e_11) _) => i; reduce; clear - NZ_30 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_53 : R := dot t_51 t_51.
have d_55 : whole (fun i => (n / ((n * eps + m_2))) * ((activation i 0) ^+ 2)) = ((n * m_2) / ((n * eps + m_2))) by rule (num_eq (partZ (n / ((n * eps + m_2))) M_2) _); clear - NZ_30 R; first [reflexivity | field; nz | ring].
have d_56 : whole (fun i => (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0))) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((n * m_2) / ((n * eps + m_2))) by rule (whole_eq _ d_55) => i; clear - NZ_30 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_54 : t_53 = ((n * m_2) / ((n * eps + m_2))) by rule (dot_node e_52 e_52 d_56); done.
pose t_57 : R := t_53 / N%:R.
have e_58 : t_57 = (m_2 / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_6) _); clear - NZ_8 NZ_30 R; first [reflexivity | field; nz | ring].
pose t_60 : R := t_17 / t_19.
have e_61 : t_60 = (m_2 / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_20) _); clear - NZ_30 NZ_8 R; first [reflexivity | field; nz | ring].
have C_59 : t_57 = t_60 by rule (num_eq e_58 (esym (num_eq e_61 _))); clear - NZ_30 R; first [reflexivity | field; nz | ring].
have e_62 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_63 : R := (1 : R) - t_57.
have e_64 : t_63 = ((n * eps) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a - b) e_62 e_58) _); clear - NZ_30 R; first [reflexivity | field; nz | ring].
have S_66 : 0 < (n * eps) by rule (pos_is (c := eps * n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 NZ_4 NZ_8 NZ_26 NZ_27 NZ_30 NZ_50 R; sgn].
have S_67 : 0 < ((n * eps) / ((n * eps + m_2))) by rule (pos_is (c := (n * eps) * (n * eps + m_2)^-1) _ _); [clear - NZ_30 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_66 NZ_4 NZ_8 NZ_26 NZ_27 NZ_30 NZ_50 R; sgn].
have C_65 : 0 < t_63 := pos_is e_64 S_67.
pose t_69 : R := Num.sqrt N%:R.
have S_71 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_66 NZ_4 NZ_8 NZ_26 NZ_27 NZ_30 NZ_50 R; sgn].
have e_70 : t_69 = r_3 by rule (sqrt_node e_6 S_71 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_72 : R := t_37^-1.
have e_73 : t_72 = (r_4 / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_38) _); clear - NZ_26 NZ_30 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : 'cV[R]_N := t_72 *: activation.
have e_75 : t_74 = (col (fun i => (r_4 / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_73 e_11) _) => i; reduce; clear - NZ_30 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : 'cV[R]_N := t_69 *: t_74.
have e_77 : t_76 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_70 e_75) _) => i; reduce; clear - NZ_30 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_68 : t_51 = t_76 by rule (col_same e_52 e_77 _) => i; clear - NZ_30 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_10.
split; first exact: C_29.
split; first exact: C_32.
split; first exact: C_41.
split; first exact: C_43.
split; first exact: C_45.
split; first exact: C_47.
split; first exact: C_59.
split; first exact: C_65.
exact: C_68.
Qed.

(* walkthrough.rmsnorm.rescaling
   RMSNorm, by its formula, does not notice a change of scale
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; RMSNorm, first paragraph *)
Theorem walkthrough_rmsnorm_rescaling (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ->
  N%:R != 0 :> R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0) != 0 /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R + 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  rms_norm 0 (c *: activation) = 1 *: rms_norm 0 activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : c = c by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < c by rule (pos_quotient H_13 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_18 := lt0r_neq0 N_pos.
have NZ_19 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : N%:R != 0 := nz_is e_17 NZ_19.
pose t_21 : 'cV[R]_N := c *: activation.
have e_22 : t_21 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_23 : R := dot t_21 t_21.
have d_25 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_26 : whole (fun i => (c * ((activation i 0))) * (c * ((activation i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_25) => i; clear - R; first [reflexivity | ring].
have e_24 : t_23 = (m_1 * c ^+ 2) by rule (dot_node e_22 e_22 d_26); done.
pose t_27 : R := t_23 / N%:R.
have e_28 : t_27 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_29 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_30 : R := t_27 + (0 : R).
have e_31 : t_30 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_32 : R := Num.sqrt t_30.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_34 : 0 <= (c * r_3 * r_4) by rule (nneg_is (c := r_4 * r_3 * c) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 NZ_10 NZ_15 NZ_18 R; sgn].
have S_35 : 0 <= ((c * r_3 * r_4) / (n)) by rule (nneg_is (c := (c * r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 NZ_10 NZ_15 NZ_18 R; sgn].
have e_33 : t_32 = ((c * r_3 * r_4) / (n)) by rule (sqrt_node e_31 S_35 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_36 := lt0r_neq0 S_r4.
have NZ_37 := lt0r_neq0 S_r3.
have NZ_38 : ((c * r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * c * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_15 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_32 != 0 := nz_is e_33 NZ_38.
pose t_40 : R := t_2 / N%:R.
have e_41 : t_40 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_42 : R := t_40 + (0 : R).
have e_43 : t_42 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_41 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_44 : R := Num.sqrt t_42.
have S_46 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have S_47 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_46 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have e_45 : t_44 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_43 S_47 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_48 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_44 != 0 := nz_is e_45 NZ_48.
have S_50 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_46 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have S_51 : 0 <= ((m_1 * c ^+ 2) / (n)) by rule (nneg_is (c := (m_1 * c ^+ 2) * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_46 S_50 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_52 : 0 <= t_30 := nneg_is e_31 S_51.
have S_53 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_46 S_50 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_54 : 0 <= t_42 := nneg_is e_43 S_53.
pose t_55 : R := t_32^-1.
have NZ_57 : (c * r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3 * c)) _ _); [clear - R; ring | clear - NZ_36 NZ_37 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_56 : t_55 = ((r_3 * r_4) / (c * m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_36 NZ_37 NZ_15 NZ_57 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_58 : 'cV[R]_N := t_55 *: t_21.
have e_59 : t_58 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_56 e_22) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_61 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_62 : R := t_44^-1.
have NZ_64 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_36 NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_63 : t_62 = ((r_3 * r_4) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_45) _); clear - NZ_36 NZ_37 NZ_64 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_65 : 'cV[R]_N := t_62 *: activation.
have e_66 : t_65 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_63 e_1) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_67 : 'cV[R]_N := (1 : R) *: t_65.
have e_68 : t_67 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_61 e_66) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_60 : t_58 = t_67 by rule (col_same e_59 e_68 _) => i; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_39.
split; first exact: C_49.
split; first exact: C_52.
split; first exact: C_54.
exact: C_60.
Qed.

(* lnverify.rmsnorm.sign
   By its formula RMSNorm of ca is RMSNorm of a, with the sign of c: |c| RMSNorm(ca) = c RMSNorm(a)
   this project; with a proof; compare the walkthrough on re-scaling invariance *)
Theorem lnverify_rmsnorm_sign (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ^+ 2 ->
  N%:R != 0 :> R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0) != 0 /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= c ^+ 2 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R + 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  Num.sqrt (c ^+ 2) *: rms_norm 0 (c *: activation) = c *: rms_norm 0 activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : c = c by [].
pose t_13 : R := c ^+ 2.
have e_14 : t_13 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
have H_15 := pos_of H1 e_14.
have NZ_16 := lt0r_neq0 H_15.
have NZ_17 : c != 0 by rule (nz_factor (f := c) (r := c) NZ_16 _); clear - R; first [reflexivity | ring].
have e_18 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_19 := lt0r_neq0 N_pos.
have NZ_20 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_21 : N%:R != 0 := nz_is e_18 NZ_20.
pose t_22 : 'cV[R]_N := c *: activation.
have e_23 : t_22 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : R := dot t_22 t_22.
have d_26 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_27 : whole (fun i => (c * ((activation i 0))) * (c * ((activation i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_26) => i; clear - R; first [reflexivity | ring].
have e_25 : t_24 = (m_1 * c ^+ 2) by rule (dot_node e_23 e_23 d_27); done.
pose t_28 : R := t_24 / N%:R.
have e_29 : t_28 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have e_30 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_31 : R := t_28 + (0 : R).
have e_32 : t_31 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_29 e_30) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_33 : R := Num.sqrt t_31.
have S_35 : 0 < (c ^+ 2) by rule (pos_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 NZ_10 NZ_17 NZ_19 R; sgn].
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (c ^+ 2) by exact: (root_pos S_35).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_36 : 0 <= (r_3 * r_4 * r_5) by rule (nneg_is (c := r_5 * r_4 * r_3) _ _); [clear - E_r3 E_r4 E_r5 R; first [reflexivity | ring: E_r3 E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 NZ_10 NZ_17 NZ_19 R; sgn].
have S_37 : 0 <= ((r_3 * r_4 * r_5) / (n)) by rule (nneg_is (c := (r_3 * r_4 * r_5) * n^-1) _ _); [clear - NZ_19 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 NZ_10 NZ_17 NZ_19 R; sgn].
have e_34 : t_33 = ((r_3 * r_4 * r_5) / (n)) by rule (sqrt_node e_32 S_37 _); clear - NZ_19 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have NZ_38 := lt0r_neq0 S_r5.
have NZ_39 := lt0r_neq0 S_r4.
have NZ_40 := lt0r_neq0 S_r3.
have NZ_41 : ((r_3 * r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * r_3 * n^-1)) _ _); [clear - NZ_19 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | clear - NZ_38 NZ_39 NZ_40 NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_33 != 0 := nz_is e_34 NZ_41.
pose t_43 : R := t_2 / N%:R.
have e_44 : t_43 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_45 : R := t_43 + (0 : R).
have e_46 : t_45 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_44 e_30) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_47 : R := Num.sqrt t_45.
have S_49 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have S_50 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_19 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have e_48 : t_47 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_46 S_50 _); clear - NZ_19 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_51 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_19 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_38 NZ_39 NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_47 != 0 := nz_is e_48 NZ_51.
have S_53 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have C_54 : 0 <= t_13 := nneg_is e_14 S_53.
have S_55 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have S_56 : 0 <= ((m_1 * c ^+ 2) / (n)) by rule (nneg_is (c := (m_1 * c ^+ 2) * n^-1) _ _); [clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 S_55 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have C_57 : 0 <= t_31 := nneg_is e_32 S_56.
have S_58 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 S_55 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have C_59 : 0 <= t_45 := nneg_is e_46 S_58.
pose t_60 : R := Num.sqrt t_13.
have S_62 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 S_55 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have e_61 : t_60 = r_3 by rule (sqrt_node e_14 S_62 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_63 : R := t_33^-1.
have NZ_65 : (r_3 * r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_38 NZ_39 NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_64 : t_63 = ((r_3 * r_4 * r_5) / (m_1 * c ^+ 2)) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_39 NZ_40 NZ_65 NZ_19 NZ_10 NZ_17 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_66 : 'cV[R]_N := t_63 *: t_22.
have e_67 : t_66 = (col (fun i => ((r_3 * r_4 * r_5) / (c * m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_64 e_23) _) => i; reduce; clear - NZ_10 NZ_17 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_68 : 'cV[R]_N := t_60 *: t_66.
have e_69 : t_68 = (col (fun i => ((c * r_4 * r_5) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_61 e_67) _) => i; reduce; clear - NZ_17 NZ_10 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_71 : R := t_47^-1.
have NZ_73 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_38 NZ_39 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_72 : t_71 = ((r_4 * r_5) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_48) _); clear - NZ_38 NZ_39 NZ_73 NZ_19 NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_74 : 'cV[R]_N := t_71 *: activation.
have e_75 : t_74 = (col (fun i => ((r_4 * r_5) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_72 e_1) _) => i; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_76 : 'cV[R]_N := c *: t_74.
have e_77 : t_76 = (col (fun i => ((c * r_4 * r_5) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_75) _) => i; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_70 : t_68 = t_76 by rule (col_same e_69 e_77 _) => i; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
split; first exact: C_21.
split; first exact: C_42.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_57.
split; first exact: C_59.
exact: C_70.
Qed.

(* lnverify.layernorm-of-rmsnorm
   LayerNorm is RMSNorm of the centred activation with the same ε, then gain and bias
   this project; with a proof *)
Theorem lnverify_layernorm_of_rmsnorm (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) / N%:R + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) / N%:R + eps /\
  layer_norm eps gain bias activation = had gain (rms_norm eps (Pi *m activation)) + bias :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by rule (sum_node e_1 M_2 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_30); clear - R; ring.
have S_32 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_24 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 S_31 NZ_8 NZ_26 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_33 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : N%:R != 0 := nz_is e_5 NZ_33.
pose t_35 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_37 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_36 : t_35 = (r_4 / (n)) by rule (sqrt_node e_23 S_37 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_38 := lt0r_neq0 S_r4.
have NZ_39 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
have e_41 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_42 : R := N%:R^-1.
have e_43 : t_42 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_45 : t_44 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_46 : 'M[R]_N := t_42 *: t_44.
have e_47 : t_46 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_43 e_45) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_48 : 'M[R]_N := (1%:M : 'M[R]_N) - t_46.
have e_49 : t_48 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_41 e_47) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_50 : 'cV[R]_N := t_48 *m activation.
have d_52 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_53 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_52) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_51 : t_50 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_49 e_1 (conj d_53 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := dot t_50 t_50.
have e_55 : t_54 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_51 e_51 d_18); done.
pose t_56 : R := t_54 / N%:R.
have e_57 : t_56 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_55 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := t_56 + eps.
have e_59 : t_58 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_57 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : R := Num.sqrt t_58.
have S_62 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have e_61 : t_60 = (r_4 / (n)) by rule (sqrt_node e_59 S_62 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_63 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : t_60 != 0 := nz_is e_61 NZ_63.
have S_65 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_66 : 0 <= t_22 := nneg_is e_23 S_65.
have S_67 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_68 : 0 <= t_58 := nneg_is e_59 S_67.
have e_69 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := t_35^-1.
have e_71 : t_70 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : 'cV[R]_N := t_70 *: t_12.
have e_73 : t_72 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_71 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : 'cV[R]_N := had gain t_72.
have e_75 : t_74 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_69 e_73) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_76 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_77 : 'cV[R]_N := t_74 + bias.
have e_78 : t_77 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_75 e_76) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_80 : R := t_60^-1.
have e_81 : t_80 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_61) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_82 : 'cV[R]_N := t_80 *: t_50.
have e_83 : t_82 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_81 e_51) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_84 : 'cV[R]_N := had gain t_82.
have e_85 : t_84 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_69 e_83) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_86 : 'cV[R]_N := t_84 + bias.
have e_87 : t_86 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_85 e_76) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_79 : t_77 = t_86 by rule (col_same e_78 e_87 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_64.
split; first exact: C_66.
split; first exact: C_68.
exact: C_79.
Qed.

(* visualizing.rmsnorm.sphere
   RMSNorm projects every vector to the sphere of radius √n
   “Visualizing Layer Normalization”, 2023-01-15; What about RMS Layer Normalization *)
Theorem visualizing_rmsnorm_sphere (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  eps = 0 :> R ->
  vnorm activation + eps * Num.sqrt N%:R != 0 /\
  0 <= dot activation activation /\
  0 <= N%:R :> R /\
  0 <= dot ((vnorm activation + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: activation)) ((vnorm activation + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: activation)) /\
  vnorm ((vnorm activation + eps * Num.sqrt N%:R)^-1 *: (Num.sqrt N%:R *: activation)) = Num.sqrt N%:R :> R.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_2 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_2 by rule (pos_quotient H_8 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : eps = eps by [].
have e_13 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_14 : eps = 0 by rule (solved (r := 1) (eq_of H1 e_12 e_13) _); clear - R; first [reflexivity | ring].
have e_15 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_16 : R := dot activation activation.
have d_18 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_19 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_18) => i; clear - R; first [reflexivity | ring].
have e_17 : t_16 = m_2 by rule (dot_node e_15 e_15 d_19); done.
pose t_20 : R := Num.sqrt t_16.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_11).
have S_22 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - N_pos S_4 S_5 S_11 S_r3 NZ_10 R; sgn].
have e_21 : t_20 = r_3 by rule (sqrt_node e_17 S_22 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have e_24 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_25 : R := Num.sqrt N%:R.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_27 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 NZ_10 R; sgn].
have e_26 : t_25 = r_4 by rule (sqrt_node e_24 S_27 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_28 : R := eps * t_25.
have e_29 : t_28 = 0 by rule (num_eq (num2 (fun a b : R => a * b) E_14 e_26) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_30 : R := t_20 + t_28.
have e_31 : t_30 = r_3 by rule (num_eq (num2 (fun a b : R => a + b) e_21 e_29) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_32 := lt0r_neq0 S_r3.
have NZ_33 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_32 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : t_30 != 0 := nz_is e_31 NZ_33.
have S_35 : 0 <= m_2 by rule (nneg_is (c := m_2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 NZ_10 NZ_32 R; sgn].
have C_36 : 0 <= t_16 := nneg_is e_17 S_35.
have S_37 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 NZ_10 NZ_32 R; sgn].
have C_38 : 0 <= N%:R := nneg_is e_24 S_37.
pose t_39 : R := t_30^-1.
have e_40 : t_39 = (r_3 / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_31) _); clear - NZ_32 NZ_10 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_41 : 'cV[R]_N := t_25 *: activation.
have e_42 : t_41 = (col (fun i => r_4 * ((activation i 0)))) by rule (col_eq (col_scale e_26 e_15) _) => i; reduce; clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_43 : 'cV[R]_N := t_39 *: t_41.
have e_44 : t_43 = (col (fun i => ((r_3 * r_4) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_40 e_42) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_45 : R := dot t_43 t_43.
have d_47 : whole (fun i => (n / (m_2)) * ((activation i 0) ^+ 2)) = n by rule (num_eq (partZ (n / (m_2)) M_2) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_48 : whole (fun i => (((r_3 * r_4) / (m_2)) * ((activation i 0))) * (((r_3 * r_4) / (m_2)) * ((activation i 0)))) = n by rule (whole_eq _ d_47) => i; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_46 : t_45 = n by rule (dot_node e_44 e_44 d_48); done.
have S_49 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 NZ_10 NZ_32 R; sgn].
have C_50 : 0 <= t_45 := nneg_is e_46 S_49.
pose t_51 : R := Num.sqrt t_45.
have S_53 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 NZ_10 NZ_32 R; sgn].
have e_52 : t_51 = r_4 by rule (sqrt_node e_46 S_53 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have C_54 : t_51 = t_25 by rule (num_eq e_52 (esym (num_eq e_26 _))); clear - E_r4 R; first [reflexivity | ring: E_r4].
split; first exact: C_34.
split; first exact: C_36.
split; first exact: C_38.
split; first exact: C_50.
exact: C_54.
Qed.

(* visualizing.rmsnorm.axes
   The gain warps the sphere into an ellipsoid whose axes are the standard basis, of sizes √n|aᵢ|
   “Visualizing Layer Normalization”, 2023-01-15; What about RMS Layer Normalization *)
Theorem visualizing_rmsnorm_axes (gain x : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 <= N%:R * c ^+ 2 /\
  0 <= N%:R :> R /\
  0 <= c ^+ 2 /\
  N%:R *: (diag gain *m (diag gain)^T) = diag (N%:R *: vpow gain 2) :> 'M[R]_N /\
  (N%:R *: (diag gain *m (diag gain)^T)) *m x = had (N%:R *: vpow gain 2) x :> 'cV[R]_N /\
  Num.sqrt (N%:R * c ^+ 2) = Num.sqrt N%:R * Num.sqrt (c ^+ 2) :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_2 : 0 <= n - 1 by rewrite subr_ge0.
have e_1 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_3 : c = c by [].
pose t_4 : R := c ^+ 2.
have e_5 : t_4 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_3) _); clear - R; first [reflexivity | ring].
pose t_6 : R := N%:R * t_4.
have e_7 : t_6 = (n * c ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_5) _); clear - R; first [reflexivity | ring].
have S_8 : 0 <= (n * c ^+ 2) by rule (nneg_is (c := n * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 R; sgn].
have S_9 : 0 <= (n * c ^+ 2) by rule (nneg_is (c := (n * c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_8 R; sgn].
have C_10 : 0 <= t_6 := nneg_is e_7 S_9.
have S_11 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_8 R; sgn].
have C_12 : 0 <= N%:R := nneg_is e_1 S_11.
have S_13 : 0 <= (c ^+ 2) by rule (nneg_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_8 R; sgn].
have S_14 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_8 S_13 R; sgn].
have C_15 : 0 <= t_4 := nneg_is e_5 S_14.
have e_16 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'M[R]_N := diag gain.
have e_18 : t_17 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_16) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_19 : 'M[R]_N := t_17^T.
have e_20 : t_19 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_T e_18) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_21 : 'M[R]_N := t_17 *m t_19.
have e_22 : t_21 = (opr (fun i => (gain i 0) ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_18 e_20 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_23 : 'M[R]_N := N%:R *: t_21.
have e_24 : t_23 = (opr (fun i => n * ((gain i 0) ^+ 2)) [:: ]) by rule (opr_eq (opr_scale e_1 e_22) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_26 : 'cV[R]_N := vpow gain 2.
have e_27 : t_26 = (col (fun i => (gain i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_16) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_28 : 'cV[R]_N := N%:R *: t_26.
have e_29 : t_28 = (col (fun i => n * ((gain i 0) ^+ 2))) by rule (col_eq (col_scale e_1 e_27) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_30 : 'M[R]_N := diag t_28.
have e_31 : t_30 = (opr (fun i => n * ((gain i 0) ^+ 2)) [:: ]) by rule (opr_eq (opr_diag e_29) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_25 : t_23 = t_30 by rule (opr_same e_24 e_31 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_32 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_33 : 'cV[R]_N := t_23 *m x.
have e_34 : t_33 = (col (fun i => n * ((gain i 0) ^+ 2 * (x i 0)))) by rule (col_eq (opr_apply (s := [:: ]) e_24 e_32 I) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_36 : 'cV[R]_N := had t_28 x.
have e_37 : t_36 = (col (fun i => n * ((gain i 0) ^+ 2 * (x i 0)))) by rule (col_eq (col_had e_29 e_32) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_35 : t_33 = t_36 by rule (col_same e_34 e_37 _) => i; clear - R; first [reflexivity | ring].
pose t_38 : R := Num.sqrt t_6.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_3 S_r3 E_r3] : exists2 r : R, 0 <= r & r ^+ 2 = (c ^+ 2) by exact: (root_nneg S_13).
have S_40 : 0 <= (r_2 * r_3) by rule (nneg_is (c := r_3 * r_2) _ _); [clear - E_r2 E_r3 R; first [reflexivity | ring: E_r2 E_r3] | clear - N_pos S_2 S_8 S_13 S_r2 S_r3 R; sgn].
have S_41 : 0 <= (r_2 * r_3) by rule (nneg_is (c := (r_2 * r_3)) _ _); [clear - E_r2 E_r3 R; first [reflexivity | ring: E_r2 E_r3] | clear - N_pos S_2 S_8 S_13 S_r2 S_r3 S_40 R; sgn].
have e_39 : t_38 = (r_2 * r_3) by rule (sqrt_node e_7 S_41 _); clear - E_r2 E_r3 R; first [reflexivity | ring: E_r2 E_r3].
pose t_43 : R := Num.sqrt N%:R.
have S_45 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - N_pos S_2 S_8 S_13 S_r2 S_r3 S_40 R; sgn].
have e_44 : t_43 = r_2 by rule (sqrt_node e_1 S_45 _); clear - E_r2 R; first [reflexivity | ring: E_r2].
pose t_46 : R := Num.sqrt t_4.
have S_48 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - N_pos S_2 S_8 S_13 S_r2 S_r3 S_40 R; sgn].
have e_47 : t_46 = r_3 by rule (sqrt_node e_5 S_48 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_49 : R := t_43 * t_46.
have e_50 : t_49 = (r_2 * r_3) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_47) _); clear - E_r2 E_r3 R; first [reflexivity | ring: E_r2 E_r3].
have C_42 : t_38 = t_49 by rule (num_eq e_39 (esym (num_eq e_50 _))); clear - E_r2 E_r3 R; first [reflexivity | ring: E_r2 E_r3].
split; first exact: C_10.
split; first exact: C_12.
split; first exact: C_15.
split; first exact: C_25.
split; first exact: C_35.
exact: C_42.
Qed.

(* lnverify.rmsnorm.gradient
   RMSNorm’s input gradient is (1/√(m + ε)) [δ − y (δ·y)/N] with y its output before the gain
   this project; with a proof *)
Theorem lnverify_rmsnorm_gradient (activation upstream gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain (rms_norm eps activation))) activation G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  G1 = (Num.sqrt (dot activation activation / N%:R + eps))^-1 *: (had upstream gain - 0 *: had upstream gain - ((1 / N%:R) * dot (had upstream gain) (rms_norm eps activation)) *: rms_norm eps activation) :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_2 by rule (dot_node e_1 e_1 d_7); done.
have e_8 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_2 / N%:R.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : eps = eps by [].
pose t_13 : R := t_9 + eps.
have e_14 : t_13 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_10 e_12) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_15 := pos_of H0 e_14.
have NZ_16 := lt0r_neq0 H_15.
have NZ_17 : (n * eps + m_2) != 0 by rule (nz_factor (f := (n * eps + m_2)) (r := (1 / (n))) NZ_16 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have S_18 : 0 < (n * eps + m_2) by rule (pos_quotient H_15 (r := n) _ _); [clear - H_eps N_pos S_4 S_5 NZ_11 NZ_17 R; sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
pose t_19 : R := Num.sqrt t_13.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_21 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_22 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_21 NZ_11 NZ_17 R; sgn].
have e_20 : t_19 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_22 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_23 : R := t_19^-1.
have NZ_25 := lt0r_neq0 S_r4.
have NZ_26 := lt0r_neq0 S_r3.
have NZ_27 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_24 : t_23 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_20) _); clear - NZ_25 NZ_26 NZ_27 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_28 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_29 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
pose G1_30 : 'cV[R]_N := (col (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((gain i 0) * (upstream i 0)))).
have e_31 : G1_30 = (col (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_32 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation))) activation G1_30.
have size_ge0 := @size1_ge0 R N.
have D_33 := VD_at activation.
have D_34 := D_dot size_ge0 D_33 D_33.
have D_35 := D_mulr size_ge0 (N%:R^-1) D_34.
have D_36 := D_addr size_ge0 eps D_35.
have S_38 : 0 < ((n * eps + m_2) / (n)) by rule (pos_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_21 NZ_11 NZ_17 NZ_25 NZ_26 NZ_27 R; sgn].
have C_37 : 0 < t_13 := pos_is e_14 S_38.
have D_39 := D_sqrt size_ge0 C_37 D_36.
have NZ_40 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : t_19 != 0 := nz_is e_20 NZ_40.
have D_42 := D_inv size_ge0 C_41 D_39.
have D_43 := VD_scale size_ge0 D_42 D_33.
have D_44 := VD_hadl gain D_43.
have D_45 := D_dotl size_ge0 upstream D_44.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation)))) D_45 _) => h_46.
have e_47 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_48 : R := (2%:R : R) * t_19.
have e_49 : t_48 = ((2%:R * r_3 * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_47 e_20) _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_50 : R := t_48^-1.
have NZ_52 : (2%:R * r_3 * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_51 : t_50 = ((r_3 * r_4) / (2%:R * (n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_49) _); clear - NZ_25 NZ_26 NZ_52 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_53 : h_46 = (col (fun i => (h_46 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_54 : R := dot h_46 activation.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_46 i 0))).
have d_56 : whole (fun i => (activation i 0) * (h_46 i 0)) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_57 : whole (fun i => ((h_46 i 0)) * ((activation i 0))) = m_6 by rule (whole_eq _ d_56) => i; clear - R; first [reflexivity | ring].
have e_55 : t_54 = m_6 by rule (dot_node e_53 e_1 d_57); done.
pose t_58 : R := dot activation h_46.
have d_60 : whole (fun i => ((activation i 0)) * ((h_46 i 0))) = m_6 by rule (whole_eq _ d_56) => i; clear - R; first [reflexivity | ring].
have e_59 : t_58 = m_6 by rule (dot_node e_1 e_53 d_60); done.
pose t_61 : R := t_54 + t_58.
have e_62 : t_61 = (2%:R * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_55 e_59) _); clear - R; first [reflexivity | ring].
pose t_63 : R := t_61 / N%:R.
have e_64 : t_63 = ((2%:R * m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_62 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_65 : R := t_50 * t_63.
have e_66 : t_65 = ((r_3 * r_4 * m_6) / (n * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_51 e_64) _); clear - NZ_17 NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_67 : R := t_23 * t_65.
have e_68 : t_67 = (m_6 / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_24 e_66) _); clear - NZ_17 NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_69 : R := t_23 * t_67.
have e_70 : t_69 = ((r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_24 e_68) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_71 : R := - t_69.
have e_72 : t_71 = ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_70) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_73 : 'cV[R]_N := t_71 *: activation.
have e_74 : t_73 = (col (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_72 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_75 : 'cV[R]_N := t_23 *: h_46.
have e_76 : t_75 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((h_46 i 0)))) by rule (col_eq (col_scale e_24 e_53) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_77 : 'cV[R]_N := t_73 + t_75.
have e_78 : t_77 = (col (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_46 i 0)))) by rule (col_eq (col_add e_74 e_76) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_79 : 'cV[R]_N := had gain t_77.
have e_80 : t_79 = (col (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((gain i 0) * (h_46 i 0)))) by rule (col_eq (col_had e_28 e_78) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_81 : R := dot upstream t_79.
have [m_7 M_7] := some_number (part xpredT (fun i => (gain i 0) * (h_46 i 0) * (upstream i 0))).
have d_83 : whole (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((gain i 0) * (h_46 i 0) * (upstream i 0))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (partD (partZ ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) M_5) (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_7)) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_84 : whole (fun i => ((upstream i 0)) * (((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((gain i 0) * (h_46 i 0)))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (whole_eq _ d_83) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_82 : t_81 = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (dot_node e_29 e_80 d_84); done.
pose t_85 : R := dot G1_30 h_46.
have d_87 : whole (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (h_46 i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((gain i 0) * (h_46 i 0) * (upstream i 0))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (partD (partZ ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) M_6) (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_7)) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_88 : whole (fun i => (((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((gain i 0) * (upstream i 0))) * ((h_46 i 0))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (whole_eq _ d_87) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_86 : t_85 = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (dot_node e_31 e_53 d_88); done.
rule (num_eq e_82 (esym (num_eq e_86 _))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_89 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_90 : N%:R != 0 := nz_is e_8 NZ_89.
have NZ_91 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_92 : t_19 != 0 := nz_is e_20 NZ_91.
have S_93 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_21 NZ_11 NZ_17 NZ_25 NZ_26 NZ_27 R; sgn].
have C_94 : 0 <= t_13 := nneg_is e_14 S_93.
pose t_96 : 'cV[R]_N := had upstream gain.
have e_97 : t_96 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_29 e_28) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_98 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_99 : 'cV[R]_N := (0 : R) *: t_96.
have e_100 : t_99 = (col (fun i => 0)) by rule (col_eq (col_scale e_98 e_97) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_101 : 'cV[R]_N := t_96 - t_99.
have e_102 : t_101 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_sub e_97 e_100) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_103 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_104 : R := (1 : R) / N%:R.
have e_105 : t_104 = (1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_103 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_106 : 'cV[R]_N := t_23 *: activation.
have e_107 : t_106 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_24 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_108 : R := dot t_96 t_106.
have d_110 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0) * (upstream i 0))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_111 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (whole_eq _ d_110) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_109 : t_108 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (dot_node e_97 e_107 d_111); done.
pose t_112 : R := t_104 * t_108.
have e_113 : t_112 = ((r_3 * r_4 * m_5) / (n * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_105 e_109) _); clear - NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_114 : 'cV[R]_N := t_112 *: t_106.
have e_115 : t_114 = (col (fun i => (m_5 / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_113 e_107) _) => i; reduce; clear - NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_116 : 'cV[R]_N := t_101 - t_114.
have e_117 : t_116 = (col (fun i => (gain i 0) * (upstream i 0) + ((- m_5) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_sub e_102 e_115) _) => i; reduce; clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_118 : 'cV[R]_N := t_23 *: t_116.
have e_119 : t_118 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((gain i 0) * (upstream i 0)) + ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_24 e_117) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_95 : G1_30 = t_118 by rule (col_same e_31 e_119 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
exists G1_30; split; first exact: C_32.
split; first exact: C_90.
split; first exact: C_92.
split; first exact: C_94.
exact: C_95.
Qed.

End Claims.
