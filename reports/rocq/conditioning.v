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

(* lnverify.condition
   The condition number κ = ‖a‖/√S of the sum of squares S has κ² = 1 + μ²/σ², and is 1 at least
   this project; with a proof; compare Chan, Golub and LeVeque 1983 *)
Theorem lnverify_condition (activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  dot (centered activation) (centered activation) != 0 /\
  variance activation != 0 /\
  dot activation activation / dot (centered activation) (centered activation) = 1 + mean activation ^+ 2 / variance activation :> R /\
  1 <= dot activation activation / dot (centered activation) (centered activation).
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
have NZ_27 : ((n * m_2 - m_1 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_14 != 0 := nz_is e_15 NZ_27.
have NZ_29 : ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_30 : t_19 != 0 := nz_is e_20 NZ_29.
pose t_31 : R := dot activation activation.
have d_33 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_34 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_33) => i; clear - R; first [reflexivity | ring].
have e_32 : t_31 = m_2 by rule (dot_node e_1 e_1 d_34); done.
pose t_35 : R := t_31 / t_14.
have NZ_37 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_36 : t_35 = ((- n * m_2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_32 e_15) _); clear - NZ_23 NZ_37 NZ_8 R; first [reflexivity | field; nz | ring].
have e_39 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_40 : R := t_6 ^+ 2.
have e_41 : t_40 = ((m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_7) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_42 : R := t_40 / t_19.
have e_43 : t_42 = ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_20) _); clear - NZ_23 NZ_37 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : R := (1 : R) + t_42.
have e_45 : t_44 = ((- n * m_2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_39 e_43) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have C_38 : t_35 = t_44 by rule (num_eq e_36 (esym (num_eq e_45 _))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have S_47 : 0 <= (m_1 ^+ 2) by rule (nneg_is (c := m_1 ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_37 R; sgn].
have S_48 : 0 <= ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (nneg_is (c := (m_1 ^+ 2) * (n * m_2 - m_1 ^+ 2)^-1) _ _); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_47 NZ_8 NZ_23 NZ_37 R; sgn].
have C_46 : (1 : R) <= t_35 by rule (le_by e_39 e_36 _ S_48); clear - NZ_23 R; first [reflexivity | field; nz | ring].
split; first exact: C_26.
split; first exact: C_28.
split; first exact: C_30.
split; first exact: C_38.
exact: C_46.
Qed.

(* lnverify.condition.shift
   A shift of the row by t adds t(2μ + t)/σ² to the squared condition number: it has no bound
   this project; with a proof; compare Xiong et al. 2020, Lemma 3 *)
Theorem lnverify_condition_shift (activation : 'cV[R]_N) (t : R) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  dot (centered (activation + t *: ones)) (centered (activation + t *: ones)) != 0 /\
  dot (centered activation) (centered activation) != 0 /\
  variance activation != 0 /\
  dot (activation + t *: ones) (activation + t *: ones) / dot (centered (activation + t *: ones)) (centered (activation + t *: ones)) = dot activation activation / dot (centered activation) (centered activation) + (t * (2%:R * mean activation + t)) / variance activation :> R.
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
have e_27 : t = t by [].
pose t_28 : 'cV[R]_N := t *: (ones : 'cV[R]_N).
have e_29 : t_28 = (col (fun i => t * (1))) by rule (col_eq (col_scale e_27 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_30 : 'cV[R]_N := activation + t_28.
have e_31 : t_30 = (col (fun i => (activation i 0) + t * (1))) by rule (col_eq (col_add e_1 e_29) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_32 : R := sumv t_30.
have e_33 : t_32 = (n * t + m_1) by rule (sum_node e_31 (partD M_1 (partZ t (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_34 : R := t_32 / N%:R.
have e_35 : t_34 = ((n * t + m_1) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_36 : 'cV[R]_N := t_34 *: (ones : 'cV[R]_N).
have e_37 : t_36 = (col (fun i => ((n * t + m_1) / (n)) * (1))) by rule (col_eq (col_scale e_35 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_30 - t_36.
have e_39 : t_38 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_31 e_37) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : R := dot t_38 t_38.
have e_41 : t_40 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_39 e_39 d_18); done.
have NZ_42 : ((n * m_2 - m_1 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : t_40 != 0 := nz_is e_41 NZ_42.
have NZ_44 : ((n * m_2 - m_1 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_45 : t_14 != 0 := nz_is e_15 NZ_44.
have NZ_46 : ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_47 : t_19 != 0 := nz_is e_20 NZ_46.
pose t_48 : R := dot t_30 t_30.
have d_50 : whole (fun i => (activation i 0) ^+ 2 + (2%:R * t) * ((activation i 0)) + (t ^+ 2) * (1)) = (n * t ^+ 2 + 2%:R * m_1 * t + m_2) by rule (num_eq (partD (partD M_2 (partZ (2%:R * t) M_1)) (partZ (t ^+ 2) (whole_ones En))) _); clear - R; first [reflexivity | ring].
have d_51 : whole (fun i => ((activation i 0) + t * (1)) * ((activation i 0) + t * (1))) = (n * t ^+ 2 + 2%:R * m_1 * t + m_2) by rule (whole_eq _ d_50) => i; clear - R; first [reflexivity | ring].
have e_49 : t_48 = (n * t ^+ 2 + 2%:R * m_1 * t + m_2) by rule (dot_node e_31 e_31 d_51); done.
pose t_52 : R := t_48 / t_40.
have NZ_54 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_53 : t_52 = ((- n ^+ 2 * t ^+ 2 - 2%:R * n * m_1 * t - n * m_2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_41) _); clear - NZ_23 NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := dot activation activation.
have d_58 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_59 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_58) => i; clear - R; first [reflexivity | ring].
have e_57 : t_56 = m_2 by rule (dot_node e_1 e_1 d_59); done.
pose t_60 : R := t_56 / t_14.
have e_61 : t_60 = ((- n * m_2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_57 e_15) _); clear - NZ_23 NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
have e_62 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_63 : R := (2%:R : R) * t_6.
have e_64 : t_63 = ((2%:R * m_1) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_62 e_7) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_65 : R := t_63 + t.
have e_66 : t_65 = ((n * t + 2%:R * m_1) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_64 e_27) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_67 : R := t * t_65.
have e_68 : t_67 = ((n * t ^+ 2 + 2%:R * m_1 * t) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_27 e_66) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : R := t_67 / t_19.
have e_70 : t_69 = ((- n ^+ 2 * t ^+ 2 - 2%:R * n * m_1 * t) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_68 e_20) _); clear - NZ_23 NZ_54 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : R := t_60 + t_69.
have e_72 : t_71 = ((- n ^+ 2 * t ^+ 2 - 2%:R * n * m_1 * t - n * m_2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_61 e_70) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have C_55 : t_52 = t_71 by rule (num_eq e_53 (esym (num_eq e_72 _))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
split; first exact: C_26.
split; first exact: C_43.
split; first exact: C_45.
split; first exact: C_47.
exact: C_55.
Qed.

(* lnverify.jacobian-length
   Without ε, LayerNorm’s Jacobian scales what is left of w without its parts along 1 and x̂ by √N/‖Πa‖
   this project; with a proof; compare Xiong et al. 2020, Lemma 3 *)
Theorem lnverify_jacobian_length (activation w : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized 0 activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  dot (centered activation) (centered activation) != 0 /\
  0 <= variance activation + 0 /\
  dot (J1 *m w) (J1 *m w) = (N%:R / dot (centered activation) (centered activation)) * (dot w w - sumv w ^+ 2 / N%:R - dot w (normalized 0 activation) ^+ 2 / N%:R) :> R.
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
have [m_7 M_7] := some_number (part xpredT (fun i => (h_52 i 0))).
have e_61 : t_60 = m_7 by rule (sum_node e_59 M_7 _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 / N%:R.
have e_63 : t_62 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : 'cV[R]_N := t_62 *: (ones : 'cV[R]_N).
have e_65 : t_64 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_63 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : 'cV[R]_N := h_52 - t_64.
have e_67 : t_66 = (col (fun i => (h_52 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_59 e_65) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_68 : R := dot t_66 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_52 i 0))).
have d_70 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_1) / (n)) * ((h_52 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_1 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_1 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_1) / (n)) M_7)) (partZ ((- m_7) / (n)) M_1)) (partZ ((m_1 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => ((h_52 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_8 - m_1 * m_7) / (n)) by rule (whole_eq _ d_70) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_69 : t_68 = ((n * m_8 - m_1 * m_7) / (n)) by rule (dot_node e_67 e_13 d_71); done.
pose t_72 : R := dot t_12 t_66.
have d_74 : whole (fun i => (activation i 0) * (h_52 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_1) / (n)) * ((h_52 i 0)) + ((m_1 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_1 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_1)) (partZ ((- m_1) / (n)) M_7)) (partZ ((m_1 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((h_52 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_1 * m_7) / (n)) by rule (whole_eq _ d_74) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_73 : t_72 = ((n * m_8 - m_1 * m_7) / (n)) by rule (dot_node e_13 e_67 d_75); done.
pose t_76 : R := t_68 + t_72.
have e_77 : t_76 = ((2%:R * n * m_8 - 2%:R * m_1 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_69 e_73) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := t_76 / N%:R.
have e_79 : t_78 = ((2%:R * n * m_8 - 2%:R * m_1 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_77 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_56 * t_78.
have e_81 : t_80 = ((- n * r_3 * m_8 + m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_57 e_79) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_82 : R := t_31 * t_80.
have e_83 : t_82 = ((- n * m_8 + m_1 * m_7) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_81) _); clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_84 : R := t_31 * t_82.
have e_85 : t_84 = ((n ^+ 2 * r_3 * m_8 - n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_32 e_83) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_86 : R := - t_84.
have e_87 : t_86 = ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_85) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_88 : 'cV[R]_N := t_86 *: t_12.
have e_89 : t_88 = (col (fun i => ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_8 - m_1 ^+ 2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_87 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_90 : 'cV[R]_N := t_31 *: t_66.
have e_91 : t_90 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_32 e_67) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_92 : 'cV[R]_N := t_88 + t_90.
have e_93 : t_92 = (col (fun i => ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)))) by rule (col_eq (col_add e_89 e_91) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_94 : 'cV[R]_N := J1_34 *m h_52.
have d_96 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_97 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_96) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_98 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((h_52 i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (h_52 i 0))) = ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_99 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_52 i 0))) = ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_98) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_95 : t_94 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((h_52 i 0)) + ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_8 + n * m_1 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_8 - n * m_2 * r_3 * m_7) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_35 e_59 (conj d_97 (conj d_99 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
rule (col_same e_93 e_95 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_100 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_101 : N%:R != 0 := nz_is e_5 NZ_100.
have NZ_102 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_33 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_103 : t_28 != 0 := nz_is e_29 NZ_102.
have NZ_104 : ((n * m_2 - m_1 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_105 : t_14 != 0 := nz_is e_15 NZ_104.
have S_106 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_33 R; sgn].
have C_107 : 0 <= t_26 := nneg_is e_27 S_106.
have e_108 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_109 : 'cV[R]_N := J1_34 *m w.
have [m_4 M_4] := some_number (part xpredT (fun i => (w i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_111 : whole (fun i => ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((w i 0)) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_112 : whole (fun i => (((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_111) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_113 : whole (fun i => ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((w i 0)) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4) (partZ ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_114 : whole (fun i => (((- n * m_2 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1) + ((n * m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_113) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_110 : t_109 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)); ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2))]) e_35 e_108 (conj d_112 (conj d_114 I))) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_115 : R := dot t_109 t_109.
have [m_6 M_6] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_117 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_118 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0) ^+ 2) + ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_1 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0) * (w i 0)) + ((2%:R * n ^+ 2 * m_1 * m_5 - 2%:R * n ^+ 2 * m_2 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((w i 0)) + ((- n ^+ 4 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_1 * m_4 * m_5 - n ^+ 2 * m_1 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) * ((activation i 0) ^+ 2) + ((2%:R * n ^+ 3 * m_1 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_4 * m_5 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 * m_5 + 2%:R * n ^+ 2 * m_1 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) * ((activation i 0)) + ((- n ^+ 2 * m_1 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 2 * m_1 * m_2 * m_4 * m_5 - n ^+ 2 * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) * (1)) = ((n ^+ 3 * m_2 * m_6 - n ^+ 3 * m_5 ^+ 2 - n ^+ 2 * m_1 ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_1 * m_4 * m_5 - n ^+ 2 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_6) (partZ ((- 2%:R * n ^+ 3 * m_5 + 2%:R * n ^+ 2 * m_1 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_5)) (partZ ((2%:R * n ^+ 2 * m_1 * m_5 - 2%:R * n ^+ 2 * m_2 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) M_4)) (partZ ((- n ^+ 4 * m_5 ^+ 2 + 2%:R * n ^+ 3 * m_1 * m_4 * m_5 - n ^+ 2 * m_1 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) M_2)) (partZ ((2%:R * n ^+ 3 * m_1 * m_5 ^+ 2 - 2%:R * n ^+ 3 * m_2 * m_4 * m_5 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 * m_5 + 2%:R * n ^+ 2 * m_1 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) M_1)) (partZ ((- n ^+ 2 * m_1 ^+ 2 * m_5 ^+ 2 + 2%:R * n ^+ 2 * m_1 * m_2 * m_4 * m_5 - n ^+ 2 * m_2 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 3)) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_119 : whole (fun i => (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0)) + ((- n ^+ 2 * r_3 * m_5 + n * m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_1 * r_3 * m_5 - n * m_2 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) * (1))) = ((n ^+ 3 * m_2 * m_6 - n ^+ 3 * m_5 ^+ 2 - n ^+ 2 * m_1 ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_1 * m_4 * m_5 - n ^+ 2 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (whole_eq _ d_118) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_116 : t_115 = ((n ^+ 3 * m_2 * m_6 - n ^+ 3 * m_5 ^+ 2 - n ^+ 2 * m_1 ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_1 * m_4 * m_5 - n ^+ 2 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (dot_node e_110 e_110 d_119); done.
pose t_121 : R := N%:R / t_14.
have NZ_123 : (n * m_2 - m_1 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_2 + m_1 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_122 : t_121 = ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_5 e_15) _); clear - NZ_23 NZ_123 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : R := dot w w.
have d_126 : whole (fun i => (w i 0) ^+ 2) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_127 : whole (fun i => ((w i 0)) * ((w i 0))) = m_6 by rule (whole_eq _ d_126) => i; clear - R; first [reflexivity | ring].
have e_125 : t_124 = m_6 by rule (dot_node e_108 e_108 d_127); done.
pose t_128 : R := sumv w.
have e_129 : t_128 = m_4 by rule (sum_node e_108 M_4 _); clear - R; first [reflexivity | ring].
pose t_130 : R := t_128 ^+ 2.
have e_131 : t_130 = (m_4 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_129) _); clear - R; first [reflexivity | ring].
pose t_132 : R := t_130 / N%:R.
have e_133 : t_132 = ((m_4 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_131 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_134 : R := t_124 - t_132.
have e_135 : t_134 = ((n * m_6 - m_4 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_125 e_133) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_136 : 'cV[R]_N := t_31 *: t_12.
have e_137 : t_136 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_32 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_138 : R := dot w t_136.
have d_140 : whole (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (w i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((w i 0))) = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partZ ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) M_5) (partZ ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) M_4)) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_141 : whole (fun i => ((w i 0)) * (((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_140) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_139 : t_138 = ((- n * r_3 * m_5 + m_1 * r_3 * m_4) / ((- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_108 e_137 d_141); done.
pose t_142 : R := t_138 ^+ 2.
have e_143 : t_142 = ((- n ^+ 2 * m_5 ^+ 2 + 2%:R * n * m_1 * m_4 * m_5 - m_1 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_139) _); clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_144 : R := t_142 / N%:R.
have e_145 : t_144 = ((- n ^+ 2 * m_5 ^+ 2 + 2%:R * n * m_1 * m_4 * m_5 - m_1 ^+ 2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a / b) e_143 e_5) _); clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring].
pose t_146 : R := t_134 - t_144.
have e_147 : t_146 = ((- n * m_2 * m_6 + n * m_5 ^+ 2 + m_1 ^+ 2 * m_6 - 2%:R * m_1 * m_4 * m_5 + m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_135 e_145) _); clear - NZ_8 NZ_23 R; first [reflexivity | field; nz | ring].
pose t_148 : R := t_121 * t_146.
have e_149 : t_148 = ((n ^+ 3 * m_2 * m_6 - n ^+ 3 * m_5 ^+ 2 - n ^+ 2 * m_1 ^+ 2 * m_6 + 2%:R * n ^+ 2 * m_1 * m_4 * m_5 - n ^+ 2 * m_2 * m_4 ^+ 2) / ((- n * m_2 + m_1 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_122 e_147) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have C_120 : t_115 = t_148 by rule (num_eq e_116 (esym (num_eq e_149 _))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
exists J1_34; split; first exact: C_36.
split; first exact: C_101.
split; first exact: C_103.
split; first exact: C_105.
split; first exact: C_107.
exact: C_120.
Qed.

(* lnverify.relative-condition.rmsnorm
   RMSNorm never makes a relative error larger
   this project; with a proof *)
Theorem lnverify_relative_condition_rmsnorm (activation w : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => rms_norm eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  dot (rms_norm eps activation) (rms_norm eps activation) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  dot (J1 *m w) (J1 *m w) * (dot activation activation / dot (rms_norm eps activation) (rms_norm eps activation)) <= 1 * dot w w.
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
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_2 by rule (pos_quotient H_8 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_13 : R := t_2 / N%:R.
have NZ_15 := lt0r_neq0 N_pos.
have e_14 : t_13 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
have e_16 : eps = eps by [].
pose t_17 : R := t_13 + eps.
have e_18 : t_17 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_14 e_16) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_19 : R := Num.sqrt t_17.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_21 : 0 < (n * eps + m_2) by clear - H_eps N_pos S_4 S_5 S_11 S_r3 NZ_10 NZ_15 R; sgn.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_21).
have S_22 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_11 S_r3 S_21 S_r4 NZ_10 NZ_15 R; sgn].
have S_23 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_15 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_11 S_r3 S_21 S_r4 S_22 NZ_10 NZ_15 R; sgn].
have e_20 : t_19 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_18 S_23 _); clear - NZ_15 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_24 : R := t_19^-1.
have NZ_26 := lt0r_neq0 S_r4.
have NZ_27 := lt0r_neq0 S_r3.
have NZ_28 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have NZ_29 := lt0r_neq0 S_21.
have e_25 : t_24 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_20) _); clear - NZ_26 NZ_27 NZ_28 NZ_15 NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose J1_30 : 'M[R]_N := (opr (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))))]).
have e_31 : J1_30 = (opr (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))))]) by [].
have C_32 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation) activation J1_30.
have size_ge0 := @size1_ge0 R N.
have D_33 := VD_at activation.
have D_34 := D_dot size_ge0 D_33 D_33.
have D_35 := D_mulr size_ge0 (N%:R^-1) D_34.
have D_36 := D_addr size_ge0 eps D_35.
have S_38 : 0 < ((n * eps + m_2) / (n)) by rule (pos_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_15 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_r3 S_21 S_r4 S_22 NZ_10 NZ_15 NZ_26 NZ_27 NZ_28 NZ_29 R; sgn].
have C_37 : 0 < t_17 := pos_is e_18 S_38.
have D_39 := D_sqrt size_ge0 C_37 D_36.
have NZ_40 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_15 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_26 NZ_27 NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : t_19 != 0 := nz_is e_20 NZ_40.
have D_42 := D_inv size_ge0 C_41 D_39.
have D_43 := VD_scale size_ge0 D_42 D_33.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation)) D_43 _) => h_44.
have e_45 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_46 : R := (2%:R : R) * t_19.
have e_47 : t_46 = ((2%:R * r_3 * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_45 e_20) _); clear - NZ_15 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_48 : R := t_46^-1.
have NZ_50 : (2%:R * r_3 * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_49 : t_48 = ((r_3 * r_4) / (2%:R * (n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_47) _); clear - NZ_26 NZ_27 NZ_50 NZ_15 NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_51 : h_44 = (col (fun i => (h_44 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_52 : R := dot h_44 activation.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_44 i 0))).
have d_54 : whole (fun i => (activation i 0) * (h_44 i 0)) = m_7 by rule (num_eq M_7 _); clear - R; first [reflexivity | ring].
have d_55 : whole (fun i => ((h_44 i 0)) * ((activation i 0))) = m_7 by rule (whole_eq _ d_54) => i; clear - R; first [reflexivity | ring].
have e_53 : t_52 = m_7 by rule (dot_node e_51 e_1 d_55); done.
pose t_56 : R := dot activation h_44.
have d_58 : whole (fun i => ((activation i 0)) * ((h_44 i 0))) = m_7 by rule (whole_eq _ d_54) => i; clear - R; first [reflexivity | ring].
have e_57 : t_56 = m_7 by rule (dot_node e_1 e_51 d_58); done.
pose t_59 : R := t_52 + t_56.
have e_60 : t_59 = (2%:R * m_7) by rule (num_eq (num2 (fun a b : R => a + b) e_53 e_57) _); clear - R; first [reflexivity | ring].
pose t_61 : R := t_59 / N%:R.
have e_62 : t_61 = ((2%:R * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_63 : R := t_48 * t_61.
have e_64 : t_63 = ((r_3 * r_4 * m_7) / (n * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_62) _); clear - NZ_29 NZ_15 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_65 : R := t_24 * t_63.
have e_66 : t_65 = (m_7 / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_64) _); clear - NZ_29 NZ_15 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_67 : R := t_24 * t_65.
have e_68 : t_67 = ((r_3 * r_4 * m_7) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_25 e_66) _); clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_69 : R := - t_67.
have e_70 : t_69 = ((- r_3 * r_4 * m_7) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_68) _); clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_71 : 'cV[R]_N := t_69 *: activation.
have e_72 : t_71 = (col (fun i => ((- r_3 * r_4 * m_7) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_70 e_1) _) => i; reduce; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_73 : 'cV[R]_N := t_24 *: h_44.
have e_74 : t_73 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((h_44 i 0)))) by rule (col_eq (col_scale e_25 e_51) _) => i; reduce; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_75 : 'cV[R]_N := t_71 + t_73.
have e_76 : t_75 = (col (fun i => ((- r_3 * r_4 * m_7) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_44 i 0)))) by rule (col_eq (col_add e_72 e_74) _) => i; reduce; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_77 : 'cV[R]_N := J1_30 *m h_44.
have d_79 : whole (fun i => ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (h_44 i 0))) = ((- r_3 * r_4 * m_7) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (partZ ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) M_7) _); clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_80 : whole (fun i => (((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))) * ((h_44 i 0))) = ((- r_3 * r_4 * m_7) / ((n * eps + m_2) ^+ 2)) by rule (whole_eq _ d_79) => i; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_78 : t_77 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((h_44 i 0)) + ((- r_3 * r_4 * m_7) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- r_3 * r_4 * m_7) / ((n * eps + m_2) ^+ 2))]) e_31 e_51 (conj d_80 I)) _) => i; reduce; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
rule (col_same e_76 e_78 _) => i; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_81 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : N%:R != 0 := nz_is e_12 NZ_81.
have NZ_83 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_15 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_26 NZ_27 NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_84 : t_19 != 0 := nz_is e_20 NZ_83.
pose t_85 : 'cV[R]_N := t_24 *: activation.
have e_86 : t_85 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_25 e_1) _) => i; reduce; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_87 : R := dot t_85 t_85.
have d_89 : whole (fun i => (n / ((n * eps + m_2))) * ((activation i 0) ^+ 2)) = ((n * m_2) / ((n * eps + m_2))) by rule (num_eq (partZ (n / ((n * eps + m_2))) M_2) _); clear - NZ_29 R; first [reflexivity | field; nz | ring].
have d_90 : whole (fun i => (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0))) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((n * m_2) / ((n * eps + m_2))) by rule (whole_eq _ d_89) => i; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_88 : t_87 = ((n * m_2) / ((n * eps + m_2))) by rule (dot_node e_86 e_86 d_90); done.
have NZ_91 : ((n * m_2) / ((n * eps + m_2))) != 0 by rule (nz_is (c := (m_2 * n * (n * eps + m_2)^-1)) _ _); [clear - NZ_29 R; first [reflexivity | field; nz | ring] | clear - NZ_10 NZ_15 NZ_29 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_92 : t_87 != 0 := nz_is e_88 NZ_91.
have S_93 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_15 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_r3 S_21 S_r4 S_22 NZ_10 NZ_15 NZ_26 NZ_27 NZ_28 NZ_29 R; sgn].
have C_94 : 0 <= t_17 := nneg_is e_18 S_93.
have e_95 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_96 : 'cV[R]_N := J1_30 *m w.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (w i 0))).
have d_98 : whole (fun i => ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (w i 0))) = ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (partZ ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) M_5) _); clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_99 : whole (fun i => (((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))) * ((w i 0))) = ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (whole_eq _ d_98) => i; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_97 : t_96 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((w i 0)) + ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2))]) e_31 e_95 (conj d_99 I)) _) => i; reduce; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_100 : R := dot t_96 t_96.
have [m_6 M_6] := some_number (part xpredT (fun i => (w i 0) ^+ 2)).
have S_102 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_103 : whole (fun i => (n / ((n * eps + m_2))) * ((w i 0) ^+ 2) + ((- 2%:R * n * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (w i 0)) + ((n * m_5 ^+ 2) / ((n * eps + m_2) ^+ 3)) * ((activation i 0) ^+ 2)) = ((n ^+ 3 * eps ^+ 2 * m_6 + 2%:R * n ^+ 2 * eps * m_2 * m_6 - 2%:R * n ^+ 2 * eps * m_5 ^+ 2 + n * m_2 ^+ 2 * m_6 - n * m_2 * m_5 ^+ 2) / ((n * eps + m_2) ^+ 3)) by rule (num_eq (partD (partD (partZ (n / ((n * eps + m_2))) M_6) (partZ ((- 2%:R * n * m_5) / ((n * eps + m_2) ^+ 2)) M_5)) (partZ ((n * m_5 ^+ 2) / ((n * eps + m_2) ^+ 3)) M_2)) _); clear - NZ_29 R; first [reflexivity | field; nz | ring].
have d_104 : whole (fun i => (((r_3 * r_4) / ((n * eps + m_2))) * ((w i 0)) + ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))) * (((r_3 * r_4) / ((n * eps + m_2))) * ((w i 0)) + ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) = ((n ^+ 3 * eps ^+ 2 * m_6 + 2%:R * n ^+ 2 * eps * m_2 * m_6 - 2%:R * n ^+ 2 * eps * m_5 ^+ 2 + n * m_2 ^+ 2 * m_6 - n * m_2 * m_5 ^+ 2) / ((n * eps + m_2) ^+ 3)) by rule (whole_eq _ d_103) => i; clear - NZ_29 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_101 : t_100 = ((n ^+ 3 * eps ^+ 2 * m_6 + 2%:R * n ^+ 2 * eps * m_2 * m_6 - 2%:R * n ^+ 2 * eps * m_5 ^+ 2 + n * m_2 ^+ 2 * m_6 - n * m_2 * m_5 ^+ 2) / ((n * eps + m_2) ^+ 3)) by rule (dot_node e_97 e_97 d_104); done.
pose t_105 : R := t_2 / t_87.
have NZ_107 : (n * m_2) != 0 :> R by rule (nz_is (c := (m_2 * n)) _ _); [clear - R; ring | clear - NZ_10 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_106 : t_105 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_88) _); clear - NZ_10 NZ_15 NZ_107 NZ_29 R; first [reflexivity | field; nz | ring].
pose t_108 : R := t_100 * t_105.
have e_109 : t_108 = ((n ^+ 2 * eps ^+ 2 * m_6 + 2%:R * n * eps * m_2 * m_6 - 2%:R * n * eps * m_5 ^+ 2 + m_2 ^+ 2 * m_6 - m_2 * m_5 ^+ 2) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_101 e_106) _); clear - NZ_29 NZ_15 R; first [reflexivity | field; nz | ring].
have e_111 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_112 : R := dot w w.
have d_114 : whole (fun i => (w i 0) ^+ 2) = m_6 by rule (num_eq M_6 _); clear - R; first [reflexivity | ring].
have d_115 : whole (fun i => ((w i 0)) * ((w i 0))) = m_6 by rule (whole_eq _ d_114) => i; clear - R; first [reflexivity | ring].
have e_113 : t_112 = m_6 by rule (dot_node e_95 e_95 d_115); done.
pose t_116 : R := (1 : R) * t_112.
have e_117 : t_116 = m_6 by rule (num_eq (num2 (fun a b : R => a * b) e_111 e_113) _); clear - R; first [reflexivity | ring].
have S_118 : 0 <= (2%:R * n * eps + m_2) by clear - H_eps N_pos S_4 S_5 S_11 S_r3 S_21 S_r4 S_22 S_102 NZ_10 NZ_15 NZ_26 NZ_27 NZ_28 NZ_29 NZ_107 R; sgn.
have S_119 : 0 <= (2%:R * n * eps * m_5 ^+ 2 + m_2 * m_5 ^+ 2) by rule (nneg_is (c := (2%:R * n * eps + m_2) * m_5 ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_r3 S_21 S_r4 S_22 S_102 S_118 NZ_10 NZ_15 NZ_26 NZ_27 NZ_28 NZ_29 NZ_107 R; sgn].
have S_120 : 0 <= ((2%:R * n * eps * m_5 ^+ 2 + m_2 * m_5 ^+ 2) / ((n * eps + m_2) ^+ 2)) by rule (nneg_is (c := (2%:R * n * eps * m_5 ^+ 2 + m_2 * m_5 ^+ 2) * (n * eps + m_2)^-1 ^+ 2) _ _); [clear - NZ_29 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_11 S_r3 S_21 S_r4 S_22 S_102 S_118 S_119 NZ_10 NZ_15 NZ_26 NZ_27 NZ_28 NZ_29 NZ_107 R; sgn].
have C_110 : t_108 <= t_116 by rule (le_by e_109 e_117 _ S_120); clear - NZ_29 R; first [reflexivity | field; nz | ring].
exists J1_30; split; first exact: C_32.
split; first exact: C_82.
split; first exact: C_84.
split; first exact: C_92.
split; first exact: C_94.
exact: C_110.
Qed.

(* lnverify.merge
   Sums of squares of two parts merge: S = S₁ + S₂ + (n₁n₂/N)(μ₁ − μ₂)²
   this project; with a proof; compare Chan, Golub and LeVeque 1983 *)
Theorem lnverify_merge (gain activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < sumv (nonzero_entries gain) * (N%:R - sumv (nonzero_entries gain)) ->
  N%:R != 0 :> R /\
  sumv (nonzero_entries gain) != 0 /\
  sumv (zero_entries gain) != 0 /\
  dot (centered activation) (centered activation) = dot (had (nonzero_entries gain) (activation - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain)) *: ones)) (had (nonzero_entries gain) (activation - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain)) *: ones)) + dot (had (zero_entries gain) (activation - (dot (zero_entries gain) activation / sumv (zero_entries gain)) *: ones)) (had (zero_entries gain) (activation - (dot (zero_entries gain) activation / sumv (zero_entries gain)) *: ones)) + ((sumv (nonzero_entries gain) * sumv (zero_entries gain)) / N%:R) * (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain) - dot (zero_entries gain) activation / sumv (zero_entries gain)) ^+ 2 :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [z [Z1 Z0]] := zeros_of gain.
have e_1 : gain = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_2 : 'cV[R]_N := drazin gain.
have e_3 : t_2 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_drazin e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_4 : 'cV[R]_N := had gain t_2.
have e_5 : t_4 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_1 e_3) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_6 : R := sumv t_4.
have [n [En N_ge1]] := dimension R N_gt0.
have [n_0 M_n0] := some_number (part (fun i => ~~ z i) (fun=> 1)).
have S_8 : 0 <= n_0 by rewrite -M_n0; apply: part_ge0 => i; exact: ler01.
have [n_1 M_n1] := some_number (part z (fun=> 1)).
have S_9 : 0 <= n_1 by rewrite -M_n1; apply: part_ge0 => i; exact: ler01.
have Enn := blocks En M_n0 M_n1.
have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.
have S_10 : 0 <= n_0 + n_1 - 1 by rewrite -Enn subr_ge0.
have e_7 : t_6 = n_0 by rule (sum_node e_5 (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have e_11 : N%:R = (n_0 + n_1) by rule (num_eq En (num_eq Enn _)); clear - R; first [reflexivity | ring].
pose t_12 : R := N%:R - t_6.
have e_13 : t_12 = n_1 by rule (num_eq (num2 (fun a b : R => a - b) e_11 e_7) _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_6 * t_12.
have e_15 : t_14 = (n_0 * n_1) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_13) _); clear - R; first [reflexivity | ring].
have H_16 := pos_of H0 e_15.
have NZ_17 := lt0r_neq0 H_16.
have NZ_18 : n_1 != 0 by rule (nz_factor (f := n_1) (r := n_0) NZ_17 _); clear - R; first [reflexivity | ring].
have NZ_19 : n_0 != 0 by rule (nz_factor (f := n_0) (r := n_1) NZ_17 _); clear - R; first [reflexivity | ring].
have S_20 : 0 < (n_0 * n_1) by rule (pos_quotient H_16 (r := 1) _ _); [clear - S_8 S_9 N_pos S_10 NZ_18 NZ_19 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_21 := lt0r_neq0 N_pos.
have NZ_22 : (n_0 + n_1) != 0 by rule (nz_is (c := ((n_0 + n_1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_21 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_23 : N%:R != 0 := nz_is e_11 NZ_22.
have NZ_24 : n_0 != 0 by rule (nz_is (c := (n_0)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_25 : t_6 != 0 := nz_is e_7 NZ_24.
have e_26 : (ones : 'cV[R]_N) = (col (fun i => if z i then 1 else 1)) by rule (col_eq (col_ones R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_27 : 'cV[R]_N := (ones : 'cV[R]_N) - t_4.
have e_28 : t_27 = (col (fun i => if z i then 1 else 0)) by rule (col_eq (col_sub e_26 e_5) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_29 : R := sumv t_27.
have e_30 : t_29 = n_1 by rule (sum_node e_28 (whole_if (@part0 R N (fun i => ~~ z i)) M_n1) _); clear - R; first [reflexivity | ring].
have NZ_31 : n_1 != 0 by rule (nz_is (c := (n_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_32 : t_29 != 0 := nz_is e_30 NZ_31.
have e_33 : activation = (col (fun i => if z i then (activation i 0) else (activation i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_34 : R := sumv activation.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0))).
have [m_3 M_3] := some_number (part z (fun i => (activation i 0))).
have e_35 : t_34 = (m_2 + m_3) by rule (sum_node e_33 (whole_if M_2 M_3) _); clear - R; first [reflexivity | ring].
pose t_36 : R := t_34 / N%:R.
have e_37 : t_36 = ((m_2 + m_3) / ((n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_11) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_36 *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => if z i then ((m_2 + m_3) / ((n_0 + n_1))) * (1) else ((m_2 + m_3) / ((n_0 + n_1))) * (1))) by rule (col_eq (col_scale e_37 e_26) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_40 : 'cV[R]_N := activation - t_38.
have e_41 : t_40 = (col (fun i => if z i then (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1))) by rule (col_eq (col_sub e_33 e_39) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_42 : R := dot t_40 t_40.
have [m_4 M_4] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0) ^+ 2)).
have S_44 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part z (fun i => (activation i 0) ^+ 2)).
have S_45 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_46 : whole (fun i => if z i then (activation i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((activation i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1) else (activation i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((activation i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1)) = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (num_eq (whole_if (partD (partD M_4 (partZ ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) M_2)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n0)) (partD (partD M_5 (partZ ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) M_3)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n1))) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_47 : whole (fun i => (if z i then (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1)) * (if z i then (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1))) = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (whole_eq _ d_46) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - NZ_21 R; first [reflexivity | field; nz | ring]].
have e_43 : t_42 = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (dot_node e_41 e_41 d_47); done.
pose t_49 : R := dot t_4 activation.
have d_51 : whole (fun i => if z i then 0 else (activation i 0)) = m_2 by rule (num_eq (whole_if M_2 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_52 : whole (fun i => (if z i then 0 else 1) * (if z i then (activation i 0) else (activation i 0))) = m_2 by rule (whole_eq _ d_51) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_50 : t_49 = m_2 by rule (dot_node e_5 e_33 d_52); done.
pose t_53 : R := t_49 / t_6.
have e_54 : t_53 = (m_2 / (n_0)) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_7) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_55 : 'cV[R]_N := t_53 *: (ones : 'cV[R]_N).
have e_56 : t_55 = (col (fun i => if z i then (m_2 / (n_0)) * (1) else (m_2 / (n_0)) * (1))) by rule (col_eq (col_scale e_54 e_26) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_57 : 'cV[R]_N := activation - t_55.
have e_58 : t_57 = (col (fun i => if z i then (activation i 0) + ((- m_2) / (n_0)) * (1) else (activation i 0) + ((- m_2) / (n_0)) * (1))) by rule (col_eq (col_sub e_33 e_56) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_59 : 'cV[R]_N := had t_4 t_57.
have e_60 : t_59 = (col (fun i => if z i then 0 else (activation i 0) + ((- m_2) / (n_0)) * (1))) by rule (col_eq (col_had e_5 e_58) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_61 : R := dot t_59 t_59.
have d_63 : whole (fun i => if z i then 0 else (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n_0)) * ((activation i 0)) + ((m_2 ^+ 2) / (n_0 ^+ 2)) * (1)) = ((n_0 * m_4 - m_2 ^+ 2) / (n_0)) by rule (num_eq (whole_if (partD (partD M_4 (partZ ((- 2%:R * m_2) / (n_0)) M_2)) (partZ ((m_2 ^+ 2) / (n_0 ^+ 2)) M_n0)) (@part0 R N z)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_64 : whole (fun i => (if z i then 0 else (activation i 0) + ((- m_2) / (n_0)) * (1)) * (if z i then 0 else (activation i 0) + ((- m_2) / (n_0)) * (1))) = ((n_0 * m_4 - m_2 ^+ 2) / (n_0)) by rule (whole_eq _ d_63) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
have e_62 : t_61 = ((n_0 * m_4 - m_2 ^+ 2) / (n_0)) by rule (dot_node e_60 e_60 d_64); done.
pose t_65 : R := dot t_27 activation.
have d_67 : whole (fun i => if z i then (activation i 0) else 0) = m_3 by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) M_3) _); clear - R; first [reflexivity | ring].
have d_68 : whole (fun i => (if z i then 1 else 0) * (if z i then (activation i 0) else (activation i 0))) = m_3 by rule (whole_eq _ d_67) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_66 : t_65 = m_3 by rule (dot_node e_28 e_33 d_68); done.
pose t_69 : R := t_65 / t_29.
have e_70 : t_69 = (m_3 / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_66 e_30) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := t_69 *: (ones : 'cV[R]_N).
have e_72 : t_71 = (col (fun i => if z i then (m_3 / (n_1)) * (1) else (m_3 / (n_1)) * (1))) by rule (col_eq (col_scale e_70 e_26) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_73 : 'cV[R]_N := activation - t_71.
have e_74 : t_73 = (col (fun i => if z i then (activation i 0) + ((- m_3) / (n_1)) * (1) else (activation i 0) + ((- m_3) / (n_1)) * (1))) by rule (col_eq (col_sub e_33 e_72) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_75 : 'cV[R]_N := had t_27 t_73.
have e_76 : t_75 = (col (fun i => if z i then (activation i 0) + ((- m_3) / (n_1)) * (1) else 0)) by rule (col_eq (col_had e_28 e_74) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_77 : R := dot t_75 t_75.
have d_79 : whole (fun i => if z i then (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n_1)) * ((activation i 0)) + ((m_3 ^+ 2) / (n_1 ^+ 2)) * (1) else 0) = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (partD (partD M_5 (partZ ((- 2%:R * m_3) / (n_1)) M_3)) (partZ ((m_3 ^+ 2) / (n_1 ^+ 2)) M_n1))) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have d_80 : whole (fun i => (if z i then (activation i 0) + ((- m_3) / (n_1)) * (1) else 0) * (if z i then (activation i 0) + ((- m_3) / (n_1)) * (1) else 0)) = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (whole_eq _ d_79) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
have e_78 : t_77 = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (dot_node e_76 e_76 d_80); done.
pose t_81 : R := t_61 + t_77.
have e_82 : t_81 = ((n_0 * n_1 * m_4 + n_0 * n_1 * m_5 - n_0 * m_3 ^+ 2 - n_1 * m_2 ^+ 2) / (n_1 * n_0)) by rule (num_eq (num2 (fun a b : R => a + b) e_62 e_78) _); clear - NZ_19 NZ_18 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_6 * t_29.
have e_84 : t_83 = (n_0 * n_1) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_30) _); clear - R; first [reflexivity | ring].
pose t_85 : R := t_83 / N%:R.
have e_86 : t_85 = ((n_0 * n_1) / ((n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_84 e_11) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_87 : R := t_53 - t_69.
have e_88 : t_87 = ((- n_0 * m_3 + n_1 * m_2) / (n_1 * n_0)) by rule (num_eq (num2 (fun a b : R => a - b) e_54 e_70) _); clear - NZ_19 NZ_18 R; first [reflexivity | field; nz | ring].
pose t_89 : R := t_87 ^+ 2.
have e_90 : t_89 = ((n_0 ^+ 2 * m_3 ^+ 2 - 2%:R * n_0 * n_1 * m_2 * m_3 + n_1 ^+ 2 * m_2 ^+ 2) / (n_1 ^+ 2 * n_0 ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_88) _); clear - NZ_18 NZ_19 R; first [reflexivity | field; nz | ring].
pose t_91 : R := t_85 * t_89.
have e_92 : t_91 = ((n_0 ^+ 2 * m_3 ^+ 2 - 2%:R * n_0 * n_1 * m_2 * m_3 + n_1 ^+ 2 * m_2 ^+ 2) / (n_1 * n_0 * (n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a * b) e_86 e_90) _); clear - NZ_21 NZ_18 NZ_19 R; first [reflexivity | field; nz | ring].
pose t_93 : R := t_81 + t_91.
have e_94 : t_93 = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a + b) e_82 e_92) _); clear - NZ_18 NZ_19 NZ_21 R; first [reflexivity | field; nz | ring].
have C_48 : t_42 = t_93 by rule (num_eq e_43 (esym (num_eq e_94 _))); clear - NZ_21 R; first [reflexivity | field; nz | ring].
split; first exact: C_23.
split; first exact: C_25.
split; first exact: C_32.
exact: C_48.
Qed.

(* lnverify.shifted-sums
   For every shift c, S = Σ(aₙ − c)² − (Σ(aₙ − c))²/N: the corrected two-pass algorithm, and with c = 0 one pass
   this project; with a proof; compare Chan, Golub and LeVeque 1983 *)
Theorem lnverify_shifted_sums (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  dot (activation - c *: ones) (activation - c *: ones) - sumv (activation - c *: ones) ^+ 2 / N%:R = dot (centered activation) (centered activation) :> R.
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
have e_6 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_7 : c = c by [].
have e_8 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_9 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_10 : t_9 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_7 e_8) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_11 : 'cV[R]_N := activation - t_9.
have e_12 : t_11 = (col (fun i => (activation i 0) + (- c) * (1))) by rule (col_eq (col_sub e_6 e_10) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_13 : R := dot t_11 t_11.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_15 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have d_16 : whole (fun i => (activation i 0) ^+ 2 + (- 2%:R * c) * ((activation i 0)) + (c ^+ 2) * (1)) = (n * c ^+ 2 - 2%:R * c * m_3 + m_2) by rule (num_eq (partD (partD M_2 (partZ (- 2%:R * c) M_3)) (partZ (c ^+ 2) (whole_ones En))) _); clear - R; first [reflexivity | ring].
have d_17 : whole (fun i => ((activation i 0) + (- c) * (1)) * ((activation i 0) + (- c) * (1))) = (n * c ^+ 2 - 2%:R * c * m_3 + m_2) by rule (whole_eq _ d_16) => i; clear - R; first [reflexivity | ring].
have e_14 : t_13 = (n * c ^+ 2 - 2%:R * c * m_3 + m_2) by rule (dot_node e_12 e_12 d_17); done.
pose t_18 : R := sumv t_11.
have e_19 : t_18 = (- n * c + m_3) by rule (sum_node e_12 (partD M_3 (partZ (- c) (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_20 : R := t_18 ^+ 2.
have e_21 : t_20 = (n ^+ 2 * c ^+ 2 - 2%:R * n * c * m_3 + m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_19) _); clear - R; first [reflexivity | ring].
pose t_22 : R := t_20 / N%:R.
have e_23 : t_22 = ((n ^+ 2 * c ^+ 2 - 2%:R * n * c * m_3 + m_3 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : R := t_13 - t_22.
have e_25 : t_24 = ((n * m_2 - m_3 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_14 e_23) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_27 : R := sumv activation.
have e_28 : t_27 = m_3 by rule (sum_node e_6 M_3 _); clear - R; first [reflexivity | ring].
pose t_29 : R := t_27 / N%:R.
have e_30 : t_29 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_28 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_31 : 'cV[R]_N := t_29 *: (ones : 'cV[R]_N).
have e_32 : t_31 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_30 e_8) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_33 : 'cV[R]_N := activation - t_31.
have e_34 : t_33 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_32) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_35 : R := dot t_33 t_33.
have d_37 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_38 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_2 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_37) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_36 : t_35 = ((n * m_2 - m_3 ^+ 2) / (n)) by rule (dot_node e_34 e_34 d_38); done.
have C_26 : t_24 = t_35 by rule (num_eq e_25 (esym (num_eq e_36 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_26.
Qed.

(* lnverify.completed-rmsnorm
   RMSNorm of the N + 1 entries (a, −Σ a), whose mean is 0, from the N first ones
   this project; with a proof; compare Jiang, Gu, Zhu and Pan 2023 *)
Theorem lnverify_completed_rmsnorm (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  N%:R + 1 != 0 :> R /\
  Num.sqrt ((dot activation activation + sumv activation ^+ 2) / (N%:R + 1) + eps) != 0 /\
  (dot activation activation + sumv activation ^+ 2) / (N%:R + 1) + eps != 0 /\
  0 <= (dot activation activation + sumv activation ^+ 2) / (N%:R + 1) + eps /\
  (dot ((Num.sqrt ((dot activation activation + sumv activation ^+ 2) / (N%:R + 1) + eps))^-1 *: activation) ((Num.sqrt ((dot activation activation + sumv activation ^+ 2) / (N%:R + 1) + eps))^-1 *: activation) + sumv ((Num.sqrt ((dot activation activation + sumv activation ^+ 2) / (N%:R + 1) + eps))^-1 *: activation) ^+ 2) / (N%:R + 1) = ((dot activation activation + sumv activation ^+ 2) / (N%:R + 1)) / ((dot activation activation + sumv activation ^+ 2) / (N%:R + 1) + eps) :> R /\
  - sumv ((Num.sqrt ((dot activation activation + sumv activation ^+ 2) / (N%:R + 1) + eps))^-1 *: activation) = - sumv activation / Num.sqrt ((dot activation activation + sumv activation ^+ 2) / (N%:R + 1) + eps) :> R.
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
have NZ_19 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : N%:R != 0 := nz_is e_8 NZ_19.
have e_21 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_22 : R := N%:R + (1 : R).
have e_23 : t_22 = (n + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_8 e_21) _); clear - R; first [reflexivity | ring].
have S_24 : 0 < (n + 1) by clear - H_eps N_pos S_4 S_5 S_18 NZ_11 NZ_17 R; sgn.
have NZ_25 := lt0r_neq0 S_24.
have NZ_26 : (n + 1) != 0 by rule (nz_is (c := ((n + 1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_25 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_27 : t_22 != 0 := nz_is e_23 NZ_26.
pose t_28 : R := sumv activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have e_29 : t_28 = m_3 by rule (sum_node e_1 M_3 _); clear - R; first [reflexivity | ring].
pose t_30 : R := t_28 ^+ 2.
have e_31 : t_30 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_29) _); clear - R; first [reflexivity | ring].
pose t_32 : R := t_2 + t_30.
have e_33 : t_32 = (m_2 + m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_3 e_31) _); clear - R; first [reflexivity | ring].
pose t_34 : R := t_32 / t_22.
have e_35 : t_34 = ((m_2 + m_3 ^+ 2) / ((n + 1))) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_23) _); clear - NZ_25 R; first [reflexivity | field; nz | ring].
pose t_36 : R := t_34 + eps.
have e_37 : t_36 = ((n * eps + eps + m_2 + m_3 ^+ 2) / ((n + 1))) by rule (num_eq (num2 (fun a b : R => a + b) e_35 e_12) _); clear - NZ_25 R; first [reflexivity | field; nz | ring].
pose t_38 : R := Num.sqrt t_36.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n + 1) by exact: (root_pos S_24).
have g_40 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_41 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_42 : part xpredT (fun i => (1) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have G_43 := gram g_40 g_41 g_42.
have S_44 : 0 <= (n * m_2 - m_3 ^+ 2) by rule (nneg_is _ G_43); clear - R; ring.
have S_45 : 0 <= (eps + m_3 ^+ 2) by clear - H_eps N_pos S_4 S_5 S_18 S_24 S_r4 S_44 NZ_11 NZ_17 NZ_25 R; sgn.
have S_46 : 0 < (n * eps + eps + m_2 + m_3 ^+ 2) by rule (pos_is (c := ((n * eps + m_2) * (1) + (eps + m_3 ^+ 2)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_24 S_r4 S_44 S_45 NZ_11 NZ_17 NZ_25 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + eps + m_2 + m_3 ^+ 2) by exact: (root_pos S_46).
have S_47 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_18 S_24 S_r4 S_44 S_45 S_46 S_r5 NZ_11 NZ_17 NZ_25 R; sgn].
have S_48 : 0 <= ((r_4 * r_5) / ((n + 1))) by rule (nneg_is (c := (r_4 * r_5) * (n + 1)^-1) _ _); [clear - NZ_25 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_5 S_18 S_24 S_r4 S_44 S_45 S_46 S_r5 S_47 NZ_11 NZ_17 NZ_25 R; sgn].
have e_39 : t_38 = ((r_4 * r_5) / ((n + 1))) by rule (sqrt_node e_37 S_48 _); clear - NZ_25 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_49 := lt0r_neq0 S_r5.
have NZ_50 := lt0r_neq0 S_r4.
have NZ_51 : ((r_4 * r_5) / ((n + 1))) != 0 by rule (nz_is (c := (r_5 * r_4 * (n + 1)^-1)) _ _); [clear - NZ_25 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_49 NZ_50 NZ_25 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_38 != 0 := nz_is e_39 NZ_51.
have NZ_53 := lt0r_neq0 S_46.
have NZ_54 : ((n * eps + eps + m_2 + m_3 ^+ 2) / ((n + 1))) != 0 by rule (nz_is (c := ((n * eps + eps + m_2 + m_3 ^+ 2) * (n + 1)^-1)) _ _); [clear - NZ_25 R; first [reflexivity | field; nz | ring] | clear - NZ_53 NZ_25 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_36 != 0 := nz_is e_37 NZ_54.
have S_56 : 0 <= ((n * eps + eps + m_2 + m_3 ^+ 2) / ((n + 1))) by rule (nneg_is (c := (n * eps + eps + m_2 + m_3 ^+ 2) * (n + 1)^-1) _ _); [clear - NZ_25 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_24 S_r4 S_44 S_45 S_46 S_r5 S_47 NZ_11 NZ_17 NZ_25 NZ_49 NZ_50 NZ_53 R; sgn].
have C_57 : 0 <= t_36 := nneg_is e_37 S_56.
pose t_58 : R := t_38^-1.
have NZ_60 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_49 NZ_50 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_59 : t_58 = ((r_4 * r_5) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_39) _); clear - NZ_49 NZ_50 NZ_60 NZ_25 NZ_53 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_61 : 'cV[R]_N := t_58 *: activation.
have e_62 : t_61 = (col (fun i => ((r_4 * r_5) / ((n * eps + eps + m_2 + m_3 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_scale e_59 e_1) _) => i; reduce; clear - NZ_53 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_63 : R := dot t_61 t_61.
have d_65 : whole (fun i => ((n + 1) / ((n * eps + eps + m_2 + m_3 ^+ 2))) * ((activation i 0) ^+ 2)) = ((n * m_2 + m_2) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (num_eq (partZ ((n + 1) / ((n * eps + eps + m_2 + m_3 ^+ 2))) M_2) _); clear - NZ_53 R; first [reflexivity | field; nz | ring].
have d_66 : whole (fun i => (((r_4 * r_5) / ((n * eps + eps + m_2 + m_3 ^+ 2))) * ((activation i 0))) * (((r_4 * r_5) / ((n * eps + eps + m_2 + m_3 ^+ 2))) * ((activation i 0)))) = ((n * m_2 + m_2) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (whole_eq _ d_65) => i; clear - NZ_53 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have e_64 : t_63 = ((n * m_2 + m_2) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (dot_node e_62 e_62 d_66); done.
pose t_67 : R := sumv t_61.
have e_68 : t_67 = ((m_3 * r_4 * r_5) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (sum_node e_62 (partZ ((r_4 * r_5) / ((n * eps + eps + m_2 + m_3 ^+ 2))) M_3) _); clear - NZ_53 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_69 : R := t_67 ^+ 2.
have e_70 : t_69 = ((n * m_3 ^+ 2 + m_3 ^+ 2) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_68) _); clear - NZ_53 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_71 : R := t_63 + t_69.
have e_72 : t_71 = ((n * m_2 + n * m_3 ^+ 2 + m_2 + m_3 ^+ 2) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_64 e_70) _); clear - NZ_53 R; first [reflexivity | field; nz | ring].
pose t_73 : R := t_71 / t_22.
have e_74 : t_73 = ((m_2 + m_3 ^+ 2) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_72 e_23) _); clear - NZ_25 NZ_53 R; first [reflexivity | field; nz | ring].
pose t_76 : R := t_34 / t_36.
have e_77 : t_76 = ((m_2 + m_3 ^+ 2) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_37) _); clear - NZ_53 NZ_25 R; first [reflexivity | field; nz | ring].
have C_75 : t_73 = t_76 by rule (num_eq e_74 (esym (num_eq e_77 _))); clear - NZ_53 R; first [reflexivity | field; nz | ring].
pose t_78 : R := - t_67.
have e_79 : t_78 = ((- m_3 * r_4 * r_5) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => - a) e_68) _); clear - NZ_53 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_81 : R := - t_28.
have e_82 : t_81 = (- m_3) by rule (num_eq (num1 (fun a : R => - a) e_29) _); clear - R; first [reflexivity | ring].
pose t_83 : R := t_81 / t_38.
have e_84 : t_83 = ((- m_3 * r_4 * r_5) / ((n * eps + eps + m_2 + m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_82 e_39) _); clear - NZ_49 NZ_50 NZ_60 NZ_25 NZ_53 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_80 : t_78 = t_83 by rule (num_eq e_79 (esym (num_eq e_84 _))); clear - NZ_53 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
split; first exact: C_20.
split; first exact: C_27.
split; first exact: C_52.
split; first exact: C_55.
split; first exact: C_57.
split; first exact: C_75.
exact: C_80.
Qed.

End Claims.
