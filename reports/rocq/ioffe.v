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
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_52 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_51 : t_50 = (r_4 / (n)) by apply: (sqrt_node e_49 S_52); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_53 := lt0r_neq0 S_r4.
have NZ_54 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_50 != 0 := nz_is e_51 NZ_54.
have S_56 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_57 : 0 <= t_45 := nneg_is e_46 S_56.
have S_58 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_59 : 0 <= t_48 := nneg_is e_49 S_58.
pose t_60 : R := Num.sqrt t_45.
have S_62 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_61 : t_60 = (r_4 / (n)) by apply: (sqrt_node e_46 S_62); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_63 : R := t_50^-1.
have e_64 : t_63 = ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_51)); cbv beta; clear - NZ_53 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_65 : 'cV[R]_N := t_63 *: t_39.
have e_66 : t_65 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_64 e_40)) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_67 : 'cV[R]_N := t_60 *: t_65.
have e_68 : t_67 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_scale e_61 e_66)) => i; reduce; clear - NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_69 : 'cV[R]_N := t_67 + t_37.
have e_70 : t_69 = (col (fun i => (activation i 0))) by apply: (col_eq (col_add e_68 e_38)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_71 : t_69 = activation by apply: (col_same e_70 e_31) => i; clear - R; first [reflexivity | ring].
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
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by apply: (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by apply: (pos_quotient H_26 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_30 : eps = eps by [].
have e_31 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_32 : eps = 0 by apply: (solved (r := 1) (eq_of H2 e_30 e_31)); clear - R; first [reflexivity | ring].
have e_33 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_34 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_35 : N%:R != 0 := nz_is e_33 NZ_34.
have e_36 : c = c by [].
have e_37 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := c *: activation.
have e_39 : t_38 = (col (fun i => c * ((activation i 0)))) by apply: (col_eq (col_scale e_36 e_37)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_40 : R := sumv t_38.
have e_41 : t_40 = (m_2 * c) by apply: (sum_node e_39 (partZ c M_2)); clear - R; first [reflexivity | ring].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = ((m_2 * c) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_41 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_44 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_45 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_46 : t_45 = (col (fun i => ((m_2 * c) / (n)) * (1))) by apply: (col_eq (col_scale e_43 e_44)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := t_38 - t_45.
have e_48 : t_47 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by apply: (col_eq (col_sub e_39 e_46)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_49 : R := dot t_47 t_47.
have d_51 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (whole_eq _ d_51) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_50 : t_49 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (dot_node e_48 e_48 d_52); done.
pose t_53 : R := t_49 / N%:R.
have e_54 : t_53 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_50 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := t_53 + eps.
have e_57 : t_56 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_54 E_32)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := Num.sqrt t_56.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_60 : 0 <= (c * r_5) by apply: (nneg_is (c := r_5 * c)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have S_61 : 0 <= ((c * r_5) / (n)) by apply: (nneg_is (c := (c * r_5) * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_59 : t_58 = ((c * r_5) / (n)) by apply: (sqrt_node e_57 S_61); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_62 := lt0r_neq0 S_r5.
have NZ_63 : ((c * r_5) / (n)) != 0 by apply: (nz_is (c := (r_5 * c * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_64 : t_58 != 0 := nz_is e_59 NZ_63.
pose t_65 : R := sumv activation.
have e_66 : t_65 = m_2 by apply: (sum_node e_37 M_2); clear - R; first [reflexivity | ring].
pose t_67 : R := t_65 / N%:R.
have e_68 : t_67 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_66 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := t_67 *: (ones : 'cV[R]_N).
have e_70 : t_69 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_68 e_44)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := activation - t_69.
have e_72 : t_71 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_37 e_70)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : R := dot t_71 t_71.
have d_75 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_75) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_74 : t_73 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_72 e_72 d_76); done.
pose t_77 : R := t_73 / N%:R.
have e_78 : t_77 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_74 e_33)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_79 : R := t_77 + eps.
have e_80 : t_79 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_78 E_32)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_81 : R := Num.sqrt t_79.
have S_83 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_82 : t_81 = (r_5 / (n)) by apply: (sqrt_node e_80 S_83); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_84 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_85 : t_81 != 0 := nz_is e_82 NZ_84.
have S_86 : 0 <= (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_87 : 0 <= ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_88 : 0 <= t_56 := nneg_is e_57 S_87.
have S_89 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_90 : 0 <= t_79 := nneg_is e_80 S_89.
pose t_91 : R := t_58^-1.
have NZ_93 : (c * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * c))); [clear - R; ring | clear - NZ_62 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_92 : t_91 = ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_59)); cbv beta; clear - NZ_62 NZ_28 NZ_93 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_94 : 'cV[R]_N := t_91 *: t_47.
have e_95 : t_94 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_92 e_48)) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_97 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_98 : R := t_81^-1.
have e_99 : t_98 = ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_82)); cbv beta; clear - NZ_62 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_100 : 'cV[R]_N := t_98 *: t_71.
have e_101 : t_100 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_99 e_72)) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : 'cV[R]_N := (1 : R) *: t_100.
have e_103 : t_102 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_97 e_101)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_96 : t_94 = t_102 by apply: (col_same e_95 e_103) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
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
have e_25 : c = c by [].
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : c != 0 by apply: (nz_factor (f := c) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < c by apply: (pos_quotient H_26 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have e_30 : eps = eps by [].
have e_31 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_32 : eps = 0 by apply: (solved (r := 1) (eq_of H2 e_30 e_31)); clear - R; first [reflexivity | ring].
have e_33 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_34 : c = c by [].
pose t_35 : 'cV[R]_N := c *: activation.
have e_36 : t_35 = (col (fun i => c * ((activation i 0)))) by apply: (col_eq (col_scale e_34 e_33)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_37 : R := sumv t_35.
have e_38 : t_37 = (m_2 * c) by apply: (sum_node e_36 (partZ c M_2)); clear - R; first [reflexivity | ring].
have e_39 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_40 : R := t_37 / N%:R.
have e_41 : t_40 = ((m_2 * c) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_38 e_39)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_42 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_43 : 'cV[R]_N := t_40 *: (ones : 'cV[R]_N).
have e_44 : t_43 = (col (fun i => ((m_2 * c) / (n)) * (1))) by apply: (col_eq (col_scale e_41 e_42)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : 'cV[R]_N := t_35 - t_43.
have e_46 : t_45 = (col (fun i => c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) by apply: (col_eq (col_sub e_36 e_44)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : R := dot t_45 t_45.
have d_49 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * m_2 * c ^+ 2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (num_eq (partD (partD (partZ (c ^+ 2) M_3) (partZ ((- 2%:R * m_2 * c ^+ 2) / (n)) M_2)) (partZ ((m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_50 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (whole_eq _ d_49) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_48 : t_47 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n)) by apply: (dot_node e_46 e_46 d_50); done.
pose t_51 : R := t_47 / N%:R.
have e_52 : t_51 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_48 e_39)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : R := t_51 + eps.
have e_55 : t_54 = ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_52 E_32)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := Num.sqrt t_54.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_58 : 0 <= (c * r_5) by apply: (nneg_is (c := r_5 * c)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have S_59 : 0 <= ((c * r_5) / (n)) by apply: (nneg_is (c := (c * r_5) * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_57 : t_56 = ((c * r_5) / (n)) by apply: (sqrt_node e_55 S_59); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_60 : R := t_56^-1.
have NZ_62 := lt0r_neq0 S_r5.
have NZ_63 : (c * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * c))); [clear - R; ring | clear - NZ_62 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_61 : t_60 = ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_57)); cbv beta; clear - NZ_62 NZ_28 NZ_63 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_64 : 'cV[R]_N := t_60 *: t_45.
have e_65 : t_64 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_61 e_46)) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J1_66 : 'M[R]_N := (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_67 : J1_66 = (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_68 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (c *: activation - (sumv (c *: activation) / N%:R) *: ones) (c *: activation - (sumv (c *: activation) / N%:R) *: ones) / N%:R + eps))^-1 *: (c *: activation - (sumv (c *: activation) / N%:R) *: ones)) activation J1_66.
have size_ge0 := @size1_ge0 R N.
have D_69 := D_const size_ge0 c.
have D_70 := VD_at activation.
have D_71 := VD_scale size_ge0 D_69 D_70.
have D_72 := D_sumv size_ge0 D_71.
have D_73 := D_const size_ge0 N%:R.
have NZ_74 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : N%:R != 0 := nz_is e_39 NZ_74.
have D_76 := D_inv size_ge0 C_75 D_73.
have D_77 := D_mul size_ge0 D_72 D_76.
have D_78 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_79 := VD_scale size_ge0 D_77 D_78.
have D_80 := VD_sub D_71 D_79.
have D_81 := D_dot size_ge0 D_80 D_80.
have NZ_82 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_83 : N%:R != 0 := nz_is e_39 NZ_82.
have D_84 := D_inv size_ge0 C_83 D_73.
have D_85 := D_mul size_ge0 D_81 D_84.
have D_86 := D_const size_ge0 eps.
have D_87 := D_add D_85 D_86.
have S_89 : 0 < (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by apply: (pos_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_90 : 0 < ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_88 : 0 < t_54 := pos_is e_55 S_90.
have D_91 := D_sqrt size_ge0 C_88 D_87.
have NZ_92 : ((c * r_5) / (n)) != 0 by apply: (nz_is (c := (r_5 * c * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_93 : t_56 != 0 := nz_is e_57 NZ_92.
have D_94 := D_inv size_ge0 C_93 D_91.
have D_95 := VD_scale size_ge0 D_94 D_80.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (c *: activation - (sumv (c *: activation) / N%:R) *: ones) (c *: activation - (sumv (c *: activation) / N%:R) *: ones) / N%:R + eps))^-1 *: (c *: activation - (sumv (c *: activation) / N%:R) *: ones))) D_95) => h_96.
have e_97 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_98 : R := (2%:R : R) * t_56.
have e_99 : t_98 = ((2%:R * c * r_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_97 e_57)); cbv beta; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_100 : R := t_98^-1.
have NZ_102 : (2%:R * c * r_5) != 0 :> R by apply: (nz_is (c := (2%:R * r_5 * c))); [clear - R; ring | clear - NZ_62 NZ_28 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_101 : t_100 = ((- n * r_5) / (2%:R * c * (- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_99)); cbv beta; clear - NZ_62 NZ_28 NZ_102 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_103 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_104 : 'cV[R]_N := (0 : R) *: activation.
have e_105 : t_104 = (col (fun i => 0)) by apply: (col_eq (col_scale e_103 e_33)) => i; reduce; clear - R; first [reflexivity | ring].
have e_106 : h_96 = (col (fun i => (h_96 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_107 : 'cV[R]_N := c *: h_96.
have e_108 : t_107 = (col (fun i => c * ((h_96 i 0)))) by apply: (col_eq (col_scale e_34 e_106)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_109 : 'cV[R]_N := t_104 + t_107.
have e_110 : t_109 = (col (fun i => c * ((h_96 i 0)))) by apply: (col_eq (col_add e_105 e_108)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_111 : R := sumv t_109.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_96 i 0))).
have e_112 : t_111 = (c * m_6) by apply: (sum_node e_110 (partZ c M_6)); clear - R; first [reflexivity | ring].
pose t_113 : R := N%:R^-1.
have e_114 : t_113 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_39)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_115 : R := t_111 * t_113.
have e_116 : t_115 = ((c * m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_112 e_114)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_117 : R := t_113 * (0 : R).
have e_118 : t_117 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_114 e_103)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_119 : R := t_113 * t_117.
have e_120 : t_119 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_114 e_118)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : R := - t_119.
have e_122 : t_121 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_120)); cbv beta; clear - R; first [reflexivity | ring].
pose t_123 : R := t_37 * t_121.
have e_124 : t_123 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_38 e_122)); cbv beta; clear - R; first [reflexivity | ring].
pose t_125 : R := t_115 + t_123.
have e_126 : t_125 = ((c * m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_116 e_124)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_127 : 'cV[R]_N := t_125 *: (ones : 'cV[R]_N).
have e_128 : t_127 = (col (fun i => ((c * m_6) / (n)) * (1))) by apply: (col_eq (col_scale e_126 e_42)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_129 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_130 : 'cV[R]_N := t_40 *: (0 : 'cV[R]_N).
have e_131 : t_130 = (col (fun i => 0)) by apply: (col_eq (col_scale e_41 e_129)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_132 : 'cV[R]_N := t_127 + t_130.
have e_133 : t_132 = (col (fun i => ((c * m_6) / (n)) * (1))) by apply: (col_eq (col_add e_128 e_131)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_134 : 'cV[R]_N := t_109 - t_132.
have e_135 : t_134 = (col (fun i => c * ((h_96 i 0)) + ((- c * m_6) / (n)) * (1))) by apply: (col_eq (col_sub e_110 e_133)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_136 : R := dot t_134 t_45.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_96 i 0))).
have d_138 : whole (fun i => (c ^+ 2) * ((activation i 0) * (h_96 i 0)) + ((- m_2 * c ^+ 2) / (n)) * ((h_96 i 0)) + ((- c ^+ 2 * m_6) / (n)) * ((activation i 0)) + ((m_2 * c ^+ 2 * m_6) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by apply: (num_eq (partD (partD (partD (partZ (c ^+ 2) M_7) (partZ ((- m_2 * c ^+ 2) / (n)) M_6)) (partZ ((- c ^+ 2 * m_6) / (n)) M_2)) (partZ ((m_2 * c ^+ 2 * m_6) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_139 : whole (fun i => (c * ((h_96 i 0)) + ((- c * m_6) / (n)) * (1)) * (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1))) = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by apply: (whole_eq _ d_138) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_137 : t_136 = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by apply: (dot_node e_135 e_46 d_139); done.
pose t_140 : R := dot t_45 t_134.
have d_142 : whole (fun i => (c ^+ 2) * ((activation i 0) * (h_96 i 0)) + ((- c ^+ 2 * m_6) / (n)) * ((activation i 0)) + ((- m_2 * c ^+ 2) / (n)) * ((h_96 i 0)) + ((m_2 * c ^+ 2 * m_6) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by apply: (num_eq (partD (partD (partD (partZ (c ^+ 2) M_7) (partZ ((- c ^+ 2 * m_6) / (n)) M_2)) (partZ ((- m_2 * c ^+ 2) / (n)) M_6)) (partZ ((m_2 * c ^+ 2 * m_6) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_143 : whole (fun i => (c * ((activation i 0)) + ((- m_2 * c) / (n)) * (1)) * (c * ((h_96 i 0)) + ((- c * m_6) / (n)) * (1))) = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by apply: (whole_eq _ d_142) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_141 : t_140 = ((n * c ^+ 2 * m_7 - m_2 * c ^+ 2 * m_6) / (n)) by apply: (dot_node e_46 e_135 d_143); done.
pose t_144 : R := t_136 + t_140.
have e_145 : t_144 = ((2%:R * n * c ^+ 2 * m_7 - 2%:R * m_2 * c ^+ 2 * m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_137 e_141)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_146 : R := t_144 * t_113.
have e_147 : t_146 = ((2%:R * n * c ^+ 2 * m_7 - 2%:R * m_2 * c ^+ 2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_145 e_114)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_148 : R := t_47 * t_121.
have e_149 : t_148 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_122)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_150 : R := t_146 + t_148.
have e_151 : t_150 = ((2%:R * n * c ^+ 2 * m_7 - 2%:R * m_2 * c ^+ 2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_147 e_149)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_152 : R := t_150 + (0 : R).
have e_153 : t_152 = ((2%:R * n * c ^+ 2 * m_7 - 2%:R * m_2 * c ^+ 2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_151 e_103)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_154 : R := t_100 * t_152.
have e_155 : t_154 = ((- n * c * r_5 * m_7 + m_2 * c * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) * n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_101 e_153)); cbv beta; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_156 : R := t_60 * t_154.
have e_157 : t_156 = ((- n * m_7 + m_2 * m_6) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_61 e_155)); cbv beta; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_158 : R := t_60 * t_156.
have e_159 : t_158 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_61 e_157)); cbv beta; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_160 : R := - t_158.
have e_161 : t_160 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_159)); cbv beta; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_162 : 'cV[R]_N := t_160 *: t_45.
have e_163 : t_162 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_161 e_46)) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_164 : 'cV[R]_N := t_60 *: t_134.
have e_165 : t_164 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_96 i 0)) + ((r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_61 e_135)) => i; reduce; clear - NZ_28 NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_166 : 'cV[R]_N := t_162 + t_164.
have e_167 : t_166 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_96 i 0)))) by apply: (col_eq (col_add e_163 e_165)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_168 : 'cV[R]_N := J1_66 *m h_96.
have d_170 : whole (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((h_96 i 0)) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_96 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_7))); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_171 : whole (fun i => (((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_96 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_170) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_172 : whole (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((h_96 i 0)) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_96 i 0))) = ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_6) (partZ ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_7))); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_173 : whole (fun i => (((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_96 i 0))) = ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_172) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_169 : t_168 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_96 i 0)) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)); ((n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((- n * m_3 + m_2 ^+ 2) ^+ 2))]) e_67 e_106 (conj d_171 (conj d_173 I)))) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
apply: (col_same e_167 e_169) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_174 : R := sumv activation.
have e_175 : t_174 = m_2 by apply: (sum_node e_33 M_2); clear - R; first [reflexivity | ring].
pose t_176 : R := t_174 / N%:R.
have e_177 : t_176 = (m_2 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_175 e_39)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_178 : 'cV[R]_N := t_176 *: (ones : 'cV[R]_N).
have e_179 : t_178 = (col (fun i => (m_2 / (n)) * (1))) by apply: (col_eq (col_scale e_177 e_42)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_180 : 'cV[R]_N := activation - t_178.
have e_181 : t_180 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_33 e_179)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_182 : R := dot t_180 t_180.
have d_184 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_185 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_184) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_183 : t_182 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_181 e_181 d_185); done.
pose t_186 : R := t_182 / N%:R.
have e_187 : t_186 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_183 e_39)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_188 : R := t_186 + eps.
have e_189 : t_188 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_187 E_32)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_190 : R := Num.sqrt t_188.
have S_192 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_191 : t_190 = (r_5 / (n)) by apply: (sqrt_node e_189 S_192); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_193 : R := t_190^-1.
have e_194 : t_193 = ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_191)); cbv beta; clear - NZ_62 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_195 : 'cV[R]_N := t_193 *: t_180.
have e_196 : t_195 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_194 e_181)) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J2_197 : 'M[R]_N := (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_198 : J2_197 = (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_199 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J2_197.
have size_ge0 := @size1_ge0 R N.
have D_200 := VD_at activation.
have D_201 := D_sumv size_ge0 D_200.
have D_202 := D_const size_ge0 N%:R.
have NZ_203 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_204 : N%:R != 0 := nz_is e_39 NZ_203.
have D_205 := D_inv size_ge0 C_204 D_202.
have D_206 := D_mul size_ge0 D_201 D_205.
have D_207 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_208 := VD_scale size_ge0 D_206 D_207.
have D_209 := VD_sub D_200 D_208.
have D_210 := D_dot size_ge0 D_209 D_209.
have NZ_211 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_212 : N%:R != 0 := nz_is e_39 NZ_211.
have D_213 := D_inv size_ge0 C_212 D_202.
have D_214 := D_mul size_ge0 D_210 D_213.
have D_215 := D_const size_ge0 eps.
have D_216 := D_add D_214 D_215.
have S_218 : 0 < ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_217 : 0 < t_188 := pos_is e_189 S_218.
have D_219 := D_sqrt size_ge0 C_217 D_216.
have NZ_220 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_221 : t_190 != 0 := nz_is e_191 NZ_220.
have D_222 := D_inv size_ge0 C_221 D_219.
have D_223 := VD_scale size_ge0 D_222 D_209.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_223) => h_224.
have e_225 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_226 : R := (2%:R : R) * t_190.
have e_227 : t_226 = ((2%:R * r_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_225 e_191)); cbv beta; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_228 : R := t_226^-1.
have NZ_230 : (2%:R * r_5) != 0 :> R by apply: (nz_is (c := (2%:R * r_5))); [clear - R; ring | clear - NZ_62 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_229 : t_228 = ((- n * r_5) / (2%:R * (- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_227)); cbv beta; clear - NZ_62 NZ_230 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_231 : h_224 = (col (fun i => (h_224 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_232 : R := sumv h_224.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_224 i 0))).
have e_233 : t_232 = m_8 by apply: (sum_node e_231 M_8); clear - R; first [reflexivity | ring].
pose t_234 : R := N%:R^-1.
have e_235 : t_234 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_39)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_236 : R := t_232 * t_234.
have e_237 : t_236 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_233 e_235)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_238 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_239 : R := t_234 * (0 : R).
have e_240 : t_239 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_235 e_238)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_241 : R := t_234 * t_239.
have e_242 : t_241 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_235 e_240)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_243 : R := - t_241.
have e_244 : t_243 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_242)); cbv beta; clear - R; first [reflexivity | ring].
pose t_245 : R := t_174 * t_243.
have e_246 : t_245 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_175 e_244)); cbv beta; clear - R; first [reflexivity | ring].
pose t_247 : R := t_236 + t_245.
have e_248 : t_247 = (m_8 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_237 e_246)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_249 : 'cV[R]_N := t_247 *: (ones : 'cV[R]_N).
have e_250 : t_249 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_scale e_248 e_42)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_251 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_252 : 'cV[R]_N := t_176 *: (0 : 'cV[R]_N).
have e_253 : t_252 = (col (fun i => 0)) by apply: (col_eq (col_scale e_177 e_251)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_254 : 'cV[R]_N := t_249 + t_252.
have e_255 : t_254 = (col (fun i => (m_8 / (n)) * (1))) by apply: (col_eq (col_add e_250 e_253)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_256 : 'cV[R]_N := h_224 - t_254.
have e_257 : t_256 = (col (fun i => (h_224 i 0) + ((- m_8) / (n)) * (1))) by apply: (col_eq (col_sub e_231 e_255)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_258 : R := dot t_256 t_180.
have [m_9 M_9] := some_number (part xpredT (fun i => (activation i 0) * (h_224 i 0))).
have d_260 : whole (fun i => (activation i 0) * (h_224 i 0) + ((- m_2) / (n)) * ((h_224 i 0)) + ((- m_8) / (n)) * ((activation i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_2) / (n)) M_8)) (partZ ((- m_8) / (n)) M_2)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_261 : whole (fun i => ((h_224 i 0) + ((- m_8) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_260) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_259 : t_258 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_257 e_181 d_261); done.
pose t_262 : R := dot t_180 t_256.
have d_264 : whole (fun i => (activation i 0) * (h_224 i 0) + ((- m_8) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_224 i 0)) + ((m_2 * m_8) / (n ^+ 2)) * (1)) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (num_eq (partD (partD (partD M_9 (partZ ((- m_8) / (n)) M_2)) (partZ ((- m_2) / (n)) M_8)) (partZ ((m_2 * m_8) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_265 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_224 i 0) + ((- m_8) / (n)) * (1))) = ((n * m_9 - m_2 * m_8) / (n)) by apply: (whole_eq _ d_264) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_263 : t_262 = ((n * m_9 - m_2 * m_8) / (n)) by apply: (dot_node e_181 e_257 d_265); done.
pose t_266 : R := t_258 + t_262.
have e_267 : t_266 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_259 e_263)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_268 : R := t_266 * t_234.
have e_269 : t_268 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_267 e_235)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_270 : R := t_182 * t_243.
have e_271 : t_270 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_183 e_244)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_272 : R := t_268 + t_270.
have e_273 : t_272 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_269 e_271)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_274 : R := t_272 + (0 : R).
have e_275 : t_274 = ((2%:R * n * m_9 - 2%:R * m_2 * m_8) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_273 e_238)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_276 : R := t_228 * t_274.
have e_277 : t_276 = ((- n * r_5 * m_9 + m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) * n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_229 e_275)); cbv beta; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_278 : R := t_193 * t_276.
have e_279 : t_278 = ((- n * m_9 + m_2 * m_8) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_194 e_277)); cbv beta; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_280 : R := t_193 * t_278.
have e_281 : t_280 = ((n ^+ 2 * r_5 * m_9 - n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_194 e_279)); cbv beta; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_282 : R := - t_280.
have e_283 : t_282 = ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_281)); cbv beta; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_284 : 'cV[R]_N := t_282 *: t_180.
have e_285 : t_284 = (col (fun i => ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_9 - m_2 ^+ 2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_283 e_181)) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_286 : 'cV[R]_N := t_193 *: t_256.
have e_287 : t_286 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_224 i 0)) + ((r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_194 e_257)) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_288 : 'cV[R]_N := t_284 + t_286.
have e_289 : t_288 = (col (fun i => ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_224 i 0)))) by apply: (col_eq (col_add e_285 e_287)) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_290 : 'cV[R]_N := J2_197 *m h_224.
have d_292 : whole (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((h_224 i 0)) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_224 i 0))) = ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_8) (partZ ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_9))); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_293 : whole (fun i => (((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_224 i 0))) = ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_292) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_294 : whole (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((h_224 i 0)) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_224 i 0))) = ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_8) (partZ ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) M_9))); clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_295 : whole (fun i => (((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_224 i 0))) = ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_294) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_291 : t_290 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((h_224 i 0)) + ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_9 + n * m_2 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)); ((n * m_2 * r_5 * m_9 - n * m_3 * r_5 * m_8) / ((- n * m_3 + m_2 ^+ 2) ^+ 2))]) e_198 e_231 (conj d_293 (conj d_295 I)))) => i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
apply: (col_same e_289 e_291) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_296 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_297 : N%:R != 0 := nz_is e_39 NZ_296.
have NZ_298 : ((c * r_5) / (n)) != 0 by apply: (nz_is (c := (r_5 * c * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_28 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_299 : t_56 != 0 := nz_is e_57 NZ_298.
have NZ_300 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_62 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_301 : t_190 != 0 := nz_is e_191 NZ_300.
have NZ_302 : c != 0 by apply: (nz_is (c := (c))); [clear - R; first [reflexivity | ring] | clear - NZ_28 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_303 : c != 0 := nz_is e_34 NZ_302.
have S_304 : 0 <= (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * c ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_305 : 0 <= ((n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 * c ^+ 2 - m_2 ^+ 2 * c ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_306 : 0 <= t_54 := nneg_is e_55 S_305.
have S_307 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_308 : 0 <= t_188 := nneg_is e_189 S_307.
have e_310 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_311 : 'M[R]_N := (1 : R) *: J2_197.
have e_312 : t_311 = (opr (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by apply: (opr_eq (opr_scale e_310 e_198)); [move=> i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
have C_309 : J1_66 = t_311 by apply: (opr_same e_67 e_312); [move=> i; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_313 : R := c^-1.
have e_314 : t_313 = (1 / (c)) by apply: (num_eq (num1 (fun a : R => a^-1) e_34)); cbv beta; clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_315 : 'M[R]_N := t_313 *: J1_66.
have e_316 : t_315 = (opr (fun i => ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by apply: (opr_eq (opr_scale e_314 e_67)); [move=> i; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_318 : R := (1 : R) / c.
have e_319 : t_318 = (1 / (c)) by apply: (num_eq (num2 (fun a b : R => a / b) e_310 e_34)); cbv beta; clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_320 : 'M[R]_N := t_318 *: J2_197.
have e_321 : t_320 = (opr (fun i => ((- n * r_5) / (c * (- n * m_3 + m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n * m_3 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / (c * (- n * m_3 + m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by apply: (opr_eq (opr_scale e_319 e_198)); [move=> i; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
have C_317 : t_315 = t_320 by apply: (opr_same e_316 e_321); [move=> i; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_28 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
exists J1_66; split; first exact: C_68.
exists J2_197; split; first exact: C_199.
split; first exact: C_297.
split; first exact: C_299.
split; first exact: C_301.
split; first exact: C_303.
split; first exact: C_306.
split; first exact: C_308.
split; first exact: C_309.
exact: C_317.
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
  Num.sqrt (variance activation + eps) ^+ 3 * 2%:R != 0 /\
  N%:R * Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  G1 = (Num.sqrt (variance activation + eps))^-1 *: upstream + (((- dot upstream (centered activation) / (Num.sqrt (variance activation + eps) ^+ 3 * 2%:R)) * 2%:R) / N%:R) *: centered activation + ((- sumv upstream / Num.sqrt (variance activation + eps) + ((- dot upstream (centered activation) / (Num.sqrt (variance activation + eps) ^+ 3 * 2%:R)) * sumv (- 2%:R *: centered activation)) / N%:R) / N%:R) *: ones :> 'cV[R]_N /\
  (N%:R * Num.sqrt (variance activation + eps))^-1 *: (N%:R *: upstream - sumv upstream *: ones - dot upstream (normalized eps activation) *: normalized eps activation) = (Num.sqrt (variance activation + eps))^-1 *: upstream + (((- dot upstream (centered activation) / (Num.sqrt (variance activation + eps) ^+ 3 * 2%:R)) * 2%:R) / N%:R) *: centered activation + ((- sumv upstream / Num.sqrt (variance activation + eps) + ((- dot upstream (centered activation) / (Num.sqrt (variance activation + eps) ^+ 3 * 2%:R)) * sumv (- 2%:R *: centered activation)) / N%:R) / N%:R) *: ones :> 'cV[R]_N.
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
pose t_169 : R := t_44 ^+ 3.
have e_170 : t_169 = ((n ^+ 2 * eps * r_4 + n * m_3 * r_4 - m_2 ^+ 2 * r_4) / (n ^+ 3)) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_45)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_171 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_172 : R := t_169 * (2%:R : R).
have e_173 : t_172 = ((2%:R * n ^+ 2 * eps * r_4 + 2%:R * n * m_3 * r_4 - 2%:R * m_2 ^+ 2 * r_4) / (n ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a * b) e_170 e_171)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_174 : ((2%:R * n ^+ 2 * eps * r_4 + 2%:R * n * m_3 * r_4 - 2%:R * m_2 ^+ 2 * r_4) / (n ^+ 3)) != 0 by apply: (nz_is (c := (2%:R * r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_175 : t_172 != 0 := nz_is e_173 NZ_174.
pose t_176 : R := N%:R * t_44.
have e_177 : t_176 = r_4 by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_45)); cbv beta; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_178 : r_4 != 0 by apply: (nz_is (c := (r_4))); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_49 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_179 : t_176 != 0 := nz_is e_177 NZ_178.
have S_180 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_181 : 0 <= t_22 := nneg_is e_23 S_180.
pose t_183 : 'cV[R]_N := t_47 *: upstream.
have e_184 : t_183 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)))) by apply: (col_eq (col_scale e_48 e_43)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_185 : R := dot upstream t_12.
have d_187 : whole (fun i => (activation i 0) * (upstream i 0) + ((- m_2) / (n)) * ((upstream i 0))) = ((n * m_5 - m_2 * m_6) / (n)) by apply: (num_eq (partD M_5 (partZ ((- m_2) / (n)) M_6))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_188 : whole (fun i => ((upstream i 0)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_5 - m_2 * m_6) / (n)) by apply: (whole_eq _ d_187) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_186 : t_185 = ((n * m_5 - m_2 * m_6) / (n)) by apply: (dot_node e_43 e_13 d_188); done.
pose t_189 : R := - t_185.
have e_190 : t_189 = ((- n * m_5 + m_2 * m_6) / (n)) by apply: (num_eq (num1 (fun a : R => - a) e_186)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_191 : R := t_189 / t_172.
have NZ_193 : (2%:R * n ^+ 2 * eps * r_4 + 2%:R * n * m_3 * r_4 - 2%:R * m_2 ^+ 2 * r_4) != 0 :> R by apply: (nz_is (c := (2%:R * r_4 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))); [clear - R; ring | clear - NZ_49 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_192 : t_191 = ((- n ^+ 3 * r_4 * m_5 + n ^+ 2 * m_2 * r_4 * m_6) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_190 e_173)); cbv beta; clear - NZ_49 NZ_26 NZ_193 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_194 : R := t_191 * (2%:R : R).
have e_195 : t_194 = ((- n ^+ 3 * r_4 * m_5 + n ^+ 2 * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_192 e_171)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_196 : R := t_194 / N%:R.
have e_197 : t_196 = ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_195 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_198 : 'cV[R]_N := t_196 *: t_12.
have e_199 : t_198 = (col (fun i => ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_5 - m_2 ^+ 2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_197 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_200 : 'cV[R]_N := t_183 + t_198.
have e_201 : t_200 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_4 * m_5 - m_2 ^+ 2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_add e_184 e_199)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_202 : R := sumv upstream.
have e_203 : t_202 = m_6 by apply: (sum_node e_43 M_6); clear - R; first [reflexivity | ring].
pose t_204 : R := - t_202.
have e_205 : t_204 = (- m_6) by apply: (num_eq (num1 (fun a : R => - a) e_203)); cbv beta; clear - R; first [reflexivity | ring].
pose t_206 : R := t_204 / t_44.
have e_207 : t_206 = ((- n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_205 e_45)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_208 : R := - (2%:R : R).
have e_209 : t_208 = (- 2%:R) by apply: (num_eq (num1 (fun a : R => - a) e_171)); cbv beta; clear - R; first [reflexivity | ring].
pose t_210 : 'cV[R]_N := t_208 *: t_12.
have e_211 : t_210 = (col (fun i => (- 2%:R) * ((activation i 0)) + ((2%:R * m_2) / (n)) * (1))) by apply: (col_eq (col_scale e_209 e_13)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_212 : R := sumv t_210.
have e_213 : t_212 = 0 by apply: (sum_node e_211 (partD (partZ (- 2%:R) M_2) (partZ ((2%:R * m_2) / (n)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_214 : R := t_191 * t_212.
have e_215 : t_214 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_192 e_213)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_216 : R := t_214 / N%:R.
have e_217 : t_216 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_215 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_218 : R := t_206 + t_216.
have e_219 : t_218 = ((- n * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_207 e_217)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_220 : R := t_218 / N%:R.
have e_221 : t_220 = ((- r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_219 e_5)); cbv beta; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_222 : 'cV[R]_N := t_220 *: (ones : 'cV[R]_N).
have e_223 : t_222 = (col (fun i => ((- r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_221 e_9)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_224 : 'cV[R]_N := t_200 + t_222.
have e_225 : t_224 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_add e_201 e_223)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_182 : G1_56 = t_224 by apply: (col_same e_57 e_225) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_226 : R := t_176^-1.
have e_227 : t_226 = (r_4 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_177)); cbv beta; clear - NZ_49 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_228 : 'cV[R]_N := N%:R *: upstream.
have e_229 : t_228 = (col (fun i => n * ((upstream i 0)))) by apply: (col_eq (col_scale e_5 e_43)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_230 : 'cV[R]_N := t_202 *: (ones : 'cV[R]_N).
have e_231 : t_230 = (col (fun i => m_6 * (1))) by apply: (col_eq (col_scale e_203 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_232 : 'cV[R]_N := t_228 - t_230.
have e_233 : t_232 = (col (fun i => n * ((upstream i 0)) + (- m_6) * (1))) by apply: (col_eq (col_sub e_229 e_231)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_234 : 'cV[R]_N := t_52 *: t_50.
have e_235 : t_234 = (col (fun i => ((n ^+ 2 * m_5 - n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 + m_2 ^+ 2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_53 e_51)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_236 : 'cV[R]_N := t_232 - t_234.
have e_237 : t_236 = (col (fun i => n * ((upstream i 0)) + ((- n ^+ 2 * eps * m_6 + n * m_2 * m_5 - n * m_3 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n ^+ 2 * m_5 + n * m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by apply: (col_eq (col_sub e_233 e_235)) => i; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_238 : 'cV[R]_N := t_226 *: t_236.
have e_239 : t_238 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((upstream i 0)) + ((- n ^+ 2 * eps * r_4 * m_6 + n * m_2 * r_4 * m_5 - n * m_3 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_4 * m_5 + n * m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by apply: (col_eq (col_scale e_227 e_237)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_240 : t_238 = t_224 by apply: (col_same e_239 e_225) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
exists G1_56; split; first exact: C_58.
split; first exact: C_166.
split; first exact: C_168.
split; first exact: C_175.
split; first exact: C_179.
split; first exact: C_181.
split; first exact: C_182.
exact: C_240.
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
  Num.sqrt (variance activation + eps) ^+ 3 * 2%:R != 0 /\
  0 <= variance activation + eps /\
  - sumv upstream / Num.sqrt (variance activation + eps) + ((- dot upstream (centered activation) / (Num.sqrt (variance activation + eps) ^+ 3 * 2%:R)) * sumv (- 2%:R *: centered activation)) / N%:R = - sumv upstream / Num.sqrt (variance activation + eps) :> R.
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
have NZ_43 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : N%:R != 0 := nz_is e_5 NZ_43.
pose t_45 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_46 : t_45 = (r_5 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_48 := lt0r_neq0 S_r5.
have NZ_49 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_45 != 0 := nz_is e_46 NZ_49.
pose t_51 : R := t_45 ^+ 3.
have e_52 : t_51 = ((n ^+ 2 * eps * r_5 + n * m_3 * r_5 - m_2 ^+ 2 * r_5) / (n ^+ 3)) by apply: (num_eq (num1 (fun a : R => a ^+ 3) e_46)); cbv beta; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_53 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_54 : R := t_51 * (2%:R : R).
have e_55 : t_54 = ((2%:R * n ^+ 2 * eps * r_5 + 2%:R * n * m_3 * r_5 - 2%:R * m_2 ^+ 2 * r_5) / (n ^+ 3)) by apply: (num_eq (num2 (fun a b : R => a * b) e_52 e_53)); cbv beta; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_56 : ((2%:R * n ^+ 2 * eps * r_5 + 2%:R * n * m_3 * r_5 - 2%:R * m_2 ^+ 2 * r_5) / (n ^+ 3)) != 0 by apply: (nz_is (c := (2%:R * r_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 3))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_48 NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_54 != 0 := nz_is e_55 NZ_56.
have S_58 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_59 : 0 <= t_22 := nneg_is e_23 S_58.
have e_60 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_61 : R := sumv upstream.
have [m_4 M_4] := some_number (part xpredT (fun i => (upstream i 0))).
have e_62 : t_61 = m_4 by apply: (sum_node e_60 M_4); clear - R; first [reflexivity | ring].
pose t_63 : R := - t_61.
have e_64 : t_63 = (- m_4) by apply: (num_eq (num1 (fun a : R => - a) e_62)); cbv beta; clear - R; first [reflexivity | ring].
pose t_65 : R := t_63 / t_45.
have e_66 : t_65 = ((- n * m_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_64 e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_67 : R := dot upstream t_12.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have d_69 : whole (fun i => (activation i 0) * (upstream i 0) + ((- m_2) / (n)) * ((upstream i 0))) = ((n * m_6 - m_2 * m_4) / (n)) by apply: (num_eq (partD M_6 (partZ ((- m_2) / (n)) M_4))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_70 : whole (fun i => ((upstream i 0)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_6 - m_2 * m_4) / (n)) by apply: (whole_eq _ d_69) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_68 : t_67 = ((n * m_6 - m_2 * m_4) / (n)) by apply: (dot_node e_60 e_13 d_70); done.
pose t_71 : R := - t_67.
have e_72 : t_71 = ((- n * m_6 + m_2 * m_4) / (n)) by apply: (num_eq (num1 (fun a : R => - a) e_68)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : R := t_71 / t_54.
have NZ_75 : (2%:R * n ^+ 2 * eps * r_5 + 2%:R * n * m_3 * r_5 - 2%:R * m_2 ^+ 2 * r_5) != 0 :> R by apply: (nz_is (c := (2%:R * r_5 * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))); [clear - R; ring | clear - NZ_48 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_74 : t_73 = ((- n ^+ 3 * r_5 * m_6 + n ^+ 2 * m_2 * m_4 * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_72 e_55)); cbv beta; clear - NZ_48 NZ_26 NZ_75 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_76 : R := - (2%:R : R).
have e_77 : t_76 = (- 2%:R) by apply: (num_eq (num1 (fun a : R => - a) e_53)); cbv beta; clear - R; first [reflexivity | ring].
pose t_78 : 'cV[R]_N := t_76 *: t_12.
have e_79 : t_78 = (col (fun i => (- 2%:R) * ((activation i 0)) + ((2%:R * m_2) / (n)) * (1))) by apply: (col_eq (col_scale e_77 e_13)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := sumv t_78.
have e_81 : t_80 = 0 by apply: (sum_node e_79 (partD (partZ (- 2%:R) M_2) (partZ ((2%:R * m_2) / (n)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_82 : R := t_73 * t_80.
have e_83 : t_82 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_74 e_81)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_84 : R := t_82 / N%:R.
have e_85 : t_84 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_83 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := t_65 + t_84.
have e_87 : t_86 = ((- n * m_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_66 e_85)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_88 : t_86 = t_65 by apply: (num_eq e_87); apply: esym; apply: (num_eq e_66); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_57.
split; first exact: C_59.
exact: C_88.
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
have NZ_43 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : N%:R != 0 := nz_is e_5 NZ_43.
have e_45 : t = t by [].
pose t_46 : 'cV[R]_N := t *: (ones : 'cV[R]_N).
have e_47 : t_46 = (col (fun i => t * (1))) by apply: (col_eq (col_scale e_45 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := activation + t_46.
have e_49 : t_48 = (col (fun i => (activation i 0) + t * (1))) by apply: (col_eq (col_add e_1 e_47)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_50 : R := sumv t_48.
have e_51 : t_50 = (n * t + m_2) by apply: (sum_node e_49 (partD M_2 (partZ t (whole_ones En)))); clear - R; first [reflexivity | ring].
pose t_52 : R := t_50 / N%:R.
have e_53 : t_52 = ((n * t + m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_51 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_54 : 'cV[R]_N := t_52 *: (ones : 'cV[R]_N).
have e_55 : t_54 = (col (fun i => ((n * t + m_2) / (n)) * (1))) by apply: (col_eq (col_scale e_53 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : 'cV[R]_N := t_48 - t_54.
have e_57 : t_56 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_49 e_55)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := dot t_56 t_56.
have e_59 : t_58 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_57 e_57 d_18); done.
pose t_60 : R := t_58 / N%:R.
have e_61 : t_60 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_59 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_62 : R := t_60 + eps.
have e_63 : t_62 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_61 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_64 : R := Num.sqrt t_62.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_66 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_65 : t_64 = (r_5 / (n)) by apply: (sqrt_node e_63 S_66); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_67 := lt0r_neq0 S_r5.
have NZ_68 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_67 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_64 != 0 := nz_is e_65 NZ_68.
pose t_70 : R := Num.sqrt t_22.
have S_72 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_71 : t_70 = (r_5 / (n)) by apply: (sqrt_node e_23 S_72); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_73 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_67 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_74 : t_70 != 0 := nz_is e_71 NZ_73.
have S_75 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_76 : 0 <= t_62 := nneg_is e_63 S_75.
have S_77 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_78 : 0 <= t_22 := nneg_is e_23 S_77.
pose t_79 : R := t_64^-1.
have e_80 : t_79 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_65)); cbv beta; clear - NZ_67 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_81 : 'cV[R]_N := t_79 *: t_56.
have e_82 : t_81 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_80 e_57)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_84 : R := t_70^-1.
have e_85 : t_84 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_71)); cbv beta; clear - NZ_67 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_86 : 'cV[R]_N := t_84 *: t_12.
have e_87 : t_86 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_85 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_83 : t_81 = t_86 by apply: (col_same e_82 e_87) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
split; first exact: C_44.
split; first exact: C_69.
split; first exact: C_74.
split; first exact: C_76.
split; first exact: C_78.
exact: C_83.
Qed.

End Claims.
