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
  J1 = (- 1 / (N%:R * (variance activation + eps))) *: (outer (centered upstream) (normalized eps activation) + 1 *: outer (normalized eps activation) (centered upstream) + (1 * N%:R * (dot upstream (normalized eps activation) / N%:R)) *: Pi - (3%:R * (dot upstream (normalized eps activation) / N%:R)) *: outer (normalized eps activation) (normalized eps activation)) :> 'M[R]_N.
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
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_4 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_36 : R := N%:R * t_33.
have e_37 : t_36 = r_4 by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_38 : R := t_36^-1.
have NZ_40 := lt0r_neq0 S_r4.
have e_39 : t_38 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_37) _); clear - NZ_40 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_41 : R := t_33^-1.
have e_42 : t_41 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_40 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_43 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_44 : 'cV[R]_N := t_41 *: t_12.
have e_45 : t_44 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_46 : R := dot upstream t_44.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0))).
have d_48 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_49 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_48) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_47 : t_46 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_43 e_45 d_49); done.
pose t_50 : 'cV[R]_N := N%:R *: upstream.
have e_51 : t_50 = (col (fun i => n * ((upstream i 0)))) by rule (col_eq (col_scale e_5 e_43) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_52 : R := sumv upstream.
have e_53 : t_52 = m_5 by rule (sum_node e_43 M_5 _); clear - R; first [reflexivity | ring].
pose t_54 : 'cV[R]_N := t_52 *: (ones : 'cV[R]_N).
have e_55 : t_54 = (col (fun i => m_5 * (1))) by rule (col_eq (col_scale e_53 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_56 : 'cV[R]_N := t_50 - t_54.
have e_57 : t_56 = (col (fun i => n * ((upstream i 0)) + (- m_5) * (1))) by rule (col_eq (col_sub e_51 e_55) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := t_46 *: t_44.
have e_59 : t_58 = (col (fun i => ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_47 e_45) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : 'cV[R]_N := t_56 - t_58.
have e_61 : t_60 = (col (fun i => n * ((upstream i 0)) + ((- n ^+ 2 * eps * m_5 + n * m_2 * m_6 - n * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_57 e_59) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose J1_62 : 'M[R]_N := (opr (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0))))]).
have e_63 : J1_62 = (opr (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0))))]) by [].
have C_64 : is_jacobian (fun activation : 'cV[R]_N => (N%:R * Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) activation J1_62.
have size_ge0 := @size1_ge0 R N.
have D_65 := VD_at activation.
have D_66 := D_sumv size_ge0 D_65.
have D_67 := D_mulr size_ge0 (N%:R^-1) D_66.
have D_68 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_67.
have D_69 := VD_sub D_65 D_68.
have D_70 := D_dot size_ge0 D_69 D_69.
have D_71 := D_mulr size_ge0 (N%:R^-1) D_70.
have D_72 := D_addr size_ge0 eps D_71.
have S_74 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_40 R; sgn].
have C_73 : 0 < t_22 := pos_is e_23 S_74.
have D_75 := D_sqrt size_ge0 C_73 D_72.
have D_76 := D_mull N%:R D_75.
have NZ_77 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_40 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_78 : t_36 != 0 := nz_is e_37 NZ_77.
have D_79 := D_inv size_ge0 C_78 D_76.
have NZ_80 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_81 : t_33 != 0 := nz_is e_34 NZ_80.
have D_82 := D_inv size_ge0 C_81 D_75.
have D_83 := VD_scale size_ge0 D_82 D_69.
have D_84 := D_dotl size_ge0 upstream D_83.
have D_85 := VD_scale size_ge0 D_84 D_83.
have D_86 := VD_addl size_ge0 t_56 (VD_opp D_85).
have D_87 := VD_scale size_ge0 D_79 D_86.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (N%:R * Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))))) D_87 _) => h_88.
have e_89 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_90 : R := (2%:R : R) * t_33.
have e_91 : t_90 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_89 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_90^-1.
have NZ_94 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_93 : t_92 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_91) _); clear - NZ_40 NZ_94 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_95 : h_88 = (col (fun i => (h_88 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_96 : R := sumv h_88.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_88 i 0))).
have e_97 : t_96 = m_7 by rule (sum_node e_95 M_7 _); clear - R; first [reflexivity | ring].
pose t_98 : R := t_96 / N%:R.
have e_99 : t_98 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_97 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_100 : 'cV[R]_N := t_98 *: (ones : 'cV[R]_N).
have e_101 : t_100 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_99 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : 'cV[R]_N := h_88 - t_100.
have e_103 : t_102 = (col (fun i => (h_88 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_95 e_101) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_104 : R := dot t_102 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_88 i 0))).
have d_106 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_2) / (n)) * ((h_88 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_107 : whole (fun i => ((h_88 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_106) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_105 : t_104 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_103 e_13 d_107); done.
pose t_108 : R := dot t_12 t_102.
have d_110 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_88 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_111 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_88 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_110) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_109 : t_108 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_13 e_103 d_111); done.
pose t_112 : R := t_104 + t_108.
have e_113 : t_112 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_105 e_109) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_114 : R := t_112 / N%:R.
have e_115 : t_114 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_113 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_116 : R := t_92 * t_114.
have e_117 : t_116 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_93 e_115) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_118 : R := N%:R * t_116.
have e_119 : t_118 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_117) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_120 : R := t_38 * t_118.
have e_121 : t_120 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_119) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_122 : R := t_38 * t_120.
have e_123 : t_122 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_121) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_124 : R := - t_122.
have e_125 : t_124 = ((- n * r_4 * m_8 + m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_123) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_126 : 'cV[R]_N := t_124 *: t_60.
have e_127 : t_126 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 - n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n * m_2 ^+ 2 * r_4 * m_6 * m_7 - n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * r_4 * m_6 * m_8 - n ^+ 2 * m_2 * r_4 * m_5 * m_8 - n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)))) by rule (col_eq (col_scale e_125 e_61) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_128 : R := t_41 * t_116.
have e_129 : t_128 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_117) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_130 : R := t_41 * t_128.
have e_131 : t_130 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_129) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_132 : R := - t_130.
have e_133 : t_132 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_131) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_134 : 'cV[R]_N := t_132 *: t_12.
have e_135 : t_134 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_133 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : 'cV[R]_N := t_41 *: t_102.
have e_137 : t_136 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_103) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_138 : 'cV[R]_N := t_134 + t_136.
have e_139 : t_138 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)))) by rule (col_eq (col_add e_135 e_137) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_140 : R := dot upstream t_138.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_88 i 0) * (upstream i 0))).
have d_142 : whole (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_5 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_6 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_7 - n * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_143 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_5 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_6 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_7 - n * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_142) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_141 : t_140 = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_5 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_6 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_7 - n * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_43 e_139 d_143); done.
pose t_144 : 'cV[R]_N := t_140 *: t_44.
have e_145 : t_144 = (col (fun i => ((n ^+ 4 * eps * m_9 - n ^+ 3 * eps * m_5 * m_7 + n ^+ 3 * m_3 * m_9 - n ^+ 3 * m_6 * m_8 - n ^+ 2 * m_2 ^+ 2 * m_9 + n ^+ 2 * m_2 * m_5 * m_8 + n ^+ 2 * m_2 * m_6 * m_7 - n ^+ 2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * m_9 + n ^+ 2 * eps * m_2 * m_5 * m_7 - n ^+ 2 * m_2 * m_3 * m_9 + n ^+ 2 * m_2 * m_6 * m_8 + n * m_2 ^+ 3 * m_9 - n * m_2 ^+ 2 * m_5 * m_8 - n * m_2 ^+ 2 * m_6 * m_7 + n * m_2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_141 e_45) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_146 : 'cV[R]_N := t_46 *: t_138.
have e_147 : t_146 = (col (fun i => ((- n ^+ 3 * m_6 * m_8 + n ^+ 2 * m_2 * m_5 * m_8 + n ^+ 2 * m_2 * m_6 * m_7 - n * m_2 ^+ 2 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_6 * m_7 + n ^+ 2 * eps * m_2 * m_5 * m_7 + n ^+ 2 * m_2 * m_6 * m_8 - n ^+ 2 * m_3 * m_6 * m_7 - n * m_2 ^+ 2 * m_5 * m_8 + n * m_2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)))) by rule (col_eq (col_scale e_47 e_139) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_148 : 'cV[R]_N := t_144 + t_146.
have e_149 : t_148 = (col (fun i => ((n ^+ 4 * eps * m_9 - n ^+ 3 * eps * m_5 * m_7 + n ^+ 3 * m_3 * m_9 - 2%:R * n ^+ 3 * m_6 * m_8 - n ^+ 2 * m_2 ^+ 2 * m_9 + 2%:R * n ^+ 2 * m_2 * m_5 * m_8 + 2%:R * n ^+ 2 * m_2 * m_6 * m_7 - n ^+ 2 * m_3 * m_5 * m_7 - n * m_2 ^+ 2 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * m_9 - n ^+ 3 * eps * m_6 * m_7 + 2%:R * n ^+ 2 * eps * m_2 * m_5 * m_7 - n ^+ 2 * m_2 * m_3 * m_9 + 2%:R * n ^+ 2 * m_2 * m_6 * m_8 - n ^+ 2 * m_3 * m_6 * m_7 + n * m_2 ^+ 3 * m_9 - 2%:R * n * m_2 ^+ 2 * m_5 * m_8 - n * m_2 ^+ 2 * m_6 * m_7 + 2%:R * n * m_2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)))) by rule (col_eq (col_add e_145 e_147) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_150 : 'cV[R]_N := - t_148.
have e_151 : t_150 = (col (fun i => ((- n ^+ 4 * eps * m_9 + n ^+ 3 * eps * m_5 * m_7 - n ^+ 3 * m_3 * m_9 + 2%:R * n ^+ 3 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * m_9 - 2%:R * n ^+ 2 * m_2 * m_5 * m_8 - 2%:R * n ^+ 2 * m_2 * m_6 * m_7 + n ^+ 2 * m_3 * m_5 * m_7 + n * m_2 ^+ 2 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * m_9 + n ^+ 3 * eps * m_6 * m_7 - 2%:R * n ^+ 2 * eps * m_2 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * m_9 - 2%:R * n ^+ 2 * m_2 * m_6 * m_8 + n ^+ 2 * m_3 * m_6 * m_7 - n * m_2 ^+ 3 * m_9 + 2%:R * n * m_2 ^+ 2 * m_5 * m_8 + n * m_2 ^+ 2 * m_6 * m_7 - 2%:R * n * m_2 * m_3 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)))) by rule (col_eq (col_opp e_149) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_152 : 'cV[R]_N := t_38 *: t_150.
have e_153 : t_152 = (col (fun i => ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 2%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 2%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 2%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 2%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 2%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 2%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)))) by rule (col_eq (col_scale e_39 e_151) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_154 : 'cV[R]_N := t_126 + t_152.
have e_155 : t_154 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)))) by rule (col_eq (col_add e_127 e_153) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_156 : 'cV[R]_N := J1_62 *m h_88.
have d_158 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_88 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_159 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_88 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_158) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_160 : whole (fun i => ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((h_88 i 0)) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) * (h_88 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (partD (partD (partZ ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_7) (partZ ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_8)) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_161 : whole (fun i => (((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0))) * ((h_88 i 0))) = ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (whole_eq _ d_160) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_162 : whole (fun i => ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((h_88 i 0)) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) * (h_88 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0) * (upstream i 0))) = ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (partD (partD (partZ ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_7) (partZ ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_8)) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_163 : whole (fun i => (((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0))) * ((h_88 i 0))) = ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (whole_eq _ d_162) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_157 : t_156 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)) + ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((n ^+ 3 * eps * m_2 * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_8 + n ^+ 3 * eps * r_4 * m_6 * m_7 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_7 + n ^+ 2 * m_2 * m_3 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_6 * m_7 - n * m_2 ^+ 3 * r_4 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_7 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)); ((- n ^+ 4 * eps * r_4 * m_9 + n ^+ 3 * eps * r_4 * m_5 * m_7 - n ^+ 3 * m_3 * r_4 * m_9 + 3%:R * n ^+ 3 * r_4 * m_6 * m_8 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_8 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_5 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3))]) e_63 e_95 (conj d_159 (conj d_161 (conj d_163 I)))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_155 e_157 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_164 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_165 : N%:R != 0 := nz_is e_5 NZ_164.
have NZ_166 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_40 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_167 : t_36 != 0 := nz_is e_37 NZ_166.
have NZ_168 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_169 : t_33 != 0 := nz_is e_34 NZ_168.
pose t_170 : R := N%:R * t_22.
have e_171 : t_170 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_23) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have NZ_172 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_173 : t_170 != 0 := nz_is e_171 NZ_172.
have S_174 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_40 R; sgn].
have C_175 : 0 <= t_22 := nneg_is e_23 S_174.
have e_177 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_178 : R := - (1 : R).
have e_179 : t_178 = (- 1) by rule (num_eq (num1 (fun a : R => - a) e_177) _); clear - R; first [reflexivity | ring].
pose t_180 : R := t_178 / t_170.
have e_181 : t_180 = ((- n) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_179 e_171) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_182 : R := t_52 / N%:R.
have e_183 : t_182 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_53 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_184 : 'cV[R]_N := t_182 *: (ones : 'cV[R]_N).
have e_185 : t_184 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_183 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_186 : 'cV[R]_N := upstream - t_184.
have e_187 : t_186 = (col (fun i => (upstream i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_43 e_185) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_188 : 'M[R]_N := outer t_186 t_44.
have e_189 : t_188 = (opr (fun i => 0) [:: ((fun i => (upstream i 0) + ((- m_5) / (n)) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_outer e_187 e_45) _ _); [move=> i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_190 : 'M[R]_N := outer t_44 t_186.
have e_191 : t_190 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => (upstream i 0) + ((- m_5) / (n)) * (1)))]) by rule (opr_eq (opr_outer e_45 e_187) _ _); [move=> i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_192 : 'M[R]_N := (1 : R) *: t_190.
have e_193 : t_192 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_177 e_191) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_194 : 'M[R]_N := t_188 + t_192.
have e_195 : t_194 = (opr (fun i => 0) [:: ((fun i => (upstream i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((2%:R * m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_add e_189 e_193) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_196 : R := (1 : R) * N%:R.
have e_197 : t_196 = n by rule (num_eq (num2 (fun a b : R => a * b) e_177 e_5) _); clear - R; first [reflexivity | ring].
pose t_198 : R := t_46 / N%:R.
have e_199 : t_198 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_47 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_200 : R := t_196 * t_198.
have e_201 : t_200 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_197 e_199) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_202 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_203 : R := N%:R^-1.
have e_204 : t_203 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_205 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_206 : t_205 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_207 : 'M[R]_N := t_203 *: t_205.
have e_208 : t_207 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_204 e_206) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_209 : 'M[R]_N := (1%:M : 'M[R]_N) - t_207.
have e_210 : t_209 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_202 e_208) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_211 : 'M[R]_N := t_200 *: t_209.
have e_212 : t_211 = (opr (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n * r_4 * m_6 + m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_201 e_210) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_213 : 'M[R]_N := t_194 + t_211.
have e_214 : t_213 = (opr (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * r_4 * m_6 + 3%:R * m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_add e_195 e_212) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_215 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_216 : R := (3%:R : R) * t_198.
have e_217 : t_216 = ((3%:R * n * r_4 * m_6 - 3%:R * m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_215 e_199) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_218 : 'M[R]_N := outer t_44 t_44.
have e_219 : t_218 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_outer e_45 e_45) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_220 : 'M[R]_N := t_216 *: t_218.
have e_221 : t_220 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((3%:R * n ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- 3%:R * n * m_2 * r_4 * m_6 + 3%:R * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))); ((fun i => 1), (fun i => ((- 3%:R * n * m_2 * r_4 * m_6 + 3%:R * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((3%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * m_2 ^+ 3 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_217 e_219) _ _); [move=> i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_222 : 'M[R]_N := t_213 - t_220.
have e_223 : t_222 = (opr (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 * m_5 + 3%:R * n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5 - 2%:R * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + 3%:R * n * eps * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6 - 2%:R * m_2 ^+ 2 * r_4 * m_6 + 3%:R * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + 3%:R * n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5 - 2%:R * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- 3%:R * n ^+ 2 * r_4 * m_6 + 3%:R * n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_214 e_221) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_224 : 'M[R]_N := t_180 *: t_222.
have e_225 : t_224 = (opr (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)) [:: ((fun i => (upstream i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))); ((fun i => 1), (fun i => ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 3 * eps * r_4 * m_6 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 + n ^+ 2 * m_3 * r_4 * m_6 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 - 3%:R * n * m_2 * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 3 * eps * r_4 * m_5 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 + n ^+ 2 * m_3 * r_4 * m_5 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((3%:R * n ^+ 3 * r_4 * m_6 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_181 e_223) _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_176 : J1_62 = t_224 by rule (opr_same e_63 e_225 _ _); [move=> i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists J1_62; split; first exact: C_64.
split; first exact: C_165.
split; first exact: C_167.
split; first exact: C_169.
split; first exact: C_173.
split; first exact: C_175.
exact: C_176.
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
have e_1 : h = (col (fun i => (h i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : t = t by [].
have e_3 : y = (col (fun i => (y i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_4 : 'cV[R]_N := y - h.
have e_5 : t_4 = (col (fun i => (y i 0) + (- 1) * ((h i 0)))) by rule (col_eq (col_sub e_3 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_6 : 'cV[R]_N := t *: t_4.
have e_7 : t_6 = (col (fun i => t * ((y i 0)) + (- t) * ((h i 0)))) by rule (col_eq (col_scale e_2 e_5) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := h + t_6.
have e_9 : t_8 = (col (fun i => (- t + 1) * ((h i 0)) + t * ((y i 0)))) by rule (col_eq (col_add e_1 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_10 : R := dot t_8 t_8.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_12 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (h i 0) ^+ 2)).
have S_13 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have [m_3 M_3] := some_number (part xpredT (fun i => (h i 0) * (y i 0))).
have [m_4 M_4] := some_number (part xpredT (fun i => (y i 0) ^+ 2)).
have S_14 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_15 : whole (fun i => (t ^+ 2 - 2%:R * t + 1) * ((h i 0) ^+ 2) + (- 2%:R * t ^+ 2 + 2%:R * t) * ((h i 0) * (y i 0)) + (t ^+ 2) * ((y i 0) ^+ 2)) = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by rule (num_eq (partD (partD (partZ (t ^+ 2 - 2%:R * t + 1) M_2) (partZ (- 2%:R * t ^+ 2 + 2%:R * t) M_3)) (partZ (t ^+ 2) M_4)) _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => ((- t + 1) * ((h i 0)) + t * ((y i 0))) * ((- t + 1) * ((h i 0)) + t * ((y i 0)))) = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by rule (whole_eq _ d_15) => i; clear - R; first [reflexivity | ring].
have e_11 : t_10 = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by rule (dot_node e_9 e_9 d_16); done.
have e_18 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_19 : R := (1 : R) - t.
have e_20 : t_19 = (- t + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_18 e_2) _); clear - R; first [reflexivity | ring].
pose t_21 : R := dot h h.
have d_23 : whole (fun i => (h i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_24 : whole (fun i => ((h i 0)) * ((h i 0))) = m_2 by rule (whole_eq _ d_23) => i; clear - R; first [reflexivity | ring].
have e_22 : t_21 = m_2 by rule (dot_node e_1 e_1 d_24); done.
pose t_25 : R := t_19 * t_21.
have e_26 : t_25 = (- t * m_2 + m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_20 e_22) _); clear - R; first [reflexivity | ring].
pose t_27 : R := dot y y.
have d_29 : whole (fun i => (y i 0) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_30 : whole (fun i => ((y i 0)) * ((y i 0))) = m_4 by rule (whole_eq _ d_29) => i; clear - R; first [reflexivity | ring].
have e_28 : t_27 = m_4 by rule (dot_node e_3 e_3 d_30); done.
pose t_31 : R := t * t_27.
have e_32 : t_31 = (t * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_28) _); clear - R; first [reflexivity | ring].
pose t_33 : R := t_25 + t_31.
have e_34 : t_33 = (- t * m_2 + t * m_4 + m_2) by rule (num_eq (num2 (fun a b : R => a + b) e_26 e_32) _); clear - R; first [reflexivity | ring].
pose t_35 : R := t * t_19.
have e_36 : t_35 = (- t ^+ 2 + t) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_20) _); clear - R; first [reflexivity | ring].
pose t_37 : R := dot t_4 t_4.
have d_39 : whole (fun i => (y i 0) ^+ 2 + (- 2%:R) * ((h i 0) * (y i 0)) + (h i 0) ^+ 2) = (m_2 - 2%:R * m_3 + m_4) by rule (num_eq (partD (partD M_4 (partZ (- 2%:R) M_3)) M_2) _); clear - R; first [reflexivity | ring].
have d_40 : whole (fun i => ((y i 0) + (- 1) * ((h i 0))) * ((y i 0) + (- 1) * ((h i 0)))) = (m_2 - 2%:R * m_3 + m_4) by rule (whole_eq _ d_39) => i; clear - R; first [reflexivity | ring].
have e_38 : t_37 = (m_2 - 2%:R * m_3 + m_4) by rule (dot_node e_5 e_5 d_40); done.
pose t_41 : R := t_35 * t_37.
have e_42 : t_41 = (- t ^+ 2 * m_2 + 2%:R * t ^+ 2 * m_3 - t ^+ 2 * m_4 + t * m_2 - 2%:R * t * m_3 + t * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_36 e_38) _); clear - R; first [reflexivity | ring].
pose t_43 : R := t_33 - t_41.
have e_44 : t_43 = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by rule (num_eq (num2 (fun a b : R => a - b) e_34 e_42) _); clear - R; first [reflexivity | ring].
have C_17 : t_10 = t_43 by rule (num_eq e_11 (esym (num_eq e_44 _))); clear - R; first [reflexivity | ring].
exact: C_17.
Qed.

(* lnverify.opposite-vectors
   A step of the share t from h to −h has the squared length (1 − 2t)²‖h‖²: at t = 1/2 nothing is left of it
   this project; with a proof; compare Loshchilov et al. 2024 *)
Theorem lnverify_opposite_vectors (h : 'cV[R]_N) (t : R) :
  (0 < N)%N ->
  dot (h + t *: (- h - h)) (h + t *: (- h - h)) = (1 - 2%:R * t) ^+ 2 * dot h h :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : h = (col (fun i => (h i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : t = t by [].
pose t_3 : 'cV[R]_N := - h.
have e_4 : t_3 = (col (fun i => (- 1) * ((h i 0)))) by rule (col_eq (col_opp e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_5 : 'cV[R]_N := t_3 - h.
have e_6 : t_5 = (col (fun i => (- 2%:R) * ((h i 0)))) by rule (col_eq (col_sub e_4 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_7 : 'cV[R]_N := t *: t_5.
have e_8 : t_7 = (col (fun i => (- 2%:R * t) * ((h i 0)))) by rule (col_eq (col_scale e_2 e_6) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_9 : 'cV[R]_N := h + t_7.
have e_10 : t_9 = (col (fun i => (- 2%:R * t + 1) * ((h i 0)))) by rule (col_eq (col_add e_1 e_8) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_11 : R := dot t_9 t_9.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_13 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (h i 0) ^+ 2)).
have S_14 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_15 : whole (fun i => (4%:R * t ^+ 2 - 4%:R * t + 1) * ((h i 0) ^+ 2)) = (4%:R * t ^+ 2 * m_2 - 4%:R * t * m_2 + m_2) by rule (num_eq (partZ (4%:R * t ^+ 2 - 4%:R * t + 1) M_2) _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => ((- 2%:R * t + 1) * ((h i 0))) * ((- 2%:R * t + 1) * ((h i 0)))) = (4%:R * t ^+ 2 * m_2 - 4%:R * t * m_2 + m_2) by rule (whole_eq _ d_15) => i; clear - R; first [reflexivity | ring].
have e_12 : t_11 = (4%:R * t ^+ 2 * m_2 - 4%:R * t * m_2 + m_2) by rule (dot_node e_10 e_10 d_16); done.
have e_18 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_19 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_20 : R := (2%:R : R) * t.
have e_21 : t_20 = (2%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_19 e_2) _); clear - R; first [reflexivity | ring].
pose t_22 : R := (1 : R) - t_20.
have e_23 : t_22 = (- 2%:R * t + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_18 e_21) _); clear - R; first [reflexivity | ring].
pose t_24 : R := t_22 ^+ 2.
have e_25 : t_24 = (4%:R * t ^+ 2 - 4%:R * t + 1) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_23) _); clear - R; first [reflexivity | ring].
pose t_26 : R := dot h h.
have d_28 : whole (fun i => (h i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_29 : whole (fun i => ((h i 0)) * ((h i 0))) = m_2 by rule (whole_eq _ d_28) => i; clear - R; first [reflexivity | ring].
have e_27 : t_26 = m_2 by rule (dot_node e_1 e_1 d_29); done.
pose t_30 : R := t_24 * t_26.
have e_31 : t_30 = (4%:R * t ^+ 2 * m_2 - 4%:R * t * m_2 + m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_27) _); clear - R; first [reflexivity | ring].
have C_17 : t_11 = t_30 by rule (num_eq e_12 (esym (num_eq e_31 _))); clear - R; first [reflexivity | ring].
exact: C_17.
Qed.

(* lnverify.lerp-angle
   A step z of the share t from h to y has z·h = (1 − t)‖h‖² + t h·y, and t² times the squared area of h and y
   this project; with a proof; compare Loshchilov et al. 2024 on LERP and SLERP *)
Theorem lnverify_lerp_angle (h y : 'cV[R]_N) (t : R) :
  (0 < N)%N ->
  dot (h + t *: (y - h)) h = (1 - t) * dot h h + t * dot h y :> R /\
  dot (h + t *: (y - h)) (h + t *: (y - h)) * dot h h - dot (h + t *: (y - h)) h ^+ 2 = t ^+ 2 * (dot h h * dot y y - dot h y ^+ 2) :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : h = (col (fun i => (h i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : t = t by [].
have e_3 : y = (col (fun i => (y i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_4 : 'cV[R]_N := y - h.
have e_5 : t_4 = (col (fun i => (y i 0) + (- 1) * ((h i 0)))) by rule (col_eq (col_sub e_3 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_6 : 'cV[R]_N := t *: t_4.
have e_7 : t_6 = (col (fun i => t * ((y i 0)) + (- t) * ((h i 0)))) by rule (col_eq (col_scale e_2 e_5) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := h + t_6.
have e_9 : t_8 = (col (fun i => (- t + 1) * ((h i 0)) + t * ((y i 0)))) by rule (col_eq (col_add e_1 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_10 : R := dot t_8 h.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_12 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (h i 0) ^+ 2)).
have S_13 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have [m_3 M_3] := some_number (part xpredT (fun i => (h i 0) * (y i 0))).
have d_14 : whole (fun i => (- t + 1) * ((h i 0) ^+ 2) + t * ((h i 0) * (y i 0))) = (- t * m_2 + t * m_3 + m_2) by rule (num_eq (partD (partZ (- t + 1) M_2) (partZ t M_3)) _); clear - R; first [reflexivity | ring].
have d_15 : whole (fun i => ((- t + 1) * ((h i 0)) + t * ((y i 0))) * ((h i 0))) = (- t * m_2 + t * m_3 + m_2) by rule (whole_eq _ d_14) => i; clear - R; first [reflexivity | ring].
have e_11 : t_10 = (- t * m_2 + t * m_3 + m_2) by rule (dot_node e_9 e_1 d_15); done.
have e_17 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_18 : R := (1 : R) - t.
have e_19 : t_18 = (- t + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_17 e_2) _); clear - R; first [reflexivity | ring].
pose t_20 : R := dot h h.
have d_22 : whole (fun i => (h i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_23 : whole (fun i => ((h i 0)) * ((h i 0))) = m_2 by rule (whole_eq _ d_22) => i; clear - R; first [reflexivity | ring].
have e_21 : t_20 = m_2 by rule (dot_node e_1 e_1 d_23); done.
pose t_24 : R := t_18 * t_20.
have e_25 : t_24 = (- t * m_2 + m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_19 e_21) _); clear - R; first [reflexivity | ring].
pose t_26 : R := dot h y.
have d_28 : whole (fun i => (h i 0) * (y i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_29 : whole (fun i => ((h i 0)) * ((y i 0))) = m_3 by rule (whole_eq _ d_28) => i; clear - R; first [reflexivity | ring].
have e_27 : t_26 = m_3 by rule (dot_node e_1 e_3 d_29); done.
pose t_30 : R := t * t_26.
have e_31 : t_30 = (t * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_27) _); clear - R; first [reflexivity | ring].
pose t_32 : R := t_24 + t_30.
have e_33 : t_32 = (- t * m_2 + t * m_3 + m_2) by rule (num_eq (num2 (fun a b : R => a + b) e_25 e_31) _); clear - R; first [reflexivity | ring].
have C_16 : t_10 = t_32 by rule (num_eq e_11 (esym (num_eq e_33 _))); clear - R; first [reflexivity | ring].
pose t_34 : R := dot t_8 t_8.
have [m_4 M_4] := some_number (part xpredT (fun i => (y i 0) ^+ 2)).
have S_36 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_37 : whole (fun i => (t ^+ 2 - 2%:R * t + 1) * ((h i 0) ^+ 2) + (- 2%:R * t ^+ 2 + 2%:R * t) * ((h i 0) * (y i 0)) + (t ^+ 2) * ((y i 0) ^+ 2)) = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by rule (num_eq (partD (partD (partZ (t ^+ 2 - 2%:R * t + 1) M_2) (partZ (- 2%:R * t ^+ 2 + 2%:R * t) M_3)) (partZ (t ^+ 2) M_4)) _); clear - R; first [reflexivity | ring].
have d_38 : whole (fun i => ((- t + 1) * ((h i 0)) + t * ((y i 0))) * ((- t + 1) * ((h i 0)) + t * ((y i 0)))) = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by rule (whole_eq _ d_37) => i; clear - R; first [reflexivity | ring].
have e_35 : t_34 = (t ^+ 2 * m_2 - 2%:R * t ^+ 2 * m_3 + t ^+ 2 * m_4 - 2%:R * t * m_2 + 2%:R * t * m_3 + m_2) by rule (dot_node e_9 e_9 d_38); done.
pose t_39 : R := t_34 * t_20.
have e_40 : t_39 = (t ^+ 2 * m_2 ^+ 2 - 2%:R * t ^+ 2 * m_2 * m_3 + t ^+ 2 * m_2 * m_4 - 2%:R * t * m_2 ^+ 2 + 2%:R * t * m_2 * m_3 + m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_35 e_21) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_10 ^+ 2.
have e_42 : t_41 = (t ^+ 2 * m_2 ^+ 2 - 2%:R * t ^+ 2 * m_2 * m_3 + t ^+ 2 * m_3 ^+ 2 - 2%:R * t * m_2 ^+ 2 + 2%:R * t * m_2 * m_3 + m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_11) _); clear - R; first [reflexivity | ring].
pose t_43 : R := t_39 - t_41.
have e_44 : t_43 = (t ^+ 2 * m_2 * m_4 - t ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a - b) e_40 e_42) _); clear - R; first [reflexivity | ring].
pose t_46 : R := t ^+ 2.
have e_47 : t_46 = (t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_2) _); clear - R; first [reflexivity | ring].
pose t_48 : R := dot y y.
have d_50 : whole (fun i => (y i 0) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_51 : whole (fun i => ((y i 0)) * ((y i 0))) = m_4 by rule (whole_eq _ d_50) => i; clear - R; first [reflexivity | ring].
have e_49 : t_48 = m_4 by rule (dot_node e_3 e_3 d_51); done.
pose t_52 : R := t_20 * t_48.
have e_53 : t_52 = (m_2 * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_21 e_49) _); clear - R; first [reflexivity | ring].
pose t_54 : R := t_26 ^+ 2.
have e_55 : t_54 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_27) _); clear - R; first [reflexivity | ring].
pose t_56 : R := t_52 - t_54.
have e_57 : t_56 = (m_2 * m_4 - m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a - b) e_53 e_55) _); clear - R; first [reflexivity | ring].
pose t_58 : R := t_46 * t_56.
have e_59 : t_58 = (t ^+ 2 * m_2 * m_4 - t ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_47 e_57) _); clear - R; first [reflexivity | ring].
have C_45 : t_43 = t_58 by rule (num_eq e_44 (esym (num_eq e_59 _))); clear - R; first [reflexivity | ring].
split; first exact: C_16.
exact: C_45.
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
have e_22 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_23 := lt0r_neq0 N_pos.
have NZ_24 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_25 : N%:R != 0 := nz_is e_22 NZ_24.
pose t_26 : R := t_2 / N%:R.
have e_27 : t_26 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_22) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_28 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_29 : R := t_26 + (0 : R).
have e_30 : t_29 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_27 e_28) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_31 : R := Num.sqrt t_29.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_33 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 NZ_10 NZ_20 NZ_23 R; sgn].
have S_34 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_33 NZ_10 NZ_20 NZ_23 R; sgn].
have e_32 : t_31 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_30 S_34 _); clear - NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_35 := lt0r_neq0 S_r4.
have NZ_36 := lt0r_neq0 S_r3.
have NZ_37 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_23 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_35 NZ_36 NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_31 != 0 := nz_is e_32 NZ_37.
pose t_39 : R := t_13 / N%:R.
have e_40 : t_39 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_22) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_41 : R := t_39 + (0 : R).
have e_42 : t_41 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_40 e_28) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_43 : R := Num.sqrt t_41.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_21).
have S_45 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_33 S_r5 NZ_10 NZ_20 NZ_23 NZ_35 NZ_36 R; sgn].
have S_46 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_33 S_r5 S_45 NZ_10 NZ_20 NZ_23 NZ_35 NZ_36 R; sgn].
have e_44 : t_43 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_42 S_46 _); clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_47 := lt0r_neq0 S_r5.
have NZ_48 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_47 NZ_35 NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_43 != 0 := nz_is e_44 NZ_48.
have S_50 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_33 S_r5 S_45 NZ_10 NZ_20 NZ_23 NZ_35 NZ_36 NZ_47 R; sgn].
have C_51 : 0 <= t_29 := nneg_is e_30 S_50.
have S_52 : 0 <= (m_2 / (n)) by rule (nneg_is (c := m_2 * n^-1) _ _); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_15 S_21 S_r3 S_r4 S_33 S_r5 S_45 NZ_10 NZ_20 NZ_23 NZ_35 NZ_36 NZ_47 R; sgn].
have C_53 : 0 <= t_41 := nneg_is e_42 S_52.
pose t_54 : R := t_31^-1.
have NZ_56 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_35 NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_55 : t_54 = ((r_3 * r_4) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_32) _); clear - NZ_35 NZ_36 NZ_56 NZ_23 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_57 : 'cV[R]_N := t_54 *: activation.
have e_58 : t_57 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_55 e_1) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_59 : R := t_43^-1.
have NZ_61 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_47 NZ_35 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_60 : t_59 = ((r_4 * r_5) / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_44) _); clear - NZ_47 NZ_35 NZ_61 NZ_23 NZ_20 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_62 : 'cV[R]_N := t_59 *: k.
have e_63 : t_62 = (col (fun i => ((r_4 * r_5) / (m_2)) * ((k i 0)))) by rule (col_eq (col_scale e_60 e_12) _) => i; reduce; clear - NZ_20 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_64 : R := dot t_57 t_62.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (k i 0))).
have d_66 : whole (fun i => ((n * r_3 * r_5) / (m_2 * m_1)) * ((activation i 0) * (k i 0))) = ((n * r_3 * r_5 * m_6) / (m_2 * m_1)) by rule (num_eq (partZ ((n * r_3 * r_5) / (m_2 * m_1)) M_6) _); clear - NZ_20 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
have d_67 : whole (fun i => (((r_3 * r_4) / (m_1)) * ((activation i 0))) * (((r_4 * r_5) / (m_2)) * ((k i 0)))) = ((n * r_3 * r_5 * m_6) / (m_2 * m_1)) by rule (whole_eq _ d_66) => i; clear - NZ_10 NZ_20 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have e_65 : t_64 = ((n * r_3 * r_5 * m_6) / (m_2 * m_1)) by rule (dot_node e_58 e_63 d_67); done.
pose t_68 : R := N%:R - t_64.
have e_69 : t_68 = ((n * m_1 * m_2 - n * r_3 * r_5 * m_6) / (m_2 * m_1)) by rule (num_eq (num2 (fun a b : R => a - b) e_22 e_65) _); clear - NZ_20 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
pose t_71 : 'cV[R]_N := t_57 - t_62.
have e_72 : t_71 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)) + ((- r_4 * r_5) / (m_2)) * ((k i 0)))) by rule (col_eq (col_sub e_58 e_63) _) => i; reduce; clear - NZ_10 NZ_20 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_73 : R := dot t_71 t_71.
have d_75 : whole (fun i => (n / (m_1)) * ((activation i 0) ^+ 2) + ((- 2%:R * n * r_3 * r_5) / (m_2 * m_1)) * ((activation i 0) * (k i 0)) + (n / (m_2)) * ((k i 0) ^+ 2)) = ((2%:R * n * m_1 * m_2 - 2%:R * n * r_3 * r_5 * m_6) / (m_2 * m_1)) by rule (num_eq (partD (partD (partZ (n / (m_1)) M_1) (partZ ((- 2%:R * n * r_3 * r_5) / (m_2 * m_1)) M_6)) (partZ (n / (m_2)) M_2)) _); clear - NZ_10 NZ_20 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
have d_76 : whole (fun i => (((r_3 * r_4) / (m_1)) * ((activation i 0)) + ((- r_4 * r_5) / (m_2)) * ((k i 0))) * (((r_3 * r_4) / (m_1)) * ((activation i 0)) + ((- r_4 * r_5) / (m_2)) * ((k i 0)))) = ((2%:R * n * m_1 * m_2 - 2%:R * n * r_3 * r_5 * m_6) / (m_2 * m_1)) by rule (whole_eq _ d_75) => i; clear - NZ_10 NZ_20 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have e_74 : t_73 = ((2%:R * n * m_1 * m_2 - 2%:R * n * r_3 * r_5 * m_6) / (m_2 * m_1)) by rule (dot_node e_72 e_72 d_76); done.
have e_77 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_78 : R := t_73 / (2%:R : R).
have NZ_80 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_79 : t_78 = ((n * m_1 * m_2 - n * r_3 * r_5 * m_6) / (m_2 * m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_74 e_77) _); clear - NZ_80 NZ_20 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
have C_70 : t_68 = t_78 by rule (num_eq e_69 (esym (num_eq e_79 _))); clear - NZ_20 NZ_10 E_r3 E_r5 R; first [reflexivity | field: E_r3 E_r5; nz | ring: E_r3 E_r5].
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
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_2 by rule (dot_node e_1 e_1 d_7); done.
have e_8 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_2 / N%:R.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : eps = eps by [].
pose t_13 : R := t_9 + eps.
have e_14 : t_13 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_10 e_12) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_15 := pos_of H0 e_14.
have NZ_16 := lt0r_neq0 H_15.
have NZ_17 : (n * eps + m_2) != 0 by rule (nz_factor (f := (n * eps + m_2)) (r := (1 / (n))) NZ_16 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have S_18 : 0 < (n * eps + m_2) by rule (pos_quotient H_15 (r := n) _ _); [clear - H_eps N_pos S_4 S_5 NZ_11 NZ_17 R; sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have NZ_19 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : N%:R != 0 := nz_is e_8 NZ_19.
pose t_21 : R := Num.sqrt t_13.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_23 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_24 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 R; sgn].
have e_22 : t_21 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_24 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_25 := lt0r_neq0 S_r4.
have NZ_26 := lt0r_neq0 S_r3.
have NZ_27 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_21 != 0 := nz_is e_22 NZ_27.
have S_29 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_30 : 0 <= t_13 := nneg_is e_14 S_29.
have S_31 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_32 : 0 <= N%:R := nneg_is e_8 S_31.
pose t_33 : R := t_21^-1.
have NZ_35 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_34 : t_33 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_25 NZ_26 NZ_35 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_36 : 'cV[R]_N := t_33 *: activation.
have e_37 : t_36 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_34 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_38 : 'cV[R]_N := vpow t_36 2.
have e_39 : t_38 = (col (fun i => (n / ((n * eps + m_2))) * ((activation i 0) ^+ 2))) by rule (col_eq (col_vpow 2 e_37) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_40 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_41 : 'cV[R]_N := t_2 *: (ones : 'cV[R]_N).
have e_42 : t_41 = (col (fun i => m_2 * (1))) by rule (col_eq (col_scale e_3 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_43 : 'cV[R]_N := vpow activation 2.
have e_44 : t_43 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_45 : 'cV[R]_N := t_41 - t_43.
have e_46 : t_45 = (col (fun i => m_2 * (1) + (- 1) * ((activation i 0) ^+ 2))) by rule (col_eq (col_sub e_42 e_44) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_47 : 'cV[R]_N := t_45 + t_43.
have e_48 : t_47 = (col (fun i => m_2 * (1))) by rule (col_eq (col_add e_46 e_44) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_49 : R := N%:R * eps.
have e_50 : t_49 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_12) _); clear - R; first [reflexivity | ring].
pose t_51 : 'cV[R]_N := t_49 *: (ones : 'cV[R]_N).
have e_52 : t_51 = (col (fun i => (n * eps) * (1))) by rule (col_eq (col_scale e_50 e_40) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_53 : 'cV[R]_N := t_47 + t_51.
have e_54 : t_53 = (col (fun i => (n * eps + m_2) * (1))) by rule (col_eq (col_add e_48 e_52) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := had t_38 t_53.
have e_56 : t_55 = (col (fun i => n * ((activation i 0) ^+ 2))) by rule (col_eq (col_had e_39 e_54) _) => i; reduce; clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_58 : R := Num.sqrt N%:R.
have S_60 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 NZ_35 R; sgn].
have e_59 : t_58 = r_3 by rule (sqrt_node e_8 S_60 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_61 : R := t_58 ^+ 2.
have e_62 : t_61 = n by rule (num_eq (num1 (fun a : R => a ^+ 2) e_59) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_63 : 'cV[R]_N := t_61 *: t_43.
have e_64 : t_63 = (col (fun i => n * ((activation i 0) ^+ 2))) by rule (col_eq (col_scale e_62 e_44) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_57 : t_55 = t_63 by rule (col_same e_56 e_64 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_30.
split; first exact: C_32.
exact: C_57.
Qed.

End Claims.
