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

(* lnverify.output-variance
   The normalized activation has mean 0 and variance σ²/(σ² + ε), below 1 by ε/(σ² + ε)
   this project; with a proof *)
Theorem lnverify_output_variance (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  mean (normalized eps activation) = 0 :> R /\
  variance (normalized eps activation) = variance activation / (variance activation + eps) :> R /\
  1 - variance (normalized eps activation) = eps / (variance activation + eps) :> R /\
  variance (normalized eps activation) <= 1.
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
pose t_51 : R := t_49 / N%:R.
have e_52 : t_51 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_50 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_54 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_53 : t_51 = (0 : R) by rule (num_eq e_52 (esym (num_eq e_54 _))); clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := t_51 *: (ones : 'cV[R]_N).
have e_56 : t_55 = (col (fun i => 0)) by rule (col_eq (col_scale e_52 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_57 : 'cV[R]_N := t_47 - t_55.
have e_58 : t_57 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_48 e_56) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_59 : R := dot t_57 t_57.
have d_61 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) ^+ 2) + ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_3) (partZ ((- 2%:R * n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_61) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_60 : t_59 = ((n ^+ 2 * m_3 - n * m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_58 e_58 d_62); done.
pose t_63 : R := t_59 / N%:R.
have e_64 : t_63 = ((n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_60 e_5) _); clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_66 : R := t_19 / t_22.
have e_67 : t_66 = ((n * m_3 - m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_20 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have C_65 : t_63 = t_66 by rule (num_eq e_64 (esym (num_eq e_67 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have e_68 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_69 : R := (1 : R) - t_63.
have e_70 : t_69 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_68 e_64) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_72 : R := eps / t_22.
have e_73 : t_72 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
have C_71 : t_69 = t_72 by rule (num_eq e_70 (esym (num_eq e_73 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have S_75 : 0 <= (n ^+ 2 * eps) by rule (nneg_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_38 R; sgn].
have S_76 : 0 <= ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (nneg_is (c := (n ^+ 2 * eps) * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)^-1) _ _); [clear - NZ_26 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 S_75 NZ_8 NZ_26 NZ_38 R; sgn].
have C_74 : t_63 <= (1 : R) by rule (le_by e_64 e_68 _ S_76); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_44.
split; first exact: C_53.
split; first exact: C_65.
split; first exact: C_71.
exact: C_74.
Qed.

(* walkthrough.standardizes
   LayerNorm standardizes to mean 0 and variance 1
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, first
   sentence; the comment in layer_norm *)
Theorem walkthrough_standardizes (activation : 'cV[R]_N) (eps : R) :
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

(* cheatsheet.mean-variance
   Each (batch, position) pair is normalized to mean 0 and variance 1
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; What Gets
   Normalized; question 8 *)
Theorem cheatsheet_mean_variance (activation : 'cV[R]_N) (eps : R) :
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

(* walkthrough.formula.ba
   The form with g/σ in front, from the paper on recurrent networks, is the simplified formula
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the first two
   formulas *)
Theorem walkthrough_formula_ba (activation gain bias : 'cV[R]_N) :
  (0 < N)%N ->
  0 < variance activation ->
  N%:R != 0 :> R /\
  std activation != 0 /\
  0 <= variance activation /\
  had ((std activation)^-1 *: gain) (centered activation) + bias = had gain ((std activation)^-1 *: centered activation) + bias :> 'cV[R]_N.
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
pose t_27 : R := Num.sqrt t_19.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (n * m_2 - m_1 ^+ 2) by exact: (root_pos S_24).
have S_29 : 0 <= (r_3 / (n)) by rule (nneg_is (c := r_3 * n^-1) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 R; sgn].
have e_28 : t_27 = (r_3 / (n)) by rule (sqrt_node e_20 S_29 _); clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have NZ_30 := lt0r_neq0 S_r3.
have NZ_31 : (r_3 / (n)) != 0 by rule (nz_is (c := (r_3 * n^-1)) _ _); [clear - NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3] | clear - NZ_30 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_32 : t_27 != 0 := nz_is e_28 NZ_31.
have S_33 : 0 <= ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n * m_2 - m_1 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_16 S_24 S_r3 NZ_8 NZ_23 NZ_30 R; sgn].
have C_34 : 0 <= t_19 := nneg_is e_20 S_33.
pose t_35 : R := t_27^-1.
have e_36 : t_35 = ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_28) _); clear - NZ_30 NZ_8 NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_37 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_38 : 'cV[R]_N := t_35 *: gain.
have e_39 : t_38 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_scale e_36 e_37) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_40 : 'cV[R]_N := had t_38 t_12.
have e_41 : t_40 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_39 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have e_42 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_43 : 'cV[R]_N := t_40 + bias.
have e_44 : t_43 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_41 e_42) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_46 : 'cV[R]_N := t_35 *: t_12.
have e_47 : t_46 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * (1))) by rule (col_eq (col_scale e_36 e_13) _) => i; reduce; clear - NZ_23 NZ_8 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_48 : 'cV[R]_N := had gain t_46.
have e_49 : t_48 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_37 e_47) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_50 : 'cV[R]_N := t_48 + bias.
have e_51 : t_50 = (col (fun i => ((- n * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((m_1 * r_3) / ((- n * m_2 + m_1 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_49 e_42) _) => i; reduce; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
have C_45 : t_43 = t_50 by rule (col_same e_44 e_51 _) => i; clear - NZ_23 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
split; first exact: C_26.
split; first exact: C_32.
split; first exact: C_34.
exact: C_45.
Qed.

(* cheatsheet.formula
   The lesson’s formula is Eq. (1) of Riechers, so all that follows from Eq. (1) holds of it
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; Formula *)
Theorem cheatsheet_formula (activation gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (mean (vpow (centered activation) 2) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= mean (vpow (centered activation) 2) + eps /\
  0 <= variance activation + eps /\
  (Num.sqrt (mean (vpow (centered activation) 2) + eps))^-1 *: had gain (centered activation) + bias = layer_norm eps gain bias activation :> 'cV[R]_N.
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
pose t_35 : 'cV[R]_N := vpow t_12 2.
have e_36 : t_35 = (col (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1))) by rule (col_eq (col_vpow 2 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_37 : R := sumv t_35.
have e_38 : t_37 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (sum_node e_36 (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_39 : R := t_37 / N%:R.
have e_40 : t_39 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_38 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_41 : R := t_39 + eps.
have e_42 : t_41 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_40 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : R := Num.sqrt t_41.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_45 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_44 : t_43 = (r_4 / (n)) by rule (sqrt_node e_42 S_45 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_46 := lt0r_neq0 S_r4.
have NZ_47 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_46 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_48 : t_43 != 0 := nz_is e_44 NZ_47.
pose t_49 : R := Num.sqrt t_22.
have S_51 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_46 R; sgn].
have e_50 : t_49 = (r_4 / (n)) by rule (sqrt_node e_23 S_51 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_52 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_46 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_53 : t_49 != 0 := nz_is e_50 NZ_52.
have S_54 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_46 R; sgn].
have C_55 : 0 <= t_41 := nneg_is e_42 S_54.
have S_56 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_46 R; sgn].
have C_57 : 0 <= t_22 := nneg_is e_23 S_56.
pose t_58 : R := t_43^-1.
have e_59 : t_58 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_44) _); clear - NZ_46 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_60 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_61 : 'cV[R]_N := had gain t_12.
have e_62 : t_61 = (col (fun i => (activation i 0) * (gain i 0) + ((- m_2) / (n)) * ((gain i 0)))) by rule (col_eq (col_had e_60 e_13) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_63 : 'cV[R]_N := t_58 *: t_61.
have e_64 : t_63 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_scale e_59 e_62) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_65 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_66 : 'cV[R]_N := t_63 + bias.
have e_67 : t_66 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_64 e_65) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_69 : R := t_49^-1.
have e_70 : t_69 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_50) _); clear - NZ_46 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_71 : 'cV[R]_N := t_69 *: t_12.
have e_72 : t_71 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_70 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_73 : 'cV[R]_N := had gain t_71.
have e_74 : t_73 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_60 e_72) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_75 : 'cV[R]_N := t_73 + bias.
have e_76 : t_75 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_74 e_65) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_68 : t_66 = t_75 by rule (col_same e_67 e_76 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_48.
split; first exact: C_53.
split; first exact: C_55.
split; first exact: C_57.
exact: C_68.
Qed.

(* walkthrough.eps-role
   ε in the denominator keeps LayerNorm from dividing by zero
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; LayerNorm, the paragraph
   below the code *)
Theorem walkthrough_eps_role (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  0 < variance activation + eps.
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
have e_11 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_13 : t_12 = m_2 by rule (sum_node e_11 M_2 _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_12 / N%:R.
have e_15 : t_14 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_13 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_16 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_17 : 'cV[R]_N := t_14 *: (ones : 'cV[R]_N).
have e_18 : t_17 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_15 e_16) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_19 : 'cV[R]_N := activation - t_17.
have e_20 : t_19 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_11 e_18) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_21 : R := dot t_19 t_19.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_23 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_24 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_25 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_24) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_22 : t_21 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_20 e_20 d_25); done.
pose t_26 : R := t_21 / N%:R.
have e_27 : t_26 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_22 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_28 : R := t_26 + eps.
have e_29 : t_28 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_27 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_31 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_34 := gram g_31 g_32 g_33.
have S_35 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_34); clear - R; ring.
have S_36 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_35 NZ_4 NZ_8 R; sgn].
have S_37 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_35 S_36 NZ_4 NZ_8 R; sgn].
have S_38 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_23 S_35 S_36 S_37 NZ_4 NZ_8 R; sgn].
have C_30 : 0 < t_28 := pos_is e_29 S_38.
split; first exact: C_10.
exact: C_30.
Qed.

(* cheatsheet.eps-role
   ε prevents a division by zero: the denominator is at least √ε
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; Formula; question
   6 *)
Theorem cheatsheet_eps_role (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  0 <= eps /\
  0 <= variance activation + eps /\
  0 < variance activation + eps /\
  1 * Num.sqrt eps <= Num.sqrt (variance activation + eps).
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
have S_11 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 NZ_4 NZ_8 R; sgn].
have C_12 : 0 <= eps := nneg_is e_1 S_11.
have e_13 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_14 : R := sumv activation.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have e_15 : t_14 = m_2 by rule (sum_node e_13 M_2 _); clear - R; first [reflexivity | ring].
pose t_16 : R := t_14 / N%:R.
have e_17 : t_16 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_18 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_19 : 'cV[R]_N := t_16 *: (ones : 'cV[R]_N).
have e_20 : t_19 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_17 e_18) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_21 : 'cV[R]_N := activation - t_19.
have e_22 : t_21 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_13 e_20) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_23 : R := dot t_21 t_21.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_25 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_26 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_27 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_26) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_24 : t_23 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_22 e_22 d_27); done.
pose t_28 : R := t_23 / N%:R.
have e_29 : t_28 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_30 : R := t_28 + eps.
have e_31 : t_30 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_29 e_1) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_32 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_34 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_35 := gram g_32 g_33 g_34.
have S_36 : 0 <= (n * m_3 - m_2 ^+ 2) by rule (nneg_is _ G_35); clear - R; ring.
have S_37 : 0 <= (n ^+ 2 * eps) by rule (nneg_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_25 S_36 NZ_4 NZ_8 R; sgn].
have S_38 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 NZ_4 NZ_8 R; sgn].
have S_39 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 S_38 NZ_4 NZ_8 R; sgn].
have C_40 : 0 <= t_30 := nneg_is e_31 S_39.
have S_42 : 0 < (n ^+ 2 * eps) by rule (pos_is (c := eps * n ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 S_38 NZ_4 NZ_8 R; sgn].
have S_43 : 0 < (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (pos_is (c := ((n * m_3 - m_2 ^+ 2) * (1) + (n ^+ 2 * eps)) / 1) _ _); [clear - R; first [field | ring] | clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 S_38 S_42 NZ_4 NZ_8 R; sgn].
have S_44 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 S_38 S_42 S_43 NZ_4 NZ_8 R; sgn].
have C_41 : 0 < t_30 := pos_is e_31 S_44.
have e_45 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_46 : R := Num.sqrt eps.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = eps by exact: (root_pos S_5).
have S_48 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 S_38 S_42 S_43 S_r4 NZ_4 NZ_8 R; sgn].
have e_47 : t_46 = r_4 by rule (sqrt_node e_1 S_48 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_49 : R := (1 : R) * t_46.
have e_50 : t_49 = r_4 by rule (num_eq (num2 (fun a b : R => a * b) e_45 e_47) _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_52 : R := Num.sqrt t_30.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_43).
have S_54 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 S_38 S_42 S_43 S_r4 S_r5 NZ_4 NZ_8 R; sgn].
have e_53 : t_52 = (r_5 / (n)) by rule (sqrt_node e_31 S_54 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have S_55 : 0 <= 1 :> R by clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 S_38 S_42 S_43 S_r4 S_r5 NZ_4 NZ_8 R; sgn.
have S_56 : 0 <= (n * r_4) by rule (nneg_is (c := r_4 * n) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 S_38 S_42 S_43 S_r4 S_r5 NZ_4 NZ_8 R; sgn].
have S_57 : 0 <= (- n * r_4 + r_5) by rule (nneg_is (c := (- n * r_4) + 1 * r_5) _ _); [clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5] | apply: root_neg_pos; [exact: S_55 | exact: (ltW S_r5) | rewrite -oppr_ge0; rule (nneg_is _ S_56); clear - E_r4 R; first [field: E_r4 | ring: E_r4] | rule (nneg_is _ S_36); clear - E_r4 E_r5 R; first [field: E_r4 E_r5 | ring: E_r4 E_r5]]].
have S_58 : 0 <= ((- n * r_4 + r_5) / (n)) by rule (nneg_is (c := (- n * r_4 + r_5) * n^-1) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps S_5 N_pos S_7 S_25 S_36 S_37 S_38 S_42 S_43 S_r4 S_r5 S_56 S_57 NZ_4 NZ_8 R; sgn].
have C_51 : t_49 <= t_52 by rule (le_by e_50 e_53 _ S_58); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
split; first exact: C_10.
split; first exact: C_12.
split; first exact: C_40.
split; first exact: C_41.
exact: C_51.
Qed.

(* walkthrough.constant-row
   A row of equal entries, such as any row of one feature, is mapped to the bias
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Forward test, the case D
   = 1 *)
Theorem walkthrough_constant_row (gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (c *: ones) + eps) != 0 /\
  0 <= variance (c *: ones) + eps /\
  layer_norm eps gain bias (c *: ones) = bias :> 'cV[R]_N.
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
have S_37 : 0 <= eps by rule (nneg_is (c := eps) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps S_5 N_pos S_7 S_r3 NZ_4 NZ_8 NZ_34 R; sgn].
have C_38 : 0 <= t_29 := nneg_is e_30 S_37.
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_40 : R := t_31^-1.
have e_41 : t_40 = (r_3 / (eps)) by rule (num_eq (num1 (fun a : R => a^-1) e_32) _); clear - NZ_34 NZ_4 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_42 : 'cV[R]_N := t_40 *: t_21.
have e_43 : t_42 = (col (fun i => 0)) by rule (col_eq (col_scale e_41 e_22) _) => i; reduce; clear - NZ_4 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_44 : 'cV[R]_N := had gain t_42.
have e_45 : t_44 = (col (fun i => 0)) by rule (col_eq (col_had e_39 e_43) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_46 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_47 : 'cV[R]_N := t_44 + bias.
have e_48 : t_47 = (col (fun i => (bias i 0))) by rule (col_eq (col_add e_45 e_46) _) => i; reduce; clear - R; first [reflexivity | ring].
have C_49 : t_47 = bias by rule (col_same e_48 e_46 _) => i; clear - R; first [reflexivity | ring].
split; first exact: C_10.
split; first exact: C_36.
split; first exact: C_38.
exact: C_49.
Qed.

(* walkthrough.undo
   A gain equal to the original variance undoes the normalization
   a post that derives LayerNorm’s forward and backward pass, with NumPy and PyTorch checks; Why do we need learnable
   b, g?
   not here: it is refuted; lnverify.undo is true instead *)

(* lnverify.undo
   The gain √(σ² + ε) and the bias μ undo the normalization of an activation
   this project; with a proof *)
Theorem lnverify_undo (activation : 'cV[R]_N) (eps p q : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  layer_norm eps (Num.sqrt (variance activation + eps) *: ones) (mean activation *: ones) activation = activation :> 'cV[R]_N /\
  layer_norm eps (p *: ones) (q *: ones) activation - activation = (p / Num.sqrt (variance activation + eps) - 1) *: centered activation + (q - mean activation) *: ones :> 'cV[R]_N.
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
pose t_43 : 'cV[R]_N := t_35 *: (ones : 'cV[R]_N).
have e_44 : t_43 = (col (fun i => (r_4 / (n)) * (1))) by rule (col_eq (col_scale e_36 e_9) _) => i; reduce; clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_45 : R := t_35^-1.
have e_46 : t_45 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : 'cV[R]_N := t_45 *: t_12.
have e_48 : t_47 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_46 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : 'cV[R]_N := had t_43 t_47.
have e_50 : t_49 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_had e_44 e_48) _) => i; reduce; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : 'cV[R]_N := t_49 + t_10.
have e_52 : t_51 = (col (fun i => (activation i 0))) by rule (col_eq (col_add e_50 e_11) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have C_53 : t_51 = activation by rule (col_same e_52 e_1 _) => i; clear - R; first [reflexivity | ring].
have e_54 : p = p by [].
pose t_55 : 'cV[R]_N := p *: (ones : 'cV[R]_N).
have e_56 : t_55 = (col (fun i => p * (1))) by rule (col_eq (col_scale e_54 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_57 : 'cV[R]_N := had t_55 t_47.
have e_58 : t_57 = (col (fun i => ((n * r_4 * p) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4 * p) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_had e_56 e_48) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_59 : q = q by [].
pose t_60 : 'cV[R]_N := q *: (ones : 'cV[R]_N).
have e_61 : t_60 = (col (fun i => q * (1))) by rule (col_eq (col_scale e_59 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_62 : 'cV[R]_N := t_57 + t_60.
have e_63 : t_62 = (col (fun i => ((n * r_4 * p) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n ^+ 2 * eps * q + n * m_3 * q - m_2 ^+ 2 * q - m_2 * r_4 * p) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_add e_58 e_61) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : 'cV[R]_N := t_62 - activation.
have e_65 : t_64 = (col (fun i => ((- n ^+ 2 * eps - n * m_3 + n * r_4 * p + m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n ^+ 2 * eps * q + n * m_3 * q - m_2 ^+ 2 * q - m_2 * r_4 * p) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_sub e_63 e_1) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_67 : R := p / t_35.
have e_68 : t_67 = ((n * r_4 * p) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_54 e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_70 : R := t_67 - (1 : R).
have e_71 : t_70 = ((- n ^+ 2 * eps - n * m_3 + n * r_4 * p + m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_68 e_69) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : 'cV[R]_N := t_70 *: t_12.
have e_73 : t_72 = (col (fun i => ((- n ^+ 2 * eps - n * m_3 + n * r_4 * p + m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n ^+ 2 * eps * m_2 + n * m_2 * m_3 - n * m_2 * r_4 * p - m_2 ^+ 3) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_71 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : R := q - t_6.
have e_75 : t_74 = ((n * q - m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_59 e_7) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := t_74 *: (ones : 'cV[R]_N).
have e_77 : t_76 = (col (fun i => ((n * q - m_2) / (n)) * (1))) by rule (col_eq (col_scale e_75 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : 'cV[R]_N := t_72 + t_76.
have e_79 : t_78 = (col (fun i => ((- n ^+ 2 * eps - n * m_3 + n * r_4 * p + m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((n ^+ 2 * eps * q + n * m_3 * q - m_2 ^+ 2 * q - m_2 * r_4 * p) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_add e_73 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_66 : t_64 = t_78 by rule (col_same e_65 e_79 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_53.
exact: C_66.
Qed.

(* lnverify.consistent-range
   Every linear reading of the normalized activation lies in a fixed range: (q·x̂)² ≤ N q·Πq
   this project; with a proof; walkthrough, LayerNorm, the paragraph below the code: “within a consistent range” *)
Theorem lnverify_consistent_range (activation q : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  variance activation + eps != 0 /\
  0 <= variance activation + eps /\
  N%:R * dot q (Pi *m q) - dot q (normalized eps activation) ^+ 2 = N%:R * dot (Pi *m q - (dot q (normalized eps activation) / N%:R) *: normalized eps activation) (Pi *m q - (dot q (normalized eps activation) / N%:R) *: normalized eps activation) + (eps / (variance activation + eps)) * dot q (normalized eps activation) ^+ 2 :> R.
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
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_37 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r6 NZ_8 NZ_26 R; sgn].
have e_36 : t_35 = (r_6 / (n)) by rule (sqrt_node e_23 S_37 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_38 := lt0r_neq0 S_r6.
have NZ_39 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_40 : t_35 != 0 := nz_is e_36 NZ_39.
have NZ_41 : ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - NZ_26 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_22 != 0 := nz_is e_23 NZ_41.
have S_43 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r6 NZ_8 NZ_26 NZ_38 R; sgn].
have C_44 : 0 <= t_22 := nneg_is e_23 S_43.
have e_45 : q = (col (fun i => (q i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_46 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_47 : R := N%:R^-1.
have e_48 : t_47 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_49 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_50 : t_49 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_51 : 'M[R]_N := t_47 *: t_49.
have e_52 : t_51 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_48 e_50) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_53 : 'M[R]_N := (1%:M : 'M[R]_N) - t_51.
have e_54 : t_53 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_46 e_52) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_55 : 'cV[R]_N := t_53 *m q.
have [m_4 M_4] := some_number (part xpredT (fun i => (q i 0))).
have d_57 : whole (fun i => ((- 1) / (n)) * ((q i 0))) = ((- m_4) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_4) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_58 : whole (fun i => (((- 1) / (n)) * (1)) * ((q i 0))) = ((- m_4) / (n)) by rule (whole_eq _ d_57) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_56 : t_55 = (col (fun i => (q i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_4) / (n))]) e_54 e_45 (conj d_58 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_59 : R := dot q t_55.
have [m_5 M_5] := some_number (part xpredT (fun i => (q i 0) ^+ 2)).
have S_61 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_62 : whole (fun i => (q i 0) ^+ 2 + ((- m_4) / (n)) * ((q i 0))) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (num_eq (partD M_5 (partZ ((- m_4) / (n)) M_4)) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_63 : whole (fun i => ((q i 0)) * ((q i 0) + ((- m_4) / (n)) * (1))) = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (whole_eq _ d_62) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_60 : t_59 = ((n * m_5 - m_4 ^+ 2) / (n)) by rule (dot_node e_45 e_56 d_63); done.
pose t_64 : R := N%:R * t_59.
have e_65 : t_64 = (n * m_5 - m_4 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_60) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_66 : R := t_35^-1.
have e_67 : t_66 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_68 : 'cV[R]_N := t_66 *: t_12.
have e_69 : t_68 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_67 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_70 : R := dot q t_68.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (q i 0))).
have d_72 : whole (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (q i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((q i 0))) = ((n * r_6 * m_7 - m_2 * m_4 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7) (partZ ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_4)) _); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_73 : whole (fun i => ((q i 0)) * (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_6 * m_7 - m_2 * m_4 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_72) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_71 : t_70 = ((n * r_6 * m_7 - m_2 * m_4 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_45 e_69 d_73); done.
pose t_74 : R := t_70 ^+ 2.
have e_75 : t_74 = ((n ^+ 2 * m_7 ^+ 2 - 2%:R * n * m_2 * m_4 * m_7 + m_2 ^+ 2 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_71) _); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_76 : R := t_64 - t_74.
have e_77 : t_76 = ((n ^+ 3 * eps * m_5 - n ^+ 2 * eps * m_4 ^+ 2 + n ^+ 2 * m_3 * m_5 - n ^+ 2 * m_7 ^+ 2 - n * m_2 ^+ 2 * m_5 + 2%:R * n * m_2 * m_4 * m_7 - n * m_3 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a - b) e_65 e_75) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_79 : R := t_70 / N%:R.
have e_80 : t_79 = ((n * r_6 * m_7 - m_2 * m_4 * r_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_81 : 'cV[R]_N := t_79 *: t_68.
have e_82 : t_81 = (col (fun i => ((n * m_7 - m_2 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2 * m_7 + m_2 ^+ 2 * m_4) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_80 e_69) _) => i; reduce; clear - NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_83 : 'cV[R]_N := t_55 - t_81.
have e_84 : t_83 = (col (fun i => (q i 0) + ((- n * eps * m_4 + m_2 * m_7 - m_3 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_7 + m_2 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) by rule (col_eq (col_sub e_56 e_82) _) => i; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring].
pose t_85 : R := dot t_83 t_83.
have d_87 : whole (fun i => (q i 0) ^+ 2 + ((- 2%:R * n * eps * m_4 + 2%:R * m_2 * m_7 - 2%:R * m_3 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((q i 0)) + ((- 2%:R * n * m_7 + 2%:R * m_2 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (q i 0)) + ((n ^+ 2 * eps ^+ 2 * m_4 ^+ 2 - 2%:R * n * eps * m_2 * m_4 * m_7 + 2%:R * n * eps * m_3 * m_4 ^+ 2 + m_2 ^+ 2 * m_7 ^+ 2 - 2%:R * m_2 * m_3 * m_4 * m_7 + m_3 ^+ 2 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((2%:R * n ^+ 2 * eps * m_4 * m_7 - 2%:R * n * eps * m_2 * m_4 ^+ 2 - 2%:R * n * m_2 * m_7 ^+ 2 + 2%:R * n * m_3 * m_4 * m_7 + 2%:R * m_2 ^+ 2 * m_4 * m_7 - 2%:R * m_2 * m_3 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n ^+ 2 * m_7 ^+ 2 - 2%:R * n * m_2 * m_4 * m_7 + m_2 ^+ 2 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((n ^+ 4 * eps ^+ 2 * m_5 - n ^+ 3 * eps ^+ 2 * m_4 ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 * m_5 - 2%:R * n ^+ 3 * eps * m_7 ^+ 2 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_5 + 4%:R * n ^+ 2 * eps * m_2 * m_4 * m_7 - 2%:R * n ^+ 2 * eps * m_3 * m_4 ^+ 2 + n ^+ 2 * m_3 ^+ 2 * m_5 - n ^+ 2 * m_3 * m_7 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 * m_5 + n * m_2 ^+ 2 * m_7 ^+ 2 + 2%:R * n * m_2 * m_3 * m_4 * m_7 - n * m_3 ^+ 2 * m_4 ^+ 2 + m_2 ^+ 4 * m_5 - 2%:R * m_2 ^+ 3 * m_4 * m_7 + m_2 ^+ 2 * m_3 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partD (partD (partD (partD M_5 (partZ ((- 2%:R * n * eps * m_4 + 2%:R * m_2 * m_7 - 2%:R * m_3 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_4)) (partZ ((- 2%:R * n * m_7 + 2%:R * m_2 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_7)) (partZ ((n ^+ 2 * eps ^+ 2 * m_4 ^+ 2 - 2%:R * n * eps * m_2 * m_4 * m_7 + 2%:R * n * eps * m_3 * m_4 ^+ 2 + m_2 ^+ 2 * m_7 ^+ 2 - 2%:R * m_2 * m_3 * m_4 * m_7 + m_3 ^+ 2 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En))) (partZ ((2%:R * n ^+ 2 * eps * m_4 * m_7 - 2%:R * n * eps * m_2 * m_4 ^+ 2 - 2%:R * n * m_2 * m_7 ^+ 2 + 2%:R * n * m_3 * m_4 * m_7 + 2%:R * m_2 ^+ 2 * m_4 * m_7 - 2%:R * m_2 * m_3 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) (partZ ((n ^+ 2 * m_7 ^+ 2 - 2%:R * n * m_2 * m_4 * m_7 + m_2 ^+ 2 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_3)) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have d_88 : whole (fun i => ((q i 0) + ((- n * eps * m_4 + m_2 * m_7 - m_3 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_7 + m_2 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0))) * ((q i 0) + ((- n * eps * m_4 + m_2 * m_7 - m_3 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_7 + m_2 * m_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))) = ((n ^+ 4 * eps ^+ 2 * m_5 - n ^+ 3 * eps ^+ 2 * m_4 ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 * m_5 - 2%:R * n ^+ 3 * eps * m_7 ^+ 2 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_5 + 4%:R * n ^+ 2 * eps * m_2 * m_4 * m_7 - 2%:R * n ^+ 2 * eps * m_3 * m_4 ^+ 2 + n ^+ 2 * m_3 ^+ 2 * m_5 - n ^+ 2 * m_3 * m_7 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 * m_5 + n * m_2 ^+ 2 * m_7 ^+ 2 + 2%:R * n * m_2 * m_3 * m_4 * m_7 - n * m_3 ^+ 2 * m_4 ^+ 2 + m_2 ^+ 4 * m_5 - 2%:R * m_2 ^+ 3 * m_4 * m_7 + m_2 ^+ 2 * m_3 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_87) => i; clear - NZ_26 R; first [reflexivity | field; nz | ring].
have e_86 : t_85 = ((n ^+ 4 * eps ^+ 2 * m_5 - n ^+ 3 * eps ^+ 2 * m_4 ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 * m_5 - 2%:R * n ^+ 3 * eps * m_7 ^+ 2 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 * m_5 + 4%:R * n ^+ 2 * eps * m_2 * m_4 * m_7 - 2%:R * n ^+ 2 * eps * m_3 * m_4 ^+ 2 + n ^+ 2 * m_3 ^+ 2 * m_5 - n ^+ 2 * m_3 * m_7 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 * m_5 + n * m_2 ^+ 2 * m_7 ^+ 2 + 2%:R * n * m_2 * m_3 * m_4 * m_7 - n * m_3 ^+ 2 * m_4 ^+ 2 + m_2 ^+ 4 * m_5 - 2%:R * m_2 ^+ 3 * m_4 * m_7 + m_2 ^+ 2 * m_3 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (dot_node e_84 e_84 d_88); done.
pose t_89 : R := N%:R * t_85.
have e_90 : t_89 = ((n ^+ 5 * eps ^+ 2 * m_5 - n ^+ 4 * eps ^+ 2 * m_4 ^+ 2 + 2%:R * n ^+ 4 * eps * m_3 * m_5 - 2%:R * n ^+ 4 * eps * m_7 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 ^+ 2 * m_5 + 4%:R * n ^+ 3 * eps * m_2 * m_4 * m_7 - 2%:R * n ^+ 3 * eps * m_3 * m_4 ^+ 2 + n ^+ 3 * m_3 ^+ 2 * m_5 - n ^+ 3 * m_3 * m_7 ^+ 2 - 2%:R * n ^+ 2 * m_2 ^+ 2 * m_3 * m_5 + n ^+ 2 * m_2 ^+ 2 * m_7 ^+ 2 + 2%:R * n ^+ 2 * m_2 * m_3 * m_4 * m_7 - n ^+ 2 * m_3 ^+ 2 * m_4 ^+ 2 + n * m_2 ^+ 4 * m_5 - 2%:R * n * m_2 ^+ 3 * m_4 * m_7 + n * m_2 ^+ 2 * m_3 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_86) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_91 : R := eps / t_22.
have e_92 : t_91 = ((n ^+ 2 * eps) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_21 e_23) _); clear - NZ_26 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_93 : R := t_91 * t_74.
have e_94 : t_93 = ((n ^+ 4 * eps * m_7 ^+ 2 - 2%:R * n ^+ 3 * eps * m_2 * m_4 * m_7 + n ^+ 2 * eps * m_2 ^+ 2 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_92 e_75) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
pose t_95 : R := t_89 + t_93.
have e_96 : t_95 = ((n ^+ 3 * eps * m_5 - n ^+ 2 * eps * m_4 ^+ 2 + n ^+ 2 * m_3 * m_5 - n ^+ 2 * m_7 ^+ 2 - n * m_2 ^+ 2 * m_5 + 2%:R * n * m_2 * m_4 * m_7 - n * m_3 * m_4 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_90 e_94) _); clear - NZ_26 R; first [reflexivity | field; nz | ring].
have C_78 : t_76 = t_95 by rule (num_eq e_77 (esym (num_eq e_96 _))); clear - NZ_26 R; first [reflexivity | field; nz | ring].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_44.
exact: C_78.
Qed.

End Claims.
