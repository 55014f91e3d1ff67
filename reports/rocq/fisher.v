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

(* ba.fisher-blocks
   Without loss of generality the Fisher matrix has the covariance of two outputs as a factor of their units’ block
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.2.2, Eqs. (13) and
   (14)
   not here: it is refuted; lnverify.fisher is true instead *)

(* lnverify.fisher
   For independent outputs of variance 1 the Fisher matrix of the summed inputs is (Π − x̂x̂ᵀ/N)/σ²
   this project; with a proof; compare Ba, Kiros and Hinton, Eqs. (13) and (14) *)
Theorem lnverify_fisher (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => (std activation)^-1 *: centered activation) activation J1 /\
  N%:R != 0 :> R /\
  std activation != 0 /\
  variance activation != 0 /\
  0 <= variance activation /\
  J1^T *m J1 = (variance activation)^-1 *: (Pi - N%:R^-1 *: outer ((std activation)^-1 *: centered activation) ((std activation)^-1 *: centered activation)) :> 'M[R]_N.
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
pose t_25 : R := Num.sqrt t_19.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_27 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 R; sgn].
have e_26 : t_25 = (r_3 / (n)) by rule (sqrt_node e_20 S_27 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_28 : R := t_25^-1.
have NZ_30 := lt0r_neq0 S_r3.
have e_29 : t_28 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_26) _); clear - NZ_30 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose J1_31 : 'M[R]_N := (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_32 : J1_31 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_33 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_31.
have size_ge0 := @size1_ge0 R N.
have D_34 := VD_at activation.
have D_35 := D_sumv size_ge0 D_34.
have D_36 := D_mulr size_ge0 (N%:R^-1) D_35.
have D_37 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_36.
have D_38 := VD_sub D_34 D_37.
have D_39 := D_dot size_ge0 D_38 D_38.
have D_40 := D_mulr size_ge0 (N%:R^-1) D_39.
have S_42 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_30 R; sgn].
have C_41 : 0 < t_19 := pos_is e_20 S_42.
have D_43 := D_sqrt size_ge0 C_41 D_40.
have NZ_44 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_30 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_45 : t_25 != 0 := nz_is e_26 NZ_44.
have D_46 := D_inv size_ge0 C_45 D_43.
have D_47 := VD_scale size_ge0 D_46 D_38.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_47 _) => h_48.
have e_49 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_50 : R := (2%:R : R) * t_25.
have e_51 : t_50 = ((2%:R * r_3) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_26) _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_52 : R := t_50^-1.
have NZ_54 : (2%:R * r_3) != 0 :> R by rule (nz_is (c := (2%:R * r_3)) _ _); [clear - R; ring | clear - NZ_30 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_53 : t_52 = ((- n * r_3) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_51) _); clear - NZ_30 NZ_54 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_55 : h_48 = (col (fun i => (h_48 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_56 : R := sumv h_48.
have [m_4 M_4] := some_number (part xpredT (fun i => (h_48 i 0))).
have e_57 : t_56 = m_4 by rule (sum_node e_55 M_4 _); clear - R; first [reflexivity | ring].
pose t_58 : R := t_56 / N%:R.
have e_59 : t_58 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_57 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : 'cV[R]_N := t_58 *: (ones : 'cV[R]_N).
have e_61 : t_60 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_59 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_62 : 'cV[R]_N := h_48 - t_60.
have e_63 : t_62 = (col (fun i => (h_48 i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_55 e_61) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : R := dot t_62 t_12.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (h_48 i 0))).
have d_66 : whole (fun i => (activation i 0) * (h_48 i 0) + ((- m_1) / (n)) * ((h_48 i 0)) + ((- m_4) / (n)) * ((activation i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_1) / (n)) M_4)) (partZ ((- m_4) / (n)) M_1)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_67 : whole (fun i => ((h_48 i 0) + ((- m_4) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by rule (whole_eq _ d_66) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_65 : t_64 = ((n * m_5 - m_1 * m_4) / (n)) by rule (dot_node e_63 e_13 d_67); done.
pose t_68 : R := dot t_12 t_62.
have d_70 : whole (fun i => (activation i 0) * (h_48 i 0) + ((- m_4) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_48 i 0)) + ((m_1 * m_4) / (n ^+ 2)) * (1)) = ((n * m_5 - m_1 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_5 (partZ ((- m_4) / (n)) M_1)) (partZ ((- m_1) / (n)) M_4)) (partZ ((m_1 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_48 i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_1 * m_4) / (n)) by rule (whole_eq _ d_70) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_69 : t_68 = ((n * m_5 - m_1 * m_4) / (n)) by rule (dot_node e_13 e_63 d_71); done.
pose t_72 : R := t_64 + t_68.
have e_73 : t_72 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_65 e_69) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : R := t_72 / N%:R.
have e_75 : t_74 = ((2%:R * n * m_5 - 2%:R * m_1 * m_4) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_73 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : R := t_52 * t_74.
have e_77 : t_76 = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_53 e_75) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_78 : R := t_28 * t_76.
have e_79 : t_78 = ((- n * m_5 + m_1 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_29 e_77) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_80 : R := t_28 * t_78.
have e_81 : t_80 = ((n ^+ 2 * r_3 * m_5 - n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_29 e_79) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_82 : R := - t_80.
have e_83 : t_82 = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_81) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_84 : 'cV[R]_N := t_82 *: t_12.
have e_85 : t_84 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - m_1 ^+ 2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_83 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_86 : 'cV[R]_N := t_28 *: t_62.
have e_87 : t_86 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_48 i 0)) + ((r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_29 e_63) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_88 : 'cV[R]_N := t_84 + t_86.
have e_89 : t_88 = (col (fun i => ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_48 i 0)))) by rule (col_eq (col_add e_85 e_87) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_90 : 'cV[R]_N := J1_31 *m h_48.
have d_92 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_48 i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_48 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_93 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_48 i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_92) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_94 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_48 i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_48 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_95 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_48 i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_94) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_91 : t_90 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_48 i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_32 e_55 (conj d_93 (conj d_95 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
rule (col_same e_89 e_91 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_96 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_97 : N%:R != 0 := nz_is e_5 NZ_96.
have NZ_98 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_30 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_99 : t_25 != 0 := nz_is e_26 NZ_98.
have NZ_100 : ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_101 : t_19 != 0 := nz_is e_20 NZ_100.
have S_102 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_30 R; sgn].
have C_103 : 0 <= t_19 := nneg_is e_20 S_102.
pose t_104 : 'M[R]_N := J1_31^T.
have e_105 : t_104 = (opr (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_T e_32) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_106 : 'M[R]_N := t_104 *m J1_31.
have d_108 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) = 0 by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2) (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_109 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * ((activation i 0))) = 0 by rule (whole_eq _ d_108) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_110 : whole (fun i => ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_2) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_111 : whole (fun i => (((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * ((activation i 0))) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_110) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_112 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1) (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_113 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * 1) = ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_112) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_114 : whole (fun i => ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) = 0 by rule (num_eq (partD (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_1) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) (whole_ones En))) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_115 : whole (fun i => (((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * 1) = 0 by rule (whole_eq _ d_114) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_107 : t_106 = (opr (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * m_2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: 0; ((n * r_3) / ((- n * m_2 + m_1 ^+ 2)))]; [:: ((n * r_3) / ((- n * m_2 + m_1 ^+ 2))); 0]]) e_105 e_32 (conj (conj d_109 (conj d_111 I)) (conj (conj d_113 (conj d_115 I)) (I)))) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_117 : R := t_19^-1.
have NZ_119 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_118 : t_117 = ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_20) _); clear - NZ_23 NZ_119 NZ_8 R; first [reflexivity | field; nz | ring].
have e_120 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_121 : R := N%:R^-1.
have e_122 : t_121 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_123 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_124 : t_123 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_125 : 'M[R]_N := t_121 *: t_123.
have e_126 : t_125 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_122 e_124) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_127 : 'M[R]_N := (1%:M : 'M[R]_N) - t_125.
have e_128 : t_127 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_120 e_126) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_129 : 'cV[R]_N := t_28 *: t_12.
have e_130 : t_129 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_29 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_131 : 'M[R]_N := outer t_129 t_129.
have e_132 : t_131 = (opr (fun i => 0) [:: ((fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)), (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1)))]) by rule (opr_eq (opr_outer e_130 e_130) _ _); [move=> i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_133 : 'M[R]_N := t_121 *: t_131.
have e_134 : t_133 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((- n) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + (m_1 / ((- n * m_2 + m_1 ^+ 2))) * (1))); ((fun i => 1), (fun i => (m_1 / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)))]) by rule (opr_eq (opr_scale e_122 e_132) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_135 : 'M[R]_N := t_127 - t_133.
have e_136 : t_135 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => (m_2 / ((- n * m_2 + m_1 ^+ 2))) * (1) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => (n / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1) / ((- n * m_2 + m_1 ^+ 2))) * (1)))]) by rule (opr_eq (opr_sub e_128 e_134) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring]].
pose t_137 : 'M[R]_N := t_117 *: t_135.
have e_138 : t_137 = (opr (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * m_2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 2 * m_1) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_118 e_136) _ _); [move=> i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring]].
have C_116 : t_106 = t_137 by rule (opr_same e_107 e_138 _ _); [move=> i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring]].
exists J1_31; split; first exact: C_33.
split; first exact: C_97.
split; first exact: C_99.
split; first exact: C_101.
split; first exact: C_103.
exact: C_116.
Qed.

(* ba.growth-output
   Where a weight vector grows, the model’s output remains the same
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; §5.2.2, “even though the
   model’s output remains the same” *)
Theorem ba_growth_output (activation d : 'cV[R]_N) (c k : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  k = 0 :> R ->
  N%:R != 0 :> R /\
  std (had (c *: ones + k *: d) activation) != 0 /\
  std activation != 0 /\
  0 <= variance (had (c *: ones + k *: d) activation) /\
  0 <= variance activation /\
  (std (had (c *: ones + k *: d) activation))^-1 *: centered (had (c *: ones + k *: d) activation) = (std activation)^-1 *: centered activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1 H2.
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
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by rule (pos_quotient H_26 (r := 1) _ _); [clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have e_30 : k = k by [].
have e_31 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_32 : k = 0 by rule (solved (r := 1) (eq_of H2 e_30 e_31) _); clear - R; first [reflexivity | ring].
have e_33 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_34 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : N%:R != 0 := nz_is e_33 NZ_34.
have e_36 : c = c by [].
have e_37 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_36 e_37) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_41 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_42 : 'cV[R]_N := k *: d.
have e_43 : t_42 = (col (fun i => 0)) by rule (col_eq (col_scale E_32 e_41) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_44 : 'cV[R]_N := t_38 + t_42.
have e_45 : t_44 = (col (fun i => c * (1))) by rule (col_eq (col_add e_39 e_43) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_46 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_47 : 'cV[R]_N := had t_44 activation.
have e_48 : t_47 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_had e_45 e_46) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_49 : R := sumv t_47.
have e_50 : t_49 = (m_1 * c) by rule (sum_node e_48 (partZ c M_1) _); clear - R; first [reflexivity | ring].
pose t_51 : R := t_49 / N%:R.
have e_52 : t_51 = ((m_1 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_53 : 'cV[R]_N := t_51 *: (ones : 'cV[R]_N).
have e_54 : t_53 = (col (fun i => ((m_1 * c) / (n)) * (1))) by rule (col_eq (col_scale e_52 e_37) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : 'cV[R]_N := t_47 - t_53.
have e_56 : t_55 = (col (fun i => c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) by rule (col_eq (col_sub e_48 e_54) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : R := dot t_55 t_55.
have d_59 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_2) (partZ ((- 2%:R * m_1 * c ^+ 2) / (n)) M_1)) (partZ ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_60 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_59) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_58 : t_57 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_56 e_56 d_60); done.
pose t_61 : R := t_57 / N%:R.
have e_62 : t_61 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_58 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_63 : R := Num.sqrt t_61.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_65 : 0 <= (c * r_5) by rule (nneg_is (c := r_5 * c) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 NZ_8 NZ_23 NZ_28 R; sgn].
have S_66 : 0 <= ((c * r_5) / (n)) by rule (nneg_is (c := (c * r_5) * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_65 NZ_8 NZ_23 NZ_28 R; sgn].
have e_64 : t_63 = ((c * r_5) / (n)) by rule (sqrt_node e_62 S_66 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_67 := lt0r_neq0 S_r5.
have NZ_68 : ((c * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * c * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_67 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_63 != 0 := nz_is e_64 NZ_68.
pose t_70 : R := sumv activation.
have e_71 : t_70 = m_1 by rule (sum_node e_46 M_1 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_37) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := activation - t_74.
have e_77 : t_76 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_46 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_76.
have d_80 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_77 e_77 d_81); done.
pose t_82 : R := t_78 / N%:R.
have e_83 : t_82 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_79 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_84 : R := Num.sqrt t_82.
have S_86 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_65 NZ_8 NZ_23 NZ_28 NZ_67 R; sgn].
have e_85 : t_84 = (r_5 / (n)) by rule (sqrt_node e_83 S_86 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_87 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_67 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : t_84 != 0 := nz_is e_85 NZ_87.
have S_89 : 0 <= (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_65 NZ_8 NZ_23 NZ_28 NZ_67 R; sgn].
have S_90 : 0 <= ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_65 S_89 NZ_8 NZ_23 NZ_28 NZ_67 R; sgn].
have C_91 : 0 <= t_61 := nneg_is e_62 S_90.
have S_92 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_65 S_89 NZ_8 NZ_23 NZ_28 NZ_67 R; sgn].
have C_93 : 0 <= t_82 := nneg_is e_83 S_92.
pose t_94 : R := t_63^-1.
have NZ_96 : (c * r_5) != 0 :> R by rule (nz_is (c := (r_5 * c)) _ _); [clear - R; ring | clear - NZ_67 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_95 : t_94 = ((- n * r_5) / (c * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_64) _); clear - NZ_67 NZ_28 NZ_96 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_97 : 'cV[R]_N := t_94 *: t_55.
have e_98 : t_97 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_95 e_56) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_100 : R := t_84^-1.
have e_101 : t_100 = ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_85) _); clear - NZ_67 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : 'cV[R]_N := t_100 *: t_76.
have e_103 : t_102 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_101 e_77) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_99 : t_97 = t_102 by rule (col_same e_98 e_103 _) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_35.
split; first exact: C_69.
split; first exact: C_88.
split; first exact: C_91.
split; first exact: C_93.
exact: C_99.
Qed.

(* ba.metric.batch
   In batch normalization the metric along the gain of a unit is the mean of the outputs’ variances
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; appendix, Eq. (32)
   not here: it is refuted; lnverify.metric.batch is true instead *)

(* lnverify.metric.batch
   The mean of dₙx̂ₙ² is the mean of dₙ and the covariance of d with x̂²
   this project; with a proof; compare Ba, Kiros and Hinton, Eq. (32) *)
Theorem lnverify_metric_batch (activation d : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  std activation != 0 /\
  0 <= variance activation /\
  dot d (vpow ((std activation)^-1 *: centered activation) 2) / N%:R = mean d + dot (centered d) (vpow ((std activation)^-1 *: centered activation) 2 - ones) / N%:R :> R.
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
pose t_27 : R := Num.sqrt t_19.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_29 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 R; sgn].
have e_28 : t_27 = (r_3 / (n)) by rule (sqrt_node e_20 S_29 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_30 := lt0r_neq0 S_r3.
have NZ_31 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_30 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_32 : t_27 != 0 := nz_is e_28 NZ_31.
have S_33 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_30 R; sgn].
have C_34 : 0 <= t_19 := nneg_is e_20 S_33.
have e_35 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_36 : R := t_27^-1.
have e_37 : t_36 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_28) _); clear - NZ_30 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_38 : 'cV[R]_N := t_36 *: t_12.
have e_39 : t_38 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_40 : 'cV[R]_N := vpow t_38 2.
have e_41 : t_40 = (col (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_vpow 2 e_39) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_42 : R := dot d t_40.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2 * (d i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (d i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (d i 0))).
have d_44 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2 * (d i 0)) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (d i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((d i 0))) = ((- n ^+ 2 * m_4 + 2%:R * n * m_1 * m_5 - m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_4) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_5)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_6)) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_45 : whole (fun i => ((d i 0)) * (((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((- n ^+ 2 * m_4 + 2%:R * n * m_1 * m_5 - m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_44) => i; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have e_43 : t_42 = ((- n ^+ 2 * m_4 + 2%:R * n * m_1 * m_5 - m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_35 e_41 d_45); done.
pose t_46 : R := t_42 / N%:R.
have e_47 : t_46 = ((- n ^+ 2 * m_4 + 2%:R * n * m_1 * m_5 - m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a / b) e_43 e_5) _); clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring].
pose t_49 : R := sumv d.
have e_50 : t_49 = m_6 by rule (sum_node e_35 M_6 _); clear - R; first [reflexivity | ring].
pose t_51 : R := t_49 / N%:R.
have e_52 : t_51 = (m_6 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_53 : 'cV[R]_N := t_51 *: (ones : 'cV[R]_N).
have e_54 : t_53 = (col (fun i => (m_6 / (n)) * (1))) by rule (col_eq (col_scale e_52 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : 'cV[R]_N := d - t_53.
have e_56 : t_55 = (col (fun i => (d i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_sub e_35 e_54) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : 'cV[R]_N := t_40 - (ones : 'cV[R]_N).
have e_58 : t_57 = (col (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((n * m_2 - 2%:R * m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_sub e_41 e_9) _) => i; reduce; clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_59 : R := dot t_55 t_57.
have d_61 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2 * (d i 0)) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (d i 0)) + ((n * m_2 - 2%:R * m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((d i 0)) + ((n * m_6) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * m_6) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_6 + 2%:R * m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2) * n)) * (1)) = ((- n ^+ 2 * m_4 + 2%:R * n * m_1 * m_5 + n * m_2 * m_6 - 2%:R * m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_4) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_5)) (partZ ((n * m_2 - 2%:R * m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_6)) (partZ ((n * m_6) / ((- n * m_2 + m_1 ^+ 2))) M_2)) (partZ ((- 2%:R * m_1 * m_6) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- n * m_2 * m_6 + 2%:R * m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2) * n)) (whole_ones En))) _); clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => ((d i 0) + ((- m_6) / (n)) * (1)) * (((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((n * m_2 - 2%:R * m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((- n ^+ 2 * m_4 + 2%:R * n * m_1 * m_5 + n * m_2 * m_6 - 2%:R * m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_61) => i; clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring].
have e_60 : t_59 = ((- n ^+ 2 * m_4 + 2%:R * n * m_1 * m_5 + n * m_2 * m_6 - 2%:R * m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_56 e_58 d_62); done.
pose t_63 : R := t_59 / N%:R.
have e_64 : t_63 = ((- n ^+ 2 * m_4 + 2%:R * n * m_1 * m_5 + n * m_2 * m_6 - 2%:R * m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_5) _); clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring].
pose t_65 : R := t_51 + t_63.
have e_66 : t_65 = ((- n ^+ 2 * m_4 + 2%:R * n * m_1 * m_5 - m_1 ^+ 2 * m_6) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a + b) e_52 e_64) _); clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring].
have C_48 : t_46 = t_65 by rule (num_eq e_47 (esym (num_eq e_66 _))); clear - NZ_23 NZ_8 R; first [reflexivity | field; nz | ring].
split; first exact: C_26.
split; first exact: C_32.
split; first exact: C_34.
exact: C_48.
Qed.

(* ba.metric.error-alone
   In the normalized model the metric depends on the size of the prediction error alone
   J. L. Ba, J. R. Kiros, G. E. Hinton, “Layer Normalization”, arXiv:1607.06450, version 1; appendix, above Eq. (32)
   not here: it is refuted; lnverify.metric.layer is true instead *)

(* lnverify.metric.layer
   In layer normalization a change d of the gain has the metric Σ dₙ²x̂ₙ²/2 for independent errors of variance 1
   this project; with a proof; compare Ba, Kiros and Hinton, Eq. (33)
   not here: a basis vector *)

(* lnverify.metric.weight-norm
   The gain of weight normalization moves the output as the length of w moves that of the plain model
   this project; with a proof; compare Ba, Kiros and Hinton, Eqs. (34) and (35) *)
Theorem lnverify_metric_weight_norm (w x : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot w w ->
  exists D1 : R, is_derivative (fun c : R => c * (dot w x / vnorm w)) c D1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => dot w x) w G2 /\
  vnorm w != 0 /\
  0 <= dot w w /\
  D1 = dot w x / vnorm w :> R /\
  dot G2 ((vnorm w)^-1 *: w) = dot w x / vnorm w :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot w w.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (w i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((w i 0)) * ((w i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : c = c by [].
have e_13 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_14 : R := dot w x.
have [m_3 M_3] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_16 : whole (fun i => (w i 0) * (x i 0)) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_17 : whole (fun i => ((w i 0)) * ((x i 0))) = m_3 by rule (whole_eq _ d_16) => i; clear - R; first [reflexivity | ring].
have e_15 : t_14 = m_3 by rule (dot_node e_1 e_13 d_17); done.
pose t_18 : R := Num.sqrt t_2.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_20 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_r4 NZ_10 R; sgn].
have e_19 : t_18 = r_4 by rule (sqrt_node e_3 S_20 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_21 : R := t_14 / t_18.
have NZ_23 := lt0r_neq0 S_r4.
have e_22 : t_21 = ((m_3 * r_4) / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_19) _); clear - NZ_23 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose D1_24 : R := ((m_3 * r_4) / (m_1)).
have e_25 : D1_24 = ((m_3 * r_4) / (m_1)) by [].
have C_26 : is_derivative (fun c : R => c * (dot w x / Num.sqrt (dot w w))) c D1_24.
have size_ge0 := fun t : R => normr_ge0 t.
have D_27 := D_at_scalar c.
have D_28 := D_mulr size_ge0 t_21 D_27.
refine (derivative_by (F := (fun c : R => c * (dot w x / Num.sqrt (dot w w)))) D_28 _) => h_29.
have e_30 : h_29 = h_29 by [].
pose t_31 : R := h_29 * t_21.
have e_32 : t_31 = ((m_3 * r_4 * h_29) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_30 e_22) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_33 : R := D1_24 * h_29.
have e_34 : t_33 = ((m_3 * r_4 * h_29) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_30) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (num_eq e_32 (esym (num_eq e_34 _))); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose G2_35 : 'cV[R]_N := (col (fun i => (x i 0))).
have e_36 : G2_35 = (col (fun i => (x i 0))) by [].
have C_37 : is_gradient (fun w : 'cV[R]_N => dot w x) w G2_35.
have size_ge0 := @size1_ge0 R N.
have D_38 := VD_at w.
have D_39 := D_dotr size_ge0 x D_38.
refine (gradient_by (F := (fun w : 'cV[R]_N => dot w x)) D_39 _) => h_40.
have e_41 : h_40 = (col (fun i => (h_40 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_42 : R := dot h_40 x.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_40 i 0) * (x i 0))).
have d_44 : whole (fun i => (h_40 i 0) * (x i 0)) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_45 : whole (fun i => ((h_40 i 0)) * ((x i 0))) = m_6 by rule (whole_eq _ d_44) => i; clear - R; first [reflexivity | ring].
have e_43 : t_42 = m_6 by rule (dot_node e_41 e_13 d_45); done.
pose t_46 : R := dot G2_35 h_40.
have d_48 : whole (fun i => ((x i 0)) * ((h_40 i 0))) = m_6 by rule (whole_eq _ d_44) => i; clear - R; first [reflexivity | ring].
have e_47 : t_46 = m_6 by rule (dot_node e_36 e_41 d_48); done.
rule (num_eq e_43 (esym (num_eq e_47 _))); clear - R; first [reflexivity | ring].
have NZ_49 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_18 != 0 := nz_is e_19 NZ_49.
have S_51 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r4 NZ_10 NZ_23 R; sgn].
have C_52 : 0 <= t_2 := nneg_is e_3 S_51.
have C_53 : D1_24 = t_21 by rule (num_eq e_25 (esym (num_eq e_22 _))); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_54 : R := t_18^-1.
have e_55 : t_54 = (r_4 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_19) _); clear - NZ_23 NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : 'cV[R]_N := t_54 *: w.
have e_57 : t_56 = (col (fun i => (r_4 / (m_1)) * ((w i 0)))) by rule (col_eq (col_scale e_55 e_1) _) => i; reduce; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : R := dot G2_35 t_56.
have d_60 : whole (fun i => (r_4 / (m_1)) * ((w i 0) * (x i 0))) = ((m_3 * r_4) / (m_1)) by rule (num_eq (partZ (r_4 / (m_1)) M_3) _); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_61 : whole (fun i => ((x i 0)) * ((r_4 / (m_1)) * ((w i 0)))) = ((m_3 * r_4) / (m_1)) by rule (whole_eq _ d_60) => i; clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_59 : t_58 = ((m_3 * r_4) / (m_1)) by rule (dot_node e_36 e_57 d_61); done.
have C_62 : t_58 = t_21 by rule (num_eq e_59 (esym (num_eq e_22 _))); clear - NZ_10 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists D1_24; split; first exact: C_26.
exists G2_35; split; first exact: C_37.
split; first exact: C_50.
split; first exact: C_52.
split; first exact: C_53.
exact: C_62.
Qed.

(* lnverify.logistic-fisher
   Of a logistic unit with weights w and bias b, the Fisher matrix at one input x is p(1 − p) times xxᵀ, x and 1
   this project; with a proof; compare Ba, Kiros and Hinton, Eq. (12)
   not here: the function exp, which a real closed field does not have *)

(* lnverify.logistic-divergence
   Along a change td of the weights the divergence of a logistic unit has the second derivative p(1 − p)(d·x)²
   this project; with a proof; compare Ba, Kiros and Hinton, Eq. (8)
   not here: the function exp, which a real closed field does not have *)

End Claims.
