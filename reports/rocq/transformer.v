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

(* cheatsheet.per-token
   Each (batch, position) pair is normalized by itself: the Jacobian over tokens is block-diagonal
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; What Gets
   Normalized; questions 1 and 7 *)
Theorem cheatsheet_per_token (activation gain bias x2 upstream : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun x2 : 'cV[R]_N => layer_norm eps gain bias activation) x2 J1 /\
  exists G2 : 'cV[R]_N, is_gradient (fun x2 : 'cV[R]_N => dot upstream (layer_norm eps gain bias activation)) x2 G2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  J1 = 0 :> 'M[R]_N /\
  G2 = 0 :> 'cV[R]_N.
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
have e_33 : x2 = (col (fun i => (x2 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose J1_34 : 'M[R]_N := (opr (fun i => 0) [:: ]).
have e_35 : J1_34 = (opr (fun i => 0) [:: ]) by [].
have C_36 : is_jacobian (fun x2 : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) x2 J1_34.
have size_ge0 := @size1_ge0 R N.
have D_37 := VD_const size_ge0 (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias : 'cV[R]_N).
refine (jacobian_by (F := (fun x2 : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_37 _) => h_38.
have e_39 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have e_40 : h_38 = (col (fun i => (h_38 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_41 : 'cV[R]_N := J1_34 *m h_38.
have e_42 : t_41 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: ]) e_35 e_40 I) _) => i; reduce; clear - R; first [reflexivity | ring].
rule (col_same e_39 e_42 _) => i; clear - R; first [reflexivity | ring].
pose G2_43 : 'cV[R]_N := (col (fun i => 0)).
have e_44 : G2_43 = (col (fun i => 0)) by [].
have C_45 : is_gradient (fun x2 : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) x2 G2_43.
have size_ge0 := @size1_ge0 R N.
have D_46 := D_const size_ge0 (dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) : R).
refine (gradient_by (F := (fun x2 : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_46 _) => h_47.
have e_48 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have e_49 : h_47 = (col (fun i => (h_47 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_50 : R := dot G2_43 h_47.
have d_52 : whole (fun i => 0) = 0 by rule (num_eq (@part0 R N xpredT) _); clear - R; first [reflexivity | ring].
have d_53 : whole (fun i => 0 * ((h_47 i 0))) = 0 by rule (whole_eq _ d_52) => i; clear - R; first [reflexivity | ring].
have e_51 : t_50 = 0 by rule (dot_node e_44 e_49 d_53); done.
rule (num_eq e_48 (esym (num_eq e_51 _))); clear - R; first [reflexivity | ring].
have NZ_54 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : N%:R != 0 := nz_is e_5 NZ_54.
pose t_56 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_58 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_57 : t_56 = (r_4 / (n)) by rule (sqrt_node e_23 S_58 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_59 := lt0r_neq0 S_r4.
have NZ_60 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_59 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_61 : t_56 != 0 := nz_is e_57 NZ_60.
have S_62 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_59 R; sgn].
have C_63 : 0 <= t_22 := nneg_is e_23 S_62.
have e_65 : (0 : 'M[R]_N) = (opr (fun i => 0) [:: ]) by rule (opr_eq (opr_zero R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_64 : J1_34 = (0 : 'M[R]_N) by rule (opr_same e_35 e_65 _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_67 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_66 : G2_43 = (0 : 'cV[R]_N) by rule (col_same e_44 e_67 _) => i; clear - R; first [reflexivity | ring].
exists J1_34; split; first exact: C_36.
exists G2_43; split; first exact: C_45.
split; first exact: C_55.
split; first exact: C_61.
split; first exact: C_63.
split; first exact: C_64.
exact: C_66.
Qed.

(* cheatsheet.batchnorm
   BatchNorm mixes the examples of a batch in training, and treats each by itself at inference
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; LayerNorm vs
   BatchNorm, the row on training *)
Theorem cheatsheet_batchnorm (activation : 'cV[R]_N) (eps s m : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < s ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  exists J2 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => s^-1 *: (activation - m *: ones)) activation J2 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  s != 0 /\
  0 <= variance activation + eps /\
  J1 = (Num.sqrt (variance activation + eps))^-1 *: (1%:M - N%:R^-1 *: (1 *: outer ones ones + 1 *: outer (normalized eps activation) (normalized eps activation))) :> 'M[R]_N /\
  J2 = s^-1 *: 1%:M :> 'M[R]_N.
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
have e_33 : s = s by [].
have H_34 := pos_of H1 e_33.
have NZ_35 := lt0r_neq0 H_34.
have NZ_36 : s != 0 by rule (nz_factor (f := s) (r := 1) NZ_35 _); clear - R; first [reflexivity | ring].
have S_37 : 0 < s by rule (pos_quotient H_34 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_36 R; sgn | clear - R; first [reflexivity | ring]].
pose t_38 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_40 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 R; sgn].
have e_39 : t_38 = (r_5 / (n)) by rule (sqrt_node e_23 S_40 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_41 : R := t_38^-1.
have NZ_43 := lt0r_neq0 S_r5.
have e_42 : t_41 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_39) _); clear - NZ_43 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J1_44 : 'M[R]_N := (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_45 : J1_44 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_46 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_44.
have size_ge0 := @size1_ge0 R N.
have D_47 := VD_at activation.
have D_48 := D_sumv size_ge0 D_47.
have D_49 := D_mulr size_ge0 (N%:R^-1) D_48.
have D_50 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_49.
have D_51 := VD_sub D_47 D_50.
have D_52 := D_dot size_ge0 D_51 D_51.
have D_53 := D_mulr size_ge0 (N%:R^-1) D_52.
have D_54 := D_addr size_ge0 eps D_53.
have S_56 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have C_55 : 0 < t_22 := pos_is e_23 S_56.
have D_57 := D_sqrt size_ge0 C_55 D_54.
have NZ_58 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_43 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_38 != 0 := nz_is e_39 NZ_58.
have D_60 := D_inv size_ge0 C_59 D_57.
have D_61 := VD_scale size_ge0 D_60 D_51.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_38.
have e_65 : t_64 = ((2%:R * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_39) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_43 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_43 NZ_68 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_7 M_7] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_7 by rule (sum_node e_69 M_7 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_7 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_7 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_7) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_8 M_8] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_7) / (n)) * ((activation i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_2) / (n)) M_7)) (partZ ((- m_7) / (n)) M_2)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_7) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_7) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_7) / (n ^+ 2)) * (1)) = ((n * m_8 - m_2 * m_7) / (n)) by rule (num_eq (partD (partD (partD M_8 (partZ ((- m_7) / (n)) M_2)) (partZ ((- m_2) / (n)) M_7)) (partZ ((m_2 * m_7) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_7) / (n)) * (1))) = ((n * m_8 - m_2 * m_7) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_8 - m_2 * m_7) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_8 - 2%:R * m_2 * m_7) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_5 * m_8 - m_2 * r_5 * m_7) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_92 : R := t_41 * t_90.
have e_93 : t_92 = ((n * m_8 - m_2 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_91) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_94 : R := t_41 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_5 * m_8 - n * m_2 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_93) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_5 * m_8 + n * m_2 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_5 * m_8 + n * m_2 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_8 - m_2 ^+ 2 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_100 : 'cV[R]_N := t_41 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_5 * m_8 + n * m_2 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_7 + n * m_2 * r_5 * m_8 - n * m_3 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_104 : 'cV[R]_N := J1_44 *m h_62.
have d_106 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0))) = ((- n ^+ 2 * r_5 * m_8 + n * m_2 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_107 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_62 i 0))) = ((- n ^+ 2 * r_5 * m_8 + n * m_2 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_108 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0))) = ((- n ^+ 2 * eps * r_5 * m_7 + n * m_2 * r_5 * m_8 - n * m_3 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_8)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_109 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_62 i 0))) = ((- n ^+ 2 * eps * r_5 * m_7 + n * m_2 * r_5 * m_8 - n * m_3 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_105 : t_104 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- n ^+ 2 * r_5 * m_8 + n * m_2 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_7 + n * m_2 * r_5 * m_8 - n * m_3 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_8 + n * m_2 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_5 * m_7 + n * m_2 * r_5 * m_8 - n * m_3 * r_5 * m_7) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_45 e_69 (conj d_107 (conj d_109 I))) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
rule (col_same e_103 e_105 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_110 : R := s^-1.
have e_111 : t_110 = (1 / (s)) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_36 R; first [reflexivity | field; nz | ring].
pose J2_112 : 'M[R]_N := (opr (fun i => (1 / (s)) * (1)) [:: ]).
have e_113 : J2_112 = (opr (fun i => (1 / (s)) * (1)) [:: ]) by [].
have C_114 : is_jacobian (fun activation : 'cV[R]_N => s^-1 *: (activation - m *: ones)) activation J2_112.
have size_ge0 := @size1_ge0 R N.
have D_115 := VD_at activation.
have D_116 := VD_addr size_ge0 (- (m *: ones : 'cV[R]_N)) D_115.
have D_117 := VD_scalel t_110 D_116.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => s^-1 *: (activation - m *: ones))) D_117 _) => h_118.
have e_119 : h_118 = (col (fun i => (h_118 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_120 : 'cV[R]_N := t_110 *: h_118.
have e_121 : t_120 = (col (fun i => (1 / (s)) * ((h_118 i 0)))) by rule (col_eq (col_scale e_111 e_119) _) => i; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring].
pose t_122 : 'cV[R]_N := J2_112 *m h_118.
have e_123 : t_122 = (col (fun i => (1 / (s)) * ((h_118 i 0)))) by rule (col_eq (opr_apply (s := [:: ]) e_113 e_119 I) _) => i; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring].
rule (col_same e_121 e_123 _) => i; clear - NZ_36 R; first [reflexivity | field; nz | ring].
have NZ_124 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_125 : N%:R != 0 := nz_is e_5 NZ_124.
have NZ_126 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_43 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_127 : t_38 != 0 := nz_is e_39 NZ_126.
have NZ_128 : s != 0 by rule (nz_is (c := (s)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_36 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_129 : s != 0 := nz_is e_33 NZ_128.
have S_130 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have C_131 : 0 <= t_22 := nneg_is e_23 S_130.
have e_133 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_134 : R := N%:R^-1.
have e_135 : t_134 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_136 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_137 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_138 : t_137 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_139 : 'M[R]_N := (1 : R) *: t_137.
have e_140 : t_139 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_scale e_136 e_138) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_141 : 'cV[R]_N := t_41 *: t_12.
have e_142 : t_141 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_143 : 'M[R]_N := outer t_141 t_141.
have e_144 : t_143 = (opr (fun i => 0) [:: ((fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)), (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_outer e_142 e_142) _ _); [move=> i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_145 : 'M[R]_N := (1 : R) *: t_143.
have e_146 : t_145 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))); ((fun i => 1), (fun i => ((- n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_136 e_144) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_147 : 'M[R]_N := t_139 + t_145.
have e_148 : t_147 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((n ^+ 2 * eps + n * m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- n * m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_add e_140 e_146) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring]].
pose t_149 : 'M[R]_N := t_134 *: t_147.
have e_150 : t_149 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((n * eps + m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => (n / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_scale e_135 e_148) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 NZ_26 R; first [reflexivity | field; nz | ring]].
pose t_151 : 'M[R]_N := (1%:M : 'M[R]_N) - t_149.
have e_152 : t_151 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- n * eps - m_3) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + (m_2 / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)))]) by rule (opr_eq (opr_sub e_133 e_150) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_26 R; first [reflexivity | field; nz | ring]].
pose t_153 : 'M[R]_N := t_41 *: t_151.
have e_154 : t_153 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (activation i 0)), (fun i => ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1)))]) by rule (opr_eq (opr_scale e_42 e_152) _ _); [move=> i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
have C_132 : J1_44 = t_153 by rule (opr_same e_45 e_154 _ _); [move=> i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_156 : 'M[R]_N := t_110 *: (1%:M : 'M[R]_N).
have e_157 : t_156 = (opr (fun i => (1 / (s)) * (1)) [:: ]) by rule (opr_eq (opr_scale e_111 e_133) _ _); [move=> i; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring]].
have C_155 : J2_112 = t_156 by rule (opr_same e_113 e_157 _ _); [move=> i; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring]].
exists J1_44; split; first exact: C_46.
exists J2_112; split; first exact: C_114.
split; first exact: C_125.
split; first exact: C_127.
split; first exact: C_129.
split; first exact: C_131.
split; first exact: C_132.
exact: C_155.
Qed.
End Claims.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).
Theorem cheatsheet_batchnorm_equal_1_derivatives (activation : 'cV[R]_N) (eps s m : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < s ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 != 0 /\
  N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4 != 0 /\
  0 <= variance activation + eps /\
  0 <= N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2 /\
  J1 = diag (((N%:R * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) *: ones) + outer (1 *: activation) (((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + (- (N%:R ^+ 2 * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) + outer (1 *: ones) (((- (N%:R ^+ 2 * eps * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) + - (N%:R * sumv (vpow activation 2) * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2))) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: ones + ((N%:R * sumv activation * Num.sqrt (N%:R ^+ 2 * eps + N%:R * sumv (vpow activation 2) + - sumv activation ^+ 2)) / (N%:R ^+ 4 * eps ^+ 2 + 2%:R * N%:R ^+ 3 * eps * sumv (vpow activation 2) + - (2%:R * N%:R ^+ 2 * eps * sumv activation ^+ 2) + N%:R ^+ 2 * sumv (vpow activation 2) ^+ 2 + - (2%:R * N%:R * sumv activation ^+ 2 * sumv (vpow activation 2)) + sumv activation ^+ 4)) *: activation) :> 'M[R]_N.
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
have e_33 : s = s by [].
have H_34 := pos_of H1 e_33.
have NZ_35 := lt0r_neq0 H_34.
have NZ_36 : s != 0 by rule (nz_factor (f := s) (r := 1) NZ_35 _); clear - R; first [reflexivity | ring].
have S_37 : 0 < s by rule (pos_quotient H_34 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_36 R; sgn | clear - R; first [reflexivity | ring]].
pose t_38 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_40 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 R; sgn].
have e_39 : t_38 = (r_5 / (n)) by rule (sqrt_node e_23 S_40 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_41 : R := t_38^-1.
have NZ_43 := lt0r_neq0 S_r5.
have e_42 : t_41 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_39) _); clear - NZ_43 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J1_44 : 'M[R]_N := (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_45 : J1_44 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_46 : is_jacobian (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) activation J1_44.
have size_ge0 := @size1_ge0 R N.
have D_47 := VD_at activation.
have D_48 := D_sumv size_ge0 D_47.
have D_49 := D_mulr size_ge0 (N%:R^-1) D_48.
have D_50 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_49.
have D_51 := VD_sub D_47 D_50.
have D_52 := D_dot size_ge0 D_51 D_51.
have D_53 := D_mulr size_ge0 (N%:R^-1) D_52.
have D_54 := D_addr size_ge0 eps D_53.
have S_56 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have C_55 : 0 < t_22 := pos_is e_23 S_56.
have D_57 := D_sqrt size_ge0 C_55 D_54.
have NZ_58 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_43 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_59 : t_38 != 0 := nz_is e_39 NZ_58.
have D_60 := D_inv size_ge0 C_59 D_57.
have D_61 := VD_scale size_ge0 D_60 D_51.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => (Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones))) D_61 _) => h_62.
have e_63 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_64 : R := (2%:R : R) * t_38.
have e_65 : t_64 = ((2%:R * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_63 e_39) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_66 : R := t_64^-1.
have NZ_68 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_43 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_67 : t_66 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_65) _); clear - NZ_43 NZ_68 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_69 : h_62 = (col (fun i => (h_62 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_70 : R := sumv h_62.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_62 i 0))).
have e_71 : t_70 = m_6 by rule (sum_node e_69 M_6 _); clear - R; first [reflexivity | ring].
pose t_72 : R := t_70 / N%:R.
have e_73 : t_72 = (m_6 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_71 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_72 *: (ones : 'cV[R]_N).
have e_75 : t_74 = (col (fun i => (m_6 / (n)) * (1))) by rule (col_eq (col_scale e_73 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : 'cV[R]_N := h_62 - t_74.
have e_77 : t_76 = (col (fun i => (h_62 i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_sub e_69 e_75) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_78 : R := dot t_76 t_12.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_62 i 0))).
have d_80 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_2) / (n)) * ((h_62 i 0)) + ((- m_6) / (n)) * ((activation i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_2) / (n)) M_6)) (partZ ((- m_6) / (n)) M_2)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_81 : whole (fun i => ((h_62 i 0) + ((- m_6) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_80) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_79 : t_78 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_77 e_13 d_81); done.
pose t_82 : R := dot t_12 t_76.
have d_84 : whole (fun i => (activation i 0) * (h_62 i 0) + ((- m_6) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_62 i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_6) / (n)) M_2)) (partZ ((- m_2) / (n)) M_6)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_85 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_62 i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_84) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_83 : t_82 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_13 e_77 d_85); done.
pose t_86 : R := t_78 + t_82.
have e_87 : t_86 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_79 e_83) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_86 / N%:R.
have e_89 : t_88 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_87 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_90 : R := t_66 * t_88.
have e_91 : t_90 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_67 e_89) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_92 : R := t_41 * t_90.
have e_93 : t_92 = ((n * m_7 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_91) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_94 : R := t_41 * t_92.
have e_95 : t_94 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_42 e_93) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_96 : R := - t_94.
have e_97 : t_96 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_95) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_98 : 'cV[R]_N := t_96 *: t_12.
have e_99 : t_98 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_97 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_100 : 'cV[R]_N := t_41 *: t_76.
have e_101 : t_100 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_42 e_77) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : 'cV[R]_N := t_98 + t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)))) by rule (col_eq (col_add e_99 e_101) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_104 : 'cV[R]_N := J1_44 *m h_62.
have d_106 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_107 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_62 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_108 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_62 i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_62 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_109 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_62 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_105 : t_104 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_62 i 0)) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_45 e_69 (conj d_107 (conj d_109 I))) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
rule (col_same e_103 e_105 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_110 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : N%:R != 0 := nz_is e_5 NZ_110.
have NZ_112 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_43 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_113 : t_38 != 0 := nz_is e_39 NZ_112.
pose t_114 : R := N%:R ^+ 2.
have e_115 : t_114 = (n ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_5) _); clear - R; first [reflexivity | ring].
pose t_116 : R := t_114 * eps.
have e_117 : t_116 = (n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_115 e_21) _); clear - R; first [reflexivity | ring].
pose t_118 : 'cV[R]_N := vpow activation 2.
have e_119 : t_118 = (col (fun i => (activation i 0) ^+ 2)) by rule (col_eq (col_vpow 2 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_120 : R := sumv t_118.
have e_121 : t_120 = m_3 by rule (sum_node e_119 M_3 _); clear - R; first [reflexivity | ring].
pose t_122 : R := N%:R * t_120.
have e_123 : t_122 = (n * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_121) _); clear - R; first [reflexivity | ring].
pose t_124 : R := t_116 + t_122.
have e_125 : t_124 = (n ^+ 2 * eps + n * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_117 e_123) _); clear - R; first [reflexivity | ring].
pose t_126 : R := t_2 ^+ 2.
have e_127 : t_126 = (m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_3) _); clear - R; first [reflexivity | ring].
pose t_128 : R := - t_126.
have e_129 : t_128 = (- m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_127) _); clear - R; first [reflexivity | ring].
pose t_130 : R := t_124 + t_128.
have e_131 : t_130 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_125 e_129) _); clear - R; first [reflexivity | ring].
have NZ_132 : (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_133 : t_130 != 0 := nz_is e_131 NZ_132.
pose t_134 : R := N%:R ^+ 4.
have e_135 : t_134 = (n ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_5) _); clear - R; first [reflexivity | ring].
pose t_136 : R := eps ^+ 2.
have e_137 : t_136 = (eps ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_21) _); clear - R; first [reflexivity | ring].
pose t_138 : R := t_134 * t_136.
have e_139 : t_138 = (n ^+ 4 * eps ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_135 e_137) _); clear - R; first [reflexivity | ring].
have e_140 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_141 : R := N%:R ^+ 3.
have e_142 : t_141 = (n ^+ 3) by rule (num_eq (num1 (fun a : R => a ^+ 3) e_5) _); clear - R; first [reflexivity | ring].
pose t_143 : R := (2%:R : R) * t_141.
have e_144 : t_143 = (2%:R * n ^+ 3) by rule (num_eq (num2 (fun a b : R => a * b) e_140 e_142) _); clear - R; first [reflexivity | ring].
pose t_145 : R := t_143 * eps.
have e_146 : t_145 = (2%:R * n ^+ 3 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_144 e_21) _); clear - R; first [reflexivity | ring].
pose t_147 : R := t_145 * t_120.
have e_148 : t_147 = (2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_146 e_121) _); clear - R; first [reflexivity | ring].
pose t_149 : R := t_138 + t_147.
have e_150 : t_149 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_139 e_148) _); clear - R; first [reflexivity | ring].
pose t_151 : R := (2%:R : R) * t_114.
have e_152 : t_151 = (2%:R * n ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_140 e_115) _); clear - R; first [reflexivity | ring].
pose t_153 : R := t_151 * eps.
have e_154 : t_153 = (2%:R * n ^+ 2 * eps) by rule (num_eq (num2 (fun a b : R => a * b) e_152 e_21) _); clear - R; first [reflexivity | ring].
pose t_155 : R := t_153 * t_126.
have e_156 : t_155 = (2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_154 e_127) _); clear - R; first [reflexivity | ring].
pose t_157 : R := - t_155.
have e_158 : t_157 = (- 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num1 (fun a : R => - a) e_156) _); clear - R; first [reflexivity | ring].
pose t_159 : R := t_149 + t_157.
have e_160 : t_159 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_150 e_158) _); clear - R; first [reflexivity | ring].
pose t_161 : R := t_120 ^+ 2.
have e_162 : t_161 = (m_3 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_121) _); clear - R; first [reflexivity | ring].
pose t_163 : R := t_114 * t_161.
have e_164 : t_163 = (n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_115 e_162) _); clear - R; first [reflexivity | ring].
pose t_165 : R := t_159 + t_163.
have e_166 : t_165 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2) by rule (num_eq (num2 (fun a b : R => a + b) e_160 e_164) _); clear - R; first [reflexivity | ring].
pose t_167 : R := (2%:R : R) * N%:R.
have e_168 : t_167 = (2%:R * n) by rule (num_eq (num2 (fun a b : R => a * b) e_140 e_5) _); clear - R; first [reflexivity | ring].
pose t_169 : R := t_167 * t_126.
have e_170 : t_169 = (2%:R * n * m_2 ^+ 2) by rule (num_eq (num2 (fun a b : R => a * b) e_168 e_127) _); clear - R; first [reflexivity | ring].
pose t_171 : R := t_169 * t_120.
have e_172 : t_171 = (2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a * b) e_170 e_121) _); clear - R; first [reflexivity | ring].
pose t_173 : R := - t_171.
have e_174 : t_173 = (- 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num1 (fun a : R => - a) e_172) _); clear - R; first [reflexivity | ring].
pose t_175 : R := t_165 + t_173.
have e_176 : t_175 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3) by rule (num_eq (num2 (fun a b : R => a + b) e_166 e_174) _); clear - R; first [reflexivity | ring].
pose t_177 : R := t_2 ^+ 4.
have e_178 : t_177 = (m_2 ^+ 4) by rule (num_eq (num1 (fun a : R => a ^+ 4) e_3) _); clear - R; first [reflexivity | ring].
pose t_179 : R := t_175 + t_177.
have e_180 : t_179 = (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) by rule (num_eq (num2 (fun a b : R => a + b) e_176 e_178) _); clear - R; first [reflexivity | ring].
have NZ_181 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_26 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_182 : t_179 != 0 := nz_is e_180 NZ_181.
have S_183 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have C_184 : 0 <= t_22 := nneg_is e_23 S_183.
have S_185 : 0 <= (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have C_186 : 0 <= t_130 := nneg_is e_131 S_185.
pose t_188 : R := Num.sqrt t_130.
have S_190 : 0 <= r_5 by rule (nneg_is (c := r_5) _ _); [clear - E_r5 R; first [reflexivity | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r5 NZ_8 NZ_26 NZ_36 NZ_43 R; sgn].
have e_189 : t_188 = r_5 by rule (sqrt_node e_131 S_190 _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_191 : R := N%:R * t_188.
have e_192 : t_191 = (n * r_5) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_189) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_193 : R := t_191 / t_130.
have e_194 : t_193 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a / b) e_192 e_131) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_195 : 'cV[R]_N := t_193 *: (ones : 'cV[R]_N).
have e_196 : t_195 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_194 e_9) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_197 : 'M[R]_N := diag t_195.
have e_198 : t_197 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ]) by rule (opr_eq (opr_diag e_196) _ _); [move=> i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
have e_199 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_200 : 'cV[R]_N := (1 : R) *: activation.
have e_201 : t_200 = (col (fun i => (activation i 0))) by rule (col_eq (col_scale e_199 e_1) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_202 : R := N%:R * t_2.
have e_203 : t_202 = (n * m_2) by rule (num_eq (num2 (fun a b : R => a * b) e_5 e_3) _); clear - R; first [reflexivity | ring].
pose t_204 : R := t_202 * t_188.
have e_205 : t_204 = (n * m_2 * r_5) by rule (num_eq (num2 (fun a b : R => a * b) e_203 e_189) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_206 : R := t_204 / t_179.
have NZ_208 : (n ^+ 4 * eps ^+ 2 + 2%:R * n ^+ 3 * eps * m_3 - 2%:R * n ^+ 2 * eps * m_2 ^+ 2 + n ^+ 2 * m_3 ^+ 2 - 2%:R * n * m_2 ^+ 2 * m_3 + m_2 ^+ 4) != 0 :> R by rule (nz_is (c := ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) _ _); [clear - R; ring | clear - NZ_26 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_207 : t_206 = ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_205 e_180) _); clear - NZ_26 NZ_208 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_209 : 'cV[R]_N := t_206 *: (ones : 'cV[R]_N).
have e_210 : t_209 = (col (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_207 e_9) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_211 : R := t_114 * t_188.
have e_212 : t_211 = (n ^+ 2 * r_5) by rule (num_eq (num2 (fun a b : R => a * b) e_115 e_189) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_213 : R := - t_211.
have e_214 : t_213 = (- n ^+ 2 * r_5) by rule (num_eq (num1 (fun a : R => - a) e_212) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_215 : R := t_213 / t_179.
have e_216 : t_215 = ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_214 e_180) _); clear - NZ_26 NZ_208 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_217 : 'cV[R]_N := t_215 *: activation.
have e_218 : t_217 = (col (fun i => ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_216 e_1) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_219 : 'cV[R]_N := t_209 + t_217.
have e_220 : t_219 = (col (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_210 e_218) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_221 : 'M[R]_N := outer t_200 t_219.
have e_222 : t_221 = (opr (fun i => 0) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_201 e_220) _ _); [move=> i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_223 : 'M[R]_N := t_197 + t_221.
have e_224 : t_223 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_198 e_222) _ _); [move=> i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_225 : 'cV[R]_N := (1 : R) *: (ones : 'cV[R]_N).
have e_226 : t_225 = (col (fun i => 1)) by rule (col_eq (col_scale e_199 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_227 : R := t_116 * t_188.
have e_228 : t_227 = (n ^+ 2 * eps * r_5) by rule (num_eq (num2 (fun a b : R => a * b) e_117 e_189) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_229 : R := - t_227.
have e_230 : t_229 = (- n ^+ 2 * eps * r_5) by rule (num_eq (num1 (fun a : R => - a) e_228) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_231 : R := t_122 * t_188.
have e_232 : t_231 = (n * m_3 * r_5) by rule (num_eq (num2 (fun a b : R => a * b) e_123 e_189) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_233 : R := - t_231.
have e_234 : t_233 = (- n * m_3 * r_5) by rule (num_eq (num1 (fun a : R => - a) e_232) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_235 : R := t_229 + t_233.
have e_236 : t_235 = (- n ^+ 2 * eps * r_5 - n * m_3 * r_5) by rule (num_eq (num2 (fun a b : R => a + b) e_230 e_234) _); clear - E_r5 R; first [reflexivity | ring: E_r5].
pose t_237 : R := t_235 / t_179.
have e_238 : t_237 = ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_236 e_180) _); clear - NZ_26 NZ_208 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_239 : 'cV[R]_N := t_237 *: (ones : 'cV[R]_N).
have e_240 : t_239 = (col (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_238 e_9) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_241 : 'cV[R]_N := t_206 *: activation.
have e_242 : t_241 = (col (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_scale e_207 e_1) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_243 : 'cV[R]_N := t_239 + t_241.
have e_244 : t_243 = (col (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))) by rule (col_eq (col_add e_240 e_242) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_245 : 'M[R]_N := outer t_225 t_243.
have e_246 : t_245 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_outer e_226 e_244) _ _); [move=> i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
pose t_247 : 'M[R]_N := t_223 + t_245.
have e_248 : t_247 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) [:: ((fun i => (activation i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => 1), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by rule (opr_eq (opr_add e_224 e_246) _ _); [move=> i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
have C_187 : J1_44 = t_247 by rule (opr_same e_45 e_248 _ _); [move=> i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | move=> i j; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5]].
exists J1_44; split; first exact: C_46.
split; first exact: C_111.
split; first exact: C_113.
split; first exact: C_133.
split; first exact: C_182.
split; first exact: C_184.
split; first exact: C_186.
exact: C_187.
Qed.
End Claims.
Section Statement.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Definition cheatsheet_batchnorm_equal_1_says : Prop :=
  forall (activation : 'cV[R]_N) (eps s m : R),
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < s ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => normalized eps activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  J1 = (Num.sqrt (variance activation + eps))^-1 *: diag (ones - N%:R^-1 *: (ones + vpow (normalized eps activation) 2)) :> 'M[R]_N.
End Statement.
Theorem cheatsheet_batchnorm_equal_1_fails (R : rcfType) : ~ (forall N : nat, cheatsheet_batchnorm_equal_1_says R N).
Proof.
move=> claim.
pose letter_activation : 'cV[R]_2 := vec 2 [:: (1 : R); (0 : R)].
pose letter_eps : R := (1 : R).
pose letter_s : R := (1 : R).
pose letter_m : R := (0 : R).
have := claim 2%N letter_activation letter_eps letter_s letter_m.
rewrite /cheatsheet_batchnorm_equal_1_says; cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
pose t_1 : R := 2%:R.
have e_1 : t_1 = (2%:R : R) by rewrite /t_1; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_2 : R := t_1 ^+ 2.
have e_2 : t_2 = (4%:R : R) by rewrite /t_2 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_3 : letter_eps = (1 : R) by [].
pose t_4 : R := t_2 * letter_eps.
have e_4 : t_4 = (4%:R : R) by rewrite /t_4 e_2 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have e_5 : letter_activation = vec 2 [:: (1 : R); (0 : R)] by [].
pose t_6 : 'cV[R]_2 := vpow letter_activation 2.
have e_6 : t_6 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_6 e_5 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_7 : R := sumv t_6.
have e_7 : t_7 = (1 : R) by rewrite /t_7 e_6 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_8 : R := t_1 * t_7.
have e_8 : t_8 = (2%:R : R) by rewrite /t_8 e_1 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_9 : R := t_4 + t_8.
have e_9 : t_9 = (6%:R : R) by rewrite /t_9 e_4 e_8 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_10 : R := sumv letter_activation.
have e_10 : t_10 = (1 : R) by rewrite /t_10 e_5 w_sum; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_11 : R := t_10 ^+ 2.
have e_11 : t_11 = (1 : R) by rewrite /t_11 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_12 : R := - t_11.
have e_12 : t_12 = (- 1 : R) by rewrite /t_12 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
pose t_13 : R := t_9 + t_12.
have e_13 : t_13 = (5%:R : R) by rewrite /t_13 e_9 e_12 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - R; first [reflexivity | field; first [done | nz] | ring].
have [s_5 S_5 E_5] : exists2 s : R, 0 < s & s ^+ 2 = 5%:R by apply: root_pos; rewrite ltr0n.
have NZ_5 := lt0r_neq0 S_5.
pose t_14 : R := Num.sqrt t_13.
have e_14 : t_14 = (1 * s_5 : R) by rewrite /t_14 e_13; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
pose t_15 : R := t_1 * t_14.
have e_15 : t_15 = (2%:R * s_5 : R) by rewrite /t_15 e_1 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_16 : R := t_15 / t_13.
have e_16 : t_16 = (2%:R / 5%:R * s_5 : R) by rewrite /t_16 e_15 e_13 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_17 : 'cV[R]_2 := ones.
have e_17 : t_17 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_17 w_ones; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_18 : 'cV[R]_2 := t_16 *: t_17.
have e_18 : t_18 = vec 2 [:: (2%:R / 5%:R * s_5 : R); (2%:R / 5%:R * s_5 : R)] by rewrite /t_18 e_16 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_19 : 'M[R]_2 := diag t_18.
have e_19 : t_19 = mat 2 [:: [:: (2%:R / 5%:R * s_5 : R); (0 : R)]; [:: (0 : R); (2%:R / 5%:R * s_5 : R)]] by rewrite /t_19 e_18 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_20 : R := 1.
have e_20 : t_20 = (1 : R) by rewrite /t_20; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_21 : 'cV[R]_2 := t_20 *: letter_activation.
have e_21 : t_21 = vec 2 [:: (1 : R); (0 : R)] by rewrite /t_21 e_20 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_22 : R := t_1 * t_10.
have e_22 : t_22 = (2%:R : R) by rewrite /t_22 e_1 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_23 : R := t_22 * t_14.
have e_23 : t_23 = (2%:R * s_5 : R) by rewrite /t_23 e_22 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_24 : R := t_1 ^+ 4.
have e_24 : t_24 = (16%:R : R) by rewrite /t_24 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_25 : R := letter_eps ^+ 2.
have e_25 : t_25 = (1 : R) by rewrite /t_25 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_26 : R := t_24 * t_25.
have e_26 : t_26 = (16%:R : R) by rewrite /t_26 e_24 e_25 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_27 : R := 2%:R.
have e_27 : t_27 = (2%:R : R) by rewrite /t_27; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_28 : R := t_1 ^+ 3.
have e_28 : t_28 = (8%:R : R) by rewrite /t_28 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_29 : R := t_27 * t_28.
have e_29 : t_29 = (16%:R : R) by rewrite /t_29 e_27 e_28 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_30 : R := t_29 * letter_eps.
have e_30 : t_30 = (16%:R : R) by rewrite /t_30 e_29 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_31 : R := t_30 * t_7.
have e_31 : t_31 = (16%:R : R) by rewrite /t_31 e_30 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_32 : R := t_26 + t_31.
have e_32 : t_32 = (32%:R : R) by rewrite /t_32 e_26 e_31 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_33 : R := t_27 * t_2.
have e_33 : t_33 = (8%:R : R) by rewrite /t_33 e_27 e_2 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_34 : R := t_33 * letter_eps.
have e_34 : t_34 = (8%:R : R) by rewrite /t_34 e_33 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_35 : R := t_34 * t_11.
have e_35 : t_35 = (8%:R : R) by rewrite /t_35 e_34 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_36 : R := - t_35.
have e_36 : t_36 = (- 8%:R : R) by rewrite /t_36 e_35 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_37 : R := t_32 + t_36.
have e_37 : t_37 = (24%:R : R) by rewrite /t_37 e_32 e_36 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_38 : R := t_7 ^+ 2.
have e_38 : t_38 = (1 : R) by rewrite /t_38 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_39 : R := t_2 * t_38.
have e_39 : t_39 = (4%:R : R) by rewrite /t_39 e_2 e_38 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_40 : R := t_37 + t_39.
have e_40 : t_40 = (28%:R : R) by rewrite /t_40 e_37 e_39 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_41 : R := t_27 * t_1.
have e_41 : t_41 = (4%:R : R) by rewrite /t_41 e_27 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_42 : R := t_41 * t_11.
have e_42 : t_42 = (4%:R : R) by rewrite /t_42 e_41 e_11 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_43 : R := t_42 * t_7.
have e_43 : t_43 = (4%:R : R) by rewrite /t_43 e_42 e_7 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_44 : R := - t_43.
have e_44 : t_44 = (- 4%:R : R) by rewrite /t_44 e_43 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_45 : R := t_40 + t_44.
have e_45 : t_45 = (24%:R : R) by rewrite /t_45 e_40 e_44 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_46 : R := t_10 ^+ 4.
have e_46 : t_46 = (1 : R) by rewrite /t_46 e_10 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_47 : R := t_45 + t_46.
have e_47 : t_47 = (25%:R : R) by rewrite /t_47 e_45 e_46 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_48 : R := t_23 / t_47.
have e_48 : t_48 = (2%:R / 25%:R * s_5 : R) by rewrite /t_48 e_23 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_49 : 'cV[R]_2 := t_48 *: t_17.
have e_49 : t_49 = vec 2 [:: (2%:R / 25%:R * s_5 : R); (2%:R / 25%:R * s_5 : R)] by rewrite /t_49 e_48 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_50 : R := t_2 * t_14.
have e_50 : t_50 = (4%:R * s_5 : R) by rewrite /t_50 e_2 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_51 : R := - t_50.
have e_51 : t_51 = (- 4%:R * s_5 : R) by rewrite /t_51 e_50 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_52 : R := t_51 / t_47.
have e_52 : t_52 = (- 4%:R / 25%:R * s_5 : R) by rewrite /t_52 e_51 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_53 : 'cV[R]_2 := t_52 *: letter_activation.
have e_53 : t_53 = vec 2 [:: (- 4%:R / 25%:R * s_5 : R); (0 : R)] by rewrite /t_53 e_52 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_54 : 'cV[R]_2 := t_49 + t_53.
have e_54 : t_54 = vec 2 [:: (- 2%:R / 25%:R * s_5 : R); (2%:R / 25%:R * s_5 : R)] by rewrite /t_54 e_49 e_53 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_55 : 'M[R]_2 := outer t_21 t_54.
have e_55 : t_55 = mat 2 [:: [:: (- 2%:R / 25%:R * s_5 : R); (2%:R / 25%:R * s_5 : R)]; [:: (0 : R); (0 : R)]] by rewrite /t_55 e_21 e_54 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_56 : 'M[R]_2 := t_19 + t_55.
have e_56 : t_56 = mat 2 [:: [:: (8%:R / 25%:R * s_5 : R); (2%:R / 25%:R * s_5 : R)]; [:: (0 : R); (2%:R / 5%:R * s_5 : R)]] by rewrite /t_56 e_19 e_55 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_57 : 'cV[R]_2 := t_20 *: t_17.
have e_57 : t_57 = vec 2 [:: (1 : R); (1 : R)] by rewrite /t_57 e_20 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_58 : R := t_4 * t_14.
have e_58 : t_58 = (4%:R * s_5 : R) by rewrite /t_58 e_4 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_59 : R := - t_58.
have e_59 : t_59 = (- 4%:R * s_5 : R) by rewrite /t_59 e_58 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_60 : R := t_8 * t_14.
have e_60 : t_60 = (2%:R * s_5 : R) by rewrite /t_60 e_8 e_14 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_61 : R := - t_60.
have e_61 : t_61 = (- 2%:R * s_5 : R) by rewrite /t_61 e_60 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_62 : R := t_59 + t_61.
have e_62 : t_62 = (- 6%:R * s_5 : R) by rewrite /t_62 e_59 e_61 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_63 : R := t_62 / t_47.
have e_63 : t_63 = (- 6%:R / 25%:R * s_5 : R) by rewrite /t_63 e_62 e_47 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_64 : 'cV[R]_2 := t_63 *: t_17.
have e_64 : t_64 = vec 2 [:: (- 6%:R / 25%:R * s_5 : R); (- 6%:R / 25%:R * s_5 : R)] by rewrite /t_64 e_63 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_65 : 'cV[R]_2 := t_48 *: letter_activation.
have e_65 : t_65 = vec 2 [:: (2%:R / 25%:R * s_5 : R); (0 : R)] by rewrite /t_65 e_48 e_5 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_66 : 'cV[R]_2 := t_64 + t_65.
have e_66 : t_66 = vec 2 [:: (- 4%:R / 25%:R * s_5 : R); (- 6%:R / 25%:R * s_5 : R)] by rewrite /t_66 e_64 e_65 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_67 : 'M[R]_2 := outer t_57 t_66.
have e_67 : t_67 = mat 2 [:: [:: (- 4%:R / 25%:R * s_5 : R); (- 6%:R / 25%:R * s_5 : R)]; [:: (- 4%:R / 25%:R * s_5 : R); (- 6%:R / 25%:R * s_5 : R)]] by rewrite /t_67 e_57 e_66 w_outer; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_68 : 'M[R]_2 := t_56 + t_67.
have e_68 : t_68 = mat 2 [:: [:: (4%:R / 25%:R * s_5 : R); (- 4%:R / 25%:R * s_5 : R)]; [:: (- 4%:R / 25%:R * s_5 : R); (4%:R / 25%:R * s_5 : R)]] by rewrite /t_68 e_56 e_67 w_madd; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_69 : R := t_10 / t_1.
have e_69 : t_69 = (1 / 2%:R : R) by rewrite /t_69 e_10 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_70 : 'cV[R]_2 := t_69 *: t_17.
have e_70 : t_70 = vec 2 [:: (1 / 2%:R : R); (1 / 2%:R : R)] by rewrite /t_70 e_69 e_17 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_71 : 'cV[R]_2 := letter_activation - t_70.
have e_71 : t_71 = vec 2 [:: (1 / 2%:R : R); (- 1 / 2%:R : R)] by rewrite /t_71 e_5 e_70 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_72 : R := dot t_71 t_71.
have e_72 : t_72 = (1 / 2%:R : R) by rewrite /t_72 e_71 w_dot; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_73 : R := t_72 / t_1.
have e_73 : t_73 = (1 / 4%:R : R) by rewrite /t_73 e_72 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_74 : R := t_73 + letter_eps.
have e_74 : t_74 = (5%:R / 4%:R : R) by rewrite /t_74 e_73 e_3 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_75 : R := Num.sqrt t_74.
have e_75 : t_75 = (1 / 2%:R * s_5 : R) by rewrite /t_75 e_74; apply: sqrt_is; [sgn | rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
pose t_76 : R := t_75^-1.
have e_76 : t_76 = (2%:R / 5%:R * s_5 : R) by rewrite /t_76 e_75 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_77 : R := t_1^-1.
have e_77 : t_77 = (1 / 2%:R : R) by rewrite /t_77 e_1 ; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_78 : 'cV[R]_2 := t_76 *: t_71.
have e_78 : t_78 = vec 2 [:: (1 / 5%:R * s_5 : R); (- 1 / 5%:R * s_5 : R)] by rewrite /t_78 e_76 e_71 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_79 : 'cV[R]_2 := vpow t_78 2.
have e_79 : t_79 = vec 2 [:: (1 / 5%:R : R); (1 / 5%:R : R)] by rewrite /t_79 e_78 w_vpow; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_80 : 'cV[R]_2 := t_17 + t_79.
have e_80 : t_80 = vec 2 [:: (6%:R / 5%:R : R); (6%:R / 5%:R : R)] by rewrite /t_80 e_17 e_79 w_add; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_81 : 'cV[R]_2 := t_77 *: t_80.
have e_81 : t_81 = vec 2 [:: (3%:R / 5%:R : R); (3%:R / 5%:R : R)] by rewrite /t_81 e_77 e_80 w_scale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_82 : 'cV[R]_2 := t_17 - t_81.
have e_82 : t_82 = vec 2 [:: (2%:R / 5%:R : R); (2%:R / 5%:R : R)] by rewrite /t_82 e_17 e_81 w_sub; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_83 : 'M[R]_2 := diag t_82.
have e_83 : t_83 = mat 2 [:: [:: (2%:R / 5%:R : R); (0 : R)]; [:: (0 : R); (2%:R / 5%:R : R)]] by rewrite /t_83 e_82 w_diag; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
pose t_84 : 'M[R]_2 := t_76 *: t_83.
have e_84 : t_84 = mat 2 [:: [:: (4%:R / 25%:R * s_5 : R); (0 : R)]; [:: (0 : R); (4%:R / 25%:R * s_5 : R)]] by rewrite /t_84 e_76 e_83 w_mscale; entries; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5].
have h_85 : 0 <= letter_eps by rewrite e_3; sgn.
have h_86 : 0 < t_74 by rewrite e_74; sgn.
have e_87 : letter_s = (1 : R) by [].
have h_88 : 0 < letter_s by rewrite e_87; sgn.
move=> /(_ erefl).
move=> /(_ h_85).
move=> /(_ h_86).
move=> /(_ h_88).
have := @cheatsheet_batchnorm_equal_1_derivatives R 2%N letter_activation letter_eps letter_s letter_m erefl h_85 h_86 h_88.
case=> told_J1 [is_J1].
move=> [_ [_ [_ [_ [_ [_ [E_J1]]]]]]].
case=> J1 [was_J1].
rewrite (jacobian_unique was_J1 is_J1) E_J1.
case=> _.
case=> _.
case=> _.
apply: (mat_differ (k := 0) (l := 1) (c := (- 4%:R / 25%:R * s_5 : R)) _ _ e_68 e_84); [by [] | by [] | rewrite /=; rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5] | apply: (one_over (r := (- 5%:R / 4%:R * s_5 : R))); rewrite ?invr0 ?mulr0 ?mulr0n ?mulr1n; clear - E_5 NZ_5 S_5 R; first [reflexivity | field: E_5; first [done | nz] | ring: E_5]].
Qed.
Section Claims.
Variables (R : rcfType) (N : nat).
Local Notation ones := (@ones R N).
Local Notation Pi := (@Pi R N).
Local Notation whole := (@Trace.part R N xpredT).
Local Notation part := (@Trace.part R N).
Local Notation col := (@col R N).
Local Notation opr := (@opr R N).

(* cheatsheet.inference
   At inference LayerNorm is the same as in training, and BatchNorm is not: it uses running statistics
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; LayerNorm vs
   BatchNorm, the row on inference *)
Theorem cheatsheet_inference (activation : 'cV[R]_N) (eps s m : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  0 < s ->
  N%:R != 0 :> R /\
  s != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  s^-1 *: (activation - m *: ones) = (Num.sqrt (variance activation + eps) / s) *: normalized eps activation + ((mean activation - m) / s) *: ones :> 'cV[R]_N /\
  dot ones (normalized eps activation) = 0 :> R.
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
have e_33 : s = s by [].
have H_34 := pos_of H1 e_33.
have NZ_35 := lt0r_neq0 H_34.
have NZ_36 : s != 0 by rule (nz_factor (f := s) (r := 1) NZ_35 _); clear - R; first [reflexivity | ring].
have S_37 : 0 < s by rule (pos_quotient H_34 (r := 1) _ _); [clear - H_eps N_pos S_4 S_16 S_31 S_32 NZ_8 NZ_26 NZ_36 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_38 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_39 : N%:R != 0 := nz_is e_5 NZ_38.
have NZ_40 : s != 0 by rule (nz_is (c := (s)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_36 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_41 : s != 0 := nz_is e_33 NZ_40.
pose t_42 : R := Num.sqrt t_22.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_44 : 0 <= (r_6 / (n)) by rule (nneg_is (c := r_6 * n^-1) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r6 NZ_8 NZ_26 NZ_36 R; sgn].
have e_43 : t_42 = (r_6 / (n)) by rule (sqrt_node e_23 S_44 _); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_45 := lt0r_neq0 S_r6.
have NZ_46 : (r_6 / (n)) != 0 by rule (nz_is (c := (r_6 * n^-1)) _ _); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_45 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_47 : t_42 != 0 := nz_is e_43 NZ_46.
have S_48 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_37 S_r6 NZ_8 NZ_26 NZ_36 NZ_45 R; sgn].
have C_49 : 0 <= t_22 := nneg_is e_23 S_48.
pose t_50 : R := s^-1.
have e_51 : t_50 = (1 / (s)) by rule (num_eq (num1 (fun a : R => a^-1) e_33) _); clear - NZ_36 R; first [reflexivity | field; nz | ring].
have e_52 : m = m by [].
pose t_53 : 'cV[R]_N := m *: (ones : 'cV[R]_N).
have e_54 : t_53 = (col (fun i => m * (1))) by rule (col_eq (col_scale e_52 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := activation - t_53.
have e_56 : t_55 = (col (fun i => (activation i 0) + (- m) * (1))) by rule (col_eq (col_sub e_1 e_54) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_57 : 'cV[R]_N := t_50 *: t_55.
have e_58 : t_57 = (col (fun i => (1 / (s)) * ((activation i 0)) + ((- m) / (s)) * (1))) by rule (col_eq (col_scale e_51 e_56) _) => i; reduce; clear - NZ_36 R; first [reflexivity | field; nz | ring].
pose t_60 : R := t_42 / s.
have e_61 : t_60 = (r_6 / (s * n)) by rule (num_eq (num2 (fun a b : R => a / b) e_43 e_33) _); clear - NZ_36 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_62 : R := t_42^-1.
have e_63 : t_62 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_43) _); clear - NZ_45 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_64 : 'cV[R]_N := t_62 *: t_12.
have e_65 : t_64 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_63 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_66 : 'cV[R]_N := t_60 *: t_64.
have e_67 : t_66 = (col (fun i => (1 / (s)) * ((activation i 0)) + ((- m_2) / (s * n)) * (1))) by rule (col_eq (col_scale e_61 e_65) _) => i; reduce; clear - NZ_36 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_68 : R := t_6 - m.
have e_69 : t_68 = ((- n * m + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a - b) e_7 e_52) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_70 : R := t_68 / s.
have e_71 : t_70 = ((- n * m + m_2) / (s * n)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_33) _); clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_70 *: (ones : 'cV[R]_N).
have e_73 : t_72 = (col (fun i => ((- n * m + m_2) / (s * n)) * (1))) by rule (col_eq (col_scale e_71 e_9) _) => i; reduce; clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := t_66 + t_72.
have e_75 : t_74 = (col (fun i => (1 / (s)) * ((activation i 0)) + ((- m) / (s)) * (1))) by rule (col_eq (col_add e_67 e_73) _) => i; reduce; clear - NZ_36 NZ_8 R; first [reflexivity | field; nz | ring].
have C_59 : t_57 = t_74 by rule (col_same e_58 e_75 _) => i; clear - NZ_36 R; first [reflexivity | field; nz | ring].
pose t_76 : R := dot (ones : 'cV[R]_N) t_64.
have d_78 : whole (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = 0 by rule (num_eq (partD (partZ ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_79 : whole (fun i => 1 * (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = 0 by rule (whole_eq _ d_78) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_77 : t_76 = 0 by rule (dot_node e_9 e_65 d_79); done.
have e_81 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_80 : t_76 = (0 : R) by rule (num_eq e_77 (esym (num_eq e_81 _))); clear - R; first [reflexivity | ring].
split; first exact: C_39.
split; first exact: C_41.
split; first exact: C_47.
split; first exact: C_49.
split; first exact: C_59.
exact: C_80.
Qed.

(* cheatsheet.post-ln
   Post-LN normalizes what the residual addition gives: its output is g ⊙ z + b with Σₙ zₙ = 0 and ‖z‖² ≤ N
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; Pre-LN vs Post-
   LN; question 3 *)
Theorem cheatsheet_post_ln (activation f : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance (activation + f) + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + f) + eps) != 0 /\
  0 <= variance (activation + f) + eps /\
  sumv (normalized eps (activation + f)) = 0 :> R /\
  dot (normalized eps (activation + f)) (normalized eps (activation + f)) <= N%:R.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : activation = (col (fun i => (activation i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_2 : f = (col (fun i => (f i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := activation + f.
have e_4 : t_3 = (col (fun i => (activation i 0) + (f i 0))) by rule (col_eq (col_add e_1 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_5 : R := sumv t_3.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have [m_3 M_3] := some_number (part xpredT (fun i => (f i 0))).
have e_6 : t_5 = (m_2 + m_3) by rule (sum_node e_4 (partD M_2 M_3) _); clear - R; first [reflexivity | ring].
have e_8 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_9 : R := t_5 / N%:R.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = ((m_2 + m_3) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_6 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'cV[R]_N := t_9 *: (ones : 'cV[R]_N).
have e_14 : t_13 = (col (fun i => ((m_2 + m_3) / (n)) * (1))) by rule (col_eq (col_scale e_10 e_12) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_15 : 'cV[R]_N := t_3 - t_13.
have e_16 : t_15 = (col (fun i => (activation i 0) + (f i 0) + ((- m_2 - m_3) / (n)) * (1))) by rule (col_eq (col_sub e_4 e_14) _) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_17 : R := dot t_15 t_15.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_19 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (f i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (f i 0) ^+ 2)).
have S_20 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_21 : whole (fun i => (activation i 0) ^+ 2 + 2%:R * ((activation i 0) * (f i 0)) + ((- 2%:R * m_2 - 2%:R * m_3) / (n)) * ((activation i 0)) + (f i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / (n)) * ((f i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD M_4 (partZ 2%:R M_5)) (partZ ((- 2%:R * m_2 - 2%:R * m_3) / (n)) M_2)) M_6) (partZ ((- 2%:R * m_2 - 2%:R * m_3) / (n)) M_3)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_22 : whole (fun i => ((activation i 0) + (f i 0) + ((- m_2 - m_3) / (n)) * (1)) * ((activation i 0) + (f i 0) + ((- m_2 - m_3) / (n)) * (1))) = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n)) by rule (whole_eq _ d_21) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_18 : t_17 = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n)) by rule (dot_node e_16 e_16 d_22); done.
pose t_23 : R := t_17 / N%:R.
have e_24 : t_23 = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_18 e_8) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_25 : eps = eps by [].
pose t_26 : R := t_23 + eps.
have e_27 : t_26 = ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_24 e_25) _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_28 := pos_of H0 e_27.
have NZ_29 := lt0r_neq0 H_28.
have NZ_30 : (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) != 0 by rule (nz_factor (f := (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_29 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have g_31 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by rule (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_34 := gram g_31 g_32 g_33.
have S_35 : 0 <= (n * m_4 - m_2 ^+ 2) by rule (nneg_is _ G_34); clear - R; ring.
have g_36 : part xpredT (fun i => (1) * (1)) = n by rule (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_37 : part xpredT (fun i => ((f i 0)) * ((f i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => (1) * ((f i 0))) = m_3 by rule (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have G_39 := gram g_36 g_37 g_38.
have S_40 : 0 <= (n * m_6 - m_3 ^+ 2) by rule (nneg_is _ G_39); clear - R; ring.
have g_41 : part xpredT (fun i => ((f i 0)) * ((f i 0))) = m_6 by rule (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_42 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by rule (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_43 : part xpredT (fun i => ((f i 0)) * ((activation i 0))) = m_5 by rule (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have G_44 := gram g_41 g_42 g_43.
have S_45 : 0 <= (m_4 * m_6 - m_5 ^+ 2) by rule (nneg_is _ G_44); clear - R; ring.
have S_46 : 0 < (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) by rule (pos_quotient H_28 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_7 S_19 S_20 S_35 S_40 S_45 NZ_11 NZ_30 R; sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have NZ_47 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_48 : N%:R != 0 := nz_is e_8 NZ_47.
pose t_49 : R := Num.sqrt t_26.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) by exact: (root_pos S_46).
have S_51 : 0 <= (r_7 / (n)) by rule (nneg_is (c := r_7 * n^-1) _ _); [clear - NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - H_eps N_pos S_7 S_19 S_20 S_35 S_40 S_45 S_46 S_r7 NZ_11 NZ_30 R; sgn].
have e_50 : t_49 = (r_7 / (n)) by rule (sqrt_node e_27 S_51 _); clear - NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_52 := lt0r_neq0 S_r7.
have NZ_53 : (r_7 / (n)) != 0 by rule (nz_is (c := (r_7 * n^-1)) _ _); [clear - NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_52 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_54 : t_49 != 0 := nz_is e_50 NZ_53.
have S_55 : 0 <= ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_7 S_19 S_20 S_35 S_40 S_45 S_46 S_r7 NZ_11 NZ_30 NZ_52 R; sgn].
have C_56 : 0 <= t_26 := nneg_is e_27 S_55.
pose t_57 : R := t_49^-1.
have e_58 : t_57 = ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_50) _); clear - NZ_52 NZ_11 NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_59 : 'cV[R]_N := t_57 *: t_15.
have e_60 : t_59 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1))) by rule (col_eq (col_scale e_58 e_16) _) => i; reduce; clear - NZ_30 NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_61 : R := sumv t_59.
have e_62 : t_61 = 0 by rule (sum_node e_60 (partD (partD (partZ ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_2) (partZ ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_3)) (partZ ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) (whole_ones En))) _); clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_64 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_63 : t_61 = (0 : R) by rule (num_eq e_62 (esym (num_eq e_64 _))); clear - R; first [reflexivity | ring].
pose t_65 : R := dot t_59 t_59.
have d_67 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0) * (f i 0)) + ((- 2%:R * n * m_2 - 2%:R * n * m_3) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0)) + ((n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0) ^+ 2) + ((- 2%:R * n * m_2 - 2%:R * n * m_3) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1)) = ((n ^+ 2 * m_4 + 2%:R * n ^+ 2 * m_5 + n ^+ 2 * m_6 - n * m_2 ^+ 2 - 2%:R * n * m_2 * m_3 - n * m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by rule (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_4) (partZ ((2%:R * n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_5)) (partZ ((- 2%:R * n * m_2 - 2%:R * n * m_3) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_2)) (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_6)) (partZ ((- 2%:R * n * m_2 - 2%:R * n * m_3) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_3)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) (whole_ones En))) _); clear - NZ_30 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => (((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1)) * (((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1))) = ((n ^+ 2 * m_4 + 2%:R * n ^+ 2 * m_5 + n ^+ 2 * m_6 - n * m_2 ^+ 2 - 2%:R * n * m_2 * m_3 - n * m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by rule (whole_eq _ d_67) => i; clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_66 : t_65 = ((n ^+ 2 * m_4 + 2%:R * n ^+ 2 * m_5 + n ^+ 2 * m_6 - n * m_2 ^+ 2 - 2%:R * n * m_2 * m_3 - n * m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by rule (dot_node e_60 e_60 d_68); done.
have S_70 : 0 <= (n ^+ 3 * eps) by rule (nneg_is (c := eps * n ^+ 3) _ _); [clear - R; first [reflexivity | ring] | clear - H_eps N_pos S_7 S_19 S_20 S_35 S_40 S_45 S_46 S_r7 NZ_11 NZ_30 NZ_52 R; sgn].
have S_71 : 0 <= ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by rule (nneg_is (c := (n ^+ 3 * eps) * (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2)^-1) _ _); [clear - NZ_30 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_7 S_19 S_20 S_35 S_40 S_45 S_46 S_r7 S_70 NZ_11 NZ_30 NZ_52 R; sgn].
have C_69 : t_65 <= N%:R by rule (le_by e_66 e_8 _ S_71); clear - NZ_30 R; first [reflexivity | field; nz | ring].
split; first exact: C_48.
split; first exact: C_54.
split; first exact: C_56.
split; first exact: C_63.
exact: C_69.
Qed.

(* cheatsheet.pre-ln
   Pre-LN computes LayerNorm(x) + SubLayer(LayerNorm(x))
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; Pre-LN vs Post-LN
   not here: it is refuted; lnverify.pre-ln is true instead *)

(* lnverify.pre-ln
   In x + F(LayerNorm(x)) a shift of the stream by c1 arrives unchanged, whatever the sub-layer F
   this project; with a proof; Riechers, Sec. III: LayerNorm is used outside of the residual stream *)
Theorem lnverify_pre_ln (activation gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  exists J1 : 'M[R]_N, is_jacobian (fun activation : 'cV[R]_N => layer_norm eps gain bias activation) activation J1 /\
  N%:R != 0 :> R /\
  Num.sqrt (variance (activation + c *: ones) + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance (activation + c *: ones) + eps /\
  0 <= variance activation + eps /\
  layer_norm eps gain bias (activation + c *: ones) = layer_norm eps gain bias activation :> 'cV[R]_N /\
  J1 *m ones = 0 :> 'cV[R]_N.
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
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_35 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 R; sgn].
have e_34 : t_33 = (r_5 / (n)) by rule (sqrt_node e_23 S_35 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_36 : R := t_33^-1.
have NZ_38 := lt0r_neq0 S_r5.
have e_37 : t_36 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_34) _); clear - NZ_38 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_39 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose J1_40 : 'M[R]_N := (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_41 : J1_40 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_42 : is_jacobian (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) activation J1_40.
have size_ge0 := @size1_ge0 R N.
have D_43 := VD_at activation.
have D_44 := D_sumv size_ge0 D_43.
have D_45 := D_mulr size_ge0 (N%:R^-1) D_44.
have D_46 := VD_scaler size_ge0 (ones : 'cV[R]_N) D_45.
have D_47 := VD_sub D_43 D_46.
have D_48 := D_dot size_ge0 D_47 D_47.
have D_49 := D_mulr size_ge0 (N%:R^-1) D_48.
have D_50 := D_addr size_ge0 eps D_49.
have S_52 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have C_51 : 0 < t_22 := pos_is e_23 S_52.
have D_53 := D_sqrt size_ge0 C_51 D_50.
have NZ_54 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_55 : t_33 != 0 := nz_is e_34 NZ_54.
have D_56 := D_inv size_ge0 C_55 D_53.
have D_57 := VD_scale size_ge0 D_56 D_47.
have D_58 := VD_hadl gain D_57.
have D_59 := VD_addr size_ge0 (bias : 'cV[R]_N) D_58.
refine (jacobian_by (F := (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_59 _) => h_60.
have e_61 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_62 : R := (2%:R : R) * t_33.
have e_63 : t_62 = ((2%:R * r_5) / (n)) by rule (num_eq (num2 (fun a b : R => a * b) e_61 e_34) _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_64 : R := t_62^-1.
have NZ_66 : (2%:R * r_5) != 0 :> R by rule (nz_is (c := (2%:R * r_5)) _ _); [clear - R; ring | clear - NZ_38 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_65 : t_64 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_63) _); clear - NZ_38 NZ_66 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_67 : h_60 = (col (fun i => (h_60 i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_68 : R := sumv h_60.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_60 i 0))).
have e_69 : t_68 = m_6 by rule (sum_node e_67 M_6 _); clear - R; first [reflexivity | ring].
pose t_70 : R := t_68 / N%:R.
have e_71 : t_70 = (m_6 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_69 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_72 : 'cV[R]_N := t_70 *: (ones : 'cV[R]_N).
have e_73 : t_72 = (col (fun i => (m_6 / (n)) * (1))) by rule (col_eq (col_scale e_71 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_74 : 'cV[R]_N := h_60 - t_72.
have e_75 : t_74 = (col (fun i => (h_60 i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (col_sub e_67 e_73) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_76 : R := dot t_74 t_12.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_60 i 0))).
have d_78 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_2) / (n)) * ((h_60 i 0)) + ((- m_6) / (n)) * ((activation i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_2) / (n)) M_6)) (partZ ((- m_6) / (n)) M_2)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_79 : whole (fun i => ((h_60 i 0) + ((- m_6) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_78) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_77 : t_76 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_75 e_13 d_79); done.
pose t_80 : R := dot t_12 t_74.
have d_82 : whole (fun i => (activation i 0) * (h_60 i 0) + ((- m_6) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_60 i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by rule (num_eq (partD (partD (partD M_7 (partZ ((- m_6) / (n)) M_2)) (partZ ((- m_2) / (n)) M_6)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_83 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_60 i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by rule (whole_eq _ d_82) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_81 : t_80 = ((n * m_7 - m_2 * m_6) / (n)) by rule (dot_node e_13 e_75 d_83); done.
pose t_84 : R := t_76 + t_80.
have e_85 : t_84 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a + b) e_77 e_81) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_86 : R := t_84 / N%:R.
have e_87 : t_86 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_85 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_88 : R := t_64 * t_86.
have e_89 : t_88 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_65 e_87) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_90 : R := t_36 * t_88.
have e_91 : t_90 = ((n * m_7 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_89) _); clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_92 : R := t_36 * t_90.
have e_93 : t_92 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_37 e_91) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_94 : R := - t_92.
have e_95 : t_94 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (num1 (fun a : R => - a) e_93) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_96 : 'cV[R]_N := t_94 *: t_12.
have e_97 : t_96 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by rule (col_eq (col_scale e_95 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_98 : 'cV[R]_N := t_36 *: t_74.
have e_99 : t_98 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)) + ((- r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_75) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_100 : 'cV[R]_N := t_96 + t_98.
have e_101 : t_100 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_60 i 0)))) by rule (col_eq (col_add e_97 e_99) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_102 : 'cV[R]_N := had gain t_100.
have e_103 : t_102 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_60 i 0)))) by rule (col_eq (col_had e_39 e_101) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_104 : 'cV[R]_N := J1_40 *m h_60.
have d_106 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_107 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_106) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_108 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_60 i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_60 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_109 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_60 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by rule (whole_eq _ d_108) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_105 : t_104 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_60 i 0)) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by rule (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_41 e_67 (conj d_107 (conj d_109 I))) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
rule (col_same e_103 e_105 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_110 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_111 : N%:R != 0 := nz_is e_5 NZ_110.
have e_112 : c = c by [].
pose t_113 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_114 : t_113 = (col (fun i => c * (1))) by rule (col_eq (col_scale e_112 e_9) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_115 : 'cV[R]_N := activation + t_113.
have e_116 : t_115 = (col (fun i => (activation i 0) + c * (1))) by rule (col_eq (col_add e_1 e_114) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_117 : R := sumv t_115.
have e_118 : t_117 = (n * c + m_2) by rule (sum_node e_116 (partD M_2 (partZ c (whole_ones En))) _); clear - R; first [reflexivity | ring].
pose t_119 : R := t_117 / N%:R.
have e_120 : t_119 = ((n * c + m_2) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_118 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_121 : 'cV[R]_N := t_119 *: (ones : 'cV[R]_N).
have e_122 : t_121 = (col (fun i => ((n * c + m_2) / (n)) * (1))) by rule (col_eq (col_scale e_120 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_123 : 'cV[R]_N := t_115 - t_121.
have e_124 : t_123 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_116 e_122) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_125 : R := dot t_123 t_123.
have e_126 : t_125 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_124 e_124 d_18); done.
pose t_127 : R := t_125 / N%:R.
have e_128 : t_127 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_126 e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_129 : R := t_127 + eps.
have e_130 : t_129 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_128 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_131 : R := Num.sqrt t_129.
have S_133 : 0 <= (r_5 / (n)) by rule (nneg_is (c := r_5 * n^-1) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have e_132 : t_131 = (r_5 / (n)) by rule (sqrt_node e_130 S_133 _); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_134 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_135 : t_131 != 0 := nz_is e_132 NZ_134.
have NZ_136 : (r_5 / (n)) != 0 by rule (nz_is (c := (r_5 * n^-1)) _ _); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_38 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_137 : t_33 != 0 := nz_is e_34 NZ_136.
have S_138 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have C_139 : 0 <= t_129 := nneg_is e_130 S_138.
have S_140 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r5 NZ_8 NZ_26 NZ_38 R; sgn].
have C_141 : 0 <= t_22 := nneg_is e_23 S_140.
pose t_142 : R := t_131^-1.
have e_143 : t_142 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_132) _); clear - NZ_38 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_144 : 'cV[R]_N := t_142 *: t_123.
have e_145 : t_144 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_143 e_124) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_146 : 'cV[R]_N := had gain t_144.
have e_147 : t_146 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_39 e_145) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_148 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_149 : 'cV[R]_N := t_146 + bias.
have e_150 : t_149 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_147 e_148) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_152 : 'cV[R]_N := t_36 *: t_12.
have e_153 : t_152 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_37 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_154 : 'cV[R]_N := had gain t_152.
have e_155 : t_154 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_39 e_153) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_156 : 'cV[R]_N := t_154 + bias.
have e_157 : t_156 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_155 e_148) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_151 : t_149 = t_156 by rule (col_same e_150 e_157 _) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_158 : 'cV[R]_N := J1_40 *m (ones : 'cV[R]_N).
have d_160 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = 0 by rule (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_161 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = 0 by rule (whole_eq _ d_160) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_162 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2)) _); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_163 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_162) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_159 : t_158 = (col (fun i => 0)) by rule (col_eq (opr_apply (s := [:: 0; ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_41 e_9 (conj d_161 (conj d_163 I))) _) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_165 : (0 : 'cV[R]_N) = (col (fun i => 0)) by rule (col_eq (col_zero R N) _) => i; clear - R; first [reflexivity | ring].
have C_164 : t_158 = (0 : 'cV[R]_N) by rule (col_same e_159 e_165 _) => i; clear - R; first [reflexivity | ring].
exists J1_40; split; first exact: C_42.
split; first exact: C_111.
split; first exact: C_135.
split; first exact: C_137.
split; first exact: C_139.
split; first exact: C_141.
split; first exact: C_151.
exact: C_164.
Qed.

(* lnverify.fold-into-next
   Gain and bias fold into the linear layer behind: each row q becomes g ⊙ q, its bias q·b more
   this project; with a proof *)
Theorem lnverify_fold_into_next (activation q gain bias : 'cV[R]_N) (eps c : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  dot q (layer_norm eps gain bias activation) + c = dot (had gain q) (normalized eps activation) + c + dot q bias :> R.
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
have e_43 : q = (col (fun i => (q i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
have e_44 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_45 : R := t_35^-1.
have e_46 : t_45 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_47 : 'cV[R]_N := t_45 *: t_12.
have e_48 : t_47 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_46 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : 'cV[R]_N := had gain t_47.
have e_50 : t_49 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_44 e_48) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_51 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_52 : 'cV[R]_N := t_49 + bias.
have e_53 : t_52 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_50 e_51) _) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_54 : R := dot q t_52.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (q i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (q i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (bias i 0) * (q i 0))).
have d_56 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (q i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (q i 0)) + (bias i 0) * (q i 0)) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) M_7) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_57 : whole (fun i => ((q i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_56) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_55 : t_54 = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_43 e_53 d_57); done.
have e_58 : c = c by [].
pose t_59 : R := t_54 + c.
have e_60 : t_59 = ((n ^+ 2 * eps * m_7 + n ^+ 2 * eps * c + n * m_3 * m_7 + n * m_3 * c + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 ^+ 2 * c - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_55 e_58) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_62 : 'cV[R]_N := had gain q.
have e_63 : t_62 = (col (fun i => (gain i 0) * (q i 0))) by rule (col_eq (col_had e_44 e_43) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_64 : R := dot t_62 t_47.
have d_66 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (q i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (q i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_67 : whole (fun i => ((gain i 0) * (q i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_66) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_65 : t_64 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_63 e_48 d_67); done.
pose t_68 : R := t_64 + c.
have e_69 : t_68 = ((n ^+ 2 * eps * c + n * m_3 * c + n * r_4 * m_5 - m_2 ^+ 2 * c - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_65 e_58) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_70 : R := dot q bias.
have d_72 : whole (fun i => (bias i 0) * (q i 0)) = m_7 by rule (num_eq M_7 _); clear - R; first [reflexivity | ring].
have d_73 : whole (fun i => ((q i 0)) * ((bias i 0))) = m_7 by rule (whole_eq _ d_72) => i; clear - R; first [reflexivity | ring].
have e_71 : t_70 = m_7 by rule (dot_node e_43 e_51 d_73); done.
pose t_74 : R := t_68 + t_70.
have e_75 : t_74 = ((n ^+ 2 * eps * m_7 + n ^+ 2 * eps * c + n * m_3 * m_7 + n * m_3 * c + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 ^+ 2 * c - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num2 (fun a b : R => a + b) e_69 e_71) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_61 : t_59 = t_74 by rule (num_eq e_60 (esym (num_eq e_75 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
exact: C_61.
Qed.

(* lnverify.centre-rows-behind
   Rows of the layer behind may be centred after folding: r·x̂ = (Πr)·x̂
   this project; with a proof *)
Theorem lnverify_centre_rows_behind (activation q gain : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= variance activation + eps /\
  dot (had gain q) (normalized eps activation) = dot (Pi *m had gain q) (normalized eps activation) :> R.
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
have e_44 : q = (col (fun i => (q i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_45 : 'cV[R]_N := had gain q.
have e_46 : t_45 = (col (fun i => (gain i 0) * (q i 0))) by rule (col_eq (col_had e_43 e_44) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_47 : R := t_35^-1.
have e_48 : t_47 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_36) _); clear - NZ_38 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_49 : 'cV[R]_N := t_47 *: t_12.
have e_50 : t_49 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_48 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : R := dot t_45 t_49.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (q i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (q i 0))).
have d_53 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (q i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (q i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) _); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_54 : whole (fun i => ((gain i 0) * (q i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_53) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_52 : t_51 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_46 e_50 d_54); done.
have e_56 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_57 : R := N%:R^-1.
have e_58 : t_57 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_5) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_59 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_60 : t_59 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_9 e_9) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_61 : 'M[R]_N := t_57 *: t_59.
have e_62 : t_61 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_58 e_60) _ _); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_63 : 'M[R]_N := (1%:M : 'M[R]_N) - t_61.
have e_64 : t_63 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_56 e_62) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_65 : 'cV[R]_N := t_63 *m t_45.
have d_67 : whole (fun i => ((- 1) / (n)) * ((gain i 0) * (q i 0))) = ((- m_6) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_6) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => (((- 1) / (n)) * (1)) * ((gain i 0) * (q i 0))) = ((- m_6) / (n)) by rule (whole_eq _ d_67) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_66 : t_65 = (col (fun i => (gain i 0) * (q i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_6) / (n))]) e_64 e_46 (conj d_68 I)) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : R := dot t_65 t_49.
have d_71 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (q i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (partD (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) (partZ ((- r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 * r_4 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En))) _); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_72 : whole (fun i => ((gain i 0) * (q i 0) + ((- m_6) / (n)) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (whole_eq _ d_71) => i; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_70 : t_69 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (dot_node e_66 e_50 d_72); done.
have C_55 : t_51 = t_69 by rule (num_eq e_52 (esym (num_eq e_70 _))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_40.
split; first exact: C_42.
exact: C_55.
Qed.

(* lnverify.centre-before
   Centring the columns and the bias of the linear layer before turns LayerNorm into RMSNorm, exactly
   this project; with a proof *)
Theorem lnverify_centre_before (p q c gain bias : 'cV[R]_N) (x1 x2 eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance (x1 *: p + x2 *: q + c) + eps ->
  N%:R != 0 :> R /\
  Num.sqrt (variance (x1 *: p + x2 *: q + c) + eps) != 0 /\
  Num.sqrt (dot (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c) (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c) / N%:R + eps) != 0 /\
  0 <= variance (x1 *: p + x2 *: q + c) + eps /\
  0 <= dot (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c) (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c) / N%:R + eps /\
  layer_norm eps gain bias (x1 *: p + x2 *: q + c) = had gain (rms_norm eps (x1 *: (Pi *m p) + x2 *: (Pi *m q) + Pi *m c)) + bias :> 'cV[R]_N.
Proof.
move=> N_gt0 H_eps H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : x1 = x1 by [].
have e_2 : p = (col (fun i => (p i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := x1 *: p.
have e_4 : t_3 = (col (fun i => x1 * ((p i 0)))) by rule (col_eq (col_scale e_1 e_2) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_5 : x2 = x2 by [].
have e_6 : q = (col (fun i => (q i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_7 : 'cV[R]_N := x2 *: q.
have e_8 : t_7 = (col (fun i => x2 * ((q i 0)))) by rule (col_eq (col_scale e_5 e_6) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_9 : 'cV[R]_N := t_3 + t_7.
have e_10 : t_9 = (col (fun i => x1 * ((p i 0)) + x2 * ((q i 0)))) by rule (col_eq (col_add e_4 e_8) _) => i; reduce; clear - R; first [reflexivity | ring].
have e_11 : c = (col (fun i => (c i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_12 : 'cV[R]_N := t_9 + c.
have e_13 : t_12 = (col (fun i => x1 * ((p i 0)) + x2 * ((q i 0)) + (c i 0))) by rule (col_eq (col_add e_10 e_11) _) => i; reduce; clear - R; first [reflexivity | ring].
pose t_14 : R := sumv t_12.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_16 : 0 <= n - 1 by rewrite subr_ge0.
have [m_4 M_4] := some_number (part xpredT (fun i => (p i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (q i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (c i 0))).
have e_15 : t_14 = (x1 * m_4 + x2 * m_5 + m_6) by rule (sum_node e_13 (partD (partD (partZ x1 M_4) (partZ x2 M_5)) M_6) _); clear - R; first [reflexivity | ring].
have e_17 : N%:R = n by rule (num_eq En _); clear - R; first [reflexivity | ring].
pose t_18 : R := t_14 / N%:R.
have NZ_20 := lt0r_neq0 N_pos.
have e_19 : t_18 = ((x1 * m_4 + x2 * m_5 + m_6) / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_15 e_17) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_21 : (ones : 'cV[R]_N) = (col (fun i => 1)) by rule (col_eq (col_ones R N) _) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := t_18 *: (ones : 'cV[R]_N).
have e_23 : t_22 = (col (fun i => ((x1 * m_4 + x2 * m_5 + m_6) / (n)) * (1))) by rule (col_eq (col_scale e_19 e_21) _) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_24 : 'cV[R]_N := t_12 - t_22.
have e_25 : t_24 = (col (fun i => x1 * ((p i 0)) + x2 * ((q i 0)) + (c i 0) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1))) by rule (col_eq (col_sub e_13 e_23) _) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_26 : R := dot t_24 t_24.
have [m_7 M_7] := some_number (part xpredT (fun i => (p i 0) ^+ 2)).
have S_28 : 0 <= m_7 by rewrite -M_7; apply: part_ge0 => i; sgn.
have [m_8 M_8] := some_number (part xpredT (fun i => (p i 0) * (q i 0))).
have [m_9 M_9] := some_number (part xpredT (fun i => (c i 0) * (p i 0))).
have [m_10 M_10] := some_number (part xpredT (fun i => (q i 0) ^+ 2)).
have S_29 : 0 <= m_10 by rewrite -M_10; apply: part_ge0 => i; sgn.
have [m_11 M_11] := some_number (part xpredT (fun i => (c i 0) * (q i 0))).
have [m_12 M_12] := some_number (part xpredT (fun i => (c i 0) ^+ 2)).
have S_30 : 0 <= m_12 by rewrite -M_12; apply: part_ge0 => i; sgn.
have d_31 : whole (fun i => (x1 ^+ 2) * ((p i 0) ^+ 2) + (2%:R * x1 * x2) * ((p i 0) * (q i 0)) + (2%:R * x1) * ((c i 0) * (p i 0)) + ((- 2%:R * x1 ^+ 2 * m_4 - 2%:R * x1 * x2 * m_5 - 2%:R * x1 * m_6) / (n)) * ((p i 0)) + (x2 ^+ 2) * ((q i 0) ^+ 2) + (2%:R * x2) * ((c i 0) * (q i 0)) + ((- 2%:R * x1 * x2 * m_4 - 2%:R * x2 ^+ 2 * m_5 - 2%:R * x2 * m_6) / (n)) * ((q i 0)) + (c i 0) ^+ 2 + ((- 2%:R * x1 * m_4 - 2%:R * x2 * m_5 - 2%:R * m_6) / (n)) * ((c i 0)) + ((x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) / (n ^+ 2)) * (1)) = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD (partD (partD (partD (partD (partZ (x1 ^+ 2) M_7) (partZ (2%:R * x1 * x2) M_8)) (partZ (2%:R * x1) M_9)) (partZ ((- 2%:R * x1 ^+ 2 * m_4 - 2%:R * x1 * x2 * m_5 - 2%:R * x1 * m_6) / (n)) M_4)) (partZ (x2 ^+ 2) M_10)) (partZ (2%:R * x2) M_11)) (partZ ((- 2%:R * x1 * x2 * m_4 - 2%:R * x2 ^+ 2 * m_5 - 2%:R * x2 * m_6) / (n)) M_5)) M_12) (partZ ((- 2%:R * x1 * m_4 - 2%:R * x2 * m_5 - 2%:R * m_6) / (n)) M_6)) (partZ ((x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) / (n ^+ 2)) (whole_ones En))) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_32 : whole (fun i => (x1 * ((p i 0)) + x2 * ((q i 0)) + (c i 0) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1)) * (x1 * ((p i 0)) + x2 * ((q i 0)) + (c i 0) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1))) = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by rule (whole_eq _ d_31) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_27 : t_26 = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by rule (dot_node e_25 e_25 d_32); done.
pose t_33 : R := t_26 / N%:R.
have e_34 : t_33 = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_27 e_17) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_35 : eps = eps by [].
pose t_36 : R := t_33 + eps.
have e_37 : t_36 = ((n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_34 e_35) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have H_38 := pos_of H0 e_37.
have NZ_39 := lt0r_neq0 H_38.
have NZ_40 : (- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) != 0 by rule (nz_factor (f := (- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_39 _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have S_41 : 0 < (n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) by rule (pos_quotient H_38 (r := (n ^+ 2)) _ _); [clear - H_eps N_pos S_16 S_28 S_29 S_30 NZ_20 NZ_40 R; sgn | clear - NZ_20 R; first [reflexivity | field; nz | ring]].
have NZ_42 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : N%:R != 0 := nz_is e_17 NZ_42.
pose t_44 : R := Num.sqrt t_36.
have [r_13 S_r13 E_r13] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) by exact: (root_pos S_41).
have S_46 : 0 <= (r_13 / (n)) by rule (nneg_is (c := r_13 * n^-1) _ _); [clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13] | clear - H_eps N_pos S_16 S_28 S_29 S_30 S_41 S_r13 NZ_20 NZ_40 R; sgn].
have e_45 : t_44 = (r_13 / (n)) by rule (sqrt_node e_37 S_46 _); clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
have NZ_47 := lt0r_neq0 S_r13.
have NZ_48 : (r_13 / (n)) != 0 by rule (nz_is (c := (r_13 * n^-1)) _ _); [clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13] | clear - NZ_47 NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_44 != 0 := nz_is e_45 NZ_48.
have e_50 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by rule (opr_eq (opr_id R N) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_51 : R := N%:R^-1.
have e_52 : t_51 = (1 / (n)) by rule (num_eq (num1 (fun a : R => a^-1) e_17) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_53 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_54 : t_53 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by rule (opr_eq (opr_outer e_21 e_21) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_55 : 'M[R]_N := t_51 *: t_53.
have e_56 : t_55 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by rule (opr_eq (opr_scale e_52 e_54) _ _); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_57 : 'M[R]_N := (1%:M : 'M[R]_N) - t_55.
have e_58 : t_57 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by rule (opr_eq (opr_sub e_50 e_56) _ _); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_59 : 'cV[R]_N := t_57 *m p.
have d_61 : whole (fun i => ((- 1) / (n)) * ((p i 0))) = ((- m_4) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_4) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => (((- 1) / (n)) * (1)) * ((p i 0))) = ((- m_4) / (n)) by rule (whole_eq _ d_61) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_60 : t_59 = (col (fun i => (p i 0) + ((- m_4) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_4) / (n))]) e_58 e_2 (conj d_62 I)) _) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_63 : 'cV[R]_N := x1 *: t_59.
have e_64 : t_63 = (col (fun i => x1 * ((p i 0)) + ((- x1 * m_4) / (n)) * (1))) by rule (col_eq (col_scale e_1 e_60) _) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_65 : 'cV[R]_N := t_57 *m q.
have d_67 : whole (fun i => ((- 1) / (n)) * ((q i 0))) = ((- m_5) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_5) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => (((- 1) / (n)) * (1)) * ((q i 0))) = ((- m_5) / (n)) by rule (whole_eq _ d_67) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_66 : t_65 = (col (fun i => (q i 0) + ((- m_5) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_5) / (n))]) e_58 e_6 (conj d_68 I)) _) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := x2 *: t_65.
have e_70 : t_69 = (col (fun i => x2 * ((q i 0)) + ((- x2 * m_5) / (n)) * (1))) by rule (col_eq (col_scale e_5 e_66) _) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := t_63 + t_69.
have e_72 : t_71 = (col (fun i => x1 * ((p i 0)) + ((- x1 * m_4 - x2 * m_5) / (n)) * (1) + x2 * ((q i 0)))) by rule (col_eq (col_add e_64 e_70) _) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := t_57 *m c.
have d_75 : whole (fun i => ((- 1) / (n)) * ((c i 0))) = ((- m_6) / (n)) by rule (num_eq (partZ ((- 1) / (n)) M_6) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => (((- 1) / (n)) * (1)) * ((c i 0))) = ((- m_6) / (n)) by rule (whole_eq _ d_75) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_74 : t_73 = (col (fun i => (c i 0) + ((- m_6) / (n)) * (1))) by rule (col_eq (opr_apply (s := [:: ((- m_6) / (n))]) e_58 e_11 (conj d_76 I)) _) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_77 : 'cV[R]_N := t_71 + t_73.
have e_78 : t_77 = (col (fun i => x1 * ((p i 0)) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1) + x2 * ((q i 0)) + (c i 0))) by rule (col_eq (col_add e_72 e_74) _) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_79 : R := dot t_77 t_77.
have d_81 : whole (fun i => (x1 ^+ 2) * ((p i 0) ^+ 2) + ((- 2%:R * x1 ^+ 2 * m_4 - 2%:R * x1 * x2 * m_5 - 2%:R * x1 * m_6) / (n)) * ((p i 0)) + (2%:R * x1 * x2) * ((p i 0) * (q i 0)) + (2%:R * x1) * ((c i 0) * (p i 0)) + ((x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) / (n ^+ 2)) * (1) + ((- 2%:R * x1 * x2 * m_4 - 2%:R * x2 ^+ 2 * m_5 - 2%:R * x2 * m_6) / (n)) * ((q i 0)) + ((- 2%:R * x1 * m_4 - 2%:R * x2 * m_5 - 2%:R * m_6) / (n)) * ((c i 0)) + (x2 ^+ 2) * ((q i 0) ^+ 2) + (2%:R * x2) * ((c i 0) * (q i 0)) + (c i 0) ^+ 2) = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by rule (num_eq (partD (partD (partD (partD (partD (partD (partD (partD (partD (partZ (x1 ^+ 2) M_7) (partZ ((- 2%:R * x1 ^+ 2 * m_4 - 2%:R * x1 * x2 * m_5 - 2%:R * x1 * m_6) / (n)) M_4)) (partZ (2%:R * x1 * x2) M_8)) (partZ (2%:R * x1) M_9)) (partZ ((x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) / (n ^+ 2)) (whole_ones En))) (partZ ((- 2%:R * x1 * x2 * m_4 - 2%:R * x2 ^+ 2 * m_5 - 2%:R * x2 * m_6) / (n)) M_5)) (partZ ((- 2%:R * x1 * m_4 - 2%:R * x2 * m_5 - 2%:R * m_6) / (n)) M_6)) (partZ (x2 ^+ 2) M_10)) (partZ (2%:R * x2) M_11)) M_12) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_82 : whole (fun i => (x1 * ((p i 0)) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1) + x2 * ((q i 0)) + (c i 0)) * (x1 * ((p i 0)) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1) + x2 * ((q i 0)) + (c i 0))) = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by rule (whole_eq _ d_81) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_80 : t_79 = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by rule (dot_node e_78 e_78 d_82); done.
pose t_83 : R := t_79 / N%:R.
have e_84 : t_83 = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_80 e_17) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_85 : R := t_83 + eps.
have e_86 : t_85 = ((n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_84 e_35) _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_87 : R := Num.sqrt t_85.
have S_89 : 0 <= (r_13 / (n)) by rule (nneg_is (c := r_13 * n^-1) _ _); [clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13] | clear - H_eps N_pos S_16 S_28 S_29 S_30 S_41 S_r13 NZ_20 NZ_40 NZ_47 R; sgn].
have e_88 : t_87 = (r_13 / (n)) by rule (sqrt_node e_86 S_89 _); clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
have NZ_90 : (r_13 / (n)) != 0 by rule (nz_is (c := (r_13 * n^-1)) _ _); [clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13] | clear - NZ_47 NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_91 : t_87 != 0 := nz_is e_88 NZ_90.
have S_92 : 0 <= ((n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_20 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_16 S_28 S_29 S_30 S_41 S_r13 NZ_20 NZ_40 NZ_47 R; sgn].
have C_93 : 0 <= t_36 := nneg_is e_37 S_92.
have S_94 : 0 <= ((n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_20 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_16 S_28 S_29 S_30 S_41 S_r13 NZ_20 NZ_40 NZ_47 R; sgn].
have C_95 : 0 <= t_85 := nneg_is e_86 S_94.
have e_96 : gain = (col (fun i => (gain i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_97 : R := t_44^-1.
have e_98 : t_97 = ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_45) _); clear - NZ_47 NZ_20 NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_99 : 'cV[R]_N := t_97 *: t_24.
have e_100 : t_99 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((p i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * (1))) by rule (col_eq (col_scale e_98 e_25) _) => i; reduce; clear - NZ_40 NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_101 : 'cV[R]_N := had gain t_99.
have e_102 : t_101 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (p i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0) * (gain i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0)))) by rule (col_eq (col_had e_96 e_100) _) => i; reduce; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
have e_103 : bias = (col (fun i => (bias i 0))) by rule (col_eq (col_letter _) _) => i; clear - R; first [reflexivity | ring].
pose t_104 : 'cV[R]_N := t_101 + bias.
have e_105 : t_104 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (p i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0) * (gain i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_102 e_103) _) => i; reduce; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_107 : R := t_87^-1.
have e_108 : t_107 = ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_88) _); clear - NZ_47 NZ_20 NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_109 : 'cV[R]_N := t_107 *: t_77.
have e_110 : t_109 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((p i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * (1) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0)))) by rule (col_eq (col_scale e_108 e_78) _) => i; reduce; clear - NZ_40 NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_111 : 'cV[R]_N := had gain t_109.
have e_112 : t_111 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (p i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0) * (gain i 0)))) by rule (col_eq (col_had e_96 e_110) _) => i; reduce; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_113 : 'cV[R]_N := t_111 + bias.
have e_114 : t_113 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (p i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0) * (gain i 0)) + (bias i 0))) by rule (col_eq (col_add e_112 e_103) _) => i; reduce; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
have C_106 : t_104 = t_113 by rule (col_same e_105 e_114 _) => i; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
split; first exact: C_43.
split; first exact: C_49.
split; first exact: C_91.
split; first exact: C_93.
split; first exact: C_95.
exact: C_106.
Qed.

End Claims.
