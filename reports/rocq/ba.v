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

(* ba.rescaling
   If all weight vectors are scaled alike and shifted alike, layer normalization gives the same output
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, Eq. (6) *)
Theorem ba_rescaling (activation gain bias : 'cV[R]_N) (c t : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  N%:R != 0 :> R /\
  std (c *: activation + t *: ones) != 0 /\
  std activation != 0 /\
  0 <= variance (c *: activation + t *: ones) /\
  0 <= variance activation /\
  had gain ((std (c *: activation + t *: ones))^-1 *: centered (c *: activation + t *: ones)) + bias = had gain ((std activation)^-1 *: centered activation) + bias :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by rule (pos_quotient H_26 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_30 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
pose t_32 : 'cV[R]_N := c *: activation.
have e_33 : t_32 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_25 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_34 : t = t by [].
pose t_35 : 'cV[R]_N := t *: (ones : 'cV[R]_N).
have e_36 : t_35 = (col (fun i => t * (1))) by rule (col_eq (col_scale e_34 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := t_32 + t_35.
have e_38 : t_37 = (col (fun i => c * ((activation i 0)) + t * (1))) by rule (col_eq (col_add e_33 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := sumv t_37.
have e_40 : t_39 = (n * t + m_1 * c) by rule (sum_node e_38 (partD (partZ c M_1) (partZ t (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / N%:R.
have e_42 : t_41 = ((n * t + m_1 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : 'cV[R]_N := t_41 *: (ones : 'cV[R]_N).
have e_44 : t_43 = (col (fun i => ((n * t + m_1 * c) / (n)) * (1))) by rule (col_eq (col_scale e_42 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : 'cV[R]_N := t_37 - t_43.
have e_46 : t_45 = (col (fun i => c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) by rule (col_eq (col_sub e_38 e_44) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : R := dot t_45 t_45.
have d_49 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_2) (partZ ((- 2%:R * m_1 * c ^+ 2) / (n)) M_1)) (partZ ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_50 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_49) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_48 : t_47 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_46 e_46 d_50); done.
pose t_51 : R := t_47 / N%:R.
have e_52 : t_51 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_48 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_53 : R := Num.sqrt t_51.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_55 : 0 <= (c * r_5) by rule (nneg_is (c := r_5 * c) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 NZ_8 NZ_23 NZ_28 R; sgn].
have S_56 : 0 <= ((c * r_5) / (n)) by rule (nneg_is (c := (c * r_5) * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_55 NZ_8 NZ_23 NZ_28 R; sgn].
have e_54 : t_53 = ((c * r_5) / (n)) by rule (sqrt_node e_52 S_56 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_57 := lt0r_neq0 S_r5.
have NZ_58 : ((c * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * c * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_53 != 0 := nz_is e_54 NZ_58.
pose t_60 : R := Num.sqrt t_19.
have S_62 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_55 NZ_8 NZ_23 NZ_28 NZ_57 R; sgn].
have e_61 : t_60 = (r_5 / (n)) by rule (sqrt_node e_20 S_62 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_63 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : t_60 != 0 := nz_is e_61 NZ_63.
have S_65 : 0 <= (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_55 NZ_8 NZ_23 NZ_28 NZ_57 R; sgn].
have S_66 : 0 <= ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_55 S_65 NZ_8 NZ_23 NZ_28 NZ_57 R; sgn].
have C_67 : 0 <= t_51 := nneg_is e_52 S_66.
have S_68 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_55 S_65 NZ_8 NZ_23 NZ_28 NZ_57 R; sgn].
have C_69 : 0 <= t_19 := nneg_is e_20 S_68.
have e_70 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_71 : R := t_53^-1.
have NZ_73 : (c * r_5) != 0 :> R by rule (nz_is (c := (r_5 * c)) _ _); [clear - R; ring | clear - NZ_57 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_72 : t_71 = ((- n * r_5) / (c * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_54) _); clear - NZ_57 NZ_28 NZ_73 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_74 : 'cV[R]_N := t_71 *: t_45.
have e_75 : t_74 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_72 e_46) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_76 : 'cV[R]_N := had gain t_74.
have e_77 : t_76 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_70 e_75) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_78 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_79 : 'cV[R]_N := t_76 + bias.
have e_80 : t_79 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_77 e_78) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_82 : R := t_60^-1.
have e_83 : t_82 = ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_61) _); clear - NZ_57 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_84 : 'cV[R]_N := t_82 *: t_12.
have e_85 : t_84 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_83 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_86 : 'cV[R]_N := had gain t_84.
have e_87 : t_86 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_70 e_85) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_88 : 'cV[R]_N := t_86 + bias.
have e_89 : t_88 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_87 e_78) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_81 : t_79 = t_88 by rule (col_same e_80 e_89 _) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_31.
split; first exact: C_59.
split; first exact: C_64.
split; first exact: C_67.
split; first exact: C_69.
exact: C_81.
Qed.

(* ba.case-rescaling
   Rescaling an individual data point does not change the prediction
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, Eq. (7) *)
Theorem ba_case_rescaling (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  N%:R != 0 :> R /\
  std (c *: activation) != 0 /\
  std activation != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  (std (c *: activation))^-1 *: centered (c *: activation) = 1 *: ((std activation)^-1 *: centered activation) :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by rule (pos_quotient H_26 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_30 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
pose t_32 : 'cV[R]_N := c *: activation.
have e_33 : t_32 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_25 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_34 : R := sumv t_32.
have e_35 : t_34 = (m_1 * c) by rule (sum_node e_33 (partZ c M_1) _); clear - R; first [reflexivity | ring].
pose t_36 : R := t_34 / N%:R.
have e_37 : t_36 = ((m_1 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_36 *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => ((m_1 * c) / (n)) * (1))) by rule (col_eq (col_scale e_37 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := t_32 - t_38.
have e_41 : t_40 = (col (fun i => c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) by rule (col_eq (col_sub e_33 e_39) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_42 : R := dot t_40 t_40.
have d_44 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_2) (partZ ((- 2%:R * m_1 * c ^+ 2) / (n)) M_1)) (partZ ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_44) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_43 : t_42 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_41 e_41 d_45); done.
pose t_46 : R := t_42 / N%:R.
have e_47 : t_46 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_43 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := Num.sqrt t_46.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_50 : 0 <= (c * r_4) by rule (nneg_is (c := r_4 * c) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 NZ_8 NZ_23 NZ_28 R; sgn].
have S_51 : 0 <= ((c * r_4) / (n)) by rule (nneg_is (c := (c * r_4) * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 NZ_8 NZ_23 NZ_28 R; sgn].
have e_49 : t_48 = ((c * r_4) / (n)) by rule (sqrt_node e_47 S_51 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_52 := lt0r_neq0 S_r4.
have NZ_53 : ((c * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * c * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_52 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_48 != 0 := nz_is e_49 NZ_53.
pose t_55 : R := Num.sqrt t_19.
have S_57 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 NZ_8 NZ_23 NZ_28 NZ_52 R; sgn].
have e_56 : t_55 = (r_4 / (n)) by rule (sqrt_node e_20 S_57 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_58 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_52 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_55 != 0 := nz_is e_56 NZ_58.
have S_60 : 0 <= (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 NZ_8 NZ_23 NZ_28 NZ_52 R; sgn].
have S_61 : 0 <= ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 S_60 NZ_8 NZ_23 NZ_28 NZ_52 R; sgn].
have C_62 : 0 <= t_46 := nneg_is e_47 S_61.
have S_63 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_50 S_60 NZ_8 NZ_23 NZ_28 NZ_52 R; sgn].
have C_64 : 0 <= t_19 := nneg_is e_20 S_63.
pose t_65 : R := t_48^-1.
have NZ_67 : (c * r_4) != 0 :> R by rule (nz_is (c := (r_4 * c)) _ _); [clear - R; ring | clear - NZ_52 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_66 : t_65 = ((- n * r_4) / (c * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_49) _); clear - NZ_52 NZ_28 NZ_67 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : 'cV[R]_N := t_65 *: t_40.
have e_69 : t_68 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_66 e_41) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_71 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_72 : R := t_55^-1.
have e_73 : t_72 = ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_56) _); clear - NZ_52 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : 'cV[R]_N := t_72 *: t_12.
have e_75 : t_74 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_73 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : 'cV[R]_N := (1 : R) *: t_74.
have e_77 : t_76 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_71 e_75) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_70 : t_68 = t_76 by rule (col_same e_69 e_77 _) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_31.
split; first exact: C_54.
split; first exact: C_59.
split; first exact: C_62.
split; first exact: C_64.
exact: C_70.
Qed.

(* ba.scalars
   If the weight vector is scaled, μ and σ of batch and weight normalization scale by the same factor
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, the paragraph on
   weight rescaling and recentring *)
Theorem ba_scalars (activation w : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 <= c ->
  N%:R != 0 :> R /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  0 <= dot (c *: w) (c *: w) /\
  0 <= dot w w /\
  mean (c *: activation) = c * mean activation :> R /\
  std (c *: activation) = c * std activation :> R /\
  vnorm (c *: w) = c * vnorm w :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have e_2 : c = c by [].
have H_3 : 0 <= c by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have S_4 : 0 <= c by rule (nneg_quotient H_3 (r := 1) _ _); [clear -  R; sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_6 : 0 <= n - 1 by rewrite subr_ge0.
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_7 := lt0r_neq0 N_pos.
have NZ_8 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_7 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_9 : N%:R != 0 := nz_is e_5 NZ_8.
have e_10 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_11 : 'cV[R]_N := c *: activation.
have e_12 : t_11 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_2 e_10) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_13 : R := sumv t_11.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_14 : t_13 = (c * m_2) by rule (sum_node e_12 (partZ c M_2) _); clear - R; first [reflexivity | ring].
pose t_15 : R := t_13 / N%:R.
have e_16 : t_15 = ((c * m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_5) _); clear - NZ_7 R; first [reflexivity | field; nz | ring].
have e_17 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_18 : 'cV[R]_N := t_15 *: (ones : 'cV[R]_N).
have e_19 : t_18 = (col (fun i => ((c * m_2) / (n)) * (1))) by rule (col_eq (col_scale e_16 e_17) _) => i; reduce; clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_20 : 'cV[R]_N := t_11 - t_18.
have e_21 : t_20 = (col (fun i => c * ((activation i 0)) + ((- c * m_2) / (n)) * (1))) by rule (col_eq (col_sub e_12 e_19) _) => i; reduce; clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_22 : R := dot t_20 t_20.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_24 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_25 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * c ^+ 2 * m_2) / (n)) * ((activation i 0)) + ((c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * c ^+ 2 * m_2) / (n)) M_2)) (partZ ((c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_7 R; first [reflexivity | field; nz | ring].
have d_26 : whole (fun i => (c * ((activation i 0)) + ((- c * m_2) / (n)) * (1)) * (c * ((activation i 0)) + ((- c * m_2) / (n)) * (1))) = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n)) by rule (whole_eq _ d_25) => i; clear - NZ_7 R; first [reflexivity | field; nz | ring].
have e_23 : t_22 = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n)) by rule (dot_node e_21 e_21 d_26); done.
pose t_27 : R := t_22 / N%:R.
have e_28 : t_27 = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_5) _); clear - NZ_7 R; first [reflexivity | field; nz | ring].
have g_29 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_30 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_31 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_32 := gram g_29 g_30 g_31.
have S_33 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_32); clear - R; ring.
have S_34 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + 0) / 1) _ _); [clear - R; first [field | ring] | clear - S_4 N_pos S_6 S_24 S_33 NZ_7 R; sgn].
have S_35 : 0 <= (n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 N_pos S_6 S_24 S_33 S_34 NZ_7 R; sgn].
have S_36 : 0 <= ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_7 R; first [reflexivity | field; nz | ring] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 NZ_7 R; sgn].
have C_37 : 0 <= t_27 := nneg_is e_28 S_36.
pose t_38 : R := sumv activation.
have e_39 : t_38 = m_2 by rule (sum_node e_10 M_2 _); clear - R; first [reflexivity | ring].
pose t_40 : R := t_38 / N%:R.
have e_41 : t_40 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_39 e_5) _); clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_42 : 'cV[R]_N := t_40 *: (ones : 'cV[R]_N).
have e_43 : t_42 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_41 e_17) _) => i; reduce; clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := activation - t_42.
have e_45 : t_44 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_10 e_43) _) => i; reduce; clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_46 : R := dot t_44 t_44.
have d_48 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_7 R; first [reflexivity | field; nz | ring].
have d_49 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_48) => i; clear - NZ_7 R; first [reflexivity | field; nz | ring].
have e_47 : t_46 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_45 e_45 d_49); done.
pose t_50 : R := t_46 / N%:R.
have e_51 : t_50 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_47 e_5) _); clear - NZ_7 R; first [reflexivity | field; nz | ring].
have S_52 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_7 R; first [reflexivity | field; nz | ring] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 NZ_7 R; sgn].
have C_53 : 0 <= t_50 := nneg_is e_51 S_52.
have e_54 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := c *: w.
have e_56 : t_55 = (col (fun i => c * ((w i 0)))) by rule (col_eq (col_scale e_2 e_54) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_57 : R := dot t_55 t_55.
have [m_5 M_5] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_59 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_60 : whole (fun i => (c ^+ 2) * ((w i 0) ^+ 2)) = (c ^+ 2 * m_5) by rule (num_eq (partZ (c ^+ 2) M_5) _); clear - R; first [reflexivity | ring].
have d_61 : whole (fun i => (c * ((w i 0))) * (c * ((w i 0)))) = (c ^+ 2 * m_5) by rule (whole_eq _ d_60) => i; clear - R; first [reflexivity | ring].
have e_58 : t_57 = (c ^+ 2 * m_5) by rule (dot_node e_56 e_56 d_61); done.
have S_62 : 0 <= (c ^+ 2 * m_5) by rule (nneg_is (c := m_5 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 S_59 NZ_7 R; sgn].
have S_63 : 0 <= (c ^+ 2 * m_5) by rule (nneg_is (c := (c ^+ 2 * m_5)) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 S_59 S_62 NZ_7 R; sgn].
have C_64 : 0 <= t_57 := nneg_is e_58 S_63.
pose t_65 : R := dot w w.
have d_67 : whole (fun i => (w i 0) ^+ 2) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_68 : whole (fun i => ((w i 0)) * ((w i 0))) = m_5 by rule (whole_eq _ d_67) => i; clear - R; first [reflexivity | ring].
have e_66 : t_65 = m_5 by rule (dot_node e_54 e_54 d_68); done.
have S_69 : 0 <= m_5 by rule (nneg_is (c := m_5) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 S_59 S_62 NZ_7 R; sgn].
have C_70 : 0 <= t_65 := nneg_is e_66 S_69.
pose t_72 : R := c * t_40.
have e_73 : t_72 = ((c * m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_41) _); clear - NZ_7 R; first [reflexivity | field; nz | ring].
have C_71 : t_15 = t_72 by rule (num_eq e_16 (esym (num_eq e_73 _))); clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_74 : R := Num.sqrt t_27.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_nneg S_33).
have S_76 : 0 <= (c * r_4) by rule (nneg_is (c := r_4 * c) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 S_59 S_62 S_r4 NZ_7 R; sgn].
have S_77 : 0 <= ((c * r_4) / (n)) by rule (nneg_is (c := (c * r_4) * n^-1) _ _); [clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 S_59 S_62 S_r4 S_76 NZ_7 R; sgn].
have e_75 : t_74 = ((c * r_4) / (n)) by rule (sqrt_node e_28 S_77 _); clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_79 : R := Num.sqrt t_50.
have S_81 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 S_59 S_62 S_r4 S_76 NZ_7 R; sgn].
have e_80 : t_79 = (r_4 / (n)) by rule (sqrt_node e_51 S_81 _); clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_82 : R := c * t_79.
have e_83 : t_82 = ((c * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_80) _); clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_78 : t_74 = t_82 by rule (num_eq e_75 (esym (num_eq e_83 _))); clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_84 : R := Num.sqrt t_57.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 <= r & r ^+ 2 = m_5 by exact: (root_nneg S_59).
have S_86 : 0 <= (c * r_6) by rule (nneg_is (c := r_6 * c) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 S_59 S_62 S_r4 S_76 S_r6 NZ_7 R; sgn].
have S_87 : 0 <= (c * r_6) by rule (nneg_is (c := (c * r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 S_59 S_62 S_r4 S_76 S_r6 S_86 NZ_7 R; sgn].
have e_85 : t_84 = (c * r_6) by rule (sqrt_node e_58 S_87 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_89 : R := Num.sqrt t_65.
have S_91 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - S_4 N_pos S_6 S_24 S_33 S_34 S_35 S_59 S_62 S_r4 S_76 S_r6 S_86 NZ_7 R; sgn].
have e_90 : t_89 = r_6 by rule (sqrt_node e_66 S_91 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_92 : R := c * t_89.
have e_93 : t_92 = (c * r_6) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_90) _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have C_88 : t_84 = t_92 by rule (num_eq e_85 (esym (num_eq e_93 _))); clear - E_r6 R; first [reflexivity | ring: E_r6].
split; first exact: C_9.
split; first exact: C_37.
split; first exact: C_53.
split; first exact: C_64.
split; first exact: C_70.
split; first exact: C_71.
split; first exact: C_78.
exact: C_88.
Qed.

(* lnverify.standardized.sign
   A factor c of the summed inputs shows by its sign alone where ε becomes c²ε: |c| times the normalized ca is c
   times the normalized a
   this project; with a proof; compare Ba, Kiros and Hinton, §5.1, and Ioffe and Szegedy, §3.3 *)
Theorem lnverify_standardized_sign (activation : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < c ^+ 2 ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + c ^+ 2 * eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= c ^+ 2 /\
  0 <= variance (c *: activation) + c ^+ 2 * eps /\
  0 <= variance activation + eps /\
  Num.sqrt (c ^+ 2) *: normalized (c ^+ 2 * eps) (c *: activation) = c *: normalized eps activation :> 'cV[R]_N.
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
have e_33 : c = c by [].
pose t_34 : R := c ^+ 2.
have e_35 : t_34 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_33) _); clear - R; first [reflexivity | ring].
have H_36 := pos_of H1 e_35.
have NZ_37 := lt0r_neq0 H_36.
have NZ_38 : c != 0 by rule (nz_factor (f := c) (r := c) NZ_37 _); clear - R; first [reflexivity | ring].
have NZ_39 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : N%:R != 0 := nz_is e_5 NZ_39.
pose t_41 : 'cV[R]_N := c *: activation.
have e_42 : t_41 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_33 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_43 : R := sumv t_41.
have e_44 : t_43 = (m_2 * c) by rule (sum_node e_42 (partZ c M_2) _); clear - R; first [reflexivity | ring].
pose t_45 : R := t_43 / N%:R.
have e_46 : t_45 = ((m_2 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_44 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := t_45 *: (ones : 'cV[R]_N).
have e_48 : t_47 = (col (fun i => ((m_2 * c) / (n)) * (1))) by rule (col_eq (col_scale e_46 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_49 : 'cV[R]_N := t_41 - t_47.
have e_50 : t_49 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by rule (col_eq (col_sub e_42 e_48) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_51 : R := dot t_49 t_49.
have d_53 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_54 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_53) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_52 : t_51 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_50 e_50 d_54); done.
pose t_55 : R := t_51 / N%:R.
have e_56 : t_55 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_52 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : R := t_34 * eps.
have e_58 : t_57 = (eps * c ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_35 e_21) _); clear - R; first [reflexivity | ring].
pose t_59 : R := t_55 + t_57.
have e_60 : t_59 = ((n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_56 e_58) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_61 : R := Num.sqrt t_59.
have S_63 : 0 < (c ^+ 2) by rule (pos_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_38 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (c ^+ 2) by exact: (root_pos S_63).
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_64 : 0 <= (r_5 * r_6) by rule (nneg_is (c := r_6 * r_5) _ _); [clear - E_r5 E_r6 R; first [reflexivity | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_63 S_r5 S_r6 NZ_8 NZ_26 NZ_38 R; sgn].
have S_65 : 0 <= ((r_5 * r_6) / (n)) by rule (nneg_is (c := (r_5 * r_6) * n^-1) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_63 S_r5 S_r6 S_64 NZ_8 NZ_26 NZ_38 R; sgn].
have e_62 : t_61 = ((r_5 * r_6) / (n)) by rule (sqrt_node e_60 S_65 _); clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_66 := lt0r_neq0 S_r6.
have NZ_67 := lt0r_neq0 S_r5.
have NZ_68 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_66 NZ_67 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_61 != 0 := nz_is e_62 NZ_68.
pose t_70 : R := Num.sqrt t_22.
have S_72 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_63 S_r5 S_r6 S_64 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 R; sgn].
have e_71 : t_70 = (r_6 / (n)) by rule (sqrt_node e_23 S_72 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_73 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_66 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_74 : t_70 != 0 := nz_is e_71 NZ_73.
have S_75 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_63 S_r5 S_r6 S_64 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 R; sgn].
have C_76 : 0 <= t_34 := nneg_is e_35 S_75.
have S_77 : 0 <= (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_63 S_r5 S_r6 S_64 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 R; sgn].
have S_78 : 0 <= ((n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_63 S_r5 S_r6 S_64 S_77 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 R; sgn].
have C_79 : 0 <= t_59 := nneg_is e_60 S_78.
have S_80 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_63 S_r5 S_r6 S_64 S_77 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 R; sgn].
have C_81 : 0 <= t_22 := nneg_is e_23 S_80.
pose t_82 : R := Num.sqrt t_34.
have S_84 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_63 S_r5 S_r6 S_64 S_77 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 R; sgn].
have e_83 : t_82 = r_5 by rule (sqrt_node e_35 S_84 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_85 : R := t_61^-1.
have NZ_87 : (r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5)) _ _); [clear - R; ring | clear - NZ_66 NZ_67 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_86 : t_85 = ((n * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * c ^+ 2)) by rule (num_eq (num1 (fun a : R => a^-1) e_62) _); clear - NZ_66 NZ_67 NZ_87 NZ_8 NZ_26 NZ_38 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_88 : 'cV[R]_N := t_85 *: t_49.
have e_89 : t_88 = (col (fun i => ((n * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_86 e_50) _) => i; reduce; clear - NZ_26 NZ_38 NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_90 : 'cV[R]_N := t_82 *: t_88.
have e_91 : t_90 = (col (fun i => ((n * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_83 e_89) _) => i; reduce; clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_93 : R := t_70^-1.
have e_94 : t_93 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_71) _); clear - NZ_66 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_95 : 'cV[R]_N := t_93 *: t_12.
have e_96 : t_95 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_94 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_97 : 'cV[R]_N := c *: t_95.
have e_98 : t_97 = (col (fun i => ((n * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_33 e_96) _) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have C_92 : t_90 = t_97 by rule (col_same e_91 e_98 _) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
split; first exact: C_40.
split; first exact: C_69.
split; first exact: C_74.
split; first exact: C_76.
split; first exact: C_79.
split; first exact: C_81.
exact: C_92.
Qed.

(* lnverify.standardized.deviation
   The standard deviation of ca is |c| times that of a, and the length of cw is |c| times that of w
   this project; with a proof; compare Ba, Kiros and Hinton, §5.1 *)
Theorem lnverify_standardized_deviation (activation w : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  0 <= variance (c *: activation) /\
  0 <= c ^+ 2 /\
  0 <= variance activation /\
  0 <= dot (c *: w) (c *: w) /\
  0 <= dot w w /\
  std (c *: activation) = Num.sqrt (c ^+ 2) * std activation :> R /\
  vnorm (c *: w) = Num.sqrt (c ^+ 2) * vnorm w :> R.
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
have e_6 : c = c by [].
have e_7 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := c *: activation.
have e_9 : t_8 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_6 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_10 : R := sumv t_8.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_11 : t_10 = (c * m_2) by rule (sum_node e_9 (partZ c M_2) _); clear - R; first [reflexivity | ring].
pose t_12 : R := t_10 / N%:R.
have e_13 : t_12 = ((c * m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_11 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_14 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : 'cV[R]_N := t_12 *: (ones : 'cV[R]_N).
have e_16 : t_15 = (col (fun i => ((c * m_2) / (n)) * (1))) by rule (col_eq (col_scale e_13 e_14) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_17 : 'cV[R]_N := t_8 - t_15.
have e_18 : t_17 = (col (fun i => c * ((activation i 0)) + ((- c * m_2) / (n)) * (1))) by rule (col_eq (col_sub e_9 e_16) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_19 : R := dot t_17 t_17.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_21 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_22 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * c ^+ 2 * m_2) / (n)) * ((activation i 0)) + ((c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * c ^+ 2 * m_2) / (n)) M_2)) (partZ ((c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_23 : whole (fun i => (c * ((activation i 0)) + ((- c * m_2) / (n)) * (1)) * (c * ((activation i 0)) + ((- c * m_2) / (n)) * (1))) = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n)) by rule (whole_eq _ d_22) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_20 : t_19 = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n)) by rule (dot_node e_18 e_18 d_23); done.
pose t_24 : R := t_19 / N%:R.
have e_25 : t_24 = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have g_26 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_27 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_29 := gram g_26 g_27 g_28.
have S_30 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_29); clear - R; ring.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + 0) / 1) _ _); [clear - R; first [field | ring] | clear - N_pos S_2 S_21 S_30 NZ_3 R; sgn].
have S_32 : 0 <= (n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_21 S_30 S_31 NZ_3 R; sgn].
have S_33 : 0 <= ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | clear - N_pos S_2 S_21 S_30 S_31 S_32 NZ_3 R; sgn].
have C_34 : 0 <= t_24 := nneg_is e_25 S_33.
pose t_35 : R := c ^+ 2.
have e_36 : t_35 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
have S_37 : 0 <= (c ^+ 2) by rule (nneg_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_21 S_30 S_31 S_32 NZ_3 R; sgn].
have S_38 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 NZ_3 R; sgn].
have C_39 : 0 <= t_35 := nneg_is e_36 S_38.
pose t_40 : R := sumv activation.
have e_41 : t_40 = m_2 by rule (sum_node e_7 M_2 _); clear - R; first [reflexivity | ring].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_43 e_14) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := activation - t_44.
have e_47 : t_46 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_7 e_45) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_48 : R := dot t_46 t_46.
have d_50 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_51 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_50) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_49 : t_48 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_47 e_47 d_51); done.
pose t_52 : R := t_48 / N%:R.
have e_53 : t_52 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have S_54 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 NZ_3 R; sgn].
have C_55 : 0 <= t_52 := nneg_is e_53 S_54.
have e_56 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_57 : 'cV[R]_N := c *: w.
have e_58 : t_57 = (col (fun i => c * ((w i 0)))) by rule (col_eq (col_scale e_6 e_56) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_59 : R := dot t_57 t_57.
have [m_6 M_6] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_61 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_62 : whole (fun i => (c ^+ 2) * ((w i 0) ^+ 2)) = (c ^+ 2 * m_6) by rule (num_eq (partZ (c ^+ 2) M_6) _); clear - R; first [reflexivity | ring].
have d_63 : whole (fun i => (c * ((w i 0))) * (c * ((w i 0)))) = (c ^+ 2 * m_6) by rule (whole_eq _ d_62) => i; clear - R; first [reflexivity | ring].
have e_60 : t_59 = (c ^+ 2 * m_6) by rule (dot_node e_58 e_58 d_63); done.
have S_64 : 0 <= (c ^+ 2 * m_6) by rule (nneg_is (c := m_6 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 NZ_3 R; sgn].
have S_65 : 0 <= (c ^+ 2 * m_6) by rule (nneg_is (c := (c ^+ 2 * m_6)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 S_64 NZ_3 R; sgn].
have C_66 : 0 <= t_59 := nneg_is e_60 S_65.
pose t_67 : R := dot w w.
have d_69 : whole (fun i => (w i 0) ^+ 2) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_70 : whole (fun i => ((w i 0)) * ((w i 0))) = m_6 by rule (whole_eq _ d_69) => i; clear - R; first [reflexivity | ring].
have e_68 : t_67 = m_6 by rule (dot_node e_56 e_56 d_70); done.
have S_71 : 0 <= m_6 by rule (nneg_is (c := m_6) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 S_64 NZ_3 R; sgn].
have C_72 : 0 <= t_67 := nneg_is e_68 S_71.
pose t_73 : R := Num.sqrt t_24.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_nneg S_30).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 <= r & r ^+ 2 = (c ^+ 2) by exact: (root_nneg S_37).
have S_75 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 S_64 S_r4 S_r5 NZ_3 R; sgn].
have S_76 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_3 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 S_64 S_r4 S_r5 S_75 NZ_3 R; sgn].
have e_74 : t_73 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_25 S_76 _); clear - NZ_3 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_78 : R := Num.sqrt t_35.
have S_80 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 S_64 S_r4 S_r5 S_75 NZ_3 R; sgn].
have e_79 : t_78 = r_5 by rule (sqrt_node e_36 S_80 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_81 : R := Num.sqrt t_52.
have S_83 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_3 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 S_64 S_r4 S_r5 S_75 NZ_3 R; sgn].
have e_82 : t_81 = (r_4 / (n)) by rule (sqrt_node e_53 S_83 _); clear - NZ_3 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_84 : R := t_78 * t_81.
have e_85 : t_84 = ((r_4 * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_79 e_82) _); clear - NZ_3 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_77 : t_73 = t_84 by rule (num_eq e_74 (esym (num_eq e_85 _))); clear - NZ_3 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_86 : R := Num.sqrt t_59.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 <= r & r ^+ 2 = m_6 by exact: (root_nneg S_61).
have S_88 : 0 <= (r_5 * r_7) by rule (nneg_is (c := r_7 * r_5) _ _); [clear - E_r5 E_r7 R; first [reflexivity | ring: E_r5 E_r7] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 S_64 S_r4 S_r5 S_75 S_r7 NZ_3 R; sgn].
have S_89 : 0 <= (r_5 * r_7) by rule (nneg_is (c := (r_5 * r_7)) _ _); [clear - E_r5 E_r7 R; first [reflexivity | ring: E_r5 E_r7] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 S_64 S_r4 S_r5 S_75 S_r7 S_88 NZ_3 R; sgn].
have e_87 : t_86 = (r_5 * r_7) by rule (sqrt_node e_60 S_89 _); clear - E_r5 E_r7 R; first [reflexivity | ring: E_r5 E_r7].
pose t_91 : R := Num.sqrt t_67.
have S_93 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - N_pos S_2 S_21 S_30 S_31 S_32 S_37 S_61 S_64 S_r4 S_r5 S_75 S_r7 S_88 NZ_3 R; sgn].
have e_92 : t_91 = r_7 by rule (sqrt_node e_68 S_93 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_94 : R := t_78 * t_91.
have e_95 : t_94 = (r_5 * r_7) by rule (num_eq (num2 (fun a b : R => a * b) e_79 e_92) _); clear - E_r5 E_r7 R; first [reflexivity | ring: E_r5 E_r7].
have C_90 : t_86 = t_94 by rule (num_eq e_87 (esym (num_eq e_95 _))); clear - E_r5 E_r7 R; first [reflexivity | ring: E_r5 E_r7].
split; first exact: C_5.
split; first exact: C_34.
split; first exact: C_39.
split; first exact: C_55.
split; first exact: C_66.
split; first exact: C_72.
split; first exact: C_77.
exact: C_90.
Qed.

(* ba.table1.layer
   Of six changes layer normalization notices two: factors of single weight vectors, and a shift of the data set
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; Table 1, the row “Layer
   norm” *)
Theorem ba_table1_layer (activation d r : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  N%:R != 0 :> R /\
  std (c *: activation) != 0 /\
  std activation != 0 /\
  std (activation + c *: ones) != 0 /\
  std (had d activation) != 0 /\
  std (activation - r) != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  0 <= variance (activation + c *: ones) /\
  0 <= variance (had d activation) /\
  0 <= variance (activation - r) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N /\
  (std (activation + c *: ones))^-1 *: centered (activation + c *: ones) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1 H2 H3.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_26 : 'cV[R]_N := had d activation.
have e_27 : t_26 = (col (fun i => (activation i 0) * (d i 0))) by rule (col_eq (col_had e_25 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_28 : R := sumv t_26.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) * (d i 0))).
have e_29 : t_28 = m_3 by rule (sum_node e_27 M_3 _); clear - R; first [reflexivity | ring].
pose t_30 : R := t_28 / N%:R.
have e_31 : t_30 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_29 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := t_30 *: (ones : 'cV[R]_N).
have e_33 : t_32 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_31 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_34 : 'cV[R]_N := t_26 - t_32.
have e_35 : t_34 = (col (fun i => (activation i 0) * (d i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_27 e_33) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_36 : R := dot t_34 t_34.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2 * (d i 0) ^+ 2)).
have S_38 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_39 : whole (fun i => (activation i 0) ^+ 2 * (d i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0) * (d i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_40 : whole (fun i => ((activation i 0) * (d i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) * (d i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_39) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_37 : t_36 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_35 e_35 d_40); done.
pose t_41 : R := t_36 / N%:R.
have e_42 : t_41 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_43 := pos_of H1 e_42.
have NZ_44 := lt0r_neq0 H_43.
have NZ_45 : (- n * m_4 + m_3 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_4 + m_3 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_44 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_46 : 0 < (n * m_4 - m_3 ^+ 2) by rule (pos_quotient H_43 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 S_24 S_38 NZ_8 NZ_23 NZ_45 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_47 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := activation - r.
have e_49 : t_48 = (col (fun i => (activation i 0) + (- 1) * ((r i 0)))) by rule (col_eq (col_sub e_1 e_47) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_50 : R := sumv t_48.
have [m_5 M_5] := some_number (part xpredT (fun i => (r i 0))).
have e_51 : t_50 = (m_1 - m_5) by rule (sum_node e_49 (partD M_1 (partZ (- 1) M_5)) _); clear - R; first [reflexivity | ring].
pose t_52 : R := t_50 / N%:R.
have e_53 : t_52 = ((m_1 - m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : 'cV[R]_N := t_52 *: (ones : 'cV[R]_N).
have e_55 : t_54 = (col (fun i => ((m_1 - m_5) / (n)) * (1))) by rule (col_eq (col_scale e_53 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : 'cV[R]_N := t_48 - t_54.
have e_57 : t_56 = (col (fun i => (activation i 0) + (- 1) * ((r i 0)) + ((- m_1 + m_5) / (n)) * (1))) by rule (col_eq (col_sub e_49 e_55) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := dot t_56 t_56.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (r i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_60 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_61 : whole (fun i => (activation i 0) ^+ 2 + (- 2%:R) * ((activation i 0) * (r i 0)) + ((- 2%:R * m_1 + 2%:R * m_5) / (n)) * ((activation i 0)) + (r i 0) ^+ 2 + ((2%:R * m_1 - 2%:R * m_5) / (n)) * ((r i 0)) + ((m_1 ^+ 2 - 2%:R * m_1 * m_5 + m_5 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD M_2 (partZ (- 2%:R) M_6)) (partZ ((- 2%:R * m_1 + 2%:R * m_5) / (n)) M_1)) M_7) (partZ ((2%:R * m_1 - 2%:R * m_5) / (n)) M_5)) (partZ ((m_1 ^+ 2 - 2%:R * m_1 * m_5 + m_5 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => ((activation i 0) + (- 1) * ((r i 0)) + ((- m_1 + m_5) / (n)) * (1)) * ((activation i 0) + (- 1) * ((r i 0)) + ((- m_1 + m_5) / (n)) * (1))) = ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n)) by rule (whole_eq _ d_61) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_59 : t_58 = ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n)) by rule (dot_node e_57 e_57 d_62); done.
pose t_63 : R := t_58 / N%:R.
have e_64 : t_63 = ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_59 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_65 := pos_of H2 e_64.
have NZ_66 := lt0r_neq0 H_65.
have NZ_67 : (- n * m_2 + 2%:R * n * m_6 - n * m_7 + m_1 ^+ 2 - 2%:R * m_1 * m_5 + m_5 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + 2%:R * n * m_6 - n * m_7 + m_1 ^+ 2 - 2%:R * m_1 * m_5 + m_5 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_66 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_68 : 0 < (n * m_2 + m_6 ^+ 2 + m_7 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_69 : 0 < (m_2 ^+ 2 + 2%:R * m_6 ^+ 2 + 2%:R * m_7 + 3%:R) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have g_70 : part xpredT (fun i => ((r i 0)) * ((r i 0))) = m_7 by rule (part_eq _ M_7) => i; clear - R; first [reflexivity | ring].
have g_71 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_72 : part xpredT (fun i => ((r i 0)) * ((activation i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have G_73 := gram g_70 g_71 g_72.
have S_74 : 0 <= (m_2 * m_7 - m_6 ^+ 2) by rule (nneg_is _ G_73); clear - R; ring.
have S_75 : 0 < (n * m_6 ^+ 2 + m_2 + m_7 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_76 : 0 < (m_7 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_77 : 0 < (m_2 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_78 : 0 < (m_2 + m_6 ^+ 2 + m_7 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_79 : 0 < (2%:R * m_2 + 2%:R * m_6 ^+ 2 + m_7 ^+ 2 + 3%:R) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_80 : 0 < (n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) by rule (pos_quotient H_65 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_81 : c = c by [].
have H_82 := pos_of H3 e_81.
have NZ_83 := lt0r_neq0 H_82.
have NZ_84 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_83 _); clear - R; first [reflexivity | ring].
have S_85 : 0 < c by rule (pos_quotient H_82 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_86 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_87 : N%:R != 0 := nz_is e_5 NZ_86.
pose t_88 : 'cV[R]_N := c *: activation.
have e_89 : t_88 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_81 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_90 : R := sumv t_88.
have e_91 : t_90 = (m_1 * c) by rule (sum_node e_89 (partZ c M_1) _); clear - R; first [reflexivity | ring].
pose t_92 : R := t_90 / N%:R.
have e_93 : t_92 = ((m_1 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_91 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_94 : 'cV[R]_N := t_92 *: (ones : 'cV[R]_N).
have e_95 : t_94 = (col (fun i => ((m_1 * c) / (n)) * (1))) by rule (col_eq (col_scale e_93 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_96 : 'cV[R]_N := t_88 - t_94.
have e_97 : t_96 = (col (fun i => c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) by rule (col_eq (col_sub e_89 e_95) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_98 : R := dot t_96 t_96.
have d_100 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_2) (partZ ((- 2%:R * m_1 * c ^+ 2) / (n)) M_1)) (partZ ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_101 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_100) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_99 : t_98 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_97 e_97 d_101); done.
pose t_102 : R := t_98 / N%:R.
have e_103 : t_102 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_99 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_104 : R := Num.sqrt t_102.
have [r_9 S_r9 E_r9] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_106 : 0 <= (c * r_9) by rule (nneg_is (c := r_9 * c) _ _); [clear - E_r9 R; first [reflexivity | ring: E_r9] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 R; sgn].
have S_107 : 0 <= ((c * r_9) / (n)) by rule (nneg_is (c := (c * r_9) * n^-1) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 R; sgn].
have e_105 : t_104 = ((c * r_9) / (n)) by rule (sqrt_node e_103 S_107 _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_108 := lt0r_neq0 S_r9.
have NZ_109 : ((c * r_9) / (n)) != 0 by rule (nz_is (c := (r_9 * c * n^-1)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_108 NZ_84 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_110 : t_104 != 0 := nz_is e_105 NZ_109.
pose t_111 : R := Num.sqrt t_19.
have S_113 : 0 <= (r_9 / (n)) by rule (nneg_is (c := r_9 * n^-1) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 R; sgn].
have e_112 : t_111 = (r_9 / (n)) by rule (sqrt_node e_20 S_113 _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_114 : (r_9 / (n)) != 0 by rule (nz_is (c := (r_9 * n^-1)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_108 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_115 : t_111 != 0 := nz_is e_112 NZ_114.
pose t_116 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_117 : t_116 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_81 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_118 : 'cV[R]_N := activation + t_116.
have e_119 : t_118 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_1 e_117) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_120 : R := sumv t_118.
have e_121 : t_120 = (n * c + m_1) by rule (sum_node e_119 (partD M_1 (partZ c (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_122 : R := t_120 / N%:R.
have e_123 : t_122 = ((n * c + m_1) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_121 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : 'cV[R]_N := t_122 *: (ones : 'cV[R]_N).
have e_125 : t_124 = (col (fun i => ((n * c + m_1) / (n)) * (1))) by rule (col_eq (col_scale e_123 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : 'cV[R]_N := t_118 - t_124.
have e_127 : t_126 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_119 e_125) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_128 : R := dot t_126 t_126.
have e_129 : t_128 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_127 e_127 d_18); done.
pose t_130 : R := t_128 / N%:R.
have e_131 : t_130 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_129 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_132 : R := Num.sqrt t_130.
have S_134 : 0 <= (r_9 / (n)) by rule (nneg_is (c := r_9 * n^-1) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 R; sgn].
have e_133 : t_132 = (r_9 / (n)) by rule (sqrt_node e_131 S_134 _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_135 : (r_9 / (n)) != 0 by rule (nz_is (c := (r_9 * n^-1)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_108 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_136 : t_132 != 0 := nz_is e_133 NZ_135.
pose t_137 : R := Num.sqrt t_41.
have [r_10 S_r10 E_r10] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_4 - m_3 ^+ 2) by exact: (root_pos S_46).
have S_139 : 0 <= (r_10 / (n)) by rule (nneg_is (c := r_10 * n^-1) _ _); [clear - NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 R; sgn].
have e_138 : t_137 = (r_10 / (n)) by rule (sqrt_node e_42 S_139 _); clear - NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
have NZ_140 := lt0r_neq0 S_r10.
have NZ_141 : (r_10 / (n)) != 0 by rule (nz_is (c := (r_10 * n^-1)) _ _); [clear - NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10] | clear - NZ_140 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_142 : t_137 != 0 := nz_is e_138 NZ_141.
pose t_143 : R := Num.sqrt t_63.
have [r_11 S_r11 E_r11] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) by exact: (root_pos S_80).
have S_145 : 0 <= (r_11 / (n)) by rule (nneg_is (c := r_11 * n^-1) _ _); [clear - NZ_8 E_r11 R; first [reflexivity | field: E_r11; nz | ring: E_r11] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 R; sgn].
have e_144 : t_143 = (r_11 / (n)) by rule (sqrt_node e_64 S_145 _); clear - NZ_8 E_r11 R; first [reflexivity | field: E_r11; nz | ring: E_r11].
have NZ_146 := lt0r_neq0 S_r11.
have NZ_147 : (r_11 / (n)) != 0 by rule (nz_is (c := (r_11 * n^-1)) _ _); [clear - NZ_8 E_r11 R; first [reflexivity | field: E_r11; nz | ring: E_r11] | clear - NZ_146 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_148 : t_143 != 0 := nz_is e_144 NZ_147.
have S_149 : 0 <= (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have S_150 : 0 <= ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_151 : 0 <= t_102 := nneg_is e_103 S_150.
have S_152 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_153 : 0 <= t_19 := nneg_is e_20 S_152.
have S_154 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_155 : 0 <= t_130 := nneg_is e_131 S_154.
have S_156 : 0 <= ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_157 : 0 <= t_41 := nneg_is e_42 S_156.
have S_158 : 0 <= ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_159 : 0 <= t_63 := nneg_is e_64 S_158.
pose t_160 : R := t_104^-1.
have NZ_162 : (c * r_9) != 0 :> R by rule (nz_is (c := (r_9 * c)) _ _); [clear - R; ring | clear - NZ_108 NZ_84 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_161 : t_160 = ((- n * r_9) / (c * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_105) _); clear - NZ_108 NZ_84 NZ_162 NZ_8 NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_163 : 'cV[R]_N := t_160 *: t_96.
have e_164 : t_163 = (col (fun i => ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_9) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_161 e_97) _) => i; reduce; clear - NZ_84 NZ_23 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_166 : R := t_111^-1.
have e_167 : t_166 = ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_112) _); clear - NZ_108 NZ_8 NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_168 : 'cV[R]_N := t_166 *: t_12.
have e_169 : t_168 = (col (fun i => ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_9) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_167 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have C_165 : t_163 = t_168 by rule (col_same e_164 e_169 _) => i; clear - NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_170 : R := t_132^-1.
have e_171 : t_170 = ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_133) _); clear - NZ_108 NZ_8 NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_172 : 'cV[R]_N := t_170 *: t_126.
have e_173 : t_172 = (col (fun i => ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_9) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_171 e_127) _) => i; reduce; clear - NZ_23 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have C_174 : t_172 = t_168 by rule (col_same e_173 e_169 _) => i; clear - NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
split; first exact: C_87.
split; first exact: C_110.
split; first exact: C_115.
split; first exact: C_136.
split; first exact: C_142.
split; first exact: C_148.
split; first exact: C_151.
split; first exact: C_153.
split; first exact: C_155.
split; first exact: C_157.
split; first exact: C_159.
split; first exact: C_165.
exact: C_174.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_layer_equal_1_says : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  N%:R != 0 :> R /\
  std (had d activation) != 0 /\
  std activation != 0 /\
  0 <= variance (had d activation) /\
  0 <= variance activation /\
  (std (had d activation))^-1 *: centered (had d activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
End Statement.
Theorem ba_table1_layer_equal_1_fails (R : rcfType) : ~ (forall N : nat, ba_table1_layer_equal_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (- 1 : R); (0 : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (0 : R); (2%:R : R)].
pose letter_c : R := (1 : R).
have := claim 2%N letter_activation letter_d letter_r letter_c.
rewrite /ba_table1_layer_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_d = vec 2 [:: (- 1 : R); (0 : R)] by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_3 : 'cV[R]_2 := had letter_d letter_activation.
have e_3 : t_3 = vec 2 [:: (- 1 : R); (0 : R)] by rewrite /t_3 e_1 e_2 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (- 1 : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (- 1 / 2%:R : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (1 / 2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (1 / 4%:R : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / 2%:R : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (2%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_9.
have e_14 : t_14 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := sumv letter_activation.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_5.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := t_16 *: t_7.
have e_17 : t_17 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_17 e_16 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := letter_activation - t_17.
have e_18 : t_18 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_18 e_2 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_19 / t_5.
have e_20 : t_20 = (1 : R) by rewrite /t_20 e_19 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := Num.sqrt t_20.
have e_21 : t_21 = (1 : R) by rewrite /t_21 e_20; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_22 : R := t_21^-1.
have e_22 : t_22 = (1 : R) by rewrite /t_22 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_22 *: t_18.
have e_23 : t_23 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_23 e_22 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : 0 < t_20 by rewrite e_20; sgn.
have h_25 : 0 < t_11 by rewrite e_11; sgn.
have e_26 : letter_r = vec 2 [:: (0 : R); (2%:R : R)] by [].
pose t_27 : 'cV[R]_2 := letter_activation - letter_r.
have e_27 : t_27 = vec 2 [:: (1 : R); (- 3%:R : R)] by rewrite /t_27 e_2 e_26 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := sumv t_27.
have e_28 : t_28 = (- 2%:R : R) by rewrite /t_28 e_27 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_28 / t_5.
have e_29 : t_29 = (- 1 : R) by rewrite /t_29 e_28 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'cV[R]_2 := t_29 *: t_7.
have e_30 : t_30 = vec 2 [:: (- 1 : R); (- 1 : R)] by rewrite /t_30 e_29 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : 'cV[R]_2 := t_27 - t_30.
have e_31 : t_31 = vec 2 [:: (2%:R : R); (- 2%:R : R)] by rewrite /t_31 e_27 e_30 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := dot t_31 t_31.
have e_32 : t_32 = (8%:R : R) by rewrite /t_32 e_31 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : R := t_32 / t_5.
have e_33 : t_33 = (4%:R : R) by rewrite /t_33 e_32 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_34 : 0 < t_33 by rewrite e_33; sgn.
have e_35 : letter_c = (1 : R) by [].
have h_36 : 0 < letter_c by rewrite e_35; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
move=> /(_ h_25).
move=> /(_ h_34).
move=> /(_ h_36).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_14 e_23); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_layer_equal_2_says : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  N%:R != 0 :> R /\
  std (activation - r) != 0 /\
  std activation != 0 /\
  0 <= variance (activation - r) /\
  0 <= variance activation /\
  (std (activation - r))^-1 *: centered (activation - r) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
End Statement.
Theorem ba_table1_layer_equal_2_fails (R : rcfType) : ~ (forall N : nat, ba_table1_layer_equal_2_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (7%:R / 3%:R : R); (2%:R : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (3%:R : R); (0 : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (2%:R : R); (- 1 : R)].
pose letter_c : R := (3%:R : R).
have := claim 2%N letter_activation letter_d letter_r letter_c.
rewrite /ba_table1_layer_equal_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (7%:R / 3%:R : R); (2%:R : R)] by [].
have e_2 : letter_r = vec 2 [:: (2%:R : R); (- 1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_activation - letter_r.
have e_3 : t_3 = vec 2 [:: (1 / 3%:R : R); (3%:R : R)] by rewrite /t_3 e_1 e_2 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (10%:R / 3%:R : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (5%:R / 3%:R : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (5%:R / 3%:R : R); (5%:R / 3%:R : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 4%:R / 3%:R : R); (4%:R / 3%:R : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (32%:R / 9%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (16%:R / 9%:R : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (4%:R / 3%:R : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (3%:R / 4%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_9.
have e_14 : t_14 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := sumv letter_activation.
have e_15 : t_15 = (13%:R / 3%:R : R) by rewrite /t_15 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_5.
have e_16 : t_16 = (13%:R / 6%:R : R) by rewrite /t_16 e_15 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := t_16 *: t_7.
have e_17 : t_17 = vec 2 [:: (13%:R / 6%:R : R); (13%:R / 6%:R : R)] by rewrite /t_17 e_16 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := letter_activation - t_17.
have e_18 : t_18 = vec 2 [:: (1 / 6%:R : R); (- 1 / 6%:R : R)] by rewrite /t_18 e_1 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (1 / 18%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_19 / t_5.
have e_20 : t_20 = (1 / 36%:R : R) by rewrite /t_20 e_19 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := Num.sqrt t_20.
have e_21 : t_21 = (1 / 6%:R : R) by rewrite /t_21 e_20; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_22 : R := t_21^-1.
have e_22 : t_22 = (6%:R : R) by rewrite /t_22 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_22 *: t_18.
have e_23 : t_23 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_23 e_22 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : 0 < t_20 by rewrite e_20; sgn.
have e_25 : letter_d = vec 2 [:: (3%:R : R); (0 : R)] by [].
pose t_26 : 'cV[R]_2 := had letter_d letter_activation.
have e_26 : t_26 = vec 2 [:: (7%:R : R); (0 : R)] by rewrite /t_26 e_25 e_1 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := sumv t_26.
have e_27 : t_27 = (7%:R : R) by rewrite /t_27 e_26 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_27 / t_5.
have e_28 : t_28 = (7%:R / 2%:R : R) by rewrite /t_28 e_27 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : 'cV[R]_2 := t_28 *: t_7.
have e_29 : t_29 = vec 2 [:: (7%:R / 2%:R : R); (7%:R / 2%:R : R)] by rewrite /t_29 e_28 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'cV[R]_2 := t_26 - t_29.
have e_30 : t_30 = vec 2 [:: (7%:R / 2%:R : R); (- 7%:R / 2%:R : R)] by rewrite /t_30 e_26 e_29 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := dot t_30 t_30.
have e_31 : t_31 = (49%:R / 2%:R : R) by rewrite /t_31 e_30 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_31 / t_5.
have e_32 : t_32 = (49%:R / 4%:R : R) by rewrite /t_32 e_31 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_33 : 0 < t_32 by rewrite e_32; sgn.
have h_34 : 0 < t_11 by rewrite e_11; sgn.
have e_35 : letter_c = (3%:R : R) by [].
have h_36 : 0 < letter_c by rewrite e_35; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
move=> /(_ h_33).
move=> /(_ h_34).
move=> /(_ h_36).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_14 e_23); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* lnverify.table1.eps
   With ε > 0 layer normalization notices all but the recentring of the weight matrix: factors too, and signs
   this project; with a proof; compare Ba, Kiros and Hinton, Table 1, “Layer norm” *)
Theorem lnverify_table1_eps (activation : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance (- activation) + eps) != 0 /\
  0 <= variance (activation + c *: ones) + eps /\
  0 <= variance activation + eps /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance (- activation) + eps /\
  normalized eps (activation + c *: ones) = normalized eps activation :> 'cV[R]_N.
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
have e_12 : c = c by [].
have e_13 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_14 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_15 : t_14 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_12 e_13) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_16 : 'cV[R]_N := activation + t_14.
have e_17 : t_16 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_11 e_15) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_18 : R := sumv t_16.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have e_19 : t_18 = (n * c + m_3) by rule (sum_node e_17 (partD M_3 (partZ c (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_20 : R := t_18 / N%:R.
have e_21 : t_20 = ((n * c + m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_19 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := t_20 *: (ones : 'cV[R]_N).
have e_23 : t_22 = (col (fun i => ((n * c + m_3) / (n)) * (1))) by rule (col_eq (col_scale e_21 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_24 : 'cV[R]_N := t_16 - t_22.
have e_25 : t_24 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_17 e_23) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_26 : R := dot t_24 t_24.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_28 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_29 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_30 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_29) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_27 : t_26 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_25 e_25 d_30); done.
pose t_31 : R := t_26 / N%:R.
have e_32 : t_31 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_33 : R := t_31 + eps.
have e_34 : t_33 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_32 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_35 : R := Num.sqrt t_33.
have g_37 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_4 - m_3 ^+ 2) by rule (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_28 S_41 NZ_4 NZ_8 R; sgn].
have S_43 : 0 < (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by rule (pos_is (c := ((n * m_4 - m_3 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 NZ_4 NZ_8 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by exact: (root_pos S_43).
have S_44 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 S_43 S_r5 NZ_4 NZ_8 R; sgn].
have e_36 : t_35 = (r_5 / (n)) by rule (sqrt_node e_34 S_44 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_45 := lt0r_neq0 S_r5.
have NZ_46 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_47 : t_35 != 0 := nz_is e_36 NZ_46.
pose t_48 : R := sumv activation.
have e_49 : t_48 = m_3 by rule (sum_node e_11 M_3 _); clear - R; first [reflexivity | ring].
pose t_50 : R := t_48 / N%:R.
have e_51 : t_50 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : 'cV[R]_N := t_50 *: (ones : 'cV[R]_N).
have e_53 : t_52 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_51 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : 'cV[R]_N := activation - t_52.
have e_55 : t_54 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_11 e_53) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := dot t_54 t_54.
have e_57 : t_56 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_55 e_55 d_30); done.
pose t_58 : R := t_56 / N%:R.
have e_59 : t_58 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_57 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : R := t_58 + eps.
have e_61 : t_60 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_59 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_62 : R := Num.sqrt t_60.
have S_64 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 S_43 S_r5 NZ_4 NZ_8 NZ_45 R; sgn].
have e_63 : t_62 = (r_5 / (n)) by rule (sqrt_node e_61 S_64 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_65 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_66 : t_62 != 0 := nz_is e_63 NZ_65.
pose t_67 : 'cV[R]_N := c *: activation.
have e_68 : t_67 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_11) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_69 : R := sumv t_67.
have e_70 : t_69 = (c * m_3) by rule (sum_node e_68 (partZ c M_3) _); clear - R; first [reflexivity | ring].
pose t_71 : R := t_69 / N%:R.
have e_72 : t_71 = ((c * m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_70 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := t_71 *: (ones : 'cV[R]_N).
have e_74 : t_73 = (col (fun i => ((c * m_3) / (n)) * (1))) by rule (col_eq (col_scale e_72 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_75 : 'cV[R]_N := t_67 - t_73.
have e_76 : t_75 = (col (fun i => c * ((activation i 0)) + ((- c * m_3) / (n)) * (1))) by rule (col_eq (col_sub e_68 e_74) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_77 : R := dot t_75 t_75.
have d_79 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * c ^+ 2 * m_3) / (n)) * ((activation i 0)) + ((c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_4) (partZ ((- 2%:R * c ^+ 2 * m_3) / (n)) M_3)) (partZ ((c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => (c * ((activation i 0)) + ((- c * m_3) / (n)) * (1)) * (c * ((activation i 0)) + ((- c * m_3) / (n)) * (1))) = ((n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n)) by rule (whole_eq _ d_79) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_78 : t_77 = ((n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n)) by rule (dot_node e_76 e_76 d_80); done.
pose t_81 : R := t_77 / N%:R.
have e_82 : t_81 = ((n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_78 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_81 + eps.
have e_84 : t_83 = ((n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_82 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_85 : R := Num.sqrt t_83.
have S_87 : 0 < (n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) by rule (pos_is (c := ((n * m_4 - m_3 ^+ 2) * ((c ^+ 2)) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 S_43 S_r5 NZ_4 NZ_8 NZ_45 R; sgn].
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) by exact: (root_pos S_87).
have S_88 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 S_43 S_r5 S_87 S_r6 NZ_4 NZ_8 NZ_45 R; sgn].
have e_86 : t_85 = (r_6 / (n)) by rule (sqrt_node e_84 S_88 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_89 := lt0r_neq0 S_r6.
have NZ_90 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_89 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_91 : t_85 != 0 := nz_is e_86 NZ_90.
pose t_92 : 'cV[R]_N := - activation.
have e_93 : t_92 = (col (fun i => (- 1) * ((activation i 0)))) by rule (col_eq (col_opp e_11) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_94 : R := sumv t_92.
have e_95 : t_94 = (- m_3) by rule (sum_node e_93 (partZ (- 1) M_3) _); clear - R; first [reflexivity | ring].
pose t_96 : R := t_94 / N%:R.
have e_97 : t_96 = ((- m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_95 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_98 : 'cV[R]_N := t_96 *: (ones : 'cV[R]_N).
have e_99 : t_98 = (col (fun i => ((- m_3) / (n)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_100 : 'cV[R]_N := t_92 - t_98.
have e_101 : t_100 = (col (fun i => (- 1) * ((activation i 0)) + (m_3 / (n)) * (1))) by rule (col_eq (col_sub e_93 e_99) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : R := dot t_100 t_100.
have d_104 : whole (fun i => ((- 1) * ((activation i 0)) + (m_3 / (n)) * (1)) * ((- 1) * ((activation i 0)) + (m_3 / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_29) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_103 : t_102 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_101 e_101 d_104); done.
pose t_105 : R := t_102 / N%:R.
have e_106 : t_105 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_103 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : R := t_105 + eps.
have e_108 : t_107 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_106 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_109 : R := Num.sqrt t_107.
have S_111 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 S_43 S_r5 S_87 S_r6 NZ_4 NZ_8 NZ_45 NZ_89 R; sgn].
have e_110 : t_109 = (r_5 / (n)) by rule (sqrt_node e_108 S_111 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_112 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_113 : t_109 != 0 := nz_is e_110 NZ_112.
have S_114 : 0 <= ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 S_43 S_r5 S_87 S_r6 NZ_4 NZ_8 NZ_45 NZ_89 R; sgn].
have C_115 : 0 <= t_33 := nneg_is e_34 S_114.
have S_116 : 0 <= ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 S_43 S_r5 S_87 S_r6 NZ_4 NZ_8 NZ_45 NZ_89 R; sgn].
have C_117 : 0 <= t_60 := nneg_is e_61 S_116.
have S_118 : 0 <= ((n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 S_43 S_r5 S_87 S_r6 NZ_4 NZ_8 NZ_45 NZ_89 R; sgn].
have C_119 : 0 <= t_83 := nneg_is e_84 S_118.
have S_120 : 0 <= ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_28 S_41 S_42 S_43 S_r5 S_87 S_r6 NZ_4 NZ_8 NZ_45 NZ_89 R; sgn].
have C_121 : 0 <= t_107 := nneg_is e_108 S_120.
pose t_122 : R := t_35^-1.
have NZ_124 := lt0r_neq0 S_43.
have e_123 : t_122 = ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_45 NZ_8 NZ_124 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_125 : 'cV[R]_N := t_122 *: t_24.
have e_126 : t_125 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_123 e_25) _) => i; reduce; clear - NZ_124 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_128 : R := t_62^-1.
have e_129 : t_128 = ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_63) _); clear - NZ_45 NZ_8 NZ_124 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_130 : 'cV[R]_N := t_128 *: t_54.
have e_131 : t_130 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_129 e_55) _) => i; reduce; clear - NZ_124 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_127 : t_125 = t_130 by rule (col_same e_126 e_131 _) => i; clear - NZ_124 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_10.
split; first exact: C_47.
split; first exact: C_66.
split; first exact: C_91.
split; first exact: C_113.
split; first exact: C_115.
split; first exact: C_117.
split; first exact: C_119.
split; first exact: C_121.
exact: C_127.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition lnverify_table1_eps_equal_1_says : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  normalized eps (c *: activation) = normalized eps activation :> 'cV[R]_N.
End Statement.
Theorem lnverify_table1_eps_equal_1_fails (R : rcfType) : ~ (forall N : nat, lnverify_table1_eps_equal_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_eps : R := (1 : R).
pose letter_c : R := (0 : R).
have := claim 2%N letter_activation letter_eps letter_c.
rewrite /lnverify_table1_eps_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (0 : R) by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_activation.
have e_3 : t_3 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (0 : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (0 : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (0 : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (0 : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_12 : letter_eps = (1 : R) by [].
pose t_13 : R := t_11 + letter_eps.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_11 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_14^-1.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_15 *: t_9.
have e_16 : t_16 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_16 e_15 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := sumv letter_activation.
have e_17 : t_17 = (1 : R) by rewrite /t_17 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := t_17 / t_5.
have e_18 : t_18 = (1 / 2%:R : R) by rewrite /t_18 e_17 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_2 := t_18 *: t_7.
have e_19 : t_19 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_19 e_18 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'cV[R]_2 := letter_activation - t_19.
have e_20 : t_20 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_20 e_2 e_19 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := dot t_20 t_20.
have e_21 : t_21 = (1 / 2%:R : R) by rewrite /t_21 e_20 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_21 / t_5.
have e_22 : t_22 = (1 / 4%:R : R) by rewrite /t_22 e_21 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 + letter_eps.
have e_23 : t_23 = (5%:R / 4%:R : R) by rewrite /t_23 e_22 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_24 : R := Num.sqrt t_23.
have e_24 : t_24 = (1 / 2%:R * s_5 : R) by rewrite /t_24 e_23; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
pose t_25 : R := t_24^-1.
have e_25 : t_25 = (2%:R / 5%:R * s_5 : R) by rewrite /t_25 e_24 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_26 : 'cV[R]_2 := t_25 *: t_20.
have e_26 : t_26 = vec 2 [:: (1 / 5%:R * s_5 : R); (- 1 / 5%:R * s_5 : R)] by rewrite /t_26 e_25 e_20 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have h_27 : 0 <= letter_eps by rewrite e_12; sgn.
have h_28 : 0 < letter_eps by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_27).
move=> /(_ h_28).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 5%:R * s_5 : R)) _ e_16 e_26); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5] | apply: (one_over (r := (- 1 * s_5 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
Qed.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition lnverify_table1_eps_equal_2_says : Prop :=
  forall (activation : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (- activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (- activation) + eps /\
  0 <= variance activation + eps /\
  normalized eps (- activation) = normalized eps activation :> 'cV[R]_N.
End Statement.
Theorem lnverify_table1_eps_equal_2_fails (R : rcfType) : ~ (forall N : nat, lnverify_table1_eps_equal_2_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_eps : R := (1 : R).
pose letter_c : R := (0 : R).
have := claim 2%N letter_activation letter_eps letter_c.
rewrite /lnverify_table1_eps_equal_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'cV[R]_2 := - letter_activation.
have e_2 : t_2 = vec 2 [:: (- 1 : R); (0 : R)] by rewrite /t_2 e_1 w_neg; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : R := sumv t_2.
have e_3 : t_3 = (- 1 : R) by rewrite /t_3 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := t_3 / t_4.
have e_5 : t_5 = (- 1 / 2%:R : R) by rewrite /t_5 e_3 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := t_5 *: t_6.
have e_7 : t_7 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_7 e_5 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_2 - t_7.
have e_8 : t_8 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_8 e_2 e_7 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot t_8 t_8.
have e_9 : t_9 = (1 / 2%:R : R) by rewrite /t_9 e_8 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_4.
have e_10 : t_10 = (1 / 4%:R : R) by rewrite /t_10 e_9 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_11 : letter_eps = (1 : R) by [].
pose t_12 : R := t_10 + letter_eps.
have e_12 : t_12 = (5%:R / 4%:R : R) by rewrite /t_12 e_10 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 / 2%:R * s_5 : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = (2%:R / 5%:R * s_5 : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (- 1 / 5%:R * s_5 : R); (1 / 5%:R * s_5 : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_16 : R := sumv letter_activation.
have e_16 : t_16 = (1 : R) by rewrite /t_16 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_17 : R := t_16 / t_4.
have e_17 : t_17 = (1 / 2%:R : R) by rewrite /t_17 e_16 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_18 : 'cV[R]_2 := t_17 *: t_6.
have e_18 : t_18 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_18 e_17 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_19 : 'cV[R]_2 := letter_activation - t_18.
have e_19 : t_19 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_19 e_1 e_18 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_20 : R := dot t_19 t_19.
have e_20 : t_20 = (1 / 2%:R : R) by rewrite /t_20 e_19 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_21 : R := t_20 / t_4.
have e_21 : t_21 = (1 / 4%:R : R) by rewrite /t_21 e_20 e_4 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_22 : R := t_21 + letter_eps.
have e_22 : t_22 = (5%:R / 4%:R : R) by rewrite /t_22 e_21 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_23 : R := Num.sqrt t_22.
have e_23 : t_23 = (1 / 2%:R * s_5 : R) by rewrite /t_23 e_22; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
pose t_24 : R := t_23^-1.
have e_24 : t_24 = (2%:R / 5%:R * s_5 : R) by rewrite /t_24 e_23 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_25 : 'cV[R]_2 := t_24 *: t_19.
have e_25 : t_25 = vec 2 [:: (1 / 5%:R * s_5 : R); (- 1 / 5%:R * s_5 : R)] by rewrite /t_25 e_24 e_19 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have h_26 : 0 <= letter_eps by rewrite e_11; sgn.
have h_27 : 0 < letter_eps by rewrite e_11; sgn.
move=> /(_ erefl).
move=> /(_ h_26).
move=> /(_ h_27).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R / 5%:R * s_5 : R)) _ e_15 e_25); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5] | apply: (one_over (r := (- 1 / 2%:R * s_5 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* ba.table1.weight
   Weight normalization notices all but factors of the weights
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; Table 1, the row “Weight
   norm” *)
Theorem ba_table1_weight (w d x : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  0 < c ->
  vnorm (c *: w) != 0 /\
  vnorm w != 0 /\
  vnorm (w + d) != 0 /\
  0 <= dot (c *: w) (c *: w) /\
  0 <= dot w w /\
  0 <= dot (w + d) (w + d) /\
  dot (c *: w) x / vnorm (c *: w) = dot w x / vnorm w :> R.
Proof.
move=> N_gt0 H0 H1 H2.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot w w.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (w i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((w i 0)) * ((w i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'cV[R]_N := w + d.
have e_14 : t_13 = (col (fun i => (w i 0) + (d i 0))) by rule (col_eq (col_add e_1 e_12) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_15 : R := dot t_13 t_13.
have [m_2 M_2] := some_number (part xpredT (fun i => (d i 0) * (w i 0))).
have [m_3 M_3] := some_number (part xpredT (fun i => (d i 0) ^+ 2)).
have S_17 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_18 : whole (fun i => (w i 0) ^+ 2 + 2%:R * ((d i 0) * (w i 0)) + (d i 0) ^+ 2) = (m_1 + 2%:R * m_2 + m_3) by rule (num_eq (partD (partD M_1 (partZ 2%:R M_2)) M_3) _); clear - R; first [reflexivity | ring].
have d_19 : whole (fun i => ((w i 0) + (d i 0)) * ((w i 0) + (d i 0))) = (m_1 + 2%:R * m_2 + m_3) by rule (whole_eq _ d_18) => i; clear - R; first [reflexivity | ring].
have e_16 : t_15 = (m_1 + 2%:R * m_2 + m_3) by rule (dot_node e_14 e_14 d_19); done.
have H_20 := pos_of H1 e_16.
have NZ_21 := lt0r_neq0 H_20.
have NZ_22 : (m_1 + 2%:R * m_2 + m_3) != 0 by rule (nz_factor (f := (m_1 + 2%:R * m_2 + m_3)) (r := 1) NZ_21 _); clear - R; first [reflexivity | ring].
have g_23 : part xpredT (fun i => ((w i 0)) * ((w i 0))) = m_1 by rule (part_eq _ M_1) => i; clear - R; first [reflexivity | ring].
have g_24 : part xpredT (fun i => ((d i 0)) * ((d i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_25 : part xpredT (fun i => ((w i 0)) * ((d i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_26 := gram g_23 g_24 g_25.
have S_27 : 0 <= (m_1 * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_26); clear - R; ring.
have S_28 : 0 < (m_1 + 2%:R * m_2 + m_3) by rule (pos_quotient H_20 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 S_17 S_27 NZ_10 NZ_22 R; sgn | clear - R; first [reflexivity | ring]].
have e_29 : c = c by [].
have H_30 := pos_of H2 e_29.
have NZ_31 := lt0r_neq0 H_30.
have NZ_32 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_31 _); clear - R; first [reflexivity | ring].
have S_33 : 0 < c by rule (pos_quotient H_30 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 S_17 S_27 S_28 NZ_10 NZ_22 NZ_32 R; sgn | clear - R; first [reflexivity | ring]].
pose t_34 : 'cV[R]_N := c *: w.
have e_35 : t_34 = (col (fun i => c * ((w i 0)))) by rule (col_eq (col_scale e_29 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_36 : R := dot t_34 t_34.
have d_38 : whole (fun i => (c ^+ 2) * ((w i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_39 : whole (fun i => (c * ((w i 0))) * (c * ((w i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_38) => i; clear - R; first [reflexivity | ring].
have e_37 : t_36 = (m_1 * c ^+ 2) by rule (dot_node e_35 e_35 d_39); done.
pose t_40 : R := Num.sqrt t_36.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_42 : 0 <= (c * r_6) by rule (nneg_is (c := r_6 * c) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - N_pos S_4 S_5 S_11 S_17 S_27 S_28 S_33 S_r6 NZ_10 NZ_22 NZ_32 R; sgn].
have S_43 : 0 <= (c * r_6) by rule (nneg_is (c := (c * r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - N_pos S_4 S_5 S_11 S_17 S_27 S_28 S_33 S_r6 S_42 NZ_10 NZ_22 NZ_32 R; sgn].
have e_41 : t_40 = (c * r_6) by rule (sqrt_node e_37 S_43 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_44 := lt0r_neq0 S_r6.
have NZ_45 : (c * r_6) != 0 by rule (nz_is (c := (r_6 * c)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_44 NZ_32 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_46 : t_40 != 0 := nz_is e_41 NZ_45.
pose t_47 : R := Num.sqrt t_2.
have S_49 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - N_pos S_4 S_5 S_11 S_17 S_27 S_28 S_33 S_r6 S_42 NZ_10 NZ_22 NZ_32 NZ_44 R; sgn].
have e_48 : t_47 = r_6 by rule (sqrt_node e_3 S_49 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_50 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_44 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : t_47 != 0 := nz_is e_48 NZ_50.
pose t_52 : R := Num.sqrt t_15.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (m_1 + 2%:R * m_2 + m_3) by exact: (root_pos S_28).
have S_54 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - N_pos S_4 S_5 S_11 S_17 S_27 S_28 S_33 S_r6 S_42 S_r7 NZ_10 NZ_22 NZ_32 NZ_44 R; sgn].
have e_53 : t_52 = r_7 by rule (sqrt_node e_16 S_54 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
have NZ_55 := lt0r_neq0 S_r7.
have NZ_56 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_55 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_52 != 0 := nz_is e_53 NZ_56.
have S_58 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_17 S_27 S_28 S_33 S_r6 S_42 S_r7 NZ_10 NZ_22 NZ_32 NZ_44 NZ_55 R; sgn].
have S_59 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := (m_1 * c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_17 S_27 S_28 S_33 S_r6 S_42 S_r7 S_58 NZ_10 NZ_22 NZ_32 NZ_44 NZ_55 R; sgn].
have C_60 : 0 <= t_36 := nneg_is e_37 S_59.
have S_61 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_17 S_27 S_28 S_33 S_r6 S_42 S_r7 S_58 NZ_10 NZ_22 NZ_32 NZ_44 NZ_55 R; sgn].
have C_62 : 0 <= t_2 := nneg_is e_3 S_61.
have S_63 : 0 <= (m_1 + 2%:R * m_2 + m_3) by rule (nneg_is (c := (m_1 + 2%:R * m_2 + m_3)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_17 S_27 S_28 S_33 S_r6 S_42 S_r7 S_58 NZ_10 NZ_22 NZ_32 NZ_44 NZ_55 R; sgn].
have C_64 : 0 <= t_15 := nneg_is e_16 S_63.
have e_65 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_66 : R := dot t_34 x.
have [m_5 M_5] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_68 : whole (fun i => c * ((w i 0) * (x i 0))) = (c * m_5) by rule (num_eq (partZ c M_5) _); clear - R; first [reflexivity | ring].
have d_69 : whole (fun i => (c * ((w i 0))) * ((x i 0))) = (c * m_5) by rule (whole_eq _ d_68) => i; clear - R; first [reflexivity | ring].
have e_67 : t_66 = (c * m_5) by rule (dot_node e_35 e_65 d_69); done.
pose t_70 : R := t_66 / t_40.
have NZ_72 : (c * r_6) != 0 :> R by rule (nz_is (c := (r_6 * c)) _ _); [clear - R; ring | clear - NZ_44 NZ_32 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_71 : t_70 = ((m_5 * r_6) / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_67 e_41) _); clear - NZ_44 NZ_32 NZ_72 NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_74 : R := dot w x.
have d_76 : whole (fun i => (w i 0) * (x i 0)) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_77 : whole (fun i => ((w i 0)) * ((x i 0))) = m_5 by rule (whole_eq _ d_76) => i; clear - R; first [reflexivity | ring].
have e_75 : t_74 = m_5 by rule (dot_node e_1 e_65 d_77); done.
pose t_78 : R := t_74 / t_47.
have e_79 : t_78 = ((m_5 * r_6) / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_75 e_48) _); clear - NZ_44 NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have C_73 : t_70 = t_78 by rule (num_eq e_71 (esym (num_eq e_79 _))); clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
split; first exact: C_46.
split; first exact: C_51.
split; first exact: C_57.
split; first exact: C_60.
split; first exact: C_62.
split; first exact: C_64.
exact: C_73.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_weight_equal_1_says : Prop :=
  forall (w d x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  0 < c ->
  vnorm (w + d) != 0 /\
  vnorm w != 0 /\
  0 <= dot (w + d) (w + d) /\
  0 <= dot w w /\
  dot (w + d) x / vnorm (w + d) = dot w x / vnorm w :> R.
End Statement.
Theorem ba_table1_weight_equal_1_fails (R : rcfType) : ~ (forall N : nat, ba_table1_weight_equal_1_says R N).
Proof.
move=> claim.
pose letter_w : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (2%:R : R); (1 : R)].
pose letter_x : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_c : R := (1 : R).
have := claim 2%N letter_w letter_d letter_x letter_c.
rewrite /ba_table1_weight_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_w = vec 2 [:: (1 : R); (1 : R)] by [].
have e_2 : letter_d = vec 2 [:: (2%:R : R); (1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_w + letter_d.
have e_3 : t_3 = vec 2 [:: (3%:R : R); (2%:R : R)] by rewrite /t_3 e_1 e_2 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_x = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_5 : R := dot t_3 letter_x.
have e_5 : t_5 = (5%:R : R) by rewrite /t_5 e_3 e_4 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := dot t_3 t_3.
have e_6 : t_6 = (13%:R : R) by rewrite /t_6 e_3 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_13 S_13 E_13] : exists2 s : R, 0 < s & s ^+ 2 = 13%:R by apply: root_pos; rewrite ltr0n.
have NZ_13 := lt0r_neq0 S_13.
pose t_7 : R := Num.sqrt t_6.
have e_7 : t_7 = (1 * s_13 : R) by rewrite /t_7 e_6; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_13 NZ_13 S_13 R; first [reflexivity | field: E_13; first [done | nz] | ring: E_13]].
pose t_8 : R := t_5 / t_7.
have e_8 : t_8 = (5%:R / 13%:R * s_13 : R) by rewrite /t_8 e_5 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_13 NZ_13 S_13 R; first [reflexivity | field: E_13; first [done | nz] | ring: E_13].
pose t_9 : R := dot letter_w letter_x.
have e_9 : t_9 = (2%:R : R) by rewrite /t_9 e_1 e_4 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_13 NZ_13 S_13 R; first [reflexivity | field: E_13; first [done | nz] | ring: E_13].
pose t_10 : R := dot letter_w letter_w.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_13 NZ_13 S_13 R; first [reflexivity | field: E_13; first [done | nz] | ring: E_13].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_11 : R := Num.sqrt t_10.
have e_11 : t_11 = (1 * s_2 : R) by rewrite /t_11 e_10; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_13 NZ_13 S_13 E_2 NZ_2 S_2 R; first [reflexivity | field: E_13 E_2; first [done | nz] | ring: E_13 E_2]].
pose t_12 : R := t_9 / t_11.
have e_12 : t_12 = (1 * s_2 : R) by rewrite /t_12 e_9 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_13 NZ_13 S_13 E_2 NZ_2 S_2 R; first [reflexivity | field: E_13 E_2; first [done | nz] | ring: E_13 E_2].
have h_13 : 0 < t_10 by rewrite e_10; sgn.
have h_14 : 0 < t_6 by rewrite e_6; sgn.
have e_15 : letter_c = (1 : R) by [].
have h_16 : 0 < letter_c by rewrite e_15; sgn.
move=> /(_ erefl).
move=> /(_ h_13).
move=> /(_ h_14).
move=> /(_ h_16).
case=> _.
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 * s_2 + 5%:R / 13%:R * s_13 : R)) e_8 e_12); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_13 NZ_13 S_13 E_2 NZ_2 S_2 R; first [reflexivity | field: E_13 E_2; first [done | nz] | ring: E_13 E_2] | apply: (one_over (r := (- 13%:R * s_2 - 5%:R * s_13 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_13 NZ_13 S_13 E_2 NZ_2 S_2 R; first [reflexivity | field: E_13 E_2; first [done | nz] | ring: E_13 E_2]].
Qed.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_weight_equal_2_says : Prop :=
  forall (w d x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  0 < c ->
  vnorm w != 0 /\
  0 <= dot w w /\
  dot w (c *: x) / vnorm w = dot w x / vnorm w :> R.
End Statement.
Theorem ba_table1_weight_equal_2_fails (R : rcfType) : ~ (forall N : nat, ba_table1_weight_equal_2_says R N).
Proof.
move=> claim.
pose letter_w : 'cV[R]_1 := vec 1 [:: (1 : R)].
pose letter_d : 'cV[R]_1 := vec 1 [:: (0 : R)].
pose letter_x : 'cV[R]_1 := vec 1 [:: (2%:R : R)].
pose letter_c : R := (2%:R : R).
have := claim 1%N letter_w letter_d letter_x letter_c.
rewrite /ba_table1_weight_equal_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_w = vec 1 [:: (1 : R)] by [].
have e_2 : letter_c = (2%:R : R) by [].
have e_3 : letter_x = vec 1 [:: (2%:R : R)] by [].
pose t_4 : 'cV[R]_1 := letter_c *: letter_x.
have e_4 : t_4 = vec 1 [:: (4%:R : R)] by rewrite /t_4 e_2 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := dot letter_w t_4.
have e_5 : t_5 = (4%:R : R) by rewrite /t_5 e_1 e_4 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := dot letter_w letter_w.
have e_6 : t_6 = (1 : R) by rewrite /t_6 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := Num.sqrt t_6.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_8 : R := t_5 / t_7.
have e_8 : t_8 = (4%:R : R) by rewrite /t_8 e_5 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot letter_w letter_x.
have e_9 : t_9 = (2%:R : R) by rewrite /t_9 e_1 e_3 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_7.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_9 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_11 : 0 < t_6 by rewrite e_6; sgn.
have e_12 : letter_d = vec 1 [:: (0 : R)] by [].
pose t_13 : 'cV[R]_1 := letter_w + letter_d.
have e_13 : t_13 = vec 1 [:: (1 : R)] by rewrite /t_13 e_1 e_12 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := dot t_13 t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_15 : 0 < t_14 by rewrite e_14; sgn.
have h_16 : 0 < letter_c by rewrite e_2; sgn.
move=> /(_ erefl).
move=> /(_ h_11).
move=> /(_ h_15).
move=> /(_ h_16).
case=> _.
case=> _.
apply: (num_differ (c := (2%:R : R)) e_8 e_10); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_weight_equal_3_says : Prop :=
  forall (w d x : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < dot w w ->
  0 < dot (w + d) (w + d) ->
  0 < c ->
  vnorm w != 0 /\
  0 <= dot w w /\
  dot w (x + d) / vnorm w = dot w x / vnorm w :> R.
End Statement.
Theorem ba_table1_weight_equal_3_fails (R : rcfType) : ~ (forall N : nat, ba_table1_weight_equal_3_says R N).
Proof.
move=> claim.
pose letter_w : 'cV[R]_1 := vec 1 [:: (1 : R)].
pose letter_d : 'cV[R]_1 := vec 1 [:: (1 : R)].
pose letter_x : 'cV[R]_1 := vec 1 [:: (0 : R)].
pose letter_c : R := (1 : R).
have := claim 1%N letter_w letter_d letter_x letter_c.
rewrite /ba_table1_weight_equal_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_w = vec 1 [:: (1 : R)] by [].
have e_2 : letter_x = vec 1 [:: (0 : R)] by [].
have e_3 : letter_d = vec 1 [:: (1 : R)] by [].
pose t_4 : 'cV[R]_1 := letter_x + letter_d.
have e_4 : t_4 = vec 1 [:: (1 : R)] by rewrite /t_4 e_2 e_3 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := dot letter_w t_4.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_1 e_4 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := dot letter_w letter_w.
have e_6 : t_6 = (1 : R) by rewrite /t_6 e_1 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := Num.sqrt t_6.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_8 : R := t_5 / t_7.
have e_8 : t_8 = (1 : R) by rewrite /t_8 e_5 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := dot letter_w letter_x.
have e_9 : t_9 = (0 : R) by rewrite /t_9 e_1 e_2 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_9 / t_7.
have e_10 : t_10 = (0 : R) by rewrite /t_10 e_9 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_11 : 0 < t_6 by rewrite e_6; sgn.
pose t_12 : 'cV[R]_1 := letter_w + letter_d.
have e_12 : t_12 = vec 1 [:: (2%:R : R)] by rewrite /t_12 e_1 e_3 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := dot t_12 t_12.
have e_13 : t_13 = (4%:R : R) by rewrite /t_13 e_12 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_14 : 0 < t_13 by rewrite e_13; sgn.
have e_15 : letter_c = (1 : R) by [].
have h_16 : 0 < letter_c by rewrite e_15; sgn.
move=> /(_ erefl).
move=> /(_ h_11).
move=> /(_ h_14).
move=> /(_ h_16).
case=> _.
case=> _.
apply: (num_differ (c := (1 : R)) e_8 e_10); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* ba.table1.batch
   Batch normalization of one unit notices a shift of its weights and factors of single cases, and nothing else
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; Table 1, the row “Batch
   norm” *)
Theorem ba_table1_batch (activation d r : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  N%:R != 0 :> R /\
  std (c *: activation) != 0 /\
  std activation != 0 /\
  std (activation + c *: ones) != 0 /\
  std (activation - r) != 0 /\
  std (had d activation) != 0 /\
  0 <= variance (c *: activation) /\
  0 <= variance activation /\
  0 <= variance (activation + c *: ones) /\
  0 <= variance (activation - r) /\
  0 <= variance (had d activation) /\
  (std (c *: activation))^-1 *: centered (c *: activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N /\
  (std (activation + c *: ones))^-1 *: centered (activation + c *: ones) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1 H2 H3.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_26 : 'cV[R]_N := had d activation.
have e_27 : t_26 = (col (fun i => (activation i 0) * (d i 0))) by rule (col_eq (col_had e_25 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_28 : R := sumv t_26.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) * (d i 0))).
have e_29 : t_28 = m_3 by rule (sum_node e_27 M_3 _); clear - R; first [reflexivity | ring].
pose t_30 : R := t_28 / N%:R.
have e_31 : t_30 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_29 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := t_30 *: (ones : 'cV[R]_N).
have e_33 : t_32 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_31 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_34 : 'cV[R]_N := t_26 - t_32.
have e_35 : t_34 = (col (fun i => (activation i 0) * (d i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_27 e_33) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_36 : R := dot t_34 t_34.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2 * (d i 0) ^+ 2)).
have S_38 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_39 : whole (fun i => (activation i 0) ^+ 2 * (d i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0) * (d i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_40 : whole (fun i => ((activation i 0) * (d i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) * (d i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_39) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_37 : t_36 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_35 e_35 d_40); done.
pose t_41 : R := t_36 / N%:R.
have e_42 : t_41 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_43 := pos_of H1 e_42.
have NZ_44 := lt0r_neq0 H_43.
have NZ_45 : (- n * m_4 + m_3 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_4 + m_3 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_44 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_46 : 0 < (n * m_4 - m_3 ^+ 2) by rule (pos_quotient H_43 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 S_24 S_38 NZ_8 NZ_23 NZ_45 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_47 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := activation - r.
have e_49 : t_48 = (col (fun i => (activation i 0) + (- 1) * ((r i 0)))) by rule (col_eq (col_sub e_1 e_47) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_50 : R := sumv t_48.
have [m_5 M_5] := some_number (part xpredT (fun i => (r i 0))).
have e_51 : t_50 = (m_1 - m_5) by rule (sum_node e_49 (partD M_1 (partZ (- 1) M_5)) _); clear - R; first [reflexivity | ring].
pose t_52 : R := t_50 / N%:R.
have e_53 : t_52 = ((m_1 - m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : 'cV[R]_N := t_52 *: (ones : 'cV[R]_N).
have e_55 : t_54 = (col (fun i => ((m_1 - m_5) / (n)) * (1))) by rule (col_eq (col_scale e_53 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : 'cV[R]_N := t_48 - t_54.
have e_57 : t_56 = (col (fun i => (activation i 0) + (- 1) * ((r i 0)) + ((- m_1 + m_5) / (n)) * (1))) by rule (col_eq (col_sub e_49 e_55) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := dot t_56 t_56.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (r i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_60 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_61 : whole (fun i => (activation i 0) ^+ 2 + (- 2%:R) * ((activation i 0) * (r i 0)) + ((- 2%:R * m_1 + 2%:R * m_5) / (n)) * ((activation i 0)) + (r i 0) ^+ 2 + ((2%:R * m_1 - 2%:R * m_5) / (n)) * ((r i 0)) + ((m_1 ^+ 2 - 2%:R * m_1 * m_5 + m_5 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD M_2 (partZ (- 2%:R) M_6)) (partZ ((- 2%:R * m_1 + 2%:R * m_5) / (n)) M_1)) M_7) (partZ ((2%:R * m_1 - 2%:R * m_5) / (n)) M_5)) (partZ ((m_1 ^+ 2 - 2%:R * m_1 * m_5 + m_5 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => ((activation i 0) + (- 1) * ((r i 0)) + ((- m_1 + m_5) / (n)) * (1)) * ((activation i 0) + (- 1) * ((r i 0)) + ((- m_1 + m_5) / (n)) * (1))) = ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n)) by rule (whole_eq _ d_61) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_59 : t_58 = ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n)) by rule (dot_node e_57 e_57 d_62); done.
pose t_63 : R := t_58 / N%:R.
have e_64 : t_63 = ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_59 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_65 := pos_of H2 e_64.
have NZ_66 := lt0r_neq0 H_65.
have NZ_67 : (- n * m_2 + 2%:R * n * m_6 - n * m_7 + m_1 ^+ 2 - 2%:R * m_1 * m_5 + m_5 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + 2%:R * n * m_6 - n * m_7 + m_1 ^+ 2 - 2%:R * m_1 * m_5 + m_5 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_66 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_68 : 0 < (n * m_2 + m_6 ^+ 2 + m_7 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_69 : 0 < (m_2 ^+ 2 + 2%:R * m_6 ^+ 2 + 2%:R * m_7 + 3%:R) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have g_70 : part xpredT (fun i => ((r i 0)) * ((r i 0))) = m_7 by rule (part_eq _ M_7) => i; clear - R; first [reflexivity | ring].
have g_71 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_72 : part xpredT (fun i => ((r i 0)) * ((activation i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have G_73 := gram g_70 g_71 g_72.
have S_74 : 0 <= (m_2 * m_7 - m_6 ^+ 2) by rule (nneg_is _ G_73); clear - R; ring.
have S_75 : 0 < (n * m_6 ^+ 2 + m_2 + m_7 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_76 : 0 < (m_7 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_77 : 0 < (m_2 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_78 : 0 < (m_2 + m_6 ^+ 2 + m_7 + 1) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_79 : 0 < (2%:R * m_2 + 2%:R * m_6 ^+ 2 + m_7 ^+ 2 + 3%:R) by clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn.
have S_80 : 0 < (n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) by rule (pos_quotient H_65 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 NZ_8 NZ_23 NZ_45 NZ_67 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_81 : c = c by [].
have H_82 := pos_of H3 e_81.
have NZ_83 := lt0r_neq0 H_82.
have NZ_84 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_83 _); clear - R; first [reflexivity | ring].
have S_85 : 0 < c by rule (pos_quotient H_82 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_86 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_87 : N%:R != 0 := nz_is e_5 NZ_86.
pose t_88 : 'cV[R]_N := c *: activation.
have e_89 : t_88 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_81 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_90 : R := sumv t_88.
have e_91 : t_90 = (m_1 * c) by rule (sum_node e_89 (partZ c M_1) _); clear - R; first [reflexivity | ring].
pose t_92 : R := t_90 / N%:R.
have e_93 : t_92 = ((m_1 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_91 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_94 : 'cV[R]_N := t_92 *: (ones : 'cV[R]_N).
have e_95 : t_94 = (col (fun i => ((m_1 * c) / (n)) * (1))) by rule (col_eq (col_scale e_93 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_96 : 'cV[R]_N := t_88 - t_94.
have e_97 : t_96 = (col (fun i => c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) by rule (col_eq (col_sub e_89 e_95) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_98 : R := dot t_96 t_96.
have d_100 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_2) (partZ ((- 2%:R * m_1 * c ^+ 2) / (n)) M_1)) (partZ ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_101 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_100) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_99 : t_98 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_97 e_97 d_101); done.
pose t_102 : R := t_98 / N%:R.
have e_103 : t_102 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_99 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_104 : R := Num.sqrt t_102.
have [r_9 S_r9 E_r9] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_106 : 0 <= (c * r_9) by rule (nneg_is (c := r_9 * c) _ _); [clear - E_r9 R; first [reflexivity | ring: E_r9] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 R; sgn].
have S_107 : 0 <= ((c * r_9) / (n)) by rule (nneg_is (c := (c * r_9) * n^-1) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 R; sgn].
have e_105 : t_104 = ((c * r_9) / (n)) by rule (sqrt_node e_103 S_107 _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_108 := lt0r_neq0 S_r9.
have NZ_109 : ((c * r_9) / (n)) != 0 by rule (nz_is (c := (r_9 * c * n^-1)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_108 NZ_84 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_110 : t_104 != 0 := nz_is e_105 NZ_109.
pose t_111 : R := Num.sqrt t_19.
have S_113 : 0 <= (r_9 / (n)) by rule (nneg_is (c := r_9 * n^-1) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 R; sgn].
have e_112 : t_111 = (r_9 / (n)) by rule (sqrt_node e_20 S_113 _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_114 : (r_9 / (n)) != 0 by rule (nz_is (c := (r_9 * n^-1)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_108 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_115 : t_111 != 0 := nz_is e_112 NZ_114.
pose t_116 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_117 : t_116 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_81 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_118 : 'cV[R]_N := activation + t_116.
have e_119 : t_118 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_1 e_117) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_120 : R := sumv t_118.
have e_121 : t_120 = (n * c + m_1) by rule (sum_node e_119 (partD M_1 (partZ c (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_122 : R := t_120 / N%:R.
have e_123 : t_122 = ((n * c + m_1) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_121 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : 'cV[R]_N := t_122 *: (ones : 'cV[R]_N).
have e_125 : t_124 = (col (fun i => ((n * c + m_1) / (n)) * (1))) by rule (col_eq (col_scale e_123 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : 'cV[R]_N := t_118 - t_124.
have e_127 : t_126 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_119 e_125) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_128 : R := dot t_126 t_126.
have e_129 : t_128 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_127 e_127 d_18); done.
pose t_130 : R := t_128 / N%:R.
have e_131 : t_130 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_129 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_132 : R := Num.sqrt t_130.
have S_134 : 0 <= (r_9 / (n)) by rule (nneg_is (c := r_9 * n^-1) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 R; sgn].
have e_133 : t_132 = (r_9 / (n)) by rule (sqrt_node e_131 S_134 _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_135 : (r_9 / (n)) != 0 by rule (nz_is (c := (r_9 * n^-1)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_108 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_136 : t_132 != 0 := nz_is e_133 NZ_135.
pose t_137 : R := Num.sqrt t_63.
have [r_10 S_r10 E_r10] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) by exact: (root_pos S_80).
have S_139 : 0 <= (r_10 / (n)) by rule (nneg_is (c := r_10 * n^-1) _ _); [clear - NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 R; sgn].
have e_138 : t_137 = (r_10 / (n)) by rule (sqrt_node e_64 S_139 _); clear - NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10].
have NZ_140 := lt0r_neq0 S_r10.
have NZ_141 : (r_10 / (n)) != 0 by rule (nz_is (c := (r_10 * n^-1)) _ _); [clear - NZ_8 E_r10 R; first [reflexivity | field: E_r10; nz | ring: E_r10] | clear - NZ_140 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_142 : t_137 != 0 := nz_is e_138 NZ_141.
pose t_143 : R := Num.sqrt t_41.
have [r_11 S_r11 E_r11] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_4 - m_3 ^+ 2) by exact: (root_pos S_46).
have S_145 : 0 <= (r_11 / (n)) by rule (nneg_is (c := r_11 * n^-1) _ _); [clear - NZ_8 E_r11 R; first [reflexivity | field: E_r11; nz | ring: E_r11] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 R; sgn].
have e_144 : t_143 = (r_11 / (n)) by rule (sqrt_node e_42 S_145 _); clear - NZ_8 E_r11 R; first [reflexivity | field: E_r11; nz | ring: E_r11].
have NZ_146 := lt0r_neq0 S_r11.
have NZ_147 : (r_11 / (n)) != 0 by rule (nz_is (c := (r_11 * n^-1)) _ _); [clear - NZ_8 E_r11 R; first [reflexivity | field: E_r11; nz | ring: E_r11] | clear - NZ_146 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_148 : t_143 != 0 := nz_is e_144 NZ_147.
have S_149 : 0 <= (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have S_150 : 0 <= ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_151 : 0 <= t_102 := nneg_is e_103 S_150.
have S_152 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_153 : 0 <= t_19 := nneg_is e_20 S_152.
have S_154 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_155 : 0 <= t_130 := nneg_is e_131 S_154.
have S_156 : 0 <= ((n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - 2%:R * n * m_6 + n * m_7 - m_1 ^+ 2 + 2%:R * m_1 * m_5 - m_5 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_157 : 0 <= t_63 := nneg_is e_64 S_156.
have S_158 : 0 <= ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_38 S_46 S_60 S_68 S_69 S_74 S_75 S_76 S_77 S_78 S_79 S_80 S_85 S_r9 S_106 S_r10 S_r11 S_149 NZ_8 NZ_23 NZ_45 NZ_67 NZ_84 NZ_108 NZ_140 NZ_146 R; sgn].
have C_159 : 0 <= t_41 := nneg_is e_42 S_158.
pose t_160 : R := t_104^-1.
have NZ_162 : (c * r_9) != 0 :> R by rule (nz_is (c := (r_9 * c)) _ _); [clear - R; ring | clear - NZ_108 NZ_84 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_161 : t_160 = ((- n * r_9) / (c * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_105) _); clear - NZ_108 NZ_84 NZ_162 NZ_8 NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_163 : 'cV[R]_N := t_160 *: t_96.
have e_164 : t_163 = (col (fun i => ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_9) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_161 e_97) _) => i; reduce; clear - NZ_84 NZ_23 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_166 : R := t_111^-1.
have e_167 : t_166 = ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_112) _); clear - NZ_108 NZ_8 NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_168 : 'cV[R]_N := t_166 *: t_12.
have e_169 : t_168 = (col (fun i => ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_9) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_167 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have C_165 : t_163 = t_168 by rule (col_same e_164 e_169 _) => i; clear - NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_170 : R := t_132^-1.
have e_171 : t_170 = ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_133) _); clear - NZ_108 NZ_8 NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_172 : 'cV[R]_N := t_170 *: t_126.
have e_173 : t_172 = (col (fun i => ((- n * r_9) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_9) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_171 e_127) _) => i; reduce; clear - NZ_23 NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have C_174 : t_172 = t_168 by rule (col_same e_173 e_169 _) => i; clear - NZ_23 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
split; first exact: C_87.
split; first exact: C_110.
split; first exact: C_115.
split; first exact: C_136.
split; first exact: C_142.
split; first exact: C_148.
split; first exact: C_151.
split; first exact: C_153.
split; first exact: C_155.
split; first exact: C_157.
split; first exact: C_159.
split; first exact: C_165.
exact: C_174.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_batch_equal_1_says : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  N%:R != 0 :> R /\
  std (activation - r) != 0 /\
  std activation != 0 /\
  0 <= variance (activation - r) /\
  0 <= variance activation /\
  (std (activation - r))^-1 *: centered (activation - r) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
End Statement.
Theorem ba_table1_batch_equal_1_fails (R : rcfType) : ~ (forall N : nat, ba_table1_batch_equal_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (7%:R / 3%:R : R); (2%:R : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (3%:R : R); (0 : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (2%:R : R); (- 1 : R)].
pose letter_c : R := (3%:R : R).
have := claim 2%N letter_activation letter_d letter_r letter_c.
rewrite /ba_table1_batch_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (7%:R / 3%:R : R); (2%:R : R)] by [].
have e_2 : letter_r = vec 2 [:: (2%:R : R); (- 1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_activation - letter_r.
have e_3 : t_3 = vec 2 [:: (1 / 3%:R : R); (3%:R : R)] by rewrite /t_3 e_1 e_2 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (10%:R / 3%:R : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (5%:R / 3%:R : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (5%:R / 3%:R : R); (5%:R / 3%:R : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 4%:R / 3%:R : R); (4%:R / 3%:R : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (32%:R / 9%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (16%:R / 9%:R : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (4%:R / 3%:R : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (3%:R / 4%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_9.
have e_14 : t_14 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := sumv letter_activation.
have e_15 : t_15 = (13%:R / 3%:R : R) by rewrite /t_15 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_5.
have e_16 : t_16 = (13%:R / 6%:R : R) by rewrite /t_16 e_15 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := t_16 *: t_7.
have e_17 : t_17 = vec 2 [:: (13%:R / 6%:R : R); (13%:R / 6%:R : R)] by rewrite /t_17 e_16 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := letter_activation - t_17.
have e_18 : t_18 = vec 2 [:: (1 / 6%:R : R); (- 1 / 6%:R : R)] by rewrite /t_18 e_1 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (1 / 18%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_19 / t_5.
have e_20 : t_20 = (1 / 36%:R : R) by rewrite /t_20 e_19 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := Num.sqrt t_20.
have e_21 : t_21 = (1 / 6%:R : R) by rewrite /t_21 e_20; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_22 : R := t_21^-1.
have e_22 : t_22 = (6%:R : R) by rewrite /t_22 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_22 *: t_18.
have e_23 : t_23 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_23 e_22 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : 0 < t_20 by rewrite e_20; sgn.
have e_25 : letter_d = vec 2 [:: (3%:R : R); (0 : R)] by [].
pose t_26 : 'cV[R]_2 := had letter_d letter_activation.
have e_26 : t_26 = vec 2 [:: (7%:R : R); (0 : R)] by rewrite /t_26 e_25 e_1 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := sumv t_26.
have e_27 : t_27 = (7%:R : R) by rewrite /t_27 e_26 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_27 / t_5.
have e_28 : t_28 = (7%:R / 2%:R : R) by rewrite /t_28 e_27 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : 'cV[R]_2 := t_28 *: t_7.
have e_29 : t_29 = vec 2 [:: (7%:R / 2%:R : R); (7%:R / 2%:R : R)] by rewrite /t_29 e_28 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'cV[R]_2 := t_26 - t_29.
have e_30 : t_30 = vec 2 [:: (7%:R / 2%:R : R); (- 7%:R / 2%:R : R)] by rewrite /t_30 e_26 e_29 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := dot t_30 t_30.
have e_31 : t_31 = (49%:R / 2%:R : R) by rewrite /t_31 e_30 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_31 / t_5.
have e_32 : t_32 = (49%:R / 4%:R : R) by rewrite /t_32 e_31 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_33 : 0 < t_32 by rewrite e_32; sgn.
have h_34 : 0 < t_11 by rewrite e_11; sgn.
have e_35 : letter_c = (3%:R : R) by [].
have h_36 : 0 < letter_c by rewrite e_35; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
move=> /(_ h_33).
move=> /(_ h_34).
move=> /(_ h_36).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_14 e_23); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_table1_batch_equal_2_says : Prop :=
  forall (activation d r : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  0 < variance (had d activation) ->
  0 < variance (activation - r) ->
  0 < c ->
  N%:R != 0 :> R /\
  std (had d activation) != 0 /\
  std activation != 0 /\
  0 <= variance (had d activation) /\
  0 <= variance activation /\
  (std (had d activation))^-1 *: centered (had d activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
End Statement.
Theorem ba_table1_batch_equal_2_fails (R : rcfType) : ~ (forall N : nat, ba_table1_batch_equal_2_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (- 1 : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (- 1 : R); (0 : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (0 : R); (2%:R : R)].
pose letter_c : R := (1 : R).
have := claim 2%N letter_activation letter_d letter_r letter_c.
rewrite /ba_table1_batch_equal_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_d = vec 2 [:: (- 1 : R); (0 : R)] by [].
have e_2 : letter_activation = vec 2 [:: (1 : R); (- 1 : R)] by [].
pose t_3 : 'cV[R]_2 := had letter_d letter_activation.
have e_3 : t_3 = vec 2 [:: (- 1 : R); (0 : R)] by rewrite /t_3 e_1 e_2 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (- 1 : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (- 1 / 2%:R : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (1 / 2%:R : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (1 / 4%:R : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 / 2%:R : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : R := t_12^-1.
have e_13 : t_13 = (2%:R : R) by rewrite /t_13 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_13 *: t_9.
have e_14 : t_14 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_14 e_13 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := sumv letter_activation.
have e_15 : t_15 = (0 : R) by rewrite /t_15 e_2 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_5.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_15 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := t_16 *: t_7.
have e_17 : t_17 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_17 e_16 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := letter_activation - t_17.
have e_18 : t_18 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_18 e_2 e_17 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := dot t_18 t_18.
have e_19 : t_19 = (2%:R : R) by rewrite /t_19 e_18 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_19 / t_5.
have e_20 : t_20 = (1 : R) by rewrite /t_20 e_19 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := Num.sqrt t_20.
have e_21 : t_21 = (1 : R) by rewrite /t_21 e_20; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_22 : R := t_21^-1.
have e_22 : t_22 = (1 : R) by rewrite /t_22 e_21 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : 'cV[R]_2 := t_22 *: t_18.
have e_23 : t_23 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_23 e_22 e_18 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_24 : 0 < t_20 by rewrite e_20; sgn.
have h_25 : 0 < t_11 by rewrite e_11; sgn.
have e_26 : letter_r = vec 2 [:: (0 : R); (2%:R : R)] by [].
pose t_27 : 'cV[R]_2 := letter_activation - letter_r.
have e_27 : t_27 = vec 2 [:: (1 : R); (- 3%:R : R)] by rewrite /t_27 e_2 e_26 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := sumv t_27.
have e_28 : t_28 = (- 2%:R : R) by rewrite /t_28 e_27 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_28 / t_5.
have e_29 : t_29 = (- 1 : R) by rewrite /t_29 e_28 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : 'cV[R]_2 := t_29 *: t_7.
have e_30 : t_30 = vec 2 [:: (- 1 : R); (- 1 : R)] by rewrite /t_30 e_29 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : 'cV[R]_2 := t_27 - t_30.
have e_31 : t_31 = vec 2 [:: (2%:R : R); (- 2%:R : R)] by rewrite /t_31 e_27 e_30 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := dot t_31 t_31.
have e_32 : t_32 = (8%:R : R) by rewrite /t_32 e_31 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : R := t_32 / t_5.
have e_33 : t_33 = (4%:R : R) by rewrite /t_33 e_32 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_34 : 0 < t_33 by rewrite e_33; sgn.
have e_35 : letter_c = (1 : R) by [].
have h_36 : 0 < letter_c by rewrite e_35; sgn.
move=> /(_ erefl).
move=> /(_ h_24).
move=> /(_ h_25).
move=> /(_ h_34).
move=> /(_ h_36).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_14 e_23); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* ba.all-rescaling
   All the normalization methods are invariant to rescaling the dataset: weight normalization
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, on rescaling the
   dataset
   not here: it is refuted; lnverify.weight-norm.rescaling is true instead *)

(* lnverify.weight-norm.rescaling
   Weight normalization multiplies its output by the factor of the data, of either sign
   this project; with a proof; compare Ba, Kiros and Hinton, Table 1 *)
Theorem lnverify_weight_norm_rescaling (w x : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot w w ->
  vnorm w != 0 /\
  0 <= dot w w /\
  dot w (c *: x) / vnorm w = c * (dot w x / vnorm w) :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot w w.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (w i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((w i 0)) * ((w i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
pose t_12 : R := Num.sqrt t_2.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_14 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_r4 NZ_10 R; sgn].
have e_13 : t_12 = r_4 by rule (sqrt_node e_3 S_14 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_15 := lt0r_neq0 S_r4.
have NZ_16 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_17 : t_12 != 0 := nz_is e_13 NZ_16.
have S_18 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r4 NZ_10 NZ_15 R; sgn].
have C_19 : 0 <= t_2 := nneg_is e_3 S_18.
have e_20 : c = c by [].
have e_21 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := c *: x.
have e_23 : t_22 = (col (fun i => c * ((x i 0)))) by rule (col_eq (col_scale e_20 e_21) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : R := dot w t_22.
have [m_3 M_3] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_26 : whole (fun i => c * ((w i 0) * (x i 0))) = (c * m_3) by rule (num_eq (partZ c M_3) _); clear - R; first [reflexivity | ring].
have d_27 : whole (fun i => ((w i 0)) * (c * ((x i 0)))) = (c * m_3) by rule (whole_eq _ d_26) => i; clear - R; first [reflexivity | ring].
have e_25 : t_24 = (c * m_3) by rule (dot_node e_1 e_23 d_27); done.
pose t_28 : R := t_24 / t_12.
have e_29 : t_28 = ((c * m_3 * r_4) / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_13) _); clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_31 : R := dot w x.
have d_33 : whole (fun i => (w i 0) * (x i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_34 : whole (fun i => ((w i 0)) * ((x i 0))) = m_3 by rule (whole_eq _ d_33) => i; clear - R; first [reflexivity | ring].
have e_32 : t_31 = m_3 by rule (dot_node e_1 e_21 d_34); done.
pose t_35 : R := t_31 / t_12.
have e_36 : t_35 = ((m_3 * r_4) / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_32 e_13) _); clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_37 : R := c * t_35.
have e_38 : t_37 = ((c * m_3 * r_4) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_20 e_36) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_30 : t_28 = t_37 by rule (num_eq e_29 (esym (num_eq e_38 _))); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_17.
split; first exact: C_19.
exact: C_30.
Qed.

(* lnverify.weight-norm.sign
   Weight normalization notices the sign of a factor c of the weights, and nothing else of it: |c| y(cw) = c y(w)
   this project; with a proof; compare Ba, Kiros and Hinton, Table 1 *)
Theorem lnverify_weight_norm_sign (w x : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot w w ->
  0 < c ^+ 2 ->
  vnorm (c *: w) != 0 /\
  vnorm w != 0 /\
  0 <= c ^+ 2 /\
  0 <= dot (c *: w) (c *: w) /\
  0 <= dot w w /\
  Num.sqrt (c ^+ 2) * (dot (c *: w) x / vnorm (c *: w)) = c * (dot w x / vnorm w) :> R.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot w w.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (w i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((w i 0)) * ((w i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
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
pose t_18 : 'cV[R]_N := c *: w.
have e_19 : t_18 = (col (fun i => c * ((w i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_20 : R := dot t_18 t_18.
have d_22 : whole (fun i => (c ^+ 2) * ((w i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_23 : whole (fun i => (c * ((w i 0))) * (c * ((w i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_22) => i; clear - R; first [reflexivity | ring].
have e_21 : t_20 = (m_1 * c ^+ 2) by rule (dot_node e_19 e_19 d_23); done.
pose t_24 : R := Num.sqrt t_20.
have S_26 : 0 < (c ^+ 2) by rule (pos_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 NZ_10 NZ_17 R; sgn].
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (c ^+ 2) by exact: (root_pos S_26).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_27 : 0 <= (r_3 * r_5) by rule (nneg_is (c := r_5 * r_3) _ _); [clear - E_r3 E_r5 R; first [reflexivity | ring: E_r3 E_r5] | clear - N_pos S_4 S_5 S_11 S_26 S_r3 S_r5 NZ_10 NZ_17 R; sgn].
have S_28 : 0 <= (r_3 * r_5) by rule (nneg_is (c := (r_3 * r_5)) _ _); [clear - E_r3 E_r5 R; first [reflexivity | ring: E_r3 E_r5] | clear - N_pos S_4 S_5 S_11 S_26 S_r3 S_r5 S_27 NZ_10 NZ_17 R; sgn].
have e_25 : t_24 = (r_3 * r_5) by rule (sqrt_node e_21 S_28 _); clear - E_r3 E_r5 R; first [reflexivity | ring: E_r3 E_r5].
have NZ_29 := lt0r_neq0 S_r5.
have NZ_30 := lt0r_neq0 S_r3.
have NZ_31 : (r_3 * r_5) != 0 by rule (nz_is (c := (r_5 * r_3)) _ _); [clear - E_r3 E_r5 R; first [reflexivity | ring: E_r3 E_r5] | clear - NZ_29 NZ_30 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_32 : t_24 != 0 := nz_is e_25 NZ_31.
pose t_33 : R := Num.sqrt t_2.
have S_35 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_5 S_11 S_26 S_r3 S_r5 S_27 NZ_10 NZ_17 NZ_29 NZ_30 R; sgn].
have e_34 : t_33 = r_5 by rule (sqrt_node e_3 S_35 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_36 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_29 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_37 : t_33 != 0 := nz_is e_34 NZ_36.
have S_38 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_26 S_r3 S_r5 S_27 NZ_10 NZ_17 NZ_29 NZ_30 R; sgn].
have C_39 : 0 <= t_13 := nneg_is e_14 S_38.
have S_40 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_26 S_r3 S_r5 S_27 NZ_10 NZ_17 NZ_29 NZ_30 R; sgn].
have S_41 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := (m_1 * c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_26 S_r3 S_r5 S_27 S_40 NZ_10 NZ_17 NZ_29 NZ_30 R; sgn].
have C_42 : 0 <= t_20 := nneg_is e_21 S_41.
have S_43 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_26 S_r3 S_r5 S_27 S_40 NZ_10 NZ_17 NZ_29 NZ_30 R; sgn].
have C_44 : 0 <= t_2 := nneg_is e_3 S_43.
pose t_45 : R := Num.sqrt t_13.
have S_47 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - N_pos S_4 S_5 S_11 S_26 S_r3 S_r5 S_27 S_40 NZ_10 NZ_17 NZ_29 NZ_30 R; sgn].
have e_46 : t_45 = r_3 by rule (sqrt_node e_14 S_47 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have e_48 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_49 : R := dot t_18 x.
have [m_4 M_4] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_51 : whole (fun i => c * ((w i 0) * (x i 0))) = (c * m_4) by rule (num_eq (partZ c M_4) _); clear - R; first [reflexivity | ring].
have d_52 : whole (fun i => (c * ((w i 0))) * ((x i 0))) = (c * m_4) by rule (whole_eq _ d_51) => i; clear - R; first [reflexivity | ring].
have e_50 : t_49 = (c * m_4) by rule (dot_node e_19 e_48 d_52); done.
pose t_53 : R := t_49 / t_24.
have NZ_55 : (r_3 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_3)) _ _); [clear - R; ring | clear - NZ_29 NZ_30 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_54 : t_53 = ((r_3 * m_4 * r_5) / (c * m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_25) _); clear - NZ_29 NZ_30 NZ_55 NZ_17 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
pose t_56 : R := t_45 * t_53.
have e_57 : t_56 = ((c * m_4 * r_5) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_46 e_54) _); clear - NZ_17 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
pose t_59 : R := dot w x.
have d_61 : whole (fun i => (w i 0) * (x i 0)) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_62 : whole (fun i => ((w i 0)) * ((x i 0))) = m_4 by rule (whole_eq _ d_61) => i; clear - R; first [reflexivity | ring].
have e_60 : t_59 = m_4 by rule (dot_node e_1 e_48 d_62); done.
pose t_63 : R := t_59 / t_33.
have e_64 : t_63 = ((m_4 * r_5) / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_34) _); clear - NZ_29 NZ_10 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_65 : R := c * t_63.
have e_66 : t_65 = ((c * m_4 * r_5) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_64) _); clear - NZ_10 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_58 : t_56 = t_65 by rule (num_eq e_57 (esym (num_eq e_66 _))); clear - NZ_10 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_32.
split; first exact: C_37.
split; first exact: C_39.
split; first exact: C_42.
split; first exact: C_44.
exact: C_58.
Qed.

(* ba.feature-shifting
   Layer normalization is invariant to a shift of the features of a training case
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §7, Conclusion
   not here: a free matrix or a second dimension *)

(* ba.input-only
   If only the input before the weights is normalized, the model notices factors and shifts of the weights
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, on normalization
   before the weights *)
Theorem ba_input_only (activation w d : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  std activation != 0 /\
  0 <= variance activation /\
  dot (c *: w) ((std activation)^-1 *: centered activation) = c * dot w ((std activation)^-1 *: centered activation) :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_25 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : N%:R != 0 := nz_is e_5 NZ_25.
pose t_27 : R := Num.sqrt t_19.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_29 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 R; sgn].
have e_28 : t_27 = (r_4 / (n)) by rule (sqrt_node e_20 S_29 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_30 := lt0r_neq0 S_r4.
have NZ_31 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_30 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_32 : t_27 != 0 := nz_is e_28 NZ_31.
have S_33 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_30 R; sgn].
have C_34 : 0 <= t_19 := nneg_is e_20 S_33.
have e_35 : c = c by [].
have e_36 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := c *: w.
have e_38 : t_37 = (col (fun i => c * ((w i 0)))) by rule (col_eq (col_scale e_35 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := t_27^-1.
have e_40 : t_39 = ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_28) _); clear - NZ_30 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_41 : 'cV[R]_N := t_39 *: t_12.
have e_42 : t_41 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_40 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_43 : R := dot t_37 t_41.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (w i 0))).
have d_45 : whole (fun i => ((- n * c * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (w i 0)) + ((m_1 * c * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0))) = ((- n * c * r_4 * m_5 + m_1 * c * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((- n * c * r_4) / ((- n * m_2 + m_1 ^+ 2))) M_5) (partZ ((m_1 * c * r_4) / ((- n * m_2 + m_1 ^+ 2))) M_6)) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_46 : whole (fun i => (c * ((w i 0))) * (((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((- n * c * r_4 * m_5 + m_1 * c * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_45) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_44 : t_43 = ((- n * c * r_4 * m_5 + m_1 * c * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_38 e_42 d_46); done.
pose t_48 : R := dot w t_41.
have d_50 : whole (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (w i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0))) = ((- n * r_4 * m_5 + m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) M_5) (partZ ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) M_6)) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_51 : whole (fun i => ((w i 0)) * (((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((- n * r_4 * m_5 + m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_50) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_49 : t_48 = ((- n * r_4 * m_5 + m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_36 e_42 d_51); done.
pose t_52 : R := c * t_48.
have e_53 : t_52 = ((- n * c * r_4 * m_5 + m_1 * c * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_35 e_49) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_47 : t_43 = t_52 by rule (num_eq e_44 (esym (num_eq e_53 _))); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_26.
split; first exact: C_32.
split; first exact: C_34.
exact: C_47.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_input_only_equal_1_says : Prop :=
  forall (activation w d : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  std activation != 0 /\
  0 <= variance activation /\
  dot (c *: w) ((std activation)^-1 *: centered activation) = dot w ((std activation)^-1 *: centered activation) :> R.
End Statement.
Theorem ba_input_only_equal_1_fails (R : rcfType) : ~ (forall N : nat, ba_input_only_equal_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_w : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_c : R := (0 : R).
have := claim 2%N letter_activation letter_w letter_d letter_c.
rewrite /ba_input_only_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_c = (0 : R) by [].
have e_2 : letter_w = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_c *: letter_w.
have e_3 : t_3 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_3 e_1 e_2 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_5 : R := sumv letter_activation.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_4 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := 2%:R.
have e_6 : t_6 = (2%:R : R) by rewrite /t_6; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_5 / t_6.
have e_7 : t_7 = (1 / 2%:R : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := ones.
have e_8 : t_8 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_8 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_7 *: t_8.
have e_9 : t_9 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_9 e_7 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := letter_activation - t_9.
have e_10 : t_10 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_10 e_4 e_9 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := dot t_10 t_10.
have e_11 : t_11 = (1 / 2%:R : R) by rewrite /t_11 e_10 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 / t_6.
have e_12 : t_12 = (1 / 4%:R : R) by rewrite /t_12 e_11 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 / 2%:R : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *: t_10.
have e_15 : t_15 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_15 e_14 e_10 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := dot t_3 t_15.
have e_16 : t_16 = (0 : R) by rewrite /t_16 e_3 e_15 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := dot letter_w t_15.
have e_17 : t_17 = (1 : R) by rewrite /t_17 e_2 e_15 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_18 : 0 < t_12 by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_18).
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 : R)) e_16 e_17); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition ba_input_only_equal_2_says : Prop :=
  forall (activation w d : 'cV[R]_N) (c : R),
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  std activation != 0 /\
  0 <= variance activation /\
  dot (w + d) ((std activation)^-1 *: centered activation) = dot w ((std activation)^-1 *: centered activation) :> R.
End Statement.
Theorem ba_input_only_equal_2_fails (R : rcfType) : ~ (forall N : nat, ba_input_only_equal_2_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_w : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_c : R := (0 : R).
have := claim 2%N letter_activation letter_w letter_d letter_c.
rewrite /ba_input_only_equal_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_w = vec 2 [:: (1 : R); (1 : R)] by [].
have e_2 : letter_d = vec 2 [:: (0 : R); (1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_w + letter_d.
have e_3 : t_3 = vec 2 [:: (1 : R); (2%:R : R)] by rewrite /t_3 e_1 e_2 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_5 : R := sumv letter_activation.
have e_5 : t_5 = (1 : R) by rewrite /t_5 e_4 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := 2%:R.
have e_6 : t_6 = (2%:R : R) by rewrite /t_6; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_5 / t_6.
have e_7 : t_7 = (1 / 2%:R : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := ones.
have e_8 : t_8 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_8 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_7 *: t_8.
have e_9 : t_9 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_9 e_7 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := letter_activation - t_9.
have e_10 : t_10 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_10 e_4 e_9 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := dot t_10 t_10.
have e_11 : t_11 = (1 / 2%:R : R) by rewrite /t_11 e_10 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 / t_6.
have e_12 : t_12 = (1 / 4%:R : R) by rewrite /t_12 e_11 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := Num.sqrt t_12.
have e_13 : t_13 = (1 / 2%:R : R) by rewrite /t_13 e_12; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_14 : R := t_13^-1.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := t_14 *: t_10.
have e_15 : t_15 = vec 2 [:: (1 : R); (- 1 : R)] by rewrite /t_15 e_14 e_10 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := dot t_3 t_15.
have e_16 : t_16 = (- 1 : R) by rewrite /t_16 e_3 e_15 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := dot letter_w t_15.
have e_17 : t_17 = (0 : R) by rewrite /t_17 e_1 e_15 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_18 : 0 < t_12 by rewrite e_12; sgn.
move=> /(_ erefl).
move=> /(_ h_18).
case=> _.
case=> _.
case=> _.
apply: (num_differ (c := (- 1 : R)) e_16 e_17); [rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* ba.curvature
   Where the norm of a weight vector doubles, the curvature along it changes by a factor of 1/2
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.2.2, “Implicit
   learning rate reduction through the growth of the weight vector”
   not here: it is refuted; lnverify.weight-norm.curvature is true instead *)

(* lnverify.weight-norm.curvature
   Where a weight vector grows by c, the curvature of weight normalization falls by 1/c²; along it, it is 0
   this project; with a proof; compare Ba, Kiros and Hinton, §5.2.2 *)
Theorem lnverify_weight_norm_curvature (w x : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot w w ->
  0 < c ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => dot w x / vnorm w) w G1 /\
  vnorm w != 0 /\
  vnorm w ^+ 3 != 0 /\
  vnorm (c *: w) != 0 /\
  vnorm (c *: w) ^+ 3 != 0 /\
  c ^+ 2 != 0 /\
  0 <= dot w w /\
  0 <= dot (c *: w) (c *: w) /\
  outer G1 G1 = outer ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) :> 'M[R]_N /\
  outer ((vnorm (c *: w))^-1 *: x - (dot (c *: w) x / vnorm (c *: w) ^+ 3) *: (c *: w)) ((vnorm (c *: w))^-1 *: x - (dot (c *: w) x / vnorm (c *: w) ^+ 3) *: (c *: w)) = (c ^+ 2)^-1 *: outer ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) :> 'M[R]_N /\
  outer ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) ((vnorm w)^-1 *: x - (dot w x / vnorm w ^+ 3) *: w) *m w = 0 :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot w w.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (w i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((w i 0)) * ((w i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
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
have e_17 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_18 : R := Num.sqrt t_2.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_20 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 NZ_10 NZ_15 R; sgn].
have e_19 : t_18 = r_4 by rule (sqrt_node e_3 S_20 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_21 : R := dot w x.
have [m_3 M_3] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_23 : whole (fun i => (w i 0) * (x i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_24 : whole (fun i => ((w i 0)) * ((x i 0))) = m_3 by rule (whole_eq _ d_23) => i; clear - R; first [reflexivity | ring].
have e_22 : t_21 = m_3 by rule (dot_node e_1 e_17 d_24); done.
pose G1_25 : 'cV[R]_N := (col (fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0)))).
have e_26 : G1_25 = (col (fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0)))) by [].
have C_27 : is_gradient (fun w : 'cV[R]_N => dot w x / Num.sqrt (dot w w)) w G1_25.
have size_ge0 := @size1_ge0 R N.
have D_28 := VD_at w.
have D_29 := D_dotr size_ge0 x D_28.
have D_30 := D_dot size_ge0 D_28 D_28.
have S_32 : 0 < m_1 by rule (pos_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 NZ_10 NZ_15 R; sgn].
have C_31 : 0 < t_2 := pos_is e_3 S_32.
have D_33 := D_sqrt size_ge0 C_31 D_30.
have NZ_34 := lt0r_neq0 S_r4.
have NZ_35 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_34 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : t_18 != 0 := nz_is e_19 NZ_35.
have D_37 := D_inv size_ge0 C_36 D_33.
have D_38 := D_mul size_ge0 D_29 D_37.
refine (gradient_by (F := (fun w : 'cV[R]_N => dot w x / Num.sqrt (dot w w))) D_38 _) => h_39.
have e_40 : h_39 = (col (fun i => (h_39 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_41 : R := dot h_39 x.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_39 i 0) * (x i 0))).
have d_43 : whole (fun i => (h_39 i 0) * (x i 0)) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_44 : whole (fun i => ((h_39 i 0)) * ((x i 0))) = m_5 by rule (whole_eq _ d_43) => i; clear - R; first [reflexivity | ring].
have e_42 : t_41 = m_5 by rule (dot_node e_40 e_17 d_44); done.
pose t_45 : R := t_18^-1.
have e_46 : t_45 = (r_4 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_19) _); clear - NZ_34 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : R := t_41 * t_45.
have e_48 : t_47 = ((r_4 * m_5) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_46) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_49 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_50 : R := (2%:R : R) * t_18.
have e_51 : t_50 = (2%:R * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_19) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_52 : R := t_50^-1.
have NZ_54 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_34 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_53 : t_52 = (r_4 / (2%:R * m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_51) _); clear - NZ_34 NZ_54 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : R := dot h_39 w.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_39 i 0) * (w i 0))).
have d_57 : whole (fun i => (h_39 i 0) * (w i 0)) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_58 : whole (fun i => ((h_39 i 0)) * ((w i 0))) = m_6 by rule (whole_eq _ d_57) => i; clear - R; first [reflexivity | ring].
have e_56 : t_55 = m_6 by rule (dot_node e_40 e_1 d_58); done.
pose t_59 : R := dot w h_39.
have d_61 : whole (fun i => ((w i 0)) * ((h_39 i 0))) = m_6 by rule (whole_eq _ d_57) => i; clear - R; first [reflexivity | ring].
have e_60 : t_59 = m_6 by rule (dot_node e_1 e_40 d_61); done.
pose t_62 : R := t_55 + t_59.
have e_63 : t_62 = (2%:R * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_56 e_60) _); clear - R; first [reflexivity | ring].
pose t_64 : R := t_52 * t_62.
have e_65 : t_64 = ((r_4 * m_6) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_53 e_63) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := t_45 * t_64.
have e_67 : t_66 = (m_6 / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_46 e_65) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : R := t_45 * t_66.
have e_69 : t_68 = ((r_4 * m_6) / (m_1 ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_46 e_67) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_70 : R := - t_68.
have e_71 : t_70 = ((- r_4 * m_6) / (m_1 ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_69) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : R := t_21 * t_70.
have e_73 : t_72 = ((- m_3 * r_4 * m_6) / (m_1 ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_71) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : R := t_47 + t_72.
have e_75 : t_74 = ((m_1 * r_4 * m_5 - m_3 * r_4 * m_6) / (m_1 ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_48 e_73) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : R := dot G1_25 h_39.
have d_78 : whole (fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((h_39 i 0) * (w i 0)) + (r_4 / (m_1)) * ((h_39 i 0) * (x i 0))) = ((m_1 * r_4 * m_5 - m_3 * r_4 * m_6) / (m_1 ^+ 2)) by rule (num_eq (partD (partZ ((- m_3 * r_4) / (m_1 ^+ 2)) M_6) (partZ (r_4 / (m_1)) M_5)) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_79 : whole (fun i => (((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0))) * ((h_39 i 0))) = ((m_1 * r_4 * m_5 - m_3 * r_4 * m_6) / (m_1 ^+ 2)) by rule (whole_eq _ d_78) => i; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_77 : t_76 = ((m_1 * r_4 * m_5 - m_3 * r_4 * m_6) / (m_1 ^+ 2)) by rule (dot_node e_26 e_40 d_79); done.
rule (num_eq e_75 (esym (num_eq e_77 _))); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_80 := lt0r_neq0 S_r4.
have NZ_81 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_80 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_18 != 0 := nz_is e_19 NZ_81.
pose t_83 : R := t_18 ^+ 3.
have e_84 : t_83 = (m_1 * r_4) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_19) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_85 : (m_1 * r_4) != 0 by rule (nz_is (c := (r_4 * m_1)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_80 NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_86 : t_83 != 0 := nz_is e_84 NZ_85.
pose t_87 : 'cV[R]_N := c *: w.
have e_88 : t_87 = (col (fun i => c * ((w i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_89 : R := dot t_87 t_87.
have d_91 : whole (fun i => (c ^+ 2) * ((w i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_92 : whole (fun i => (c * ((w i 0))) * (c * ((w i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_91) => i; clear - R; first [reflexivity | ring].
have e_90 : t_89 = (m_1 * c ^+ 2) by rule (dot_node e_88 e_88 d_92); done.
pose t_93 : R := Num.sqrt t_89.
have S_95 : 0 <= (c * r_4) by rule (nneg_is (c := r_4 * c) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 NZ_10 NZ_15 NZ_80 R; sgn].
have S_96 : 0 <= (c * r_4) by rule (nneg_is (c := (c * r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 S_95 NZ_10 NZ_15 NZ_80 R; sgn].
have e_94 : t_93 = (c * r_4) by rule (sqrt_node e_90 S_96 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_97 : (c * r_4) != 0 by rule (nz_is (c := (r_4 * c)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_80 NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_98 : t_93 != 0 := nz_is e_94 NZ_97.
pose t_99 : R := t_93 ^+ 3.
have e_100 : t_99 = (m_1 * c ^+ 3 * r_4) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_94) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_101 : (m_1 * c ^+ 3 * r_4) != 0 by rule (nz_is (c := (r_4 * m_1 * c ^+ 3)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_80 NZ_10 NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_102 : t_99 != 0 := nz_is e_100 NZ_101.
pose t_103 : R := c ^+ 2.
have e_104 : t_103 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
have NZ_105 : (c ^+ 2) != 0 by rule (nz_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_106 : t_103 != 0 := nz_is e_104 NZ_105.
have S_107 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 S_95 NZ_10 NZ_15 NZ_80 R; sgn].
have C_108 : 0 <= t_2 := nneg_is e_3 S_107.
have S_109 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 S_95 NZ_10 NZ_15 NZ_80 R; sgn].
have S_110 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := (m_1 * c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r4 S_95 S_109 NZ_10 NZ_15 NZ_80 R; sgn].
have C_111 : 0 <= t_89 := nneg_is e_90 S_110.
pose t_112 : 'M[R]_N := outer G1_25 G1_25.
have e_113 : t_112 = (opr (fun i => 0) [:: ((fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0))), (fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0))))]) by rule (opr_eq (opr_outer e_26 e_26) _ _); [move=> i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_115 : R := t_18^-1.
have e_116 : t_115 = (r_4 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_19) _); clear - NZ_80 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_117 : 'cV[R]_N := t_115 *: x.
have e_118 : t_117 = (col (fun i => (r_4 / (m_1)) * ((x i 0)))) by rule (col_eq (col_scale e_116 e_17) _) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_119 : R := t_21 / t_83.
have NZ_121 : (m_1 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * m_1)) _ _); [clear - R; ring | clear - NZ_80 NZ_10 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_120 : t_119 = ((m_3 * r_4) / (m_1 ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_22 e_84) _); clear - NZ_80 NZ_10 NZ_121 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_122 : 'cV[R]_N := t_119 *: w.
have e_123 : t_122 = (col (fun i => ((m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)))) by rule (col_eq (col_scale e_120 e_1) _) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_124 : 'cV[R]_N := t_117 - t_122.
have e_125 : t_124 = (col (fun i => (r_4 / (m_1)) * ((x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)))) by rule (col_eq (col_sub e_118 e_123) _) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_126 : 'M[R]_N := outer t_124 t_124.
have e_127 : t_126 = (opr (fun i => 0) [:: ((fun i => (r_4 / (m_1)) * ((x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0))), (fun i => (r_4 / (m_1)) * ((x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0))))]) by rule (opr_eq (opr_outer e_125 e_125) _ _); [move=> i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_114 : t_112 = t_126 by rule (opr_same e_113 e_127 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_128 : R := t_93^-1.
have NZ_130 : (c * r_4) != 0 :> R by rule (nz_is (c := (r_4 * c)) _ _); [clear - R; ring | clear - NZ_80 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_129 : t_128 = (r_4 / (c * m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_94) _); clear - NZ_80 NZ_15 NZ_130 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_131 : 'cV[R]_N := t_128 *: x.
have e_132 : t_131 = (col (fun i => (r_4 / (c * m_1)) * ((x i 0)))) by rule (col_eq (col_scale e_129 e_17) _) => i; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_133 : R := dot t_87 x.
have d_135 : whole (fun i => c * ((w i 0) * (x i 0))) = (c * m_3) by rule (num_eq (partZ c M_3) _); clear - R; first [reflexivity | ring].
have d_136 : whole (fun i => (c * ((w i 0))) * ((x i 0))) = (c * m_3) by rule (whole_eq _ d_135) => i; clear - R; first [reflexivity | ring].
have e_134 : t_133 = (c * m_3) by rule (dot_node e_88 e_17 d_136); done.
pose t_137 : R := t_133 / t_99.
have NZ_139 : (m_1 * c ^+ 3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * m_1 * c ^+ 3)) _ _); [clear - R; ring | clear - NZ_80 NZ_10 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_138 : t_137 = ((m_3 * r_4) / (c ^+ 2 * m_1 ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_134 e_100) _); clear - NZ_80 NZ_10 NZ_15 NZ_139 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_140 : 'cV[R]_N := t_137 *: t_87.
have e_141 : t_140 = (col (fun i => ((m_3 * r_4) / (c * m_1 ^+ 2)) * ((w i 0)))) by rule (col_eq (col_scale e_138 e_88) _) => i; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_142 : 'cV[R]_N := t_131 - t_140.
have e_143 : t_142 = (col (fun i => (r_4 / (c * m_1)) * ((x i 0)) + ((- m_3 * r_4) / (c * m_1 ^+ 2)) * ((w i 0)))) by rule (col_eq (col_sub e_132 e_141) _) => i; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_144 : 'M[R]_N := outer t_142 t_142.
have e_145 : t_144 = (opr (fun i => 0) [:: ((fun i => (r_4 / (c * m_1)) * ((x i 0)) + ((- m_3 * r_4) / (c * m_1 ^+ 2)) * ((w i 0))), (fun i => (r_4 / (c * m_1)) * ((x i 0)) + ((- m_3 * r_4) / (c * m_1 ^+ 2)) * ((w i 0))))]) by rule (opr_eq (opr_outer e_143 e_143) _ _); [move=> i; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_147 : R := t_103^-1.
have NZ_149 : (c ^+ 2) != 0 :> R by rule (nz_is (c := (c ^+ 2)) _ _); [clear - R; ring | clear - NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_148 : t_147 = (1 / (c ^+ 2)) by rule (num_eq (num1 (fun a : R => a^-1) e_104) _); clear - NZ_15 NZ_149 R; first [reflexivity | field; nz | ring].
pose t_150 : 'M[R]_N := t_147 *: t_126.
have e_151 : t_150 = (opr (fun i => 0) [:: ((fun i => (x i 0)), (fun i => (1 / (m_1 * c ^+ 2)) * ((x i 0)) + ((- m_3) / (c ^+ 2 * m_1 ^+ 2)) * ((w i 0)))); ((fun i => (w i 0)), (fun i => ((- m_3) / (c ^+ 2 * m_1 ^+ 2)) * ((x i 0)) + ((m_3 ^+ 2) / (c ^+ 2 * m_1 ^+ 3)) * ((w i 0))))]) by rule (opr_eq (opr_scale e_148 e_127) _ _); [move=> i; reduce; clear - NZ_15 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_146 : t_144 = t_150 by rule (opr_same e_145 e_151 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_152 : 'cV[R]_N := t_126 *m w.
have d_154 : whole (fun i => (r_4 / (m_1)) * ((w i 0) * (x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0) ^+ 2)) = 0 by rule (num_eq (partD (partZ (r_4 / (m_1)) M_3) (partZ ((- m_3 * r_4) / (m_1 ^+ 2)) M_1)) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_155 : whole (fun i => ((r_4 / (m_1)) * ((x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0))) * ((w i 0))) = 0 by rule (whole_eq _ d_154) => i; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_153 : t_152 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: 0]) e_127 e_1 (conj d_155 I)) _) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_157 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_156 : t_152 = (0 : 'cV[R]_N) by rule (col_same e_153 e_157 _) => i; clear - R; first [reflexivity | ring].
exists G1_25; split; first exact: C_27.
split; first exact: C_82.
split; first exact: C_86.
split; first exact: C_98.
split; first exact: C_102.
split; first exact: C_106.
split; first exact: C_108.
split; first exact: C_111.
split; first exact: C_114.
split; first exact: C_146.
exact: C_156.
Qed.

(* lnverify.zero-gain-start
   With all gains 0 and all biases 1 the output is 1 for every input, and nothing flows back
   this project; with a proof; compare Ba, Kiros and Hinton, supplement, the naming in Eq. (15) *)
Theorem lnverify_zero_gain_start (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  c = 0 :> R ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => had (c *: ones) ((std activation)^-1 *: centered activation) + ones) activation J1 /\
  N%:R != 0 :> R /\
  std activation != 0 /\
  0 <= variance activation /\
  had (c *: ones) ((std activation)^-1 *: centered activation) + ones = ones :> 'cV[R]_N /\
  J1 = 0 :> 'M[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_7 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : c = c by [].
have e_26 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_27 : c = 0 by rule (solved (r := 1) (eq_of H1 e_25 e_26) _); clear - R; first [reflexivity | ring].
have e_28 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_29 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_30 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_31 : R := sumv activation.
have e_32 : t_31 = m_1 by rule (sum_node e_28 M_1 _); clear - R; first [reflexivity | ring].
pose t_33 : R := t_31 / N%:R.
have e_34 : t_33 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_32 e_29) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_35 : 'cV[R]_N := t_33 *: (ones : 'cV[R]_N).
have e_36 : t_35 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_34 e_30) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_37 : 'cV[R]_N := activation - t_35.
have e_38 : t_37 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_28 e_36) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_39 : R := dot t_37 t_37.
have d_41 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_42 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_41) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_40 : t_39 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_38 e_38 d_42); done.
pose t_43 : R := t_39 / N%:R.
have e_44 : t_43 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_29) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : R := Num.sqrt t_43.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_47 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 R; sgn].
have e_46 : t_45 = (r_4 / (n)) by rule (sqrt_node e_44 S_47 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := t_45^-1.
have NZ_50 := lt0r_neq0 S_r4.
have e_49 : t_48 = ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_46) _); clear - NZ_50 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_53 : t_52 = (col (fun i => 0)) by rule (col_eq (col_scale E_27 e_30) _) => i; reduce; clear - R; first [reflexivity | ring].
pose J1_54 : 'M[R]_N := (opr (fun i => 0) [:: ]).
have e_55 : J1_54 = (opr (fun i => 0) [:: ]) by [].
have C_56 : is_jacobian (fun activation : 'cV[R]_N => had (c *: ones) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + ones) activation J1_54.
have size_ge0 := @size1_ge0 R N.
have D_57 := VD_at activation.
have D_58 := D_sumv size_ge0 D_57.
have D_59 := D_mulr size_ge0 (N%:R^-1) D_58.
have D_60 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_59.
have D_61 := VD_sub D_57 D_60.
have D_62 := D_dot size_ge0 D_61 D_61.
have D_63 := D_mulr size_ge0 (N%:R^-1) D_62.
have S_65 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_50 R; sgn].
have C_64 : 0 < t_43 := pos_is e_44 S_65.
have D_66 := D_sqrt size_ge0 C_64 D_63.
have NZ_67 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_68 : t_45 != 0 := nz_is e_46 NZ_67.
have D_69 := D_inv size_ge0 C_68 D_66.
have D_70 := VD_scale size_ge0 D_69 D_61.
have D_71 := VD_hadl t_52 D_70.
have D_72 := VD_addr size_ge0 (ones : 'cV[R]_N) D_71.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => had (c *: ones) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + ones)) D_72 _) => h_73.
have e_74 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_75 : R := (2%:R : R) * t_45.
have e_76 : t_75 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_74 e_46) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_77 : R := t_75^-1.
have NZ_79 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_50 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_78 : t_77 = ((- n * r_4) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_76) _); clear - NZ_50 NZ_79 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_80 : h_73 = (col (fun i => (h_73 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_81 : R := sumv h_73.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_73 i 0))).
have e_82 : t_81 = m_5 by rule (sum_node e_80 M_5 _); clear - R; first [reflexivity | ring].
pose t_83 : R := t_81 / N%:R.
have e_84 : t_83 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_82 e_29) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_85 : 'cV[R]_N := t_83 *: (ones : 'cV[R]_N).
have e_86 : t_85 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_84 e_30) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : 'cV[R]_N := h_73 - t_85.
have e_88 : t_87 = (col (fun i => (h_73 i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_80 e_86) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_89 : R := dot t_87 t_37.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_73 i 0))).
have d_91 : whole (fun i => (activation i 0) * (h_73 i 0) + ((- m_1) / (n)) * ((h_73 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_1 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_1 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_1) / (n)) M_5)) (partZ ((- m_5) / (n)) M_1)) (partZ ((m_1 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_92 : whole (fun i => ((h_73 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_6 - m_1 * m_5) / (n)) by rule (whole_eq _ d_91) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_90 : t_89 = ((n * m_6 - m_1 * m_5) / (n)) by rule (dot_node e_88 e_38 d_92); done.
pose t_93 : R := dot t_37 t_87.
have d_95 : whole (fun i => (activation i 0) * (h_73 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_73 i 0)) + ((m_1 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_1 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_1)) (partZ ((- m_1) / (n)) M_5)) (partZ ((m_1 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_96 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_73 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_1 * m_5) / (n)) by rule (whole_eq _ d_95) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_94 : t_93 = ((n * m_6 - m_1 * m_5) / (n)) by rule (dot_node e_38 e_88 d_96); done.
pose t_97 : R := t_89 + t_93.
have e_98 : t_97 = ((2%:R * n * m_6 - 2%:R * m_1 * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_90 e_94) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_99 : R := t_97 / N%:R.
have e_100 : t_99 = ((2%:R * n * m_6 - 2%:R * m_1 * m_5) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_98 e_29) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_101 : R := t_77 * t_99.
have e_102 : t_101 = ((- n * r_4 * m_6 + m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_78 e_100) _); clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_103 : R := t_48 * t_101.
have e_104 : t_103 = ((- n * m_6 + m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_102) _); clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_105 : R := t_48 * t_103.
have e_106 : t_105 = ((n ^+ 2 * r_4 * m_6 - n * m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_104) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_107 : R := - t_105.
have e_108 : t_107 = ((- n ^+ 2 * r_4 * m_6 + n * m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_106) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_109 : 'cV[R]_N := t_107 *: t_37.
have e_110 : t_109 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_6 - m_1 ^+ 2 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_108 e_38) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_111 : 'cV[R]_N := t_48 *: t_87.
have e_112 : t_111 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_73 i 0)) + ((r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_49 e_88) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_113 : 'cV[R]_N := t_109 + t_111.
have e_114 : t_113 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_73 i 0)))) by rule (col_eq (col_add e_110 e_112) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_115 : 'cV[R]_N := had t_52 t_113.
have e_116 : t_115 = (col (fun i => 0)) by rule (col_eq (col_had e_53 e_114) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_117 : 'cV[R]_N := J1_54 *m h_73.
have e_118 : t_117 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: ]) e_55 e_80 I) _) => i; reduce; clear - R; first [reflexivity | ring].
rule (col_same e_116 e_118 _) => i; clear - R; first [reflexivity | ring].
have NZ_119 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_120 : N%:R != 0 := nz_is e_29 NZ_119.
have NZ_121 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_122 : t_45 != 0 := nz_is e_46 NZ_121.
have S_123 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_50 R; sgn].
have C_124 : 0 <= t_43 := nneg_is e_44 S_123.
pose t_125 : 'cV[R]_N := t_48 *: t_37.
have e_126 : t_125 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_49 e_38) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_127 : 'cV[R]_N := had t_52 t_125.
have e_128 : t_127 = (col (fun i => 0)) by rule (col_eq (col_had e_53 e_126) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_129 : 'cV[R]_N := t_127 + (ones : 'cV[R]_N).
have e_130 : t_129 = (col (fun i => 1)) by rule (col_eq (col_add e_128 e_30) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_131 : t_129 = (ones : 'cV[R]_N) by rule (col_same e_130 e_30 _) => i; clear - R; first [reflexivity | ring].
have e_133 : (0 : 'M[R]_N) = (opr (fun i => 0) [:: ]) by rule (opr_eq (opr_zero R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_132 : J1_54 = (0 : 'M[R]_N) by rule (opr_same e_55 e_133 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
exists J1_54; split; first exact: C_56.
split; first exact: C_120.
split; first exact: C_122.
split; first exact: C_124.
split; first exact: C_131.
exact: C_132.
Qed.

End Claims.
