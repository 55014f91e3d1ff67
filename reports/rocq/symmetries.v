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

(* walkthrough.shift-invariance
   Shifting the input by a constant does not change the output
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intuition of the terms,
   term 2 *)
Theorem walkthrough_shift_invariance (activation gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => layer_norm eps gain bias activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + c *: ones) + eps /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias (activation + c *: ones) = layer_norm eps gain bias activation :> 'cV[R]_N /\
  J1 *m ones = 0 :> 'cV[R]_N.
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
pose t_33 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_5 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r5.
have e_37 : t_36 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose J1_40 : 'M[R]_N := (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_41 : J1_40 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_42 : is_jacobian (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) activation J1_40.
have size_ge0 := @size1_ge0 R N.
have D_43 := VD_at activation.
have D_44 := D_sumv size_ge0 D_43.
have D_45 := D_mulr size_ge0 (N%:R^-1) D_44.
have D_46 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_45.
have D_47 := VD_sub D_43 D_46.
have D_48 := D_dot size_ge0 D_47 D_47.
have D_49 := D_mulr size_ge0 (N%:R^-1) D_48.
have D_50 := D_addr size_ge0 eps D_49.
have S_52 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have C_51 : 0 < t_22 := pos_is e_23 S_52.
have D_53 := D_sqrt size_ge0 C_51 D_50.
have NZ_54 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_33 != 0 := nz_is e_34 NZ_54.
have D_56 := D_inv size_ge0 C_55 D_53.
have D_57 := VD_scale size_ge0 D_56 D_47.
have D_58 := VD_hadl gain D_57.
have D_59 := VD_addr size_ge0 (bias : 'cV[R]_N) D_58.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_59 _) => h_60.
have e_61 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_62 : R := (2%:R : R) * t_33.
have e_63 : t_62 = ((2%:R * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_34) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_64 : R := t_62^-1.
have NZ_66 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_63) _); clear - NZ_38 NZ_66 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_67 : h_60 = (col (fun i => (h_60 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_68 : R := sumv h_60.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_60 i 0))).
have e_69 : t_68 = m_6 by rule (sum_node e_67 M_6 _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_68 / N%:R.
have e_71 : t_70 = (m_6 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_70 *: (ones : 'cV[R]_N).
have e_73 : t_72 = (col (fun i => (m_6 / (n)) * (1))) by rule (col_eq (col_scale e_71 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := h_60 - t_72.
have e_75 : t_74 = (col (fun i => (h_60 i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_sub e_67 e_73) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : R := dot t_74 t_12.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_60 i 0))).
have d_78 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_2) / (n)) * ((h_60 i 0)) + ((- m_6) / (n)) * ((activation i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_2) / (n)) M_6)) (partZ ((- m_6) / (n)) M_2)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => ((h_60 i 0) + ((- m_6) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_78) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_77 : t_76 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_75 e_13 d_79); done.
pose t_80 : R := dot t_12 t_74.
have d_82 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_6) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_60 i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_6) / (n)) M_2)) (partZ ((- m_2) / (n)) M_6)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_83 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_60 i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_82) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_81 : t_80 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_13 e_75 d_83); done.
pose t_84 : R := t_76 + t_80.
have e_85 : t_84 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_77 e_81) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := t_84 / N%:R.
have e_87 : t_86 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_64 * t_86.
have e_89 : t_88 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_65 e_87) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_90 : R := t_36 * t_88.
have e_91 : t_90 = ((n * m_7 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_89) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_94 : R := - t_92.
have e_95 : t_94 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_93) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_96 : 'cV[R]_N := t_94 *: t_12.
have e_97 : t_96 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_95 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_98 : 'cV[R]_N := t_36 *: t_74.
have e_99 : t_98 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)) + ((- r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_75) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_100 : 'cV[R]_N := t_96 + t_98.
have e_101 : t_100 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)))) by rule (col_eq (col_add e_97 e_99) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : 'cV[R]_N := had gain t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_60 i 0)))) by rule (col_eq (col_had e_39 e_101) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_104 : 'cV[R]_N := J1_40 *m h_60.
have d_106 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_107 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_108 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_109 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_105 : t_104 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_60 i 0)) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_41 e_67 (conj d_107 (conj d_109 I))) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
rule (col_same e_103 e_105 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_110 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : N%:R != 0 := nz_is e_5 NZ_110.
have e_112 : c = c by [].
pose t_113 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_114 : t_113 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_112 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_115 : 'cV[R]_N := activation + t_113.
have e_116 : t_115 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_1 e_114) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_117 : R := sumv t_115.
have e_118 : t_117 = (n * c + m_2) by rule (sum_node e_116 (partD M_2 (partZ c (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_119 : R := t_117 / N%:R.
have e_120 : t_119 = ((n * c + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_118 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : 'cV[R]_N := t_119 *: (ones : 'cV[R]_N).
have e_122 : t_121 = (col (fun i => ((n * c + m_2) / (n)) * (1))) by rule (col_eq (col_scale e_120 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_123 : 'cV[R]_N := t_115 - t_121.
have e_124 : t_123 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_116 e_122) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_125 : R := dot t_123 t_123.
have e_126 : t_125 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_124 e_124 d_18); done.
pose t_127 : R := t_125 / N%:R.
have e_128 : t_127 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_126 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_129 : R := t_127 + eps.
have e_130 : t_129 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_128 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_131 : R := Num.sqrt t_129.
have S_133 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have e_132 : t_131 = (r_5 / (n)) by rule (sqrt_node e_130 S_133 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_134 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_135 : t_131 != 0 := nz_is e_132 NZ_134.
have NZ_136 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_137 : t_33 != 0 := nz_is e_34 NZ_136.
have S_138 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have C_139 : 0 <= t_129 := nneg_is e_130 S_138.
have S_140 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have C_141 : 0 <= t_22 := nneg_is e_23 S_140.
pose t_142 : R := t_131^-1.
have e_143 : t_142 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_132) _); clear - NZ_38 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_144 : 'cV[R]_N := t_142 *: t_123.
have e_145 : t_144 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_143 e_124) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_146 : 'cV[R]_N := had gain t_144.
have e_147 : t_146 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_39 e_145) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_148 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_149 : 'cV[R]_N := t_146 + bias.
have e_150 : t_149 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_147 e_148) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_152 : 'cV[R]_N := t_36 *: t_12.
have e_153 : t_152 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_154 : 'cV[R]_N := had gain t_152.
have e_155 : t_154 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_39 e_153) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_156 : 'cV[R]_N := t_154 + bias.
have e_157 : t_156 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_155 e_148) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_151 : t_149 = t_156 by rule (col_same e_150 e_157 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_158 : 'cV[R]_N := J1_40 *m (ones : 'cV[R]_N).
have d_160 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = 0 by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_161 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = 0 by rule (whole_eq _ d_160) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_162 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_163 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_162) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_159 : t_158 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: 0; ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_41 e_9 (conj d_161 (conj d_163 I))) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_165 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_164 : t_158 = (0 : 'cV[R]_N) by rule (col_same e_159 e_165 _) => i; clear - R; first [reflexivity | ring].
exists J1_40; split; first exact: C_42.
split; first exact: C_111.
split; first exact: C_135.
split; first exact: C_137.
split; first exact: C_139.
split; first exact: C_141.
split; first exact: C_151.
exact: C_164.
Qed.

(* walkthrough.scale-invariance
   Scaling the input by a constant c does not change the output
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intuition of the terms,
   term 3 *)
Theorem walkthrough_scale_invariance (activation gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  0 < c ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias (c *: activation) = layer_norm eps gain bias activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1 H2.
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
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_3 + m_2 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_3 + m_2 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : eps = eps by [].
have e_26 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_27 : eps = 0 by rule (solved (r := 1) (eq_of H1 e_25 e_26) _); clear - R; first [reflexivity | ring].
have e_28 : c = c by [].
have H_29 := pos_of H2 e_28.
have NZ_30 := lt0r_neq0 H_29.
have NZ_31 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_30 _); clear - R; first [reflexivity | ring].
have S_32 : 0 < c by rule (pos_quotient H_29 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_31 R; sgn | clear - R; first [reflexivity | ring]].
have e_33 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_34 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : N%:R != 0 := nz_is e_33 NZ_34.
have e_36 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := c *: activation.
have e_38 : t_37 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_28 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := sumv t_37.
have e_40 : t_39 = (m_2 * c) by rule (sum_node e_38 (partZ c M_2) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / N%:R.
have e_42 : t_41 = ((m_2 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_43 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_44 : 'cV[R]_N := t_41 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => ((m_2 * c) / (n)) * (1))) by rule (col_eq (col_scale e_42 e_43) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := t_37 - t_44.
have e_47 : t_46 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by rule (col_eq (col_sub e_38 e_45) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := dot t_46 t_46.
have d_50 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_51 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_50) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_49 : t_48 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_47 e_47 d_51); done.
pose t_52 : R := t_48 / N%:R.
have e_53 : t_52 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : R := t_52 + eps.
have e_56 : t_55 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_53 E_27) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : R := Num.sqrt t_55.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_59 : 0 <= (c * r_5) by rule (nneg_is (c := r_5 * c) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_32 S_r5 NZ_8 NZ_23 NZ_31 R; sgn].
have S_60 : 0 <= ((c * r_5) / (n)) by rule (nneg_is (c := (c * r_5) * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_32 S_r5 S_59 NZ_8 NZ_23 NZ_31 R; sgn].
have e_58 : t_57 = ((c * r_5) / (n)) by rule (sqrt_node e_56 S_60 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_61 := lt0r_neq0 S_r5.
have NZ_62 : ((c * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * c * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_61 NZ_31 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_63 : t_57 != 0 := nz_is e_58 NZ_62.
pose t_64 : R := sumv activation.
have e_65 : t_64 = m_2 by rule (sum_node e_36 M_2 _); clear - R; first [reflexivity | ring].
pose t_66 : R := t_64 / N%:R.
have e_67 : t_66 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_65 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_68 : 'cV[R]_N := t_66 *: (ones : 'cV[R]_N).
have e_69 : t_68 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_67 e_43) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := activation - t_68.
have e_71 : t_70 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_36 e_69) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_72 : R := dot t_70 t_70.
have d_74 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_74) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_71 e_71 d_75); done.
pose t_76 : R := t_72 / N%:R.
have e_77 : t_76 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_73 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := t_76 + eps.
have e_79 : t_78 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_77 E_27) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := Num.sqrt t_78.
have S_82 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_32 S_r5 S_59 NZ_8 NZ_23 NZ_31 NZ_61 R; sgn].
have e_81 : t_80 = (r_5 / (n)) by rule (sqrt_node e_79 S_82 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_83 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_61 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_84 : t_80 != 0 := nz_is e_81 NZ_83.
have S_85 : 0 <= (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_32 S_r5 S_59 NZ_8 NZ_23 NZ_31 NZ_61 R; sgn].
have S_86 : 0 <= ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_32 S_r5 S_59 S_85 NZ_8 NZ_23 NZ_31 NZ_61 R; sgn].
have C_87 : 0 <= t_55 := nneg_is e_56 S_86.
have S_88 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_32 S_r5 S_59 S_85 NZ_8 NZ_23 NZ_31 NZ_61 R; sgn].
have C_89 : 0 <= t_78 := nneg_is e_79 S_88.
have e_90 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_91 : R := t_57^-1.
have NZ_93 : (c * r_5) != 0 :> R by rule (nz_is (c := (r_5 * c)) _ _); [clear - R; ring | clear - NZ_61 NZ_31 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_92 : t_91 = ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_58) _); clear - NZ_61 NZ_31 NZ_93 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_94 : 'cV[R]_N := t_91 *: t_46.
have e_95 : t_94 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_92 e_47) _) => i; reduce; clear - NZ_31 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_96 : 'cV[R]_N := had gain t_94.
have e_97 : t_96 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_90 e_95) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_98 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_99 : 'cV[R]_N := t_96 + bias.
have e_100 : t_99 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_97 e_98) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : R := t_80^-1.
have e_103 : t_102 = ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_81) _); clear - NZ_61 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_104 : 'cV[R]_N := t_102 *: t_70.
have e_105 : t_104 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_103 e_71) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_106 : 'cV[R]_N := had gain t_104.
have e_107 : t_106 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_90 e_105) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_108 : 'cV[R]_N := t_106 + bias.
have e_109 : t_108 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_107 e_98) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_101 : t_99 = t_108 by rule (col_same e_100 e_109 _) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_35.
split; first exact: C_63.
split; first exact: C_84.
split; first exact: C_87.
split; first exact: C_89.
exact: C_101.
Qed.

(* lnverify.scale-law
   For c > 0 LayerNorm at ca with c²ε is LayerNorm at a with ε, and its derivative along a is ε/(σ² + ε) x̂
   this project; with a proof *)
Theorem lnverify_scale_law (activation gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < c ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + c ^+ 2 * eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance (c *: activation) + c ^+ 2 * eps /\
  0 <= variance activation + eps /\
  layer_norm (c ^+ 2 * eps) gain bias (c *: activation) = layer_norm eps gain bias activation :> 'cV[R]_N /\
  J1 *m activation = (eps / (variance activation + eps)) *: normalized eps activation :> 'cV[R]_N.
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
have H_34 := pos_of H1 e_33.
have NZ_35 := lt0r_neq0 H_34.
have NZ_36 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_35 _); clear - R; first [reflexivity | ring].
have S_37 : 0 < c by rule (pos_quotient H_34 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_36 R; sgn | clear - R; first [reflexivity | ring]].
pose t_38 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_40 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 R; sgn].
have e_39 : t_38 = (r_5 / (n)) by rule (sqrt_node e_23 S_40 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_41 : R := t_38^-1.
have NZ_43 := lt0r_neq0 S_r5.
have e_42 : t_41 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_39) _); clear - NZ_43 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J1_44 : 'M[R]_N := (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_45 : J1_44 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_46 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_44.
have size_ge0 := @size1_ge0 R N.
have D_47 := VD_at activation.
have D_48 := D_sumv size_ge0 D_47.
have D_49 := D_mulr size_ge0 (N%:R^-1) D_48.
have D_50 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_49.
have D_51 := VD_sub D_47 D_50.
have D_52 := D_dot size_ge0 D_51 D_51.
have D_53 := D_mulr size_ge0 (N%:R^-1) D_52.
have D_54 := D_addr size_ge0 eps D_53.
have S_56 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have C_55 : 0 < t_22 := pos_is e_23 S_56.
have D_57 := D_sqrt size_ge0 C_55 D_54.
have NZ_58 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_43 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_38 != 0 := nz_is e_39 NZ_58.
have D_60 := D_inv size_ge0 C_59 D_57.
have D_61 := VD_scale size_ge0 D_60 D_51.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_38.
have e_65 : t_64 = ((2%:R * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_39) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_43 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_43 NZ_68 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_6 by rule (sum_node e_69 M_6 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_6 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_6 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_6) / (n)) * ((activation i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_2) / (n)) M_6)) (partZ ((- m_6) / (n)) M_2)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_6) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_6) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_6) / (n)) M_2)) (partZ ((- m_2) / (n)) M_6)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_92 : R := t_41 * t_90.
have e_93 : t_92 = ((n * m_7 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_91) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_94 : R := t_41 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_93) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_100 : 'cV[R]_N := t_41 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_104 : 'cV[R]_N := J1_44 *m h_62.
have d_106 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_107 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_62 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_108 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_109 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_62 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_105 : t_104 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_45 e_69 (conj d_107 (conj d_109 I))) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
rule (col_same e_103 e_105 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_110 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : N%:R != 0 := nz_is e_5 NZ_110.
pose t_112 : 'cV[R]_N := c *: activation.
have e_113 : t_112 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_33 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_114 : R := sumv t_112.
have e_115 : t_114 = (m_2 * c) by rule (sum_node e_113 (partZ c M_2) _); clear - R; first [reflexivity | ring].
pose t_116 : R := t_114 / N%:R.
have e_117 : t_116 = ((m_2 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_115 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_118 : 'cV[R]_N := t_116 *: (ones : 'cV[R]_N).
have e_119 : t_118 = (col (fun i => ((m_2 * c) / (n)) * (1))) by rule (col_eq (col_scale e_117 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_120 : 'cV[R]_N := t_112 - t_118.
have e_121 : t_120 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by rule (col_eq (col_sub e_113 e_119) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_122 : R := dot t_120 t_120.
have d_124 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_125 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_124) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_123 : t_122 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_121 e_121 d_125); done.
pose t_126 : R := t_122 / N%:R.
have e_127 : t_126 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_123 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_128 : R := c ^+ 2.
have e_129 : t_128 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_33) _); clear - R; first [reflexivity | ring].
pose t_130 : R := t_128 * eps.
have e_131 : t_130 = (eps * c ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_129 e_21) _); clear - R; first [reflexivity | ring].
pose t_132 : R := t_126 + t_130.
have e_133 : t_132 = ((n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_127 e_131) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_134 : R := Num.sqrt t_132.
have S_136 : 0 <= (c * r_5) by rule (nneg_is (c := r_5 * c) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have S_137 : 0 <= ((c * r_5) / (n)) by rule (nneg_is (c := (c * r_5) * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 S_136 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have e_135 : t_134 = ((c * r_5) / (n)) by rule (sqrt_node e_133 S_137 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_138 : ((c * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * c * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_43 NZ_36 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_139 : t_134 != 0 := nz_is e_135 NZ_138.
have NZ_140 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_43 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_141 : t_38 != 0 := nz_is e_39 NZ_140.
have NZ_142 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_143 : t_22 != 0 := nz_is e_23 NZ_142.
have S_144 : 0 <= (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 S_136 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have S_145 : 0 <= ((n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 S_136 S_144 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have C_146 : 0 <= t_132 := nneg_is e_133 S_145.
have S_147 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 S_136 S_144 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have C_148 : 0 <= t_22 := nneg_is e_23 S_147.
have e_149 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_150 : R := t_134^-1.
have NZ_152 : (c * r_5) != 0 :> R by rule (nz_is (c := (r_5 * c)) _ _); [clear - R; ring | clear - NZ_43 NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_151 : t_150 = ((n * r_5) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_135) _); clear - NZ_43 NZ_36 NZ_152 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_153 : 'cV[R]_N := t_150 *: t_120.
have e_154 : t_153 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_151 e_121) _) => i; reduce; clear - NZ_36 NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_155 : 'cV[R]_N := had gain t_153.
have e_156 : t_155 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_149 e_154) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_157 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_158 : 'cV[R]_N := t_155 + bias.
have e_159 : t_158 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_156 e_157) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_161 : 'cV[R]_N := t_41 *: t_12.
have e_162 : t_161 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_163 : 'cV[R]_N := had gain t_161.
have e_164 : t_163 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_149 e_162) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_165 : 'cV[R]_N := t_163 + bias.
have e_166 : t_165 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_164 e_157) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_160 : t_158 = t_165 by rule (col_same e_159 e_166 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_167 : 'cV[R]_N := J1_44 *m activation.
have d_169 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((- n ^+ 2 * m_3 * r_5 + n * m_2 ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_3)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_170 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((activation i 0))) = ((- n ^+ 2 * m_3 * r_5 + n * m_2 ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_169) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_171 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_3)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_172 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((activation i 0))) = ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_171) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_168 : t_167 = (col (fun i => ((n ^+ 3 * eps * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * m_3 * r_5 + n * m_2 ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_45 e_1 (conj d_170 (conj d_172 I))) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_174 : R := eps / t_22.
have e_175 : t_174 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_176 : 'cV[R]_N := t_174 *: t_161.
have e_177 : t_176 = (col (fun i => ((n ^+ 3 * eps * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_175 e_162) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_173 : t_167 = t_176 by rule (col_same e_168 e_177 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
exists J1_44; split; first exact: C_46.
split; first exact: C_111.
split; first exact: C_139.
split; first exact: C_141.
split; first exact: C_143.
split; first exact: C_146.
split; first exact: C_148.
split; first exact: C_160.
exact: C_173.
Qed.

(* lnverify.odd
   Reversing the activation reverses the output about the bias
   this project; with a proof *)
Theorem lnverify_odd (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (- activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (- activation) + eps /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias (- activation) + layer_norm eps gain bias activation = 2%:R *: bias :> 'cV[R]_N.
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
pose t_35 : 'cV[R]_N := - activation.
have e_36 : t_35 = (col (fun i => (- 1) * ((activation i 0)))) by rule (col_eq (col_opp e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_37 : R := sumv t_35.
have e_38 : t_37 = (- m_2) by rule (sum_node e_36 (partZ (- 1) M_2) _); clear - R; first [reflexivity | ring].
pose t_39 : R := t_37 / N%:R.
have e_40 : t_39 = ((- m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_38 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_41 : 'cV[R]_N := t_39 *: (ones : 'cV[R]_N).
have e_42 : t_41 = (col (fun i => ((- m_2) / (n)) * (1))) by rule (col_eq (col_scale e_40 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : 'cV[R]_N := t_35 - t_41.
have e_44 : t_43 = (col (fun i => (- 1) * ((activation i 0)) + (m_2 / (n)) * (1))) by rule (col_eq (col_sub e_36 e_42) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : R := dot t_43 t_43.
have d_47 : whole (fun i => ((- 1) * ((activation i 0)) + (m_2 / (n)) * (1)) * ((- 1) * ((activation i 0)) + (m_2 / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_46 : t_45 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_44 e_44 d_47); done.
pose t_48 : R := t_45 / N%:R.
have e_49 : t_48 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_46 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_50 : R := t_48 + eps.
have e_51 : t_50 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_49 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : R := Num.sqrt t_50.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_54 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_53 : t_52 = (r_4 / (n)) by rule (sqrt_node e_51 S_54 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_55 := lt0r_neq0 S_r4.
have NZ_56 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_55 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_52 != 0 := nz_is e_53 NZ_56.
pose t_58 : R := Num.sqrt t_22.
have S_60 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_55 R; sgn].
have e_59 : t_58 = (r_4 / (n)) by rule (sqrt_node e_23 S_60 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_61 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_55 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_62 : t_58 != 0 := nz_is e_59 NZ_61.
have S_63 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_55 R; sgn].
have C_64 : 0 <= t_50 := nneg_is e_51 S_63.
have S_65 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_55 R; sgn].
have C_66 : 0 <= t_22 := nneg_is e_23 S_65.
have e_67 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_68 : R := t_52^-1.
have e_69 : t_68 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_53) _); clear - NZ_55 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_70 : 'cV[R]_N := t_68 *: t_43.
have e_71 : t_70 = (col (fun i => ((- n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_69 e_44) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : 'cV[R]_N := had gain t_70.
have e_73 : t_72 = (col (fun i => ((- n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_67 e_71) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_74 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_75 : 'cV[R]_N := t_72 + bias.
have e_76 : t_75 = (col (fun i => ((- n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_73 e_74) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_77 : R := t_58^-1.
have e_78 : t_77 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_59) _); clear - NZ_55 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_79 : 'cV[R]_N := t_77 *: t_12.
have e_80 : t_79 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_78 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_81 : 'cV[R]_N := had gain t_79.
have e_82 : t_81 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_67 e_80) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_83 : 'cV[R]_N := t_81 + bias.
have e_84 : t_83 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_82 e_74) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_85 : 'cV[R]_N := t_75 + t_83.
have e_86 : t_85 = (col (fun i => 2%:R * ((bias i 0)))) by rule (col_eq (col_add e_76 e_84) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_88 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_89 : 'cV[R]_N := (2%:R : R) *: bias.
have e_90 : t_89 = (col (fun i => 2%:R * ((bias i 0)))) by rule (col_eq (col_scale e_88 e_74) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_87 : t_85 = t_89 by rule (col_same e_86 e_90 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_34.
split; first exact: C_57.
split; first exact: C_62.
split; first exact: C_64.
split; first exact: C_66.
exact: C_87.
Qed.

(* lnverify.equivariance
   Sub-steps (i) and (ii) commute with every reflection that keeps 1, so with every permutation
   this project; with a proof *)
Theorem lnverify_equivariance (activation d : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < dot (Pi *m d) (Pi *m d) ->
  N%:R != 0 :> R /\
  dot (Pi *m d) (Pi *m d) != 0 /\
  Num.sqrt (variance (reflection (Pi *m d) *m activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (reflection (Pi *m d) *m activation) + eps /\
  0 <= variance activation + eps /\
  reflection (Pi *m d) *m ones = ones :> 'cV[R]_N /\
  normalized eps (reflection (Pi *m d) *m activation) = reflection (Pi *m d) *m normalized eps activation :> 'cV[R]_N.
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
have e_33 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_34 : R := N%:R^-1.
have e_35 : t_34 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_36 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_37 : t_36 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_38 : 'M[R]_N := t_34 *: t_36.
have e_39 : t_38 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_35 e_37) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_40 : 'M[R]_N := (1%:M : 'M[R]_N) - t_38.
have e_41 : t_40 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_33 e_39) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_42 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_43 : 'cV[R]_N := t_40 *m d.
have [m_4 M_4] := some_number (part xpredT (fun i => (d i 0))).
have d_45 : whole (fun i => ((- 1) / (n)) * ((d i 0))) = ((- m_4) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_4) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_46 : whole (fun i => (((- 1) / (n)) * (1)) * ((d i 0))) = ((- m_4) / (n)) by rule (whole_eq _ d_45) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_44 : t_43 = (col (fun i => (d i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_4) / (n))]) e_41 e_42 (conj d_46 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : R := dot t_43 t_43.
have [m_5 M_5] := some_number (part xpredT (fun i => (d i 0) ^+ 2)).
have S_49 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_50 : whole (fun i => (d i 0) ^+ 2 + ((- 2%:R * m_4) / (n)) * ((d i 0)) + ((m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (num_eq (partD (partD M_5 (partZ ((- 2%:R * m_4) / (n)) M_4)) (partZ ((m_4 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_51 : whole (fun i => ((d i 0) + ((- m_4) / (n)) * (1)) * ((d i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (whole_eq _ d_50) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_48 : t_47 = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (dot_node e_44 e_44 d_51); done.
have H_52 := pos_of H1 e_48.
have NZ_53 := lt0r_neq0 H_52.
have NZ_54 : (- n * m_5 + m_4 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_5 + m_4 ^+ 2)) (r := ((- 1) / (n))) NZ_53 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_55 : 0 < (n * m_5 - m_4 ^+ 2) by rule (pos_quotient H_52 (r := n) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 S_49 NZ_8 NZ_26 NZ_54 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_56 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : N%:R != 0 := nz_is e_5 NZ_56.
have NZ_58 : ((n * m_5 - m_4 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_5 + m_4 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_54 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_47 != 0 := nz_is e_48 NZ_58.
pose t_60 : R := t_47^-1.
have NZ_62 : (n * m_5 - m_4 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_5 + m_4 ^+ 2))) _ _); [clear - R; ring | clear - NZ_54 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_61 : t_60 = ((- n) / ((- n * m_5 + m_4 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_48) _); clear - NZ_54 NZ_62 NZ_8 R; first [reflexivity | field; nz | ring].
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : 'M[R]_N := outer t_43 t_43.
have e_65 : t_64 = (opr (fun i => 0) [:: ((fun i => (d i 0) + ((- m_4) / (n)) * (1)), (fun i => (d i 0) + ((- m_4) / (n)) * (1)))]) by rule (opr_eq (opr_outer e_44 e_44) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_66 : 'M[R]_N := (2%:R : R) *: t_64.
have e_67 : t_66 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => 2%:R * ((d i 0)) + ((- 2%:R * m_4) / (n)) * (1))); ((fun i => 1), (fun i => ((- 2%:R * m_4) / (n)) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / (n ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_63 e_65) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_68 : 'M[R]_N := t_60 *: t_66.
have e_69 : t_68 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => ((- 2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_scale e_61 e_67) _ _); [move=> i; reduce; clear - NZ_54 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_70 : 'M[R]_N := (1%:M : 'M[R]_N) - t_68.
have e_71 : t_70 = (opr (fun i => 1) [:: ((fun i => (d i 0)), (fun i => ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_sub e_33 e_69) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_72 : 'cV[R]_N := t_70 *m activation.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (d i 0))).
have d_74 : whole (fun i => ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((activation i 0))) = ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) by rule (num_eq (partD (partZ ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) M_6) (partZ ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_2)) _); clear - NZ_54 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => (((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1)) * ((activation i 0))) = ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) by rule (whole_eq _ d_74) => i; clear - NZ_54 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((activation i 0) * (d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * ((activation i 0))) = ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) by rule (num_eq (partD (partZ ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_6) (partZ ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) M_2)) _); clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
have d_77 : whole (fun i => (((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) * ((activation i 0))) = ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) by rule (whole_eq _ d_76) => i; clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = (col (fun i => (activation i 0) + ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))); ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n))]) e_71 e_1 (conj d_75 (conj d_77 I))) _) => i; reduce; clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := sumv t_72.
have e_79 : t_78 = m_2 by rule (sum_node e_73 (partD (partD M_2 (partZ ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_4)) (partZ ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) (whole_ones En))) _); clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_78 / N%:R.
have e_81 : t_80 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_79 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_82 : 'cV[R]_N := t_80 *: (ones : 'cV[R]_N).
have e_83 : t_82 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_81 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_84 : 'cV[R]_N := t_72 - t_82.
have e_85 : t_84 = (col (fun i => (activation i 0) + ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((n * m_2 * m_5 - 2%:R * n * m_4 * m_6 + m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1))) by rule (col_eq (col_sub e_73 e_83) _) => i; reduce; clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := dot t_84 t_84.
have d_88 : whole (fun i => (activation i 0) ^+ 2 + ((4%:R * n * m_6 - 4%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((activation i 0) * (d i 0)) + ((2%:R * n * m_2 * m_5 - 4%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * ((activation i 0)) + ((4%:R * n ^+ 2 * m_6 ^+ 2 - 8%:R * n * m_2 * m_4 * m_6 + 4%:R * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) ^+ 2)) * ((d i 0) ^+ 2) + ((4%:R * n ^+ 2 * m_2 * m_5 * m_6 - 8%:R * n ^+ 2 * m_4 * m_6 ^+ 2 - 4%:R * n * m_2 ^+ 2 * m_4 * m_5 + 12%:R * n * m_2 * m_4 ^+ 2 * m_6 - 4%:R * m_2 ^+ 2 * m_4 ^+ 3) / (n * (- n * m_5 + m_4 ^+ 2) ^+ 2)) * ((d i 0)) + ((n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 4%:R * n ^+ 2 * m_2 * m_4 * m_5 * m_6 + 4%:R * n ^+ 2 * m_4 ^+ 2 * m_6 ^+ 2 + 2%:R * n * m_2 ^+ 2 * m_4 ^+ 2 * m_5 - 4%:R * n * m_2 * m_4 ^+ 3 * m_6 + m_2 ^+ 2 * m_4 ^+ 4) / ((- n * m_5 + m_4 ^+ 2) ^+ 2 * n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD M_3 (partZ ((4%:R * n * m_6 - 4%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_6)) (partZ ((2%:R * n * m_2 * m_5 - 4%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) M_2)) (partZ ((4%:R * n ^+ 2 * m_6 ^+ 2 - 8%:R * n * m_2 * m_4 * m_6 + 4%:R * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) ^+ 2)) M_5)) (partZ ((4%:R * n ^+ 2 * m_2 * m_5 * m_6 - 8%:R * n ^+ 2 * m_4 * m_6 ^+ 2 - 4%:R * n * m_2 ^+ 2 * m_4 * m_5 + 12%:R * n * m_2 * m_4 ^+ 2 * m_6 - 4%:R * m_2 ^+ 2 * m_4 ^+ 3) / (n * (- n * m_5 + m_4 ^+ 2) ^+ 2)) M_4)) (partZ ((n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 4%:R * n ^+ 2 * m_2 * m_4 * m_5 * m_6 + 4%:R * n ^+ 2 * m_4 ^+ 2 * m_6 ^+ 2 + 2%:R * n * m_2 ^+ 2 * m_4 ^+ 2 * m_5 - 4%:R * n * m_2 * m_4 ^+ 3 * m_6 + m_2 ^+ 2 * m_4 ^+ 4) / ((- n * m_5 + m_4 ^+ 2) ^+ 2 * n ^+ 2)) (whole_ones En))) _); clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
have d_89 : whole (fun i => ((activation i 0) + ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((n * m_2 * m_5 - 2%:R * n * m_4 * m_6 + m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) * ((activation i 0) + ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((n * m_2 * m_5 - 2%:R * n * m_4 * m_6 + m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_88) => i; clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
have e_87 : t_86 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_85 e_85 d_89); done.
pose t_90 : R := t_86 / N%:R.
have e_91 : t_90 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_92 : R := t_90 + eps.
have e_93 : t_92 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_91 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_94 : R := Num.sqrt t_92.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_96 : 0 <= (r_7 / (n)) by rule (nneg_is (c := r_7 * n^-1) _ _); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_49 S_55 S_r7 NZ_8 NZ_26 NZ_54 NZ_62 R; sgn].
have e_95 : t_94 = (r_7 / (n)) by rule (sqrt_node e_93 S_96 _); clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_97 := lt0r_neq0 S_r7.
have NZ_98 : (r_7 / (n)) != 0 by rule (nz_is (c := (r_7 * n^-1)) _ _); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_97 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_99 : t_94 != 0 := nz_is e_95 NZ_98.
pose t_100 : R := Num.sqrt t_22.
have S_102 : 0 <= (r_7 / (n)) by rule (nneg_is (c := r_7 * n^-1) _ _); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_49 S_55 S_r7 NZ_8 NZ_26 NZ_54 NZ_62 NZ_97 R; sgn].
have e_101 : t_100 = (r_7 / (n)) by rule (sqrt_node e_23 S_102 _); clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_103 : (r_7 / (n)) != 0 by rule (nz_is (c := (r_7 * n^-1)) _ _); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_97 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_104 : t_100 != 0 := nz_is e_101 NZ_103.
have S_105 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_49 S_55 S_r7 NZ_8 NZ_26 NZ_54 NZ_62 NZ_97 R; sgn].
have C_106 : 0 <= t_92 := nneg_is e_93 S_105.
have S_107 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_49 S_55 S_r7 NZ_8 NZ_26 NZ_54 NZ_62 NZ_97 R; sgn].
have C_108 : 0 <= t_22 := nneg_is e_23 S_107.
pose t_109 : 'cV[R]_N := t_70 *m (ones : 'cV[R]_N).
have d_111 : whole (fun i => ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1)) = 0 by rule (num_eq (partD (partZ ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) M_4) (partZ ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) (whole_ones En))) _); clear - NZ_54 R; first [reflexivity | field; nz | ring].
have d_112 : whole (fun i => (((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1)) * 1) = 0 by rule (whole_eq _ d_111) => i; clear - NZ_54 R; first [reflexivity | field; nz | ring].
have d_113 : whole (fun i => ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) = 0 by rule (num_eq (partD (partZ ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_4) (partZ ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) (whole_ones En))) _); clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
have d_114 : whole (fun i => (((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) * 1) = 0 by rule (whole_eq _ d_113) => i; clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
have e_110 : t_109 = (col (fun i => 1)) by rule (col_eq (opr_apply (s := [:: 0; 0]) e_71 e_9 (conj d_112 (conj d_114 I))) _) => i; reduce; clear - NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
have C_115 : t_109 = (ones : 'cV[R]_N) by rule (col_same e_110 e_9 _) => i; clear - R; first [reflexivity | ring].
pose t_116 : R := t_94^-1.
have e_117 : t_116 = ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_95) _); clear - NZ_97 NZ_8 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_118 : 'cV[R]_N := t_116 *: t_84.
have e_119 : t_118 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + ((n * m_2 * m_5 * r_7 - 2%:R * n * m_4 * m_6 * r_7 + m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_117 e_85) _) => i; reduce; clear - NZ_26 NZ_54 NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_121 : R := t_100^-1.
have e_122 : t_121 = ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_101) _); clear - NZ_97 NZ_8 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_123 : 'cV[R]_N := t_121 *: t_12.
have e_124 : t_123 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_122 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_125 : 'cV[R]_N := t_70 *m t_123.
have d_127 : whole (fun i => ((2%:R * n ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- 2%:R * n * m_2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + ((- 2%:R * n * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((2%:R * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partD (partZ ((2%:R * n ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- 2%:R * n * m_2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_4)) (partZ ((- 2%:R * n * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((2%:R * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_54 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_128 : whole (fun i => (((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1)) * (((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_127) => i; clear - NZ_54 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_129 : whole (fun i => ((- 2%:R * n * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((2%:R * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((- 2%:R * n * m_4 * m_6 * r_7 + 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partD (partZ ((- 2%:R * n * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((2%:R * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_4)) (partZ ((2%:R * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((- 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_54 NZ_26 NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_130 : whole (fun i => (((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) * (((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((- 2%:R * n * m_4 * m_6 * r_7 + 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_129) => i; clear - NZ_54 NZ_8 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_126 : t_125 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2 * m_5 * r_7 - 2%:R * n * m_4 * m_6 * r_7 + m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by rule (col_eq (opr_apply (s := [:: ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))); ((- 2%:R * n * m_4 * m_6 * r_7 + 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_71 e_124 (conj d_128 (conj d_130 I))) _) => i; reduce; clear - NZ_54 NZ_26 NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_120 : t_118 = t_125 by rule (col_same e_119 e_126 _) => i; clear - NZ_26 NZ_54 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
split; first exact: C_57.
split; first exact: C_59.
split; first exact: C_99.
split; first exact: C_104.
split; first exact: C_106.
split; first exact: C_108.
split; first exact: C_115.
exact: C_120.
Qed.

(* lnverify.equivariance.normal
   A reflection commutes with the projection where its normal d is orthogonal to 1, or along 1, and nowhere else
   this project; with a proof; compare Riechers, abstract, on the neural basis *)
Theorem lnverify_equivariance_normal (d activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot d d ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  dot d d != 0 /\
  dot ones ones != 0 :> R /\
  Num.sqrt (variance (reflection ones *m activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (reflection ones *m activation) + eps /\
  0 <= variance activation + eps /\
  Pi *m reflection d - reflection d *m Pi = ((2%:R * mean d) / dot d d) *: (outer ones (centered d) - outer (centered d) ones) :> 'M[R]_N /\
  normalized eps (reflection ones *m activation) = normalized eps activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot d d.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (d i 0) ^+ 2)).
have S_5 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (d i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((d i 0)) * ((d i 0))) = m_2 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_2 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_2 by rule (pos_quotient H_8 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : R := sumv activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have e_14 : t_13 = m_3 by rule (sum_node e_12 M_3 _); clear - R; first [reflexivity | ring].
have e_15 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_16 : R := t_13 / N%:R.
have NZ_18 := lt0r_neq0 N_pos.
have e_17 : t_16 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_15) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_19 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_16 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_17 e_19) _) => i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := activation - t_20.
have e_23 : t_22 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_12 e_21) _) => i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_24 : R := dot t_22 t_22.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_26 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_27 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have d_28 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_27) => i; clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_25 : t_24 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_23 e_23 d_28); done.
pose t_29 : R := t_24 / N%:R.
have e_30 : t_29 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_15) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_31 : eps = eps by [].
pose t_32 : R := t_29 + eps.
have e_33 : t_32 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_30 e_31) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have H_34 := pos_of H1 e_33.
have NZ_35 := lt0r_neq0 H_34.
have NZ_36 : (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_35 _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have g_37 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_4 - m_3 ^+ 2) by rule (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by rule (pos_quotient H_34 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_5 S_11 S_26 S_41 NZ_10 NZ_18 NZ_36 R; sgn | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
have NZ_43 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : N%:R != 0 := nz_is e_15 NZ_43.
have NZ_45 : m_2 != 0 by rule (nz_is (c := (m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_46 : t_2 != 0 := nz_is e_3 NZ_45.
pose t_47 : R := dot (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have d_49 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_50 : whole (fun i => 1 * 1) = n by rule (whole_eq _ d_49) => i; clear - R; first [reflexivity | ring].
have e_48 : t_47 = n by rule (dot_node e_19 e_19 d_50); done.
have NZ_51 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_47 != 0 := nz_is e_48 NZ_51.
have e_53 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_54 : R := t_47^-1.
have e_55 : t_54 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_48) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_56 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_57 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_58 : t_57 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_19 e_19) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_59 : 'M[R]_N := (2%:R : R) *: t_57.
have e_60 : t_59 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 2%:R * (1)))]) by rule (opr_eq (opr_scale e_56 e_58) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_61 : 'M[R]_N := t_54 *: t_59.
have e_62 : t_61 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (2%:R / (n)) * (1)))]) by rule (opr_eq (opr_scale e_55 e_60) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_63 : 'M[R]_N := (1%:M : 'M[R]_N) - t_61.
have e_64 : t_63 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 2%:R) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_53 e_62) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_65 : 'cV[R]_N := t_63 *m activation.
have d_67 : whole (fun i => ((- 2%:R) / (n)) * ((activation i 0))) = ((- 2%:R * m_3) / (n)) by rule (num_eq (partZ ((- 2%:R) / (n)) M_3) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => (((- 2%:R) / (n)) * (1)) * ((activation i 0))) = ((- 2%:R * m_3) / (n)) by rule (whole_eq _ d_67) => i; clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_66 : t_65 = (col (fun i => (activation i 0) + ((- 2%:R * m_3) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- 2%:R * m_3) / (n))]) e_64 e_12 (conj d_68 I)) _) => i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_69 : R := sumv t_65.
have e_70 : t_69 = (- m_3) by rule (sum_node e_66 (partD M_3 (partZ ((- 2%:R * m_3) / (n)) (whole_ones En))) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_71 : R := t_69 / N%:R.
have e_72 : t_71 = ((- m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_70 e_15) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := t_71 *: (ones : 'cV[R]_N).
have e_74 : t_73 = (col (fun i => ((- m_3) / (n)) * (1))) by rule (col_eq (col_scale e_72 e_19) _) => i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_75 : 'cV[R]_N := t_65 - t_73.
have e_76 : t_75 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_66 e_74) _) => i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_77 : R := dot t_75 t_75.
have e_78 : t_77 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_76 e_76 d_28); done.
pose t_79 : R := t_77 / N%:R.
have e_80 : t_79 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_78 e_15) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_81 : R := t_79 + eps.
have e_82 : t_81 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_80 e_31) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_83 : R := Num.sqrt t_81.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by exact: (root_pos S_42).
have S_85 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_18 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps N_pos S_4 S_5 S_11 S_26 S_41 S_42 S_r6 NZ_10 NZ_18 NZ_36 R; sgn].
have e_84 : t_83 = (r_6 / (n)) by rule (sqrt_node e_82 S_85 _); clear - NZ_18 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_86 := lt0r_neq0 S_r6.
have NZ_87 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_18 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_86 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : t_83 != 0 := nz_is e_84 NZ_87.
pose t_89 : R := Num.sqrt t_32.
have S_91 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_18 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps N_pos S_4 S_5 S_11 S_26 S_41 S_42 S_r6 NZ_10 NZ_18 NZ_36 NZ_86 R; sgn].
have e_90 : t_89 = (r_6 / (n)) by rule (sqrt_node e_33 S_91 _); clear - NZ_18 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_92 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_18 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_86 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_93 : t_89 != 0 := nz_is e_90 NZ_92.
have S_94 : 0 <= ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_26 S_41 S_42 S_r6 NZ_10 NZ_18 NZ_36 NZ_86 R; sgn].
have C_95 : 0 <= t_81 := nneg_is e_82 S_94.
have S_96 : 0 <= ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_26 S_41 S_42 S_r6 NZ_10 NZ_18 NZ_36 NZ_86 R; sgn].
have C_97 : 0 <= t_32 := nneg_is e_33 S_96.
pose t_98 : R := N%:R^-1.
have e_99 : t_98 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_15) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_100 : 'M[R]_N := t_98 *: t_57.
have e_101 : t_100 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_99 e_58) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_102 : 'M[R]_N := (1%:M : 'M[R]_N) - t_100.
have e_103 : t_102 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_53 e_101) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_104 : R := t_2^-1.
have e_105 : t_104 = (1 / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_3) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_106 : 'M[R]_N := outer d d.
have e_107 : t_106 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => (d i 0)))]) by rule (opr_eq (opr_outer e_1 e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_108 : 'M[R]_N := (2%:R : R) *: t_106.
have e_109 : t_108 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => 2%:R * ((d i 0))))]) by rule (opr_eq (opr_scale e_56 e_107) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_110 : 'M[R]_N := t_104 *: t_108.
have e_111 : t_110 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => (2%:R / (m_2)) * ((d i 0))))]) by rule (opr_eq (opr_scale e_105 e_109) _ _); [move=> i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_112 : 'M[R]_N := (1%:M : 'M[R]_N) - t_110.
have e_113 : t_112 = (opr (fun i => 1) [:: ((fun i => (d i 0)), (fun i => ((- 2%:R) / (m_2)) * ((d i 0))))]) by rule (opr_eq (opr_sub e_53 e_111) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_114 : 'M[R]_N := t_102 *m t_112.
have [m_5 M_5] := some_number (part xpredT (fun i => (d i 0))).
have d_116 : whole (fun i => ((- 1) / (n)) * ((d i 0))) = ((- m_5) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_5) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have d_117 : whole (fun i => (((- 1) / (n)) * (1)) * ((d i 0))) = ((- m_5) / (n)) by rule (whole_eq _ d_116) => i; clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_115 : t_114 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1) + ((2%:R * m_5) / (m_2 * n)) * ((d i 0)))); ((fun i => (d i 0)), (fun i => ((- 2%:R) / (m_2)) * ((d i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- m_5) / (n))]]) e_103 e_113 (conj (conj d_117 I) (I))) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_118 : 'M[R]_N := t_112 *m t_102.
have d_120 : whole (fun i => ((- 2%:R) / (m_2)) * ((d i 0))) = ((- 2%:R * m_5) / (m_2)) by rule (num_eq (partZ ((- 2%:R) / (m_2)) M_5) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_121 : whole (fun i => (((- 2%:R) / (m_2)) * ((d i 0))) * 1) = ((- 2%:R * m_5) / (m_2)) by rule (whole_eq _ d_120) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_119 : t_118 = (opr (fun i => 1) [:: ((fun i => (d i 0)), (fun i => ((- 2%:R) / (m_2)) * ((d i 0)) + ((2%:R * m_5) / (m_2 * n)) * (1))); ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ((- 2%:R * m_5) / (m_2))]]) e_113 e_103 (conj (conj d_121 I) (I))) _ _); [move=> i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_10 NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_122 : 'M[R]_N := t_114 - t_118.
have e_123 : t_122 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((2%:R * m_5) / (m_2 * n)) * ((d i 0)))); ((fun i => (d i 0)), (fun i => ((- 2%:R * m_5) / (m_2 * n)) * (1)))]) by rule (opr_eq (opr_sub e_115 e_119) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_18 NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_125 : R := sumv d.
have e_126 : t_125 = m_5 by rule (sum_node e_1 M_5 _); clear - R; first [reflexivity | ring].
pose t_127 : R := t_125 / N%:R.
have e_128 : t_127 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_126 e_15) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_129 : R := (2%:R : R) * t_127.
have e_130 : t_129 = ((2%:R * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_56 e_128) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_131 : R := t_129 / t_2.
have e_132 : t_131 = ((2%:R * m_5) / (m_2 * n)) by rule (num_eq (num2 (fun a b : R => a / b) e_130 e_3) _); clear - NZ_10 NZ_18 R; first [reflexivity | field; nz | ring].
pose t_133 : 'cV[R]_N := t_127 *: (ones : 'cV[R]_N).
have e_134 : t_133 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_128 e_19) _) => i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_135 : 'cV[R]_N := d - t_133.
have e_136 : t_135 = (col (fun i => (d i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_134) _) => i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_137 : 'M[R]_N := outer (ones : 'cV[R]_N) t_135.
have e_138 : t_137 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (d i 0) + ((- m_5) / (n)) * (1)))]) by rule (opr_eq (opr_outer e_19 e_136) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_139 : 'M[R]_N := outer t_135 (ones : 'cV[R]_N).
have e_140 : t_139 = (opr (fun i => 0) [:: ((fun i => (d i 0) + ((- m_5) / (n)) * (1)), (fun i => 1))]) by rule (opr_eq (opr_outer e_136 e_19) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_141 : 'M[R]_N := t_137 - t_139.
have e_142 : t_141 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (d i 0))); ((fun i => (d i 0)), (fun i => (- 1) * (1)))]) by rule (opr_eq (opr_sub e_138 e_140) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_143 : 'M[R]_N := t_131 *: t_141.
have e_144 : t_143 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((2%:R * m_5) / (m_2 * n)) * ((d i 0)))); ((fun i => (d i 0)), (fun i => ((- 2%:R * m_5) / (m_2 * n)) * (1)))]) by rule (opr_eq (opr_scale e_132 e_142) _ _); [move=> i; reduce; clear - NZ_10 NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_10 NZ_18 R; first [reflexivity | field; nz | ring]].
have C_124 : t_122 = t_143 by rule (opr_same e_123 e_144 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_145 : R := t_83^-1.
have e_146 : t_145 = ((n * r_6) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_84) _); clear - NZ_86 NZ_18 NZ_36 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_147 : 'cV[R]_N := t_145 *: t_75.
have e_148 : t_147 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_6) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_146 e_76) _) => i; reduce; clear - NZ_36 NZ_18 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_150 : R := t_89^-1.
have e_151 : t_150 = ((n * r_6) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_90) _); clear - NZ_86 NZ_18 NZ_36 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_152 : 'cV[R]_N := t_150 *: t_22.
have e_153 : t_152 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_6) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_151 e_23) _) => i; reduce; clear - NZ_36 NZ_18 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have C_149 : t_147 = t_152 by rule (col_same e_148 e_153 _) => i; clear - NZ_36 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
split; first exact: C_44.
split; first exact: C_46.
split; first exact: C_52.
split; first exact: C_88.
split; first exact: C_93.
split; first exact: C_95.
split; first exact: C_97.
split; first exact: C_124.
exact: C_149.
Qed.

(* lnverify.idempotent
   At ε = 0 normalizing twice is normalizing once
   this project; with a proof *)
Theorem lnverify_idempotent (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  Num.sqrt (variance (normalized 0 activation) + 0) != 0 /\
  0 <= variance activation + 0 /\
  0 <= variance (normalized 0 activation) + 0 /\
  normalized 0 (normalized 0 activation) = normalized 0 activation :> 'cV[R]_N.
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
have e_27 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_28 : R := t_19 + (0 : R).
have e_29 : t_28 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_27) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_32 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 R; sgn].
have e_31 : t_30 = (r_3 / (n)) by rule (sqrt_node e_29 S_32 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_33 := lt0r_neq0 S_r3.
have NZ_34 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_30 != 0 := nz_is e_31 NZ_34.
pose t_36 : R := t_30^-1.
have e_37 : t_36 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_31) _); clear - NZ_33 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_38 : 'cV[R]_N := t_36 *: t_12.
have e_39 : t_38 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_40 : R := sumv t_38.
have e_41 : t_40 = 0 by rule (sum_node e_39 (partD (partZ ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => 0)) by rule (col_eq (col_scale e_43 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_46 : 'cV[R]_N := t_38 - t_44.
have e_47 : t_46 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_sub e_39 e_45) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_48 : R := dot t_46 t_46.
have d_50 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_51 : whole (fun i => (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = n by rule (whole_eq _ d_50) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_49 : t_48 = n by rule (dot_node e_47 e_47 d_51); done.
pose t_52 : R := t_48 / N%:R.
have e_53 : t_52 = 1 by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := t_52 + (0 : R).
have e_55 : t_54 = 1 by rule (num_eq (num2 (fun a b : R => a + b) e_53 e_27) _); clear - R; first [reflexivity | ring].
pose t_56 : R := Num.sqrt t_54.
have S_58 : 0 <= 1 :> R by clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn.
have S_59 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have e_57 : t_56 = 1 by rule (sqrt_node e_55 S_59 _); clear - R; first [reflexivity | ring].
have NZ_60 : 1 != 0 :> R by rule (nz_is (c := (1)) _ _); [clear - R; first [reflexivity | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0 | apply: lt0r_neq0; sgn]].
have C_61 : t_56 != 0 := nz_is e_57 NZ_60.
have S_62 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_63 : 0 <= t_28 := nneg_is e_29 S_62.
have S_64 : 0 <= 1 :> R by clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn.
have S_65 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_66 : 0 <= t_54 := nneg_is e_55 S_65.
pose t_67 : R := t_56^-1.
have e_68 : t_67 = 1 by rule (num_eq (num1 (fun a : R => a^-1) e_57) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : 'cV[R]_N := t_67 *: t_46.
have e_70 : t_69 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_68 e_47) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_71 : t_69 = t_38 by rule (col_same e_70 e_39 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
split; first exact: C_26.
split; first exact: C_35.
split; first exact: C_61.
split; first exact: C_63.
split; first exact: C_66.
exact: C_71.
Qed.

(* lnverify.twice
   Normalizing twice with ε is normalizing once with ε(σ² + ε)
   this project; with a proof *)
Theorem lnverify_twice (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < variance activation + eps * (variance activation + eps) ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (normalized eps activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps * (variance activation + eps)) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance (normalized eps activation) + eps /\
  0 <= variance activation + eps * (variance activation + eps) /\
  normalized eps (normalized eps activation) = normalized (eps * (variance activation + eps)) activation :> 'cV[R]_N.
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
pose t_33 : R := eps * t_22.
have e_34 : t_33 = ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 - eps * m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_21 e_23) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_35 : R := t_19 + t_33.
have e_36 : t_35 = ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_34) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_37 := pos_of H1 e_36.
have NZ_38 := lt0r_neq0 H_37.
have NZ_39 : (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_38 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_40 : 0 < (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) by rule (pos_quotient H_37 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_39 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_41 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : N%:R != 0 := nz_is e_5 NZ_41.
pose t_43 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_45 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_40 S_r4 NZ_8 NZ_26 NZ_39 R; sgn].
have e_44 : t_43 = (r_4 / (n)) by rule (sqrt_node e_23 S_45 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_46 := lt0r_neq0 S_r4.
have NZ_47 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_46 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_48 : t_43 != 0 := nz_is e_44 NZ_47.
pose t_49 : R := t_43^-1.
have e_50 : t_49 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_44) _); clear - NZ_46 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : 'cV[R]_N := t_49 *: t_12.
have e_52 : t_51 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_50 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : R := sumv t_51.
have e_54 : t_53 = 0 by rule (sum_node e_52 (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : R := t_53 / N%:R.
have e_56 : t_55 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : 'cV[R]_N := t_55 *: (ones : 'cV[R]_N).
have e_58 : t_57 = (col (fun i => 0)) by rule (col_eq (col_scale e_56 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_59 : 'cV[R]_N := t_51 - t_57.
have e_60 : t_59 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_52 e_58) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : R := dot t_59 t_59.
have d_63 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_64 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_63) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_62 : t_61 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_60 e_60 d_64); done.
pose t_65 : R := t_61 / N%:R.
have e_66 : t_65 = ((n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_62 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_67 : R := t_65 + eps.
have e_68 : t_67 = ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_66 e_21) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_69 : R := Num.sqrt t_67.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) by exact: (root_pos S_40).
have S_71 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_40 S_r4 S_r5 NZ_8 NZ_26 NZ_39 NZ_46 R; sgn].
have S_72 : 0 <= ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (r_4 * r_5) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_40 S_r4 S_r5 S_71 NZ_8 NZ_26 NZ_39 NZ_46 R; sgn].
have e_70 : t_69 = ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (sqrt_node e_68 S_72 _); clear - NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_73 := lt0r_neq0 S_r5.
have NZ_74 : ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) != 0 by rule (nz_is (c := (r_5 * r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)) _ _); [clear - NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_73 NZ_46 NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_69 != 0 := nz_is e_70 NZ_74.
pose t_76 : R := Num.sqrt t_35.
have S_78 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_40 S_r4 S_r5 S_71 NZ_8 NZ_26 NZ_39 NZ_46 NZ_73 R; sgn].
have e_77 : t_76 = (r_5 / (n)) by rule (sqrt_node e_36 S_78 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_79 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_73 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_80 : t_76 != 0 := nz_is e_77 NZ_79.
have S_81 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_40 S_r4 S_r5 S_71 NZ_8 NZ_26 NZ_39 NZ_46 NZ_73 R; sgn].
have C_82 : 0 <= t_22 := nneg_is e_23 S_81.
have S_83 : 0 <= ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_40 S_r4 S_r5 S_71 NZ_8 NZ_26 NZ_39 NZ_46 NZ_73 R; sgn].
have C_84 : 0 <= t_67 := nneg_is e_68 S_83.
have S_85 : 0 <= ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_40 S_r4 S_r5 S_71 NZ_8 NZ_26 NZ_39 NZ_46 NZ_73 R; sgn].
have C_86 : 0 <= t_35 := nneg_is e_36 S_85.
pose t_87 : R := t_69^-1.
have NZ_89 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_73 NZ_46 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_88 : t_87 = ((r_4 * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_70) _); clear - NZ_73 NZ_46 NZ_89 NZ_26 NZ_39 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_90 : 'cV[R]_N := t_87 *: t_59.
have e_91 : t_90 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_88 e_60) _) => i; reduce; clear - NZ_39 NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_93 : R := t_76^-1.
have e_94 : t_93 = ((n * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_77) _); clear - NZ_73 NZ_8 NZ_39 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_95 : 'cV[R]_N := t_93 *: t_12.
have e_96 : t_95 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_94 e_13) _) => i; reduce; clear - NZ_39 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_92 : t_90 = t_95 by rule (col_same e_91 e_96 _) => i; clear - NZ_39 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_42.
split; first exact: C_48.
split; first exact: C_75.
split; first exact: C_80.
split; first exact: C_82.
split; first exact: C_84.
split; first exact: C_86.
exact: C_92.
Qed.

End Claims.
