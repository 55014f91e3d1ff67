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
pose t_26 : R := t_19 + eps.
have e_27 : t_26 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_25) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have S_30 : 0 <= (n ^+ 2 * eps) by rule (nneg_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 NZ_8 NZ_23 R; sgn].
have S_31 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_30 NZ_8 NZ_23 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_31).
have S_32 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_24 S_30 S_31 S_r4 NZ_8 NZ_23 R; sgn].
have e_29 : t_28 = (r_4 / (n)) by rule (sqrt_node e_27 S_32 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_33 : R := t_28^-1.
have NZ_35 := lt0r_neq0 S_r4.
have NZ_36 := lt0r_neq0 S_31.
have e_34 : t_33 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_29) _); clear - NZ_35 NZ_8 NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_37 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_38 : J1_37 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_39 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_37.
have size_ge0 := @size1_ge0 R N.
have D_40 := VD_at activation.
have D_41 := D_sumv size_ge0 D_40.
have D_42 := D_mulr size_ge0 (N%:R^-1) D_41.
have D_43 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_42.
have D_44 := VD_sub D_40 D_43.
have D_45 := D_dot size_ge0 D_44 D_44.
have D_46 := D_mulr size_ge0 (N%:R^-1) D_45.
have D_47 := D_addr size_ge0 eps D_46.
have S_49 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_30 S_31 S_r4 NZ_8 NZ_23 NZ_35 NZ_36 R; sgn].
have C_48 : 0 < t_26 := pos_is e_27 S_49.
have D_50 := D_sqrt size_ge0 C_48 D_47.
have NZ_51 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_35 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_28 != 0 := nz_is e_29 NZ_51.
have D_53 := D_inv size_ge0 C_52 D_50.
have D_54 := VD_scale size_ge0 D_53 D_44.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_54 _) => h_55.
have e_56 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_57 : R := (2%:R : R) * t_28.
have e_58 : t_57 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_56 e_29) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_59 : R := t_57^-1.
have NZ_61 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_35 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_60 : t_59 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_58) _); clear - NZ_35 NZ_61 NZ_8 NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_62 : h_55 = (col (fun i => (h_55 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_63 : R := sumv h_55.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_55 i 0))).
have e_64 : t_63 = m_5 by rule (sum_node e_62 M_5 _); clear - R; first [reflexivity | ring].
pose t_65 : R := t_63 / N%:R.
have e_66 : t_65 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_64 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_67 : 'cV[R]_N := t_65 *: (ones : 'cV[R]_N).
have e_68 : t_67 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_66 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := h_55 - t_67.
have e_70 : t_69 = (col (fun i => (h_55 i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_62 e_68) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : R := dot t_69 t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_55 i 0))).
have d_73 : whole (fun i => (activation i 0) * (h_55 i 0) + ((- m_2) / (n)) * ((h_55 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_74 : whole (fun i => ((h_55 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_73) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_72 : t_71 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_70 e_13 d_74); done.
pose t_75 : R := dot t_12 t_69.
have d_77 : whole (fun i => (activation i 0) * (h_55 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_55 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_78 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_55 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_77) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_76 : t_75 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_13 e_70 d_78); done.
pose t_79 : R := t_71 + t_75.
have e_80 : t_79 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_72 e_76) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_81 : R := t_79 / N%:R.
have e_82 : t_81 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_80 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_59 * t_81.
have e_84 : t_83 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_60 e_82) _); clear - NZ_36 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_85 : R := t_33 * t_83.
have e_86 : t_85 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_34 e_84) _); clear - NZ_36 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : R := t_33 * t_85.
have e_88 : t_87 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_34 e_86) _); clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : R := - t_87.
have e_90 : t_89 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_88) _); clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_91 : 'cV[R]_N := t_89 *: t_12.
have e_92 : t_91 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_6 - m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_90 e_13) _) => i; reduce; clear - NZ_36 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_93 : 'cV[R]_N := t_33 *: t_69.
have e_94 : t_93 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_55 i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_34 e_70) _) => i; reduce; clear - NZ_36 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : 'cV[R]_N := t_91 + t_93.
have e_96 : t_95 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_55 i 0)))) by rule (col_eq (col_add e_92 e_94) _) => i; reduce; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_97 : 'cV[R]_N := J1_37 *m h_55.
have d_99 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_55 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_55 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_100 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_55 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_99) => i; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_101 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_55 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_55 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_102 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_55 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_101) => i; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_98 : t_97 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_55 i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_38 e_62 (conj d_100 (conj d_102 I))) _) => i; reduce; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_96 e_98 _) => i; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_103 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_104 : N%:R != 0 := nz_is e_5 NZ_103.
have NZ_105 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_35 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_106 : t_28 != 0 := nz_is e_29 NZ_105.
have NZ_107 : ((n * m_3 - m_2 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_3 + m_2 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_108 : t_14 != 0 := nz_is e_15 NZ_107.
pose t_109 : R := t_26 * t_28.
have e_110 : t_109 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) by rule (num_eq (num2 (fun a b : R => a * b) e_27 e_29) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_111 : ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) != 0 by rule (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_35 NZ_36 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_112 : t_109 != 0 := nz_is e_110 NZ_111.
have S_113 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_30 S_31 S_r4 NZ_8 NZ_23 NZ_35 NZ_36 R; sgn].
have C_114 : 0 <= t_26 := nneg_is e_27 S_113.
have e_116 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_117 : R := N%:R^-1.
have e_118 : t_117 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_120 : t_119 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_121 : 'M[R]_N := t_117 *: t_119.
have e_122 : t_121 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_118 e_120) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_123 : 'M[R]_N := (1%:M : 'M[R]_N) - t_121.
have e_124 : t_123 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_116 e_122) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_125 : R := t_14^-1.
have NZ_127 : (n * m_3 - m_2 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_3 + m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_126 : t_125 = ((- n) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_15) _); clear - NZ_23 NZ_127 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_128 : 'M[R]_N := outer t_12 t_12.
have e_129 : t_128 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_2) / (n)) * (1)), (fun i => (activation i 0) + ((- m_2) / (n)) * (1)))]) by rule (opr_eq (opr_outer e_13 e_13) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_130 : 'M[R]_N := t_125 *: t_128.
have e_131 : t_130 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((- n) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((- n * m_3 + m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => (m_2 / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_scale e_126 e_129) _ _); [move=> i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_132 : 'M[R]_N := t_123 - t_130.
have e_133 : t_132 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => (m_3 / ((- n * m_3 + m_2 ^+ 2))) * (1) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => (n / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_sub e_124 e_131) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring]].
pose t_134 : 'M[R]_N := t_33 *: t_132.
have e_135 : t_134 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((n * m_3 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((n ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_34 e_133) _ _); [move=> i; reduce; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_36 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_136 : R := eps / t_109.
have NZ_138 : (n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_35 NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_137 : t_136 = ((n ^+ 3 * eps * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_110) _); clear - NZ_35 NZ_36 NZ_138 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_139 : 'M[R]_N := t_136 *: t_130.
have e_140 : t_139 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((- n ^+ 4 * eps * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))); ((fun i => 1), (fun i => ((n ^+ 3 * eps * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_137 e_131) _ _); [move=> i; reduce; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_36 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_141 : 'M[R]_N := t_134 + t_139.
have e_142 : t_141 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_add e_135 e_140) _ _); [move=> i; reduce; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_36 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_115 : J1_37 = t_141 by rule (opr_same e_38 e_142 _ _); [move=> i; reduce; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_143 : R := \tr t_132.
have d_145 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_146 : whole (fun i => (m_3 / ((- n * m_3 + m_2 ^+ 2))) * (1) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0))) = (- 1) by rule (num_eq (partD (partZ (m_3 / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En)) (partZ ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_147 : whole (fun i => 1 * ((m_3 / ((- n * m_3 + m_2 ^+ 2))) * (1) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)))) = (- 1) by rule (whole_eq _ d_146) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_148 : whole (fun i => (n / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0))) = (- 1) by rule (num_eq (partD (partZ (n / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_149 : whole (fun i => ((activation i 0)) * ((n / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = (- 1) by rule (whole_eq _ d_148) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_144 : t_143 = (n - 2%:R) by rule (opr_trace (s := [:: (- 1); (- 1)]) e_133 d_145 (conj d_147 (conj d_149 I)) _); reduce; clear - R; first [reflexivity | ring].
have e_151 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_152 : R := N%:R - (2%:R : R).
have e_153 : t_152 = (n - 2%:R) by rule (num_eq (num2 (fun a b : R => a - b) e_5 e_151) _); clear - R; first [reflexivity | ring].
have C_150 : t_143 = t_152 by rule (num_eq e_144 (esym (num_eq e_153 _))); clear - R; first [reflexivity | ring].
pose t_154 : 'cV[R]_N := t_33 *: t_12.
have e_155 : t_154 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_34 e_13) _) => i; reduce; clear - NZ_36 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_156 : 'cV[R]_N := t_130 *m t_154.
have d_158 : whole (fun i => ((- n ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_159 : whole (fun i => (((- n) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_158) => i; clear - NZ_23 NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_160 : whole (fun i => ((n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 3 * r_4) / ((- n * m_3 + m_2 ^+ 2) * n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n * m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * m_2 ^+ 2 * r_4) / ((- n * m_3 + m_2 ^+ 2) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 3 * r_4) / ((- n * m_3 + m_2 ^+ 2) * n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 NZ_36 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_161 : whole (fun i => ((m_2 / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2) * n)) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_160) => i; clear - NZ_23 NZ_8 NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_157 : t_156 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (opr_apply (s := [:: ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))); ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_131 e_155 (conj d_159 (conj d_161 I))) _) => i; reduce; clear - NZ_36 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_162 : t_156 = t_154 by rule (col_same e_157 e_155 _) => i; clear - NZ_36 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists J1_37; split; first exact: C_39.
split; first exact: C_104.
split; first exact: C_106.
split; first exact: C_108.
split; first exact: C_112.
split; first exact: C_114.
split; first exact: C_115.
split; first exact: C_150.
exact: C_162.
Qed.

(* lnverify.lipschitz
   No eigenvalue of the Jacobian at unit gain exceeds 1/√(σ² + ε) ≤ 1/√ε, and at constant activations it is Π/√ε
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
have e_2 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have H_4 : 0 <= (n - 2%:R) by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have NZ_5 := lt0r_neq0 N_pos.
have S_6 : 0 <= (n - 2%:R) by rule (nneg_quotient H_4 (r := 1) _ _); [clear - H_eps N_pos S_3 NZ_5 R; sgn | clear - R; first [reflexivity | ring]].
have e_7 : eps = eps by [].
have H_8 := pos_of H1 e_7.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < eps by rule (pos_quotient H_8 (r := 1) _ _); [clear - H_eps N_pos S_3 S_6 NZ_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_13 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_14 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_15 : t_14 = m_2 by rule (sum_node e_12 M_2 _); clear - R; first [reflexivity | ring].
pose t_16 : R := t_14 / N%:R.
have e_17 : t_16 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_18 : 'cV[R]_N := t_16 *: (ones : 'cV[R]_N).
have e_19 : t_18 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_17 e_13) _) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_20 : 'cV[R]_N := activation - t_18.
have e_21 : t_20 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_12 e_19) _) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_22 : R := dot t_20 t_20.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_24 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_25 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have d_26 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_25) => i; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_23 : t_22 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_21 e_21 d_26); done.
pose t_27 : R := t_22 / N%:R.
have e_28 : t_27 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_29 : R := t_27 + eps.
have e_30 : t_29 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_7) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_31 : R := Num.sqrt t_29.
have g_33 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_35 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_36 := gram g_33 g_34 g_35.
have S_37 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_36); clear - R; ring.
have S_38 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 NZ_5 NZ_10 R; sgn].
have S_39 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 NZ_5 NZ_10 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_39).
have S_40 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 NZ_5 NZ_10 R; sgn].
have e_32 : t_31 = (r_4 / (n)) by rule (sqrt_node e_30 S_40 _); clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_41 : R := t_31^-1.
have NZ_43 := lt0r_neq0 S_r4.
have NZ_44 := lt0r_neq0 S_39.
have e_42 : t_41 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_32) _); clear - NZ_43 NZ_5 NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_45 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_46 : J1_45 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_47 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_45.
have size_ge0 := @size1_ge0 R N.
have D_48 := VD_at activation.
have D_49 := D_sumv size_ge0 D_48.
have D_50 := D_mulr size_ge0 (N%:R^-1) D_49.
have D_51 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_50.
have D_52 := VD_sub D_48 D_51.
have D_53 := D_dot size_ge0 D_52 D_52.
have D_54 := D_mulr size_ge0 (N%:R^-1) D_53.
have D_55 := D_addr size_ge0 eps D_54.
have S_57 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 NZ_5 NZ_10 NZ_43 NZ_44 R; sgn].
have C_56 : 0 < t_29 := pos_is e_30 S_57.
have D_58 := D_sqrt size_ge0 C_56 D_55.
have NZ_59 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_43 NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_60 : t_31 != 0 := nz_is e_32 NZ_59.
have D_61 := D_inv size_ge0 C_60 D_58.
have D_62 := VD_scale size_ge0 D_61 D_52.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_62 _) => h_63.
pose t_64 : R := (2%:R : R) * t_31.
have e_65 : t_64 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_32) _); clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_43 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_43 NZ_68 NZ_5 NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : h_63 = (col (fun i => (h_63 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_63.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_63 i 0))).
have e_71 : t_70 = m_7 by rule (sum_node e_69 M_7 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_13) _) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_63 - t_74.
have e_77 : t_76 = (col (fun i => (h_63 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_20.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_63 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_63 i 0) + ((- m_2) / (n)) * ((h_63 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_63 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_77 e_21 d_81); done.
pose t_82 : R := dot t_20 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_63 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_63 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_63 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_5 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_21 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_44 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_41 * t_90.
have e_93 : t_92 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_91) _); clear - NZ_44 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_41 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_93) _); clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_96 *: t_20.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_21) _) => i; reduce; clear - NZ_44 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_41 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_63 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_77) _) => i; reduce; clear - NZ_44 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_63 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := J1_45 *m h_63.
have d_106 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_63 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_63 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_107 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_63 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_108 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_63 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_63 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_63 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_105 : t_104 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_63 i 0)) + ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_46 e_69 (conj d_107 (conj d_109 I))) _) => i; reduce; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_103 e_105 _) => i; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_110 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : N%:R != 0 := nz_is e_2 NZ_110.
have NZ_112 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_43 NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_113 : t_31 != 0 := nz_is e_32 NZ_112.
pose t_114 : R := t_29 * t_31.
have e_115 : t_114 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) by rule (num_eq (num2 (fun a b : R => a * b) e_30 e_32) _); clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_116 : ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) != 0 by rule (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3)) _ _); [clear - NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_43 NZ_44 NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_117 : t_114 != 0 := nz_is e_115 NZ_116.
have NZ_118 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - NZ_44 NZ_5 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_119 : t_29 != 0 := nz_is e_30 NZ_118.
have NZ_120 : eps != 0 by rule (nz_is (c := (eps)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_121 : eps != 0 := nz_is e_7 NZ_120.
have e_122 : c = c by [].
pose t_123 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_124 : t_123 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_122 e_13) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_125 : R := sumv t_123.
have e_126 : t_125 = (n * c) by rule (sum_node e_124 (partZ c (whole_ones En)) _); clear - R; first [reflexivity | ring].
pose t_127 : R := t_125 / N%:R.
have e_128 : t_127 = c by rule (num_eq (num2 (fun a b : R => a / b) e_126 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_129 : 'cV[R]_N := t_127 *: (ones : 'cV[R]_N).
have e_130 : t_129 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_128 e_13) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_131 : 'cV[R]_N := t_123 - t_129.
have e_132 : t_131 = (col (fun i => 0)) by rule (col_eq (col_sub e_124 e_130) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_133 : R := dot t_131 t_131.
have d_135 : whole (fun i => 0) = 0 by rule (num_eq (@part0 R N xpredT) _); clear - R; first [reflexivity | ring].
have d_136 : whole (fun i => 0 * 0) = 0 by rule (whole_eq _ d_135) => i; clear - R; first [reflexivity | ring].
have e_134 : t_133 = 0 by rule (dot_node e_132 e_132 d_136); done.
pose t_137 : R := t_133 / N%:R.
have e_138 : t_137 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_134 e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_139 : R := t_137 + eps.
have e_140 : t_139 = eps by rule (num_eq (num2 (fun a b : R => a + b) e_138 e_7) _); clear - R; first [reflexivity | ring].
pose t_141 : R := Num.sqrt t_139.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_11).
have S_143 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 NZ_5 NZ_10 NZ_43 NZ_44 R; sgn].
have e_142 : t_141 = r_6 by rule (sqrt_node e_140 S_143 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_144 := lt0r_neq0 S_r6.
have NZ_145 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_144 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_146 : t_141 != 0 := nz_is e_142 NZ_145.
pose t_147 : R := Num.sqrt eps.
have S_149 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 NZ_5 NZ_10 NZ_43 NZ_44 NZ_144 R; sgn].
have e_148 : t_147 = r_6 by rule (sqrt_node e_7 S_149 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_150 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_144 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_151 : t_147 != 0 := nz_is e_148 NZ_150.
have S_152 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_5 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 NZ_5 NZ_10 NZ_43 NZ_44 NZ_144 R; sgn].
have C_153 : 0 <= t_29 := nneg_is e_30 S_152.
have S_154 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 NZ_5 NZ_10 NZ_43 NZ_44 NZ_144 R; sgn].
have C_155 : 0 <= t_139 := nneg_is e_140 S_154.
have S_156 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 NZ_5 NZ_10 NZ_43 NZ_44 NZ_144 R; sgn].
have C_157 : 0 <= eps := nneg_is e_7 S_156.
have e_159 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_160 : R := N%:R^-1.
have e_161 : t_160 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_2) _); clear - NZ_5 R; first [reflexivity | field; nz | ring].
pose t_162 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_163 : t_162 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_13 e_13) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_164 : 'M[R]_N := t_160 *: t_162.
have e_165 : t_164 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_161 e_163) _ _); [move=> i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring]].
pose t_166 : 'M[R]_N := (1%:M : 'M[R]_N) - t_164.
have e_167 : t_166 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_159 e_165) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring]].
pose t_168 : 'cV[R]_N := t_41 *: t_20.
have e_169 : t_168 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_21) _) => i; reduce; clear - NZ_44 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_170 : 'M[R]_N := outer t_168 t_168.
have e_171 : t_170 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_outer e_169 e_169) _ _); [move=> i; reduce; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_172 : 'M[R]_N := t_160 *: t_170.
have e_173 : t_172 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (n / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_161 e_171) _ _); [move=> i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_5 NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_174 : 'M[R]_N := t_166 - t_172.
have e_175 : t_174 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- n * eps - m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_sub e_167 e_173) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_5 NZ_44 R; first [reflexivity | field; nz | ring]].
pose t_176 : 'M[R]_N := t_41 *: t_174.
have e_177 : t_176 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_42 e_175) _ _); [move=> i; reduce; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_158 : J1_45 = t_176 by rule (opr_same e_46 e_177 _ _); [move=> i; reduce; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_178 : R := eps / t_114.
have NZ_180 : (n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_43 NZ_44 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_179 : t_178 = ((n ^+ 3 * eps * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_7 e_115) _); clear - NZ_43 NZ_44 NZ_180 NZ_5 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_182 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_183 : R := (1 : R) / t_31.
have e_184 : t_183 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_182 e_32) _); clear - NZ_43 NZ_5 NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have S_185 : 0 <= (n ^+ 2 * m_3 * r_4 - n * m_2 ^+ 2 * r_4) by rule (nneg_is (c := r_4 * (n * m_3 - m_2 ^+ 2) * n) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 NZ_5 NZ_10 NZ_43 NZ_44 NZ_144 NZ_180 R; sgn].
have S_186 : 0 <= ((n ^+ 2 * m_3 * r_4 - n * m_2 ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * m_3 * r_4 - n * m_2 ^+ 2 * r_4) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1 ^+ 2) _ _); [clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 S_185 NZ_5 NZ_10 NZ_43 NZ_44 NZ_144 NZ_180 R; sgn].
have C_181 : t_178 <= t_183 by rule (le_by e_179 e_184 _ S_186); clear - NZ_44 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_187 : R := (1 : R) / t_29.
have e_188 : t_187 = ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_182 e_30) _); clear - NZ_44 NZ_5 R; first [reflexivity | field; nz | ring].
pose t_190 : R := (1 : R) / eps.
have e_191 : t_190 = (1 / (eps)) by rule (num_eq (num2 (fun a b : R => a / b) e_182 e_7) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have S_192 : 0 <= ((n * m_3 - m_2 ^+ 2) / (eps * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * eps^-1 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_10 NZ_44 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 S_185 NZ_5 NZ_10 NZ_43 NZ_44 NZ_144 NZ_180 R; sgn].
have C_189 : t_187 <= t_190 by rule (le_by e_188 e_191 _ S_192); clear - NZ_44 NZ_10 R; first [reflexivity | field; nz | ring].
pose t_193 : R := t_141^-1.
have e_194 : t_193 = (r_6 / (eps)) by rule (num_eq (num1 (fun a : R => a^-1) e_142) _); clear - NZ_144 NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_195 : 'cV[R]_N := t_193 *: t_131.
have e_196 : t_195 = (col (fun i => 0)) by rule (col_eq (col_scale e_194 e_132) _) => i; reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_197 : 'M[R]_N := outer t_195 t_195.
have e_198 : t_197 = (opr (fun i => 0) [:: ((fun i => 0), (fun i => 0))]) by rule (opr_eq (opr_outer e_196 e_196) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_199 : 'M[R]_N := t_160 *: t_197.
have e_200 : t_199 = (opr (fun i => 0) [:: ]) by rule (opr_eq (opr_scale e_161 e_198) _ _); [move=> i; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring]].
pose t_201 : 'M[R]_N := t_166 - t_199.
have e_202 : t_201 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_167 e_200) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_5 R; first [reflexivity | field; nz | ring]].
pose t_203 : 'M[R]_N := t_193 *: t_201.
have e_204 : t_203 = (opr (fun i => (r_6 / (eps)) * (1)) [:: ((fun i => 1), (fun i => ((- r_6) / (eps * n)) * (1)))]) by rule (opr_eq (opr_scale e_194 e_202) _ _); [move=> i; reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
pose t_206 : R := t_147^-1.
have e_207 : t_206 = (r_6 / (eps)) by rule (num_eq (num1 (fun a : R => a^-1) e_148) _); clear - NZ_144 NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_208 : 'M[R]_N := t_206 *: t_166.
have e_209 : t_208 = (opr (fun i => (r_6 / (eps)) * (1)) [:: ((fun i => 1), (fun i => ((- r_6) / (eps * n)) * (1)))]) by rule (opr_eq (opr_scale e_207 e_167) _ _); [move=> i; reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
have C_205 : t_203 = t_208 by rule (opr_same e_204 e_209 _ _); [move=> i; reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
pose t_210 : R := \tr t_203.
have d_212 : whole (fun i => (r_6 / (eps)) * (1)) = ((n * r_6) / (eps)) by rule (num_eq (partZ (r_6 / (eps)) (whole_ones En)) _); clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_213 : whole (fun i => ((- r_6) / (eps * n)) * (1)) = ((- r_6) / (eps)) by rule (num_eq (partZ ((- r_6) / (eps * n)) (whole_ones En)) _); clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_214 : whole (fun i => 1 * (((- r_6) / (eps * n)) * (1))) = ((- r_6) / (eps)) by rule (whole_eq _ d_213) => i; clear - NZ_10 NZ_5 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_211 : t_210 = ((n * r_6 - r_6) / (eps)) by rule (opr_trace (s := [:: ((- r_6) / (eps))]) e_204 d_212 (conj d_214 I) _); reduce; clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_215 : R := t_147 * t_210.
have e_216 : t_215 = (n - 1) by rule (num_eq (num2 (fun a b : R => a * b) e_148 e_211) _); clear - NZ_10 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_218 : R := N%:R - (1 : R).
have e_219 : t_218 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_2 e_182) _); clear - R; first [reflexivity | ring].
have C_217 : t_215 = t_218 by rule (num_eq e_216 (esym (num_eq e_219 _))); clear - R; first [reflexivity | ring].
have S_221 : 0 < (n - 1) by rule (pos_is (c := ((n - 2%:R) * (1) + n) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 S_185 NZ_5 NZ_10 NZ_43 NZ_44 NZ_144 NZ_180 R; sgn].
have S_222 : 0 < (n - 1) by rule (pos_is (c := (n - 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_3 S_6 S_11 S_24 S_37 S_38 S_39 S_r4 S_r6 S_185 S_221 NZ_5 NZ_10 NZ_43 NZ_44 NZ_144 NZ_180 R; sgn].
have C_220 : 0 < t_218 := pos_is e_219 S_222.
exists J1_45; split; first exact: C_47.
split; first exact: C_111.
split; first exact: C_113.
split; first exact: C_117.
split; first exact: C_119.
split; first exact: C_121.
split; first exact: C_146.
split; first exact: C_151.
split; first exact: C_153.
split; first exact: C_155.
split; first exact: C_157.
split; first exact: C_158.
split; first exact: C_181.
split; first exact: C_189.
split; first exact: C_205.
split; first exact: C_217.
exact: C_220.
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
  dot w ((N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: had gain upstream - sumv (had gain upstream) *: ones - dot (had gain upstream) (normalized eps activation) *: normalized eps activation)) = dot upstream (had gain ((Num.sqrt (variance activation + eps))^-1 *: (w - (1 * mean w) *: ones - ((1 * dot (normalized eps activation) w) / N%:R) *: normalized eps activation))) :> R.
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
have S_45 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_40 R; sgn].
have C_46 : 0 <= t_22 := nneg_is e_23 S_45.
have e_47 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_48 : R := t_38^-1.
have e_49 : t_48 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_39) _); clear - NZ_40 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_50 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_51 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_52 : 'cV[R]_N := had gain upstream.
have e_53 : t_52 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_50 e_51) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_54 : 'cV[R]_N := N%:R *: t_52.
have e_55 : t_54 = (col (fun i => n * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_5 e_53) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_56 : R := sumv t_52.
have [m_5 M_5] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have e_57 : t_56 = m_5 by rule (sum_node e_53 M_5 _); clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := t_56 *: (ones : 'cV[R]_N).
have e_59 : t_58 = (col (fun i => m_5 * (1))) by rule (col_eq (col_scale e_57 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_60 : 'cV[R]_N := t_54 - t_58.
have e_61 : t_60 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + (- m_5) * (1))) by rule (col_eq (col_sub e_55 e_59) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_62 : R := t_35^-1.
have e_63 : t_62 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_40 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : 'cV[R]_N := t_62 *: t_12.
have e_65 : t_64 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_63 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := dot t_52 t_64.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have d_68 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_69 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_68) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_67 : t_66 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_53 e_65 d_69); done.
pose t_70 : 'cV[R]_N := t_66 *: t_64.
have e_71 : t_70 = (col (fun i => ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_67 e_65) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : 'cV[R]_N := t_60 - t_70.
have e_73 : t_72 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_5 + n * m_2 * m_6 - n * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_61 e_71) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_48 *: t_72.
have e_75 : t_74 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_49 e_73) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : R := dot w t_74.
have [m_7 M_7] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0) * (w i 0))).
have [m_8 M_8] := some_number (part xpredT (fun i => (w i 0))).
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_78 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) (partZ ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_79 : whole (fun i => ((w i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_78) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_77 : t_76 = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_47 e_75 d_79); done.
have e_81 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_82 : R := sumv w.
have e_83 : t_82 = m_8 by rule (sum_node e_47 M_8 _); clear - R; first [reflexivity | ring].
pose t_84 : R := t_82 / N%:R.
have e_85 : t_84 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_83 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := (1 : R) * t_84.
have e_87 : t_86 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_81 e_85) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : 'cV[R]_N := t_86 *: (ones : 'cV[R]_N).
have e_89 : t_88 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_87 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : 'cV[R]_N := w - t_88.
have e_91 : t_90 = (col (fun i => (w i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_47 e_89) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_92 : R := dot t_64 w.
have d_94 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0))) = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_95 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * ((w i 0))) = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_94) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_93 : t_92 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_65 e_47 d_95); done.
pose t_96 : R := (1 : R) * t_92.
have e_97 : t_96 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_81 e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : R := t_96 / N%:R.
have e_99 : t_98 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_97 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_98 *: t_64.
have e_101 : t_100 = (col (fun i => ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_9 + m_2 ^+ 2 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_99 e_65) _) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := t_90 - t_100.
have e_103 : t_102 = (col (fun i => (w i 0) + ((- n * eps * m_8 + m_2 * m_9 - m_3 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_9 + m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_91 e_101) _) => i; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_104 : 'cV[R]_N := t_62 *: t_102.
have e_105 : t_104 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_63 e_103) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : 'cV[R]_N := had gain t_104.
have e_107 : t_106 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_50 e_105) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_108 : R := dot upstream t_106.
have d_110 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_111 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)))) = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_110) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_109 : t_108 = ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + n * m_2 * r_4 * m_5 * m_9 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_51 e_107 d_111); done.
have C_80 : t_76 = t_108 by rule (num_eq e_77 (esym (num_eq e_109 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_46.
exact: C_80.
Qed.

(* lnverify.jvp
   The derivative of LayerNorm in the direction w is g ⊙ [w − Σ w/N − x̂ (x̂·w)/N]/√(σ² + ε)
   this project; with a proof *)
Theorem lnverify_jvp (activation w gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => layer_norm eps gain bias activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  J1 *m w = had gain ((Num.sqrt (variance activation + eps))^-1 *: (w - (1 * mean w) *: ones - ((1 * dot (normalized eps activation) w) / N%:R) *: normalized eps activation)) :> 'cV[R]_N.
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
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r4.
have e_37 : t_36 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose J1_40 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_41 : J1_40 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
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
have S_52 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_51 : 0 < t_22 := pos_is e_23 S_52.
have D_53 := D_sqrt size_ge0 C_51 D_50.
have NZ_54 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_33 != 0 := nz_is e_34 NZ_54.
have D_56 := D_inv size_ge0 C_55 D_53.
have D_57 := VD_scale size_ge0 D_56 D_47.
have D_58 := VD_hadl gain D_57.
have D_59 := VD_addr size_ge0 (bias : 'cV[R]_N) D_58.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_59 _) => h_60.
have e_61 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_62 : R := (2%:R : R) * t_33.
have e_63 : t_62 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := t_62^-1.
have NZ_66 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_63) _); clear - NZ_38 NZ_66 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_67 : h_60 = (col (fun i => (h_60 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_68 : R := sumv h_60.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_60 i 0))).
have e_69 : t_68 = m_7 by rule (sum_node e_67 M_7 _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_68 / N%:R.
have e_71 : t_70 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_70 *: (ones : 'cV[R]_N).
have e_73 : t_72 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_71 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := h_60 - t_72.
have e_75 : t_74 = (col (fun i => (h_60 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_67 e_73) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : R := dot t_74 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_60 i 0))).
have d_78 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_2) / (n)) * ((h_60 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => ((h_60 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_78) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_77 : t_76 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_75 e_13 d_79); done.
pose t_80 : R := dot t_12 t_74.
have d_82 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_60 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_83 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_60 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_82) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_81 : t_80 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_13 e_75 d_83); done.
pose t_84 : R := t_76 + t_80.
have e_85 : t_84 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_77 e_81) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := t_84 / N%:R.
have e_87 : t_86 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_64 * t_86.
have e_89 : t_88 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_65 e_87) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_90 : R := t_36 * t_88.
have e_91 : t_90 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_89) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := - t_92.
have e_95 : t_94 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_93) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : 'cV[R]_N := t_94 *: t_12.
have e_97 : t_96 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_95 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_36 *: t_74.
have e_99 : t_98 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_75) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_96 + t_98.
have e_101 : t_100 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)))) by rule (col_eq (col_add e_97 e_99) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := had gain t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_60 i 0)))) by rule (col_eq (col_had e_39 e_101) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'cV[R]_N := J1_40 *m h_60.
have d_106 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_107 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_108 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_109 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_105 : t_104 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_60 i 0)) + ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_41 e_67 (conj d_107 (conj d_109 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_103 e_105 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_110 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : N%:R != 0 := nz_is e_5 NZ_110.
have NZ_112 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_113 : t_33 != 0 := nz_is e_34 NZ_112.
have S_114 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_115 : 0 <= t_22 := nneg_is e_23 S_114.
have e_116 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_117 : 'cV[R]_N := J1_40 *m w.
have [m_5 M_5] := some_number (part xpredT (fun i => (w i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_119 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_120 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_119) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_121 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_122 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_121) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_118 : t_117 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (w i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_41 e_116 (conj d_120 (conj d_122 I))) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_124 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_125 : R := sumv w.
have e_126 : t_125 = m_5 by rule (sum_node e_116 M_5 _); clear - R; first [reflexivity | ring].
pose t_127 : R := t_125 / N%:R.
have e_128 : t_127 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_126 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_129 : R := (1 : R) * t_127.
have e_130 : t_129 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_124 e_128) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_131 : 'cV[R]_N := t_129 *: (ones : 'cV[R]_N).
have e_132 : t_131 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_130 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_133 : 'cV[R]_N := w - t_131.
have e_134 : t_133 = (col (fun i => (w i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_116 e_132) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_135 : 'cV[R]_N := t_36 *: t_12.
have e_136 : t_135 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_137 : R := dot t_135 w.
have d_139 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_140 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * ((w i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_139) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_138 : t_137 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_136 e_116 d_140); done.
pose t_141 : R := (1 : R) * t_137.
have e_142 : t_141 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_124 e_138) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_143 : R := t_141 / N%:R.
have e_144 : t_143 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_142 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_145 : 'cV[R]_N := t_143 *: t_135.
have e_146 : t_145 = (col (fun i => ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_144 e_136) _) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_147 : 'cV[R]_N := t_133 - t_145.
have e_148 : t_147 = (col (fun i => (w i 0) + ((- n * eps * m_5 + m_2 * m_6 - m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_6 + m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_134 e_146) _) => i; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_149 : 'cV[R]_N := t_36 *: t_147.
have e_150 : t_149 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_37 e_148) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_151 : 'cV[R]_N := had gain t_149.
have e_152 : t_151 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (w i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_39 e_150) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_123 : t_117 = t_151 by rule (col_same e_118 e_152 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists J1_40; split; first exact: C_42.
split; first exact: C_111.
split; first exact: C_113.
split; first exact: C_115.
exact: C_123.
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
  G1 = (variance activation + eps)^-1 *: (- 1 *: ((dot (had upstream gain) (normalized eps activation) / N%:R) *: centered w + (1 * (dot w (normalized eps activation) / N%:R)) *: centered (had upstream gain) + (1 * (dot (centered (had upstream gain)) (centered w) / N%:R) - 3%:R * (dot (had upstream gain) (normalized eps activation) / N%:R) * (dot w (normalized eps activation) / N%:R)) *: normalized eps activation)) :> 'cV[R]_N.
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
have e_44 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_45 : 'cV[R]_N := had upstream gain.
have e_46 : t_45 = (col (fun i => (gain i 0) * (upstream i 0))) by rule (col_eq (col_had e_43 e_44) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_47 : 'cV[R]_N := t_41 *: t_12.
have e_48 : t_47 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : R := dot t_45 t_47.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have d_51 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_52 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_51) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_50 : t_49 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_46 e_48 d_52); done.
pose t_53 : 'cV[R]_N := N%:R *: t_45.
have e_54 : t_53 = (col (fun i => n * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_scale e_5 e_46) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_55 : R := sumv t_45.
have e_56 : t_55 = m_5 by rule (sum_node e_46 M_5 _); clear - R; first [reflexivity | ring].
pose t_57 : 'cV[R]_N := t_55 *: (ones : 'cV[R]_N).
have e_58 : t_57 = (col (fun i => m_5 * (1))) by rule (col_eq (col_scale e_56 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_59 : 'cV[R]_N := t_53 - t_57.
have e_60 : t_59 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + (- m_5) * (1))) by rule (col_eq (col_sub e_54 e_58) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_61 : 'cV[R]_N := t_49 *: t_47.
have e_62 : t_61 = (col (fun i => ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + m_2 ^+ 2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_50 e_48) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : 'cV[R]_N := t_59 - t_61.
have e_64 : t_63 = (col (fun i => n * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * m_5 + n * m_2 * m_6 - n * m_3 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_60 e_62) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
have e_65 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_7 M_7] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0) * (w i 0))).
have [m_8 M_8] := some_number (part xpredT (fun i => (w i 0))).
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
pose G1_66 : 'cV[R]_N := (col (fun i => ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)))).
have e_67 : G1_66 = (col (fun i => ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)))) by [].
have C_68 : is_gradient (fun activation : 'cV[R]_N => dot ((N%:R * Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (N%:R *: had upstream gain - sumv (had upstream gain) *: ones - dot (had upstream gain) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) w) activation G1_66.
have size_ge0 := @size1_ge0 R N.
have D_69 := VD_at activation.
have D_70 := D_sumv size_ge0 D_69.
have D_71 := D_mulr size_ge0 (N%:R^-1) D_70.
have D_72 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_71.
have D_73 := VD_sub D_69 D_72.
have D_74 := D_dot size_ge0 D_73 D_73.
have D_75 := D_mulr size_ge0 (N%:R^-1) D_74.
have D_76 := D_addr size_ge0 eps D_75.
have S_78 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_40 R; sgn].
have C_77 : 0 < t_22 := pos_is e_23 S_78.
have D_79 := D_sqrt size_ge0 C_77 D_76.
have D_80 := D_mull N%:R D_79.
have NZ_81 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_40 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_36 != 0 := nz_is e_37 NZ_81.
have D_83 := D_inv size_ge0 C_82 D_80.
have NZ_84 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_85 : t_33 != 0 := nz_is e_34 NZ_84.
have D_86 := D_inv size_ge0 C_85 D_79.
have D_87 := VD_scale size_ge0 D_86 D_73.
have D_88 := D_dotl size_ge0 t_45 D_87.
have D_89 := VD_scale size_ge0 D_88 D_87.
have D_90 := VD_addl size_ge0 t_59 (VD_opp D_89).
have D_91 := VD_scale size_ge0 D_83 D_90.
have D_92 := D_dotr size_ge0 w D_91.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot ((N%:R * Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (N%:R *: had upstream gain - sumv (had upstream gain) *: ones - dot (had upstream gain) ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) *: ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) w)) D_92 _) => h_93.
have e_94 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_95 : R := (2%:R : R) * t_33.
have e_96 : t_95 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_94 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_97 : R := t_95^-1.
have NZ_99 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_98 : t_97 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_96) _); clear - NZ_40 NZ_99 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_100 : h_93 = (col (fun i => (h_93 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_101 : R := sumv h_93.
have [m_10 M_10] := some_number (part xpredT (fun i => (h_93 i 0))).
have e_102 : t_101 = m_10 by rule (sum_node e_100 M_10 _); clear - R; first [reflexivity | ring].
pose t_103 : R := t_101 / N%:R.
have e_104 : t_103 = (m_10 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_102 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_105 : 'cV[R]_N := t_103 *: (ones : 'cV[R]_N).
have e_106 : t_105 = (col (fun i => (m_10 / (n)) * (1))) by rule (col_eq (col_scale e_104 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : 'cV[R]_N := h_93 - t_105.
have e_108 : t_107 = (col (fun i => (h_93 i 0) + ((- m_10) / (n)) * (1))) by rule (col_eq (col_sub e_100 e_106) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_109 : R := dot t_107 t_12.
have [m_11 M_11] := some_number (part xpredT (fun i => (activation i 0) * (h_93 i 0))).
have d_111 : whole (fun i => (activation i 0) * (h_93 i 0) + ((- m_2) / (n)) * ((h_93 i 0)) + ((- m_10) / (n)) * ((activation i 0)) + ((m_2 * m_10) / (n ^+ 2)) * (1)) = ((n * m_11 - m_2 * m_10) / (n)) by rule (num_eq (partD (partD (partD M_11 (partZ ((- m_2) / (n)) M_10)) (partZ ((- m_10) / (n)) M_2)) (partZ ((m_2 * m_10) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_112 : whole (fun i => ((h_93 i 0) + ((- m_10) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_11 - m_2 * m_10) / (n)) by rule (whole_eq _ d_111) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_110 : t_109 = ((n * m_11 - m_2 * m_10) / (n)) by rule (dot_node e_108 e_13 d_112); done.
pose t_113 : R := dot t_12 t_107.
have d_115 : whole (fun i => (activation i 0) * (h_93 i 0) + ((- m_10) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_93 i 0)) + ((m_2 * m_10) / (n ^+ 2)) * (1)) = ((n * m_11 - m_2 * m_10) / (n)) by rule (num_eq (partD (partD (partD M_11 (partZ ((- m_10) / (n)) M_2)) (partZ ((- m_2) / (n)) M_10)) (partZ ((m_2 * m_10) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_116 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_93 i 0) + ((- m_10) / (n)) * (1))) = ((n * m_11 - m_2 * m_10) / (n)) by rule (whole_eq _ d_115) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_114 : t_113 = ((n * m_11 - m_2 * m_10) / (n)) by rule (dot_node e_13 e_108 d_116); done.
pose t_117 : R := t_109 + t_113.
have e_118 : t_117 = ((2%:R * n * m_11 - 2%:R * m_2 * m_10) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_110 e_114) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : R := t_117 / N%:R.
have e_120 : t_119 = ((2%:R * n * m_11 - 2%:R * m_2 * m_10) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_118 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : R := t_97 * t_119.
have e_122 : t_121 = ((n * r_4 * m_11 - m_2 * r_4 * m_10) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_98 e_120) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_123 : R := N%:R * t_121.
have e_124 : t_123 = ((n * r_4 * m_11 - m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_122) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_125 : R := t_38 * t_123.
have e_126 : t_125 = ((n * m_11 - m_2 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_124) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_127 : R := t_38 * t_125.
have e_128 : t_127 = ((n * r_4 * m_11 - m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_126) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_129 : R := - t_127.
have e_130 : t_129 = ((- n * r_4 * m_11 + m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_128) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_131 : 'cV[R]_N := t_129 *: t_63.
have e_132 : t_131 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n ^+ 3 * eps * r_4 * m_5 * m_11 - n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 - n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n * m_2 ^+ 2 * r_4 * m_6 * m_10 - n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((n ^+ 3 * r_4 * m_6 * m_11 - n ^+ 2 * m_2 * r_4 * m_5 * m_11 - n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)))) by rule (col_eq (col_scale e_130 e_64) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_133 : R := t_41 * t_121.
have e_134 : t_133 = ((n * m_11 - m_2 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_122) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_135 : R := t_41 * t_133.
have e_136 : t_135 = ((n ^+ 2 * r_4 * m_11 - n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_134) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_137 : R := - t_135.
have e_138 : t_137 = ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_136) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_139 : 'cV[R]_N := t_137 *: t_12.
have e_140 : t_139 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_11 - m_2 ^+ 2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_138 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_141 : 'cV[R]_N := t_41 *: t_107.
have e_142 : t_141 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_93 i 0)) + ((- r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_108) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_143 : 'cV[R]_N := t_139 + t_141.
have e_144 : t_143 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_10 + n * m_2 * r_4 * m_11 - n * m_3 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_93 i 0)))) by rule (col_eq (col_add e_140 e_142) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_145 : R := dot t_45 t_143.
have [m_12 M_12] := some_number (part xpredT (fun i => (gain i 0) * (h_93 i 0) * (upstream i 0))).
have d_147 : whole (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_10 + n * m_2 * r_4 * m_11 - n * m_3 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_93 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_12 - n ^+ 2 * eps * r_4 * m_5 * m_10 + n ^+ 2 * m_3 * r_4 * m_12 - n ^+ 2 * r_4 * m_6 * m_11 - n * m_2 ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_5 * m_11 + n * m_2 * r_4 * m_6 * m_10 - n * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * eps * r_4 * m_10 + n * m_2 * r_4 * m_11 - n * m_3 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_12)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_148 : whole (fun i => ((gain i 0) * (upstream i 0)) * (((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_10 + n * m_2 * r_4 * m_11 - n * m_3 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_93 i 0)))) = ((n ^+ 3 * eps * r_4 * m_12 - n ^+ 2 * eps * r_4 * m_5 * m_10 + n ^+ 2 * m_3 * r_4 * m_12 - n ^+ 2 * r_4 * m_6 * m_11 - n * m_2 ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_5 * m_11 + n * m_2 * r_4 * m_6 * m_10 - n * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_147) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_146 : t_145 = ((n ^+ 3 * eps * r_4 * m_12 - n ^+ 2 * eps * r_4 * m_5 * m_10 + n ^+ 2 * m_3 * r_4 * m_12 - n ^+ 2 * r_4 * m_6 * m_11 - n * m_2 ^+ 2 * r_4 * m_12 + n * m_2 * r_4 * m_5 * m_11 + n * m_2 * r_4 * m_6 * m_10 - n * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_46 e_144 d_148); done.
pose t_149 : 'cV[R]_N := t_145 *: t_47.
have e_150 : t_149 = (col (fun i => ((n ^+ 4 * eps * m_12 - n ^+ 3 * eps * m_5 * m_10 + n ^+ 3 * m_3 * m_12 - n ^+ 3 * m_6 * m_11 - n ^+ 2 * m_2 ^+ 2 * m_12 + n ^+ 2 * m_2 * m_5 * m_11 + n ^+ 2 * m_2 * m_6 * m_10 - n ^+ 2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * m_12 + n ^+ 2 * eps * m_2 * m_5 * m_10 - n ^+ 2 * m_2 * m_3 * m_12 + n ^+ 2 * m_2 * m_6 * m_11 + n * m_2 ^+ 3 * m_12 - n * m_2 ^+ 2 * m_5 * m_11 - n * m_2 ^+ 2 * m_6 * m_10 + n * m_2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_146 e_48) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_151 : 'cV[R]_N := t_49 *: t_143.
have e_152 : t_151 = (col (fun i => ((- n ^+ 3 * m_6 * m_11 + n ^+ 2 * m_2 * m_5 * m_11 + n ^+ 2 * m_2 * m_6 * m_10 - n * m_2 ^+ 2 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_6 * m_10 + n ^+ 2 * eps * m_2 * m_5 * m_10 + n ^+ 2 * m_2 * m_6 * m_11 - n ^+ 2 * m_3 * m_6 * m_10 - n * m_2 ^+ 2 * m_5 * m_11 + n * m_2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_93 i 0)))) by rule (col_eq (col_scale e_50 e_144) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_153 : 'cV[R]_N := t_149 + t_151.
have e_154 : t_153 = (col (fun i => ((n ^+ 4 * eps * m_12 - n ^+ 3 * eps * m_5 * m_10 + n ^+ 3 * m_3 * m_12 - 2%:R * n ^+ 3 * m_6 * m_11 - n ^+ 2 * m_2 ^+ 2 * m_12 + 2%:R * n ^+ 2 * m_2 * m_5 * m_11 + 2%:R * n ^+ 2 * m_2 * m_6 * m_10 - n ^+ 2 * m_3 * m_5 * m_10 - n * m_2 ^+ 2 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * m_12 - n ^+ 3 * eps * m_6 * m_10 + 2%:R * n ^+ 2 * eps * m_2 * m_5 * m_10 - n ^+ 2 * m_2 * m_3 * m_12 + 2%:R * n ^+ 2 * m_2 * m_6 * m_11 - n ^+ 2 * m_3 * m_6 * m_10 + n * m_2 ^+ 3 * m_12 - 2%:R * n * m_2 ^+ 2 * m_5 * m_11 - n * m_2 ^+ 2 * m_6 * m_10 + 2%:R * n * m_2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n ^+ 2 * m_6 - n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_93 i 0)))) by rule (col_eq (col_add e_150 e_152) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_155 : 'cV[R]_N := - t_153.
have e_156 : t_155 = (col (fun i => ((- n ^+ 4 * eps * m_12 + n ^+ 3 * eps * m_5 * m_10 - n ^+ 3 * m_3 * m_12 + 2%:R * n ^+ 3 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * m_12 - 2%:R * n ^+ 2 * m_2 * m_5 * m_11 - 2%:R * n ^+ 2 * m_2 * m_6 * m_10 + n ^+ 2 * m_3 * m_5 * m_10 + n * m_2 ^+ 2 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * m_12 + n ^+ 3 * eps * m_6 * m_10 - 2%:R * n ^+ 2 * eps * m_2 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * m_12 - 2%:R * n ^+ 2 * m_2 * m_6 * m_11 + n ^+ 2 * m_3 * m_6 * m_10 - n * m_2 ^+ 3 * m_12 + 2%:R * n * m_2 ^+ 2 * m_5 * m_11 + n * m_2 ^+ 2 * m_6 * m_10 - 2%:R * n * m_2 * m_3 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * m_6 + n * m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_93 i 0)))) by rule (col_eq (col_opp e_154) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_157 : 'cV[R]_N := t_38 *: t_155.
have e_158 : t_157 = (col (fun i => ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 2%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 2%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 2%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 2%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 2%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 2%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_93 i 0)))) by rule (col_eq (col_scale e_39 e_156) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_159 : 'cV[R]_N := t_131 + t_157.
have e_160 : t_159 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_11 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_93 i 0)))) by rule (col_eq (col_add e_132 e_158) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_161 : R := dot t_159 w.
have [m_13 M_13] := some_number (part xpredT (fun i => (h_93 i 0) * (w i 0))).
have d_163 : whole (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0) * (w i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_11 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((w i 0)) + ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) * (w i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_93 i 0) * (w i 0))) = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (partD (partD (partD (partZ ((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_11 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_8)) (partZ ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_9)) (partZ ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_13)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_164 : whole (fun i => (((- n ^+ 2 * r_4 * m_11 + n * m_2 * r_4 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_11 + n ^+ 3 * eps * r_4 * m_6 * m_10 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_11 + n ^+ 2 * m_3 * r_4 * m_6 * m_10 - n * m_2 ^+ 3 * r_4 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_10 - n ^+ 3 * m_3 * r_4 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_93 i 0))) * ((w i 0))) = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (whole_eq _ d_163) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_162 : t_161 = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (dot_node e_160 e_65 d_164); done.
pose t_165 : R := dot G1_66 h_93.
have d_167 : whole (fun i => ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((h_93 i 0)) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) * (h_93 i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (h_93 i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_93 i 0) * (w i 0))) = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (partD (partD (partD (partZ ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_10) (partZ ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_11)) (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_12)) (partZ ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_13)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_168 : whole (fun i => (((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0))) * ((h_93 i 0))) = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (whole_eq _ d_167) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_166 : t_165 = ((- n ^+ 4 * eps * r_4 * m_6 * m_13 - n ^+ 4 * eps * r_4 * m_7 * m_11 - n ^+ 4 * eps * r_4 * m_9 * m_12 + n ^+ 3 * eps * m_2 * r_4 * m_5 * m_13 + n ^+ 3 * eps * m_2 * r_4 * m_7 * m_10 + n ^+ 3 * eps * m_2 * r_4 * m_8 * m_12 + n ^+ 3 * eps * r_4 * m_5 * m_8 * m_11 + n ^+ 3 * eps * r_4 * m_5 * m_9 * m_10 + n ^+ 3 * eps * r_4 * m_6 * m_8 * m_10 - n ^+ 3 * m_3 * r_4 * m_6 * m_13 - n ^+ 3 * m_3 * r_4 * m_7 * m_11 - n ^+ 3 * m_3 * r_4 * m_9 * m_12 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 * m_11 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 * m_10 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_6 * m_13 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 * m_11 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_9 * m_12 + n ^+ 2 * m_2 * m_3 * r_4 * m_5 * m_13 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 * m_10 + n ^+ 2 * m_2 * m_3 * r_4 * m_8 * m_12 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 * m_11 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 * m_11 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 * m_10 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 * m_10 - n * m_2 ^+ 3 * r_4 * m_5 * m_13 - n * m_2 ^+ 3 * r_4 * m_7 * m_10 - n * m_2 ^+ 3 * r_4 * m_8 * m_12 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8 * m_11 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 * m_10 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 * m_10 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8 * m_10) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (dot_node e_67 e_100 d_168); done.
rule (num_eq e_162 (esym (num_eq e_166 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_169 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_170 : N%:R != 0 := nz_is e_5 NZ_169.
have NZ_171 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_40 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_172 : t_36 != 0 := nz_is e_37 NZ_171.
have NZ_173 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_174 : t_33 != 0 := nz_is e_34 NZ_173.
have NZ_175 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_176 : t_22 != 0 := nz_is e_23 NZ_175.
have S_177 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_40 R; sgn].
have C_178 : 0 <= t_22 := nneg_is e_23 S_177.
pose t_180 : R := t_22^-1.
have e_181 : t_180 = ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have e_182 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_183 : R := - (1 : R).
have e_184 : t_183 = (- 1) by rule (num_eq (num1 (fun a : R => - a) e_182) _); clear - R; first [reflexivity | ring].
pose t_185 : R := t_49 / N%:R.
have e_186 : t_185 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_187 : R := sumv w.
have e_188 : t_187 = m_8 by rule (sum_node e_65 M_8 _); clear - R; first [reflexivity | ring].
pose t_189 : R := t_187 / N%:R.
have e_190 : t_189 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_188 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_191 : 'cV[R]_N := t_189 *: (ones : 'cV[R]_N).
have e_192 : t_191 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_190 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_193 : 'cV[R]_N := w - t_191.
have e_194 : t_193 = (col (fun i => (w i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_65 e_192) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_195 : 'cV[R]_N := t_185 *: t_193.
have e_196 : t_195 = (col (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n * r_4 * m_6 * m_8 + m_2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) * (1))) by rule (col_eq (col_scale e_186 e_194) _) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_197 : R := dot w t_47.
have d_199 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (w i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0))) = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_8)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_200 : whole (fun i => ((w i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_199) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_198 : t_197 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_65 e_48 d_200); done.
pose t_201 : R := t_197 / N%:R.
have e_202 : t_201 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_198 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_203 : R := (1 : R) * t_201.
have e_204 : t_203 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_182 e_202) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_205 : R := t_55 / N%:R.
have e_206 : t_205 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_56 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_207 : 'cV[R]_N := t_205 *: (ones : 'cV[R]_N).
have e_208 : t_207 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_206 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_209 : 'cV[R]_N := t_45 - t_207.
have e_210 : t_209 = (col (fun i => (gain i 0) * (upstream i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_46 e_208) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_211 : 'cV[R]_N := t_203 *: t_209.
have e_212 : t_211 = (col (fun i => ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n * r_4 * m_5 * m_9 + m_2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) * (1))) by rule (col_eq (col_scale e_204 e_210) _) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_213 : 'cV[R]_N := t_195 + t_211.
have e_214 : t_213 = (col (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n * r_4 * m_5 * m_9 - n * r_4 * m_6 * m_8 + 2%:R * m_2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) * (1) + ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)))) by rule (col_eq (col_add e_196 e_212) _) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_215 : R := dot t_209 t_193.
have d_217 : whole (fun i => (gain i 0) * (upstream i 0) * (w i 0) + ((- m_8) / (n)) * ((gain i 0) * (upstream i 0)) + ((- m_5) / (n)) * ((w i 0)) + ((m_5 * m_8) / (n ^+ 2)) * (1)) = ((n * m_7 - m_5 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_8) / (n)) M_5)) (partZ ((- m_5) / (n)) M_8)) (partZ ((m_5 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_218 : whole (fun i => ((gain i 0) * (upstream i 0) + ((- m_5) / (n)) * (1)) * ((w i 0) + ((- m_8) / (n)) * (1))) = ((n * m_7 - m_5 * m_8) / (n)) by rule (whole_eq _ d_217) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_216 : t_215 = ((n * m_7 - m_5 * m_8) / (n)) by rule (dot_node e_210 e_194 d_218); done.
pose t_219 : R := t_215 / N%:R.
have e_220 : t_219 = ((n * m_7 - m_5 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_216 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_221 : R := (1 : R) * t_219.
have e_222 : t_221 = ((n * m_7 - m_5 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_182 e_220) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_223 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_224 : R := (3%:R : R) * t_185.
have e_225 : t_224 = ((3%:R * n * r_4 * m_6 - 3%:R * m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_223 e_186) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_226 : R := t_224 * t_201.
have e_227 : t_226 = ((3%:R * n ^+ 2 * m_6 * m_9 - 3%:R * n * m_2 * m_5 * m_9 - 3%:R * n * m_2 * m_6 * m_8 + 3%:R * m_2 ^+ 2 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_225 e_202) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_228 : R := t_221 - t_226.
have e_229 : t_228 = ((n ^+ 3 * eps * m_7 - n ^+ 2 * eps * m_5 * m_8 + n ^+ 2 * m_3 * m_7 - 3%:R * n ^+ 2 * m_6 * m_9 - n * m_2 ^+ 2 * m_7 + 3%:R * n * m_2 * m_5 * m_9 + 3%:R * n * m_2 * m_6 * m_8 - n * m_3 * m_5 * m_8 - 2%:R * m_2 ^+ 2 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a - b) e_222 e_227) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_230 : 'cV[R]_N := t_228 *: t_47.
have e_231 : t_230 = (col (fun i => ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + 3%:R * n * m_2 * r_4 * m_5 * m_9 + 3%:R * n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8 - 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 - n ^+ 2 * m_2 * m_3 * r_4 * m_7 + 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n * m_2 ^+ 3 * r_4 * m_7 - 3%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 - 3%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 + n * m_2 * m_3 * r_4 * m_5 * m_8 + 2%:R * m_2 ^+ 3 * r_4 * m_5 * m_8) / (n ^+ 2 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_229 e_48) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_232 : 'cV[R]_N := t_213 + t_230.
have e_233 : t_232 = (col (fun i => ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * eps * m_2 * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_8 + 3%:R * n * eps * m_2 * r_4 * m_5 * m_8 - n * m_2 * m_3 * r_4 * m_7 + 3%:R * n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_5 * m_9 - n * m_3 * r_4 * m_6 * m_8 + m_2 ^+ 3 * r_4 * m_7 - 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_9 - 2%:R * m_2 ^+ 2 * r_4 * m_6 * m_8 + 3%:R * m_2 * m_3 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((n ^+ 3 * eps * r_4 * m_7 - n ^+ 2 * eps * r_4 * m_5 * m_8 + n ^+ 2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * r_4 * m_6 * m_9 - n * m_2 ^+ 2 * r_4 * m_7 + 3%:R * n * m_2 * r_4 * m_5 * m_9 + 3%:R * n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_5 * m_8 - 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_214 e_231) _) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_234 : 'cV[R]_N := t_183 *: t_232.
have e_235 : t_234 = (col (fun i => ((- n * r_4 * m_6 + m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((w i 0)) + ((n ^+ 2 * eps * m_2 * r_4 * m_7 + n ^+ 2 * eps * r_4 * m_5 * m_9 + n ^+ 2 * eps * r_4 * m_6 * m_8 - 3%:R * n * eps * m_2 * r_4 * m_5 * m_8 + n * m_2 * m_3 * r_4 * m_7 - 3%:R * n * m_2 * r_4 * m_6 * m_9 + n * m_3 * r_4 * m_5 * m_9 + n * m_3 * r_4 * m_6 * m_8 - m_2 ^+ 3 * r_4 * m_7 + 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * m_2 * m_3 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n * r_4 * m_9 + m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 3 * eps * r_4 * m_7 + n ^+ 2 * eps * r_4 * m_5 * m_8 - n ^+ 2 * m_3 * r_4 * m_7 + 3%:R * n ^+ 2 * r_4 * m_6 * m_9 + n * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n * m_2 * r_4 * m_5 * m_9 - 3%:R * n * m_2 * r_4 * m_6 * m_8 + n * m_3 * r_4 * m_5 * m_8 + 2%:R * m_2 ^+ 2 * r_4 * m_5 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_184 e_233) _) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_236 : 'cV[R]_N := t_180 *: t_234.
have e_237 : t_236 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((w i 0)) + ((n ^+ 3 * eps * m_2 * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_9 + n ^+ 3 * eps * r_4 * m_6 * m_8 - 3%:R * n ^+ 2 * eps * m_2 * r_4 * m_5 * m_8 + n ^+ 2 * m_2 * m_3 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_9 + n ^+ 2 * m_3 * r_4 * m_5 * m_9 + n ^+ 2 * m_3 * r_4 * m_6 * m_8 - n * m_2 ^+ 3 * r_4 * m_7 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_9 + 2%:R * n * m_2 ^+ 2 * r_4 * m_6 * m_8 - 3%:R * n * m_2 * m_3 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0) * (upstream i 0)) + ((- n ^+ 4 * eps * r_4 * m_7 + n ^+ 3 * eps * r_4 * m_5 * m_8 - n ^+ 3 * m_3 * r_4 * m_7 + 3%:R * n ^+ 3 * r_4 * m_6 * m_9 + n ^+ 2 * m_2 ^+ 2 * r_4 * m_7 - 3%:R * n ^+ 2 * m_2 * r_4 * m_5 * m_9 - 3%:R * n ^+ 2 * m_2 * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_5 * m_8 + 2%:R * n * m_2 ^+ 2 * r_4 * m_5 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)))) by rule (col_eq (col_scale e_181 e_235) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_179 : G1_66 = t_236 by rule (col_same e_67 e_237 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_66; split; first exact: C_68.
split; first exact: C_170.
split; first exact: C_172.
split; first exact: C_174.
split; first exact: C_176.
split; first exact: C_178.
exact: C_179.
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
  2%:R * h != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  (2%:R * h)^-1 *: (layer_norm eps (gain + h *: d) bias activation - layer_norm eps (gain + - h *: d) bias activation) = had (had (1 *: vpow (layer_norm eps gain bias activation) 0) d) (normalized eps activation) :> 'cV[R]_N /\
  (2%:R * h)^-1 *: (layer_norm eps gain (bias + h *: d) activation - layer_norm eps gain (bias + - h *: d) activation) = had (1 *: vpow (layer_norm eps gain bias activation) 0) d :> 'cV[R]_N.
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
have e_33 : h = h by [].
have H_34 := pos_of H1 e_33.
have NZ_35 := lt0r_neq0 H_34.
have NZ_36 : h != 0 by rule (nz_factor (f := h) (r := 1) NZ_35 _); clear - R; first [reflexivity | ring].
have S_37 : 0 < h by rule (pos_quotient H_34 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_36 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_38 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : N%:R != 0 := nz_is e_5 NZ_38.
have e_40 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_41 : R := (2%:R : R) * h.
have e_42 : t_41 = (2%:R * h) by rule (num_eq (num2 (fun a b : R => a * b) e_40 e_33) _); clear - R; first [reflexivity | ring].
have NZ_43 : (2%:R * h) != 0 by rule (nz_is (c := (2%:R * h)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_36 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : t_41 != 0 := nz_is e_42 NZ_43.
pose t_45 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_47 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 R; sgn].
have e_46 : t_45 = (r_5 / (n)) by rule (sqrt_node e_23 S_47 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_48 := lt0r_neq0 S_r5.
have NZ_49 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_45 != 0 := nz_is e_46 NZ_49.
have S_51 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_48 R; sgn].
have C_52 : 0 <= t_22 := nneg_is e_23 S_51.
pose t_53 : R := t_41^-1.
have NZ_55 : (2%:R * h) != 0 :> R by rule (nz_is (c := (2%:R * h)) _ _); [clear - R; ring | clear - NZ_36 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_54 : t_53 = (1 / (2%:R * h)) by rule (num_eq (num1 (fun a : R => a^-1) e_42) _); clear - NZ_36 NZ_55 R; first [reflexivity | field; nz | ring].
have e_56 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_57 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_58 : 'cV[R]_N := h *: d.
have e_59 : t_58 = (col (fun i => h * ((d i 0)))) by rule (col_eq (col_scale e_33 e_57) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_60 : 'cV[R]_N := gain + t_58.
have e_61 : t_60 = (col (fun i => (gain i 0) + h * ((d i 0)))) by rule (col_eq (col_add e_56 e_59) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_62 : R := t_45^-1.
have e_63 : t_62 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_46) _); clear - NZ_48 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_64 : 'cV[R]_N := t_62 *: t_12.
have e_65 : t_64 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_63 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_66 : 'cV[R]_N := had t_60 t_64.
have e_67 : t_66 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + ((n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by rule (col_eq (col_had e_61 e_65) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_68 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_69 : 'cV[R]_N := t_66 + bias.
have e_70 : t_69 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + ((n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + (bias i 0))) by rule (col_eq (col_add e_67 e_68) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_71 : R := - h.
have e_72 : t_71 = (- h) by rule (num_eq (num1 (fun a : R => - a) e_33) _); clear - R; first [reflexivity | ring].
pose t_73 : 'cV[R]_N := t_71 *: d.
have e_74 : t_73 = (col (fun i => (- h) * ((d i 0)))) by rule (col_eq (col_scale e_72 e_57) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_75 : 'cV[R]_N := gain + t_73.
have e_76 : t_75 = (col (fun i => (gain i 0) + (- h) * ((d i 0)))) by rule (col_eq (col_add e_56 e_74) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_77 : 'cV[R]_N := had t_75 t_64.
have e_78 : t_77 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + ((- n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by rule (col_eq (col_had e_76 e_65) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_79 : 'cV[R]_N := t_77 + bias.
have e_80 : t_79 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + ((- n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)) + (bias i 0))) by rule (col_eq (col_add e_78 e_68) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_81 : 'cV[R]_N := t_69 - t_79.
have e_82 : t_81 = (col (fun i => ((2%:R * n * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- 2%:R * m_2 * h * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by rule (col_eq (col_sub e_70 e_80) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_83 : 'cV[R]_N := t_53 *: t_81.
have e_84 : t_83 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by rule (col_eq (col_scale e_54 e_82) _) => i; reduce; clear - NZ_36 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_86 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_87 : 'cV[R]_N := had gain t_64.
have e_88 : t_87 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_56 e_65) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_89 : 'cV[R]_N := t_87 + bias.
have e_90 : t_89 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_88 e_68) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_91 : 'cV[R]_N := vpow t_89 0.
have e_92 : t_91 = (col (fun i => 1)) by rule (col_eq (col_vpow 0 e_90) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_93 : 'cV[R]_N := (1 : R) *: t_91.
have e_94 : t_93 = (col (fun i => 1)) by rule (col_eq (col_scale e_86 e_92) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_95 : 'cV[R]_N := had t_93 d.
have e_96 : t_95 = (col (fun i => (d i 0))) by rule (col_eq (col_had e_94 e_57) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_97 : 'cV[R]_N := had t_95 t_64.
have e_98 : t_97 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0)))) by rule (col_eq (col_had e_96 e_65) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_85 : t_83 = t_97 by rule (col_same e_84 e_98 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_99 : 'cV[R]_N := bias + t_58.
have e_100 : t_99 = (col (fun i => (bias i 0) + h * ((d i 0)))) by rule (col_eq (col_add e_68 e_59) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_101 : 'cV[R]_N := t_87 + t_99.
have e_102 : t_101 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0) + h * ((d i 0)))) by rule (col_eq (col_add e_88 e_100) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_103 : 'cV[R]_N := bias + t_73.
have e_104 : t_103 = (col (fun i => (bias i 0) + (- h) * ((d i 0)))) by rule (col_eq (col_add e_68 e_74) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_105 : 'cV[R]_N := t_87 + t_103.
have e_106 : t_105 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0) + (- h) * ((d i 0)))) by rule (col_eq (col_add e_88 e_104) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_107 : 'cV[R]_N := t_101 - t_105.
have e_108 : t_107 = (col (fun i => (2%:R * h) * ((d i 0)))) by rule (col_eq (col_sub e_102 e_106) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_109 : 'cV[R]_N := t_53 *: t_107.
have e_110 : t_109 = (col (fun i => (d i 0))) by rule (col_eq (col_scale e_54 e_108) _) => i; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring].
have C_111 : t_109 = t_95 by rule (col_same e_110 e_96 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_39.
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
split; first exact: C_85.
exact: C_111.
Qed.

(* lnverify.best-step
   A central difference with truncation T h²/6 and rounding U/h is best at h₀ = (3U/T)^(1/3)
   this project; with a proof *)
Theorem lnverify_best_step (h h0 T : R) :
  0 < h ->
  0 < h0 ->
  0 < T ->
  3%:R * h0 != 0 /\
  3%:R * h != 0 /\
  6%:R * h != 0 /\
  (T * h0 ^+ 2) / 6%:R + (T * h0 ^+ 3) / (3%:R * h0) = (T * h0 ^+ 2) / 2%:R :> R /\
  (T * h ^+ 2) / 6%:R + (T * h0 ^+ 3) / (3%:R * h) - ((T * h0 ^+ 2) / 6%:R + (T * h0 ^+ 3) / (3%:R * h0)) = (T * (h - h0) ^+ 2 * (h + 2%:R * h0)) / (6%:R * h) :> R /\
  (T * h0 ^+ 2) / 6%:R + (T * h0 ^+ 3) / (3%:R * h0) <= (T * h ^+ 2) / 6%:R + (T * h0 ^+ 3) / (3%:R * h).
Proof.
move=> H0 H1 H2.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : h = h by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : h != 0 by rule (nz_factor (f := h) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < h by rule (pos_quotient H_2 (r := 1) _ _); [clear - NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : h0 = h0 by [].
have H_7 := pos_of H1 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : h0 != 0 by rule (nz_factor (f := h0) (r := 1) NZ_8 _); clear - R; first [reflexivity | ring].
have S_10 : 0 < h0 by rule (pos_quotient H_7 (r := 1) _ _); [clear - S_5 NZ_4 NZ_9 R; sgn | clear - R; first [reflexivity | ring]].
have e_11 : T = T by [].
have H_12 := pos_of H2 e_11.
have NZ_13 := lt0r_neq0 H_12.
have NZ_14 : T != 0 by rule (nz_factor (f := T) (r := 1) NZ_13 _); clear - R; first [reflexivity | ring].
have S_15 : 0 < T by rule (pos_quotient H_12 (r := 1) _ _); [clear - S_5 S_10 NZ_4 NZ_9 NZ_14 R; sgn | clear - R; first [reflexivity | ring]].
have e_16 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_17 : R := (3%:R : R) * h0.
have e_18 : t_17 = (3%:R * h0) by rule (num_eq (num2 (fun a b : R => a * b) e_16 e_6) _); clear - R; first [reflexivity | ring].
have NZ_19 : (3%:R * h0) != 0 by rule (nz_is (c := (3%:R * h0)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : t_17 != 0 := nz_is e_18 NZ_19.
pose t_21 : R := (3%:R : R) * h.
have e_22 : t_21 = (3%:R * h) by rule (num_eq (num2 (fun a b : R => a * b) e_16 e_1) _); clear - R; first [reflexivity | ring].
have NZ_23 : (3%:R * h) != 0 by rule (nz_is (c := (3%:R * h)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_24 : t_21 != 0 := nz_is e_22 NZ_23.
have e_25 : 6%:R = 6%:R :> R by clear - R; first [reflexivity | ring].
pose t_26 : R := (6%:R : R) * h.
have e_27 : t_26 = (6%:R * h) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_1) _); clear - R; first [reflexivity | ring].
have NZ_28 : (6%:R * h) != 0 by rule (nz_is (c := (6%:R * h)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_29 : t_26 != 0 := nz_is e_27 NZ_28.
pose t_30 : R := h0 ^+ 2.
have e_31 : t_30 = (h0 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
pose t_32 : R := T * t_30.
have e_33 : t_32 = (h0 ^+ 2 * T) by rule (num_eq (num2 (fun a b : R => a * b) e_11 e_31) _); clear - R; first [reflexivity | ring].
pose t_34 : R := t_32 / (6%:R : R).
have NZ_36 : 6%:R != 0 :> R by rule (nz_is (c := (6%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_35 : t_34 = ((h0 ^+ 2 * T) / (6%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_25) _); clear - NZ_36 R; first [reflexivity | field; nz | ring].
pose t_37 : R := h0 ^+ 3.
have e_38 : t_37 = (h0 ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_6) _); clear - R; first [reflexivity | ring].
pose t_39 : R := T * t_37.
have e_40 : t_39 = (h0 ^+ 3 * T) by rule (num_eq (num2 (fun a b : R => a * b) e_11 e_38) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / t_17.
have NZ_43 : (3%:R * h0) != 0 :> R by rule (nz_is (c := (3%:R * h0)) _ _); [clear - R; ring | clear - NZ_9 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_42 : t_41 = ((h0 ^+ 2 * T) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_18) _); clear - NZ_9 NZ_43 R; first [reflexivity | field; nz | ring].
pose t_44 : R := t_34 + t_41.
have e_45 : t_44 = ((h0 ^+ 2 * T) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_35 e_42) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_47 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_48 : R := t_32 / (2%:R : R).
have NZ_50 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_49 : t_48 = ((h0 ^+ 2 * T) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_47) _); clear - NZ_50 R; first [reflexivity | field; nz | ring].
have C_46 : t_44 = t_48 by rule (num_eq e_45 (esym (num_eq e_49 _))); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := h ^+ 2.
have e_52 : t_51 = (h ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
pose t_53 : R := T * t_51.
have e_54 : t_53 = (h ^+ 2 * T) by rule (num_eq (num2 (fun a b : R => a * b) e_11 e_52) _); clear - R; first [reflexivity | ring].
pose t_55 : R := t_53 / (6%:R : R).
have e_56 : t_55 = ((h ^+ 2 * T) / (6%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_25) _); clear - NZ_36 R; first [reflexivity | field; nz | ring].
pose t_57 : R := t_39 / t_21.
have NZ_59 : (3%:R * h) != 0 :> R by rule (nz_is (c := (3%:R * h)) _ _); [clear - R; ring | clear - NZ_4 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_58 : t_57 = ((h0 ^+ 3 * T) / (3%:R * h)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_22) _); clear - NZ_4 NZ_59 R; first [reflexivity | field; nz | ring].
pose t_60 : R := t_55 + t_57.
have e_61 : t_60 = ((h ^+ 3 * T + 2%:R * h0 ^+ 3 * T) / (6%:R * h)) by rule (num_eq (num2 (fun a b : R => a + b) e_56 e_58) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_62 : R := t_60 - t_44.
have e_63 : t_62 = ((h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) / (6%:R * h)) by rule (num_eq (num2 (fun a b : R => a - b) e_61 e_45) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_65 : R := h - h0.
have e_66 : t_65 = (h - h0) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_6) _); clear - R; first [reflexivity | ring].
pose t_67 : R := t_65 ^+ 2.
have e_68 : t_67 = (h ^+ 2 - 2%:R * h * h0 + h0 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_66) _); clear - R; first [reflexivity | ring].
pose t_69 : R := T * t_67.
have e_70 : t_69 = (h ^+ 2 * T - 2%:R * h * h0 * T + h0 ^+ 2 * T) by rule (num_eq (num2 (fun a b : R => a * b) e_11 e_68) _); clear - R; first [reflexivity | ring].
pose t_71 : R := (2%:R : R) * h0.
have e_72 : t_71 = (2%:R * h0) by rule (num_eq (num2 (fun a b : R => a * b) e_47 e_6) _); clear - R; first [reflexivity | ring].
pose t_73 : R := h + t_71.
have e_74 : t_73 = (h + 2%:R * h0) by rule (num_eq (num2 (fun a b : R => a + b) e_1 e_72) _); clear - R; first [reflexivity | ring].
pose t_75 : R := t_69 * t_73.
have e_76 : t_75 = (h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) by rule (num_eq (num2 (fun a b : R => a * b) e_70 e_74) _); clear - R; first [reflexivity | ring].
pose t_77 : R := t_75 / t_26.
have NZ_79 : (6%:R * h) != 0 :> R by rule (nz_is (c := (6%:R * h)) _ _); [clear - R; ring | clear - NZ_4 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_78 : t_77 = ((h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) / (6%:R * h)) by rule (num_eq (num2 (fun a b : R => a / b) e_76 e_27) _); clear - NZ_4 NZ_79 R; first [reflexivity | field; nz | ring].
have C_64 : t_62 = t_77 by rule (num_eq e_63 (esym (num_eq e_78 _))); clear - NZ_4 R; first [reflexivity | field; nz | ring].
have S_81 : 0 <= (h + 2%:R * h0) by clear - S_5 S_10 S_15 NZ_4 NZ_9 NZ_14 NZ_36 NZ_43 NZ_50 NZ_59 NZ_79 R; sgn.
have S_82 : 0 <= (h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) by rule (nneg_is (c := T * (h + 2%:R * h0) * (h - h0) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_5 S_10 S_15 S_81 NZ_4 NZ_9 NZ_14 NZ_36 NZ_43 NZ_50 NZ_59 NZ_79 R; sgn].
have S_83 : 0 <= ((h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) / (6%:R * h)) by rule (nneg_is (c := (h ^+ 3 * T - 3%:R * h * h0 ^+ 2 * T + 2%:R * h0 ^+ 3 * T) * 6%:R^-1 * h^-1) _ _); [clear - NZ_4 R; first [reflexivity | field; nz | ring] | clear - S_5 S_10 S_15 S_81 S_82 NZ_4 NZ_9 NZ_14 NZ_36 NZ_43 NZ_50 NZ_59 NZ_79 R; sgn].
have C_80 : t_44 <= t_60 by rule (le_by e_45 e_61 _ S_83); clear - NZ_4 R; first [reflexivity | field; nz | ring].
split; first exact: C_20.
split; first exact: C_24.
split; first exact: C_29.
split; first exact: C_46.
split; first exact: C_64.
exact: C_80.
Qed.

(* lnverify.jacobian-rank
   At ε = 0 the Jacobian at unit gain is 1/σ times an idempotent matrix of trace N − 2, which takes 1 and x̂ to 0
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
have e_25 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_26 : R := t_19 + (0 : R).
have e_27 : t_26 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_25) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_30 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 R; sgn].
have e_29 : t_28 = (r_3 / (n)) by rule (sqrt_node e_27 S_30 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_31 : R := t_28^-1.
have NZ_33 := lt0r_neq0 S_r3.
have e_32 : t_31 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_29) _); clear - NZ_33 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose J1_34 : 'M[R]_N := (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_35 : J1_34 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_36 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_34.
have size_ge0 := @size1_ge0 R N.
have D_37 := VD_at activation.
have D_38 := D_sumv size_ge0 D_37.
have D_39 := D_mulr size_ge0 (N%:R^-1) D_38.
have D_40 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_39.
have D_41 := VD_sub D_37 D_40.
have D_42 := D_dot size_ge0 D_41 D_41.
have D_43 := D_mulr size_ge0 (N%:R^-1) D_42.
have D_44 := D_addr size_ge0 (0 : R) D_43.
have S_46 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_45 : 0 < t_26 := pos_is e_27 S_46.
have D_47 := D_sqrt size_ge0 C_45 D_44.
have NZ_48 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_28 != 0 := nz_is e_29 NZ_48.
have D_50 := D_inv size_ge0 C_49 D_47.
have D_51 := VD_scale size_ge0 D_50 D_41.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_51 _) => h_52.
have e_53 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_54 : R := (2%:R : R) * t_28.
have e_55 : t_54 = ((2%:R * r_3) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_53 e_29) _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_56 : R := t_54^-1.
have NZ_58 : (2%:R * r_3) != 0 :> R by rule (nz_is (c := (2%:R * r_3)) _ _); [clear - R; ring | clear - NZ_33 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_57 : t_56 = ((- n * r_3) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_55) _); clear - NZ_33 NZ_58 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_59 : h_52 = (col (fun i => (h_52 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_60 : R := sumv h_52.
have [m_4 M_4] := some_number (part xpredT (fun i => (h_52 i 0))).
have e_61 : t_60 = m_4 by rule (sum_node e_59 M_4 _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 / N%:R.
have e_63 : t_62 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : 'cV[R]_N := t_62 *: (ones : 'cV[R]_N).
have e_65 : t_64 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_63 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : 'cV[R]_N := h_52 - t_64.
have e_67 : t_66 = (col (fun i => (h_52 i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_59 e_65) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_68 : R := dot t_66 t_12.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (h_52 i 0))).
have d_70 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_1) / (n)) * ((h_52 i 0)) + ((- m_4) / (n)) * ((activation i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_1) / (n)) M_4)) (partZ ((- m_4) / (n)) M_1)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => ((h_52 i 0) + ((- m_4) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by rule (whole_eq _ d_70) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_69 : t_68 = ((n * m_5 - m_1 * m_4) / (n)) by rule (dot_node e_67 e_13 d_71); done.
pose t_72 : R := dot t_12 t_66.
have d_74 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_4) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_52 i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_4) / (n)) M_1)) (partZ ((- m_1) / (n)) M_4)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_52 i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by rule (whole_eq _ d_74) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = ((n * m_5 - m_1 * m_4) / (n)) by rule (dot_node e_13 e_67 d_75); done.
pose t_76 : R := t_68 + t_72.
have e_77 : t_76 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_69 e_73) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := t_76 / N%:R.
have e_79 : t_78 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_77 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_56 * t_78.
have e_81 : t_80 = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_57 e_79) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_82 : R := t_31 * t_80.
have e_83 : t_82 = ((- n * m_5 + m_1 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_81) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_84 : R := t_31 * t_82.
have e_85 : t_84 = ((n ^+ 2 * r_3 * m_5 - n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_83) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_86 : R := - t_84.
have e_87 : t_86 = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_85) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_88 : 'cV[R]_N := t_86 *: t_12.
have e_89 : t_88 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - m_1 ^+ 2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_87 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_90 : 'cV[R]_N := t_31 *: t_66.
have e_91 : t_90 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_32 e_67) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_92 : 'cV[R]_N := t_88 + t_90.
have e_93 : t_92 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)))) by rule (col_eq (col_add e_89 e_91) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_94 : 'cV[R]_N := J1_34 *m h_52.
have d_96 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_97 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_96) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_98 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_99 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_98) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_95 : t_94 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_35 e_59 (conj d_97 (conj d_99 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
rule (col_same e_93 e_95 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_100 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_101 : N%:R != 0 := nz_is e_5 NZ_100.
have NZ_102 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_103 : t_28 != 0 := nz_is e_29 NZ_102.
have S_104 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_105 : 0 <= t_19 := nneg_is e_20 S_104.
have S_106 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_107 : 0 <= t_26 := nneg_is e_27 S_106.
pose t_108 : R := Num.sqrt t_19.
have S_110 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have e_109 : t_108 = (r_3 / (n)) by rule (sqrt_node e_20 S_110 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_111 : 'M[R]_N := t_108 *: J1_34.
have e_112 : t_111 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)))); ((fun i => 1), (fun i => (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_109 e_35) _ _); [move=> i; reduce; clear - NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_113 : 'M[R]_N := t_111 *m t_111.
have d_115 : whole (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2)) = (- 1) by rule (num_eq (partD (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ (n / ((- n * m_2 + m_1 ^+ 2))) M_2)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_116 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * ((activation i 0))) = (- 1) by rule (whole_eq _ d_115) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_117 : whole (fun i => (m_2 / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2)) = 0 by rule (num_eq (partD (partZ (m_2 / ((- n * m_2 + m_1 ^+ 2))) M_1) (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_2)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_118 : whole (fun i => ((m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * ((activation i 0))) = 0 by rule (whole_eq _ d_117) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_119 : whole (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) = 0 by rule (num_eq (partD (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En)) (partZ (n / ((- n * m_2 + m_1 ^+ 2))) M_1)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_120 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * 1) = 0 by rule (whole_eq _ d_119) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_121 : whole (fun i => (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) = (- 1) by rule (num_eq (partD (partZ (m_2 / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En)) (partZ ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_122 : whole (fun i => ((m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * 1) = (- 1) by rule (whole_eq _ d_121) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_114 : t_113 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)))); ((fun i => 1), (fun i => (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1); 0]; [:: 0; (- 1)]]) e_112 e_112 (conj (conj d_116 (conj d_118 I)) (conj (conj d_120 (conj d_122 I)) (I)))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring]].
have C_123 : t_113 = t_111 by rule (opr_same e_114 e_112 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring]].
pose t_124 : R := \tr t_111.
have d_126 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_127 : whole (fun i => ((activation i 0)) * (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)))) = (- 1) by rule (whole_eq _ d_115) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_128 : whole (fun i => 1 * ((m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)))) = (- 1) by rule (whole_eq _ d_121) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_125 : t_124 = (n - 2%:R) by rule (opr_trace (s := [:: (- 1); (- 1)]) e_112 d_126 (conj d_127 (conj d_128 I)) _); reduce; clear - R; first [reflexivity | ring].
have e_130 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_131 : R := N%:R - (2%:R : R).
have e_132 : t_131 = (n - 2%:R) by rule (num_eq (num2 (fun a b : R => a - b) e_5 e_130) _); clear - R; first [reflexivity | ring].
have C_129 : t_124 = t_131 by rule (num_eq e_125 (esym (num_eq e_132 _))); clear - R; first [reflexivity | ring].
pose t_133 : 'cV[R]_N := t_111 *m (ones : 'cV[R]_N).
have e_134 : t_133 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: 0; (- 1)]) e_112 e_9 (conj d_120 (conj d_122 I))) _) => i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_136 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_135 : t_133 = (0 : 'cV[R]_N) by rule (col_same e_134 e_136 _) => i; clear - R; first [reflexivity | ring].
pose t_137 : 'cV[R]_N := t_31 *: t_12.
have e_138 : t_137 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_32 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_139 : 'cV[R]_N := t_111 *m t_137.
have d_141 : whole (fun i => ((2%:R * n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- m_1 ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partD (partZ ((2%:R * n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1) (partZ ((- m_1 ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_142 : whole (fun i => (((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1) + (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_141) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_143 : whole (fun i => ((- n * m_2 * r_3 - m_1 ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((m_1 * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((- m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partD (partZ ((- n * m_2 * r_3 - m_1 ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1) (partZ ((m_1 * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_144 : whole (fun i => ((m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0))) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((- m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_143) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_140 : t_139 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))); ((- m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2)))]) e_112 e_138 (conj d_142 (conj d_144 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_145 : t_139 = (0 : 'cV[R]_N) by rule (col_same e_140 e_136 _) => i; clear - R; first [reflexivity | ring].
exists J1_34; split; first exact: C_36.
split; first exact: C_101.
split; first exact: C_103.
split; first exact: C_105.
split; first exact: C_107.
split; first exact: C_123.
split; first exact: C_129.
split; first exact: C_135.
exact: C_145.
Qed.

End Claims.
