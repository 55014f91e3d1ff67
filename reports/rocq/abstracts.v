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

(* xu.backward
   The derivatives of mean and variance recentre and rescale the gradient: to the mean 0, and a bounded variance
   J. Xu, X. Sun, Z. Zhang, G. Zhao, J. Lin, “Understanding and Improving Layer Normalization”, arXiv:1911.07013, the
   abstract; abstract *)
Theorem xu_backward (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  mean ((N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream (normalized eps activation) *: normalized eps activation)) = 0 :> R /\
  variance ((N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream (normalized eps activation) *: normalized eps activation)) <= variance upstream / (variance activation + eps).
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
pose t_38 : R := N%:R * t_35.
have e_39 : t_38 = r_4 by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_36) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_40 := lt0r_neq0 S_r4.
have NZ_41 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_40 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_38 != 0 := nz_is e_39 NZ_41.
have NZ_43 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : t_35 != 0 := nz_is e_36 NZ_43.
have NZ_45 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_46 : t_22 != 0 := nz_is e_23 NZ_45.
have S_47 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_40 R; sgn].
have C_48 : 0 <= t_22 := nneg_is e_23 S_47.
pose t_49 : R := t_38^-1.
have e_50 : t_49 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_39) _); clear - NZ_40 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_51 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_52 : 'cV[R]_N := N%:R *: upstream.
have e_53 : t_52 = (col (fun i => n * ((upstream i 0)))) by rule (col_eq (col_scale e_5 e_51) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_54 : R := sumv upstream.
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0))).
have e_55 : t_54 = m_5 by rule (sum_node e_51 M_5 _); clear - R; first [reflexivity | ring].
pose t_56 : 'cV[R]_N := t_54 *: (ones : 'cV[R]_N).
have e_57 : t_56 = (col (fun i => m_5 * (1))) by rule (col_eq (col_scale e_55 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := t_52 - t_56.
have e_59 : t_58 = (col (fun i => n * ((upstream i 0)) + (- m_5) * (1))) by rule (col_eq (col_sub e_53 e_57) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_60 : R := t_35^-1.
have e_61 : t_60 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_40 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : 'cV[R]_N := t_60 *: t_12.
have e_63 : t_62 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_61 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := dot upstream t_62.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have d_66 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_67 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_66) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_65 : t_64 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_51 e_63 d_67); done.
pose t_68 : 'cV[R]_N := t_64 *: t_62.
have e_69 : t_68 = (col (fun i => ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_65 e_63) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_70 : 'cV[R]_N := t_58 - t_68.
have e_71 : t_70 = (col (fun i => n * ((upstream i 0)) + ((- n ^+ 2 * eps * m_5 + n * m_2 * m_6 - n * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_59 e_69) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_49 *: t_70.
have e_73 : t_72 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_50 e_71) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : R := sumv t_72.
have e_75 : t_74 = 0 by rule (sum_node e_73 (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En))) (partZ ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : R := t_74 / N%:R.
have e_77 : t_76 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_75 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_78 : t_76 = (0 : R) by rule (num_eq e_77 (esym (num_eq e_79 _))); clear - R; first [reflexivity | ring].
pose t_80 : 'cV[R]_N := t_76 *: (ones : 'cV[R]_N).
have e_81 : t_80 = (col (fun i => 0)) by rule (col_eq (col_scale e_77 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_82 : 'cV[R]_N := t_72 - t_80.
have e_83 : t_82 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_sub e_73 e_81) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_84 : R := dot t_82 t_82.
have [m_7 M_7] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_86 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_87 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * eps * m_5 + 2%:R * n ^+ 2 * m_2 * m_6 - 2%:R * n ^+ 2 * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((- 2%:R * n ^+ 3 * m_6 + 2%:R * n ^+ 2 * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((n ^+ 4 * eps ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 4 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2)) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_6 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_5 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- 2%:R * n ^+ 3 * eps * m_5 + 2%:R * n ^+ 2 * m_2 * m_6 - 2%:R * n ^+ 2 * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((- 2%:R * n ^+ 3 * m_6 + 2%:R * n ^+ 2 * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n ^+ 4 * eps ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) (whole_ones En))) (partZ ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_2)) (partZ ((n ^+ 4 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_3)) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_88 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_6 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_5 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (whole_eq _ d_87) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_85 : t_84 = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_6 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_5 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (dot_node e_83 e_83 d_88); done.
pose t_89 : R := t_84 / N%:R.
have e_90 : t_89 = ((n ^+ 5 * eps ^+ 2 * m_7 - n ^+ 4 * eps ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 4 * eps * m_3 * m_7 - 2%:R * n ^+ 4 * eps * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_3 * m_5 ^+ 2 + n ^+ 3 * m_3 ^+ 2 * m_7 - n ^+ 3 * m_3 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 - n ^+ 2 * m_3 ^+ 2 * m_5 ^+ 2 + n * m_2 ^+ 4 * m_7 - 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_92 : R := t_54 / N%:R.
have e_93 : t_92 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_55 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_94 : 'cV[R]_N := t_92 *: (ones : 'cV[R]_N).
have e_95 : t_94 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_93 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_96 : 'cV[R]_N := upstream - t_94.
have e_97 : t_96 = (col (fun i => (upstream i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_51 e_95) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_98 : R := dot t_96 t_96.
have d_100 : whole (fun i => (upstream i 0) ^+ 2 + ((- 2%:R * m_5) / (n)) * ((upstream i 0)) + ((m_5 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_7 - m_5 ^+ 2) / (n)) by rule (num_eq (partD (partD M_7 (partZ ((- 2%:R * m_5) / (n)) M_5)) (partZ ((m_5 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_101 : whole (fun i => ((upstream i 0) + ((- m_5) / (n)) * (1)) * ((upstream i 0) + ((- m_5) / (n)) * (1))) = ((n * m_7 - m_5 ^+ 2) / (n)) by rule (whole_eq _ d_100) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_99 : t_98 = ((n * m_7 - m_5 ^+ 2) / (n)) by rule (dot_node e_97 e_97 d_101); done.
pose t_102 : R := t_98 / N%:R.
have e_103 : t_102 = ((n * m_7 - m_5 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_99 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_104 : R := t_102 / t_22.
have e_105 : t_104 = ((n * m_7 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_103 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have S_106 : 0 <= (2%:R * n ^+ 2 * eps) by rule (nneg_is (c := 2%:R * eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_86 NZ_8 NZ_26 NZ_40 R; sgn].
have S_107 : 0 <= (2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (2%:R * n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_86 S_106 NZ_8 NZ_26 NZ_40 R; sgn].
have S_108 : 0 <= (2%:R * n ^+ 4 * eps * m_6 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_6 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_5 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_5 ^+ 2 - m_2 ^+ 4 * m_5 ^+ 2) by rule (nneg_is (c := (2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * (- n * m_6 + m_2 * m_5) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_86 S_106 S_107 NZ_8 NZ_26 NZ_40 R; sgn].
have S_109 : 0 <= ((2%:R * n ^+ 4 * eps * m_6 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_6 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_5 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_5 ^+ 2 - m_2 ^+ 4 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (nneg_is (c := (2%:R * n ^+ 4 * eps * m_6 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_6 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_5 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_5 ^+ 2 - m_2 ^+ 4 * m_5 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1 ^+ 3) _ _); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_86 S_106 S_107 S_108 NZ_8 NZ_26 NZ_40 R; sgn].
have C_91 : t_89 <= t_104 by rule (le_by e_90 e_105 _ S_109); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_46.
split; first exact: C_48.
split; first exact: C_78.
exact: C_91.
Qed.

(* stollenwerk.rmsnorm
   The inverse square root unit √N aᵢ/√(aᵢ² + c) is the exact counterpart of RMSNorm at the entry i
   F. Stollenwerk, “The Mathematical Relationship Between Layer Normalization and Dynamic Activation Functions”,
   arXiv:2503.21708, the abstracts of version 2, whose title this is, and of EACL 2026; there is a version 4;
   abstract, EACL 2026
   not here: a basis vector *)

(* stollenwerk.layernorm
   The inverse square root unit √N aₙ/√(aₙ² + c) is the exact counterpart of LayerNorm, entry by entry
   F. Stollenwerk, “The Mathematical Relationship Between Layer Normalization and Dynamic Activation Functions”,
   arXiv:2503.21708, the abstracts of version 2, whose title this is, and of EACL 2026; there is a version 4;
   abstract, version 2
   not here: it is refuted; lnverify.zero-entry is true instead *)

End Claims.
