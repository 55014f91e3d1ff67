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

(* rmsnorm.zero-mean
   When the mean of the inputs is 0, LayerNorm equals RMSNorm
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; README, below the formula *)
Theorem rmsnorm_zero_mean (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  mean activation = 0 :> R ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= variance activation + eps /\
  0 <= dot activation activation / N%:R + eps /\
  normalized eps activation = rms_norm eps activation :> 'cV[R]_N.
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
have e_9 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_10 : m_2 = 0 by rule (solved (r := n) (eq_of H0 e_7 e_9) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have M_11 := num_eq M_2 E_10.
have e_12 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : R := dot activation activation.
have [m_3 M_3] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_15 : 0 <= m_3 by rewrite -M_3; apply: part_ge0 => i; sgn.
have d_16 : whole (fun i => (activation i 0) ^+ 2) = m_3 by rule (num_eq M_3 _); clear - R; first [reflexivity | ring].
have d_17 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (whole_eq _ d_16) => i; clear - R; first [reflexivity | ring].
have e_14 : t_13 = m_3 by rule (dot_node e_12 e_12 d_17); done.
have e_18 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_19 : R := t_13 / N%:R.
have e_20 : t_19 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_14 e_18) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_21 : eps = eps by [].
pose t_22 : R := t_19 + eps.
have e_23 : t_22 = ((n * eps + m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_20 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_24 := pos_of H1 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : (n * eps + m_3) != 0 by rule (nz_factor (f := (n * eps + m_3)) (r := (1 / (n))) NZ_25 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have S_27 : 0 < (n * eps + m_3) by rule (pos_quotient H_24 (r := n) _ _); [clear - H_eps N_pos S_4 S_15 NZ_8 NZ_26 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_28 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_29 : N%:R != 0 := nz_is e_18 NZ_28.
pose t_30 : R := sumv activation.
have e_31 : t_30 = 0 by rule (sum_node e_12 M_11 _); clear - R; first [reflexivity | ring].
pose t_32 : R := t_30 / N%:R.
have e_33 : t_32 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_31 e_18) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_34 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_35 : 'cV[R]_N := t_32 *: (ones : 'cV[R]_N).
have e_36 : t_35 = (col (fun i => 0)) by rule (col_eq (col_scale e_33 e_34) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_37 : 'cV[R]_N := activation - t_35.
have e_38 : t_37 = (col (fun i => (activation i 0))) by rule (col_eq (col_sub e_12 e_36) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_39 : R := dot t_37 t_37.
have e_40 : t_39 = m_3 by rule (dot_node e_38 e_38 d_17); done.
pose t_41 : R := t_39 / N%:R.
have e_42 : t_41 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_18) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_43 : R := t_41 + eps.
have e_44 : t_43 = ((n * eps + m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_42 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : R := Num.sqrt t_43.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_3) by exact: (root_pos S_27).
have S_47 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_15 S_27 S_r4 S_r5 NZ_8 NZ_26 R; sgn].
have S_48 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_15 S_27 S_r4 S_r5 S_47 NZ_8 NZ_26 R; sgn].
have e_46 : t_45 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_44 S_48 _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_49 := lt0r_neq0 S_r5.
have NZ_50 := lt0r_neq0 S_r4.
have NZ_51 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_49 NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_45 != 0 := nz_is e_46 NZ_51.
pose t_53 : R := Num.sqrt t_22.
have S_55 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - H_eps N_pos S_4 S_15 S_27 S_r4 S_r5 S_47 NZ_8 NZ_26 NZ_49 NZ_50 R; sgn].
have e_54 : t_53 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_23 S_55 _); clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_56 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_49 NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_53 != 0 := nz_is e_54 NZ_56.
have S_58 : 0 <= ((n * eps + m_3) / (n)) by rule (nneg_is (c := (n * eps + m_3) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_15 S_27 S_r4 S_r5 S_47 NZ_8 NZ_26 NZ_49 NZ_50 R; sgn].
have C_59 : 0 <= t_43 := nneg_is e_44 S_58.
have S_60 : 0 <= ((n * eps + m_3) / (n)) by rule (nneg_is (c := (n * eps + m_3) * n^-1) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_15 S_27 S_r4 S_r5 S_47 NZ_8 NZ_26 NZ_49 NZ_50 R; sgn].
have C_61 : 0 <= t_22 := nneg_is e_23 S_60.
pose t_62 : R := t_45^-1.
have NZ_64 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_49 NZ_50 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_63 : t_62 = ((r_4 * r_5) / ((n * eps + m_3))) by rule (num_eq (num1 (fun a : R => a^-1) e_46) _); clear - NZ_49 NZ_50 NZ_64 NZ_8 NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_65 : 'cV[R]_N := t_62 *: t_37.
have e_66 : t_65 = (col (fun i => ((r_4 * r_5) / ((n * eps + m_3))) * ((activation i 0)))) by rule (col_eq (col_scale e_63 e_38) _) => i; reduce; clear - NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_68 : R := t_53^-1.
have e_69 : t_68 = ((r_4 * r_5) / ((n * eps + m_3))) by rule (num_eq (num1 (fun a : R => a^-1) e_54) _); clear - NZ_49 NZ_50 NZ_64 NZ_8 NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_70 : 'cV[R]_N := t_68 *: activation.
have e_71 : t_70 = (col (fun i => ((r_4 * r_5) / ((n * eps + m_3))) * ((activation i 0)))) by rule (col_eq (col_scale e_69 e_12) _) => i; reduce; clear - NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have C_67 : t_65 = t_70 by rule (col_same e_66 e_71 _) => i; clear - NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
split; first exact: C_29.
split; first exact: C_52.
split; first exact: C_57.
split; first exact: C_59.
split; first exact: C_61.
exact: C_67.
Qed.

(* rmsnorm.table.rmsnorm
   Of six changes RMSNorm does not notice the three that multiply all summed inputs by one number
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; README, the table, the row “RMSNorm”
   not here: a basis vector *)

(* rmsnorm.table.partial
   Of six changes pRMSNorm, which measures a part of the entries, does not notice the three that multiply all by one
   number
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; README, the table, the row “pRMSNorm” *)
Theorem rmsnorm_table_partial (gain activation r : 'cV[R]_N) (t c : R) :
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  0 < c ->
  Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation + 0) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow (activation + t *: ones) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow (2%:R *: activation - had (nonzero_entries gain) activation) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow (activation - r) 2)) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow (c *: activation + 0) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  0 <= dot (nonzero_entries gain) (vpow activation 2) /\
  0 <= dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) /\
  0 <= dot (nonzero_entries gain) (vpow (2%:R *: activation - had (nonzero_entries gain) activation) 2) /\
  0 <= dot (nonzero_entries gain) (vpow (activation - r) 2) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation + 0) 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: (c *: activation + 0)) = 1 *: ((Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation)) :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1 H2 H3.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [z [Z1 Z0]] := zeros_of gain.
have e_1 : gain = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_2 : 'cV[R]_N := drazin gain.
have e_3 : t_2 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_drazin e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_4 : 'cV[R]_N := had gain t_2.
have e_5 : t_4 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_1 e_3) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have e_6 : activation = (col (fun i => if z i then (activation i 0) else (activation i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_7 : 'cV[R]_N := vpow activation 2.
have e_8 : t_7 = (col (fun i => if z i then (activation i 0) ^+ 2 else (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_9 : R := dot t_4 t_7.
have [n [En N_ge1]] := dimension R N_gt0.
have [n_0 M_n0] := some_number (part (fun i => ~~ z i) (fun=> 1)).
have S_11 : 0 <= n_0 by rewrite -M_n0; apply: part_ge0 => i; exact: ler01.
have [n_1 M_n1] := some_number (part z (fun=> 1)).
have S_12 : 0 <= n_1 by rewrite -M_n1; apply: part_ge0 => i; exact: ler01.
have Enn := blocks En M_n0 M_n1.
have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.
have S_13 : 0 <= n_0 + n_1 - 1 by rewrite -Enn subr_ge0.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0) ^+ 2)).
have S_14 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_15 : whole (fun i => if z i then 0 else (activation i 0) ^+ 2) = m_2 by rule (num_eq (whole_if M_2 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => (if z i then 0 else 1) * (if z i then (activation i 0) ^+ 2 else (activation i 0) ^+ 2)) = m_2 by rule (whole_eq _ d_15) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_10 : t_9 = m_2 by rule (dot_node e_5 e_8 d_16); done.
have H_17 := pos_of H0 e_10.
have NZ_18 := lt0r_neq0 H_17.
have NZ_19 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) NZ_18 _); clear - R; first [reflexivity | ring].
have S_20 : 0 < m_2 by rule (pos_quotient H_17 (r := 1) _ _); [clear - S_11 S_12 N_pos S_13 S_14 NZ_19 R; sgn | clear - R; first [reflexivity | ring]].
have e_21 : t = t by [].
have e_22 : (ones : 'cV[R]_N) = (col (fun i => if z i then 1 else 1)) by rule (col_eq (col_ones R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_23 : 'cV[R]_N := t *: (ones : 'cV[R]_N).
have e_24 : t_23 = (col (fun i => if z i then t * (1) else t * (1))) by rule (col_eq (col_scale e_21 e_22) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_25 : 'cV[R]_N := activation + t_23.
have e_26 : t_25 = (col (fun i => if z i then (activation i 0) + t * (1) else (activation i 0) + t * (1))) by rule (col_eq (col_add e_6 e_24) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_27 : 'cV[R]_N := vpow t_25 2.
have e_28 : t_27 = (col (fun i => if z i then (activation i 0) ^+ 2 + (2%:R * t) * ((activation i 0)) + (t ^+ 2) * (1) else (activation i 0) ^+ 2 + (2%:R * t) * ((activation i 0)) + (t ^+ 2) * (1))) by rule (col_eq (col_vpow 2 e_26) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_29 : R := dot t_4 t_27.
have [m_4 M_4] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0))).
have d_31 : whole (fun i => if z i then 0 else (activation i 0) ^+ 2 + (2%:R * t) * ((activation i 0)) + (t ^+ 2) * (1)) = (n_0 * t ^+ 2 + m_2 + 2%:R * t * m_4) by rule (num_eq (whole_if (partD (partD M_2 (partZ (2%:R * t) M_4)) (partZ (t ^+ 2) M_n0)) (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_32 : whole (fun i => (if z i then 0 else 1) * (if z i then (activation i 0) ^+ 2 + (2%:R * t) * ((activation i 0)) + (t ^+ 2) * (1) else (activation i 0) ^+ 2 + (2%:R * t) * ((activation i 0)) + (t ^+ 2) * (1))) = (n_0 * t ^+ 2 + m_2 + 2%:R * t * m_4) by rule (whole_eq _ d_31) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_30 : t_29 = (n_0 * t ^+ 2 + m_2 + 2%:R * t * m_4) by rule (dot_node e_5 e_28 d_32); done.
have H_33 := pos_of H1 e_30.
have NZ_34 := lt0r_neq0 H_33.
have NZ_35 : (n_0 * t ^+ 2 + m_2 + 2%:R * t * m_4) != 0 by rule (nz_factor (f := (n_0 * t ^+ 2 + m_2 + 2%:R * t * m_4)) (r := 1) NZ_34 _); clear - R; first [reflexivity | ring].
have S_36 : 0 < (n_0 * t ^+ 2 + m_2 + 2%:R * t * m_4) by rule (pos_quotient H_33 (r := 1) _ _); [clear - S_11 S_12 N_pos S_13 S_14 S_20 NZ_19 NZ_35 R; sgn | clear - R; first [reflexivity | ring]].
have e_37 : r = (col (fun i => if z i then (r i 0) else (r i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_38 : 'cV[R]_N := activation - r.
have e_39 : t_38 = (col (fun i => if z i then (activation i 0) + (- 1) * ((r i 0)) else (activation i 0) + (- 1) * ((r i 0)))) by rule (col_eq (col_sub e_6 e_37) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_40 : 'cV[R]_N := vpow t_38 2.
have e_41 : t_40 = (col (fun i => if z i then (activation i 0) ^+ 2 + (- 2%:R) * ((activation i 0) * (r i 0)) + (r i 0) ^+ 2 else (activation i 0) ^+ 2 + (- 2%:R) * ((activation i 0) * (r i 0)) + (r i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_39) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_42 : R := dot t_4 t_40.
have [m_5 M_5] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0) * (r i 0))).
have [m_6 M_6] := some_number (part (fun i => ~~ z i) (fun i => (r i 0) ^+ 2)).
have S_44 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_45 : whole (fun i => if z i then 0 else (activation i 0) ^+ 2 + (- 2%:R) * ((activation i 0) * (r i 0)) + (r i 0) ^+ 2) = (m_2 - 2%:R * m_5 + m_6) by rule (num_eq (whole_if (partD (partD M_2 (partZ (- 2%:R) M_5)) M_6) (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_46 : whole (fun i => (if z i then 0 else 1) * (if z i then (activation i 0) ^+ 2 + (- 2%:R) * ((activation i 0) * (r i 0)) + (r i 0) ^+ 2 else (activation i 0) ^+ 2 + (- 2%:R) * ((activation i 0) * (r i 0)) + (r i 0) ^+ 2)) = (m_2 - 2%:R * m_5 + m_6) by rule (whole_eq _ d_45) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_43 : t_42 = (m_2 - 2%:R * m_5 + m_6) by rule (dot_node e_5 e_41 d_46); done.
have H_47 := pos_of H2 e_43.
have NZ_48 := lt0r_neq0 H_47.
have NZ_49 : (m_2 - 2%:R * m_5 + m_6) != 0 by rule (nz_factor (f := (m_2 - 2%:R * m_5 + m_6)) (r := 1) NZ_48 _); clear - R; first [reflexivity | ring].
have g_50 : part (fun i => ~~ z i) (fun i => ((r i 0)) * ((r i 0))) = m_6 by rule (part_eq _ M_6) => i; ring.
have g_51 : part (fun i => ~~ z i) (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; ring.
have g_52 : part (fun i => ~~ z i) (fun i => ((r i 0)) * ((activation i 0))) = m_5 by rule (part_eq _ M_5) => i; ring.
have G_53 := gram g_50 g_51 g_52.
have S_54 : 0 <= (m_2 * m_6 - m_5 ^+ 2) by rule (nneg_is _ G_53); clear - R; ring.
have S_55 : 0 < (m_2 - 2%:R * m_5 + m_6) by rule (pos_quotient H_47 (r := 1) _ _); [clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 NZ_19 NZ_35 NZ_49 R; sgn | clear - R; first [reflexivity | ring]].
have e_56 : c = c by [].
have H_57 := pos_of H3 e_56.
have NZ_58 := lt0r_neq0 H_57.
have NZ_59 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_58 _); clear - R; first [reflexivity | ring].
have S_60 : 0 < c by rule (pos_quotient H_57 (r := 1) _ _); [clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 NZ_19 NZ_35 NZ_49 NZ_59 R; sgn | clear - R; first [reflexivity | ring]].
pose t_61 : 'cV[R]_N := c *: activation.
have e_62 : t_61 = (col (fun i => if z i then c * ((activation i 0)) else c * ((activation i 0)))) by rule (col_eq (col_scale e_56 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_63 : (0 : 'cV[R]_N) = (col (fun i => if z i then 0 else 0)) by rule (col_eq (col_zero R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_64 : 'cV[R]_N := t_61 + (0 : 'cV[R]_N).
have e_65 : t_64 = (col (fun i => if z i then c * ((activation i 0)) else c * ((activation i 0)))) by rule (col_eq (col_add e_62 e_63) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_66 : 'cV[R]_N := vpow t_64 2.
have e_67 : t_66 = (col (fun i => if z i then (c ^+ 2) * ((activation i 0) ^+ 2) else (c ^+ 2) * ((activation i 0) ^+ 2))) by rule (col_eq (col_vpow 2 e_65) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_68 : R := dot t_4 t_66.
have d_70 : whole (fun i => if z i then 0 else (c ^+ 2) * ((activation i 0) ^+ 2)) = (m_2 * c ^+ 2) by rule (num_eq (whole_if (partZ (c ^+ 2) M_2) (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_71 : whole (fun i => (if z i then 0 else 1) * (if z i then (c ^+ 2) * ((activation i 0) ^+ 2) else (c ^+ 2) * ((activation i 0) ^+ 2))) = (m_2 * c ^+ 2) by rule (whole_eq _ d_70) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_69 : t_68 = (m_2 * c ^+ 2) by rule (dot_node e_5 e_67 d_71); done.
pose t_72 : R := Num.sqrt t_68.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_20).
have S_74 : 0 <= (c * r_8) by rule (nneg_is (c := r_8 * c) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 NZ_19 NZ_35 NZ_49 NZ_59 R; sgn].
have S_75 : 0 <= (c * r_8) by rule (nneg_is (c := (c * r_8)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 NZ_19 NZ_35 NZ_49 NZ_59 R; sgn].
have e_73 : t_72 = (c * r_8) by rule (sqrt_node e_69 S_75 _); clear - E_r8 R; first [reflexivity | ring: E_r8].
have NZ_76 := lt0r_neq0 S_r8.
have NZ_77 : (c * r_8) != 0 by rule (nz_is (c := (r_8 * c)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_76 NZ_59 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_78 : t_72 != 0 := nz_is e_73 NZ_77.
pose t_79 : R := Num.sqrt t_9.
have S_81 : 0 <= r_8 by rule (nneg_is (c := r_8) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 R; sgn].
have e_80 : t_79 = r_8 by rule (sqrt_node e_10 S_81 _); clear - E_r8 R; first [reflexivity | ring: E_r8].
have NZ_82 : r_8 != 0 by rule (nz_is (c := (r_8)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_76 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_83 : t_79 != 0 := nz_is e_80 NZ_82.
pose t_84 : R := Num.sqrt t_29.
have [r_10 S_r10 E_r10] : exists2 r : R, 0 < r & r ^+ 2 = (n_0 * t ^+ 2 + m_2 + 2%:R * t * m_4) by exact: (root_pos S_36).
have S_86 : 0 <= r_10 by rule (nneg_is (c := r_10) _ _); [clear - E_r10 R; first [reflexivity | ring: E_r10] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 R; sgn].
have e_85 : t_84 = r_10 by rule (sqrt_node e_30 S_86 _); clear - E_r10 R; first [reflexivity | ring: E_r10].
have NZ_87 := lt0r_neq0 S_r10.
have NZ_88 : r_10 != 0 by rule (nz_is (c := (r_10)) _ _); [clear - E_r10 R; first [reflexivity | ring: E_r10] | clear - NZ_87 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_89 : t_84 != 0 := nz_is e_85 NZ_88.
have e_90 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_91 : 'cV[R]_N := (2%:R : R) *: activation.
have e_92 : t_91 = (col (fun i => if z i then 2%:R * ((activation i 0)) else 2%:R * ((activation i 0)))) by rule (col_eq (col_scale e_90 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_93 : 'cV[R]_N := had t_4 activation.
have e_94 : t_93 = (col (fun i => if z i then 0 else (activation i 0))) by rule (col_eq (col_had e_5 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_95 : 'cV[R]_N := t_91 - t_93.
have e_96 : t_95 = (col (fun i => if z i then 2%:R * ((activation i 0)) else (activation i 0))) by rule (col_eq (col_sub e_92 e_94) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_97 : 'cV[R]_N := vpow t_95 2.
have e_98 : t_97 = (col (fun i => if z i then 4%:R * ((activation i 0) ^+ 2) else (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_96) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_99 : R := dot t_4 t_97.
have d_101 : whole (fun i => (if z i then 0 else 1) * (if z i then 4%:R * ((activation i 0) ^+ 2) else (activation i 0) ^+ 2)) = m_2 by rule (whole_eq _ d_15) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_100 : t_99 = m_2 by rule (dot_node e_5 e_98 d_101); done.
pose t_102 : R := Num.sqrt t_99.
have S_104 : 0 <= r_8 by rule (nneg_is (c := r_8) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 R; sgn].
have e_103 : t_102 = r_8 by rule (sqrt_node e_100 S_104 _); clear - E_r8 R; first [reflexivity | ring: E_r8].
have NZ_105 : r_8 != 0 by rule (nz_is (c := (r_8)) _ _); [clear - E_r8 R; first [reflexivity | ring: E_r8] | clear - NZ_76 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_106 : t_102 != 0 := nz_is e_103 NZ_105.
pose t_107 : R := Num.sqrt t_42.
have [r_11 S_r11 E_r11] : exists2 r : R, 0 < r & r ^+ 2 = (m_2 - 2%:R * m_5 + m_6) by exact: (root_pos S_55).
have S_109 : 0 <= r_11 by rule (nneg_is (c := r_11) _ _); [clear - E_r11 R; first [reflexivity | ring: E_r11] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 S_r11 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 R; sgn].
have e_108 : t_107 = r_11 by rule (sqrt_node e_43 S_109 _); clear - E_r11 R; first [reflexivity | ring: E_r11].
have NZ_110 := lt0r_neq0 S_r11.
have NZ_111 : r_11 != 0 by rule (nz_is (c := (r_11)) _ _); [clear - E_r11 R; first [reflexivity | ring: E_r11] | clear - NZ_110 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_112 : t_107 != 0 := nz_is e_108 NZ_111.
have S_113 : 0 <= (m_2 * c ^+ 2) by rule (nneg_is (c := m_2 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 S_r11 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 NZ_110 R; sgn].
have S_114 : 0 <= (m_2 * c ^+ 2) by rule (nneg_is (c := (m_2 * c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 S_r11 S_113 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 NZ_110 R; sgn].
have C_115 : 0 <= t_68 := nneg_is e_69 S_114.
pose t_116 : R := sumv t_4.
have e_117 : t_116 = n_0 by rule (sum_node e_5 (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have S_118 : 0 <= n_0 by rule (nneg_is (c := n_0) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 S_r11 S_113 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 NZ_110 R; sgn].
have C_119 : 0 <= t_116 := nneg_is e_117 S_118.
have S_120 : 0 <= m_2 by rule (nneg_is (c := m_2) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 S_r11 S_113 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 NZ_110 R; sgn].
have C_121 : 0 <= t_9 := nneg_is e_10 S_120.
have S_122 : 0 <= (n_0 * t ^+ 2 + m_2 + 2%:R * t * m_4) by rule (nneg_is (c := (n_0 * t ^+ 2 + m_2 + 2%:R * t * m_4)) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 S_r11 S_113 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 NZ_110 R; sgn].
have C_123 : 0 <= t_29 := nneg_is e_30 S_122.
have S_124 : 0 <= m_2 by rule (nneg_is (c := m_2) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 S_r11 S_113 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 NZ_110 R; sgn].
have C_125 : 0 <= t_99 := nneg_is e_100 S_124.
have S_126 : 0 <= (m_2 - 2%:R * m_5 + m_6) by rule (nneg_is (c := (m_2 - 2%:R * m_5 + m_6)) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 S_r11 S_113 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 NZ_110 R; sgn].
have C_127 : 0 <= t_42 := nneg_is e_43 S_126.
pose t_128 : R := t_72^-1.
have NZ_130 : (c * r_8) != 0 :> R by rule (nz_is (c := (r_8 * c)) _ _); [clear - R; ring | clear - NZ_76 NZ_59 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_129 : t_128 = (r_8 / (c * m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_73) _); clear - NZ_76 NZ_59 NZ_130 NZ_19 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_131 : R := Num.sqrt t_116.
have [r_9 S_r9 E_r9] : exists2 r : R, 0 <= r & r ^+ 2 = n_0 by exact: (root_nneg S_11).
have S_133 : 0 <= r_9 by rule (nneg_is (c := r_9) _ _); [clear - E_r9 R; first [reflexivity | ring: E_r9] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_36 S_44 S_54 S_55 S_60 S_r8 S_74 S_r10 S_r11 S_113 S_r9 NZ_19 NZ_35 NZ_49 NZ_59 NZ_76 NZ_87 NZ_110 NZ_130 R; sgn].
have e_132 : t_131 = r_9 by rule (sqrt_node e_117 S_133 _); clear - E_r9 R; first [reflexivity | ring: E_r9].
pose t_134 : 'cV[R]_N := t_131 *: t_64.
have e_135 : t_134 = (col (fun i => if z i then (c * r_9) * ((activation i 0)) else (c * r_9) * ((activation i 0)))) by rule (col_eq (col_scale e_132 e_65) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - E_r9 R; first [reflexivity | ring: E_r9] | clear - E_r9 R; first [reflexivity | ring: E_r9]].
pose t_136 : 'cV[R]_N := t_128 *: t_134.
have e_137 : t_136 = (col (fun i => if z i then ((r_8 * r_9) / (m_2)) * ((activation i 0)) else ((r_8 * r_9) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_129 e_135) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_59 NZ_19 E_r8 E_r9 R; first [reflexivity | field: E_r8 E_r9; nz | ring: E_r8 E_r9] | clear - NZ_59 NZ_19 E_r8 E_r9 R; first [reflexivity | field: E_r8 E_r9; nz | ring: E_r8 E_r9]].
have e_139 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_140 : R := t_79^-1.
have e_141 : t_140 = (r_8 / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_80) _); clear - NZ_76 NZ_19 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_142 : 'cV[R]_N := t_131 *: activation.
have e_143 : t_142 = (col (fun i => if z i then r_9 * ((activation i 0)) else r_9 * ((activation i 0)))) by rule (col_eq (col_scale e_132 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - E_r9 R; first [reflexivity | ring: E_r9] | clear - E_r9 R; first [reflexivity | ring: E_r9]].
pose t_144 : 'cV[R]_N := t_140 *: t_142.
have e_145 : t_144 = (col (fun i => if z i then ((r_8 * r_9) / (m_2)) * ((activation i 0)) else ((r_8 * r_9) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_141 e_143) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 E_r8 E_r9 R; first [reflexivity | field: E_r8 E_r9; nz | ring: E_r8 E_r9] | clear - NZ_19 E_r8 E_r9 R; first [reflexivity | field: E_r8 E_r9; nz | ring: E_r8 E_r9]].
pose t_146 : 'cV[R]_N := (1 : R) *: t_144.
have e_147 : t_146 = (col (fun i => if z i then ((r_8 * r_9) / (m_2)) * ((activation i 0)) else ((r_8 * r_9) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_139 e_145) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 E_r8 E_r9 R; first [reflexivity | field: E_r8 E_r9; nz | ring: E_r8 E_r9] | clear - NZ_19 E_r8 E_r9 R; first [reflexivity | field: E_r8 E_r9; nz | ring: E_r8 E_r9]].
have C_138 : t_136 = t_146 by rule (col_same e_137 e_147 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 E_r8 E_r9 R; first [reflexivity | field: E_r8 E_r9; nz | ring: E_r8 E_r9] | clear - NZ_19 E_r8 E_r9 R; first [reflexivity | field: E_r8 E_r9; nz | ring: E_r8 E_r9]].
split; first exact: C_78.
split; first exact: C_83.
split; first exact: C_89.
split; first exact: C_106.
split; first exact: C_112.
split; first exact: C_115.
split; first exact: C_119.
split; first exact: C_121.
split; first exact: C_123.
split; first exact: C_125.
split; first exact: C_127.
exact: C_138.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition rmsnorm_table_partial_equal_1_says : Prop :=
  forall (gain activation r : 'cV[R]_N) (t c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  0 < c ->
  Num.sqrt (dot (nonzero_entries gain) (vpow (activation + t *: ones) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  0 <= dot (nonzero_entries gain) (vpow activation 2) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow (activation + t *: ones) 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: (activation + t *: ones)) = (Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation) :> 'cV[R]_N.
End Statement.
Theorem rmsnorm_table_partial_equal_1_fails (R : rcfType) : ~ (forall N : nat, rmsnorm_table_partial_equal_1_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (2%:R : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (2%:R : R); (1 : R)].
pose letter_t : R := (1 : R).
pose letter_c : R := (1 : R).
have := claim 2%N letter_gain letter_activation letter_r letter_t letter_c.
rewrite /rmsnorm_table_partial_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'cV[R]_2 := drazin letter_gain.
have e_2 : t_2 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_2 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_2 := had letter_gain t_2.
have e_3 : t_3 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_3 e_1 e_2 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_activation = vec 2 [:: (1 : R); (2%:R : R)] by [].
have e_5 : letter_t = (1 : R) by [].
pose t_6 : 'cV[R]_2 := ones.
have e_6 : t_6 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_6 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := letter_t *: t_6.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 e_5 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := letter_activation + t_7.
have e_8 : t_8 = vec 2 [:: (2%:R : R); (3%:R : R)] by rewrite /t_8 e_4 e_7 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := vpow t_8 2.
have e_9 : t_9 = vec 2 [:: (4%:R : R); (9%:R : R)] by rewrite /t_9 e_8 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_3 t_9.
have e_10 : t_10 = (4%:R : R) by rewrite /t_10 e_3 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := Num.sqrt t_10.
have e_11 : t_11 = (2%:R : R) by rewrite /t_11 e_10; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_12 : R := t_11^-1.
have e_12 : t_12 = (1 / 2%:R : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := sumv t_3.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (2%:R : R); (3%:R : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_12 *: t_15.
have e_16 : t_16 = vec 2 [:: (1 : R); (3%:R / 2%:R : R)] by rewrite /t_16 e_12 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := vpow letter_activation 2.
have e_17 : t_17 = vec 2 [:: (1 : R); (4%:R : R)] by rewrite /t_17 e_4 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := dot t_3 t_17.
have e_18 : t_18 = (1 : R) by rewrite /t_18 e_3 e_17 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := Num.sqrt t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_20 : R := t_19^-1.
have e_20 : t_20 = (1 : R) by rewrite /t_20 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := t_14 *: letter_activation.
have e_21 : t_21 = vec 2 [:: (1 : R); (2%:R : R)] by rewrite /t_21 e_14 e_4 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'cV[R]_2 := t_20 *: t_21.
have e_22 : t_22 = vec 2 [:: (1 : R); (2%:R : R)] by rewrite /t_22 e_20 e_21 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_23 : 0 < t_18 by rewrite e_18; sgn.
have h_24 : 0 < t_10 by rewrite e_10; sgn.
have e_25 : letter_r = vec 2 [:: (2%:R : R); (1 : R)] by [].
pose t_26 : 'cV[R]_2 := letter_activation - letter_r.
have e_26 : t_26 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_26 e_4 e_25 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : 'cV[R]_2 := vpow t_26 2.
have e_27 : t_27 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_27 e_26 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : R := dot t_3 t_27.
have e_28 : t_28 = (1 : R) by rewrite /t_28 e_3 e_27 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_29 : 0 < t_28 by rewrite e_28; sgn.
have e_30 : letter_c = (1 : R) by [].
have h_31 : 0 < letter_c by rewrite e_30; sgn.
move=> /(_ erefl).
move=> /(_ h_23).
move=> /(_ h_24).
move=> /(_ h_29).
move=> /(_ h_31).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 1) (c := (- 1 / 2%:R : R)) _ e_16 e_22); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition rmsnorm_table_partial_equal_2_says : Prop :=
  forall (gain activation r : 'cV[R]_N) (t c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  0 < c ->
  Num.sqrt (dot (nonzero_entries gain) (vpow (2%:R *: activation - had (nonzero_entries gain) activation) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow (2%:R *: activation - had (nonzero_entries gain) activation) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  0 <= dot (nonzero_entries gain) (vpow activation 2) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow (2%:R *: activation - had (nonzero_entries gain) activation) 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: (2%:R *: activation - had (nonzero_entries gain) activation)) = (Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation) :> 'cV[R]_N.
End Statement.
Theorem rmsnorm_table_partial_equal_2_fails (R : rcfType) : ~ (forall N : nat, rmsnorm_table_partial_equal_2_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (2%:R : R); (0 : R)].
pose letter_t : R := (1 : R).
pose letter_c : R := (2%:R : R).
have := claim 2%N letter_gain letter_activation letter_r letter_t letter_c.
rewrite /rmsnorm_table_partial_equal_2_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'cV[R]_2 := drazin letter_gain.
have e_2 : t_2 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_2 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_2 := had letter_gain t_2.
have e_3 : t_3 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_3 e_1 e_2 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := 2%:R.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_activation = vec 2 [:: (1 : R); (1 : R)] by [].
pose t_6 : 'cV[R]_2 := t_4 *: letter_activation.
have e_6 : t_6 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_6 e_4 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := had t_3 letter_activation.
have e_7 : t_7 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_7 e_3 e_5 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 - t_7.
have e_8 : t_8 = vec 2 [:: (1 : R); (2%:R : R)] by rewrite /t_8 e_6 e_7 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := vpow t_8 2.
have e_9 : t_9 = vec 2 [:: (1 : R); (4%:R : R)] by rewrite /t_9 e_8 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_3 t_9.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_3 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := Num.sqrt t_10.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_10; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_12 : R := t_11^-1.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := sumv t_3.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : 'cV[R]_2 := t_14 *: t_8.
have e_15 : t_15 = vec 2 [:: (1 : R); (2%:R : R)] by rewrite /t_15 e_14 e_8 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_12 *: t_15.
have e_16 : t_16 = vec 2 [:: (1 : R); (2%:R : R)] by rewrite /t_16 e_12 e_15 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : 'cV[R]_2 := vpow letter_activation 2.
have e_17 : t_17 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_17 e_5 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := dot t_3 t_17.
have e_18 : t_18 = (1 : R) by rewrite /t_18 e_3 e_17 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : R := Num.sqrt t_18.
have e_19 : t_19 = (1 : R) by rewrite /t_19 e_18; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_20 : R := t_19^-1.
have e_20 : t_20 = (1 : R) by rewrite /t_20 e_19 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : 'cV[R]_2 := t_14 *: letter_activation.
have e_21 : t_21 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_21 e_14 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : 'cV[R]_2 := t_20 *: t_21.
have e_22 : t_22 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_22 e_20 e_21 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_23 : 0 < t_18 by rewrite e_18; sgn.
have e_24 : letter_t = (1 : R) by [].
pose t_25 : 'cV[R]_2 := ones.
have e_25 : t_25 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_25 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : 'cV[R]_2 := letter_t *: t_25.
have e_26 : t_26 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_26 e_24 e_25 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : 'cV[R]_2 := letter_activation + t_26.
have e_27 : t_27 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_27 e_5 e_26 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_28 : 'cV[R]_2 := vpow t_27 2.
have e_28 : t_28 = vec 2 [:: (4%:R : R); (4%:R : R)] by rewrite /t_28 e_27 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_29 : R := dot t_3 t_28.
have e_29 : t_29 = (4%:R : R) by rewrite /t_29 e_3 e_28 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_30 : 0 < t_29 by rewrite e_29; sgn.
have e_31 : letter_r = vec 2 [:: (2%:R : R); (0 : R)] by [].
pose t_32 : 'cV[R]_2 := letter_activation - letter_r.
have e_32 : t_32 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_32 e_5 e_31 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_33 : 'cV[R]_2 := vpow t_32 2.
have e_33 : t_33 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_33 e_32 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_34 : R := dot t_3 t_33.
have e_34 : t_34 = (1 : R) by rewrite /t_34 e_3 e_33 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_35 : 0 < t_34 by rewrite e_34; sgn.
have e_36 : letter_c = (2%:R : R) by [].
have h_37 : 0 < letter_c by rewrite e_36; sgn.
move=> /(_ erefl).
move=> /(_ h_23).
move=> /(_ h_30).
move=> /(_ h_35).
move=> /(_ h_37).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 1) (c := (1 : R)) _ e_16 e_22); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: lt0r_neq0; sgn].
Qed.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition rmsnorm_table_partial_equal_3_says : Prop :=
  forall (gain activation r : 'cV[R]_N) (t c : R),
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation + t *: ones) 2) ->
  0 < dot (nonzero_entries gain) (vpow (activation - r) 2) ->
  0 < c ->
  Num.sqrt (dot (nonzero_entries gain) (vpow (activation - r) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow (activation - r) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  0 <= dot (nonzero_entries gain) (vpow activation 2) /\
  (Num.sqrt (dot (nonzero_entries gain) (vpow (activation - r) 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: (activation - r)) = (Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation) :> 'cV[R]_N.
End Statement.
Theorem rmsnorm_table_partial_equal_3_fails (R : rcfType) : ~ (forall N : nat, rmsnorm_table_partial_equal_3_says R N).
Proof.
move=> claim.
pose letter_gain : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (1 : R)].
pose letter_r : 'cV[R]_2 := vec 2 [:: (2%:R : R); (0 : R)].
pose letter_t : R := (1 : R).
pose letter_c : R := (2%:R : R).
have := claim 2%N letter_gain letter_activation letter_r letter_t letter_c.
rewrite /rmsnorm_table_partial_equal_3_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_gain = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_2 : 'cV[R]_2 := drazin letter_gain.
have e_2 : t_2 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_2 e_1 w_drazin; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_3 : 'cV[R]_2 := had letter_gain t_2.
have e_3 : t_3 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_3 e_1 e_2 w_had; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_4 : letter_activation = vec 2 [:: (1 : R); (1 : R)] by [].
have e_5 : letter_r = vec 2 [:: (2%:R : R); (0 : R)] by [].
pose t_6 : 'cV[R]_2 := letter_activation - letter_r.
have e_6 : t_6 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_6 e_4 e_5 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := vpow t_6 2.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 e_6 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := dot t_3 t_7.
have e_8 : t_8 = (1 : R) by rewrite /t_8 e_3 e_7 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := Num.sqrt t_8.
have e_9 : t_9 = (1 : R) by rewrite /t_9 e_8; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_10 : R := t_9^-1.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_9 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := sumv t_3.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := Num.sqrt t_11.
have e_12 : t_12 = (1 : R) by rewrite /t_12 e_11; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_13 : 'cV[R]_2 := t_12 *: t_6.
have e_13 : t_13 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_13 e_12 e_6 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : 'cV[R]_2 := t_10 *: t_13.
have e_14 : t_14 = vec 2 [:: (- 1 : R); (1 : R)] by rewrite /t_14 e_10 e_13 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_15 : 'cV[R]_2 := vpow letter_activation 2.
have e_15 : t_15 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_15 e_4 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : R := dot t_3 t_15.
have e_16 : t_16 = (1 : R) by rewrite /t_16 e_3 e_15 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := Num.sqrt t_16.
have e_17 : t_17 = (1 : R) by rewrite /t_17 e_16; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_18 : R := t_17^-1.
have e_18 : t_18 = (1 : R) by rewrite /t_18 e_17 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_2 := t_12 *: letter_activation.
have e_19 : t_19 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_19 e_12 e_4 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'cV[R]_2 := t_18 *: t_19.
have e_20 : t_20 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_20 e_18 e_19 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_21 : 0 < t_16 by rewrite e_16; sgn.
have e_22 : letter_t = (1 : R) by [].
pose t_23 : 'cV[R]_2 := ones.
have e_23 : t_23 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_23 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_24 : 'cV[R]_2 := letter_t *: t_23.
have e_24 : t_24 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_24 e_22 e_23 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_25 : 'cV[R]_2 := letter_activation + t_24.
have e_25 : t_25 = vec 2 [:: (2%:R : R); (2%:R : R)] by rewrite /t_25 e_4 e_24 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_26 : 'cV[R]_2 := vpow t_25 2.
have e_26 : t_26 = vec 2 [:: (4%:R : R); (4%:R : R)] by rewrite /t_26 e_25 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_27 : R := dot t_3 t_26.
have e_27 : t_27 = (4%:R : R) by rewrite /t_27 e_3 e_26 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have h_28 : 0 < t_27 by rewrite e_27; sgn.
have h_29 : 0 < t_8 by rewrite e_8; sgn.
have e_30 : letter_c = (2%:R : R) by [].
have h_31 : 0 < letter_c by rewrite e_30; sgn.
move=> /(_ erefl).
move=> /(_ h_21).
move=> /(_ h_28).
move=> /(_ h_29).
move=> /(_ h_31).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 2%:R : R)) _ e_14 e_20); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring] | apply: (one_over (r := (- 1 / 2%:R : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* lnverify.partial-rmsnorm.sign
   Where only a part of the entries is measured, a factor c of all shows by its sign alone: |c| y(ca) = c y(a)
   this project; with a proof; compare Zhang and Sennrich 2019 on pRMSNorm *)
Theorem lnverify_partial_rmsnorm_sign (gain activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  0 < c ^+ 2 ->
  Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation) 2)) != 0 /\
  Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)) != 0 /\
  0 <= c ^+ 2 /\
  0 <= dot (nonzero_entries gain) (vpow (c *: activation) 2) /\
  0 <= sumv (nonzero_entries gain) /\
  0 <= dot (nonzero_entries gain) (vpow activation 2) /\
  Num.sqrt (c ^+ 2) *: ((Num.sqrt (dot (nonzero_entries gain) (vpow (c *: activation) 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: (c *: activation))) = c *: ((Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation)) :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [z [Z1 Z0]] := zeros_of gain.
have e_1 : gain = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_2 : 'cV[R]_N := drazin gain.
have e_3 : t_2 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_drazin e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_4 : 'cV[R]_N := had gain t_2.
have e_5 : t_4 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_1 e_3) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have e_6 : activation = (col (fun i => if z i then (activation i 0) else (activation i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_7 : 'cV[R]_N := vpow activation 2.
have e_8 : t_7 = (col (fun i => if z i then (activation i 0) ^+ 2 else (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_9 : R := dot t_4 t_7.
have [n [En N_ge1]] := dimension R N_gt0.
have [n_0 M_n0] := some_number (part (fun i => ~~ z i) (fun=> 1)).
have S_11 : 0 <= n_0 by rewrite -M_n0; apply: part_ge0 => i; exact: ler01.
have [n_1 M_n1] := some_number (part z (fun=> 1)).
have S_12 : 0 <= n_1 by rewrite -M_n1; apply: part_ge0 => i; exact: ler01.
have Enn := blocks En M_n0 M_n1.
have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.
have S_13 : 0 <= n_0 + n_1 - 1 by rewrite -Enn subr_ge0.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0) ^+ 2)).
have S_14 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_15 : whole (fun i => if z i then 0 else (activation i 0) ^+ 2) = m_2 by rule (num_eq (whole_if M_2 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => (if z i then 0 else 1) * (if z i then (activation i 0) ^+ 2 else (activation i 0) ^+ 2)) = m_2 by rule (whole_eq _ d_15) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_10 : t_9 = m_2 by rule (dot_node e_5 e_8 d_16); done.
have H_17 := pos_of H0 e_10.
have NZ_18 := lt0r_neq0 H_17.
have NZ_19 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) NZ_18 _); clear - R; first [reflexivity | ring].
have S_20 : 0 < m_2 by rule (pos_quotient H_17 (r := 1) _ _); [clear - S_11 S_12 N_pos S_13 S_14 NZ_19 R; sgn | clear - R; first [reflexivity | ring]].
have e_21 : c = c by [].
pose t_22 : R := c ^+ 2.
have e_23 : t_22 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_21) _); clear - R; first [reflexivity | ring].
have H_24 := pos_of H1 e_23.
have NZ_25 := lt0r_neq0 H_24.
have NZ_26 : c != 0 by rule (nz_factor (f := c) (r := c) NZ_25 _); clear - R; first [reflexivity | ring].
pose t_27 : 'cV[R]_N := c *: activation.
have e_28 : t_27 = (col (fun i => if z i then c * ((activation i 0)) else c * ((activation i 0)))) by rule (col_eq (col_scale e_21 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_29 : 'cV[R]_N := vpow t_27 2.
have e_30 : t_29 = (col (fun i => if z i then (c ^+ 2) * ((activation i 0) ^+ 2) else (c ^+ 2) * ((activation i 0) ^+ 2))) by rule (col_eq (col_vpow 2 e_28) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_31 : R := dot t_4 t_29.
have d_33 : whole (fun i => if z i then 0 else (c ^+ 2) * ((activation i 0) ^+ 2)) = (m_2 * c ^+ 2) by rule (num_eq (whole_if (partZ (c ^+ 2) M_2) (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_34 : whole (fun i => (if z i then 0 else 1) * (if z i then (c ^+ 2) * ((activation i 0) ^+ 2) else (c ^+ 2) * ((activation i 0) ^+ 2))) = (m_2 * c ^+ 2) by rule (whole_eq _ d_33) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_32 : t_31 = (m_2 * c ^+ 2) by rule (dot_node e_5 e_30 d_34); done.
pose t_35 : R := Num.sqrt t_31.
have S_37 : 0 < (c ^+ 2) by rule (pos_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 NZ_19 NZ_26 R; sgn].
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (c ^+ 2) by exact: (root_pos S_37).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_20).
have S_38 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 NZ_19 NZ_26 R; sgn].
have S_39 : 0 <= (r_4 * r_5) by rule (nneg_is (c := (r_4 * r_5)) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 S_38 NZ_19 NZ_26 R; sgn].
have e_36 : t_35 = (r_4 * r_5) by rule (sqrt_node e_32 S_39 _); clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5].
have NZ_40 := lt0r_neq0 S_r5.
have NZ_41 := lt0r_neq0 S_r4.
have NZ_42 : (r_4 * r_5) != 0 by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - NZ_40 NZ_41 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : t_35 != 0 := nz_is e_36 NZ_42.
pose t_44 : R := Num.sqrt t_9.
have S_46 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 S_38 NZ_19 NZ_26 NZ_40 NZ_41 R; sgn].
have e_45 : t_44 = r_5 by rule (sqrt_node e_10 S_46 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
have NZ_47 : r_5 != 0 by rule (nz_is (c := (r_5)) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - NZ_40 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_48 : t_44 != 0 := nz_is e_45 NZ_47.
have S_49 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 S_38 NZ_19 NZ_26 NZ_40 NZ_41 R; sgn].
have C_50 : 0 <= t_22 := nneg_is e_23 S_49.
have S_51 : 0 <= (m_2 * c ^+ 2) by rule (nneg_is (c := m_2 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 S_38 NZ_19 NZ_26 NZ_40 NZ_41 R; sgn].
have S_52 : 0 <= (m_2 * c ^+ 2) by rule (nneg_is (c := (m_2 * c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 S_38 S_51 NZ_19 NZ_26 NZ_40 NZ_41 R; sgn].
have C_53 : 0 <= t_31 := nneg_is e_32 S_52.
pose t_54 : R := sumv t_4.
have e_55 : t_54 = n_0 by rule (sum_node e_5 (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have S_56 : 0 <= n_0 by rule (nneg_is (c := n_0) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 S_38 S_51 NZ_19 NZ_26 NZ_40 NZ_41 R; sgn].
have C_57 : 0 <= t_54 := nneg_is e_55 S_56.
have S_58 : 0 <= m_2 by rule (nneg_is (c := m_2) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 S_38 S_51 NZ_19 NZ_26 NZ_40 NZ_41 R; sgn].
have C_59 : 0 <= t_9 := nneg_is e_10 S_58.
pose t_60 : R := Num.sqrt t_22.
have S_62 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 S_38 S_51 NZ_19 NZ_26 NZ_40 NZ_41 R; sgn].
have e_61 : t_60 = r_4 by rule (sqrt_node e_23 S_62 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_63 : R := t_35^-1.
have NZ_65 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_40 NZ_41 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_64 : t_63 = ((r_4 * r_5) / (m_2 * c ^+ 2)) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_40 NZ_41 NZ_65 NZ_19 NZ_26 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_66 : R := Num.sqrt t_54.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 <= r & r ^+ 2 = n_0 by exact: (root_nneg S_11).
have S_68 : 0 <= r_6 by rule (nneg_is (c := r_6) _ _); [clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_37 S_r4 S_r5 S_38 S_51 S_r6 NZ_19 NZ_26 NZ_40 NZ_41 NZ_65 R; sgn].
have e_67 : t_66 = r_6 by rule (sqrt_node e_55 S_68 _); clear - E_r6 R; first [reflexivity | ring: E_r6].
pose t_69 : 'cV[R]_N := t_66 *: t_27.
have e_70 : t_69 = (col (fun i => if z i then (c * r_6) * ((activation i 0)) else (c * r_6) * ((activation i 0)))) by rule (col_eq (col_scale e_67 e_28) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - E_r6 R; first [reflexivity | ring: E_r6]].
pose t_71 : 'cV[R]_N := t_63 *: t_69.
have e_72 : t_71 = (col (fun i => if z i then ((r_4 * r_5 * r_6) / (c * m_2)) * ((activation i 0)) else ((r_4 * r_5 * r_6) / (c * m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_64 e_70) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | clear - NZ_19 NZ_26 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6]].
pose t_73 : 'cV[R]_N := t_60 *: t_71.
have e_74 : t_73 = (col (fun i => if z i then ((c * r_5 * r_6) / (m_2)) * ((activation i 0)) else ((c * r_5 * r_6) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_61 e_72) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_26 NZ_19 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6] | clear - NZ_26 NZ_19 E_r4 E_r5 E_r6 R; first [reflexivity | field: E_r4 E_r5 E_r6; nz | ring: E_r4 E_r5 E_r6]].
pose t_76 : R := t_44^-1.
have e_77 : t_76 = (r_5 / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_45) _); clear - NZ_40 NZ_19 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_78 : 'cV[R]_N := t_66 *: activation.
have e_79 : t_78 = (col (fun i => if z i then r_6 * ((activation i 0)) else r_6 * ((activation i 0)))) by rule (col_eq (col_scale e_67 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - E_r6 R; first [reflexivity | ring: E_r6] | clear - E_r6 R; first [reflexivity | ring: E_r6]].
pose t_80 : 'cV[R]_N := t_76 *: t_78.
have e_81 : t_80 = (col (fun i => if z i then ((r_5 * r_6) / (m_2)) * ((activation i 0)) else ((r_5 * r_6) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_77 e_79) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_19 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6]].
pose t_82 : 'cV[R]_N := c *: t_80.
have e_83 : t_82 = (col (fun i => if z i then ((c * r_5 * r_6) / (m_2)) * ((activation i 0)) else ((c * r_5 * r_6) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_21 e_81) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_19 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6]].
have C_75 : t_73 = t_82 by rule (col_same e_74 e_83 _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6] | clear - NZ_19 E_r5 E_r6 R; first [reflexivity | field: E_r5 E_r6; nz | ring: E_r5 E_r6]].
split; first exact: C_43.
split; first exact: C_48.
split; first exact: C_50.
split; first exact: C_53.
split; first exact: C_57.
split; first exact: C_59.
exact: C_75.
Qed.

(* lnverify.partial-rmsnorm
   The output of pRMSNorm has as mean square that of the whole input over that of the part: 1 only if they agree
   this project; with a proof; compare Zhang and Sennrich 2019 on pRMSNorm *)
Theorem lnverify_partial_rmsnorm (gain activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < dot (nonzero_entries gain) (vpow activation 2) ->
  Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)) != 0 /\
  N%:R != 0 :> R /\
  dot (nonzero_entries gain) (vpow activation 2) != 0 /\
  0 <= dot (nonzero_entries gain) (vpow activation 2) /\
  0 <= sumv (nonzero_entries gain) /\
  dot ((Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation)) ((Num.sqrt (dot (nonzero_entries gain) (vpow activation 2)))^-1 *: (Num.sqrt (sumv (nonzero_entries gain)) *: activation)) / N%:R = (sumv (nonzero_entries gain) * (dot activation activation / N%:R)) / dot (nonzero_entries gain) (vpow activation 2) :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [z [Z1 Z0]] := zeros_of gain.
have e_1 : gain = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_2 : 'cV[R]_N := drazin gain.
have e_3 : t_2 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_drazin e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_4 : 'cV[R]_N := had gain t_2.
have e_5 : t_4 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_1 e_3) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
have e_6 : activation = (col (fun i => if z i then (activation i 0) else (activation i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_7 : 'cV[R]_N := vpow activation 2.
have e_8 : t_7 = (col (fun i => if z i then (activation i 0) ^+ 2 else (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_9 : R := dot t_4 t_7.
have [n [En N_ge1]] := dimension R N_gt0.
have [n_0 M_n0] := some_number (part (fun i => ~~ z i) (fun=> 1)).
have S_11 : 0 <= n_0 by rewrite -M_n0; apply: part_ge0 => i; exact: ler01.
have [n_1 M_n1] := some_number (part z (fun=> 1)).
have S_12 : 0 <= n_1 by rewrite -M_n1; apply: part_ge0 => i; exact: ler01.
have Enn := blocks En M_n0 M_n1.
have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.
have S_13 : 0 <= n_0 + n_1 - 1 by rewrite -Enn subr_ge0.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0) ^+ 2)).
have S_14 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_15 : whole (fun i => if z i then 0 else (activation i 0) ^+ 2) = m_2 by rule (num_eq (whole_if M_2 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_16 : whole (fun i => (if z i then 0 else 1) * (if z i then (activation i 0) ^+ 2 else (activation i 0) ^+ 2)) = m_2 by rule (whole_eq _ d_15) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_10 : t_9 = m_2 by rule (dot_node e_5 e_8 d_16); done.
have H_17 := pos_of H0 e_10.
have NZ_18 := lt0r_neq0 H_17.
have NZ_19 : m_2 != 0 by rule (nz_factor (f := m_2) (r := 1) NZ_18 _); clear - R; first [reflexivity | ring].
have S_20 : 0 < m_2 by rule (pos_quotient H_17 (r := 1) _ _); [clear - S_11 S_12 N_pos S_13 S_14 NZ_19 R; sgn | clear - R; first [reflexivity | ring]].
pose t_21 : R := Num.sqrt t_9.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_2 by exact: (root_pos S_20).
have S_23 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_r3 NZ_19 R; sgn].
have e_22 : t_21 = r_3 by rule (sqrt_node e_10 S_23 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
have NZ_24 := lt0r_neq0 S_r3.
have NZ_25 : r_3 != 0 by rule (nz_is (c := (r_3)) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - NZ_24 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : t_21 != 0 := nz_is e_22 NZ_25.
have e_27 : N%:R = (n_0 + n_1) by rule (num_eq En (num_eq Enn _)); clear - R; first [reflexivity | ring].
have NZ_28 := lt0r_neq0 N_pos.
have NZ_29 : (n_0 + n_1) != 0 by rule (nz_is (c := ((n_0 + n_1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_28 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_30 : N%:R != 0 := nz_is e_27 NZ_29.
have NZ_31 : m_2 != 0 by rule (nz_is (c := (m_2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_32 : t_9 != 0 := nz_is e_10 NZ_31.
have S_33 : 0 <= m_2 by rule (nneg_is (c := m_2) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_r3 NZ_19 NZ_24 NZ_28 R; sgn].
have C_34 : 0 <= t_9 := nneg_is e_10 S_33.
pose t_35 : R := sumv t_4.
have e_36 : t_35 = n_0 by rule (sum_node e_5 (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have S_37 : 0 <= n_0 by rule (nneg_is (c := n_0) _ _); [clear - R; first [reflexivity | ring] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_r3 NZ_19 NZ_24 NZ_28 R; sgn].
have C_38 : 0 <= t_35 := nneg_is e_36 S_37.
pose t_39 : R := t_21^-1.
have e_40 : t_39 = (r_3 / (m_2)) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_24 NZ_19 E_r3 R; first [reflexivity | field: E_r3; nz | ring: E_r3].
pose t_41 : R := Num.sqrt t_35.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 <= r & r ^+ 2 = n_0 by exact: (root_nneg S_11).
have S_43 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - S_11 S_12 N_pos S_13 S_14 S_20 S_r3 S_r4 NZ_19 NZ_24 NZ_28 R; sgn].
have e_42 : t_41 = r_4 by rule (sqrt_node e_36 S_43 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
pose t_44 : 'cV[R]_N := t_41 *: activation.
have e_45 : t_44 = (col (fun i => if z i then r_4 * ((activation i 0)) else r_4 * ((activation i 0)))) by rule (col_eq (col_scale e_42 e_6) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - E_r4 R; first [reflexivity | ring: E_r4]].
pose t_46 : 'cV[R]_N := t_39 *: t_44.
have e_47 : t_46 = (col (fun i => if z i then ((r_3 * r_4) / (m_2)) * ((activation i 0)) else ((r_3 * r_4) / (m_2)) * ((activation i 0)))) by rule (col_eq (col_scale e_40 e_45) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_19 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_48 : R := dot t_46 t_46.
have [m_5 M_5] := some_number (part z (fun i => (activation i 0) ^+ 2)).
have S_50 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_51 : whole (fun i => if z i then (n_0 / (m_2)) * ((activation i 0) ^+ 2) else (n_0 / (m_2)) * ((activation i 0) ^+ 2)) = ((n_0 * m_2 + n_0 * m_5) / (m_2)) by rule (num_eq (whole_if (partZ (n_0 / (m_2)) M_2) (partZ (n_0 / (m_2)) M_5)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => (if z i then ((r_3 * r_4) / (m_2)) * ((activation i 0)) else ((r_3 * r_4) / (m_2)) * ((activation i 0))) * (if z i then ((r_3 * r_4) / (m_2)) * ((activation i 0)) else ((r_3 * r_4) / (m_2)) * ((activation i 0)))) = ((n_0 * m_2 + n_0 * m_5) / (m_2)) by rule (whole_eq _ d_51) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_19 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
have e_49 : t_48 = ((n_0 * m_2 + n_0 * m_5) / (m_2)) by rule (dot_node e_47 e_47 d_52); done.
pose t_53 : R := t_48 / N%:R.
have e_54 : t_53 = ((n_0 * m_2 + n_0 * m_5) / (m_2 * (n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_49 e_27) _); clear - NZ_28 NZ_19 R; first [reflexivity | field; nz | ring].
pose t_56 : R := dot activation activation.
have d_58 : whole (fun i => if z i then (activation i 0) ^+ 2 else (activation i 0) ^+ 2) = (m_2 + m_5) by rule (num_eq (whole_if M_2 M_5) _); clear - R; first [reflexivity | ring].
have d_59 : whole (fun i => (if z i then (activation i 0) else (activation i 0)) * (if z i then (activation i 0) else (activation i 0))) = (m_2 + m_5) by rule (whole_eq _ d_58) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_57 : t_56 = (m_2 + m_5) by rule (dot_node e_6 e_6 d_59); done.
pose t_60 : R := t_56 / N%:R.
have e_61 : t_60 = ((m_2 + m_5) / ((n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_57 e_27) _); clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_62 : R := t_35 * t_60.
have e_63 : t_62 = ((n_0 * m_2 + n_0 * m_5) / ((n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a * b) e_36 e_61) _); clear - NZ_28 R; first [reflexivity | field; nz | ring].
pose t_64 : R := t_62 / t_9.
have e_65 : t_64 = ((n_0 * m_2 + n_0 * m_5) / (m_2 * (n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_63 e_10) _); clear - NZ_19 NZ_28 R; first [reflexivity | field; nz | ring].
have C_55 : t_53 = t_64 by rule (num_eq e_54 (esym (num_eq e_65 _))); clear - NZ_19 NZ_28 R; first [reflexivity | field; nz | ring].
split; first exact: C_26.
split; first exact: C_30.
split; first exact: C_32.
split; first exact: C_34.
split; first exact: C_38.
exact: C_55.
Qed.

(* lnverify.rmsnorm.permutation
   RMSNorm commutes with the exchange of two entries, and so with every permutation
   this project; with a proof; compare Zhang and Sennrich 2019 on pRMSNorm
   not here: a basis vector *)

(* lnverify.partial-rmsnorm.permutation
   pRMSNorm, with one measured entry, does not commute with permutations: it matters which value stands there
   this project; with a proof; compare Zhang and Sennrich 2019 on pRMSNorm
   not here: a basis vector *)

(* lnverify.rms-scale
   The root mean square of ca is |c| times that of a
   this project; with a proof; compare Zhang and Sennrich 2019, §4.1 *)
Theorem lnverify_rms_scale (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  0 <= dot (c *: activation) (c *: activation) / N%:R /\
  0 <= c ^+ 2 /\
  0 <= dot activation activation / N%:R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R) = Num.sqrt (c ^+ 2) * Num.sqrt (dot activation activation / N%:R) :> R.
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
have e_7 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_8 : 'cV[R]_N := c *: activation.
have e_9 : t_8 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_6 e_7) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_10 : R := dot t_8 t_8.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_12 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_13 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2)) = (c ^+ 2 * m_2) by rule (num_eq (partZ (c ^+ 2) M_2) _); clear - R; first [reflexivity | ring].
have d_14 : whole (fun i => (c * ((activation i 0))) * (c * ((activation i 0)))) = (c ^+ 2 * m_2) by rule (whole_eq _ d_13) => i; clear - R; first [reflexivity | ring].
have e_11 : t_10 = (c ^+ 2 * m_2) by rule (dot_node e_9 e_9 d_14); done.
pose t_15 : R := t_10 / N%:R.
have e_16 : t_15 = ((c ^+ 2 * m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_11 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have S_17 : 0 <= (c ^+ 2 * m_2) by rule (nneg_is (c := m_2 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_12 NZ_3 R; sgn].
have S_18 : 0 <= ((c ^+ 2 * m_2) / (n)) by rule (nneg_is (c := (c ^+ 2 * m_2) * n^-1) _ _); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | clear - N_pos S_2 S_12 S_17 NZ_3 R; sgn].
have C_19 : 0 <= t_15 := nneg_is e_16 S_18.
pose t_20 : R := c ^+ 2.
have e_21 : t_20 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
have S_22 : 0 <= (c ^+ 2) by rule (nneg_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_12 S_17 NZ_3 R; sgn].
have S_23 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_2 S_12 S_17 S_22 NZ_3 R; sgn].
have C_24 : 0 <= t_20 := nneg_is e_21 S_23.
pose t_25 : R := dot activation activation.
have d_27 : whole (fun i => (activation i 0) ^+ 2) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_28 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_2 by rule (whole_eq _ d_27) => i; clear - R; first [reflexivity | ring].
have e_26 : t_25 = m_2 by rule (dot_node e_7 e_7 d_28); done.
pose t_29 : R := t_25 / N%:R.
have e_30 : t_29 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_26 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have S_31 : 0 <= (m_2 / (n)) by rule (nneg_is (c := m_2 * n^-1) _ _); [clear - NZ_3 R; first [reflexivity | field; nz | ring] | clear - N_pos S_2 S_12 S_17 S_22 NZ_3 R; sgn].
have C_32 : 0 <= t_29 := nneg_is e_30 S_31.
pose t_33 : R := Num.sqrt t_15.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 <= r & r ^+ 2 = m_2 by exact: (root_nneg S_12).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 <= r & r ^+ 2 = (c ^+ 2) by exact: (root_nneg S_22).
have S_35 : 0 <= (r_3 * r_4 * r_5) by rule (nneg_is (c := r_5 * r_4 * r_3) _ _); [clear - E_r3 E_r4 E_r5 R; first [reflexivity | ring: E_r3 E_r4 E_r5] | clear - N_pos S_2 S_12 S_17 S_22 S_r3 S_r4 S_r5 NZ_3 R; sgn].
have S_36 : 0 <= ((r_3 * r_4 * r_5) / (n)) by rule (nneg_is (c := (r_3 * r_4 * r_5) * n^-1) _ _); [clear - NZ_3 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | clear - N_pos S_2 S_12 S_17 S_22 S_r3 S_r4 S_r5 S_35 NZ_3 R; sgn].
have e_34 : t_33 = ((r_3 * r_4 * r_5) / (n)) by rule (sqrt_node e_16 S_36 _); clear - NZ_3 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_38 : R := Num.sqrt t_20.
have S_40 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - N_pos S_2 S_12 S_17 S_22 S_r3 S_r4 S_r5 S_35 NZ_3 R; sgn].
have e_39 : t_38 = r_5 by rule (sqrt_node e_21 S_40 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_41 : R := Num.sqrt t_29.
have S_43 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_2 S_12 S_17 S_22 S_r3 S_r4 S_r5 S_35 NZ_3 R; sgn].
have S_44 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_3 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_2 S_12 S_17 S_22 S_r3 S_r4 S_r5 S_35 S_43 NZ_3 R; sgn].
have e_42 : t_41 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_30 S_44 _); clear - NZ_3 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_45 : R := t_38 * t_41.
have e_46 : t_45 = ((r_3 * r_4 * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_39 e_42) _); clear - NZ_3 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have C_37 : t_33 = t_45 by rule (num_eq e_34 (esym (num_eq e_46 _))); clear - NZ_3 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
split; first exact: C_5.
split; first exact: C_19.
split; first exact: C_24.
split; first exact: C_32.
exact: C_37.
Qed.

(* lnverify.rmsnorm.sum
   The entries of RMSNorm’s output add to Σ a/√(m + ε): it is orthogonal to 1 where the input is, and only there
   this project; with a proof; compare Gupta, Ozdemir and Anumanchipalli 2024 on the uniform vector *)
Theorem lnverify_rmsnorm_sum (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  sumv (rms_norm eps activation) = sumv activation / Num.sqrt (dot activation activation / N%:R + eps) :> R.
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
have S_29 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_23 NZ_11 NZ_17 NZ_25 NZ_26 R; sgn].
have C_30 : 0 <= t_13 := nneg_is e_14 S_29.
pose t_31 : R := t_21^-1.
have NZ_33 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_32 : t_31 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_22) _); clear - NZ_25 NZ_26 NZ_33 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_34 : 'cV[R]_N := t_31 *: activation.
have e_35 : t_34 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_32 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_36 : R := sumv t_34.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0))).
have e_37 : t_36 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (sum_node e_35 (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_5) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_39 : R := sumv activation.
have e_40 : t_39 = m_5 by rule (sum_node e_1 M_5 _); clear - R; first [reflexivity | ring].
pose t_41 : R := t_39 / t_21.
have e_42 : t_41 = ((r_3 * r_4 * m_5) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_22) _); clear - NZ_25 NZ_26 NZ_33 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_38 : t_36 = t_41 by rule (num_eq e_37 (esym (num_eq e_42 _))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_28.
split; first exact: C_30.
exact: C_38.
Qed.

(* lnverify.recentring-costs
   Taking away the mean leaves the variance as it is, and takes Nμ² from the squared length
   this project; with a proof; compare Zhang and Sennrich 2019, §1 *)
Theorem lnverify_recentring_costs (activation upstream : 'cV[R]_N) :
  (0 < N)%N ->
  N%:R != 0 :> R /\
  variance (centered activation) = variance activation - 0 :> R /\
  dot (centered upstream) (centered upstream) = dot upstream upstream - N%:R * mean upstream ^+ 2 :> R.
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
pose t_18 : R := t_16 / N%:R.
have e_19 : t_18 = 0 by rule (num_eq (num2 (fun a b : R => a / b) e_17 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_20 : 'cV[R]_N := t_18 *: (ones : 'cV[R]_N).
have e_21 : t_20 = (col (fun i => 0)) by rule (col_eq (col_scale e_19 e_11) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := t_14 - t_20.
have e_23 : t_22 = (col (fun i => (activation i 0) + ((- m_1) / (n)) * (1))) by rule (col_eq (col_sub e_15 e_21) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_24 : R := dot t_22 t_22.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_26 : 0 <= m_2 by rewrite -M_2; apply: part_ge0 => i; sgn.
have d_27 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_1) / (n)) * ((activation i 0)) + ((m_1 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (num_eq (partD (partD M_2 (partZ ((- 2%:R * m_1) / (n)) M_1)) (partZ ((m_1 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_28 : whole (fun i => ((activation i 0) + ((- m_1) / (n)) * (1)) * ((activation i 0) + ((- m_1) / (n)) * (1))) = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (whole_eq _ d_27) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_25 : t_24 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_23 e_23 d_28); done.
pose t_29 : R := t_24 / N%:R.
have e_30 : t_29 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_32 : R := dot t_14 t_14.
have e_33 : t_32 = ((n * m_2 - m_1 ^+ 2) / (n)) by rule (dot_node e_15 e_15 d_28); done.
pose t_34 : R := t_32 / N%:R.
have e_35 : t_34 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_33 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_36 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_37 : R := t_34 - (0 : R).
have e_38 : t_37 = ((n * m_2 - m_1 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a - b) e_35 e_36) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_31 : t_29 = t_37 by rule (num_eq e_30 (esym (num_eq e_38 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_39 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_40 : R := sumv upstream.
have [m_3 M_3] := some_number (part xpredT (fun i => (upstream i 0))).
have e_41 : t_40 = m_3 by rule (sum_node e_39 M_3 _); clear - R; first [reflexivity | ring].
pose t_42 : R := t_40 / N%:R.
have e_43 : t_42 = (m_3 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_41 e_1) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_44 : 'cV[R]_N := t_42 *: (ones : 'cV[R]_N).
have e_45 : t_44 = (col (fun i => (m_3 / (n)) * (1))) by rule (col_eq (col_scale e_43 e_11) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_46 : 'cV[R]_N := upstream - t_44.
have e_47 : t_46 = (col (fun i => (upstream i 0) + ((- m_3) / (n)) * (1))) by rule (col_eq (col_sub e_39 e_45) _) => i; reduce; clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_48 : R := dot t_46 t_46.
have [m_4 M_4] := some_number (part xpredT (fun i => (upstream i 0) ^+ 2)).
have S_50 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have d_51 : whole (fun i => (upstream i 0) ^+ 2 + ((- 2%:R * m_3) / (n)) * ((upstream i 0)) + ((m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD M_4 (partZ ((- 2%:R * m_3) / (n)) M_3)) (partZ ((m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have d_52 : whole (fun i => ((upstream i 0) + ((- m_3) / (n)) * (1)) * ((upstream i 0) + ((- m_3) / (n)) * (1))) = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_51) => i; clear - NZ_3 R; first [reflexivity | field; nz | ring].
have e_49 : t_48 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (dot_node e_47 e_47 d_52); done.
pose t_54 : R := dot upstream upstream.
have d_56 : whole (fun i => (upstream i 0) ^+ 2) = m_4 by rule (num_eq M_4 _); clear - R; first [reflexivity | ring].
have d_57 : whole (fun i => ((upstream i 0)) * ((upstream i 0))) = m_4 by rule (whole_eq _ d_56) => i; clear - R; first [reflexivity | ring].
have e_55 : t_54 = m_4 by rule (dot_node e_39 e_39 d_57); done.
pose t_58 : R := t_42 ^+ 2.
have e_59 : t_58 = ((m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_43) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_60 : R := N%:R * t_58.
have e_61 : t_60 = ((m_3 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_1 e_59) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
pose t_62 : R := t_54 - t_60.
have e_63 : t_62 = ((n * m_4 - m_3 ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_55 e_61) _); clear - NZ_3 R; first [reflexivity | field; nz | ring].
have C_53 : t_48 = t_62 by rule (num_eq e_49 (esym (num_eq e_63 _))); clear - NZ_3 R; first [reflexivity | field; nz | ring].
split; first exact: C_5.
split; first exact: C_31.
exact: C_53.
Qed.

(* lnverify.noticed-shifts
   A shift of all entries by one number is lost in LayerNorm; that every vector is lost as a shift is false
   this project; with a proof; compare Zhang and Sennrich 2019, §1 *)
Theorem lnverify_noticed_shifts (activation d : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < variance (activation + d) + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  Num.sqrt (variance (activation + d) + eps) != 0 /\
  0 <= variance (activation + c *: ones) + eps /\
  0 <= variance activation + eps /\
  0 <= variance (activation + d) + eps /\
  normalized eps (activation + c *: ones) = normalized eps activation :> 'cV[R]_N.
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
have e_33 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_34 : 'cV[R]_N := activation + d.
have e_35 : t_34 = (col (fun i => (activation i 0) + (d i 0))) by rule (col_eq (col_add e_1 e_33) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_36 : R := sumv t_34.
have [m_4 M_4] := some_number (part xpredT (fun i => (d i 0))).
have e_37 : t_36 = (m_2 + m_4) by rule (sum_node e_35 (partD M_2 M_4) _); clear - R; first [reflexivity | ring].
pose t_38 : R := t_36 / N%:R.
have e_39 : t_38 = ((m_2 + m_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_37 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_40 : 'cV[R]_N := t_38 *: (ones : 'cV[R]_N).
have e_41 : t_40 = (col (fun i => ((m_2 + m_4) / (n)) * (1))) by rule (col_eq (col_scale e_39 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_42 : 'cV[R]_N := t_34 - t_40.
have e_43 : t_42 = (col (fun i => (activation i 0) + (d i 0) + ((- m_2 - m_4) / (n)) * (1))) by rule (col_eq (col_sub e_35 e_41) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_44 : R := dot t_42 t_42.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (d i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (d i 0) ^+ 2)).
have S_46 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_47 : whole (fun i => (activation i 0) ^+ 2 + 2%:R * ((activation i 0) * (d i 0)) + ((- 2%:R * m_2 - 2%:R * m_4) / (n)) * ((activation i 0)) + (d i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_4) / (n)) * ((d i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_4 + m_4 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD M_3 (partZ 2%:R M_5)) (partZ ((- 2%:R * m_2 - 2%:R * m_4) / (n)) M_2)) M_6) (partZ ((- 2%:R * m_2 - 2%:R * m_4) / (n)) M_4)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_4 + m_4 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_48 : whole (fun i => ((activation i 0) + (d i 0) + ((- m_2 - m_4) / (n)) * (1)) * ((activation i 0) + (d i 0) + ((- m_2 - m_4) / (n)) * (1))) = ((n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) / (n)) by rule (whole_eq _ d_47) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_45 : t_44 = ((n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) / (n)) by rule (dot_node e_43 e_43 d_48); done.
pose t_49 : R := t_44 / N%:R.
have e_50 : t_49 = ((n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_45 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_51 : R := t_49 + eps.
have e_52 : t_51 = ((n ^+ 2 * eps + n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_50 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have H_53 := pos_of H1 e_52.
have NZ_54 := lt0r_neq0 H_53.
have NZ_55 : (n ^+ 2 * eps + n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_54 _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have g_56 : part xpredT (fun i => ((d i 0)) * ((d i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_57 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have g_58 : part xpredT (fun i => ((d i 0)) * ((activation i 0))) = m_5 by rule (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have G_59 := gram g_56 g_57 g_58.
have S_60 : 0 <= (m_3 * m_6 - m_5 ^+ 2) by rule (nneg_is _ G_59); clear - R; ring.
have S_61 : 0 < (n ^+ 2 * eps + n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) by rule (pos_quotient H_53 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 S_46 S_60 NZ_8 NZ_26 NZ_55 R; sgn | clear - NZ_8 R; first [reflexivity | field; nz | ring]].
have NZ_62 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_63 : N%:R != 0 := nz_is e_5 NZ_62.
have e_64 : c = c by [].
pose t_65 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_66 : t_65 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_64 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_67 : 'cV[R]_N := activation + t_65.
have e_68 : t_67 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_1 e_66) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_69 : R := sumv t_67.
have e_70 : t_69 = (n * c + m_2) by rule (sum_node e_68 (partD M_2 (partZ c (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_71 : R := t_69 / N%:R.
have e_72 : t_71 = ((n * c + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_70 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := t_71 *: (ones : 'cV[R]_N).
have e_74 : t_73 = (col (fun i => ((n * c + m_2) / (n)) * (1))) by rule (col_eq (col_scale e_72 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_75 : 'cV[R]_N := t_67 - t_73.
have e_76 : t_75 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_68 e_74) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_77 : R := dot t_75 t_75.
have e_78 : t_77 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_76 e_76 d_18); done.
pose t_79 : R := t_77 / N%:R.
have e_80 : t_79 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_78 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_81 : R := t_79 + eps.
have e_82 : t_81 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_80 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := Num.sqrt t_81.
have [r_8 S_r8 E_r8] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_85 : 0 <= (r_8 / (n)) by rule (nneg_is (c := r_8 * n^-1) _ _); [clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_46 S_60 S_61 S_r8 NZ_8 NZ_26 NZ_55 R; sgn].
have e_84 : t_83 = (r_8 / (n)) by rule (sqrt_node e_82 S_85 _); clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have NZ_86 := lt0r_neq0 S_r8.
have NZ_87 : (r_8 / (n)) != 0 by rule (nz_is (c := (r_8 * n^-1)) _ _); [clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - NZ_86 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_88 : t_83 != 0 := nz_is e_84 NZ_87.
pose t_89 : R := Num.sqrt t_22.
have S_91 : 0 <= (r_8 / (n)) by rule (nneg_is (c := r_8 * n^-1) _ _); [clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_46 S_60 S_61 S_r8 NZ_8 NZ_26 NZ_55 NZ_86 R; sgn].
have e_90 : t_89 = (r_8 / (n)) by rule (sqrt_node e_23 S_91 _); clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have NZ_92 : (r_8 / (n)) != 0 by rule (nz_is (c := (r_8 * n^-1)) _ _); [clear - NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8] | clear - NZ_86 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_93 : t_89 != 0 := nz_is e_90 NZ_92.
pose t_94 : R := Num.sqrt t_51.
have [r_9 S_r9 E_r9] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) by exact: (root_pos S_61).
have S_96 : 0 <= (r_9 / (n)) by rule (nneg_is (c := r_9 * n^-1) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_46 S_60 S_61 S_r8 S_r9 NZ_8 NZ_26 NZ_55 NZ_86 R; sgn].
have e_95 : t_94 = (r_9 / (n)) by rule (sqrt_node e_52 S_96 _); clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9].
have NZ_97 := lt0r_neq0 S_r9.
have NZ_98 : (r_9 / (n)) != 0 by rule (nz_is (c := (r_9 * n^-1)) _ _); [clear - NZ_8 E_r9 R; first [reflexivity | field: E_r9; nz | ring: E_r9] | clear - NZ_97 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_99 : t_94 != 0 := nz_is e_95 NZ_98.
have S_100 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_46 S_60 S_61 S_r8 S_r9 NZ_8 NZ_26 NZ_55 NZ_86 NZ_97 R; sgn].
have C_101 : 0 <= t_81 := nneg_is e_82 S_100.
have S_102 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_46 S_60 S_61 S_r8 S_r9 NZ_8 NZ_26 NZ_55 NZ_86 NZ_97 R; sgn].
have C_103 : 0 <= t_22 := nneg_is e_23 S_102.
have S_104 : 0 <= ((n ^+ 2 * eps + n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_4 - m_4 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_46 S_60 S_61 S_r8 S_r9 NZ_8 NZ_26 NZ_55 NZ_86 NZ_97 R; sgn].
have C_105 : 0 <= t_51 := nneg_is e_52 S_104.
pose t_106 : R := t_83^-1.
have e_107 : t_106 = ((n * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_84) _); clear - NZ_86 NZ_8 NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_108 : 'cV[R]_N := t_106 *: t_75.
have e_109 : t_108 = (col (fun i => ((n * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_107 e_76) _) => i; reduce; clear - NZ_26 NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_111 : R := t_89^-1.
have e_112 : t_111 = ((n * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_90) _); clear - NZ_86 NZ_8 NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
pose t_113 : 'cV[R]_N := t_111 *: t_12.
have e_114 : t_113 = (col (fun i => ((n * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_8) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_112 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
have C_110 : t_108 = t_113 by rule (col_same e_109 e_114 _) => i; clear - NZ_26 E_r8 R; first [reflexivity | field: E_r8; nz | ring: E_r8].
split; first exact: C_63.
split; first exact: C_88.
split; first exact: C_93.
split; first exact: C_99.
split; first exact: C_101.
split; first exact: C_103.
split; first exact: C_105.
exact: C_110.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition lnverify_noticed_shifts_equal_1_says : Prop :=
  forall (activation d : 'cV[R]_N) (eps c : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < variance (activation + d) + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + d) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + d) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + d) = normalized eps activation :> 'cV[R]_N.
End Statement.
Theorem lnverify_noticed_shifts_equal_1_fails (R : rcfType) : ~ (forall N : nat, lnverify_noticed_shifts_equal_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_d : 'cV[R]_2 := vec 2 [:: (0 : R); (1 : R)].
pose letter_eps : R := (1 : R).
pose letter_c : R := (0 : R).
have := claim 2%N letter_activation letter_d letter_eps letter_c.
rewrite /lnverify_noticed_shifts_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
have e_2 : letter_d = vec 2 [:: (0 : R); (1 : R)] by [].
pose t_3 : 'cV[R]_2 := letter_activation + letter_d.
have e_3 : t_3 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_3 e_1 e_2 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_4 : R := sumv t_3.
have e_4 : t_4 = (2%:R : R) by rewrite /t_4 e_3 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_5 : R := 2%:R.
have e_5 : t_5 = (2%:R : R) by rewrite /t_5; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_6 : R := t_4 / t_5.
have e_6 : t_6 = (1 : R) by rewrite /t_6 e_4 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : 'cV[R]_2 := ones.
have e_7 : t_7 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_7 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : 'cV[R]_2 := t_6 *: t_7.
have e_8 : t_8 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_8 e_6 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : 'cV[R]_2 := t_3 - t_8.
have e_9 : t_9 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_9 e_3 e_8 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := dot t_9 t_9.
have e_10 : t_10 = (0 : R) by rewrite /t_10 e_9 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 / t_5.
have e_11 : t_11 = (0 : R) by rewrite /t_11 e_10 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_12 : letter_eps = (1 : R) by [].
pose t_13 : R := t_11 + letter_eps.
have e_13 : t_13 = (1 : R) by rewrite /t_13 e_11 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring]].
pose t_15 : R := t_14^-1.
have e_15 : t_15 = (1 : R) by rewrite /t_15 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_16 : 'cV[R]_2 := t_15 *: t_9.
have e_16 : t_16 = vec 2 [:: (0 : R); (0 : R)] by rewrite /t_16 e_15 e_9 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_17 : R := sumv letter_activation.
have e_17 : t_17 = (1 : R) by rewrite /t_17 e_1 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_18 : R := t_17 / t_5.
have e_18 : t_18 = (1 / 2%:R : R) by rewrite /t_18 e_17 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_19 : 'cV[R]_2 := t_18 *: t_7.
have e_19 : t_19 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_19 e_18 e_7 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_20 : 'cV[R]_2 := letter_activation - t_19.
have e_20 : t_20 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_20 e_1 e_19 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_21 : R := dot t_20 t_20.
have e_21 : t_21 = (1 / 2%:R : R) by rewrite /t_21 e_20 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_22 : R := t_21 / t_5.
have e_22 : t_22 = (1 / 4%:R : R) by rewrite /t_22 e_21 e_5 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_23 : R := t_22 + letter_eps.
have e_23 : t_23 = (5%:R / 4%:R : R) by rewrite /t_23 e_22 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_24 : R := Num.sqrt t_23.
have e_24 : t_24 = (1 / 2%:R * s_5 : R) by rewrite /t_24 e_23; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
pose t_25 : R := t_24^-1.
have e_25 : t_25 = (2%:R / 5%:R * s_5 : R) by rewrite /t_25 e_24 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_26 : 'cV[R]_2 := t_25 *: t_20.
have e_26 : t_26 = vec 2 [:: (1 / 5%:R * s_5 : R); (- 1 / 5%:R * s_5 : R)] by rewrite /t_26 e_25 e_20 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have h_27 : 0 <= letter_eps by rewrite e_12; sgn.
have h_28 : 0 < t_23 by rewrite e_23; sgn.
have h_29 : 0 < t_13 by rewrite e_13; sgn.
move=> /(_ erefl).
move=> /(_ h_27).
move=> /(_ h_28).
move=> /(_ h_29).
case=> _.
case=> _.
case=> _.
case=> _.
case=> _.
apply: (vec_differ (k := 0) (c := (- 1 / 5%:R * s_5 : R)) _ e_16 e_26); [by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5] | apply: (one_over (r := (- 1 * s_5 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* rmsnorm.recentring
   The summed inputs of layer normalization remain intact where inputs or weights are shifted by noise
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; §1, on shifts of inputs or weight matrix by noise *)
Theorem rmsnorm_recentring (activation d : 'cV[R]_N) (eps k c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  k = 0 :> R ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + c *: ones + k *: d) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + c *: ones + k *: d) + eps /\
  0 <= variance activation + eps /\
  normalized eps (activation + c *: ones + k *: d) = normalized eps activation :> 'cV[R]_N.
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
have e_33 : k = k by [].
have e_34 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have E_35 : k = 0 by rule (solved (r := 1) (eq_of H1 e_33 e_34) _); clear - R; first [reflexivity | ring].
have e_36 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_37 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : N%:R != 0 := nz_is e_36 NZ_37.
have e_39 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_40 : c = c by [].
have e_41 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_42 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_43 : t_42 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_40 e_41) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_44 : 'cV[R]_N := activation + t_42.
have e_45 : t_44 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_39 e_43) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_47 : d = (col (fun i => (d i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_48 : 'cV[R]_N := k *: d.
have e_49 : t_48 = (col (fun i => 0)) by rule (col_eq (col_scale E_35 e_47) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_50 : 'cV[R]_N := t_44 + t_48.
have e_51 : t_50 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_45 e_49) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_52 : R := sumv t_50.
have e_53 : t_52 = (n * c + m_2) by rule (sum_node e_51 (partD M_2 (partZ c (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_54 : R := t_52 / N%:R.
have e_55 : t_54 = ((n * c + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_53 e_36) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_56 : 'cV[R]_N := t_54 *: (ones : 'cV[R]_N).
have e_57 : t_56 = (col (fun i => ((n * c + m_2) / (n)) * (1))) by rule (col_eq (col_scale e_55 e_41) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_58 : 'cV[R]_N := t_50 - t_56.
have e_59 : t_58 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_51 e_57) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_60 : R := dot t_58 t_58.
have d_62 : whole (fun i => (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n)) * ((activation i 0)) + ((m_2 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (num_eq (partD (partD M_3 (partZ ((- 2%:R * m_2) / (n)) M_2)) (partZ ((m_2 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_63 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (whole_eq _ d_62) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_61 : t_60 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_59 e_59 d_63); done.
pose t_64 : R := t_60 / N%:R.
have e_65 : t_64 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_61 e_36) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_66 : eps = eps by [].
pose t_67 : R := t_64 + eps.
have e_68 : t_67 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_65 e_66) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : R := Num.sqrt t_67.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_71 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r6 NZ_8 NZ_26 R; sgn].
have e_70 : t_69 = (r_6 / (n)) by rule (sqrt_node e_68 S_71 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_72 := lt0r_neq0 S_r6.
have NZ_73 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_72 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_74 : t_69 != 0 := nz_is e_70 NZ_73.
pose t_75 : R := sumv activation.
have e_76 : t_75 = m_2 by rule (sum_node e_39 M_2 _); clear - R; first [reflexivity | ring].
pose t_77 : R := t_75 / N%:R.
have e_78 : t_77 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_76 e_36) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_79 : 'cV[R]_N := t_77 *: (ones : 'cV[R]_N).
have e_80 : t_79 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_78 e_41) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_81 : 'cV[R]_N := activation - t_79.
have e_82 : t_81 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_39 e_80) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_83 : R := dot t_81 t_81.
have e_84 : t_83 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_82 e_82 d_63); done.
pose t_85 : R := t_83 / N%:R.
have e_86 : t_85 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_84 e_36) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_87 : R := t_85 + eps.
have e_88 : t_87 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_86 e_66) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_89 : R := Num.sqrt t_87.
have S_91 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r6 NZ_8 NZ_26 NZ_72 R; sgn].
have e_90 : t_89 = (r_6 / (n)) by rule (sqrt_node e_88 S_91 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_92 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_72 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_93 : t_89 != 0 := nz_is e_90 NZ_92.
have S_94 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r6 NZ_8 NZ_26 NZ_72 R; sgn].
have C_95 : 0 <= t_67 := nneg_is e_68 S_94.
have S_96 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r6 NZ_8 NZ_26 NZ_72 R; sgn].
have C_97 : 0 <= t_87 := nneg_is e_88 S_96.
pose t_98 : R := t_69^-1.
have e_99 : t_98 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_70) _); clear - NZ_72 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_100 : 'cV[R]_N := t_98 *: t_58.
have e_101 : t_100 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_99 e_59) _) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_103 : R := t_89^-1.
have e_104 : t_103 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_90) _); clear - NZ_72 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_105 : 'cV[R]_N := t_103 *: t_81.
have e_106 : t_105 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_104 e_82) _) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have C_102 : t_100 = t_105 by rule (col_same e_101 e_106 _) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
split; first exact: C_38.
split; first exact: C_74.
split; first exact: C_93.
split; first exact: C_95.
split; first exact: C_97.
exact: C_102.
Qed.

(* rmsnorm.eq8
   The gradient at the gain is proportional to the normalized summed inputs, and that at the bias is the upstream one
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; §4.2, Eq. (8) *)
Theorem rmsnorm_eq8 (activation upstream gain bias : 'cV[R]_N) :
  (0 < N)%N ->
  0 < dot activation activation ->
  exists G1 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N => dot upstream (had gain (rms_norm 0 activation) + bias)) gain G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun bias : 'cV[R]_N => dot upstream (had gain (rms_norm 0 activation) + bias)) bias G2 /\
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  G1 = had upstream (rms_norm 0 activation) :> 'cV[R]_N /\
  G2 = upstream :> 'cV[R]_N.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_13 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_2 / N%:R.
have NZ_16 := lt0r_neq0 N_pos.
have e_15 : t_14 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_13) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
have e_17 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_18 : R := t_14 + (0 : R).
have e_19 : t_18 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_15 e_17) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_20 : R := Num.sqrt t_18.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_22 : 0 <= (r_2 * r_3) by rule (nneg_is (c := r_3 * r_2) _ _); [clear - E_r2 E_r3 R; first [reflexivity | ring: E_r2 E_r3] | clear - N_pos S_4 S_5 S_11 S_r2 S_r3 NZ_10 NZ_16 R; sgn].
have S_23 : 0 <= ((r_2 * r_3) / (n)) by rule (nneg_is (c := (r_2 * r_3) * n^-1) _ _); [clear - NZ_16 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3] | clear - N_pos S_4 S_5 S_11 S_r2 S_r3 S_22 NZ_10 NZ_16 R; sgn].
have e_21 : t_20 = ((r_2 * r_3) / (n)) by rule (sqrt_node e_19 S_23 _); clear - NZ_16 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
pose t_24 : R := t_20^-1.
have NZ_26 := lt0r_neq0 S_r3.
have NZ_27 := lt0r_neq0 S_r2.
have NZ_28 : (r_2 * r_3) != 0 :> R by rule (nz_is (c := (r_3 * r_2)) _ _); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_25 : t_24 = ((r_2 * r_3) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_21) _); clear - NZ_26 NZ_27 NZ_28 NZ_16 NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
pose t_29 : 'cV[R]_N := t_24 *: activation.
have e_30 : t_29 = (col (fun i => ((r_2 * r_3) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_25 e_1) _) => i; reduce; clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
have e_31 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G1_32 : 'cV[R]_N := (col (fun i => ((r_2 * r_3) / (m_1)) * ((activation i 0) * (upstream i 0)))).
have e_33 : G1_32 = (col (fun i => ((r_2 * r_3) / (m_1)) * ((activation i 0) * (upstream i 0)))) by [].
have C_34 : is_gradient (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + 0))^-1 *: activation) + bias)) gain G1_32.
have size_ge0 := @size1_ge0 R N.
have D_35 := VD_at gain.
have D_36 := VD_hadr size_ge0 t_29 D_35.
have D_37 := VD_addr size_ge0 (bias : 'cV[R]_N) D_36.
have D_38 := D_dotl size_ge0 upstream D_37.
refine (gradient_by (F := (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + 0))^-1 *: activation) + bias))) D_38 _) => h_39.
have e_40 : h_39 = (col (fun i => (h_39 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_41 : 'cV[R]_N := had h_39 t_29.
have e_42 : t_41 = (col (fun i => ((r_2 * r_3) / (m_1)) * ((activation i 0) * (h_39 i 0)))) by rule (col_eq (col_had e_40 e_30) _) => i; reduce; clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
pose t_43 : R := dot upstream t_41.
have [m_6 M_6] := some_number (part xpredT (fun i => (activation i 0) * (h_39 i 0) * (upstream i 0))).
have d_45 : whole (fun i => ((r_2 * r_3) / (m_1)) * ((activation i 0) * (h_39 i 0) * (upstream i 0))) = ((r_2 * r_3 * m_6) / (m_1)) by rule (num_eq (partZ ((r_2 * r_3) / (m_1)) M_6) _); clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
have d_46 : whole (fun i => ((upstream i 0)) * (((r_2 * r_3) / (m_1)) * ((activation i 0) * (h_39 i 0)))) = ((r_2 * r_3 * m_6) / (m_1)) by rule (whole_eq _ d_45) => i; clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
have e_44 : t_43 = ((r_2 * r_3 * m_6) / (m_1)) by rule (dot_node e_31 e_42 d_46); done.
pose t_47 : R := dot G1_32 h_39.
have d_49 : whole (fun i => (((r_2 * r_3) / (m_1)) * ((activation i 0) * (upstream i 0))) * ((h_39 i 0))) = ((r_2 * r_3 * m_6) / (m_1)) by rule (whole_eq _ d_45) => i; clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
have e_48 : t_47 = ((r_2 * r_3 * m_6) / (m_1)) by rule (dot_node e_33 e_40 d_49); done.
rule (num_eq e_44 (esym (num_eq e_48 _))); clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
have e_50 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G2_51 : 'cV[R]_N := (col (fun i => (upstream i 0))).
have e_52 : G2_51 = (col (fun i => (upstream i 0))) by [].
have C_53 : is_gradient (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + 0))^-1 *: activation) + bias)) bias G2_51.
have size_ge0 := @size1_ge0 R N.
have D_54 := VD_at bias.
have D_55 := VD_addl size_ge0 (had gain ((Num.sqrt (dot activation activation / N%:R + 0))^-1 *: activation) : 'cV[R]_N) D_54.
have D_56 := D_dotl size_ge0 upstream D_55.
refine (gradient_by (F := (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + 0))^-1 *: activation) + bias))) D_56 _) => h_57.
have e_58 : h_57 = (col (fun i => (h_57 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_59 : R := dot upstream h_57.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_57 i 0) * (upstream i 0))).
have d_61 : whole (fun i => (h_57 i 0) * (upstream i 0)) = m_7 by rule (num_eq M_7 _); clear - R; first [reflexivity | ring].
have d_62 : whole (fun i => ((upstream i 0)) * ((h_57 i 0))) = m_7 by rule (whole_eq _ d_61) => i; clear - R; first [reflexivity | ring].
have e_60 : t_59 = m_7 by rule (dot_node e_31 e_58 d_62); done.
pose t_63 : R := dot G2_51 h_57.
have e_64 : t_63 = m_7 by rule (dot_node e_52 e_58 d_62); done.
rule (num_eq e_60 (esym (num_eq e_64 _))); clear - R; first [reflexivity | ring].
have NZ_65 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_66 : N%:R != 0 := nz_is e_13 NZ_65.
have NZ_67 : ((r_2 * r_3) / (n)) != 0 by rule (nz_is (c := (r_3 * r_2 * n^-1)) _ _); [clear - NZ_16 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3] | clear - NZ_26 NZ_27 NZ_16 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_68 : t_20 != 0 := nz_is e_21 NZ_67.
have S_69 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_16 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_r2 S_r3 S_22 NZ_10 NZ_16 NZ_26 NZ_27 NZ_28 R; sgn].
have C_70 : 0 <= t_18 := nneg_is e_19 S_69.
pose t_72 : 'cV[R]_N := had upstream t_29.
have e_73 : t_72 = (col (fun i => ((r_2 * r_3) / (m_1)) * ((activation i 0) * (upstream i 0)))) by rule (col_eq (col_had e_31 e_30) _) => i; reduce; clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
have C_71 : G1_32 = t_72 by rule (col_same e_33 e_73 _) => i; clear - NZ_10 E_r2 E_r3 R; first [reflexivity | field: E_r2 E_r3; nz | ring: E_r2 E_r3].
have C_74 : G2_51 = upstream by rule (col_same e_52 e_31 _) => i; clear - R; first [reflexivity | ring].
exists G1_32; split; first exact: C_34.
exists G2_51; split; first exact: C_53.
split; first exact: C_66.
split; first exact: C_68.
split; first exact: C_70.
split; first exact: C_71.
exact: C_74.
Qed.

(* lnverify.rmsnorm.parameters
   The gradients at RMSNorm’s gain and bias are u ⊙ y and u, with y the output before both
   this project; with a proof; compare Zhang and Sennrich 2019, Eq. (8) *)
Theorem lnverify_rmsnorm_parameters (activation upstream gain bias : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N => dot upstream (had gain (rms_norm eps activation) + bias)) gain G1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun bias : 'cV[R]_N => dot upstream (had gain (rms_norm eps activation) + bias)) bias G2 /\
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  G1 = had upstream (rms_norm eps activation) :> 'cV[R]_N /\
  G2 = upstream :> 'cV[R]_N.
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
have e_19 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : R := Num.sqrt t_13.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_22 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_23 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_22 NZ_11 NZ_17 R; sgn].
have e_21 : t_20 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_23 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_24 : R := t_20^-1.
have NZ_26 := lt0r_neq0 S_r4.
have NZ_27 := lt0r_neq0 S_r3.
have NZ_28 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_25 : t_24 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_21) _); clear - NZ_26 NZ_27 NZ_28 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_29 : 'cV[R]_N := t_24 *: activation.
have e_30 : t_29 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_25 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_31 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G1_32 : 'cV[R]_N := (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0)))).
have e_33 : G1_32 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0)))) by [].
have C_34 : is_gradient (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation) + bias)) gain G1_32.
have size_ge0 := @size1_ge0 R N.
have D_35 := VD_at gain.
have D_36 := VD_hadr size_ge0 t_29 D_35.
have D_37 := VD_addr size_ge0 (bias : 'cV[R]_N) D_36.
have D_38 := D_dotl size_ge0 upstream D_37.
refine (gradient_by (F := (fun gain : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation) + bias))) D_38 _) => h_39.
have e_40 : h_39 = (col (fun i => (h_39 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_41 : 'cV[R]_N := had h_39 t_29.
have e_42 : t_41 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (h_39 i 0)))) by rule (col_eq (col_had e_40 e_30) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_43 : R := dot upstream t_41.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_39 i 0) * (upstream i 0))).
have d_45 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (h_39 i 0) * (upstream i 0))) = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_7) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_46 : whole (fun i => ((upstream i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (h_39 i 0)))) = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (whole_eq _ d_45) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_44 : t_43 = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (dot_node e_31 e_42 d_46); done.
pose t_47 : R := dot G1_32 h_39.
have d_49 : whole (fun i => (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0))) * ((h_39 i 0))) = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (whole_eq _ d_45) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_48 : t_47 = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (dot_node e_33 e_40 d_49); done.
rule (num_eq e_44 (esym (num_eq e_48 _))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_50 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G2_51 : 'cV[R]_N := (col (fun i => (upstream i 0))).
have e_52 : G2_51 = (col (fun i => (upstream i 0))) by [].
have C_53 : is_gradient (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation) + bias)) bias G2_51.
have size_ge0 := @size1_ge0 R N.
have D_54 := VD_at bias.
have D_55 := VD_addl size_ge0 (had gain ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation) : 'cV[R]_N) D_54.
have D_56 := D_dotl size_ge0 upstream D_55.
refine (gradient_by (F := (fun bias : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation) + bias))) D_56 _) => h_57.
have e_58 : h_57 = (col (fun i => (h_57 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_59 : R := dot upstream h_57.
have [m_8 M_8] := some_number (part xpredT (fun i => (h_57 i 0) * (upstream i 0))).
have d_61 : whole (fun i => (h_57 i 0) * (upstream i 0)) = m_8 by rule (num_eq M_8 _); clear - R; first [reflexivity | ring].
have d_62 : whole (fun i => ((upstream i 0)) * ((h_57 i 0))) = m_8 by rule (whole_eq _ d_61) => i; clear - R; first [reflexivity | ring].
have e_60 : t_59 = m_8 by rule (dot_node e_31 e_58 d_62); done.
pose t_63 : R := dot G2_51 h_57.
have e_64 : t_63 = m_8 by rule (dot_node e_52 e_58 d_62); done.
rule (num_eq e_60 (esym (num_eq e_64 _))); clear - R; first [reflexivity | ring].
have NZ_65 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_66 : N%:R != 0 := nz_is e_8 NZ_65.
have NZ_67 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_26 NZ_27 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_68 : t_20 != 0 := nz_is e_21 NZ_67.
have S_69 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_22 NZ_11 NZ_17 NZ_26 NZ_27 NZ_28 R; sgn].
have C_70 : 0 <= t_13 := nneg_is e_14 S_69.
pose t_72 : 'cV[R]_N := had upstream t_29.
have e_73 : t_72 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0)))) by rule (col_eq (col_had e_31 e_30) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_71 : G1_32 = t_72 by rule (col_same e_33 e_73 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_74 : G2_51 = upstream by rule (col_same e_52 e_31 _) => i; clear - R; first [reflexivity | ring].
exists G1_32; split; first exact: C_34.
exists G2_51; split; first exact: C_53.
split; first exact: C_66.
split; first exact: C_68.
split; first exact: C_70.
split; first exact: C_71.
exact: C_74.
Qed.

(* lnverify.rmsnorm.jacobian
   RMSNorm’s Jacobian is (I − yyᵀ/N)/√(m + ε), and takes a to εy/(m + ε)
   this project; with a proof; compare Zhang and Sennrich 2019, Eq. (9) *)
Theorem lnverify_rmsnorm_jacobian (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => rms_norm eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  dot activation activation / N%:R + eps != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  J1 = (Num.sqrt (dot activation activation / N%:R + eps))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm eps activation) (rms_norm eps activation)) :> 'M[R]_N /\
  ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm eps activation) (rms_norm eps activation))) *m activation = (eps / (dot activation activation / N%:R + eps)) *: rms_norm eps activation :> 'cV[R]_N.
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
pose t_19 : R := Num.sqrt t_13.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_21 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_22 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_21 NZ_11 NZ_17 R; sgn].
have e_20 : t_19 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_22 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_23 : R := t_19^-1.
have NZ_25 := lt0r_neq0 S_r4.
have NZ_26 := lt0r_neq0 S_r3.
have NZ_27 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_24 : t_23 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_20) _); clear - NZ_25 NZ_26 NZ_27 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose J1_28 : 'M[R]_N := (opr (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))))]).
have e_29 : J1_28 = (opr (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))))]) by [].
have C_30 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation) activation J1_28.
have size_ge0 := @size1_ge0 R N.
have D_31 := VD_at activation.
have D_32 := D_dot size_ge0 D_31 D_31.
have D_33 := D_mulr size_ge0 (N%:R^-1) D_32.
have D_34 := D_addr size_ge0 eps D_33.
have S_36 : 0 < ((n * eps + m_2) / (n)) by rule (pos_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_21 NZ_11 NZ_17 NZ_25 NZ_26 NZ_27 R; sgn].
have C_35 : 0 < t_13 := pos_is e_14 S_36.
have D_37 := D_sqrt size_ge0 C_35 D_34.
have NZ_38 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_19 != 0 := nz_is e_20 NZ_38.
have D_40 := D_inv size_ge0 C_39 D_37.
have D_41 := VD_scale size_ge0 D_40 D_31.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation)) D_41 _) => h_42.
have e_43 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_44 : R := (2%:R : R) * t_19.
have e_45 : t_44 = ((2%:R * r_3 * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_43 e_20) _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_46 : R := t_44^-1.
have NZ_48 : (2%:R * r_3 * r_4) != 0 :> R by rule (nz_is (c := (2%:R * r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_25 NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_47 : t_46 = ((r_3 * r_4) / (2%:R * (n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_45) _); clear - NZ_25 NZ_26 NZ_48 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_49 : h_42 = (col (fun i => (h_42 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_50 : R := dot h_42 activation.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (h_42 i 0))).
have d_52 : whole (fun i => (activation i 0) * (h_42 i 0)) = m_5 by rule (num_eq M_5 _); clear - R; first [reflexivity | ring].
have d_53 : whole (fun i => ((h_42 i 0)) * ((activation i 0))) = m_5 by rule (whole_eq _ d_52) => i; clear - R; first [reflexivity | ring].
have e_51 : t_50 = m_5 by rule (dot_node e_49 e_1 d_53); done.
pose t_54 : R := dot activation h_42.
have d_56 : whole (fun i => ((activation i 0)) * ((h_42 i 0))) = m_5 by rule (whole_eq _ d_52) => i; clear - R; first [reflexivity | ring].
have e_55 : t_54 = m_5 by rule (dot_node e_1 e_49 d_56); done.
pose t_57 : R := t_50 + t_54.
have e_58 : t_57 = (2%:R * m_5) by rule (num_eq (num2 (fun a b : R => a + b) e_51 e_55) _); clear - R; first [reflexivity | ring].
pose t_59 : R := t_57 / N%:R.
have e_60 : t_59 = ((2%:R * m_5) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_58 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_61 : R := t_46 * t_59.
have e_62 : t_61 = ((r_3 * r_4 * m_5) / (n * (n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_47 e_60) _); clear - NZ_17 NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_63 : R := t_23 * t_61.
have e_64 : t_63 = (m_5 / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a * b) e_24 e_62) _); clear - NZ_17 NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_65 : R := t_23 * t_63.
have e_66 : t_65 = ((r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_24 e_64) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_67 : R := - t_65.
have e_68 : t_67 = ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_66) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_69 : 'cV[R]_N := t_67 *: activation.
have e_70 : t_69 = (col (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_68 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_71 : 'cV[R]_N := t_23 *: h_42.
have e_72 : t_71 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((h_42 i 0)))) by rule (col_eq (col_scale e_24 e_49) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_73 : 'cV[R]_N := t_69 + t_71.
have e_74 : t_73 = (col (fun i => ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((h_42 i 0)))) by rule (col_eq (col_add e_70 e_72) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_75 : 'cV[R]_N := J1_28 *m h_42.
have d_77 : whole (fun i => ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) * (h_42 i 0))) = ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (partZ ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) M_5) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_78 : whole (fun i => (((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))) * ((h_42 i 0))) = ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) by rule (whole_eq _ d_77) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_76 : t_75 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((h_42 i 0)) + ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- r_3 * r_4 * m_5) / ((n * eps + m_2) ^+ 2))]) e_29 e_49 (conj d_78 I)) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
rule (col_same e_74 e_76 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_79 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_80 : N%:R != 0 := nz_is e_8 NZ_79.
have NZ_81 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_25 NZ_26 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_19 != 0 := nz_is e_20 NZ_81.
have NZ_83 : ((n * eps + m_2) / (n)) != 0 by rule (nz_is (c := ((n * eps + m_2) * n^-1)) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - NZ_17 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_84 : t_13 != 0 := nz_is e_14 NZ_83.
have S_85 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_21 NZ_11 NZ_17 NZ_25 NZ_26 NZ_27 R; sgn].
have C_86 : 0 <= t_13 := nneg_is e_14 S_85.
have e_88 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_89 : R := N%:R^-1.
have e_90 : t_89 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_91 : 'cV[R]_N := t_23 *: activation.
have e_92 : t_91 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_24 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_93 : 'M[R]_N := outer t_91 t_91.
have e_94 : t_93 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0))), (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_92 e_92) _ _); [move=> i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_95 : 'M[R]_N := t_89 *: t_93.
have e_96 : t_95 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / ((n * eps + m_2))) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_90 e_94) _ _); [move=> i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_97 : 'M[R]_N := (1%:M : 'M[R]_N) - t_95.
have e_98 : t_97 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / ((n * eps + m_2))) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_88 e_96) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_17 R; first [reflexivity | field; nz | ring]].
pose t_99 : 'M[R]_N := t_23 *: t_97.
have e_100 : t_99 = (opr (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_24 e_98) _ _); [move=> i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
have C_87 : J1_28 = t_99 by rule (opr_same e_29 e_100 _ _); [move=> i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_101 : 'cV[R]_N := t_99 *m activation.
have d_103 : whole (fun i => ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0) ^+ 2)) = ((- m_2 * r_3 * r_4) / ((n * eps + m_2) ^+ 2)) by rule (num_eq (partZ ((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) M_2) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_104 : whole (fun i => (((- r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0))) * ((activation i 0))) = ((- m_2 * r_3 * r_4) / ((n * eps + m_2) ^+ 2)) by rule (whole_eq _ d_103) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_102 : t_101 = (col (fun i => ((n * eps * r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- m_2 * r_3 * r_4) / ((n * eps + m_2) ^+ 2))]) e_100 e_1 (conj d_104 I)) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_106 : R := eps / t_13.
have e_107 : t_106 = ((n * eps) / ((n * eps + m_2))) by rule (num_eq (num2 (fun a b : R => a / b) e_12 e_14) _); clear - NZ_17 NZ_11 R; first [reflexivity | field; nz | ring].
pose t_108 : 'cV[R]_N := t_106 *: t_91.
have e_109 : t_108 = (col (fun i => ((n * eps * r_3 * r_4) / ((n * eps + m_2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_107 e_92) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_105 : t_101 = t_108 by rule (col_same e_102 e_109 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
exists J1_28; split; first exact: C_30.
split; first exact: C_80.
split; first exact: C_82.
split; first exact: C_84.
split; first exact: C_86.
split; first exact: C_87.
exact: C_105.
Qed.

(* rmsnorm.eq10
   The matrix R of the backward pass becomes R/c where the summed inputs are scaled by c
   B. Zhang, R. Sennrich, “Root Mean Square Layer Normalization”, arXiv:1910.07467, the abstract, the README of the
   authors’ code, commit 6497139, and §1 and §4 in quotations; §4.2, Eq. (10) *)
Theorem rmsnorm_eq10 (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ->
  N%:R != 0 :> R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0) != 0 /\
  c != 0 /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R + 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  (Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 (c *: activation)) (rms_norm 0 (c *: activation))) = (1 / c) *: ((Num.sqrt (dot activation activation / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 activation) (rms_norm 0 activation))) :> 'M[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : c = c by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < c by rule (pos_quotient H_13 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_18 := lt0r_neq0 N_pos.
have NZ_19 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : N%:R != 0 := nz_is e_17 NZ_19.
pose t_21 : 'cV[R]_N := c *: activation.
have e_22 : t_21 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_23 : R := dot t_21 t_21.
have d_25 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_26 : whole (fun i => (c * ((activation i 0))) * (c * ((activation i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_25) => i; clear - R; first [reflexivity | ring].
have e_24 : t_23 = (m_1 * c ^+ 2) by rule (dot_node e_22 e_22 d_26); done.
pose t_27 : R := t_23 / N%:R.
have e_28 : t_27 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_29 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_30 : R := t_27 + (0 : R).
have e_31 : t_30 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_32 : R := Num.sqrt t_30.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_34 : 0 <= (c * r_3 * r_4) by rule (nneg_is (c := r_4 * r_3 * c) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 NZ_10 NZ_15 NZ_18 R; sgn].
have S_35 : 0 <= ((c * r_3 * r_4) / (n)) by rule (nneg_is (c := (c * r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 NZ_10 NZ_15 NZ_18 R; sgn].
have e_33 : t_32 = ((c * r_3 * r_4) / (n)) by rule (sqrt_node e_31 S_35 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_36 := lt0r_neq0 S_r4.
have NZ_37 := lt0r_neq0 S_r3.
have NZ_38 : ((c * r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * c * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_15 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_32 != 0 := nz_is e_33 NZ_38.
have NZ_40 : c != 0 by rule (nz_is (c := (c)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : c != 0 := nz_is e_12 NZ_40.
pose t_42 : R := t_2 / N%:R.
have e_43 : t_42 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_44 : R := t_42 + (0 : R).
have e_45 : t_44 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_43 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_46 : R := Num.sqrt t_44.
have S_48 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have S_49 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_48 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have e_47 : t_46 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_45 S_49 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_50 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : t_46 != 0 := nz_is e_47 NZ_50.
have S_52 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_48 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have S_53 : 0 <= ((m_1 * c ^+ 2) / (n)) by rule (nneg_is (c := (m_1 * c ^+ 2) * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_48 S_52 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_54 : 0 <= t_30 := nneg_is e_31 S_53.
have S_55 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_48 S_52 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_56 : 0 <= t_44 := nneg_is e_45 S_55.
pose t_57 : R := t_32^-1.
have NZ_59 : (c * r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3 * c)) _ _); [clear - R; ring | clear - NZ_36 NZ_37 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_58 : t_57 = ((r_3 * r_4) / (c * m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_36 NZ_37 NZ_15 NZ_59 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_60 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_61 : R := N%:R^-1.
have e_62 : t_61 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_63 : 'cV[R]_N := t_57 *: t_21.
have e_64 : t_63 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_58 e_22) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_65 : 'M[R]_N := outer t_63 t_63.
have e_66 : t_65 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))), (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_64 e_64) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_67 : 'M[R]_N := t_61 *: t_65.
have e_68 : t_67 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_62 e_66) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_69 : 'M[R]_N := (1%:M : 'M[R]_N) - t_67.
have e_70 : t_69 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_60 e_68) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_71 : 'M[R]_N := t_57 *: t_69.
have e_72 : t_71 = (opr (fun i => ((r_3 * r_4) / (c * m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / (c * m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_58 e_70) _ _); [move=> i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
have e_74 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_75 : R := (1 : R) / c.
have e_76 : t_75 = (1 / (c)) by rule (num_eq (num2 (fun a b : R => a / b) e_74 e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_77 : R := t_46^-1.
have NZ_79 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_36 NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_78 : t_77 = ((r_3 * r_4) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_47) _); clear - NZ_36 NZ_37 NZ_79 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_80 : 'cV[R]_N := t_77 *: activation.
have e_81 : t_80 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_78 e_1) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_82 : 'M[R]_N := outer t_80 t_80.
have e_83 : t_82 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))), (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_81 e_81) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_84 : 'M[R]_N := t_61 *: t_82.
have e_85 : t_84 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_62 e_83) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_86 : 'M[R]_N := (1%:M : 'M[R]_N) - t_84.
have e_87 : t_86 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_60 e_85) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_88 : 'M[R]_N := t_77 *: t_86.
have e_89 : t_88 = (opr (fun i => ((r_3 * r_4) / (m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / (m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_78 e_87) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_90 : 'M[R]_N := t_75 *: t_88.
have e_91 : t_90 = (opr (fun i => ((r_3 * r_4) / (c * m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / (c * m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_76 e_89) _ _); [move=> i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
have C_73 : t_71 = t_90 by rule (opr_same e_72 e_91 _ _); [move=> i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
split; first exact: C_20.
split; first exact: C_39.
split; first exact: C_41.
split; first exact: C_51.
split; first exact: C_54.
split; first exact: C_56.
exact: C_73.
Qed.

(* lnverify.rmsnorm.jacobian-size
   At ca RMSNorm’s Jacobian without ε, times |c|, is that at a, whatever the sign of c
   this project; with a proof; compare Zhang and Sennrich 2019, Eq. (10) *)
Theorem lnverify_rmsnorm_jacobian_size (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ^+ 2 ->
  N%:R != 0 :> R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0) != 0 /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= c ^+ 2 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R + 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  Num.sqrt (c ^+ 2) *: ((Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 (c *: activation)) (rms_norm 0 (c *: activation)))) = 1 *: ((Num.sqrt (dot activation activation / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 activation) (rms_norm 0 activation))) :> 'M[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : c = c by [].
pose t_13 : R := c ^+ 2.
have e_14 : t_13 = (c ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_12) _); clear - R; first [reflexivity | ring].
have H_15 := pos_of H1 e_14.
have NZ_16 := lt0r_neq0 H_15.
have NZ_17 : c != 0 by rule (nz_factor (f := c) (r := c) NZ_16 _); clear - R; first [reflexivity | ring].
have e_18 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_19 := lt0r_neq0 N_pos.
have NZ_20 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_21 : N%:R != 0 := nz_is e_18 NZ_20.
pose t_22 : 'cV[R]_N := c *: activation.
have e_23 : t_22 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_24 : R := dot t_22 t_22.
have d_26 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_27 : whole (fun i => (c * ((activation i 0))) * (c * ((activation i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_26) => i; clear - R; first [reflexivity | ring].
have e_25 : t_24 = (m_1 * c ^+ 2) by rule (dot_node e_23 e_23 d_27); done.
pose t_28 : R := t_24 / N%:R.
have e_29 : t_28 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_25 e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have e_30 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_31 : R := t_28 + (0 : R).
have e_32 : t_31 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_29 e_30) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_33 : R := Num.sqrt t_31.
have S_35 : 0 < (c ^+ 2) by rule (pos_is (c := c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 NZ_10 NZ_17 NZ_19 R; sgn].
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = (c ^+ 2) by exact: (root_pos S_35).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_36 : 0 <= (r_3 * r_4 * r_5) by rule (nneg_is (c := r_5 * r_4 * r_3) _ _); [clear - E_r3 E_r4 E_r5 R; first [reflexivity | ring: E_r3 E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 NZ_10 NZ_17 NZ_19 R; sgn].
have S_37 : 0 <= ((r_3 * r_4 * r_5) / (n)) by rule (nneg_is (c := (r_3 * r_4 * r_5) * n^-1) _ _); [clear - NZ_19 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 NZ_10 NZ_17 NZ_19 R; sgn].
have e_34 : t_33 = ((r_3 * r_4 * r_5) / (n)) by rule (sqrt_node e_32 S_37 _); clear - NZ_19 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have NZ_38 := lt0r_neq0 S_r5.
have NZ_39 := lt0r_neq0 S_r4.
have NZ_40 := lt0r_neq0 S_r3.
have NZ_41 : ((r_3 * r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * r_3 * n^-1)) _ _); [clear - NZ_19 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | clear - NZ_38 NZ_39 NZ_40 NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_42 : t_33 != 0 := nz_is e_34 NZ_41.
pose t_43 : R := t_2 / N%:R.
have e_44 : t_43 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_45 : R := t_43 + (0 : R).
have e_46 : t_45 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_44 e_30) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_47 : R := Num.sqrt t_45.
have S_49 : 0 <= (r_4 * r_5) by rule (nneg_is (c := r_5 * r_4) _ _); [clear - E_r4 E_r5 R; first [reflexivity | ring: E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have S_50 : 0 <= ((r_4 * r_5) / (n)) by rule (nneg_is (c := (r_4 * r_5) * n^-1) _ _); [clear - NZ_19 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have e_48 : t_47 = ((r_4 * r_5) / (n)) by rule (sqrt_node e_46 S_50 _); clear - NZ_19 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
have NZ_51 : ((r_4 * r_5) / (n)) != 0 by rule (nz_is (c := (r_5 * r_4 * n^-1)) _ _); [clear - NZ_19 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | clear - NZ_38 NZ_39 NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_52 : t_47 != 0 := nz_is e_48 NZ_51.
have S_53 : 0 <= (c ^+ 2) by rule (nneg_is (c := (c ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have C_54 : 0 <= t_13 := nneg_is e_14 S_53.
have S_55 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have S_56 : 0 <= ((m_1 * c ^+ 2) / (n)) by rule (nneg_is (c := (m_1 * c ^+ 2) * n^-1) _ _); [clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 S_55 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have C_57 : 0 <= t_31 := nneg_is e_32 S_56.
have S_58 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 S_55 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have C_59 : 0 <= t_45 := nneg_is e_46 S_58.
pose t_60 : R := Num.sqrt t_13.
have S_62 : 0 <= r_3 by rule (nneg_is (c := r_3) _ _); [clear - E_r3 R; first [reflexivity | ring: E_r3] | clear - N_pos S_4 S_5 S_11 S_35 S_r3 S_r4 S_r5 S_36 S_49 S_55 NZ_10 NZ_17 NZ_19 NZ_38 NZ_39 NZ_40 R; sgn].
have e_61 : t_60 = r_3 by rule (sqrt_node e_14 S_62 _); clear - E_r3 R; first [reflexivity | ring: E_r3].
pose t_63 : R := t_33^-1.
have NZ_65 : (r_3 * r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_38 NZ_39 NZ_40 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_64 : t_63 = ((r_3 * r_4 * r_5) / (m_1 * c ^+ 2)) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_39 NZ_40 NZ_65 NZ_19 NZ_10 NZ_17 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
have e_66 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_67 : R := N%:R^-1.
have e_68 : t_67 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_18) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := t_63 *: t_22.
have e_70 : t_69 = (col (fun i => ((r_3 * r_4 * r_5) / (c * m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_64 e_23) _) => i; reduce; clear - NZ_10 NZ_17 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5].
pose t_71 : 'M[R]_N := outer t_69 t_69.
have e_72 : t_71 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4 * r_5) / (c * m_1)) * ((activation i 0))), (fun i => ((r_3 * r_4 * r_5) / (c * m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_70 e_70) _ _); [move=> i; reduce; clear - NZ_17 NZ_10 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | move=> i j; reduce; clear - NZ_17 NZ_10 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5]].
pose t_73 : 'M[R]_N := t_67 *: t_71.
have e_74 : t_73 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_68 e_72) _ _); [move=> i; reduce; clear - NZ_19 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_19 NZ_17 NZ_10 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5]].
pose t_75 : 'M[R]_N := (1%:M : 'M[R]_N) - t_73.
have e_76 : t_75 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_66 e_74) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_77 : 'M[R]_N := t_63 *: t_75.
have e_78 : t_77 = (opr (fun i => ((r_3 * r_4 * r_5) / (m_1 * c ^+ 2)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4 * r_5) / (c ^+ 2 * m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_64 e_76) _ _); [move=> i; reduce; clear - NZ_10 NZ_17 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | move=> i j; reduce; clear - NZ_10 NZ_17 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5]].
pose t_79 : 'M[R]_N := t_60 *: t_77.
have e_80 : t_79 = (opr (fun i => ((r_4 * r_5) / (m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_4 * r_5) / (m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_61 e_78) _ _); [move=> i; reduce; clear - NZ_10 NZ_17 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5] | move=> i j; reduce; clear - NZ_10 NZ_17 E_r3 E_r4 E_r5 R; first [reflexivity | field: E_r3 E_r4 E_r5; nz | ring: E_r3 E_r4 E_r5]].
have e_82 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_83 : R := t_47^-1.
have NZ_85 : (r_4 * r_5) != 0 :> R by rule (nz_is (c := (r_5 * r_4)) _ _); [clear - R; ring | clear - NZ_38 NZ_39 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_84 : t_83 = ((r_4 * r_5) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_48) _); clear - NZ_38 NZ_39 NZ_85 NZ_19 NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_86 : 'cV[R]_N := t_83 *: activation.
have e_87 : t_86 = (col (fun i => ((r_4 * r_5) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_84 e_1) _) => i; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5].
pose t_88 : 'M[R]_N := outer t_86 t_86.
have e_89 : t_88 = (opr (fun i => 0) [:: ((fun i => ((r_4 * r_5) / (m_1)) * ((activation i 0))), (fun i => ((r_4 * r_5) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_87 e_87) _ _); [move=> i; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | move=> i j; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5]].
pose t_90 : 'M[R]_N := t_67 *: t_88.
have e_91 : t_90 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_68 e_89) _ _); [move=> i; reduce; clear - NZ_19 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_19 NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5]].
pose t_92 : 'M[R]_N := (1%:M : 'M[R]_N) - t_90.
have e_93 : t_92 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_66 e_91) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_94 : 'M[R]_N := t_83 *: t_92.
have e_95 : t_94 = (opr (fun i => ((r_4 * r_5) / (m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_4 * r_5) / (m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_84 e_93) _ _); [move=> i; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | move=> i j; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5]].
pose t_96 : 'M[R]_N := (1 : R) *: t_94.
have e_97 : t_96 = (opr (fun i => ((r_4 * r_5) / (m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_4 * r_5) / (m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_82 e_95) _ _); [move=> i; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | move=> i j; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5]].
have C_81 : t_79 = t_96 by rule (opr_same e_80 e_97 _ _); [move=> i; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5] | move=> i j; reduce; clear - NZ_10 E_r4 E_r5 R; first [reflexivity | field: E_r4 E_r5; nz | ring: E_r4 E_r5]].
split; first exact: C_21.
split; first exact: C_42.
split; first exact: C_52.
split; first exact: C_54.
split; first exact: C_57.
split; first exact: C_59.
exact: C_81.
Qed.

(* lnverify.rmsnorm.jacobian-scale
   At ca, c > 0, RMSNorm’s Jacobian without ε is 1/c times that at a
   this project; with a proof; compare Zhang and Sennrich 2019, Eq. (10) *)
Theorem lnverify_rmsnorm_jacobian_scale (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ->
  N%:R != 0 :> R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0) != 0 /\
  c != 0 /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R + 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  (Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 (c *: activation)) (rms_norm 0 (c *: activation))) = (1 / c) *: ((Num.sqrt (dot activation activation / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 activation) (rms_norm 0 activation))) :> 'M[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : c = c by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < c by rule (pos_quotient H_13 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_18 := lt0r_neq0 N_pos.
have NZ_19 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : N%:R != 0 := nz_is e_17 NZ_19.
pose t_21 : 'cV[R]_N := c *: activation.
have e_22 : t_21 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_23 : R := dot t_21 t_21.
have d_25 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_26 : whole (fun i => (c * ((activation i 0))) * (c * ((activation i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_25) => i; clear - R; first [reflexivity | ring].
have e_24 : t_23 = (m_1 * c ^+ 2) by rule (dot_node e_22 e_22 d_26); done.
pose t_27 : R := t_23 / N%:R.
have e_28 : t_27 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_29 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_30 : R := t_27 + (0 : R).
have e_31 : t_30 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_32 : R := Num.sqrt t_30.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_34 : 0 <= (c * r_3 * r_4) by rule (nneg_is (c := r_4 * r_3 * c) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 NZ_10 NZ_15 NZ_18 R; sgn].
have S_35 : 0 <= ((c * r_3 * r_4) / (n)) by rule (nneg_is (c := (c * r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 NZ_10 NZ_15 NZ_18 R; sgn].
have e_33 : t_32 = ((c * r_3 * r_4) / (n)) by rule (sqrt_node e_31 S_35 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_36 := lt0r_neq0 S_r4.
have NZ_37 := lt0r_neq0 S_r3.
have NZ_38 : ((c * r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * c * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_15 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_32 != 0 := nz_is e_33 NZ_38.
have NZ_40 : c != 0 by rule (nz_is (c := (c)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : c != 0 := nz_is e_12 NZ_40.
pose t_42 : R := t_2 / N%:R.
have e_43 : t_42 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_44 : R := t_42 + (0 : R).
have e_45 : t_44 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_43 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_46 : R := Num.sqrt t_44.
have S_48 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have S_49 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_48 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have e_47 : t_46 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_45 S_49 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_50 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : t_46 != 0 := nz_is e_47 NZ_50.
have S_52 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_48 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have S_53 : 0 <= ((m_1 * c ^+ 2) / (n)) by rule (nneg_is (c := (m_1 * c ^+ 2) * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_48 S_52 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_54 : 0 <= t_30 := nneg_is e_31 S_53.
have S_55 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_48 S_52 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_56 : 0 <= t_44 := nneg_is e_45 S_55.
pose t_57 : R := t_32^-1.
have NZ_59 : (c * r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3 * c)) _ _); [clear - R; ring | clear - NZ_36 NZ_37 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_58 : t_57 = ((r_3 * r_4) / (c * m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_36 NZ_37 NZ_15 NZ_59 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_60 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_61 : R := N%:R^-1.
have e_62 : t_61 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_63 : 'cV[R]_N := t_57 *: t_21.
have e_64 : t_63 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_58 e_22) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_65 : 'M[R]_N := outer t_63 t_63.
have e_66 : t_65 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))), (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_64 e_64) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_67 : 'M[R]_N := t_61 *: t_65.
have e_68 : t_67 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_62 e_66) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_69 : 'M[R]_N := (1%:M : 'M[R]_N) - t_67.
have e_70 : t_69 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_60 e_68) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_71 : 'M[R]_N := t_57 *: t_69.
have e_72 : t_71 = (opr (fun i => ((r_3 * r_4) / (c * m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / (c * m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_58 e_70) _ _); [move=> i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
have e_74 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_75 : R := (1 : R) / c.
have e_76 : t_75 = (1 / (c)) by rule (num_eq (num2 (fun a b : R => a / b) e_74 e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_77 : R := t_46^-1.
have NZ_79 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_36 NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_78 : t_77 = ((r_3 * r_4) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_47) _); clear - NZ_36 NZ_37 NZ_79 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_80 : 'cV[R]_N := t_77 *: activation.
have e_81 : t_80 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_78 e_1) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_82 : 'M[R]_N := outer t_80 t_80.
have e_83 : t_82 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))), (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_81 e_81) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_84 : 'M[R]_N := t_61 *: t_82.
have e_85 : t_84 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_62 e_83) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_86 : 'M[R]_N := (1%:M : 'M[R]_N) - t_84.
have e_87 : t_86 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_60 e_85) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_88 : 'M[R]_N := t_77 *: t_86.
have e_89 : t_88 = (opr (fun i => ((r_3 * r_4) / (m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / (m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_78 e_87) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_90 : 'M[R]_N := t_75 *: t_88.
have e_91 : t_90 = (opr (fun i => ((r_3 * r_4) / (c * m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / (c * m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_76 e_89) _ _); [move=> i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
have C_73 : t_71 = t_90 by rule (opr_same e_72 e_91 _ _); [move=> i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
split; first exact: C_20.
split; first exact: C_39.
split; first exact: C_41.
split; first exact: C_51.
split; first exact: C_54.
split; first exact: C_56.
exact: C_73.
Qed.

(* lnverify.rmsnorm.weight-gradient
   The weights’ gradient before RMSNorm goes by 1/c if the weights grow by c, not if the input does
   this project; with a proof; compare Zhang and Sennrich 2019, §4.2 *)
Theorem lnverify_rmsnorm_weight_gradient (activation upstream : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  0 < c ->
  N%:R != 0 :> R /\
  Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0) != 0 /\
  Num.sqrt (dot (1 *: activation) (1 *: activation) / N%:R + 0) != 0 /\
  Num.sqrt (dot (1 *: (c *: activation)) (1 *: (c *: activation)) / N%:R + 0) != 0 /\
  c != 0 /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot (c *: activation) (c *: activation) / N%:R + 0 /\
  0 <= dot (1 *: activation) (1 *: activation) / N%:R + 0 /\
  0 <= dot (1 *: (c *: activation)) (1 *: (c *: activation)) / N%:R + 0 /\
  0 <= dot activation activation / N%:R + 0 /\
  c *: (((Num.sqrt (dot (c *: activation) (c *: activation) / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 (c *: activation)) (rms_norm 0 (c *: activation)))) *m upstream) = 1 *: (1 *: (((Num.sqrt (dot (1 *: activation) (1 *: activation) / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 (1 *: activation)) (rms_norm 0 (1 *: activation)))) *m upstream)) :> 'cV[R]_N /\
  1 *: (((Num.sqrt (dot (1 *: (c *: activation)) (1 *: (c *: activation)) / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 (1 *: (c *: activation))) (rms_norm 0 (1 *: (c *: activation))))) *m upstream) = (1 / c) *: (1 *: (((Num.sqrt (dot (1 *: activation) (1 *: activation) / N%:R + 0))^-1 *: (1%:M - N%:R^-1 *: outer (rms_norm 0 (1 *: activation)) (rms_norm 0 (1 *: activation)))) *m upstream)) :> 'cV[R]_N /\
  had upstream (rms_norm 0 (c *: activation)) = had (1 *: upstream) (rms_norm 0 activation) :> 'cV[R]_N.
Proof.
move=> N_gt0 H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
have e_12 : c = c by [].
have H_13 := pos_of H1 e_12.
have NZ_14 := lt0r_neq0 H_13.
have NZ_15 : c != 0 by rule (nz_factor (f := c) (r := 1) NZ_14 _); clear - R; first [reflexivity | ring].
have S_16 : 0 < c by rule (pos_quotient H_13 (r := 1) _ _); [clear - N_pos S_4 S_5 S_11 NZ_10 NZ_15 R; sgn | clear - R; first [reflexivity | ring]].
have e_17 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
have NZ_18 := lt0r_neq0 N_pos.
have NZ_19 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_20 : N%:R != 0 := nz_is e_17 NZ_19.
pose t_21 : 'cV[R]_N := c *: activation.
have e_22 : t_21 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_23 : R := dot t_21 t_21.
have d_25 : whole (fun i => (c ^+ 2) * ((activation i 0) ^+ 2)) = (m_1 * c ^+ 2) by rule (num_eq (partZ (c ^+ 2) M_1) _); clear - R; first [reflexivity | ring].
have d_26 : whole (fun i => (c * ((activation i 0))) * (c * ((activation i 0)))) = (m_1 * c ^+ 2) by rule (whole_eq _ d_25) => i; clear - R; first [reflexivity | ring].
have e_24 : t_23 = (m_1 * c ^+ 2) by rule (dot_node e_22 e_22 d_26); done.
pose t_27 : R := t_23 / N%:R.
have e_28 : t_27 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_24 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have e_29 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_30 : R := t_27 + (0 : R).
have e_31 : t_30 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_28 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_32 : R := Num.sqrt t_30.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_34 : 0 <= (c * r_3 * r_4) by rule (nneg_is (c := r_4 * r_3 * c) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 NZ_10 NZ_15 NZ_18 R; sgn].
have S_35 : 0 <= ((c * r_3 * r_4) / (n)) by rule (nneg_is (c := (c * r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 NZ_10 NZ_15 NZ_18 R; sgn].
have e_33 : t_32 = ((c * r_3 * r_4) / (n)) by rule (sqrt_node e_31 S_35 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_36 := lt0r_neq0 S_r4.
have NZ_37 := lt0r_neq0 S_r3.
have NZ_38 : ((c * r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * c * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_15 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : t_32 != 0 := nz_is e_33 NZ_38.
have e_40 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_41 : 'cV[R]_N := (1 : R) *: activation.
have e_42 : t_41 = (col (fun i => (activation i 0))) by rule (col_eq (col_scale e_40 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_43 : R := dot t_41 t_41.
have e_44 : t_43 = m_1 by rule (dot_node e_42 e_42 d_7); done.
pose t_45 : R := t_43 / N%:R.
have e_46 : t_45 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_44 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_47 : R := t_45 + (0 : R).
have e_48 : t_47 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_46 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_49 : R := Num.sqrt t_47.
have S_51 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have S_52 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_51 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have e_50 : t_49 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_48 S_52 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_53 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_49 != 0 := nz_is e_50 NZ_53.
pose t_55 : 'cV[R]_N := (1 : R) *: t_21.
have e_56 : t_55 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_40 e_22) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_57 : R := dot t_55 t_55.
have e_58 : t_57 = (m_1 * c ^+ 2) by rule (dot_node e_56 e_56 d_26); done.
pose t_59 : R := t_57 / N%:R.
have e_60 : t_59 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_58 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_61 : R := t_59 + (0 : R).
have e_62 : t_61 = ((m_1 * c ^+ 2) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_60 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_63 : R := Num.sqrt t_61.
have S_65 : 0 <= ((c * r_3 * r_4) / (n)) by rule (nneg_is (c := (c * r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_51 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have e_64 : t_63 = ((c * r_3 * r_4) / (n)) by rule (sqrt_node e_62 S_65 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_66 : ((c * r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * c * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_15 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_67 : t_63 != 0 := nz_is e_64 NZ_66.
have NZ_68 : c != 0 by rule (nz_is (c := (c)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_69 : c != 0 := nz_is e_12 NZ_68.
pose t_70 : R := t_2 / N%:R.
have e_71 : t_70 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_72 : R := t_70 + (0 : R).
have e_73 : t_72 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_71 e_29) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_74 : R := Num.sqrt t_72.
have S_76 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_51 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have e_75 : t_74 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_73 S_76 _); clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_77 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_18 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_36 NZ_37 NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_78 : t_74 != 0 := nz_is e_75 NZ_77.
have S_79 : 0 <= (m_1 * c ^+ 2) by rule (nneg_is (c := m_1 * c ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_51 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have S_80 : 0 <= ((m_1 * c ^+ 2) / (n)) by rule (nneg_is (c := (m_1 * c ^+ 2) * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_51 S_79 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_81 : 0 <= t_30 := nneg_is e_31 S_80.
have S_82 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_51 S_79 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_83 : 0 <= t_47 := nneg_is e_48 S_82.
have S_84 : 0 <= ((m_1 * c ^+ 2) / (n)) by rule (nneg_is (c := (m_1 * c ^+ 2) * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_51 S_79 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_85 : 0 <= t_61 := nneg_is e_62 S_84.
have S_86 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_16 S_r3 S_r4 S_34 S_51 S_79 NZ_10 NZ_15 NZ_18 NZ_36 NZ_37 R; sgn].
have C_87 : 0 <= t_72 := nneg_is e_73 S_86.
pose t_88 : R := t_32^-1.
have NZ_90 : (c * r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3 * c)) _ _); [clear - R; ring | clear - NZ_36 NZ_37 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_89 : t_88 = ((r_3 * r_4) / (c * m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_36 NZ_37 NZ_15 NZ_90 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_91 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_92 : R := N%:R^-1.
have e_93 : t_92 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_17) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_94 : 'cV[R]_N := t_88 *: t_21.
have e_95 : t_94 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_89 e_22) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_96 : 'M[R]_N := outer t_94 t_94.
have e_97 : t_96 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))), (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_95 e_95) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_98 : 'M[R]_N := t_92 *: t_96.
have e_99 : t_98 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_93 e_97) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_100 : 'M[R]_N := (1%:M : 'M[R]_N) - t_98.
have e_101 : t_100 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_91 e_99) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_102 : 'M[R]_N := t_88 *: t_100.
have e_103 : t_102 = (opr (fun i => ((r_3 * r_4) / (c * m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / (c * m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_89 e_101) _ _); [move=> i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
have e_104 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_105 : 'cV[R]_N := t_102 *m upstream.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (upstream i 0))).
have d_107 : whole (fun i => ((- r_3 * r_4) / (c * m_1 ^+ 2)) * ((activation i 0) * (upstream i 0))) = ((- r_3 * r_4 * m_5) / (c * m_1 ^+ 2)) by rule (num_eq (partZ ((- r_3 * r_4) / (c * m_1 ^+ 2)) M_5) _); clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_108 : whole (fun i => (((- r_3 * r_4) / (c * m_1 ^+ 2)) * ((activation i 0))) * ((upstream i 0))) = ((- r_3 * r_4 * m_5) / (c * m_1 ^+ 2)) by rule (whole_eq _ d_107) => i; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_106 : t_105 = (col (fun i => ((r_3 * r_4) / (c * m_1)) * ((upstream i 0)) + ((- r_3 * r_4 * m_5) / (c * m_1 ^+ 2)) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- r_3 * r_4 * m_5) / (c * m_1 ^+ 2))]) e_103 e_104 (conj d_108 I)) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_109 : 'cV[R]_N := c *: t_105.
have e_110 : t_109 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((upstream i 0)) + ((- r_3 * r_4 * m_5) / (m_1 ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_12 e_106) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_112 : R := t_49^-1.
have NZ_114 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_36 NZ_37 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_113 : t_112 = ((r_3 * r_4) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_50) _); clear - NZ_36 NZ_37 NZ_114 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_115 : 'cV[R]_N := t_112 *: t_41.
have e_116 : t_115 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_113 e_42) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_117 : 'M[R]_N := outer t_115 t_115.
have e_118 : t_117 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))), (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_116 e_116) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_119 : 'M[R]_N := t_92 *: t_117.
have e_120 : t_119 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_93 e_118) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_121 : 'M[R]_N := (1%:M : 'M[R]_N) - t_119.
have e_122 : t_121 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_91 e_120) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_123 : 'M[R]_N := t_112 *: t_121.
have e_124 : t_123 = (opr (fun i => ((r_3 * r_4) / (m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / (m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_113 e_122) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_125 : 'cV[R]_N := t_123 *m upstream.
have d_127 : whole (fun i => ((- r_3 * r_4) / (m_1 ^+ 2)) * ((activation i 0) * (upstream i 0))) = ((- r_3 * r_4 * m_5) / (m_1 ^+ 2)) by rule (num_eq (partZ ((- r_3 * r_4) / (m_1 ^+ 2)) M_5) _); clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_128 : whole (fun i => (((- r_3 * r_4) / (m_1 ^+ 2)) * ((activation i 0))) * ((upstream i 0))) = ((- r_3 * r_4 * m_5) / (m_1 ^+ 2)) by rule (whole_eq _ d_127) => i; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_126 : t_125 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((upstream i 0)) + ((- r_3 * r_4 * m_5) / (m_1 ^+ 2)) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- r_3 * r_4 * m_5) / (m_1 ^+ 2))]) e_124 e_104 (conj d_128 I)) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_129 : 'cV[R]_N := (1 : R) *: t_125.
have e_130 : t_129 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((upstream i 0)) + ((- r_3 * r_4 * m_5) / (m_1 ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_40 e_126) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_131 : 'cV[R]_N := (1 : R) *: t_129.
have e_132 : t_131 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((upstream i 0)) + ((- r_3 * r_4 * m_5) / (m_1 ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_40 e_130) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_111 : t_109 = t_131 by rule (col_same e_110 e_132 _) => i; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_133 : R := t_63^-1.
have e_134 : t_133 = ((r_3 * r_4) / (c * m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_64) _); clear - NZ_36 NZ_37 NZ_15 NZ_90 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_135 : 'cV[R]_N := t_133 *: t_55.
have e_136 : t_135 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_134 e_56) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_137 : 'M[R]_N := outer t_135 t_135.
have e_138 : t_137 = (opr (fun i => 0) [:: ((fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))), (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_136 e_136) _ _); [move=> i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_139 : 'M[R]_N := t_92 *: t_137.
have e_140 : t_139 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => (1 / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_93 e_138) _ _); [move=> i; reduce; clear - NZ_18 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_141 : 'M[R]_N := (1%:M : 'M[R]_N) - t_139.
have e_142 : t_141 = (opr (fun i => 1) [:: ((fun i => (activation i 0)), (fun i => ((- 1) / (m_1)) * ((activation i 0))))]) by rule (opr_eq (opr_sub e_91 e_140) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_10 R; first [reflexivity | field; nz | ring]].
pose t_143 : 'M[R]_N := t_133 *: t_141.
have e_144 : t_143 = (opr (fun i => ((r_3 * r_4) / (c * m_1)) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((- r_3 * r_4) / (c * m_1 ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_scale e_134 e_142) _ _); [move=> i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | move=> i j; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4]].
pose t_145 : 'cV[R]_N := t_143 *m upstream.
have e_146 : t_145 = (col (fun i => ((r_3 * r_4) / (c * m_1)) * ((upstream i 0)) + ((- r_3 * r_4 * m_5) / (c * m_1 ^+ 2)) * ((activation i 0)))) by rule (col_eq (opr_apply (s := [:: ((- r_3 * r_4 * m_5) / (c * m_1 ^+ 2))]) e_144 e_104 (conj d_108 I)) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_147 : 'cV[R]_N := (1 : R) *: t_145.
have e_148 : t_147 = (col (fun i => ((r_3 * r_4) / (c * m_1)) * ((upstream i 0)) + ((- r_3 * r_4 * m_5) / (c * m_1 ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_40 e_146) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_150 : R := (1 : R) / c.
have e_151 : t_150 = (1 / (c)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_12) _); clear - NZ_15 R; first [reflexivity | field; nz | ring].
pose t_152 : 'cV[R]_N := t_150 *: t_129.
have e_153 : t_152 = (col (fun i => ((r_3 * r_4) / (c * m_1)) * ((upstream i 0)) + ((- r_3 * r_4 * m_5) / (c * m_1 ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_151 e_130) _) => i; reduce; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_149 : t_147 = t_152 by rule (col_same e_148 e_153 _) => i; clear - NZ_15 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_154 : 'cV[R]_N := had upstream t_94.
have e_155 : t_154 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0) * (upstream i 0)))) by rule (col_eq (col_had e_104 e_95) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_157 : 'cV[R]_N := (1 : R) *: upstream.
have e_158 : t_157 = (col (fun i => (upstream i 0))) by rule (col_eq (col_scale e_40 e_104) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_159 : R := t_74^-1.
have e_160 : t_159 = ((r_3 * r_4) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_75) _); clear - NZ_36 NZ_37 NZ_114 NZ_18 NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_161 : 'cV[R]_N := t_159 *: activation.
have e_162 : t_161 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_160 e_1) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_163 : 'cV[R]_N := had t_157 t_161.
have e_164 : t_163 = (col (fun i => ((r_3 * r_4) / (m_1)) * ((activation i 0) * (upstream i 0)))) by rule (col_eq (col_had e_158 e_162) _) => i; reduce; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_156 : t_154 = t_163 by rule (col_same e_155 e_164 _) => i; clear - NZ_10 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
split; first exact: C_20.
split; first exact: C_39.
split; first exact: C_54.
split; first exact: C_67.
split; first exact: C_69.
split; first exact: C_78.
split; first exact: C_81.
split; first exact: C_83.
split; first exact: C_85.
split; first exact: C_87.
split; first exact: C_111.
split; first exact: C_149.
exact: C_156.
Qed.

(* lnverify.rmsnorm.gradient-entry
   In the gradient at one entry of RMSNorm’s input the gains of the other entries stay inside the sum
   this project; with a proof; compare lnverify.rmsnorm.gradient, and notes that print γ outside the sum
   not here: a basis vector *)

(* lnverify.scale-norm
   ScaleNorm, ca/‖a‖, is RMSNorm without ε and with all gains c/√N
   this project; with a proof; compare Nguyen and Salazar 2019 *)
Theorem lnverify_scale_norm (activation : 'cV[R]_N) (c : R) :
  (0 < N)%N ->
  0 < dot activation activation ->
  vnorm activation != 0 /\
  Num.sqrt N%:R != 0 :> R /\
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + 0) != 0 /\
  0 <= dot activation activation /\
  0 <= N%:R :> R /\
  0 <= dot activation activation / N%:R + 0 /\
  (vnorm activation)^-1 *: (c *: activation) = (c / Num.sqrt N%:R) *: rms_norm 0 activation :> 'cV[R]_N.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_2 : R := dot activation activation.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_4 : 0 <= n - 1 by rewrite subr_ge0.
have [m_1 M_1] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_5 : 0 <= m_1 by rewrite -M_1; apply: part_ge0 => i; sgn.
have d_6 : whole (fun i => (activation i 0) ^+ 2) = m_1 by rule (num_eq M_1 _); clear - R; first [reflexivity | ring].
have d_7 : whole (fun i => ((activation i 0)) * ((activation i 0))) = m_1 by rule (whole_eq _ d_6) => i; clear - R; first [reflexivity | ring].
have e_3 : t_2 = m_1 by rule (dot_node e_1 e_1 d_7); done.
have H_8 := pos_of H0 e_3.
have NZ_9 := lt0r_neq0 H_8.
have NZ_10 : m_1 != 0 by rule (nz_factor (f := m_1) (r := 1) NZ_9 _); clear - R; first [reflexivity | ring].
have S_11 : 0 < m_1 by rule (pos_quotient H_8 (r := 1) _ _); [clear - N_pos S_4 S_5 NZ_10 R; sgn | clear - R; first [reflexivity | ring]].
pose t_12 : R := Num.sqrt t_2.
have [r_2 S_r2 E_r2] : exists2 r : R, 0 < r & r ^+ 2 = m_1 by exact: (root_pos S_11).
have S_14 : 0 <= r_2 by rule (nneg_is (c := r_2) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - N_pos S_4 S_5 S_11 S_r2 NZ_10 R; sgn].
have e_13 : t_12 = r_2 by rule (sqrt_node e_3 S_14 _); clear - E_r2 R; first [reflexivity | ring: E_r2].
have NZ_15 := lt0r_neq0 S_r2.
have NZ_16 : r_2 != 0 by rule (nz_is (c := (r_2)) _ _); [clear - E_r2 R; first [reflexivity | ring: E_r2] | clear - NZ_15 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_17 : t_12 != 0 := nz_is e_13 NZ_16.
have e_18 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_19 : R := Num.sqrt N%:R.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have S_21 : 0 <= r_4 by rule (nneg_is (c := r_4) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - N_pos S_4 S_5 S_11 S_r2 S_r4 NZ_10 NZ_15 R; sgn].
have e_20 : t_19 = r_4 by rule (sqrt_node e_18 S_21 _); clear - E_r4 R; first [reflexivity | ring: E_r4].
have NZ_22 := lt0r_neq0 S_r4.
have NZ_23 : r_4 != 0 by rule (nz_is (c := (r_4)) _ _); [clear - E_r4 R; first [reflexivity | ring: E_r4] | clear - NZ_22 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_24 : t_19 != 0 := nz_is e_20 NZ_23.
have NZ_25 := lt0r_neq0 N_pos.
have NZ_26 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_25 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_27 : N%:R != 0 := nz_is e_18 NZ_26.
pose t_28 : R := t_2 / N%:R.
have e_29 : t_28 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_3 e_18) _); clear - NZ_25 R; first [reflexivity | field; nz | ring].
have e_30 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_31 : R := t_28 + (0 : R).
have e_32 : t_31 = (m_1 / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_29 e_30) _); clear - NZ_25 R; first [reflexivity | field; nz | ring].
pose t_33 : R := Num.sqrt t_31.
have S_35 : 0 <= (r_2 * r_4) by rule (nneg_is (c := r_4 * r_2) _ _); [clear - E_r2 E_r4 R; first [reflexivity | ring: E_r2 E_r4] | clear - N_pos S_4 S_5 S_11 S_r2 S_r4 NZ_10 NZ_15 NZ_22 NZ_25 R; sgn].
have S_36 : 0 <= ((r_2 * r_4) / (n)) by rule (nneg_is (c := (r_2 * r_4) * n^-1) _ _); [clear - NZ_25 E_r2 E_r4 R; first [reflexivity | field: E_r2 E_r4; nz | ring: E_r2 E_r4] | clear - N_pos S_4 S_5 S_11 S_r2 S_r4 S_35 NZ_10 NZ_15 NZ_22 NZ_25 R; sgn].
have e_34 : t_33 = ((r_2 * r_4) / (n)) by rule (sqrt_node e_32 S_36 _); clear - NZ_25 E_r2 E_r4 R; first [reflexivity | field: E_r2 E_r4; nz | ring: E_r2 E_r4].
have NZ_37 : ((r_2 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_2 * n^-1)) _ _); [clear - NZ_25 E_r2 E_r4 R; first [reflexivity | field: E_r2 E_r4; nz | ring: E_r2 E_r4] | clear - NZ_22 NZ_15 NZ_25 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_33 != 0 := nz_is e_34 NZ_37.
have S_39 : 0 <= m_1 by rule (nneg_is (c := m_1) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r2 S_r4 S_35 NZ_10 NZ_15 NZ_22 NZ_25 R; sgn].
have C_40 : 0 <= t_2 := nneg_is e_3 S_39.
have S_41 : 0 <= n by rule (nneg_is (c := n) _ _); [clear - R; first [reflexivity | ring] | clear - N_pos S_4 S_5 S_11 S_r2 S_r4 S_35 NZ_10 NZ_15 NZ_22 NZ_25 R; sgn].
have C_42 : 0 <= N%:R := nneg_is e_18 S_41.
have S_43 : 0 <= (m_1 / (n)) by rule (nneg_is (c := m_1 * n^-1) _ _); [clear - NZ_25 R; first [reflexivity | field; nz | ring] | clear - N_pos S_4 S_5 S_11 S_r2 S_r4 S_35 NZ_10 NZ_15 NZ_22 NZ_25 R; sgn].
have C_44 : 0 <= t_31 := nneg_is e_32 S_43.
pose t_45 : R := t_12^-1.
have e_46 : t_45 = (r_2 / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_13) _); clear - NZ_15 NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
have e_47 : c = c by [].
pose t_48 : 'cV[R]_N := c *: activation.
have e_49 : t_48 = (col (fun i => c * ((activation i 0)))) by rule (col_eq (col_scale e_47 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_50 : 'cV[R]_N := t_45 *: t_48.
have e_51 : t_50 = (col (fun i => ((r_2 * c) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_46 e_49) _) => i; reduce; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
pose t_53 : R := c / t_19.
have e_54 : t_53 = ((c * r_4) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_47 e_20) _); clear - NZ_22 NZ_25 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_55 : R := t_33^-1.
have NZ_57 : (r_2 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_2)) _ _); [clear - R; ring | clear - NZ_22 NZ_15 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_56 : t_55 = ((r_2 * r_4) / (m_1)) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_22 NZ_15 NZ_57 NZ_25 NZ_10 E_r2 E_r4 R; first [reflexivity | field: E_r2 E_r4; nz | ring: E_r2 E_r4].
pose t_58 : 'cV[R]_N := t_55 *: activation.
have e_59 : t_58 = (col (fun i => ((r_2 * r_4) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_56 e_1) _) => i; reduce; clear - NZ_10 E_r2 E_r4 R; first [reflexivity | field: E_r2 E_r4; nz | ring: E_r2 E_r4].
pose t_60 : 'cV[R]_N := t_53 *: t_58.
have e_61 : t_60 = (col (fun i => ((r_2 * c) / (m_1)) * ((activation i 0)))) by rule (col_eq (col_scale e_54 e_59) _) => i; reduce; clear - NZ_25 NZ_10 E_r2 E_r4 R; first [reflexivity | field: E_r2 E_r4; nz | ring: E_r2 E_r4].
have C_52 : t_50 = t_60 by rule (col_same e_51 e_61 _) => i; clear - NZ_10 E_r2 R; first [reflexivity | field: E_r2; nz | ring: E_r2].
split; first exact: C_17.
split; first exact: C_24.
split; first exact: C_27.
split; first exact: C_38.
split; first exact: C_40.
split; first exact: C_42.
split; first exact: C_44.
exact: C_52.
Qed.

(* lnverify.one-plus-weight
   RMSNorm with the factor 1 + w is RMSNorm with the gain 1 + w, and with the gradient of the gain at w
   this project; with a proof; compare the RMSNorm of Gemma *)
Theorem lnverify_one_plus_weight (activation w upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < dot activation activation / N%:R + eps ->
  exists G1 : 'cV[R]_N, is_gradient (fun w : 'cV[R]_N => dot upstream (rms_norm eps activation + had w (rms_norm eps activation))) w G1 /\
  N%:R != 0 :> R /\
  Num.sqrt (dot activation activation / N%:R + eps) != 0 /\
  0 <= dot activation activation / N%:R + eps /\
  rms_norm eps activation + had w (rms_norm eps activation) = had (ones + w) (rms_norm eps activation) :> 'cV[R]_N /\
  G1 = had upstream (rms_norm eps activation) :> 'cV[R]_N.
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
have e_19 : w = (col (fun i => (w i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_20 : R := Num.sqrt t_13.
have [r_3 S_r3 E_r3] : exists2 r : R, 0 < r & r ^+ 2 = n by exact: (root_pos N_pos).
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n * eps + m_2) by exact: (root_pos S_18).
have S_22 : 0 <= (r_3 * r_4) by rule (nneg_is (c := r_4 * r_3) _ _); [clear - E_r3 E_r4 R; first [reflexivity | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 NZ_11 NZ_17 R; sgn].
have S_23 : 0 <= ((r_3 * r_4) / (n)) by rule (nneg_is (c := (r_3 * r_4) * n^-1) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_22 NZ_11 NZ_17 R; sgn].
have e_21 : t_20 = ((r_3 * r_4) / (n)) by rule (sqrt_node e_14 S_23 _); clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_24 : R := t_20^-1.
have NZ_26 := lt0r_neq0 S_r4.
have NZ_27 := lt0r_neq0 S_r3.
have NZ_28 : (r_3 * r_4) != 0 :> R by rule (nz_is (c := (r_4 * r_3)) _ _); [clear - R; ring | clear - NZ_26 NZ_27 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_25 : t_24 = ((r_3 * r_4) / ((n * eps + m_2))) by rule (num_eq (num1 (fun a : R => a^-1) e_21) _); clear - NZ_26 NZ_27 NZ_28 NZ_11 NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_29 : 'cV[R]_N := t_24 *: activation.
have e_30 : t_29 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)))) by rule (col_eq (col_scale e_25 e_1) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_31 : upstream = (col (fun i => (upstream i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose G1_32 : 'cV[R]_N := (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0)))).
have e_33 : G1_32 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0)))) by [].
have C_34 : is_gradient (fun w : 'cV[R]_N => dot upstream ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation + had w ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation))) w G1_32.
have size_ge0 := @size1_ge0 R N.
have D_35 := VD_at w.
have D_36 := VD_hadr size_ge0 t_29 D_35.
have D_37 := VD_addl size_ge0 t_29 D_36.
have D_38 := D_dotl size_ge0 upstream D_37.
refine (gradient_by (F := (fun w : 'cV[R]_N => dot upstream ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation + had w ((Num.sqrt (dot activation activation / N%:R + eps))^-1 *: activation)))) D_38 _) => h_39.
have e_40 : h_39 = (col (fun i => (h_39 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_41 : 'cV[R]_N := had h_39 t_29.
have e_42 : t_41 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (h_39 i 0)))) by rule (col_eq (col_had e_40 e_30) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_43 : R := dot upstream t_41.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_39 i 0) * (upstream i 0))).
have d_45 : whole (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (h_39 i 0) * (upstream i 0))) = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (num_eq (partZ ((r_3 * r_4) / ((n * eps + m_2))) M_7) _); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have d_46 : whole (fun i => ((upstream i 0)) * (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (h_39 i 0)))) = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (whole_eq _ d_45) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_44 : t_43 = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (dot_node e_31 e_42 d_46); done.
pose t_47 : R := dot G1_32 h_39.
have d_49 : whole (fun i => (((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0))) * ((h_39 i 0))) = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (whole_eq _ d_45) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_48 : t_47 = ((r_3 * r_4 * m_7) / ((n * eps + m_2))) by rule (dot_node e_33 e_40 d_49); done.
rule (num_eq e_44 (esym (num_eq e_48 _))); clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have NZ_50 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : N%:R != 0 := nz_is e_8 NZ_50.
have NZ_52 : ((r_3 * r_4) / (n)) != 0 by rule (nz_is (c := (r_4 * r_3 * n^-1)) _ _); [clear - NZ_11 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4] | clear - NZ_26 NZ_27 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_53 : t_20 != 0 := nz_is e_21 NZ_52.
have S_54 : 0 <= ((n * eps + m_2) / (n)) by rule (nneg_is (c := (n * eps + m_2) * n^-1) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_5 S_18 S_r3 S_r4 S_22 NZ_11 NZ_17 NZ_26 NZ_27 NZ_28 R; sgn].
have C_55 : 0 <= t_13 := nneg_is e_14 S_54.
pose t_56 : 'cV[R]_N := had w t_29.
have e_57 : t_56 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (w i 0)))) by rule (col_eq (col_had e_19 e_30) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_58 : 'cV[R]_N := t_29 + t_56.
have e_59 : t_58 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (w i 0)))) by rule (col_eq (col_add e_30 e_57) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have e_61 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_62 : 'cV[R]_N := (ones : 'cV[R]_N) + w.
have e_63 : t_62 = (col (fun i => 1 + (w i 0))) by rule (col_eq (col_add e_61 e_19) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_64 : 'cV[R]_N := had t_62 t_29.
have e_65 : t_64 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0)) + ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (w i 0)))) by rule (col_eq (col_had e_63 e_30) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_60 : t_58 = t_64 by rule (col_same e_59 e_65 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
pose t_67 : 'cV[R]_N := had upstream t_29.
have e_68 : t_67 = (col (fun i => ((r_3 * r_4) / ((n * eps + m_2))) * ((activation i 0) * (upstream i 0)))) by rule (col_eq (col_had e_31 e_30) _) => i; reduce; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
have C_66 : G1_32 = t_67 by rule (col_same e_33 e_68 _) => i; clear - NZ_17 E_r3 E_r4 R; first [reflexivity | field: E_r3 E_r4; nz | ring: E_r3 E_r4].
exists G1_32; split; first exact: C_34.
split; first exact: C_51.
split; first exact: C_53.
split; first exact: C_55.
split; first exact: C_60.
exact: C_66.
Qed.

End Claims.
