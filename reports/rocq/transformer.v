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
have e_43 : x2 = (col (fun i => (x2 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_44 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_45 : R := Num.sqrt t_22.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_47 : 0 <= (r_4 / (n)) by apply: (nneg_is (c := r_4 * n^-1)); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | sgn].
have e_46 : t_45 = (r_4 / (n)) by apply: (sqrt_node e_23 S_47); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_48 : R := t_45^-1.
have NZ_50 := lt0r_neq0 S_r4.
have e_49 : t_48 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_50 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_51 : 'cV[R]_N := t_48 *: t_12.
have e_52 : t_51 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_49 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_53 : 'cV[R]_N := had gain t_51.
have e_54 : t_53 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_44 e_52)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_55 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_56 : 'cV[R]_N := t_53 + bias.
have e_57 : t_56 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_54 e_55)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose J1_58 : 'M[R]_N := (opr (fun i => 0) [:: ]).
have e_59 : J1_58 = (opr (fun i => 0) [:: ]) by [].
have C_60 : is_jacobian (fun x2 : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) x2 J1_58.
have size_ge0 := @size1_ge0 R N.
have D_61 := VD_const size_ge0 t_56.
apply: (jacobian_by (F := (fun x2 : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_61) => h_62.
have e_63 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
have e_64 : h_62 = (col (fun i => (h_62 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_65 : 'cV[R]_N := J1_58 *m h_62.
have e_66 : t_65 = (col (fun i => 0)) by apply: (col_eq (opr_apply (s := [:: ]) e_59 e_64 I)) => i; reduce; clear - R; first [reflexivity | ring].
apply: (col_same e_63 e_66) => i; clear - R; first [reflexivity | ring].
have e_67 : upstream = (col (fun i => (upstream i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_68 : R := dot upstream t_56.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (upstream i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (upstream i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (bias i 0) * (upstream i 0))).
have d_70 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (upstream i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (upstream i 0)) + (bias i 0) * (upstream i 0)) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) M_7)); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_71 : whole (fun i => ((upstream i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_70) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_69 : t_68 = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_67 e_57 d_71); done.
pose G2_72 : 'cV[R]_N := (col (fun i => 0)).
have e_73 : G2_72 = (col (fun i => 0)) by [].
have C_74 : is_gradient (fun x2 : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) x2 G2_72.
have size_ge0 := @size1_ge0 R N.
have D_75 := D_const size_ge0 t_68.
apply: (gradient_by (F := (fun x2 : 'cV[R]_N => dot upstream (had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias))) D_75) => h_76.
have e_77 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have e_78 : h_76 = (col (fun i => (h_76 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_79 : R := dot G2_72 h_76.
have d_81 : whole (fun i => 0) = 0 by apply: (num_eq (@part0 R N xpredT)); clear - R; first [reflexivity | ring].
have d_82 : whole (fun i => 0 * ((h_76 i 0))) = 0 by apply: (whole_eq _ d_81) => i; clear - R; first [reflexivity | ring].
have e_80 : t_79 = 0 by apply: (dot_node e_73 e_78 d_82); done.
apply: (num_eq e_77); apply: esym; apply: (num_eq e_80); clear - R; first [reflexivity | ring].
have NZ_83 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_84 : N%:R != 0 := nz_is e_5 NZ_83.
have NZ_85 : (r_4 / (n)) != 0 by apply: (nz_is (c := (r_4 * n^-1))); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_50 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_86 : t_45 != 0 := nz_is e_46 NZ_85.
have S_87 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_88 : 0 <= t_22 := nneg_is e_23 S_87.
have e_90 : (0 : 'M[R]_N) = (opr (fun i => 0) [:: ]) by apply: (opr_eq (opr_zero R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have C_89 : J1_58 = (0 : 'M[R]_N) by apply: (opr_same e_59 e_90); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
have e_92 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
have C_91 : G2_72 = (0 : 'cV[R]_N) by apply: (col_same e_73 e_92) => i; clear - R; first [reflexivity | ring].
exists J1_58; split; first exact: C_60.
exists G2_72; split; first exact: C_74.
split; first exact: C_84.
split; first exact: C_86.
split; first exact: C_88.
split; first exact: C_89.
exact: C_91.
Qed.

(* cheatsheet.batchnorm
   BatchNorm mixes the examples of a batch in training, and treats each by itself at inference
   “24. Layer Normalization”, a lesson with formula, comparison with BatchNorm, Pre-LN and Post-LN; LayerNorm vs
   BatchNorm, the row on training
   not here: that two things differ somewhere *)

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
have e_43 : s = s by [].
have H_44 := pos_of H1 e_43.
have NZ_45 := lt0r_neq0 H_44.
have NZ_46 : s != 0 by apply: (nz_factor (f := s) (r := 1) NZ_45 _); clear - R; first [reflexivity | ring].
have S_47 : 0 < s by apply: (pos_quotient H_44 (r := 1)); [sgn | clear - R; first [reflexivity | ring]].
have NZ_48 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : N%:R != 0 := nz_is e_5 NZ_48.
have NZ_50 : s != 0 by apply: (nz_is (c := (s))); [clear - R; first [reflexivity | ring] | clear - NZ_46 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_51 : s != 0 := nz_is e_43 NZ_50.
pose t_52 : R := Num.sqrt t_22.
have [r_6 S_r6 E_r6] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_54 : 0 <= (r_6 / (n)) by apply: (nneg_is (c := r_6 * n^-1)); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | sgn].
have e_53 : t_52 = (r_6 / (n)) by apply: (sqrt_node e_23 S_54); clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have NZ_55 := lt0r_neq0 S_r6.
have NZ_56 : (r_6 / (n)) != 0 by apply: (nz_is (c := (r_6 * n^-1))); [clear - NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6] | clear - NZ_55 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_57 : t_52 != 0 := nz_is e_53 NZ_56.
have S_58 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_59 : 0 <= t_22 := nneg_is e_23 S_58.
pose t_60 : R := s^-1.
have e_61 : t_60 = (1 / (s)) by apply: (num_eq (num1 (fun a : R => a^-1) e_43)); cbv beta; clear - NZ_46 R; first [reflexivity | field; nz | ring].
have e_62 : m = m by [].
pose t_63 : 'cV[R]_N := m *: (ones : 'cV[R]_N).
have e_64 : t_63 = (col (fun i => m * (1))) by apply: (col_eq (col_scale e_62 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_65 : 'cV[R]_N := activation - t_63.
have e_66 : t_65 = (col (fun i => (activation i 0) + (- m) * (1))) by apply: (col_eq (col_sub e_1 e_64)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_67 : 'cV[R]_N := t_60 *: t_65.
have e_68 : t_67 = (col (fun i => (1 / (s)) * ((activation i 0)) + ((- m) / (s)) * (1))) by apply: (col_eq (col_scale e_61 e_66)) => i; reduce; clear - NZ_46 R; first [reflexivity | field; nz | ring].
pose t_70 : R := t_52 / s.
have e_71 : t_70 = (r_6 / (s * n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_53 e_43)); cbv beta; clear - NZ_46 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_72 : R := t_52^-1.
have e_73 : t_72 = ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_53)); cbv beta; clear - NZ_55 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_74 : 'cV[R]_N := t_72 *: t_12.
have e_75 : t_74 = (col (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_73 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_76 : 'cV[R]_N := t_70 *: t_74.
have e_77 : t_76 = (col (fun i => (1 / (s)) * ((activation i 0)) + ((- m_2) / (s * n)) * (1))) by apply: (col_eq (col_scale e_71 e_75)) => i; reduce; clear - NZ_46 NZ_8 NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
pose t_78 : R := t_6 - m.
have e_79 : t_78 = ((- n * m + m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a - b) e_7 e_62)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_80 : R := t_78 / s.
have e_81 : t_80 = ((- n * m + m_2) / (s * n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_79 e_43)); cbv beta; clear - NZ_46 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_82 : 'cV[R]_N := t_80 *: (ones : 'cV[R]_N).
have e_83 : t_82 = (col (fun i => ((- n * m + m_2) / (s * n)) * (1))) by apply: (col_eq (col_scale e_81 e_9)) => i; reduce; clear - NZ_46 NZ_8 R; first [reflexivity | field; nz | ring].
pose t_84 : 'cV[R]_N := t_76 + t_82.
have e_85 : t_84 = (col (fun i => (1 / (s)) * ((activation i 0)) + ((- m) / (s)) * (1))) by apply: (col_eq (col_add e_77 e_83)) => i; reduce; clear - NZ_46 NZ_8 R; first [reflexivity | field; nz | ring].
have C_69 : t_67 = t_84 by apply: (col_same e_68 e_85) => i; clear - NZ_46 R; first [reflexivity | field; nz | ring].
pose t_86 : R := dot (ones : 'cV[R]_N) t_74.
have d_88 : whole (fun i => ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = 0 by apply: (num_eq (partD (partZ ((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2) (partZ ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have d_89 : whole (fun i => 1 * (((n * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = 0 by apply: (whole_eq _ d_88) => i; clear - NZ_26 E_r6 R; first [reflexivity | field: E_r6; nz | ring: E_r6].
have e_87 : t_86 = 0 by apply: (dot_node e_9 e_75 d_89); done.
have e_91 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_90 : t_86 = (0 : R) by apply: (num_eq e_87); apply: esym; apply: (num_eq e_91); clear - R; first [reflexivity | ring].
split; first exact: C_49.
split; first exact: C_51.
split; first exact: C_57.
split; first exact: C_59.
split; first exact: C_69.
exact: C_90.
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
have e_1 : activation = (col (fun i => (activation i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_2 : f = (col (fun i => (f i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := activation + f.
have e_4 : t_3 = (col (fun i => (activation i 0) + (f i 0))) by apply: (col_eq (col_add e_1 e_2)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_5 : R := sumv t_3.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_7 : 0 <= n - 1 by rewrite subr_ge0.
have [m_2 M_2] := some_number (part xpredT (fun i => (activation i 0))).
have [m_3 M_3] := some_number (part xpredT (fun i => (f i 0))).
have e_6 : t_5 = (m_2 + m_3) by apply: (sum_node e_4 (partD M_2 M_3)); clear - R; first [reflexivity | ring].
have e_8 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_9 : R := t_5 / N%:R.
have NZ_11 := lt0r_neq0 N_pos.
have e_10 : t_9 = ((m_2 + m_3) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_6 e_8)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_12 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_13 : 'cV[R]_N := t_9 *: (ones : 'cV[R]_N).
have e_14 : t_13 = (col (fun i => ((m_2 + m_3) / (n)) * (1))) by apply: (col_eq (col_scale e_10 e_12)) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_15 : 'cV[R]_N := t_3 - t_13.
have e_16 : t_15 = (col (fun i => (activation i 0) + (f i 0) + ((- m_2 - m_3) / (n)) * (1))) by apply: (col_eq (col_sub e_4 e_14)) => i; reduce; clear - NZ_11 R; first [reflexivity | field; nz | ring].
pose t_17 : R := dot t_15 t_15.
have [m_4 M_4] := some_number (part xpredT (fun i => (activation i 0) ^+ 2)).
have S_19 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (f i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (f i 0) ^+ 2)).
have S_20 : 0 <= m_6 by rewrite -M_6; apply: part_ge0 => i; sgn.
have d_21 : whole (fun i => (activation i 0) ^+ 2 + 2%:R * ((activation i 0) * (f i 0)) + ((- 2%:R * m_2 - 2%:R * m_3) / (n)) * ((activation i 0)) + (f i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / (n)) * ((f i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / (n ^+ 2)) * (1)) = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n)) by apply: (num_eq (partD (partD (partD (partD (partD M_4 (partZ 2%:R M_5)) (partZ ((- 2%:R * m_2 - 2%:R * m_3) / (n)) M_2)) M_6) (partZ ((- 2%:R * m_2 - 2%:R * m_3) / (n)) M_3)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have d_22 : whole (fun i => ((activation i 0) + (f i 0) + ((- m_2 - m_3) / (n)) * (1)) * ((activation i 0) + (f i 0) + ((- m_2 - m_3) / (n)) * (1))) = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n)) by apply: (whole_eq _ d_21) => i; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_18 : t_17 = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n)) by apply: (dot_node e_16 e_16 d_22); done.
pose t_23 : R := t_17 / N%:R.
have e_24 : t_23 = ((n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_18 e_8)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have e_25 : eps = eps by [].
pose t_26 : R := t_23 + eps.
have e_27 : t_26 = ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_24 e_25)); cbv beta; clear - NZ_11 R; first [reflexivity | field; nz | ring].
have H_28 := pos_of H0 e_27.
have NZ_29 := lt0r_neq0 H_28.
have NZ_30 : (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) != 0 by apply: (nz_factor (f := (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2)) (r := (1 / (n ^+ 2))) NZ_29 _); clear - NZ_11 R; first [reflexivity | field; nz | ring].
have g_31 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_32 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_33 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_34 := gram g_31 g_32 g_33.
have S_35 : 0 <= (n * m_4 - m_2 ^+ 2) by apply: (nneg_is _ G_34); clear - R; ring.
have g_36 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_37 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_38 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_39 := gram g_36 g_37 g_38.
have S_40 : 0 <= (n * m_4 - m_2 ^+ 2) by apply: (nneg_is _ G_39); clear - R; ring.
have g_41 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_42 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_43 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_44 := gram g_41 g_42 g_43.
have S_45 : 0 <= (n * m_4 - m_2 ^+ 2) by apply: (nneg_is _ G_44); clear - R; ring.
have g_46 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_47 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_48 : part xpredT (fun i => (1) * ((activation i 0))) = m_2 by apply: (part_eq _ M_2) => i; clear - R; first [reflexivity | ring].
have G_49 := gram g_46 g_47 g_48.
have S_50 : 0 <= (n * m_4 - m_2 ^+ 2) by apply: (nneg_is _ G_49); clear - R; ring.
have g_51 : part xpredT (fun i => (1) * (1)) = n by apply: (part_eq _ (whole_ones En)) => i; clear - R; first [reflexivity | ring].
have g_52 : part xpredT (fun i => ((f i 0)) * ((f i 0))) = m_6 by apply: (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_53 : part xpredT (fun i => (1) * ((f i 0))) = m_3 by apply: (part_eq _ M_3) => i; clear - R; first [reflexivity | ring].
have G_54 := gram g_51 g_52 g_53.
have S_55 : 0 <= (n * m_6 - m_3 ^+ 2) by apply: (nneg_is _ G_54); clear - R; ring.
have g_56 : part xpredT (fun i => ((f i 0)) * ((f i 0))) = m_6 by apply: (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_57 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_58 : part xpredT (fun i => ((f i 0)) * ((activation i 0))) = m_5 by apply: (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have G_59 := gram g_56 g_57 g_58.
have S_60 : 0 <= (m_4 * m_6 - m_5 ^+ 2) by apply: (nneg_is _ G_59); clear - R; ring.
have g_61 : part xpredT (fun i => ((f i 0)) * ((f i 0))) = m_6 by apply: (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_62 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_63 : part xpredT (fun i => ((f i 0)) * ((activation i 0))) = m_5 by apply: (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have G_64 := gram g_61 g_62 g_63.
have S_65 : 0 <= (m_4 * m_6 - m_5 ^+ 2) by apply: (nneg_is _ G_64); clear - R; ring.
have g_66 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_67 : part xpredT (fun i => ((f i 0)) * ((f i 0))) = m_6 by apply: (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_68 : part xpredT (fun i => ((activation i 0)) * ((f i 0))) = m_5 by apply: (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have G_69 := gram g_66 g_67 g_68.
have S_70 : 0 <= (m_4 * m_6 - m_5 ^+ 2) by apply: (nneg_is _ G_69); clear - R; ring.
have g_71 : part xpredT (fun i => ((activation i 0)) * ((activation i 0))) = m_4 by apply: (part_eq _ M_4) => i; clear - R; first [reflexivity | ring].
have g_72 : part xpredT (fun i => ((f i 0)) * ((f i 0))) = m_6 by apply: (part_eq _ M_6) => i; clear - R; first [reflexivity | ring].
have g_73 : part xpredT (fun i => ((activation i 0)) * ((f i 0))) = m_5 by apply: (part_eq _ M_5) => i; clear - R; first [reflexivity | ring].
have G_74 := gram g_71 g_72 g_73.
have S_75 : 0 <= (m_4 * m_6 - m_5 ^+ 2) by apply: (nneg_is _ G_74); clear - R; ring.
have S_76 : 0 < (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) by apply: (pos_quotient H_28 (r := (n ^+ 2))); [sgn | clear - NZ_11 R; first [reflexivity | field; nz | ring]].
have NZ_77 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_78 : N%:R != 0 := nz_is e_8 NZ_77.
pose t_79 : R := Num.sqrt t_26.
have [r_7 S_r7 E_r7] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) by exact: (root_pos S_76).
have S_81 : 0 <= (r_7 / (n)) by apply: (nneg_is (c := r_7 * n^-1)); [clear - NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | sgn].
have e_80 : t_79 = (r_7 / (n)) by apply: (sqrt_node e_27 S_81); clear - NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have NZ_82 := lt0r_neq0 S_r7.
have NZ_83 : (r_7 / (n)) != 0 by apply: (nz_is (c := (r_7 * n^-1))); [clear - NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7] | clear - NZ_82 NZ_11 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_84 : t_79 != 0 := nz_is e_80 NZ_83.
have S_85 : 0 <= ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_11 R; first [reflexivity | field; nz | ring] | sgn].
have C_86 : 0 <= t_26 := nneg_is e_27 S_85.
pose t_87 : R := t_79^-1.
have e_88 : t_87 = ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_80)); cbv beta; clear - NZ_82 NZ_11 NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_89 : 'cV[R]_N := t_87 *: t_15.
have e_90 : t_89 = (col (fun i => ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_88 e_16)) => i; reduce; clear - NZ_30 NZ_11 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
pose t_91 : R := sumv t_89.
have e_92 : t_91 = 0 by apply: (sum_node e_90 (partD (partD (partZ ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_2) (partZ ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_3)) (partZ ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) (whole_ones En)))); clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_94 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
have C_93 : t_91 = (0 : R) by apply: (num_eq e_92); apply: esym; apply: (num_eq e_94); clear - R; first [reflexivity | ring].
pose t_95 : R := dot t_89 t_89.
have d_97 : whole (fun i => ((n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0) ^+ 2) + ((2%:R * n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0) * (f i 0)) + ((- 2%:R * n * m_2 - 2%:R * n * m_3) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0)) + ((n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0) ^+ 2) + ((- 2%:R * n * m_2 - 2%:R * n * m_3) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1)) = ((n ^+ 2 * m_4 + 2%:R * n ^+ 2 * m_5 + n ^+ 2 * m_6 - n * m_2 ^+ 2 - 2%:R * n * m_2 * m_3 - n * m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by apply: (num_eq (partD (partD (partD (partD (partD (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_4) (partZ ((2%:R * n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_5)) (partZ ((- 2%:R * n * m_2 - 2%:R * n * m_3) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_2)) (partZ ((n ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_6)) (partZ ((- 2%:R * n * m_2 - 2%:R * n * m_3) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) M_3)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) (whole_ones En)))); clear - NZ_30 R; first [reflexivity | field; nz | ring].
have d_98 : whole (fun i => (((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1)) * (((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((activation i 0)) + ((n * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * ((f i 0)) + ((- m_2 * r_7 - m_3 * r_7) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) * (1))) = ((n ^+ 2 * m_4 + 2%:R * n ^+ 2 * m_5 + n ^+ 2 * m_6 - n * m_2 ^+ 2 - 2%:R * n * m_2 * m_3 - n * m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by apply: (whole_eq _ d_97) => i; clear - NZ_30 E_r7 R; first [reflexivity | field: E_r7; nz | ring: E_r7].
have e_96 : t_95 = ((n ^+ 2 * m_4 + 2%:R * n ^+ 2 * m_5 + n ^+ 2 * m_6 - n * m_2 ^+ 2 - 2%:R * n * m_2 * m_3 - n * m_3 ^+ 2) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by apply: (dot_node e_90 e_90 d_98); done.
have S_100 : 0 <= (n ^+ 3 * eps) by apply: (nneg_is (c := eps * n ^+ 3)); [clear - R; first [reflexivity | ring] | sgn].
have S_101 : 0 <= ((n ^+ 3 * eps) / ((n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2))) by apply: (nneg_is (c := (n ^+ 3 * eps) * (n ^+ 2 * eps + n * m_4 + 2%:R * n * m_5 + n * m_6 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2)^-1)); [clear - NZ_30 R; first [reflexivity | field; nz | ring] | sgn].
have C_99 : t_95 <= N%:R by apply: (le_by e_96 e_8 _ S_101); clear - NZ_30 R; first [reflexivity | field; nz | ring].
split; first exact: C_78.
split; first exact: C_84.
split; first exact: C_86.
split; first exact: C_93.
exact: C_99.
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
have e_43 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_44 : R := Num.sqrt t_22.
have [r_5 S_r5 E_r5] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_42).
have S_46 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_45 : t_44 = (r_5 / (n)) by apply: (sqrt_node e_23 S_46); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_47 : R := t_44^-1.
have NZ_49 := lt0r_neq0 S_r5.
have e_48 : t_47 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_45)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_50 : 'cV[R]_N := t_47 *: t_12.
have e_51 : t_50 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_52 : 'cV[R]_N := had gain t_50.
have e_53 : t_52 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_43 e_51)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_54 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := t_52 + bias.
have e_56 : t_55 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_53 e_54)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose J1_57 : 'M[R]_N := (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]).
have e_58 : J1_57 = (opr (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0))) [:: ((fun i => (activation i 0) * (gain i 0)), (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)))); ((fun i => (gain i 0)), (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))))]) by [].
have C_59 : is_jacobian (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias) activation J1_57.
have size_ge0 := @size1_ge0 R N.
have D_60 := VD_const size_ge0 gain.
have D_61 := VD_at activation.
have D_62 := D_sumv size_ge0 D_61.
have D_63 := D_const size_ge0 N%:R.
have NZ_64 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_65 : N%:R != 0 := nz_is e_5 NZ_64.
have D_66 := D_inv size_ge0 C_65 D_63.
have D_67 := D_mul size_ge0 D_62 D_66.
have D_68 := VD_const size_ge0 (ones : 'cV[R]_N).
have D_69 := VD_scale size_ge0 D_67 D_68.
have D_70 := VD_sub D_61 D_69.
have D_71 := D_dot size_ge0 D_70 D_70.
have NZ_72 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_73 : N%:R != 0 := nz_is e_5 NZ_72.
have D_74 := D_inv size_ge0 C_73 D_63.
have D_75 := D_mul size_ge0 D_71 D_74.
have D_76 := D_const size_ge0 eps.
have D_77 := D_add D_75 D_76.
have S_79 : 0 < ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (pos_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_78 : 0 < t_22 := pos_is e_23 S_79.
have D_80 := D_sqrt size_ge0 C_78 D_77.
have NZ_81 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_82 : t_44 != 0 := nz_is e_45 NZ_81.
have D_83 := D_inv size_ge0 C_82 D_80.
have D_84 := VD_scale size_ge0 D_83 D_70.
have D_85 := VD_had size_ge0 D_60 D_84.
have D_86 := VD_const size_ge0 bias.
have D_87 := VD_add D_85 D_86.
apply: (jacobian_by (F := (fun activation : 'cV[R]_N => had gain ((Num.sqrt (dot (activation - (sumv activation / N%:R) *: ones) (activation - (sumv activation / N%:R) *: ones) / N%:R + eps))^-1 *: (activation - (sumv activation / N%:R) *: ones)) + bias)) D_87) => h_88.
have e_89 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
pose t_90 : 'cV[R]_N := had (0 : 'cV[R]_N) t_50.
have e_91 : t_90 = (col (fun i => 0)) by apply: (col_eq (col_had e_89 e_51)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_92 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_93 : R := (2%:R : R) * t_44.
have e_94 : t_93 = ((2%:R * r_5) / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_92 e_45)); cbv beta; clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_95 : R := t_93^-1.
have NZ_97 : (2%:R * r_5) != 0 :> R by apply: (nz_is (c := (2%:R * r_5))); [clear - R; ring | clear - NZ_49 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_96 : t_95 = ((n * r_5) / (2%:R * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_94)); cbv beta; clear - NZ_49 NZ_97 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_98 : h_88 = (col (fun i => (h_88 i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_99 : R := sumv h_88.
have [m_6 M_6] := some_number (part xpredT (fun i => (h_88 i 0))).
have e_100 : t_99 = m_6 by apply: (sum_node e_98 M_6); clear - R; first [reflexivity | ring].
pose t_101 : R := N%:R^-1.
have e_102 : t_101 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_103 : R := t_99 * t_101.
have e_104 : t_103 = (m_6 / (n)) by apply: (num_eq (num2 (fun a b : R => a * b) e_100 e_102)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_105 : 0 = 0 :> R by clear - R; first [reflexivity | ring].
pose t_106 : R := t_101 * (0 : R).
have e_107 : t_106 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_102 e_105)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_108 : R := t_101 * t_106.
have e_109 : t_108 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_102 e_107)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_110 : R := - t_108.
have e_111 : t_110 = 0 by apply: (num_eq (num1 (fun a : R => - a) e_109)); cbv beta; clear - R; first [reflexivity | ring].
pose t_112 : R := t_2 * t_110.
have e_113 : t_112 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_3 e_111)); cbv beta; clear - R; first [reflexivity | ring].
pose t_114 : R := t_103 + t_112.
have e_115 : t_114 = (m_6 / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_104 e_113)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_116 : 'cV[R]_N := t_114 *: (ones : 'cV[R]_N).
have e_117 : t_116 = (col (fun i => (m_6 / (n)) * (1))) by apply: (col_eq (col_scale e_115 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_118 : 'cV[R]_N := t_6 *: (0 : 'cV[R]_N).
have e_119 : t_118 = (col (fun i => 0)) by apply: (col_eq (col_scale e_7 e_89)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_120 : 'cV[R]_N := t_116 + t_118.
have e_121 : t_120 = (col (fun i => (m_6 / (n)) * (1))) by apply: (col_eq (col_add e_117 e_119)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_122 : 'cV[R]_N := h_88 - t_120.
have e_123 : t_122 = (col (fun i => (h_88 i 0) + ((- m_6) / (n)) * (1))) by apply: (col_eq (col_sub e_98 e_121)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_124 : R := dot t_122 t_12.
have [m_7 M_7] := some_number (part xpredT (fun i => (activation i 0) * (h_88 i 0))).
have d_126 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_2) / (n)) * ((h_88 i 0)) + ((- m_6) / (n)) * ((activation i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (num_eq (partD (partD (partD M_7 (partZ ((- m_2) / (n)) M_6)) (partZ ((- m_6) / (n)) M_2)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_127 : whole (fun i => ((h_88 i 0) + ((- m_6) / (n)) * (1)) * ((activation i 0) + ((- m_2) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (whole_eq _ d_126) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_125 : t_124 = ((n * m_7 - m_2 * m_6) / (n)) by apply: (dot_node e_123 e_13 d_127); done.
pose t_128 : R := dot t_12 t_122.
have d_130 : whole (fun i => (activation i 0) * (h_88 i 0) + ((- m_6) / (n)) * ((activation i 0)) + ((- m_2) / (n)) * ((h_88 i 0)) + ((m_2 * m_6) / (n ^+ 2)) * (1)) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (num_eq (partD (partD (partD M_7 (partZ ((- m_6) / (n)) M_2)) (partZ ((- m_2) / (n)) M_6)) (partZ ((m_2 * m_6) / (n ^+ 2)) (whole_ones En)))); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_131 : whole (fun i => ((activation i 0) + ((- m_2) / (n)) * (1)) * ((h_88 i 0) + ((- m_6) / (n)) * (1))) = ((n * m_7 - m_2 * m_6) / (n)) by apply: (whole_eq _ d_130) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_129 : t_128 = ((n * m_7 - m_2 * m_6) / (n)) by apply: (dot_node e_13 e_123 d_131); done.
pose t_132 : R := t_124 + t_128.
have e_133 : t_132 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a + b) e_125 e_129)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_134 : R := t_132 * t_101.
have e_135 : t_134 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_133 e_102)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_136 : R := t_14 * t_110.
have e_137 : t_136 = 0 by apply: (num_eq (num2 (fun a b : R => a * b) e_15 e_111)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_138 : R := t_134 + t_136.
have e_139 : t_138 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_135 e_137)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_140 : R := t_138 + (0 : R).
have e_141 : t_140 = ((2%:R * n * m_7 - 2%:R * m_2 * m_6) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_139 e_105)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_142 : R := t_95 * t_140.
have e_143 : t_142 = ((n * r_5 * m_7 - m_2 * r_5 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_96 e_141)); cbv beta; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_144 : R := t_47 * t_142.
have e_145 : t_144 = ((n * m_7 - m_2 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_143)); cbv beta; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_146 : R := t_47 * t_144.
have e_147 : t_146 = ((n ^+ 2 * r_5 * m_7 - n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a * b) e_48 e_145)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_148 : R := - t_146.
have e_149 : t_148 = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (num1 (fun a : R => - a) e_147)); cbv beta; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_150 : 'cV[R]_N := t_148 *: t_12.
have e_151 : t_150 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((n * m_2 * r_5 * m_7 - m_2 ^+ 2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1))) by apply: (col_eq (col_scale e_149 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_152 : 'cV[R]_N := t_47 *: t_122.
have e_153 : t_152 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)) + ((- r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_48 e_123)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_154 : 'cV[R]_N := t_150 + t_152.
have e_155 : t_154 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((h_88 i 0)))) by apply: (col_eq (col_add e_151 e_153)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_156 : 'cV[R]_N := had gain t_154.
have e_157 : t_156 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)))) by apply: (col_eq (col_had e_43 e_155)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_158 : 'cV[R]_N := t_90 + t_156.
have e_159 : t_158 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)))) by apply: (col_eq (col_add e_91 e_157)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_160 : 'cV[R]_N := t_158 + (0 : 'cV[R]_N).
have e_161 : t_160 = (col (fun i => ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)) + ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)))) by apply: (col_eq (col_add e_159 e_89)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_162 : 'cV[R]_N := J1_57 *m h_88.
have d_164 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_88 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_165 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_88 i 0))) = ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_164) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_166 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((h_88 i 0)) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (h_88 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_6) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_7))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_167 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * ((h_88 i 0))) = ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) by apply: (whole_eq _ d_166) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_163 : t_162 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (h_88 i 0)) + ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0) * (gain i 0)) + ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((gain i 0)))) by apply: (col_eq (opr_apply (s := [:: ((- n ^+ 2 * r_5 * m_7 + n * m_2 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)); ((- n ^+ 2 * eps * r_5 * m_6 + n * m_2 * r_5 * m_7 - n * m_3 * r_5 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2))]) e_58 e_98 (conj d_165 (conj d_167 I)))) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
apply: (col_same e_161 e_163) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_168 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_169 : N%:R != 0 := nz_is e_5 NZ_168.
have e_170 : c = c by [].
pose t_171 : 'cV[R]_N := c *: (ones : 'cV[R]_N).
have e_172 : t_171 = (col (fun i => c * (1))) by apply: (col_eq (col_scale e_170 e_9)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_173 : 'cV[R]_N := activation + t_171.
have e_174 : t_173 = (col (fun i => (activation i 0) + c * (1))) by apply: (col_eq (col_add e_1 e_172)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_175 : R := sumv t_173.
have e_176 : t_175 = (n * c + m_2) by apply: (sum_node e_174 (partD M_2 (partZ c (whole_ones En)))); clear - R; first [reflexivity | ring].
pose t_177 : R := t_175 / N%:R.
have e_178 : t_177 = ((n * c + m_2) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_176 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_179 : 'cV[R]_N := t_177 *: (ones : 'cV[R]_N).
have e_180 : t_179 = (col (fun i => ((n * c + m_2) / (n)) * (1))) by apply: (col_eq (col_scale e_178 e_9)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_181 : 'cV[R]_N := t_173 - t_179.
have e_182 : t_181 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by apply: (col_eq (col_sub e_174 e_180)) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_183 : R := dot t_181 t_181.
have e_184 : t_183 = ((n * m_3 - m_2 ^+ 2) / (n)) by apply: (dot_node e_182 e_182 d_18); done.
pose t_185 : R := t_183 / N%:R.
have e_186 : t_185 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_184 e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_187 : R := t_185 + eps.
have e_188 : t_187 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_186 e_21)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_189 : R := Num.sqrt t_187.
have S_191 : 0 <= (r_5 / (n)) by apply: (nneg_is (c := r_5 * n^-1)); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | sgn].
have e_190 : t_189 = (r_5 / (n)) by apply: (sqrt_node e_188 S_191); clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have NZ_192 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_193 : t_189 != 0 := nz_is e_190 NZ_192.
have NZ_194 : (r_5 / (n)) != 0 by apply: (nz_is (c := (r_5 * n^-1))); [clear - NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5] | clear - NZ_49 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_195 : t_44 != 0 := nz_is e_45 NZ_194.
have S_196 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_197 : 0 <= t_187 := nneg_is e_188 S_196.
have S_198 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | sgn].
have C_199 : 0 <= t_22 := nneg_is e_23 S_198.
pose t_200 : R := t_189^-1.
have e_201 : t_200 = ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_190)); cbv beta; clear - NZ_49 NZ_8 NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_202 : 'cV[R]_N := t_200 *: t_181.
have e_203 : t_202 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_201 e_182)) => i; reduce; clear - NZ_26 NZ_8 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_204 : 'cV[R]_N := had gain t_202.
have e_205 : t_204 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_43 e_203)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_206 : 'cV[R]_N := t_204 + bias.
have e_207 : t_206 = (col (fun i => ((n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_205 e_54)) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have C_208 : t_206 = t_55 by apply: (col_same e_207 e_56) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
pose t_209 : 'cV[R]_N := J1_57 *m (ones : 'cV[R]_N).
have d_211 : whole (fun i => ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = 0 by apply: (num_eq (partD (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_212 : whole (fun i => (((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((- n ^+ 2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = 0 by apply: (whole_eq _ d_211) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_213 : whole (fun i => ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) = ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) (whole_ones En)) (partZ ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) M_2))); clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have d_214 : whole (fun i => (((- n ^+ 2 * eps * r_5 - n * m_3 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * (1) + ((n * m_2 * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) ^+ 2)) * ((activation i 0))) * 1) = ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_213) => i; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_210 : t_209 = (col (fun i => 0)) by apply: (col_eq (opr_apply (s := [:: 0; ((- n * r_5) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2)))]) e_58 e_9 (conj d_212 (conj d_214 I)))) => i; reduce; clear - NZ_26 E_r5 R; first [reflexivity | field: E_r5; nz | ring: E_r5].
have e_216 : (0 : 'cV[R]_N) = (col (fun i => 0)) by apply: (col_eq (col_zero R N)) => i; clear - R; first [reflexivity | ring].
have C_215 : t_209 = (0 : 'cV[R]_N) by apply: (col_same e_210 e_216) => i; clear - R; first [reflexivity | ring].
exists J1_57; split; first exact: C_59.
split; first exact: C_169.
split; first exact: C_193.
split; first exact: C_195.
split; first exact: C_197.
split; first exact: C_199.
split; first exact: C_208.
exact: C_215.
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
have e_53 : q = (col (fun i => (q i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
have e_54 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_55 : R := t_45^-1.
have e_56 : t_55 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_57 : 'cV[R]_N := t_55 *: t_12.
have e_58 : t_57 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_56 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_59 : 'cV[R]_N := had gain t_57.
have e_60 : t_59 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_54 e_58)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_61 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_62 : 'cV[R]_N := t_59 + bias.
have e_63 : t_62 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_60 e_61)) => i; reduce; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_64 : R := dot q t_62.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (q i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (q i 0))).
have [m_7 M_7] := some_number (part xpredT (fun i => (bias i 0) * (q i 0))).
have d_66 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (q i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (q i 0)) + (bias i 0) * (q i 0)) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) M_7)); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_67 : whole (fun i => ((q i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0)) + (bias i 0))) = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_66) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_65 : t_64 = ((n ^+ 2 * eps * m_7 + n * m_3 * m_7 + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_53 e_63 d_67); done.
have e_68 : c = c by [].
pose t_69 : R := t_64 + c.
have e_70 : t_69 = ((n ^+ 2 * eps * m_7 + n ^+ 2 * eps * c + n * m_3 * m_7 + n * m_3 * c + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 ^+ 2 * c - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_65 e_68)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_72 : 'cV[R]_N := had gain q.
have e_73 : t_72 = (col (fun i => (gain i 0) * (q i 0))) by apply: (col_eq (col_had e_54 e_53)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_74 : R := dot t_72 t_57.
have d_76 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (q i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (q i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_77 : whole (fun i => ((gain i 0) * (q i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_76) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_75 : t_74 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_73 e_58 d_77); done.
pose t_78 : R := t_74 + c.
have e_79 : t_78 = ((n ^+ 2 * eps * c + n * m_3 * c + n * r_4 * m_5 - m_2 ^+ 2 * c - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_75 e_68)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_80 : R := dot q bias.
have d_82 : whole (fun i => (bias i 0) * (q i 0)) = m_7 by apply: (num_eq M_7); clear - R; first [reflexivity | ring].
have d_83 : whole (fun i => ((q i 0)) * ((bias i 0))) = m_7 by apply: (whole_eq _ d_82) => i; clear - R; first [reflexivity | ring].
have e_81 : t_80 = m_7 by apply: (dot_node e_53 e_61 d_83); done.
pose t_84 : R := t_78 + t_80.
have e_85 : t_84 = ((n ^+ 2 * eps * m_7 + n ^+ 2 * eps * c + n * m_3 * m_7 + n * m_3 * c + n * r_4 * m_5 - m_2 ^+ 2 * m_7 - m_2 ^+ 2 * c - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num2 (fun a b : R => a + b) e_79 e_81)); cbv beta; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_71 : t_69 = t_84 by apply: (num_eq e_70); apply: esym; apply: (num_eq e_85); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
exact: C_71.
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
have e_54 : q = (col (fun i => (q i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_55 : 'cV[R]_N := had gain q.
have e_56 : t_55 = (col (fun i => (gain i 0) * (q i 0))) by apply: (col_eq (col_had e_53 e_54)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_57 : R := t_45^-1.
have e_58 : t_57 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_46)); cbv beta; clear - NZ_48 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_59 : 'cV[R]_N := t_57 *: t_12.
have e_60 : t_59 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_58 e_13)) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_61 : R := dot t_55 t_59.
have [m_5 M_5] := some_number (part xpredT (fun i => (activation i 0) * (gain i 0) * (q i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (gain i 0) * (q i 0))).
have d_63 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (q i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (q i 0))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6))); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_64 : whole (fun i => ((gain i 0) * (q i 0)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_63) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_62 : t_61 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_56 e_60 d_64); done.
have e_66 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_67 : R := N%:R^-1.
have e_68 : t_67 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_5)); cbv beta; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_69 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_70 : t_69 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_9 e_9)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_71 : 'M[R]_N := t_67 *: t_69.
have e_72 : t_71 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_68 e_70)); [move=> i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_73 : 'M[R]_N := (1%:M : 'M[R]_N) - t_71.
have e_74 : t_73 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_66 e_72)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring]].
pose t_75 : 'cV[R]_N := t_73 *m t_55.
have d_77 : whole (fun i => ((- 1) / (n)) * ((gain i 0) * (q i 0))) = ((- m_6) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_6)); clear - NZ_8 R; first [reflexivity | field; nz | ring].
have d_78 : whole (fun i => (((- 1) / (n)) * (1)) * ((gain i 0) * (q i 0))) = ((- m_6) / (n)) by apply: (whole_eq _ d_77) => i; clear - NZ_8 R; first [reflexivity | field; nz | ring].
have e_76 : t_75 = (col (fun i => (gain i 0) * (q i 0) + ((- m_6) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_6) / (n))]) e_74 e_56 (conj d_78 I))) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_79 : R := dot t_75 t_59.
have d_81 : whole (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0) * (gain i 0) * (q i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((m_2 * r_4 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1)) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (num_eq (partD (partD (partD (partZ ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_5) (partZ ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_6)) (partZ ((- r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) M_2)) (partZ ((m_2 * r_4 * m_6) / (n * (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) (whole_ones En)))); clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have d_82 : whole (fun i => ((gain i 0) * (q i 0) + ((- m_6) / (n)) * (1)) * (((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (whole_eq _ d_81) => i; clear - NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have e_80 : t_79 = ((n * r_4 * m_5 - m_2 * r_4 * m_6) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by apply: (dot_node e_76 e_60 d_82); done.
have C_65 : t_61 = t_79 by apply: (num_eq e_62); apply: esym; apply: (num_eq e_80); clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_44.
split; first exact: C_50.
split; first exact: C_52.
exact: C_65.
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
have e_2 : p = (col (fun i => (p i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_3 : 'cV[R]_N := x1 *: p.
have e_4 : t_3 = (col (fun i => x1 * ((p i 0)))) by apply: (col_eq (col_scale e_1 e_2)) => i; reduce; clear - R; first [reflexivity | ring].
have e_5 : x2 = x2 by [].
have e_6 : q = (col (fun i => (q i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_7 : 'cV[R]_N := x2 *: q.
have e_8 : t_7 = (col (fun i => x2 * ((q i 0)))) by apply: (col_eq (col_scale e_5 e_6)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_9 : 'cV[R]_N := t_3 + t_7.
have e_10 : t_9 = (col (fun i => x1 * ((p i 0)) + x2 * ((q i 0)))) by apply: (col_eq (col_add e_4 e_8)) => i; reduce; clear - R; first [reflexivity | ring].
have e_11 : c = (col (fun i => (c i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_12 : 'cV[R]_N := t_9 + c.
have e_13 : t_12 = (col (fun i => x1 * ((p i 0)) + x2 * ((q i 0)) + (c i 0))) by apply: (col_eq (col_add e_10 e_11)) => i; reduce; clear - R; first [reflexivity | ring].
pose t_14 : R := sumv t_12.
have [n [En N_ge1]] := dimension R N_gt0.
have N_pos : 0 < n by apply: lt_le_trans N_ge1; exact: ltr01.
have S_16 : 0 <= n - 1 by rewrite subr_ge0.
have [m_4 M_4] := some_number (part xpredT (fun i => (p i 0))).
have [m_5 M_5] := some_number (part xpredT (fun i => (q i 0))).
have [m_6 M_6] := some_number (part xpredT (fun i => (c i 0))).
have e_15 : t_14 = (x1 * m_4 + x2 * m_5 + m_6) by apply: (sum_node e_13 (partD (partD (partZ x1 M_4) (partZ x2 M_5)) M_6)); clear - R; first [reflexivity | ring].
have e_17 : N%:R = n by apply: (num_eq En); clear - R; first [reflexivity | ring].
pose t_18 : R := t_14 / N%:R.
have NZ_20 := lt0r_neq0 N_pos.
have e_19 : t_18 = ((x1 * m_4 + x2 * m_5 + m_6) / (n)) by apply: (num_eq (num2 (fun a b : R => a / b) e_15 e_17)); cbv beta; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_21 : (ones : 'cV[R]_N) = (col (fun i => 1)) by apply: (col_eq (col_ones R N)) => i; clear - R; first [reflexivity | ring].
pose t_22 : 'cV[R]_N := t_18 *: (ones : 'cV[R]_N).
have e_23 : t_22 = (col (fun i => ((x1 * m_4 + x2 * m_5 + m_6) / (n)) * (1))) by apply: (col_eq (col_scale e_19 e_21)) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_24 : 'cV[R]_N := t_12 - t_22.
have e_25 : t_24 = (col (fun i => x1 * ((p i 0)) + x2 * ((q i 0)) + (c i 0) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1))) by apply: (col_eq (col_sub e_13 e_23)) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
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
have d_31 : whole (fun i => (x1 ^+ 2) * ((p i 0) ^+ 2) + (2%:R * x1 * x2) * ((p i 0) * (q i 0)) + (2%:R * x1) * ((c i 0) * (p i 0)) + ((- 2%:R * x1 ^+ 2 * m_4 - 2%:R * x1 * x2 * m_5 - 2%:R * x1 * m_6) / (n)) * ((p i 0)) + (x2 ^+ 2) * ((q i 0) ^+ 2) + (2%:R * x2) * ((c i 0) * (q i 0)) + ((- 2%:R * x1 * x2 * m_4 - 2%:R * x2 ^+ 2 * m_5 - 2%:R * x2 * m_6) / (n)) * ((q i 0)) + (c i 0) ^+ 2 + ((- 2%:R * x1 * m_4 - 2%:R * x2 * m_5 - 2%:R * m_6) / (n)) * ((c i 0)) + ((x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) / (n ^+ 2)) * (1)) = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by apply: (num_eq (partD (partD (partD (partD (partD (partD (partD (partD (partD (partZ (x1 ^+ 2) M_7) (partZ (2%:R * x1 * x2) M_8)) (partZ (2%:R * x1) M_9)) (partZ ((- 2%:R * x1 ^+ 2 * m_4 - 2%:R * x1 * x2 * m_5 - 2%:R * x1 * m_6) / (n)) M_4)) (partZ (x2 ^+ 2) M_10)) (partZ (2%:R * x2) M_11)) (partZ ((- 2%:R * x1 * x2 * m_4 - 2%:R * x2 ^+ 2 * m_5 - 2%:R * x2 * m_6) / (n)) M_5)) M_12) (partZ ((- 2%:R * x1 * m_4 - 2%:R * x2 * m_5 - 2%:R * m_6) / (n)) M_6)) (partZ ((x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) / (n ^+ 2)) (whole_ones En)))); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_32 : whole (fun i => (x1 * ((p i 0)) + x2 * ((q i 0)) + (c i 0) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1)) * (x1 * ((p i 0)) + x2 * ((q i 0)) + (c i 0) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1))) = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by apply: (whole_eq _ d_31) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_27 : t_26 = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by apply: (dot_node e_25 e_25 d_32); done.
pose t_33 : R := t_26 / N%:R.
have e_34 : t_33 = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_27 e_17)); cbv beta; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_35 : eps = eps by [].
pose t_36 : R := t_33 + eps.
have e_37 : t_36 = ((n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_34 e_35)); cbv beta; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have H_38 := pos_of H0 e_37.
have NZ_39 := lt0r_neq0 H_38.
have NZ_40 : (- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) != 0 by apply: (nz_factor (f := (- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2)) (r := ((- 1) / (n ^+ 2))) NZ_39 _); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have S_41 : 0 < (n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) by apply: (pos_quotient H_38 (r := (n ^+ 2))); [sgn | clear - NZ_20 R; first [reflexivity | field; nz | ring]].
have NZ_42 : n != 0 by apply: (nz_is (c := (n))); [clear - R; first [reflexivity | ring] | clear - NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_43 : N%:R != 0 := nz_is e_17 NZ_42.
pose t_44 : R := Num.sqrt t_36.
have [r_13 S_r13 E_r13] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) by exact: (root_pos S_41).
have S_46 : 0 <= (r_13 / (n)) by apply: (nneg_is (c := r_13 * n^-1)); [clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13] | sgn].
have e_45 : t_44 = (r_13 / (n)) by apply: (sqrt_node e_37 S_46); clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
have NZ_47 := lt0r_neq0 S_r13.
have NZ_48 : (r_13 / (n)) != 0 by apply: (nz_is (c := (r_13 * n^-1))); [clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13] | clear - NZ_47 NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_49 : t_44 != 0 := nz_is e_45 NZ_48.
have e_50 : (1%:M : 'M[R]_N) = (opr (fun i => 1) [:: ]) by apply: (opr_eq (opr_id R N)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_51 : R := N%:R^-1.
have e_52 : t_51 = (1 / (n)) by apply: (num_eq (num1 (fun a : R => a^-1) e_17)); cbv beta; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_53 : 'M[R]_N := outer (ones : 'cV[R]_N) (ones : 'cV[R]_N).
have e_54 : t_53 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => 1))]) by apply: (opr_eq (opr_outer e_21 e_21)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - R; first [reflexivity | ring]].
pose t_55 : 'M[R]_N := t_51 *: t_53.
have e_56 : t_55 = (opr (fun i => 0) [:: ((fun i => 1), (fun i => (1 / (n)) * (1)))]) by apply: (opr_eq (opr_scale e_52 e_54)); [move=> i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_57 : 'M[R]_N := (1%:M : 'M[R]_N) - t_55.
have e_58 : t_57 = (opr (fun i => 1) [:: ((fun i => 1), (fun i => ((- 1) / (n)) * (1)))]) by apply: (opr_eq (opr_sub e_50 e_56)); [move=> i; reduce; clear - R; first [reflexivity | ring] | move=> i j; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring]].
pose t_59 : 'cV[R]_N := t_57 *m p.
have d_61 : whole (fun i => ((- 1) / (n)) * ((p i 0))) = ((- m_4) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_4)); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_62 : whole (fun i => (((- 1) / (n)) * (1)) * ((p i 0))) = ((- m_4) / (n)) by apply: (whole_eq _ d_61) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_60 : t_59 = (col (fun i => (p i 0) + ((- m_4) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_4) / (n))]) e_58 e_2 (conj d_62 I))) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_63 : 'cV[R]_N := x1 *: t_59.
have e_64 : t_63 = (col (fun i => x1 * ((p i 0)) + ((- x1 * m_4) / (n)) * (1))) by apply: (col_eq (col_scale e_1 e_60)) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_65 : 'cV[R]_N := t_57 *m q.
have d_67 : whole (fun i => ((- 1) / (n)) * ((q i 0))) = ((- m_5) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_5)); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_68 : whole (fun i => (((- 1) / (n)) * (1)) * ((q i 0))) = ((- m_5) / (n)) by apply: (whole_eq _ d_67) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_66 : t_65 = (col (fun i => (q i 0) + ((- m_5) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_5) / (n))]) e_58 e_6 (conj d_68 I))) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_69 : 'cV[R]_N := x2 *: t_65.
have e_70 : t_69 = (col (fun i => x2 * ((q i 0)) + ((- x2 * m_5) / (n)) * (1))) by apply: (col_eq (col_scale e_5 e_66)) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_71 : 'cV[R]_N := t_63 + t_69.
have e_72 : t_71 = (col (fun i => x1 * ((p i 0)) + ((- x1 * m_4 - x2 * m_5) / (n)) * (1) + x2 * ((q i 0)))) by apply: (col_eq (col_add e_64 e_70)) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_73 : 'cV[R]_N := t_57 *m c.
have d_75 : whole (fun i => ((- 1) / (n)) * ((c i 0))) = ((- m_6) / (n)) by apply: (num_eq (partZ ((- 1) / (n)) M_6)); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_76 : whole (fun i => (((- 1) / (n)) * (1)) * ((c i 0))) = ((- m_6) / (n)) by apply: (whole_eq _ d_75) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_74 : t_73 = (col (fun i => (c i 0) + ((- m_6) / (n)) * (1))) by apply: (col_eq (opr_apply (s := [:: ((- m_6) / (n))]) e_58 e_11 (conj d_76 I))) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_77 : 'cV[R]_N := t_71 + t_73.
have e_78 : t_77 = (col (fun i => x1 * ((p i 0)) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1) + x2 * ((q i 0)) + (c i 0))) by apply: (col_eq (col_add e_72 e_74)) => i; reduce; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_79 : R := dot t_77 t_77.
have d_81 : whole (fun i => (x1 ^+ 2) * ((p i 0) ^+ 2) + ((- 2%:R * x1 ^+ 2 * m_4 - 2%:R * x1 * x2 * m_5 - 2%:R * x1 * m_6) / (n)) * ((p i 0)) + (2%:R * x1 * x2) * ((p i 0) * (q i 0)) + (2%:R * x1) * ((c i 0) * (p i 0)) + ((x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) / (n ^+ 2)) * (1) + ((- 2%:R * x1 * x2 * m_4 - 2%:R * x2 ^+ 2 * m_5 - 2%:R * x2 * m_6) / (n)) * ((q i 0)) + ((- 2%:R * x1 * m_4 - 2%:R * x2 * m_5 - 2%:R * m_6) / (n)) * ((c i 0)) + (x2 ^+ 2) * ((q i 0) ^+ 2) + (2%:R * x2) * ((c i 0) * (q i 0)) + (c i 0) ^+ 2) = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by apply: (num_eq (partD (partD (partD (partD (partD (partD (partD (partD (partD (partZ (x1 ^+ 2) M_7) (partZ ((- 2%:R * x1 ^+ 2 * m_4 - 2%:R * x1 * x2 * m_5 - 2%:R * x1 * m_6) / (n)) M_4)) (partZ (2%:R * x1 * x2) M_8)) (partZ (2%:R * x1) M_9)) (partZ ((x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2) / (n ^+ 2)) (whole_ones En))) (partZ ((- 2%:R * x1 * x2 * m_4 - 2%:R * x2 ^+ 2 * m_5 - 2%:R * x2 * m_6) / (n)) M_5)) (partZ ((- 2%:R * x1 * m_4 - 2%:R * x2 * m_5 - 2%:R * m_6) / (n)) M_6)) (partZ (x2 ^+ 2) M_10)) (partZ (2%:R * x2) M_11)) M_12)); clear - NZ_20 R; first [reflexivity | field; nz | ring].
have d_82 : whole (fun i => (x1 * ((p i 0)) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1) + x2 * ((q i 0)) + (c i 0)) * (x1 * ((p i 0)) + ((- x1 * m_4 - x2 * m_5 - m_6) / (n)) * (1) + x2 * ((q i 0)) + (c i 0))) = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by apply: (whole_eq _ d_81) => i; clear - NZ_20 R; first [reflexivity | field; nz | ring].
have e_80 : t_79 = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n)) by apply: (dot_node e_78 e_78 d_82); done.
pose t_83 : R := t_79 / N%:R.
have e_84 : t_83 = ((n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a / b) e_80 e_17)); cbv beta; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_85 : R := t_83 + eps.
have e_86 : t_85 = ((n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by apply: (num_eq (num2 (fun a b : R => a + b) e_84 e_35)); cbv beta; clear - NZ_20 R; first [reflexivity | field; nz | ring].
pose t_87 : R := Num.sqrt t_85.
have S_89 : 0 <= (r_13 / (n)) by apply: (nneg_is (c := r_13 * n^-1)); [clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13] | sgn].
have e_88 : t_87 = (r_13 / (n)) by apply: (sqrt_node e_86 S_89); clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
have NZ_90 : (r_13 / (n)) != 0 by apply: (nz_is (c := (r_13 * n^-1))); [clear - NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13] | clear - NZ_47 NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_91 : t_87 != 0 := nz_is e_88 NZ_90.
have S_92 : 0 <= ((n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_20 R; first [reflexivity | field; nz | ring] | sgn].
have C_93 : 0 <= t_36 := nneg_is e_37 S_92.
have S_94 : 0 <= ((n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) / (n ^+ 2)) by apply: (nneg_is (c := (n ^+ 2 * eps + n * x1 ^+ 2 * m_7 + 2%:R * n * x1 * x2 * m_8 + 2%:R * n * x1 * m_9 + n * x2 ^+ 2 * m_10 + 2%:R * n * x2 * m_11 + n * m_12 - x1 ^+ 2 * m_4 ^+ 2 - 2%:R * x1 * x2 * m_4 * m_5 - 2%:R * x1 * m_4 * m_6 - x2 ^+ 2 * m_5 ^+ 2 - 2%:R * x2 * m_5 * m_6 - m_6 ^+ 2) * n^-1 ^+ 2)); [clear - NZ_20 R; first [reflexivity | field; nz | ring] | sgn].
have C_95 : 0 <= t_85 := nneg_is e_86 S_94.
have e_96 : gain = (col (fun i => (gain i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_97 : R := t_44^-1.
have e_98 : t_97 = ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_45)); cbv beta; clear - NZ_47 NZ_20 NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_99 : 'cV[R]_N := t_97 *: t_24.
have e_100 : t_99 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((p i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * (1))) by apply: (col_eq (col_scale e_98 e_25)) => i; reduce; clear - NZ_40 NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_101 : 'cV[R]_N := had gain t_99.
have e_102 : t_101 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (p i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0) * (gain i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0)))) by apply: (col_eq (col_had e_96 e_100)) => i; reduce; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
have e_103 : bias = (col (fun i => (bias i 0))) by apply: (col_eq (col_letter _)) => i; clear - R; first [reflexivity | ring].
pose t_104 : 'cV[R]_N := t_101 + bias.
have e_105 : t_104 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (p i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0) * (gain i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_102 e_103)) => i; reduce; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_107 : R := t_87^-1.
have e_108 : t_107 = ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) by apply: (num_eq (num1 (fun a : R => a^-1) e_88)); cbv beta; clear - NZ_47 NZ_20 NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_109 : 'cV[R]_N := t_107 *: t_77.
have e_110 : t_109 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((p i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * (1) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0)))) by apply: (col_eq (col_scale e_108 e_78)) => i; reduce; clear - NZ_40 NZ_20 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_111 : 'cV[R]_N := had gain t_109.
have e_112 : t_111 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (p i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0) * (gain i 0)))) by apply: (col_eq (col_had e_96 e_110)) => i; reduce; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
pose t_113 : 'cV[R]_N := t_111 + bias.
have e_114 : t_113 = (col (fun i => ((- n * x1 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (p i 0)) + ((x1 * m_4 * r_13 + x2 * m_5 * r_13 + m_6 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0)) + ((- n * x2 * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((gain i 0) * (q i 0)) + ((- n * r_13) / ((- n ^+ 2 * eps - n * x1 ^+ 2 * m_7 - 2%:R * n * x1 * x2 * m_8 - 2%:R * n * x1 * m_9 - n * x2 ^+ 2 * m_10 - 2%:R * n * x2 * m_11 - n * m_12 + x1 ^+ 2 * m_4 ^+ 2 + 2%:R * x1 * x2 * m_4 * m_5 + 2%:R * x1 * m_4 * m_6 + x2 ^+ 2 * m_5 ^+ 2 + 2%:R * x2 * m_5 * m_6 + m_6 ^+ 2))) * ((c i 0) * (gain i 0)) + (bias i 0))) by apply: (col_eq (col_add e_112 e_103)) => i; reduce; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
have C_106 : t_104 = t_113 by apply: (col_same e_105 e_114) => i; clear - NZ_40 E_r13 R; first [reflexivity | field: E_r13; nz | ring: E_r13].
split; first exact: C_43.
split; first exact: C_49.
split; first exact: C_91.
split; first exact: C_93.
split; first exact: C_95.
exact: C_106.
Qed.

End Claims.
