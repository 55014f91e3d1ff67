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

(* lnverify.definition.mean
   μ is linear, is c for the constant activation c1, and leaves deviations that sum to 0
   this project; proofs/definitions.py *)
Theorem lnverify_definition_mean (activation x : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  mean (c *: ones) = c :> R /\
  mean (activation + c *: x) = mean activation + c * mean x :> R /\
  sumv (centered activation) = 0 :> R.
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
have e_7 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_9 : t_8 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_6 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_10 : R := sumv t_8.
have e_11 : t_10 = (n * c) by rule (sum_node e_9 (partZ c (whole_ones En)) _); clear - R; first [reflexivity | ring].
pose t_12 : R := t_10 / N%:R.
have e_13 : t_12 = c by rule (num_eq (num2 (fun a b : R => a / b) e_11 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_14 : t_12 = c by rule (num_eq e_13 (esym (num_eq e_6 _))); clear - R; first [reflexivity | ring].
have e_15 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_16 : x = (col (fun i => (x i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := c *: x.
have e_18 : t_17 = (col (fun i => c * ((x i 0)))) by rule (col_eq (col_scale e_6 e_16) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := activation + t_17.
have e_20 : t_19 = (col (fun i => (activation i 0) + c * ((x i 0)))) by rule (col_eq (col_add e_15 e_18) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_21 : R := sumv t_19.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have [m_3 M_3] := some_number (part xpredT (fun i => (x i 0))).
have e_22 : t_21 = (c * m_3 + m_2) by rule (sum_node e_20 (partD M_2 (partZ c M_3)) _); clear - R; first [reflexivity | ring].
pose t_23 : R := t_21 / N%:R.
have e_24 : t_23 = ((c * m_3 + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_22 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_26 : R := sumv activation.
have e_27 : t_26 = m_2 by rule (sum_node e_15 M_2 _); clear - R; first [reflexivity | ring].
pose t_28 : R := t_26 / N%:R.
have e_29 : t_28 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_30 : R := sumv x.
have e_31 : t_30 = m_3 by rule (sum_node e_16 M_3 _); clear - R; first [reflexivity | ring].
pose t_32 : R := t_30 / N%:R.
have e_33 : t_32 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_31 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_34 : R := c * t_32.
have e_35 : t_34 = ((c * m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_6 e_33) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_36 : R := t_28 + t_34.
have e_37 : t_36 = ((c * m_3 + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_29 e_35) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_25 : t_23 = t_36 by rule (num_eq e_24 (esym (num_eq e_37 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_28 *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_29 e_7) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := activation - t_38.
have e_41 : t_40 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_15 e_39) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_42 : R := sumv t_40.
have e_43 : t_42 = 0 by rule (sum_node e_41 (partD M_2 (partZ ((- m_2) / (n)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_45 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_44 : t_42 = (0 : R) by rule (num_eq e_43 (esym (num_eq e_45 _))); clear - R; first [reflexivity | ring].
split; first exact: C_5.
split; first exact: C_14.
split; first exact: C_25.
exact: C_44.
Qed.

(* lnverify.definition.centered
   a′ has entries that sum to 0, and differs from a by a multiple of 1
   this project; proofs/definitions.py *)
Theorem lnverify_definition_centered (activation : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  sumv (centered activation) = 0 :> R /\
  N%:R *: (activation - centered activation) = sumv (activation - centered activation) *: ones :> 'cV[R]_N.
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
pose t_7 : R := sumv activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_8 : t_7 = m_1 by rule (sum_node e_6 M_1 _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_7 / N%:R.
have e_10 : t_9 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_8 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_11 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : 'cV[R]_N := t_9 *: (ones : 'cV[R]_N).
have e_13 : t_12 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_10 e_11) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_14 : 'cV[R]_N := activation - t_12.
have e_15 : t_14 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_13) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_16 : R := sumv t_14.
have e_17 : t_16 = 0 by rule (sum_node e_15 (partD M_1 (partZ ((- m_1) / (n)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_19 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_18 : t_16 = (0 : R) by rule (num_eq e_17 (esym (num_eq e_19 _))); clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := activation - t_14.
have e_21 : t_20 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_sub e_6 e_15) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := N%:R *: t_20.
have e_23 : t_22 = (col (fun i => m_1 * (1))) by rule (col_eq (col_scale e_1 e_21) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_25 : R := sumv t_20.
have e_26 : t_25 = m_1 by rule (sum_node e_21 (partZ (m_1 / (n)) (whole_ones En)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_27 : 'cV[R]_N := t_25 *: (ones : 'cV[R]_N).
have e_28 : t_27 = (col (fun i => m_1 * (1))) by rule (col_eq (col_scale e_26 e_11) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_24 : t_22 = t_27 by rule (col_same e_23 e_28 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_5.
split; first exact: C_18.
exact: C_24.
Qed.

(* lnverify.definition.variance
   σ² is the mean of the squares less the square of the mean: it forgets a shift and is quadratic in a scale
   this project; proofs/definitions.py *)
Theorem lnverify_definition_variance (v activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  sumv v = 0 :> R ->
  N%:R != 0 :> R /\
  variance activation = mean (had activation activation) - mean activation ^+ 2 :> R /\
  variance (activation + c *: ones) = variance activation :> R /\
  variance (c *: activation) = c ^+ 2 * variance activation :> R /\
  N%:R * variance v = dot v v :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv v.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (v i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_6 : m_1 = 0 by rule (solved (r := 1) (eq_of H0 e_3 e_5) _); clear - R; first [reflexivity | ring].
have M_7 := num_eq M_1 E_6.
have e_8 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_9 := lt0r_neq0 N_pos.
have NZ_10 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_11 : N%:R != 0 := nz_is e_8 NZ_10.
have e_12 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_14 : t_13 = m_2 by rule (sum_node e_12 M_2 _); clear - R; first [reflexivity | ring].
pose t_15 : R := t_13 / N%:R.
have e_16 : t_15 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_17 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_18 : 'cV[R]_N := t_15 *: (ones : 'cV[R]_N).
have e_19 : t_18 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_16 e_17) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_20 : 'cV[R]_N := activation - t_18.
have e_21 : t_20 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_12 e_19) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_22 : R := dot t_20 t_20.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_24 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_25 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_26 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_25) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_23 : t_22 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_21 e_21 d_26); done.
pose t_27 : R := t_22 / N%:R.
have e_28 : t_27 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_30 : 'cV[R]_N := had activation activation.
have e_31 : t_30 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_had e_12 e_12) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_32 : R := sumv t_30.
have e_33 : t_32 = m_3 by rule (sum_node e_31 M_3 _); clear - R; first [reflexivity | ring].
pose t_34 : R := t_32 / N%:R.
have e_35 : t_34 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_36 : R := t_15 ^+ 2.
have e_37 : t_36 = ((m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_16) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_38 : R := t_34 - t_36.
have e_39 : t_38 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a - b) e_35 e_37) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have C_29 : t_27 = t_38 by rule (num_eq e_28 (esym (num_eq e_39 _))); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_40 : c = c by [].
pose t_41 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_42 : t_41 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_40 e_17) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_43 : 'cV[R]_N := activation + t_41.
have e_44 : t_43 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_12 e_42) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_45 : R := sumv t_43.
have e_46 : t_45 = (n * c + m_2) by rule (sum_node e_44 (partD M_2 (partZ c (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_47 : R := t_45 / N%:R.
have e_48 : t_47 = ((n * c + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_46 e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_49 : 'cV[R]_N := t_47 *: (ones : 'cV[R]_N).
have e_50 : t_49 = (col (fun i => ((n * c + m_2) / (n)) * (1))) by rule (col_eq (col_scale e_48 e_17) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_51 : 'cV[R]_N := t_43 - t_49.
have e_52 : t_51 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_44 e_50) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_53 : R := dot t_51 t_51.
have e_54 : t_53 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_52 e_52 d_26); done.
pose t_55 : R := t_53 / N%:R.
have e_56 : t_55 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have C_57 : t_55 = t_27 by rule (num_eq e_56 (esym (num_eq e_28 _))); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_58 : 'cV[R]_N := c *: activation.
have e_59 : t_58 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_40 e_12) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_60 : R := sumv t_58.
have e_61 : t_60 = (m_2 * c) by rule (sum_node e_59 (partZ c M_2) _); clear - R; first [reflexivity | ring].
pose t_62 : R := t_60 / N%:R.
have e_63 : t_62 = ((m_2 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_64 : 'cV[R]_N := t_62 *: (ones : 'cV[R]_N).
have e_65 : t_64 = (col (fun i => ((m_2 * c) / (n)) * (1))) by rule (col_eq (col_scale e_63 e_17) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_66 : 'cV[R]_N := t_58 - t_64.
have e_67 : t_66 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by rule (col_eq (col_sub e_59 e_65) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_68 : R := dot t_66 t_66.
have d_70 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_71 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_70) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_69 : t_68 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_67 e_67 d_71); done.
pose t_72 : R := t_68 / N%:R.
have e_73 : t_72 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_75 : R := c ^+ 2.
have e_76 : t_75 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_40) _); clear - R; first [reflexivity | ring].
pose t_77 : R := t_75 * t_27.
have e_78 : t_77 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_76 e_28) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have C_74 : t_72 = t_77 by rule (num_eq e_73 (esym (num_eq e_78 _))); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_79 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_80 : R := sumv v.
have e_81 : t_80 = 0 by rule (sum_node e_79 M_7 _); clear - R; first [reflexivity | ring].
pose t_82 : R := t_80 / N%:R.
have e_83 : t_82 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_81 e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_84 : 'cV[R]_N := t_82 *: (ones : 'cV[R]_N).
have e_85 : t_84 = (col (fun i => 0)) by rule (col_eq (col_scale e_83 e_17) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_86 : 'cV[R]_N := v - t_84.
have e_87 : t_86 = (col (fun i => (v i 0))) by rule (col_eq (col_sub e_79 e_85) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_88 : R := dot t_86 t_86.
have [m_5 M_5] := some_number (part xpredT (fun i => (v i 0) ^+ 2)).
have S_90 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_91 : whole (fun i => (v i 0) ^+ 2) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_92 : whole (fun i => ((v i 0)) * ((v i 0))) = m_5 by rule (whole_eq _ d_91) => i; clear - R; first [reflexivity | ring].
have e_89 : t_88 = m_5 by rule (dot_node e_87 e_87 d_92); done.
pose t_93 : R := t_88 / N%:R.
have e_94 : t_93 = (m_5 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_89 e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_95 : R := N%:R * t_93.
have e_96 : t_95 = m_5 by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_94) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
pose t_98 : R := dot v v.
have e_99 : t_98 = m_5 by rule (dot_node e_79 e_79 d_92); done.
have C_97 : t_95 = t_98 by rule (num_eq e_96 (esym (num_eq e_99 _))); clear - R; first [reflexivity | ring].
split; first exact: C_11.
split; first exact: C_29.
split; first exact: C_57.
split; first exact: C_74.
exact: C_97.
Qed.

(* lnverify.definition.std
   σ is not negative, and its square is the variance
   this project; proofs/definitions.py *)
Theorem lnverify_definition_std (activation : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  0 <= variance activation /\
  0 <= std activation /\
  N%:R * std activation ^+ 2 = dot (centered activation) (centered activation) :> R.
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
pose t_7 : R := sumv activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_8 : t_7 = m_1 by rule (sum_node e_6 M_1 _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_7 / N%:R.
have e_10 : t_9 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_8 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_11 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : 'cV[R]_N := t_9 *: (ones : 'cV[R]_N).
have e_13 : t_12 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_10 e_11) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_14 : 'cV[R]_N := activation - t_12.
have e_15 : t_14 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_13) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_16 : R := dot t_14 t_14.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_18 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_19 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_20 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_19) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_17 : t_16 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_15 e_15 d_20); done.
pose t_21 : R := t_16 / N%:R.
have e_22 : t_21 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_17 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have g_23 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_24 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_25 : part xpredT (fun i => (1) * ((activation i 0))) = m_1 by rule (part_eq _ M_1) => i; clear - R; first [reflexivity | ring].
have G_26 := gram g_23 g_24 g_25.
have S_27 : 0 <= (n * m_2 - m_1 ^+ 2) by rule (nneg_is _ G_26); clear - R; ring.
have S_28 : 0 <= (n * m_2 - m_1 ^+ 2) by rule (nneg_is (c := ((n * m_2 - m_1 ^+ 2) * (1) + 0) / 1) _ _); [clear - R; first [field | ring] | clear - N_pos S_2 S_18 S_27 NZ_3 R; sgn].
have S_29 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | clear - N_pos S_2 S_18 S_27 S_28 NZ_3 R; sgn].
have C_30 : 0 <= t_21 := nneg_is e_22 S_29.
have e_31 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_33 : R := Num.sqrt t_21.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_nneg S_27).
have S_35 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_3 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_2 S_18 S_27 S_28 S_r3 NZ_3 R; sgn].
have e_34 : t_33 = (r_3 / (n)) by rule (sqrt_node e_22 S_35 _); clear - NZ_3 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have S_36 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_3 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_2 S_18 S_27 S_28 S_r3 NZ_3 R; sgn].
have C_32 : (0 : R) <= t_33 by rule (le_by e_31 e_34 _ S_36); clear - NZ_3 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_37 : R := t_33 ^+ 2.
have e_38 : t_37 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_34) _); clear - NZ_3 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_39 : R := N%:R * t_37.
have e_40 : t_39 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_38) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_41 : t_39 = t_16 by rule (num_eq e_40 (esym (num_eq e_17 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
split; first exact: C_30.
split; first exact: C_32.
exact: C_41.
Qed.

(* lnverify.definition.normalized
   x̂ has the mean 0, the mean square σ²/(σ² + ε), and the direction of a′
   this project; proofs/definitions.py *)
Theorem lnverify_definition_normalized (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  sumv (normalized eps activation) = 0 :> R /\
  dot (normalized eps activation) (normalized eps activation) / N%:R = variance activation / (variance activation + eps) :> R /\
  0 <= dot (normalized eps activation) activation /\
  outer (normalized eps activation) (centered activation) = outer (centered activation) (normalized eps activation) :> 'M[R]_N.
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
have NZ_33 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : N%:R != 0 := nz_is e_5 NZ_33.
pose t_35 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_37 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_36 : t_35 = (r_4 / (n)) by rule (sqrt_node e_23 S_37 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_38 := lt0r_neq0 S_r4.
have NZ_39 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
have NZ_41 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_22 != 0 := nz_is e_23 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_44 : 0 <= t_22 := nneg_is e_23 S_43.
pose t_45 : R := t_35^-1.
have e_46 : t_45 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : 'cV[R]_N := t_45 *: t_12.
have e_48 : t_47 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_46 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : R := sumv t_47.
have e_50 : t_49 = 0 by rule (sum_node e_48 (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_52 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_51 : t_49 = (0 : R) by rule (num_eq e_50 (esym (num_eq e_52 _))); clear - R; first [reflexivity | ring].
pose t_53 : R := dot t_47 t_47.
have d_55 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_56 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_55) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_54 : t_53 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_48 e_48 d_56); done.
pose t_57 : R := t_53 / N%:R.
have e_58 : t_57 = ((n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_60 : R := t_19 / t_22.
have e_61 : t_60 = ((n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have C_59 : t_57 = t_60 by rule (num_eq e_58 (esym (num_eq e_61 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_63 : R := dot t_47 activation.
have d_65 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0))) = ((n * m_3 * r_4 - m_2 ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_66 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * ((activation i 0))) = ((n * m_3 * r_4 - m_2 ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_65) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_64 : t_63 = ((n * m_3 * r_4 - m_2 ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_48 e_1 d_66); done.
have S_67 : 0 <= (n * m_3 * r_4 - m_2 ^+ 2 * r_4) by rule (nneg_is (c := r_4 * (n * m_3 - m_2 ^+ 2)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have S_68 : 0 <= ((n * m_3 * r_4 - m_2 ^+ 2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n * m_3 * r_4 - m_2 ^+ 2 * r_4) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_67 NZ_8 NZ_26 NZ_38 R; sgn].
have C_62 : (0 : R) <= t_63 by rule (le_by e_52 e_64 _ S_68); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_69 : 'M[R]_N := outer t_47 t_12.
have e_70 : t_69 = (opr (fun i => 0) [:: ((fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => (activation i 0) + ((- m_2) / (n)) * (1)))]) by rule (opr_eq (opr_outer e_48 e_13) _ _); [move=> i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
pose t_72 : 'M[R]_N := outer t_12 t_47.
have e_73 : t_72 = (opr (fun i => 0) [:: ((fun i => (activation i 0) + ((- m_2) / (n)) * (1)), (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_outer e_13 e_48) _ _); [move=> i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | move=> i j; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
have C_71 : t_69 = t_72 by rule (opr_same e_70 e_73 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4]].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_51.
split; first exact: C_59.
split; first exact: C_62.
exact: C_71.
Qed.

(* lnverify.definition.layer-norm
   LayerNorm is affine in gain and bias: the bias where the gain is 0, x̂ where it is 1 and the bias 0
   this project; proofs/definitions.py *)
Theorem lnverify_definition_layer_norm (activation gain bias d : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps (c *: gain) bias activation - bias = c *: (layer_norm eps gain bias activation - bias) :> 'cV[R]_N /\
  layer_norm eps ones 0 activation = normalized eps activation :> 'cV[R]_N /\
  layer_norm eps (had d gain) (had d bias) activation = had d (layer_norm eps gain bias activation) :> 'cV[R]_N /\
  layer_norm eps gain (bias + d) activation - layer_norm eps gain bias activation = d :> 'cV[R]_N.
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
have NZ_33 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : N%:R != 0 := nz_is e_5 NZ_33.
pose t_35 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_37 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 R; sgn].
have e_36 : t_35 = (r_5 / (n)) by rule (sqrt_node e_23 S_37 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_38 := lt0r_neq0 S_r5.
have NZ_39 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
have S_41 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have C_42 : 0 <= t_22 := nneg_is e_23 S_41.
have e_43 : c = c by [].
have e_44 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_45 : 'cV[R]_N := c *: gain.
have e_46 : t_45 = (col (fun i => c * ((gain i 0)))) by rule (col_eq (col_scale e_43 e_44) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_47 : R := t_35^-1.
have e_48 : t_47 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_49 : 'cV[R]_N := t_47 *: t_12.
have e_50 : t_49 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_48 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_51 : 'cV[R]_N := had t_45 t_49.
have e_52 : t_51 = (col (fun i => ((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_46 e_50) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_53 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_54 : 'cV[R]_N := t_51 + bias.
have e_55 : t_54 = (col (fun i => ((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_52 e_53) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_56 : 'cV[R]_N := t_54 - bias.
have e_57 : t_56 = (col (fun i => ((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_55 e_53) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_59 : 'cV[R]_N := had gain t_49.
have e_60 : t_59 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_44 e_50) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_61 : 'cV[R]_N := t_59 + bias.
have e_62 : t_61 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_60 e_53) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_63 : 'cV[R]_N := t_61 - bias.
have e_64 : t_63 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_62 e_53) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_65 : 'cV[R]_N := c *: t_63.
have e_66 : t_65 = (col (fun i => ((n * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * c * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_scale e_43 e_64) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_58 : t_56 = t_65 by rule (col_same e_57 e_66 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_67 : 'cV[R]_N := had (ones : 'cV[R]_N) t_49.
have e_68 : t_67 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_had e_9 e_50) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_69 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : 'cV[R]_N := t_67 + (0 : 'cV[R]_N).
have e_71 : t_70 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_add e_68 e_69) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_72 : t_70 = t_49 by rule (col_same e_71 e_50 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_73 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_74 : 'cV[R]_N := had d gain.
have e_75 : t_74 = (col (fun i => (d i 0) * (gain i 0))) by rule (col_eq (col_had e_73 e_44) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_76 : 'cV[R]_N := had t_74 t_49.
have e_77 : t_76 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0) * (gain i 0)))) by rule (col_eq (col_had e_75 e_50) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_78 : 'cV[R]_N := had d bias.
have e_79 : t_78 = (col (fun i => (bias i 0) * (d i 0))) by rule (col_eq (col_had e_73 e_53) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_80 : 'cV[R]_N := t_76 + t_78.
have e_81 : t_80 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0) * (gain i 0)) + (bias i 0) * (d i 0))) by rule (col_eq (col_add e_77 e_79) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_83 : 'cV[R]_N := had d t_61.
have e_84 : t_83 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (d i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((d i 0) * (gain i 0)) + (bias i 0) * (d i 0))) by rule (col_eq (col_had e_73 e_62) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_82 : t_80 = t_83 by rule (col_same e_81 e_84 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_85 : 'cV[R]_N := bias + d.
have e_86 : t_85 = (col (fun i => (bias i 0) + (d i 0))) by rule (col_eq (col_add e_53 e_73) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_87 : 'cV[R]_N := t_59 + t_85.
have e_88 : t_87 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0) + (d i 0))) by rule (col_eq (col_add e_60 e_86) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_89 : 'cV[R]_N := t_87 - t_61.
have e_90 : t_89 = (col (fun i => (d i 0))) by rule (col_eq (col_sub e_88 e_62) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_91 : t_89 = d by rule (col_same e_90 e_73 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_58.
split; first exact: C_72.
split; first exact: C_82.
exact: C_91.
Qed.

(* lnverify.definition.rms-norm
   RMSNorm keeps the direction, and has the mean square m/(m + ε), m = ‖a‖²/N
   this project; proofs/definitions.py *)
Theorem lnverify_definition_rms_norm (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  dot activation activation / N%:R + eps != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  dot (rms_norm eps activation) (rms_norm eps activation) / N%:R = (dot activation activation / N%:R) / (dot activation activation / N%:R + eps) :> R /\
  0 <= dot (rms_norm eps activation) activation /\
  outer (rms_norm eps activation) activation = outer activation (rms_norm eps activation) :> 'M[R]_N.
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
pose t_21 : R := Num.sqrt t_13.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_23 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_24 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 R; sgn].
have e_22 : t_21 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_24 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_25 := lt0r_neq0 S_r4.
have NZ_26 := lt0r_neq0 S_r3.
have NZ_27 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_28 : t_21 != 0 := nz_is e_22 NZ_27.
have NZ_29 : ((n * eps + m_2) / (n)) != 0 by rule (nz_is (c := ((n * eps + m_2) * n^-1)) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_17 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_30 : t_13 != 0 := nz_is e_14 NZ_29.
have S_31 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_32 : 0 <= t_13 := nneg_is e_14 S_31.
pose t_33 : R := t_21^-1.
have NZ_35 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_34 : t_33 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_25 NZ_26 NZ_35 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_36 : 'cV[R]_N := t_33 *: activation.
have e_37 : t_36 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_34 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_38 : R := dot t_36 t_36.
have d_40 : whole (fun i => (n / ((n * eps + m_2))) * ((activation i 0) ^+ 2)) = ((n * m_2) / ((n * eps + m_2))) by rule (num_eq (partZ (n / ((n * eps + m_2))) M_2) _); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have d_41 : whole (fun i => (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0))) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) = ((n * m_2) / ((n * eps + m_2))) by rule (whole_eq _ d_40) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_39 : t_38 = ((n * m_2) / ((n * eps + m_2))) by rule (dot_node e_37 e_37 d_41); done.
pose t_42 : R := t_38 / N%:R.
have e_43 : t_42 = (m_2 / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_39 e_8) _); clear - NZ_11 NZ_17 R; first [reflexivity | field; nz | ring].
pose t_45 : R := t_9 / t_13.
have e_46 : t_45 = (m_2 / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_10 e_14) _); clear - NZ_17 NZ_11 R; first [reflexivity | field; nz | ring].
have C_44 : t_42 = t_45 by rule (num_eq e_43 (esym (num_eq e_46 _))); clear - NZ_17 R; first [reflexivity | field; nz | ring].
have e_47 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_49 : R := dot t_36 activation.
have d_51 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) ^+ 2)) = ((m_2 * r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_2) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_52 : whole (fun i => (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0))) * ((activation i 0))) = ((m_2 * r_3 * r_4) / ((n * eps + m_2))) by rule (whole_eq _ d_51) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_50 : t_49 = ((m_2 * r_3 * r_4) / ((n * eps + m_2))) by rule (dot_node e_37 e_1 d_52); done.
have S_53 : 0 <= (m_2 * r_3 * r_4) by rule (nneg_is (c := r_4 * r_3 * m_2) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 NZ_35 R; sgn].
have S_54 : 0 <= ((m_2 * r_3 * r_4) / ((n * eps + m_2))) by rule (nneg_is (c := (m_2 * r_3 * r_4) * (n * eps + m_2)^-1) _ _); [clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 S_53 NZ_11 NZ_17 NZ_25 NZ_26 NZ_35 R; sgn].
have C_48 : (0 : R) <= t_49 by rule (le_by e_47 e_50 _ S_54); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_55 : 'M[R]_N := outer t_36 activation.
have e_56 : t_55 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0))), (fun i => (activation i 0)))]) by rule (opr_eq (opr_outer e_37 e_1) _ _); [move=> i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_58 : 'M[R]_N := outer activation t_36.
have e_59 : t_58 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_1 e_37) _ _); [move=> i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
have C_57 : t_55 = t_58 by rule (opr_same e_56 e_59 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_30.
split; first exact: C_32.
split; first exact: C_44.
split; first exact: C_48.
exact: C_57.
Qed.

(* lnverify.definition.unit-map
   u_ε keeps the direction, and its squared length is ‖x‖²/(‖x‖² + ε)
   this project; proofs/definitions.py *)
Theorem lnverify_definition_unit_map (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation + eps ->
  Num.sqrt (dot activation activation + eps) != 0 /\
  dot activation activation + eps != 0 /\
  0 <= dot activation activation + eps /\
  dot (unit_map eps activation) (unit_map eps activation) = dot activation activation / (dot activation activation + eps) :> R /\
  0 <= dot (unit_map eps activation) activation /\
  outer (unit_map eps activation) activation = outer activation (unit_map eps activation) :> 'M[R]_N.
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
have e_8 : eps = eps by [].
pose t_9 : R := t_2 + eps.
have e_10 : t_9 = (eps + m_2) by rule (num_eq (num2 (fun a b : R => a + b) e_3 e_8) _); clear - R; first [reflexivity | ring].
have H_11 := pos_of H0 e_10.
have NZ_12 := lt0r_neq0 H_11.
have NZ_13 : (eps + m_2) != 0 by rule (nz_factor (f := (eps + m_2)) (r := 1) NZ_12 _); clear - R; first [reflexivity | ring].
have S_14 : 0 < (eps + m_2) by rule (pos_quotient H_11 (r := 1) _ _); [clear - H_eps N_pos S_4 S_5 NZ_13 R; sgn | clear - R; first [reflexivity | ring]].
pose t_15 : R := Num.sqrt t_9.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (eps + m_2) by exact: (root_pos S_14).
have S_17 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps N_pos S_4 S_5 S_14 S_r3 NZ_13 R; sgn].
have e_16 : t_15 = r_3 by rule (sqrt_node e_10 S_17 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_18 := lt0r_neq0 S_r3.
have NZ_19 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : t_15 != 0 := nz_is e_16 NZ_19.
have NZ_21 : (eps + m_2) != 0 by rule (nz_is (c := ((eps + m_2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_13 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_22 : t_9 != 0 := nz_is e_10 NZ_21.
have S_23 : 0 <= (eps + m_2) by rule (nneg_is (c := (eps + m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_5 S_14 S_r3 NZ_13 NZ_18 R; sgn].
have C_24 : 0 <= t_9 := nneg_is e_10 S_23.
pose t_25 : R := t_15^-1.
have e_26 : t_25 = (r_3 / ((eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_16) _); clear - NZ_18 NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_27 : 'cV[R]_N := t_25 *: activation.
have e_28 : t_27 = (col (fun i => (r_3 / ((eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_26 e_1) _) => i; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_29 : R := dot t_27 t_27.
have d_31 : whole (fun i => (1 / ((eps + m_2))) * ((activation i 0) ^+ 2)) = (m_2 / ((eps + m_2))) by rule (num_eq (partZ (1 / ((eps + m_2))) M_2) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
have d_32 : whole (fun i => ((r_3 / ((eps + m_2))) * ((activation i 0))) * ((r_3 / ((eps + m_2))) * ((activation i 0)))) = (m_2 / ((eps + m_2))) by rule (whole_eq _ d_31) => i; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_30 : t_29 = (m_2 / ((eps + m_2))) by rule (dot_node e_28 e_28 d_32); done.
pose t_34 : R := t_2 / t_9.
have e_35 : t_34 = (m_2 / ((eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_10) _); clear - NZ_13 R; first [reflexivity | field; nz | ring].
have C_33 : t_29 = t_34 by rule (num_eq e_30 (esym (num_eq e_35 _))); clear - NZ_13 R; first [reflexivity | field; nz | ring].
have e_36 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_38 : R := dot t_27 activation.
have d_40 : whole (fun i => (r_3 / ((eps + m_2))) * ((activation i 0) ^+ 2)) = ((m_2 * r_3) / ((eps + m_2))) by rule (num_eq (partZ (r_3 / ((eps + m_2))) M_2) _); clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have d_41 : whole (fun i => ((r_3 / ((eps + m_2))) * ((activation i 0))) * ((activation i 0))) = ((m_2 * r_3) / ((eps + m_2))) by rule (whole_eq _ d_40) => i; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_39 : t_38 = ((m_2 * r_3) / ((eps + m_2))) by rule (dot_node e_28 e_1 d_41); done.
have S_42 : 0 <= (m_2 * r_3) by rule (nneg_is (c := r_3 * m_2) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps N_pos S_4 S_5 S_14 S_r3 NZ_13 NZ_18 R; sgn].
have S_43 : 0 <= ((m_2 * r_3) / ((eps + m_2))) by rule (nneg_is (c := (m_2 * r_3) * (eps + m_2)^-1) _ _); [clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - H_eps N_pos S_4 S_5 S_14 S_r3 S_42 NZ_13 NZ_18 R; sgn].
have C_37 : (0 : R) <= t_38 by rule (le_by e_36 e_39 _ S_43); clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_44 : 'M[R]_N := outer t_27 activation.
have e_45 : t_44 = (opr (fun i => 0) [:: ((fun i => (r_3 / ((eps + m_2))) * ((activation i 0))), (fun i => (activation i 0)))]) by rule (opr_eq (opr_outer e_28 e_1) _ _); [move=> i; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
pose t_47 : 'M[R]_N := outer activation t_27.
have e_48 : t_47 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (r_3 / ((eps + m_2))) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_1 e_28) _ _); [move=> i; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | move=> i j; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
have C_46 : t_44 = t_47 by rule (opr_same e_45 e_48 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_13 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3]].
split; first exact: C_20.
split; first exact: C_22.
split; first exact: C_24.
split; first exact: C_33.
split; first exact: C_37.
exact: C_46.
Qed.

(* lnverify.definition.centering
   Π is the orthogonal projector with kernel span(1)
   this project; proofs/definitions.py *)
Theorem lnverify_definition_centering (v : 'cV[R]_N) :
  (0 < N)%N ->
  sumv v = 0 :> R ->
  N%:R != 0 :> R /\
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = 0 :> 'cV[R]_N /\
  Pi *m v = v :> 'cV[R]_N.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv v.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (v i 0))).
have e_3 : t_2 = m_1 by rule (sum_node e_1 M_1 _); clear - R; first [reflexivity | ring].
have e_5 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_6 : m_1 = 0 by rule (solved (r := 1) (eq_of H0 e_3 e_5) _); clear - R; first [reflexivity | ring].
have M_7 := num_eq M_1 E_6.
have e_8 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_9 := lt0r_neq0 N_pos.
have NZ_10 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_11 : N%:R != 0 := nz_is e_8 NZ_10.
have e_12 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_13 : R := N%:R^-1.
have e_14 : t_13 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_8) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_15 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_16 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_17 : t_16 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_15 e_15) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_18 : 'M[R]_N := t_13 *: t_16.
have e_19 : t_18 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_14 e_17) _ _); [move=> i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
pose t_20 : 'M[R]_N := (1%:M : 'M[R]_N) - t_18.
have e_21 : t_20 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_12 e_19) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
pose t_22 : 'M[R]_N := t_20 *m t_20.
have d_24 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_25 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by rule (whole_eq _ d_24) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_23 : t_22 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_21 e_21 (conj (conj d_25 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
have C_26 : t_22 = t_20 by rule (opr_same e_23 e_21 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
pose t_27 : 'M[R]_N := t_20^T.
have e_28 : t_27 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_T e_21) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
have C_29 : t_27 = t_20 by rule (opr_same e_28 e_21 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring]].
pose t_30 : 'cV[R]_N := t_20 *m (ones : 'cV[R]_N).
have e_31 : t_30 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: (- 1)]) e_21 e_15 (conj d_25 I)) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_33 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_32 : t_30 = (0 : 'cV[R]_N) by rule (col_same e_31 e_33 _) => i; clear - R; first [reflexivity | ring].
have e_34 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_35 : 'cV[R]_N := t_20 *m v.
have d_37 : whole (fun i => ((- 1) / (n)) * ((v i 0))) = 0 by rule (num_eq (partZ ((- 1) / (n)) M_7) _); clear - NZ_9 R; first [reflexivity | field; nz | ring].
have d_38 : whole (fun i => (((- 1) / (n)) * (1)) * ((v i 0))) = 0 by rule (whole_eq _ d_37) => i; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have e_36 : t_35 = (col (fun i => (v i 0))) by rule (col_eq (opr_apply (s := [:: 0]) e_21 e_34 (conj d_38 I)) _) => i; reduce; clear - NZ_9 R; first [reflexivity | field; nz | ring].
have C_39 : t_35 = v by rule (col_same e_36 e_34 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_11.
split; first exact: C_26.
split; first exact: C_29.
split; first exact: C_32.
exact: C_39.
Qed.

(* lnverify.definition.norm
   ‖v‖ is not negative, is √N for 1, scales with |c|, and is the root of tr(vvᵀ)
   this project; proofs/definitions.py *)
Theorem lnverify_definition_norm (v : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 <= dot v v /\
  0 <= dot ones ones :> R /\
  0 <= dot (c *: v) (c *: v) /\
  0 <= vnorm v /\
  vnorm ones ^+ 2 = N%:R :> R /\
  vnorm (c *: v) ^+ 2 = c ^+ 2 * vnorm v ^+ 2 :> R /\
  vnorm v ^+ 2 = \tr (outer v v) :> R.
Proof.
move=> N_gt0.
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
have S_8 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 R; sgn].
have C_9 : 0 <= t_2 := nneg_is e_3 S_8.
have e_10 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_11 : R := dot (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have d_13 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_14 : whole (fun i => 1 * 1) = n by rule (whole_eq _ d_13) => i; clear - R; first [reflexivity | ring].
have e_12 : t_11 = n by rule (dot_node e_10 e_10 d_14); done.
have S_15 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 R; sgn].
have C_16 : 0 <= t_11 := nneg_is e_12 S_15.
have e_17 : c = c by [].
pose t_18 : 'cV[R]_N := c *: v.
have e_19 : t_18 = (col (fun i => c * ((v i 0)))) by rule (col_eq (col_scale e_17 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_20 : R := dot t_18 t_18.
have d_22 : whole (fun i => (c ^+ 2) * ((v i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_23 : whole (fun i => (c * ((v i 0))) * (c * ((v i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_22) => i; clear - R; first [reflexivity | ring].
have e_21 : t_20 = (m_1 * c ^+ 2) by rule (dot_node e_19 e_19 d_23); done.
have S_24 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 R; sgn].
have S_25 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := (m_1 * c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_24 R; sgn].
have C_26 : 0 <= t_20 := nneg_is e_21 S_25.
have e_27 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_29 : R := Num.sqrt t_2.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 <= r & r ^+ 2 = m_1 by exact: (root_nneg S_5).
have S_31 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - N_pos S_4 S_5 S_24 S_r2 R; sgn].
have e_30 : t_29 = r_2 by rule (sqrt_node e_3 S_31 _); clear - E_r2 R; first [reflexivity | ring: E_r2].
have S_32 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - N_pos S_4 S_5 S_24 S_r2 R; sgn].
have C_28 : (0 : R) <= t_29 by rule (le_by e_27 e_30 _ S_32); clear - E_r2 R; first [reflexivity | ring: E_r2].
pose t_33 : R := Num.sqrt t_11.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_35 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - N_pos S_4 S_5 S_24 S_r2 S_r3 R; sgn].
have e_34 : t_33 = r_3 by rule (sqrt_node e_12 S_35 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_36 : R := t_33 ^+ 2.
have e_37 : t_36 = n by rule (num_eq (num1 (fun a : R => a ^+ 2) e_34) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have e_39 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have C_38 : t_36 = N%:R by rule (num_eq e_37 (esym (num_eq e_39 _))); clear - R; first [reflexivity | ring].
pose t_40 : R := Num.sqrt t_20.
have S_42 : 0 <= (c ^+ 2) by rule (nneg_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_24 S_r2 S_r3 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 <= r & r ^+ 2 = (c ^+ 2) by exact: (root_nneg S_42).
have S_43 : 0 <= (r_2 * r_5) by rule (nneg_is (c := r_5 * r_2) _ _); [clear - E_r2 E_r5 R; first [reflexivity | ring: E_r2 E_r5] | clear - N_pos S_4 S_5 S_24 S_r2 S_r3 S_42 S_r5 R; sgn].
have S_44 : 0 <= (r_2 * r_5) by rule (nneg_is (c := (r_2 * r_5)) _ _); [clear - E_r2 E_r5 R; first [reflexivity | ring: E_r2 E_r5] | clear - N_pos S_4 S_5 S_24 S_r2 S_r3 S_42 S_r5 S_43 R; sgn].
have e_41 : t_40 = (r_2 * r_5) by rule (sqrt_node e_21 S_44 _); clear - E_r2 E_r5 R; first [reflexivity | ring: E_r2 E_r5].
pose t_45 : R := t_40 ^+ 2.
have e_46 : t_45 = (m_1 * c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_41) _); clear - E_r2 E_r5 R; first [reflexivity | ring: E_r2 E_r5].
pose t_48 : R := c ^+ 2.
have e_49 : t_48 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_17) _); clear - R; first [reflexivity | ring].
pose t_50 : R := t_29 ^+ 2.
have e_51 : t_50 = m_1 by rule (num_eq (num1 (fun a : R => a ^+ 2) e_30) _); clear - E_r2 R; first [reflexivity | ring: E_r2].
pose t_52 : R := t_48 * t_50.
have e_53 : t_52 = (m_1 * c ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_49 e_51) _); clear - R; first [reflexivity | ring].
have C_47 : t_45 = t_52 by rule (num_eq e_46 (esym (num_eq e_53 _))); clear - R; first [reflexivity | ring].
pose t_55 : 'M[R]_N := outer v v.
have e_56 : t_55 = (opr (fun i => 0) [:: ((fun i => (v i 0)), (fun i => (v i 0)))]) by rule (opr_eq (opr_outer e_1 e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_57 : R := \tr t_55.
have d_59 : whole (fun i => 0) = 0 by rule (num_eq (@part0 R N xpredT) _); clear - R; first [reflexivity | ring].
have e_58 : t_57 = m_1 by rule (opr_trace (s := [:: m_1]) e_56 d_59 (conj d_7 I) _); reduce; clear - R; first [reflexivity | ring].
have C_54 : t_50 = t_57 by rule (num_eq e_51 (esym (num_eq e_58 _))); clear - R; first [reflexivity | ring].
split; first exact: C_9.
split; first exact: C_16.
split; first exact: C_26.
split; first exact: C_28.
split; first exact: C_38.
split; first exact: C_47.
exact: C_54.
Qed.

(* lnverify.definition.reflection
   The reflection with the normal d is the symmetric involution that reverses d alone
   this project; proofs/definitions.py *)
Theorem lnverify_definition_reflection (d : 'cV[R]_N) :
  (0 < N)%N ->
  0 < dot d d ->
  dot d d != 0 /\
  reflection d *m d = - d :> 'cV[R]_N /\
  (reflection d)^T = reflection d :> 'M[R]_N /\
  reflection d *m reflection d = 1%:M :> 'M[R]_N /\
  \tr (reflection d) = N%:R - 2%:R :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot d d.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (d i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (d i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((d i 0)) * ((d i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_12 : m_1 != 0 by rule (nz_is (c := (m_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_13 : t_2 != 0 := nz_is e_3 NZ_12.
have e_14 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_15 : R := t_2^-1.
have e_16 : t_15 = (1 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_3) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_17 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_18 : 'M[R]_N := outer d d.
have e_19 : t_18 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => (d i 0)))]) by rule (opr_eq (opr_outer e_1 e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_20 : 'M[R]_N := (2%:R : R) *: t_18.
have e_21 : t_20 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => 2%:R * ((d i 0))))]) by rule (opr_eq (opr_scale e_17 e_19) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_22 : 'M[R]_N := t_15 *: t_20.
have e_23 : t_22 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => (2%:R / (m_1)) * ((d i 0))))]) by rule (opr_eq (opr_scale e_16 e_21) _ _); [move=> i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_24 : 'M[R]_N := (1%:M : 'M[R]_N) - t_22.
have e_25 : t_24 = (opr (fun i => 1) [:: ((fun i => (d i 0)), (fun i => ((- 2%:R) / (m_1)) * ((d i 0))))]) by rule (opr_eq (opr_sub e_14 e_23) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_26 : 'cV[R]_N := t_24 *m d.
have d_28 : whole (fun i => ((- 2%:R) / (m_1)) * ((d i 0) ^+ 2)) = (- 2%:R) by rule (num_eq (partZ ((- 2%:R) / (m_1)) M_1) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_29 : whole (fun i => (((- 2%:R) / (m_1)) * ((d i 0))) * ((d i 0))) = (- 2%:R) by rule (whole_eq _ d_28) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_27 : t_26 = (col (fun i => (- 1) * ((d i 0)))) by rule (col_eq (opr_apply (s := [:: (- 2%:R)]) e_25 e_1 (conj d_29 I)) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_31 : 'cV[R]_N := - d.
have e_32 : t_31 = (col (fun i => (- 1) * ((d i 0)))) by rule (col_eq (col_opp e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_30 : t_26 = t_31 by rule (col_same e_27 e_32 _) => i; clear - R; first [reflexivity | ring].
pose t_33 : 'M[R]_N := t_24^T.
have e_34 : t_33 = (opr (fun i => 1) [:: ((fun i => (d i 0)), (fun i => ((- 2%:R) / (m_1)) * ((d i 0))))]) by rule (opr_eq (opr_T e_25) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
have C_35 : t_33 = t_24 by rule (opr_same e_34 e_25 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_36 : 'M[R]_N := t_24 *m t_24.
have e_37 : t_36 = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 2%:R)]]) e_25 e_25 (conj (conj d_29 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
have C_38 : t_36 = (1%:M : 'M[R]_N) by rule (opr_same e_37 e_14 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_39 : R := \tr t_24.
have d_41 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_42 : whole (fun i => ((d i 0)) * (((- 2%:R) / (m_1)) * ((d i 0)))) = (- 2%:R) by rule (whole_eq _ d_28) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_40 : t_39 = (n - 2%:R) by rule (opr_trace (s := [:: (- 2%:R)]) e_25 d_41 (conj d_42 I) _); reduce; clear - R; first [reflexivity | ring].
have e_44 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_45 : R := N%:R - (2%:R : R).
have e_46 : t_45 = (n - 2%:R) by rule (num_eq (num2 (fun a b : R => a - b) e_44 e_17) _); clear - R; first [reflexivity | ring].
have C_43 : t_39 = t_45 by rule (num_eq e_40 (esym (num_eq e_46 _))); clear - R; first [reflexivity | ring].
split; first exact: C_13.
split; first exact: C_30.
split; first exact: C_35.
split; first exact: C_38.
exact: C_43.
Qed.

(* lnverify.definition.normal-direction
   α is the vector that the gain takes to 1
   this project; proofs/definitions.py *)
Theorem lnverify_definition_normal_direction (gain : 'cV[R]_N) :
  (0 < N)%N ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  had gain (alpha gain) = ones :> 'cV[R]_N.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have C_2 : forall i, gain i 0 != 0 by rule (col_nz e_1 _) => i; have q0 := H0 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
have e_3 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_4 : 'cV[R]_N := vinv gain.
have e_5 : t_4 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_1) _) => i; reduce; have q_6 := H0 i; clear - q_6 R; first [reflexivity | field; nz | ring].
pose t_7 : 'cV[R]_N := had (ones : 'cV[R]_N) t_4.
have e_8 : t_7 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_had e_3 e_5) _) => i; reduce; have q_9 := H0 i; clear - q_9 R; first [reflexivity | field; nz | ring].
pose t_10 : 'cV[R]_N := had gain t_7.
have e_11 : t_10 = (col (fun i => 1)) by rule (col_eq (col_had e_1 e_8) _) => i; reduce; have q_12 := H0 i; clear - q_12 R; first [reflexivity | field; nz | ring].
have C_13 : t_10 = (ones : 'cV[R]_N) by rule (col_same e_11 e_3 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_2.
exact: C_13.
Qed.

(* lnverify.definition.off-normal
   Π₂ is the orthogonal projector whose kernel is spanned by the direction that it is given
   this project; proofs/definitions.py *)
Theorem lnverify_definition_off_normal (d : 'cV[R]_N) :
  (0 < N)%N ->
  0 < dot d d ->
  dot d d != 0 /\
  Pi2 d *m Pi2 d = Pi2 d :> 'M[R]_N /\
  (Pi2 d)^T = Pi2 d :> 'M[R]_N /\
  Pi2 d *m d = 0 :> 'cV[R]_N /\
  \tr (Pi2 d) = N%:R - 1 :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot d d.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (d i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (d i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((d i 0)) * ((d i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_12 : m_1 != 0 by rule (nz_is (c := (m_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_13 : t_2 != 0 := nz_is e_3 NZ_12.
have e_14 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_15 : R := t_2^-1.
have e_16 : t_15 = (1 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_3) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_17 : 'M[R]_N := outer d d.
have e_18 : t_17 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => (d i 0)))]) by rule (opr_eq (opr_outer e_1 e_1) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_19 : 'M[R]_N := t_15 *: t_17.
have e_20 : t_19 = (opr (fun i => 0) [:: ((fun i => (d i 0)), (fun i => (1 / (m_1)) * ((d i 0))))]) by rule (opr_eq (opr_scale e_16 e_18) _ _); [move=> i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_21 : 'M[R]_N := (1%:M : 'M[R]_N) - t_19.
have e_22 : t_21 = (opr (fun i => 1) [:: ((fun i => (d i 0)), (fun i => ((- 1) / (m_1)) * ((d i 0))))]) by rule (opr_eq (opr_sub e_14 e_20) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_23 : 'M[R]_N := t_21 *m t_21.
have d_25 : whole (fun i => ((- 1) / (m_1)) * ((d i 0) ^+ 2)) = (- 1) by rule (num_eq (partZ ((- 1) / (m_1)) M_1) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_26 : whole (fun i => (((- 1) / (m_1)) * ((d i 0))) * ((d i 0))) = (- 1) by rule (whole_eq _ d_25) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_24 : t_23 = (opr (fun i => 1) [:: ((fun i => (d i 0)), (fun i => ((- 1) / (m_1)) * ((d i 0))))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_22 e_22 (conj (conj d_26 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
have C_27 : t_23 = t_21 by rule (opr_same e_24 e_22 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_28 : 'M[R]_N := t_21^T.
have e_29 : t_28 = (opr (fun i => 1) [:: ((fun i => (d i 0)), (fun i => ((- 1) / (m_1)) * ((d i 0))))]) by rule (opr_eq (opr_T e_22) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
have C_30 : t_28 = t_21 by rule (opr_same e_29 e_22 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_31 : 'cV[R]_N := t_21 *m d.
have e_32 : t_31 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: (- 1)]) e_22 e_1 (conj d_26 I)) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_34 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_33 : t_31 = (0 : 'cV[R]_N) by rule (col_same e_32 e_34 _) => i; clear - R; first [reflexivity | ring].
pose t_35 : R := \tr t_21.
have d_37 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_38 : whole (fun i => ((d i 0)) * (((- 1) / (m_1)) * ((d i 0)))) = (- 1) by rule (whole_eq _ d_25) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_36 : t_35 = (n - 1) by rule (opr_trace (s := [:: (- 1)]) e_22 d_37 (conj d_38 I) _); reduce; clear - R; first [reflexivity | ring].
have e_40 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_41 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_42 : R := N%:R - (1 : R).
have e_43 : t_42 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_40 e_41) _); clear - R; first [reflexivity | ring].
have C_39 : t_35 = t_42 by rule (num_eq e_36 (esym (num_eq e_43 _))); clear - R; first [reflexivity | ring].
split; first exact: C_13.
split; first exact: C_27.
split; first exact: C_30.
split; first exact: C_33.
exact: C_39.
Qed.

(* lnverify.definition.gain-matrix
   The linear part of LayerNorm takes a to g ⊙ a′
   this project; proofs/definitions.py *)
Theorem lnverify_definition_gain_matrix (activation gain : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  gain_matrix gain *m activation = had gain (centered activation) :> 'cV[R]_N.
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
have e_6 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_7 : 'M[R]_N := diag gain.
have e_8 : t_7 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_6) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_9 : R := N%:R^-1.
have e_10 : t_9 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_11 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : 'M[R]_N := outer gain (ones : 'cV[R]_N).
have e_13 : t_12 = (opr (fun i => 0) [:: ((fun i => (gain i 0)), (fun i => 1))]) by rule (opr_eq (opr_outer e_6 e_11) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_14 : 'M[R]_N := t_9 *: t_12.
have e_15 : t_14 = (opr (fun i => 0) [:: ((fun i => (gain i 0)), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_10 e_13) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_16 : 'M[R]_N := t_7 - t_14.
have e_17 : t_16 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_8 e_15) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have e_18 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := t_16 *m activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have d_21 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_22 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_21) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_20 : t_19 = (col (fun i => (activation i 0) * (gain i 0) + ((- m_1) / (n)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_17 e_18 (conj d_22 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : R := sumv activation.
have e_25 : t_24 = m_1 by rule (sum_node e_18 M_1 _); clear - R; first [reflexivity | ring].
pose t_26 : R := t_24 / N%:R.
have e_27 : t_26 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_28 : 'cV[R]_N := t_26 *: (ones : 'cV[R]_N).
have e_29 : t_28 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_27 e_11) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_30 : 'cV[R]_N := activation - t_28.
have e_31 : t_30 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_18 e_29) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := had gain t_30.
have e_33 : t_32 = (col (fun i => (activation i 0) * (gain i 0) + ((- m_1) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_6 e_31) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_23 : t_19 = t_32 by rule (col_same e_20 e_33 _) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_23.
Qed.

(* lnverify.definition.image-matrix
   GΠG is the symmetric matrix with the quadratic form ‖Π(g ⊙ v)‖²
   this project; proofs/definitions.py *)
Theorem lnverify_definition_image_matrix (gain v : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  (image_matrix gain)^T = image_matrix gain :> 'M[R]_N /\
  dot v (image_matrix gain *m v) = dot (had gain v) (had gain v) - sumv (had gain v) ^+ 2 / N%:R :> R.
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
have e_6 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_7 : 'M[R]_N := diag gain.
have e_8 : t_7 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_6) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_9 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_10 : R := N%:R^-1.
have e_11 : t_10 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_14 : t_13 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_12 e_12) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_15 : 'M[R]_N := t_10 *: t_13.
have e_16 : t_15 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_11 e_14) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_17 : 'M[R]_N := (1%:M : 'M[R]_N) - t_15.
have e_18 : t_17 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_9 e_16) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_19 : 'M[R]_N := t_7 *m t_17.
have e_20 : t_19 = (opr (fun i => (gain i 0)) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: ]]) e_8 e_18 (conj I (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_21 : 'M[R]_N := t_19 *m t_7.
have e_22 : t_21 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_mul (ss := [:: ]) e_20 e_8 (I)) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_23 : 'M[R]_N := t_21^T.
have e_24 : t_23 = (opr (fun i => (gain i 0) ^+ 2) [:: ((fun i => (gain i 0)), (fun i => ((- 1) / (n)) * ((gain i 0))))]) by rule (opr_eq (opr_T e_22) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_25 : t_23 = t_21 by rule (opr_same e_24 e_22 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have e_26 : v = (col (fun i => (v i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_27 : 'cV[R]_N := t_21 *m v.
have [m_1 M_1] := some_number (part xpredT (fun i => (gain i 0) * (v i 0))).
have d_29 : whole (fun i => ((- 1) / (n)) * ((gain i 0) * (v i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_30 : whole (fun i => (((- 1) / (n)) * ((gain i 0))) * ((v i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_29) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_28 : t_27 = (col (fun i => (gain i 0) ^+ 2 * (v i 0) + ((- m_1) / (n)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_22 e_26 (conj d_30 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_31 : R := dot v t_27.
have [m_2 M_2] := some_number (part xpredT (fun i => (gain i 0) ^+ 2 * (v i 0) ^+ 2)).
have S_33 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_34 : whole (fun i => (gain i 0) ^+ 2 * (v i 0) ^+ 2 + ((- m_1) / (n)) * ((gain i 0) * (v i 0))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD M_2 (partZ ((- m_1) / (n)) M_1)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_35 : whole (fun i => ((v i 0)) * ((gain i 0) ^+ 2 * (v i 0) + ((- m_1) / (n)) * ((gain i 0)))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_34) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_32 : t_31 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_26 e_28 d_35); done.
pose t_37 : 'cV[R]_N := had gain v.
have e_38 : t_37 = (col (fun i => (gain i 0) * (v i 0))) by rule (col_eq (col_had e_6 e_26) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := dot t_37 t_37.
have d_41 : whole (fun i => (gain i 0) ^+ 2 * (v i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_42 : whole (fun i => ((gain i 0) * (v i 0)) * ((gain i 0) * (v i 0))) = m_2 by rule (whole_eq _ d_41) => i; clear - R; first [reflexivity | ring].
have e_40 : t_39 = m_2 by rule (dot_node e_38 e_38 d_42); done.
pose t_43 : R := sumv t_37.
have e_44 : t_43 = m_1 by rule (sum_node e_38 M_1 _); clear - R; first [reflexivity | ring].
pose t_45 : R := t_43 ^+ 2.
have e_46 : t_45 = (m_1 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_44) _); clear - R; first [reflexivity | ring].
pose t_47 : R := t_45 / N%:R.
have e_48 : t_47 = ((m_1 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_46 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_49 : R := t_39 - t_47.
have e_50 : t_49 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_40 e_48) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_36 : t_31 = t_49 by rule (num_eq e_32 (esym (num_eq e_50 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
split; first exact: C_25.
exact: C_36.
Qed.

(* lnverify.definition.drazin
   g^D solves g ⊙ d ⊙ g = g and d ⊙ g ⊙ d = d; the two indicators have the entries 0 and 1 and tell zeros apart
   this project; proofs/definitions.py *)
Theorem lnverify_definition_drazin (gain : 'cV[R]_N) :
  (0 < N)%N ->
  had (nonzero_entries gain) gain = gain :> 'cV[R]_N /\
  had (had (drazin gain) gain) (drazin gain) = drazin gain :> 'cV[R]_N /\
  had (zero_entries gain) gain = 0 :> 'cV[R]_N /\
  had (zero_entries gain) (zero_entries gain) = zero_entries gain :> 'cV[R]_N /\
  nonzero_entries gain + zero_entries gain = ones :> 'cV[R]_N /\
  squared_drazin gain = diag (had (drazin gain) (drazin gain)) :> 'M[R]_N.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [z [Z1 Z0]] := zeros_of gain.
have e_1 : gain = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_2 : 'cV[R]_N := drazin gain.
have e_3 : t_2 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_drazin e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_4 : 'cV[R]_N := had gain t_2.
have e_5 : t_4 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_1 e_3) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_6 : 'cV[R]_N := had t_4 gain.
have e_7 : t_6 = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_had e_5 e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have C_8 : t_6 = gain by rule (col_same e_7 e_1 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_9 : 'cV[R]_N := had t_2 gain.
have e_10 : t_9 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_3 e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_11 : 'cV[R]_N := had t_9 t_2.
have e_12 : t_11 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_had e_10 e_3) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have C_13 : t_11 = t_2 by rule (col_same e_12 e_3 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have C_14 : t_6 = gain by rule (col_same e_7 e_1 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have e_15 : (ones : 'cV[R]_N) = (col (fun i => if z i then 1 else 1)) by rule (col_eq (col_ones R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_16 : 'cV[R]_N := (ones : 'cV[R]_N) - t_4.
have e_17 : t_16 = (col (fun i => if z i then 1 else 0)) by rule (col_eq (col_sub e_15 e_5) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_18 : 'cV[R]_N := had t_16 gain.
have e_19 : t_18 = (col (fun i => if z i then 0 else 0)) by rule (col_eq (col_had e_17 e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have e_21 : (0 : 'cV[R]_N) = (col (fun i => if z i then 0 else 0)) by rule (col_eq (col_zero R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have C_20 : t_18 = (0 : 'cV[R]_N) by rule (col_same e_19 e_21 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_22 : 'cV[R]_N := had t_16 t_16.
have e_23 : t_22 = (col (fun i => if z i then 1 else 0)) by rule (col_eq (col_had e_17 e_17) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have C_24 : t_22 = t_16 by rule (col_same e_23 e_17 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_25 : 'cV[R]_N := t_4 + t_16.
have e_26 : t_25 = (col (fun i => if z i then 1 else 1)) by rule (col_eq (col_add e_5 e_17) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have C_27 : t_25 = (ones : 'cV[R]_N) by rule (col_same e_26 e_15 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_28 : 'M[R]_N := diag t_2.
have e_29 : t_28 = (opr (fun i => if z i then 0 else (gain i 0)^-1) [:: ]) by rule (opr_eq (opr_diag e_3) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_30 : 'M[R]_N := t_28 *m t_28.
have e_31 : t_30 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_mul (ss := [:: ]) e_29 e_29 (I)) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
pose t_33 : 'cV[R]_N := had t_2 t_2.
have e_34 : t_33 = (col (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2)) by rule (col_eq (col_had e_3 e_3) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_35 : 'M[R]_N := diag t_33.
have e_36 : t_35 = (opr (fun i => if z i then 0 else (gain i 0)^-1 ^+ 2) [:: ]) by rule (opr_eq (opr_diag e_34) _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
have C_32 : t_30 = t_35 by rule (opr_same e_31 e_36 _ _); [move=> i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]] | move=> i j; reduce; case zi: (z i); [case zj: (z j); [rewrite ?(Z1 i zi) ?invr0; rewrite ?(Z1 j zj) ?invr0; clear - R; first [reflexivity | ring] | have qj := Z0 j zj; rewrite ?(Z1 i zi) ?invr0; clear - qj R; first [reflexivity | field; nz | ring]] | case zj: (z j); [have qi := Z0 i zi; rewrite ?(Z1 j zj) ?invr0; clear - qi R; first [reflexivity | field; nz | ring] | have qi := Z0 i zi; have qj := Z0 j zj; clear - qi qj R; first [reflexivity | field; nz | ring]]]].
split; first exact: C_14.
split; first exact: C_13.
split; first exact: C_20.
split; first exact: C_24.
split; first exact: C_27.
exact: C_32.
Qed.

End Claims.
