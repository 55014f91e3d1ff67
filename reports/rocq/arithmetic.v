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

(* walkthrough.example.rows
   The printed rows of the worked example are the exact values to five decimals
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the doctest *)
Theorem walkthrough_example_rows :
  Num.sqrt (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) != 0 :> R /\
  Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) != 0 :> R /\
  0 <= ((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5) :> R /\
  0 <= ((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5) :> R /\
  - ((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R) / (10%:R ^+ 5) - 5%:R / (10%:R ^+ 6) <= (2%:R - 7%:R / 3%:R) / Num.sqrt (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) :> R /\
  (2%:R - 7%:R / 3%:R) / Num.sqrt (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) <= - ((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R) / (10%:R ^+ 5) + 5%:R / (10%:R ^+ 6) :> R /\
  ((14%:R * 100%:R + 14%:R) * 100%:R + 18%:R) / (10%:R ^+ 5) - 5%:R / (10%:R ^+ 6) <= (3%:R - 7%:R / 3%:R) / Num.sqrt (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) :> R /\
  (3%:R - 7%:R / 3%:R) / Num.sqrt (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) <= ((14%:R * 100%:R + 14%:R) * 100%:R + 18%:R) / (10%:R ^+ 5) + 5%:R / (10%:R ^+ 6) :> R /\
  - (13%:R * 100%:R + 97%:R) / (10%:R ^+ 3) - 5%:R / (10%:R ^+ 6) <= (- 5%:R - - 4%:R / 3%:R) / Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) :> R /\
  (- 5%:R - - 4%:R / 3%:R) / Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) <= - (13%:R * 100%:R + 97%:R) / (10%:R ^+ 3) + 5%:R / (10%:R ^+ 6) :> R /\
  (5%:R * 100%:R + 8%:R) / (10%:R ^+ 3) - 5%:R / (10%:R ^+ 6) <= - (- 4%:R / 3%:R) / Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) :> R /\
  - (- 4%:R / 3%:R) / Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) <= (5%:R * 100%:R + 8%:R) / (10%:R ^+ 3) + 5%:R / (10%:R ^+ 6) :> R /\
  (8%:R * 100%:R + 89%:R) / (10%:R ^+ 3) - 5%:R / (10%:R ^+ 6) <= (1 - - 4%:R / 3%:R) / Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) :> R /\
  (1 - - 4%:R / 3%:R) / Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) <= (8%:R * 100%:R + 89%:R) / (10%:R ^+ 3) + 5%:R / (10%:R ^+ 6) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have e_2 : 7%:R = 7%:R :> R by clear - R; first [reflexivity | ring].
have e_3 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_4 : R := (7%:R : R) / (3%:R : R).
have NZ_6 : 3%:R != 0 :> R by rule (nz_is (c := (3%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_5 : t_4 = (7%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := (2%:R : R) - t_4.
have e_8 : t_7 = ((- 1) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_5) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_7 ^+ 2.
have e_10 : t_9 = (1 / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_8) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_9 + t_9.
have e_12 : t_11 = (2%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_10 e_10) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := (3%:R : R) - t_4.
have e_14 : t_13 = (2%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_3 e_5) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_13 ^+ 2.
have e_16 : t_15 = (4%:R / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_14) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := t_11 + t_15.
have e_18 : t_17 = (2%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_12 e_16) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := t_17 / (3%:R : R).
have e_20 : t_19 = (2%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
have e_21 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_22 : (10%:R ^+ 5) = ((10%:R ^+ 5)) :> R by clear - R; first [reflexivity | ring].
pose t_23 : R := (1 : R) / ((10%:R ^+ 5) : R).
have NZ_25 : ((10%:R ^+ 5)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 5))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_24 : t_23 = (1 / ((10%:R ^+ 5))) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_22) _); clear - NZ_25 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := t_19 + t_23.
have e_27 : t_26 = ((((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_24) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := Num.sqrt t_26.
have S_30 : 0 < 2%:R :> R by clear - NZ_6 NZ_25 R; sgn.
have [r_1 S_r1 E_r1] : exists2 r : R, 0 < r & r ^+ 2 = 2%:R by exact: (root_pos S_30).
have S_31 : 0 < 5%:R :> R by clear - S_r1 NZ_6 NZ_25 R; sgn.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = 5%:R by exact: (root_pos S_31).
have S_32 : 0 < (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) :> R by clear - S_r1 S_r2 NZ_6 NZ_25 R; sgn.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) by exact: (root_pos S_32).
have S_33 : 0 <= (r_1 * r_2 * r_3) by rule (nneg_is (c := r_3 * r_2 * r_1) _ _); [clear - E_r1 E_r2 E_r3 R; first [reflexivity | ring: E_r1 E_r2 E_r3] | clear - S_r1 S_r2 S_r3 NZ_6 NZ_25 R; sgn].
have S_34 : 0 <= ((r_1 * r_2 * r_3) / ((3%:R * (10%:R ^+ 3)))) by rule (nneg_is (c := (r_1 * r_2 * r_3) * (3%:R * (10%:R ^+ 3))^-1) _ _); [clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3] | clear - S_r1 S_r2 S_r3 S_33 NZ_6 NZ_25 R; sgn].
have e_29 : t_28 = ((r_1 * r_2 * r_3) / ((3%:R * (10%:R ^+ 3)))) by rule (sqrt_node e_27 S_34 _); clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3].
have NZ_35 := lt0r_neq0 S_r3.
have NZ_36 := lt0r_neq0 S_r2.
have NZ_37 := lt0r_neq0 S_r1.
have NZ_38 : ((r_1 * r_2 * r_3) / ((3%:R * (10%:R ^+ 3)))) != 0 by rule (nz_is (c := (r_3 * r_2 * r_1 * (3%:R * (10%:R ^+ 3))^-1)) _ _); [clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3] | clear - NZ_35 NZ_36 NZ_37 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_28 != 0 := nz_is e_29 NZ_38.
have e_40 : 5%:R = 5%:R :> R by clear - R; first [reflexivity | ring].
pose t_41 : R := - (5%:R : R).
have e_42 : t_41 = (- 5%:R) by rule (num_eq (num1 (fun a : R => - a) e_40) _); clear - R; first [reflexivity | ring].
have e_43 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_44 : R := - (4%:R : R).
have e_45 : t_44 = (- 4%:R) by rule (num_eq (num1 (fun a : R => - a) e_43) _); clear - R; first [reflexivity | ring].
pose t_46 : R := t_44 / (3%:R : R).
have e_47 : t_46 = ((- 4%:R) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_48 : R := t_41 - t_46.
have e_49 : t_48 = ((- 11%:R) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_42 e_47) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_50 : R := t_48 ^+ 2.
have e_51 : t_50 = (((1 * 100%:R + 21%:R)) / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_49) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_52 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_53 : R := (0 : R) - t_46.
have e_54 : t_53 = (4%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_52 e_47) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_55 : R := t_53 ^+ 2.
have e_56 : t_55 = (16%:R / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_54) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_57 : R := t_50 + t_55.
have e_58 : t_57 = (((1 * 100%:R + 37%:R)) / (9%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_56) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_59 : R := (1 : R) - t_46.
have e_60 : t_59 = (7%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_21 e_47) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_61 : R := t_59 ^+ 2.
have e_62 : t_61 = (49%:R / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_60) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_57 + t_61.
have e_64 : t_63 = (62%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_58 e_62) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_65 : R := t_63 / (3%:R : R).
have e_66 : t_65 = (62%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_64 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_67 : R := t_65 + t_23.
have e_68 : t_67 = ((((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_66 e_24) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : R := Num.sqrt t_67.
have S_71 : 0 < ((9%:R * 100%:R + 47%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 R; sgn.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = ((9%:R * 100%:R + 47%:R)) by exact: (root_pos S_71).
have S_72 : 0 < ((65%:R * 100%:R + 47%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = ((65%:R * 100%:R + 47%:R)) by exact: (root_pos S_72).
have S_73 : 0 <= (r_1 * r_2 * r_4 * r_5) by rule (nneg_is (c := r_5 * r_4 * r_2 * r_1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 R; first [reflexivity | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 R; sgn].
have S_74 : 0 <= ((r_1 * r_2 * r_4 * r_5) / ((3%:R * (10%:R ^+ 3)))) by rule (nneg_is (c := (r_1 * r_2 * r_4 * r_5) * (3%:R * (10%:R ^+ 3))^-1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 R; sgn].
have e_70 : t_69 = ((r_1 * r_2 * r_4 * r_5) / ((3%:R * (10%:R ^+ 3)))) by rule (sqrt_node e_68 S_74 _); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
have NZ_75 := lt0r_neq0 S_r5.
have NZ_76 := lt0r_neq0 S_r4.
have NZ_77 : ((r_1 * r_2 * r_4 * r_5) / ((3%:R * (10%:R ^+ 3)))) != 0 by rule (nz_is (c := (r_5 * r_4 * r_2 * r_1 * (3%:R * (10%:R ^+ 3))^-1)) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - NZ_75 NZ_76 NZ_36 NZ_37 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_78 : t_69 != 0 := nz_is e_70 NZ_77.
have S_79 : 0 <= (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 R; sgn.
have S_80 : 0 <= ((((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) * (9%:R * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 R; sgn].
have C_81 : 0 <= t_26 := nneg_is e_27 S_80.
have S_82 : 0 <= (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 R; sgn.
have S_83 : 0 <= ((((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) * (9%:R * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 R; sgn].
have C_84 : 0 <= t_67 := nneg_is e_68 S_83.
have e_85 : ((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R) = (((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_86 : R := - (((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R) : R).
have e_87 : t_86 = (- ((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R)) by rule (num_eq (num1 (fun a : R => - a) e_85) _); clear - R; first [reflexivity | ring].
pose t_88 : R := t_86 / ((10%:R ^+ 5) : R).
have e_89 : t_88 = ((- ((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R)) / ((10%:R ^+ 5))) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_22) _); clear - NZ_25 N R; first [reflexivity | field; first [done | nz] | ring].
have e_90 : (10%:R ^+ 6) = ((10%:R ^+ 6)) :> R by clear - R; first [reflexivity | ring].
pose t_91 : R := (5%:R : R) / ((10%:R ^+ 6) : R).
have NZ_93 : ((10%:R ^+ 6)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 6))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_92 : t_91 = (1 / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_90) _); clear - NZ_93 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_94 : R := t_88 - t_91.
have e_95 : t_94 = ((- ((14%:R * 100%:R + 14%:R) * 100%:R + 19%:R)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_89 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_97 : R := t_7 / t_28.
have NZ_99 : (r_1 * r_2 * r_3) != 0 :> R by rule (nz_is (c := (r_3 * r_2 * r_1)) _ _); [clear - R; ring | clear - NZ_35 NZ_36 NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_98 : t_97 = ((- (10%:R ^+ 2) * r_1 * r_2 * r_3) / (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_8 e_29) _); clear - NZ_35 NZ_36 NZ_37 NZ_99 E_r1 E_r2 E_r3 R; first [reflexivity | field: E_r1 E_r2 E_r3; nz | ring: E_r1 E_r2 E_r3].
have S_100 : 0 <= ((((((2%:R * 100%:R + 82%:R) * 100%:R + 85%:R) * 100%:R + 7%:R) * 100%:R + 27%:R) * 100%:R + 71%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn.
have S_101 : 0 <= ((2%:R * (10%:R ^+ 7)) * r_1 * r_2) by rule (nneg_is (c := (2%:R * (10%:R ^+ 7)) * r_2 * r_1) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn].
have S_102 : 0 <= ((((((((93%:R * 100%:R + 41%:R) * 100%:R + 66%:R) * 100%:R + 7%:R) * 100%:R + 65%:R) * 100%:R + 61%:R) * 100%:R + 84%:R) * 100%:R + 41%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn.
have S_103 : 0 <= (- (2%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_3 + (((((2%:R * 100%:R + 82%:R) * 100%:R + 85%:R) * 100%:R + 7%:R) * 100%:R + 27%:R) * 100%:R + 71%:R)) by rule (nneg_is (c := ((((((2%:R * 100%:R + 82%:R) * 100%:R + 85%:R) * 100%:R + 7%:R) * 100%:R + 27%:R) * 100%:R + 71%:R)) + (- (2%:R * (10%:R ^+ 7)) * r_1 * r_2) * r_3) _ _); [clear - E_r1 E_r2 E_r3 R; first [field: E_r1 E_r2 E_r3 | ring: E_r1 E_r2 E_r3] | apply: root_pos_neg; [exact: S_100 | exact: (ltW S_r3) | rewrite -oppr_ge0; rule (nneg_is _ S_101); clear - E_r1 E_r2 R; first [field: E_r1 E_r2 | ring: E_r1 E_r2] | rule (nneg_is _ S_102); clear - E_r1 E_r2 E_r3 R; first [field: E_r1 E_r2 E_r3 | ring: E_r1 E_r2 E_r3]]].
have S_104 : 0 <= ((- (2%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_3 + (((((2%:R * 100%:R + 82%:R) * 100%:R + 85%:R) * 100%:R + 7%:R) * 100%:R + 27%:R) * 100%:R + 71%:R)) / ((((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) by rule (nneg_is (c := (- (2%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_3 + (((((2%:R * 100%:R + 82%:R) * 100%:R + 85%:R) * 100%:R + 7%:R) * 100%:R + 27%:R) * 100%:R + 71%:R)) * (((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn].
have C_96 : t_94 <= t_97 by rule (le_by e_95 e_98 _ S_104); clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3].
pose t_106 : R := t_88 + t_91.
have e_107 : t_106 = ((- ((14%:R * 100%:R + 14%:R) * 100%:R + 17%:R)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_89 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_108 : 0 <= ((((((2%:R * 100%:R + 82%:R) * 100%:R + 84%:R) * 100%:R + 67%:R) * 100%:R + 27%:R) * 100%:R + 53%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn.
have S_109 : 0 <= (((((((((1 * 100%:R + 32%:R) * 100%:R + 87%:R) * 100%:R + 25%:R) * 100%:R + 56%:R) * 100%:R + 99%:R) * 100%:R + 40%:R) * 100%:R + 9%:R) * 100%:R + 91%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn.
have S_110 : 0 <= ((2%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_3 - (((((2%:R * 100%:R + 82%:R) * 100%:R + 84%:R) * 100%:R + 67%:R) * 100%:R + 27%:R) * 100%:R + 53%:R)) by rule (nneg_is (c := (- (((((2%:R * 100%:R + 82%:R) * 100%:R + 84%:R) * 100%:R + 67%:R) * 100%:R + 27%:R) * 100%:R + 53%:R)) + ((2%:R * (10%:R ^+ 7)) * r_1 * r_2) * r_3) _ _); [clear - E_r1 E_r2 E_r3 R; first [field: E_r1 E_r2 E_r3 | ring: E_r1 E_r2 E_r3] | apply: root_neg_pos; [exact: S_101 | exact: (ltW S_r3) | rewrite -oppr_ge0; rule (nneg_is _ S_108); clear - N R; first [field | ring] | rule (nneg_is _ S_109); clear - E_r1 E_r2 E_r3 R; first [field: E_r1 E_r2 E_r3 | ring: E_r1 E_r2 E_r3]]].
have S_111 : 0 <= (((2%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_3 - (((((2%:R * 100%:R + 82%:R) * 100%:R + 84%:R) * 100%:R + 67%:R) * 100%:R + 27%:R) * 100%:R + 53%:R)) / ((((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) by rule (nneg_is (c := ((2%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_3 - (((((2%:R * 100%:R + 82%:R) * 100%:R + 84%:R) * 100%:R + 67%:R) * 100%:R + 27%:R) * 100%:R + 53%:R)) * (((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn].
have C_105 : t_97 <= t_106 by rule (le_by e_98 e_107 _ S_111); clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3].
have e_112 : ((14%:R * 100%:R + 14%:R) * 100%:R + 18%:R) = (((14%:R * 100%:R + 14%:R) * 100%:R + 18%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_113 : R := (((14%:R * 100%:R + 14%:R) * 100%:R + 18%:R) : R) / ((10%:R ^+ 5) : R).
have e_114 : t_113 = ((((7%:R * 100%:R + 7%:R) * 100%:R + 9%:R)) / ((5%:R * (10%:R ^+ 4)))) by rule (num_eq (num2 (fun a b : R => a / b) e_112 e_22) _); clear - NZ_25 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_115 : R := t_113 - t_91.
have e_116 : t_115 = ((((5%:R * 100%:R + 65%:R) * 100%:R + 67%:R)) / ((4%:R * (10%:R ^+ 4)))) by rule (num_eq (num2 (fun a b : R => a - b) e_114 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_118 : R := t_13 / t_28.
have e_119 : t_118 = (((2%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_3) / (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_29) _); clear - NZ_35 NZ_36 NZ_37 NZ_99 E_r1 E_r2 E_r3 R; first [reflexivity | field: E_r1 E_r2 E_r3; nz | ring: E_r1 E_r2 E_r3].
have S_120 : 0 <= ((8%:R * (10%:R ^+ 6)) * r_1 * r_2) by rule (nneg_is (c := (8%:R * (10%:R ^+ 6)) * r_2 * r_1) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn].
have S_121 : 0 <= ((((((1 * 100%:R + 13%:R) * 100%:R + 13%:R) * 100%:R + 90%:R) * 100%:R + 91%:R) * 100%:R + 3%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn.
have S_122 : 0 <= ((((((((12%:R * 100%:R + 20%:R) * 100%:R + 80%:R) * 100%:R + 90%:R) * 100%:R + 53%:R) * 100%:R + 73%:R) * 100%:R + 53%:R) * 100%:R + 91%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn.
have S_123 : 0 <= ((8%:R * (10%:R ^+ 6)) * r_1 * r_2 * r_3 - (((((1 * 100%:R + 13%:R) * 100%:R + 13%:R) * 100%:R + 90%:R) * 100%:R + 91%:R) * 100%:R + 3%:R)) by rule (nneg_is (c := (- (((((1 * 100%:R + 13%:R) * 100%:R + 13%:R) * 100%:R + 90%:R) * 100%:R + 91%:R) * 100%:R + 3%:R)) + ((8%:R * (10%:R ^+ 6)) * r_1 * r_2) * r_3) _ _); [clear - E_r1 E_r2 E_r3 R; first [field: E_r1 E_r2 E_r3 | ring: E_r1 E_r2 E_r3] | apply: root_neg_pos; [exact: S_120 | exact: (ltW S_r3) | rewrite -oppr_ge0; rule (nneg_is _ S_121); clear - N R; first [field | ring] | rule (nneg_is _ S_122); clear - E_r1 E_r2 E_r3 R; first [field: E_r1 E_r2 E_r3 | ring: E_r1 E_r2 E_r3]]].
have S_124 : 0 <= (((8%:R * (10%:R ^+ 6)) * r_1 * r_2 * r_3 - (((((1 * 100%:R + 13%:R) * 100%:R + 13%:R) * 100%:R + 90%:R) * 100%:R + 91%:R) * 100%:R + 3%:R)) / ((((8%:R * (10%:R ^+ 3)) * 100%:R + 36%:R) * (10%:R ^+ 4)))) by rule (nneg_is (c := ((8%:R * (10%:R ^+ 6)) * r_1 * r_2 * r_3 - (((((1 * 100%:R + 13%:R) * 100%:R + 13%:R) * 100%:R + 90%:R) * 100%:R + 91%:R) * 100%:R + 3%:R)) * (((8%:R * (10%:R ^+ 3)) * 100%:R + 36%:R) * (10%:R ^+ 4))^-1) _ _); [clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn].
have C_117 : t_115 <= t_118 by rule (le_by e_116 e_119 _ S_124); clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3].
pose t_126 : R := t_113 + t_91.
have e_127 : t_126 = ((((28%:R * 100%:R + 28%:R) * 100%:R + 37%:R)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_114 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_128 : 0 <= ((((((5%:R * 100%:R + 65%:R) * 100%:R + 69%:R) * 100%:R + 94%:R) * 100%:R + 55%:R) * 100%:R + 33%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn.
have S_129 : 0 <= ((4%:R * (10%:R ^+ 7)) * r_1 * r_2) by rule (nneg_is (c := (4%:R * (10%:R ^+ 7)) * r_2 * r_1) _ _); [clear - E_r1 E_r2 R; first [reflexivity | ring: E_r1 E_r2] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn].
have S_130 : 0 <= (((((((((1 * 100%:R + 47%:R) * 100%:R + 37%:R) * 100%:R + 60%:R) * 100%:R + 65%:R) * 100%:R + 86%:R) * 100%:R + 65%:R) * 100%:R + 40%:R) * 100%:R + 89%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn.
have S_131 : 0 <= (- (4%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_3 + (((((5%:R * 100%:R + 65%:R) * 100%:R + 69%:R) * 100%:R + 94%:R) * 100%:R + 55%:R) * 100%:R + 33%:R)) by rule (nneg_is (c := ((((((5%:R * 100%:R + 65%:R) * 100%:R + 69%:R) * 100%:R + 94%:R) * 100%:R + 55%:R) * 100%:R + 33%:R)) + (- (4%:R * (10%:R ^+ 7)) * r_1 * r_2) * r_3) _ _); [clear - E_r1 E_r2 E_r3 R; first [field: E_r1 E_r2 E_r3 | ring: E_r1 E_r2 E_r3] | apply: root_pos_neg; [exact: S_128 | exact: (ltW S_r3) | rewrite -oppr_ge0; rule (nneg_is _ S_129); clear - E_r1 E_r2 R; first [field: E_r1 E_r2 | ring: E_r1 E_r2] | rule (nneg_is _ S_130); clear - E_r1 E_r2 E_r3 R; first [field: E_r1 E_r2 E_r3 | ring: E_r1 E_r2 E_r3]]].
have S_132 : 0 <= ((- (4%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_3 + (((((5%:R * 100%:R + 65%:R) * 100%:R + 69%:R) * 100%:R + 94%:R) * 100%:R + 55%:R) * 100%:R + 33%:R)) / ((((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) by rule (nneg_is (c := (- (4%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_3 + (((((5%:R * 100%:R + 65%:R) * 100%:R + 69%:R) * 100%:R + 94%:R) * 100%:R + 55%:R) * 100%:R + 33%:R)) * (((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 R; sgn].
have C_125 : t_118 <= t_126 by rule (le_by e_119 e_127 _ S_132); clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3].
have e_133 : (13%:R * 100%:R + 97%:R) = ((13%:R * 100%:R + 97%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_134 : R := - ((13%:R * 100%:R + 97%:R) : R).
have e_135 : t_134 = (- (13%:R * 100%:R + 97%:R)) by rule (num_eq (num1 (fun a : R => - a) e_133) _); clear - R; first [reflexivity | ring].
have e_136 : (10%:R ^+ 3) = ((10%:R ^+ 3)) :> R by clear - R; first [reflexivity | ring].
pose t_137 : R := t_134 / ((10%:R ^+ 3) : R).
have NZ_139 : ((10%:R ^+ 3)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 3))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_138 : t_137 = ((- (13%:R * 100%:R + 97%:R)) / ((10%:R ^+ 3))) by rule (num_eq (num2 (fun a b : R => a / b) e_135 e_136) _); clear - NZ_139 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_140 : R := t_137 - t_91.
have e_141 : t_140 = ((- ((27%:R * 100%:R + 94%:R) * 100%:R + 1)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_138 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_143 : R := t_48 / t_69.
have NZ_145 : (r_1 * r_2 * r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4 * r_2 * r_1)) _ _); [clear - R; ring | clear - NZ_75 NZ_76 NZ_36 NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_144 : t_143 = ((- (11%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_4 * r_5) / (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_70) _); clear - NZ_75 NZ_76 NZ_36 NZ_37 NZ_145 E_r1 E_r2 E_r4 E_r5 R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; nz | ring: E_r1 E_r2 E_r4 E_r5].
have S_146 : 0 <= (((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 88%:R) * 100%:R + 71%:R) * 100%:R + 46%:R) * 100%:R + 9%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_147 : 0 <= ((22%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4) by rule (nneg_is (c := (22%:R * (10%:R ^+ 7)) * r_4 * r_2 * r_1) _ _); [clear - E_r1 E_r2 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r4] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn].
have S_148 : 0 <= ((((((((((19%:R * 100%:R + 83%:R) * 100%:R + 47%:R) * 100%:R + 61%:R) * 100%:R + 70%:R) * 100%:R + 14%:R) * 100%:R + 50%:R) * 100%:R + 2%:R) * 100%:R + 28%:R) * 100%:R + 81%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_149 : 0 <= (- (22%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 + ((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 88%:R) * 100%:R + 71%:R) * 100%:R + 46%:R) * 100%:R + 9%:R)) by rule (nneg_is (c := (((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 88%:R) * 100%:R + 71%:R) * 100%:R + 46%:R) * 100%:R + 9%:R)) + (- (22%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4) * r_5) _ _); [clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5] | apply: root_pos_neg; [exact: S_146 | exact: (ltW S_r5) | rewrite -oppr_ge0; rule (nneg_is _ S_147); clear - E_r1 E_r2 E_r4 R; first [field: E_r1 E_r2 E_r4 | ring: E_r1 E_r2 E_r4] | rule (nneg_is _ S_148); clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5]]].
have S_150 : 0 <= ((- (22%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 + ((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 88%:R) * 100%:R + 71%:R) * 100%:R + 46%:R) * 100%:R + 9%:R)) / (((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) by rule (nneg_is (c := (- (22%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 + ((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 88%:R) * 100%:R + 71%:R) * 100%:R + 46%:R) * 100%:R + 9%:R)) * ((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn].
have C_142 : t_140 <= t_143 by rule (le_by e_141 e_144 _ S_150); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
pose t_152 : R := t_137 + t_91.
have e_153 : t_152 = ((- ((27%:R * 100%:R + 93%:R) * 100%:R + 99%:R)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_138 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_154 : 0 <= (((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 76%:R) * 100%:R + 31%:R) * 100%:R + 45%:R) * 100%:R + 91%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_155 : 0 <= ((((((((((23%:R * 100%:R + 12%:R) * 100%:R + 59%:R) * 100%:R + 7%:R) * 100%:R + 2%:R) * 100%:R + 28%:R) * (10%:R ^+ 2)) * 100%:R + 50%:R) * 100%:R + 27%:R) * 100%:R + 19%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_156 : 0 <= ((22%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 - ((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 76%:R) * 100%:R + 31%:R) * 100%:R + 45%:R) * 100%:R + 91%:R)) by rule (nneg_is (c := (- ((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 76%:R) * 100%:R + 31%:R) * 100%:R + 45%:R) * 100%:R + 91%:R)) + ((22%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4) * r_5) _ _); [clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5] | apply: root_neg_pos; [exact: S_147 | exact: (ltW S_r5) | rewrite -oppr_ge0; rule (nneg_is _ S_154); clear - N R; first [field | ring] | rule (nneg_is _ S_155); clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5]]].
have S_157 : 0 <= (((22%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 - ((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 76%:R) * 100%:R + 31%:R) * 100%:R + 45%:R) * 100%:R + 91%:R)) / (((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) by rule (nneg_is (c := ((22%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 - ((((((1 * 100%:R + 73%:R) * 100%:R + 22%:R) * 100%:R + 76%:R) * 100%:R + 31%:R) * 100%:R + 45%:R) * 100%:R + 91%:R)) * ((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn].
have C_151 : t_143 <= t_152 by rule (le_by e_144 e_153 _ S_157); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
have e_158 : (5%:R * 100%:R + 8%:R) = ((5%:R * 100%:R + 8%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_159 : R := ((5%:R * 100%:R + 8%:R) : R) / ((10%:R ^+ 3) : R).
have e_160 : t_159 = (((1 * 100%:R + 27%:R)) / ((2%:R * 100%:R + 50%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_158 e_136) _); clear - NZ_139 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_161 : R := t_159 - t_91.
have e_162 : t_161 = ((((10%:R * 100%:R + 15%:R) * 100%:R + 99%:R)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_160 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_164 : R := - t_46.
have e_165 : t_164 = (4%:R / (3%:R)) by rule (num_eq (num1 (fun a : R => - a) e_47) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_166 : R := t_164 / t_69.
have e_167 : t_166 = (((4%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_4 * r_5) / (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_165 e_70) _); clear - NZ_75 NZ_76 NZ_36 NZ_37 NZ_145 E_r1 E_r2 E_r4 E_r5 R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; nz | ring: E_r1 E_r2 E_r4 E_r5].
have S_168 : 0 <= ((8%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4) by rule (nneg_is (c := (8%:R * (10%:R ^+ 7)) * r_4 * r_2 * r_1) _ _); [clear - E_r1 E_r2 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r4] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn].
have S_169 : 0 <= ((((((62%:R * 100%:R + 99%:R) * 100%:R + 14%:R) * 100%:R + 71%:R) * 100%:R + 43%:R) * 100%:R + 91%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_170 : 0 <= ((((((((((8%:R * 100%:R + 2%:R) * 100%:R + 85%:R) * 100%:R + 93%:R) * 100%:R + 70%:R) * 100%:R + 48%:R) * 100%:R + 97%:R) * 100%:R + 49%:R) * 100%:R + 91%:R) * 100%:R + 19%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_171 : 0 <= ((8%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 - (((((62%:R * 100%:R + 99%:R) * 100%:R + 14%:R) * 100%:R + 71%:R) * 100%:R + 43%:R) * 100%:R + 91%:R)) by rule (nneg_is (c := (- (((((62%:R * 100%:R + 99%:R) * 100%:R + 14%:R) * 100%:R + 71%:R) * 100%:R + 43%:R) * 100%:R + 91%:R)) + ((8%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4) * r_5) _ _); [clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5] | apply: root_neg_pos; [exact: S_168 | exact: (ltW S_r5) | rewrite -oppr_ge0; rule (nneg_is _ S_169); clear - N R; first [field | ring] | rule (nneg_is _ S_170); clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5]]].
have S_172 : 0 <= (((8%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 - (((((62%:R * 100%:R + 99%:R) * 100%:R + 14%:R) * 100%:R + 71%:R) * 100%:R + 43%:R) * 100%:R + 91%:R)) / (((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) by rule (nneg_is (c := ((8%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 - (((((62%:R * 100%:R + 99%:R) * 100%:R + 14%:R) * 100%:R + 71%:R) * 100%:R + 43%:R) * 100%:R + 91%:R)) * ((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn].
have C_163 : t_161 <= t_166 by rule (le_by e_162 e_167 _ S_172); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
pose t_174 : R := t_159 + t_91.
have e_175 : t_174 = ((((10%:R * 100%:R + 16%:R) * 100%:R + 1)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_160 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_176 : 0 <= ((((((62%:R * 100%:R + 99%:R) * 100%:R + 27%:R) * 100%:R + 11%:R) * 100%:R + 44%:R) * 100%:R + 9%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_177 : 0 <= ((((((((((7%:R * 100%:R + 59%:R) * 100%:R + 34%:R) * 100%:R + 67%:R) * 100%:R + 64%:R) * 100%:R + 93%:R) * 100%:R + 75%:R) * 100%:R + 41%:R) * 100%:R + 92%:R) * 100%:R + 81%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_178 : 0 <= (- (8%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 + (((((62%:R * 100%:R + 99%:R) * 100%:R + 27%:R) * 100%:R + 11%:R) * 100%:R + 44%:R) * 100%:R + 9%:R)) by rule (nneg_is (c := ((((((62%:R * 100%:R + 99%:R) * 100%:R + 27%:R) * 100%:R + 11%:R) * 100%:R + 44%:R) * 100%:R + 9%:R)) + (- (8%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4) * r_5) _ _); [clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5] | apply: root_pos_neg; [exact: S_176 | exact: (ltW S_r5) | rewrite -oppr_ge0; rule (nneg_is _ S_168); clear - E_r1 E_r2 E_r4 R; first [field: E_r1 E_r2 E_r4 | ring: E_r1 E_r2 E_r4] | rule (nneg_is _ S_177); clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5]]].
have S_179 : 0 <= ((- (8%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 + (((((62%:R * 100%:R + 99%:R) * 100%:R + 27%:R) * 100%:R + 11%:R) * 100%:R + 44%:R) * 100%:R + 9%:R)) / (((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) by rule (nneg_is (c := (- (8%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 + (((((62%:R * 100%:R + 99%:R) * 100%:R + 27%:R) * 100%:R + 11%:R) * 100%:R + 44%:R) * 100%:R + 9%:R)) * ((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 S_178 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn].
have C_173 : t_166 <= t_174 by rule (le_by e_167 e_175 _ S_179); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
have e_180 : (8%:R * 100%:R + 89%:R) = ((8%:R * 100%:R + 89%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_181 : R := ((8%:R * 100%:R + 89%:R) : R) / ((10%:R ^+ 3) : R).
have e_182 : t_181 = (((8%:R * 100%:R + 89%:R)) / ((10%:R ^+ 3))) by rule (num_eq (num2 (fun a b : R => a / b) e_180 e_136) _); clear - NZ_139 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_183 : R := t_181 - t_91.
have e_184 : t_183 = ((((17%:R * 100%:R + 77%:R) * 100%:R + 99%:R)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_182 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_186 : R := t_59 / t_69.
have e_187 : t_186 = (((7%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_4 * r_5) / (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_70) _); clear - NZ_75 NZ_76 NZ_36 NZ_37 NZ_145 E_r1 E_r2 E_r4 E_r5 R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; nz | ring: E_r1 E_r2 E_r4 E_r5].
have S_188 : 0 <= ((14%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4) by rule (nneg_is (c := (14%:R * (10%:R ^+ 7)) * r_4 * r_2 * r_1) _ _); [clear - E_r1 E_r2 E_r4 R; first [reflexivity | ring: E_r1 E_r2 E_r4] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 S_178 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn].
have S_189 : 0 <= (((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 55%:R) * 100%:R + 40%:R) * 100%:R + 1) * 100%:R + 91%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 S_178 S_188 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_190 : 0 <= ((((((((((14%:R * 100%:R + 33%:R) * 100%:R + 56%:R) * 100%:R + 69%:R) * 100%:R + 74%:R) * 100%:R + 2%:R) * 100%:R + 37%:R) * 100%:R + 16%:R) * 100%:R + 35%:R) * 100%:R + 19%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 S_178 S_188 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_191 : 0 <= ((14%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 - ((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 55%:R) * 100%:R + 40%:R) * 100%:R + 1) * 100%:R + 91%:R)) by rule (nneg_is (c := (- ((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 55%:R) * 100%:R + 40%:R) * 100%:R + 1) * 100%:R + 91%:R)) + ((14%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4) * r_5) _ _); [clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5] | apply: root_neg_pos; [exact: S_188 | exact: (ltW S_r5) | rewrite -oppr_ge0; rule (nneg_is _ S_189); clear - N R; first [field | ring] | rule (nneg_is _ S_190); clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5]]].
have S_192 : 0 <= (((14%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 - ((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 55%:R) * 100%:R + 40%:R) * 100%:R + 1) * 100%:R + 91%:R)) / (((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) by rule (nneg_is (c := ((14%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 - ((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 55%:R) * 100%:R + 40%:R) * 100%:R + 1) * 100%:R + 91%:R)) * ((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 S_178 S_188 S_191 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn].
have C_185 : t_183 <= t_186 by rule (le_by e_184 e_187 _ S_192); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
pose t_194 : R := t_181 + t_91.
have e_195 : t_194 = ((((17%:R * 100%:R + 78%:R) * 100%:R + 1)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_182 e_92) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_196 : 0 <= (((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 67%:R) * 100%:R + 80%:R) * 100%:R + 2%:R) * 100%:R + 9%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 S_178 S_188 S_191 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_197 : 0 <= ((((((((((13%:R * (10%:R ^+ 2)) * 100%:R + 29%:R) * 100%:R + 37%:R) * 100%:R + 62%:R) * 100%:R + 97%:R) * 100%:R + 40%:R) * 100%:R + 44%:R) * 100%:R + 36%:R) * 100%:R + 81%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 S_178 S_188 S_191 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn.
have S_198 : 0 <= (- (14%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 + ((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 67%:R) * 100%:R + 80%:R) * 100%:R + 2%:R) * 100%:R + 9%:R)) by rule (nneg_is (c := (((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 67%:R) * 100%:R + 80%:R) * 100%:R + 2%:R) * 100%:R + 9%:R)) + (- (14%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4) * r_5) _ _); [clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5] | apply: root_pos_neg; [exact: S_196 | exact: (ltW S_r5) | rewrite -oppr_ge0; rule (nneg_is _ S_188); clear - E_r1 E_r2 E_r4 R; first [field: E_r1 E_r2 E_r4 | ring: E_r1 E_r2 E_r4] | rule (nneg_is _ S_197); clear - E_r1 E_r2 E_r4 E_r5 R; first [field: E_r1 E_r2 E_r4 E_r5 | ring: E_r1 E_r2 E_r4 E_r5]]].
have S_199 : 0 <= ((- (14%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 + ((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 67%:R) * 100%:R + 80%:R) * 100%:R + 2%:R) * 100%:R + 9%:R)) / (((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) by rule (nneg_is (c := (- (14%:R * (10%:R ^+ 7)) * r_1 * r_2 * r_4 * r_5 + ((((((1 * 100%:R + 10%:R) * 100%:R + 23%:R) * 100%:R + 67%:R) * 100%:R + 80%:R) * 100%:R + 2%:R) * 100%:R + 9%:R)) * ((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 S_101 S_103 S_110 S_120 S_123 S_129 S_131 S_147 S_149 S_156 S_168 S_171 S_178 S_188 S_191 S_198 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 NZ_93 NZ_99 NZ_139 NZ_145 R; sgn].
have C_193 : t_186 <= t_194 by rule (le_by e_187 e_195 _ S_199); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
split; first exact: C_39.
split; first exact: C_78.
split; first exact: C_81.
split; first exact: C_84.
split; first exact: C_96.
split; first exact: C_105.
split; first exact: C_117.
split; first exact: C_125.
split; first exact: C_142.
split; first exact: C_151.
split; first exact: C_163.
split; first exact: C_173.
split; first exact: C_185.
exact: C_193.
Qed.

(* walkthrough.example.variance
   The printed variances 0.99996 and 1 are σ²/(σ² + ε) for σ² = 2/9 and 62/9, rounded
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the doctest *)
Theorem walkthrough_example_variance :
  ((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5) != 0 :> R /\
  ((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5) != 0 :> R /\
  ((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R = 2%:R / 9%:R :> R /\
  ((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R = 62%:R / 9%:R :> R /\
  ((9%:R * 100%:R + 99%:R) * 100%:R + 96%:R) / (10%:R ^+ 5) - 5%:R / (10%:R ^+ 6) <= (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R) / (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) :> R /\
  (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R) / (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) <= ((9%:R * 100%:R + 99%:R) * 100%:R + 96%:R) / (10%:R ^+ 5) + 5%:R / (10%:R ^+ 6) :> R /\
  1 - 5%:R / (10%:R ^+ 6) <= (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R) / (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) :> R /\
  (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R) / (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) <= 1 + 5%:R / (10%:R ^+ 6) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have e_2 : 7%:R = 7%:R :> R by clear - R; first [reflexivity | ring].
have e_3 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_4 : R := (7%:R : R) / (3%:R : R).
have NZ_6 : 3%:R != 0 :> R by rule (nz_is (c := (3%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_5 : t_4 = (7%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := (2%:R : R) - t_4.
have e_8 : t_7 = ((- 1) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_5) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_7 ^+ 2.
have e_10 : t_9 = (1 / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_8) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_9 + t_9.
have e_12 : t_11 = (2%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_10 e_10) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := (3%:R : R) - t_4.
have e_14 : t_13 = (2%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_3 e_5) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_13 ^+ 2.
have e_16 : t_15 = (4%:R / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_14) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := t_11 + t_15.
have e_18 : t_17 = (2%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_12 e_16) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := t_17 / (3%:R : R).
have e_20 : t_19 = (2%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
have e_21 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_22 : (10%:R ^+ 5) = ((10%:R ^+ 5)) :> R by clear - R; first [reflexivity | ring].
pose t_23 : R := (1 : R) / ((10%:R ^+ 5) : R).
have NZ_25 : ((10%:R ^+ 5)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 5))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_24 : t_23 = (1 / ((10%:R ^+ 5))) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_22) _); clear - NZ_25 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := t_19 + t_23.
have e_27 : t_26 = ((((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_24) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have NZ_28 : ((((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) != 0 :> R by rule (nz_is (c := (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R) * (9%:R * (10%:R ^+ 5))^-1)) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0 | apply: lt0r_neq0; sgn]].
have C_29 : t_26 != 0 := nz_is e_27 NZ_28.
have e_30 : 5%:R = 5%:R :> R by clear - R; first [reflexivity | ring].
pose t_31 : R := - (5%:R : R).
have e_32 : t_31 = (- 5%:R) by rule (num_eq (num1 (fun a : R => - a) e_30) _); clear - R; first [reflexivity | ring].
have e_33 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_34 : R := - (4%:R : R).
have e_35 : t_34 = (- 4%:R) by rule (num_eq (num1 (fun a : R => - a) e_33) _); clear - R; first [reflexivity | ring].
pose t_36 : R := t_34 / (3%:R : R).
have e_37 : t_36 = ((- 4%:R) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : R := t_31 - t_36.
have e_39 : t_38 = ((- 11%:R) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_32 e_37) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_40 : R := t_38 ^+ 2.
have e_41 : t_40 = (((1 * 100%:R + 21%:R)) / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_39) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_42 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_43 : R := (0 : R) - t_36.
have e_44 : t_43 = (4%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_42 e_37) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_45 : R := t_43 ^+ 2.
have e_46 : t_45 = (16%:R / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_44) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_47 : R := t_40 + t_45.
have e_48 : t_47 = (((1 * 100%:R + 37%:R)) / (9%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_41 e_46) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_49 : R := (1 : R) - t_36.
have e_50 : t_49 = (7%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_21 e_37) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := t_49 ^+ 2.
have e_52 : t_51 = (49%:R / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_50) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_53 : R := t_47 + t_51.
have e_54 : t_53 = (62%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_48 e_52) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_55 : R := t_53 / (3%:R : R).
have e_56 : t_55 = (62%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_57 : R := t_55 + t_23.
have e_58 : t_57 = ((((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_56 e_24) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have NZ_59 : ((((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) != 0 :> R by rule (nz_is (c := (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R) * (9%:R * (10%:R ^+ 5))^-1)) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0 | apply: lt0r_neq0; sgn]].
have C_60 : t_57 != 0 := nz_is e_58 NZ_59.
have e_62 : 9%:R = 9%:R :> R by clear - R; first [reflexivity | ring].
pose t_63 : R := (2%:R : R) / (9%:R : R).
have NZ_65 : 9%:R != 0 :> R by rule (nz_is (c := (9%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_64 : t_63 = (2%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_62) _); clear - NZ_65 N R; first [reflexivity | field; first [done | nz] | ring].
have C_61 : t_19 = t_63 by rule (num_eq e_20 (esym (num_eq e_64 _))); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_67 : 62%:R = 62%:R :> R by clear - R; first [reflexivity | ring].
pose t_68 : R := (62%:R : R) / (9%:R : R).
have e_69 : t_68 = (62%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_67 e_62) _); clear - NZ_65 N R; first [reflexivity | field; first [done | nz] | ring].
have C_66 : t_55 = t_68 by rule (num_eq e_56 (esym (num_eq e_69 _))); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_70 : ((9%:R * 100%:R + 99%:R) * 100%:R + 96%:R) = (((9%:R * 100%:R + 99%:R) * 100%:R + 96%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_71 : R := (((9%:R * 100%:R + 99%:R) * 100%:R + 96%:R) : R) / ((10%:R ^+ 5) : R).
have e_72 : t_71 = ((((2%:R * 100%:R + 49%:R) * 100%:R + 99%:R)) / ((25%:R * (10%:R ^+ 3)))) by rule (num_eq (num2 (fun a b : R => a / b) e_70 e_22) _); clear - NZ_25 N R; first [reflexivity | field; first [done | nz] | ring].
have e_73 : (10%:R ^+ 6) = ((10%:R ^+ 6)) :> R by clear - R; first [reflexivity | ring].
pose t_74 : R := (5%:R : R) / ((10%:R ^+ 6) : R).
have NZ_76 : ((10%:R ^+ 6)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 6))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_75 : t_74 = (1 / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a / b) e_30 e_73) _); clear - NZ_76 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_77 : R := t_71 - t_74.
have e_78 : t_77 = ((((19%:R * 100%:R + 99%:R) * 100%:R + 91%:R)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_72 e_75) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_80 : R := t_19 / t_26.
have NZ_82 : (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) != 0 :> R by rule (nz_is (c := (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_81 : t_80 = (((2%:R * (10%:R ^+ 5))) / (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_27) _); clear - NZ_82 N R; first [reflexivity | field; first [done | nz] | ring].
have S_83 : 0 <= 81%:R :> R by clear - NZ_6 NZ_25 NZ_65 NZ_76 NZ_82 R; sgn.
have S_84 : 0 <= (81%:R / ((((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := 81%:R * (((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_6 NZ_25 NZ_65 NZ_76 NZ_82 R; sgn].
have C_79 : t_77 <= t_80 by rule (le_by e_78 e_81 _ S_84); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_86 : R := t_71 + t_74.
have e_87 : t_86 = ((((19%:R * 100%:R + 99%:R) * 100%:R + 93%:R)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_72 e_75) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_88 : 0 <= (((39%:R * 100%:R + 99%:R) * 100%:R + 37%:R)) :> R by clear - NZ_6 NZ_25 NZ_65 NZ_76 NZ_82 R; sgn.
have S_89 : 0 <= ((((39%:R * 100%:R + 99%:R) * 100%:R + 37%:R)) / ((((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := (((39%:R * 100%:R + 99%:R) * 100%:R + 37%:R)) * (((4%:R * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_6 NZ_25 NZ_65 NZ_76 NZ_82 R; sgn].
have C_85 : t_80 <= t_86 by rule (le_by e_81 e_87 _ S_89); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_90 : R := (1 : R) - t_74.
have e_91 : t_90 = ((((19%:R * 100%:R + 99%:R) * 100%:R + 99%:R)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_21 e_75) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_93 : R := t_55 / t_57.
have NZ_95 : (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) != 0 :> R by rule (nz_is (c := (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_94 : t_93 = (((62%:R * (10%:R ^+ 5))) / (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_56 e_58) _); clear - NZ_95 N R; first [reflexivity | field; first [done | nz] | ring].
have S_96 : 0 <= (((44%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) :> R by clear - NZ_6 NZ_25 NZ_65 NZ_76 NZ_82 NZ_95 R; sgn.
have S_97 : 0 <= ((((44%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / (((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := (((44%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) * ((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_6 NZ_25 NZ_65 NZ_76 NZ_82 NZ_95 R; sgn].
have C_92 : t_90 <= t_93 by rule (le_by e_91 e_94 _ S_97); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_99 : R := (1 : R) + t_74.
have e_100 : t_99 = ((((2%:R * (10%:R ^+ 3)) * 100%:R + 1)) / ((2%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_21 e_75) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_101 : 0 <= (((8%:R * (10%:R ^+ 4)) * 100%:R + 9%:R)) :> R by clear - NZ_6 NZ_25 NZ_65 NZ_76 NZ_82 NZ_95 R; sgn.
have S_102 : 0 <= ((((8%:R * (10%:R ^+ 4)) * 100%:R + 9%:R)) / (((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := (((8%:R * (10%:R ^+ 4)) * 100%:R + 9%:R)) * ((((1 * 100%:R + 24%:R) * (10%:R ^+ 3)) * 100%:R + 18%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_6 NZ_25 NZ_65 NZ_76 NZ_82 NZ_95 R; sgn].
have C_98 : t_93 <= t_99 by rule (le_by e_94 e_100 _ S_102); clear - N R; first [reflexivity | field; first [done | nz] | ring].
split; first exact: C_29.
split; first exact: C_60.
split; first exact: C_61.
split; first exact: C_66.
split; first exact: C_79.
split; first exact: C_85.
split; first exact: C_92.
exact: C_98.
Qed.

(* walkthrough.example.rounding
   The variance is printed as 0.99996 for reasons of floating point: without rounding errors it is printed as 1
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the doctest,
   its comment
   not here: it is refuted; walkthrough.example.variance is true instead *)

(* walkthrough.example.mean
   Both rows of the output have mean 0
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the doctest *)
Theorem walkthrough_example_mean :
  Num.sqrt (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) != 0 :> R /\
  Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) != 0 :> R /\
  0 <= ((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5) :> R /\
  0 <= ((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5) :> R /\
  (2%:R - 7%:R / 3%:R) / Num.sqrt (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) + (2%:R - 7%:R / 3%:R) / Num.sqrt (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) + (3%:R - 7%:R / 3%:R) / Num.sqrt (((2%:R - 7%:R / 3%:R) ^+ 2 + (2%:R - 7%:R / 3%:R) ^+ 2 + (3%:R - 7%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) = 0 :> R /\
  (- 5%:R - - 4%:R / 3%:R) / Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) + (0 - - 4%:R / 3%:R) / Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) + (1 - - 4%:R / 3%:R) / Num.sqrt (((- 5%:R - - 4%:R / 3%:R) ^+ 2 + (0 - - 4%:R / 3%:R) ^+ 2 + (1 - - 4%:R / 3%:R) ^+ 2) / 3%:R + 1 / (10%:R ^+ 5)) = 0 :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have e_2 : 7%:R = 7%:R :> R by clear - R; first [reflexivity | ring].
have e_3 : 3%:R = 3%:R :> R by clear - R; first [reflexivity | ring].
pose t_4 : R := (7%:R : R) / (3%:R : R).
have NZ_6 : 3%:R != 0 :> R by rule (nz_is (c := (3%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_5 : t_4 = (7%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := (2%:R : R) - t_4.
have e_8 : t_7 = ((- 1) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_5) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_7 ^+ 2.
have e_10 : t_9 = (1 / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_8) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_9 + t_9.
have e_12 : t_11 = (2%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_10 e_10) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := (3%:R : R) - t_4.
have e_14 : t_13 = (2%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_3 e_5) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : R := t_13 ^+ 2.
have e_16 : t_15 = (4%:R / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_14) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := t_11 + t_15.
have e_18 : t_17 = (2%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_12 e_16) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := t_17 / (3%:R : R).
have e_20 : t_19 = (2%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
have e_21 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_22 : (10%:R ^+ 5) = ((10%:R ^+ 5)) :> R by clear - R; first [reflexivity | ring].
pose t_23 : R := (1 : R) / ((10%:R ^+ 5) : R).
have NZ_25 : ((10%:R ^+ 5)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 5))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_24 : t_23 = (1 / ((10%:R ^+ 5))) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_22) _); clear - NZ_25 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : R := t_19 + t_23.
have e_27 : t_26 = ((((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_24) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := Num.sqrt t_26.
have S_30 : 0 < 2%:R :> R by clear - NZ_6 NZ_25 R; sgn.
have [r_1 S_r1 E_r1] : exists2 r : R, 0 < r & r ^+ 2 = 2%:R by exact: (root_pos S_30).
have S_31 : 0 < 5%:R :> R by clear - S_r1 NZ_6 NZ_25 R; sgn.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = 5%:R by exact: (root_pos S_31).
have S_32 : 0 < (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) :> R by clear - S_r1 S_r2 NZ_6 NZ_25 R; sgn.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) by exact: (root_pos S_32).
have S_33 : 0 <= (r_1 * r_2 * r_3) by rule (nneg_is (c := r_3 * r_2 * r_1) _ _); [clear - E_r1 E_r2 E_r3 R; first [reflexivity | ring: E_r1 E_r2 E_r3] | clear - S_r1 S_r2 S_r3 NZ_6 NZ_25 R; sgn].
have S_34 : 0 <= ((r_1 * r_2 * r_3) / ((3%:R * (10%:R ^+ 3)))) by rule (nneg_is (c := (r_1 * r_2 * r_3) * (3%:R * (10%:R ^+ 3))^-1) _ _); [clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3] | clear - S_r1 S_r2 S_r3 S_33 NZ_6 NZ_25 R; sgn].
have e_29 : t_28 = ((r_1 * r_2 * r_3) / ((3%:R * (10%:R ^+ 3)))) by rule (sqrt_node e_27 S_34 _); clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3].
have NZ_35 := lt0r_neq0 S_r3.
have NZ_36 := lt0r_neq0 S_r2.
have NZ_37 := lt0r_neq0 S_r1.
have NZ_38 : ((r_1 * r_2 * r_3) / ((3%:R * (10%:R ^+ 3)))) != 0 by rule (nz_is (c := (r_3 * r_2 * r_1 * (3%:R * (10%:R ^+ 3))^-1)) _ _); [clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3] | clear - NZ_35 NZ_36 NZ_37 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_28 != 0 := nz_is e_29 NZ_38.
have e_40 : 5%:R = 5%:R :> R by clear - R; first [reflexivity | ring].
pose t_41 : R := - (5%:R : R).
have e_42 : t_41 = (- 5%:R) by rule (num_eq (num1 (fun a : R => - a) e_40) _); clear - R; first [reflexivity | ring].
have e_43 : 4%:R = 4%:R :> R by clear - R; first [reflexivity | ring].
pose t_44 : R := - (4%:R : R).
have e_45 : t_44 = (- 4%:R) by rule (num_eq (num1 (fun a : R => - a) e_43) _); clear - R; first [reflexivity | ring].
pose t_46 : R := t_44 / (3%:R : R).
have e_47 : t_46 = ((- 4%:R) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_48 : R := t_41 - t_46.
have e_49 : t_48 = ((- 11%:R) / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_42 e_47) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_50 : R := t_48 ^+ 2.
have e_51 : t_50 = (((1 * 100%:R + 21%:R)) / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_49) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_52 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_53 : R := (0 : R) - t_46.
have e_54 : t_53 = (4%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_52 e_47) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_55 : R := t_53 ^+ 2.
have e_56 : t_55 = (16%:R / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_54) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_57 : R := t_50 + t_55.
have e_58 : t_57 = (((1 * 100%:R + 37%:R)) / (9%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_56) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_59 : R := (1 : R) - t_46.
have e_60 : t_59 = (7%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_21 e_47) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_61 : R := t_59 ^+ 2.
have e_62 : t_61 = (49%:R / (9%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_60) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_57 + t_61.
have e_64 : t_63 = (62%:R / (3%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_58 e_62) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_65 : R := t_63 / (3%:R : R).
have e_66 : t_65 = (62%:R / (9%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_64 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_67 : R := t_65 + t_23.
have e_68 : t_67 = ((((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a + b) e_66 e_24) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_69 : R := Num.sqrt t_67.
have S_71 : 0 < ((9%:R * 100%:R + 47%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 R; sgn.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = ((9%:R * 100%:R + 47%:R)) by exact: (root_pos S_71).
have S_72 : 0 < ((65%:R * 100%:R + 47%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 R; sgn.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = ((65%:R * 100%:R + 47%:R)) by exact: (root_pos S_72).
have S_73 : 0 <= (r_1 * r_2 * r_4 * r_5) by rule (nneg_is (c := r_5 * r_4 * r_2 * r_1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 R; first [reflexivity | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 R; sgn].
have S_74 : 0 <= ((r_1 * r_2 * r_4 * r_5) / ((3%:R * (10%:R ^+ 3)))) by rule (nneg_is (c := (r_1 * r_2 * r_4 * r_5) * (3%:R * (10%:R ^+ 3))^-1) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 R; sgn].
have e_70 : t_69 = ((r_1 * r_2 * r_4 * r_5) / ((3%:R * (10%:R ^+ 3)))) by rule (sqrt_node e_68 S_74 _); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
have NZ_75 := lt0r_neq0 S_r5.
have NZ_76 := lt0r_neq0 S_r4.
have NZ_77 : ((r_1 * r_2 * r_4 * r_5) / ((3%:R * (10%:R ^+ 3)))) != 0 by rule (nz_is (c := (r_5 * r_4 * r_2 * r_1 * (3%:R * (10%:R ^+ 3))^-1)) _ _); [clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5] | clear - NZ_75 NZ_76 NZ_36 NZ_37 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_78 : t_69 != 0 := nz_is e_70 NZ_77.
have S_79 : 0 <= (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 R; sgn.
have S_80 : 0 <= ((((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) * (9%:R * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 R; sgn].
have C_81 : 0 <= t_26 := nneg_is e_27 S_80.
have S_82 : 0 <= (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) :> R by clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 R; sgn.
have S_83 : 0 <= ((((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) / ((9%:R * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R)) * (9%:R * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - S_r1 S_r2 S_r3 S_33 S_r4 S_r5 S_73 NZ_6 NZ_25 NZ_35 NZ_36 NZ_37 NZ_75 NZ_76 R; sgn].
have C_84 : 0 <= t_67 := nneg_is e_68 S_83.
pose t_85 : R := t_7 / t_28.
have NZ_87 : (r_1 * r_2 * r_3) != 0 :> R by rule (nz_is (c := (r_3 * r_2 * r_1)) _ _); [clear - R; ring | clear - NZ_35 NZ_36 NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_86 : t_85 = ((- (10%:R ^+ 2) * r_1 * r_2 * r_3) / (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_8 e_29) _); clear - NZ_35 NZ_36 NZ_37 NZ_87 E_r1 E_r2 E_r3 R; first [reflexivity | field: E_r1 E_r2 E_r3; nz | ring: E_r1 E_r2 E_r3].
pose t_88 : R := t_85 + t_85.
have e_89 : t_88 = ((- (2%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_3) / (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a + b) e_86 e_86) _); clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3].
pose t_90 : R := t_13 / t_28.
have e_91 : t_90 = (((2%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_3) / (((2%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_29) _); clear - NZ_35 NZ_36 NZ_37 NZ_87 E_r1 E_r2 E_r3 R; first [reflexivity | field: E_r1 E_r2 E_r3; nz | ring: E_r1 E_r2 E_r3].
pose t_92 : R := t_88 + t_90.
have e_93 : t_92 = 0 by rule (num_eq (num2 (fun a b : R => a + b) e_89 e_91) _); clear - E_r1 E_r2 E_r3 N R; first [reflexivity | field: E_r1 E_r2 E_r3; first [done | nz] | ring: E_r1 E_r2 E_r3].
have C_94 : t_92 = (0 : R) by rule (num_eq e_93 (esym (num_eq e_52 _))); clear - R; first [reflexivity | ring].
pose t_95 : R := t_48 / t_69.
have NZ_97 : (r_1 * r_2 * r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4 * r_2 * r_1)) _ _); [clear - R; ring | clear - NZ_75 NZ_76 NZ_36 NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_96 : t_95 = ((- (11%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_4 * r_5) / (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_70) _); clear - NZ_75 NZ_76 NZ_36 NZ_37 NZ_97 E_r1 E_r2 E_r4 E_r5 R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; nz | ring: E_r1 E_r2 E_r4 E_r5].
pose t_98 : R := t_53 / t_69.
have e_99 : t_98 = (((4%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_4 * r_5) / (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_70) _); clear - NZ_75 NZ_76 NZ_36 NZ_37 NZ_97 E_r1 E_r2 E_r4 E_r5 R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; nz | ring: E_r1 E_r2 E_r4 E_r5].
pose t_100 : R := t_95 + t_98.
have e_101 : t_100 = ((- (7%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_4 * r_5) / (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a + b) e_96 e_99) _); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
pose t_102 : R := t_59 / t_69.
have e_103 : t_102 = (((7%:R * (10%:R ^+ 2)) * r_1 * r_2 * r_4 * r_5) / (((62%:R * (10%:R ^+ 3)) * 100%:R + 9%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_70) _); clear - NZ_75 NZ_76 NZ_36 NZ_37 NZ_97 E_r1 E_r2 E_r4 E_r5 R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; nz | ring: E_r1 E_r2 E_r4 E_r5].
pose t_104 : R := t_100 + t_102.
have e_105 : t_104 = 0 by rule (num_eq (num2 (fun a b : R => a + b) e_101 e_103) _); clear - E_r1 E_r2 E_r4 E_r5 N R; first [reflexivity | field: E_r1 E_r2 E_r4 E_r5; first [done | nz] | ring: E_r1 E_r2 E_r4 E_r5].
have C_106 : t_104 = (0 : R) by rule (num_eq e_105 (esym (num_eq e_52 _))); clear - R; first [reflexivity | ring].
split; first exact: C_39.
split; first exact: C_78.
split; first exact: C_81.
split; first exact: C_84.
split; first exact: C_94.
exact: C_106.
Qed.

(* walkthrough.gpt2-means
   The mean gains 0.18036 and 0.86783 round to 0.2 and 0.9, the mean bias −0.0066 to −0.01
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; PyTorch and GPT-2 weight
   dissection *)
Theorem walkthrough_gpt2_means :
  2%:R / 10%:R - 5%:R / (10%:R ^+ 2) <= (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8) :> R /\
  (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8) <= 2%:R / 10%:R + 5%:R / (10%:R ^+ 2) :> R /\
  9%:R / 10%:R - 5%:R / (10%:R ^+ 2) <= (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) / (10%:R ^+ 8) :> R /\
  (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) / (10%:R ^+ 8) <= 9%:R / 10%:R + 5%:R / (10%:R ^+ 2) :> R /\
  - 1 / (10%:R ^+ 2) - 5%:R / (10%:R ^+ 3) <= - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8) :> R /\
  - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8) <= - 1 / (10%:R ^+ 2) + 5%:R / (10%:R ^+ 3) :> R /\
  - 10%:R * (- ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8)) <= (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have e_2 : 10%:R = 10%:R :> R by clear - R; first [reflexivity | ring].
pose t_3 : R := (2%:R : R) / (10%:R : R).
have NZ_5 : 10%:R != 0 :> R by rule (nz_is (c := (10%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_4 : t_3 = (1 / (5%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : 5%:R = 5%:R :> R by clear - R; first [reflexivity | ring].
have e_7 : (10%:R ^+ 2) = ((10%:R ^+ 2)) :> R by clear - R; first [reflexivity | ring].
pose t_8 : R := (5%:R : R) / ((10%:R ^+ 2) : R).
have NZ_10 : ((10%:R ^+ 2)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 2))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_9 : t_8 = (1 / (20%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_6 e_7) _); clear - NZ_10 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_3 - t_8.
have e_12 : t_11 = (3%:R / (20%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_4 e_9) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_14 : (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) = ((((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R)) :> R by clear - R; first [reflexivity | ring].
have e_15 : (10%:R ^+ 8) = ((10%:R ^+ 8)) :> R by clear - R; first [reflexivity | ring].
pose t_16 : R := ((((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) : R) / ((10%:R ^+ 8) : R).
have NZ_18 : ((10%:R ^+ 8)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 8))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_17 : t_16 = (((((3%:R * 100%:R + 60%:R) * 100%:R + 71%:R) * 100%:R + 79%:R)) / ((2%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_15) _); clear - NZ_18 N R; first [reflexivity | field; first [done | nz] | ring].
have S_19 : 0 <= (((60%:R * 100%:R + 71%:R) * 100%:R + 79%:R)) :> R by clear - NZ_5 NZ_10 NZ_18 R; sgn.
have S_20 : 0 <= ((((60%:R * 100%:R + 71%:R) * 100%:R + 79%:R)) / ((2%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := (((60%:R * 100%:R + 71%:R) * 100%:R + 79%:R)) * (2%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_10 NZ_18 R; sgn].
have C_13 : t_11 <= t_16 by rule (le_by e_12 e_17 _ S_20); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_3 + t_8.
have e_23 : t_22 = (1 / (4%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_4 e_9) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_24 : 0 <= ((((1 * 100%:R + 39%:R) * 100%:R + 28%:R) * 100%:R + 21%:R)) :> R by clear - NZ_5 NZ_10 NZ_18 R; sgn.
have S_25 : 0 <= (((((1 * 100%:R + 39%:R) * 100%:R + 28%:R) * 100%:R + 21%:R)) / ((2%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := ((((1 * 100%:R + 39%:R) * 100%:R + 28%:R) * 100%:R + 21%:R)) * (2%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_10 NZ_18 R; sgn].
have C_21 : t_16 <= t_22 by rule (le_by e_17 e_23 _ S_25); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_26 : 9%:R = 9%:R :> R by clear - R; first [reflexivity | ring].
pose t_27 : R := (9%:R : R) / (10%:R : R).
have e_28 : t_27 = (9%:R / (10%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_26 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_27 - t_8.
have e_30 : t_29 = (17%:R / (20%:R)) by rule (num_eq (num2 (fun a b : R => a - b) e_28 e_9) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_32 : (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) = ((((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_33 : R := ((((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) : R) / ((10%:R ^+ 8) : R).
have e_34 : t_33 = (((((43%:R * 100%:R + 39%:R) * 100%:R + 14%:R) * 100%:R + 87%:R)) / ((5%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a / b) e_32 e_15) _); clear - NZ_18 N R; first [reflexivity | field; first [done | nz] | ring].
have S_35 : 0 <= (((89%:R * 100%:R + 14%:R) * 100%:R + 87%:R)) :> R by clear - NZ_5 NZ_10 NZ_18 R; sgn.
have S_36 : 0 <= ((((89%:R * 100%:R + 14%:R) * 100%:R + 87%:R)) / ((5%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := (((89%:R * 100%:R + 14%:R) * 100%:R + 87%:R)) * (5%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_10 NZ_18 R; sgn].
have C_31 : t_29 <= t_33 by rule (le_by e_30 e_34 _ S_36); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_38 : R := t_27 + t_8.
have e_39 : t_38 = (19%:R / (20%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_9) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_40 : 0 <= ((((4%:R * 100%:R + 10%:R) * 100%:R + 85%:R) * 100%:R + 13%:R)) :> R by clear - NZ_5 NZ_10 NZ_18 R; sgn.
have S_41 : 0 <= (((((4%:R * 100%:R + 10%:R) * 100%:R + 85%:R) * 100%:R + 13%:R)) / ((5%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := ((((4%:R * 100%:R + 10%:R) * 100%:R + 85%:R) * 100%:R + 13%:R)) * (5%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_10 NZ_18 R; sgn].
have C_37 : t_33 <= t_38 by rule (le_by e_34 e_39 _ S_41); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_42 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_43 : R := - (1 : R).
have e_44 : t_43 = (- 1) by rule (num_eq (num1 (fun a : R => - a) e_42) _); clear - R; first [reflexivity | ring].
pose t_45 : R := t_43 / ((10%:R ^+ 2) : R).
have e_46 : t_45 = ((- 1) / ((10%:R ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_44 e_7) _); clear - NZ_10 N R; first [reflexivity | field; first [done | nz] | ring].
have e_47 : (10%:R ^+ 3) = ((10%:R ^+ 3)) :> R by clear - R; first [reflexivity | ring].
pose t_48 : R := (5%:R : R) / ((10%:R ^+ 3) : R).
have NZ_50 : ((10%:R ^+ 3)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 3))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_49 : t_48 = (1 / ((2%:R * (10%:R ^+ 2)))) by rule (num_eq (num2 (fun a b : R => a / b) e_6 e_47) _); clear - NZ_50 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_51 : R := t_45 - t_48.
have e_52 : t_51 = ((- 3%:R) / ((2%:R * (10%:R ^+ 2)))) by rule (num_eq (num2 (fun a b : R => a - b) e_46 e_49) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_54 : ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) = (((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_55 : R := - (((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) : R).
have e_56 : t_55 = (- ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R)) by rule (num_eq (num1 (fun a : R => - a) e_54) _); clear - R; first [reflexivity | ring].
pose t_57 : R := t_55 / ((10%:R ^+ 8) : R).
have e_58 : t_57 = ((- ((13%:R * 100%:R + 18%:R) * 100%:R + 69%:R)) / ((2%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a / b) e_56 e_15) _); clear - NZ_18 N R; first [reflexivity | field; first [done | nz] | ring].
have S_59 : 0 <= (((16%:R * 100%:R + 81%:R) * 100%:R + 31%:R)) :> R by clear - NZ_5 NZ_10 NZ_18 NZ_50 R; sgn.
have S_60 : 0 <= ((((16%:R * 100%:R + 81%:R) * 100%:R + 31%:R)) / ((2%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := (((16%:R * 100%:R + 81%:R) * 100%:R + 31%:R)) * (2%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_10 NZ_18 NZ_50 R; sgn].
have C_53 : t_51 <= t_57 by rule (le_by e_52 e_58 _ S_60); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_62 : R := t_45 + t_48.
have e_63 : t_62 = ((- 1) / ((2%:R * (10%:R ^+ 2)))) by rule (num_eq (num2 (fun a b : R => a + b) e_46 e_49) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_64 : 0 <= (((3%:R * 100%:R + 18%:R) * 100%:R + 69%:R)) :> R by clear - NZ_5 NZ_10 NZ_18 NZ_50 R; sgn.
have S_65 : 0 <= ((((3%:R * 100%:R + 18%:R) * 100%:R + 69%:R)) / ((2%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := (((3%:R * 100%:R + 18%:R) * 100%:R + 69%:R)) * (2%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_10 NZ_18 NZ_50 R; sgn].
have C_61 : t_57 <= t_62 by rule (le_by e_58 e_63 _ S_65); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_66 : R := - (10%:R : R).
have e_67 : t_66 = (- 10%:R) by rule (num_eq (num1 (fun a : R => - a) e_2) _); clear - R; first [reflexivity | ring].
pose t_68 : R := t_66 * t_57.
have e_69 : t_68 = ((((13%:R * 100%:R + 18%:R) * 100%:R + 69%:R)) / ((2%:R * (10%:R ^+ 6)))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_58) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_71 : 0 <= ((((2%:R * 100%:R + 28%:R) * 100%:R + 84%:R) * 100%:R + 89%:R)) :> R by clear - NZ_5 NZ_10 NZ_18 NZ_50 R; sgn.
have S_72 : 0 <= (((((2%:R * 100%:R + 28%:R) * 100%:R + 84%:R) * 100%:R + 89%:R)) / ((2%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := ((((2%:R * 100%:R + 28%:R) * 100%:R + 84%:R) * 100%:R + 89%:R)) * (2%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_10 NZ_18 NZ_50 R; sgn].
have C_70 : t_68 <= t_16 by rule (le_by e_69 e_17 _ S_72); clear - N R; first [reflexivity | field; first [done | nz] | ring].
split; first exact: C_13.
split; first exact: C_21.
split; first exact: C_31.
split; first exact: C_37.
split; first exact: C_53.
split; first exact: C_61.
exact: C_70.
Qed.

(* lnverify.variance-bound
   (M − μ)(μ − m) − σ² is the mean of (M − aₙ)(aₙ − m)
   this project; with a proof *)
Theorem lnverify_variance_bound (activation : 'cV[R]_N) (M m : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  (M - mean activation) * (mean activation - m) - variance activation = dot (M *: ones - activation) (activation - m *: ones) / N%:R :> R.
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
have e_6 : M = M by [].
have e_7 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_9 : t_8 = m_2 by rule (sum_node e_7 M_2 _); clear - R; first [reflexivity | ring].
pose t_10 : R := t_8 / N%:R.
have e_11 : t_10 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_9 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_12 : R := M - t_10.
have e_13 : t_12 = ((n * M - m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_6 e_11) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_14 : m = m by [].
pose t_15 : R := t_10 - m.
have e_16 : t_15 = ((- n * m + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_11 e_14) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_17 : R := t_12 * t_15.
have e_18 : t_17 = ((- n ^+ 2 * M * m + n * M * m_2 + n * m_2 * m - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_13 e_16) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_19 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_10 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_11 e_19) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := activation - t_20.
have e_23 : t_22 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_7 e_21) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : R := dot t_22 t_22.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_26 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_27 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_28 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_4 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_27) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_25 : t_24 = ((n * m_4 - m_2 ^+ 2) / (n)) by rule (dot_node e_23 e_23 d_28); done.
pose t_29 : R := t_24 / N%:R.
have e_30 : t_29 = ((n * m_4 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_31 : R := t_17 - t_29.
have e_32 : t_31 = ((- n * M * m + M * m_2 + m_2 * m - m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_18 e_30) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_34 : 'cV[R]_N := M *: (ones : 'cV[R]_N).
have e_35 : t_34 = (col (fun i => M * (1))) by rule (col_eq (col_scale e_6 e_19) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_36 : 'cV[R]_N := t_34 - activation.
have e_37 : t_36 = (col (fun i => M * (1) + (- 1) * ((activation i 0)))) by rule (col_eq (col_sub e_35 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := m *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => m * (1))) by rule (col_eq (col_scale e_14 e_19) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_40 : 'cV[R]_N := activation - t_38.
have e_41 : t_40 = (col (fun i => (activation i 0) + (- m) * (1))) by rule (col_eq (col_sub e_7 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_42 : R := dot t_36 t_40.
have d_44 : whole (fun i => (M + m) * ((activation i 0)) + (- M * m) * (1) + (- 1) * ((activation i 0) ^+ 2)) = (- n * M * m + M * m_2 + m_2 * m - m_4) by rule (num_eq (partD (partD (partZ (M + m) M_2) (partZ (- M * m) (whole_ones En))) (partZ (- 1) M_4)) _); clear - R; first [reflexivity | ring].
have d_45 : whole (fun i => (M * (1) + (- 1) * ((activation i 0))) * ((activation i 0) + (- m) * (1))) = (- n * M * m + M * m_2 + m_2 * m - m_4) by rule (whole_eq _ d_44) => i; clear - R; first [reflexivity | ring].
have e_43 : t_42 = (- n * M * m + M * m_2 + m_2 * m - m_4) by rule (dot_node e_37 e_41 d_45); done.
pose t_46 : R := t_42 / N%:R.
have e_47 : t_46 = ((- n * M * m + M * m_2 + m_2 * m - m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_43 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_33 : t_31 = t_46 by rule (num_eq e_32 (esym (num_eq e_47 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_33.
Qed.

(* walkthrough.gpt2-listing
   The printed mean, std, min, max and first ten entries of each of the three tensors are possible together
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; PyTorch and GPT-2 weight
   dissection, what is printed *)
Theorem walkthrough_gpt2_listing :
  ((((4%:R * 100%:R + 13%:R) * 100%:R + 14%:R) * 100%:R + 94%:R) / (10%:R ^+ 8)) ^+ 2 <= ((7%:R * 100%:R + 68%:R) / (7%:R * 100%:R + 67%:R)) * ((((25%:R * 100%:R + 26%:R) * 100%:R + 66%:R) * 100%:R + 74%:R) / (10%:R ^+ 8) - (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8)) * ((((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8) - (((4%:R * 100%:R + 18%:R) * 100%:R + 61%:R) * 100%:R + 37%:R) / (10%:R ^+ 8)) :> R /\
  (((4%:R * 100%:R + 18%:R) * 100%:R + 61%:R) * 100%:R + 37%:R) / (10%:R ^+ 8) <= ((14%:R * 100%:R + 67%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) + 5%:R / (10%:R ^+ 5) :> R /\
  ((22%:R * 100%:R + 32%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) - 5%:R / (10%:R ^+ 5) <= (((25%:R * 100%:R + 26%:R) * 100%:R + 66%:R) * 100%:R + 74%:R) / (10%:R ^+ 8) :> R /\
  (((4%:R * 100%:R + 18%:R) * 100%:R + 61%:R) * 100%:R + 37%:R) / (10%:R ^+ 8) <= (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8) :> R /\
  (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) / (10%:R ^+ 8) <= (((25%:R * 100%:R + 26%:R) * 100%:R + 66%:R) * 100%:R + 74%:R) / (10%:R ^+ 8) :> R /\
  ((((3%:R * 100%:R + 58%:R) * 100%:R + 1) * 100%:R + 74%:R) / (10%:R ^+ 8)) ^+ 2 <= ((7%:R * 100%:R + 68%:R) / (7%:R * 100%:R + 67%:R)) * ((((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R) / (10%:R ^+ 8) - - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8)) * (- ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8) - - (((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R) * (10%:R ^+ 2)) / (10%:R ^+ 8)) :> R /\
  - (((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R) * (10%:R ^+ 2)) / (10%:R ^+ 8) <= - (64%:R * (10%:R ^+ 5)) / (10%:R ^+ 8) + 5%:R / (10%:R ^+ 5) :> R /\
  ((20%:R * 100%:R + 19%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) - 5%:R / (10%:R ^+ 5) <= (((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R) / (10%:R ^+ 8) :> R /\
  - (((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R) * (10%:R ^+ 2)) / (10%:R ^+ 8) <= - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8) :> R /\
  - ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) / (10%:R ^+ 8) <= (((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R) / (10%:R ^+ 8) :> R /\
  ((((48%:R * 100%:R + 49%:R) * 100%:R + 47%:R) * 100%:R + 89%:R) / (10%:R ^+ 8)) ^+ 2 <= ((7%:R * 100%:R + 68%:R) / (7%:R * 100%:R + 67%:R)) * (((((1 * 100%:R + 51%:R) * 100%:R + 10%:R) * 100%:R + 34%:R) * 100%:R + 73%:R) / (10%:R ^+ 8) - (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) / (10%:R ^+ 8)) * ((((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) / (10%:R ^+ 8) - (((4%:R * 100%:R + 52%:R) * 100%:R + 85%:R) * 100%:R + 75%:R) / (10%:R ^+ 8)) :> R /\
  (((4%:R * 100%:R + 52%:R) * 100%:R + 85%:R) * 100%:R + 75%:R) / (10%:R ^+ 8) <= ((7%:R * 100%:R + 93%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) + 5%:R / (10%:R ^+ 5) :> R /\
  (((1 * 100%:R + 30%:R) * 100%:R + 8%:R) * (10%:R ^+ 4)) / (10%:R ^+ 8) - 5%:R / (10%:R ^+ 5) <= ((((1 * 100%:R + 51%:R) * 100%:R + 10%:R) * 100%:R + 34%:R) * 100%:R + 73%:R) / (10%:R ^+ 8) :> R /\
  (((4%:R * 100%:R + 52%:R) * 100%:R + 85%:R) * 100%:R + 75%:R) / (10%:R ^+ 8) <= (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) / (10%:R ^+ 8) :> R /\
  (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) / (10%:R ^+ 8) <= ((((1 * 100%:R + 51%:R) * 100%:R + 10%:R) * 100%:R + 34%:R) * 100%:R + 73%:R) / (10%:R ^+ 8) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : (((4%:R * 100%:R + 13%:R) * 100%:R + 14%:R) * 100%:R + 94%:R) = ((((4%:R * 100%:R + 13%:R) * 100%:R + 14%:R) * 100%:R + 94%:R)) :> R by clear - R; first [reflexivity | ring].
have e_2 : (10%:R ^+ 8) = ((10%:R ^+ 8)) :> R by clear - R; first [reflexivity | ring].
pose t_3 : R := ((((4%:R * 100%:R + 13%:R) * 100%:R + 14%:R) * 100%:R + 94%:R) : R) / ((10%:R ^+ 8) : R).
have NZ_5 : ((10%:R ^+ 8)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 8))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_4 : t_3 = (((((2%:R * 100%:R + 6%:R) * 100%:R + 57%:R) * 100%:R + 47%:R)) / ((5%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_3 ^+ 2.
have e_7 : t_6 = ((((((((4%:R * 100%:R + 26%:R) * 100%:R + 73%:R) * 100%:R + 10%:R) * 100%:R + 66%:R) * 100%:R + 80%:R) * 100%:R + 9%:R)) / ((25%:R * (10%:R ^+ 14)))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_4) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_9 : (7%:R * 100%:R + 68%:R) = ((7%:R * 100%:R + 68%:R)) :> R by clear - R; first [reflexivity | ring].
have e_10 : (7%:R * 100%:R + 67%:R) = ((7%:R * 100%:R + 67%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_11 : R := ((7%:R * 100%:R + 68%:R) : R) / ((7%:R * 100%:R + 67%:R) : R).
have NZ_13 : ((7%:R * 100%:R + 67%:R)) != 0 :> R by rule (nz_is (c := ((7%:R * 100%:R + 67%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_12 : t_11 = (((7%:R * 100%:R + 68%:R)) / ((7%:R * 100%:R + 67%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_9 e_10) _); clear - NZ_13 N R; first [reflexivity | field; first [done | nz] | ring].
have e_14 : (((25%:R * 100%:R + 26%:R) * 100%:R + 66%:R) * 100%:R + 74%:R) = ((((25%:R * 100%:R + 26%:R) * 100%:R + 66%:R) * 100%:R + 74%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_15 : R := ((((25%:R * 100%:R + 26%:R) * 100%:R + 66%:R) * 100%:R + 74%:R) : R) / ((10%:R ^+ 8) : R).
have e_16 : t_15 = (((((12%:R * 100%:R + 63%:R) * 100%:R + 33%:R) * 100%:R + 37%:R)) / ((5%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : (((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) = ((((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_18 : R := ((((18%:R * 100%:R + 3%:R) * 100%:R + 58%:R) * 100%:R + 95%:R) : R) / ((10%:R ^+ 8) : R).
have e_19 : t_18 = (((((3%:R * 100%:R + 60%:R) * 100%:R + 71%:R) * 100%:R + 79%:R)) / ((2%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a / b) e_17 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_15 - t_18.
have e_21 : t_20 = (((((7%:R * 100%:R + 23%:R) * 100%:R + 7%:R) * 100%:R + 79%:R)) / ((10%:R ^+ 8))) by rule (num_eq (num2 (fun a b : R => a - b) e_16 e_19) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_11 * t_20.
have e_23 : t_22 = (((((21%:R * 100%:R + 69%:R) * 100%:R + 23%:R) * 100%:R + 37%:R)) / (((((2%:R * 100%:R + 99%:R) * 100%:R + 60%:R) * 100%:R + 93%:R) * 100%:R + 75%:R))) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_21) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_24 : (((4%:R * 100%:R + 18%:R) * 100%:R + 61%:R) * 100%:R + 37%:R) = ((((4%:R * 100%:R + 18%:R) * 100%:R + 61%:R) * 100%:R + 37%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_25 : R := ((((4%:R * 100%:R + 18%:R) * 100%:R + 61%:R) * 100%:R + 37%:R) : R) / ((10%:R ^+ 8) : R).
have e_26 : t_25 = (((((4%:R * 100%:R + 18%:R) * 100%:R + 61%:R) * 100%:R + 37%:R)) / ((10%:R ^+ 8))) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := t_18 - t_25.
have e_28 : t_27 = (((((6%:R * 100%:R + 92%:R) * 100%:R + 48%:R) * 100%:R + 79%:R)) / ((5%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a - b) e_19 e_26) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := t_22 * t_27.
have e_30 : t_29 = ((((((((11%:R * 100%:R + 55%:R) * 100%:R + 51%:R) * 100%:R + 39%:R) * 100%:R + 15%:R) * 100%:R + 1) * 100%:R + 71%:R)) / ((((((1 * 100%:R + 15%:R) * 100%:R + 23%:R) * 100%:R + 43%:R) * 100%:R + 75%:R) * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a * b) e_23 e_28) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_31 : 0 <= ((((((((12%:R * 100%:R + 27%:R) * 100%:R + 28%:R) * 100%:R + 64%:R) * 100%:R + 81%:R) * 100%:R + 80%:R) * 100%:R + 93%:R) * 100%:R + 57%:R)) :> R by clear - NZ_5 NZ_13 R; sgn.
have S_32 : 0 <= (((((((((12%:R * 100%:R + 27%:R) * 100%:R + 28%:R) * 100%:R + 64%:R) * 100%:R + 81%:R) * 100%:R + 80%:R) * 100%:R + 93%:R) * 100%:R + 57%:R)) / (((14%:R * 100%:R + 75%:R) * (10%:R ^+ 14)))) :> R by rule (nneg_is (c := ((((((((12%:R * 100%:R + 27%:R) * 100%:R + 28%:R) * 100%:R + 64%:R) * 100%:R + 81%:R) * 100%:R + 80%:R) * 100%:R + 93%:R) * 100%:R + 57%:R)) * ((14%:R * 100%:R + 75%:R) * (10%:R ^+ 14))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 R; sgn].
have C_8 : t_6 <= t_29 by rule (le_by e_7 e_30 _ S_32); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_34 : ((14%:R * 100%:R + 67%:R) * (10%:R ^+ 4)) = (((14%:R * 100%:R + 67%:R) * (10%:R ^+ 4))) :> R by clear - R; first [reflexivity | ring].
pose t_35 : R := (((14%:R * 100%:R + 67%:R) * (10%:R ^+ 4)) : R) / ((10%:R ^+ 8) : R).
have e_36 : t_35 = (((14%:R * 100%:R + 67%:R)) / ((10%:R ^+ 4))) by rule (num_eq (num2 (fun a b : R => a / b) e_34 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
have e_37 : 5%:R = 5%:R :> R by clear - R; first [reflexivity | ring].
have e_38 : (10%:R ^+ 5) = ((10%:R ^+ 5)) :> R by clear - R; first [reflexivity | ring].
pose t_39 : R := (5%:R : R) / ((10%:R ^+ 5) : R).
have NZ_41 : ((10%:R ^+ 5)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 5))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_40 : t_39 = (1 / ((2%:R * (10%:R ^+ 4)))) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_38) _); clear - NZ_41 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_42 : R := t_35 + t_39.
have e_43 : t_42 = (((5%:R * 100%:R + 87%:R)) / ((4%:R * (10%:R ^+ 3)))) by rule (num_eq (num2 (fun a b : R => a + b) e_36 e_40) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_44 : 0 <= ((((10%:R * 100%:R + 48%:R) * 100%:R + 88%:R) * 100%:R + 63%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_45 : 0 <= (((((10%:R * 100%:R + 48%:R) * 100%:R + 88%:R) * 100%:R + 63%:R)) / ((10%:R ^+ 8))) :> R by rule (nneg_is (c := ((((10%:R * 100%:R + 48%:R) * 100%:R + 88%:R) * 100%:R + 63%:R)) * (10%:R ^+ 8)^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_33 : t_25 <= t_42 by rule (le_by e_26 e_43 _ S_45); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_46 : ((22%:R * 100%:R + 32%:R) * (10%:R ^+ 4)) = (((22%:R * 100%:R + 32%:R) * (10%:R ^+ 4))) :> R by clear - R; first [reflexivity | ring].
pose t_47 : R := (((22%:R * 100%:R + 32%:R) * (10%:R ^+ 4)) : R) / ((10%:R ^+ 8) : R).
have e_48 : t_47 = (((2%:R * 100%:R + 79%:R)) / ((12%:R * 100%:R + 50%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_46 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_49 : R := t_47 - t_39.
have e_50 : t_49 = (((44%:R * 100%:R + 63%:R)) / ((2%:R * (10%:R ^+ 4)))) by rule (num_eq (num2 (fun a b : R => a - b) e_48 e_40) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_52 : 0 <= ((((1 * 100%:R + 47%:R) * 100%:R + 58%:R) * 100%:R + 37%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_53 : 0 <= (((((1 * 100%:R + 47%:R) * 100%:R + 58%:R) * 100%:R + 37%:R)) / ((5%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := ((((1 * 100%:R + 47%:R) * 100%:R + 58%:R) * 100%:R + 37%:R)) * (5%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_51 : t_49 <= t_15 by rule (le_by e_50 e_16 _ S_53); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_55 : 0 <= ((((6%:R * 100%:R + 92%:R) * 100%:R + 48%:R) * 100%:R + 79%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_56 : 0 <= (((((6%:R * 100%:R + 92%:R) * 100%:R + 48%:R) * 100%:R + 79%:R)) / ((5%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := ((((6%:R * 100%:R + 92%:R) * 100%:R + 48%:R) * 100%:R + 79%:R)) * (5%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_54 : t_25 <= t_18 by rule (le_by e_26 e_19 _ S_56); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_58 : 0 <= ((((7%:R * 100%:R + 23%:R) * 100%:R + 7%:R) * 100%:R + 79%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_59 : 0 <= (((((7%:R * 100%:R + 23%:R) * 100%:R + 7%:R) * 100%:R + 79%:R)) / ((10%:R ^+ 8))) :> R by rule (nneg_is (c := ((((7%:R * 100%:R + 23%:R) * 100%:R + 7%:R) * 100%:R + 79%:R)) * (10%:R ^+ 8)^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_57 : t_18 <= t_15 by rule (le_by e_19 e_16 _ S_59); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_60 : (((3%:R * 100%:R + 58%:R) * 100%:R + 1) * 100%:R + 74%:R) = ((((3%:R * 100%:R + 58%:R) * 100%:R + 1) * 100%:R + 74%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_61 : R := ((((3%:R * 100%:R + 58%:R) * 100%:R + 1) * 100%:R + 74%:R) : R) / ((10%:R ^+ 8) : R).
have e_62 : t_61 = (((((1 * 100%:R + 79%:R) * (10%:R ^+ 2)) * 100%:R + 87%:R)) / ((5%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_63 : R := t_61 ^+ 2.
have e_64 : t_63 = ((((((((3%:R * 100%:R + 20%:R) * 100%:R + 44%:R) * 100%:R + 11%:R) * 100%:R + 46%:R) * 100%:R + 75%:R) * 100%:R + 69%:R)) / ((25%:R * (10%:R ^+ 14)))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_62) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_66 : (((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R) = ((((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_67 : R := ((((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R) : R) / ((10%:R ^+ 8) : R).
have e_68 : t_67 = (((((20%:R * 100%:R + 19%:R) * 100%:R + 28%:R) * 100%:R + 69%:R)) / ((10%:R ^+ 8))) by rule (num_eq (num2 (fun a b : R => a / b) e_66 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
have e_69 : ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) = (((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_70 : R := - (((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R) : R).
have e_71 : t_70 = (- ((65%:R * 100%:R + 93%:R) * 100%:R + 45%:R)) by rule (num_eq (num1 (fun a : R => - a) e_69) _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / ((10%:R ^+ 8) : R).
have e_73 : t_72 = ((- ((13%:R * 100%:R + 18%:R) * 100%:R + 69%:R)) / ((2%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_74 : R := t_67 - t_72.
have e_75 : t_74 = (((((10%:R * 100%:R + 42%:R) * 100%:R + 61%:R) * 100%:R + 7%:R)) / ((5%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a - b) e_68 e_73) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_76 : R := t_11 * t_74.
have e_77 : t_76 = (((((62%:R * 100%:R + 55%:R) * 100%:R + 66%:R) * 100%:R + 42%:R)) / (((((2%:R * 100%:R + 99%:R) * 100%:R + 60%:R) * 100%:R + 93%:R) * 100%:R + 75%:R))) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_75) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_78 : (((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R) * (10%:R ^+ 2)) = ((((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R) * (10%:R ^+ 2))) :> R by clear - R; first [reflexivity | ring].
pose t_79 : R := - ((((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R) * (10%:R ^+ 2)) : R).
have e_80 : t_79 = (- (((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R) * (10%:R ^+ 2))) by rule (num_eq (num1 (fun a : R => - a) e_78) _); clear - R; first [reflexivity | ring].
pose t_81 : R := t_79 / ((10%:R ^+ 8) : R).
have e_82 : t_81 = ((- ((25%:R * 100%:R + 88%:R) * 100%:R + 83%:R)) / ((10%:R ^+ 6))) by rule (num_eq (num2 (fun a b : R => a / b) e_80 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_83 : R := t_72 - t_81.
have e_84 : t_83 = (((((5%:R * 100%:R + 4%:R) * 100%:R + 57%:R) * 100%:R + 91%:R)) / ((2%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a - b) e_73 e_82) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_85 : R := t_76 * t_83.
have e_86 : t_85 = (((((((((1 * 100%:R + 57%:R) * 100%:R + 82%:R) * 100%:R + 38%:R) * 100%:R + 70%:R) * 100%:R + 59%:R) * 100%:R + 69%:R) * 100%:R + 11%:R)) / ((((((2%:R * 100%:R + 99%:R) * 100%:R + 60%:R) * 100%:R + 93%:R) * 100%:R + 75%:R) * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a * b) e_77 e_84) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_87 : 0 <= (((((((((9%:R * 100%:R + 85%:R) * 100%:R + 49%:R) * 100%:R + 49%:R) * 100%:R + 35%:R) * 100%:R + 86%:R) * 100%:R + 39%:R) * 100%:R + 76%:R) * 100%:R + 17%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_88 : 0 <= ((((((((((9%:R * 100%:R + 85%:R) * 100%:R + 49%:R) * 100%:R + 49%:R) * 100%:R + 35%:R) * 100%:R + 86%:R) * 100%:R + 39%:R) * 100%:R + 76%:R) * 100%:R + 17%:R)) / ((((1 * 100%:R + 91%:R) * 100%:R + 75%:R) * (10%:R ^+ 14)))) :> R by rule (nneg_is (c := (((((((((9%:R * 100%:R + 85%:R) * 100%:R + 49%:R) * 100%:R + 49%:R) * 100%:R + 35%:R) * 100%:R + 86%:R) * 100%:R + 39%:R) * 100%:R + 76%:R) * 100%:R + 17%:R)) * (((1 * 100%:R + 91%:R) * 100%:R + 75%:R) * (10%:R ^+ 14))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_65 : t_63 <= t_85 by rule (le_by e_64 e_86 _ S_88); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_90 : (64%:R * (10%:R ^+ 5)) = ((64%:R * (10%:R ^+ 5))) :> R by clear - R; first [reflexivity | ring].
pose t_91 : R := - ((64%:R * (10%:R ^+ 5)) : R).
have e_92 : t_91 = (- (64%:R * (10%:R ^+ 5))) by rule (num_eq (num1 (fun a : R => - a) e_90) _); clear - R; first [reflexivity | ring].
pose t_93 : R := t_91 / ((10%:R ^+ 8) : R).
have e_94 : t_93 = ((- 8%:R) / ((1 * 100%:R + 25%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_92 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_95 : R := t_93 + t_39.
have e_96 : t_95 = ((- (12%:R * 100%:R + 79%:R)) / ((2%:R * (10%:R ^+ 4)))) by rule (num_eq (num2 (fun a b : R => a + b) e_94 e_40) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_97 : 0 <= (((19%:R * 100%:R + 49%:R) * 100%:R + 33%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_98 : 0 <= ((((19%:R * 100%:R + 49%:R) * 100%:R + 33%:R)) / ((10%:R ^+ 6))) :> R by rule (nneg_is (c := (((19%:R * 100%:R + 49%:R) * 100%:R + 33%:R)) * (10%:R ^+ 6)^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_89 : t_81 <= t_95 by rule (le_by e_82 e_96 _ S_98); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_99 : ((20%:R * 100%:R + 19%:R) * (10%:R ^+ 4)) = (((20%:R * 100%:R + 19%:R) * (10%:R ^+ 4))) :> R by clear - R; first [reflexivity | ring].
pose t_100 : R := (((20%:R * 100%:R + 19%:R) * (10%:R ^+ 4)) : R) / ((10%:R ^+ 8) : R).
have e_101 : t_100 = (((20%:R * 100%:R + 19%:R)) / ((10%:R ^+ 4))) by rule (num_eq (num2 (fun a b : R => a / b) e_99 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_102 : R := t_100 - t_39.
have e_103 : t_102 = (((40%:R * 100%:R + 37%:R)) / ((2%:R * (10%:R ^+ 4)))) by rule (num_eq (num2 (fun a b : R => a - b) e_101 e_40) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_105 : 0 <= ((78%:R * 100%:R + 69%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_106 : 0 <= (((78%:R * 100%:R + 69%:R)) / ((10%:R ^+ 8))) :> R by rule (nneg_is (c := ((78%:R * 100%:R + 69%:R)) * (10%:R ^+ 8)^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_104 : t_102 <= t_67 by rule (le_by e_103 e_68 _ S_106); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_108 : 0 <= ((((5%:R * 100%:R + 4%:R) * 100%:R + 57%:R) * 100%:R + 91%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_109 : 0 <= (((((5%:R * 100%:R + 4%:R) * 100%:R + 57%:R) * 100%:R + 91%:R)) / ((2%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := ((((5%:R * 100%:R + 4%:R) * 100%:R + 57%:R) * 100%:R + 91%:R)) * (2%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_107 : t_81 <= t_72 by rule (le_by e_82 e_73 _ S_109); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_111 : 0 <= ((((10%:R * 100%:R + 42%:R) * 100%:R + 61%:R) * 100%:R + 7%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_112 : 0 <= (((((10%:R * 100%:R + 42%:R) * 100%:R + 61%:R) * 100%:R + 7%:R)) / ((5%:R * (10%:R ^+ 7)))) :> R by rule (nneg_is (c := ((((10%:R * 100%:R + 42%:R) * 100%:R + 61%:R) * 100%:R + 7%:R)) * (5%:R * (10%:R ^+ 7))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_110 : t_72 <= t_67 by rule (le_by e_73 e_68 _ S_112); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_113 : (((48%:R * 100%:R + 49%:R) * 100%:R + 47%:R) * 100%:R + 89%:R) = ((((48%:R * 100%:R + 49%:R) * 100%:R + 47%:R) * 100%:R + 89%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_114 : R := ((((48%:R * 100%:R + 49%:R) * 100%:R + 47%:R) * 100%:R + 89%:R) : R) / ((10%:R ^+ 8) : R).
have e_115 : t_114 = (((((48%:R * 100%:R + 49%:R) * 100%:R + 47%:R) * 100%:R + 89%:R)) / ((10%:R ^+ 8))) by rule (num_eq (num2 (fun a b : R => a / b) e_113 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_116 : R := t_114 ^+ 2.
have e_117 : t_116 = (((((((((23%:R * 100%:R + 51%:R) * 100%:R + 74%:R) * 100%:R + 45%:R) * 100%:R + 60%:R) * 100%:R + 15%:R) * 100%:R + 45%:R) * 100%:R + 21%:R)) / ((10%:R ^+ 16))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_115) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_119 : ((((1 * 100%:R + 51%:R) * 100%:R + 10%:R) * 100%:R + 34%:R) * 100%:R + 73%:R) = (((((1 * 100%:R + 51%:R) * 100%:R + 10%:R) * 100%:R + 34%:R) * 100%:R + 73%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_120 : R := (((((1 * 100%:R + 51%:R) * 100%:R + 10%:R) * 100%:R + 34%:R) * 100%:R + 73%:R) : R) / ((10%:R ^+ 8) : R).
have e_121 : t_120 = ((((((1 * 100%:R + 51%:R) * 100%:R + 10%:R) * 100%:R + 34%:R) * 100%:R + 73%:R)) / ((10%:R ^+ 8))) by rule (num_eq (num2 (fun a b : R => a / b) e_119 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
have e_122 : (((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) = ((((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_123 : R := ((((86%:R * 100%:R + 78%:R) * 100%:R + 29%:R) * 100%:R + 74%:R) : R) / ((10%:R ^+ 8) : R).
have e_124 : t_123 = (((((43%:R * 100%:R + 39%:R) * 100%:R + 14%:R) * 100%:R + 87%:R)) / ((5%:R * (10%:R ^+ 7)))) by rule (num_eq (num2 (fun a b : R => a / b) e_122 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_125 : R := t_120 - t_123.
have e_126 : t_125 = (((((64%:R * 100%:R + 32%:R) * 100%:R + 4%:R) * 100%:R + 99%:R)) / ((10%:R ^+ 8))) by rule (num_eq (num2 (fun a b : R => a - b) e_121 e_124) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_127 : R := t_11 * t_125.
have e_128 : t_127 = ((((((1 * 100%:R + 92%:R) * 100%:R + 96%:R) * 100%:R + 14%:R) * 100%:R + 97%:R)) / (((((2%:R * 100%:R + 99%:R) * 100%:R + 60%:R) * 100%:R + 93%:R) * 100%:R + 75%:R))) by rule (num_eq (num2 (fun a b : R => a * b) e_12 e_126) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_129 : (((4%:R * 100%:R + 52%:R) * 100%:R + 85%:R) * 100%:R + 75%:R) = ((((4%:R * 100%:R + 52%:R) * 100%:R + 85%:R) * 100%:R + 75%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_130 : R := ((((4%:R * 100%:R + 52%:R) * 100%:R + 85%:R) * 100%:R + 75%:R) : R) / ((10%:R ^+ 8) : R).
have e_131 : t_130 = ((((18%:R * 100%:R + 11%:R) * 100%:R + 43%:R)) / ((4%:R * (10%:R ^+ 6)))) by rule (num_eq (num2 (fun a b : R => a / b) e_129 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_132 : R := t_123 - t_130.
have e_133 : t_132 = (((((82%:R * 100%:R + 25%:R) * 100%:R + 43%:R) * 100%:R + 99%:R)) / ((10%:R ^+ 8))) by rule (num_eq (num2 (fun a b : R => a - b) e_124 e_131) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
pose t_134 : R := t_127 * t_132.
have e_135 : t_134 = ((((((((((1 * 100%:R + 58%:R) * 100%:R + 71%:R) * 100%:R + 93%:R) * 100%:R + 19%:R) * 100%:R + 65%:R) * 100%:R + 87%:R) * 100%:R + 53%:R) * 100%:R + 3%:R)) / ((((((2%:R * 100%:R + 99%:R) * 100%:R + 60%:R) * 100%:R + 93%:R) * 100%:R + 75%:R) * (10%:R ^+ 8)))) by rule (num_eq (num2 (fun a b : R => a * b) e_128 e_133) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_136 : 0 <= ((((((((((2%:R * 100%:R + 25%:R) * 100%:R + 94%:R) * 100%:R + 26%:R) * 100%:R + 50%:R) * 100%:R + 56%:R) * 100%:R + 25%:R) * 100%:R + 55%:R) * 100%:R + 99%:R) * 100%:R + 61%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_137 : 0 <= (((((((((((2%:R * 100%:R + 25%:R) * 100%:R + 94%:R) * 100%:R + 26%:R) * 100%:R + 50%:R) * 100%:R + 56%:R) * 100%:R + 25%:R) * 100%:R + 55%:R) * 100%:R + 99%:R) * 100%:R + 61%:R)) / (((7%:R * 100%:R + 67%:R) * (10%:R ^+ 16)))) :> R by rule (nneg_is (c := ((((((((((2%:R * 100%:R + 25%:R) * 100%:R + 94%:R) * 100%:R + 26%:R) * 100%:R + 50%:R) * 100%:R + 56%:R) * 100%:R + 25%:R) * 100%:R + 55%:R) * 100%:R + 99%:R) * 100%:R + 61%:R)) * ((7%:R * 100%:R + 67%:R) * (10%:R ^+ 16))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_118 : t_116 <= t_134 by rule (le_by e_117 e_135 _ S_137); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_139 : ((7%:R * 100%:R + 93%:R) * (10%:R ^+ 4)) = (((7%:R * 100%:R + 93%:R) * (10%:R ^+ 4))) :> R by clear - R; first [reflexivity | ring].
pose t_140 : R := (((7%:R * 100%:R + 93%:R) * (10%:R ^+ 4)) : R) / ((10%:R ^+ 8) : R).
have e_141 : t_140 = (((7%:R * 100%:R + 93%:R)) / ((10%:R ^+ 4))) by rule (num_eq (num2 (fun a b : R => a / b) e_139 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_142 : R := t_140 + t_39.
have e_143 : t_142 = (((15%:R * 100%:R + 87%:R)) / ((2%:R * (10%:R ^+ 4)))) by rule (num_eq (num2 (fun a b : R => a + b) e_141 e_40) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_144 : 0 <= (((13%:R * 100%:R + 62%:R) * 100%:R + 57%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_145 : 0 <= ((((13%:R * 100%:R + 62%:R) * 100%:R + 57%:R)) / ((4%:R * (10%:R ^+ 6)))) :> R by rule (nneg_is (c := (((13%:R * 100%:R + 62%:R) * 100%:R + 57%:R)) * (4%:R * (10%:R ^+ 6))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_138 : t_130 <= t_142 by rule (le_by e_131 e_143 _ S_145); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_146 : (((1 * 100%:R + 30%:R) * 100%:R + 8%:R) * (10%:R ^+ 4)) = ((((1 * 100%:R + 30%:R) * 100%:R + 8%:R) * (10%:R ^+ 4))) :> R by clear - R; first [reflexivity | ring].
pose t_147 : R := ((((1 * 100%:R + 30%:R) * 100%:R + 8%:R) * (10%:R ^+ 4)) : R) / ((10%:R ^+ 8) : R).
have e_148 : t_147 = (((8%:R * 100%:R + 13%:R)) / ((6%:R * 100%:R + 25%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_146 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_149 : R := t_147 - t_39.
have e_150 : t_149 = (((52%:R * 100%:R + 3%:R)) / ((4%:R * (10%:R ^+ 3)))) by rule (num_eq (num2 (fun a b : R => a - b) e_148 e_40) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_152 : 0 <= ((((21%:R * 100%:R + 2%:R) * 100%:R + 84%:R) * 100%:R + 73%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_153 : 0 <= (((((21%:R * 100%:R + 2%:R) * 100%:R + 84%:R) * 100%:R + 73%:R)) / ((10%:R ^+ 8))) :> R by rule (nneg_is (c := ((((21%:R * 100%:R + 2%:R) * 100%:R + 84%:R) * 100%:R + 73%:R)) * (10%:R ^+ 8)^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_151 : t_149 <= t_120 by rule (le_by e_150 e_121 _ S_153); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_155 : 0 <= ((((82%:R * 100%:R + 25%:R) * 100%:R + 43%:R) * 100%:R + 99%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_156 : 0 <= (((((82%:R * 100%:R + 25%:R) * 100%:R + 43%:R) * 100%:R + 99%:R)) / ((10%:R ^+ 8))) :> R by rule (nneg_is (c := ((((82%:R * 100%:R + 25%:R) * 100%:R + 43%:R) * 100%:R + 99%:R)) * (10%:R ^+ 8)^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_154 : t_130 <= t_123 by rule (le_by e_131 e_124 _ S_156); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_158 : 0 <= ((((64%:R * 100%:R + 32%:R) * 100%:R + 4%:R) * 100%:R + 99%:R)) :> R by clear - NZ_5 NZ_13 NZ_41 R; sgn.
have S_159 : 0 <= (((((64%:R * 100%:R + 32%:R) * 100%:R + 4%:R) * 100%:R + 99%:R)) / ((10%:R ^+ 8))) :> R by rule (nneg_is (c := ((((64%:R * 100%:R + 32%:R) * 100%:R + 4%:R) * 100%:R + 99%:R)) * (10%:R ^+ 8)^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_13 NZ_41 R; sgn].
have C_157 : t_123 <= t_120 by rule (le_by e_124 e_121 _ S_159); clear - N R; first [reflexivity | field; first [done | nz] | ring].
split; first exact: C_8.
split; first exact: C_33.
split; first exact: C_51.
split; first exact: C_54.
split; first exact: C_57.
split; first exact: C_65.
split; first exact: C_89.
split; first exact: C_104.
split; first exact: C_107.
split; first exact: C_110.
split; first exact: C_118.
split; first exact: C_138.
split; first exact: C_151.
split; first exact: C_154.
exact: C_157.
Qed.

(* walkthrough.low-precision
   10⁻⁵ is below the spacing of the numbers near 1 in float16 and bfloat16, not in float32
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Below the weight
   dissection, on precision *)
Theorem walkthrough_low_precision :
  2%:R * (1 / (10%:R ^+ 5)) <= 1 / (10%:R * 100%:R + 24%:R) :> R /\
  2%:R * (1 / (10%:R ^+ 5)) <= 1 / (1 * 100%:R + 28%:R) :> R /\
  1 / (((8%:R * 100%:R + 38%:R) * 100%:R + 86%:R) * 100%:R + 8%:R) <= 1 / (10%:R ^+ 5) :> R /\
  1 / (((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R) <= 1 / (10%:R ^+ 5) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have e_2 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_3 : (10%:R ^+ 5) = ((10%:R ^+ 5)) :> R by clear - R; first [reflexivity | ring].
pose t_4 : R := (1 : R) / ((10%:R ^+ 5) : R).
have NZ_6 : ((10%:R ^+ 5)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 5))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_5 : t_4 = (1 / ((10%:R ^+ 5))) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_3) _); clear - NZ_6 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := (2%:R : R) * t_4.
have e_8 : t_7 = (1 / ((5%:R * (10%:R ^+ 4)))) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_5) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : (10%:R * 100%:R + 24%:R) = ((10%:R * 100%:R + 24%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_11 : R := (1 : R) / ((10%:R * 100%:R + 24%:R) : R).
have NZ_13 : ((10%:R * 100%:R + 24%:R)) != 0 :> R by rule (nz_is (c := ((10%:R * 100%:R + 24%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_12 : t_11 = (1 / ((10%:R * 100%:R + 24%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_10) _); clear - NZ_13 N R; first [reflexivity | field; first [done | nz] | ring].
have S_14 : 0 <= ((30%:R * 100%:R + 61%:R)) :> R by clear - NZ_6 NZ_13 R; sgn.
have S_15 : 0 <= (((30%:R * 100%:R + 61%:R)) / ((32%:R * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := ((30%:R * 100%:R + 61%:R)) * (32%:R * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_6 NZ_13 R; sgn].
have C_9 : t_7 <= t_11 by rule (le_by e_8 e_12 _ S_15); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_17 : (1 * 100%:R + 28%:R) = ((1 * 100%:R + 28%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_18 : R := (1 : R) / ((1 * 100%:R + 28%:R) : R).
have NZ_20 : ((1 * 100%:R + 28%:R)) != 0 :> R by rule (nz_is (c := ((1 * 100%:R + 28%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_19 : t_18 = (1 / ((1 * 100%:R + 28%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_17) _); clear - NZ_20 N R; first [reflexivity | field; first [done | nz] | ring].
have S_21 : 0 <= ((31%:R * 100%:R + 17%:R)) :> R by clear - NZ_6 NZ_13 NZ_20 R; sgn.
have S_22 : 0 <= (((31%:R * 100%:R + 17%:R)) / ((4%:R * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := ((31%:R * 100%:R + 17%:R)) * (4%:R * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_6 NZ_13 NZ_20 R; sgn].
have C_16 : t_7 <= t_18 by rule (le_by e_8 e_19 _ S_22); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_23 : (((8%:R * 100%:R + 38%:R) * 100%:R + 86%:R) * 100%:R + 8%:R) = ((((8%:R * 100%:R + 38%:R) * 100%:R + 86%:R) * 100%:R + 8%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_24 : R := (1 : R) / ((((8%:R * 100%:R + 38%:R) * 100%:R + 86%:R) * 100%:R + 8%:R) : R).
have NZ_26 : ((((8%:R * 100%:R + 38%:R) * 100%:R + 86%:R) * 100%:R + 8%:R)) != 0 :> R by rule (nz_is (c := ((((8%:R * 100%:R + 38%:R) * 100%:R + 86%:R) * 100%:R + 8%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_25 : t_24 = (1 / ((((8%:R * 100%:R + 38%:R) * 100%:R + 86%:R) * 100%:R + 8%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_23) _); clear - NZ_26 N R; first [reflexivity | field; first [done | nz] | ring].
have S_28 : 0 <= (((25%:R * 100%:R + 90%:R) * 100%:R + 19%:R)) :> R by clear - NZ_6 NZ_13 NZ_20 NZ_26 R; sgn.
have S_29 : 0 <= ((((25%:R * 100%:R + 90%:R) * 100%:R + 19%:R)) / ((((26%:R * 100%:R + 21%:R) * 100%:R + 44%:R) * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := (((25%:R * 100%:R + 90%:R) * 100%:R + 19%:R)) * (((26%:R * 100%:R + 21%:R) * 100%:R + 44%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_6 NZ_13 NZ_20 NZ_26 R; sgn].
have C_27 : t_24 <= t_4 by rule (le_by e_25 e_5 _ S_29); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have e_30 : (((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R) = ((((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_31 : R := (1 : R) / ((((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R) : R).
have NZ_33 : ((((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R)) != 0 :> R by rule (nz_is (c := ((((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_32 : t_31 = (1 / ((((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_2 e_30) _); clear - NZ_33 N R; first [reflexivity | field; first [done | nz] | ring].
have S_35 : 0 <= (((52%:R * 100%:R + 11%:R) * 100%:R + 63%:R)) :> R by clear - NZ_6 NZ_13 NZ_20 NZ_26 NZ_33 R; sgn.
have S_36 : 0 <= ((((52%:R * 100%:R + 11%:R) * 100%:R + 63%:R)) / ((((52%:R * 100%:R + 42%:R) * 100%:R + 88%:R) * (10%:R ^+ 5)))) :> R by rule (nneg_is (c := (((52%:R * 100%:R + 11%:R) * 100%:R + 63%:R)) * (((52%:R * 100%:R + 42%:R) * 100%:R + 88%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_6 NZ_13 NZ_20 NZ_26 NZ_33 R; sgn].
have C_34 : t_31 <= t_4 by rule (le_by e_32 e_5 _ S_36); clear - N R; first [reflexivity | field; first [done | nz] | ring].
split; first exact: C_9.
split; first exact: C_16.
split; first exact: C_27.
exact: C_34.
Qed.

(* lnverify.eps-absorbed
   ε = 10⁻⁵ is absorbed in σ² + ε from σ² = 2⁻⁵ on in float16 and from 2⁻⁸ on in bfloat16, not below
   this project; with a proof *)
Theorem lnverify_eps_absorbed :
  0 < ((1 / (10%:R * 100%:R + 24%:R)) / 2%:R) / 32%:R - 1 / (10%:R ^+ 5) :> R /\
  0 < ((1 / (10%:R * 100%:R + 24%:R)) / 2%:R) / 32%:R - (1 * 100%:R + 68%:R) / (((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R) :> R /\
  0 < 1 / (10%:R ^+ 5) - (1 / (10%:R * 100%:R + 24%:R)) / (1 * 100%:R + 28%:R) :> R /\
  0 < ((1 / (1 * 100%:R + 28%:R)) / 2%:R) / (2%:R * 100%:R + 56%:R) - 1 / (10%:R ^+ 5) :> R /\
  0 < 1 / (10%:R ^+ 5) - ((1 / (1 * 100%:R + 28%:R)) / 2%:R) / (5%:R * 100%:R + 12%:R) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : (10%:R * 100%:R + 24%:R) = ((10%:R * 100%:R + 24%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_3 : R := (1 : R) / ((10%:R * 100%:R + 24%:R) : R).
have NZ_5 : ((10%:R * 100%:R + 24%:R)) != 0 :> R by rule (nz_is (c := ((10%:R * 100%:R + 24%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_4 : t_3 = (1 / ((10%:R * 100%:R + 24%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_7 : R := t_3 / (2%:R : R).
have NZ_9 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_8 : t_7 = (1 / ((20%:R * 100%:R + 48%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_4 e_6) _); clear - NZ_9 N R; first [reflexivity | field; first [done | nz] | ring].
have e_10 : 32%:R = 32%:R :> R by clear - R; first [reflexivity | ring].
pose t_11 : R := t_7 / (32%:R : R).
have NZ_13 : 32%:R != 0 :> R by rule (nz_is (c := (32%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_12 : t_11 = (1 / (((6%:R * 100%:R + 55%:R) * 100%:R + 36%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_8 e_10) _); clear - NZ_13 N R; first [reflexivity | field; first [done | nz] | ring].
have e_14 : (10%:R ^+ 5) = ((10%:R ^+ 5)) :> R by clear - R; first [reflexivity | ring].
pose t_15 : R := (1 : R) / ((10%:R ^+ 5) : R).
have NZ_17 : ((10%:R ^+ 5)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 5))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_16 : t_15 = (1 / ((10%:R ^+ 5))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_14) _); clear - NZ_17 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := t_11 - t_15.
have e_19 : t_18 = (((10%:R * 100%:R + 77%:R)) / (((20%:R * 100%:R + 48%:R) * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_12 e_16) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_21 : 0 < ((10%:R * 100%:R + 77%:R)) :> R by clear - NZ_5 NZ_9 NZ_13 NZ_17 R; sgn.
have S_22 : 0 < (((10%:R * 100%:R + 77%:R)) / (((20%:R * 100%:R + 48%:R) * (10%:R ^+ 5)))) :> R by rule (pos_is (c := ((10%:R * 100%:R + 77%:R)) * ((20%:R * 100%:R + 48%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_9 NZ_13 NZ_17 R; sgn].
have C_20 : 0 < t_18 := pos_is e_19 S_22.
have e_23 : (1 * 100%:R + 68%:R) = ((1 * 100%:R + 68%:R)) :> R by clear - R; first [reflexivity | ring].
have e_24 : (((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R) = ((((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_25 : R := ((1 * 100%:R + 68%:R) : R) / ((((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R) : R).
have NZ_27 : ((((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R)) != 0 :> R by rule (nz_is (c := ((((16%:R * 100%:R + 77%:R) * 100%:R + 72%:R) * 100%:R + 16%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_26 : t_25 = (21%:R / ((((2%:R * 100%:R + 9%:R) * 100%:R + 71%:R) * 100%:R + 52%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_24) _); clear - NZ_27 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := t_11 - t_25.
have e_29 : t_28 = (11%:R / ((((2%:R * 100%:R + 9%:R) * 100%:R + 71%:R) * 100%:R + 52%:R))) by rule (num_eq (num2 (fun a b : R => a - b) e_12 e_26) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_31 : 0 < 11%:R :> R by clear - NZ_5 NZ_9 NZ_13 NZ_17 NZ_27 R; sgn.
have S_32 : 0 < (11%:R / ((((2%:R * 100%:R + 9%:R) * 100%:R + 71%:R) * 100%:R + 52%:R))) :> R by rule (pos_is (c := 11%:R * (((2%:R * 100%:R + 9%:R) * 100%:R + 71%:R) * 100%:R + 52%:R)^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_9 NZ_13 NZ_17 NZ_27 R; sgn].
have C_30 : 0 < t_28 := pos_is e_29 S_32.
have e_33 : (1 * 100%:R + 28%:R) = ((1 * 100%:R + 28%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_34 : R := t_3 / ((1 * 100%:R + 28%:R) : R).
have NZ_36 : ((1 * 100%:R + 28%:R)) != 0 :> R by rule (nz_is (c := ((1 * 100%:R + 28%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_35 : t_34 = (1 / (((13%:R * 100%:R + 10%:R) * 100%:R + 72%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_4 e_33) _); clear - NZ_36 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_37 : R := t_15 - t_34.
have e_38 : t_37 = (((9%:R * 100%:R + 71%:R)) / (((40%:R * 100%:R + 96%:R) * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_16 e_35) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_40 : 0 < ((9%:R * 100%:R + 71%:R)) :> R by clear - NZ_5 NZ_9 NZ_13 NZ_17 NZ_27 NZ_36 R; sgn.
have S_41 : 0 < (((9%:R * 100%:R + 71%:R)) / (((40%:R * 100%:R + 96%:R) * (10%:R ^+ 5)))) :> R by rule (pos_is (c := ((9%:R * 100%:R + 71%:R)) * ((40%:R * 100%:R + 96%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_9 NZ_13 NZ_17 NZ_27 NZ_36 R; sgn].
have C_39 : 0 < t_37 := pos_is e_38 S_41.
pose t_42 : R := (1 : R) / ((1 * 100%:R + 28%:R) : R).
have e_43 : t_42 = (1 / ((1 * 100%:R + 28%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_33) _); clear - NZ_36 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_44 : R := t_42 / (2%:R : R).
have e_45 : t_44 = (1 / ((2%:R * 100%:R + 56%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_43 e_6) _); clear - NZ_9 N R; first [reflexivity | field; first [done | nz] | ring].
have e_46 : (2%:R * 100%:R + 56%:R) = ((2%:R * 100%:R + 56%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_47 : R := t_44 / ((2%:R * 100%:R + 56%:R) : R).
have NZ_49 : ((2%:R * 100%:R + 56%:R)) != 0 :> R by rule (nz_is (c := ((2%:R * 100%:R + 56%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_48 : t_47 = (1 / (((6%:R * 100%:R + 55%:R) * 100%:R + 36%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_46) _); clear - NZ_49 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_50 : R := t_47 - t_15.
have e_51 : t_50 = (((10%:R * 100%:R + 77%:R)) / (((20%:R * 100%:R + 48%:R) * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_48 e_16) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_53 : 0 < ((10%:R * 100%:R + 77%:R)) :> R by clear - NZ_5 NZ_9 NZ_13 NZ_17 NZ_27 NZ_36 NZ_49 R; sgn.
have S_54 : 0 < (((10%:R * 100%:R + 77%:R)) / (((20%:R * 100%:R + 48%:R) * (10%:R ^+ 5)))) :> R by rule (pos_is (c := ((10%:R * 100%:R + 77%:R)) * ((20%:R * 100%:R + 48%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_9 NZ_13 NZ_17 NZ_27 NZ_36 NZ_49 R; sgn].
have C_52 : 0 < t_50 := pos_is e_51 S_54.
have e_55 : (5%:R * 100%:R + 12%:R) = ((5%:R * 100%:R + 12%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_56 : R := t_44 / ((5%:R * 100%:R + 12%:R) : R).
have NZ_58 : ((5%:R * 100%:R + 12%:R)) != 0 :> R by rule (nz_is (c := ((5%:R * 100%:R + 12%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_57 : t_56 = (1 / (((13%:R * 100%:R + 10%:R) * 100%:R + 72%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_55) _); clear - NZ_58 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_59 : R := t_15 - t_56.
have e_60 : t_59 = (((9%:R * 100%:R + 71%:R)) / (((40%:R * 100%:R + 96%:R) * (10%:R ^+ 5)))) by rule (num_eq (num2 (fun a b : R => a - b) e_16 e_57) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_62 : 0 < ((9%:R * 100%:R + 71%:R)) :> R by clear - NZ_5 NZ_9 NZ_13 NZ_17 NZ_27 NZ_36 NZ_49 NZ_58 R; sgn.
have S_63 : 0 < (((9%:R * 100%:R + 71%:R)) / (((40%:R * 100%:R + 96%:R) * (10%:R ^+ 5)))) :> R by rule (pos_is (c := ((9%:R * 100%:R + 71%:R)) * ((40%:R * 100%:R + 96%:R) * (10%:R ^+ 5))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_9 NZ_13 NZ_17 NZ_27 NZ_36 NZ_49 NZ_58 R; sgn].
have C_61 : 0 < t_59 := pos_is e_60 S_63.
split; first exact: C_20.
split; first exact: C_30.
split; first exact: C_39.
split; first exact: C_52.
exact: C_61.
Qed.

(* lnverify.eps-in-formats
   ε = 10⁻¹² is rounded to 0 in float16, and is a normal number in bfloat16 and in float32
   this project; with a proof; compare “Visualizing Layer Normalization” on ε = 10⁻¹² *)
Theorem lnverify_eps_in_formats :
  0 < 1 / (((33%:R * 100%:R + 55%:R) * 100%:R + 44%:R) * 100%:R + 32%:R) - 1 / (10%:R ^+ 12) :> R /\
  1 / ((((((((((((((((((85%:R * 100%:R + 7%:R) * 100%:R + 5%:R) * 100%:R + 91%:R) * 100%:R + 73%:R) * 100%:R + 2%:R) * 100%:R + 34%:R) * 100%:R + 61%:R) * 100%:R + 58%:R) * 100%:R + 65%:R) * 100%:R + 84%:R) * 100%:R + 36%:R) * 100%:R + 51%:R) * 100%:R + 85%:R) * 100%:R + 79%:R) * 100%:R + 42%:R) * 100%:R + 5%:R) * 100%:R + 28%:R) * 100%:R + 64%:R) <= 1 / (10%:R ^+ 12) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_2 : (((33%:R * 100%:R + 55%:R) * 100%:R + 44%:R) * 100%:R + 32%:R) = ((((33%:R * 100%:R + 55%:R) * 100%:R + 44%:R) * 100%:R + 32%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_3 : R := (1 : R) / ((((33%:R * 100%:R + 55%:R) * 100%:R + 44%:R) * 100%:R + 32%:R) : R).
have NZ_5 : ((((33%:R * 100%:R + 55%:R) * 100%:R + 44%:R) * 100%:R + 32%:R)) != 0 :> R by rule (nz_is (c := ((((33%:R * 100%:R + 55%:R) * 100%:R + 44%:R) * 100%:R + 32%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_4 : t_3 = (1 / ((((33%:R * 100%:R + 55%:R) * 100%:R + 44%:R) * 100%:R + 32%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_2) _); clear - NZ_5 N R; first [reflexivity | field; first [done | nz] | ring].
have e_6 : (10%:R ^+ 12) = ((10%:R ^+ 12)) :> R by clear - R; first [reflexivity | ring].
pose t_7 : R := (1 : R) / ((10%:R ^+ 12) : R).
have NZ_9 : ((10%:R ^+ 12)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 12))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_8 : t_7 = (1 / ((10%:R ^+ 12))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_6) _); clear - NZ_9 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := t_3 - t_7.
have e_11 : t_10 = ((((((2%:R * 100%:R + 44%:R) * 100%:R + 13%:R) * 100%:R + 24%:R) * 100%:R + 33%:R)) / (((81%:R * 100%:R + 92%:R) * (10%:R ^+ 12)))) by rule (num_eq (num2 (fun a b : R => a - b) e_4 e_8) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_13 : 0 < (((((2%:R * 100%:R + 44%:R) * 100%:R + 13%:R) * 100%:R + 24%:R) * 100%:R + 33%:R)) :> R by clear - NZ_5 NZ_9 R; sgn.
have S_14 : 0 < ((((((2%:R * 100%:R + 44%:R) * 100%:R + 13%:R) * 100%:R + 24%:R) * 100%:R + 33%:R)) / (((81%:R * 100%:R + 92%:R) * (10%:R ^+ 12)))) :> R by rule (pos_is (c := (((((2%:R * 100%:R + 44%:R) * 100%:R + 13%:R) * 100%:R + 24%:R) * 100%:R + 33%:R)) * ((81%:R * 100%:R + 92%:R) * (10%:R ^+ 12))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_9 R; sgn].
have C_12 : 0 < t_10 := pos_is e_11 S_14.
have e_15 : ((((((((((((((((((85%:R * 100%:R + 7%:R) * 100%:R + 5%:R) * 100%:R + 91%:R) * 100%:R + 73%:R) * 100%:R + 2%:R) * 100%:R + 34%:R) * 100%:R + 61%:R) * 100%:R + 58%:R) * 100%:R + 65%:R) * 100%:R + 84%:R) * 100%:R + 36%:R) * 100%:R + 51%:R) * 100%:R + 85%:R) * 100%:R + 79%:R) * 100%:R + 42%:R) * 100%:R + 5%:R) * 100%:R + 28%:R) * 100%:R + 64%:R) = (((((((((((((((((((85%:R * 100%:R + 7%:R) * 100%:R + 5%:R) * 100%:R + 91%:R) * 100%:R + 73%:R) * 100%:R + 2%:R) * 100%:R + 34%:R) * 100%:R + 61%:R) * 100%:R + 58%:R) * 100%:R + 65%:R) * 100%:R + 84%:R) * 100%:R + 36%:R) * 100%:R + 51%:R) * 100%:R + 85%:R) * 100%:R + 79%:R) * 100%:R + 42%:R) * 100%:R + 5%:R) * 100%:R + 28%:R) * 100%:R + 64%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_16 : R := (1 : R) / (((((((((((((((((((85%:R * 100%:R + 7%:R) * 100%:R + 5%:R) * 100%:R + 91%:R) * 100%:R + 73%:R) * 100%:R + 2%:R) * 100%:R + 34%:R) * 100%:R + 61%:R) * 100%:R + 58%:R) * 100%:R + 65%:R) * 100%:R + 84%:R) * 100%:R + 36%:R) * 100%:R + 51%:R) * 100%:R + 85%:R) * 100%:R + 79%:R) * 100%:R + 42%:R) * 100%:R + 5%:R) * 100%:R + 28%:R) * 100%:R + 64%:R) : R).
have NZ_18 : (((((((((((((((((((85%:R * 100%:R + 7%:R) * 100%:R + 5%:R) * 100%:R + 91%:R) * 100%:R + 73%:R) * 100%:R + 2%:R) * 100%:R + 34%:R) * 100%:R + 61%:R) * 100%:R + 58%:R) * 100%:R + 65%:R) * 100%:R + 84%:R) * 100%:R + 36%:R) * 100%:R + 51%:R) * 100%:R + 85%:R) * 100%:R + 79%:R) * 100%:R + 42%:R) * 100%:R + 5%:R) * 100%:R + 28%:R) * 100%:R + 64%:R)) != 0 :> R by rule (nz_is (c := (((((((((((((((((((85%:R * 100%:R + 7%:R) * 100%:R + 5%:R) * 100%:R + 91%:R) * 100%:R + 73%:R) * 100%:R + 2%:R) * 100%:R + 34%:R) * 100%:R + 61%:R) * 100%:R + 58%:R) * 100%:R + 65%:R) * 100%:R + 84%:R) * 100%:R + 36%:R) * 100%:R + 51%:R) * 100%:R + 85%:R) * 100%:R + 79%:R) * 100%:R + 42%:R) * 100%:R + 5%:R) * 100%:R + 28%:R) * 100%:R + 64%:R))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_17 : t_16 = (1 / (((((((((((((((((((85%:R * 100%:R + 7%:R) * 100%:R + 5%:R) * 100%:R + 91%:R) * 100%:R + 73%:R) * 100%:R + 2%:R) * 100%:R + 34%:R) * 100%:R + 61%:R) * 100%:R + 58%:R) * 100%:R + 65%:R) * 100%:R + 84%:R) * 100%:R + 36%:R) * 100%:R + 51%:R) * 100%:R + 85%:R) * 100%:R + 79%:R) * 100%:R + 42%:R) * 100%:R + 5%:R) * 100%:R + 28%:R) * 100%:R + 64%:R))) by rule (num_eq (num2 (fun a b : R => a / b) e_1 e_15) _); clear - NZ_18 N R; first [reflexivity | field; first [done | nz] | ring].
have S_20 : 0 <= ((((((((((((((((((2%:R * 100%:R + 7%:R) * 100%:R + 69%:R) * 100%:R + 18%:R) * 100%:R + 74%:R) * 100%:R + 34%:R) * 100%:R + 13%:R) * 100%:R + 93%:R) * 100%:R + 10%:R) * 100%:R + 51%:R) * 100%:R + 41%:R) * 100%:R + 21%:R) * 100%:R + 98%:R) * 100%:R + 50%:R) * 100%:R + 72%:R) * 100%:R + 73%:R) * 100%:R + 97%:R) * 100%:R + 59%:R)) :> R by clear - NZ_5 NZ_9 NZ_18 R; sgn.
have S_21 : 0 <= (((((((((((((((((((2%:R * 100%:R + 7%:R) * 100%:R + 69%:R) * 100%:R + 18%:R) * 100%:R + 74%:R) * 100%:R + 34%:R) * 100%:R + 13%:R) * 100%:R + 93%:R) * 100%:R + 10%:R) * 100%:R + 51%:R) * 100%:R + 41%:R) * 100%:R + 21%:R) * 100%:R + 98%:R) * 100%:R + 50%:R) * 100%:R + 72%:R) * 100%:R + 73%:R) * 100%:R + 97%:R) * 100%:R + 59%:R)) / (((((((((((((((((((2%:R * 100%:R + 7%:R) * 100%:R + 69%:R) * 100%:R + 18%:R) * 100%:R + 74%:R) * 100%:R + 34%:R) * 100%:R + 13%:R) * 100%:R + 93%:R) * 100%:R + 10%:R) * 100%:R + 51%:R) * 100%:R + 41%:R) * 100%:R + 21%:R) * 100%:R + 98%:R) * 100%:R + 53%:R) * 100%:R + 16%:R) * 100%:R + 88%:R) * 100%:R + 3%:R) * 100%:R + 84%:R) * (10%:R ^+ 12)))) :> R by rule (nneg_is (c := ((((((((((((((((((2%:R * 100%:R + 7%:R) * 100%:R + 69%:R) * 100%:R + 18%:R) * 100%:R + 74%:R) * 100%:R + 34%:R) * 100%:R + 13%:R) * 100%:R + 93%:R) * 100%:R + 10%:R) * 100%:R + 51%:R) * 100%:R + 41%:R) * 100%:R + 21%:R) * 100%:R + 98%:R) * 100%:R + 50%:R) * 100%:R + 72%:R) * 100%:R + 73%:R) * 100%:R + 97%:R) * 100%:R + 59%:R)) * ((((((((((((((((((2%:R * 100%:R + 7%:R) * 100%:R + 69%:R) * 100%:R + 18%:R) * 100%:R + 74%:R) * 100%:R + 34%:R) * 100%:R + 13%:R) * 100%:R + 93%:R) * 100%:R + 10%:R) * 100%:R + 51%:R) * 100%:R + 41%:R) * 100%:R + 21%:R) * 100%:R + 98%:R) * 100%:R + 53%:R) * 100%:R + 16%:R) * 100%:R + 88%:R) * 100%:R + 3%:R) * 100%:R + 84%:R) * (10%:R ^+ 12))^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_5 NZ_9 NZ_18 R; sgn].
have C_19 : t_16 <= t_7 by rule (le_by e_17 e_8 _ S_21); clear - N R; first [reflexivity | field; first [done | nz] | ring].
split; first exact: C_12.
exact: C_19.
Qed.

(* cheatsheet.parameters
   Two parameters per feature: at 768 features 2 · 768 = 1536 per LayerNorm
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; Parameters;
   questions 2 and 4 *)
Theorem cheatsheet_parameters :
  (0 < N)%N ->
  sumv ones + sumv ones = 2%:R * N%:R :> R /\
  2%:R * (7%:R * 100%:R + 68%:R) = (15%:R * 100%:R + 36%:R) :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv (ones : 'cV[R]_N).
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have e_3 : t_2 = n by rule (sum_node e_1 (whole_ones En) _); clear - R; first [reflexivity | ring].
pose t_5 : R := t_2 + t_2.
have e_6 : t_5 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a + b) e_3 e_3) _); clear - R; first [reflexivity | ring].
have e_8 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have e_9 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_10 : R := (2%:R : R) * N%:R.
have e_11 : t_10 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_9) _); clear - R; first [reflexivity | ring].
have C_7 : t_5 = t_10 by rule (num_eq e_6 (esym (num_eq e_11 _))); clear - R; first [reflexivity | ring].
have e_12 : (7%:R * 100%:R + 68%:R) = ((7%:R * 100%:R + 68%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_13 : R := (2%:R : R) * ((7%:R * 100%:R + 68%:R) : R).
have e_14 : t_13 = ((15%:R * 100%:R + 36%:R)) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_12) _); clear - R; first [reflexivity | ring].
have e_16 : (15%:R * 100%:R + 36%:R) = ((15%:R * 100%:R + 36%:R)) :> R by clear - R; first [reflexivity | ring].
have C_15 : t_13 = ((15%:R * 100%:R + 36%:R) : R) by rule (num_eq e_14 (esym (num_eq e_16 _))); clear - R; first [reflexivity | ring].
split; first exact: C_7.
exact: C_15.
Qed.

(* cheatsheet.parameters.layer
   Two LayerNorms a layer: about 3000 parameters at 768 features
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; Parameters;
   question 5 *)
Theorem cheatsheet_parameters_layer :
  2%:R * (15%:R * 100%:R + 36%:R) = (30%:R * 100%:R + 72%:R) :> R /\
  2%:R * (15%:R * 100%:R + 36%:R) - (3%:R * (10%:R ^+ 3)) <= (5%:R * (10%:R ^+ 2)) :> R /\
  2%:R * (15%:R * 100%:R + 36%:R) - (3%:R * (10%:R ^+ 3)) <= (25%:R / (10%:R ^+ 3)) * (2%:R * (15%:R * 100%:R + 36%:R)) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
have e_2 : (15%:R * 100%:R + 36%:R) = ((15%:R * 100%:R + 36%:R)) :> R by clear - R; first [reflexivity | ring].
pose t_3 : R := (2%:R : R) * ((15%:R * 100%:R + 36%:R) : R).
have e_4 : t_3 = ((30%:R * 100%:R + 72%:R)) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_2) _); clear - R; first [reflexivity | ring].
have e_6 : (30%:R * 100%:R + 72%:R) = ((30%:R * 100%:R + 72%:R)) :> R by clear - R; first [reflexivity | ring].
have C_5 : t_3 = ((30%:R * 100%:R + 72%:R) : R) by rule (num_eq e_4 (esym (num_eq e_6 _))); clear - R; first [reflexivity | ring].
have e_7 : (3%:R * (10%:R ^+ 3)) = ((3%:R * (10%:R ^+ 3))) :> R by clear - R; first [reflexivity | ring].
pose t_8 : R := t_3 - ((3%:R * (10%:R ^+ 3)) : R).
have e_9 : t_8 = 72%:R by rule (num_eq (num2 (fun a b : R => a - b) e_4 e_7) _); clear - R; first [reflexivity | ring].
have e_11 : (5%:R * (10%:R ^+ 2)) = ((5%:R * (10%:R ^+ 2))) :> R by clear - R; first [reflexivity | ring].
have S_12 : 0 <= ((4%:R * 100%:R + 28%:R)) :> R by clear -  R; sgn.
have S_13 : 0 <= ((4%:R * 100%:R + 28%:R)) :> R by rule (nneg_is (c := ((4%:R * 100%:R + 28%:R))) _ _); [clear - R; first [reflexivity | ring] | clear -  R; sgn].
have C_10 : t_8 <= ((5%:R * (10%:R ^+ 2)) : R) by rule (le_by e_9 e_11 _ S_13); clear - R; first [reflexivity | ring].
have e_15 : 25%:R = 25%:R :> R by clear - R; first [reflexivity | ring].
have e_16 : (10%:R ^+ 3) = ((10%:R ^+ 3)) :> R by clear - R; first [reflexivity | ring].
pose t_17 : R := (25%:R : R) / ((10%:R ^+ 3) : R).
have NZ_19 : ((10%:R ^+ 3)) != 0 :> R by rule (nz_is (c := ((10%:R ^+ 3))) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1 | apply: lt0r_neq0; sgn]].
have e_18 : t_17 = (1 / (40%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_16) _); clear - NZ_19 N R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : R := t_17 * t_3.
have e_21 : t_20 = (((3%:R * 100%:R + 84%:R)) / (5%:R)) by rule (num_eq (num2 (fun a b : R => a * b) e_18 e_4) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_22 : 0 <= 24%:R :> R by clear - NZ_19 R; sgn.
have S_23 : 0 <= (24%:R / (5%:R)) :> R by rule (nneg_is (c := 24%:R * 5%:R^-1) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_19 R; sgn].
have C_14 : t_8 <= t_20 by rule (le_by e_9 e_21 _ S_23); clear - N R; first [reflexivity | field; first [done | nz] | ring].
split; first exact: C_5.
split; first exact: C_10.
exact: C_14.
Qed.

End Claims.
