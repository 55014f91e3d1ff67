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
  G1 = (c / vnorm v) *: (upstream - ((dot upstream v * 1) / dot v v) *: v) :> 'cV[R]_N /\
  D2 = dot upstream v / vnorm v :> R /\
  dot G1 v = 0 :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot v v.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (v i 0) ^+ 2) = m_1 by apply: (num_eq M_1); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((v i 0))) = m_1 by apply: (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by apply: (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by apply: (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by apply: (pos_quotient H_8 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_12 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_13 : R := Num.sqrt t_2.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_15 : 0 <= r_2 by apply: (nneg_is (c := r_2)); [clear - E_r2 R; first [reflexivity | ring: E_r2] | sgn].
have e_14 : t_13 = r_2 by apply: (sqrt_node e_3 S_15); clear - E_r2 R; first [reflexivity | ring: E_r2].
pose t_16 : R := t_13^-1.
have NZ_18 := lt0r_neq0 S_r2.
have e_17 : t_16 = (r_2 / (m_1)) by apply: (num_eq (num1 (fun a : R => a^-1) e_14)); cbv beta; clear - NZ_18 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_19 : c = c by [].
pose t_20 : 'cV[R]_N := c *: v.
have e_21 : t_20 = (col (fun i => c * ((v i 0)))) by apply: (col_eq (col_scale e_19 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := t_16 *: t_20.
have e_23 : t_22 = (col (fun i => ((r_2 * c) / (m_1)) * ((v i 0)))) by apply: (col_eq (col_scale e_17 e_21)) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_24 : R := dot upstream t_22.
have [m_4 M_4] := some_number (part xpredT (fun i => (upstream i 0) * (v i 0))).
have d_26 : whole (fun i => ((r_2 * c) / (m_1)) * ((upstream i 0) * (v i 0))) = ((r_2 * c * m_4) / (m_1)) by apply: (num_eq (partZ ((r_2 * c) / (m_1)) M_4)); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_27 : whole (fun i => ((upstream i 0)) * (((r_2 * c) / (m_1)) * ((v i 0)))) = ((r_2 * c * m_4) / (m_1)) by apply: (whole_eq _ d_26) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_25 : t_24 = ((r_2 * c * m_4) / (m_1)) by apply: (dot_node e_12 e_23 d_27); done.
pose G1_28 : 'cV[R]_N := (col (fun i => ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((upstream i 0)))).
have e_29 : G1_28 = (col (fun i => ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((upstream i 0)))) by [].
have C_30 : is_gradient (fun v : 'cV[R]_N => dot upstream ((Num.sqrt (dot v v))^-1 *: (c *: v))) v G1_28.
have size_ge0 := @size1_ge0 R N.
have D_31 := VD_const size_ge0 upstream.
have D_32 := VD_at v.
have D_33 := D_dot size_ge0 D_32 D_32.
have S_35 : 0 < m_1 by apply: (pos_is (c := m_1)); [clear - R; first [reflexivity | ring] | sgn].
have C_34 : 0 < t_2 := pos_is e_3 S_35.
have D_36 := D_sqrt size_ge0 C_34 D_33.
have NZ_37 : r_2 != 0 by apply: (nz_is (c := (r_2))); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_13 != 0 := nz_is e_14 NZ_37.
have D_39 := D_inv size_ge0 C_38 D_36.
have D_40 := D_const size_ge0 c.
have D_41 := VD_scale size_ge0 D_40 D_32.
have D_42 := VD_scale size_ge0 D_39 D_41.
have D_43 := D_dot size_ge0 D_31 D_42.
apply: (gradient_by (F := (fun v : 'cV[R]_N => dot upstream ((Num.sqrt (dot v v))^-1 *: (c *: v)))) D_43) => h_44.
have e_45 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_46 : R := dot (0 : 'cV[R]_N) t_22.
have d_48 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_49 : whole (fun i => 0 * (((r_2 * c) / (m_1)) * ((v i 0)))) = 0 by apply: (whole_eq _ d_48) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_47 : t_46 = 0 by apply: (dot_node e_45 e_23 d_49); done.
have e_50 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_51 : R := (2%:R : R) * t_13.
have e_52 : t_51 = (2%:R * r_2) by apply: (num_eq (num2 (fun a b : R => a * b) e_50 e_14)); cbv beta; clear - E_r2 R; first [reflexivity | ring: E_r2].
pose t_53 : R := t_51^-1.
have NZ_55 : (2%:R * r_2) != 0 :> R by apply: (nz_is (c := (2%:R * r_2))); [clear - R; ring | clear - NZ_18 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_54 : t_53 = (r_2 / (2%:R * m_1)) by apply: (num_eq (num1 (fun a : R => a^-1) e_52)); cbv beta; clear - NZ_18 NZ_55 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_56 : h_44 = (col (fun i => (h_44 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_57 : R := dot h_44 v.
have [m_5 M_5] := some_number (part xpredT (fun i => (h_44 i 0) * (v i 0))).
have d_59 : whole (fun i => (h_44 i 0) * (v i 0)) = m_5 by apply: (num_eq M_5); clear - R; first [reflexivity | ring].
have d_60 : whole (fun i => ((h_44 i 0)) * ((v i 0))) = m_5 by apply: (whole_eq _ d_59) => i; clear - R; first [reflexivity | ring].
have e_58 : t_57 = m_5 by apply: (dot_node e_56 e_1 d_60); done.
pose t_61 : R := dot v h_44.
have d_63 : whole (fun i => ((v i 0)) * ((h_44 i 0))) = m_5 by apply: (whole_eq _ d_59) => i; clear - R; first [reflexivity | ring].
have e_62 : t_61 = m_5 by apply: (dot_node e_1 e_56 d_63); done.
pose t_64 : R := t_57 + t_61.
have e_65 : t_64 = (2%:R * m_5) by apply: (num_eq (num2 (fun a b : R => a + b) e_58 e_62)); cbv beta; clear - R; first [reflexivity | ring].
pose t_66 : R := t_53 * t_64.
have e_67 : t_66 = ((r_2 * m_5) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a * b) e_54 e_65)); cbv beta; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_68 : R := t_16 * t_66.
have e_69 : t_68 = (m_5 / (m_1)) by apply: (num_eq (num2 (fun a b : R => a * b) e_17 e_67)); cbv beta; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_70 : R := t_16 * t_68.
have e_71 : t_70 = ((r_2 * m_5) / (m_1 ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_17 e_69)); cbv beta; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_72 : R := - t_70.
have e_73 : t_72 = ((- r_2 * m_5) / (m_1 ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_71)); cbv beta; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_74 : 'cV[R]_N := t_72 *: t_20.
have e_75 : t_74 = (col (fun i => ((- r_2 * c * m_5) / (m_1 ^+ 2)) * ((v i 0)))) by apply: (col_eq (col_scale e_73 e_21)) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_76 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_77 : 'cV[R]_N := (0 : R) *: v.
have e_78 : t_77 = (col (fun i => 0)) by apply: (col_eq (col_scale e_76 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_79 : 'cV[R]_N := c *: h_44.
have e_80 : t_79 = (col (fun i => c * ((h_44 i 0)))) by apply: (col_eq (col_scale e_19 e_56)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_81 : 'cV[R]_N := t_77 + t_79.
have e_82 : t_81 = (col (fun i => c * ((h_44 i 0)))) by apply: (col_eq (col_add e_78 e_80)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_83 : 'cV[R]_N := t_16 *: t_81.
have e_84 : t_83 = (col (fun i => ((r_2 * c) / (m_1)) * ((h_44 i 0)))) by apply: (col_eq (col_scale e_17 e_82)) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_85 : 'cV[R]_N := t_74 + t_83.
have e_86 : t_85 = (col (fun i => ((- r_2 * c * m_5) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((h_44 i 0)))) by apply: (col_eq (col_add e_75 e_84)) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_87 : R := dot upstream t_85.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_44 i 0) * (upstream i 0))).
have d_89 : whole (fun i => ((- r_2 * c * m_5) / (m_1 ^+ 2)) * ((upstream i 0) * (v i 0)) + ((r_2 * c) / (m_1)) * ((h_44 i 0) * (upstream i 0))) = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by apply: (num_eq (partD (partZ ((- r_2 * c * m_5) / (m_1 ^+ 2)) M_4) (partZ ((r_2 * c) / (m_1)) M_6))); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_90 : whole (fun i => ((upstream i 0)) * (((- r_2 * c * m_5) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((h_44 i 0)))) = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by apply: (whole_eq _ d_89) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_88 : t_87 = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by apply: (dot_node e_12 e_86 d_90); done.
pose t_91 : R := t_46 + t_87.
have e_92 : t_91 = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_47 e_88)); cbv beta; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_93 : R := dot G1_28 h_44.
have d_95 : whole (fun i => ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((h_44 i 0) * (v i 0)) + ((r_2 * c) / (m_1)) * ((h_44 i 0) * (upstream i 0))) = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by apply: (num_eq (partD (partZ ((- r_2 * c * m_4) / (m_1 ^+ 2)) M_5) (partZ ((r_2 * c) / (m_1)) M_6))); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_96 : whole (fun i => (((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((upstream i 0))) * ((h_44 i 0))) = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by apply: (whole_eq _ d_95) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_94 : t_93 = ((m_1 * r_2 * c * m_6 - r_2 * c * m_4 * m_5) / (m_1 ^+ 2)) by apply: (dot_node e_29 e_56 d_96); done.
apply: (num_eq e_92); apply: esym; apply: (num_eq e_94); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose D2_97 : R := ((r_2 * m_4) / (m_1)).
have e_98 : D2_97 = ((r_2 * m_4) / (m_1)) by [].
have C_99 : is_derivative (fun c : R => dot upstream ((Num.sqrt (dot v v))^-1 *: (c *: v))) c D2_97.
have size_ge0 := fun t : R => normr_ge0 t.
have D_100 := VD_const size_ge0 upstream.
have D_101 := D_const size_ge0 t_16.
have D_102 := D_at_scalar c.
have D_103 := VD_const size_ge0 v.
have D_104 := VD_scale size_ge0 D_102 D_103.
have D_105 := VD_scale size_ge0 D_101 D_104.
have D_106 := D_dot size_ge0 D_100 D_105.
apply: (derivative_by (F := (fun c : R => dot upstream ((Num.sqrt (dot v v))^-1 *: (c *: v)))) D_106) => h_107.
have e_108 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_109 : R := dot (0 : 'cV[R]_N) t_22.
have d_111 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_112 : whole (fun i => 0 * (((r_2 * c) / (m_1)) * ((v i 0)))) = 0 by apply: (whole_eq _ d_111) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_110 : t_109 = 0 by apply: (dot_node e_108 e_23 d_112); done.
have e_113 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_114 : 'cV[R]_N := (0 : R) *: t_20.
have e_115 : t_114 = (col (fun i => 0)) by apply: (col_eq (col_scale e_113 e_21)) => i; reduce; clear - R; first [reflexivity | ring].
have e_116 : h_107 = h_107 by [].
pose t_117 : 'cV[R]_N := h_107 *: v.
have e_118 : t_117 = (col (fun i => h_107 * ((v i 0)))) by apply: (col_eq (col_scale e_116 e_1)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_119 : 'cV[R]_N := c *: (0 : 'cV[R]_N).
have e_120 : t_119 = (col (fun i => 0)) by apply: (col_eq (col_scale e_19 e_108)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_121 : 'cV[R]_N := t_117 + t_119.
have e_122 : t_121 = (col (fun i => h_107 * ((v i 0)))) by apply: (col_eq (col_add e_118 e_120)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_123 : 'cV[R]_N := t_16 *: t_121.
have e_124 : t_123 = (col (fun i => ((r_2 * h_107) / (m_1)) * ((v i 0)))) by apply: (col_eq (col_scale e_17 e_122)) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_125 : 'cV[R]_N := t_114 + t_123.
have e_126 : t_125 = (col (fun i => ((r_2 * h_107) / (m_1)) * ((v i 0)))) by apply: (col_eq (col_add e_115 e_124)) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_127 : R := dot upstream t_125.
have d_129 : whole (fun i => ((r_2 * h_107) / (m_1)) * ((upstream i 0) * (v i 0))) = ((r_2 * m_4 * h_107) / (m_1)) by apply: (num_eq (partZ ((r_2 * h_107) / (m_1)) M_4)); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_130 : whole (fun i => ((upstream i 0)) * (((r_2 * h_107) / (m_1)) * ((v i 0)))) = ((r_2 * m_4 * h_107) / (m_1)) by apply: (whole_eq _ d_129) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_128 : t_127 = ((r_2 * m_4 * h_107) / (m_1)) by apply: (dot_node e_12 e_126 d_130); done.
pose t_131 : R := t_109 + t_127.
have e_132 : t_131 = ((r_2 * m_4 * h_107) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a + b) e_110 e_128)); cbv beta; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_133 : R := D2_97 * h_107.
have e_134 : t_133 = ((r_2 * m_4 * h_107) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a * b) e_98 e_116)); cbv beta; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
apply: (num_eq e_132); apply: esym; apply: (num_eq e_134); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have NZ_135 : r_2 != 0 by apply: (nz_is (c := (r_2))); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_136 : t_13 != 0 := nz_is e_14 NZ_135.
have NZ_137 : m_1 != 0 by apply: (nz_is (c := (m_1))); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_138 : t_2 != 0 := nz_is e_3 NZ_137.
have S_139 : 0 <= m_1 by apply: (nneg_is (c := m_1)); [clear - R; first [reflexivity | ring] | sgn].
have C_140 : 0 <= t_2 := nneg_is e_3 S_139.
pose t_142 : R := c / t_13.
have e_143 : t_142 = ((r_2 * c) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a / b) e_19 e_14)); cbv beta; clear - NZ_18 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_144 : R := dot upstream v.
have d_146 : whole (fun i => (upstream i 0) * (v i 0)) = m_4 by apply: (num_eq M_4); clear - R; first [reflexivity | ring].
have d_147 : whole (fun i => ((upstream i 0)) * ((v i 0))) = m_4 by apply: (whole_eq _ d_146) => i; clear - R; first [reflexivity | ring].
have e_145 : t_144 = m_4 by apply: (dot_node e_12 e_1 d_147); done.
have e_148 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_149 : R := t_144 * (1 : R).
have e_150 : t_149 = m_4 by apply: (num_eq (num2 (fun a b : R => a * b) e_145 e_148)); cbv beta; clear - R; first [reflexivity | ring].
pose t_151 : R := t_149 / t_2.
have e_152 : t_151 = (m_4 / (m_1)) by apply: (num_eq (num2 (fun a b : R => a / b) e_150 e_3)); cbv beta; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_153 : 'cV[R]_N := t_151 *: v.
have e_154 : t_153 = (col (fun i => (m_4 / (m_1)) * ((v i 0)))) by apply: (col_eq (col_scale e_152 e_1)) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_155 : 'cV[R]_N := upstream - t_153.
have e_156 : t_155 = (col (fun i => (upstream i 0) + ((- m_4) / (m_1)) * ((v i 0)))) by apply: (col_eq (col_sub e_12 e_154)) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_157 : 'cV[R]_N := t_142 *: t_155.
have e_158 : t_157 = (col (fun i => ((r_2 * c) / (m_1)) * ((upstream i 0)) + ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)))) by apply: (col_eq (col_scale e_143 e_156)) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have C_141 : G1_28 = t_157 by apply: (col_same e_29 e_158) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_160 : R := t_144 / t_13.
have e_161 : t_160 = ((r_2 * m_4) / (m_1)) by apply: (num_eq (num2 (fun a b : R => a / b) e_145 e_14)); cbv beta; clear - NZ_18 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have C_159 : D2_97 = t_160 by apply: (num_eq e_98); apply: esym; apply: (num_eq e_161); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_162 : R := dot G1_28 v.
have d_164 : whole (fun i => ((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0) ^+ 2) + ((r_2 * c) / (m_1)) * ((upstream i 0) * (v i 0))) = 0 by apply: (num_eq (partD (partZ ((- r_2 * c * m_4) / (m_1 ^+ 2)) M_1) (partZ ((r_2 * c) / (m_1)) M_4))); clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_165 : whole (fun i => (((- r_2 * c * m_4) / (m_1 ^+ 2)) * ((v i 0)) + ((r_2 * c) / (m_1)) * ((upstream i 0))) * ((v i 0))) = 0 by apply: (whole_eq _ d_164) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_163 : t_162 = 0 by apply: (dot_node e_29 e_1 d_165); done.
have e_167 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_166 : t_162 = (0 : R) by apply: (num_eq e_163); apply: esym; apply: (num_eq e_167); clear - R; first [reflexivity | ring].
exists G1_28; split; first exact: C_30.
exists D2_97; split; first exact: C_99.
split; first exact: C_136.
split; first exact: C_138.
split; first exact: C_140.
split; first exact: C_141.
split; first exact: C_159.
exact: C_166.
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
have e_1 : v = (col (fun i => (v i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_2 : r = (col (fun i => (r i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := dot v r.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (r i 0) * (v i 0))).
have d_6 : whole (fun i => (r i 0) * (v i 0)) = m_1 by apply: (num_eq M_1); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((r i 0))) = m_1 by apply: (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_4 : t_3 = m_1 by apply: (dot_node e_1 e_2 d_7); done.
have e_8 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_9 : m_1 = 0 by apply: (solved (r := 1) (eq_of H0 e_4 e_8)); clear - R; first [reflexivity | ring].
have M_10 := num_eq M_1 E_9.
have e_11 : v = (col (fun i => (v i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_12 : h = h by [].
have e_13 : r = (col (fun i => (r i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_14 : 'cV[R]_N := h *: r.
have e_15 : t_14 = (col (fun i => h * ((r i 0)))) by apply: (col_eq (col_scale e_12 e_13)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_16 : 'cV[R]_N := v - t_14.
have e_17 : t_16 = (col (fun i => (v i 0) + (- h) * ((r i 0)))) by apply: (col_eq (col_sub e_11 e_15)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_18 : R := dot t_16 t_16.
have [m_3 M_3] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_20 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have [m_4 M_4] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_21 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_22 : whole (fun i => (v i 0) ^+ 2 + (- 2%:R * h) * ((r i 0) * (v i 0)) + (h ^+ 2) * ((r i 0) ^+ 2)) = (h ^+ 2 * m_4 + m_3) by apply: (num_eq (partD (partD M_3 (partZ (- 2%:R * h) M_10)) (partZ (h ^+ 2) M_4))); clear - R; first [reflexivity | ring].
have d_23 : whole (fun i => ((v i 0) + (- h) * ((r i 0))) * ((v i 0) + (- h) * ((r i 0)))) = (h ^+ 2 * m_4 + m_3) by apply: (whole_eq _ d_22) => i; clear - R; first [reflexivity | ring].
have e_19 : t_18 = (h ^+ 2 * m_4 + m_3) by apply: (dot_node e_17 e_17 d_23); done.
pose t_25 : R := dot v v.
have d_27 : whole (fun i => (v i 0) ^+ 2) = m_3 by apply: (num_eq M_3); clear - R; first [reflexivity | ring].
have d_28 : whole (fun i => ((v i 0)) * ((v i 0))) = m_3 by apply: (whole_eq _ d_27) => i; clear - R; first [reflexivity | ring].
have e_26 : t_25 = m_3 by apply: (dot_node e_11 e_11 d_28); done.
pose t_29 : R := h ^+ 2.
have e_30 : t_29 = (h ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_12)); cbv beta; clear - R; first [reflexivity | ring].
pose t_31 : R := dot r r.
have d_33 : whole (fun i => (r i 0) ^+ 2) = m_4 by apply: (num_eq M_4); clear - R; first [reflexivity | ring].
have d_34 : whole (fun i => ((r i 0)) * ((r i 0))) = m_4 by apply: (whole_eq _ d_33) => i; clear - R; first [reflexivity | ring].
have e_32 : t_31 = m_4 by apply: (dot_node e_13 e_13 d_34); done.
pose t_35 : R := t_29 * t_31.
have e_36 : t_35 = (h ^+ 2 * m_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_30 e_32)); cbv beta; clear - R; first [reflexivity | ring].
pose t_37 : R := t_25 + t_35.
have e_38 : t_37 = (h ^+ 2 * m_4 + m_3) by apply: (num_eq (num2 (fun a b : R => a + b) e_26 e_36)); cbv beta; clear - R; first [reflexivity | ring].
have C_24 : t_18 = t_37 by apply: (num_eq e_19); apply: esym; apply: (num_eq e_38); clear - R; first [reflexivity | ring].
have S_40 : 0 <= (h ^+ 2 * m_4) by apply: (nneg_is (c := m_4 * h ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_41 : 0 <= (h ^+ 2 * m_4) by apply: (nneg_is (c := (h ^+ 2 * m_4))); [clear - R; first [reflexivity | ring] | sgn].
have C_39 : t_25 <= t_18 by apply: (le_by e_26 e_19 _ S_41); clear - R; first [reflexivity | ring].
split; first exact: C_24.
exact: C_39.
Qed.

(* lnverify.weight-decay
   With weight decay a step shortens the weights by its factor, and adds the square of the gradient’s part
   this project; with a proof; compare Wan et al. 2020 *)
Theorem lnverify_weight_decay (v r : 'cV[R]_N) (h l : R) :
  (0 < N)%N ->
  dot v r = 0 :> R ->
  dot ((1 - h * l) *: v - h *: r) ((1 - h * l) *: v - h *: r) = (1 - h * l) ^+ 2 * dot v v + h ^+ 2 * dot r r :> R /\
  dot v ((1 - h * l) *: v - h *: r) = (1 - h * l) * dot v v :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_2 : r = (col (fun i => (r i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := dot v r.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (r i 0) * (v i 0))).
have d_6 : whole (fun i => (r i 0) * (v i 0)) = m_1 by apply: (num_eq M_1); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((r i 0))) = m_1 by apply: (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_4 : t_3 = m_1 by apply: (dot_node e_1 e_2 d_7); done.
have e_8 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_9 : m_1 = 0 by apply: (solved (r := 1) (eq_of H0 e_4 e_8)); clear - R; first [reflexivity | ring].
have M_10 := num_eq M_1 E_9.
have e_11 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_12 : h = h by [].
have e_13 : l = l by [].
pose t_14 : R := h * l.
have e_15 : t_14 = (h * l) by apply: (num_eq (num2 (fun a b : R => a * b) e_12 e_13)); cbv beta; clear - R; first [reflexivity | ring].
pose t_16 : R := (1 : R) - t_14.
have e_17 : t_16 = (- h * l + 1) by apply: (num_eq (num2 (fun a b : R => a - b) e_11 e_15)); cbv beta; clear - R; first [reflexivity | ring].
have e_18 : v = (col (fun i => (v i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := t_16 *: v.
have e_20 : t_19 = (col (fun i => (- h * l + 1) * ((v i 0)))) by apply: (col_eq (col_scale e_17 e_18)) => i; reduce; clear - R; first [reflexivity | ring].
have e_21 : r = (col (fun i => (r i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := h *: r.
have e_23 : t_22 = (col (fun i => h * ((r i 0)))) by apply: (col_eq (col_scale e_12 e_21)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := t_19 - t_22.
have e_25 : t_24 = (col (fun i => (- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) by apply: (col_eq (col_sub e_20 e_23)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_26 : R := dot t_24 t_24.
have [m_4 M_4] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_28 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_29 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_30 : whole (fun i => (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) * ((v i 0) ^+ 2) + (2%:R * h ^+ 2 * l - 2%:R * h) * ((r i 0) * (v i 0)) + (h ^+ 2) * ((r i 0) ^+ 2)) = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by apply: (num_eq (partD (partD (partZ (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) M_4) (partZ (2%:R * h ^+ 2 * l - 2%:R * h) M_10)) (partZ (h ^+ 2) M_5))); clear - R; first [reflexivity | ring].
have d_31 : whole (fun i => ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0))) * ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by apply: (whole_eq _ d_30) => i; clear - R; first [reflexivity | ring].
have e_27 : t_26 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by apply: (dot_node e_25 e_25 d_31); done.
pose t_33 : R := t_16 ^+ 2.
have e_34 : t_33 = (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_17)); cbv beta; clear - R; first [reflexivity | ring].
pose t_35 : R := dot v v.
have d_37 : whole (fun i => (v i 0) ^+ 2) = m_4 by apply: (num_eq M_4); clear - R; first [reflexivity | ring].
have d_38 : whole (fun i => ((v i 0)) * ((v i 0))) = m_4 by apply: (whole_eq _ d_37) => i; clear - R; first [reflexivity | ring].
have e_36 : t_35 = m_4 by apply: (dot_node e_18 e_18 d_38); done.
pose t_39 : R := t_33 * t_35.
have e_40 : t_39 = (h ^+ 2 * l ^+ 2 * m_4 - 2%:R * h * l * m_4 + m_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_34 e_36)); cbv beta; clear - R; first [reflexivity | ring].
pose t_41 : R := h ^+ 2.
have e_42 : t_41 = (h ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_12)); cbv beta; clear - R; first [reflexivity | ring].
pose t_43 : R := dot r r.
have d_45 : whole (fun i => (r i 0) ^+ 2) = m_5 by apply: (num_eq M_5); clear - R; first [reflexivity | ring].
have d_46 : whole (fun i => ((r i 0)) * ((r i 0))) = m_5 by apply: (whole_eq _ d_45) => i; clear - R; first [reflexivity | ring].
have e_44 : t_43 = m_5 by apply: (dot_node e_21 e_21 d_46); done.
pose t_47 : R := t_41 * t_43.
have e_48 : t_47 = (h ^+ 2 * m_5) by apply: (num_eq (num2 (fun a b : R => a * b) e_42 e_44)); cbv beta; clear - R; first [reflexivity | ring].
pose t_49 : R := t_39 + t_47.
have e_50 : t_49 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by apply: (num_eq (num2 (fun a b : R => a + b) e_40 e_48)); cbv beta; clear - R; first [reflexivity | ring].
have C_32 : t_26 = t_49 by apply: (num_eq e_27); apply: esym; apply: (num_eq e_50); clear - R; first [reflexivity | ring].
pose t_51 : R := dot v t_24.
have d_53 : whole (fun i => (- h * l + 1) * ((v i 0) ^+ 2) + (- h) * ((r i 0) * (v i 0))) = (- h * l * m_4 + m_4) by apply: (num_eq (partD (partZ (- h * l + 1) M_4) (partZ (- h) M_10))); clear - R; first [reflexivity | ring].
have d_54 : whole (fun i => ((v i 0)) * ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) = (- h * l * m_4 + m_4) by apply: (whole_eq _ d_53) => i; clear - R; first [reflexivity | ring].
have e_52 : t_51 = (- h * l * m_4 + m_4) by apply: (dot_node e_18 e_25 d_54); done.
pose t_56 : R := t_16 * t_35.
have e_57 : t_56 = (- h * l * m_4 + m_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_17 e_36)); cbv beta; clear - R; first [reflexivity | ring].
have C_55 : t_51 = t_56 by apply: (num_eq e_52); apply: esym; apply: (num_eq e_57); clear - R; first [reflexivity | ring].
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
have e_1 : v = (col (fun i => (v i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_2 : r = (col (fun i => (r i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_3 : R := dot v r.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_5 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (r i 0) * (v i 0))).
have d_6 : whole (fun i => (r i 0) * (v i 0)) = m_1 by apply: (num_eq M_1); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((v i 0)) * ((r i 0))) = m_1 by apply: (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_4 : t_3 = m_1 by apply: (dot_node e_1 e_2 d_7); done.
have e_8 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_9 : m_1 = 0 by apply: (solved (r := 1) (eq_of H0 e_4 e_8)); clear - R; first [reflexivity | ring].
have M_10 := num_eq M_1 E_9.
have e_11 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_12 : h = h by [].
have e_13 : l = l by [].
pose t_14 : R := h * l.
have e_15 : t_14 = (h * l) by apply: (num_eq (num2 (fun a b : R => a * b) e_12 e_13)); cbv beta; clear - R; first [reflexivity | ring].
pose t_16 : R := (1 : R) - t_14.
have e_17 : t_16 = (- h * l + 1) by apply: (num_eq (num2 (fun a b : R => a - b) e_11 e_15)); cbv beta; clear - R; first [reflexivity | ring].
have e_18 : v = (col (fun i => (v i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := t_16 *: v.
have e_20 : t_19 = (col (fun i => (- h * l + 1) * ((v i 0)))) by apply: (col_eq (col_scale e_17 e_18)) => i; reduce; clear - R; first [reflexivity | ring].
have e_21 : r = (col (fun i => (r i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := h *: r.
have e_23 : t_22 = (col (fun i => h * ((r i 0)))) by apply: (col_eq (col_scale e_12 e_21)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := t_19 - t_22.
have e_25 : t_24 = (col (fun i => (- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) by apply: (col_eq (col_sub e_20 e_23)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_26 : R := dot t_24 t_24.
have [m_4 M_4] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_28 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part xpredT (fun i => (r i 0) ^+ 2)).
have S_29 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_30 : whole (fun i => (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) * ((v i 0) ^+ 2) + (2%:R * h ^+ 2 * l - 2%:R * h) * ((r i 0) * (v i 0)) + (h ^+ 2) * ((r i 0) ^+ 2)) = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by apply: (num_eq (partD (partD (partZ (h ^+ 2 * l ^+ 2 - 2%:R * h * l + 1) M_4) (partZ (2%:R * h ^+ 2 * l - 2%:R * h) M_10)) (partZ (h ^+ 2) M_5))); clear - R; first [reflexivity | ring].
have d_31 : whole (fun i => ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0))) * ((- h * l + 1) * ((v i 0)) + (- h) * ((r i 0)))) = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by apply: (whole_eq _ d_30) => i; clear - R; first [reflexivity | ring].
have e_27 : t_26 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4 + m_4) by apply: (dot_node e_25 e_25 d_31); done.
pose t_32 : R := dot v v.
have d_34 : whole (fun i => (v i 0) ^+ 2) = m_4 by apply: (num_eq M_4); clear - R; first [reflexivity | ring].
have d_35 : whole (fun i => ((v i 0)) * ((v i 0))) = m_4 by apply: (whole_eq _ d_34) => i; clear - R; first [reflexivity | ring].
have e_33 : t_32 = m_4 by apply: (dot_node e_18 e_18 d_35); done.
pose t_36 : R := t_26 - t_32.
have e_37 : t_36 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4) by apply: (num_eq (num2 (fun a b : R => a - b) e_27 e_33)); cbv beta; clear - R; first [reflexivity | ring].
pose t_39 : R := dot r r.
have d_41 : whole (fun i => (r i 0) ^+ 2) = m_5 by apply: (num_eq M_5); clear - R; first [reflexivity | ring].
have d_42 : whole (fun i => ((r i 0)) * ((r i 0))) = m_5 by apply: (whole_eq _ d_41) => i; clear - R; first [reflexivity | ring].
have e_40 : t_39 = m_5 by apply: (dot_node e_21 e_21 d_42); done.
pose t_43 : R := h * t_39.
have e_44 : t_43 = (h * m_5) by apply: (num_eq (num2 (fun a b : R => a * b) e_12 e_40)); cbv beta; clear - R; first [reflexivity | ring].
have e_45 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_46 : R := (2%:R : R) - t_14.
have e_47 : t_46 = (- h * l + 2%:R) by apply: (num_eq (num2 (fun a b : R => a - b) e_45 e_15)); cbv beta; clear - R; first [reflexivity | ring].
pose t_48 : R := l * t_46.
have e_49 : t_48 = (- h * l ^+ 2 + 2%:R * l) by apply: (num_eq (num2 (fun a b : R => a * b) e_13 e_47)); cbv beta; clear - R; first [reflexivity | ring].
pose t_50 : R := t_48 * t_32.
have e_51 : t_50 = (- h * l ^+ 2 * m_4 + 2%:R * l * m_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_49 e_33)); cbv beta; clear - R; first [reflexivity | ring].
pose t_52 : R := t_43 - t_50.
have e_53 : t_52 = (h * l ^+ 2 * m_4 + h * m_5 - 2%:R * l * m_4) by apply: (num_eq (num2 (fun a b : R => a - b) e_44 e_51)); cbv beta; clear - R; first [reflexivity | ring].
pose t_54 : R := h * t_52.
have e_55 : t_54 = (h ^+ 2 * l ^+ 2 * m_4 + h ^+ 2 * m_5 - 2%:R * h * l * m_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_12 e_53)); cbv beta; clear - R; first [reflexivity | ring].
have C_38 : t_36 = t_54 by apply: (num_eq e_37); apply: esym; apply: (num_eq e_55); clear - R; first [reflexivity | ring].
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
have e_43 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_44 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_46 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_45 : t_44 = (r_4 / (n)) by apply: (sqrt_node e_23 S_46); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : R := t_44^-1.
have NZ_49 := lt0r_neq0 S_r4.
have e_48 : t_47 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_45)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : 'cV[R]_N := t_47 *: t_12.
have e_51 : t_50 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : R := dot upstream t_50.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0))).
have d_54 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_55 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_54) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_53 : t_52 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_43 e_51 d_55); done.
pose G1_56 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))).
have e_57 : G1_56 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by [].
have C_58 : is_gradient (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) activation G1_56.
have size_ge0 := @size1_ge0 R N.
have D_59 := VD_const size_ge0 upstream.
have D_60 := VD_at activation.
have D_61 := D_sumv size_ge0 D_60.
have D_62 := D_const size_ge0 N%:R.
have NZ_63 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : N%:R != 0 := nz_is e_5 NZ_63.
have D_65 := D_inv size_ge0 C_64 D_62.
have D_66 := D_mul size_ge0 D_61 D_65.
have D_67 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_68 := VD_scale size_ge0 D_66 D_67.
have D_69 := VD_sub D_60 D_68.
have D_70 := D_dot size_ge0 D_69 D_69.
have NZ_71 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_72 : N%:R != 0 := nz_is e_5 NZ_71.
have D_73 := D_inv size_ge0 C_72 D_62.
have D_74 := D_mul size_ge0 D_70 D_73.
have D_75 := D_const size_ge0 eps.
have D_76 := D_add D_74 D_75.
have S_78 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_77 : 0 < t_22 := pos_is e_23 S_78.
have D_79 := D_sqrt size_ge0 C_77 D_76.
have NZ_80 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_81 : t_44 != 0 := nz_is e_45 NZ_80.
have D_82 := D_inv size_ge0 C_81 D_79.
have D_83 := VD_scale size_ge0 D_82 D_69.
have D_84 := D_dot size_ge0 D_59 D_83.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) D_84) => h_85.
have e_86 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_87 : R := dot (0 : 'cV[R]_N) t_50.
have d_89 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_90 : whole (fun i => 0 * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = 0 by apply: (whole_eq _ d_89) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_88 : t_87 = 0 by apply: (dot_node e_86 e_51 d_90); done.
have e_91 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_92 : R := (2%:R : R) * t_44.
have e_93 : t_92 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_91 e_45)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_92^-1.
have NZ_96 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_49 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_95 : t_94 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_93)); cbv beta; clear - NZ_49 NZ_96 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_97 : h_85 = (col (fun i => (h_85 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_98 : R := sumv h_85.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_85 i 0))).
have e_99 : t_98 = m_8 by apply: (sum_node e_97 M_8); clear - R; first [reflexivity | ring].
pose t_100 : R := N%:R^-1.
have e_101 : t_100 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : R := t_98 * t_100.
have e_103 : t_102 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_99 e_101)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_104 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_105 : R := t_100 * (0 : R).
have e_106 : t_105 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_101 e_104)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : R := t_100 * t_105.
have e_108 : t_107 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_101 e_106)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_109 : R := - t_107.
have e_110 : t_109 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_108)); cbv beta; clear - R; first [reflexivity | ring].
pose t_111 : R := t_2 * t_109.
have e_112 : t_111 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_110)); cbv beta; clear - R; first [reflexivity | ring].
pose t_113 : R := t_102 + t_111.
have e_114 : t_113 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_103 e_112)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_115 : 'cV[R]_N := t_113 *: (ones : 'cV[R]_N).
have e_116 : t_115 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_scale e_114 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_117 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_118 : t_117 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_86)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : 'cV[R]_N := t_115 + t_117.
have e_120 : t_119 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_add e_116 e_118)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : 'cV[R]_N := h_85 - t_119.
have e_122 : t_121 = (col (fun i => (h_85 i 0) + ((- m_8) / (n)) * (1))) by apply: (col_eq (col_sub e_97 e_120)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_123 : R := dot t_121 t_12.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_85 i 0))).
have d_125 : whole (fun i => (activation i 0) * (h_85 i 0) + ((- m_2) / (n)) * ((h_85 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_126 : whole (fun i => ((h_85 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_125) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_124 : t_123 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_122 e_13 d_126); done.
pose t_127 : R := dot t_12 t_121.
have d_129 : whole (fun i => (activation i 0) * (h_85 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_85 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_130 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_85 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_129) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_128 : t_127 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_13 e_122 d_130); done.
pose t_131 : R := t_123 + t_127.
have e_132 : t_131 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_124 e_128)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_133 : R := t_131 * t_100.
have e_134 : t_133 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_132 e_101)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_135 : R := t_14 * t_109.
have e_136 : t_135 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_110)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_137 : R := t_133 + t_135.
have e_138 : t_137 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_134 e_136)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_139 : R := t_137 + (0 : R).
have e_140 : t_139 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_138 e_104)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_141 : R := t_94 * t_139.
have e_142 : t_141 = ((n * r_4 * m_9 - m_2 * r_4 * m_8) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_95 e_140)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_143 : R := t_47 * t_141.
have e_144 : t_143 = ((n * m_9 - m_2 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_142)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_145 : R := t_47 * t_143.
have e_146 : t_145 = ((n ^+ 2 * r_4 * m_9 - n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_144)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_147 : R := - t_145.
have e_148 : t_147 = ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_146)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_149 : 'cV[R]_N := t_147 *: t_12.
have e_150 : t_149 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_9 - m_2 ^+ 2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_148 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_151 : 'cV[R]_N := t_47 *: t_121.
have e_152 : t_151 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0)) + ((- r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_122)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_153 : 'cV[R]_N := t_149 + t_151.
have e_154 : t_153 = (col (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0)))) by apply: (col_eq (col_add e_150 e_152)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_155 : R := dot upstream t_153.
have [m_10 M_10] := some_number (part xpredT (fun i => (h_85 i 0) * (upstream i 0))).
have d_157 : whole (fun i => ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_158 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_8 + n * m_2 * r_4 * m_9 - n * m_3 * r_4 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0)))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_157) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_156 : t_155 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_43 e_154 d_158); done.
pose t_159 : R := t_87 + t_155.
have e_160 : t_159 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_88 e_156)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_161 : R := dot G1_56 h_85.
have d_163 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_85 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_85 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_10))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_164 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) * ((h_85 i 0))) = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_163) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_162 : t_161 = ((n ^+ 3 * eps * r_4 * m_10 - n ^+ 2 * eps * r_4 * m_6 * m_8 + n ^+ 2 * m_3 * r_4 * m_10 - n ^+ 2 * r_4 * m_5 * m_9 - n * m_2 ^+ 2 * r_4 * m_10 + n * m_2 * r_4 * m_5 * m_8 + n * m_2 * r_4 * m_6 * m_9 - n * m_3 * r_4 * m_6 * m_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_57 e_97 d_164); done.
apply: (num_eq e_160); apply: esym; apply: (num_eq e_162); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_165 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_166 : N%:R != 0 := nz_is e_5 NZ_165.
have NZ_167 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_168 : t_44 != 0 := nz_is e_45 NZ_167.
have NZ_169 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_170 : t_22 != 0 := nz_is e_23 NZ_169.
have S_171 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_172 : 0 <= t_22 := nneg_is e_23 S_171.
pose t_173 : R := dot G1_56 G1_56.
have [m_7 M_7] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_175 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have d_176 : whole (fun i => ((n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * (1) + ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- 2%:R * n ^+ 3 * eps * m_6 + 2%:R * n ^+ 2 * m_2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n ^+ 4 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0) ^+ 2)) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 4 * eps ^+ 2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + 2%:R * n ^+ 3 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + n ^+ 2 * m_3 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) (whole_ones En)) (partZ ((2%:R * n ^+ 4 * eps * m_5 * m_6 - 2%:R * n ^+ 3 * eps * m_2 * m_6 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_3 * m_5 * m_6 + 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 * m_6 - 2%:R * n ^+ 2 * m_2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_2)) (partZ ((- 2%:R * n ^+ 3 * eps * m_6 + 2%:R * n ^+ 2 * m_2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n ^+ 4 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) M_3)) (partZ ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5)) (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_177 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) * (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (whole_eq _ d_176) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_174 : t_173 = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (dot_node e_57 e_57 d_177); done.
have e_179 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_180 : R := (1 : R) / t_22.
have e_181 : t_180 = ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_179 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_182 : R := dot upstream upstream.
have d_184 : whole (fun i => (upstream i 0) ^+ 2) = m_7 by apply: (num_eq M_7); clear - R; first [reflexivity | ring].
have d_185 : whole (fun i => ((upstream i 0)) * ((upstream i 0))) = m_7 by apply: (whole_eq _ d_184) => i; clear - R; first [reflexivity | ring].
have e_183 : t_182 = m_7 by apply: (dot_node e_43 e_43 d_185); done.
pose t_186 : R := sumv upstream.
have e_187 : t_186 = m_6 by apply: (sum_node e_43 M_6); clear - R; first [reflexivity | ring].
pose t_188 : R := t_186 ^+ 2.
have e_189 : t_188 = (m_6 ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_187)); cbv beta; clear - R; first [reflexivity | ring].
pose t_190 : R := t_188 / N%:R.
have e_191 : t_190 = ((m_6 ^+ 2) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_189 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_192 : R := t_182 - t_190.
have e_193 : t_192 = ((n * m_7 - m_6 ^+ 2) / (n)) by apply: (num_eq (num2 (fun a b : R => a - b) e_183 e_191)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_194 : R := t_52 ^+ 2.
have e_195 : t_194 = ((n ^+ 2 * m_5 ^+ 2 - 2%:R * n * m_2 * m_5 * m_6 + m_2 ^+ 2 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_53)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_196 : R := t_194 / N%:R.
have e_197 : t_196 = ((n ^+ 2 * m_5 ^+ 2 - 2%:R * n * m_2 * m_5 * m_6 + m_2 ^+ 2 * m_6 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_195 e_5)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_198 : R := eps / t_22.
have e_199 : t_198 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_21 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_200 : R := (1 : R) + t_198.
have e_201 : t_200 = ((2%:R * n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_179 e_199)); cbv beta; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_202 : R := t_196 * t_200.
have e_203 : t_202 = ((2%:R * n ^+ 4 * eps * m_5 ^+ 2 - 4%:R * n ^+ 3 * eps * m_2 * m_5 * m_6 + n ^+ 3 * m_3 * m_5 ^+ 2 + 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_6 ^+ 2 - n ^+ 2 * m_2 ^+ 2 * m_5 ^+ 2 - 2%:R * n ^+ 2 * m_2 * m_3 * m_5 * m_6 + 2%:R * n * m_2 ^+ 3 * m_5 * m_6 + n * m_2 ^+ 2 * m_3 * m_6 ^+ 2 - m_2 ^+ 4 * m_6 ^+ 2) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_197 e_201)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_204 : R := t_192 - t_202.
have e_205 : t_204 = ((n ^+ 4 * eps ^+ 2 * m_7 - n ^+ 3 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 * m_7 - 2%:R * n ^+ 3 * eps * m_5 ^+ 2 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 2 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 2 * eps * m_3 * m_6 ^+ 2 + n ^+ 2 * m_3 ^+ 2 * m_7 - n ^+ 2 * m_3 * m_5 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 * m_7 + n * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n * m_2 * m_3 * m_5 * m_6 - n * m_3 ^+ 2 * m_6 ^+ 2 + m_2 ^+ 4 * m_7 - 2%:R * m_2 ^+ 3 * m_5 * m_6 + m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a - b) e_193 e_203)); cbv beta; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_206 : R := t_180 * t_204.
have e_207 : t_206 = ((n ^+ 6 * eps ^+ 2 * m_7 - n ^+ 5 * eps ^+ 2 * m_6 ^+ 2 + 2%:R * n ^+ 5 * eps * m_3 * m_7 - 2%:R * n ^+ 5 * eps * m_5 ^+ 2 - 2%:R * n ^+ 4 * eps * m_2 ^+ 2 * m_7 + 4%:R * n ^+ 4 * eps * m_2 * m_5 * m_6 - 2%:R * n ^+ 4 * eps * m_3 * m_6 ^+ 2 + n ^+ 4 * m_3 ^+ 2 * m_7 - n ^+ 4 * m_3 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 ^+ 2 * m_3 * m_7 + n ^+ 3 * m_2 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_2 * m_3 * m_5 * m_6 - n ^+ 3 * m_3 ^+ 2 * m_6 ^+ 2 + n ^+ 2 * m_2 ^+ 4 * m_7 - 2%:R * n ^+ 2 * m_2 ^+ 3 * m_5 * m_6 + n ^+ 2 * m_2 ^+ 2 * m_3 * m_6 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a * b) e_181 e_205)); cbv beta; clear - NZ_26 R; first [reflexivity | field; nz | ring].
have C_178 : t_173 = t_206 by apply: (num_eq e_174); apply: esym; apply: (num_eq e_207); clear - NZ_26 R; first [reflexivity | field; nz | ring].
exists G1_56; split; first exact: C_58.
split; first exact: C_166.
split; first exact: C_168.
split; first exact: C_170.
split; first exact: C_172.
exact: C_178.
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
have e_43 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_44 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_46 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_45 : t_44 = (r_4 / (n)) by apply: (sqrt_node e_23 S_46); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : R := t_44^-1.
have NZ_49 := lt0r_neq0 S_r4.
have e_48 : t_47 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_45)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : 'cV[R]_N := t_47 *: t_12.
have e_51 : t_50 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : R := dot upstream t_50.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (upstream i 0))).
have d_54 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_55 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_54) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_53 : t_52 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_43 e_51 d_55); done.
pose G1_56 : 'cV[R]_N := (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))).
have e_57 : G1_56 = (col (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by [].
have C_58 : is_gradient (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) activation G1_56.
have size_ge0 := @size1_ge0 R N.
have D_59 := VD_const size_ge0 upstream.
have D_60 := VD_at activation.
have D_61 := D_sumv size_ge0 D_60.
have D_62 := D_const size_ge0 N%:R.
have NZ_63 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : N%:R != 0 := nz_is e_5 NZ_63.
have D_65 := D_inv size_ge0 C_64 D_62.
have D_66 := D_mul size_ge0 D_61 D_65.
have D_67 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_68 := VD_scale size_ge0 D_66 D_67.
have D_69 := VD_sub D_60 D_68.
have D_70 := D_dot size_ge0 D_69 D_69.
have NZ_71 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_72 : N%:R != 0 := nz_is e_5 NZ_71.
have D_73 := D_inv size_ge0 C_72 D_62.
have D_74 := D_mul size_ge0 D_70 D_73.
have D_75 := D_const size_ge0 eps.
have D_76 := D_add D_74 D_75.
have S_78 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_77 : 0 < t_22 := pos_is e_23 S_78.
have D_79 := D_sqrt size_ge0 C_77 D_76.
have NZ_80 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_81 : t_44 != 0 := nz_is e_45 NZ_80.
have D_82 := D_inv size_ge0 C_81 D_79.
have D_83 := VD_scale size_ge0 D_82 D_69.
have D_84 := D_dot size_ge0 D_59 D_83.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)))) D_84) => h_85.
have e_86 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_87 : R := dot (0 : 'cV[R]_N) t_50.
have d_89 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_90 : whole (fun i => 0 * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = 0 by apply: (whole_eq _ d_89) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_88 : t_87 = 0 by apply: (dot_node e_86 e_51 d_90); done.
have e_91 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_92 : R := (2%:R : R) * t_44.
have e_93 : t_92 = ((2%:R * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_91 e_45)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_94 : R := t_92^-1.
have NZ_96 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_49 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_95 : t_94 = ((n * r_4) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_93)); cbv beta; clear - NZ_49 NZ_96 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_97 : h_85 = (col (fun i => (h_85 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_98 : R := sumv h_85.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_85 i 0))).
have e_99 : t_98 = m_7 by apply: (sum_node e_97 M_7); clear - R; first [reflexivity | ring].
pose t_100 : R := N%:R^-1.
have e_101 : t_100 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : R := t_98 * t_100.
have e_103 : t_102 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_99 e_101)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_104 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_105 : R := t_100 * (0 : R).
have e_106 : t_105 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_101 e_104)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : R := t_100 * t_105.
have e_108 : t_107 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_101 e_106)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_109 : R := - t_107.
have e_110 : t_109 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_108)); cbv beta; clear - R; first [reflexivity | ring].
pose t_111 : R := t_2 * t_109.
have e_112 : t_111 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_110)); cbv beta; clear - R; first [reflexivity | ring].
pose t_113 : R := t_102 + t_111.
have e_114 : t_113 = (m_7 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_103 e_112)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_115 : 'cV[R]_N := t_113 *: (ones : 'cV[R]_N).
have e_116 : t_115 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_scale e_114 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_117 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_118 : t_117 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_86)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : 'cV[R]_N := t_115 + t_117.
have e_120 : t_119 = (col (fun i => (m_7 / (n)) * (1))) by apply: (col_eq (col_add e_116 e_118)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : 'cV[R]_N := h_85 - t_119.
have e_122 : t_121 = (col (fun i => (h_85 i 0) + ((- m_7) / (n)) * (1))) by apply: (col_eq (col_sub e_97 e_120)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_123 : R := dot t_121 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_85 i 0))).
have d_125 : whole (fun i => (activation i 0) * (h_85 i 0) + ((- m_2) / (n)) * ((h_85 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_126 : whole (fun i => ((h_85 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_125) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_124 : t_123 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_122 e_13 d_126); done.
pose t_127 : R := dot t_12 t_121.
have d_129 : whole (fun i => (activation i 0) * (h_85 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_85 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_130 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_85 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by apply: (whole_eq _ d_129) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_128 : t_127 = ((n * m_8 - m_2 * m_7) / (n)) by apply: (dot_node e_13 e_122 d_130); done.
pose t_131 : R := t_123 + t_127.
have e_132 : t_131 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_124 e_128)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_133 : R := t_131 * t_100.
have e_134 : t_133 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_132 e_101)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_135 : R := t_14 * t_109.
have e_136 : t_135 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_110)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_137 : R := t_133 + t_135.
have e_138 : t_137 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_134 e_136)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_139 : R := t_137 + (0 : R).
have e_140 : t_139 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_138 e_104)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_141 : R := t_94 * t_139.
have e_142 : t_141 = ((n * r_4 * m_8 - m_2 * r_4 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_95 e_140)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_143 : R := t_47 * t_141.
have e_144 : t_143 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_142)); cbv beta; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_145 : R := t_47 * t_143.
have e_146 : t_145 = ((n ^+ 2 * r_4 * m_8 - n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_144)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_147 : R := - t_145.
have e_148 : t_147 = ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_146)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_149 : 'cV[R]_N := t_147 *: t_12.
have e_150 : t_149 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_8 - m_2 ^+ 2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_148 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_151 : 'cV[R]_N := t_47 *: t_121.
have e_152 : t_151 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0)) + ((- r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_122)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_153 : 'cV[R]_N := t_149 + t_151.
have e_154 : t_153 = (col (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0)))) by apply: (col_eq (col_add e_150 e_152)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_155 : R := dot upstream t_153.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_85 i 0) * (upstream i 0))).
have d_157 : whole (fun i => ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((upstream i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_5) (partZ ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_158 : whole (fun i => ((upstream i 0)) * (((- n ^+ 2 * r_4 * m_8 + n * m_2 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_7 + n * m_2 * r_4 * m_8 - n * m_3 * r_4 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0)))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_157) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_156 : t_155 = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_43 e_154 d_158); done.
pose t_159 : R := t_87 + t_155.
have e_160 : t_159 = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_88 e_156)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_161 : R := dot G1_56 h_85.
have d_163 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_85 i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_85 i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_85 i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_9))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_164 : whole (fun i => (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) * ((h_85 i 0))) = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_163) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_162 : t_161 = ((n ^+ 3 * eps * r_4 * m_9 - n ^+ 2 * eps * r_4 * m_6 * m_7 + n ^+ 2 * m_3 * r_4 * m_9 - n ^+ 2 * r_4 * m_5 * m_8 - n * m_2 ^+ 2 * r_4 * m_9 + n * m_2 * r_4 * m_5 * m_7 + n * m_2 * r_4 * m_6 * m_8 - n * m_3 * r_4 * m_6 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_57 e_97 d_164); done.
apply: (num_eq e_160); apply: esym; apply: (num_eq e_162); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_165 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_166 : N%:R != 0 := nz_is e_5 NZ_165.
have NZ_167 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_168 : t_44 != 0 := nz_is e_45 NZ_167.
have NZ_169 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by apply: (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_170 : t_22 != 0 := nz_is e_23 NZ_169.
have S_171 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_172 : 0 <= t_22 := nneg_is e_23 S_171.
pose t_173 : R := dot activation G1_56.
have d_175 : whole (fun i => ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0))) = ((n ^+ 3 * eps * r_4 * m_5 - n ^+ 2 * eps * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partD (partZ ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2) (partZ ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_3)) (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_176 : whole (fun i => ((activation i 0)) * (((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) = ((n ^+ 3 * eps * r_4 * m_5 - n ^+ 2 * eps * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_175) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_174 : t_173 = ((n ^+ 3 * eps * r_4 * m_5 - n ^+ 2 * eps * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (dot_node e_1 e_57 d_176); done.
pose t_178 : R := eps / t_22.
have e_179 : t_178 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_21 e_23)); cbv beta; clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_180 : R := t_178 * t_52.
have e_181 : t_180 = ((n ^+ 3 * eps * r_4 * m_5 - n ^+ 2 * eps * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_179 e_53)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_177 : t_173 = t_180 by apply: (num_eq e_174); apply: esym; apply: (num_eq e_181); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_56; split; first exact: C_58.
split; first exact: C_166.
split; first exact: C_168.
split; first exact: C_170.
split; first exact: C_172.
exact: C_177.
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
have e_19 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_20 : R := Num.sqrt t_13.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_22 : 0 <= (r_3 * r_4) by apply: (nneg_is (c := r_4 * r_3)); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | sgn].
have S_23 : 0 <= ((r_3 * r_4) / (n)) by apply: (nneg_is (c := (r_3 * r_4) * n^-1)); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | sgn].
have e_21 : t_20 = ((r_3 * r_4) / (n)) by apply: (sqrt_node e_14 S_23); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_24 : R := t_20^-1.
have NZ_26 := lt0r_neq0 S_r4.
have NZ_27 := lt0r_neq0 S_r3.
have NZ_28 : (r_3 * r_4) != 0 :> R by apply: (nz_is (c := (r_4 * r_3))); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_25 : t_24 = ((r_3 * r_4) / ((n * eps + m_2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_21)); cbv beta; clear - NZ_26 NZ_27 NZ_28 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_29 : 'cV[R]_N := t_24 *: activation.
have e_30 : t_29 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by apply: (col_eq (col_scale e_25 e_1)) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_31 : R := dot upstream t_29.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have d_33 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by apply: (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5)); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_34 : whole (fun i => ((upstream i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by apply: (whole_eq _ d_33) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_32 : t_31 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by apply: (dot_node e_19 e_30 d_34); done.
pose G1_35 : 'cV[R]_N := (col (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((upstream i 0)))).
have e_36 : G1_35 = (col (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((upstream i 0)))) by [].
have C_37 : is_gradient (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation)) activation G1_35.
have size_ge0 := @size1_ge0 R N.
have D_38 := VD_const size_ge0 upstream.
have D_39 := VD_at activation.
have D_40 := D_dot size_ge0 D_39 D_39.
have D_41 := D_const size_ge0 N%:R.
have NZ_42 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : N%:R != 0 := nz_is e_8 NZ_42.
have D_44 := D_inv size_ge0 C_43 D_41.
have D_45 := D_mul size_ge0 D_40 D_44.
have D_46 := D_const size_ge0 eps.
have D_47 := D_add D_45 D_46.
have S_49 : 0 < ((n * eps + m_2) / (n)) by apply: (pos_is (c := (n * eps + m_2) * n^-1)); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | sgn].
have C_48 : 0 < t_13 := pos_is e_14 S_49.
have D_50 := D_sqrt size_ge0 C_48 D_47.
have NZ_51 : ((r_3 * r_4) / (n)) != 0 by apply: (nz_is (c := (r_4 * r_3 * n^-1))); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_26 NZ_27 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_20 != 0 := nz_is e_21 NZ_51.
have D_53 := D_inv size_ge0 C_52 D_50.
have D_54 := VD_scale size_ge0 D_53 D_39.
have D_55 := D_dot size_ge0 D_38 D_54.
apply: (gradient_by (F := (fun activation : 'cV[R]_N => dot upstream ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation))) D_55) => h_56.
have e_57 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_58 : R := dot (0 : 'cV[R]_N) t_29.
have d_60 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_61 : whole (fun i => 0 * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = 0 by apply: (whole_eq _ d_60) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_59 : t_58 = 0 by apply: (dot_node e_57 e_30 d_61); done.
have e_62 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_63 : R := (2%:R : R) * t_20.
have e_64 : t_63 = ((2%:R * r_3 * r_4) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_62 e_21)); cbv beta; clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_65 : R := t_63^-1.
have NZ_67 : (2%:R * r_3 * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4 * r_3))); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_66 : t_65 = ((r_3 * r_4) / (2%:R * (n * eps + m_2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_64)); cbv beta; clear - NZ_26 NZ_27 NZ_67 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_68 : h_56 = (col (fun i => (h_56 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_69 : R := dot h_56 activation.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_56 i 0))).
have d_71 : whole (fun i => (activation i 0) * (h_56 i 0)) = m_6 by apply: (num_eq M_6); clear - R; first [reflexivity | ring].
have d_72 : whole (fun i => ((h_56 i 0)) * ((activation i 0))) = m_6 by apply: (whole_eq _ d_71) => i; clear - R; first [reflexivity | ring].
have e_70 : t_69 = m_6 by apply: (dot_node e_68 e_1 d_72); done.
pose t_73 : R := dot activation h_56.
have d_75 : whole (fun i => ((activation i 0)) * ((h_56 i 0))) = m_6 by apply: (whole_eq _ d_71) => i; clear - R; first [reflexivity | ring].
have e_74 : t_73 = m_6 by apply: (dot_node e_1 e_68 d_75); done.
pose t_76 : R := t_69 + t_73.
have e_77 : t_76 = (2%:R * m_6) by apply: (num_eq (num2 (fun a b : R => a + b) e_70 e_74)); cbv beta; clear - R; first [reflexivity | ring].
pose t_78 : R := N%:R^-1.
have e_79 : t_78 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_8)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_76 * t_78.
have e_81 : t_80 = ((2%:R * m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_77 e_79)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_82 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_83 : R := t_78 * (0 : R).
have e_84 : t_83 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_79 e_82)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_85 : R := t_78 * t_83.
have e_86 : t_85 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_79 e_84)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_87 : R := - t_85.
have e_88 : t_87 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_86)); cbv beta; clear - R; first [reflexivity | ring].
pose t_89 : R := t_2 * t_87.
have e_90 : t_89 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_88)); cbv beta; clear - R; first [reflexivity | ring].
pose t_91 : R := t_80 + t_89.
have e_92 : t_91 = ((2%:R * m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_81 e_90)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_93 : R := t_91 + (0 : R).
have e_94 : t_93 = ((2%:R * m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_92 e_82)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_95 : R := t_65 * t_93.
have e_96 : t_95 = ((r_3 * r_4 * m_6) / (n * (n * eps + m_2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_66 e_94)); cbv beta; clear - NZ_17 NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_97 : R := t_24 * t_95.
have e_98 : t_97 = (m_6 / ((n * eps + m_2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_25 e_96)); cbv beta; clear - NZ_17 NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_99 : R := t_24 * t_97.
have e_100 : t_99 = ((r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_25 e_98)); cbv beta; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_101 : R := - t_99.
have e_102 : t_101 = ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_100)); cbv beta; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_103 : 'cV[R]_N := t_101 *: activation.
have e_104 : t_103 = (col (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_102 e_1)) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_105 : 'cV[R]_N := t_24 *: h_56.
have e_106 : t_105 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((h_56 i 0)))) by apply: (col_eq (col_scale e_25 e_68)) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_107 : 'cV[R]_N := t_103 + t_105.
have e_108 : t_107 = (col (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_56 i 0)))) by apply: (col_eq (col_add e_104 e_106)) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_109 : R := dot upstream t_107.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_56 i 0) * (upstream i 0))).
have d_111 : whole (fun i => ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (upstream i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_56 i 0) * (upstream i 0))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by apply: (num_eq (partD (partZ ((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) M_5) (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_7))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_112 : whole (fun i => ((upstream i 0)) * (((- r_3 * r_4 * m_6) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_56 i 0)))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by apply: (whole_eq _ d_111) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_110 : t_109 = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by apply: (dot_node e_19 e_108 d_112); done.
pose t_113 : R := t_58 + t_109.
have e_114 : t_113 = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_59 e_110)); cbv beta; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_115 : R := dot G1_35 h_56.
have d_117 : whole (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (h_56 i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_56 i 0) * (upstream i 0))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by apply: (num_eq (partD (partZ ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) M_6) (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_7))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_118 : whole (fun i => (((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((upstream i 0))) * ((h_56 i 0))) = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by apply: (whole_eq _ d_117) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_116 : t_115 = ((n * eps * r_3 * r_4 * m_7 + m_2 * r_3 * r_4 * m_7 - r_3 * r_4 * m_5 * m_6) / ((n * eps + m_2) ^+ 2)) by apply: (dot_node e_36 e_68 d_118); done.
apply: (num_eq e_114); apply: esym; apply: (num_eq e_116); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_119 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_120 : N%:R != 0 := nz_is e_8 NZ_119.
have NZ_121 : ((r_3 * r_4) / (n)) != 0 by apply: (nz_is (c := (r_4 * r_3 * n^-1))); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_26 NZ_27 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_122 : t_20 != 0 := nz_is e_21 NZ_121.
have NZ_123 : ((n * eps + m_2) / (n)) != 0 by apply: (nz_is (c := ((n * eps + m_2) * n^-1))); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_17 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_124 : t_13 != 0 := nz_is e_14 NZ_123.
have S_125 : 0 <= ((n * eps + m_2) / (n)) by apply: (nneg_is (c := (n * eps + m_2) * n^-1)); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | sgn].
have C_126 : 0 <= t_13 := nneg_is e_14 S_125.
pose t_127 : R := dot activation G1_35.
have d_129 : whole (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) ^+ 2) + ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0))) = ((n * eps * r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by apply: (num_eq (partD (partZ ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) M_2) (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_130 : whole (fun i => ((activation i 0)) * (((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((upstream i 0)))) = ((n * eps * r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by apply: (whole_eq _ d_129) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_128 : t_127 = ((n * eps * r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by apply: (dot_node e_1 e_36 d_130); done.
pose t_132 : R := eps / t_13.
have e_133 : t_132 = ((n * eps) / ((n * eps + m_2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_12 e_14)); cbv beta; clear - NZ_17 NZ_11 R; first [reflexivity | field; nz | ring].
pose t_134 : R := t_132 * t_31.
have e_135 : t_134 = ((n * eps * r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_133 e_32)); cbv beta; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_131 : t_127 = t_134 by apply: (num_eq e_128); apply: esym; apply: (num_eq e_135); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
exists G1_35; split; first exact: C_37.
split; first exact: C_120.
split; first exact: C_122.
split; first exact: C_124.
split; first exact: C_126.
exact: C_131.
Qed.

End Claims.
