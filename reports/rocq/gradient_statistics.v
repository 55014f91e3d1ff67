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

(* lnverify.gradient-statistics
   The gradient at LayerNorm’s input has mean 0, and at most the variance of the gradient u behind it over σ² + ε
   this project; with a proof; compare Xu et al. 2019, Theorem 1 *)
Theorem lnverify_gradient_statistics (activation upstream : 'cV[R]_N) (eps : R) :
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

(* lnverify.gradient-statistics.mean-held
   Without the derivative of the mean, the gradient has the mean of u over √(σ² + ε), and no larger variance
   this project; with a proof; compare Xu et al. 2019, Theorem 1 *)
Theorem lnverify_gradient_statistics_mean_held (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  mean ((Num.sqrt (variance activation + eps))^-1 *: (upstream - (dot upstream (normalized eps activation) / N%:R) *: normalized eps activation)) = mean upstream / Num.sqrt (variance activation + eps) :> R /\
  variance ((Num.sqrt (variance activation + eps))^-1 *: (upstream - (dot upstream (normalized eps activation) / N%:R) *: normalized eps activation)) <= variance upstream / (variance activation + eps).
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
have NZ_41 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_22 != 0 := nz_is e_23 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_44 : 0 <= t_22 := nneg_is e_23 S_43.
pose t_45 : R := t_35^-1.
have e_46 : t_45 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_47 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := t_45 *: t_12.
have e_49 : t_48 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_46 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : R := dot upstream t_48.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0))).
have d_52 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_53 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_52) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_51 : t_50 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_47 e_49 d_53); done.
pose t_54 : R := t_50 / N%:R.
have e_55 : t_54 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : 'cV[R]_N := t_54 *: t_48.
have e_57 : t_56 = (col (fun i => ((n * m_5 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_55 e_49) _) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : 'cV[R]_N := upstream - t_56.
have e_59 : t_58 = (col (fun i => (upstream i 0) + ((- n * m_5 + m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2 * m_5 - m_2 ^+ 2 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_47 e_57) _) => i; reduce; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : 'cV[R]_N := t_45 *: t_58.
have e_61 : t_60 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_5 - m_2 ^+ 2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_46 e_59) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : R := sumv t_60.
have e_63 : t_62 = ((n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (sum_node e_61 (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) (partZ ((n * m_2 * r_4 * m_5 - m_2 ^+ 2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En))) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := t_62 / N%:R.
have e_65 : t_64 = ((r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_63 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_67 : R := sumv upstream.
have e_68 : t_67 = m_6 by rule (sum_node e_47 M_6 _); clear - R; first [reflexivity | ring].
pose t_69 : R := t_67 / N%:R.
have e_70 : t_69 = (m_6 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_68 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : R := t_69 / t_35.
have e_72 : t_71 = ((r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_70 e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_66 : t_64 = t_71 by rule (num_eq e_65 (esym (num_eq e_72 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_73 : 'cV[R]_N := t_64 *: (ones : 'cV[R]_N).
have e_74 : t_73 = (col (fun i => ((r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_65 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_75 : 'cV[R]_N := t_60 - t_73.
have e_76 : t_75 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_sub e_61 e_74) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_77 : R := dot t_75 t_75.
have [m_7 M_7] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_79 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_80 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((- 2%:R * n ^+ 3 * eps * m_6 + 2%:R * n ^+ 2 * m_2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 4 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2) + ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1)) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((- 2%:R * n ^+ 3 * eps * m_6 + 2%:R * n ^+ 2 * m_2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n ^+ 4 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_3)) (partZ ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_2)) (partZ ((n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (whole_eq _ d_80) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_78 : t_77 = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (dot_node e_76 e_76 d_81); done.
pose t_82 : R := t_77 / N%:R.
have e_83 : t_82 = ((n ^+ 5 * eps ^+ 2 * m_7 - n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 4 * eps * m_3 * m_7 - 2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 3 * m_3 ^+ 2 * m_7 - n ^+ 3 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 - n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2 + n * m_2 ^+ 4 * m_7 - 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (num2 (fun a b : R => a / b) e_78 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_85 : 'cV[R]_N := t_69 *: (ones : 'cV[R]_N).
have e_86 : t_85 = (col (fun i => (m_6 / (n)) * (1))) by rule (col_eq (col_scale e_70 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : 'cV[R]_N := upstream - t_85.
have e_88 : t_87 = (col (fun i => (upstream i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_sub e_47 e_86) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_89 : R := dot t_87 t_87.
have d_91 : whole (fun i => (upstream i 0) ^+ 2 + ((- 2%:R * m_6) / (n)) * ((upstream i 0)) + ((m_6 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_7 - m_6 ^+ 2) / (n)) by rule (num_eq (partD (partD M_7 (partZ ((- 2%:R * m_6) / (n)) M_6)) (partZ ((m_6 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_92 : whole (fun i => ((upstream i 0) + ((- m_6) / (n)) * (1)) * ((upstream i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_6 ^+ 2) / (n)) by rule (whole_eq _ d_91) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_90 : t_89 = ((n * m_7 - m_6 ^+ 2) / (n)) by rule (dot_node e_88 e_88 d_92); done.
pose t_93 : R := t_89 / N%:R.
have e_94 : t_93 = ((n * m_7 - m_6 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_90 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_95 : R := t_93 / t_22.
have e_96 : t_95 = ((n * m_7 - m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_94 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have S_97 : 0 <= (2%:R * n ^+ 2 * eps) by rule (nneg_is (c := 2%:R * eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_79 NZ_8 NZ_26 NZ_38 R; sgn].
have S_98 : 0 <= (2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (2%:R * n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_79 S_97 NZ_8 NZ_26 NZ_38 R; sgn].
have S_99 : 0 <= (2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_5 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_6 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2 - m_2 ^+ 4 * m_6 ^+ 2) by rule (nneg_is (c := (2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * (n * m_5 - m_2 * m_6) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_79 S_97 S_98 NZ_8 NZ_26 NZ_38 R; sgn].
have S_100 : 0 <= ((2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_5 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_6 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2 - m_2 ^+ 4 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (nneg_is (c := (2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_5 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_6 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2 - m_2 ^+ 4 * m_6 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1 ^+ 3) _ _); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_79 S_97 S_98 S_99 NZ_8 NZ_26 NZ_38 R; sgn].
have C_84 : t_82 <= t_95 by rule (le_by e_83 e_96 _ S_100); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_66.
exact: C_84.
Qed.

(* lnverify.gradient-statistics.std-held
   Without the derivative of the variance, the gradient has mean 0 and exactly the variance of u over σ² + ε
   this project; with a proof; compare Xu et al. 2019, Theorem 1 *)
Theorem lnverify_gradient_statistics_std_held (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  mean ((Num.sqrt (variance activation + eps))^-1 *: centered upstream) = 0 :> R /\
  variance ((Num.sqrt (variance activation + eps))^-1 *: centered upstream) = variance upstream / (variance activation + eps) :> R.
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
have NZ_41 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_22 != 0 := nz_is e_23 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_44 : 0 <= t_22 := nneg_is e_23 S_43.
pose t_45 : R := t_35^-1.
have e_46 : t_45 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_47 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_48 : R := sumv upstream.
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0))).
have e_49 : t_48 = m_5 by rule (sum_node e_47 M_5 _); clear - R; first [reflexivity | ring].
pose t_50 : R := t_48 / N%:R.
have e_51 : t_50 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : 'cV[R]_N := t_50 *: (ones : 'cV[R]_N).
have e_53 : t_52 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_51 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : 'cV[R]_N := upstream - t_52.
have e_55 : t_54 = (col (fun i => (upstream i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_47 e_53) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : 'cV[R]_N := t_45 *: t_54.
have e_57 : t_56 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_46 e_55) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : R := sumv t_56.
have e_59 : t_58 = 0 by rule (sum_node e_57 (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : R := t_58 / N%:R.
have e_61 : t_60 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_59 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_63 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_62 : t_60 = (0 : R) by rule (num_eq e_61 (esym (num_eq e_63 _))); clear - R; first [reflexivity | ring].
pose t_64 : 'cV[R]_N := t_60 *: (ones : 'cV[R]_N).
have e_65 : t_64 = (col (fun i => 0)) by rule (col_eq (col_scale e_61 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_66 : 'cV[R]_N := t_56 - t_64.
have e_67 : t_66 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_57 e_65) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : R := dot t_66 t_66.
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_70 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_71 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- 2%:R * n * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) (partZ ((m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_72 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_71) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : t_68 = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_67 e_67 d_72); done.
pose t_73 : R := t_68 / N%:R.
have e_74 : t_73 = ((n * m_6 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_76 : R := dot t_54 t_54.
have d_78 : whole (fun i => (upstream i 0) ^+ 2 + ((- 2%:R * m_5) / (n)) * ((upstream i 0)) + ((m_5 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_6 - m_5 ^+ 2) / (n)) by rule (num_eq (partD (partD M_6 (partZ ((- 2%:R * m_5) / (n)) M_5)) (partZ ((m_5 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => ((upstream i 0) + ((- m_5) / (n)) * (1)) * ((upstream i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_5 ^+ 2) / (n)) by rule (whole_eq _ d_78) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_77 : t_76 = ((n * m_6 - m_5 ^+ 2) / (n)) by rule (dot_node e_55 e_55 d_79); done.
pose t_80 : R := t_76 / N%:R.
have e_81 : t_80 = ((n * m_6 - m_5 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_77 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_82 : R := t_80 / t_22.
have e_83 : t_82 = ((n * m_6 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_81 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have C_75 : t_73 = t_82 by rule (num_eq e_74 (esym (num_eq e_83 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_62.
exact: C_75.
Qed.

(* lnverify.gradient-statistics.both-held
   Without both derivatives the gradient is u/√(σ² + ε), with mean and variance scaled
   this project; with a proof; compare Xu et al. 2019, Theorem 1 *)
Theorem lnverify_gradient_statistics_both_held (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  mean ((Num.sqrt (variance activation + eps))^-1 *: upstream) = mean upstream / Num.sqrt (variance activation + eps) :> R /\
  variance ((Num.sqrt (variance activation + eps))^-1 *: upstream) = variance upstream / (variance activation + eps) :> R.
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
have NZ_41 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_22 != 0 := nz_is e_23 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_44 : 0 <= t_22 := nneg_is e_23 S_43.
pose t_45 : R := t_35^-1.
have e_46 : t_45 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_47 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := t_45 *: upstream.
have e_49 : t_48 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by rule (col_eq (col_scale e_46 e_47) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : R := sumv t_48.
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0))).
have e_51 : t_50 = ((n * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (sum_node e_49 (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : R := t_50 / N%:R.
have e_53 : t_52 = ((r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : R := sumv upstream.
have e_56 : t_55 = m_5 by rule (sum_node e_47 M_5 _); clear - R; first [reflexivity | ring].
pose t_57 : R := t_55 / N%:R.
have e_58 : t_57 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_56 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_59 : R := t_57 / t_35.
have e_60 : t_59 = ((r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_58 e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_54 : t_52 = t_59 by rule (num_eq e_53 (esym (num_eq e_60 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : 'cV[R]_N := t_52 *: (ones : 'cV[R]_N).
have e_62 : t_61 = (col (fun i => ((r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_53 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : 'cV[R]_N := t_48 - t_61.
have e_64 : t_63 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_49 e_62) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : R := dot t_63 t_63.
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_67 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_68 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- 2%:R * n * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) (partZ ((m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_69 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_68) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_66 : t_65 = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_64 e_64 d_69); done.
pose t_70 : R := t_65 / N%:R.
have e_71 : t_70 = ((n * m_6 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_66 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := t_57 *: (ones : 'cV[R]_N).
have e_74 : t_73 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_58 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_75 : 'cV[R]_N := upstream - t_73.
have e_76 : t_75 = (col (fun i => (upstream i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_47 e_74) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_77 : R := dot t_75 t_75.
have d_79 : whole (fun i => (upstream i 0) ^+ 2 + ((- 2%:R * m_5) / (n)) * ((upstream i 0)) + ((m_5 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_6 - m_5 ^+ 2) / (n)) by rule (num_eq (partD (partD M_6 (partZ ((- 2%:R * m_5) / (n)) M_5)) (partZ ((m_5 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => ((upstream i 0) + ((- m_5) / (n)) * (1)) * ((upstream i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_5 ^+ 2) / (n)) by rule (whole_eq _ d_79) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_78 : t_77 = ((n * m_6 - m_5 ^+ 2) / (n)) by rule (dot_node e_76 e_76 d_80); done.
pose t_81 : R := t_77 / N%:R.
have e_82 : t_81 = ((n * m_6 - m_5 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_78 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_81 / t_22.
have e_84 : t_83 = ((n * m_6 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_82 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have C_72 : t_70 = t_83 by rule (num_eq e_71 (esym (num_eq e_84 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_54.
exact: C_72.
Qed.

(* lnverify.adanorm
   AdaNorm’s factors have mean c, and its output has mean −ckσ²/(σ² + ε)
   this project; with a proof; compare Xu et al. 2019, on AdaNorm *)
Theorem lnverify_adanorm (activation : 'cV[R]_N) (eps c k : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  mean (c *: (ones - k *: normalized eps activation)) = c * 1 :> R /\
  mean (had (c *: (ones - k *: normalized eps activation)) (normalized eps activation)) = - c * k * (variance activation / (variance activation + eps)) :> R.
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
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_37 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r6 NZ_8 NZ_26 R; sgn].
have e_36 : t_35 = (r_6 / (n)) by rule (sqrt_node e_23 S_37 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_38 := lt0r_neq0 S_r6.
have NZ_39 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
have NZ_41 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_22 != 0 := nz_is e_23 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r6 NZ_8 NZ_26 NZ_38 R; sgn].
have C_44 : 0 <= t_22 := nneg_is e_23 S_43.
have e_45 : c = c by [].
have e_46 : k = k by [].
pose t_47 : R := t_35^-1.
have e_48 : t_47 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_49 : 'cV[R]_N := t_47 *: t_12.
have e_50 : t_49 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_48 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_51 : 'cV[R]_N := k *: t_49.
have e_52 : t_51 = (col (fun i => ((n * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_46 e_50) _) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_53 : 'cV[R]_N := (ones : 'cV[R]_N) - t_51.
have e_54 : t_53 = (col (fun i => ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2 + m_2 * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_9 e_52) _) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_55 : 'cV[R]_N := c *: t_53.
have e_56 : t_55 = (col (fun i => ((n ^+ 2 * eps * c + n * m_3 * c - m_2 ^+ 2 * c + m_2 * c * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * c * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_scale e_45 e_54) _) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_57 : R := sumv t_55.
have e_58 : t_57 = (n * c) by rule (sum_node e_56 (partD (partZ ((n ^+ 2 * eps * c + n * m_3 * c - m_2 ^+ 2 * c + m_2 * c * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)) (partZ ((- n * c * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) _); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_59 : R := t_57 / N%:R.
have e_60 : t_59 = c by rule (num_eq (num2 (fun a b : R => a / b) e_58 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_62 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_63 : R := c * (1 : R).
have e_64 : t_63 = c by rule (num_eq (num2 (fun a b : R => a * b) e_45 e_62) _); clear - R; first [reflexivity | ring].
have C_61 : t_59 = t_63 by rule (num_eq e_60 (esym (num_eq e_64 _))); clear - R; first [reflexivity | ring].
pose t_65 : 'cV[R]_N := had t_55 t_49.
have e_66 : t_65 = (col (fun i => ((2%:R * n * m_2 * c * k + n * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2 * c * k - m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2))) by rule (col_eq (col_had e_56 e_50) _) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_67 : R := sumv t_65.
have e_68 : t_67 = ((- n ^+ 2 * m_3 * c * k + n * m_2 ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (sum_node e_66 (partD (partD (partZ ((2%:R * n * m_2 * c * k + n * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 ^+ 2 * c * k - m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) (partZ ((- n ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3)) _); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_69 : R := t_67 / N%:R.
have e_70 : t_69 = ((- n * m_3 * c * k + m_2 ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_68 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_72 : R := - c.
have e_73 : t_72 = (- c) by rule (num_eq (num1 (fun a : R => - a) e_45) _); clear - R; first [reflexivity | ring].
pose t_74 : R := t_72 * k.
have e_75 : t_74 = (- c * k) by rule (num_eq (num2 (fun a b : R => a * b) e_73 e_46) _); clear - R; first [reflexivity | ring].
pose t_76 : R := t_19 / t_22.
have e_77 : t_76 = ((n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := t_74 * t_76.
have e_79 : t_78 = ((- n * m_3 * c * k + m_2 ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_75 e_77) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have C_71 : t_69 = t_78 by rule (num_eq e_70 (esym (num_eq e_79 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_61.
exact: C_71.
Qed.

(* lnverify.gradient-length
   Through a normalization a gradient loses its parts along 1 and along x̂ from its squared length, at least
   this project; with a proof; compare Santurkar et al. 2018, Theorem 4.1 *)
Theorem lnverify_gradient_length (activation upstream : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  dot (c *: ((N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream (normalized eps activation) *: normalized eps activation))) (c *: ((N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream (normalized eps activation) *: normalized eps activation))) <= (c ^+ 2 / (variance activation + eps)) * (dot upstream upstream - sumv upstream ^+ 2 / N%:R - dot upstream (normalized eps activation) ^+ 2 / N%:R).
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
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_37 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 R; sgn].
have e_36 : t_35 = (r_5 / (n)) by rule (sqrt_node e_23 S_37 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_38 : R := N%:R * t_35.
have e_39 : t_38 = r_5 by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_36) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_40 := lt0r_neq0 S_r5.
have NZ_41 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_40 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_38 != 0 := nz_is e_39 NZ_41.
have NZ_43 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : t_35 != 0 := nz_is e_36 NZ_43.
have NZ_45 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_46 : t_22 != 0 := nz_is e_23 NZ_45.
have S_47 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_40 R; sgn].
have C_48 : 0 <= t_22 := nneg_is e_23 S_47.
have e_49 : c = c by [].
pose t_50 : R := t_38^-1.
have e_51 : t_50 = (r_5 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_39) _); clear - NZ_40 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_52 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_53 : 'cV[R]_N := N%:R *: upstream.
have e_54 : t_53 = (col (fun i => n * ((upstream i 0)))) by rule (col_eq (col_scale e_5 e_52) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_55 : R := sumv upstream.
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0))).
have e_56 : t_55 = m_6 by rule (sum_node e_52 M_6 _); clear - R; first [reflexivity | ring].
pose t_57 : 'cV[R]_N := t_55 *: (ones : 'cV[R]_N).
have e_58 : t_57 = (col (fun i => m_6 * (1))) by rule (col_eq (col_scale e_56 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_59 : 'cV[R]_N := t_53 - t_57.
have e_60 : t_59 = (col (fun i => n * ((upstream i 0)) + (- m_6) * (1))) by rule (col_eq (col_sub e_54 e_58) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_61 : R := t_35^-1.
have e_62 : t_61 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_40 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_63 : 'cV[R]_N := t_61 *: t_12.
have e_64 : t_63 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_62 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_65 : R := dot upstream t_63.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have d_67 : whole (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_68 : whole (fun i => ((upstream i 0)) * (((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_67) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_66 : t_65 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_52 e_64 d_68); done.
pose t_69 : 'cV[R]_N := t_65 *: t_63.
have e_70 : t_69 = (col (fun i => ((n ^+ 2 * m_7 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_7 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_66 e_64) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_71 : 'cV[R]_N := t_59 - t_69.
have e_72 : t_71 = (col (fun i => n * ((upstream i 0)) + ((- n ^+ 2 * eps * m_6 + n * m_2 * m_7 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_7 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_60 e_70) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := t_50 *: t_71.
have e_74 : t_73 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_51 e_72) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_75 : 'cV[R]_N := c *: t_73.
have e_76 : t_75 = (col (fun i => ((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * c * r_5 * m_6 + n * m_2 * c * r_5 * m_7 - n * m_3 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_5 * m_7 + n * m_2 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_49 e_74) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_77 : R := dot t_75 t_75.
have [m_8 M_8] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_79 : 0 <= m_8 by rewrite -M_8; apply: part_ge0 => i; sgn.
have d_80 : whole (fun i => ((n ^+ 2 * c ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * eps * c ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_7 - 2%:R * n ^+ 2 * m_3 * c ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((- 2%:R * n ^+ 3 * c ^+ 2 * m_7 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((n ^+ 4 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * c ^+ 2 * m_6 * m_7 + 2%:R * n ^+ 3 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((2%:R * n ^+ 4 * eps * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 3 * eps * m_2 * c ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_3 * c ^+ 2 * m_6 * m_7 + 2%:R * n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 2 * m_2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 4 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2)) = ((n ^+ 6 * eps ^+ 2 * c ^+ 2 * m_8 - n ^+ 5 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * c ^+ 2 * m_8 - 2%:R * n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * c ^+ 2 * m_8 + 4%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 4 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * c ^+ 2 * m_8 - n ^+ 4 * m_3 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_8 + n ^+ 3 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 - n ^+ 3 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * c ^+ 2 * m_8 - 2%:R * n ^+ 2 * m_2 ^+ 3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 2 * c ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8) (partZ ((- 2%:R * n ^+ 3 * eps * c ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_7 - 2%:R * n ^+ 2 * m_3 * c ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((- 2%:R * n ^+ 3 * c ^+ 2 * m_7 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) (partZ ((n ^+ 4 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * c ^+ 2 * m_6 * m_7 + 2%:R * n ^+ 3 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) (whole_ones En))) (partZ ((2%:R * n ^+ 4 * eps * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 3 * eps * m_2 * c ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_3 * c ^+ 2 * m_6 * m_7 + 2%:R * n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 2 * m_2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_2)) (partZ ((n ^+ 4 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_3)) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => (((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * c * r_5 * m_6 + n * m_2 * c * r_5 * m_7 - n * m_3 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_5 * m_7 + n * m_2 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * (((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * c * r_5 * m_6 + n * m_2 * c * r_5 * m_7 - n * m_3 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_5 * m_7 + n * m_2 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) = ((n ^+ 6 * eps ^+ 2 * c ^+ 2 * m_8 - n ^+ 5 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * c ^+ 2 * m_8 - 2%:R * n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * c ^+ 2 * m_8 + 4%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 4 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * c ^+ 2 * m_8 - n ^+ 4 * m_3 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_8 + n ^+ 3 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 - n ^+ 3 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * c ^+ 2 * m_8 - 2%:R * n ^+ 2 * m_2 ^+ 3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (whole_eq _ d_80) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_78 : t_77 = ((n ^+ 6 * eps ^+ 2 * c ^+ 2 * m_8 - n ^+ 5 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * c ^+ 2 * m_8 - 2%:R * n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * c ^+ 2 * m_8 + 4%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 4 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * c ^+ 2 * m_8 - n ^+ 4 * m_3 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_8 + n ^+ 3 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 - n ^+ 3 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * c ^+ 2 * m_8 - 2%:R * n ^+ 2 * m_2 ^+ 3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (dot_node e_76 e_76 d_81); done.
pose t_83 : R := c ^+ 2.
have e_84 : t_83 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_49) _); clear - R; first [reflexivity | ring].
pose t_85 : R := t_83 / t_22.
have e_86 : t_85 = ((n ^+ 2 * c ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_84 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : R := dot upstream upstream.
have d_89 : whole (fun i => (upstream i 0) ^+ 2) = m_8 by rule (num_eq M_8 _); clear - R; first [reflexivity | ring].
have d_90 : whole (fun i => ((upstream i 0)) * ((upstream i 0))) = m_8 by rule (whole_eq _ d_89) => i; clear - R; first [reflexivity | ring].
have e_88 : t_87 = m_8 by rule (dot_node e_52 e_52 d_90); done.
pose t_91 : R := t_55 ^+ 2.
have e_92 : t_91 = (m_6 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_56) _); clear - R; first [reflexivity | ring].
pose t_93 : R := t_91 / N%:R.
have e_94 : t_93 = ((m_6 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_92 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_95 : R := t_87 - t_93.
have e_96 : t_95 = ((n * m_8 - m_6 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_88 e_94) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : R := t_65 ^+ 2.
have e_98 : t_97 = ((n ^+ 2 * m_7 ^+ 2 - 2%:R * n * m_2 * m_6 * m_7 + m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_66) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_99 : R := t_97 / N%:R.
have e_100 : t_99 = ((n ^+ 2 * m_7 ^+ 2 - 2%:R * n * m_2 * m_6 * m_7 + m_2 ^+ 2 * m_6 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_98 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_101 : R := t_95 - t_99.
have e_102 : t_101 = ((n ^+ 2 * eps * m_8 - n * eps * m_6 ^+ 2 + n * m_3 * m_8 - n * m_7 ^+ 2 - m_2 ^+ 2 * m_8 + 2%:R * m_2 * m_6 * m_7 - m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_96 e_100) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_103 : R := t_85 * t_101.
have e_104 : t_103 = ((n ^+ 4 * eps * c ^+ 2 * m_8 - n ^+ 3 * eps * c ^+ 2 * m_6 ^+ 2 + n ^+ 3 * m_3 * c ^+ 2 * m_8 - n ^+ 3 * c ^+ 2 * m_7 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_8 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_6 * m_7 - n ^+ 2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_86 e_102) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have S_105 : 0 <= (n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 3 * eps * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) by rule (nneg_is (c := eps * c ^+ 2 * (- n * m_7 + m_2 * m_6) ^+ 2 * n ^+ 3) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 S_79 NZ_8 NZ_26 NZ_40 R; sgn].
have S_106 : 0 <= ((n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 3 * eps * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (nneg_is (c := (n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 3 * eps * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1 ^+ 3) _ _); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 S_79 S_105 NZ_8 NZ_26 NZ_40 R; sgn].
have C_82 : t_77 <= t_103 by rule (le_by e_78 e_104 _ S_106); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_46.
split; first exact: C_48.
exact: C_82.
Qed.

End Claims.
