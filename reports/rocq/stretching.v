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

(* activation.surface
   The curves of stretching and folding are slices of one activation surface over the plane
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on the activation
   surface
   not here: the radicand (- x + 1) has no sign that is seen *)

(* activation.stretching
   Stretching moves points towards the left and right sides: for x > 0 the first coordinate grows with t
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on stretching *)
Theorem activation_stretching (eps x y t : R) :
  0 <= eps ->
  0 < eps ->
  0 < x ->
  exists D1 : R, is_derivative (fun t : R => (t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) t D1 /\
  Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) != 0 /\
  Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) ^+ 3 != 0 /\
  0 <= (t * x) ^+ 2 + y ^+ 2 + eps /\
  D1 = (x * (y ^+ 2 + eps)) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) ^+ 3 :> R /\
  0 < D1.
Proof.
move=> H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_6 : x = x by [].
have H_7 := pos_of H1 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : x != 0 by apply: (nz_factor (f := x) (r := 1) NZ_8 _); clear - R; first [reflexivity | ring].
have S_10 : 0 < x by apply: (pos_quotient H_7 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_11 : t = t by [].
pose t_12 : R := t * x.
have e_13 : t_12 = (x * t) by apply: (num_eq (num2 (fun a b : R => a * b) e_11 e_6)); cbv beta; clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 ^+ 2.
have e_15 : t_14 = (x ^+ 2 * t ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_13)); cbv beta; clear - R; first [reflexivity | ring].
have e_16 : y = y by [].
pose t_17 : R := y ^+ 2.
have e_18 : t_17 = (y ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_16)); cbv beta; clear - R; first [reflexivity | ring].
pose t_19 : R := t_14 + t_17.
have e_20 : t_19 = (x ^+ 2 * t ^+ 2 + y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_15 e_18)); cbv beta; clear - R; first [reflexivity | ring].
pose t_21 : R := t_19 + eps.
have e_22 : t_21 = (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_23 : R := Num.sqrt t_21.
have S_25 : 0 < (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by exact: (root_pos S_25).
have S_26 : 0 <= r_5 by apply: (nneg_is (c := r_5)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have e_24 : t_23 = r_5 by apply: (sqrt_node e_22 S_26); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_27 : R := t_12 / t_23.
have NZ_29 := lt0r_neq0 S_r5.
have NZ_30 := lt0r_neq0 S_25.
have e_28 : t_27 = ((x * t * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_13 e_24)); cbv beta; clear - NZ_29 NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose D1_31 : R := ((eps * x * r_5 + x * y ^+ 2 * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)).
have e_32 : D1_31 = ((eps * x * r_5 + x * y ^+ 2 * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by [].
have C_33 : is_derivative (fun t : R => (t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) t D1_31.
have size_ge0 := fun t : R => normr_ge0 t.
have D_34 := D_at_scalar t.
have D_35 := D_const size_ge0 x.
have D_36 := D_mul size_ge0 D_34 D_35.
have D_37 := D_pow size_ge0 2 D_36.
have D_38 := D_const size_ge0 t_17.
have D_39 := D_add D_37 D_38.
have D_40 := D_const size_ge0 eps.
have D_41 := D_add D_39 D_40.
have S_43 : 0 < (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by apply: (pos_is (c := (eps + x ^+ 2 * t ^+ 2 + y ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_42 : 0 < t_21 := pos_is e_22 S_43.
have D_44 := D_sqrt size_ge0 C_42 D_41.
have NZ_45 : r_5 != 0 by apply: (nz_is (c := (r_5))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_29 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_46 : t_23 != 0 := nz_is e_24 NZ_45.
have D_47 := D_inv size_ge0 C_46 D_44.
have D_48 := D_mul size_ge0 D_36 D_47.
apply: (derivative_by (F := (fun t : R => (t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps))) D_48) => h_49.
have e_50 : h_49 = h_49 by [].
pose t_51 : R := h_49 * x.
have e_52 : t_51 = (x * h_49) by apply: (num_eq (num2 (fun a b : R => a * b) e_50 e_6)); cbv beta; clear - R; first [reflexivity | ring].
have e_53 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_54 : R := t * (0 : R).
have e_55 : t_54 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_11 e_53)); cbv beta; clear - R; first [reflexivity | ring].
pose t_56 : R := t_51 + t_54.
have e_57 : t_56 = (x * h_49) by apply: (num_eq (num2 (fun a b : R => a + b) e_52 e_55)); cbv beta; clear - R; first [reflexivity | ring].
pose t_58 : R := t_23^-1.
have e_59 : t_58 = (r_5 / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_24)); cbv beta; clear - NZ_29 NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_60 : R := t_56 * t_58.
have e_61 : t_60 = ((x * r_5 * h_49) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_57 e_59)); cbv beta; clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_62 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_63 : R := (2%:R : R) * t_23.
have e_64 : t_63 = (2%:R * r_5) by apply: (num_eq (num2 (fun a b : R => a * b) e_62 e_24)); cbv beta; clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_65 : R := t_63^-1.
have NZ_67 : (2%:R * r_5) != 0 :> R by apply: (nz_is (c := (2%:R * r_5))); [clear - R; ring | clear - NZ_29 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_66 : t_65 = (r_5 / (2%:R * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_64)); cbv beta; clear - NZ_29 NZ_67 NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_68 : R := t_12 ^+ 1.
have e_69 : t_68 = (x * t) by apply: (num_eq (num1 (fun a : R => a ^+ 1) e_13)); cbv beta; clear - R; first [reflexivity | ring].
pose t_70 : R := (2%:R : R) * t_68.
have e_71 : t_70 = (2%:R * x * t) by apply: (num_eq (num2 (fun a b : R => a * b) e_62 e_69)); cbv beta; clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 * t_56.
have e_73 : t_72 = (2%:R * x ^+ 2 * t * h_49) by apply: (num_eq (num2 (fun a b : R => a * b) e_71 e_57)); cbv beta; clear - R; first [reflexivity | ring].
pose t_74 : R := t_72 + (0 : R).
have e_75 : t_74 = (2%:R * x ^+ 2 * t * h_49) by apply: (num_eq (num2 (fun a b : R => a + b) e_73 e_53)); cbv beta; clear - R; first [reflexivity | ring].
pose t_76 : R := t_74 + (0 : R).
have e_77 : t_76 = (2%:R * x ^+ 2 * t * h_49) by apply: (num_eq (num2 (fun a b : R => a + b) e_75 e_53)); cbv beta; clear - R; first [reflexivity | ring].
pose t_78 : R := t_65 * t_76.
have e_79 : t_78 = ((x ^+ 2 * t * r_5 * h_49) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_66 e_77)); cbv beta; clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_80 : R := t_58 * t_78.
have e_81 : t_80 = ((x ^+ 2 * t * h_49) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_59 e_79)); cbv beta; clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_82 : R := t_58 * t_80.
have e_83 : t_82 = ((x ^+ 2 * t * r_5 * h_49) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_59 e_81)); cbv beta; clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_84 : R := - t_82.
have e_85 : t_84 = ((- x ^+ 2 * t * r_5 * h_49) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_83)); cbv beta; clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_86 : R := t_12 * t_84.
have e_87 : t_86 = ((- x ^+ 3 * t ^+ 2 * r_5 * h_49) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_13 e_85)); cbv beta; clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_88 : R := t_60 + t_86.
have e_89 : t_88 = ((eps * x * r_5 * h_49 + x * y ^+ 2 * r_5 * h_49) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_61 e_87)); cbv beta; clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_90 : R := D1_31 * h_49.
have e_91 : t_90 = ((eps * x * r_5 * h_49 + x * y ^+ 2 * r_5 * h_49) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_32 e_50)); cbv beta; clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
apply: (num_eq e_89); apply: esym; apply: (num_eq e_91); clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_92 : r_5 != 0 by apply: (nz_is (c := (r_5))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_29 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_93 : t_23 != 0 := nz_is e_24 NZ_92.
pose t_94 : R := t_23 ^+ 3.
have e_95 : t_94 = (eps * r_5 + x ^+ 2 * t ^+ 2 * r_5 + y ^+ 2 * r_5) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_24)); cbv beta; clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_96 : (eps * r_5 + x ^+ 2 * t ^+ 2 * r_5 + y ^+ 2 * r_5) != 0 by apply: (nz_is (c := (r_5 * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_29 NZ_30 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_97 : t_94 != 0 := nz_is e_95 NZ_96.
have S_98 : 0 <= (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by apply: (nneg_is (c := (eps + x ^+ 2 * t ^+ 2 + y ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_99 : 0 <= t_21 := nneg_is e_22 S_98.
pose t_101 : R := t_17 + eps.
have e_102 : t_101 = (eps + y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_18 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_103 : R := x * t_101.
have e_104 : t_103 = (eps * x + x * y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a * b) e_6 e_102)); cbv beta; clear - R; first [reflexivity | ring].
pose t_105 : R := t_103 / t_94.
have NZ_107 : (eps * r_5 + x ^+ 2 * t ^+ 2 * r_5 + y ^+ 2 * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)))); [clear - R; ring | clear - NZ_29 NZ_30 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_106 : t_105 = ((eps * x * r_5 + x * y ^+ 2 * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_104 e_95)); cbv beta; clear - NZ_29 NZ_30 NZ_107 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_100 : D1_31 = t_105 by apply: (num_eq e_32); apply: esym; apply: (num_eq e_106); clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have S_109 : 0 < (eps + y ^+ 2) by sgn.
have S_110 : 0 < (eps * x * r_5 + x * y ^+ 2 * r_5) by apply: (pos_is (c := r_5 * (eps + y ^+ 2) * x)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have S_111 : 0 < ((eps * x * r_5 + x * y ^+ 2 * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by apply: (pos_is (c := (eps * x * r_5 + x * y ^+ 2 * r_5) * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)^-1 ^+ 2)); [clear - NZ_30 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have C_108 : 0 < D1_31 := pos_is e_32 S_111.
exists D1_31; split; first exact: C_33.
split; first exact: C_93.
split; first exact: C_97.
split; first exact: C_99.
split; first exact: C_100.
exact: C_108.
Qed.

(* activation.sign
   Stretching approximates the sign: the squared gap is (y² + ε)/(t²x² + y² + ε), and goes to 0 as t grows
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on semantic uses *)
Theorem activation_sign (eps x t y : R) :
  0 <= eps ->
  0 < eps ->
  0 < x ->
  0 < t ->
  Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) != 0 /\
  (t * x) ^+ 2 + y ^+ 2 + eps != 0 /\
  (t * x) ^+ 2 != 0 /\
  0 <= (t * x) ^+ 2 + y ^+ 2 + eps /\
  1 - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) ^+ 2 = (y ^+ 2 + eps) / ((t * x) ^+ 2 + y ^+ 2 + eps) :> R /\
  1 - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) ^+ 2 <= (y ^+ 2 + eps) / (t * x) ^+ 2 /\
  0 < 1 - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) ^+ 2.
Proof.
move=> H_eps H0 H1 H2.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_6 : x = x by [].
have H_7 := pos_of H1 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : x != 0 by apply: (nz_factor (f := x) (r := 1) NZ_8 _); clear - R; first [reflexivity | ring].
have S_10 : 0 < x by apply: (pos_quotient H_7 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_11 : t = t by [].
have H_12 := pos_of H2 e_11.
have NZ_13 := lt0r_neq0 H_12.
have NZ_14 : t != 0 by apply: (nz_factor (f := t) (r := 1) NZ_13 _); clear - R; first [reflexivity | ring].
have S_15 : 0 < t by apply: (pos_quotient H_12 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
pose t_16 : R := t * x.
have e_17 : t_16 = (x * t) by apply: (num_eq (num2 (fun a b : R => a * b) e_11 e_6)); cbv beta; clear - R; first [reflexivity | ring].
pose t_18 : R := t_16 ^+ 2.
have e_19 : t_18 = (x ^+ 2 * t ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_17)); cbv beta; clear - R; first [reflexivity | ring].
have e_20 : y = y by [].
pose t_21 : R := y ^+ 2.
have e_22 : t_21 = (y ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_20)); cbv beta; clear - R; first [reflexivity | ring].
pose t_23 : R := t_18 + t_21.
have e_24 : t_23 = (x ^+ 2 * t ^+ 2 + y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_19 e_22)); cbv beta; clear - R; first [reflexivity | ring].
pose t_25 : R := t_23 + eps.
have e_26 : t_25 = (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_24 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_27 : R := Num.sqrt t_25.
have S_29 : 0 < (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by exact: (root_pos S_29).
have S_30 : 0 <= r_5 by apply: (nneg_is (c := r_5)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have e_28 : t_27 = r_5 by apply: (sqrt_node e_26 S_30); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_31 := lt0r_neq0 S_r5.
have NZ_32 : r_5 != 0 by apply: (nz_is (c := (r_5))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_31 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_33 : t_27 != 0 := nz_is e_28 NZ_32.
have NZ_34 := lt0r_neq0 S_29.
have NZ_35 : (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) != 0 by apply: (nz_is (c := ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2)))); [clear - R; first [reflexivity | ring] | clear - NZ_34 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : t_25 != 0 := nz_is e_26 NZ_35.
have NZ_37 : (x ^+ 2 * t ^+ 2) != 0 by apply: (nz_is (c := (t ^+ 2 * x ^+ 2))); [clear - R; first [reflexivity | ring] | clear - NZ_14 NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_18 != 0 := nz_is e_19 NZ_37.
have S_39 : 0 <= (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by apply: (nneg_is (c := (eps + x ^+ 2 * t ^+ 2 + y ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_40 : 0 <= t_25 := nneg_is e_26 S_39.
have e_41 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_42 : R := t_16 / t_27.
have e_43 : t_42 = ((x * t * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_17 e_28)); cbv beta; clear - NZ_31 NZ_34 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_44 : R := t_42 ^+ 2.
have e_45 : t_44 = ((x ^+ 2 * t ^+ 2) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_43)); cbv beta; clear - NZ_34 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_46 : R := (1 : R) - t_44.
have e_47 : t_46 = ((eps + y ^+ 2) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a - b) e_41 e_45)); cbv beta; clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_49 : R := t_21 + eps.
have e_50 : t_49 = (eps + y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_22 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_51 : R := t_49 / t_25.
have e_52 : t_51 = ((eps + y ^+ 2) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_50 e_26)); cbv beta; clear - NZ_34 R; first [reflexivity | field; nz | ring].
have C_48 : t_46 = t_51 by apply: (num_eq e_47); apply: esym; apply: (num_eq e_52); clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_54 : R := t_49 / t_18.
have NZ_56 : (x ^+ 2 * t ^+ 2) != 0 :> R by apply: (nz_is (c := (t ^+ 2 * x ^+ 2))); [clear - R; ring | clear - NZ_14 NZ_9 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_55 : t_54 = ((eps + y ^+ 2) / (t ^+ 2 * x ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_50 e_19)); cbv beta; clear - NZ_14 NZ_9 NZ_56 R; first [reflexivity | field; nz | ring].
have S_57 : 0 <= (eps ^+ 2 + 2%:R * eps * y ^+ 2 + y ^+ 4) by apply: (nneg_is (c := (eps + y ^+ 2) ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_58 : 0 <= ((eps ^+ 2 + 2%:R * eps * y ^+ 2 + y ^+ 4) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) * t ^+ 2 * x ^+ 2)) by apply: (nneg_is (c := (eps ^+ 2 + 2%:R * eps * y ^+ 2 + y ^+ 4) * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)^-1 * t^-1 ^+ 2 * x^-1 ^+ 2)); [clear - NZ_34 NZ_14 NZ_9 R; first [reflexivity | field; nz | ring] | sgn].
have C_53 : t_46 <= t_54 by apply: (le_by e_47 e_55 _ S_58); clear - NZ_34 NZ_14 NZ_9 R; first [reflexivity | field; nz | ring].
have S_60 : 0 < (eps + y ^+ 2) by sgn.
have S_61 : 0 < ((eps + y ^+ 2) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by apply: (pos_is (c := (eps + y ^+ 2) * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)^-1)); [clear - NZ_34 R; first [reflexivity | field; nz | ring] | sgn].
have C_59 : 0 < t_46 := pos_is e_47 S_61.
split; first exact: C_33.
split; first exact: C_36.
split; first exact: C_38.
split; first exact: C_40.
split; first exact: C_48.
split; first exact: C_53.
exact: C_59.
Qed.

(* activation.stretching.five
   At t = 5 points of the circle with |x| ≥ 1/2 end with |u| ≥ 0.94, for ε ≤ 0.01
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on stretching
   not here: the sign of (- (2%:R * 1000%:R + 209%:R) * eps + (9%:R * 1000%:R + 484%:R) * x ^+ 2 - (2%:R * 1000%:R + 209%:R)) is not seen *)

(* lnverify.fold
   The fold’s slope has the sign of tx + 1 + ε: it turns at x = −(1 + ε)/t, on the circle where t > 1 + ε
   this project; with a proof
   not here: the radicand (eps + 2%:R * x * t + t ^+ 2 + 1) has no sign that is seen *)

(* lnverify.fold.depth
   At its turning point x = −(1 + ε)/t the fold is √(t² − 1 − ε)/t deep, its least value
   this project; with a proof
   not here: that t is not 0 is not seen *)

(* activation.folding.ends
   At t = 2 points near x = 1 and x = −1 are both mapped to 1: read at these two points
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on the activation
   plot for folding *)
Theorem activation_folding_ends (eps : R) :
  0 <= eps ->
  eps = 0 :> R ->
  Num.sqrt (2%:R * 2%:R * 1 + 2%:R ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt (2%:R * 2%:R * - 1 + 2%:R ^+ 2 + 1 + eps) != 0 /\
  0 <= 2%:R * 2%:R * 1 + 2%:R ^+ 2 + 1 + eps /\
  0 <= 2%:R * 2%:R * - 1 + 2%:R ^+ 2 + 1 + eps /\
  (1 + 2%:R) / Num.sqrt (2%:R * 2%:R * 1 + 2%:R ^+ 2 + 1 + eps) = 1 :> R /\
  (- 1 + 2%:R) / Num.sqrt (2%:R * 2%:R * - 1 + 2%:R ^+ 2 + 1 + eps) = 1 :> R.
Proof.
move=> H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have e_2 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_3 : eps = 0 by apply: (solved (r := 1) (eq_of H0 e_1 e_2)); clear - R; first [reflexivity | ring].
have e_4 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_5 : R := (2%:R : R) * (2%:R : R).
have e_6 : t_5 = 4%:R by apply: (num_eq (num2 (fun a b : R => a * b) e_4 e_4)); cbv beta; clear - R; first [reflexivity | ring].
have e_7 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_8 : R := t_5 * (1 : R).
have e_9 : t_8 = 4%:R by apply: (num_eq (num2 (fun a b : R => a * b) e_6 e_7)); cbv beta; clear - R; first [reflexivity | ring].
pose t_10 : R := (2%:R : R) ^+ 2.
have e_11 : t_10 = 4%:R by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_4)); cbv beta; clear - R; first [reflexivity | ring].
pose t_12 : R := t_8 + t_10.
have e_13 : t_12 = 8%:R by apply: (num_eq (num2 (fun a b : R => a + b) e_9 e_11)); cbv beta; clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 + (1 : R).
have e_15 : t_14 = 9%:R by apply: (num_eq (num2 (fun a b : R => a + b) e_13 e_7)); cbv beta; clear - R; first [reflexivity | ring].
pose t_17 : R := t_14 + eps.
have e_18 : t_17 = 9%:R by apply: (num_eq (num2 (fun a b : R => a + b) e_15 E_3)); cbv beta; clear - R; first [reflexivity | ring].
pose t_19 : R := Num.sqrt t_17.
have S_21 : 0 <= 3%:R :> R by sgn.
have S_22 : 0 <= 3%:R by apply: (nneg_is (c := 3%:R)); [clear - R; first [reflexivity | ring] | sgn].
have e_20 : t_19 = 3%:R by apply: (sqrt_node e_18 S_22); clear - R; first [reflexivity | ring].
have NZ_23 : 3%:R != 0 by apply: (nz_is (c := (3%:R))); [clear - R; first [reflexivity | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_24 : t_19 != 0 := nz_is e_20 NZ_23.
pose t_25 : R := - (1 : R).
have e_26 : t_25 = (- 1) by apply: (num_eq (num1 (fun a : R => - a) e_7)); cbv beta; clear - R; first [reflexivity | ring].
pose t_27 : R := t_5 * t_25.
have e_28 : t_27 = (- 4%:R) by apply: (num_eq (num2 (fun a b : R => a * b) e_6 e_26)); cbv beta; clear - R; first [reflexivity | ring].
pose t_29 : R := t_27 + t_10.
have e_30 : t_29 = 0 by apply: (num_eq (num2 (fun a b : R => a + b) e_28 e_11)); cbv beta; clear - R; first [reflexivity | ring].
pose t_31 : R := t_29 + (1 : R).
have e_32 : t_31 = 1 by apply: (num_eq (num2 (fun a b : R => a + b) e_30 e_7)); cbv beta; clear - R; first [reflexivity | ring].
pose t_33 : R := t_31 + eps.
have e_34 : t_33 = 1 by apply: (num_eq (num2 (fun a b : R => a + b) e_32 E_3)); cbv beta; clear - R; first [reflexivity | ring].
pose t_35 : R := Num.sqrt t_33.
have S_37 : 0 <= 1 :> R by sgn.
have S_38 : 0 <= 1 by apply: (nneg_is (c := 1)); [clear - R; first [reflexivity | ring] | sgn].
have e_36 : t_35 = 1 by apply: (sqrt_node e_34 S_38); clear - R; first [reflexivity | ring].
have NZ_39 : 1 != 0 by apply: (nz_is (c := (1))); [clear - R; first [reflexivity | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
have S_41 : 0 <= 9%:R :> R by sgn.
have S_42 : 0 <= 9%:R by apply: (nneg_is (c := 9%:R)); [clear - R; first [reflexivity | ring] | sgn].
have C_43 : 0 <= t_17 := nneg_is e_18 S_42.
have S_44 : 0 <= 1 :> R by sgn.
have S_45 : 0 <= 1 by apply: (nneg_is (c := 1)); [clear - R; first [reflexivity | ring] | sgn].
have C_46 : 0 <= t_33 := nneg_is e_34 S_45.
pose t_47 : R := (1 : R) + (2%:R : R).
have e_48 : t_47 = 3%:R by apply: (num_eq (num2 (fun a b : R => a + b) e_7 e_4)); cbv beta; clear - R; first [reflexivity | ring].
pose t_49 : R := t_47 / t_19.
have NZ_51 : 3%:R != 0 :> R by apply: (nz_is (c := (3%:R))); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_50 : t_49 = 1 by apply: (num_eq (num2 (fun a b : R => a / b) e_48 e_20)); cbv beta; clear - NZ_51 R; first [reflexivity | field; nz | ring].
have C_52 : t_49 = (1 : R) by apply: (num_eq e_50); apply: esym; apply: (num_eq e_7); clear - R; first [reflexivity | ring].
pose t_53 : R := t_25 + (2%:R : R).
have e_54 : t_53 = 1 by apply: (num_eq (num2 (fun a b : R => a + b) e_26 e_4)); cbv beta; clear - R; first [reflexivity | ring].
pose t_55 : R := t_53 / t_35.
have NZ_57 : 1 != 0 :> R by apply: (nz_is (c := ())); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_56 : t_55 = 1 by apply: (num_eq (num2 (fun a b : R => a / b) e_54 e_36)); cbv beta; clear - NZ_57 R; first [reflexivity | field; nz | ring].
have C_58 : t_55 = (1 : R) by apply: (num_eq e_56); apply: esym; apply: (num_eq e_7); clear - R; first [reflexivity | ring].
split; first exact: C_24.
split; first exact: C_40.
split; first exact: C_43.
split; first exact: C_46.
split; first exact: C_52.
exact: C_58.
Qed.

(* activation.folding.relaxed
   At t = 2 and ε = 0 the points between −1 and 1 are relaxed away from 1: 1 − u² = (1 − x²)/(4x + 5)
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on the activation
   plot for folding *)
Theorem activation_folding_relaxed (x : R) :
  0 < 1 + x ->
  0 < 1 - x ->
  Num.sqrt (x * 4%:R + 5%:R) != 0 /\
  x * 4%:R + 5%:R != 0 /\
  (x * 4%:R + 5%:R) * 4%:R != 0 /\
  0 <= x * 4%:R + 5%:R /\
  1 - ((x + 2%:R) / Num.sqrt (x * 4%:R + 5%:R)) ^+ 2 = (1 - x ^+ 2) / (x * 4%:R + 5%:R) :> R /\
  0 < 1 - ((x + 2%:R) / Num.sqrt (x * 4%:R + 5%:R)) ^+ 2 /\
  ((x + 2%:R) / Num.sqrt (x * 4%:R + 5%:R)) ^+ 2 - 3%:R / 4%:R = (x * 2%:R + 1) ^+ 2 / ((x * 4%:R + 5%:R) * 4%:R) :> R.
Proof.
move=> H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : x = x by [].
pose t_3 : R := (1 : R) + x.
have e_4 : t_3 = (x + 1) by apply: (num_eq (num2 (fun a b : R => a + b) e_1 e_2)); cbv beta; clear - R; first [reflexivity | ring].
have H_5 := pos_of H0 e_4.
have NZ_6 := lt0r_neq0 H_5.
have NZ_7 : (x + 1) != 0 by apply: (nz_factor (f := (x + 1)) (r := 1) NZ_6 _); clear - R; first [reflexivity | ring].
have S_8 : 0 < (x + 1) by apply: (pos_quotient H_5 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
pose t_9 : R := (1 : R) - x.
have e_10 : t_9 = (- x + 1) by apply: (num_eq (num2 (fun a b : R => a - b) e_1 e_2)); cbv beta; clear - R; first [reflexivity | ring].
have H_11 := pos_of H1 e_10.
have NZ_12 := lt0r_neq0 H_11.
have NZ_13 : (x - 1) != 0 by apply: (nz_factor (f := (x - 1)) (r := (- 1)) NZ_12 _); clear - R; first [reflexivity | ring].
have S_14 : 0 < (- x + 1) by apply: (pos_quotient H_11 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_15 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_16 : R := x * (4%:R : R).
have e_17 : t_16 = (4%:R * x) by apply: (num_eq (num2 (fun a b : R => a * b) e_2 e_15)); cbv beta; clear - R; first [reflexivity | ring].
have e_18 : 5%:R = 5%:R :> R by clear - R; first [reflexivity | ring].
pose t_19 : R := t_16 + (5%:R : R).
have e_20 : t_19 = (4%:R * x + 5%:R) by apply: (num_eq (num2 (fun a b : R => a + b) e_17 e_18)); cbv beta; clear - R; first [reflexivity | ring].
pose t_21 : R := Num.sqrt t_19.
have S_23 : 0 < 1 :> R by sgn.
have S_24 : 0 < (4%:R * x + 5%:R) by apply: (pos_is (c := ((x + 1) * (4%:R) + 1) / 1)); [clear - R; first [field | ring] | sgn].
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = (4%:R * x + 5%:R) by exact: (root_pos S_24).
have S_25 : 0 <= r_2 by apply: (nneg_is (c := r_2)); [clear - E_r2 R; first [reflexivity | ring: E_r2] | sgn].
have e_22 : t_21 = r_2 by apply: (sqrt_node e_20 S_25); clear - E_r2 R; first [reflexivity | ring: E_r2].
have NZ_26 := lt0r_neq0 S_r2.
have NZ_27 : r_2 != 0 by apply: (nz_is (c := (r_2))); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_21 != 0 := nz_is e_22 NZ_27.
have NZ_29 := lt0r_neq0 S_24.
have NZ_30 : (4%:R * x + 5%:R) != 0 by apply: (nz_is (c := ((4%:R * x + 5%:R)))); [clear - R; first [reflexivity | ring] | clear - NZ_29 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : t_19 != 0 := nz_is e_20 NZ_30.
pose t_32 : R := t_19 * (4%:R : R).
have e_33 : t_32 = (16%:R * x + 20%:R) by apply: (num_eq (num2 (fun a b : R => a * b) e_20 e_15)); cbv beta; clear - R; first [reflexivity | ring].
have NZ_34 : (16%:R * x + 20%:R) != 0 by apply: (nz_is (c := (4%:R * (4%:R * x + 5%:R)))); [clear - R; first [reflexivity | ring] | clear - NZ_29 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_32 != 0 := nz_is e_33 NZ_34.
have S_36 : 0 <= (4%:R * x + 5%:R) by apply: (nneg_is (c := (4%:R * x + 5%:R))); [clear - R; first [reflexivity | ring] | sgn].
have C_37 : 0 <= t_19 := nneg_is e_20 S_36.
have e_38 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_39 : R := x + (2%:R : R).
have e_40 : t_39 = (x + 2%:R) by apply: (num_eq (num2 (fun a b : R => a + b) e_2 e_38)); cbv beta; clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / t_21.
have e_42 : t_41 = ((x * r_2 + 2%:R * r_2) / ((4%:R * x + 5%:R))) by apply: (num_eq (num2 (fun a b : R => a / b) e_40 e_22)); cbv beta; clear - NZ_26 NZ_29 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_43 : R := t_41 ^+ 2.
have e_44 : t_43 = ((x ^+ 2 + 4%:R * x + 4%:R) / ((4%:R * x + 5%:R))) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_42)); cbv beta; clear - NZ_29 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_45 : R := (1 : R) - t_43.
have e_46 : t_45 = ((- x ^+ 2 + 1) / ((4%:R * x + 5%:R))) by apply: (num_eq (num2 (fun a b : R => a - b) e_1 e_44)); cbv beta; clear - NZ_29 R; first [reflexivity | field; nz | ring].
pose t_48 : R := x ^+ 2.
have e_49 : t_48 = (x ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_2)); cbv beta; clear - R; first [reflexivity | ring].
pose t_50 : R := (1 : R) - t_48.
have e_51 : t_50 = (- x ^+ 2 + 1) by apply: (num_eq (num2 (fun a b : R => a - b) e_1 e_49)); cbv beta; clear - R; first [reflexivity | ring].
pose t_52 : R := t_50 / t_19.
have e_53 : t_52 = ((- x ^+ 2 + 1) / ((4%:R * x + 5%:R))) by apply: (num_eq (num2 (fun a b : R => a / b) e_51 e_20)); cbv beta; clear - NZ_29 R; first [reflexivity | field; nz | ring].
have C_47 : t_45 = t_52 by apply: (num_eq e_46); apply: esym; apply: (num_eq e_53); clear - NZ_29 R; first [reflexivity | field; nz | ring].
have S_55 : 0 < (- x ^+ 2 + 1) by apply: (pos_is (c := (- x + 1) * (x + 1))); [clear - R; first [reflexivity | ring] | sgn].
have S_56 : 0 < ((- x ^+ 2 + 1) / ((4%:R * x + 5%:R))) by apply: (pos_is (c := (- x ^+ 2 + 1) * (4%:R * x + 5%:R)^-1)); [clear - NZ_29 R; first [reflexivity | field; nz | ring] | sgn].
have C_54 : 0 < t_45 := pos_is e_46 S_56.
have e_57 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_58 : R := (3%:R : R) / (4%:R : R).
have NZ_60 : 4%:R != 0 :> R by apply: (nz_is (c := (4%:R))); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_59 : t_58 = (3%:R / (4%:R)) by apply: (num_eq (num2 (fun a b : R => a / b) e_57 e_15)); cbv beta; clear - NZ_60 R; first [reflexivity | field; nz | ring].
pose t_61 : R := t_43 - t_58.
have e_62 : t_61 = ((4%:R * x ^+ 2 + 4%:R * x + 1) / (4%:R * (4%:R * x + 5%:R))) by apply: (num_eq (num2 (fun a b : R => a - b) e_44 e_59)); cbv beta; clear - NZ_29 R; first [reflexivity | field; nz | ring].
pose t_64 : R := x * (2%:R : R).
have e_65 : t_64 = (2%:R * x) by apply: (num_eq (num2 (fun a b : R => a * b) e_2 e_38)); cbv beta; clear - R; first [reflexivity | ring].
pose t_66 : R := t_64 + (1 : R).
have e_67 : t_66 = (2%:R * x + 1) by apply: (num_eq (num2 (fun a b : R => a + b) e_65 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_68 : R := t_66 ^+ 2.
have e_69 : t_68 = (4%:R * x ^+ 2 + 4%:R * x + 1) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_67)); cbv beta; clear - R; first [reflexivity | ring].
pose t_70 : R := t_68 / t_32.
have NZ_72 : (16%:R * x + 20%:R) != 0 :> R by apply: (nz_is (c := (4%:R * (4%:R * x + 5%:R)))); [clear - R; ring | clear - NZ_29 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_71 : t_70 = ((4%:R * x ^+ 2 + 4%:R * x + 1) / (4%:R * (4%:R * x + 5%:R))) by apply: (num_eq (num2 (fun a b : R => a / b) e_69 e_33)); cbv beta; clear - NZ_29 NZ_72 R; first [reflexivity | field; nz | ring].
have C_63 : t_61 = t_70 by apply: (num_eq e_62); apply: esym; apply: (num_eq e_71); clear - NZ_29 R; first [reflexivity | field; nz | ring].
split; first exact: C_28.
split; first exact: C_31.
split; first exact: C_35.
split; first exact: C_37.
split; first exact: C_47.
split; first exact: C_54.
exact: C_63.
Qed.

(* activation.folding.absolute-value
   Folding is an absolute value up to the difference between the outputs of x and −x, and to its value at 0
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on semantic uses
   not here: the radicand (eps + 2%:R * x * t + t ^+ 2 + 1) has no sign that is seen *)

(* activation.jump
   Right before the fold is complete points jump: passing x + t = 0 a point moves at the speed 1/√(y² + ε)
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; On phase transitions *)
Theorem activation_jump (eps X y : R) :
  0 <= eps ->
  0 < eps ->
  exists D1 : R, is_derivative (fun X : R => X / Num.sqrt (X ^+ 2 + y ^+ 2 + eps)) X D1 /\
  Num.sqrt (X ^+ 2 + y ^+ 2 + eps) != 0 /\
  X ^+ 2 + y ^+ 2 + eps != 0 /\
  Num.sqrt (y ^+ 2 + eps) ^+ 3 != 0 /\
  Num.sqrt (y ^+ 2 + eps) != 0 /\
  y ^+ 2 + eps != 0 /\
  0 <= X ^+ 2 + y ^+ 2 + eps /\
  0 <= y ^+ 2 + eps /\
  D1 = ((y ^+ 2 + eps) / (X ^+ 2 + y ^+ 2 + eps)) / Num.sqrt (X ^+ 2 + y ^+ 2 + eps) :> R /\
  (y ^+ 2 + eps) / Num.sqrt (y ^+ 2 + eps) ^+ 3 = 1 / Num.sqrt (y ^+ 2 + eps) :> R /\
  D1 ^+ 2 <= 1 / (y ^+ 2 + eps).
Proof.
move=> H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_6 : X = X by [].
pose t_7 : R := X ^+ 2.
have e_8 : t_7 = (X ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_6)); cbv beta; clear - R; first [reflexivity | ring].
have e_9 : y = y by [].
pose t_10 : R := y ^+ 2.
have e_11 : t_10 = (y ^+ 2) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_9)); cbv beta; clear - R; first [reflexivity | ring].
pose t_12 : R := t_7 + t_10.
have e_13 : t_12 = (X ^+ 2 + y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_8 e_11)); cbv beta; clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 + eps.
have e_15 : t_14 = (eps + X ^+ 2 + y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_13 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_16 : R := Num.sqrt t_14.
have S_18 : 0 < (eps + X ^+ 2 + y ^+ 2) by sgn.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (eps + X ^+ 2 + y ^+ 2) by exact: (root_pos S_18).
have S_19 : 0 <= r_4 by apply: (nneg_is (c := r_4)); [clear - E_r4 R; first [reflexivity | ring: E_r4] | sgn].
have e_17 : t_16 = r_4 by apply: (sqrt_node e_15 S_19); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_20 : R := X / t_16.
have NZ_22 := lt0r_neq0 S_r4.
have NZ_23 := lt0r_neq0 S_18.
have e_21 : t_20 = ((X * r_4) / ((eps + X ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_6 e_17)); cbv beta; clear - NZ_22 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose D1_24 : R := ((eps * r_4 + y ^+ 2 * r_4) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)).
have e_25 : D1_24 = ((eps * r_4 + y ^+ 2 * r_4) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by [].
have C_26 : is_derivative (fun X : R => X / Num.sqrt (X ^+ 2 + y ^+ 2 + eps)) X D1_24.
have size_ge0 := fun t : R => normr_ge0 t.
have D_27 := D_at_scalar X.
have D_28 := D_pow size_ge0 2 D_27.
have D_29 := D_const size_ge0 t_10.
have D_30 := D_add D_28 D_29.
have D_31 := D_const size_ge0 eps.
have D_32 := D_add D_30 D_31.
have S_34 : 0 < (eps + X ^+ 2 + y ^+ 2) by apply: (pos_is (c := (eps + X ^+ 2 + y ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_33 : 0 < t_14 := pos_is e_15 S_34.
have D_35 := D_sqrt size_ge0 C_33 D_32.
have NZ_36 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_22 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_37 : t_16 != 0 := nz_is e_17 NZ_36.
have D_38 := D_inv size_ge0 C_37 D_35.
have D_39 := D_mul size_ge0 D_27 D_38.
apply: (derivative_by (F := (fun X : R => X / Num.sqrt (X ^+ 2 + y ^+ 2 + eps))) D_39) => h_40.
have e_41 : h_40 = h_40 by [].
pose t_42 : R := t_16^-1.
have e_43 : t_42 = (r_4 / ((eps + X ^+ 2 + y ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_17)); cbv beta; clear - NZ_22 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_44 : R := h_40 * t_42.
have e_45 : t_44 = ((r_4 * h_40) / ((eps + X ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_41 e_43)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_46 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_47 : R := (2%:R : R) * t_16.
have e_48 : t_47 = (2%:R * r_4) by apply: (num_eq (num2 (fun a b : R => a * b) e_46 e_17)); cbv beta; clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_49 : R := t_47^-1.
have NZ_51 : (2%:R * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4))); [clear - R; ring | clear - NZ_22 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_50 : t_49 = (r_4 / (2%:R * (eps + X ^+ 2 + y ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_48)); cbv beta; clear - NZ_22 NZ_51 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : R := X ^+ 1.
have e_53 : t_52 = X by apply: (num_eq (num1 (fun a : R => a ^+ 1) e_6)); cbv beta; clear - R; first [reflexivity | ring].
pose t_54 : R := (2%:R : R) * t_52.
have e_55 : t_54 = (2%:R * X) by apply: (num_eq (num2 (fun a b : R => a * b) e_46 e_53)); cbv beta; clear - R; first [reflexivity | ring].
pose t_56 : R := t_54 * h_40.
have e_57 : t_56 = (2%:R * X * h_40) by apply: (num_eq (num2 (fun a b : R => a * b) e_55 e_41)); cbv beta; clear - R; first [reflexivity | ring].
have e_58 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_59 : R := t_56 + (0 : R).
have e_60 : t_59 = (2%:R * X * h_40) by apply: (num_eq (num2 (fun a b : R => a + b) e_57 e_58)); cbv beta; clear - R; first [reflexivity | ring].
pose t_61 : R := t_59 + (0 : R).
have e_62 : t_61 = (2%:R * X * h_40) by apply: (num_eq (num2 (fun a b : R => a + b) e_60 e_58)); cbv beta; clear - R; first [reflexivity | ring].
pose t_63 : R := t_49 * t_61.
have e_64 : t_63 = ((X * r_4 * h_40) / ((eps + X ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_50 e_62)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : R := t_42 * t_63.
have e_66 : t_65 = ((X * h_40) / ((eps + X ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_43 e_64)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_67 : R := t_42 * t_65.
have e_68 : t_67 = ((X * r_4 * h_40) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_43 e_66)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_69 : R := - t_67.
have e_70 : t_69 = ((- X * r_4 * h_40) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_68)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_71 : R := X * t_69.
have e_72 : t_71 = ((- X ^+ 2 * r_4 * h_40) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_6 e_70)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_73 : R := t_44 + t_71.
have e_74 : t_73 = ((eps * r_4 * h_40 + y ^+ 2 * r_4 * h_40) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_45 e_72)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_75 : R := D1_24 * h_40.
have e_76 : t_75 = ((eps * r_4 * h_40 + y ^+ 2 * r_4 * h_40) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_25 e_41)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
apply: (num_eq e_74); apply: esym; apply: (num_eq e_76); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_77 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_22 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_78 : t_16 != 0 := nz_is e_17 NZ_77.
have NZ_79 : (eps + X ^+ 2 + y ^+ 2) != 0 by apply: (nz_is (c := ((eps + X ^+ 2 + y ^+ 2)))); [clear - R; first [reflexivity | ring] | clear - NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_80 : t_14 != 0 := nz_is e_15 NZ_79.
pose t_81 : R := t_10 + eps.
have e_82 : t_81 = (eps + y ^+ 2) by apply: (num_eq (num2 (fun a b : R => a + b) e_11 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_83 : R := Num.sqrt t_81.
have S_85 : 0 < (eps + y ^+ 2) by sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps + y ^+ 2) by exact: (root_pos S_85).
have S_86 : 0 <= r_5 by apply: (nneg_is (c := r_5)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have e_84 : t_83 = r_5 by apply: (sqrt_node e_82 S_86); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_87 : R := t_83 ^+ 3.
have e_88 : t_87 = (eps * r_5 + y ^+ 2 * r_5) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_84)); cbv beta; clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_89 := lt0r_neq0 S_r5.
have NZ_90 := lt0r_neq0 S_85.
have NZ_91 : (eps * r_5 + y ^+ 2 * r_5) != 0 by apply: (nz_is (c := (r_5 * (eps + y ^+ 2)))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_89 NZ_90 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_92 : t_87 != 0 := nz_is e_88 NZ_91.
have NZ_93 : r_5 != 0 by apply: (nz_is (c := (r_5))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_89 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_94 : t_83 != 0 := nz_is e_84 NZ_93.
have NZ_95 : (eps + y ^+ 2) != 0 by apply: (nz_is (c := ((eps + y ^+ 2)))); [clear - R; first [reflexivity | ring] | clear - NZ_90 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_96 : t_81 != 0 := nz_is e_82 NZ_95.
have S_97 : 0 <= (eps + X ^+ 2 + y ^+ 2) by apply: (nneg_is (c := (eps + X ^+ 2 + y ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_98 : 0 <= t_14 := nneg_is e_15 S_97.
have S_99 : 0 <= (eps + y ^+ 2) by apply: (nneg_is (c := (eps + y ^+ 2))); [clear - R; first [reflexivity | ring] | sgn].
have C_100 : 0 <= t_81 := nneg_is e_82 S_99.
pose t_102 : R := t_81 / t_14.
have e_103 : t_102 = ((eps + y ^+ 2) / ((eps + X ^+ 2 + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_82 e_15)); cbv beta; clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_104 : R := t_102 / t_16.
have e_105 : t_104 = ((eps * r_4 + y ^+ 2 * r_4) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_103 e_17)); cbv beta; clear - NZ_22 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_101 : D1_24 = t_104 by apply: (num_eq e_25); apply: esym; apply: (num_eq e_105); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_106 : R := t_81 / t_87.
have NZ_108 : (eps * r_5 + y ^+ 2 * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * (eps + y ^+ 2)))); [clear - R; ring | clear - NZ_89 NZ_90 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_107 : t_106 = (r_5 / ((eps + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_82 e_88)); cbv beta; clear - NZ_89 NZ_90 NZ_108 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_110 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_111 : R := (1 : R) / t_83.
have e_112 : t_111 = (r_5 / ((eps + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_110 e_84)); cbv beta; clear - NZ_89 NZ_90 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_109 : t_106 = t_111 by apply: (num_eq e_107); apply: esym; apply: (num_eq e_112); clear - NZ_90 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_113 : R := D1_24 ^+ 2.
have e_114 : t_113 = ((eps ^+ 2 + 2%:R * eps * y ^+ 2 + y ^+ 4) / ((eps + X ^+ 2 + y ^+ 2) ^+ 3)) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_25)); cbv beta; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_116 : R := (1 : R) / t_81.
have e_117 : t_116 = (1 / ((eps + y ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_110 e_82)); cbv beta; clear - NZ_90 R; first [reflexivity | field; nz | ring].
have S_118 : 0 <= (3%:R * eps ^+ 2 + 3%:R * eps * X ^+ 2 + 6%:R * eps * y ^+ 2 + X ^+ 4 + 3%:R * X ^+ 2 * y ^+ 2 + 3%:R * y ^+ 4) by sgn.
have S_119 : 0 <= (3%:R * eps ^+ 2 * X ^+ 2 + 3%:R * eps * X ^+ 4 + 6%:R * eps * X ^+ 2 * y ^+ 2 + X ^+ 6 + 3%:R * X ^+ 4 * y ^+ 2 + 3%:R * X ^+ 2 * y ^+ 4) by apply: (nneg_is (c := (3%:R * eps ^+ 2 + 3%:R * eps * X ^+ 2 + 6%:R * eps * y ^+ 2 + X ^+ 4 + 3%:R * X ^+ 2 * y ^+ 2 + 3%:R * y ^+ 4) * X ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_120 : 0 <= ((3%:R * eps ^+ 2 * X ^+ 2 + 3%:R * eps * X ^+ 4 + 6%:R * eps * X ^+ 2 * y ^+ 2 + X ^+ 6 + 3%:R * X ^+ 4 * y ^+ 2 + 3%:R * X ^+ 2 * y ^+ 4) / ((eps + y ^+ 2) * (eps + X ^+ 2 + y ^+ 2) ^+ 3)) by apply: (nneg_is (c := (3%:R * eps ^+ 2 * X ^+ 2 + 3%:R * eps * X ^+ 4 + 6%:R * eps * X ^+ 2 * y ^+ 2 + X ^+ 6 + 3%:R * X ^+ 4 * y ^+ 2 + 3%:R * X ^+ 2 * y ^+ 4) * (eps + y ^+ 2)^-1 * (eps + X ^+ 2 + y ^+ 2)^-1 ^+ 3)); [clear - NZ_90 NZ_23 R; first [reflexivity | field; nz | ring] | sgn].
have C_115 : t_113 <= t_116 by apply: (le_by e_114 e_117 _ S_120); clear - NZ_23 NZ_90 R; first [reflexivity | field; nz | ring].
exists D1_24; split; first exact: C_26.
split; first exact: C_78.
split; first exact: C_80.
split; first exact: C_92.
split; first exact: C_94.
split; first exact: C_96.
split; first exact: C_98.
split; first exact: C_100.
split; first exact: C_101.
split; first exact: C_109.
exact: C_115.
Qed.

(* lnverify.low-gradients
   Through u_ε a gradient falls to at most 1/√(‖x‖² + ε) of its length, but for ε > 0 it never vanishes
   this project; with a proof *)
Theorem lnverify_low_gradients (x upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun x : 'cV[R]_N => dot upstream (unit_map eps x)) x G1 /\
  Num.sqrt (dot x x + eps) != 0 /\
  eps != 0 /\
  dot x x + eps != 0 /\
  0 <= dot x x + eps /\
  Num.sqrt (dot x x + eps) *: (G1 + ((1 / eps) * dot x G1) *: x) = upstream :> 'cV[R]_N /\
  dot G1 G1 <= (1 / (dot x x + eps)) * dot upstream upstream.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by apply: (pos_quotient H_2 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_6 : x = (col (fun i => (x i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_7 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_8 : R := dot x x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_10 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (x i 0) ^+ 2)).
have S_11 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_12 : whole (fun i => (x i 0) ^+ 2) = m_2 by apply: (num_eq M_2); clear - R; first [reflexivity | ring].
have d_13 : whole (fun i => ((x i 0)) * ((x i 0))) = m_2 by apply: (whole_eq _ d_12) => i; clear - R; first [reflexivity | ring].
have e_9 : t_8 = m_2 by apply: (dot_node e_6 e_6 d_13); done.
pose t_14 : R := t_8 + eps.
have e_15 : t_14 = (eps + m_2) by apply: (num_eq (num2 (fun a b : R => a + b) e_9 e_1)); cbv beta; clear - R; first [reflexivity | ring].
pose t_16 : R := Num.sqrt t_14.
have S_18 : 0 < (eps + m_2) by sgn.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (eps + m_2) by exact: (root_pos S_18).
have S_19 : 0 <= r_3 by apply: (nneg_is (c := r_3)); [clear - E_r3 R; first [reflexivity | ring: E_r3] | sgn].
have e_17 : t_16 = r_3 by apply: (sqrt_node e_15 S_19); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_20 : R := t_16^-1.
have NZ_22 := lt0r_neq0 S_r3.
have NZ_23 := lt0r_neq0 S_18.
have e_21 : t_20 = (r_3 / ((eps + m_2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_17)); cbv beta; clear - NZ_22 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_24 : 'cV[R]_N := t_20 *: x.
have e_25 : t_24 = (col (fun i => (r_3 / ((eps + m_2))) * ((x i 0)))) by apply: (col_eq (col_scale e_21 e_6)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_26 : R := dot upstream t_24.
have [m_4 M_4] := some_number (part xpredT (fun i => (upstream i 0) * (x i 0))).
have d_28 : whole (fun i => (r_3 / ((eps + m_2))) * ((upstream i 0) * (x i 0))) = ((r_3 * m_4) / ((eps + m_2))) by apply: (num_eq (partZ (r_3 / ((eps + m_2))) M_4)); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_29 : whole (fun i => ((upstream i 0)) * ((r_3 / ((eps + m_2))) * ((x i 0)))) = ((r_3 * m_4) / ((eps + m_2))) by apply: (whole_eq _ d_28) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_27 : t_26 = ((r_3 * m_4) / ((eps + m_2))) by apply: (dot_node e_7 e_25 d_29); done.
pose G1_30 : 'cV[R]_N := (col (fun i => ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0)))).
have e_31 : G1_30 = (col (fun i => ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0)))) by [].
have C_32 : is_gradient (fun x : 'cV[R]_N => dot upstream ((Num.sqrt (dot x x + eps))^-1 *: x)) x G1_30.
have size_ge0 := @size1_ge0 R N.
have D_33 := VD_const size_ge0 upstream.
have D_34 := VD_at x.
have D_35 := D_dot size_ge0 D_34 D_34.
have D_36 := D_const size_ge0 eps.
have D_37 := D_add D_35 D_36.
have S_39 : 0 < (eps + m_2) by apply: (pos_is (c := (eps + m_2))); [clear - R; first [reflexivity | ring] | sgn].
have C_38 : 0 < t_14 := pos_is e_15 S_39.
have D_40 := D_sqrt size_ge0 C_38 D_37.
have NZ_41 : r_3 != 0 by apply: (nz_is (c := (r_3))); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_22 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_16 != 0 := nz_is e_17 NZ_41.
have D_43 := D_inv size_ge0 C_42 D_40.
have D_44 := VD_scale size_ge0 D_43 D_34.
have D_45 := D_dot size_ge0 D_33 D_44.
apply: (gradient_by (F := (fun x : 'cV[R]_N => dot upstream ((Num.sqrt (dot x x + eps))^-1 *: x))) D_45) => h_46.
have e_47 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_48 : R := dot (0 : 'cV[R]_N) t_24.
have d_50 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_51 : whole (fun i => 0 * ((r_3 / ((eps + m_2))) * ((x i 0)))) = 0 by apply: (whole_eq _ d_50) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_49 : t_48 = 0 by apply: (dot_node e_47 e_25 d_51); done.
have e_52 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_53 : R := (2%:R : R) * t_16.
have e_54 : t_53 = (2%:R * r_3) by apply: (num_eq (num2 (fun a b : R => a * b) e_52 e_17)); cbv beta; clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_55 : R := t_53^-1.
have NZ_57 : (2%:R * r_3) != 0 :> R by apply: (nz_is (c := (2%:R * r_3))); [clear - R; ring | clear - NZ_22 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_56 : t_55 = (r_3 / (2%:R * (eps + m_2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_54)); cbv beta; clear - NZ_22 NZ_57 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_58 : h_46 = (col (fun i => (h_46 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_59 : R := dot h_46 x.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_46 i 0) * (x i 0))).
have d_61 : whole (fun i => (h_46 i 0) * (x i 0)) = m_6 by apply: (num_eq M_6); clear - R; first [reflexivity | ring].
have d_62 : whole (fun i => ((h_46 i 0)) * ((x i 0))) = m_6 by apply: (whole_eq _ d_61) => i; clear - R; first [reflexivity | ring].
have e_60 : t_59 = m_6 by apply: (dot_node e_58 e_6 d_62); done.
pose t_63 : R := dot x h_46.
have d_65 : whole (fun i => ((x i 0)) * ((h_46 i 0))) = m_6 by apply: (whole_eq _ d_61) => i; clear - R; first [reflexivity | ring].
have e_64 : t_63 = m_6 by apply: (dot_node e_6 e_58 d_65); done.
pose t_66 : R := t_59 + t_63.
have e_67 : t_66 = (2%:R * m_6) by apply: (num_eq (num2 (fun a b : R => a + b) e_60 e_64)); cbv beta; clear - R; first [reflexivity | ring].
have e_68 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_69 : R := t_66 + (0 : R).
have e_70 : t_69 = (2%:R * m_6) by apply: (num_eq (num2 (fun a b : R => a + b) e_67 e_68)); cbv beta; clear - R; first [reflexivity | ring].
pose t_71 : R := t_55 * t_69.
have e_72 : t_71 = ((r_3 * m_6) / ((eps + m_2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_56 e_70)); cbv beta; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_73 : R := t_20 * t_71.
have e_74 : t_73 = (m_6 / ((eps + m_2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_21 e_72)); cbv beta; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_75 : R := t_20 * t_73.
have e_76 : t_75 = ((r_3 * m_6) / ((eps + m_2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_21 e_74)); cbv beta; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_77 : R := - t_75.
have e_78 : t_77 = ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_76)); cbv beta; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_79 : 'cV[R]_N := t_77 *: x.
have e_80 : t_79 = (col (fun i => ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) * ((x i 0)))) by apply: (col_eq (col_scale e_78 e_6)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_81 : 'cV[R]_N := t_20 *: h_46.
have e_82 : t_81 = (col (fun i => (r_3 / ((eps + m_2))) * ((h_46 i 0)))) by apply: (col_eq (col_scale e_21 e_58)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_83 : 'cV[R]_N := t_79 + t_81.
have e_84 : t_83 = (col (fun i => ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((h_46 i 0)))) by apply: (col_eq (col_add e_80 e_82)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_85 : R := dot upstream t_83.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_46 i 0) * (upstream i 0))).
have d_87 : whole (fun i => ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) * ((upstream i 0) * (x i 0)) + (r_3 / ((eps + m_2))) * ((h_46 i 0) * (upstream i 0))) = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by apply: (num_eq (partD (partZ ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) M_4) (partZ (r_3 / ((eps + m_2))) M_7))); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_88 : whole (fun i => ((upstream i 0)) * (((- r_3 * m_6) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((h_46 i 0)))) = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by apply: (whole_eq _ d_87) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_86 : t_85 = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by apply: (dot_node e_7 e_84 d_88); done.
pose t_89 : R := t_48 + t_85.
have e_90 : t_89 = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_49 e_86)); cbv beta; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_91 : R := dot G1_30 h_46.
have d_93 : whole (fun i => ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((h_46 i 0) * (x i 0)) + (r_3 / ((eps + m_2))) * ((h_46 i 0) * (upstream i 0))) = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by apply: (num_eq (partD (partZ ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) M_6) (partZ (r_3 / ((eps + m_2))) M_7))); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_94 : whole (fun i => (((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0))) * ((h_46 i 0))) = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by apply: (whole_eq _ d_93) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_92 : t_91 = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by apply: (dot_node e_31 e_58 d_94); done.
apply: (num_eq e_90); apply: esym; apply: (num_eq e_92); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_95 : r_3 != 0 by apply: (nz_is (c := (r_3))); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_22 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_96 : t_16 != 0 := nz_is e_17 NZ_95.
have NZ_97 : eps != 0 by apply: (nz_is (c := (eps))); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_98 : eps != 0 := nz_is e_1 NZ_97.
have NZ_99 : (eps + m_2) != 0 by apply: (nz_is (c := ((eps + m_2)))); [clear - R; first [reflexivity | ring] | clear - NZ_23 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_100 : t_14 != 0 := nz_is e_15 NZ_99.
have S_101 : 0 <= (eps + m_2) by apply: (nneg_is (c := (eps + m_2))); [clear - R; first [reflexivity | ring] | sgn].
have C_102 : 0 <= t_14 := nneg_is e_15 S_101.
have e_103 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_104 : R := (1 : R) / eps.
have e_105 : t_104 = (1 / (eps)) by apply: (num_eq (num2 (fun a b : R => a / b) e_103 e_1)); cbv beta; clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_106 : R := dot x G1_30.
have d_108 : whole (fun i => ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0) ^+ 2) + (r_3 / ((eps + m_2))) * ((upstream i 0) * (x i 0))) = ((eps * r_3 * m_4) / ((eps + m_2) ^+ 2)) by apply: (num_eq (partD (partZ ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) M_2) (partZ (r_3 / ((eps + m_2))) M_4))); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_109 : whole (fun i => ((x i 0)) * (((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0)))) = ((eps * r_3 * m_4) / ((eps + m_2) ^+ 2)) by apply: (whole_eq _ d_108) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_107 : t_106 = ((eps * r_3 * m_4) / ((eps + m_2) ^+ 2)) by apply: (dot_node e_6 e_31 d_109); done.
pose t_110 : R := t_104 * t_106.
have e_111 : t_110 = ((r_3 * m_4) / ((eps + m_2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_105 e_107)); cbv beta; clear - NZ_4 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_112 : 'cV[R]_N := t_110 *: x.
have e_113 : t_112 = (col (fun i => ((r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)))) by apply: (col_eq (col_scale e_111 e_6)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_114 : 'cV[R]_N := G1_30 + t_112.
have e_115 : t_114 = (col (fun i => (r_3 / ((eps + m_2))) * ((upstream i 0)))) by apply: (col_eq (col_add e_31 e_113)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_116 : 'cV[R]_N := t_16 *: t_114.
have e_117 : t_116 = (col (fun i => (upstream i 0))) by apply: (col_eq (col_scale e_17 e_115)) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_118 : t_116 = upstream by apply: (col_same e_117 e_7) => i; clear - R; first [reflexivity | ring].
pose t_119 : R := dot G1_30 G1_30.
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_121 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_122 : whole (fun i => ((m_4 ^+ 2) / ((eps + m_2) ^+ 3)) * ((x i 0) ^+ 2) + ((- 2%:R * m_4) / ((eps + m_2) ^+ 2)) * ((upstream i 0) * (x i 0)) + (1 / ((eps + m_2))) * ((upstream i 0) ^+ 2)) = ((eps ^+ 2 * m_5 + 2%:R * eps * m_2 * m_5 - 2%:R * eps * m_4 ^+ 2 + m_2 ^+ 2 * m_5 - m_2 * m_4 ^+ 2) / ((eps + m_2) ^+ 3)) by apply: (num_eq (partD (partD (partZ ((m_4 ^+ 2) / ((eps + m_2) ^+ 3)) M_2) (partZ ((- 2%:R * m_4) / ((eps + m_2) ^+ 2)) M_4)) (partZ (1 / ((eps + m_2))) M_5))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_123 : whole (fun i => (((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0))) * (((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0)))) = ((eps ^+ 2 * m_5 + 2%:R * eps * m_2 * m_5 - 2%:R * eps * m_4 ^+ 2 + m_2 ^+ 2 * m_5 - m_2 * m_4 ^+ 2) / ((eps + m_2) ^+ 3)) by apply: (whole_eq _ d_122) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_120 : t_119 = ((eps ^+ 2 * m_5 + 2%:R * eps * m_2 * m_5 - 2%:R * eps * m_4 ^+ 2 + m_2 ^+ 2 * m_5 - m_2 * m_4 ^+ 2) / ((eps + m_2) ^+ 3)) by apply: (dot_node e_31 e_31 d_123); done.
pose t_125 : R := (1 : R) / t_14.
have e_126 : t_125 = (1 / ((eps + m_2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_103 e_15)); cbv beta; clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_127 : R := dot upstream upstream.
have d_129 : whole (fun i => (upstream i 0) ^+ 2) = m_5 by apply: (num_eq M_5); clear - R; first [reflexivity | ring].
have d_130 : whole (fun i => ((upstream i 0)) * ((upstream i 0))) = m_5 by apply: (whole_eq _ d_129) => i; clear - R; first [reflexivity | ring].
have e_128 : t_127 = m_5 by apply: (dot_node e_7 e_7 d_130); done.
pose t_131 : R := t_125 * t_127.
have e_132 : t_131 = (m_5 / ((eps + m_2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_126 e_128)); cbv beta; clear - NZ_23 R; first [reflexivity | field; nz | ring].
have S_133 : 0 <= (2%:R * eps + m_2) by sgn.
have S_134 : 0 <= (2%:R * eps * m_4 ^+ 2 + m_2 * m_4 ^+ 2) by apply: (nneg_is (c := (2%:R * eps + m_2) * m_4 ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_135 : 0 <= ((2%:R * eps * m_4 ^+ 2 + m_2 * m_4 ^+ 2) / ((eps + m_2) ^+ 3)) by apply: (nneg_is (c := (2%:R * eps * m_4 ^+ 2 + m_2 * m_4 ^+ 2) * (eps + m_2)^-1 ^+ 3)); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | sgn].
have C_124 : t_119 <= t_131 by apply: (le_by e_120 e_132 _ S_135); clear - NZ_23 R; first [reflexivity | field; nz | ring].
exists G1_30; split; first exact: C_32.
split; first exact: C_96.
split; first exact: C_98.
split; first exact: C_100.
split; first exact: C_102.
split; first exact: C_118.
exact: C_124.
Qed.

End Claims.
