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
pose t_43 : R := t_35^-1.
have e_44 : t_43 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_45 : 'cV[R]_N := t_43 *: t_12.
have e_46 : t_45 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_44 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : R := dot t_45 (ones : 'cV[R]_N).
have d_49 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = 0 by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_50 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * 1) = 0 by rule (whole_eq _ d_49) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_48 : t_47 = 0 by rule (dot_node e_46 e_9 d_50); done.
have e_52 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_51 : t_47 = (0 : R) by rule (num_eq e_48 (esym (num_eq e_52 _))); clear - R; first [reflexivity | ring].
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
pose t_62 : R := dot t_60 t_60.
have d_64 : whole (fun i => ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_65 : whole (fun i => (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((- n * r_4) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = n by rule (whole_eq _ d_64) => i; clear - NZ_23 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_63 : t_62 = n by rule (dot_node e_61 e_61 d_65); done.
have S_66 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_53 R; sgn].
have C_67 : 0 <= t_62 := nneg_is e_63 S_66.
have S_68 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_16 S_24 S_r4 NZ_8 NZ_23 NZ_53 R; sgn].
have C_69 : 0 <= N%:R := nneg_is e_28 S_68.
pose t_70 : R := Num.sqrt t_62.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_72 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 NZ_8 NZ_23 NZ_53 R; sgn].
have e_71 : t_70 = r_5 by rule (sqrt_node e_63 S_72 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_74 : R := Num.sqrt N%:R.
have S_76 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_r4 S_r5 NZ_8 NZ_23 NZ_53 R; sgn].
have e_75 : t_74 = r_5 by rule (sqrt_node e_28 S_76 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have C_73 : t_70 = t_74 by rule (num_eq e_71 (esym (num_eq e_75 _))); clear - E_r5 R; first [reflexivity | ring: E_r5].
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
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : k = (col (fun i => (k i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := activation - k.
have e_4 : t_3 = (col (fun i => (activation i 0) + (- 1) * ((k i 0)))) by rule (col_eq (col_sub e_1 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_5 : R := dot t_3 activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_8 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) * (k i 0))).
have d_9 : whole (fun i => (activation i 0) ^+ 2 + (- 1) * ((activation i 0) * (k i 0))) = (m_1 - m_2) by rule (num_eq (partD M_1 (partZ (- 1) M_2)) _); clear - R; first [reflexivity | ring].
have d_10 : whole (fun i => ((activation i 0) + (- 1) * ((k i 0))) * ((activation i 0))) = (m_1 - m_2) by rule (whole_eq _ d_9) => i; clear - R; first [reflexivity | ring].
have e_6 : t_5 = (m_1 - m_2) by rule (dot_node e_4 e_1 d_10); done.
pose t_11 : R := dot t_3 k.
have [m_3 M_3] := some_number (part xpredT (fun i => (k i 0) ^+ 2)).
have S_13 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_14 : whole (fun i => (activation i 0) * (k i 0) + (- 1) * ((k i 0) ^+ 2)) = (m_2 - m_3) by rule (num_eq (partD M_2 (partZ (- 1) M_3)) _); clear - R; first [reflexivity | ring].
have d_15 : whole (fun i => ((activation i 0) + (- 1) * ((k i 0))) * ((k i 0))) = (m_2 - m_3) by rule (whole_eq _ d_14) => i; clear - R; first [reflexivity | ring].
have e_12 : t_11 = (m_2 - m_3) by rule (dot_node e_4 e_2 d_15); done.
pose t_16 : R := t_5 - t_11.
have e_17 : t_16 = (m_1 - 2%:R * m_2 + m_3) by rule (num_eq (num2 (fun a b : R => a - b) e_6 e_12) _); clear - R; first [reflexivity | ring].
pose t_19 : R := dot t_3 t_3.
have d_21 : whole (fun i => (activation i 0) ^+ 2 + (- 2%:R) * ((activation i 0) * (k i 0)) + (k i 0) ^+ 2) = (m_1 - 2%:R * m_2 + m_3) by rule (num_eq (partD (partD M_1 (partZ (- 2%:R) M_2)) M_3) _); clear - R; first [reflexivity | ring].
have d_22 : whole (fun i => ((activation i 0) + (- 1) * ((k i 0))) * ((activation i 0) + (- 1) * ((k i 0)))) = (m_1 - 2%:R * m_2 + m_3) by rule (whole_eq _ d_21) => i; clear - R; first [reflexivity | ring].
have e_20 : t_19 = (m_1 - 2%:R * m_2 + m_3) by rule (dot_node e_4 e_4 d_22); done.
have C_18 : t_16 = t_19 by rule (num_eq e_17 (esym (num_eq e_20 _))); clear - R; first [reflexivity | ring].
exact: C_18.
Qed.

(* lnverify.selectable.hull
   A key k = ta + (1 − t)b between two others is selected by no query: t q·(k − a) + (1 − t) q·(k − b) is 0
   this project; with a proof; compare Demeter et al. 2020 *)
Theorem lnverify_selectable_hull (q activation b : 'cV[R]_N) (t : R) :
  (0 < N)%N ->
  t * dot q (t *: activation + (1 - t) *: b + 0 - activation) + (1 - t) * dot q (t *: activation + (1 - t) *: b + 0 - b) = 0 :> R.
Proof.
move=> N_gt0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : t = t by [].
have e_2 : q = (col (fun i => (q i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_3 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_4 : 'cV[R]_N := t *: activation.
have e_5 : t_4 = (col (fun i => t * ((activation i 0)))) by rule (col_eq (col_scale e_1 e_3) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_6 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_7 : R := (1 : R) - t.
have e_8 : t_7 = (- t + 1) by rule (num_eq (num2 (fun a b : R => a - b) e_6 e_1) _); clear - R; first [reflexivity | ring].
have e_9 : b = (col (fun i => (b i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_10 : 'cV[R]_N := t_7 *: b.
have e_11 : t_10 = (col (fun i => (- t + 1) * ((b i 0)))) by rule (col_eq (col_scale e_8 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_12 : 'cV[R]_N := t_4 + t_10.
have e_13 : t_12 = (col (fun i => t * ((activation i 0)) + (- t + 1) * ((b i 0)))) by rule (col_eq (col_add e_5 e_11) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_14 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
pose t_15 : 'cV[R]_N := t_12 + (0 : 'cV[R]_N).
have e_16 : t_15 = (col (fun i => t * ((activation i 0)) + (- t + 1) * ((b i 0)))) by rule (col_eq (col_add e_13 e_14) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_15 - activation.
have e_18 : t_17 = (col (fun i => (t - 1) * ((activation i 0)) + (- t + 1) * ((b i 0)))) by rule (col_eq (col_sub e_16 e_3) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_19 : R := dot q t_17.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_21 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) * (q i 0))).
have [m_3 M_3] := some_number (part xpredT (fun i => (b i 0) * (q i 0))).
have d_22 : whole (fun i => (t - 1) * ((activation i 0) * (q i 0)) + (- t + 1) * ((b i 0) * (q i 0))) = (t * m_2 - t * m_3 - m_2 + m_3) by rule (num_eq (partD (partZ (t - 1) M_2) (partZ (- t + 1) M_3)) _); clear - R; first [reflexivity | ring].
have d_23 : whole (fun i => ((q i 0)) * ((t - 1) * ((activation i 0)) + (- t + 1) * ((b i 0)))) = (t * m_2 - t * m_3 - m_2 + m_3) by rule (whole_eq _ d_22) => i; clear - R; first [reflexivity | ring].
have e_20 : t_19 = (t * m_2 - t * m_3 - m_2 + m_3) by rule (dot_node e_2 e_18 d_23); done.
pose t_24 : R := t * t_19.
have e_25 : t_24 = (t ^+ 2 * m_2 - t ^+ 2 * m_3 - t * m_2 + t * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_20) _); clear - R; first [reflexivity | ring].
pose t_26 : 'cV[R]_N := t_15 - b.
have e_27 : t_26 = (col (fun i => t * ((activation i 0)) + (- t) * ((b i 0)))) by rule (col_eq (col_sub e_16 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_28 : R := dot q t_26.
have d_30 : whole (fun i => t * ((activation i 0) * (q i 0)) + (- t) * ((b i 0) * (q i 0))) = (t * m_2 - t * m_3) by rule (num_eq (partD (partZ t M_2) (partZ (- t) M_3)) _); clear - R; first [reflexivity | ring].
have d_31 : whole (fun i => ((q i 0)) * (t * ((activation i 0)) + (- t) * ((b i 0)))) = (t * m_2 - t * m_3) by rule (whole_eq _ d_30) => i; clear - R; first [reflexivity | ring].
have e_29 : t_28 = (t * m_2 - t * m_3) by rule (dot_node e_2 e_27 d_31); done.
pose t_32 : R := t_7 * t_28.
have e_33 : t_32 = (- t ^+ 2 * m_2 + t ^+ 2 * m_3 + t * m_2 - t * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_8 e_29) _); clear - R; first [reflexivity | ring].
pose t_34 : R := t_24 + t_32.
have e_35 : t_34 = 0 by rule (num_eq (num2 (fun a b : R => a + b) e_25 e_33) _); clear - R; first [reflexivity | ring].
have e_37 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_36 : t_34 = (0 : R) by rule (num_eq e_35 (esym (num_eq e_37 _))); clear - R; first [reflexivity | ring].
exact: C_36.
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
have e_25 : k = (col (fun i => (k i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_26 : R := sumv k.
have [m_3 M_3] := some_number (part xpredT (fun i => (k i 0))).
have e_27 : t_26 = m_3 by rule (sum_node e_25 M_3 _); clear - R; first [reflexivity | ring].
pose t_28 : R := t_26 / N%:R.
have e_29 : t_28 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : 'cV[R]_N := t_28 *: (ones : 'cV[R]_N).
have e_31 : t_30 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_29 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := k - t_30.
have e_33 : t_32 = (col (fun i => (k i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_25 e_31) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_34 : R := dot t_32 t_32.
have [m_4 M_4] := some_number (part xpredT (fun i => (k i 0) ^+ 2)).
have S_36 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_37 : whole (fun i => (k i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((k i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_38 : whole (fun i => ((k i 0) + ((- m_3) / (n)) * (1)) * ((k i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_37) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_35 : t_34 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_33 e_33 d_38); done.
have H_39 := pos_of H1 e_35.
have NZ_40 := lt0r_neq0 H_39.
have NZ_41 : (- n * m_4 + m_3 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_4 + m_3 ^+ 2)) (r := ((- 1) / (n))) NZ_40 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_42 : 0 < (n * m_4 - m_3 ^+ 2) by rule (pos_quotient H_39 (r := n) _ _); [clear - N_pos S_4 S_16 S_24 S_36 NZ_8 NZ_23 NZ_41 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_43 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : N%:R != 0 := nz_is e_5 NZ_43.
have e_45 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_46 : R := t_19 + (0 : R).
have e_47 : t_46 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_45) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_48 : R := Num.sqrt t_46.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_50 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r5 NZ_8 NZ_23 NZ_41 R; sgn].
have e_49 : t_48 = (r_5 / (n)) by rule (sqrt_node e_47 S_50 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_51 := lt0r_neq0 S_r5.
have NZ_52 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_51 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_53 : t_48 != 0 := nz_is e_49 NZ_52.
pose t_54 : R := t_34 / N%:R.
have e_55 : t_54 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : R := t_54 + (0 : R).
have e_57 : t_56 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_55 e_45) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : R := Num.sqrt t_56.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_4 - m_3 ^+ 2) by exact: (root_pos S_42).
have S_60 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r5 S_r6 NZ_8 NZ_23 NZ_41 NZ_51 R; sgn].
have e_59 : t_58 = (r_6 / (n)) by rule (sqrt_node e_57 S_60 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_61 := lt0r_neq0 S_r6.
have NZ_62 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_61 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_63 : t_58 != 0 := nz_is e_59 NZ_62.
have S_64 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r5 S_r6 NZ_8 NZ_23 NZ_41 NZ_51 NZ_61 R; sgn].
have C_65 : 0 <= t_46 := nneg_is e_47 S_64.
have S_66 : 0 <= ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r5 S_r6 NZ_8 NZ_23 NZ_41 NZ_51 NZ_61 R; sgn].
have C_67 : 0 <= t_56 := nneg_is e_57 S_66.
pose t_68 : R := t_48^-1.
have e_69 : t_68 = ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_49) _); clear - NZ_51 NZ_8 NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_70 : 'cV[R]_N := t_68 *: t_12.
have e_71 : t_70 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_69 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_72 : R := dot t_70 t_70.
have d_74 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((2%:R * n * m_1) / ((- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- m_1 ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_75 : whole (fun i => (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1))) = n by rule (whole_eq _ d_74) => i; clear - NZ_23 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_73 : t_72 = n by rule (dot_node e_71 e_71 d_75); done.
pose t_76 : R := t_58^-1.
have e_77 : t_76 = ((- n * r_6) / ((- n * m_4 + m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_59) _); clear - NZ_61 NZ_8 NZ_41 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_78 : 'cV[R]_N := t_76 *: t_32.
have e_79 : t_78 = (col (fun i => ((- n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0)) + ((m_3 * r_6) / ((- n * m_4 + m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_77 e_33) _) => i; reduce; clear - NZ_41 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_80 : R := dot t_70 t_78.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (k i 0))).
have d_82 : whole (fun i => ((n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (k i 0)) + ((- n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((k i 0)) + ((m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1)) = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partD (partD (partZ ((n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_7) (partZ ((- n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_3)) (partZ ((m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) (whole_ones En))) _); clear - NZ_41 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_83 : whole (fun i => (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_5) / ((- n * m_2 + m_1 ^+ 2))) * (1)) * (((- n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0)) + ((m_3 * r_6) / ((- n * m_4 + m_3 ^+ 2))) * (1))) = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_82) => i; clear - NZ_23 NZ_41 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_81 : t_80 = ((n ^+ 2 * r_5 * r_6 * m_7 - n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_71 e_79 d_83); done.
pose t_84 : R := t_72 - t_80.
have e_85 : t_84 = ((n ^+ 3 * m_2 * m_4 - n ^+ 2 * m_1 ^+ 2 * m_4 - n ^+ 2 * m_2 * m_3 ^+ 2 - n ^+ 2 * r_5 * r_6 * m_7 + n * m_1 ^+ 2 * m_3 ^+ 2 + n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_73 e_81) _); clear - NZ_41 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_87 : 'cV[R]_N := t_70 - t_78.
have e_88 : t_87 = (col (fun i => ((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 * m_4 * r_5 + n * m_2 * m_3 * r_6 - m_1 ^+ 2 * m_3 * r_6 + m_1 * m_3 ^+ 2 * r_5) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1) + ((n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0)))) by rule (col_eq (col_sub e_71 e_79) _) => i; reduce; clear - NZ_23 NZ_41 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_89 : R := dot t_87 t_87.
have d_91 : whole (fun i => ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n ^+ 2 * m_1 * m_4 + 2%:R * n * m_1 * m_3 ^+ 2 + 2%:R * n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- 2%:R * n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (k i 0)) + ((n * m_1 ^+ 2 * m_4 + n * m_2 * m_3 ^+ 2 - 2%:R * m_1 ^+ 2 * m_3 ^+ 2 - 2%:R * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1) + ((- 2%:R * n ^+ 2 * m_2 * m_3 + 2%:R * n * m_1 ^+ 2 * m_3 + 2%:R * n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * ((k i 0)) + ((- n ^+ 2) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0) ^+ 2)) = ((2%:R * n ^+ 3 * m_2 * m_4 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 - 2%:R * n ^+ 2 * m_2 * m_3 ^+ 2 - 2%:R * n ^+ 2 * r_5 * r_6 * m_7 + 2%:R * n * m_1 ^+ 2 * m_3 ^+ 2 + 2%:R * n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((- n ^+ 2) / ((- n * m_2 + m_1 ^+ 2))) M_2) (partZ ((- 2%:R * n ^+ 2 * m_1 * m_4 + 2%:R * n * m_1 * m_3 ^+ 2 + 2%:R * n * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_1)) (partZ ((- 2%:R * n ^+ 2 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_7)) (partZ ((n * m_1 ^+ 2 * m_4 + n * m_2 * m_3 ^+ 2 - 2%:R * m_1 ^+ 2 * m_3 ^+ 2 - 2%:R * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) (whole_ones En))) (partZ ((- 2%:R * n ^+ 2 * m_2 * m_3 + 2%:R * n * m_1 ^+ 2 * m_3 + 2%:R * n * m_1 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) M_3)) (partZ ((- n ^+ 2) / ((- n * m_4 + m_3 ^+ 2))) M_4)) _); clear - NZ_23 NZ_41 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_92 : whole (fun i => (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 * m_4 * r_5 + n * m_2 * m_3 * r_6 - m_1 ^+ 2 * m_3 * r_6 + m_1 * m_3 ^+ 2 * r_5) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1) + ((n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0))) * (((- n * r_5) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((- n * m_1 * m_4 * r_5 + n * m_2 * m_3 * r_6 - m_1 ^+ 2 * m_3 * r_6 + m_1 * m_3 ^+ 2 * r_5) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) * (1) + ((n * r_6) / ((- n * m_4 + m_3 ^+ 2))) * ((k i 0)))) = ((2%:R * n ^+ 3 * m_2 * m_4 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 - 2%:R * n ^+ 2 * m_2 * m_3 ^+ 2 - 2%:R * n ^+ 2 * r_5 * r_6 * m_7 + 2%:R * n * m_1 ^+ 2 * m_3 ^+ 2 + 2%:R * n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (whole_eq _ d_91) => i; clear - NZ_23 NZ_41 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_90 : t_89 = ((2%:R * n ^+ 3 * m_2 * m_4 - 2%:R * n ^+ 2 * m_1 ^+ 2 * m_4 - 2%:R * n ^+ 2 * m_2 * m_3 ^+ 2 - 2%:R * n ^+ 2 * r_5 * r_6 * m_7 + 2%:R * n * m_1 ^+ 2 * m_3 ^+ 2 + 2%:R * n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (dot_node e_88 e_88 d_92); done.
have e_93 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_94 : R := t_89 / (2%:R : R).
have NZ_96 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_95 : t_94 = ((n ^+ 3 * m_2 * m_4 - n ^+ 2 * m_1 ^+ 2 * m_4 - n ^+ 2 * m_2 * m_3 ^+ 2 - n ^+ 2 * r_5 * r_6 * m_7 + n * m_1 ^+ 2 * m_3 ^+ 2 + n * m_1 * m_3 * r_5 * r_6) / ((- n * m_4 + m_3 ^+ 2) * (- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_90 e_93) _); clear - NZ_96 NZ_41 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have C_86 : t_84 = t_94 by rule (num_eq e_85 (esym (num_eq e_95 _))); clear - NZ_41 NZ_23 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
split; first exact: C_44.
split; first exact: C_53.
split; first exact: C_63.
split; first exact: C_65.
split; first exact: C_67.
exact: C_86.
Qed.

(* brody.selectable
   Scaling lets each key receive the highest attention: as the query it prefers itself, by half the squared distance
   S. Brody, U. Alon, E. Yahav, “On the Expressivity Role of LayerNorm in Transformers’ Attention”, arXiv:2305.02582,
   the abstract, and the authors’ blog; abstract, (b) *)
Theorem brody_selectable (activation k : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation ->
  0 < dot (centered k) (centered k) ->
  eps = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance k + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance k + eps /\
  dot (normalized eps activation) (normalized eps activation) - dot (normalized eps activation) (normalized eps k) = dot (normalized eps activation - normalized eps k) (normalized eps activation - normalized eps k) / 2%:R :> R.
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
have e_25 : k = (col (fun i => (k i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_26 : R := sumv k.
have [m_4 M_4] := some_number (part xpredT (fun i => (k i 0))).
have e_27 : t_26 = m_4 by rule (sum_node e_25 M_4 _); clear - R; first [reflexivity | ring].
pose t_28 : R := t_26 / N%:R.
have e_29 : t_28 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : 'cV[R]_N := t_28 *: (ones : 'cV[R]_N).
have e_31 : t_30 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_29 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_32 : 'cV[R]_N := k - t_30.
have e_33 : t_32 = (col (fun i => (k i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_25 e_31) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_34 : R := dot t_32 t_32.
have [m_5 M_5] := some_number (part xpredT (fun i => (k i 0) ^+ 2)).
have S_36 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_37 : whole (fun i => (k i 0) ^+ 2 + ((- 2%:R * m_4) / (n)) * ((k i 0)) + ((m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (num_eq (partD (partD M_5 (partZ ((- 2%:R * m_4) / (n)) M_4)) (partZ ((m_4 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_38 : whole (fun i => ((k i 0) + ((- m_4) / (n)) * (1)) * ((k i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (whole_eq _ d_37) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_35 : t_34 = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (dot_node e_33 e_33 d_38); done.
have H_39 := pos_of H1 e_35.
have NZ_40 := lt0r_neq0 H_39.
have NZ_41 : (- n * m_5 + m_4 ^+ 2) != 0 by rule (nz_factor (f := (- n * m_5 + m_4 ^+ 2)) (r := ((- 1) / (n))) NZ_40 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_42 : 0 < (n * m_5 - m_4 ^+ 2) by rule (pos_quotient H_39 (r := n) _ _); [clear - H_eps N_pos S_4 S_16 S_24 S_36 NZ_8 NZ_23 NZ_41 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have e_43 : eps = eps by [].
have e_44 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_45 : eps = 0 by rule (solved (r := 1) (eq_of H2 e_43 e_44) _); clear - R; first [reflexivity | ring].
have e_46 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_47 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_48 : N%:R != 0 := nz_is e_46 NZ_47.
have e_49 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_50 : R := sumv activation.
have e_51 : t_50 = m_2 by rule (sum_node e_49 M_2 _); clear - R; first [reflexivity | ring].
pose t_52 : R := t_50 / N%:R.
have e_53 : t_52 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_51 e_46) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_54 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := t_52 *: (ones : 'cV[R]_N).
have e_56 : t_55 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_53 e_54) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : 'cV[R]_N := activation - t_55.
have e_58 : t_57 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_49 e_56) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_59 : R := dot t_57 t_57.
have d_61 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_61) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_60 : t_59 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_58 e_58 d_62); done.
pose t_63 : R := t_59 / N%:R.
have e_64 : t_63 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_46) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : R := t_63 + eps.
have e_67 : t_66 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_64 E_45) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_68 : R := Num.sqrt t_66.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_3 - m_2 ^+ 2) by exact: (root_pos S_24).
have S_70 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r6 NZ_8 NZ_23 NZ_41 R; sgn].
have e_69 : t_68 = (r_6 / (n)) by rule (sqrt_node e_67 S_70 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_71 := lt0r_neq0 S_r6.
have NZ_72 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_71 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_73 : t_68 != 0 := nz_is e_69 NZ_72.
have e_74 : k = (col (fun i => (k i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_75 : R := sumv k.
have e_76 : t_75 = m_4 by rule (sum_node e_74 M_4 _); clear - R; first [reflexivity | ring].
pose t_77 : R := t_75 / N%:R.
have e_78 : t_77 = (m_4 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_76 e_46) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_79 : 'cV[R]_N := t_77 *: (ones : 'cV[R]_N).
have e_80 : t_79 = (col (fun i => (m_4 / (n)) * (1))) by rule (col_eq (col_scale e_78 e_54) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_81 : 'cV[R]_N := k - t_79.
have e_82 : t_81 = (col (fun i => (k i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (col_sub e_74 e_80) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := dot t_81 t_81.
have d_85 : whole (fun i => (k i 0) ^+ 2 + ((- 2%:R * m_4) / (n)) * ((k i 0)) + ((m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (num_eq (partD (partD M_5 (partZ ((- 2%:R * m_4) / (n)) M_4)) (partZ ((m_4 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_86 : whole (fun i => ((k i 0) + ((- m_4) / (n)) * (1)) * ((k i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (whole_eq _ d_85) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_84 : t_83 = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (dot_node e_82 e_82 d_86); done.
pose t_87 : R := t_83 / N%:R.
have e_88 : t_87 = ((n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_84 e_46) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_89 : R := t_87 + eps.
have e_90 : t_89 = ((n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_88 E_45) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_91 : R := Num.sqrt t_89.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_5 - m_4 ^+ 2) by exact: (root_pos S_42).
have S_93 : 0 <= (r_7 / (n)) by rule (nneg_is (c := r_7 * n^-1) _ _); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r6 S_r7 NZ_8 NZ_23 NZ_41 NZ_71 R; sgn].
have e_92 : t_91 = (r_7 / (n)) by rule (sqrt_node e_90 S_93 _); clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_94 := lt0r_neq0 S_r7.
have NZ_95 : (r_7 / (n)) != 0 by rule (nz_is (c := (r_7 * n^-1)) _ _); [clear - NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_94 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_96 : t_91 != 0 := nz_is e_92 NZ_95.
have S_97 : 0 <= ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r6 S_r7 NZ_8 NZ_23 NZ_41 NZ_71 NZ_94 R; sgn].
have C_98 : 0 <= t_66 := nneg_is e_67 S_97.
have S_99 : 0 <= ((n * m_5 - m_4 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_5 - m_4 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_36 S_42 S_r6 S_r7 NZ_8 NZ_23 NZ_41 NZ_71 NZ_94 R; sgn].
have C_100 : 0 <= t_89 := nneg_is e_90 S_99.
pose t_101 : R := t_68^-1.
have e_102 : t_101 = ((- n * r_6) / ((- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_69) _); clear - NZ_71 NZ_8 NZ_23 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_103 : 'cV[R]_N := t_101 *: t_57.
have e_104 : t_103 = (col (fun i => ((- n * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_6) / ((- n * m_3 + m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_102 e_58) _) => i; reduce; clear - NZ_23 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_105 : R := dot t_103 t_103.
have d_107 : whole (fun i => ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * (1)) = n by rule (num_eq (partD (partD (partZ ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((2%:R * n * m_2) / ((- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- m_2 ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_23 R; first [reflexivity | field; nz | ring].
have d_108 : whole (fun i => (((- n * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_6) / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((- n * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_6) / ((- n * m_3 + m_2 ^+ 2))) * (1))) = n by rule (whole_eq _ d_107) => i; clear - NZ_23 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_106 : t_105 = n by rule (dot_node e_104 e_104 d_108); done.
pose t_109 : R := t_91^-1.
have e_110 : t_109 = ((- n * r_7) / ((- n * m_5 + m_4 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_92) _); clear - NZ_94 NZ_8 NZ_41 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_111 : 'cV[R]_N := t_109 *: t_81.
have e_112 : t_111 = (col (fun i => ((- n * r_7) / ((- n * m_5 + m_4 ^+ 2))) * ((k i 0)) + ((m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2))) * (1))) by rule (col_eq (col_scale e_110 e_82) _) => i; reduce; clear - NZ_41 NZ_8 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_113 : R := dot t_103 t_111.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (k i 0))).
have d_115 : whole (fun i => ((n ^+ 2 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (k i 0)) + ((- n * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * ((k i 0)) + ((m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * (1)) = ((n ^+ 2 * r_6 * r_7 * m_8 - n * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (partD (partD (partD (partZ ((n ^+ 2 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) M_8) (partZ ((- n * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- n * m_2 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) M_4)) (partZ ((m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_41 NZ_23 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
have d_116 : whole (fun i => (((- n * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_6) / ((- n * m_3 + m_2 ^+ 2))) * (1)) * (((- n * r_7) / ((- n * m_5 + m_4 ^+ 2))) * ((k i 0)) + ((m_4 * r_7) / ((- n * m_5 + m_4 ^+ 2))) * (1))) = ((n ^+ 2 * r_6 * r_7 * m_8 - n * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) by rule (whole_eq _ d_115) => i; clear - NZ_23 NZ_41 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
have e_114 : t_113 = ((n ^+ 2 * r_6 * r_7 * m_8 - n * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) by rule (dot_node e_104 e_112 d_116); done.
pose t_117 : R := t_105 - t_113.
have e_118 : t_117 = ((n ^+ 3 * m_3 * m_5 - n ^+ 2 * m_2 ^+ 2 * m_5 - n ^+ 2 * m_3 * m_4 ^+ 2 - n ^+ 2 * r_6 * r_7 * m_8 + n * m_2 ^+ 2 * m_4 ^+ 2 + n * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_106 e_114) _); clear - NZ_41 NZ_23 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
pose t_120 : 'cV[R]_N := t_103 - t_111.
have e_121 : t_120 = (col (fun i => ((- n * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 * r_6 + n * m_3 * m_4 * r_7 - m_2 ^+ 2 * m_4 * r_7 + m_2 * m_4 ^+ 2 * r_6) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * (1) + ((n * r_7) / ((- n * m_5 + m_4 ^+ 2))) * ((k i 0)))) by rule (col_eq (col_sub e_104 e_112) _) => i; reduce; clear - NZ_23 NZ_41 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
pose t_122 : R := dot t_120 t_120.
have d_124 : whole (fun i => ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n ^+ 2 * m_2 * m_5 + 2%:R * n * m_2 * m_4 ^+ 2 + 2%:R * n * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- 2%:R * n ^+ 2 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * ((activation i 0) * (k i 0)) + ((n * m_2 ^+ 2 * m_5 + n * m_3 * m_4 ^+ 2 - 2%:R * m_2 ^+ 2 * m_4 ^+ 2 - 2%:R * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * (1) + ((- 2%:R * n ^+ 2 * m_3 * m_4 + 2%:R * n * m_2 ^+ 2 * m_4 + 2%:R * n * m_2 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * ((k i 0)) + ((- n ^+ 2) / ((- n * m_5 + m_4 ^+ 2))) * ((k i 0) ^+ 2)) = ((2%:R * n ^+ 3 * m_3 * m_5 - 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_4 ^+ 2 - 2%:R * n ^+ 2 * r_6 * r_7 * m_8 + 2%:R * n * m_2 ^+ 2 * m_4 ^+ 2 + 2%:R * n * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((- n ^+ 2) / ((- n * m_3 + m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n ^+ 2 * m_2 * m_5 + 2%:R * n * m_2 * m_4 ^+ 2 + 2%:R * n * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) M_2)) (partZ ((- 2%:R * n ^+ 2 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) M_8)) (partZ ((n * m_2 ^+ 2 * m_5 + n * m_3 * m_4 ^+ 2 - 2%:R * m_2 ^+ 2 * m_4 ^+ 2 - 2%:R * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) (whole_ones En))) (partZ ((- 2%:R * n ^+ 2 * m_3 * m_4 + 2%:R * n * m_2 ^+ 2 * m_4 + 2%:R * n * m_2 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) M_4)) (partZ ((- n ^+ 2) / ((- n * m_5 + m_4 ^+ 2))) M_5)) _); clear - NZ_23 NZ_41 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
have d_125 : whole (fun i => (((- n * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 * r_6 + n * m_3 * m_4 * r_7 - m_2 ^+ 2 * m_4 * r_7 + m_2 * m_4 ^+ 2 * r_6) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * (1) + ((n * r_7) / ((- n * m_5 + m_4 ^+ 2))) * ((k i 0))) * (((- n * r_6) / ((- n * m_3 + m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_5 * r_6 + n * m_3 * m_4 * r_7 - m_2 ^+ 2 * m_4 * r_7 + m_2 * m_4 ^+ 2 * r_6) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) * (1) + ((n * r_7) / ((- n * m_5 + m_4 ^+ 2))) * ((k i 0)))) = ((2%:R * n ^+ 3 * m_3 * m_5 - 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_4 ^+ 2 - 2%:R * n ^+ 2 * r_6 * r_7 * m_8 + 2%:R * n * m_2 ^+ 2 * m_4 ^+ 2 + 2%:R * n * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) by rule (whole_eq _ d_124) => i; clear - NZ_23 NZ_41 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
have e_123 : t_122 = ((2%:R * n ^+ 3 * m_3 * m_5 - 2%:R * n ^+ 2 * m_2 ^+ 2 * m_5 - 2%:R * n ^+ 2 * m_3 * m_4 ^+ 2 - 2%:R * n ^+ 2 * r_6 * r_7 * m_8 + 2%:R * n * m_2 ^+ 2 * m_4 ^+ 2 + 2%:R * n * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) by rule (dot_node e_121 e_121 d_125); done.
have e_126 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_127 : R := t_122 / (2%:R : R).
have NZ_129 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_128 : t_127 = ((n ^+ 3 * m_3 * m_5 - n ^+ 2 * m_2 ^+ 2 * m_5 - n ^+ 2 * m_3 * m_4 ^+ 2 - n ^+ 2 * r_6 * r_7 * m_8 + n * m_2 ^+ 2 * m_4 ^+ 2 + n * m_2 * m_4 * r_6 * r_7) / ((- n * m_5 + m_4 ^+ 2) * (- n * m_3 + m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_123 e_126) _); clear - NZ_129 NZ_41 NZ_23 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
have C_119 : t_117 = t_127 by rule (num_eq e_118 (esym (num_eq e_128 _))); clear - NZ_41 NZ_23 E_r6 E_r7 R; first [reflexivity | field: E_r6 E_r7; nz | ring: E_r6 E_r7].
split; first exact: C_48.
split; first exact: C_73.
split; first exact: C_96.
split; first exact: C_98.
split; first exact: C_100.
exact: C_119.
Qed.

(* lnverify.selectable.eps
   With ε > 0, of the keys of ca, a and −a with c > 1 no query prefers that of a to both others
   this project; with a proof; compare Brody, Alon and Yahav, abstract, (b) *)
Theorem lnverify_selectable_eps (q activation : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  0 < c - 1 ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (c *: activation) + eps) != 0 /\
  Num.sqrt (variance (- activation) + eps) != 0 /\
  Num.sqrt (c ^+ 2 * variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance (c *: activation) + eps /\
  0 <= variance (- activation) + eps /\
  0 <= c ^+ 2 * variance activation + eps /\
  dot q (normalized eps activation - normalized eps (c *: activation)) * dot q (normalized eps activation - normalized eps (- activation)) = ((- 2%:R * dot q (centered activation) ^+ 2) / Num.sqrt (variance activation + eps)) * (c / Num.sqrt (c ^+ 2 * variance activation + eps) - 1 / Num.sqrt (variance activation + eps)) :> R /\
  c ^+ 2 * Num.sqrt (variance activation + eps) ^+ 2 - Num.sqrt (c ^+ 2 * variance activation + eps) ^+ 2 = (c - 1) * (c + 1) * eps :> R /\
  0 < (c - 1) * (c + 1) * eps.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : c = c by [].
have e_7 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_8 : R := c - (1 : R).
have e_9 : t_8 = (c - 1) by rule (num_eq (num2 (fun a b : R => a - b) e_6 e_7) _); clear - R; first [reflexivity | ring].
have H_10 := pos_of H1 e_9.
have NZ_11 := lt0r_neq0 H_10.
have NZ_12 : (c - 1) != 0 by rule (nz_factor (f := (c - 1)) (r := 1) NZ_11 _); clear - R; first [reflexivity | ring].
have S_13 : 0 < (c - 1) by rule (pos_quotient H_10 (r := 1) _ _); [clear - H_eps S_5 NZ_4 NZ_12 R; sgn | clear - R; first [reflexivity | ring]].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_15 : 0 <= n - 1 by rewrite subr_ge0.
have e_14 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_16 := lt0r_neq0 N_pos.
have NZ_17 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_18 : N%:R != 0 := nz_is e_14 NZ_17.
have e_19 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : R := sumv activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have e_21 : t_20 = m_3 by rule (sum_node e_19 M_3 _); clear - R; first [reflexivity | ring].
pose t_22 : R := t_20 / N%:R.
have e_23 : t_22 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_14) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_24 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_25 : 'cV[R]_N := t_22 *: (ones : 'cV[R]_N).
have e_26 : t_25 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_23 e_24) _) => i; reduce; clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_27 : 'cV[R]_N := activation - t_25.
have e_28 : t_27 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_19 e_26) _) => i; reduce; clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_29 : R := dot t_27 t_27.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_31 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_32 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_33 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_32) => i; clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_30 : t_29 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_28 e_28 d_33); done.
pose t_34 : R := t_29 / N%:R.
have e_35 : t_34 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_30 e_14) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_36 : R := t_34 + eps.
have e_37 : t_36 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_35 e_1) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_38 : R := Num.sqrt t_36.
have g_40 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_41 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_42 : part xpredT (fun i => (1) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have G_43 := gram g_40 g_41 g_42.
have S_44 : 0 <= (n * m_4 - m_3 ^+ 2) by rule (nneg_is _ G_43); clear - R; ring.
have S_45 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 NZ_4 NZ_12 NZ_16 R; sgn].
have S_46 : 0 < (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by rule (pos_is (c := ((n * m_4 - m_3 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 NZ_4 NZ_12 NZ_16 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by exact: (root_pos S_46).
have S_47 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_16 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 NZ_4 NZ_12 NZ_16 R; sgn].
have e_39 : t_38 = (r_5 / (n)) by rule (sqrt_node e_37 S_47 _); clear - NZ_16 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_48 := lt0r_neq0 S_r5.
have NZ_49 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_16 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_48 NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_50 : t_38 != 0 := nz_is e_39 NZ_49.
pose t_51 : 'cV[R]_N := c *: activation.
have e_52 : t_51 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_6 e_19) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_53 : R := sumv t_51.
have e_54 : t_53 = (c * m_3) by rule (sum_node e_52 (partZ c M_3) _); clear - R; first [reflexivity | ring].
pose t_55 : R := t_53 / N%:R.
have e_56 : t_55 = ((c * m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_14) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_57 : 'cV[R]_N := t_55 *: (ones : 'cV[R]_N).
have e_58 : t_57 = (col (fun i => ((c * m_3) / (n)) * (1))) by rule (col_eq (col_scale e_56 e_24) _) => i; reduce; clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_59 : 'cV[R]_N := t_51 - t_57.
have e_60 : t_59 = (col (fun i => c * ((activation i 0)) + ((- c * m_3) / (n)) * (1))) by rule (col_eq (col_sub e_52 e_58) _) => i; reduce; clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_61 : R := dot t_59 t_59.
have d_63 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2) + ((- 2%:R * c ^+ 2 * m_3) / (n)) * ((activation i 0)) + ((c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD (partZ (c ^+ 2) M_4) (partZ ((- 2%:R * c ^+ 2 * m_3) / (n)) M_3)) (partZ ((c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_64 : whole (fun i => (c * ((activation i 0)) + ((- c * m_3) / (n)) * (1)) * (c * ((activation i 0)) + ((- c * m_3) / (n)) * (1))) = ((n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n)) by rule (whole_eq _ d_63) => i; clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_62 : t_61 = ((n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n)) by rule (dot_node e_60 e_60 d_64); done.
pose t_65 : R := t_61 / N%:R.
have e_66 : t_65 = ((n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_62 e_14) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_67 : R := t_65 + eps.
have e_68 : t_67 = ((n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_66 e_1) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_69 : R := Num.sqrt t_67.
have S_71 : 0 < (n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) by rule (pos_is (c := ((n * m_4 - m_3 ^+ 2) * ((c ^+ 2)) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 NZ_4 NZ_12 NZ_16 NZ_48 R; sgn].
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) by exact: (root_pos S_71).
have S_72 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_16 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 NZ_4 NZ_12 NZ_16 NZ_48 R; sgn].
have e_70 : t_69 = (r_6 / (n)) by rule (sqrt_node e_68 S_72 _); clear - NZ_16 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_73 := lt0r_neq0 S_r6.
have NZ_74 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_16 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_73 NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_75 : t_69 != 0 := nz_is e_70 NZ_74.
pose t_76 : 'cV[R]_N := - activation.
have e_77 : t_76 = (col (fun i => (- 1) * ((activation i 0)))) by rule (col_eq (col_opp e_19) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_78 : R := sumv t_76.
have e_79 : t_78 = (- m_3) by rule (sum_node e_77 (partZ (- 1) M_3) _); clear - R; first [reflexivity | ring].
pose t_80 : R := t_78 / N%:R.
have e_81 : t_80 = ((- m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_79 e_14) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_82 : 'cV[R]_N := t_80 *: (ones : 'cV[R]_N).
have e_83 : t_82 = (col (fun i => ((- m_3) / (n)) * (1))) by rule (col_eq (col_scale e_81 e_24) _) => i; reduce; clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_84 : 'cV[R]_N := t_76 - t_82.
have e_85 : t_84 = (col (fun i => (- 1) * ((activation i 0)) + (m_3 / (n)) * (1))) by rule (col_eq (col_sub e_77 e_83) _) => i; reduce; clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_86 : R := dot t_84 t_84.
have d_88 : whole (fun i => ((- 1) * ((activation i 0)) + (m_3 / (n)) * (1)) * ((- 1) * ((activation i 0)) + (m_3 / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_32) => i; clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_87 : t_86 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_85 e_85 d_88); done.
pose t_89 : R := t_86 / N%:R.
have e_90 : t_89 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_14) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_91 : R := t_89 + eps.
have e_92 : t_91 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_90 e_1) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_93 : R := Num.sqrt t_91.
have S_95 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_16 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 R; sgn].
have e_94 : t_93 = (r_5 / (n)) by rule (sqrt_node e_92 S_95 _); clear - NZ_16 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_96 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_16 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_48 NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_97 : t_93 != 0 := nz_is e_94 NZ_96.
pose t_98 : R := c ^+ 2.
have e_99 : t_98 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
pose t_100 : R := t_98 * t_34.
have e_101 : t_100 = ((n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_99 e_35) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_102 : R := t_100 + eps.
have e_103 : t_102 = ((n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_101 e_1) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_104 : R := Num.sqrt t_102.
have S_106 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_16 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 R; sgn].
have e_105 : t_104 = (r_6 / (n)) by rule (sqrt_node e_103 S_106 _); clear - NZ_16 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_107 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_16 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_73 NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_108 : t_104 != 0 := nz_is e_105 NZ_107.
have S_109 : 0 <= ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 R; sgn].
have C_110 : 0 <= t_36 := nneg_is e_37 S_109.
have S_111 : 0 <= ((n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 R; sgn].
have C_112 : 0 <= t_67 := nneg_is e_68 S_111.
have S_113 : 0 <= ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 R; sgn].
have C_114 : 0 <= t_91 := nneg_is e_92 S_113.
have S_115 : 0 <= ((n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 R; sgn].
have C_116 : 0 <= t_102 := nneg_is e_103 S_115.
have e_117 : q = (col (fun i => (q i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_118 : R := t_38^-1.
have NZ_120 := lt0r_neq0 S_46.
have e_119 : t_118 = ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_39) _); clear - NZ_48 NZ_16 NZ_120 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_121 : 'cV[R]_N := t_118 *: t_27.
have e_122 : t_121 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_119 e_28) _) => i; reduce; clear - NZ_120 NZ_16 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_123 : R := t_69^-1.
have NZ_125 := lt0r_neq0 S_71.
have e_124 : t_123 = ((- n * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_70) _); clear - NZ_73 NZ_16 NZ_125 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_126 : 'cV[R]_N := t_123 *: t_59.
have e_127 : t_126 = (col (fun i => ((- n * c * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2))) * ((activation i 0)) + ((c * m_3 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_124 e_60) _) => i; reduce; clear - NZ_125 NZ_16 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_128 : 'cV[R]_N := t_121 - t_126.
have e_129 : t_128 = (col (fun i => ((n ^+ 3 * eps * c * r_6 - n ^+ 3 * eps * r_5 - n ^+ 2 * c ^+ 2 * m_4 * r_5 + n ^+ 2 * c * m_4 * r_6 + n * c ^+ 2 * m_3 ^+ 2 * r_5 - n * c * m_3 ^+ 2 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- n ^+ 2 * eps * c * m_3 * r_6 + n ^+ 2 * eps * m_3 * r_5 + n * c ^+ 2 * m_3 * m_4 * r_5 - n * c * m_3 * m_4 * r_6 - c ^+ 2 * m_3 ^+ 3 * r_5 + c * m_3 ^+ 3 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_sub e_122 e_127) _) => i; reduce; clear - NZ_120 NZ_125 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_130 : R := dot q t_128.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (q i 0))).
have [m_8 M_8] := some_number (part xpredT (fun i => (q i 0))).
have d_132 : whole (fun i => ((n ^+ 3 * eps * c * r_6 - n ^+ 3 * eps * r_5 - n ^+ 2 * c ^+ 2 * m_4 * r_5 + n ^+ 2 * c * m_4 * r_6 + n * c ^+ 2 * m_3 ^+ 2 * r_5 - n * c * m_3 ^+ 2 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (q i 0)) + ((- n ^+ 2 * eps * c * m_3 * r_6 + n ^+ 2 * eps * m_3 * r_5 + n * c ^+ 2 * m_3 * m_4 * r_5 - n * c * m_3 * m_4 * r_6 - c ^+ 2 * m_3 ^+ 3 * r_5 + c * m_3 ^+ 3 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((q i 0))) = ((n ^+ 3 * eps * c * r_6 * m_7 - n ^+ 3 * eps * r_5 * m_7 - n ^+ 2 * eps * c * m_3 * r_6 * m_8 + n ^+ 2 * eps * m_3 * r_5 * m_8 - n ^+ 2 * c ^+ 2 * m_4 * r_5 * m_7 + n ^+ 2 * c * m_4 * r_6 * m_7 + n * c ^+ 2 * m_3 ^+ 2 * r_5 * m_7 + n * c ^+ 2 * m_3 * m_4 * r_5 * m_8 - n * c * m_3 ^+ 2 * r_6 * m_7 - n * c * m_3 * m_4 * r_6 * m_8 - c ^+ 2 * m_3 ^+ 3 * r_5 * m_8 + c * m_3 ^+ 3 * r_6 * m_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (partD (partZ ((n ^+ 3 * eps * c * r_6 - n ^+ 3 * eps * r_5 - n ^+ 2 * c ^+ 2 * m_4 * r_5 + n ^+ 2 * c * m_4 * r_6 + n * c ^+ 2 * m_3 ^+ 2 * r_5 - n * c * m_3 ^+ 2 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) M_7) (partZ ((- n ^+ 2 * eps * c * m_3 * r_6 + n ^+ 2 * eps * m_3 * r_5 + n * c ^+ 2 * m_3 * m_4 * r_5 - n * c * m_3 * m_4 * r_6 - c ^+ 2 * m_3 ^+ 3 * r_5 + c * m_3 ^+ 3 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) M_8)) _); clear - NZ_125 NZ_120 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have d_133 : whole (fun i => ((q i 0)) * (((n ^+ 3 * eps * c * r_6 - n ^+ 3 * eps * r_5 - n ^+ 2 * c ^+ 2 * m_4 * r_5 + n ^+ 2 * c * m_4 * r_6 + n * c ^+ 2 * m_3 ^+ 2 * r_5 - n * c * m_3 ^+ 2 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- n ^+ 2 * eps * c * m_3 * r_6 + n ^+ 2 * eps * m_3 * r_5 + n * c ^+ 2 * m_3 * m_4 * r_5 - n * c * m_3 * m_4 * r_6 - c ^+ 2 * m_3 ^+ 3 * r_5 + c * m_3 ^+ 3 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) = ((n ^+ 3 * eps * c * r_6 * m_7 - n ^+ 3 * eps * r_5 * m_7 - n ^+ 2 * eps * c * m_3 * r_6 * m_8 + n ^+ 2 * eps * m_3 * r_5 * m_8 - n ^+ 2 * c ^+ 2 * m_4 * r_5 * m_7 + n ^+ 2 * c * m_4 * r_6 * m_7 + n * c ^+ 2 * m_3 ^+ 2 * r_5 * m_7 + n * c ^+ 2 * m_3 * m_4 * r_5 * m_8 - n * c * m_3 ^+ 2 * r_6 * m_7 - n * c * m_3 * m_4 * r_6 * m_8 - c ^+ 2 * m_3 ^+ 3 * r_5 * m_8 + c * m_3 ^+ 3 * r_6 * m_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (whole_eq _ d_132) => i; clear - NZ_125 NZ_120 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_131 : t_130 = ((n ^+ 3 * eps * c * r_6 * m_7 - n ^+ 3 * eps * r_5 * m_7 - n ^+ 2 * eps * c * m_3 * r_6 * m_8 + n ^+ 2 * eps * m_3 * r_5 * m_8 - n ^+ 2 * c ^+ 2 * m_4 * r_5 * m_7 + n ^+ 2 * c * m_4 * r_6 * m_7 + n * c ^+ 2 * m_3 ^+ 2 * r_5 * m_7 + n * c ^+ 2 * m_3 * m_4 * r_5 * m_8 - n * c * m_3 ^+ 2 * r_6 * m_7 - n * c * m_3 * m_4 * r_6 * m_8 - c ^+ 2 * m_3 ^+ 3 * r_5 * m_8 + c * m_3 ^+ 3 * r_6 * m_8) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (dot_node e_117 e_129 d_133); done.
pose t_134 : R := t_93^-1.
have e_135 : t_134 = ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_94) _); clear - NZ_48 NZ_16 NZ_120 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_136 : 'cV[R]_N := t_134 *: t_84.
have e_137 : t_136 = (col (fun i => ((- n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_135 e_85) _) => i; reduce; clear - NZ_120 NZ_16 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_138 : 'cV[R]_N := t_121 - t_136.
have e_139 : t_138 = (col (fun i => ((2%:R * n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- 2%:R * m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_sub e_122 e_137) _) => i; reduce; clear - NZ_120 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_140 : R := dot q t_138.
have d_142 : whole (fun i => ((2%:R * n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (q i 0)) + ((- 2%:R * m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((q i 0))) = ((2%:R * n * r_5 * m_7 - 2%:R * m_3 * r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (partD (partZ ((2%:R * n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) M_7) (partZ ((- 2%:R * m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) M_8)) _); clear - NZ_120 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_143 : whole (fun i => ((q i 0)) * (((2%:R * n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- 2%:R * m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) = ((2%:R * n * r_5 * m_7 - 2%:R * m_3 * r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (whole_eq _ d_142) => i; clear - NZ_120 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_141 : t_140 = ((2%:R * n * r_5 * m_7 - 2%:R * m_3 * r_5 * m_8) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (dot_node e_117 e_139 d_143); done.
pose t_144 : R := t_130 * t_140.
have e_145 : t_144 = ((- 2%:R * n ^+ 4 * eps * m_7 ^+ 2 + 4%:R * n ^+ 3 * eps * m_3 * m_7 * m_8 - 2%:R * n ^+ 3 * c ^+ 2 * m_4 * m_7 ^+ 2 - 2%:R * n ^+ 2 * eps * m_3 ^+ 2 * m_8 ^+ 2 + 2%:R * n ^+ 2 * c ^+ 2 * m_3 ^+ 2 * m_7 ^+ 2 + 4%:R * n ^+ 2 * c ^+ 2 * m_3 * m_4 * m_7 * m_8 + 2%:R * n ^+ 2 * c * r_5 * r_6 * m_7 ^+ 2 - 4%:R * n * c ^+ 2 * m_3 ^+ 3 * m_7 * m_8 - 2%:R * n * c ^+ 2 * m_3 ^+ 2 * m_4 * m_8 ^+ 2 - 4%:R * n * c * m_3 * r_5 * r_6 * m_7 * m_8 + 2%:R * c ^+ 2 * m_3 ^+ 4 * m_8 ^+ 2 + 2%:R * c * m_3 ^+ 2 * r_5 * r_6 * m_8 ^+ 2) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_131 e_141) _); clear - NZ_125 NZ_120 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have e_147 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_148 : R := - (2%:R : R).
have e_149 : t_148 = (- 2%:R) by rule (num_eq (num1 (fun a : R => - a) e_147) _); clear - R; first [reflexivity | ring].
pose t_150 : R := dot q t_27.
have d_152 : whole (fun i => (activation i 0) * (q i 0) + ((- m_3) / (n)) * ((q i 0))) = ((n * m_7 - m_3 * m_8) / (n)) by rule (num_eq (partD M_7 (partZ ((- m_3) / (n)) M_8)) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have d_153 : whole (fun i => ((q i 0)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_7 - m_3 * m_8) / (n)) by rule (whole_eq _ d_152) => i; clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_151 : t_150 = ((n * m_7 - m_3 * m_8) / (n)) by rule (dot_node e_117 e_28 d_153); done.
pose t_154 : R := t_150 ^+ 2.
have e_155 : t_154 = ((n ^+ 2 * m_7 ^+ 2 - 2%:R * n * m_3 * m_7 * m_8 + m_3 ^+ 2 * m_8 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_151) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_156 : R := t_148 * t_154.
have e_157 : t_156 = ((- 2%:R * n ^+ 2 * m_7 ^+ 2 + 4%:R * n * m_3 * m_7 * m_8 - 2%:R * m_3 ^+ 2 * m_8 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_149 e_155) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_158 : R := t_156 / t_38.
have e_159 : t_158 = ((- 2%:R * n ^+ 2 * r_5 * m_7 ^+ 2 + 4%:R * n * m_3 * r_5 * m_7 * m_8 - 2%:R * m_3 ^+ 2 * r_5 * m_8 ^+ 2) / (n * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_157 e_39) _); clear - NZ_48 NZ_16 NZ_120 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_160 : R := c / t_104.
have e_161 : t_160 = ((- n * c * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_6 e_105) _); clear - NZ_73 NZ_16 NZ_125 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_162 : R := (1 : R) / t_38.
have e_163 : t_162 = ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_7 e_39) _); clear - NZ_48 NZ_16 NZ_120 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_164 : R := t_160 - t_162.
have e_165 : t_164 = ((- n ^+ 3 * eps * c * r_6 + n ^+ 3 * eps * r_5 + n ^+ 2 * c ^+ 2 * m_4 * r_5 - n ^+ 2 * c * m_4 * r_6 - n * c ^+ 2 * m_3 ^+ 2 * r_5 + n * c * m_3 ^+ 2 * r_6) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_161 e_163) _); clear - NZ_125 NZ_120 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_166 : R := t_158 * t_164.
have e_167 : t_166 = ((- 2%:R * n ^+ 4 * eps * m_7 ^+ 2 + 4%:R * n ^+ 3 * eps * m_3 * m_7 * m_8 - 2%:R * n ^+ 3 * c ^+ 2 * m_4 * m_7 ^+ 2 - 2%:R * n ^+ 2 * eps * m_3 ^+ 2 * m_8 ^+ 2 + 2%:R * n ^+ 2 * c ^+ 2 * m_3 ^+ 2 * m_7 ^+ 2 + 4%:R * n ^+ 2 * c ^+ 2 * m_3 * m_4 * m_7 * m_8 + 2%:R * n ^+ 2 * c * r_5 * r_6 * m_7 ^+ 2 - 4%:R * n * c ^+ 2 * m_3 ^+ 3 * m_7 * m_8 - 2%:R * n * c ^+ 2 * m_3 ^+ 2 * m_4 * m_8 ^+ 2 - 4%:R * n * c * m_3 * r_5 * r_6 * m_7 * m_8 + 2%:R * c ^+ 2 * m_3 ^+ 4 * m_8 ^+ 2 + 2%:R * c * m_3 ^+ 2 * r_5 * r_6 * m_8 ^+ 2) / ((- n ^+ 2 * eps - n * c ^+ 2 * m_4 + c ^+ 2 * m_3 ^+ 2) * (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_159 e_165) _); clear - NZ_16 NZ_120 NZ_125 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
have C_146 : t_144 = t_166 by rule (num_eq e_145 (esym (num_eq e_167 _))); clear - NZ_125 NZ_120 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6].
pose t_168 : R := t_38 ^+ 2.
have e_169 : t_168 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_39) _); clear - NZ_16 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_170 : R := t_98 * t_168.
have e_171 : t_170 = ((n ^+ 2 * eps * c ^+ 2 + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_99 e_169) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_172 : R := t_104 ^+ 2.
have e_173 : t_172 = ((n ^+ 2 * eps + n * c ^+ 2 * m_4 - c ^+ 2 * m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_105) _); clear - NZ_16 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_174 : R := t_170 - t_172.
have e_175 : t_174 = (eps * c ^+ 2 - eps) by rule (num_eq (num2 (fun a b : R => a - b) e_171 e_173) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_177 : R := c + (1 : R).
have e_178 : t_177 = (c + 1) by rule (num_eq (num2 (fun a b : R => a + b) e_6 e_7) _); clear - R; first [reflexivity | ring].
pose t_179 : R := t_8 * t_177.
have e_180 : t_179 = (c ^+ 2 - 1) by rule (num_eq (num2 (fun a b : R => a * b) e_9 e_178) _); clear - R; first [reflexivity | ring].
pose t_181 : R := t_179 * eps.
have e_182 : t_181 = (eps * c ^+ 2 - eps) by rule (num_eq (num2 (fun a b : R => a * b) e_180 e_1) _); clear - R; first [reflexivity | ring].
have C_176 : t_174 = t_181 by rule (num_eq e_175 (esym (num_eq e_182 _))); clear - R; first [reflexivity | ring].
have S_184 : 0 < 2%:R :> R by clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 NZ_120 NZ_125 R; sgn.
have S_185 : 0 < (c + 1) by rule (pos_is (c := ((c - 1) * (1) + 2%:R) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 NZ_120 NZ_125 R; sgn].
have S_186 : 0 < (eps * c ^+ 2 - eps) by rule (pos_is (c := (c - 1) * (c + 1) * eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 S_185 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 NZ_120 NZ_125 R; sgn].
have S_187 : 0 < (eps * c ^+ 2 - eps) by rule (pos_is (c := (eps * c ^+ 2 - eps)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 S_13 N_pos S_15 S_31 S_44 S_45 S_46 S_r5 S_71 S_r6 S_185 S_186 NZ_4 NZ_12 NZ_16 NZ_48 NZ_73 NZ_120 NZ_125 R; sgn].
have C_183 : 0 < t_181 := pos_is e_182 S_187.
split; first exact: C_18.
split; first exact: C_50.
split; first exact: C_75.
split; first exact: C_97.
split; first exact: C_108.
split; first exact: C_110.
split; first exact: C_112.
split; first exact: C_114.
split; first exact: C_116.
split; first exact: C_146.
split; first exact: C_176.
exact: C_183.
Qed.

(* brody.attend-equally
   The projection lets a query attend to all keys equally: every multiple of 1/g has the same product with all
   S. Brody, U. Alon, E. Yahav, “On the Expressivity Role of LayerNorm in Transformers’ Attention”, arXiv:2305.02582,
   the abstract, and the authors’ blog; abstract, (a) *)
Theorem brody_attend_equally (gain activation bias k : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  (forall i, gain i 0 != 0) ->
  (forall i, gain i 0 != 0) /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance k + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= variance k + eps /\
  dot (had (c *: ones) (vinv gain)) (layer_norm eps gain bias activation) = dot (had (c *: ones) (vinv gain)) (layer_norm eps gain bias k) :> R.
Proof.
move=> N_gt0 H_eps H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : eps = eps by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : eps != 0 by rule (nz_factor (f := eps) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < eps by rule (pos_quotient H_2 (r := 1) _ _); [clear - H_eps NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have C_7 : forall i, gain i 0 != 0 by rule (col_nz e_6 _) => i; have q0 := H1 i; clear - q0 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; first [nz1 | done].
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_9 : 0 <= n - 1 by rewrite subr_ge0.
have e_8 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_10 := lt0r_neq0 N_pos.
have NZ_11 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_12 : N%:R != 0 := nz_is e_8 NZ_11.
have e_13 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_14 : R := sumv activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0))).
have e_15 : t_14 = m_3 by rule (sum_node e_13 M_3 _); clear - R; first [reflexivity | ring].
pose t_16 : R := t_14 / N%:R.
have e_17 : t_16 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_8) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_18 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := t_16 *: (ones : 'cV[R]_N).
have e_20 : t_19 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_17 e_18) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_21 : 'cV[R]_N := activation - t_19.
have e_22 : t_21 = (col (fun i => (activation i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_13 e_20) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_23 : R := dot t_21 t_21.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_25 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_26 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((activation i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_27 : whole (fun i => ((activation i 0) + ((- m_3) / (n)) * (1)) * ((activation i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_26) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_24 : t_23 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_22 e_22 d_27); done.
pose t_28 : R := t_23 / N%:R.
have e_29 : t_28 = ((n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_8) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_30 : R := t_28 + eps.
have e_31 : t_30 = ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_29 e_1) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_32 : R := Num.sqrt t_30.
have g_34 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_35 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_36 : part xpredT (fun i => (1) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have G_37 := gram g_34 g_35 g_36.
have S_38 : 0 <= (n * m_4 - m_3 ^+ 2) by rule (nneg_is _ G_37); clear - R; ring.
have S_39 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_9 S_25 S_38 NZ_4 NZ_10 R; sgn].
have S_40 : 0 < (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by rule (pos_is (c := ((n * m_4 - m_3 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_9 S_25 S_38 S_39 NZ_4 NZ_10 R; sgn].
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) by exact: (root_pos S_40).
have S_41 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_10 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps S_5 N_pos S_9 S_25 S_38 S_39 S_40 S_r5 NZ_4 NZ_10 R; sgn].
have e_33 : t_32 = (r_5 / (n)) by rule (sqrt_node e_31 S_41 _); clear - NZ_10 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_42 := lt0r_neq0 S_r5.
have NZ_43 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_10 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_42 NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_44 : t_32 != 0 := nz_is e_33 NZ_43.
have e_45 : k = (col (fun i => (k i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_46 : R := sumv k.
have [m_7 M_7] := some_number (part xpredT (fun i => (k i 0))).
have e_47 : t_46 = m_7 by rule (sum_node e_45 M_7 _); clear - R; first [reflexivity | ring].
pose t_48 : R := t_46 / N%:R.
have e_49 : t_48 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_47 e_8) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_50 : 'cV[R]_N := t_48 *: (ones : 'cV[R]_N).
have e_51 : t_50 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_49 e_18) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_52 : 'cV[R]_N := k - t_50.
have e_53 : t_52 = (col (fun i => (k i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_45 e_51) _) => i; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_54 : R := dot t_52 t_52.
have [m_8 M_8] := some_number (part xpredT (fun i => (k i 0) ^+ 2)).
have S_56 : 0 <= m_8 by rewrite -M_8; apply: part_ge0 => i; sgn.
have d_57 : whole (fun i => (k i 0) ^+ 2 + ((- 2%:R * m_7) / (n)) * ((k i 0)) + ((m_7 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_8 - m_7 ^+ 2) / (n)) by rule (num_eq (partD (partD M_8 (partZ ((- 2%:R * m_7) / (n)) M_7)) (partZ ((m_7 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
have d_58 : whole (fun i => ((k i 0) + ((- m_7) / (n)) * (1)) * ((k i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_7 ^+ 2) / (n)) by rule (whole_eq _ d_57) => i; clear - NZ_10 R; first [reflexivity | field; nz | ring].
have e_55 : t_54 = ((n * m_8 - m_7 ^+ 2) / (n)) by rule (dot_node e_53 e_53 d_58); done.
pose t_59 : R := t_54 / N%:R.
have e_60 : t_59 = ((n * m_8 - m_7 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_55 e_8) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_61 : R := t_59 + eps.
have e_62 : t_61 = ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_60 e_1) _); clear - NZ_10 R; first [reflexivity | field; nz | ring].
pose t_63 : R := Num.sqrt t_61.
have g_65 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_66 : part xpredT (fun i => ((k i 0)) * ((k i 0))) = m_8 by rule (part_eq _ M_8) => i; clear - R; first [reflexivity | ring].
have g_67 : part xpredT (fun i => (1) * ((k i 0))) = m_7 by rule (part_eq _ M_7) => i; clear - R; first [reflexivity | ring].
have G_68 := gram g_65 g_66 g_67.
have S_69 : 0 <= (n * m_8 - m_7 ^+ 2) by rule (nneg_is _ G_68); clear - R; ring.
have S_70 : 0 < (n ^+ 2 * eps + n * m_8 - m_7 ^+ 2) by rule (pos_is (c := ((n * m_8 - m_7 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_9 S_25 S_38 S_39 S_40 S_r5 S_56 S_69 NZ_4 NZ_10 NZ_42 R; sgn].
have [r_9 S_r9 E_r9] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_8 - m_7 ^+ 2) by exact: (root_pos S_70).
have S_71 : 0 <= (r_9 / (n)) by rule (nneg_is (c := r_9 * n^-1) _ _); [clear - NZ_10 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - H_eps S_5 N_pos S_9 S_25 S_38 S_39 S_40 S_r5 S_56 S_69 S_70 S_r9 NZ_4 NZ_10 NZ_42 R; sgn].
have e_64 : t_63 = (r_9 / (n)) by rule (sqrt_node e_62 S_71 _); clear - NZ_10 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_72 := lt0r_neq0 S_r9.
have NZ_73 : (r_9 / (n)) != 0 by rule (nz_is (c := (r_9 * n^-1)) _ _); [clear - NZ_10 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_72 NZ_10 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_74 : t_63 != 0 := nz_is e_64 NZ_73.
have S_75 : 0 <= ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_10 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_9 S_25 S_38 S_39 S_40 S_r5 S_56 S_69 S_70 S_r9 NZ_4 NZ_10 NZ_42 NZ_72 R; sgn].
have C_76 : 0 <= t_30 := nneg_is e_31 S_75.
have S_77 : 0 <= ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_8 - m_7 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_10 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_9 S_25 S_38 S_39 S_40 S_r5 S_56 S_69 S_70 S_r9 NZ_4 NZ_10 NZ_42 NZ_72 R; sgn].
have C_78 : 0 <= t_61 := nneg_is e_62 S_77.
have e_79 : c = c by [].
pose t_80 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_81 : t_80 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_79 e_18) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_82 : 'cV[R]_N := vinv gain.
have e_83 : t_82 = (col (fun i => (gain i 0)^-1)) by rule (col_eq (col_vinv e_6) _) => i; reduce; have q_84 := H1 i; clear - q_84 R; first [reflexivity | field; nz | ring].
pose t_85 : 'cV[R]_N := had t_80 t_82.
have e_86 : t_85 = (col (fun i => c * ((gain i 0)^-1))) by rule (col_eq (col_had e_81 e_83) _) => i; reduce; have q_87 := H1 i; clear - q_87 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_32^-1.
have NZ_90 := lt0r_neq0 S_40.
have e_89 : t_88 = ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_42 NZ_10 NZ_90 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_91 : 'cV[R]_N := t_88 *: t_21.
have e_92 : t_91 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_89 e_22) _) => i; reduce; clear - NZ_90 NZ_10 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_93 : 'cV[R]_N := had gain t_91.
have e_94 : t_93 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_6 e_92) _) => i; reduce; clear - NZ_90 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_95 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_96 : 'cV[R]_N := t_93 + bias.
have e_97 : t_96 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_94 e_95) _) => i; reduce; clear - NZ_90 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_98 : R := dot t_85 t_96.
have [m_6 M_6] := some_number (part xpredT (fun i => (bias i 0) * (gain i 0)^-1)).
have d_100 : whole (fun i => ((n * c * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0)) + ((- c * m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * (1) + c * ((bias i 0) * (gain i 0)^-1)) = (c * m_6) by rule (num_eq (partD (partD (partZ ((n * c * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) M_3) (partZ ((- c * m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) (whole_ones En))) (partZ c M_6)) _); clear - NZ_90 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_102 : whole (fun i => (c * ((gain i 0)^-1)) * (((n * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_3 * r_5) / ((n ^+ 2 * eps + n * m_4 - m_3 ^+ 2))) * ((gain i 0)) + (bias i 0))) = (c * m_6) by rule (whole_eq _ d_100) => i; have q_101 := H1 i; clear - NZ_90 q_101 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_99 : t_98 = (c * m_6) by rule (dot_node e_86 e_97 d_102); done.
pose t_104 : R := t_63^-1.
have NZ_106 := lt0r_neq0 S_70.
have e_105 : t_104 = ((n * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_64) _); clear - NZ_72 NZ_10 NZ_106 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_107 : 'cV[R]_N := t_104 *: t_52.
have e_108 : t_107 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * ((k i 0)) + ((- m_7 * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * (1))) by rule (col_eq (col_scale e_105 e_53) _) => i; reduce; clear - NZ_106 NZ_10 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_109 : 'cV[R]_N := had gain t_107.
have e_110 : t_109 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * ((gain i 0) * (k i 0)) + ((- m_7 * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_6 e_108) _) => i; reduce; clear - NZ_106 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_111 : 'cV[R]_N := t_109 + bias.
have e_112 : t_111 = (col (fun i => ((n * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * ((gain i 0) * (k i 0)) + ((- m_7 * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_110 e_95) _) => i; reduce; clear - NZ_106 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
pose t_113 : R := dot t_85 t_111.
have d_115 : whole (fun i => ((n * c * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * ((k i 0)) + ((- c * m_7 * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * (1) + c * ((bias i 0) * (gain i 0)^-1)) = (c * m_6) by rule (num_eq (partD (partD (partZ ((n * c * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) M_7) (partZ ((- c * m_7 * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) (whole_ones En))) (partZ c M_6)) _); clear - NZ_106 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have d_117 : whole (fun i => (c * ((gain i 0)^-1)) * (((n * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * ((gain i 0) * (k i 0)) + ((- m_7 * r_9) / ((n ^+ 2 * eps + n * m_8 - m_7 ^+ 2))) * ((gain i 0)) + (bias i 0))) = (c * m_6) by rule (whole_eq _ d_115) => i; have q_116 := H1 i; clear - NZ_106 q_116 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have e_114 : t_113 = (c * m_6) by rule (dot_node e_86 e_112 d_117); done.
have C_103 : t_98 = t_113 by rule (num_eq e_99 (esym (num_eq e_114 _))); clear - R; first [reflexivity | ring].
split; first exact: C_7.
split; first exact: C_12.
split; first exact: C_44.
split; first exact: C_74.
split; first exact: C_76.
split; first exact: C_78.
exact: C_103.
Qed.

End Claims.
