From mathcomp Require Import all_ssreflect all_algebra ring.
From LN Require Import LayerNorm Derivative Trace.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by apply: (sum_node e_1 M_1); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by apply: (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by apply: (pos_quotient H_21 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by apply: (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by apply: (pos_quotient H_26 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have NZ_30 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
pose t_32 : 'cV[R]_N := c *: activation.
have e_33 : t_32 = (col (fun i => c * ((activation i 0)))) by apply: (col_eq (col_scale e_25 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
have e_34 : t = t by [].
pose t_35 : 'cV[R]_N := t *: (ones : 'cV[R]_N).
have e_36 : t_35 = (col (fun i => t * (1))) by apply: (col_eq (col_scale e_34 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := t_32 + t_35.
have e_38 : t_37 = (col (fun i => c * ((activation i 0)) + t * (1))) by apply: (col_eq (col_add e_33 e_36)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := sumv t_37.
have e_40 : t_39 = (n * t + m_1 * c) by apply: (sum_node e_38 (partD (partZ c M_1) (partZ t (whole_ones En)))); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / N%:R.
have e_42 : t_41 = ((n * t + m_1 * c) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_40 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : 'cV[R]_N := t_41 *: (ones : 'cV[R]_N).
have e_44 : t_43 = (col (fun i => ((n * t + m_1 * c) / (n)) * (1))) by apply: (col_eq (col_scale e_42 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : 'cV[R]_N := t_37 - t_43.
have e_46 : t_45 = (col (fun i => c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) by apply: (col_eq (col_sub e_38 e_44)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : R := dot t_45 t_45.
have d_49 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by apply: (num_eq (partD (partD (partZ (c ^+ 2) M_2) (partZ ((- 2%:R * m_1 * c ^+ 2) / (n)) M_1)) (partZ ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_50 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by apply: (whole_eq _ d_49) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_48 : t_47 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by apply: (dot_node e_46 e_46 d_50); done.
pose t_51 : R := t_47 / N%:R.
have e_52 : t_51 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_48 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_53 : R := Num.sqrt t_51.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_55 : 0 <= (c * r_5) by apply: (nneg_is (c := r_5 * c)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have S_56 : 0 <= ((c * r_5) / (n)) by apply: (nneg_is (c := (c * r_5) * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_54 : t_53 = ((c * r_5) / (n)) by apply: (sqrt_node e_52 S_56); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_57 := lt0r_neq0 S_r5.
have NZ_58 : ((c * r_5) / (n)) != 0 by apply: (nz_is (c := (r_5 * c * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_53 != 0 := nz_is e_54 NZ_58.
pose t_60 : R := Num.sqrt t_19.
have S_62 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_61 : t_60 = (r_5 / (n)) by apply: (sqrt_node e_20 S_62); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_63 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : t_60 != 0 := nz_is e_61 NZ_63.
have S_65 : 0 <= (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_66 : 0 <= ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_67 : 0 <= t_51 := nneg_is e_52 S_66.
have S_68 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_69 : 0 <= t_19 := nneg_is e_20 S_68.
have e_70 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_71 : R := t_53^-1.
have NZ_73 : (c * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * c))); [clear - R; ring | clear - NZ_57 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_72 : t_71 = ((- n * r_5) / (c * (- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_54)); cbv beta; clear - NZ_57 NZ_28 NZ_73 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_74 : 'cV[R]_N := t_71 *: t_45.
have e_75 : t_74 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_72 e_46)) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_76 : 'cV[R]_N := had gain t_74.
have e_77 : t_76 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_70 e_75)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_78 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_79 : 'cV[R]_N := t_76 + bias.
have e_80 : t_79 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_77 e_78)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_82 : R := t_60^-1.
have e_83 : t_82 = ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_61)); cbv beta; clear - NZ_57 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_84 : 'cV[R]_N := t_82 *: t_12.
have e_85 : t_84 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_83 e_13)) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_86 : 'cV[R]_N := had gain t_84.
have e_87 : t_86 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_70 e_85)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_88 : 'cV[R]_N := t_86 + bias.
have e_89 : t_88 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_87 e_78)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_81 : t_79 = t_88 by apply: (col_same e_80 e_89) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by apply: (sum_node e_1 M_1); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by apply: (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by apply: (pos_quotient H_21 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by apply: (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by apply: (pos_quotient H_26 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have NZ_30 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
pose t_32 : 'cV[R]_N := c *: activation.
have e_33 : t_32 = (col (fun i => c * ((activation i 0)))) by apply: (col_eq (col_scale e_25 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_34 : R := sumv t_32.
have e_35 : t_34 = (m_1 * c) by apply: (sum_node e_33 (partZ c M_1)); clear - R; first [reflexivity | ring].
pose t_36 : R := t_34 / N%:R.
have e_37 : t_36 = ((m_1 * c) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_35 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_36 *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => ((m_1 * c) / (n)) * (1))) by apply: (col_eq (col_scale e_37 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := t_32 - t_38.
have e_41 : t_40 = (col (fun i => c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) by apply: (col_eq (col_sub e_33 e_39)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_42 : R := dot t_40 t_40.
have d_44 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by apply: (num_eq (partD (partD (partZ (c ^+ 2) M_2) (partZ ((- 2%:R * m_1 * c ^+ 2) / (n)) M_1)) (partZ ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by apply: (whole_eq _ d_44) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_43 : t_42 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by apply: (dot_node e_41 e_41 d_45); done.
pose t_46 : R := t_42 / N%:R.
have e_47 : t_46 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_43 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := Num.sqrt t_46.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_50 : 0 <= (c * r_4) by apply: (nneg_is (c := r_4 * c)); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have S_51 : 0 <= ((c * r_4) / (n)) by apply: (nneg_is (c := (c * r_4) * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_49 : t_48 = ((c * r_4) / (n)) by apply: (sqrt_node e_47 S_51); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_52 := lt0r_neq0 S_r4.
have NZ_53 : ((c * r_4) / (n)) != 0 by apply: (nz_is (c := (r_4 * c * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_52 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_48 != 0 := nz_is e_49 NZ_53.
pose t_55 : R := Num.sqrt t_19.
have S_57 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_56 : t_55 = (r_4 / (n)) by apply: (sqrt_node e_20 S_57); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_58 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_52 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_55 != 0 := nz_is e_56 NZ_58.
have S_60 : 0 <= (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_61 : 0 <= ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_62 : 0 <= t_46 := nneg_is e_47 S_61.
have S_63 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_64 : 0 <= t_19 := nneg_is e_20 S_63.
pose t_65 : R := t_48^-1.
have NZ_67 : (c * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * c))); [clear - R; ring | clear - NZ_52 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_66 : t_65 = ((- n * r_4) / (c * (- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_49)); cbv beta; clear - NZ_52 NZ_28 NZ_67 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : 'cV[R]_N := t_65 *: t_40.
have e_69 : t_68 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_66 e_41)) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_71 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_72 : R := t_55^-1.
have e_73 : t_72 = ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_56)); cbv beta; clear - NZ_52 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : 'cV[R]_N := t_72 *: t_12.
have e_75 : t_74 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_73 e_13)) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : 'cV[R]_N := (1 : R) *: t_74.
have e_77 : t_76 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_71 e_75)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_70 : t_68 = t_76 by apply: (col_same e_69 e_77) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
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
have H_3 : 0 <= c by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; apply: (nneg_of h); clear h; clear - R; first [reflexivity | ring].
have S_4 : 0 <= c by apply: (nneg_quotient H_3 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_6 : 0 <= n - 1 by rewrite subr_ge0.
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_7 := lt0r_neq0 N_pos.
have NZ_8 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_7 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_9 : N%:R != 0 := nz_is e_5 NZ_8.
have e_10 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_11 : 'cV[R]_N := c *: activation.
have e_12 : t_11 = (col (fun i => c * ((activation i 0)))) by apply: (col_eq (col_scale e_2 e_10)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_13 : R := sumv t_11.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_14 : t_13 = (c * m_2) by apply: (sum_node e_12 (partZ c M_2)); clear - R; first [reflexivity | ring].
pose t_15 : R := t_13 / N%:R.
have e_16 : t_15 = ((c * m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_14 e_5)); cbv beta; clear - NZ_7 R; first [reflexivity | field; nz | ring].
have e_17 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_18 : 'cV[R]_N := t_15 *: (ones : 'cV[R]_N).
have e_19 : t_18 = (col (fun i => ((c * m_2) / (n)) * (1))) by apply: (col_eq (col_scale e_16 e_17)) => i; reduce; clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_20 : 'cV[R]_N := t_11 - t_18.
have e_21 : t_20 = (col (fun i => c * ((activation i 0)) + ((- c * m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_12 e_19)) => i; reduce; clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_22 : R := dot t_20 t_20.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_24 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_25 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * c ^+ 2 * m_2) / (n)) * ((activation i 0)) + ((c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * c ^+ 2 * m_2) / (n)) M_2)) (partZ ((c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_7 R; first [reflexivity | field; nz | ring].
have d_26 : whole (fun i => (c * ((activation i 0)) + ((- c * m_2) / (n)) * (1)) * (c * ((activation i 0)) + ((- c * m_2) / (n)) * (1))) = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_25) => i; clear - NZ_7 R; first [reflexivity | field; nz | ring].
have e_23 : t_22 = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n)) by apply: (dot_node e_21 e_21 d_26); done.
pose t_27 : R := t_22 / N%:R.
have e_28 : t_27 = ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_23 e_5)); cbv beta; clear - NZ_7 R; first [reflexivity | field; nz | ring].
have g_29 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_30 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_31 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_32 := gram g_29 g_30 g_31.
have S_33 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_32); clear - R; ring.
have g_34 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_35 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_36 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_37 := gram g_34 g_35 g_36.
have S_38 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_37); clear - R; ring.
have S_39 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + 0) / 1)); [clear - R; first [field | ring] | sgn].
have S_40 : 0 <= (n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_41 : 0 <= ((n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * c ^+ 2 * m_3 - c ^+ 2 * m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_7 R; first [reflexivity | field; nz | ring] | sgn].
have C_42 : 0 <= t_27 := nneg_is e_28 S_41.
pose t_43 : R := sumv activation.
have e_44 : t_43 = m_2 by apply: (sum_node e_10 M_2); clear - R; first [reflexivity | ring].
pose t_45 : R := t_43 / N%:R.
have e_46 : t_45 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_44 e_5)); cbv beta; clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := t_45 *: (ones : 'cV[R]_N).
have e_48 : t_47 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_46 e_17)) => i; reduce; clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_49 : 'cV[R]_N := activation - t_47.
have e_50 : t_49 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_10 e_48)) => i; reduce; clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_51 : R := dot t_49 t_49.
have d_53 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_7 R; first [reflexivity | field; nz | ring].
have d_54 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_53) => i; clear - NZ_7 R; first [reflexivity | field; nz | ring].
have e_52 : t_51 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_50 e_50 d_54); done.
pose t_55 : R := t_51 / N%:R.
have e_56 : t_55 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_52 e_5)); cbv beta; clear - NZ_7 R; first [reflexivity | field; nz | ring].
have S_57 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_7 R; first [reflexivity | field; nz | ring] | sgn].
have C_58 : 0 <= t_55 := nneg_is e_56 S_57.
have e_59 : w = (col (fun i => (w i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_60 : 'cV[R]_N := c *: w.
have e_61 : t_60 = (col (fun i => c * ((w i 0)))) by apply: (col_eq (col_scale e_2 e_59)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_62 : R := dot t_60 t_60.
have [m_5 M_5] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_64 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_65 : whole (fun i => (c ^+ 2) * ((w i 0) ^+ 2)) = (c ^+ 2 * m_5) by apply: (num_eq (partZ (c ^+ 2) M_5)); clear - R; first [reflexivity | ring].
have d_66 : whole (fun i => (c * ((w i 0))) * (c * ((w i 0)))) = (c ^+ 2 * m_5) by apply: (whole_eq _ d_65) => i; clear - R; first [reflexivity | ring].
have e_63 : t_62 = (c ^+ 2 * m_5) by apply: (dot_node e_61 e_61 d_66); done.
have S_67 : 0 <= (c ^+ 2 * m_5) by apply: (nneg_is (c := m_5 * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_68 : 0 <= (c ^+ 2 * m_5) by apply: (nneg_is (c := (c ^+ 2 * m_5))); [clear - R; first [reflexivity | ring] | sgn].
have C_69 : 0 <= t_62 := nneg_is e_63 S_68.
pose t_70 : R := dot w w.
have d_72 : whole (fun i => (w i 0) ^+ 2) = m_5 by apply: (num_eq M_5); clear - R; first [reflexivity | ring].
have d_73 : whole (fun i => ((w i 0)) * ((w i 0))) = m_5 by apply: (whole_eq _ d_72) => i; clear - R; first [reflexivity | ring].
have e_71 : t_70 = m_5 by apply: (dot_node e_59 e_59 d_73); done.
have S_74 : 0 <= m_5 by apply: (nneg_is (c := m_5)); [clear - R; first [reflexivity | ring] | sgn].
have C_75 : 0 <= t_70 := nneg_is e_71 S_74.
pose t_77 : R := c * t_45.
have e_78 : t_77 = ((c * m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_2 e_46)); cbv beta; clear - NZ_7 R; first [reflexivity | field; nz | ring].
have C_76 : t_15 = t_77 by apply: (num_eq e_16); apply: esym; apply: (num_eq e_78); clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_79 : R := Num.sqrt t_27.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_nneg S_33).
have S_81 : 0 <= (c * r_4) by apply: (nneg_is (c := r_4 * c)); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have S_82 : 0 <= ((c * r_4) / (n)) by apply: (nneg_is (c := (c * r_4) * n^-1)); [clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_80 : t_79 = ((c * r_4) / (n)) by apply: (sqrt_node e_28 S_82); clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_84 : R := Num.sqrt t_55.
have S_86 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_85 : t_84 = (r_4 / (n)) by apply: (sqrt_node e_56 S_86); clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := c * t_84.
have e_88 : t_87 = ((c * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_2 e_85)); cbv beta; clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_83 : t_79 = t_87 by apply: (num_eq e_80); apply: esym; apply: (num_eq e_88); clear - NZ_7 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : R := Num.sqrt t_62.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 <= r & r ^+ 2 = m_5 by exact: (root_nneg S_64).
have S_91 : 0 <= (c * r_6) by apply: (nneg_is (c := r_6 * c)); [clear - E_r6 R; first [reflexivity | ring: E_r6] | sgn].
have S_92 : 0 <= (c * r_6) by apply: (nneg_is (c := (c * r_6))); [clear - E_r6 R; first [reflexivity | ring: E_r6] | sgn].
have e_90 : t_89 = (c * r_6) by apply: (sqrt_node e_63 S_92); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_94 : R := Num.sqrt t_70.
have S_96 : 0 <= r_6 by apply: (nneg_is (c := r_6)); [clear - E_r6 R; first [reflexivity | ring: E_r6] | sgn].
have e_95 : t_94 = r_6 by apply: (sqrt_node e_71 S_96); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_97 : R := c * t_94.
have e_98 : t_97 = (c * r_6) by apply: (num_eq (num2 (fun a b : R => a * b) e_2 e_95)); cbv beta; clear - E_r6 R; first [reflexivity | ring: E_r6].
have C_93 : t_89 = t_97 by apply: (num_eq e_90); apply: esym; apply: (num_eq e_98); clear - E_r6 R; first [reflexivity | ring: E_r6].
split; first exact: C_9.
split; first exact: C_42.
split; first exact: C_58.
split; first exact: C_69.
split; first exact: C_75.
split; first exact: C_76.
split; first exact: C_83.
exact: C_93.
Qed.

(* ba.table1.layer
   Of six changes layer normalization notices two: factors of single weight vectors, and a shift of the data set
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; Table 1, the row “Layer
   norm”
   not here: that two things differ somewhere *)

(* ba.table1.weight
   Weight normalization notices all but factors of the weights
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; Table 1, the row “Weight
   norm”
   not here: that two things differ somewhere *)

(* ba.table1.batch
   Batch normalization of one unit notices a shift of its weights and factors of single cases, and nothing else
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; Table 1, the row “Batch
   norm”
   not here: that two things differ somewhere *)

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
have e_1 : w = (col (fun i => (w i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot w w.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (w i 0) ^+ 2) = m_1 by apply: (num_eq M_1); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((w i 0)) * ((w i 0))) = m_1 by apply: (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by apply: (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by apply: (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by apply: (pos_quotient H_8 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
pose t_12 : R := Num.sqrt t_2.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_14 : 0 <= r_4 by apply: (nneg_is (c := r_4)); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have e_13 : t_12 = r_4 by apply: (sqrt_node e_3 S_14); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_15 := lt0r_neq0 S_r4.
have NZ_16 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_17 : t_12 != 0 := nz_is e_13 NZ_16.
have S_18 : 0 <= m_1 by apply: (nneg_is (c := m_1)); [clear - R; first [reflexivity | ring] | sgn].
have C_19 : 0 <= t_2 := nneg_is e_3 S_18.
have e_20 : c = c by [].
have e_21 : x = (col (fun i => (x i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := c *: x.
have e_23 : t_22 = (col (fun i => c * ((x i 0)))) by apply: (col_eq (col_scale e_20 e_21)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : R := dot w t_22.
have [m_3 M_3] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_26 : whole (fun i => c * ((w i 0) * (x i 0))) = (c * m_3) by apply: (num_eq (partZ c M_3)); clear - R; first [reflexivity | ring].
have d_27 : whole (fun i => ((w i 0)) * (c * ((x i 0)))) = (c * m_3) by apply: (whole_eq _ d_26) => i; clear - R; first [reflexivity | ring].
have e_25 : t_24 = (c * m_3) by apply: (dot_node e_1 e_23 d_27); done.
pose t_28 : R := t_24 / t_12.
have e_29 : t_28 = ((c * m_3 * r_4) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a / b) e_25 e_13)); cbv beta; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_31 : R := dot w x.
have d_33 : whole (fun i => (w i 0) * (x i 0)) = m_3 by apply: (num_eq M_3); clear - R; first [reflexivity | ring].
have d_34 : whole (fun i => ((w i 0)) * ((x i 0))) = m_3 by apply: (whole_eq _ d_33) => i; clear - R; first [reflexivity | ring].
have e_32 : t_31 = m_3 by apply: (dot_node e_1 e_21 d_34); done.
pose t_35 : R := t_31 / t_12.
have e_36 : t_35 = ((m_3 * r_4) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a / b) e_32 e_13)); cbv beta; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_37 : R := c * t_35.
have e_38 : t_37 = ((c * m_3 * r_4) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a * b) e_20 e_36)); cbv beta; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_30 : t_28 = t_37 by apply: (num_eq e_29); apply: esym; apply: (num_eq e_38); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_17.
split; first exact: C_19.
exact: C_30.
Qed.

(* ba.feature-shifting
   Layer normalization is invariant to a shift of the features of a training case
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §7, Conclusion
   not here: it is refuted; walkthrough.shift-invariance is true instead *)

(* ba.input-only
   If only the input before the weights is normalized, the model notices factors and shifts of the weights
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.1, on normalization
   before the weights
   not here: that two things differ somewhere *)

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
have e_1 : w = (col (fun i => (w i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot w w.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (w i 0) ^+ 2) = m_1 by apply: (num_eq M_1); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((w i 0)) * ((w i 0))) = m_1 by apply: (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by apply: (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by apply: (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by apply: (pos_quotient H_8 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_12 : c = c by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : c != 0 by apply: (nz_factor (f := c) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < c by apply: (pos_quotient H_13 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_17 : x = (col (fun i => (x i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_18 : R := dot w x.
have [m_3 M_3] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_20 : whole (fun i => (w i 0) * (x i 0)) = m_3 by apply: (num_eq M_3); clear - R; first [reflexivity | ring].
have d_21 : whole (fun i => ((w i 0)) * ((x i 0))) = m_3 by apply: (whole_eq _ d_20) => i; clear - R; first [reflexivity | ring].
have e_19 : t_18 = m_3 by apply: (dot_node e_1 e_17 d_21); done.
pose t_22 : R := Num.sqrt t_2.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_24 : 0 <= r_4 by apply: (nneg_is (c := r_4)); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have e_23 : t_22 = r_4 by apply: (sqrt_node e_3 S_24); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_25 : R := t_18 / t_22.
have NZ_27 := lt0r_neq0 S_r4.
have e_26 : t_25 = ((m_3 * r_4) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a / b) e_19 e_23)); cbv beta; clear - NZ_27 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose G1_28 : 'cV[R]_N := (col (fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0)))).
have e_29 : G1_28 = (col (fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0)))) by [].
have C_30 : is_gradient (fun w : 'cV[R]_N => dot w x / Num.sqrt (dot w w)) w G1_28.
have size_ge0 := @size1_ge0 R N.
have D_31 := VD_at w.
have D_32 := VD_const size_ge0 x.
have D_33 := D_dot size_ge0 D_31 D_32.
have D_34 := D_dot size_ge0 D_31 D_31.
have S_36 : 0 < m_1 by apply: (pos_is (c := m_1)); [clear - R; first [reflexivity | ring] | sgn].
have C_35 : 0 < t_2 := pos_is e_3 S_36.
have D_37 := D_sqrt size_ge0 C_35 D_34.
have NZ_38 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_27 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_22 != 0 := nz_is e_23 NZ_38.
have D_40 := D_inv size_ge0 C_39 D_37.
have D_41 := D_mul size_ge0 D_33 D_40.
apply: (gradient_by (F := (fun w : 'cV[R]_N => dot w x / Num.sqrt (dot w w))) D_41) => h_42.
have e_43 : h_42 = (col (fun i => (h_42 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_44 : R := dot h_42 x.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_42 i 0) * (x i 0))).
have d_46 : whole (fun i => (h_42 i 0) * (x i 0)) = m_5 by apply: (num_eq M_5); clear - R; first [reflexivity | ring].
have d_47 : whole (fun i => ((h_42 i 0)) * ((x i 0))) = m_5 by apply: (whole_eq _ d_46) => i; clear - R; first [reflexivity | ring].
have e_45 : t_44 = m_5 by apply: (dot_node e_43 e_17 d_47); done.
have e_48 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_49 : R := dot w (0 : 'cV[R]_N).
have d_51 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_52 : whole (fun i => ((w i 0)) * 0) = 0 by apply: (whole_eq _ d_51) => i; clear - R; first [reflexivity | ring].
have e_50 : t_49 = 0 by apply: (dot_node e_1 e_48 d_52); done.
pose t_53 : R := t_44 + t_49.
have e_54 : t_53 = m_5 by apply: (num_eq (num2 (fun a b : R => a + b) e_45 e_50)); cbv beta; clear - R; first [reflexivity | ring].
pose t_55 : R := t_22^-1.
have e_56 : t_55 = (r_4 / (m_1)) by apply: (num_eq (num1 (fun a : R => a^-1) e_23)); cbv beta; clear - NZ_27 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_57 : R := t_53 * t_55.
have e_58 : t_57 = ((r_4 * m_5) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a * b) e_54 e_56)); cbv beta; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_59 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_60 : R := (2%:R : R) * t_22.
have e_61 : t_60 = (2%:R * r_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_59 e_23)); cbv beta; clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_62 : R := t_60^-1.
have NZ_64 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_63 : t_62 = (r_4 / (2%:R * m_1)) by apply: (num_eq (num1 (fun a : R => a^-1) e_61)); cbv beta; clear - NZ_27 NZ_64 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : R := dot h_42 w.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_42 i 0) * (w i 0))).
have d_67 : whole (fun i => (h_42 i 0) * (w i 0)) = m_6 by apply: (num_eq M_6); clear - R; first [reflexivity | ring].
have d_68 : whole (fun i => ((h_42 i 0)) * ((w i 0))) = m_6 by apply: (whole_eq _ d_67) => i; clear - R; first [reflexivity | ring].
have e_66 : t_65 = m_6 by apply: (dot_node e_43 e_1 d_68); done.
pose t_69 : R := dot w h_42.
have d_71 : whole (fun i => ((w i 0)) * ((h_42 i 0))) = m_6 by apply: (whole_eq _ d_67) => i; clear - R; first [reflexivity | ring].
have e_70 : t_69 = m_6 by apply: (dot_node e_1 e_43 d_71); done.
pose t_72 : R := t_65 + t_69.
have e_73 : t_72 = (2%:R * m_6) by apply: (num_eq (num2 (fun a b : R => a + b) e_66 e_70)); cbv beta; clear - R; first [reflexivity | ring].
pose t_74 : R := t_62 * t_72.
have e_75 : t_74 = ((r_4 * m_6) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a * b) e_63 e_73)); cbv beta; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : R := t_55 * t_74.
have e_77 : t_76 = (m_6 / (m_1)) by apply: (num_eq (num2 (fun a b : R => a * b) e_56 e_75)); cbv beta; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_78 : R := t_55 * t_76.
have e_79 : t_78 = ((r_4 * m_6) / (m_1 ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_56 e_77)); cbv beta; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_80 : R := - t_78.
have e_81 : t_80 = ((- r_4 * m_6) / (m_1 ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_79)); cbv beta; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_82 : R := t_18 * t_80.
have e_83 : t_82 = ((- m_3 * r_4 * m_6) / (m_1 ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_19 e_81)); cbv beta; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_84 : R := t_57 + t_82.
have e_85 : t_84 = ((m_1 * r_4 * m_5 - m_3 * r_4 * m_6) / (m_1 ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_58 e_83)); cbv beta; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_86 : R := dot G1_28 h_42.
have d_88 : whole (fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((h_42 i 0) * (w i 0)) + (r_4 / (m_1)) * ((h_42 i 0) * (x i 0))) = ((m_1 * r_4 * m_5 - m_3 * r_4 * m_6) / (m_1 ^+ 2)) by apply: (num_eq (partD (partZ ((- m_3 * r_4) / (m_1 ^+ 2)) M_6) (partZ (r_4 / (m_1)) M_5))); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_89 : whole (fun i => (((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0))) * ((h_42 i 0))) = ((m_1 * r_4 * m_5 - m_3 * r_4 * m_6) / (m_1 ^+ 2)) by apply: (whole_eq _ d_88) => i; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_87 : t_86 = ((m_1 * r_4 * m_5 - m_3 * r_4 * m_6) / (m_1 ^+ 2)) by apply: (dot_node e_29 e_43 d_89); done.
apply: (num_eq e_85); apply: esym; apply: (num_eq e_87); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_90 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_27 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_91 : t_22 != 0 := nz_is e_23 NZ_90.
pose t_92 : R := t_22 ^+ 3.
have e_93 : t_92 = (m_1 * r_4) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_23)); cbv beta; clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_94 : (m_1 * r_4) != 0 by apply: (nz_is (c := (r_4 * m_1))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_27 NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_95 : t_92 != 0 := nz_is e_93 NZ_94.
pose t_96 : 'cV[R]_N := c *: w.
have e_97 : t_96 = (col (fun i => c * ((w i 0)))) by apply: (col_eq (col_scale e_12 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_98 : R := dot t_96 t_96.
have d_100 : whole (fun i => (c ^+ 2) * ((w i 0) ^+ 2)) = (m_1 * c ^+ 2) by apply: (num_eq (partZ (c ^+ 2) M_1)); clear - R; first [reflexivity | ring].
have d_101 : whole (fun i => (c * ((w i 0))) * (c * ((w i 0)))) = (m_1 * c ^+ 2) by apply: (whole_eq _ d_100) => i; clear - R; first [reflexivity | ring].
have e_99 : t_98 = (m_1 * c ^+ 2) by apply: (dot_node e_97 e_97 d_101); done.
pose t_102 : R := Num.sqrt t_98.
have S_104 : 0 <= (c * r_4) by apply: (nneg_is (c := r_4 * c)); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have S_105 : 0 <= (c * r_4) by apply: (nneg_is (c := (c * r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have e_103 : t_102 = (c * r_4) by apply: (sqrt_node e_99 S_105); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_106 : (c * r_4) != 0 by apply: (nz_is (c := (r_4 * c))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_27 NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_107 : t_102 != 0 := nz_is e_103 NZ_106.
pose t_108 : R := t_102 ^+ 3.
have e_109 : t_108 = (m_1 * c ^+ 3 * r_4) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_103)); cbv beta; clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_110 : (m_1 * c ^+ 3 * r_4) != 0 by apply: (nz_is (c := (r_4 * m_1 * c ^+ 3))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_27 NZ_10 NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : t_108 != 0 := nz_is e_109 NZ_110.
pose t_112 : R := c ^+ 2.
have e_113 : t_112 = (c ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_12)); cbv beta; clear - R; first [reflexivity | ring].
have NZ_114 : (c ^+ 2) != 0 by apply: (nz_is (c := (c ^+ 2))); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_115 : t_112 != 0 := nz_is e_113 NZ_114.
have S_116 : 0 <= m_1 by apply: (nneg_is (c := m_1)); [clear - R; first [reflexivity | ring] | sgn].
have C_117 : 0 <= t_2 := nneg_is e_3 S_116.
have S_118 : 0 <= (m_1 * c ^+ 2) by apply: (nneg_is (c := m_1 * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_119 : 0 <= (m_1 * c ^+ 2) by apply: (nneg_is (c := (m_1 * c ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_120 : 0 <= t_98 := nneg_is e_99 S_119.
pose t_121 : 'M[R]_N := outer G1_28 G1_28.
have e_122 : t_121 = (opr (fun i => 0) [:: ((fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0))), (fun i => ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)) + (r_4 / (m_1)) * ((x i 0))))]) by apply: (opr_eq (opr_outer e_29 e_29)); [move=> i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_124 : R := t_22^-1.
have e_125 : t_124 = (r_4 / (m_1)) by apply: (num_eq (num1 (fun a : R => a^-1) e_23)); cbv beta; clear - NZ_27 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_126 : 'cV[R]_N := t_124 *: x.
have e_127 : t_126 = (col (fun i => (r_4 / (m_1)) * ((x i 0)))) by apply: (col_eq (col_scale e_125 e_17)) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_128 : R := t_18 / t_92.
have NZ_130 : (m_1 * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * m_1))); [clear - R; ring | clear - NZ_27 NZ_10 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_129 : t_128 = ((m_3 * r_4) / (m_1 ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_19 e_93)); cbv beta; clear - NZ_27 NZ_10 NZ_130 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_131 : 'cV[R]_N := t_128 *: w.
have e_132 : t_131 = (col (fun i => ((m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)))) by apply: (col_eq (col_scale e_129 e_1)) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_133 : 'cV[R]_N := t_126 - t_131.
have e_134 : t_133 = (col (fun i => (r_4 / (m_1)) * ((x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0)))) by apply: (col_eq (col_sub e_127 e_132)) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_135 : 'M[R]_N := outer t_133 t_133.
have e_136 : t_135 = (opr (fun i => 0) [:: ((fun i => (r_4 / (m_1)) * ((x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0))), (fun i => (r_4 / (m_1)) * ((x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0))))]) by apply: (opr_eq (opr_outer e_134 e_134)); [move=> i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_123 : t_121 = t_135 by apply: (opr_same e_122 e_136); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_137 : R := t_102^-1.
have NZ_139 : (c * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * c))); [clear - R; ring | clear - NZ_27 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_138 : t_137 = (r_4 / (c * m_1)) by apply: (num_eq (num1 (fun a : R => a^-1) e_103)); cbv beta; clear - NZ_27 NZ_15 NZ_139 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_140 : 'cV[R]_N := t_137 *: x.
have e_141 : t_140 = (col (fun i => (r_4 / (c * m_1)) * ((x i 0)))) by apply: (col_eq (col_scale e_138 e_17)) => i; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_142 : R := dot t_96 x.
have d_144 : whole (fun i => c * ((w i 0) * (x i 0))) = (c * m_3) by apply: (num_eq (partZ c M_3)); clear - R; first [reflexivity | ring].
have d_145 : whole (fun i => (c * ((w i 0))) * ((x i 0))) = (c * m_3) by apply: (whole_eq _ d_144) => i; clear - R; first [reflexivity | ring].
have e_143 : t_142 = (c * m_3) by apply: (dot_node e_97 e_17 d_145); done.
pose t_146 : R := t_142 / t_108.
have NZ_148 : (m_1 * c ^+ 3 * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * m_1 * c ^+ 3))); [clear - R; ring | clear - NZ_27 NZ_10 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_147 : t_146 = ((m_3 * r_4) / (c ^+ 2 * m_1 ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_143 e_109)); cbv beta; clear - NZ_27 NZ_10 NZ_15 NZ_148 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_149 : 'cV[R]_N := t_146 *: t_96.
have e_150 : t_149 = (col (fun i => ((m_3 * r_4) / (c * m_1 ^+ 2)) * ((w i 0)))) by apply: (col_eq (col_scale e_147 e_97)) => i; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_151 : 'cV[R]_N := t_140 - t_149.
have e_152 : t_151 = (col (fun i => (r_4 / (c * m_1)) * ((x i 0)) + ((- m_3 * r_4) / (c * m_1 ^+ 2)) * ((w i 0)))) by apply: (col_eq (col_sub e_141 e_150)) => i; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_153 : 'M[R]_N := outer t_151 t_151.
have e_154 : t_153 = (opr (fun i => 0) [:: ((fun i => (r_4 / (c * m_1)) * ((x i 0)) + ((- m_3 * r_4) / (c * m_1 ^+ 2)) * ((w i 0))), (fun i => (r_4 / (c * m_1)) * ((x i 0)) + ((- m_3 * r_4) / (c * m_1 ^+ 2)) * ((w i 0))))]) by apply: (opr_eq (opr_outer e_152 e_152)); [move=> i; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_156 : R := t_112^-1.
have NZ_158 : (c ^+ 2) != 0 :> R by apply: (nz_is (c := (c ^+ 2))); [clear - R; ring | clear - NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_157 : t_156 = (1 / (c ^+ 2)) by apply: (num_eq (num1 (fun a : R => a^-1) e_113)); cbv beta; clear - NZ_15 NZ_158 R; first [reflexivity | field; nz | ring].
pose t_159 : 'M[R]_N := t_156 *: t_135.
have e_160 : t_159 = (opr (fun i => 0) [:: ((fun i => (x i 0)), (fun i => (1 / (m_1 * c ^+ 2)) * ((x i 0)) + ((- m_3) / (c ^+ 2 * m_1 ^+ 2)) * ((w i 0)))); ((fun i => (w i 0)), (fun i => ((- m_3) / (c ^+ 2 * m_1 ^+ 2)) * ((x i 0)) + ((m_3 ^+ 2) / (c ^+ 2 * m_1 ^+ 3)) * ((w i 0))))]) by apply: (opr_eq (opr_scale e_157 e_136)); [move=> i; reduce; clear - NZ_15 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_155 : t_153 = t_159 by apply: (opr_same e_154 e_160); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_161 : 'cV[R]_N := t_135 *m w.
have d_163 : whole (fun i => (r_4 / (m_1)) * ((w i 0) * (x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0) ^+ 2)) = 0 by apply: (num_eq (partD (partZ (r_4 / (m_1)) M_3) (partZ ((- m_3 * r_4) / (m_1 ^+ 2)) M_1))); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_164 : whole (fun i => ((r_4 / (m_1)) * ((x i 0)) + ((- m_3 * r_4) / (m_1 ^+ 2)) * ((w i 0))) * ((w i 0))) = 0 by apply: (whole_eq _ d_163) => i; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_162 : t_161 = (col (fun i => 0)) by apply: (col_eq (opr_apply (s := [:: 0]) e_136 e_1 (conj d_164 I))) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_166 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
have C_165 : t_161 = (0 : 'cV[R]_N) by apply: (col_same e_162 e_166) => i; clear - R; first [reflexivity | ring].
exists G1_28; split; first exact: C_30.
split; first exact: C_91.
split; first exact: C_95.
split; first exact: C_107.
split; first exact: C_111.
split; first exact: C_115.
split; first exact: C_117.
split; first exact: C_120.
split; first exact: C_123.
split; first exact: C_155.
exact: C_165.
Qed.

(* lnverify.zero-gain-start
   With all gains 0 and all biases 1 the output is 1 for every input, and nothing flows back
   this project; with a proof; compare Ba, Kiros and Hinton, supplement, Eq. (15) and the sentences on its
   initialization *)
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by apply: (sum_node e_1 M_1); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by apply: (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by apply: (pos_quotient H_21 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : c = c by [].
have e_26 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_27 : c = 0 by apply: (solved (r := 1) (eq_of H1 e_25 e_26)); clear - R; first [reflexivity | ring].
have e_28 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_30 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_31 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_32 : t_31 = (col (fun i => 0)) by apply: (col_eq (col_scale E_27 e_30)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_33 : R := sumv activation.
have e_34 : t_33 = m_1 by apply: (sum_node e_28 M_1); clear - R; first [reflexivity | ring].
have e_35 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_36 : R := t_33 / N%:R.
have e_37 : t_36 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_34 e_35)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_36 *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_37 e_30)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := activation - t_38.
have e_41 : t_40 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_28 e_39)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_42 : R := dot t_40 t_40.
have d_44 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (whole_eq _ d_44) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_43 : t_42 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (dot_node e_41 e_41 d_45); done.
pose t_46 : R := t_42 / N%:R.
have e_47 : t_46 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_43 e_35)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := Num.sqrt t_46.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_50 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_49 : t_48 = (r_4 / (n)) by apply: (sqrt_node e_47 S_50); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : R := t_48^-1.
have NZ_53 := lt0r_neq0 S_r4.
have e_52 : t_51 = ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_49)); cbv beta; clear - NZ_53 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_54 : 'cV[R]_N := t_51 *: t_40.
have e_55 : t_54 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_52 e_41)) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : 'cV[R]_N := had t_31 t_54.
have e_57 : t_56 = (col (fun i => 0)) by apply: (col_eq (col_had e_32 e_55)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : 'cV[R]_N := t_56 + (ones : 'cV[R]_N).
have e_59 : t_58 = (col (fun i => 1)) by apply: (col_eq (col_add e_57 e_30)) => i; reduce; clear - R; first [reflexivity | ring].
pose J1_60 : 'M[R]_N := (opr (fun i => 0) [:: ]).
have e_61 : J1_60 = (opr (fun i => 0) [:: ]) by [].
have C_62 : is_jacobian (fun activation : 'cV[R]_N => had (c *: ones) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + ones) activation J1_60.
have size_ge0 := @size1_ge0 R N.
have D_63 := VD_const size_ge0 t_31.
have D_64 := VD_at activation.
have D_65 := D_sumv size_ge0 D_64.
have D_66 := D_const size_ge0 N%:R.
have NZ_67 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_68 : N%:R != 0 := nz_is e_35 NZ_67.
have D_69 := D_inv size_ge0 C_68 D_66.
have D_70 := D_mul size_ge0 D_65 D_69.
have D_71 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_72 := VD_scale size_ge0 D_70 D_71.
have D_73 := VD_sub D_64 D_72.
have D_74 := D_dot size_ge0 D_73 D_73.
have NZ_75 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_76 : N%:R != 0 := nz_is e_35 NZ_75.
have D_77 := D_inv size_ge0 C_76 D_66.
have D_78 := D_mul size_ge0 D_74 D_77.
have S_80 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_79 : 0 < t_46 := pos_is e_47 S_80.
have D_81 := D_sqrt size_ge0 C_79 D_78.
have NZ_82 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_83 : t_48 != 0 := nz_is e_49 NZ_82.
have D_84 := D_inv size_ge0 C_83 D_81.
have D_85 := VD_scale size_ge0 D_84 D_73.
have D_86 := VD_had size_ge0 D_63 D_85.
have D_87 := VD_add D_86 D_71.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => had (c *: ones) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + ones)) D_87) => h_88.
have e_89 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_90 : 'cV[R]_N := had (0 : 'cV[R]_N) t_54.
have e_91 : t_90 = (col (fun i => 0)) by apply: (col_eq (col_had e_89 e_55)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_92 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_93 : R := (2%:R : R) * t_48.
have e_94 : t_93 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_92 e_49)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : R := t_93^-1.
have NZ_97 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_53 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_96 : t_95 = ((- n * r_4) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_94)); cbv beta; clear - NZ_53 NZ_97 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_98 : h_88 = (col (fun i => (h_88 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_99 : R := sumv h_88.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_88 i 0))).
have e_100 : t_99 = m_5 by apply: (sum_node e_98 M_5); clear - R; first [reflexivity | ring].
pose t_101 : R := N%:R^-1.
have e_102 : t_101 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_35)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_103 : R := t_99 * t_101.
have e_104 : t_103 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_100 e_102)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_105 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_106 : R := t_101 * (0 : R).
have e_107 : t_106 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_102 e_105)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : R := t_101 * t_106.
have e_109 : t_108 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_102 e_107)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_110 : R := - t_108.
have e_111 : t_110 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_109)); cbv beta; clear - R; first [reflexivity | ring].
pose t_112 : R := t_33 * t_110.
have e_113 : t_112 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_34 e_111)); cbv beta; clear - R; first [reflexivity | ring].
pose t_114 : R := t_103 + t_112.
have e_115 : t_114 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_104 e_113)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_116 : 'cV[R]_N := t_114 *: (ones : 'cV[R]_N).
have e_117 : t_116 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_115 e_30)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_118 : 'cV[R]_N := t_36 *: (0 : 'cV[R]_N).
have e_119 : t_118 = (col (fun i => 0)) by apply: (col_eq (col_scale e_37 e_89)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_120 : 'cV[R]_N := t_116 + t_118.
have e_121 : t_120 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_add e_117 e_119)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_122 : 'cV[R]_N := h_88 - t_120.
have e_123 : t_122 = (col (fun i => (h_88 i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_98 e_121)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : R := dot t_122 t_40.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_88 i 0))).
have d_126 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_1) / (n)) * ((h_88 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_1 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_1 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_1) / (n)) M_5)) (partZ ((- m_5) / (n)) M_1)) (partZ ((m_1 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_127 : whole (fun i => ((h_88 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_6 - m_1 * m_5) / (n)) by apply: (whole_eq _ d_126) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_125 : t_124 = ((n * m_6 - m_1 * m_5) / (n)) by apply: (dot_node e_123 e_41 d_127); done.
pose t_128 : R := dot t_40 t_122.
have d_130 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_88 i 0)) + ((m_1 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_1 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_1)) (partZ ((- m_1) / (n)) M_5)) (partZ ((m_1 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_131 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_88 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_1 * m_5) / (n)) by apply: (whole_eq _ d_130) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_129 : t_128 = ((n * m_6 - m_1 * m_5) / (n)) by apply: (dot_node e_41 e_123 d_131); done.
pose t_132 : R := t_124 + t_128.
have e_133 : t_132 = ((2%:R * n * m_6 - 2%:R * m_1 * m_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_125 e_129)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_134 : R := t_132 * t_101.
have e_135 : t_134 = ((2%:R * n * m_6 - 2%:R * m_1 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_133 e_102)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_136 : R := t_42 * t_110.
have e_137 : t_136 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_43 e_111)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : R := t_134 + t_136.
have e_139 : t_138 = ((2%:R * n * m_6 - 2%:R * m_1 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_135 e_137)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_140 : R := t_95 * t_138.
have e_141 : t_140 = ((- n * r_4 * m_6 + m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) * n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_96 e_139)); cbv beta; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_142 : R := t_51 * t_140.
have e_143 : t_142 = ((- n * m_6 + m_1 * m_5) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_52 e_141)); cbv beta; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_144 : R := t_51 * t_142.
have e_145 : t_144 = ((n ^+ 2 * r_4 * m_6 - n * m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_52 e_143)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_146 : R := - t_144.
have e_147 : t_146 = ((- n ^+ 2 * r_4 * m_6 + n * m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_145)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_148 : 'cV[R]_N := t_146 *: t_40.
have e_149 : t_148 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_6 - m_1 ^+ 2 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_147 e_41)) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_150 : 'cV[R]_N := t_51 *: t_122.
have e_151 : t_150 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_88 i 0)) + ((r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_52 e_123)) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_152 : 'cV[R]_N := t_148 + t_150.
have e_153 : t_152 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_1 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_88 i 0)))) by apply: (col_eq (col_add e_149 e_151)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_154 : 'cV[R]_N := had t_31 t_152.
have e_155 : t_154 = (col (fun i => 0)) by apply: (col_eq (col_had e_32 e_153)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_156 : 'cV[R]_N := t_90 + t_154.
have e_157 : t_156 = (col (fun i => 0)) by apply: (col_eq (col_add e_91 e_155)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_158 : 'cV[R]_N := t_156 + (0 : 'cV[R]_N).
have e_159 : t_158 = (col (fun i => 0)) by apply: (col_eq (col_add e_157 e_89)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_160 : 'cV[R]_N := J1_60 *m h_88.
have e_161 : t_160 = (col (fun i => 0)) by apply: (col_eq (opr_apply (s := [:: ]) e_61 e_98 I)) => i; reduce; clear - R; first [reflexivity | ring].
apply: (col_same e_159 e_161) => i; clear - R; first [reflexivity | ring].
have NZ_162 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_163 : N%:R != 0 := nz_is e_35 NZ_162.
have NZ_164 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_165 : t_48 != 0 := nz_is e_49 NZ_164.
have S_166 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_167 : 0 <= t_46 := nneg_is e_47 S_166.
have C_168 : t_58 = (ones : 'cV[R]_N) by apply: (col_same e_59 e_30) => i; clear - R; first [reflexivity | ring].
have e_170 : (0 : 'M[R]_N) = (opr (fun i => 0) [:: ]) by apply: (opr_eq (opr_zero R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_169 : J1_60 = (0 : 'M[R]_N) by apply: (opr_same e_61 e_170); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
exists J1_60; split; first exact: C_62.
split; first exact: C_163.
split; first exact: C_165.
split; first exact: C_167.
split; first exact: C_168.
exact: C_169.
Qed.

End Claims.
