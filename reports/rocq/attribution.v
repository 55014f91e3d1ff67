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

(* lnverify.layer-norm-of-sum
   LayerNorm of a sum is the sum of its parts, each centred and divided by the size of the whole, and the bias once
   this project; with a proof; compare Kobayashi et al. 2021 *)
Theorem lnverify_layer_norm_of_sum (u v gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance (u + v) + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (u + v) + eps) != 0 /\
  0 <= variance (u + v) + eps /\
  layer_norm eps gain bias (u + v) = had gain ((Num.sqrt (variance (u + v) + eps))^-1 *: centered u + (Num.sqrt (variance (u + v) + eps))^-1 *: centered v) + 1 *: bias :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : u = (col (fun i => (u i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := u + v.
have e_4 : t_3 = (col (fun i => (u i 0) + (v i 0))) by rule (col_eq (col_add e_1 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_5 : R := sumv t_3.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (u i 0))).
have [m_3 M_3] := some_number (part xpredT (fun i => (v i 0))).
have e_6 : t_5 = (m_2 + m_3) by rule (sum_node e_4 (partD M_2 M_3) _); clear - R; first [reflexivity | ring].
have e_8 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_5 / N%:R.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = ((m_2 + m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_6 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'cV[R]_N := t_9 *: (ones : 'cV[R]_N).
have e_14 : t_13 = (col (fun i => ((m_2 + m_3) / (n)) * (1))) by rule (col_eq (col_scale e_10 e_12) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_15 : 'cV[R]_N := t_3 - t_13.
have e_16 : t_15 = (col (fun i => (u i 0) + (v i 0) + ((- m_2 - m_3) / (n)) * (1))) by rule (col_eq (col_sub e_4 e_14) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_17 : R := dot t_15 t_15.
have [m_4 M_4] := some_number (part xpredT (fun i => (u i 0) ^+ 2)).
have S_19 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part xpredT (fun i => (u i 0) * (v i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_20 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_21 : whole (fun i => (u i 0) ^+ 2 + 2%:R * ((u i 0) * (v i 0)) + ((- 2%:R * m_2 - 2%:R * m_3) / (n)) * ((u i 0)) + (v i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / (n)) * ((v i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD M_4 (partZ 2%:R M_5)) (partZ ((- 2%:R * m_2 - 2%:R * m_3) / (n)) M_2)) M_6) (partZ ((- 2%:R * m_2 - 2%:R * m_3) / (n)) M_3)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_22 : whole (fun i => ((u i 0) + (v i 0) + ((- m_2 - m_3) / (n)) * (1)) * ((u i 0) + (v i 0) + ((- m_2 - m_3) / (n)) * (1))) = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_21) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_18 : t_17 = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n)) by rule (dot_node e_16 e_16 d_22); done.
pose t_23 : R := t_17 / N%:R.
have e_24 : t_23 = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_25 : eps = eps by [].
pose t_26 : R := t_23 + eps.
have e_27 : t_26 = ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_24 e_25) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_28 := pos_of H0 e_27.
have NZ_29 := lt0r_neq0 H_28.
have NZ_30 : (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_29 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have g_31 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => ((u i 0)) * ((u i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => (1) * ((u i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_34 := gram g_31 g_32 g_33.
have S_35 : 0 <= (n * m_4 - m_2 ^+ 2) by rule (nneg_is _ G_34); clear - R; ring.
have g_36 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_37 : part xpredT (fun i => ((v i 0)) * ((v i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => (1) * ((v i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have G_39 := gram g_36 g_37 g_38.
have S_40 : 0 <= (n * m_6 - m_3 ^+ 2) by rule (nneg_is _ G_39); clear - R; ring.
have g_41 : part xpredT (fun i => ((v i 0)) * ((v i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_42 : part xpredT (fun i => ((u i 0)) * ((u i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_43 : part xpredT (fun i => ((v i 0)) * ((u i 0))) = m_5 by rule (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have G_44 := gram g_41 g_42 g_43.
have S_45 : 0 <= (m_4 * m_6 - m_5 ^+ 2) by rule (nneg_is _ G_44); clear - R; ring.
have S_46 : 0 < (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) by rule (pos_quotient H_28 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_7 S_19 S_20 S_35 S_40 S_45 NZ_11 NZ_30 R; sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have NZ_47 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_48 : N%:R != 0 := nz_is e_8 NZ_47.
pose t_49 : R := Num.sqrt t_26.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) by exact: (root_pos S_46).
have S_51 : 0 <= (r_7 / (n)) by rule (nneg_is (c := r_7 * n^-1) _ _); [clear - NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - H_eps N_pos S_7 S_19 S_20 S_35 S_40 S_45 S_46 S_r7 NZ_11 NZ_30 R; sgn].
have e_50 : t_49 = (r_7 / (n)) by rule (sqrt_node e_27 S_51 _); clear - NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_52 := lt0r_neq0 S_r7.
have NZ_53 : (r_7 / (n)) != 0 by rule (nz_is (c := (r_7 * n^-1)) _ _); [clear - NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_52 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_49 != 0 := nz_is e_50 NZ_53.
have S_55 : 0 <= ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_7 S_19 S_20 S_35 S_40 S_45 S_46 S_r7 NZ_11 NZ_30 NZ_52 R; sgn].
have C_56 : 0 <= t_26 := nneg_is e_27 S_55.
have e_57 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_58 : R := t_49^-1.
have e_59 : t_58 = ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_50) _); clear - NZ_52 NZ_11 NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_60 : 'cV[R]_N := t_58 *: t_15.
have e_61 : t_60 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((u i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((v i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_59 e_16) _) => i; reduce; clear - NZ_30 NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_62 : 'cV[R]_N := had gain t_60.
have e_63 : t_62 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0) * (u i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0) * (v i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_57 e_61) _) => i; reduce; clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_64 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_65 : 'cV[R]_N := t_62 + bias.
have e_66 : t_65 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0) * (u i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0) * (v i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_63 e_64) _) => i; reduce; clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_68 : R := sumv u.
have e_69 : t_68 = m_2 by rule (sum_node e_1 M_2 _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_68 / N%:R.
have e_71 : t_70 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_70 *: (ones : 'cV[R]_N).
have e_73 : t_72 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_71 e_12) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := u - t_72.
have e_75 : t_74 = (col (fun i => (u i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_73) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := t_58 *: t_74.
have e_77 : t_76 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((u i 0)) + ((- m_2 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_59 e_75) _) => i; reduce; clear - NZ_30 NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_78 : R := sumv v.
have e_79 : t_78 = m_3 by rule (sum_node e_2 M_3 _); clear - R; first [reflexivity | ring].
pose t_80 : R := t_78 / N%:R.
have e_81 : t_80 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_79 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_82 : 'cV[R]_N := t_80 *: (ones : 'cV[R]_N).
have e_83 : t_82 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_81 e_12) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_84 : 'cV[R]_N := v - t_82.
have e_85 : t_84 = (col (fun i => (v i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_2 e_83) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_86 : 'cV[R]_N := t_58 *: t_84.
have e_87 : t_86 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((v i 0)) + ((- m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_59 e_85) _) => i; reduce; clear - NZ_30 NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_88 : 'cV[R]_N := t_76 + t_86.
have e_89 : t_88 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((u i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((v i 0)))) by rule (col_eq (col_add e_77 e_87) _) => i; reduce; clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_90 : 'cV[R]_N := had gain t_88.
have e_91 : t_90 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0) * (u i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0) * (v i 0)))) by rule (col_eq (col_had e_57 e_89) _) => i; reduce; clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_92 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_93 : 'cV[R]_N := (1 : R) *: bias.
have e_94 : t_93 = (col (fun i => (bias i 0))) by rule (col_eq (col_scale e_92 e_64) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_95 : 'cV[R]_N := t_90 + t_93.
have e_96 : t_95 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0) * (u i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((gain i 0) * (v i 0)) + (bias i 0))) by rule (col_eq (col_add e_91 e_94) _) => i; reduce; clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_67 : t_65 = t_95 by rule (col_same e_66 e_96 _) => i; clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
split; first exact: C_48.
split; first exact: C_54.
split; first exact: C_56.
exact: C_67.
Qed.

(* lnverify.differences
   Within one row x̂ is a line: differences of entries are those of the activation over √(σ² + ε)
   this project; with a proof; compare Zhu et al. 2025 on the shape of LayerNorm
   not here: a basis vector *)

(* lnverify.logit-lens
   RMSNorm without a gain keeps the order of logits; LayerNorm keeps it where the rows have the same sum
   this project; with a proof; compare the logit lens *)
Theorem lnverify_logit_lens (activation w v : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= variance activation + eps /\
  dot (w - v) (rms_norm eps activation) = (dot (w - v) activation - 0) / Num.sqrt (dot activation activation / N%:R + eps) :> R /\
  dot (w - v) (normalized eps activation) = (dot (w - v) activation - mean activation * sumv (w - v)) / Num.sqrt (variance activation + eps) :> R.
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
pose t_30 : R := sumv activation.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0))).
have e_31 : t_30 = m_7 by rule (sum_node e_11 M_7 _); clear - R; first [reflexivity | ring].
pose t_32 : R := t_30 / N%:R.
have e_33 : t_32 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_31 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_34 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_35 : 'cV[R]_N := t_32 *: (ones : 'cV[R]_N).
have e_36 : t_35 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_33 e_34) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_37 : 'cV[R]_N := activation - t_35.
have e_38 : t_37 = (col (fun i => (activation i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_11 e_36) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_39 : R := dot t_37 t_37.
have d_41 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_7) / (n)) * ((activation i 0)) + ((m_7 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_7 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_7) / (n)) M_7)) (partZ ((m_7 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_42 : whole (fun i => ((activation i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_7) / (n)) * (1))) = ((n * m_2 - m_7 ^+ 2) / (n)) by rule (whole_eq _ d_41) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_40 : t_39 = ((n * m_2 - m_7 ^+ 2) / (n)) by rule (dot_node e_38 e_38 d_42); done.
pose t_43 : R := t_39 / N%:R.
have e_44 : t_43 = ((n * m_2 - m_7 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : R := t_43 + eps.
have e_46 : t_45 = ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_44 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : R := Num.sqrt t_45.
have g_49 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_50 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_51 : part xpredT (fun i => (1) * ((activation i 0))) = m_7 by rule (part_eq _ M_7) => i; clear - R; first [reflexivity | ring].
have G_52 := gram g_49 g_50 g_51.
have S_53 : 0 <= (n * m_2 - m_7 ^+ 2) by rule (nneg_is _ G_52); clear - R; ring.
have S_54 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_53 NZ_4 NZ_8 NZ_26 NZ_27 R; sgn].
have S_55 : 0 < (n ^+ 2 * eps + n * m_2 - m_7 ^+ 2) by rule (pos_is (c := ((n * m_2 - m_7 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_53 S_54 NZ_4 NZ_8 NZ_26 NZ_27 R; sgn].
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_2 - m_7 ^+ 2) by exact: (root_pos S_55).
have S_56 : 0 <= (r_8 / (n)) by rule (nneg_is (c := r_8 * n^-1) _ _); [clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_53 S_54 S_55 S_r8 NZ_4 NZ_8 NZ_26 NZ_27 R; sgn].
have e_48 : t_47 = (r_8 / (n)) by rule (sqrt_node e_46 S_56 _); clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have NZ_57 := lt0r_neq0 S_r8.
have NZ_58 : (r_8 / (n)) != 0 by rule (nz_is (c := (r_8 * n^-1)) _ _); [clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_47 != 0 := nz_is e_48 NZ_58.
have S_60 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_53 S_54 S_55 S_r8 NZ_4 NZ_8 NZ_26 NZ_27 NZ_57 R; sgn].
have C_61 : 0 <= t_19 := nneg_is e_20 S_60.
have S_62 : 0 <= ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_2 - m_7 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_14 S_r3 S_23 S_r4 S_24 S_53 S_54 S_55 S_r8 NZ_4 NZ_8 NZ_26 NZ_27 NZ_57 R; sgn].
have C_63 : 0 <= t_45 := nneg_is e_46 S_62.
have e_64 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_65 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_66 : 'cV[R]_N := w - v.
have e_67 : t_66 = (col (fun i => (w i 0) + (- 1) * ((v i 0)))) by rule (col_eq (col_sub e_64 e_65) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_68 : R := t_21^-1.
have NZ_70 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_71 := lt0r_neq0 S_23.
have e_69 : t_68 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_26 NZ_27 NZ_70 NZ_8 NZ_71 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_72 : 'cV[R]_N := t_68 *: activation.
have e_73 : t_72 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_69 e_11) _) => i; reduce; clear - NZ_71 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_74 : R := dot t_66 t_72.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (v i 0))).
have d_76 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (w i 0)) + ((- r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (v i 0))) = ((r_3 * r_4 * m_5 - r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (num_eq (partD (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5) (partZ ((- r_3 * r_4) / ((n * eps + m_2))) M_6)) _); clear - NZ_71 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_77 : whole (fun i => ((w i 0) + (- 1) * ((v i 0))) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((r_3 * r_4 * m_5 - r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (whole_eq _ d_76) => i; clear - NZ_71 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_75 : t_74 = ((r_3 * r_4 * m_5 - r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (dot_node e_67 e_73 d_77); done.
pose t_79 : R := dot t_66 activation.
have d_81 : whole (fun i => (activation i 0) * (w i 0) + (- 1) * ((activation i 0) * (v i 0))) = (m_5 - m_6) by rule (num_eq (partD M_5 (partZ (- 1) M_6)) _); clear - R; first [reflexivity | ring].
have d_82 : whole (fun i => ((w i 0) + (- 1) * ((v i 0))) * ((activation i 0))) = (m_5 - m_6) by rule (whole_eq _ d_81) => i; clear - R; first [reflexivity | ring].
have e_80 : t_79 = (m_5 - m_6) by rule (dot_node e_67 e_11 d_82); done.
have e_83 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_84 : R := t_79 - (0 : R).
have e_85 : t_84 = (m_5 - m_6) by rule (num_eq (num2 (fun a b : R => a - b) e_80 e_83) _); clear - R; first [reflexivity | ring].
pose t_86 : R := t_84 / t_21.
have e_87 : t_86 = ((r_3 * r_4 * m_5 - r_3 * r_4 * m_6) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_22) _); clear - NZ_26 NZ_27 NZ_70 NZ_8 NZ_71 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_78 : t_74 = t_86 by rule (num_eq e_75 (esym (num_eq e_87 _))); clear - NZ_71 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_88 : R := t_47^-1.
have NZ_90 := lt0r_neq0 S_55.
have e_89 : t_88 = ((n * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_48) _); clear - NZ_57 NZ_8 NZ_90 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_91 : 'cV[R]_N := t_88 *: t_37.
have e_92 : t_91 = (col (fun i => ((n * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) * ((activation i 0)) + ((- m_7 * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) * (1))) by rule (col_eq (col_scale e_89 e_38) _) => i; reduce; clear - NZ_90 NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_93 : R := dot t_66 t_91.
have [m_9 M_9] := some_number (part xpredT (fun i => (w i 0))).
have [m_10 M_10] := some_number (part xpredT (fun i => (v i 0))).
have d_95 : whole (fun i => ((n * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- m_7 * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) * ((w i 0)) + ((- n * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) * ((activation i 0) * (v i 0)) + ((m_7 * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) * ((v i 0))) = ((n * m_5 * r_8 - n * m_6 * r_8 - m_7 * r_8 * m_9 + m_7 * r_8 * m_10) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) by rule (num_eq (partD (partD (partD (partZ ((n * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) M_5) (partZ ((- m_7 * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) M_9)) (partZ ((- n * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) M_6)) (partZ ((m_7 * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) M_10)) _); clear - NZ_90 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_96 : whole (fun i => ((w i 0) + (- 1) * ((v i 0))) * (((n * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) * ((activation i 0)) + ((- m_7 * r_8) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) * (1))) = ((n * m_5 * r_8 - n * m_6 * r_8 - m_7 * r_8 * m_9 + m_7 * r_8 * m_10) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) by rule (whole_eq _ d_95) => i; clear - NZ_90 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_94 : t_93 = ((n * m_5 * r_8 - n * m_6 * r_8 - m_7 * r_8 * m_9 + m_7 * r_8 * m_10) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) by rule (dot_node e_67 e_92 d_96); done.
pose t_98 : R := sumv t_66.
have e_99 : t_98 = (m_9 - m_10) by rule (sum_node e_67 (partD M_9 (partZ (- 1) M_10)) _); clear - R; first [reflexivity | ring].
pose t_100 : R := t_32 * t_98.
have e_101 : t_100 = ((m_7 * m_9 - m_7 * m_10) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_33 e_99) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : R := t_79 - t_100.
have e_103 : t_102 = ((n * m_5 - n * m_6 - m_7 * m_9 + m_7 * m_10) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_80 e_101) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_104 : R := t_102 / t_47.
have e_105 : t_104 = ((n * m_5 * r_8 - n * m_6 * r_8 - m_7 * r_8 * m_9 + m_7 * r_8 * m_10) / ((n ^+ 2 * eps + n * m_2 - m_7 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_103 e_48) _); clear - NZ_57 NZ_8 NZ_90 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_97 : t_93 = t_104 by rule (num_eq e_94 (esym (num_eq e_105 _))); clear - NZ_90 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
split; first exact: C_10.
split; first exact: C_29.
split; first exact: C_59.
split; first exact: C_61.
split; first exact: C_63.
split; first exact: C_78.
exact: C_97.
Qed.

(* lnverify.frozen-scale
   With the scale held at a constant t LayerNorm is affine, and its output less the bias is off by √(σ² + ε)/t
   this project; with a proof; compare Heimersheim 2024 *)
Theorem lnverify_frozen_scale (activation gain : 'cV[R]_N) (eps t : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < t ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => t^-1 *: centered activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  t != 0 /\
  0 <= variance activation + eps /\
  had gain (normalized eps activation) = (t / Num.sqrt (variance activation + eps)) *: (t^-1 *: had gain (centered activation)) :> 'cV[R]_N /\
  J1 = t^-1 *: Pi :> 'M[R]_N.
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
have e_33 : t = t by [].
have H_34 := pos_of H1 e_33.
have NZ_35 := lt0r_neq0 H_34.
have NZ_36 : t != 0 by rule (nz_factor (f := t) (r := 1) NZ_35 _); clear - R; first [reflexivity | ring].
have S_37 : 0 < t by rule (pos_quotient H_34 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_36 R; sgn | clear - R; first [reflexivity | ring]].
pose t_38 : R := t^-1.
have e_39 : t_38 = (1 / (t)) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_36 R; first [reflexivity | field; nz | ring].
pose J1_40 : 'M[R]_N := (opr (fun i => (1 / (t)) * (1)) [:: ((fun i => 1), (fun i => ((- 1) / (t * n)) * (1)))]).
have e_41 : J1_40 = (opr (fun i => (1 / (t)) * (1)) [:: ((fun i => 1), (fun i => ((- 1) / (t * n)) * (1)))]) by [].
have C_42 : is_jacobian (fun activation : 'cV[R]_N => t^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_40.
have size_ge0 := @size1_ge0 R N.
have D_43 := VD_at activation.
have D_44 := D_sumv size_ge0 D_43.
have D_45 := D_mulr size_ge0 (N%:R^-1) D_44.
have D_46 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_45.
have D_47 := VD_sub D_43 D_46.
have D_48 := VD_scalel t_38 D_47.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => t^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_48 _) => h_49.
have e_50 : h_49 = (col (fun i => (h_49 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_51 : R := sumv h_49.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_49 i 0))).
have e_52 : t_51 = m_6 by rule (sum_node e_50 M_6 _); clear - R; first [reflexivity | ring].
pose t_53 : R := t_51 / N%:R.
have e_54 : t_53 = (m_6 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_52 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : 'cV[R]_N := t_53 *: (ones : 'cV[R]_N).
have e_56 : t_55 = (col (fun i => (m_6 / (n)) * (1))) by rule (col_eq (col_scale e_54 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : 'cV[R]_N := h_49 - t_55.
have e_58 : t_57 = (col (fun i => (h_49 i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_sub e_50 e_56) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_59 : 'cV[R]_N := t_38 *: t_57.
have e_60 : t_59 = (col (fun i => (1 / (t)) * ((h_49 i 0)) + ((- m_6) / (t * n)) * (1))) by rule (col_eq (col_scale e_39 e_58) _) => i; reduce; clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_61 : 'cV[R]_N := J1_40 *m h_49.
have d_63 : whole (fun i => ((- 1) / (t * n)) * ((h_49 i 0))) = ((- m_6) / (t * n)) by rule (num_eq (partZ ((- 1) / (t * n)) M_6) _); clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring].
have d_64 : whole (fun i => (((- 1) / (t * n)) * (1)) * ((h_49 i 0))) = ((- m_6) / (t * n)) by rule (whole_eq _ d_63) => i; clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring].
have e_62 : t_61 = (col (fun i => (1 / (t)) * ((h_49 i 0)) + ((- m_6) / (t * n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_6) / (t * n))]) e_41 e_50 (conj d_64 I)) _) => i; reduce; clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring].
rule (col_same e_60 e_62 _) => i; clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_65 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_66 : N%:R != 0 := nz_is e_5 NZ_65.
pose t_67 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_69 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 R; sgn].
have e_68 : t_67 = (r_5 / (n)) by rule (sqrt_node e_23 S_69 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_70 := lt0r_neq0 S_r5.
have NZ_71 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_70 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_72 : t_67 != 0 := nz_is e_68 NZ_71.
have NZ_73 : t != 0 by rule (nz_is (c := (t)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_36 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_74 : t != 0 := nz_is e_33 NZ_73.
have S_75 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_70 R; sgn].
have C_76 : 0 <= t_22 := nneg_is e_23 S_75.
have e_77 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_78 : R := t_67^-1.
have e_79 : t_78 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_68) _); clear - NZ_70 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_80 : 'cV[R]_N := t_78 *: t_12.
have e_81 : t_80 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_79 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_82 : 'cV[R]_N := had gain t_80.
have e_83 : t_82 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_77 e_81) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_85 : R := t / t_67.
have e_86 : t_85 = ((n * t * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_68) _); clear - NZ_70 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_87 : 'cV[R]_N := had gain t_12.
have e_88 : t_87 = (col (fun i => (activation i 0) * (gain i 0) + ((- m_2) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_77 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_89 : 'cV[R]_N := t_38 *: t_87.
have e_90 : t_89 = (col (fun i => (1 / (t)) * ((activation i 0) * (gain i 0)) + ((- m_2) / (t * n)) * ((gain i 0)))) by rule (col_eq (col_scale e_39 e_88) _) => i; reduce; clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_91 : 'cV[R]_N := t_85 *: t_89.
have e_92 : t_91 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_scale e_86 e_90) _) => i; reduce; clear - NZ_26 NZ_36 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_84 : t_82 = t_91 by rule (col_same e_83 e_92 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_94 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_95 : R := N%:R^-1.
have e_96 : t_95 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_98 : t_97 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_99 : 'M[R]_N := t_95 *: t_97.
have e_100 : t_99 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_96 e_98) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_101 : 'M[R]_N := (1%:M : 'M[R]_N) - t_99.
have e_102 : t_101 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_94 e_100) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_103 : 'M[R]_N := t_38 *: t_101.
have e_104 : t_103 = (opr (fun i => (1 / (t)) * (1)) [:: ((fun i => 1), (fun i => ((- 1) / (t * n)) * (1)))]) by rule (opr_eq (opr_scale e_39 e_102) _ _); [move=> i; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring]].
have C_93 : J1_40 = t_103 by rule (opr_same e_41 e_104 _ _); [move=> i; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring]].
exists J1_40; split; first exact: C_42.
split; first exact: C_66.
split; first exact: C_72.
split; first exact: C_74.
split; first exact: C_76.
split; first exact: C_84.
exact: C_93.
Qed.

(* lnverify.tapered
   A norm that is mixed with factors, c LayerNorm(a) + (1 − c) d ⊙ a, is these factors alone at the end c = 0
   this project; with a proof; compare Kanavalau, Amo Alonso and Lall 2026 *)
Theorem lnverify_tapered (activation gain bias d : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  c = 0 :> R ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => c *: layer_norm eps gain bias activation + had ((1 - c) *: d) activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  c *: layer_norm eps gain bias activation + had ((1 - c) *: d) activation = had d activation :> 'cV[R]_N /\
  J1 = diag d :> 'M[R]_N.
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
have e_34 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_35 : c = 0 by rule (solved (r := 1) (eq_of H1 e_33 e_34) _); clear - R; first [reflexivity | ring].
have e_36 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_37 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_38 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_39 : R := sumv activation.
have e_40 : t_39 = m_2 by rule (sum_node e_36 M_2 _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / N%:R.
have e_42 : t_41 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_37) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : 'cV[R]_N := t_41 *: (ones : 'cV[R]_N).
have e_44 : t_43 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_42 e_38) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : 'cV[R]_N := activation - t_43.
have e_46 : t_45 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_36 e_44) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : R := dot t_45 t_45.
have d_49 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_50 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_49) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_48 : t_47 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_46 e_46 d_50); done.
pose t_51 : R := t_47 / N%:R.
have e_52 : t_51 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_48 e_37) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_53 : eps = eps by [].
pose t_54 : R := t_51 + eps.
have e_55 : t_54 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_52 e_53) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := Num.sqrt t_54.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_58 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 R; sgn].
have e_57 : t_56 = (r_5 / (n)) by rule (sqrt_node e_55 S_58 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_59 : R := t_56^-1.
have NZ_61 := lt0r_neq0 S_r5.
have e_60 : t_59 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_57) _); clear - NZ_61 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_62 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_64 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_65 : R := (1 : R) - c.
have e_66 : t_65 = 1 by rule (num_eq (num2 (fun a b : R => a - b) e_64 E_35) _); clear - R; first [reflexivity | ring].
have e_67 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := t_65 *: d.
have e_69 : t_68 = (col (fun i => (d i 0))) by rule (col_eq (col_scale e_66 e_67) _) => i; reduce; clear - R; first [reflexivity | ring].
pose J1_70 : 'M[R]_N := (opr (fun i => (d i 0)) [:: ]).
have e_71 : J1_70 = (opr (fun i => (d i 0)) [:: ]) by [].
have C_72 : is_jacobian (fun activation : 'cV[R]_N => c *: (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) + had ((1 - c) *: d) activation) activation J1_70.
have size_ge0 := @size1_ge0 R N.
have D_73 := VD_at activation.
have D_74 := D_sumv size_ge0 D_73.
have D_75 := D_mulr size_ge0 (N%:R^-1) D_74.
have D_76 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_75.
have D_77 := VD_sub D_73 D_76.
have D_78 := D_dot size_ge0 D_77 D_77.
have D_79 := D_mulr size_ge0 (N%:R^-1) D_78.
have D_80 := D_addr size_ge0 eps D_79.
have S_82 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_61 R; sgn].
have C_81 : 0 < t_54 := pos_is e_55 S_82.
have D_83 := D_sqrt size_ge0 C_81 D_80.
have NZ_84 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_61 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_85 : t_56 != 0 := nz_is e_57 NZ_84.
have D_86 := D_inv size_ge0 C_85 D_83.
have D_87 := VD_scale size_ge0 D_86 D_77.
have D_88 := VD_hadl gain D_87.
have D_89 := VD_addr size_ge0 (bias : 'cV[R]_N) D_88.
have D_90 := VD_scalel c D_89.
have D_91 := VD_hadl t_68 D_73.
have D_92 := VD_add D_90 D_91.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => c *: (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) + had ((1 - c) *: d) activation)) D_92 _) => h_93.
have e_94 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_95 : R := (2%:R : R) * t_56.
have e_96 : t_95 = ((2%:R * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_94 e_57) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_97 : R := t_95^-1.
have NZ_99 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_61 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_98 : t_97 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_96) _); clear - NZ_61 NZ_99 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_100 : h_93 = (col (fun i => (h_93 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_101 : R := sumv h_93.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_93 i 0))).
have e_102 : t_101 = m_6 by rule (sum_node e_100 M_6 _); clear - R; first [reflexivity | ring].
pose t_103 : R := t_101 / N%:R.
have e_104 : t_103 = (m_6 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_102 e_37) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_105 : 'cV[R]_N := t_103 *: (ones : 'cV[R]_N).
have e_106 : t_105 = (col (fun i => (m_6 / (n)) * (1))) by rule (col_eq (col_scale e_104 e_38) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : 'cV[R]_N := h_93 - t_105.
have e_108 : t_107 = (col (fun i => (h_93 i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_sub e_100 e_106) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_109 : R := dot t_107 t_45.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_93 i 0))).
have d_111 : whole (fun i => (activation i 0) * (h_93 i 0) + ((- m_2) / (n)) * ((h_93 i 0)) + ((- m_6) / (n)) * ((activation i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_2) / (n)) M_6)) (partZ ((- m_6) / (n)) M_2)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_112 : whole (fun i => ((h_93 i 0) + ((- m_6) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_111) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_110 : t_109 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_108 e_46 d_112); done.
pose t_113 : R := dot t_45 t_107.
have d_115 : whole (fun i => (activation i 0) * (h_93 i 0) + ((- m_6) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_93 i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_6) / (n)) M_2)) (partZ ((- m_2) / (n)) M_6)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_116 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_93 i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_115) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_114 : t_113 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_46 e_108 d_116); done.
pose t_117 : R := t_109 + t_113.
have e_118 : t_117 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_110 e_114) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : R := t_117 / N%:R.
have e_120 : t_119 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_118 e_37) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : R := t_97 * t_119.
have e_122 : t_121 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_98 e_120) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_123 : R := t_59 * t_121.
have e_124 : t_123 = ((n * m_7 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_60 e_122) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_125 : R := t_59 * t_123.
have e_126 : t_125 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_60 e_124) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_127 : R := - t_125.
have e_128 : t_127 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_126) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_129 : 'cV[R]_N := t_127 *: t_45.
have e_130 : t_129 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_128 e_46) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_131 : 'cV[R]_N := t_59 *: t_107.
have e_132 : t_131 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_93 i 0)) + ((- r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_60 e_108) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_133 : 'cV[R]_N := t_129 + t_131.
have e_134 : t_133 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_93 i 0)))) by rule (col_eq (col_add e_130 e_132) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_135 : 'cV[R]_N := had gain t_133.
have e_136 : t_135 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_93 i 0)))) by rule (col_eq (col_had e_62 e_134) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_137 : 'cV[R]_N := c *: t_135.
have e_138 : t_137 = (col (fun i => 0)) by rule (col_eq (col_scale E_35 e_136) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_139 : 'cV[R]_N := had t_68 h_93.
have e_140 : t_139 = (col (fun i => (d i 0) * (h_93 i 0))) by rule (col_eq (col_had e_69 e_100) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_141 : 'cV[R]_N := t_137 + t_139.
have e_142 : t_141 = (col (fun i => (d i 0) * (h_93 i 0))) by rule (col_eq (col_add e_138 e_140) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_143 : 'cV[R]_N := J1_70 *m h_93.
have e_144 : t_143 = (col (fun i => (d i 0) * (h_93 i 0))) by rule (col_eq (opr_apply (s := [:: ]) e_71 e_100 I) _) => i; reduce; clear - R; first [reflexivity | ring].
rule (col_same e_142 e_144 _) => i; clear - R; first [reflexivity | ring].
have NZ_145 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_146 : N%:R != 0 := nz_is e_37 NZ_145.
have NZ_147 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_61 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_148 : t_56 != 0 := nz_is e_57 NZ_147.
have S_149 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_61 R; sgn].
have C_150 : 0 <= t_54 := nneg_is e_55 S_149.
pose t_151 : 'cV[R]_N := t_59 *: t_45.
have e_152 : t_151 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_60 e_46) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_153 : 'cV[R]_N := had gain t_151.
have e_154 : t_153 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_62 e_152) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_155 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_156 : 'cV[R]_N := t_153 + bias.
have e_157 : t_156 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_154 e_155) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_158 : 'cV[R]_N := c *: t_156.
have e_159 : t_158 = (col (fun i => 0)) by rule (col_eq (col_scale E_35 e_157) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_160 : 'cV[R]_N := had t_68 activation.
have e_161 : t_160 = (col (fun i => (activation i 0) * (d i 0))) by rule (col_eq (col_had e_69 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_162 : 'cV[R]_N := t_158 + t_160.
have e_163 : t_162 = (col (fun i => (activation i 0) * (d i 0))) by rule (col_eq (col_add e_159 e_161) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_165 : 'cV[R]_N := had d activation.
have e_166 : t_165 = (col (fun i => (activation i 0) * (d i 0))) by rule (col_eq (col_had e_67 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_164 : t_162 = t_165 by rule (col_same e_163 e_166 _) => i; clear - R; first [reflexivity | ring].
pose t_168 : 'M[R]_N := diag d.
have e_169 : t_168 = (opr (fun i => (d i 0)) [:: ]) by rule (opr_eq (opr_diag e_67) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_167 : J1_70 = t_168 by rule (opr_same e_71 e_169 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
exists J1_70; split; first exact: C_72.
split; first exact: C_146.
split; first exact: C_148.
split; first exact: C_150.
split; first exact: C_164.
exact: C_167.
Qed.

(* lnverify.logit-scale
   Scaling the logits by t changes the cross-entropy of class i at the rate p·a − aᵢ, with p the softmax of ta
   this project; with a proof; compare Kanavalau, Amo Alonso and Lall 2026 on logit chasing
   not here: the function exp, which a real closed field does not have *)

(* lnverify.orthogonal-parts
   ‖u + v‖² is ‖u‖² + ‖v‖² and twice the product: the squares add where the parts are orthogonal
   this project; with a proof; compare Menary, Kaski and Freitas 2024 *)
Theorem lnverify_orthogonal_parts (u v : 'cV[R]_N) :
  (0 < N)%N ->
  dot (u + v) (u + v) = dot u u + dot v v + 2%:R * dot u v :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : u = (col (fun i => (u i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := u + v.
have e_4 : t_3 = (col (fun i => (u i 0) + (v i 0))) by rule (col_eq (col_add e_1 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_5 : R := dot t_3 t_3.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (u i 0) ^+ 2)).
have S_8 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have [m_2 M_2] := some_number (part xpredT (fun i => (u i 0) * (v i 0))).
have [m_3 M_3] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_9 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_10 : whole (fun i => (u i 0) ^+ 2 + 2%:R * ((u i 0) * (v i 0)) + (v i 0) ^+ 2) = (m_1 + 2%:R * m_2 + m_3) by rule (num_eq (partD (partD M_1 (partZ 2%:R M_2)) M_3) _); clear - R; first [reflexivity | ring].
have d_11 : whole (fun i => ((u i 0) + (v i 0)) * ((u i 0) + (v i 0))) = (m_1 + 2%:R * m_2 + m_3) by rule (whole_eq _ d_10) => i; clear - R; first [reflexivity | ring].
have e_6 : t_5 = (m_1 + 2%:R * m_2 + m_3) by rule (dot_node e_4 e_4 d_11); done.
pose t_13 : R := dot u u.
have d_15 : whole (fun i => (u i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => ((u i 0)) * ((u i 0))) = m_1 by rule (whole_eq _ d_15) => i; clear - R; first [reflexivity | ring].
have e_14 : t_13 = m_1 by rule (dot_node e_1 e_1 d_16); done.
pose t_17 : R := dot v v.
have d_19 : whole (fun i => (v i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_20 : whole (fun i => ((v i 0)) * ((v i 0))) = m_3 by rule (whole_eq _ d_19) => i; clear - R; first [reflexivity | ring].
have e_18 : t_17 = m_3 by rule (dot_node e_2 e_2 d_20); done.
pose t_21 : R := t_13 + t_17.
have e_22 : t_21 = (m_1 + m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_14 e_18) _); clear - R; first [reflexivity | ring].
have e_23 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_24 : R := dot u v.
have d_26 : whole (fun i => (u i 0) * (v i 0)) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_27 : whole (fun i => ((u i 0)) * ((v i 0))) = m_2 by rule (whole_eq _ d_26) => i; clear - R; first [reflexivity | ring].
have e_25 : t_24 = m_2 by rule (dot_node e_1 e_2 d_27); done.
pose t_28 : R := (2%:R : R) * t_24.
have e_29 : t_28 = (2%:R * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_23 e_25) _); clear - R; first [reflexivity | ring].
pose t_30 : R := t_21 + t_28.
have e_31 : t_30 = (m_1 + 2%:R * m_2 + m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_22 e_29) _); clear - R; first [reflexivity | ring].
have C_12 : t_5 = t_30 by rule (num_eq e_6 (esym (num_eq e_31 _))); clear - R; first [reflexivity | ring].
exact: C_12.
Qed.

(* lnverify.span-with-bias
   All outputs of LayerNorm have the same product with α, that of the bias: where it is 0 they span less than all
   this project; with a proof; compare Chun 2026 *)
Theorem lnverify_span_with_bias (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  (forall i, gain i 0 != 0) /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  dot (alpha gain) (layer_norm eps gain bias activation) = dot (alpha gain) bias :> R.
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
have e_33 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have NZ_34 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : N%:R != 0 := nz_is e_5 NZ_34.
have C_36 : forall i, gain i 0 != 0 by rule (col_nz e_33 _) => i; have q0 := H1 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_37 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_39 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_38 : t_37 = (r_4 / (n)) by rule (sqrt_node e_23 S_39 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_40 := lt0r_neq0 S_r4.
have NZ_41 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_37 != 0 := nz_is e_38 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_40 R; sgn].
have C_44 : 0 <= t_22 := nneg_is e_23 S_43.
pose t_45 : 'cV[R]_N := vinv gain.
have e_46 : t_45 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_33) _) => i; reduce; have q_47 := H1 i; clear - q_47 R; first [reflexivity | field; nz | ring].
pose t_48 : 'cV[R]_N := had (ones : 'cV[R]_N) t_45.
have e_49 : t_48 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_9 e_46) _) => i; reduce; have q_50 := H1 i; clear - q_50 R; first [reflexivity | field; nz | ring].
pose t_51 : R := t_37^-1.
have e_52 : t_51 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_38) _); clear - NZ_40 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : 'cV[R]_N := t_51 *: t_12.
have e_54 : t_53 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_52 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : 'cV[R]_N := had gain t_53.
have e_56 : t_55 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_33 e_54) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_57 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := t_55 + bias.
have e_59 : t_58 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_56 e_57) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : R := dot t_48 t_58.
have [m_5 M_5] := some_number (part xpredT (fun i => (bias i 0) * (gain i 0)^-1)).
have d_62 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + (bias i 0) * (gain i 0)^-1) = m_5 by rule (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) M_5) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_64 : whole (fun i => ((gain i 0)^-1) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = m_5 by rule (whole_eq _ d_62) => i; have q_63 := H1 i; clear - NZ_26 q_63 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_61 : t_60 = m_5 by rule (dot_node e_49 e_59 d_64); done.
pose t_66 : R := dot t_48 bias.
have d_68 : whole (fun i => (bias i 0) * (gain i 0)^-1) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_70 : whole (fun i => ((gain i 0)^-1) * ((bias i 0))) = m_5 by rule (whole_eq _ d_68) => i; have q_69 := H1 i; clear - q_69 R; first [reflexivity | field; nz | ring].
have e_67 : t_66 = m_5 by rule (dot_node e_49 e_57 d_70); done.
have C_65 : t_60 = t_66 by rule (num_eq e_61 (esym (num_eq e_67 _))); clear - R; first [reflexivity | ring].
split; first exact: C_35.
split; first exact: C_36.
split; first exact: C_42.
split; first exact: C_44.
exact: C_65.
Qed.

(* lnverify.part-behind-norm
   Behind RMSNorm of u + v, with orthogonal parts, u is divided by √((‖u‖² + ‖v‖²)/N + ε), and keeps its direction
   this project; with a proof; compare Menary, Kaski and Freitas 2024 *)
Theorem lnverify_part_behind_norm (u v : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  dot u v = 0 :> R ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot (u + v) (u + v) / N%:R + eps) != 0 /\
  Num.sqrt ((dot u u + dot v v) / N%:R + eps) != 0 /\
  0 <= dot (u + v) (u + v) / N%:R + eps /\
  0 <= (dot u u + dot v v) / N%:R + eps /\
  rms_norm eps (u + v) = (Num.sqrt ((dot u u + dot v v) / N%:R + eps))^-1 *: u + (Num.sqrt ((dot u u + dot v v) / N%:R + eps))^-1 *: v :> 'cV[R]_N /\
  dot u (rms_norm eps (u + v)) = dot u u / Num.sqrt ((dot u u + dot v v) / N%:R + eps) :> R.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : u = (col (fun i => (u i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := dot u v.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (u i 0) * (v i 0))).
have d_6 : whole (fun i => (u i 0) * (v i 0)) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((u i 0)) * ((v i 0))) = m_2 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_4 : t_3 = m_2 by rule (dot_node e_1 e_2 d_7); done.
have e_8 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_9 : m_2 = 0 by rule (solved (r := 1) (eq_of H0 e_4 e_8) _); clear - R; first [reflexivity | ring].
have M_10 := num_eq M_2 E_9.
have e_11 : eps = eps by [].
have H_12 := pos_of H1 e_11.
have NZ_13 := lt0r_neq0 H_12.
have NZ_14 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_13 _); clear - R; first [reflexivity | ring].
have S_15 : 0 < eps by rule (pos_quotient H_12 (r := 1) _ _); [clear - H_eps N_pos S_5 NZ_14 R; sgn | clear - R; first [reflexivity | ring]].
have e_16 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_17 := lt0r_neq0 N_pos.
have NZ_18 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_17 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_19 : N%:R != 0 := nz_is e_16 NZ_18.
have e_20 : u = (col (fun i => (u i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_21 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := u + v.
have e_23 : t_22 = (col (fun i => (u i 0) + (v i 0))) by rule (col_eq (col_add e_20 e_21) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : R := dot t_22 t_22.
have [m_3 M_3] := some_number (part xpredT (fun i => (u i 0) ^+ 2)).
have S_26 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have [m_4 M_4] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_27 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_28 : whole (fun i => (u i 0) ^+ 2 + 2%:R * ((u i 0) * (v i 0)) + (v i 0) ^+ 2) = (m_3 + m_4) by rule (num_eq (partD (partD M_3 (partZ 2%:R M_10)) M_4) _); clear - R; first [reflexivity | ring].
have d_29 : whole (fun i => ((u i 0) + (v i 0)) * ((u i 0) + (v i 0))) = (m_3 + m_4) by rule (whole_eq _ d_28) => i; clear - R; first [reflexivity | ring].
have e_25 : t_24 = (m_3 + m_4) by rule (dot_node e_23 e_23 d_29); done.
pose t_30 : R := t_24 / N%:R.
have e_31 : t_30 = ((m_3 + m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_16) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_32 : R := t_30 + eps.
have e_33 : t_32 = ((n * eps + m_3 + m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_31 e_11) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_34 : R := Num.sqrt t_32.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_36 : 0 < (n * eps + m_3 + m_4) by clear - H_eps N_pos S_5 S_15 S_26 S_27 S_r5 NZ_14 NZ_17 R; sgn.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_3 + m_4) by exact: (root_pos S_36).
have S_37 : 0 <= (r_5 * r_6) by rule (nneg_is (c := r_6 * r_5) _ _); [clear - E_r5 E_r6 R; first [reflexivity | ring: E_r5 E_r6] | clear - H_eps N_pos S_5 S_15 S_26 S_27 S_r5 S_36 S_r6 NZ_14 NZ_17 R; sgn].
have S_38 : 0 <= ((r_5 * r_6) / (n)) by rule (nneg_is (c := (r_5 * r_6) * n^-1) _ _); [clear - NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - H_eps N_pos S_5 S_15 S_26 S_27 S_r5 S_36 S_r6 S_37 NZ_14 NZ_17 R; sgn].
have e_35 : t_34 = ((r_5 * r_6) / (n)) by rule (sqrt_node e_33 S_38 _); clear - NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_39 := lt0r_neq0 S_r6.
have NZ_40 := lt0r_neq0 S_r5.
have NZ_41 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_39 NZ_40 NZ_17 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_34 != 0 := nz_is e_35 NZ_41.
pose t_43 : R := dot u u.
have d_45 : whole (fun i => (u i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_46 : whole (fun i => ((u i 0)) * ((u i 0))) = m_3 by rule (whole_eq _ d_45) => i; clear - R; first [reflexivity | ring].
have e_44 : t_43 = m_3 by rule (dot_node e_20 e_20 d_46); done.
pose t_47 : R := dot v v.
have d_49 : whole (fun i => (v i 0) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_50 : whole (fun i => ((v i 0)) * ((v i 0))) = m_4 by rule (whole_eq _ d_49) => i; clear - R; first [reflexivity | ring].
have e_48 : t_47 = m_4 by rule (dot_node e_21 e_21 d_50); done.
pose t_51 : R := t_43 + t_47.
have e_52 : t_51 = (m_3 + m_4) by rule (num_eq (num2 (fun a b : R => a + b) e_44 e_48) _); clear - R; first [reflexivity | ring].
pose t_53 : R := t_51 / N%:R.
have e_54 : t_53 = ((m_3 + m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_52 e_16) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_55 : R := t_53 + eps.
have e_56 : t_55 = ((n * eps + m_3 + m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_54 e_11) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_57 : R := Num.sqrt t_55.
have S_59 : 0 <= ((r_5 * r_6) / (n)) by rule (nneg_is (c := (r_5 * r_6) * n^-1) _ _); [clear - NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - H_eps N_pos S_5 S_15 S_26 S_27 S_r5 S_36 S_r6 S_37 NZ_14 NZ_17 NZ_39 NZ_40 R; sgn].
have e_58 : t_57 = ((r_5 * r_6) / (n)) by rule (sqrt_node e_56 S_59 _); clear - NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_60 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_17 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_39 NZ_40 NZ_17 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_61 : t_57 != 0 := nz_is e_58 NZ_60.
have S_62 : 0 <= ((n * eps + m_3 + m_4) / (n)) by rule (nneg_is (c := (n * eps + m_3 + m_4) * n^-1) _ _); [clear - NZ_17 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_5 S_15 S_26 S_27 S_r5 S_36 S_r6 S_37 NZ_14 NZ_17 NZ_39 NZ_40 R; sgn].
have C_63 : 0 <= t_32 := nneg_is e_33 S_62.
have S_64 : 0 <= ((n * eps + m_3 + m_4) / (n)) by rule (nneg_is (c := (n * eps + m_3 + m_4) * n^-1) _ _); [clear - NZ_17 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_5 S_15 S_26 S_27 S_r5 S_36 S_r6 S_37 NZ_14 NZ_17 NZ_39 NZ_40 R; sgn].
have C_65 : 0 <= t_55 := nneg_is e_56 S_64.
pose t_66 : R := t_34^-1.
have NZ_68 : (r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5)) _ _); [clear - R; ring | clear - NZ_39 NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_69 := lt0r_neq0 S_36.
have e_67 : t_66 = ((r_5 * r_6) / ((n * eps + m_3 + m_4))) by rule (num_eq (num1 (fun a : R => a^-1) e_35) _); clear - NZ_39 NZ_40 NZ_68 NZ_17 NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_70 : 'cV[R]_N := t_66 *: t_22.
have e_71 : t_70 = (col (fun i => ((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((u i 0)) + ((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((v i 0)))) by rule (col_eq (col_scale e_67 e_23) _) => i; reduce; clear - NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_73 : R := t_57^-1.
have e_74 : t_73 = ((r_5 * r_6) / ((n * eps + m_3 + m_4))) by rule (num_eq (num1 (fun a : R => a^-1) e_58) _); clear - NZ_39 NZ_40 NZ_68 NZ_17 NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_75 : 'cV[R]_N := t_73 *: u.
have e_76 : t_75 = (col (fun i => ((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((u i 0)))) by rule (col_eq (col_scale e_74 e_20) _) => i; reduce; clear - NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_77 : 'cV[R]_N := t_73 *: v.
have e_78 : t_77 = (col (fun i => ((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((v i 0)))) by rule (col_eq (col_scale e_74 e_21) _) => i; reduce; clear - NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_79 : 'cV[R]_N := t_75 + t_77.
have e_80 : t_79 = (col (fun i => ((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((u i 0)) + ((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((v i 0)))) by rule (col_eq (col_add e_76 e_78) _) => i; reduce; clear - NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have C_72 : t_70 = t_79 by rule (col_same e_71 e_80 _) => i; clear - NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_81 : R := dot u t_70.
have d_83 : whole (fun i => ((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((u i 0) ^+ 2) + ((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((u i 0) * (v i 0))) = ((m_3 * r_5 * r_6) / ((n * eps + m_3 + m_4))) by rule (num_eq (partD (partZ ((r_5 * r_6) / ((n * eps + m_3 + m_4))) M_3) (partZ ((r_5 * r_6) / ((n * eps + m_3 + m_4))) M_10)) _); clear - NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_84 : whole (fun i => ((u i 0)) * (((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((u i 0)) + ((r_5 * r_6) / ((n * eps + m_3 + m_4))) * ((v i 0)))) = ((m_3 * r_5 * r_6) / ((n * eps + m_3 + m_4))) by rule (whole_eq _ d_83) => i; clear - NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_82 : t_81 = ((m_3 * r_5 * r_6) / ((n * eps + m_3 + m_4))) by rule (dot_node e_20 e_71 d_84); done.
pose t_86 : R := t_43 / t_57.
have e_87 : t_86 = ((m_3 * r_5 * r_6) / ((n * eps + m_3 + m_4))) by rule (num_eq (num2 (fun a b : R => a / b) e_44 e_58) _); clear - NZ_39 NZ_40 NZ_68 NZ_17 NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have C_85 : t_81 = t_86 by rule (num_eq e_82 (esym (num_eq e_87 _))); clear - NZ_69 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
split; first exact: C_19.
split; first exact: C_42.
split; first exact: C_61.
split; first exact: C_63.
split; first exact: C_65.
split; first exact: C_72.
exact: C_85.
Qed.

(* lnverify.zero-entry
   LayerNorm maps an entry 0 to −μ/√(σ² + ε), RMSNorm to 0: so LayerNorm acts on no entry by an odd function of it
   this project; with a proof; compare Stollenwerk 2025, abstracts of versions 2 and 3
   not here: a basis vector *)

(* lnverify.query-key.gains
   With gains whose products are all c, query and key behind RMSNorm have the product cN − c‖y − z‖²/2
   this project; with a proof; compare Henry et al. 2020 *)
Theorem lnverify_query_key_gains (activation k gain : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < dot k k ->
  (forall i, gain i 0 != 0) ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  (forall i, gain i 0 != 0) /\
  Num.sqrt (dot k k / N%:R + 0) != 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  0 <= dot k k / N%:R + 0 /\
  dot (had gain (rms_norm 0 activation)) (had (had (c *: ones) (vinv gain)) (rms_norm 0 k)) = c * N%:R - (c * dot (rms_norm 0 activation - rms_norm 0 k) (rms_norm 0 activation - rms_norm 0 k)) / 2%:R :> R.
Proof.
move=> N_gt0 H0 H1 H2.
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
have e_12 : k = (col (fun i => (k i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : R := dot k k.
have [m_2 M_2] := some_number (part xpredT (fun i => (k i 0) ^+ 2)).
have S_15 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_16 : whole (fun i => (k i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_17 : whole (fun i => ((k i 0)) * ((k i 0))) = m_2 by rule (whole_eq _ d_16) => i; clear - R; first [reflexivity | ring].
have e_14 : t_13 = m_2 by rule (dot_node e_12 e_12 d_17); done.
have H_18 := pos_of H1 e_14.
have NZ_19 := lt0r_neq0 H_18.
have NZ_20 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) NZ_19 _); clear - R; first [reflexivity | ring].
have S_21 : 0 < m_2 by rule (pos_quotient H_18 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 S_15 NZ_10 NZ_20 R; sgn | clear - R; first [reflexivity | ring]].
have e_22 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_23 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_24 := lt0r_neq0 N_pos.
have NZ_25 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : N%:R != 0 := nz_is e_23 NZ_25.
pose t_27 : R := t_2 / N%:R.
have e_28 : t_27 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_23) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
have e_29 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_30 : R := t_27 + (0 : R).
have e_31 : t_30 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_29) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
pose t_32 : R := Num.sqrt t_30.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_34 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 NZ_10 NZ_20 NZ_24 R; sgn].
have S_35 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_24 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_34 NZ_10 NZ_20 NZ_24 R; sgn].
have e_33 : t_32 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_31 S_35 _); clear - NZ_24 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_36 := lt0r_neq0 S_r4.
have NZ_37 := lt0r_neq0 S_r3.
have NZ_38 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_24 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_32 != 0 := nz_is e_33 NZ_38.
have C_40 : forall i, gain i 0 != 0 by rule (col_nz e_22 _) => i; have q0 := H2 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
pose t_41 : R := t_13 / N%:R.
have e_42 : t_41 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_23) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
pose t_43 : R := t_41 + (0 : R).
have e_44 : t_43 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_42 e_29) _); clear - NZ_24 R; first [reflexivity | field; nz | ring].
pose t_45 : R := Num.sqrt t_43.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_21).
have S_47 : 0 <= (r_4 * r_6) by rule (nneg_is (c := r_6 * r_4) _ _); [clear - E_r4 E_r6 R; first [reflexivity | ring: E_r4 E_r6] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_34 S_r6 NZ_10 NZ_20 NZ_24 NZ_36 NZ_37 R; sgn].
have S_48 : 0 <= ((r_4 * r_6) / (n)) by rule (nneg_is (c := (r_4 * r_6) * n^-1) _ _); [clear - NZ_24 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_34 S_r6 S_47 NZ_10 NZ_20 NZ_24 NZ_36 NZ_37 R; sgn].
have e_46 : t_45 = ((r_4 * r_6) / (n)) by rule (sqrt_node e_44 S_48 _); clear - NZ_24 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
have NZ_49 := lt0r_neq0 S_r6.
have NZ_50 : ((r_4 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_4 * n^-1)) _ _); [clear - NZ_24 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6] | clear - NZ_49 NZ_36 NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : t_45 != 0 := nz_is e_46 NZ_50.
have S_52 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_24 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_34 S_r6 S_47 NZ_10 NZ_20 NZ_24 NZ_36 NZ_37 NZ_49 R; sgn].
have C_53 : 0 <= t_30 := nneg_is e_31 S_52.
have S_54 : 0 <= (m_2 / (n)) by rule (nneg_is (c := m_2 * n^-1) _ _); [clear - NZ_24 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_34 S_r6 S_47 NZ_10 NZ_20 NZ_24 NZ_36 NZ_37 NZ_49 R; sgn].
have C_55 : 0 <= t_43 := nneg_is e_44 S_54.
pose t_56 : R := t_32^-1.
have NZ_58 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_36 NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_57 : t_56 = ((r_3 * r_4) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_36 NZ_37 NZ_58 NZ_24 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_59 : 'cV[R]_N := t_56 *: activation.
have e_60 : t_59 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_57 e_1) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_61 : 'cV[R]_N := had gain t_59.
have e_62 : t_61 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_22 e_60) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_63 : c = c by [].
have e_64 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_65 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_66 : t_65 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_63 e_64) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_67 : 'cV[R]_N := vinv gain.
have e_68 : t_67 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_22) _) => i; reduce; have q_69 := H2 i; clear - q_69 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := had t_65 t_67.
have e_71 : t_70 = (col (fun i => c * ((gain i 0)^-1))) by rule (col_eq (col_had e_66 e_68) _) => i; reduce; have q_72 := H2 i; clear - q_72 R; first [reflexivity | field; nz | ring].
pose t_73 : R := t_45^-1.
have NZ_75 : (r_4 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_4)) _ _); [clear - R; ring | clear - NZ_49 NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_74 : t_73 = ((r_4 * r_6) / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_46) _); clear - NZ_49 NZ_36 NZ_75 NZ_24 NZ_20 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_76 : 'cV[R]_N := t_73 *: k.
have e_77 : t_76 = (col (fun i => ((r_4 * r_6) / (m_2)) * ((k i 0)))) by rule (col_eq (col_scale e_74 e_12) _) => i; reduce; clear - NZ_20 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_78 : 'cV[R]_N := had t_70 t_76.
have e_79 : t_78 = (col (fun i => ((r_4 * c * r_6) / (m_2)) * ((gain i 0)^-1 * (k i 0)))) by rule (col_eq (col_had e_71 e_77) _) => i; reduce; have q_80 := H2 i; clear - NZ_20 q_80 E_r4 E_r6 R; first [reflexivity | field: E_r4 E_r6; nz | ring: E_r4 E_r6].
pose t_81 : R := dot t_61 t_78.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (k i 0))).
have d_83 : whole (fun i => ((n * r_3 * c * r_6) / (m_2 * m_1)) * ((activation i 0) * (k i 0))) = ((n * r_3 * c * r_6 * m_7) / (m_2 * m_1)) by rule (num_eq (partZ ((n * r_3 * c * r_6) / (m_2 * m_1)) M_7) _); clear - NZ_20 NZ_10 E_r3 E_r6 R; first [reflexivity | field: E_r3 E_r6; nz | ring: E_r3 E_r6].
have d_85 : whole (fun i => (((r_3 * r_4) / (m_1)) * ((activation i 0) * (gain i 0))) * (((r_4 * c * r_6) / (m_2)) * ((gain i 0)^-1 * (k i 0)))) = ((n * r_3 * c * r_6 * m_7) / (m_2 * m_1)) by rule (whole_eq _ d_83) => i; have q_84 := H2 i; clear - NZ_10 NZ_20 q_84 E_r3 E_r4 E_r6 R; first [reflexivity | field: E_r3 E_r4 E_r6; nz | ring: E_r3 E_r4 E_r6].
have e_82 : t_81 = ((n * r_3 * c * r_6 * m_7) / (m_2 * m_1)) by rule (dot_node e_62 e_79 d_85); done.
pose t_87 : R := c * N%:R.
have e_88 : t_87 = (n * c) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_23) _); clear - R; first [reflexivity | ring].
pose t_89 : 'cV[R]_N := t_59 - t_76.
have e_90 : t_89 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)) + ((- r_4 * r_6) / (m_2)) * ((k i 0)))) by rule (col_eq (col_sub e_60 e_77) _) => i; reduce; clear - NZ_10 NZ_20 E_r3 E_r4 E_r6 R; first [reflexivity | field: E_r3 E_r4 E_r6; nz | ring: E_r3 E_r4 E_r6].
pose t_91 : R := dot t_89 t_89.
have d_93 : whole (fun i => (n / (m_1)) * ((activation i 0) ^+ 2) + ((- 2%:R * n * r_3 * r_6) / (m_2 * m_1)) * ((activation i 0) * (k i 0)) + (n / (m_2)) * ((k i 0) ^+ 2)) = ((2%:R * n * m_1 * m_2 - 2%:R * n * r_3 * r_6 * m_7) / (m_2 * m_1)) by rule (num_eq (partD (partD (partZ (n / (m_1)) M_1) (partZ ((- 2%:R * n * r_3 * r_6) / (m_2 * m_1)) M_7)) (partZ (n / (m_2)) M_2)) _); clear - NZ_10 NZ_20 E_r3 E_r6 R; first [reflexivity | field: E_r3 E_r6; nz | ring: E_r3 E_r6].
have d_94 : whole (fun i => (((r_3 * r_4) / (m_1)) * ((activation i 0)) + ((- r_4 * r_6) / (m_2)) * ((k i 0))) * (((r_3 * r_4) / (m_1)) * ((activation i 0)) + ((- r_4 * r_6) / (m_2)) * ((k i 0)))) = ((2%:R * n * m_1 * m_2 - 2%:R * n * r_3 * r_6 * m_7) / (m_2 * m_1)) by rule (whole_eq _ d_93) => i; clear - NZ_10 NZ_20 E_r3 E_r4 E_r6 R; first [reflexivity | field: E_r3 E_r4 E_r6; nz | ring: E_r3 E_r4 E_r6].
have e_92 : t_91 = ((2%:R * n * m_1 * m_2 - 2%:R * n * r_3 * r_6 * m_7) / (m_2 * m_1)) by rule (dot_node e_90 e_90 d_94); done.
pose t_95 : R := c * t_91.
have e_96 : t_95 = ((2%:R * n * m_1 * m_2 * c - 2%:R * n * r_3 * c * r_6 * m_7) / (m_2 * m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_92) _); clear - NZ_20 NZ_10 E_r3 E_r6 R; first [reflexivity | field: E_r3 E_r6; nz | ring: E_r3 E_r6].
have e_97 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_98 : R := t_95 / (2%:R : R).
have NZ_100 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_99 : t_98 = ((n * m_1 * m_2 * c - n * r_3 * c * r_6 * m_7) / (m_2 * m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_96 e_97) _); clear - NZ_100 NZ_20 NZ_10 E_r3 E_r6 R; first [reflexivity | field: E_r3 E_r6; nz | ring: E_r3 E_r6].
pose t_101 : R := t_87 - t_98.
have e_102 : t_101 = ((n * r_3 * c * r_6 * m_7) / (m_2 * m_1)) by rule (num_eq (num2 (fun a b : R => a - b) e_88 e_99) _); clear - NZ_20 NZ_10 E_r3 E_r6 R; first [reflexivity | field: E_r3 E_r6; nz | ring: E_r3 E_r6].
have C_86 : t_81 = t_101 by rule (num_eq e_82 (esym (num_eq e_102 _))); clear - NZ_20 NZ_10 E_r3 E_r6 R; first [reflexivity | field: E_r3 E_r6; nz | ring: E_r3 E_r6].
split; first exact: C_26.
split; first exact: C_39.
split; first exact: C_40.
split; first exact: C_51.
split; first exact: C_53.
split; first exact: C_55.
exact: C_86.
Qed.

End Claims.
