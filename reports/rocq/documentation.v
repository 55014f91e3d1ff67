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

(* onnx.layer-norm.stage-one
   The first stage makes the normalized elements have zero mean and unit variance
   the operators of the ONNX standard, text and function bodies, onnx 1.23.2; LayerNormalization-17, the text on the
   first stage (onnx 1.23.2) *)
Theorem onnx_layer_norm_stage_one (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = 1 :> R.
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
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_52 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 R; sgn].
have e_51 : t_50 = (r_4 / (n)) by rule (sqrt_node e_49 S_52 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_53 := lt0r_neq0 S_r4.
have NZ_54 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_50 != 0 := nz_is e_51 NZ_54.
have S_56 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_53 R; sgn].
have C_57 : 0 <= t_48 := nneg_is e_49 S_56.
pose t_58 : R := t_50^-1.
have e_59 : t_58 = ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_51) _); clear - NZ_53 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : 'cV[R]_N := t_58 *: t_39.
have e_61 : t_60 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_59 e_40) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : R := sumv t_60.
have e_63 : t_62 = 0 by rule (sum_node e_61 (partD (partZ ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) M_2) (partZ ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := t_62 / N%:R.
have e_65 : t_64 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_63 e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_67 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_66 : t_64 = (0 : R) by rule (num_eq e_65 (esym (num_eq e_67 _))); clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := t_64 *: (ones : 'cV[R]_N).
have e_69 : t_68 = (col (fun i => 0)) by rule (col_eq (col_scale e_65 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_70 : 'cV[R]_N := t_60 - t_68.
have e_71 : t_70 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_61 e_69) _) => i; reduce; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : R := dot t_70 t_70.
have d_74 : whole (fun i => ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = n by rule (whole_eq _ d_74) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_73 : t_72 = n by rule (dot_node e_71 e_71 d_75); done.
pose t_76 : R := t_72 / N%:R.
have e_77 : t_76 = 1 by rule (num_eq (num2 (fun a b : R => a / b) e_73 e_28) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have C_78 : t_76 = (1 : R) by rule (num_eq e_77 (esym (num_eq e_79 _))); clear - R; first [reflexivity | ring].
split; first exact: C_30.
split; first exact: C_55.
split; first exact: C_57.
split; first exact: C_66.
exact: C_78.
Qed.

(* onnx.mvn
   The function body of MeanVarianceNormalization computes what its text says
   the operators of the ONNX standard, text and function bodies, onnx 1.23.2; MeanVarianceNormalization-13, the text
   against the function body (onnx 1.23.2)
   not here: it is refuted; lnverify.mvn is true instead *)

(* lnverify.mvn
   With ε added to the standard deviation the output is shorter by the factor σ/(σ + ε)
   this project; with a proof; compare ONNX’s MeanVarianceNormalization-13
   not here: that (n ^+ 2 * eps ^+ 2 - n * m_3 + m_2 ^+ 2) is not 0 is not seen *)

(* keras.rms-scaling
   With its option rms_scaling the layer scales by the inverse root of the mean square of its inputs
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; LayerNormalization,
   rms_scaling=True, the text against the code (before its deprecation in version 3.11.0)
   not here: it is refuted; lnverify.rms-scaling is true instead *)

(* lnverify.rms-scaling
   Divided by √(σ² + ε) without centring, the output is LayerNorm’s, shifted by μ/√(σ² + ε)
   this project; with a proof; compare Keras’ LayerNormalization with rms_scaling=True *)
Theorem lnverify_rms_scaling (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  (Num.sqrt (variance activation + eps))^-1 *: activation = normalized eps activation + (mean activation / Num.sqrt (variance activation + eps)) *: ones :> 'cV[R]_N /\
  dot ((Num.sqrt (variance activation + eps))^-1 *: activation) ((Num.sqrt (variance activation + eps))^-1 *: activation) / N%:R = (dot activation activation / N%:R) / (variance activation + eps) :> R.
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
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_3 + m_2 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_3 + m_2 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_3 - m_2 ^+ 2) by rule (pos_quotient H_21 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_25 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : N%:R != 0 := nz_is e_5 NZ_25.
have e_27 : eps = eps by [].
pose t_28 : R := t_19 + eps.
have e_29 : t_28 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_27) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := Num.sqrt t_28.
have S_32 : 0 <= (n ^+ 2 * eps) by rule (nneg_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 NZ_8 NZ_23 R; sgn].
have S_33 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_32 NZ_8 NZ_23 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_33).
have S_34 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 NZ_8 NZ_23 R; sgn].
have e_31 : t_30 = (r_4 / (n)) by rule (sqrt_node e_29 S_34 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_35 := lt0r_neq0 S_r4.
have NZ_36 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_35 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_37 : t_30 != 0 := nz_is e_31 NZ_36.
have NZ_38 := lt0r_neq0 S_33.
have NZ_39 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_28 != 0 := nz_is e_29 NZ_39.
have S_41 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_32 S_33 S_r4 NZ_8 NZ_23 NZ_35 NZ_38 R; sgn].
have C_42 : 0 <= t_28 := nneg_is e_29 S_41.
pose t_43 : R := t_30^-1.
have e_44 : t_43 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_31) _); clear - NZ_35 NZ_8 NZ_38 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_45 : 'cV[R]_N := t_43 *: activation.
have e_46 : t_45 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_scale e_44 e_1) _) => i; reduce; clear - NZ_38 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : 'cV[R]_N := t_43 *: t_12.
have e_49 : t_48 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_44 e_13) _) => i; reduce; clear - NZ_38 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_50 : R := t_6 / t_30.
have e_51 : t_50 = ((m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_7 e_31) _); clear - NZ_35 NZ_8 NZ_38 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_52 : 'cV[R]_N := t_50 *: (ones : 'cV[R]_N).
have e_53 : t_52 = (col (fun i => ((m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_51 e_9) _) => i; reduce; clear - NZ_38 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_54 : 'cV[R]_N := t_48 + t_52.
have e_55 : t_54 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_add e_49 e_53) _) => i; reduce; clear - NZ_38 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_47 : t_45 = t_54 by rule (col_same e_46 e_55 _) => i; clear - NZ_38 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : R := dot t_45 t_45.
have d_58 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2)) = ((n ^+ 2 * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) _); clear - NZ_38 R; first [reflexivity | field; nz | ring].
have d_59 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0))) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) = ((n ^+ 2 * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_58) => i; clear - NZ_38 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_57 : t_56 = ((n ^+ 2 * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_46 e_46 d_59); done.
pose t_60 : R := t_56 / N%:R.
have e_61 : t_60 = ((n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_57 e_5) _); clear - NZ_8 NZ_38 R; first [reflexivity | field; nz | ring].
pose t_63 : R := dot activation activation.
have d_65 : whole (fun i => (activation i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_66 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_65) => i; clear - R; first [reflexivity | ring].
have e_64 : t_63 = m_3 by rule (dot_node e_1 e_1 d_66); done.
pose t_67 : R := t_63 / N%:R.
have e_68 : t_67 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_64 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : R := t_67 / t_28.
have e_70 : t_69 = ((n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_68 e_29) _); clear - NZ_38 NZ_8 R; first [reflexivity | field; nz | ring].
have C_62 : t_60 = t_69 by rule (num_eq e_61 (esym (num_eq e_70 _))); clear - NZ_38 R; first [reflexivity | field; nz | ring].
split; first exact: C_26.
split; first exact: C_37.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_47.
exact: C_62.
Qed.

(* keras.scale-before-relu
   Before a ReLU the scale can be left out, since the next layer does the scaling
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; LayerNormalization and
   GroupNormalization, the argument scale *)
Theorem keras_scale_before_relu (c x : R) :
  0 <= c ->
  0 <= (c * x) ^+ 2 /\
  0 <= x ^+ 2 /\
  (c * x + Num.sqrt ((c * x) ^+ 2)) / 2%:R = c * ((x + Num.sqrt (x ^+ 2)) / 2%:R) :> R.
Proof.
move=> H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have e_2 : c = c by [].
have H_3 : 0 <= c by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have S_4 : 0 <= c by rule (nneg_quotient H_3 (r := 1) _ _); [clear -  R; sgn | clear - R; first [reflexivity | ring]].
have e_5 : x = x by [].
pose t_6 : R := c * x.
have e_7 : t_6 = (c * x) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_5) _); clear - R; first [reflexivity | ring].
pose t_8 : R := t_6 ^+ 2.
have e_9 : t_8 = (c ^+ 2 * x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_7) _); clear - R; first [reflexivity | ring].
have S_10 : 0 <= (c ^+ 2 * x ^+ 2) by rule (nneg_is (c := x ^+ 2 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 R; sgn].
have S_11 : 0 <= (c ^+ 2 * x ^+ 2) by rule (nneg_is (c := (c ^+ 2 * x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_10 R; sgn].
have C_12 : 0 <= t_8 := nneg_is e_9 S_11.
pose t_13 : R := x ^+ 2.
have e_14 : t_13 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_5) _); clear - R; first [reflexivity | ring].
have S_15 : 0 <= (x ^+ 2) by rule (nneg_is (c := x ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_10 R; sgn].
have S_16 : 0 <= (x ^+ 2) by rule (nneg_is (c := (x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_10 S_15 R; sgn].
have C_17 : 0 <= t_13 := nneg_is e_14 S_16.
pose t_18 : R := Num.sqrt t_8.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 <= r & r ^+ 2 = (x ^+ 2) by exact: (root_nneg S_15).
have S_20 : 0 <= (c * r_3) by rule (nneg_is (c := r_3 * c) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - S_4 S_10 S_15 S_r3 R; sgn].
have S_21 : 0 <= (c * r_3) by rule (nneg_is (c := (c * r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - S_4 S_10 S_15 S_r3 S_20 R; sgn].
have e_19 : t_18 = (c * r_3) by rule (sqrt_node e_9 S_21 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_22 : R := t_6 + t_18.
have e_23 : t_22 = (c * x + c * r_3) by rule (num_eq (num2 (fun a b : R => a + b) e_7 e_19) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have e_24 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_25 : R := t_22 / (2%:R : R).
have NZ_27 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_26 : t_25 = ((c * x + c * r_3) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_24) _); clear - NZ_27 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_29 : R := Num.sqrt t_13.
have S_31 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - S_4 S_10 S_15 S_r3 S_20 NZ_27 R; sgn].
have e_30 : t_29 = r_3 by rule (sqrt_node e_14 S_31 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_32 : R := x + t_29.
have e_33 : t_32 = (x + r_3) by rule (num_eq (num2 (fun a b : R => a + b) e_5 e_30) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_34 : R := t_32 / (2%:R : R).
have e_35 : t_34 = ((x + r_3) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_24) _); clear - NZ_27 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_36 : R := c * t_34.
have e_37 : t_36 = ((c * x + c * r_3) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_35) _); clear - E_r3 N R; first [reflexivity | field: E_r3; first [done | nz] | ring: E_r3].
have C_28 : t_25 = t_36 by rule (num_eq e_26 (esym (num_eq e_37 _))); clear - E_r3 N R; first [reflexivity | field: E_r3; first [done | nz] | ring: E_r3].
split; first exact: C_12.
split; first exact: C_17.
exact: C_28.
Qed.

(* lnverify.scale-before-relu
   A scale that is not negative passes through ReLU, a bias does not
   this project; with a proof; compare Keras’ LayerNormalization, the argument scale *)
Theorem lnverify_scale_before_relu (c x : R) :
  0 <= c ->
  0 <= (c * x + 0) ^+ 2 /\
  0 <= (x + 0) ^+ 2 /\
  (c * x + 0 + Num.sqrt ((c * x + 0) ^+ 2)) / 2%:R = c * ((x + 0 + Num.sqrt ((x + 0) ^+ 2)) / 2%:R) :> R.
Proof.
move=> H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have e_2 : c = c by [].
have H_3 : 0 <= c by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have S_4 : 0 <= c by rule (nneg_quotient H_3 (r := 1) _ _); [clear -  R; sgn | clear - R; first [reflexivity | ring]].
have e_5 : x = x by [].
pose t_6 : R := c * x.
have e_7 : t_6 = (c * x) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_5) _); clear - R; first [reflexivity | ring].
pose t_8 : R := t_6 + (0 : R).
have e_9 : t_8 = (c * x) by rule (num_eq (num2 (fun a b : R => a + b) e_7 e_1) _); clear - R; first [reflexivity | ring].
pose t_10 : R := t_8 ^+ 2.
have e_11 : t_10 = (c ^+ 2 * x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_9) _); clear - R; first [reflexivity | ring].
have S_12 : 0 <= (c ^+ 2 * x ^+ 2) by rule (nneg_is (c := x ^+ 2 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 R; sgn].
have S_13 : 0 <= (c ^+ 2 * x ^+ 2) by rule (nneg_is (c := (c ^+ 2 * x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_12 R; sgn].
have C_14 : 0 <= t_10 := nneg_is e_11 S_13.
pose t_15 : R := x + (0 : R).
have e_16 : t_15 = x by rule (num_eq (num2 (fun a b : R => a + b) e_5 e_1) _); clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 ^+ 2.
have e_18 : t_17 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_16) _); clear - R; first [reflexivity | ring].
have S_19 : 0 <= (x ^+ 2) by rule (nneg_is (c := x ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_12 R; sgn].
have S_20 : 0 <= (x ^+ 2) by rule (nneg_is (c := (x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_4 S_12 S_19 R; sgn].
have C_21 : 0 <= t_17 := nneg_is e_18 S_20.
pose t_22 : R := Num.sqrt t_10.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 <= r & r ^+ 2 = (x ^+ 2) by exact: (root_nneg S_19).
have S_24 : 0 <= (c * r_3) by rule (nneg_is (c := r_3 * c) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - S_4 S_12 S_19 S_r3 R; sgn].
have S_25 : 0 <= (c * r_3) by rule (nneg_is (c := (c * r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - S_4 S_12 S_19 S_r3 S_24 R; sgn].
have e_23 : t_22 = (c * r_3) by rule (sqrt_node e_11 S_25 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_26 : R := t_8 + t_22.
have e_27 : t_26 = (c * x + c * r_3) by rule (num_eq (num2 (fun a b : R => a + b) e_9 e_23) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have e_28 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_29 : R := t_26 / (2%:R : R).
have NZ_31 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_30 : t_29 = ((c * x + c * r_3) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_28) _); clear - NZ_31 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_33 : R := Num.sqrt t_17.
have S_35 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - S_4 S_12 S_19 S_r3 S_24 NZ_31 R; sgn].
have e_34 : t_33 = r_3 by rule (sqrt_node e_18 S_35 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_36 : R := t_15 + t_33.
have e_37 : t_36 = (x + r_3) by rule (num_eq (num2 (fun a b : R => a + b) e_16 e_34) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_38 : R := t_36 / (2%:R : R).
have e_39 : t_38 = ((x + r_3) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_28) _); clear - NZ_31 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_40 : R := c * t_38.
have e_41 : t_40 = ((c * x + c * r_3) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a * b) e_2 e_39) _); clear - E_r3 N R; first [reflexivity | field: E_r3; first [done | nz] | ring: E_r3].
have C_32 : t_29 = t_40 by rule (num_eq e_30 (esym (num_eq e_41 _))); clear - E_r3 N R; first [reflexivity | field: E_r3; first [done | nz] | ring: E_r3].
split; first exact: C_14.
split; first exact: C_21.
exact: C_32.
Qed.

(* lnverify.relu-of-scaled
   A scale c passes through ReLU, and a negative one leaves |c| |x| beside it
   this project; with a proof; compare Keras’ LayerNormalization, the argument scale *)
Theorem lnverify_relu_of_scaled (c x : R) :
  0 <= (c * x) ^+ 2 /\
  0 <= x ^+ 2 /\
  0 <= (- c) ^+ 2 /\
  (c * x + Num.sqrt ((c * x) ^+ 2)) / 2%:R = c * ((x + Num.sqrt (x ^+ 2)) / 2%:R) + ((- c + Num.sqrt ((- c) ^+ 2)) / 2%:R) * Num.sqrt (x ^+ 2) :> R.
Proof.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : c = c by [].
have e_2 : x = x by [].
pose t_3 : R := c * x.
have e_4 : t_3 = (c * x) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_2) _); clear - R; first [reflexivity | ring].
pose t_5 : R := t_3 ^+ 2.
have e_6 : t_5 = (c ^+ 2 * x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_4) _); clear - R; first [reflexivity | ring].
have S_7 : 0 <= (c ^+ 2 * x ^+ 2) by rule (nneg_is (c := x ^+ 2 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear -  R; sgn].
have S_8 : 0 <= (c ^+ 2 * x ^+ 2) by rule (nneg_is (c := (c ^+ 2 * x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_7 R; sgn].
have C_9 : 0 <= t_5 := nneg_is e_6 S_8.
pose t_10 : R := x ^+ 2.
have e_11 : t_10 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_2) _); clear - R; first [reflexivity | ring].
have S_12 : 0 <= (x ^+ 2) by rule (nneg_is (c := x ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_7 R; sgn].
have S_13 : 0 <= (x ^+ 2) by rule (nneg_is (c := (x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_7 S_12 R; sgn].
have C_14 : 0 <= t_10 := nneg_is e_11 S_13.
pose t_15 : R := - c.
have e_16 : t_15 = (- c) by rule (num_eq (num1 (fun a : R => - a) e_1) _); clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 ^+ 2.
have e_18 : t_17 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_16) _); clear - R; first [reflexivity | ring].
have S_19 : 0 <= (c ^+ 2) by rule (nneg_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_7 S_12 R; sgn].
have S_20 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_7 S_12 S_19 R; sgn].
have C_21 : 0 <= t_17 := nneg_is e_18 S_20.
pose t_22 : R := Num.sqrt t_5.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 <= r & r ^+ 2 = (x ^+ 2) by exact: (root_nneg S_12).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = (c ^+ 2) by exact: (root_nneg S_19).
have S_24 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - S_7 S_12 S_19 S_r3 S_r4 R; sgn].
have S_25 : 0 <= (r_3 * r_4) by rule (nneg_is (c := (r_3 * r_4)) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - S_7 S_12 S_19 S_r3 S_r4 S_24 R; sgn].
have e_23 : t_22 = (r_3 * r_4) by rule (sqrt_node e_6 S_25 _); clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4].
pose t_26 : R := t_3 + t_22.
have e_27 : t_26 = (c * x + r_3 * r_4) by rule (num_eq (num2 (fun a b : R => a + b) e_4 e_23) _); clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4].
have e_28 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_29 : R := t_26 / (2%:R : R).
have NZ_31 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_30 : t_29 = ((c * x + r_3 * r_4) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_28) _); clear - NZ_31 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_33 : R := Num.sqrt t_10.
have S_35 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - S_7 S_12 S_19 S_r3 S_r4 S_24 NZ_31 R; sgn].
have e_34 : t_33 = r_3 by rule (sqrt_node e_11 S_35 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_36 : R := x + t_33.
have e_37 : t_36 = (x + r_3) by rule (num_eq (num2 (fun a b : R => a + b) e_2 e_34) _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_38 : R := t_36 / (2%:R : R).
have e_39 : t_38 = ((x + r_3) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_28) _); clear - NZ_31 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_40 : R := c * t_38.
have e_41 : t_40 = ((c * x + c * r_3) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_39) _); clear - E_r3 N R; first [reflexivity | field: E_r3; first [done | nz] | ring: E_r3].
pose t_42 : R := Num.sqrt t_17.
have S_44 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - S_7 S_12 S_19 S_r3 S_r4 S_24 NZ_31 R; sgn].
have e_43 : t_42 = r_4 by rule (sqrt_node e_18 S_44 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_45 : R := t_15 + t_42.
have e_46 : t_45 = (- c + r_4) by rule (num_eq (num2 (fun a b : R => a + b) e_16 e_43) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_47 : R := t_45 / (2%:R : R).
have e_48 : t_47 = ((- c + r_4) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_46 e_28) _); clear - NZ_31 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : R := t_47 * t_33.
have e_50 : t_49 = ((- c * r_3 + r_3 * r_4) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a * b) e_48 e_34) _); clear - E_r3 E_r4 N R; first [reflexivity | field: E_r3 E_r4; first [done | nz] | ring: E_r3 E_r4].
pose t_51 : R := t_40 + t_49.
have e_52 : t_51 = ((c * x + r_3 * r_4) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a + b) e_41 e_50) _); clear - E_r3 E_r4 N R; first [reflexivity | field: E_r3 E_r4; first [done | nz] | ring: E_r3 E_r4].
have C_32 : t_29 = t_51 by rule (num_eq e_30 (esym (num_eq e_52 _))); clear - E_r3 E_r4 N R; first [reflexivity | field: E_r3 E_r4; first [done | nz] | ring: E_r3 E_r4].
split; first exact: C_9.
split; first exact: C_14.
split; first exact: C_21.
exact: C_32.
Qed.

(* keras.eps-lower-bound
   ε is a lower bound of what is divided by
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; ops.layer_normalization and
   ops.rms_normalization, the argument epsilon *)
Theorem keras_eps_lower_bound (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  eps <= 1 ->
  N%:R != 0 :> R /\
  eps ^+ 2 <= eps /\
  eps <= dot activation activation / N%:R + eps.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have e_2 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have H_3 : 0 <= (- eps + 1) by move: (le_of H0 e_1 e_2) => h; rewrite -subr_ge0 in h; rule (nneg_of h _); clear h; clear - R; first [reflexivity | ring].
have S_4 : 0 <= (- eps + 1) by rule (nneg_quotient H_3 (r := 1) _ _); [clear - H_eps R; sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_6 : 0 <= n - 1 by rewrite subr_ge0.
have e_5 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_7 := lt0r_neq0 N_pos.
have NZ_8 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_7 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_9 : N%:R != 0 := nz_is e_5 NZ_8.
pose t_10 : R := eps ^+ 2.
have e_11 : t_10 = (eps ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
have S_13 : 0 <= (- eps ^+ 2 + eps) by rule (nneg_is (c := eps * (- eps + 1)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_4 N_pos S_6 NZ_7 R; sgn].
have S_14 : 0 <= (- eps ^+ 2 + eps) by rule (nneg_is (c := (- eps ^+ 2 + eps)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_4 N_pos S_6 S_13 NZ_7 R; sgn].
have C_12 : t_10 <= eps by rule (le_by e_11 e_1 _ S_14); clear - R; first [reflexivity | ring].
have e_16 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : R := dot activation activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_19 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_20 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_21 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_20) => i; clear - R; first [reflexivity | ring].
have e_18 : t_17 = m_2 by rule (dot_node e_16 e_16 d_21); done.
pose t_22 : R := t_17 / N%:R.
have e_23 : t_22 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_5) _); clear - NZ_7 R; first [reflexivity | field; nz | ring].
pose t_24 : R := t_22 + eps.
have e_25 : t_24 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_23 e_1) _); clear - NZ_7 R; first [reflexivity | field; nz | ring].
have S_26 : 0 <= (m_2 / (n)) by rule (nneg_is (c := m_2 * n^-1) _ _); [clear - NZ_7 R; first [reflexivity | field; nz | ring] | clear - H_eps S_4 N_pos S_6 S_13 S_19 NZ_7 R; sgn].
have C_15 : eps <= t_24 by rule (le_by e_1 e_25 _ S_26); clear - NZ_7 R; first [reflexivity | field; nz | ring].
split; first exact: C_9.
split; first exact: C_12.
exact: C_15.
Qed.

(* lnverify.eps-lower-bound
   √(m + ε) ≥ √ε, and no more can be said
   this project; with a proof; compare Keras’ ops.rms_normalization *)
Theorem lnverify_eps_lower_bound (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  N%:R != 0 :> R /\
  0 <= eps /\
  0 <= dot activation activation / N%:R + eps /\
  Num.sqrt eps <= Num.sqrt (dot activation activation / N%:R + eps).
Proof.
move=> N_gt0 H_eps.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_2 : 0 <= n - 1 by rewrite subr_ge0.
have e_1 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
have e_6 : eps = eps by [].
have S_7 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_2 NZ_3 R; sgn].
have C_8 : 0 <= eps := nneg_is e_6 S_7.
have e_9 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : R := dot activation activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_12 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_13 : whole (fun i => (activation i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_14 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_13) => i; clear - R; first [reflexivity | ring].
have e_11 : t_10 = m_3 by rule (dot_node e_9 e_9 d_14); done.
pose t_15 : R := t_10 / N%:R.
have e_16 : t_15 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_11 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_17 : R := t_15 + eps.
have e_18 : t_17 = ((n * eps + m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_16 e_6) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have S_19 : 0 <= (n * eps + m_3) by clear - H_eps N_pos S_2 S_12 NZ_3 R; sgn.
have S_20 : 0 <= ((n * eps + m_3) / (n)) by rule (nneg_is (c := (n * eps + m_3) * n^-1) _ _); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_2 S_12 S_19 NZ_3 R; sgn].
have C_21 : 0 <= t_17 := nneg_is e_18 S_20.
pose t_22 : R := Num.sqrt eps.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 <= r & r ^+ 2 = eps by exact: (root_nneg H_eps).
have S_24 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - H_eps N_pos S_2 S_12 S_19 S_r2 NZ_3 R; sgn].
have e_23 : t_22 = r_2 by rule (sqrt_node e_6 S_24 _); clear - E_r2 R; first [reflexivity | ring: E_r2].
pose t_26 : R := Num.sqrt t_17.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 <= r & r ^+ 2 = (n * eps + m_3) by exact: (root_nneg S_19).
have S_28 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_2 S_12 S_19 S_r2 S_r4 S_r5 NZ_3 R; sgn].
have S_29 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_3 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_2 S_12 S_19 S_r2 S_r4 S_r5 S_28 NZ_3 R; sgn].
have e_27 : t_26 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_18 S_29 _); clear - NZ_3 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have S_30 : 0 <= (n * r_2) by rule (nneg_is (c := r_2 * n) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - H_eps N_pos S_2 S_12 S_19 S_r2 S_r4 S_r5 S_28 NZ_3 R; sgn].
have S_31 : 0 <= (n * m_3) by rule (nneg_is (c := m_3 * n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_2 S_12 S_19 S_r2 S_r4 S_r5 S_28 S_30 NZ_3 R; sgn].
have S_32 : 0 <= (- n * r_2 + r_4 * r_5) by rule (nneg_is (c := (- n * r_2) + r_4 * r_5) _ _); [clear - E_r2 E_r4 E_r5 R; first [field: E_r2 E_r4 E_r5 | ring: E_r2 E_r4 E_r5] | apply: root_neg_pos; [exact: (ltW S_r4) | exact: S_r5 | rewrite -oppr_ge0; rule (nneg_is _ S_30); clear - E_r2 R; first [field: E_r2 | ring: E_r2] | rule (nneg_is _ S_31); clear - E_r2 E_r4 E_r5 R; first [field: E_r2 E_r4 E_r5 | ring: E_r2 E_r4 E_r5]]].
have S_33 : 0 <= ((- n * r_2 + r_4 * r_5) / (n)) by rule (nneg_is (c := (- n * r_2 + r_4 * r_5) * n^-1) _ _); [clear - NZ_3 E_r2 E_r4 E_r5 R; first [reflexivity | field: E_r2 E_r4 E_r5; nz | ring: E_r2 E_r4 E_r5] | clear - H_eps N_pos S_2 S_12 S_19 S_r2 S_r4 S_r5 S_28 S_30 S_31 S_32 NZ_3 R; sgn].
have C_25 : t_22 <= t_26 by rule (le_by e_23 e_27 _ S_33); clear - NZ_3 E_r2 E_r4 E_r5 R; first [reflexivity | field: E_r2 E_r4 E_r5; nz | ring: E_r2 E_r4 E_r5].
split; first exact: C_5.
split; first exact: C_8.
split; first exact: C_21.
exact: C_25.
Qed.

(* keras.rmsnorm
   The layer multiplies by the inverse root of the mean square, and by the scale
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; RMSNormalization, the formula,
   which has no ε *)
Theorem keras_rmsnorm (activation gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  0 <= dot activation activation / N%:R /\
  had gain (rms_norm eps activation) = (Num.sqrt (dot activation activation / N%:R))^-1 *: had gain activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1.
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
have e_12 : eps = eps by [].
have e_13 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_14 : eps = 0 by rule (solved (r := 1) (eq_of H1 e_12 e_13) _); clear - R; first [reflexivity | ring].
have e_15 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_16 := lt0r_neq0 N_pos.
have NZ_17 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_18 : N%:R != 0 := nz_is e_15 NZ_17.
have e_19 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : R := dot activation activation.
have d_22 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_23 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_22) => i; clear - R; first [reflexivity | ring].
have e_21 : t_20 = m_2 by rule (dot_node e_19 e_19 d_23); done.
pose t_24 : R := t_20 / N%:R.
have e_25 : t_24 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_15) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_27 : R := t_24 + eps.
have e_28 : t_27 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_25 E_14) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_29 : R := Num.sqrt t_27.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_11).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_31 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 NZ_10 NZ_16 R; sgn].
have S_32 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_16 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 S_31 NZ_10 NZ_16 R; sgn].
have e_30 : t_29 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_28 S_32 _); clear - NZ_16 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_33 := lt0r_neq0 S_r4.
have NZ_34 := lt0r_neq0 S_r3.
have NZ_35 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_16 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_33 NZ_34 NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : t_29 != 0 := nz_is e_30 NZ_35.
pose t_37 : R := Num.sqrt t_24.
have S_39 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_16 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 S_31 NZ_10 NZ_16 NZ_33 NZ_34 R; sgn].
have e_38 : t_37 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_25 S_39 _); clear - NZ_16 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_40 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_16 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_33 NZ_34 NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : t_37 != 0 := nz_is e_38 NZ_40.
have S_42 : 0 <= (m_2 / (n)) by rule (nneg_is (c := m_2 * n^-1) _ _); [clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 S_31 NZ_10 NZ_16 NZ_33 NZ_34 R; sgn].
have C_43 : 0 <= t_27 := nneg_is e_28 S_42.
have S_44 : 0 <= (m_2 / (n)) by rule (nneg_is (c := m_2 * n^-1) _ _); [clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_r3 S_r4 S_31 NZ_10 NZ_16 NZ_33 NZ_34 R; sgn].
have C_45 : 0 <= t_24 := nneg_is e_25 S_44.
have e_46 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_47 : R := t_29^-1.
have NZ_49 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_33 NZ_34 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_48 : t_47 = ((r_3 * r_4) / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_30) _); clear - NZ_33 NZ_34 NZ_49 NZ_16 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_50 : 'cV[R]_N := t_47 *: activation.
have e_51 : t_50 = (col (fun i => ((r_3 * r_4) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_48 e_19) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_52 : 'cV[R]_N := had gain t_50.
have e_53 : t_52 = (col (fun i => ((r_3 * r_4) / (m_2)) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_46 e_51) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_55 : R := t_37^-1.
have e_56 : t_55 = ((r_3 * r_4) / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_38) _); clear - NZ_33 NZ_34 NZ_49 NZ_16 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_57 : 'cV[R]_N := had gain activation.
have e_58 : t_57 = (col (fun i => (activation i 0) * (gain i 0))) by rule (col_eq (col_had e_46 e_19) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_59 : 'cV[R]_N := t_55 *: t_57.
have e_60 : t_59 = (col (fun i => ((r_3 * r_4) / (m_2)) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_scale e_56 e_58) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_54 : t_52 = t_59 by rule (col_same e_53 e_60 _) => i; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_18.
split; first exact: C_36.
split; first exact: C_41.
split; first exact: C_43.
split; first exact: C_45.
exact: C_54.
Qed.

(* torch-docs.layer-norm
   LayerNorm divides by σ + ε
   the documentation of PyTorch, commit 01e8840, a snapshot before version 0.4, and version 2.13.0; LayerNorm, the
   formula of the documentation at commit 01e8840, a snapshot before version 0.4, against the code
   not here: it is refuted; lnverify.eps-conventions is true instead *)

(* mindspore.rms-norm
   The operator divides by the root of the mean square with ε
   the documentation of MindSpore, r2.3.1; ops.rms_norm, the formula of r2.3.1 *)
Theorem mindspore_rms_norm (activation gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (mean (vpow activation 2) + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= mean (vpow activation 2) + eps /\
  0 <= dot activation activation / N%:R + eps /\
  (Num.sqrt (mean (vpow activation 2) + eps))^-1 *: had gain activation = had gain (rms_norm eps activation) :> 'cV[R]_N.
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
pose t_21 : 'cV[R]_N := vpow activation 2.
have e_22 : t_21 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_23 : R := sumv t_21.
have e_24 : t_23 = m_2 by rule (sum_node e_22 M_2 _); clear - R; first [reflexivity | ring].
pose t_25 : R := t_23 / N%:R.
have e_26 : t_25 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_27 : R := t_25 + eps.
have e_28 : t_27 = ((n * eps + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_26 e_12) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_29 : R := Num.sqrt t_27.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_31 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_32 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_31 NZ_11 NZ_17 R; sgn].
have e_30 : t_29 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_28 S_32 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_33 := lt0r_neq0 S_r4.
have NZ_34 := lt0r_neq0 S_r3.
have NZ_35 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_33 NZ_34 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : t_29 != 0 := nz_is e_30 NZ_35.
pose t_37 : R := Num.sqrt t_13.
have S_39 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_31 NZ_11 NZ_17 NZ_33 NZ_34 R; sgn].
have e_38 : t_37 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_39 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_40 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_33 NZ_34 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : t_37 != 0 := nz_is e_38 NZ_40.
have S_42 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_31 NZ_11 NZ_17 NZ_33 NZ_34 R; sgn].
have C_43 : 0 <= t_27 := nneg_is e_28 S_42.
have S_44 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_31 NZ_11 NZ_17 NZ_33 NZ_34 R; sgn].
have C_45 : 0 <= t_13 := nneg_is e_14 S_44.
pose t_46 : R := t_29^-1.
have NZ_48 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_33 NZ_34 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_47 : t_46 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_30) _); clear - NZ_33 NZ_34 NZ_48 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_49 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_50 : 'cV[R]_N := had gain activation.
have e_51 : t_50 = (col (fun i => (activation i 0) * (gain i 0))) by rule (col_eq (col_had e_49 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_52 : 'cV[R]_N := t_46 *: t_50.
have e_53 : t_52 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_scale e_47 e_51) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_55 : R := t_37^-1.
have e_56 : t_55 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_38) _); clear - NZ_33 NZ_34 NZ_48 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_57 : 'cV[R]_N := t_55 *: activation.
have e_58 : t_57 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_56 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_59 : 'cV[R]_N := had gain t_57.
have e_60 : t_59 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (gain i 0)))) by rule (col_eq (col_had e_49 e_58) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_54 : t_52 = t_59 by rule (col_same e_53 e_60 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_36.
split; first exact: C_41.
split; first exact: C_43.
split; first exact: C_45.
exact: C_54.
Qed.

(* flax.fast-variance
   The variance is the mean of the squares less the square of the mean
   the documentation of Flax and its code, commit 18f8f31; LayerNorm, the argument use_fast_variance *)
Theorem flax_fast_variance (activation : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  dot activation activation / N%:R - mean activation ^+ 2 = variance activation :> R.
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
pose t_7 : R := dot activation activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_9 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_10 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_11 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_10) => i; clear - R; first [reflexivity | ring].
have e_8 : t_7 = m_1 by rule (dot_node e_6 e_6 d_11); done.
pose t_12 : R := t_7 / N%:R.
have e_13 : t_12 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_8 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_14 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_15 : t_14 = m_2 by rule (sum_node e_6 M_2 _); clear - R; first [reflexivity | ring].
pose t_16 : R := t_14 / N%:R.
have e_17 : t_16 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_18 : R := t_16 ^+ 2.
have e_19 : t_18 = ((m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_17) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_20 : R := t_12 - t_18.
have e_21 : t_20 = ((n * m_1 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a - b) e_13 e_19) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_23 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_24 : 'cV[R]_N := t_16 *: (ones : 'cV[R]_N).
have e_25 : t_24 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_17 e_23) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_26 : 'cV[R]_N := activation - t_24.
have e_27 : t_26 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_6 e_25) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_28 : R := dot t_26 t_26.
have d_30 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_1 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_1 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_31 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_1 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_30) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_29 : t_28 = ((n * m_1 - m_2 ^+ 2) / (n)) by rule (dot_node e_27 e_27 d_31); done.
pose t_32 : R := t_28 / N%:R.
have e_33 : t_32 = ((n * m_1 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_29 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_22 : t_20 = t_32 by rule (num_eq e_21 (esym (num_eq e_33 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
exact: C_22.
Qed.

(* onnx.group-norm
   With one group, group normalization is LayerNormalization
   the operators of the ONNX standard, text and function bodies, onnx 1.23.2; GroupNormalization-21, the sentence on
   a single group (onnx 1.23.2)
   not here: a free matrix or a second dimension *)

(* keras.group-size
   Group normalization with one group is a layer normalization over height, width and channels
   the documentation of Keras 3 and its code, commits 12c5b99 and 3422977, and 3.15.1; LayerNormalization, the remark
   on groups of size 1
   not here: a free matrix or a second dimension *)

(* torch-docs.group-norm
   A single group is equivalent with LayerNorm
   the documentation of PyTorch, commit 01e8840, a snapshot before version 0.4, and version 2.13.0; GroupNorm
   (2.13.0), the example with all channels in a single group
   not here: a free matrix or a second dimension *)

End Claims.
