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

(* activation.surface
   The curves of stretching and folding are slices of one activation surface over the plane
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on the activation
   surface *)
Theorem activation_surface (eps x t : R) :
  0 <= eps ->
  0 < eps ->
  x ^+ 2 <= 1 ->
  Num.sqrt ((t * x) ^+ 2 + Num.sqrt (1 - x ^+ 2) ^+ 2 + eps) != 0 /\
  Num.sqrt ((t ^+ 2 - 1) * x ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt ((x + t) ^+ 2 + Num.sqrt (1 - x ^+ 2) ^+ 2 + eps) != 0 /\
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) != 0 /\
  0 <= 1 - x ^+ 2 /\
  0 <= (t * x) ^+ 2 + Num.sqrt (1 - x ^+ 2) ^+ 2 + eps /\
  0 <= (t ^+ 2 - 1) * x ^+ 2 + 1 + eps /\
  0 <= (x + t) ^+ 2 + Num.sqrt (1 - x ^+ 2) ^+ 2 + eps /\
  0 <= 2%:R * t * x + t ^+ 2 + 1 + eps /\
  (t * x) / Num.sqrt ((t * x) ^+ 2 + Num.sqrt (1 - x ^+ 2) ^+ 2 + eps) = (t * x) / Num.sqrt ((t ^+ 2 - 1) * x ^+ 2 + 1 + eps) :> R /\
  (x + t) / Num.sqrt ((x + t) ^+ 2 + Num.sqrt (1 - x ^+ 2) ^+ 2 + eps) = (x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) :> R.
Proof.
move=> H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : x = x by [].
pose t_7 : R := x ^+ 2.
have e_8 : t_7 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
have e_9 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have H_10 : 0 <= (- x ^+ 2 + 1) by move: (le_of H1 e_8 e_9) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have S_11 : 0 <= (- x ^+ 2 + 1) by rule (nneg_quotient H_10 (r := 1) _ _); [clear - H_eps S_5 NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : t = t by [].
pose t_13 : R := t * x.
have e_14 : t_13 = (x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_6) _); clear - R; first [reflexivity | ring].
pose t_15 : R := t_13 ^+ 2.
have e_16 : t_15 = (x ^+ 2 * t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_14) _); clear - R; first [reflexivity | ring].
pose t_17 : R := (1 : R) - t_7.
have e_18 : t_17 = (- x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_9 e_8) _); clear - R; first [reflexivity | ring].
pose t_19 : R := Num.sqrt t_17.
have S_21 : 0 <= (- x + 1) by rule (nneg_is (c := ((x - 1) ^+ 2 * (1) + (- x ^+ 2 + 1)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_11 NZ_4 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = (- x + 1) by exact: (root_nneg S_21).
have S_22 : 0 <= (x + 1) by rule (nneg_is (c := ((x + 1) ^+ 2 * (1) + (- x ^+ 2 + 1)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_11 S_21 S_r4 NZ_4 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 <= r & r ^+ 2 = (x + 1) by exact: (root_nneg S_22).
have S_23 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 NZ_4 R; sgn].
have S_24 : 0 <= (r_4 * r_5) by rule (nneg_is (c := (r_4 * r_5)) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 NZ_4 R; sgn].
have e_20 : t_19 = (r_4 * r_5) by rule (sqrt_node e_18 S_24 _); clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5].
pose t_25 : R := t_19 ^+ 2.
have e_26 : t_25 = (- x ^+ 2 + 1) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_20) _); clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5].
pose t_27 : R := t_15 + t_25.
have e_28 : t_27 = (x ^+ 2 * t ^+ 2 - x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_16 e_26) _); clear - R; first [reflexivity | ring].
pose t_29 : R := t_27 + eps.
have e_30 : t_29 = (eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_1) _); clear - R; first [reflexivity | ring].
pose t_31 : R := Num.sqrt t_29.
have S_33 : 0 < (eps + x ^+ 2 * t ^+ 2) by clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 NZ_4 R; sgn.
have S_34 : 0 < (eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1) by rule (pos_is (c := ((- x ^+ 2 + 1) * (1) + (eps + x ^+ 2 * t ^+ 2)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 NZ_4 R; sgn].
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1) by exact: (root_pos S_34).
have S_35 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 NZ_4 R; sgn].
have e_32 : t_31 = r_6 by rule (sqrt_node e_30 S_35 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_36 := lt0r_neq0 S_r6.
have NZ_37 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_36 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_31 != 0 := nz_is e_32 NZ_37.
pose t_39 : R := t ^+ 2.
have e_40 : t_39 = (t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 - (1 : R).
have e_42 : t_41 = (t ^+ 2 - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_40 e_9) _); clear - R; first [reflexivity | ring].
pose t_43 : R := t_41 * t_7.
have e_44 : t_43 = (x ^+ 2 * t ^+ 2 - x ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_8) _); clear - R; first [reflexivity | ring].
pose t_45 : R := t_43 + (1 : R).
have e_46 : t_45 = (x ^+ 2 * t ^+ 2 - x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_44 e_9) _); clear - R; first [reflexivity | ring].
pose t_47 : R := t_45 + eps.
have e_48 : t_47 = (eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_46 e_1) _); clear - R; first [reflexivity | ring].
pose t_49 : R := Num.sqrt t_47.
have S_51 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 NZ_4 NZ_36 R; sgn].
have e_50 : t_49 = r_6 by rule (sqrt_node e_48 S_51 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_52 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_36 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_53 : t_49 != 0 := nz_is e_50 NZ_52.
pose t_54 : R := x + t.
have e_55 : t_54 = (x + t) by rule (num_eq (num2 (fun a b : R => a + b) e_6 e_12) _); clear - R; first [reflexivity | ring].
pose t_56 : R := t_54 ^+ 2.
have e_57 : t_56 = (x ^+ 2 + 2%:R * x * t + t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_55) _); clear - R; first [reflexivity | ring].
pose t_58 : R := t_56 + t_25.
have e_59 : t_58 = (2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_57 e_26) _); clear - R; first [reflexivity | ring].
pose t_60 : R := t_58 + eps.
have e_61 : t_60 = (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_59 e_1) _); clear - R; first [reflexivity | ring].
pose t_62 : R := Num.sqrt t_60.
have S_64 : 0 < (2%:R * eps) by rule (pos_is (c := 2%:R * eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 NZ_4 NZ_36 R; sgn].
have S_65 : 0 < (2%:R * eps - 2%:R * x ^+ 2 + 2%:R) by rule (pos_is (c := ((- x ^+ 2 + 1) * (2%:R) + (2%:R * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 S_64 NZ_4 NZ_36 R; sgn].
have S_66 : 0 < (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (pos_is (c := ((x + t) ^+ 2 * (2%:R) + (2%:R * eps - 2%:R * x ^+ 2 + 2%:R)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 S_64 S_65 NZ_4 NZ_36 R; sgn].
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (eps + 2%:R * x * t + t ^+ 2 + 1) by exact: (root_pos S_66).
have S_67 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 S_64 S_65 S_66 S_r7 NZ_4 NZ_36 R; sgn].
have e_63 : t_62 = r_7 by rule (sqrt_node e_61 S_67 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
have NZ_68 := lt0r_neq0 S_r7.
have NZ_69 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_68 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_70 : t_62 != 0 := nz_is e_63 NZ_69.
have e_71 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_72 : R := (2%:R : R) * t.
have e_73 : t_72 = (2%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_71 e_12) _); clear - R; first [reflexivity | ring].
pose t_74 : R := t_72 * x.
have e_75 : t_74 = (2%:R * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_73 e_6) _); clear - R; first [reflexivity | ring].
pose t_76 : R := t_74 + t_39.
have e_77 : t_76 = (2%:R * x * t + t ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_75 e_40) _); clear - R; first [reflexivity | ring].
pose t_78 : R := t_76 + (1 : R).
have e_79 : t_78 = (2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_77 e_9) _); clear - R; first [reflexivity | ring].
pose t_80 : R := t_78 + eps.
have e_81 : t_80 = (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_1) _); clear - R; first [reflexivity | ring].
pose t_82 : R := Num.sqrt t_80.
have S_84 : 0 <= r_7 by rule (nneg_is (c := r_7) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 S_64 S_65 S_66 S_r7 NZ_4 NZ_36 NZ_68 R; sgn].
have e_83 : t_82 = r_7 by rule (sqrt_node e_81 S_84 _); clear - E_r7 R; first [reflexivity | ring: E_r7].
have NZ_85 : r_7 != 0 by rule (nz_is (c := (r_7)) _ _); [clear - E_r7 R; first [reflexivity | ring: E_r7] | clear - NZ_68 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_86 : t_82 != 0 := nz_is e_83 NZ_85.
have S_87 : 0 <= (- x ^+ 2 + 1) by rule (nneg_is (c := (- x ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 S_64 S_65 S_66 S_r7 NZ_4 NZ_36 NZ_68 R; sgn].
have C_88 : 0 <= t_17 := nneg_is e_18 S_87.
have S_89 : 0 <= (eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1) by rule (nneg_is (c := (eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 S_64 S_65 S_66 S_r7 NZ_4 NZ_36 NZ_68 R; sgn].
have C_90 : 0 <= t_29 := nneg_is e_30 S_89.
have S_91 : 0 <= (eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1) by rule (nneg_is (c := (eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 S_64 S_65 S_66 S_r7 NZ_4 NZ_36 NZ_68 R; sgn].
have C_92 : 0 <= t_47 := nneg_is e_48 S_91.
have S_93 : 0 <= (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (nneg_is (c := (eps + 2%:R * x * t + t ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 S_64 S_65 S_66 S_r7 NZ_4 NZ_36 NZ_68 R; sgn].
have C_94 : 0 <= t_60 := nneg_is e_61 S_93.
have S_95 : 0 <= (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (nneg_is (c := (eps + 2%:R * x * t + t ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_11 S_21 S_r4 S_22 S_r5 S_23 S_33 S_34 S_r6 S_64 S_65 S_66 S_r7 NZ_4 NZ_36 NZ_68 R; sgn].
have C_96 : 0 <= t_80 := nneg_is e_81 S_95.
pose t_97 : R := t_13 / t_31.
have NZ_99 := lt0r_neq0 S_34.
have e_98 : t_97 = ((x * t * r_6) / ((eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_32) _); clear - NZ_36 NZ_99 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_101 : R := t_13 / t_49.
have e_102 : t_101 = ((x * t * r_6) / ((eps + x ^+ 2 * t ^+ 2 - x ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_50) _); clear - NZ_36 NZ_99 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have C_100 : t_97 = t_101 by rule (num_eq e_98 (esym (num_eq e_102 _))); clear - NZ_99 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_103 : R := t_54 / t_62.
have NZ_105 := lt0r_neq0 S_66.
have e_104 : t_103 = ((x * r_7 + t * r_7) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_55 e_63) _); clear - NZ_68 NZ_105 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_107 : R := t_54 / t_82.
have e_108 : t_107 = ((x * r_7 + t * r_7) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_55 e_83) _); clear - NZ_68 NZ_105 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have C_106 : t_103 = t_107 by rule (num_eq e_104 (esym (num_eq e_108 _))); clear - NZ_105 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
split; first exact: C_38.
split; first exact: C_53.
split; first exact: C_70.
split; first exact: C_86.
split; first exact: C_88.
split; first exact: C_90.
split; first exact: C_92.
split; first exact: C_94.
split; first exact: C_96.
split; first exact: C_100.
exact: C_106.
Qed.

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
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : x = x by [].
have H_7 := pos_of H1 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : x != 0 by rule (nz_factor (f := x) (r := 1) NZ_8 _); clear - R; first [reflexivity | ring].
have S_10 : 0 < x by rule (pos_quotient H_7 (r := 1) _ _); [clear - H_eps S_5 NZ_4 NZ_9 R; sgn | clear - R; first [reflexivity | ring]].
have e_11 : t = t by [].
pose t_12 : R := t * x.
have e_13 : t_12 = (x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_11 e_6) _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 ^+ 2.
have e_15 : t_14 = (x ^+ 2 * t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_13) _); clear - R; first [reflexivity | ring].
have e_16 : y = y by [].
pose t_17 : R := y ^+ 2.
have e_18 : t_17 = (y ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_16) _); clear - R; first [reflexivity | ring].
pose t_19 : R := t_14 + t_17.
have e_20 : t_19 = (x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_15 e_18) _); clear - R; first [reflexivity | ring].
pose t_21 : R := t_19 + eps.
have e_22 : t_21 = (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_1) _); clear - R; first [reflexivity | ring].
pose t_23 : R := Num.sqrt t_21.
have S_25 : 0 < (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by clear - H_eps S_5 S_10 NZ_4 NZ_9 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by exact: (root_pos S_25).
have S_26 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps S_5 S_10 S_25 S_r5 NZ_4 NZ_9 R; sgn].
have e_24 : t_23 = r_5 by rule (sqrt_node e_22 S_26 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose D1_27 : R := ((eps * x * r_5 + x * y ^+ 2 * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)).
have e_28 : D1_27 = ((eps * x * r_5 + x * y ^+ 2 * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by [].
have C_29 : is_derivative (fun t : R => (t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) t D1_27.
have size_ge0 := fun t : R => normr_ge0 t.
have D_30 := D_at_scalar t.
have D_31 := D_mulr size_ge0 x D_30.
have D_32 := D_pow size_ge0 2 D_31.
have D_33 := D_addr size_ge0 t_17 D_32.
have D_34 := D_addr size_ge0 eps D_33.
have S_36 : 0 < (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (pos_is (c := (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_10 S_25 S_r5 NZ_4 NZ_9 R; sgn].
have C_35 : 0 < t_21 := pos_is e_22 S_36.
have D_37 := D_sqrt size_ge0 C_35 D_34.
have NZ_38 := lt0r_neq0 S_r5.
have NZ_39 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_38 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_23 != 0 := nz_is e_24 NZ_39.
have D_41 := D_inv size_ge0 C_40 D_37.
have D_42 := D_mul size_ge0 D_31 D_41.
refine (derivative_by (F := (fun t : R => (t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps))) D_42 _) => h_43.
have e_44 : h_43 = h_43 by [].
pose t_45 : R := h_43 * x.
have e_46 : t_45 = (x * h_43) by rule (num_eq (num2 (fun a b : R => a * b) e_44 e_6) _); clear - R; first [reflexivity | ring].
pose t_47 : R := t_23^-1.
have NZ_49 := lt0r_neq0 S_25.
have e_48 : t_47 = (r_5 / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_24) _); clear - NZ_38 NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_50 : R := t_45 * t_47.
have e_51 : t_50 = ((x * r_5 * h_43) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_46 e_48) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_52 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_53 : R := (2%:R : R) * t_23.
have e_54 : t_53 = (2%:R * r_5) by rule (num_eq (num2 (fun a b : R => a * b) e_52 e_24) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_55 : R := t_53^-1.
have NZ_57 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_56 : t_55 = (r_5 / (2%:R * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_54) _); clear - NZ_38 NZ_57 NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_58 : R := t_12 ^+ 1.
have e_59 : t_58 = (x * t) by rule (num_eq (num1 (fun a : R => a ^+ 1) e_13) _); clear - R; first [reflexivity | ring].
pose t_60 : R := (2%:R : R) * t_58.
have e_61 : t_60 = (2%:R * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_52 e_59) _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 * t_45.
have e_63 : t_62 = (2%:R * x ^+ 2 * t * h_43) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_46) _); clear - R; first [reflexivity | ring].
pose t_64 : R := t_55 * t_62.
have e_65 : t_64 = ((x ^+ 2 * t * r_5 * h_43) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_56 e_63) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_66 : R := t_47 * t_64.
have e_67 : t_66 = ((x ^+ 2 * t * h_43) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_48 e_65) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_68 : R := t_47 * t_66.
have e_69 : t_68 = ((x ^+ 2 * t * r_5 * h_43) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_48 e_67) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_70 : R := - t_68.
have e_71 : t_70 = ((- x ^+ 2 * t * r_5 * h_43) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_69) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_72 : R := t_12 * t_70.
have e_73 : t_72 = ((- x ^+ 3 * t ^+ 2 * r_5 * h_43) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_13 e_71) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_74 : R := t_50 + t_72.
have e_75 : t_74 = ((eps * x * r_5 * h_43 + x * y ^+ 2 * r_5 * h_43) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_73) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_76 : R := D1_27 * h_43.
have e_77 : t_76 = ((eps * x * r_5 * h_43 + x * y ^+ 2 * r_5 * h_43) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_28 e_44) _); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
rule (num_eq e_75 (esym (num_eq e_77 _))); clear - NZ_49 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_78 := lt0r_neq0 S_r5.
have NZ_79 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_78 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_80 : t_23 != 0 := nz_is e_24 NZ_79.
pose t_81 : R := t_23 ^+ 3.
have e_82 : t_81 = (eps * r_5 + x ^+ 2 * t ^+ 2 * r_5 + y ^+ 2 * r_5) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_24) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_83 := lt0r_neq0 S_25.
have NZ_84 : (eps * r_5 + x ^+ 2 * t ^+ 2 * r_5 + y ^+ 2 * r_5) != 0 by rule (nz_is (c := (r_5 * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_78 NZ_83 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_85 : t_81 != 0 := nz_is e_82 NZ_84.
have S_86 : 0 <= (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (nneg_is (c := (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_10 S_25 S_r5 NZ_4 NZ_9 NZ_78 NZ_83 R; sgn].
have C_87 : 0 <= t_21 := nneg_is e_22 S_86.
pose t_89 : R := t_17 + eps.
have e_90 : t_89 = (eps + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_18 e_1) _); clear - R; first [reflexivity | ring].
pose t_91 : R := x * t_89.
have e_92 : t_91 = (eps * x + x * y ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_90) _); clear - R; first [reflexivity | ring].
pose t_93 : R := t_91 / t_81.
have NZ_95 : (eps * r_5 + x ^+ 2 * t ^+ 2 * r_5 + y ^+ 2 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) _ _); [clear - R; ring | clear - NZ_78 NZ_83 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_94 : t_93 = ((eps * x * r_5 + x * y ^+ 2 * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_92 e_82) _); clear - NZ_78 NZ_83 NZ_95 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_88 : D1_27 = t_93 by rule (num_eq e_28 (esym (num_eq e_94 _))); clear - NZ_83 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have S_97 : 0 < (eps + y ^+ 2) by clear - H_eps S_5 S_10 S_25 S_r5 NZ_4 NZ_9 NZ_78 NZ_83 NZ_95 R; sgn.
have S_98 : 0 < (eps * x * r_5 + x * y ^+ 2 * r_5) by rule (pos_is (c := r_5 * (eps + y ^+ 2) * x) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps S_5 S_10 S_25 S_r5 S_97 NZ_4 NZ_9 NZ_78 NZ_83 NZ_95 R; sgn].
have S_99 : 0 < ((eps * x * r_5 + x * y ^+ 2 * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) ^+ 2)) by rule (pos_is (c := (eps * x * r_5 + x * y ^+ 2 * r_5) * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)^-1 ^+ 2) _ _); [clear - NZ_83 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps S_5 S_10 S_25 S_r5 S_97 S_98 NZ_4 NZ_9 NZ_78 NZ_83 NZ_95 R; sgn].
have C_96 : 0 < D1_27 := pos_is e_28 S_99.
exists D1_27; split; first exact: C_29.
split; first exact: C_80.
split; first exact: C_85.
split; first exact: C_87.
split; first exact: C_88.
exact: C_96.
Qed.

(* activation.sign
   Stretching approximates the sign: for x > 0 the value u is positive and 1 − u² is (y² + ε)/(t²x² + y² + ε)
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on semantic uses *)
Theorem activation_sign (eps x t y : R) :
  0 <= eps ->
  0 < eps ->
  0 < x ->
  0 < t ->
  Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) != 0 /\
  (t * x) ^+ 2 + y ^+ 2 + eps != 0 /\
  (t * x) ^+ 2 != 0 /\
  Num.sqrt ((- t * x) ^+ 2 + y ^+ 2 + eps) != 0 /\
  0 <= (t * x) ^+ 2 + y ^+ 2 + eps /\
  0 <= (- t * x) ^+ 2 + y ^+ 2 + eps /\
  1 - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) ^+ 2 = (y ^+ 2 + eps) / ((t * x) ^+ 2 + y ^+ 2 + eps) :> R /\
  1 - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) ^+ 2 <= (y ^+ 2 + eps) / (t * x) ^+ 2 /\
  0 < 1 - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) ^+ 2 /\
  0 < (t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps) /\
  (- t * x) / Num.sqrt ((- t * x) ^+ 2 + y ^+ 2 + eps) = - ((t * x) / Num.sqrt ((t * x) ^+ 2 + y ^+ 2 + eps)) :> R.
Proof.
move=> H_eps H0 H1 H2.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : x = x by [].
have H_7 := pos_of H1 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : x != 0 by rule (nz_factor (f := x) (r := 1) NZ_8 _); clear - R; first [reflexivity | ring].
have S_10 : 0 < x by rule (pos_quotient H_7 (r := 1) _ _); [clear - H_eps S_5 NZ_4 NZ_9 R; sgn | clear - R; first [reflexivity | ring]].
have e_11 : t = t by [].
have H_12 := pos_of H2 e_11.
have NZ_13 := lt0r_neq0 H_12.
have NZ_14 : t != 0 by rule (nz_factor (f := t) (r := 1) NZ_13 _); clear - R; first [reflexivity | ring].
have S_15 : 0 < t by rule (pos_quotient H_12 (r := 1) _ _); [clear - H_eps S_5 S_10 NZ_4 NZ_9 NZ_14 R; sgn | clear - R; first [reflexivity | ring]].
pose t_16 : R := t * x.
have e_17 : t_16 = (x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_11 e_6) _); clear - R; first [reflexivity | ring].
pose t_18 : R := t_16 ^+ 2.
have e_19 : t_18 = (x ^+ 2 * t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_17) _); clear - R; first [reflexivity | ring].
have e_20 : y = y by [].
pose t_21 : R := y ^+ 2.
have e_22 : t_21 = (y ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_20) _); clear - R; first [reflexivity | ring].
pose t_23 : R := t_18 + t_21.
have e_24 : t_23 = (x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_19 e_22) _); clear - R; first [reflexivity | ring].
pose t_25 : R := t_23 + eps.
have e_26 : t_25 = (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_24 e_1) _); clear - R; first [reflexivity | ring].
pose t_27 : R := Num.sqrt t_25.
have S_29 : 0 < (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by clear - H_eps S_5 S_10 S_15 NZ_4 NZ_9 NZ_14 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by exact: (root_pos S_29).
have S_30 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps S_5 S_10 S_15 S_29 S_r5 NZ_4 NZ_9 NZ_14 R; sgn].
have e_28 : t_27 = r_5 by rule (sqrt_node e_26 S_30 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_31 := lt0r_neq0 S_r5.
have NZ_32 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_31 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_33 : t_27 != 0 := nz_is e_28 NZ_32.
have NZ_34 := lt0r_neq0 S_29.
have NZ_35 : (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) != 0 by rule (nz_is (c := ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_34 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : t_25 != 0 := nz_is e_26 NZ_35.
have NZ_37 : (x ^+ 2 * t ^+ 2) != 0 by rule (nz_is (c := (t ^+ 2 * x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_14 NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_18 != 0 := nz_is e_19 NZ_37.
pose t_39 : R := - t.
have e_40 : t_39 = (- t) by rule (num_eq (num1 (fun a : R => - a) e_11) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 * x.
have e_42 : t_41 = (- x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_40 e_6) _); clear - R; first [reflexivity | ring].
pose t_43 : R := t_41 ^+ 2.
have e_44 : t_43 = (x ^+ 2 * t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_42) _); clear - R; first [reflexivity | ring].
pose t_45 : R := t_43 + t_21.
have e_46 : t_45 = (x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_44 e_22) _); clear - R; first [reflexivity | ring].
pose t_47 : R := t_45 + eps.
have e_48 : t_47 = (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_46 e_1) _); clear - R; first [reflexivity | ring].
pose t_49 : R := Num.sqrt t_47.
have S_51 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps S_5 S_10 S_15 S_29 S_r5 NZ_4 NZ_9 NZ_14 NZ_31 NZ_34 R; sgn].
have e_50 : t_49 = r_5 by rule (sqrt_node e_48 S_51 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_52 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_31 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_53 : t_49 != 0 := nz_is e_50 NZ_52.
have S_54 : 0 <= (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (nneg_is (c := (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_10 S_15 S_29 S_r5 NZ_4 NZ_9 NZ_14 NZ_31 NZ_34 R; sgn].
have C_55 : 0 <= t_25 := nneg_is e_26 S_54.
have S_56 : 0 <= (eps + x ^+ 2 * t ^+ 2 + y ^+ 2) by rule (nneg_is (c := (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_10 S_15 S_29 S_r5 NZ_4 NZ_9 NZ_14 NZ_31 NZ_34 R; sgn].
have C_57 : 0 <= t_47 := nneg_is e_48 S_56.
have e_58 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_59 : R := t_16 / t_27.
have e_60 : t_59 = ((x * t * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_17 e_28) _); clear - NZ_31 NZ_34 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_61 : R := t_59 ^+ 2.
have e_62 : t_61 = ((x ^+ 2 * t ^+ 2) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_60) _); clear - NZ_34 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_63 : R := (1 : R) - t_61.
have e_64 : t_63 = ((eps + y ^+ 2) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_58 e_62) _); clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_66 : R := t_21 + eps.
have e_67 : t_66 = (eps + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_22 e_1) _); clear - R; first [reflexivity | ring].
pose t_68 : R := t_66 / t_25.
have e_69 : t_68 = ((eps + y ^+ 2) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_67 e_26) _); clear - NZ_34 R; first [reflexivity | field; nz | ring].
have C_65 : t_63 = t_68 by rule (num_eq e_64 (esym (num_eq e_69 _))); clear - NZ_34 R; first [reflexivity | field; nz | ring].
pose t_71 : R := t_66 / t_18.
have NZ_73 : (x ^+ 2 * t ^+ 2) != 0 :> R by rule (nz_is (c := (t ^+ 2 * x ^+ 2)) _ _); [clear - R; ring | clear - NZ_14 NZ_9 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_72 : t_71 = ((eps + y ^+ 2) / (t ^+ 2 * x ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_67 e_19) _); clear - NZ_14 NZ_9 NZ_73 R; first [reflexivity | field; nz | ring].
have S_74 : 0 <= (eps ^+ 2 + 2%:R * eps * y ^+ 2 + y ^+ 4) by rule (nneg_is (c := (eps + y ^+ 2) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_10 S_15 S_29 S_r5 NZ_4 NZ_9 NZ_14 NZ_31 NZ_34 NZ_73 R; sgn].
have S_75 : 0 <= ((eps ^+ 2 + 2%:R * eps * y ^+ 2 + y ^+ 4) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2) * t ^+ 2 * x ^+ 2)) by rule (nneg_is (c := (eps ^+ 2 + 2%:R * eps * y ^+ 2 + y ^+ 4) * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)^-1 * t^-1 ^+ 2 * x^-1 ^+ 2) _ _); [clear - NZ_34 NZ_14 NZ_9 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_10 S_15 S_29 S_r5 S_74 NZ_4 NZ_9 NZ_14 NZ_31 NZ_34 NZ_73 R; sgn].
have C_70 : t_63 <= t_71 by rule (le_by e_64 e_72 _ S_75); clear - NZ_34 NZ_14 NZ_9 R; first [reflexivity | field; nz | ring].
have S_77 : 0 < (eps + y ^+ 2) by clear - H_eps S_5 S_10 S_15 S_29 S_r5 S_74 NZ_4 NZ_9 NZ_14 NZ_31 NZ_34 NZ_73 R; sgn.
have S_78 : 0 < ((eps + y ^+ 2) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (pos_is (c := (eps + y ^+ 2) * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)^-1) _ _); [clear - NZ_34 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_10 S_15 S_29 S_r5 S_74 S_77 NZ_4 NZ_9 NZ_14 NZ_31 NZ_34 NZ_73 R; sgn].
have C_76 : 0 < t_63 := pos_is e_64 S_78.
have S_80 : 0 < (x * t * r_5) by rule (pos_is (c := r_5 * t * x) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps S_5 S_10 S_15 S_29 S_r5 S_74 S_77 NZ_4 NZ_9 NZ_14 NZ_31 NZ_34 NZ_73 R; sgn].
have S_81 : 0 < ((x * t * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (pos_is (c := (x * t * r_5) * (eps + x ^+ 2 * t ^+ 2 + y ^+ 2)^-1) _ _); [clear - NZ_34 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps S_5 S_10 S_15 S_29 S_r5 S_74 S_77 S_80 NZ_4 NZ_9 NZ_14 NZ_31 NZ_34 NZ_73 R; sgn].
have C_79 : 0 < t_59 := pos_is e_60 S_81.
pose t_82 : R := t_41 / t_49.
have e_83 : t_82 = ((- x * t * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_42 e_50) _); clear - NZ_31 NZ_34 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_85 : R := - t_59.
have e_86 : t_85 = ((- x * t * r_5) / ((eps + x ^+ 2 * t ^+ 2 + y ^+ 2))) by rule (num_eq (num1 (fun a : R => - a) e_60) _); clear - NZ_34 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_84 : t_82 = t_85 by rule (num_eq e_83 (esym (num_eq e_86 _))); clear - NZ_34 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_33.
split; first exact: C_36.
split; first exact: C_38.
split; first exact: C_53.
split; first exact: C_55.
split; first exact: C_57.
split; first exact: C_65.
split; first exact: C_70.
split; first exact: C_76.
split; first exact: C_79.
exact: C_84.
Qed.

(* activation.stretching.five
   At t = 5 points of the circle with |x| ≥ 1/2 end with |u| ≥ 0.94, for ε ≤ 0.01
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on stretching *)
Theorem activation_stretching_five (x eps : R) :
  0 <= eps ->
  1 / 4%:R <= x ^+ 2 ->
  eps <= 1 / (10%:R ^+ 2) ->
  Num.sqrt ((5%:R ^+ 2 - 1) * x ^+ 2 + 1 + eps) != 0 /\
  24%:R * x ^+ 2 + 1 + eps != 0 /\
  0 <= (5%:R ^+ 2 - 1) * x ^+ 2 + 1 + eps /\
  ((5%:R * x) / Num.sqrt ((5%:R ^+ 2 - 1) * x ^+ 2 + 1 + eps)) ^+ 2 = (25%:R * x ^+ 2) / (24%:R * x ^+ 2 + 1 + eps) :> R /\
  (94%:R / (10%:R ^+ 2)) ^+ 2 <= ((5%:R * x) / Num.sqrt ((5%:R ^+ 2 - 1) * x ^+ 2 + 1 + eps)) ^+ 2.
Proof.
move=> H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_3 : R := (1 : R) / (4%:R : R).
have NZ_5 : 4%:R != 0 :> R by rule (nz_is (c := (4%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_4 : t_3 = (1 / (4%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : x = x by [].
pose t_7 : R := x ^+ 2.
have e_8 : t_7 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
have H_9 : 0 <= ((4%:R * x ^+ 2 - 1) / (4%:R)) by move: (le_of H0 e_4 e_8) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_10 : 0 <= (4%:R * x ^+ 2 - 1) by rule (nneg_quotient H_9 (r := 4%:R) _ _); [clear - H_eps NZ_5 R; sgn | clear - N R; first [reflexivity | field; first [done | nz] | ring]].
have e_11 : eps = eps by [].
have e_12 : (10%:R ^+ 2) = ((10%:R ^+ 2)) :> R by clear - R; first [reflexivity | ring].
pose t_13 : R := (1 : R) / ((10%:R ^+ 2) : R).
have NZ_15 : ((10%:R ^+ 2)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 2))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_14 : t_13 = (1 / ((10%:R ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_12) _); clear - NZ_15 N R; first [reflexivity | field; first [done | nz] | ring].
have H_16 : 0 <= ((- (10%:R ^+ 2) * eps + 1) / ((10%:R ^+ 2))) by move: (le_of H1 e_11 e_14) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_17 : 0 <= (- (10%:R ^+ 2) * eps + 1) by rule (nneg_quotient H_16 (r := ((10%:R ^+ 2))) _ _); [clear - H_eps S_10 NZ_5 NZ_15 R; sgn | clear - N R; first [reflexivity | field; first [done | nz] | ring]].
have e_18 : 5%:R = 5%:R :> R by clear - R; first [reflexivity | ring].
pose t_19 : R := (5%:R : R) ^+ 2.
have e_20 : t_19 = 25%:R by rule (num_eq (num1 (fun a : R => a ^+ 2) e_18) _); clear - R; first [reflexivity | ring].
pose t_21 : R := t_19 - (1 : R).
have e_22 : t_21 = 24%:R by rule (num_eq (num2 (fun a b : R => a - b) e_20 e_1) _); clear - R; first [reflexivity | ring].
pose t_23 : R := t_21 * t_7.
have e_24 : t_23 = (24%:R * x ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_8) _); clear - R; first [reflexivity | ring].
pose t_25 : R := t_23 + (1 : R).
have e_26 : t_25 = (24%:R * x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_24 e_1) _); clear - R; first [reflexivity | ring].
pose t_27 : R := t_25 + eps.
have e_28 : t_27 = (eps + 24%:R * x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_26 e_11) _); clear - R; first [reflexivity | ring].
pose t_29 : R := Num.sqrt t_27.
have S_31 : 0 < (eps + 24%:R * x ^+ 2 + 1) by clear - H_eps S_10 S_17 NZ_5 NZ_15 R; sgn.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (eps + 24%:R * x ^+ 2 + 1) by exact: (root_pos S_31).
have S_32 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_10 S_17 S_31 S_r3 NZ_5 NZ_15 R; sgn].
have e_30 : t_29 = r_3 by rule (sqrt_node e_28 S_32 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_33 := lt0r_neq0 S_r3.
have NZ_34 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_33 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_29 != 0 := nz_is e_30 NZ_34.
have e_36 : 24%:R = 24%:R :> R by clear - R; first [reflexivity | ring].
pose t_37 : R := (24%:R : R) * t_7.
have e_38 : t_37 = (24%:R * x ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_36 e_8) _); clear - R; first [reflexivity | ring].
pose t_39 : R := t_37 + (1 : R).
have e_40 : t_39 = (24%:R * x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_38 e_1) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 + eps.
have e_42 : t_41 = (eps + 24%:R * x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_40 e_11) _); clear - R; first [reflexivity | ring].
have NZ_43 := lt0r_neq0 S_31.
have NZ_44 : (eps + 24%:R * x ^+ 2 + 1) != 0 by rule (nz_is (c := ((eps + 24%:R * x ^+ 2 + 1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_43 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_45 : t_41 != 0 := nz_is e_42 NZ_44.
have S_46 : 0 <= (eps + 24%:R * x ^+ 2 + 1) by rule (nneg_is (c := (eps + 24%:R * x ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_10 S_17 S_31 S_r3 NZ_5 NZ_15 NZ_33 NZ_43 R; sgn].
have C_47 : 0 <= t_27 := nneg_is e_28 S_46.
pose t_48 : R := (5%:R : R) * x.
have e_49 : t_48 = (5%:R * x) by rule (num_eq (num2 (fun a b : R => a * b) e_18 e_6) _); clear - R; first [reflexivity | ring].
pose t_50 : R := t_48 / t_29.
have e_51 : t_50 = ((5%:R * x * r_3) / ((eps + 24%:R * x ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_30) _); clear - NZ_33 NZ_43 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_52 : R := t_50 ^+ 2.
have e_53 : t_52 = ((25%:R * x ^+ 2) / ((eps + 24%:R * x ^+ 2 + 1))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_51) _); clear - NZ_43 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_55 : 25%:R = 25%:R :> R by clear - R; first [reflexivity | ring].
pose t_56 : R := (25%:R : R) * t_7.
have e_57 : t_56 = (25%:R * x ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_55 e_8) _); clear - R; first [reflexivity | ring].
pose t_58 : R := t_56 / t_41.
have e_59 : t_58 = ((25%:R * x ^+ 2) / ((eps + 24%:R * x ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_57 e_42) _); clear - NZ_43 R; first [reflexivity | field; nz | ring].
have C_54 : t_52 = t_58 by rule (num_eq e_53 (esym (num_eq e_59 _))); clear - NZ_43 R; first [reflexivity | field; nz | ring].
have e_60 : 94%:R = 94%:R :> R by clear - R; first [reflexivity | ring].
pose t_61 : R := (94%:R : R) / ((10%:R ^+ 2) : R).
have e_62 : t_61 = (47%:R / (50%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_12) _); clear - NZ_15 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_61 ^+ 2.
have e_64 : t_63 = (((22%:R * 100%:R + 9%:R)) / ((25%:R * (10%:R ^+ 2)))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_62) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_66 : 0 <= (((5%:R * 100%:R + 59%:R) * 100%:R + 64%:R) * x ^+ 2) by rule (nneg_is (c := ((5%:R * 100%:R + 59%:R) * 100%:R + 64%:R) * x ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_10 S_17 S_31 S_r3 NZ_5 NZ_15 NZ_33 NZ_43 R; sgn].
have S_67 : 0 <= (((93%:R * 100%:R + 95%:R) * 100%:R + 64%:R) * x ^+ 2 - ((22%:R * 100%:R + 9%:R) * (10%:R ^+ 2))) by rule (nneg_is (c := ((4%:R * x ^+ 2 - 1) * ((((22%:R * 100%:R + 9%:R) * (10%:R ^+ 2)))) + (((5%:R * 100%:R + 59%:R) * 100%:R + 64%:R) * x ^+ 2)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_10 S_17 S_31 S_r3 S_66 NZ_5 NZ_15 NZ_33 NZ_43 R; sgn].
have S_68 : 0 <= (- (88%:R * 100%:R + 36%:R) * eps * x ^+ 2 + (94%:R * 100%:R + 84%:R) * x ^+ 2 - (22%:R * 100%:R + 9%:R)) by rule (nneg_is (c := ((- (10%:R ^+ 2) * eps + 1) * (((88%:R * 100%:R + 36%:R) * x ^+ 2)) + (((93%:R * 100%:R + 95%:R) * 100%:R + 64%:R) * x ^+ 2 - ((22%:R * 100%:R + 9%:R) * (10%:R ^+ 2)))) / (10%:R ^+ 2)) _ _); [clear - R; first [field | ring] | clear - H_eps S_10 S_17 S_31 S_r3 S_66 S_67 NZ_5 NZ_15 NZ_33 NZ_43 R; sgn].
have S_69 : 0 <= (- (22%:R * 100%:R + 9%:R) * eps + (94%:R * 100%:R + 84%:R) * x ^+ 2 - (22%:R * 100%:R + 9%:R)) by rule (nneg_is (c := ((4%:R * x ^+ 2 - 1) * (((22%:R * 100%:R + 9%:R) * eps)) + (- (88%:R * 100%:R + 36%:R) * eps * x ^+ 2 + (94%:R * 100%:R + 84%:R) * x ^+ 2 - (22%:R * 100%:R + 9%:R))) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_10 S_17 S_31 S_r3 S_66 S_67 S_68 NZ_5 NZ_15 NZ_33 NZ_43 R; sgn].
have S_70 : 0 <= ((- (22%:R * 100%:R + 9%:R) * eps + (94%:R * 100%:R + 84%:R) * x ^+ 2 - (22%:R * 100%:R + 9%:R)) / ((25%:R * (10%:R ^+ 2)) * (eps + 24%:R * x ^+ 2 + 1))) by rule (nneg_is (c := (- (22%:R * 100%:R + 9%:R) * eps + (94%:R * 100%:R + 84%:R) * x ^+ 2 - (22%:R * 100%:R + 9%:R)) * (25%:R * (10%:R ^+ 2))^-1 * (eps + 24%:R * x ^+ 2 + 1)^-1) _ _); [clear - NZ_43 R; first [reflexivity | field; nz | ring] | clear - H_eps S_10 S_17 S_31 S_r3 S_66 S_67 S_68 S_69 NZ_5 NZ_15 NZ_33 NZ_43 R; sgn].
have C_65 : t_63 <= t_52 by rule (le_by e_64 e_53 _ S_70); clear - NZ_43 R; first [reflexivity | field; nz | ring].
split; first exact: C_35.
split; first exact: C_45.
split; first exact: C_47.
split; first exact: C_54.
exact: C_65.
Qed.

(* lnverify.fold
   The fold’s slope has the sign of tx + 1 + ε: it turns at x = −(1 + ε)/t, on the circle where t > 1 + ε
   this project; with a proof *)
Theorem lnverify_fold (x t eps : R) :
  0 <= eps ->
  0 < 1 - x ^+ 2 ->
  0 < t ->
  exists D1 : R, is_derivative (fun x : R => (x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) x D1 /\
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) ^+ 3 != 0 /\
  t != 0 /\
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) ^+ 2 != 0 /\
  0 <= 2%:R * t * x + t ^+ 2 + 1 + eps /\
  D1 = (t * x + 1 + eps) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) ^+ 3 :> R /\
  t * (- (1 + eps) / t) + 1 + eps = 0 :> R /\
  1 - ((x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) ^+ 2 = (1 - x ^+ 2 + eps) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) ^+ 2 :> R /\
  0 < 1 - ((x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) ^+ 2.
Proof.
move=> H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : x = x by [].
pose t_3 : R := x ^+ 2.
have e_4 : t_3 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_2) _); clear - R; first [reflexivity | ring].
pose t_5 : R := (1 : R) - t_3.
have e_6 : t_5 = (- x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_4) _); clear - R; first [reflexivity | ring].
have H_7 := pos_of H0 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : (x - 1) != 0 by rule (nz_factor (f := (x - 1)) (r := (- x - 1)) NZ_8 _); clear - R; first [reflexivity | ring].
have NZ_10 : (x + 1) != 0 by rule (nz_factor (f := (x + 1)) (r := (- x + 1)) NZ_8 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < (- x ^+ 2 + 1) by rule (pos_quotient H_7 (r := 1) _ _); [clear - H_eps NZ_9 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : t = t by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : t != 0 by rule (nz_factor (f := t) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < t by rule (pos_quotient H_13 (r := 1) _ _); [clear - H_eps S_11 NZ_9 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_18 : R := (2%:R : R) * t.
have e_19 : t_18 = (2%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_17 e_12) _); clear - R; first [reflexivity | ring].
pose t_20 : R := t_18 * x.
have e_21 : t_20 = (2%:R * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_19 e_2) _); clear - R; first [reflexivity | ring].
pose t_22 : R := t ^+ 2.
have e_23 : t_22 = (t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
pose t_24 : R := t_20 + t_22.
have e_25 : t_24 = (2%:R * x * t + t ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_21 e_23) _); clear - R; first [reflexivity | ring].
pose t_26 : R := t_24 + (1 : R).
have e_27 : t_26 = (2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_25 e_1) _); clear - R; first [reflexivity | ring].
have e_28 : eps = eps by [].
pose t_29 : R := t_26 + eps.
have e_30 : t_29 = (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_27 e_28) _); clear - R; first [reflexivity | ring].
pose t_31 : R := Num.sqrt t_29.
have S_33 : 0 <= (2%:R * eps) by rule (nneg_is (c := 2%:R * eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_11 S_16 NZ_9 NZ_10 NZ_15 R; sgn].
have S_34 : 0 < (2%:R * eps - 2%:R * x ^+ 2 + 2%:R) by rule (pos_is (c := ((- x ^+ 2 + 1) * (2%:R) + (2%:R * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_11 S_16 S_33 NZ_9 NZ_10 NZ_15 R; sgn].
have S_35 : 0 < (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (pos_is (c := ((x + t) ^+ 2 * (2%:R) + (2%:R * eps - 2%:R * x ^+ 2 + 2%:R)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_11 S_16 S_33 S_34 NZ_9 NZ_10 NZ_15 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (eps + 2%:R * x * t + t ^+ 2 + 1) by exact: (root_pos S_35).
have S_36 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_11 S_16 S_33 S_34 S_35 S_r4 NZ_9 NZ_10 NZ_15 R; sgn].
have e_32 : t_31 = r_4 by rule (sqrt_node e_30 S_36 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_37 : R := x + t.
have e_38 : t_37 = (x + t) by rule (num_eq (num2 (fun a b : R => a + b) e_2 e_12) _); clear - R; first [reflexivity | ring].
pose D1_39 : R := ((eps * r_4 + x * t * r_4 + r_4) / ((eps + 2%:R * x * t + t ^+ 2 + 1) ^+ 2)).
have e_40 : D1_39 = ((eps * r_4 + x * t * r_4 + r_4) / ((eps + 2%:R * x * t + t ^+ 2 + 1) ^+ 2)) by [].
have C_41 : is_derivative (fun x : R => (x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) x D1_39.
have size_ge0 := fun t : R => normr_ge0 t.
have D_42 := D_at_scalar x.
have D_43 := D_addr size_ge0 t D_42.
have D_44 := D_mull t_18 D_42.
have D_45 := D_addr size_ge0 t_22 D_44.
have D_46 := D_addr size_ge0 (1 : R) D_45.
have D_47 := D_addr size_ge0 eps D_46.
have S_49 : 0 < (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (pos_is (c := (eps + 2%:R * x * t + t ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_11 S_16 S_33 S_34 S_35 S_r4 NZ_9 NZ_10 NZ_15 R; sgn].
have C_48 : 0 < t_29 := pos_is e_30 S_49.
have D_50 := D_sqrt size_ge0 C_48 D_47.
have NZ_51 := lt0r_neq0 S_r4.
have NZ_52 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_51 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_53 : t_31 != 0 := nz_is e_32 NZ_52.
have D_54 := D_inv size_ge0 C_53 D_50.
have D_55 := D_mul size_ge0 D_43 D_54.
refine (derivative_by (F := (fun x : R => (x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps))) D_55 _) => h_56.
have e_57 : h_56 = h_56 by [].
pose t_58 : R := t_31^-1.
have NZ_60 := lt0r_neq0 S_35.
have e_59 : t_58 = (r_4 / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num1 (fun a : R => a^-1) e_32) _); clear - NZ_51 NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : R := h_56 * t_58.
have e_62 : t_61 = ((r_4 * h_56) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a * b) e_57 e_59) _); clear - NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := (2%:R : R) * t_31.
have e_64 : t_63 = (2%:R * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_17 e_32) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_65 : R := t_63^-1.
have NZ_67 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_51 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_66 : t_65 = (r_4 / (2%:R * (eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num1 (fun a : R => a^-1) e_64) _); clear - NZ_51 NZ_67 NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : R := t_18 * h_56.
have e_69 : t_68 = (2%:R * t * h_56) by rule (num_eq (num2 (fun a b : R => a * b) e_19 e_57) _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_65 * t_68.
have e_71 : t_70 = ((t * r_4 * h_56) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a * b) e_66 e_69) _); clear - NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : R := t_58 * t_70.
have e_73 : t_72 = ((t * h_56) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a * b) e_59 e_71) _); clear - NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : R := t_58 * t_72.
have e_75 : t_74 = ((t * r_4 * h_56) / ((eps + 2%:R * x * t + t ^+ 2 + 1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_59 e_73) _); clear - NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_76 : R := - t_74.
have e_77 : t_76 = ((- t * r_4 * h_56) / ((eps + 2%:R * x * t + t ^+ 2 + 1) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_75) _); clear - NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_78 : R := t_37 * t_76.
have e_79 : t_78 = ((- x * t * r_4 * h_56 - t ^+ 2 * r_4 * h_56) / ((eps + 2%:R * x * t + t ^+ 2 + 1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_38 e_77) _); clear - NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_80 : R := t_61 + t_78.
have e_81 : t_80 = ((eps * r_4 * h_56 + x * t * r_4 * h_56 + r_4 * h_56) / ((eps + 2%:R * x * t + t ^+ 2 + 1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_62 e_79) _); clear - NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_82 : R := D1_39 * h_56.
have e_83 : t_82 = ((eps * r_4 * h_56 + x * t * r_4 * h_56 + r_4 * h_56) / ((eps + 2%:R * x * t + t ^+ 2 + 1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_40 e_57) _); clear - NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (num_eq e_81 (esym (num_eq e_83 _))); clear - NZ_60 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_84 := lt0r_neq0 S_r4.
have NZ_85 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_84 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_86 : t_31 != 0 := nz_is e_32 NZ_85.
pose t_87 : R := t_31 ^+ 3.
have e_88 : t_87 = (eps * r_4 + 2%:R * x * t * r_4 + t ^+ 2 * r_4 + r_4) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_32) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_89 := lt0r_neq0 S_35.
have NZ_90 : (eps * r_4 + 2%:R * x * t * r_4 + t ^+ 2 * r_4 + r_4) != 0 by rule (nz_is (c := (r_4 * (eps + 2%:R * x * t + t ^+ 2 + 1))) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_84 NZ_89 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_91 : t_87 != 0 := nz_is e_88 NZ_90.
have NZ_92 : t != 0 by rule (nz_is (c := (t)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_93 : t != 0 := nz_is e_12 NZ_92.
pose t_94 : R := t_31 ^+ 2.
have e_95 : t_94 = (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_32) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_96 : (eps + 2%:R * x * t + t ^+ 2 + 1) != 0 by rule (nz_is (c := ((eps + 2%:R * x * t + t ^+ 2 + 1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_89 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_97 : t_94 != 0 := nz_is e_95 NZ_96.
have S_98 : 0 <= (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (nneg_is (c := (eps + 2%:R * x * t + t ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_11 S_16 S_33 S_34 S_35 S_r4 NZ_9 NZ_10 NZ_15 NZ_84 NZ_89 R; sgn].
have C_99 : 0 <= t_29 := nneg_is e_30 S_98.
pose t_101 : R := t * x.
have e_102 : t_101 = (x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_2) _); clear - R; first [reflexivity | ring].
pose t_103 : R := t_101 + (1 : R).
have e_104 : t_103 = (x * t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_102 e_1) _); clear - R; first [reflexivity | ring].
pose t_105 : R := t_103 + eps.
have e_106 : t_105 = (eps + x * t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_104 e_28) _); clear - R; first [reflexivity | ring].
pose t_107 : R := t_105 / t_87.
have NZ_109 : (eps * r_4 + 2%:R * x * t * r_4 + t ^+ 2 * r_4 + r_4) != 0 :> R by rule (nz_is (c := (r_4 * (eps + 2%:R * x * t + t ^+ 2 + 1))) _ _); [clear - R; ring | clear - NZ_84 NZ_89 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_108 : t_107 = ((eps * r_4 + x * t * r_4 + r_4) / ((eps + 2%:R * x * t + t ^+ 2 + 1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_106 e_88) _); clear - NZ_84 NZ_89 NZ_109 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_100 : D1_39 = t_107 by rule (num_eq e_40 (esym (num_eq e_108 _))); clear - NZ_89 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_110 : R := (1 : R) + eps.
have e_111 : t_110 = (eps + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_1 e_28) _); clear - R; first [reflexivity | ring].
pose t_112 : R := - t_110.
have e_113 : t_112 = (- eps - 1) by rule (num_eq (num1 (fun a : R => - a) e_111) _); clear - R; first [reflexivity | ring].
pose t_114 : R := t_112 / t.
have e_115 : t_114 = ((- eps - 1) / (t)) by rule (num_eq (num2 (fun a b : R => a / b) e_113 e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_116 : R := t * t_114.
have e_117 : t_116 = (- eps - 1) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_115) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_118 : R := t_116 + (1 : R).
have e_119 : t_118 = (- eps) by rule (num_eq (num2 (fun a b : R => a + b) e_117 e_1) _); clear - R; first [reflexivity | ring].
pose t_120 : R := t_118 + eps.
have e_121 : t_120 = 0 by rule (num_eq (num2 (fun a b : R => a + b) e_119 e_28) _); clear - R; first [reflexivity | ring].
have e_123 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_122 : t_120 = (0 : R) by rule (num_eq e_121 (esym (num_eq e_123 _))); clear - R; first [reflexivity | ring].
pose t_124 : R := t_37 / t_31.
have e_125 : t_124 = ((x * r_4 + t * r_4) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_38 e_32) _); clear - NZ_84 NZ_89 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_126 : R := t_124 ^+ 2.
have e_127 : t_126 = ((x ^+ 2 + 2%:R * x * t + t ^+ 2) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_125) _); clear - NZ_89 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_128 : R := (1 : R) - t_126.
have e_129 : t_128 = ((eps - x ^+ 2 + 1) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_127) _); clear - NZ_89 R; first [reflexivity | field; nz | ring].
pose t_131 : R := t_5 + eps.
have e_132 : t_131 = (eps - x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_6 e_28) _); clear - R; first [reflexivity | ring].
pose t_133 : R := t_131 / t_94.
have e_134 : t_133 = ((eps - x ^+ 2 + 1) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_132 e_95) _); clear - NZ_89 R; first [reflexivity | field; nz | ring].
have C_130 : t_128 = t_133 by rule (num_eq e_129 (esym (num_eq e_134 _))); clear - NZ_89 R; first [reflexivity | field; nz | ring].
have S_136 : 0 < (- x + 1) by rule (pos_is (c := ((x - 1) ^+ 2 * (1) + (- x ^+ 2 + 1)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_11 S_16 S_33 S_34 S_35 S_r4 NZ_9 NZ_10 NZ_15 NZ_84 NZ_89 NZ_109 R; sgn].
have S_137 : 0 < (x + 1) by rule (pos_is (c := ((x + 1) ^+ 2 * (1) + (- x ^+ 2 + 1)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_11 S_16 S_33 S_34 S_35 S_r4 S_136 NZ_9 NZ_10 NZ_15 NZ_84 NZ_89 NZ_109 R; sgn].
have S_138 : 0 < (t + 1) by clear - H_eps S_11 S_16 S_33 S_34 S_35 S_r4 S_136 S_137 NZ_9 NZ_10 NZ_15 NZ_84 NZ_89 NZ_109 R; sgn.
have NZ_139 := lt0r_neq0 S_138.
have S_140 : 0 < (eps - x ^+ 2 + 1) by rule (pos_is (c := ((- x ^+ 2 + 1) * (1) + eps) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_11 S_16 S_33 S_34 S_35 S_r4 S_136 S_137 S_138 NZ_9 NZ_10 NZ_15 NZ_84 NZ_89 NZ_109 NZ_139 R; sgn].
have S_141 : 0 < ((eps - x ^+ 2 + 1) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (pos_is (c := (eps - x ^+ 2 + 1) * (eps + 2%:R * x * t + t ^+ 2 + 1)^-1) _ _); [clear - NZ_89 R; first [reflexivity | field; nz | ring] | clear - H_eps S_11 S_16 S_33 S_34 S_35 S_r4 S_136 S_137 S_138 S_140 NZ_9 NZ_10 NZ_15 NZ_84 NZ_89 NZ_109 NZ_139 R; sgn].
have C_135 : 0 < t_128 := pos_is e_129 S_141.
exists D1_39; split; first exact: C_41.
split; first exact: C_86.
split; first exact: C_91.
split; first exact: C_93.
split; first exact: C_97.
split; first exact: C_99.
split; first exact: C_100.
split; first exact: C_122.
split; first exact: C_130.
exact: C_135.
Qed.

(* lnverify.fold.depth
   At its turning point x = −(1 + ε)/t the fold is √(t² − 1 − ε)/t deep, its least value
   this project; with a proof *)
Theorem lnverify_fold_depth (t eps : R) :
  0 <= eps ->
  0 < t ^+ 2 - 1 - eps ->
  t != 0 /\
  Num.sqrt (2%:R * t * (- (1 + eps) / t) + t ^+ 2 + 1 + eps) != 0 /\
  0 <= 2%:R * t * (- (1 + eps) / t) + t ^+ 2 + 1 + eps /\
  0 <= t ^+ 2 - 1 - eps /\
  (- (1 + eps) / t + t) / Num.sqrt (2%:R * t * (- (1 + eps) / t) + t ^+ 2 + 1 + eps) = Num.sqrt (t ^+ 2 - 1 - eps) / t :> R.
Proof.
move=> H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : t = t by [].
pose t_2 : R := t ^+ 2.
have e_3 : t_2 = (t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
have e_4 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_5 : R := t_2 - (1 : R).
have e_6 : t_5 = (t ^+ 2 - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_3 e_4) _); clear - R; first [reflexivity | ring].
have e_7 : eps = eps by [].
pose t_8 : R := t_5 - eps.
have e_9 : t_8 = (- eps + t ^+ 2 - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_6 e_7) _); clear - R; first [reflexivity | ring].
have H_10 := pos_of H0 e_9.
have NZ_11 := lt0r_neq0 H_10.
have NZ_12 : (- eps + t ^+ 2 - 1) != 0 by rule (nz_factor (f := (- eps + t ^+ 2 - 1)) (r := 1) NZ_11 _); clear - R; first [reflexivity | ring].
have S_13 : 0 < (- eps + t ^+ 2 - 1) by rule (pos_quotient H_10 (r := 1) _ _); [clear - H_eps NZ_12 R; sgn | clear - R; first [reflexivity | ring]].
have S_14 : 0 < (t ^+ 2 + 1) by clear - H_eps S_13 NZ_12 R; sgn.
have S_15 : 0 < (eps + 1) by clear - H_eps S_13 S_14 NZ_12 R; sgn.
have S_16 : 0 < (t ^+ 2) by rule (pos_is (c := ((- eps + t ^+ 2 - 1) * (1) + (eps + 1)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_13 S_14 S_15 NZ_12 R; sgn].
have NZ_17 : t != 0 by rule (nz_factor (lt0r_neq0 S_16) (r := t) _); clear - R; ring.
have NZ_18 : t != 0 by rule (nz_is (c := (t)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_17 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_19 : t != 0 := nz_is e_1 NZ_18.
have e_20 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_21 : R := (2%:R : R) * t.
have e_22 : t_21 = (2%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_20 e_1) _); clear - R; first [reflexivity | ring].
pose t_23 : R := (1 : R) + eps.
have e_24 : t_23 = (eps + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_4 e_7) _); clear - R; first [reflexivity | ring].
pose t_25 : R := - t_23.
have e_26 : t_25 = (- eps - 1) by rule (num_eq (num1 (fun a : R => - a) e_24) _); clear - R; first [reflexivity | ring].
pose t_27 : R := t_25 / t.
have e_28 : t_27 = ((- eps - 1) / (t)) by rule (num_eq (num2 (fun a b : R => a / b) e_26 e_1) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_29 : R := t_21 * t_27.
have e_30 : t_29 = (- 2%:R * eps - 2%:R) by rule (num_eq (num2 (fun a b : R => a * b) e_22 e_28) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_31 : R := t_29 + t_2.
have e_32 : t_31 = (- 2%:R * eps + t ^+ 2 - 2%:R) by rule (num_eq (num2 (fun a b : R => a + b) e_30 e_3) _); clear - R; first [reflexivity | ring].
pose t_33 : R := t_31 + (1 : R).
have e_34 : t_33 = (- 2%:R * eps + t ^+ 2 - 1) by rule (num_eq (num2 (fun a b : R => a + b) e_32 e_4) _); clear - R; first [reflexivity | ring].
pose t_35 : R := t_33 + eps.
have e_36 : t_35 = (- eps + t ^+ 2 - 1) by rule (num_eq (num2 (fun a b : R => a + b) e_34 e_7) _); clear - R; first [reflexivity | ring].
pose t_37 : R := Num.sqrt t_35.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (- eps + t ^+ 2 - 1) by exact: (root_pos S_13).
have S_39 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_13 S_14 S_15 S_r3 NZ_12 NZ_17 R; sgn].
have e_38 : t_37 = r_3 by rule (sqrt_node e_36 S_39 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_40 := lt0r_neq0 S_r3.
have NZ_41 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_40 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_37 != 0 := nz_is e_38 NZ_41.
have S_43 : 0 <= (- eps + t ^+ 2 - 1) by rule (nneg_is (c := (- eps + t ^+ 2 - 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_13 S_14 S_15 S_r3 NZ_12 NZ_17 NZ_40 R; sgn].
have C_44 : 0 <= t_35 := nneg_is e_36 S_43.
have S_45 : 0 <= (- eps + t ^+ 2 - 1) by rule (nneg_is (c := (- eps + t ^+ 2 - 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_13 S_14 S_15 S_r3 NZ_12 NZ_17 NZ_40 R; sgn].
have C_46 : 0 <= t_8 := nneg_is e_9 S_45.
pose t_47 : R := t_27 + t.
have e_48 : t_47 = ((- eps + t ^+ 2 - 1) / (t)) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_1) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
pose t_49 : R := t_47 / t_37.
have e_50 : t_49 = (r_3 / (t)) by rule (num_eq (num2 (fun a b : R => a / b) e_48 e_38) _); clear - NZ_40 NZ_17 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_52 : R := Num.sqrt t_8.
have S_54 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_13 S_14 S_15 S_r3 NZ_12 NZ_17 NZ_40 R; sgn].
have e_53 : t_52 = r_3 by rule (sqrt_node e_9 S_54 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_55 : R := t_52 / t.
have e_56 : t_55 = (r_3 / (t)) by rule (num_eq (num2 (fun a b : R => a / b) e_53 e_1) _); clear - NZ_17 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_51 : t_49 = t_55 by rule (num_eq e_50 (esym (num_eq e_56 _))); clear - NZ_17 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
split; first exact: C_19.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_46.
exact: C_51.
Qed.

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
have E_3 : eps = 0 by rule (solved (r := 1) (eq_of H0 e_1 e_2) _); clear - R; first [reflexivity | ring].
have e_4 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_5 : R := (2%:R : R) * (2%:R : R).
have e_6 : t_5 = 4%:R by rule (num_eq (num2 (fun a b : R => a * b) e_4 e_4) _); clear - R; first [reflexivity | ring].
have e_7 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_8 : R := t_5 * (1 : R).
have e_9 : t_8 = 4%:R by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_7) _); clear - R; first [reflexivity | ring].
pose t_10 : R := (2%:R : R) ^+ 2.
have e_11 : t_10 = 4%:R by rule (num_eq (num1 (fun a : R => a ^+ 2) e_4) _); clear - R; first [reflexivity | ring].
pose t_12 : R := t_8 + t_10.
have e_13 : t_12 = 8%:R by rule (num_eq (num2 (fun a b : R => a + b) e_9 e_11) _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 + (1 : R).
have e_15 : t_14 = 9%:R by rule (num_eq (num2 (fun a b : R => a + b) e_13 e_7) _); clear - R; first [reflexivity | ring].
pose t_17 : R := t_14 + eps.
have e_18 : t_17 = 9%:R by rule (num_eq (num2 (fun a b : R => a + b) e_15 E_3) _); clear - R; first [reflexivity | ring].
pose t_19 : R := Num.sqrt t_17.
have S_21 : 0 <= 3%:R :> R by clear -  R; sgn.
have S_22 : 0 <= 3%:R :> R by rule (nneg_is (c := 3%:R) _ _); [clear - R; first [reflexivity | ring] | clear -  R; sgn].
have e_20 : t_19 = 3%:R by rule (sqrt_node e_18 S_22 _); clear - R; first [reflexivity | ring].
have NZ_23 : 3%:R != 0 :> R by rule (nz_is (c := (3%:R)) _ _); [clear - R; first [reflexivity | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0 | apply: lt0r_neq0; sgn]].
have C_24 : t_19 != 0 := nz_is e_20 NZ_23.
pose t_25 : R := - (1 : R).
have e_26 : t_25 = (- 1) by rule (num_eq (num1 (fun a : R => - a) e_7) _); clear - R; first [reflexivity | ring].
pose t_27 : R := t_5 * t_25.
have e_28 : t_27 = (- 4%:R) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_26) _); clear - R; first [reflexivity | ring].
pose t_29 : R := t_27 + t_10.
have e_30 : t_29 = 0 by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_11) _); clear - R; first [reflexivity | ring].
pose t_31 : R := t_29 + (1 : R).
have e_32 : t_31 = 1 by rule (num_eq (num2 (fun a b : R => a + b) e_30 e_7) _); clear - R; first [reflexivity | ring].
pose t_33 : R := t_31 + eps.
have e_34 : t_33 = 1 by rule (num_eq (num2 (fun a b : R => a + b) e_32 E_3) _); clear - R; first [reflexivity | ring].
pose t_35 : R := Num.sqrt t_33.
have S_37 : 0 <= 1 :> R by clear -  R; sgn.
have S_38 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear -  R; sgn].
have e_36 : t_35 = 1 by rule (sqrt_node e_34 S_38 _); clear - R; first [reflexivity | ring].
have NZ_39 : 1 != 0 :> R by rule (nz_is (c := (1)) _ _); [clear - R; first [reflexivity | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0 | apply: lt0r_neq0; sgn]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
have S_41 : 0 <= 9%:R :> R by clear -  R; sgn.
have S_42 : 0 <= 9%:R :> R by rule (nneg_is (c := 9%:R) _ _); [clear - R; first [reflexivity | ring] | clear -  R; sgn].
have C_43 : 0 <= t_17 := nneg_is e_18 S_42.
have S_44 : 0 <= 1 :> R by clear -  R; sgn.
have S_45 : 0 <= 1 :> R by rule (nneg_is (c := 1) _ _); [clear - R; first [reflexivity | ring] | clear -  R; sgn].
have C_46 : 0 <= t_33 := nneg_is e_34 S_45.
pose t_47 : R := (1 : R) + (2%:R : R).
have e_48 : t_47 = 3%:R by rule (num_eq (num2 (fun a b : R => a + b) e_7 e_4) _); clear - R; first [reflexivity | ring].
pose t_49 : R := t_47 / t_19.
have NZ_51 : 3%:R != 0 :> R by rule (nz_is (c := (3%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_50 : t_49 = 1 by rule (num_eq (num2 (fun a b : R => a / b) e_48 e_20) _); clear - NZ_51 N R; first [reflexivity | field; first [done | nz] | ring].
have C_52 : t_49 = (1 : R) by rule (num_eq e_50 (esym (num_eq e_7 _))); clear - R; first [reflexivity | ring].
pose t_53 : R := t_25 + (2%:R : R).
have e_54 : t_53 = 1 by rule (num_eq (num2 (fun a b : R => a + b) e_26 e_4) _); clear - R; first [reflexivity | ring].
pose t_55 : R := t_53 / t_35.
have e_56 : t_55 = 1 by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_36) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have C_57 : t_55 = (1 : R) by rule (num_eq e_56 (esym (num_eq e_7 _))); clear - R; first [reflexivity | ring].
split; first exact: C_24.
split; first exact: C_40.
split; first exact: C_43.
split; first exact: C_46.
split; first exact: C_52.
exact: C_57.
Qed.

(* lnverify.fold.ends
   The fold takes 1 to (t + 1)/√((t + 1)² + ε) and −1 to (t − 1)/√((t − 1)² + ε)
   this project; with a proof; compare “Re-Examining LayerNorm” on the activation plot for folding *)
Theorem lnverify_fold_ends (eps t : R) :
  0 <= eps ->
  0 < eps ->
  Num.sqrt (2%:R * t * 1 + t ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt ((t + 1) ^+ 2 + eps) != 0 /\
  Num.sqrt (2%:R * t * - 1 + t ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt ((t - 1) ^+ 2 + eps) != 0 /\
  0 <= 2%:R * t * 1 + t ^+ 2 + 1 + eps /\
  0 <= (t + 1) ^+ 2 + eps /\
  0 <= 2%:R * t * - 1 + t ^+ 2 + 1 + eps /\
  0 <= (t - 1) ^+ 2 + eps /\
  (1 + t) / Num.sqrt (2%:R * t * 1 + t ^+ 2 + 1 + eps) = (t + 1) / Num.sqrt ((t + 1) ^+ 2 + eps) :> R /\
  (- 1 + t) / Num.sqrt (2%:R * t * - 1 + t ^+ 2 + 1 + eps) = (1 * (t - 1)) / Num.sqrt ((t - 1) ^+ 2 + eps) :> R.
Proof.
move=> H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have e_7 : t = t by [].
pose t_8 : R := (2%:R : R) * t.
have e_9 : t_8 = (2%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_7) _); clear - R; first [reflexivity | ring].
have e_10 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_11 : R := t_8 * (1 : R).
have e_12 : t_11 = (2%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_9 e_10) _); clear - R; first [reflexivity | ring].
pose t_13 : R := t ^+ 2.
have e_14 : t_13 = (t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_7) _); clear - R; first [reflexivity | ring].
pose t_15 : R := t_11 + t_13.
have e_16 : t_15 = (t ^+ 2 + 2%:R * t) by rule (num_eq (num2 (fun a b : R => a + b) e_12 e_14) _); clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 + (1 : R).
have e_18 : t_17 = (t ^+ 2 + 2%:R * t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_16 e_10) _); clear - R; first [reflexivity | ring].
pose t_19 : R := t_17 + eps.
have e_20 : t_19 = (eps + t ^+ 2 + 2%:R * t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_18 e_1) _); clear - R; first [reflexivity | ring].
pose t_21 : R := Num.sqrt t_19.
have S_23 : 0 < (2%:R * eps) by rule (pos_is (c := 2%:R * eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 NZ_4 R; sgn].
have S_24 : 0 < (eps + t ^+ 2 + 2%:R * t + 1) by rule (pos_is (c := ((t + 1) ^+ 2 * (2%:R) + (2%:R * eps)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_23 NZ_4 R; sgn].
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (eps + t ^+ 2 + 2%:R * t + 1) by exact: (root_pos S_24).
have S_25 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_5 S_23 S_24 S_r3 NZ_4 R; sgn].
have e_22 : t_21 = r_3 by rule (sqrt_node e_20 S_25 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_26 := lt0r_neq0 S_r3.
have NZ_27 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_21 != 0 := nz_is e_22 NZ_27.
pose t_29 : R := t + (1 : R).
have e_30 : t_29 = (t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_7 e_10) _); clear - R; first [reflexivity | ring].
pose t_31 : R := t_29 ^+ 2.
have e_32 : t_31 = (t ^+ 2 + 2%:R * t + 1) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_30) _); clear - R; first [reflexivity | ring].
pose t_33 : R := t_31 + eps.
have e_34 : t_33 = (eps + t ^+ 2 + 2%:R * t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_32 e_1) _); clear - R; first [reflexivity | ring].
pose t_35 : R := Num.sqrt t_33.
have S_37 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_5 S_23 S_24 S_r3 NZ_4 NZ_26 R; sgn].
have e_36 : t_35 = r_3 by rule (sqrt_node e_34 S_37 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_38 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_35 != 0 := nz_is e_36 NZ_38.
pose t_40 : R := - (1 : R).
have e_41 : t_40 = (- 1) by rule (num_eq (num1 (fun a : R => - a) e_10) _); clear - R; first [reflexivity | ring].
pose t_42 : R := t_8 * t_40.
have e_43 : t_42 = (- 2%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_9 e_41) _); clear - R; first [reflexivity | ring].
pose t_44 : R := t_42 + t_13.
have e_45 : t_44 = (t ^+ 2 - 2%:R * t) by rule (num_eq (num2 (fun a b : R => a + b) e_43 e_14) _); clear - R; first [reflexivity | ring].
pose t_46 : R := t_44 + (1 : R).
have e_47 : t_46 = (t ^+ 2 - 2%:R * t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_45 e_10) _); clear - R; first [reflexivity | ring].
pose t_48 : R := t_46 + eps.
have e_49 : t_48 = (eps + t ^+ 2 - 2%:R * t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_47 e_1) _); clear - R; first [reflexivity | ring].
pose t_50 : R := Num.sqrt t_48.
have S_52 : 0 < (eps + t ^+ 2 - 2%:R * t + 1) by rule (pos_is (c := ((t - 1) ^+ 2 * (2%:R) + (2%:R * eps)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_23 S_24 S_r3 NZ_4 NZ_26 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (eps + t ^+ 2 - 2%:R * t + 1) by exact: (root_pos S_52).
have S_53 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_5 S_23 S_24 S_r3 S_52 S_r4 NZ_4 NZ_26 R; sgn].
have e_51 : t_50 = r_4 by rule (sqrt_node e_49 S_53 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_54 := lt0r_neq0 S_r4.
have NZ_55 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_54 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_50 != 0 := nz_is e_51 NZ_55.
pose t_57 : R := t - (1 : R).
have e_58 : t_57 = (t - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_7 e_10) _); clear - R; first [reflexivity | ring].
pose t_59 : R := t_57 ^+ 2.
have e_60 : t_59 = (t ^+ 2 - 2%:R * t + 1) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_58) _); clear - R; first [reflexivity | ring].
pose t_61 : R := t_59 + eps.
have e_62 : t_61 = (eps + t ^+ 2 - 2%:R * t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_60 e_1) _); clear - R; first [reflexivity | ring].
pose t_63 : R := Num.sqrt t_61.
have S_65 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_5 S_23 S_24 S_r3 S_52 S_r4 NZ_4 NZ_26 NZ_54 R; sgn].
have e_64 : t_63 = r_4 by rule (sqrt_node e_62 S_65 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_66 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_54 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_67 : t_63 != 0 := nz_is e_64 NZ_66.
have S_68 : 0 <= (eps + t ^+ 2 + 2%:R * t + 1) by rule (nneg_is (c := (eps + t ^+ 2 + 2%:R * t + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_23 S_24 S_r3 S_52 S_r4 NZ_4 NZ_26 NZ_54 R; sgn].
have C_69 : 0 <= t_19 := nneg_is e_20 S_68.
have S_70 : 0 <= (eps + t ^+ 2 + 2%:R * t + 1) by rule (nneg_is (c := (eps + t ^+ 2 + 2%:R * t + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_23 S_24 S_r3 S_52 S_r4 NZ_4 NZ_26 NZ_54 R; sgn].
have C_71 : 0 <= t_33 := nneg_is e_34 S_70.
have S_72 : 0 <= (eps + t ^+ 2 - 2%:R * t + 1) by rule (nneg_is (c := (eps + t ^+ 2 - 2%:R * t + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_23 S_24 S_r3 S_52 S_r4 NZ_4 NZ_26 NZ_54 R; sgn].
have C_73 : 0 <= t_48 := nneg_is e_49 S_72.
have S_74 : 0 <= (eps + t ^+ 2 - 2%:R * t + 1) by rule (nneg_is (c := (eps + t ^+ 2 - 2%:R * t + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_23 S_24 S_r3 S_52 S_r4 NZ_4 NZ_26 NZ_54 R; sgn].
have C_75 : 0 <= t_61 := nneg_is e_62 S_74.
pose t_76 : R := (1 : R) + t.
have e_77 : t_76 = (t + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_10 e_7) _); clear - R; first [reflexivity | ring].
pose t_78 : R := t_76 / t_21.
have NZ_80 := lt0r_neq0 S_24.
have e_79 : t_78 = ((t * r_3 + r_3) / ((eps + t ^+ 2 + 2%:R * t + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_77 e_22) _); clear - NZ_26 NZ_80 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_82 : R := t_29 / t_35.
have e_83 : t_82 = ((t * r_3 + r_3) / ((eps + t ^+ 2 + 2%:R * t + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_30 e_36) _); clear - NZ_26 NZ_80 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_81 : t_78 = t_82 by rule (num_eq e_79 (esym (num_eq e_83 _))); clear - NZ_80 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_84 : R := t_40 + t.
have e_85 : t_84 = (t - 1) by rule (num_eq (num2 (fun a b : R => a + b) e_41 e_7) _); clear - R; first [reflexivity | ring].
pose t_86 : R := t_84 / t_50.
have NZ_88 := lt0r_neq0 S_52.
have e_87 : t_86 = ((t * r_4 - r_4) / ((eps + t ^+ 2 - 2%:R * t + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_51) _); clear - NZ_54 NZ_88 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_90 : R := (1 : R) * t_57.
have e_91 : t_90 = (t - 1) by rule (num_eq (num2 (fun a b : R => a * b) e_10 e_58) _); clear - R; first [reflexivity | ring].
pose t_92 : R := t_90 / t_63.
have e_93 : t_92 = ((t * r_4 - r_4) / ((eps + t ^+ 2 - 2%:R * t + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_91 e_64) _); clear - NZ_54 NZ_88 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_89 : t_86 = t_92 by rule (num_eq e_87 (esym (num_eq e_93 _))); clear - NZ_88 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_28.
split; first exact: C_39.
split; first exact: C_56.
split; first exact: C_67.
split; first exact: C_69.
split; first exact: C_71.
split; first exact: C_73.
split; first exact: C_75.
split; first exact: C_81.
exact: C_89.
Qed.

(* activation.folding.relaxed
   At t = 2 and ε = 0 the points between −1 and 1 are relaxed away from 1: 1 − u² = (1 − x²)/(4x + 5)
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on the activation
   plot for folding *)
Theorem activation_folding_relaxed (x : R) :
  0 < 1 + x ->
  0 < 1 - x ->
  Num.sqrt (4%:R * x + 5%:R) != 0 /\
  4%:R * x + 5%:R != 0 /\
  4%:R * (4%:R * x + 5%:R) != 0 /\
  0 <= 4%:R * x + 5%:R /\
  1 - ((x + 2%:R) / Num.sqrt (4%:R * x + 5%:R)) ^+ 2 = (1 - x ^+ 2) / (4%:R * x + 5%:R) :> R /\
  0 < 1 - ((x + 2%:R) / Num.sqrt (4%:R * x + 5%:R)) ^+ 2 /\
  ((x + 2%:R) / Num.sqrt (4%:R * x + 5%:R)) ^+ 2 - 3%:R / 4%:R = (2%:R * x + 1) ^+ 2 / (4%:R * (4%:R * x + 5%:R)) :> R.
Proof.
move=> H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : x = x by [].
pose t_3 : R := (1 : R) + x.
have e_4 : t_3 = (x + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_1 e_2) _); clear - R; first [reflexivity | ring].
have H_5 := pos_of H0 e_4.
have NZ_6 := lt0r_neq0 H_5.
have NZ_7 : (x + 1) != 0 by rule (nz_factor (f := (x + 1)) (r := 1) NZ_6 _); clear - R; first [reflexivity | ring].
have S_8 : 0 < (x + 1) by rule (pos_quotient H_5 (r := 1) _ _); [clear - NZ_7 R; sgn | clear - R; first [reflexivity | ring]].
pose t_9 : R := (1 : R) - x.
have e_10 : t_9 = (- x + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_2) _); clear - R; first [reflexivity | ring].
have H_11 := pos_of H1 e_10.
have NZ_12 := lt0r_neq0 H_11.
have NZ_13 : (x - 1) != 0 by rule (nz_factor (f := (x - 1)) (r := (- 1)) NZ_12 _); clear - R; first [reflexivity | ring].
have S_14 : 0 < (- x + 1) by rule (pos_quotient H_11 (r := 1) _ _); [clear - S_8 NZ_7 NZ_13 R; sgn | clear - R; first [reflexivity | ring]].
have e_15 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_16 : R := (4%:R : R) * x.
have e_17 : t_16 = (4%:R * x) by rule (num_eq (num2 (fun a b : R => a * b) e_15 e_2) _); clear - R; first [reflexivity | ring].
have e_18 : 5%:R = 5%:R :> R by clear - R; first [reflexivity | ring].
pose t_19 : R := t_16 + (5%:R : R).
have e_20 : t_19 = (4%:R * x + 5%:R) by rule (num_eq (num2 (fun a b : R => a + b) e_17 e_18) _); clear - R; first [reflexivity | ring].
pose t_21 : R := Num.sqrt t_19.
have S_23 : 0 < 1 :> R by clear - S_8 S_14 NZ_7 NZ_13 R; sgn.
have S_24 : 0 < (4%:R * x + 5%:R) by rule (pos_is (c := ((x + 1) * (4%:R) + 1) / 1) _ _); [clear - R; first [field | ring] | clear - S_8 S_14 NZ_7 NZ_13 R; sgn].
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = (4%:R * x + 5%:R) by exact: (root_pos S_24).
have S_25 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - S_8 S_14 S_24 S_r2 NZ_7 NZ_13 R; sgn].
have e_22 : t_21 = r_2 by rule (sqrt_node e_20 S_25 _); clear - E_r2 R; first [reflexivity | ring: E_r2].
have NZ_26 := lt0r_neq0 S_r2.
have NZ_27 : r_2 != 0 by rule (nz_is (c := (r_2)) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_21 != 0 := nz_is e_22 NZ_27.
have NZ_29 := lt0r_neq0 S_24.
have NZ_30 : (4%:R * x + 5%:R) != 0 by rule (nz_is (c := ((4%:R * x + 5%:R))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_29 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : t_19 != 0 := nz_is e_20 NZ_30.
pose t_32 : R := (4%:R : R) * t_19.
have e_33 : t_32 = (16%:R * x + 20%:R) by rule (num_eq (num2 (fun a b : R => a * b) e_15 e_20) _); clear - R; first [reflexivity | ring].
have NZ_34 : (16%:R * x + 20%:R) != 0 by rule (nz_is (c := (4%:R * (4%:R * x + 5%:R))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_29 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_32 != 0 := nz_is e_33 NZ_34.
have S_36 : 0 <= (4%:R * x + 5%:R) by rule (nneg_is (c := (4%:R * x + 5%:R)) _ _); [clear - R; first [reflexivity | ring] | clear - S_8 S_14 S_24 S_r2 NZ_7 NZ_13 NZ_26 NZ_29 R; sgn].
have C_37 : 0 <= t_19 := nneg_is e_20 S_36.
have e_38 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_39 : R := x + (2%:R : R).
have e_40 : t_39 = (x + 2%:R) by rule (num_eq (num2 (fun a b : R => a + b) e_2 e_38) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / t_21.
have e_42 : t_41 = ((x * r_2 + 2%:R * r_2) / ((4%:R * x + 5%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_22) _); clear - NZ_26 NZ_29 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_43 : R := t_41 ^+ 2.
have e_44 : t_43 = ((x ^+ 2 + 4%:R * x + 4%:R) / ((4%:R * x + 5%:R))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_42) _); clear - NZ_29 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_45 : R := (1 : R) - t_43.
have e_46 : t_45 = ((- x ^+ 2 + 1) / ((4%:R * x + 5%:R))) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_44) _); clear - NZ_29 R; first [reflexivity | field; nz | ring].
pose t_48 : R := x ^+ 2.
have e_49 : t_48 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_2) _); clear - R; first [reflexivity | ring].
pose t_50 : R := (1 : R) - t_48.
have e_51 : t_50 = (- x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_49) _); clear - R; first [reflexivity | ring].
pose t_52 : R := t_50 / t_19.
have e_53 : t_52 = ((- x ^+ 2 + 1) / ((4%:R * x + 5%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_20) _); clear - NZ_29 R; first [reflexivity | field; nz | ring].
have C_47 : t_45 = t_52 by rule (num_eq e_46 (esym (num_eq e_53 _))); clear - NZ_29 R; first [reflexivity | field; nz | ring].
have S_55 : 0 < (- x ^+ 2 + 1) by rule (pos_is (c := (- x + 1) * (x + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - S_8 S_14 S_24 S_r2 NZ_7 NZ_13 NZ_26 NZ_29 R; sgn].
have S_56 : 0 < ((- x ^+ 2 + 1) / ((4%:R * x + 5%:R))) by rule (pos_is (c := (- x ^+ 2 + 1) * (4%:R * x + 5%:R)^-1) _ _); [clear - NZ_29 R; first [reflexivity | field; nz | ring] | clear - S_8 S_14 S_24 S_r2 S_55 NZ_7 NZ_13 NZ_26 NZ_29 R; sgn].
have C_54 : 0 < t_45 := pos_is e_46 S_56.
have e_57 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_58 : R := (3%:R : R) / (4%:R : R).
have NZ_60 : 4%:R != 0 :> R by rule (nz_is (c := (4%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_59 : t_58 = (3%:R / (4%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_57 e_15) _); clear - NZ_60 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_61 : R := t_43 - t_58.
have e_62 : t_61 = ((4%:R * x ^+ 2 + 4%:R * x + 1) / (4%:R * (4%:R * x + 5%:R))) by rule (num_eq (num2 (fun a b : R => a - b) e_44 e_59) _); clear - NZ_29 R; first [reflexivity | field; nz | ring].
pose t_64 : R := (2%:R : R) * x.
have e_65 : t_64 = (2%:R * x) by rule (num_eq (num2 (fun a b : R => a * b) e_38 e_2) _); clear - R; first [reflexivity | ring].
pose t_66 : R := t_64 + (1 : R).
have e_67 : t_66 = (2%:R * x + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_65 e_1) _); clear - R; first [reflexivity | ring].
pose t_68 : R := t_66 ^+ 2.
have e_69 : t_68 = (4%:R * x ^+ 2 + 4%:R * x + 1) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_67) _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_68 / t_32.
have NZ_72 : (16%:R * x + 20%:R) != 0 :> R by rule (nz_is (c := (4%:R * (4%:R * x + 5%:R))) _ _); [clear - R; ring | clear - NZ_29 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_71 : t_70 = ((4%:R * x ^+ 2 + 4%:R * x + 1) / (4%:R * (4%:R * x + 5%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_33) _); clear - NZ_29 NZ_72 R; first [reflexivity | field; nz | ring].
have C_63 : t_61 = t_70 by rule (num_eq e_62 (esym (num_eq e_71 _))); clear - NZ_29 R; first [reflexivity | field; nz | ring].
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
   “Re-Examining LayerNorm”, a post on LayerNorm as an activation function; Summary, the paragraph on semantic uses *)
Theorem activation_folding_absolute_value (x t eps : R) :
  0 <= eps ->
  0 < 1 - x ^+ 2 ->
  Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps) != 0 /\
  Num.sqrt (2%:R * t * - x + t ^+ 2 + 1 + eps) != 0 /\
  (t ^+ 2 + 1 + eps) ^+ 2 - 4%:R * t ^+ 2 * x ^+ 2 != 0 /\
  Num.sqrt (2%:R * t * 0 + t ^+ 2 + 1 + eps) != 0 /\
  t ^+ 2 + 1 + eps != 0 /\
  0 <= 2%:R * t * x + t ^+ 2 + 1 + eps /\
  0 <= 2%:R * t * - x + t ^+ 2 + 1 + eps /\
  0 <= 2%:R * t * 0 + t ^+ 2 + 1 + eps /\
  ((x + t) / Num.sqrt (2%:R * t * x + t ^+ 2 + 1 + eps)) ^+ 2 - ((- x + t) / Num.sqrt (2%:R * t * - x + t ^+ 2 + 1 + eps)) ^+ 2 = (4%:R * t * x * (1 - x ^+ 2 + eps)) / ((t ^+ 2 + 1 + eps) ^+ 2 - 4%:R * t ^+ 2 * x ^+ 2) :> R /\
  ((0 + t) / Num.sqrt (2%:R * t * 0 + t ^+ 2 + 1 + eps)) ^+ 2 = t ^+ 2 / (t ^+ 2 + 1 + eps) :> R.
Proof.
move=> H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : x = x by [].
pose t_3 : R := x ^+ 2.
have e_4 : t_3 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_2) _); clear - R; first [reflexivity | ring].
pose t_5 : R := (1 : R) - t_3.
have e_6 : t_5 = (- x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_4) _); clear - R; first [reflexivity | ring].
have H_7 := pos_of H0 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : (x - 1) != 0 by rule (nz_factor (f := (x - 1)) (r := (- x - 1)) NZ_8 _); clear - R; first [reflexivity | ring].
have NZ_10 : (x + 1) != 0 by rule (nz_factor (f := (x + 1)) (r := (- x + 1)) NZ_8 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < (- x ^+ 2 + 1) by rule (pos_quotient H_7 (r := 1) _ _); [clear - H_eps NZ_9 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have e_13 : t = t by [].
pose t_14 : R := (2%:R : R) * t.
have e_15 : t_14 = (2%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_13) _); clear - R; first [reflexivity | ring].
pose t_16 : R := t_14 * x.
have e_17 : t_16 = (2%:R * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_15 e_2) _); clear - R; first [reflexivity | ring].
pose t_18 : R := t ^+ 2.
have e_19 : t_18 = (t ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_13) _); clear - R; first [reflexivity | ring].
pose t_20 : R := t_16 + t_18.
have e_21 : t_20 = (2%:R * x * t + t ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_17 e_19) _); clear - R; first [reflexivity | ring].
pose t_22 : R := t_20 + (1 : R).
have e_23 : t_22 = (2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_21 e_1) _); clear - R; first [reflexivity | ring].
have e_24 : eps = eps by [].
pose t_25 : R := t_22 + eps.
have e_26 : t_25 = (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_23 e_24) _); clear - R; first [reflexivity | ring].
pose t_27 : R := Num.sqrt t_25.
have S_29 : 0 <= (2%:R * eps) by rule (nneg_is (c := 2%:R * eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_11 NZ_9 NZ_10 R; sgn].
have S_30 : 0 < (2%:R * eps - 2%:R * x ^+ 2 + 2%:R) by rule (pos_is (c := ((- x ^+ 2 + 1) * (2%:R) + (2%:R * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_11 S_29 NZ_9 NZ_10 R; sgn].
have S_31 : 0 < (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (pos_is (c := ((x + t) ^+ 2 * (2%:R) + (2%:R * eps - 2%:R * x ^+ 2 + 2%:R)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_11 S_29 S_30 NZ_9 NZ_10 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (eps + 2%:R * x * t + t ^+ 2 + 1) by exact: (root_pos S_31).
have S_32 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_11 S_29 S_30 S_31 S_r4 NZ_9 NZ_10 R; sgn].
have e_28 : t_27 = r_4 by rule (sqrt_node e_26 S_32 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_33 := lt0r_neq0 S_r4.
have NZ_34 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_33 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : t_27 != 0 := nz_is e_28 NZ_34.
pose t_36 : R := - x.
have e_37 : t_36 = (- x) by rule (num_eq (num1 (fun a : R => - a) e_2) _); clear - R; first [reflexivity | ring].
pose t_38 : R := t_14 * t_36.
have e_39 : t_38 = (- 2%:R * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_15 e_37) _); clear - R; first [reflexivity | ring].
pose t_40 : R := t_38 + t_18.
have e_41 : t_40 = (- 2%:R * x * t + t ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_39 e_19) _); clear - R; first [reflexivity | ring].
pose t_42 : R := t_40 + (1 : R).
have e_43 : t_42 = (- 2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_41 e_1) _); clear - R; first [reflexivity | ring].
pose t_44 : R := t_42 + eps.
have e_45 : t_44 = (eps - 2%:R * x * t + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_43 e_24) _); clear - R; first [reflexivity | ring].
pose t_46 : R := Num.sqrt t_44.
have S_48 : 0 < (eps - 2%:R * x * t + t ^+ 2 + 1) by rule (pos_is (c := ((x - t) ^+ 2 * (2%:R) + (2%:R * eps - 2%:R * x ^+ 2 + 2%:R)) / 2%:R) _ _); [clear - R; first [field | ring] | clear - H_eps S_11 S_29 S_30 S_31 S_r4 NZ_9 NZ_10 NZ_33 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps - 2%:R * x * t + t ^+ 2 + 1) by exact: (root_pos S_48).
have S_49 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps S_11 S_29 S_30 S_31 S_r4 S_48 S_r5 NZ_9 NZ_10 NZ_33 R; sgn].
have e_47 : t_46 = r_5 by rule (sqrt_node e_45 S_49 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_50 := lt0r_neq0 S_r5.
have NZ_51 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_50 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_46 != 0 := nz_is e_47 NZ_51.
pose t_53 : R := t_18 + (1 : R).
have e_54 : t_53 = (t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_19 e_1) _); clear - R; first [reflexivity | ring].
pose t_55 : R := t_53 + eps.
have e_56 : t_55 = (eps + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_54 e_24) _); clear - R; first [reflexivity | ring].
pose t_57 : R := t_55 ^+ 2.
have e_58 : t_57 = (eps ^+ 2 + 2%:R * eps * t ^+ 2 + 2%:R * eps + t ^+ 4 + 2%:R * t ^+ 2 + 1) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_56) _); clear - R; first [reflexivity | ring].
have e_59 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_60 : R := (4%:R : R) * t_18.
have e_61 : t_60 = (4%:R * t ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_59 e_19) _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 * t_3.
have e_63 : t_62 = (4%:R * x ^+ 2 * t ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_4) _); clear - R; first [reflexivity | ring].
pose t_64 : R := t_57 - t_62.
have e_65 : t_64 = (eps ^+ 2 + 2%:R * eps * t ^+ 2 + 2%:R * eps - 4%:R * x ^+ 2 * t ^+ 2 + t ^+ 4 + 2%:R * t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_58 e_63) _); clear - R; first [reflexivity | ring].
have NZ_66 := lt0r_neq0 S_48.
have NZ_67 := lt0r_neq0 S_31.
have NZ_68 : (eps ^+ 2 + 2%:R * eps * t ^+ 2 + 2%:R * eps - 4%:R * x ^+ 2 * t ^+ 2 + t ^+ 4 + 2%:R * t ^+ 2 + 1) != 0 by rule (nz_is (c := - ((- eps + 2%:R * x * t - t ^+ 2 - 1) * (eps + 2%:R * x * t + t ^+ 2 + 1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_66 NZ_67 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_64 != 0 := nz_is e_65 NZ_68.
have e_70 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_71 : R := t_14 * (0 : R).
have e_72 : t_71 = 0 by rule (num_eq (num2 (fun a b : R => a * b) e_15 e_70) _); clear - R; first [reflexivity | ring].
pose t_73 : R := t_71 + t_18.
have e_74 : t_73 = (t ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_72 e_19) _); clear - R; first [reflexivity | ring].
pose t_75 : R := t_73 + (1 : R).
have e_76 : t_75 = (t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_74 e_1) _); clear - R; first [reflexivity | ring].
pose t_77 : R := t_75 + eps.
have e_78 : t_77 = (eps + t ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_76 e_24) _); clear - R; first [reflexivity | ring].
pose t_79 : R := Num.sqrt t_77.
have S_81 : 0 < (eps + t ^+ 2 + 1) by clear - H_eps S_11 S_29 S_30 S_31 S_r4 S_48 S_r5 NZ_9 NZ_10 NZ_33 NZ_50 NZ_66 NZ_67 R; sgn.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (eps + t ^+ 2 + 1) by exact: (root_pos S_81).
have S_82 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps S_11 S_29 S_30 S_31 S_r4 S_48 S_r5 S_81 S_r6 NZ_9 NZ_10 NZ_33 NZ_50 NZ_66 NZ_67 R; sgn].
have e_80 : t_79 = r_6 by rule (sqrt_node e_78 S_82 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_83 := lt0r_neq0 S_r6.
have NZ_84 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_83 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_85 : t_79 != 0 := nz_is e_80 NZ_84.
have NZ_86 := lt0r_neq0 S_81.
have NZ_87 : (eps + t ^+ 2 + 1) != 0 by rule (nz_is (c := ((eps + t ^+ 2 + 1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_86 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : t_55 != 0 := nz_is e_56 NZ_87.
have S_89 : 0 <= (eps + 2%:R * x * t + t ^+ 2 + 1) by rule (nneg_is (c := (eps + 2%:R * x * t + t ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_11 S_29 S_30 S_31 S_r4 S_48 S_r5 S_81 S_r6 NZ_9 NZ_10 NZ_33 NZ_50 NZ_66 NZ_67 NZ_83 NZ_86 R; sgn].
have C_90 : 0 <= t_25 := nneg_is e_26 S_89.
have S_91 : 0 <= (eps - 2%:R * x * t + t ^+ 2 + 1) by rule (nneg_is (c := (eps - 2%:R * x * t + t ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_11 S_29 S_30 S_31 S_r4 S_48 S_r5 S_81 S_r6 NZ_9 NZ_10 NZ_33 NZ_50 NZ_66 NZ_67 NZ_83 NZ_86 R; sgn].
have C_92 : 0 <= t_44 := nneg_is e_45 S_91.
have S_93 : 0 <= (eps + t ^+ 2 + 1) by rule (nneg_is (c := (eps + t ^+ 2 + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_11 S_29 S_30 S_31 S_r4 S_48 S_r5 S_81 S_r6 NZ_9 NZ_10 NZ_33 NZ_50 NZ_66 NZ_67 NZ_83 NZ_86 R; sgn].
have C_94 : 0 <= t_77 := nneg_is e_78 S_93.
pose t_95 : R := x + t.
have e_96 : t_95 = (x + t) by rule (num_eq (num2 (fun a b : R => a + b) e_2 e_13) _); clear - R; first [reflexivity | ring].
pose t_97 : R := t_95 / t_27.
have e_98 : t_97 = ((x * r_4 + t * r_4) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_96 e_28) _); clear - NZ_33 NZ_67 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_99 : R := t_97 ^+ 2.
have e_100 : t_99 = ((x ^+ 2 + 2%:R * x * t + t ^+ 2) / ((eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_98) _); clear - NZ_67 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_101 : R := t_36 + t.
have e_102 : t_101 = (- x + t) by rule (num_eq (num2 (fun a b : R => a + b) e_37 e_13) _); clear - R; first [reflexivity | ring].
pose t_103 : R := t_101 / t_46.
have e_104 : t_103 = ((x * r_5 - t * r_5) / ((- eps + 2%:R * x * t - t ^+ 2 - 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_102 e_47) _); clear - NZ_50 NZ_66 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_105 : R := t_103 ^+ 2.
have e_106 : t_105 = ((- x ^+ 2 + 2%:R * x * t - t ^+ 2) / ((- eps + 2%:R * x * t - t ^+ 2 - 1))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_104) _); clear - NZ_66 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_107 : R := t_99 - t_105.
have e_108 : t_107 = ((- 4%:R * eps * x * t + 4%:R * x ^+ 3 * t - 4%:R * x * t) / ((- eps + 2%:R * x * t - t ^+ 2 - 1) * (eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a - b) e_100 e_106) _); clear - NZ_67 NZ_66 R; first [reflexivity | field; nz | ring].
pose t_110 : R := (4%:R : R) * t.
have e_111 : t_110 = (4%:R * t) by rule (num_eq (num2 (fun a b : R => a * b) e_59 e_13) _); clear - R; first [reflexivity | ring].
pose t_112 : R := t_110 * x.
have e_113 : t_112 = (4%:R * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_111 e_2) _); clear - R; first [reflexivity | ring].
pose t_114 : R := t_5 + eps.
have e_115 : t_114 = (eps - x ^+ 2 + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_6 e_24) _); clear - R; first [reflexivity | ring].
pose t_116 : R := t_112 * t_114.
have e_117 : t_116 = (4%:R * eps * x * t - 4%:R * x ^+ 3 * t + 4%:R * x * t) by rule (num_eq (num2 (fun a b : R => a * b) e_113 e_115) _); clear - R; first [reflexivity | ring].
pose t_118 : R := t_116 / t_64.
have NZ_120 : (eps ^+ 2 + 2%:R * eps * t ^+ 2 + 2%:R * eps - 4%:R * x ^+ 2 * t ^+ 2 + t ^+ 4 + 2%:R * t ^+ 2 + 1) != 0 :> R by rule (nz_is (c := - ((- eps + 2%:R * x * t - t ^+ 2 - 1) * (eps + 2%:R * x * t + t ^+ 2 + 1))) _ _); [clear - R; ring | clear - NZ_66 NZ_67 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_119 : t_118 = ((- 4%:R * eps * x * t + 4%:R * x ^+ 3 * t - 4%:R * x * t) / ((- eps + 2%:R * x * t - t ^+ 2 - 1) * (eps + 2%:R * x * t + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_117 e_65) _); clear - NZ_66 NZ_67 NZ_120 R; first [reflexivity | field; nz | ring].
have C_109 : t_107 = t_118 by rule (num_eq e_108 (esym (num_eq e_119 _))); clear - NZ_66 NZ_67 R; first [reflexivity | field; nz | ring].
pose t_121 : R := (0 : R) + t.
have e_122 : t_121 = t by rule (num_eq (num2 (fun a b : R => a + b) e_70 e_13) _); clear - R; first [reflexivity | ring].
pose t_123 : R := t_121 / t_79.
have e_124 : t_123 = ((t * r_6) / ((eps + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_122 e_80) _); clear - NZ_83 NZ_86 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_125 : R := t_123 ^+ 2.
have e_126 : t_125 = ((t ^+ 2) / ((eps + t ^+ 2 + 1))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_124) _); clear - NZ_86 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_128 : R := t_18 / t_55.
have e_129 : t_128 = ((t ^+ 2) / ((eps + t ^+ 2 + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_19 e_56) _); clear - NZ_86 R; first [reflexivity | field; nz | ring].
have C_127 : t_125 = t_128 by rule (num_eq e_126 (esym (num_eq e_129 _))); clear - NZ_86 R; first [reflexivity | field; nz | ring].
split; first exact: C_35.
split; first exact: C_52.
split; first exact: C_69.
split; first exact: C_85.
split; first exact: C_88.
split; first exact: C_90.
split; first exact: C_92.
split; first exact: C_94.
split; first exact: C_109.
exact: C_127.
Qed.

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
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : X = X by [].
pose t_7 : R := X ^+ 2.
have e_8 : t_7 = (X ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
have e_9 : y = y by [].
pose t_10 : R := y ^+ 2.
have e_11 : t_10 = (y ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_9) _); clear - R; first [reflexivity | ring].
pose t_12 : R := t_7 + t_10.
have e_13 : t_12 = (X ^+ 2 + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_8 e_11) _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 + eps.
have e_15 : t_14 = (eps + X ^+ 2 + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_13 e_1) _); clear - R; first [reflexivity | ring].
pose t_16 : R := Num.sqrt t_14.
have S_18 : 0 < (eps + X ^+ 2 + y ^+ 2) by clear - H_eps S_5 NZ_4 R; sgn.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (eps + X ^+ 2 + y ^+ 2) by exact: (root_pos S_18).
have S_19 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_5 S_18 S_r4 NZ_4 R; sgn].
have e_17 : t_16 = r_4 by rule (sqrt_node e_15 S_19 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose D1_20 : R := ((eps * r_4 + y ^+ 2 * r_4) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)).
have e_21 : D1_20 = ((eps * r_4 + y ^+ 2 * r_4) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by [].
have C_22 : is_derivative (fun X : R => X / Num.sqrt (X ^+ 2 + y ^+ 2 + eps)) X D1_20.
have size_ge0 := fun t : R => normr_ge0 t.
have D_23 := D_at_scalar X.
have D_24 := D_pow size_ge0 2 D_23.
have D_25 := D_addr size_ge0 t_10 D_24.
have D_26 := D_addr size_ge0 eps D_25.
have S_28 : 0 < (eps + X ^+ 2 + y ^+ 2) by rule (pos_is (c := (eps + X ^+ 2 + y ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_18 S_r4 NZ_4 R; sgn].
have C_27 : 0 < t_14 := pos_is e_15 S_28.
have D_29 := D_sqrt size_ge0 C_27 D_26.
have NZ_30 := lt0r_neq0 S_r4.
have NZ_31 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_30 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_32 : t_16 != 0 := nz_is e_17 NZ_31.
have D_33 := D_inv size_ge0 C_32 D_29.
have D_34 := D_mul size_ge0 D_23 D_33.
refine (derivative_by (F := (fun X : R => X / Num.sqrt (X ^+ 2 + y ^+ 2 + eps))) D_34 _) => h_35.
have e_36 : h_35 = h_35 by [].
pose t_37 : R := t_16^-1.
have NZ_39 := lt0r_neq0 S_18.
have e_38 : t_37 = (r_4 / ((eps + X ^+ 2 + y ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_17) _); clear - NZ_30 NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_40 : R := h_35 * t_37.
have e_41 : t_40 = ((r_4 * h_35) / ((eps + X ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_36 e_38) _); clear - NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_42 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_43 : R := (2%:R : R) * t_16.
have e_44 : t_43 = (2%:R * r_4) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_17) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_45 : R := t_43^-1.
have NZ_47 : (2%:R * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4)) _ _); [clear - R; ring | clear - NZ_30 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_46 : t_45 = (r_4 / (2%:R * (eps + X ^+ 2 + y ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_44) _); clear - NZ_30 NZ_47 NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := X ^+ 1.
have e_49 : t_48 = X by rule (num_eq (num1 (fun a : R => a ^+ 1) e_6) _); clear - R; first [reflexivity | ring].
pose t_50 : R := (2%:R : R) * t_48.
have e_51 : t_50 = (2%:R * X) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_49) _); clear - R; first [reflexivity | ring].
pose t_52 : R := t_50 * h_35.
have e_53 : t_52 = (2%:R * X * h_35) by rule (num_eq (num2 (fun a b : R => a * b) e_51 e_36) _); clear - R; first [reflexivity | ring].
pose t_54 : R := t_45 * t_52.
have e_55 : t_54 = ((X * r_4 * h_35) / ((eps + X ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_46 e_53) _); clear - NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : R := t_37 * t_54.
have e_57 : t_56 = ((X * h_35) / ((eps + X ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_38 e_55) _); clear - NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : R := t_37 * t_56.
have e_59 : t_58 = ((X * r_4 * h_35) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_38 e_57) _); clear - NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : R := - t_58.
have e_61 : t_60 = ((- X * r_4 * h_35) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_59) _); clear - NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : R := X * t_60.
have e_63 : t_62 = ((- X ^+ 2 * r_4 * h_35) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_61) _); clear - NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := t_40 + t_62.
have e_65 : t_64 = ((eps * r_4 * h_35 + y ^+ 2 * r_4 * h_35) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_41 e_63) _); clear - NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_66 : R := D1_20 * h_35.
have e_67 : t_66 = ((eps * r_4 * h_35 + y ^+ 2 * r_4 * h_35) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_21 e_36) _); clear - NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
rule (num_eq e_65 (esym (num_eq e_67 _))); clear - NZ_39 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_68 := lt0r_neq0 S_r4.
have NZ_69 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_68 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_70 : t_16 != 0 := nz_is e_17 NZ_69.
have NZ_71 := lt0r_neq0 S_18.
have NZ_72 : (eps + X ^+ 2 + y ^+ 2) != 0 by rule (nz_is (c := ((eps + X ^+ 2 + y ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_71 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_73 : t_14 != 0 := nz_is e_15 NZ_72.
pose t_74 : R := t_10 + eps.
have e_75 : t_74 = (eps + y ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_11 e_1) _); clear - R; first [reflexivity | ring].
pose t_76 : R := Num.sqrt t_74.
have S_78 : 0 < (eps + y ^+ 2) by clear - H_eps S_5 S_18 S_r4 NZ_4 NZ_68 NZ_71 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (eps + y ^+ 2) by exact: (root_pos S_78).
have S_79 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps S_5 S_18 S_r4 S_78 S_r5 NZ_4 NZ_68 NZ_71 R; sgn].
have e_77 : t_76 = r_5 by rule (sqrt_node e_75 S_79 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_80 : R := t_76 ^+ 3.
have e_81 : t_80 = (eps * r_5 + y ^+ 2 * r_5) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_77) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_82 := lt0r_neq0 S_r5.
have NZ_83 := lt0r_neq0 S_78.
have NZ_84 : (eps * r_5 + y ^+ 2 * r_5) != 0 by rule (nz_is (c := (r_5 * (eps + y ^+ 2))) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_82 NZ_83 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_85 : t_80 != 0 := nz_is e_81 NZ_84.
have NZ_86 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_82 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_87 : t_76 != 0 := nz_is e_77 NZ_86.
have NZ_88 : (eps + y ^+ 2) != 0 by rule (nz_is (c := ((eps + y ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_83 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_89 : t_74 != 0 := nz_is e_75 NZ_88.
have S_90 : 0 <= (eps + X ^+ 2 + y ^+ 2) by rule (nneg_is (c := (eps + X ^+ 2 + y ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_18 S_r4 S_78 S_r5 NZ_4 NZ_68 NZ_71 NZ_82 NZ_83 R; sgn].
have C_91 : 0 <= t_14 := nneg_is e_15 S_90.
have S_92 : 0 <= (eps + y ^+ 2) by rule (nneg_is (c := (eps + y ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_18 S_r4 S_78 S_r5 NZ_4 NZ_68 NZ_71 NZ_82 NZ_83 R; sgn].
have C_93 : 0 <= t_74 := nneg_is e_75 S_92.
pose t_95 : R := t_74 / t_14.
have e_96 : t_95 = ((eps + y ^+ 2) / ((eps + X ^+ 2 + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_75 e_15) _); clear - NZ_71 R; first [reflexivity | field; nz | ring].
pose t_97 : R := t_95 / t_16.
have e_98 : t_97 = ((eps * r_4 + y ^+ 2 * r_4) / ((eps + X ^+ 2 + y ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_96 e_17) _); clear - NZ_68 NZ_71 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_94 : D1_20 = t_97 by rule (num_eq e_21 (esym (num_eq e_98 _))); clear - NZ_71 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_99 : R := t_74 / t_80.
have NZ_101 : (eps * r_5 + y ^+ 2 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * (eps + y ^+ 2))) _ _); [clear - R; ring | clear - NZ_82 NZ_83 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_100 : t_99 = (r_5 / ((eps + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_75 e_81) _); clear - NZ_82 NZ_83 NZ_101 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_103 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_104 : R := (1 : R) / t_76.
have e_105 : t_104 = (r_5 / ((eps + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_103 e_77) _); clear - NZ_82 NZ_83 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_102 : t_99 = t_104 by rule (num_eq e_100 (esym (num_eq e_105 _))); clear - NZ_83 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_106 : R := D1_20 ^+ 2.
have e_107 : t_106 = ((eps ^+ 2 + 2%:R * eps * y ^+ 2 + y ^+ 4) / ((eps + X ^+ 2 + y ^+ 2) ^+ 3)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_21) _); clear - NZ_71 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_109 : R := (1 : R) / t_74.
have e_110 : t_109 = (1 / ((eps + y ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_103 e_75) _); clear - NZ_83 R; first [reflexivity | field; nz | ring].
have S_111 : 0 <= (3%:R * eps ^+ 2 + 3%:R * eps * X ^+ 2 + 6%:R * eps * y ^+ 2 + X ^+ 4 + 3%:R * X ^+ 2 * y ^+ 2 + 3%:R * y ^+ 4) by clear - H_eps S_5 S_18 S_r4 S_78 S_r5 NZ_4 NZ_68 NZ_71 NZ_82 NZ_83 NZ_101 R; sgn.
have S_112 : 0 <= (3%:R * eps ^+ 2 * X ^+ 2 + 3%:R * eps * X ^+ 4 + 6%:R * eps * X ^+ 2 * y ^+ 2 + X ^+ 6 + 3%:R * X ^+ 4 * y ^+ 2 + 3%:R * X ^+ 2 * y ^+ 4) by rule (nneg_is (c := (3%:R * eps ^+ 2 + 3%:R * eps * X ^+ 2 + 6%:R * eps * y ^+ 2 + X ^+ 4 + 3%:R * X ^+ 2 * y ^+ 2 + 3%:R * y ^+ 4) * X ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_18 S_r4 S_78 S_r5 S_111 NZ_4 NZ_68 NZ_71 NZ_82 NZ_83 NZ_101 R; sgn].
have S_113 : 0 <= ((3%:R * eps ^+ 2 * X ^+ 2 + 3%:R * eps * X ^+ 4 + 6%:R * eps * X ^+ 2 * y ^+ 2 + X ^+ 6 + 3%:R * X ^+ 4 * y ^+ 2 + 3%:R * X ^+ 2 * y ^+ 4) / ((eps + y ^+ 2) * (eps + X ^+ 2 + y ^+ 2) ^+ 3)) by rule (nneg_is (c := (3%:R * eps ^+ 2 * X ^+ 2 + 3%:R * eps * X ^+ 4 + 6%:R * eps * X ^+ 2 * y ^+ 2 + X ^+ 6 + 3%:R * X ^+ 4 * y ^+ 2 + 3%:R * X ^+ 2 * y ^+ 4) * (eps + y ^+ 2)^-1 * (eps + X ^+ 2 + y ^+ 2)^-1 ^+ 3) _ _); [clear - NZ_83 NZ_71 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_18 S_r4 S_78 S_r5 S_111 S_112 NZ_4 NZ_68 NZ_71 NZ_82 NZ_83 NZ_101 R; sgn].
have C_108 : t_106 <= t_109 by rule (le_by e_107 e_110 _ S_113); clear - NZ_71 NZ_83 R; first [reflexivity | field; nz | ring].
exists D1_20; split; first exact: C_22.
split; first exact: C_70.
split; first exact: C_73.
split; first exact: C_85.
split; first exact: C_87.
split; first exact: C_89.
split; first exact: C_91.
split; first exact: C_93.
split; first exact: C_94.
split; first exact: C_102.
exact: C_108.
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
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_7 : R := dot x x.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_9 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (x i 0) ^+ 2)).
have S_10 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_11 : whole (fun i => (x i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_12 : whole (fun i => ((x i 0)) * ((x i 0))) = m_2 by rule (whole_eq _ d_11) => i; clear - R; first [reflexivity | ring].
have e_8 : t_7 = m_2 by rule (dot_node e_6 e_6 d_12); done.
pose t_13 : R := t_7 + eps.
have e_14 : t_13 = (eps + m_2) by rule (num_eq (num2 (fun a b : R => a + b) e_8 e_1) _); clear - R; first [reflexivity | ring].
pose t_15 : R := Num.sqrt t_13.
have S_17 : 0 < (eps + m_2) by clear - H_eps S_5 N_pos S_9 S_10 NZ_4 R; sgn.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (eps + m_2) by exact: (root_pos S_17).
have S_18 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_5 N_pos S_9 S_10 S_17 S_r3 NZ_4 R; sgn].
have e_16 : t_15 = r_3 by rule (sqrt_node e_14 S_18 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_19 : R := t_15^-1.
have NZ_21 := lt0r_neq0 S_r3.
have NZ_22 := lt0r_neq0 S_17.
have e_20 : t_19 = (r_3 / ((eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_16) _); clear - NZ_21 NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_23 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have [m_4 M_4] := some_number (part xpredT (fun i => (upstream i 0) * (x i 0))).
pose G1_24 : 'cV[R]_N := (col (fun i => ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0)))).
have e_25 : G1_24 = (col (fun i => ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0)))) by [].
have C_26 : is_gradient (fun x : 'cV[R]_N => dot upstream ((Num.sqrt (dot x x + eps))^-1 *: x)) x G1_24.
have size_ge0 := @size1_ge0 R N.
have D_27 := VD_at x.
have D_28 := D_dot size_ge0 D_27 D_27.
have D_29 := D_addr size_ge0 eps D_28.
have S_31 : 0 < (eps + m_2) by rule (pos_is (c := (eps + m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_9 S_10 S_17 S_r3 NZ_4 NZ_21 NZ_22 R; sgn].
have C_30 : 0 < t_13 := pos_is e_14 S_31.
have D_32 := D_sqrt size_ge0 C_30 D_29.
have NZ_33 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_21 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : t_15 != 0 := nz_is e_16 NZ_33.
have D_35 := D_inv size_ge0 C_34 D_32.
have D_36 := VD_scale size_ge0 D_35 D_27.
have D_37 := D_dotl size_ge0 upstream D_36.
refine (gradient_by (F := (fun x : 'cV[R]_N => dot upstream ((Num.sqrt (dot x x + eps))^-1 *: x))) D_37 _) => h_38.
have e_39 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_40 : R := (2%:R : R) * t_15.
have e_41 : t_40 = (2%:R * r_3) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_16) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_42 : R := t_40^-1.
have NZ_44 : (2%:R * r_3) != 0 :> R by rule (nz_is (c := (2%:R * r_3)) _ _); [clear - R; ring | clear - NZ_21 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_43 : t_42 = (r_3 / (2%:R * (eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_41) _); clear - NZ_21 NZ_44 NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_45 : h_38 = (col (fun i => (h_38 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_46 : R := dot h_38 x.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_38 i 0) * (x i 0))).
have d_48 : whole (fun i => (h_38 i 0) * (x i 0)) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_49 : whole (fun i => ((h_38 i 0)) * ((x i 0))) = m_6 by rule (whole_eq _ d_48) => i; clear - R; first [reflexivity | ring].
have e_47 : t_46 = m_6 by rule (dot_node e_45 e_6 d_49); done.
pose t_50 : R := dot x h_38.
have d_52 : whole (fun i => ((x i 0)) * ((h_38 i 0))) = m_6 by rule (whole_eq _ d_48) => i; clear - R; first [reflexivity | ring].
have e_51 : t_50 = m_6 by rule (dot_node e_6 e_45 d_52); done.
pose t_53 : R := t_46 + t_50.
have e_54 : t_53 = (2%:R * m_6) by rule (num_eq (num2 (fun a b : R => a + b) e_47 e_51) _); clear - R; first [reflexivity | ring].
pose t_55 : R := t_42 * t_53.
have e_56 : t_55 = ((r_3 * m_6) / ((eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_43 e_54) _); clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_57 : R := t_19 * t_55.
have e_58 : t_57 = (m_6 / ((eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_20 e_56) _); clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_59 : R := t_19 * t_57.
have e_60 : t_59 = ((r_3 * m_6) / ((eps + m_2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_20 e_58) _); clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_61 : R := - t_59.
have e_62 : t_61 = ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_60) _); clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_63 : 'cV[R]_N := t_61 *: x.
have e_64 : t_63 = (col (fun i => ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) * ((x i 0)))) by rule (col_eq (col_scale e_62 e_6) _) => i; reduce; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_65 : 'cV[R]_N := t_19 *: h_38.
have e_66 : t_65 = (col (fun i => (r_3 / ((eps + m_2))) * ((h_38 i 0)))) by rule (col_eq (col_scale e_20 e_45) _) => i; reduce; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_67 : 'cV[R]_N := t_63 + t_65.
have e_68 : t_67 = (col (fun i => ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((h_38 i 0)))) by rule (col_eq (col_add e_64 e_66) _) => i; reduce; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_69 : R := dot upstream t_67.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_38 i 0) * (upstream i 0))).
have d_71 : whole (fun i => ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) * ((upstream i 0) * (x i 0)) + (r_3 / ((eps + m_2))) * ((h_38 i 0) * (upstream i 0))) = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by rule (num_eq (partD (partZ ((- r_3 * m_6) / ((eps + m_2) ^+ 2)) M_4) (partZ (r_3 / ((eps + m_2))) M_7)) _); clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_72 : whole (fun i => ((upstream i 0)) * (((- r_3 * m_6) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((h_38 i 0)))) = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by rule (whole_eq _ d_71) => i; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_70 : t_69 = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by rule (dot_node e_23 e_68 d_72); done.
pose t_73 : R := dot G1_24 h_38.
have d_75 : whole (fun i => ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((h_38 i 0) * (x i 0)) + (r_3 / ((eps + m_2))) * ((h_38 i 0) * (upstream i 0))) = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by rule (num_eq (partD (partZ ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) M_6) (partZ (r_3 / ((eps + m_2))) M_7)) _); clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_76 : whole (fun i => (((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0))) * ((h_38 i 0))) = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by rule (whole_eq _ d_75) => i; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_74 : t_73 = ((eps * r_3 * m_7 + m_2 * r_3 * m_7 - r_3 * m_4 * m_6) / ((eps + m_2) ^+ 2)) by rule (dot_node e_25 e_45 d_76); done.
rule (num_eq e_70 (esym (num_eq e_74 _))); clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_77 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_21 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_78 : t_15 != 0 := nz_is e_16 NZ_77.
have NZ_79 : eps != 0 by rule (nz_is (c := (eps)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_80 : eps != 0 := nz_is e_1 NZ_79.
have NZ_81 : (eps + m_2) != 0 by rule (nz_is (c := ((eps + m_2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_22 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_13 != 0 := nz_is e_14 NZ_81.
have S_83 : 0 <= (eps + m_2) by rule (nneg_is (c := (eps + m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_9 S_10 S_17 S_r3 NZ_4 NZ_21 NZ_22 R; sgn].
have C_84 : 0 <= t_13 := nneg_is e_14 S_83.
have e_85 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_86 : R := (1 : R) / eps.
have e_87 : t_86 = (1 / (eps)) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_1) _); clear - NZ_4 R; first [reflexivity | field; nz | ring].
pose t_88 : R := dot x G1_24.
have d_90 : whole (fun i => ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0) ^+ 2) + (r_3 / ((eps + m_2))) * ((upstream i 0) * (x i 0))) = ((eps * r_3 * m_4) / ((eps + m_2) ^+ 2)) by rule (num_eq (partD (partZ ((- r_3 * m_4) / ((eps + m_2) ^+ 2)) M_2) (partZ (r_3 / ((eps + m_2))) M_4)) _); clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_91 : whole (fun i => ((x i 0)) * (((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0)))) = ((eps * r_3 * m_4) / ((eps + m_2) ^+ 2)) by rule (whole_eq _ d_90) => i; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_89 : t_88 = ((eps * r_3 * m_4) / ((eps + m_2) ^+ 2)) by rule (dot_node e_6 e_25 d_91); done.
pose t_92 : R := t_86 * t_88.
have e_93 : t_92 = ((r_3 * m_4) / ((eps + m_2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_87 e_89) _); clear - NZ_4 NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_94 : 'cV[R]_N := t_92 *: x.
have e_95 : t_94 = (col (fun i => ((r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)))) by rule (col_eq (col_scale e_93 e_6) _) => i; reduce; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_96 : 'cV[R]_N := G1_24 + t_94.
have e_97 : t_96 = (col (fun i => (r_3 / ((eps + m_2))) * ((upstream i 0)))) by rule (col_eq (col_add e_25 e_95) _) => i; reduce; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_98 : 'cV[R]_N := t_15 *: t_96.
have e_99 : t_98 = (col (fun i => (upstream i 0))) by rule (col_eq (col_scale e_16 e_97) _) => i; reduce; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_100 : t_98 = upstream by rule (col_same e_99 e_23 _) => i; clear - R; first [reflexivity | ring].
pose t_101 : R := dot G1_24 G1_24.
have [m_5 M_5] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_103 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_104 : whole (fun i => ((m_4 ^+ 2) / ((eps + m_2) ^+ 3)) * ((x i 0) ^+ 2) + ((- 2%:R * m_4) / ((eps + m_2) ^+ 2)) * ((upstream i 0) * (x i 0)) + (1 / ((eps + m_2))) * ((upstream i 0) ^+ 2)) = ((eps ^+ 2 * m_5 + 2%:R * eps * m_2 * m_5 - 2%:R * eps * m_4 ^+ 2 + m_2 ^+ 2 * m_5 - m_2 * m_4 ^+ 2) / ((eps + m_2) ^+ 3)) by rule (num_eq (partD (partD (partZ ((m_4 ^+ 2) / ((eps + m_2) ^+ 3)) M_2) (partZ ((- 2%:R * m_4) / ((eps + m_2) ^+ 2)) M_4)) (partZ (1 / ((eps + m_2))) M_5)) _); clear - NZ_22 R; first [reflexivity | field; nz | ring].
have d_105 : whole (fun i => (((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0))) * (((- r_3 * m_4) / ((eps + m_2) ^+ 2)) * ((x i 0)) + (r_3 / ((eps + m_2))) * ((upstream i 0)))) = ((eps ^+ 2 * m_5 + 2%:R * eps * m_2 * m_5 - 2%:R * eps * m_4 ^+ 2 + m_2 ^+ 2 * m_5 - m_2 * m_4 ^+ 2) / ((eps + m_2) ^+ 3)) by rule (whole_eq _ d_104) => i; clear - NZ_22 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_102 : t_101 = ((eps ^+ 2 * m_5 + 2%:R * eps * m_2 * m_5 - 2%:R * eps * m_4 ^+ 2 + m_2 ^+ 2 * m_5 - m_2 * m_4 ^+ 2) / ((eps + m_2) ^+ 3)) by rule (dot_node e_25 e_25 d_105); done.
pose t_107 : R := (1 : R) / t_13.
have e_108 : t_107 = (1 / ((eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_14) _); clear - NZ_22 R; first [reflexivity | field; nz | ring].
pose t_109 : R := dot upstream upstream.
have d_111 : whole (fun i => (upstream i 0) ^+ 2) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_112 : whole (fun i => ((upstream i 0)) * ((upstream i 0))) = m_5 by rule (whole_eq _ d_111) => i; clear - R; first [reflexivity | ring].
have e_110 : t_109 = m_5 by rule (dot_node e_23 e_23 d_112); done.
pose t_113 : R := t_107 * t_109.
have e_114 : t_113 = (m_5 / ((eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_108 e_110) _); clear - NZ_22 R; first [reflexivity | field; nz | ring].
have S_115 : 0 <= (2%:R * eps + m_2) by clear - H_eps S_5 N_pos S_9 S_10 S_17 S_r3 S_103 NZ_4 NZ_21 NZ_22 R; sgn.
have S_116 : 0 <= (2%:R * eps * m_4 ^+ 2 + m_2 * m_4 ^+ 2) by rule (nneg_is (c := (2%:R * eps + m_2) * m_4 ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_9 S_10 S_17 S_r3 S_103 S_115 NZ_4 NZ_21 NZ_22 R; sgn].
have S_117 : 0 <= ((2%:R * eps * m_4 ^+ 2 + m_2 * m_4 ^+ 2) / ((eps + m_2) ^+ 3)) by rule (nneg_is (c := (2%:R * eps * m_4 ^+ 2 + m_2 * m_4 ^+ 2) * (eps + m_2)^-1 ^+ 3) _ _); [clear - NZ_22 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_9 S_10 S_17 S_r3 S_103 S_115 S_116 NZ_4 NZ_21 NZ_22 R; sgn].
have C_106 : t_101 <= t_113 by rule (le_by e_102 e_114 _ S_117); clear - NZ_22 R; first [reflexivity | field; nz | ring].
exists G1_24; split; first exact: C_26.
split; first exact: C_78.
split; first exact: C_80.
split; first exact: C_82.
split; first exact: C_84.
split; first exact: C_100.
exact: C_106.
Qed.

End Claims.
