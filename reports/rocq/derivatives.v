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

(* lnverify.spectrum
   At unit gain the Jacobian’s eigenvalues are 0 along 1, ε/(σ² + ε)^(3/2) along x̂ and, N − 2 times, 1/√(σ² + ε)
   this project; with a proof *)
Theorem lnverify_spectrum (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  dot (centered activation) (centered activation) != 0 /\
  (variance activation + eps) * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  J1 = (Num.sqrt (variance activation + eps))^-1 *: (Pi - (dot (centered activation) (centered activation))^-1 *: outer (centered activation) (centered activation)) + (eps / ((variance activation + eps) * Num.sqrt (variance activation + eps))) *: ((dot (centered activation) (centered activation))^-1 *: outer (centered activation) (centered activation)) :> 'M[R]_N /\
  \tr (Pi - (dot (centered activation) (centered activation))^-1 *: outer (centered activation) (centered activation)) = N%:R - 2%:R :> R /\
  ((dot (centered activation) (centered activation))^-1 *: outer (centered activation) (centered activation)) *m normalized eps activation = normalized eps activation :> 'cV[R]_N.
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
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_3 + m_2 ^+ 2) != 0 by apply: (nz_factor (f := (- n * m_3 + m_2 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_21 (r := (n ^+ 2))); [sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : eps = eps by [].
pose t_26 : R := t_19 + eps.
have e_27 : t_26 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_25)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have g_30 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_31 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_33 := gram g_30 g_31 g_32.
have S_34 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_33); clear - R; ring.
have g_35 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_36 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_37 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_38 := gram g_35 g_36 g_37.
have S_39 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_38); clear - R; ring.
have S_40 : 0 <= (n ^+ 2 * eps) by apply: (nneg_is (c := eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_41 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1)); [clear - R; first [field | ring] | sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_41).
have S_42 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_29 : t_28 = (r_4 / (n)) by apply: (sqrt_node e_27 S_42); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_43 : R := t_28^-1.
have NZ_45 := lt0r_neq0 S_r4.
have NZ_46 := lt0r_neq0 S_41.
have e_44 : t_43 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_29)); cbv beta; clear - NZ_45 NZ_8 NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : 'cV[R]_N := t_43 *: t_12.
have e_48 : t_47 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_44 e_13)) => i; reduce; clear - NZ_46 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_49 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_50 : J1_49 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_51 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_49.
have size_ge0 := @size1_ge0 R N.
have D_52 := VD_at activation.
have D_53 := D_sumv size_ge0 D_52.
have D_54 := D_const size_ge0 N%:R.
have NZ_55 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : N%:R != 0 := nz_is e_5 NZ_55.
have D_57 := D_inv size_ge0 C_56 D_54.
have D_58 := D_mul size_ge0 D_53 D_57.
have D_59 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_60 := VD_scale size_ge0 D_58 D_59.
have D_61 := VD_sub D_52 D_60.
have D_62 := D_dot size_ge0 D_61 D_61.
have NZ_63 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : N%:R != 0 := nz_is e_5 NZ_63.
have D_65 := D_inv size_ge0 C_64 D_54.
have D_66 := D_mul size_ge0 D_62 D_65.
have D_67 := D_const size_ge0 eps.
have D_68 := D_add D_66 D_67.
have S_70 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_69 : 0 < t_26 := pos_is e_27 S_70.
have D_71 := D_sqrt size_ge0 C_69 D_68.
have NZ_72 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_73 : t_28 != 0 := nz_is e_29 NZ_72.
have D_74 := D_inv size_ge0 C_73 D_71.
have D_75 := VD_scale size_ge0 D_74 D_61.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_75) => h_76.
have e_77 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_78 : R := (2%:R : R) * t_28.
have e_79 : t_78 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_77 e_29)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_80 : R := t_78^-1.
have NZ_82 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_45 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_81 : t_80 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_79)); cbv beta; clear - NZ_45 NZ_82 NZ_8 NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_83 : h_76 = (col (fun i => (h_76 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_84 : R := sumv h_76.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_76 i 0))).
have e_85 : t_84 = m_5 by apply: (sum_node e_83 M_5); clear - R; first [reflexivity | ring].
pose t_86 : R := N%:R^-1.
have e_87 : t_86 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_84 * t_86.
have e_89 : t_88 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_85 e_87)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_90 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_91 : R := t_86 * (0 : R).
have e_92 : t_91 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_87 e_90)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_93 : R := t_86 * t_91.
have e_94 : t_93 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_87 e_92)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_95 : R := - t_93.
have e_96 : t_95 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_94)); cbv beta; clear - R; first [reflexivity | ring].
pose t_97 : R := t_2 * t_95.
have e_98 : t_97 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_96)); cbv beta; clear - R; first [reflexivity | ring].
pose t_99 : R := t_88 + t_97.
have e_100 : t_99 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_89 e_98)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_101 : 'cV[R]_N := t_99 *: (ones : 'cV[R]_N).
have e_102 : t_101 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_100 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_103 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_104 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_105 : t_104 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_103)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_106 : 'cV[R]_N := t_101 + t_104.
have e_107 : t_106 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_add e_102 e_105)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : 'cV[R]_N := h_76 - t_106.
have e_109 : t_108 = (col (fun i => (h_76 i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_83 e_107)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_110 : R := dot t_108 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_76 i 0))).
have d_112 : whole (fun i => (activation i 0) * (h_76 i 0) + ((- m_2) / (n)) * ((h_76 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_113 : whole (fun i => ((h_76 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (whole_eq _ d_112) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_111 : t_110 = ((n * m_6 - m_2 * m_5) / (n)) by apply: (dot_node e_109 e_13 d_113); done.
pose t_114 : R := dot t_12 t_108.
have d_116 : whole (fun i => (activation i 0) * (h_76 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_76 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_117 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_76 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by apply: (whole_eq _ d_116) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_115 : t_114 = ((n * m_6 - m_2 * m_5) / (n)) by apply: (dot_node e_13 e_109 d_117); done.
pose t_118 : R := t_110 + t_114.
have e_119 : t_118 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_111 e_115)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_120 : R := t_118 * t_86.
have e_121 : t_120 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_119 e_87)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_122 : R := t_14 * t_95.
have e_123 : t_122 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_96)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : R := t_120 + t_122.
have e_125 : t_124 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_121 e_123)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : R := t_124 + (0 : R).
have e_127 : t_126 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_125 e_90)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_128 : R := t_80 * t_126.
have e_129 : t_128 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_81 e_127)); cbv beta; clear - NZ_46 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_130 : R := t_43 * t_128.
have e_131 : t_130 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_44 e_129)); cbv beta; clear - NZ_46 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_132 : R := t_43 * t_130.
have e_133 : t_132 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_44 e_131)); cbv beta; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_134 : R := - t_132.
have e_135 : t_134 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_133)); cbv beta; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : 'cV[R]_N := t_134 *: t_12.
have e_137 : t_136 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_6 - m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_135 e_13)) => i; reduce; clear - NZ_46 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_138 : 'cV[R]_N := t_43 *: t_108.
have e_139 : t_138 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_76 i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_44 e_109)) => i; reduce; clear - NZ_46 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_140 : 'cV[R]_N := t_136 + t_138.
have e_141 : t_140 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_76 i 0)))) by apply: (col_eq (col_add e_137 e_139)) => i; reduce; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_142 : 'cV[R]_N := J1_49 *m h_76.
have d_144 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_76 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_76 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_145 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_76 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_144) => i; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_146 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_76 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_76 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_147 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_76 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_146) => i; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_143 : t_142 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_76 i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_50 e_83 (conj d_145 (conj d_147 I)))) => i; reduce; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
apply: (col_same e_141 e_143) => i; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_148 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_149 : N%:R != 0 := nz_is e_5 NZ_148.
have NZ_150 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_151 : t_28 != 0 := nz_is e_29 NZ_150.
have NZ_152 : ((n * m_3 - m_2 ^+ 2) / (n)) != 0 by apply: (nz_is (c := - ((- n * m_3 + m_2 ^+ 2) * n^-1))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_153 : t_14 != 0 := nz_is e_15 NZ_152.
pose t_154 : R := t_26 * t_28.
have e_155 : t_154 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a * b) e_27 e_29)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_156 : ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) != 0 by apply: (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_45 NZ_46 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_157 : t_154 != 0 := nz_is e_155 NZ_156.
have S_158 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_159 : 0 <= t_26 := nneg_is e_27 S_158.
have e_161 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_162 : R := N%:R^-1.
have e_163 : t_162 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_164 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_165 : t_164 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_166 : 'M[R]_N := t_162 *: t_164.
have e_167 : t_166 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_163 e_165)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_168 : 'M[R]_N := (1%:M : 'M[R]_N) - t_166.
have e_169 : t_168 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_161 e_167)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_170 : R := t_14^-1.
have NZ_172 : (n * m_3 - m_2 ^+ 2) != 0 :> R by apply: (nz_is (c := - ((- n * m_3 + m_2 ^+ 2)))); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_171 : t_170 = ((- n) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_15)); cbv beta; clear - NZ_23 NZ_172 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_173 : 'M[R]_N := outer t_12 t_12.
have e_174 : t_173 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_2) / (n)) * (1)), (fun i => (activation i 0) + ((- m_2) / (n)) * (1)))]) by apply: (opr_eq (opr_outer e_13 e_13)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_175 : 'M[R]_N := t_170 *: t_173.
have e_176 : t_175 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((- n) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((- n * m_3 + m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => (m_2 / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2) * n)) * (1)))]) by apply: (opr_eq (opr_scale e_171 e_174)); [move=> i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_177 : 'M[R]_N := t_168 - t_175.
have e_178 : t_177 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => (m_3 / ((- n * m_3 + m_2 ^+ 2))) * (1) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => (n / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_sub e_169 e_176)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring]].
pose t_179 : 'M[R]_N := t_43 *: t_177.
have e_180 : t_179 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((n * m_3 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((n ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_scale e_44 e_178)); [move=> i; reduce; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_46 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_181 : R := eps / t_154.
have NZ_183 : (n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))); [clear - R; ring | clear - NZ_45 NZ_46 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_182 : t_181 = ((n ^+ 3 * eps * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_25 e_155)); cbv beta; clear - NZ_45 NZ_46 NZ_183 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_184 : 'M[R]_N := t_181 *: t_175.
have e_185 : t_184 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((- n ^+ 4 * eps * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))); ((fun i => 1), (fun i => ((n ^+ 3 * eps * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by apply: (opr_eq (opr_scale e_182 e_176)); [move=> i; reduce; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_46 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_186 : 'M[R]_N := t_179 + t_184.
have e_187 : t_186 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by apply: (opr_eq (opr_add e_180 e_185)); [move=> i; reduce; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_46 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_160 : J1_49 = t_186 by apply: (opr_same e_50 e_187); [move=> i; reduce; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_188 : R := \tr t_177.
have d_190 : whole (fun i => 1) = n by apply: (num_eq (whole_ones En)); clear - R; first [reflexivity | ring].
have d_191 : whole (fun i => (m_3 / ((- n * m_3 + m_2 ^+ 2))) * (1) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0))) = (- 1) by apply: (num_eq (partD (partZ (m_3 / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En)) (partZ ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_192 : whole (fun i => 1 * ((m_3 / ((- n * m_3 + m_2 ^+ 2))) * (1) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)))) = (- 1) by apply: (whole_eq _ d_191) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_193 : whole (fun i => (n / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0))) = (- 1) by apply: (num_eq (partD (partZ (n / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_194 : whole (fun i => ((activation i 0)) * ((n / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = (- 1) by apply: (whole_eq _ d_193) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_189 : t_188 = (n - 2%:R) by apply: (opr_trace (s := [:: (- 1); (- 1)]) e_178 d_190 (conj d_192 (conj d_194 I))); reduce; clear - R; first [reflexivity | ring].
have e_196 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_197 : R := N%:R - (2%:R : R).
have e_198 : t_197 = (n - 2%:R) by apply: (num_eq (num2 (fun a b : R => a - b) e_5 e_196)); cbv beta; clear - R; first [reflexivity | ring].
have C_195 : t_188 = t_197 by apply: (num_eq e_189); apply: esym; apply: (num_eq e_198); clear - R; first [reflexivity | ring].
pose t_199 : 'cV[R]_N := t_175 *m t_47.
have d_201 : whole (fun i => ((- n ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_23 NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_202 : whole (fun i => (((- n) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_201) => i; clear - NZ_23 NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_203 : whole (fun i => ((n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 3 * r_4) / ((- n * m_3 + m_2 ^+ 2) * n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 3 * r_4) / ((- n * m_3 + m_2 ^+ 2) * n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_23 NZ_46 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_204 : whole (fun i => ((m_2 / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2) * n)) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_203) => i; clear - NZ_23 NZ_8 NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_200 : t_199 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (opr_apply (s := [:: ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))); ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_176 e_48 (conj d_202 (conj d_204 I)))) => i; reduce; clear - NZ_46 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_205 : t_199 = t_47 by apply: (col_same e_200 e_48) => i; clear - NZ_46 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists J1_49; split; first exact: C_51.
split; first exact: C_149.
split; first exact: C_151.
split; first exact: C_153.
split; first exact: C_157.
split; first exact: C_159.
split; first exact: C_160.
split; first exact: C_195.
exact: C_205.
Qed.

(* lnverify.lipschitz
   For N ≥ 2 the Lipschitz constant is 1/√ε: no eigenvalue exceeds 1/√(σ² + ε), and constant activations attain it
   this project; with a proof *)
Theorem lnverify_lipschitz (activation : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  2%:R <= N%:R :> R ->
  0 < eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  (variance activation + eps) * Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  eps != 0 /\
  Num.sqrt (variance (c *: ones) + eps) != 0 /\
  Num.sqrt eps != 0 /\
  0 <= variance activation + eps /\
  0 <= variance (c *: ones) + eps /\
  0 <= eps /\
  J1 = (Num.sqrt (variance activation + eps))^-1 *: (Pi - N%:R^-1 *: outer (normalized eps activation) (normalized eps activation)) :> 'M[R]_N /\
  eps / ((variance activation + eps) * Num.sqrt (variance activation + eps)) <= 1 / Num.sqrt (variance activation + eps) /\
  1 / (variance activation + eps) <= 1 / eps /\
  (Num.sqrt (variance (c *: ones) + eps))^-1 *: (Pi - N%:R^-1 *: outer (normalized eps (c *: ones)) (normalized eps (c *: ones))) = (Num.sqrt eps)^-1 *: Pi :> 'M[R]_N /\
  Num.sqrt eps * \tr ((Num.sqrt (variance (c *: ones) + eps))^-1 *: (Pi - N%:R^-1 *: outer (normalized eps (c *: ones)) (normalized eps (c *: ones)))) = N%:R - 1 :> R /\
  0 < N%:R - 1 :> R.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_3 : 0 <= n - 1 by rewrite subr_ge0.
have e_2 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have H_4 : 0 <= (n - 2%:R) by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; apply: (nneg_of h); clear h; clear - R; first [reflexivity | ring].
have NZ_5 := lt0r_neq0 N_pos.
have S_6 : 0 <= (n - 2%:R) by apply: (nneg_quotient H_4 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_7 : eps = eps by [].
have H_8 := pos_of H1 e_7.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < eps by apply: (pos_quotient H_8 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_12 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_13 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_14 : t_13 = m_2 by apply: (sum_node e_12 M_2); clear - R; first [reflexivity | ring].
pose t_15 : R := t_13 / N%:R.
have e_16 : t_15 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_14 e_2)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_17 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_18 : 'cV[R]_N := t_15 *: (ones : 'cV[R]_N).
have e_19 : t_18 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_16 e_17)) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_20 : 'cV[R]_N := activation - t_18.
have e_21 : t_20 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_12 e_19)) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_22 : R := dot t_20 t_20.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_24 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_25 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have d_26 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_25) => i; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_23 : t_22 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_21 e_21 d_26); done.
pose t_27 : R := t_22 / N%:R.
have e_28 : t_27 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_23 e_2)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_29 : R := t_27 + eps.
have e_30 : t_29 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_28 e_7)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_31 : R := Num.sqrt t_29.
have g_33 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_35 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_36 := gram g_33 g_34 g_35.
have S_37 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_36); clear - R; ring.
have g_38 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_39 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_40 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_41 := gram g_38 g_39 g_40.
have S_42 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_41); clear - R; ring.
have g_43 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_44 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_45 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_46 := gram g_43 g_44 g_45.
have S_47 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_46); clear - R; ring.
have S_48 : 0 < (n ^+ 2 * eps) by apply: (pos_is (c := eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_49 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1)); [clear - R; first [field | ring] | sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_49).
have S_50 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_32 : t_31 = (r_4 / (n)) by apply: (sqrt_node e_30 S_50); clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : R := t_31^-1.
have NZ_53 := lt0r_neq0 S_r4.
have NZ_54 := lt0r_neq0 S_49.
have e_52 : t_51 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_32)); cbv beta; clear - NZ_53 NZ_5 NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : 'cV[R]_N := t_51 *: t_20.
have e_56 : t_55 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_52 e_21)) => i; reduce; clear - NZ_54 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_57 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_58 : J1_57 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_59 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_57.
have size_ge0 := @size1_ge0 R N.
have D_60 := VD_at activation.
have D_61 := D_sumv size_ge0 D_60.
have D_62 := D_const size_ge0 N%:R.
have NZ_63 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : N%:R != 0 := nz_is e_2 NZ_63.
have D_65 := D_inv size_ge0 C_64 D_62.
have D_66 := D_mul size_ge0 D_61 D_65.
have D_67 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_68 := VD_scale size_ge0 D_66 D_67.
have D_69 := VD_sub D_60 D_68.
have D_70 := D_dot size_ge0 D_69 D_69.
have NZ_71 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_72 : N%:R != 0 := nz_is e_2 NZ_71.
have D_73 := D_inv size_ge0 C_72 D_62.
have D_74 := D_mul size_ge0 D_70 D_73.
have D_75 := D_const size_ge0 eps.
have D_76 := D_add D_74 D_75.
have S_78 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_5 R; first [reflexivity | field; nz | ring] | sgn].
have C_77 : 0 < t_29 := pos_is e_30 S_78.
have D_79 := D_sqrt size_ge0 C_77 D_76.
have NZ_80 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_53 NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_81 : t_31 != 0 := nz_is e_32 NZ_80.
have D_82 := D_inv size_ge0 C_81 D_79.
have D_83 := VD_scale size_ge0 D_82 D_69.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_83) => h_84.
pose t_85 : R := (2%:R : R) * t_31.
have e_86 : t_85 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_1 e_32)); cbv beta; clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := t_85^-1.
have NZ_89 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_53 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_88 : t_87 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_86)); cbv beta; clear - NZ_53 NZ_89 NZ_5 NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_90 : h_84 = (col (fun i => (h_84 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_91 : R := sumv h_84.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_84 i 0))).
have e_92 : t_91 = m_7 by apply: (sum_node e_90 M_7); clear - R; first [reflexivity | ring].
pose t_93 : R := N%:R^-1.
have e_94 : t_93 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_2)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_95 : R := t_91 * t_93.
have e_96 : t_95 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_92 e_94)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_97 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_98 : R := t_93 * (0 : R).
have e_99 : t_98 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_97)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_100 : R := t_93 * t_98.
have e_101 : t_100 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_99)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_102 : R := - t_100.
have e_103 : t_102 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_101)); cbv beta; clear - R; first [reflexivity | ring].
pose t_104 : R := t_13 * t_102.
have e_105 : t_104 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_14 e_103)); cbv beta; clear - R; first [reflexivity | ring].
pose t_106 : R := t_95 + t_104.
have e_107 : t_106 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_96 e_105)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_108 : 'cV[R]_N := t_106 *: (ones : 'cV[R]_N).
have e_109 : t_108 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_scale e_107 e_17)) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_110 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_111 : 'cV[R]_N := t_15 *: (0 : 'cV[R]_N).
have e_112 : t_111 = (col (fun i => 0)) by apply: (col_eq (col_scale e_16 e_110)) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_113 : 'cV[R]_N := t_108 + t_111.
have e_114 : t_113 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_add e_109 e_112)) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_115 : 'cV[R]_N := h_84 - t_113.
have e_116 : t_115 = (col (fun i => (h_84 i 0) + ((- m_7) / (n)) * (1))) by apply: (col_eq (col_sub e_90 e_114)) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_117 : R := dot t_115 t_20.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_84 i 0))).
have d_119 : whole (fun i => (activation i 0) * (h_84 i 0) + ((- m_2) / (n)) * ((h_84 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have d_120 : whole (fun i => ((h_84 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_119) => i; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_118 : t_117 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_116 e_21 d_120); done.
pose t_121 : R := dot t_20 t_115.
have d_123 : whole (fun i => (activation i 0) * (h_84 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_84 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have d_124 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_84 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_123) => i; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_122 : t_121 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_21 e_116 d_124); done.
pose t_125 : R := t_117 + t_121.
have e_126 : t_125 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_118 e_122)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_127 : R := t_125 * t_93.
have e_128 : t_127 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_126 e_94)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_129 : R := t_22 * t_102.
have e_130 : t_129 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_23 e_103)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_131 : R := t_127 + t_129.
have e_132 : t_131 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_128 e_130)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_133 : R := t_131 + (0 : R).
have e_134 : t_133 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_132 e_97)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_135 : R := t_87 * t_133.
have e_136 : t_135 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_88 e_134)); cbv beta; clear - NZ_54 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_137 : R := t_51 * t_135.
have e_138 : t_137 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_52 e_136)); cbv beta; clear - NZ_54 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_139 : R := t_51 * t_137.
have e_140 : t_139 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_52 e_138)); cbv beta; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_141 : R := - t_139.
have e_142 : t_141 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_140)); cbv beta; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_143 : 'cV[R]_N := t_141 *: t_20.
have e_144 : t_143 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_142 e_21)) => i; reduce; clear - NZ_54 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_145 : 'cV[R]_N := t_51 *: t_115.
have e_146 : t_145 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_84 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_52 e_116)) => i; reduce; clear - NZ_54 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_147 : 'cV[R]_N := t_143 + t_145.
have e_148 : t_147 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_84 i 0)))) by apply: (col_eq (col_add e_144 e_146)) => i; reduce; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_149 : 'cV[R]_N := J1_57 *m h_84.
have d_151 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_84 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_84 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8))); clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_152 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_84 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_151) => i; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_153 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_84 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_84 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8))); clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_154 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_84 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_153) => i; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_150 : t_149 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_84 i 0)) + ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_58 e_90 (conj d_152 (conj d_154 I)))) => i; reduce; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
apply: (col_same e_148 e_150) => i; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_155 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_156 : N%:R != 0 := nz_is e_2 NZ_155.
have NZ_157 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_53 NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_158 : t_31 != 0 := nz_is e_32 NZ_157.
pose t_159 : R := t_29 * t_31.
have e_160 : t_159 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a * b) e_30 e_32)); cbv beta; clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_161 : ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) != 0 by apply: (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3))); [clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_53 NZ_54 NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_162 : t_159 != 0 := nz_is e_160 NZ_161.
have NZ_163 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - NZ_54 NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_164 : t_29 != 0 := nz_is e_30 NZ_163.
have NZ_165 : eps != 0 by apply: (nz_is (c := (eps))); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_166 : eps != 0 := nz_is e_7 NZ_165.
have e_167 : c = c by [].
pose t_168 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_169 : t_168 = (col (fun i => c * (1))) by apply: (col_eq (col_scale e_167 e_17)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_170 : R := sumv t_168.
have e_171 : t_170 = (n * c) by apply: (sum_node e_169 (partZ c (whole_ones En))); clear - R; first [reflexivity | ring].
pose t_172 : R := t_170 / N%:R.
have e_173 : t_172 = c by apply: (num_eq (num2 (fun a b : R => a / b) e_171 e_2)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_174 : 'cV[R]_N := t_172 *: (ones : 'cV[R]_N).
have e_175 : t_174 = (col (fun i => c * (1))) by apply: (col_eq (col_scale e_173 e_17)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_176 : 'cV[R]_N := t_168 - t_174.
have e_177 : t_176 = (col (fun i => 0)) by apply: (col_eq (col_sub e_169 e_175)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_178 : R := dot t_176 t_176.
have d_180 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_181 : whole (fun i => 0 * 0) = 0 by apply: (whole_eq _ d_180) => i; clear - R; first [reflexivity | ring].
have e_179 : t_178 = 0 by apply: (dot_node e_177 e_177 d_181); done.
pose t_182 : R := t_178 / N%:R.
have e_183 : t_182 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_179 e_2)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_184 : R := t_182 + eps.
have e_185 : t_184 = eps by apply: (num_eq (num2 (fun a b : R => a + b) e_183 e_7)); cbv beta; clear - R; first [reflexivity | ring].
pose t_186 : R := Num.sqrt t_184.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_11).
have S_188 : 0 <= r_6 by apply: (nneg_is (c := r_6)); [clear - E_r6 R; first [reflexivity | ring: E_r6] | sgn].
have e_187 : t_186 = r_6 by apply: (sqrt_node e_185 S_188); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_189 := lt0r_neq0 S_r6.
have NZ_190 : r_6 != 0 by apply: (nz_is (c := (r_6))); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_189 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_191 : t_186 != 0 := nz_is e_187 NZ_190.
pose t_192 : R := Num.sqrt eps.
have S_194 : 0 <= r_6 by apply: (nneg_is (c := r_6)); [clear - E_r6 R; first [reflexivity | ring: E_r6] | sgn].
have e_193 : t_192 = r_6 by apply: (sqrt_node e_7 S_194); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_195 : r_6 != 0 by apply: (nz_is (c := (r_6))); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_189 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_196 : t_192 != 0 := nz_is e_193 NZ_195.
have S_197 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_5 R; first [reflexivity | field; nz | ring] | sgn].
have C_198 : 0 <= t_29 := nneg_is e_30 S_197.
have S_199 : 0 <= eps by apply: (nneg_is (c := eps)); [clear - R; first [reflexivity | ring] | sgn].
have C_200 : 0 <= t_184 := nneg_is e_185 S_199.
have S_201 : 0 <= eps by apply: (nneg_is (c := eps)); [clear - R; first [reflexivity | ring] | sgn].
have C_202 : 0 <= eps := nneg_is e_7 S_201.
have e_204 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_205 : R := N%:R^-1.
have e_206 : t_205 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_2)); cbv beta; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_207 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_208 : t_207 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_17 e_17)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_209 : 'M[R]_N := t_205 *: t_207.
have e_210 : t_209 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_206 e_208)); [move=> i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring]].
pose t_211 : 'M[R]_N := (1%:M : 'M[R]_N) - t_209.
have e_212 : t_211 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_204 e_210)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring]].
pose t_213 : 'M[R]_N := outer t_55 t_55.
have e_214 : t_213 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_outer e_56 e_56)); [move=> i; reduce; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_215 : 'M[R]_N := t_205 *: t_213.
have e_216 : t_215 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (n / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_scale e_206 e_214)); [move=> i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_5 NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_217 : 'M[R]_N := t_211 - t_215.
have e_218 : t_217 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- n * eps - m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_sub e_212 e_216)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_5 NZ_54 R; first [reflexivity | field; nz | ring]].
pose t_219 : 'M[R]_N := t_51 *: t_217.
have e_220 : t_219 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by apply: (opr_eq (opr_scale e_52 e_218)); [move=> i; reduce; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_203 : J1_57 = t_219 by apply: (opr_same e_58 e_220); [move=> i; reduce; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_221 : R := eps / t_159.
have NZ_223 : (n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))); [clear - R; ring | clear - NZ_53 NZ_54 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_222 : t_221 = ((n ^+ 3 * eps * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_7 e_160)); cbv beta; clear - NZ_53 NZ_54 NZ_223 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_225 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_226 : R := (1 : R) / t_31.
have e_227 : t_226 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_225 e_32)); cbv beta; clear - NZ_53 NZ_5 NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have S_228 : 0 <= (n ^+ 2 * m_3 * r_4 - n * m_2 ^+ 2 * r_4) by apply: (nneg_is (c := r_4 * (n * m_3 - m_2 ^+ 2) * n)); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have S_229 : 0 <= ((n ^+ 2 * m_3 * r_4 - n * m_2 ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * m_3 * r_4 - n * m_2 ^+ 2 * r_4) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1 ^+ 2)); [clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have C_224 : t_221 <= t_226 by apply: (le_by e_222 e_227 _ S_229); clear - NZ_54 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_230 : R := (1 : R) / t_29.
have e_231 : t_230 = ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_225 e_30)); cbv beta; clear - NZ_54 NZ_5 R; first [reflexivity | field; nz | ring].
pose t_233 : R := (1 : R) / eps.
have e_234 : t_233 = (1 / (eps)) by apply: (num_eq (num2 (fun a b : R => a / b) e_225 e_7)); cbv beta; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have S_235 : 0 <= ((n * m_3 - m_2 ^+ 2) / (eps * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * eps^-1 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_10 NZ_54 R; first [reflexivity | field; nz | ring] | sgn].
have C_232 : t_230 <= t_233 by apply: (le_by e_231 e_234 _ S_235); clear - NZ_54 NZ_10 R; first [reflexivity | field; nz | ring].
pose t_236 : R := t_186^-1.
have e_237 : t_236 = (r_6 / (eps)) by apply: (num_eq (num1 (fun a : R => a^-1) e_187)); cbv beta; clear - NZ_189 NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_238 : 'cV[R]_N := t_236 *: t_176.
have e_239 : t_238 = (col (fun i => 0)) by apply: (col_eq (col_scale e_237 e_177)) => i; reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_240 : 'M[R]_N := outer t_238 t_238.
have e_241 : t_240 = (opr (fun i => 0) [:: ((fun i => 0), (fun i => 0))]) by apply: (opr_eq (opr_outer e_239 e_239)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_242 : 'M[R]_N := t_205 *: t_240.
have e_243 : t_242 = (opr (fun i => 0) [:: ]) by apply: (opr_eq (opr_scale e_206 e_241)); [move=> i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring]].
pose t_244 : 'M[R]_N := t_211 - t_242.
have e_245 : t_244 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_212 e_243)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring]].
pose t_246 : 'M[R]_N := t_236 *: t_244.
have e_247 : t_246 = (opr (fun i => (r_6 / (eps)) * (1)) [:: ((fun i => 1), (fun i => ((- r_6) / (eps * n)) * (1)))]) by apply: (opr_eq (opr_scale e_237 e_245)); [move=> i; reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
pose t_249 : R := t_192^-1.
have e_250 : t_249 = (r_6 / (eps)) by apply: (num_eq (num1 (fun a : R => a^-1) e_193)); cbv beta; clear - NZ_189 NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_251 : 'M[R]_N := t_249 *: t_211.
have e_252 : t_251 = (opr (fun i => (r_6 / (eps)) * (1)) [:: ((fun i => 1), (fun i => ((- r_6) / (eps * n)) * (1)))]) by apply: (opr_eq (opr_scale e_250 e_212)); [move=> i; reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
have C_248 : t_246 = t_251 by apply: (opr_same e_247 e_252); [move=> i; reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
pose t_253 : R := \tr t_246.
have d_255 : whole (fun i => (r_6 / (eps)) * (1)) = ((n * r_6) / (eps)) by apply: (num_eq (partZ (r_6 / (eps)) (whole_ones En))); clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_256 : whole (fun i => ((- r_6) / (eps * n)) * (1)) = ((- r_6) / (eps)) by apply: (num_eq (partZ ((- r_6) / (eps * n)) (whole_ones En))); clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_257 : whole (fun i => 1 * (((- r_6) / (eps * n)) * (1))) = ((- r_6) / (eps)) by apply: (whole_eq _ d_256) => i; clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_254 : t_253 = ((n * r_6 - r_6) / (eps)) by apply: (opr_trace (s := [:: ((- r_6) / (eps))]) e_247 d_255 (conj d_257 I)); reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_258 : R := t_192 * t_253.
have e_259 : t_258 = (n - 1) by apply: (num_eq (num2 (fun a b : R => a * b) e_193 e_254)); cbv beta; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_261 : R := N%:R - (1 : R).
have e_262 : t_261 = (n - 1) by apply: (num_eq (num2 (fun a b : R => a - b) e_2 e_225)); cbv beta; clear - R; first [reflexivity | ring].
have C_260 : t_258 = t_261 by apply: (num_eq e_259); apply: esym; apply: (num_eq e_262); clear - R; first [reflexivity | ring].
have S_264 : 0 < (n - 1) by apply: (pos_is (c := ((n - 2%:R) * (1) + n) / 2%:R)); [clear - R; first [field | ring] | sgn].
have S_265 : 0 < (n - 1) by apply: (pos_is (c := (n - 1))); [clear - R; first [reflexivity | ring] | sgn].
have C_263 : 0 < t_261 := pos_is e_262 S_265.
exists J1_57; split; first exact: C_59.
split; first exact: C_156.
split; first exact: C_158.
split; first exact: C_162.
split; first exact: C_164.
split; first exact: C_166.
split; first exact: C_191.
split; first exact: C_196.
split; first exact: C_198.
split; first exact: C_200.
split; first exact: C_202.
split; first exact: C_203.
split; first exact: C_224.
split; first exact: C_232.
split; first exact: C_248.
split; first exact: C_260.
exact: C_263.
Qed.

(* lnverify.adjoint
   The vector–Jacobian product of the walkthrough is the adjoint of the Jacobian–vector product
   this project; with a proof *)
Theorem lnverify_adjoint (activation upstream w gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  dot w ((N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: had gain upstream - sumv (had gain upstream) *: ones - dot (had gain upstream) (normalized eps activation) *: normalized eps activation)) = dot upstream (had gain ((Num.sqrt (variance activation + eps))^-1 *: (w - (mean w * 1) *: ones - ((dot (normalized eps activation) w * 1) / N%:R) *: normalized eps activation))) :> R.
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
have S_55 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_56 : 0 <= t_22 := nneg_is e_23 S_55.
have e_57 : w = (col (fun i => (w i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_58 : R := t_48^-1.
have e_59 : t_58 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_49)); cbv beta; clear - NZ_50 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_60 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_61 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_62 : 'cV[R]_N := had gain upstream.
have e_63 : t_62 = (col (fun i => (gain i 0) * (upstream i 0))) by apply: (col_eq (col_had e_60 e_61)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_64 : 'cV[R]_N := N%:R *: t_62.
have e_65 : t_64 = (col (fun i => n * ((gain i 0) * (upstream i 0)))) by apply: (col_eq (col_scale e_5 e_63)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_66 : R := sumv t_62.
have [m_5 M_5] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have e_67 : t_66 = m_5 by apply: (sum_node e_63 M_5); clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := t_66 *: (ones : 'cV[R]_N).
have e_69 : t_68 = (col (fun i => m_5 * (1))) by apply: (col_eq (col_scale e_67 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_70 : 'cV[R]_N := t_64 - t_68.
have e_71 : t_70 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + (- m_5) * (1))) by apply: (col_eq (col_sub e_65 e_69)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_72 : R := t_45^-1.
have e_73 : t_72 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : 'cV[R]_N := t_72 *: t_12.
have e_75 : t_74 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_73 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : R := dot t_62 t_74.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have d_78 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_79 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_78) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_77 : t_76 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_63 e_75 d_79); done.
pose t_80 : 'cV[R]_N := t_76 *: t_74.
have e_81 : t_80 = (col (fun i => ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_77 e_75)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_82 : 'cV[R]_N := t_70 - t_80.
have e_83 : t_82 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_5 + n * m_2 * m_6 - n * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_71 e_81)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_84 : 'cV[R]_N := t_58 *: t_82.
have e_85 : t_84 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_59 e_83)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_86 : R := dot w t_84.
have [m_7 M_7] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0) * (w i 0))).
have [m_8 M_8] := some_number (part xpredT (fun i => (w i 0))).
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_88 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) (partZ ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_89 : whole (fun i => ((w i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_88) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_87 : t_86 = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_57 e_85 d_89); done.
pose t_91 : R := sumv w.
have e_92 : t_91 = m_8 by apply: (sum_node e_57 M_8); clear - R; first [reflexivity | ring].
pose t_93 : R := t_91 / N%:R.
have e_94 : t_93 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_92 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_95 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_96 : R := t_93 * (1 : R).
have e_97 : t_96 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_95)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_98 : 'cV[R]_N := t_96 *: (ones : 'cV[R]_N).
have e_99 : t_98 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_scale e_97 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_100 : 'cV[R]_N := w - t_98.
have e_101 : t_100 = (col (fun i => (w i 0) + ((- m_8) / (n)) * (1))) by apply: (col_eq (col_sub e_57 e_99)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : R := dot t_74 w.
have d_104 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0))) = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_105 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * ((w i 0))) = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_104) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_103 : t_102 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_75 e_57 d_105); done.
pose t_106 : R := t_102 * (1 : R).
have e_107 : t_106 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_103 e_95)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_108 : R := t_106 / N%:R.
have e_109 : t_108 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_107 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_110 : 'cV[R]_N := t_108 *: t_74.
have e_111 : t_110 = (col (fun i => ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_9 + m_2 ^+ 2 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_109 e_75)) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_112 : 'cV[R]_N := t_100 - t_110.
have e_113 : t_112 = (col (fun i => (w i 0) + ((- n * eps * m_8 + m_2 * m_9 - m_3 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_9 + m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_101 e_111)) => i; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_114 : 'cV[R]_N := t_72 *: t_112.
have e_115 : t_114 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_73 e_113)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_116 : 'cV[R]_N := had gain t_114.
have e_117 : t_116 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)))) by apply: (col_eq (col_had e_60 e_115)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_118 : R := dot upstream t_116.
have d_120 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_121 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_120) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_119 : t_118 = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_61 e_117 d_121); done.
have C_90 : t_86 = t_118 by apply: (num_eq e_87); apply: esym; apply: (num_eq e_119); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_44.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_56.
exact: C_90.
Qed.

(* lnverify.jvp
   The derivative of LayerNorm in the direction w is g ⊙ [w − Σw/N − x̂ (x̂·w)/N]/√(σ² + ε)
   this project; with a proof *)
Theorem lnverify_jvp (activation w gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => layer_norm eps gain bias activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  J1 *m w = had gain ((Num.sqrt (variance activation + eps))^-1 *: (w - (mean w * 1) *: ones - ((dot (normalized eps activation) w * 1) / N%:R) *: normalized eps activation)) :> 'cV[R]_N.
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
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_46 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_45 : t_44 = (r_4 / (n)) by apply: (sqrt_node e_23 S_46); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : R := t_44^-1.
have NZ_49 := lt0r_neq0 S_r4.
have e_48 : t_47 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_45)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : 'cV[R]_N := t_47 *: t_12.
have e_51 : t_50 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : 'cV[R]_N := had gain t_50.
have e_53 : t_52 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_43 e_51)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_54 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := t_52 + bias.
have e_56 : t_55 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_53 e_54)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_57 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_58 : J1_57 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
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
have NZ_81 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_44 != 0 := nz_is e_45 NZ_81.
have D_83 := D_inv size_ge0 C_82 D_80.
have D_84 := VD_scale size_ge0 D_83 D_70.
have D_85 := VD_had size_ge0 D_60 D_84.
have D_86 := VD_const size_ge0 bias.
have D_87 := VD_add D_85 D_86.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_87) => h_88.
have e_89 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_90 : 'cV[R]_N := had (0 : 'cV[R]_N) t_50.
have e_91 : t_90 = (col (fun i => 0)) by apply: (col_eq (col_had e_89 e_51)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_92 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_93 : R := (2%:R : R) * t_44.
have e_94 : t_93 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_92 e_45)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : R := t_93^-1.
have NZ_97 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_49 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_96 : t_95 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_94)); cbv beta; clear - NZ_49 NZ_97 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_98 : h_88 = (col (fun i => (h_88 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_99 : R := sumv h_88.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_88 i 0))).
have e_100 : t_99 = m_7 by apply: (sum_node e_98 M_7); clear - R; first [reflexivity | ring].
pose t_101 : R := N%:R^-1.
have e_102 : t_101 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_103 : R := t_99 * t_101.
have e_104 : t_103 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_100 e_102)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
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
have e_115 : t_114 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_104 e_113)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_116 : 'cV[R]_N := t_114 *: (ones : 'cV[R]_N).
have e_117 : t_116 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_scale e_115 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_118 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_119 : t_118 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_89)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_120 : 'cV[R]_N := t_116 + t_118.
have e_121 : t_120 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_add e_117 e_119)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_122 : 'cV[R]_N := h_88 - t_120.
have e_123 : t_122 = (col (fun i => (h_88 i 0) + ((- m_7) / (n)) * (1))) by apply: (col_eq (col_sub e_98 e_121)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : R := dot t_122 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_88 i 0))).
have d_126 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_2) / (n)) * ((h_88 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_127 : whole (fun i => ((h_88 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_126) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_125 : t_124 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_123 e_13 d_127); done.
pose t_128 : R := dot t_12 t_122.
have d_130 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_88 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_131 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_88 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_130) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_129 : t_128 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_13 e_123 d_131); done.
pose t_132 : R := t_124 + t_128.
have e_133 : t_132 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_125 e_129)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_134 : R := t_132 * t_101.
have e_135 : t_134 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_133 e_102)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_136 : R := t_14 * t_110.
have e_137 : t_136 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_111)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : R := t_134 + t_136.
have e_139 : t_138 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_135 e_137)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_140 : R := t_138 + (0 : R).
have e_141 : t_140 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_139 e_105)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_142 : R := t_95 * t_140.
have e_143 : t_142 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_96 e_141)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_144 : R := t_47 * t_142.
have e_145 : t_144 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_143)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_146 : R := t_47 * t_144.
have e_147 : t_146 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_145)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_148 : R := - t_146.
have e_149 : t_148 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_147)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_150 : 'cV[R]_N := t_148 *: t_12.
have e_151 : t_150 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_149 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_152 : 'cV[R]_N := t_47 *: t_122.
have e_153 : t_152 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_123)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_154 : 'cV[R]_N := t_150 + t_152.
have e_155 : t_154 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)))) by apply: (col_eq (col_add e_151 e_153)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_156 : 'cV[R]_N := had gain t_154.
have e_157 : t_156 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)))) by apply: (col_eq (col_had e_43 e_155)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_158 : 'cV[R]_N := t_90 + t_156.
have e_159 : t_158 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)))) by apply: (col_eq (col_add e_91 e_157)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_160 : 'cV[R]_N := t_158 + (0 : 'cV[R]_N).
have e_161 : t_160 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)))) by apply: (col_eq (col_add e_159 e_89)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_162 : 'cV[R]_N := J1_57 *m h_88.
have d_164 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_88 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_165 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_88 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_164) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_166 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_88 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_167 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_88 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_166) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_163 : t_162 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)) + ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_58 e_98 (conj d_165 (conj d_167 I)))) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
apply: (col_same e_161 e_163) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_168 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_169 : N%:R != 0 := nz_is e_5 NZ_168.
have NZ_170 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_171 : t_44 != 0 := nz_is e_45 NZ_170.
have S_172 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_173 : 0 <= t_22 := nneg_is e_23 S_172.
have e_174 : w = (col (fun i => (w i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_175 : 'cV[R]_N := J1_57 *m w.
have [m_5 M_5] := some_number (part xpredT (fun i => (w i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_177 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_178 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_177) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_179 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_180 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_179) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_176 : t_175 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (w i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_58 e_174 (conj d_178 (conj d_180 I)))) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_182 : R := sumv w.
have e_183 : t_182 = m_5 by apply: (sum_node e_174 M_5); clear - R; first [reflexivity | ring].
pose t_184 : R := t_182 / N%:R.
have e_185 : t_184 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_183 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_186 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_187 : R := t_184 * (1 : R).
have e_188 : t_187 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_185 e_186)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_189 : 'cV[R]_N := t_187 *: (ones : 'cV[R]_N).
have e_190 : t_189 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_188 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_191 : 'cV[R]_N := w - t_189.
have e_192 : t_191 = (col (fun i => (w i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_174 e_190)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_193 : R := dot t_50 w.
have d_195 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_196 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * ((w i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_195) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_194 : t_193 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_51 e_174 d_196); done.
pose t_197 : R := t_193 * (1 : R).
have e_198 : t_197 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_194 e_186)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_199 : R := t_197 / N%:R.
have e_200 : t_199 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_198 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_201 : 'cV[R]_N := t_199 *: t_50.
have e_202 : t_201 = (col (fun i => ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_200 e_51)) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_203 : 'cV[R]_N := t_191 - t_201.
have e_204 : t_203 = (col (fun i => (w i 0) + ((- n * eps * m_5 + m_2 * m_6 - m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_6 + m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_192 e_202)) => i; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_205 : 'cV[R]_N := t_47 *: t_203.
have e_206 : t_205 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_48 e_204)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_207 : 'cV[R]_N := had gain t_205.
have e_208 : t_207 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)))) by apply: (col_eq (col_had e_43 e_206)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_181 : t_175 = t_207 by apply: (col_same e_176 e_208) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists J1_57; split; first exact: C_59.
split; first exact: C_169.
split; first exact: C_171.
split; first exact: C_173.
exact: C_181.
Qed.

(* lnverify.double-backward
   The Hessian–vector product: H w = −(1/(σ² + ε)) [κ Πw + λ Πδ + (τ − 3κλ) x̂]
   this project; with a proof *)
Theorem lnverify_double_backward (activation w upstream gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot ((N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: had upstream gain - sumv (had upstream gain) *: ones - dot (had upstream gain) (normalized eps activation) *: normalized eps activation)) w) activation G1 /\
  N%:R != 0 :> R /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  G1 = (variance activation + eps)^-1 *: (- 1 *: ((dot (had upstream gain) (normalized eps activation) / N%:R) *: centered w + ((dot w (normalized eps activation) / N%:R) * 1) *: centered (had upstream gain) + ((dot (centered (had upstream gain)) (centered w) / N%:R) * 1 - (dot (had upstream gain) (normalized eps activation) / N%:R) * 3%:R * (dot w (normalized eps activation) / N%:R)) *: normalized eps activation)) :> 'cV[R]_N.
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
pose t_43 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_45 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_44 : t_43 = (r_4 / (n)) by apply: (sqrt_node e_23 S_45); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_46 : R := N%:R * t_43.
have e_47 : t_46 = r_4 by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_44)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := t_46^-1.
have NZ_50 := lt0r_neq0 S_r4.
have e_49 : t_48 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_47)); cbv beta; clear - NZ_50 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_51 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_52 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_53 : 'cV[R]_N := had upstream gain.
have e_54 : t_53 = (col (fun i => (gain i 0) * (upstream i 0))) by apply: (col_eq (col_had e_51 e_52)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := N%:R *: t_53.
have e_56 : t_55 = (col (fun i => n * ((gain i 0) * (upstream i 0)))) by apply: (col_eq (col_scale e_5 e_54)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_57 : R := sumv t_53.
have [m_5 M_5] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have e_58 : t_57 = m_5 by apply: (sum_node e_54 M_5); clear - R; first [reflexivity | ring].
pose t_59 : 'cV[R]_N := t_57 *: (ones : 'cV[R]_N).
have e_60 : t_59 = (col (fun i => m_5 * (1))) by apply: (col_eq (col_scale e_58 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_61 : 'cV[R]_N := t_55 - t_59.
have e_62 : t_61 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + (- m_5) * (1))) by apply: (col_eq (col_sub e_56 e_60)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_63 : R := t_43^-1.
have e_64 : t_63 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_44)); cbv beta; clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : 'cV[R]_N := t_63 *: t_12.
have e_66 : t_65 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_64 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_67 : R := dot t_53 t_65.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have d_69 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_70 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_69) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_68 : t_67 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_54 e_66 d_70); done.
pose t_71 : 'cV[R]_N := t_67 *: t_65.
have e_72 : t_71 = (col (fun i => ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_68 e_66)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_73 : 'cV[R]_N := t_61 - t_71.
have e_74 : t_73 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_5 + n * m_2 * m_6 - n * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_62 e_72)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_75 : 'cV[R]_N := t_48 *: t_73.
have e_76 : t_75 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_49 e_74)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_77 : w = (col (fun i => (w i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_78 : R := dot t_75 w.
have [m_7 M_7] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0) * (w i 0))).
have [m_8 M_8] := some_number (part xpredT (fun i => (w i 0))).
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_80 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) (partZ ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_81 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_80) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_79 : t_78 = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_76 e_77 d_81); done.
pose G1_82 : 'cV[R]_N := (col (fun i => ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)))).
have e_83 : G1_82 = (col (fun i => ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)))) by [].
have C_84 : is_gradient (fun activation : 'cV[R]_N => dot ((N%:R * Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (N%:R *: had upstream gain - sumv (had upstream gain) *: ones - dot (had upstream gain) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) w) activation G1_82.
have size_ge0 := @size1_ge0 R N.
have D_85 := D_const size_ge0 N%:R.
have D_86 := VD_at activation.
have D_87 := D_sumv size_ge0 D_86.
have NZ_88 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_89 : N%:R != 0 := nz_is e_5 NZ_88.
have D_90 := D_inv size_ge0 C_89 D_85.
have D_91 := D_mul size_ge0 D_87 D_90.
have D_92 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_93 := VD_scale size_ge0 D_91 D_92.
have D_94 := VD_sub D_86 D_93.
have D_95 := D_dot size_ge0 D_94 D_94.
have NZ_96 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_97 : N%:R != 0 := nz_is e_5 NZ_96.
have D_98 := D_inv size_ge0 C_97 D_85.
have D_99 := D_mul size_ge0 D_95 D_98.
have D_100 := D_const size_ge0 eps.
have D_101 := D_add D_99 D_100.
have S_103 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_102 : 0 < t_22 := pos_is e_23 S_103.
have D_104 := D_sqrt size_ge0 C_102 D_101.
have D_105 := D_mul size_ge0 D_85 D_104.
have NZ_106 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_50 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_107 : t_46 != 0 := nz_is e_47 NZ_106.
have D_108 := D_inv size_ge0 C_107 D_105.
have D_109 := VD_const size_ge0 t_61.
have D_110 := VD_const size_ge0 t_53.
have NZ_111 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_112 : t_43 != 0 := nz_is e_44 NZ_111.
have D_113 := D_inv size_ge0 C_112 D_104.
have D_114 := VD_scale size_ge0 D_113 D_94.
have D_115 := D_dot size_ge0 D_110 D_114.
have D_116 := VD_scale size_ge0 D_115 D_114.
have D_117 := VD_sub D_109 D_116.
have D_118 := VD_scale size_ge0 D_108 D_117.
have D_119 := VD_const size_ge0 w.
have D_120 := D_dot size_ge0 D_118 D_119.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot ((N%:R * Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (N%:R *: had upstream gain - sumv (had upstream gain) *: ones - dot (had upstream gain) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) w)) D_120) => h_121.
have e_122 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_123 : R := (0 : R) * t_43.
have e_124 : t_123 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_122 e_44)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_125 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_126 : R := (2%:R : R) * t_43.
have e_127 : t_126 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_125 e_44)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_128 : R := t_126^-1.
have NZ_130 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_50 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_129 : t_128 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_127)); cbv beta; clear - NZ_50 NZ_130 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_131 : h_121 = (col (fun i => (h_121 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_132 : R := sumv h_121.
have [m_10 M_10] := some_number (part xpredT (fun i => (h_121 i 0))).
have e_133 : t_132 = m_10 by apply: (sum_node e_131 M_10); clear - R; first [reflexivity | ring].
pose t_134 : R := N%:R^-1.
have e_135 : t_134 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_136 : R := t_132 * t_134.
have e_137 : t_136 = (m_10 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_133 e_135)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : R := t_134 * (0 : R).
have e_139 : t_138 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_135 e_122)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_140 : R := t_134 * t_138.
have e_141 : t_140 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_135 e_139)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_142 : R := - t_140.
have e_143 : t_142 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_141)); cbv beta; clear - R; first [reflexivity | ring].
pose t_144 : R := t_2 * t_142.
have e_145 : t_144 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_143)); cbv beta; clear - R; first [reflexivity | ring].
pose t_146 : R := t_136 + t_144.
have e_147 : t_146 = (m_10 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_137 e_145)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_148 : 'cV[R]_N := t_146 *: (ones : 'cV[R]_N).
have e_149 : t_148 = (col (fun i => (m_10 / (n)) * (1))) by apply: (col_eq (col_scale e_147 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_150 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_151 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_152 : t_151 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_150)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_153 : 'cV[R]_N := t_148 + t_151.
have e_154 : t_153 = (col (fun i => (m_10 / (n)) * (1))) by apply: (col_eq (col_add e_149 e_152)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_155 : 'cV[R]_N := h_121 - t_153.
have e_156 : t_155 = (col (fun i => (h_121 i 0) + ((- m_10) / (n)) * (1))) by apply: (col_eq (col_sub e_131 e_154)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_157 : R := dot t_155 t_12.
have [m_11 M_11] := some_number (part xpredT (fun i => (activation i 0) * (h_121 i 0))).
have d_159 : whole (fun i => (activation i 0) * (h_121 i 0) + ((- m_2) / (n)) * ((h_121 i 0)) + ((- m_10) / (n)) * ((activation i 0)) + ((m_2 * m_10) / (n ^+ 2)) * (1)) = ((n * m_11 - m_2 * m_10) / (n)) by apply: (num_eq (partD (partD (partD M_11 (partZ ((- m_2) / (n)) M_10)) (partZ ((- m_10) / (n)) M_2)) (partZ ((m_2 * m_10) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_160 : whole (fun i => ((h_121 i 0) + ((- m_10) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_11 - m_2 * m_10) / (n)) by apply: (whole_eq _ d_159) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_158 : t_157 = ((n * m_11 - m_2 * m_10) / (n)) by apply: (dot_node e_156 e_13 d_160); done.
pose t_161 : R := dot t_12 t_155.
have d_163 : whole (fun i => (activation i 0) * (h_121 i 0) + ((- m_10) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_121 i 0)) + ((m_2 * m_10) / (n ^+ 2)) * (1)) = ((n * m_11 - m_2 * m_10) / (n)) by apply: (num_eq (partD (partD (partD M_11 (partZ ((- m_10) / (n)) M_2)) (partZ ((- m_2) / (n)) M_10)) (partZ ((m_2 * m_10) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_164 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_121 i 0) + ((- m_10) / (n)) * (1))) = ((n * m_11 - m_2 * m_10) / (n)) by apply: (whole_eq _ d_163) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_162 : t_161 = ((n * m_11 - m_2 * m_10) / (n)) by apply: (dot_node e_13 e_156 d_164); done.
pose t_165 : R := t_157 + t_161.
have e_166 : t_165 = ((2%:R * n * m_11 - 2%:R * m_2 * m_10) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_158 e_162)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_167 : R := t_165 * t_134.
have e_168 : t_167 = ((2%:R * n * m_11 - 2%:R * m_2 * m_10) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_166 e_135)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_169 : R := t_14 * t_142.
have e_170 : t_169 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_143)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_171 : R := t_167 + t_169.
have e_172 : t_171 = ((2%:R * n * m_11 - 2%:R * m_2 * m_10) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_168 e_170)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_173 : R := t_171 + (0 : R).
have e_174 : t_173 = ((2%:R * n * m_11 - 2%:R * m_2 * m_10) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_172 e_122)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_175 : R := t_128 * t_173.
have e_176 : t_175 = ((n * r_4 * m_11 - m_2 * r_4 * m_10) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_129 e_174)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_177 : R := N%:R * t_175.
have e_178 : t_177 = ((n * r_4 * m_11 - m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_176)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_179 : R := t_123 + t_177.
have e_180 : t_179 = ((n * r_4 * m_11 - m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_124 e_178)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_181 : R := t_48 * t_179.
have e_182 : t_181 = ((n * m_11 - m_2 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_180)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_183 : R := t_48 * t_181.
have e_184 : t_183 = ((n * r_4 * m_11 - m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_182)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_185 : R := - t_183.
have e_186 : t_185 = ((- n * r_4 * m_11 + m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_184)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_187 : 'cV[R]_N := t_185 *: t_73.
have e_188 : t_187 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n ^+ 3 * eps * r_4 * m_5 * m_11 - n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 - n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n * m_2 ^+ 2 * r_4 * m_6 * m_10 - n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * r_4 * m_6 * m_11 - n ^+ 2 * m_2 * r_4 * m_5 * m_11 - n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)))) by apply: (col_eq (col_scale e_186 e_74)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_189 : R := dot (0 : 'cV[R]_N) t_65.
have d_191 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_192 : whole (fun i => 0 * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = 0 by apply: (whole_eq _ d_191) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_190 : t_189 = 0 by apply: (dot_node e_150 e_66 d_192); done.
pose t_193 : R := t_63 * t_175.
have e_194 : t_193 = ((n * m_11 - m_2 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_64 e_176)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_195 : R := t_63 * t_193.
have e_196 : t_195 = ((n ^+ 2 * r_4 * m_11 - n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_64 e_194)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_197 : R := - t_195.
have e_198 : t_197 = ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_196)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_199 : 'cV[R]_N := t_197 *: t_12.
have e_200 : t_199 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_11 - m_2 ^+ 2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_198 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_201 : 'cV[R]_N := t_63 *: t_155.
have e_202 : t_201 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_121 i 0)) + ((- r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_64 e_156)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_203 : 'cV[R]_N := t_199 + t_201.
have e_204 : t_203 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_10 + n * m_2 * r_4 * m_11 - n * m_3 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_121 i 0)))) by apply: (col_eq (col_add e_200 e_202)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_205 : R := dot t_53 t_203.
have [m_12 M_12] := some_number (part xpredT (fun i => (gain i 0) * (h_121 i 0) * (upstream i 0))).
have d_207 : whole (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_10 + n * m_2 * r_4 * m_11 - n * m_3 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_121 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_12 - n ^+ 2 * eps * r_4 * m_5 * m_10 + n ^+ 2 * m_3 * r_4 * m_12 - n ^+ 2 * r_4 * m_6 * m_11 - n * m_2 ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_5 * m_11 + n * m_2 * r_4 * m_6 * m_10 - n * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * eps * r_4 * m_10 + n * m_2 * r_4 * m_11 - n * m_3 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_12))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_208 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_10 + n * m_2 * r_4 * m_11 - n * m_3 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_121 i 0)))) = ((n ^+ 3 * eps * r_4 * m_12 - n ^+ 2 * eps * r_4 * m_5 * m_10 + n ^+ 2 * m_3 * r_4 * m_12 - n ^+ 2 * r_4 * m_6 * m_11 - n * m_2 ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_5 * m_11 + n * m_2 * r_4 * m_6 * m_10 - n * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_207) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_206 : t_205 = ((n ^+ 3 * eps * r_4 * m_12 - n ^+ 2 * eps * r_4 * m_5 * m_10 + n ^+ 2 * m_3 * r_4 * m_12 - n ^+ 2 * r_4 * m_6 * m_11 - n * m_2 ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_5 * m_11 + n * m_2 * r_4 * m_6 * m_10 - n * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_54 e_204 d_208); done.
pose t_209 : R := t_189 + t_205.
have e_210 : t_209 = ((n ^+ 3 * eps * r_4 * m_12 - n ^+ 2 * eps * r_4 * m_5 * m_10 + n ^+ 2 * m_3 * r_4 * m_12 - n ^+ 2 * r_4 * m_6 * m_11 - n * m_2 ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_5 * m_11 + n * m_2 * r_4 * m_6 * m_10 - n * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_190 e_206)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_211 : 'cV[R]_N := t_209 *: t_65.
have e_212 : t_211 = (col (fun i => ((n ^+ 4 * eps * m_12 - n ^+ 3 * eps * m_5 * m_10 + n ^+ 3 * m_3 * m_12 - n ^+ 3 * m_6 * m_11 - n ^+ 2 * m_2 ^+ 2 * m_12 + n ^+ 2 * m_2 * m_5 * m_11 + n ^+ 2 * m_2 * m_6 * m_10 - n ^+ 2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * m_12 + n ^+ 2 * eps * m_2 * m_5 * m_10 - n ^+ 2 * m_2 * m_3 * m_12 + n ^+ 2 * m_2 * m_6 * m_11 + n * m_2 ^+ 3 * m_12 - n * m_2 ^+ 2 * m_5 * m_11 - n * m_2 ^+ 2 * m_6 * m_10 + n * m_2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_210 e_66)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_213 : 'cV[R]_N := t_67 *: t_203.
have e_214 : t_213 = (col (fun i => ((- n ^+ 3 * m_6 * m_11 + n ^+ 2 * m_2 * m_5 * m_11 + n ^+ 2 * m_2 * m_6 * m_10 - n * m_2 ^+ 2 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_6 * m_10 + n ^+ 2 * eps * m_2 * m_5 * m_10 + n ^+ 2 * m_2 * m_6 * m_11 - n ^+ 2 * m_3 * m_6 * m_10 - n * m_2 ^+ 2 * m_5 * m_11 + n * m_2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_121 i 0)))) by apply: (col_eq (col_scale e_68 e_204)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_215 : 'cV[R]_N := t_211 + t_213.
have e_216 : t_215 = (col (fun i => ((n ^+ 4 * eps * m_12 - n ^+ 3 * eps * m_5 * m_10 + n ^+ 3 * m_3 * m_12 - 2%:R * n ^+ 3 * m_6 * m_11 - n ^+ 2 * m_2 ^+ 2 * m_12 + 2%:R * n ^+ 2 * m_2 * m_5 * m_11 + 2%:R * n ^+ 2 * m_2 * m_6 * m_10 - n ^+ 2 * m_3 * m_5 * m_10 - n * m_2 ^+ 2 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * m_12 - n ^+ 3 * eps * m_6 * m_10 + 2%:R * n ^+ 2 * eps * m_2 * m_5 * m_10 - n ^+ 2 * m_2 * m_3 * m_12 + 2%:R * n ^+ 2 * m_2 * m_6 * m_11 - n ^+ 2 * m_3 * m_6 * m_10 + n * m_2 ^+ 3 * m_12 - 2%:R * n * m_2 ^+ 2 * m_5 * m_11 - n * m_2 ^+ 2 * m_6 * m_10 + 2%:R * n * m_2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_121 i 0)))) by apply: (col_eq (col_add e_212 e_214)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_217 : 'cV[R]_N := (0 : 'cV[R]_N) - t_215.
have e_218 : t_217 = (col (fun i => ((- n ^+ 4 * eps * m_12 + n ^+ 3 * eps * m_5 * m_10 - n ^+ 3 * m_3 * m_12 + 2%:R * n ^+ 3 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * m_12 - 2%:R * n ^+ 2 * m_2 * m_5 * m_11 - 2%:R * n ^+ 2 * m_2 * m_6 * m_10 + n ^+ 2 * m_3 * m_5 * m_10 + n * m_2 ^+ 2 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * m_12 + n ^+ 3 * eps * m_6 * m_10 - 2%:R * n ^+ 2 * eps * m_2 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * m_12 - 2%:R * n ^+ 2 * m_2 * m_6 * m_11 + n ^+ 2 * m_3 * m_6 * m_10 - n * m_2 ^+ 3 * m_12 + 2%:R * n * m_2 ^+ 2 * m_5 * m_11 + n * m_2 ^+ 2 * m_6 * m_10 - 2%:R * n * m_2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_121 i 0)))) by apply: (col_eq (col_sub e_150 e_216)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_219 : 'cV[R]_N := t_48 *: t_217.
have e_220 : t_219 = (col (fun i => ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 2%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 2%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 2%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 2%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 2%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 2%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_121 i 0)))) by apply: (col_eq (col_scale e_49 e_218)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_221 : 'cV[R]_N := t_187 + t_219.
have e_222 : t_221 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_11 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_121 i 0)))) by apply: (col_eq (col_add e_188 e_220)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_223 : R := dot t_221 w.
have [m_13 M_13] := some_number (part xpredT (fun i => (h_121 i 0) * (w i 0))).
have d_225 : whole (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0) * (w i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_11 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((w i 0)) + ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) * (w i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_121 i 0) * (w i 0))) = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (partD (partD (partD (partZ ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_11 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_8)) (partZ ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_9)) (partZ ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_13))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_226 : whole (fun i => (((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_11 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_121 i 0))) * ((w i 0))) = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (whole_eq _ d_225) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_224 : t_223 = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (dot_node e_222 e_77 d_226); done.
pose t_227 : R := dot t_75 (0 : 'cV[R]_N).
have d_229 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 0) = 0 by apply: (whole_eq _ d_191) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_228 : t_227 = 0 by apply: (dot_node e_76 e_150 d_229); done.
pose t_230 : R := t_223 + t_227.
have e_231 : t_230 = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a + b) e_224 e_228)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_232 : R := dot G1_82 h_121.
have d_234 : whole (fun i => ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((h_121 i 0)) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) * (h_121 i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (h_121 i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_121 i 0) * (w i 0))) = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (partD (partD (partD (partZ ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_10) (partZ ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_11)) (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) (partZ ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_13))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_235 : whole (fun i => (((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0))) * ((h_121 i 0))) = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (whole_eq _ d_234) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_233 : t_232 = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (dot_node e_83 e_131 d_235); done.
apply: (num_eq e_231); apply: esym; apply: (num_eq e_233); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_236 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_237 : N%:R != 0 := nz_is e_5 NZ_236.
have NZ_238 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_50 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_239 : t_46 != 0 := nz_is e_47 NZ_238.
have NZ_240 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_241 : t_43 != 0 := nz_is e_44 NZ_240.
have NZ_242 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_243 : t_22 != 0 := nz_is e_23 NZ_242.
have S_244 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_245 : 0 <= t_22 := nneg_is e_23 S_244.
pose t_247 : R := t_22^-1.
have e_248 : t_247 = ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have e_249 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_250 : R := - (1 : R).
have e_251 : t_250 = (- 1) by apply: (num_eq (num1 (fun a : R => - a) e_249)); cbv beta; clear - R; first [reflexivity | ring].
pose t_252 : R := t_67 / N%:R.
have e_253 : t_252 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_68 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_254 : R := sumv w.
have e_255 : t_254 = m_8 by apply: (sum_node e_77 M_8); clear - R; first [reflexivity | ring].
pose t_256 : R := t_254 / N%:R.
have e_257 : t_256 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_255 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_258 : 'cV[R]_N := t_256 *: (ones : 'cV[R]_N).
have e_259 : t_258 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_scale e_257 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_260 : 'cV[R]_N := w - t_258.
have e_261 : t_260 = (col (fun i => (w i 0) + ((- m_8) / (n)) * (1))) by apply: (col_eq (col_sub e_77 e_259)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_262 : 'cV[R]_N := t_252 *: t_260.
have e_263 : t_262 = (col (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n * r_4 * m_6 * m_8 + m_2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) * (1))) by apply: (col_eq (col_scale e_253 e_261)) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_264 : R := dot w t_65.
have d_266 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0))) = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_267 : whole (fun i => ((w i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_266) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_265 : t_264 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_77 e_66 d_267); done.
pose t_268 : R := t_264 / N%:R.
have e_269 : t_268 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_265 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_270 : R := t_268 * (1 : R).
have e_271 : t_270 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_269 e_249)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_272 : R := t_57 / N%:R.
have e_273 : t_272 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_58 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_274 : 'cV[R]_N := t_272 *: (ones : 'cV[R]_N).
have e_275 : t_274 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_273 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_276 : 'cV[R]_N := t_53 - t_274.
have e_277 : t_276 = (col (fun i => (gain i 0) * (upstream i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_54 e_275)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_278 : 'cV[R]_N := t_270 *: t_276.
have e_279 : t_278 = (col (fun i => ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n * r_4 * m_5 * m_9 + m_2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) * (1))) by apply: (col_eq (col_scale e_271 e_277)) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_280 : 'cV[R]_N := t_262 + t_278.
have e_281 : t_280 = (col (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n * r_4 * m_5 * m_9 - n * r_4 * m_6 * m_8 + 2%:R * m_2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) * (1) + ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by apply: (col_eq (col_add e_263 e_279)) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_282 : R := dot t_276 t_260.
have d_284 : whole (fun i => (gain i 0) * (upstream i 0) * (w i 0) + ((- m_8) / (n)) * ((gain i 0) * (upstream i 0)) + ((- m_5) / (n)) * ((w i 0)) + ((m_5 * m_8) / (n ^+ 2)) * (1)) = ((n * m_7 - m_5 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_7 (partZ ((- m_8) / (n)) M_5)) (partZ ((- m_5) / (n)) M_8)) (partZ ((m_5 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_285 : whole (fun i => ((gain i 0) * (upstream i 0) + ((- m_5) / (n)) * (1)) * ((w i 0) + ((- m_8) / (n)) * (1))) = ((n * m_7 - m_5 * m_8) / (n)) by apply: (whole_eq _ d_284) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_283 : t_282 = ((n * m_7 - m_5 * m_8) / (n)) by apply: (dot_node e_277 e_261 d_285); done.
pose t_286 : R := t_282 / N%:R.
have e_287 : t_286 = ((n * m_7 - m_5 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_283 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_288 : R := t_286 * (1 : R).
have e_289 : t_288 = ((n * m_7 - m_5 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_287 e_249)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_290 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_291 : R := t_252 * (3%:R : R).
have e_292 : t_291 = ((3%:R * n * r_4 * m_6 - 3%:R * m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_253 e_290)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_293 : R := t_291 * t_268.
have e_294 : t_293 = ((3%:R * n ^+ 2 * m_6 * m_9 - 3%:R * n * m_2 * m_5 * m_9 - 3%:R * n * m_2 * m_6 * m_8 + 3%:R * m_2 ^+ 2 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_292 e_269)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_295 : R := t_288 - t_293.
have e_296 : t_295 = ((n ^+ 3 * eps * m_7 - n ^+ 2 * eps * m_5 * m_8 + n ^+ 2 * m_3 * m_7 - 3%:R * n ^+ 2 * m_6 * m_9 - n * m_2 ^+ 2 * m_7 + 3%:R * n * m_2 * m_5 * m_9 + 3%:R * n * m_2 * m_6 * m_8 - n * m_3 * m_5 * m_8 - 2%:R * m_2 ^+ 2 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a - b) e_289 e_294)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_297 : 'cV[R]_N := t_295 *: t_65.
have e_298 : t_297 = (col (fun i => ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + 3%:R * n * m_2 * r_4 * m_5 * m_9 + 3%:R * n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8 - 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 - n ^+ 2 * m_2 * m_3 * r_4 * m_7 + 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n * m_2 ^+ 3 * r_4 * m_7 - 3%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 - 3%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 + n * m_2 * m_3 * r_4 * m_5 * m_8 + 2%:R * m_2 ^+ 3 * r_4 * m_5 * m_8) / (n ^+ 2 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_296 e_66)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_299 : 'cV[R]_N := t_280 + t_297.
have e_300 : t_299 = (col (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * eps * m_2 * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_8 + 3%:R * n * eps * m_2 * r_4 * m_5 * m_8 - n * m_2 * m_3 * r_4 * m_7 + 3%:R * n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_5 * m_9 - n * m_3 * r_4 * m_6 * m_8 + m_2 ^+ 3 * r_4 * m_7 - 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_9 - 2%:R * m_2 ^+ 2 * r_4 * m_6 * m_8 + 3%:R * m_2 * m_3 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + 3%:R * n * m_2 * r_4 * m_5 * m_9 + 3%:R * n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8 - 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_add e_281 e_298)) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_301 : 'cV[R]_N := t_250 *: t_299.
have e_302 : t_301 = (col (fun i => ((- n * r_4 * m_6 + m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((n ^+ 2 * eps * m_2 * r_4 * m_7 + n ^+ 2 * eps * r_4 * m_5 * m_9 + n ^+ 2 * eps * r_4 * m_6 * m_8 - 3%:R * n * eps * m_2 * r_4 * m_5 * m_8 + n * m_2 * m_3 * r_4 * m_7 - 3%:R * n * m_2 * r_4 * m_6 * m_9 + n * m_3 * r_4 * m_5 * m_9 + n * m_3 * r_4 * m_6 * m_8 - m_2 ^+ 3 * r_4 * m_7 + 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * m_2 * m_3 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n * r_4 * m_9 + m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 3 * eps * r_4 * m_7 + n ^+ 2 * eps * r_4 * m_5 * m_8 - n ^+ 2 * m_3 * r_4 * m_7 + 3%:R * n ^+ 2 * r_4 * m_6 * m_9 + n * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n * m_2 * r_4 * m_5 * m_9 - 3%:R * n * m_2 * r_4 * m_6 * m_8 + n * m_3 * r_4 * m_5 * m_8 + 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_251 e_300)) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_303 : 'cV[R]_N := t_247 *: t_301.
have e_304 : t_303 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)))) by apply: (col_eq (col_scale e_248 e_302)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_246 : G1_82 = t_303 by apply: (col_same e_83 e_304) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_82; split; first exact: C_84.
split; first exact: C_237.
split; first exact: C_239.
split; first exact: C_241.
split; first exact: C_243.
split; first exact: C_245.
exact: C_246.
Qed.

(* walkthrough.central-difference.parameters
   For gain and bias the central difference has no truncation error, whatever h is
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Numerical verification
   of backward pass *)
Theorem walkthrough_central_difference_parameters (activation d gain bias : 'cV[R]_N) (eps h : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < h ->
  N%:R != 0 :> R /\
  h * 2%:R != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  (h * 2%:R)^-1 *: (layer_norm eps (gain + h *: d) bias activation - layer_norm eps (gain + - h *: d) bias activation) = had (had (1 *: vpow (layer_norm eps gain bias activation) 0) d) (normalized eps activation) :> 'cV[R]_N /\
  (h * 2%:R)^-1 *: (layer_norm eps gain (bias + h *: d) activation - layer_norm eps gain (bias + - h *: d) activation) = had (1 *: vpow (layer_norm eps gain bias activation) 0) d :> 'cV[R]_N.
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
have e_43 : h = h by [].
have H_44 := pos_of H1 e_43.
have NZ_45 := lt0r_neq0 H_44.
have NZ_46 : h != 0 by apply: (nz_factor (f := h) (r := 1) NZ_45 _); clear - R; first [reflexivity | ring].
have S_47 : 0 < h by apply: (pos_quotient H_44 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have NZ_48 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : N%:R != 0 := nz_is e_5 NZ_48.
have e_50 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_51 : R := h * (2%:R : R).
have e_52 : t_51 = (2%:R * h) by apply: (num_eq (num2 (fun a b : R => a * b) e_43 e_50)); cbv beta; clear - R; first [reflexivity | ring].
have NZ_53 : (2%:R * h) != 0 by apply: (nz_is (c := (2%:R * h))); [clear - R; first [reflexivity | ring] | clear - NZ_46 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_51 != 0 := nz_is e_52 NZ_53.
pose t_55 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_57 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_56 : t_55 = (r_5 / (n)) by apply: (sqrt_node e_23 S_57); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_58 := lt0r_neq0 S_r5.
have NZ_59 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_58 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_60 : t_55 != 0 := nz_is e_56 NZ_59.
have S_61 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_62 : 0 <= t_22 := nneg_is e_23 S_61.
pose t_63 : R := t_51^-1.
have NZ_65 : (2%:R * h) != 0 :> R by apply: (nz_is (c := (2%:R * h))); [clear - R; ring | clear - NZ_46 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_64 : t_63 = (1 / (2%:R * h)) by apply: (num_eq (num1 (fun a : R => a^-1) e_52)); cbv beta; clear - NZ_46 NZ_65 R; first [reflexivity | field; nz | ring].
have e_66 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_67 : d = (col (fun i => (d i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := h *: d.
have e_69 : t_68 = (col (fun i => h * ((d i 0)))) by apply: (col_eq (col_scale e_43 e_67)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_70 : 'cV[R]_N := gain + t_68.
have e_71 : t_70 = (col (fun i => (gain i 0) + h * ((d i 0)))) by apply: (col_eq (col_add e_66 e_69)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_72 : R := t_55^-1.
have e_73 : t_72 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_56)); cbv beta; clear - NZ_58 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_74 : 'cV[R]_N := t_72 *: t_12.
have e_75 : t_74 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_73 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_76 : 'cV[R]_N := had t_70 t_74.
have e_77 : t_76 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + ((n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by apply: (col_eq (col_had e_71 e_75)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_78 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_79 : 'cV[R]_N := t_76 + bias.
have e_80 : t_79 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + ((n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + (bias i 0))) by apply: (col_eq (col_add e_77 e_78)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_81 : R := - h.
have e_82 : t_81 = (- h) by apply: (num_eq (num1 (fun a : R => - a) e_43)); cbv beta; clear - R; first [reflexivity | ring].
pose t_83 : 'cV[R]_N := t_81 *: d.
have e_84 : t_83 = (col (fun i => (- h) * ((d i 0)))) by apply: (col_eq (col_scale e_82 e_67)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_85 : 'cV[R]_N := gain + t_83.
have e_86 : t_85 = (col (fun i => (gain i 0) + (- h) * ((d i 0)))) by apply: (col_eq (col_add e_66 e_84)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_87 : 'cV[R]_N := had t_85 t_74.
have e_88 : t_87 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + ((- n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by apply: (col_eq (col_had e_86 e_75)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_89 : 'cV[R]_N := t_87 + bias.
have e_90 : t_89 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + ((- n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + (bias i 0))) by apply: (col_eq (col_add e_88 e_78)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_91 : 'cV[R]_N := t_79 - t_89.
have e_92 : t_91 = (col (fun i => ((2%:R * n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- 2%:R * m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by apply: (col_eq (col_sub e_80 e_90)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_93 : 'cV[R]_N := t_63 *: t_91.
have e_94 : t_93 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by apply: (col_eq (col_scale e_64 e_92)) => i; reduce; clear - NZ_46 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_96 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_97 : 'cV[R]_N := had gain t_74.
have e_98 : t_97 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_66 e_75)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_99 : 'cV[R]_N := t_97 + bias.
have e_100 : t_99 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_98 e_78)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_101 : 'cV[R]_N := vpow t_99 0.
have e_102 : t_101 = (col (fun i => 1)) by apply: (col_eq (col_vpow 0 e_100)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_103 : 'cV[R]_N := (1 : R) *: t_101.
have e_104 : t_103 = (col (fun i => 1)) by apply: (col_eq (col_scale e_96 e_102)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_105 : 'cV[R]_N := had t_103 d.
have e_106 : t_105 = (col (fun i => (d i 0))) by apply: (col_eq (col_had e_104 e_67)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_107 : 'cV[R]_N := had t_105 t_74.
have e_108 : t_107 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by apply: (col_eq (col_had e_106 e_75)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_95 : t_93 = t_107 by apply: (col_same e_94 e_108) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_109 : 'cV[R]_N := bias + t_68.
have e_110 : t_109 = (col (fun i => (bias i 0) + h * ((d i 0)))) by apply: (col_eq (col_add e_78 e_69)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_111 : 'cV[R]_N := t_97 + t_109.
have e_112 : t_111 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0) + h * ((d i 0)))) by apply: (col_eq (col_add e_98 e_110)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_113 : 'cV[R]_N := bias + t_83.
have e_114 : t_113 = (col (fun i => (bias i 0) + (- h) * ((d i 0)))) by apply: (col_eq (col_add e_78 e_84)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_115 : 'cV[R]_N := t_97 + t_113.
have e_116 : t_115 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0) + (- h) * ((d i 0)))) by apply: (col_eq (col_add e_98 e_114)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_117 : 'cV[R]_N := t_111 - t_115.
have e_118 : t_117 = (col (fun i => (2%:R * h) * ((d i 0)))) by apply: (col_eq (col_sub e_112 e_116)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_119 : 'cV[R]_N := t_63 *: t_117.
have e_120 : t_119 = (col (fun i => (d i 0))) by apply: (col_eq (col_scale e_64 e_118)) => i; reduce; clear - NZ_46 R; first [reflexivity | field; nz | ring].
have C_121 : t_119 = t_105 by apply: (col_same e_120 e_106) => i; clear - R; first [reflexivity | ring].
split; first exact: C_49.
split; first exact: C_54.
split; first exact: C_60.
split; first exact: C_62.
split; first exact: C_95.
exact: C_121.
Qed.

(* lnverify.best-step
   A central difference with truncation T h²/6 and rounding U/h is best at h₀ = (3U/T)^(1/3)
   this project; with a proof *)
Theorem lnverify_best_step (h h0 T : R) :
  0 < h ->
  0 < h0 ->
  0 < T ->
  h0 * 3%:R != 0 /\
  h * 3%:R != 0 /\
  h * 6%:R != 0 /\
  (T * h0 ^+ 2) / 6%:R + (T * h0 ^+ 3) / (h0 * 3%:R) = (T * h0 ^+ 2) / 2%:R :> R /\
  (T * h ^+ 2) / 6%:R + (T * h0 ^+ 3) / (h * 3%:R) - ((T * h0 ^+ 2) / 6%:R + (T * h0 ^+ 3) / (h0 * 3%:R)) = (T * (h - h0) ^+ 2 * (h + h0 * 2%:R)) / (h * 6%:R) :> R /\
  (T * h0 ^+ 2) / 6%:R + (T * h0 ^+ 3) / (h0 * 3%:R) <= (T * h ^+ 2) / 6%:R + (T * h0 ^+ 3) / (h * 3%:R).
Proof.
move=> H0 H1 H2.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : h = h by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : h != 0 by apply: (nz_factor (f := h) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < h by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_6 : h0 = h0 by [].
have H_7 := pos_of H1 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : h0 != 0 by apply: (nz_factor (f := h0) (r := 1) NZ_8 _); clear - R; first [reflexivity | ring].
have S_10 : 0 < h0 by apply: (pos_quotient H_7 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_11 : T = T by [].
have H_12 := pos_of H2 e_11.
have NZ_13 := lt0r_neq0 H_12.
have NZ_14 : T != 0 by apply: (nz_factor (f := T) (r := 1) NZ_13 _); clear - R; first [reflexivity | ring].
have S_15 : 0 < T by apply: (pos_quotient H_12 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_16 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_17 : R := h0 * (3%:R : R).
have e_18 : t_17 = (3%:R * h0) by apply: (num_eq (num2 (fun a b : R => a * b) e_6 e_16)); cbv beta; clear - R; first [reflexivity | ring].
have NZ_19 : (3%:R * h0) != 0 by apply: (nz_is (c := (3%:R * h0))); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : t_17 != 0 := nz_is e_18 NZ_19.
pose t_21 : R := h * (3%:R : R).
have e_22 : t_21 = (3%:R * h) by apply: (num_eq (num2 (fun a b : R => a * b) e_1 e_16)); cbv beta; clear - R; first [reflexivity | ring].
have NZ_23 : (3%:R * h) != 0 by apply: (nz_is (c := (3%:R * h))); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_24 : t_21 != 0 := nz_is e_22 NZ_23.
have e_25 : 6%:R = 6%:R :> R by clear - R; first [reflexivity | ring].
pose t_26 : R := h * (6%:R : R).
have e_27 : t_26 = (6%:R * h) by apply: (num_eq (num2 (fun a b : R => a * b) e_1 e_25)); cbv beta; clear - R; first [reflexivity | ring].
have NZ_28 : (6%:R * h) != 0 by apply: (nz_is (c := (6%:R * h))); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_29 : t_26 != 0 := nz_is e_27 NZ_28.
pose t_30 : R := h0 ^+ 2.
have e_31 : t_30 = (h0 ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_6)); cbv beta; clear - R; first [reflexivity | ring].
pose t_32 : R := T * t_30.
have e_33 : t_32 = (h0 ^+ 2 * T) by apply: (num_eq (num2 (fun a b : R => a * b) e_11 e_31)); cbv beta; clear - R; first [reflexivity | ring].
pose t_34 : R := t_32 / (6%:R : R).
have NZ_36 : 6%:R != 0 :> R by apply: (nz_is (c := (6%:R))); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_35 : t_34 = ((h0 ^+ 2 * T) / (6%:R)) by apply: (num_eq (num2 (fun a b : R => a / b) e_33 e_25)); cbv beta; clear - NZ_36 R; first [reflexivity | field; nz | ring].
pose t_37 : R := h0 ^+ 3.
have e_38 : t_37 = (h0 ^+ 3) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_6)); cbv beta; clear - R; first [reflexivity | ring].
pose t_39 : R := T * t_37.
have e_40 : t_39 = (h0 ^+ 3 * T) by apply: (num_eq (num2 (fun a b : R => a * b) e_11 e_38)); cbv beta; clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / t_17.
have NZ_43 : (3%:R * h0) != 0 :> R by apply: (nz_is (c := (3%:R * h0))); [clear - R; ring | clear - NZ_9 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_42 : t_41 = ((h0 ^+ 2 * T) / (3%:R)) by apply: (num_eq (num2 (fun a b : R => a / b) e_40 e_18)); cbv beta; clear - NZ_9 NZ_43 R; first [reflexivity | field; nz | ring].
pose t_44 : R := t_34 + t_41.
have e_45 : t_44 = ((h0 ^+ 2 * T) / (2%:R)) by apply: (num_eq (num2 (fun a b : R => a + b) e_35 e_42)); cbv beta; clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_47 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_48 : R := t_32 / (2%:R : R).
have NZ_50 : 2%:R != 0 :> R by apply: (nz_is (c := (2%:R))); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_49 : t_48 = ((h0 ^+ 2 * T) / (2%:R)) by apply: (num_eq (num2 (fun a b : R => a / b) e_33 e_47)); cbv beta; clear - NZ_50 R; first [reflexivity | field; nz | ring].
have C_46 : t_44 = t_48 by apply: (num_eq e_45); apply: esym; apply: (num_eq e_49); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := h ^+ 2.
have e_52 : t_51 = (h ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_53 : R := T * t_51.
have e_54 : t_53 = (h ^+ 2 * T) by apply: (num_eq (num2 (fun a b : R => a * b) e_11 e_52)); cbv beta; clear - R; first [reflexivity | ring].
pose t_55 : R := t_53 / (6%:R : R).
have e_56 : t_55 = ((h ^+ 2 * T) / (6%:R)) by apply: (num_eq (num2 (fun a b : R => a / b) e_54 e_25)); cbv beta; clear - NZ_36 R; first [reflexivity | field; nz | ring].
pose t_57 : R := t_39 / t_21.
have NZ_59 : (3%:R * h) != 0 :> R by apply: (nz_is (c := (3%:R * h))); [clear - R; ring | clear - NZ_4 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_58 : t_57 = ((h0 ^+ 3 * T) / (3%:R * h)) by apply: (num_eq (num2 (fun a b : R => a / b) e_40 e_22)); cbv beta; clear - NZ_4 NZ_59 R; first [reflexivity | field; nz | ring].
pose t_60 : R := t_55 + t_57.
have e_61 : t_60 = ((h ^+ 3 * T + 2%:R * h0 ^+ 3 * T) / (6%:R * h)) by apply: (num_eq (num2 (fun a b : R => a + b) e_56 e_58)); cbv beta; clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_62 : R := t_60 - t_44.
have e_63 : t_62 = ((h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) / (6%:R * h)) by apply: (num_eq (num2 (fun a b : R => a - b) e_61 e_45)); cbv beta; clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_65 : R := h - h0.
have e_66 : t_65 = (h - h0) by apply: (num_eq (num2 (fun a b : R => a - b) e_1 e_6)); cbv beta; clear - R; first [reflexivity | ring].
pose t_67 : R := t_65 ^+ 2.
have e_68 : t_67 = (h ^+ 2 - 2%:R * h * h0 + h0 ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_66)); cbv beta; clear - R; first [reflexivity | ring].
pose t_69 : R := T * t_67.
have e_70 : t_69 = (h ^+ 2 * T - 2%:R * h * h0 * T + h0 ^+ 2 * T) by apply: (num_eq (num2 (fun a b : R => a * b) e_11 e_68)); cbv beta; clear - R; first [reflexivity | ring].
pose t_71 : R := h0 * (2%:R : R).
have e_72 : t_71 = (2%:R * h0) by apply: (num_eq (num2 (fun a b : R => a * b) e_6 e_47)); cbv beta; clear - R; first [reflexivity | ring].
pose t_73 : R := h + t_71.
have e_74 : t_73 = (h + 2%:R * h0) by apply: (num_eq (num2 (fun a b : R => a + b) e_1 e_72)); cbv beta; clear - R; first [reflexivity | ring].
pose t_75 : R := t_69 * t_73.
have e_76 : t_75 = (h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) by apply: (num_eq (num2 (fun a b : R => a * b) e_70 e_74)); cbv beta; clear - R; first [reflexivity | ring].
pose t_77 : R := t_75 / t_26.
have NZ_79 : (6%:R * h) != 0 :> R by apply: (nz_is (c := (6%:R * h))); [clear - R; ring | clear - NZ_4 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_78 : t_77 = ((h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) / (6%:R * h)) by apply: (num_eq (num2 (fun a b : R => a / b) e_76 e_27)); cbv beta; clear - NZ_4 NZ_79 R; first [reflexivity | field; nz | ring].
have C_64 : t_62 = t_77 by apply: (num_eq e_63); apply: esym; apply: (num_eq e_78); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have S_81 : 0 <= (h + 2%:R * h0) by sgn.
have S_82 : 0 <= (h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) by apply: (nneg_is (c := T * (h + 2%:R * h0) * (h - h0) ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_83 : 0 <= ((h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) / (6%:R * h)) by apply: (nneg_is (c := (h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) * 6%:R^-1 * h^-1)); [clear - NZ_4 R; first [reflexivity | field; nz | ring] | sgn].
have C_80 : t_44 <= t_60 by apply: (le_by e_45 e_61 _ S_83); clear - NZ_4 R; first [reflexivity | field; nz | ring].
split; first exact: C_20.
split; first exact: C_24.
split; first exact: C_29.
split; first exact: C_46.
split; first exact: C_64.
exact: C_80.
Qed.

(* lnverify.jacobian-rank
   At ε = 0 the Jacobian at unit gain is a projector of rank N − 2, divided by σ
   this project; with a proof *)
Theorem lnverify_jacobian_rank (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized 0 activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  0 <= variance activation /\
  0 <= variance activation + 0 /\
  (std activation *: J1) *m (std activation *: J1) = std activation *: J1 :> 'M[R]_N /\
  \tr (std activation *: J1) = N%:R - 2%:R :> R /\
  (std activation *: J1) *m ones = 0 :> 'cV[R]_N /\
  (std activation *: J1) *m normalized 0 activation = 0 :> 'cV[R]_N.
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
have e_25 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_26 : R := t_19 + (0 : R).
have e_27 : t_26 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_25)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_30 : 0 <= (r_3 / (n)) by apply: (nneg_is (c := r_3 * n^-1)); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | sgn].
have e_29 : t_28 = (r_3 / (n)) by apply: (sqrt_node e_27 S_30); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_31 : R := t_28^-1.
have NZ_33 := lt0r_neq0 S_r3.
have e_32 : t_31 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_29)); cbv beta; clear - NZ_33 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_34 : 'cV[R]_N := t_31 *: t_12.
have e_35 : t_34 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_32 e_13)) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose J1_36 : 'M[R]_N := (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_37 : J1_36 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_38 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_36.
have size_ge0 := @size1_ge0 R N.
have D_39 := VD_at activation.
have D_40 := D_sumv size_ge0 D_39.
have D_41 := D_const size_ge0 N%:R.
have NZ_42 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : N%:R != 0 := nz_is e_5 NZ_42.
have D_44 := D_inv size_ge0 C_43 D_41.
have D_45 := D_mul size_ge0 D_40 D_44.
have D_46 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_47 := VD_scale size_ge0 D_45 D_46.
have D_48 := VD_sub D_39 D_47.
have D_49 := D_dot size_ge0 D_48 D_48.
have NZ_50 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : N%:R != 0 := nz_is e_5 NZ_50.
have D_52 := D_inv size_ge0 C_51 D_41.
have D_53 := D_mul size_ge0 D_49 D_52.
have D_54 := D_const size_ge0 (0 : R).
have D_55 := D_add D_53 D_54.
have S_57 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_56 : 0 < t_26 := pos_is e_27 S_57.
have D_58 := D_sqrt size_ge0 C_56 D_55.
have NZ_59 : (r_3 / (n)) != 0 by apply: (nz_is (c := (r_3 * n^-1))); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_60 : t_28 != 0 := nz_is e_29 NZ_59.
have D_61 := D_inv size_ge0 C_60 D_58.
have D_62 := VD_scale size_ge0 D_61 D_48.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_62) => h_63.
have e_64 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_65 : R := (2%:R : R) * t_28.
have e_66 : t_65 = ((2%:R * r_3) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_64 e_29)); cbv beta; clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_67 : R := t_65^-1.
have NZ_69 : (2%:R * r_3) != 0 :> R by apply: (nz_is (c := (2%:R * r_3))); [clear - R; ring | clear - NZ_33 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_68 : t_67 = ((- n * r_3) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_66)); cbv beta; clear - NZ_33 NZ_69 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_70 : h_63 = (col (fun i => (h_63 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_71 : R := sumv h_63.
have [m_4 M_4] := some_number (part xpredT (fun i => (h_63 i 0))).
have e_72 : t_71 = m_4 by apply: (sum_node e_70 M_4); clear - R; first [reflexivity | ring].
pose t_73 : R := N%:R^-1.
have e_74 : t_73 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_75 : R := t_71 * t_73.
have e_76 : t_75 = (m_4 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_72 e_74)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_77 : R := t_73 * (0 : R).
have e_78 : t_77 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_74 e_25)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_79 : R := t_73 * t_77.
have e_80 : t_79 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_74 e_78)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_81 : R := - t_79.
have e_82 : t_81 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_80)); cbv beta; clear - R; first [reflexivity | ring].
pose t_83 : R := t_2 * t_81.
have e_84 : t_83 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_82)); cbv beta; clear - R; first [reflexivity | ring].
pose t_85 : R := t_75 + t_83.
have e_86 : t_85 = (m_4 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_76 e_84)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : 'cV[R]_N := t_85 *: (ones : 'cV[R]_N).
have e_88 : t_87 = (col (fun i => (m_4 / (n)) * (1))) by apply: (col_eq (col_scale e_86 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_89 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_90 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_91 : t_90 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_89)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_92 : 'cV[R]_N := t_87 + t_90.
have e_93 : t_92 = (col (fun i => (m_4 / (n)) * (1))) by apply: (col_eq (col_add e_88 e_91)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_94 : 'cV[R]_N := h_63 - t_92.
have e_95 : t_94 = (col (fun i => (h_63 i 0) + ((- m_4) / (n)) * (1))) by apply: (col_eq (col_sub e_70 e_93)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_96 : R := dot t_94 t_12.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (h_63 i 0))).
have d_98 : whole (fun i => (activation i 0) * (h_63 i 0) + ((- m_1) / (n)) * ((h_63 i 0)) + ((- m_4) / (n)) * ((activation i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by apply: (num_eq (partD (partD (partD M_5 (partZ ((- m_1) / (n)) M_4)) (partZ ((- m_4) / (n)) M_1)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_99 : whole (fun i => ((h_63 i 0) + ((- m_4) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by apply: (whole_eq _ d_98) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_97 : t_96 = ((n * m_5 - m_1 * m_4) / (n)) by apply: (dot_node e_95 e_13 d_99); done.
pose t_100 : R := dot t_12 t_94.
have d_102 : whole (fun i => (activation i 0) * (h_63 i 0) + ((- m_4) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_63 i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by apply: (num_eq (partD (partD (partD M_5 (partZ ((- m_4) / (n)) M_1)) (partZ ((- m_1) / (n)) M_4)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_103 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_63 i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by apply: (whole_eq _ d_102) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_101 : t_100 = ((n * m_5 - m_1 * m_4) / (n)) by apply: (dot_node e_13 e_95 d_103); done.
pose t_104 : R := t_96 + t_100.
have e_105 : t_104 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_97 e_101)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_106 : R := t_104 * t_73.
have e_107 : t_106 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_105 e_74)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : R := t_14 * t_81.
have e_109 : t_108 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_82)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_110 : R := t_106 + t_108.
have e_111 : t_110 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_107 e_109)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_112 : R := t_110 + (0 : R).
have e_113 : t_112 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_111 e_25)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_114 : R := t_67 * t_112.
have e_115 : t_114 = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) * n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_68 e_113)); cbv beta; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_116 : R := t_31 * t_114.
have e_117 : t_116 = ((- n * m_5 + m_1 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_32 e_115)); cbv beta; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_118 : R := t_31 * t_116.
have e_119 : t_118 = ((n ^+ 2 * r_3 * m_5 - n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_32 e_117)); cbv beta; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_120 : R := - t_118.
have e_121 : t_120 = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_119)); cbv beta; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_122 : 'cV[R]_N := t_120 *: t_12.
have e_123 : t_122 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - m_1 ^+ 2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_121 e_13)) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_124 : 'cV[R]_N := t_31 *: t_94.
have e_125 : t_124 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_63 i 0)) + ((r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_32 e_95)) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_126 : 'cV[R]_N := t_122 + t_124.
have e_127 : t_126 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_63 i 0)))) by apply: (col_eq (col_add e_123 e_125)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_128 : 'cV[R]_N := J1_36 *m h_63.
have d_130 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_63 i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_63 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5))); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_131 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_63 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_130) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_132 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_63 i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_63 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5))); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_133 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_63 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_132) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_129 : t_128 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_63 i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_37 e_70 (conj d_131 (conj d_133 I)))) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
apply: (col_same e_127 e_129) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_134 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_135 : N%:R != 0 := nz_is e_5 NZ_134.
have NZ_136 : (r_3 / (n)) != 0 by apply: (nz_is (c := (r_3 * n^-1))); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_137 : t_28 != 0 := nz_is e_29 NZ_136.
have S_138 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_139 : 0 <= t_19 := nneg_is e_20 S_138.
have S_140 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_141 : 0 <= t_26 := nneg_is e_27 S_140.
pose t_142 : R := Num.sqrt t_19.
have S_144 : 0 <= (r_3 / (n)) by apply: (nneg_is (c := r_3 * n^-1)); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | sgn].
have e_143 : t_142 = (r_3 / (n)) by apply: (sqrt_node e_20 S_144); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_145 : 'M[R]_N := t_142 *: J1_36.
have e_146 : t_145 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)))); ((fun i => 1), (fun i => (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))))]) by apply: (opr_eq (opr_scale e_143 e_37)); [move=> i; reduce; clear - NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_147 : 'M[R]_N := t_145 *m t_145.
have d_149 : whole (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2)) = (- 1) by apply: (num_eq (partD (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ (n / ((- n * m_2 + m_1 ^+ 2))) M_2))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_150 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * ((activation i 0))) = (- 1) by apply: (whole_eq _ d_149) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_151 : whole (fun i => (m_2 / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2)) = 0 by apply: (num_eq (partD (partZ (m_2 / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_2))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_152 : whole (fun i => ((m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * ((activation i 0))) = 0 by apply: (whole_eq _ d_151) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_153 : whole (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) = 0 by apply: (num_eq (partD (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En)) (partZ (n / ((- n * m_2 + m_1 ^+ 2))) M_1))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_154 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * 1) = 0 by apply: (whole_eq _ d_153) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_155 : whole (fun i => (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) = (- 1) by apply: (num_eq (partD (partZ (m_2 / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En)) (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_156 : whole (fun i => ((m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * 1) = (- 1) by apply: (whole_eq _ d_155) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_148 : t_147 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)))); ((fun i => 1), (fun i => (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))))]) by apply: (opr_eq (opr_mul (ss := [:: [:: (- 1); 0]; [:: 0; (- 1)]]) e_146 e_146 (conj (conj d_150 (conj d_152 I)) (conj (conj d_154 (conj d_156 I)) (I))))); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring]].
have C_157 : t_147 = t_145 by apply: (opr_same e_148 e_146); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring]].
pose t_158 : R := \tr t_145.
have d_160 : whole (fun i => 1) = n by apply: (num_eq (whole_ones En)); clear - R; first [reflexivity | ring].
have d_161 : whole (fun i => ((activation i 0)) * (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)))) = (- 1) by apply: (whole_eq _ d_149) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_162 : whole (fun i => 1 * ((m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)))) = (- 1) by apply: (whole_eq _ d_155) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_159 : t_158 = (n - 2%:R) by apply: (opr_trace (s := [:: (- 1); (- 1)]) e_146 d_160 (conj d_161 (conj d_162 I))); reduce; clear - R; first [reflexivity | ring].
have e_164 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_165 : R := N%:R - (2%:R : R).
have e_166 : t_165 = (n - 2%:R) by apply: (num_eq (num2 (fun a b : R => a - b) e_5 e_164)); cbv beta; clear - R; first [reflexivity | ring].
have C_163 : t_158 = t_165 by apply: (num_eq e_159); apply: esym; apply: (num_eq e_166); clear - R; first [reflexivity | ring].
pose t_167 : 'cV[R]_N := t_145 *m (ones : 'cV[R]_N).
have e_168 : t_167 = (col (fun i => 0)) by apply: (col_eq (opr_apply (s := [:: 0; (- 1)]) e_146 e_9 (conj d_154 (conj d_156 I)))) => i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_170 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
have C_169 : t_167 = (0 : 'cV[R]_N) by apply: (col_same e_168 e_170) => i; clear - R; first [reflexivity | ring].
pose t_171 : 'cV[R]_N := t_145 *m t_34.
have d_173 : whole (fun i => ((2%:R * n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- m_1 ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((2%:R * n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1) (partZ ((- m_1 ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2))); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_174 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by apply: (whole_eq _ d_173) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_175 : whole (fun i => ((- n * m_2 * r_3 - m_1 ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((m_1 * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((- m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((- n * m_2 * r_3 - m_1 ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1) (partZ ((m_1 * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2))); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_176 : whole (fun i => ((m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((- m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) by apply: (whole_eq _ d_175) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_172 : t_171 = (col (fun i => 0)) by apply: (col_eq (opr_apply (s := [:: ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))); ((- m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2)))]) e_146 e_35 (conj d_174 (conj d_176 I)))) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_177 : t_171 = (0 : 'cV[R]_N) by apply: (col_same e_172 e_170) => i; clear - R; first [reflexivity | ring].
exists J1_36; split; first exact: C_38.
split; first exact: C_135.
split; first exact: C_137.
split; first exact: C_139.
split; first exact: C_141.
split; first exact: C_157.
split; first exact: C_163.
split; first exact: C_169.
exact: C_177.
Qed.

End Claims.
