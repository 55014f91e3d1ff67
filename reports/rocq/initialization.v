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
have NZ_4 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_6 : p = p by [].
have e_7 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_8 : p = 0 by apply: (solved (r := 1) (eq_of H1 e_6 e_7)); clear - R; first [reflexivity | ring].
have e_9 : d = d by [].
have e_10 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_11 : d = 0 by apply: (solved (r := 1) (eq_of H2 e_9 e_10)); clear - R; first [reflexivity | ring].
have e_12 : w = (col (fun i => (w i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_13 : c = c by [].
have e_14 : r = r by [].
pose t_15 : R := c * r.
have e_16 : t_15 = (c * r) by apply: (num_eq (num2 (fun a b : R => a * b) e_13 e_14)); cbv beta; clear - R; first [reflexivity | ring].
have e_17 : x = (col (fun i => (x i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_18 : R := dot w x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_20 : 0 <= n - 1 by rewrite subr_ge0.
have [m_6 M_6] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_21 : whole (fun i => (w i 0) * (x i 0)) = m_6 by apply: (num_eq M_6); clear - R; first [reflexivity | ring].
have d_22 : whole (fun i => ((w i 0)) * ((x i 0))) = m_6 by apply: (whole_eq _ d_21) => i; clear - R; first [reflexivity | ring].
have e_19 : t_18 = m_6 by apply: (dot_node e_12 e_17 d_22); done.
pose t_24 : R := t_18 + d.
have e_25 : t_24 = m_6 by apply: (num_eq (num2 (fun a b : R => a + b) e_19 E_11)); cbv beta; clear - R; first [reflexivity | ring].
pose t_26 : R := t_24 ^+ 2.
have e_27 : t_26 = (m_6 ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_25)); cbv beta; clear - R; first [reflexivity | ring].
have e_28 : eps = eps by [].
pose t_29 : R := t_26 + eps.
have e_30 : t_29 = (eps + m_6 ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_27 e_28)); cbv beta; clear - R; first [reflexivity | ring].
pose t_31 : R := Num.sqrt t_29.
have S_33 : 0 < (eps + m_6 ^+ 2) by sgn.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (eps + m_6 ^+ 2) by exact: (root_pos S_33).
have S_34 : 0 <= r_7 by apply: (nneg_is (c := r_7)); [clear - E_r7 R; first [reflexivity | ring: E_r7] | sgn].
have e_32 : t_31 = r_7 by apply: (sqrt_node e_30 S_34); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_35 : R := t_24 / t_31.
have NZ_37 := lt0r_neq0 S_r7.
have NZ_38 := lt0r_neq0 S_33.
have e_36 : t_35 = ((m_6 * r_7) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_25 e_32)); cbv beta; clear - NZ_37 NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_40 : R := t_35 + p.
have e_41 : t_40 = ((m_6 * r_7) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_36 E_8)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_42 : R := t_15 * t_40.
have e_43 : t_42 = ((c * r * m_6 * r_7) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_16 e_41)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose G1_44 : 'cV[R]_N := (col (fun i => ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0)))).
have e_45 : G1_44 = (col (fun i => ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0)))) by [].
have C_46 : is_gradient (fun w : 'cV[R]_N => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) w G1_44.
have size_ge0 := @size1_ge0 R N.
have D_47 := D_const size_ge0 t_15.
have D_48 := VD_at w.
have D_49 := VD_const size_ge0 x.
have D_50 := D_dot size_ge0 D_48 D_49.
have D_51 := D_const size_ge0 d.
have D_52 := D_add D_50 D_51.
have D_53 := D_pow size_ge0 2 D_52.
have D_54 := D_const size_ge0 eps.
have D_55 := D_add D_53 D_54.
have S_57 : 0 < (eps + m_6 ^+ 2) by apply: (pos_is (c := (eps + m_6 ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_56 : 0 < t_29 := pos_is e_30 S_57.
have D_58 := D_sqrt size_ge0 C_56 D_55.
have NZ_59 : r_7 != 0 by apply: (nz_is (c := (r_7))); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_37 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_60 : t_31 != 0 := nz_is e_32 NZ_59.
have D_61 := D_inv size_ge0 C_60 D_58.
have D_62 := D_mul size_ge0 D_52 D_61.
have D_63 := D_const size_ge0 p.
have D_64 := D_add D_62 D_63.
have D_65 := D_mul size_ge0 D_47 D_64.
apply: (gradient_by (F := (fun w : 'cV[R]_N => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p))) D_65) => h_66.
have e_67 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_68 : R := (0 : R) * t_40.
have e_69 : t_68 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_67 e_41)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_70 : h_66 = (col (fun i => (h_66 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_71 : R := dot h_66 x.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_66 i 0) * (x i 0))).
have d_73 : whole (fun i => (h_66 i 0) * (x i 0)) = m_8 by apply: (num_eq M_8); clear - R; first [reflexivity | ring].
have d_74 : whole (fun i => ((h_66 i 0)) * ((x i 0))) = m_8 by apply: (whole_eq _ d_73) => i; clear - R; first [reflexivity | ring].
have e_72 : t_71 = m_8 by apply: (dot_node e_70 e_17 d_74); done.
have e_75 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_76 : R := dot w (0 : 'cV[R]_N).
have d_78 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_79 : whole (fun i => ((w i 0)) * 0) = 0 by apply: (whole_eq _ d_78) => i; clear - R; first [reflexivity | ring].
have e_77 : t_76 = 0 by apply: (dot_node e_12 e_75 d_79); done.
pose t_80 : R := t_71 + t_76.
have e_81 : t_80 = m_8 by apply: (num_eq (num2 (fun a b : R => a + b) e_72 e_77)); cbv beta; clear - R; first [reflexivity | ring].
pose t_82 : R := t_80 + (0 : R).
have e_83 : t_82 = m_8 by apply: (num_eq (num2 (fun a b : R => a + b) e_81 e_67)); cbv beta; clear - R; first [reflexivity | ring].
pose t_84 : R := t_31^-1.
have e_85 : t_84 = (r_7 / ((eps + m_6 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_32)); cbv beta; clear - NZ_37 NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_86 : R := t_82 * t_84.
have e_87 : t_86 = ((r_7 * m_8) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_83 e_85)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_88 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_89 : R := (2%:R : R) * t_31.
have e_90 : t_89 = (2%:R * r_7) by apply: (num_eq (num2 (fun a b : R => a * b) e_88 e_32)); cbv beta; clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_91 : R := t_89^-1.
have NZ_93 : (2%:R * r_7) != 0 :> R by apply: (nz_is (c := (2%:R * r_7))); [clear - R; ring | clear - NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_92 : t_91 = (r_7 / (2%:R * (eps + m_6 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_90)); cbv beta; clear - NZ_37 NZ_93 NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_94 : R := t_24 ^+ 1.
have e_95 : t_94 = m_6 by apply: (num_eq (num1 (fun a : R => a ^+ 1) e_25)); cbv beta; clear - R; first [reflexivity | ring].
pose t_96 : R := (2%:R : R) * t_94.
have e_97 : t_96 = (2%:R * m_6) by apply: (num_eq (num2 (fun a b : R => a * b) e_88 e_95)); cbv beta; clear - R; first [reflexivity | ring].
pose t_98 : R := t_96 * t_82.
have e_99 : t_98 = (2%:R * m_6 * m_8) by apply: (num_eq (num2 (fun a b : R => a * b) e_97 e_83)); cbv beta; clear - R; first [reflexivity | ring].
pose t_100 : R := t_98 + (0 : R).
have e_101 : t_100 = (2%:R * m_6 * m_8) by apply: (num_eq (num2 (fun a b : R => a + b) e_99 e_67)); cbv beta; clear - R; first [reflexivity | ring].
pose t_102 : R := t_91 * t_100.
have e_103 : t_102 = ((m_6 * r_7 * m_8) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_92 e_101)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_104 : R := t_84 * t_102.
have e_105 : t_104 = ((m_6 * m_8) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_85 e_103)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_106 : R := t_84 * t_104.
have e_107 : t_106 = ((m_6 * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_85 e_105)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_108 : R := - t_106.
have e_109 : t_108 = ((- m_6 * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_107)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_110 : R := t_24 * t_108.
have e_111 : t_110 = ((- m_6 ^+ 2 * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_25 e_109)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_112 : R := t_86 + t_110.
have e_113 : t_112 = ((eps * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_87 e_111)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_114 : R := t_112 + (0 : R).
have e_115 : t_114 = ((eps * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_113 e_67)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_116 : R := t_15 * t_114.
have e_117 : t_116 = ((eps * c * r * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_16 e_115)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_118 : R := t_68 + t_116.
have e_119 : t_118 = ((eps * c * r * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_69 e_117)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_120 : R := dot G1_44 h_66.
have d_122 : whole (fun i => ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((h_66 i 0) * (x i 0))) = ((eps * c * r * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (partZ ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) M_8)); clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have d_123 : whole (fun i => (((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0))) * ((h_66 i 0))) = ((eps * c * r * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_122) => i; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_121 : t_120 = ((eps * c * r * r_7 * m_8) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (dot_node e_45 e_70 d_123); done.
apply: (num_eq e_119); apply: esym; apply: (num_eq e_121); clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose D2_124 : R := ((c * m_6 * r_7) / ((eps + m_6 ^+ 2))).
have e_125 : D2_124 = ((c * m_6 * r_7) / ((eps + m_6 ^+ 2))) by [].
have C_126 : is_derivative (fun r : R => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p)) r D2_124.
have size_ge0 := fun t : R => normr_ge0 t.
have D_127 := D_const size_ge0 c.
have D_128 := D_at_scalar r.
have D_129 := D_mul size_ge0 D_127 D_128.
have D_130 := D_const size_ge0 t_40.
have D_131 := D_mul size_ge0 D_129 D_130.
apply: (derivative_by (F := (fun r : R => c * r * ((dot w x + d) / Num.sqrt ((dot w x + d) ^+ 2 + eps) + p))) D_131) => h_132.
have e_133 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_134 : R := (0 : R) * r.
have e_135 : t_134 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_133 e_14)); cbv beta; clear - R; first [reflexivity | ring].
have e_136 : h_132 = h_132 by [].
pose t_137 : R := c * h_132.
have e_138 : t_137 = (c * h_132) by apply: (num_eq (num2 (fun a b : R => a * b) e_13 e_136)); cbv beta; clear - R; first [reflexivity | ring].
pose t_139 : R := t_134 + t_137.
have e_140 : t_139 = (c * h_132) by apply: (num_eq (num2 (fun a b : R => a + b) e_135 e_138)); cbv beta; clear - R; first [reflexivity | ring].
pose t_141 : R := t_139 * t_40.
have e_142 : t_141 = ((c * m_6 * r_7 * h_132) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_140 e_41)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_143 : R := t_15 * (0 : R).
have e_144 : t_143 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_16 e_133)); cbv beta; clear - R; first [reflexivity | ring].
pose t_145 : R := t_141 + t_143.
have e_146 : t_145 = ((c * m_6 * r_7 * h_132) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_142 e_144)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_147 : R := D2_124 * h_132.
have e_148 : t_147 = ((c * m_6 * r_7 * h_132) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_125 e_136)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
apply: (num_eq e_146); apply: esym; apply: (num_eq e_148); clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_149 : r_7 != 0 by apply: (nz_is (c := (r_7))); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_37 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_150 : t_31 != 0 := nz_is e_32 NZ_149.
pose t_151 : R := t_18 ^+ 2.
have e_152 : t_151 = (m_6 ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_19)); cbv beta; clear - R; first [reflexivity | ring].
pose t_153 : R := t_151 + eps.
have e_154 : t_153 = (eps + m_6 ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_152 e_28)); cbv beta; clear - R; first [reflexivity | ring].
pose t_155 : R := Num.sqrt t_153.
have S_157 : 0 <= r_7 by apply: (nneg_is (c := r_7)); [clear - E_r7 R; first [reflexivity | ring: E_r7] | sgn].
have e_156 : t_155 = r_7 by apply: (sqrt_node e_154 S_157); clear - E_r7 R; first [reflexivity | ring: E_r7].
pose t_158 : R := t_155 ^+ 3.
have e_159 : t_158 = (eps * r_7 + m_6 ^+ 2 * r_7) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_156)); cbv beta; clear - E_r7 R; first [reflexivity | ring: E_r7].
have NZ_160 : (eps * r_7 + m_6 ^+ 2 * r_7) != 0 by apply: (nz_is (c := (r_7 * (eps + m_6 ^+ 2)))); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_37 NZ_38 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_161 : t_158 != 0 := nz_is e_159 NZ_160.
have NZ_162 : r_7 != 0 by apply: (nz_is (c := (r_7))); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_37 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_163 : t_155 != 0 := nz_is e_156 NZ_162.
have S_164 : 0 <= (eps + m_6 ^+ 2) by apply: (nneg_is (c := (eps + m_6 ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_165 : 0 <= t_29 := nneg_is e_30 S_164.
have S_166 : 0 <= (eps + m_6 ^+ 2) by apply: (nneg_is (c := (eps + m_6 ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_167 : 0 <= t_153 := nneg_is e_154 S_166.
pose t_169 : R := eps / t_158.
have NZ_171 : (eps * r_7 + m_6 ^+ 2 * r_7) != 0 :> R by apply: (nz_is (c := (r_7 * (eps + m_6 ^+ 2)))); [clear - R; ring | clear - NZ_37 NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_170 : t_169 = ((eps * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_28 e_159)); cbv beta; clear - NZ_37 NZ_38 NZ_171 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_172 : R := c * t_169.
have e_173 : t_172 = ((eps * c * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_13 e_170)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_174 : 'cV[R]_N := t_172 *: x.
have e_175 : t_174 = (col (fun i => ((eps * c * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0)))) by apply: (col_eq (col_scale e_173 e_17)) => i; reduce; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_176 : 'cV[R]_N := r *: t_174.
have e_177 : t_176 = (col (fun i => ((eps * c * r * r_7) / ((eps + m_6 ^+ 2) ^+ 2)) * ((x i 0)))) by apply: (col_eq (col_scale e_14 e_175)) => i; reduce; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_168 : G1_44 = t_176 by apply: (col_same e_45 e_177) => i; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_179 : R := c / t_155.
have e_180 : t_179 = ((c * r_7) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_13 e_156)); cbv beta; clear - NZ_37 NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_181 : R := t_18 * t_179.
have e_182 : t_181 = ((c * m_6 * r_7) / ((eps + m_6 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_19 e_180)); cbv beta; clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_178 : D2_124 = t_181 by apply: (num_eq e_125); apply: esym; apply: (num_eq e_182); clear - NZ_38 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
exists G1_44; split; first exact: C_46.
exists D2_124; split; first exact: C_126.
split; first exact: C_150.
split; first exact: C_161.
split; first exact: C_163.
split; first exact: C_165.
split; first exact: C_167.
split; first exact: C_168.
exact: C_178.
Qed.

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
have NZ_4 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_6 : v = (col (fun i => (v i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_7 : c = c by [].
have e_8 : p = p by [].
have e_9 : x = (col (fun i => (x i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_10 : R := dot v x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_12 : 0 <= n - 1 by rewrite subr_ge0.
have [m_4 M_4] := some_number (part xpredT (fun i => (v i 0) * (x i 0))).
have d_13 : whole (fun i => (v i 0) * (x i 0)) = m_4 by apply: (num_eq M_4); clear - R; first [reflexivity | ring].
have d_14 : whole (fun i => ((v i 0)) * ((x i 0))) = m_4 by apply: (whole_eq _ d_13) => i; clear - R; first [reflexivity | ring].
have e_11 : t_10 = m_4 by apply: (dot_node e_6 e_9 d_14); done.
pose t_15 : R := t_10 ^+ 2.
have e_16 : t_15 = (m_4 ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_11)); cbv beta; clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 + eps.
have e_18 : t_17 = (eps + m_4 ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_16 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_19 : R := Num.sqrt t_17.
have S_21 : 0 < (eps + m_4 ^+ 2) by sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps + m_4 ^+ 2) by exact: (root_pos S_21).
have S_22 : 0 <= r_5 by apply: (nneg_is (c := r_5)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have e_20 : t_19 = r_5 by apply: (sqrt_node e_18 S_22); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_23 : R := t_10 / t_19.
have NZ_25 := lt0r_neq0 S_r5.
have NZ_26 := lt0r_neq0 S_21.
have e_24 : t_23 = ((m_4 * r_5) / ((eps + m_4 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_11 e_20)); cbv beta; clear - NZ_25 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_27 : R := p * t_23.
have e_28 : t_27 = ((p * m_4 * r_5) / ((eps + m_4 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_8 e_24)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_29 : q = q by [].
have e_30 : w = (col (fun i => (w i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_31 : R := dot w x.
have [m_7 M_7] := some_number (part xpredT (fun i => (w i 0) * (x i 0))).
have d_33 : whole (fun i => (w i 0) * (x i 0)) = m_7 by apply: (num_eq M_7); clear - R; first [reflexivity | ring].
have d_34 : whole (fun i => ((w i 0)) * ((x i 0))) = m_7 by apply: (whole_eq _ d_33) => i; clear - R; first [reflexivity | ring].
have e_32 : t_31 = m_7 by apply: (dot_node e_30 e_9 d_34); done.
pose t_35 : R := t_31 ^+ 2.
have e_36 : t_35 = (m_7 ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_32)); cbv beta; clear - R; first [reflexivity | ring].
pose t_37 : R := t_35 + eps.
have e_38 : t_37 = (eps + m_7 ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_36 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_39 : R := Num.sqrt t_37.
have S_41 : 0 < (eps + m_7 ^+ 2) by sgn.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = (eps + m_7 ^+ 2) by exact: (root_pos S_41).
have S_42 : 0 <= r_8 by apply: (nneg_is (c := r_8)); [clear - E_r8 R; first [reflexivity | ring: E_r8] | sgn].
have e_40 : t_39 = r_8 by apply: (sqrt_node e_38 S_42); clear - E_r8 R; first [reflexivity | ring: E_r8].
pose t_43 : R := t_31 / t_39.
have NZ_45 := lt0r_neq0 S_r8.
have NZ_46 := lt0r_neq0 S_41.
have e_44 : t_43 = ((m_7 * r_8) / ((eps + m_7 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_32 e_40)); cbv beta; clear - NZ_45 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_47 : R := q * t_43.
have e_48 : t_47 = ((q * m_7 * r_8) / ((eps + m_7 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_29 e_44)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_49 : R := t_27 + t_47.
have e_50 : t_49 = ((eps * p * m_4 * r_5 + eps * q * m_7 * r_8 + p * m_4 * r_5 * m_7 ^+ 2 + m_4 ^+ 2 * q * m_7 * r_8) / ((eps + m_7 ^+ 2) * (eps + m_4 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_28 e_48)); cbv beta; clear - NZ_26 NZ_46 E_r5 E_r8 R; first [reflexivity | field: E_r5 E_r8; nz | ring: E_r5 E_r8].
pose t_51 : R := c * t_49.
have e_52 : t_51 = ((eps * c * p * m_4 * r_5 + eps * c * q * m_7 * r_8 + c * p * m_4 * r_5 * m_7 ^+ 2 + c * m_4 ^+ 2 * q * m_7 * r_8) / ((eps + m_7 ^+ 2) * (eps + m_4 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_7 e_50)); cbv beta; clear - NZ_46 NZ_26 E_r5 E_r8 R; first [reflexivity | field: E_r5 E_r8; nz | ring: E_r5 E_r8].
pose G1_53 : 'cV[R]_N := (col (fun i => ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((x i 0)))).
have e_54 : G1_53 = (col (fun i => ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((x i 0)))) by [].
have C_55 : is_gradient (fun v : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps)))) v G1_53.
have size_ge0 := @size1_ge0 R N.
have D_56 := D_const size_ge0 c.
have D_57 := D_const size_ge0 p.
have D_58 := VD_at v.
have D_59 := VD_const size_ge0 x.
have D_60 := D_dot size_ge0 D_58 D_59.
have D_61 := D_pow size_ge0 2 D_60.
have D_62 := D_const size_ge0 eps.
have D_63 := D_add D_61 D_62.
have S_65 : 0 < (eps + m_4 ^+ 2) by apply: (pos_is (c := (eps + m_4 ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_64 : 0 < t_17 := pos_is e_18 S_65.
have D_66 := D_sqrt size_ge0 C_64 D_63.
have NZ_67 : r_5 != 0 by apply: (nz_is (c := (r_5))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_25 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_68 : t_19 != 0 := nz_is e_20 NZ_67.
have D_69 := D_inv size_ge0 C_68 D_66.
have D_70 := D_mul size_ge0 D_60 D_69.
have D_71 := D_mul size_ge0 D_57 D_70.
have D_72 := D_const size_ge0 t_47.
have D_73 := D_add D_71 D_72.
have D_74 := D_mul size_ge0 D_56 D_73.
apply: (gradient_by (F := (fun v : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps))))) D_74) => h_75.
have e_76 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_77 : R := (0 : R) * t_49.
have e_78 : t_77 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_76 e_50)); cbv beta; clear - NZ_46 NZ_26 E_r5 E_r8 R; first [reflexivity | field: E_r5 E_r8; nz | ring: E_r5 E_r8].
pose t_79 : R := (0 : R) * t_23.
have e_80 : t_79 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_76 e_24)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_81 : h_75 = (col (fun i => (h_75 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_82 : R := dot h_75 x.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_75 i 0) * (x i 0))).
have d_84 : whole (fun i => (h_75 i 0) * (x i 0)) = m_9 by apply: (num_eq M_9); clear - R; first [reflexivity | ring].
have d_85 : whole (fun i => ((h_75 i 0)) * ((x i 0))) = m_9 by apply: (whole_eq _ d_84) => i; clear - R; first [reflexivity | ring].
have e_83 : t_82 = m_9 by apply: (dot_node e_81 e_9 d_85); done.
have e_86 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_87 : R := dot v (0 : 'cV[R]_N).
have d_89 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_90 : whole (fun i => ((v i 0)) * 0) = 0 by apply: (whole_eq _ d_89) => i; clear - R; first [reflexivity | ring].
have e_88 : t_87 = 0 by apply: (dot_node e_6 e_86 d_90); done.
pose t_91 : R := t_82 + t_87.
have e_92 : t_91 = m_9 by apply: (num_eq (num2 (fun a b : R => a + b) e_83 e_88)); cbv beta; clear - R; first [reflexivity | ring].
pose t_93 : R := t_19^-1.
have e_94 : t_93 = (r_5 / ((eps + m_4 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_20)); cbv beta; clear - NZ_25 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_95 : R := t_91 * t_93.
have e_96 : t_95 = ((r_5 * m_9) / ((eps + m_4 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_92 e_94)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_97 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_98 : R := (2%:R : R) * t_19.
have e_99 : t_98 = (2%:R * r_5) by apply: (num_eq (num2 (fun a b : R => a * b) e_97 e_20)); cbv beta; clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_100 : R := t_98^-1.
have NZ_102 : (2%:R * r_5) != 0 :> R by apply: (nz_is (c := (2%:R * r_5))); [clear - R; ring | clear - NZ_25 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_101 : t_100 = (r_5 / (2%:R * (eps + m_4 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_99)); cbv beta; clear - NZ_25 NZ_102 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_103 : R := t_10 ^+ 1.
have e_104 : t_103 = m_4 by apply: (num_eq (num1 (fun a : R => a ^+ 1) e_11)); cbv beta; clear - R; first [reflexivity | ring].
pose t_105 : R := (2%:R : R) * t_103.
have e_106 : t_105 = (2%:R * m_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_97 e_104)); cbv beta; clear - R; first [reflexivity | ring].
pose t_107 : R := t_105 * t_91.
have e_108 : t_107 = (2%:R * m_4 * m_9) by apply: (num_eq (num2 (fun a b : R => a * b) e_106 e_92)); cbv beta; clear - R; first [reflexivity | ring].
pose t_109 : R := t_107 + (0 : R).
have e_110 : t_109 = (2%:R * m_4 * m_9) by apply: (num_eq (num2 (fun a b : R => a + b) e_108 e_76)); cbv beta; clear - R; first [reflexivity | ring].
pose t_111 : R := t_100 * t_109.
have e_112 : t_111 = ((m_4 * r_5 * m_9) / ((eps + m_4 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_101 e_110)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_113 : R := t_93 * t_111.
have e_114 : t_113 = ((m_4 * m_9) / ((eps + m_4 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_112)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_115 : R := t_93 * t_113.
have e_116 : t_115 = ((m_4 * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_94 e_114)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_117 : R := - t_115.
have e_118 : t_117 = ((- m_4 * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_116)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_119 : R := t_10 * t_117.
have e_120 : t_119 = ((- m_4 ^+ 2 * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_11 e_118)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_121 : R := t_95 + t_119.
have e_122 : t_121 = ((eps * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_96 e_120)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_123 : R := p * t_121.
have e_124 : t_123 = ((eps * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_8 e_122)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_125 : R := t_79 + t_123.
have e_126 : t_125 = ((eps * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_80 e_124)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_127 : R := t_125 + (0 : R).
have e_128 : t_127 = ((eps * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_126 e_76)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_129 : R := c * t_127.
have e_130 : t_129 = ((eps * c * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_7 e_128)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_131 : R := t_77 + t_129.
have e_132 : t_131 = ((eps * c * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_78 e_130)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_133 : R := dot G1_53 h_75.
have d_135 : whole (fun i => ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((h_75 i 0) * (x i 0))) = ((eps * c * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (partZ ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) M_9)); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_136 : whole (fun i => (((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((x i 0))) * ((h_75 i 0))) = ((eps * c * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_135) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_134 : t_133 = ((eps * c * p * r_5 * m_9) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (dot_node e_54 e_81 d_136); done.
apply: (num_eq e_132); apply: esym; apply: (num_eq e_134); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose G2_137 : 'cV[R]_N := (col (fun i => ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((x i 0)))).
have e_138 : G2_137 = (col (fun i => ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((x i 0)))) by [].
have C_139 : is_gradient (fun w : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps)))) w G2_137.
have size_ge0 := @size1_ge0 R N.
have D_140 := D_const size_ge0 c.
have D_141 := D_const size_ge0 t_27.
have D_142 := D_const size_ge0 q.
have D_143 := VD_at w.
have D_144 := VD_const size_ge0 x.
have D_145 := D_dot size_ge0 D_143 D_144.
have D_146 := D_pow size_ge0 2 D_145.
have D_147 := D_const size_ge0 eps.
have D_148 := D_add D_146 D_147.
have S_150 : 0 < (eps + m_7 ^+ 2) by apply: (pos_is (c := (eps + m_7 ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_149 : 0 < t_37 := pos_is e_38 S_150.
have D_151 := D_sqrt size_ge0 C_149 D_148.
have NZ_152 : r_8 != 0 by apply: (nz_is (c := (r_8))); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_45 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_153 : t_39 != 0 := nz_is e_40 NZ_152.
have D_154 := D_inv size_ge0 C_153 D_151.
have D_155 := D_mul size_ge0 D_145 D_154.
have D_156 := D_mul size_ge0 D_142 D_155.
have D_157 := D_add D_141 D_156.
have D_158 := D_mul size_ge0 D_140 D_157.
apply: (gradient_by (F := (fun w : 'cV[R]_N => c * (p * (dot v x / Num.sqrt (dot v x ^+ 2 + eps)) + q * (dot w x / Num.sqrt (dot w x ^+ 2 + eps))))) D_158) => h_159.
have e_160 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_161 : R := (0 : R) * t_49.
have e_162 : t_161 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_160 e_50)); cbv beta; clear - NZ_46 NZ_26 E_r5 E_r8 R; first [reflexivity | field: E_r5 E_r8; nz | ring: E_r5 E_r8].
pose t_163 : R := (0 : R) * t_43.
have e_164 : t_163 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_160 e_44)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_165 : h_159 = (col (fun i => (h_159 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_166 : R := dot h_159 x.
have [m_10 M_10] := some_number (part xpredT (fun i => (h_159 i 0) * (x i 0))).
have d_168 : whole (fun i => (h_159 i 0) * (x i 0)) = m_10 by apply: (num_eq M_10); clear - R; first [reflexivity | ring].
have d_169 : whole (fun i => ((h_159 i 0)) * ((x i 0))) = m_10 by apply: (whole_eq _ d_168) => i; clear - R; first [reflexivity | ring].
have e_167 : t_166 = m_10 by apply: (dot_node e_165 e_9 d_169); done.
have e_170 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_171 : R := dot w (0 : 'cV[R]_N).
have d_173 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_174 : whole (fun i => ((w i 0)) * 0) = 0 by apply: (whole_eq _ d_173) => i; clear - R; first [reflexivity | ring].
have e_172 : t_171 = 0 by apply: (dot_node e_30 e_170 d_174); done.
pose t_175 : R := t_166 + t_171.
have e_176 : t_175 = m_10 by apply: (num_eq (num2 (fun a b : R => a + b) e_167 e_172)); cbv beta; clear - R; first [reflexivity | ring].
pose t_177 : R := t_39^-1.
have e_178 : t_177 = (r_8 / ((eps + m_7 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_40)); cbv beta; clear - NZ_45 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_179 : R := t_175 * t_177.
have e_180 : t_179 = ((r_8 * m_10) / ((eps + m_7 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_176 e_178)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_181 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_182 : R := (2%:R : R) * t_39.
have e_183 : t_182 = (2%:R * r_8) by apply: (num_eq (num2 (fun a b : R => a * b) e_181 e_40)); cbv beta; clear - E_r8 R; first [reflexivity | ring: E_r8].
pose t_184 : R := t_182^-1.
have NZ_186 : (2%:R * r_8) != 0 :> R by apply: (nz_is (c := (2%:R * r_8))); [clear - R; ring | clear - NZ_45 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_185 : t_184 = (r_8 / (2%:R * (eps + m_7 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_183)); cbv beta; clear - NZ_45 NZ_186 NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_187 : R := t_31 ^+ 1.
have e_188 : t_187 = m_7 by apply: (num_eq (num1 (fun a : R => a ^+ 1) e_32)); cbv beta; clear - R; first [reflexivity | ring].
pose t_189 : R := (2%:R : R) * t_187.
have e_190 : t_189 = (2%:R * m_7) by apply: (num_eq (num2 (fun a b : R => a * b) e_181 e_188)); cbv beta; clear - R; first [reflexivity | ring].
pose t_191 : R := t_189 * t_175.
have e_192 : t_191 = (2%:R * m_7 * m_10) by apply: (num_eq (num2 (fun a b : R => a * b) e_190 e_176)); cbv beta; clear - R; first [reflexivity | ring].
pose t_193 : R := t_191 + (0 : R).
have e_194 : t_193 = (2%:R * m_7 * m_10) by apply: (num_eq (num2 (fun a b : R => a + b) e_192 e_160)); cbv beta; clear - R; first [reflexivity | ring].
pose t_195 : R := t_184 * t_193.
have e_196 : t_195 = ((m_7 * r_8 * m_10) / ((eps + m_7 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_185 e_194)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_197 : R := t_177 * t_195.
have e_198 : t_197 = ((m_7 * m_10) / ((eps + m_7 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_178 e_196)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_199 : R := t_177 * t_197.
have e_200 : t_199 = ((m_7 * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_178 e_198)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_201 : R := - t_199.
have e_202 : t_201 = ((- m_7 * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_200)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_203 : R := t_31 * t_201.
have e_204 : t_203 = ((- m_7 ^+ 2 * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_32 e_202)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_205 : R := t_179 + t_203.
have e_206 : t_205 = ((eps * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_180 e_204)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_207 : R := q * t_205.
have e_208 : t_207 = ((eps * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_29 e_206)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_209 : R := t_163 + t_207.
have e_210 : t_209 = ((eps * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_164 e_208)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_211 : R := (0 : R) + t_209.
have e_212 : t_211 = ((eps * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_160 e_210)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_213 : R := c * t_211.
have e_214 : t_213 = ((eps * c * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_7 e_212)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_215 : R := t_161 + t_213.
have e_216 : t_215 = ((eps * c * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_162 e_214)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_217 : R := dot G2_137 h_159.
have d_219 : whole (fun i => ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((h_159 i 0) * (x i 0))) = ((eps * c * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (partZ ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) M_10)); clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have d_220 : whole (fun i => (((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((x i 0))) * ((h_159 i 0))) = ((eps * c * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_219) => i; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_218 : t_217 = ((eps * c * q * r_8 * m_10) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (dot_node e_138 e_165 d_220); done.
apply: (num_eq e_216); apply: esym; apply: (num_eq e_218); clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have NZ_221 : r_5 != 0 by apply: (nz_is (c := (r_5))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_25 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_222 : t_19 != 0 := nz_is e_20 NZ_221.
have NZ_223 : r_8 != 0 by apply: (nz_is (c := (r_8))); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_45 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_224 : t_39 != 0 := nz_is e_40 NZ_223.
pose t_225 : R := t_19 ^+ 3.
have e_226 : t_225 = (eps * r_5 + m_4 ^+ 2 * r_5) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_20)); cbv beta; clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_227 : (eps * r_5 + m_4 ^+ 2 * r_5) != 0 by apply: (nz_is (c := (r_5 * (eps + m_4 ^+ 2)))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_228 : t_225 != 0 := nz_is e_226 NZ_227.
pose t_229 : R := t_39 ^+ 3.
have e_230 : t_229 = (eps * r_8 + m_7 ^+ 2 * r_8) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_40)); cbv beta; clear - E_r8 R; first [reflexivity | ring: E_r8].
have NZ_231 : (eps * r_8 + m_7 ^+ 2 * r_8) != 0 by apply: (nz_is (c := (r_8 * (eps + m_7 ^+ 2)))); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_45 NZ_46 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_232 : t_229 != 0 := nz_is e_230 NZ_231.
have S_233 : 0 <= (eps + m_4 ^+ 2) by apply: (nneg_is (c := (eps + m_4 ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_234 : 0 <= t_17 := nneg_is e_18 S_233.
have S_235 : 0 <= (eps + m_7 ^+ 2) by apply: (nneg_is (c := (eps + m_7 ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_236 : 0 <= t_37 := nneg_is e_38 S_235.
pose t_238 : R := c * p.
have e_239 : t_238 = (c * p) by apply: (num_eq (num2 (fun a b : R => a * b) e_7 e_8)); cbv beta; clear - R; first [reflexivity | ring].
pose t_240 : R := eps / t_225.
have NZ_242 : (eps * r_5 + m_4 ^+ 2 * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * (eps + m_4 ^+ 2)))); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_241 : t_240 = ((eps * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_1 e_226)); cbv beta; clear - NZ_25 NZ_26 NZ_242 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_243 : R := t_238 * t_240.
have e_244 : t_243 = ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_239 e_241)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_245 : 'cV[R]_N := t_243 *: x.
have e_246 : t_245 = (col (fun i => ((eps * c * p * r_5) / ((eps + m_4 ^+ 2) ^+ 2)) * ((x i 0)))) by apply: (col_eq (col_scale e_244 e_9)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_237 : G1_53 = t_245 by apply: (col_same e_54 e_246) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_248 : R := c * q.
have e_249 : t_248 = (c * q) by apply: (num_eq (num2 (fun a b : R => a * b) e_7 e_29)); cbv beta; clear - R; first [reflexivity | ring].
pose t_250 : R := eps / t_229.
have NZ_252 : (eps * r_8 + m_7 ^+ 2 * r_8) != 0 :> R by apply: (nz_is (c := (r_8 * (eps + m_7 ^+ 2)))); [clear - R; ring | clear - NZ_45 NZ_46 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_251 : t_250 = ((eps * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_1 e_230)); cbv beta; clear - NZ_45 NZ_46 NZ_252 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_253 : R := t_248 * t_250.
have e_254 : t_253 = ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_249 e_251)); cbv beta; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_255 : 'cV[R]_N := t_253 *: x.
have e_256 : t_255 = (col (fun i => ((eps * c * q * r_8) / ((eps + m_7 ^+ 2) ^+ 2)) * ((x i 0)))) by apply: (col_eq (col_scale e_254 e_9)) => i; reduce; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_247 : G2_137 = t_255 by apply: (col_same e_138 e_256) => i; clear - NZ_46 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
exists G1_53; split; first exact: C_55.
exists G2_137; split; first exact: C_139.
split; first exact: C_222.
split; first exact: C_224.
split; first exact: C_228.
split; first exact: C_232.
split; first exact: C_234.
split; first exact: C_236.
split; first exact: C_237.
exact: C_247.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by apply: (sum_node e_1 M_1); clear - R; first [reflexivity | ring].
have e_5 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_6 : m_1 = 0 by apply: (solved (r := 1) (eq_of H0 e_3 e_5)); clear - R; first [reflexivity | ring].
have M_7 := num_eq M_1 E_6.
have e_8 : x = (col (fun i => (x i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_9 : R := sumv x.
have [m_2 M_2] := some_number (part xpredT (fun i => (x i 0))).
have e_10 : t_9 = m_2 by apply: (sum_node e_8 M_2); clear - R; first [reflexivity | ring].
have e_11 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_12 : m_2 = 0 by apply: (solved (r := 1) (eq_of H1 e_10 e_11)); clear - R; first [reflexivity | ring].
have M_13 := num_eq M_2 E_12.
have e_14 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_15 : R := dot activation activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_17 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_18 : whole (fun i => (activation i 0) ^+ 2) = m_3 by apply: (num_eq M_3); clear - R; first [reflexivity | ring].
have d_19 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (whole_eq _ d_18) => i; clear - R; first [reflexivity | ring].
have e_16 : t_15 = m_3 by apply: (dot_node e_14 e_14 d_19); done.
have H_20 := pos_of H2 e_16.
have NZ_21 := lt0r_neq0 H_20.
have NZ_22 : m_3 != 0 by apply: (nz_factor (f := m_3) (r := 1) NZ_21 _); clear - R; first [reflexivity | ring].
have S_23 : 0 < m_3 by apply: (pos_quotient H_20 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_24 : x = (col (fun i => (x i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_25 : R := dot x x.
have [m_4 M_4] := some_number (part xpredT (fun i => (x i 0) ^+ 2)).
have S_27 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_28 : whole (fun i => (x i 0) ^+ 2) = m_4 by apply: (num_eq M_4); clear - R; first [reflexivity | ring].
have d_29 : whole (fun i => ((x i 0)) * ((x i 0))) = m_4 by apply: (whole_eq _ d_28) => i; clear - R; first [reflexivity | ring].
have e_26 : t_25 = m_4 by apply: (dot_node e_24 e_24 d_29); done.
have H_30 := pos_of H3 e_26.
have NZ_31 := lt0r_neq0 H_30.
have NZ_32 : m_4 != 0 by apply: (nz_factor (f := m_4) (r := 1) NZ_31 _); clear - R; first [reflexivity | ring].
have S_33 : 0 < m_4 by apply: (pos_quotient H_30 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
pose t_34 : R := dot activation x.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (x i 0))).
have d_36 : whole (fun i => (activation i 0) * (x i 0)) = m_5 by apply: (num_eq M_5); clear - R; first [reflexivity | ring].
have d_37 : whole (fun i => ((activation i 0)) * ((x i 0))) = m_5 by apply: (whole_eq _ d_36) => i; clear - R; first [reflexivity | ring].
have e_35 : t_34 = m_5 by apply: (dot_node e_14 e_24 d_37); done.
have e_38 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_39 : m_5 = 0 by apply: (solved (r := 1) (eq_of H4 e_35 e_38)); clear - R; first [reflexivity | ring].
have M_40 := num_eq M_5 E_39.
have e_41 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_42 := lt0r_neq0 N_pos.
have NZ_43 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_42 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : N%:R != 0 := nz_is e_41 NZ_43.
have e_45 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_46 : R := dot activation activation.
have d_48 : whole (fun i => (activation i 0) ^+ 2) = m_3 by apply: (num_eq M_3); clear - R; first [reflexivity | ring].
have d_49 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (whole_eq _ d_48) => i; clear - R; first [reflexivity | ring].
have e_47 : t_46 = m_3 by apply: (dot_node e_45 e_45 d_49); done.
pose t_50 : R := t_46 / N%:R.
have e_51 : t_50 = (m_3 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_47 e_41)); cbv beta; clear - NZ_42 R; first [reflexivity | field; nz | ring].
pose t_52 : R := Num.sqrt t_50.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = m_3 by exact: (root_pos S_23).
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_54 : 0 <= (r_7 * r_8) by apply: (nneg_is (c := r_8 * r_7)); [clear - E_r7 E_r8 R; first [reflexivity | ring: E_r7 E_r8] | sgn].
have S_55 : 0 <= ((r_7 * r_8) / (n)) by apply: (nneg_is (c := (r_7 * r_8) * n^-1)); [clear - NZ_42 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8] | sgn].
have e_53 : t_52 = ((r_7 * r_8) / (n)) by apply: (sqrt_node e_51 S_55); clear - NZ_42 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8].
have NZ_56 := lt0r_neq0 S_r8.
have NZ_57 := lt0r_neq0 S_r7.
have NZ_58 : ((r_7 * r_8) / (n)) != 0 by apply: (nz_is (c := (r_8 * r_7 * n^-1))); [clear - NZ_42 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8] | clear - NZ_56 NZ_57 NZ_42 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_52 != 0 := nz_is e_53 NZ_58.
have e_60 : x = (col (fun i => (x i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_61 : R := dot x x.
have d_63 : whole (fun i => (x i 0) ^+ 2) = m_4 by apply: (num_eq M_4); clear - R; first [reflexivity | ring].
have d_64 : whole (fun i => ((x i 0)) * ((x i 0))) = m_4 by apply: (whole_eq _ d_63) => i; clear - R; first [reflexivity | ring].
have e_62 : t_61 = m_4 by apply: (dot_node e_60 e_60 d_64); done.
pose t_65 : R := t_61 / N%:R.
have e_66 : t_65 = (m_4 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_62 e_41)); cbv beta; clear - NZ_42 R; first [reflexivity | field; nz | ring].
pose t_67 : R := Num.sqrt t_65.
have [r_10 S_r10 E_r10] : exists2 r : R, 0 < r & r ^+ 2 = m_4 by exact: (root_pos S_33).
have S_69 : 0 <= (r_8 * r_10) by apply: (nneg_is (c := r_10 * r_8)); [clear - E_r8 E_r10 R; first [reflexivity | ring: E_r8 E_r10] | sgn].
have S_70 : 0 <= ((r_8 * r_10) / (n)) by apply: (nneg_is (c := (r_8 * r_10) * n^-1)); [clear - NZ_42 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10] | sgn].
have e_68 : t_67 = ((r_8 * r_10) / (n)) by apply: (sqrt_node e_66 S_70); clear - NZ_42 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10].
have NZ_71 := lt0r_neq0 S_r10.
have NZ_72 : ((r_8 * r_10) / (n)) != 0 by apply: (nz_is (c := (r_10 * r_8 * n^-1))); [clear - NZ_42 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10] | clear - NZ_71 NZ_56 NZ_42 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_73 : t_67 != 0 := nz_is e_68 NZ_72.
have S_74 : 0 <= (m_3 / (n)) by apply: (nneg_is (c := m_3 * n^-1)); [clear - NZ_42 R; first [reflexivity | field; nz | ring] | sgn].
have C_75 : 0 <= t_50 := nneg_is e_51 S_74.
have S_76 : 0 <= (m_4 / (n)) by apply: (nneg_is (c := m_4 * n^-1)); [clear - NZ_42 R; first [reflexivity | field; nz | ring] | sgn].
have C_77 : 0 <= t_65 := nneg_is e_66 S_76.
have e_78 : c = c by [].
pose t_79 : R := t_52^-1.
have NZ_81 : (r_7 * r_8) != 0 :> R by apply: (nz_is (c := (r_8 * r_7))); [clear - R; ring | clear - NZ_56 NZ_57 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_80 : t_79 = ((r_7 * r_8) / (m_3)) by apply: (num_eq (num1 (fun a : R => a^-1) e_53)); cbv beta; clear - NZ_56 NZ_57 NZ_81 NZ_42 NZ_22 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8].
pose t_82 : 'cV[R]_N := t_79 *: activation.
have e_83 : t_82 = (col (fun i => ((r_7 * r_8) / (m_3)) * ((activation i 0)))) by apply: (col_eq (col_scale e_80 e_45)) => i; reduce; clear - NZ_22 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8].
pose t_84 : 'cV[R]_N := c *: t_82.
have e_85 : t_84 = (col (fun i => ((c * r_7 * r_8) / (m_3)) * ((activation i 0)))) by apply: (col_eq (col_scale e_78 e_83)) => i; reduce; clear - NZ_22 E_r7 E_r8 R; first [reflexivity | field: E_r7 E_r8; nz | ring: E_r7 E_r8].
have e_86 : d = d by [].
pose t_87 : R := t_67^-1.
have NZ_89 : (r_8 * r_10) != 0 :> R by apply: (nz_is (c := (r_10 * r_8))); [clear - R; ring | clear - NZ_71 NZ_56 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_88 : t_87 = ((r_8 * r_10) / (m_4)) by apply: (num_eq (num1 (fun a : R => a^-1) e_68)); cbv beta; clear - NZ_71 NZ_56 NZ_89 NZ_42 NZ_32 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10].
pose t_90 : 'cV[R]_N := t_87 *: x.
have e_91 : t_90 = (col (fun i => ((r_8 * r_10) / (m_4)) * ((x i 0)))) by apply: (col_eq (col_scale e_88 e_60)) => i; reduce; clear - NZ_32 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10].
pose t_92 : 'cV[R]_N := d *: t_90.
have e_93 : t_92 = (col (fun i => ((r_8 * d * r_10) / (m_4)) * ((x i 0)))) by apply: (col_eq (col_scale e_86 e_91)) => i; reduce; clear - NZ_32 E_r8 E_r10 R; first [reflexivity | field: E_r8 E_r10; nz | ring: E_r8 E_r10].
pose t_94 : 'cV[R]_N := t_84 + t_92.
have e_95 : t_94 = (col (fun i => ((c * r_7 * r_8) / (m_3)) * ((activation i 0)) + ((r_8 * d * r_10) / (m_4)) * ((x i 0)))) by apply: (col_eq (col_add e_85 e_93)) => i; reduce; clear - NZ_22 NZ_32 E_r7 E_r8 E_r10 R; first [reflexivity | field: E_r7 E_r8 E_r10; nz | ring: E_r7 E_r8 E_r10].
pose t_96 : R := sumv t_94.
have e_97 : t_96 = 0 by apply: (sum_node e_95 (partD (partZ ((c * r_7 * r_8) / (m_3)) M_7) (partZ ((r_8 * d * r_10) / (m_4)) M_13))); clear - NZ_22 NZ_32 E_r7 E_r8 E_r10 R; first [reflexivity | field: E_r7 E_r8 E_r10; nz | ring: E_r7 E_r8 E_r10].
pose t_98 : R := t_96 / N%:R.
have e_99 : t_98 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_97 e_41)); cbv beta; clear - NZ_42 R; first [reflexivity | field; nz | ring].
have e_100 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_101 : 'cV[R]_N := t_98 *: (ones : 'cV[R]_N).
have e_102 : t_101 = (col (fun i => 0)) by apply: (col_eq (col_scale e_99 e_100)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_103 : 'cV[R]_N := t_94 - t_101.
have e_104 : t_103 = (col (fun i => ((c * r_7 * r_8) / (m_3)) * ((activation i 0)) + ((r_8 * d * r_10) / (m_4)) * ((x i 0)))) by apply: (col_eq (col_sub e_95 e_102)) => i; reduce; clear - NZ_22 NZ_32 E_r7 E_r8 E_r10 R; first [reflexivity | field: E_r7 E_r8 E_r10; nz | ring: E_r7 E_r8 E_r10].
pose t_105 : R := dot t_103 t_103.
have d_107 : whole (fun i => ((n * c ^+ 2) / (m_3)) * ((activation i 0) ^+ 2) + ((2%:R * n * c * r_7 * d * r_10) / (m_4 * m_3)) * ((activation i 0) * (x i 0)) + ((n * d ^+ 2) / (m_4)) * ((x i 0) ^+ 2)) = (n * c ^+ 2 + n * d ^+ 2) by apply: (num_eq (partD (partD (partZ ((n * c ^+ 2) / (m_3)) M_3) (partZ ((2%:R * n * c * r_7 * d * r_10) / (m_4 * m_3)) M_40)) (partZ ((n * d ^+ 2) / (m_4)) M_4))); clear - NZ_22 NZ_32 E_r7 E_r10 R; first [reflexivity | field: E_r7 E_r10; nz | ring: E_r7 E_r10].
have d_108 : whole (fun i => (((c * r_7 * r_8) / (m_3)) * ((activation i 0)) + ((r_8 * d * r_10) / (m_4)) * ((x i 0))) * (((c * r_7 * r_8) / (m_3)) * ((activation i 0)) + ((r_8 * d * r_10) / (m_4)) * ((x i 0)))) = (n * c ^+ 2 + n * d ^+ 2) by apply: (whole_eq _ d_107) => i; clear - NZ_22 NZ_32 E_r7 E_r8 E_r10 R; first [reflexivity | field: E_r7 E_r8 E_r10; nz | ring: E_r7 E_r8 E_r10].
have e_106 : t_105 = (n * c ^+ 2 + n * d ^+ 2) by apply: (dot_node e_104 e_104 d_108); done.
pose t_109 : R := t_105 / N%:R.
have e_110 : t_109 = (c ^+ 2 + d ^+ 2) by apply: (num_eq (num2 (fun a b : R => a / b) e_106 e_41)); cbv beta; clear - NZ_42 R; first [reflexivity | field; nz | ring].
pose t_112 : R := c ^+ 2.
have e_113 : t_112 = (c ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_78)); cbv beta; clear - R; first [reflexivity | ring].
pose t_114 : R := d ^+ 2.
have e_115 : t_114 = (d ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_86)); cbv beta; clear - R; first [reflexivity | ring].
pose t_116 : R := t_112 + t_114.
have e_117 : t_116 = (c ^+ 2 + d ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_113 e_115)); cbv beta; clear - R; first [reflexivity | ring].
have C_111 : t_109 = t_116 by apply: (num_eq e_110); apply: esym; apply: (num_eq e_117); clear - R; first [reflexivity | ring].
split; first exact: C_44.
split; first exact: C_59.
split; first exact: C_73.
split; first exact: C_75.
split; first exact: C_77.
exact: C_111.
Qed.

(* walkthrough.batchnorm
   BatchNorm depends on the other examples; over a batch of one it returns its bias, whatever the example
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; BatchNorm; Why no batch
   norm in transformers
   not here: that two things differ somewhere *)

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
have e_26 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_27 : eps = 0 by apply: (solved (r := 1) (eq_of H1 e_25 e_26)); clear - R; first [reflexivity | ring].
have e_28 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_29 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_30 : N%:R != 0 := nz_is e_28 NZ_29.
have e_31 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_32 : R := sumv activation.
have e_33 : t_32 = m_2 by apply: (sum_node e_31 M_2); clear - R; first [reflexivity | ring].
pose t_34 : R := t_32 / N%:R.
have e_35 : t_34 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_33 e_28)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_36 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := t_34 *: (ones : 'cV[R]_N).
have e_38 : t_37 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_35 e_36)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_39 : 'cV[R]_N := activation - t_37.
have e_40 : t_39 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_31 e_38)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_41 : R := dot t_39 t_39.
have d_43 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_44 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_43) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_42 : t_41 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_40 e_40 d_44); done.
pose t_45 : R := t_41 / N%:R.
have e_46 : t_45 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_42 e_28)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := t_45 + eps.
have e_49 : t_48 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_46 E_27)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_50 : R := Num.sqrt t_48.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_52 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_51 : t_50 = (r_5 / (n)) by apply: (sqrt_node e_49 S_52); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_53 := lt0r_neq0 S_r5.
have NZ_54 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_50 != 0 := nz_is e_51 NZ_54.
have S_56 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_57 : 0 <= t_48 := nneg_is e_49 S_56.
have e_58 : g = g by [].
pose t_59 : R := t_50^-1.
have e_60 : t_59 = ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_51)); cbv beta; clear - NZ_53 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_61 : 'cV[R]_N := t_59 *: t_39.
have e_62 : t_61 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_60 e_40)) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_63 : 'cV[R]_N := g *: t_61.
have e_64 : t_63 = (col (fun i => ((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_58 e_62)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_65 : b = b by [].
pose t_66 : 'cV[R]_N := b *: (ones : 'cV[R]_N).
have e_67 : t_66 = (col (fun i => b * (1))) by apply: (col_eq (col_scale e_65 e_36)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := t_63 + t_66.
have e_69 : t_68 = (col (fun i => ((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_3 * b + m_2 ^+ 2 * b + m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_add e_64 e_67)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_70 : R := sumv t_68.
have e_71 : t_70 = (n * b) by apply: (sum_node e_69 (partD (partZ ((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) M_2) (partZ ((- n * m_3 * b + m_2 ^+ 2 * b + m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En)))); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = b by apply: (num_eq (num2 (fun a b : R => a / b) e_71 e_28)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_74 : t_72 = b by apply: (num_eq e_73); apply: esym; apply: (num_eq e_65); clear - R; first [reflexivity | ring].
pose t_75 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_76 : t_75 = (col (fun i => b * (1))) by apply: (col_eq (col_scale e_73 e_36)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_77 : 'cV[R]_N := t_68 - t_75.
have e_78 : t_77 = (col (fun i => ((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_sub e_69 e_76)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_79 : R := dot t_77 t_77.
have d_81 : whole (fun i => ((- n ^+ 2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * (1)) = (n * g ^+ 2) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2 * g ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En)))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_82 : whole (fun i => (((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((- n * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * g * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = (n * g ^+ 2) by apply: (whole_eq _ d_81) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_80 : t_79 = (n * g ^+ 2) by apply: (dot_node e_78 e_78 d_82); done.
pose t_83 : R := t_79 / N%:R.
have e_84 : t_83 = (g ^+ 2) by apply: (num_eq (num2 (fun a b : R => a / b) e_80 e_28)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := g ^+ 2.
have e_87 : t_86 = (g ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_58)); cbv beta; clear - R; first [reflexivity | ring].
have C_85 : t_83 = t_86 by apply: (num_eq e_84); apply: esym; apply: (num_eq e_87); clear - R; first [reflexivity | ring].
split; first exact: C_30.
split; first exact: C_55.
split; first exact: C_57.
split; first exact: C_74.
exact: C_85.
Qed.

End Claims.
