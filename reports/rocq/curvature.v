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

(* lnverify.hessian
   The Hessian of LayerNorm in closed form, for every ε
   this project; with a proof; compare Petrov et al. 2025 *)
Theorem lnverify_hessian (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => (N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream (normalized eps activation) *: normalized eps activation)) activation J1 /\
  N%:R != 0 :> R /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R * (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  J1 = (- 1 / (N%:R * (variance activation + eps))) *: (outer (centered upstream) (normalized eps activation) + 1 *: outer (normalized eps activation) (centered upstream) + (N%:R * 1 * (dot upstream (normalized eps activation) / N%:R)) *: Pi - ((dot upstream (normalized eps activation) / N%:R) * 3%:R) *: outer (normalized eps activation) (normalized eps activation)) :> 'M[R]_N.
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
pose t_52 : 'cV[R]_N := N%:R *: upstream.
have e_53 : t_52 = (col (fun i => n * ((upstream i 0)))) by apply: (col_eq (col_scale e_5 e_51)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_54 : R := sumv upstream.
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0))).
have e_55 : t_54 = m_5 by apply: (sum_node e_51 M_5); clear - R; first [reflexivity | ring].
pose t_56 : 'cV[R]_N := t_54 *: (ones : 'cV[R]_N).
have e_57 : t_56 = (col (fun i => m_5 * (1))) by apply: (col_eq (col_scale e_55 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := t_52 - t_56.
have e_59 : t_58 = (col (fun i => n * ((upstream i 0)) + (- m_5) * (1))) by apply: (col_eq (col_sub e_53 e_57)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_60 : R := t_43^-1.
have e_61 : t_60 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_44)); cbv beta; clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : 'cV[R]_N := t_60 *: t_12.
have e_63 : t_62 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_61 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := dot upstream t_62.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have d_66 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_67 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_66) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_65 : t_64 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_51 e_63 d_67); done.
pose t_68 : 'cV[R]_N := t_64 *: t_62.
have e_69 : t_68 = (col (fun i => ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_65 e_63)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_70 : 'cV[R]_N := t_58 - t_68.
have e_71 : t_70 = (col (fun i => n * ((upstream i 0)) + ((- n ^+ 2 * eps * m_5 + n * m_2 * m_6 - n * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_59 e_69)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_48 *: t_70.
have e_73 : t_72 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_49 e_71)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_74 : 'M[R]_N := (opr (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0))))]).
have e_75 : J1_74 = (opr (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0))))]) by [].
have C_76 : is_jacobian (fun activation : 'cV[R]_N => (N%:R * Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) activation J1_74.
have size_ge0 := @size1_ge0 R N.
have D_77 := D_const size_ge0 N%:R.
have D_78 := VD_at activation.
have D_79 := D_sumv size_ge0 D_78.
have NZ_80 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_81 : N%:R != 0 := nz_is e_5 NZ_80.
have D_82 := D_inv size_ge0 C_81 D_77.
have D_83 := D_mul size_ge0 D_79 D_82.
have D_84 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_85 := VD_scale size_ge0 D_83 D_84.
have D_86 := VD_sub D_78 D_85.
have D_87 := D_dot size_ge0 D_86 D_86.
have NZ_88 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_89 : N%:R != 0 := nz_is e_5 NZ_88.
have D_90 := D_inv size_ge0 C_89 D_77.
have D_91 := D_mul size_ge0 D_87 D_90.
have D_92 := D_const size_ge0 eps.
have D_93 := D_add D_91 D_92.
have S_95 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_94 : 0 < t_22 := pos_is e_23 S_95.
have D_96 := D_sqrt size_ge0 C_94 D_93.
have D_97 := D_mul size_ge0 D_77 D_96.
have NZ_98 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_50 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_99 : t_46 != 0 := nz_is e_47 NZ_98.
have D_100 := D_inv size_ge0 C_99 D_97.
have D_101 := VD_const size_ge0 t_58.
have D_102 := VD_const size_ge0 upstream.
have NZ_103 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_104 : t_43 != 0 := nz_is e_44 NZ_103.
have D_105 := D_inv size_ge0 C_104 D_96.
have D_106 := VD_scale size_ge0 D_105 D_86.
have D_107 := D_dot size_ge0 D_102 D_106.
have D_108 := VD_scale size_ge0 D_107 D_106.
have D_109 := VD_sub D_101 D_108.
have D_110 := VD_scale size_ge0 D_100 D_109.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (N%:R * Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))))) D_110) => h_111.
have e_112 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_113 : R := (0 : R) * t_43.
have e_114 : t_113 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_112 e_44)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_115 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_116 : R := (2%:R : R) * t_43.
have e_117 : t_116 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_115 e_44)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_118 : R := t_116^-1.
have NZ_120 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_50 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_119 : t_118 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_117)); cbv beta; clear - NZ_50 NZ_120 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_121 : h_111 = (col (fun i => (h_111 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_122 : R := sumv h_111.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_111 i 0))).
have e_123 : t_122 = m_7 by apply: (sum_node e_121 M_7); clear - R; first [reflexivity | ring].
pose t_124 : R := N%:R^-1.
have e_125 : t_124 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : R := t_122 * t_124.
have e_127 : t_126 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_123 e_125)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_128 : R := t_124 * (0 : R).
have e_129 : t_128 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_125 e_112)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_130 : R := t_124 * t_128.
have e_131 : t_130 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_125 e_129)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_132 : R := - t_130.
have e_133 : t_132 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_131)); cbv beta; clear - R; first [reflexivity | ring].
pose t_134 : R := t_2 * t_132.
have e_135 : t_134 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_133)); cbv beta; clear - R; first [reflexivity | ring].
pose t_136 : R := t_126 + t_134.
have e_137 : t_136 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_127 e_135)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : 'cV[R]_N := t_136 *: (ones : 'cV[R]_N).
have e_139 : t_138 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_scale e_137 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_140 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_141 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_142 : t_141 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_140)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_143 : 'cV[R]_N := t_138 + t_141.
have e_144 : t_143 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_add e_139 e_142)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_145 : 'cV[R]_N := h_111 - t_143.
have e_146 : t_145 = (col (fun i => (h_111 i 0) + ((- m_7) / (n)) * (1))) by apply: (col_eq (col_sub e_121 e_144)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_147 : R := dot t_145 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_111 i 0))).
have d_149 : whole (fun i => (activation i 0) * (h_111 i 0) + ((- m_2) / (n)) * ((h_111 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_150 : whole (fun i => ((h_111 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_149) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_148 : t_147 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_146 e_13 d_150); done.
pose t_151 : R := dot t_12 t_145.
have d_153 : whole (fun i => (activation i 0) * (h_111 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_111 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_154 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_111 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_153) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_152 : t_151 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_13 e_146 d_154); done.
pose t_155 : R := t_147 + t_151.
have e_156 : t_155 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_148 e_152)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_157 : R := t_155 * t_124.
have e_158 : t_157 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_156 e_125)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_159 : R := t_14 * t_132.
have e_160 : t_159 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_133)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_161 : R := t_157 + t_159.
have e_162 : t_161 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_158 e_160)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_163 : R := t_161 + (0 : R).
have e_164 : t_163 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_162 e_112)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_165 : R := t_118 * t_163.
have e_166 : t_165 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_119 e_164)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_167 : R := N%:R * t_165.
have e_168 : t_167 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_166)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_169 : R := t_113 + t_167.
have e_170 : t_169 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_114 e_168)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_171 : R := t_48 * t_169.
have e_172 : t_171 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_170)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_173 : R := t_48 * t_171.
have e_174 : t_173 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_172)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_175 : R := - t_173.
have e_176 : t_175 = ((- n * r_4 * m_8 + m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_174)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_177 : 'cV[R]_N := t_175 *: t_70.
have e_178 : t_177 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 - n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n * m_2 ^+ 2 * r_4 * m_6 * m_7 - n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * r_4 * m_6 * m_8 - n ^+ 2 * m_2 * r_4 * m_5 * m_8 - n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)))) by apply: (col_eq (col_scale e_176 e_71)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_179 : R := dot (0 : 'cV[R]_N) t_62.
have d_181 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_182 : whole (fun i => 0 * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = 0 by apply: (whole_eq _ d_181) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_180 : t_179 = 0 by apply: (dot_node e_140 e_63 d_182); done.
pose t_183 : R := t_60 * t_165.
have e_184 : t_183 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_61 e_166)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_185 : R := t_60 * t_183.
have e_186 : t_185 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_61 e_184)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_187 : R := - t_185.
have e_188 : t_187 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_186)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_189 : 'cV[R]_N := t_187 *: t_12.
have e_190 : t_189 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_188 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_191 : 'cV[R]_N := t_60 *: t_145.
have e_192 : t_191 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_111 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_61 e_146)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_193 : 'cV[R]_N := t_189 + t_191.
have e_194 : t_193 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_111 i 0)))) by apply: (col_eq (col_add e_190 e_192)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_195 : R := dot upstream t_193.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_111 i 0) * (upstream i 0))).
have d_197 : whole (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_111 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_5 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_6 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_7 - n * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_198 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_111 i 0)))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_5 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_6 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_7 - n * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_197) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_196 : t_195 = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_5 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_6 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_7 - n * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_51 e_194 d_198); done.
pose t_199 : R := t_179 + t_195.
have e_200 : t_199 = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_5 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_6 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_7 - n * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_180 e_196)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_201 : 'cV[R]_N := t_199 *: t_62.
have e_202 : t_201 = (col (fun i => ((n ^+ 4 * eps * m_9 - n ^+ 3 * eps * m_5 * m_7 + n ^+ 3 * m_3 * m_9 - n ^+ 3 * m_6 * m_8 - n ^+ 2 * m_2 ^+ 2 * m_9 + n ^+ 2 * m_2 * m_5 * m_8 + n ^+ 2 * m_2 * m_6 * m_7 - n ^+ 2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * m_9 + n ^+ 2 * eps * m_2 * m_5 * m_7 - n ^+ 2 * m_2 * m_3 * m_9 + n ^+ 2 * m_2 * m_6 * m_8 + n * m_2 ^+ 3 * m_9 - n * m_2 ^+ 2 * m_5 * m_8 - n * m_2 ^+ 2 * m_6 * m_7 + n * m_2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_200 e_63)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_203 : 'cV[R]_N := t_64 *: t_193.
have e_204 : t_203 = (col (fun i => ((- n ^+ 3 * m_6 * m_8 + n ^+ 2 * m_2 * m_5 * m_8 + n ^+ 2 * m_2 * m_6 * m_7 - n * m_2 ^+ 2 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_6 * m_7 + n ^+ 2 * eps * m_2 * m_5 * m_7 + n ^+ 2 * m_2 * m_6 * m_8 - n ^+ 2 * m_3 * m_6 * m_7 - n * m_2 ^+ 2 * m_5 * m_8 + n * m_2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_111 i 0)))) by apply: (col_eq (col_scale e_65 e_194)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_205 : 'cV[R]_N := t_201 + t_203.
have e_206 : t_205 = (col (fun i => ((n ^+ 4 * eps * m_9 - n ^+ 3 * eps * m_5 * m_7 + n ^+ 3 * m_3 * m_9 - 2%:R * n ^+ 3 * m_6 * m_8 - n ^+ 2 * m_2 ^+ 2 * m_9 + 2%:R * n ^+ 2 * m_2 * m_5 * m_8 + 2%:R * n ^+ 2 * m_2 * m_6 * m_7 - n ^+ 2 * m_3 * m_5 * m_7 - n * m_2 ^+ 2 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * m_9 - n ^+ 3 * eps * m_6 * m_7 + 2%:R * n ^+ 2 * eps * m_2 * m_5 * m_7 - n ^+ 2 * m_2 * m_3 * m_9 + 2%:R * n ^+ 2 * m_2 * m_6 * m_8 - n ^+ 2 * m_3 * m_6 * m_7 + n * m_2 ^+ 3 * m_9 - 2%:R * n * m_2 ^+ 2 * m_5 * m_8 - n * m_2 ^+ 2 * m_6 * m_7 + 2%:R * n * m_2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_111 i 0)))) by apply: (col_eq (col_add e_202 e_204)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_207 : 'cV[R]_N := (0 : 'cV[R]_N) - t_205.
have e_208 : t_207 = (col (fun i => ((- n ^+ 4 * eps * m_9 + n ^+ 3 * eps * m_5 * m_7 - n ^+ 3 * m_3 * m_9 + 2%:R * n ^+ 3 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * m_9 - 2%:R * n ^+ 2 * m_2 * m_5 * m_8 - 2%:R * n ^+ 2 * m_2 * m_6 * m_7 + n ^+ 2 * m_3 * m_5 * m_7 + n * m_2 ^+ 2 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * m_9 + n ^+ 3 * eps * m_6 * m_7 - 2%:R * n ^+ 2 * eps * m_2 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * m_9 - 2%:R * n ^+ 2 * m_2 * m_6 * m_8 + n ^+ 2 * m_3 * m_6 * m_7 - n * m_2 ^+ 3 * m_9 + 2%:R * n * m_2 ^+ 2 * m_5 * m_8 + n * m_2 ^+ 2 * m_6 * m_7 - 2%:R * n * m_2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_111 i 0)))) by apply: (col_eq (col_sub e_140 e_206)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_209 : 'cV[R]_N := t_48 *: t_207.
have e_210 : t_209 = (col (fun i => ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 2%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 2%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 2%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 2%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 2%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 2%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_111 i 0)))) by apply: (col_eq (col_scale e_49 e_208)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_211 : 'cV[R]_N := t_177 + t_209.
have e_212 : t_211 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_111 i 0)))) by apply: (col_eq (col_add e_178 e_210)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_213 : 'cV[R]_N := J1_74 *m h_111.
have d_215 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_111 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_111 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_216 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_111 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_215) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_217 : whole (fun i => ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((h_111 i 0)) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) * (h_111 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_111 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (partD (partD (partZ ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_7) (partZ ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_8)) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_218 : whole (fun i => (((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0))) * ((h_111 i 0))) = ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (whole_eq _ d_217) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_219 : whole (fun i => ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((h_111 i 0)) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) * (h_111 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_111 i 0) * (upstream i 0))) = ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (partD (partD (partZ ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_7) (partZ ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_8)) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_220 : whole (fun i => (((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0))) * ((h_111 i 0))) = ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (whole_eq _ d_219) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_214 : t_213 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_111 i 0)) + ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)); ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3))]) e_75 e_121 (conj d_216 (conj d_218 (conj d_220 I))))) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
apply: (col_same e_212 e_214) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_221 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_222 : N%:R != 0 := nz_is e_5 NZ_221.
have NZ_223 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_50 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_224 : t_46 != 0 := nz_is e_47 NZ_223.
have NZ_225 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_226 : t_43 != 0 := nz_is e_44 NZ_225.
pose t_227 : R := N%:R * t_22.
have e_228 : t_227 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_23)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_229 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_230 : t_227 != 0 := nz_is e_228 NZ_229.
have S_231 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_232 : 0 <= t_22 := nneg_is e_23 S_231.
have e_234 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_235 : R := - (1 : R).
have e_236 : t_235 = (- 1) by apply: (num_eq (num1 (fun a : R => - a) e_234)); cbv beta; clear - R; first [reflexivity | ring].
pose t_237 : R := t_235 / t_227.
have e_238 : t_237 = ((- n) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_236 e_228)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_239 : R := t_54 / N%:R.
have e_240 : t_239 = (m_5 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_55 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_241 : 'cV[R]_N := t_239 *: (ones : 'cV[R]_N).
have e_242 : t_241 = (col (fun i => (m_5 / (n)) * (1))) by apply: (col_eq (col_scale e_240 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_243 : 'cV[R]_N := upstream - t_241.
have e_244 : t_243 = (col (fun i => (upstream i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (col_sub e_51 e_242)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_245 : 'M[R]_N := outer t_243 t_62.
have e_246 : t_245 = (opr (fun i => 0) [:: ((fun i => (upstream i 0) + ((- m_5) / (n)) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_outer e_244 e_63)); [move=> i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_247 : 'M[R]_N := outer t_62 t_243.
have e_248 : t_247 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => (upstream i 0) + ((- m_5) / (n)) * (1)))]) by apply: (opr_eq (opr_outer e_63 e_244)); [move=> i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_249 : 'M[R]_N := (1 : R) *: t_247.
have e_250 : t_249 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_scale e_234 e_248)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_251 : 'M[R]_N := t_245 + t_249.
have e_252 : t_251 = (opr (fun i => 0) [:: ((fun i => (upstream i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((2%:R * m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_add e_246 e_250)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_253 : R := N%:R * (1 : R).
have e_254 : t_253 = n by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_234)); cbv beta; clear - R; first [reflexivity | ring].
pose t_255 : R := t_64 / N%:R.
have e_256 : t_255 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_65 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_257 : R := t_253 * t_255.
have e_258 : t_257 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_254 e_256)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_259 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_260 : R := N%:R^-1.
have e_261 : t_260 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_262 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_263 : t_262 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_264 : 'M[R]_N := t_260 *: t_262.
have e_265 : t_264 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_261 e_263)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_266 : 'M[R]_N := (1%:M : 'M[R]_N) - t_264.
have e_267 : t_266 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_259 e_265)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_268 : 'M[R]_N := t_257 *: t_266.
have e_269 : t_268 = (opr (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n * r_4 * m_6 + m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_scale e_258 e_267)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_270 : 'M[R]_N := t_251 + t_268.
have e_271 : t_270 = (opr (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * r_4 * m_6 + 3%:R * m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_add e_252 e_269)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_272 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_273 : R := t_255 * (3%:R : R).
have e_274 : t_273 = ((3%:R * n * r_4 * m_6 - 3%:R * m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_256 e_272)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_275 : 'M[R]_N := outer t_62 t_62.
have e_276 : t_275 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by apply: (opr_eq (opr_outer e_63 e_63)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_277 : 'M[R]_N := t_273 *: t_275.
have e_278 : t_277 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((3%:R * n ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- 3%:R * n * m_2 * r_4 * m_6 + 3%:R * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))); ((fun i => 1), (fun i => ((- 3%:R * n * m_2 * r_4 * m_6 + 3%:R * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((3%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * m_2 ^+ 3 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by apply: (opr_eq (opr_scale e_274 e_276)); [move=> i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_279 : 'M[R]_N := t_270 - t_277.
have e_280 : t_279 = (opr (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 * m_5 + 3%:R * n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5 - 2%:R * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + 3%:R * n * eps * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6 - 2%:R * m_2 ^+ 2 * r_4 * m_6 + 3%:R * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + 3%:R * n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5 - 2%:R * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- 3%:R * n ^+ 2 * r_4 * m_6 + 3%:R * n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by apply: (opr_eq (opr_sub e_271 e_278)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_281 : 'M[R]_N := t_237 *: t_279.
have e_282 : t_281 = (opr (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))); ((fun i => 1), (fun i => ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0))))]) by apply: (opr_eq (opr_scale e_238 e_280)); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_233 : J1_74 = t_281 by apply: (opr_same e_75 e_282); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists J1_74; split; first exact: C_76.
split; first exact: C_222.
split; first exact: C_224.
split; first exact: C_226.
split; first exact: C_230.
split; first exact: C_232.
exact: C_233.
Qed.

(* lnverify.hessian-norm
   Without ε the squared Frobenius norms of the Hessians of all outputs add to 3(N − 2)/(Nσ⁴)
   this project; with a proof; compare Ni, Guo, Jia and Huang 2024
   not here: the derivative of the word outer *)

(* lnverify.step-on-the-sphere
   A step h + t(y − h) between unit vectors has the squared length 1 − t(1 − t)‖y − h‖²
   this project; with a proof; compare Loshchilov et al. 2024 *)
Theorem lnverify_step_on_the_sphere (h y : 'cV[R]_N) (t : R) :
  (0 < N)%N ->
  dot (h + t *: (y - h)) (h + t *: (y - h)) = (1 - t) * dot h h + t * dot y y - t * (1 - t) * dot (y - h) (y - h) :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : h = (col (fun i => (h i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_2 : t = t by [].
have e_3 : y = (col (fun i => (y i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_4 : 'cV[R]_N := y - h.
have e_5 : t_4 = (col (fun i => (y i 0) + (- 1) * ((h i 0)))) by apply: (col_eq (col_sub e_3 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_6 : 'cV[R]_N := t *: t_4.
have e_7 : t_6 = (col (fun i => t * ((y i 0)) + (- t) * ((h i 0)))) by apply: (col_eq (col_scale e_2 e_5)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := h + t_6.
have e_9 : t_8 = (col (fun i => (- t + 1) * ((h i 0)) + t * ((y i 0)))) by apply: (col_eq (col_add e_1 e_7)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_10 : R := dot t_8 t_8.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_12 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (h i 0) ^+ 2)).
have S_13 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have [m_3 M_3] := some_number (part xpredT (fun i => (h i 0) * (y i 0))).
have [m_4 M_4] := some_number (part xpredT (fun i => (y i 0) ^+ 2)).
have S_14 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_15 : whole (fun i => (t ^+ 2 - 2%:R * t + 1) * ((h i 0) ^+ 2) + (- 2%:R * t ^+ 2 + 2%:R * t) * ((h i 0) * (y i 0)) + (t ^+ 2) * ((y i 0) ^+ 2)) = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by apply: (num_eq (partD (partD (partZ (t ^+ 2 - 2%:R * t + 1) M_2) (partZ (- 2%:R * t ^+ 2 + 2%:R * t) M_3)) (partZ (t ^+ 2) M_4))); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => ((- t + 1) * ((h i 0)) + t * ((y i 0))) * ((- t + 1) * ((h i 0)) + t * ((y i 0)))) = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by apply: (whole_eq _ d_15) => i; clear - R; first [reflexivity | ring].
have e_11 : t_10 = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by apply: (dot_node e_9 e_9 d_16); done.
have e_18 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_19 : R := (1 : R) - t.
have e_20 : t_19 = (- t + 1) by apply: (num_eq (num2 (fun a b : R => a - b) e_18 e_2)); cbv beta; clear - R; first [reflexivity | ring].
pose t_21 : R := dot h h.
have d_23 : whole (fun i => (h i 0) ^+ 2) = m_2 by apply: (num_eq M_2); clear - R; first [reflexivity | ring].
have d_24 : whole (fun i => ((h i 0)) * ((h i 0))) = m_2 by apply: (whole_eq _ d_23) => i; clear - R; first [reflexivity | ring].
have e_22 : t_21 = m_2 by apply: (dot_node e_1 e_1 d_24); done.
pose t_25 : R := t_19 * t_21.
have e_26 : t_25 = (- t * m_2 + m_2) by apply: (num_eq (num2 (fun a b : R => a * b) e_20 e_22)); cbv beta; clear - R; first [reflexivity | ring].
pose t_27 : R := dot y y.
have d_29 : whole (fun i => (y i 0) ^+ 2) = m_4 by apply: (num_eq M_4); clear - R; first [reflexivity | ring].
have d_30 : whole (fun i => ((y i 0)) * ((y i 0))) = m_4 by apply: (whole_eq _ d_29) => i; clear - R; first [reflexivity | ring].
have e_28 : t_27 = m_4 by apply: (dot_node e_3 e_3 d_30); done.
pose t_31 : R := t * t_27.
have e_32 : t_31 = (t * m_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_2 e_28)); cbv beta; clear - R; first [reflexivity | ring].
pose t_33 : R := t_25 + t_31.
have e_34 : t_33 = (- t * m_2 + t * m_4 + m_2) by apply: (num_eq (num2 (fun a b : R => a + b) e_26 e_32)); cbv beta; clear - R; first [reflexivity | ring].
pose t_35 : R := t * t_19.
have e_36 : t_35 = (- t ^+ 2 + t) by apply: (num_eq (num2 (fun a b : R => a * b) e_2 e_20)); cbv beta; clear - R; first [reflexivity | ring].
pose t_37 : R := dot t_4 t_4.
have d_39 : whole (fun i => (y i 0) ^+ 2 + (- 2%:R) * ((h i 0) * (y i 0)) + (h i 0) ^+ 2) = (m_2 - 2%:R * m_3 + m_4) by apply: (num_eq (partD (partD M_4 (partZ (- 2%:R) M_3)) M_2)); clear - R; first [reflexivity | ring].
have d_40 : whole (fun i => ((y i 0) + (- 1) * ((h i 0))) * ((y i 0) + (- 1) * ((h i 0)))) = (m_2 - 2%:R * m_3 + m_4) by apply: (whole_eq _ d_39) => i; clear - R; first [reflexivity | ring].
have e_38 : t_37 = (m_2 - 2%:R * m_3 + m_4) by apply: (dot_node e_5 e_5 d_40); done.
pose t_41 : R := t_35 * t_37.
have e_42 : t_41 = (- t ^+ 2 * m_2 + 2%:R * t ^+ 2 * m_3 - t ^+ 2 * m_4 + t * m_2 - 2%:R * t * m_3 + t * m_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_36 e_38)); cbv beta; clear - R; first [reflexivity | ring].
pose t_43 : R := t_33 - t_41.
have e_44 : t_43 = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by apply: (num_eq (num2 (fun a b : R => a - b) e_34 e_42)); cbv beta; clear - R; first [reflexivity | ring].
have C_17 : t_10 = t_43 by apply: (num_eq e_11); apply: esym; apply: (num_eq e_44); clear - R; first [reflexivity | ring].
exact: C_17.
Qed.

(* lnverify.query-key-gap
   The product of a query and a key behind RMSNorm falls short of N by half their squared distance
   this project; with a proof; compare Henry et al. 2020 *)
Theorem lnverify_query_key_gap (activation k : 'cV[R]_N) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < dot k k ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  Num.sqrt (dot k k / N%:R + 0) != 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  0 <= dot k k / N%:R + 0 /\
  N%:R - dot (rms_norm 0 activation) (rms_norm 0 k) = dot (rms_norm 0 activation - rms_norm 0 k) (rms_norm 0 activation - rms_norm 0 k) / 2%:R :> R.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by apply: (num_eq M_1); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by apply: (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by apply: (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by apply: (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by apply: (pos_quotient H_8 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_12 : k = (col (fun i => (k i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_13 : R := dot k k.
have [m_2 M_2] := some_number (part xpredT (fun i => (k i 0) ^+ 2)).
have S_15 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_16 : whole (fun i => (k i 0) ^+ 2) = m_2 by apply: (num_eq M_2); clear - R; first [reflexivity | ring].
have d_17 : whole (fun i => ((k i 0)) * ((k i 0))) = m_2 by apply: (whole_eq _ d_16) => i; clear - R; first [reflexivity | ring].
have e_14 : t_13 = m_2 by apply: (dot_node e_12 e_12 d_17); done.
have H_18 := pos_of H1 e_14.
have NZ_19 := lt0r_neq0 H_18.
have NZ_20 : m_2 != 0 by apply: (nz_factor (f := m_2) (r := 1) NZ_19 _); clear - R; first [reflexivity | ring].
have S_21 : 0 < m_2 by apply: (pos_quotient H_18 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_22 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_23 := lt0r_neq0 N_pos.
have NZ_24 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_25 : N%:R != 0 := nz_is e_22 NZ_24.
pose t_26 : R := t_2 / N%:R.
have e_27 : t_26 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_22)); cbv beta; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_28 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_29 : R := t_26 + (0 : R).
have e_30 : t_29 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_27 e_28)); cbv beta; clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_31 : R := Num.sqrt t_29.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_33 : 0 <= (r_3 * r_4) by apply: (nneg_is (c := r_4 * r_3)); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | sgn].
have S_34 : 0 <= ((r_3 * r_4) / (n)) by apply: (nneg_is (c := (r_3 * r_4) * n^-1)); [clear - NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | sgn].
have e_32 : t_31 = ((r_3 * r_4) / (n)) by apply: (sqrt_node e_30 S_34); clear - NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_35 := lt0r_neq0 S_r4.
have NZ_36 := lt0r_neq0 S_r3.
have NZ_37 : ((r_3 * r_4) / (n)) != 0 by apply: (nz_is (c := (r_4 * r_3 * n^-1))); [clear - NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_35 NZ_36 NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_31 != 0 := nz_is e_32 NZ_37.
pose t_39 : R := t_13 / N%:R.
have e_40 : t_39 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_14 e_22)); cbv beta; clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_41 : R := t_39 + (0 : R).
have e_42 : t_41 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_40 e_28)); cbv beta; clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_43 : R := Num.sqrt t_41.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_21).
have S_45 : 0 <= (r_4 * r_5) by apply: (nneg_is (c := r_5 * r_4)); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | sgn].
have S_46 : 0 <= ((r_4 * r_5) / (n)) by apply: (nneg_is (c := (r_4 * r_5) * n^-1)); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | sgn].
have e_44 : t_43 = ((r_4 * r_5) / (n)) by apply: (sqrt_node e_42 S_46); clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_47 := lt0r_neq0 S_r5.
have NZ_48 : ((r_4 * r_5) / (n)) != 0 by apply: (nz_is (c := (r_5 * r_4 * n^-1))); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_47 NZ_35 NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_43 != 0 := nz_is e_44 NZ_48.
have S_50 : 0 <= (m_1 / (n)) by apply: (nneg_is (c := m_1 * n^-1)); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | sgn].
have C_51 : 0 <= t_29 := nneg_is e_30 S_50.
have S_52 : 0 <= (m_2 / (n)) by apply: (nneg_is (c := m_2 * n^-1)); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | sgn].
have C_53 : 0 <= t_41 := nneg_is e_42 S_52.
pose t_54 : R := t_31^-1.
have NZ_56 : (r_3 * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * r_3))); [clear - R; ring | clear - NZ_35 NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_55 : t_54 = ((r_3 * r_4) / (m_1)) by apply: (num_eq (num1 (fun a : R => a^-1) e_32)); cbv beta; clear - NZ_35 NZ_36 NZ_56 NZ_23 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_57 : 'cV[R]_N := t_54 *: activation.
have e_58 : t_57 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by apply: (col_eq (col_scale e_55 e_1)) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_59 : R := t_43^-1.
have NZ_61 : (r_4 * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * r_4))); [clear - R; ring | clear - NZ_47 NZ_35 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_60 : t_59 = ((r_4 * r_5) / (m_2)) by apply: (num_eq (num1 (fun a : R => a^-1) e_44)); cbv beta; clear - NZ_47 NZ_35 NZ_61 NZ_23 NZ_20 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_62 : 'cV[R]_N := t_59 *: k.
have e_63 : t_62 = (col (fun i => ((r_4 * r_5) / (m_2)) * ((k i 0)))) by apply: (col_eq (col_scale e_60 e_12)) => i; reduce; clear - NZ_20 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_64 : R := dot t_57 t_62.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (k i 0))).
have d_66 : whole (fun i => ((n * r_3 * r_5) / (m_2 * m_1)) * ((activation i 0) * (k i 0))) = ((n * r_3 * r_5 * m_6) / (m_2 * m_1)) by apply: (num_eq (partZ ((n * r_3 * r_5) / (m_2 * m_1)) M_6)); clear - NZ_20 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
have d_67 : whole (fun i => (((r_3 * r_4) / (m_1)) * ((activation i 0))) * (((r_4 * r_5) / (m_2)) * ((k i 0)))) = ((n * r_3 * r_5 * m_6) / (m_2 * m_1)) by apply: (whole_eq _ d_66) => i; clear - NZ_10 NZ_20 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have e_65 : t_64 = ((n * r_3 * r_5 * m_6) / (m_2 * m_1)) by apply: (dot_node e_58 e_63 d_67); done.
pose t_68 : R := N%:R - t_64.
have e_69 : t_68 = ((n * m_1 * m_2 - n * r_3 * r_5 * m_6) / (m_2 * m_1)) by apply: (num_eq (num2 (fun a b : R => a - b) e_22 e_65)); cbv beta; clear - NZ_20 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
pose t_71 : 'cV[R]_N := t_57 - t_62.
have e_72 : t_71 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)) + ((- r_4 * r_5) / (m_2)) * ((k i 0)))) by apply: (col_eq (col_sub e_58 e_63)) => i; reduce; clear - NZ_10 NZ_20 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_73 : R := dot t_71 t_71.
have d_75 : whole (fun i => (n / (m_1)) * ((activation i 0) ^+ 2) + ((- 2%:R * n * r_3 * r_5) / (m_2 * m_1)) * ((activation i 0) * (k i 0)) + (n / (m_2)) * ((k i 0) ^+ 2)) = ((2%:R * n * m_1 * m_2 - 2%:R * n * r_3 * r_5 * m_6) / (m_2 * m_1)) by apply: (num_eq (partD (partD (partZ (n / (m_1)) M_1) (partZ ((- 2%:R * n * r_3 * r_5) / (m_2 * m_1)) M_6)) (partZ (n / (m_2)) M_2))); clear - NZ_10 NZ_20 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
have d_76 : whole (fun i => (((r_3 * r_4) / (m_1)) * ((activation i 0)) + ((- r_4 * r_5) / (m_2)) * ((k i 0))) * (((r_3 * r_4) / (m_1)) * ((activation i 0)) + ((- r_4 * r_5) / (m_2)) * ((k i 0)))) = ((2%:R * n * m_1 * m_2 - 2%:R * n * r_3 * r_5 * m_6) / (m_2 * m_1)) by apply: (whole_eq _ d_75) => i; clear - NZ_10 NZ_20 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have e_74 : t_73 = ((2%:R * n * m_1 * m_2 - 2%:R * n * r_3 * r_5 * m_6) / (m_2 * m_1)) by apply: (dot_node e_72 e_72 d_76); done.
have e_77 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_78 : R := t_73 / (2%:R : R).
have NZ_80 : 2%:R != 0 :> R by apply: (nz_is (c := (2%:R))); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_79 : t_78 = ((n * m_1 * m_2 - n * r_3 * r_5 * m_6) / (m_2 * m_1)) by apply: (num_eq (num2 (fun a b : R => a / b) e_74 e_77)); cbv beta; clear - NZ_80 NZ_20 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
have C_70 : t_68 = t_78 by apply: (num_eq e_69); apply: esym; apply: (num_eq e_79); clear - NZ_20 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
split; first exact: C_25.
split; first exact: C_38.
split; first exact: C_49.
split; first exact: C_51.
split; first exact: C_53.
exact: C_70.
Qed.

(* lnverify.element-wise-counterpart
   RMSNorm acts on each entry alone if it is given the sum of the squares of the others
   this project; with a proof; compare Stollenwerk 2025 *)
Theorem lnverify_element_wise_counterpart (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= N%:R :> R /\
  had (vpow (rms_norm eps activation) 2) (dot activation activation *: ones - vpow activation 2 + vpow activation 2 + (N%:R * eps) *: ones) = Num.sqrt N%:R ^+ 2 *: vpow activation 2 :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_2 by apply: (num_eq M_2); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by apply: (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_2 by apply: (dot_node e_1 e_1 d_7); done.
have e_8 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_9 : R := t_2 / N%:R.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_8)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : eps = eps by [].
pose t_13 : R := t_9 + eps.
have e_14 : t_13 = ((n * eps + m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_10 e_12)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_15 := pos_of H0 e_14.
have NZ_16 := lt0r_neq0 H_15.
have NZ_17 : (n * eps + m_2) != 0 by apply: (nz_factor (f := (n * eps + m_2)) (r := (1 / (n))) NZ_16 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have S_18 : 0 < (n * eps + m_2) by apply: (pos_quotient H_15 (r := n)); [sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have NZ_19 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : N%:R != 0 := nz_is e_8 NZ_19.
pose t_21 : R := Num.sqrt t_13.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_23 : 0 <= (r_3 * r_4) by apply: (nneg_is (c := r_4 * r_3)); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | sgn].
have S_24 : 0 <= ((r_3 * r_4) / (n)) by apply: (nneg_is (c := (r_3 * r_4) * n^-1)); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | sgn].
have e_22 : t_21 = ((r_3 * r_4) / (n)) by apply: (sqrt_node e_14 S_24); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_25 := lt0r_neq0 S_r4.
have NZ_26 := lt0r_neq0 S_r3.
have NZ_27 : ((r_3 * r_4) / (n)) != 0 by apply: (nz_is (c := (r_4 * r_3 * n^-1))); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_21 != 0 := nz_is e_22 NZ_27.
have S_29 : 0 <= ((n * eps + m_2) / (n)) by apply: (nneg_is (c := (n * eps + m_2) * n^-1)); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | sgn].
have C_30 : 0 <= t_13 := nneg_is e_14 S_29.
have S_31 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | sgn].
have C_32 : 0 <= N%:R := nneg_is e_8 S_31.
pose t_33 : R := t_21^-1.
have NZ_35 : (r_3 * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * r_3))); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_34 : t_33 = ((r_3 * r_4) / ((n * eps + m_2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_22)); cbv beta; clear - NZ_25 NZ_26 NZ_35 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_36 : 'cV[R]_N := t_33 *: activation.
have e_37 : t_36 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by apply: (col_eq (col_scale e_34 e_1)) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_38 : 'cV[R]_N := vpow t_36 2.
have e_39 : t_38 = (col (fun i => (n / ((n * eps + m_2))) * ((activation i 0) ^+ 2))) by apply: (col_eq (col_vpow 2 e_37)) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_40 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_41 : 'cV[R]_N := t_2 *: (ones : 'cV[R]_N).
have e_42 : t_41 = (col (fun i => m_2 * (1))) by apply: (col_eq (col_scale e_3 e_40)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_43 : 'cV[R]_N := vpow activation 2.
have e_44 : t_43 = (col (fun i => (activation i 0) ^+ 2)) by apply: (col_eq (col_vpow 2 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_45 : 'cV[R]_N := t_41 - t_43.
have e_46 : t_45 = (col (fun i => m_2 * (1) + (- 1) * ((activation i 0) ^+ 2))) by apply: (col_eq (col_sub e_42 e_44)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_47 : 'cV[R]_N := t_45 + t_43.
have e_48 : t_47 = (col (fun i => m_2 * (1))) by apply: (col_eq (col_add e_46 e_44)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_49 : R := N%:R * eps.
have e_50 : t_49 = (n * eps) by apply: (num_eq (num2 (fun a b : R => a * b) e_8 e_12)); cbv beta; clear - R; first [reflexivity | ring].
pose t_51 : 'cV[R]_N := t_49 *: (ones : 'cV[R]_N).
have e_52 : t_51 = (col (fun i => (n * eps) * (1))) by apply: (col_eq (col_scale e_50 e_40)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_53 : 'cV[R]_N := t_47 + t_51.
have e_54 : t_53 = (col (fun i => (n * eps + m_2) * (1))) by apply: (col_eq (col_add e_48 e_52)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := had t_38 t_53.
have e_56 : t_55 = (col (fun i => n * ((activation i 0) ^+ 2))) by apply: (col_eq (col_had e_39 e_54)) => i; reduce; clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_58 : R := Num.sqrt N%:R.
have S_60 : 0 <= r_3 by apply: (nneg_is (c := r_3)); [clear - E_r3 R; first [reflexivity | ring: E_r3] | sgn].
have e_59 : t_58 = r_3 by apply: (sqrt_node e_8 S_60); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_61 : R := t_58 ^+ 2.
have e_62 : t_61 = n by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_59)); cbv beta; clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_63 : 'cV[R]_N := t_61 *: t_43.
have e_64 : t_63 = (col (fun i => n * ((activation i 0) ^+ 2))) by apply: (col_eq (col_scale e_62 e_44)) => i; reduce; clear - R; first [reflexivity | ring].
have C_57 : t_55 = t_63 by apply: (col_same e_56 e_64) => i; clear - R; first [reflexivity | ring].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_30.
split; first exact: C_32.
exact: C_57.
Qed.

End Claims.
