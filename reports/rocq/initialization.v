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

(* walkthrough.zero-initialization
   With all weights zero every weight of a network of two layers gets the gradient 0
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Background on
   initialization *)
Theorem walkthrough_zero_initialization (x w : 'cV[R]_N) (eps p d c r : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  p = 0 :> R ->
  d = 0 :> R ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) w G1 /\
  exists D2 : R, is_derivative (fun r : R => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) r D2 /\
  Num.sqrt ((dot w x + d) ^+ 2 + eps) != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) ^+ 3 != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) != 0 /\
  0 <= (dot w x + d) ^+ 2 + eps /\
  0 <= dot w x ^+ 2 + eps /\
  G1 = r *: ((c * (eps / Num.sqrt (dot w x ^+ 2 + eps) ^+ 3)) *: x) :> 'cV[R]_N /\
  D2 = dot w x * (c / Num.sqrt (dot w x ^+ 2 + eps)) :> R.
Proof.
move=> N_gt0 H_eps H0 H1 H2.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : p = p by [].
have e_7 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_8 : p = 0 by rule (solved (r := 1) (eq_of H1 e_6 e_7) _); clear - R; first [reflexivity | ring].
have e_9 : d = d by [].
have e_10 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_11 : d = 0 by rule (solved (r := 1) (eq_of H2 e_9 e_10) _); clear - R; first [reflexivity | ring].
have e_12 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_13 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_14 : R := dot w x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_16 : 0 <= n - 1 by rewrite subr_ge0.
have [m_6 M_6] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_17 : whole (fun i => (w i 0) * (x i 0)) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_18 : whole (fun i => ((w i 0)) * ((x i 0))) = m_6 by rule (whole_eq _ d_17) => i; clear - R; first [reflexivity | ring].
have e_15 : t_14 = m_6 by rule (dot_node e_12 e_13 d_18); done.
pose t_20 : R := t_14 + d.
have e_21 : t_20 = m_6 by rule (num_eq (num2 (fun a b : R => a + b) e_15 E_11) _); clear - R; first [reflexivity | ring].
pose t_22 : R := t_20 ^+ 2.
have e_23 : t_22 = (m_6 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_21) _); clear - R; first [reflexivity | ring].
have e_24 : eps = eps by [].
pose t_25 : R := t_22 + eps.
have e_26 : t_25 = (eps + m_6 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_23 e_24) _); clear - R; first [reflexivity | ring].
pose t_27 : R := Num.sqrt t_25.
have S_29 : 0 < (eps + m_6 ^+ 2) by clear - H_eps S_5 N_pos S_16 NZ_4 R; sgn.
have [r_7 S_r7 E_r7] : exists2 r_7 : R, 0 < r_7 & r_7 ^+ 2 = (eps + m_6 ^+ 2) by exact: (root_pos S_29).
have S_30 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - H_eps S_5 N_pos S_16 S_29 S_r7 NZ_4 R; sgn].
have e_28 : t_27 = r_7 by rule (sqrt_node e_26 S_30 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
have e_31 : c = c by [].
have e_32 : r = r by [].
pose t_33 : R := c * r.
have e_34 : t_33 = (c * r) by rule (num_eq (num2 (fun a b : R => a * b) e_31 e_32) _); clear - R; first [reflexivity | ring].
pose G1_35 : 'cV[R]_N := (col (fun i => ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0)))).
have e_36 : G1_35 = (col (fun i => ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0)))) by [].
have C_37 : is_gradient (fun w : 'cV[R]_N => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) w G1_35.
have size_ge0 := @size1_ge0 R N.
have D_38 := VD_at w.
have D_39 := D_dotr size_ge0 x D_38.
have D_40 := D_addr size_ge0 d D_39.
have D_41 := D_pow size_ge0 2 D_40.
have D_42 := D_addr size_ge0 eps D_41.
have S_44 : 0 < (eps + m_6 ^+ 2) by rule (pos_is (c := (eps + m_6 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_16 S_29 S_r7 NZ_4 R; sgn].
have C_43 : 0 < t_25 := pos_is e_26 S_44.
have D_45 := D_sqrt size_ge0 C_43 D_42.
have NZ_46 := lt0r_neq0 S_r7.
have NZ_47 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_46 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_48 : t_27 != 0 := nz_is e_28 NZ_47.
have D_49 := D_inv size_ge0 C_48 D_45.
have D_50 := D_mul size_ge0 D_40 D_49.
have D_51 := D_addr size_ge0 (p : R) D_50.
have D_52 := D_mull t_33 D_51.
refine (gradient_by (F := (fun w : 'cV[R]_N => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p))) D_52 _) => h_53.
have e_54 : h_53 = (col (fun i => (h_53 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_55 : R := dot h_53 x.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_53 i 0) * (x i 0))).
have d_57 : whole (fun i => (h_53 i 0) * (x i 0)) = m_8 by rule (num_eq M_8 _); clear - R; first [reflexivity | ring].
have d_58 : whole (fun i => ((h_53 i 0)) * ((x i 0))) = m_8 by rule (whole_eq _ d_57) => i; clear - R; first [reflexivity | ring].
have e_56 : t_55 = m_8 by rule (dot_node e_54 e_13 d_58); done.
pose t_59 : R := t_27^-1.
have NZ_61 := lt0r_neq0 S_29.
have e_60 : t_59 = (r_7 / ((eps + m_6 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_28) _); clear - NZ_46 NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_62 : R := t_55 * t_59.
have e_63 : t_62 = ((r_7 * m_8) / ((eps + m_6 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_56 e_60) _); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_64 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_65 : R := (2%:R : R) * t_27.
have e_66 : t_65 = (2%:R * r_7) by rule (num_eq (num2 (fun a b : R => a * b) e_64 e_28) _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_67 : R := t_65^-1.
have NZ_69 : (2%:R * r_7) != 0 :> R by rule (nz_is (c := (2%:R * r_7)) _ _); [clear - R; ring | clear - NZ_46 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_68 : t_67 = (r_7 / (2%:R * (eps + m_6 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_66) _); clear - NZ_46 NZ_69 NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_70 : R := t_20 ^+ 1.
have e_71 : t_70 = m_6 by rule (num_eq (num1 (fun a : R => a ^+ 1) e_21) _); clear - R; first [reflexivity | ring].
pose t_72 : R := (2%:R : R) * t_70.
have e_73 : t_72 = (2%:R * m_6) by rule (num_eq (num2 (fun a b : R => a * b) e_64 e_71) _); clear - R; first [reflexivity | ring].
pose t_74 : R := t_72 * t_55.
have e_75 : t_74 = (2%:R * m_6 * m_8) by rule (num_eq (num2 (fun a b : R => a * b) e_73 e_56) _); clear - R; first [reflexivity | ring].
pose t_76 : R := t_67 * t_74.
have e_77 : t_76 = ((m_6 * r_7 * m_8) / ((eps + m_6 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_68 e_75) _); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_78 : R := t_59 * t_76.
have e_79 : t_78 = ((m_6 * m_8) / ((eps + m_6 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_60 e_77) _); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_80 : R := t_59 * t_78.
have e_81 : t_80 = ((m_6 * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_60 e_79) _); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_82 : R := - t_80.
have e_83 : t_82 = ((- m_6 * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_81) _); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_84 : R := t_20 * t_82.
have e_85 : t_84 = ((- m_6 ^+ 2 * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_21 e_83) _); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_86 : R := t_62 + t_84.
have e_87 : t_86 = ((eps * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_63 e_85) _); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_88 : R := t_33 * t_86.
have e_89 : t_88 = ((eps * c * r * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_34 e_87) _); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_90 : R := dot G1_35 h_53.
have d_92 : whole (fun i => ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((h_53 i 0) * (x i 0))) = ((eps * c * r * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (num_eq (partZ ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) M_8) _); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_93 : whole (fun i => (((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0))) * ((h_53 i 0))) = ((eps * c * r * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (whole_eq _ d_92) => i; clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_91 : t_90 = ((eps * c * r * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (dot_node e_36 e_54 d_93); done.
rule (num_eq e_89 (esym (num_eq e_91 _))); clear - NZ_61 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_94 : R := t_20 / t_27.
have NZ_96 := lt0r_neq0 S_r7.
have NZ_97 := lt0r_neq0 S_29.
have e_95 : t_94 = ((m_6 * r_7) / ((eps + m_6 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_28) _); clear - NZ_96 NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_99 : R := t_94 + p.
have e_100 : t_99 = ((m_6 * r_7) / ((eps + m_6 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_95 E_8) _); clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose D2_101 : R := ((c * m_6 * r_7) / ((eps + m_6 ^+ 2))).
have e_102 : D2_101 = ((c * m_6 * r_7) / ((eps + m_6 ^+ 2))) by [].
have C_103 : is_derivative (fun r : R => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) r D2_101.
have size_ge0 := fun t : R => normr_ge0 t.
have D_104 := D_at_scalar r.
have D_105 := D_mull c D_104.
have D_106 := D_mulr size_ge0 t_99 D_105.
refine (derivative_by (F := (fun r : R => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p))) D_106 _) => h_107.
have e_108 : h_107 = h_107 by [].
pose t_109 : R := c * h_107.
have e_110 : t_109 = (c * h_107) by rule (num_eq (num2 (fun a b : R => a * b) e_31 e_108) _); clear - R; first [reflexivity | ring].
pose t_111 : R := t_109 * t_99.
have e_112 : t_111 = ((c * m_6 * r_7 * h_107) / ((eps + m_6 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_110 e_100) _); clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_113 : R := D2_101 * h_107.
have e_114 : t_113 = ((c * m_6 * r_7 * h_107) / ((eps + m_6 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_102 e_108) _); clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
rule (num_eq e_112 (esym (num_eq e_114 _))); clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_115 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_96 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_116 : t_27 != 0 := nz_is e_28 NZ_115.
pose t_117 : R := t_14 ^+ 2.
have e_118 : t_117 = (m_6 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_15) _); clear - R; first [reflexivity | ring].
pose t_119 : R := t_117 + eps.
have e_120 : t_119 = (eps + m_6 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_118 e_24) _); clear - R; first [reflexivity | ring].
pose t_121 : R := Num.sqrt t_119.
have S_123 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - H_eps S_5 N_pos S_16 S_29 S_r7 NZ_4 NZ_96 NZ_97 R; sgn].
have e_122 : t_121 = r_7 by rule (sqrt_node e_120 S_123 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_124 : R := t_121 ^+ 3.
have e_125 : t_124 = (eps * r_7 + m_6 ^+ 2 * r_7) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_122) _); clear - E_r7 R; first [reflexivity | ring: E_r7].
have NZ_126 : (eps * r_7 + m_6 ^+ 2 * r_7) != 0 by rule (nz_is (c := (r_7 * (eps + m_6 ^+ 2))) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_96 NZ_97 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_127 : t_124 != 0 := nz_is e_125 NZ_126.
have NZ_128 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_96 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_129 : t_121 != 0 := nz_is e_122 NZ_128.
have S_130 : 0 <= (eps + m_6 ^+ 2) by rule (nneg_is (c := (eps + m_6 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_16 S_29 S_r7 NZ_4 NZ_96 NZ_97 R; sgn].
have C_131 : 0 <= t_25 := nneg_is e_26 S_130.
have S_132 : 0 <= (eps + m_6 ^+ 2) by rule (nneg_is (c := (eps + m_6 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_16 S_29 S_r7 NZ_4 NZ_96 NZ_97 R; sgn].
have C_133 : 0 <= t_119 := nneg_is e_120 S_132.
pose t_135 : R := eps / t_124.
have NZ_137 : (eps * r_7 + m_6 ^+ 2 * r_7) != 0 :> R by rule (nz_is (c := (r_7 * (eps + m_6 ^+ 2))) _ _); [clear - R; ring | clear - NZ_96 NZ_97 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_136 : t_135 = ((eps * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_125) _); clear - NZ_96 NZ_97 NZ_137 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_138 : R := c * t_135.
have e_139 : t_138 = ((eps * c * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_31 e_136) _); clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_140 : 'cV[R]_N := t_138 *: x.
have e_141 : t_140 = (col (fun i => ((eps * c * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0)))) by rule (col_eq (col_scale e_139 e_13) _) => i; reduce; clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_142 : 'cV[R]_N := r *: t_140.
have e_143 : t_142 = (col (fun i => ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0)))) by rule (col_eq (col_scale e_32 e_141) _) => i; reduce; clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_134 : G1_35 = t_142 by rule (col_same e_36 e_143 _) => i; clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_145 : R := c / t_121.
have e_146 : t_145 = ((c * r_7) / ((eps + m_6 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_31 e_122) _); clear - NZ_96 NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_147 : R := t_14 * t_145.
have e_148 : t_147 = ((c * m_6 * r_7) / ((eps + m_6 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_15 e_146) _); clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_144 : D2_101 = t_147 by rule (num_eq e_102 (esym (num_eq e_148 _))); clear - NZ_97 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
exists G1_35; split; first exact: C_37.
exists D2_101; split; first exact: C_103.
split; first exact: C_116.
split; first exact: C_127.
split; first exact: C_129.
split; first exact: C_131.
split; first exact: C_133.
split; first exact: C_134.
exact: C_144.
Qed.

(* lnverify.zero-initialization
   With sigmoid units and all weights zero the output weights get the gradient c/2, c the slope of the loss
   this project; with a proof; compare the walkthrough’s background on initialization
   not here: the function exp, which a real closed field does not have *)

(* walkthrough.equal-initialization
   Hidden units u_ε with equal weights get equal gradients, so they stay equal and are redundant
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Background on
   initialization *)
Theorem walkthrough_equal_initialization (v x w : 'cV[R]_N) (eps c p q : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun v : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps)))) v G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps)))) w G2 /\
  Num.sqrt (dot v x ^+ 2 + eps) != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) != 0 /\
  Num.sqrt (dot v x ^+ 2 + eps) ^+ 3 != 0 /\
  Num.sqrt (dot w x ^+ 2 + eps) ^+ 3 != 0 /\
  0 <= dot v x ^+ 2 + eps /\
  0 <= dot w x ^+ 2 + eps /\
  G1 = (c * p * (eps / Num.sqrt (dot v x ^+ 2 + eps) ^+ 3)) *: x :> 'cV[R]_N /\
  G2 = (c * q * (eps / Num.sqrt (dot w x ^+ 2 + eps) ^+ 3)) *: x :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_7 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : R := dot v x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_10 : 0 <= n - 1 by rewrite subr_ge0.
have [m_4 M_4] := some_number (part xpredT (fun i => (v i 0) * (x i 0))).
have d_11 : whole (fun i => (v i 0) * (x i 0)) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_12 : whole (fun i => ((v i 0)) * ((x i 0))) = m_4 by rule (whole_eq _ d_11) => i; clear - R; first [reflexivity | ring].
have e_9 : t_8 = m_4 by rule (dot_node e_6 e_7 d_12); done.
pose t_13 : R := t_8 ^+ 2.
have e_14 : t_13 = (m_4 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_9) _); clear - R; first [reflexivity | ring].
pose t_15 : R := t_13 + eps.
have e_16 : t_15 = (eps + m_4 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_14 e_1) _); clear - R; first [reflexivity | ring].
pose t_17 : R := Num.sqrt t_15.
have S_19 : 0 < (eps + m_4 ^+ 2) by clear - H_eps S_5 N_pos S_10 NZ_4 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps + m_4 ^+ 2) by exact: (root_pos S_19).
have S_20 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps S_5 N_pos S_10 S_19 S_r5 NZ_4 R; sgn].
have e_18 : t_17 = r_5 by rule (sqrt_node e_16 S_20 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have e_21 : p = p by [].
have e_22 : c = c by [].
pose G1_23 : 'cV[R]_N := (col (fun i => ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((x i 0)))).
have e_24 : G1_23 = (col (fun i => ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((x i 0)))) by [].
have C_25 : is_gradient (fun v : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps)))) v G1_23.
have size_ge0 := @size1_ge0 R N.
have D_26 := VD_at v.
have D_27 := D_dotr size_ge0 x D_26.
have D_28 := D_pow size_ge0 2 D_27.
have D_29 := D_addr size_ge0 eps D_28.
have S_31 : 0 < (eps + m_4 ^+ 2) by rule (pos_is (c := (eps + m_4 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_10 S_19 S_r5 NZ_4 R; sgn].
have C_30 : 0 < t_15 := pos_is e_16 S_31.
have D_32 := D_sqrt size_ge0 C_30 D_29.
have NZ_33 := lt0r_neq0 S_r5.
have NZ_34 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_33 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_17 != 0 := nz_is e_18 NZ_34.
have D_36 := D_inv size_ge0 C_35 D_32.
have D_37 := D_mul size_ge0 D_27 D_36.
have D_38 := D_mull p D_37.
have D_39 := D_addr size_ge0 (q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps)) : R) D_38.
have D_40 := D_mull c D_39.
refine (gradient_by (F := (fun v : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps))))) D_40 _) => h_41.
have e_42 : h_41 = (col (fun i => (h_41 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_43 : R := dot h_41 x.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_41 i 0) * (x i 0))).
have d_45 : whole (fun i => (h_41 i 0) * (x i 0)) = m_9 by rule (num_eq M_9 _); clear - R; first [reflexivity | ring].
have d_46 : whole (fun i => ((h_41 i 0)) * ((x i 0))) = m_9 by rule (whole_eq _ d_45) => i; clear - R; first [reflexivity | ring].
have e_44 : t_43 = m_9 by rule (dot_node e_42 e_7 d_46); done.
pose t_47 : R := t_17^-1.
have NZ_49 := lt0r_neq0 S_19.
have e_48 : t_47 = (r_5 / ((eps + m_4 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_18) _); clear - NZ_33 NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_50 : R := t_43 * t_47.
have e_51 : t_50 = ((r_5 * m_9) / ((eps + m_4 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_48) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_52 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_53 : R := (2%:R : R) * t_17.
have e_54 : t_53 = (2%:R * r_5) by rule (num_eq (num2 (fun a b : R => a * b) e_52 e_18) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_55 : R := t_53^-1.
have NZ_57 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_33 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_56 : t_55 = (r_5 / (2%:R * (eps + m_4 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_54) _); clear - NZ_33 NZ_57 NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_58 : R := t_8 ^+ 1.
have e_59 : t_58 = m_4 by rule (num_eq (num1 (fun a : R => a ^+ 1) e_9) _); clear - R; first [reflexivity | ring].
pose t_60 : R := (2%:R : R) * t_58.
have e_61 : t_60 = (2%:R * m_4) by rule (num_eq (num2 (fun a b : R => a * b) e_52 e_59) _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 * t_43.
have e_63 : t_62 = (2%:R * m_4 * m_9) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_44) _); clear - R; first [reflexivity | ring].
pose t_64 : R := t_55 * t_62.
have e_65 : t_64 = ((m_4 * r_5 * m_9) / ((eps + m_4 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_56 e_63) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_66 : R := t_47 * t_64.
have e_67 : t_66 = ((m_4 * m_9) / ((eps + m_4 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_48 e_65) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_68 : R := t_47 * t_66.
have e_69 : t_68 = ((m_4 * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_48 e_67) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_70 : R := - t_68.
have e_71 : t_70 = ((- m_4 * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_69) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_72 : R := t_8 * t_70.
have e_73 : t_72 = ((- m_4 ^+ 2 * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_9 e_71) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_74 : R := t_50 + t_72.
have e_75 : t_74 = ((eps * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_73) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_76 : R := p * t_74.
have e_77 : t_76 = ((eps * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_21 e_75) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_78 : R := c * t_76.
have e_79 : t_78 = ((eps * c * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_77) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_80 : R := dot G1_23 h_41.
have d_82 : whole (fun i => ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((h_41 i 0) * (x i 0))) = ((eps * c * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (num_eq (partZ ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) M_9) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_83 : whole (fun i => (((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((x i 0))) * ((h_41 i 0))) = ((eps * c * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (whole_eq _ d_82) => i; clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_81 : t_80 = ((eps * c * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (dot_node e_24 e_42 d_83); done.
rule (num_eq e_79 (esym (num_eq e_81 _))); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_84 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_85 : R := dot w x.
have [m_7 M_7] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_87 : whole (fun i => (w i 0) * (x i 0)) = m_7 by rule (num_eq M_7 _); clear - R; first [reflexivity | ring].
have d_88 : whole (fun i => ((w i 0)) * ((x i 0))) = m_7 by rule (whole_eq _ d_87) => i; clear - R; first [reflexivity | ring].
have e_86 : t_85 = m_7 by rule (dot_node e_84 e_7 d_88); done.
pose t_89 : R := t_85 ^+ 2.
have e_90 : t_89 = (m_7 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_86) _); clear - R; first [reflexivity | ring].
pose t_91 : R := t_89 + eps.
have e_92 : t_91 = (eps + m_7 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_90 e_1) _); clear - R; first [reflexivity | ring].
pose t_93 : R := Num.sqrt t_91.
have S_95 : 0 < (eps + m_7 ^+ 2) by clear - H_eps S_5 N_pos S_10 S_19 S_r5 NZ_4 R; sgn.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = (eps + m_7 ^+ 2) by exact: (root_pos S_95).
have S_96 : 0 <= r_8 by rule (nneg_is (c := r_8) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - H_eps S_5 N_pos S_10 S_19 S_r5 S_95 S_r8 NZ_4 R; sgn].
have e_94 : t_93 = r_8 by rule (sqrt_node e_92 S_96 _); clear - E_r8 R; first [reflexivity | ring: E_r8].
have e_97 : q = q by [].
pose G2_98 : 'cV[R]_N := (col (fun i => ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((x i 0)))).
have e_99 : G2_98 = (col (fun i => ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((x i 0)))) by [].
have C_100 : is_gradient (fun w : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps)))) w G2_98.
have size_ge0 := @size1_ge0 R N.
have D_101 := VD_at w.
have D_102 := D_dotr size_ge0 x D_101.
have D_103 := D_pow size_ge0 2 D_102.
have D_104 := D_addr size_ge0 eps D_103.
have S_106 : 0 < (eps + m_7 ^+ 2) by rule (pos_is (c := (eps + m_7 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_10 S_19 S_r5 S_95 S_r8 NZ_4 R; sgn].
have C_105 : 0 < t_91 := pos_is e_92 S_106.
have D_107 := D_sqrt size_ge0 C_105 D_104.
have NZ_108 := lt0r_neq0 S_r8.
have NZ_109 : r_8 != 0 by rule (nz_is (c := (r_8)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_108 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_110 : t_93 != 0 := nz_is e_94 NZ_109.
have D_111 := D_inv size_ge0 C_110 D_107.
have D_112 := D_mul size_ge0 D_102 D_111.
have D_113 := D_mull q D_112.
have D_114 := D_addl size_ge0 (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) : R) D_113.
have D_115 := D_mull c D_114.
refine (gradient_by (F := (fun w : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps))))) D_115 _) => h_116.
have e_117 : h_116 = (col (fun i => (h_116 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_118 : R := dot h_116 x.
have [m_10 M_10] := some_number (part xpredT (fun i => (h_116 i 0) * (x i 0))).
have d_120 : whole (fun i => (h_116 i 0) * (x i 0)) = m_10 by rule (num_eq M_10 _); clear - R; first [reflexivity | ring].
have d_121 : whole (fun i => ((h_116 i 0)) * ((x i 0))) = m_10 by rule (whole_eq _ d_120) => i; clear - R; first [reflexivity | ring].
have e_119 : t_118 = m_10 by rule (dot_node e_117 e_7 d_121); done.
pose t_122 : R := t_93^-1.
have NZ_124 := lt0r_neq0 S_95.
have e_123 : t_122 = (r_8 / ((eps + m_7 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_94) _); clear - NZ_108 NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_125 : R := t_118 * t_122.
have e_126 : t_125 = ((r_8 * m_10) / ((eps + m_7 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_119 e_123) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_127 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_128 : R := (2%:R : R) * t_93.
have e_129 : t_128 = (2%:R * r_8) by rule (num_eq (num2 (fun a b : R => a * b) e_127 e_94) _); clear - E_r8 R; first [reflexivity | ring: E_r8].
pose t_130 : R := t_128^-1.
have NZ_132 : (2%:R * r_8) != 0 :> R by rule (nz_is (c := (2%:R * r_8)) _ _); [clear - R; ring | clear - NZ_108 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_131 : t_130 = (r_8 / (2%:R * (eps + m_7 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_129) _); clear - NZ_108 NZ_132 NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_133 : R := t_85 ^+ 1.
have e_134 : t_133 = m_7 by rule (num_eq (num1 (fun a : R => a ^+ 1) e_86) _); clear - R; first [reflexivity | ring].
pose t_135 : R := (2%:R : R) * t_133.
have e_136 : t_135 = (2%:R * m_7) by rule (num_eq (num2 (fun a b : R => a * b) e_127 e_134) _); clear - R; first [reflexivity | ring].
pose t_137 : R := t_135 * t_118.
have e_138 : t_137 = (2%:R * m_7 * m_10) by rule (num_eq (num2 (fun a b : R => a * b) e_136 e_119) _); clear - R; first [reflexivity | ring].
pose t_139 : R := t_130 * t_137.
have e_140 : t_139 = ((m_7 * r_8 * m_10) / ((eps + m_7 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_131 e_138) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_141 : R := t_122 * t_139.
have e_142 : t_141 = ((m_7 * m_10) / ((eps + m_7 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_123 e_140) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_143 : R := t_122 * t_141.
have e_144 : t_143 = ((m_7 * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_123 e_142) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_145 : R := - t_143.
have e_146 : t_145 = ((- m_7 * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_144) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_147 : R := t_85 * t_145.
have e_148 : t_147 = ((- m_7 ^+ 2 * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_86 e_146) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_149 : R := t_125 + t_147.
have e_150 : t_149 = ((eps * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_126 e_148) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_151 : R := q * t_149.
have e_152 : t_151 = ((eps * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_97 e_150) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_153 : R := c * t_151.
have e_154 : t_153 = ((eps * c * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_152) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_155 : R := dot G2_98 h_116.
have d_157 : whole (fun i => ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((h_116 i 0) * (x i 0))) = ((eps * c * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (num_eq (partZ ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) M_10) _); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_158 : whole (fun i => (((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((x i 0))) * ((h_116 i 0))) = ((eps * c * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (whole_eq _ d_157) => i; clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_156 : t_155 = ((eps * c * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (dot_node e_99 e_117 d_158); done.
rule (num_eq e_154 (esym (num_eq e_156 _))); clear - NZ_124 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have NZ_159 := lt0r_neq0 S_r5.
have NZ_160 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_159 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_161 : t_17 != 0 := nz_is e_18 NZ_160.
have NZ_162 := lt0r_neq0 S_r8.
have NZ_163 : r_8 != 0 by rule (nz_is (c := (r_8)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_162 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_164 : t_93 != 0 := nz_is e_94 NZ_163.
pose t_165 : R := t_17 ^+ 3.
have e_166 : t_165 = (eps * r_5 + m_4 ^+ 2 * r_5) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_18) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_167 := lt0r_neq0 S_19.
have NZ_168 : (eps * r_5 + m_4 ^+ 2 * r_5) != 0 by rule (nz_is (c := (r_5 * (eps + m_4 ^+ 2))) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_159 NZ_167 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_169 : t_165 != 0 := nz_is e_166 NZ_168.
pose t_170 : R := t_93 ^+ 3.
have e_171 : t_170 = (eps * r_8 + m_7 ^+ 2 * r_8) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_94) _); clear - E_r8 R; first [reflexivity | ring: E_r8].
have NZ_172 := lt0r_neq0 S_95.
have NZ_173 : (eps * r_8 + m_7 ^+ 2 * r_8) != 0 by rule (nz_is (c := (r_8 * (eps + m_7 ^+ 2))) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_162 NZ_172 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_174 : t_170 != 0 := nz_is e_171 NZ_173.
have S_175 : 0 <= (eps + m_4 ^+ 2) by rule (nneg_is (c := (eps + m_4 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_10 S_19 S_r5 S_95 S_r8 NZ_4 NZ_159 NZ_162 NZ_167 NZ_172 R; sgn].
have C_176 : 0 <= t_15 := nneg_is e_16 S_175.
have S_177 : 0 <= (eps + m_7 ^+ 2) by rule (nneg_is (c := (eps + m_7 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_10 S_19 S_r5 S_95 S_r8 NZ_4 NZ_159 NZ_162 NZ_167 NZ_172 R; sgn].
have C_178 : 0 <= t_91 := nneg_is e_92 S_177.
pose t_180 : R := c * p.
have e_181 : t_180 = (c * p) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_21) _); clear - R; first [reflexivity | ring].
pose t_182 : R := eps / t_165.
have NZ_184 : (eps * r_5 + m_4 ^+ 2 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * (eps + m_4 ^+ 2))) _ _); [clear - R; ring | clear - NZ_159 NZ_167 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_183 : t_182 = ((eps * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_166) _); clear - NZ_159 NZ_167 NZ_184 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_185 : R := t_180 * t_182.
have e_186 : t_185 = ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_181 e_183) _); clear - NZ_167 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_187 : 'cV[R]_N := t_185 *: x.
have e_188 : t_187 = (col (fun i => ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((x i 0)))) by rule (col_eq (col_scale e_186 e_7) _) => i; reduce; clear - NZ_167 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_179 : G1_23 = t_187 by rule (col_same e_24 e_188 _) => i; clear - NZ_167 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_190 : R := c * q.
have e_191 : t_190 = (c * q) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_97) _); clear - R; first [reflexivity | ring].
pose t_192 : R := eps / t_170.
have NZ_194 : (eps * r_8 + m_7 ^+ 2 * r_8) != 0 :> R by rule (nz_is (c := (r_8 * (eps + m_7 ^+ 2))) _ _); [clear - R; ring | clear - NZ_162 NZ_172 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_193 : t_192 = ((eps * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_171) _); clear - NZ_162 NZ_172 NZ_194 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_195 : R := t_190 * t_192.
have e_196 : t_195 = ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_191 e_193) _); clear - NZ_172 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_197 : 'cV[R]_N := t_195 *: x.
have e_198 : t_197 = (col (fun i => ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((x i 0)))) by rule (col_eq (col_scale e_196 e_7) _) => i; reduce; clear - NZ_172 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_189 : G2_98 = t_197 by rule (col_same e_99 e_198 _) => i; clear - NZ_172 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
exists G1_23; split; first exact: C_25.
exists G2_98; split; first exact: C_100.
split; first exact: C_161.
split; first exact: C_164.
split; first exact: C_169.
split; first exact: C_174.
split; first exact: C_176.
split; first exact: C_178.
split; first exact: C_179.
exact: C_189.
Qed.

(* walkthrough.whitened
   Data with mean 0 and unit variance in each feature are white: the direction (c, d) has the variance c² + d²
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Background on
   initialization *)
Theorem walkthrough_whitened (activation x : 'cV[R]_N) (c d : R) :
  (0 < N)%N ->
  sumv activation = 0 :> R ->
  sumv x = 0 :> R ->
  0 < dot activation activation ->
  0 < dot x x ->
  dot activation x = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  Num.sqrt (dot x x / N%:R) != 0 /\
  0 <= dot activation activation / N%:R /\
  0 <= dot x x / N%:R /\
  variance (c *: ((Num.sqrt (dot activation activation / N%:R))^-1 *: activation) + d *: ((Num.sqrt (dot x x / N%:R))^-1 *: x)) = c ^+ 2 + d ^+ 2 :> R.
Proof.
move=> N_gt0 H0 H1 H2 H3 H4.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_6 : m_1 = 0 by rule (solved (r := 1) (eq_of H0 e_3 e_5) _); clear - R; first [reflexivity | ring].
have M_7 := num_eq M_1 E_6.
have e_8 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_9 : R := sumv x.
have [m_2 M_2] := some_number (part xpredT (fun i => (x i 0))).
have e_10 : t_9 = m_2 by rule (sum_node e_8 M_2 _); clear - R; first [reflexivity | ring].
have e_11 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_12 : m_2 = 0 by rule (solved (r := 1) (eq_of H1 e_10 e_11) _); clear - R; first [reflexivity | ring].
have M_13 := num_eq M_2 E_12.
have e_14 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : R := dot activation activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_17 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_18 : whole (fun i => (activation i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_19 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_18) => i; clear - R; first [reflexivity | ring].
have e_16 : t_15 = m_3 by rule (dot_node e_14 e_14 d_19); done.
have H_20 := pos_of H2 e_16.
have NZ_21 := lt0r_neq0 H_20.
have NZ_22 : m_3 != 0 by rule (nz_factor (f := m_3) (r := 1) NZ_21 _); clear - R; first [reflexivity | ring].
have S_23 : 0 < m_3 by rule (pos_quotient H_20 (r := 1) _ _); [clear - N_pos S_4 S_17 NZ_22 R; sgn | clear - R; first [reflexivity | ring]].
have e_24 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_25 : R := dot x x.
have [m_4 M_4] := some_number (part xpredT (fun i => (x i 0) ^+ 2)).
have S_27 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_28 : whole (fun i => (x i 0) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_29 : whole (fun i => ((x i 0)) * ((x i 0))) = m_4 by rule (whole_eq _ d_28) => i; clear - R; first [reflexivity | ring].
have e_26 : t_25 = m_4 by rule (dot_node e_24 e_24 d_29); done.
have H_30 := pos_of H3 e_26.
have NZ_31 := lt0r_neq0 H_30.
have NZ_32 : m_4 != 0 by rule (nz_factor (f := m_4) (r := 1) NZ_31 _); clear - R; first [reflexivity | ring].
have S_33 : 0 < m_4 by rule (pos_quotient H_30 (r := 1) _ _); [clear - N_pos S_4 S_17 S_23 S_27 NZ_22 NZ_32 R; sgn | clear - R; first [reflexivity | ring]].
pose t_34 : R := dot activation x.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (x i 0))).
have d_36 : whole (fun i => (activation i 0) * (x i 0)) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_37 : whole (fun i => ((activation i 0)) * ((x i 0))) = m_5 by rule (whole_eq _ d_36) => i; clear - R; first [reflexivity | ring].
have e_35 : t_34 = m_5 by rule (dot_node e_14 e_24 d_37); done.
have e_38 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_39 : m_5 = 0 by rule (solved (r := 1) (eq_of H4 e_35 e_38) _); clear - R; first [reflexivity | ring].
have M_40 := num_eq M_5 E_39.
have e_41 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_42 := lt0r_neq0 N_pos.
have NZ_43 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_42 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : N%:R != 0 := nz_is e_41 NZ_43.
have e_45 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_46 : R := dot activation activation.
have d_48 : whole (fun i => (activation i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_49 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_48) => i; clear - R; first [reflexivity | ring].
have e_47 : t_46 = m_3 by rule (dot_node e_45 e_45 d_49); done.
pose t_50 : R := t_46 / N%:R.
have e_51 : t_50 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_47 e_41) _); clear - NZ_42 R; first [reflexivity | field; nz | ring].
pose t_52 : R := Num.sqrt t_50.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = m_3 by exact: (root_pos S_23).
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_54 : 0 <= (r_7 * r_8) by rule (nneg_is (c := r_8 * r_7) _ _); [clear - E_r7 E_r8 R; first [reflexivity | ring: E_r7 E_r8] | clear - N_pos S_4 S_17 S_23 S_27 S_33 S_r7 S_r8 NZ_22 NZ_32 NZ_42 R; sgn].
have S_55 : 0 <= ((r_7 * r_8) / (n)) by rule (nneg_is (c := (r_7 * r_8) * n^-1) _ _); [clear - NZ_42 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8] | clear - N_pos S_4 S_17 S_23 S_27 S_33 S_r7 S_r8 S_54 NZ_22 NZ_32 NZ_42 R; sgn].
have e_53 : t_52 = ((r_7 * r_8) / (n)) by rule (sqrt_node e_51 S_55 _); clear - NZ_42 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8].
have NZ_56 := lt0r_neq0 S_r8.
have NZ_57 := lt0r_neq0 S_r7.
have NZ_58 : ((r_7 * r_8) / (n)) != 0 by rule (nz_is (c := (r_8 * r_7 * n^-1)) _ _); [clear - NZ_42 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8] | clear - NZ_56 NZ_57 NZ_42 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_52 != 0 := nz_is e_53 NZ_58.
have e_60 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_61 : R := dot x x.
have d_63 : whole (fun i => (x i 0) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_64 : whole (fun i => ((x i 0)) * ((x i 0))) = m_4 by rule (whole_eq _ d_63) => i; clear - R; first [reflexivity | ring].
have e_62 : t_61 = m_4 by rule (dot_node e_60 e_60 d_64); done.
pose t_65 : R := t_61 / N%:R.
have e_66 : t_65 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_62 e_41) _); clear - NZ_42 R; first [reflexivity | field; nz | ring].
pose t_67 : R := Num.sqrt t_65.
have [r_10 S_r10 E_r10] : exists2 r : R, 0 < r & r ^+ 2 = m_4 by exact: (root_pos S_33).
have S_69 : 0 <= (r_8 * r_10) by rule (nneg_is (c := r_10 * r_8) _ _); [clear - E_r8 E_r10 R; first [reflexivity | ring: E_r8 E_r10] | clear - N_pos S_4 S_17 S_23 S_27 S_33 S_r7 S_r8 S_54 S_r10 NZ_22 NZ_32 NZ_42 NZ_56 NZ_57 R; sgn].
have S_70 : 0 <= ((r_8 * r_10) / (n)) by rule (nneg_is (c := (r_8 * r_10) * n^-1) _ _); [clear - NZ_42 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10] | clear - N_pos S_4 S_17 S_23 S_27 S_33 S_r7 S_r8 S_54 S_r10 S_69 NZ_22 NZ_32 NZ_42 NZ_56 NZ_57 R; sgn].
have e_68 : t_67 = ((r_8 * r_10) / (n)) by rule (sqrt_node e_66 S_70 _); clear - NZ_42 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10].
have NZ_71 := lt0r_neq0 S_r10.
have NZ_72 : ((r_8 * r_10) / (n)) != 0 by rule (nz_is (c := (r_10 * r_8 * n^-1)) _ _); [clear - NZ_42 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10] | clear - NZ_71 NZ_56 NZ_42 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_73 : t_67 != 0 := nz_is e_68 NZ_72.
have S_74 : 0 <= (m_3 / (n)) by rule (nneg_is (c := m_3 * n^-1) _ _); [clear - NZ_42 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_17 S_23 S_27 S_33 S_r7 S_r8 S_54 S_r10 S_69 NZ_22 NZ_32 NZ_42 NZ_56 NZ_57 NZ_71 R; sgn].
have C_75 : 0 <= t_50 := nneg_is e_51 S_74.
have S_76 : 0 <= (m_4 / (n)) by rule (nneg_is (c := m_4 * n^-1) _ _); [clear - NZ_42 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_17 S_23 S_27 S_33 S_r7 S_r8 S_54 S_r10 S_69 NZ_22 NZ_32 NZ_42 NZ_56 NZ_57 NZ_71 R; sgn].
have C_77 : 0 <= t_65 := nneg_is e_66 S_76.
have e_78 : c = c by [].
pose t_79 : R := t_52^-1.
have NZ_81 : (r_7 * r_8) != 0 :> R by rule (nz_is (c := (r_8 * r_7)) _ _); [clear - R; ring | clear - NZ_56 NZ_57 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_80 : t_79 = ((r_7 * r_8) / (m_3)) by rule (num_eq (num1 (fun a : R => a^-1) e_53) _); clear - NZ_56 NZ_57 NZ_81 NZ_42 NZ_22 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8].
pose t_82 : 'cV[R]_N := t_79 *: activation.
have e_83 : t_82 = (col (fun i => ((r_7 * r_8) / (m_3)) * ((activation i 0)))) by rule (col_eq (col_scale e_80 e_45) _) => i; reduce; clear - NZ_22 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8].
pose t_84 : 'cV[R]_N := c *: t_82.
have e_85 : t_84 = (col (fun i => ((c * r_7 * r_8) / (m_3)) * ((activation i 0)))) by rule (col_eq (col_scale e_78 e_83) _) => i; reduce; clear - NZ_22 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8].
have e_86 : d = d by [].
pose t_87 : R := t_67^-1.
have NZ_89 : (r_8 * r_10) != 0 :> R by rule (nz_is (c := (r_10 * r_8)) _ _); [clear - R; ring | clear - NZ_71 NZ_56 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_88 : t_87 = ((r_8 * r_10) / (m_4)) by rule (num_eq (num1 (fun a : R => a^-1) e_68) _); clear - NZ_71 NZ_56 NZ_89 NZ_42 NZ_32 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10].
pose t_90 : 'cV[R]_N := t_87 *: x.
have e_91 : t_90 = (col (fun i => ((r_8 * r_10) / (m_4)) * ((x i 0)))) by rule (col_eq (col_scale e_88 e_60) _) => i; reduce; clear - NZ_32 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10].
pose t_92 : 'cV[R]_N := d *: t_90.
have e_93 : t_92 = (col (fun i => ((r_8 * d * r_10) / (m_4)) * ((x i 0)))) by rule (col_eq (col_scale e_86 e_91) _) => i; reduce; clear - NZ_32 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10].
pose t_94 : 'cV[R]_N := t_84 + t_92.
have e_95 : t_94 = (col (fun i => ((c * r_7 * r_8) / (m_3)) * ((activation i 0)) + ((r_8 * d * r_10) / (m_4)) * ((x i 0)))) by rule (col_eq (col_add e_85 e_93) _) => i; reduce; clear - NZ_22 NZ_32 E_r7 E_r8 E_r10 R; first [reflexivity | field: E_r7 E_r8 E_r10; nz | ring: E_r7 E_r8 E_r10].
pose t_96 : R := sumv t_94.
have e_97 : t_96 = 0 by rule (sum_node e_95 (partD (partZ ((c * r_7 * r_8) / (m_3)) M_7) (partZ ((r_8 * d * r_10) / (m_4)) M_13)) _); clear - NZ_22 NZ_32 E_r7 E_r8 E_r10 R; first [reflexivity | field: E_r7 E_r8 E_r10; nz | ring: E_r7 E_r8 E_r10].
pose t_98 : R := t_96 / N%:R.
have e_99 : t_98 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_97 e_41) _); clear - NZ_42 R; first [reflexivity | field; nz | ring].
have e_100 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_101 : 'cV[R]_N := t_98 *: (ones : 'cV[R]_N).
have e_102 : t_101 = (col (fun i => 0)) by rule (col_eq (col_scale e_99 e_100) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_103 : 'cV[R]_N := t_94 - t_101.
have e_104 : t_103 = (col (fun i => ((c * r_7 * r_8) / (m_3)) * ((activation i 0)) + ((r_8 * d * r_10) / (m_4)) * ((x i 0)))) by rule (col_eq (col_sub e_95 e_102) _) => i; reduce; clear - NZ_22 NZ_32 E_r7 E_r8 E_r10 R; first [reflexivity | field: E_r7 E_r8 E_r10; nz | ring: E_r7 E_r8 E_r10].
pose t_105 : R := dot t_103 t_103.
have d_107 : whole (fun i => ((n * c ^+ 2) / (m_3)) * ((activation i 0) ^+ 2) + ((2%:R * n * c * r_7 * d * r_10) / (m_4 * m_3)) * ((activation i 0) * (x i 0)) + ((n * d ^+ 2) / (m_4)) * ((x i 0) ^+ 2)) = (n * c ^+ 2 + n * d ^+ 2) by rule (num_eq (partD (partD (partZ ((n * c ^+ 2) / (m_3)) M_3) (partZ ((2%:R * n * c * r_7 * d * r_10) / (m_4 * m_3)) M_40)) (partZ ((n * d ^+ 2) / (m_4)) M_4)) _); clear - NZ_22 NZ_32 E_r7 E_r10 R; first [reflexivity | field: E_r7 E_r10; nz | ring: E_r7 E_r10].
have d_108 : whole (fun i => (((c * r_7 * r_8) / (m_3)) * ((activation i 0)) + ((r_8 * d * r_10) / (m_4)) * ((x i 0))) * (((c * r_7 * r_8) / (m_3)) * ((activation i 0)) + ((r_8 * d * r_10) / (m_4)) * ((x i 0)))) = (n * c ^+ 2 + n * d ^+ 2) by rule (whole_eq _ d_107) => i; clear - NZ_22 NZ_32 E_r7 E_r8 E_r10 R; first [reflexivity | field: E_r7 E_r8 E_r10; nz | ring: E_r7 E_r8 E_r10].
have e_106 : t_105 = (n * c ^+ 2 + n * d ^+ 2) by rule (dot_node e_104 e_104 d_108); done.
pose t_109 : R := t_105 / N%:R.
have e_110 : t_109 = (c ^+ 2 + d ^+ 2) by rule (num_eq (num2 (fun a b : R => a / b) e_106 e_41) _); clear - NZ_42 R; first [reflexivity | field; nz | ring].
pose t_112 : R := c ^+ 2.
have e_113 : t_112 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_78) _); clear - R; first [reflexivity | ring].
pose t_114 : R := d ^+ 2.
have e_115 : t_114 = (d ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_86) _); clear - R; first [reflexivity | ring].
pose t_116 : R := t_112 + t_114.
have e_117 : t_116 = (c ^+ 2 + d ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_113 e_115) _); clear - R; first [reflexivity | ring].
have C_111 : t_109 = t_116 by rule (num_eq e_110 (esym (num_eq e_117 _))); clear - R; first [reflexivity | ring].
split; first exact: C_44.
split; first exact: C_59.
split; first exact: C_73.
split; first exact: C_75.
split; first exact: C_77.
exact: C_111.
Qed.

(* lnverify.variance-of-sum
   The variance in the direction (c, d) of two features is c²σ₁² + d²σ₂² and 2cd times their covariance
   this project; with a proof; compare the walkthrough on whitened data *)
Theorem lnverify_variance_of_sum (activation x : 'cV[R]_N) (c d : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  variance (c *: activation + d *: x) = c ^+ 2 * variance activation + d ^+ 2 * variance x + 2%:R * c * d * (dot (centered activation) (centered x) / N%:R) :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_2 : 0 <= n - 1 by rewrite subr_ge0.
have e_1 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
have e_6 : c = c by [].
have e_7 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := c *: activation.
have e_9 : t_8 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_6 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_10 : d = d by [].
have e_11 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : 'cV[R]_N := d *: x.
have e_13 : t_12 = (col (fun i => d * ((x i 0)))) by rule (col_eq (col_scale e_10 e_11) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_14 : 'cV[R]_N := t_8 + t_12.
have e_15 : t_14 = (col (fun i => c * ((activation i 0)) + d * ((x i 0)))) by rule (col_eq (col_add e_9 e_13) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_16 : R := sumv t_14.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have [m_4 M_4] := some_number (part xpredT (fun i => (x i 0))).
have e_17 : t_16 = (c * m_3 + d * m_4) by rule (sum_node e_15 (partD (partZ c M_3) (partZ d M_4)) _); clear - R; first [reflexivity | ring].
pose t_18 : R := t_16 / N%:R.
have e_19 : t_18 = ((c * m_3 + d * m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_17 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_20 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_21 : 'cV[R]_N := t_18 *: (ones : 'cV[R]_N).
have e_22 : t_21 = (col (fun i => ((c * m_3 + d * m_4) / (n)) * (1))) by rule (col_eq (col_scale e_19 e_20) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_23 : 'cV[R]_N := t_14 - t_21.
have e_24 : t_23 = (col (fun i => c * ((activation i 0)) + d * ((x i 0)) + ((- c * m_3 - d * m_4) / (n)) * (1))) by rule (col_eq (col_sub e_15 e_22) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_25 : R := dot t_23 t_23.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_27 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (x i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (x i 0) ^+ 2)).
have S_28 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_29 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + (2%:R * c * d) * ((activation i 0) * (x i 0)) + ((- 2%:R * c ^+ 2 * m_3 - 2%:R * c * d * m_4) / (n)) * ((activation i 0)) + (d ^+ 2) * ((x i 0) ^+ 2) + ((- 2%:R * c * d * m_3 - 2%:R * d ^+ 2 * m_4) / (n)) * ((x i 0)) + ((c ^+ 2 * m_3 ^+ 2 + 2%:R * c * d * m_3 * m_4 + d ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_5 + 2%:R * n * c * d * m_6 + n * d ^+ 2 * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * d * m_3 * m_4 - d ^+ 2 * m_4 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD (partZ (c ^+ 2) M_5) (partZ (2%:R * c * d) M_6)) (partZ ((- 2%:R * c ^+ 2 * m_3 - 2%:R * c * d * m_4) / (n)) M_3)) (partZ (d ^+ 2) M_7)) (partZ ((- 2%:R * c * d * m_3 - 2%:R * d ^+ 2 * m_4) / (n)) M_4)) (partZ ((c ^+ 2 * m_3 ^+ 2 + 2%:R * c * d * m_3 * m_4 + d ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_30 : whole (fun i => (c * ((activation i 0)) + d * ((x i 0)) + ((- c * m_3 - d * m_4) / (n)) * (1)) * (c * ((activation i 0)) + d * ((x i 0)) + ((- c * m_3 - d * m_4) / (n)) * (1))) = ((n * c ^+ 2 * m_5 + 2%:R * n * c * d * m_6 + n * d ^+ 2 * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * d * m_3 * m_4 - d ^+ 2 * m_4 ^+ 2) / (n)) by rule (whole_eq _ d_29) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_26 : t_25 = ((n * c ^+ 2 * m_5 + 2%:R * n * c * d * m_6 + n * d ^+ 2 * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * d * m_3 * m_4 - d ^+ 2 * m_4 ^+ 2) / (n)) by rule (dot_node e_24 e_24 d_30); done.
pose t_31 : R := t_25 / N%:R.
have e_32 : t_31 = ((n * c ^+ 2 * m_5 + 2%:R * n * c * d * m_6 + n * d ^+ 2 * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * d * m_3 * m_4 - d ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_26 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_34 : R := c ^+ 2.
have e_35 : t_34 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
pose t_36 : R := sumv activation.
have e_37 : t_36 = m_3 by rule (sum_node e_7 M_3 _); clear - R; first [reflexivity | ring].
pose t_38 : R := t_36 / N%:R.
have e_39 : t_38 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := t_38 *: (ones : 'cV[R]_N).
have e_41 : t_40 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_39 e_20) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_42 : 'cV[R]_N := activation - t_40.
have e_43 : t_42 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_7 e_41) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_44 : R := dot t_42 t_42.
have d_46 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_5 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_5 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_47 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_5 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_46) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_45 : t_44 = ((n * m_5 - m_3 ^+ 2) / (n)) by rule (dot_node e_43 e_43 d_47); done.
pose t_48 : R := t_44 / N%:R.
have e_49 : t_48 = ((n * m_5 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_50 : R := t_34 * t_48.
have e_51 : t_50 = ((n * c ^+ 2 * m_5 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_35 e_49) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_52 : R := d ^+ 2.
have e_53 : t_52 = (d ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_10) _); clear - R; first [reflexivity | ring].
pose t_54 : R := sumv x.
have e_55 : t_54 = m_4 by rule (sum_node e_11 M_4 _); clear - R; first [reflexivity | ring].
pose t_56 : R := t_54 / N%:R.
have e_57 : t_56 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_55 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_58 : 'cV[R]_N := t_56 *: (ones : 'cV[R]_N).
have e_59 : t_58 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_57 e_20) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_60 : 'cV[R]_N := x - t_58.
have e_61 : t_60 = (col (fun i => (x i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_11 e_59) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_62 : R := dot t_60 t_60.
have d_64 : whole (fun i => (x i 0) ^+ 2 + ((- 2%:R * m_4) / (n)) * ((x i 0)) + ((m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_7 - m_4 ^+ 2) / (n)) by rule (num_eq (partD (partD M_7 (partZ ((- 2%:R * m_4) / (n)) M_4)) (partZ ((m_4 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_65 : whole (fun i => ((x i 0) + ((- m_4) / (n)) * (1)) * ((x i 0) + ((- m_4) / (n)) * (1))) = ((n * m_7 - m_4 ^+ 2) / (n)) by rule (whole_eq _ d_64) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_63 : t_62 = ((n * m_7 - m_4 ^+ 2) / (n)) by rule (dot_node e_61 e_61 d_65); done.
pose t_66 : R := t_62 / N%:R.
have e_67 : t_66 = ((n * m_7 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_63 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_68 : R := t_52 * t_66.
have e_69 : t_68 = ((n * d ^+ 2 * m_7 - d ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_53 e_67) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_70 : R := t_50 + t_68.
have e_71 : t_70 = ((n * c ^+ 2 * m_5 + n * d ^+ 2 * m_7 - c ^+ 2 * m_3 ^+ 2 - d ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_69) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_72 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_73 : R := (2%:R : R) * c.
have e_74 : t_73 = (2%:R * c) by rule (num_eq (num2 (fun a b : R => a * b) e_72 e_6) _); clear - R; first [reflexivity | ring].
pose t_75 : R := t_73 * d.
have e_76 : t_75 = (2%:R * c * d) by rule (num_eq (num2 (fun a b : R => a * b) e_74 e_10) _); clear - R; first [reflexivity | ring].
pose t_77 : R := dot t_42 t_60.
have d_79 : whole (fun i => (activation i 0) * (x i 0) + ((- m_4) / (n)) * ((activation i 0)) + ((- m_3) / (n)) * ((x i 0)) + ((m_3 * m_4) / (n ^+ 2)) * (1)) = ((n * m_6 - m_3 * m_4) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_4) / (n)) M_3)) (partZ ((- m_3) / (n)) M_4)) (partZ ((m_3 * m_4) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((x i 0) + ((- m_4) / (n)) * (1))) = ((n * m_6 - m_3 * m_4) / (n)) by rule (whole_eq _ d_79) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_78 : t_77 = ((n * m_6 - m_3 * m_4) / (n)) by rule (dot_node e_43 e_61 d_80); done.
pose t_81 : R := t_77 / N%:R.
have e_82 : t_81 = ((n * m_6 - m_3 * m_4) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_78 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_75 * t_81.
have e_84 : t_83 = ((2%:R * n * c * d * m_6 - 2%:R * c * d * m_3 * m_4) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_76 e_82) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_85 : R := t_70 + t_83.
have e_86 : t_85 = ((n * c ^+ 2 * m_5 + 2%:R * n * c * d * m_6 + n * d ^+ 2 * m_7 - c ^+ 2 * m_3 ^+ 2 - 2%:R * c * d * m_3 * m_4 - d ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_71 e_84) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_33 : t_31 = t_85 by rule (num_eq e_32 (esym (num_eq e_86 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_33.
Qed.

(* walkthrough.batchnorm
   BatchNorm depends on the other examples; over a batch of one it returns its bias, whatever the example
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; BatchNorm; Why no batch
   norm in transformers *)
Theorem walkthrough_batchnorm (activation gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  Num.sqrt (variance (c *: ones) + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance (c *: ones) + eps /\
  J1 *m activation = (eps / (variance activation + eps)) *: normalized eps activation :> 'cV[R]_N /\
  layer_norm eps gain bias (c *: ones) = bias :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_8 : 0 <= n - 1 by rewrite subr_ge0.
have e_7 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_11 : t_10 = m_2 by rule (sum_node e_6 M_2 _); clear - R; first [reflexivity | ring].
pose t_12 : R := t_10 / N%:R.
have NZ_14 := lt0r_neq0 N_pos.
have e_13 : t_12 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_11 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_15 : 'cV[R]_N := t_12 *: (ones : 'cV[R]_N).
have e_16 : t_15 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_13 e_9) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_17 : 'cV[R]_N := activation - t_15.
have e_18 : t_17 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_16) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_19 : R := dot t_17 t_17.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_21 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_22 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_23 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_22) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_18 e_18 d_23); done.
pose t_24 : R := t_19 / N%:R.
have e_25 : t_24 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_26 : R := t_24 + eps.
have e_27 : t_26 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_25 e_1) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have g_30 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_31 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_33 := gram g_30 g_31 g_32.
have S_34 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_33); clear - R; ring.
have S_35 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 NZ_4 NZ_14 R; sgn].
have S_36 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 NZ_4 NZ_14 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_36).
have S_37 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 R; sgn].
have e_29 : t_28 = (r_4 / (n)) by rule (sqrt_node e_27 S_37 _); clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_38 : R := t_28^-1.
have NZ_40 := lt0r_neq0 S_r4.
have NZ_41 := lt0r_neq0 S_36.
have e_39 : t_38 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_29) _); clear - NZ_40 NZ_14 NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_42 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_43 : J1_42 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_44 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_42.
have size_ge0 := @size1_ge0 R N.
have D_45 := VD_at activation.
have D_46 := D_sumv size_ge0 D_45.
have D_47 := D_mulr size_ge0 (N%:R^-1) D_46.
have D_48 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_47.
have D_49 := VD_sub D_45 D_48.
have D_50 := D_dot size_ge0 D_49 D_49.
have D_51 := D_mulr size_ge0 (N%:R^-1) D_50.
have D_52 := D_addr size_ge0 eps D_51.
have S_54 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_14 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 NZ_40 NZ_41 R; sgn].
have C_53 : 0 < t_26 := pos_is e_27 S_54.
have D_55 := D_sqrt size_ge0 C_53 D_52.
have NZ_56 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_28 != 0 := nz_is e_29 NZ_56.
have D_58 := D_inv size_ge0 C_57 D_55.
have D_59 := VD_scale size_ge0 D_58 D_49.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_59 _) => h_60.
have e_61 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_62 : R := (2%:R : R) * t_28.
have e_63 : t_62 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_29) _); clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := t_62^-1.
have NZ_66 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_63) _); clear - NZ_40 NZ_66 NZ_14 NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_67 : h_60 = (col (fun i => (h_60 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_68 : R := sumv h_60.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_60 i 0))).
have e_69 : t_68 = m_7 by rule (sum_node e_67 M_7 _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_68 / N%:R.
have e_71 : t_70 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_70 *: (ones : 'cV[R]_N).
have e_73 : t_72 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_71 e_9) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := h_60 - t_72.
have e_75 : t_74 = (col (fun i => (h_60 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_67 e_73) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_76 : R := dot t_74 t_17.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_60 i 0))).
have d_78 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_2) / (n)) * ((h_60 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => ((h_60 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_78) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_77 : t_76 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_75 e_18 d_79); done.
pose t_80 : R := dot t_17 t_74.
have d_82 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_60 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_83 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_60 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_82) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_81 : t_80 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_18 e_75 d_83); done.
pose t_84 : R := t_76 + t_80.
have e_85 : t_84 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_77 e_81) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_86 : R := t_84 / N%:R.
have e_87 : t_86 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_64 * t_86.
have e_89 : t_88 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_65 e_87) _); clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_90 : R := t_38 * t_88.
have e_91 : t_90 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_89) _); clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_38 * t_90.
have e_93 : t_92 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_91) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := - t_92.
have e_95 : t_94 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_93) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : 'cV[R]_N := t_94 *: t_17.
have e_97 : t_96 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_95 e_18) _) => i; reduce; clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_38 *: t_74.
have e_99 : t_98 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_39 e_75) _) => i; reduce; clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_96 + t_98.
have e_101 : t_100 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)))) by rule (col_eq (col_add e_97 e_99) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := J1_42 *m h_60.
have d_104 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_105 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_104) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_106 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_107 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_103 : t_102 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)) + ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_43 e_67 (conj d_105 (conj d_107 I))) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_101 e_103 _) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_108 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_109 : N%:R != 0 := nz_is e_7 NZ_108.
have NZ_110 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : t_28 != 0 := nz_is e_29 NZ_110.
have NZ_112 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_14 R; first [reflexivity | field; nz | ring] | clear - NZ_41 NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_113 : t_26 != 0 := nz_is e_27 NZ_112.
have e_114 : c = c by [].
pose t_115 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_116 : t_115 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_114 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_117 : R := sumv t_115.
have e_118 : t_117 = (n * c) by rule (sum_node e_116 (partZ c (whole_ones En)) _); clear - R; first [reflexivity | ring].
pose t_119 : R := t_117 / N%:R.
have e_120 : t_119 = c by rule (num_eq (num2 (fun a b : R => a / b) e_118 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_121 : 'cV[R]_N := t_119 *: (ones : 'cV[R]_N).
have e_122 : t_121 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_120 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_123 : 'cV[R]_N := t_115 - t_121.
have e_124 : t_123 = (col (fun i => 0)) by rule (col_eq (col_sub e_116 e_122) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_125 : R := dot t_123 t_123.
have d_127 : whole (fun i => 0) = 0 by rule (num_eq (@part0 R N xpredT) _); clear - R; first [reflexivity | ring].
have d_128 : whole (fun i => 0 * 0) = 0 by rule (whole_eq _ d_127) => i; clear - R; first [reflexivity | ring].
have e_126 : t_125 = 0 by rule (dot_node e_124 e_124 d_128); done.
pose t_129 : R := t_125 / N%:R.
have e_130 : t_129 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_126 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_131 : R := t_129 + eps.
have e_132 : t_131 = eps by rule (num_eq (num2 (fun a b : R => a + b) e_130 e_1) _); clear - R; first [reflexivity | ring].
pose t_133 : R := Num.sqrt t_131.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_5).
have S_135 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 S_r6 NZ_4 NZ_14 NZ_40 NZ_41 R; sgn].
have e_134 : t_133 = r_6 by rule (sqrt_node e_132 S_135 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_136 := lt0r_neq0 S_r6.
have NZ_137 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_136 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_138 : t_133 != 0 := nz_is e_134 NZ_137.
have S_139 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_14 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 S_r6 NZ_4 NZ_14 NZ_40 NZ_41 NZ_136 R; sgn].
have C_140 : 0 <= t_26 := nneg_is e_27 S_139.
have S_141 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 S_r6 NZ_4 NZ_14 NZ_40 NZ_41 NZ_136 R; sgn].
have C_142 : 0 <= t_131 := nneg_is e_132 S_141.
pose t_143 : 'cV[R]_N := J1_42 *m activation.
have d_145 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((- n ^+ 2 * m_3 * r_4 + n * m_2 ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_3)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_146 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((activation i 0))) = ((- n ^+ 2 * m_3 * r_4 + n * m_2 ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_145) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_147 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((- n ^+ 2 * eps * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_3)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_148 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((activation i 0))) = ((- n ^+ 2 * eps * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_147) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_144 : t_143 = (col (fun i => ((n ^+ 3 * eps * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * m_3 * r_4 + n * m_2 ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_43 e_6 (conj d_146 (conj d_148 I))) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_150 : R := eps / t_26.
have e_151 : t_150 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_27) _); clear - NZ_41 NZ_14 R; first [reflexivity | field; nz | ring].
pose t_152 : 'cV[R]_N := t_38 *: t_17.
have e_153 : t_152 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_39 e_18) _) => i; reduce; clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_154 : 'cV[R]_N := t_150 *: t_152.
have e_155 : t_154 = (col (fun i => ((n ^+ 3 * eps * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_151 e_153) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_149 : t_143 = t_154 by rule (col_same e_144 e_155 _) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_156 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_157 : R := t_133^-1.
have e_158 : t_157 = (r_6 / (eps)) by rule (num_eq (num1 (fun a : R => a^-1) e_134) _); clear - NZ_136 NZ_4 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_159 : 'cV[R]_N := t_157 *: t_123.
have e_160 : t_159 = (col (fun i => 0)) by rule (col_eq (col_scale e_158 e_124) _) => i; reduce; clear - NZ_4 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_161 : 'cV[R]_N := had gain t_159.
have e_162 : t_161 = (col (fun i => 0)) by rule (col_eq (col_had e_156 e_160) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_163 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_164 : 'cV[R]_N := t_161 + bias.
have e_165 : t_164 = (col (fun i => (bias i 0))) by rule (col_eq (col_add e_162 e_163) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_166 : t_164 = bias by rule (col_same e_165 e_163 _) => i; clear - R; first [reflexivity | ring].
exists J1_42; split; first exact: C_44.
split; first exact: C_109.
split; first exact: C_111.
split; first exact: C_113.
split; first exact: C_138.
split; first exact: C_140.
split; first exact: C_142.
split; first exact: C_149.
exact: C_166.
Qed.
End Claims.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
Theorem walkthrough_batchnorm_equal_1_derivatives (activation gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 != 0 /\
  N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4 != 0 /\
  0 <= variance activation + eps /\
  0 <= N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 /\
  J1 = diag (((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: ones) + outer (1 *: activation) (((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + (- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) + outer (1 *: ones) (((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) :> 'M[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_8 : 0 <= n - 1 by rewrite subr_ge0.
have e_7 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_11 : t_10 = m_2 by rule (sum_node e_6 M_2 _); clear - R; first [reflexivity | ring].
pose t_12 : R := t_10 / N%:R.
have NZ_14 := lt0r_neq0 N_pos.
have e_13 : t_12 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_11 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_15 : 'cV[R]_N := t_12 *: (ones : 'cV[R]_N).
have e_16 : t_15 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_13 e_9) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_17 : 'cV[R]_N := activation - t_15.
have e_18 : t_17 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_16) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_19 : R := dot t_17 t_17.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_21 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_22 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_23 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_22) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_20 : t_19 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_18 e_18 d_23); done.
pose t_24 : R := t_19 / N%:R.
have e_25 : t_24 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_26 : R := t_24 + eps.
have e_27 : t_26 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_25 e_1) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_28 : R := Num.sqrt t_26.
have g_30 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_31 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_33 := gram g_30 g_31 g_32.
have S_34 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_33); clear - R; ring.
have S_35 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 NZ_4 NZ_14 R; sgn].
have S_36 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 NZ_4 NZ_14 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_36).
have S_37 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 R; sgn].
have e_29 : t_28 = (r_4 / (n)) by rule (sqrt_node e_27 S_37 _); clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_38 : R := t_28^-1.
have NZ_40 := lt0r_neq0 S_r4.
have NZ_41 := lt0r_neq0 S_36.
have e_39 : t_38 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_29) _); clear - NZ_40 NZ_14 NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_42 : 'M[R]_N := (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_43 : J1_42 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_44 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_42.
have size_ge0 := @size1_ge0 R N.
have D_45 := VD_at activation.
have D_46 := D_sumv size_ge0 D_45.
have D_47 := D_mulr size_ge0 (N%:R^-1) D_46.
have D_48 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_47.
have D_49 := VD_sub D_45 D_48.
have D_50 := D_dot size_ge0 D_49 D_49.
have D_51 := D_mulr size_ge0 (N%:R^-1) D_50.
have D_52 := D_addr size_ge0 eps D_51.
have S_54 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_14 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 NZ_40 NZ_41 R; sgn].
have C_53 : 0 < t_26 := pos_is e_27 S_54.
have D_55 := D_sqrt size_ge0 C_53 D_52.
have NZ_56 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_28 != 0 := nz_is e_29 NZ_56.
have D_58 := D_inv size_ge0 C_57 D_55.
have D_59 := VD_scale size_ge0 D_58 D_49.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_59 _) => h_60.
have e_61 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_62 : R := (2%:R : R) * t_28.
have e_63 : t_62 = ((2%:R * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_29) _); clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := t_62^-1.
have NZ_66 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_63) _); clear - NZ_40 NZ_66 NZ_14 NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_67 : h_60 = (col (fun i => (h_60 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_68 : R := sumv h_60.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_60 i 0))).
have e_69 : t_68 = m_5 by rule (sum_node e_67 M_5 _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_68 / N%:R.
have e_71 : t_70 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_70 *: (ones : 'cV[R]_N).
have e_73 : t_72 = (col (fun i => (m_5 / (n)) * (1))) by rule (col_eq (col_scale e_71 e_9) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := h_60 - t_72.
have e_75 : t_74 = (col (fun i => (h_60 i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (col_sub e_67 e_73) _) => i; reduce; clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_76 : R := dot t_74 t_17.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_60 i 0))).
have d_78 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_2) / (n)) * ((h_60 i 0)) + ((- m_5) / (n)) * ((activation i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_2) / (n)) M_5)) (partZ ((- m_5) / (n)) M_2)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => ((h_60 i 0) + ((- m_5) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_78) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_77 : t_76 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_75 e_18 d_79); done.
pose t_80 : R := dot t_17 t_74.
have d_82 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_5) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_60 i 0)) + ((m_2 * m_5) / (n ^+ 2)) * (1)) = ((n * m_6 - m_2 * m_5) / (n)) by rule (num_eq (partD (partD (partD M_6 (partZ ((- m_5) / (n)) M_2)) (partZ ((- m_2) / (n)) M_5)) (partZ ((m_2 * m_5) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
have d_83 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_60 i 0) + ((- m_5) / (n)) * (1))) = ((n * m_6 - m_2 * m_5) / (n)) by rule (whole_eq _ d_82) => i; clear - NZ_14 R; first [reflexivity | field; nz | ring].
have e_81 : t_80 = ((n * m_6 - m_2 * m_5) / (n)) by rule (dot_node e_18 e_75 d_83); done.
pose t_84 : R := t_76 + t_80.
have e_85 : t_84 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_77 e_81) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_86 : R := t_84 / N%:R.
have e_87 : t_86 = ((2%:R * n * m_6 - 2%:R * m_2 * m_5) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_7) _); clear - NZ_14 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_64 * t_86.
have e_89 : t_88 = ((n * r_4 * m_6 - m_2 * r_4 * m_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_65 e_87) _); clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_90 : R := t_38 * t_88.
have e_91 : t_90 = ((n * m_6 - m_2 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_89) _); clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_92 : R := t_38 * t_90.
have e_93 : t_92 = ((n ^+ 2 * r_4 * m_6 - n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_91) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := - t_92.
have e_95 : t_94 = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_93) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_96 : 'cV[R]_N := t_94 *: t_17.
have e_97 : t_96 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_6 - m_2 ^+ 2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_95 e_18) _) => i; reduce; clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_98 : 'cV[R]_N := t_38 *: t_74.
have e_99 : t_98 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)) + ((- r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_39 e_75) _) => i; reduce; clear - NZ_41 NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : 'cV[R]_N := t_96 + t_98.
have e_101 : t_100 = (col (fun i => ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)))) by rule (col_eq (col_add e_97 e_99) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_102 : 'cV[R]_N := J1_42 *m h_60.
have d_104 : whole (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_105 : whole (fun i => (((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_104) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_106 : whole (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_107 : whole (fun i => (((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_103 : t_102 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)) + ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_4 * m_6 + n * m_2 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_4 * m_5 + n * m_2 * r_4 * m_6 - n * m_3 * r_4 * m_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_43 e_67 (conj d_105 (conj d_107 I))) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (col_same e_101 e_103 _) => i; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_108 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_109 : N%:R != 0 := nz_is e_7 NZ_108.
have NZ_110 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_14 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_40 NZ_14 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : t_28 != 0 := nz_is e_29 NZ_110.
pose t_112 : R := N%:R ^+ 2.
have e_113 : t_112 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_7) _); clear - R; first [reflexivity | ring].
pose t_114 : R := t_112 * eps.
have e_115 : t_114 = (n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_113 e_1) _); clear - R; first [reflexivity | ring].
pose t_116 : 'cV[R]_N := vpow activation 2.
have e_117 : t_116 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_6) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_118 : R := sumv t_116.
have e_119 : t_118 = m_3 by rule (sum_node e_117 M_3 _); clear - R; first [reflexivity | ring].
pose t_120 : R := N%:R * t_118.
have e_121 : t_120 = (n * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_119) _); clear - R; first [reflexivity | ring].
pose t_122 : R := t_114 + t_120.
have e_123 : t_122 = (n ^+ 2 * eps + n * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_115 e_121) _); clear - R; first [reflexivity | ring].
pose t_124 : R := t_10 ^+ 2.
have e_125 : t_124 = (m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_11) _); clear - R; first [reflexivity | ring].
pose t_126 : R := - t_124.
have e_127 : t_126 = (- m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_125) _); clear - R; first [reflexivity | ring].
pose t_128 : R := t_122 + t_126.
have e_129 : t_128 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_123 e_127) _); clear - R; first [reflexivity | ring].
have NZ_130 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_41 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_131 : t_128 != 0 := nz_is e_129 NZ_130.
pose t_132 : R := N%:R ^+ 4.
have e_133 : t_132 = (n ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_7) _); clear - R; first [reflexivity | ring].
pose t_134 : R := eps ^+ 2.
have e_135 : t_134 = (eps ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
pose t_136 : R := t_132 * t_134.
have e_137 : t_136 = (n ^+ 4 * eps ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_133 e_135) _); clear - R; first [reflexivity | ring].
have e_138 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_139 : R := N%:R ^+ 3.
have e_140 : t_139 = (n ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_7) _); clear - R; first [reflexivity | ring].
pose t_141 : R := (2%:R : R) * t_139.
have e_142 : t_141 = (2%:R * n ^+ 3) by rule (num_eq (num2 (fun a b : R => a * b) e_138 e_140) _); clear - R; first [reflexivity | ring].
pose t_143 : R := t_141 * eps.
have e_144 : t_143 = (2%:R * n ^+ 3 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_142 e_1) _); clear - R; first [reflexivity | ring].
pose t_145 : R := t_143 * t_118.
have e_146 : t_145 = (2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_144 e_119) _); clear - R; first [reflexivity | ring].
pose t_147 : R := t_136 + t_145.
have e_148 : t_147 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_137 e_146) _); clear - R; first [reflexivity | ring].
pose t_149 : R := (2%:R : R) * t_112.
have e_150 : t_149 = (2%:R * n ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_138 e_113) _); clear - R; first [reflexivity | ring].
pose t_151 : R := t_149 * eps.
have e_152 : t_151 = (2%:R * n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_150 e_1) _); clear - R; first [reflexivity | ring].
pose t_153 : R := t_151 * t_124.
have e_154 : t_153 = (2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_152 e_125) _); clear - R; first [reflexivity | ring].
pose t_155 : R := - t_153.
have e_156 : t_155 = (- 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_154) _); clear - R; first [reflexivity | ring].
pose t_157 : R := t_147 + t_155.
have e_158 : t_157 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_148 e_156) _); clear - R; first [reflexivity | ring].
pose t_159 : R := t_118 ^+ 2.
have e_160 : t_159 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_119) _); clear - R; first [reflexivity | ring].
pose t_161 : R := t_112 * t_159.
have e_162 : t_161 = (n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_113 e_160) _); clear - R; first [reflexivity | ring].
pose t_163 : R := t_157 + t_161.
have e_164 : t_163 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_158 e_162) _); clear - R; first [reflexivity | ring].
pose t_165 : R := (2%:R : R) * N%:R.
have e_166 : t_165 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_138 e_7) _); clear - R; first [reflexivity | ring].
pose t_167 : R := t_165 * t_124.
have e_168 : t_167 = (2%:R * n * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_166 e_125) _); clear - R; first [reflexivity | ring].
pose t_169 : R := t_167 * t_118.
have e_170 : t_169 = (2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_168 e_119) _); clear - R; first [reflexivity | ring].
pose t_171 : R := - t_169.
have e_172 : t_171 = (- 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num1 (fun a : R => - a) e_170) _); clear - R; first [reflexivity | ring].
pose t_173 : R := t_163 + t_171.
have e_174 : t_173 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_164 e_172) _); clear - R; first [reflexivity | ring].
pose t_175 : R := t_10 ^+ 4.
have e_176 : t_175 = (m_2 ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_11) _); clear - R; first [reflexivity | ring].
pose t_177 : R := t_173 + t_175.
have e_178 : t_177 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_174 e_176) _); clear - R; first [reflexivity | ring].
have NZ_179 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_41 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_180 : t_177 != 0 := nz_is e_178 NZ_179.
have S_181 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_14 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 NZ_40 NZ_41 R; sgn].
have C_182 : 0 <= t_26 := nneg_is e_27 S_181.
have S_183 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 NZ_40 NZ_41 R; sgn].
have C_184 : 0 <= t_128 := nneg_is e_129 S_183.
pose t_186 : R := Num.sqrt t_128.
have S_188 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_5 N_pos S_8 S_21 S_34 S_35 S_36 S_r4 NZ_4 NZ_14 NZ_40 NZ_41 R; sgn].
have e_187 : t_186 = r_4 by rule (sqrt_node e_129 S_188 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_189 : R := N%:R * t_186.
have e_190 : t_189 = (n * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_187) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_191 : R := t_189 / t_128.
have e_192 : t_191 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_190 e_129) _); clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_193 : 'cV[R]_N := t_191 *: (ones : 'cV[R]_N).
have e_194 : t_193 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_192 e_9) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_195 : 'M[R]_N := diag t_193.
have e_196 : t_195 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ]) by rule (opr_eq (opr_diag e_194) _ _); [move=> i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have e_197 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_198 : 'cV[R]_N := (1 : R) *: activation.
have e_199 : t_198 = (col (fun i => (activation i 0))) by rule (col_eq (col_scale e_197 e_6) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_200 : R := N%:R * t_10.
have e_201 : t_200 = (n * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_11) _); clear - R; first [reflexivity | ring].
pose t_202 : R := t_200 * t_186.
have e_203 : t_202 = (n * m_2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_201 e_187) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_204 : R := t_202 / t_177.
have NZ_206 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 :> R by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; ring | clear - NZ_41 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_205 : t_204 = ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_203 e_178) _); clear - NZ_41 NZ_206 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_207 : 'cV[R]_N := t_204 *: (ones : 'cV[R]_N).
have e_208 : t_207 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_205 e_9) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_209 : R := t_112 * t_186.
have e_210 : t_209 = (n ^+ 2 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_113 e_187) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_211 : R := - t_209.
have e_212 : t_211 = (- n ^+ 2 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_210) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_213 : R := t_211 / t_177.
have e_214 : t_213 = ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_212 e_178) _); clear - NZ_41 NZ_206 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_215 : 'cV[R]_N := t_213 *: activation.
have e_216 : t_215 = (col (fun i => ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_214 e_6) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_217 : 'cV[R]_N := t_207 + t_215.
have e_218 : t_217 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_208 e_216) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_219 : 'M[R]_N := outer t_198 t_217.
have e_220 : t_219 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_199 e_218) _ _); [move=> i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_221 : 'M[R]_N := t_195 + t_219.
have e_222 : t_221 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_196 e_220) _ _); [move=> i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_223 : 'cV[R]_N := (1 : R) *: (ones : 'cV[R]_N).
have e_224 : t_223 = (col (fun i => 1)) by rule (col_eq (col_scale e_197 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_225 : R := t_114 * t_186.
have e_226 : t_225 = (n ^+ 2 * eps * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_115 e_187) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_227 : R := - t_225.
have e_228 : t_227 = (- n ^+ 2 * eps * r_4) by rule (num_eq (num1 (fun a : R => - a) e_226) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_229 : R := t_120 * t_186.
have e_230 : t_229 = (n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_121 e_187) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_231 : R := - t_229.
have e_232 : t_231 = (- n * m_3 * r_4) by rule (num_eq (num1 (fun a : R => - a) e_230) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_233 : R := t_227 + t_231.
have e_234 : t_233 = (- n ^+ 2 * eps * r_4 - n * m_3 * r_4) by rule (num_eq (num2 (fun a b : R => a + b) e_228 e_232) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_235 : R := t_233 / t_177.
have e_236 : t_235 = ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_234 e_178) _); clear - NZ_41 NZ_206 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_237 : 'cV[R]_N := t_235 *: (ones : 'cV[R]_N).
have e_238 : t_237 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_236 e_9) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_239 : 'cV[R]_N := t_204 *: activation.
have e_240 : t_239 = (col (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_205 e_6) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_241 : 'cV[R]_N := t_237 + t_239.
have e_242 : t_241 = (col (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_238 e_240) _) => i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_243 : 'M[R]_N := outer t_223 t_241.
have e_244 : t_243 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_224 e_242) _ _); [move=> i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_245 : 'M[R]_N := t_221 + t_243.
have e_246 : t_245 = (opr (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_4 - n * m_3 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_222 e_244) _ _); [move=> i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_185 : J1_42 = t_245 by rule (opr_same e_43 e_246 _ _); [move=> i; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_41 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
exists J1_42; split; first exact: C_44.
split; first exact: C_109.
split; first exact: C_111.
split; first exact: C_131.
split; first exact: C_180.
split; first exact: C_182.
split; first exact: C_184.
exact: C_185.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition walkthrough_batchnorm_equal_1_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  J1 = (Num.sqrt (variance activation + eps))^-1 *: diag (ones - N%:R^-1 *: (ones + vpow (normalized eps activation) 2)) :> 'M[R]_N.
End Statement.
Theorem walkthrough_batchnorm_equal_1_fails (R : rcfType) : ~ (forall N : nat, walkthrough_batchnorm_equal_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_eps : R := (1 : R).
pose letter_c : R := (1 : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_eps letter_c.
rewrite /walkthrough_batchnorm_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := t_1 ^+ 2.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_eps = (1 : R) by [].
pose t_4 : R := t_2 * letter_eps.
have e_4 : t_4 = (4%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_activation = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_6 : 'cV[R]_2 := vpow letter_activation 2.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 e_5 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := sumv t_6.
have e_7 : t_7 = (2%:R : R) by rewrite /t_7 e_6 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_1 * t_7.
have e_8 : t_8 = (4%:R : R) by rewrite /t_8 e_1 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_4 + t_8.
have e_9 : t_9 = (8%:R : R) by rewrite /t_9 e_4 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := sumv letter_activation.
have e_10 : t_10 = (2%:R : R) by rewrite /t_10 e_5 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 ^+ 2.
have e_11 : t_11 = (4%:R : R) by rewrite /t_11 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := - t_11.
have e_12 : t_12 = (- 4%:R : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_9 + t_12.
have e_13 : t_13 = (4%:R : R) by rewrite /t_13 e_9 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_1 * t_14.
have e_15 : t_15 = (4%:R : R) by rewrite /t_15 e_1 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := t_15 / t_13.
have e_16 : t_16 = (1 : R) by rewrite /t_16 e_15 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := ones.
have e_17 : t_17 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_17 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : 'cV[R]_2 := t_16 *: t_17.
have e_18 : t_18 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_18 e_16 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'M[R]_2 := diag t_18.
have e_19 : t_19 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_19 e_18 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := 1.
have e_20 : t_20 = (1 : R) by rewrite /t_20; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := t_20 *: letter_activation.
have e_21 : t_21 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_21 e_20 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_1 * t_10.
have e_22 : t_22 = (4%:R : R) by rewrite /t_22 e_1 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 * t_14.
have e_23 : t_23 = (8%:R : R) by rewrite /t_23 e_22 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : R := t_1 ^+ 4.
have e_24 : t_24 = (16%:R : R) by rewrite /t_24 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : R := letter_eps ^+ 2.
have e_25 : t_25 = (1 : R) by rewrite /t_25 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := t_24 * t_25.
have e_26 : t_26 = (16%:R : R) by rewrite /t_26 e_24 e_25 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := 2%:R.
have e_27 : t_27 = (2%:R : R) by rewrite /t_27; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_1 ^+ 3.
have e_28 : t_28 = (8%:R : R) by rewrite /t_28 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_27 * t_28.
have e_29 : t_29 = (16%:R : R) by rewrite /t_29 e_27 e_28 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_30 : R := t_29 * letter_eps.
have e_30 : t_30 = (16%:R : R) by rewrite /t_30 e_29 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_31 : R := t_30 * t_7.
have e_31 : t_31 = (32%:R : R) by rewrite /t_31 e_30 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_32 : R := t_26 + t_31.
have e_32 : t_32 = (48%:R : R) by rewrite /t_32 e_26 e_31 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : R := t_27 * t_2.
have e_33 : t_33 = (8%:R : R) by rewrite /t_33 e_27 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_34 : R := t_33 * letter_eps.
have e_34 : t_34 = (8%:R : R) by rewrite /t_34 e_33 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_35 : R := t_34 * t_11.
have e_35 : t_35 = (32%:R : R) by rewrite /t_35 e_34 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_36 : R := - t_35.
have e_36 : t_36 = (- 32%:R : R) by rewrite /t_36 e_35 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_32 + t_36.
have e_37 : t_37 = (16%:R : R) by rewrite /t_37 e_32 e_36 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : R := t_7 ^+ 2.
have e_38 : t_38 = (4%:R : R) by rewrite /t_38 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_39 : R := t_2 * t_38.
have e_39 : t_39 = (16%:R : R) by rewrite /t_39 e_2 e_38 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := t_37 + t_39.
have e_40 : t_40 = (32%:R : R) by rewrite /t_40 e_37 e_39 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_41 : R := t_27 * t_1.
have e_41 : t_41 = (4%:R : R) by rewrite /t_41 e_27 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_42 : R := t_41 * t_11.
have e_42 : t_42 = (16%:R : R) by rewrite /t_42 e_41 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_43 : R := t_42 * t_7.
have e_43 : t_43 = (32%:R : R) by rewrite /t_43 e_42 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_44 : R := - t_43.
have e_44 : t_44 = (- 32%:R : R) by rewrite /t_44 e_43 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_45 : R := t_40 + t_44.
have e_45 : t_45 = (0 : R) by rewrite /t_45 e_40 e_44 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_46 : R := t_10 ^+ 4.
have e_46 : t_46 = (16%:R : R) by rewrite /t_46 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_47 : R := t_45 + t_46.
have e_47 : t_47 = (16%:R : R) by rewrite /t_47 e_45 e_46 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_48 : R := t_23 / t_47.
have e_48 : t_48 = (1 / 2%:R : R) by rewrite /t_48 e_23 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_49 : 'cV[R]_2 := t_48 *: t_17.
have e_49 : t_49 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_49 e_48 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_50 : R := t_2 * t_14.
have e_50 : t_50 = (8%:R : R) by rewrite /t_50 e_2 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := - t_50.
have e_51 : t_51 = (- 8%:R : R) by rewrite /t_51 e_50 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_52 : R := t_51 / t_47.
have e_52 : t_52 = (- 1 / 2%:R : R) by rewrite /t_52 e_51 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_53 : 'cV[R]_2 := t_52 *: letter_activation.
have e_53 : t_53 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_53 e_52 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_54 : 'cV[R]_2 := t_49 + t_53.
have e_54 : t_54 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_54 e_49 e_53 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_55 : 'M[R]_2 := outer t_21 t_54.
have e_55 : t_55 = mat 2 [:: [:: (0 : R); (0 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_55 e_21 e_54 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_56 : 'M[R]_2 := t_19 + t_55.
have e_56 : t_56 = mat 2 [:: [:: (1 : R); (0 : R)]; [:: (0 : R); (1 : R)]] by rewrite /t_56 e_19 e_55 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_57 : 'cV[R]_2 := t_20 *: t_17.
have e_57 : t_57 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_57 e_20 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_58 : R := t_4 * t_14.
have e_58 : t_58 = (8%:R : R) by rewrite /t_58 e_4 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_59 : R := - t_58.
have e_59 : t_59 = (- 8%:R : R) by rewrite /t_59 e_58 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_60 : R := t_8 * t_14.
have e_60 : t_60 = (8%:R : R) by rewrite /t_60 e_8 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_61 : R := - t_60.
have e_61 : t_61 = (- 8%:R : R) by rewrite /t_61 e_60 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_62 : R := t_59 + t_61.
have e_62 : t_62 = (- 16%:R : R) by rewrite /t_62 e_59 e_61 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_62 / t_47.
have e_63 : t_63 = (- 1 : R) by rewrite /t_63 e_62 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_64 : 'cV[R]_2 := t_63 *: t_17.
have e_64 : t_64 = vec 2 [:: (- 1 : R); (- 1 : R)] by rewrite /t_64 e_63 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_65 : 'cV[R]_2 := t_48 *: letter_activation.
have e_65 : t_65 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_65 e_48 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_66 : 'cV[R]_2 := t_64 + t_65.
have e_66 : t_66 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_66 e_64 e_65 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_67 : 'M[R]_2 := outer t_57 t_66.
have e_67 : t_67 = mat 2 [:: [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)]] by rewrite /t_67 e_57 e_66 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_68 : 'M[R]_2 := t_56 + t_67.
have e_68 : t_68 = mat 2 [:: [:: (1 / 2%:R : R); (- 1 / 2%:R : R)]; [:: (- 1 / 2%:R : R); (1 / 2%:R : R)]] by rewrite /t_68 e_56 e_67 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : R := t_10 / t_1.
have e_69 : t_69 = (1 : R) by rewrite /t_69 e_10 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_70 : 'cV[R]_2 := t_69 *: t_17.
have e_70 : t_70 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_70 e_69 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_71 : 'cV[R]_2 := letter_activation - t_70.
have e_71 : t_71 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_71 e_5 e_70 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_72 : R := dot t_71 t_71.
have e_72 : t_72 = (0 : R) by rewrite /t_72 e_71 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_73 : R := t_72 / t_1.
have e_73 : t_73 = (0 : R) by rewrite /t_73 e_72 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_74 : R := t_73 + letter_eps.
have e_74 : t_74 = (1 : R) by rewrite /t_74 e_73 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_75 : R := Num.sqrt t_74.
have e_75 : t_75 = (1 : R) by rewrite /t_75 e_74; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_76 : R := t_75^-1.
have e_76 : t_76 = (1 : R) by rewrite /t_76 e_75 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_77 : R := t_1^-1.
have e_77 : t_77 = (1 / 2%:R : R) by rewrite /t_77 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_78 : 'cV[R]_2 := t_76 *: t_71.
have e_78 : t_78 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_78 e_76 e_71 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_79 : 'cV[R]_2 := vpow t_78 2.
have e_79 : t_79 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_79 e_78 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_80 : 'cV[R]_2 := t_17 + t_79.
have e_80 : t_80 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_80 e_17 e_79 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_81 : 'cV[R]_2 := t_77 *: t_80.
have e_81 : t_81 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_81 e_77 e_80 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_82 : 'cV[R]_2 := t_17 - t_81.
have e_82 : t_82 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_82 e_17 e_81 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_83 : 'M[R]_2 := diag t_82.
have e_83 : t_83 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (0 : R); (1 / 2%:R : R)]] by rewrite /t_83 e_82 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_84 : 'M[R]_2 := t_76 *: t_83.
have e_84 : t_84 = mat 2 [:: [:: (1 / 2%:R : R); (0 : R)]; [:: (0 : R); (1 / 2%:R : R)]] by rewrite /t_84 e_76 e_83 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_85 : 0 <= letter_eps by rewrite e_3; sgn.
have h_86 : 0 < letter_eps by rewrite e_3; sgn.
move=> /(_ erefl).
move=> /(_ h_85).
move=> /(_ h_86).
have := @walkthrough_batchnorm_equal_1_derivatives R 2%N letter_activation letter_gain letter_bias letter_eps letter_c erefl h_85 h_86.
case=> told_J1 [is_J1].
move=> [_ [_ [_ [_ [_ [_ [E_J1]]]]]]].
case=> J1 [was_J1].
rewrite (jacobian_unique was_J1 is_J1) E_J1.
case=> _.
case=> _.
case=> _.
apply: (mat_differ (k := 0) (l := 1) (c := (- 1 / 2%:R : R)) _ _ e_68 e_84); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* walkthrough.batchnorm.fixes
   BatchNorm fixes the mean and the variance of each feature over the batch: its bias and its gain squared
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; BatchNorm, “fixes the
   means and variances of layer inputs” *)
Theorem walkthrough_batchnorm_fixes (activation : 'cV[R]_N) (eps g b : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (g *: normalized eps activation + b *: ones) = b :> R /\
  variance (g *: normalized eps activation + b *: ones) = g ^+ 2 :> R.
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
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_3 + m_2 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_3 + m_2 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : eps = eps by [].
have e_26 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_27 : eps = 0 by rule (solved (r := 1) (eq_of H1 e_25 e_26) _); clear - R; first [reflexivity | ring].
have e_28 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_29 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_30 : N%:R != 0 := nz_is e_28 NZ_29.
have e_31 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_32 : R := sumv activation.
have e_33 : t_32 = m_2 by rule (sum_node e_31 M_2 _); clear - R; first [reflexivity | ring].
pose t_34 : R := t_32 / N%:R.
have e_35 : t_34 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_36 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := t_34 *: (ones : 'cV[R]_N).
have e_38 : t_37 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_35 e_36) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_39 : 'cV[R]_N := activation - t_37.
have e_40 : t_39 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_31 e_38) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_41 : R := dot t_39 t_39.
have d_43 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_44 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_43) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_42 : t_41 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_40 e_40 d_44); done.
pose t_45 : R := t_41 / N%:R.
have e_46 : t_45 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_42 e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := t_45 + eps.
have e_49 : t_48 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_46 E_27) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_50 : R := Num.sqrt t_48.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_52 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_r5 NZ_8 NZ_23 R; sgn].
have e_51 : t_50 = (r_5 / (n)) by rule (sqrt_node e_49 S_52 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_53 := lt0r_neq0 S_r5.
have NZ_54 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_50 != 0 := nz_is e_51 NZ_54.
have S_56 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r5 NZ_8 NZ_23 NZ_53 R; sgn].
have C_57 : 0 <= t_48 := nneg_is e_49 S_56.
have e_58 : g = g by [].
pose t_59 : R := t_50^-1.
have e_60 : t_59 = ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_51) _); clear - NZ_53 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_61 : 'cV[R]_N := t_59 *: t_39.
have e_62 : t_61 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_60 e_40) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_63 : 'cV[R]_N := g *: t_61.
have e_64 : t_63 = (col (fun i => ((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_58 e_62) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_65 : b = b by [].
pose t_66 : 'cV[R]_N := b *: (ones : 'cV[R]_N).
have e_67 : t_66 = (col (fun i => b * (1))) by rule (col_eq (col_scale e_65 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := t_63 + t_66.
have e_69 : t_68 = (col (fun i => ((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_3 * b + m_2 ^+ 2 * b + m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_add e_64 e_67) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_70 : R := sumv t_68.
have e_71 : t_70 = (n * b) by rule (sum_node e_69 (partD (partZ ((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) M_2) (partZ ((- n * m_3 * b + m_2 ^+ 2 * b + m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = b by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_74 : t_72 = b by rule (num_eq e_73 (esym (num_eq e_65 _))); clear - R; first [reflexivity | ring].
pose t_75 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_76 : t_75 = (col (fun i => b * (1))) by rule (col_eq (col_scale e_73 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_77 : 'cV[R]_N := t_68 - t_75.
have e_78 : t_77 = (col (fun i => ((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_69 e_76) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_79 : R := dot t_77 t_77.
have d_81 : whole (fun i => ((- n ^+ 2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * (1)) = (n * g ^+ 2) by rule (num_eq (partD (partD (partZ ((- n ^+ 2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_82 : whole (fun i => (((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = (n * g ^+ 2) by rule (whole_eq _ d_81) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_80 : t_79 = (n * g ^+ 2) by rule (dot_node e_78 e_78 d_82); done.
pose t_83 : R := t_79 / N%:R.
have e_84 : t_83 = (g ^+ 2) by rule (num_eq (num2 (fun a b : R => a / b) e_80 e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := g ^+ 2.
have e_87 : t_86 = (g ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_58) _); clear - R; first [reflexivity | ring].
have C_85 : t_83 = t_86 by rule (num_eq e_84 (esym (num_eq e_87 _))); clear - R; first [reflexivity | ring].
split; first exact: C_30.
split; first exact: C_55.
split; first exact: C_57.
split; first exact: C_74.
exact: C_85.
Qed.

End Claims.
