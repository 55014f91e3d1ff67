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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_44 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_46 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_45 : t_44 = (r_5 / (n)) by apply: (sqrt_node e_23 S_46); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_47 : R := t_44^-1.
have NZ_49 := lt0r_neq0 S_r5.
have e_48 : t_47 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_45)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_50 : 'cV[R]_N := t_47 *: t_12.
have e_51 : t_50 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_52 : 'cV[R]_N := had gain t_50.
have e_53 : t_52 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_43 e_51)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_54 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := t_52 + bias.
have e_56 : t_55 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_53 e_54)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J1_57 : 'M[R]_N := (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_58 : J1_57 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_59 : is_jacobian (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) activation J1_57.
have size_ge0 := @size1_ge0 R N.
have D_60 := VD_const size_ge0 gain.
have D_61 := VD_at activation.
have D_62 := D_sumv size_ge0 D_61.
have D_63 := D_const size_ge0 N%:R.
have NZ_64 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_65 : N%:R != 0 := nz_is e_5 NZ_64.
have D_66 := D_inv size_ge0 C_65 D_63.
have D_67 := D_mul size_ge0 D_62 D_66.
have D_68 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_69 := VD_scale size_ge0 D_67 D_68.
have D_70 := VD_sub D_61 D_69.
have D_71 := D_dot size_ge0 D_70 D_70.
have NZ_72 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_73 : N%:R != 0 := nz_is e_5 NZ_72.
have D_74 := D_inv size_ge0 C_73 D_63.
have D_75 := D_mul size_ge0 D_71 D_74.
have D_76 := D_const size_ge0 eps.
have D_77 := D_add D_75 D_76.
have S_79 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_78 : 0 < t_22 := pos_is e_23 S_79.
have D_80 := D_sqrt size_ge0 C_78 D_77.
have NZ_81 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_44 != 0 := nz_is e_45 NZ_81.
have D_83 := D_inv size_ge0 C_82 D_80.
have D_84 := VD_scale size_ge0 D_83 D_70.
have D_85 := VD_had size_ge0 D_60 D_84.
have D_86 := VD_const size_ge0 bias.
have D_87 := VD_add D_85 D_86.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_87) => h_88.
have e_89 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_90 : 'cV[R]_N := had (0 : 'cV[R]_N) t_50.
have e_91 : t_90 = (col (fun i => 0)) by apply: (col_eq (col_had e_89 e_51)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_92 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_93 : R := (2%:R : R) * t_44.
have e_94 : t_93 = ((2%:R * r_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_92 e_45)); cbv beta; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_95 : R := t_93^-1.
have NZ_97 : (2%:R * r_5) != 0 :> R by apply: (nz_is (c := (2%:R * r_5))); [clear - R; ring | clear - NZ_49 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_96 : t_95 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_94)); cbv beta; clear - NZ_49 NZ_97 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_98 : h_88 = (col (fun i => (h_88 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_99 : R := sumv h_88.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_88 i 0))).
have e_100 : t_99 = m_6 by apply: (sum_node e_98 M_6); clear - R; first [reflexivity | ring].
pose t_101 : R := N%:R^-1.
have e_102 : t_101 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_103 : R := t_99 * t_101.
have e_104 : t_103 = (m_6 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_100 e_102)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_105 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_106 : R := t_101 * (0 : R).
have e_107 : t_106 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_102 e_105)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : R := t_101 * t_106.
have e_109 : t_108 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_102 e_107)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_110 : R := - t_108.
have e_111 : t_110 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_109)); cbv beta; clear - R; first [reflexivity | ring].
pose t_112 : R := t_2 * t_110.
have e_113 : t_112 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_111)); cbv beta; clear - R; first [reflexivity | ring].
pose t_114 : R := t_103 + t_112.
have e_115 : t_114 = (m_6 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_104 e_113)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_116 : 'cV[R]_N := t_114 *: (ones : 'cV[R]_N).
have e_117 : t_116 = (col (fun i => (m_6 / (n)) * (1))) by apply: (col_eq (col_scale e_115 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_118 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_119 : t_118 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_89)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_120 : 'cV[R]_N := t_116 + t_118.
have e_121 : t_120 = (col (fun i => (m_6 / (n)) * (1))) by apply: (col_eq (col_add e_117 e_119)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_122 : 'cV[R]_N := h_88 - t_120.
have e_123 : t_122 = (col (fun i => (h_88 i 0) + ((- m_6) / (n)) * (1))) by apply: (col_eq (col_sub e_98 e_121)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : R := dot t_122 t_12.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_88 i 0))).
have d_126 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_2) / (n)) * ((h_88 i 0)) + ((- m_6) / (n)) * ((activation i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (num_eq (partD (partD (partD M_7 (partZ ((- m_2) / (n)) M_6)) (partZ ((- m_6) / (n)) M_2)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_127 : whole (fun i => ((h_88 i 0) + ((- m_6) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (whole_eq _ d_126) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_125 : t_124 = ((n * m_7 - m_2 * m_6) / (n)) by apply: (dot_node e_123 e_13 d_127); done.
pose t_128 : R := dot t_12 t_122.
have d_130 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_6) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_88 i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (num_eq (partD (partD (partD M_7 (partZ ((- m_6) / (n)) M_2)) (partZ ((- m_2) / (n)) M_6)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_131 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_88 i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (whole_eq _ d_130) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_129 : t_128 = ((n * m_7 - m_2 * m_6) / (n)) by apply: (dot_node e_13 e_123 d_131); done.
pose t_132 : R := t_124 + t_128.
have e_133 : t_132 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_125 e_129)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_134 : R := t_132 * t_101.
have e_135 : t_134 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_133 e_102)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_136 : R := t_14 * t_110.
have e_137 : t_136 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_111)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : R := t_134 + t_136.
have e_139 : t_138 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_135 e_137)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_140 : R := t_138 + (0 : R).
have e_141 : t_140 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_139 e_105)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_142 : R := t_95 * t_140.
have e_143 : t_142 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_96 e_141)); cbv beta; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_144 : R := t_47 * t_142.
have e_145 : t_144 = ((n * m_7 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_143)); cbv beta; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_146 : R := t_47 * t_144.
have e_147 : t_146 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_145)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_148 : R := - t_146.
have e_149 : t_148 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_147)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_150 : 'cV[R]_N := t_148 *: t_12.
have e_151 : t_150 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_149 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_152 : 'cV[R]_N := t_47 *: t_122.
have e_153 : t_152 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)) + ((- r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_123)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_154 : 'cV[R]_N := t_150 + t_152.
have e_155 : t_154 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)))) by apply: (col_eq (col_add e_151 e_153)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_156 : 'cV[R]_N := had gain t_154.
have e_157 : t_156 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)))) by apply: (col_eq (col_had e_43 e_155)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_158 : 'cV[R]_N := t_90 + t_156.
have e_159 : t_158 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)))) by apply: (col_eq (col_add e_91 e_157)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_160 : 'cV[R]_N := t_158 + (0 : 'cV[R]_N).
have e_161 : t_160 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)))) by apply: (col_eq (col_add e_159 e_89)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_162 : 'cV[R]_N := J1_57 *m h_88.
have d_164 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_88 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_165 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_88 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_164) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_166 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_88 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_167 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_88 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_166) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_163 : t_162 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_58 e_98 (conj d_165 (conj d_167 I)))) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
apply: (col_same e_161 e_163) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_168 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_169 : N%:R != 0 := nz_is e_5 NZ_168.
have e_170 : c = c by [].
pose t_171 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_172 : t_171 = (col (fun i => c * (1))) by apply: (col_eq (col_scale e_170 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_173 : 'cV[R]_N := activation + t_171.
have e_174 : t_173 = (col (fun i => (activation i 0) + c * (1))) by apply: (col_eq (col_add e_1 e_172)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_175 : R := sumv t_173.
have e_176 : t_175 = (n * c + m_2) by apply: (sum_node e_174 (partD M_2 (partZ c (whole_ones En)))); clear - R; first [reflexivity | ring].
pose t_177 : R := t_175 / N%:R.
have e_178 : t_177 = ((n * c + m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_176 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_179 : 'cV[R]_N := t_177 *: (ones : 'cV[R]_N).
have e_180 : t_179 = (col (fun i => ((n * c + m_2) / (n)) * (1))) by apply: (col_eq (col_scale e_178 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_181 : 'cV[R]_N := t_173 - t_179.
have e_182 : t_181 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_174 e_180)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_183 : R := dot t_181 t_181.
have e_184 : t_183 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_182 e_182 d_18); done.
pose t_185 : R := t_183 / N%:R.
have e_186 : t_185 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_184 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_187 : R := t_185 + eps.
have e_188 : t_187 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_186 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_189 : R := Num.sqrt t_187.
have S_191 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_190 : t_189 = (r_5 / (n)) by apply: (sqrt_node e_188 S_191); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_192 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_193 : t_189 != 0 := nz_is e_190 NZ_192.
have NZ_194 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_195 : t_44 != 0 := nz_is e_45 NZ_194.
have S_196 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_197 : 0 <= t_187 := nneg_is e_188 S_196.
have S_198 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_199 : 0 <= t_22 := nneg_is e_23 S_198.
pose t_200 : R := t_189^-1.
have e_201 : t_200 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_190)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_202 : 'cV[R]_N := t_200 *: t_181.
have e_203 : t_202 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_201 e_182)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_204 : 'cV[R]_N := had gain t_202.
have e_205 : t_204 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_43 e_203)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_206 : 'cV[R]_N := t_204 + bias.
have e_207 : t_206 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_205 e_54)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_208 : t_206 = t_55 by apply: (col_same e_207 e_56) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_209 : 'cV[R]_N := J1_57 *m (ones : 'cV[R]_N).
have d_211 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = 0 by apply: (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_212 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = 0 by apply: (whole_eq _ d_211) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_213 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_214 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_213) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_210 : t_209 = (col (fun i => 0)) by apply: (col_eq (opr_apply (s := [:: 0; ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_58 e_9 (conj d_212 (conj d_214 I)))) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_216 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
have C_215 : t_209 = (0 : 'cV[R]_N) by apply: (col_same e_210 e_216) => i; clear - R; first [reflexivity | ring].
exists J1_57; split; first exact: C_59.
split; first exact: C_169.
split; first exact: C_193.
split; first exact: C_195.
split; first exact: C_197.
split; first exact: C_199.
split; first exact: C_208.
exact: C_215.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_3 + m_2 ^+ 2) != 0 by apply: (nz_factor (f := (- n * m_3 + m_2 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_21 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : eps = eps by [].
have e_26 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_27 : eps = 0 by apply: (solved (r := 1) (eq_of H1 e_25 e_26)); clear - R; first [reflexivity | ring].
have e_28 : c = c by [].
have H_29 := pos_of H2 e_28.
have NZ_30 := lt0r_neq0 H_29.
have NZ_31 : c != 0 by apply: (nz_factor (f := c) (r := 1) NZ_30 _); clear - R; first [reflexivity | ring].
have S_32 : 0 < c by apply: (pos_quotient H_29 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_33 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_34 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : N%:R != 0 := nz_is e_33 NZ_34.
have e_36 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := c *: activation.
have e_38 : t_37 = (col (fun i => c * ((activation i 0)))) by apply: (col_eq (col_scale e_28 e_36)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := sumv t_37.
have e_40 : t_39 = (m_2 * c) by apply: (sum_node e_38 (partZ c M_2)); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / N%:R.
have e_42 : t_41 = ((m_2 * c) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_40 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_43 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_44 : 'cV[R]_N := t_41 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => ((m_2 * c) / (n)) * (1))) by apply: (col_eq (col_scale e_42 e_43)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := t_37 - t_44.
have e_47 : t_46 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by apply: (col_eq (col_sub e_38 e_45)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := dot t_46 t_46.
have d_50 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_51 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (whole_eq _ d_50) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_49 : t_48 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (dot_node e_47 e_47 d_51); done.
pose t_52 : R := t_48 / N%:R.
have e_53 : t_52 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_49 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : R := t_52 + eps.
have e_56 : t_55 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_53 E_27)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : R := Num.sqrt t_55.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_59 : 0 <= (c * r_5) by apply: (nneg_is (c := r_5 * c)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have S_60 : 0 <= ((c * r_5) / (n)) by apply: (nneg_is (c := (c * r_5) * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_58 : t_57 = ((c * r_5) / (n)) by apply: (sqrt_node e_56 S_60); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_61 := lt0r_neq0 S_r5.
have NZ_62 : ((c * r_5) / (n)) != 0 by apply: (nz_is (c := (r_5 * c * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_61 NZ_31 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_63 : t_57 != 0 := nz_is e_58 NZ_62.
pose t_64 : R := sumv activation.
have e_65 : t_64 = m_2 by apply: (sum_node e_36 M_2); clear - R; first [reflexivity | ring].
pose t_66 : R := t_64 / N%:R.
have e_67 : t_66 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_65 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_68 : 'cV[R]_N := t_66 *: (ones : 'cV[R]_N).
have e_69 : t_68 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_67 e_43)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := activation - t_68.
have e_71 : t_70 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_36 e_69)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_72 : R := dot t_70 t_70.
have d_74 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_74) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_71 e_71 d_75); done.
pose t_76 : R := t_72 / N%:R.
have e_77 : t_76 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_73 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := t_76 + eps.
have e_79 : t_78 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_77 E_27)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := Num.sqrt t_78.
have S_82 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_81 : t_80 = (r_5 / (n)) by apply: (sqrt_node e_79 S_82); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_83 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_61 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_84 : t_80 != 0 := nz_is e_81 NZ_83.
have S_85 : 0 <= (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_86 : 0 <= ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_87 : 0 <= t_55 := nneg_is e_56 S_86.
have S_88 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_89 : 0 <= t_78 := nneg_is e_79 S_88.
have e_90 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_91 : R := t_57^-1.
have NZ_93 : (c * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * c))); [clear - R; ring | clear - NZ_61 NZ_31 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_92 : t_91 = ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_58)); cbv beta; clear - NZ_61 NZ_31 NZ_93 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_94 : 'cV[R]_N := t_91 *: t_46.
have e_95 : t_94 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_92 e_47)) => i; reduce; clear - NZ_31 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_96 : 'cV[R]_N := had gain t_94.
have e_97 : t_96 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_90 e_95)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_98 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_99 : 'cV[R]_N := t_96 + bias.
have e_100 : t_99 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_97 e_98)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : R := t_80^-1.
have e_103 : t_102 = ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_81)); cbv beta; clear - NZ_61 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_104 : 'cV[R]_N := t_102 *: t_70.
have e_105 : t_104 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_103 e_71)) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_106 : 'cV[R]_N := had gain t_104.
have e_107 : t_106 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_90 e_105)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_108 : 'cV[R]_N := t_106 + bias.
have e_109 : t_108 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_107 e_98)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_101 : t_99 = t_108 by apply: (col_same e_100 e_109) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_35.
split; first exact: C_63.
split; first exact: C_84.
split; first exact: C_87.
split; first exact: C_89.
exact: C_101.
Qed.

(* walkthrough.term3
   Term 3 makes the gradient orthogonal to the input’s own direction
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Intuition of the terms,
   term 3 *)
Theorem walkthrough_term3 (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) activation G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  dot G1 activation = 0 :> R.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_3 + m_2 ^+ 2) != 0 by apply: (nz_factor (f := (- n * m_3 + m_2 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_21 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : eps = eps by [].
have e_26 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_27 : eps = 0 by apply: (solved (r := 1) (eq_of H1 e_25 e_26)); clear - R; first [reflexivity | ring].
have e_28 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_29 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_30 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_31 : R := sumv activation.
have e_32 : t_31 = m_2 by apply: (sum_node e_28 M_2); clear - R; first [reflexivity | ring].
have e_33 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_34 : R := t_31 / N%:R.
have e_35 : t_34 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_32 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_36 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := t_34 *: (ones : 'cV[R]_N).
have e_38 : t_37 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_35 e_36)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_39 : 'cV[R]_N := activation - t_37.
have e_40 : t_39 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_28 e_38)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_41 : R := dot t_39 t_39.
have d_43 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_44 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_43) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_42 : t_41 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_40 e_40 d_44); done.
pose t_45 : R := t_41 / N%:R.
have e_46 : t_45 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_42 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := t_45 + eps.
have e_49 : t_48 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_46 E_27)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_50 : R := Num.sqrt t_48.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_52 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_51 : t_50 = (r_4 / (n)) by apply: (sqrt_node e_49 S_52); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : R := t_50^-1.
have NZ_55 := lt0r_neq0 S_r4.
have e_54 : t_53 = ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_51)); cbv beta; clear - NZ_55 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : 'cV[R]_N := t_53 *: t_39.
have e_57 : t_56 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_54 e_40)) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : 'cV[R]_N := had gain t_56.
have e_59 : t_58 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_30 e_57)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_60 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_61 : 'cV[R]_N := t_58 + bias.
have e_62 : t_61 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_59 e_60)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := dot upstream t_61.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (bias i 0) * (upstream i 0))).
have d_65 : whole (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + (bias i 0) * (upstream i 0)) = ((- n * m_3 * m_7 - n * r_4 * m_5 + m_2 ^+ 2 * m_7 + m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) M_5) (partZ ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) M_6)) M_7)); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_66 : whole (fun i => ((upstream i 0)) * (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((- n * m_3 * m_7 - n * r_4 * m_5 + m_2 ^+ 2 * m_7 + m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2))) by apply: (whole_eq _ d_65) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_64 : t_63 = ((- n * m_3 * m_7 - n * r_4 * m_5 + m_2 ^+ 2 * m_7 + m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2))) by apply: (dot_node e_29 e_62 d_66); done.
pose G1_67 : 'cV[R]_N := (col (fun i => ((n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))).
have e_68 : G1_67 = (col (fun i => ((n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by [].
have C_69 : is_gradient (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) activation G1_67.
have size_ge0 := @size1_ge0 R N.
have D_70 := VD_const size_ge0 upstream.
have D_71 := VD_const size_ge0 gain.
have D_72 := VD_at activation.
have D_73 := D_sumv size_ge0 D_72.
have D_74 := D_const size_ge0 N%:R.
have NZ_75 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_76 : N%:R != 0 := nz_is e_33 NZ_75.
have D_77 := D_inv size_ge0 C_76 D_74.
have D_78 := D_mul size_ge0 D_73 D_77.
have D_79 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_80 := VD_scale size_ge0 D_78 D_79.
have D_81 := VD_sub D_72 D_80.
have D_82 := D_dot size_ge0 D_81 D_81.
have NZ_83 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_84 : N%:R != 0 := nz_is e_33 NZ_83.
have D_85 := D_inv size_ge0 C_84 D_74.
have D_86 := D_mul size_ge0 D_82 D_85.
have D_87 := D_const size_ge0 eps.
have D_88 := D_add D_86 D_87.
have S_90 : 0 < ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_89 : 0 < t_48 := pos_is e_49 S_90.
have D_91 := D_sqrt size_ge0 C_89 D_88.
have NZ_92 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_55 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_93 : t_50 != 0 := nz_is e_51 NZ_92.
have D_94 := D_inv size_ge0 C_93 D_91.
have D_95 := VD_scale size_ge0 D_94 D_81.
have D_96 := VD_had size_ge0 D_71 D_95.
have D_97 := VD_const size_ge0 bias.
have D_98 := VD_add D_96 D_97.
have D_99 := D_dot size_ge0 D_70 D_98.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_99) => h_100.
have e_101 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_102 : R := dot (0 : 'cV[R]_N) t_61.
have d_104 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_105 : whole (fun i => 0 * (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = 0 by apply: (whole_eq _ d_104) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_103 : t_102 = 0 by apply: (dot_node e_101 e_62 d_105); done.
pose t_106 : 'cV[R]_N := had (0 : 'cV[R]_N) t_56.
have e_107 : t_106 = (col (fun i => 0)) by apply: (col_eq (col_had e_101 e_57)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_108 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_109 : R := (2%:R : R) * t_50.
have e_110 : t_109 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_108 e_51)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_111 : R := t_109^-1.
have NZ_113 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_55 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_112 : t_111 = ((- n * r_4) / (2%:R * (- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_110)); cbv beta; clear - NZ_55 NZ_113 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_114 : h_100 = (col (fun i => (h_100 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_115 : R := sumv h_100.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_100 i 0))).
have e_116 : t_115 = m_8 by apply: (sum_node e_114 M_8); clear - R; first [reflexivity | ring].
pose t_117 : R := N%:R^-1.
have e_118 : t_117 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : R := t_115 * t_117.
have e_120 : t_119 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_116 e_118)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_121 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_122 : R := t_117 * (0 : R).
have e_123 : t_122 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_118 e_121)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : R := t_117 * t_122.
have e_125 : t_124 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_118 e_123)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : R := - t_124.
have e_127 : t_126 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_125)); cbv beta; clear - R; first [reflexivity | ring].
pose t_128 : R := t_31 * t_126.
have e_129 : t_128 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_32 e_127)); cbv beta; clear - R; first [reflexivity | ring].
pose t_130 : R := t_119 + t_128.
have e_131 : t_130 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_120 e_129)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_132 : 'cV[R]_N := t_130 *: (ones : 'cV[R]_N).
have e_133 : t_132 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_scale e_131 e_36)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_134 : 'cV[R]_N := t_34 *: (0 : 'cV[R]_N).
have e_135 : t_134 = (col (fun i => 0)) by apply: (col_eq (col_scale e_35 e_101)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_136 : 'cV[R]_N := t_132 + t_134.
have e_137 : t_136 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_add e_133 e_135)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : 'cV[R]_N := h_100 - t_136.
have e_139 : t_138 = (col (fun i => (h_100 i 0) + ((- m_8) / (n)) * (1))) by apply: (col_eq (col_sub e_114 e_137)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_140 : R := dot t_138 t_39.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_100 i 0))).
have d_142 : whole (fun i => (activation i 0) * (h_100 i 0) + ((- m_2) / (n)) * ((h_100 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_143 : whole (fun i => ((h_100 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_142) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_141 : t_140 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_139 e_40 d_143); done.
pose t_144 : R := dot t_39 t_138.
have d_146 : whole (fun i => (activation i 0) * (h_100 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_100 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_147 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_100 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_146) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_145 : t_144 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_40 e_139 d_147); done.
pose t_148 : R := t_140 + t_144.
have e_149 : t_148 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_141 e_145)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_150 : R := t_148 * t_117.
have e_151 : t_150 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_149 e_118)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_152 : R := t_41 * t_126.
have e_153 : t_152 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_42 e_127)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_154 : R := t_150 + t_152.
have e_155 : t_154 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_151 e_153)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_156 : R := t_154 + (0 : R).
have e_157 : t_156 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_155 e_121)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_158 : R := t_111 * t_156.
have e_159 : t_158 = ((- n * r_4 * m_9 + m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) * n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_112 e_157)); cbv beta; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_160 : R := t_53 * t_158.
have e_161 : t_160 = ((- n * m_9 + m_2 * m_8) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_54 e_159)); cbv beta; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_162 : R := t_53 * t_160.
have e_163 : t_162 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_54 e_161)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_164 : R := - t_162.
have e_165 : t_164 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_163)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_166 : 'cV[R]_N := t_164 *: t_39.
have e_167 : t_166 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_165 e_40)) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_168 : 'cV[R]_N := t_53 *: t_138.
have e_169 : t_168 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((h_100 i 0)) + ((r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_54 e_139)) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_170 : 'cV[R]_N := t_166 + t_168.
have e_171 : t_170 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((h_100 i 0)))) by apply: (col_eq (col_add e_167 e_169)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_172 : 'cV[R]_N := had gain t_170.
have e_173 : t_172 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (h_100 i 0)))) by apply: (col_eq (col_had e_30 e_171)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_174 : 'cV[R]_N := t_106 + t_172.
have e_175 : t_174 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (h_100 i 0)))) by apply: (col_eq (col_add e_107 e_173)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_176 : 'cV[R]_N := t_174 + (0 : 'cV[R]_N).
have e_177 : t_176 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (h_100 i 0)))) by apply: (col_eq (col_add e_175 e_101)) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_178 : R := dot upstream t_176.
have [m_10 M_10] := some_number (part xpredT (fun i => (gain i 0) * (h_100 i 0) * (upstream i 0))).
have d_180 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (h_100 i 0) * (upstream i 0))) = ((n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) M_10))); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_181 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (h_100 i 0)))) = ((n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_180) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_179 : t_178 = ((n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_29 e_177 d_181); done.
pose t_182 : R := t_102 + t_178.
have e_183 : t_182 = ((n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_103 e_179)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_184 : R := dot G1_67 h_100.
have d_186 : whole (fun i => ((n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((h_100 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_100 i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (h_100 i 0) * (upstream i 0))) = ((n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) M_10))); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_187 : whole (fun i => (((n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((h_100 i 0))) = ((n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_186) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_185 : t_184 = ((n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_68 e_114 d_187); done.
apply: (num_eq e_183); apply: esym; apply: (num_eq e_185); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_188 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_189 : N%:R != 0 := nz_is e_33 NZ_188.
have NZ_190 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_55 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_191 : t_50 != 0 := nz_is e_51 NZ_190.
have S_192 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_193 : 0 <= t_48 := nneg_is e_49 S_192.
pose t_194 : R := dot G1_67 activation.
have d_196 : whole (fun i => ((n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0))) = 0 by apply: (num_eq (partD (partD (partZ ((n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_2) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_3)) (partZ ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) M_5))); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_197 : whole (fun i => (((n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) * ((activation i 0))) = 0 by apply: (whole_eq _ d_196) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_195 : t_194 = 0 by apply: (dot_node e_68 e_28 d_197); done.
have e_199 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_198 : t_194 = (0 : R) by apply: (num_eq e_195); apply: esym; apply: (num_eq e_199); clear - R; first [reflexivity | ring].
exists G1_67; split; first exact: C_69.
split; first exact: C_189.
split; first exact: C_191.
split; first exact: C_193.
exact: C_198.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : c = c by [].
have H_44 := pos_of H1 e_43.
have NZ_45 := lt0r_neq0 H_44.
have NZ_46 : c != 0 by apply: (nz_factor (f := c) (r := 1) NZ_45 _); clear - R; first [reflexivity | ring].
have S_47 : 0 < c by apply: (pos_quotient H_44 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
pose t_48 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_50 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_49 : t_48 = (r_5 / (n)) by apply: (sqrt_node e_23 S_50); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_51 : R := t_48^-1.
have NZ_53 := lt0r_neq0 S_r5.
have e_52 : t_51 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_49)); cbv beta; clear - NZ_53 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_54 : 'cV[R]_N := t_51 *: t_12.
have e_55 : t_54 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_52 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J1_56 : 'M[R]_N := (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_57 : J1_56 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_58 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_56.
have size_ge0 := @size1_ge0 R N.
have D_59 := VD_at activation.
have D_60 := D_sumv size_ge0 D_59.
have D_61 := D_const size_ge0 N%:R.
have NZ_62 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_63 : N%:R != 0 := nz_is e_5 NZ_62.
have D_64 := D_inv size_ge0 C_63 D_61.
have D_65 := D_mul size_ge0 D_60 D_64.
have D_66 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_67 := VD_scale size_ge0 D_65 D_66.
have D_68 := VD_sub D_59 D_67.
have D_69 := D_dot size_ge0 D_68 D_68.
have NZ_70 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_71 : N%:R != 0 := nz_is e_5 NZ_70.
have D_72 := D_inv size_ge0 C_71 D_61.
have D_73 := D_mul size_ge0 D_69 D_72.
have D_74 := D_const size_ge0 eps.
have D_75 := D_add D_73 D_74.
have S_77 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_76 : 0 < t_22 := pos_is e_23 S_77.
have D_78 := D_sqrt size_ge0 C_76 D_75.
have NZ_79 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_80 : t_48 != 0 := nz_is e_49 NZ_79.
have D_81 := D_inv size_ge0 C_80 D_78.
have D_82 := VD_scale size_ge0 D_81 D_68.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_82) => h_83.
have e_84 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_85 : R := (2%:R : R) * t_48.
have e_86 : t_85 = ((2%:R * r_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_84 e_49)); cbv beta; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_87 : R := t_85^-1.
have NZ_89 : (2%:R * r_5) != 0 :> R by apply: (nz_is (c := (2%:R * r_5))); [clear - R; ring | clear - NZ_53 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_88 : t_87 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_86)); cbv beta; clear - NZ_53 NZ_89 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_90 : h_83 = (col (fun i => (h_83 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_91 : R := sumv h_83.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_83 i 0))).
have e_92 : t_91 = m_6 by apply: (sum_node e_90 M_6); clear - R; first [reflexivity | ring].
pose t_93 : R := N%:R^-1.
have e_94 : t_93 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_95 : R := t_91 * t_93.
have e_96 : t_95 = (m_6 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_92 e_94)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_97 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_98 : R := t_93 * (0 : R).
have e_99 : t_98 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_97)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_100 : R := t_93 * t_98.
have e_101 : t_100 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_99)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : R := - t_100.
have e_103 : t_102 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_101)); cbv beta; clear - R; first [reflexivity | ring].
pose t_104 : R := t_2 * t_102.
have e_105 : t_104 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_103)); cbv beta; clear - R; first [reflexivity | ring].
pose t_106 : R := t_95 + t_104.
have e_107 : t_106 = (m_6 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_96 e_105)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : 'cV[R]_N := t_106 *: (ones : 'cV[R]_N).
have e_109 : t_108 = (col (fun i => (m_6 / (n)) * (1))) by apply: (col_eq (col_scale e_107 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_110 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_111 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_112 : t_111 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_110)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_113 : 'cV[R]_N := t_108 + t_111.
have e_114 : t_113 = (col (fun i => (m_6 / (n)) * (1))) by apply: (col_eq (col_add e_109 e_112)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_115 : 'cV[R]_N := h_83 - t_113.
have e_116 : t_115 = (col (fun i => (h_83 i 0) + ((- m_6) / (n)) * (1))) by apply: (col_eq (col_sub e_90 e_114)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_117 : R := dot t_115 t_12.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_83 i 0))).
have d_119 : whole (fun i => (activation i 0) * (h_83 i 0) + ((- m_2) / (n)) * ((h_83 i 0)) + ((- m_6) / (n)) * ((activation i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (num_eq (partD (partD (partD M_7 (partZ ((- m_2) / (n)) M_6)) (partZ ((- m_6) / (n)) M_2)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_120 : whole (fun i => ((h_83 i 0) + ((- m_6) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (whole_eq _ d_119) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_118 : t_117 = ((n * m_7 - m_2 * m_6) / (n)) by apply: (dot_node e_116 e_13 d_120); done.
pose t_121 : R := dot t_12 t_115.
have d_123 : whole (fun i => (activation i 0) * (h_83 i 0) + ((- m_6) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_83 i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (num_eq (partD (partD (partD M_7 (partZ ((- m_6) / (n)) M_2)) (partZ ((- m_2) / (n)) M_6)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_124 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_83 i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (whole_eq _ d_123) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_122 : t_121 = ((n * m_7 - m_2 * m_6) / (n)) by apply: (dot_node e_13 e_116 d_124); done.
pose t_125 : R := t_117 + t_121.
have e_126 : t_125 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_118 e_122)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_127 : R := t_125 * t_93.
have e_128 : t_127 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_126 e_94)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_129 : R := t_14 * t_102.
have e_130 : t_129 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_103)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_131 : R := t_127 + t_129.
have e_132 : t_131 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_128 e_130)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_133 : R := t_131 + (0 : R).
have e_134 : t_133 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_132 e_97)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_135 : R := t_87 * t_133.
have e_136 : t_135 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_88 e_134)); cbv beta; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_137 : R := t_51 * t_135.
have e_138 : t_137 = ((n * m_7 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_52 e_136)); cbv beta; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_139 : R := t_51 * t_137.
have e_140 : t_139 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_52 e_138)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_141 : R := - t_139.
have e_142 : t_141 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_140)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_143 : 'cV[R]_N := t_141 *: t_12.
have e_144 : t_143 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_142 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_145 : 'cV[R]_N := t_51 *: t_115.
have e_146 : t_145 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_83 i 0)) + ((- r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_52 e_116)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_147 : 'cV[R]_N := t_143 + t_145.
have e_148 : t_147 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_83 i 0)))) by apply: (col_eq (col_add e_144 e_146)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_149 : 'cV[R]_N := J1_56 *m h_83.
have d_151 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_83 i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_83 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_152 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_83 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_151) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_153 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_83 i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_83 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_154 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_83 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_153) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_150 : t_149 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_83 i 0)) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_57 e_90 (conj d_152 (conj d_154 I)))) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
apply: (col_same e_148 e_150) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_155 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_156 : N%:R != 0 := nz_is e_5 NZ_155.
pose t_157 : 'cV[R]_N := c *: activation.
have e_158 : t_157 = (col (fun i => c * ((activation i 0)))) by apply: (col_eq (col_scale e_43 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_159 : R := sumv t_157.
have e_160 : t_159 = (m_2 * c) by apply: (sum_node e_158 (partZ c M_2)); clear - R; first [reflexivity | ring].
pose t_161 : R := t_159 / N%:R.
have e_162 : t_161 = ((m_2 * c) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_160 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_163 : 'cV[R]_N := t_161 *: (ones : 'cV[R]_N).
have e_164 : t_163 = (col (fun i => ((m_2 * c) / (n)) * (1))) by apply: (col_eq (col_scale e_162 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_165 : 'cV[R]_N := t_157 - t_163.
have e_166 : t_165 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by apply: (col_eq (col_sub e_158 e_164)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_167 : R := dot t_165 t_165.
have d_169 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_170 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (whole_eq _ d_169) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_168 : t_167 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (dot_node e_166 e_166 d_170); done.
pose t_171 : R := t_167 / N%:R.
have e_172 : t_171 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_168 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_173 : R := c ^+ 2.
have e_174 : t_173 = (c ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_43)); cbv beta; clear - R; first [reflexivity | ring].
pose t_175 : R := t_173 * eps.
have e_176 : t_175 = (eps * c ^+ 2) by apply: (num_eq (num2 (fun a b : R => a * b) e_174 e_21)); cbv beta; clear - R; first [reflexivity | ring].
pose t_177 : R := t_171 + t_175.
have e_178 : t_177 = ((n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_172 e_176)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_179 : R := Num.sqrt t_177.
have S_181 : 0 <= (c * r_5) by apply: (nneg_is (c := r_5 * c)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have S_182 : 0 <= ((c * r_5) / (n)) by apply: (nneg_is (c := (c * r_5) * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_180 : t_179 = ((c * r_5) / (n)) by apply: (sqrt_node e_178 S_182); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_183 : ((c * r_5) / (n)) != 0 by apply: (nz_is (c := (r_5 * c * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_53 NZ_46 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_184 : t_179 != 0 := nz_is e_180 NZ_183.
have NZ_185 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_186 : t_48 != 0 := nz_is e_49 NZ_185.
have NZ_187 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_188 : t_22 != 0 := nz_is e_23 NZ_187.
have S_189 : 0 <= (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_190 : 0 <= ((n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_191 : 0 <= t_177 := nneg_is e_178 S_190.
have S_192 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_193 : 0 <= t_22 := nneg_is e_23 S_192.
have e_194 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_195 : R := t_179^-1.
have NZ_197 : (c * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * c))); [clear - R; ring | clear - NZ_53 NZ_46 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_196 : t_195 = ((n * r_5) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_180)); cbv beta; clear - NZ_53 NZ_46 NZ_197 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_198 : 'cV[R]_N := t_195 *: t_165.
have e_199 : t_198 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_196 e_166)) => i; reduce; clear - NZ_46 NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_200 : 'cV[R]_N := had gain t_198.
have e_201 : t_200 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_194 e_199)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_202 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_203 : 'cV[R]_N := t_200 + bias.
have e_204 : t_203 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_201 e_202)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_206 : 'cV[R]_N := had gain t_54.
have e_207 : t_206 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_194 e_55)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_208 : 'cV[R]_N := t_206 + bias.
have e_209 : t_208 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_207 e_202)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_205 : t_203 = t_208 by apply: (col_same e_204 e_209) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_210 : 'cV[R]_N := J1_56 *m activation.
have d_212 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((- n ^+ 2 * m_3 * r_5 + n * m_2 ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_3))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_213 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((activation i 0))) = ((- n ^+ 2 * m_3 * r_5 + n * m_2 ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_212) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_214 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_3))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_215 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((activation i 0))) = ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_214) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_211 : t_210 = (col (fun i => ((n ^+ 3 * eps * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * m_3 * r_5 + n * m_2 ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_57 e_1 (conj d_213 (conj d_215 I)))) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_217 : R := eps / t_22.
have e_218 : t_217 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_21 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_219 : 'cV[R]_N := t_217 *: t_54.
have e_220 : t_219 = (col (fun i => ((n ^+ 3 * eps * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_218 e_55)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_216 : t_210 = t_219 by apply: (col_same e_211 e_220) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
exists J1_56; split; first exact: C_58.
split; first exact: C_156.
split; first exact: C_184.
split; first exact: C_186.
split; first exact: C_188.
split; first exact: C_191.
split; first exact: C_193.
split; first exact: C_205.
exact: C_216.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_43 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : N%:R != 0 := nz_is e_5 NZ_43.
pose t_45 : 'cV[R]_N := - activation.
have e_46 : t_45 = (col (fun i => (- 1) * ((activation i 0)))) by apply: (col_eq (col_opp e_1)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_47 : R := sumv t_45.
have e_48 : t_47 = (- m_2) by apply: (sum_node e_46 (partZ (- 1) M_2)); clear - R; first [reflexivity | ring].
pose t_49 : R := t_47 / N%:R.
have e_50 : t_49 = ((- m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_48 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_51 : 'cV[R]_N := t_49 *: (ones : 'cV[R]_N).
have e_52 : t_51 = (col (fun i => ((- m_2) / (n)) * (1))) by apply: (col_eq (col_scale e_50 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_53 : 'cV[R]_N := t_45 - t_51.
have e_54 : t_53 = (col (fun i => (- 1) * ((activation i 0)) + (m_2 / (n)) * (1))) by apply: (col_eq (col_sub e_46 e_52)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : R := dot t_53 t_53.
have d_57 : whole (fun i => ((- 1) * ((activation i 0)) + (m_2 / (n)) * (1)) * ((- 1) * ((activation i 0)) + (m_2 / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_56 : t_55 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_54 e_54 d_57); done.
pose t_58 : R := t_55 / N%:R.
have e_59 : t_58 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_56 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : R := t_58 + eps.
have e_61 : t_60 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_59 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_62 : R := Num.sqrt t_60.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_64 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_63 : t_62 = (r_4 / (n)) by apply: (sqrt_node e_61 S_64); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_65 := lt0r_neq0 S_r4.
have NZ_66 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_65 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_67 : t_62 != 0 := nz_is e_63 NZ_66.
pose t_68 : R := Num.sqrt t_22.
have S_70 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_69 : t_68 = (r_4 / (n)) by apply: (sqrt_node e_23 S_70); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_71 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_65 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_72 : t_68 != 0 := nz_is e_69 NZ_71.
have S_73 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_74 : 0 <= t_60 := nneg_is e_61 S_73.
have S_75 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_76 : 0 <= t_22 := nneg_is e_23 S_75.
have e_77 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_78 : R := t_62^-1.
have e_79 : t_78 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_63)); cbv beta; clear - NZ_65 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_80 : 'cV[R]_N := t_78 *: t_53.
have e_81 : t_80 = (col (fun i => ((- n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_79 e_54)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_82 : 'cV[R]_N := had gain t_80.
have e_83 : t_82 = (col (fun i => ((- n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_77 e_81)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_84 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_85 : 'cV[R]_N := t_82 + bias.
have e_86 : t_85 = (col (fun i => ((- n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_83 e_84)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := t_68^-1.
have e_88 : t_87 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_69)); cbv beta; clear - NZ_65 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : 'cV[R]_N := t_87 *: t_12.
have e_90 : t_89 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_88 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_91 : 'cV[R]_N := had gain t_89.
have e_92 : t_91 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_77 e_90)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_93 : 'cV[R]_N := t_91 + bias.
have e_94 : t_93 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_92 e_84)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : 'cV[R]_N := t_85 + t_93.
have e_96 : t_95 = (col (fun i => 2%:R * ((bias i 0)))) by apply: (col_eq (col_add e_86 e_94)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_98 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_99 : 'cV[R]_N := (2%:R : R) *: bias.
have e_100 : t_99 = (col (fun i => 2%:R * ((bias i 0)))) by apply: (col_eq (col_scale e_98 e_84)) => i; reduce; clear - R; first [reflexivity | ring].
have C_97 : t_95 = t_99 by apply: (col_same e_96 e_100) => i; clear - R; first [reflexivity | ring].
split; first exact: C_44.
split; first exact: C_67.
split; first exact: C_72.
split; first exact: C_74.
split; first exact: C_76.
exact: C_97.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_44 : R := N%:R^-1.
have e_45 : t_44 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_46 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_47 : t_46 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_48 : 'M[R]_N := t_44 *: t_46.
have e_49 : t_48 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_45 e_47)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_50 : 'M[R]_N := (1%:M : 'M[R]_N) - t_48.
have e_51 : t_50 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_43 e_49)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_52 : d = (col (fun i => (d i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_53 : 'cV[R]_N := t_50 *m d.
have [m_4 M_4] := some_number (part xpredT (fun i => (d i 0))).
have d_55 : whole (fun i => ((- 1) / (n)) * ((d i 0))) = ((- m_4) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_4)); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_56 : whole (fun i => (((- 1) / (n)) * (1)) * ((d i 0))) = ((- m_4) / (n)) by apply: (whole_eq _ d_55) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_54 : t_53 = (col (fun i => (d i 0) + ((- m_4) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_4) / (n))]) e_51 e_52 (conj d_56 I))) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : R := dot t_53 t_53.
have [m_5 M_5] := some_number (part xpredT (fun i => (d i 0) ^+ 2)).
have S_59 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_60 : whole (fun i => (d i 0) ^+ 2 + ((- 2%:R * m_4) / (n)) * ((d i 0)) + ((m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_5 - m_4 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_5 (partZ ((- 2%:R * m_4) / (n)) M_4)) (partZ ((m_4 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_61 : whole (fun i => ((d i 0) + ((- m_4) / (n)) * (1)) * ((d i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_4 ^+ 2) / (n)) by apply: (whole_eq _ d_60) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_58 : t_57 = ((n * m_5 - m_4 ^+ 2) / (n)) by apply: (dot_node e_54 e_54 d_61); done.
have H_62 := pos_of H1 e_58.
have NZ_63 := lt0r_neq0 H_62.
have NZ_64 : (- n * m_5 + m_4 ^+ 2) != 0 by apply: (nz_factor (f := (- n * m_5 + m_4 ^+ 2)) (r := ((- 1) / (n))) NZ_63 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_65 : 0 < (n * m_5 - m_4 ^+ 2) by apply: (pos_quotient H_62 (r := n)); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_66 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_67 : N%:R != 0 := nz_is e_5 NZ_66.
have NZ_68 : ((n * m_5 - m_4 ^+ 2) / (n)) != 0 by apply: (nz_is (c := - ((- n * m_5 + m_4 ^+ 2) * n^-1))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_64 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_57 != 0 := nz_is e_58 NZ_68.
pose t_70 : R := t_57^-1.
have NZ_72 : (n * m_5 - m_4 ^+ 2) != 0 :> R by apply: (nz_is (c := - ((- n * m_5 + m_4 ^+ 2)))); [clear - R; ring | clear - NZ_64 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_71 : t_70 = ((- n) / ((- n * m_5 + m_4 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_58)); cbv beta; clear - NZ_64 NZ_72 NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_74 : 'M[R]_N := outer t_53 t_53.
have e_75 : t_74 = (opr (fun i => 0) [:: ((fun i => (d i 0) + ((- m_4) / (n)) * (1)), (fun i => (d i 0) + ((- m_4) / (n)) * (1)))]) by apply: (opr_eq (opr_outer e_54 e_54)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_76 : 'M[R]_N := (2%:R : R) *: t_74.
have e_77 : t_76 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => 2%:R * ((d i 0)) + ((- 2%:R * m_4) / (n)) * (1))); ((fun i => 1), (fun i => ((- 2%:R * m_4) / (n)) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / (n ^+ 2)) * (1)))]) by apply: (opr_eq (opr_scale e_73 e_75)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_78 : 'M[R]_N := t_70 *: t_76.
have e_79 : t_78 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => ((- 2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)))]) by apply: (opr_eq (opr_scale e_71 e_77)); [move=> i; reduce; clear - NZ_64 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_80 : 'M[R]_N := (1%:M : 'M[R]_N) - t_78.
have e_81 : t_80 = (opr (fun i => 1) [:: ((fun i => (d i 0)), (fun i => ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)))]) by apply: (opr_eq (opr_sub e_43 e_79)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_82 : 'cV[R]_N := t_80 *m activation.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (d i 0))).
have d_84 : whole (fun i => ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((activation i 0))) = ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) by apply: (num_eq (partD (partZ ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) M_6) (partZ ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_2))); clear - NZ_64 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => (((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1)) * ((activation i 0))) = ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) by apply: (whole_eq _ d_84) => i; clear - NZ_64 R; first [reflexivity | field; nz | ring].
have d_86 : whole (fun i => ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((activation i 0) * (d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * ((activation i 0))) = ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) by apply: (num_eq (partD (partZ ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_6) (partZ ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) M_2))); clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
have d_87 : whole (fun i => (((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) * ((activation i 0))) = ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) by apply: (whole_eq _ d_86) => i; clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = (col (fun i => (activation i 0) + ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))); ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n))]) e_81 e_1 (conj d_85 (conj d_87 I)))) => i; reduce; clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := sumv t_82.
have e_89 : t_88 = m_2 by apply: (sum_node e_83 (partD (partD M_2 (partZ ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_4)) (partZ ((- 2%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) (whole_ones En)))); clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_88 / N%:R.
have e_91 : t_90 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_89 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_92 : 'cV[R]_N := t_90 *: (ones : 'cV[R]_N).
have e_93 : t_92 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_91 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_94 : 'cV[R]_N := t_82 - t_92.
have e_95 : t_94 = (col (fun i => (activation i 0) + ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((n * m_2 * m_5 - 2%:R * n * m_4 * m_6 + m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1))) by apply: (col_eq (col_sub e_83 e_93)) => i; reduce; clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_96 : R := dot t_94 t_94.
have d_98 : whole (fun i => (activation i 0) ^+ 2 + ((4%:R * n * m_6 - 4%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((activation i 0) * (d i 0)) + ((2%:R * n * m_2 * m_5 - 4%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * ((activation i 0)) + ((4%:R * n ^+ 2 * m_6 ^+ 2 - 8%:R * n * m_2 * m_4 * m_6 + 4%:R * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) ^+ 2)) * ((d i 0) ^+ 2) + ((4%:R * n ^+ 2 * m_2 * m_5 * m_6 - 8%:R * n ^+ 2 * m_4 * m_6 ^+ 2 - 4%:R * n * m_2 ^+ 2 * m_4 * m_5 + 12%:R * n * m_2 * m_4 ^+ 2 * m_6 - 4%:R * m_2 ^+ 2 * m_4 ^+ 3) / (n * (- n * m_5 + m_4 ^+ 2) ^+ 2)) * ((d i 0)) + ((n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 4%:R * n ^+ 2 * m_2 * m_4 * m_5 * m_6 + 4%:R * n ^+ 2 * m_4 ^+ 2 * m_6 ^+ 2 + 2%:R * n * m_2 ^+ 2 * m_4 ^+ 2 * m_5 - 4%:R * n * m_2 * m_4 ^+ 3 * m_6 + m_2 ^+ 2 * m_4 ^+ 4) / ((- n * m_5 + m_4 ^+ 2) ^+ 2 * n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD (partD (partD (partD M_3 (partZ ((4%:R * n * m_6 - 4%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_6)) (partZ ((2%:R * n * m_2 * m_5 - 4%:R * n * m_4 * m_6 + 2%:R * m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) M_2)) (partZ ((4%:R * n ^+ 2 * m_6 ^+ 2 - 8%:R * n * m_2 * m_4 * m_6 + 4%:R * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) ^+ 2)) M_5)) (partZ ((4%:R * n ^+ 2 * m_2 * m_5 * m_6 - 8%:R * n ^+ 2 * m_4 * m_6 ^+ 2 - 4%:R * n * m_2 ^+ 2 * m_4 * m_5 + 12%:R * n * m_2 * m_4 ^+ 2 * m_6 - 4%:R * m_2 ^+ 2 * m_4 ^+ 3) / (n * (- n * m_5 + m_4 ^+ 2) ^+ 2)) M_4)) (partZ ((n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 4%:R * n ^+ 2 * m_2 * m_4 * m_5 * m_6 + 4%:R * n ^+ 2 * m_4 ^+ 2 * m_6 ^+ 2 + 2%:R * n * m_2 ^+ 2 * m_4 ^+ 2 * m_5 - 4%:R * n * m_2 * m_4 ^+ 3 * m_6 + m_2 ^+ 2 * m_4 ^+ 4) / ((- n * m_5 + m_4 ^+ 2) ^+ 2 * n ^+ 2)) (whole_ones En)))); clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
have d_99 : whole (fun i => ((activation i 0) + ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((n * m_2 * m_5 - 2%:R * n * m_4 * m_6 + m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) * ((activation i 0) + ((2%:R * n * m_6 - 2%:R * m_2 * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((n * m_2 * m_5 - 2%:R * n * m_4 * m_6 + m_2 * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_98) => i; clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
have e_97 : t_96 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_95 e_95 d_99); done.
pose t_100 : R := t_96 / N%:R.
have e_101 : t_100 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_97 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : R := t_100 + eps.
have e_103 : t_102 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_101 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_104 : R := Num.sqrt t_102.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_106 : 0 <= (r_7 / (n)) by apply: (nneg_is (c := r_7 * n^-1)); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | sgn].
have e_105 : t_104 = (r_7 / (n)) by apply: (sqrt_node e_103 S_106); clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_107 := lt0r_neq0 S_r7.
have NZ_108 : (r_7 / (n)) != 0 by apply: (nz_is (c := (r_7 * n^-1))); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_107 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_109 : t_104 != 0 := nz_is e_105 NZ_108.
pose t_110 : R := Num.sqrt t_22.
have S_112 : 0 <= (r_7 / (n)) by apply: (nneg_is (c := r_7 * n^-1)); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | sgn].
have e_111 : t_110 = (r_7 / (n)) by apply: (sqrt_node e_23 S_112); clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_113 : (r_7 / (n)) != 0 by apply: (nz_is (c := (r_7 * n^-1))); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_107 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_114 : t_110 != 0 := nz_is e_111 NZ_113.
have S_115 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_116 : 0 <= t_102 := nneg_is e_103 S_115.
have S_117 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_118 : 0 <= t_22 := nneg_is e_23 S_117.
pose t_119 : 'cV[R]_N := t_80 *m (ones : 'cV[R]_N).
have d_121 : whole (fun i => ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1)) = 0 by apply: (num_eq (partD (partZ ((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) M_4) (partZ ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) (whole_ones En)))); clear - NZ_64 R; first [reflexivity | field; nz | ring].
have d_122 : whole (fun i => (((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1)) * 1) = 0 by apply: (whole_eq _ d_121) => i; clear - NZ_64 R; first [reflexivity | field; nz | ring].
have d_123 : whole (fun i => ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) = 0 by apply: (num_eq (partD (partZ ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) M_4) (partZ ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) (whole_ones En)))); clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
have d_124 : whole (fun i => (((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) * 1) = 0 by apply: (whole_eq _ d_123) => i; clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
have e_120 : t_119 = (col (fun i => 1)) by apply: (col_eq (opr_apply (s := [:: 0; 0]) e_81 e_9 (conj d_122 (conj d_124 I)))) => i; reduce; clear - NZ_64 NZ_8 R; first [reflexivity | field; nz | ring].
have C_125 : t_119 = (ones : 'cV[R]_N) by apply: (col_same e_120 e_9) => i; clear - R; first [reflexivity | ring].
pose t_126 : R := t_104^-1.
have e_127 : t_126 = ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_105)); cbv beta; clear - NZ_107 NZ_8 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_128 : 'cV[R]_N := t_126 *: t_94.
have e_129 : t_128 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + ((n * m_2 * m_5 * r_7 - 2%:R * n * m_4 * m_6 * r_7 + m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_127 e_95)) => i; reduce; clear - NZ_26 NZ_64 NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_131 : R := t_110^-1.
have e_132 : t_131 = ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_111)); cbv beta; clear - NZ_107 NZ_8 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_133 : 'cV[R]_N := t_131 *: t_12.
have e_134 : t_133 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_132 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_135 : 'cV[R]_N := t_80 *m t_133.
have d_137 : whole (fun i => ((2%:R * n ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- 2%:R * n * m_2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + ((- 2%:R * n * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((2%:R * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partD (partZ ((2%:R * n ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- 2%:R * n * m_2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_4)) (partZ ((- 2%:R * n * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((2%:R * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_64 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_138 : whole (fun i => (((2%:R * n) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * (1)) * (((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_137) => i; clear - NZ_64 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_139 : whole (fun i => ((- 2%:R * n * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((2%:R * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((- 2%:R * n * m_4 * m_6 * r_7 + 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partD (partZ ((- 2%:R * n * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((2%:R * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_4)) (partZ ((2%:R * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((- 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_64 NZ_26 NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_140 : whole (fun i => (((- 2%:R * m_4) / ((- n * m_5 + m_4 ^+ 2))) * ((d i 0)) + ((2%:R * m_4 ^+ 2) / ((- n * m_5 + m_4 ^+ 2) * n)) * (1)) * (((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((- 2%:R * n * m_4 * m_6 * r_7 + 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_139) => i; clear - NZ_64 NZ_8 NZ_26 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_136 : t_135 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2 * m_5 * r_7 - 2%:R * n * m_4 * m_6 * r_7 + m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by apply: (col_eq (opr_apply (s := [:: ((2%:R * n ^+ 2 * m_6 * r_7 - 2%:R * n * m_2 * m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))); ((- 2%:R * n * m_4 * m_6 * r_7 + 2%:R * m_2 * m_4 ^+ 2 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_81 e_134 (conj d_138 (conj d_140 I)))) => i; reduce; clear - NZ_64 NZ_26 NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_130 : t_128 = t_135 by apply: (col_same e_129 e_136) => i; clear - NZ_26 NZ_64 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
split; first exact: C_67.
split; first exact: C_69.
split; first exact: C_109.
split; first exact: C_114.
split; first exact: C_116.
split; first exact: C_118.
split; first exact: C_125.
exact: C_130.
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
have NZ_25 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : N%:R != 0 := nz_is e_5 NZ_25.
have e_27 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_28 : R := t_19 + (0 : R).
have e_29 : t_28 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_27)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_32 : 0 <= (r_3 / (n)) by apply: (nneg_is (c := r_3 * n^-1)); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | sgn].
have e_31 : t_30 = (r_3 / (n)) by apply: (sqrt_node e_29 S_32); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_33 := lt0r_neq0 S_r3.
have NZ_34 : (r_3 / (n)) != 0 by apply: (nz_is (c := (r_3 * n^-1))); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_30 != 0 := nz_is e_31 NZ_34.
pose t_36 : R := t_30^-1.
have e_37 : t_36 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_31)); cbv beta; clear - NZ_33 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_38 : 'cV[R]_N := t_36 *: t_12.
have e_39 : t_38 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_37 e_13)) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_40 : R := sumv t_38.
have e_41 : t_40 = 0 by apply: (sum_node e_39 (partD (partZ ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En)))); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_41 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => 0)) by apply: (col_eq (col_scale e_43 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_46 : 'cV[R]_N := t_38 - t_44.
have e_47 : t_46 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_sub e_39 e_45)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_48 : R := dot t_46 t_46.
have d_50 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = n by apply: (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En)))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_51 : whole (fun i => (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = n by apply: (whole_eq _ d_50) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_49 : t_48 = n by apply: (dot_node e_47 e_47 d_51); done.
pose t_52 : R := t_48 / N%:R.
have e_53 : t_52 = 1 by apply: (num_eq (num2 (fun a b : R => a / b) e_49 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := t_52 + (0 : R).
have e_55 : t_54 = 1 by apply: (num_eq (num2 (fun a b : R => a + b) e_53 e_27)); cbv beta; clear - R; first [reflexivity | ring].
pose t_56 : R := Num.sqrt t_54.
have S_58 : 0 <= 1 :> R by sgn.
have S_59 : 0 <= 1 :> R by apply: (nneg_is (c := 1)); [clear - R; first [reflexivity | ring] | sgn].
have e_57 : t_56 = 1 by apply: (sqrt_node e_55 S_59); clear - R; first [reflexivity | ring].
have NZ_60 : 1 != 0 :> R by apply: (nz_is (c := (1))); [clear - R; first [reflexivity | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0 | apply: lt0r_neq0; sgn]].
have C_61 : t_56 != 0 := nz_is e_57 NZ_60.
have S_62 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_63 : 0 <= t_28 := nneg_is e_29 S_62.
have S_64 : 0 <= 1 :> R by sgn.
have S_65 : 0 <= 1 :> R by apply: (nneg_is (c := 1)); [clear - R; first [reflexivity | ring] | sgn].
have C_66 : 0 <= t_54 := nneg_is e_55 S_65.
pose t_67 : R := t_56^-1.
have e_68 : t_67 = 1 by apply: (num_eq (num1 (fun a : R => a^-1) e_57)); cbv beta; clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : 'cV[R]_N := t_67 *: t_46.
have e_70 : t_69 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_68 e_47)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_71 : t_69 = t_38 by apply: (col_same e_70 e_39) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_2 by apply: (sum_node e_1 M_2); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H0 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_27 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_29 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_30 := gram g_27 g_28 g_29.
have S_31 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_30); clear - R; ring.
have g_32 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_35); clear - R; ring.
have g_37 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_40 := gram g_37 g_38 g_39.
have S_41 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_40); clear - R; ring.
have S_42 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_43 : R := eps * t_22.
have e_44 : t_43 = ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 - eps * m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_21 e_23)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : R := t_19 + t_43.
have e_46 : t_45 = ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_44)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_47 := pos_of H1 e_46.
have NZ_48 := lt0r_neq0 H_47.
have NZ_49 : (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_48 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_50 : 0 < (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) by apply: (pos_quotient H_47 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_51 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : N%:R != 0 := nz_is e_5 NZ_51.
pose t_53 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_55 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_54 : t_53 = (r_4 / (n)) by apply: (sqrt_node e_23 S_55); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_56 := lt0r_neq0 S_r4.
have NZ_57 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_56 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_58 : t_53 != 0 := nz_is e_54 NZ_57.
pose t_59 : R := t_53^-1.
have e_60 : t_59 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_54)); cbv beta; clear - NZ_56 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : 'cV[R]_N := t_59 *: t_12.
have e_62 : t_61 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_60 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := sumv t_61.
have e_64 : t_63 = 0 by apply: (sum_node e_62 (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : R := t_63 / N%:R.
have e_66 : t_65 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_64 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_67 : 'cV[R]_N := t_65 *: (ones : 'cV[R]_N).
have e_68 : t_67 = (col (fun i => 0)) by apply: (col_eq (col_scale e_66 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_69 : 'cV[R]_N := t_61 - t_67.
have e_70 : t_69 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_sub e_62 e_68)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_71 : R := dot t_69 t_69.
have d_73 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_74 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_73) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_72 : t_71 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_70 e_70 d_74); done.
pose t_75 : R := t_71 / N%:R.
have e_76 : t_75 = ((n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_72 e_5)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_77 : R := t_75 + eps.
have e_78 : t_77 = ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_76 e_21)); cbv beta; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_79 : R := Num.sqrt t_77.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) by exact: (root_pos S_50).
have S_81 : 0 <= (r_4 * r_5) by apply: (nneg_is (c := r_5 * r_4)); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | sgn].
have S_82 : 0 <= ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (r_4 * r_5) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | sgn].
have e_80 : t_79 = ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (sqrt_node e_78 S_82); clear - NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_83 := lt0r_neq0 S_r5.
have NZ_84 : ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) != 0 by apply: (nz_is (c := (r_5 * r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1))); [clear - NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_83 NZ_56 NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_85 : t_79 != 0 := nz_is e_80 NZ_84.
pose t_86 : R := Num.sqrt t_45.
have S_88 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_87 : t_86 = (r_5 / (n)) by apply: (sqrt_node e_46 S_88); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_89 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_83 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_90 : t_86 != 0 := nz_is e_87 NZ_89.
have S_91 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_92 : 0 <= t_22 := nneg_is e_23 S_91.
have S_93 : 0 <= ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | sgn].
have C_94 : 0 <= t_77 := nneg_is e_78 S_93.
have S_95 : 0 <= ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_96 : 0 <= t_45 := nneg_is e_46 S_95.
pose t_97 : R := t_79^-1.
have NZ_99 : (r_4 * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * r_4))); [clear - R; ring | clear - NZ_83 NZ_56 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_98 : t_97 = ((r_4 * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_80)); cbv beta; clear - NZ_83 NZ_56 NZ_99 NZ_26 NZ_49 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_100 : 'cV[R]_N := t_97 *: t_69.
have e_101 : t_100 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_98 e_70)) => i; reduce; clear - NZ_49 NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_103 : R := t_86^-1.
have e_104 : t_103 = ((n * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_87)); cbv beta; clear - NZ_83 NZ_8 NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_105 : 'cV[R]_N := t_103 *: t_12.
have e_106 : t_105 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps ^+ 2 + n * eps * m_3 + n * m_3 - eps * m_2 ^+ 2 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_104 e_13)) => i; reduce; clear - NZ_49 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_102 : t_100 = t_105 by apply: (col_same e_101 e_106) => i; clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_52.
split; first exact: C_58.
split; first exact: C_85.
split; first exact: C_90.
split; first exact: C_92.
split; first exact: C_94.
split; first exact: C_96.
exact: C_102.
Qed.

End Claims.
