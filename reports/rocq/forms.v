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

(* riechers.eq1-eq4
   The elementwise form and the matrix form are the same map
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. I, Eqs.
   (1) and (4) *)
Theorem riechers_eq1_eq4 (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias activation = diag gain *m normalized eps activation + bias :> 'cV[R]_N.
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
have S_41 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_42 : 0 <= t_22 := nneg_is e_23 S_41.
have e_43 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_44 : R := t_35^-1.
have e_45 : t_44 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_46 : 'cV[R]_N := t_44 *: t_12.
have e_47 : t_46 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_45 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : 'cV[R]_N := had gain t_46.
have e_49 : t_48 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_43 e_47) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_50 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_51 : 'cV[R]_N := t_48 + bias.
have e_52 : t_51 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_49 e_50) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_54 : 'M[R]_N := diag gain.
have e_55 : t_54 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_43) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_56 : 'cV[R]_N := t_54 *m t_46.
have e_57 : t_56 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ]) e_55 e_47 I) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : 'cV[R]_N := t_56 + bias.
have e_59 : t_58 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_57 e_50) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_53 : t_51 = t_58 by rule (col_same e_52 e_59 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
exact: C_53.
Qed.

(* riechers.not-linear
   LayerNorm is not linear, nor is it affine: less its value at 0 it is not homogeneous
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. I,
   second paragraph: “via a nonlinear transformation” *)
Theorem riechers_not_linear (activation gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: ones) + eps) != 0 /\
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  0 <= variance (c *: ones) + eps /\
  0 <= variance (activation + c *: ones) + eps /\
  0 <= variance activation + eps /\
  0 <= variance (c *: activation) + eps /\
  layer_norm eps gain bias (c *: ones) = bias :> 'cV[R]_N /\
  layer_norm eps gain bias (activation + c *: ones) - bias = layer_norm eps gain bias activation - bias :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have e_6 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_8 := lt0r_neq0 N_pos.
have NZ_9 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_10 : N%:R != 0 := nz_is e_6 NZ_9.
have e_11 : c = c by [].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_14 : t_13 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_11 e_12) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_15 : R := sumv t_13.
have e_16 : t_15 = (n * c) by rule (sum_node e_14 (partZ c (whole_ones En)) _); clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 / N%:R.
have e_18 : t_17 = c by rule (num_eq (num2 (fun a b : R => a / b) e_16 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_19 : 'cV[R]_N := t_17 *: (ones : 'cV[R]_N).
have e_20 : t_19 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_18 e_12) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_21 : 'cV[R]_N := t_13 - t_19.
have e_22 : t_21 = (col (fun i => 0)) by rule (col_eq (col_sub e_14 e_20) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_23 : R := dot t_21 t_21.
have d_25 : whole (fun i => 0) = 0 by rule (num_eq (@part0 R N xpredT) _); clear - R; first [reflexivity | ring].
have d_26 : whole (fun i => 0 * 0) = 0 by rule (whole_eq _ d_25) => i; clear - R; first [reflexivity | ring].
have e_24 : t_23 = 0 by rule (dot_node e_22 e_22 d_26); done.
pose t_27 : R := t_23 / N%:R.
have e_28 : t_27 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_29 : R := t_27 + eps.
have e_30 : t_29 = eps by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_1) _); clear - R; first [reflexivity | ring].
pose t_31 : R := Num.sqrt t_29.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_5).
have S_33 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - H_eps S_5 N_pos S_7 S_r3 NZ_4 NZ_8 R; sgn].
have e_32 : t_31 = r_3 by rule (sqrt_node e_30 S_33 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_34 := lt0r_neq0 S_r3.
have NZ_35 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_34 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : t_31 != 0 := nz_is e_32 NZ_35.
have e_37 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := activation + t_13.
have e_39 : t_38 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_37 e_14) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_40 : R := sumv t_38.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0))).
have e_41 : t_40 = (n * c + m_4) by rule (sum_node e_39 (partD M_4 (partZ c (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = ((n * c + m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => ((n * c + m_4) / (n)) * (1))) by rule (col_eq (col_scale e_43 e_12) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := t_38 - t_44.
have e_47 : t_46 = (col (fun i => (activation i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_39 e_45) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := dot t_46 t_46.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_50 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_51 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_4) / (n)) * ((activation i 0)) + ((m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (num_eq (partD (partD M_5 (partZ ((- 2%:R * m_4) / (n)) M_4)) (partZ ((m_4 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => ((activation i 0) + ((- m_4) / (n)) * (1)) * ((activation i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_49 : t_48 = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (dot_node e_47 e_47 d_52); done.
pose t_53 : R := t_48 / N%:R.
have e_54 : t_53 = ((n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : R := t_53 + eps.
have e_56 : t_55 = ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_54 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : R := Num.sqrt t_55.
have g_59 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_60 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_5 by rule (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have g_61 : part xpredT (fun i => (1) * ((activation i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have G_62 := gram g_59 g_60 g_61.
have S_63 : 0 <= (n * m_5 - m_4 ^+ 2) by rule (nneg_is _ G_62); clear - R; ring.
have S_64 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 NZ_4 NZ_8 NZ_34 R; sgn].
have S_65 : 0 < (n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) by rule (pos_is (c := ((n * m_5 - m_4 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 S_64 NZ_4 NZ_8 NZ_34 R; sgn].
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) by exact: (root_pos S_65).
have S_66 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 S_64 S_65 S_r6 NZ_4 NZ_8 NZ_34 R; sgn].
have e_58 : t_57 = (r_6 / (n)) by rule (sqrt_node e_56 S_66 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_67 := lt0r_neq0 S_r6.
have NZ_68 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_67 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : t_57 != 0 := nz_is e_58 NZ_68.
pose t_70 : R := sumv activation.
have e_71 : t_70 = m_4 by rule (sum_node e_37 M_4 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_12) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := activation - t_74.
have e_77 : t_76 = (col (fun i => (activation i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_37 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_76.
have e_79 : t_78 = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (dot_node e_77 e_77 d_52); done.
pose t_80 : R := t_78 / N%:R.
have e_81 : t_80 = ((n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_79 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_82 : R := t_80 + eps.
have e_83 : t_82 = ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_81 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_84 : R := Num.sqrt t_82.
have S_86 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 S_64 S_65 S_r6 NZ_4 NZ_8 NZ_34 NZ_67 R; sgn].
have e_85 : t_84 = (r_6 / (n)) by rule (sqrt_node e_83 S_86 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_87 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_67 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : t_84 != 0 := nz_is e_85 NZ_87.
pose t_89 : 'cV[R]_N := c *: activation.
have e_90 : t_89 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_11 e_37) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_91 : R := sumv t_89.
have e_92 : t_91 = (c * m_4) by rule (sum_node e_90 (partZ c M_4) _); clear - R; first [reflexivity | ring].
pose t_93 : R := t_91 / N%:R.
have e_94 : t_93 = ((c * m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_92 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_95 : 'cV[R]_N := t_93 *: (ones : 'cV[R]_N).
have e_96 : t_95 = (col (fun i => ((c * m_4) / (n)) * (1))) by rule (col_eq (col_scale e_94 e_12) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_97 : 'cV[R]_N := t_89 - t_95.
have e_98 : t_97 = (col (fun i => c * ((activation i 0)) + ((- c * m_4) / (n)) * (1))) by rule (col_eq (col_sub e_90 e_96) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_99 : R := dot t_97 t_97.
have d_101 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * c ^+ 2 * m_4) / (n)) * ((activation i 0)) + ((c ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_5 - c ^+ 2 * m_4 ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_5) (partZ ((- 2%:R * c ^+ 2 * m_4) / (n)) M_4)) (partZ ((c ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_102 : whole (fun i => (c * ((activation i 0)) + ((- c * m_4) / (n)) * (1)) * (c * ((activation i 0)) + ((- c * m_4) / (n)) * (1))) = ((n * c ^+ 2 * m_5 - c ^+ 2 * m_4 ^+ 2) / (n)) by rule (whole_eq _ d_101) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_100 : t_99 = ((n * c ^+ 2 * m_5 - c ^+ 2 * m_4 ^+ 2) / (n)) by rule (dot_node e_98 e_98 d_102); done.
pose t_103 : R := t_99 / N%:R.
have e_104 : t_103 = ((n * c ^+ 2 * m_5 - c ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_100 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_105 : R := t_103 + eps.
have e_106 : t_105 = ((n ^+ 2 * eps + n * c ^+ 2 * m_5 - c ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_104 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_107 : R := Num.sqrt t_105.
have S_109 : 0 < (n ^+ 2 * eps + n * c ^+ 2 * m_5 - c ^+ 2 * m_4 ^+ 2) by rule (pos_is (c := ((n * m_5 - m_4 ^+ 2) * ((c ^+ 2)) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 S_64 S_65 S_r6 NZ_4 NZ_8 NZ_34 NZ_67 R; sgn].
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * c ^+ 2 * m_5 - c ^+ 2 * m_4 ^+ 2) by exact: (root_pos S_109).
have S_110 : 0 <= (r_7 / (n)) by rule (nneg_is (c := r_7 * n^-1) _ _); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 S_64 S_65 S_r6 S_109 S_r7 NZ_4 NZ_8 NZ_34 NZ_67 R; sgn].
have e_108 : t_107 = (r_7 / (n)) by rule (sqrt_node e_106 S_110 _); clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_111 := lt0r_neq0 S_r7.
have NZ_112 : (r_7 / (n)) != 0 by rule (nz_is (c := (r_7 * n^-1)) _ _); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_111 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_113 : t_107 != 0 := nz_is e_108 NZ_112.
have S_114 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 S_64 S_65 S_r6 S_109 S_r7 NZ_4 NZ_8 NZ_34 NZ_67 NZ_111 R; sgn].
have C_115 : 0 <= t_29 := nneg_is e_30 S_114.
have S_116 : 0 <= ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 S_64 S_65 S_r6 S_109 S_r7 NZ_4 NZ_8 NZ_34 NZ_67 NZ_111 R; sgn].
have C_117 : 0 <= t_55 := nneg_is e_56 S_116.
have S_118 : 0 <= ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_5 - m_4 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 S_64 S_65 S_r6 S_109 S_r7 NZ_4 NZ_8 NZ_34 NZ_67 NZ_111 R; sgn].
have C_119 : 0 <= t_82 := nneg_is e_83 S_118.
have S_120 : 0 <= ((n ^+ 2 * eps + n * c ^+ 2 * m_5 - c ^+ 2 * m_4 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * c ^+ 2 * m_5 - c ^+ 2 * m_4 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_r3 S_50 S_63 S_64 S_65 S_r6 S_109 S_r7 NZ_4 NZ_8 NZ_34 NZ_67 NZ_111 R; sgn].
have C_121 : 0 <= t_105 := nneg_is e_106 S_120.
have e_122 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_123 : R := t_31^-1.
have e_124 : t_123 = (r_3 / (eps)) by rule (num_eq (num1 (fun a : R => a^-1) e_32) _); clear - NZ_34 NZ_4 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_125 : 'cV[R]_N := t_123 *: t_21.
have e_126 : t_125 = (col (fun i => 0)) by rule (col_eq (col_scale e_124 e_22) _) => i; reduce; clear - NZ_4 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_127 : 'cV[R]_N := had gain t_125.
have e_128 : t_127 = (col (fun i => 0)) by rule (col_eq (col_had e_122 e_126) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_129 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_130 : 'cV[R]_N := t_127 + bias.
have e_131 : t_130 = (col (fun i => (bias i 0))) by rule (col_eq (col_add e_128 e_129) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_132 : t_130 = bias by rule (col_same e_131 e_129 _) => i; clear - R; first [reflexivity | ring].
pose t_133 : R := t_57^-1.
have NZ_135 := lt0r_neq0 S_65.
have e_134 : t_133 = ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_58) _); clear - NZ_67 NZ_8 NZ_135 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_136 : 'cV[R]_N := t_133 *: t_46.
have e_137 : t_136 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_4 * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * (1))) by rule (col_eq (col_scale e_134 e_47) _) => i; reduce; clear - NZ_135 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_138 : 'cV[R]_N := had gain t_136.
have e_139 : t_138 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_4 * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_122 e_137) _) => i; reduce; clear - NZ_135 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_140 : 'cV[R]_N := t_138 + bias.
have e_141 : t_140 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_4 * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_139 e_129) _) => i; reduce; clear - NZ_135 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_142 : 'cV[R]_N := t_140 - bias.
have e_143 : t_142 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_4 * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_141 e_129) _) => i; reduce; clear - NZ_135 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_145 : R := t_84^-1.
have e_146 : t_145 = ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_85) _); clear - NZ_67 NZ_8 NZ_135 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_147 : 'cV[R]_N := t_145 *: t_76.
have e_148 : t_147 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((activation i 0)) + ((- m_4 * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * (1))) by rule (col_eq (col_scale e_146 e_77) _) => i; reduce; clear - NZ_135 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_149 : 'cV[R]_N := had gain t_147.
have e_150 : t_149 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_4 * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_122 e_148) _) => i; reduce; clear - NZ_135 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_151 : 'cV[R]_N := t_149 + bias.
have e_152 : t_151 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_4 * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_150 e_129) _) => i; reduce; clear - NZ_135 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_153 : 'cV[R]_N := t_151 - bias.
have e_154 : t_153 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_4 * r_6) / ((n ^+ 2 * eps + n * m_5 - m_4 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_sub e_152 e_129) _) => i; reduce; clear - NZ_135 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have C_144 : t_142 = t_153 by rule (col_same e_143 e_154 _) => i; clear - NZ_135 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
split; first exact: C_10.
split; first exact: C_36.
split; first exact: C_69.
split; first exact: C_88.
split; first exact: C_113.
split; first exact: C_115.
split; first exact: C_117.
split; first exact: C_119.
split; first exact: C_121.
split; first exact: C_132.
exact: C_144.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition riechers_not_linear_equal_1_says : Prop :=
  forall (activation gain bias : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias (c *: activation) - bias = c *: (layer_norm eps gain bias activation - bias) :> 'cV[R]_N.
End Statement.
Theorem riechers_not_linear_equal_1_fails (R : rcfType) : ~ (forall N : nat, riechers_not_linear_equal_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (- 1 : R); (0 : R)].
pose letter_gain : 'cV[R]_2 := vec 2 [:: (2%:R : R); (2%:R : R)].
pose letter_bias : 'cV[R]_2 := vec 2 [:: (0 : R); (0 : R)].
pose letter_eps : R := (1 : R).
pose letter_c : R := (2%:R : R).
have := claim 2%N letter_activation letter_gain letter_bias letter_eps letter_c.
rewrite /riechers_not_linear_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (2%:R : R); (2%:R : R)] by [].
have e_2 : letter_c = (2%:R : R) by [].
have e_3 : letter_activation = vec 2 [:: (- 1 : R); (0 : R)] by [].
pose t_4 : 'cV[R]_2 := letter_c *: letter_activation.
have e_4 : t_4 = vec 2 [:: (- 2%:R : R); (0 : R)] by rewrite /t_4 e_2 e_3 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := sumv t_4.
have e_5 : t_5 = (- 2%:R : R) by rewrite /t_5 e_4 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := 2%:R.
have e_6 : t_6 = (2%:R : R) by rewrite /t_6; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := t_5 / t_6.
have e_7 : t_7 = (- 1 : R) by rewrite /t_7 e_5 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := ones.
have e_8 : t_8 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_8 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_7 *: t_8.
have e_9 : t_9 = vec 2 [:: (- 1 : R); (- 1 : R)] by rewrite /t_9 e_7 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : 'cV[R]_2 := t_4 - t_9.
have e_10 : t_10 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_10 e_4 e_9 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := dot t_10 t_10.
have e_11 : t_11 = (2%:R : R) by rewrite /t_11 e_10 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := t_11 / t_6.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_13 : letter_eps = (1 : R) by [].
pose t_14 : R := t_12 + letter_eps.
have e_14 : t_14 = (2%:R : R) by rewrite /t_14 e_12 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_2 S_2 E_2] : exists2 s : R, 0 < s & s ^+ 2 = 2%:R by apply: root_pos; rewrite ltr0n.
have NZ_2 := lt0r_neq0 S_2.
pose t_15 : R := Num.sqrt t_14.
have e_15 : t_15 = (1 * s_2 : R) by rewrite /t_15 e_14; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2]].
pose t_16 : R := t_15^-1.
have e_16 : t_16 = (1 / 2%:R * s_2 : R) by rewrite /t_16 e_15 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_17 : 'cV[R]_2 := t_16 *: t_10.
have e_17 : t_17 = vec 2 [:: (- 1 / 2%:R * s_2 : R); (1 / 2%:R * s_2 : R)] by rewrite /t_17 e_16 e_10 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_18 : 'cV[R]_2 := had letter_gain t_17.
have e_18 : t_18 = vec 2 [:: (- 1 * s_2 : R); (1 * s_2 : R)] by rewrite /t_18 e_1 e_17 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have e_19 : letter_bias = vec 2 [:: (0 : R); (0 : R)] by [].
pose t_20 : 'cV[R]_2 := t_18 + letter_bias.
have e_20 : t_20 = vec 2 [:: (- 1 * s_2 : R); (1 * s_2 : R)] by rewrite /t_20 e_18 e_19 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_21 : 'cV[R]_2 := t_20 - letter_bias.
have e_21 : t_21 = vec 2 [:: (- 1 * s_2 : R); (1 * s_2 : R)] by rewrite /t_21 e_20 e_19 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_22 : R := sumv letter_activation.
have e_22 : t_22 = (- 1 : R) by rewrite /t_22 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_23 : R := t_22 / t_6.
have e_23 : t_23 = (- 1 / 2%:R : R) by rewrite /t_23 e_22 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_24 : 'cV[R]_2 := t_23 *: t_8.
have e_24 : t_24 = vec 2 [:: (- 1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_24 e_23 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_25 : 'cV[R]_2 := letter_activation - t_24.
have e_25 : t_25 = vec 2 [:: (- 1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_25 e_3 e_24 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_26 : R := dot t_25 t_25.
have e_26 : t_26 = (1 / 2%:R : R) by rewrite /t_26 e_25 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_27 : R := t_26 / t_6.
have e_27 : t_27 = (1 / 4%:R : R) by rewrite /t_27 e_26 e_6 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
pose t_28 : R := t_27 + letter_eps.
have e_28 : t_28 = (5%:R / 4%:R : R) by rewrite /t_28 e_27 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 R; first [reflexivity | field: E_2; first [done | nz] | ring: E_2].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_29 : R := Num.sqrt t_28.
have e_29 : t_29 = (1 / 2%:R * s_5 : R) by rewrite /t_29 e_28; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5]].
pose t_30 : R := t_29^-1.
have e_30 : t_30 = (2%:R / 5%:R * s_5 : R) by rewrite /t_30 e_29 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_31 : 'cV[R]_2 := t_30 *: t_25.
have e_31 : t_31 = vec 2 [:: (- 1 / 5%:R * s_5 : R); (1 / 5%:R * s_5 : R)] by rewrite /t_31 e_30 e_25 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_32 : 'cV[R]_2 := had letter_gain t_31.
have e_32 : t_32 = vec 2 [:: (- 2%:R / 5%:R * s_5 : R); (2%:R / 5%:R * s_5 : R)] by rewrite /t_32 e_1 e_31 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_33 : 'cV[R]_2 := t_32 + letter_bias.
have e_33 : t_33 = vec 2 [:: (- 2%:R / 5%:R * s_5 : R); (2%:R / 5%:R * s_5 : R)] by rewrite /t_33 e_32 e_19 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_34 : 'cV[R]_2 := t_33 - letter_bias.
have e_34 : t_34 = vec 2 [:: (- 2%:R / 5%:R * s_5 : R); (2%:R / 5%:R * s_5 : R)] by rewrite /t_34 e_33 e_19 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
pose t_35 : 'cV[R]_2 := letter_c *: t_34.
have e_35 : t_35 = vec 2 [:: (- 4%:R / 5%:R * s_5 : R); (4%:R / 5%:R * s_5 : R)] by rewrite /t_35 e_2 e_34 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5].
have h_36 : 0 <= letter_eps by rewrite e_13; sgn.
have h_37 : 0 < letter_eps by rewrite e_13; sgn.
move=> /(_ erefl).
move=> /(_ h_36).
move=> /(_ h_37).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 * s_2 + 4%:R / 5%:R * s_5 : R)) _ e_21 e_35); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5] | apply: (one_over (r := (5%:R / 6%:R * s_2 + 2%:R / 3%:R * s_5 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_2 NZ_2 S_2 E_5 NZ_5 S_5 R; first [reflexivity | field: E_2 E_5; first [done | nz] | ring: E_2 E_5]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* riechers.centering
   Subtracting the mean is the projection along 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II (i) *)
Theorem riechers_centering (activation : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Num.sqrt N%:R != 0 :> R /\
  0 <= N%:R :> R /\
  centered activation = activation - dot activation ((Num.sqrt N%:R)^-1 *: ones) *: ((Num.sqrt N%:R)^-1 *: ones) :> 'cV[R]_N /\
  activation - dot activation ((Num.sqrt N%:R)^-1 *: ones) *: ((Num.sqrt N%:R)^-1 *: ones) = (1%:M - outer ((Num.sqrt N%:R)^-1 *: ones) ((Num.sqrt N%:R)^-1 *: ones)) *m activation :> 'cV[R]_N.
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
pose t_6 : R := Num.sqrt N%:R.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_8 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - N_pos S_2 S_r2 NZ_3 R; sgn].
have e_7 : t_6 = r_2 by rule (sqrt_node e_1 S_8 _); clear - E_r2 R; first [reflexivity | ring: E_r2].
have NZ_9 := lt0r_neq0 S_r2.
have NZ_10 : r_2 != 0 by rule (nz_is (c := (r_2)) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_11 : t_6 != 0 := nz_is e_7 NZ_10.
have S_12 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_r2 NZ_3 NZ_9 R; sgn].
have C_13 : 0 <= N%:R := nneg_is e_1 S_12.
have e_14 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : R := sumv activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_16 : t_15 = m_1 by rule (sum_node e_14 M_1 _); clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 / N%:R.
have e_18 : t_17 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_16 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_19 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_17 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_18 e_19) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := activation - t_20.
have e_23 : t_22 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_14 e_21) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_25 : R := t_6^-1.
have e_26 : t_25 = (r_2 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_7) _); clear - NZ_9 NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_27 : 'cV[R]_N := t_25 *: (ones : 'cV[R]_N).
have e_28 : t_27 = (col (fun i => (r_2 / (n)) * (1))) by rule (col_eq (col_scale e_26 e_19) _) => i; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_29 : R := dot activation t_27.
have d_31 : whole (fun i => (r_2 / (n)) * ((activation i 0))) = ((m_1 * r_2) / (n)) by rule (num_eq (partZ (r_2 / (n)) M_1) _); clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_32 : whole (fun i => ((activation i 0)) * ((r_2 / (n)) * (1))) = ((m_1 * r_2) / (n)) by rule (whole_eq _ d_31) => i; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_30 : t_29 = ((m_1 * r_2) / (n)) by rule (dot_node e_14 e_28 d_32); done.
pose t_33 : 'cV[R]_N := t_29 *: t_27.
have e_34 : t_33 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_30 e_28) _) => i; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_35 : 'cV[R]_N := activation - t_33.
have e_36 : t_35 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_14 e_34) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_24 : t_22 = t_35 by rule (col_same e_23 e_36 _) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_38 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_39 : 'M[R]_N := outer t_27 t_27.
have e_40 : t_39 = (opr (fun i => 0) [:: ((fun i => (r_2 / (n)) * (1)), (fun i => (r_2 / (n)) * (1)))]) by rule (opr_eq (opr_outer e_28 e_28) _ _); [move=> i; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2] | move=> i j; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2]].
pose t_41 : 'M[R]_N := (1%:M : 'M[R]_N) - t_39.
have e_42 : t_41 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_38 e_40) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2]].
pose t_43 : 'cV[R]_N := t_41 *m activation.
have d_45 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_46 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_45) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_44 : t_43 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_42 e_14 (conj d_46 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_37 : t_35 = t_43 by rule (col_same e_36 e_44 _) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
split; first exact: C_11.
split; first exact: C_13.
split; first exact: C_24.
exact: C_37.
Qed.

(* riechers.centered-sum
   The centred vector is orthogonal to 1̂: its components sum to 0
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II (i) *)
Theorem riechers_centered_sum (activation : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Num.sqrt N%:R != 0 :> R /\
  0 <= N%:R :> R /\
  dot (centered activation) ((Num.sqrt N%:R)^-1 *: ones) = 0 :> R /\
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
pose t_6 : R := Num.sqrt N%:R.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_8 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - N_pos S_2 S_r2 NZ_3 R; sgn].
have e_7 : t_6 = r_2 by rule (sqrt_node e_1 S_8 _); clear - E_r2 R; first [reflexivity | ring: E_r2].
have NZ_9 := lt0r_neq0 S_r2.
have NZ_10 : r_2 != 0 by rule (nz_is (c := (r_2)) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_11 : t_6 != 0 := nz_is e_7 NZ_10.
have S_12 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_r2 NZ_3 NZ_9 R; sgn].
have C_13 : 0 <= N%:R := nneg_is e_1 S_12.
have e_14 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : R := sumv activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_16 : t_15 = m_1 by rule (sum_node e_14 M_1 _); clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 / N%:R.
have e_18 : t_17 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_16 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_19 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_17 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_18 e_19) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := activation - t_20.
have e_23 : t_22 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_14 e_21) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : R := t_6^-1.
have e_25 : t_24 = (r_2 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_7) _); clear - NZ_9 NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_26 : 'cV[R]_N := t_24 *: (ones : 'cV[R]_N).
have e_27 : t_26 = (col (fun i => (r_2 / (n)) * (1))) by rule (col_eq (col_scale e_25 e_19) _) => i; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_28 : R := dot t_22 t_26.
have d_30 : whole (fun i => (r_2 / (n)) * ((activation i 0)) + ((- m_1 * r_2) / (n ^+ 2)) * (1)) = 0 by rule (num_eq (partD (partZ (r_2 / (n)) M_1) (partZ ((- m_1 * r_2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_31 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((r_2 / (n)) * (1))) = 0 by rule (whole_eq _ d_30) => i; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_29 : t_28 = 0 by rule (dot_node e_23 e_27 d_31); done.
have e_33 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_32 : t_28 = (0 : R) by rule (num_eq e_29 (esym (num_eq e_33 _))); clear - R; first [reflexivity | ring].
pose t_34 : R := sumv t_22.
have e_35 : t_34 = 0 by rule (sum_node e_23 (partD M_1 (partZ ((- m_1) / (n)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_36 : t_34 = (0 : R) by rule (num_eq e_35 (esym (num_eq e_33 _))); clear - R; first [reflexivity | ring].
split; first exact: C_5.
split; first exact: C_11.
split; first exact: C_13.
split; first exact: C_32.
exact: C_36.
Qed.

(* riechers.projector
   Π is symmetric and idempotent, takes 1 to 0, and has the trace N − 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below (i) *)
Theorem riechers_projector :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  Pi *m Pi = Pi :> 'M[R]_N /\
  Pi^T = Pi :> 'M[R]_N /\
  Pi *m ones = 0 :> 'cV[R]_N /\
  \tr Pi = N%:R - 1 :> R.
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
have e_6 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_7 : R := N%:R^-1.
have e_8 : t_7 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_11 : t_10 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_12 : 'M[R]_N := t_7 *: t_10.
have e_13 : t_12 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_8 e_11) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_14 : 'M[R]_N := (1%:M : 'M[R]_N) - t_12.
have e_15 : t_14 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_6 e_13) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_16 : 'M[R]_N := t_14 *m t_14.
have d_18 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_19 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by rule (whole_eq _ d_18) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_17 : t_16 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_15 e_15 (conj (conj d_19 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_20 : t_16 = t_14 by rule (opr_same e_17 e_15 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_21 : 'M[R]_N := t_14^T.
have e_22 : t_21 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_T e_15) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_23 : t_21 = t_14 by rule (opr_same e_22 e_15 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_24 : 'cV[R]_N := t_14 *m (ones : 'cV[R]_N).
have e_25 : t_24 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: (- 1)]) e_15 e_9 (conj d_19 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_27 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_26 : t_24 = (0 : 'cV[R]_N) by rule (col_same e_25 e_27 _) => i; clear - R; first [reflexivity | ring].
pose t_28 : R := \tr t_14.
have d_30 : whole (fun i => 1) = n by rule (num_eq (whole_ones En) _); clear - R; first [reflexivity | ring].
have d_31 : whole (fun i => 1 * (((- 1) / (n)) * (1))) = (- 1) by rule (whole_eq _ d_18) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_29 : t_28 = (n - 1) by rule (opr_trace (s := [:: (- 1)]) e_15 d_30 (conj d_31 I) _); reduce; clear - R; first [reflexivity | ring].
have e_33 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_34 : R := N%:R - (1 : R).
have e_35 : t_34 = (n - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_1 e_33) _); clear - R; first [reflexivity | ring].
have C_32 : t_28 = t_34 by rule (num_eq e_29 (esym (num_eq e_35 _))); clear - R; first [reflexivity | ring].
split; first exact: C_5.
split; first exact: C_20.
split; first exact: C_23.
split; first exact: C_26.
exact: C_32.
Qed.

(* riechers.variance
   Three forms of the variance: σ² = aᵀΠᵀΠa/N = aᵀΠa/N = ‖Πa‖²/N
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below (i) *)
Theorem riechers_variance (activation : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  variance activation = dot activation (Pi^T *m Pi *m activation) / N%:R :> R /\
  variance activation = dot activation (Pi *m activation) / N%:R :> R /\
  variance activation = vnorm (Pi *m activation) ^+ 2 / N%:R :> R.
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
have e_6 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_7 : R := N%:R^-1.
have e_8 : t_7 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_11 : t_10 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_12 : 'M[R]_N := t_7 *: t_10.
have e_13 : t_12 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_8 e_11) _ _); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_14 : 'M[R]_N := (1%:M : 'M[R]_N) - t_12.
have e_15 : t_14 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_6 e_13) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have e_16 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_14 *m activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have d_19 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_1) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_20 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_1) / (n)) by rule (whole_eq _ d_19) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_18 : t_17 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_15 e_16 (conj d_20 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_21 : R := dot t_17 t_17.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_23 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_24 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_25 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_24) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_22 : t_21 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_18 e_18 d_25); done.
have g_26 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_27 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => (1) * ((activation i 0))) = m_1 by rule (part_eq _ M_1) => i; clear - R; first [reflexivity | ring].
have G_29 := gram g_26 g_27 g_28.
have S_30 : 0 <= (n * m_2 - m_1 ^+ 2) by rule (nneg_is _ G_29); clear - R; ring.
have S_31 : 0 <= (n * m_2 - m_1 ^+ 2) by rule (nneg_is (c := ((n * m_2 - m_1 ^+ 2) * (1) + 0) / 1) _ _); [clear - R; first [field | ring] | clear - N_pos S_2 S_23 S_30 NZ_3 R; sgn].
have S_32 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1) _ _); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | clear - N_pos S_2 S_23 S_30 S_31 NZ_3 R; sgn].
have C_33 : 0 <= t_21 := nneg_is e_22 S_32.
pose t_34 : R := sumv activation.
have e_35 : t_34 = m_1 by rule (sum_node e_16 M_1 _); clear - R; first [reflexivity | ring].
pose t_36 : R := t_34 / N%:R.
have e_37 : t_36 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_38 : 'cV[R]_N := t_36 *: (ones : 'cV[R]_N).
have e_39 : t_38 = (col (fun i => (m_1 / (n)) * (1))) by rule (col_eq (col_scale e_37 e_9) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := activation - t_38.
have e_41 : t_40 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_16 e_39) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_42 : R := dot t_40 t_40.
have e_43 : t_42 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_41 e_41 d_25); done.
pose t_44 : R := t_42 / N%:R.
have e_45 : t_44 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_43 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_47 : 'M[R]_N := t_14^T.
have e_48 : t_47 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_T e_15) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_49 : 'M[R]_N := t_47 *m t_14.
have d_51 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by rule (num_eq (partZ ((- 1) / (n)) (whole_ones En)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by rule (whole_eq _ d_51) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_50 : t_49 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_48 e_15 (conj (conj d_52 I) (I))) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_53 : 'cV[R]_N := t_49 *m activation.
have e_54 : t_53 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_50 e_16 (conj d_20 I)) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_55 : R := dot activation t_53.
have d_57 : whole (fun i => (activation i 0) ^+ 2 + ((- m_1) / (n)) * ((activation i 0))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD M_2 (partZ ((- m_1) / (n)) M_1)) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_58 : whole (fun i => ((activation i 0)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_57) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_56 : t_55 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_16 e_54 d_58); done.
pose t_59 : R := t_55 / N%:R.
have e_60 : t_59 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_56 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_46 : t_44 = t_59 by rule (num_eq e_45 (esym (num_eq e_60 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_62 : R := dot activation t_17.
have e_63 : t_62 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_16 e_18 d_58); done.
pose t_64 : R := t_62 / N%:R.
have e_65 : t_64 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_63 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_61 : t_44 = t_64 by rule (num_eq e_45 (esym (num_eq e_65 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_67 : R := Num.sqrt t_21.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_nneg S_30).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_69 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_2 S_23 S_30 S_31 S_r3 S_r4 NZ_3 R; sgn].
have S_70 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_3 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_2 S_23 S_30 S_31 S_r3 S_r4 S_69 NZ_3 R; sgn].
have e_68 : t_67 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_22 S_70 _); clear - NZ_3 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_71 : R := t_67 ^+ 2.
have e_72 : t_71 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_68) _); clear - NZ_3 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_73 : R := t_71 / N%:R.
have e_74 : t_73 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_72 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_66 : t_44 = t_73 by rule (num_eq e_45 (esym (num_eq e_74 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
split; first exact: C_33.
split; first exact: C_46.
split; first exact: C_61.
exact: C_66.
Qed.

(* riechers.eq5
   After sub-steps (i) and (ii): both cases of Eq. (5), and its denominator is at least 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, Eq.
   (5) *)
Theorem riechers_eq5 (activation : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  dot activation (Pi *m activation) != 0 /\
  Num.sqrt (1 + (N%:R * eps) / dot activation (Pi *m activation)) != 0 /\
  vnorm (Pi *m activation) != 0 /\
  Num.sqrt (variance (c *: ones) + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= 1 + (N%:R * eps) / dot activation (Pi *m activation) /\
  0 <= N%:R :> R /\
  0 <= dot (Pi *m activation) (Pi *m activation) /\
  0 <= variance (c *: ones) + eps /\
  normalized eps activation = (Num.sqrt (1 + (N%:R * eps) / dot activation (Pi *m activation)))^-1 *: (Num.sqrt N%:R *: ((vnorm (Pi *m activation))^-1 *: (Pi *m activation))) :> 'cV[R]_N /\
  normalized eps (c *: ones) = 0 :> 'cV[R]_N.
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
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < eps by rule (pos_quotient H_26 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_28 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_30 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
pose t_32 : R := t_19 + eps.
have e_33 : t_32 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_25) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_34 : R := Num.sqrt t_32.
have S_36 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_29 NZ_8 NZ_23 NZ_28 R; sgn].
have S_37 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 NZ_8 NZ_23 NZ_28 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_37).
have S_38 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 NZ_8 NZ_23 NZ_28 R; sgn].
have e_35 : t_34 = (r_4 / (n)) by rule (sqrt_node e_33 S_38 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_39 := lt0r_neq0 S_r4.
have NZ_40 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_39 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : t_34 != 0 := nz_is e_35 NZ_40.
have e_42 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_43 : R := N%:R^-1.
have e_44 : t_43 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_46 : t_45 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_47 : 'M[R]_N := t_43 *: t_45.
have e_48 : t_47 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_44 e_46) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_49 : 'M[R]_N := (1%:M : 'M[R]_N) - t_47.
have e_50 : t_49 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_42 e_48) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_51 : 'cV[R]_N := t_49 *m activation.
have d_53 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_54 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_53) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_52 : t_51 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_50 e_1 (conj d_54 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : R := dot activation t_51.
have d_57 : whole (fun i => (activation i 0) ^+ 2 + ((- m_2) / (n)) * ((activation i 0))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD M_3 (partZ ((- m_2) / (n)) M_2)) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_58 : whole (fun i => ((activation i 0)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_57) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_56 : t_55 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_1 e_52 d_58); done.
have NZ_59 : ((n * m_3 - m_2 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_3 + m_2 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_60 : t_55 != 0 := nz_is e_56 NZ_59.
have e_61 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_62 : R := N%:R * eps.
have e_63 : t_62 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_25) _); clear - R; first [reflexivity | ring].
pose t_64 : R := t_62 / t_55.
have NZ_66 : (n * m_3 - m_2 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_3 + m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((- n ^+ 2 * eps) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_63 e_56) _); clear - NZ_23 NZ_66 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_67 : R := (1 : R) + t_64.
have e_68 : t_67 = ((- n ^+ 2 * eps - n * m_3 + m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_61 e_65) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_69 : R := Num.sqrt t_67.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_71 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 R; sgn].
have S_72 : 0 <= ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (nneg_is (c := (r_4 * r_5) * (n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 R; sgn].
have e_70 : t_69 = ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (sqrt_node e_68 S_72 _); clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_73 := lt0r_neq0 S_r5.
have NZ_74 : ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) != 0 by rule (nz_is (c := - (r_5 * r_4 * (- n * m_3 + m_2 ^+ 2)^-1)) _ _); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_73 NZ_39 NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_69 != 0 := nz_is e_70 NZ_74.
pose t_76 : R := dot t_51 t_51.
have e_77 : t_76 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_52 e_52 d_18); done.
pose t_78 : R := Num.sqrt t_76.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_80 : 0 <= (r_5 * r_6) by rule (nneg_is (c := r_6 * r_5) _ _); [clear - E_r5 E_r6 R; first [reflexivity | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 S_r6 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 NZ_73 R; sgn].
have S_81 : 0 <= ((r_5 * r_6) / (n)) by rule (nneg_is (c := (r_5 * r_6) * n^-1) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 S_r6 S_80 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 NZ_73 R; sgn].
have e_79 : t_78 = ((r_5 * r_6) / (n)) by rule (sqrt_node e_77 S_81 _); clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_82 := lt0r_neq0 S_r6.
have NZ_83 : ((r_5 * r_6) / (n)) != 0 by rule (nz_is (c := (r_6 * r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_82 NZ_73 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_84 : t_78 != 0 := nz_is e_79 NZ_83.
have e_85 : c = c by [].
pose t_86 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_87 : t_86 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_85 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_88 : R := sumv t_86.
have e_89 : t_88 = (n * c) by rule (sum_node e_87 (partZ c (whole_ones En)) _); clear - R; first [reflexivity | ring].
pose t_90 : R := t_88 / N%:R.
have e_91 : t_90 = c by rule (num_eq (num2 (fun a b : R => a / b) e_89 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_92 : 'cV[R]_N := t_90 *: (ones : 'cV[R]_N).
have e_93 : t_92 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_91 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_94 : 'cV[R]_N := t_86 - t_92.
have e_95 : t_94 = (col (fun i => 0)) by rule (col_eq (col_sub e_87 e_93) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_96 : R := dot t_94 t_94.
have d_98 : whole (fun i => 0) = 0 by rule (num_eq (@part0 R N xpredT) _); clear - R; first [reflexivity | ring].
have d_99 : whole (fun i => 0 * 0) = 0 by rule (whole_eq _ d_98) => i; clear - R; first [reflexivity | ring].
have e_97 : t_96 = 0 by rule (dot_node e_95 e_95 d_99); done.
pose t_100 : R := t_96 / N%:R.
have e_101 : t_100 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_97 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : R := t_100 + eps.
have e_103 : t_102 = eps by rule (num_eq (num2 (fun a b : R => a + b) e_101 e_25) _); clear - R; first [reflexivity | ring].
pose t_104 : R := Num.sqrt t_102.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_29).
have S_106 : 0 <= r_8 by rule (nneg_is (c := r_8) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 S_r6 S_80 S_r8 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 NZ_73 NZ_82 R; sgn].
have e_105 : t_104 = r_8 by rule (sqrt_node e_103 S_106 _); clear - E_r8 R; first [reflexivity | ring: E_r8].
have NZ_107 := lt0r_neq0 S_r8.
have NZ_108 : r_8 != 0 by rule (nz_is (c := (r_8)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_107 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_109 : t_104 != 0 := nz_is e_105 NZ_108.
have S_110 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 S_r6 S_80 S_r8 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 NZ_73 NZ_82 NZ_107 R; sgn].
have C_111 : 0 <= t_32 := nneg_is e_33 S_110.
have S_112 : 0 <= ((- n ^+ 2 * eps - n * m_3 + m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * (n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 S_r6 S_80 S_r8 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 NZ_73 NZ_82 NZ_107 R; sgn].
have C_113 : 0 <= t_67 := nneg_is e_68 S_112.
have S_114 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 S_r6 S_80 S_r8 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 NZ_73 NZ_82 NZ_107 R; sgn].
have C_115 : 0 <= N%:R := nneg_is e_5 S_114.
have S_116 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 S_r6 S_80 S_r8 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 NZ_73 NZ_82 NZ_107 R; sgn].
have C_117 : 0 <= t_76 := nneg_is e_77 S_116.
have S_118 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 S_r6 S_80 S_r8 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 NZ_73 NZ_82 NZ_107 R; sgn].
have C_119 : 0 <= t_102 := nneg_is e_103 S_118.
pose t_120 : R := t_34^-1.
have NZ_122 := lt0r_neq0 S_37.
have e_121 : t_120 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_35) _); clear - NZ_39 NZ_8 NZ_122 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_123 : 'cV[R]_N := t_120 *: t_12.
have e_124 : t_123 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_121 e_13) _) => i; reduce; clear - NZ_122 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_126 : R := t_69^-1.
have NZ_128 : (- r_4 * r_5) != 0 :> R by rule (nz_is (c := - (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_73 NZ_39 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_127 : t_126 = ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_70) _); clear - NZ_73 NZ_39 NZ_128 NZ_23 NZ_122 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_129 : R := Num.sqrt N%:R.
have S_131 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - H_eps N_pos S_4 S_16 S_24 S_29 S_36 S_37 S_r4 S_r5 S_71 S_r6 S_80 S_r8 NZ_8 NZ_23 NZ_28 NZ_39 NZ_66 NZ_73 NZ_82 NZ_107 NZ_122 NZ_128 R; sgn].
have e_130 : t_129 = r_6 by rule (sqrt_node e_5 S_131 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_132 : R := t_78^-1.
have NZ_134 : (r_5 * r_6) != 0 :> R by rule (nz_is (c := (r_6 * r_5)) _ _); [clear - R; ring | clear - NZ_82 NZ_73 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_133 : t_132 = ((- r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_79) _); clear - NZ_82 NZ_73 NZ_134 NZ_8 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_135 : 'cV[R]_N := t_132 *: t_51.
have e_136 : t_135 = (col (fun i => ((- r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2) * n)) * (1))) by rule (col_eq (col_scale e_133 e_52) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_137 : 'cV[R]_N := t_129 *: t_135.
have e_138 : t_137 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_130 e_136) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_139 : 'cV[R]_N := t_126 *: t_137.
have e_140 : t_139 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_127 e_138) _) => i; reduce; clear - NZ_122 NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_125 : t_123 = t_139 by rule (col_same e_124 e_140 _) => i; clear - NZ_122 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_141 : R := t_104^-1.
have e_142 : t_141 = (r_8 / (eps)) by rule (num_eq (num1 (fun a : R => a^-1) e_105) _); clear - NZ_107 NZ_28 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_143 : 'cV[R]_N := t_141 *: t_94.
have e_144 : t_143 = (col (fun i => 0)) by rule (col_eq (col_scale e_142 e_95) _) => i; reduce; clear - NZ_28 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_146 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_145 : t_143 = (0 : 'cV[R]_N) by rule (col_same e_144 e_146 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_31.
split; first exact: C_41.
split; first exact: C_60.
split; first exact: C_75.
split; first exact: C_84.
split; first exact: C_109.
split; first exact: C_111.
split; first exact: C_113.
split; first exact: C_115.
split; first exact: C_117.
split; first exact: C_119.
split; first exact: C_125.
exact: C_145.
Qed.

(* riechers.eq5.denominator
   The denominator of Eq. (5), √(1 + Nε/aᵀΠa), is never smaller than 1
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II,
   below Eq. (5) *)
Theorem riechers_eq5_denominator (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  dot activation (Pi *m activation) != 0 /\
  0 <= 1 + (N%:R * eps) / dot activation (Pi *m activation) /\
  1 <= Num.sqrt (1 + (N%:R * eps) / dot activation (Pi *m activation)).
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
have e_27 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_28 : R := N%:R^-1.
have e_29 : t_28 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_31 : t_30 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_32 : 'M[R]_N := t_28 *: t_30.
have e_33 : t_32 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_29 e_31) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_34 : 'M[R]_N := (1%:M : 'M[R]_N) - t_32.
have e_35 : t_34 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_27 e_33) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_36 : 'cV[R]_N := t_34 *m activation.
have d_38 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_39 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_38) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_37 : t_36 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_35 e_1 (conj d_39 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : R := dot activation t_36.
have d_42 : whole (fun i => (activation i 0) ^+ 2 + ((- m_2) / (n)) * ((activation i 0))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD M_3 (partZ ((- m_2) / (n)) M_2)) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_43 : whole (fun i => ((activation i 0)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_42) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_41 : t_40 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_1 e_37 d_43); done.
have NZ_44 : ((n * m_3 - m_2 ^+ 2) / (n)) != 0 by rule (nz_is (c := - ((- n * m_3 + m_2 ^+ 2) * n^-1)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_45 : t_40 != 0 := nz_is e_41 NZ_44.
have e_46 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
have e_47 : eps = eps by [].
pose t_48 : R := N%:R * eps.
have e_49 : t_48 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_47) _); clear - R; first [reflexivity | ring].
pose t_50 : R := t_48 / t_40.
have NZ_52 : (n * m_3 - m_2 ^+ 2) != 0 :> R by rule (nz_is (c := - ((- n * m_3 + m_2 ^+ 2))) _ _); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_51 : t_50 = ((- n ^+ 2 * eps) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_41) _); clear - NZ_23 NZ_52 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_53 : R := (1 : R) + t_50.
have e_54 : t_53 = ((- n ^+ 2 * eps - n * m_3 + m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_46 e_51) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have S_55 : 0 <= (n ^+ 2 * eps) by rule (nneg_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 NZ_8 NZ_23 NZ_52 R; sgn].
have S_56 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_55 NZ_8 NZ_23 NZ_52 R; sgn].
have S_57 : 0 <= ((- n ^+ 2 * eps - n * m_3 + m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * (n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_55 S_56 NZ_8 NZ_23 NZ_52 R; sgn].
have C_58 : 0 <= t_53 := nneg_is e_54 S_57.
pose t_60 : R := Num.sqrt t_53.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_62 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_55 S_56 S_r4 NZ_8 NZ_23 NZ_52 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_62).
have S_63 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_24 S_55 S_56 S_r4 S_62 S_r5 NZ_8 NZ_23 NZ_52 R; sgn].
have S_64 : 0 <= ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (nneg_is (c := (r_4 * r_5) * (n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_24 S_55 S_56 S_r4 S_62 S_r5 S_63 NZ_8 NZ_23 NZ_52 R; sgn].
have e_61 : t_60 = ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (sqrt_node e_54 S_64 _); clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have S_65 : 0 <= (n ^+ 3 * eps * m_3 - n ^+ 2 * eps * m_2 ^+ 2) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_24 S_55 S_56 S_r4 S_62 S_r5 S_63 NZ_8 NZ_23 NZ_52 R; sgn].
have S_66 : 0 <= (- n * m_3 + m_2 ^+ 2 + r_4 * r_5) by rule (nneg_is (c := (- n * m_3 + m_2 ^+ 2) + r_4 * r_5) _ _); [clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5] | apply: root_neg_pos; [exact: (ltW S_r4) | exact: (ltW S_r5) | rewrite -oppr_ge0; rule (nneg_is _ (ltW S_24)); clear - R; first [field | ring] | rule (nneg_is _ S_65); clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5]]].
have S_67 : 0 <= ((n * m_3 - m_2 ^+ 2 - r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by rule (nneg_is (c := (- n * m_3 + m_2 ^+ 2 + r_4 * r_5) * (n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_24 S_55 S_56 S_r4 S_62 S_r5 S_63 S_65 S_66 NZ_8 NZ_23 NZ_52 R; sgn].
have C_59 : (1 : R) <= t_60 by rule (le_by e_46 e_61 _ S_67); clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
split; first exact: C_26.
split; first exact: C_45.
split; first exact: C_58.
exact: C_59.
Qed.

(* riechers.eq6
   LayerNorm(a) = √N diag(g) Πa/√(‖Πa‖² + Nε) + b, derived from Eq. (1)
   P. M. Riechers, “Geometry and Dynamics of LayerNorm”, arXiv:2405.04134, the text dated May 15, 2024; Sec. II, Eq.
   (6) *)
Theorem riechers_eq6 (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (Pi *m activation) (Pi *m activation) + N%:R * eps /\
  0 <= N%:R :> R /\
  centered activation = Pi *m activation :> 'cV[R]_N /\
  variance activation = dot (Pi *m activation) (Pi *m activation) / N%:R :> R /\
  Num.sqrt (variance activation + eps) = Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps) / Num.sqrt N%:R :> R /\
  normalized eps activation = (Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1 *: (Num.sqrt N%:R *: (Pi *m activation)) :> 'cV[R]_N /\
  layer_norm eps gain bias activation = Num.sqrt N%:R *: ((Num.sqrt (dot (Pi *m activation) (Pi *m activation) + N%:R * eps))^-1 *: (diag gain *m (Pi *m activation))) + bias :> 'cV[R]_N.
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
pose t_35 : R := Num.sqrt N%:R.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_37 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 R; sgn].
have e_36 : t_35 = r_5 by rule (sqrt_node e_5 S_37 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_38 := lt0r_neq0 S_r5.
have NZ_39 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_38 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
pose t_41 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_43 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have e_42 : t_41 = (r_4 / (n)) by rule (sqrt_node e_23 S_43 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_44 := lt0r_neq0 S_r4.
have NZ_45 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_44 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_46 : t_41 != 0 := nz_is e_42 NZ_45.
have e_47 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_48 : R := N%:R^-1.
have e_49 : t_48 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_50 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_51 : t_50 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_52 : 'M[R]_N := t_48 *: t_50.
have e_53 : t_52 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_49 e_51) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_54 : 'M[R]_N := (1%:M : 'M[R]_N) - t_52.
have e_55 : t_54 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_47 e_53) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_56 : 'cV[R]_N := t_54 *m activation.
have d_58 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_2) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_59 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by rule (whole_eq _ d_58) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_57 : t_56 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_55 e_1 (conj d_59 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : R := dot t_56 t_56.
have e_61 : t_60 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_57 e_57 d_18); done.
pose t_62 : R := N%:R * eps.
have e_63 : t_62 = (n * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_21) _); clear - R; first [reflexivity | ring].
pose t_64 : R := t_60 + t_62.
have e_65 : t_64 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_61 e_63) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : R := Num.sqrt t_64.
have S_68 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 S_r4 NZ_8 NZ_26 NZ_38 NZ_44 R; sgn].
have S_69 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 S_r4 S_68 NZ_8 NZ_26 NZ_38 NZ_44 R; sgn].
have e_67 : t_66 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_65 S_69 _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_70 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_38 NZ_44 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_71 : t_66 != 0 := nz_is e_67 NZ_70.
have S_72 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 S_r4 S_68 NZ_8 NZ_26 NZ_38 NZ_44 R; sgn].
have C_73 : 0 <= t_22 := nneg_is e_23 S_72.
have S_74 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 S_r4 S_68 NZ_8 NZ_26 NZ_38 NZ_44 R; sgn].
have C_75 : 0 <= t_64 := nneg_is e_65 S_74.
have S_76 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 S_r4 S_68 NZ_8 NZ_26 NZ_38 NZ_44 R; sgn].
have C_77 : 0 <= N%:R := nneg_is e_5 S_76.
have C_78 : t_12 = t_56 by rule (col_same e_13 e_57 _) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_60 / N%:R.
have e_81 : t_80 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_79 : t_19 = t_80 by rule (num_eq e_20 (esym (num_eq e_81 _))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := t_66 / t_35.
have e_84 : t_83 = (r_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_67 e_36) _); clear - NZ_38 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_82 : t_41 = t_83 by rule (num_eq e_42 (esym (num_eq e_84 _))); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_85 : R := t_41^-1.
have e_86 : t_85 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_42) _); clear - NZ_44 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_87 : 'cV[R]_N := t_85 *: t_12.
have e_88 : t_87 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_86 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_90 : R := t_66^-1.
have NZ_92 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_38 NZ_44 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_91 : t_90 = ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_67) _); clear - NZ_38 NZ_44 NZ_92 NZ_8 NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_93 : 'cV[R]_N := t_35 *: t_56.
have e_94 : t_93 = (col (fun i => r_5 * ((activation i 0)) + ((- m_2 * r_5) / (n)) * (1))) by rule (col_eq (col_scale e_36 e_57) _) => i; reduce; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_95 : 'cV[R]_N := t_90 *: t_93.
have e_96 : t_95 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_91 e_94) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_89 : t_87 = t_95 by rule (col_same e_88 e_96 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_97 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_98 : 'cV[R]_N := had gain t_87.
have e_99 : t_98 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_97 e_88) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_100 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_101 : 'cV[R]_N := t_98 + bias.
have e_102 : t_101 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_99 e_100) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_104 : 'M[R]_N := diag gain.
have e_105 : t_104 = (opr (fun i => (gain i 0)) [:: ]) by rule (opr_eq (opr_diag e_97) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_106 : 'cV[R]_N := t_104 *m t_56.
have e_107 : t_106 = (col (fun i => (activation i 0) * (gain i 0) + ((- m_2) / (n)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ]) e_105 e_57 I) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : 'cV[R]_N := t_90 *: t_106.
have e_109 : t_108 = (col (fun i => ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4 * r_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_scale e_91 e_107) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_110 : 'cV[R]_N := t_35 *: t_108.
have e_111 : t_110 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_scale e_36 e_109) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_112 : 'cV[R]_N := t_110 + bias.
have e_113 : t_112 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_111 e_100) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_103 : t_101 = t_112 by rule (col_same e_102 e_113 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_46.
split; first exact: C_71.
split; first exact: C_73.
split; first exact: C_75.
split; first exact: C_77.
split; first exact: C_78.
split; first exact: C_79.
split; first exact: C_82.
split; first exact: C_89.
exact: C_103.
Qed.

End Claims.
