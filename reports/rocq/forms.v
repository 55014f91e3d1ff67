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
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_46 : t_45 = (r_4 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_48 := lt0r_neq0 S_r4.
have NZ_49 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_48 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_45 != 0 := nz_is e_46 NZ_49.
have S_51 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_52 : 0 <= t_22 := nneg_is e_23 S_51.
have e_53 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_54 : R := t_45^-1.
have e_55 : t_54 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_56 : 'cV[R]_N := t_54 *: t_12.
have e_57 : t_56 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_55 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_58 : 'cV[R]_N := had gain t_56.
have e_59 : t_58 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_53 e_57)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_60 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_61 : 'cV[R]_N := t_58 + bias.
have e_62 : t_61 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_59 e_60)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : 'M[R]_N := diag gain.
have e_65 : t_64 = (opr (fun i => (gain i 0)) [:: ]) by apply: (opr_eq (opr_diag e_53)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_66 : 'cV[R]_N := t_64 *m t_56.
have e_67 : t_66 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (opr_apply (s := [:: ]) e_65 e_57 I)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_68 : 'cV[R]_N := t_66 + bias.
have e_69 : t_68 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_67 e_60)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_63 : t_61 = t_68 by apply: (col_same e_62 e_69) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
exact: C_63.
Qed.

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
have e_1 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
pose t_6 : R := Num.sqrt N%:R.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_8 : 0 <= r_2 by apply: (nneg_is (c := r_2)); [clear - E_r2 R; first [reflexivity | ring: E_r2] | sgn].
have e_7 : t_6 = r_2 by apply: (sqrt_node e_1 S_8); clear - E_r2 R; first [reflexivity | ring: E_r2].
have NZ_9 := lt0r_neq0 S_r2.
have NZ_10 : r_2 != 0 by apply: (nz_is (c := (r_2))); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_11 : t_6 != 0 := nz_is e_7 NZ_10.
have S_12 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | sgn].
have C_13 : 0 <= N%:R := nneg_is e_1 S_12.
have e_14 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_15 : R := sumv activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_16 : t_15 = m_1 by apply: (sum_node e_14 M_1); clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 / N%:R.
have e_18 : t_17 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_16 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_19 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_17 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_18 e_19)) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := activation - t_20.
have e_23 : t_22 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_14 e_21)) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_25 : R := t_6^-1.
have e_26 : t_25 = (r_2 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_7)); cbv beta; clear - NZ_9 NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_27 : 'cV[R]_N := t_25 *: (ones : 'cV[R]_N).
have e_28 : t_27 = (col (fun i => (r_2 / (n)) * (1))) by apply: (col_eq (col_scale e_26 e_19)) => i; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_29 : R := dot activation t_27.
have d_31 : whole (fun i => (r_2 / (n)) * ((activation i 0))) = ((m_1 * r_2) / (n)) by apply: (num_eq (partZ (r_2 / (n)) M_1)); clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_32 : whole (fun i => ((activation i 0)) * ((r_2 / (n)) * (1))) = ((m_1 * r_2) / (n)) by apply: (whole_eq _ d_31) => i; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_30 : t_29 = ((m_1 * r_2) / (n)) by apply: (dot_node e_14 e_28 d_32); done.
pose t_33 : 'cV[R]_N := t_29 *: t_27.
have e_34 : t_33 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_30 e_28)) => i; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_35 : 'cV[R]_N := activation - t_33.
have e_36 : t_35 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_14 e_34)) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_24 : t_22 = t_35 by apply: (col_same e_23 e_36) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_38 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_39 : 'M[R]_N := outer t_27 t_27.
have e_40 : t_39 = (opr (fun i => 0) [:: ((fun i => (r_2 / (n)) * (1)), (fun i => (r_2 / (n)) * (1)))]) by apply: (opr_eq (opr_outer e_28 e_28)); [move=> i; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2] | move=> i j; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2]].
pose t_41 : 'M[R]_N := (1%:M : 'M[R]_N) - t_39.
have e_42 : t_41 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_38 e_40)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2]].
pose t_43 : 'cV[R]_N := t_41 *m activation.
have d_45 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_1) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_1)); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_46 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_1) / (n)) by apply: (whole_eq _ d_45) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_44 : t_43 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_42 e_14 (conj d_46 I))) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_37 : t_35 = t_43 by apply: (col_same e_36 e_44) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
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
have e_1 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
pose t_6 : R := Num.sqrt N%:R.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_8 : 0 <= r_2 by apply: (nneg_is (c := r_2)); [clear - E_r2 R; first [reflexivity | ring: E_r2] | sgn].
have e_7 : t_6 = r_2 by apply: (sqrt_node e_1 S_8); clear - E_r2 R; first [reflexivity | ring: E_r2].
have NZ_9 := lt0r_neq0 S_r2.
have NZ_10 : r_2 != 0 by apply: (nz_is (c := (r_2))); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_11 : t_6 != 0 := nz_is e_7 NZ_10.
have S_12 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | sgn].
have C_13 : 0 <= N%:R := nneg_is e_1 S_12.
have e_14 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_15 : R := sumv activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_16 : t_15 = m_1 by apply: (sum_node e_14 M_1); clear - R; first [reflexivity | ring].
pose t_17 : R := t_15 / N%:R.
have e_18 : t_17 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_16 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_19 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_20 : 'cV[R]_N := t_17 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_18 e_19)) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_22 : 'cV[R]_N := activation - t_20.
have e_23 : t_22 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_14 e_21)) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : R := t_6^-1.
have e_25 : t_24 = (r_2 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_7)); cbv beta; clear - NZ_9 NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_26 : 'cV[R]_N := t_24 *: (ones : 'cV[R]_N).
have e_27 : t_26 = (col (fun i => (r_2 / (n)) * (1))) by apply: (col_eq (col_scale e_25 e_19)) => i; reduce; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_28 : R := dot t_22 t_26.
have d_30 : whole (fun i => (r_2 / (n)) * ((activation i 0)) + ((- m_1 * r_2) / (n ^+ 2)) * (1)) = 0 by apply: (num_eq (partD (partZ (r_2 / (n)) M_1) (partZ ((- m_1 * r_2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have d_31 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((r_2 / (n)) * (1))) = 0 by apply: (whole_eq _ d_30) => i; clear - NZ_3 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_29 : t_28 = 0 by apply: (dot_node e_23 e_27 d_31); done.
have e_33 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_32 : t_28 = (0 : R) by apply: (num_eq e_29); apply: esym; apply: (num_eq e_33); clear - R; first [reflexivity | ring].
pose t_34 : R := sumv t_22.
have e_35 : t_34 = 0 by apply: (sum_node e_23 (partD M_1 (partZ ((- m_1) / (n)) (whole_ones En)))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_36 : t_34 = (0 : R) by apply: (num_eq e_35); apply: esym; apply: (num_eq e_33); clear - R; first [reflexivity | ring].
split; first exact: C_5.
split; first exact: C_11.
split; first exact: C_13.
split; first exact: C_32.
exact: C_36.
Qed.

(* riechers.projector
   Π is the symmetric projector of rank N − 1 with null vector 1
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
have e_1 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
have e_6 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_7 : R := N%:R^-1.
have e_8 : t_7 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_11 : t_10 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_12 : 'M[R]_N := t_7 *: t_10.
have e_13 : t_12 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_8 e_11)); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_14 : 'M[R]_N := (1%:M : 'M[R]_N) - t_12.
have e_15 : t_14 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_6 e_13)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_16 : 'M[R]_N := t_14 *m t_14.
have d_18 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by apply: (num_eq (partZ ((- 1) / (n)) (whole_ones En))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_19 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by apply: (whole_eq _ d_18) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_17 : t_16 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_15 e_15 (conj (conj d_19 I) (I)))); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_20 : t_16 = t_14 by apply: (opr_same e_17 e_15); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_21 : 'M[R]_N := t_14^T.
have e_22 : t_21 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_T e_15)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have C_23 : t_21 = t_14 by apply: (opr_same e_22 e_15); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_24 : 'cV[R]_N := t_14 *m (ones : 'cV[R]_N).
have e_25 : t_24 = (col (fun i => 0)) by apply: (col_eq (opr_apply (s := [:: (- 1)]) e_15 e_9 (conj d_19 I))) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_27 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
have C_26 : t_24 = (0 : 'cV[R]_N) by apply: (col_same e_25 e_27) => i; clear - R; first [reflexivity | ring].
pose t_28 : R := \tr t_14.
have d_30 : whole (fun i => 1) = n by apply: (num_eq (whole_ones En)); clear - R; first [reflexivity | ring].
have d_31 : whole (fun i => 1 * (((- 1) / (n)) * (1))) = (- 1) by apply: (whole_eq _ d_18) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_29 : t_28 = (n - 1) by apply: (opr_trace (s := [:: (- 1)]) e_15 d_30 (conj d_31 I)); reduce; clear - R; first [reflexivity | ring].
have e_33 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_34 : R := N%:R - (1 : R).
have e_35 : t_34 = (n - 1) by apply: (num_eq (num2 (fun a b : R => a - b) e_1 e_33)); cbv beta; clear - R; first [reflexivity | ring].
have C_32 : t_28 = t_34 by apply: (num_eq e_29); apply: esym; apply: (num_eq e_35); clear - R; first [reflexivity | ring].
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
have e_1 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
have NZ_3 := lt0r_neq0 N_pos.
have NZ_4 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_3 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_5 : N%:R != 0 := nz_is e_1 NZ_4.
have e_6 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_7 : R := N%:R^-1.
have e_8 : t_7 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_11 : t_10 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_12 : 'M[R]_N := t_7 *: t_10.
have e_13 : t_12 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_8 e_11)); [move=> i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_14 : 'M[R]_N := (1%:M : 'M[R]_N) - t_12.
have e_15 : t_14 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_6 e_13)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
have e_16 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_14 *m activation.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have d_19 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_1) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_1)); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_20 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_1) / (n)) by apply: (whole_eq _ d_19) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_18 : t_17 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_15 e_16 (conj d_20 I))) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_21 : R := dot t_17 t_17.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_23 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_24 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_25 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (whole_eq _ d_24) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_22 : t_21 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (dot_node e_18 e_18 d_25); done.
have g_26 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_27 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_28 : part xpredT (fun i => (1) * ((activation i 0))) = m_1 by apply: (part_eq _ M_1) => i; clear - R; first [reflexivity | ring].
have G_29 := gram g_26 g_27 g_28.
have S_30 : 0 <= (n * m_2 - m_1 ^+ 2) by apply: (nneg_is _ G_29); clear - R; ring.
have g_31 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => (1) * ((activation i 0))) = m_1 by apply: (part_eq _ M_1) => i; clear - R; first [reflexivity | ring].
have G_34 := gram g_31 g_32 g_33.
have S_35 : 0 <= (n * m_2 - m_1 ^+ 2) by apply: (nneg_is _ G_34); clear - R; ring.
have g_36 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_37 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => (1) * ((activation i 0))) = m_1 by apply: (part_eq _ M_1) => i; clear - R; first [reflexivity | ring].
have G_39 := gram g_36 g_37 g_38.
have S_40 : 0 <= (n * m_2 - m_1 ^+ 2) by apply: (nneg_is _ G_39); clear - R; ring.
have S_41 : 0 <= (n * m_2 - m_1 ^+ 2) by apply: (nneg_is (c := ((n * m_2 - m_1 ^+ 2) * (1) + 0) / 1)); [clear - R; first [field | ring] | sgn].
have S_42 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1)); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | sgn].
have C_43 : 0 <= t_21 := nneg_is e_22 S_42.
pose t_44 : R := sumv activation.
have e_45 : t_44 = m_1 by apply: (sum_node e_16 M_1); clear - R; first [reflexivity | ring].
pose t_46 : R := t_44 / N%:R.
have e_47 : t_46 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_45 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_48 : 'cV[R]_N := t_46 *: (ones : 'cV[R]_N).
have e_49 : t_48 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_47 e_9)) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_50 : 'cV[R]_N := activation - t_48.
have e_51 : t_50 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_16 e_49)) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_52 : R := dot t_50 t_50.
have e_53 : t_52 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (dot_node e_51 e_51 d_25); done.
pose t_54 : R := t_52 / N%:R.
have e_55 : t_54 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_53 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_57 : 'M[R]_N := t_14^T.
have e_58 : t_57 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_T e_15)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_59 : 'M[R]_N := t_57 *m t_14.
have d_61 : whole (fun i => ((- 1) / (n)) * (1)) = (- 1) by apply: (num_eq (partZ ((- 1) / (n)) (whole_ones En))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => (((- 1) / (n)) * (1)) * 1) = (- 1) by apply: (whole_eq _ d_61) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_60 : t_59 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_mul (ss := [:: [:: (- 1)]]) e_58 e_15 (conj (conj d_62 I) (I)))); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring]].
pose t_63 : 'cV[R]_N := t_59 *m activation.
have e_64 : t_63 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_1) / (n))]) e_60 e_16 (conj d_20 I))) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_65 : R := dot activation t_63.
have d_67 : whole (fun i => (activation i 0) ^+ 2 + ((- m_1) / (n)) * ((activation i 0))) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (num_eq (partD M_2 (partZ ((- m_1) / (n)) M_1))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => ((activation i 0)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (whole_eq _ d_67) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_66 : t_65 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (dot_node e_16 e_64 d_68); done.
pose t_69 : R := t_65 / N%:R.
have e_70 : t_69 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_66 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_56 : t_54 = t_69 by apply: (num_eq e_55); apply: esym; apply: (num_eq e_70); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_72 : R := dot activation t_17.
have e_73 : t_72 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (dot_node e_16 e_18 d_68); done.
pose t_74 : R := t_72 / N%:R.
have e_75 : t_74 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_73 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_71 : t_54 = t_74 by apply: (num_eq e_55); apply: esym; apply: (num_eq e_75); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_77 : R := Num.sqrt t_21.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 <= r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_nneg S_30).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_79 : 0 <= (r_3 * r_4) by apply: (nneg_is (c := r_4 * r_3)); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | sgn].
have S_80 : 0 <= ((r_3 * r_4) / (n)) by apply: (nneg_is (c := (r_3 * r_4) * n^-1)); [clear - NZ_3 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | sgn].
have e_78 : t_77 = ((r_3 * r_4) / (n)) by apply: (sqrt_node e_22 S_80); clear - NZ_3 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_81 : R := t_77 ^+ 2.
have e_82 : t_81 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (num_eq (num1 (fun a : R => a ^+ 2) e_78)); cbv beta; clear - NZ_3 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_83 : R := t_81 / N%:R.
have e_84 : t_83 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_82 e_1)); cbv beta; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_76 : t_54 = t_83 by apply: (num_eq e_55); apply: esym; apply: (num_eq e_84); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
split; first exact: C_43.
split; first exact: C_56.
split; first exact: C_71.
exact: C_76.
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
  1 <= Num.sqrt (1 + (N%:R * eps) / dot activation (Pi *m activation)) /\
  normalized eps (c *: ones) = 0 :> 'cV[R]_N.
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
have H_26 := pos_of H1 e_25.
have NZ_27 := lt0r_neq0 H_26.
have NZ_28 : eps != 0 by apply: (nz_factor (f := eps) (r := 1) NZ_27 _); clear - R; first [reflexivity | ring].
have S_29 : 0 < eps by apply: (pos_quotient H_26 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have NZ_30 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_31 : N%:R != 0 := nz_is e_5 NZ_30.
pose t_32 : R := t_19 + eps.
have e_33 : t_32 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_25)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_34 : R := Num.sqrt t_32.
have g_36 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_37 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_39 := gram g_36 g_37 g_38.
have S_40 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_39); clear - R; ring.
have g_41 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_42 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_43 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_44 := gram g_41 g_42 g_43.
have S_45 : 0 <= (n * m_3 - m_2 ^+ 2) by apply: (nneg_is _ G_44); clear - R; ring.
have S_46 : 0 < (n ^+ 2 * eps) by apply: (pos_is (c := eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_47 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1)); [clear - R; first [field | ring] | sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_47).
have S_48 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_35 : t_34 = (r_4 / (n)) by apply: (sqrt_node e_33 S_48); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_49 := lt0r_neq0 S_r4.
have NZ_50 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : t_34 != 0 := nz_is e_35 NZ_50.
have e_52 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_53 : R := N%:R^-1.
have e_54 : t_53 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_56 : t_55 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_57 : 'M[R]_N := t_53 *: t_55.
have e_58 : t_57 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_54 e_56)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_59 : 'M[R]_N := (1%:M : 'M[R]_N) - t_57.
have e_60 : t_59 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_52 e_58)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_61 : 'cV[R]_N := t_59 *m activation.
have d_63 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_2)); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_64 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by apply: (whole_eq _ d_63) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_62 : t_61 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_60 e_1 (conj d_64 I))) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_65 : R := dot activation t_61.
have d_67 : whole (fun i => (activation i 0) ^+ 2 + ((- m_2) / (n)) * ((activation i 0))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (partD M_3 (partZ ((- m_2) / (n)) M_2))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => ((activation i 0)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (whole_eq _ d_67) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_66 : t_65 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_1 e_62 d_68); done.
have NZ_69 : ((n * m_3 - m_2 ^+ 2) / (n)) != 0 by apply: (nz_is (c := - ((- n * m_3 + m_2 ^+ 2) * n^-1))); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_23 NZ_8 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_70 : t_65 != 0 := nz_is e_66 NZ_69.
have e_71 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_72 : R := N%:R * eps.
have e_73 : t_72 = (n * eps) by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_25)); cbv beta; clear - R; first [reflexivity | ring].
pose t_74 : R := t_72 / t_65.
have NZ_76 : (n * m_3 - m_2 ^+ 2) != 0 :> R by apply: (nz_is (c := - ((- n * m_3 + m_2 ^+ 2)))); [clear - R; ring | clear - NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_75 : t_74 = ((- n ^+ 2 * eps) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_73 e_66)); cbv beta; clear - NZ_23 NZ_76 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_77 : R := (1 : R) + t_74.
have e_78 : t_77 = ((- n ^+ 2 * eps - n * m_3 + m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_71 e_75)); cbv beta; clear - NZ_23 R; first [reflexivity | field; nz | ring].
pose t_79 : R := Num.sqrt t_77.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_81 : 0 <= (r_4 * r_5) by apply: (nneg_is (c := r_5 * r_4)); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | sgn].
have S_82 : 0 <= ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by apply: (nneg_is (c := (r_4 * r_5) * (n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | sgn].
have e_80 : t_79 = ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by apply: (sqrt_node e_78 S_82); clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_83 := lt0r_neq0 S_r5.
have NZ_84 : ((- r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) != 0 by apply: (nz_is (c := - (r_5 * r_4 * (- n * m_3 + m_2 ^+ 2)^-1))); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_83 NZ_49 NZ_23 R; rewrite oppr_eq0; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_85 : t_79 != 0 := nz_is e_80 NZ_84.
pose t_86 : R := dot t_61 t_61.
have e_87 : t_86 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_62 e_62 d_18); done.
pose t_88 : R := Num.sqrt t_86.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_90 : 0 <= (r_5 * r_6) by apply: (nneg_is (c := r_6 * r_5)); [clear - E_r5 E_r6 R; first [reflexivity | ring: E_r5 E_r6] | sgn].
have S_91 : 0 <= ((r_5 * r_6) / (n)) by apply: (nneg_is (c := (r_5 * r_6) * n^-1)); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | sgn].
have e_89 : t_88 = ((r_5 * r_6) / (n)) by apply: (sqrt_node e_87 S_91); clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have NZ_92 := lt0r_neq0 S_r6.
have NZ_93 : ((r_5 * r_6) / (n)) != 0 by apply: (nz_is (c := (r_6 * r_5 * n^-1))); [clear - NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_92 NZ_83 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_94 : t_88 != 0 := nz_is e_89 NZ_93.
have e_95 : c = c by [].
pose t_96 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_97 : t_96 = (col (fun i => c * (1))) by apply: (col_eq (col_scale e_95 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_98 : R := sumv t_96.
have e_99 : t_98 = (n * c) by apply: (sum_node e_97 (partZ c (whole_ones En))); clear - R; first [reflexivity | ring].
pose t_100 : R := t_98 / N%:R.
have e_101 : t_100 = c by apply: (num_eq (num2 (fun a b : R => a / b) e_99 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_102 : 'cV[R]_N := t_100 *: (ones : 'cV[R]_N).
have e_103 : t_102 = (col (fun i => c * (1))) by apply: (col_eq (col_scale e_101 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_104 : 'cV[R]_N := t_96 - t_102.
have e_105 : t_104 = (col (fun i => 0)) by apply: (col_eq (col_sub e_97 e_103)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_106 : R := dot t_104 t_104.
have d_108 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_109 : whole (fun i => 0 * 0) = 0 by apply: (whole_eq _ d_108) => i; clear - R; first [reflexivity | ring].
have e_107 : t_106 = 0 by apply: (dot_node e_105 e_105 d_109); done.
pose t_110 : R := t_106 / N%:R.
have e_111 : t_110 = 0 by apply: (num_eq (num2 (fun a b : R => a / b) e_107 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_112 : R := t_110 + eps.
have e_113 : t_112 = eps by apply: (num_eq (num2 (fun a b : R => a + b) e_111 e_25)); cbv beta; clear - R; first [reflexivity | ring].
pose t_114 : R := Num.sqrt t_112.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_29).
have S_116 : 0 <= r_8 by apply: (nneg_is (c := r_8)); [clear - E_r8 R; first [reflexivity | ring: E_r8] | sgn].
have e_115 : t_114 = r_8 by apply: (sqrt_node e_113 S_116); clear - E_r8 R; first [reflexivity | ring: E_r8].
have NZ_117 := lt0r_neq0 S_r8.
have NZ_118 : r_8 != 0 by apply: (nz_is (c := (r_8))); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_117 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_119 : t_114 != 0 := nz_is e_115 NZ_118.
have S_120 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_121 : 0 <= t_32 := nneg_is e_33 S_120.
have S_122 : 0 <= ((- n ^+ 2 * eps - n * m_3 + m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * (n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_23 R; first [reflexivity | field; nz | ring] | sgn].
have C_123 : 0 <= t_77 := nneg_is e_78 S_122.
have S_124 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | sgn].
have C_125 : 0 <= N%:R := nneg_is e_5 S_124.
have S_126 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_127 : 0 <= t_86 := nneg_is e_87 S_126.
have S_128 : 0 <= eps by apply: (nneg_is (c := eps)); [clear - R; first [reflexivity | ring] | sgn].
have C_129 : 0 <= t_112 := nneg_is e_113 S_128.
pose t_130 : R := t_34^-1.
have NZ_132 := lt0r_neq0 S_47.
have e_131 : t_130 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_35)); cbv beta; clear - NZ_49 NZ_8 NZ_132 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_133 : 'cV[R]_N := t_130 *: t_12.
have e_134 : t_133 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_131 e_13)) => i; reduce; clear - NZ_132 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_136 : R := t_79^-1.
have NZ_138 : (- r_4 * r_5) != 0 :> R by apply: (nz_is (c := - (r_5 * r_4))); [clear - R; ring | clear - NZ_83 NZ_49 R; rewrite oppr_eq0; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_137 : t_136 = ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_80)); cbv beta; clear - NZ_83 NZ_49 NZ_138 NZ_23 NZ_132 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_139 : R := Num.sqrt N%:R.
have S_141 : 0 <= r_6 by apply: (nneg_is (c := r_6)); [clear - E_r6 R; first [reflexivity | ring: E_r6] | sgn].
have e_140 : t_139 = r_6 by apply: (sqrt_node e_5 S_141); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_142 : R := t_88^-1.
have NZ_144 : (r_5 * r_6) != 0 :> R by apply: (nz_is (c := (r_6 * r_5))); [clear - R; ring | clear - NZ_92 NZ_83 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_143 : t_142 = ((- r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_89)); cbv beta; clear - NZ_92 NZ_83 NZ_144 NZ_8 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_145 : 'cV[R]_N := t_142 *: t_61.
have e_146 : t_145 = (col (fun i => ((- r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5 * r_6) / ((- n * m_3 + m_2 ^+ 2) * n)) * (1))) by apply: (col_eq (col_scale e_143 e_62)) => i; reduce; clear - NZ_23 NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_147 : 'cV[R]_N := t_139 *: t_145.
have e_148 : t_147 = (col (fun i => ((- n * r_5) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_5) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_140 e_146)) => i; reduce; clear - NZ_23 NZ_8 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_149 : 'cV[R]_N := t_136 *: t_147.
have e_150 : t_149 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_137 e_148)) => i; reduce; clear - NZ_132 NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_135 : t_133 = t_149 by apply: (col_same e_134 e_150) => i; clear - NZ_132 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have S_152 : 0 <= (n ^+ 3 * eps * m_3 - n ^+ 2 * eps * m_2 ^+ 2) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * eps * n ^+ 2)); [clear - R; first [reflexivity | ring] | sgn].
have S_153 : 0 <= (- n * m_3 + m_2 ^+ 2 + r_4 * r_5) by apply: (nneg_is (c := (- n * m_3 + m_2 ^+ 2) + r_4 * r_5)); [clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5] | apply: root_neg_pos; [exact: (ltW S_r4) | exact: (ltW S_r5) | rewrite -oppr_ge0; apply: (nneg_is _ (ltW S_24)); clear - R; first [field | ring] | apply: (nneg_is _ S_152); clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5]]].
have S_154 : 0 <= ((n * m_3 - m_2 ^+ 2 - r_4 * r_5) / ((- n * m_3 + m_2 ^+ 2))) by apply: (nneg_is (c := (- n * m_3 + m_2 ^+ 2 + r_4 * r_5) * (n * m_3 - m_2 ^+ 2)^-1)); [clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | sgn].
have C_151 : (1 : R) <= t_79 by apply: (le_by e_71 e_80 _ S_154); clear - NZ_23 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_155 : R := t_114^-1.
have e_156 : t_155 = (r_8 / (eps)) by apply: (num_eq (num1 (fun a : R => a^-1) e_115)); cbv beta; clear - NZ_117 NZ_28 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_157 : 'cV[R]_N := t_155 *: t_104.
have e_158 : t_157 = (col (fun i => 0)) by apply: (col_eq (col_scale e_156 e_105)) => i; reduce; clear - NZ_28 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have e_160 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
have C_159 : t_157 = (0 : 'cV[R]_N) by apply: (col_same e_158 e_160) => i; clear - R; first [reflexivity | ring].
split; first exact: C_31.
split; first exact: C_51.
split; first exact: C_70.
split; first exact: C_85.
split; first exact: C_94.
split; first exact: C_119.
split; first exact: C_121.
split; first exact: C_123.
split; first exact: C_125.
split; first exact: C_127.
split; first exact: C_129.
split; first exact: C_135.
split; first exact: C_151.
exact: C_159.
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
pose t_45 : R := Num.sqrt N%:R.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_47 : 0 <= r_5 by apply: (nneg_is (c := r_5)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | sgn].
have e_46 : t_45 = r_5 by apply: (sqrt_node e_5 S_47); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_48 := lt0r_neq0 S_r5.
have NZ_49 : r_5 != 0 by apply: (nz_is (c := (r_5))); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_48 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_45 != 0 := nz_is e_46 NZ_49.
pose t_51 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_53 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_52 : t_51 = (r_4 / (n)) by apply: (sqrt_node e_23 S_53); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_54 := lt0r_neq0 S_r4.
have NZ_55 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_54 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_56 : t_51 != 0 := nz_is e_52 NZ_55.
have e_57 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_58 : R := N%:R^-1.
have e_59 : t_58 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_61 : t_60 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_62 : 'M[R]_N := t_58 *: t_60.
have e_63 : t_62 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_59 e_61)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_64 : 'M[R]_N := (1%:M : 'M[R]_N) - t_62.
have e_65 : t_64 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_57 e_63)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_66 : 'cV[R]_N := t_64 *m activation.
have d_68 : whole (fun i => ((- 1) / (n)) * ((activation i 0))) = ((- m_2) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_2)); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_69 : whole (fun i => (((- 1) / (n)) * (1)) * ((activation i 0))) = ((- m_2) / (n)) by apply: (whole_eq _ d_68) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_67 : t_66 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_2) / (n))]) e_65 e_1 (conj d_69 I))) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_70 : R := dot t_66 t_66.
have e_71 : t_70 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_67 e_67 d_18); done.
pose t_72 : R := N%:R * eps.
have e_73 : t_72 = (n * eps) by apply: (num_eq (num2 (fun a b : R => a * b) e_5 e_21)); cbv beta; clear - R; first [reflexivity | ring].
pose t_74 : R := t_70 + t_72.
have e_75 : t_74 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_71 e_73)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : R := Num.sqrt t_74.
have S_78 : 0 <= (r_4 * r_5) by apply: (nneg_is (c := r_5 * r_4)); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | sgn].
have S_79 : 0 <= ((r_4 * r_5) / (n)) by apply: (nneg_is (c := (r_4 * r_5) * n^-1)); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | sgn].
have e_77 : t_76 = ((r_4 * r_5) / (n)) by apply: (sqrt_node e_75 S_79); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_80 : ((r_4 * r_5) / (n)) != 0 by apply: (nz_is (c := (r_5 * r_4 * n^-1))); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_48 NZ_54 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_81 : t_76 != 0 := nz_is e_77 NZ_80.
have S_82 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_83 : 0 <= t_22 := nneg_is e_23 S_82.
have S_84 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_85 : 0 <= t_74 := nneg_is e_75 S_84.
have S_86 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | sgn].
have C_87 : 0 <= N%:R := nneg_is e_5 S_86.
have C_88 : t_12 = t_66 by apply: (col_same e_13 e_67) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_70 / N%:R.
have e_91 : t_90 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_71 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_89 : t_19 = t_90 by apply: (num_eq e_20); apply: esym; apply: (num_eq e_91); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_93 : R := t_76 / t_45.
have e_94 : t_93 = (r_4 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_77 e_46)); cbv beta; clear - NZ_48 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_92 : t_51 = t_93 by apply: (num_eq e_52); apply: esym; apply: (num_eq e_94); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_95 : R := t_51^-1.
have e_96 : t_95 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_52)); cbv beta; clear - NZ_54 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_97 : 'cV[R]_N := t_95 *: t_12.
have e_98 : t_97 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_96 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_100 : R := t_76^-1.
have NZ_102 : (r_4 * r_5) != 0 :> R by apply: (nz_is (c := (r_5 * r_4))); [clear - R; ring | clear - NZ_48 NZ_54 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_101 : t_100 = ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_77)); cbv beta; clear - NZ_48 NZ_54 NZ_102 NZ_8 NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_103 : 'cV[R]_N := t_45 *: t_66.
have e_104 : t_103 = (col (fun i => r_5 * ((activation i 0)) + ((- m_2 * r_5) / (n)) * (1))) by apply: (col_eq (col_scale e_46 e_67)) => i; reduce; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_105 : 'cV[R]_N := t_100 *: t_103.
have e_106 : t_105 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_101 e_104)) => i; reduce; clear - NZ_26 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_99 : t_97 = t_105 by apply: (col_same e_98 e_106) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_107 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_108 : 'cV[R]_N := had gain t_97.
have e_109 : t_108 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_107 e_98)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_110 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_111 : 'cV[R]_N := t_108 + bias.
have e_112 : t_111 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_109 e_110)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_114 : 'M[R]_N := diag gain.
have e_115 : t_114 = (opr (fun i => (gain i 0)) [:: ]) by apply: (opr_eq (opr_diag e_107)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_116 : 'cV[R]_N := t_114 *m t_66.
have e_117 : t_116 = (col (fun i => (activation i 0) * (gain i 0) + ((- m_2) / (n)) * ((gain i 0)))) by apply: (col_eq (opr_apply (s := [:: ]) e_115 e_67 I)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_118 : 'cV[R]_N := t_100 *: t_116.
have e_119 : t_118 = (col (fun i => ((r_4 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4 * r_5) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_scale e_101 e_117)) => i; reduce; clear - NZ_26 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_120 : 'cV[R]_N := t_45 *: t_118.
have e_121 : t_120 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_scale e_46 e_119)) => i; reduce; clear - NZ_26 NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_122 : 'cV[R]_N := t_120 + bias.
have e_123 : t_122 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_121 e_110)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_113 : t_111 = t_122 by apply: (col_same e_112 e_123) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_56.
split; first exact: C_81.
split; first exact: C_83.
split; first exact: C_85.
split; first exact: C_87.
split; first exact: C_88.
split; first exact: C_89.
split; first exact: C_92.
split; first exact: C_99.
exact: C_113.
Qed.

End Claims.
