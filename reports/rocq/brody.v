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

(* brody.projection
   LayerNorm projects its inputs to the space orthogonal to the vector of ones
   S. Brody, U. Alon, E. Yahav, “On the Expressivity Role of LayerNorm in Transformers’ Attention”, arXiv:2305.02582,
   the abstract, and the authors’ blog; abstract, (a) *)
Theorem brody_projection (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  dot (normalized eps activation) ones = 0 :> R.
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
have S_32 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_24 (r := (n ^+ 2))); [clear - H_eps N_pos S_4 S_16 S_31 NZ_8 NZ_26 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_33 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_34 : N%:R != 0 := nz_is e_5 NZ_33.
pose t_35 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_37 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_36 : t_35 = (r_4 / (n)) by apply: (sqrt_node e_23 S_37); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_38 := lt0r_neq0 S_r4.
have NZ_39 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
have S_41 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have C_42 : 0 <= t_22 := nneg_is e_23 S_41.
pose t_43 : R := t_35^-1.
have e_44 : t_43 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_36)); cbv beta; clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_45 : 'cV[R]_N := t_43 *: t_12.
have e_46 : t_45 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_44 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : R := dot t_45 (ones : 'cV[R]_N).
have d_49 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = 0 by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_50 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * 1) = 0 by apply: (whole_eq _ d_49) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_48 : t_47 = 0 by apply: (dot_node e_46 e_9 d_50); done.
have e_52 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_51 : t_47 = (0 : R) by apply: (num_eq e_48); apply: esym; apply: (num_eq e_52); clear - R; first [reflexivity | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
exact: C_51.
Qed.

(* brody.scaling
   LayerNorm scales all its inputs to the same norm √d
   S. Brody, U. Alon, E. Yahav, “On the Expressivity Role of LayerNorm in Transformers’ Attention”, arXiv:2305.02582,
   the abstract, and the authors’ blog; abstract, (b) *)
Theorem brody_scaling (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot (normalized eps activation) (normalized eps activation) /\
  0 <= N%:R :> R /\
  vnorm (normalized eps activation) = Num.sqrt N%:R :> R.
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
have S_24 : 0 < (n * m_3 - m_2 ^+ 2) by apply: (pos_quotient H_21 (r := (n ^+ 2))); [clear - H_eps N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
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
have S_52 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 R; sgn].
have e_51 : t_50 = (r_4 / (n)) by apply: (sqrt_node e_49 S_52); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_53 := lt0r_neq0 S_r4.
have NZ_54 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_53 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_50 != 0 := nz_is e_51 NZ_54.
have S_56 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_53 R; sgn].
have C_57 : 0 <= t_48 := nneg_is e_49 S_56.
pose t_58 : R := t_50^-1.
have e_59 : t_58 = ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_51)); cbv beta; clear - NZ_53 NZ_8 NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_60 : 'cV[R]_N := t_58 *: t_39.
have e_61 : t_60 = (col (fun i => ((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_59 e_40)) => i; reduce; clear - NZ_23 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : R := dot t_60 t_60.
have d_64 : whole (fun i => ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * (1)) = n by apply: (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En)))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_65 : whole (fun i => (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = n by apply: (whole_eq _ d_64) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_63 : t_62 = n by apply: (dot_node e_61 e_61 d_65); done.
have S_66 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_53 R; sgn].
have C_67 : 0 <= t_62 := nneg_is e_63 S_66.
have S_68 : 0 <= n by apply: (nneg_is (c := n)); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_53 R; sgn].
have C_69 : 0 <= N%:R := nneg_is e_28 S_68.
pose t_70 : R := Num.sqrt t_62.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_72 : 0 <= r_5 by apply: (nneg_is (c := r_5)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 NZ_8 NZ_23 NZ_53 R; sgn].
have e_71 : t_70 = r_5 by apply: (sqrt_node e_63 S_72); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_74 : R := Num.sqrt N%:R.
have S_76 : 0 <= r_5 by apply: (nneg_is (c := r_5)); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 NZ_8 NZ_23 NZ_53 R; sgn].
have e_75 : t_74 = r_5 by apply: (sqrt_node e_28 S_76); clear - E_r5 R; first [reflexivity | ring: E_r5].
have C_73 : t_70 = t_74 by apply: (num_eq e_71); apply: esym; apply: (num_eq e_75); clear - E_r5 R; first [reflexivity | ring: E_r5].
split; first exact: C_30.
split; first exact: C_55.
split; first exact: C_57.
split; first exact: C_67.
split; first exact: C_69.
exact: C_73.
Qed.

(* brody.large-key
   No query gives a neighbour of a key of sufficiently large norm the higher weight
   S. Brody, U. Alon, E. Yahav, “On the Expressivity Role of LayerNorm in Transformers’ Attention”, arXiv:2305.02582,
   the abstract, and the authors’ blog; the blog, on keys that become un-selectable
   not here: it is refuted; lnverify.selectable is true instead *)

(* lnverify.selectable
   Of two keys the query a − k prefers a by ‖a − k‖², whatever their norms
   this project; with a proof; compare Brody, Alon and Yahav, blog *)
Theorem lnverify_selectable (k activation : 'cV[R]_N) :
  (0 < N)%N ->
  dot (activation - k) activation - dot (activation - k) k = dot (activation - k) (activation - k) :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_2 : k = (col (fun i => (k i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := activation - k.
have e_4 : t_3 = (col (fun i => (activation i 0) + (- 1) * ((k i 0)))) by apply: (col_eq (col_sub e_1 e_2)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_5 : R := dot t_3 activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_8 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) * (k i 0))).
have d_9 : whole (fun i => (activation i 0) ^+ 2 + (- 1) * ((activation i 0) * (k i 0))) = (m_1 - m_2) by apply: (num_eq (partD M_1 (partZ (- 1) M_2))); clear - R; first [reflexivity | ring].
have d_10 : whole (fun i => ((activation i 0) + (- 1) * ((k i 0))) * ((activation i 0))) = (m_1 - m_2) by apply: (whole_eq _ d_9) => i; clear - R; first [reflexivity | ring].
have e_6 : t_5 = (m_1 - m_2) by apply: (dot_node e_4 e_1 d_10); done.
pose t_11 : R := dot t_3 k.
have [m_3 M_3] := some_number (part xpredT (fun i => (k i 0) ^+ 2)).
have S_13 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_14 : whole (fun i => (activation i 0) * (k i 0) + (- 1) * ((k i 0) ^+ 2)) = (m_2 - m_3) by apply: (num_eq (partD M_2 (partZ (- 1) M_3))); clear - R; first [reflexivity | ring].
have d_15 : whole (fun i => ((activation i 0) + (- 1) * ((k i 0))) * ((k i 0))) = (m_2 - m_3) by apply: (whole_eq _ d_14) => i; clear - R; first [reflexivity | ring].
have e_12 : t_11 = (m_2 - m_3) by apply: (dot_node e_4 e_2 d_15); done.
pose t_16 : R := t_5 - t_11.
have e_17 : t_16 = (m_1 - 2%:R * m_2 + m_3) by apply: (num_eq (num2 (fun a b : R => a - b) e_6 e_12)); cbv beta; clear - R; first [reflexivity | ring].
pose t_19 : R := dot t_3 t_3.
have d_21 : whole (fun i => (activation i 0) ^+ 2 + (- 2%:R) * ((activation i 0) * (k i 0)) + (k i 0) ^+ 2) = (m_1 - 2%:R * m_2 + m_3) by apply: (num_eq (partD (partD M_1 (partZ (- 2%:R) M_2)) M_3)); clear - R; first [reflexivity | ring].
have d_22 : whole (fun i => ((activation i 0) + (- 1) * ((k i 0))) * ((activation i 0) + (- 1) * ((k i 0)))) = (m_1 - 2%:R * m_2 + m_3) by apply: (whole_eq _ d_21) => i; clear - R; first [reflexivity | ring].
have e_20 : t_19 = (m_1 - 2%:R * m_2 + m_3) by apply: (dot_node e_4 e_4 d_22); done.
have C_18 : t_16 = t_19 by apply: (num_eq e_17); apply: esym; apply: (num_eq e_20); clear - R; first [reflexivity | ring].
exact: C_18.
Qed.

(* lnverify.selects-itself
   Without ε each normalized key, as the query, prefers itself, by half the squared distance to the other key
   this project; with a proof; compare Brody, Alon and Yahav, abstract, (b) *)
Theorem lnverify_selects_itself (activation k : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  0 < dot (centered k) (centered k) ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + 0) != 0 /\
  Num.sqrt (variance k + 0) != 0 /\
  0 <= variance activation + 0 /\
  0 <= variance k + 0 /\
  dot (normalized 0 activation) (normalized 0 activation) - dot (normalized 0 activation) (normalized 0 k) = dot (normalized 0 activation - normalized 0 k) (normalized 0 activation - normalized 0 k) / 2%:R :> R.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := sumv activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0))).
have e_3 : t_2 = m_1 by apply: (sum_node e_1 M_1); clear - R; first [reflexivity | ring].
have e_5 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_6 : R := t_2 / N%:R.
have NZ_8 := lt0r_neq0 N_pos.
have e_7 : t_6 = (m_1 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_3 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_9 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_6 *: (ones : 'cV[R]_N).
have e_11 : t_10 = (col (fun i => (m_1 / (n)) * (1))) by apply: (col_eq (col_scale e_7 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_12 : 'cV[R]_N := activation - t_10.
have e_13 : t_12 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by apply: (col_eq (col_sub e_1 e_11)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_14 : R := dot t_12 t_12.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_16 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_17 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_18 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (whole_eq _ d_17) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_15 : t_14 = ((n * m_2 - m_1 ^+ 2) / (n)) by apply: (dot_node e_13 e_13 d_18); done.
pose t_19 : R := t_14 / N%:R.
have e_20 : t_19 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_21 := pos_of H0 e_20.
have NZ_22 := lt0r_neq0 H_21.
have NZ_23 : (- n * m_2 + m_1 ^+ 2) != 0 by apply: (nz_factor (f := (- n * m_2 + m_1 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_22 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_24 : 0 < (n * m_2 - m_1 ^+ 2) by apply: (pos_quotient H_21 (r := (n ^+ 2))); [clear - N_pos S_4 S_16 NZ_8 NZ_23 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_25 : k = (col (fun i => (k i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_26 : R := sumv k.
have [m_3 M_3] := some_number (part xpredT (fun i => (k i 0))).
have e_27 : t_26 = m_3 by apply: (sum_node e_25 M_3); clear - R; first [reflexivity | ring].
pose t_28 : R := t_26 / N%:R.
have e_29 : t_28 = (m_3 / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_27 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : 'cV[R]_N := t_28 *: (ones : 'cV[R]_N).
have e_31 : t_30 = (col (fun i => (m_3 / (n)) * (1))) by apply: (col_eq (col_scale e_29 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := k - t_30.
have e_33 : t_32 = (col (fun i => (k i 0) + ((- m_3) / (n)) * (1))) by apply: (col_eq (col_sub e_25 e_31)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_34 : R := dot t_32 t_32.
have [m_4 M_4] := some_number (part xpredT (fun i => (k i 0) ^+ 2)).
have S_36 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_37 : whole (fun i => (k i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((k i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by apply: (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_38 : whole (fun i => ((k i 0) + ((- m_3) / (n)) * (1)) * ((k i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by apply: (whole_eq _ d_37) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_35 : t_34 = ((n * m_4 - m_3 ^+ 2) / (n)) by apply: (dot_node e_33 e_33 d_38); done.
have H_39 := pos_of H1 e_35.
have NZ_40 := lt0r_neq0 H_39.
have NZ_41 : (- n * m_4 + m_3 ^+ 2) != 0 by apply: (nz_factor (f := (- n * m_4 + m_3 ^+ 2)) (r := ((- 1) / (n))) NZ_40 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_42 : 0 < (n * m_4 - m_3 ^+ 2) by apply: (pos_quotient H_39 (r := n)); [clear - N_pos S_4 S_16 S_24 S_36 NZ_8 NZ_23 NZ_41 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_43 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : N%:R != 0 := nz_is e_5 NZ_43.
have e_45 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_46 : R := t_19 + (0 : R).
have e_47 : t_46 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_20 e_45)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := Num.sqrt t_46.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_50 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r5 NZ_8 NZ_23 NZ_41 R; sgn].
have e_49 : t_48 = (r_5 / (n)) by apply: (sqrt_node e_47 S_50); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_51 := lt0r_neq0 S_r5.
have NZ_52 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_51 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_53 : t_48 != 0 := nz_is e_49 NZ_52.
pose t_54 : R := t_34 / N%:R.
have e_55 : t_54 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_35 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := t_54 + (0 : R).
have e_57 : t_56 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_55 e_45)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := Num.sqrt t_56.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_4 - m_3 ^+ 2) by exact: (root_pos S_42).
have S_60 : 0 <= (r_6 / (n)) by apply: (nneg_is (c := r_6 * n^-1)); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r5 S_r6 NZ_8 NZ_23 NZ_41 NZ_51 R; sgn].
have e_59 : t_58 = (r_6 / (n)) by apply: (sqrt_node e_57 S_60); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_61 := lt0r_neq0 S_r6.
have NZ_62 : (r_6 / (n)) != 0 by apply: (nz_is (c := (r_6 * n^-1))); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_61 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_63 : t_58 != 0 := nz_is e_59 NZ_62.
have S_64 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r5 S_r6 NZ_8 NZ_23 NZ_41 NZ_51 NZ_61 R; sgn].
have C_65 : 0 <= t_46 := nneg_is e_47 S_64.
have S_66 : 0 <= ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r5 S_r6 NZ_8 NZ_23 NZ_41 NZ_51 NZ_61 R; sgn].
have C_67 : 0 <= t_56 := nneg_is e_57 S_66.
pose t_68 : R := t_48^-1.
have e_69 : t_68 = ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_49)); cbv beta; clear - NZ_51 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_70 : 'cV[R]_N := t_68 *: t_12.
have e_71 : t_70 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_69 e_13)) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_72 : R := dot t_70 t_70.
have d_74 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = n by apply: (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En)))); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = n by apply: (whole_eq _ d_74) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_73 : t_72 = n by apply: (dot_node e_71 e_71 d_75); done.
pose t_76 : R := t_58^-1.
have e_77 : t_76 = ((- n * r_6) / ((- n * m_4 + m_3 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_59)); cbv beta; clear - NZ_61 NZ_8 NZ_41 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_78 : 'cV[R]_N := t_76 *: t_32.
have e_79 : t_78 = (col (fun i => ((- n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0)) + ((m_3 * r_6) / ((- n * m_4 + m_3 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_77 e_33)) => i; reduce; clear - NZ_41 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_80 : R := dot t_70 t_78.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (k i 0))).
have d_82 : whole (fun i => ((n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (k i 0)) + ((- n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((k i 0)) + ((m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1)) = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (partD (partD (partD (partZ ((n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_7) (partZ ((- n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_3)) (partZ ((m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) (whole_ones En)))); clear - NZ_41 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_83 : whole (fun i => (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0)) + ((m_3 * r_6) / ((- n * m_4 + m_3 ^+ 2))) * (1))) = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by apply: (whole_eq _ d_82) => i; clear - NZ_23 NZ_41 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_81 : t_80 = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by apply: (dot_node e_71 e_79 d_83); done.
pose t_84 : R := t_72 - t_80.
have e_85 : t_84 = ((n ^+ 3 * m_2 * m_4 - n ^+ 2 * m_1 ^+ 2 * m_4 - n ^+ 2 * m_2 * m_3 ^+ 2 - n ^+ 2 * r_5 * r_6 * m_7 + n * m_1 ^+ 2 * m_3 ^+ 2 + n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a - b) e_73 e_81)); cbv beta; clear - NZ_41 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_87 : 'cV[R]_N := t_70 - t_78.
have e_88 : t_87 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 * m_4 * r_5 + n * m_2 * m_3 * r_6 - m_1 ^+ 2 * m_3 * r_6 + m_1 * m_3 ^+ 2 * r_5) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1) + ((n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0)))) by apply: (col_eq (col_sub e_71 e_79)) => i; reduce; clear - NZ_23 NZ_41 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_89 : R := dot t_87 t_87.
have d_91 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n ^+ 2 * m_1 * m_4 + 2%:R * n * m_1 * m_3 ^+ 2 + 2%:R * n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- 2%:R * n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (k i 0)) + ((n * m_1 ^+ 2 * m_4 + n * m_2 * m_3 ^+ 2 - 2%:R * m_1 ^+ 2 * m_3 ^+ 2 - 2%:R * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1) + ((- 2%:R * n ^+ 2 * m_2 * m_3 + 2%:R * n * m_1 ^+ 2 * m_3 + 2%:R * n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((k i 0)) + ((- n ^+ 2) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0) ^+ 2)) = ((2%:R * n ^+ 3 * m_2 * m_4 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 - 2%:R * n ^+ 2 * m_2 * m_3 ^+ 2 - 2%:R * n ^+ 2 * r_5 * r_6 * m_7 + 2%:R * n * m_1 ^+ 2 * m_3 ^+ 2 + 2%:R * n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (partD (partD (partD (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((- 2%:R * n ^+ 2 * m_1 * m_4 + 2%:R * n * m_1 * m_3 ^+ 2 + 2%:R * n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- 2%:R * n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_7)) (partZ ((n * m_1 ^+ 2 * m_4 + n * m_2 * m_3 ^+ 2 - 2%:R * m_1 ^+ 2 * m_3 ^+ 2 - 2%:R * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) (whole_ones En))) (partZ ((- 2%:R * n ^+ 2 * m_2 * m_3 + 2%:R * n * m_1 ^+ 2 * m_3 + 2%:R * n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_3)) (partZ ((- n ^+ 2) / ((- n * m_4 + m_3 ^+ 2))) M_4))); clear - NZ_23 NZ_41 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_92 : whole (fun i => (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 * m_4 * r_5 + n * m_2 * m_3 * r_6 - m_1 ^+ 2 * m_3 * r_6 + m_1 * m_3 ^+ 2 * r_5) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1) + ((n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0))) * (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 * m_4 * r_5 + n * m_2 * m_3 * r_6 - m_1 ^+ 2 * m_3 * r_6 + m_1 * m_3 ^+ 2 * r_5) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1) + ((n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0)))) = ((2%:R * n ^+ 3 * m_2 * m_4 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 - 2%:R * n ^+ 2 * m_2 * m_3 ^+ 2 - 2%:R * n ^+ 2 * r_5 * r_6 * m_7 + 2%:R * n * m_1 ^+ 2 * m_3 ^+ 2 + 2%:R * n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by apply: (whole_eq _ d_91) => i; clear - NZ_23 NZ_41 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_90 : t_89 = ((2%:R * n ^+ 3 * m_2 * m_4 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 - 2%:R * n ^+ 2 * m_2 * m_3 ^+ 2 - 2%:R * n ^+ 2 * r_5 * r_6 * m_7 + 2%:R * n * m_1 ^+ 2 * m_3 ^+ 2 + 2%:R * n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by apply: (dot_node e_88 e_88 d_92); done.
have e_93 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_94 : R := t_89 / (2%:R : R).
have NZ_96 : 2%:R != 0 :> R by apply: (nz_is (c := (2%:R))); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_95 : t_94 = ((n ^+ 3 * m_2 * m_4 - n ^+ 2 * m_1 ^+ 2 * m_4 - n ^+ 2 * m_2 * m_3 ^+ 2 - n ^+ 2 * r_5 * r_6 * m_7 + n * m_1 ^+ 2 * m_3 ^+ 2 + n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a / b) e_90 e_93)); cbv beta; clear - NZ_96 NZ_41 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have C_86 : t_84 = t_94 by apply: (num_eq e_85); apply: esym; apply: (num_eq e_95); clear - NZ_41 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
split; first exact: C_44.
split; first exact: C_53.
split; first exact: C_63.
split; first exact: C_65.
split; first exact: C_67.
exact: C_86.
Qed.

End Claims.
