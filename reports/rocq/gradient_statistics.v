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
pose t_45 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_46 : t_45 = (r_4 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := N%:R * t_45.
have e_49 : t_48 = r_4 by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_46)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_50 := lt0r_neq0 S_r4.
have NZ_51 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_50 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_48 != 0 := nz_is e_49 NZ_51.
have NZ_53 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_45 != 0 := nz_is e_46 NZ_53.
have NZ_55 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_22 != 0 := nz_is e_23 NZ_55.
have S_57 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_58 : 0 <= t_22 := nneg_is e_23 S_57.
pose t_59 : R := t_48^-1.
have e_60 : t_59 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_49)); cbv beta; clear - NZ_50 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_61 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_62 : 'cV[R]_N := N%:R *: upstream.
have e_63 : t_62 = (col (fun i => n * ((upstream i 0)))) by apply: (col_eq (col_scale e_5 e_61)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_64 : R := sumv upstream.
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0))).
have e_65 : t_64 = m_5 by apply: (sum_node e_61 M_5); clear - R; first [reflexivity | ring].
pose t_66 : 'cV[R]_N := t_64 *: (ones : 'cV[R]_N).
have e_67 : t_66 = (col (fun i => m_5 * (1))) by apply: (col_eq (col_scale e_65 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := t_62 - t_66.
have e_69 : t_68 = (col (fun i => n * ((upstream i 0)) + (- m_5) * (1))) by apply: (col_eq (col_sub e_63 e_67)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_70 : R := t_45^-1.
have e_71 : t_70 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : 'cV[R]_N := t_70 *: t_12.
have e_73 : t_72 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_71 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : R := dot upstream t_72.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have d_76 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_77 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_76) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_75 : t_74 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_61 e_73 d_77); done.
pose t_78 : 'cV[R]_N := t_74 *: t_72.
have e_79 : t_78 = (col (fun i => ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_75 e_73)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_80 : 'cV[R]_N := t_68 - t_78.
have e_81 : t_80 = (col (fun i => n * ((upstream i 0)) + ((- n ^+ 2 * eps * m_5 + n * m_2 * m_6 - n * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_69 e_79)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_82 : 'cV[R]_N := t_59 *: t_80.
have e_83 : t_82 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_60 e_81)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_84 : R := sumv t_82.
have e_85 : t_84 = 0 by apply: (sum_node e_83 (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En))) (partZ ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_86 : R := t_84 / N%:R.
have e_87 : t_86 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_85 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_89 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_88 : t_86 = (0 : R) by apply: (num_eq e_87); apply: esym; apply: (num_eq e_89); clear - R; first [reflexivity | ring].
pose t_90 : 'cV[R]_N := t_86 *: (ones : 'cV[R]_N).
have e_91 : t_90 = (col (fun i => 0)) by apply: (col_eq (col_scale e_87 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_92 : 'cV[R]_N := t_82 - t_90.
have e_93 : t_92 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_sub e_83 e_91)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := dot t_92 t_92.
have [m_7 M_7] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_96 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_97 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * eps * m_5 + 2%:R * n ^+ 2 * m_2 * m_6 - 2%:R * n ^+ 2 * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((- 2%:R * n ^+ 3 * m_6 + 2%:R * n ^+ 2 * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((n ^+ 4 * eps ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 4 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2)) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_6 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_5 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- 2%:R * n ^+ 3 * eps * m_5 + 2%:R * n ^+ 2 * m_2 * m_6 - 2%:R * n ^+ 2 * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((- 2%:R * n ^+ 3 * m_6 + 2%:R * n ^+ 2 * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n ^+ 4 * eps ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) (whole_ones En))) (partZ ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_2)) (partZ ((n ^+ 4 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_3))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_98 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_6 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_5 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (whole_eq _ d_97) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_95 : t_94 = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_6 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_5 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_5 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (dot_node e_93 e_93 d_98); done.
pose t_99 : R := t_94 / N%:R.
have e_100 : t_99 = ((n ^+ 5 * eps ^+ 2 * m_7 - n ^+ 4 * eps ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 4 * eps * m_3 * m_7 - 2%:R * n ^+ 4 * eps * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_3 * m_5 ^+ 2 + n ^+ 3 * m_3 ^+ 2 * m_7 - n ^+ 3 * m_3 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 - n ^+ 2 * m_3 ^+ 2 * m_5 ^+ 2 + n * m_2 ^+ 4 * m_7 - 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a / b) e_95 e_5)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_102 : R := t_64 / N%:R.
have e_103 : t_102 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_65 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_104 : 'cV[R]_N := t_102 *: (ones : 'cV[R]_N).
have e_105 : t_104 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_103 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_106 : 'cV[R]_N := upstream - t_104.
have e_107 : t_106 = (col (fun i => (upstream i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_61 e_105)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : R := dot t_106 t_106.
have d_110 : whole (fun i => (upstream i 0) ^+ 2 + ((- 2%:R * m_5) / (n)) * ((upstream i 0)) + ((m_5 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_7 - m_5 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_7 (partZ ((- 2%:R * m_5) / (n)) M_5)) (partZ ((m_5 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_111 : whole (fun i => ((upstream i 0) + ((- m_5) / (n)) * (1)) * ((upstream i 0) + ((- m_5) / (n)) * (1))) = ((n * m_7 - m_5 ^+ 2) / (n)) by apply: (whole_eq _ d_110) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_109 : t_108 = ((n * m_7 - m_5 ^+ 2) / (n)) by apply: (dot_node e_107 e_107 d_111); done.
pose t_112 : R := t_108 / N%:R.
have e_113 : t_112 = ((n * m_7 - m_5 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_109 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_114 : R := t_112 / t_22.
have e_115 : t_114 = ((n * m_7 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_113 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have S_116 : 0 <= (2%:R * n ^+ 2 * eps) by apply: (nneg_is (c := 2%:R * eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_117 : 0 <= (2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (2%:R * n ^+ 2 * eps)) / 1)); [clear - R; first [field | ring] | sgn].
have S_118 : 0 <= (2%:R * n ^+ 4 * eps * m_6 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_6 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_5 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_5 ^+ 2 - m_2 ^+ 4 * m_5 ^+ 2) by apply: (nneg_is (c := (2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * (- n * m_6 + m_2 * m_5) ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_119 : 0 <= ((2%:R * n ^+ 4 * eps * m_6 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_6 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_5 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_5 ^+ 2 - m_2 ^+ 4 * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (nneg_is (c := (2%:R * n ^+ 4 * eps * m_6 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_6 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_5 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_5 ^+ 2 - m_2 ^+ 4 * m_5 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1 ^+ 3)); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | sgn].
have C_101 : t_99 <= t_114 by apply: (le_by e_100 e_115 _ S_119); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_44.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_56.
split; first exact: C_58.
split; first exact: C_88.
exact: C_101.
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
pose t_45 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_46 : t_45 = (r_4 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_48 := lt0r_neq0 S_r4.
have NZ_49 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_45 != 0 := nz_is e_46 NZ_49.
have NZ_51 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_22 != 0 := nz_is e_23 NZ_51.
have S_53 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_54 : 0 <= t_22 := nneg_is e_23 S_53.
pose t_55 : R := t_45^-1.
have e_56 : t_55 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_57 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := t_55 *: t_12.
have e_59 : t_58 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_56 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : R := dot upstream t_58.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0))).
have d_62 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_63 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_62) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_61 : t_60 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_57 e_59 d_63); done.
pose t_64 : R := t_60 / N%:R.
have e_65 : t_64 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_61 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : 'cV[R]_N := t_64 *: t_58.
have e_67 : t_66 = (col (fun i => ((n * m_5 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_65 e_59)) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : 'cV[R]_N := upstream - t_66.
have e_69 : t_68 = (col (fun i => (upstream i 0) + ((- n * m_5 + m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n * m_2 * m_5 - m_2 ^+ 2 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_sub e_57 e_67)) => i; reduce; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_70 : 'cV[R]_N := t_55 *: t_68.
have e_71 : t_70 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_5 - m_2 ^+ 2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_56 e_69)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : R := sumv t_70.
have e_73 : t_72 = ((n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (sum_node e_71 (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) (partZ ((n * m_2 * r_4 * m_5 - m_2 ^+ 2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : R := t_72 / N%:R.
have e_75 : t_74 = ((r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_73 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_77 : R := sumv upstream.
have e_78 : t_77 = m_6 by apply: (sum_node e_57 M_6); clear - R; first [reflexivity | ring].
pose t_79 : R := t_77 / N%:R.
have e_80 : t_79 = (m_6 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_78 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_81 : R := t_79 / t_45.
have e_82 : t_81 = ((r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_80 e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_76 : t_74 = t_81 by apply: (num_eq e_75); apply: esym; apply: (num_eq e_82); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_83 : 'cV[R]_N := t_74 *: (ones : 'cV[R]_N).
have e_84 : t_83 = (col (fun i => ((r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_75 e_9)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_85 : 'cV[R]_N := t_70 - t_83.
have e_86 : t_85 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_sub e_71 e_84)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := dot t_85 t_85.
have [m_7 M_7] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_89 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_90 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((- 2%:R * n ^+ 3 * eps * m_6 + 2%:R * n ^+ 2 * m_2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 4 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2) + ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1)) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((- 2%:R * n ^+ 3 * eps * m_6 + 2%:R * n ^+ 2 * m_2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n ^+ 4 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_3)) (partZ ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_2)) (partZ ((n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) (whole_ones En)))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_91 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (whole_eq _ d_90) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_88 : t_87 = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (dot_node e_86 e_86 d_91); done.
pose t_92 : R := t_87 / N%:R.
have e_93 : t_92 = ((n ^+ 5 * eps ^+ 2 * m_7 - n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 4 * eps * m_3 * m_7 - 2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 3 * m_3 ^+ 2 * m_7 - n ^+ 3 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 - n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2 + n * m_2 ^+ 4 * m_7 - 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a / b) e_88 e_5)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_95 : 'cV[R]_N := t_79 *: (ones : 'cV[R]_N).
have e_96 : t_95 = (col (fun i => (m_6 / (n)) * (1))) by apply: (col_eq (col_scale e_80 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : 'cV[R]_N := upstream - t_95.
have e_98 : t_97 = (col (fun i => (upstream i 0) + ((- m_6) / (n)) * (1))) by apply: (col_eq (col_sub e_57 e_96)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_99 : R := dot t_97 t_97.
have d_101 : whole (fun i => (upstream i 0) ^+ 2 + ((- 2%:R * m_6) / (n)) * ((upstream i 0)) + ((m_6 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_7 - m_6 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_7 (partZ ((- 2%:R * m_6) / (n)) M_6)) (partZ ((m_6 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_102 : whole (fun i => ((upstream i 0) + ((- m_6) / (n)) * (1)) * ((upstream i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_6 ^+ 2) / (n)) by apply: (whole_eq _ d_101) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_100 : t_99 = ((n * m_7 - m_6 ^+ 2) / (n)) by apply: (dot_node e_98 e_98 d_102); done.
pose t_103 : R := t_99 / N%:R.
have e_104 : t_103 = ((n * m_7 - m_6 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_100 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_105 : R := t_103 / t_22.
have e_106 : t_105 = ((n * m_7 - m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_104 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have S_107 : 0 <= (2%:R * n ^+ 2 * eps) by apply: (nneg_is (c := 2%:R * eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_108 : 0 <= (2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (2%:R * n ^+ 2 * eps)) / 1)); [clear - R; first [field | ring] | sgn].
have S_109 : 0 <= (2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_5 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_6 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2 - m_2 ^+ 4 * m_6 ^+ 2) by apply: (nneg_is (c := (2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * (n * m_5 - m_2 * m_6) ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_110 : 0 <= ((2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_5 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_6 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2 - m_2 ^+ 4 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (nneg_is (c := (2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_5 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_6 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2 - m_2 ^+ 4 * m_6 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1 ^+ 3)); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | sgn].
have C_94 : t_92 <= t_105 by apply: (le_by e_93 e_106 _ S_110); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_76.
exact: C_94.
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
pose t_45 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_46 : t_45 = (r_4 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_48 := lt0r_neq0 S_r4.
have NZ_49 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_45 != 0 := nz_is e_46 NZ_49.
have NZ_51 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_22 != 0 := nz_is e_23 NZ_51.
have S_53 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_54 : 0 <= t_22 := nneg_is e_23 S_53.
pose t_55 : R := t_45^-1.
have e_56 : t_55 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_57 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_58 : R := sumv upstream.
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0))).
have e_59 : t_58 = m_5 by apply: (sum_node e_57 M_5); clear - R; first [reflexivity | ring].
pose t_60 : R := t_58 / N%:R.
have e_61 : t_60 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_59 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_62 : 'cV[R]_N := t_60 *: (ones : 'cV[R]_N).
have e_63 : t_62 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_61 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : 'cV[R]_N := upstream - t_62.
have e_65 : t_64 = (col (fun i => (upstream i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_57 e_63)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : 'cV[R]_N := t_55 *: t_64.
have e_67 : t_66 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_56 e_65)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : R := sumv t_66.
have e_69 : t_68 = 0 by apply: (sum_node e_67 (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_70 : R := t_68 / N%:R.
have e_71 : t_70 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_69 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_72 : t_70 = (0 : R) by apply: (num_eq e_71); apply: esym; apply: (num_eq e_73); clear - R; first [reflexivity | ring].
pose t_74 : 'cV[R]_N := t_70 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => 0)) by apply: (col_eq (col_scale e_71 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_76 : 'cV[R]_N := t_66 - t_74.
have e_77 : t_76 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_sub e_67 e_75)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_78 : R := dot t_76 t_76.
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_80 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_81 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- 2%:R * n * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) (partZ ((m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_82 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_81) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_79 : t_78 = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_77 e_77 d_82); done.
pose t_83 : R := t_78 / N%:R.
have e_84 : t_83 = ((n * m_6 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_79 e_5)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_86 : R := dot t_64 t_64.
have d_88 : whole (fun i => (upstream i 0) ^+ 2 + ((- 2%:R * m_5) / (n)) * ((upstream i 0)) + ((m_5 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_6 - m_5 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_6 (partZ ((- 2%:R * m_5) / (n)) M_5)) (partZ ((m_5 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_89 : whole (fun i => ((upstream i 0) + ((- m_5) / (n)) * (1)) * ((upstream i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_5 ^+ 2) / (n)) by apply: (whole_eq _ d_88) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_87 : t_86 = ((n * m_6 - m_5 ^+ 2) / (n)) by apply: (dot_node e_65 e_65 d_89); done.
pose t_90 : R := t_86 / N%:R.
have e_91 : t_90 = ((n * m_6 - m_5 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_87 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_92 : R := t_90 / t_22.
have e_93 : t_92 = ((n * m_6 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_91 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have C_85 : t_83 = t_92 by apply: (num_eq e_84); apply: esym; apply: (num_eq e_93); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_72.
exact: C_85.
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
pose t_45 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_46 : t_45 = (r_4 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_48 := lt0r_neq0 S_r4.
have NZ_49 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_45 != 0 := nz_is e_46 NZ_49.
have NZ_51 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_22 != 0 := nz_is e_23 NZ_51.
have S_53 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_54 : 0 <= t_22 := nneg_is e_23 S_53.
pose t_55 : R := t_45^-1.
have e_56 : t_55 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_57 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := t_55 *: upstream.
have e_59 : t_58 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by apply: (col_eq (col_scale e_56 e_57)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : R := sumv t_58.
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0))).
have e_61 : t_60 = ((n * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (sum_node e_59 (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : R := t_60 / N%:R.
have e_63 : t_62 = ((r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_61 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : R := sumv upstream.
have e_66 : t_65 = m_5 by apply: (sum_node e_57 M_5); clear - R; first [reflexivity | ring].
pose t_67 : R := t_65 / N%:R.
have e_68 : t_67 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_66 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : R := t_67 / t_45.
have e_70 : t_69 = ((r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_68 e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_64 : t_62 = t_69 by apply: (num_eq e_63); apply: esym; apply: (num_eq e_70); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_71 : 'cV[R]_N := t_62 *: (ones : 'cV[R]_N).
have e_72 : t_71 = (col (fun i => ((r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_63 e_9)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_73 : 'cV[R]_N := t_58 - t_71.
have e_74 : t_73 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_sub e_59 e_72)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_75 : R := dot t_73 t_73.
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_77 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_78 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- 2%:R * n * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) (partZ ((m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_78) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_76 : t_75 = ((n ^+ 2 * m_6 - n * m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_74 e_74 d_79); done.
pose t_80 : R := t_75 / N%:R.
have e_81 : t_80 = ((n * m_6 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_76 e_5)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_83 : 'cV[R]_N := t_67 *: (ones : 'cV[R]_N).
have e_84 : t_83 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_68 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_85 : 'cV[R]_N := upstream - t_83.
have e_86 : t_85 = (col (fun i => (upstream i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_57 e_84)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : R := dot t_85 t_85.
have d_89 : whole (fun i => (upstream i 0) ^+ 2 + ((- 2%:R * m_5) / (n)) * ((upstream i 0)) + ((m_5 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_6 - m_5 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_6 (partZ ((- 2%:R * m_5) / (n)) M_5)) (partZ ((m_5 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_90 : whole (fun i => ((upstream i 0) + ((- m_5) / (n)) * (1)) * ((upstream i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_5 ^+ 2) / (n)) by apply: (whole_eq _ d_89) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_88 : t_87 = ((n * m_6 - m_5 ^+ 2) / (n)) by apply: (dot_node e_86 e_86 d_90); done.
pose t_91 : R := t_87 / N%:R.
have e_92 : t_91 = ((n * m_6 - m_5 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_88 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_93 : R := t_91 / t_22.
have e_94 : t_93 = ((n * m_6 - m_5 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_92 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have C_82 : t_80 = t_93 by apply: (num_eq e_81); apply: esym; apply: (num_eq e_94); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_64.
exact: C_82.
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
pose t_45 : R := Num.sqrt t_22.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_6 / (n)) by apply: (nneg_is (c := r_6 * n^-1)); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | sgn].
have e_46 : t_45 = (r_6 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_48 := lt0r_neq0 S_r6.
have NZ_49 : (r_6 / (n)) != 0 by apply: (nz_is (c := (r_6 * n^-1))); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_45 != 0 := nz_is e_46 NZ_49.
have NZ_51 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_22 != 0 := nz_is e_23 NZ_51.
have S_53 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_54 : 0 <= t_22 := nneg_is e_23 S_53.
have e_55 : c = c by [].
have e_56 : k = k by [].
pose t_57 : R := t_45^-1.
have e_58 : t_57 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_59 : 'cV[R]_N := t_57 *: t_12.
have e_60 : t_59 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_58 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_61 : 'cV[R]_N := k *: t_59.
have e_62 : t_61 = (col (fun i => ((n * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_56 e_60)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_63 : 'cV[R]_N := (ones : 'cV[R]_N) - t_61.
have e_64 : t_63 = (col (fun i => ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2 + m_2 * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_9 e_62)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_65 : 'cV[R]_N := c *: t_63.
have e_66 : t_65 = (col (fun i => ((n ^+ 2 * eps * c + n * m_3 * c - m_2 ^+ 2 * c + m_2 * c * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * c * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_scale e_55 e_64)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_67 : R := sumv t_65.
have e_68 : t_67 = (n * c) by apply: (sum_node e_66 (partD (partZ ((n ^+ 2 * eps * c + n * m_3 * c - m_2 ^+ 2 * c + m_2 * c * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)) (partZ ((- n * c * k * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2))); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_69 : R := t_67 / N%:R.
have e_70 : t_69 = c by apply: (num_eq (num2 (fun a b : R => a / b) e_68 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_72 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_73 : R := c * (1 : R).
have e_74 : t_73 = c by apply: (num_eq (num2 (fun a b : R => a * b) e_55 e_72)); cbv beta; clear - R; first [reflexivity | ring].
have C_71 : t_69 = t_73 by apply: (num_eq e_70); apply: esym; apply: (num_eq e_74); clear - R; first [reflexivity | ring].
pose t_75 : 'cV[R]_N := had t_65 t_59.
have e_76 : t_75 = (col (fun i => ((2%:R * n * m_2 * c * k + n * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2 * c * k - m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2))) by apply: (col_eq (col_had e_66 e_60)) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_77 : R := sumv t_75.
have e_78 : t_77 = ((- n ^+ 2 * m_3 * c * k + n * m_2 ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (sum_node e_76 (partD (partD (partZ ((2%:R * n * m_2 * c * k + n * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 ^+ 2 * c * k - m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) (partZ ((- n ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3))); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_79 : R := t_77 / N%:R.
have e_80 : t_79 = ((- n * m_3 * c * k + m_2 ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_78 e_5)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_82 : R := - c.
have e_83 : t_82 = (- c) by apply: (num_eq (num1 (fun a : R => - a) e_55)); cbv beta; clear - R; first [reflexivity | ring].
pose t_84 : R := t_82 * k.
have e_85 : t_84 = (- c * k) by apply: (num_eq (num2 (fun a b : R => a * b) e_83 e_56)); cbv beta; clear - R; first [reflexivity | ring].
pose t_86 : R := t_19 / t_22.
have e_87 : t_86 = ((n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_20 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_84 * t_86.
have e_89 : t_88 = ((- n * m_3 * c * k + m_2 ^+ 2 * c * k) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_85 e_87)); cbv beta; clear - NZ_26 R; first [reflexivity | field; nz | ring].
have C_81 : t_79 = t_88 by apply: (num_eq e_80); apply: esym; apply: (num_eq e_89); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_71.
exact: C_81.
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
pose t_45 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_46 : t_45 = (r_5 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_48 : R := N%:R * t_45.
have e_49 : t_48 = r_5 by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_46)); cbv beta; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_50 := lt0r_neq0 S_r5.
have NZ_51 : r_5 != 0 by apply: (nz_is (c := (r_5))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_50 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_48 != 0 := nz_is e_49 NZ_51.
have NZ_53 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_45 != 0 := nz_is e_46 NZ_53.
have NZ_55 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_22 != 0 := nz_is e_23 NZ_55.
have S_57 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_58 : 0 <= t_22 := nneg_is e_23 S_57.
have e_59 : c = c by [].
pose t_60 : R := t_48^-1.
have e_61 : t_60 = (r_5 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_49)); cbv beta; clear - NZ_50 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_62 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_63 : 'cV[R]_N := N%:R *: upstream.
have e_64 : t_63 = (col (fun i => n * ((upstream i 0)))) by apply: (col_eq (col_scale e_5 e_62)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_65 : R := sumv upstream.
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0))).
have e_66 : t_65 = m_6 by apply: (sum_node e_62 M_6); clear - R; first [reflexivity | ring].
pose t_67 : 'cV[R]_N := t_65 *: (ones : 'cV[R]_N).
have e_68 : t_67 = (col (fun i => m_6 * (1))) by apply: (col_eq (col_scale e_66 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_69 : 'cV[R]_N := t_63 - t_67.
have e_70 : t_69 = (col (fun i => n * ((upstream i 0)) + (- m_6) * (1))) by apply: (col_eq (col_sub e_64 e_68)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_71 : R := t_45^-1.
have e_72 : t_71 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_50 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_73 : 'cV[R]_N := t_71 *: t_12.
have e_74 : t_73 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_72 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_75 : R := dot upstream t_73.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have d_77 : whole (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_78 : whole (fun i => ((upstream i 0)) * (((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_77) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_76 : t_75 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_62 e_74 d_78); done.
pose t_79 : 'cV[R]_N := t_75 *: t_73.
have e_80 : t_79 = (col (fun i => ((n ^+ 2 * m_7 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_7 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_76 e_74)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_81 : 'cV[R]_N := t_69 - t_79.
have e_82 : t_81 = (col (fun i => n * ((upstream i 0)) + ((- n ^+ 2 * eps * m_6 + n * m_2 * m_7 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_7 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_70 e_80)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_83 : 'cV[R]_N := t_60 *: t_81.
have e_84 : t_83 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_61 e_82)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_85 : 'cV[R]_N := c *: t_83.
have e_86 : t_85 = (col (fun i => ((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * c * r_5 * m_6 + n * m_2 * c * r_5 * m_7 - n * m_3 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_5 * m_7 + n * m_2 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_59 e_84)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_87 : R := dot t_85 t_85.
have [m_8 M_8] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_89 : 0 <= m_8 by rewrite -M_8; apply: part_ge0 => i; sgn.
have d_90 : whole (fun i => ((n ^+ 2 * c ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * eps * c ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_7 - 2%:R * n ^+ 2 * m_3 * c ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((- 2%:R * n ^+ 3 * c ^+ 2 * m_7 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((n ^+ 4 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * c ^+ 2 * m_6 * m_7 + 2%:R * n ^+ 3 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((2%:R * n ^+ 4 * eps * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 3 * eps * m_2 * c ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_3 * c ^+ 2 * m_6 * m_7 + 2%:R * n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 2 * m_2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 4 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2)) = ((n ^+ 6 * eps ^+ 2 * c ^+ 2 * m_8 - n ^+ 5 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * c ^+ 2 * m_8 - 2%:R * n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * c ^+ 2 * m_8 + 4%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 4 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * c ^+ 2 * m_8 - n ^+ 4 * m_3 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_8 + n ^+ 3 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 - n ^+ 3 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * c ^+ 2 * m_8 - 2%:R * n ^+ 2 * m_2 ^+ 3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 2 * c ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8) (partZ ((- 2%:R * n ^+ 3 * eps * c ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_7 - 2%:R * n ^+ 2 * m_3 * c ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((- 2%:R * n ^+ 3 * c ^+ 2 * m_7 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) (partZ ((n ^+ 4 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * c ^+ 2 * m_6 * m_7 + 2%:R * n ^+ 3 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) (whole_ones En))) (partZ ((2%:R * n ^+ 4 * eps * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 3 * eps * m_2 * c ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_3 * c ^+ 2 * m_6 * m_7 + 2%:R * n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 2 * m_2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_2)) (partZ ((n ^+ 4 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_3))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_91 : whole (fun i => (((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * c * r_5 * m_6 + n * m_2 * c * r_5 * m_7 - n * m_3 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_5 * m_7 + n * m_2 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * (((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * c * r_5 * m_6 + n * m_2 * c * r_5 * m_7 - n * m_3 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_5 * m_7 + n * m_2 * c * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) = ((n ^+ 6 * eps ^+ 2 * c ^+ 2 * m_8 - n ^+ 5 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * c ^+ 2 * m_8 - 2%:R * n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * c ^+ 2 * m_8 + 4%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 4 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * c ^+ 2 * m_8 - n ^+ 4 * m_3 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_8 + n ^+ 3 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 - n ^+ 3 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * c ^+ 2 * m_8 - 2%:R * n ^+ 2 * m_2 ^+ 3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (whole_eq _ d_90) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_88 : t_87 = ((n ^+ 6 * eps ^+ 2 * c ^+ 2 * m_8 - n ^+ 5 * eps ^+ 2 * c ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * c ^+ 2 * m_8 - 2%:R * n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * c ^+ 2 * m_8 + 4%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 - 2%:R * n ^+ 4 * eps * m_3 * c ^+ 2 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * c ^+ 2 * m_8 - n ^+ 4 * m_3 * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_8 + n ^+ 3 * m_2 ^+ 2 * c ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * c ^+ 2 * m_6 * m_7 - n ^+ 3 * m_3 ^+ 2 * c ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * c ^+ 2 * m_8 - 2%:R * n ^+ 2 * m_2 ^+ 3 * c ^+ 2 * m_6 * m_7 + n ^+ 2 * m_2 ^+ 2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (dot_node e_86 e_86 d_91); done.
pose t_93 : R := c ^+ 2.
have e_94 : t_93 = (c ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_59)); cbv beta; clear - R; first [reflexivity | ring].
pose t_95 : R := t_93 / t_22.
have e_96 : t_95 = ((n ^+ 2 * c ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_94 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : R := dot upstream upstream.
have d_99 : whole (fun i => (upstream i 0) ^+ 2) = m_8 by apply: (num_eq M_8); clear - R; first [reflexivity | ring].
have d_100 : whole (fun i => ((upstream i 0)) * ((upstream i 0))) = m_8 by apply: (whole_eq _ d_99) => i; clear - R; first [reflexivity | ring].
have e_98 : t_97 = m_8 by apply: (dot_node e_62 e_62 d_100); done.
pose t_101 : R := t_65 ^+ 2.
have e_102 : t_101 = (m_6 ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_66)); cbv beta; clear - R; first [reflexivity | ring].
pose t_103 : R := t_101 / N%:R.
have e_104 : t_103 = ((m_6 ^+ 2) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_102 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_105 : R := t_97 - t_103.
have e_106 : t_105 = ((n * m_8 - m_6 ^+ 2) / (n)) by apply: (num_eq (num2 (fun a b : R => a - b) e_98 e_104)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : R := t_75 ^+ 2.
have e_108 : t_107 = ((n ^+ 2 * m_7 ^+ 2 - 2%:R * n * m_2 * m_6 * m_7 + m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_76)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_109 : R := t_107 / N%:R.
have e_110 : t_109 = ((n ^+ 2 * m_7 ^+ 2 - 2%:R * n * m_2 * m_6 * m_7 + m_2 ^+ 2 * m_6 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_108 e_5)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_111 : R := t_105 - t_109.
have e_112 : t_111 = ((n ^+ 2 * eps * m_8 - n * eps * m_6 ^+ 2 + n * m_3 * m_8 - n * m_7 ^+ 2 - m_2 ^+ 2 * m_8 + 2%:R * m_2 * m_6 * m_7 - m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a - b) e_106 e_110)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_113 : R := t_95 * t_111.
have e_114 : t_113 = ((n ^+ 4 * eps * c ^+ 2 * m_8 - n ^+ 3 * eps * c ^+ 2 * m_6 ^+ 2 + n ^+ 3 * m_3 * c ^+ 2 * m_8 - n ^+ 3 * c ^+ 2 * m_7 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * c ^+ 2 * m_8 + 2%:R * n ^+ 2 * m_2 * c ^+ 2 * m_6 * m_7 - n ^+ 2 * m_3 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_96 e_112)); cbv beta; clear - NZ_26 R; first [reflexivity | field; nz | ring].
have S_115 : 0 <= (n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 3 * eps * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) by apply: (nneg_is (c := eps * c ^+ 2 * (- n * m_7 + m_2 * m_6) ^+ 2 * n ^+ 3)); [clear - R; first [reflexivity | ring] | sgn].
have S_116 : 0 <= ((n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 3 * eps * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (nneg_is (c := (n ^+ 5 * eps * c ^+ 2 * m_7 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 * c ^+ 2 * m_6 * m_7 + n ^+ 3 * eps * m_2 ^+ 2 * c ^+ 2 * m_6 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1 ^+ 3)); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | sgn].
have C_92 : t_87 <= t_113 by apply: (le_by e_88 e_114 _ S_116); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_44.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_56.
split; first exact: C_58.
exact: C_92.
Qed.

End Claims.
