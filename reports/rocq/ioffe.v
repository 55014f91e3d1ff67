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

(* ioffe.recover
   With the standard deviation as scale and the mean as shift the original activations are recovered
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; §3, below the definition of y = γx̂ + β *)
Theorem ioffe_recover (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation /\
  0 <= variance activation + eps /\
  std activation *: normalized eps activation + mean activation *: ones = activation :> 'cV[R]_N.
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
have C_57 : 0 <= t_45 := nneg_is e_46 S_56.
have S_58 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_53 R; sgn].
have C_59 : 0 <= t_48 := nneg_is e_49 S_58.
pose t_60 : R := Num.sqrt t_45.
have S_62 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_53 R; sgn].
have e_61 : t_60 = (r_4 / (n)) by rule (sqrt_node e_46 S_62 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := t_50^-1.
have e_64 : t_63 = ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_51) _); clear - NZ_53 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : 'cV[R]_N := t_63 *: t_39.
have e_66 : t_65 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_64 e_40) _) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_67 : 'cV[R]_N := t_60 *: t_65.
have e_68 : t_67 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_scale e_61 e_66) _) => i; reduce; clear - NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_69 : 'cV[R]_N := t_67 + t_37.
have e_70 : t_69 = (col (fun i => (activation i 0))) by rule (col_eq (col_add e_68 e_38) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_71 : t_69 = activation by rule (col_same e_70 e_31 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_30.
split; first exact: C_55.
split; first exact: C_57.
split; first exact: C_59.
exact: C_71.
Qed.

(* ioffe.weight-scale
   Batch normalization does not notice a scalar factor of the weights
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; §3.3, BN(Wu) = BN((aW)u) *)
Theorem ioffe_weight_scale (activation : 'cV[R]_N) (c eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < c ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  normalized eps (c *: activation) = 1 *: normalized eps activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1 H2.
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
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by rule (pos_quotient H_26 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have e_30 : eps = eps by [].
have e_31 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_32 : eps = 0 by rule (solved (r := 1) (eq_of H2 e_30 e_31) _); clear - R; first [reflexivity | ring].
have e_33 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_34 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : N%:R != 0 := nz_is e_33 NZ_34.
have e_36 : c = c by [].
have e_37 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := c *: activation.
have e_39 : t_38 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_36 e_37) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_40 : R := sumv t_38.
have e_41 : t_40 = (m_2 * c) by rule (sum_node e_39 (partZ c M_2) _); clear - R; first [reflexivity | ring].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = ((m_2 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_44 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_45 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_46 : t_45 = (col (fun i => ((m_2 * c) / (n)) * (1))) by rule (col_eq (col_scale e_43 e_44) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := t_38 - t_45.
have e_48 : t_47 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by rule (col_eq (col_sub e_39 e_46) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_49 : R := dot t_47 t_47.
have d_51 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_50 : t_49 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_48 e_48 d_52); done.
pose t_53 : R := t_49 / N%:R.
have e_54 : t_53 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := t_53 + eps.
have e_57 : t_56 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_54 E_32) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := Num.sqrt t_56.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_60 : 0 <= (c * r_5) by rule (nneg_is (c := r_5 * c) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 NZ_8 NZ_23 NZ_28 R; sgn].
have S_61 : 0 <= ((c * r_5) / (n)) by rule (nneg_is (c := (c * r_5) * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_60 NZ_8 NZ_23 NZ_28 R; sgn].
have e_59 : t_58 = ((c * r_5) / (n)) by rule (sqrt_node e_57 S_61 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_62 := lt0r_neq0 S_r5.
have NZ_63 : ((c * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * c * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : t_58 != 0 := nz_is e_59 NZ_63.
pose t_65 : R := sumv activation.
have e_66 : t_65 = m_2 by rule (sum_node e_37 M_2 _); clear - R; first [reflexivity | ring].
pose t_67 : R := t_65 / N%:R.
have e_68 : t_67 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_66 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := t_67 *: (ones : 'cV[R]_N).
have e_70 : t_69 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_68 e_44) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := activation - t_69.
have e_72 : t_71 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_37 e_70) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : R := dot t_71 t_71.
have d_75 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_75) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_74 : t_73 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_72 e_72 d_76); done.
pose t_77 : R := t_73 / N%:R.
have e_78 : t_77 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_74 e_33) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_79 : R := t_77 + eps.
have e_80 : t_79 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_78 E_32) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_81 : R := Num.sqrt t_79.
have S_83 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_60 NZ_8 NZ_23 NZ_28 NZ_62 R; sgn].
have e_82 : t_81 = (r_5 / (n)) by rule (sqrt_node e_80 S_83 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_84 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_85 : t_81 != 0 := nz_is e_82 NZ_84.
have S_86 : 0 <= (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_60 NZ_8 NZ_23 NZ_28 NZ_62 R; sgn].
have S_87 : 0 <= ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_60 S_86 NZ_8 NZ_23 NZ_28 NZ_62 R; sgn].
have C_88 : 0 <= t_56 := nneg_is e_57 S_87.
have S_89 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_60 S_86 NZ_8 NZ_23 NZ_28 NZ_62 R; sgn].
have C_90 : 0 <= t_79 := nneg_is e_80 S_89.
pose t_91 : R := t_58^-1.
have NZ_93 : (c * r_5) != 0 :> R by rule (nz_is (c := (r_5 * c)) _ _); [clear - R; ring | clear - NZ_62 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_92 : t_91 = ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_59) _); clear - NZ_62 NZ_28 NZ_93 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_94 : 'cV[R]_N := t_91 *: t_47.
have e_95 : t_94 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_92 e_48) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_97 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_98 : R := t_81^-1.
have e_99 : t_98 = ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_82) _); clear - NZ_62 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_100 : 'cV[R]_N := t_98 *: t_71.
have e_101 : t_100 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_99 e_72) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : 'cV[R]_N := (1 : R) *: t_100.
have e_103 : t_102 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_97 e_101) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_96 : t_94 = t_102 by rule (col_same e_95 e_103 _) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_35.
split; first exact: C_64.
split; first exact: C_85.
split; first exact: C_88.
split; first exact: C_90.
exact: C_96.
Qed.

(* ioffe.weight-scale.gradients
   Scaled weights leave the derivative at the layer’s input as it is, and divide that at the weights by the scale
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; §3.3, the two formulas for the derivatives *)
Theorem ioffe_weight_scale_gradients (activation : 'cV[R]_N) (c eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < c ->
  eps = 0 :> R ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps (c *: activation)) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  c != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  J1 = 1 *: J2 :> 'M[R]_N /\
  c^-1 *: J1 = (1 / c) *: J2 :> 'M[R]_N.
Proof.
move=> N_gt0 H_eps H0 H1 H2.
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
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by rule (pos_quotient H_26 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have e_30 : eps = eps by [].
have e_31 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_32 : eps = 0 by rule (solved (r := 1) (eq_of H2 e_30 e_31) _); clear - R; first [reflexivity | ring].
have e_33 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_34 : c = c by [].
have e_35 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have e_36 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := c *: activation.
have e_38 : t_37 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_34 e_33) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := sumv t_37.
have e_40 : t_39 = (m_2 * c) by rule (sum_node e_38 (partZ c M_2) _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / N%:R.
have e_42 : t_41 = ((m_2 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_35) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : 'cV[R]_N := t_41 *: (ones : 'cV[R]_N).
have e_44 : t_43 = (col (fun i => ((m_2 * c) / (n)) * (1))) by rule (col_eq (col_scale e_42 e_36) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : 'cV[R]_N := t_37 - t_43.
have e_46 : t_45 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by rule (col_eq (col_sub e_38 e_44) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : R := dot t_45 t_45.
have d_49 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_50 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_49) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_48 : t_47 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_46 e_46 d_50); done.
pose t_51 : R := t_47 / N%:R.
have e_52 : t_51 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_48 e_35) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := t_51 + eps.
have e_55 : t_54 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_52 E_32) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := Num.sqrt t_54.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_58 : 0 <= (c * r_5) by rule (nneg_is (c := r_5 * c) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 NZ_8 NZ_23 NZ_28 R; sgn].
have S_59 : 0 <= ((c * r_5) / (n)) by rule (nneg_is (c := (c * r_5) * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 NZ_8 NZ_23 NZ_28 R; sgn].
have e_57 : t_56 = ((c * r_5) / (n)) by rule (sqrt_node e_55 S_59 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_60 : R := t_56^-1.
have NZ_62 := lt0r_neq0 S_r5.
have NZ_63 : (c * r_5) != 0 :> R by rule (nz_is (c := (r_5 * c)) _ _); [clear - R; ring | clear - NZ_62 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_61 : t_60 = ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_57) _); clear - NZ_62 NZ_28 NZ_63 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J1_64 : 'M[R]_N := (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_65 : J1_64 = (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_66 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (c *: activation - (sumv (c *: activation) / N%:R) *: ones) (c *: activation - (sumv (c *: activation) / N%:R) *: ones) / N%:R + eps))^-1 *: (c *: activation - (sumv (c *: activation) / N%:R) *: ones)) activation J1_64.
have size_ge0 := @size1_ge0 R N.
have D_67 := VD_at activation.
have D_68 := VD_scalel c D_67.
have D_69 := D_sumv size_ge0 D_68.
have D_70 := D_mulr size_ge0 (N%:R^-1) D_69.
have D_71 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_70.
have D_72 := VD_sub D_68 D_71.
have D_73 := D_dot size_ge0 D_72 D_72.
have D_74 := D_mulr size_ge0 (N%:R^-1) D_73.
have D_75 := D_addr size_ge0 eps D_74.
have S_77 : 0 < (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by rule (pos_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 NZ_8 NZ_23 NZ_28 NZ_62 NZ_63 R; sgn].
have S_78 : 0 < ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 S_77 NZ_8 NZ_23 NZ_28 NZ_62 NZ_63 R; sgn].
have C_76 : 0 < t_54 := pos_is e_55 S_78.
have D_79 := D_sqrt size_ge0 C_76 D_75.
have NZ_80 : ((c * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * c * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_81 : t_56 != 0 := nz_is e_57 NZ_80.
have D_82 := D_inv size_ge0 C_81 D_79.
have D_83 := VD_scale size_ge0 D_82 D_72.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (c *: activation - (sumv (c *: activation) / N%:R) *: ones) (c *: activation - (sumv (c *: activation) / N%:R) *: ones) / N%:R + eps))^-1 *: (c *: activation - (sumv (c *: activation) / N%:R) *: ones))) D_83 _) => h_84.
have e_85 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_86 : R := (2%:R : R) * t_56.
have e_87 : t_86 = ((2%:R * c * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_85 e_57) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_88 : R := t_86^-1.
have NZ_90 : (2%:R * c * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5 * c)) _ _); [clear - R; ring | clear - NZ_62 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_89 : t_88 = ((- n * r_5) / (2%:R * c * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_87) _); clear - NZ_62 NZ_28 NZ_90 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_91 : h_84 = (col (fun i => (h_84 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_92 : 'cV[R]_N := c *: h_84.
have e_93 : t_92 = (col (fun i => c * ((h_84 i 0)))) by rule (col_eq (col_scale e_34 e_91) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_94 : R := sumv t_92.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_84 i 0))).
have e_95 : t_94 = (c * m_6) by rule (sum_node e_93 (partZ c M_6) _); clear - R; first [reflexivity | ring].
pose t_96 : R := t_94 / N%:R.
have e_97 : t_96 = ((c * m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_95 e_35) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_98 : 'cV[R]_N := t_96 *: (ones : 'cV[R]_N).
have e_99 : t_98 = (col (fun i => ((c * m_6) / (n)) * (1))) by rule (col_eq (col_scale e_97 e_36) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_100 : 'cV[R]_N := t_92 - t_98.
have e_101 : t_100 = (col (fun i => c * ((h_84 i 0)) + ((- c * m_6) / (n)) * (1))) by rule (col_eq (col_sub e_93 e_99) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : R := dot t_100 t_45.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_84 i 0))).
have d_104 : whole (fun i => (c ^+ 2) * ((activation i 0) * (h_84 i 0)) + ((- m_2 * c ^+ 2) / (n)) * ((h_84 i 0)) + ((- c ^+ 2 * m_6) / (n)) * ((activation i 0)) + ((m_2 * c ^+ 2 * m_6) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by rule (num_eq (partD (partD (partD (partZ (c ^+ 2) M_7) (partZ ((- m_2 * c ^+ 2) / (n)) M_6)) (partZ ((- c ^+ 2 * m_6) / (n)) M_2)) (partZ ((m_2 * c ^+ 2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_105 : whole (fun i => (c * ((h_84 i 0)) + ((- c * m_6) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by rule (whole_eq _ d_104) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_103 : t_102 = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by rule (dot_node e_101 e_46 d_105); done.
pose t_106 : R := dot t_45 t_100.
have d_108 : whole (fun i => (c ^+ 2) * ((activation i 0) * (h_84 i 0)) + ((- c ^+ 2 * m_6) / (n)) * ((activation i 0)) + ((- m_2 * c ^+ 2) / (n)) * ((h_84 i 0)) + ((m_2 * c ^+ 2 * m_6) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by rule (num_eq (partD (partD (partD (partZ (c ^+ 2) M_7) (partZ ((- c ^+ 2 * m_6) / (n)) M_2)) (partZ ((- m_2 * c ^+ 2) / (n)) M_6)) (partZ ((m_2 * c ^+ 2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_109 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((h_84 i 0)) + ((- c * m_6) / (n)) * (1))) = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by rule (whole_eq _ d_108) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_107 : t_106 = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by rule (dot_node e_46 e_101 d_109); done.
pose t_110 : R := t_102 + t_106.
have e_111 : t_110 = ((2%:R * n * c ^+ 2 * m_7 - 2%:R * m_2 * c ^+ 2 * m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_103 e_107) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_112 : R := t_110 / N%:R.
have e_113 : t_112 = ((2%:R * n * c ^+ 2 * m_7 - 2%:R * m_2 * c ^+ 2 * m_6) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_111 e_35) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_114 : R := t_88 * t_112.
have e_115 : t_114 = ((- n * c * r_5 * m_7 + m_2 * c * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_89 e_113) _); clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_116 : R := t_60 * t_114.
have e_117 : t_116 = ((- n * m_7 + m_2 * m_6) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_115) _); clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_118 : R := t_60 * t_116.
have e_119 : t_118 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_117) _); clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_120 : R := - t_118.
have e_121 : t_120 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_119) _); clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_122 : 'cV[R]_N := t_120 *: t_45.
have e_123 : t_122 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_121 e_46) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_124 : 'cV[R]_N := t_60 *: t_100.
have e_125 : t_124 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_84 i 0)) + ((r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_61 e_101) _) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_126 : 'cV[R]_N := t_122 + t_124.
have e_127 : t_126 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_84 i 0)))) by rule (col_eq (col_add e_123 e_125) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_128 : 'cV[R]_N := J1_64 *m h_84.
have d_130 : whole (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((h_84 i 0)) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_84 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_131 : whole (fun i => (((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_84 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_130) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_132 : whole (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((h_84 i 0)) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_84 i 0))) = ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_6) (partZ ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_133 : whole (fun i => (((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_84 i 0))) = ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_132) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_129 : t_128 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_84 i 0)) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)); ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2))]) e_65 e_91 (conj d_131 (conj d_133 I))) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
rule (col_same e_127 e_129 _) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_134 : R := sumv activation.
have e_135 : t_134 = m_2 by rule (sum_node e_33 M_2 _); clear - R; first [reflexivity | ring].
pose t_136 : R := t_134 / N%:R.
have e_137 : t_136 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_135 e_35) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : 'cV[R]_N := t_136 *: (ones : 'cV[R]_N).
have e_139 : t_138 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_137 e_36) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_140 : 'cV[R]_N := activation - t_138.
have e_141 : t_140 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_33 e_139) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_142 : R := dot t_140 t_140.
have d_144 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_145 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_144) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_143 : t_142 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_141 e_141 d_145); done.
pose t_146 : R := t_142 / N%:R.
have e_147 : t_146 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_143 e_35) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_148 : R := t_146 + eps.
have e_149 : t_148 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_147 E_32) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_150 : R := Num.sqrt t_148.
have S_152 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 NZ_8 NZ_23 NZ_28 NZ_62 NZ_63 R; sgn].
have e_151 : t_150 = (r_5 / (n)) by rule (sqrt_node e_149 S_152 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_153 : R := t_150^-1.
have e_154 : t_153 = ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_151) _); clear - NZ_62 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J2_155 : 'M[R]_N := (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_156 : J2_155 = (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_157 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_155.
have size_ge0 := @size1_ge0 R N.
have D_158 := VD_at activation.
have D_159 := D_sumv size_ge0 D_158.
have D_160 := D_mulr size_ge0 (N%:R^-1) D_159.
have D_161 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_160.
have D_162 := VD_sub D_158 D_161.
have D_163 := D_dot size_ge0 D_162 D_162.
have D_164 := D_mulr size_ge0 (N%:R^-1) D_163.
have D_165 := D_addr size_ge0 eps D_164.
have S_167 : 0 < ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 NZ_8 NZ_23 NZ_28 NZ_62 NZ_63 R; sgn].
have C_166 : 0 < t_148 := pos_is e_149 S_167.
have D_168 := D_sqrt size_ge0 C_166 D_165.
have NZ_169 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_170 : t_150 != 0 := nz_is e_151 NZ_169.
have D_171 := D_inv size_ge0 C_170 D_168.
have D_172 := VD_scale size_ge0 D_171 D_162.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_172 _) => h_173.
have e_174 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_175 : R := (2%:R : R) * t_150.
have e_176 : t_175 = ((2%:R * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_174 e_151) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_177 : R := t_175^-1.
have NZ_179 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_62 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_178 : t_177 = ((- n * r_5) / (2%:R * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_176) _); clear - NZ_62 NZ_179 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_180 : h_173 = (col (fun i => (h_173 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_181 : R := sumv h_173.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_173 i 0))).
have e_182 : t_181 = m_8 by rule (sum_node e_180 M_8 _); clear - R; first [reflexivity | ring].
pose t_183 : R := t_181 / N%:R.
have e_184 : t_183 = (m_8 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_182 e_35) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_185 : 'cV[R]_N := t_183 *: (ones : 'cV[R]_N).
have e_186 : t_185 = (col (fun i => (m_8 / (n)) * (1))) by rule (col_eq (col_scale e_184 e_36) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_187 : 'cV[R]_N := h_173 - t_185.
have e_188 : t_187 = (col (fun i => (h_173 i 0) + ((- m_8) / (n)) * (1))) by rule (col_eq (col_sub e_180 e_186) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_189 : R := dot t_187 t_140.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_173 i 0))).
have d_191 : whole (fun i => (activation i 0) * (h_173 i 0) + ((- m_2) / (n)) * ((h_173 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_192 : whole (fun i => ((h_173 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_191) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_190 : t_189 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_188 e_141 d_192); done.
pose t_193 : R := dot t_140 t_187.
have d_195 : whole (fun i => (activation i 0) * (h_173 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_173 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by rule (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_196 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_173 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by rule (whole_eq _ d_195) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_194 : t_193 = ((n * m_9 - m_2 * m_8) / (n)) by rule (dot_node e_141 e_188 d_196); done.
pose t_197 : R := t_189 + t_193.
have e_198 : t_197 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_190 e_194) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_199 : R := t_197 / N%:R.
have e_200 : t_199 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_198 e_35) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_201 : R := t_177 * t_199.
have e_202 : t_201 = ((- n * r_5 * m_9 + m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) * n)) by rule (num_eq (num2 (fun a b : R => a * b) e_178 e_200) _); clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_203 : R := t_153 * t_201.
have e_204 : t_203 = ((- n * m_9 + m_2 * m_8) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_154 e_202) _); clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_205 : R := t_153 * t_203.
have e_206 : t_205 = ((n ^+ 2 * r_5 * m_9 - n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_154 e_204) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_207 : R := - t_205.
have e_208 : t_207 = ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_206) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_209 : 'cV[R]_N := t_207 *: t_140.
have e_210 : t_209 = (col (fun i => ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_9 - m_2 ^+ 2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_208 e_141) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_211 : 'cV[R]_N := t_153 *: t_187.
have e_212 : t_211 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_173 i 0)) + ((r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_154 e_188) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_213 : 'cV[R]_N := t_209 + t_211.
have e_214 : t_213 = (col (fun i => ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_173 i 0)))) by rule (col_eq (col_add e_210 e_212) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_215 : 'cV[R]_N := J2_155 *m h_173.
have d_217 : whole (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((h_173 i 0)) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_173 i 0))) = ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_9)) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_218 : whole (fun i => (((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_173 i 0))) = ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_217) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_219 : whole (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((h_173 i 0)) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_173 i 0))) = ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_8) (partZ ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_9)) _); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_220 : whole (fun i => (((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_173 i 0))) = ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_219) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_216 : t_215 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_173 i 0)) + ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)); ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2))]) e_156 e_180 (conj d_218 (conj d_220 I))) _) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
rule (col_same e_214 e_216 _) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_221 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_222 : N%:R != 0 := nz_is e_35 NZ_221.
have NZ_223 : ((c * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * c * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_224 : t_56 != 0 := nz_is e_57 NZ_223.
have NZ_225 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_226 : t_150 != 0 := nz_is e_151 NZ_225.
have NZ_227 : c != 0 by rule (nz_is (c := (c)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_28 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_228 : c != 0 := nz_is e_34 NZ_227.
have S_229 : 0 <= (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 NZ_8 NZ_23 NZ_28 NZ_62 NZ_63 R; sgn].
have S_230 : 0 <= ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 S_229 NZ_8 NZ_23 NZ_28 NZ_62 NZ_63 R; sgn].
have C_231 : 0 <= t_54 := nneg_is e_55 S_230.
have S_232 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_29 S_r5 S_58 S_229 NZ_8 NZ_23 NZ_28 NZ_62 NZ_63 R; sgn].
have C_233 : 0 <= t_148 := nneg_is e_149 S_232.
have e_235 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_236 : 'M[R]_N := (1 : R) *: J2_155.
have e_237 : t_236 = (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_235 e_156) _ _); [move=> i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
have C_234 : J1_64 = t_236 by rule (opr_same e_65 e_237 _ _); [move=> i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_238 : R := c^-1.
have e_239 : t_238 = (1 / (c)) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_240 : 'M[R]_N := t_238 *: J1_64.
have e_241 : t_240 = (opr (fun i => ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_239 e_65) _ _); [move=> i; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_243 : R := (1 : R) / c.
have e_244 : t_243 = (1 / (c)) by rule (num_eq (num2 (fun a b : R => a / b) e_235 e_34) _); clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_245 : 'M[R]_N := t_243 *: J2_155.
have e_246 : t_245 = (opr (fun i => ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_244 e_156) _ _); [move=> i; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
have C_242 : t_240 = t_245 by rule (opr_same e_241 e_246 _ _); [move=> i; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
exists J1_64; split; first exact: C_66.
exists J2_155; split; first exact: C_157.
split; first exact: C_222.
split; first exact: C_224.
split; first exact: C_226.
split; first exact: C_228.
split; first exact: C_231.
split; first exact: C_233.
split; first exact: C_234.
exact: C_242.
Qed.

(* lnverify.jacobian-of-scaled
   Where ε becomes c²ε, the derivative of the normalization of ca at a, times |c|, is c times that of the
   normalization of a
   this project; with a proof; compare Ioffe and Szegedy, §3.3 *)
Theorem lnverify_jacobian_of_scaled (activation : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < c ^+ 2 ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized (c ^+ 2 * eps) (c *: activation)) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + c ^+ 2 * eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= c ^+ 2 /\
  0 <= variance (c *: activation) + c ^+ 2 * eps /\
  0 <= variance activation + eps /\
  Num.sqrt (c ^+ 2) *: J1 = c *: J2 :> 'M[R]_N.
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
have e_33 : c = c by [].
pose t_34 : R := c ^+ 2.
have e_35 : t_34 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_33) _); clear - R; first [reflexivity | ring].
have H_36 := pos_of H1 e_35.
have NZ_37 := lt0r_neq0 H_36.
have NZ_38 : c != 0 by rule (nz_factor (f := c) (r := c) NZ_37 _); clear - R; first [reflexivity | ring].
pose t_39 : 'cV[R]_N := c *: activation.
have e_40 : t_39 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_33 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_41 : R := sumv t_39.
have e_42 : t_41 = (m_2 * c) by rule (sum_node e_40 (partZ c M_2) _); clear - R; first [reflexivity | ring].
pose t_43 : R := t_41 / N%:R.
have e_44 : t_43 = ((m_2 * c) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_42 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : 'cV[R]_N := t_43 *: (ones : 'cV[R]_N).
have e_46 : t_45 = (col (fun i => ((m_2 * c) / (n)) * (1))) by rule (col_eq (col_scale e_44 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := t_39 - t_45.
have e_48 : t_47 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by rule (col_eq (col_sub e_40 e_46) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_49 : R := dot t_47 t_47.
have d_51 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_50 : t_49 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by rule (dot_node e_48 e_48 d_52); done.
pose t_53 : R := t_49 / N%:R.
have e_54 : t_53 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : R := t_34 * eps.
have e_56 : t_55 = (eps * c ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_35 e_21) _); clear - R; first [reflexivity | ring].
pose t_57 : R := t_53 + t_55.
have e_58 : t_57 = ((n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_54 e_56) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_59 : R := Num.sqrt t_57.
have S_61 : 0 < (c ^+ 2) by rule (pos_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_38 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (c ^+ 2) by exact: (root_pos S_61).
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_62 : 0 <= (r_5 * r_6) by rule (nneg_is (c := r_6 * r_5) _ _); [clear - E_r5 E_r6 R; first [reflexivity | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 NZ_8 NZ_26 NZ_38 R; sgn].
have S_63 : 0 <= ((r_5 * r_6) / (n)) by rule (nneg_is (c := (r_5 * r_6) * n^-1) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 NZ_8 NZ_26 NZ_38 R; sgn].
have e_60 : t_59 = ((r_5 * r_6) / (n)) by rule (sqrt_node e_58 S_63 _); clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_64 : R := t_59^-1.
have NZ_66 := lt0r_neq0 S_r6.
have NZ_67 := lt0r_neq0 S_r5.
have NZ_68 : (r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5)) _ _); [clear - R; ring | clear - NZ_66 NZ_67 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((n * r_5 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * c ^+ 2)) by rule (num_eq (num1 (fun a : R => a^-1) e_60) _); clear - NZ_66 NZ_67 NZ_68 NZ_8 NZ_26 NZ_38 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose J1_69 : 'M[R]_N := (opr (fun i => ((n * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 * r_6 - n * m_3 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_70 : J1_69 = (opr (fun i => ((n * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 * r_6 - n * m_3 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_71 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (c *: activation - (sumv (c *: activation) / N%:R) *: ones) (c *: activation - (sumv (c *: activation) / N%:R) *: ones) / N%:R + c ^+ 2 * eps))^-1 *: (c *: activation - (sumv (c *: activation) / N%:R) *: ones)) activation J1_69.
have size_ge0 := @size1_ge0 R N.
have D_72 := VD_at activation.
have D_73 := VD_scalel c D_72.
have D_74 := D_sumv size_ge0 D_73.
have D_75 := D_mulr size_ge0 (N%:R^-1) D_74.
have D_76 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_75.
have D_77 := VD_sub D_73 D_76.
have D_78 := D_dot size_ge0 D_77 D_77.
have D_79 := D_mulr size_ge0 (N%:R^-1) D_78.
have D_80 := D_addr size_ge0 t_55 D_79.
have S_82 : 0 < (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 NZ_68 R; sgn].
have S_83 : 0 < ((n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 S_82 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 NZ_68 R; sgn].
have C_81 : 0 < t_57 := pos_is e_58 S_83.
have D_84 := D_sqrt size_ge0 C_81 D_80.
have NZ_85 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_66 NZ_67 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_86 : t_59 != 0 := nz_is e_60 NZ_85.
have D_87 := D_inv size_ge0 C_86 D_84.
have D_88 := VD_scale size_ge0 D_87 D_77.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (c *: activation - (sumv (c *: activation) / N%:R) *: ones) (c *: activation - (sumv (c *: activation) / N%:R) *: ones) / N%:R + c ^+ 2 * eps))^-1 *: (c *: activation - (sumv (c *: activation) / N%:R) *: ones))) D_88 _) => h_89.
have e_90 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_91 : R := (2%:R : R) * t_59.
have e_92 : t_91 = ((2%:R * r_5 * r_6) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_90 e_60) _); clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_93 : R := t_91^-1.
have NZ_95 : (2%:R * r_5 * r_6) != 0 :> R by rule (nz_is (c := (2%:R * r_6 * r_5)) _ _); [clear - R; ring | clear - NZ_66 NZ_67 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_94 : t_93 = ((n * r_5 * r_6) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * c ^+ 2)) by rule (num_eq (num1 (fun a : R => a^-1) e_92) _); clear - NZ_66 NZ_67 NZ_95 NZ_8 NZ_26 NZ_38 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_96 : h_89 = (col (fun i => (h_89 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_97 : 'cV[R]_N := c *: h_89.
have e_98 : t_97 = (col (fun i => c * ((h_89 i 0)))) by rule (col_eq (col_scale e_33 e_96) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_99 : R := sumv t_97.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_89 i 0))).
have e_100 : t_99 = (c * m_7) by rule (sum_node e_98 (partZ c M_7) _); clear - R; first [reflexivity | ring].
pose t_101 : R := t_99 / N%:R.
have e_102 : t_101 = ((c * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_100 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_103 : 'cV[R]_N := t_101 *: (ones : 'cV[R]_N).
have e_104 : t_103 = (col (fun i => ((c * m_7) / (n)) * (1))) by rule (col_eq (col_scale e_102 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_105 : 'cV[R]_N := t_97 - t_103.
have e_106 : t_105 = (col (fun i => c * ((h_89 i 0)) + ((- c * m_7) / (n)) * (1))) by rule (col_eq (col_sub e_98 e_104) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : R := dot t_105 t_47.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_89 i 0))).
have d_109 : whole (fun i => (c ^+ 2) * ((activation i 0) * (h_89 i 0)) + ((- m_2 * c ^+ 2) / (n)) * ((h_89 i 0)) + ((- c ^+ 2 * m_7) / (n)) * ((activation i 0)) + ((m_2 * c ^+ 2 * m_7) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_8 - m_2 * c ^+ 2 * m_7) / (n)) by rule (num_eq (partD (partD (partD (partZ (c ^+ 2) M_8) (partZ ((- m_2 * c ^+ 2) / (n)) M_7)) (partZ ((- c ^+ 2 * m_7) / (n)) M_2)) (partZ ((m_2 * c ^+ 2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_110 : whole (fun i => (c * ((h_89 i 0)) + ((- c * m_7) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * c ^+ 2 * m_8 - m_2 * c ^+ 2 * m_7) / (n)) by rule (whole_eq _ d_109) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_108 : t_107 = ((n * c ^+ 2 * m_8 - m_2 * c ^+ 2 * m_7) / (n)) by rule (dot_node e_106 e_48 d_110); done.
pose t_111 : R := dot t_47 t_105.
have d_113 : whole (fun i => (c ^+ 2) * ((activation i 0) * (h_89 i 0)) + ((- c ^+ 2 * m_7) / (n)) * ((activation i 0)) + ((- m_2 * c ^+ 2) / (n)) * ((h_89 i 0)) + ((m_2 * c ^+ 2 * m_7) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_8 - m_2 * c ^+ 2 * m_7) / (n)) by rule (num_eq (partD (partD (partD (partZ (c ^+ 2) M_8) (partZ ((- c ^+ 2 * m_7) / (n)) M_2)) (partZ ((- m_2 * c ^+ 2) / (n)) M_7)) (partZ ((m_2 * c ^+ 2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_114 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((h_89 i 0)) + ((- c * m_7) / (n)) * (1))) = ((n * c ^+ 2 * m_8 - m_2 * c ^+ 2 * m_7) / (n)) by rule (whole_eq _ d_113) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_112 : t_111 = ((n * c ^+ 2 * m_8 - m_2 * c ^+ 2 * m_7) / (n)) by rule (dot_node e_48 e_106 d_114); done.
pose t_115 : R := t_107 + t_111.
have e_116 : t_115 = ((2%:R * n * c ^+ 2 * m_8 - 2%:R * m_2 * c ^+ 2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_108 e_112) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_117 : R := t_115 / N%:R.
have e_118 : t_117 = ((2%:R * n * c ^+ 2 * m_8 - 2%:R * m_2 * c ^+ 2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_116 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : R := t_93 * t_117.
have e_120 : t_119 = ((n * r_5 * r_6 * m_8 - m_2 * r_5 * r_6 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_94 e_118) _); clear - NZ_26 NZ_38 NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_121 : R := t_64 * t_119.
have e_122 : t_121 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_65 e_120) _); clear - NZ_26 NZ_38 NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_123 : R := t_64 * t_121.
have e_124 : t_123 = ((n ^+ 2 * r_5 * r_6 * m_8 - n * m_2 * r_5 * r_6 * m_7) / (c ^+ 2 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_65 e_122) _); clear - NZ_26 NZ_38 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_125 : R := - t_123.
have e_126 : t_125 = ((- n ^+ 2 * r_5 * r_6 * m_8 + n * m_2 * r_5 * r_6 * m_7) / (c ^+ 2 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_124) _); clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_127 : 'cV[R]_N := t_125 *: t_47.
have e_128 : t_127 = (col (fun i => ((- n ^+ 2 * r_5 * r_6 * m_8 + n * m_2 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * r_6 * m_8 - m_2 ^+ 2 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_126 e_48) _) => i; reduce; clear - NZ_38 NZ_26 NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_129 : 'cV[R]_N := t_64 *: t_105.
have e_130 : t_129 = (col (fun i => ((n * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_89 i 0)) + ((- r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_65 e_106) _) => i; reduce; clear - NZ_26 NZ_38 NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_131 : 'cV[R]_N := t_127 + t_129.
have e_132 : t_131 = (col (fun i => ((- n ^+ 2 * r_5 * r_6 * m_8 + n * m_2 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * r_6 * m_7 + n * m_2 * r_5 * r_6 * m_8 - n * m_3 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_89 i 0)))) by rule (col_eq (col_add e_128 e_130) _) => i; reduce; clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_133 : 'cV[R]_N := J1_69 *m h_89.
have d_135 : whole (fun i => ((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_89 i 0)) + ((- n ^+ 2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_89 i 0))) = ((- n ^+ 2 * r_5 * r_6 * m_8 + n * m_2 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_136 : whole (fun i => (((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_89 i 0))) = ((- n ^+ 2 * r_5 * r_6 * m_8 + n * m_2 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_135) => i; clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_137 : whole (fun i => ((- n ^+ 2 * eps * r_5 * r_6 - n * m_3 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_89 i 0)) + ((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_89 i 0))) = ((- n ^+ 2 * eps * r_5 * r_6 * m_7 + n * m_2 * r_5 * r_6 * m_8 - n * m_3 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 * r_6 - n * m_3 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_138 : whole (fun i => (((- n ^+ 2 * eps * r_5 * r_6 - n * m_3 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_89 i 0))) = ((- n ^+ 2 * eps * r_5 * r_6 * m_7 + n * m_2 * r_5 * r_6 * m_8 - n * m_3 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_137) => i; clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_134 : t_133 = (col (fun i => ((n * r_5 * r_6) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_89 i 0)) + ((- n ^+ 2 * r_5 * r_6 * m_8 + n * m_2 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * r_6 * m_7 + n * m_2 * r_5 * r_6 * m_8 - n * m_3 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * r_6 * m_8 + n * m_2 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_5 * r_6 * m_7 + n * m_2 * r_5 * r_6 * m_8 - n * m_3 * r_5 * r_6 * m_7) / (c * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_70 e_96 (conj d_136 (conj d_138 I))) _) => i; reduce; clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
rule (col_same e_132 e_134 _) => i; clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_139 : R := Num.sqrt t_22.
have S_141 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 NZ_68 R; sgn].
have e_140 : t_139 = (r_6 / (n)) by rule (sqrt_node e_23 S_141 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_142 : R := t_139^-1.
have e_143 : t_142 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_140) _); clear - NZ_66 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose J2_144 : 'M[R]_N := (opr (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_6 - n * m_3 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_145 : J2_144 = (opr (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_6 - n * m_3 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_146 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_144.
have size_ge0 := @size1_ge0 R N.
have D_147 := VD_at activation.
have D_148 := D_sumv size_ge0 D_147.
have D_149 := D_mulr size_ge0 (N%:R^-1) D_148.
have D_150 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_149.
have D_151 := VD_sub D_147 D_150.
have D_152 := D_dot size_ge0 D_151 D_151.
have D_153 := D_mulr size_ge0 (N%:R^-1) D_152.
have D_154 := D_addr size_ge0 eps D_153.
have S_156 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 NZ_68 R; sgn].
have C_155 : 0 < t_22 := pos_is e_23 S_156.
have D_157 := D_sqrt size_ge0 C_155 D_154.
have NZ_158 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_66 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_159 : t_139 != 0 := nz_is e_140 NZ_158.
have D_160 := D_inv size_ge0 C_159 D_157.
have D_161 := VD_scale size_ge0 D_160 D_151.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_161 _) => h_162.
have e_163 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_164 : R := (2%:R : R) * t_139.
have e_165 : t_164 = ((2%:R * r_6) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_163 e_140) _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_166 : R := t_164^-1.
have NZ_168 : (2%:R * r_6) != 0 :> R by rule (nz_is (c := (2%:R * r_6)) _ _); [clear - R; ring | clear - NZ_66 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_167 : t_166 = ((n * r_6) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_165) _); clear - NZ_66 NZ_168 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_169 : h_162 = (col (fun i => (h_162 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_170 : R := sumv h_162.
have [m_9 M_9] := some_number (part xpredT (fun i => (h_162 i 0))).
have e_171 : t_170 = m_9 by rule (sum_node e_169 M_9 _); clear - R; first [reflexivity | ring].
pose t_172 : R := t_170 / N%:R.
have e_173 : t_172 = (m_9 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_171 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_174 : 'cV[R]_N := t_172 *: (ones : 'cV[R]_N).
have e_175 : t_174 = (col (fun i => (m_9 / (n)) * (1))) by rule (col_eq (col_scale e_173 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_176 : 'cV[R]_N := h_162 - t_174.
have e_177 : t_176 = (col (fun i => (h_162 i 0) + ((- m_9) / (n)) * (1))) by rule (col_eq (col_sub e_169 e_175) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_178 : R := dot t_176 t_12.
have [m_10 M_10] := some_number (part xpredT (fun i => (activation i 0) * (h_162 i 0))).
have d_180 : whole (fun i => (activation i 0) * (h_162 i 0) + ((- m_2) / (n)) * ((h_162 i 0)) + ((- m_9) / (n)) * ((activation i 0)) + ((m_2 * m_9) / (n ^+ 2)) * (1)) = ((n * m_10 - m_2 * m_9) / (n)) by rule (num_eq (partD (partD (partD M_10 (partZ ((- m_2) / (n)) M_9)) (partZ ((- m_9) / (n)) M_2)) (partZ ((m_2 * m_9) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_181 : whole (fun i => ((h_162 i 0) + ((- m_9) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_10 - m_2 * m_9) / (n)) by rule (whole_eq _ d_180) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_179 : t_178 = ((n * m_10 - m_2 * m_9) / (n)) by rule (dot_node e_177 e_13 d_181); done.
pose t_182 : R := dot t_12 t_176.
have d_184 : whole (fun i => (activation i 0) * (h_162 i 0) + ((- m_9) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_162 i 0)) + ((m_2 * m_9) / (n ^+ 2)) * (1)) = ((n * m_10 - m_2 * m_9) / (n)) by rule (num_eq (partD (partD (partD M_10 (partZ ((- m_9) / (n)) M_2)) (partZ ((- m_2) / (n)) M_9)) (partZ ((m_2 * m_9) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_185 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_162 i 0) + ((- m_9) / (n)) * (1))) = ((n * m_10 - m_2 * m_9) / (n)) by rule (whole_eq _ d_184) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_183 : t_182 = ((n * m_10 - m_2 * m_9) / (n)) by rule (dot_node e_13 e_177 d_185); done.
pose t_186 : R := t_178 + t_182.
have e_187 : t_186 = ((2%:R * n * m_10 - 2%:R * m_2 * m_9) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_179 e_183) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_188 : R := t_186 / N%:R.
have e_189 : t_188 = ((2%:R * n * m_10 - 2%:R * m_2 * m_9) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_187 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_190 : R := t_166 * t_188.
have e_191 : t_190 = ((n * r_6 * m_10 - m_2 * r_6 * m_9) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_167 e_189) _); clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_192 : R := t_142 * t_190.
have e_193 : t_192 = ((n * m_10 - m_2 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_143 e_191) _); clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_194 : R := t_142 * t_192.
have e_195 : t_194 = ((n ^+ 2 * r_6 * m_10 - n * m_2 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_143 e_193) _); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_196 : R := - t_194.
have e_197 : t_196 = ((- n ^+ 2 * r_6 * m_10 + n * m_2 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_195) _); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_198 : 'cV[R]_N := t_196 *: t_12.
have e_199 : t_198 = (col (fun i => ((- n ^+ 2 * r_6 * m_10 + n * m_2 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_6 * m_10 - m_2 ^+ 2 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_197 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_200 : 'cV[R]_N := t_142 *: t_176.
have e_201 : t_200 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_162 i 0)) + ((- r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_143 e_177) _) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_202 : 'cV[R]_N := t_198 + t_200.
have e_203 : t_202 = (col (fun i => ((- n ^+ 2 * r_6 * m_10 + n * m_2 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_6 * m_9 + n * m_2 * r_6 * m_10 - n * m_3 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_162 i 0)))) by rule (col_eq (col_add e_199 e_201) _) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_204 : 'cV[R]_N := J2_144 *m h_162.
have d_206 : whole (fun i => ((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_162 i 0)) + ((- n ^+ 2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_162 i 0))) = ((- n ^+ 2 * r_6 * m_10 + n * m_2 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9) (partZ ((- n ^+ 2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_10)) _); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_207 : whole (fun i => (((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_162 i 0))) = ((- n ^+ 2 * r_6 * m_10 + n * m_2 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_206) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_208 : whole (fun i => ((- n ^+ 2 * eps * r_6 - n * m_3 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_162 i 0)) + ((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_162 i 0))) = ((- n ^+ 2 * eps * r_6 * m_9 + n * m_2 * r_6 * m_10 - n * m_3 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_6 - n * m_3 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_9) (partZ ((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_10)) _); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_209 : whole (fun i => (((- n ^+ 2 * eps * r_6 - n * m_3 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_162 i 0))) = ((- n ^+ 2 * eps * r_6 * m_9 + n * m_2 * r_6 * m_10 - n * m_3 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_208) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_205 : t_204 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_162 i 0)) + ((- n ^+ 2 * r_6 * m_10 + n * m_2 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_6 * m_9 + n * m_2 * r_6 * m_10 - n * m_3 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_6 * m_10 + n * m_2 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_6 * m_9 + n * m_2 * r_6 * m_10 - n * m_3 * r_6 * m_9) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_145 e_169 (conj d_207 (conj d_209 I))) _) => i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
rule (col_same e_203 e_205 _) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_210 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_211 : N%:R != 0 := nz_is e_5 NZ_210.
have NZ_212 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_66 NZ_67 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_213 : t_59 != 0 := nz_is e_60 NZ_212.
have NZ_214 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_66 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_215 : t_139 != 0 := nz_is e_140 NZ_214.
have S_216 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 NZ_68 R; sgn].
have C_217 : 0 <= t_34 := nneg_is e_35 S_216.
have S_218 : 0 <= (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 NZ_68 R; sgn].
have S_219 : 0 <= ((n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps * c ^+ 2 + n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 S_218 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 NZ_68 R; sgn].
have C_220 : 0 <= t_57 := nneg_is e_58 S_219.
have S_221 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 S_218 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 NZ_68 R; sgn].
have C_222 : 0 <= t_22 := nneg_is e_23 S_221.
pose t_223 : R := Num.sqrt t_34.
have S_225 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_61 S_r5 S_r6 S_62 S_218 NZ_8 NZ_26 NZ_38 NZ_66 NZ_67 NZ_68 R; sgn].
have e_224 : t_223 = r_5 by rule (sqrt_node e_35 S_225 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_226 : 'M[R]_N := t_223 *: J1_69.
have e_227 : t_226 = (opr (fun i => ((n * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * c * r_6 - n * m_3 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_224 e_70) _ _); [move=> i; reduce; clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | move=> i j; reduce; clear - NZ_38 NZ_26 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6]].
pose t_229 : 'M[R]_N := c *: J2_144.
have e_230 : t_229 = (opr (fun i => ((n * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * c * r_6 - n * m_3 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * c * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_33 e_145) _ _); [move=> i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
have C_228 : t_226 = t_229 by rule (opr_same e_227 e_230 _ _); [move=> i; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | move=> i j; reduce; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6]].
exists J1_69; split; first exact: C_71.
exists J2_144; split; first exact: C_146.
split; first exact: C_211.
split; first exact: C_213.
split; first exact: C_215.
split; first exact: C_217.
split; first exact: C_220.
split; first exact: C_222.
exact: C_228.
Qed.

(* ioffe.backward
   The chain rule through variance and mean gives the gradient at the input: the closed formula of three terms
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; §3, the chain rule for the gradients of the transformation *)
Theorem ioffe_backward (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => dot upstream (normalized eps activation)) activation G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  2%:R * Num.sqrt (variance activation + eps) ^+ 3 != 0 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = (Num.sqrt (variance activation + eps))^-1 *: upstream + (((- dot upstream (centered activation) / (2%:R * Num.sqrt (variance activation + eps) ^+ 3)) * 2%:R) / N%:R) *: centered activation + ((- sumv upstream / Num.sqrt (variance activation + eps) + ((- dot upstream (centered activation) / (2%:R * Num.sqrt (variance activation + eps) ^+ 3)) * sumv (- 2%:R *: centered activation)) / N%:R) / N%:R) *: ones :> 'cV[R]_N /\
  (N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream (normalized eps activation) *: normalized eps activation) = (Num.sqrt (variance activation + eps))^-1 *: upstream + (((- dot upstream (centered activation) / (2%:R * Num.sqrt (variance activation + eps) ^+ 3)) * 2%:R) / N%:R) *: centered activation + ((- sumv upstream / Num.sqrt (variance activation + eps) + ((- dot upstream (centered activation) / (2%:R * Num.sqrt (variance activation + eps) ^+ 3)) * sumv (- 2%:R *: centered activation)) / N%:R) / N%:R) *: ones :> 'cV[R]_N.
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
have e_113 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_114 : R := t_33 ^+ 3.
have e_115 : t_114 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_116 : R := (2%:R : R) * t_114.
have e_117 : t_116 = ((2%:R * n ^+ 2 * eps * r_4 + 2%:R * n * m_3 * r_4 - 2%:R * m_2 ^+ 2 * r_4) / (n ^+ 3)) by rule (num_eq (num2 (fun a b : R => a * b) e_113 e_115) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_118 : ((2%:R * n ^+ 2 * eps * r_4 + 2%:R * n * m_3 * r_4 - 2%:R * m_2 ^+ 2 * r_4) / (n ^+ 3)) != 0 by rule (nz_is (c := (2%:R * r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_119 : t_116 != 0 := nz_is e_117 NZ_118.
pose t_120 : R := N%:R * t_33.
have e_121 : t_120 = r_4 by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_34) _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_122 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_38 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_123 : t_120 != 0 := nz_is e_121 NZ_122.
have S_124 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_125 : 0 <= t_22 := nneg_is e_23 S_124.
pose t_127 : 'cV[R]_N := t_36 *: upstream.
have e_128 : t_127 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by rule (col_eq (col_scale e_37 e_39) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_129 : R := dot upstream t_12.
have d_131 : whole (fun i => (activation i 0) * (upstream i 0) + ((- m_2) / (n)) * ((upstream i 0))) = ((n * m_5 - m_2 * m_6) / (n)) by rule (num_eq (partD M_5 (partZ ((- m_2) / (n)) M_6)) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_132 : whole (fun i => ((upstream i 0)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_5 - m_2 * m_6) / (n)) by rule (whole_eq _ d_131) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_130 : t_129 = ((n * m_5 - m_2 * m_6) / (n)) by rule (dot_node e_39 e_13 d_132); done.
pose t_133 : R := - t_129.
have e_134 : t_133 = ((- n * m_5 + m_2 * m_6) / (n)) by rule (num_eq (num1 (fun a : R => - a) e_130) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_135 : R := t_133 / t_116.
have NZ_137 : (2%:R * n ^+ 2 * eps * r_4 + 2%:R * n * m_3 * r_4 - 2%:R * m_2 ^+ 2 * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_38 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_136 : t_135 = ((- n ^+ 3 * r_4 * m_5 + n ^+ 2 * m_2 * r_4 * m_6) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_134 e_117) _); clear - NZ_38 NZ_26 NZ_137 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_138 : R := t_135 * (2%:R : R).
have e_139 : t_138 = ((- n ^+ 3 * r_4 * m_5 + n ^+ 2 * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_136 e_113) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_140 : R := t_138 / N%:R.
have e_141 : t_140 = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_139 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_142 : 'cV[R]_N := t_140 *: t_12.
have e_143 : t_142 = (col (fun i => ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_5 - m_2 ^+ 2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_141 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_144 : 'cV[R]_N := t_127 + t_142.
have e_145 : t_144 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_5 - m_2 ^+ 2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_add e_128 e_143) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_146 : R := sumv upstream.
have e_147 : t_146 = m_6 by rule (sum_node e_39 M_6 _); clear - R; first [reflexivity | ring].
pose t_148 : R := - t_146.
have e_149 : t_148 = (- m_6) by rule (num_eq (num1 (fun a : R => - a) e_147) _); clear - R; first [reflexivity | ring].
pose t_150 : R := t_148 / t_33.
have e_151 : t_150 = ((- n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_149 e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_152 : R := - (2%:R : R).
have e_153 : t_152 = (- 2%:R) by rule (num_eq (num1 (fun a : R => - a) e_113) _); clear - R; first [reflexivity | ring].
pose t_154 : 'cV[R]_N := t_152 *: t_12.
have e_155 : t_154 = (col (fun i => (- 2%:R) * ((activation i 0)) + ((2%:R * m_2) / (n)) * (1))) by rule (col_eq (col_scale e_153 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_156 : R := sumv t_154.
have e_157 : t_156 = 0 by rule (sum_node e_155 (partD (partZ (- 2%:R) M_2) (partZ ((2%:R * m_2) / (n)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_158 : R := t_135 * t_156.
have e_159 : t_158 = 0 by rule (num_eq (num2 (fun a b : R => a * b) e_136 e_157) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_160 : R := t_158 / N%:R.
have e_161 : t_160 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_159 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_162 : R := t_150 + t_160.
have e_163 : t_162 = ((- n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_151 e_161) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_164 : R := t_162 / N%:R.
have e_165 : t_164 = ((- r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_163 e_5) _); clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_166 : 'cV[R]_N := t_164 *: (ones : 'cV[R]_N).
have e_167 : t_166 = (col (fun i => ((- r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_165 e_9) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_168 : 'cV[R]_N := t_144 + t_166.
have e_169 : t_168 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_add e_145 e_167) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_126 : G1_40 = t_168 by rule (col_same e_41 e_169 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_170 : R := t_120^-1.
have e_171 : t_170 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_121) _); clear - NZ_38 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_172 : 'cV[R]_N := N%:R *: upstream.
have e_173 : t_172 = (col (fun i => n * ((upstream i 0)))) by rule (col_eq (col_scale e_5 e_39) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_174 : 'cV[R]_N := t_146 *: (ones : 'cV[R]_N).
have e_175 : t_174 = (col (fun i => m_6 * (1))) by rule (col_eq (col_scale e_147 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_176 : 'cV[R]_N := t_172 - t_174.
have e_177 : t_176 = (col (fun i => n * ((upstream i 0)) + (- m_6) * (1))) by rule (col_eq (col_sub e_173 e_175) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_178 : 'cV[R]_N := t_36 *: t_12.
have e_179 : t_178 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_180 : R := dot upstream t_178.
have d_182 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_183 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_182) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_181 : t_180 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_39 e_179 d_183); done.
pose t_184 : 'cV[R]_N := t_180 *: t_178.
have e_185 : t_184 = (col (fun i => ((n ^+ 2 * m_5 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_181 e_179) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_186 : 'cV[R]_N := t_176 - t_184.
have e_187 : t_186 = (col (fun i => n * ((upstream i 0)) + ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_177 e_185) _) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_188 : 'cV[R]_N := t_170 *: t_186.
have e_189 : t_188 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_171 e_187) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_190 : t_188 = t_168 by rule (col_same e_189 e_169 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_40; split; first exact: C_42.
split; first exact: C_110.
split; first exact: C_112.
split; first exact: C_119.
split; first exact: C_123.
split; first exact: C_125.
split; first exact: C_126.
exact: C_190.
Qed.

(* ioffe.backward.mean
   In the gradient at the mean the summand that goes through the variance is 0 for every input
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; §3, the formula for ∂ℓ/∂μ *)
Theorem ioffe_backward_mean (activation upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  2%:R * Num.sqrt (variance activation + eps) ^+ 3 != 0 /\
  0 <= variance activation + eps /\
  - sumv upstream / Num.sqrt (variance activation + eps) + ((- dot upstream (centered activation) / (2%:R * Num.sqrt (variance activation + eps) ^+ 3)) * sumv (- 2%:R *: centered activation)) / N%:R = - sumv upstream / Num.sqrt (variance activation + eps) :> R.
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
have e_41 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_42 : R := t_35 ^+ 3.
have e_43 : t_42 = ((n ^+ 2 * eps * r_5 + n * m_3 * r_5 - m_2 ^+ 2 * r_5) / (n ^+ 3)) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_36) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_44 : R := (2%:R : R) * t_42.
have e_45 : t_44 = ((2%:R * n ^+ 2 * eps * r_5 + 2%:R * n * m_3 * r_5 - 2%:R * m_2 ^+ 2 * r_5) / (n ^+ 3)) by rule (num_eq (num2 (fun a b : R => a * b) e_41 e_43) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_46 : ((2%:R * n ^+ 2 * eps * r_5 + 2%:R * n * m_3 * r_5 - 2%:R * m_2 ^+ 2 * r_5) / (n ^+ 3)) != 0 by rule (nz_is (c := (2%:R * r_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_38 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_47 : t_44 != 0 := nz_is e_45 NZ_46.
have S_48 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have C_49 : 0 <= t_22 := nneg_is e_23 S_48.
have e_50 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_51 : R := sumv upstream.
have [m_4 M_4] := some_number (part xpredT (fun i => (upstream i 0))).
have e_52 : t_51 = m_4 by rule (sum_node e_50 M_4 _); clear - R; first [reflexivity | ring].
pose t_53 : R := - t_51.
have e_54 : t_53 = (- m_4) by rule (num_eq (num1 (fun a : R => - a) e_52) _); clear - R; first [reflexivity | ring].
pose t_55 : R := t_53 / t_35.
have e_56 : t_55 = ((- n * m_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_57 : R := dot upstream t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have d_59 : whole (fun i => (activation i 0) * (upstream i 0) + ((- m_2) / (n)) * ((upstream i 0))) = ((n * m_6 - m_2 * m_4) / (n)) by rule (num_eq (partD M_6 (partZ ((- m_2) / (n)) M_4)) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_60 : whole (fun i => ((upstream i 0)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_4) / (n)) by rule (whole_eq _ d_59) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_58 : t_57 = ((n * m_6 - m_2 * m_4) / (n)) by rule (dot_node e_50 e_13 d_60); done.
pose t_61 : R := - t_57.
have e_62 : t_61 = ((- n * m_6 + m_2 * m_4) / (n)) by rule (num_eq (num1 (fun a : R => - a) e_58) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_63 : R := t_61 / t_44.
have NZ_65 : (2%:R * n ^+ 2 * eps * r_5 + 2%:R * n * m_3 * r_5 - 2%:R * m_2 ^+ 2 * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_38 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_64 : t_63 = ((- n ^+ 3 * r_5 * m_6 + n ^+ 2 * m_2 * m_4 * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_62 e_45) _); clear - NZ_38 NZ_26 NZ_65 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_66 : R := - (2%:R : R).
have e_67 : t_66 = (- 2%:R) by rule (num_eq (num1 (fun a : R => - a) e_41) _); clear - R; first [reflexivity | ring].
pose t_68 : 'cV[R]_N := t_66 *: t_12.
have e_69 : t_68 = (col (fun i => (- 2%:R) * ((activation i 0)) + ((2%:R * m_2) / (n)) * (1))) by rule (col_eq (col_scale e_67 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_70 : R := sumv t_68.
have e_71 : t_70 = 0 by rule (sum_node e_69 (partD (partZ (- 2%:R) M_2) (partZ ((2%:R * m_2) / (n)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_72 : R := t_63 * t_70.
have e_73 : t_72 = 0 by rule (num_eq (num2 (fun a b : R => a * b) e_64 e_71) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_74 : R := t_72 / N%:R.
have e_75 : t_74 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_73 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : R := t_55 + t_74.
have e_77 : t_76 = ((- n * m_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_56 e_75) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_78 : t_76 = t_55 by rule (num_eq e_77 (esym (num_eq e_56 _))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_47.
split; first exact: C_49.
exact: C_78.
Qed.

(* ioffe.bias
   The bias before batch normalization can be ignored: the subtraction of the mean cancels it
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; §3.2, on z = Wu + b *)
Theorem ioffe_bias (activation : 'cV[R]_N) (eps t : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + t *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + t *: ones) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + t *: ones) = normalized eps activation :> 'cV[R]_N.
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
have e_35 : t = t by [].
pose t_36 : 'cV[R]_N := t *: (ones : 'cV[R]_N).
have e_37 : t_36 = (col (fun i => t * (1))) by rule (col_eq (col_scale e_35 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := activation + t_36.
have e_39 : t_38 = (col (fun i => (activation i 0) + t * (1))) by rule (col_eq (col_add e_1 e_37) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_40 : R := sumv t_38.
have e_41 : t_40 = (n * t + m_2) by rule (sum_node e_39 (partD M_2 (partZ t (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = ((n * t + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => ((n * t + m_2) / (n)) * (1))) by rule (col_eq (col_scale e_43 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := t_38 - t_44.
have e_47 : t_46 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_39 e_45) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := dot t_46 t_46.
have e_49 : t_48 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_47 e_47 d_18); done.
pose t_50 : R := t_48 / N%:R.
have e_51 : t_50 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : R := t_50 + eps.
have e_53 : t_52 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := Num.sqrt t_52.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_56 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 R; sgn].
have e_55 : t_54 = (r_5 / (n)) by rule (sqrt_node e_53 S_56 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_57 := lt0r_neq0 S_r5.
have NZ_58 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_54 != 0 := nz_is e_55 NZ_58.
pose t_60 : R := Num.sqrt t_22.
have S_62 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_57 R; sgn].
have e_61 : t_60 = (r_5 / (n)) by rule (sqrt_node e_23 S_62 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_63 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : t_60 != 0 := nz_is e_61 NZ_63.
have S_65 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_57 R; sgn].
have C_66 : 0 <= t_52 := nneg_is e_53 S_65.
have S_67 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_57 R; sgn].
have C_68 : 0 <= t_22 := nneg_is e_23 S_67.
pose t_69 : R := t_54^-1.
have e_70 : t_69 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_55) _); clear - NZ_57 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_71 : 'cV[R]_N := t_69 *: t_46.
have e_72 : t_71 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_70 e_47) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_74 : R := t_60^-1.
have e_75 : t_74 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_61) _); clear - NZ_57 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_76 : 'cV[R]_N := t_74 *: t_12.
have e_77 : t_76 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_75 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_73 : t_71 = t_76 by rule (col_same e_72 e_77 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_34.
split; first exact: C_59.
split; first exact: C_64.
split; first exact: C_66.
split; first exact: C_68.
exact: C_73.
Qed.

(* ioffe.inference
   At inference batch normalization of x is kx + (t − km) with k = c/√(v + ε)
   S. Ioffe, C. Szegedy, “Batch Normalization: Accelerating Deep Network Training by Reducing Internal Covariate
   Shift”, arXiv:1502.03167; Algorithm 2, line 11 *)
Theorem ioffe_inference (v eps x c t m : R) :
  0 <= eps ->
  0 < v + eps ->
  Num.sqrt (v + eps) != 0 /\
  0 <= v + eps /\
  (c * (x - m)) / Num.sqrt (v + eps) + t = (c / Num.sqrt (v + eps)) * x + (t - (c / Num.sqrt (v + eps)) * m) :> R.
Proof.
move=> H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : v = v by [].
have e_2 : eps = eps by [].
pose t_3 : R := v + eps.
have e_4 : t_3 = (eps + v) by rule (num_eq (num2 (fun a b : R => a + b) e_1 e_2) _); clear - R; first [reflexivity | ring].
have H_5 := pos_of H0 e_4.
have NZ_6 := lt0r_neq0 H_5.
have NZ_7 : (eps + v) != 0 by rule (nz_factor (f := (eps + v)) (r := 1) NZ_6 _); clear - R; first [reflexivity | ring].
have S_8 : 0 < (eps + v) by rule (pos_quotient H_5 (r := 1) _ _); [clear - H_eps NZ_7 R; sgn | clear - R; first [reflexivity | ring]].
pose t_9 : R := Num.sqrt t_3.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (eps + v) by exact: (root_pos S_8).
have S_11 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps S_8 S_r6 NZ_7 R; sgn].
have e_10 : t_9 = r_6 by rule (sqrt_node e_4 S_11 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
have NZ_12 := lt0r_neq0 S_r6.
have NZ_13 : r_6 != 0 by rule (nz_is (c := (r_6)) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - NZ_12 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_14 : t_9 != 0 := nz_is e_10 NZ_13.
have S_15 : 0 <= (eps + v) by rule (nneg_is (c := (eps + v)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_8 S_r6 NZ_7 NZ_12 R; sgn].
have C_16 : 0 <= t_3 := nneg_is e_4 S_15.
have e_17 : c = c by [].
have e_18 : x = x by [].
have e_19 : m = m by [].
pose t_20 : R := x - m.
have e_21 : t_20 = (x - m) by rule (num_eq (num2 (fun a b : R => a - b) e_18 e_19) _); clear - R; first [reflexivity | ring].
pose t_22 : R := c * t_20.
have e_23 : t_22 = (c * x - c * m) by rule (num_eq (num2 (fun a b : R => a * b) e_17 e_21) _); clear - R; first [reflexivity | ring].
pose t_24 : R := t_22 / t_9.
have e_25 : t_24 = ((c * x * r_6 - c * m * r_6) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a / b) e_23 e_10) _); clear - NZ_12 NZ_7 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_26 : t = t by [].
pose t_27 : R := t_24 + t.
have e_28 : t_27 = ((eps * t + v * t + c * x * r_6 - c * m * r_6) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a + b) e_25 e_26) _); clear - NZ_7 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_30 : R := c / t_9.
have e_31 : t_30 = ((c * r_6) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a / b) e_17 e_10) _); clear - NZ_12 NZ_7 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_32 : R := t_30 * x.
have e_33 : t_32 = ((c * x * r_6) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a * b) e_31 e_18) _); clear - NZ_7 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_34 : R := t_30 * m.
have e_35 : t_34 = ((c * m * r_6) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a * b) e_31 e_19) _); clear - NZ_7 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_36 : R := t - t_34.
have e_37 : t_36 = ((eps * t + v * t - c * m * r_6) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a - b) e_26 e_35) _); clear - NZ_7 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_38 : R := t_32 + t_36.
have e_39 : t_38 = ((eps * t + v * t + c * x * r_6 - c * m * r_6) / ((eps + v))) by rule (num_eq (num2 (fun a b : R => a + b) e_33 e_37) _); clear - NZ_7 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have C_29 : t_27 = t_38 by rule (num_eq e_28 (esym (num_eq e_39 _))); clear - NZ_7 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
split; first exact: C_14.
split; first exact: C_16.
exact: C_29.
Qed.

(* lnverify.bias-before-norm
   A bias before the norm is lost where it is the same for all entries of the normalized axis
   this project; with a proof; compare Ioffe and Szegedy, §3.2 *)
Theorem lnverify_bias_before_norm (activation : 'cV[R]_N) (eps t : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + t *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + t *: ones) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + t *: ones) = normalized eps activation :> 'cV[R]_N.
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
have e_35 : t = t by [].
pose t_36 : 'cV[R]_N := t *: (ones : 'cV[R]_N).
have e_37 : t_36 = (col (fun i => t * (1))) by rule (col_eq (col_scale e_35 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := activation + t_36.
have e_39 : t_38 = (col (fun i => (activation i 0) + t * (1))) by rule (col_eq (col_add e_1 e_37) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_40 : R := sumv t_38.
have e_41 : t_40 = (n * t + m_2) by rule (sum_node e_39 (partD M_2 (partZ t (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = ((n * t + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => ((n * t + m_2) / (n)) * (1))) by rule (col_eq (col_scale e_43 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := t_38 - t_44.
have e_47 : t_46 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_39 e_45) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := dot t_46 t_46.
have e_49 : t_48 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_47 e_47 d_18); done.
pose t_50 : R := t_48 / N%:R.
have e_51 : t_50 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_52 : R := t_50 + eps.
have e_53 : t_52 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := Num.sqrt t_52.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_56 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 R; sgn].
have e_55 : t_54 = (r_5 / (n)) by rule (sqrt_node e_53 S_56 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_57 := lt0r_neq0 S_r5.
have NZ_58 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_54 != 0 := nz_is e_55 NZ_58.
pose t_60 : R := Num.sqrt t_22.
have S_62 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_57 R; sgn].
have e_61 : t_60 = (r_5 / (n)) by rule (sqrt_node e_23 S_62 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_63 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_57 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : t_60 != 0 := nz_is e_61 NZ_63.
have S_65 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_57 R; sgn].
have C_66 : 0 <= t_52 := nneg_is e_53 S_65.
have S_67 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_57 R; sgn].
have C_68 : 0 <= t_22 := nneg_is e_23 S_67.
pose t_69 : R := t_54^-1.
have e_70 : t_69 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_55) _); clear - NZ_57 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_71 : 'cV[R]_N := t_69 *: t_46.
have e_72 : t_71 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_70 e_47) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_74 : R := t_60^-1.
have e_75 : t_74 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_61) _); clear - NZ_57 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_76 : 'cV[R]_N := t_74 *: t_12.
have e_77 : t_76 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_75 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_73 : t_71 = t_76 by rule (col_same e_72 e_77 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_34.
split; first exact: C_59.
split; first exact: C_64.
split; first exact: C_66.
split; first exact: C_68.
exact: C_73.
Qed.

End Claims.
