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

(* lnverify.scale-free-gradient
   The gradient at weights before a normalization without ε goes by 1/c where all of them grow by c
   this project; with a proof; compare van Laarhoven 2017 *)
Theorem lnverify_scale_free_gradient (activation upstream : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < c ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (normalized 0 (c *: activation))) activation G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (normalized 0 activation)) activation G2 /\
  N%:R != 0 :> R /\
  c != 0 /\
  Num.sqrt (variance (c *: activation) + 0) != 0 /\
  Num.sqrt (variance activation + 0) != 0 /\
  0 <= variance (c *: activation) + 0 /\
  0 <= variance activation + 0 /\
  c^-1 *: G1 = (1 / c) *: G2 :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
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
pose t_30 : 'cV[R]_N := c *: activation.
have e_31 : t_30 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_25 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_32 : R := sumv t_30.
have e_33 : t_32 = (m_1 * c) by rule (sum_node e_31 (partZ c M_1) _); clear - R; first [reflexivity | ring].
pose t_34 : R := t_32 / N%:R.
have e_35 : t_34 = ((m_1 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_36 : 'cV[R]_N := t_34 *: (ones : 'cV[R]_N).
have e_37 : t_36 = (col (fun i => ((m_1 * c) / (n)) * (1))) by rule (col_eq (col_scale e_35 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_30 - t_36.
have e_39 : t_38 = (col (fun i => c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) by rule (col_eq (col_sub e_31 e_37) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : R := dot t_38 t_38.
have d_42 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_1 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_2) (partZ ((- 2%:R * m_1 * c ^+ 2) / (n)) M_1)) (partZ ((m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_43 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_42) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_41 : t_40 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_39 e_39 d_43); done.
pose t_44 : R := t_40 / N%:R.
have e_45 : t_44 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_46 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_47 : R := t_44 + (0 : R).
have e_48 : t_47 = ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_45 e_46) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_49 : R := Num.sqrt t_47.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_51 : 0 <= (c * r_4) by rule (nneg_is (c := r_4 * c) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 NZ_8 NZ_23 NZ_28 R; sgn].
have S_52 : 0 <= ((c * r_4) / (n)) by rule (nneg_is (c := (c * r_4) * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_51 NZ_8 NZ_23 NZ_28 R; sgn].
have e_50 : t_49 = ((c * r_4) / (n)) by rule (sqrt_node e_48 S_52 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : R := t_49^-1.
have NZ_55 := lt0r_neq0 S_r4.
have NZ_56 : (c * r_4) != 0 :> R by rule (nz_is (c := (r_4 * c)) _ _); [clear - R; ring | clear - NZ_55 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_54 : t_53 = ((- n * r_4) / (c * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_50) _); clear - NZ_55 NZ_28 NZ_56 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_57 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0))).
pose G1_58 : 'cV[R]_N := (col (fun i => ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((upstream i 0)))).
have e_59 : G1_58 = (col (fun i => ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((upstream i 0)))) by [].
have C_60 : is_gradient (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (c *: activation - (sumv (c *: activation) / N%:R) *: ones) (c *: activation - (sumv (c *: activation) / N%:R) *: ones) / N%:R + 0))^-1 *: (c *: activation - (sumv (c *: activation) / N%:R) *: ones))) activation G1_58.
have size_ge0 := @size1_ge0 R N.
have D_61 := VD_at activation.
have D_62 := VD_scalel c D_61.
have D_63 := D_sumv size_ge0 D_62.
have D_64 := D_mulr size_ge0 (N%:R^-1) D_63.
have D_65 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_64.
have D_66 := VD_sub D_62 D_65.
have D_67 := D_dot size_ge0 D_66 D_66.
have D_68 := D_mulr size_ge0 (N%:R^-1) D_67.
have D_69 := D_addr size_ge0 (0 : R) D_68.
have S_71 : 0 < (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_51 NZ_8 NZ_23 NZ_28 NZ_55 NZ_56 R; sgn].
have S_72 : 0 < ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_51 S_71 NZ_8 NZ_23 NZ_28 NZ_55 NZ_56 R; sgn].
have C_70 : 0 < t_47 := pos_is e_48 S_72.
have D_73 := D_sqrt size_ge0 C_70 D_69.
have NZ_74 : ((c * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * c * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_55 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_49 != 0 := nz_is e_50 NZ_74.
have D_76 := D_inv size_ge0 C_75 D_73.
have D_77 := VD_scale size_ge0 D_76 D_66.
have D_78 := D_dotl size_ge0 upstream D_77.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (c *: activation - (sumv (c *: activation) / N%:R) *: ones) (c *: activation - (sumv (c *: activation) / N%:R) *: ones) / N%:R + 0))^-1 *: (c *: activation - (sumv (c *: activation) / N%:R) *: ones)))) D_78 _) => h_79.
have e_80 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_81 : R := (2%:R : R) * t_49.
have e_82 : t_81 = ((2%:R * c * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_80 e_50) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_83 : R := t_81^-1.
have NZ_85 : (2%:R * c * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4 * c)) _ _); [clear - R; ring | clear - NZ_55 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_84 : t_83 = ((- n * r_4) / (2%:R * c * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_82) _); clear - NZ_55 NZ_28 NZ_85 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_86 : h_79 = (col (fun i => (h_79 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_87 : 'cV[R]_N := c *: h_79.
have e_88 : t_87 = (col (fun i => c * ((h_79 i 0)))) by rule (col_eq (col_scale e_25 e_86) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_89 : R := sumv t_87.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_79 i 0))).
have e_90 : t_89 = (c * m_7) by rule (sum_node e_88 (partZ c M_7) _); clear - R; first [reflexivity | ring].
pose t_91 : R := t_89 / N%:R.
have e_92 : t_91 = ((c * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_90 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_93 : 'cV[R]_N := t_91 *: (ones : 'cV[R]_N).
have e_94 : t_93 = (col (fun i => ((c * m_7) / (n)) * (1))) by rule (col_eq (col_scale e_92 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_95 : 'cV[R]_N := t_87 - t_93.
have e_96 : t_95 = (col (fun i => c * ((h_79 i 0)) + ((- c * m_7) / (n)) * (1))) by rule (col_eq (col_sub e_88 e_94) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : R := dot t_95 t_38.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_79 i 0))).
have d_99 : whole (fun i => (c ^+ 2) * ((activation i 0) * (h_79 i 0)) + ((- m_1 * c ^+ 2) / (n)) * ((h_79 i 0)) + ((- c ^+ 2 * m_7) / (n)) * ((activation i 0)) + ((m_1 * c ^+ 2 * m_7) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_8 - m_1 * c ^+ 2 * m_7) / (n)) by rule (num_eq (partD (partD (partD (partZ (c ^+ 2) M_8) (partZ ((- m_1 * c ^+ 2) / (n)) M_7)) (partZ ((- c ^+ 2 * m_7) / (n)) M_1)) (partZ ((m_1 * c ^+ 2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_100 : whole (fun i => (c * ((h_79 i 0)) + ((- c * m_7) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1))) = ((n * c ^+ 2 * m_8 - m_1 * c ^+ 2 * m_7) / (n)) by rule (whole_eq _ d_99) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_98 : t_97 = ((n * c ^+ 2 * m_8 - m_1 * c ^+ 2 * m_7) / (n)) by rule (dot_node e_96 e_39 d_100); done.
pose t_101 : R := dot t_38 t_95.
have d_103 : whole (fun i => (c ^+ 2) * ((activation i 0) * (h_79 i 0)) + ((- c ^+ 2 * m_7) / (n)) * ((activation i 0)) + ((- m_1 * c ^+ 2) / (n)) * ((h_79 i 0)) + ((m_1 * c ^+ 2 * m_7) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_8 - m_1 * c ^+ 2 * m_7) / (n)) by rule (num_eq (partD (partD (partD (partZ (c ^+ 2) M_8) (partZ ((- c ^+ 2 * m_7) / (n)) M_1)) (partZ ((- m_1 * c ^+ 2) / (n)) M_7)) (partZ ((m_1 * c ^+ 2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_104 : whole (fun i => (c * ((activation i 0)) + ((- m_1 * c) / (n)) * (1)) * (c * ((h_79 i 0)) + ((- c * m_7) / (n)) * (1))) = ((n * c ^+ 2 * m_8 - m_1 * c ^+ 2 * m_7) / (n)) by rule (whole_eq _ d_103) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_102 : t_101 = ((n * c ^+ 2 * m_8 - m_1 * c ^+ 2 * m_7) / (n)) by rule (dot_node e_39 e_96 d_104); done.
pose t_105 : R := t_97 + t_101.
have e_106 : t_105 = ((2%:R * n * c ^+ 2 * m_8 - 2%:R * m_1 * c ^+ 2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_98 e_102) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : R := t_105 / N%:R.
have e_108 : t_107 = ((2%:R * n * c ^+ 2 * m_8 - 2%:R * m_1 * c ^+ 2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_106 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_109 : R := t_83 * t_107.
have e_110 : t_109 = ((- n * c * r_4 * m_8 + m_1 * c * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_84 e_108) _); clear - NZ_28 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_111 : R := t_53 * t_109.
have e_112 : t_111 = ((- n * m_8 + m_1 * m_7) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_54 e_110) _); clear - NZ_28 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_113 : R := t_53 * t_111.
have e_114 : t_113 = ((n ^+ 2 * r_4 * m_8 - n * m_1 * r_4 * m_7) / (c * (- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_54 e_112) _); clear - NZ_28 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_115 : R := - t_113.
have e_116 : t_115 = ((- n ^+ 2 * r_4 * m_8 + n * m_1 * r_4 * m_7) / (c * (- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_114) _); clear - NZ_28 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_117 : 'cV[R]_N := t_115 *: t_38.
have e_118 : t_117 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_1 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_8 - m_1 ^+ 2 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_116 e_39) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_119 : 'cV[R]_N := t_53 *: t_95.
have e_120 : t_119 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_79 i 0)) + ((r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_54 e_96) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_121 : 'cV[R]_N := t_117 + t_119.
have e_122 : t_121 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_1 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_79 i 0)))) by rule (col_eq (col_add e_118 e_120) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_123 : R := dot upstream t_121.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_79 i 0) * (upstream i 0))).
have d_125 : whole (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_1 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((n * m_1 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_79 i 0) * (upstream i 0))) = ((n ^+ 2 * m_2 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_1 ^+ 2 * r_4 * m_9 + n * m_1 * r_4 * m_5 * m_7 + n * m_1 * r_4 * m_6 * m_8 - n * m_2 * r_4 * m_6 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_8 + n * m_1 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_1 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_6)) (partZ ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) M_9)) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_126 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_8 + n * m_1 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_79 i 0)))) = ((n ^+ 2 * m_2 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_1 ^+ 2 * r_4 * m_9 + n * m_1 * r_4 * m_5 * m_7 + n * m_1 * r_4 * m_6 * m_8 - n * m_2 * r_4 * m_6 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_125) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_124 : t_123 = ((n ^+ 2 * m_2 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_1 ^+ 2 * r_4 * m_9 + n * m_1 * r_4 * m_5 * m_7 + n * m_1 * r_4 * m_6 * m_8 - n * m_2 * r_4 * m_6 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (dot_node e_57 e_122 d_126); done.
pose t_127 : R := dot G1_58 h_79.
have d_129 : whole (fun i => ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_79 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_79 i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_79 i 0) * (upstream i 0))) = ((n ^+ 2 * m_2 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_1 ^+ 2 * r_4 * m_9 + n * m_1 * r_4 * m_5 * m_7 + n * m_1 * r_4 * m_6 * m_8 - n * m_2 * r_4 * m_6 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_8)) (partZ ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) M_9)) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_130 : whole (fun i => (((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((upstream i 0))) * ((h_79 i 0))) = ((n ^+ 2 * m_2 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_1 ^+ 2 * r_4 * m_9 + n * m_1 * r_4 * m_5 * m_7 + n * m_1 * r_4 * m_6 * m_8 - n * m_2 * r_4 * m_6 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_129) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_128 : t_127 = ((n ^+ 2 * m_2 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_1 ^+ 2 * r_4 * m_9 + n * m_1 * r_4 * m_5 * m_7 + n * m_1 * r_4 * m_6 * m_8 - n * m_2 * r_4 * m_6 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (dot_node e_59 e_86 d_130); done.
rule (num_eq e_124 (esym (num_eq e_128 _))); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_131 : R := t_19 + (0 : R).
have e_132 : t_131 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_46) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_133 : R := Num.sqrt t_131.
have S_135 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_51 NZ_8 NZ_23 NZ_28 NZ_55 NZ_56 R; sgn].
have e_134 : t_133 = (r_4 / (n)) by rule (sqrt_node e_132 S_135 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := t_133^-1.
have e_137 : t_136 = ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_134) _); clear - NZ_55 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose G2_138 : 'cV[R]_N := (col (fun i => ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((upstream i 0)))).
have e_139 : G2_138 = (col (fun i => ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((upstream i 0)))) by [].
have C_140 : is_gradient (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones))) activation G2_138.
have size_ge0 := @size1_ge0 R N.
have D_141 := VD_at activation.
have D_142 := D_sumv size_ge0 D_141.
have D_143 := D_mulr size_ge0 (N%:R^-1) D_142.
have D_144 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_143.
have D_145 := VD_sub D_141 D_144.
have D_146 := D_dot size_ge0 D_145 D_145.
have D_147 := D_mulr size_ge0 (N%:R^-1) D_146.
have D_148 := D_addr size_ge0 (0 : R) D_147.
have S_150 : 0 < ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_51 NZ_8 NZ_23 NZ_28 NZ_55 NZ_56 R; sgn].
have C_149 : 0 < t_131 := pos_is e_132 S_150.
have D_151 := D_sqrt size_ge0 C_149 D_148.
have NZ_152 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_55 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_153 : t_133 != 0 := nz_is e_134 NZ_152.
have D_154 := D_inv size_ge0 C_153 D_151.
have D_155 := VD_scale size_ge0 D_154 D_145.
have D_156 := D_dotl size_ge0 upstream D_155.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + 0))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) D_156 _) => h_157.
have e_158 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_159 : R := (2%:R : R) * t_133.
have e_160 : t_159 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_158 e_134) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_161 : R := t_159^-1.
have NZ_163 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_55 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_162 : t_161 = ((- n * r_4) / (2%:R * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_160) _); clear - NZ_55 NZ_163 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_164 : h_157 = (col (fun i => (h_157 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_165 : R := sumv h_157.
have [m_10 M_10] := some_number (part xpredT (fun i => (h_157 i 0))).
have e_166 : t_165 = m_10 by rule (sum_node e_164 M_10 _); clear - R; first [reflexivity | ring].
pose t_167 : R := t_165 / N%:R.
have e_168 : t_167 = (m_10 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_166 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_169 : 'cV[R]_N := t_167 *: (ones : 'cV[R]_N).
have e_170 : t_169 = (col (fun i => (m_10 / (n)) * (1))) by rule (col_eq (col_scale e_168 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_171 : 'cV[R]_N := h_157 - t_169.
have e_172 : t_171 = (col (fun i => (h_157 i 0) + ((- m_10) / (n)) * (1))) by rule (col_eq (col_sub e_164 e_170) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_173 : R := dot t_171 t_12.
have [m_11 M_11] := some_number (part xpredT (fun i => (activation i 0) * (h_157 i 0))).
have d_175 : whole (fun i => (activation i 0) * (h_157 i 0) + ((- m_1) / (n)) * ((h_157 i 0)) + ((- m_10) / (n)) * ((activation i 0)) + ((m_1 * m_10) / (n ^+ 2)) * (1)) = ((n * m_11 - m_1 * m_10) / (n)) by rule (num_eq (partD (partD (partD M_11 (partZ ((- m_1) / (n)) M_10)) (partZ ((- m_10) / (n)) M_1)) (partZ ((m_1 * m_10) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_176 : whole (fun i => ((h_157 i 0) + ((- m_10) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_11 - m_1 * m_10) / (n)) by rule (whole_eq _ d_175) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_174 : t_173 = ((n * m_11 - m_1 * m_10) / (n)) by rule (dot_node e_172 e_13 d_176); done.
pose t_177 : R := dot t_12 t_171.
have d_179 : whole (fun i => (activation i 0) * (h_157 i 0) + ((- m_10) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_157 i 0)) + ((m_1 * m_10) / (n ^+ 2)) * (1)) = ((n * m_11 - m_1 * m_10) / (n)) by rule (num_eq (partD (partD (partD M_11 (partZ ((- m_10) / (n)) M_1)) (partZ ((- m_1) / (n)) M_10)) (partZ ((m_1 * m_10) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_180 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_157 i 0) + ((- m_10) / (n)) * (1))) = ((n * m_11 - m_1 * m_10) / (n)) by rule (whole_eq _ d_179) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_178 : t_177 = ((n * m_11 - m_1 * m_10) / (n)) by rule (dot_node e_13 e_172 d_180); done.
pose t_181 : R := t_173 + t_177.
have e_182 : t_181 = ((2%:R * n * m_11 - 2%:R * m_1 * m_10) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_174 e_178) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_183 : R := t_181 / N%:R.
have e_184 : t_183 = ((2%:R * n * m_11 - 2%:R * m_1 * m_10) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_182 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_185 : R := t_161 * t_183.
have e_186 : t_185 = ((- n * r_4 * m_11 + m_1 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_162 e_184) _); clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_187 : R := t_136 * t_185.
have e_188 : t_187 = ((- n * m_11 + m_1 * m_10) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_137 e_186) _); clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_189 : R := t_136 * t_187.
have e_190 : t_189 = ((n ^+ 2 * r_4 * m_11 - n * m_1 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_137 e_188) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_191 : R := - t_189.
have e_192 : t_191 = ((- n ^+ 2 * r_4 * m_11 + n * m_1 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_190) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_193 : 'cV[R]_N := t_191 *: t_12.
have e_194 : t_193 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_1 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_11 - m_1 ^+ 2 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_192 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_195 : 'cV[R]_N := t_136 *: t_171.
have e_196 : t_195 = (col (fun i => ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_157 i 0)) + ((r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_137 e_172) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_197 : 'cV[R]_N := t_193 + t_195.
have e_198 : t_197 = (col (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_1 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_11 - n * m_2 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_157 i 0)))) by rule (col_eq (col_add e_194 e_196) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_199 : R := dot upstream t_197.
have [m_12 M_12] := some_number (part xpredT (fun i => (h_157 i 0) * (upstream i 0))).
have d_201 : whole (fun i => ((- n ^+ 2 * r_4 * m_11 + n * m_1 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((n * m_1 * r_4 * m_11 - n * m_2 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_157 i 0) * (upstream i 0))) = ((n ^+ 2 * m_2 * r_4 * m_12 - n ^+ 2 * r_4 * m_5 * m_11 - n * m_1 ^+ 2 * r_4 * m_12 + n * m_1 * r_4 * m_5 * m_10 + n * m_1 * r_4 * m_6 * m_11 - n * m_2 * r_4 * m_6 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_11 + n * m_1 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_1 * r_4 * m_11 - n * m_2 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_6)) (partZ ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) M_12)) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_202 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_11 + n * m_1 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_4 * m_11 - n * m_2 * r_4 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_157 i 0)))) = ((n ^+ 2 * m_2 * r_4 * m_12 - n ^+ 2 * r_4 * m_5 * m_11 - n * m_1 ^+ 2 * r_4 * m_12 + n * m_1 * r_4 * m_5 * m_10 + n * m_1 * r_4 * m_6 * m_11 - n * m_2 * r_4 * m_6 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_201) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_200 : t_199 = ((n ^+ 2 * m_2 * r_4 * m_12 - n ^+ 2 * r_4 * m_5 * m_11 - n * m_1 ^+ 2 * r_4 * m_12 + n * m_1 * r_4 * m_5 * m_10 + n * m_1 * r_4 * m_6 * m_11 - n * m_2 * r_4 * m_6 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (dot_node e_57 e_198 d_202); done.
pose t_203 : R := dot G2_138 h_157.
have d_205 : whole (fun i => ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_157 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_157 i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((h_157 i 0) * (upstream i 0))) = ((n ^+ 2 * m_2 * r_4 * m_12 - n ^+ 2 * r_4 * m_5 * m_11 - n * m_1 ^+ 2 * r_4 * m_12 + n * m_1 * r_4 * m_5 * m_10 + n * m_1 * r_4 * m_6 * m_11 - n * m_2 * r_4 * m_6 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_10) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_11)) (partZ ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) M_12)) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_206 : whole (fun i => (((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / ((- n * m_2 + m_1 ^+ 2))) * ((upstream i 0))) * ((h_157 i 0))) = ((n ^+ 2 * m_2 * r_4 * m_12 - n ^+ 2 * r_4 * m_5 * m_11 - n * m_1 ^+ 2 * r_4 * m_12 + n * m_1 * r_4 * m_5 * m_10 + n * m_1 * r_4 * m_6 * m_11 - n * m_2 * r_4 * m_6 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_205) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_204 : t_203 = ((n ^+ 2 * m_2 * r_4 * m_12 - n ^+ 2 * r_4 * m_5 * m_11 - n * m_1 ^+ 2 * r_4 * m_12 + n * m_1 * r_4 * m_5 * m_10 + n * m_1 * r_4 * m_6 * m_11 - n * m_2 * r_4 * m_6 * m_10) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (dot_node e_139 e_164 d_206); done.
rule (num_eq e_200 (esym (num_eq e_204 _))); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_207 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_208 : N%:R != 0 := nz_is e_5 NZ_207.
have NZ_209 : c != 0 by rule (nz_is (c := (c)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_28 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_210 : c != 0 := nz_is e_25 NZ_209.
have NZ_211 : ((c * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * c * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_55 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_212 : t_49 != 0 := nz_is e_50 NZ_211.
have NZ_213 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_55 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_214 : t_133 != 0 := nz_is e_134 NZ_213.
have S_215 : 0 <= (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_51 NZ_8 NZ_23 NZ_28 NZ_55 NZ_56 R; sgn].
have S_216 : 0 <= ((n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 * c ^+ 2 - m_1 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_51 S_215 NZ_8 NZ_23 NZ_28 NZ_55 NZ_56 R; sgn].
have C_217 : 0 <= t_47 := nneg_is e_48 S_216.
have S_218 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r4 S_51 S_215 NZ_8 NZ_23 NZ_28 NZ_55 NZ_56 R; sgn].
have C_219 : 0 <= t_131 := nneg_is e_132 S_218.
pose t_220 : R := c^-1.
have e_221 : t_220 = (1 / (c)) by rule (num_eq (num1 (fun a : R => a^-1) e_25) _); clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_222 : 'cV[R]_N := t_220 *: G1_58.
have e_223 : t_222 = (col (fun i => ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / (c * (- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / (c * (- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / (c * (- n * m_2 + m_1 ^+ 2))) * ((upstream i 0)))) by rule (col_eq (col_scale e_221 e_59) _) => i; reduce; clear - NZ_28 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_225 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_226 : R := (1 : R) / c.
have e_227 : t_226 = (1 / (c)) by rule (num_eq (num2 (fun a b : R => a / b) e_225 e_25) _); clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_228 : 'cV[R]_N := t_226 *: G2_138.
have e_229 : t_228 = (col (fun i => ((n * m_1 * r_4 * m_5 - n * m_2 * r_4 * m_6) / (c * (- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_1 * r_4 * m_6) / (c * (- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n * r_4) / (c * (- n * m_2 + m_1 ^+ 2))) * ((upstream i 0)))) by rule (col_eq (col_scale e_227 e_139) _) => i; reduce; clear - NZ_28 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_224 : t_222 = t_228 by rule (col_same e_223 e_229 _) => i; clear - NZ_28 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_58; split; first exact: C_60.
exists G2_138; split; first exact: C_140.
split; first exact: C_208.
split; first exact: C_210.
split; first exact: C_212.
split; first exact: C_214.
split; first exact: C_217.
split; first exact: C_219.
exact: C_224.
Qed.

(* lnverify.effective-rate
   A step at the rate h turns weights v by the angle of tangent h‖ρ‖/‖v‖², with ρ the gradient at v/‖v‖
   this project; with a proof; compare van Laarhoven 2017, Hoffer et al. 2018 *)
Theorem lnverify_effective_rate (v r : 'cV[R]_N) (h : R) :
  (0 < N)%N ->
  0 < dot v v ->
  dot v r = 0 :> R ->
  dot v (v - h *: r) ^+ 2 != 0 /\
  dot v v != 0 /\
  0 <= dot v v /\
  (dot (v - h *: r) (v - h *: r) * dot v v - dot v (v - h *: r) ^+ 2) / dot v (v - h *: r) ^+ 2 = (h / dot v v) ^+ 2 * dot (vnorm v *: r) (vnorm v *: r) :> R.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot v v.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (v i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((v i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : R := dot v r.
have [m_2 M_2] := some_number (part xpredT (fun i => (r i 0) * (v i 0))).
have d_15 : whole (fun i => (r i 0) * (v i 0)) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => ((v i 0)) * ((r i 0))) = m_2 by rule (whole_eq _ d_15) => i; clear - R; first [reflexivity | ring].
have e_14 : t_13 = m_2 by rule (dot_node e_1 e_12 d_16); done.
have e_17 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_18 : m_2 = 0 by rule (solved (r := 1) (eq_of H1 e_14 e_17) _); clear - R; first [reflexivity | ring].
have M_19 := num_eq M_2 E_18.
have e_20 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_21 : h = h by [].
have e_22 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_23 : 'cV[R]_N := h *: r.
have e_24 : t_23 = (col (fun i => h * ((r i 0)))) by rule (col_eq (col_scale e_21 e_22) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_25 : 'cV[R]_N := v - t_23.
have e_26 : t_25 = (col (fun i => (v i 0) + (- h) * ((r i 0)))) by rule (col_eq (col_sub e_20 e_24) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_27 : R := dot v t_25.
have d_29 : whole (fun i => (v i 0) ^+ 2 + (- h) * ((r i 0) * (v i 0))) = m_1 by rule (num_eq (partD M_1 (partZ (- h) M_19)) _); clear - R; first [reflexivity | ring].
have d_30 : whole (fun i => ((v i 0)) * ((v i 0) + (- h) * ((r i 0)))) = m_1 by rule (whole_eq _ d_29) => i; clear - R; first [reflexivity | ring].
have e_28 : t_27 = m_1 by rule (dot_node e_20 e_26 d_30); done.
pose t_31 : R := t_27 ^+ 2.
have e_32 : t_31 = (m_1 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_28) _); clear - R; first [reflexivity | ring].
have NZ_33 : (m_1 ^+ 2) != 0 by rule (nz_is (c := (m_1 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : t_31 != 0 := nz_is e_32 NZ_33.
pose t_35 : R := dot v v.
have d_37 : whole (fun i => (v i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_38 : whole (fun i => ((v i 0)) * ((v i 0))) = m_1 by rule (whole_eq _ d_37) => i; clear - R; first [reflexivity | ring].
have e_36 : t_35 = m_1 by rule (dot_node e_20 e_20 d_38); done.
have NZ_39 : m_1 != 0 by rule (nz_is (c := (m_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
have S_41 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 NZ_10 R; sgn].
have C_42 : 0 <= t_35 := nneg_is e_36 S_41.
pose t_43 : R := dot t_25 t_25.
have [m_4 M_4] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_45 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_46 : whole (fun i => (v i 0) ^+ 2 + (- 2%:R * h) * ((r i 0) * (v i 0)) + (h ^+ 2) * ((r i 0) ^+ 2)) = (m_1 + h ^+ 2 * m_4) by rule (num_eq (partD (partD M_1 (partZ (- 2%:R * h) M_19)) (partZ (h ^+ 2) M_4)) _); clear - R; first [reflexivity | ring].
have d_47 : whole (fun i => ((v i 0) + (- h) * ((r i 0))) * ((v i 0) + (- h) * ((r i 0)))) = (m_1 + h ^+ 2 * m_4) by rule (whole_eq _ d_46) => i; clear - R; first [reflexivity | ring].
have e_44 : t_43 = (m_1 + h ^+ 2 * m_4) by rule (dot_node e_26 e_26 d_47); done.
pose t_48 : R := t_43 * t_35.
have e_49 : t_48 = (m_1 ^+ 2 + m_1 * h ^+ 2 * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_36) _); clear - R; first [reflexivity | ring].
pose t_50 : R := t_48 - t_31.
have e_51 : t_50 = (m_1 * h ^+ 2 * m_4) by rule (num_eq (num2 (fun a b : R => a - b) e_49 e_32) _); clear - R; first [reflexivity | ring].
pose t_52 : R := t_50 / t_31.
have NZ_54 : (m_1 ^+ 2) != 0 :> R by rule (nz_is (c := (m_1 ^+ 2)) _ _); [clear - R; ring | clear - NZ_10 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_53 : t_52 = ((h ^+ 2 * m_4) / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_32) _); clear - NZ_10 NZ_54 R; first [reflexivity | field; nz | ring].
pose t_56 : R := h / t_35.
have e_57 : t_56 = (h / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_36) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_58 : R := t_56 ^+ 2.
have e_59 : t_58 = ((h ^+ 2) / (m_1 ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_57) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_60 : R := Num.sqrt t_35.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_62 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_5 S_11 S_45 S_r5 NZ_10 NZ_54 R; sgn].
have e_61 : t_60 = r_5 by rule (sqrt_node e_36 S_62 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_63 : 'cV[R]_N := t_60 *: r.
have e_64 : t_63 = (col (fun i => r_5 * ((r i 0)))) by rule (col_eq (col_scale e_61 e_22) _) => i; reduce; clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_65 : R := dot t_63 t_63.
have d_67 : whole (fun i => m_1 * ((r i 0) ^+ 2)) = (m_1 * m_4) by rule (num_eq (partZ m_1 M_4) _); clear - R; first [reflexivity | ring].
have d_68 : whole (fun i => (r_5 * ((r i 0))) * (r_5 * ((r i 0)))) = (m_1 * m_4) by rule (whole_eq _ d_67) => i; clear - E_r5 R; first [reflexivity | ring: E_r5].
have e_66 : t_65 = (m_1 * m_4) by rule (dot_node e_64 e_64 d_68); done.
pose t_69 : R := t_58 * t_65.
have e_70 : t_69 = ((h ^+ 2 * m_4) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_59 e_66) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have C_55 : t_52 = t_69 by rule (num_eq e_53 (esym (num_eq e_70 _))); clear - NZ_10 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
exact: C_55.
Qed.

(* lnverify.weight-decay.rate
   A step with weight decay from v is, but for the length, a step without it from v/p at another rate
   this project; with a proof; compare Li and Arora 2019 *)
Theorem lnverify_weight_decay_rate (v r : 'cV[R]_N) (h l p : R) :
  (0 < N)%N ->
  0 < 1 - h * l ->
  0 < p ->
  p != 0 /\
  (1 - h * l) * p ^+ 2 != 0 /\
  (1 - h * l) *: v - h *: r = ((1 - h * l) * p) *: (p^-1 *: v - (h / ((1 - h * l) * p ^+ 2)) *: (p *: r)) :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : h = h by [].
have e_3 : l = l by [].
pose t_4 : R := h * l.
have e_5 : t_4 = (h * l) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_3) _); clear - R; first [reflexivity | ring].
pose t_6 : R := (1 : R) - t_4.
have e_7 : t_6 = (- h * l + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_5) _); clear - R; first [reflexivity | ring].
have H_8 := pos_of H0 e_7.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : (h * l - 1) != 0 by rule (nz_factor (f := (h * l - 1)) (r := (- 1)) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < (- h * l + 1) by rule (pos_quotient H_8 (r := 1) _ _); [clear - NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : p = p by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : p != 0 by rule (nz_factor (f := p) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < p by rule (pos_quotient H_13 (r := 1) _ _); [clear - S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_17 : p != 0 by rule (nz_is (c := (p)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_18 : p != 0 := nz_is e_12 NZ_17.
pose t_19 : R := p ^+ 2.
have e_20 : t_19 = (p ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
pose t_21 : R := t_6 * t_19.
have e_22 : t_21 = (- h * l * p ^+ 2 + p ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_20) _); clear - R; first [reflexivity | ring].
have NZ_23 : (- h * l * p ^+ 2 + p ^+ 2) != 0 by rule (nz_is (c := - ((h * l - 1) * p ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 NZ_15 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_24 : t_21 != 0 := nz_is e_22 NZ_23.
have e_25 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_26 : 'cV[R]_N := t_6 *: v.
have e_27 : t_26 = (col (fun i => (- h * l + 1) * ((v i 0)))) by rule (col_eq (col_scale e_7 e_25) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_28 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_29 : 'cV[R]_N := h *: r.
have e_30 : t_29 = (col (fun i => h * ((r i 0)))) by rule (col_eq (col_scale e_2 e_28) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_31 : 'cV[R]_N := t_26 - t_29.
have e_32 : t_31 = (col (fun i => (- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) by rule (col_eq (col_sub e_27 e_30) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_34 : R := t_6 * p.
have e_35 : t_34 = (- h * l * p + p) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_12) _); clear - R; first [reflexivity | ring].
pose t_36 : R := p^-1.
have e_37 : t_36 = (1 / (p)) by rule (num_eq (num1 (fun a : R => a^-1) e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_36 *: v.
have e_39 : t_38 = (col (fun i => (1 / (p)) * ((v i 0)))) by rule (col_eq (col_scale e_37 e_25) _) => i; reduce; clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_40 : R := h / t_21.
have NZ_42 : (- h * l * p ^+ 2 + p ^+ 2) != 0 :> R by rule (nz_is (c := - ((h * l - 1) * p ^+ 2)) _ _); [clear - R; ring | clear - NZ_10 NZ_15 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_41 : t_40 = ((- h) / ((h * l - 1) * p ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_22) _); clear - NZ_10 NZ_15 NZ_42 R; first [reflexivity | field; nz | ring].
pose t_43 : 'cV[R]_N := p *: r.
have e_44 : t_43 = (col (fun i => p * ((r i 0)))) by rule (col_eq (col_scale e_12 e_28) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_45 : 'cV[R]_N := t_40 *: t_43.
have e_46 : t_45 = (col (fun i => ((- h) / (p * (h * l - 1))) * ((r i 0)))) by rule (col_eq (col_scale e_41 e_44) _) => i; reduce; clear - NZ_10 NZ_15 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := t_38 - t_45.
have e_48 : t_47 = (col (fun i => (1 / (p)) * ((v i 0)) + (h / (p * (h * l - 1))) * ((r i 0)))) by rule (col_eq (col_sub e_39 e_46) _) => i; reduce; clear - NZ_15 NZ_10 R; first [reflexivity | field; nz | ring].
pose t_49 : 'cV[R]_N := t_34 *: t_47.
have e_50 : t_49 = (col (fun i => (- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) by rule (col_eq (col_scale e_35 e_48) _) => i; reduce; clear - NZ_15 NZ_10 R; first [reflexivity | field; nz | ring].
have C_33 : t_31 = t_49 by rule (col_same e_32 e_50 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_18.
split; first exact: C_24.
exact: C_33.
Qed.

(* lnverify.weight-decay.angle
   A step with weight decay turns the weights by the angle of cosine 1 − hl, times the old length over the new one
   this project; with a proof; compare Wan et al. 2020 *)
Theorem lnverify_weight_decay_angle (v r : 'cV[R]_N) (h l : R) :
  (0 < N)%N ->
  0 < dot v v ->
  0 < dot ((1 - h * l) *: v - h *: r) ((1 - h * l) *: v - h *: r) ->
  dot v r = 0 :> R ->
  vnorm v * vnorm ((1 - h * l) *: v - h *: r) != 0 /\
  vnorm ((1 - h * l) *: v - h *: r) != 0 /\
  0 <= dot v v /\
  0 <= dot ((1 - h * l) *: v - h *: r) ((1 - h * l) *: v - h *: r) /\
  dot v ((1 - h * l) *: v - h *: r) / (vnorm v * vnorm ((1 - h * l) *: v - h *: r)) = (1 - h * l) * (vnorm v / vnorm ((1 - h * l) *: v - h *: r)) :> R.
Proof.
move=> N_gt0 H0 H1 H2.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot v v.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (v i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((v i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_13 : h = h by [].
have e_14 : l = l by [].
pose t_15 : R := h * l.
have e_16 : t_15 = (h * l) by rule (num_eq (num2 (fun a b : R => a * b) e_13 e_14) _); clear - R; first [reflexivity | ring].
pose t_17 : R := (1 : R) - t_15.
have e_18 : t_17 = (- h * l + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_12 e_16) _); clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := t_17 *: v.
have e_20 : t_19 = (col (fun i => (- h * l + 1) * ((v i 0)))) by rule (col_eq (col_scale e_18 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_21 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := h *: r.
have e_23 : t_22 = (col (fun i => h * ((r i 0)))) by rule (col_eq (col_scale e_13 e_21) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := t_19 - t_22.
have e_25 : t_24 = (col (fun i => (- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) by rule (col_eq (col_sub e_20 e_23) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_26 : R := dot t_24 t_24.
have [m_4 M_4] := some_number (part xpredT (fun i => (r i 0) * (v i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_28 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_29 : whole (fun i => (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) * ((v i 0) ^+ 2) + (2%:R * h ^+ 2 * l - 2%:R * h) * ((r i 0) * (v i 0)) + (h ^+ 2) * ((r i 0) ^+ 2)) = (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + 2%:R * h ^+ 2 * l * m_4 + h ^+ 2 * m_5 - 2%:R * h * m_4) by rule (num_eq (partD (partD (partZ (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) M_1) (partZ (2%:R * h ^+ 2 * l - 2%:R * h) M_4)) (partZ (h ^+ 2) M_5)) _); clear - R; first [reflexivity | ring].
have d_30 : whole (fun i => ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0))) * ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) = (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + 2%:R * h ^+ 2 * l * m_4 + h ^+ 2 * m_5 - 2%:R * h * m_4) by rule (whole_eq _ d_29) => i; clear - R; first [reflexivity | ring].
have e_27 : t_26 = (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + 2%:R * h ^+ 2 * l * m_4 + h ^+ 2 * m_5 - 2%:R * h * m_4) by rule (dot_node e_25 e_25 d_30); done.
have H_31 := pos_of H1 e_27.
have NZ_32 := lt0r_neq0 H_31.
have NZ_33 : (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + 2%:R * h ^+ 2 * l * m_4 + h ^+ 2 * m_5 - 2%:R * h * m_4) != 0 by rule (nz_factor (f := (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + 2%:R * h ^+ 2 * l * m_4 + h ^+ 2 * m_5 - 2%:R * h * m_4)) (r := 1) NZ_32 _); clear - R; first [reflexivity | ring].
have S_34 : 0 < (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + 2%:R * h ^+ 2 * l * m_4 + h ^+ 2 * m_5 - 2%:R * h * m_4) by rule (pos_quotient H_31 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 S_28 NZ_10 NZ_33 R; sgn | clear - R; first [reflexivity | ring]].
pose t_35 : R := dot v r.
have d_37 : whole (fun i => (r i 0) * (v i 0)) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_38 : whole (fun i => ((v i 0)) * ((r i 0))) = m_4 by rule (whole_eq _ d_37) => i; clear - R; first [reflexivity | ring].
have e_36 : t_35 = m_4 by rule (dot_node e_1 e_21 d_38); done.
have e_39 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_40 : m_4 = 0 by rule (solved (r := 1) (eq_of H2 e_36 e_39) _); clear - R; first [reflexivity | ring].
have M_41 := num_eq M_4 E_40.
have S_42 : 0 < (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5) by rule (pos_of S_34 _); rewrite E_40; clear - R; first [reflexivity | ring].
have NZ_43 := lt0r_neq0 S_42.
have NZ_44 : (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5) != 0 by rule (nz_factor (f := (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5)) (r := 1) NZ_43 _); clear - R; first [reflexivity | ring].
have S_45 : 0 < (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5) by rule (pos_quotient S_42 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 S_28 NZ_10 NZ_33 NZ_44 R; sgn | clear - R; first [reflexivity | ring]].
have e_46 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_47 : R := dot v v.
have d_49 : whole (fun i => (v i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_50 : whole (fun i => ((v i 0)) * ((v i 0))) = m_1 by rule (whole_eq _ d_49) => i; clear - R; first [reflexivity | ring].
have e_48 : t_47 = m_1 by rule (dot_node e_46 e_46 d_50); done.
pose t_51 : R := Num.sqrt t_47.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_53 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - N_pos S_4 S_5 S_11 S_28 S_45 S_r6 NZ_10 NZ_33 NZ_44 R; sgn].
have e_52 : t_51 = r_6 by rule (sqrt_node e_48 S_53 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have e_54 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_55 : h = h by [].
have e_56 : l = l by [].
pose t_57 : R := h * l.
have e_58 : t_57 = (h * l) by rule (num_eq (num2 (fun a b : R => a * b) e_55 e_56) _); clear - R; first [reflexivity | ring].
pose t_59 : R := (1 : R) - t_57.
have e_60 : t_59 = (- h * l + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_54 e_58) _); clear - R; first [reflexivity | ring].
pose t_61 : 'cV[R]_N := t_59 *: v.
have e_62 : t_61 = (col (fun i => (- h * l + 1) * ((v i 0)))) by rule (col_eq (col_scale e_60 e_46) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_63 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_64 : 'cV[R]_N := h *: r.
have e_65 : t_64 = (col (fun i => h * ((r i 0)))) by rule (col_eq (col_scale e_55 e_63) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_66 : 'cV[R]_N := t_61 - t_64.
have e_67 : t_66 = (col (fun i => (- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) by rule (col_eq (col_sub e_62 e_65) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_68 : R := dot t_66 t_66.
have d_70 : whole (fun i => (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) * ((v i 0) ^+ 2) + (2%:R * h ^+ 2 * l - 2%:R * h) * ((r i 0) * (v i 0)) + (h ^+ 2) * ((r i 0) ^+ 2)) = (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5) by rule (num_eq (partD (partD (partZ (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) M_1) (partZ (2%:R * h ^+ 2 * l - 2%:R * h) M_41)) (partZ (h ^+ 2) M_5)) _); clear - R; first [reflexivity | ring].
have d_71 : whole (fun i => ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0))) * ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) = (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5) by rule (whole_eq _ d_70) => i; clear - R; first [reflexivity | ring].
have e_69 : t_68 = (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5) by rule (dot_node e_67 e_67 d_71); done.
pose t_72 : R := Num.sqrt t_68.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5) by exact: (root_pos S_45).
have S_74 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - N_pos S_4 S_5 S_11 S_28 S_45 S_r6 S_r7 NZ_10 NZ_33 NZ_44 R; sgn].
have e_73 : t_72 = r_7 by rule (sqrt_node e_69 S_74 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_75 : R := t_51 * t_72.
have e_76 : t_75 = (r_6 * r_7) by rule (num_eq (num2 (fun a b : R => a * b) e_52 e_73) _); clear - E_r6 E_r7 R; first [reflexivity | ring: E_r6 E_r7].
have NZ_77 := lt0r_neq0 S_r7.
have NZ_78 := lt0r_neq0 S_r6.
have NZ_79 : (r_6 * r_7) != 0 by rule (nz_is (c := (r_7 * r_6)) _ _); [clear - E_r6 E_r7 R; first [reflexivity | ring: E_r6 E_r7] | clear - NZ_77 NZ_78 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_80 : t_75 != 0 := nz_is e_76 NZ_79.
have NZ_81 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_77 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_72 != 0 := nz_is e_73 NZ_81.
have S_83 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_28 S_45 S_r6 S_r7 NZ_10 NZ_33 NZ_44 NZ_77 NZ_78 R; sgn].
have C_84 : 0 <= t_47 := nneg_is e_48 S_83.
have S_85 : 0 <= (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5) by rule (nneg_is (c := (m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_28 S_45 S_r6 S_r7 NZ_10 NZ_33 NZ_44 NZ_77 NZ_78 R; sgn].
have C_86 : 0 <= t_68 := nneg_is e_69 S_85.
pose t_87 : R := dot v t_66.
have d_89 : whole (fun i => (- h * l + 1) * ((v i 0) ^+ 2) + (- h) * ((r i 0) * (v i 0))) = (- m_1 * h * l + m_1) by rule (num_eq (partD (partZ (- h * l + 1) M_1) (partZ (- h) M_41)) _); clear - R; first [reflexivity | ring].
have d_90 : whole (fun i => ((v i 0)) * ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) = (- m_1 * h * l + m_1) by rule (whole_eq _ d_89) => i; clear - R; first [reflexivity | ring].
have e_88 : t_87 = (- m_1 * h * l + m_1) by rule (dot_node e_46 e_67 d_90); done.
pose t_91 : R := t_87 / t_75.
have NZ_93 : (r_6 * r_7) != 0 :> R by rule (nz_is (c := (r_7 * r_6)) _ _); [clear - R; ring | clear - NZ_77 NZ_78 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_92 : t_91 = ((- h * l * r_6 * r_7 + r_6 * r_7) / ((m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5))) by rule (num_eq (num2 (fun a b : R => a / b) e_88 e_76) _); clear - NZ_77 NZ_78 NZ_93 NZ_44 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
pose t_95 : R := t_51 / t_72.
have e_96 : t_95 = ((r_6 * r_7) / ((m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5))) by rule (num_eq (num2 (fun a b : R => a / b) e_52 e_73) _); clear - NZ_77 NZ_44 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
pose t_97 : R := t_59 * t_95.
have e_98 : t_97 = ((- h * l * r_6 * r_7 + r_6 * r_7) / ((m_1 * h ^+ 2 * l ^+ 2 - 2%:R * m_1 * h * l + m_1 + h ^+ 2 * m_5))) by rule (num_eq (num2 (fun a b : R => a * b) e_60 e_96) _); clear - NZ_44 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
have C_94 : t_91 = t_97 by rule (num_eq e_92 (esym (num_eq e_98 _))); clear - NZ_44 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
split; first exact: C_80.
split; first exact: C_82.
split; first exact: C_84.
split; first exact: C_86.
exact: C_94.
Qed.

End Claims.
