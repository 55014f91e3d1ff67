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

(* wu.one-group
   With one group, group normalization is layer normalization
   Y. Wu, K. He, “Group Normalization”, arXiv:1803.08494, §3, in a copy that names no version; §3.1, “Relation to
   Layer Normalization” *)
Theorem wu_one_group (activation : 'cV[R]_N) (eps : R) :
  (0 < N)%N ->
  0 <= eps ->
  0 < variance activation + eps ->
  N%:R != 0 :> R /\
  sumv ones != 0 :> R /\
  Num.sqrt (dot (had ones (activation - (dot ones activation / sumv ones) *: ones)) (had ones (activation - (dot ones activation / sumv ones) *: ones)) / sumv ones + eps) != 0 /\
  Num.sqrt (variance activation + eps) != 0 /\
  0 <= dot (had ones (activation - (dot ones activation / sumv ones) *: ones)) (had ones (activation - (dot ones activation / sumv ones) *: ones)) / sumv ones + eps /\
  0 <= variance activation + eps /\
  (Num.sqrt (dot (had ones (activation - (dot ones activation / sumv ones) *: ones)) (had ones (activation - (dot ones activation / sumv ones) *: ones)) / sumv ones + eps))^-1 *: had ones (activation - (dot ones activation / sumv ones) *: ones) = normalized eps activation :> 'cV[R]_N.
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
pose t_35 : R := sumv (ones : 'cV[R]_N).
have e_36 : t_35 = n by rule (sum_node e_9 (whole_ones En) _); clear - R; first [reflexivity | ring].
have NZ_37 : n != 0 by rule (nz_is (c := (n)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_38 : t_35 != 0 := nz_is e_36 NZ_37.
pose t_39 : R := dot (ones : 'cV[R]_N) activation.
have d_41 : whole (fun i => (activation i 0)) = m_2 by rule (num_eq M_2 _); clear - R; first [reflexivity | ring].
have d_42 : whole (fun i => 1 * ((activation i 0))) = m_2 by rule (whole_eq _ d_41) => i; clear - R; first [reflexivity | ring].
have e_40 : t_39 = m_2 by rule (dot_node e_9 e_1 d_42); done.
pose t_43 : R := t_39 / t_35.
have e_44 : t_43 = (m_2 / (n)) by rule (num_eq (num2 (fun a b : R => a / b) e_40 e_36) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_45 : 'cV[R]_N := t_43 *: (ones : 'cV[R]_N).
have e_46 : t_45 = (col (fun i => (m_2 / (n)) * (1))) by rule (col_eq (col_scale e_44 e_9) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_47 : 'cV[R]_N := activation - t_45.
have e_48 : t_47 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_sub e_1 e_46) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_49 : 'cV[R]_N := had (ones : 'cV[R]_N) t_47.
have e_50 : t_49 = (col (fun i => (activation i 0) + ((- m_2) / (n)) * (1))) by rule (col_eq (col_had e_9 e_48) _) => i; reduce; clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_51 : R := dot t_49 t_49.
have e_52 : t_51 = ((n * m_3 - m_2 ^+ 2) / (n)) by rule (dot_node e_50 e_50 d_18); done.
pose t_53 : R := t_51 / t_35.
have e_54 : t_53 = ((n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_52 e_36) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_55 : R := t_53 + eps.
have e_56 : t_55 = ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_54 e_21) _); clear - NZ_8 R; first [reflexivity | field; nz | ring].
pose t_57 : R := Num.sqrt t_55.
have [r_4 S_r4 E_r4] : exists2 r : R, 0 < r & r ^+ 2 = (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) by exact: (root_pos S_32).
have S_59 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 R; sgn].
have e_58 : t_57 = (r_4 / (n)) by rule (sqrt_node e_56 S_59 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_60 := lt0r_neq0 S_r4.
have NZ_61 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_60 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_62 : t_57 != 0 := nz_is e_58 NZ_61.
pose t_63 : R := Num.sqrt t_22.
have S_65 : 0 <= (r_4 / (n)) by rule (nneg_is (c := r_4 * n^-1) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_60 R; sgn].
have e_64 : t_63 = (r_4 / (n)) by rule (sqrt_node e_23 S_65 _); clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have NZ_66 : (r_4 / (n)) != 0 by rule (nz_is (c := (r_4 * n^-1)) _ _); [clear - NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4] | clear - NZ_60 NZ_8 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_67 : t_63 != 0 := nz_is e_64 NZ_66.
have S_68 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_60 R; sgn].
have C_69 : 0 <= t_55 := nneg_is e_56 S_68.
have S_70 : 0 <= ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) / (n ^+ 2)) by rule (nneg_is (c := (n ^+ 2 * eps + n * m_3 - m_2 ^+ 2) * n^-1 ^+ 2) _ _); [clear - NZ_8 R; first [reflexivity | field; nz | ring] | clear - H_eps N_pos S_4 S_16 S_31 S_32 S_r4 NZ_8 NZ_26 NZ_60 R; sgn].
have C_71 : 0 <= t_22 := nneg_is e_23 S_70.
pose t_72 : R := t_57^-1.
have e_73 : t_72 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_58) _); clear - NZ_60 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_74 : 'cV[R]_N := t_72 *: t_49.
have e_75 : t_74 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_73 e_50) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_77 : R := t_63^-1.
have e_78 : t_77 = ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) by rule (num_eq (num1 (fun a : R => a^-1) e_64) _); clear - NZ_60 NZ_8 NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
pose t_79 : 'cV[R]_N := t_77 *: t_12.
have e_80 : t_79 = (col (fun i => ((n * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * ((activation i 0)) + ((- m_2 * r_4) / ((n ^+ 2 * eps + n * m_3 - m_2 ^+ 2))) * (1))) by rule (col_eq (col_scale e_78 e_13) _) => i; reduce; clear - NZ_26 NZ_8 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
have C_76 : t_74 = t_79 by rule (col_same e_75 e_80 _) => i; clear - NZ_26 E_r4 R; first [reflexivity | field: E_r4; nz | ring: E_r4].
split; first exact: C_34.
split; first exact: C_38.
split; first exact: C_62.
split; first exact: C_67.
split; first exact: C_69.
split; first exact: C_71.
exact: C_76.
Qed.

(* wu.instance-norm
   With one channel a group, group normalization is instance normalization: of each channel by itself
   Y. Wu, K. He, “Group Normalization”, arXiv:1803.08494, §3, in a copy that names no version; §3.1, “Relation to
   Instance Normalization”
   not here: a free matrix or a second dimension *)

(* lnverify.two-groups
   With two groups it is not layer normalization; each group has the mean 0, and so has the whole
   this project; with a proof; compare Wu and He 2018
   not here: the sign of the denominator n_0 is not seen *)

(* lnverify.two-groups.shift
   Group normalization does not notice a shift of one group alone; LayerNorm does
   this project; with a proof; compare Wu and He 2018
   not here: the sign of the denominator n_0 is not seen *)

(* lnverify.two-groups.variance
   The variance of the whole is the weighted mean of the groups’ variances and the variance of their means
   this project; with a proof; compare Wu and He 2018 *)
Theorem lnverify_two_groups_variance (gain activation : 'cV[R]_N) :
  (0 < N)%N ->
  0 < sumv (nonzero_entries gain) * (N%:R - sumv (nonzero_entries gain)) ->
  N%:R != 0 :> R /\
  sumv (nonzero_entries gain) != 0 /\
  sumv (zero_entries gain) != 0 /\
  N%:R ^+ 2 != 0 :> R /\
  variance activation = (dot (nonzero_entries gain) (vpow (activation - (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain)) *: ones) 2) + dot (zero_entries gain) (vpow (activation - (dot (zero_entries gain) activation / sumv (zero_entries gain)) *: ones) 2)) / N%:R + ((sumv (nonzero_entries gain) * sumv (zero_entries gain)) / N%:R ^+ 2) * (dot (nonzero_entries gain) activation / sumv (nonzero_entries gain) - dot (zero_entries gain) activation / sumv (zero_entries gain)) ^+ 2 :> R.
Proof.
move=> N_gt0 H0.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have [z [Z1 Z0]] := zeros_of gain.
have e_1 : gain = (col (fun i => if z i then 0 else (gain i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_2 : 'cV[R]_N := drazin gain.
have e_3 : t_2 = (col (fun i => if z i then 0 else (gain i 0)^-1)) by rule (col_eq (col_drazin e_1) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_4 : 'cV[R]_N := had gain t_2.
have e_5 : t_4 = (col (fun i => if z i then 0 else 1)) by rule (col_eq (col_had e_1 e_3) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | have qi := Z0 i zi; clear - qi R; first [reflexivity | field; nz | ring]].
pose t_6 : R := sumv t_4.
have [n [En N_ge1]] := dimension R N_gt0.
have [n_0 M_n0] := some_number (part (fun i => ~~ z i) (fun=> 1)).
have S_8 : 0 <= n_0 by rewrite -M_n0; apply: part_ge0 => i; exact: ler01.
have [n_1 M_n1] := some_number (part z (fun=> 1)).
have S_9 : 0 <= n_1 by rewrite -M_n1; apply: part_ge0 => i; exact: ler01.
have Enn := blocks En M_n0 M_n1.
have N_pos : 0 < n_0 + n_1 by rewrite -Enn; apply: lt_le_trans N_ge1; exact: ltr01.
have S_10 : 0 <= n_0 + n_1 - 1 by rewrite -Enn subr_ge0.
have e_7 : t_6 = n_0 by rule (sum_node e_5 (whole_if M_n0 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have e_11 : N%:R = (n_0 + n_1) by rule (num_eq En (num_eq Enn _)); clear - R; first [reflexivity | ring].
pose t_12 : R := N%:R - t_6.
have e_13 : t_12 = n_1 by rule (num_eq (num2 (fun a b : R => a - b) e_11 e_7) _); clear - R; first [reflexivity | ring].
pose t_14 : R := t_6 * t_12.
have e_15 : t_14 = (n_0 * n_1) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_13) _); clear - R; first [reflexivity | ring].
have H_16 := pos_of H0 e_15.
have NZ_17 := lt0r_neq0 H_16.
have NZ_18 : n_1 != 0 by rule (nz_factor (f := n_1) (r := n_0) NZ_17 _); clear - R; first [reflexivity | ring].
have NZ_19 : n_0 != 0 by rule (nz_factor (f := n_0) (r := n_1) NZ_17 _); clear - R; first [reflexivity | ring].
have S_20 : 0 < (n_0 * n_1) by rule (pos_quotient H_16 (r := 1) _ _); [clear - S_8 S_9 N_pos S_10 NZ_18 NZ_19 R; sgn | clear - R; first [reflexivity | ring]].
have NZ_21 := lt0r_neq0 N_pos.
have NZ_22 : (n_0 + n_1) != 0 by rule (nz_is (c := ((n_0 + n_1))) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_21 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_23 : N%:R != 0 := nz_is e_11 NZ_22.
have NZ_24 : n_0 != 0 by rule (nz_is (c := (n_0)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_19 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_25 : t_6 != 0 := nz_is e_7 NZ_24.
have e_26 : (ones : 'cV[R]_N) = (col (fun i => if z i then 1 else 1)) by rule (col_eq (col_ones R N) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_27 : 'cV[R]_N := (ones : 'cV[R]_N) - t_4.
have e_28 : t_27 = (col (fun i => if z i then 1 else 0)) by rule (col_eq (col_sub e_26 e_5) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_29 : R := sumv t_27.
have e_30 : t_29 = n_1 by rule (sum_node e_28 (whole_if (@part0 R N (fun i => ~~ z i)) M_n1) _); clear - R; first [reflexivity | ring].
have NZ_31 : n_1 != 0 by rule (nz_is (c := (n_1)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_18 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_32 : t_29 != 0 := nz_is e_30 NZ_31.
pose t_33 : R := N%:R ^+ 2.
have e_34 : t_33 = (n_0 ^+ 2 + 2%:R * n_0 * n_1 + n_1 ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_11) _); clear - R; first [reflexivity | ring].
have NZ_35 : (n_0 ^+ 2 + 2%:R * n_0 * n_1 + n_1 ^+ 2) != 0 by rule (nz_is (c := ((n_0 + n_1) ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_21 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_36 : t_33 != 0 := nz_is e_34 NZ_35.
have e_37 : activation = (col (fun i => if z i then (activation i 0) else (activation i 0))) by rule (col_eq (col_letter _) _) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
pose t_38 : R := sumv activation.
have [m_2 M_2] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0))).
have [m_3 M_3] := some_number (part z (fun i => (activation i 0))).
have e_39 : t_38 = (m_2 + m_3) by rule (sum_node e_37 (whole_if M_2 M_3) _); clear - R; first [reflexivity | ring].
pose t_40 : R := t_38 / N%:R.
have e_41 : t_40 = ((m_2 + m_3) / ((n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_39 e_11) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_42 : 'cV[R]_N := t_40 *: (ones : 'cV[R]_N).
have e_43 : t_42 = (col (fun i => if z i then ((m_2 + m_3) / ((n_0 + n_1))) * (1) else ((m_2 + m_3) / ((n_0 + n_1))) * (1))) by rule (col_eq (col_scale e_41 e_26) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_44 : 'cV[R]_N := activation - t_42.
have e_45 : t_44 = (col (fun i => if z i then (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1))) by rule (col_eq (col_sub e_37 e_43) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - NZ_21 R; first [reflexivity | field; nz | ring]].
pose t_46 : R := dot t_44 t_44.
have [m_4 M_4] := some_number (part (fun i => ~~ z i) (fun i => (activation i 0) ^+ 2)).
have S_48 : 0 <= m_4 by rewrite -M_4; apply: part_ge0 => i; sgn.
have [m_5 M_5] := some_number (part z (fun i => (activation i 0) ^+ 2)).
have S_49 : 0 <= m_5 by rewrite -M_5; apply: part_ge0 => i; sgn.
have d_50 : whole (fun i => if z i then (activation i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((activation i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1) else (activation i 0) ^+ 2 + ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) * ((activation i 0)) + ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) * (1)) = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (num_eq (whole_if (partD (partD M_4 (partZ ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) M_2)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n0)) (partD (partD M_5 (partZ ((- 2%:R * m_2 - 2%:R * m_3) / ((n_0 + n_1))) M_3)) (partZ ((m_2 ^+ 2 + 2%:R * m_2 * m_3 + m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) M_n1))) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
have d_51 : whole (fun i => (if z i then (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1)) * (if z i then (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1) else (activation i 0) + ((- m_2 - m_3) / ((n_0 + n_1))) * (1))) = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (whole_eq _ d_50) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_21 R; first [reflexivity | field; nz | ring] | clear - NZ_21 R; first [reflexivity | field; nz | ring]].
have e_47 : t_46 = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1))) by rule (dot_node e_45 e_45 d_51); done.
pose t_52 : R := t_46 / N%:R.
have e_53 : t_52 = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_47 e_11) _); clear - NZ_21 R; first [reflexivity | field; nz | ring].
pose t_55 : R := dot t_4 activation.
have d_57 : whole (fun i => if z i then 0 else (activation i 0)) = m_2 by rule (num_eq (whole_if M_2 (@part0 R N z)) _); clear - R; first [reflexivity | ring].
have d_58 : whole (fun i => (if z i then 0 else 1) * (if z i then (activation i 0) else (activation i 0))) = m_2 by rule (whole_eq _ d_57) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_56 : t_55 = m_2 by rule (dot_node e_5 e_37 d_58); done.
pose t_59 : R := t_55 / t_6.
have e_60 : t_59 = (m_2 / (n_0)) by rule (num_eq (num2 (fun a b : R => a / b) e_56 e_7) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
pose t_61 : 'cV[R]_N := t_59 *: (ones : 'cV[R]_N).
have e_62 : t_61 = (col (fun i => if z i then (m_2 / (n_0)) * (1) else (m_2 / (n_0)) * (1))) by rule (col_eq (col_scale e_60 e_26) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_63 : 'cV[R]_N := activation - t_61.
have e_64 : t_63 = (col (fun i => if z i then (activation i 0) + ((- m_2) / (n_0)) * (1) else (activation i 0) + ((- m_2) / (n_0)) * (1))) by rule (col_eq (col_sub e_37 e_62) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_65 : 'cV[R]_N := vpow t_63 2.
have e_66 : t_65 = (col (fun i => if z i then (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n_0)) * ((activation i 0)) + ((m_2 ^+ 2) / (n_0 ^+ 2)) * (1) else (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n_0)) * ((activation i 0)) + ((m_2 ^+ 2) / (n_0 ^+ 2)) * (1))) by rule (col_eq (col_vpow 2 e_64) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
pose t_67 : R := dot t_4 t_65.
have d_69 : whole (fun i => if z i then 0 else (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n_0)) * ((activation i 0)) + ((m_2 ^+ 2) / (n_0 ^+ 2)) * (1)) = ((n_0 * m_4 - m_2 ^+ 2) / (n_0)) by rule (num_eq (whole_if (partD (partD M_4 (partZ ((- 2%:R * m_2) / (n_0)) M_2)) (partZ ((m_2 ^+ 2) / (n_0 ^+ 2)) M_n0)) (@part0 R N z)) _); clear - NZ_19 R; first [reflexivity | field; nz | ring].
have d_70 : whole (fun i => (if z i then 0 else 1) * (if z i then (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n_0)) * ((activation i 0)) + ((m_2 ^+ 2) / (n_0 ^+ 2)) * (1) else (activation i 0) ^+ 2 + ((- 2%:R * m_2) / (n_0)) * ((activation i 0)) + ((m_2 ^+ 2) / (n_0 ^+ 2)) * (1))) = ((n_0 * m_4 - m_2 ^+ 2) / (n_0)) by rule (whole_eq _ d_69) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_19 R; first [reflexivity | field; nz | ring] | clear - NZ_19 R; first [reflexivity | field; nz | ring]].
have e_68 : t_67 = ((n_0 * m_4 - m_2 ^+ 2) / (n_0)) by rule (dot_node e_5 e_66 d_70); done.
pose t_71 : R := dot t_27 activation.
have d_73 : whole (fun i => if z i then (activation i 0) else 0) = m_3 by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) M_3) _); clear - R; first [reflexivity | ring].
have d_74 : whole (fun i => (if z i then 1 else 0) * (if z i then (activation i 0) else (activation i 0))) = m_3 by rule (whole_eq _ d_73) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - R; first [reflexivity | ring] | clear - R; first [reflexivity | ring]].
have e_72 : t_71 = m_3 by rule (dot_node e_28 e_37 d_74); done.
pose t_75 : R := t_71 / t_29.
have e_76 : t_75 = (m_3 / (n_1)) by rule (num_eq (num2 (fun a b : R => a / b) e_72 e_30) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
pose t_77 : 'cV[R]_N := t_75 *: (ones : 'cV[R]_N).
have e_78 : t_77 = (col (fun i => if z i then (m_3 / (n_1)) * (1) else (m_3 / (n_1)) * (1))) by rule (col_eq (col_scale e_76 e_26) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_79 : 'cV[R]_N := activation - t_77.
have e_80 : t_79 = (col (fun i => if z i then (activation i 0) + ((- m_3) / (n_1)) * (1) else (activation i 0) + ((- m_3) / (n_1)) * (1))) by rule (col_eq (col_sub e_37 e_78) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_81 : 'cV[R]_N := vpow t_79 2.
have e_82 : t_81 = (col (fun i => if z i then (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n_1)) * ((activation i 0)) + ((m_3 ^+ 2) / (n_1 ^+ 2)) * (1) else (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n_1)) * ((activation i 0)) + ((m_3 ^+ 2) / (n_1 ^+ 2)) * (1))) by rule (col_eq (col_vpow 2 e_80) _) => i; reduce; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
pose t_83 : R := dot t_27 t_81.
have d_85 : whole (fun i => if z i then (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n_1)) * ((activation i 0)) + ((m_3 ^+ 2) / (n_1 ^+ 2)) * (1) else 0) = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (num_eq (whole_if (@part0 R N (fun i => ~~ z i)) (partD (partD M_5 (partZ ((- 2%:R * m_3) / (n_1)) M_3)) (partZ ((m_3 ^+ 2) / (n_1 ^+ 2)) M_n1))) _); clear - NZ_18 R; first [reflexivity | field; nz | ring].
have d_86 : whole (fun i => (if z i then 1 else 0) * (if z i then (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n_1)) * ((activation i 0)) + ((m_3 ^+ 2) / (n_1 ^+ 2)) * (1) else (activation i 0) ^+ 2 + ((- 2%:R * m_3) / (n_1)) * ((activation i 0)) + ((m_3 ^+ 2) / (n_1 ^+ 2)) * (1))) = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (whole_eq _ d_85) => i; case zi: (z i); [rewrite ?(Z1 i zi) ?invr0; clear - NZ_18 R; first [reflexivity | field; nz | ring] | clear - NZ_18 R; first [reflexivity | field; nz | ring]].
have e_84 : t_83 = ((n_1 * m_5 - m_3 ^+ 2) / (n_1)) by rule (dot_node e_28 e_82 d_86); done.
pose t_87 : R := t_67 + t_83.
have e_88 : t_87 = ((n_0 * n_1 * m_4 + n_0 * n_1 * m_5 - n_0 * m_3 ^+ 2 - n_1 * m_2 ^+ 2) / (n_1 * n_0)) by rule (num_eq (num2 (fun a b : R => a + b) e_68 e_84) _); clear - NZ_19 NZ_18 R; first [reflexivity | field; nz | ring].
pose t_89 : R := t_87 / N%:R.
have e_90 : t_89 = ((n_0 * n_1 * m_4 + n_0 * n_1 * m_5 - n_0 * m_3 ^+ 2 - n_1 * m_2 ^+ 2) / (n_1 * n_0 * (n_0 + n_1))) by rule (num_eq (num2 (fun a b : R => a / b) e_88 e_11) _); clear - NZ_21 NZ_18 NZ_19 R; first [reflexivity | field; nz | ring].
pose t_91 : R := t_6 * t_29.
have e_92 : t_91 = (n_0 * n_1) by rule (num_eq (num2 (fun a b : R => a * b) e_7 e_30) _); clear - R; first [reflexivity | ring].
pose t_93 : R := t_91 / t_33.
have NZ_95 : (n_0 ^+ 2 + 2%:R * n_0 * n_1 + n_1 ^+ 2) != 0 :> R by rule (nz_is (c := ((n_0 + n_1) ^+ 2)) _ _); [clear - R; ring | clear - NZ_21 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_94 : t_93 = ((n_0 * n_1) / ((n_0 + n_1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_92 e_34) _); clear - NZ_21 NZ_95 R; first [reflexivity | field; nz | ring].
pose t_96 : R := t_59 - t_75.
have e_97 : t_96 = ((- n_0 * m_3 + n_1 * m_2) / (n_1 * n_0)) by rule (num_eq (num2 (fun a b : R => a - b) e_60 e_76) _); clear - NZ_19 NZ_18 R; first [reflexivity | field; nz | ring].
pose t_98 : R := t_96 ^+ 2.
have e_99 : t_98 = ((n_0 ^+ 2 * m_3 ^+ 2 - 2%:R * n_0 * n_1 * m_2 * m_3 + n_1 ^+ 2 * m_2 ^+ 2) / (n_1 ^+ 2 * n_0 ^+ 2)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_97) _); clear - NZ_18 NZ_19 R; first [reflexivity | field; nz | ring].
pose t_100 : R := t_93 * t_98.
have e_101 : t_100 = ((n_0 ^+ 2 * m_3 ^+ 2 - 2%:R * n_0 * n_1 * m_2 * m_3 + n_1 ^+ 2 * m_2 ^+ 2) / (n_1 * n_0 * (n_0 + n_1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a * b) e_94 e_99) _); clear - NZ_21 NZ_18 NZ_19 R; first [reflexivity | field; nz | ring].
pose t_102 : R := t_89 + t_100.
have e_103 : t_102 = ((n_0 * m_4 + n_0 * m_5 + n_1 * m_4 + n_1 * m_5 - m_2 ^+ 2 - 2%:R * m_2 * m_3 - m_3 ^+ 2) / ((n_0 + n_1) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_90 e_101) _); clear - NZ_18 NZ_19 NZ_21 R; first [reflexivity | field; nz | ring].
have C_54 : t_52 = t_102 by rule (num_eq e_53 (esym (num_eq e_103 _))); clear - NZ_21 R; first [reflexivity | field; nz | ring].
split; first exact: C_23.
split; first exact: C_25.
split; first exact: C_32.
split; first exact: C_36.
exact: C_54.
Qed.

(* lnverify.two-groups.nonlinearity
   For variances x and y of two groups, 1/x² + 1/y² is at least twice the inverse square of their mean
   this project; with a proof; compare Ni, Guo, Jia and Huang 2024 *)
Theorem lnverify_two_groups_nonlinearity (x y : R) :
  0 < x ->
  0 < y ->
  ((x + y) / 2%:R) ^+ 2 != 0 /\
  x ^+ 2 != 0 /\
  y ^+ 2 != 0 /\
  2%:R / ((x + y) / 2%:R) ^+ 2 <= 1 / x ^+ 2 + 1 / y ^+ 2.
Proof.
move=> H0 H1.
cbv beta delta [layer_norm normalized std variance centered mean rms_norm unit_map vnorm image_matrix gain_matrix squared_drazin reflection Pi Pi2 alpha zero_entries nonzero_entries].
have e_1 : x = x by [].
have H_2 := pos_of H0 e_1.
have NZ_3 := lt0r_neq0 H_2.
have NZ_4 : x != 0 by rule (nz_factor (f := x) (r := 1) NZ_3 _); clear - R; first [reflexivity | ring].
have S_5 : 0 < x by rule (pos_quotient H_2 (r := 1) _ _); [clear - NZ_4 R; sgn | clear - R; first [reflexivity | ring]].
have e_6 : y = y by [].
have H_7 := pos_of H1 e_6.
have NZ_8 := lt0r_neq0 H_7.
have NZ_9 : y != 0 by rule (nz_factor (f := y) (r := 1) NZ_8 _); clear - R; first [reflexivity | ring].
have S_10 : 0 < y by rule (pos_quotient H_7 (r := 1) _ _); [clear - S_5 NZ_4 NZ_9 R; sgn | clear - R; first [reflexivity | ring]].
pose t_11 : R := x + y.
have e_12 : t_11 = (x + y) by rule (num_eq (num2 (fun a b : R => a + b) e_1 e_6) _); clear - R; first [reflexivity | ring].
have e_13 : 2%:R = 2%:R :> R by clear - R; first [reflexivity | ring].
pose t_14 : R := t_11 / (2%:R : R).
have NZ_16 : 2%:R != 0 :> R by rule (nz_is (c := (2%:R)) _ _); [clear - R; ring | clear -  R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_15 : t_14 = ((x + y) / (2%:R)) by rule (num_eq (num2 (fun a b : R => a / b) e_12 e_13) _); clear - NZ_16 R; first [reflexivity | field; nz | ring].
pose t_17 : R := t_14 ^+ 2.
have e_18 : t_17 = ((x ^+ 2 + 2%:R * x * y + y ^+ 2) / (4%:R)) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_15) _); clear - N R; first [reflexivity | field; first [done | nz] | ring].
have S_19 : 0 < (x + y) by clear - S_5 S_10 NZ_4 NZ_9 NZ_16 R; sgn.
have NZ_20 := lt0r_neq0 S_19.
have NZ_21 : ((x ^+ 2 + 2%:R * x * y + y ^+ 2) / (4%:R)) != 0 by rule (nz_is (c := ((x + y) ^+ 2 * 4%:R^-1)) _ _); [clear - N R; first [reflexivity | field; first [done | nz] | ring] | clear - NZ_20 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_22 : t_17 != 0 := nz_is e_18 NZ_21.
pose t_23 : R := x ^+ 2.
have e_24 : t_23 = (x ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_1) _); clear - R; first [reflexivity | ring].
have NZ_25 : (x ^+ 2) != 0 by rule (nz_is (c := (x ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_4 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_26 : t_23 != 0 := nz_is e_24 NZ_25.
pose t_27 : R := y ^+ 2.
have e_28 : t_27 = (y ^+ 2) by rule (num_eq (num1 (fun a : R => a ^+ 2) e_6) _); clear - R; first [reflexivity | ring].
have NZ_29 : (y ^+ 2) != 0 by rule (nz_is (c := (y ^+ 2)) _ _); [clear - R; first [reflexivity | ring] | clear - NZ_9 R; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | by rewrite ?orbT ?pnatr_eq0 ?oner_eq0]].
have C_30 : t_27 != 0 := nz_is e_28 NZ_29.
pose t_31 : R := (2%:R : R) / t_17.
have NZ_33 : (x ^+ 2 + 2%:R * x * y + y ^+ 2) != 0 :> R by rule (nz_is (c := ((x + y) ^+ 2)) _ _); [clear - R; ring | clear - NZ_20 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_32 : t_31 = (8%:R / ((x + y) ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_13 e_18) _); clear - NZ_20 NZ_33 R; first [reflexivity | field; nz | ring].
have e_35 : 1 = 1 :> R by clear - R; first [reflexivity | ring].
pose t_36 : R := (1 : R) / t_23.
have NZ_38 : (x ^+ 2) != 0 :> R by rule (nz_is (c := (x ^+ 2)) _ _); [clear - R; ring | clear - NZ_4 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_37 : t_36 = (1 / (x ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_24) _); clear - NZ_4 NZ_38 R; first [reflexivity | field; nz | ring].
pose t_39 : R := (1 : R) / t_27.
have NZ_41 : (y ^+ 2) != 0 :> R by rule (nz_is (c := (y ^+ 2)) _ _); [clear - R; ring | clear - NZ_9 R; repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1]].
have e_40 : t_39 = (1 / (y ^+ 2)) by rule (num_eq (num2 (fun a b : R => a / b) e_35 e_28) _); clear - NZ_9 NZ_41 R; first [reflexivity | field; nz | ring].
pose t_42 : R := t_36 + t_39.
have e_43 : t_42 = ((x ^+ 2 + y ^+ 2) / (y ^+ 2 * x ^+ 2)) by rule (num_eq (num2 (fun a b : R => a + b) e_37 e_40) _); clear - NZ_4 NZ_9 R; first [reflexivity | field; nz | ring].
have S_44 : 0 <= (x ^+ 2 + 4%:R * x * y + y ^+ 2) by clear - S_5 S_10 S_19 NZ_4 NZ_9 NZ_16 NZ_20 NZ_33 NZ_38 NZ_41 R; sgn.
have S_45 : 0 <= (x ^+ 4 + 2%:R * x ^+ 3 * y - 6%:R * x ^+ 2 * y ^+ 2 + 2%:R * x * y ^+ 3 + y ^+ 4) by rule (nneg_is (c := (x ^+ 2 + 4%:R * x * y + y ^+ 2) * (x - y) ^+ 2) _ _); [clear - R; first [reflexivity | ring] | clear - S_5 S_10 S_19 S_44 NZ_4 NZ_9 NZ_16 NZ_20 NZ_33 NZ_38 NZ_41 R; sgn].
have S_46 : 0 <= ((x ^+ 4 + 2%:R * x ^+ 3 * y - 6%:R * x ^+ 2 * y ^+ 2 + 2%:R * x * y ^+ 3 + y ^+ 4) / (y ^+ 2 * x ^+ 2 * (x + y) ^+ 2)) by rule (nneg_is (c := (x ^+ 4 + 2%:R * x ^+ 3 * y - 6%:R * x ^+ 2 * y ^+ 2 + 2%:R * x * y ^+ 3 + y ^+ 4) * y^-1 ^+ 2 * x^-1 ^+ 2 * (x + y)^-1 ^+ 2) _ _); [clear - NZ_9 NZ_4 NZ_20 R; first [reflexivity | field; nz | ring] | clear - S_5 S_10 S_19 S_44 S_45 NZ_4 NZ_9 NZ_16 NZ_20 NZ_33 NZ_38 NZ_41 R; sgn].
have C_34 : t_31 <= t_42 by rule (le_by e_32 e_43 _ S_46); clear - NZ_20 NZ_9 NZ_4 R; first [reflexivity | field; nz | ring].
split; first exact: C_22.
split; first exact: C_26.
split; first exact: C_30.
exact: C_34.
Qed.

End Claims.
