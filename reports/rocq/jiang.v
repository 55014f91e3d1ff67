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

(* jiang.formula
   LayerNorm divides by √(‖a‖²/N − μ² + ε)
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; §2.1, Eq. (1) *)
Theorem jiang_formula (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2 + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= dot activation activation / N%:R - mean activation ^+ 2 + eps /\
  0 <= variance activation + eps /\
  (Num.sqrt (dot activation activation / N%:R - mean activation ^+ 2 + eps))^-1 *: centered activation = normalized eps activation :> 'cV[R]_N.
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
pose t_35 : R := dot activation activation.
have d_37 : whole (fun i => (activation i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_38 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_37) => i; clear - R; first [reflexivity | ring].
have e_36 : t_35 = m_3 by rule (dot_node e_1 e_1 d_38); done.
pose t_39 : R := t_35 / N%:R.
have e_40 : t_39 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_36 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_41 : R := t_6 ^+ 2.
have e_42 : t_41 = ((m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_7) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : R := t_39 - t_41.
have e_44 : t_43 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a - b) e_40 e_42) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : R := t_43 + eps.
have e_46 : t_45 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_44 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : R := Num.sqrt t_45.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_49 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_48 : t_47 = (r_4 / (n)) by rule (sqrt_node e_46 S_49 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_50 := lt0r_neq0 S_r4.
have NZ_51 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_47 != 0 := nz_is e_48 NZ_51.
pose t_53 : R := Num.sqrt t_22.
have S_55 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_50 R; sgn].
have e_54 : t_53 = (r_4 / (n)) by rule (sqrt_node e_23 S_55 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_56 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_53 != 0 := nz_is e_54 NZ_56.
have S_58 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_50 R; sgn].
have C_59 : 0 <= t_45 := nneg_is e_46 S_58.
have S_60 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_50 R; sgn].
have C_61 : 0 <= t_22 := nneg_is e_23 S_60.
pose t_62 : R := t_47^-1.
have e_63 : t_62 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_48) _); clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : 'cV[R]_N := t_62 *: t_12.
have e_65 : t_64 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_63 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_67 : R := t_53^-1.
have e_68 : t_67 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_54) _); clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_69 : 'cV[R]_N := t_67 *: t_12.
have e_70 : t_69 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_68 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_66 : t_64 = t_69 by rule (col_same e_65 e_70 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_52.
split; first exact: C_57.
split; first exact: C_59.
split; first exact: C_61.
exact: C_66.
Qed.

(* jiang.zero-mean
   Of a vector of mean 0 LayerNorm and RMSNorm are the same
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; §2.1, below Eq. (2) *)
Theorem jiang_zero_mean (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  mean activation = 0 :> R ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot activation activation / N%:R + eps /\
  normalized eps activation = rms_norm eps activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
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
have e_9 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_10 : m_2 = 0 by rule (solved (r := n) (eq_of H0 e_7 e_9) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have M_11 := num_eq M_2 E_10.
have e_12 : eps = eps by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < eps by rule (pos_quotient H_13 (r := 1) _ _); [clear - H_eps N_pos S_4 NZ_8 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_18 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_19 : N%:R != 0 := nz_is e_17 NZ_18.
have e_20 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_21 : R := sumv activation.
have e_22 : t_21 = 0 by rule (sum_node e_20 M_11 _); clear - R; first [reflexivity | ring].
pose t_23 : R := t_21 / N%:R.
have e_24 : t_23 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_22 e_17) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_25 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_26 : 'cV[R]_N := t_23 *: (ones : 'cV[R]_N).
have e_27 : t_26 = (col (fun i => 0)) by rule (col_eq (col_scale e_24 e_25) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_28 : 'cV[R]_N := activation - t_26.
have e_29 : t_28 = (col (fun i => (activation i 0))) by rule (col_eq (col_sub e_20 e_27) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_30 : R := dot t_28 t_28.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_32 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_33 : whole (fun i => (activation i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_34 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_33) => i; clear - R; first [reflexivity | ring].
have e_31 : t_30 = m_3 by rule (dot_node e_29 e_29 d_34); done.
pose t_35 : R := t_30 / N%:R.
have e_36 : t_35 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_31 e_17) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_37 : R := t_35 + eps.
have e_38 : t_37 = ((n * eps + m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_36 e_12) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_39 : R := Num.sqrt t_37.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_41 : 0 < (n * eps + m_3) by clear - H_eps N_pos S_4 S_16 S_32 S_r4 NZ_8 NZ_15 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_3) by exact: (root_pos S_41).
have S_42 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_32 S_r4 S_41 S_r5 NZ_8 NZ_15 R; sgn].
have S_43 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_32 S_r4 S_41 S_r5 S_42 NZ_8 NZ_15 R; sgn].
have e_40 : t_39 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_38 S_43 _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_44 := lt0r_neq0 S_r5.
have NZ_45 := lt0r_neq0 S_r4.
have NZ_46 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_44 NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_47 : t_39 != 0 := nz_is e_40 NZ_46.
pose t_48 : R := dot activation activation.
have e_49 : t_48 = m_3 by rule (dot_node e_20 e_20 d_34); done.
pose t_50 : R := t_48 / N%:R.
have e_51 : t_50 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_17) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : R := t_50 + eps.
have e_53 : t_52 = ((n * eps + m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_12) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := Num.sqrt t_52.
have S_56 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_32 S_r4 S_41 S_r5 S_42 NZ_8 NZ_15 NZ_44 NZ_45 R; sgn].
have e_55 : t_54 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_53 S_56 _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_57 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_44 NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_58 : t_54 != 0 := nz_is e_55 NZ_57.
have S_59 : 0 <= ((n * eps + m_3) / (n)) by rule (nneg_is (c := (n * eps + m_3) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_32 S_r4 S_41 S_r5 S_42 NZ_8 NZ_15 NZ_44 NZ_45 R; sgn].
have C_60 : 0 <= t_37 := nneg_is e_38 S_59.
have S_61 : 0 <= ((n * eps + m_3) / (n)) by rule (nneg_is (c := (n * eps + m_3) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_32 S_r4 S_41 S_r5 S_42 NZ_8 NZ_15 NZ_44 NZ_45 R; sgn].
have C_62 : 0 <= t_52 := nneg_is e_53 S_61.
pose t_63 : R := t_39^-1.
have NZ_65 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_44 NZ_45 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_66 := lt0r_neq0 S_41.
have e_64 : t_63 = ((r_4 * r_5) / ((n * eps + m_3))) by rule (num_eq (num1 (fun a : R => a^-1) e_40) _); clear - NZ_44 NZ_45 NZ_65 NZ_8 NZ_66 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_67 : 'cV[R]_N := t_63 *: t_28.
have e_68 : t_67 = (col (fun i => ((r_4 * r_5) / ((n * eps + m_3))) * ((activation i 0)))) by rule (col_eq (col_scale e_64 e_29) _) => i; reduce; clear - NZ_66 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_70 : R := t_54^-1.
have e_71 : t_70 = ((r_4 * r_5) / ((n * eps + m_3))) by rule (num_eq (num1 (fun a : R => a^-1) e_55) _); clear - NZ_44 NZ_45 NZ_65 NZ_8 NZ_66 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_72 : 'cV[R]_N := t_70 *: activation.
have e_73 : t_72 = (col (fun i => ((r_4 * r_5) / ((n * eps + m_3))) * ((activation i 0)))) by rule (col_eq (col_scale e_71 e_20) _) => i; reduce; clear - NZ_66 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_69 : t_67 = t_72 by rule (col_same e_68 e_73 _) => i; clear - NZ_66 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
split; first exact: C_19.
split; first exact: C_47.
split; first exact: C_58.
split; first exact: C_60.
split; first exact: C_62.
exact: C_69.
Qed.

(* jiang.shift
   LayerNorm does not notice a shift of all entries by k, whatever k is
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; §3.1, first paragraph *)
Theorem jiang_shift (activation : 'cV[R]_N) (eps k : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + k *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + k *: ones) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + k *: ones) = normalized eps activation + 0 :> 'cV[R]_N.
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
have e_35 : k = k by [].
pose t_36 : 'cV[R]_N := k *: (ones : 'cV[R]_N).
have e_37 : t_36 = (col (fun i => k * (1))) by rule (col_eq (col_scale e_35 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := activation + t_36.
have e_39 : t_38 = (col (fun i => (activation i 0) + k * (1))) by rule (col_eq (col_add e_1 e_37) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_40 : R := sumv t_38.
have e_41 : t_40 = (n * k + m_2) by rule (sum_node e_39 (partD M_2 (partZ k (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = ((n * k + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => ((n * k + m_2) / (n)) * (1))) by rule (col_eq (col_scale e_43 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := t_38 - t_44.
have e_47 : t_46 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_39 e_45) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := dot t_46 t_46.
have e_49 : t_48 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_47 e_47 d_18); done.
pose t_50 : R := t_48 / N%:R.
have e_51 : t_50 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : R := t_50 + eps.
have e_53 : t_52 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := Num.sqrt t_52.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_56 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 R; sgn].
have e_55 : t_54 = (r_5 / (n)) by rule (sqrt_node e_53 S_56 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_57 := lt0r_neq0 S_r5.
have NZ_58 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_54 != 0 := nz_is e_55 NZ_58.
pose t_60 : R := Num.sqrt t_22.
have S_62 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_57 R; sgn].
have e_61 : t_60 = (r_5 / (n)) by rule (sqrt_node e_23 S_62 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_63 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : t_60 != 0 := nz_is e_61 NZ_63.
have S_65 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_57 R; sgn].
have C_66 : 0 <= t_52 := nneg_is e_53 S_65.
have S_67 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_57 R; sgn].
have C_68 : 0 <= t_22 := nneg_is e_23 S_67.
pose t_69 : R := t_54^-1.
have e_70 : t_69 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_55) _); clear - NZ_57 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_71 : 'cV[R]_N := t_69 *: t_46.
have e_72 : t_71 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_70 e_47) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_74 : R := t_60^-1.
have e_75 : t_74 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_61) _); clear - NZ_57 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_76 : 'cV[R]_N := t_74 *: t_12.
have e_77 : t_76 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_75 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_78 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
pose t_79 : 'cV[R]_N := t_76 + (0 : 'cV[R]_N).
have e_80 : t_79 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_add e_77 e_78) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_73 : t_71 = t_79 by rule (col_same e_72 e_80 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_34.
split; first exact: C_59.
split; first exact: C_64.
split; first exact: C_66.
split; first exact: C_68.
exact: C_73.
Qed.

(* jiang.recentre-sum
   Recentring a sum of embeddings is recentring each of them
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; §3.4.1, on recentring *)
Theorem jiang_recentre_sum (u v : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  centered (u + v) = centered u + centered v :> 'cV[R]_N.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_2 : 0 <= n - 1 by rewrite subr_ge0.
have e_1 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
have e_6 : u = (col (fun i => (u i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_7 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := u + v.
have e_9 : t_8 = (col (fun i => (u i 0) + (v i 0))) by rule (col_eq (col_add e_6 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_10 : R := sumv t_8.
have [m_1 M_1] := some_number (part xpredT (fun i => (u i 0))).
have [m_2 M_2] := some_number (part xpredT (fun i => (v i 0))).
have e_11 : t_10 = (m_1 + m_2) by rule (sum_node e_9 (partD M_1 M_2) _); clear - R; first [reflexivity | ring].
pose t_12 : R := t_10 / N%:R.
have e_13 : t_12 = ((m_1 + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_11 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_14 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : 'cV[R]_N := t_12 *: (ones : 'cV[R]_N).
have e_16 : t_15 = (col (fun i => ((m_1 + m_2) / (n)) * (1))) by rule (col_eq (col_scale e_13 e_14) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_17 : 'cV[R]_N := t_8 - t_15.
have e_18 : t_17 = (col (fun i => (u i 0) + (v i 0) + ((- m_1 - m_2) / (n)) * (1))) by rule (col_eq (col_sub e_9 e_16) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_20 : R := sumv u.
have e_21 : t_20 = m_1 by rule (sum_node e_6 M_1 _); clear - R; first [reflexivity | ring].
pose t_22 : R := t_20 / N%:R.
have e_23 : t_22 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : 'cV[R]_N := t_22 *: (ones : 'cV[R]_N).
have e_25 : t_24 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_23 e_14) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_26 : 'cV[R]_N := u - t_24.
have e_27 : t_26 = (col (fun i => (u i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_25) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_28 : R := sumv v.
have e_29 : t_28 = m_2 by rule (sum_node e_7 M_2 _); clear - R; first [reflexivity | ring].
pose t_30 : R := t_28 / N%:R.
have e_31 : t_30 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_29 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := t_30 *: (ones : 'cV[R]_N).
have e_33 : t_32 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_31 e_14) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_34 : 'cV[R]_N := v - t_32.
have e_35 : t_34 = (col (fun i => (v i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_7 e_33) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_36 : 'cV[R]_N := t_26 + t_34.
have e_37 : t_36 = (col (fun i => (u i 0) + ((- m_1 - m_2) / (n)) * (1) + (v i 0))) by rule (col_eq (col_add e_27 e_35) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_19 : t_17 = t_36 by rule (col_same e_18 e_37 _) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_19.
Qed.

(* jiang.lemma31
   The output of a linear layer is that of the layer with centred columns and bias, and its mean
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; Lemma 3.1 *)
Theorem jiang_lemma31 (w v bias : 'cV[R]_N) (t x : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  t *: w + x *: v + bias = t *: centered w + x *: centered v + centered bias + mean (t *: w + x *: v + bias) *: ones :> 'cV[R]_N /\
  mean (t *: centered w + x *: centered v + centered bias) = 0 :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_2 : 0 <= n - 1 by rewrite subr_ge0.
have e_1 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
have e_6 : t = t by [].
have e_7 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := t *: w.
have e_9 : t_8 = (col (fun i => t * ((w i 0)))) by rule (col_eq (col_scale e_6 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_10 : x = x by [].
have e_11 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : 'cV[R]_N := x *: v.
have e_13 : t_12 = (col (fun i => x * ((v i 0)))) by rule (col_eq (col_scale e_10 e_11) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_14 : 'cV[R]_N := t_8 + t_12.
have e_15 : t_14 = (col (fun i => t * ((w i 0)) + x * ((v i 0)))) by rule (col_eq (col_add e_9 e_13) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_16 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_14 + bias.
have e_18 : t_17 = (col (fun i => t * ((w i 0)) + x * ((v i 0)) + (bias i 0))) by rule (col_eq (col_add e_15 e_16) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_20 : R := sumv w.
have [m_3 M_3] := some_number (part xpredT (fun i => (w i 0))).
have e_21 : t_20 = m_3 by rule (sum_node e_7 M_3 _); clear - R; first [reflexivity | ring].
pose t_22 : R := t_20 / N%:R.
have e_23 : t_22 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_24 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_25 : 'cV[R]_N := t_22 *: (ones : 'cV[R]_N).
have e_26 : t_25 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_23 e_24) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_27 : 'cV[R]_N := w - t_25.
have e_28 : t_27 = (col (fun i => (w i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_7 e_26) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_29 : 'cV[R]_N := t *: t_27.
have e_30 : t_29 = (col (fun i => t * ((w i 0)) + ((- t * m_3) / (n)) * (1))) by rule (col_eq (col_scale e_6 e_28) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_31 : R := sumv v.
have [m_4 M_4] := some_number (part xpredT (fun i => (v i 0))).
have e_32 : t_31 = m_4 by rule (sum_node e_11 M_4 _); clear - R; first [reflexivity | ring].
pose t_33 : R := t_31 / N%:R.
have e_34 : t_33 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_32 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_35 : 'cV[R]_N := t_33 *: (ones : 'cV[R]_N).
have e_36 : t_35 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_34 e_24) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_37 : 'cV[R]_N := v - t_35.
have e_38 : t_37 = (col (fun i => (v i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_11 e_36) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_39 : 'cV[R]_N := x *: t_37.
have e_40 : t_39 = (col (fun i => x * ((v i 0)) + ((- x * m_4) / (n)) * (1))) by rule (col_eq (col_scale e_10 e_38) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_41 : 'cV[R]_N := t_29 + t_39.
have e_42 : t_41 = (col (fun i => t * ((w i 0)) + ((- t * m_3 - x * m_4) / (n)) * (1) + x * ((v i 0)))) by rule (col_eq (col_add e_30 e_40) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_43 : R := sumv bias.
have [m_5 M_5] := some_number (part xpredT (fun i => (bias i 0))).
have e_44 : t_43 = m_5 by rule (sum_node e_16 M_5 _); clear - R; first [reflexivity | ring].
pose t_45 : R := t_43 / N%:R.
have e_46 : t_45 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_44 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := t_45 *: (ones : 'cV[R]_N).
have e_48 : t_47 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_46 e_24) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_49 : 'cV[R]_N := bias - t_47.
have e_50 : t_49 = (col (fun i => (bias i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_16 e_48) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_51 : 'cV[R]_N := t_41 + t_49.
have e_52 : t_51 = (col (fun i => t * ((w i 0)) + ((- t * m_3 - x * m_4 - m_5) / (n)) * (1) + x * ((v i 0)) + (bias i 0))) by rule (col_eq (col_add e_42 e_50) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_53 : R := sumv t_17.
have e_54 : t_53 = (t * m_3 + x * m_4 + m_5) by rule (sum_node e_18 (partD (partD (partZ t M_3) (partZ x M_4)) M_5) _); clear - R; first [reflexivity | ring].
pose t_55 : R := t_53 / N%:R.
have e_56 : t_55 = ((t * m_3 + x * m_4 + m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_57 : 'cV[R]_N := t_55 *: (ones : 'cV[R]_N).
have e_58 : t_57 = (col (fun i => ((t * m_3 + x * m_4 + m_5) / (n)) * (1))) by rule (col_eq (col_scale e_56 e_24) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_59 : 'cV[R]_N := t_51 + t_57.
have e_60 : t_59 = (col (fun i => t * ((w i 0)) + x * ((v i 0)) + (bias i 0))) by rule (col_eq (col_add e_52 e_58) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_19 : t_17 = t_59 by rule (col_same e_18 e_60 _) => i; clear - R; first [reflexivity | ring].
pose t_61 : R := sumv t_51.
have e_62 : t_61 = 0 by rule (sum_node e_52 (partD (partD (partD (partZ t M_3) (partZ ((- t * m_3 - x * m_4 - m_5) / (n)) (whole_ones En))) (partZ x M_4)) M_5) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_63 : R := t_61 / N%:R.
have e_64 : t_63 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_62 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_66 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_65 : t_63 = (0 : R) by rule (num_eq e_64 (esym (num_eq e_66 _))); clear - R; first [reflexivity | ring].
split; first exact: C_5.
split; first exact: C_19.
exact: C_65.
Qed.

(* jiang.crmsnorm
   CRMSNorm of a vector of mean 0 without its last entry is RMSNorm of the whole, without that entry
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; §3.2, Eq. (5)
   not here: a basis vector *)

(* jiang.compressed-rows
   Behind a vector of mean 0 each row of weights may be lowered by its last entry, which is 0 then
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; §3.2, Eq. (6)
   not here: a basis vector *)

(* jiang.training
   A step of gradient descent at the column w, of which the layer uses Πw, takes Πw one step along Πu
   Z. Jiang, J. Gu, H. Zhu, D. Z. Pan, “Pre-RMSNorm and Pre-CRMSNorm Transformers: Equivalent and Efficient Pre-LN
   Transformers”, arXiv:2305.14858, §§1–3, in a copy that names no version; §3.5, “Training equivalence” *)
Theorem jiang_training (w upstream : 'cV[R]_N) (h : R) :
  (0 < N)%N ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => dot upstream (centered w)) w G1 /\
  N%:R != 0 :> R /\
  G1 = centered upstream :> 'cV[R]_N /\
  centered (w - h *: G1) = centered w - h *: centered upstream :> 'cV[R]_N.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_4 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
have e_5 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_3 M_3] := some_number (part xpredT (fun i => (upstream i 0))).
pose G1_6 : 'cV[R]_N := (col (fun i => ((- m_3) / (n)) * (1) + (upstream i 0))).
have e_7 : G1_6 = (col (fun i => ((- m_3) / (n)) * (1) + (upstream i 0))) by [].
have C_8 : is_gradient (fun w : 'cV[R]_N => dot upstream (w - (sumv w / N%:R) *: ones)) w G1_6.
have size_ge0 := @size1_ge0 R N.
have D_9 := VD_at w.
have D_10 := D_sumv size_ge0 D_9.
have D_11 := D_mulr size_ge0 (N%:R^-1) D_10.
have D_12 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_11.
have D_13 := VD_sub D_9 D_12.
have D_14 := D_dotl size_ge0 upstream D_13.
refine (gradient_by (F := (fun w : 'cV[R]_N => dot upstream (w - (sumv w / N%:R) *: ones))) D_14 _) => h_15.
have e_16 : h_15 = (col (fun i => (h_15 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : R := sumv h_15.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_15 i 0))).
have e_18 : t_17 = m_5 by rule (sum_node e_16 M_5 _); clear - R; first [reflexivity | ring].
pose t_19 : R := t_17 / N%:R.
have NZ_21 := lt0r_neq0 N_pos.
have e_20 : t_19 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_2) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := t_19 *: (ones : 'cV[R]_N).
have e_23 : t_22 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_20 e_4) _) => i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_24 : 'cV[R]_N := h_15 - t_22.
have e_25 : t_24 = (col (fun i => (h_15 i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_16 e_23) _) => i; reduce; clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_26 : R := dot upstream t_24.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_15 i 0) * (upstream i 0))).
have d_28 : whole (fun i => (h_15 i 0) * (upstream i 0) + ((- m_5) / (n)) * ((upstream i 0))) = ((n * m_6 - m_3 * m_5) / (n)) by rule (num_eq (partD M_6 (partZ ((- m_5) / (n)) M_3)) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_29 : whole (fun i => ((upstream i 0)) * ((h_15 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_3 * m_5) / (n)) by rule (whole_eq _ d_28) => i; clear - NZ_21 R; first [reflexivity | field; nz | ring].
have e_27 : t_26 = ((n * m_6 - m_3 * m_5) / (n)) by rule (dot_node e_5 e_25 d_29); done.
pose t_30 : R := dot G1_6 h_15.
have d_32 : whole (fun i => ((- m_3) / (n)) * ((h_15 i 0)) + (h_15 i 0) * (upstream i 0)) = ((n * m_6 - m_3 * m_5) / (n)) by rule (num_eq (partD (partZ ((- m_3) / (n)) M_5) M_6) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_33 : whole (fun i => (((- m_3) / (n)) * (1) + (upstream i 0)) * ((h_15 i 0))) = ((n * m_6 - m_3 * m_5) / (n)) by rule (whole_eq _ d_32) => i; clear - NZ_21 R; first [reflexivity | field; nz | ring].
have e_31 : t_30 = ((n * m_6 - m_3 * m_5) / (n)) by rule (dot_node e_7 e_16 d_33); done.
rule (num_eq e_27 (esym (num_eq e_31 _))); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have NZ_34 := lt0r_neq0 N_pos.
have NZ_35 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_34 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : N%:R != 0 := nz_is e_2 NZ_35.
pose t_38 : R := sumv upstream.
have e_39 : t_38 = m_3 by rule (sum_node e_5 M_3 _); clear - R; first [reflexivity | ring].
pose t_40 : R := t_38 / N%:R.
have e_41 : t_40 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_39 e_2) _); clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_42 : 'cV[R]_N := t_40 *: (ones : 'cV[R]_N).
have e_43 : t_42 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_41 e_4) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := upstream - t_42.
have e_45 : t_44 = (col (fun i => (upstream i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_5 e_43) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
have C_37 : G1_6 = t_44 by rule (col_same e_7 e_45 _) => i; clear - NZ_34 R; first [reflexivity | field; nz | ring].
have e_46 : h = h by [].
pose t_47 : 'cV[R]_N := h *: G1_6.
have e_48 : t_47 = (col (fun i => ((- m_3 * h) / (n)) * (1) + h * ((upstream i 0)))) by rule (col_eq (col_scale e_46 e_7) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_49 : 'cV[R]_N := w - t_47.
have e_50 : t_49 = (col (fun i => (w i 0) + ((m_3 * h) / (n)) * (1) + (- h) * ((upstream i 0)))) by rule (col_eq (col_sub e_1 e_48) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_51 : R := sumv t_49.
have [m_1 M_1] := some_number (part xpredT (fun i => (w i 0))).
have e_52 : t_51 = m_1 by rule (sum_node e_50 (partD (partD M_1 (partZ ((m_3 * h) / (n)) (whole_ones En))) (partZ (- h) M_3)) _); clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_53 : R := t_51 / N%:R.
have e_54 : t_53 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_52 e_2) _); clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_55 : 'cV[R]_N := t_53 *: (ones : 'cV[R]_N).
have e_56 : t_55 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_54 e_4) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_57 : 'cV[R]_N := t_49 - t_55.
have e_58 : t_57 = (col (fun i => (w i 0) + ((- m_1 + m_3 * h) / (n)) * (1) + (- h) * ((upstream i 0)))) by rule (col_eq (col_sub e_50 e_56) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_60 : R := sumv w.
have e_61 : t_60 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 / N%:R.
have e_63 : t_62 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_2) _); clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_64 : 'cV[R]_N := t_62 *: (ones : 'cV[R]_N).
have e_65 : t_64 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_63 e_4) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_66 : 'cV[R]_N := w - t_64.
have e_67 : t_66 = (col (fun i => (w i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_65) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_68 : 'cV[R]_N := h *: t_44.
have e_69 : t_68 = (col (fun i => h * ((upstream i 0)) + ((- m_3 * h) / (n)) * (1))) by rule (col_eq (col_scale e_46 e_45) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := t_66 - t_68.
have e_71 : t_70 = (col (fun i => (w i 0) + ((- m_1 + m_3 * h) / (n)) * (1) + (- h) * ((upstream i 0)))) by rule (col_eq (col_sub e_67 e_69) _) => i; reduce; clear - NZ_34 R; first [reflexivity | field; nz | ring].
have C_59 : t_57 = t_70 by rule (col_same e_58 e_71 _) => i; clear - NZ_34 R; first [reflexivity | field; nz | ring].
exists G1_6; split; first exact: C_8.
split; first exact: C_36.
split; first exact: C_37.
exact: C_59.
Qed.

(* lnverify.centred-training
   Weight decay commutes with the centring of a column; factors for each entry, such as Adam’s, do not
   this project; with a proof; compare Jiang et al. 2023, §3.5 *)
Theorem lnverify_centred_training (w upstream d : 'cV[R]_N) (k : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Pi *m (k *: w) = k *: (Pi *m w) :> 'cV[R]_N /\
  mean (w - k *: centered upstream) = mean w :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_2 : 0 <= n - 1 by rewrite subr_ge0.
have e_1 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
have e_6 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_7 : R := N%:R^-1.
have e_8 : t_7 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_11 : t_10 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_12 : 'M[R]_N := t_7 *: t_10.
have e_13 : t_12 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_8 e_11) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_14 : 'M[R]_N := (1%:M : 'M[R]_N) - t_12.
have e_15 : t_14 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_6 e_13) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have e_16 : k = k by [].
have e_17 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_18 : 'cV[R]_N := k *: w.
have e_19 : t_18 = (col (fun i => k * ((w i 0)))) by rule (col_eq (col_scale e_16 e_17) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_14 *m t_18.
have [m_2 M_2] := some_number (part xpredT (fun i => (w i 0))).
have d_22 : whole (fun i => ((- k) / (n)) * ((w i 0))) = ((- k * m_2) / (n)) by rule (num_eq (partZ ((- k) / (n)) M_2) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_23 : whole (fun i => (((- 1) / (n)) * (1)) * (k * ((w i 0)))) = ((- k * m_2) / (n)) by rule (whole_eq _ d_22) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_21 : t_20 = (col (fun i => k * ((w i 0)) + ((- k * m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- k * m_2) / (n))]) e_15 e_19 (conj d_23 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_25 : 'cV[R]_N := t_14 *m w.
have d_27 : whole (fun i => ((- 1) / (n)) * ((w i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_28 : whole (fun i => (((- 1) / (n)) * (1)) * ((w i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_27) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_26 : t_25 = (col (fun i => (w i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_15 e_17 (conj d_28 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_29 : 'cV[R]_N := k *: t_25.
have e_30 : t_29 = (col (fun i => k * ((w i 0)) + ((- k * m_2) / (n)) * (1))) by rule (col_eq (col_scale e_16 e_26) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_24 : t_20 = t_29 by rule (col_same e_21 e_30 _) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_31 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_32 : R := sumv upstream.
have [m_3 M_3] := some_number (part xpredT (fun i => (upstream i 0))).
have e_33 : t_32 = m_3 by rule (sum_node e_31 M_3 _); clear - R; first [reflexivity | ring].
pose t_34 : R := t_32 / N%:R.
have e_35 : t_34 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_36 : 'cV[R]_N := t_34 *: (ones : 'cV[R]_N).
have e_37 : t_36 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_35 e_9) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := upstream - t_36.
have e_39 : t_38 = (col (fun i => (upstream i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_31 e_37) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := k *: t_38.
have e_41 : t_40 = (col (fun i => k * ((upstream i 0)) + ((- k * m_3) / (n)) * (1))) by rule (col_eq (col_scale e_16 e_39) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_42 : 'cV[R]_N := w - t_40.
have e_43 : t_42 = (col (fun i => (w i 0) + (- k) * ((upstream i 0)) + ((k * m_3) / (n)) * (1))) by rule (col_eq (col_sub e_17 e_41) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_44 : R := sumv t_42.
have e_45 : t_44 = m_2 by rule (sum_node e_43 (partD (partD M_2 (partZ (- k) M_3)) (partZ ((k * m_3) / (n)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_46 : R := t_44 / N%:R.
have e_47 : t_46 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_49 : R := sumv w.
have e_50 : t_49 = m_2 by rule (sum_node e_17 M_2 _); clear - R; first [reflexivity | ring].
pose t_51 : R := t_49 / N%:R.
have e_52 : t_51 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_48 : t_46 = t_51 by rule (num_eq e_47 (esym (num_eq e_52 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
split; first exact: C_24.
exact: C_48.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition lnverify_centred_training_equal_1_says : Prop :=
  forall (w upstream d : 'cV[R]_N) (k : R),
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Pi *m had d upstream = had d (Pi *m upstream) :> 'cV[R]_N.
End Statement.
Theorem lnverify_centred_training_equal_1_fails (R : rcfType) : ~ (forall N : nat, lnverify_centred_training_equal_1_says R N).
Proof.
move=> claim.
pose letter_w : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_upstream : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_k : R := (0 : R).
have := claim 2%N letter_w letter_upstream letter_d letter_k.
rewrite /lnverify_centred_training_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : 'M[R]_2 := 1%:M.
have e_1 : t_1 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_1 w_identity; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := 2%:R.
have e_2 : t_2 = (2%:R : R) by rewrite /t_2; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := t_2^-1.
have e_3 : t_3 = (1 / 2%:R : R) by rewrite /t_3 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : 'cV[R]_2 := ones.
have e_4 : t_4 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_4 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : 'M[R]_2 := outer t_4 t_4.
have e_5 : t_5 = mat 2 [:: [:: (1 : R); (1 : R)]; [:: (1 : R); (1 : R)]] by rewrite /t_5 e_4 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'M[R]_2 := t_3 *: t_5.
have e_6 : t_6 = mat 2 [:: [:: (1 / 2%:R : R); (1 / 2%:R : R)]; [:: (1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_6 e_3 e_5 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'M[R]_2 := t_1 - t_6.
have e_7 : t_7 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_7 e_1 e_6 w_msub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_8 : letter_d = vec 2 [:: (0 : R); (1 : R)] by [].
have e_9 : letter_upstream = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_10 : 'cV[R]_2 := had letter_d letter_upstream.
have e_10 : t_10 = vec 2 [:: (0 : R); (1 : R)] by rewrite /t_10 e_8 e_9 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : 'cV[R]_2 := t_7 *m t_10.
have e_11 : t_11 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_11 e_7 e_10 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : 'cV[R]_2 := t_7 *m letter_upstream.
have e_12 : t_12 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_12 e_7 e_9 w_apply; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : 'cV[R]_2 := had letter_d t_12.
have e_13 : t_13 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_13 e_8 e_12 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
move=> /(_ erefl).
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 2%:R : R)) _ e_11 e_13); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

End Claims.
