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

(* lnverify.weight-norm.gradient
   With the weight cv/‖v‖ the gradient at v has no part along v, and that at c is this part alone
   this project; with a proof; compare Salimans and Kingma 2016 *)
Theorem lnverify_weight_norm_gradient (v upstream : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot v v ->
  exists G1 : 'cV[R]_N, is_gradient (fun v : 'cV[R]_N => dot upstream ((vnorm v)^-1 *: (c *: v))) v G1 /\
  exists D2 : R, is_derivative (fun c : R => dot upstream ((vnorm v)^-1 *: (c *: v))) c D2 /\
  vnorm v != 0 /\
  dot v v != 0 /\
  0 <= dot v v /\
  G1 = (c / vnorm v) *: (upstream - ((1 * dot upstream v) / dot v v) *: v) :> 'cV[R]_N /\
  D2 = dot upstream v / vnorm v :> R /\
  dot G1 v = 0 :> R.
Proof.
move=> N_gt0 H0.
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
pose t_12 : R := Num.sqrt t_2.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_14 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 R; sgn].
have e_13 : t_12 = r_2 by rule (sqrt_node e_3 S_14 _); clear - E_r2 R; first [reflexivity | ring: E_r2].
pose t_15 : R := t_12^-1.
have NZ_17 := lt0r_neq0 S_r2.
have e_16 : t_15 = (r_2 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_13) _); clear - NZ_17 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_18 : c = c by [].
pose t_19 : 'cV[R]_N := c *: v.
have e_20 : t_19 = (col (fun i => c * ((v i 0)))) by rule (col_eq (col_scale e_18 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_21 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_4 M_4] := some_number (part xpredT (fun i => (upstream i 0) * (v i 0))).
pose G1_22 : 'cV[R]_N := (col (fun i => ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((upstream i 0)))).
have e_23 : G1_22 = (col (fun i => ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((upstream i 0)))) by [].
have C_24 : is_gradient (fun v : 'cV[R]_N => dot upstream ((Num.sqrt (dot v v))^-1 *: (c *: v))) v G1_22.
have size_ge0 := @size1_ge0 R N.
have D_25 := VD_at v.
have D_26 := D_dot size_ge0 D_25 D_25.
have S_28 : 0 < m_1 by rule (pos_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 NZ_17 R; sgn].
have C_27 : 0 < t_2 := pos_is e_3 S_28.
have D_29 := D_sqrt size_ge0 C_27 D_26.
have NZ_30 : r_2 != 0 by rule (nz_is (c := (r_2)) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_17 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : t_12 != 0 := nz_is e_13 NZ_30.
have D_32 := D_inv size_ge0 C_31 D_29.
have D_33 := VD_scalel c D_25.
have D_34 := VD_scale size_ge0 D_32 D_33.
have D_35 := D_dotl size_ge0 upstream D_34.
refine (gradient_by (F := (fun v : 'cV[R]_N => dot upstream ((Num.sqrt (dot v v))^-1 *: (c *: v)))) D_35 _) => h_36.
have e_37 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_38 : R := (2%:R : R) * t_12.
have e_39 : t_38 = (2%:R * r_2) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_13) _); clear - E_r2 R; first [reflexivity | ring: E_r2].
pose t_40 : R := t_38^-1.
have NZ_42 : (2%:R * r_2) != 0 :> R by rule (nz_is (c := (2%:R * r_2)) _ _); [clear - R; ring | clear - NZ_17 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_41 : t_40 = (r_2 / (2%:R * m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_39) _); clear - NZ_17 NZ_42 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_43 : h_36 = (col (fun i => (h_36 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_44 : R := dot h_36 v.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_36 i 0) * (v i 0))).
have d_46 : whole (fun i => (h_36 i 0) * (v i 0)) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_47 : whole (fun i => ((h_36 i 0)) * ((v i 0))) = m_5 by rule (whole_eq _ d_46) => i; clear - R; first [reflexivity | ring].
have e_45 : t_44 = m_5 by rule (dot_node e_43 e_1 d_47); done.
pose t_48 : R := dot v h_36.
have d_50 : whole (fun i => ((v i 0)) * ((h_36 i 0))) = m_5 by rule (whole_eq _ d_46) => i; clear - R; first [reflexivity | ring].
have e_49 : t_48 = m_5 by rule (dot_node e_1 e_43 d_50); done.
pose t_51 : R := t_44 + t_48.
have e_52 : t_51 = (2%:R * m_5) by rule (num_eq (num2 (fun a b : R => a + b) e_45 e_49) _); clear - R; first [reflexivity | ring].
pose t_53 : R := t_40 * t_51.
have e_54 : t_53 = ((r_2 * m_5) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_41 e_52) _); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_55 : R := t_15 * t_53.
have e_56 : t_55 = (m_5 / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_16 e_54) _); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_57 : R := t_15 * t_55.
have e_58 : t_57 = ((r_2 * m_5) / (m_1 ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_16 e_56) _); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_59 : R := - t_57.
have e_60 : t_59 = ((- r_2 * m_5) / (m_1 ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_58) _); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_61 : 'cV[R]_N := t_59 *: t_19.
have e_62 : t_61 = (col (fun i => ((- r_2 * c * m_5) / (m_1 ^+ 2)) * ((v i 0)))) by rule (col_eq (col_scale e_60 e_20) _) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_63 : 'cV[R]_N := c *: h_36.
have e_64 : t_63 = (col (fun i => c * ((h_36 i 0)))) by rule (col_eq (col_scale e_18 e_43) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_65 : 'cV[R]_N := t_15 *: t_63.
have e_66 : t_65 = (col (fun i => ((r_2 * c) / (m_1)) * ((h_36 i 0)))) by rule (col_eq (col_scale e_16 e_64) _) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_67 : 'cV[R]_N := t_61 + t_65.
have e_68 : t_67 = (col (fun i => ((- r_2 * c * m_5) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((h_36 i 0)))) by rule (col_eq (col_add e_62 e_66) _) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_69 : R := dot upstream t_67.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_36 i 0) * (upstream i 0))).
have d_71 : whole (fun i => ((- r_2 * c * m_5) / (m_1 ^+ 2)) * ((upstream i 0) * (v i 0)) + ((r_2 * c) / (m_1)) * ((h_36 i 0) * (upstream i 0))) = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by rule (num_eq (partD (partZ ((- r_2 * c * m_5) / (m_1 ^+ 2)) M_4) (partZ ((r_2 * c) / (m_1)) M_6)) _); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_72 : whole (fun i => ((upstream i 0)) * (((- r_2 * c * m_5) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((h_36 i 0)))) = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by rule (whole_eq _ d_71) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_70 : t_69 = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by rule (dot_node e_21 e_68 d_72); done.
pose t_73 : R := dot G1_22 h_36.
have d_75 : whole (fun i => ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((h_36 i 0) * (v i 0)) + ((r_2 * c) / (m_1)) * ((h_36 i 0) * (upstream i 0))) = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by rule (num_eq (partD (partZ ((- r_2 * c * m_4) / (m_1 ^+ 2)) M_5) (partZ ((r_2 * c) / (m_1)) M_6)) _); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_76 : whole (fun i => (((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((upstream i 0))) * ((h_36 i 0))) = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by rule (whole_eq _ d_75) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_74 : t_73 = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by rule (dot_node e_23 e_43 d_76); done.
rule (num_eq e_70 (esym (num_eq e_74 _))); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose D2_77 : R := ((r_2 * m_4) / (m_1)).
have e_78 : D2_77 = ((r_2 * m_4) / (m_1)) by [].
have C_79 : is_derivative (fun c : R => dot upstream ((Num.sqrt (dot v v))^-1 *: (c *: v))) c D2_77.
have size_ge0 := fun t : R => normr_ge0 t.
have D_80 := D_at_scalar c.
have D_81 := VD_scaler size_ge0 v D_80.
have D_82 := VD_scalel t_15 D_81.
have D_83 := D_dotl size_ge0 upstream D_82.
refine (derivative_by (F := (fun c : R => dot upstream ((Num.sqrt (dot v v))^-1 *: (c *: v)))) D_83 _) => h_84.
have e_85 : h_84 = h_84 by [].
pose t_86 : 'cV[R]_N := h_84 *: v.
have e_87 : t_86 = (col (fun i => h_84 * ((v i 0)))) by rule (col_eq (col_scale e_85 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_88 : 'cV[R]_N := t_15 *: t_86.
have e_89 : t_88 = (col (fun i => ((r_2 * h_84) / (m_1)) * ((v i 0)))) by rule (col_eq (col_scale e_16 e_87) _) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_90 : R := dot upstream t_88.
have d_92 : whole (fun i => ((r_2 * h_84) / (m_1)) * ((upstream i 0) * (v i 0))) = ((r_2 * m_4 * h_84) / (m_1)) by rule (num_eq (partZ ((r_2 * h_84) / (m_1)) M_4) _); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_93 : whole (fun i => ((upstream i 0)) * (((r_2 * h_84) / (m_1)) * ((v i 0)))) = ((r_2 * m_4 * h_84) / (m_1)) by rule (whole_eq _ d_92) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_91 : t_90 = ((r_2 * m_4 * h_84) / (m_1)) by rule (dot_node e_21 e_89 d_93); done.
pose t_94 : R := D2_77 * h_84.
have e_95 : t_94 = ((r_2 * m_4 * h_84) / (m_1)) by rule (num_eq (num2 (fun a b : R => a * b) e_78 e_85) _); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
rule (num_eq e_91 (esym (num_eq e_95 _))); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have NZ_96 : r_2 != 0 by rule (nz_is (c := (r_2)) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_17 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_97 : t_12 != 0 := nz_is e_13 NZ_96.
have NZ_98 : m_1 != 0 by rule (nz_is (c := (m_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_99 : t_2 != 0 := nz_is e_3 NZ_98.
have S_100 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 NZ_17 R; sgn].
have C_101 : 0 <= t_2 := nneg_is e_3 S_100.
pose t_103 : R := c / t_12.
have e_104 : t_103 = ((r_2 * c) / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_13) _); clear - NZ_17 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_105 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_106 : R := dot upstream v.
have d_108 : whole (fun i => (upstream i 0) * (v i 0)) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_109 : whole (fun i => ((upstream i 0)) * ((v i 0))) = m_4 by rule (whole_eq _ d_108) => i; clear - R; first [reflexivity | ring].
have e_107 : t_106 = m_4 by rule (dot_node e_21 e_1 d_109); done.
pose t_110 : R := (1 : R) * t_106.
have e_111 : t_110 = m_4 by rule (num_eq (num2 (fun a b : R => a * b) e_105 e_107) _); clear - R; first [reflexivity | ring].
pose t_112 : R := t_110 / t_2.
have e_113 : t_112 = (m_4 / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_111 e_3) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_114 : 'cV[R]_N := t_112 *: v.
have e_115 : t_114 = (col (fun i => (m_4 / (m_1)) * ((v i 0)))) by rule (col_eq (col_scale e_113 e_1) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_116 : 'cV[R]_N := upstream - t_114.
have e_117 : t_116 = (col (fun i => (upstream i 0) + ((- m_4) / (m_1)) * ((v i 0)))) by rule (col_eq (col_sub e_21 e_115) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_118 : 'cV[R]_N := t_103 *: t_116.
have e_119 : t_118 = (col (fun i => ((r_2 * c) / (m_1)) * ((upstream i 0)) + ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)))) by rule (col_eq (col_scale e_104 e_117) _) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have C_102 : G1_22 = t_118 by rule (col_same e_23 e_119 _) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_121 : R := t_106 / t_12.
have e_122 : t_121 = ((r_2 * m_4) / (m_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_107 e_13) _); clear - NZ_17 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have C_120 : D2_77 = t_121 by rule (num_eq e_78 (esym (num_eq e_122 _))); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_123 : R := dot G1_22 v.
have d_125 : whole (fun i => ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0) ^+ 2) + ((r_2 * c) / (m_1)) * ((upstream i 0) * (v i 0))) = 0 by rule (num_eq (partD (partZ ((- r_2 * c * m_4) / (m_1 ^+ 2)) M_1) (partZ ((r_2 * c) / (m_1)) M_4)) _); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_126 : whole (fun i => (((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((upstream i 0))) * ((v i 0))) = 0 by rule (whole_eq _ d_125) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_124 : t_123 = 0 by rule (dot_node e_23 e_1 d_126); done.
have e_128 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_127 : t_123 = (0 : R) by rule (num_eq e_124 (esym (num_eq e_128 _))); clear - R; first [reflexivity | ring].
exists G1_22; split; first exact: C_24.
exists D2_77; split; first exact: C_79.
split; first exact: C_97.
split; first exact: C_99.
split; first exact: C_101.
split; first exact: C_102.
split; first exact: C_120.
exact: C_127.
Qed.

(* lnverify.weight-growth
   A step of gradient descent at a loss without scale makes the weights longer
   this project; with a proof; compare Salimans and Kingma 2016, Arora, Li and Lyu 2018 *)
Theorem lnverify_weight_growth (v r : 'cV[R]_N) (h : R) :
  (0 < N)%N ->
  dot v r = 0 :> R ->
  dot (v - h *: r) (v - h *: r) = dot v v + h ^+ 2 * dot r r :> R /\
  dot v v <= dot (v - h *: r) (v - h *: r).
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := dot v r.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (r i 0) * (v i 0))).
have d_6 : whole (fun i => (r i 0) * (v i 0)) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((r i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_4 : t_3 = m_1 by rule (dot_node e_1 e_2 d_7); done.
have e_8 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_9 : m_1 = 0 by rule (solved (r := 1) (eq_of H0 e_4 e_8) _); clear - R; first [reflexivity | ring].
have M_10 := num_eq M_1 E_9.
have e_11 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_12 : h = h by [].
have e_13 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_14 : 'cV[R]_N := h *: r.
have e_15 : t_14 = (col (fun i => h * ((r i 0)))) by rule (col_eq (col_scale e_12 e_13) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_16 : 'cV[R]_N := v - t_14.
have e_17 : t_16 = (col (fun i => (v i 0) + (- h) * ((r i 0)))) by rule (col_eq (col_sub e_11 e_15) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_18 : R := dot t_16 t_16.
have [m_3 M_3] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_20 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have [m_4 M_4] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_21 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_22 : whole (fun i => (v i 0) ^+ 2 + (- 2%:R * h) * ((r i 0) * (v i 0)) + (h ^+ 2) * ((r i 0) ^+ 2)) = (h ^+ 2 * m_4 + m_3) by rule (num_eq (partD (partD M_3 (partZ (- 2%:R * h) M_10)) (partZ (h ^+ 2) M_4)) _); clear - R; first [reflexivity | ring].
have d_23 : whole (fun i => ((v i 0) + (- h) * ((r i 0))) * ((v i 0) + (- h) * ((r i 0)))) = (h ^+ 2 * m_4 + m_3) by rule (whole_eq _ d_22) => i; clear - R; first [reflexivity | ring].
have e_19 : t_18 = (h ^+ 2 * m_4 + m_3) by rule (dot_node e_17 e_17 d_23); done.
pose t_25 : R := dot v v.
have d_27 : whole (fun i => (v i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_28 : whole (fun i => ((v i 0)) * ((v i 0))) = m_3 by rule (whole_eq _ d_27) => i; clear - R; first [reflexivity | ring].
have e_26 : t_25 = m_3 by rule (dot_node e_11 e_11 d_28); done.
pose t_29 : R := h ^+ 2.
have e_30 : t_29 = (h ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
pose t_31 : R := dot r r.
have d_33 : whole (fun i => (r i 0) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_34 : whole (fun i => ((r i 0)) * ((r i 0))) = m_4 by rule (whole_eq _ d_33) => i; clear - R; first [reflexivity | ring].
have e_32 : t_31 = m_4 by rule (dot_node e_13 e_13 d_34); done.
pose t_35 : R := t_29 * t_31.
have e_36 : t_35 = (h ^+ 2 * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_30 e_32) _); clear - R; first [reflexivity | ring].
pose t_37 : R := t_25 + t_35.
have e_38 : t_37 = (h ^+ 2 * m_4 + m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_26 e_36) _); clear - R; first [reflexivity | ring].
have C_24 : t_18 = t_37 by rule (num_eq e_19 (esym (num_eq e_38 _))); clear - R; first [reflexivity | ring].
have S_40 : 0 <= (h ^+ 2 * m_4) by rule (nneg_is (c := m_4 * h ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_5 S_20 S_21 R; sgn].
have S_41 : 0 <= (h ^+ 2 * m_4) by rule (nneg_is (c := (h ^+ 2 * m_4)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_5 S_20 S_21 S_40 R; sgn].
have C_39 : t_25 <= t_18 by rule (le_by e_26 e_19 _ S_41); clear - R; first [reflexivity | ring].
split; first exact: C_24.
exact: C_39.
Qed.

(* lnverify.weight-decay
   With weight decay l at the rate h a step multiplies ‖v‖² by (1 − hl)² and adds h²‖r‖², with the gradient r
   this project; with a proof; compare Wan et al. 2020 *)
Theorem lnverify_weight_decay (v r : 'cV[R]_N) (h l : R) :
  (0 < N)%N ->
  dot v r = 0 :> R ->
  dot ((1 - h * l) *: v - h *: r) ((1 - h * l) *: v - h *: r) = (1 - h * l) ^+ 2 * dot v v + h ^+ 2 * dot r r :> R /\
  dot v ((1 - h * l) *: v - h *: r) = (1 - h * l) * dot v v :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := dot v r.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (r i 0) * (v i 0))).
have d_6 : whole (fun i => (r i 0) * (v i 0)) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((r i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_4 : t_3 = m_1 by rule (dot_node e_1 e_2 d_7); done.
have e_8 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_9 : m_1 = 0 by rule (solved (r := 1) (eq_of H0 e_4 e_8) _); clear - R; first [reflexivity | ring].
have M_10 := num_eq M_1 E_9.
have e_11 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_12 : h = h by [].
have e_13 : l = l by [].
pose t_14 : R := h * l.
have e_15 : t_14 = (h * l) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_13) _); clear - R; first [reflexivity | ring].
pose t_16 : R := (1 : R) - t_14.
have e_17 : t_16 = (- h * l + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_11 e_15) _); clear - R; first [reflexivity | ring].
have e_18 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := t_16 *: v.
have e_20 : t_19 = (col (fun i => (- h * l + 1) * ((v i 0)))) by rule (col_eq (col_scale e_17 e_18) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_21 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := h *: r.
have e_23 : t_22 = (col (fun i => h * ((r i 0)))) by rule (col_eq (col_scale e_12 e_21) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := t_19 - t_22.
have e_25 : t_24 = (col (fun i => (- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) by rule (col_eq (col_sub e_20 e_23) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_26 : R := dot t_24 t_24.
have [m_4 M_4] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_28 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_29 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_30 : whole (fun i => (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) * ((v i 0) ^+ 2) + (2%:R * h ^+ 2 * l - 2%:R * h) * ((r i 0) * (v i 0)) + (h ^+ 2) * ((r i 0) ^+ 2)) = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by rule (num_eq (partD (partD (partZ (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) M_4) (partZ (2%:R * h ^+ 2 * l - 2%:R * h) M_10)) (partZ (h ^+ 2) M_5)) _); clear - R; first [reflexivity | ring].
have d_31 : whole (fun i => ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0))) * ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by rule (whole_eq _ d_30) => i; clear - R; first [reflexivity | ring].
have e_27 : t_26 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by rule (dot_node e_25 e_25 d_31); done.
pose t_33 : R := t_16 ^+ 2.
have e_34 : t_33 = (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_17) _); clear - R; first [reflexivity | ring].
pose t_35 : R := dot v v.
have d_37 : whole (fun i => (v i 0) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_38 : whole (fun i => ((v i 0)) * ((v i 0))) = m_4 by rule (whole_eq _ d_37) => i; clear - R; first [reflexivity | ring].
have e_36 : t_35 = m_4 by rule (dot_node e_18 e_18 d_38); done.
pose t_39 : R := t_33 * t_35.
have e_40 : t_39 = (h ^+ 2 * l ^+ 2 * m_4 - 2%:R * h * l * m_4 + m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_34 e_36) _); clear - R; first [reflexivity | ring].
pose t_41 : R := h ^+ 2.
have e_42 : t_41 = (h ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
pose t_43 : R := dot r r.
have d_45 : whole (fun i => (r i 0) ^+ 2) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_46 : whole (fun i => ((r i 0)) * ((r i 0))) = m_5 by rule (whole_eq _ d_45) => i; clear - R; first [reflexivity | ring].
have e_44 : t_43 = m_5 by rule (dot_node e_21 e_21 d_46); done.
pose t_47 : R := t_41 * t_43.
have e_48 : t_47 = (h ^+ 2 * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_44) _); clear - R; first [reflexivity | ring].
pose t_49 : R := t_39 + t_47.
have e_50 : t_49 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by rule (num_eq (num2 (fun a b : R => a + b) e_40 e_48) _); clear - R; first [reflexivity | ring].
have C_32 : t_26 = t_49 by rule (num_eq e_27 (esym (num_eq e_50 _))); clear - R; first [reflexivity | ring].
pose t_51 : R := dot v t_24.
have d_53 : whole (fun i => (- h * l + 1) * ((v i 0) ^+ 2) + (- h) * ((r i 0) * (v i 0))) = (- h * l * m_4 + m_4) by rule (num_eq (partD (partZ (- h * l + 1) M_4) (partZ (- h) M_10)) _); clear - R; first [reflexivity | ring].
have d_54 : whole (fun i => ((v i 0)) * ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) = (- h * l * m_4 + m_4) by rule (whole_eq _ d_53) => i; clear - R; first [reflexivity | ring].
have e_52 : t_51 = (- h * l * m_4 + m_4) by rule (dot_node e_18 e_25 d_54); done.
pose t_56 : R := t_16 * t_35.
have e_57 : t_56 = (- h * l * m_4 + m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_17 e_36) _); clear - R; first [reflexivity | ring].
have C_55 : t_51 = t_56 by rule (num_eq e_52 (esym (num_eq e_57 _))); clear - R; first [reflexivity | ring].
split; first exact: C_32.
exact: C_55.
Qed.

(* lnverify.weight-decay.equilibrium
   Decay and growth of the weights balance at one ratio of the sizes of weights and gradient
   this project; with a proof; compare van Laarhoven 2017, Wan et al. 2020 *)
Theorem lnverify_weight_decay_equilibrium (v r : 'cV[R]_N) (h l : R) :
  (0 < N)%N ->
  dot v r = 0 :> R ->
  dot ((1 - h * l) *: v - h *: r) ((1 - h * l) *: v - h *: r) - dot v v = h * (h * dot r r - l * (2%:R - h * l) * dot v v) :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := dot v r.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (r i 0) * (v i 0))).
have d_6 : whole (fun i => (r i 0) * (v i 0)) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((r i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_4 : t_3 = m_1 by rule (dot_node e_1 e_2 d_7); done.
have e_8 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_9 : m_1 = 0 by rule (solved (r := 1) (eq_of H0 e_4 e_8) _); clear - R; first [reflexivity | ring].
have M_10 := num_eq M_1 E_9.
have e_11 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_12 : h = h by [].
have e_13 : l = l by [].
pose t_14 : R := h * l.
have e_15 : t_14 = (h * l) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_13) _); clear - R; first [reflexivity | ring].
pose t_16 : R := (1 : R) - t_14.
have e_17 : t_16 = (- h * l + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_11 e_15) _); clear - R; first [reflexivity | ring].
have e_18 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := t_16 *: v.
have e_20 : t_19 = (col (fun i => (- h * l + 1) * ((v i 0)))) by rule (col_eq (col_scale e_17 e_18) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_21 : r = (col (fun i => (r i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := h *: r.
have e_23 : t_22 = (col (fun i => h * ((r i 0)))) by rule (col_eq (col_scale e_12 e_21) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := t_19 - t_22.
have e_25 : t_24 = (col (fun i => (- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) by rule (col_eq (col_sub e_20 e_23) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_26 : R := dot t_24 t_24.
have [m_4 M_4] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_28 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_29 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_30 : whole (fun i => (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) * ((v i 0) ^+ 2) + (2%:R * h ^+ 2 * l - 2%:R * h) * ((r i 0) * (v i 0)) + (h ^+ 2) * ((r i 0) ^+ 2)) = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by rule (num_eq (partD (partD (partZ (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) M_4) (partZ (2%:R * h ^+ 2 * l - 2%:R * h) M_10)) (partZ (h ^+ 2) M_5)) _); clear - R; first [reflexivity | ring].
have d_31 : whole (fun i => ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0))) * ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by rule (whole_eq _ d_30) => i; clear - R; first [reflexivity | ring].
have e_27 : t_26 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by rule (dot_node e_25 e_25 d_31); done.
pose t_32 : R := dot v v.
have d_34 : whole (fun i => (v i 0) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_35 : whole (fun i => ((v i 0)) * ((v i 0))) = m_4 by rule (whole_eq _ d_34) => i; clear - R; first [reflexivity | ring].
have e_33 : t_32 = m_4 by rule (dot_node e_18 e_18 d_35); done.
pose t_36 : R := t_26 - t_32.
have e_37 : t_36 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4) by rule (num_eq (num2 (fun a b : R => a - b) e_27 e_33) _); clear - R; first [reflexivity | ring].
pose t_39 : R := dot r r.
have d_41 : whole (fun i => (r i 0) ^+ 2) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_42 : whole (fun i => ((r i 0)) * ((r i 0))) = m_5 by rule (whole_eq _ d_41) => i; clear - R; first [reflexivity | ring].
have e_40 : t_39 = m_5 by rule (dot_node e_21 e_21 d_42); done.
pose t_43 : R := h * t_39.
have e_44 : t_43 = (h * m_5) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_40) _); clear - R; first [reflexivity | ring].
have e_45 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_46 : R := (2%:R : R) - t_14.
have e_47 : t_46 = (- h * l + 2%:R) by rule (num_eq (num2 (fun a b : R => a - b) e_45 e_15) _); clear - R; first [reflexivity | ring].
pose t_48 : R := l * t_46.
have e_49 : t_48 = (- h * l ^+ 2 + 2%:R * l) by rule (num_eq (num2 (fun a b : R => a * b) e_13 e_47) _); clear - R; first [reflexivity | ring].
pose t_50 : R := t_48 * t_32.
have e_51 : t_50 = (- h * l ^+ 2 * m_4 + 2%:R * l * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_33) _); clear - R; first [reflexivity | ring].
pose t_52 : R := t_43 - t_50.
have e_53 : t_52 = (h * l ^+ 2 * m_4 + h * m_5 - 2%:R * l * m_4) by rule (num_eq (num2 (fun a b : R => a - b) e_44 e_51) _); clear - R; first [reflexivity | ring].
pose t_54 : R := h * t_52.
have e_55 : t_54 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_53) _); clear - R; first [reflexivity | ring].
have C_38 : t_36 = t_54 by rule (num_eq e_37 (esym (num_eq e_55 _))); clear - R; first [reflexivity | ring].
exact: C_38.
Qed.

(* lnverify.weight-standardization
   The gradient through a standardization is that at its output without two parts, divided by √(σ² + ε)
   this project; with a proof; compare Qiao et al. 2019 *)
Theorem lnverify_weight_standardization (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (normalized eps activation)) activation G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  dot G1 G1 = (1 / (variance activation + eps)) * (dot upstream upstream - sumv upstream ^+ 2 / N%:R - (dot upstream (normalized eps activation) ^+ 2 / N%:R) * (1 + eps / (variance activation + eps))) :> R.
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
have e_39 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0))).
pose G1_40 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))).
have e_41 : G1_40 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by [].
have C_42 : is_gradient (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) activation G1_40.
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
have D_58 := D_dotl size_ge0 upstream D_57.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) D_58 _) => h_59.
have e_60 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_61 : R := (2%:R : R) * t_33.
have e_62 : t_61 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_60 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := t_61^-1.
have NZ_65 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_64 : t_63 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_62) _); clear - NZ_38 NZ_65 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_66 : h_59 = (col (fun i => (h_59 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_67 : R := sumv h_59.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_59 i 0))).
have e_68 : t_67 = m_8 by rule (sum_node e_66 M_8 _); clear - R; first [reflexivity | ring].
pose t_69 : R := t_67 / N%:R.
have e_70 : t_69 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_68 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := t_69 *: (ones : 'cV[R]_N).
have e_72 : t_71 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_70 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := h_59 - t_71.
have e_74 : t_73 = (col (fun i => (h_59 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_66 e_72) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_75 : R := dot t_73 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_59 i 0))).
have d_77 : whole (fun i => (activation i 0) * (h_59 i 0) + ((- m_2) / (n)) * ((h_59 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_78 : whole (fun i => ((h_59 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_77) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_76 : t_75 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_74 e_13 d_78); done.
pose t_79 : R := dot t_12 t_73.
have d_81 : whole (fun i => (activation i 0) * (h_59 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_59 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_82 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_59 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_81) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_80 : t_79 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_13 e_74 d_82); done.
pose t_83 : R := t_75 + t_79.
have e_84 : t_83 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_76 e_80) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_85 : R := t_83 / N%:R.
have e_86 : t_85 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_84 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : R := t_63 * t_85.
have e_88 : t_87 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_64 e_86) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : R := t_36 * t_87.
have e_90 : t_89 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_88) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_91 : R := t_36 * t_89.
have e_92 : t_91 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_90) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_93 : R := - t_91.
have e_94 : t_93 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_92) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : 'cV[R]_N := t_93 *: t_12.
have e_96 : t_95 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_94 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_97 : 'cV[R]_N := t_36 *: t_73.
have e_98 : t_97 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_74) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_99 : 'cV[R]_N := t_95 + t_97.
have e_100 : t_99 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0)))) by rule (col_eq (col_add e_96 e_98) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_101 : R := dot upstream t_99.
have [m_10 M_10] := some_number (part xpredT (fun i => (h_59 i 0) * (upstream i 0))).
have d_103 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_104 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_103) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_102 : t_101 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_39 e_100 d_104); done.
pose t_105 : R := dot G1_40 h_59.
have d_107 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_59 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_59 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_108 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) * ((h_59 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_107) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_106 : t_105 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_41 e_66 d_108); done.
rule (num_eq e_102 (esym (num_eq e_106 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_109 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_110 : N%:R != 0 := nz_is e_5 NZ_109.
have NZ_111 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_112 : t_33 != 0 := nz_is e_34 NZ_111.
have NZ_113 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_114 : t_22 != 0 := nz_is e_23 NZ_113.
have S_115 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_116 : 0 <= t_22 := nneg_is e_23 S_115.
pose t_117 : R := dot G1_40 G1_40.
have [m_7 M_7] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_119 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_120 : whole (fun i => ((n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- 2%:R * n ^+ 3 * eps * m_6 + 2%:R * n ^+ 2 * m_2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 4 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2)) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) (whole_ones En)) (partZ ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_2)) (partZ ((- 2%:R * n ^+ 3 * eps * m_6 + 2%:R * n ^+ 2 * m_2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n ^+ 4 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_3)) (partZ ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7)) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_121 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) * (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (whole_eq _ d_120) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_118 : t_117 = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (dot_node e_41 e_41 d_121); done.
have e_123 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_124 : R := (1 : R) / t_22.
have e_125 : t_124 = ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_123 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_126 : R := dot upstream upstream.
have d_128 : whole (fun i => (upstream i 0) ^+ 2) = m_7 by rule (num_eq M_7 _); clear - R; first [reflexivity | ring].
have d_129 : whole (fun i => ((upstream i 0)) * ((upstream i 0))) = m_7 by rule (whole_eq _ d_128) => i; clear - R; first [reflexivity | ring].
have e_127 : t_126 = m_7 by rule (dot_node e_39 e_39 d_129); done.
pose t_130 : R := sumv upstream.
have e_131 : t_130 = m_6 by rule (sum_node e_39 M_6 _); clear - R; first [reflexivity | ring].
pose t_132 : R := t_130 ^+ 2.
have e_133 : t_132 = (m_6 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_131) _); clear - R; first [reflexivity | ring].
pose t_134 : R := t_132 / N%:R.
have e_135 : t_134 = ((m_6 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_133 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_136 : R := t_126 - t_134.
have e_137 : t_136 = ((n * m_7 - m_6 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_127 e_135) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : 'cV[R]_N := t_36 *: t_12.
have e_139 : t_138 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_140 : R := dot upstream t_138.
have d_142 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_143 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_142) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_141 : t_140 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_39 e_139 d_143); done.
pose t_144 : R := t_140 ^+ 2.
have e_145 : t_144 = ((n ^+ 2 * m_5 ^+ 2 - 2%:R * n * m_2 * m_5 * m_6 + m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_141) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_146 : R := t_144 / N%:R.
have e_147 : t_146 = ((n ^+ 2 * m_5 ^+ 2 - 2%:R * n * m_2 * m_5 * m_6 + m_2 ^+ 2 * m_6 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_145 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_148 : R := eps / t_22.
have e_149 : t_148 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_150 : R := (1 : R) + t_148.
have e_151 : t_150 = ((2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_123 e_149) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_152 : R := t_146 * t_150.
have e_153 : t_152 = ((2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_5 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_6 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2 - m_2 ^+ 4 * m_6 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_147 e_151) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_154 : R := t_136 - t_152.
have e_155 : t_154 = ((n ^+ 4 * eps ^+ 2 * m_7 - n ^+ 3 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 * m_7 - 2%:R * n ^+ 3 * eps * m_5 ^+ 2 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 2 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 2 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_3 ^+ 2 * m_7 - n ^+ 2 * m_3 * m_5 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 * m_7 + n * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n * m_2 * m_3 * m_5 * m_6 - n * m_3 ^+ 2 * m_6 ^+ 2 + m_2 ^+ 4 * m_7 - 2%:R * m_2 ^+ 3 * m_5 * m_6 + m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a - b) e_137 e_153) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_156 : R := t_124 * t_154.
have e_157 : t_156 = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by rule (num_eq (num2 (fun a b : R => a * b) e_125 e_155) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have C_122 : t_117 = t_156 by rule (num_eq e_118 (esym (num_eq e_157 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
exists G1_40; split; first exact: C_42.
split; first exact: C_110.
split; first exact: C_112.
split; first exact: C_114.
split; first exact: C_116.
exact: C_122.
Qed.

(* lnverify.scale-gradient
   The gradient at LayerNorm’s input is orthogonal to the input up to a share ε/(σ² + ε)
   this project; with a proof; compare Arora, Li and Lyu 2018 *)
Theorem lnverify_scale_gradient (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (normalized eps activation)) activation G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  dot activation G1 = (eps / (variance activation + eps)) * dot upstream (normalized eps activation) :> R.
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
have e_39 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0))).
pose G1_40 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))).
have e_41 : G1_40 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by [].
have C_42 : is_gradient (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) activation G1_40.
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
have D_58 := D_dotl size_ge0 upstream D_57.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) D_58 _) => h_59.
have e_60 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_61 : R := (2%:R : R) * t_33.
have e_62 : t_61 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_60 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := t_61^-1.
have NZ_65 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_64 : t_63 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_62) _); clear - NZ_38 NZ_65 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_66 : h_59 = (col (fun i => (h_59 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_67 : R := sumv h_59.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_59 i 0))).
have e_68 : t_67 = m_7 by rule (sum_node e_66 M_7 _); clear - R; first [reflexivity | ring].
pose t_69 : R := t_67 / N%:R.
have e_70 : t_69 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_68 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := t_69 *: (ones : 'cV[R]_N).
have e_72 : t_71 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_70 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := h_59 - t_71.
have e_74 : t_73 = (col (fun i => (h_59 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_66 e_72) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_75 : R := dot t_73 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_59 i 0))).
have d_77 : whole (fun i => (activation i 0) * (h_59 i 0) + ((- m_2) / (n)) * ((h_59 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_78 : whole (fun i => ((h_59 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_77) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_76 : t_75 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_74 e_13 d_78); done.
pose t_79 : R := dot t_12 t_73.
have d_81 : whole (fun i => (activation i 0) * (h_59 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_59 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_82 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_59 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_81) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_80 : t_79 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_13 e_74 d_82); done.
pose t_83 : R := t_75 + t_79.
have e_84 : t_83 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_76 e_80) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_85 : R := t_83 / N%:R.
have e_86 : t_85 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_84 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : R := t_63 * t_85.
have e_88 : t_87 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_64 e_86) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_89 : R := t_36 * t_87.
have e_90 : t_89 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_88) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_91 : R := t_36 * t_89.
have e_92 : t_91 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_90) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_93 : R := - t_91.
have e_94 : t_93 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_92) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : 'cV[R]_N := t_93 *: t_12.
have e_96 : t_95 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_94 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_97 : 'cV[R]_N := t_36 *: t_73.
have e_98 : t_97 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_74) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_99 : 'cV[R]_N := t_95 + t_97.
have e_100 : t_99 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0)))) by rule (col_eq (col_add e_96 e_98) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_101 : R := dot upstream t_99.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_59 i 0) * (upstream i 0))).
have d_103 : whole (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_104 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0)))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_103) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_102 : t_101 = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_39 e_100 d_104); done.
pose t_105 : R := dot G1_40 h_59.
have d_107 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_59 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_59 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_59 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_108 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) * ((h_59 i 0))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_107) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_106 : t_105 = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_41 e_66 d_108); done.
rule (num_eq e_102 (esym (num_eq e_106 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_109 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_110 : N%:R != 0 := nz_is e_5 NZ_109.
have NZ_111 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_112 : t_33 != 0 := nz_is e_34 NZ_111.
have NZ_113 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_114 : t_22 != 0 := nz_is e_23 NZ_113.
have S_115 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_116 : 0 <= t_22 := nneg_is e_23 S_115.
pose t_117 : R := dot activation G1_40.
have d_119 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_5 - n ^+ 2 * eps * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_3)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_120 : whole (fun i => ((activation i 0)) * (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) = ((n ^+ 3 * eps * r_4 * m_5 - n ^+ 2 * eps * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_119) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_118 : t_117 = ((n ^+ 3 * eps * r_4 * m_5 - n ^+ 2 * eps * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_1 e_41 d_120); done.
pose t_122 : R := eps / t_22.
have e_123 : t_122 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : 'cV[R]_N := t_36 *: t_12.
have e_125 : t_124 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_126 : R := dot upstream t_124.
have d_128 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_129 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_128) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_127 : t_126 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_39 e_125 d_129); done.
pose t_130 : R := t_122 * t_126.
have e_131 : t_130 = ((n ^+ 3 * eps * r_4 * m_5 - n ^+ 2 * eps * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_123 e_127) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_121 : t_117 = t_130 by rule (num_eq e_118 (esym (num_eq e_131 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_40; split; first exact: C_42.
split; first exact: C_110.
split; first exact: C_112.
split; first exact: C_114.
split; first exact: C_116.
exact: C_121.
Qed.

(* lnverify.scale-gradient.rmsnorm
   The gradient at RMSNorm’s input is orthogonal to the input up to a share ε/(m + ε)
   this project; with a proof; compare Arora, Li and Lyu 2018 *)
Theorem lnverify_scale_gradient_rmsnorm (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (rms_norm eps activation)) activation G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  dot activation activation / N%:R + eps != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  dot activation G1 = (eps / (dot activation activation / N%:R + eps)) * dot upstream (rms_norm eps activation) :> R.
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
pose t_19 : R := Num.sqrt t_13.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_21 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_22 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_21 NZ_11 NZ_17 R; sgn].
have e_20 : t_19 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_22 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_23 : R := t_19^-1.
have NZ_25 := lt0r_neq0 S_r4.
have NZ_26 := lt0r_neq0 S_r3.
have NZ_27 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_24 : t_23 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_20) _); clear - NZ_25 NZ_26 NZ_27 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_28 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
pose G1_29 : 'cV[R]_N := (col (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((upstream i 0)))).
have e_30 : G1_29 = (col (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((upstream i 0)))) by [].
have C_31 : is_gradient (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation)) activation G1_29.
have size_ge0 := @size1_ge0 R N.
have D_32 := VD_at activation.
have D_33 := D_dot size_ge0 D_32 D_32.
have D_34 := D_mulr size_ge0 (N%:R^-1) D_33.
have D_35 := D_addr size_ge0 eps D_34.
have S_37 : 0 < ((n * eps + m_2) / (n)) by rule (pos_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_21 NZ_11 NZ_17 NZ_25 NZ_26 NZ_27 R; sgn].
have C_36 : 0 < t_13 := pos_is e_14 S_37.
have D_38 := D_sqrt size_ge0 C_36 D_35.
have NZ_39 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_19 != 0 := nz_is e_20 NZ_39.
have D_41 := D_inv size_ge0 C_40 D_38.
have D_42 := VD_scale size_ge0 D_41 D_32.
have D_43 := D_dotl size_ge0 upstream D_42.
refine (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation))) D_43 _) => h_44.
have e_45 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_46 : R := (2%:R : R) * t_19.
have e_47 : t_46 = ((2%:R * r_3 * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_45 e_20) _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_48 : R := t_46^-1.
have NZ_50 : (2%:R * r_3 * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_49 : t_48 = ((r_3 * r_4) / (2%:R * (n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_47) _); clear - NZ_25 NZ_26 NZ_50 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_51 : h_44 = (col (fun i => (h_44 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_52 : R := dot h_44 activation.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_44 i 0))).
have d_54 : whole (fun i => (activation i 0) * (h_44 i 0)) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_55 : whole (fun i => ((h_44 i 0)) * ((activation i 0))) = m_6 by rule (whole_eq _ d_54) => i; clear - R; first [reflexivity | ring].
have e_53 : t_52 = m_6 by rule (dot_node e_51 e_1 d_55); done.
pose t_56 : R := dot activation h_44.
have d_58 : whole (fun i => ((activation i 0)) * ((h_44 i 0))) = m_6 by rule (whole_eq _ d_54) => i; clear - R; first [reflexivity | ring].
have e_57 : t_56 = m_6 by rule (dot_node e_1 e_51 d_58); done.
pose t_59 : R := t_52 + t_56.
have e_60 : t_59 = (2%:R * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_53 e_57) _); clear - R; first [reflexivity | ring].
pose t_61 : R := t_59 / N%:R.
have e_62 : t_61 = ((2%:R * m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_63 : R := t_48 * t_61.
have e_64 : t_63 = ((r_3 * r_4 * m_6) / (n * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_62) _); clear - NZ_17 NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_65 : R := t_23 * t_63.
have e_66 : t_65 = (m_6 / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_24 e_64) _); clear - NZ_17 NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_67 : R := t_23 * t_65.
have e_68 : t_67 = ((r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_24 e_66) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_69 : R := - t_67.
have e_70 : t_69 = ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_68) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_71 : 'cV[R]_N := t_69 *: activation.
have e_72 : t_71 = (col (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_70 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_73 : 'cV[R]_N := t_23 *: h_44.
have e_74 : t_73 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((h_44 i 0)))) by rule (col_eq (col_scale e_24 e_51) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_75 : 'cV[R]_N := t_71 + t_73.
have e_76 : t_75 = (col (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_44 i 0)))) by rule (col_eq (col_add e_72 e_74) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_77 : R := dot upstream t_75.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_44 i 0) * (upstream i 0))).
have d_79 : whole (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_44 i 0) * (upstream i 0))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (partD (partZ ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) M_5) (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_7)) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_80 : whole (fun i => ((upstream i 0)) * (((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_44 i 0)))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (whole_eq _ d_79) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_78 : t_77 = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (dot_node e_28 e_76 d_80); done.
pose t_81 : R := dot G1_29 h_44.
have d_83 : whole (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (h_44 i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_44 i 0) * (upstream i 0))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (partD (partZ ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) M_6) (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_7)) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_84 : whole (fun i => (((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((upstream i 0))) * ((h_44 i 0))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (whole_eq _ d_83) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_82 : t_81 = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by rule (dot_node e_30 e_51 d_84); done.
rule (num_eq e_78 (esym (num_eq e_82 _))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_85 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_86 : N%:R != 0 := nz_is e_8 NZ_85.
have NZ_87 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : t_19 != 0 := nz_is e_20 NZ_87.
have NZ_89 : ((n * eps + m_2) / (n)) != 0 by rule (nz_is (c := ((n * eps + m_2) * n^-1)) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_17 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_90 : t_13 != 0 := nz_is e_14 NZ_89.
have S_91 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_21 NZ_11 NZ_17 NZ_25 NZ_26 NZ_27 R; sgn].
have C_92 : 0 <= t_13 := nneg_is e_14 S_91.
pose t_93 : R := dot activation G1_29.
have d_95 : whole (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) ^+ 2) + ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0))) = ((n * eps * r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (partD (partZ ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) M_2) (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5)) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_96 : whole (fun i => ((activation i 0)) * (((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((upstream i 0)))) = ((n * eps * r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (whole_eq _ d_95) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_94 : t_93 = ((n * eps * r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (dot_node e_1 e_30 d_96); done.
pose t_98 : R := eps / t_13.
have e_99 : t_98 = ((n * eps) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_12 e_14) _); clear - NZ_17 NZ_11 R; first [reflexivity | field; nz | ring].
pose t_100 : 'cV[R]_N := t_23 *: activation.
have e_101 : t_100 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_24 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_102 : R := dot upstream t_100.
have d_104 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_105 : whole (fun i => ((upstream i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (whole_eq _ d_104) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_103 : t_102 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (dot_node e_28 e_101 d_105); done.
pose t_106 : R := t_98 * t_102.
have e_107 : t_106 = ((n * eps * r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_99 e_103) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_97 : t_93 = t_106 by rule (num_eq e_94 (esym (num_eq e_107 _))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
exists G1_29; split; first exact: C_31.
split; first exact: C_86.
split; first exact: C_88.
split; first exact: C_90.
split; first exact: C_92.
exact: C_97.
Qed.

End Claims.
